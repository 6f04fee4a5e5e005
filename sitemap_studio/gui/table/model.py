"""The table of entries as a Qt model: a column for each field, then the sitemap and the marks of problems.

What is shown, and where, is in its `ViewOrder`, and what it is sorted by in its `ViewSort`; texts come straight from
the document. Nothing is copied. It announces contiguous arrivals and departures as such, and everything scattered as
one reset; the view keeps its selection over that by slot. Painting is done elsewhere, straight from the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

import numpy as np
import polars as pl
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QBrush, QGuiApplication

from sitemap_studio.gui.i18n import format_number, localized
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.problems.choice import NotedSeverities
from sitemap_studio.gui.table.column_names import PROBLEMS, SITEMAP
from sitemap_studio.gui.table.painting import problem_ground, severity_icon
from sitemap_studio.gui.table.planning import stored_text
from sitemap_studio.gui.table.view_order import RowArray, ViewOrder, inserted_rows, runs
from sitemap_studio.gui.table.view_sort import ColumnSort, ViewSort
from sitemap_studio.gui.widgets.model_index import NO_INDEX, Index
from sitemap_studio.gui.words.texts import cell_text, tooltip_text
from sitemap_studio.model.cell_edits import SetCells
from sitemap_studio.model.edits import Change
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.catalogue import Severity
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, FieldName
from sitemap_studio.validation.problems import Problem, Problems

_ROLE = Qt.ItemDataRole
_FLAG = Qt.ItemFlag
_FLAGS: Final = _FLAG.ItemIsEnabled | _FLAG.ItemIsSelectable | _FLAG.ItemIsDragEnabled | _FLAG.ItemNeverHasChildren
_EDITABLE: Final = _FLAGS | Qt.ItemFlag.ItemIsEditable
_NO_FLAGS: Final = Qt.ItemFlag.NoItemFlags
_MAX_RANGES: Final = 64
"""More runs of changed cells than this are announced as one range around them all."""


class Reset(Enum):
    """Why everything is announced anew, which decides where the view goes."""

    DOCUMENT = "document"
    FILTER = "filter"
    SORT = "sort"
    EDIT = "edit"


class EntryModel(QAbstractTableModel):
    """The entries of the open document.

    Attributes:
        order: Which of them are shown, in which rows.
        columns: What each column shows: the name of a field, `SITEMAP` or `PROBLEMS`.

    Signals:
        resetting: A reset is about to come; carries its `Reset`, and how many rows there will be.
        was_reset: It is over; carries the same.
        shown_count_changed: As many entries are shown now.
        sort_changed: The view is sorted by something else, or by the same again.
        renumbered: Entries may stand at other positions now than the headers of their rows say.
    """

    resetting = Signal(object, int)
    was_reset = Signal(object)
    shown_count_changed = Signal(int)
    sort_changed = Signal()
    renumbered = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.order = ViewOrder()
        self.columns: tuple[str, ...] = ()
        self._noted = NotedSeverities()
        self._sort = ViewSort()
        session.replaced.connect(self._replace)
        session.changed.connect(self._follow)
        session.problems_changed.connect(self._show_problems)
        self._replace()

    # What the view asks

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.order)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return _NO_FLAGS
        return _EDITABLE if index.column() < len(FIELD_NAMES) and self.may_change(index) else _FLAGS

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.order):
            return None
        slot, column = self.slot_at(index.row()), self.columns[index.column()]
        match role:
            case _ROLE.DisplayRole:
                return cell_text(self.value(slot, column))
            case _ROLE.EditRole:
                return self.value(slot, column) or ""
            case _ROLE.ToolTipRole | _ROLE.StatusTipRole:
                return tooltip_text(self.value(slot, column), self.problems_of(slot, column)) or None
            case _ROLE.DecorationRole:
                severity = self.severity(slot, column)
                return severity_icon(severity) if severity else None
            case _ROLE.BackgroundRole:
                severity = self.severity(slot, column) if column != PROBLEMS else None
                return QBrush(problem_ground(severity, QGuiApplication.palette())) if severity else None
            case _ROLE.AccessibleTextRole:
                return f"{column}: {self._said(slot, column) or self.tr('empty')}"
            case _ROLE.AccessibleDescriptionRole:
                return tooltip_text(None, self.problems_of(slot, column))
        return None

    def _said(self, slot: int, column: str) -> str:
        """What a cell says to those who listen; that of the marks how many problems there are."""
        if column == PROBLEMS:
            count = len(self.problems_of(slot, column))
            return format_number(count) if count else ""
        return cell_text(self.value(slot, column))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Vertical:
            if role != _ROLE.DisplayRole or not 0 <= section < len(self.order):
                return None
            return format_number(int(self._session.document.table.positions()[self.order.shown[section]]) + 1)
        if not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        match role:
            case _ROLE.DisplayRole:
                return "" if column == PROBLEMS else column
            case _ROLE.DecorationRole:
                return icon("warning") if column == PROBLEMS else None
            case _ROLE.ToolTipRole:
                return self._advice(column)
            case _ROLE.AccessibleTextRole:
                return column
            case _ROLE.TextAlignmentRole:
                centred = Qt.AlignmentFlag.AlignCenter if column == PROBLEMS else Qt.AlignmentFlag.AlignLeading
                return centred | Qt.AlignmentFlag.AlignVCenter
        return None

    def _advice(self, column: str) -> str:
        if column == PROBLEMS:
            return self.tr("The worst problem of each entry.")
        return self.tr("The sitemap it belongs to.") if column == SITEMAP else localized(FIELD_BY_NAME[column].advice)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the view by a column, worst problems first; no column returns to the order of the set."""
        is_column = 0 <= column < len(self.columns)
        is_descending = order is Qt.SortOrder.DescendingOrder
        wanted = (ColumnSort(self.columns[column], is_descending),) if is_column else ()
        # Qt asks twice where a sort does not come from a click.
        if wanted != self._sort.keys or self._sort.is_stale:
            self.sort_by(wanted)

    def sort_by(self, keys: Sequence[ColumnSort]) -> None:
        """Sort the view by some columns, the first before all others; none returns to the order of the set."""
        self._sort.choose([key for key in keys if key.column in self.columns])
        self._apply_sort()
        self._reset(Reset.SORT)
        self.sort_changed.emit()

    @property
    def sort_keys(self) -> tuple[ColumnSort, ...]:
        """What the view is sorted by, the first before all others; empty for the order of the set."""
        return self._sort.keys

    # What delegates and commands ask

    def slot_at(self, row: int) -> int:
        """The entry in a view row."""
        return int(self.order.shown[row])

    def slots_at(self, rows: RowArray) -> SlotArray:
        """The entries in some view rows, in their order."""
        slots: SlotArray = self.order.shown[rows]
        return slots

    def field_at(self, column: int) -> FieldName | None:
        """The field that a column shows; None where it shows something else."""
        return FIELD_NAMES[column] if 0 <= column < len(FIELD_NAMES) else None

    def may_change(self, index: Index) -> bool:
        """Whether the entry of a cell may be changed, and not only looked at; none while a large edit is being done."""
        if self._session.is_busy:
            return False
        if self._session.may_change_all or index.row() >= len(self.order):
            return True
        return self._session.may_change(self.slot_at(index.row()))

    def value(self, slot: int, column: str) -> str | None:
        """What a column says of an entry: the author's text of a field, as written, or the sitemap's name."""
        document = self._session.document
        if column == SITEMAP:
            return document.sitemaps[document.table.sitemap_of(slot)].name
        return None if column == PROBLEMS else document.table.value(slot, column)

    def severity(self, slot: int, column: str) -> Severity | None:
        """The worst problem that a cell marks, if any."""
        if column == SITEMAP:
            return None
        problems = self.problems
        if column == PROBLEMS:
            return self._noted.worst(problems, slot)
        return self._noted.worst(problems, slot, FIELD_BY_NAME[column].name)

    @property
    def session(self) -> Session:
        """What is open."""
        return self._session

    @property
    def problems(self) -> Problems:
        """All problems of the document, as they are now."""
        return self._session.document.problems

    def problems_of(self, slot: int, column: str) -> list[Problem]:
        """The problems that a cell marks."""
        if self.severity(slot, column) is None:
            return []
        document = self._session.document
        found = document.problems.of_slot(document.table, slot)
        return found if column == PROBLEMS else [problem for problem in found if problem.field == column]

    def noted_of(self, slot: int, field: FieldName) -> list[Problem]:
        """What readers and schemas noted of a cell."""
        return [problem for problem in self.problems.noted if (problem.slot, problem.field) == (slot, field)]

    # Editing

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        field = self.field_at(index.column())
        if role != _ROLE.EditRole or not index.isValid() or field is None:
            return False
        slot, text = self.slot_at(index.row()), str(value)
        if text != (self.value(slot, field) or ""):
            values = pl.Series([stored_text(field, text)], dtype=pl.String)
            title = self.tr("Change {field}").format(field=field)
            return self._session.push(title, SetCells(field, np.array([slot], np.uint32), values))
        return True

    # Choosing what is shown

    def show_matching(self, slots: SlotArray | None) -> None:
        """Show only these entries, those that a filter let through, or all; also applies the same filter again."""
        if self._sort.is_stale:
            self._apply_sort()
        self.order.choose_matching(self._session.document.table, slots)
        self._reset(Reset.FILTER)

    def set_sitemap(self, sitemap: int | None) -> None:
        """Show only the entries of one sitemap, or all."""
        if sitemap != self.order.sitemap:
            self.order.sitemap = sitemap
            self._reset(Reset.FILTER)

    def reveal(self, slots: SlotArray) -> None:
        """Show entries in spite of the filter, until that is applied again."""
        self.order.let_through(slots)
        self._rearrange(Change())

    def _apply_sort(self) -> None:
        document = self._session.document
        self.order.choose_sequence(self._sort.sequence(document.table, document.problems))

    # Following the document

    def _replace(self) -> None:
        self._sort.choose(())
        self.order.sitemap = None
        self.order.choose_sequence(None)
        self.order.choose_matching(self._session.document.table, None)
        self._reset(Reset.DOCUMENT)

    def _wanted_columns(self) -> tuple[str, ...]:
        several = (SITEMAP,) if len(self._session.document.sitemaps) > 1 else ()
        return (*FIELD_NAMES, *several, PROBLEMS)

    def _follow(self, change: Change) -> None:
        self._sort.follow(change)
        if change.is_structural or self._wanted_columns() != self.columns:
            self.order.absorb(change, self._session.document.table)
            self._rearrange(change)
        if len(change.cells):
            self._announce_cells(change)

    def _rearrange(self, change: Change) -> None:
        """Show what is wanted now, and announce the difference as what it is."""
        before, after = self.order.shown, self.order.wanted(self._session.document.table)
        if self._wanted_columns() != self.columns:
            self._reset(Reset.EDIT)
            return
        if came := self.order.came_together(change, after):
            self.beginInsertRows(QModelIndex(), *came)
            self.order.show(after, self._session.document.table)
            self.endInsertRows()
        elif gone := inserted_rows(after, before):
            self.beginRemoveRows(QModelIndex(), *gone)
            self.order.show(after, self._session.document.table)
            self.endRemoveRows()
        elif not np.array_equal(before, after):
            self._reset(Reset.EDIT)
            return
        # Positions may differ even where the same entries are shown. Qt's own signal goes through all rows.
        self.renumbered.emit()
        if len(before) != len(after):
            self.shown_count_changed.emit(len(after))

    def _announce_cells(self, change: Change) -> None:
        ranges = self._changed_ranges(change.cells)
        # Where no field changes the problems may.
        first_column = min((FIELD_NAMES.index(field) for field in change.fields), default=self.columns.index(PROBLEMS))
        for first, last in ranges:
            self.dataChanged.emit(self.index(first, first_column), self.index(last, len(self.columns) - 1))

    def _changed_ranges(self, slots: SlotArray) -> list[tuple[int, int]]:
        """The view rows of entries that changed, as few ranges; rows between may be among them."""
        if 2 * len(slots) >= len(self.order) > _MAX_RANGES:
            return [(0, len(self.order) - 1)]
        found = self.order.rows_of(slots)
        is_changed = np.zeros(len(self.order), np.bool_)
        is_changed[found[found >= 0]] = True
        rows = np.flatnonzero(is_changed)
        are_few = np.count_nonzero(np.diff(rows) != 1) < _MAX_RANGES
        return runs(rows) if are_few else [(int(rows[0]), int(rows[-1]))]

    def _show_problems(self) -> None:
        if len(self.order):
            roles = [_ROLE.DecorationRole, _ROLE.BackgroundRole, _ROLE.ToolTipRole, _ROLE.AccessibleDescriptionRole]
            last = self.index(len(self.order) - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last, roles)

    def _reset(self, reason: Reset) -> None:
        count, wanted = len(self.order), self.order.wanted(self._session.document.table)
        self.resetting.emit(reason, len(wanted))
        self.beginResetModel()
        self.columns = self._wanted_columns()
        self.order.show(wanted, self._session.document.table)
        self.endResetModel()
        self.was_reset.emit(reason)
        if len(self.order) != count or reason is Reset.DOCUMENT:
            self.shown_count_changed.emit(len(self.order))
