"""What only the author knows when values are fixed, as a form; it asks just for what the rules at hand need.

The values of a plan of fixes as a list for a view, and behind them the entries and files that would be put right.

What the plan is made of is the business of `document.fixing`.

The dialog that shows what fixing would change, before anything does. It changes nothing itself.

Plans are made in a job, anew whenever a choice is another.

Fixing from the window: the preview, then one step of the history. What a fix is, is said by `document.fixing`.

Nothing is changed unasked: the order of elements and the namespace of files only where just that is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np
from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import listed, msg_from, quoted
from sitemap_studio.core.preferences import ESCAPE_AS, ZONE
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import NAMESPACE_RULE, ORDER_RULE, FixPlan, FixRequest, fixable_rules, plan_fixes
from sitemap_studio.gui.i18n import counted, format_number, localized, localized_error
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session, Version
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.plans.plan_dialog import PlanDialog
from sitemap_studio.gui.plans.plan_list import PlanColumn, PlannedList, PlannedView
from sitemap_studio.gui.preferences import KeptPreferences
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.planned import PlannedValues
from sitemap_studio.model.slots import SlotArray, contains, distinct
from sitemap_studio.protocol.catalogue import RULES, Severity
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.validation.fixes.fixes import FIXED_RULES, NO_CHOICES, FixChoices
from sitemap_studio.validation.problems import Problems

if TYPE_CHECKING:
    from sitemap_studio.gui.work.entry_page import EntryPage
    from sitemap_studio.gui.work.set_commands import SetAddress

NEED_BASE: Final = frozenset(("loc-relative",))
"""Rules whose fix needs a base."""

NEED_ENCODING: Final = frozenset(("loc-characters",))
"""Rules whose fix depends on an encoding."""

NEED_ZONE: Final = frozenset(("lastmod-zone", "lastmod-format"))
"""Rules whose fix depends on a zone."""

_ZONES: Final = (
    "Z",
    "+01:00",
    "+02:00",
    "+03:00",
    "+05:30",
    "+08:00",
    "+09:00",
    "-03:00",
    "-05:00",
    "-06:00",
    "-08:00",
)


class FixChoicesForm(QWidget):
    """A base for relative addresses, an encoding for escapes, a zone for times.

    Attributes:
        base: The base URL; hidden where no rule asks for it, and so are the others.
        encoding: The encoding.
        zone: The zone.

    Signals:
        changed: A choice is another.
    """

    changed = Signal()

    def __init__(
        self, rules: Collection[str], parent: QWidget | None = None, *, start: FixChoices = NO_CHOICES
    ) -> None:
        """Prepare it.

        Args:
            rules: Ids of the rules whose problems would be fixed.
            parent: Its owner.
            start: What stands in the form at the beginning.
        """
        super().__init__(parent)
        self.base, self.encoding, self.zone = QLineEdit(self), QComboBox(self), QComboBox(self)
        self._reason = TintedLabel(Tint.ERROR, parent=self)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(self.tr("&Base for relative addresses"), self._dressed_base())
        form.addRow(self.tr("&Escape characters as"), self._dressed_encoding())
        form.addRow(self.tr("&Zone of times without one"), self._dressed_zone())
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

    def _dressed_base(self) -> QLineEdit:
        self.base.setPlaceholderText("https://www.example.com/")
        self.base.setAccessibleName(self.tr("Base for relative addresses"))
        self.base.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.base.textChanged.connect(self._tell)
        return self.base

    def _dressed_encoding(self) -> QComboBox:
        self.encoding.addItem(self.tr("UTF-8, as nearly all servers expect"), "utf-8")
        self.encoding.addItem(self.tr("ISO-8859-1, for old servers"), "iso-8859-1")
        self.encoding.setAccessibleName(self.tr("Escape characters as"))
        self.encoding.currentIndexChanged.connect(self._tell)
        return self.encoding

    def _dressed_zone(self) -> QComboBox:
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
        """Why the choices make no sense; empty when they do."""
        return self._reason.text()

    def choices(self) -> FixChoices | None:
        """What is chosen; None if it makes no sense, in which case it is said why."""
        base, zone = self.base.text().strip(), self.zone.currentText().strip()
        try:
            chosen = FixChoices(base or None, self.encoding.currentData() or NO_CHOICES.escape_as, zone or None)
        except RequestError as error:
            self._say(localized_error(error))
            return None
        self._say("")
        return chosen

    def _say(self, reason: str) -> None:
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))

    @Slot()
    def _tell(self) -> None:
        self.changed.emit()


RULES_COLUMN: Final = len(PlanColumn)
"""The column that says which rules a value breaks."""


class FixList(PlannedList):
    """One line for each value, entry or file that would be put right."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self._problems = document.problems
        self._asked: frozenset[str] = frozenset()
        self._fixes = FixPlan(())
        self._files: list[int] = []

    def show_fixes(self, plan: FixPlan, problems: Problems, asked: frozenset[str]) -> None:
        """Show a plan, all of it ticked but what was not in the one before.

        Args:
            plan: What would be changed.
            problems: What was found in the entries as they were planned for.
            asked: Ids of the rules whose problems are to be fixed.
        """
        self._fixes, self._problems, self._asked = plan, problems, asked
        self._files = sorted(plan.adopting)
        self.show_plan(plan, n_others=len(plan) - sum(map(len, plan.values)))

    @property
    def plan(self) -> FixPlan:
        """The plan that is shown."""
        return self._fixes

    def wanted(self) -> FixPlan:
        """The plan of what is ticked."""
        plan = self._fixes
        if self.ticked_count == self.rowCount():
            return plan
        entries = self.n_values + len(plan.ordered)
        of_files = self._ticked[entries + plan.orders_index :]
        files = [file for file, is_ticked in zip(self._files, of_files, strict=True) if is_ticked]
        return replace(
            plan.without(self.left_out()),
            ordered=plan.ordered[self._ticked[self.n_values : entries]],
            adopting=frozenset(files),
            orders_index=plan.orders_index and bool(self._ticked[entries]),
        )

    # What Qt asks

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else RULES_COLUMN + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if section == RULES_COLUMN and role == Qt.ItemDataRole.DisplayRole:
            return self.tr("Rules") if orientation is Qt.Orientation.Horizontal else None
        return super().headerData(section, orientation, role)

    def _text(self, values: PlannedValues, place: int, column: int) -> str:
        if column == RULES_COLUMN:
            return localized(listed(self._titles(int(values.slots[place]), values.field)))
        return super()._text(values, place, column)

    def _whole(self, values: PlannedValues, place: int, column: int) -> str:
        if column == RULES_COLUMN:
            return "\n".join(self._titles(int(values.slots[place]), values.field))
        return super()._whole(values, place, column)

    def _other(self, place: int, column: int) -> str:
        """What is said of an entry or the index whose elements, or a file whose namespace, would be put right."""
        plan = self._fixes
        n_ordered = len(plan.ordered)
        is_entry = place < n_ordered + plan.orders_index
        if column == PlanColumn.ENTRY:
            if place < n_ordered:
                return self._entry(int(plan.ordered[place]))
            if is_entry:
                return self._document.name
            return self._document.sitemaps[self._files[place - n_ordered - plan.orders_index]].name
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
            if rule.field == field and rule.id in self._asked and contains(self._problems.slots(rule.id), one)[0]
        ]


