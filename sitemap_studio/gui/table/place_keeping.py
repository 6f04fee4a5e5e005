"""Where the user was in the table: selection, current cell and scroll position, kept by slot over a reset."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QItemSelection, QItemSelectionModel
from PySide6.QtWidgets import QAbstractItemView

from sitemap_studio.gui.table.model import EntryModel, Reset
from sitemap_studio.gui.table.selection import Ranges, selection_of
from sitemap_studio.gui.table.view_order import ViewOrder
from sitemap_studio.table.slots import SlotArray

_SELECT = QItemSelectionModel.SelectionFlag
_NEXT = 4_096
"""So many rows behind one are looked at first."""


class PlaceKeeper:
    """Remembers the place in a view when its model is about to be reset, and goes back there afterwards.

    After an edit the same entry is on top again. A filter or a sort begins at the top; after a filter the current
    entry is in sight if it is still shown.
    """

    def __init__(self, view: QAbstractItemView, model: EntryModel) -> None:
        self._view, self._model = view, model
        self._shown: SlotArray = model.order.shown
        self._boxes: list[tuple[SlotArray, int, int]] = []
        self._current = (-1, -1)
        self._top = 0
        model.rowsInserted.connect(self._begin_anew)

    def remember(self) -> None:
        """Note where the user is."""
        ranges = Ranges.of(self._view.selectionModel().selection(), self._model.columnCount())
        self._shown = self._model.order.shown
        self._boxes = [(self._shown[top : bottom + 1], left, right) for top, left, bottom, right in ranges.boxes]
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
        self._restore_selection()
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

    def _restore_selection(self) -> None:
        kept = QItemSelection()
        last_column = self._model.columnCount() - 1
        for slots, left, right in self._boxes:
            rows = self._model.order.rows_of(slots)
            selection = selection_of(self._model, np.sort(rows[rows >= 0]), left, min(right, last_column))
            if selection is None:
                return
            kept.merge(selection, _SELECT.Select)
        self._view.selectionModel().select(kept, _SELECT.ClearAndSelect)


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
