"""What the user can do to the selection: each command is one edit, pushed through the session under its name.

Shortcuts and menus belong to whoever shows the commands. Which edit a command needs is planned in `planning`;
the clipboard has commands of its own.
"""

from __future__ import annotations

from functools import partial

import numpy as np
import polars as pl
from PySide6.QtCore import QItemSelectionModel, QObject, Signal
from PySide6.QtWidgets import QAbstractItemView

from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.chosen import Chosen
from sitemap_studio.gui.table.model import EntryModel
from sitemap_studio.gui.table.planning import Plan, plan_cells, plan_copies, plan_entries, repeated, stored_text
from sitemap_studio.gui.table.selection import selection_of
from sitemap_studio.gui.widgets.browsing import browse
from sitemap_studio.model.order_edits import RemoveEntries, moving
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import FieldName


class TableCommands(QObject):
    """Commands on what is selected in a view of entries.

    Attributes:
        chosen: What is selected.

    Signals:
        same_asked: Only entries of one value shall be shown; carries the words of that filter.
        went_elsewhere: New entries were wanted in a sitemap that has no room, and went to another; carries the ids of
            both, and how many they are.
    """

    same_asked = Signal(str)
    went_elsewhere = Signal(int, int, int)

    def __init__(self, session: Session, model: EntryModel, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._session, self._model, self._view = session, model, view
        self.chosen = Chosen(session, model, view)

    # Entries

    def add_entry(self) -> None:
        """Put an empty entry behind the current one, and make its loc the current cell."""
        if not self.can_add():
            return
        document, sitemap = self._session.document, self._model.order.sitemap
        plan = plan_entries(document, {"loc": [None]}, self.chosen.behind_current(), sitemap)
        self._session.push(self.tr("Add entry"), plan.edit, partial(self.show_added, plan))

    def show_added(self, plan: Plan) -> None:
        """Select the entries that a plan added, and tell where they are if not where they were wanted."""
        self.chosen.show_entries(plan.added)
        self.tell_place(plan)

    def tell_place(self, plan: Plan) -> None:
        """Tell where the entries are that a plan added, if not where they were wanted."""
        if plan.place is not None and plan.place.full is not None:
            self.went_elsewhere.emit(plan.place.full, plan.place.sitemap, len(plan.added))

    def can_add(self) -> bool:
        """Whether entries can come to what is shown: where there is no sitemap, or an unreadable one, none can."""
        shown, sitemaps = self._model.order.sitemap, self._session.document.sitemaps
        return any(sitemap.error is None for sitemap in (sitemaps if shown is None else [sitemaps[shown]]))

    def delete_selected(self) -> None:
        """Take the selected entries out of the set; the current cell stays where it is on screen."""
        rows = self.chosen.ranges().rows()
        if not len(rows):
            return
        column = self._view.currentIndex().column()
        count = len(rows)
        title = self.tr("Delete entry") if count == 1 else self.tr("Delete %Ln entries", "", count)
        removal = RemoveEntries(np.sort(self.chosen.positions(self._model.slots_at(rows))))
        self._session.push(title, removal, partial(self._select_at, int(rows[0]), max(0, column)))

    def _select_at(self, row: int, column: int) -> None:
        """Make a cell the current one, or that of the last row where there are fewer."""
        row = min(row, self._model.rowCount() - 1)
        if row >= 0:
            self.chosen.select(np.array([row]), column, column)

    def delete_or_clear(self) -> None:
        """Delete the entries if they are selected as a whole, else clear the selected cells."""
        if self.chosen.ranges().are_whole_rows:
            self.delete_selected()
        else:
            self.clear_cells()

    def duplicate_selected(self) -> None:
        """Copy the selected entries, extensions included, to behind them."""
        rows = self.chosen.ranges().rows()
        if not len(rows):
            return
        plan = plan_copies(self._session.document, np.sort(self.chosen.positions(self._model.slots_at(rows))))
        count = len(rows)
        title = self.tr("Duplicate entry") if count == 1 else self.tr("Duplicate %Ln entries", "", count)
        self._session.push(title, plan.edit, partial(self.chosen.show_entries, plan.added))

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
        rows = self.chosen.ranges().rows()
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
        self._session.push(title, moving(table, np.sort(self.chosen.positions(slots)), before))

    # Cells

    def clear_cells(self) -> None:
        """Take the selected values away: optional elements as a whole, the text of required ones."""
        cells = self.chosen.cells()
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
        for field, rows in self.chosen.ranges().rows_by_field().items():
            first = int(rows[0])
            if len(rows) == 1:
                if not first:
                    continue
                first -= 1
            slots = self._model.slots_at(rows)
            texts[field] = (slots, repeated(table.value(self._model.slot_at(first), field), len(slots)))
        self._push_fill(plan_cells(table, texts))

    def fill_with_current(self) -> None:
        """Give all selected cells of the current column the value of the current cell."""
        self.fill_selection()

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
        slots = self.chosen.cells().get(field, np.array([current], np.uint32))
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

    def browse(self) -> None:
        """Show the page of the current entry in the browser."""
        row = self._view.currentIndex().row()
        if row >= 0:
            loc = self._session.document.table.value(self._model.slot_at(row), "loc") or ""
            browse(loc.strip(XML_SPACE))

    # Selecting

    def select_all(self) -> None:
        """Select every entry shown."""
        self._view.selectAll()

    def select_same(self) -> None:
        """Select all entries shown that have the value of the current cell; too scattered, they are asked for alone."""
        index = self._view.currentIndex()
        field = self._model.field_at(index.column())
        if not index.isValid() or field is None:
            return
        value, shown = self._model.value(self._model.slot_at(index.row()), field), self._model.order.shown
        texts = self._session.document.table.rows(shown, [field]).to_series()
        rows = np.flatnonzero(texts.eq_missing(pl.Series([value], dtype=pl.String)).to_numpy())
        selection = selection_of(self._model, rows, index.column(), index.column())
        if selection is None:
            self.same_asked.emit(same_words(field, value))
            self._view.selectAll()
        else:
            flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self._view.selectionModel().select(selection, flag)

    def show_same(self) -> None:
        """Ask for the entries alone that have the value of the current cell."""
        index = self._view.currentIndex()
        field = self._model.field_at(index.column())
        if index.isValid() and field is not None:
            value = self._session.document.table.value(self._model.slot_at(index.row()), field)
            self.same_asked.emit(same_words(field, value))


def same_words(field: FieldName, value: str | None) -> str:
    """The words of the filter that lets one value of a field through."""
    if not value:
        return f"{field} is empty"
    mark = "'" if '"' in value else '"'
    return f"{field} = {value}" if mark in value else f"{field} = {mark}{value}{mark}"
