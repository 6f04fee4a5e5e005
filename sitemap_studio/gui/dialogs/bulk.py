"""The dialog of bulk edits: what to do, to which entries, and what would come of it. It changes nothing itself.

Plans are made in a job, anew whenever an answer is another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QWidget,
)

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.bulk.operations import OPERATIONS, Operation, operations_of
from sitemap_studio.document.bulk.planning import BulkPlan
from sitemap_studio.document.document import Document
from sitemap_studio.gui.i18n import counted, format_number
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.plans.bulk_form import BulkForm
from sitemap_studio.gui.plans.plan_dialog import PlanDialog
from sitemap_studio.gui.plans.planned_list import PlannedList
from sitemap_studio.gui.plans.planned_view import PlannedView
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.dialog_layout import align_labels
from sitemap_studio.gui.widgets.labels import TintedLabel, name_box
from sitemap_studio.gui.words.operation_words import operation_advice, operation_words, reason_words
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName

START_SIZE: Final = QSize(940, 640)
"""Size of the dialog until the user makes it another."""


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


class BulkDialog(PlanDialog):
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
        start: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
        is_current: Callable[[], bool] = lambda: True,
    ) -> None:
        """Prepare it.

        Args:
            document: The set.
            scopes: The entries that it may be for.
            plan: Makes plans.
            jobs: Where they are made.
            parent: Its owner.
            operation: The id of the operation that is chosen at first.
            start: What stands in the form at the beginning, by operation and parameter.
            is_current: Whether the document is still as it was.
        """
        values = PlannedList(document, parent)
        super().__init__(values, PlannedView(values), jobs, parent)
        values.setParent(self)
        self._plan, self._scopes, self._start, self._is_current = plan, scopes, start, is_current
        self.setWindowTitle(self.tr("Change many entries"))
        self.scope, self.field, self.operation = QComboBox(self), QComboBox(self), QComboBox(self)
        self.form = BulkForm(self)
        self._advice = TintedLabel(Tint.QUIET, parent=self)
        self._rest.set_tint(Tint.WARNING)
        self._fill()
        self._place()
        self._choose_operation(OPERATIONS.get(operation))
        self.field.currentIndexChanged.connect(self._use_field)
        self.operation.currentIndexChanged.connect(self._use_operation)
        self.scope.currentIndexChanged.connect(self.plan)
        self.form.changed.connect(self.plan_soon)
        self._use_operation()

    def _fill(self) -> None:
        for scope in self._scopes:
            self.scope.addItem(self.tr("{words} ({count})").format(words=scope.words, count=format_number(scope.count)))
        for name in FIELD_NAMES:
            self.field.addItem(name, name)

    def _choose_operation(self, chosen: Operation | None) -> None:
        if chosen is not None and chosen.field is not None:
            self.field.setCurrentIndex(self.field.findData(chosen.field))
        self._use_field()
        if chosen is not None:
            self.operation.setCurrentIndex(self.operation.findData(chosen.id))

    def _place(self) -> None:
        self.button.setText(self.tr("Change"))
        self._advice.setTextFormat(Qt.TextFormat.PlainText)
        self._advice.setWordWrap(True)
        name_box(self.field, self.tr("Field"))
        self.operation.setAccessibleName(self.tr("What to do"))
        choice = QHBoxLayout()
        choice.setSpacing(10)
        choice.addWidget(self.field)
        choice.addWidget(self.operation, 1)
        what = QLabel(self.tr("&What"), self)
        what.setBuddy(self.operation)
        above = QWidget(self)
        self._above = form = QFormLayout(above)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(10)
        form.addRow(self.tr("&Entries"), self.scope)
        form.addRow(what, choice)
        form.addRow(self.form)
        form.addRow(self._advice)
        self.lay_out(above, None, START_SIZE)

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
        self.form.show_operation(operation, self.field.currentData(), self._start.get(operation.id, {}))
        # What has just been made would come last with Tab, behind the buttons.
        for before, after in pairwise([self.operation, *map(self.form.widget, range(self.form.count)), self.view]):
            self.setTabOrder(before, after)
        align_labels(self._above, self.form.form)
        self._advice.setText(operation_advice(operation))
        self.plan()

    @Slot()
    def plan(self) -> None:
        """Plan for the answers as they stand."""
        slots = self._scopes[self.scope.currentIndex()].slots
        request = BulkRequest(self.operation.currentData(), self.field.currentData(), self.form.answers(), slots)
        self.start_planning(self.tr("Planning"), partial(self._plan, request), self._is_current)

    def show_plan(self, plan: BulkPlan) -> None:
        """Show what would change, and what is to be known of the rest."""
        self._rest.setText(" ".join([*self._minded(plan), *self._left(plan)]))
        self.values.show_plan(plan)

    def _minded(self, plan: BulkPlan) -> list[str]:
        """What the new addresses would be that they are not now, and what changes that is not in the list."""
        told, new = [], plan.addresses
        if new.n_too_long:
            one = self.tr("1 address becomes too long.")
            told.append(counted(new.n_too_long, one, self.tr("%n addresses become too long.", None, new.n_too_long)))
        if new.n_duplicates:
            one = self.tr("1 address becomes the same as that of another entry.")
            many = self.tr("%n addresses become the same as those of other entries.", None, new.n_duplicates)
            told.append(counted(new.n_duplicates, one, many))
        if plan.listed:
            one = self.tr("The address of 1 sitemap in the index changes, too.")
            many = self.tr("The addresses of %n sitemaps in the index change, too.", None, len(plan.listed))
            told.append(counted(len(plan.listed), one, many))
        if plan.extensions is not None:
            one = self.tr("Addresses in the extensions of 1 entry change, too.")
            number = len(plan.extensions.slots)
            many = self.tr("Addresses in the extensions of %n entries change, too.", None, number)
            told.append(counted(number, one, many))
        return told

    def _left(self, plan: BulkPlan) -> list[str]:
        """What stays, and why."""
        told = []
        for reason, count in sorted(plan.unusable.items()):
            words = counted(count, self.tr("1 stays: {reason}."), self.tr("%n stay: {reason}.", None, count))
            told.append(words.format(reason=reason_words(reason)))
        return told

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        """Say how many values would change."""
        plan, total = self.values.plan, self.values.rowCount()
        is_more = isinstance(plan, BulkPlan) and bool(plan.listed or plan.extensions)
        self.button.setEnabled(not self.is_planning and (ticked > 0 or is_more))
        one, many = self.tr("Change 1 value"), self.tr("Change %n values", None, ticked)
        self.button.setText(counted(ticked, one, many) if ticked else self.tr("Change"))
        if not total and not is_more:
            self._sentence.setText(self.tr("Nothing would change."))
            return
        will = counted(ticked, self.tr("1 value changes"), self.tr("%n values change", None, ticked))
        if ticked < total:
            will = self.tr("{changes} of {total}").format(changes=will, total=format_number(total))
        self._sentence.setText(
            self.tr("{changes}, in one step that Undo takes back. Untick what should stay (Space).").format(
                changes=will
            )
        )

    @Slot()
    def go_on(self) -> None:
        """Tell that the user wants what is ticked."""
        plan = self.values.wanted()
        if not self.is_planning and isinstance(plan, BulkPlan) and self.button.isEnabled():
            words = operation_words(OPERATIONS[self.operation.currentData()])
            self.accept()
            self.bulk_asked.emit(plan, self.tr("{field}: {words}").format(field=self.field.currentText(), words=words))
