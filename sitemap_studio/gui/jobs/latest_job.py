"""One question after another to a job: while one is worked on, only the last that was asked meanwhile is kept.

For answers to what somebody types. What is asked, and what becomes of answers, is the business of who asks.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from sitemap_studio.gui.jobs.jobs import Job, Jobs, Work

MAX_SYNCHRONOUS_ENTRIES: Final = 60_000
"""Sets of up to this many entries are filtered and counted without a job, which takes a few milliseconds."""


class LatestJob(QObject):
    """Works on what was asked last.

    Signals:
        answered: The question that was asked last, and its answer.
        failed: The question that was asked last, and the `StudioError` that came of it.
        stopped: The question that was asked last: the user stopped the work on it.
    """

    answered = Signal(object, object)
    failed = Signal(object, object)
    stopped = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self._question: object = None
        self._next: tuple[object, str, Work] | None = None

    @property
    def is_running(self) -> bool:
        """Whether something is worked on, wanted or not."""
        return self._job is not None

    def ask(self, question: object, title: str, work: Work) -> None:
        """Work on this instead of all before.

        Args:
            question: What comes back with the answer.
            title: What is done, for the user.
            work: What to run in a job.
        """
        self.drop()
        if self._job is None:
            self._start(question, title, work)
        else:
            self._next = question, title, work

    def drop(self) -> None:
        """Want no answer any more."""
        self._question = self._next = None
        if self._job is not None:
            self._job.cancel()

    def _start(self, question: object, title: str, work: Work) -> None:
        self._question = question
        job = self._jobs.start(title, work)
        self._job = job
        job.finished.connect(self._answer)
        job.failed.connect(self._fail)
        job.cancelled.connect(self._stop)
        job.ended.connect(self._go_on)

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

    @Slot()
    def _go_on(self) -> None:
        self._job = None
        if self._next is not None:
            following, self._next = self._next, None
            self._start(*following)
