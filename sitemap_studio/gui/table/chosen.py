"""What is selected in a view of entries, as slots and positions; and selecting others. Changes no document."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from PySide6.QtCore import QItemSelectionModel, QModelIndex, QObject
from PySide6.QtWidgets import QAbstractItemView

from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.model import EntryModel
from sitemap_studio.gui.table.selection import Ranges, selection_of
from sitemap_studio.gui.table.view_order import RowArray
from sitemap_studio.model.slots import PositionArray, SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName

_SELECT = QItemSelectionModel.SelectionFlag


class Chosen(QObject):
    """The selection of one view."""

    def __init__(self, session: Session, model: EntryModel, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._session, self._model, self._view = session, model, view

    def current(self) -> QModelIndex:
        """The current cell; invalid where there is none."""
        return self._view.currentIndex()

    def ranges(self) -> Ranges:
        """What is selected; the current cell where nothing is."""
        ranges = Ranges.of(self._view.selectionModel().selection(), self._model.columnCount())
        index = self._view.currentIndex()
        if ranges.boxes or not index.isValid():
            return ranges
        return Ranges(((index.row(), index.column(), index.row(), index.column()),), self._model.columnCount())

    def slots(self) -> SlotArray:
        """The selected entries, as they are shown."""
        return self._model.slots_at(self.ranges().rows())

    def cells(self) -> dict[FieldName, SlotArray]:
        """The selected entries by field, as they are shown."""
        return {field: self._model.slots_at(rows) for field, rows in self.ranges().rows_by_field().items()}

    def positions(self, slots: SlotArray) -> PositionArray:
        """Where entries stand in the set."""
        positions: PositionArray = self._session.document.table.positions()[slots].astype(np.int64)
        return positions

    def end(self) -> int:
        """The position behind the last entry shown, or behind the chosen sitemap where none is."""
        document, order = self._session.document, self._model.order
        if len(order):
            return int(document.table.positions()[order.shown[-1]]) + 1
        return document.sitemap_range(order.sitemap or 0).stop

    def show_entries(self, slots: SlotArray) -> None:
        """Select entries, as far as they are shown, and make the first one's loc the current cell."""
        rows = self._model.order.rows_of(slots)
        rows = np.sort(rows[rows >= 0])
        if len(rows):
            self.select(rows, 0, 0 if len(rows) == 1 else self._model.columnCount() - 1)

    def select_fields(self, rows: RowArray, fields: Collection[FieldName]) -> None:
        """Select some fields of rows, ascending; the first becomes the current cell."""
        columns = sorted(map(FIELD_NAMES.index, fields))
        self.select(rows, columns[0], columns[0])
        for column in columns[1:]:
            selection = selection_of(self._model, rows, column, column)
            if selection is not None:
                self._view.selectionModel().select(selection, _SELECT.Select)

    def behind_current(self) -> int:
        """The position behind the current entry, or behind the last one shown where there is none."""
        row = self.current().row()
        if row < 0 or row >= len(self._model.order):
            return self.end()
        return int(self.positions(self._model.slots_at(np.array([row])))[0]) + 1

    def select(self, rows: RowArray, left: int, right: int) -> None:
        """Select rows, ascending, from one column to another; the first becomes the current one."""
        if not len(rows):
            return
        current: QModelIndex = self._model.index(int(rows[0]), left)
        # Not the view's own setter, which adds to the selection while Ctrl is held, as it is in many a shortcut.
        self._view.selectionModel().setCurrentIndex(current, _SELECT.ClearAndSelect)
        selection = selection_of(self._model, rows, left, right)
        if selection is not None:
            self._view.selectionModel().select(selection, _SELECT.ClearAndSelect)
        self._view.scrollTo(current)
