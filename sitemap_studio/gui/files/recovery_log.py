"""The recovery log of the open set, with which its unsaved changes survive a crash."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from sitemap_studio.document.recovery.log_files import recovery_folder
from sitemap_studio.document.recovery.recorder import RecoveryRecorder
from sitemap_studio.document.recovery.replaying import RecoveredSet
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar

_FLUSH_MS: Final = 3_000
"""Interval at which new records are written to the disk; a power failure loses at most the edits since."""


class RecoveryLog(QObject):
    """Recovery log of the open set, which is written while the set has unsaved changes."""

    _complained = Signal(object)

    def __init__(self, session: Session, messages: MessageBar, parent: QObject) -> None:
        """Begin the log of the open set, and start the timer that writes it to the disk."""
        super().__init__(parent)
        self._session = session
        self.folder = recovery_folder()
        self._recorder: RecoveryRecorder | None = None
        session.replaced.connect(self._on_set_replaced)
        session.undo_stack.cleanChanged.connect(self._begin)
        # Jobs encode large edits.
        self._complained.connect(messages.show_warning, Qt.ConnectionType.QueuedConnection)
        self._flush_timer = QTimer(self, interval=_FLUSH_MS)
        self._flush_timer.timeout.connect(self._flush_in_thread)
        self._flush_timer.start()
        self._begin()

    @property
    def is_written(self) -> bool:
        """Whether all unsaved changes are in a log file."""
        return self._recorder is not None and self._recorder.is_written

    @Slot()
    def _on_set_replaced(self) -> None:
        """Discard the log of the previous set, and begin one for the new set, or continue its recovered log."""
        self._discard()
        document = self._session.document
        self._recorder = document.recorder if isinstance(document.recorder, RecoveryRecorder) else None
        self._begin()

    @Slot()
    def _begin(self) -> None:
        """Prepare the recording of edits if the set is unchanged and has no log yet."""
        if self._recorder is None and not self._session.has_unsaved:
            self._recorder = RecoveryRecorder(self._session.document, self.folder, self._complained.emit)

    def _discard(self) -> None:
        """Delete the recovery log, if there is one."""
        if self._recorder is not None:
            self._recorder.discard()
            self._recorder = None

    def resume(self, recovered: RecoveredSet) -> None:
        """Record further edits of a recovered set in a new log, which replaces the one it was recovered from."""
        recovered.continue_log(self.folder, self._complained.emit)

    def begin_save(self) -> None:
        """Mark the beginning of a save; later edits are not part of it."""
        if self._recorder is not None:
            self._recorder.begin_save()

    def end_save(self, *, is_saved: bool) -> None:
        """Remove the edits before the last `begin_save` from the log if the save succeeded."""
        if self._recorder is not None:
            self._recorder.end_save(is_saved=is_saved)

    @Slot()
    def _flush_in_thread(self) -> None:
        """Write recorded edits to the recovery log on the disk in another thread."""
        if self._recorder is not None:
            self._recorder.flush_in_thread()

    @Slot()
    def flush(self) -> None:
        """Write recorded edits to the recovery log on the disk."""
        if self._recorder is not None:
            self._recorder.flush()

    def close(self, *, is_settled: bool) -> None:
        """Stop recording; delete the log if all changes are saved or discarded, else the next start offers it."""
        self._flush_timer.stop()
        if is_settled:
            self._discard()
        elif self._recorder is not None:
            self._recorder.close()
            self._recorder = None
