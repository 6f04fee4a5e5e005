"""The screenshot mode: saves a picture of the window once what it shall show is there, and ends the program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import WriteError
from sitemap_studio.gui.docks import START_SIZE
from sitemap_studio.gui.window.main_window import MainWindow

COULD_NOT: Final = 2
"""Exit code when the file can't be read or the picture can't be written."""

SETTLE_MS: Final = 300
"""Time for panels to be laid out and painted before the picture is taken."""


class Screenshot(QObject):
    """Waits until the file is open and checked, or could not be opened, and takes the picture.

    Attributes:
        complaint: Why there is no picture, or what the window in it complains of; else empty.
    """

    def __init__(self, window: MainWindow, target: Path) -> None:
        super().__init__(window)
        self._window, self._target = window, target
        self._exit_code = 0
        self.complaint = ""
        window.resize(START_SIZE)
        window.checking.settled.connect(self._take_soon)
        window.files.open_failed.connect(self._fail)

    def take(self) -> None:
        """Take it as soon as the window is painted: for when nothing is opened."""
        self._take_soon()

    @Slot()
    def _fail(self) -> None:
        self._exit_code = COULD_NOT
        self.complaint = self._window.messages.text
        self._take_soon()

    @Slot()
    def _take_soon(self) -> None:
        # Panels are laid out in later turns of the event loop.
        QTimer.singleShot(SETTLE_MS, self, self._take)

    @Slot()
    def _take(self) -> None:
        buffer = QBuffer(self)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._window.grab().save(buffer, "PNG")
        try:
            replace_file(self._target, bytes(buffer.data().data()))
        except WriteError as error:
            self.complaint = str(error)
            self._exit_code = COULD_NOT
        QApplication.exit(self._exit_code)
