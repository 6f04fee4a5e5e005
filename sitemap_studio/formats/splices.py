"""Splices of bytes, which entries can stay where they are, and lossless saving of files whose entries are lines."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray


class Splice(NamedTuple):
    """Bytes `start` to `end` of the source give way to `new`."""

    start: int
    end: int
    new: bytes


def applied(source: bytes, splices: Iterable[Splice]) -> bytes:
    """The source after splices that do not overlap; of two at one place, what takes nothing comes first."""
    # Views: long runs are copied once, by join.
    view = memoryview(source)
    pieces: list[bytes | memoryview] = []
    place = 0
    for start, end, new in sorted(splices, key=lambda splice: splice[:2]):
        pieces += [view[place:start], new]
        place = end
    return b"".join([*pieces, view[place:]])


class EntryAlignment:
    """How the entries to be written correspond to those of the source, the originals, between `starts` and `ends`.

    Attributes:
        original: Which original each entry is; -1 for those from elsewhere.
        stays: Which entries can stay in their place, so that the fewest move.
        is_gone: Which originals do not stay in theirs.
        is_touched: Which entries are originals that may have changed.
    """

    def __init__(self, originals: pl.DataFrame, entries: pl.DataFrame) -> None:
        """Find them; a `ValueError` where an entry is not one of the originals, of which there is one at least."""
        self.starts = originals["start"].to_numpy().astype(np.int64)
        self.ends = self.starts + originals["length"].to_numpy()
        is_here = entries["is_here"].to_numpy()
        starts = entries["start"].to_numpy().astype(np.int64)
        ends = starts + entries["length"].to_numpy()
        found = np.minimum(np.searchsorted(self.starts, starts), len(self.starts) - 1)
        if np.any(is_here & ((self.starts[found] != starts) | (self.ends[found] != ends))):
            raise ValueError("An entry claims a place in the source where the source has none.")
        self.original = np.where(is_here, found, -1)
        self.stays = longest_increasing(self.original)
        self.is_gone = np.ones(len(self.starts), dtype=bool)
        self.is_gone[self.original[self.stays]] = False
        self.is_touched = (self.original >= 0) & (entries["touched"].to_numpy() != 0)

    def insertions(self) -> tuple[NDArray[np.int64], NDArray[np.int64], list[tuple[int, int]]]:
        """Which entries do not stay where they are, and so are inserted.

        Returns:
            Their places; the nearest original before each that stays, or -1; and the stretches of neighbours.
        """
        places = np.flatnonzero(~self.stays)
        # Entries that stay are in increasing order: the largest so far is the nearest before.
        anchors = np.maximum.accumulate(np.where(self.stays, self.original, -1))[places]
        bounds = np.flatnonzero(np.diff(anchors)) + 1
        return places, anchors, list(pairwise([0, *bounds.tolist(), len(places)])) if len(places) else []


def longest_increasing(numbers: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Which non-negative numbers belong to a longest strictly increasing subsequence; patience sorting, n log n."""
    belongs = numbers >= 0
    candidates = np.flatnonzero(belongs)
    if np.all(np.diff(numbers[candidates]) > 0):
        return belongs
    values = numbers[candidates].tolist()
    tops: list[int] = []
    top_places: list[int] = []
    previous = [-1] * len(values)
    for place, value in enumerate(values):
        pile = bisect_left(tops, value)
        if pile:
            previous[place] = top_places[pile - 1]
        tops[pile : pile + 1] = [value]
        top_places[pile : pile + 1] = [place]
    belongs[:] = False
    place = top_places[-1]
    while place >= 0:
        belongs[candidates[place]] = True
        place = previous[place]
    return belongs
