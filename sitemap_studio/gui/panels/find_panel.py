"""The panel of find and replace: a query, its matches, and every value before and after replacing all."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import ExpressionError, StudioError
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.i18n import counted, localized_error
from sitemap_studio.gui.jobs.background_jobs import Job, Work
from sitemap_studio.gui.planned_changes.planned_changes import PlannedList, PlannedView
from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.labels import (
    AnswerLabel,
    ShortenedLabel,
    announce_answer,
    icon_button,
    name_box,
    open_menu,
)
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.line_edits import KeyLine, offer_clearing
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

_LINE: Final = 160  # width of fields below which buttons collapse, in pixels
_LEAST_LINE: Final = 60  # width of fields where all that can has collapsed
_GAPS: Final = (10, 4, 6)  # between columns, between options, and between buttons
_MARGINS: Final = (8, 6, 8, 6)
_PAUSE_MS: Final = 200  # pause in typing before matches are counted
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _Cursor(NamedTuple):
    """Cell and characters where the last search ended; `before` for searching backwards, `behind` for forwards."""

    slot: int
    field: FieldName
    before: int
    behind: int


class _Collapse(IntEnum):
    """What collapses in a narrow panel, so that two lines always suffice; each level includes those before."""

    NOTHING = 0
    LABELS = 1  # they become placeholders of the fields
    OPTIONS = 2  # they move into a menu
    COUNT = 3  # it becomes the tooltip of the field
    BUTTONS = 4  # those that replace move into a menu


class _MatchCountLabel(ShortenedLabel):
    """The number of matches, elided where it does not fit; also the tooltip of the field."""

    def __init__(self, line: QLineEdit, parent: QWidget) -> None:
        super().__init__(parent, tint=Tint.QUIET)
        self._line = line

    def setText(self, text: str) -> None:
        before = self.text()
        super().setText(text)
        announce_answer(self, before)
        for widget in (self, self._line):
            widget.setToolTip(text)


def _check_action(choices: QActionGroup, number: int) -> None:
    choices.actions()[number].setChecked(True)


class FindPanel(QWidget):
    """Find and replace: two lines, options, and the list of what replacing all would change.

    Searches run in jobs on snapshots; results for another state of the document are dropped.

    Args:
        context: Shared objects of the window.
        show: Shows the panel.
        limit_height: Sets the maximum height of the panel below the table, in pixels; None for no limit.
        parent: Its dock.
    """

    def __init__(
        self,
        context: Context,
        *,
        show: Callable[[], None],
        limit_height: Callable[[int | None], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._jobs, self._page, self._show_note = (
            context.session, context.jobs, context.page, context.show_note,
        )  # fmt: skip
        self._show_panel, self._limit_height = show, limit_height
        self._match: Match | None = None
        self._cursor: _Cursor | None = None
        self._selection: SlotArray | None = None
        self._running: dict[str, Job] = {}
        self._steps_due = 0
        self._is_back = False
        self._has_replaced = False
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self.find_line, self.replace_line = KeyLine(self), KeyLine(self)
        self.case = self._toggle("Aa", self.tr("Match case"), "Alt+C")
        self.word = self._toggle("W", self.tr("Whole words only"), "Alt+W")
        self.expression = self._toggle(".*", self.tr("Regular expression"), "Alt+X")
        self.options = icon_button("settings", self.tr("Search options"), self)  # stands for those without room
        self.replacing = QToolButton(self)  # stands for the buttons that replace, where they have no room
        self._collapse = _Collapse.NOTHING
        self.field, self.scope = QComboBox(self), QComboBox(self)
        self.previous = icon_button("previous-problem", self.tr("Find previous") + " (Shift+F3)", self)
        self.next = icon_button("next-problem", self.tr("Find next") + " (F3)", self)
        for button in (self.previous, self.next):
            button.setAutoRaise(False)
        self.replace_button = QPushButton(self.tr("Replace"), self)
        self.preview_button = QPushButton(self.tr("Replace all …"), self)
        self.apply_button = QPushButton(self)
        self.values = PlannedList(self._session.document, self)
        self.view = PlannedView(self.values, self)
        self.count = _MatchCountLabel(self.find_line, self)
        self.reason = AnswerLabel(Tint.ERROR, parent=self)
        self.field.addItem(self.tr("All fields"), None)
        for name in FIELD_NAMES:
            self.field.addItem(self.tr("In {field}").format(field=name), name)
        self.scope.addItem(self.tr("Entries shown"), False)
        self.scope.addItem(self.tr("Selected entries"), True)
        self._lay_out()
        for line in (self.find_line, self.replace_line):
            line.textChanged.connect(self._query_changed)
        self.find_line.handle_keys(self._find_on_enter, *_ENTER)
        self.replace_line.handle_keys(lambda _: self.replace(), *_ENTER)
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
        """Return a button for an option, whose action is also in the menu of options and has its key there."""
        action = QAction(words, self)
        action.setCheckable(True)
        action.setShortcut(key)
        action.setIconText(text)
        action.setToolTip(f"{words} ({key})")
        action.toggled.connect(self._query_changed)
        self.addAction(action)
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setAccessibleName(action.toolTip())
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
        self.options.setObjectName("find-options")
        open_menu(self.options, QMenu(self.options))
        self.replacing.setObjectName("replace-menu")
        self.replacing.setText(self.replace_button.text())
        open_menu(self.replacing, replacing := QMenu(self.replacing))
        self._replace_actions = [
            replacing.addAction(button.text(), button.click) for button in (self.replace_button, self.preview_button)
        ]
        # Its text changes while matches are counted, and must not move the buttons then.
        self.count.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._toggles = (self.case, self.word, self.expression)
        self._list_options(self.options.menu())
        column_gap, option_gap, button_gap = _GAPS
        how = fill(QHBoxLayout(), *self._toggles, self.field, self.scope, self.options, self.previous, self.next, 1,
                   spacing=option_gap)  # fmt: skip
        buttons = self.replace_button, self.preview_button, self.replacing, self.apply_button
        do = fill(QHBoxLayout(), *buttons, (self.count, 1), spacing=button_gap)
        grid = QGridLayout()
        grid.setHorizontalSpacing(column_gap)
        grid.setVerticalSpacing(6)
        for row, (label, line, others) in enumerate(
            zip(self._labels, (self.find_line, self.replace_line), (how, do), strict=True)
        ):
            label.setBuddy(line)
            grid.addWidget(label, row, 0)
            grid.addWidget(line, row, 1)
            grid.addLayout(others, row, 2)
        grid.setColumnStretch(1, 1)
        fill(QVBoxLayout(self), grid, self.reason, (self.view, 1), 0, margins=_MARGINS, spacing=6)

    def _list_options(self, menu: QMenu) -> None:
        """Add the options to a menu: those that are switched on or off, and the choices of each box."""
        menu.addActions([toggle.defaultAction() for toggle in self._toggles])
        for box in (self.field, self.scope):
            menu.addSeparator()
            choices = QActionGroup(menu)
            for number in range(box.count()):
                action = menu.addAction(box.itemText(number), partial(box.setCurrentIndex, number))
                action.setCheckable(True)
                action.setChecked(number == box.currentIndex())
                choices.addAction(action)
            box.currentIndexChanged.connect(partial(_check_action, choices))

    def _needed_width(self, collapse: _Collapse) -> int:
        """Return how wide the two lines of fields are with what a level of collapse leaves."""
        column_gap, option_gap, button_gap = _GAPS
        shown = self._shown_at(collapse)
        how = [each for each in (*self._toggles, self.field, self.scope, self.options) if each in shown]
        do = [
            each
            for each in (self.replace_button, self.preview_button, self.replacing, self.apply_button)
            if each in shown
        ]
        widths = [
            sum(each.sizeHint().width() + gap for each in each_line) - gap
            for each_line, gap in (([*how, self.previous, self.next], option_gap), (do, button_gap))
        ]
        if self.count in shown:
            widths[1] += button_gap + self._count_width()
        labels = max(label.sizeHint().width() for label in self._labels) + column_gap if self._labels[0] in shown else 0
        line = scaled(_LEAST_LINE if collapse is max(_Collapse) else _LINE)
        return _MARGINS[0] + labels + line + column_gap + max(widths) + _MARGINS[2]

    def _shown_at(self, collapse: _Collapse) -> set[QWidget]:
        """Return which of the widgets that can collapse are shown."""
        is_listing = self.values.plan is not None
        shown: set[QWidget] = set(self._labels) if collapse < _Collapse.LABELS else set()
        shown |= {*self._toggles, self.field, self.scope} if collapse < _Collapse.OPTIONS else {self.options}
        if collapse < _Collapse.COUNT:
            shown.add(self.count)
        if collapse < _Collapse.BUTTONS:
            shown |= {self.replace_button, self.preview_button}
        elif not is_listing:
            shown.add(self.replacing)
        return shown | ({self.apply_button} if is_listing else set())

    def _count_width(self) -> int:
        """Return the width of the count of one match in each entry."""
        total, metrics = len(self._session.document.table), self.count.fontMetrics()
        return metrics.horizontalAdvance(self._count_text(MatchCount(total, total))) + metrics.averageCharWidth()

    def _arrange(self) -> None:
        """Collapse what has no room beside the fields, so that no width needs a third line."""
        levels = (level for level in _Collapse if self._needed_width(level) <= self.width())
        self._collapse = next(levels, max(_Collapse))
        shown = self._shown_at(self._collapse)
        collapsible = (
            *self._labels, *self._toggles, self.field, self.scope, self.options, self.count,
            self.replace_button, self.preview_button, self.replacing, self.apply_button,
        )  # fmt: skip
        if any(widget.hasFocus() for widget in collapsible if widget not in shown):
            self.find_line.setFocus()
        for widget in collapsible:
            widget.setVisible(widget in shown)
        self.count.setMinimumWidth(self._count_width() if self._collapse < _Collapse.COUNT else 0)
        for label, line in zip(self._labels, (self.find_line, self.replace_line), strict=True):
            line.setPlaceholderText("" if label in shown else line.accessibleName())
            line.setMinimumWidth(scaled(_LEAST_LINE))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._needed_width(max(_Collapse)), super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show, QEvent.Type.Resize):
            self._arrange()
            self._fit_height()
        return super().event(event)

    def _fit_height(self) -> None:
        """Need no more height than the two lines, and a message below, while no values are listed."""
        layout = self.layout()
        is_listing = not self.view.isHidden()
        if layout is not None:
            needed = max(layout.minimumSize().height(), layout.heightForWidth(self.width()))
            self._limit_height(None if is_listing else needed)

    # What is looked for

    @property
    def is_busy(self) -> bool:
        return bool(self._running) or self._pause.isActive()

    @Slot()
    def open(self) -> None:
        self._show_panel()
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
        can_replace = can_find and not self._session.document.is_read_only
        for replacing in (self.replace_button, self.preview_button):
            replacing.setEnabled(can_replace)
        for action in self._replace_actions:
            action.setEnabled(can_replace)

    # Jobs

    def _start(self, kind: str, title: str, work: Work, take: Callable[[Any], None]) -> None:
        self._stop(kind)
        is_current = partial(self._session.is_at, self._session.version)
        job = self._jobs.start(title, work, is_current=is_current)
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
        self.count.setText(self._count_text(found))

    def _count_text(self, found: MatchCount) -> str:
        times = counted(found.occurrences, self.tr("1 match"), self.tr("%n matches", None, found.occurrences))
        where = counted(found.entries, self.tr("1 entry"), self.tr("%n entries", None, found.entries))
        return self.tr("{times} in {where}").format(times=times, where=where)

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
            self._show_note(text)
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
            self._fit_height()

    @Slot(int)
    def _name_button(self, ticked: int) -> None:
        one, many = self.tr("Replace in 1 value"), self.tr("Replace in %n values", None, ticked)
        self.apply_button.setText(counted(ticked, one, many))
        self.apply_button.setEnabled(ticked > 0)
        self._arrange()

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

    def _find_on_enter(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.find_previous()
        else:
            self.find_next()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Widgets in the panel pass this key on.
        if event.key() == Qt.Key.Key_Escape:
            self._page.view.setFocus()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(800, 260)
