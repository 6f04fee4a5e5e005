"""The panel of find and replace: a query, its matches, and every value before and after replacing all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
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
from sitemap_studio.gui.i18n import counted, localized_error
from sitemap_studio.gui.jobs.jobs import Job, Work
from sitemap_studio.gui.plans.plan_list import PlannedList, PlannedView
from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.labels import AnswerLabel, icon_button, name_box
from sitemap_studio.gui.widgets.layouts import FlowRow, fill
from sitemap_studio.gui.widgets.line_edits import offer_clearing
from sitemap_studio.model.edits import EditPlan
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
    find_match,
    plan_replacing,
    replacing_one,
)

if TYPE_CHECKING:
    from sitemap_studio.gui.main_window import MainWindow

_LEAST_LINE: Final = 90  # width of fields in a narrow panel, in pixels
_NARROW: Final = 560
_PAUSE_MS: Final = 200  # pause in typing before matches are counted
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _Cursor(NamedTuple):
    """Cell and characters where the last search ended; `before` for searching backwards, `behind` for forwards."""

    slot: int
    field: FieldName
    before: int
    behind: int


class FindPanel(QWidget):
    """Find and replace: two lines, options, and the list of what replacing all would change.

    Searches run in jobs on snapshots; results for another state of the document are dropped.
    """

    def __init__(self, window: MainWindow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._window, self._session, self._page = window, window.session, window.page
        self._match: Match | None = None
        self._cursor: _Cursor | None = None
        self._selection: SlotArray | None = None
        self._running: dict[str, Job] = {}
        self._steps_due = 0
        self._is_back = False
        self._has_replaced = False
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self.find_line, self.replace_line = QLineEdit(self), QLineEdit(self)
        self.case = self._toggle("Aa", self.tr("Match case (Alt+C)"), "Alt+C")
        self.word = self._toggle("W", self.tr("Whole words only (Alt+W)"), "Alt+W")
        self.expression = self._toggle(".*", self.tr("Regular expression (Alt+X)"), "Alt+X")
        self.field, self.scope = QComboBox(self), QComboBox(self)
        self.previous = icon_button("previous-problem", f"{self.tr('Find previous')} (Shift+F3)", self)
        self.next = icon_button("next-problem", f"{self.tr('Find next')} (F3)", self)
        for button in (self.previous, self.next):
            button.setAutoRaise(False)
        self.replace_button = QPushButton(self.tr("Replace"), self)
        self.preview_button = QPushButton(self.tr("Replace all …"), self)
        self.apply_button = QPushButton(self)
        self.values = PlannedList(self._session.document, self)
        self.view = PlannedView(self.values, self)
        self.count = AnswerLabel(Tint.QUIET, parent=self)
        self.reason = AnswerLabel(Tint.ERROR, parent=self)
        self.field.addItem(self.tr("All fields"), None)
        for name in FIELD_NAMES:
            self.field.addItem(self.tr("In {field}").format(field=name), name)
        self.scope.addItem(self.tr("Entries shown"), False)
        self.scope.addItem(self.tr("Selected entries"), True)
        self._lay_out()
        for line in (self.find_line, self.replace_line):
            line.textChanged.connect(self._query_changed)
            line.installEventFilter(self)
        self.field.currentIndexChanged.connect(self._query_changed)
        self.scope.currentIndexChanged.connect(self._query_changed)
        self.previous.clicked.connect(self.find_previous)
        self.next.clicked.connect(self.find_next)
        self.replace_button.clicked.connect(self.replace)
        self.preview_button.clicked.connect(self.preview)
        self.apply_button.clicked.connect(self.replace_all)
        self.values.ticked_changed.connect(self._name_button)
        self._pause.timeout.connect(self._count_matches)
        self._session.changed.connect(self._forget_plan)
        self._session.replaced.connect(self._document_replaced)
        for signal in (self._session.replaced, self._session.problems_changed):
            signal.connect(self._enable_buttons)
        self._show_plan(None)
        self._show_reason("")

    def _toggle(self, text: str, words: str, key: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setCheckable(True)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setShortcut(key)
        button.toggled.connect(self._query_changed)
        return button

    def _lay_out(self) -> None:
        self.find_line.setObjectName("find")
        self.replace_line.setObjectName("replace-with")
        self.find_line.setAccessibleName(self.tr("Find"))
        self.replace_line.setAccessibleName(self.tr("Replace with"))
        name_box(self.field, self.tr("Field"))
        name_box(self.scope, self.tr("Where to look"))
        for line in (self.find_line, self.replace_line):
            offer_clearing(line)
        self.reason.setWordWrap(True)
        self._labels = QLabel(self.tr("F&ind"), self), QLabel(self.tr("Re&place with"), self)
        how, do = FlowRow(gap=4), FlowRow()
        for widget in (self.case, self.word, self.expression, self.field, self.scope, self.previous, self.next):
            how.add(widget)
        for button in (self.replace_button, self.preview_button, self.apply_button):
            do.add(button)
        do.add(self.count, 1)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        for row, (label, line, others) in enumerate(
            zip(self._labels, (self.find_line, self.replace_line), (how, do), strict=True)
        ):
            label.setBuddy(line)
            grid.addWidget(label, row, 0)
            grid.addWidget(line, row, 1)
            grid.addLayout(others, row, 2)
        grid.setColumnStretch(1, 1)
        fill(QVBoxLayout(self), grid, self.reason, (self.view, 1), 0, margins=(8, 6, 8, 6), spacing=6)

        self._fit_font()

    def _fit_font(self) -> None:
        """Let fields get narrower before the buttons need another line."""
        for line in (self.find_line, self.replace_line):
            line.setMinimumWidth(scaled(_LEAST_LINE))
        self.count.setMinimumWidth(scaled(_LEAST_LINE))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_font()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The names of the lines are in the lines where there is no room beside them.
        is_narrow = self.width() < scaled(_NARROW)
        for label, line in zip(self._labels, (self.find_line, self.replace_line), strict=True):
            label.setHidden(is_narrow)
            line.setPlaceholderText(line.accessibleName() if is_narrow else "")

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show, QEvent.Type.Resize):
            self._limit_height()
        return super().event(event)

    def _limit_height(self) -> None:
        """Need no more height than the two lines, and a message below, while no values are listed."""
        layout = self.layout()
        is_listing = not self.view.isHidden()
        if layout is not None:
            needed = max(layout.minimumSize().height(), layout.heightForWidth(self.width()))
            self._window.docks.limit_height("finding", None if is_listing else needed)

    # What is looked for

    @property
    def is_busy(self) -> bool:
        return bool(self._running) or self._pause.isActive()

    @Slot()
    def open(self) -> None:
        self._window.docks.show_panel("finding")
        self.focus_list()
        self._query_changed()

    def focus_list(self) -> None:
        self.find_line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.find_line.selectAll()

    def _query(self) -> SearchQuery | None:
        field: FieldName | None = self.field.currentData()
        try:
            query = SearchQuery(
                self.find_line.text(),
                is_expression=self.expression.isChecked(),
                is_whole_word=self.word.isChecked(),
                is_case_kept=self.case.isChecked(),
                fields=FIELD_NAMES if field is None else (field,),
            )
            Replacement(query, self.replace_line.text())
        except ExpressionError as error:
            self._show_reason(localized_error(error))
            return None
        self._show_reason("")
        return query

    def _slots(self) -> SlotArray:
        shown = self._page.view.entries.order.shown
        return shown if self._selection is None else shown[np.isin(shown, self._selection)]

    @Slot()
    def _query_changed(self) -> None:
        """Highlight matches, and count them once typing has paused."""
        self._forget_plan()
        self._stop("find")
        self._steps_due = 0
        self._match, self._cursor = None, None
        is_in_selection = bool(self.scope.currentData())
        if not is_in_selection:
            self._selection = None
        elif self._selection is None:
            self._selection = self._page.view.selection.slots()
        query = self._query()
        if query is None or query.is_nothing or not self.isVisible():
            self._page.view.painter.highlight(None)
            self.count.setText("")
            self._pause.stop()
            return
        self._page.view.painter.highlight(query)
        self._pause.start()

    @Slot()
    def _document_replaced(self) -> None:
        for kind in list(self._running):
            self._stop(kind)
        self._match, self._cursor, self._selection = None, None, None
        self.values.show_document(self._session.document)
        self._show_plan(None)
        self.count.setText("")

    def _show_reason(self, sentence: str) -> None:
        self.reason.setText(sentence)
        self.reason.setVisible(bool(sentence))
        self._enable_buttons()

    @Slot()
    def _enable_buttons(self) -> None:
        can_find = bool(self.find_line.text()) and not self.reason.text()
        for button in (self.previous, self.next):
            button.setEnabled(can_find)
        for replacing in (self.replace_button, self.preview_button):
            replacing.setEnabled(can_find and not self._session.document.is_read_only)

    # Jobs

    def _start(self, kind: str, title: str, work: Work, take: Callable[[Any], None]) -> None:
        self._stop(kind)
        is_current = partial(self._session.is_at, self._session.version)
        job = self._window.jobs.start(title, work, is_current=is_current)
        self._running[kind] = job
        job.finished.connect(take)
        job.failed.connect(self._fail)
        job.ended.connect(partial(self._end, kind, job))

    def _stop(self, kind: str) -> None:
        job = self._running.pop(kind, None)
        if job is not None:
            job.cancel()

    def _end(self, kind: str, job: Job) -> None:
        if self._running.get(kind) is job:
            del self._running[kind]
            if kind == "find":
                self._steps_due = 0

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        self._show_reason(localized_error(error))

    # Finding

    @Slot()
    def _count_matches(self) -> None:
        self._pause.stop()
        query = self._query()
        if query is not None and not query.is_nothing:
            table, slots = self._session.document.table.snapshot(), self._slots()
            self._start("count", self.tr("Counting"), partial(count, query, table, slots), self._show_count)

    @Slot(object)
    def _show_count(self, found: MatchCount) -> None:
        if not found.occurrences:
            self.count.setText(self.tr("No matches."))
            return
        times = counted(found.occurrences, self.tr("1 match"), self.tr("%n matches", None, found.occurrences))
        where = counted(found.entries, self.tr("1 entry"), self.tr("%n entries", None, found.entries))
        self.count.setText(self.tr("{times} in {where}").format(times=times, where=where))

    @Slot()
    def find_next(self) -> None:
        """Go to the next match, after the last entry to the first."""
        self._find(is_back=False)

    @Slot()
    def find_previous(self) -> None:
        """Go to the previous match, before the first entry to the last."""
        self._find(is_back=True)

    def _find(self, *, is_back: bool) -> None:
        query = self._query()
        if query is None:
            return
        if query.is_nothing:
            self.open()
            return
        if "find" in self._running:
            # A key that repeats goes one step further from where the running search ends.
            self._steps_due += -1 if is_back else 1
            return
        self._page.view.finish_editing()
        self._is_back, self._has_replaced = is_back, False
        slots, table = self._slots(), self._session.document.table.snapshot()
        find = partial(find_match, query, table, slots, self._start_position(slots, is_back=is_back), is_back=is_back)
        self._start("find", self.tr("Finding"), find, self._show_match)

    def _start_position(self, slots: SlotArray, *, is_back: bool) -> SearchPosition:
        """Return where to go on: at the match that is shown, or the current cell."""
        index, cursor = self._page.view.currentIndex(), self._cursor
        if not index.isValid():
            return SearchPosition(0, FIELD_NAMES[0])
        slot = self._page.view.entries.slot_at(index.row())
        found = np.flatnonzero(slots == slot)
        row = int(found[0]) if len(found) else 0
        field = self._page.view.entries.field_at(index.column()) or FIELD_NAMES[0]
        if cursor is not None and (cursor.slot, cursor.field) == (slot, field):
            return SearchPosition(row, field, cursor.before if is_back else cursor.behind)
        return SearchPosition(row, field)

    @Slot(object)
    def _show_match(self, match: Match | None) -> None:
        self._match = match
        if match is None:
            text = self.tr("Replaced. There are no more matches.") if self._has_replaced else self.tr("No matches.")
            self.count.setText(text)
            return
        self._cursor = _Cursor(match.slot, match.field, match.start, match.behind.offset)
        self._page.view.show_slot(match.slot, match.field)
        if match.is_wrapped:
            first, last = self.tr("Continued from the start."), self.tr("Continued from the end.")
            text = last if self._is_back else first
            self.count.setText(text)
            self._window.status.show_note(text)
        if self._steps_due:
            is_back = self._steps_due < 0
            self._steps_due += 1 if is_back else -1
            del self._running["find"]
            self._find(is_back=is_back)

    # Replacing

    @Slot()
    def replace(self) -> None:
        """Replace the match that is shown, and go to the next; find one first if none is shown."""
        query, match = self._query(), self._shown_match()
        if query is None or query.is_nothing or "find" in self._running:
            return
        if match is None:
            self.find_next()
            return
        table = self._session.document.table
        replacement = Replacement(query, self.replace_line.text())
        edit, behind = replacing_one(replacement, table, match)
        if edit is not None and not self._session.push(self.tr("Replace"), edit):
            return
        # The replacement itself is not searched.
        is_empty = match.start == match.end
        self._cursor = _Cursor(match.slot, match.field, behind, max(behind, match.start + is_empty))
        self.find_next()
        self._has_replaced = True

    def _shown_match(self) -> Match | None:
        """Return the last match, if its cell still is the current one."""
        match, index = self._match, self._page.view.currentIndex()
        if match is None or not index.isValid() or self._page.view.entries.slot_at(index.row()) != match.slot:
            return None
        return match if self._page.view.entries.field_at(index.column()) == match.field else None

    @Slot()
    def preview(self) -> None:
        query = self._query()
        if query is None or query.is_nothing:
            return
        self._page.view.finish_editing()
        slots = self._slots()
        if self._session.locked:
            slots = slots[self._session.may_change_each(slots)]
        slots, table = np.sort(slots), self._session.document.table.snapshot()
        replacement = Replacement(query, self.replace_line.text())
        self._start("plan", self.tr("Replacing"), partial(plan_replacing, replacement, table, slots), self._take_plan)

    @Slot(object)
    def _take_plan(self, plan: ReplacePlan) -> None:
        self._show_plan(plan)
        if not len(plan):
            self.count.setText(self.tr("Nothing would change."))

    def _show_plan(self, plan: EditPlan | None) -> None:
        if plan is None and (self.view.hasFocus() or self.apply_button.hasFocus()):
            # They are about to be hidden, and Qt would move the focus out of the panel.
            self.find_line.setFocus()
        self.values.show_plan(plan)
        self.view.setVisible(plan is not None)
        if self.isVisible():
            self._limit_height()

    @Slot(int)
    def _name_button(self, ticked: int) -> None:
        one, many = self.tr("Replace in 1 value"), self.tr("Replace in %n values", None, ticked)
        self.apply_button.setText(counted(ticked, one, many))
        self.apply_button.setEnabled(ticked > 0)
        self.apply_button.setVisible(self.values.plan is not None)

    @Slot()
    def replace_all(self) -> None:
        plan = self.values.ticked_plan()
        if not isinstance(plan, ReplacePlan) or not len(plan):
            return
        one, many = self.tr("Replace in 1 value"), self.tr("Replace in %n values", None, len(plan))
        title = counted(len(plan), one, many)
        one, many = self.tr("1 value replaced."), self.tr("%n values replaced.", None, len(plan))
        self._session.push_plan(title, plan, partial(self.count.setText, counted(len(plan), one, many)))

    @Slot()
    def _forget_plan(self) -> None:
        """Drop a plan that is outdated; count again after undo and redo."""
        self._stop("plan")
        if self._session.is_travelling and self.isVisible():
            self._pause.start()
        if self.values.plan is not None:
            self._show_plan(None)

    # Events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.key() not in _ENTER:
            return False
        if watched is not self.find_line:
            self.replace()
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.find_previous()
        else:
            self.find_next()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Widgets in the panel pass this key on.
        if event.key() == Qt.Key.Key_Escape:
            self._page.view.setFocus()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(800, 260)
