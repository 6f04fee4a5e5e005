"""Slots of the visible entries by view row."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray

_SEARCHED: Final = 10_000  # entries of which rows are searched at once

RowArray = NDArray[np.int64]  # view rows; -1 for an entry that is not shown


class ViewOrder:
    """Slots of the visible entries by view row, sorted and filtered.

    An entry that matched stays visible, and at its row, until the filter or the sort is applied again.

    Attributes:
        shown: Slot by view row.
        sitemaps: Ids of the sitemaps whose entries are shown; empty for all.
    """

    def __init__(self) -> None:
        """Create an empty order, without filter and sort."""
        self.shown: SlotArray = NO_SLOTS
        self.sitemaps: tuple[int, ...] = ()
        self._sorted: SlotArray | None = None
        self._filter_mask: NDArray[np.bool_] | None = None
        self._rows: NDArray[np.int32] | None = None

    @property
    def sitemap(self) -> int | None:
        """Id of the only sitemap whose entries are shown; None if several or all are shown."""
        return self.sitemaps[0] if len(self.sitemaps) == 1 else None

    @property
    def is_sorted(self) -> bool:
        """Whether the rows are sorted, rather than in the order of the set."""
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
        if len(slots) and slots.max() <= last:
            return self._rows[slots].astype(np.int64)
        return np.where(slots <= last, self._rows[np.minimum(slots, last)], -1).astype(np.int64)

    def shows_any(self, slots: SlotArray) -> bool:
        """Return whether any of these entries is shown; False for no entries."""
        parts = (slots[first : first + _SEARCHED] for first in range(0, len(slots), _SEARCHED))
        return any((self.rows_of(part) >= 0).any() for part in parts)

    # Settings, which take effect with `set_shown(compute_slots(table), table)`

    def set_filter(self, table: EntryTable, slots: SlotArray | None) -> None:
        """Store a filter: only these entries of a table, and entries added later, are visible; None removes it."""
        self._filter_mask = None
        if slots is not None:
            self._filter_mask = table.positions()[: table.slot_capacity] < 0
            self._filter_mask[slots] = True

    def set_sorted(self, slots: SlotArray | None) -> None:
        """Store a sort order, as slots of all entries of the set, without showing it; None is the order of the set."""
        self._sorted = slots

    def reveal_slots(self, slots: SlotArray) -> None:
        """Make entries visible although the filter excludes them, until the filter is set again."""
        if self._filter_mask is not None:
            self._filter_mask[slots[slots < len(self._filter_mask)]] = True

    def compute_slots(self, table: EntryTable) -> SlotArray:
        """Return the slots to show by view row, by sort, sitemaps and filter, without showing them."""
        slots = table.order if self._sorted is None else self._sorted
        if self.sitemaps and self._sorted is None:
            slots = table.slots_of_sitemaps(self.sitemaps)
        masks: list[NDArray[np.bool_]] = []
        if self._sorted is not None and not self.sitemaps:
            # It contains all entries, and may contain deleted ones.
            if len(slots) > len(table):
                masks.append(table.has_position(slots))
        elif self._sorted is not None:
            is_in = np.zeros(table.slot_capacity, np.bool_)
            is_in[table.slots_of_sitemaps(self.sitemaps)] = True
            masks.append(is_in[slots])
        if self._filter_mask is not None:
            n_new = max(0, table.slot_capacity - len(self._filter_mask))
            masks.append(np.pad(self._filter_mask, (0, n_new), constant_values=True)[slots])
        return slots[np.logical_and.reduce(masks)] if masks else slots

    def set_shown(self, slots: SlotArray, table: EntryTable) -> None:
        """Set the slots of the view rows, as `compute_slots` returns them."""
        self.shown = slots
        # In the complete order of a table, rows are positions.
        self._rows = table.positions() if slots is table.order else None

    def insert_new(self, table: EntryTable) -> None:
        """Insert new entries of the set into the sort order, each after its predecessor in the set, if there is one.

        The sort order still contains deleted entries.
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
    """Return first and last row of the block whose insertion turns `before` into `after`; None if more differs."""
    count = len(after) - len(before)
    if count <= 0:
        return None
    differs = before != after[: len(before)]
    first = int(differs.argmax()) if differs.any() else len(before)
    return (first, first + count - 1) if np.array_equal(before[first:], after[first + count :]) else None


def consecutive_runs(rows: RowArray) -> list[tuple[int, int]]:
    """Return first and last row of each run of consecutive rows in ascending rows."""
    if not len(rows):
        return []
    bounds = [0, *(np.flatnonzero(np.diff(rows) != 1) + 1).tolist(), len(rows)]
    return [(int(rows[start]), int(rows[end - 1])) for start, end in pairwise(bounds)]
