"""A piece of what was typed, with the place marked where it makes no sense."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sitemap_studio.gui.theme import Tint, fixed_font, tint_color, tint_ground

_AROUND: Final = 24
"""So many characters are shown on either side of the place."""

_ROOM: Final = 3
_STROKE: Final = 2


class MarkedPlace(QWidget):
    """One line: some characters before the place, the one that is meant, some behind it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces = ("", "", "")
        self.setFont(fixed_font())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def pieces(self) -> tuple[str, str, str]:
        """What is shown before the place, at it, and behind it."""
        return self._pieces

    def mark(self, typed: str, place: int | None) -> None:
        """Show a place of what was typed; None hides.

        Args:
            typed: The words.
            place: At which of their characters, counted from 0; their length for their end.
        """
        self.setVisible(place is not None)
        if place is None:
            self._pieces = ("", "", "")
            return
        before, at, after = typed[:place], typed[place : place + 1], typed[place + 1 :]
        before = f"…{before[-_AROUND:]}" if len(before) > _AROUND else before
        after = f"{after[:_AROUND]}…" if len(after) > _AROUND else after
        self._pieces = tuple(_in_one_line(piece) for piece in (before, at or " ", after))  # type: ignore[assignment]
        self.setAccessibleName(self.tr("Character {number}: {text}").format(number=place + 1, text=at))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, round(QFontMetricsF(self.font()).height()) + 2 * _ROOM)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        metrics, palette = QFontMetricsF(self.font()), self.palette()
        left = 0.0
        for number, piece in enumerate(self._pieces):
            wide = metrics.horizontalAdvance(piece)
            place = QRectF(left, _ROOM, wide, metrics.height())
            if number == 1:
                painter.fillRect(place, tint_ground(Tint.ERROR, palette, 0.35))
                painter.setPen(QPen(tint_color(Tint.ERROR, palette), _STROKE))
                painter.drawLine(place.bottomLeft(), place.bottomRight())
            painter.setPen(palette.color(QPalette.ColorRole.Text))
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine, piece)
            left += wide


def _in_one_line(text: str) -> str:
    """Without what would break the line or turn its direction."""
    return "".join(character if character.isprintable() else "\u00b7" for character in text)
