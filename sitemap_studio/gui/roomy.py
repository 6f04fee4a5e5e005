"""Lists with a little room around their lines."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from sitemap_studio.gui.theme import with_visible_frames

PADDING: Final = 6
"""Pixels by which a line is higher than its text."""

_ISOLATE: Final = "\u2066"
"""From here on from left to right, whatever is around it …"""

_END: Final = "\u2069"
"""… until here."""


class RoomyDelegate(QStyledItemDelegate):
    """Paints as usual, in higher lines; addresses and file names run from left to right in every language."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if option.features & QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator:
            option.palette = with_visible_frames(option.palette)
        if option.direction is Qt.LayoutDirection.RightToLeft and option.text.isascii():
            option.text = f"{_ISOLATE}{option.text}{_END}"

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), size.height() + PADDING)
