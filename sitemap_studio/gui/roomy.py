"""Lists with a little room around their lines."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

PADDING: Final = 6
"""Pixels by which a line is higher than its text."""


class RoomyDelegate(QStyledItemDelegate):
    """Paints as usual, in higher lines."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), size.height() + PADDING)
