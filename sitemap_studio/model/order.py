"""Order of entries and sitemaps: slots by position, entries of the index, and totals by sitemap.

Orders and index entries are replaced, never changed in place, so that snapshots share them. Only arrays that grow at
their end, as while a large set is read, grow in the same memory.
"""

from __future__ import annotations

import copy
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar, get_args

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.slots import NO_SLOTS, SlotArray

PositionBySlot = NDArray[np.int32]
"""Position by slot, -1 where it has none."""

_Array = TypeVar("_Array", bound=NDArray[Any])
_GROWTH_FACTOR: Final = 1.5


class GrowingArray:
    """Buffer with spare capacity, in which an array grows at its end without copies."""

    def __init__(self) -> None:
        """Create a buffer without memory."""
        self._room: NDArray[Any] | None = None
        self._used = 0

    def append(self, array: _Array, more: _Array, expected: int = 0) -> _Array:
        """Return `array` followed by `more`; if the last call returned `array` and capacity remains, nothing is copied.

        `expected` estimates the final length; memory beyond the end is not written.
        """
        end, room = len(array) + len(more), self._room
        if room is None or array.base is not room or len(array) != self._used or end > len(room):
            room = np.empty(max(expected, int(end * _GROWTH_FACTOR)), array.dtype)
            room[: len(array)] = array
        room[len(array) : end] = more
        self._room, self._used = room, end
        grown: _Array = room[:end]  # type: ignore[assignment]  # the buffer has the type of the array
        return grown


class EntryOrder:
    """Immutable order of entries: the slot at each position."""

    def __init__(self, slots: SlotArray = NO_SLOTS) -> None:
        """Create an order from the slots by position."""
        self.slots = slots
        self._positions: PositionBySlot | None = None
        self._rooms = GrowingArray(), GrowingArray()

    def positions(self, capacity: int) -> PositionBySlot:
        """Return the position of each slot, -1 for slots outside the order; shape (capacity,) or longer."""
        if self._positions is None or len(self._positions) < capacity:
            self._positions = np.full(capacity, -1, np.int32)
            self._positions[self.slots] = np.arange(len(self.slots), dtype=np.int32)
        return self._positions

    def with_appended(self, slots: SlotArray, *, capacity: int, expected: int) -> EntryOrder:
        """Return a new order with slots appended, usually without copying the existing slots.

        `capacity` is the slot capacity of the table, `expected` an estimate of the final number of entries.
        """
        of_slots, of_positions = self._rooms
        order = EntryOrder(of_slots.append(self.slots, slots, expected))
        order._rooms = self._rooms
        # Slots in a shared block may have the position -1 already.
        if self._positions is not None and len(slots) and int(slots.min()) >= len(self._positions):
            known = len(self._positions)
            more = np.full(capacity - known, -1, np.int32)
            more[slots - np.uint32(known)] = np.arange(len(self.slots), len(order.slots), dtype=np.int32)
            # Partly filled blocks have more slots than entries.
            n_slots = expected * capacity // max(1, len(order.slots))
            order._positions = of_positions.append(self._positions, more, n_slots)
        return order


def moved_mask(numbers: NDArray[np.integer]) -> NDArray[np.bool_]:
    """Return a mask of the distinct numbers that must have moved, given that the sequence was ascending before.

    Where two groups swapped, the smaller one counts as moved; both if they are equally large.
    """
    if not len(numbers):
        return np.zeros(0, np.bool_)
    highest, lowest = np.maximum.accumulate(numbers), np.minimum.accumulate(numbers[::-1])[::-1]
    is_backward, is_forward = numbers < highest, numbers > lowest
    # No number crossed the start of a stretch.
    stretch = np.concatenate([[0], np.cumsum(highest[:-1] < lowest[1:])])
    surplus = (np.bincount(stretch, is_forward) - np.bincount(stretch, is_backward))[stretch]
    found: NDArray[np.bool_] = (is_forward & (surplus <= 0)) | (is_backward & (surplus >= 0))
    return found


IndexField = Literal["name", "loc", "lastmod"]
"""Field of an index entry; `name` is not written."""

INDEX_FIELDS: tuple[IndexField, ...] = get_args(IndexField)


@dataclass(frozen=True)
class IndexEntry:
    """Entry of the sitemap index.

    `name` is the path of its file relative to the folder of the index, with slashes; None without a file.
    """

    name: str | None = None
    loc: str | None = None
    lastmod: str | None = None


Listing = Mapping[int, IndexEntry]
"""Index entries by sitemap id, in the order of the set."""

Numbers = NDArray[np.int64]
"""One number per sitemap, indexed by sitemap id."""


class SitemapTotals:
    """Number of entries, their bytes, and first position, by sitemap id; `firsts` becomes None when outdated."""

    def __init__(self) -> None:
        """Create totals without any sitemap."""
        self.urls: Numbers = np.zeros(1, np.int64)
        self.bytes: Numbers = np.zeros(1, np.int64)
        self.firsts: Numbers | None = None

    def copy(self) -> SitemapTotals:
        """Return a copy of the totals with independent arrays."""
        other = copy.copy(self)
        other.urls, other.bytes = self.urls.copy(), self.bytes.copy()
        return other

    def first(self, sitemap: int, listed: Collection[int]) -> int:
        """Return the position of the first entry of a sitemap; for an empty one, where it would be inserted.

        `listed` are the sitemaps in the order of the set; unlisted ones follow in the order of their ids.
        """
        if self.firsts is None:
            self._make_room(max(listed, default=0))
            is_listed = np.zeros(len(self.urls), np.bool_)
            ids = np.fromiter(listed, np.int64, len(listed))
            is_listed[ids] = True
            order = np.concatenate([ids, np.flatnonzero(~is_listed)])
            self.firsts = np.empty(len(order), np.int64)
            self.firsts[order] = np.cumsum(self.urls[order]) - self.urls[order]
        return int(self.firsts[sitemap] if sitemap < len(self.firsts) else self.urls.sum())

    def add(
        self, sitemaps: NDArray[np.uint32], sizes: NDArray[np.uint32] | Numbers, sign: int = 1, *, counts: bool = False
    ) -> None:
        """Add (sign 1) or subtract (-1) the sizes of entries, in bytes, and with `counts` their number, by sitemap."""
        if len(sitemaps):
            self._make_room(int(sitemaps.max()))
            self.bytes += sign * np.bincount(sitemaps, weights=sizes, minlength=len(self.bytes)).astype(np.int64)
            if counts:
                self.urls += sign * np.bincount(sitemaps, minlength=len(self.urls))
                self.firsts = None

    def add_file(self, sitemap: int, n_entries: int, n_bytes: int) -> None:
        """Add the number and bytes of the entries of a file to the totals of its sitemap."""
        self._make_room(sitemap)
        self.urls[sitemap] += n_entries
        self.bytes[sitemap] += n_bytes
        self.firsts = None

    def _make_room(self, sitemap: int) -> None:
        """Extend the arrays with zeros, so that they have an item for this sitemap id."""
        if sitemap >= len(self.urls):
            # Doubling the capacity avoids quadratic copying while thousands of sitemaps are added one by one.
            grown = (0, max(sitemap + 1, 2 * len(self.urls)) - len(self.urls))
            self.urls, self.bytes = np.pad(self.urls, grown), np.pad(self.bytes, grown)
