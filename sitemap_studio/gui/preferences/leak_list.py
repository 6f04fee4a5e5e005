"""A list of leak patterns that can be edited, as a model for a view. What makes sense is told by `protocol.leaks`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from enum import IntEnum
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt, Signal

from sitemap_studio.gui.look.icons import icon
from sitemap_studio.gui.look.theme import Tint
from sitemap_studio.gui.widgets.model_index import NO_INDEX, Index
from sitemap_studio.gui.words.localized import localized
from sitemap_studio.gui.words.texts import plain
from sitemap_studio.protocol.leak_lists import MAX_PATTERNS, UNTOLD, USUAL_LIST, ListedPattern, own_pattern
from sitemap_studio.protocol.leaks import fault_of

_ROLE = Qt.ItemDataRole

_fault = lru_cache(maxsize=2 * MAX_PATTERNS)(fault_of)


class Column(IntEnum):
    """The columns of the list."""

    ABOUT = 0
    PATTERN = 1


class LeakList(QAbstractTableModel):
    """One line for each pattern, with a box for whether it is looked for.

    Signals:
        edited: The list is another.
    """

    edited = Signal()

    def __init__(self, listed: Sequence[ListedPattern], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._listed = list(listed)

    @property
    def listed(self) -> tuple[ListedPattern, ...]:
        """The list as it stands."""
        return tuple(self._listed)

    def about(self, row: int) -> str:
        """What the user said of a pattern; empty where nothing was said."""
        what = self._listed[row].pattern.what
        return "" if what == UNTOLD else localized(what)

    def pattern(self, row: int) -> str:
        """The regular expression."""
        return self._listed[row].pattern.pattern

    def fault(self, row: int) -> str | None:
        """Why a pattern can't be looked for, and where; None where it can."""
        return _fault(self.pattern(row))

    def faulty_rows(self) -> list[int]:
        """The patterns that are on and can't be looked for."""
        return [row for row, each in enumerate(self._listed) if each.is_on and self.fault(row) is not None]

    @property
    def can_grow(self) -> bool:
        """Whether there is room for another pattern."""
        return len(self._listed) < MAX_PATTERNS

    def write(self, row: int, *, about: str, pattern: str) -> None:
        """Give a pattern other words or another expression."""
        if (about, pattern) == (self.about(row), self.pattern(row)):
            return
        written = own_pattern(_writable(pattern), _writable(about))
        self._listed[row] = replace(self._listed[row], pattern=written)
        self.dataChanged.emit(self.index(row, 0), self.index(row, Column.PATTERN))
        self.edited.emit()

    def add(self) -> int:
        """Add an empty pattern at the end; its row."""
        row = len(self._listed)
        self.beginInsertRows(NO_INDEX, row, row)
        self._listed.append(ListedPattern(own_pattern("", "")))
        self.endInsertRows()
        self.edited.emit()
        return row

    def remove(self, rows: Collection[int]) -> None:
        """Take patterns away."""
        for row in sorted(rows, reverse=True):
            self.beginRemoveRows(NO_INDEX, row, row)
            del self._listed[row]
            self.endRemoveRows()
        self.edited.emit()

    def restore(self) -> None:
        """Take the usual list again."""
        self.beginResetModel()
        self._listed = list(USUAL_LIST)
        self.endResetModel()
        self.edited.emit()

    def is_on(self, row: int) -> bool:
        """Whether a pattern is looked for."""
        return self._listed[row].is_on

    def turn(self, rows: Collection[int], *, is_on: bool) -> None:
        """Look for patterns, or do not."""
        for row in rows:
            self._listed[row] = replace(self._listed[row], is_on=is_on)
            self.dataChanged.emit(self.index(row, 0), self.index(row, Column.PATTERN))
        self.edited.emit()

    # What Qt asks

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._listed)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Vertical or role != _ROLE.DisplayRole:
            return None
        return (self.tr("Looks like"), self.tr("Pattern"))[section]

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return usual | Qt.ItemFlag.ItemIsUserCheckable if index.column() == Column.ABOUT else usual

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        text = localized(self._listed[row].pattern.what) if column == Column.ABOUT else self.pattern(row)
        if role == _ROLE.DisplayRole:
            return text
        if role == _ROLE.CheckStateRole and column == Column.ABOUT:
            return Qt.CheckState.Checked if self.is_on(row) else Qt.CheckState.Unchecked
        fault = self.fault(row)
        if role == _ROLE.ToolTipRole:
            return plain(text if fault is None else f"{text}\n{fault}")
        if column == Column.PATTERN and fault is not None:
            if role == _ROLE.DecorationRole:
                return icon("error", Tint.ERROR)
            if role == _ROLE.AccessibleTextRole:
                return self.tr("Error: {pattern}: {fault}").format(pattern=text, fault=fault)
        return None

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        if role != _ROLE.CheckStateRole or index.column() != Column.ABOUT:
            return False
        self.turn([index.row()], is_on=Qt.CheckState(value) is Qt.CheckState.Checked)
        return True


def _writable(text: str) -> str:
    """A text that can be kept: halves of characters, which a clipboard may hold, become question marks."""
    return text.encode("utf-8", "replace").decode()
