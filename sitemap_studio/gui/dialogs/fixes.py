"""The dialog that fixes problems: every value before and after, and what the fixes depend on."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import listed, msg_from, quoted
from sitemap_studio.core.preferences import ESCAPE_AS, ZONE
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import NAMESPACE_RULE, ORDER_RULE, FixPlan, FixRequest, fixable_rules, plan_fixes
from sitemap_studio.gui.i18n import counted, localized, localized_error
from sitemap_studio.gui.plans.plan_dialog import PlanDialog
from sitemap_studio.gui.plans.plan_list import PlanColumn, PlannedList, PlannedView
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index
from sitemap_studio.model.edits import CellChanges
from sitemap_studio.model.slots import contains, distinct
from sitemap_studio.protocol.catalogue import FIXED_RULES, RULES, Severity
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.rule import NO_CHOICES, FixChoices
from sitemap_studio.validation.problems import Problems

if TYPE_CHECKING:
    from sitemap_studio.gui.main_window import MainWindow

START_SIZE: Final = QSize(980, 600)
"""Initial size of the dialog."""


class FixesDialog(PlanDialog):
    """Shows values before and after a fix, and carries out what is ticked.

    Args:
        window: The window with the set.
        request: Which problems to fix.
        rules: The rules with fixes among them.
    """

    def __init__(self, window: MainWindow, request: FixRequest, rules: frozenset[str]) -> None:
        session = window.session
        document = session.document
        self.fixes = FixList(document, rules, window)
        super().__init__(self.fixes, PlannedView(self.fixes, last_pixels=150), window.jobs, window)
        self.fixes.setParent(self)
        self._window, self._version, self._rules = window, session.version, rules
        self._table, self._problems, self._locked = document.table.snapshot(), document.problems, session.locked
        self._may_order_index = document.index is not None and document.index.read_only is None
        # A fix may reveal a problem of another rule that was asked for.
        self._fixed_rules = rules | (request.rules & FIXED_RULES)
        self._slots, self._n_locked = request.slots, 0
        if session.locked and NAMESPACE_RULE not in rules:
            slots = request.slots
            if slots is None:
                slots = distinct(*(self._problems.slots(rule) for rule in sorted(rules)))
            may_change = session.may_change_each(slots)
            self._slots, self._n_locked = slots[may_change], int((~may_change).sum())
        self.choices = FixChoicesForm(rules, self, start=self._recalled_choices())
        self.setWindowTitle(self.tr("Fix problems"))
        self.lay_out(None, self.choices, START_SIZE)
        self.choices.changed.connect(self.plan_soon)
        self.view.setFocus()
        self.plan()

    # Choices

    def _recalled_choices(self) -> FixChoices:
        """Return what was chosen for the set before, as far as the rules depend on it."""
        address, preferences = self._window.address, self._window.preferences
        former = (
            (NEED_BASE, "base_url", address.recall_choice("fix_base") or address.value),
            (NEED_ENCODING, "escape_as", preferences[ESCAPE_AS]),
            (NEED_ZONE, "zone", address.recall_choice("zone") or preferences[ZONE]),
        )
        choices = NO_CHOICES
        for needed_by, name, value in former:
            if value and not needed_by.isdisjoint(self._rules):
                # The settings file may have been edited by hand.
                with suppress(RequestError):
                    choices = replace(choices, **cast(dict[str, Any], {name: value}))
        return choices

    def _remember(self, choices: FixChoices) -> None:
        address, preferences = self._window.address, self._window.preferences
        if not NEED_BASE.isdisjoint(self._rules):
            is_usual = choices.base_url == address.value
            address.remember_choice("fix_base", "" if is_usual else choices.base_url or "")
        if not NEED_ENCODING.isdisjoint(self._rules) and choices.escape_as != preferences[ESCAPE_AS]:
            preferences.change({ESCAPE_AS: choices.escape_as})
        if not NEED_ZONE.isdisjoint(self._rules):
            is_usual = choices.zone == (preferences[ZONE] or None)
            address.remember_choice("zone", "" if is_usual else choices.zone or "")

    # The plan

    @Slot()
    def plan(self) -> None:
        """Plan with the current choices."""
        self.stop_planning()
        choices = self.choices.choices()
        if choices is None:
            return
        self._sentence.setText(self.tr("Looking for what can be fixed …"))
        self.button.setText(self.tr("Fix"))
        self.start_planning(self.tr("Planning fixes"), partial(self._plan, choices), self._is_current)

    def _plan(self, choices: FixChoices, progress: Progress) -> FixPlan:
        """Make the plan without what is read-only; runs in a job."""
        plan = plan_fixes(
            self._table, self._problems, rules=self._fixed_rules, slots=self._slots, choices=choices, progress=progress
        )
        orders_index = plan.orders_index and self._may_order_index
        return replace(plan, adopting=plan.adopting - self._locked, orders_index=orders_index)

    def _is_current(self) -> bool:
        return self._window.session.is_at(self._version)

    def show_plan(self, plan: FixPlan) -> None:
        """Show what would be fixed, and notes on the rest."""
        self.fixes.show_fixes(plan, self._problems)
        notes = []
        if count := plan.n_unfixed:
            one = self.tr("1 value keeps a problem that can't be fixed without guessing.")
            many = self.tr("%n values keep problems that can't be fixed without guessing.", None, count)
            notes.append(counted(count, one, many))
        if plan.failed:
            titles = localized(listed(quoted(msg_from(RULES[rule].title)) for rule in RULES if rule in plan.failed))
            text = self.tr("Because of a fault in the program not everything could be tried for {titles}.")
            notes.append(text.format(titles=titles))
        if count := self._n_locked:
            one = self.tr("1 entry is in a read-only sitemap and left out.")
            notes.append(
                counted(count, one, self.tr("%n entries are in read-only sitemaps and left out.", None, count))
            )
        self._rest.setText(" ".join(notes))

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        """Show how many values would be fixed."""
        self.button.setEnabled(ticked > 0 and not self.is_planning)
        self.button.setText(self.tr("Fix"))
        if not self.fixes.rowCount():
            self._sentence.setText(self.tr("Nothing here can be fixed without guessing."))
            return
        one, many, changes = self._words(ticked)
        if ticked:
            self.button.setText(counted(ticked, one, many))
        self.show_changes(changes, ticked)

    def _words(self, count: int) -> tuple[str, str, str]:
        """Return the button's text for one and for many, and what changes: values, entries or files."""
        plan = self.fixes.plan
        if plan.values:
            change = counted(count, self.tr("1 value changes"), self.tr("%n values change", None, count))
            return self.tr("Fix 1 value"), self.tr("Fix %n values", None, count), change
        if len(plan.ordered):
            change = counted(count, self.tr("1 entry changes"), self.tr("%n entries change", None, count))
            return self.tr("Fix 1 entry"), self.tr("Fix %n entries", None, count), change
        change = counted(count, self.tr("1 file changes"), self.tr("%n files change", None, count))
        return self.tr("Fix 1 file"), self.tr("Fix %n files", None, count), change

    @Slot()
    def go_on(self) -> None:
        """Carry out what is ticked."""
        choices = self.choices.choices()
        if self.is_planning or not self.fixes.ticked_count or choices is None:
            return
        plan = self.fixes.ticked_plan()
        self._remember(choices)
        if self._is_current() and len(plan):
            self._window.session.push_plan(self._title(plan), plan)
        self.accept()

    def _title(self, plan: FixPlan) -> str:
        """Return the words for Undo."""
        count = len(plan)
        if plan.orders_index and count == 1:
            return self.tr("Order elements in the index")
        if len(plan.ordered) + plan.orders_index == count:
            one, many = self.tr("Order elements in 1 entry"), self.tr("Order elements in %n entries", None, count)
        elif len(plan.adopting) == count:
            one, many = self.tr("Fix namespace of 1 file"), self.tr("Fix namespace of %n files", None, count)
        else:
            one, many = self.tr("Fix in 1 value"), self.tr("Fix in %n values", None, count)
        return counted(count, one, many)


