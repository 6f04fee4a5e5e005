"""Slots of the visible entries by view row."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray

RowArray = NDArray[np.int64]  # view rows; -1 stands for an entry that is not shown


class ViewOrder:
    """Slots of the visible entries by view row: filter, sort and sitemap applied to the order of the set.

    An entry that matched stays visible, and at its row, until the filter or the sort is applied again.
    """

    def __init__(self) -> None:
        self.shown: SlotArray = NO_SLOTS  # slot by view row
        self.sitemaps: tuple[int, ...] = ()  # ids of the sitemaps whose entries are shown; empty for all
        self._sorted: SlotArray | None = None
        self._passes: NDArray[np.bool_] | None = None
        self._rows: NDArray[np.int32] | None = None

    @property
    def sitemap(self) -> int | None:
        """Id of the only sitemap whose entries are shown; None for several or all."""
        return self.sitemaps[0] if len(self.sitemaps) == 1 else None

    @property
    def is_sorted(self) -> bool:
        return self._sorted is not None

    def row_of(self, slot: int) -> int:
        """Return the view row of an entry; -1 if it is not shown."""
        return int(self.rows_of(np.array([slot]))[0]) if slot >= 0 else -1

    def rows_of(self, slots: SlotArray | NDArray[np.int64]) -> RowArray:
        """Return the view rows of entries, in the same order; -1 for entries that are not shown."""
        if not len(self.shown):
            return np.full(len(slots), -1, np.int64)
        if self._rows is None:
            self._rows = np.full(int(self.shown.max()) + 1, -1, np.int32)
            self._rows[self.shown] = np.arange(len(self.shown), dtype=np.int32)
        last = len(self._rows) - 1
        return np.where(slots <= last, self._rows[np.minimum(slots, last)], -1).astype(np.int64)

    # Choices, which take effect with `show(compute(table), table)`

    def set_filter(self, table: EntryTable, slots: SlotArray | None) -> None:
        """Show only these entries of a table, and all newer ones; None removes the filter."""
        self._passes = None
        if slots is not None:
            self._passes = np.ones(table.slot_capacity, np.bool_)
            self._passes[table.order] = False
            self._passes[slots] = True

    def set_sorted(self, slots: SlotArray | None) -> None:
        """Show entries in this order, which contains all of the set; None returns to the order of the set."""
        self._sorted = slots

    def reveal(self, slots: SlotArray) -> None:
        """Show entries in spite of the filter, until it is applied again."""
        if self._passes is not None:
            self._passes[slots[slots < len(self._passes)]] = True

    def compute(self, table: EntryTable) -> SlotArray:
        slots = table.order if self._sorted is None else self._sorted
        if self.sitemaps and self._sorted is None:
            slots = table.slots_of_sitemaps(self.sitemaps)
        masks: list[NDArray[np.bool_]] = []
        if self._sorted is not None and not self.sitemaps:
            masks.append(table.has_position(slots))
        elif self._sorted is not None:
            is_in = np.zeros(table.slot_capacity, np.bool_)
            is_in[table.slots_of_sitemaps(self.sitemaps)] = True
            masks.append(is_in[slots])
        if self._passes is not None:
            n_new = max(0, table.slot_capacity - len(self._passes))
            masks.append(np.pad(self._passes, (0, n_new), constant_values=True)[slots])
        return slots[np.logical_and.reduce(masks)] if masks else slots

    def show(self, slots: SlotArray, table: EntryTable) -> None:
        self.shown = slots
        # In the whole order of a table rows are positions.
        self._rows = table.positions() if slots is table.order else None

    def insert_new(self, table: EntryTable) -> None:
        """Insert new entries into a sorted view, behind the entry that they follow in the set.

        Entries that were deleted before are still at their place.
        """
        if self._sorted is None:
            return
        place = np.full(table.slot_capacity, -1, np.int64)
        place[self._sorted] = np.arange(len(self._sorted))
        is_new = place[table.order] < 0
        if is_new.any():
            followed = np.maximum.accumulate(np.where(is_new, -1, np.arange(len(is_new))))[is_new]
            places = np.where(followed < 0, 0, place[table.order[np.maximum(followed, 0)]] + 1)
            self._sorted = np.insert(self._sorted, places, table.order[is_new])


def inserted_rows(before: SlotArray, after: SlotArray) -> tuple[int, int] | None:
    """Return first and last row of the single block that was inserted into `before` to get `after`, else None."""
    count = len(after) - len(before)
    if count <= 0:
        return None
    differs = before != after[: len(before)]
    first = int(differs.argmax()) if differs.any() else len(before)
    return (first, first + count - 1) if np.array_equal(before[first:], after[first + count :]) else None


def runs(rows: RowArray) -> list[tuple[int, int]]:
    """Return first and last of each run of consecutive rows; rows must ascend."""
    if not len(rows):
        return []
    bounds = [0, *(np.flatnonzero(np.diff(rows) != 1) + 1).tolist(), len(rows)]
    return [(int(rows[start]), int(rows[end - 1])) for start, end in pairwise(bounds)]


# Sorting
