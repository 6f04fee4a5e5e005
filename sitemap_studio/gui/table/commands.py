"""What the user can do to the selection: each command is one edit, pushed through the session under its name.

Shortcuts and menus belong to whoever shows the commands. Which edit a command needs is planned in `planning` and
`pasting`.
"""

from __future__ import annotations

import numpy as np
import polars as pl
from PySide6.QtCore import QItemSelectionModel, QModelIndex, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView

from sitemap_studio.gui.session import Session
from sitemap_studio.gui.table.clipboard import grid_text, parse_grid
from sitemap_studio.gui.table.model import EntryModel
from sitemap_studio.gui.table.pasting import Target, plan_paste
from sitemap_studio.gui.table.planning import Plan, plan_cells, plan_copies, plan_entries, repeated, stored_text
from sitemap_studio.gui.table.selection import Ranges, selection_of
from sitemap_studio.gui.table.view_order import RowArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.table.edits import PositionArray, RemoveEntries, moving
from sitemap_studio.table.slots import SlotArray

_SELECT = QItemSelectionModel.SelectionFlag


class TableCommands(QObject):
    """Commands on what is selected in a view of entries."""

    def __init__(self, session: Session, model: EntryModel, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._session, self._model, self._view = session, model, view

    # Entries

    def add_entry(self) -> None:
        """Put an empty entry behind the current one, and make its loc the current cell."""
        if not self.can_add():
            return
        row = self._view.currentIndex().row()
        position = self._end() if row < 0 else int(self._positions(self._model.slots_at(np.array([row])))[0]) + 1
        plan = plan_entries(self._session.document, {"loc": [None]}, position, self._model.order.sitemap)
        if self._session.push(self.tr("Add entry"), plan.edit):
            self._show_entries(plan.added)

    def can_add(self) -> bool:
        """Whether entries can come to what is shown: not to a sitemap that could not be read."""
        sitemap = self._model.order.sitemap
        return sitemap is None or self._session.document.sitemaps[sitemap].error is None

    def delete_selected(self) -> None:
        """Take the selected entries out of the set; the current cell stays where it is on screen."""
        rows = self.selected().rows()
        if not len(rows):
            return
        column = self._view.currentIndex().column()
        count = len(rows)
        title = self.tr("Delete entry") if count == 1 else self.tr("Delete %Ln entries", "", count)
        if not self._session.push(title, RemoveEntries(np.sort(self._positions(self._model.slots_at(rows))))):
            return
        row = min(int(rows[0]), self._model.rowCount() - 1)
        if row >= 0:
            self._select(np.array([row]), max(0, column), max(0, column))

    def duplicate_selected(self) -> None:
        """Copy the selected entries, extensions included, to behind them."""
        rows = self.selected().rows()
        if not len(rows):
            return
        plan = plan_copies(self._session.document, np.sort(self._positions(self._model.slots_at(rows))))
        count = len(rows)
        title = self.tr("Duplicate entry") if count == 1 else self.tr("Duplicate %Ln entries", "", count)
        if self._session.push(title, plan.edit):
            self._show_entries(plan.added)

    def move_up(self) -> None:
        """Move the selected entries before the one shown above them, within their sitemap."""
        self._move(-1)

    def move_down(self) -> None:
        """Move the selected entries behind the one shown below them, within their sitemap."""
        self._move(1)

    def can_move(self) -> bool:
        """Whether moving would show: a sorted view does not show the order of the set."""
        return not self._model.order.is_sorted and self._view.selectionModel().hasSelection()

    def _move(self, step: int) -> None:
        rows = self.selected().rows()
        if not len(rows) or not self.can_move():
            return
        neighbour = int(rows[0]) - 1 if step < 0 else int(rows[-1]) + 1
        if not 0 <= neighbour < self._model.rowCount():
            return
        table = self._session.document.table
        slots = self._model.slots_at(rows)
        beside = self._model.slot_at(neighbour)
        # Entries of one sitemap stand together: a move goes as far as their own reaches.
        sitemaps = table.rows(slots, ["sitemap"]).to_series()
        if sitemaps.n_unique() > 1 or sitemaps[0] != table.sitemap_of(beside):
            return
        before = int(table.positions()[beside]) + (step > 0)
        count = len(rows)
        title = self.tr("Move entry") if count == 1 else self.tr("Move %Ln entries", "", count)
        self._session.push(title, moving(table, np.sort(self._positions(slots)), before))

    # Cells

    def clear_cells(self) -> None:
        """Take the selected values away: optional elements as a whole, the text of required ones."""
        cells = self._selected_cells()
        texts = {field: (slots, repeated(stored_text(field, ""), len(slots))) for field, slots in cells.items()}
        plan = plan_cells(self._session.document.table, texts)
        if plan.edits:
            count = plan.cell_count
            title = self.tr("Clear cell") if count == 1 else self.tr("Clear %Ln cells", "", count)
            self._session.push(title, plan.edit)

    def fill_down(self) -> None:
        """Give all selected cells of a column the value of the first; a single row takes that of the row above."""
        table = self._session.document.table
        texts: dict[FieldName, tuple[SlotArray, pl.Series]] = {}
        for field, rows in self.selected().rows_by_field().items():
            first = int(rows[0])
            if len(rows) == 1:
                if not first:
                    continue
                first -= 1
            slots = self._model.slots_at(rows)
            texts[field] = (slots, repeated(table.value(self._model.slot_at(first), field), len(slots)))
        self._push_fill(plan_cells(table, texts))

    def fill_selection(self, text: str | None = None) -> None:
        """Give all selected cells of the current column one value.

        Only of that column: what is right for one field is wrong for the others.

        Args:
            text: The value as typed; None stands for that of the current cell.
        """
        index = self._view.currentIndex()
        field = self._model.field_at(index.column())
        if not index.isValid() or field is None:
            return
        current = self._model.slot_at(index.row())
        slots = self._selected_cells().get(field, np.array([current], np.uint32))
        if current not in slots:
            slots = np.append(slots, np.uint32(current))
        table = self._session.document.table
        value = table.value(current, field) if text is None else stored_text(field, text)
        self._push_fill(plan_cells(table, {field: (slots, repeated(value, len(slots)))}))

    def _push_fill(self, plan: Plan) -> None:
        if plan.edits:
            count = plan.cell_count
            title = self.tr("Fill cell") if count == 1 else self.tr("Fill %Ln cells", "", count)
            self._session.push(title, plan.edit)

    # The clipboard

    def copy(self) -> None:
        """Put the selected fields on the clipboard, as tab-separated plain text."""
        ranges = self.selected()
        fields = list(ranges.rows_by_field())
        if fields:
            rows = self._session.document.table.rows(self._model.slots_at(ranges.rows()), fields)
            # Plain text and nothing else; Qt makes no rich text of it.
            QGuiApplication.clipboard().setText(grid_text(rows))

    def cut(self) -> None:
        """Copy, then delete the entries if they are selected as a whole, else clear the cells."""
        self.copy()
        self.delete_or_clear()

    def delete_or_clear(self) -> None:
        """Delete the entries if they are selected as a whole, else clear the selected cells."""
        if self.selected().are_whole_rows:
            self.delete_selected()
        else:
            self.clear_cells()

    def paste(self) -> None:
        """Put the cells on the clipboard on the current cell or over the selection; see `pasting`."""
        grid = parse_grid(QGuiApplication.clipboard().text())
        target = self._target()
        if not grid.lines or target is None or not self.can_add():
            return
        first = self._first_row()
        plan = plan_paste(self._session.document, grid, target)
        if not plan.edits or not self._session.push(self._paste_title(plan), plan.edit):
            return
        if not target.is_area or len(plan.added):
            last = min(first + len(grid.lines), self._model.rowCount()) - 1
            left = FIELD_NAMES.index(target.fields[0]) if grid.fields is None else 0
            right = left + grid.width - 1 if grid.fields is None else len(FIELD_NAMES) - 1
            self._select(np.arange(first, last + 1), left, min(right, len(FIELD_NAMES) - 1))

    def _paste_title(self, plan: Plan) -> str:
        if plan.cell_count == 1 and not len(plan.added):
            return self.tr("Paste cell")
        if plan.cell_count:
            return self.tr("Paste %Ln cells", "", plan.cell_count)
        return self.tr("Paste entry") if len(plan.added) == 1 else self.tr("Paste %Ln entries", "", len(plan.added))

    def _target(self) -> Target | None:
        """Where a paste goes; None if the current column takes none."""
        ranges, index = self.selected(), self._view.currentIndex()
        if not self._model.rowCount():
            nothing = np.empty(0, np.uint32)
            first = FIELD_NAMES[:1]
            return Target(nothing, first, False, nothing, self._end(), self._model.order.sitemap)
        by_field = ranges.rows_by_field()
        fields = tuple(by_field)
        if ranges.are_whole_rows or not fields:
            field = self._model.field_at(max(0, index.column()))
            if field is None:
                return None
            fields = (field,)
        rows = ranges.rows()
        return Target(
            rows=self._model.slots_at(rows),
            fields=fields,
            is_area=len(rows) > 1 or len(fields) > 1,
            following=self._model.order.shown[self._first_row() :],
            end=self._end(),
            sitemap=self._model.order.sitemap,
        )

    def _first_row(self) -> int:
        boxes = self.selected().boxes
        return min(top for top, *_ in boxes) if boxes else max(0, self._view.currentIndex().row())

    # The selection

    def select_all(self) -> None:
        """Select every entry shown."""
        self._view.selectAll()

    def selected(self) -> Ranges:
        """What is selected; the current cell where nothing is."""
        ranges = Ranges.of(self._view.selectionModel().selection(), self._model.columnCount())
        index = self._view.currentIndex()
        if ranges.boxes or not index.isValid():
            return ranges
        return Ranges(((index.row(), index.column(), index.row(), index.column()),), self._model.columnCount())

    def selected_slots(self) -> SlotArray:
        """The selected entries, as they are shown."""
        return self._model.slots_at(self.selected().rows())

    def _selected_cells(self) -> dict[FieldName, SlotArray]:
        return {field: self._model.slots_at(rows) for field, rows in self.selected().rows_by_field().items()}

    def _positions(self, slots: SlotArray) -> PositionArray:
        positions: PositionArray = self._session.document.table.positions()[slots]
        return positions

    def _end(self) -> int:
        """The position behind the last entry shown, or behind the chosen sitemap where none is."""
        document, order = self._session.document, self._model.order
        if len(order):
            return int(document.table.positions()[order.shown[-1]]) + 1
        return document.sitemap_range(order.sitemap or 0).stop

    def _show_entries(self, slots: SlotArray) -> None:
        """Select entries, as far as they are shown, and make the first one's loc the current cell."""
        rows = self._model.order.rows_of(slots)
        rows = np.sort(rows[rows >= 0])
        if len(rows):
            self._select(rows, 0, 0 if len(rows) == 1 else self._model.columnCount() - 1)

    def _select(self, rows: RowArray, left: int, right: int) -> None:
        if not len(rows):
            return
        current: QModelIndex = self._model.index(int(rows[0]), left)
        # Not the view's own setter, which adds to the selection while Ctrl is held, as it is in many a shortcut.
        self._view.selectionModel().setCurrentIndex(current, _SELECT.ClearAndSelect)
        selection = selection_of(self._model, rows, left, right)
        if selection is not None:
            self._view.selectionModel().select(selection, _SELECT.ClearAndSelect)
        self._view.scrollTo(current)
