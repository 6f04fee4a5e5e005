"""The table of clusters and languages on screen: languages as drawings on a ground, a ring around the current cell."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPalette, QPen
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionViewItem, QTableView, QWidget

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.languages.table import CLUSTER, FIRST_LANGUAGE, PAGES, LanguageTable
from sitemap_studio.gui.languages.words import Look
from sitemap_studio.gui.theme import icon_size, padded, scaled, tint_ground
from sitemap_studio.gui.widgets.list_view import Index, PaddedDelegate

_ROW_PADDING: Final = 8
_CLUSTER_PIXELS, _PAGES_PIXELS, _LANGUAGE_PIXELS = 430, 72, 84
_MARGIN: Final = 4
_RING: Final = 2
_MOST_PIXELS: Final = (1 << 31) - 1
_STATE = QStyle.StateFlag
_ROLES = QPalette.ColorRole
_SELECT_ALL = QKeySequence.StandardKey.SelectAll


class LanguageDelegate(PaddedDelegate):
    """Paints cells of languages as drawings, and all others as usual."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        look = model.look(index.row(), index.column()) if isinstance(model, LanguageTable) else None
        is_selected = bool(option.state & _STATE.State_Selected)
        if is_selected:
            is_active = option.state & _STATE.State_Active
            group = QPalette.ColorGroup.Active if is_active else QPalette.ColorGroup.Inactive
            painter.fillRect(option.rect, option.palette.color(group, _ROLES.Highlight))
        elif look is not None and look.has_ground:
            painter.fillRect(option.rect, tint_ground(look.tint, option.palette))
        if look is None:
            inner = QStyleOptionViewItem(option)
            inner.rect = option.rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
            super().paint(painter, inner, index)
        else:
            self._paint_drawing(painter, option, look)
        painter.setPen(option.palette.color(_ROLES.Midlight))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        painter.drawLine(option.rect.topRight(), option.rect.bottomRight())
        if option.state & _STATE.State_HasFocus:
            self._paint_ring(painter, option)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.state &= ~_STATE.State_HasFocus

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        # Rows and columns have sizes of their own; there may be a million.
        return QSize()

    def _paint_drawing(self, painter: QPainter, option: QStyleOptionViewItem, look: Look) -> None:
        middle = QRect(QPoint(0, 0), icon_size())
        middle.moveCenter(option.rect.center())
        icon(look.drawing, look.tint).paint(painter, middle)

    def _paint_ring(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        painter.save()
        pen = QPen(option.palette.color(_ROLES.Accent), _RING)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(option.rect.adjusted(1, 1, -2, -2))
        painter.restore()


class LanguageView(QTableView):
    """Shows a `LanguageTable`; whole rows are selected, and the arrow keys go from language to language.

    Signals:
        went_to: The user wants to see the entry of this cell.
        fault_asked: The next fault is wanted (1), or the one before (-1).
    """

    went_to = Signal(QModelIndex)
    fault_asked = Signal(int)

    def __init__(self, table: LanguageTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.setModel(table)
        self.setItemDelegate(LanguageDelegate(self))
        self.setAccessibleName(self.tr("Clusters of alternates by language"))
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setTabKeyNavigation(False)
        self._set_up_headers()
        self.activated.connect(self.went_to)
        table.modelReset.connect(self._fit)

    def _set_up_headers(self) -> None:
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(1)
        columns.setAccessibleName(self.tr("Languages"))
        columns.setHighlightSections(False)
        columns.setSectionsClickable(False)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        columns.setMinimumSectionSize(36)
        columns.setDefaultSectionSize(scaled(_LANGUAGE_PIXELS))
        # With the table's own, painting it asks every selected cell whether it can be.
        columns.setSelectionModel(QItemSelectionModel(self._table, columns))

    @Slot()
    def _fit(self) -> None:
        count = max(1, self._table.rowCount())
        self.verticalHeader().setDefaultSectionSize(
            min(self.fontMetrics().height() + padded(_ROW_PADDING), _MOST_PIXELS // count)
        )
        columns = self.horizontalHeader()
        if columns.count() >= FIRST_LANGUAGE and columns.sectionSize(CLUSTER) == scaled(_LANGUAGE_PIXELS):
            columns.resizeSection(CLUSTER, scaled(_CLUSTER_PIXELS))
            columns.resizeSection(PAGES, max(scaled(_PAGES_PIXELS), columns.sectionSizeHint(PAGES)))

    def selected_rows(self) -> NDArray[np.intp]:
        """The rows that are selected, ascending; the current one where none is."""
        selection = self.selectionModel().selection()
        chosen = (selection.at(number) for number in range(selection.count()))
        ranges = [np.arange(each.top(), each.bottom() + 1) for each in chosen]
        if ranges:
            return np.sort(np.concatenate(ranges))
        return np.array([self.currentIndex().row()] if self.currentIndex().isValid() else [], np.intp)

    def go_to(self, row: int, column: int) -> None:
        """Make a cell the current one, and bring it into sight."""
        index = self._table.index(row, column)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def event(self, event: QEvent) -> bool:
        # Before the window's own shortcuts select entries of the table, or go through its problems.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_own(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F8:
            self.fault_asked.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)


def _is_own(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_F8 or event.matches(_SELECT_ALL)
