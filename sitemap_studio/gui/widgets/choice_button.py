"""A button with a drawing, bold words and a line below them, in letters of any size; Qt's own has 9 points always."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QStyleOptionButton, QWidget

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, icon_size, tint_color

_SIDE: Final = 22
_MARGIN: Final = 8
_GAP: Final = 10
_LINES: Final = 2


class ChoiceButton(QPushButton):
    """One of a few things to begin with.

    Args:
        drawing: The name of its icon.
        words: What it does.
        description: More about it.
        parent: Its owner.
    """

    def __init__(self, drawing: str, words: str, description: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._description = description
        self.setIcon(icon(drawing))
        # Else only Space would press it.
        self.setAutoDefault(True)
        self.setAccessibleName(words)
        self.setAccessibleDescription(description)

    @property
    def description(self) -> str:
        """The line below the words."""
        return self._description

    @property
    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def sizeHint(self) -> QSize:
        words = QFontMetrics(self._bold).horizontalAdvance(self.text())
        lines = max(words, self.fontMetrics().horizontalAdvance(self._description))
        width = 2 * _MARGIN + icon_size(_SIDE).width() + _GAP + lines
        return QSize(width, _LINES * self.fontMetrics().height() + 2 * _MARGIN)

    def minimumSizeHint(self) -> QSize:
        words = QFontMetrics(self._bold).horizontalAdvance(self.text())
        return QSize(2 * _MARGIN + icon_size(_SIDE).width() + _GAP + words, self.sizeHint().height())

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        # The style paints the button alone.
        option.text = ""
        option.icon = QIcon()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        side = icon_size(_SIDE).width()
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left = self.width() - _MARGIN - side if is_mirrored else _MARGIN
        self.icon().paint(painter, QRect(left, (self.height() - side) // 2, side, side))
        beside = _MARGIN + side + _GAP
        room = self.width() - beside - _MARGIN
        begin = _MARGIN if is_mirrored else beside
        line = self.fontMetrics().height()
        flags = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        palette = self.palette()
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        painter.setFont(self._bold)
        painter.setLayoutDirection(self.layoutDirection())
        painter.drawText(QRect(begin, _MARGIN, room, line), flags, self.text())
        painter.setFont(self.font())
        painter.setPen(tint_color(Tint.QUIET, palette))
        shown = self.fontMetrics().elidedText(self._description, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(begin, _MARGIN + line, room, line), flags, shown)
