"""Background jobs: functions that run in threads, with progress and cancellation."""

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
JobFunction = Callable[[Progress], Any]
"""Function of a job; it reports its progress to the argument, which raises `Cancelled` after cancellation."""


class Job(QObject):
    """Function that runs in a thread.

    Args:
        title: Name of the job for the user.
        work: The function.
        is_current: Called after the function returned; False if its result is outdated. None if it is never outdated.
        delivers_after_cancel: Whether `finished` is emitted if the function returns although the job was cancelled.
        is_low_priority: Whether the thread has a lower priority than the window.
        describe: Returns the text about the job in the window; None for title, stage and share.
        is_shown: Whether the window shows a line about the job while it runs.
        parent: The parent object.

    Attributes:
        progress: Progress that the function reports.
        describe: Returns the text about the job in the window; None for title, stage and share. Jobs with such a text
            can be paused.
        is_shown: Whether the window shows a line about the job while it runs.

    Signals:
        finished: The function returned; carries its result.
        failed: The function raised; carries the `StudioError`, or one about an internal error.
        cancelled: The job was cancelled.
        outdated: The function returned, but its data changed meanwhile.
        ended: Emitted after one of these four.
        faulted: The function raised an exception that is an internal error; carries it. `failed` follows.
    """

    finished = Signal(object)
    failed = Signal(object)
    cancelled = Signal()
    outdated = Signal()
    ended = Signal()
    faulted = Signal(object)
    _returned = Signal(object, object)

    def __init__(
        self,
        title: str,
        work: JobFunction,
        *,
        is_current: Callable[[], bool] | None,
        delivers_after_cancel: bool,
        is_low_priority: bool,
        describe: Callable[[], str] | None,
        is_shown: bool,
        parent: QObject,
    ) -> None:
        """Create the job, without starting it."""
        super().__init__(parent)
        self.title, self.describe, self.is_shown = title, describe, is_shown
        self.progress = Progress()
        self._work, self._is_current = work, is_current
        self._delivers_after_cancel, self._is_low_priority = delivers_after_cancel, is_low_priority
        self._started = monotonic()
        self._thread = Thread(target=self._run, name=f"job: {title}", daemon=True)
        self._returned.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Start the thread of the job."""
        self._started = monotonic()
        self._thread.start()

    def cancel(self) -> None:
        """Request cancellation: the function stops at its next report of progress."""
        self.progress.cancel()

    def cancel_unstarted(self) -> None:
        """Cancel a job that was never started; `cancelled` and `ended` are emitted later by the event loop."""
        self.cancel()
        self._returned.emit(None, Cancelled())

    def wait(self, seconds: float) -> bool:
        """Wait at most `seconds` for the thread to end; return whether it is not running."""
        if self._thread.ident is not None:
            self._thread.join(seconds)
        return not self._thread.is_alive()

    @property
    def running_seconds(self) -> float:
        """Seconds since the start of the job."""
        return monotonic() - self._started

    def _run(self) -> None:
        """Call the function, in the thread of the job, and pass its result or exception to the GUI thread."""
        if self._is_low_priority:
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
        """Emit the signals for the result or exception of the function, in the GUI thread."""
        # After this only the GUI thread uses this object, which may then be deleted.
        if self._thread.ident is not None:
            self._thread.join()
        if isinstance(error, Cancelled) or (
            error is None and self.progress.is_cancelled and not self._delivers_after_cancel
        ):
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
"""Jobs that did not stop when their window was closed; they are never deleted, as their threads still use them."""


class Jobs(QObject):
    """Running jobs of a window.

    Signals:
        started: A job was started; carries the `Job`.
        ended: A job ended; carries the `Job`.
        faulted: The function of a job raised an internal error; carries the exception.
    """

    started = Signal(object)
    ended = Signal(object)
    faulted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Create the list of jobs, without a running job."""
        super().__init__(parent)
        self._running: list[Job] = []
        self._is_stopped = False

    @property
    def running(self) -> tuple[Job, ...]:
        """Jobs that were started and have not ended, in the order of their start."""
        return tuple(self._running)

    def start(
        self,
        title: str,
        work: JobFunction,
        *,
        is_current: Callable[[], bool] | None = None,
        delivers_after_cancel: bool = False,
        is_low_priority: bool = True,
        describe: Callable[[], str] | None = None,
        is_shown: bool = True,
    ) -> Job:
        """Start a job, or after `stop` only cancel it; its signals are emitted later by the event loop.

        Args:
            title: Name of the job for the user.
            work: The function to run in a thread.
            is_current: Called when the function returned; False if the result is outdated.
            delivers_after_cancel: Whether `finished` is emitted if the function returns although the job was cancelled,
                as when it has written files.
            is_low_priority: Whether the thread has a lower priority than the window.
            describe: Returns the text about a job that can be paused; None for title, stage and share of a job that
                can't.
            is_shown: Whether the window shows a line about the job while it runs; False for work that is repeated
                again and again, since lines that appear and disappear move the table.

        Returns:
            The job.
        """
        job = Job(
            title,
            work,
            is_current=is_current,
            delivers_after_cancel=delivers_after_cancel,
            is_low_priority=is_low_priority,
            describe=describe,
            is_shown=is_shown,
            parent=self,
        )
        job.ended.connect(partial(self._remove, job))
        job.faulted.connect(self.faulted)
        self._running.append(job)
        self.started.emit(job)
        if self._is_stopped:
            job.cancel_unstarted()
        else:
            job.start()
        return job

    def stop(self, seconds: float = 5.0) -> bool:
        """Cancel all jobs, wait up to `seconds` for each, and return whether all have stopped; later jobs do not start.

        Jobs that have stopped emit their signals; the others emit none any more.
        """
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

    def _remove(self, job: Job) -> None:
        """Remove a job that ended, emit `ended`, and delete the job later."""
        self._running.remove(job)
        self.ended.emit(job)
        job.deleteLater()


