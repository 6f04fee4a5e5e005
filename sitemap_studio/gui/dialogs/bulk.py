"""The dialog of bulk edits: what to do, to which entries, and what would come of it. It changes nothing itself.

Plans are made in a job, anew whenever an answer is another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.bulk.operations import OPERATIONS, Operation, operations_of
from sitemap_studio.document.bulk.planning import BulkPlan
from sitemap_studio.document.document import Document
from sitemap_studio.gui.bulk_form import BulkForm
from sitemap_studio.gui.jobs import Job, Jobs
from sitemap_studio.gui.labels import TintedLabel
from sitemap_studio.gui.numbers import counted, spelled
from sitemap_studio.gui.operation_words import operation_advice, operation_words, reason_words
from sitemap_studio.gui.planned_list import PlannedList
from sitemap_studio.gui.planned_view import PlannedView
from sitemap_studio.gui.theme import Tint
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.table.slots import SlotArray

START_SIZE: Final = QSize(940, 640)
"""Size of the dialog until the user makes it another."""

_PAUSE_MS: Final = 250
_MOST_STEPS: Final = 1_000


@dataclass(frozen=True)
class Scope:
    """Entries that a bulk edit may be for.

    Attributes:
        words: What they are.
        slots: Which ones; None for the whole set.
        count: How many.
    """

    words: str
    slots: SlotArray | None
    count: int


@dataclass(frozen=True)
class BulkRequest:
    """What is asked for.

    Attributes:
        operation: The id of what to do.
        field: Of which field.
        answers: What the user says, by parameter.
        slots: The entries; None for the whole set.
    """

    operation: str
    field: FieldName
    answers: Mapping[str, str]
    slots: SlotArray | None


Planner = Callable[[BulkRequest, Progress], BulkPlan]
"""Makes a plan in whatever thread."""


class BulkDialog(QDialog):
    """Asks what to do, and shows values before and after.

    Signals:
        bulk_asked: The user wants this `BulkPlan`; the words say what it does.
    """

    bulk_asked = Signal(object, str)

    def __init__(
        self,
        document: Document,
        scopes: list[Scope],
        plan: Planner,
        jobs: Jobs,
        parent: QWidget | None = None,
        *,
        operation: str = "",
        is_current: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(parent)
        self._plan, self._jobs, self._scopes, self._is_current = plan, jobs, scopes, is_current
        self._job: Job | None = None
        self.setWindowTitle(self.tr("Change many entries"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.scope, self.field, self.operation = QComboBox(self), QComboBox(self), QComboBox(self)
        self.form = BulkForm(self)
        self.values = PlannedList(document, self)
        self.view = PlannedView(self.values, self)
        self.button = QPushButton(self.tr("Change"), self)
        self._advice = TintedLabel(Tint.QUIET, parent=self)
        self._sentence, self._rest = QLabel(self), TintedLabel(Tint.WARNING, parent=self)
        self._bar = QProgressBar(self)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._looking = QTimer(self, interval=100)
        self._fill()
        self._lay_out()
        self._choose_operation(OPERATIONS.get(operation))
        self._connect()
        self._use_operation()

    def _fill(self) -> None:
        for scope in self._scopes:
            self.scope.addItem(self.tr("{words} ({count})").format(words=scope.words, count=spelled(scope.count)))
        for name in FIELD_NAMES:
            self.field.addItem(name, name)

    def _choose_operation(self, chosen: Operation | None) -> None:
        if chosen is not None and chosen.field is not None:
            self.field.setCurrentIndex(self.field.findData(chosen.field))
        self._use_field()
        if chosen is not None:
            self.operation.setCurrentIndex(self.operation.findData(chosen.id))

    def _lay_out(self) -> None:
        for label in (self._sentence, self._rest, self._advice):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._bar.setTextVisible(False)
        self._bar.setMaximumHeight(10)
        self._bar.setAccessibleName(self.tr("Planning"))
        self._bar.hide()
        choice = QHBoxLayout()
        choice.setSpacing(10)
        choice.addWidget(self.field)
        choice.addWidget(self.operation, 1)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow(self.tr("&Entries"), self.scope)
        what = QLabel(self.tr("&What"), self)
        what.setBuddy(self.operation)
        form.addRow(what, choice)
        self.field.setAccessibleName(self.tr("Field"))
        self.operation.setAccessibleName(self.tr("What to do"))
        box = QDialogButtonBox(self)
        box.addButton(self.button, QDialogButtonBox.ButtonRole.AcceptRole)
        box.addButton(QDialogButtonBox.StandardButton.Cancel)
        box.accepted.connect(self._go_on)
        box.rejected.connect(self.reject)
        self.button.setDefault(True)
        foot = QHBoxLayout()
        foot.addWidget(self._rest, 1)
        foot.addWidget(box)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 14)
        column.setSpacing(10)
        column.addLayout(form)
        for widget in (self.form, self._advice, self._sentence, self._bar):
            column.addWidget(widget)
        column.addWidget(self.view, 1)
        column.addLayout(foot)
        self.resize(START_SIZE.boundedTo(self.screen().availableSize()))

    def _connect(self) -> None:
        self.field.currentIndexChanged.connect(self._use_field)
        self.operation.currentIndexChanged.connect(self._use_operation)
        self.scope.currentIndexChanged.connect(self.plan)
        self.form.changed.connect(self._plan_soon)
        self._pause.timeout.connect(self.plan)
        self._looking.timeout.connect(self._show_progress)
        self.values.ticked_changed.connect(self._show_count)
        self.finished.connect(self._stop)

    @property
    def sentence(self) -> str:
        """What is said above the list."""
        return self._sentence.text()

    @property
    def rest(self) -> str:
        """What is said of values that stay, and of what to mind."""
        return self._rest.text()

    @Slot()
    def _use_field(self) -> None:
        """Offer what can be done to the field."""
        field: FieldName = self.field.currentData()
        before = self.operation.currentData()
        self.operation.blockSignals(True)
        self.operation.clear()
        for operation in operations_of(field):
            self.operation.addItem(operation_words(operation), operation.id)
        self.operation.setCurrentIndex(max(0, self.operation.findData(before)))
        self.operation.blockSignals(False)
        self._use_operation()

    @Slot()
    def _use_operation(self) -> None:
        operation = OPERATIONS[self.operation.currentData()]
        self.form.show_operation(operation, self.field.currentData())
        # What has just been made would come last with Tab, behind the buttons.
        for before, after in pairwise([self.operation, *map(self.form.widget, range(self.form.count)), self.view]):
            self.setTabOrder(before, after)
        self._advice.setText(operation_advice(operation))
        self.plan()

    @Slot()
    def _plan_soon(self) -> None:
        self.button.setEnabled(False)
        self._pause.start()

    # Planning

    @Slot()
    def plan(self) -> None:
        """Plan for the answers as they stand."""
        self._pause.stop()
        self._stop()
        slots = self._scopes[self.scope.currentIndex()].slots
        request = BulkRequest(self.operation.currentData(), self.field.currentData(), self.form.answers(), slots)
        self.button.setEnabled(False)
        self._job = self._jobs.start(self.tr("Planning"), partial(self._plan, request), is_current=self._is_current)
        self._looking.start()
        self._job.finished.connect(self._show_plan)
        self._job.failed.connect(self._fail)
        self._job.outdated.connect(self.reject)

    @Slot()
    def _show_progress(self) -> None:
        job = self._job
        self._bar.setVisible(job is not None)
        if job is None:
            self._looking.stop()
        else:
            self._bar.setRange(0, _MOST_STEPS if job.progress.total else 0)
            self._bar.setValue(_MOST_STEPS * job.progress.done // max(1, job.progress.total))

    @Slot()
    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    @Slot(object)
    def _show_plan(self, plan: BulkPlan) -> None:
        if self.sender() is not self._job:
            return
        self._job = None
        self._bar.hide()
        self._rest.setText(" ".join([*self._minded(plan), *self._left(plan)]))
        self.values.show_plan(plan)

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        if self.sender() is not self._job:
            return
        self._job = None
        self._bar.hide()
        self.values.show_plan(None)
        self._rest.setText("")
        self._sentence.setText(f"{error.message} {error.hint}".strip())

    def _minded(self, plan: BulkPlan) -> list[str]:
        """What the new addresses would be that they are not now."""
        told, new = [], plan.addresses
        if new.n_too_long:
            one = self.tr("1 address becomes too long.")
            told.append(counted(new.n_too_long, one, self.tr("%n addresses become too long.", None, new.n_too_long)))
        if new.n_duplicates:
            one = self.tr("1 address becomes that of another entry.")
            many = self.tr("%n addresses become those of other entries.", None, new.n_duplicates)
            told.append(counted(new.n_duplicates, one, many))
        if plan.listed:
            one = self.tr("The index lists 1 sitemap otherwise.")
            many = self.tr("The index lists %n sitemaps otherwise.", None, len(plan.listed))
            told.append(counted(len(plan.listed), one, many))
        return told

    def _left(self, plan: BulkPlan) -> list[str]:
        """What stays, and why."""
        pattern = self.tr("{count} stay: {reason}.")
        return [
            pattern.format(count=spelled(count), reason=reason_words(reason))
            for reason, count in sorted(plan.unusable.items())
        ]

    @Slot(int)
    def _show_count(self, ticked: int) -> None:
        plan, total = self.values.plan, self.values.rowCount()
        is_more = isinstance(plan, BulkPlan) and bool(plan.listed or plan.extensions)
        self.button.setEnabled(self._job is None and (ticked > 0 or is_more))
        one, many = self.tr("Change 1 value"), self.tr("Change {count} values")
        self.button.setText(one if ticked == 1 else many.format(count=spelled(ticked)))
        if not total and not is_more:
            self._sentence.setText(self.tr("Nothing would change."))
            return
        will = counted(ticked, self.tr("1 value changes"), self.tr("%n values change", None, ticked))
        if ticked < total:
            will = self.tr("{changes} of {total}").format(changes=will, total=spelled(total))
        self._sentence.setText(
            self.tr("{changes}, in one step that Undo takes back. Untick what shall stay (Space).").format(changes=will)
        )

    @Slot()
    def _go_on(self) -> None:
        plan = self.values.wanted()
        if self._job is None and isinstance(plan, BulkPlan) and self.button.isEnabled():
            words = operation_words(OPERATIONS[self.operation.currentData()])
            self.accept()
            self.bulk_asked.emit(plan, self.tr("{field}: {words}").format(field=self.field.currentText(), words=words))
