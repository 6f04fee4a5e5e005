"""Keeps the problems of the open document fresh: checks the whole set in a job, and again when it was edited meanwhile.

Edits after the first check are judged by the document itself as they happen.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from sitemap_studio.document.checking import Check, prepare_check
from sitemap_studio.gui.jobs.jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.protocol.leaks import DEFAULT_LEAKS
from sitemap_studio.validation.problems import Problems


class Checking(QObject):
    """The check that is running, if any.

    Attributes:
        leaks: By which patterns addresses are judged that were hardly meant to be public, from the next check on.

    Signals:
        settled: No check is running or due any more.
        failed: A check met this `StudioError`.
    """

    settled = Signal()
    failed = Signal(object)

    def __init__(self, session: Session, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._jobs = session, jobs
        self.leaks = DEFAULT_LEAKS
        self._job: Job | None = None
        self._checked = session.document
        self._prepared: Check | None = None
        session.replaced.connect(self.start)

    @property
    def is_running(self) -> bool:
        """Whether a check is running."""
        return self._job is not None

    @Slot()
    def start(self) -> None:
        """Check what is open, once it is there as a whole; a check that is running is given up."""
        if self._job is not None:
            self._job.cancel()
        self._checked = self._session.document
        if self._session.is_being_read:
            # Asked for again once all is there.
            return
        self._prepared = prepare_check(self._checked, leaks=self.leaks)
        title = self.tr("Checking “{name}”").format(name=self._checked.name)
        job = self._jobs.start(title, self._prepared.run, is_current=self._is_current)
        self._job = job
        job.finished.connect(self._keep)
        job.outdated.connect(self.start)
        job.failed.connect(self.failed)
        job.ended.connect(self._settle)

    def _is_current(self) -> bool:
        prepared, document = self._prepared, self._session.document
        return prepared is not None and document is self._checked and document.version == prepared.version

    @Slot(object)
    def _keep(self, problems: Problems) -> None:
        # A check that was overtaken by a newer one has nothing to say.
        if self.sender() is self._job and self._prepared is not None:
            self._checked.keep_problems(problems, self._prepared.version)
            self._session.announce_problems()

    @Slot()
    def _settle(self) -> None:
        if self.sender() is self._job:
            self._job = None
            self.settled.emit()
