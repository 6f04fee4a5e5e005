"""Splices, and which entries stay in their place."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.formats.splice import EntryAlignment, Splice, applied, longest_increasing


def standing(wanted: list[int], touched: list[int] | None = None) -> EntryAlignment:
    """Of four originals of three bytes each; -1 stands for an entry from elsewhere."""
    originals = pl.DataFrame(
        {"start": [0, 3, 6, 9], "length": [3] * 4}, schema={"start": pl.UInt32, "length": pl.UInt32}
    )
    entries = pl.DataFrame(
        {
            "start": [3 * max(number, 0) for number in wanted],
            "length": [3] * len(wanted),
            "touched": touched or [0] * len(wanted),
            "is_here": [number >= 0 for number in wanted],
        }
    )
    return EntryAlignment(originals, entries)


def test_of_two_splices_at_one_place_the_insertion_comes_first():
    splices = [Splice(4, 6, b""), Splice(2, 3, b"C"), Splice(2, 2, b"++"), Splice(0, 0, b">")]
    assert applied(b"abcdef", splices) == b">ab++Cd"


def test_without_splices_the_source_stays():
    assert applied(b"abc", []) == b"abc"


@given(st.lists(st.integers(-1, 9), max_size=7))
def test_as_many_as_can_stay_where_they_are(numbers):
    belongs = longest_increasing(np.array(numbers, np.int64))
    kept = [number for number, is_kept in zip(numbers, belongs.tolist(), strict=True) if is_kept]
    assert all(number >= 0 for number in kept)
    assert kept == sorted(set(kept))
    known = [number for number in numbers if number >= 0]
    longer = combinations(known, len(kept) + 1)
    assert not any(list(some) == sorted(set(some)) for some in longer)


def test_what_comes_in_does_so_behind_the_nearest_original_that_stays():
    found = standing([-1, 0, -1, -1, 2, 1, -1])
    places, anchors, stretches = found.insertions()
    assert (places.tolist(), anchors.tolist()) == ([0, 2, 3, 4, 6], [-1, 0, 0, 0, 1])
    assert stretches == [(0, 1), (1, 4), (4, 5)]
    assert found.is_gone.tolist() == [False, False, True, True]


def test_nothing_comes_in_where_all_stay():
    assert standing([0, 1, 3]).insertions()[2] == []


def test_only_originals_are_touched():
    assert standing([-1, 0, 1], [1, 1, 0]).is_touched.tolist() == [False, True, False]


def test_an_entry_that_claims_another_place_is_refused():
    with pytest.raises(ValueError, match="has none"):
        EntryAlignment(
            pl.DataFrame({"start": [0], "length": [3]}),
            pl.DataFrame({"start": [1], "length": [3], "touched": [0], "is_here": [True]}),
        )
