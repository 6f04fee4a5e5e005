"""Which entries the table shows, and in which view row: chosen sitemap, filter and sort as arrays of slots.

No proxy model: Qt's asks for every cell, one at a time. Knows no Qt. An entry that was let through stays until the
filter is applied again, whatever becomes of its text; so does its place until the sort is.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.entry_order import EntryOrder
from sitemap_studio.model.slots import SlotArray

RowArray = NDArray[np.int64]
"""Many view rows; -1 stands for an entry that is not shown."""

_FEW: Final = 4_096
"""So many entries are looked for one by one."""

_NOTHING: Final[SlotArray] = np.empty(0, np.uint32)


@dataclass(frozen=True)
class _Matching:
    """What a filter let through.

    Attributes:
        slots: The entries, in the order of the set.
        of: All entries of the set, as it was then, in its order.
        n_slots: How many slots there were; those that came later were never judged.
    """

    slots: SlotArray
    of: SlotArray
    n_slots: int


class ViewOrder:
    """The entries shown, in the order shown.

    Attributes:
        shown: Slot by view row.
        sitemap: The id of the only sitemap whose entries are shown; None for all.
    """

    def __init__(self) -> None:
        self.shown: SlotArray = _NOTHING
        self.sitemap: int | None = None
        self._sequence: SlotArray | None = None
        self._matching: _Matching | None = None
        self._lets_through: NDArray[np.bool_] | None = None
        self._rows: NDArray[np.int64] | NDArray[np.int32] | None = None
        self._whole: tuple[EntryOrder, int] | None = None
        self._is_ascending: bool | None = None

    def __len__(self) -> int:
        return len(self.shown)

    @property
    def is_sorted(self) -> bool:
        """Whether the entries stand in another order than that of the set."""
        return self._sequence is not None

    @property
    def is_filtered(self) -> bool:
        """Whether a filter is applied."""
        return self._matching is not None

    # Between rows and slots

    def row_of(self, slot: int) -> int:
        """The view row of an entry, -1 if it is not shown."""
        return int(self.rows_of(np.array([slot], np.int64))[0]) if slot >= 0 else -1

    def rows_of(self, slots: SlotArray | NDArray[np.int64]) -> RowArray:
        """The view rows of some entries, in their order; -1 for those not shown."""
        if not len(slots) or not len(self.shown):
            return np.full(len(slots), -1, np.int64)
        if self._rows is None and self._whole is None and len(slots) <= _FEW and self._ascends():
            # A map of all rows takes longer to make than these to find.
            places = np.minimum(np.searchsorted(self.shown, slots), len(self.shown) - 1)
            return np.where(self.shown[places] == slots, places, -1)
        rows = self._row_by_slot()
        found: RowArray = np.where(slots < len(rows), rows[np.minimum(slots, len(rows) - 1)], -1).astype(np.int64)
        return found

    def _ascends(self) -> bool:
        """Whether slots ascend from row to row, as they mostly do in a filtered view."""
        if self._is_ascending is None:
            self._is_ascending = bool((self.shown[1:] > self.shown[:-1]).all())
        return self._is_ascending

    def _row_by_slot(self) -> NDArray[np.int64] | NDArray[np.int32]:
        if self._rows is None and self._whole is not None:
            order, capacity = self._whole
            self._rows = order.positions(capacity)
        elif self._rows is None:
            self._rows = np.full(int(self.shown.max()) + 1 if len(self.shown) else 0, -1, np.int64)
            self._rows[self.shown] = np.arange(len(self.shown))
        return self._rows

    # Choosing; takes effect with `show(wanted(table))`

    def choose_matching(self, table: EntryTable, slots: SlotArray | None) -> None:
        """Filter: of the entries that the set has now let only these through, given in its order; None ends it."""
        self._matching = None if slots is None else _Matching(slots, table.order, table.slot_capacity)
        self._lets_through = None

    def let_through(self, slots: SlotArray) -> None:
        """Show entries in spite of the filter, until that is applied again."""
        if self._matching is not None:
            self._passes(0)[slots[slots < self._matching.n_slots]] = True

    def choose_sequence(self, slots: SlotArray | None) -> None:
        """Sort: show entries in this order, which names all of the set; None returns to the order of the set."""
        self._sequence = slots

    def wanted(self, table: EntryTable) -> SlotArray:
        """What is to be shown of a table, given what was chosen."""
        matching = self._matching
        if matching is not None and self._lets_through is None and matching.of is table.order and self._is_plain:
            return matching.slots
        slots = table.order if self._sequence is None else self._sequence
        is_shown: NDArray[np.bool_] | None = None
        if self._sequence is not None:
            is_shown = table.positions()[slots] >= 0
        if matching is not None:
            passes = self._passes(table.slot_capacity)[slots]
            is_shown = passes if is_shown is None else is_shown & passes
        if self.sitemap is not None:
            belongs = (table.rows(slots, ["sitemap"]).to_series() == self.sitemap).to_numpy()
            is_shown = belongs if is_shown is None else is_shown & belongs
        return slots if is_shown is None else slots[is_shown]

    @property
    def _is_plain(self) -> bool:
        """Whether the entries stand in the order of the set, and those of all sitemaps are shown."""
        return self._sequence is None and self.sitemap is None

    def _passes(self, n_slots: int) -> NDArray[np.bool_]:
        """By slot whether the filter lets an entry through, or knows nothing of it; for at least so many slots."""
        assert self._matching is not None  # asked only under a filter
        if self._lets_through is None:
            self._lets_through = np.ones(self._matching.n_slots, np.bool_)
            self._lets_through[self._matching.of] = False
            self._lets_through[self._matching.slots] = True
        if len(self._lets_through) < n_slots:
            newer = n_slots - len(self._lets_through)
            self._lets_through = np.pad(self._lets_through, (0, newer), constant_values=True)
        return self._lets_through

    def came_together(self, change: Change, after: SlotArray) -> tuple[int, int] | None:
        """First and last view row of the one gap through which an edit lets `after` grow out of what is shown."""
        n_came = len(change.came_at)
        is_whole = self._is_plain and not self.is_filtered
        is_all = n_came and not (len(change.gone) or len(change.moved) or change.is_of_set)
        if is_whole and is_all and len(self.shown) + n_came == len(after):
            # Rows are positions: very many need not be looked at.
            first, last = int(change.came_at[0]), int(change.came_at[-1])
            return (first, last) if last - first + 1 == n_came else None
        return inserted_rows(self.shown, after)

    def show(self, slots: SlotArray, table: EntryTable) -> None:
        """From now on show these entries of a table; where they are its whole order, rows are positions."""
        self.shown = slots
        self._rows = self._is_ascending = None
        self._whole = (table.standing, table.slot_capacity) if slots is table.order else None

    def absorb(self, change: Change, table: EntryTable) -> None:
        """Give entries that came to a sorted table a place there: behind the one that they follow in the set.

        Those that had a place, before they were deleted, still have it.
        """
        if self._sequence is None or not len(change.came):
            return
        has_place = np.zeros(table.slot_capacity, np.bool_)
        has_place[self._sequence] = True
        is_new = ~has_place[table.order]
        if not is_new.any():
            return
        followed = np.maximum.accumulate(np.where(is_new, -1, np.arange(len(is_new))))[is_new]
        place = np.zeros(table.slot_capacity, np.int64)
        place[self._sequence] = np.arange(len(self._sequence))
        places = np.where(followed < 0, 0, place[table.order[np.maximum(followed, 0)]] + 1)
        self._sequence = np.insert(self._sequence, places, table.order[is_new])


def inserted_rows(before: SlotArray, after: SlotArray) -> tuple[int, int] | None:
    """First and last view row of the one gap through which `after` grew out of `before`, or None if there were more."""
    count = len(after) - len(before)
    if count <= 0:
        return None
    differs = before != after[: len(before)]
    first = int(differs.argmax()) if differs.any() else len(before)
    return (first, first + count - 1) if np.array_equal(before[first:], after[first + count :]) else None


def runs(rows: RowArray) -> list[tuple[int, int]]:
    """First and last of each run of consecutive rows; rows ascend."""
    if not len(rows):
        return []
    breaks = np.flatnonzero(np.diff(rows) != 1) + 1
    bounds = [0, *breaks.tolist(), len(rows)]
    return [(int(rows[start]), int(rows[end - 1])) for start, end in pairwise(bounds)]
