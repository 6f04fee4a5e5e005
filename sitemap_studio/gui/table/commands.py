"""Commands on the selected entries and cells, and the edits that they plan.

Each command is one edit, pushed through the session under its title. Selections are handled as ranges, never as lists
of cells, of which there may be millions.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from typing import Final

import numpy as np
import polars as pl
from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QObject,
    Signal,
)
from PySide6.QtWidgets import QTableView

from sitemap_studio.core.errors import ReadOnlyError, RequestError
from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_columns import (
    WORK,
    ExtensionTexts,
    extensions_of_new_entries,
    plan_extension_texts,
)
from sitemap_studio.document.reverting import revert_cells, revert_entries
from sitemap_studio.document.set_edits.split_sitemaps import InsertPosition, find_insert_position
from sitemap_studio.document.transaction import MAX_IN_FRAME
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.model import PROBLEMS, SITEMAP, EntryModel, RowArray, is_editable, runs, stored_text
from sitemap_studio.gui.widgets.desktop import browse
from sitemap_studio.gui.widgets.message_boxes import BrowseQuestion
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import (
    Edit,
    EditGroup,
    EditPlanner,
    InsertEntries,
    RemoveEntries,
    SetCells,
    SetExtensions,
    moving,
    setting,
)
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, PositionArray, SlotArray, distinct
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, FieldName
from sitemap_studio.protocol.rule import SEVERITY_RANK, Severity
from sitemap_studio.protocol.url_syntax import is_web
from sitemap_studio.search.url_folders import ODD, folder_of

MAX_RANGES: Final = 1_000  # a selection of more ranges is dropped: for each cell painted Qt looks through all of them
_SELECT = QItemSelectionModel.SelectionFlag


# Selection


@dataclass(frozen=True)
class SelectedRanges:
    """Selected rectangles of cells: first row, first column, last row and last column of each."""

    boxes: tuple[tuple[int, int, int, int], ...]
    column_count: int

    @classmethod
    def of(cls, selection: QItemSelection, column_count: int) -> SelectedRanges:
        # The selection is a QList, which the stubs do not know.
        ranges: list[QItemSelectionRange] = list(selection)  # type: ignore[call-overload]
        return cls(tuple((each.top(), each.left(), each.bottom(), each.right()) for each in ranges), column_count)

    @property
    def are_whole_rows(self) -> bool:
        return bool(self.boxes) and all((left, right) == (0, self.column_count - 1) for _, left, _, right in self.boxes)

    def rows(self) -> RowArray:
        return _rows_between([(top, bottom) for top, _, bottom, _ in self.boxes])

    def row_count(self) -> int:
        covered, count = -1, 0
        for top, _, bottom, _ in sorted(self.boxes):
            count += max(0, bottom - max(top, covered + 1) + 1)
            covered = max(covered, bottom)
        return count

    def rows_by_column(self, columns: Sequence[str]) -> dict[str, RowArray]:
        """Return the selected rows of each of the first columns, by name, in which any are."""
        found: dict[str, RowArray] = {}
        for column, name in enumerate(columns):
            spans = [(top, bottom) for top, left, bottom, right in self.boxes if left <= column <= right]
            if spans:
                found[name] = _rows_between(spans)
        return found


def _rows_between(spans: list[tuple[int, int]]) -> RowArray:
    arrays = [np.arange(first, last + 1) for first, last in spans]
    return arrays[0] if len(arrays) == 1 else np.unique(np.concatenate([np.empty(0, np.int64), *arrays]))


def selection_of(model: QAbstractItemModel, rows: RowArray, left: int, right: int) -> QItemSelection | None:
    """Return ascending rows, from one column to another, as a selection; None if there are too many ranges."""
    spans = runs(rows)
    if len(spans) > MAX_RANGES:
        return None
    selection = QItemSelection()
    for first, last in spans:
        selection.append(QItemSelectionRange(model.index(first, left), model.index(last, right)))
    return selection


class EntrySelection:
    """Selected cells and current cell of a view of entries."""

    def __init__(self, model: EntryModel, view: QTableView) -> None:
        self._model, self._view = model, view
        self.is_by_row = False  # whether rows were selected last, by their numbers for example, rather than cells

    @property
    def extends_by_row(self) -> bool:
        """Whether what extends the selection selects whole rows, as all that is selected are."""
        return self.is_by_row and self.ranges().are_whole_rows

    def ranges(self) -> SelectedRanges:
        """Return the selected ranges; the current cell if nothing is selected."""
        ranges = SelectedRanges.of(self._view.selectionModel().selection(), self._model.columnCount())
        index = self._view.currentIndex()
        if ranges.boxes or not index.isValid():
            return ranges
        return SelectedRanges(((index.row(), index.column(), index.row(), index.column()),), self._model.columnCount())

    def slots(self) -> SlotArray:
        """Return the selected entries in view order; that of the current cell if nothing is selected."""
        return self._model.slots_at(self.ranges().rows())

    def rows_by_column(self) -> dict[str, RowArray]:
        """Return the selected rows of each column with values, by name."""
        return self.ranges().rows_by_column(self._model.value_columns)

    def cells(self) -> dict[str, SlotArray]:
        """Return the selected entries of each column that can be edited, by name."""
        names = {name: rows for name, rows in self.rows_by_column().items() if is_editable(name)}
        return {name: self._model.slots_at(rows) for name, rows in names.items()}

    def positions(self) -> PositionArray:
        """Return the positions of the selected entries in the set, ascending."""
        positions = self._model.session.document.table.positions()[self.slots()]
        return np.sort(positions).astype(np.int64)

    def current_column(self) -> int:
        return self._view.currentIndex().column()

    def current_cell(self) -> tuple[int, str] | None:
        """Return entry and column of the current cell; None if there is none, or it has no value to edit."""
        index = self._view.currentIndex()
        name = self._model.cell_at(index.column())
        return (self._model.slot_at(index.row()), name) if index.isValid() and name is not None else None

    def current_field(self) -> tuple[int, FieldName] | None:
        """Return entry and field of the current cell; None if there is none, or it shows no field."""
        index = self._view.currentIndex()
        field = self._model.field_at(index.column())
        return (self._model.slot_at(index.row()), field) if index.isValid() and field is not None else None

    def end_position(self) -> int:
        """Return the position behind the last visible entry, or behind the chosen sitemap if none is visible."""
        document, order = self._model.session.document, self._model.order
        if len(order.shown):
            return int(document.table.positions()[order.shown[-1]]) + 1
        return document.table.range_in(order.sitemaps[-1] if order.sitemaps else 0).stop

    def next_position(self) -> int:
        """Return the position behind the current entry, or behind the last visible one if there is none."""
        row = self._view.currentIndex().row()
        if not 0 <= row < self._model.rowCount():
            return self.end_position()
        return int(self._model.session.document.table.positions()[self._model.slot_at(row)]) + 1

    def select(self, rows: RowArray, left: int, right: int) -> bool:
        """Select ascending rows from one column to another; the first becomes the current one.

        Returns:
            False where only the first is selected, as there are too many ranges.
        """
        if not len(rows):
            return True
        self.is_by_row = (left, right) == (0, self._model.columnCount() - 1)
        current: QModelIndex = self._model.index(int(rows[0]), left)
        # Not the view's own setter, which adds to the selection while Ctrl is held, as it is in many a shortcut.
        self._view.selectionModel().setCurrentIndex(current, _SELECT.ClearAndSelect)
        selection = selection_of(self._model, rows, left, right)
        if selection is not None:
            self._view.selectionModel().select(selection, _SELECT.ClearAndSelect)
        self._view.scrollTo(current)
        return selection is not None

    def select_fields(self, rows: RowArray, fields: Collection[FieldName]) -> None:
        """Select fields of ascending rows; the first becomes the current cell."""
        first, *others = sorted(map(FIELD_NAMES.index, fields))
        self.select(rows, first, first)
        for column in others:
            if (selection := selection_of(self._model, rows, column, column)) is not None:
                self._view.selectionModel().select(selection, _SELECT.Select)

    def select_entries(self, slots: SlotArray) -> None:
        """Select entries, as far as they are visible; the first one's loc becomes the current cell."""
        rows = self._model.order.rows_of(slots)
        rows = np.sort(rows[rows >= 0])
        self.select(rows, 0, 0 if len(rows) == 1 else self._model.columnCount() - 1)


