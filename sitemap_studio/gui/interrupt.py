"""Ctrl+C in the terminal, and being asked to end, end the program in good order.

Qt's event loop never looks at Python's signals by itself.
"""

from __future__ import annotations

import signal
import socket
from types import FrameType
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Slot
from PySide6.QtWidgets import QApplication

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_EXIT_CODE: Final = 128
"""Shells call an end by a signal by this and its number."""


class Interrupt(QObject):
    """Watches for the signals while it exists; `release` gives them back to Python."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader, writer = socket.socketpair()
        self._writer = writer
        for end in (self._reader, writer):
            end.setblocking(False)
        # Python writes a byte at the signal; reading it runs Python code, which is when the handler is called.
        self._previous_fd = signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
        self._previous = {number: signal.signal(number, _end) for number in _SIGNALS}
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    def release(self) -> None:
        """Let Python take the signals again."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._previous_fd)
        for number, handler in self._previous.items():
            signal.signal(number, handler)
        self._reader.close()
        self._writer.close()

    @Slot()
    def _read(self) -> None:
        self._reader.recv(64)


def _end(number: int, _frame: FrameType | None) -> None:
    QApplication.exit(_EXIT_CODE + number)
