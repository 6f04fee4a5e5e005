"""The values of a plan of fixes as a list for a view, each with a box to untick. Of any length: nothing is copied.

What the plan is made of is the business of `document.fixing`.
"""

from __future__ import annotations

from dataclasses import replace
from enum import IntEnum
from itertools import accumulate
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from sitemap_studio.checks.problems import Problems, contains
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import NAMESPACE_RULE, ORDER_RULE, FixPlan
from sitemap_studio.gui.numbers import spelled
from sitemap_studio.gui.table.texts import cell_text, plain
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.table.planned import PlannedValues

Index = QModelIndex | QPersistentModelIndex

_ROOT: Final = QModelIndex()
_ROLE = Qt.ItemDataRole

_KEPT_CHARACTERS: Final = 28
"""Of what two values share in front, more than this is left out, so that the difference is seen."""

_SHOWN_CHARACTERS: Final = 14
"""As much of it is shown then."""


class Column(IntEnum):
    """The columns of the list."""

    FIELD = 0
    BEFORE = 1
    AFTER = 2
    ENTRY = 3
    RULES = 4


class FixList(QAbstractTableModel):
    """One line for each value, entry or file that would be put right.

    Signals:
        ticked_changed: Other values are ticked; carries how many.
    """

    ticked_changed = Signal(int)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._problems = document.problems
        self._asked: frozenset[str] = frozenset()
        self._plan = FixPlan((), 0)
        self._ends: list[int] = []
        self._files: list[int] = []
        self._ticked: NDArray[np.bool_] = np.empty(0, np.bool_)

    def show_plan(self, plan: FixPlan, problems: Problems, asked: frozenset[str]) -> None:
        """Show a plan, all of it ticked but what was not in the one before.

        Args:
            plan: What would be changed.
            problems: What was found in the entries as they were planned for.
            asked: Ids of the rules whose problems are to be fixed.
        """
        unticked = self.left_out()
        self.beginResetModel()
        self._plan, self._problems, self._asked = plan, problems, asked
        self._ends = list(accumulate(len(fixed.slots) for fixed in plan.values))
        self._files = sorted(plan.adopting)
        self._ticked = np.ones(len(plan), np.bool_)
        if unticked:
            self._keep_unticked(unticked)
        self.endResetModel()
        self.ticked_changed.emit(self.ticked_count)

    def _keep_unticked(self, unticked: set[tuple[int, FieldName]]) -> None:
        for begin, fixed in zip([0, *self._ends], self._plan.values, strict=False):
            out = np.array([slot for slot, field in unticked if field == fixed.field], np.uint32)
            self._ticked[begin : begin + len(fixed.slots)] = ~np.isin(fixed.slots, out)

    @property
    def ticked_count(self) -> int:
        """How many values are ticked."""
        return int(self._ticked.sum())

    def left_out(self) -> set[tuple[int, FieldName]]:
        """The cells that are not ticked."""
        out: set[tuple[int, FieldName]] = set()
        for begin, fixed in zip([0, *self._ends], self._plan.values, strict=False):
            slots = fixed.slots[~self._ticked[begin : begin + len(fixed.slots)]]
            out.update((slot, fixed.field) for slot in slots.tolist())
        return out

    def wanted(self) -> FixPlan:
        """The plan of what is ticked."""
        if self._ticked.all():
            return self._plan
        entries = self._n_values + len(self._plan.ordered)
        ordered = self._plan.ordered[self._ticked[self._n_values : entries]]
        of_files = self._ticked[entries + self._plan.orders_index :]
        files = [file for file, is_ticked in zip(self._files, of_files, strict=True) if is_ticked]
        return replace(
            self._plan.without(self.left_out()),
            ordered=ordered,
            adopting=frozenset(files),
            orders_index=self._plan.orders_index and bool(self._ticked[entries]),
        )

    @property
    def plan(self) -> FixPlan:
        """The plan that is shown."""
        return self._plan

    @property
    def _n_values(self) -> int:
        return self._ends[-1] if self._ends else 0

    def tick(self, first: int, last: int, *, is_ticked: bool) -> None:
        """Tick or untick all from one row to another, including both."""
        self._ticked[first : last + 1] = is_ticked
        self.dataChanged.emit(self.index(first, 0), self.index(last, 0), [_ROLE.CheckStateRole])
        self.ticked_changed.emit(self.ticked_count)

    def is_ticked(self, row: int) -> bool:
        """Whether the value of a row is ticked."""
        return bool(self._ticked[row])

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._ticked)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return usual | Qt.ItemFlag.ItemIsUserCheckable if index.column() == Column.FIELD else usual

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if role != _ROLE.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        names = (self.tr("Field"), self.tr("Before"), self.tr("After"), self.tr("Entry"), self.tr("Rules"))
        return names[section]

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._ticked):
            return None
        if role == _ROLE.CheckStateRole and index.column() == Column.FIELD:
            return Qt.CheckState.Checked if self._ticked[index.row()] else Qt.CheckState.Unchecked
        if role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        if index.row() >= self._n_values:
            return self._of_structure(index.row() - self._n_values, index.column())
        fixed, place = self._at(index.row())
        if role == _ROLE.DisplayRole:
            return self._text(fixed, place, index.column())
        return plain(self._whole(fixed, place, index.column()))

    def _of_structure(self, place: int, column: int) -> str:
        """What is said of an entry or the index whose elements, or a file whose namespace, would be put right."""
        n_ordered = len(self._plan.ordered)
        is_entry = place < n_ordered + self._plan.orders_index
        if column == Column.ENTRY:
            if place < n_ordered:
                return self._entry(int(self._plan.ordered[place]))
            if is_entry:
                return self._document.name
            return self._document.sitemaps[self._files[place - n_ordered - self._plan.orders_index]].name
        if column == Column.RULES:
            return RULES[ORDER_RULE if is_entry else NAMESPACE_RULE].title
        entry = (self.tr("elements"), self.tr("another order"), self.tr("the schema's order"))
        file = (self.tr("file"), self.tr("another namespace"), self.tr("the protocol's namespace"))
        return (entry if is_entry else file)[column]

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        if role != _ROLE.CheckStateRole or index.column() != Column.FIELD:
            return False
        self.tick(index.row(), index.row(), is_ticked=Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    def _at(self, row: int) -> tuple[PlannedValues, int]:
        number = int(np.searchsorted(self._ends, row, side="right"))
        return self._plan.values[number], row - (self._ends[number - 1] if number else 0)

    def _text(self, fixed: PlannedValues, place: int, column: int) -> str:
        slot = int(fixed.slots[place])
        if column == Column.FIELD:
            return fixed.field
        if column == Column.ENTRY:
            return self._entry(slot)
        if column == Column.RULES:
            return ", ".join(self._titles(slot, fixed.field))
        before, after = around_difference(fixed.before[place] or "", fixed.after[place] or "")
        if column == Column.BEFORE:
            return before
        return self.tr("(element taken away)") if fixed.after[place] is None else after

    def _whole(self, fixed: PlannedValues, place: int, column: int) -> str:
        if column == Column.BEFORE:
            return cell_text(fixed.before[place])
        if column == Column.AFTER:
            return cell_text(fixed.after[place])
        slot = int(fixed.slots[place])
        if column == Column.RULES:
            return "\n".join(self._titles(slot, fixed.field))
        return cell_text(self._document.table.value(slot, "loc"))

    def _entry(self, slot: int) -> str:
        document = self._document
        number = spelled(int(document.table.positions()[slot]) + 1)
        loc = cell_text(document.table.value(slot, "loc"))
        return self.tr("{number} · {loc}").format(number=number, loc=loc)

    def _titles(self, slot: int, field: FieldName) -> list[str]:
        one = np.array([slot], np.uint32)
        return [
            rule.title
            for rule in RULES.values()
            if rule.field == field and rule.id in self._asked and contains(self._problems.slots(rule.id), one)[0]
        ]


def around_difference(before: str, after: str) -> tuple[str, str]:
    """Two values in one line each, such that what differs is in sight, and blanks at their ends can be seen.

    Where they begin alike for long, the beginning is left out of both.
    """
    shared = 0
    for one, other in zip(before, after, strict=False):
        if one != other:
            break
        shared += 1
    cut = shared - _SHOWN_CHARACTERS if shared > _KEPT_CHARACTERS else 0
    lead = "\u2026" if cut else ""
    return lead + _with_blanks(before[cut:]), lead + _with_blanks(after[cut:])


def _with_blanks(text: str) -> str:
    """A text in which blanks at both ends are seen."""
    bare = text.strip(" ")
    if not bare:
        return "\u2423" * len(text)
    left, right = text[: text.index(bare)], text[text.index(bare) + len(bare) :]
    return "\u2423" * len(left) + cell_text(bare) + "\u2423" * len(right)
