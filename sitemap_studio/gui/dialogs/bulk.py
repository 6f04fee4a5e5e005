"""What a bulk edit asks, as a form made from the declared parameters of its operation.

The dialog of bulk edits: what to do, to which entries, and what would come of it. It changes nothing itself.

Plans are made in a job, anew whenever an answer is another.

Bulk edits from the window: the dialog, then one step of the history. What they do is said by `document.bulk`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.address import common_site
from sitemap_studio.document.bulk_edit import BulkPlan, plan_bulk
from sitemap_studio.document.bulk_operations import (
    ABSOLUTE,
    MAX_DAYS,
    MAX_DIGITS,
    OPERATIONS,
    REBASE,
    BulkOperation,
    BulkParameter,
    ParameterKind,
    operations_of,
)
from sitemap_studio.document.document import Document
from sitemap_studio.document.reports import as_it_is_now
from sitemap_studio.gui.i18n import counted, format_number
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session, Version
from sitemap_studio.gui.plans.plan_dialog import PlanDialog
from sitemap_studio.gui.plans.plan_list import PlannedList, PlannedView
from sitemap_studio.gui.table.editors import editor_for, editor_of
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.dialog_layout import align_labels, level_with_lines
from sitemap_studio.gui.widgets.labels import TintedLabel, name_box
from sitemap_studio.gui.words.operation_words import operation_advice, operation_words, parameter_words, reason_words
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.validation.locations import site_of

if TYPE_CHECKING:
    from sitemap_studio.gui.work.entry_page import EntryPage
    from sitemap_studio.gui.work.set_commands import SetAddress

_BULK_ZONES: Final = ("Z", "+01:00", "+02:00", "+03:00", "+05:30", "+08:00", "+09:00", "-03:00", "-05:00", "-08:00")
_PLACEHOLDERS: Final[dict[ParameterKind, str]] = {
    "site": "https://www.example.com/",
    "base": "https://www.example.com/shop",
    "page": "https://www.example.com/",
    "ladder": "1.0 0.8 0.6 0.4",
    "factor": "0.5",
}


class FolderLine(QWidget):
    """A line for a folder, and a button that lets it be chosen.

    Attributes:
        line: The line.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = QLineEdit(self)
        button = QPushButton(self.tr("Choose …"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(button)
        button.clicked.connect(self._ask)
        self.setFocusProxy(self.line)

    @Slot()
    def _ask(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder of the site"), self.line.text())
        if folder:
            self.line.setText(folder)


class BulkForm(QWidget):
    """One line for each parameter.

    Attributes:
        form: Its lines.

    Signals:
        changed: An answer is another.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setVerticalSpacing(8)
        self._answers: dict[str, Callable[[], str]] = {}
        self._fields: list[QWidget] = []

    def show_operation(self, operation: BulkOperation, field: FieldName, start: Mapping[str, str]) -> None:
        """Ask what an operation asks; what was answered before is forgotten.

        Args:
            operation: The operation.
            field: Of which field values would change.
            start: What stands in lines at the beginning, by the names of parameters.
        """
        while self.form.rowCount():
            self.form.removeRow(0)
        self._answers, self._fields = {}, []
        for parameter in operation.parameters:
            widget, answer = self._widget(
                replace(parameter, default=start.get(parameter.name, parameter.default)), field
            )
            words = parameter_words(parameter)
            widget.setAccessibleName(words)
            line = widget.lineEdit() if isinstance(widget, QComboBox) else None
            if line is not None:
                line.setAccessibleName(words)
            self._answers[parameter.name] = answer
            self._fields.append(widget)
            # Made here: Python keeps pictures of labels that Qt makes, and these go with each operation.
            label = QLabel(words, self)
            label.setBuddy(widget)
            self.form.addRow(label, widget)
        self.setVisible(bool(operation.parameters))

    @property
    def count(self) -> int:
        """How many parameters there are."""
        return self.form.rowCount()

    def in_order(self) -> list[QWidget]:
        """What is typed into, from top to bottom."""
        return self._fields

    def answers(self) -> dict[str, str]:
        """What is said, by the names of the parameters."""
        return {name: answer() for name, answer in self._answers.items()}

    def widget(self, row: int) -> QWidget:
        """What the parameter at a place is typed into."""
        return self._fields[row]

    def _widget(self, parameter: BulkParameter, field: FieldName) -> tuple[QWidget, Callable[[], str]]:
        match parameter.kind:
            case "text":
                return self._editor(field)
            case "date":
                return self._editor("lastmod")
            case "priority":
                return self._editor("priority", parameter.default or "")
            case "days":
                return self._spin(-MAX_DAYS, MAX_DAYS, 1)
            case "digits":
                return self._spin(1, MAX_DIGITS, int(parameter.default or 1))
            case "precision":
                return self._choice({"second": self.tr("to the second"), "day": self.tr("to the day")})
            case "zone":
                return self._zone()
            case "folder":
                folder = FolderLine(self)
                folder.line.textChanged.connect(self._tell)
                return folder, folder.line.text
        return self._line(parameter)

    def _editor(self, field: FieldName, text: str = "") -> tuple[QWidget, Callable[[], str]]:
        editor = editor_for(field, self)
        if isinstance(editor, QComboBox):
            editor.setFrame(True)
            editor.editTextChanged.connect(self._tell)
            return editor, editor.currentText
        line = editor.lineEdit() if isinstance(editor, QAbstractSpinBox) else editor
        assert isinstance(line, QLineEdit)
        if isinstance(editor, QLineEdit | QAbstractSpinBox):
            editor.setFrame(True)
        if isinstance(editor, QAbstractSpinBox):
            level_with_lines(editor)
        # Nothing is wrong yet where nothing is typed.
        verdict = editor_of(editor).verdict
        verdict.setEnabled(False)
        verdict.judge("")
        line.setText(text)
        line.textChanged.connect(self._tell)
        return editor, line.text

    def _spin(self, least: int, most: int, value: int) -> tuple[QWidget, Callable[[], str]]:
        spin = QSpinBox(self)
        level_with_lines(spin)
        spin.setRange(least, most)
        spin.setValue(value)
        spin.valueChanged.connect(self._tell)
        return spin, lambda: str(spin.value())

    def _choice(self, words: dict[str, str]) -> tuple[QWidget, Callable[[], str]]:
        box = QComboBox(self)
        for value, text in words.items():
            box.addItem(text, value)
        box.currentIndexChanged.connect(self._tell)
        return box, lambda: str(box.currentData())

    def _zone(self) -> tuple[QWidget, Callable[[], str]]:
        box = QComboBox(self)
        box.setEditable(True)
        box.addItems(_BULK_ZONES)
        box.editTextChanged.connect(self._tell)
        return box, box.currentText

    def _line(self, parameter: BulkParameter) -> tuple[QWidget, Callable[[], str]]:
        line = QLineEdit(parameter.default or "", self)
        line.setPlaceholderText(_PLACEHOLDERS.get(parameter.kind, ""))
        line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        line.textChanged.connect(self._tell)
        return line, line.text

    @Slot()
    def _tell(self) -> None:
        self.changed.emit()


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

    def _choose_operation(self, chosen: BulkOperation | None) -> None:
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
        told, new = [], plan
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


_LOOKED_AT: Final = 10_000
"""Among so many entries the site is looked for that most of them lie on."""


class BulkWork(QObject):
    """What the action of bulk edits does."""

    def __init__(self, session: Session, jobs: Jobs, *, page: EntryPage, address: SetAddress, window: QWidget) -> None:
        super().__init__(window)
        self._address = address
        self._session, self._jobs, self._page, self._window = session, jobs, page, window
        self._asked_at: Version | None = None

    @Slot()
    def ask(self) -> None:
        """Offer to change what is selected, what is shown, or the whole set."""
        self._open(self._scopes())

    @Slot(object)
    def ask_for(self, slots: SlotArray) -> None:
        """Offer to change these entries."""
        self._open([Scope(self.tr("Entries of the folder"), np.sort(slots), len(slots))])

    def _open(self, scopes: list[Scope]) -> None:
        self._page.view.finish_editing()
        document = self._session.document
        self._asked_at = self._session.version
        planner = partial(_plan, as_it_is_now(document), frozenset(self._session.locked))
        dialog = BulkDialog(
            document, scopes, planner, self._jobs, self._window, start=self._start(), is_current=self._is_current
        )
        dialog.bulk_asked.connect(self._do)
        dialog.open()

    def _start(self) -> dict[str, dict[str, str]]:
        """What stands in the forms of operations at the beginning: how URLs begin now, and how they should."""
        table, address = self._session.document.table, self._address.value
        now = common_site(table.rows(table.order[:_LOOKED_AT], ["loc"])) or ""
        wanted = f"{site_of(address)}/" if address and site_of(address) != site_of(now) else ""
        return {REBASE: {"old": now, "new": wanted}, ABSOLUTE: {"base": self._address.likely_folder}}

    def _scopes(self) -> list[Scope]:
        """The entries that it may be for, what was probably meant first."""
        table = self._session.document.table
        selected, shown = self._page.view.selected_slots(), self._page.view.entries.order.shown
        of_selection = Scope(self.tr("Selected entries"), np.sort(selected), len(selected))
        of_view = Scope(self.tr("Entries shown"), np.sort(shown), len(shown))
        of_set = Scope(self.tr("The whole set"), None, len(table))
        is_part = len(shown) < len(table)
        usual = [of_view, of_set] if is_part else [of_set]
        if not len(selected):
            return usual
        return [of_selection, *usual] if len(selected) > 1 else [*usual, of_selection]

    def _is_current(self) -> bool:
        return self._session.is_at(self._asked_at)

    @Slot(object, str)
    def _do(self, plan: BulkPlan, words: str) -> None:
        if not self._is_current() or not (len(plan) or plan.extensions):
            return
        self._session.push_plan(self._title(words, plan.n_entries), plan)

    def _title(self, words: str, n_entries: int) -> str:
        if not n_entries:
            # Only the index lists sitemaps otherwise.
            return words
        one, many = self.tr("{what} in 1 entry"), self.tr("{what} in %n entries", None, n_entries)
        return counted(n_entries, one, many).format(what=words)


def _plan(document: Document, locked: frozenset[int], request: BulkRequest, progress: Progress) -> BulkPlan:
    return plan_bulk(
        document.table,
        request.operation,
        request.answers,
        slots=request.slots,
        name=request.field,
        locked=locked,
        document=document,
        progress=progress,
    )