# Planned edits

CellTexts = Mapping[str, tuple[SlotArray, pl.Series]]  # by column: entries, each once, and a text or null for each


@dataclass(frozen=True)
class PlannedEdit:
    """Plan of edits that are applied as one, none if nothing would change.

    Attributes:
        edits: Those that are planned.
        cell_count: The number of cells that change.
        added: The slots of new entries, in their order.
        place: Where these are inserted.
        texts: Texts of extension columns, whose edit is planned when it is applied.
        document: The set that they belong to.
    """

    edits: Sequence[Edit]
    cell_count: int = 0
    added: SlotArray = field(default_factory=lambda: NO_SLOTS)
    place: InsertPosition | None = None
    texts: ExtensionTexts = field(default_factory=dict)
    document: Document | None = None

    def __len__(self) -> int:
        return self.cell_count + len(self.added) + WORK * sum(len(slots) for slots, _ in self.texts.values())

    def edit(self, table: EntryTable) -> Edit:
        """Return the edit of a table."""
        edits = list(self.edits)
        if self.document is not None and self.texts:
            edits.append(plan_extension_texts(self.document.snapshot_with_table(table), self.texts))
        return edits[0] if len(edits) == 1 else EditGroup(edits)


def plan_cells(document: Document, texts: CellTexts) -> PlannedEdit:
    """Plan new texts of cells; those that already have them are left out, so that they do not count as changed.

    Raises:
        RequestError: A text for an extension column holds a character that XML can't hold.
    """
    of_fields = [(FIELD_BY_NAME[name].name, *cells) for name, cells in texts.items() if name in FIELD_BY_NAME]
    edits: list[SetCells | SetExtensions] = [setting(document.table, *cells) for cells in of_fields]
    of_extensions = {name: cells for name, cells in texts.items() if name not in FIELD_BY_NAME}
    n_later = sum(len(slots) for slots, _ in of_extensions.values())
    if of_extensions and n_later * WORK <= MAX_IN_FRAME:
        edits.append(plan_extension_texts(document, of_extensions))
        of_extensions, n_later = {}, 0
    edits = [edit for edit in edits if len(edit.slots)]
    n_cells = sum(len(edit.slots) for edit in edits)
    return PlannedEdit(edits, n_cells + n_later, texts=of_extensions, document=document)


