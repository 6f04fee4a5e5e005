"""Base classes of dialogs that show and apply the result of a background job."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Literal

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.messages import plural
from sitemap_studio.gui.i18n import localized, localized_error
from sitemap_studio.gui.jobs.background_jobs import Job, JobFunction, Jobs
from sitemap_studio.gui.planned_changes.planned_changes import PlannedChangesModel
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.dialog import Dialog, set_wrapped_plain
from sitemap_studio.gui.widgets.job_bars import JobBar
from sitemap_studio.gui.widgets.labels import AnnouncedLabel
from sitemap_studio.gui.widgets.layouts import make_button_row
from sitemap_studio.gui.widgets.list_view import ListView

_SIZE: Final = QSize(980, 580)
_PAUSE_MS: Final = 300


class JobDialog(Dialog):
    """Base class of dialogs that show the result of a job, which runs again after a pause in typing.

    Attributes:
        job: The running job; None if none runs.
        sentence: Label for the summary of the result.
    """

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        """Create the dialog, without a running job."""
        super().__init__(parent)
        self._jobs = jobs
        self.job: Job | None = None
        self._is_confirmed = False
        self.sentence = AnnouncedLabel(Tint.TEXT, parent=self)
        set_wrapped_plain(self.sentence)
        self._bar = JobBar(self)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.plan)
        self.finished.connect(self.stop)

    def plan(self) -> None:
        """Start the job for the current inputs; here does nothing. Dialogs whose job depends on inputs override it."""

    @Slot()
    def plan_after_pause(self) -> None:
        """Cancel the job, and call `plan` when no input has changed for `_PAUSE_MS`."""
        self.stop()
        self._is_confirmed = False
        self._pause.start()

    def apply_result(self) -> None:
        """Apply the result of the job; here does nothing. Dialogs that can apply it override it."""

    @property
    def has_warnings(self) -> bool:
        """Whether the result has warnings to read before it is applied; here False."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Enter while the job is pending, start it at once, and later apply its result if it has no warnings."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.isVisible() and self.is_job_pending:
            if self.job is None:
                self.plan()
            self._is_confirmed = self.is_job_pending

    def disable_apply(self) -> None:
        """Disable the buttons that need a result; here does nothing. Subclasses override it."""

    @property
    def is_job_pending(self) -> bool:
        """Whether the job is running or scheduled."""
        return self.job is not None or self._pause.isActive()

    def run_job(self, title: str, work: JobFunction, is_current: Callable[[], bool] | None = None) -> Job:
        """Call `stop`, then start and return a job; the dialog closes if `is_current` returns False at the job's end."""
        self.stop()
        self.job = self._jobs.start(title, work, is_current=is_current)
        self._bar.setAccessibleName(title)
        self._bar.watch(self.job)
        self.job.finished.connect(partial(self._on_job_done, self.job))
        self.job.failed.connect(partial(self._on_job_done, self.job))
        self.job.outdated.connect(self.reject)
        return self.job

    @Slot()
    def stop(self) -> None:
        """Cancel the running or scheduled job, disable the buttons that need its result, and hide its progress."""
        self.disable_apply()
        self._pause.stop()
        self._bar.watch(None)
        if self.job is not None:
            self.job.cancel()
            self.job = None

    @abstractmethod
    def show_result(self, result: Any) -> None:
        """Show the result of the job in the dialog. Subclasses implement it."""

    def show_failure(self, reason: str) -> None:
        """Show why the job failed, in place of the summary."""
        self.sentence.setText(reason)

    def _on_job_done(self, job: Job, result: object) -> None:
        """Show the result of the job or its error, and apply a result without warnings that Enter confirmed.

        Ignore jobs that were replaced.
        """
        if job is self.job:
            self.job = None
            self._bar.watch(None)
            if isinstance(result, StudioError):
                self.show_failure(localized_error(result))
            else:
                self.show_result(result)
                if self._is_confirmed and not self.has_warnings:
                    self.apply_result()
            self._is_confirmed = False


class DifferencesDialog(JobDialog):
    """Base class of job dialogs with a list of old and new values, a summary above it, and buttons below it.

    Attributes:
        view: The list.
        box: The box of buttons.
        note: Label beside the buttons.
    """

    def __init__(self, view: ListView, jobs: Jobs, parent: QWidget | None = None) -> None:
        """Create the dialog with an empty button box and note; the dialog becomes the parent of the view's model."""
        super().__init__(jobs, parent)
        self.view = view
        view.model().setParent(self)
        self.box, self.note = QDialogButtonBox(self), self.make_note()
        self.box.rejected.connect(self.reject)

    def lay_out(
        self, above: QWidget | None, between: QWidget | None, below: QWidget | None, size: QSize = _SIZE
    ) -> None:
        """Lay the dialog out, with optional widgets above the summary, between summary and list, and below the list."""
        parts = (above, self.sentence, self._bar, between, (self.view, 1), below, make_button_row(self.note, self.box))
        self.lay_out_column(*(part for part in parts if part is not None), size=size)


class PlanDialog(DifferencesDialog):
    """Base class of job dialogs with a list of planned changes, and a button that applies the ticked ones.

    Attributes:
        values: Model of the planned changes.
        button: The button that applies them.
    """

    def __init__(self, values: PlannedChangesModel, view: ListView, jobs: Jobs, parent: QWidget | None = None) -> None:
        """Create the dialog with a list of planned changes, a button that applies them, and Cancel."""
        super().__init__(view, jobs, parent)
        self.values = values
        self.button = QPushButton(self)
        self.box.addButton(self.button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.box.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.button.setDefault(True)
        self.box.accepted.connect(self.apply_result)
        values.ticked_changed.connect(self.show_count)

    @abstractmethod
    def show_count(self, ticked: int) -> None:
        """Show the number of ticked values in the dialog. Subclasses implement it."""

    @property
    def has_warnings(self) -> bool:
        """Whether there is a note beside the buttons, which is to be read before the plan is applied."""
        return bool(self.note.text())

    def show_changes(self, unit: Literal["value", "entry", "file", "date"], ticked: int) -> None:
        """Show the summary: the numbers of units that will change and of unticked ones, hints on undo and unticking."""
        messages = {
            "value": plural("1 value will change", "%n values will change", ticked),
            "entry": plural("1 entry will change", "%n entries will change", ticked),
            "file": plural("1 file will change", "%n files will change", ticked),
            "date": plural("1 date will change", "%n dates will change", ticked),
        }
        changes = localized(messages[unit])
        if skipped := self.values.n_planned - ticked:
            unticked = localized(plural("1 is unticked", "%n are unticked", skipped))
            changes = self.tr("{changes}, {unticked}").format(changes=changes, unticked=unticked)
        text = self.tr("{changes}. You can undo this in one step. Untick a value to leave it as it is (Space).")
        self.sentence.setText(text.format(changes=changes))

    def disable_apply(self) -> None:
        """Disable the button that applies the plan."""
        self.button.setEnabled(False)

    def show_failure(self, reason: str) -> None:
        """Show why planning failed in place of the summary, and remove the list and the note."""
        self.values.show_plan(None)
        self.note.setText("")
        self.sentence.setText(reason)
