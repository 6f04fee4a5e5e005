"""Lines of a file as a list for a view: number, sign, text, and which characters differ. It compares nothing itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index

_ROLE: Final = Qt.ItemDataRole


class Column(IntEnum):
    """The columns of the list."""

    NUMBER = 0
    SIGN = 1
    TEXT = 2


@dataclass(frozen=True)
class ExcerptLine:
    """One line.

    Attributes:
        number: Its number in the file, from 1.
        text: What it says, without its end.
        is_changed: Whether it differs from what it is compared with.
        start: The first character that differs.
        end: Behind the last one; `start` where something is missing there.
    """

    number: int
    text: str
    is_changed: bool = False
    start: int = 0
    end: int = 0


class ExcerptLines(QAbstractTableModel):
    """A few lines that follow each other; those that are changed bear a sign."""

    def __init__(self, sign: str, parent: QObject | None = None) -> None:
        """Make it.

        Args:
            sign: What stands before lines that are changed.
            parent: Its owner.
        """
        super().__init__(parent)
        self._sign = sign
        self._lines: tuple[ExcerptLine, ...] = ()

    def show_lines(self, lines: Sequence[ExcerptLine]) -> None:
        """Show these lines."""
        self.beginResetModel()
        self._lines = tuple(lines)
        self.endResetModel()

    def line_at(self, row: int) -> ExcerptLine:
        """The line of a row."""
        return self._lines[row]

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == _ROLE.TextAlignmentRole and index.column() == Column.NUMBER:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == _ROLE.AccessibleTextRole:
            changed = self.tr("Line {number}, changed: {text}") if line.is_changed else self.tr("Line {number}: {text}")
            return changed.format(number=format_number(line.number), text=line.text)
        if role != _ROLE.DisplayRole:
            return None
        sign = self._sign if line.is_changed else ""
        return (format_number(line.number), sign, line.text)[index.column()]
