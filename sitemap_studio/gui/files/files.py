"""Opening, saving and closing: what the window does with files.

The open set is replaced only by one that is ready; nothing that is unsaved goes without a question. How the open set is
written is the business of `saving`, how files are read that of `document`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import home_folder, is_file
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.folder_opening import find_in_folder
from sitemap_studio.document.opening.opening import new_document
from sitemap_studio.document.saving.external_changes import is_to_be_rewritten
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap, read_only_error
from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.files.encoding_choosing import EncodingChoosing
from sitemap_studio.gui.files.file_asking import FileAsking
from sitemap_studio.gui.files.open_request import OpenRequest, own_copy, sample_path
from sitemap_studio.gui.files.opening_news import OpeningNews
from sitemap_studio.gui.files.save_obstacles import ObstacleNews
from sitemap_studio.gui.files.saving import Saving, Settling, Step
from sitemap_studio.gui.jobs.jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session, Version
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.preferences import KeptPreferences, Settings
from sitemap_studio.gui.words.set_words import set_name
from sitemap_studio.protocol.catalogue import Severity

Elsewhere = Callable[[OpenRequest | None], bool]
"""Lets another window show a set, or a new sitemap, if it belongs there; tells whether it does."""

Forward = Callable[[Path], bool]
"""Brings another window forward that has a file open, alone or in a set; tells whether there is one."""


class Files(QObject):
    """What is open, as files.

    Attributes:
        is_open: Whether a set is open; without one the window shows the start page.
        elsewhere: Asked before the user's wish to open something is carried out here; None where there is one window.
        forward: Leads to another window; None likewise.

    Signals:
        opening_began: A file is being read that is to be open next.
        about_to_show: This `Document` is about to be what is open.
        settling: What is open may be replaced, closed or saved; what is being typed should be in it now.
        open_changed: `is_open` is another, or another set is open.
        open_failed: What was to be opened was not.
        saved: The set is on disk.
        save_reported: What a save did, as a text to show in passing.
        opened: The file at this path is open, and what is to be said of it was said.
        save_began: Files are being written; what is edited from now on is not in them.
        save_ended: They are not any more; carries whether the document knows of new files.
        changed_outside: Nothing was saved, as other programs changed files; carries the `ExternalChangeError`.
        edit_anyway_asked: The user says that nobody else has the set open any more.
        index_asked: The user wants an index for the set.
    """

    opening_began = Signal()
    about_to_show = Signal(object)
    settling = Signal()
    open_changed = Signal()
    open_failed = Signal()
    saved = Signal()
    save_reported = Signal(str)
    opened = Signal(object)
    save_began = Signal()
    save_ended = Signal(bool)
    changed_outside = Signal(object)
    edit_anyway_asked = Signal()
    index_asked = Signal()

    def __init__(
        self, session: Session, jobs: Jobs, *, messages: MessageBar, settings: Settings, preferences: KeptPreferences,
        window: QWidget,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._session, self._jobs = session, jobs
        self._messages, self._settings, self._window = messages, settings, window
        self._preferences = preferences
        self._settling = Settling(
            session, before=self.settling.emit, save=self.save, is_saving=lambda: self.is_saving, window=window
        )
        self._asking = FileAsking(window)
        self._asking.to_open.connect(self.open_all)
        self._asking.save_name.connect(self.save_under)
        self._asking.save_left.connect(self._settling.forget)
        self._news = OpeningNews(messages, self)
        self._news.again_asked.connect(self.open_request)
        self._news.anyway_asked.connect(self.edit_anyway_asked)
        self._news.window_asked.connect(self._go_forward)
        self.obstacles = ObstacleNews(
            messages, save=self.save, save_as=self.ask_and_save, save_under=self.save_under, parent=self
        )
        self._saving = Saving(
            session, jobs, settling=self._settling, messages=messages, obstacles=self.obstacles, parent=self
        )
        self._saving.began.connect(self.save_began)
        self._saving.ended.connect(self.save_ended)
        self._saving.saved.connect(self._tell_saved)
        self._saving.reported.connect(self.save_reported)
        self._saving.changed_outside.connect(self.changed_outside)
        choosing = EncodingChoosing(jobs, messages, window)
        self._news.encoding_asked.connect(choosing.ask)
        self._news.file_asked.connect(self._asking.ask_which)
        self._news.index_asked.connect(self.index_asked)
        self._news.new_asked.connect(self.new)
        choosing.chosen.connect(self.open_request)
        self._opening: Job | None = None
        self._request = self._shown = OpenRequest(Path())
        self._home: Path | None = None
        self._asked_at: Version | None = None
        self.elsewhere: Elsewhere | None = None
        self.forward: Forward | None = None
        self.is_open = False

    @property
    def is_opening(self) -> bool:
        """Whether something is about to be open."""
        return self._opening is not None

    def shows(self, request: OpenRequest) -> bool:
        """Whether this is open, or about to be."""
        known = [self._request] if self.is_opening else []
        known += [self._shown, self.shown_request] if self.is_open else []
        return any(request.is_for_same(other) for other in known)

    def shows_set_of(self, folder: Path) -> bool:
        """Whether the index of a folder, or the only sitemap in it, is open."""
        path = self._session.document.path if self.is_open else None
        if path is None or not OpenRequest(folder).is_for_same(OpenRequest(path.parent)):
            return False
        try:
            main_file = find_in_folder(folder).main_file
        except StudioError:
            return False
        return main_file is not None and OpenRequest(main_file).is_for_same(OpenRequest(path))

    @property
    def has_unsaved(self) -> bool:
        """Whether there are changes that are not on disk."""
        return not self._session.undo_stack.isClean()

    @property
    def can_save(self) -> bool:
        """Whether saving would write anything: changes, a first file, or what was mended when it was opened."""
        document = self._session.document
        return self.has_unsaved or document.path is None or (document.held is None and is_to_be_rewritten(document))

    @property
    def can_copy(self) -> bool:
        """Whether the set can be saved in another place: one whose only file could not be read for certain can't."""
        return self._session.document.is_folder or self._main_file.doubt is None

    @property
    def _main_file(self) -> IndexFile | Sitemap:
        document = self._session.document
        return document.index or next(iter(document.sitemaps))

    @property
    def is_saving(self) -> bool:
        """Whether files are being written."""
        return self._saving.is_running

    @property
    def name(self) -> str:
        """The name of what is open."""
        return set_name(self._session.document)

    def has_open(self, path: Path) -> bool:
        """Whether a file is open, alone or in a set."""
        return self.shows(OpenRequest(path)) or self.sitemap_of(path) is not None

    def sitemap_of(self, path: Path) -> int | None:
        """The sitemap of the open set whose entries are those of a file; None where there is none."""
        found = self._session.document.sitemaps.of_file(path) if self.is_open else None
        return found.id if found is not None else None

    def handlers(self) -> Handlers:
        """What the actions do, by their ids."""
        return {
            "new": self.new, "open": self.ask_and_open, "open-folder": self.ask_and_open_folder,
            "save": self.save, "save-as": self.ask_and_save, "close": self.close,
        }  # fmt: skip

    # Opening

    @Slot()
    def new(self) -> None:
        """Start an empty sitemap."""
        if self.elsewhere is None or not self.elsewhere(None):
            self.settle(self._begin_new)

    @Slot()
    def ask_and_open(self) -> None:
        """Ask for a file, and open it."""
        self._asking.ask_files(self._folder())

    @Slot()
    def ask_and_open_folder(self) -> None:
        """Ask for a folder, and open its index, or else all its sitemaps."""
        self._asking.ask_folder(self._folder())

    @Slot()
    def open_sample(self) -> None:
        """Open the sample set."""
        try:
            sample = sample_path()
        except FileNotFoundError:
            self._messages.tell(Severity.ERROR, self.tr("This installation lacks the sample set."))
            self.open_failed.emit()
            return
        self.open(sample)

    @Slot(object)
    def open_all(self, paths: list[Path]) -> None:
        """Open a file or a folder, or several files as one set; see `open`."""
        if len(paths) == 1:
            self.open(paths[0])
        elif paths:
            self._open_somewhere(OpenRequest(paths[0], others=tuple(paths[1:])))

    def open(self, path: Path) -> None:
        """Open a file in a job, once unsaved changes are settled; what is open stays until the new set is ready."""
        self._open_somewhere(OpenRequest(own_copy(path)))

    @Slot(object)
    def open_recent(self, path: Path) -> None:
        """Open what was open before: of a folder those files alone that were opened together, if they are there."""
        together = [file for file in self._settings.files_together(path) if is_file(file)]
        self.open_all(together if len(together) > 1 else [path])

    def _open_somewhere(self, request: OpenRequest) -> None:
        if self.elsewhere is None or not self.elsewhere(request):
            self.open_request(request)

    @Slot(object)
    def open_request(self, request: OpenRequest) -> None:
        """Open a file in the way that is asked for; see `open`."""
        self.settle(partial(self._start_opening, request))

    @property
    def shown_request(self) -> OpenRequest:
        """How what is open would be opened again."""
        path = None if self._shown.others else self._session.document.path
        return replace(self._shown, path=path or self._shown.path)

    def _start_opening(self, request: OpenRequest) -> None:
        if self._opening is not None:
            self._opening.cancel()
        self._asked_at = self._session.version
        title = self.tr("Opening “{name}”").format(name=request.path.name)
        profile = self._session.document.profile
        job = self._jobs.start(title, partial(request.open_for, profile, self._preferences))
        self._opening, self._request = job, request
        job.finished.connect(self._opened)
        job.failed.connect(self._open_failed)
        job.cancelled.connect(self._open_stopped)
        self.opening_began.emit()

    @Slot(object)
    def _opened(self, document: Document) -> None:
        if self.sender() is not self._opening:
            return
        self._opening = None
        if document.index is not None and self._go_forward(document.index.path):
            # The set of a folder turned out to be one that is open.
            told = self.tr("“{name}” is open in another window already.").format(name=document.name)
            self._messages.tell(Severity.INFO, told)
            self.open_failed.emit()
            return
        self.settling.emit()
        show = partial(self._show_opened, self._request, document)
        if self._session.is_at(self._asked_at) and not self.is_saving and not self._session.is_busy:
            show()
        else:
            # The window stayed usable, and something was changed meanwhile.
            self.settle(show)

    @Slot(object)
    def _go_forward(self, path: Path) -> bool:
        return self.forward is not None and self.forward(path)

    def _show_opened(self, request: OpenRequest, document: Document) -> None:
        self._show(document, request)
        self._news.tell_opened(request, document)
        self.opened.emit(document.path or request.path)

    def show_ready(self, document: Document) -> None:
        """Show a set that was made ready elsewhere; for a step that `settle` takes."""
        self._show(document)

    def _show(self, document: Document, request: OpenRequest | None = None) -> None:
        self._shown, self._home = request or OpenRequest(document.path or Path()), document.path
        profile = self._session.document.profile
        if request is None or document.profile is not profile:
            document.set_profile(profile)
        self._messages.dismiss()
        self.is_open = True
        self.about_to_show.emit(document)
        self._session.open_document(document)
        self.open_changed.emit()
        # The start page, which lists what is recent, is out of sight by now.
        self._remember(document)

    def _remember(self, document: Document) -> None:
        """Put what is open at the top of the recent files; of files that were opened together know which these are."""
        if document.path is None:
            return
        paths = [sitemap.path for sitemap in document.sitemaps if sitemap.path is not None]
        if self._shown.others:
            is_together = document.is_folder and len(paths) > 1
            first, *others = paths if is_together else [document.path]
            self._shown = replace(self._shown, path=first, others=tuple(others))
        self._settings.remember_file(document.path, paths if self._shown.others else ())

    @Slot(object)
    def _open_failed(self, error: StudioError) -> None:
        # Another file was asked for meanwhile: what became of this one is of no interest any more.
        if self.sender() is not self._opening:
            return
        self._opening = None
        self._news.tell_failure(self._request, error)
        self.open_failed.emit()

    @Slot()
    def _open_stopped(self) -> None:
        if self.sender() is self._opening:
            self._opening = None
            self._messages.tell(Severity.INFO, self.tr("Opening was stopped; everything is as it was."))
            self.open_failed.emit()

    def _begin_new(self) -> None:
        self._show(new_document())

    @Slot()
    def close(self) -> None:
        """Close the set, once unsaved changes are settled."""
        self.settle(self._close)

    def _close(self) -> None:
        self._messages.dismiss()
        self.is_open = False
        document = new_document()
        self.about_to_show.emit(document)
        self._session.open_document(document)
        self._session.document.set_profile(self._settings.profile)
        self.open_changed.emit()

    # Saving

    @Slot()
    def save(self) -> None:
        """Write what changed; a set without a file gets one first."""
        if self._session.document.path is None:
            self.ask_and_save()
        else:
            self._saving.write()

    @Slot()
    def ask_and_save(self) -> None:
        """Ask for a name, and write under it."""
        document = self._session.document
        if document.is_folder:
            self._asking.ask_folder_to_save(self._folder())
            return
        if not self.can_copy:
            # Said before a name is asked for, not after.
            self._saving.refuse(read_only_error(self._main_file))
            return
        self._asking.ask_name(self._folder() / (document.path.name if document.path else "sitemap.xml"))

    @Slot(str)
    def save_under(self, name: str) -> None:
        """Write under this name; an ending of .gz compresses."""
        self._saving.write(Path(name))

    @Slot(object)
    def _tell_saved(self, document: Document) -> None:
        if document.path != self._home:
            # What was opened lies where it was, and is not open here any more.
            self._shown, self._home = self.shown_request, document.path
        self._remember(document)
        self._session.announce_problems()
        self.saved.emit()

    def settle(self, step: Step) -> None:
        """Go on with a step at once, or, where changes are unsaved, after the user saved or discarded them."""
        self._settling.settle(step)

    def _folder(self) -> Path:
        folder = self._session.document.folder
        if folder is not None:
            return folder
        recent = self._settings.recent_files()
        return recent[0].parent if recent else home_folder()
