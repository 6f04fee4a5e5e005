"""The files of an export plan as a list for a view."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from sitemap_studio.document.exporting.exporting import ExportPlan
from sitemap_studio.gui.i18n import format_number, size_text
from sitemap_studio.gui.widgets.model_index import NO_INDEX, Index


class Column(IntEnum):
    """The columns of the list."""

    NAME = 0
    URLS = 1
    SIZE = 2
    LOC = 3


_NUMBERS: Final = (Column.URLS, Column.SIZE)
_AT_THE_END: Final = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter


class PlanList(QAbstractTableModel):
    """One row for each sitemap that would be written, the index last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._plan: ExportPlan | None = None

    def show_plan(self, plan: ExportPlan | None) -> None:
        """Show a plan, or none."""
        self.beginResetModel()
        self._plan = plan
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() or self._plan is None else len(self._plan.names)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if (
            orientation is Qt.Orientation.Horizontal
            and role == Qt.ItemDataRole.TextAlignmentRole
            and section in _NUMBERS
        ):
            return _AT_THE_END
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return [self.tr("File"), self.tr("URLs"), self.tr("Size unpacked"), self.tr("Address in the index")][section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or self._plan is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in _NUMBERS:
            return _AT_THE_END
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        plan = self._plan
        if index.row() == len(plan.files):
            return [plan.index_name, "", "", self.tr("the index itself")][index.column()]
        file = plan.files[index.row()]
        loc = file.loc if plan.index_name else ""
        return [file.name, format_number(file.urls), size_text(file.bytes), loc][index.column()]
