"""What happens when the program has a fault: one dialog with details to copy, the whole story in the log.

No traceback reaches the user's terminal. A fault that repeats itself, as in painting, is told once; what else happens
while the dialog is open is in the log alone.
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


Place = tuple[str, str, int]
"""Where a fault came from: its kind, the file and the line."""


class Faults(QObject):
    """Takes exceptions that nobody caught, from any thread.

    Attributes:
        dialog: The dialog that is open, if any.
        secure: Writes down what is unsaved, and tells whether that is everything; None where nothing can be.
    """

    _met = Signal(object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.dialog: FaultDialog | None = None
        self.secure: Callable[[], bool] | None = None
        self._told: set[Place] = set()
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
        self.tell_of(error)

    def _take_from_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._take(args.exc_type, args.exc_value, args.exc_traceback)

    @Slot(object)
    def tell_of(self, error: BaseException) -> None:
        """Tell the user of a fault that is in the log already."""
        self._met.emit(_place_of(error), "".join(traceback.format_exception(error)))

    @Slot(object, str)
    def _tell(self, place: Place, story: str) -> None:
        if self.dialog is not None or place in self._told:
            return
        self._told.add(place)
        is_kept = self.secure is not None and self.secure()
        details = f"{environment()}\n\n{redact_for_report(story)}"
        self.dialog = FaultDialog(details, QApplication.activeWindow(), is_kept=is_kept)
        self.dialog.finished.connect(self._forget)
        self.dialog.open()

    @Slot()
    def _forget(self) -> None:
        self.dialog = None


def _place_of(error: BaseException) -> Place:
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1] if frames else None
    return (type(error).__name__, last.filename, last.lineno or 0) if last else (type(error).__name__, "", 0)
