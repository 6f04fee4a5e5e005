"""Fixes with a preview: a dialog for many problems, and a popover for one cell."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import listed, msg_from, quoted
from sitemap_studio.core.preferences import ESCAPE_AS
from sitemap_studio.core.preferences import ZONE as TIME_ZONE
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_columns import EXTENSION_COLUMNS_BY_NAME
from sitemap_studio.document.fixing import (
    DEFAULT_FIX_RULES,
    FixPlan,
    FixRequest,
    can_be_fixed,
    fixable_rules,
    plan_fixes,
)
from sitemap_studio.document.index_dates import INDEX_DATE_RULE
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import cell_text, message_text
from sitemap_studio.gui.i18n import localized, localized_error, text_for_count
from sitemap_studio.gui.planned_changes.before_after import ChangeColumn, value_text
from sitemap_studio.gui.planned_changes.job_dialogs import PlanDialog
from sitemap_studio.gui.planned_changes.planned_changes import PlannedChangesModel, PlannedChangesView
from sitemap_studio.gui.theme import SEVERITY_TINT, Tint, fixed_font, scaled
from sitemap_studio.gui.widgets.dialog import Dialog, set_wrapped_plain
from sitemap_studio.gui.widgets.diff_view import common_prefix_length
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.line_edits import example_text
from sitemap_studio.model.entries import FileFault
from sitemap_studio.model.slots import isin_sorted, unique_slots
from sitemap_studio.protocol.decisions import (
    BASE_URL,
    DECISIONS,
    ESCAPE_ENCODING,
    UNCLEAR,
    YES,
    ZONE,
    Decision,
    answerable,
)
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.rule import FixChoices, Rule, Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.file_rules import (
    DOCTYPE_RULE,
    DOUBLE_GZIP_RULE,
    ENCODING_RULE,
    EXTENSION_NAMESPACE_RULE,
    HTML_RULE,
    KINDS_RULE,
    MISSPELT_RULE,
    NAMESPACE_RULE,
    ORDER_RULE,
)
from sitemap_studio.validation.extensions.extension_fixes import FIXED_EXTENSION_RULES
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems

_SIZE: Final = QSize(980, 600)
_POPOVER_PIXELS: Final = 380
_MAX_DECISIONS_PIXELS: Final = 220

translate: Final = QCoreApplication.translate


def _stored_answers(context: Context) -> dict[str, str]:
    """Return the valid stored answers by decision id: those for the open set, or else its URL and the preferences."""
    set_url, preferences = context.set_url, context.preferences
    answers = {
        BASE_URL.id: set_url.stored_choice("fix_base") or set_url.value,
        # UTF-8 is the default, and not stored as an answer.
        ESCAPE_ENCODING.id: "" if preferences[ESCAPE_AS] == "utf-8" else preferences[ESCAPE_AS],
        ZONE.id: set_url.stored_choice("zone") or preferences[TIME_ZONE],
    }
    # The settings file may have been edited by hand.
    return {name: answer for name, answer in answers.items() if answer and DECISIONS[name].accepts(answer)}


def _store_answers(context: Context, decision_ids: Collection[str], choices: FixChoices) -> None:
    """Store the answers to these decisions for the open set, but the escape encoding in the preferences."""
    set_url, preferences = context.set_url, context.preferences
    if BASE_URL.id in decision_ids:
        is_usual = choices.base_url == set_url.value
        set_url.store_choice("fix_base", "" if is_usual else choices.base_url or "")
    if ESCAPE_ENCODING.id in decision_ids and (choices.escape_as or "utf-8") != preferences[ESCAPE_AS]:
        preferences.change({ESCAPE_AS: choices.escape_as or "utf-8"})
    if ZONE.id in decision_ids:
        is_usual = choices.zone == (preferences[TIME_ZONE] or None)
        set_url.store_choice("zone", "" if is_usual else choices.zone or "")


def _decisions_to_ask(plan: FixPlan, rules: Collection[str]) -> list[str]:
    """Return the ids of decisions that a plan requires, and the escape encoding if these rules escape characters."""
    return [*plan.n_waiting, *((ESCAPE_ENCODING.id,) if "loc-characters" in rules else ())]


class FixesDialog(PlanDialog):
    """Dialog that plans the fixes of rules, with a preview and a form for decisions, and applies the ticked fixes."""

    def __init__(self, context: Context, request: FixRequest, rules: frozenset[str], parent: QWidget) -> None:
        """Create the dialog that fixes problems, and start planning.

        Args:
            context: Shared objects of the window.
            request: Requested rules, and slots of the entries to fix; None for the set.
            rules: Ids of the requested rules that have fixes.
            parent: The parent of the dialog.
        """
        session = context.session
        document = session.document
        self.fixes = FixList(document, rules, parent)
        super().__init__(self.fixes, PlannedChangesView(self.fixes, last_pixels=150), context.jobs, parent)
        self._context, self._version, self._rules = context, session.version, rules
        self._document, self._problems = document.snapshot(), document.problems
        self._may_order_index = document.index is not None and document.index.read_only is None
        # A fix may reveal a problem of another requested rule.
        self._fixed_rules = rules | (request.rules & DEFAULT_FIX_RULES)
        self._slots, self._n_locked = request.slots, 0
        # File faults are fixed only in requests for all entries.
        self._locked_files: set[int | None] = set()
        if request.slots is None:
            self._locked_files |= session.locked
            if document.index is not None and document.index.read_only is not None:
                self._locked_files.add(None)
        if session.locked:
            slots = request.slots
            if slots is None:
                slots = unique_slots(*(self._problems.all_slots(rule) for rule in sorted(rules)))
            may_change = session.editable_mask(slots)
            self._slots, self._n_locked = slots[may_change], int((~may_change).sum())
        self.choices = FixChoicesForm(self, stored_answers=_stored_answers(context))
        self.setWindowTitle(self.tr("Fix problems"))
        # Scrollable, so that many decisions do not displace the list.
        self._decision_area = QScrollArea(self, widgetResizable=True)
        self._decision_area.setFrameShape(QFrame.Shape.NoFrame)
        self._decision_area.setWidget(self.choices)
        self._decision_area.setFocusProxy(self.choices)
        self._decision_area.hide()
        self.lay_out(None, self._decision_area, None, _SIZE)
        self.choices.changed.connect(self.plan_after_pause)
        self.view.clicked.connect(self._go_to_unfixed)
        self.view.setFocus()
        self.plan()

    @Slot()
    def plan(self) -> None:
        """Start a job that plans the fixes with the answers of the form, or show why an answer is invalid."""
        self.stop()
        choices = self.choices.choices()
        if choices is None:
            return
        self.sentence.setText(self.tr("Looking for fixes …"))
        self.button.setText(self.tr("Fix"))
        is_current = partial(self._context.session.is_at, self._version)
        self.run_job(self.tr("Looking for fixes"), partial(self._make_plan, choices), is_current)

    def _make_plan(self, choices: FixChoices, progress: Progress) -> FixPlan:
        """Return the plan of the requested fixes for writable entries and files; called in a job."""
        plan = plan_fixes(
            self._document,
            rules=self._fixed_rules,
            slots=self._slots,
            locked=self._locked_files,
            choices=choices,
            progress=progress,
        )
        return replace(plan, orders_index=plan.orders_index and self._may_order_index)

    def show_result(self, plan: FixPlan) -> None:
        """Show a plan in the preview, its decisions, and notes about values without a fix and skipped entries."""
        self.fixes.show_fixes(plan, self._problems)
        self.choices.show_decisions(_decisions_to_ask(plan, self._rules))
        self._decision_area.setVisible(bool(self.choices.fields))
        if self.choices.fields:
            self._decision_area.setFixedHeight(min(self.choices.sizeHint().height(), scaled(_MAX_DECISIONS_PIXELS)))
        notes = []
        if count := plan.n_unfixed:
            one = self.tr("1 value needs your decision: {decisions}. It is listed last: click it to go there.")
            many = self.tr(
                "%n values need your decision: {decisions}. They are listed last: click one to go there.", None, count
            )
            decisions = localized(
                listed(DECISIONS[name].count_message(number) for name, number in plan.n_waiting.items())
            )
            notes.append(text_for_count(count, one, many).format(decisions=decisions))
        if plan.failed:
            titles = localized(listed(quoted(msg_from(RULES[rule].title)) for rule in RULES if rule in plan.failed))
            text = self.tr("Some fixes for {titles} failed because of an internal error.")
            notes.append(text.format(titles=titles))
        if count := self._n_locked:
            one = self.tr("1 entry in a read-only sitemap is skipped.")
            many = self.tr("%n entries in read-only sitemaps are skipped.", None, count)
            notes.append(text_for_count(count, one, many))
        self.note.setText(" ".join(notes))

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        """Show the number of ticked fixes; disable the button at 0 and while planning is pending."""
        self.button.setEnabled(ticked > 0 and not self.is_job_pending)
        self.button.setText(self.tr("Fix"))
        plan = self.fixes.fixes
        if not self.fixes.n_planned:
            self.sentence.setText(self.tr("No automatic fixes are available."))
            return
        if plan.values or len(plan.extensions) or plan.index_dates:
            one, many = self.tr("Fix 1 value"), self.tr("Fix %n values", None, ticked)
            self.show_changes("value", ticked)
        elif len(plan.ordered):
            one, many = self.tr("Fix 1 entry"), self.tr("Fix %n entries", None, ticked)
            self.show_changes("entry", ticked)
        else:
            one, many = self.tr("Fix 1 file"), self.tr("Fix %n files", None, ticked)
            self.show_changes("file", ticked)
        if ticked:
            self.button.setText(text_for_count(ticked, one, many))

    @Slot()
    def apply_result(self) -> None:
        """Store the answers, push the ticked fixes as an undo step if the set has not changed, and close the dialog.

        Do nothing without ticked fixes, with invalid answers, or while planning.
        """
        choices = self.choices.choices()
        if self.is_job_pending or not self.fixes.ticked_count or choices is None:
            return
        plan = self.fixes.ticked_plan()
        _store_answers(self._context, self.choices.fields, choices)
        if self._context.session.is_at(self._version) and len(plan):
            self._context.session.push_plan(_step_title(plan), plan)
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Enter in the row of a value without a fix, close the dialog and show the value in the table."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self.view.hasFocus() and self.fixes.unfixed_value(self.view.currentIndex().row()):
            self._go_to_unfixed(self.view.currentIndex())
        else:
            super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _go_to_unfixed(self, index: QModelIndex) -> None:
        """Close the dialog, and show the value of a row that has no fix in the table; ignore other rows."""
        cell = self.fixes.unfixed_value(index.row())
        if cell is not None:
            self.reject()
            self._context.page.show_slot(cell.slot, cell.field)


def _step_title(plan: FixPlan) -> str:
    """Return the undo title of a plan, with its number of entries, files or values."""
    count = len(plan)
    if len(plan.ordered) and len(plan.ordered) + plan.orders_index == count:
        one, many = (
            translate("FixesDialog", "Fix 1 entry"),
            translate("FixesDialog", "Fix %n entries", None, count),
        )
    elif len(plan.corrected) + plan.orders_index == count:
        one, many = (
            translate("FixesDialog", "Fix 1 file"),
            translate("FixesDialog", "Fix %n files", None, count),
        )
    else:
        one, many = (
            translate("FixesDialog", "Fix 1 value"),
            translate("FixesDialog", "Fix %n values", None, count),
        )
    return text_for_count(count, one, many)


def show_fixes_dialog(context: Context, request: FixRequest, parent: QWidget) -> None:
    """Finish editing, and open the dialog that fixes the requested problems, or report that none can be fixed."""
    context.finish_editing()
    rules = fixable_rules(context.session.document.problems, request)
    if rules:
        FixesDialog(context, request, rules, parent).open()
        return
    context.messages.show_message(
        Severity.INFO,
        translate("FixesDialog", "No automatic fixes are available."),
        translate("FixesDialog", "The explanation of each problem shows how to fix it."),
    )


_ZONES: Final = (
    "Z", "+01:00", "+02:00", "+03:00", "+05:30", "+08:00", "+09:00", "-03:00", "-05:00", "-06:00", "-08:00",
)  # fmt: skip


class FixChoicesForm(QWidget):
    """Form for decisions about fixes, such as the base URL of relative URLs; hidden without decisions.

    Signals:
        changed: An answer was changed.

    Attributes:
        fields: Editors of the answers, by the id of the decision.
        reason: Label that shows why the answers are invalid.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None, *, stored_answers: Mapping[str, str] | None = None) -> None:
        """Create a hidden form without decisions.

        Args:
            parent: The parent widget.
            stored_answers: Initial answers by the id of the decision.
        """
        super().__init__(parent)
        self._stored_answers = stored_answers or {}
        self.fields: dict[str, Any] = {}
        self.reason = TintedLabel(Tint.ERROR, parent=self)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.addRow(self.reason)
        set_wrapped_plain(self.reason)
        self.reason.hide()
        self.hide()

    def show_decisions(self, ids: Iterable[str]) -> None:
        """Add editors for decisions that have none yet, with stored answers; ignore decisions that have no editor.

        Emit `changed` if one of the new editors has a stored answer.
        """
        is_answered = False
        for decision in answerable(ids):
            if decision.id not in self.fields:
                self._add_field(decision)
                is_answered = is_answered or decision.id in self._stored_answers
        self.setVisible(bool(self.fields))
        if is_answered:
            self.changed.emit()

    def _add_field(self, decision: Decision) -> None:
        """Add the editor of a decision, with its stored answer, to the form."""
        question, answer = localized(decision.question), self._stored_answers.get(decision.id, "")
        field: QLineEdit | QComboBox | QCheckBox
        row = self._form.rowCount() - 1
        if decision.is_confirmation:
            field = QCheckBox(question, self)
            field.setChecked(answer == YES)
            self._form.insertRow(row, field)
            field.toggled.connect(self.changed)
        else:
            field = self._list_field(decision, answer) if decision.answers else self._text_field(decision, answer)
            self._form.insertRow(row, question, field)
        field.setAccessibleName(question)
        field.setToolTip(localized(decision.reason))
        self.fields[decision.id] = field
        if self.focusProxy() is None:
            self.setFocusProxy(field)

    def _list_field(self, decision: Decision, answer: str) -> QComboBox:
        """Return a combo box of “Not decided” and a decision's answers, with an initial answer."""
        field = QComboBox(self)
        field.addItem(self.tr("Not decided"), "")
        for each in decision.answers:
            field.addItem(localized(each.label), each.value)
        field.setCurrentIndex(max(0, field.findData(answer)))
        field.currentIndexChanged.connect(self.changed)
        return field

    def _text_field(self, decision: Decision, answer: str) -> QLineEdit | QComboBox:
        """Return the editor of a decision with free text; for time zones, a combo box with suggestions."""
        field: QLineEdit | QComboBox
        if decision is ZONE:
            field = QComboBox(self, editable=True)
            field.addItems(["", *_ZONES])
            field.setEditText(answer)
            field.editTextChanged.connect(self.changed)
            line = field.lineEdit()
        else:
            field = line = QLineEdit(answer, self)
            field.textChanged.connect(self.changed)
        if line is not None:
            line.setPlaceholderText(example_text(decision.example))
            line.setAccessibleName(localized(decision.question))
        return field

    def choices(self) -> FixChoices | None:
        """Return the entered answers; if one is invalid, show the reason and return None."""
        answers = {name: answer for name, field in self.fields.items() if (answer := _editor_answer(field))}
        chosen, reason = None, ""
        try:
            chosen = FixChoices.from_answers(answers)
        except RequestError as error:
            reason = localized_error(error)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        return chosen


