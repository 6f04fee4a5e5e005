"""What was mended in the files of a set, as a list for a view: file, line, before, after, and what was done."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from sitemap_studio.document.document import Document
from sitemap_studio.formats.repair.patches import Repair
from sitemap_studio.formats.repair.repairs import WHY
from sitemap_studio.gui.i18n import format_number, localized
from sitemap_studio.gui.plans.plan_list import around_difference
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index
from sitemap_studio.gui.words.texts import as_tooltip

_ROLE: Final = Qt.ItemDataRole


class Column(IntEnum):
    """The columns of the list."""

    FILE = 0
    LINE = 1
    BEFORE = 2
    AFTER = 3
    MESSAGE = 4


class RepairList(QAbstractTableModel):
    """One row for each place that was mended, file by file."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document: Document | None = None
        self._repairs: list[tuple[int | None, Repair]] = []

    def show_document(self, document: Document) -> None:
        """Show what was mended in a document and is not saved yet."""
        self.beginResetModel()
        self._document, self._repairs = document, document.repairs
        self.endResetModel()

    def repair_at(self, row: int) -> tuple[int | None, Repair]:
        """The sitemap of a row, None for the index, and what was mended there."""
        return self._repairs[row]

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._repairs)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if role != _ROLE.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        titles = (self.tr("File"), self.tr("Line"), self.tr("Before"), self.tr("After"), self.tr("What was done"))
        return titles[section]

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == _ROLE.TextAlignmentRole and index.column() == Column.LINE:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        text = self._texts(index.row())[index.column()]
        if role != _ROLE.ToolTipRole:
            return self._in_sight(index, text)
        return as_tooltip(reasoned(self._repairs[index.row()][1]) if index.column() == Column.MESSAGE else text)

    def _texts(self, row: int) -> tuple[str, ...]:
        sitemap, repair = self._repairs[row]
        return self._name(sitemap), format_number(repair.line), repair.before, repair.after, localized(repair.message)

    def _in_sight(self, index: Index, text: str) -> str:
        """A text such that what differs between before and after is in sight."""
        repair = self._repairs[index.row()][1]
        if index.column() not in (Column.BEFORE, Column.AFTER) or not repair.before or not repair.after:
            return text
        return around_difference(repair.before, repair.after)[index.column() - Column.BEFORE]

    def _name(self, sitemap: int | None) -> str:
        document = self._document
        if document is None:
            return ""
        return document.name if sitemap is None else document.sitemaps[sitemap].name


def reasoned(repair: Repair) -> str:
    """What was done in one place, why that is what was meant, and by which rule."""
    return f"{localized(repair.message)} {localized(WHY.get(repair.rule, ''))} [{repair.rule}]"