def ask_fixes(window: MainWindow, request: FixRequest) -> None:
    """Show what can be fixed, or that nothing can."""
    window.page.view.finish_editing()
    rules = fixable_rules(window.session.document.problems, request)
    if rules:
        FixesDialog(window, request, rules).open()
        return
    window.messages.show_message(
        Severity.INFO,
        QCoreApplication.translate("FixesDialog", "Nothing here can be fixed without guessing."),
        QCoreApplication.translate("FixesDialog", "The explanation beside each problem says what to do."),
    )


NEED_BASE: Final = frozenset(("loc-relative",))
"""Rules whose fix needs a base URL."""

NEED_ENCODING: Final = frozenset(("loc-characters",))
"""Rules whose fix depends on the encoding of escapes."""

NEED_ZONE: Final = frozenset(("lastmod-zone", "lastmod-format"))
"""Rules whose fix depends on a time zone."""

_ZONES: Final = (
    "Z", "+01:00", "+02:00", "+03:00", "+05:30", "+08:00", "+09:00", "-03:00", "-05:00", "-06:00", "-08:00",
)  # fmt: skip


class FixChoicesForm(QWidget):
    """Asks for what the fixes of some rules depend on: base URL, encoding of escapes, time zone.

    Args:
        rules: Ids of the rules; lines that none of them needs are hidden.
        parent: The dialog.
        start: Proposed choices.

    Signals:
        changed: A choice has changed.
    """

    changed = Signal()

    def __init__(
        self, rules: Collection[str], parent: QWidget | None = None, *, start: FixChoices = NO_CHOICES
    ) -> None:
        super().__init__(parent)
        self.base, self.encoding, self.zone = QLineEdit(self), QComboBox(self), QComboBox(self)
        self._reason = TintedLabel(Tint.ERROR, parent=self)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(self.tr("&Base for relative addresses"), self._configured_base())
        form.addRow(self.tr("&Escape characters as"), self._configured_encoding())
        form.addRow(self.tr("&Zone of times without one"), self._configured_zone())
        form.addRow(self._reason)
        needs = ((self.base, NEED_BASE), (self.encoding, NEED_ENCODING), (self.zone, NEED_ZONE))
        for field, needed_by in needs:
            form.setRowVisible(field, not needed_by.isdisjoint(rules))
        self.base.setText(start.base_url or "")
        self.encoding.setCurrentIndex(self.encoding.findData(start.escape_as))
        self.zone.setEditText(start.zone or "")
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        self._reason.hide()
        self.setVisible(any(not needed_by.isdisjoint(rules) for _, needed_by in needs))

    def _configured_base(self) -> QLineEdit:
        self.base.setPlaceholderText("https://www.example.com/")
        self.base.setAccessibleName(self.tr("Base for relative addresses"))
        self.base.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.base.textChanged.connect(self._tell)
        return self.base

    def _configured_encoding(self) -> QComboBox:
        self.encoding.addItem(self.tr("UTF-8, as nearly all servers expect"), "utf-8")
        self.encoding.addItem(self.tr("ISO-8859-1, for old servers"), "iso-8859-1")
        self.encoding.setAccessibleName(self.tr("Escape characters as"))
        self.encoding.currentIndexChanged.connect(self._tell)
        return self.encoding

    def _configured_zone(self) -> QComboBox:
        self.zone.setEditable(True)
        self.zone.addItems(["", *_ZONES])
        self.zone.setAccessibleName(self.tr("Zone of times without one"))
        line = self.zone.lineEdit()
        if line is not None:
            line.setPlaceholderText(self.tr("unknown; Z is UTC"))
            line.setAccessibleName(self.zone.accessibleName())
        self.zone.editTextChanged.connect(self._tell)
        return self.zone

    @property
    def reason(self) -> str:
        """Why the choices are invalid; empty if they are valid."""
        return self._reason.text()

    def choices(self) -> FixChoices | None:
        """Return the choices; None if they are invalid, with the reason shown."""
        base, zone = self.base.text().strip(), self.zone.currentText().strip()
        try:
            chosen = FixChoices(base or None, self.encoding.currentData() or NO_CHOICES.escape_as, zone or None)
        except RequestError as error:
            self._show_reason(localized_error(error))
            return None
        self._show_reason("")
        return chosen

    def _show_reason(self, reason: str) -> None:
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))

    @Slot()
    def _tell(self) -> None:
        self.changed.emit()


