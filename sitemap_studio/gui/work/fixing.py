"""Fixing from the window: the preview, then one step of the history. What a fix is, is said by `document.fixing`.

Nothing is changed unasked: the order of elements and the namespace of files only where just that is asked for.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, cast

import numpy as np
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.preferences import ESCAPE_AS, ZONE
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.fixing import NAMESPACE_RULE, FixPlan, plan_fixes
from sitemap_studio.gui.dialogs.fixes import FixesDialog, FixTask
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session, Version
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.plans.fix_choices import NEED_BASE, NEED_ENCODING, NEED_ZONE
from sitemap_studio.gui.preferences import KeptPreferences
from sitemap_studio.gui.problems.fix_request import FixRequest, fixable_rules
from sitemap_studio.gui.work.entry_page import EntryPage
from sitemap_studio.gui.work.set_address import SetAddress
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, distinct
from sitemap_studio.protocol.catalogue import Severity
from sitemap_studio.validation.fixes.fixes import FIXED_RULES, NO_CHOICES, FixChoices
from sitemap_studio.validation.problems import Problems


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
