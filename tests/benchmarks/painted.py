"""Starts the real program and ends it once what it shall show is painted; prints when that was.

    python -m tests.benchmarks.painted [PATH]

Without a path the empty window is waited for, with one the table with entries in it. The program runs as it is: only
the application is watched, from the moment on when its event loop begins.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QTableView, QWidget

from sitemap_studio.__main__ import main as start_program


class Watch(QObject):
    """Waits for a widget to be painted.

    Attributes:
        painted_at: When it was, in seconds since 1970; None until then.
    """

    def __init__(self, *, wants_entries: bool) -> None:
        super().__init__()
        self._wants_entries = wants_entries
        self.painted_at: float | None = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at every event of the application, and let all through."""
        is_paint = event.type() == QEvent.Type.Paint and isinstance(watched, QWidget)
        if is_paint and self.painted_at is None and self._is_wanted(watched):
            # All that is painted together is painted before the event loop comes round again.
            QTimer.singleShot(0, self, self._finish)
        return False

    def _is_wanted(self, watched: QObject) -> bool:
        if not self._wants_entries:
            return isinstance(watched, QMainWindow)
        view = watched.parent()
        return isinstance(view, QTableView) and watched is view.viewport() and view.model().rowCount() > 0

    def _finish(self) -> None:
        if self.painted_at is None:
            self.painted_at = time.time()
            QApplication.exit(0)


def main(arguments: Sequence[str]) -> int:
    """Start, wait, print."""
    watch = Watch(wants_entries=bool(arguments))
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
