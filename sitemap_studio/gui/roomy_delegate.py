"""Paints the lines of lists with a little room around them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from sitemap_studio.gui.model_index import Index
from sitemap_studio.gui.row_height import PADDING, padded
from sitemap_studio.gui.sizes import icon_size
from sitemap_studio.gui.text_direction import left_to_right
from sitemap_studio.gui.theme import with_visible_frames


class RoomyDelegate(QStyledItemDelegate):
    """Paints as usual, in higher lines; addresses and file names run from left to right in every language."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.decorationSize = icon_size(option.decorationSize.width())
        if option.features & QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator:
            option.palette = with_visible_frames(option.palette)
        if option.direction is Qt.LayoutDirection.RightToLeft:
            option.text = left_to_right(option.text)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), size.height() + padded(PADDING))