def plan_text(document: Document, cells: Mapping[str, SlotArray], texts: Mapping[str, str | None]) -> PlannedEdit:
    """Plan one text for all cells of a column; see `plan_cells`."""
    one = {name: pl.Series([texts[name]], dtype=pl.String) for name in cells}
    return plan_cells(
        document, {name: (slots, one[name].new_from_index(0, len(slots))) for name, slots in cells.items()}
    )


def plan_entries(
    document: Document, texts: Mapping[str, Sequence[str | None]], position: int, sitemap: int | None = None
) -> PlannedEdit:
    """Plan new entries at a position, or where there is room; see `find_insert_position`. Columns without texts are absent."""
    n_new = len(next(iter(texts.values())))
    frame = entry_frame({name: texts.get(name, [None] * n_new) for name in FIELD_NAMES})
    extensions = extensions_of_new_entries(
        {name: values for name, values in texts.items() if name not in FIELD_BY_NAME}
    )
    n_bytes = int(entry_sizes(frame, extensions).sum())
    place = find_insert_position(document, n_new, n_bytes, position=position, sitemap=sitemap)
    return _plan_insertion(document.add_entries(frame, sitemap=place.sitemap, extensions=extensions), place)


def plan_copies_at(
    document: Document, table: EntryTable, slots: SlotArray, position: int, sitemap: int | None = None
) -> PlannedEdit:
    """Plan copies of entries, with their extensions, at a position, or where there is room; see `find_insert_position`.

    The entries, given in the order of the copies, may be deleted by now; `table` is a snapshot that has them.
    """
    n_bytes = int(table.rows(slots, ["size"]).to_series().sum())
    place = find_insert_position(document, len(slots), n_bytes, position=position, sitemap=sitemap)
    return _plan_insertion(document.add_copies(slots, place.sitemap, as_in=table), place)


