"""What is remembered of addresses that may be alike: kept through edits as it would be found anew."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.slots import distinct
from sitemap_studio.validation import duplicates
from sitemap_studio.validation.duplicates import DuplicateIndex

# Few bits in common first, so that some are told from others by these alone, and some are not.
HASHES = st.sampled_from([0, 1, 2, 3, 5_000, 5_001, 7 << 20, 8 << 20, (8 << 20) + 1, 3_000_000_000])


@given(st.lists(st.tuples(HASHES, HASHES, st.booleans()), min_size=1, max_size=40), st.sampled_from([0, 1, 1_000_000]))
def test_who_shares_a_hash_after_an_edit_is_who_is_found_to_share_it_anew(entries, worth_looking):
    before, wanted, is_renamed = (np.array(column) for column in zip(*entries, strict=True))
    before, wanted = before.astype(np.uint32), wanted.astype(np.uint32)
    renamed = np.flatnonzero(is_renamed & (before != wanted)).astype(np.uint32)
    now = np.where(is_renamed, wanted, before).astype(np.uint32)
    met = distinct(before[renamed], now[renamed])
    known = DuplicateIndex.of((before,)).sharing
    rest = known[~np.isin(known, renamed)]
    usual, duplicates._WORTH_LOOKING = duplicates._WORTH_LOOKING, worth_looking  # type: ignore[misc]
    try:
        found = duplicates.sharing_again((now,), rest, met[met != 0])
    finally:
        duplicates._WORTH_LOOKING = usual  # type: ignore[misc]
    assert found.tolist() == DuplicateIndex.of((now,)).sharing.tolist()
