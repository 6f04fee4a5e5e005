"""The bulk edit dialog: scope, field, operation and parameters, with a preview of every changed value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise, zip_longest
from typing import Final, cast

import numpy as np
from PySide6.QtCore import QObject, QSize, Signal, SignalInstance, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.base_url import most_frequent_site
from sitemap_studio.document.bulk_edit import BulkPlan, plan_bulk_edit
from sitemap_studio.document.bulk_operations import (
    ABSOLUTE,
    ADD_LANGUAGE,
    BULK_TARGETS,
    HTTPS,
    MAX_DAYS,
    MAX_DIGITS,
    OPERATIONS,
    REASONS,
    REBASE,
    REBASE_ALTERNATES,
    REBASE_IMAGES,
    TO_DATE,
    TO_W3C,
    BulkOperation,
    BulkParameter,
    ExtensionTarget,
    ParameterKind,
    operations_for,
    parse_parameters,
)
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import extensions_of
from sitemap_studio.document.hreflang_languages import likely_language_folder
from sitemap_studio.formats.extensions.extension_editing import EXTENSION_OF_KIND
from sitemap_studio.gui.actions import plain_label
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import cell_text
from sitemap_studio.gui.i18n import format_number, localized, localized_error, text_for_count
from sitemap_studio.gui.planned_changes.before_after import ChangeColumn
from sitemap_studio.gui.planned_changes.job_dialogs import PlanDialog
from sitemap_studio.gui.planned_changes.planned_changes import PlannedChangesModel, PlannedChangesView
from sitemap_studio.gui.table.extension_cells import validate_text
from sitemap_studio.gui.table.field_editors import TextCheck, make_field_editor
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import add_mnemonic, set_accessible_box_name
from sitemap_studio.gui.widgets.layouts import align_form_fields, fill, match_line_edit_height
from sitemap_studio.gui.widgets.line_edits import FolderChooser, example_text
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.date_forms import normalized_date
from sitemap_studio.protocol.dates import is_real_date
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.url_syntax import is_web
from sitemap_studio.validation.locations import site_of

_SIZE: Final = QSize(940, 640)
_MIN_LIST_PIXELS: Final = 48  # so that the form with the most rows fits a small screen

_MIN_OPERATION_LETTERS: Final = 12

_SAMPLE_SIZE: Final = 10_000
"""Number of entries from which the old URL prefix is derived."""

_MAX_CURRENT_VALUES: Final = 1_000
"""Maximum number of current values that are listed without a plan."""

_ZONES: Final = ("Z", "+01:00", "+02:00", "+03:00", "+05:30", "+08:00", "+09:00", "-03:00", "-05:00", "-08:00")
_EXAMPLES: Final[dict[ParameterKind, str]] = {
    "site": "https://www.example.com/",
    "base": "https://www.example.com/shop",
    "page": "https://www.example.com/",
    "ladder": "1.0 0.8 0.6 0.4",
    "factor": "0.5",
    "language": "de",
    "code": "de",
    "url part": "/en/",
    "new url part": "/de/",
}

_MAX_SINGLE_ROWS: Final = 3
"""Number of parameters above which a form has two in a row, so that the dialog fits small screens."""

_Scope = tuple[str, SlotArray | None, int]
"""Label, slots (None for the whole set), and number of entries."""


class BulkEditList(PlannedChangesModel):
    """Model with the preview of changed values; without a plan, the current values."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        """Create an empty preview of the bulk edit of a set."""
        super().__init__(document, parent)
        self._slots: SlotArray = np.empty(0, np.uint32)
        self._field: FieldName = "loc"

    def list_current_values(self, slots: SlotArray, field: FieldName) -> None:
        """Append rows with the current values of a field of entries, at most 1,000, for use without a plan."""
        self._slots, self._field = slots[:_MAX_CURRENT_VALUES], field
        self.append_extra_rows(len(self._slots))

    def extra_row_text(self, number: int, column: int) -> str:
        """Return the cell text of an appended row: entry, field or current value."""
        if self.plan is not None:
            return super().extra_row_text(number, column)
        slot = int(self._slots[number])
        if column == ChangeColumn.ENTRY:
            return self.entry_text(slot)
        value = cell_text(self._document.table.value(slot, self._field))
        return {ChangeColumn.FIELD: str(self._field), ChangeColumn.BEFORE: value}.get(ChangeColumn(column), "")


class BulkEditDialog(PlanDialog):
    """Dialog that plans a bulk operation on a field, and applies the ticked changes.

    Args:
        context: Shared objects of the window.
        remove_duplicates: Action that a button of the dialog triggers after closing it.
        parent: The parent of the dialog.
        slots: Entries to edit; by default the user chooses between selected, shown and all entries.
        operation: Id of the initial operation; empty for the most likely one of the current cell.
    """

    values: BulkEditList

    def __init__(
        self,
        context: Context,
        remove_duplicates: QAction,
        parent: QWidget,
        *,
        slots: SlotArray | None = None,
        operation: str = "",
    ) -> None:
        """Finish editing in the table, create the bulk edit dialog for a snapshot of the set, and start planning."""
        context.finish_editing()
        self._session = session = context.session
        values = BulkEditList(session.document, parent)
        super().__init__(values, PlannedChangesView(values), context.jobs, parent)
        self._page, self._set_url, self._version = context.page, context.set_url, session.version
        # A snapshot, because the set may be edited while a job makes the plan.
        self._document, self._locked = session.document.snapshot(), frozenset(session.locked)
        self._scopes = self._offered_scopes()
        if slots is not None:
            self._scopes = [(self.tr("Selected entries"), np.sort(slots), len(slots))]
        first = self._scopes[0][1]
        self._sampled_slots = (self._document.table.order if first is None else first)[:_SAMPLE_SIZE]
        self._proposals = self._proposed_parameters()
        self.setWindowTitle(self.tr("Bulk edit"))
        self.scope, self.field, self.operation = QComboBox(self), QComboBox(self), QComboBox(self)
        # Narrower than its longest text on small screens.
        self.operation.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.operation.setMinimumContentsLength(_MIN_OPERATION_LETTERS)
        self.form = ParameterForm(self)
        self._advice_label = self.make_note()
        named = {"scope": self.scope, "field": self.field, "operation": self.operation, "changes": self.view}
        for name, widget in (named | {"sentence": self.sentence, "note": self.note, "apply": self.button}).items():
            widget.setObjectName(f"bulk-{name}")
        self.note.set_tint(Tint.WARNING)
        for caption, _, count in self._scopes:
            self.scope.addItem(self.tr("{title} ({count})").format(title=caption, count=format_number(count)))
        for name in BULK_TARGETS:
            self.field.addItem(self.tr("Alternates") if name == "xhtml:link" else name, name)
        self._lay_out(remove_duplicates)
        current = context.page.view.selection.current_field()
        target = OPERATIONS[operation].field if operation else current and current[1]
        self.field.setCurrentIndex(max(0, self.field.findData(target)))
        self._current_text = self._document.table.value(*current) if current else None
        self._on_field_changed()
        if operation:
            self.operation.setCurrentIndex(self.operation.findData(operation))
            self._on_operation_changed()
        inputs = self.form.input_widgets()
        unanswered = [inputs[number] for number, answer in enumerate(self.form.answers.values()) if not answer()]
        (unanswered or inputs or [self.operation])[0].setFocus()
        self.field.currentIndexChanged.connect(self._on_field_changed)
        self.operation.currentIndexChanged.connect(self._on_operation_changed)
        self.scope.currentIndexChanged.connect(self.plan)
        self.form.changed.connect(self.plan_after_pause)

    def _offered_scopes(self) -> list[_Scope]:
        """Return the scopes to choose from, most likely first: the set, and filtered and selected entries, if any."""
        page, n_entries = self._page, len(self._document.table)
        selected, shown = page.view.selection.slots(), page.view.entries.order.shown
        of_set: _Scope = (self.tr("The whole set"), None, n_entries)
        usual = [of_set]
        if 0 < len(shown) < n_entries:
            usual = [(self.tr("Entries shown"), np.sort(shown), len(shown)), of_set]
        if not len(selected):
            return usual
        of_selection: _Scope = (self.tr("Selected entries"), np.sort(selected), len(selected))
        return [of_selection, *usual] if len(selected) > 1 else [*usual, of_selection]

    def _proposed_parameters(self) -> dict[str, dict[str, str]]:
        """Return proposed parameters by operation id and parameter name, such as the current and new URL prefix."""
        table, address = self._document.table, self._set_url.value
        now = most_frequent_site(table.rows(self._sampled_slots, ["loc"])) or ""
        new = f"{site_of(address)}/" if address and site_of(address) != site_of(now) else ""
        return {
            REBASE: {"old": now, "new": new},
            HTTPS: {"site": now if now.startswith("http:") else ""},
            ABSOLUTE: {"base": self._set_url.likely_folder},
            REBASE_IMAGES: {"old": self._first_site_in_extensions("image", "loc")},
            ADD_LANGUAGE: {"old": likely_language_folder(table.rows(self._sampled_slots, ["loc"])["loc"])},
            REBASE_ALTERNATES: {"old": self._first_site_in_extensions("alternate", "@href")},
        }

    def _first_site_in_extensions(self, kind: str, path: str) -> str:
        """Return the site of the first URL at a path of this kind of extension in the sampled entries, or ""."""
        sparse = self._document.table.extensions_of(self._sampled_slots)
        likely = sparse.filter(sparse["xml"].str.contains(EXTENSION_OF_KIND[kind].element, literal=True))
        for entry in likely["entry"].head(1).to_list():
            items = extensions_of(self._document, int(self._sampled_slots[entry])).items()
            urls = (item.text(path) or "" for item in items if item.kind == kind)
            return next(map(site_of, filter(is_web, urls)), "")
        return ""

    def _likely_operation(self, field: FieldName | ExtensionTarget) -> str:
        """Return the id of the operation that is most likely needed for a field."""
        if field == "loc":
            return HTTPS if self._proposals[HTTPS]["site"] else REBASE
        if field == "lastmod":
            text = self._current_text
            return TO_W3C if text and normalized_date(text, "Z", "DMY") and not is_real_date(text) else TO_DATE
        return operations_for(field)[0].id

    def _lay_out(self, remove_duplicates: QAction) -> None:
        """Arrange scope, field, operation and parameters above the preview, and add the button for duplicates."""
        self.button.setText(self.tr("Change"))
        self._duplicates_button = QPushButton(plain_label(remove_duplicates.text()), self)
        self._duplicates_button.setObjectName("remove-duplicates")
        self._duplicates_button.setAutoDefault(False)
        self._duplicates_button.setToolTip(remove_duplicates.toolTip())
        # On all platforms, this role puts the button before the buttons that close the dialog.
        self.box.addButton(self._duplicates_button, QDialogButtonBox.ButtonRole.ResetRole)
        for action in (self.reject, remove_duplicates.trigger):
            self._duplicates_button.clicked.connect(action)
        set_accessible_box_name(self.field, self.tr("Field"))
        set_accessible_box_name(self.operation, self.tr("Operation"))
        field_label, operation_label = QLabel(self.tr("&Field"), self), QLabel(self.tr("&Operation"), self)
        field_label.setBuddy(self.field)
        operation_label.setBuddy(self.operation)
        above = QWidget(self)
        self._options_form = form = QFormLayout(above)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(10)
        form.addRow(self.tr("&Entries"), self.scope)
        form.addRow(field_label, fill(QHBoxLayout(), self.field, operation_label, (self.operation, 1), spacing=10))
        form.addRow(self.form)
        form.addRow(self._advice_label)
        self.view.setMinimumHeight(_MIN_LIST_PIXELS)
        self.lay_out(above, None, None, _SIZE)

    @Slot()
    def _on_field_changed(self) -> None:
        """List the operations of the chosen field, select the previous or the most likely one, and start planning."""
        self._duplicates_button.setVisible(self.field.currentData() == "loc")
        before = self.operation.currentData()
        self.operation.blockSignals(True)
        self.operation.clear()
        for operation in operations_for(self.field.currentData()):
            self.operation.addItem(localized(operation.label), operation.id)
        previous = self.operation.findData(before)
        likely = self.operation.findData(self._likely_operation(self.field.currentData()))
        self.operation.setCurrentIndex(previous if previous >= 0 else likely)
        self.operation.blockSignals(False)
        self._on_operation_changed()

    @Slot()
    def _on_operation_changed(self) -> None:
        """Show the parameters and the advice of the chosen operation, and start planning."""
        operation = OPERATIONS[self.operation.currentData()]
        self.form.show_operation(operation, self.field.currentData(), self._proposals.get(operation.id, {}))
        # By default, new widgets are last in the tab order, after the buttons.
        for before, after in pairwise([self.operation, *self.form.input_widgets(), self.view]):
            self.setTabOrder(before, after)
        align_form_fields(self._options_form, self.form.form)
        self._advice_label.setText(localized(operation.advice))
        self._advice_label.setVisible(bool(operation.advice))
        self.plan()

    @Slot()
    def plan(self) -> None:
        """Start a job that plans the operation with the entered parameters, or show why they are invalid."""
        self.stop()
        operation = OPERATIONS[self.operation.currentData()]
        answers = {name: answer() for name, answer in self.form.answers.items()}
        try:
            parse_parameters(operation.parameters, answers)
        except RequestError as error:
            self.show_failure(localized_error(error))
            return
        work = partial(
            plan_bulk_edit,
            self._document.table,
            operation.id,
            answers,
            slots=self._scopes[self.scope.currentIndex()][1],
            name=self.field.currentData(),
            locked=self._locked,
            document=self._document,
        )
        is_current = partial(self._session.is_at, self._version)
        self.run_job(self.tr("Planning"), lambda progress: work(progress=progress), is_current)

    def show_failure(self, reason: str) -> None:
        """Show why there is no plan, and list the current values of the field, unless it belongs to an extension."""
        super().show_failure(reason)
        field, slots = self.field.currentData(), self._scopes[self.scope.currentIndex()][1]
        if field in FIELD_NAMES:
            self.values.list_current_values(self._document.table.order if slots is None else slots, field)

    def show_result(self, plan: BulkPlan) -> None:
        """Show a plan in the preview, with notes about its side effects and skipped values."""
        long, same, listed = plan.n_too_long, plan.n_duplicates, len(plan.listed)
        # Changed extensions are listed only if no other values change.
        are_listed = not (plan.values or plan.listed)
        inner = len(plan.extensions.slots) if plan.extensions is not None and not are_listed else 0
        effects = (
            (long, self.tr("1 URL becomes too long."), self.tr("%n URLs become too long.", None, long)),
            (same, self.tr("1 URL becomes a duplicate."),
             self.tr("%n URLs become duplicates.", None, same)),
            (listed, self.tr("The URL of 1 sitemap in the index also changes."),
             self.tr("The URLs of %n sitemaps in the index also change.", None, listed)),
            (inner, self.tr("URLs in the extensions of 1 entry also change."),
             self.tr("URLs in the extensions of %n entries also change.", None, inner)),
        )  # fmt: skip
        notes = [text_for_count(*effect) for effect in effects if effect[0]]
        for reason, count in sorted(plan.unusable.items()):
            caption = text_for_count(
                count, self.tr("1 value skipped: {reason}."), self.tr("%n values skipped: {reason}.", None, count)
            )
            notes.append(caption.format(reason=localized(REASONS[reason])))
        notes += map(localized, plan.notes)
        self.note.setText(" ".join(notes))
        self.values.show_plan(plan, extensions=plan.extensions if are_listed else None)

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        """Show the number of ticked changes; enable the button if anything would change and no job is pending."""
        plan = self.values.plan
        is_more = isinstance(plan, BulkPlan) and bool(plan.listed or (plan.values and plan.extensions))
        self.button.setEnabled(not self.is_job_pending and (ticked > 0 or is_more))
        one, many = self.tr("Change 1 value"), self.tr("Change %n values", None, ticked)
        is_of_entries = self.values.n_values < self.values.rowCount()
        if is_of_entries:
            one, many = self.tr("Change 1 entry"), self.tr("Change %n entries", None, ticked)
        self.button.setText(text_for_count(ticked, one, many) if ticked else self.tr("Change"))
        if not self.values.rowCount() and not is_more:
            self.sentence.setText(self.tr("Nothing would change."))
            return
        self.show_changes("entry" if is_of_entries else "value", ticked)

    @Slot()
    def apply_result(self) -> None:
        """Close the dialog, and push the ticked changes as an undo step if the set has not changed meanwhile.

        Do nothing while the button is disabled or planning is pending.
        """
        plan = self.values.ticked_plan()
        if self.is_job_pending or not isinstance(plan, BulkPlan) or not self.button.isEnabled():
            return
        caption = localized(OPERATIONS[self.operation.currentData()].label)
        title = self.tr("{field}: {words}").format(field=self.field.currentText(), words=caption)
        self.accept()
        if not self._session.is_at(self._version) or not len(plan):
            return
        # The number is 0 if only URLs of sitemaps in the index change.
        if count := plan.n_entries:
            one, many = self.tr("{what} in 1 entry"), self.tr("{what} in %n entries", None, count)
            title = text_for_count(count, one, many).format(what=title)
        self._session.push_plan(title, plan)


def _validate_expiry(text: str) -> Sequence[tuple[Severity, str]]:
    """Return the problems of a text as expiration date of a video: severity, and message with source."""
    marks = validate_text("video", "expiration_date", 0, text, DEFAULT_PROFILE)
    return [(mark.severity, f"{localized(mark.message)}\n{mark.source}") for mark in marks]


_Input = tuple[QWidget, Callable[[], str], SignalInstance]
"""A widget, a function that returns its value, and the signal of changes."""


class ParameterForm(QWidget):
    """Form with an input for each parameter of a bulk operation.

    The object name of an input is “bulk-” followed by the name of its parameter.

    Signals:
        changed: A parameter was changed.

    Attributes:
        answers: Functions that return the values of the parameters, by name.
        form: Layout of labels and inputs.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create a form of parameters without inputs."""
        super().__init__(parent)
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setVerticalSpacing(8)
        self.answers: dict[str, Callable[[], str]] = {}
        self._widgets: list[QWidget] = []

    def show_operation(
        self, operation: BulkOperation, field: FieldName | ExtensionTarget, proposals: Mapping[str, str]
    ) -> None:
        """Replace the inputs by those for an operation, with proposed values by name; hide the form if there are none."""
        while self.form.rowCount():
            self.form.removeRow(0)
        self.answers, self._widgets = {}, []
        labels = [label.text() for label in self.window().findChildren(QLabel)]
        used_letters = {QKeySequence.mnemonic(text).toString()[-1:].lower() for text in labels}
        rows = list[tuple[QLabel, QWidget]]()
        for parameter in operation.parameters:
            text = proposals.get(parameter.name, parameter.default or "")
            widget, self.answers[parameter.name], changed = self._create_input(parameter, field, text)
            changed.connect(self.changed)
            caption = localized(parameter.label)
            caption = caption[:1].upper() + caption[1:]
            widget.setAccessibleName(caption)
            widget.setObjectName(f"bulk-{parameter.name}")
            line = widget.lineEdit() if isinstance(widget, QComboBox) else None
            if line is not None:
                line.setAccessibleName(caption)
            self._widgets.append(widget)
            # Not created by the layout, because PySide keeps wrappers of such labels after their deletion.
            label = QLabel(add_mnemonic(caption, used_letters), self)
            label.setBuddy(widget)
            rows.append((label, widget))
        if len(rows) <= _MAX_SINGLE_ROWS:
            for label, widget in rows:
                self.form.addRow(label, widget)
        else:
            self._add_pairs(rows)
        self.setVisible(bool(operation.parameters))

    def _add_pairs(self, rows: Sequence[tuple[QLabel, QWidget]]) -> None:
        """Add labels with inputs to the form, two pairs in each row; the second label of each row has the same width."""
        width = max(label.sizeHint().width() for label, _ in rows[1::2])
        for (label, widget), second in zip_longest(rows[::2], rows[1::2]):
            if second is None:
                self.form.addRow(label, widget)
                continue
            second[0].setMinimumWidth(width)
            self.form.addRow(label, fill(QHBoxLayout(), (widget, 1), second[0], (second[1], 1), spacing=10))

    def input_widgets(self) -> list[QWidget]:
        """Return the inputs of the parameters from top to bottom."""
        return self._widgets

    def _create_input(self, parameter: BulkParameter, field: FieldName | ExtensionTarget, text: str) -> _Input:
        """Return the input widget for a parameter's kind, with a function for its value and its change signal.

        Args:
            parameter: The parameter.
            field: The field that an input of kind "text" edits.
            text: Initial value of priorities, numbers of digits and free texts; other kinds ignore it.
        """
        match parameter.kind:
            case "text":
                return self._create_editor(cast("FieldName", field), "")
            case "date":
                return self._create_editor("lastmod", "", check=None if field == "lastmod" else _validate_expiry)
            case "priority":
                return self._create_editor("priority", text)
            case "days":
                return self._create_spin_box(-MAX_DAYS, MAX_DAYS, 1)
            case "digits":
                return self._create_spin_box(1, MAX_DIGITS, int(text or 1))
            case "precision":
                return self._create_box((self.tr("to the second"), "second"), (self.tr("to the day"), "day"))
            case "order":
                month = self.tr("the month: 4 March 2025")
                return self._create_box((self.tr("the day: 3 April 2025"), "DMY"), (month, "MDY"))
            case "match":
                return self._create_box(
                    (self.tr("Prefix"), "prefix"),
                    (self.tr("Host"), "host"),
                    (self.tr("Regular expression"), "expression"),
                )
            case "targets":
                return self._create_box((self.tr("Only in the set"), "set"), (self.tr("Anywhere"), "all"))
            case "existing":
                return self._create_box((self.tr("Keep"), "keep"), (self.tr("Replace"), "replace"))
            case "zone":
                zone = QComboBox(self)
                zone.setEditable(True)
                zone.addItems(_ZONES)
                return zone, zone.currentText, zone.editTextChanged
            case "folder":
                folder = FolderChooser(localized(parameter.label), self)
                return folder, folder.line.text, folder.line.textChanged
        line = QLineEdit(text, self)
        if parameter.kind == "own language":
            line.setPlaceholderText(self.tr("The one in the current text"))
        elif (example := _EXAMPLES.get(parameter.kind)) is not None:
            line.setPlaceholderText(example_text(example))
        return line, line.text, line.textChanged

    def _create_box(self, *choices: tuple[str, str]) -> _Input:
        """Return a combo box for pairs of text and value, a function that returns its value, and its change signal."""
        box = QComboBox(self)
        for caption, value in choices:
            box.addItem(caption, value)
        return box, lambda: str(box.currentData()), box.currentIndexChanged

    def _create_editor(self, field: FieldName, text: str, check: TextCheck | None = None) -> _Input:
        """Return the editor that the table uses for a field, with its value function and change signal.

        `check` replaces the validation by the rules of the field.
        """
        editor = make_field_editor(field, self)
        editor.setFrame(True)
        if isinstance(editor, QComboBox):
            return editor, editor.currentText, editor.editTextChanged
        line = editor.inline_validator.line
        if isinstance(editor, QAbstractSpinBox):
            match_line_edit_height(editor)
        if check is not None:
            editor.inline_validator.set_check(check)
        # An empty initial text is not marked as invalid.
        editor.inline_validator.setEnabled(False)
        editor.inline_validator.validate("")
        line.setText(text)
        return editor, line.text, line.textChanged

    def _create_spin_box(self, minimum: int, maximum: int, value: int) -> _Input:
        """Return a spin box for a range of numbers, with a function for its value and its change signal."""
        spin = QSpinBox(self)
        match_line_edit_height(spin)
        spin.setRange(minimum, maximum)
        spin.setValue(value)
        return spin, lambda: str(spin.value()), spin.valueChanged
