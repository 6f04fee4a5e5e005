"""The ring around what has the keyboard, for those who move about by keys; Fusion's own is hard to see.

It is shown where the keyboard came by a key, as a click shows by itself where it went. Parts that paint a ring
themselves are left alone: the table of entries has one around its current cell, a chart around its current bar.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from sitemap_studio.gui.overview.chart import ChartView
from sitemap_studio.gui.table.view import EntryView

RING_WIDTH: Final = 2
"""In pixels."""

HAVE_RINGS: Final = (EntryView, ChartView)
"""What paints one itself."""

_ROUND: Final = 3.0
_RINGED: Final = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
)


class FocusRing(QObject):
    """Moves one ring from widget to widget.

    Args:
        application: Whose keyboard is followed.
        parent: Its owner.
    """

    def __init__(self, application: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ring: _Ring | None = None
        application.focusChanged.connect(self._follow)

    @property
    def around(self) -> QWidget | None:
        """What the ring is around; None while there is none."""
        return self._ring.parentWidget() if self._ring is not None and isValid(self._ring) else None

    @Slot(QWidget, QWidget)
    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None
        if new is None or isinstance(new, HAVE_RINGS) or not isinstance(new, _RINGED):
            return
        if new.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            self._ring = _Ring(new)


class _Ring(QWidget):
    """Lies over a widget, as large as that, and lets everything through but its line."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(widget.rect())
        widget.installEventFilter(self)
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget) and watched is self.parentWidget():
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), RING_WIDTH))
        half = RING_WIDTH / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), _ROUND, _ROUND)
