"""Qt model of the entries table: columns, order of the rows, sorting, and announcing what edits changed.

Which entries are shown, and in which rows, is kept as arrays of slots; no proxy model, as Qt's asks for every cell, one
at a time. Values come straight from the document, and nothing is copied.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby, pairwise
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QBrush, QGuiApplication

from sitemap_studio.gui.i18n import format_number, localized
from sitemap_studio.gui.icons import icon, severity_icon
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.problem_list import WorstSeverities
from sitemap_studio.gui.theme import SEVERITY_TINT, tint_ground
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index
from sitemap_studio.gui.words.texts import cell_text, tooltip_text
from sitemap_studio.model.edits import Change, SetCells
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.order import EntryOrder
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.catalogue import SEVERITY_RANK, Severity
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, FieldName
from sitemap_studio.search.sort import SortKey, sorted_by_fields
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.rule_slots import worst_ranks

SITEMAP: Final = "sitemap"
"""Says which sitemap an entry belongs to; there when the set has several."""

PROBLEMS: Final = "problems"
"""Marks: the worst problem of an entry."""


RowArray = NDArray[np.int64]
"""Many view rows; -1 stands for an entry that is not shown."""

_FEW: Final = 4_096
"""So many entries are looked for one by one."""

_NOTHING: Final[SlotArray] = np.empty(0, np.uint32)


@dataclass(frozen=True)
class _Matching:
    """What a filter let through.

    Attributes:
        slots: The entries, in the order of the set.
        of: All entries of the set, as it was then, in its order.
        n_slots: How many slots there were; those that came later were never judged.
    """

    slots: SlotArray
    of: SlotArray
    n_slots: int


class ViewOrder:
    """The entries shown, in the order shown.

    Attributes:
        shown: Slot by view row.
        sitemap: The id of the only sitemap whose entries are shown; None for all.
    """

    def __init__(self) -> None:
        self.shown: SlotArray = _NOTHING
        self.sitemap: int | None = None
        self._sequence: SlotArray | None = None
        self._matching: _Matching | None = None
        self._lets_through: NDArray[np.bool_] | None = None
        self._rows: NDArray[np.int64] | NDArray[np.int32] | None = None
        self._whole: tuple[EntryOrder, int] | None = None
        self._is_ascending: bool | None = None

    def __len__(self) -> int:
        return len(self.shown)

    @property
    def is_sorted(self) -> bool:
        """Whether the entries stand in another order than that of the set."""
        return self._sequence is not None

    @property
    def is_filtered(self) -> bool:
        """Whether a filter is applied."""
        return self._matching is not None

    # Between rows and slots

    def row_of(self, slot: int) -> int:
        """The view row of an entry, -1 if it is not shown."""
        return int(self.rows_of(np.array([slot], np.int64))[0]) if slot >= 0 else -1

    def rows_of(self, slots: SlotArray | NDArray[np.int64]) -> RowArray:
        """The view rows of some entries, in their order; -1 for those not shown."""
        if not len(slots) or not len(self.shown):
            return np.full(len(slots), -1, np.int64)
        if self._rows is None and self._whole is None and len(slots) <= _FEW and self._ascends():
            # A map of all rows takes longer to make than these to find.
            places = np.minimum(np.searchsorted(self.shown, slots), len(self.shown) - 1)
            return np.where(self.shown[places] == slots, places, -1)
        rows = self._row_by_slot()
        found: RowArray = np.where(slots < len(rows), rows[np.minimum(slots, len(rows) - 1)], -1).astype(np.int64)
        return found

    def _ascends(self) -> bool:
        """Whether slots ascend from row to row, as they mostly do in a filtered view."""
        if self._is_ascending is None:
            self._is_ascending = bool((self.shown[1:] > self.shown[:-1]).all())
        return self._is_ascending

    def _row_by_slot(self) -> NDArray[np.int64] | NDArray[np.int32]:
        if self._rows is None and self._whole is not None:
            order, capacity = self._whole
            self._rows = order.positions(capacity)
        elif self._rows is None:
            self._rows = np.full(int(self.shown.max()) + 1 if len(self.shown) else 0, -1, np.int64)
            self._rows[self.shown] = np.arange(len(self.shown))
        return self._rows

    # Choosing; takes effect with `show(wanted(table))`

    def choose_matching(self, table: EntryTable, slots: SlotArray | None) -> None:
        """Filter: of the entries that the set has now let only these through, given in its order; None ends it."""
        self._matching = None if slots is None else _Matching(slots, table.order, table.slot_capacity)
        self._lets_through = None

    def let_through(self, slots: SlotArray) -> None:
        """Show entries in spite of the filter, until that is applied again."""
        if self._matching is not None:
            self._passes(0)[slots[slots < self._matching.n_slots]] = True

    def choose_sequence(self, slots: SlotArray | None) -> None:
        """Sort: show entries in this order, which names all of the set; None returns to the order of the set."""
        self._sequence = slots

    def wanted(self, table: EntryTable) -> SlotArray:
        """What is to be shown of a table, given what was chosen."""
        matching = self._matching
        if matching is not None and self._lets_through is None and matching.of is table.order and self._is_plain:
            return matching.slots
        slots = table.order if self._sequence is None else self._sequence
        is_shown: NDArray[np.bool_] | None = None
        if self._sequence is not None:
            is_shown = table.positions()[slots] >= 0
        if matching is not None:
            passes = self._passes(table.slot_capacity)[slots]
            is_shown = passes if is_shown is None else is_shown & passes
        if self.sitemap is not None:
            belongs = (table.rows(slots, ["sitemap"]).to_series() == self.sitemap).to_numpy()
            is_shown = belongs if is_shown is None else is_shown & belongs
        return slots if is_shown is None else slots[is_shown]

    @property
    def _is_plain(self) -> bool:
        """Whether the entries stand in the order of the set, and those of all sitemaps are shown."""
        return self._sequence is None and self.sitemap is None

    def _passes(self, n_slots: int) -> NDArray[np.bool_]:
        """By slot whether the filter lets an entry through, or knows nothing of it; for at least so many slots."""
        assert self._matching is not None  # asked only under a filter
        if self._lets_through is None:
            self._lets_through = np.ones(self._matching.n_slots, np.bool_)
            self._lets_through[self._matching.of] = False
            self._lets_through[self._matching.slots] = True
        if len(self._lets_through) < n_slots:
            newer = n_slots - len(self._lets_through)
            self._lets_through = np.pad(self._lets_through, (0, newer), constant_values=True)
        return self._lets_through

    def came_together(self, change: Change, after: SlotArray) -> tuple[int, int] | None:
        """First and last view row of the one gap through which an edit lets `after` grow out of what is shown."""
        n_came = len(change.inserted_at)
        is_whole = self._is_plain and not self.is_filtered
        is_all = n_came and not (len(change.removed) or len(change.moved) or change.is_of_set)
        if is_whole and is_all and len(self.shown) + n_came == len(after):
            # Rows are positions: very many need not be looked at.
            first, last = int(change.inserted_at[0]), int(change.inserted_at[-1])
            return (first, last) if last - first + 1 == n_came else None
        return inserted_rows(self.shown, after)

    def show(self, slots: SlotArray, table: EntryTable) -> None:
        """From now on show these entries of a table; where they are its whole order, rows are positions."""
        self.shown = slots
        self._rows = self._is_ascending = None
        self._whole = (table.entry_order, table.slot_capacity) if slots is table.order else None

    def absorb(self, change: Change, table: EntryTable) -> None:
        """Give entries that came to a sorted table a place there: behind the one that they follow in the set.

        Those that had a place, before they were deleted, still have it.
        """
        if self._sequence is None or not len(change.inserted):
            return
        has_place = np.zeros(table.slot_capacity, np.bool_)
        has_place[self._sequence] = True
        is_new = ~has_place[table.order]
        if not is_new.any():
            return
        followed = np.maximum.accumulate(np.where(is_new, -1, np.arange(len(is_new))))[is_new]
        place = np.zeros(table.slot_capacity, np.int64)
        place[self._sequence] = np.arange(len(self._sequence))
        places = np.where(followed < 0, 0, place[table.order[np.maximum(followed, 0)]] + 1)
        self._sequence = np.insert(self._sequence, places, table.order[is_new])


def inserted_rows(before: SlotArray, after: SlotArray) -> tuple[int, int] | None:
    """First and last view row of the one gap through which `after` grew out of `before`, or None if there were more."""
    count = len(after) - len(before)
    if count <= 0:
        return None
    differs = before != after[: len(before)]
    first = int(differs.argmax()) if differs.any() else len(before)
    return (first, first + count - 1) if np.array_equal(before[first:], after[first + count :]) else None


def runs(rows: RowArray) -> list[tuple[int, int]]:
    """First and last of each run of consecutive rows; rows ascend."""
    if not len(rows):
        return []
    breaks = np.flatnonzero(np.diff(rows) != 1) + 1
    bounds = [0, *breaks.tolist(), len(rows)]
    return [(int(rows[start]), int(rows[end - 1])) for start, end in pairwise(bounds)]


@dataclass(frozen=True)
class ColumnSort:
    """One column that the view is sorted by.

    Attributes:
        column: The name of a field, `SITEMAP` or `PROBLEMS`.
        is_descending: Whether the largest, or the entry without problems, comes first.
    """

    column: str
    is_descending: bool = False


class ViewSort:
    """What the view is sorted by.

    Attributes:
        keys: The columns, the first before all others; empty for the order of the set.
        is_stale: Whether an edit came since entries were sorted, after which they might stand otherwise.
    """

    def __init__(self) -> None:
        self.keys: tuple[ColumnSort, ...] = ()
        self.is_stale = False

    def choose(self, keys: Sequence[ColumnSort]) -> None:
        """From now on sort by these; takes effect with `sequence`."""
        self.keys, self.is_stale = tuple(keys), False

    def follow(self, change: Change) -> None:
        """Note that an edit was done."""
        if self.keys and (change.is_structural or self._is_by(PROBLEMS, *change.fields)):
            self.is_stale = True

    def _is_by(self, *columns: str) -> bool:
        return any(key.column in columns for key in self.keys)

    def sequence(self, table: EntryTable, problems: Problems) -> SlotArray | None:
        """All entries of a table as they are sorted now; None for the order of the set."""
        self.is_stale = False
        if not self.keys:
            return None
        slots = table.order
        # What counts most comes last, as every sort keeps the order that it finds.
        for is_field, keys in reversed([(of, list(keys)) for of, keys in groupby(self.keys, key=_is_of_field)]):
            if is_field:
                fields = [SortKey(FIELD_BY_NAME[key.column].name, key.is_descending) for key in keys]
                slots = sorted_by_fields(table, slots, fields)
                continue
            for key in reversed(keys):
                ranks = _ranks(key.column, table, problems, slots)
                slots = slots[np.argsort(-ranks if key.is_descending else ranks, kind="stable")]
        return slots


def _is_of_field(key: ColumnSort) -> bool:
    return key.column in FIELD_BY_NAME


def _ranks(column: str, table: EntryTable, problems: Problems, slots: SlotArray) -> NDArray[np.int64]:
    """What entries are sorted by in a column that shows no field."""
    if column == SITEMAP:
        return table.rows(slots, ["sitemap"]).to_series().to_numpy().astype(np.int64)
    return -worst_ranks(problems.marks, slots)


_ROLE = Qt.ItemDataRole
_FLAG = Qt.ItemFlag
_FLAGS: Final = _FLAG.ItemIsEnabled | _FLAG.ItemIsSelectable | _FLAG.ItemIsDragEnabled | _FLAG.ItemNeverHasChildren
_EDITABLE: Final = _FLAGS | Qt.ItemFlag.ItemIsEditable
_NO_FLAGS: Final = Qt.ItemFlag.NoItemFlags
_MAX_RANGES: Final = 64
"""More runs of changed cells than this are announced as one range around them all."""


class NotedSeverities:
    """The worst severity of an entry, or of a cell, with the problems that are kept whole; remembered for painting."""

    def __init__(self) -> None:
        self._noted: tuple[Problem, ...] = ()
        self._worst: dict[tuple[int, FieldName | None], Severity] = {}

    def worst(self, problems: Problems, slot: int, field: FieldName | None = None) -> Severity | None:
        """The worst severity of an entry, or of one of its cells; None where all is right."""
        if problems.noted is not self._noted:
            self._remember(problems.noted)
        marked = problems.worst(slot) if field is None else problems.severity(slot, field)
        noted = self._worst.get((slot, field))
        if marked is None or noted is None:
            return marked or noted
        return max(marked, noted, key=SEVERITY_RANK.__getitem__)

    def _remember(self, noted: tuple[Problem, ...]) -> None:
        self._noted, self._worst = noted, {}
        for problem in noted:
            if problem.slot is not None:
                for key in {(problem.slot, None), (problem.slot, problem.field)}:
                    known = self._worst.get(key, problem.severity)
                    self._worst[key] = max(known, problem.severity, key=SEVERITY_RANK.__getitem__)


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
        self._noted = WorstSeverities()
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
                return QBrush(tint_ground(SEVERITY_TINT[severity], QGuiApplication.palette())) if severity else None
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


def stored_text(field: FieldName, text: str) -> str | None:
    """What to store for a typed text: nothing typed takes an optional element away, and empties a required one."""
    return text if text or FIELD_BY_NAME[field].is_required else None
