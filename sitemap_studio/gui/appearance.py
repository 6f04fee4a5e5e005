"""The appearance of all windows as it is chosen: theme, size of letters, height of rows, and a ring around the focus."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Slot
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette, QPen
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

from sitemap_studio.core.preferences import FONT_POINTS, ROWS, THEME, Preference, Preferences
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.gui.theme import Theme, apply_theme, set_rows

_RING_WIDTH: Final = 2
_RINGED: Final = (
    *(QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox),
    *(QLineEdit, QPlainTextEdit, QTabBar, QTextEdit),
)


class FocusRing(QObject):
    """Moves one ring from widget to widget with the focus."""

    def __init__(self, application: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ring: _Ring | None = None
        application.focusChanged.connect(self._follow)

    @property
    def around(self) -> QWidget | None:
        """The widget with the ring; None while there is none."""
        return self._ring.parentWidget() if self._ring is not None and isValid(self._ring) else None

    @Slot(QWidget, QWidget)
    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None
        if new is None or isinstance(new, EntryView) or not isinstance(new, _RINGED):
            return
        if new.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            self._ring = _Ring(new)


class _Ring(QWidget):
    """A ring over a widget, which gets all events."""

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
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), _RING_WIDTH))
        half = _RING_WIDTH / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 3, 3)


class Appearance(QObject):
    """Applies theme, font and row height, now and whenever a preference or the system's theme changes."""

    def __init__(self, application: QApplication, preferences: Preferences) -> None:
        super().__init__(application)
        self._application, self._preferences = application, preferences
        self._usual_font = application.font()
        self._shown: tuple[object, ...] = ()
        preferences.listen(self._follow)
        self.destroyed.connect(partial(preferences.stop_listening, self._follow))
        application.styleHints().colorSchemeChanged.connect(self.apply)
        FocusRing(application, self)
        self.apply()

    def _follow(self, chosen: Collection[Preference[Any]]) -> None:
        if not {THEME, FONT_POINTS, ROWS}.isdisjoint(chosen):
            self.apply()

    @Slot()
    def apply(self) -> None:
        theme, points, rows = self._preferences[THEME], self._preferences[FONT_POINTS], self._preferences[ROWS]
        is_dark = self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        look = (theme, theme == Theme.SYSTEM.value and is_dark, points, rows)
        if look == self._shown:
            return
        self._shown = look
        font = QFont(self._usual_font)
        if points:
            font.setPointSize(points)
        if font != self._application.font():
            self._application.setFont(font)
        set_rows(rows)
        # Last: it lets every widget measure itself anew.
        apply_theme(self._application, Theme(theme))
