"""Where the user was in the table, kept by slot: over a reset, and for each step of the history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QItemSelection, QItemSelectionModel
from PySide6.QtWidgets import QAbstractItemView

from sitemap_studio.gui.table.model import EntryModel, Reset
from sitemap_studio.gui.table.selection import Ranges, each_range, selection_of
from sitemap_studio.gui.table.view_order import ViewOrder
from sitemap_studio.model.slots import SlotArray, contains

_SELECT = QItemSelectionModel.SelectionFlag
_NEXT = 4_096
"""So many rows behind one are looked at first."""


MOST_KEPT: Final = 100_000
"""A selection of more entries than this is not kept for a step of the history, as it would take too much memory."""


@dataclass(frozen=True)
class KeptSelection:
    """Selected cells and the current cell, by entry rather than by row.

    Attributes:
        boxes: Entries, first column and last column of each selected range.
        current: Entry and column of the current cell; -1 where there is none.
    """

    boxes: tuple[tuple[SlotArray, int, int], ...]
    current: tuple[int, int]

    def has_any(self, slots: SlotArray) -> bool:
        """Whether any of its entries is among some, which ascend."""
        own = [entries for entries, _, _ in self.boxes]
        if self.current[0] >= 0:
            own.append(np.array(self.current[:1], np.uint32))
        return any(contains(slots, entries).any() for entries in own)


class PlaceKeeper:
    """Remembers the place in a view when its model is about to be reset, and goes back there afterwards.

    After an edit the same entry is on top again. A filter or a sort begins at the top; after a filter the current
    entry is in sight if it is still shown.
    """

    def __init__(self, view: QAbstractItemView, model: EntryModel) -> None:
        self._view, self._model = view, model
        self._shown: SlotArray = model.order.shown
        self._kept = KeptSelection((), (-1, -1))
        self._current = (-1, -1)
        self._top = 0
        model.rowsInserted.connect(self._begin_anew)

    def remember(self) -> None:
        """Note where the user is."""
        self._shown, self._kept = self._model.order.shown, self._selection()
        index = self._view.currentIndex()
        self._current = (index.row(), index.column())
        self._top = max(0, self._view.verticalScrollBar().value())

    def restore(self, reason: Reset) -> None:
        """Go back there, as far as it still exists."""
        if not self._model.rowCount():
            return
        if reason is Reset.DOCUMENT:
            self._view.selectionModel().setCurrentIndex(self._model.index(0, 0), _SELECT.ClearAndSelect)
            self._view.scrollToTop()
            return
        if (selection := self._as_shown(self._kept)) is not None:
            self._view.selectionModel().select(selection, _SELECT.ClearAndSelect)
        row, column = self._current
        target = _row_of_survivor(self._shown, row, self._model.order) if row >= 0 else 0
        index = self._model.index(target, min(max(column, 0), self._model.columnCount() - 1))
        self._view.selectionModel().setCurrentIndex(index, _SELECT.NoUpdate)
        if reason is Reset.EDIT:
            top = _row_of_survivor(self._shown, self._top, self._model.order)
            self._view.verticalScrollBar().setValue(top)
        else:
            self._view.scrollToTop()
            if reason is Reset.FILTER and row >= 0:
                self._view.scrollTo(index)

    def _begin_anew(self) -> None:
        """Where there was no entry to be the current one, let it be the first that came."""
        if not self._view.currentIndex().isValid():
            self._view.selectionModel().setCurrentIndex(self._model.index(0, 0), _SELECT.ClearAndSelect)

    # For steps of the history

    def selection(self) -> KeptSelection | None:
        """Return what is selected, to be selected again later; None where that is too much to keep."""
        kept = self._selection()
        if sum(len(entries) for entries, _, _ in kept.boxes) > MOST_KEPT:
            return None
        # Copies: parts of an array keep all of it in memory.
        return KeptSelection(tuple((entries.copy(), left, right) for entries, left, right in kept.boxes), kept.current)

    def select(self, kept: KeptSelection) -> bool:
        """Select what was selected, as far as it is shown.

        Returns:
            Whether any of it is shown.
        """
        selection, (slot, column) = self._as_shown(kept), kept.current
        row = self._model.order.row_of(slot)
        if selection is None or (row < 0 and selection.isEmpty()):
            return False
        current = self._model.index(row if row >= 0 else selection.first().top(), max(0, column))
        self._view.selectionModel().setCurrentIndex(current, _SELECT.NoUpdate)
        self._view.selectionModel().select(selection, _SELECT.ClearAndSelect)
        return True

    def bring_into_sight(self) -> None:
        """Scroll to the current cell, and so that all that is selected is seen where there is room for it."""
        current = self._view.currentIndex()
        ranges = each_range(self._view.selectionModel().selection())
        rows = [row for each in ranges for row in (each.bottom(), each.top())]
        if rows and max(rows) - min(rows) < self._view.verticalScrollBar().pageStep():
            for row in (max(rows), min(rows)):
                self._view.scrollTo(current.siblingAtRow(row))
        self._view.scrollTo(current)

    def _selection(self) -> KeptSelection:
        shown, index = self._model.order.shown, self._view.currentIndex()
        ranges = Ranges.of(self._view.selectionModel().selection(), self._model.columnCount())
        boxes = tuple((shown[top : bottom + 1], left, right) for top, left, bottom, right in ranges.boxes)
        slot = int(shown[index.row()]) if 0 <= index.row() < len(shown) else -1
        return KeptSelection(boxes, (slot, index.column()))

    def _as_shown(self, kept: KeptSelection) -> QItemSelection | None:
        """Return what is shown of a selection; None if that falls into too many ranges."""
        found = QItemSelection()
        last_column = self._model.columnCount() - 1
        for slots, left, right in kept.boxes:
            rows = self._model.order.rows_of(slots)
            selection = selection_of(self._model, np.sort(rows[rows >= 0]), left, min(right, last_column))
            if selection is None:
                return None
            found.merge(selection, _SELECT.Select)
        return found


def _row_of_survivor(before: SlotArray, row: int, order: ViewOrder) -> int:
    """Where the entry of an earlier row stands now, or the next one behind it that is still there."""
    step = 1
    while row < len(before):
        rows = order.rows_of(before[row : row + step])
        alive = rows >= 0
        if alive.any():
            return int(rows[int(alive.argmax())])
        # Mostly one of the next is there; where many are gone, all the others are looked at.
        row, step = row + step, _NEXT if step == 1 else len(before)
    return max(0, len(order) - 1)