def _plan_insertion(slots: SlotArray, place: InsertPosition) -> PlannedEdit:
    insertion = InsertEntries(np.arange(place.position, place.position + len(slots)), slots)
    return PlannedEdit([insertion], 0, slots, place)


def plan_copies(document: Document, positions: PositionArray) -> PlannedEdit:
    """Plan copies of entries at ascending positions, with their extensions, behind each run of adjacent entries."""
    table = document.table
    slots = table.order[positions]
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy()
    is_first = np.ones(len(positions), np.bool_)
    is_first[1:] = (np.diff(positions) != 1) | (np.diff(sitemaps.astype(np.int64)) != 0)
    first = np.flatnonzero(is_first)
    counts = np.diff([*first.tolist(), len(positions)])
    # A run of n entries moves the rest down by n; its copies begin right behind its last entry.
    behind = positions[first] + counts + first
    targets = np.repeat(behind - first, counts) + np.arange(len(positions))
    copies = document.add_copies(slots)
    return PlannedEdit([InsertEntries(targets, copies)], 0, copies)


# Commands

_MAX_UNASKED_PAGES: Final = 10
_MAX_PAGES: Final = 100
"""More pages are never opened at once: the browser would stop responding."""


class TableCommands(QObject):
    """Commands on the selection of a view of entries."""

    filter_requested = Signal(str)  # show only entries with one value; carries the text of that filter
    sitemap_full = Signal(int, int, int)  # entries went elsewhere; carries the full sitemap, that one, their number

    def __init__(self, session: Session, model: EntryModel, view: QTableView, selection: EntrySelection) -> None:
        super().__init__(view)
        self._session, self._model, self._view, self._selection = session, model, view, selection
        self.move_up, self.move_down = partial(self._move, -1), partial(self._move, 1)

    # Entries

    def add_entry(self) -> None:
        if self.can_add():
            position, sitemap = self._selection.next_position(), self._model.order.sitemap
            plan = plan_entries(self._session.document, {"loc": [None]}, position, sitemap)
            self._session.push_plan(self.tr("Add entry"), plan, partial(self.show_added, plan))

    def show_added(self, plan: PlannedEdit) -> None:
        self._selection.select_entries(plan.added)
        self.report_full_sitemap(plan)

    def report_full_sitemap(self, plan: PlannedEdit) -> None:
        if plan.place is not None and plan.place.full is not None:
            self.sitemap_full.emit(plan.place.full, plan.place.sitemap, len(plan.added))

    def can_add(self) -> bool:
        """Return whether a visible sitemap can take entries; an unreadable one cannot."""
        shown, sitemaps = self._model.order.sitemaps, self._session.document.sitemaps
        return any(sitemap.error is None for sitemap in (map(sitemaps.__getitem__, shown) if shown else sitemaps))

    def delete_selected(self) -> None:
        """Delete the selected entries; the current cell stays where it is on screen."""
        rows = self._selection.ranges().rows()
        count = len(rows)
        if count:
            column = max(0, self._view.currentIndex().column())
            title = counted(count, self.tr("Delete entry"), self.tr("Delete %n entries", "", count))
            removal = RemoveEntries(self._selection.positions())
            self._session.push(title, removal, partial(self._select_row, int(rows[0]), column))

    def _select_row(self, row: int, column: int) -> None:
        row = min(row, self._model.rowCount() - 1)
        if row >= 0:
            self._selection.select(np.array([row]), column, column)

    def delete_or_clear(self) -> None:
        if self._selection.ranges().are_whole_rows:
            self.delete_selected()
        else:
            self.clear_cells()

    def duplicate_selected(self) -> None:
        """Insert copies of the selected entries, with their extensions, behind them."""
        count = self._selection.ranges().row_count()
        if count:
            plan = plan_copies(self._session.document, self._selection.positions())
            title = counted(count, self.tr("Duplicate entry"), self.tr("Duplicate %n entries", "", count))
            self._session.push_plan(title, plan, partial(self._selection.select_entries, plan.added))

    def _move(self, step: int) -> None:
        """Move the selected entries before the one shown above them (-1) or behind the next (1), in their sitemap."""
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
        title = counted(len(rows), self.tr("Move entry"), self.tr("Move %n entries", "", len(rows)))
        self._session.push(title, moving(table, self._selection.positions(), target))

    # Cells

    def clear_cells(self) -> None:
        """Clear the selected cells: optional elements are removed, required ones emptied."""
        cells = self._selection.cells()
        plan = self._planned_text(cells, {name: stored_text(name, "") for name in cells})
        if count := plan.cell_count:
            title = counted(count, self.tr("Clear cell"), self.tr("Clear %n cells", "", count))
            self._session.push_plan(title, plan)

    def revert_cells(self) -> None:
        """Restore the saved values of the selected cells."""
        plan, count = revert_cells(self._session.document, self._selection.cells())
        self._push_revert(plan, counted(count, self.tr("Revert cell"), self.tr("Revert %n cells", "", count)))

    def revert_entries(self) -> None:
        """Restore the selected entries to the saved version."""
        try:
            plan, count = revert_entries(self._session.document, self._selection.slots())
        except (RequestError, ReadOnlyError) as error:
            self._session.refused.emit(error)
            return
        self._push_revert(plan, counted(count, self.tr("Revert entry"), self.tr("Revert %n entries", "", count)))

    def _push_revert(self, plan: EditPlanner | None, title: str) -> None:
        if plan is not None:
            self._session.push_plan(title, plan)
        else:
            message = self.tr("Nothing that is selected was changed since the last save.")
            self._session.refused.emit(RequestError(message, hint=self.tr("New entries have no saved version.")))

    def fill_down(self) -> None:
        """Fill the selected cells of each column with the value of the first; a single row takes that of the row above."""
        cells: dict[str, SlotArray] = {}
        texts: dict[str, str | None] = {}
        for name, rows in self._selection.rows_by_column().items():
            source = int(rows[0]) - (len(rows) == 1)
            if source >= 0 and is_editable(name):
                cells[name] = self._model.slots_at(rows)
                texts[name] = self._model.value(self._model.slot_at(source), name)
        self._push_fill(self._planned_text(cells, texts))

    def fill_selection(self, text: str | None = None) -> None:
        """Fill the selected cells of the current column with a typed text, or None for the value of the current cell.

        What is right for one field is wrong for the others.
        """
        if (current := self._selection.current_cell()) is None:
            return
        slot, name = current
        slots = self._selection.cells().get(name, np.array([slot], np.uint32))
        if slot not in slots:
            slots = np.append(slots, np.uint32(slot))
        value = self._model.value(slot, name) if text is None else stored_text(name, text)
        self._push_fill(self._planned_text({name: slots}, {name: value}))

    def _planned_text(self, cells: Mapping[str, SlotArray], texts: Mapping[str, str | None]) -> PlannedEdit:
        """Plan one text for all cells of a column; nothing where XML can't hold it."""
        try:
            return plan_text(self._session.document, cells, texts)
        except RequestError as error:
            self._session.refused.emit(error)
            return PlannedEdit([])

    def set_today(self) -> None:
        """Set lastmod of the selected entries to today's date."""
        text = datetime.now(UTC).date().isoformat()
        slots = distinct(self._selection.slots())
        self._push_fill(plan_text(self._session.document, {"lastmod": slots}, {"lastmod": text}))

    def _push_fill(self, plan: PlannedEdit) -> None:
        if count := plan.cell_count:
            title = counted(count, self.tr("Fill cell"), self.tr("Fill %n cells", "", count))
            self._session.push_plan(title, plan)

    def browse(self) -> None:
        """Open the pages of the selected entries in the browser, after a question if there are many."""
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
            self._browse_all(urls)
            return
        question = BrowseQuestion(len(urls), self._view.window())
        question.agreed.connect(partial(self._browse_all, urls))
        question.open()

    def _browse_all(self, urls: Sequence[str]) -> None:
        for url in urls:
            browse(url)

    # Selecting

    def select_same(self) -> None:
        """Select all visible entries with the value of the current cell; if these are too scattered, filter by it."""
        index, model = self._view.currentIndex(), self._model
        if not index.isValid():
            return
        values = self._visible_values(model.columns[index.column()])
        rows = np.flatnonzero(values.eq_missing(values.slice(index.row(), 1)).to_numpy())
        selection = selection_of(model, rows, index.column(), index.column())
        if selection is not None:
            self._view.selectionModel().select(selection, _SELECT.ClearAndSelect)
        elif self.show_same():
            self._view.selectAll()

    def _visible_values(self, column: str) -> pl.Series:
        """Return by view row the text of a column, the name of the sitemap, or the rank of the worst problem."""
        document, slots = self._session.document, self._model.order.shown
        if column == SITEMAP:
            names = {sitemap.id: sitemap.name for sitemap in document.sitemaps}
            ids = document.table.rows(slots, ["sitemap"]).to_series()
            return ids.replace_strict(names, return_dtype=pl.String)
        if column == PROBLEMS:
            return pl.Series(document.problems.worst_ranks(slots))
        return self._model.texts(slots, [column]).to_series()

    def show_same(self) -> bool:
        """Show only entries with the value of the current cell; return whether there is a filter for it."""
        return self._filter_by_value(is_negated=False)

    def hide_same(self) -> bool:
        """Hide entries with the value of the current cell; return whether there is a filter for it."""
        return self._filter_by_value(is_negated=True)

    def _filter_by_value(self, *, is_negated: bool) -> bool:
        index = self._view.currentIndex()
        column = self._model.columns[index.column()] if index.isValid() else ""
        if column not in (*FIELD_NAMES, SITEMAP, PROBLEMS):
            message = self.tr("Entries can't be filtered by this column.")
            self._session.refused.emit(RequestError(message, hint=self.tr("Choose a cell of a field.")))
            return False
        slot = self._model.slot_at(index.row())
        if column == PROBLEMS:
            self.filter_requested.emit(_filter_by_worst(self._model.severity(slot, column), is_negated=is_negated))
        else:
            self.filter_requested.emit(value_filter(column, self._model.value(slot, column), is_negated=is_negated))
        return True

    def show_same_folder(self) -> None:
        """Show only entries in the folder of the current entry."""
        row = self._view.currentIndex().row()
        if row >= 0:
            loc = self._model.value(self._model.slot_at(row), "loc") or ""
            self.filter_requested.emit(value_filter("folder", (folder_of(loc) or ODD).address))


def value_filter(field: str, value: str | None, *, is_negated: bool = False) -> str:
    """Return the filter for entries with a value, or without it; None and "" stand for no value."""
    if not value:
        return f"{field} is {'not ' if is_negated else ''}empty"
    quote = next((quote for quote in "\"'" if quote not in value), "")
    return f"{field} {'!=' if is_negated else '='} {quote}{value}{quote}"


def _filter_by_worst(severity: Severity | None, *, is_negated: bool) -> str:
    """Return the filter by a severity that is the worst of an entry, or is not; None for entries without problems."""
    if is_negated:
        return value_filter("problem", severity.value if severity is not None else None, is_negated=True)
    rank = SEVERITY_RANK[severity] if severity is not None else 0
    worse = [f"problem != {each.value}" for each in Severity if SEVERITY_RANK[each] > rank]
    return " and ".join([f"problem = {severity.value}", *worse] if severity is not None else worse)
