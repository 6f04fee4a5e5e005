"""Order of entries and sitemaps: slots by position, entries of the index, and totals by sitemap.

Orders and index entries are replaced, never changed in place, so that snapshots share them. Only arrays that grow at
their end, as while a large set is read, grow in the same memory.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple, TypeVar, get_args

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.slots import NO_SLOTS, SlotArray

PositionBySlot = NDArray[np.int32]
"""Position by slot, -1 where it has none."""

_Array = TypeVar("_Array", bound=NDArray[Any])
_ROOM_AHEAD: Final = 1.5


class Arrived(NamedTuple):
    """Entries of one sitemap that were read from its file.

    Attributes:
        sitemap: Its id.
        slots: Its entries, in the order of the file.
        n_bytes: Their bytes in it.
    """

    sitemap: int
    slots: SlotArray
    n_bytes: int


class GrowingArray:
    """Memory in which an array grows at its end."""

    def __init__(self) -> None:
        self._room: NDArray[Any] | None = None
        self._used = 0

    def extended(self, array: _Array, more: _Array, expected: int = 0) -> _Array:
        """Return an array with more behind it; nothing is copied if it was returned last, and there is room.

        Args:
            array: What grows.
            more: What comes behind it.
            expected: Estimate of the final length; memory that is not filled is never touched.
        """
        wanted = len(array) + len(more)
        room = self._room
        if room is None or array.base is not room or len(array) != self._used or wanted > len(room):
            room = np.empty(max(expected, int(wanted * _ROOM_AHEAD)), array.dtype)
            room[: len(array)] = array
        room[len(array) : wanted] = more
        self._room, self._used = room, wanted
        grown: _Array = room[:wanted]  # type: ignore[assignment]  # the room is of the array's kind
        return grown


class EntryOrder:
    """Entries in order.

    Attributes:
        slots: Slot by position.
    """

    def __init__(self, slots: SlotArray = NO_SLOTS) -> None:
        self.slots = slots
        self._positions: PositionBySlot | None = None
        self._is_placed: NDArray[np.bool_] | None = None
        self._rooms = (GrowingArray(), GrowingArray(), GrowingArray())

    def positions(self, capacity: int) -> PositionBySlot:
        """Position by slot, shape (capacity,) or longer."""
        if self._positions is None or len(self._positions) < capacity:
            positions = np.full(capacity, -1, np.int32)
            positions[self.slots] = np.arange(len(self.slots), dtype=np.int32)
            self._positions = positions
        return self._positions

    def among(self, is_wanted: NDArray[np.bool_]) -> SlotArray:
        """Return the wanted slots in this order; `is_wanted` is by slot, false for those without a position."""
        if self._is_ascending:
            return np.flatnonzero(is_wanted).astype(np.uint32)
        found: SlotArray = self.slots[is_wanted[self.slots]]
        return found

    @cached_property
    def _is_ascending(self) -> bool:
        """Whether slots ascend, as in every set that was just read."""
        return bool((self.slots[1:] > self.slots[:-1]).all())

    def is_placed(self, capacity: int) -> NDArray[np.bool_]:
        """For each slot whether it has a position, shape (capacity,) or longer."""
        if self._is_placed is None or len(self._is_placed) < capacity:
            self._is_placed = np.zeros(capacity, np.bool_)
            self._is_placed[self.slots] = True
        return self._is_placed

    def replaced(self, slots: SlotArray, *, inserted: SlotArray, removed: SlotArray, capacity: int) -> EntryOrder:
        """Another order; `came` and `gone` are the slots that it has more and fewer."""
        order = EntryOrder(slots)
        if self._is_placed is not None:
            # Not computed anew: most edits are about few entries of millions.
            placed = np.zeros(capacity, np.bool_)
            placed[: len(self._is_placed)] = self._is_placed
            placed[removed], placed[inserted] = False, True
            order._is_placed = placed
        return order

    def followed_by(self, slots: SlotArray, *, capacity: int, expected: int) -> EntryOrder:
        """Return the order with entries appended, in time proportional to these.

        Args:
            slots: The entries.
            capacity: One more than the highest slot there can be now.
            expected: Estimate of the final number of entries.
        """
        of_slots, of_positions, of_marks = self._rooms
        order = EntryOrder(of_slots.extended(self.slots, slots, expected))
        order._rooms = self._rooms
        first = int(slots.min()) if len(slots) else 0
        # Blocks are not full, so that there are more slots than entries.
        n_slots = expected * capacity // max(1, len(order.slots))
        # Slots that share a block with others may be known already, as having no position.
        if self._positions is not None and first >= len(self._positions):
            known = len(self._positions)
            more = np.full(capacity - known, -1, np.int32)
            more[slots - np.uint32(known)] = np.arange(len(self.slots), len(order.slots), dtype=np.int32)
            order._positions = of_positions.extended(self._positions, more, n_slots)
        if self._is_placed is not None and first >= len(self._is_placed):
            known = len(self._is_placed)
            marks = np.zeros(capacity - known, np.bool_)
            marks[slots - np.uint32(known)] = True
            order._is_placed = of_marks.extended(self._is_placed, marks, n_slots)
        return order


ListedField = Literal["name", "loc", "lastmod"]
"""Field of an index entry; `name` is not written."""

LISTED_FIELDS: tuple[ListedField, ...] = get_args(ListedField)
"""All fields."""


@dataclass(frozen=True)
class IndexEntry:
    """Entry of the index: a sitemap of the set.

    Attributes:
        name: Path of its file relative to the folder of the index, with slashes; None without a file.
        loc: Its URL.
        lastmod: When it changed; None if absent.
    """

    name: str | None = None
    loc: str | None = None
    lastmod: str | None = None


Listing = Mapping[int, IndexEntry]
"""Index entries by id of the sitemap, in the order of the set."""


def first_places(counts: NDArray[np.int64], sitemaps: Sequence[int]) -> NDArray[np.int64]:
    """Return the position of the first entry of each sitemap, or where it would be, by id.

    Args:
        counts: How many entries each has, by id.
        sitemaps: Sitemaps in the order of the set; others follow as their ids ascend.
    """
    n_ids = max([len(counts), *(sitemap + 1 for sitemap in sitemaps)])
    urls = np.zeros(n_ids, np.int64)
    urls[: len(counts)] = counts
    is_listed = np.zeros(n_ids, np.bool_)
    listed = np.array(sitemaps, np.int64)
    is_listed[listed] = True
    order = np.concatenate([listed, np.flatnonzero(~is_listed)])
    firsts = np.empty(n_ids, np.int64)
    firsts[order] = np.cumsum(urls[order]) - urls[order]
    return firsts


Numbers = NDArray[np.int64]
"""One number for each sitemap, by id."""


class Totals:
    """Numbers and bytes of entries by sitemap."""

    def __init__(self) -> None:
        self._urls: Numbers = np.zeros(1, np.int64)
        self._bytes: Numbers = np.zeros(1, np.int64)
        self._firsts: Numbers | None = None

    def copy(self) -> Totals:
        """Return an independent copy."""
        other = Totals()
        other._urls, other._bytes, other._firsts = self._urls.copy(), self._bytes.copy(), self._firsts
        return other

    def urls(self, sitemap: int) -> int:
        """Return how many entries a sitemap has."""
        return int(self._urls[sitemap]) if sitemap < len(self._urls) else 0

    def n_bytes(self, sitemap: int) -> int:
        """Return how many bytes these take, without the XML around them."""
        return int(self._bytes[sitemap]) if sitemap < len(self._bytes) else 0

    def filled(self) -> list[int]:
        """Return the sitemaps that have entries."""
        return np.flatnonzero(self._urls).tolist()

    def first(self, sitemap: int, listed: Collection[int]) -> int:
        """Return the position of the first entry of a sitemap, or where it would be.

        Args:
            sitemap: Its id.
            listed: Sitemaps in the order of the set, the same until `forget_firsts`; others follow as their ids ascend.
        """
        if self._firsts is None:
            self._firsts = first_places(self._urls, tuple(listed))
        return int(self._firsts[sitemap] if sitemap < len(self._firsts) else self._urls.sum())

    def forget_firsts(self) -> None:
        """Compute first positions anew, as sitemaps are in another order."""
        self._firsts = None

    def count(self, sitemaps: NDArray[np.uint32], sign: int) -> None:
        """Count entries, given by their sitemaps, as added (1) or removed (-1)."""
        if len(sitemaps):
            self._make_room(int(sitemaps.max()))
            self._urls += sign * np.bincount(sitemaps, minlength=len(self._urls))
            self._firsts = None

    def weigh(self, sitemaps: NDArray[np.uint32], sizes: NDArray[np.uint32] | Numbers, sign: int = 1) -> None:
        """Add (1) or subtract (-1) the bytes of entries, given by their sitemaps."""
        if len(sitemaps):
            self._make_room(int(sitemaps.max()))
            weighed = np.bincount(sitemaps, weights=sizes, minlength=len(self._bytes))
            self._bytes += sign * weighed.astype(np.int64)

    def add(self, sitemap: int, *, urls: int, n_bytes: int) -> None:
        """Add totals of one sitemap."""
        self._make_room(sitemap)
        self._urls[sitemap] += urls
        self._bytes[sitemap] += n_bytes
        self._firsts = None

    def _make_room(self, sitemap: int) -> None:
        if sitemap >= len(self._urls):
            # Doubled, so that each of thousands of sitemaps that come one by one does not copy all before it.
            grown = (0, max(sitemap + 1, 2 * len(self._urls)) - len(self._urls))
            self._urls, self._bytes = np.pad(self._urls, grown), np.pad(self._bytes, grown)
