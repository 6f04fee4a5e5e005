"""Lists with a little room around their lines."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QStyledItemDelegate, QStyleOptionViewItem

from sitemap_studio.gui.model_index import Index
from sitemap_studio.gui.sizes import icon_size
from sitemap_studio.gui.theme import with_visible_frames

PADDING: Final = 6
"""Pixels by which a line is higher than its text."""

_ISOLATE: Final = "\u2066"
"""From here on from left to right, whatever is around it …"""

_END: Final = "\u2069"
"""… until here."""

_FROM_THE_RIGHT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
"""Letters of Hebrew, Arabic and their kin."""

_ROWS: Final = "rows"
"""Property of the application: how high rows are wished."""

_EXTRA: Final = {"low": -4, "usual": 0, "high": 8}


def set_rows(height: str) -> None:
    """Make rows “low”, “usual” or “high”, from when widgets are next told of another style."""
    application = QApplication.instance()
    if application is not None:
        application.setProperty(_ROWS, height)


def padded(usual: int) -> int:
    """By how many pixels a row is higher than its text, as it is wished, where usually it is by so many."""
    application = QApplication.instance()
    wished = None if application is None else application.property(_ROWS)
    return max(2, usual + _EXTRA.get(str(wished), 0))


def left_to_right(text: str) -> str:
    """A text that runs from left to right whatever is around it, unless there are letters in it that do not."""
    return text if not text or _FROM_THE_RIGHT.search(text) else f"{_ISOLATE}{text}{_END}"


def plain_direction(text: str) -> str:
    """A text as it was before it was made to run from left to right."""
    return text.strip(_ISOLATE + _END)


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
