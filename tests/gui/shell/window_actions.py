"""Actions of a user on a main window: open and save files, activate the program, press buttons of messages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.core.file_lock import lock_path_of
from sitemap_studio.gui.jobs.background_jobs import Job
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.windows import Windows
from tests.gui.conftest import confirm_save

T = TypeVar("T", bound=QWidget)


def press(window: MainWindow, label: str, qtbot: QtBot) -> None:
    """Click the button with this label in the message bar."""
    button = next(button for button in window.messages.offers if button.text() == label)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def come_back(window: MainWindow, qtbot: QtBot) -> None:
    """Activate the program, and wait until it has checked its files for external changes."""
    program = QGuiApplication.instance()
    assert isinstance(program, QGuiApplication)
    program.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    qtbot.waitUntil(lambda: not window.jobs.running)


def load(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    """Open a file, and wait until it is checked."""
    with qtbot.waitSignal(window.checking.settled):
        window.files.open(path)


def first_window(windows: Windows, path: Path, qtbot: QtBot, *, size: tuple[int, int] | None = None) -> MainWindow:
    """Show a window, by default of its standard size in pixels, open a set, and return the window when it is open."""
    window = windows.show_new()
    if size is not None:
        window.resize(*size)
    windows.open_each([path])
    qtbot.waitUntil(lambda: window.files.is_open)
    return window


def fail_to_open(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.files.open_failed):
        window.files.open(path)


def save(window: MainWindow, qtbot: QtBot, path: Path | None = None) -> None:
    """Save in place, or under another name, confirm a summary, and wait until the set is saved."""
    with qtbot.waitSignal(window.files.saved):
        window.files.save() if path is None else window.files.save_under(str(path))
        confirm_save(window)


@contextmanager
def end_of_export(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """Wait for the end of an export that begins within a with statement."""
    titles: list[str] = []

    def note(job: Job) -> None:
        titles.append(job.title)

    window.jobs.ended.connect(note)
    yield
    qtbot.waitUntil(lambda: any(title.startswith("Exporting") for title in titles))
    window.jobs.ended.disconnect(note)


def visible_columns(window: MainWindow) -> list[str]:
    """Return the names of the visible columns of the table."""
    view = window.page.view
    return [name for number, name in enumerate(view.entries.columns) if not view.isColumnHidden(number)]


def has_lock(window: MainWindow) -> bool:
    """Return whether a window holds the lock of its set."""
    document = window.session.document
    return document.path is not None and document.lock is None and lock_path_of(document.path).is_file()


def only_visible(window: MainWindow, kind: type[T]) -> T:
    """Return the only visible dialog of a class."""
    (found,) = [each for each in window.findChildren(kind) if each.isVisible()]
    return found
