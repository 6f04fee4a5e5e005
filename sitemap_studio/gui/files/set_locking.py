"""Lock of the open set: taken before it is shown, released when it is closed or replaced.

Without it the set is read-only; saved elsewhere, the copy can be edited. See `core.file_lock`.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

from sitemap_studio.core.errors import LockedError
from sitemap_studio.core.file_lock import SetLock, lock_path_of
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.locked_sets import take_set_lock
from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.protocol.catalogue import Severity


class SetLocking(QObject):
    """Holds the lock of the open set, if it could be had.

    Signals:
        freed: What could only be looked at may be edited now.
        let_go: Others may have a set that was open here.
    """

    freed = Signal()
    let_go = Signal()

    def __init__(self, session: Session, files: Files, messages: MessageBar, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._files, self._messages = session, files, messages
        self._lock: SetLock | None = None
        self._has_left = False
        files.about_to_show.connect(self._take)
        files.saved.connect(self._follow)
        files.edit_anyway_asked.connect(self.take_anyway)
        program = QGuiApplication.instance()
        assert isinstance(program, QGuiApplication)
        program.applicationStateChanged.connect(self._follow_attention)

    @property
    def is_held(self) -> bool:
        """Whether others can see that the set is open here."""
        return self._lock is not None and self._lock.is_held

    @Slot()
    def release(self) -> None:
        """Let others have the set."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None
            self.let_go.emit()

    def leave(self) -> None:
        """Let others have the set for good."""
        self._has_left = True
        self.release()

    @Slot()
    def take_anyway(self) -> None:
        """Take the lock of what is open, whatever another left behind, and let the set be edited."""
        document = self._session.document
        if document.path is None:
            return
        try:
            self._lock = take_set_lock(document, by_force=True)
        except LockedError as error:
            self._messages.show_refusal(error)
            return
        self._free(document)
        self._messages.dismiss()

    @Slot(object)
    def _take(self, document: Document) -> None:
        """Take the lock of a set that is about to be shown, or let it only be looked at."""
        if document.path is None or not self._is_of(document.path):
            self.release()
        if document.path is not None and self._lock is None:
            try:
                self._lock = take_set_lock(document)
            except LockedError as error:
                document.set_lock(error)

    @Slot()
    def _follow(self) -> None:
        """Have the lock of where the set was saved; a copy of what somebody else has open is one's own."""
        document = self._session.document
        if document.path is None or self._is_of(document.path):
            return
        self.release()
        try:
            self._lock = take_set_lock(document)
        except LockedError as error:
            # Somebody opened it while it was written.
            document.set_lock(error)
            self._session.note_locked()
            self._messages.show_warning(error)
            return
        if document.lock is not None:
            self._free(document)

    @Slot(Qt.ApplicationState)
    def _follow_attention(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.try_again()

    def try_again(self) -> None:
        """Take the lock if the other let it go: when the program gets the user's attention, or another window did."""
        document = self._session.document
        if self._has_left or document.path is None or document.lock is None:
            return
        try:
            self._lock = take_set_lock(document)
        except LockedError:
            return
        self._free(document)
        told = self.tr("“{name}” is not open elsewhere any more: it can be edited here.").format(name=document.name)
        self._messages.show_message(Severity.INFO, told)

    def _free(self, document: Document) -> None:
        document.set_lock(None)
        self._session.note_locked()
        self.freed.emit()

    def _is_of(self, path: Path) -> bool:
        """Whether the lock that is held is that of a file."""
        return self._lock is not None and self._lock.is_held and self._lock.lock_path == lock_path_of(path)
