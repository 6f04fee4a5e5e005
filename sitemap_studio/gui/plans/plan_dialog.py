"""Base of the dialogs that show every value before and after: bulk edits, fixes, recovery.

Plans are made in a job, again whenever a choice changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.gui.i18n import format_number, localized_error
from sitemap_studio.gui.jobs.jobs import Job, Jobs, Work
from sitemap_studio.gui.plans.plan_list import PlannedList, PlannedView
from sitemap_studio.gui.theme import Tint, fitting
from sitemap_studio.gui.widgets.job_bars import JobBar
from sitemap_studio.gui.widgets.labels import AnswerLabel, TintedLabel
from sitemap_studio.gui.widgets.layouts import give_room, last_row

_PAUSE_MS: Final = 300
"""Pause in typing before the plan is made again."""


class PlanDialog(QDialog):
    """Choices, a summary, the list of planned values, and a button that carries out what is ticked.

    Attributes:
        values: Model of the list.
        view: The list.
        button: Carries out the plan.
        box: All buttons.
    """

    def __init__(self, values: PlannedList, view: PlannedView, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.values, self.view, self._jobs = values, view, jobs
        self.button = QPushButton(self)
        self.box = QDialogButtonBox(self)
        self._sentence, self._rest = AnswerLabel(Tint.TEXT, parent=self), TintedLabel(Tint.QUIET, parent=self)
        self._bar = JobBar(self)
        self._job: Job | None = None
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def lay_out(self, above: QWidget | None, below: QWidget | None, size: QSize) -> None:
        """Lay out the dialog with choices above and below the summary, at an initial size."""
        for label in (self._sentence, self._rest):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._bar.setAccessibleName(self.tr("Planning"))
        box = self.box
        box.addButton(self.button, QDialogButtonBox.ButtonRole.AcceptRole)
        box.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.button.setDefault(True)
        column = QVBoxLayout(self)
        give_room(column)
        for widget in (above, self._sentence, self._bar, below):
            if widget is not None:
                column.addWidget(widget)
        column.addWidget(self.view, 1)
        column.addLayout(last_row(self._rest, box))
        box.accepted.connect(self.go_on)
        box.rejected.connect(self.reject)
        self._pause.timeout.connect(self.plan)
        self.values.ticked_changed.connect(self.show_count)
        self.finished.connect(self.stop_planning)
        self.resize(fitting(size, self))

    @Slot()
    def plan(self) -> None:
        """Start to plan with the current choices."""
        raise NotImplementedError

    def show_plan(self, plan: Any) -> None:
        """Show a plan, the result of the job."""
        raise NotImplementedError

    def show_failure(self) -> None:
        """Enable what is possible although planning failed."""

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        """Show how many values would change."""
        raise NotImplementedError

    @Slot()
    def go_on(self) -> None:
        """Carry out what is ticked."""
        raise NotImplementedError

    def show_changes(self, changes: str, ticked: int) -> None:
        """Summarise what would change, with a hint on undo and on skipping values."""
        total = self.values.rowCount()
        if ticked < total:
            changes = self.tr("{changes} of {total}").format(changes=changes, total=format_number(total))
        text = self.tr("{changes}, in one step that Undo takes back. Untick what should stay (Space).")
        self._sentence.setText(text.format(changes=changes))

    @property
    def sentence(self) -> str:
        """The summary."""
        return self._sentence.text()

    @property
    def rest(self) -> str:
        """Notes on skipped values and side effects."""
        return self._rest.text()

    @property
    def is_planning(self) -> bool:
        """Whether a plan is being made, or about to be."""
        return self._job is not None or self._pause.isActive()

    @Slot()
    def plan_soon(self) -> None:
        """Plan again once typing has paused."""
        self.button.setEnabled(False)
        self._pause.start()

    def start_planning(self, title: str, work: Work, is_current: Callable[[], bool]) -> None:
        """Make a plan in a job; the dialog closes if the document has changed by then."""
        self.stop_planning()
        self.button.setEnabled(False)
        self._job = self._jobs.start(title, work, is_current=is_current)
        self._bar.watch(self._job)
        self._job.finished.connect(self._take)
        self._job.failed.connect(self._fail)
        self._job.outdated.connect(self.reject)

    @Slot()
    def stop_planning(self) -> None:
        """Cancel planning."""
        self._pause.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self._bar.watch(None)

    @Slot(object)
    def _take(self, plan: object) -> None:
        if self.sender() is self._job:
            self._job = None
            self._bar.watch(None)
            self.show_plan(plan)

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        if self.sender() is self._job:
            self._job = None
            self._bar.watch(None)
            self.values.show_plan(None)
            self._rest.setText("")
            self._sentence.setText(localized_error(error))
            self.show_failure()
