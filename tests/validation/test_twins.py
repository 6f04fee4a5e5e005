"""What is remembered of addresses that may be alike: kept through edits as it would be found anew."""

from __future__ import annotations

import numpy as np
import polars as pl
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.slots import distinct
from sitemap_studio.validation import duplicates
from sitemap_studio.validation.duplicates import FAILED, LIKENESSES, Twins

# Few bits in common first, so that some are told from others by these alone, and some are not.
HASHES = st.sampled_from([0, FAILED, 2, 3, 5_000, 5_001, 7 << 20, 8 << 20, (8 << 20) + 1, 3_000_000_000])


@given(st.lists(st.tuples(HASHES, HASHES, st.booleans()), min_size=1, max_size=40), st.sampled_from([0, 1, 1_000_000]))
def test_who_shares_a_hash_after_an_edit_is_who_is_found_to_share_it_anew(entries, worth_looking):
    before, wanted, is_renamed = (np.array(column) for column in zip(*entries, strict=True))
    before, wanted = before.astype(np.uint32), wanted.astype(np.uint32)
    renamed = np.flatnonzero(is_renamed & (before != wanted)).astype(np.uint32)
    now = np.where(is_renamed, wanted, before).astype(np.uint32)
    met = distinct(before[renamed], now[renamed])
    known = Twins.of((before,)).sharing
    rest = known[~np.isin(known, renamed)]
    usual, duplicates._WORTH_LOOKING = duplicates._WORTH_LOOKING, worth_looking  # type: ignore[misc]
    try:
        found = duplicates.sharing_again((now,), rest, met[met != 0])
    finally:
        duplicates._WORTH_LOOKING = usual  # type: ignore[misc]
    assert found.tolist() == Twins.of((now,)).sharing.tolist()


PIECES = ["http://a.b/x", "https://a.b/x", "http://www.a.b/x/", " https://a.b/x", "http://A.b/x#f", "", "http://a.b/y"]


@given(st.lists(st.sampled_from(PIECES), min_size=2, max_size=20))
def test_few_addresses_are_told_apart_as_many_are(locs):
    slots = np.arange(len(locs), dtype=np.uint32)
    column = pl.Series("loc", locs, dtype=pl.String)
    _, near = LIKENESSES
    few = near.broken(slots, column)
    usual, duplicates._FEW = duplicates._FEW, 0  # type: ignore[misc]
    try:
        many = near.broken(slots, column)
    finally:
        duplicates._FEW = usual  # type: ignore[misc]
    assert {rule: found.tolist() for rule, found in few.items()} == {r: found.tolist() for r, found in many.items()}
