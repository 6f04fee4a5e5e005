"""Splices of bytes, and the alignment of edited entries with the entries of a file."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray


class Splice(NamedTuple):
    """Replacement of the bytes `start` to `end` of a source by `new`."""

    start: int
    end: int
    new: bytes


def apply_splices(source: bytes, splices: Iterable[Splice]) -> bytes:
    """Return a source with splices applied, in any order; they must not overlap. Insertions precede replacements."""
    # Views avoid a copy of long unchanged ranges before the join.
    view = memoryview(source)
    pieces: list[bytes | memoryview] = []
    offset = 0
    for start, end, new in sorted(splices, key=lambda splice: splice[:2]):
        pieces += [view[offset:start], new]
        offset = end
    return b"".join([*pieces, view[offset:]])


class EntryAlignment:
    """Alignment of the entries to be written with the original entries of a source.

    Attributes:
        starts: Offsets of the originals in the source.
        ends: Offsets after the originals.
        original: For each entry the index of its original; -1 for entries without one.
        is_fixed: Whether an entry keeps its position in the source; as many as possible do.
        is_removed: Whether an original is removed from its position.
        is_touched: Whether an entry has an original and may differ from it.
    """

    def __init__(self, originals: pl.DataFrame, entries: pl.DataFrame) -> None:
        """Align entries with originals.

        Args:
            originals: `start` and `length` of the original entries, at least one.
            entries: `start`, `length`, `is_here` and `touched` of the entries to be written.

        Raises:
            ValueError: An entry claims the range of an original that does not exist.
        """
        self.starts = originals["start"].to_numpy().astype(np.int64)
        self.ends = self.starts + originals["length"].to_numpy()
        is_here = entries["is_here"].to_numpy()
        starts = entries["start"].to_numpy().astype(np.int64)
        ends = starts + entries["length"].to_numpy()
        found = np.minimum(np.searchsorted(self.starts, starts), len(self.starts) - 1)
        if np.any(is_here & ((self.starts[found] != starts) | (self.ends[found] != ends))):
            raise ValueError("An entry claims a place in the source where the source has none.")
        self.original = np.where(is_here, found, -1)
        self.is_fixed = longest_increasing_mask(self.original)
        self.is_removed = np.ones(len(self.starts), dtype=bool)
        self.is_removed[self.original[self.is_fixed]] = False
        self.is_touched = (self.original >= 0) & (entries["touched"].to_numpy() != 0)

    def find_insertions(self) -> tuple[NDArray[np.int64], NDArray[np.int64], list[tuple[int, int]]]:
        """Find the entries that do not keep their position, and so are inserted.

        Returns:
            Their indexes; for each the index of the nearest preceding fixed original, or -1; and the ranges of these
            arrays with the same preceding original.
        """
        places = np.flatnonzero(~self.is_fixed)
        # Fixed entries are in ascending order, so the maximum so far is the nearest preceding one.
        anchors = np.maximum.accumulate(np.where(self.is_fixed, self.original, -1))[places]
        bounds = np.flatnonzero(np.diff(anchors)) + 1
        return places, anchors, list(pairwise([0, *bounds.tolist(), len(places)])) if len(places) else []


def longest_increasing_mask(numbers: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return a mask of a longest strictly increasing subsequence of the non-negative numbers.

    Found by patience sorting.
    """
    belongs = numbers >= 0
    candidates = np.flatnonzero(belongs)
    if np.all(np.diff(numbers[candidates]) > 0):
        return belongs
    values = numbers[candidates].tolist()
    tops: list[int] = []
    top_indexes: list[int] = []
    previous = [-1] * len(values)
    for place, value in enumerate(values):
        pile = bisect_left(tops, value)
        if pile:
            previous[place] = top_indexes[pile - 1]
        tops[pile : pile + 1] = [value]
        top_indexes[pile : pile + 1] = [place]
    belongs[:] = False
    place = top_indexes[-1]
    while place >= 0:
        belongs[candidates[place]] = True
        place = previous[place]
    return belongs
