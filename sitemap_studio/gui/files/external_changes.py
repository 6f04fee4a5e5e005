"""Notice changes of the open files by other programs, and do what the user wants done about them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.atomic_write import Fingerprint
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.comparing import ComparedSet, compare_sets
from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.external_changes import (
    ChangedOutsideError,
    Obstacles,
    Outlook,
    OutsideChange,
    files_of,
    find_obstacles,
    is_current,
    keep_mine,
    look_outside,
    take_renewed,
    watched_files,
)
from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.dialogs.compare import Compared, CompareDialog
from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.files.open_request import OpenRequest
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.jobs.jobs import Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.preferences import KeptPreferences
from sitemap_studio.protocol.rule import Severity

_PAUSE_MS: Final = 400
"""Who writes several files has written them all by then, mostly."""

_MOST_WATCHED: Final = 100
"""The system watches no more files than this; it only hints that it may be time to look."""

_TOPIC: Final = "outside"

Seen = tuple[int | None, Fingerprint | None]
"""A sitemap, None for the index, and what its file was when the user was told of it."""


class OutsideWork(QObject):
    """Watches the files of the open set, and does what the user wants done about changes.

    Signals:
        sources_changed: Other files of the set are to be written than before.
    """

    sources_changed = Signal()

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        *,
        files: Files,
        messages: MessageBar,
        preferences: KeptPreferences,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._jobs, self._files = session, jobs, files
        self._messages, self._preferences, self._window = messages, preferences, window
        self._looking, self._around = LatestJob(jobs, self), LatestJob(jobs, self)
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._seen: set[Seen] = set()
        self._outlook = Outlook()
        self._soon.timeout.connect(self.look)
        self._watcher.directoryChanged.connect(self._look_soon)
        self._watcher.fileChanged.connect(self._look_soon)
        self._looking.answered.connect(self._take)
        self._around.answered.connect(self._tell_obstacles)
        session.replaced.connect(self._begin)
        files.saved.connect(self._forget)
        files.changed_outside.connect(self._tell_failed_save)
        program = QGuiApplication.instance()
        assert isinstance(program, QGuiApplication)
        program.applicationStateChanged.connect(self._follow_attention)

    def handlers(self) -> Handlers:
        """What the actions do, by their ids."""
        return {"reload": self.reload, "compare": self.compare}

    def leave(self) -> None:
        """Watch nothing any more."""
        self._soon.stop()
        self._watch([])
        self._looking.drop()
        self._around.drop()

    # Looking

    @Slot()
    def look(self) -> None:
        """Find out in a job what became of the files."""
        document = self._session.document
        if not self._files.is_open or document.path is None or self._files.is_saving:
            return
        title = self.tr("Looking at the files of “{name}”").format(name=document.name)
        self._looking.ask(document, title, partial(look_outside, watched_files(document)))

    @Slot()
    def _look_soon(self) -> None:
        self._soon.start()

    @Slot(Qt.ApplicationState)
    def _follow_attention(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive and self._files.is_open:
            self.look()

    @Slot()
    def _begin(self) -> None:
        """Watch the files of what is open now, and see whether they can be saved where they are."""
        self._forget()
        document = self._session.document
        if document.path is not None:
            title = self.tr("Looking at the files of “{name}”").format(name=document.name)
            self._around.ask(document, title, partial(_obstacles, files_of(document)))

    @Slot()
    def _forget(self) -> None:
        """Begin anew: what was told is past."""
        self._seen.clear()
        self._outlook = Outlook()
        paths = files_of(self._session.document)
        folders = dict.fromkeys(str(path.parent) for path in paths)
        self._watch([*folders, *map(str, paths[:_MOST_WATCHED])])

    def _watch(self, places: list[str]) -> None:
        known = dict.fromkeys([*self._watcher.files(), *self._watcher.directories()])
        wanted = dict.fromkeys(places)
        gone = [place for place in known if place not in wanted]
        come = [place for place in wanted if place not in known]
        if gone:
            self._watcher.removePaths(gone)
        if come:
            self._watcher.addPaths(come)

    @Slot(object, object)
    def _take(self, document: Document, outlook: Outlook) -> None:
        # What was saved meanwhile is not what was looked at.
        if document is not self._session.document or self._files.is_saving or not is_current(document, outlook):
            return
        take_renewed(document, outlook)
        if outlook.renewed:
            self.sources_changed.emit()
        if any(_seen(change) not in self._seen for change in outlook.changes):
            self.tell(outlook)

    @Slot(object, object)
    def _tell_obstacles(self, document: Document, found: Obstacles) -> None:
        if document is self._session.document:
            self._files.obstacles.tell(document, found)

    # Telling

    def tell(self, outlook: Outlook) -> None:
        """Say which files are others now, and offer what can be done."""
        self._note(outlook)
        if outlook.replaced:
            changes = outlook.replaced
            many = self.tr("%n files of the set were changed by other programs.", None, len(changes))
            told = counted(len(changes), self.tr("“{name}” was changed by another program."), many)
            self._tell_replaced(Severity.WARNING, told.format(name=changes[0].file.path.name))
        elif outlook.changes:
            self._tell_gone(outlook.changes)

    @Slot(object)
    def _tell_failed_save(self, error: ChangedOutsideError) -> None:
        self._note(error.outlook)
        self._tell_replaced(Severity.ERROR, error.message)

    def _note(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._seen = {_seen(change) for change in outlook.changes}

    def _tell_replaced(self, severity: Severity, told: str) -> None:
        hint = self.tr("Nothing was lost: what is open here is as it was.")
        others = [(self.tr("Keep mine"), self.keep), (self.tr("Reload"), self.reload)]
        self._messages.tell(
            severity,
            told,
            hint,
            offer=self.tr("Compare …"),
            action=self.compare,
            others=others,
            topic=_TOPIC,
        )

    def _tell_gone(self, changes: tuple[OutsideChange, ...]) -> None:
        self._keep(changes)
        many = self.tr("%n files of the set are not on the disk any more.", None, len(changes))
        told = counted(len(changes), self.tr("“{name}” is not on the disk any more."), many)
        hint = self.tr("Everything is still open here; saving writes it anew.")
        others = [(self.tr("Save as …"), self._files.ask_and_save)]
        name = changes[0].file.path.name
        offer = self.tr("Save")
        self._messages.tell(
            Severity.WARNING,
            told.format(name=name),
            hint,
            offer=offer,
            action=self._files.save,
            others=others,
            topic=_TOPIC,
        )

    # Doing

    @Slot()
    def reload(self) -> None:
        """Open again what is open, once unsaved changes are settled."""
        if self._session.document.path is not None:
            self._files.open_request(self._files.shown_request)

    @Slot()
    def keep(self) -> None:
        """Let the next save replace what others wrote by what is open here."""
        changes = self._outlook.changes
        if not changes or not is_current(self._session.document, self._outlook):
            return
        self._keep(changes)
        many = self.tr("Saving replaces %n files by what is open here.", None, len(changes))
        told = counted(len(changes), self.tr("Saving replaces “{name}” by what is open here."), many)
        hint = self.tr(
            "Its entries are kept with all their fields and extensions; comments and layout are written anew."
        )
        offer = self.tr("Save")
        name = changes[0].file.path.name
        told = told.format(name=name)
        self._messages.tell(Severity.INFO, told, hint, offer=offer, action=self._files.save, topic=_TOPIC)

    def _keep(self, changes: tuple[OutsideChange, ...]) -> None:
        keep_mine(self._session.document, changes)
        # It differs from the disk now, whatever was done to it here.
        self._session.undo_stack.resetClean()
        self.sources_changed.emit()

    @Slot()
    def compare(self) -> None:
        """Show which entries differ between what is open and what is on disk."""
        document = self._session.document
        if document.path is None:
            return
        self._files.settling.emit()
        work = partial(_compare, self._files.shown_request, self._preferences, ComparedSet.of(document))
        dialog = CompareDialog(
            document.name,
            work,
            self._jobs,
            is_current=partial(self._session.is_at, self._session.version),
            may_keep=bool(self._outlook.replaced),
            parent=self._window,
        )
        dialog.reload_asked.connect(self.reload)
        dialog.keep_asked.connect(self.keep)
        dialog.open()


def _seen(change: OutsideChange) -> Seen:
    return change.file.sitemap, change.now


def _obstacles(paths: list[Path], progress: Progress) -> Obstacles:
    progress.check()
    return find_obstacles(paths)


def _compare(request: OpenRequest, preferences: KeptPreferences, mine: ComparedSet, progress: Progress) -> Compared:
    """Open what is on disk, and compare what is open with it."""
    disk = ComparedSet.of(request.open(preferences, progress))
    return Compared(disk, mine, compare_sets(disk, mine, progress))
