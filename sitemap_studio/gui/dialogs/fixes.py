"""The dialog that shows what fixing would change, before anything does. It changes nothing itself.

Plans are made in a job, anew whenever a choice is another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.checks.fixes import FixChoices
from sitemap_studio.checks.problems import Problems
from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import FixPlan
from sitemap_studio.gui.fix_choices import FixChoicesForm
from sitemap_studio.gui.fix_list import FixList
from sitemap_studio.gui.fix_memory import FixMemory
from sitemap_studio.gui.job_strip import SHOWN_AFTER_MS
from sitemap_studio.gui.jobs import Job, Jobs
from sitemap_studio.gui.labels import TintedLabel
from sitemap_studio.gui.numbers import counted, spelled
from sitemap_studio.gui.planned_view import PlannedView
from sitemap_studio.gui.theme import Tint
from sitemap_studio.protocol.catalogue import RULES

START_SIZE: Final = QSize(980, 600)
"""Size of the dialog until the user makes it another."""

_LOOK_MS: Final = 100

_PAUSE_MS: Final = 300
"""How long typing must pause before it is planned anew."""

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
        memory: What was chosen before, and will be the next time.
    """

    document: Document
    problems: Problems
    rules: frozenset[str]
    plan: Planner
    n_locked: int
    is_current: Callable[[], bool]
    memory: FixMemory


class FixesDialog(QDialog):
    """Shows values before and after, and asks whether to go on.

    Attributes:
        fixes: What is listed.
        view: The list on screen.
        choices: What only the author knows; hidden where it does not matter.
        fix_button: Goes on.

    Signals:
        fix_asked: The user wants this `FixPlan` done.
    """

    fix_asked = Signal(object)

    def __init__(self, task: FixTask, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._task, self._jobs = task, jobs
        self._job: Job | None = None
        self.fixes = FixList(task.document, self)
        self.view = PlannedView(self.fixes, self, last_pixels=150)
        self.choices = FixChoicesForm(task.rules, self, start=task.memory.recall())
        self._sentence = QLabel(self)
        self._rest = TintedLabel(Tint.QUIET, parent=self)
        self.fix_button = QPushButton(self)
        self._bar = QProgressBar(self)
        self._looking = QTimer(self, interval=_LOOK_MS)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._lay_out()
        self._connect()
        self.resize(START_SIZE.boundedTo(self.screen().availableSize()))
        self.plan()

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Fix problems"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for label in (self._sentence, self._rest):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        box = QDialogButtonBox(self)
        box.addButton(self.fix_button, QDialogButtonBox.ButtonRole.AcceptRole)
        box.addButton(QDialogButtonBox.StandardButton.Cancel)
        box.accepted.connect(self._go_on)
        box.rejected.connect(self.reject)
        self.fix_button.setDefault(True)
        foot = QHBoxLayout()
        foot.addWidget(self._rest, 1)
        foot.addWidget(box)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(10)
        self._bar.setTextVisible(False)
        self._bar.setMaximumHeight(10)
        self._bar.setAccessibleName(self.tr("Planning fixes"))
        self._bar.hide()
        column.addWidget(self._sentence)
        column.addWidget(self._bar)
        column.addWidget(self.choices)
        column.addWidget(self.view, 1)
        column.addLayout(foot)
        self.view.setFocus()

    def _connect(self) -> None:
        self._pause.timeout.connect(self.plan)
        self._looking.timeout.connect(self._show_progress)
        self.choices.changed.connect(self._plan_soon)
        self.fixes.ticked_changed.connect(self._show_count)
        self.finished.connect(self._stop)

    @property
    def sentence(self) -> str:
        """What is said above the list."""
        return self._sentence.text()

    @property
    def rest_text(self) -> str:
        """What is said of values that stay as they are."""
        return self._rest.text()

    @Slot()
    def _plan_soon(self) -> None:
        self.fix_button.setEnabled(False)
        self._pause.start()

    @Slot()
    def plan(self) -> None:
        """Plan for the choices as they stand."""
        self._pause.stop()
        self._stop()
        choices = self.choices.choices()
        if choices is None:
            return
        self._sentence.setText(self.tr("Looking for what can be fixed …"))
        self.fix_button.setText(self.tr("Fix"))
        self.fix_button.setEnabled(False)
        work = partial(self._task.plan, choices)
        job = self._jobs.start(self.tr("Planning fixes"), work, is_current=self._task.is_current)
        self._job = job
        self._looking.start()
        job.finished.connect(self._show_plan)
        job.outdated.connect(self.reject)
        job.failed.connect(self._fail)

    @Slot()
    def _show_progress(self) -> None:
        """Show how far the planning is, if it takes long enough to be looked at."""
        job = self._job
        self._bar.setVisible(job is not None and job.running_seconds * 1000 >= SHOWN_AFTER_MS)
        if job is None:
            self._looking.stop()
        else:
            self._bar.setRange(0, 1_000 if job.progress.total else 0)
            self._bar.setValue(1_000 * job.progress.done // max(1, job.progress.total))

    @Slot()
    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    @Slot(object)
    def _show_plan(self, plan: FixPlan) -> None:
        if self.sender() is not self._job:
            return
        self._job = None
        self.fixes.show_fixes(plan, self._task.problems, self._task.rules)
        self._rest.setText(" ".join(filter(None, (self._unfixed(plan), self._failed(plan), self._locked()))))

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        if self.sender() is self._job:
            self._job = None
            self._sentence.setText(f"{error.message} {error.hint}".strip())

    def _unfixed(self, plan: FixPlan) -> str:
        count = plan.n_unfixed
        if not count:
            return ""
        one = self.tr("1 value can't be fixed without guessing; it stays as it is.")
        return counted(count, one, self.tr("%n values can't be fixed without guessing; they stay.", None, count))

    def _failed(self, plan: FixPlan) -> str:
        titles = ", ".join(f"“{RULES[rule].title}”" for rule in RULES if rule in plan.failed)
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
    def _show_count(self, ticked: int) -> None:
        total = self.fixes.rowCount()
        self.fix_button.setEnabled(ticked > 0 and self._job is None and not self._pause.isActive())
        if not total:
            self._sentence.setText(self.tr("Nothing here can be fixed without guessing."))
            self.fix_button.setText(self.tr("Fix"))
            return
        one, many, will = self._words(ticked)
        self.fix_button.setText(one if ticked == 1 else many.format(count=spelled(ticked)))
        if ticked < total:
            will = self.tr("{changes} of {total}").format(changes=will, total=spelled(total))
        text = self.tr("{changes}, in one step that Undo takes back. Untick what shall stay (Space).")
        self._sentence.setText(text.format(changes=will))

    def _words(self, count: int) -> tuple[str, str, str]:
        """The button's words for one and for many, and what changes: values, entries or files."""
        plan = self.fixes.plan
        if plan.values:
            change = counted(count, self.tr("1 value changes"), self.tr("%n values change", None, count))
            return self.tr("Fix 1 value"), self.tr("Fix {count} values"), change
        if len(plan.ordered):
            change = counted(count, self.tr("1 entry changes"), self.tr("%n entries change", None, count))
            return self.tr("Fix 1 entry"), self.tr("Fix {count} entries"), change
        change = counted(count, self.tr("1 file changes"), self.tr("%n files change", None, count))
        return self.tr("Fix 1 file"), self.tr("Fix {count} files"), change

    @Slot()
    def _go_on(self) -> None:
        choices = self.choices.choices()
        if self._job is None and self.fixes.ticked_count and choices is not None:
            self._task.memory.remember(choices)
            self.fix_asked.emit(self.fixes.wanted())
            self.accept()
