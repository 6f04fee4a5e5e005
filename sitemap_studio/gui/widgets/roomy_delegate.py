"""Paints the lines of lists with a little room around them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from sitemap_studio.gui.i18n import left_to_right
from sitemap_studio.gui.theme import PADDING, Tint, icon_size, padded, tint_color, with_visible_frames
from sitemap_studio.gui.widgets.model_index import Index

_GAP: Final = "\u2002"
"""Behind numbers that stand at the end of their column, as what begins right behind it is hard to tell from them."""

_BAR: Final = 3
"""Width of the mark in front of a selected line, in pixels; there is no room for more before drawings."""


class RoomyDelegate(QStyledItemDelegate):
    """Paints as usual, in higher lines; addresses and file names run from left to right in every language."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.decorationSize = icon_size(option.decorationSize.width())
        if option.features & QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator:
            option.palette = with_visible_frames(option.palette)
        if option.direction is Qt.LayoutDirection.RightToLeft:
            option.text = left_to_right(option.text)
        if option.displayAlignment & Qt.AlignmentFlag.AlignTrailing and option.text:
            option.text += _GAP

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if option.state & QStyle.StateFlag.State_Selected:
            _paint_bar(painter, option, is_first=index.column() == 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), size.height() + padded(PADDING))


def _paint_bar(painter: QPainter, option: QStyleOptionViewItem, *, is_first: bool) -> None:
    """Mark a selected line by a bar in front of it; in a quiet colour where the list does not have the keyboard.

    Cells of other columns do so where the first one is hidden or out of sight.
    """
    view, rect, palette = option.widget, option.rect, option.palette
    if not isinstance(view, QAbstractItemView):
        return
    is_mirrored, width = option.direction is Qt.LayoutDirection.RightToLeft, view.viewport().width()
    if is_first or (rect.right() >= width - 1 if is_mirrored else rect.left() <= 0):
        colour = palette.color(QPalette.ColorRole.Accent) if view.hasFocus() else tint_color(Tint.QUIET, palette)
        painter.fillRect(width - _BAR if is_mirrored else 0, rect.top(), _BAR, rect.height(), colour)
