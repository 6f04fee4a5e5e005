"""Reading on: the files of a large set are read in a job while its first entries are looked at and edited.

What the job reads waits in a line, and comes into the set a few files at a time, in the thread of the window. Where
that takes long - in a table that is sorted or filtered it costs as much as all entries do - it is done the more seldom,
and more comes at once. While an edit is being done in a job, the line waits.
"""

from __future__ import annotations

from contextlib import closing
from functools import partial
from queue import Full, Queue
from time import monotonic, thread_time
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.reading.file_reading import Outcome, Rest
from sitemap_studio.gui.jobs.jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.protocol.catalogue import Severity

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
