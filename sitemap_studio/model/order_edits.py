"""Edits of the order: which entries there are, where they stand, and which sitemap they belong to."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, PositionArray, SlotArray


@dataclass(frozen=True)
class InsertEntries:
    """Place entries that have slots (from `EntryTable.add`, or from an earlier removal) into the order.

    Attributes:
        positions: Where they stand afterwards, ascending.
        slots: Which ones, in that order.
    """

    positions: PositionArray
    slots: SlotArray

    def change(self, table: EntryTable) -> Change:
        """The slots that come."""
        return Change(came=self.slots, came_at=self.positions)

    def apply(self, table: EntryTable) -> RemoveEntries:
        """Place them."""
        is_new = np.zeros(len(table) + len(self.slots), bool)
        is_new[self.positions] = True
        order = np.empty(len(is_new), np.uint32)
        order[is_new] = self.slots
        order[~is_new] = table.order
        table.set_order(order, came=self.slots, gone=NO_SLOTS)
        return RemoveEntries(self.positions)


@dataclass(frozen=True)
class RemoveEntries:
    """Take entries out of the order; their slots and columns stay, so that undoing copies nothing.

    Attributes:
        positions: Which ones, ascending, none twice.
    """

    positions: PositionArray

    def change(self, table: EntryTable) -> Change:
        """The slots that go."""
        return Change(gone=table.order[self.positions], gone_at=self.positions)

    def apply(self, table: EntryTable) -> InsertEntries:
        """Take them out."""
        gone = table.order[self.positions]
        stays = np.ones(len(table), bool)
        stays[self.positions] = False
        table.set_order(table.order[stays], came=NO_SLOTS, gone=gone)
        return InsertEntries(self.positions, gone)


@dataclass(frozen=True)
class MoveEntries:
    """Rearrange a stretch of the order; `moving` plans the usual case.

    Attributes:
        first: Position where the stretch begins.
        slots: The same slots that stand there, in their new order.
        sitemaps: The sitemap that each belongs to afterwards.
    """

    first: int
    slots: SlotArray
    sitemaps: NDArray[np.uint32]

    def change(self, table: EntryTable) -> Change:
        """The stretch."""
        return Change(moved=self.slots)

    def apply(self, table: EntryTable) -> MoveEntries:
        """Rearrange it."""
        last = self.first + len(self.slots)
        before = table.order[self.first : last]
        sitemaps_before = table.rows(before, ["sitemap"]).to_series().to_numpy().copy()
        order = table.order.copy()
        order[self.first : last] = self.slots
        sitemaps_now = table.rows(self.slots, ["sitemap"]).to_series().to_numpy()
        changes = sitemaps_now != self.sitemaps
        if changes.any():
            table.replace_sitemaps(self.slots[changes], self.sitemaps[changes])
        table.set_order(order, came=NO_SLOTS, gone=NO_SLOTS)
        return MoveEntries(self.first, before, sitemaps_before)


def moving(table: EntryTable, positions: PositionArray, before: int, sitemap: int | None = None) -> MoveEntries:
    """Plan a move of entries that keeps their order among themselves.

    Args:
        table: Where they stand.
        positions: Which ones, ascending.
        before: They come to stand before the entry that stands at this position now; its end when equal to the length.
        sitemap: The sitemap that they belong to afterwards; None leaves that as it is.
    """
    first = min(int(positions[0]), before)
    last = max(int(positions[-1]) + 1, before)
    stretch = np.arange(first, last)
    is_moved = np.isin(stretch, positions, assume_unique=True)
    earlier = stretch[~is_moved & (stretch < before)]
    later = stretch[~is_moved & (stretch >= before)]
    slots = table.order[np.concatenate([earlier, positions, later])]
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy().copy()
    if sitemap is not None:
        sitemaps[len(earlier) : len(earlier) + len(positions)] = sitemap
    return MoveEntries(first, slots, sitemaps)
