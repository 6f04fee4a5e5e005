"""The values of a plan as a list for a view, each with a box to untick. Of any length: nothing is copied.

What was planned, and why, is the business of whoever shows it.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QObject, Qt, Signal

from sitemap_studio.document.document import Document
from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.plans.difference import around_difference
from sitemap_studio.gui.widgets.model_index import NO_INDEX, Index
from sitemap_studio.gui.words.texts import cell_text, plain
from sitemap_studio.model.planned import Plan, PlannedValues
from sitemap_studio.protocol.fields import FieldName

_ROLE = Qt.ItemDataRole


class Column(IntEnum):
    """The columns of the list."""

    FIELD = 0
    BEFORE = 1
    AFTER = 2
    ENTRY = 3


class PlannedList(QAbstractTableModel):
    """One line for each value that would change.

    Signals:
        ticked_changed: Other values are ticked; carries how many.
    """

    ticked_changed = Signal(int)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._plan: Plan | None = None
        self._values: tuple[PlannedValues, ...] = ()
        self._ends: list[int] = []
        self._ticked: NDArray[np.bool_] = np.empty(0, np.bool_)

    def show_plan(self, plan: Plan | None, *, n_others: int = 0) -> None:
        """Show a plan, all of it ticked but what was not in the one before; None for nothing.

        Args:
            plan: What would change.
            n_others: Lines behind those of values; what they say is the business of who knows them.
        """
        unticked = self.left_out()
        self.beginResetModel()
        self._plan = plan
        self._values = plan.values if plan is not None else ()
        self._ends = list(accumulate(map(len, self._values)))
        self._ticked = np.ones(self.n_values + n_others, np.bool_)
        for begin, values in zip([0, *self._ends], self._values, strict=False):
            out = [slot for slot, field in unticked if field == values.field]
            if out:
                self._ticked[begin : begin + len(values)] = ~np.isin(values.slots, np.array(out, np.uint32))
        self.endResetModel()
        self.ticked_changed.emit(self.ticked_count)

    def show_document(self, document: Document) -> None:
        """From now on name the entries of another document; nothing is listed."""
        self._document = document
        self.show_plan(None)

    @property
    def plan(self) -> Plan | None:
        """The plan that is shown."""
        return self._plan

    @property
    def n_values(self) -> int:
        """How many lines are values."""
        return self._ends[-1] if self._ends else 0

    @property
    def ticked_count(self) -> int:
        """How many values are ticked."""
        return int(self._ticked.sum())

    def left_out(self) -> set[tuple[int, FieldName]]:
        """The cells that are not ticked."""
        out: set[tuple[int, FieldName]] = set()
        for begin, values in zip([0, *self._ends], self._values, strict=False):
            slots = values.slots[~self._ticked[begin : begin + len(values)]]
            out.update((slot, values.field) for slot in slots.tolist())
        return out

    def wanted(self) -> Plan | None:
        """The plan of what is ticked; None where there is no plan."""
        if self._plan is None or self._ticked.all():
            return self._plan
        return self._plan.without(self.left_out())

    def tick(self, first: int, last: int, *, is_ticked: bool) -> None:
        """Tick or untick all from one row to another, including both."""
        self._ticked[first : last + 1] = is_ticked
        self.dataChanged.emit(self.index(first, 0), self.index(last, 0), [_ROLE.CheckStateRole])
        self.ticked_changed.emit(self.ticked_count)

    def is_ticked(self, row: int) -> bool:
        """Whether the value of a row is ticked."""
        return bool(self._ticked[row])

    def place(self, row: int) -> tuple[int, FieldName]:
        """The entry and the field of a row."""
        values, place = self._at(row)
        return int(values.slots[place]), values.field

    def _at(self, row: int) -> tuple[PlannedValues, int]:
        number = int(np.searchsorted(self._ends, row, side="right"))
        return self._values[number], row - (self._ends[number - 1] if number else 0)

    # What Qt asks

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._ticked)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return usual | Qt.ItemFlag.ItemIsUserCheckable if index.column() == Column.FIELD else usual

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if role != _ROLE.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return (self.tr("Field"), self.tr("Before"), self.tr("After"), self.tr("Entry"))[section]

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._ticked):
            return None
        if role == _ROLE.CheckStateRole and index.column() == Column.FIELD:
            return Qt.CheckState.Checked if self._ticked[index.row()] else Qt.CheckState.Unchecked
        if role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        if index.row() >= self.n_values:
            return self._other(index.row() - self.n_values, index.column())
        values, place = self._at(index.row())
        if role == _ROLE.DisplayRole:
            return self._text(values, place, index.column())
        return plain(self._whole(values, place, index.column()))

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        if role != _ROLE.CheckStateRole or index.column() != Column.FIELD:
            return False
        self.tick(index.row(), index.row(), is_ticked=Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    def _text(self, values: PlannedValues, place: int, column: int) -> str:
        if column == Column.FIELD:
            return values.field
        if column == Column.ENTRY:
            return self._entry(int(values.slots[place]))
        before, after = around_difference(values.before[place] or "", values.after[place] or "")
        if column == Column.BEFORE:
            return before
        return self.tr("(element removed)") if values.after[place] is None else after

    def _entry(self, slot: int) -> str:
        number = format_number(int(self._document.table.positions()[slot]) + 1)
        loc = cell_text(self._document.table.value(slot, "loc"))
        return self.tr("{number} · {loc}").format(number=number, loc=loc)

    def _other(self, place: int, column: int) -> str:
        """What a line says that is no value."""
        raise NotImplementedError

    def _whole(self, values: PlannedValues, place: int, column: int) -> str:
        if column == Column.BEFORE:
            return cell_text(values.before[place])
        if column == Column.AFTER:
            return cell_text(values.after[place])
        return cell_text(self._document.table.value(int(values.slots[place]), "loc"))
