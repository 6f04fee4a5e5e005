"""A table to look at, not to edit: whole rows, no grid, alternating grounds. What it lists is its model's business."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QAbstractTableModel, QEvent, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from sitemap_studio.gui.theme import Tint, padded, scaled, tint_color
from sitemap_studio.gui.widgets.roomy_delegate import RoomyDelegate

_ROW_PADDING = 8
_MARGIN = 16
_SHARE = 60
"""So much of the width, in percent, columns of a width of their own may take from the others."""

_MOST_PIXELS = 2**31 - 1
"""Of the height of a table; Qt hangs beyond it."""


class ListView(QTableView):
    """Shows a model of few columns.

    Args:
        model: What to show.
        pixels: Width of each column but the last, which takes what is left.
        parent: Its owner.
    """

    def __init__(self, model: QAbstractTableModel, pixels: Mapping[int, int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._listed = model
        self.setModel(model)
        self.setItemDelegate(RoomyDelegate(self))
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setTabKeyNavigation(False)
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fit_rows()
        columns.setStretchLastSection(True)
        columns.setHighlightSections(False)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        for column, width in pixels.items():
            columns.resizeSection(column, scaled(width))
        self._pixels = dict(pixels)
        self._is_fitted = False
        self._nothing = ""

    def say_when_empty(self, sentence: str) -> None:
        """Say in the middle what will be listed, or why nothing is, as long as nothing is."""
        self._nothing = sentence
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._nothing or self._listed.rowCount():
            return
        painter = QPainter(self.viewport())
        painter.setPen(tint_color(Tint.QUIET, self.palette()))
        room = self.viewport().rect().adjusted(_MARGIN, 0, -_MARGIN, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._nothing)
        painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_fitted:
            self._is_fitted = True
            self._fit_columns()

    def _fit_columns(self) -> None:
        """Where large letters find little room, leave some of it to the columns that take the rest."""
        wanted = sum(scaled(width) for width in self._pixels.values())
        room = self.viewport().width() * _SHARE // 100
        if wanted > max(room, sum(self._pixels.values())):
            for column, width in self._pixels.items():
                self.horizontalHeader().resizeSection(column, max(width, scaled(width) * room // wanted))
        for column in self._pixels:
            if not self.isColumnHidden(column):
                head = self.horizontalHeader().sectionSizeHint(column)
                self.setColumnWidth(column, max(head, self.columnWidth(column)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_rows()

    def _fit_rows(self) -> None:
        wanted = self.fontMetrics().height() + padded(_ROW_PADDING)
        self.verticalHeader().setDefaultSectionSize(
            max(1, min(wanted, _MOST_PIXELS // max(1, self._listed.rowCount())))
        )
