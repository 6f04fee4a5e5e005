"""The order of entries as slots by position, and what is derived from it: where a slot stands, and whether it does.

Orders are replaced, never changed: a snapshot of a table shares them. Only arrays that grow at their end, as they do
while a large set is read, go on in the same memory, where what was given out before stays as it is.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.slots import NO_SLOTS, SlotArray

PositionBySlot = NDArray[np.int32]
"""Position by slot, -1 where it has none."""

_Array = TypeVar("_Array", bound=NDArray[Any])
_ROOM_AHEAD: Final = 1.5


class Arrived(NamedTuple):
    """Entries of one sitemap that came from its file.

    Attributes:
        sitemap: Its id.
        slots: The entries, in the order of the file.
        n_bytes: What they take in it.
    """

    sitemap: int
    slots: SlotArray
    n_bytes: int


class GrowingArray:
    """Memory that an array grows in."""

    def __init__(self) -> None:
        self._room: NDArray[Any] | None = None
        self._used = 0

    def extended(self, array: _Array, more: _Array, expected: int = 0) -> _Array:
        """An array with more behind it; nothing is copied where it is what this gave last, and there is room.

        Args:
            array: What grows.
            more: What comes behind it.
            expected: About how long it will become; memory that is not filled in the end is never used.
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
        """Those of the slots that are wanted, in this order.

        Args:
            is_wanted: By slot; nothing that has no position.
        """
        if self._is_ascending:
            return np.flatnonzero(is_wanted).astype(np.uint32)
        found: SlotArray = self.slots[is_wanted[self.slots]]
        return found

    @cached_property
    def _is_ascending(self) -> bool:
        """Whether slots stand as they were given, as in every set that was just read."""
        return bool((self.slots[1:] > self.slots[:-1]).all())

    def is_placed(self, capacity: int) -> NDArray[np.bool_]:
        """For each slot whether it has a position, shape (capacity,) or longer."""
        if self._is_placed is None or len(self._is_placed) < capacity:
            self._is_placed = np.zeros(capacity, np.bool_)
            self._is_placed[self.slots] = True
        return self._is_placed

    def replaced(self, slots: SlotArray, *, came: SlotArray, gone: SlotArray, capacity: int) -> EntryOrder:
        """Another order; `came` and `gone` are the slots that it has more and fewer."""
        order = EntryOrder(slots)
        if self._is_placed is not None:
            # Not told from the order anew: most edits are about few entries of millions.
            placed = np.zeros(capacity, np.bool_)
            placed[: len(self._is_placed)] = self._is_placed
            placed[gone], placed[came] = False, True
            order._is_placed = placed
        return order

    def followed_by(self, slots: SlotArray, *, capacity: int, expected: int) -> EntryOrder:
        """The same with entries behind it, in the time that these take.

        Args:
            slots: Which ones.
            capacity: One more than the highest slot there can be now.
            expected: About how many entries there will be.
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
