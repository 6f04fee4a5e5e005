"""The dialog of bulk edits: what to do to which entries, and every value before and after."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
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
from sitemap_studio.formats.extensions.entry_extensions import EXTENSION_OF_KIND
from sitemap_studio.gui.actions import plain_label
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import cell_text
from sitemap_studio.gui.i18n import counted, format_number, localized, localized_error
from sitemap_studio.gui.planned_changes.before_after import PlanColumn
from sitemap_studio.gui.planned_changes.job_dialogs import PlanDialog
from sitemap_studio.gui.planned_changes.planned_changes import PlannedList, PlannedView
from sitemap_studio.gui.table.extension_cells import marks_of_text
from sitemap_studio.gui.table.field_editors import TextCheck, editor_for
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import name_box
from sitemap_studio.gui.widgets.layouts import align_labels, fill, level_with_lines
from sitemap_studio.gui.widgets.line_edits import FolderChooser
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.date_forms import normalized_date
from sitemap_studio.protocol.dates import is_real_date
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.url_syntax import is_web
from sitemap_studio.validation.locations import site_of

_SIZE: Final = QSize(940, 640)

_SAMPLED: Final = 10_000
"""Number of entries whose sites are proposed as the old URL prefix."""

_MAX_CURRENT: Final = 1_000
"""Number of values that are listed before it is known what they become."""

_ZONES: Final = ("Z", "+01:00", "+02:00", "+03:00", "+05:30", "+08:00", "+09:00", "-03:00", "-05:00", "-08:00")
_PLACEHOLDERS: Final[dict[ParameterKind, str]] = {
    "site": "https://www.example.com/",
    "base": "https://www.example.com/shop",
    "page": "https://www.example.com/",
    "ladder": "1.0 0.8 0.6 0.4",
    "factor": "0.5",
}

_Scope = tuple[str, SlotArray | None, int]
"""Words, entries (None for the whole set) and their number."""


class BulkList(PlannedList):
    """Values that would change; while nothing is planned, those that could."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self._slots: SlotArray = np.empty(0, np.uint32)
        self._field: FieldName = "loc"

    def add_current(self, slots: SlotArray, field: FieldName) -> None:
        """List the values that entries have now, where no plan is shown."""
        self._slots, self._field = slots[:_MAX_CURRENT], field
        self.add_rows(len(self._slots))

    def other_text(self, number: int, column: int) -> str:
        if self.plan is not None:
            return super().other_text(number, column)
        slot = int(self._slots[number])
        if column == PlanColumn.ENTRY:
            return self.entry_text(slot)
        value = cell_text(self._document.table.value(slot, self._field))
        return {PlanColumn.FIELD: str(self._field), PlanColumn.BEFORE: value}.get(PlanColumn(column), "")


