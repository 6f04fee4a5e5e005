"""Splices, and entries that keep their position; see also the tests of splicing XML and lines."""

from __future__ import annotations

from itertools import combinations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.formats.splices import Splice, apply_splices, longest_increasing_mask


def test_insertion_precedes_replacement_at_same_offset():
    splices = [Splice(4, 6, b""), Splice(2, 3, b"C"), Splice(2, 2, b"++"), Splice(0, 0, b">")]
    assert apply_splices(b"abcdef", splices) == b">ab++Cd"
    assert apply_splices(b"abc", []) == b"abc"


@given(st.lists(st.integers(-1, 9), max_size=7))
def test_longest_increasing_mask_selects_longest_increasing_subsequence(numbers):
    belongs = longest_increasing_mask(np.array(numbers, np.int64))
    kept = [number for number, is_kept in zip(numbers, belongs.tolist(), strict=True) if is_kept]
    assert all(number >= 0 for number in kept)
    assert kept == sorted(set(kept))
    known = [number for number in numbers if number >= 0]
    longer = combinations(known, len(kept) + 1)
    assert not any(list(some) == sorted(set(some)) for some in longer)
