"""Appearance of all windows: theme, font size, row height, and a ring around the focused widget."""

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
from sitemap_studio.gui.theme import Theme, apply_theme, set_row_height

_RING_WIDTH: Final = 2
_RINGED_TYPES: Final = (
    *(QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox),
    *(QLineEdit, QPlainTextEdit, QTabBar, QTextEdit),
)


class FocusRing(QObject):
    """Ring around the control with the keyboard focus (except the table), if the focus was moved by the keyboard."""

    def __init__(self, application: QApplication, parent: QObject | None = None) -> None:
        """Listen to changes of the keyboard focus in an application."""
        super().__init__(parent)
        self._ring: _Ring | None = None
        application.focusChanged.connect(self._on_focus_changed)

    @property
    def ringed_widget(self) -> QWidget | None:
        """Widget inside the ring, or None."""
        return self._ring.parentWidget() if self._ring is not None and isValid(self._ring) else None

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        """Remove the ring, and show it on a control (except the table) that was focused by the keyboard."""
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None
        if new is None or isinstance(new, EntryView) or not isinstance(new, _RINGED_TYPES):
            return
        if new.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            self._ring = _Ring(new)


class _Ring(QWidget):
    """Widget that paints a ring over its parent and ignores the mouse."""

    def __init__(self, widget: QWidget) -> None:
        """Show the ring over a widget, and resize it with the widget."""
        super().__init__(widget)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(widget.rect())
        widget.installEventFilter(self)
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Resize the ring with its widget; let all events pass."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget) and watched is self.parentWidget():
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring in the accent colour."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), _RING_WIDTH))
        half = _RING_WIDTH / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 3, 3)


class Appearance(QObject):
    """Applies theme, font size and row height, at once and after each change of preferences or the system's theme."""

    def __init__(self, application: QApplication, preferences: Preferences) -> None:
        """Apply the appearance, and listen to changes of preferences and of the system's theme."""
        super().__init__(application)
        self._application, self._preferences = application, preferences
        self._default_font = application.font()
        self._applied: tuple[object, ...] = ()
        preferences.listen(self._on_preferences_changed)
        self.destroyed.connect(partial(preferences.stop_listening, self._on_preferences_changed))
        application.styleHints().colorSchemeChanged.connect(self.apply)
        FocusRing(application, self)
        self.apply()

    def _on_preferences_changed(self, changed: Collection[Preference[Any]]) -> None:
        """Apply the appearance if one of its preferences has changed."""
        if not {THEME, FONT_POINTS, ROWS}.isdisjoint(changed):
            self.apply()

    @Slot()
    def apply(self) -> None:
        """Apply theme, font size and row height to the application, unless they are applied already."""
        theme, points, rows = self._preferences[THEME], self._preferences[FONT_POINTS], self._preferences[ROWS]
        is_dark = self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        appearance = (theme, theme == Theme.SYSTEM.value and is_dark, points, rows)
        if appearance == self._applied:
            return
        self._applied = appearance
        font = QFont(self._default_font)
        if points:
            font.setPointSize(points)
        if font != self._application.font():
            self._application.setFont(font)
        set_row_height(rows)
        # Last, because it makes every widget recompute its size.
        apply_theme(self._application, Theme(theme))