class BulkDialog(PlanDialog):
    """Asks for entries, field, operation and its parameters, and carries out the ticked part of the plan.

    Without `slots` the selected, the shown, and all entries are offered; without an operation, the likeliest for the
    current cell.
    """

    values: BulkList

    def __init__(
        self,
        context: Context,
        remove_duplicates: QAction,
        parent: QWidget,
        *,
        slots: SlotArray | None = None,
        operation: str = "",
    ) -> None:
        context.finish_editing()
        self._session = session = context.session
        values = BulkList(session.document, parent)
        super().__init__(values, PlannedView(values), context.jobs, parent)
        self._page, self._set_url, self._version = context.page, context.set_url, session.version
        # Frozen: the set may be edited while a plan is made in another thread.
        self._document, self._locked = session.document.snapshot(), frozenset(session.locked)
        self._scopes = self._scopes_now()
        if slots is not None:
            self._scopes = [(self.tr("Selected entries"), np.sort(slots), len(slots))]
        first = self._scopes[0][1]
        self._sampled = (self._document.table.order if first is None else first)[:_SAMPLED]
        self._defaults = self._start_values()
        self.setWindowTitle(self.tr("Bulk edit"))
        self.scope, self.field, self.operation = QComboBox(self), QComboBox(self), QComboBox(self)
        self.form = BulkForm(self)
        self._advice = self.note()
        self.rest.set_tint(Tint.WARNING)
        for words, _, count in self._scopes:
            self.scope.addItem(self.tr("{title} ({count})").format(title=words, count=format_number(count)))
        for name in BULK_TARGETS:
            self.field.addItem(name, name)
        self._lay_out(remove_duplicates)
        current = context.page.view.selection.current_field()
        target = OPERATIONS[operation].field if operation else current and current[1]
        self.field.setCurrentIndex(max(0, self.field.findData(target)))
        self._current_text = self._document.table.value(*current) if current else None
        self._use_field()
        if operation:
            self.operation.setCurrentIndex(self.operation.findData(operation))
            self._use_operation()
        asked = self.form.in_order()
        unanswered = [asked[number] for number, answer in enumerate(self.form.answers.values()) if not answer()]
        (unanswered or asked or [self.operation])[0].setFocus()
        self.field.currentIndexChanged.connect(self._use_field)
        self.operation.currentIndexChanged.connect(self._use_operation)
        self.scope.currentIndexChanged.connect(self.plan)
        self.form.changed.connect(self.plan_soon)

    def _scopes_now(self) -> list[_Scope]:
        """List the entries to offer, the likeliest first."""
        page, n_entries = self._page, len(self._document.table)
        selected, shown = page.view.selection.slots(), page.view.entries.order.shown
        of_set: _Scope = (self.tr("The whole set"), None, n_entries)
        usual = [of_set]
        if len(shown) < n_entries:
            usual = [(self.tr("Entries shown"), np.sort(shown), len(shown)), of_set]
        if not len(selected):
            return usual
        of_selection: _Scope = (self.tr("Selected entries"), np.sort(selected), len(selected))
        return [of_selection, *usual] if len(selected) > 1 else [*usual, of_selection]

    def _start_values(self) -> dict[str, dict[str, str]]:
        """Return proposed parameters by operation: how URLs begin now, and how they should."""
        table, address = self._document.table, self._set_url.value
        now = most_frequent_site(table.rows(self._sampled, ["loc"])) or ""
        new = f"{site_of(address)}/" if address and site_of(address) != site_of(now) else ""
        return {
            REBASE: {"old": now, "new": new},
            HTTPS: {"site": now if now.startswith("http:") else ""},
            ABSOLUTE: {"base": self._set_url.likely_folder},
            REBASE_IMAGES: {"old": self._site_in_extensions("image", "loc")},
            REBASE_ALTERNATES: {"old": self._site_in_extensions("alternate", "@href")},
        }

    def _site_in_extensions(self, kind: str, path: str) -> str:
        """Return the site of the first URL of a kind of extension among the sampled entries; empty for none."""
        sparse = self._document.table.extensions_of(self._sampled)
        likely = sparse.filter(sparse["xml"].str.contains(EXTENSION_OF_KIND[kind].element, literal=True))
        for entry in likely["entry"].head(1).to_list():
            items = extensions_of(self._document, int(self._sampled[entry])).items()
            urls = (item.text(path) or "" for item in items if item.kind == kind)
            return next(map(site_of, filter(is_web, urls)), "")
        return ""

    def _likely_operation(self, field: FieldName | ExtensionTarget) -> str:
        """Return the operation that a field most often needs: not one text for all URLs."""
        if field == "loc":
            return HTTPS if self._defaults[HTTPS]["site"] else REBASE
        if field == "lastmod":
            text = self._current_text
            return TO_W3C if text and normalized_date(text, "Z", "DMY") and not is_real_date(text) else TO_DATE
        return operations_for(field)[0].id

    def _lay_out(self, remove_duplicates: QAction) -> None:
        self.button.setText(self.tr("Change"))
        self._duplicates = QPushButton(plain_label(remove_duplicates.text()), self)
        self._duplicates.setObjectName("remove-duplicates")
        self._duplicates.setAutoDefault(False)
        self._duplicates.setToolTip(remove_duplicates.toolTip())
        # On every platform, this role precedes the buttons that close the dialog, and is not between them.
        self.box.addButton(self._duplicates, QDialogButtonBox.ButtonRole.ResetRole)
        for action in (self.reject, remove_duplicates.trigger):
            self._duplicates.clicked.connect(action)
        name_box(self.field, self.tr("Field"))
        name_box(self.operation, self.tr("Operation"))
        what = QLabel(self.tr("&Field"), self)
        what.setBuddy(self.field)
        above = QWidget(self)
        self._above = form = QFormLayout(above)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(10)
        form.addRow(self.tr("&Entries"), self.scope)
        form.addRow(what, fill(QHBoxLayout(), self.field, (self.operation, 1), spacing=10))
        form.addRow(self.form)
        form.addRow(self._advice)
        self.place(above, None, None, _SIZE)

    @Slot()
    def _use_field(self) -> None:
        self._duplicates.setVisible(self.field.currentData() == "loc")
        before = self.operation.currentData()
        self.operation.blockSignals(True)
        self.operation.clear()
        for operation in operations_for(self.field.currentData()):
            self.operation.addItem(localized(operation.words), operation.id)
        kept = self.operation.findData(before)
        likely = self.operation.findData(self._likely_operation(self.field.currentData()))
        self.operation.setCurrentIndex(kept if kept >= 0 else likely)
        self.operation.blockSignals(False)
        self._use_operation()

    @Slot()
    def _use_operation(self) -> None:
        operation = OPERATIONS[self.operation.currentData()]
        self.form.show_operation(operation, self.field.currentData(), self._defaults.get(operation.id, {}))
        # Without this, Tab reaches new widgets last, after the buttons.
        for before, after in pairwise([self.operation, *self.form.in_order(), self.view]):
            self.setTabOrder(before, after)
        align_labels(self._above, self.form.form)
        self._advice.setText(localized(operation.advice))
        self._advice.setVisible(bool(operation.advice))
        self.plan()

    @Slot()
    def plan(self) -> None:
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
        super().show_failure(reason)
        field, slots = self.field.currentData(), self._scopes[self.scope.currentIndex()][1]
        if field in FIELD_NAMES:
            self.values.add_current(self._document.table.order if slots is None else slots, field)

    def show_found(self, found: BulkPlan) -> None:
        long, same, listed = found.n_too_long, found.n_duplicates, len(found.listed)
        # Listed themselves where nothing else changes.
        are_listed = not (found.values or found.listed)
        inner = len(found.extensions.slots) if found.extensions is not None and not are_listed else 0
        effects = (
            (long, self.tr("1 URL becomes too long."), self.tr("%n URLs become too long.", None, long)),
            (same, self.tr("1 URL becomes a duplicate."),
             self.tr("%n URLs become duplicates.", None, same)),
            (listed, self.tr("The URL of 1 sitemap in the index also changes."),
             self.tr("The URLs of %n sitemaps in the index also change.", None, listed)),
            (inner, self.tr("URLs in the extensions of 1 entry also change."),
             self.tr("URLs in the extensions of %n entries also change.", None, inner)),
        )  # fmt: skip
        notes = [counted(*effect) for effect in effects if effect[0]]
        for reason, count in sorted(found.unusable.items()):
            words = counted(
                count, self.tr("1 value skipped: {reason}."), self.tr("%n values skipped: {reason}.", None, count)
            )
            notes.append(words.format(reason=localized(REASONS[reason])))
        self.rest.setText(" ".join(notes))
        self.values.show_plan(found, extensions=found.extensions if are_listed else None)

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        plan = self.values.plan
        is_more = isinstance(plan, BulkPlan) and bool(plan.listed or (plan.values and plan.extensions))
        self.button.setEnabled(not self.is_planning and (ticked > 0 or is_more))
        one, many = self.tr("Change 1 value"), self.tr("Change %n values", None, ticked)
        is_of_entries = self.values.n_values < self.values.rowCount()
        if is_of_entries:
            one, many = self.tr("Change 1 entry"), self.tr("Change %n entries", None, ticked)
        self.button.setText(counted(ticked, one, many) if ticked else self.tr("Change"))
        if not self.values.rowCount() and not is_more:
            self.sentence.setText(self.tr("Nothing would change."))
            return
        changes = counted(ticked, self.tr("1 value will change"), self.tr("%n values will change", None, ticked))
        if is_of_entries:
            changes = counted(ticked, self.tr("1 entry will change"), self.tr("%n entries will change", None, ticked))
        self.show_changes(changes, ticked)

    @Slot()
    def go_on(self) -> None:
        plan = self.values.ticked_plan()
        if self.is_planning or not isinstance(plan, BulkPlan) or not self.button.isEnabled():
            return
        words = localized(OPERATIONS[self.operation.currentData()].words)
        title = self.tr("{field}: {words}").format(field=self.field.currentText(), words=words)
        self.accept()
        if not self._session.is_at(self._version) or not len(plan):
            return
        # No entry changes where only the index lists sitemaps under other URLs.
        if count := plan.n_entries:
            one, many = self.tr("{what} in 1 entry"), self.tr("{what} in %n entries", None, count)
            title = counted(count, one, many).format(what=title)
        self._session.push_plan(title, plan)


