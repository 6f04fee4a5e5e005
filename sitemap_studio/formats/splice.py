"""Splices of bytes, which entries can stay where they are, and lossless saving of files whose entries are lines."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple, Protocol

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.formats.encoding import newline_of


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
    """How the entries to be written correspond to those of the source, the originals.

    Attributes:
        starts: Where each original begins.
        ends: Where it ends.
        original: Which original each entry is; -1 for those from elsewhere.
        stays: Which entries can stay in their place, so that the fewest move.
        is_gone: Which originals do not stay in theirs.
        is_touched: Which entries are originals that may have changed.
    """

    def __init__(self, originals: pl.DataFrame, entries: pl.DataFrame) -> None:
        """Find them.

        Args:
            originals: `start` and `length` of every entry of the source, in its order; one at least.
            entries: The entries to write, in order, with `start`, `length`, `touched` and `is_here`.

        Raises:
            ValueError: A start and length are not those of an original.
        """
        self.starts = originals["start"].to_numpy().astype(np.int64)
        self.ends = self.starts + originals["length"].to_numpy()
        self.original = self._originals_of(entries)
        self.stays = longest_increasing(self.original)
        self.is_gone = np.ones(len(self.starts), dtype=bool)
        self.is_gone[self.original[self.stays]] = False
        self.is_touched = (self.original >= 0) & (entries["touched"].to_numpy() != 0)

    def _originals_of(self, entries: pl.DataFrame) -> NDArray[np.int64]:
        is_here = entries["is_here"].to_numpy()
        starts = entries["start"].to_numpy().astype(np.int64)
        ends = starts + entries["length"].to_numpy()
        found = np.minimum(np.searchsorted(self.starts, starts), len(self.starts) - 1)
        if np.any(is_here & ((self.starts[found] != starts) | (self.ends[found] != ends))):
            raise ValueError("An entry claims a place in the source where the source has none.")
        return np.where(is_here, found, -1)

    def insertions(self) -> tuple[NDArray[np.int64], NDArray[np.int64], list[tuple[int, int]]]:
        """Which entries do not stay where they are, and so are inserted.

        Returns:
            Their places; for each the nearest original before it that stays, or -1; and the stretches, half open, of
            those that come in together.
        """
        places = np.flatnonzero(~self.stays)
        # Entries that stay are in increasing order: the largest so far is the nearest before.
        anchors = np.maximum.accumulate(np.where(self.stays, self.original, -1))[places]
        bounds = np.flatnonzero(np.diff(anchors)) + 1
        return places, anchors, list(pairwise([0, *bounds.tolist(), len(places)])) if len(places) else []


def longest_increasing(numbers: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Which numbers, of those from 0, belong to a longest strictly increasing subsequence.

    They are the entries that can stay in their place so that the fewest move. Patience sorting, n log n.
    """
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


_LINE_ENDS = (b"\r\n", b"\n", b"\r")


class LineWriter(Protocol):
    """Knows how entries are written in one form; lines come and go without their ends."""

    def changed(self, entries: pl.DataFrame, lines: list[bytes]) -> list[bytes]:
        """The lines of entries that may differ from them; a line that says the same stays the same bytes."""

    def added(self, entries: pl.DataFrame, models: list[bytes]) -> list[bytes]:
        """The lines of new entries, each in the style of another line."""


def splice_lines(
    source: bytes, originals: pl.DataFrame, entries: pl.DataFrame, writer: LineWriter, *, model: bytes = b""
) -> bytes:
    """Put edits into a source whose entries are lines.

    Args:
        source: The file as it was opened, unpacked, as UTF-8.
        originals: `start` and `length` of every entry that it has, in its order, none of them empty.
        entries: The entries to write, in order: the four fields, `start`, `length`, `touched` and `is_here`, as for XML.
        writer: Writes what is to change or to come in.
        model: The line whose style new ones have where there is no entry yet.

    Returns:
        The same object as `source` where nothing changed.

    Raises:
        StudioError: The writer's, about an entry that can't stand on a line.
        ValueError: A start and length are not those of an original.
    """
    newline = newline_of(source).encode()
    is_open = not source.endswith((b"\n", b"\r"))
    whole = source + newline if is_open else source
    work = _LineSplicing(whole, originals, entries, writer) if originals.height else None
    if work is None:
        texts = writer.added(entries, [model] * entries.height)
        splices = [Splice(len(whole), len(whole), b"".join(text + newline for text in texts))] if texts else []
    else:
        splices = work.splices()
    if not splices:
        return source
    result = applied(whole, splices)
    end = next((end for end in _LINE_ENDS if is_open and result.endswith(end)), b"")
    return result[: len(result) - len(end)]


