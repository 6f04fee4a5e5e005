"""What the dialogs that list differences have in common: a job finds them, and a list shows before and after."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QVBoxLayout, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.gui.i18n import localized_error
from sitemap_studio.gui.jobs.jobs import Job, Jobs, Work
from sitemap_studio.gui.plans.plan_list import DifferenceDelegate
from sitemap_studio.gui.theme import Tint, fitting
from sitemap_studio.gui.widgets.job_bars import JobBar
from sitemap_studio.gui.widgets.labels import AnswerLabel, TintedLabel
from sitemap_studio.gui.widgets.layouts import give_room, last_row
from sitemap_studio.gui.widgets.list_view import ListView

START_SIZE: Final = QSize(980, 580)
"""Size of the dialogs until the user changes it."""


class DifferenceColumn(IntEnum):
    """The columns of a list of differences."""

    WHAT = 0
    BEFORE = 1
    AFTER = 2
    ENTRY = 3


class DifferencesDialog(QDialog):
    """Lists the differences that a job finds, with a sentence above and buttons below.

    Attributes:
        listed: The differences.
        view: Their list.
        box: The buttons.
    """

    def __init__(self, listed: QAbstractTableModel, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listed, self._jobs = listed, jobs
        listed.setParent(self)
        pixels = {DifferenceColumn.WHAT.value: 120, DifferenceColumn.ENTRY.value: 240}
        self.view = ListView(listed, pixels, self)
        self.box = QDialogButtonBox(self)
        self._sentence, self._rest = AnswerLabel(Tint.TEXT, parent=self), TintedLabel(Tint.QUIET, parent=self)
        self._bar = JobBar(self)
        self._job: Job | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    @property
    def sentence(self) -> str:
        """The sentence above the list."""
        return self._sentence.text()

    @property
    def rest(self) -> str:
        """What is said beside the buttons."""
        return self._rest.text()

    def lay_out(self, below: QWidget | None = None) -> None:
        """Place everything, with a widget below the list."""
        for label in (self._sentence, self._rest):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        columns = self.view.horizontalHeader()
        columns.setStretchLastSection(False)
        before, after = DifferenceColumn.BEFORE, DifferenceColumn.AFTER
        self.view.setItemDelegate(DifferenceDelegate(before, after, self.view))
        for column in (before, after):
            columns.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        column_box = QVBoxLayout(self)
        give_room(column_box)
        column_box.addWidget(self._sentence)
        column_box.addWidget(self._bar)
        column_box.addWidget(self.view, 1)
        if below is not None:
            column_box.addWidget(below)
        column_box.addLayout(last_row(self._rest, self.box))
        self.box.rejected.connect(self.reject)
        self.finished.connect(self._stop)
        self.resize(fitting(START_SIZE, self))

    def find_differences(self, title: str, work: Work, is_current: Callable[[], bool] | None = None) -> None:
        """Find the differences in a job; the dialog closes where it is stopped, or the set is another by then."""
        self._job = self._jobs.start(title, work, is_current=is_current)
        self._bar.setAccessibleName(title)
        self._bar.watch(self._job)
        self._job.finished.connect(self._take)
        self._job.failed.connect(self._fail)
        self._job.cancelled.connect(self.reject)
        self._job.outdated.connect(self.reject)

    def show_found(self, found: Any) -> None:
        """Show what the job found."""
        raise NotImplementedError

    def show_failure(self) -> None:
        """Offer what is possible though the job failed; the sentence says why it did."""

    @Slot()
    def _stop(self) -> None:
        self._bar.watch(None)
        if self._job is not None:
            self._job.cancel()
            self._job = None

    @Slot(object)
    def _take(self, found: object) -> None:
        if self.sender() is self._job:
            self._job = None
            self._stop()
            self.show_found(found)

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        if self.sender() is self._job:
            self._job = None
            self._stop()
            self._sentence.setText(localized_error(error))
            self.show_failure()
