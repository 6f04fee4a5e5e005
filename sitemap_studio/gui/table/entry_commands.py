"""Commands on the selected entries and cells, each one step of the undo history.

Each command is one edit, pushed through the session under its title. Selections are handled as ranges, never as lists
of cells, of which there may be millions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Final

import numpy as np
import polars as pl
from PySide6.QtCore import QItemSelectionModel, QObject, Signal
from PySide6.QtWidgets import QTableView

from sitemap_studio.core.errors import ReadOnlyError, RequestError
from sitemap_studio.document.page_texts import PAGE_TABLE_COLUMNS, page_condition
from sitemap_studio.document.reverting import prepare_cell_reverts, prepare_entry_reverts
from sitemap_studio.gui.i18n import text_for_count
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.entry_model import EntryModel
from sitemap_studio.gui.table.entry_selection import EntrySelection, rows_as_selection
from sitemap_studio.gui.table.planned_edits import PlannedEdit, plan_duplicates, plan_fill, plan_new_entries
from sitemap_studio.gui.table.view_columns import PROBLEMS, SITEMAP, is_editable, stored_text
from sitemap_studio.gui.widgets.desktop import open_in_browser
from sitemap_studio.gui.widgets.message_boxes import BrowseQuestion
from sitemap_studio.model.edits import EditPlanner, RemoveEntries, plan_move
from sitemap_studio.model.slots import SlotArray, unique_slots
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.rule import SEVERITY_RANK, Severity
from sitemap_studio.protocol.url_syntax import is_web
from sitemap_studio.search.filter_language import Condition, Filter
from sitemap_studio.search.url_folders import ODD, folder_of

_SELECT = QItemSelectionModel.SelectionFlag
_MAX_UNASKED_PAGES: Final = 10
_MAX_PAGES: Final = 100
"""More pages are never opened at once: the browser would stop responding."""


class EntryCommands(QObject):
    """Commands on the selected entries and cells of an `EntryView`.

    Signals:
        filter_requested: A command asks for a filter; carries its text.
        sitemap_full: New entries were added to another sitemap; carries the ids of the full and the other sitemap, and
            the number of entries.
        added: New entries were added and selected.
    """

    filter_requested = Signal(str)
    sitemap_full = Signal(int, int, int)
    added = Signal()

    def __init__(self, session: Session, model: EntryModel, view: QTableView, selection: EntrySelection) -> None:
        """Create the commands for a table and its selection."""
        super().__init__(view)
        self._session, self._model, self._view, self._selection = session, model, view, selection
        self.move_up, self.move_down = partial(self._move, -1), partial(self._move, 1)

    # Entries

    def add_entry(self) -> None:
        """Insert an empty entry after the current one as an undo step and select it, if a shown sitemap is readable."""
        if self.can_add_entries():
            position, sitemap = self._selection.insert_position(), self._model.order.sitemap
            plan = plan_new_entries(self._session.document, {"loc": [None]}, position, sitemap)
            self._session.push_plan(self.tr("Add entry"), plan, partial(self.select_added, plan))

    def select_added(self, plan: PlannedEdit) -> None:
        """Select the new entries of an applied plan, and emit `added`.

        Emit `sitemap_full`, too, if they were added to another sitemap.
        """
        self._selection.select_entries(plan.added)
        self.added.emit()
        self.report_full_sitemap(plan)

    def report_full_sitemap(self, plan: PlannedEdit) -> None:
        """Emit `sitemap_full` if a plan adds its entries to another sitemap because the requested one is full."""
        if plan.insert_position is not None and plan.insert_position.full is not None:
            self.sitemap_full.emit(plan.insert_position.full, plan.insert_position.sitemap, len(plan.added))

    def can_add_entries(self) -> bool:
        """Return whether any shown sitemap is readable, so that entries can be added to it."""
        shown, sitemaps = self._model.order.sitemaps, self._session.document.sitemaps
        return any(sitemap.error is None for sitemap in (map(sitemaps.__getitem__, shown) if shown else sitemaps))

    def delete_selected(self) -> None:
        """Delete the selected entries as an undo step, and select the cell that moves to the first of their rows."""
        rows = self._selection.ranges().rows()
        count = len(rows)
        if count:
            column = max(0, self._view.currentIndex().column())
            title = text_for_count(count, self.tr("Delete entry"), self.tr("Delete %n entries", "", count))
            removal = RemoveEntries(self._selection.positions())
            self._session.push(title, removal, partial(self._select_row, int(rows[0]), column))

    def _select_row(self, row: int, column: int) -> None:
        """Select a cell by row and column, in the last row if there are fewer; do nothing without rows."""
        row = min(row, self._model.rowCount() - 1)
        if row >= 0:
            self._selection.select(np.array([row]), column, column)

    def delete_or_clear(self) -> None:
        """Delete the selected entries if whole rows are selected, else clear the selected cells."""
        if self._selection.ranges().are_whole_rows:
            self.delete_selected()
        else:
            self.clear_cells()

    def duplicate_selected(self) -> None:
        """Insert copies, with extensions, after each run of selected entries as an undo step, and select the copies."""
        count = self._selection.ranges().row_count()
        if count:
            plan = plan_duplicates(self._session.document, self._selection.positions())
            title = text_for_count(count, self.tr("Duplicate entry"), self.tr("Duplicate %n entries", "", count))
            self._session.push_plan(title, plan, partial(self._selection.select_entries, plan.added))

    def _move(self, step: int) -> None:
        """Move the selected entries a row up (-1) or down (1) as an undo step, unless sorted or across sitemaps."""
        rows = self._selection.ranges().rows()
        # A sorted view does not show the order of the set.
        if not len(rows) or self._model.order.is_sorted:
            return
        neighbour_row = int(rows[0]) - 1 if step < 0 else int(rows[-1]) + 1
        if not 0 <= neighbour_row < self._model.rowCount():
            return
        table = self._session.document.table
        neighbour = self._model.slot_at(neighbour_row)
        # Entries of one sitemap are adjacent, so they can only move among themselves.
        sitemaps = table.rows(self._model.slots_at(rows), ["sitemap"]).to_series()
        if sitemaps.n_unique() > 1 or sitemaps[0] != table.sitemap_of(neighbour):
            return
        target = int(table.positions()[neighbour]) + (step > 0)
        title = text_for_count(len(rows), self.tr("Move entry"), self.tr("Move %n entries", "", len(rows)))
        self._session.push(title, plan_move(table, self._selection.positions(), target))

    # Cells

    def clear_cells(self) -> None:
        """Clear the selected cells as an undo step: optional elements are removed, required ones emptied."""
        cells = self._selection.cells()
        plan = self._plan_fill(cells, {name: stored_text(name, "") for name in cells})
        if count := plan.cell_count:
            title = text_for_count(count, self.tr("Clear cell"), self.tr("Clear %n cells", "", count))
            self._session.push_plan(title, plan)

    def revert_cells(self) -> None:
        """Restore the saved values of the selected cells as an undo step, or report that none was changed."""
        plan, count = prepare_cell_reverts(self._session.document, self._selection.cells())
        self._push_revert(plan, text_for_count(count, self.tr("Revert cell"), self.tr("Revert %n cells", "", count)))

    def revert_entries(self) -> None:
        """Restore the selected entries to the saved version as an undo step, or report that none was changed."""
        try:
            plan, count = prepare_entry_reverts(self._session.document, self._selection.slots())
        except (RequestError, ReadOnlyError) as error:
            self._session.refused.emit(error)
            return
        self._push_revert(plan, text_for_count(count, self.tr("Revert entry"), self.tr("Revert %n entries", "", count)))

    def _push_revert(self, plan: EditPlanner | None, title: str) -> None:
        """Apply a plan that restores saved values as an undo step; without a plan report that nothing was changed."""
        if plan is not None:
            self._session.push_plan(title, plan)
        else:
            message = self.tr("Nothing that is selected was changed since the last save.")
            self._session.refused.emit(RequestError(message, hint=self.tr("New entries have no saved version.")))

    def fill_down(self) -> None:
        """Fill each column's selected cells with the first value, or one row from the row above, as an undo step."""
        cells: dict[str, SlotArray] = {}
        texts: dict[str, str | None] = {}
        for name, rows in self._selection.rows_by_column().items():
            source = int(rows[0]) - (len(rows) == 1)
            if source >= 0 and is_editable(name):
                cells[name] = self._model.slots_at(rows)
                texts[name] = self._model.value(self._model.slot_at(source), name)
        self._push_fill(self._plan_fill(cells, texts))

    def fill_selection(self, text: str | None = None) -> None:
        """Fill the current and its column's selected cells with a text (None: the current value), as an undo step."""
        if (current := self._selection.current_cell()) is None:
            return
        slot, name = current
        slots = self._selection.cells().get(name, np.array([slot], np.uint32))
        if slot not in slots:
            slots = np.append(slots, np.uint32(slot))
        value = self._model.value(slot, name) if text is None else stored_text(name, text)
        self._push_fill(self._plan_fill({name: slots}, {name: value}))

    def _plan_fill(self, cells: Mapping[str, SlotArray], texts: Mapping[str, str | None]) -> PlannedEdit:
        """Return a plan that fills cells with a text per column; empty, and reported, if XML can't hold a text."""
        try:
            return plan_fill(self._session.document, cells, texts)
        except RequestError as error:
            self._session.refused.emit(error)
            return PlannedEdit([])

    def set_today(self) -> None:
        """Set lastmod of the selected entries to today's date in UTC, as an undo step."""
        text = datetime.now(UTC).date().isoformat()
        slots = unique_slots(self._selection.slots())
        self._push_fill(plan_fill(self._session.document, {"lastmod": slots}, {"lastmod": text}))

    def _push_fill(self, plan: PlannedEdit) -> None:
        """Apply a plan that fills cells as an undo step, unless no cell changes."""
        if count := plan.cell_count:
            title = text_for_count(count, self.tr("Fill cell"), self.tr("Fill %n cells", "", count))
            self._session.push_plan(title, plan)

    def open_in_browser(self) -> None:
        """Open the http(s) pages of the selected entries in the browser; asks if there are many, refuses too many."""
        slots = self._selection.slots()
        if not len(slots) and (row := self._view.currentIndex().row()) >= 0:
            slots = np.array([self._model.slot_at(row)], np.uint32)
        if len(slots) > _MAX_PAGES:
            message = self.tr("No more than %n pages can be opened at once.", None, _MAX_PAGES)
            self._session.refused.emit(RequestError(message, hint=self.tr("Select fewer entries.")))
            return
        locs = self._session.document.table.rows(slots, ["loc"]).to_series().fill_null("").str.strip_chars(XML_SPACE)
        urls = [url for url in locs.unique(maintain_order=True) if is_web(url)]
        if len(urls) <= _MAX_UNASKED_PAGES:
            self._open_all_in_browser(urls)
            return
        question = BrowseQuestion(len(urls), self._view.window())
        question.agreed.connect(partial(self._open_all_in_browser, urls))
        question.open()

    def _open_all_in_browser(self, urls: Sequence[str]) -> None:
        """Open all of these URLs in the browser."""
        for url in urls:
            open_in_browser(url)

    # Selecting

    def select_equal_cells(self) -> None:
        """Select the column's visible cells equal to the current one; if too scattered, filter by it and select all."""
        index, model = self._view.currentIndex(), self._model
        if not index.isValid():
            return
        values = self._values_by_row(model.columns[index.column()])
        rows = np.flatnonzero(values.eq_missing(values.slice(index.row(), 1)).to_numpy())
        selection = rows_as_selection(model, rows, index.column(), index.column())
        if selection is not None:
            self._view.selectionModel().select(selection, _SELECT.ClearAndSelect)
        elif self.filter_by_current_value():
            self._view.selectAll()

    def _values_by_row(self, column: str) -> pl.Series:
        """Return the values of a column by view row: texts, names of sitemaps, or ranks of the worst severity."""
        document, slots = self._session.document, self._model.order.shown
        if column == SITEMAP:
            names = {sitemap.id: sitemap.name for sitemap in document.sitemaps}
            ids = document.table.rows(slots, ["sitemap"]).to_series()
            return ids.replace_strict(names, return_dtype=pl.String)
        if column == PROBLEMS:
            return pl.Series(document.problems.worst_ranks(slots))
        return self._model.column_values(slots, [column]).to_series()

    def filter_by_current_value(self) -> bool:
        """Emit `filter_requested` for the current cell's value; return False and report if its column has no filter."""
        return self._filter_by_value(is_negated=False)

    def exclude_current_value(self) -> bool:
        """Emit `filter_requested` to hide the current cell's value; return False and report if this is impossible."""
        return self._filter_by_value(is_negated=True)

    def _filter_by_value(self, *, is_negated: bool) -> bool:
        """Emit `filter_requested` to show or hide the current cell's value; return False and report if impossible."""
        index = self._view.currentIndex()
        column = self._model.columns[index.column()] if index.isValid() else ""
        if column not in (*FIELD_NAMES, *PAGE_TABLE_COLUMNS, SITEMAP, PROBLEMS):
            message = self.tr("Entries can't be filtered by this column.")
            self._session.refused.emit(RequestError(message, hint=self.tr("Choose a cell of a field.")))
            return False
        slot = self._model.slot_at(index.row())
        if column == PROBLEMS:
            self.filter_requested.emit(
                _worst_severity_filter(self._model.severity(slot, column), is_negated=is_negated)
            )
        elif column in PAGE_TABLE_COLUMNS:
            text = self._model.column_values(np.array([slot], np.uint32), [column]).item()
            self.filter_requested.emit(column_filter(column, text, is_negated=is_negated))
        else:
            self.filter_requested.emit(value_filter(column, self._model.value(slot, column), is_negated=is_negated))
        return True

    def filter_by_current_folder(self) -> None:
        """Emit `filter_requested` for the folder of the current entry's URL; do nothing without a current entry."""
        row = self._view.currentIndex().row()
        if row >= 0:
            loc = self._model.value(self._model.slot_at(row), "loc") or ""
            self.filter_requested.emit(value_filter("folder", (folder_of(loc) or ODD).address))


def column_filter(column: str, text: str | None, *, is_negated: bool = False) -> str:
    """Return filter text that matches a text of a column of fields, sitemaps or facts, or all others if negated."""
    if column in PAGE_TABLE_COLUMNS:
        return Filter((page_condition(column, text, is_negated=is_negated),)).text
    return value_filter(column, text, is_negated=is_negated)


def value_filter(field: str, value: str | None, *, is_negated: bool = False) -> str:
    """Return filter text that matches a value of a field, or all others if negated; None and "" mean an empty field."""
    if not value:
        return f"{field} is {'not ' if is_negated else ''}empty"
    return Filter((Condition(field, "!=" if is_negated else "=", value),)).text


def _worst_severity_filter(severity: Severity | None, *, is_negated: bool) -> str:
    """Return filter text for entries with this worst severity (None: no problem); negated: without such problems."""
    if is_negated:
        return value_filter("problem", severity.value if severity is not None else None, is_negated=True)
    rank = SEVERITY_RANK[severity] if severity is not None else 0
    worse = [f"problem != {each.value}" for each in Severity if SEVERITY_RANK[each] > rank]
    return " and ".join([f"problem = {severity.value}", *worse] if severity is not None else worse)