MAX_SYNCHRONOUS_ENTRIES: Final = 60_000
"""Largest set, in entries, that is filtered and counted without a job, which takes a few milliseconds."""


class LatestJob(QObject):
    """Runner of one job at a time, for requests of which only the latest counts, as while the user types.

    Signals:
        answered: The latest job finished; carries its question and its result.
        failed: The latest job failed; carries its question and the `StudioError`.
        stopped: The user cancelled the latest job; carries its question.
    """

    answered = Signal(object, object)
    failed = Signal(object, object)
    stopped = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        """Create the runner, without a job."""
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self._question: object = None
        self._next: tuple[object, str, JobFunction, bool] | None = None

    @property
    def is_running(self) -> bool:
        """Whether a job is running, including a cancelled one that has not yet ended."""
        return self._job is not None

    def request(self, question: object, title: str, work: JobFunction, *, is_shown: bool = True) -> None:
        """Cancel the running job, and start another after its end; only the latest request is answered.

        Args:
            question: Any object that identifies the request; the signals carry it.
            title: Name of the job for the user.
            work: The function of the job.
            is_shown: Whether the window shows a line about the job while it runs.
        """
        self.cancel_latest()
        self._next = question, title, work, is_shown
        if self._job is None:
            self._start_next()

    def cancel_latest(self) -> None:
        """Cancel the running job and drop a waiting request, without a signal."""
        self._question = self._next = None
        if self._job is not None:
            self._job.cancel()

    @Slot()
    def _start_next(self) -> None:
        """Start the job of the waiting request after the previous job ended, or become idle without such a request."""
        self._job = None
        if self._next is not None:
            (self._question, title, work, is_shown), self._next = self._next, None
            self._job = self._jobs.start(title, work, is_shown=is_shown)
            self._job.finished.connect(self._on_finished)
            self._job.failed.connect(self._on_failed)
            self._job.cancelled.connect(self._on_cancelled)
            self._job.ended.connect(self._start_next)

    @Slot(object)
    def _on_finished(self, answer: object) -> None:
        """Emit `answered`, unless the job was cancelled or replaced."""
        question, self._question = self._question, None
        if question is not None:
            self.answered.emit(question, answer)

    @Slot(object)
    def _on_failed(self, error: object) -> None:
        """Emit `failed`, unless the job was cancelled or replaced."""
        question, self._question = self._question, None
        if question is not None:
            self.failed.emit(question, error)

    @Slot()
    def _on_cancelled(self) -> None:
        """Emit `stopped` if the user cancelled the job, rather than this object."""
        question, self._question = self._question, None
        if question is not None:
            self.stopped.emit(question)
