"""Lines of a file on screen: numbered, in a fixed width, left to right; changed ones are tinted and bear a sign."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from sitemap_studio.gui.repairs.excerpt_lines import Column, ExcerptLines
from sitemap_studio.gui.theme import Tint, fixed_font, tint_color, tint_ground
from sitemap_studio.gui.widgets.list_view import Index

_MARGIN: Final = 6
_LINE_PADDING: Final = 2
_STRONG_SHARE: Final = 0.35
"""How much of the tint is in the ground of the characters that differ."""

_LEAST_LINES: Final = 3


class ExcerptView(QTableView):
    """Shows `ExcerptLines`; takes the keyboard only for scrolling."""

    def __init__(self, lines: ExcerptLines, tint: Tint, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._excerpt = lines
        self.setFont(fixed_font())
        self.setModel(lines)
        self.setItemDelegate(_LineDelegate(lines, tint, self))
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.horizontalHeader().hide()
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(1)
        rows.setDefaultSectionSize(self.fontMetrics().height() + _LINE_PADDING)
        lines.modelReset.connect(self._fit)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.verticalHeader().defaultSectionSize() * _LEAST_LINES)

    def bring_into_sight(self, row: int) -> None:
        """Scroll to a line, and to where it differs."""
        self.scrollTo(self._excerpt.index(row, Column.SIGN), QTableView.ScrollHint.PositionAtCenter)
        line = self._excerpt.line_at(row)
        place = self.columnViewportPosition(Column.TEXT) + self.horizontalOffset()
        place += QFontMetrics(self.font()).horizontalAdvance(line.text[: line.end])
        is_seen = place < self.viewport().width()
        self.horizontalScrollBar().setValue(0 if is_seen else place - self.viewport().width() // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics = QFontMetrics(self.font())
        shown = [self._excerpt.line_at(row) for row in range(self._excerpt.rowCount())]
        texts = [str(self._excerpt.index(row, Column.NUMBER).data()) for row in range(len(shown))]
        self._set_width(Column.NUMBER, max(map(metrics.horizontalAdvance, texts), default=0))
        self._set_width(Column.SIGN, metrics.horizontalAdvance("+"))
        self._set_width(Column.TEXT, max((metrics.horizontalAdvance(line.text) for line in shown), default=0))
        # The tint of a line goes as far as the view.
        rest = self.viewport().width() - self.columnViewportPosition(Column.TEXT) - self.horizontalOffset()
        self.setColumnWidth(Column.TEXT, max(rest, self.columnWidth(Column.TEXT)))

    def _set_width(self, column: Column, pixels: int) -> None:
        self.setColumnWidth(column, pixels + 2 * _MARGIN)


class _LineDelegate(QStyledItemDelegate):
    def __init__(self, lines: ExcerptLines, tint: Tint, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines, self._tint = lines, tint

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line, palette, rect = self._lines.line_at(index.row()), option.palette, option.rect
        inner = rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
        if line.is_changed:
            painter.fillRect(rect, tint_ground(self._tint, palette))
        if line.is_changed and index.column() == Column.TEXT:
            metrics = option.fontMetrics
            left = inner.left() + metrics.horizontalAdvance(line.text[: line.start])
            width = max(2, metrics.horizontalAdvance(line.text[line.start : line.end]))
            painter.fillRect(left, rect.top(), width, rect.height(), tint_ground(self._tint, palette, _STRONG_SHARE))
        painter.setPen(self._ink(index.column(), palette))
        painter.setFont(option.font)
        side = Qt.AlignmentFlag.AlignRight if index.column() == Column.NUMBER else Qt.AlignmentFlag.AlignLeft
        painter.drawText(inner, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, str(index.data()))

    def _ink(self, column: int, palette: QPalette) -> QColor:
        if column == Column.NUMBER:
            return tint_color(Tint.QUIET, palette)
        return tint_color(self._tint, palette) if column == Column.SIGN else palette.color(QPalette.ColorRole.Text)
