"""Read the rest of a large set, check it, and validate it by the schemas, each in a job."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from queue import Full, Queue
from time import monotonic, thread_time
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import Check, prepare_check
from sitemap_studio.document.document import Document
from sitemap_studio.document.reading.file_reading import Outcome, Rest
from sitemap_studio.document.schema_validation import validate, with_schema_problems
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.jobs.jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session, Version
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.protocol.catalogue import Severity
from sitemap_studio.protocol.leaks import DEFAULT_LEAKS
from sitemap_studio.validation.problem import Problem
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


class Validating(QObject):
    """What the action that validates does.

    Signals:
        found: The schemas object to something, which is listed now.
        settled: A validation is over, whatever came of it.
    """

    found = Signal()
    settled = Signal()

    def __init__(self, session: Session, jobs: Jobs, messages: MessageBar, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._jobs, self._messages = session, jobs, messages
        self._job: Job | None = None
        self._asked_at: Version = (session.document, -1)
        self._has_listed = False

    @Slot()
    def start(self) -> None:
        """Validate the files of the set as they are on disk."""
        if self._job is not None:
            self._job.cancel()
        document = self._session.document
        self._asked_at = self._session.version
        title = self.tr("Validating “{name}”").format(name=document.name)
        job = self._jobs.start(title, partial(_validate, document.snapshot()), is_current=self._is_current)
        self._job = job
        job.finished.connect(self._show)
        job.failed.connect(self._messages.tell_error)
        job.outdated.connect(self._tell_outdated)
        job.ended.connect(self._settle)

    @Slot()
    def forget(self) -> None:
        """Take what was found out of the list: the files were saved."""
        if self._has_listed and self._asked_at[0] is self._session.document:
            self._drop(self._session.document)
            self._session.announce_problems()

    def _drop(self, document: Document) -> None:
        self._has_listed = False
        document.problems = document.problems.with_noted(document.noted())

    def _is_current(self) -> bool:
        return self._session.is_at(self._asked_at)

    @Slot(object)
    def _show(self, problems: list[Problem]) -> None:
        if self.sender() is not self._job:
            return
        document = self._session.document
        self._drop(document)
        with_schema_problems(document, problems)
        self._has_listed = bool(problems)
        self._session.announce_problems()
        unsaved = not self._session.undo_stack.isClean()
        hint = self.tr("Unsaved edits were not checked.") if unsaved else ""
        if not problems:
            self._messages.tell(Severity.INFO, self.tr("The files are valid against the schemas."), hint)
            return
        count = len(problems)
        told = counted(
            count,
            self.tr("The schemas object to 1 place; it is in the list of problems until the next edit."),
            self.tr(
                "The schemas object to %n places; they are in the list of problems until the next edit.", None, count
            ),
        )
        self._messages.tell(Severity.WARNING, told, hint)
        self.found.emit()

    @Slot()
    def _tell_outdated(self) -> None:
        told = self.tr("The set was changed while it was validated, so nothing is shown.")
        self._messages.tell(Severity.INFO, told, self.tr("Validate again."))

    @Slot()
    def _settle(self) -> None:
        if self.sender() is self._job:
            self._job = None
        self.settled.emit()


def _validate(document: Document, progress: Progress) -> list[Problem]:
    return validate(document, progress)


LOOK_MS: Final = 25
"""How often it is looked whether something came."""

_MOST_WAITING: Final = 4_096
_FEW: Final = 2
"""So many files come at once where that takes no longer than a frame."""

_FRAME_SECONDS: Final = 0.016
_SHARE: Final = 0.2
"""Of the time of the window, what taking files may take."""

_LOOK_SECONDS: Final = 0.1

Line = Queue[tuple[int, Outcome]]
"""What became of files, as they came."""


class ReadingOn(QObject):
    """What is still being read of the set that is open.

    Signals:
        ended: All that will come is there.
    """

    ended = Signal()

    def __init__(self, session: Session, jobs: Jobs, messages: MessageBar, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._jobs, self._messages = session, jobs, messages
        self._job: Job | None = None
        self._rest: Rest | None = None
        self._line: Line = Queue(_MOST_WAITING)
        self._taken_at = self._last_took = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._take)
        session.replaced.connect(self._begin)

    @property
    def is_running(self) -> bool:
        """Whether there is something to come."""
        return self._rest is not None

    @Slot()
    def _begin(self) -> None:
        if self._job is not None:
            self._job.cancel()
        self._job, self._rest = None, None
        self._timer.stop()
        document = self._session.document
        if document.rest is None or document.rest.is_done:
            return
        self._rest, self._line = document.rest, Queue(_MOST_WAITING)
        self._taken_at = self._last_took = 0.0

    @Slot()
    def start(self) -> None:
        """Begin, now that the first entries are painted: painting beside a thread takes three times as long."""
        if self._rest is None or self._job is not None:
            return
        title = self.tr("Reading “{name}”").format(name=self._session.document.name)
        work = partial(_read, self._rest, self._line)
        self._job = self._jobs.start(title, work, stands_back=not self._rest.is_read_elsewhere)
        self._job.failed.connect(self._messages.tell_error)
        self._job.cancelled.connect(self._tell_stopped)
        self._job.ended.connect(self._read)
        self._timer.start()

    @Slot()
    def _read(self) -> None:
        if self.sender() is self._job:
            self._job = None
            self._take()

    @Slot()
    def _take(self) -> None:
        """Let the set have some of what waits, if it is time for that and no edit is being done."""
        rest, n_waiting = self._rest, self._line.qsize()
        if rest is None or self._session.is_busy:
            return
        begin = thread_time()
        if n_waiting and (self._job is None or monotonic() - self._taken_at >= self._last_took / _SHARE):
            # What took long would take as long for one file.
            at_once = n_waiting if self._last_took > _FRAME_SECONDS else min(n_waiting, _FEW)
            arrivals = [self._line.get_nowait() for _ in range(at_once)]
            rest.append(arrivals)
            self._session.note_read([sitemap for sitemap, _ in arrivals])
            self._taken_at, self._last_took = monotonic(), thread_time() - begin
        if self._job is None and self._line.empty():
            self._end(rest)

    def _end(self, rest: Rest) -> None:
        self._timer.stop()
        self._rest = None
        if not rest.is_done:
            rest.give_up()
        self.ended.emit()

    @Slot()
    def _tell_stopped(self) -> None:
        if self.sender() is self._job:
            hint = self.tr("What was read can be edited and saved; reload the set to read the rest.")
            self._messages.tell(Severity.INFO, self.tr("Reading was stopped."), hint, topic="reading")


def _read(rest: Rest, line: Line, progress: Progress) -> None:
    """What the job does: it puts into the line what became of each file, and waits while that is long."""
    with closing(rest.arrivals(progress)) as arrivals:
        for arrival in arrivals:
            while True:
                progress.check()
                try:
                    line.put(arrival, timeout=_LOOK_SECONDS)
                except Full:
                    continue
                break
