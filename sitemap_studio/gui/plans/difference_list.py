"""What differs between two sets as a list for a view: what it is, before, after, and in which entry."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from sitemap_studio.document.comparing import ADDED, EXTENSIONS, REMOVED, RENAMED, SITEMAP, ComparedSet, Difference
from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.plans.difference import around_difference
from sitemap_studio.gui.widgets.model_index import NO_INDEX, Index
from sitemap_studio.gui.words.texts import cell_text, plain

_ROLE = Qt.ItemDataRole
_MOST_CHARACTERS: Final = 4_000
"""More of a value is not looked through for what differs."""


class Column(IntEnum):
    """The columns of the list."""

    WHAT = 0
    BEFORE = 1
    AFTER = 2
    ENTRY = 3


@dataclass(frozen=True, eq=False)
class Compared:
    """Two sets and what differs.

    Attributes:
        before: The one on disk.
        after: The one that is open.
        difference: What differs, as if the second had become of the first.
    """

    before: ComparedSet
    after: ComparedSet
    difference: Difference


class DifferenceList(QAbstractTableModel):
    """One line for each entry that only one of the sets has, and for each value that differs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._compared: Compared | None = None
        self._count = 0

    def show_compared(self, compared: Compared | None) -> None:
        """Show what differs, or nothing."""
        self.beginResetModel()
        self._compared = compared
        self._count = compared.difference.lines.height if compared is not None else 0
        self.endResetModel()

    # What Qt asks

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if role != _ROLE.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return (self.tr("Difference"), self.tr("On disk"), self.tr("Open here"), self.tr("Entry"))[section]

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        compared = self._compared
        if not index.isValid() or compared is None or role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        kind, what, *values, position, after_position = compared.difference.lines.row(index.row())
        column = index.column()
        if column == Column.WHAT:
            return self._what(kind, what)
        if column == Column.ENTRY:
            here = after_position is not None
            loc = _loc(compared.after, after_position) if here else _loc(compared.before, position)
            number = format_number((after_position if here else position) + 1)
            return plain(self.tr("{number} · {loc}").format(number=number, loc=cell_text(loc)))
        before, after = values
        if role == _ROLE.ToolTipRole:
            return plain(cell_text(values[column - Column.BEFORE]))
        if kind in (ADDED, REMOVED):
            return cell_text(values[column - Column.BEFORE])
        shown = around_difference((before or "")[:_MOST_CHARACTERS], (after or "")[:_MOST_CHARACTERS])
        is_absent = values[column - Column.BEFORE] is None
        return self.tr("(none)") if is_absent else shown[column - Column.BEFORE]

    def _what(self, kind: str, what: str) -> str:
        if kind == ADDED:
            return self.tr("Only here")
        if kind == REMOVED:
            return self.tr("Only on disk")
        if kind == RENAMED and what == "loc":
            return self.tr("renamed")
        return {EXTENSIONS: self.tr("extensions"), SITEMAP: self.tr("sitemap")}.get(what, what)


def _loc(side: ComparedSet, position: int) -> str | None:
    return side.table.value(int(side.table.order[position]), "loc")