START_SIZE: Final = QSize(980, 600)
"""Size of the dialog until the user makes it another."""

Planner = Callable[[FixChoices, Progress], FixPlan]
"""Makes a plan in whatever thread."""


@dataclass(frozen=True)
class FixTask:
    """What the dialog shows a plan of.

    Attributes:
        document: Whose entries are named.
        problems: What was found in them when the planner was made.
        rules: Ids of the rules whose problems would be fixed.
        plan: Makes the plan.
        n_locked: Entries that are left out, because their sitemap may only be looked at.
        is_current: Whether the document is still as it was then.
        start: What was chosen before.
    """

    document: Document
    problems: Problems
    rules: frozenset[str]
    plan: Planner
    n_locked: int
    is_current: Callable[[], bool]
    start: FixChoices


class FixesDialog(PlanDialog):
    """Shows values before and after, and asks whether to go on.

    Attributes:
        fixes: What is listed.
        choices: What only the author knows; hidden where it does not matter.

    Signals:
        fix_asked: The user wants this `FixPlan` done, which was made for these `FixChoices`.
    """

    fix_asked = Signal(object, object)

    def __init__(self, task: FixTask, jobs: Jobs, parent: QWidget | None = None) -> None:
        self.fixes = FixList(task.document, parent)
        super().__init__(self.fixes, PlannedView(self.fixes, last_pixels=150), jobs, parent)
        self.fixes.setParent(self)
        self._task = task
        self.choices = FixChoicesForm(task.rules, self, start=task.start)
        self.setWindowTitle(self.tr("Fix problems"))
        self.lay_out(None, self.choices, START_SIZE)
        self.choices.changed.connect(self.plan_soon)
        self.view.setFocus()
        self.plan()

    @Slot()
    def plan(self) -> None:
        """Plan for the choices as they stand."""
        self.stop_planning()
        choices = self.choices.choices()
        if choices is None:
            return
        self._sentence.setText(self.tr("Looking for what can be fixed …"))
        self.button.setText(self.tr("Fix"))
        self.start_planning(self.tr("Planning fixes"), partial(self._task.plan, choices), self._task.is_current)

    def show_plan(self, plan: FixPlan) -> None:
        """Show what would be fixed, and what is to be known of the rest."""
        self.fixes.show_fixes(plan, self._task.problems, self._task.rules)
        self._rest.setText(" ".join(filter(None, (self._unfixed(plan), self._failed(plan), self._locked()))))

    def _unfixed(self, plan: FixPlan) -> str:
        count = plan.n_unfixed
        if not count:
            return ""
        one = self.tr("1 value keeps a problem that can't be fixed without guessing.")
        many = self.tr("%n values keep problems that can't be fixed without guessing.", None, count)
        return counted(count, one, many)

    def _failed(self, plan: FixPlan) -> str:
        titles = localized(listed(quoted(msg_from(RULES[rule].title)) for rule in RULES if rule in plan.failed))
        if not titles:
            return ""
        return self.tr("Because of a fault in the program not everything could be tried for {titles}.").format(
            titles=titles
        )

    def _locked(self) -> str:
        count = self._task.n_locked
        if not count:
            return ""
        one = self.tr("1 entry is in a read-only sitemap and left out.")
        return counted(count, one, self.tr("%n entries are in read-only sitemaps and left out.", None, count))

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        """Say how much would be fixed."""
        total = self.fixes.rowCount()
        self.button.setEnabled(ticked > 0 and not self.is_planning)
        self.button.setText(self.tr("Fix"))
        if not total:
            self._sentence.setText(self.tr("Nothing here can be fixed without guessing."))
            return
        one, many, will = self._words(ticked)
        if ticked:
            self.button.setText(counted(ticked, one, many))
        if ticked < total:
            will = self.tr("{changes} of {total}").format(changes=will, total=format_number(total))
        text = self.tr("{changes}, in one step that Undo takes back. Untick what should stay (Space).")
        self._sentence.setText(text.format(changes=will))

    def _words(self, count: int) -> tuple[str, str, str]:
        """The button's words for one and for many, and what changes: values, entries or files."""
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
        """Tell that the user wants what is ticked."""
        choices = self.choices.choices()
        if not self.is_planning and self.fixes.ticked_count and choices is not None:
            self.fix_asked.emit(self.fixes.wanted(), choices)
            self.accept()


