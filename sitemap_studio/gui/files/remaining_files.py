"""Reading of the remaining files of a large set while its first entries are shown."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from queue import Full, Queue
from time import monotonic, thread_time
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.file_reading import ReadOutcome
from sitemap_studio.document.set_loading import SetLoader
from sitemap_studio.gui.jobs.background_jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.protocol.rule import Severity

_POLL_MS: Final = 25
_MAX_QUEUED: Final = 4_096
_FILES_PER_FRAME: Final = 2
"""Number of files that are added at once if that takes no longer than a frame."""

_FRAME_SECONDS: Final = 0.016
_MAX_APPEND_SHARE: Final = 0.2
_PUT_TIMEOUT_SECONDS: Final = 0.1

ReadQueue = Queue[tuple[int, ReadOutcome]]


class RemainderReader(QObject):
    """Reads the remaining files of a large set in a job, and adds a few at a time to the set in the GUI thread.

    If adding takes long, as in a sorted table, more files are added less often. During an edit in a job, files wait.

    Signals:
        ended: All files were added, or reading was canceled or failed.
    """

    ended = Signal()

    def __init__(self, session: Session, jobs: Jobs, messages: MessageBar, parent: QObject | None = None) -> None:
        """Listen to the replacement of the set; reading begins with `start`."""
        super().__init__(parent)
        self._session, self._jobs, self._messages = session, jobs, messages
        self._job: Job | None = None
        self._loader: SetLoader | None = None
        self._queue: ReadQueue = Queue(_MAX_QUEUED)
        self._appended_at = self._append_seconds = 0.0
        self._timer = QTimer(self, interval=_POLL_MS)
        self._timer.timeout.connect(self._append_read_files)
        session.replaced.connect(self._on_set_replaced)

    @property
    def is_running(self) -> bool:
        """Whether files remain to be read or added."""
        return self._loader is not None

    @Slot()
    def _on_set_replaced(self) -> None:
        """Cancel the job of the previous set, and prepare to read the remaining files of the new one."""
        if self._job is not None:
            self._job.cancel()
        self._job, self._loader = None, None
        self._timer.stop()
        document = self._session.document
        if document.loader is None or document.loader.is_complete:
            return
        self._loader, self._queue = document.loader, Queue(_MAX_QUEUED)
        self._appended_at = self._append_seconds = 0.0

    @Slot()
    def start(self) -> None:
        """Start the job that reads the remaining files of the set, if any; called after the first painting."""
        if self._loader is None or self._job is not None:
            return
        title = self.tr("Reading “{name}”").format(name=self._session.document.name)
        work = partial(_read_into_queue, self._loader, self._queue)
        self._job = job = self._jobs.start(title, work, is_low_priority=not self._loader.uses_workers)
        job.failed.connect(self._messages.show_error)
        job.cancelled.connect(partial(self._on_cancelled, job))
        job.ended.connect(partial(self._on_job_ended, job))
        self._timer.start()

    def _on_job_ended(self, job: Job) -> None:
        """Add the files that are still queued when the job of the open set ends."""
        if job is self._job:
            self._job = None
            self._append_read_files()

    @Slot()
    def _append_read_files(self) -> None:
        """Add some queued files to the set, if it is time and no edit is running; emit `ended` after the last one."""
        loader, n_queued = self._loader, self._queue.qsize()
        if loader is None or self._session.is_busy:
            return
        begin = thread_time()
        if n_queued and (
            self._job is None or monotonic() - self._appended_at >= self._append_seconds / _MAX_APPEND_SHARE
        ):
            # Adding a single file would take as long.
            n_added = n_queued if self._append_seconds > _FRAME_SECONDS else min(n_queued, _FILES_PER_FRAME)
            arrivals = [self._queue.get_nowait() for _ in range(n_added)]
            loader.append_files(arrivals)
            self._session.refresh_locked_of([sitemap for sitemap, _ in arrivals])
            self._appended_at, self._append_seconds = monotonic(), thread_time() - begin
        if self._job is None and self._queue.empty():
            self._timer.stop()
            self._loader = None
            if not loader.is_complete:
                loader.abandon_unread()
            self.ended.emit()

    def _on_cancelled(self, job: Job) -> None:
        """Report that the set is incomplete, if the job of the open set was canceled."""
        if job is self._job:
            hint = self.tr("You can edit the entries that were read. Reload the set to read the rest.")
            self._messages.show_message(Severity.INFO, self.tr("Reading was canceled."), hint)


def _read_into_queue(loader: SetLoader, queue: ReadQueue, progress: Progress) -> None:
    """Read the remaining files and put each into the queue, waiting while it is full."""
    with closing(loader.read_remaining(progress)) as arrivals:
        for arrival in arrivals:
            while True:
                progress.check()
                try:
                    queue.put(arrival, timeout=_PUT_TIMEOUT_SECONDS)
                except Full:
                    continue
                break
