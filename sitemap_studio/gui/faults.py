"""What happens when the program has a fault: one dialog with details to copy, the whole story in the log.

No traceback reaches the user's terminal, and a fault that repeats itself, as in painting, opens no second dialog.
"""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication

from sitemap_studio.core.redacting import for_others
from sitemap_studio.gui.environment import environment
from sitemap_studio.gui.logbook import log_path
from sitemap_studio.gui.messages import FaultDialog

log = logging.getLogger(__name__)


class Faults(QObject):
    """Takes exceptions that nobody caught, from any thread."""

    _met = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.dialog: FaultDialog | None = None
        self._met.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """From now on take what nobody catches."""
        sys.excepthook = self._take
        threading.excepthook = self._take_from_thread

    def uninstall(self) -> None:
        """Let Python take it again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _take(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        log.critical("Nobody caught this.", exc_info=(kind, error, trace))
        print(f"Something went wrong inside the program; {log_path()} has the details.", file=sys.stderr)  # noqa: T201
        self._met.emit("".join(traceback.format_exception(kind, error, trace)))

    def _take_from_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._take(args.exc_type, args.exc_value, args.exc_traceback)

    @Slot(str)
    def _tell(self, story: str) -> None:
        if self.dialog is None:
            self.dialog = FaultDialog(f"{environment()}\n\n{for_others(story)}", QApplication.activeWindow())
            self.dialog.finished.connect(self._forget)
            self.dialog.open()

    @Slot()
    def _forget(self) -> None:
        self.dialog = None
