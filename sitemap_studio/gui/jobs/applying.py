"""Doing edits that take long: applied and judged in a job, and taken by the document once that is done.

One at a time. What an edit means for the history is the business of the session.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.transaction import AppliedEdit, PreparedEdit
from sitemap_studio.gui.jobs.jobs import Job, Jobs

Taking = Callable[[AppliedEdit], None]
"""Puts in place what came of an edit; asked in the GUI thread, while it is current."""


@dataclass(frozen=True, eq=False)
class _Running:
    """An edit that is being done.

    Attributes:
        title: What is done, for the user.
        document: To what.
        prepared: The edit.
        take: What to do with the result.
        job: What works on it.
    """

    title: str
    document: Document
    prepared: PreparedEdit
    take: Taking
    job: Job


class Applying(QObject):
    """The edit that is being done, if any.

    Signals:
        busy_changed: Whether one is being done is another.
        failed: One could not be done, for the reason that this `StudioError` tells; nothing is changed.
    """

    busy_changed = Signal()
    failed = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._running: _Running | None = None

    @property
    def title(self) -> str | None:
        """What is being done; None where nothing is."""
        return self._running.title if self._running is not None else None

    def start(self, title: str, document: Document, prepared: PreparedEdit, take: Taking) -> None:
        """Do an edit in a job. No other may be running.

        Args:
            title: What is done, for the user.
            document: To what.
            prepared: The edit.
            take: What to do with the result. Where the document was saved or checked meanwhile, the edit is prepared
                and run anew before this is asked.
        """
        job = self._jobs.start(title, prepared.run, is_current=self._is_current)
        job.finished.connect(self._finish)
        job.failed.connect(self._fail)
        job.outdated.connect(self._start_anew)
        job.cancelled.connect(self._end)
        self._running = _Running(title, document, prepared, take, job)
        self.busy_changed.emit()

    def drop(self) -> None:
        """Give up what is being done, because what it was for is not open any more."""
        running = self._running
        if running is not None:
            self._running = None
            running.job.cancel()
            self.busy_changed.emit()

    def _is_current(self) -> bool:
        running = self._running
        # What was dropped is not started anew: its ending is of interest to nobody.
        return running is None or running.document.may_take(running.prepared)

    def _ended(self) -> _Running | None:
        """What has just ended, with nothing being done any more; None for what was dropped."""
        running = self._running
        if running is None or self.sender() is not running.job:
            return None
        self._running = None
        return running

    @Slot(object)
    def _finish(self, applied: AppliedEdit) -> None:
        running = self._ended()
        if running is not None:
            running.take(applied)
            self.busy_changed.emit()

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        if self._ended() is not None:
            self.busy_changed.emit()
            self.failed.emit(error)

    @Slot()
    def _start_anew(self) -> None:
        running = self._ended()
        if running is not None:
            prepared = running.document.prepare(running.prepared.edit)
            self.start(running.title, running.document, prepared, running.take)

    @Slot()
    def _end(self) -> None:
        if self._ended() is not None:
            self.busy_changed.emit()