def _check_expiry(text: str) -> Sequence[tuple[Severity, str]]:
    marks = marks_of_text("video", "expiration_date", 0, text, DEFAULT_PROFILE)
    return [(mark.severity, f"{localized(mark.message)}\n{mark.source}") for mark in marks]


def _with_mnemonic(words: str, taken: set[str]) -> str:
    """Mark the first letter that is not taken, and take it."""
    for place, letter in enumerate(words.lower()):
        if letter.isascii() and letter.isalpha() and letter not in taken:
            taken.add(letter)
            return f"{words[:place]}&{words[place:]}"
    return words


_Asked = tuple[QWidget, Callable[[], str], SignalInstance]
"""A widget, what reads its answer, and the signal that the answer has changed."""


class BulkForm(QWidget):
    """One line for each parameter of an operation; `answers` has what reads them, by name."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setVerticalSpacing(8)
        self.answers: dict[str, Callable[[], str]] = {}
        self._widgets: list[QWidget] = []

    def show_operation(
        self, operation: BulkOperation, field: FieldName | ExtensionTarget, start: Mapping[str, str]
    ) -> None:
        """Ask for the parameters of an operation; `start` has proposed answers by name."""
        while self.form.rowCount():
            self.form.removeRow(0)
        self.answers, self._widgets = {}, []
        labels = [label.text() for label in self.window().findChildren(QLabel)]
        taken = {QKeySequence.mnemonic(text).toString()[-1:].lower() for text in labels}
        for parameter in operation.parameters:
            text = start.get(parameter.name, parameter.default or "")
            widget, self.answers[parameter.name], changed = self._asked(parameter, field, text)
            changed.connect(self.changed)
            words = localized(parameter.words)
            words = words[:1].upper() + words[1:]
            widget.setAccessibleName(words)
            line = widget.lineEdit() if isinstance(widget, QComboBox) else None
            if line is not None:
                line.setAccessibleName(words)
            self._widgets.append(widget)
            # Made here: PySide keeps wrappers of labels that Qt makes, and these go with each operation.
            label = QLabel(_with_mnemonic(words, taken), self)
            label.setBuddy(widget)
            self.form.addRow(label, widget)
        self.setVisible(bool(operation.parameters))

    def in_order(self) -> list[QWidget]:
        """Return the widgets from top to bottom, without the layout's items, which go with each operation."""
        return self._widgets

    def _asked(self, parameter: BulkParameter, field: FieldName | ExtensionTarget, text: str) -> _Asked:
        match parameter.kind:
            case "text":
                return self._editor(cast("FieldName", field), "")
            case "date":
                return self._editor("lastmod", "", check=None if field == "lastmod" else _check_expiry)
            case "priority":
                return self._editor("priority", text)
            case "days":
                return self._spin(-MAX_DAYS, MAX_DAYS, 1)
            case "digits":
                return self._spin(1, MAX_DIGITS, int(text or 1))
            case "precision":
                return self._choice((self.tr("to the second"), "second"), (self.tr("to the day"), "day"))
            case "order":
                month = self.tr("the month: 4 March 2025")
                return self._choice((self.tr("the day: 3 April 2025"), "DMY"), (month, "MDY"))
            case "zone":
                zone = QComboBox(self)
                zone.setEditable(True)
                zone.addItems(_ZONES)
                return zone, zone.currentText, zone.editTextChanged
            case "folder":
                folder = FolderChooser(localized(parameter.words), self)
                return folder, folder.line.text, folder.line.textChanged
        line = QLineEdit(text, self)
        line.setPlaceholderText(_PLACEHOLDERS.get(parameter.kind, ""))
        return line, line.text, line.textChanged

    def _choice(self, *choices: tuple[str, str]) -> _Asked:
        box = QComboBox(self)
        for words, value in choices:
            box.addItem(words, value)
        return box, lambda: str(box.currentData()), box.currentIndexChanged

    def _editor(self, field: FieldName, text: str, check: TextCheck | None = None) -> _Asked:
        """Make the editor that cells of the field have in the table."""
        editor = editor_for(field, self)
        editor.setFrame(True)
        if isinstance(editor, QComboBox):
            return editor, editor.currentText, editor.editTextChanged
        line = editor.inline_validator.line
        if isinstance(editor, QAbstractSpinBox):
            level_with_lines(editor)
        if check is not None:
            editor.inline_validator.use_check(check)
        # Nothing is wrong before anything is typed.
        editor.inline_validator.setEnabled(False)
        editor.inline_validator.validate("")
        line.setText(text)
        return editor, line.text, line.textChanged

    def _spin(self, least: int, most: int, value: int) -> _Asked:
        spin = QSpinBox(self)
        level_with_lines(spin)
        spin.setRange(least, most)
        spin.setValue(value)
        return spin, lambda: str(spin.value()), spin.valueChanged