def _editor_answer(editor: QLineEdit | QComboBox | QCheckBox) -> str:
    """Return the answer in an editor of a decision; empty if it is undecided."""
    if isinstance(editor, QCheckBox):
        return YES if editor.isChecked() else ""
    if isinstance(editor, QLineEdit):
        return editor.text().strip()
    return editor.currentText().strip() if editor.isEditable() else str(editor.currentData())


RULES_COLUMN: Final = len(ChangeColumn)


class _UnfixedValue(NamedTuple):
    """A value without a fix, and the decision that it requires; values of extensions have no `field`."""

    slot: int
    field: FieldName | None
    label: str
    value: str
    decision: str


class FixList(PlannedChangesModel):
    """Model with a row for each value, entry or file that these rules fix, then for each value without a fix."""

    def __init__(self, document: Document, rules: frozenset[str], parent: QObject | None = None) -> None:
        """Create an empty preview of the fixes of these rules, given by ids, in a set."""
        super().__init__(document, parent)
        self.heads = (*self.heads, self.tr("Rules"))
        self._problems = document.problems
        self._rules = rules
        self.fixes = FixPlan(())
        self._files: list[FileFault] = []
        self._dated_sitemaps: list[int] = []

    def show_fixes(self, plan: FixPlan, problems: Problems) -> None:
        """Show a plan for these problems; rows that were unticked remain unticked."""
        self.fixes, self._problems = plan, problems
        self._files = sorted(plan.corrected, key=lambda fault: (fault[0] is not None, *map(str, fault)))
        self._dated_sitemaps = sorted(plan.index_dates)
        n_extra_rows = len(plan.ordered) + plan.orders_index + len(plan.corrected) + len(plan.index_dates)
        self.show_plan(plan, extensions=plan.extensions.edit, n_extra_rows=n_extra_rows)
        self.append_extra_rows(plan.n_unfixed)

    def unfixed_value(self, row: int) -> _UnfixedValue | None:
        """Return the value without a fix in a row; None for other rows."""
        number = row - self.n_planned
        if number < 0:
            return None
        for field, slots in self.fixes.unfixed.items():
            if number < len(slots):
                slot = int(slots[number])
                decision = self.fixes.decision_of(slot, field) or UNCLEAR
                return _UnfixedValue(slot, field, field, self._document.table.value(slot, field) or "", decision.id)
            number -= len(slots)
        waiting = self.fixes.extensions.waiting
        if number < waiting.height:
            slot, label, value, decision = waiting.row(number)
            return _UnfixedValue(slot, None, label, value, decision)
        return None

    def ticked_plan(self) -> FixPlan:
        """Return the plan reduced to the ticked rows; the same plan if all are ticked."""
        plan = self.fixes
        if self.ticked_count == self.n_planned:
            return plan
        begin = self.n_values + self.n_extensions
        entries = begin + len(plan.ordered)
        of_files = self._ticked[entries + plan.orders_index :]
        of_dates = of_files[len(self._files) :]
        ticked_dates = [sitemap for sitemap, is_ticked in zip(self._dated_sitemaps, of_dates, strict=True) if is_ticked]
        return replace(
            plan.exclude_cells(self.unticked_values()),
            ordered=plan.ordered[self._ticked[begin:entries]],
            corrected=frozenset(fault for fault, is_ticked in zip(self._files, of_files, strict=False) if is_ticked),
            index_dates={sitemap: plan.index_dates[sitemap] for sitemap in ticked_dates},
            orders_index=plan.orders_index and bool(self._ticked[entries]),
        )

    def last_text(self, slot: int, field: FieldName, role: int) -> str:
        """Return the titles of the requested rules that a field of an entry violates; in a tooltip, one per line."""
        titles = [localized(rule.title) for rule in self._rules_at(slot, field)]
        return "\n".join(titles) if role == Qt.ItemDataRole.ToolTipRole else localized(listed(titles))

    def extra_row_text(self, number: int, column: int) -> str:
        """Return the cell text of a row that is no field value.

        These rows are an extension, element order, file fault or date of the index, or a value without a fix.
        """
        plan = self.fixes
        if (cell := self.unfixed_value(self.n_values + number)) is not None:
            return self._unfixed_text(cell, column)
        if number < self.n_extensions:
            if column == RULES_COLUMN:
                return localized(listed(self._extension_rule_titles(int(plan.extensions.edit.slots[number]))))
            return super().extra_row_text(number, column)
        number -= self.n_extensions
        n_ordered = len(plan.ordered)
        is_entry = number < n_ordered + plan.orders_index
        date_number = number - n_ordered - plan.orders_index - len(self._files)
        if date_number >= 0:
            return self._index_date_text(self._dated_sitemaps[date_number], column)
        if column == ChangeColumn.ENTRY:
            if number < n_ordered:
                return self.entry_text(int(plan.ordered[number]))
            if is_entry:
                return self._document.name
            sitemap = self._files[number - n_ordered - plan.orders_index][0]
            return self._document.name if sitemap is None else self._document.sitemaps[sitemap].name
        if is_entry:
            if column == RULES_COLUMN:
                return localized(RULES[ORDER_RULE].title)
            texts = (self.tr("elements"), self.tr("another order"), self.tr("the schema's order"))
        else:
            rule = self._files[number - n_ordered - plan.orders_index][1]
            if column == RULES_COLUMN:
                return localized(RULES[rule].title)
            texts = (self.tr("file"), *self._file_fault_texts(rule))
        return texts[column - ChangeColumn.FIELD]

    def _file_fault_texts(self, rule: str) -> tuple[str, str]:
        """Return what a file has before and after the fix of a file rule, such as another encoding and UTF-8."""
        texts = {
            NAMESPACE_RULE: (self.tr("another namespace"), self.tr("the protocol's namespace")),
            EXTENSION_NAMESPACE_RULE: (self.tr("another namespace"), self.tr("the extension's namespace")),
            KINDS_RULE: (self.tr("another root element"), self.tr("the root element of its entries")),
            MISSPELT_RULE: (self.tr("misspelt elements"), self.tr("the protocol's elements")),
            DOCTYPE_RULE: (self.tr("a document type"), self.tr("no document type")),
            HTML_RULE: (self.tr("a sitemap inside HTML"), self.tr("the sitemap")),
            DOUBLE_GZIP_RULE: (self.tr("compressed twice"), self.tr("compressed once")),
            ENCODING_RULE: (self.tr("another encoding"), "UTF-8"),
        }
        return texts[rule]

    def _index_date_text(self, sitemap: int, column: int) -> str:
        """Return the cell text of a row for a sitemap's lastmod in the index that would change."""
        texts: dict[int, str] = {
            ChangeColumn.FIELD: "lastmod",
            ChangeColumn.BEFORE: cell_text(self._document.sitemaps[sitemap].lastmod or ""),
            ChangeColumn.AFTER: self.fixes.index_dates[sitemap],
            ChangeColumn.ENTRY: self._document.sitemaps[sitemap].name,
            RULES_COLUMN: localized(RULES[INDEX_DATE_RULE].title),
        }
        return texts.get(column, "")

    def _unfixed_text(self, value: _UnfixedValue, column: int) -> str:
        """Return the cell text of a value without a fix; the column of new values shows the reason."""
        rules = self._rules_at(value.slot, value.field)
        if value.field is None:
            rules = [rule for rule in rules if rule.id in FIXED_EXTENSION_RULES]
        texts: dict[int, str] = {
            ChangeColumn.FIELD: value.label,
            ChangeColumn.BEFORE: cell_text(value.value),
            ChangeColumn.AFTER: localized(DECISIONS[value.decision].reason),
            ChangeColumn.ENTRY: self.entry_text(value.slot),
        }
        return texts.get(column, "\n".join(localized(rule.title) for rule in rules))

    def _extension_rule_titles(self, slot: int) -> list[str]:
        """Return the titles of the requested rules that the extensions of an entry violate."""
        return [localized(rule.title) for rule in self._rules_at(slot, None) if rule.id in FIXED_EXTENSION_RULES]

    def _rules_at(self, slot: int, field: FieldName | None) -> list[Rule]:
        """Return the requested rules that a field of an entry violates; for the field None, rules without a field."""
        one = np.array([slot], np.uint32)
        rules = [rule for rule in self._problems.entry_rules() if rule.field == field and rule.id in self._rules]
        return [rule for rule in rules if isin_sorted(self._problems.all_slots(rule.id), one)[0]]


