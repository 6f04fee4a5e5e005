"""The panel of find and replace: what is looked for and where, what replaces it, and every value before and after.

It hands over what is asked; finding and replacing are done elsewhere.

Find and replace in the window: connects the panel with the table, and makes edits of what is replaced.

Searching runs in jobs on snapshots; what comes back for another state of the document is dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import ExpressionError, StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.gui.docks import Docks
from sitemap_studio.gui.i18n import counted, localized_error
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.jobs import Job, Jobs, Work
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.plans.plan_list import PlannedList, PlannedView
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import AnswerLabel, name_box
from sitemap_studio.gui.widgets.layouts import FlowRow
from sitemap_studio.gui.widgets.line_edits import offer_clearing
from sitemap_studio.model.edits import EditPlan
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.search.find_replace import (
    Match,
    MatchCount,
    Replacement,
    ReplacePlan,
    SearchPosition,
    SearchQuery,
    count,
    find_next,
    find_previous,
    plan_replacing,
    replaced_once,
    replacing_one,
)

if TYPE_CHECKING:
    from sitemap_studio.gui.work.entry_page import EntryPage

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FindPanel(QWidget):
    """Two lines to type in, choices, and the list of what replacing all would change.

    Attributes:
        find_line: The line of what is looked for.
        replace_line: The line of what is put in its place.
        values: What replacing all would change.

    Signals:
        changed: Something else is looked for, or elsewhere.
        next_asked: The next match shall be shown.
        previous_asked: The one before shall be.
        replace_asked: The match that is shown shall be replaced.
        preview_asked: It shall be shown what replacing all would change.
        apply_asked: What is ticked shall be changed.
        left: The keyboard shall go to the table.
    """

    changed = Signal()
    next_asked = Signal()
    previous_asked = Signal()
    replace_asked = Signal()
    preview_asked = Signal()
    apply_asked = Signal()
    left = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.find_line, self.replace_line = QLineEdit(self), QLineEdit(self)
        self.case = self._toggle("Aa", self.tr("Match case (Alt+C)"), "Alt+C")
        self.word = self._toggle("W", self.tr("Whole words only (Alt+W)"), "Alt+W")
        self.expression = self._toggle(".*", self.tr("Regular expression (Alt+X)"), "Alt+X")
        self.field, self.scope = QComboBox(self), QComboBox(self)
        self.previous = self._button("previous-problem", self.tr("Previous match (Shift+F3)"))
        self.next = self._button("next-problem", self.tr("Next match (F3)"))
        self.replace_button = QPushButton(self.tr("Replace"), self)
        self.preview_button = QPushButton(self.tr("Replace all …"), self)
        self.apply_button = QPushButton(self)
        self.values = PlannedList(document, self)
        self.view = PlannedView(self.values, self)
        self._count = AnswerLabel(Tint.QUIET, parent=self)
        self._reason = AnswerLabel(Tint.ERROR, parent=self)
        self._may_replace = True
        self._fill()
        self._lay_out()
        self._connect()
        self.show_plan(None)
        self.show_reason("")

    def _toggle(self, text: str, words: str, key: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setCheckable(True)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setShortcut(key)
        button.toggled.connect(self.changed)
        return button

    def _button(self, drawing: str, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(drawing))
        button.setToolTip(words)
        button.setAccessibleName(words)
        return button

    def _fill(self) -> None:
        self.field.addItem(self.tr("In all fields"), None)
        for name in FIELD_NAMES:
            self.field.addItem(self.tr("In {field}").format(field=name), name)
        self.scope.addItem(self.tr("Entries shown"), False)
        self.scope.addItem(self.tr("Selected entries"), True)

    def _lay_out(self) -> None:
        self.find_line.setAccessibleName(self.tr("Find"))
        self.replace_line.setAccessibleName(self.tr("Replace with"))
        name_box(self.field, self.tr("Field"))
        name_box(self.scope, self.tr("Where to look"))
        for line in (self.find_line, self.replace_line):
            offer_clearing(line)
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        find_words, replace_words = QLabel(self.tr("F&ind"), self), QLabel(self.tr("Re&place with"), self)
        find_words.setBuddy(self.find_line)
        replace_words.setBuddy(self.replace_line)
        how = FlowRow(gap=4)
        for widget in (self.case, self.word, self.expression, self.field, self.scope, self.previous, self.next):
            how.add(widget)
        how.add(self._count, 1)
        do = FlowRow()
        for button in (self.replace_button, self.preview_button, self.apply_button):
            button.setAutoDefault(False)
            do.add(button)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        grid.addWidget(find_words, 0, 0)
        grid.addWidget(self.find_line, 0, 1)
        grid.addLayout(how, 0, 2)
        grid.addWidget(replace_words, 1, 0)
        grid.addWidget(self.replace_line, 1, 1)
        grid.addLayout(do, 1, 2)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 4)
        column.setSpacing(6)
        column.addLayout(grid)
        column.addWidget(self._reason)
        column.addWidget(self.view, 1)
        column.addStretch(0)

    def _connect(self) -> None:
        for line in (self.find_line, self.replace_line):
            line.textChanged.connect(self.changed)
            line.installEventFilter(self)
        self.field.currentIndexChanged.connect(self.changed)
        self.scope.currentIndexChanged.connect(self.changed)
        self.previous.clicked.connect(self.previous_asked)
        self.next.clicked.connect(self.next_asked)
        self.replace_button.clicked.connect(self.replace_asked)
        self.preview_button.clicked.connect(self.preview_asked)
        self.apply_button.clicked.connect(self.apply_asked)
        self.values.ticked_changed.connect(self._name_button)

    @property
    def fields(self) -> tuple[FieldName, ...]:
        """The fields to look in."""
        chosen: FieldName | None = self.field.currentData()
        return FIELD_NAMES if chosen is None else (chosen,)

    @property
    def is_in_selection(self) -> bool:
        """Whether to look in the selected entries only."""
        return bool(self.scope.currentData())

    @property
    def count_text(self) -> str:
        """What is said of how often it occurs."""
        return self._count.text()

    @property
    def reason(self) -> str:
        """Why it can't be looked for; empty where it can."""
        return self._reason.text()

    def wanted(self) -> SearchQuery:
        """What is looked for.

        Raises:
            ExpressionError: It can't be understood.
        """
        return SearchQuery(
            self.find_line.text(),
            is_expression=self.expression.isChecked(),
            is_whole_word=self.word.isChecked(),
            is_case_kept=self.case.isChecked(),
            fields=self.fields,
        )

    def show_reason(self, sentence: str) -> None:
        """Say why it can't be looked for, or replaced; "" where it can."""
        self._reason.setText(sentence)
        self._reason.setVisible(bool(sentence))
        can = bool(self.find_line.text()) and not sentence
        for finding in (self.previous, self.next):
            finding.setEnabled(can)
        for replacing in (self.replace_button, self.preview_button):
            replacing.setEnabled(can and self._may_replace)

    def let_replace(self, may_replace: bool) -> None:
        """Allow replacing, or finding alone."""
        if may_replace != self._may_replace:
            self._may_replace = may_replace
            self.show_reason(self.reason)

    def show_count(self, occurrences: int | None, entries: int = 0) -> None:
        """Say how often it occurs; None for nothing to say."""
        if occurrences is None:
            self._count.setText("")
        elif not occurrences:
            self._count.setText(self.tr("Not found"))
        else:
            times = counted(occurrences, self.tr("1 match"), self.tr("%n matches", None, occurrences))
            where = counted(entries, self.tr("1 entry"), self.tr("%n entries", None, entries))
            self._count.setText(self.tr("{times} in {where}").format(times=times, where=where))

    def show_note(self, sentence: str) -> None:
        """Say something of the last step, as that the search began anew."""
        self._count.setText(sentence)

    def show_plan(self, plan: EditPlan | None) -> None:
        """Show what replacing all would change; None for nothing."""
        if plan is None and (self.view.hasFocus() or self.apply_button.hasFocus()):
            # They are about to be hidden, and Qt would give the keyboard to something outside.
            self.find_line.setFocus()
        self.values.show_plan(plan)
        self.view.setVisible(plan is not None)

    @Slot(int)
    def _name_button(self, ticked: int) -> None:
        one, many = self.tr("Replace in 1 value"), self.tr("Replace in %n values", None, ticked)
        self.apply_button.setText(counted(ticked, one, many))
        self.apply_button.setEnabled(ticked > 0)
        self.apply_button.setVisible(self.values.plan is not None)

    def focus_list(self) -> None:
        """Give the line of what is looked for the keyboard, its words selected."""
        self.find_line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.find_line.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in _ENTER:
            if watched is self.find_line:
                (self.previous_asked if is_back else self.next_asked).emit()
            else:
                self.replace_asked.emit()
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Whatever in here has the keyboard leaves this key to the panel.
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(800, 260)