RULES_COLUMN: Final = len(PlanColumn)
"""Column of the broken rules."""


class FixList(PlannedList):
    """One row for each value, entry or file that would be fixed; `rules` are those asked for."""

    def __init__(self, document: Document, rules: frozenset[str], parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self._problems = document.problems
        self._rules = rules
        self._fixes = FixPlan(())
        self._files: list[int] = []

    def show_fixes(self, plan: FixPlan, problems: Problems) -> None:
        """Show a plan made for these problems; what was unticked before stays unticked."""
        self._fixes, self._problems = plan, problems
        self._files = sorted(plan.adopting)
        self.show_plan(plan, n_others=len(plan) - sum(map(len, plan.values)))

    @property
    def plan(self) -> FixPlan:
        """The whole plan."""
        return self._fixes

    def ticked_plan(self) -> FixPlan:
        """Return the plan without what is not ticked."""
        plan = self._fixes
        if self.ticked_count == self.rowCount():
            return plan
        entries = self.n_values + len(plan.ordered)
        of_files = self._ticked[entries + plan.orders_index :]
        files = [file for file, is_ticked in zip(self._files, of_files, strict=True) if is_ticked]
        return replace(
            plan.without(self.unticked()),
            ordered=plan.ordered[self._ticked[self.n_values : entries]],
            adopting=frozenset(files),
            orders_index=plan.orders_index and bool(self._ticked[entries]),
        )

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else RULES_COLUMN + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if section == RULES_COLUMN and role == Qt.ItemDataRole.DisplayRole:
            return self.tr("Rules") if orientation is Qt.Orientation.Horizontal else None
        return super().headerData(section, orientation, role)

    def _text(self, values: CellChanges, place: int, column: int) -> str:
        if column == RULES_COLUMN:
            return localized(listed(self._titles(int(values.slots[place]), values.field)))
        return super()._text(values, place, column)

    def _tooltip(self, values: CellChanges, place: int, column: int) -> str:
        if column == RULES_COLUMN:
            return "\n".join(self._titles(int(values.slots[place]), values.field))
        return super()._tooltip(values, place, column)

    def _other(self, number: int, column: int) -> str:
        """Return the text of an entry or index with elements in wrong order, or of a file in a wrong namespace."""
        plan = self._fixes
        n_ordered = len(plan.ordered)
        is_entry = number < n_ordered + plan.orders_index
        if column == PlanColumn.ENTRY:
            if number < n_ordered:
                return self._entry(int(plan.ordered[number]))
            if is_entry:
                return self._document.name
            return self._document.sitemaps[self._files[number - n_ordered - plan.orders_index]].name
        if column == RULES_COLUMN:
            return localized(RULES[ORDER_RULE if is_entry else NAMESPACE_RULE].title)
        entry = (self.tr("elements"), self.tr("another order"), self.tr("the schema's order"))
        file = (self.tr("file"), self.tr("another namespace"), self.tr("the protocol's namespace"))
        return (entry if is_entry else file)[column]

    def _titles(self, slot: int, field: FieldName) -> list[str]:
        one = np.array([slot], np.uint32)
        return [
            localized(rule.title)
            for rule in RULES.values()
            if rule.field == field and rule.id in self._rules and contains(self._problems.slots(rule.id), one)[0]
        ]
