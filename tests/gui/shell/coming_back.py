"""A user who comes back to the program and answers what it says of files that changed meanwhile."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow


def press(window: MainWindow, label: str, qtbot: QtBot) -> None:
    """Press a button of the bar of messages."""
    button = next(button for button in window.messages.offers if button.text() == label)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def come_back(window: MainWindow, qtbot: QtBot) -> None:
    """Give the program the user's attention again, and wait until it has looked at the files."""
    program = QGuiApplication.instance()
    assert isinstance(program, QGuiApplication)
    program.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    qtbot.waitUntil(lambda: not window.jobs.running, timeout=10_000)
