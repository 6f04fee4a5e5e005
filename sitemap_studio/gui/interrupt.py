"""Ctrl+C in the terminal ends the program, though Qt's event loop never looks at Python's signals."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Slot
from PySide6.QtWidgets import QApplication

EXIT_CODE = 128 + signal.SIGINT
"""How shells call an end by Ctrl+C."""


class Interrupt(QObject):
    """Watches for the signal while it exists; `release` gives it back to Python."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader, writer = socket.socketpair()
        self._writer = writer
        for end in (self._reader, writer):
            end.setblocking(False)
        # Python writes a byte at the signal; reading it runs Python code, which is when the handler is called.
        self._previous_fd = signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
        self._previous = signal.signal(signal.SIGINT, _end)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    def release(self) -> None:
        """Let Python take the signal again."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._previous_fd)
        signal.signal(signal.SIGINT, self._previous)
        self._reader.close()
        self._writer.close()

    @Slot()
    def _read(self) -> None:
        self._reader.recv(64)


def _end(_number: int, _frame: FrameType | None) -> None:
    QApplication.exit(EXIT_CODE)
