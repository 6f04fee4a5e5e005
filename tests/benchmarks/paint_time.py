"""Starts the graphical program, ends it after its first complete painting, and prints the time of that.

    python -m tests.benchmarks.paint_time [PATH]

Without a path it waits for the main window, with a path for the table with entries. The program runs unchanged, except for
an event filter installed when the event loop begins.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QTableView, QWidget

from sitemap_studio.__main__ import main as start_program


class PaintWatch(QObject):
    """Event filter that ends the application after a widget has been painted.

    Attributes:
        painted_at: Time of the painting, in seconds since 1970; None before it.
    """

    def __init__(self, *, wants_entries: bool) -> None:
        super().__init__()
        self._wants_entries = wants_entries
        self.painted_at: float | None = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Schedule the end at the first painting of the expected widget; filter no event."""
        is_paint = event.type() == QEvent.Type.Paint and isinstance(watched, QWidget)
        if is_paint and self.painted_at is None and self._is_expected(watched):
            # All that is painted together is painted before the event loop comes round again.
            QTimer.singleShot(0, self, self._finish)
        return False

    def _is_expected(self, watched: QObject) -> bool:
        """Return whether a widget is the main window, or the viewport of a table with rows."""
        if not self._wants_entries:
            return isinstance(watched, QMainWindow)
        view = watched.parent()
        return isinstance(view, QTableView) and watched is view.viewport() and view.model().rowCount() > 0

    def _finish(self) -> None:
        """Store the time, and end the application; only the first call has an effect."""
        if self.painted_at is None:
            self.painted_at = time.time()
            QApplication.exit(0)


def main(arguments: Sequence[str]) -> int:
    """Start the program, and print the time of painting when it has ended."""
    watch = PaintWatch(wants_entries=bool(arguments))
    begin_loop = QApplication.exec

    def begin_watched_loop() -> int:
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(watch)
        return begin_loop()

    QApplication.exec = staticmethod(begin_watched_loop)  # type: ignore[method-assign]
    exit_code = start_program(arguments)
    print(json.dumps({"painted_at": watch.painted_at}))
    return exit_code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
