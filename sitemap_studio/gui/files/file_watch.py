"""Detection of changes of the open files by other programs, and commands to reload, compare or overwrite them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.comparing import ComparedSet, compare_sets
from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.external_changes import (
    ExternalChange,
    ExternalChangeError,
    ExternalChanges,
    Obstacles,
    allow_overwriting,
    find_external_changes,
    find_obstacles,
    is_current,
    update_fingerprints,
    watched_files,
)
from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.dialogs.compare_dialog import CompareDialog, SetComparison
from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.i18n import text_for_count
from sitemap_studio.gui.jobs.background_jobs import LatestJob
from sitemap_studio.gui.message_bar import BarMessage, Offer
from sitemap_studio.protocol.rule import Severity

_DELAY_MS: Final = 400
"""Delay after a change, in which most programs have written all their files."""

_MAX_WATCHED: Final = 100
"""Maximum number of watched files; a change of one starts a comparison of all."""


class FileWatch(QObject):
    """Detection of changes of the open files by other programs: on activation, in watched folders, before saves."""

    def __init__(
        self, context: Context, files: Files, *, refresh_sitemaps: Callable[[], None], parent: QWidget
    ) -> None:
        """Listen to replacements and saves of the set, and to the activation of the program.

        Args:
            context: Shared objects of the window.
            files: Saves and reloads the set.
            refresh_sitemaps: Refreshes the sitemaps panel.
            parent: Parent of the dialog that compares files.
        """
        super().__init__(parent)
        self._context, self._session, self._messages = context, context.session, context.messages
        self._files, self._refresh_sitemaps, self._parent = files, refresh_sitemaps, parent
        self._message: BarMessage | None = None
        self._comparing, self._obstacles = LatestJob(context.jobs, self), LatestJob(context.jobs, self)
        self._watcher = QFileSystemWatcher(self)
        self._compare_timer = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._found = ExternalChanges()
        self._compare_timer.timeout.connect(self.compare_files)
        for changed in (self._watcher.directoryChanged, self._watcher.fileChanged):
            changed.connect(lambda _path: self._compare_timer.start())
        self._comparing.answered.connect(self._on_compared)
        self._obstacles.answered.connect(self._on_obstacles_found)
        self._session.replaced.connect(self._on_set_replaced)
        files.saved.connect(self._restart_watching)
        files.changed_externally.connect(self._on_save_failed)
        program = QGuiApplication.instance()
        assert isinstance(program, QGuiApplication)
        program.applicationStateChanged.connect(self._on_activation_changed)

    def handlers(self) -> Handlers:
        """Return the handlers of the actions that reload the set or compare it with the disk, by id of the action."""
        return {"reload": self.reload, "compare": self.compare}

    def shut_down(self) -> None:
        """Stop watching and comparing files."""
        self._compare_timer.stop()
        self._watch([])
        self._comparing.cancel_latest()
        self._obstacles.cancel_latest()

    @Slot()
    def compare_files(self) -> None:
        """Compare the files on disk with their state when read, in a job; do nothing during a save or without files."""
        document = self._session.document
        if not self._files.is_open or document.path is None or self._files.is_saving:
            return
        find = partial(find_external_changes, watched_files(document))
        self._comparing.request(document, self._job_title(document), find)

    def _job_title(self, document: Document) -> str:
        """Return the title of a job that reads files."""
        return self.tr("Reading “{name}”").format(name=document.name)

    @Slot(Qt.ApplicationState)
    def _on_activation_changed(self, state: Qt.ApplicationState) -> None:
        """When the program becomes active, try again to lock a read-only set, and compare the files."""
        if state is Qt.ApplicationState.ApplicationActive:
            self._files.retry_lock()
            self.compare_files()

    @Slot()
    def _on_set_replaced(self) -> None:
        """Watch the files of the new set, and search for obstacles to saving it in a job."""
        self._restart_watching()
        document = self._session.document
        if document.path is not None:
            paths = [file.path for file in watched_files(document)]
            self._obstacles.request(document, self._job_title(document), lambda _progress: find_obstacles(paths))

    @Slot()
    def _restart_watching(self) -> None:
        """Discard the changes that were found, and watch the files of the set and their folders."""
        self._found = ExternalChanges()
        paths = [file.path for file in watched_files(self._session.document)]
        folders = dict.fromkeys(str(path.parent) for path in paths)
        self._watch([*folders, *map(str, paths[:_MAX_WATCHED])])

    def _watch(self, paths: list[str]) -> None:
        """Set the paths that the file system watcher watches."""
        known = {*self._watcher.files(), *self._watcher.directories()}
        if removed := sorted(known.difference(paths)):
            self._watcher.removePaths(removed)
        if added := [path for path in dict.fromkeys(paths) if path not in known]:
            self._watcher.addPaths(added)

    @Slot(object, object)
    def _on_compared(self, document: Document, external_changes: ExternalChanges) -> None:
        """Report new external changes, and store new times of unchanged files; ignore the result if it is outdated."""
        # Files that were saved meanwhile differ from the compared ones.
        if (
            document is not self._session.document
            or self._files.is_saving
            or not is_current(document, external_changes)
        ):
            return
        update_fingerprints(document, external_changes)
        if external_changes.renewed:
            self._refresh_sitemaps()
        known = {(change.file.sitemap, change.now) for change in self._found.changes}
        if any((change.file.sitemap, change.now) not in known for change in external_changes.changes):
            self._report_changes(external_changes)

    @Slot(object, object)
    def _on_obstacles_found(self, document: Document, obstacles: Obstacles) -> None:
        """Report obstacles to saving, if the set is still open."""
        if document is self._session.document:
            self._files.report_obstacles(obstacles)

    def _report_changes(self, external_changes: ExternalChanges) -> None:
        """Report replaced files or, without any, missing files, which the next save may write again."""
        self._found = external_changes
        if external_changes.replaced:
            changes = external_changes.replaced
            many = self.tr("%n files of the set were changed by other programs.", None, len(changes))
            message = text_for_count(len(changes), self.tr("“{name}” was changed by another program."), many)
            self._report_replaced(Severity.WARNING, message.format(name=changes[0].file.path.name))
        elif changes := external_changes.changes:
            self._allow_overwriting(changes)
            many = self.tr("%n files of the set no longer exist.", None, len(changes))
            message = text_for_count(len(changes), self.tr("“{name}” no longer exists."), many)
            hint = self.tr("Your version is still open. Saving writes the file again.")
            save_as: Offer = (self.tr("Save as …"), self._files.show_save_dialog)
            message = message.format(name=changes[0].file.path.name)
            offers: list[Offer] = [(self.tr("Save"), self._files.save), save_as]
            self._show_message(Severity.WARNING, message, hint, offers)

    @Slot(object)
    def _on_save_failed(self, error: ExternalChangeError) -> None:
        """Report the external changes that prevented a save."""
        self._found = error.found
        self._report_replaced(Severity.ERROR, error.message)

    def _report_replaced(self, severity: Severity, message: str) -> None:
        """Show a message about replaced files, with buttons to compare, retain or reload."""
        hint = self.tr("You have no unsaved changes.")
        if self._session.has_unsaved:
            hint = self.tr("Your unsaved changes are still open.")
        offers: list[Offer] = [
            (self.tr("Compare …"), self.compare), (self.tr("Keep my version"), self.confirm_overwriting), (self.tr("Reload"), self.reload),
        ]  # fmt: skip
        self._show_message(severity, message, hint, offers)

    def _show_message(self, severity: Severity, message: str, hint: str, offers: list[Offer]) -> None:
        """Show a message instead of the previous one about external changes."""
        self._message = self._messages.show_message(severity, message, hint, offers=offers, replaces=self._message)

    @Slot()
    def reload(self) -> None:
        """Open the files of the set again, after unsaved changes were confirmed."""
        if self._session.document.path is not None:
            self._files.open_request(self._files.current_request)

    @Slot()
    def confirm_overwriting(self) -> None:
        """Allow the next save to replace the reported files, and offer to save; do nothing if they changed again."""
        changes = self._found.changes
        if not changes or not is_current(self._session.document, self._found):
            return
        self._allow_overwriting(changes)
        many = self.tr("Saving will replace %n files with your version.", None, len(changes))
        message = text_for_count(len(changes), self.tr("Saving will replace “{name}” with your version."), many)
        message = message.format(name=changes[0].file.path.name)
        hint = self.tr("All entries are kept. Comments and formatting are not.")
        offers: list[Offer] = [(self.tr("Save"), self._files.save)]
        self._show_message(Severity.INFO, message, hint, offers)

    def _allow_overwriting(self, changes: tuple[ExternalChange, ...]) -> None:
        """Allow the next save to replace these changed files, and mark the set as unsaved."""
        allow_overwriting(self._session.document, changes)
        # The set differs from its files now, even without edits.
        self._session.undo_stack.resetClean()
        self._refresh_sitemaps()

    @Slot()
    def compare(self) -> None:
        """Show a dialog that compares the open set with the files on the disk."""
        document = self._session.document
        if document.path is None:
            return
        self._context.finish_editing()
        request, mine = self._files.current_request, ComparedSet.from_document(document)

        def compare(progress: Progress) -> SetComparison:
            """Read the files from the disk, and return their comparison with the open set."""
            disk = ComparedSet.from_document(request.open(progress, document.base_url))
            return SetComparison(disk, mine, compare_sets(disk, mine, progress))

        dialog = CompareDialog(
            document.name, compare, self._context.jobs, is_current=partial(self._session.is_at, self._session.version),
            may_keep=bool(self._found.replaced), parent=self._parent,
        )  # fmt: skip
        dialog.reload_requested.connect(self.reload)
        dialog.keep_requested.connect(self.confirm_overwriting)
        dialog.open()