class Fixing(QObject):
    """What the actions and buttons that fix do."""

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        *,
        page: EntryPage,
        messages: MessageBar,
        address: SetAddress,
        preferences: KeptPreferences,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._address = address
        self._session, self._jobs, self._page = session, jobs, page
        self._messages, self._preferences, self._window = messages, preferences, window
        self._asked_at: Version | None = None

    @Slot()
    def ask_all(self) -> None:
        """Offer to fix all that can be fixed."""
        self.ask(FixRequest())

    @Slot()
    def ask_selected(self) -> None:
        """Offer to fix what can be fixed in the selected entries."""
        self.ask(FixRequest(slots=np.sort(self._page.view.selected_slots())))

    @Slot(object)
    def ask(self, request: FixRequest) -> None:
        """Show what fixing would change, and fix it if the user says so."""
        self._page.view.finish_editing()
        document = self._session.document
        problems, table = document.problems, document.table.snapshot()
        rules = fixable_rules(problems, request)
        if not rules:
            self._messages.tell(
                Severity.INFO,
                self.tr("Nothing here can be fixed without guessing."),
                self.tr("The explanation beside each problem says what to do."),
            )
            return
        self._asked_at = self._session.version
        slots, n_locked = self._changeable(problems, rules, request.slots)
        may_order_index = document.index is not None and document.index.read_only is None
        plan = partial(
            _plan, table, problems,
            # A fix may reveal what another one is for.
            rules=rules | (request.rules & FIXED_RULES),
            slots=slots, locked=self._session.locked, may_order_index=may_order_index,
        )  # fmt: skip
        task = FixTask(document, problems, rules, plan, n_locked, self._is_current, self._former_choices(rules))
        dialog = FixesDialog(task, self._jobs, self._window)
        dialog.fix_asked.connect(partial(self._fix, rules))
        dialog.open()

    def _former_choices(self, rules: frozenset[str]) -> FixChoices:
        """Return what was chosen for the set before, as far as it is asked for."""
        recall, kept = self._address.recall_choice, self._preferences
        former = (
            (NEED_BASE, "base_url", recall("fix_base") or self._address.value),
            (NEED_ENCODING, "escape_as", kept[ESCAPE_AS]),
            (NEED_ZONE, "zone", recall("zone") or kept[ZONE]),
        )
        choices = NO_CHOICES
        for needed_by, name, value in former:
            if value and not needed_by.isdisjoint(rules):
                # Somebody may have spoilt what was remembered.
                with suppress(RequestError):
                    choices = replace(choices, **cast(dict[str, Any], {name: value}))
        return choices

    def _remember(self, choices: FixChoices, rules: frozenset[str]) -> None:
        """Keep what was chosen, as far as it was asked for."""
        if not NEED_BASE.isdisjoint(rules):
            is_usual = choices.base_url == self._address.value
            self._address.remember_choice("fix_base", "" if is_usual else choices.base_url or "")
        if not NEED_ENCODING.isdisjoint(rules) and choices.escape_as != self._preferences[ESCAPE_AS]:
            self._preferences.change({ESCAPE_AS: choices.escape_as})
        if not NEED_ZONE.isdisjoint(rules):
            is_usual = choices.zone == (self._preferences[ZONE] or None)
            self._address.remember_choice("zone", "" if is_usual else choices.zone or "")

    def _changeable(
        self, problems: Problems, rules: frozenset[str], slots: SlotArray | None
    ) -> tuple[SlotArray | None, int]:
        """The entries of some that may be changed, and how many may not; None stands for all."""
        if self._session.may_change_all or NAMESPACE_RULE in rules:
            return slots, 0
        if slots is None:
            slots = distinct(*(problems.slots(rule) for rule in sorted(rules)))
        may = self._session.may_change_each(slots)
        return slots[may], int((~may).sum())

    def _is_current(self) -> bool:
        return self._session.is_at(self._asked_at)

    def _fix(self, rules: frozenset[str], plan: FixPlan, choices: FixChoices) -> None:
        self._remember(choices, rules)
        if not self._is_current() or not len(plan):
            return
        self._session.push_plan(self._title(plan), plan)

    def _title(self, plan: FixPlan) -> str:
        """What the step is called."""
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


def _plan(
    table: EntryTable,
    problems: Problems,
    choices: FixChoices,
    progress: Progress,
    *,
    rules: frozenset[str],
    slots: SlotArray | None,
    locked: frozenset[int],
    may_order_index: bool,
) -> FixPlan:
    """What fixing would change, but for what may only be looked at."""
    plan = plan_fixes(table, problems, rules=rules, slots=slots, choices=choices, progress=progress)
    return replace(plan, adopting=plan.adopting - locked, orders_index=plan.orders_index and may_order_index)
