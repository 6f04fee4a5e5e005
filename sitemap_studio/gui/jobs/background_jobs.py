"""Jobs: work off the GUI thread, with progress and cancel."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from threading import Thread
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal, Slot

from sitemap_studio.core.errors import Cancelled, StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import lower_thread_priority

log = logging.getLogger(__name__)
Work = Callable[[Progress], Any]  # the function of a job: it reports its progress, and stops when that raises


class Job(QObject):
    """Runs a function in a thread; one of `finished`, `failed`, `cancelled`, `outdated` is emitted, then `ended`."""

    finished = Signal(object)  # it returned this
    failed = Signal(object)  # it raised this `StudioError`, or another exception that was made one
    cancelled = Signal()  # it was cancelled
    outdated = Signal()  # it returned, but what it worked on was changed meanwhile
    ended = Signal()  # it is over
    faulted = Signal(object)  # it raised this exception, a fault of the program; `failed` follows
    _returned = Signal(object, object)

    def __init__(
        self,
        title: str,
        work: Work,
        *,
        is_current: Callable[[], bool] | None,
        leaves_traces: bool,
        stands_back: bool,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.title = title
        self.progress = Progress()
        self._work, self._is_current = work, is_current
        self._leaves_traces, self._stands_back = leaves_traces, stands_back
        self._started = monotonic()
        self._thread = Thread(target=self._run, name=f"job: {title}", daemon=True)
        self._returned.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        self._started = monotonic()
        self._thread.start()

    def cancel(self) -> None:
        self.progress.cancel()

    def give_up(self) -> None:
        self.cancel()
        self._returned.emit(None, Cancelled())

    def wait(self, seconds: float) -> bool:
        if self._thread.ident is not None:
            self._thread.join(seconds)
        return not self._thread.is_alive()

    @property
    def running_seconds(self) -> float:
        return monotonic() - self._started

    def _run(self) -> None:
        if self._stands_back:
            lower_thread_priority()
        result: object = None
        error: Exception | None = None
        try:
            result = self._work(self.progress)
        except StudioError as caught:
            error = caught
        except Exception as caught:
            log.exception("The job %r met something unforeseen.", self.title)
            error = caught
        self._returned.emit(result, error)

    @Slot(object, object)
    def _deliver(self, result: object, error: Exception | None) -> None:
        # After this only the GUI thread uses this object, which may then be deleted.
        if self._thread.ident is not None:
            self._thread.join()
        if isinstance(error, Cancelled) or (error is None and self.progress.is_cancelled and not self._leaves_traces):
            self.cancelled.emit()
        elif isinstance(error, StudioError):
            self.failed.emit(error)
        elif error is not None:
            self.faulted.emit(error)
            translate = QCoreApplication.translate
            text = translate("Jobs", "“{title}” failed because of an internal error.")
            hint = translate("Jobs", "Nothing was changed. Error: {fault}.")
            hint = hint.format(fault=type(error).__name__)
            self.failed.emit(StudioError(text.format(title=self.title), hint=hint))
        elif self._is_current is not None and not self._is_current():
            self.outdated.emit()
        else:
            self.finished.emit(result)
        self.ended.emit()


_abandoned: Final[list[Job]] = []
"""Jobs that did not stop when their window was closed, kept forever, since their threads still use them."""


class Jobs(QObject):
    """The running jobs of a window."""

    started = Signal(object)  # this `Job` began
    ended = Signal(object)  # this `Job` is over
    faulted = Signal(object)  # one raised this exception, which is a fault of the program

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: list[Job] = []
        self._is_stopped = False

    @property
    def running(self) -> tuple[Job, ...]:
        return tuple(self._running)

    def start(
        self,
        title: str,
        work: Work,
        *,
        is_current: Callable[[], bool] | None = None,
        leaves_traces: bool = False,
        stands_back: bool = True,
    ) -> Job:
        """Start a job; its signals are emitted later by the event loop.

        Args:
            title: What it does, for the user.
            work: What to run; called in another thread.
            is_current: Asked when it returns: whether its result still fits what is open.
            leaves_traces: Whether it may finish after it was cancelled too late, as when files are written.
            stands_back: Whether its thread has a lower priority than the window.
        """
        job = Job(title, work, is_current=is_current, leaves_traces=leaves_traces, stands_back=stands_back, parent=self)
        job.ended.connect(partial(self._forget, job))
        job.faulted.connect(self.faulted)
        self._running.append(job)
        self.started.emit(job)
        if self._is_stopped:
            job.give_up()
        else:
            job.start()
        return job

    def stop(self, seconds: float = 5.0) -> bool:
        """Cancel all jobs and wait for them; return whether all have stopped. No job starts afterwards."""
        self._is_stopped = True
        for job in self._running:
            job.cancel()
        stopped = {job: job.wait(seconds) for job in self._running}
        for job, has_stopped in stopped.items():
            if has_stopped:
                QCoreApplication.sendPostedEvents(job, QEvent.Type.MetaCall)
            else:
                _abandoned.append(job)
                job.setParent(None)
                job.blockSignals(True)
        return all(stopped.values())

    def _forget(self, job: Job) -> None:
        self._running.remove(job)
        self.ended.emit(job)
        job.deleteLater()


MAX_SYNCHRONOUS_ENTRIES: Final = 60_000
"""Sets of up to this many entries are filtered and counted without a job, which takes a few milliseconds."""


class LatestJob(QObject):
    """Runs the last of several requested jobs, one at a time, for answers to what a user types."""

    answered = Signal(object, object)  # the last question and its answer
    failed = Signal(object, object)  # the last question and its `StudioError`
    stopped = Signal(object)  # the last question, whose job the user cancelled

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self._question: object = None
        self._next: tuple[object, str, Work] | None = None

    @property
    def is_running(self) -> bool:
        return self._job is not None

    def ask(self, question: object, title: str, work: Work) -> None:
        """Run a job instead of all before; the question is returned with the answer."""
        self.drop()
        self._next = question, title, work
        if self._job is None:
            self._start_next()

    def drop(self) -> None:
        self._question = self._next = None
        if self._job is not None:
            self._job.cancel()

    @Slot()
    def _start_next(self) -> None:
        self._job = None
        if self._next is not None:
            (self._question, title, work), self._next = self._next, None
            self._job = self._jobs.start(title, work)
            self._job.finished.connect(self._answer)
            self._job.failed.connect(self._fail)
            self._job.cancelled.connect(self._stop)
            self._job.ended.connect(self._start_next)

    @Slot(object)
    def _answer(self, answer: object) -> None:
        if self._question is not None:
            self.answered.emit(self._question, answer)

    @Slot(object)
    def _fail(self, error: object) -> None:
        if self._question is not None:
            self.failed.emit(self._question, error)

    @Slot()
    def _stop(self) -> None:
        if self._question is not None:
            self.stopped.emit(self._question)
