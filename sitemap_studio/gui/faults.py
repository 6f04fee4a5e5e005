"""Handling of uncaught exceptions: a dialog with details to copy, and the complete traceback in the log.

A repeated fault, as in painting, is shown once. Faults that occur while the dialog is open are only logged.
"""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication

from sitemap_studio.core.redaction import redact_for_report
from sitemap_studio.gui.about import environment
from sitemap_studio.gui.logbook import log_path
from sitemap_studio.gui.widgets.message_boxes import FaultDialog

log = logging.getLogger(__name__)


class Faults(QObject):
    """Handlers of uncaught exceptions in any thread, which log them and show a dialog.

    Attributes:
        dialog: The open dialog, or None.
        flush_recovery_logs: Writes unsaved changes to recovery logs, and returns whether all were written.
    """

    _raised = Signal(object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Create the object without handling exceptions; see `install`."""
        super().__init__(parent)
        self.dialog: FaultDialog | None = None
        self.flush_recovery_logs: Callable[[], bool] | None = None
        self._shown: set[tuple[str, str, int]] = set()
        self._raised.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Begin to handle uncaught exceptions of all threads."""
        sys.excepthook = self._handle_exception
        threading.excepthook = self._handle_thread_exception

    def uninstall(self) -> None:
        """Restore Python's own handlers of uncaught exceptions."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _handle_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an uncaught exception, print a notice and report it; Ctrl+C quits the program instead."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        log.critical("Uncaught exception.", exc_info=(kind, error, trace))
        print(f"Something went wrong inside the program; {log_path()} has the details.", file=sys.stderr)  # noqa: T201
        self.report(error)

    def _handle_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        """Log and report an uncaught exception of a thread."""
        if args.exc_value is not None:
            self._handle_exception(args.exc_type, args.exc_value, args.exc_traceback)

    @Slot(object)
    def report(self, error: BaseException) -> None:
        """Show a dialog about a logged exception, unless one is open or was shown for the same line; callable from any thread."""
        frames = traceback.extract_tb(error.__traceback__)
        file, line = (frames[-1].filename, frames[-1].lineno or 0) if frames else ("", 0)
        self._raised.emit((type(error).__name__, file, line), "".join(traceback.format_exception(error)))

    @Slot(object, str)
    def _show(self, origin: tuple[str, str, int], trace: str) -> None:
        """Flush the recovery logs and show the dialog, unless one is open or this origin was shown already.

        Args:
            origin: Type name, file and line of the exception.
            trace: Formatted traceback.
        """
        if self.dialog is not None or origin in self._shown:
            return
        self._shown.add(origin)
        is_kept = self.flush_recovery_logs is not None and self.flush_recovery_logs()
        details = f"{environment()}\n\n{redact_for_report(trace)}"
        self.dialog = FaultDialog(details, QApplication.activeWindow(), is_kept=is_kept)
        self.dialog.finished.connect(self._on_dialog_closed)
        self.dialog.open()

    @Slot()
    def _on_dialog_closed(self) -> None:
        """Remove the reference to the closed dialog, so that the next fault is shown."""
        self.dialog = None
