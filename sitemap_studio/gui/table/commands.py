"""Commands on the selected entries and cells, and the edits that they plan.

Each command is one edit, pushed through the session under its title. Selections are handled as ranges, never as lists
of cells, of which there may be millions.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
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
from PySide6.QtWidgets import QAbstractItemView

from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.split_sitemaps import Place, place_for
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.model import EntryModel, RowArray, runs, stored_text
from sitemap_studio.gui.widgets.desktop import browse
from sitemap_studio.model.columns import entry_frame, no_extensions
from sitemap_studio.model.edits import Edit, EditGroup, InsertEntries, RemoveEntries, SetCells, moving
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import PositionArray, SlotArray
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName

MAX_KEPT_RANGES: Final = 1_000
"""A selection that falls into more ranges is let go in a reset: for each cell painted Qt looks through all of them."""


@dataclass(frozen=True)
class Ranges:
    """Selected rectangles of cells.

    Attributes:
        boxes: First row, first column, last row and last column of each.
        column_count: Columns of the table.
    """

    boxes: tuple[tuple[int, int, int, int], ...]
    column_count: int

    @classmethod
    def of(cls, selection: QItemSelection, column_count: int) -> Ranges:
        """Read what Qt holds selected."""
        boxes = [(found.top(), found.left(), found.bottom(), found.right()) for found in each_range(selection)]
        return cls(tuple(boxes), column_count)

    @property
    def are_whole_rows(self) -> bool:
        """Whether every row that is selected at all is selected in all its columns."""
        return bool(self.boxes) and all(
            left == 0 and right == self.column_count - 1 for _, left, _, right in self.boxes
        )

    def rows(self) -> RowArray:
        """All rows in which something is selected, ascending."""
        return _rows([(top, bottom) for top, _, bottom, _ in self.boxes])

    def row_count(self) -> int:
        """How many these are."""
        covered, count = -1, 0
        for top, _, bottom, _ in sorted(self.boxes):
            count += max(0, bottom - max(top, covered + 1) + 1)
            covered = max(covered, bottom)
        return count

    def rows_by_field(self) -> dict[FieldName, RowArray]:
        """For each field in which something is selected, the rows where it is, ascending."""
        found: dict[FieldName, RowArray] = {}
        for column, field in enumerate(FIELD_NAMES):
            spans = [(top, bottom) for top, left, bottom, right in self.boxes if left <= column <= right]
            if spans:
                found[field] = _rows(spans)
        return found


def each_range(selection: QItemSelection) -> list[QItemSelectionRange]:
    """The ranges of a selection."""
    # It is a QList, which the stubs do not know.
    ranges: list[QItemSelectionRange] = list(selection)  # type: ignore[call-overload]
    return ranges


def _rows(spans: list[tuple[int, int]]) -> RowArray:
    arrays = [np.arange(first, last + 1) for first, last in spans]
    if len(arrays) == 1:
        return arrays[0]
    return np.unique(np.concatenate(arrays)) if arrays else np.empty(0, np.int64)


def selection_of(model: QAbstractItemModel, rows: RowArray, left: int, right: int) -> QItemSelection | None:
    """Rows, ascending, from one column to another, as Qt's selection; None if they fall into too many ranges."""
    spans = runs(rows)
    if len(spans) > MAX_KEPT_RANGES:
        return None
    selection = QItemSelection()
    for first, last in spans:
        selection.append(QItemSelectionRange(model.index(first, left), model.index(last, right)))
    return selection


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


Texts = Mapping[FieldName, tuple[SlotArray, pl.Series]]
"""By field: some entries, none twice, and a text or null for each."""


@dataclass(frozen=True)
class Plan:
    """Edits to be done as one.

    Attributes:
        edits: What to do, in this order.
        cell_count: How many cells get another text.
        added: The slots of new entries, in their order.
        place: Where these go, if there are any.
    """

    edits: Sequence[Edit]
    cell_count: int
    added: SlotArray
    place: Place | None = None

    @property
    def edit(self) -> Edit:
        """All of it as one edit."""
        return self.edits[0] if len(self.edits) == 1 else EditGroup(self.edits)


def plan_cells(table: EntryTable, texts: Texts) -> Plan:
    """Give cells new texts, those that have another one now."""
    edits: list[Edit] = []
    count = 0
    for field, (slots, values) in texts.items():
        differs = table.rows(slots, [field]).to_series().ne_missing(values.cast(pl.String)).to_numpy()
        changed = slots[differs]
        if len(changed):
            edits.append(SetCells(field, changed, values.filter(pl.Series(differs))))
            count += len(changed)
    return Plan(edits, count, np.empty(0, np.uint32))


def plan_entries(
    document: Document, texts: Mapping[FieldName, Sequence[str | None]], position: int, sitemap: int | None = None
) -> Plan:
    """Put new entries in before the one that stands at `position`, or where there is room; see `place_for`.

    Args:
        document: Where to.
        texts: Their fields; those not named are absent.
        position: From 0 to the number of entries.
        sitemap: The one that they belong to; None for that of the entry before them.
    """
    frame = entry_frame({str(field): values for field, values in texts.items()})
    n_bytes = int(entry_sizes(frame, no_extensions()).sum())
    place = place_for(document, len(frame), n_bytes, position=position, sitemap=sitemap)
    slots = document.add_entries(frame, sitemap=place.sitemap)
    return Plan([_inserting(slots, place)], 0, slots, place)


def _inserting(slots: SlotArray, place: Place) -> InsertEntries:
    return InsertEntries(np.arange(place.position, place.position + len(slots)), slots)


def plan_copies(document: Document, positions: PositionArray) -> Plan:
    """Copy entries with their extensions; the copies of entries that stand together follow the last of these.

    Args:
        document: Where they stand.
        positions: Which ones, ascending.
    """
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
    return Plan([InsertEntries(targets, copies)], 0, copies)


def plan_copies_at(
    document: Document, table: EntryTable, slots: SlotArray, position: int, sitemap: int | None = None
) -> Plan:
    """Put copies of entries, with their extensions, in before the one that stands at `position`; see `plan_entries`.

    Args:
        document: Where they stand, or stood before they were deleted.
        table: A snapshot of its entries, as they are to be copied.
        slots: Which ones, in the order of the copies.
        position: From 0 to the number of entries.
        sitemap: The one that the copies belong to; None for that of the entry before them.
    """
    n_bytes = int(table.rows(slots, ["size"]).to_series().sum())
    place = place_for(document, len(slots), n_bytes, position=position, sitemap=sitemap)
    copies = document.add_copies(slots, place.sitemap, as_in=table)
    return Plan([_inserting(copies, place)], 0, copies, place)


def repeated(text: str | None, count: int) -> pl.Series:
    """The same text for many cells."""
    return pl.Series([text], dtype=pl.String).new_from_index(0, count)


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