_PAUSE_MS: Final = 200


@dataclass(frozen=True)
class _At:
    """Where the last search ended.

    Attributes:
        slot: The entry.
        field: The field.
        before: Before which character a search backwards goes on.
        behind: From which character a search forwards goes on.
    """

    slot: int
    field: FieldName
    before: int
    behind: int


class FindWork(QObject):
    """What the actions and the panel of find and replace do.

    Attributes:
        panel: The panel.

    Signals:
        went_round: A search led past the end, or the beginning; carries what is to be said of it.
    """

    went_round = Signal(str)

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        *,
        page: EntryPage,
        panel: FindPanel,
        docks: Docks,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._jobs, self._page = session, jobs, page
        self.panel, self._docks = panel, docks
        self._match: Match | None = None
        self._at: _At | None = None
        self._selection: SlotArray | None = None
        self._running: dict[str, Job] = {}
        self._steps_due = 0
        self._is_back = False
        self._has_replaced = False
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.count)
        panel.changed.connect(self._change)
        panel.next_asked.connect(self.find_next)
        panel.previous_asked.connect(self.find_previous)
        panel.replace_asked.connect(self.replace)
        panel.preview_asked.connect(self.preview)
        panel.apply_asked.connect(self.replace_all)
        panel.left.connect(page.view.setFocus)
        session.changed.connect(self._forget_plan)
        session.replaced.connect(self._show_document)
        for told in (session.replaced, session.problems_changed):
            told.connect(self._let_replace)
        self._let_replace()

    @Slot()
    def open(self) -> None:
        """Show the panel, and look for what is typed next."""
        self._docks.show_panel("finding")
        self.panel.focus_list()
        self._change()

    @Slot()
    def _show_document(self) -> None:
        self._stop_all()
        self._match, self._at, self._selection = None, None, None
        self.panel.values.show_document(self._session.document)
        self.panel.show_plan(None)
        self.panel.show_count(None)

    @Slot()
    def _let_replace(self) -> None:
        self.panel.let_replace(not self._session.document.is_read_only)

    @Slot()
    def _change(self) -> None:
        """Something else is looked for: mark it, and count it once typing has paused."""
        self._forget_plan()
        self._stop("find")
        self._steps_due = 0
        self._match, self._at = None, None
        if self.panel.is_in_selection and self._selection is None:
            self._selection = self._page.view.selected_slots()
        elif not self.panel.is_in_selection:
            self._selection = None
        wanted = self._wanted()
        if wanted is None or wanted.is_nothing or not self.panel.isVisible():
            self._page.view.highlight(None)
            self.panel.show_count(None)
            self._pause.stop()
            return
        self._page.view.highlight(wanted)
        self._pause.start()

    def _wanted(self) -> SearchQuery | None:
        """What is looked for; None where it makes no sense, in which case it is said why."""
        try:
            wanted = self.panel.wanted()
            Replacement(wanted, self.panel.replace_line.text())
        except ExpressionError as error:
            self.panel.show_reason(localized_error(error))
            return None
        self.panel.show_reason("")
        return wanted

    def _slots(self) -> SlotArray:
        """The entries to look in, as they are shown."""
        shown = self._page.view.entries.order.shown
        return shown if self._selection is None else shown[np.isin(shown, self._selection)]

    # Jobs

    def _start(self, kind: str, title: str, work: Work, take: Callable[[Any], None]) -> None:
        """Let a search run; a running one of its kind is given up for it."""
        self._stop(kind)
        job = self._jobs.start(title, work, is_current=partial(self._session.is_at, self._session.version))
        self._running[kind] = job
        job.finished.connect(take)
        job.failed.connect(self._fail)
        job.ended.connect(partial(self._end, kind, job))

    def _stop(self, kind: str) -> None:
        job = self._running.pop(kind, None)
        if job is not None:
            job.cancel()

    def _stop_all(self) -> None:
        for kind in list(self._running):
            self._stop(kind)

    def _end(self, kind: str, job: Job) -> None:
        if self._running.get(kind) is job:
            del self._running[kind]
            if kind == "find":
                self._steps_due = 0

    @property
    def is_busy(self) -> bool:
        """Whether something is being searched, or about to be."""
        return bool(self._running) or self._pause.isActive()

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        self.panel.show_reason(localized_error(error))

    # Finding

    @Slot()
    def count(self) -> None:
        """Count what is looked for."""
        self._pause.stop()
        wanted = self._wanted()
        if wanted is not None and not wanted.is_nothing:
            table = self._session.document.table.snapshot()
            work = partial(_count, wanted, table, self._slots())
            self._start("count", self.tr("Counting"), work, self._show_count)

    @Slot(object)
    def _show_count(self, found: MatchCount) -> None:
        self.panel.show_count(found.occurrences, found.entries)

    @Slot()
    def find_next(self) -> None:
        """Go to the next match; past the last entry, to the first."""
        self._find(is_back=False)

    @Slot()
    def find_previous(self) -> None:
        """Go to the match before; before the first entry, to the last."""
        self._find(is_back=True)

    def _find(self, *, is_back: bool) -> None:
        wanted = self._wanted()
        if wanted is None:
            return
        if wanted.is_nothing:
            self.open()
            return
        if "find" in self._running:
            # A key that is held, or pressed in haste, goes one further from wherever the search before leads.
            self._steps_due += -1 if is_back else 1
            return
        self._page.view.finish_editing()
        self._is_back, self._has_replaced = is_back, False
        slots = self._slots()
        look = find_previous if is_back else find_next
        table = self._session.document.table.snapshot()
        work = partial(look, wanted, table, slots, self._place(slots, is_back=is_back))
        self._start("find", self.tr("Finding"), partial(_with_progress, work), self._show_match)

    def _place(self, slots: SlotArray, *, is_back: bool) -> SearchPosition:
        """Where to go on: behind the match that is shown, or with the current cell."""
        index, at = self._page.view.currentIndex(), self._at
        if not index.isValid():
            return SearchPosition(0, FIELD_NAMES[0])
        slot = self._page.view.entries.slot_at(index.row())
        found = np.flatnonzero(slots == slot)
        row = int(found[0]) if len(found) else 0
        field = self._page.view.entries.field_at(index.column()) or FIELD_NAMES[0]
        if at is not None and (at.slot, at.field) == (slot, field):
            return SearchPosition(row, field, at.before if is_back else at.behind)
        return SearchPosition(row, field)

    @Slot(object)
    def _show_match(self, match: Match | None) -> None:
        self._match = match
        if match is None:
            self.panel.show_count(0)
            if self._has_replaced:
                self.panel.show_note(self.tr("Replaced. There are no more matches."))
            return
        self._at = _At(match.slot, match.field, match.start, match.behind.offset)
        self._page.view.show_slot(match.slot, match.field)
        if match.is_wrapped:
            first, last = self.tr("Went on from the first entry."), self.tr("Went on from the last entry.")
            told = last if self._is_back else first
            self.panel.show_note(told)
            self.went_round.emit(told)
        if self._steps_due:
            is_back = self._steps_due < 0
            self._steps_due += 1 if is_back else -1
            del self._running["find"]
            self._find(is_back=is_back)

    # Replacing

    @Slot()
    def replace(self) -> None:
        """Replace the match that is shown, and go to the next; where none is, find one first."""
        wanted, match = self._wanted(), self._shown_match()
        if wanted is None or wanted.is_nothing or "find" in self._running:
            return
        if match is None:
            self.find_next()
            return
        table = self._session.document.table
        replacement = Replacement(wanted, self.panel.replace_line.text())
        outcome = replaced_once(replacement, table.value(match.slot, match.field) or "", match.start, match.end)
        edit = replacing_one(replacement, table, match)
        if edit is not None and not self._session.push(self.tr("Replace in {field}").format(field=match.field), edit):
            return
        # What was put in is not looked at again.
        behind = outcome[1] if outcome is not None else match.end
        self._at = _At(match.slot, match.field, behind, max(behind, match.start + (match.start == match.end)))
        self.find_next()
        self._has_replaced = True

    def _shown_match(self) -> Match | None:
        """The match that was found last, if its cell is still the current one."""
        match, index = self._match, self._page.view.currentIndex()
        if match is None or not index.isValid() or self._page.view.entries.slot_at(index.row()) != match.slot:
            return None
        return match if self._page.view.entries.field_at(index.column()) == match.field else None

    @Slot()
    def preview(self) -> None:
        """Show what replacing all would change."""
        wanted = self._wanted()
        if wanted is None or wanted.is_nothing:
            return
        self._page.view.finish_editing()
        slots = self._slots()
        slots = slots[self._session.may_change_each(slots)] if not self._session.may_change_all else slots
        table = self._session.document.table.snapshot()
        replacement = Replacement(wanted, self.panel.replace_line.text())
        work = partial(_plan, replacement, table, np.sort(slots))
        self._start("plan", self.tr("Replacing"), work, self._show_plan)

    @Slot(object)
    def _show_plan(self, plan: ReplacePlan) -> None:
        self.panel.show_plan(plan)
        if not len(plan):
            self.panel.show_note(self.tr("Nothing would change."))

    @Slot()
    def replace_all(self) -> None:
        """Change what is ticked, as one step."""
        plan = self.panel.values.ticked_plan()
        if not isinstance(plan, ReplacePlan) or not len(plan):
            return
        n_entries = len(np.unique(np.concatenate([values.slots for values in plan.values])))
        one, many = self.tr("Replace in 1 entry"), self.tr("Replace in %n entries", None, n_entries)
        title = counted(n_entries, one, many)
        one, many = self.tr("1 value replaced."), self.tr("%n values replaced.", None, len(plan))
        self._session.push_plan(title, plan, partial(self.panel.show_note, counted(len(plan), one, many)))

    @Slot()
    def _forget_plan(self) -> None:
        """What would change is no longer known; after undo and redo, nor is how often it occurs."""
        self._stop("plan")
        if self._session.is_travelling and self.panel.isVisible():
            self._pause.start()
        if self.panel.values.plan is not None:
            self.panel.show_plan(None)


def _with_progress(work: Callable[..., Match | None], progress: Progress) -> Match | None:
    return work(progress)


def _count(wanted: SearchQuery, table: EntryTable, slots: SlotArray, progress: Progress) -> MatchCount:
    return count(wanted, table, slots, progress)


def _plan(replacement: Replacement, table: EntryTable, slots: SlotArray, progress: Progress) -> ReplacePlan:
    return plan_replacing(replacement, table, slots, progress)
