"""What is remembered of URLs that may be duplicates: kept through edits as it would be found anew."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.validation import duplicates
from sitemap_studio.validation.duplicates import DuplicateIndex
from tests.builders import table_of

# Few bits in common first, so that some are told from others by these alone, and some are not.
HASHES = st.sampled_from([0, 1, 2, 3, 5_000, 5_001, 7 << 20, 8 << 20, (8 << 20) + 1, 3_000_000_000])


@given(st.lists(st.tuples(HASHES, HASHES, st.booleans()), min_size=1, max_size=40), st.sampled_from([0, 16]))
def test_who_shares_a_hash_after_an_edit_is_who_is_found_to_share_it_anew(entries, few):
    before, wanted, is_renamed = (np.array(column) for column in zip(*entries, strict=True))
    before, wanted = before.astype(np.uint32), wanted.astype(np.uint32)
    renamed = np.flatnonzero(is_renamed & (before != wanted)).astype(np.uint32)
    now = np.where(is_renamed, wanted, before).astype(np.uint32)
    table: EntryTable = table_of(loc=["http://a.b/"] * len(entries))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(duplicates, "_FEW", few)
        found = DuplicateIndex.of((before,)).renewed(table, renamed, now[renamed])
    assert found.hashes[0].tolist() == now.tolist()
    assert found.sharing.tolist() == DuplicateIndex.of((now,)).sharing.tolist()
