"""Jobs that validate the open set, completely or by new facts about its pages, and leak patterns of the preferences."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.preferences import LEAK_PATTERNS, Preference
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import prepare_check, prepare_page_check, robots_by_host
from sitemap_studio.document.file_problems import FileProblems
from sitemap_studio.document.fixing import compile_fixes
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.jobs.background_jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.window_preferences import WindowPreferences
from sitemap_studio.model.page_columns import PageColumns
from sitemap_studio.protocol.leak_patterns import DEFAULT_LEAKS, Leaks, leaks_of_lines, without_unknown_names
from sitemap_studio.protocol.robots_files import RobotsFile
from sitemap_studio.validation.problems import Problems

_PAUSE_FACTOR: Final = 3
_MIN_PAUSE_MS: Final = 500
_MAX_PAUSE_MS: Final = 5_000
"""Pause after a validation of page facts: a multiple of its duration between these limits, as facts arrive constantly."""


class Checking(QObject):
    """Validation of the open set in jobs: completely, repeated if it was edited meanwhile, or by new page facts only.

    Attributes:
        leaks: Leak patterns to check with.
        robots: Parsed robots.txt files to check with, by host; the key None means the host of the set.

    Signals:
        settled: The last validation ended, successfully or not.
        failed: A validation failed with this `StudioError`.
    """

    settled = Signal()
    failed = Signal(object)

    def __init__(self, session: Session, jobs: Jobs, parent: QObject | None = None) -> None:
        """Create the validation, which starts when a set replaces the open one or has new facts about its pages."""
        super().__init__(parent)
        self._session, self._jobs = session, jobs
        self.leaks = DEFAULT_LEAKS
        self.robots: Mapping[str | None, RobotsFile] = {}
        self._job: Job | None = None
        self._page_job: Job | None = None
        self._refused_pages: PageColumns | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._validate_pages)
        session.replaced.connect(self.start)
        session.pages_changed.connect(self._validate_pages)

    @property
    def is_running(self) -> bool:
        """Whether a validation is running."""
        return self._job is not None

    @Slot()
    def start(self) -> None:
        """Cancel a running validation and validate the set in a job; do nothing while the set is being read."""
        if self._job is not None:
            self._job.cancel()
        document = self._session.document
        if self._session.document.is_being_read:
            # Started again when all files are read.
            return
        robots = robots_by_host(document, self.robots, document.profile)
        check = prepare_check(document, leaks=self.leaks, robots=robots)

        table = document.table.snapshot()

        def run(progress: Progress) -> tuple[Problems, FileProblems]:
            """Validate the set, prepare to list its problems with their fixes, and return them and `validate_files`."""
            problems = check.run(progress)
            compile_fixes(table, problems)
            return problems, document.validate_files(problems)

        def store_problems(result: tuple[Problems, FileProblems]) -> None:
            """Set the problems of the document, and emit `Session.problems_changed`."""
            problems, collector = result
            document.set_problems(problems, check.version, collector)
            self._session.emit_problems_changed()

        title = self.tr("Checking “{name}”").format(name=document.name)
        is_current = partial(self._session.is_at, (document, check.version))
        self._job = job = self._jobs.start(title, run, is_current=is_current)
        job.finished.connect(store_problems)
        job.outdated.connect(self.start)
        job.failed.connect(self.failed)
        job.ended.connect(partial(self._on_job_ended, job))

    @Slot(object)
    def set_leaks(self, leaks: Leaks) -> None:
        """Set the leak patterns, and validate the set with them."""
        self.leaks = leaks
        self.start()

    def _on_job_ended(self, job: Job) -> None:
        """Emit `settled` and validate new page facts, unless another validation was started meanwhile."""
        if job is self._job:
            self._job = None
            self.settled.emit()
            self._validate_pages()

    @Slot()
    def _validate_pages(self) -> None:
        """Start a job that validates the set by its facts about pages if these are new.

        Do nothing while a validation is running, and in the pause after a validation of facts, since new facts are
        validated after it. Do nothing either for facts by which the validation failed or was cancelled.
        """
        document = self._session.document
        columns = document.rule_pages
        is_waiting = self._job is not None or self._page_job is not None or self._pause.isActive()
        if is_waiting or not document.has_outdated_pages:
            return
        if columns is not None and columns is self._refused_pages:
            return
        check, before = prepare_page_check(document), document.problems

        def is_current() -> bool:
            """Return whether the validated set is open, and has the same entries and problems as before."""
            return self._session.document is document and document.problems is before and not self.is_running

        def store_problems(problems: Problems) -> None:
            """Set the problems of the document, and emit `Session.problems_changed`."""
            document.problems = problems
            self._session.emit_problems_changed()

        def validate_newer_pages() -> None:
            """Remove the ended job; after a pause, start another one if facts or entries changed meanwhile."""
            self._page_job = None
            pause_ms = int(job.running_seconds * 1_000) * _PAUSE_FACTOR
            self._pause.start(min(max(pause_ms, _MIN_PAUSE_MS), _MAX_PAUSE_MS))

        def refuse_pages(*_: object) -> None:
            """Store the facts as refused, so that they are not validated again; ignore all arguments."""
            self._refused_pages = columns

        title = self.tr("Checking “{name}”").format(name=document.name)
        # During a check of pages, facts are validated again and again.
        is_first = before.pages is None
        self._page_job = job = self._jobs.start(title, check.run, is_current=is_current, is_shown=is_first)
        job.finished.connect(store_problems)
        job.failed.connect(refuse_pages)
        job.failed.connect(self.failed)
        job.cancelled.connect(refuse_pages)
        job.ended.connect(validate_newer_pages)


class LeakPatterns(QObject):
    """Leak patterns of the preferences.

    Signals:
        changed: The preferences contain other patterns; carries the `Leaks`.
    """

    changed = Signal(object)

    def __init__(self, preferences: WindowPreferences, parent: QObject) -> None:
        """Read the patterns of the preferences, and listen to changes of these."""
        super().__init__(parent)
        self._preferences = preferences
        self.leaks = self._read()
        preferences.changed.connect(self._on_preferences_changed)

    def _read(self) -> Leaks:
        """Return the patterns of the preferences; for invalid ones show a warning, and return the default patterns."""
        lines = self._preferences[LEAK_PATTERNS]
        if lines is None:
            # Known to be valid: compiling them would take longer than the remaining creation of a window.
            return DEFAULT_LEAKS
        try:
            return leaks_of_lines(without_unknown_names(lines))
        except RequestError as error:
            reason = self.tr("{reason} The default leak patterns apply.")
            self._preferences.show_complaint(reason.format(reason=localized(error.message)))
            return DEFAULT_LEAKS

    @Slot(object)
    def _on_preferences_changed(self, changed: Collection[Preference[Any]]) -> None:
        """Read the patterns again if their preference has changed, and emit `changed` if they differ."""
        if LEAK_PATTERNS in changed and (leaks := self._read()) != self.leaks:
            self.leaks = leaks
            self.changed.emit(leaks)
