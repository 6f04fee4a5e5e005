"""Qt model of the entries table: columns, values, sorting, and the signals about edits.

The rows are arrays of slots. There is no proxy model, as Qt's reads every cell, one at a time. Values are read from the
document and never copied.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from enum import Enum
from typing import Any, Final

import numpy as np
import polars as pl
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal, Slot
from PySide6.QtGui import QBrush, QGuiApplication

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.extension_columns import (
    EXTENSION_COLUMNS,
    EXTENSION_COLUMNS_BY_NAME,
    column_texts,
    plan_extension_texts,
)
from sitemap_studio.document.page_texts import FIRST_SHOWN, PAGE_TABLE_COLUMNS, page_texts
from sitemap_studio.gui.formatting.display_text import cell_text, cell_tooltip, escape_rich_text
from sitemap_studio.gui.i18n import format_number, localized
from sitemap_studio.gui.icons import icon, severity_icon
from sitemap_studio.gui.jobs.background_jobs import LatestJob
from sitemap_studio.gui.jobs.session import Session, Version
from sitemap_studio.gui.table.column_sort import ColumnSort, sorted_slots
from sitemap_studio.gui.table.extension_cells import ExtensionCells
from sitemap_studio.gui.table.page_cells import PageCells, page_column_advice
from sitemap_studio.gui.table.view_columns import PROBLEMS, SITEMAP, column_title, is_editable, stored_text
from sitemap_studio.gui.table.view_order import RowArray, ViewOrder, consecutive_runs, inserted_rows
from sitemap_studio.gui.theme import SEVERITY_TINT, tint_ground
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index
from sitemap_studio.model.columns import EXTENSION_BIT, TOUCHED_BIT
from sitemap_studio.model.edits import Change, SetCells
from sitemap_studio.model.order import EntryOrder
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, isin_sorted, unique_slots
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, FieldName
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.validation.problem import Problem

_ROLE = Qt.ItemDataRole
_FLAG = Qt.ItemFlag
_FLAGS: Final = _FLAG.ItemIsEnabled | _FLAG.ItemIsSelectable | _FLAG.ItemIsDragEnabled | _FLAG.ItemNeverHasChildren
_EDITABLE: Final = _FLAGS | _FLAG.ItemIsEditable
_FIELD_COLUMNS: Final = len(FIELD_NAMES)
_PROBLEM_ROLES: Final = (
    _ROLE.DecorationRole, _ROLE.BackgroundRole, _ROLE.ToolTipRole, _ROLE.AccessibleDescriptionRole,
)  # fmt: skip

_MAX_SYNCHRONOUS: Final = 20_000  # more entries are sorted by extensions or facts about pages in a job
_MAX_RANGES: Final = 64  # more runs of changed cells than this are announced as one range around them all
_MAX_EXACT: Final = 10_000  # after more changed entries, all rows are announced as changed, without finding their rows


class ResetReason(Enum):
    """Reason of a reset of the model, which determines the scroll position afterwards."""

    DOCUMENT = "document"
    FILTER = "filter"
    SORT = "sort"
    EDIT = "edit"


class EntryModel(QAbstractTableModel):
    """Model of the entries of the open document: columns of fields, extensions, sitemap and problems.

    Contiguous insertions and removals emit signals for their rows, scattered ones reset the model. More than
    `max_synchronous` entries are sorted by extensions or facts about pages in a job.

    Attributes:
        order: Slots by view row.
        columns: Name of each column: a field, an extension column, a column of facts, `SITEMAP` or `PROBLEMS`.
        extension_columns: Names of the shown extension columns.
        pages: Facts about pages, and their columns that are shown if there are facts.
        sort_keys: Sort keys, the most significant first; empty for the order of the set.

    Signals:
        reset_started: A reset begins; carries its `ResetReason` and the new number of rows.
        reset_ended: A reset ended; carries its `ResetReason`.
        shown_count_changed: The number of visible entries changed; carries it.
        sort_changed: The sort keys changed, or a sort was aborted.
        renumbered: Numbers or marks in the vertical header may have changed.
        pages_changed: Facts about pages changed, also from or to none; call `update_columns`.
    """

    reset_started = Signal(object, int)
    reset_ended = Signal(object)
    shown_count_changed = Signal(int)
    sort_changed = Signal()
    renumbered = Signal()
    pages_changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Create the model of the session's document, and update it by the session's signals."""
        super().__init__(parent)
        self.session = session
        self.order = ViewOrder()
        self.columns: tuple[str, ...] = ()
        self.extension_columns: tuple[str, ...] = ()
        self._extensions = ExtensionCells(session.document)
        self.pages = PageCells(session.document, FIRST_SHOWN)
        self.sort_keys: tuple[ColumnSort, ...] = ()
        self._is_sort_stale = False
        self.max_synchronous = _MAX_SYNCHRONOUS
        self._sorting: tuple[ColumnSort, ...] | None = None  # keys that a job sorts by
        self._sort_job = LatestJob(session.jobs, self) if session.jobs is not None else None
        if self._sort_job is not None:
            self._sort_job.answered.connect(self._on_sorted)
            for aborted in (self._sort_job.failed, self._sort_job.stopped):
                aborted.connect(self._on_sort_aborted)
        self._generation = 0
        self._shown_problems = session.document.problems
        # Moved entries, with the order and generation for which they were computed.
        self._reordered: tuple[tuple[EntryOrder, int], SlotArray] | None = None
        session.replaced.connect(self._on_document_replaced)
        session.changed.connect(self._on_changed)
        session.problems_changed.connect(self._on_problems_changed)
        session.pages_changed.connect(self._on_pages_changed)
        self._on_document_replaced()

    # QAbstractTableModel

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.order.shown)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a cell; it is editable if its column and its entry are (see `is_row_editable`)."""
        if not index.isValid():
            return _FLAG.NoItemFlags
        return _EDITABLE if self.editable_column(index.column()) is not None and self.is_row_editable(index) else _FLAGS

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return text, tooltip, severity icon, background or accessible text of a cell by role; else None."""
        if not index.isValid() or index.row() >= len(self.order.shown):
            return None
        slot, column = self.slot_at(index.row()), self.columns[index.column()]
        match role:
            case _ROLE.DisplayRole:
                return cell_text(self.value(slot, column))
            case _ROLE.EditRole:
                return self.value(slot, column) or ""
            case _ROLE.ToolTipRole | _ROLE.StatusTipRole:
                tip = cell_tooltip(self.value(slot, column), self.problems_at(slot, column))
                more = self.pages.age_text(slot) if column in PAGE_TABLE_COLUMNS else self.change_text(slot, column)
                return "\n\n".join(filter(None, (tip, escape_rich_text(more)))) or None
            case _ROLE.DecorationRole:
                severity = self.severity(slot, column)
                return severity_icon(severity) if severity else None
            case _ROLE.BackgroundRole:
                severity = self.severity(slot, column) if column != PROBLEMS else None
                return QBrush(tint_ground(SEVERITY_TINT[severity], QGuiApplication.palette())) if severity else None
            case _ROLE.AccessibleTextRole:
                text = cell_text(self.value(slot, column))
                if column == PROBLEMS and (count := len(self.problems_at(slot, column))):
                    text = format_number(count)
                shown = text or self.tr("empty")
                return f"{column_title(column)}: {shown}"
            case _ROLE.AccessibleDescriptionRole:
                tip = cell_tooltip(None, self.problems_at(slot, column))
                more = self.pages.age_text(slot) if column in PAGE_TABLE_COLUMNS else self.change_text(slot, column)
                return "\n".join(filter(None, (tip, more)))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> Any:
        """Return title or advice of a column, or number (from 1) or changes of an entry, depending on the role."""
        if orientation is Qt.Orientation.Vertical:
            if not 0 <= section < len(self.order.shown):
                return None
            if role in (_ROLE.ToolTipRole, _ROLE.AccessibleDescriptionRole):
                return self._row_change_text(self.slot_at(section))
            if role != _ROLE.DisplayRole:
                return None
            return format_number(int(self.session.document.table.positions()[self.order.shown[section]]) + 1)
        if not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        match role:
            case _ROLE.DisplayRole:
                return "" if column == PROBLEMS else column_title(column)
            case _ROLE.DecorationRole:
                return icon("warning") if column == PROBLEMS else None
            case _ROLE.ToolTipRole:
                if column == PROBLEMS:
                    return self.tr("Problems")
                if column in EXTENSION_COLUMNS_BY_NAME:
                    return localized(EXTENSION_COLUMNS_BY_NAME[column].advice)
                if column in PAGE_TABLE_COLUMNS:
                    return page_column_advice(column)
                return None if column == SITEMAP else localized(FIELD_BY_NAME[column].advice)
            case _ROLE.AccessibleTextRole:
                return column_title(column)
            case _ROLE.TextAlignmentRole:
                horizontal = Qt.AlignmentFlag.AlignCenter if column == PROBLEMS else Qt.AlignmentFlag.AlignLeading
                return horizontal | Qt.AlignmentFlag.AlignVCenter
        return None

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        """Push an edit of a cell on the undo stack, if its text differs; return False if the edit is refused."""
        name = self.editable_column(index.column())
        if role != _ROLE.EditRole or not index.isValid() or name is None:
            return False
        slot, text = self.slot_at(index.row()), str(value)
        if text == (self.value(slot, name) or ""):
            return True
        one, values = np.array([slot], np.uint32), pl.Series([stored_text(name, text)], dtype=pl.String)
        title = self.tr("Change {field}").format(field=name)
        if name not in EXTENSION_COLUMNS_BY_NAME:
            return self.session.push(title, SetCells(FIELD_BY_NAME[name].name, one, values))
        try:
            edit = plan_extension_texts(self.session.document, {name: (one, values)})
        except RequestError as error:
            self.session.refused.emit(error)
            return False
        return self.session.push(title, edit)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the rows by a column; -1 restores the order of the set. Problems sort from error to none."""
        is_descending = order is Qt.SortOrder.DescendingOrder
        keys = (ColumnSort(self.columns[column], is_descending),) if 0 <= column < len(self.columns) else ()
        # Qt calls this twice where a sort does not come from a click.
        if keys != self._sorting if self.is_sorting else keys != self.sort_keys or self._is_sort_stale:
            self.sort_by(keys)

    @property
    def is_sorting(self) -> bool:
        """Whether a job is sorting the rows."""
        return self._sorting is not None

    def sort_by(self, keys: Sequence[ColumnSort]) -> None:
        """Sort the rows by keys, the most significant first, in a job if slow; no keys restore the set's order."""
        keys, document = tuple(key for key in keys if key.column in self.columns), self.session.document
        self._cancel_sort()
        if self._sort_job is not None and self._needs_job(keys):
            self._sorting, frozen = keys, document.snapshot()
            self._sort_job.request(
                self.session.version, self.tr("Sorting"), lambda _progress: sorted_slots(keys, frozen)
            )
        else:
            self._apply_sort(keys, sorted_slots(keys, document))

    def _needs_job(self, keys: Sequence[ColumnSort]) -> bool:
        """Return whether sorting by these keys needs a job: by extension columns or facts in a large set."""
        is_large = len(self.session.document.table) > self.max_synchronous
        return is_large and any(key.column in (*EXTENSION_COLUMNS_BY_NAME, *PAGE_TABLE_COLUMNS) for key in keys)

    def _cancel_sort(self) -> None:
        """Cancel a sort that runs in a job; the rows and `sort_keys` remain."""
        self._sorting = None
        if self._sort_job is not None:
            self._sort_job.cancel_latest()

    @Slot(object, object)
    def _on_sorted(self, version: Version, slots: SlotArray) -> None:
        """Apply the sort order that a job computed, or sort again if the set was changed meanwhile."""
        keys = self._sorting or ()
        if self.session.is_at(version):
            self._sorting = None
            self._apply_sort(keys, slots)
        else:
            self.sort_by(keys)

    @Slot()
    def _on_sort_aborted(self) -> None:
        """Emit `sort_changed` to restore the sort indicator, after a sort in a job failed or was cancelled."""
        self._sorting = None
        self.sort_changed.emit()

    def _apply_sort(self, keys: tuple[ColumnSort, ...], slots: SlotArray | None) -> None:
        """Reset the rows to a sort order (None: of the set), store its keys, and emit `sort_changed`."""
        self.sort_keys, self._is_sort_stale = keys, False
        self.order.set_sorted(slots)
        self._reset(ResetReason.SORT)
        self.sort_changed.emit()

    # Entries and cells

    def slot_at(self, row: int) -> int:
        """Return the slot of the entry in a view row."""
        return int(self.order.shown[row])

    def slots_at(self, rows: RowArray) -> SlotArray:
        """Return the slots of the entries in view rows, in the same order."""
        slots: SlotArray = self.order.shown[rows]
        return slots

    def field_at(self, column: int) -> FieldName | None:
        """Return the field of a column, given by number; None for other columns and numbers out of range."""
        return FIELD_NAMES[column] if 0 <= column < _FIELD_COLUMNS else None

    def editable_column(self, column: int) -> str | None:
        """Return the name of a column, given by number, if its cells can be edited; else None."""
        name = self.columns[column] if 0 <= column < len(self.columns) else ""
        return name if is_editable(name) else None

    @property
    def value_columns(self) -> tuple[str, ...]:
        """Names of the columns with values of entries: fields, then the shown columns of extensions and of facts."""
        return (*FIELD_NAMES, *self.extension_columns, *self.page_columns)

    @property
    def page_columns(self) -> tuple[str, ...]:
        """Names of the shown columns of facts about pages, in the order of the table; empty without facts."""
        return tuple(column for column in self.columns if column in PAGE_TABLE_COLUMNS)

    def column_values(self, slots: SlotArray, columns: Sequence[str]) -> pl.DataFrame:
        """Return a frame with the texts of columns, given by name, a row for each entry; verdicts are in English."""
        document = self.session.document
        fields = [name for name in columns if name in FIELD_BY_NAME]
        found = document.table.rows(slots, fields).get_columns() if fields else []
        others = (EXTENSION_COLUMNS_BY_NAME[name] for name in columns if name in EXTENSION_COLUMNS_BY_NAME)
        found += [column_texts(document, document.table, slots, each).alias(each.name) for each in others]
        of_pages = [name for name in columns if name in PAGE_TABLE_COLUMNS]
        if of_pages:
            locs = document.table.rows(slots, ["loc"]).to_series()
            found += [page_texts(document.page_columns, name, locs) for name in of_pages]
        return pl.DataFrame(found).select(columns)

    def show_columns(self, names: Container[str]) -> None:
        """Show those columns of extensions, and of facts if there are any, that have these names, and no others.

        On a change, remove sort keys of hidden columns, cancel a sort by them, and reset the rows.
        """
        chosen = tuple(column.name for column in EXTENSION_COLUMNS if column.name in names)
        of_pages = tuple(name for name in PAGE_TABLE_COLUMNS if name in names)
        if (chosen, of_pages) != (self.extension_columns, self.pages.columns):
            self.extension_columns = chosen
            self.pages = PageCells(self.session.document, of_pages)
            self._reset_columns()

    def is_row_editable(self, index: Index) -> bool:
        """Return whether the entry of an index can be edited: no edit runs, and its sitemap is not read-only."""
        if self.session.is_busy:
            return False
        if not self.session.locked or index.row() >= len(self.order.shown):
            return True
        return self.session.may_change(self.slot_at(index.row()))

    def value(self, slot: int, column: str) -> str | None:
        """Return the value of an entry in a column: its text, the name of its sitemap, or None for problems.

        Facts about pages are in the user's language.
        """
        document = self.session.document
        if column == SITEMAP:
            return document.sitemaps[document.table.sitemap_of(slot)].name
        if column in EXTENSION_COLUMNS_BY_NAME:
            return self._extensions.text(slot, EXTENSION_COLUMNS_BY_NAME[column])
        if column in PAGE_TABLE_COLUMNS:
            return self.pages.text(slot, column)
        return None if column == PROBLEMS else document.table.value(slot, column)

    def severity(self, slot: int, column: str) -> Severity | None:
        """Return the worst severity in a cell, or of the entry in the column of problems; None without problems."""
        if column == SITEMAP or column in PAGE_TABLE_COLUMNS:
            return None
        if column in EXTENSION_COLUMNS_BY_NAME:
            return self._extensions.severity(slot, EXTENSION_COLUMNS_BY_NAME[column])
        problems = self.session.document.problems
        return problems.worst(slot) if column == PROBLEMS else problems.severity(slot, FIELD_BY_NAME[column].name)

    def problems_at(self, slot: int, column: str) -> list[Problem]:
        """Return the problems of an entry in a column; all its problems in the column of problems."""
        if self.severity(slot, column) is None:
            return []
        document = self.session.document
        if column in EXTENSION_COLUMNS_BY_NAME:
            return self._extensions.problems(slot, EXTENSION_COLUMNS_BY_NAME[column])
        found = document.problems.of_slot(document.table, slot)
        return found if column == PROBLEMS else [problem for problem in found if problem.field == column]

    def prefetch(self, slots: Sequence[int]) -> None:
        """Cache shown facts, and problems in shown extension columns, of entries in one query each, for speed."""
        if self.extension_columns:
            self._extensions.read_problems(slots)
        if self.page_columns:
            self.pages.read(slots)

    # Changes since the set was opened or saved

    def changes(self, slot: int) -> int:
        """Return the changes of an entry since the last save, as bits of `TOUCHED_BIT`."""
        return self.session.document.table.changed_bits(slot)

    def changes_by_slot(self, slots: SlotArray) -> dict[int, int]:
        """Return the changed bits by slot (see `changes`), without entries that have no changes."""
        touched = self.session.document.table.modified_slots(np.sort(slots)).tolist()
        return {slot: changes for slot in touched if (changes := self.changes(slot))}

    def changed_slots(self, slots: SlotArray) -> set[int]:
        """Return a set of those given entries that were changed, or moved within their sitemap, since the last save."""
        return {*self.changes_by_slot(slots), *slots[isin_sorted(self._moved_slots(), slots)].tolist()}

    def _moved_slots(self) -> SlotArray:
        """Return the slots of entries that were moved within their sitemaps, ascending; cached per order of the set."""
        document = self.session.document
        state = (document.table.entry_order, document.table.generation)
        if self._reordered is None or self._reordered[0] != state:
            self._reordered = state, document.reordered_slots()
        return self._reordered[1]

    def is_changed(self, slot: int, column: str, changes: int) -> bool:
        """Return whether a cell differs from its saved value.

        Args:
            slot: The entry.
            column: Name of the column.
            changes: The `changes` of the entry.
        """
        if column in EXTENSION_COLUMNS_BY_NAME and changes & EXTENSION_BIT:
            return self.value(slot, column) != self._extensions.saved_text(slot, EXTENSION_COLUMNS_BY_NAME[column])
        return column in TOUCHED_BIT and bool(changes & TOUCHED_BIT[column])

    def is_new(self, slot: int) -> bool:
        """Return whether an entry was added since the last save; False in sets that were never saved."""
        document = self.session.document
        return document.path is not None and document.table.is_new(slot)

    def change_text(self, slot: int, column: str) -> str:
        """Return a sentence with the saved value of a changed cell, or that it had none; "" for an unchanged cell."""
        if not self.is_changed(slot, column, self.changes(slot)):
            return ""
        if column in EXTENSION_COLUMNS_BY_NAME:
            saved = self._extensions.saved_text(slot, EXTENSION_COLUMNS_BY_NAME[column])
        else:
            saved = self.session.document.table.saved_value(slot, FIELD_BY_NAME[column].name)
        return (
            self.tr("Saved value: {value}").format(value=cell_text(saved))
            if saved
            else self.tr("Not in the saved version")
        )

    def removed_beside(self, slot: int) -> tuple[bool, bool]:
        """Return whether entries were removed directly before and directly after an entry; False in sorted views."""
        return (False, False) if self.order.is_sorted else self.session.document.removed_beside(slot)

    def _row_change_text(self, slot: int) -> str | None:
        """Return a sentence that says that an entry is new or changed since the last save; None otherwise."""
        if self.is_new(slot):
            return self.tr("New since the last save")
        return self.tr("Changed since the last save") if self.changed_slots(np.array([slot], np.uint32)) else None

    # Filter, sitemap and sort

    def set_filter(self, slots: SlotArray | None) -> None:
        """Show only these entries; None shows all. Also repeats a sort that edits made outdated."""
        is_slow = self._needs_job(self.sort_keys)
        if self._is_sort_stale and not is_slow:
            self._is_sort_stale = False
            self.order.set_sorted(sorted_slots(self.sort_keys, self.session.document))
        self.order.set_filter(self.session.document.table, slots)
        self._reset(ResetReason.FILTER)
        if self._is_sort_stale and not self.is_sorting:
            self.sort_by(self.sort_keys)

    def set_sitemaps(self, sitemaps: tuple[int, ...]) -> None:
        """Show only the entries of these sitemaps, by id; an empty tuple shows all."""
        if sitemaps != self.order.sitemaps:
            self.order.sitemaps = sitemaps
            self._reset(ResetReason.FILTER)

    def reveal_slots(self, slots: SlotArray) -> None:
        """Show entries although the filter excludes them, until the filter is set again."""
        self.order.reveal_slots(slots)
        self._update_rows()

    # Updates after changes of the document

    def _on_document_replaced(self) -> None:
        """Reset the model to another document: cancel and remove sort, filter, sitemaps and cached extensions."""
        self._cancel_sort()
        self._shown_problems = self.session.document.problems
        self.sort_keys, self._is_sort_stale = (), False
        self.order.sitemaps, self._extensions = (), ExtensionCells(self.session.document)
        self.pages = PageCells(self.session.document, self.pages.columns)
        self.order.set_sorted(None)
        self.order.set_filter(self.session.document.table, None)
        self._reset(ResetReason.DOCUMENT)

    def _expected_columns(self) -> tuple[str, ...]:
        """Return the names of the columns that the set needs: the column of sitemaps only if it has several."""
        several = (SITEMAP,) if len(self.session.document.sitemaps) > 1 else ()
        of_pages = self.pages.columns if self.pages.has_facts else ()
        return (*FIELD_NAMES, *self.extension_columns, *of_pages, *several, PROBLEMS)

    def _on_changed(self, change: Change) -> None:
        """Update the rows after an edit, and emit `dataChanged` for cells with other values or severities."""
        if len(change.extensions):
            self._extensions.discard_changed(change)
        if "loc" in change.fields:
            self.pages.discard(unique_slots(change.cells))
        sorted_by = {key.column for key in self.sort_keys}
        changed = {PROBLEMS, *change.fields, *(self.extension_columns if len(change.extensions) else ())}
        if sorted_by and (change.is_structural or sorted_by & changed):
            self._is_sort_stale = True
        if "loc" in change.fields and sorted_by.intersection(PAGE_TABLE_COLUMNS):
            self._is_sort_stale = True
        if change.is_structural or self._expected_columns() != self.columns:
            self.order.insert_new(self.session.document.table)
            self._update_rows()
        new_severities = self._pop_slots_with_new_severity()
        if new_severities is None or change.sitemaps:
            self._emit_all_changed()
            return
        # Where severities and sitemaps are the same, only the changed columns differ.
        is_wider = len(new_severities) or len(change.moved)
        left = 0 if is_wider else min(self.columns.index(column) for column in changed)
        if len(change.cells) + len(change.moved) > _MAX_EXACT:
            self._emit_all_changed(left)
            return
        rows = self.order.rows_of(unique_slots(change.cells, change.moved, new_severities))
        rows = np.sort(rows[rows >= 0], kind="stable")
        are_few = np.count_nonzero(np.diff(rows) != 1) < _MAX_RANGES
        for first, last in consecutive_runs(rows) if are_few else [(int(rows[0]), int(rows[-1]))]:
            self.dataChanged.emit(self.index(first, left), self.index(last, len(self.columns) - 1))

    @Slot()
    def _on_pages_changed(self) -> None:
        """Clear the cached facts, and emit `pages_changed`; rows retain their order until they are sorted again."""
        self.pages.clear()
        if any(key.column in PAGE_TABLE_COLUMNS for key in self.sort_keys):
            self._is_sort_stale = True
        self.pages_changed.emit()

    def update_columns(self) -> None:
        """Show the columns of facts if there are facts, else remove them; on a change, as `show_columns` does."""
        if self._expected_columns() != self.columns:
            self._reset_columns()

    def _reset_columns(self) -> None:
        """Remove sort keys of columns that are no longer shown, cancel a sort by them, and reset the rows."""
        expected = self._expected_columns()
        self.sort_keys = tuple(key for key in self.sort_keys if key.column in expected)
        if any(key.column not in expected for key in self._sorting or ()):
            self._cancel_sort()
            self._on_sort_aborted()
        self._reset(ResetReason.EDIT)

    def _pop_slots_with_new_severity(self) -> SlotArray | None:
        """Return the entries whose severities changed since the last call; None if many, or if extensions are shown."""
        before, self._shown_problems = self._shown_problems, self.session.document.problems
        if before is self._shown_problems:
            return NO_SLOTS
        # Marks do not name the field of an extension.
        found = None if self.extension_columns else self._shown_problems.slots_with_other_marks(before)
        return found if found is not None and len(found) <= _MAX_RANGES else None

    def _emit_all_changed(self, first_column: int = 0, roles: Sequence[int] = ()) -> None:
        """Emit `dataChanged` for all cells from a column to the last one, restricted to some roles if given."""
        if len(self.order.shown):
            last = self.index(len(self.order.shown) - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, first_column), last, roles)

    def _update_rows(self) -> None:
        """Update the visible rows, with the signals of an insertion, removal or reset; `renumbered` unless reset."""
        table = self.session.document.table
        before, after = self.order.shown, self.order.compute_slots(table)
        if self._expected_columns() != self.columns:
            self._reset(ResetReason.EDIT)
            return
        if inserted := inserted_rows(before, after):
            self.beginInsertRows(QModelIndex(), *inserted)
            self.order.set_shown(after, table)
            self.endInsertRows()
        elif removed := inserted_rows(after, before):
            self.beginRemoveRows(QModelIndex(), *removed)
            self.order.set_shown(after, table)
            self.endRemoveRows()
        elif not np.array_equal(before, after):
            self._reset(ResetReason.EDIT)
            return
        # Numbers may change even where the same entries are shown. Qt's own signal would read all rows.
        self.renumbered.emit()
        if len(before) != len(after):
            self.shown_count_changed.emit(len(after))

    def _on_problems_changed(self) -> None:
        """Emit `dataChanged` for all cells after a save or other severities; after a save also `renumbered`."""
        new_severities = self._pop_slots_with_new_severity()
        is_saved = self._generation != self.session.document.table.generation
        if is_saved:
            # Nothing is changed any more.
            self._generation = self.session.document.table.generation
            self.renumbered.emit()
        # After an edit, `_on_changed` has announced its marks.
        if is_saved or new_severities is None or len(new_severities):
            self._emit_all_changed(roles=_PROBLEM_ROLES)

    def _reset(self, reason: ResetReason) -> None:
        """Update columns and rows from sort, sitemaps and filter, with the signals of a reset."""
        table = self.session.document.table
        before, after = len(self.order.shown), self.order.compute_slots(table)
        self.reset_started.emit(reason, len(after))
        self.beginResetModel()
        self.columns = self._expected_columns()
        self.order.set_shown(after, table)
        self.endResetModel()
        self.reset_ended.emit(reason)
        if len(after) != before or reason is ResetReason.DOCUMENT:
            self.shown_count_changed.emit(len(after))