class _LineSplicing:
    """The work of one call, for a source that has entries and ends in a line end."""

    def __init__(self, source: bytes, originals: pl.DataFrame, entries: pl.DataFrame, writer: LineWriter) -> None:
        self._source = source
        self._entries = entries
        self._writer = writer
        self._standing = standing = EntryAlignment(originals, entries)
        self._starts, self._ends = standing.starts, standing.ends
        self._original = standing.original
        # Where the line end behind each is over; there is one behind the last.
        buffer = np.frombuffer(source, np.uint8)
        is_two = (buffer[self._ends] == ord("\r")) & (buffer[np.minimum(self._ends + 1, len(buffer) - 1)] == ord("\n"))
        is_two &= self._ends + 1 < len(buffer)
        self._nexts = self._ends + 1 + is_two

    def splices(self) -> list[Splice]:
        """All that changes."""
        gone = np.flatnonzero(self._standing.is_gone)
        removed = [
            Splice(start, end, b"")
            for start, end in zip(self._starts[gone].tolist(), self._nexts[gone].tolist(), strict=True)
        ]
        return [*self._changed(), *removed, *self._inserted()]

    def _changed(self) -> list[Splice]:
        places = np.flatnonzero(self._standing.stays & self._standing.is_touched)
        originals = self._original[places]
        old = self._lines(originals)
        new = self._writer.changed(self._entries[places], old) if len(places) else []
        starts, ends = self._starts[originals].tolist(), self._ends[originals].tolist()
        splices = map(Splice, starts, ends, new)
        return [splice for splice, line in zip(splices, old, strict=True) if splice.new != line]

    def _inserted(self) -> list[Splice]:
        """What comes in: behind the nearest original before that stays, or in the place of one that goes there."""
        places, anchors, stretches = self._standing.insertions()
        texts = self._whole_lines(places, np.maximum(anchors, 0))
        return [self._insertion(int(anchors[begin]), b"".join(texts[begin:end])) for begin, end in stretches]

    def _insertion(self, anchor: int, text: bytes) -> Splice:
        follower = anchor + 1
        # In the place of one that goes: blank lines above it stay above.
        takes_place = anchor < 0 or (follower < len(self._starts) and self._standing.is_gone[follower])
        place = int(self._starts[follower] if takes_place else self._nexts[anchor])
        return Splice(place, place, text)

    def _whole_lines(self, places: NDArray[np.int64], models: NDArray[np.int64]) -> list[bytes]:
        """The lines, with their ends, of entries that are new here or come from another place in the source."""
        lines = np.full(len(places), None, object)
        originals = self._original[places]
        is_new, is_touched = originals < 0, self._standing.is_touched[places]
        moved = np.where(is_new, models, originals)
        lines[~is_new] = self._lines(originals[~is_new])
        if is_touched.any():
            old = lines[is_touched].tolist()
            lines[is_touched] = self._writer.changed(self._entries[places[is_touched]], old)
        if is_new.any():
            old = self._lines(models[is_new])
            lines[is_new] = self._writer.added(self._entries[places[is_new]], old)
        ends = self._slices(self._ends[moved], self._nexts[moved])
        return [line + end for line, end in zip(lines.tolist(), ends, strict=True)]

    def _lines(self, originals: NDArray[np.int64]) -> list[bytes]:
        return self._slices(self._starts[originals], self._ends[originals])

    def _slices(self, starts: NDArray[np.int64], ends: NDArray[np.int64]) -> list[bytes]:
        return [self._source[start:end] for start, end in zip(starts.tolist(), ends.tolist(), strict=True)]