# One cell

_MAX_VALUE_CHARACTERS: Final = 200  # characters of a value in the popover
_MAX_MESSAGES: Final = 3


class CellFixPopover(Dialog):
    """Popover at a cell: its problems, the value before and after the fix, and a button that applies the fix.

    Without a fix, it shows advice, and the button opens the editor of the cell.
    """

    def __init__(self, context: Context, slot: int, problems: list[Problem], parent: QWidget) -> None:
        """Create a hidden popover, and plan the fix.

        Args:
            context: Shared objects of the window.
            slot: Slot of the cell's entry.
            problems: Problems of the cell, at least one.
            parent: The parent widget.
        """
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Popup)
        self.setWindowTitle(self.tr("Fix"))
        self._context, self._slot, self._version = context, slot, context.session.version
        view = context.page.view
        self._is_editable = view.entries.editable_column(view.currentIndex().column()) is not None
        self._rules = frozenset(problem.rule.id for problem in problems if can_be_fixed(problem.rule.id))
        self._plan = FixPlan(())
        self.choices = FixChoicesForm(self, stored_answers=_stored_answers(context))
        messages = [message_text(problem.message) for problem in problems[:_MAX_MESSAGES]]
        self.message = self.make_note("\n".join(messages), SEVERITY_TINT[problems[0].severity])
        self.explanation = self.make_note(f"{localized(problems[0].rule.explanation)}\n{problems[0].source}")
        self.before, self.after, self.advice = self._value_label(), self._value_label(), self.make_note()
        advice = localized(problems[0].rule.fix)
        self.advice.setText(advice[:1].upper() + advice[1:])
        self.button = QPushButton(self)
        self.button.setDefault(True)
        self._values = QWidget(self)
        form = QFormLayout(self._values)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(QCoreApplication.translate("CellFix", "Before"), self.before)
        form.addRow(QCoreApplication.translate("CellFix", "After"), self.after)
        buttons = fill(QHBoxLayout(), 1, self.button)
        self.lay_out_column(self.message, self.choices, self._values, self.advice, self.explanation, buttons)
        self.choices.changed.connect(self._show_plan)
        self.button.clicked.connect(self._apply_or_edit)
        self._show_plan()

    def _value_label(self) -> QLabel:
        """Return an empty label for a value, in the fixed-width font."""
        label = QLabel(self, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        label.setFont(fixed_font())
        return label

    @Slot()
    def _show_plan(self) -> None:
        """Plan the fix of the cell with the current answers, and show values, advice and button."""
        document, choices = self._context.session.document, self.choices.choices()
        one = np.array([self._slot], np.uint32)
        self._plan = FixPlan(())
        if choices is not None and self._rules:
            self._plan = plan_fixes(document, rules=self._rules, slots=one, choices=choices)
            self.choices.show_decisions(_decisions_to_ask(self._plan, self._rules))
        before, after = self._before_and_after()
        # The common beginning of long values is cut, so that their first difference is visible.
        begin = max(0, common_prefix_length(before, after) - _MAX_VALUE_CHARACTERS // 2)
        self.before.setText(_excerpt(before, begin))
        self.after.setText(_excerpt(after, begin))
        can_apply, may_choose = len(self._plan) > 0, bool(self.choices.fields)
        self._values.setVisible(can_apply)
        self.advice.setVisible(not can_apply and bool(self.advice.text()))
        self.button.setText(self.tr("&Apply") if can_apply or may_choose else self.tr("&Edit cell"))
        self.button.setEnabled(can_apply or not may_choose)
        self.button.setVisible((self.button.isEnabled() and (can_apply or self._is_editable)) or may_choose)
        shown = (self.message, self.explanation, *((self.before, self.after) if can_apply else (self.advice,)))
        self.button.setAccessibleDescription("\n".join(label.text() for label in shown))
        if (layout := self.layout()) is not None:
            # The size hint would be too high, because it assumes shorter lines of wrapped text.
            width = scaled(_POPOVER_PIXELS)
            self.setFixedSize(width, layout.totalHeightForWidth(width))

    def _before_and_after(self) -> tuple[str, str]:
        """Return the shown text of the cell before and after the planned fix."""
        for values in self._plan.values:
            after = self.tr("(removed)") if values.after[0] is None else value_text(values.after[0])
            return value_text(values.before[0]), after
        fixed = self._plan.extensions.fixed
        if fixed.height:
            before, after = ("\n".join(fixed[name].to_list()[:_MAX_MESSAGES]) for name in ("value", "fixed"))
            return before, after
        return self.tr("another order"), self.tr("the schema's order")

    @Slot()
    def _apply_or_edit(self) -> None:
        """Close the popover; store the answers and push the fix as an undo step, or without a fix, edit the cell."""
        choices, view = self.choices.choices(), self._context.page.view
        self.accept()
        view.setFocus()
        if not len(self._plan):
            view.edit(view.currentIndex())
        elif choices is not None and self._context.session.is_at(self._version):
            _store_answers(self._context, self.choices.fields, choices)
            self._context.session.push_plan(_step_title(self._plan), self._plan)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a frame in the highlight colour around the popover."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.Highlight))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def open_at(self, cell: QRect) -> None:
        """Show the popover below a cell, or above if it does not fit; the rectangle is in screen coordinates."""
        screen = (self.parentWidget() or self).screen().availableGeometry()
        below, above = cell.bottom() + 1, cell.top() - self.height()
        top = below if below + self.height() <= screen.bottom() else above
        left = max(screen.left(), min(cell.left(), screen.right() - self.width() + 1))
        self.move(left, max(screen.top(), top))
        self.show()
        (self.button if self.button.isEnabled() else self.choices).setFocus()


def _excerpt(text: str, begin: int) -> str:
    """Return up to `_MAX_VALUE_CHARACTERS` characters of a text from an index, with an ellipsis where it is cut."""
    end = begin + _MAX_VALUE_CHARACTERS
    return ("…" if begin else "") + text[begin:end] + ("…" if len(text) > end else "")


def show_cell_fix(context: Context, parent: QWidget) -> None:
    """Finish editing, and open the popover that fixes the current cell of the table; do nothing without a current cell.

    If the cell has no problem, show a note; if its entry is read-only, report that.
    """
    view, document, session = context.page.view, context.session.document, context.session
    context.finish_editing()
    index = view.currentIndex()
    if not index.isValid():
        return
    slot, field = view.entries.slot_at(index.row()), view.entries.field_at(index.column())
    if (column := view.entries.columns[index.column()]) in EXTENSION_COLUMNS_BY_NAME:
        reported = view.entries.problems_at(slot, column)
    else:
        reported = [each for each in document.problems.of_slot(document.table, slot) if each.field == field]
    if not reported:
        text = translate("FixesDialog", "This cell has no problem.")
        context.show_note(text)
    elif not view.entries.is_row_editable(index):
        session.report_read_only(slot)
    else:
        view.scrollTo(index)
        rect = view.visualRect(index)
        popover = CellFixPopover(context, slot, reported, parent)
        popover.open_at(QRect(view.viewport().mapToGlobal(rect.topLeft()), rect.size()))
