"""A small table of what would come of a choice: files, with numbers beside them. It is looked at, not edited."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import padded
from sitemap_studio.gui.widgets.roomy_delegate import RoomyDelegate

_ROW_PADDING: Final = 8
_GAP: Final = 12


class OutcomeTable(QTableWidget):
    """Lines of texts, the first of which takes the room that is left.

    Args:
        heads: The words above the columns.
        numbers: The columns that hold numbers, which stand at the end.
        parent: Its owner.
    """

    def __init__(self, heads: Sequence[str], numbers: Collection[int], parent: QWidget | None = None) -> None:
        super().__init__(0, len(heads), parent)
        self._numbers = numbers
        self.setHorizontalHeaderLabels(list(heads))
        self.setItemDelegate(RoomyDelegate(self))
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in numbers:
            item = self.horizontalHeaderItem(column)
            if item is not None:
                item.setTextAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._fit_rows()

    def show_lines(self, lines: Sequence[Sequence[str]], drawings: Sequence[str] = ()) -> None:
        """Show other lines.

        Args:
            lines: The texts of each.
            drawings: The names of the icons in front of each; none where left out.
        """
        self.setRowCount(len(lines))
        for row, texts in enumerate(lines):
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                if column == 0 and drawings:
                    item.setIcon(icon(drawings[row]))
                if column in self._numbers:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)
        for column in self._numbers:
            self.horizontalHeader().resizeSection(column, self._wanted(column))

    def _wanted(self, column: int) -> int:
        """A width in which every number is seen whole, and so is what stands above them."""
        header = self.horizontalHeader()
        return max(header.defaultSectionSize(), header.sectionSizeHint(column), self.sizeHintForColumn(column) + _GAP)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_rows()

    def _fit_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + padded(_ROW_PADDING))
