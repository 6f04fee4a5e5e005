"""Where a window stands, and how its panels share it: remembered, and put right where a screen went away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from sitemap_studio.gui.docking.docks import Docks
from sitemap_studio.gui.look.sizes import fitting
from sitemap_studio.gui.preferences.settings import Settings

START_SIZE: Final = QSize(1280, 800)
"""A window's size until the user chooses another."""

STATE_VERSION: Final = 1
"""Raised when what was remembered of the panels fits no more."""

_GRIP: Final = QSize(120, 24)
"""So much of the top of a window must be on a screen for the user to move it."""

_STEP: Final = QPoint(32, 32)
"""How far a further window stands from the one in front."""


class WindowPlace:
    """The place of one window; each number has a memory of its own."""

    def __init__(self, window: QMainWindow, docks: Docks, settings: Settings, number: int) -> None:
        self._window, self._docks, self._settings, self._number = window, docks, settings, number

    def restore(self) -> None:
        """Stand as remembered, or else beside the window in front, in the usual size."""
        window, in_front = self._window, QApplication.activeWindow()
        if not window.restoreGeometry(self._settings.window_geometry(self._number)):
            window.resize(fitting(START_SIZE, in_front or window))
            if isinstance(in_front, QMainWindow):
                frame = QRect(in_front.pos() + _STEP, window.size() + in_front.frameSize() - in_front.size())
                window.move(moved_inside(frame, in_front.screen().availableGeometry()).topLeft())
        bring_back(window)
        if window.restoreState(self._settings.window_state(self._number), STATE_VERSION):
            self._docks.choose(self._settings.panels(self._number))

    def remember(self) -> None:
        """Keep the place of now."""
        self._settings.remember_window(
            self._number, self._window.saveGeometry(), self._window.saveState(STATE_VERSION), self._docks.chosen()
        )


def bring_back(window: QWidget) -> None:
    """Put a window on a screen again that nobody could get hold of."""
    place = brought_back(window.frameGeometry(), [screen.availableGeometry() for screen in QGuiApplication.screens()])
    if place is not None:
        window.setGeometry(place)


def moved_inside(frame: QRect, screen: QRect) -> QRect:
    """A window's frame moved onto a screen; of one that is larger the top left corner is on it."""
    left = max(screen.left(), min(frame.left(), screen.right() - frame.width() + 1))
    top = max(screen.top(), min(frame.top(), screen.bottom() - frame.height() + 1))
    return QRect(QPoint(left, top), frame.size())


def brought_back(frame: QRect, screens: Sequence[QRect]) -> QRect | None:
    """Where a window is put that nobody could get hold of.

    Args:
        frame: Where it stands, with its frame.
        screens: What of each screen may be used, the first one first.

    Returns:
        The middle of the first screen; None if enough of the window's top is on a screen.
    """
    top = QRect(frame.topLeft(), QSize(frame.width(), _GRIP.height()))
    for screen in screens:
        seen = top & screen
        if seen.width() >= min(_GRIP.width(), frame.width()) and seen.height() >= _GRIP.height() // 2:
            return None
    if not screens:
        return None
    size = frame.size().boundedTo(screens[0].size())
    place = QRect(QPoint(), size)
    place.moveCenter(screens[0].center())
    return place
