"""Loading of stored facts about the pages of the open set, in jobs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.messages import Message
from sitemap_studio.core.preferences import PAGE_BOT
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.page_columns import load_page_columns
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.jobs.background_jobs import Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.window_preferences import WindowPreferences
from sitemap_studio.model.page_columns import DEFAULT_PAGE_COLUMNS, PageColumns
from sitemap_studio.pages.facts_store import FactsStore, has_stored_facts
from sitemap_studio.protocol.rule import Severity


class _Loaded(NamedTuple):
    """Facts that a job loaded, and the notices of the store, such as about damaged files."""

    columns: PageColumns
    notices: list[Message]


def _load(document: Document, bot: str, names: tuple[str, ...], progress: Progress) -> _Loaded:
    """Return the stored facts of a bot about the pages of a set; called in a job.

    Args:
        document: A snapshot of the set.
        bot: Name of the bot.
        names: Columns of `COLUMNS` to load.
        progress: Checked for cancellation.
    """
    with FactsStore() as store:
        columns = load_page_columns(document, store, bot=bot, names=names, progress=progress)
        return _Loaded(columns, store.notices)


class StoredPages(QObject):
    """Loader of the stored facts about the pages of the open set, with further columns on demand."""

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        messages: MessageBar,
        *,
        preferences: WindowPreferences,
        shown_columns: Callable[[], Iterable[str]],
        parent: QObject,
    ) -> None:
        """Create the loader of a window; nothing is loaded before `load_once`.

        Args:
            session: The session of the window.
            jobs: Runs the jobs.
            messages: Shows notices and errors.
            preferences: Contain the bot whose facts are loaded if none are shown.
            shown_columns: Returns columns of `PAGE_COLUMNS` that are loaded together with the default ones.
            parent: The parent object.
        """
        super().__init__(parent)
        self._preferences, self._shown_columns = preferences, shown_columns
        self._session, self._messages = session, messages
        self._names = DEFAULT_PAGE_COLUMNS
        self._has_loaded = False
        self._job = LatestJob(jobs, self)
        self._job.answered.connect(self._on_loaded)
        self._job.failed.connect(self._on_failed)
        session.replaced.connect(self.stop)

    @Slot()
    def load_once(self) -> None:
        """Start loading the stored facts, if any, unless done for the open set, or its files are being read."""
        if not self._has_loaded and not self._session.document.is_being_read and has_stored_facts():
            self._start()

    @Slot(object)
    def load_columns(self, names: Iterable[str]) -> None:
        """Add columns of `COLUMNS` to the loaded ones, and load them now if the open set's facts were loaded."""
        known = tuple(dict.fromkeys((*self._names, *names)))
        if known != self._names:
            self._names = known
            if self._has_loaded:
                self._start()

    @Slot()
    def load_again(self) -> None:
        """Start loading the stored facts after others were stored, unless files of the set are being read."""
        if not self._session.document.is_being_read:
            self._start()

    def _start(self) -> None:
        """Start a job that loads the stored facts of the bot whose facts are shown, or else of the preferred bot."""
        self._has_loaded = True
        self._names = tuple(dict.fromkeys((*self._names, *self._shown_columns())))
        document = self._session.document
        bot = self._preferences[PAGE_BOT] if document.page_columns is None else document.page_columns.bot
        work = partial(_load, document.snapshot(), bot, self._names)
        self._job.request(document, self.tr("Loading page facts"), work)

    @Slot(object, object)
    def _on_loaded(self, document: Document, loaded: _Loaded) -> None:
        """Show notices, and set the loaded facts with newer shown ones, for the open set and the bot that is shown."""
        if document is not self._session.document:
            return
        for notice in loaded.notices:
            self._messages.show_message(Severity.WARNING, localized(notice))
        columns, shown = loaded.columns, document.page_columns
        if shown is not None and shown.bot != columns.bot:
            return
        if shown is not None:
            columns = columns.with_newer(shown)
        if len(columns):
            self._session.set_page_columns(columns)

    @Slot(object, object)
    def _on_failed(self, _document: Document, error: StudioError) -> None:
        """Show the error of a job that failed."""
        self._messages.show_refusal(error)

    @Slot()
    def stop(self) -> None:
        """Cancel loading, and let the next `load_once` load again, as for another set or after facts were deleted."""
        self._job.cancel_latest()
        self._has_loaded = False
