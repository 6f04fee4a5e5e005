"""Opening, saving and closing of sets in a window, and their locks.

The open set is replaced only by a set that is ready, and only after unsaved changes were saved or discarded. If another
program holds its lock, the set is read-only; a copy saved under another name can be edited. See `core.file_lock`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from sitemap_studio.core.errors import (
    CeilingError,
    ChangedOnDiskError,
    ChoiceError,
    EncodingError,
    LockedError,
    NoSitemapError,
    StudioError,
    TooLargeError,
)
from sitemap_studio.core.file_lock import SetLock, lock_path_of
from sitemap_studio.core.messages import Message, listed
from sitemap_studio.core.paths import home_folder, is_file
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.set_journal import BACKUP_FOLDER
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import losses_when_saved_as
from sitemap_studio.document.opening.locked_sets import lock_document, refuse_locked_targets
from sitemap_studio.document.opening.open_document import new_document
from sitemap_studio.document.opening.set_files import find_in_folder
from sitemap_studio.document.saving.external_changes import (
    ExternalChangeError,
    Obstacles,
    SaveObstacleError,
    save_copy,
    save_in_place,
)
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_plan import SaveResult, prepare_save
from sitemap_studio.document.saving.save_summary import SaveSummary, summarize_save
from sitemap_studio.document.sitemap_set import SetShape, SitemapFile, read_only_error
from sitemap_studio.document.source_text import encoding_choices
from sitemap_studio.formats.container import read_head
from sitemap_studio.formats.encoding_choices import EncodingChoice
from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.dialogs.opening_dialogs import ChooseIndexDialog, EncodingDialog
from sitemap_studio.gui.files.open_request import Fetched, OpenRequest, editable_copy, sample_path
from sitemap_studio.gui.files.other_windows import OtherWindows
from sitemap_studio.gui.files.recovery_log import RecoveryLog
from sitemap_studio.gui.formatting.display_text import document_title
from sitemap_studio.gui.i18n import (
    format_number,
    localized,
    localized_error,
    megabytes,
    separate_thousands,
    text_for_count,
)
from sitemap_studio.gui.jobs.background_jobs import Job
from sitemap_studio.gui.jobs.session import Version
from sitemap_studio.gui.message_bar import BarMessage, Offer
from sitemap_studio.gui.widgets.desktop import full_suffix, make_file_dialog, make_folder_dialog, make_save_dialog
from sitemap_studio.gui.widgets.message_boxes import Answer, UnsavedQuestion
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rules.file_rules import TRUNCATED_RULE
from sitemap_studio.sources.access_log import is_access_log

if TYPE_CHECKING:
    from sitemap_studio.gui.dialogs.save_summary_dialog import SaveSummaryDialog

Step = Callable[[], None]

_TABLE_SUFFIXES: Final = (".csv", ".tsv", ".zip")


class Files(QObject):
    """Opening, saving and closing of the set of a window.

    Attributes:
        is_open: Whether a set is open; without one the window shows the start page.
        profile: Profile of sets that are opened.

    Signals:
        opening_began: A file is being read to be opened.
        about_to_show: This `Document` is about to be open.
        open_changed: `is_open` has changed, or another set is open.
        open_failed: Opening failed or was canceled.
        opened: The file at this path is open, and messages about it were shown.
        saved: The open set was written to its files.
        lock_released: Other windows may lock a set that was open here.
        unlocked: The open set was read-only and can be edited now.
        changed_externally: Saving failed with this `ExternalChangeError`.
        repairs_requested: The user wants to see the repairs.
        problems_requested: The user wants to see the problems of the rule with this id; "" for all problems.
        sitemap_requested: The user wants to see the sitemap with this id; None for the index.
        index_requested: The user wants an index for the open folder.
        import_requested: The user wants a new set of the entries of this file.
    """

    opening_began = Signal()
    about_to_show = Signal(object)
    open_changed = Signal()
    open_failed = Signal()
    opened = Signal(object)
    saved = Signal()
    lock_released = Signal()
    unlocked = Signal()
    changed_externally = Signal(object)
    repairs_requested = Signal()
    problems_requested = Signal(str)
    sitemap_requested = Signal(object)
    index_requested = Signal()
    import_requested = Signal(object)

    def __init__(
        self,
        context: Context,
        recovery_log: RecoveryLog,
        profile: Profile,
        *,
        other_windows: OtherWindows | None,
        show_summary: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        """Create the object, without an open set.

        Args:
            context: Shared objects of the window.
            recovery_log: Recovery log of the open set.
            profile: Profile of sets that are opened.
            other_windows: Functions about other windows; None in a program with one window.
            show_summary: Shows a sentence about a finished save in the status line.
            parent: Parent of the dialogs.
        """
        super().__init__(parent)
        self._context, self._session, self._jobs = context, context.session, context.jobs
        self._messages, self._settings, self._recovery_log = context.messages, context.settings, recovery_log
        self._other_windows, self._show_summary, self._parent = other_windows, show_summary, parent
        self.profile = profile
        self._opening: Job | None = None
        self._reading_encodings: Job | None = None
        self._saving: Job | None = None
        self._request = self._open_request = OpenRequest(Path())
        self._known_path: Path | None = None
        self._version_at_request: Version | None = None
        self._step_after_saving: Step | None = None
        self._step_after_edit: Step | None = None
        self._question: UnsavedQuestion | None = None
        self._warned_about_links_in: Document | None = None
        self._summary_confirmed_in: Document | None = None
        self._confirmed_losses: frozenset[Path] = frozenset()
        self._unused_to_delete: frozenset[Path] = frozenset()
        self._summary_dialog: SaveSummaryDialog | None = None
        self._lock: SetLock | None = None
        self._is_closed = False
        self._obstacle: BarMessage | None = None
        self.is_open = False
        self._session.busy_changed.connect(self._resume_after_edit)

    def handlers(self) -> Handlers:
        """Return the handlers of the actions on files, by id of the action."""
        return {
            "new": self.new, "open": self.show_open_dialog, "open-folder": self.show_open_folder_dialog,
            "save": self.save, "save-as": self.show_save_dialog, "close": self.close,
        }  # fmt: skip

    # State

    @property
    def is_opening(self) -> bool:
        """Whether a file is being read to be opened."""
        return self._opening is not None

    @property
    def is_saving(self) -> bool:
        """Whether a save is running in a job."""
        return self._saving is not None

    @property
    def can_save(self) -> bool:
        """Whether saving would write anything: changes, a first file, or repairs."""
        document = self._session.document
        is_new = document.needs_file_name
        return self._session.has_unsaved or is_new or (document.lock is None and document.needs_rewrite)

    @property
    def can_save_elsewhere(self) -> bool:
        """Whether the set can be saved under another name; false if its only file is read-only."""
        document = self._session.document
        return document.shape is SetShape.FOLDER or next(document.files).read_only_reason is None

    @property
    def name(self) -> str:
        """Name of the open set, for titles."""
        return document_title(self._session.document)

    @property
    def current_request(self) -> OpenRequest:
        """Request that would open the set again from its present path."""
        path = None if self._open_request.others else self._session.document.path
        return replace(self._open_request, path=path or self._open_request.path)

    def has_open(self, request: OpenRequest) -> bool:
        """Return whether the files of a request are open or being opened here."""
        known = [self._request] if self.is_opening else []
        known += [self._open_request, self.current_request] if self.is_open else []
        return any(request.has_same_files(other) for other in known)

    def has_open_set_of(self, folder: Path) -> bool:
        """Return whether the index of a folder, or the only sitemap in it, is open."""
        path = self._session.document.path if self.is_open else None
        if path is None or not OpenRequest(folder).has_same_files(OpenRequest(path.parent)):
            return False
        try:
            main_file = find_in_folder(folder).main_file
        except StudioError:
            return False
        return main_file is not None and OpenRequest(main_file).has_same_files(OpenRequest(path))

    def find_sitemap(self, path: Path) -> int | None:
        """Return the id of the sitemap of the open set that has this file, or None."""
        found = self._session.document.sitemaps.find_by_path(path) if self.is_open else None
        return found.id if found is not None else None

    def _dialog_folder(self) -> Path:
        """Return the start folder of file dialogs: the folder of the set, of the latest recent file, or home."""
        folder = self._session.document.folder
        if folder is not None:
            return folder
        recent = self._settings.recent_files()
        return recent[0].parent if recent else home_folder()

    # Unsaved changes

    def confirm_unsaved(self, step: Step) -> None:
        """Call a function at once or, with unsaved changes, after the user saved or discarded them.

        It is not called if the user cancels the question. During an edit in a job, all this is deferred.
        """
        self._context.finish_editing()
        if self._defer_during_edit(partial(self.confirm_unsaved, step)):
            return
        if not self.is_saving and not self._session.has_unsaved:
            step()
            return
        self._step_after_saving = step
        if not self.is_saving and self._question is None:
            self._question = UnsavedQuestion(self.name, self._parent)
            self._question.answered.connect(self._on_unsaved_answered)
            self._question.open()

    @Slot(object)
    def _on_unsaved_answered(self, answer: Answer) -> None:
        """Save, or call the pending function after discarding; a canceled question drops the function."""
        self._question = None
        if answer is Answer.SAVE:
            self.save()
            return
        step, self._step_after_saving = self._step_after_saving, None
        if answer is Answer.DISCARD and step is not None:
            step()

    def _defer_during_edit(self, step: Step) -> bool:
        """Defer a function until the edit that runs in a job has ended; return whether such an edit runs."""
        if self._session.is_busy:
            self._step_after_edit = step
        return self._session.is_busy

    @Slot()
    def _resume_after_edit(self) -> None:
        """Call the deferred function when the running edit has ended."""
        if not self._session.is_busy and self._step_after_edit is not None:
            step, self._step_after_edit = self._step_after_edit, None
            step()

    @Slot()
    def _discard_pending_step(self) -> None:
        """Discard the function that was to be called after a save."""
        self._step_after_saving = None

    # Opening

    @Slot()
    def new(self) -> None:
        """Open a new set in this or another window, after unsaved changes were saved or discarded."""
        if not self._open_in_other_window(None):
            self.confirm_unsaved(lambda: self.show_loaded_set(new_document()))

    @Slot()
    def show_open_dialog(self) -> None:
        """Ask for one or more files, and open them as one set."""
        dialog = make_file_dialog(self._parent, self.tr("Open"), self._dialog_folder())
        dialog.setNameFilters([self.tr("Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv)"), self.tr("All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._open_names)
        dialog.open()

    @Slot()
    def show_open_folder_dialog(self) -> None:
        """Ask for a folder, and open its set."""
        dialog = make_folder_dialog(self._parent, self.tr("Open folder"), self._dialog_folder())
        dialog.filesSelected.connect(self._open_names)
        dialog.open()

    @Slot(list)
    def _open_names(self, names: list[str]) -> None:
        """Open the files that a dialog returned by name."""
        self.open_all([Path(name) for name in names])

    @Slot()
    def open_sample(self) -> None:
        """Open an editable copy of the sample set, or report that the sample set is missing."""
        try:
            sample = sample_path()
        except FileNotFoundError:
            self._messages.show_message(Severity.ERROR, self.tr("The sample set is missing from this installation."))
            self.open_failed.emit()
            return
        self.open(sample)

    @Slot(object)
    def open_all(self, paths: list[Path], fetched: Fetched | None = None) -> None:
        """Open a file or a folder, or several files as one set; a file of the sample set is copied first.

        Args:
            paths: Files and folders; an empty list opens nothing.
            fetched: Result of the download, for copies from the web.
        """
        if len(paths) == 1:
            paths = [editable_copy(paths[0])]
        if paths:
            self._open_here_or_elsewhere(OpenRequest(paths[0], others=tuple(paths[1:]), fetched=fetched))

    @Slot(object)
    def open(self, path: Path) -> None:
        """Open a file or folder in a job; the open set stays until the new one is ready."""
        self.open_all([path])

    @Slot(object)
    def open_recent(self, path: Path) -> None:
        """Open a recent file, or the files of a folder that were opened together; the folder if at most one exists."""
        together = [file for file in self._settings.files_together(path) if is_file(file)]
        self.open_all(together if len(together) > 1 else [path])

    def _open_here_or_elsewhere(self, request: OpenRequest) -> None:
        """Open a request in another window if the preferences require that, or else here."""
        if not self._open_in_other_window(request):
            self.open_request(request)

    def _open_in_other_window(self, request: OpenRequest | None) -> bool:
        """Open a request (None: a new set) in another window if required, and return whether it was."""
        return self._other_windows is not None and self._other_windows.open_elsewhere(request)

    @Slot(object)
    def open_request(self, request: OpenRequest) -> None:
        """Open a request in this window, after unsaved changes were saved or discarded."""
        self.confirm_unsaved(partial(self._start_opening, request))

    def _start_opening(self, request: OpenRequest) -> None:
        """Read the files of a request in a job, whose result `_on_opened` shows; cancel an earlier one."""
        if self._opening is not None:
            self._opening.cancel()
        self._version_at_request, self._request = self._session.version, request
        profile = self.profile
        address = self._context.set_url.stored_url_of(request.path)

        def read(progress: Progress) -> Document:
            """Return the document of the request with the profile of the window."""
            document = request.open(progress, address)
            document.set_profile(profile)
            return document

        self._opening = job = self._jobs.start(self.tr("Opening “{name}”").format(name=request.path.name), read)
        job.finished.connect(partial(self._on_opened, job))
        job.failed.connect(partial(self._on_open_failed, job))
        job.cancelled.connect(partial(self._on_open_cancelled, job))
        self.opening_began.emit()

    def _on_opened(self, job: Job, document: Document) -> None:
        """Show a document that was read; ask before about changes made meanwhile.

        An outdated result is ignored. If another window has the set open, it is focused instead.
        """
        # The result is not needed if another file was requested meanwhile.
        if job is not self._opening:
            return
        self._opening = None
        if document.index is not None and self._focus_window_with(document.index.path):
            # Another window has the set of this folder open.
            message = self.tr("“{name}” is already open in another window.").format(name=document.name)
            self._messages.show_message(Severity.INFO, message)
            self.open_failed.emit()
            return
        self._context.finish_editing()
        show = partial(self._show_opened, self._request, document)
        if self._session.is_at(self._version_at_request) and not self.is_saving and not self._session.is_busy:
            show()
        else:
            # The open set was changed meanwhile.
            self.confirm_unsaved(show)

    def _on_open_failed(self, job: Job, error: StudioError) -> None:
        """Report why a request failed, unless another was started meanwhile."""
        if job is self._opening:
            self._opening = None
            self._report_failure(self._request, error)
            self.open_failed.emit()

    def _on_open_cancelled(self, job: Job) -> None:
        """Report that opening was canceled, unless another request was started meanwhile."""
        if job is self._opening:
            self._opening = None
            self._messages.show_message(Severity.INFO, self.tr("Opening was canceled."))
            self.open_failed.emit()

    def _focus_window_with(self, path: Path) -> bool:
        """Focus the other window that has a file open, and return whether there is one."""
        return self._other_windows is not None and self._other_windows.focus_window_with(path)

    def _show_opened(self, request: OpenRequest, document: Document) -> None:
        """Show a document that was read, and a message about it."""
        self.show_loaded_set(document, request)
        self._report_opened(request, document)
        self.opened.emit(document.path or request.path)

    def show_loaded_set(self, document: Document, request: OpenRequest | None = None) -> None:
        """Replace the open set by a loaded document, without a question, and add it to the recent files."""
        self._open_request, self._known_path = request or OpenRequest(document.path or Path()), document.path
        if request is None or document.profile is not self.profile:
            document.set_profile(self.profile)
        self._show(document, is_open=True)
        # Last, when the start page with its recent files is hidden.
        self._add_to_recent(document)

    def _show(self, document: Document, *, is_open: bool) -> None:
        """Replace the open set by a document, lock its files, remove all messages, and emit `open_changed`."""
        self._messages.clear()
        self.is_open = is_open
        self._lock_opened_set(document)
        self.about_to_show.emit(document)
        # References to the replaced document would retain its memory.
        self._warned_about_links_in = self._summary_confirmed_in = None
        self._unused_to_delete = self._confirmed_losses = frozenset()
        self._session.open_document(document)
        self.open_changed.emit()

    def _add_to_recent(self, document: Document, *, is_part_of_folder: bool = False) -> None:
        """Add the set to the recent files, with the list of its files if only some files of its folder belong to it."""
        if document.path is None:
            return
        paths = [sitemap.path for sitemap in document.sitemaps if sitemap.path is not None]
        if self._open_request.others or is_part_of_folder:
            is_together = document.shape is SetShape.FOLDER and len(paths) > 1
            first, *others = paths if is_together else [document.path]
            self._open_request = replace(self._open_request, path=first, others=tuple(others))
        self._settings.remember_file(document.path, paths if self._open_request.others else ())

    @Slot()
    def close(self) -> None:
        """Close the set after unsaved changes were saved or discarded, and show the start page."""
        self.confirm_unsaved(self._close)

    def _close(self) -> None:
        """Replace the open set by an empty one, and show the start page."""
        document = new_document()
        document.set_profile(self.profile)
        self._show(document, is_open=False)

    # The lock of the open set

    def release_lock(self) -> None:
        """Release the lock of the open set and emit `lock_released`, if it is held."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None
            self.lock_released.emit()

    def shut_down(self) -> None:
        """Release the lock of the open set, and acquire no lock any more."""
        self._is_closed = True
        self.release_lock()

    def _holds_lock_of(self, path: Path) -> bool:
        """Return whether this window holds the lock for a path."""
        return self._lock is not None and self._lock.is_held and self._lock.lock_path == lock_path_of(path)

    def _try_lock(self, document: Document) -> LockedError | None:
        """Lock the files of a document, and make it editable; return the error if the lock is held elsewhere."""
        try:
            self._lock = lock_document(document)
        except LockedError as error:
            return error
        if document.lock is not None:
            document.set_lock(None)
            self._session.update_locked()
            self.unlocked.emit()
        return None

    def _lock_opened_set(self, document: Document) -> None:
        """Lock the files of a document that is being opened; if that fails, it becomes read-only."""
        if document.path is None or not self._holds_lock_of(document.path):
            self.release_lock()
        if document.path is not None and self._lock is None and (error := self._try_lock(document)):
            document.set_lock(error)

    def _lock_saved_set(self, document: Document) -> None:
        """Lock the set at the path where it was saved, and release the previous lock."""
        if document.path is None or self._holds_lock_of(document.path):
            return
        self.release_lock()
        if error := self._try_lock(document):
            # Another program opened it during the save.
            document.set_lock(error)
            self._session.update_locked()
            self._messages.show_warning(error)

    def retry_lock(self) -> None:
        """Lock a read-only set, and report that it can be edited, if the other program or window has released it."""
        document = self._session.document
        may_try = not self._is_closed and document.path is not None and document.lock is not None
        if may_try and self._try_lock(document) is None:
            text = self.tr("“{name}” is no longer open elsewhere. You can edit it here.")
            self._messages.show_message(Severity.INFO, text.format(name=document.name))

    # Messages about opening: the most severe one, with buttons

    def _report_failure(self, request: OpenRequest, error: StudioError) -> None:
        """Show why a request failed, with a hint and buttons for this kind of error."""
        severity, hint, offers = Severity.ERROR, error.hint, list[Offer]()
        if isinstance(error, EncodingError):
            hint, offers = self._encoding_advice(request, error.path or request.path)
        elif _can_raise_ceiling(error, request):
            hint, offers = self._ceiling_advice(request)
        elif isinstance(error, ChoiceError):
            severity, hint = Severity.INFO, ""
            offers = [(self.tr("Choose one …"), partial(self._show_index_dialog, error.choices))]
        elif isinstance(error, NoSitemapError):
            offers = [(self.tr("New sitemap"), self.new)]
        elif not request.others and request.path.suffix.lower() in _TABLE_SUFFIXES:
            offers = [(self.tr("Import as table …"), partial(self.import_requested.emit, request.path))]
        elif not request.others and is_access_log(read_head(request.path)):
            offers = [(self.tr("Import as access log …"), partial(self.import_requested.emit, request.path))]
        self._messages.show_message(severity, error.message, hint, offers=offers)

    def _report_opened(self, request: OpenRequest, document: Document) -> None:
        """Show the most severe message about an opened set, if any, with its buttons."""
        unknown = [sitemap for sitemap in document.sitemaps if isinstance(sitemap.error, EncodingError)]
        large = [sitemap for sitemap in document.sitemaps if _can_raise_ceiling(sitemap.error, request)]
        locked = [file for file in document.files if file.read_only_reason is not None]
        severity, hint, offers = Severity.WARNING, "", list[Offer]()
        conversion = self._conversion_text(document)
        if document.lock is not None:
            text = self.tr("{reason} It is read-only here.").format(reason=localized(document.lock.message))
            hint, offers = document.lock.hint, self._lock_offers(request, document.lock)
        elif unknown:
            many = self.tr("The encoding of %n sitemaps is unknown.", None, len(unknown))
            text = _error_or_text(unknown, many)
            hint, offers = self._encoding_advice(request, unknown[0].path or request.path)
        elif large:
            many = self.tr("%n sitemaps exceed the safety limit.", None, len(large))
            text = _error_or_text(large, many)
            hint, offers = self._ceiling_advice(request)
        elif locked:
            reason, others = locked[0].read_only_reason, len(locked) - 1
            text = self.tr("“{name}” is read-only: {reason}")
            hint = self.tr("You can copy and export the entries.")
            if others:
                text = self.tr("“{name}” and %n more are read-only: {reason}", None, others)
                hint = self.tr("You can copy and export the entries.")
            text = text.format(name=locked[0].name, reason=localized(reason.message) if reason else "")
        elif document.kind == "feed":
            severity, error = Severity.INFO, read_only_error(document.sitemaps[0])
            text, hint = localized(error.message), localized(error.hint)
        elif document.notices:
            shows_severity = any(notice.severity is not Severity.INFO for notice in document.notices)
            severity = Severity.WARNING if shows_severity else Severity.INFO
            text, hint = " ".join(map(localized_error, document.notices)), conversion
        elif lost := [finding for _, finding in document.findings if finding.rule == TRUNCATED_RULE]:
            severity, text = Severity.ERROR, localized(lost[0].message)
            hint = self.tr("Replace the file with a complete one.")
        elif count := document.n_repairs:
            many = self.tr("“{name}” had %n errors that were repaired.", None, count)
            text = text_for_count(count, self.tr("“{name}” had 1 error that was repaired."), many)
            text = text.format(name=document.name)
            hint = " ".join(filter(None, (self.tr("The file on disk has not changed."), conversion)))
            offers = [(self.tr("Show"), self.repairs_requested.emit)]
        elif conversion:
            severity, text = Severity.INFO, conversion
        elif document.shape is SetShape.FOLDER:
            count = len(document.sitemaps)
            severity, text = Severity.INFO, self.tr("“{name}” contains %n sitemaps but no index.", None, count)
            text = separate_thousands(count, text).format(name=document.name)
            hint = self.tr("An index helps search engines to find all of them.")
            offers = [(self.tr("Write an index …"), self.index_requested.emit)]
        else:
            return
        self._messages.show_message(severity, text, hint, offers=offers)

    def _lock_offers(self, request: OpenRequest, lock: LockedError) -> list[Offer]:
        """Return the buttons for a locked set: try again and, if another window here has it open, show that."""
        again: Offer = (self.tr("Try again"), partial(self.open_request, request))
        if lock.is_here and lock.path is not None:
            return [(self.tr("Show window"), partial(self._focus_window_with, lock.path)), again]
        return [again]

    def _encoding_advice(self, request: OpenRequest, path: Path) -> tuple[str, list[Offer]]:
        """Return the hint and a list with the button for a file whose encoding is unknown."""
        offer: Offer = (self.tr("Choose its encoding …"), partial(self._show_encoding_dialog, request, path))
        return self.tr("Choose the encoding in which the text looks right."), [offer]

    def _ceiling_advice(self, request: OpenRequest) -> tuple[str, list[Offer]]:
        """Return the hint and a list with the button for files beyond the safety limits."""
        ceilings, number = request.ceilings, format_number
        hint = self.tr(
            "The safety limit is {size} MB uncompressed per file, {ratio} times its size on disk, and {entries} entries "
            "in total. Open it only if you trust its source."
        )
        size, ratio = megabytes(ceilings.max_file_bytes), number(ceilings.max_ratio or 0)
        hint = hint.format(size=size, ratio=ratio, entries=number(ceilings.max_entries))
        action = partial(self.open_request, replace(request, is_raised=True))
        return hint, [(self.tr("Open anyway"), action)]

    def _conversion_text(self, document: Document) -> str:
        """Return a text on the files that saving would convert to UTF-8; empty if there are none."""
        converted = [
            (file.name, file.source.encoding) for file in document.files if file.source and file.source.is_converted
        ]
        if not converted:
            return ""
        name, encoding = converted[0]
        many = self.tr("%n files are not in UTF-8.", None, len(converted))
        text = text_for_count(len(converted), self.tr("“{name}” is encoded in {encoding}."), many)
        when = self.tr("Saving a change writes UTF-8.")
        return f"{text.format(name=name, encoding=encoding)} {when}"

    # Dialogs about opening

    def _show_index_dialog(self, paths: Sequence[Path]) -> None:
        """Ask which index of a folder to open."""
        dialog = ChooseIndexDialog(paths, self._parent)
        dialog.chosen.connect(self.open)
        dialog.open()

    def _show_encoding_dialog(self, request: OpenRequest, path: Path) -> None:
        """Decode a file in all encodings in a job, ask for the right one, and open the request with it."""
        if self._reading_encodings in self._jobs.running:
            return

        def ask(choices: tuple[EncodingChoice, ...]) -> None:
            """Show the dialog with the text in each encoding."""
            whole = request.path.name if path != request.path else ""
            dialog = EncodingDialog(path.name, choices, set_title=whole, parent=self._parent)
            dialog.chosen.connect(lambda encoding: self.open_request(replace(request, encoding=encoding)))
            dialog.open()

        def read(progress: Progress) -> tuple[EncodingChoice, ...]:
            """Return the encodings in which the file can be read, with its text in each."""
            return encoding_choices(path, ceilings=request.ceilings, progress=progress)

        title = self.tr("Reading “{name}”").format(name=path.name)
        self._reading_encodings = self._jobs.start(title, read)
        self._reading_encodings.finished.connect(ask)
        self._reading_encodings.failed.connect(self._messages.show_error)

    # Saving

    @Slot()
    def save(self) -> None:
        """Save the changed files of the set; ask for a name if it has none."""
        if self._session.document.needs_file_name:
            self.show_save_dialog()
        else:
            self._start_saving()

    @Slot()
    def show_save_dialog(self) -> None:
        """Ask for a new name or folder, and save the whole set there; report an error if not `can_save_elsewhere`."""
        document, folder = self._session.document, self._dialog_folder()
        if not self.can_save_elsewhere:
            self._on_save_failed(read_only_error(next(document.files)))
        elif document.shape is SetShape.FOLDER:
            self._show_file_dialog(make_folder_dialog(self._parent, self.tr("Save as"), folder), self.save_under)
        else:
            self.show_save_name_dialog(
                folder / ("sitemap.xml" if document.needs_file_name else document.name), self.save_under
            )

    def show_save_name_dialog(self, proposal: Path, then: Callable[[str], None]) -> None:
        """Ask for a file to save to, with a suggested path, and pass its path to a function unless the user cancels."""
        forms = self.tr("Sitemaps (*.xml *.xml.gz);;All files (*)").split(";;")
        # A name without suffix retains the format.
        ending, name = full_suffix(proposal.name) or "xml", proposal.name
        self._show_file_dialog(
            make_save_dialog(
                self._parent, self.tr("Save as"), proposal.parent, name_filters=forms, suffix=ending, name=name
            ),
            then,
        )

    def _show_file_dialog(self, dialog: QFileDialog, then: Callable[[str], None]) -> None:
        """Show a file dialog that passes the chosen path to a function; canceling drops the step after the save."""
        dialog.fileSelected.connect(then)
        dialog.rejected.connect(self._discard_pending_step)
        dialog.open()

    @Slot(str)
    def save_under(self, name: str, *, then: Step | None = None) -> None:
        """Save the whole set to a path; the suffix .gz compresses it. After a successful save, call `then`, if given."""
        if then is not None:
            self._step_after_saving = then
        self._start_saving(Path(name))

    def _start_saving(self, path: Path | None = None, may_replace: frozenset[Path] = frozenset()) -> None:
        """Save the set in a job, after a running edit has ended; if necessary, show a summary to confirm first.

        Do nothing while a save is running.

        Args:
            path: Path for the whole set; None to write the changed files in place.
            may_replace: Other files at that path that may be replaced.
        """
        if self.is_saving or self._defer_during_edit(partial(self._start_saving, path, may_replace)):
            return
        self._messages.remove(self._obstacle)
        document = self._session.document
        try:
            plan = prepare_save(document, path)
            if path is not None:
                refuse_locked_targets(document, [target.path for target in plan.targets])
        except StudioError as error:
            self._on_save_failed(error)
            return
        summary = summarize_save(plan)
        if not self._is_confirmed(summary):
            self._show_summary_dialog(summary, path, may_replace)
            return
        self._recovery_log.begin_save()
        title = self.tr("Saving “{name}”").format(name=path.name if path else document.name)
        # Files that became unused after the answer are kept, as the user has not seen them.
        deletes = self._unused_to_delete.issuperset(file.path for file in summary.unused)
        save = partial(save_in_place, plan, is_warned=self._warned_about_links_in is document, deletes_unused=deletes)
        if path is not None:
            save = partial(save_copy, plan, may_replace=may_replace)
        losses = losses_when_saved_as(document, path) if path is not None else []
        self._saving = self._jobs.start(title, save, delivers_after_cancel=True)
        written = partial(self._on_saved, self._session.version, losses, document.n_repairs)
        self._saving.finished.connect(written)
        self._saving.failed.connect(self._on_save_failed)
        self._saving.cancelled.connect(self._on_save_cancelled)

    def _is_confirmed(self, summary: SaveSummary) -> bool:
        """Return whether a save can start without a summary.

        It can if it needs no confirmation, or the user has confirmed a summary of this set. Every unused or truncated file
        must have been in a confirmed summary.
        """
        if not self._confirmed_losses.issuperset(_lost_files(summary)):
            return False
        return self._summary_confirmed_in is self._session.document or not summary.needs_confirmation

    def _show_summary_dialog(self, summary: SaveSummary, path: Path | None, may_replace: frozenset[Path]) -> None:
        """Show the summary of a planned save, and save when the user confirms it; canceling saves nothing.

        Args:
            summary: The summary.
            path: Path for the whole set; None to write the changed files in place.
            may_replace: Other files at that path that may be replaced.
        """
        from sitemap_studio.gui.dialogs.save_summary_dialog import SaveSummaryDialog

        document = self._session.document
        self._summary_dialog = dialog = SaveSummaryDialog(document, summary, self._parent)

        def save(deletes: bool) -> None:
            """Store that the user confirmed a summary of this set, and save; `deletes` is the answer about unused files."""
            self._summary_dialog, self._summary_confirmed_in = None, document
            self._unused_to_delete = frozenset(file.path for file in summary.unused if deletes)
            self._confirmed_losses |= _lost_files(summary)
            self._start_saving(path, may_replace)

        def cancel() -> None:
            """Discard the function to call after the save, unless another summary has replaced the dialog."""
            if self._summary_dialog is dialog:
                self._summary_dialog = None
                self._discard_pending_step()

        dialog.chosen.connect(save)
        dialog.rejected.connect(cancel)
        dialog.problems_requested.connect(self.problems_requested)
        dialog.sitemap_requested.connect(self.sitemap_requested)
        dialog.open()

    def _on_saved(self, version: Version, losses: list[Message], n_repairs: int, saved: SaveResult) -> None:
        """Update set, lock and recent files after a save, report it, and call the function pending after it.

        Args:
            version: Document and its version that were saved; later edits remain unsaved.
            losses: Kinds of data that the file format could not hold.
            n_repairs: Number of repairs that were saved.
            saved: Result of the save.
        """
        self._saving = None
        document, number = version
        finish_save(document, saved)
        self._recovery_log.end_save(is_saved=True)
        if document is not self._session.document:
            return
        # The files do not contain edits made during the save.
        if document.version == number:
            self._session.undo_stack.setClean()
        self._messages.clear()
        if losses:
            text = self.tr("Left out: {losses}.").format(losses=localized(listed(losses)))
            self._messages.show_message(Severity.WARNING, text, self.tr("The other file still exists."))
        if document.path != self._known_path:
            # The set has another file now.
            self._open_request, self._known_path = self.current_request, document.path
        self._add_to_recent(document, is_part_of_folder=document.shape is SetShape.FOLDER and bool(saved.unused))
        self._session.update_locked()
        self._session.emit_problems_changed()
        self._lock_saved_set(document)
        self.saved.emit()
        self._unused_to_delete = frozenset()
        self._show_summary(self._saved_summary(saved, n_repairs))
        self._report_backups(saved.backups)
        step, self._step_after_saving = self._step_after_saving, None
        if step is not None:
            self.confirm_unsaved(step)

    def _report_backups(self, backups: Sequence[Path]) -> None:
        """Show a message with the folder of the backups of repaired or deleted files; do nothing without backups."""
        if not backups:
            return
        folders, count = list(dict.fromkeys(path.parent for path in backups)), len(backups)
        if len(folders) > 1:
            text = self.tr("The earlier versions of %n files are in folders named “{folder}” beside them.", None, count)
            text = separate_thousands(count, text).format(folder=BACKUP_FOLDER)
        else:
            many = self.tr("The earlier versions of %n files are in the backup folder “{folder}”.", None, count)
            text = text_for_count(
                count, self.tr("The earlier version of “{name}” is in the backup folder “{folder}”."), many
            )
            text = text.format(name=backups[0].name, folder=folders[0])
        show = partial(QDesktopServices.openUrl, QUrl.fromLocalFile(str(folders[0])))
        self._messages.show_message(Severity.INFO, text, offers=[(self.tr("Show folder"), show)])

    def _saved_summary(self, saved: SaveResult, repairs: int) -> str:
        """Return sentences with the first saved file, and the numbers of other saved, deleted and kept files, and repairs."""
        written, n_deleted, n_kept = [path.name for path in saved.paths], len(saved.deleted), len(saved.unused)
        counts = (
            (n_deleted, self.tr("Deleted 1 file."), self.tr("Deleted %n files.", None, n_deleted)),
            (n_kept, self.tr("Kept 1 unused file."), self.tr("Kept %n unused files.", None, n_kept)),
            (repairs, self.tr("1 repair was saved."), self.tr("%n repairs were saved.", None, repairs)),
        )
        n_others = len(written) - 1
        first = self.tr("There was nothing to save.")
        if written:
            many = self.tr("Saved “{name}” and %n other files.", None, n_others)
            others = text_for_count(n_others, self.tr("Saved “{name}” and 1 other file."), many)
            first = (others if n_others else self.tr("Saved “{name}”.")).format(name=written[0])
        return " ".join([first, *(text_for_count(*each) for each in counts if each[0])])

    @Slot(object)
    def _on_save_failed(self, error: StudioError) -> None:
        """End the failed save, and show why it failed."""
        self._saving = self._step_after_saving = None
        self._recovery_log.end_save(is_saved=False)
        if isinstance(error, ExternalChangeError):
            self.changed_externally.emit(error)
        elif isinstance(error, SaveObstacleError):
            self.report_obstacles(error.found, is_saving=True)
        else:
            if isinstance(error, ChangedOnDiskError):
                # The file may be one to delete; the user has not seen the version on disk.
                self._unused_to_delete = frozenset()
            self._messages.show_error(error)

    @Slot()
    def _on_save_cancelled(self) -> None:
        """End the canceled save, and report that no file has changed."""
        self._saving = self._step_after_saving = None
        self._recovery_log.end_save(is_saved=False)
        self._messages.show_message(Severity.INFO, self.tr("Canceled. No files have changed."))

    def report_obstacles(self, obstacles: Obstacles, *, is_saving: bool = False) -> None:
        """Show the most severe obstacle to saving (missing permission, existing files or hard links), if any.

        Hard links that were reported once no longer prevent saving the set.

        Args:
            obstacles: Obstacles, possibly none.
            is_saving: Whether a save was refused: a missing permission is a warning then, and a button saves despite
                hard links.
        """
        severity = Severity.WARNING
        if obstacles.unwritable:
            files, severity = obstacles.unwritable, Severity.WARNING if is_saving else Severity.INFO
            one = self.tr("You don't have permission to save “{name}”.")
            many = self.tr("You don't have permission to save %n files of the set.", None, len(files))
            hint = self.tr("Save it to another folder. You can edit it here.")
            offers: list[Offer] = [(self.tr("Save as …"), self.show_save_dialog)]
        elif obstacles.wanted is not None:
            files, path = obstacles.existing, obstacles.wanted
            one = self.tr("“{name}” already exists in that folder and would be replaced.")
            many = self.tr("%n files already exist in that folder and would be replaced.", None, len(files))
            hint = self.tr("Nothing was saved. Replace the files, or choose another folder.")
            offers = [
                (QCoreApplication.translate("Files", "Replace"), partial(self._start_saving, path, frozenset(files))),
                (self.tr("Save as …"), self.show_save_dialog),
            ]
        elif obstacles.linked:
            # Once for each set.
            files, self._warned_about_links_in = obstacles.linked, self._session.document
            one = self.tr("“{name}” has hard links.")
            many = self.tr("%n files of the set have hard links.", None, len(files))
            hint = self.tr("Only this name gets the new content; the other names keep the old one.")
            offers = [(self.tr("Save"), self.save)] if is_saving else []
        else:
            return
        text = text_for_count(len(files), one, many).format(name=files[0].name)
        self._obstacle = self._messages.show_message(severity, text, hint, offers=offers, replaces=self._obstacle)


def _can_raise_ceiling(error: StudioError | None, request: OpenRequest) -> bool:
    """Return whether an error is due to a ceiling that the user may raise, and has not raised yet."""
    return isinstance(error, CeilingError) and not isinstance(error, TooLargeError) and not request.is_raised


def _lost_files(summary: SaveSummary) -> frozenset[Path]:
    """Return the paths of the unused and the truncated files in a summary."""
    return frozenset((*summary.truncated, *(file.path for file in summary.unused)))


def _error_or_text(sitemaps: list[SitemapFile], many: str) -> str:
    """Return the error message if there is just one sitemap, and it has one; else `many`."""
    error = sitemaps[0].error
    return error.message if len(sitemaps) == 1 and error else many
