"""Selected cells and entries of the table, as ranges of rows and columns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QAbstractItemModel, QItemSelection, QItemSelectionModel, QItemSelectionRange, QModelIndex
from PySide6.QtWidgets import QTableView

from sitemap_studio.gui.table.entry_model import EntryModel
from sitemap_studio.gui.table.view_columns import is_editable
from sitemap_studio.gui.table.view_order import RowArray, consecutive_runs
from sitemap_studio.model.slots import PositionArray, SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName

MAX_RANGES: Final = 1_000  # a selection of more ranges is dropped: for each cell painted Qt looks through all of them
_SELECT = QItemSelectionModel.SelectionFlag


@dataclass(frozen=True)
class SelectedRanges:
    """Selected rectangles of cells.

    Attributes:
        boxes: First row, first column, last row and last column of each rectangle.
        column_count: Number of columns of the view.
    """

    boxes: tuple[tuple[int, int, int, int], ...]
    column_count: int

    @classmethod
    def from_selection(cls, selection: QItemSelection, column_count: int) -> SelectedRanges:
        """Return the ranges of a Qt selection in a view with this number of columns."""
        # The selection is a QList, which the stubs do not know.
        ranges: list[QItemSelectionRange] = list(selection)  # type: ignore[call-overload]
        return cls(tuple((each.top(), each.left(), each.bottom(), each.right()) for each in ranges), column_count)

    @property
    def are_whole_rows(self) -> bool:
        """Whether there are ranges, and all reach from the first to the last column."""
        return bool(self.boxes) and all((left, right) == (0, self.column_count - 1) for _, left, _, right in self.boxes)

    def rows(self) -> RowArray:
        """Return the view rows that contain selected cells, ascending and unique."""
        return _merge_spans([(top, bottom) for top, _, bottom, _ in self.boxes])

    def row_count(self) -> int:
        """Return the number of view rows with a selected cell, without listing them."""
        covered, count = -1, 0
        for top, _, bottom, _ in sorted(self.boxes):
            count += max(0, bottom - max(top, covered + 1) + 1)
            covered = max(covered, bottom)
        return count

    def rows_by_column(self, columns: Sequence[str]) -> dict[str, RowArray]:
        """Return the view rows with selected cells by column name; columns without selected cells are missing.

        Args:
            columns: Names of the first columns of the view.
        """
        found: dict[str, RowArray] = {}
        for column, name in enumerate(columns):
            spans = [(top, bottom) for top, left, bottom, right in self.boxes if left <= column <= right]
            if spans:
                found[name] = _merge_spans(spans)
        return found


def _merge_spans(spans: list[tuple[int, int]]) -> RowArray:
    """Return all rows of spans, given by first and last row, ascending and unique."""
    arrays = [np.arange(first, last + 1) for first, last in spans]
    return arrays[0] if len(arrays) == 1 else np.unique(np.concatenate([np.empty(0, np.int64), *arrays]))


def rows_as_selection(model: QAbstractItemModel, rows: RowArray, left: int, right: int) -> QItemSelection | None:
    """Return a Qt selection of ascending rows from column `left` to `right`; None for more than `MAX_RANGES` ranges."""
    spans = consecutive_runs(rows)
    if len(spans) > MAX_RANGES:
        return None
    selection = QItemSelection()
    for first, last in spans:
        selection.append(QItemSelectionRange(model.index(first, left), model.index(last, right)))
    return selection


class EntrySelection:
    """Selected cells and current cell of an `EntryView`.

    Attributes:
        selects_rows: Whether rows were selected last, by their numbers for example, rather than cells.
    """

    def __init__(self, model: EntryModel, view: QTableView) -> None:
        """Create the reader of a table's selection, with `selects_rows` off."""
        self._model, self._view = model, view
        self.selects_rows = False

    @property
    def extends_whole_rows(self) -> bool:
        """Whether extending the selection selects whole rows, as all selected ranges are whole rows."""
        return self.selects_rows and self.ranges().are_whole_rows

    def ranges(self) -> SelectedRanges:
        """Return the selected ranges, or a range of the current cell if nothing is selected."""
        ranges = SelectedRanges.from_selection(self._view.selectionModel().selection(), self._model.columnCount())
        index = self._view.currentIndex()
        if ranges.boxes or not index.isValid():
            return ranges
        return SelectedRanges(((index.row(), index.column(), index.row(), index.column()),), self._model.columnCount())

    def slots(self) -> SlotArray:
        """Return the slots of the selected entries in view order; the current entry if nothing is selected."""
        return self._model.slots_at(self.ranges().rows())

    def rows_by_column(self) -> dict[str, RowArray]:
        """Return the view rows with selected cells by name of each field and extension column that has any."""
        return self.ranges().rows_by_column(self._model.value_columns)

    def cells(self) -> dict[str, SlotArray]:
        """Return the slots of the selected cells, by name of each editable column."""
        names = {name: rows for name, rows in self.rows_by_column().items() if is_editable(name)}
        return {name: self._model.slots_at(rows) for name, rows in names.items()}

    def positions(self) -> PositionArray:
        """Return the positions of the selected entries in the set, ascending."""
        positions = self._model.session.document.table.positions()[self.slots()]
        return np.sort(positions).astype(np.int64)

    def current_column(self) -> int:
        """Return the number of the column of the current cell; -1 without one."""
        return self._view.currentIndex().column()

    def current_cell(self) -> tuple[int, str] | None:
        """Return slot and column name of the current cell; None without a current cell, or if it is not editable."""
        index = self._view.currentIndex()
        name = self._model.editable_column(index.column())
        return (self._model.slot_at(index.row()), name) if index.isValid() and name is not None else None

    def current_field(self) -> tuple[int, FieldName] | None:
        """Return slot and field of the current cell; None without a current cell, or if its column is not a field."""
        index = self._view.currentIndex()
        field = self._model.field_at(index.column())
        return (self._model.slot_at(index.row()), field) if index.isValid() and field is not None else None

    def append_position(self) -> int:
        """Return the set position after the last visible entry; without one, the end of the last shown sitemap.

        If all sitemaps are shown, that is the end of the first one.
        """
        document, order = self._model.session.document, self._model.order
        if len(order.shown):
            return int(document.table.positions()[order.shown[-1]]) + 1
        return document.table.position_range(order.sitemaps[-1] if order.sitemaps else 0).stop

    def insert_position(self) -> int:
        """Return the set position after the current entry; without one, `append_position`."""
        row = self._view.currentIndex().row()
        if not 0 <= row < self._model.rowCount():
            return self.append_position()
        return int(self._model.session.document.table.positions()[self._model.slot_at(row)]) + 1

    def select(self, rows: RowArray, left: int, right: int) -> bool:
        """Select ascending rows (if any) from column `left` to `right`, make the first cell current, and scroll to it.

        Returns:
            False if only the first cell is selected, as there are too many ranges.
        """
        if not len(rows):
            return True
        self.selects_rows = (left, right) == (0, self._model.columnCount() - 1)
        current: QModelIndex = self._model.index(int(rows[0]), left)
        # The view's own setter would extend the selection while Ctrl is pressed, as in many shortcuts.
        self._view.selectionModel().setCurrentIndex(current, _SELECT.ClearAndSelect)
        selection = rows_as_selection(self._model, rows, left, right)
        if selection is not None:
            self._view.selectionModel().select(selection, _SELECT.ClearAndSelect)
        self._view.scrollTo(current)
        return selection is not None

    def select_fields(self, rows: RowArray, fields: Collection[FieldName]) -> None:
        """Select the cells of fields in ascending rows; the first cell becomes the current one."""
        first, *others = sorted(map(FIELD_NAMES.index, fields))
        self.select(rows, first, first)
        for column in others:
            if (selection := rows_as_selection(self._model, rows, column, column)) is not None:
                self._view.selectionModel().select(selection, _SELECT.Select)

    def select_entries(self, slots: SlotArray) -> None:
        """Select the rows of given visible entries, or the first cell of a single one; the first becomes current."""
        rows = self._model.order.rows_of(slots)
        rows = np.sort(rows[rows >= 0])
        self.select(rows, 0, 0 if len(rows) == 1 else self._model.columnCount() - 1)
