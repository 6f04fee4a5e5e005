"""Looking for words among the problems: in a job, since a million sentences have to be worked out for it.

Which problems hold the words is found by `problems.choice`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sitemap_studio.gui.jobs.jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.panels.problems import ProblemsPanel
from sitemap_studio.gui.problems.choice import Found, find_words

_SETTLE_MS: Final = 200
_MOST_FOLLOWED: Final = 20_000
"""With more problems than this an edit does not start a new search: what was found and still is wrong stays listed,
until Enter looks for it again."""


class ProblemSearch(QObject):
    """The search that is running, if any.

    Signals:
        settled: What is listed is what was looked for.
    """

    settled = Signal()

    def __init__(self, session: Session, jobs: Jobs, panel: ProblemsPanel) -> None:
        super().__init__(panel)
        self._session, self._jobs, self._panel = session, jobs, panel
        self._words = ""
        self._job: Job | None = None
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settling.timeout.connect(self._start)
        panel.bar.words_asked.connect(self.search)
        session.replaced.connect(self.stop)
        session.problems_changed.connect(self._follow)

    @Slot()
    def stop(self) -> None:
        """Look for nothing any more."""
        self._words = ""
        self._settling.stop()
        self._cancel()

    @Slot(str)
    def search(self, words: str) -> None:
        """List only problems in which these words stand; all where there are none."""
        self._words = words.strip()
        if self._words:
            self._start()
        else:
            self.stop()
            self._panel.show_found(None)
            self.settled.emit()

    @Slot()
    def _follow(self) -> None:
        if self._words and sum(self._session.document.problems.counts().values()) <= _MOST_FOLLOWED:
            self._settling.start()

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    @Slot()
    def _start(self) -> None:
        self._cancel()
        document = self._session.document
        title = self.tr("Searching problems for “{words}”").format(words=self._words)
        work = partial(find_words, document.table.snapshot(), document.problems, self._words)
        self._job = self._jobs.start(title, work)
        self._job.finished.connect(self._show)

    @Slot(object)
    def _show(self, found: Found) -> None:
        if self.sender() is self._job:
            self._job = None
            self._panel.show_found(found)
            self.settled.emit()
