"""A gauge: how much of a limit is used, as words and as a small bar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from sitemap_studio.gui.theme import Tint, tint_color
from sitemap_studio.gui.widgets.patient_bar import PatientBar

NEARLY_FULL: Final = 0.9
"""From this share on a gauge warns."""

_BAR_WIDTH = 72
_BAR_HEIGHT = 6
_GAP = 8


class Gauge(PatientBar):
    """Words, and a bar that fills; its colour never speaks alone, as the words hold the figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._share = 0.0
        self.setRange(0, 100)
        self.setTextVisible(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    @property
    def words(self) -> str:
        """Its words."""
        return self._words

    @property
    def tint(self) -> Tint:
        """What its colour says: red over the limit, amber near it."""
        if self._share > 1:
            return Tint.ERROR
        return Tint.WARNING if self._share >= NEARLY_FULL else Tint.GOOD

    def show_use(self, text: str, used: int, limit: int) -> None:
        """Show that `used` of `limit` is used.

        Args:
            text: The figures in words.
            used: How much is used.
            limit: How much may be used.
        """
        self._words, self._share = text, used / limit if limit else 0.0
        # For those who hear it; it paints itself.
        self.put(min(100, int(100 * self._share)))
        self.setAccessibleName(text)
        states = {
            Tint.ERROR: self.tr("Over the limit of the profile."),
            Tint.WARNING: self.tr("Close to the limit of the profile."),
            Tint.GOOD: self.tr("Within the limit of the profile."),
        }
        self.setToolTip(f"{text}. {states[self.tint]}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self._words)
        return QSize(words + _GAP + _BAR_WIDTH, max(_BAR_HEIGHT, self.fontMetrics().height()) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = tint_color(self.tint, self.palette())
        words = self.rect().adjusted(0, 0, -_BAR_WIDTH - _GAP, 0)
        bar = QRectF(self.width() - _BAR_WIDTH, (self.height() - _BAR_HEIGHT) / 2, _BAR_WIDTH, _BAR_HEIGHT)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            words, bar = words.translated(_BAR_WIDTH + _GAP, 0), bar.translated(_BAR_WIDTH - self.width(), 0)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText) if self._share < NEARLY_FULL else colour)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, self._words)
        outline = QPainterPath()
        outline.addRoundedRect(bar, _BAR_HEIGHT / 2, _BAR_HEIGHT / 2)
        painter.fillPath(outline, self.palette().color(QPalette.ColorRole.Mid))
        painter.setClipPath(outline)
        painter.fillRect(QRectF(bar.x(), bar.y(), bar.width() * min(1.0, self._share), bar.height()), colour)
