"""The dialog that shows what fixing would change, before anything does. It changes nothing itself.

Plans are made in a job, anew whenever a choice is another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import (
    QWidget,
)

from sitemap_studio.core.messages import listed, msg_from, quoted
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import FixPlan
from sitemap_studio.gui.i18n import counted, format_number, localized
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.plans.fix_choices import FixChoicesForm
from sitemap_studio.gui.plans.fix_list import FixList
from sitemap_studio.gui.plans.plan_dialog import PlanDialog
from sitemap_studio.gui.plans.planned_view import PlannedView
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.validation.fixes.fixes import FixChoices
from sitemap_studio.validation.problems import Problems

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
