"""Bases of the dialogs that list values before and after, which a job finds."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.messages import plural
from sitemap_studio.gui.i18n import localized, localized_error
from sitemap_studio.gui.jobs.background_jobs import Job, Jobs, Work
from sitemap_studio.gui.planned_changes.before_after import DifferenceView
from sitemap_studio.gui.planned_changes.planned_changes import PlannedList, PlannedView
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.dialog import Dialog, wrap
from sitemap_studio.gui.widgets.job_bars import JobBar
from sitemap_studio.gui.widgets.labels import AnswerLabel
from sitemap_studio.gui.widgets.layouts import last_row

_SIZE: Final = QSize(980, 580)
_PAUSE_MS: Final = 300


class JobDialog(Dialog):
    """Shows what a job finds, which runs again once typing has paused; `sentence` sums it up."""

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self.job: Job | None = None
        self._is_confirmed = False
        self.sentence = AnswerLabel(Tint.TEXT, parent=self)
        wrap(self.sentence)
        self._bar = JobBar(self)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.plan)
        self.finished.connect(self.stop)

    def plan(self) -> None:
        """Start the job again; only for dialogs whose job depends on what the user enters."""

    @Slot()
    def plan_soon(self) -> None:
        self.stop()
        self._is_confirmed = False
        self._pause.start()

    def go_on(self) -> None:
        """Carry out what was found, if that is possible."""

    @property
    def has_notes(self) -> bool:
        """Whether the result should be read before it is carried out."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remember Enter while the job runs, which then is followed by `go_on`."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.isVisible() and self.is_planning:
            if self.job is None:
                self.plan()
            self._is_confirmed = self.is_planning

    def forbid(self) -> None:
        """Disable what needs a result."""

    @property
    def is_planning(self) -> bool:
        """Whether a plan is being made, or about to be."""
        return self.job is not None or self._pause.isActive()

    def run_job(self, title: str, work: Work, is_current: Callable[[], bool] | None = None) -> Job:
        """Start a job, instead of one that runs; the dialog closes if its result does not fit the set any more."""
        self.stop()
        self.job = self._jobs.start(title, work, is_current=is_current)
        self._bar.setAccessibleName(title)
        self._bar.watch(self.job)
        self.job.finished.connect(partial(self._take, self.job))
        self.job.failed.connect(partial(self._take, self.job))
        self.job.outdated.connect(self.reject)
        return self.job

    @Slot()
    def stop(self) -> None:
        self.forbid()
        self._pause.stop()
        self._bar.watch(None)
        if self.job is not None:
            self.job.cancel()
            self.job = None

    @abstractmethod
    def show_found(self, found: Any) -> None:
        """Show the result of the job."""

    def show_failure(self, reason: str) -> None:
        """Show why the job failed, and offer what is possible nevertheless."""
        self.sentence.setText(reason)

    def _take(self, job: Job, found: object) -> None:
        if job is self.job:
            self.job = None
            self._bar.watch(None)
            if isinstance(found, StudioError):
                self.show_failure(localized_error(found))
            else:
                self.show_found(found)
                if self._is_confirmed and not self.has_notes:
                    self.go_on()
            self._is_confirmed = False


class DifferencesDialog(JobDialog):
    """Lists what a job finds, with a summary above, and buttons and notes (`rest`) below."""

    def __init__(self, view: DifferenceView, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(jobs, parent)
        self.view = view
        view.model().setParent(self)
        self.box, self.rest = QDialogButtonBox(self), self.note()
        self.box.rejected.connect(self.reject)

    def place(self, above: QWidget | None, between: QWidget | None, below: QWidget | None, size: QSize = _SIZE) -> None:
        """Lay out with widgets above the summary, above the list and below it."""
        parts = (above, self.sentence, self._bar, between, (self.view, 1), below, last_row(self.rest, self.box))
        self.stack(*(part for part in parts if part is not None), size=size)


class PlanDialog(DifferencesDialog):
    """Choices, and the list of values that would change; a button carries out what is ticked."""

    def __init__(self, values: PlannedList, view: PlannedView, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(view, jobs, parent)
        self.values = values
        self.button = QPushButton(self)
        self.box.addButton(self.button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.box.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.button.setDefault(True)
        self.box.accepted.connect(self.go_on)
        values.ticked_changed.connect(self.show_count)

    @abstractmethod
    def show_count(self, ticked: int) -> None:
        """Show how many values are ticked."""

    @property
    def has_notes(self) -> bool:
        return bool(self.rest.text())

    def show_changes(self, changes: str, ticked: int) -> None:
        """Summarise what would change, with a hint on undo and on skipping values."""
        if skipped := self.values.n_planned - ticked:
            unticked = localized(plural("1 is unticked", "%n are unticked", skipped))
            changes = self.tr("{changes}, {unticked}").format(changes=changes, unticked=unticked)
        text = self.tr("{changes}. You can undo this in one step. Untick a value to leave it as it is (Space).")
        self.sentence.setText(text.format(changes=changes))

    def forbid(self) -> None:
        self.button.setEnabled(False)

    def show_failure(self, reason: str) -> None:
        self.values.show_plan(None)
        self.rest.setText("")
        self.sentence.setText(reason)
