"""The dialog that fixes problems: every value before and after, and what the fixes depend on."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, QSize, Signal, Slot
from PySide6.QtGui import Qt
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
from sitemap_studio.gui.widgets.dialog import wrap
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.model.edits import CellChanges
from sitemap_studio.model.slots import contains, distinct
from sitemap_studio.protocol.catalogue import FIXED_RULES, RULES, Severity
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.rule import NO_CHOICES, FixChoices
from sitemap_studio.validation.problems import Problems

if TYPE_CHECKING:
    from sitemap_studio.gui.main_window import MainWindow

_SIZE: Final = QSize(980, 600)

NEED_BASE: Final = frozenset(("loc-relative",))
NEED_ENCODING: Final = frozenset(("loc-characters",))
NEED_ZONE: Final = frozenset(("lastmod-zone", "lastmod-format"))


class FixesDialog(PlanDialog):
    """Shows values before and after the fixes of some rules, and carries out what is ticked."""

    def __init__(self, window: MainWindow, request: FixRequest, rules: frozenset[str]) -> None:
        session = window.session
        document = session.document
        self.fixes = FixList(document, rules, window)
        super().__init__(self.fixes, PlannedView(self.fixes, last_pixels=150), window.jobs, window)
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
        self.place(None, self.choices, None, _SIZE)
        self.choices.changed.connect(self.plan_soon)
        self.view.setFocus()
        self.plan()

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

    @Slot()
    def plan(self) -> None:
        self.stop()
        choices = self.choices.choices()
        if choices is None:
            return
        self.sentence.setText(self.tr("Looking for what can be fixed …"))
        self.button.setText(self.tr("Fix"))
        is_current = partial(self._window.session.is_at, self._version)
        self.run_job(self.tr("Planning fixes"), partial(self._plan, choices), is_current)

    def _plan(self, choices: FixChoices, progress: Progress) -> FixPlan:
        """Make the plan without what is read-only; runs in a job."""
        plan = plan_fixes(
            self._table, self._problems, rules=self._fixed_rules, slots=self._slots, choices=choices, progress=progress
        )
        orders_index = plan.orders_index and self._may_order_index
        return replace(plan, adopting=plan.adopting - self._locked, orders_index=orders_index)

    def show_found(self, found: FixPlan) -> None:
        self.fixes.show_fixes(found, self._problems)
        notes = []
        if count := found.n_unfixed:
            one = self.tr("1 value keeps a problem that can't be fixed without guessing.")
            many = self.tr("%n values keep problems that can't be fixed without guessing.", None, count)
            notes.append(counted(count, one, many))
        if found.failed:
            titles = localized(listed(quoted(msg_from(RULES[rule].title)) for rule in RULES if rule in found.failed))
            text = self.tr("Because of a fault in the program not everything could be tried for {titles}.")
            notes.append(text.format(titles=titles))
        if count := self._n_locked:
            one = self.tr("1 entry is in a read-only sitemap and left out.")
            many = self.tr("%n entries are in read-only sitemaps and left out.", None, count)
            notes.append(counted(count, one, many))
        self.rest.setText(" ".join(notes))

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        self.button.setEnabled(ticked > 0 and not self.is_planning)
        self.button.setText(self.tr("Fix"))
        plan = self.fixes.fixes
        if not self.fixes.rowCount():
            self.sentence.setText(self.tr("Nothing here can be fixed without guessing."))
            return
        if plan.values:
            one, many = self.tr("Fix 1 value"), self.tr("Fix %n values", None, ticked)
            changes = counted(ticked, self.tr("1 value changes"), self.tr("%n values change", None, ticked))
        elif len(plan.ordered):
            one, many = self.tr("Fix 1 entry"), self.tr("Fix %n entries", None, ticked)
            changes = counted(ticked, self.tr("1 entry changes"), self.tr("%n entries change", None, ticked))
        else:
            one, many = self.tr("Fix 1 file"), self.tr("Fix %n files", None, ticked)
            changes = counted(ticked, self.tr("1 file changes"), self.tr("%n files change", None, ticked))
        if ticked:
            self.button.setText(counted(ticked, one, many))
        self.show_changes(changes, ticked)

    @Slot()
    def go_on(self) -> None:
        choices = self.choices.choices()
        if self.is_planning or not self.fixes.ticked_count or choices is None:
            return
        plan = self.fixes.ticked_plan()
        self._remember(choices)
        if self._window.session.is_at(self._version) and len(plan):
            self._window.session.push_plan(self._title(plan), plan)
        self.accept()

    def _title(self, plan: FixPlan) -> str:
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


_ZONES: Final = (
    "Z", "+01:00", "+02:00", "+03:00", "+05:30", "+08:00", "+09:00", "-03:00", "-05:00", "-06:00", "-08:00",
)  # fmt: skip


class FixChoicesForm(QWidget):
    """Asks for what the fixes of some rules depend on: base URL, encoding of escapes, time zone.

    What none of the rules needs is hidden; `reason` says why the choices are invalid.
    """

    changed = Signal()

    def __init__(
        self, rules: Collection[str], parent: QWidget | None = None, *, start: FixChoices = NO_CHOICES
    ) -> None:
        super().__init__(parent)
        self.base, self.encoding, self.zone = QLineEdit(start.base_url or "", self), QComboBox(self), QComboBox(self)
        self.reason = TintedLabel(Tint.ERROR, parent=self)
        self.base.setPlaceholderText("https://www.example.com/")
        self.base.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.encoding.addItem(self.tr("UTF-8, as nearly all servers expect"), "utf-8")
        self.encoding.addItem(self.tr("ISO-8859-1, for old servers"), "iso-8859-1")
        self.encoding.setCurrentIndex(self.encoding.findData(start.escape_as))
        self.zone.setEditable(True)
        self.zone.addItems(["", *_ZONES])
        self.zone.setEditText(start.zone or "")
        zone_line = self.zone.lineEdit()
        if zone_line is not None:
            zone_line.setPlaceholderText(self.tr("unknown; Z is UTC"))
            zone_line.setAccessibleName(self.tr("Zone of times without one"))
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        rows = (
            (self.base, self.tr("&Base for relative addresses"), self.tr("Base for relative addresses"), NEED_BASE),
            (self.encoding, self.tr("&Escape characters as"), self.tr("Escape characters as"), NEED_ENCODING),
            (self.zone, self.tr("&Zone of times without one"), self.tr("Zone of times without one"), NEED_ZONE),
        )
        for field, label, name, needed_by in rows:
            field.setAccessibleName(name)
            form.addRow(label, field)
            form.setRowVisible(field, not needed_by.isdisjoint(rules))
        form.addRow(self.reason)
        wrap(self.reason)
        self.reason.hide()
        self.setVisible(any(not needed_by.isdisjoint(rules) for *_, needed_by in rows))
        for changed in (self.base.textChanged, self.encoding.currentIndexChanged, self.zone.editTextChanged):
            changed.connect(self.changed)

    def choices(self) -> FixChoices | None:
        """Return the choices; None if they are invalid, with the reason shown."""
        base, zone = self.base.text().strip(), self.zone.currentText().strip()
        chosen, reason = None, ""
        try:
            chosen = FixChoices(base or None, self.encoding.currentData() or NO_CHOICES.escape_as, zone or None)
        except RequestError as error:
            reason = localized_error(error)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        return chosen


RULES_COLUMN: Final = len(PlanColumn)


class FixList(PlannedList):
    """One row for each value, entry or file that would be fixed; `rules` are those asked for."""

    def __init__(self, document: Document, rules: frozenset[str], parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self.heads = (*self.heads, self.tr("Rules"))
        self._problems = document.problems
        self._rules = rules
        self.fixes = FixPlan(())
        self._files: list[int] = []

    def show_fixes(self, plan: FixPlan, problems: Problems) -> None:
        """Show a plan made for these problems; what was unticked before stays unticked."""
        self.fixes, self._problems = plan, problems
        self._files = sorted(plan.adopting)
        self.show_plan(plan, n_others=len(plan) - sum(map(len, plan.values)))

    def ticked_plan(self) -> FixPlan:
        plan = self.fixes
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

    def value_text(self, values: CellChanges, place: int, column: int) -> str:
        if column == RULES_COLUMN:
            return localized(listed(self._titles(int(values.slots[place]), values.field)))
        return super().value_text(values, place, column)

    def tooltip(self, values: CellChanges, place: int, column: int) -> str:
        if column == RULES_COLUMN:
            return "\n".join(self._titles(int(values.slots[place]), values.field))
        return super().tooltip(values, place, column)

    def other_text(self, number: int, column: int) -> str:
        """Return the text of an entry or index with elements in wrong order, or of a file in a wrong namespace."""
        plan = self.fixes
        n_ordered = len(plan.ordered)
        is_entry = number < n_ordered + plan.orders_index
        if column == PlanColumn.ENTRY:
            if number < n_ordered:
                return self.entry_text(int(plan.ordered[number]))
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
