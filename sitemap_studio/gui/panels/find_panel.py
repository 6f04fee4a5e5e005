"""The find and replace panel: a query, its matches, and a preview of replacing all."""

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
from sitemap_studio.gui.i18n import localized_error, text_for_count
from sitemap_studio.gui.jobs.background_jobs import Job, JobFunction
from sitemap_studio.gui.planned_changes.planned_changes import PlannedChangesModel, PlannedChangesView
from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.labels import (
    AnnouncedLabel,
    ElidedLabel,
    announce_new_text,
    attach_menu,
    icon_button,
    set_accessible_box_name,
)
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.line_edits import KeyLine, add_clear_button
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
    count_matches,
    find_match,
    plan_replacing,
    plan_replacing_match,
)

_FIELD_PIXELS: Final = 160  # preferred width of the text fields; buttons collapse in a narrower panel
_MIN_FIELD_PIXELS: Final = 60  # width of the text fields at the last level of collapse
_GAPS: Final = (10, 4, 6)  # pixels between columns, between options, and between buttons
_MARGINS: Final = (8, 6, 8, 6)
_COUNT_DELAY_MS: Final = 200  # pause in typing before matches are counted
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _Cursor(NamedTuple):
    """Position at which the next search continues: the cell of the last match, and character offsets in it.

    Attributes:
        before: Offset for searching backwards.
        after: Offset for searching forwards.
    """

    slot: int
    field: FieldName
    before: int
    after: int


class _Collapse(IntEnum):
    """Levels to which a narrow panel collapses, so that it needs two lines; each level includes the previous ones."""

    NOTHING = 0
    LABELS = 1  # labels become placeholders of the fields
    OPTIONS = 2  # options move into a menu
    COUNT = 3  # the match count becomes the tooltip of the field
    BUTTONS = 4  # the replace buttons move into a menu


class _MatchCountLabel(ElidedLabel):
    """Elided label of the match count, whose text is also the tooltip of the search field."""

    def __init__(self, line: QLineEdit, parent: QWidget) -> None:
        """Create an empty label for a match count.

        Args:
            line: Search field that gets the same tooltip.
            parent: The parent widget.
        """
        super().__init__(parent, tint=Tint.QUIET)
        self._line = line

    def setText(self, text: str) -> None:
        """Show the match count, announce a new one to screen readers, and set it as tooltip of label and field."""
        before = self.text()
        super().setText(text)
        announce_new_text(self, before)
        for widget in (self, self._line):
            widget.setToolTip(text)


def _check_nth_action(choices: QActionGroup, number: int) -> None:
    """Check the action at a position of an action group, counted from 0."""
    choices.actions()[number].setChecked(True)


class FindPanel(QWidget):
    """Panel for finding and replacing: two text fields, options, and a preview of replacing all.

    Searches run in jobs on snapshots; outdated results are discarded.

    Args:
        context: Shared objects of the window.
        show: Makes the panel visible.
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
        """Create the find panel with empty fields and without a preview."""
        super().__init__(parent)
        self._session, self._jobs, self._page, self._show_note = (
            context.session, context.jobs, context.page, context.show_note,
        )  # fmt: skip
        self._show_panel, self._limit_height = show, limit_height
        self._match: Match | None = None
        self._cursor: _Cursor | None = None
        self._selected_slots: SlotArray | None = None
        self._jobs_by_kind: dict[str, Job] = {}
        self._pending_steps = 0
        self._is_backward = False
        self._has_just_replaced = False
        self._count_timer = QTimer(self, singleShot=True, interval=_COUNT_DELAY_MS)
        self.find_line, self.replace_line = KeyLine(self), KeyLine(self)
        self.case = self._add_toggle("Aa", self.tr("Match case"), "Alt+C")
        self.word = self._add_toggle("W", self.tr("Whole words only"), "Alt+W")
        self.expression = self._add_toggle(".*", self.tr("Regular expression"), "Alt+X")
        self.options = icon_button("settings", self.tr("Search options"), self)  # menu of options that do not fit
        self.replace_menu_button = QToolButton(self)  # menu of replace buttons that do not fit
        self._collapse = _Collapse.NOTHING
        self.field, self.scope = QComboBox(self), QComboBox(self)
        self.previous = icon_button("previous-problem", self.tr("Find previous") + " (Shift+F3)", self)
        self.next = icon_button("next-problem", self.tr("Find next") + " (F3)", self)
        for button in (self.previous, self.next):
            button.setAutoRaise(False)
        self.replace_button = QPushButton(self.tr("Replace"), self)
        self.preview_button = QPushButton(self.tr("Replace all …"), self)
        self.apply_button = QPushButton(self)
        self.values = PlannedChangesModel(self._session.document, self)
        self.view = PlannedChangesView(self.values, self)
        self.count = _MatchCountLabel(self.find_line, self)
        self.reason = AnnouncedLabel(Tint.ERROR, parent=self)
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
        self.preview_button.clicked.connect(self.plan_replacing_all)
        self.apply_button.clicked.connect(self.replace_all)
        self.values.ticked_changed.connect(self._update_apply_button)
        self._count_timer.timeout.connect(self._count_matches)
        self._session.changed.connect(self._discard_plan)
        self._session.replaced.connect(self._reset)
        for signal in (self._session.replaced, self._session.problems_changed):
            signal.connect(self._enable_buttons)
        self._show_plan(None)
        self._show_reason("")

    def _add_toggle(self, text: str, description: str, key: str) -> QToolButton:
        """Return a checkable button of a search option; its action has the shortcut, and is added to the panel."""
        action = QAction(description, self)
        action.setCheckable(True)
        action.setShortcut(key)
        action.setIconText(text)
        action.setToolTip(f"{description} ({key})")
        action.toggled.connect(self._query_changed)
        self.addAction(action)
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setAccessibleName(action.toolTip())
        return button

    def _lay_out(self) -> None:
        """Arrange the two lines of fields, options and buttons, the error message, and the preview."""
        self.find_line.setObjectName("find")
        self.replace_line.setObjectName("replace-with")
        self.find_line.setAccessibleName(self.tr("Find"))
        self.replace_line.setAccessibleName(self.tr("Replace with"))
        set_accessible_box_name(self.field, self.tr("Field"))
        set_accessible_box_name(self.scope, self.tr("Where to look"))
        for line in (self.find_line, self.replace_line):
            add_clear_button(line)
        self.reason.setWordWrap(True)
        self._labels = QLabel(self.tr("F&ind"), self), QLabel(self.tr("Re&place with"), self)
        self.options.setObjectName("find-options")
        attach_menu(self.options, QMenu(self.options))
        self.replace_menu_button.setObjectName("replace-menu")
        self.replace_menu_button.setText(self.replace_button.text())
        attach_menu(self.replace_menu_button, replace_menu := QMenu(self.replace_menu_button))
        self._replace_actions = [
            replace_menu.addAction(button.text(), button.click) for button in (self.replace_button, self.preview_button)
        ]
        # The text changes while matches are counted, without moving the buttons.
        self.count.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._toggles = (self.case, self.word, self.expression)
        self._fill_options_menu(self.options.menu())
        column_gap, option_gap, button_gap = _GAPS
        option_row = fill(QHBoxLayout(), *self._toggles, self.field, self.scope, self.options, self.previous, self.next, 1,
                   spacing=option_gap)  # fmt: skip
        buttons = self.replace_button, self.preview_button, self.replace_menu_button, self.apply_button
        button_row = fill(QHBoxLayout(), *buttons, (self.count, 1), spacing=button_gap)
        grid = QGridLayout()
        grid.setHorizontalSpacing(column_gap)
        grid.setVerticalSpacing(6)
        for row, (label, line, others) in enumerate(
            zip(self._labels, (self.find_line, self.replace_line), (option_row, button_row), strict=True)
        ):
            label.setBuddy(line)
            grid.addWidget(label, row, 0)
            grid.addWidget(line, row, 1)
            grid.addLayout(others, row, 2)
        grid.setColumnStretch(1, 1)
        fill(QVBoxLayout(self), grid, self.reason, (self.view, 1), 0, margins=_MARGINS, spacing=6)

    def _fill_options_menu(self, menu: QMenu) -> None:
        """Add the search options, and the items of the boxes for field and scope, to a menu."""
        menu.addActions([toggle.defaultAction() for toggle in self._toggles])
        for box in (self.field, self.scope):
            menu.addSeparator()
            choices = QActionGroup(menu)
            for number in range(box.count()):
                action = menu.addAction(box.itemText(number), partial(box.setCurrentIndex, number))
                action.setCheckable(True)
                action.setChecked(number == box.currentIndex())
                choices.addAction(action)
            box.currentIndexChanged.connect(partial(_check_nth_action, choices))

    def _needed_width(self, collapse: _Collapse) -> int:
        """Return the panel width in pixels that the two lines need at a level of collapse."""
        column_gap, option_gap, button_gap = _GAPS
        shown = self._widgets_at(collapse)
        options = [each for each in (*self._toggles, self.field, self.scope, self.options) if each in shown]
        buttons = [
            each
            for each in (self.replace_button, self.preview_button, self.replace_menu_button, self.apply_button)
            if each in shown
        ]
        widths = [
            sum(each.sizeHint().width() + gap for each in each_line) - gap
            for each_line, gap in (([*options, self.previous, self.next], option_gap), (buttons, button_gap))
        ]
        if self.count in shown:
            widths[1] += button_gap + self._count_width()
        labels = max(label.sizeHint().width() for label in self._labels) + column_gap if self._labels[0] in shown else 0
        line = scaled(_MIN_FIELD_PIXELS if collapse is max(_Collapse) else _FIELD_PIXELS)
        return _MARGINS[0] + labels + line + column_gap + max(widths) + _MARGINS[2]

    def _widgets_at(self, collapse: _Collapse) -> set[QWidget]:
        """Return the collapsible widgets that are visible at a level of collapse."""
        is_listing = self.values.plan is not None
        shown: set[QWidget] = set(self._labels) if collapse < _Collapse.LABELS else set()
        shown |= {*self._toggles, self.field, self.scope} if collapse < _Collapse.OPTIONS else {self.options}
        if collapse < _Collapse.COUNT:
            shown.add(self.count)
        if collapse < _Collapse.BUTTONS:
            shown |= {self.replace_button, self.preview_button}
        elif not is_listing:
            shown.add(self.replace_menu_button)
        return shown | ({self.apply_button} if is_listing else set())

    def _count_width(self) -> int:
        """Return the width in pixels to reserve for the match count: enough for one match in every entry."""
        total, metrics = len(self._session.document.table), self.count.fontMetrics()
        return metrics.horizontalAdvance(self._match_count_text(MatchCount(total, total))) + metrics.averageCharWidth()

    def _apply_collapse(self) -> None:
        """Show and hide widgets for the lowest level of collapse that fits the width of the panel."""
        levels = (level for level in _Collapse if self._needed_width(level) <= self.width())
        self._collapse = next(levels, max(_Collapse))
        shown = self._widgets_at(self._collapse)
        collapsible = (
            *self._labels, *self._toggles, self.field, self.scope, self.options, self.count,
            self.replace_button, self.preview_button, self.replace_menu_button, self.apply_button,
        )  # fmt: skip
        if any(widget.hasFocus() for widget in collapsible if widget not in shown):
            self.find_line.setFocus()
        for widget in collapsible:
            widget.setVisible(widget in shown)
        self.count.setMinimumWidth(self._count_width() if self._collapse < _Collapse.COUNT else 0)
        for label, line in zip(self._labels, (self.find_line, self.replace_line), strict=True):
            line.setPlaceholderText("" if label in shown else line.accessibleName())
            line.setMinimumWidth(scaled(_MIN_FIELD_PIXELS))

    def minimumSizeHint(self) -> QSize:
        """Return a size as wide as the two lines at the highest level of collapse."""
        return QSize(self._needed_width(max(_Collapse)), super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Update the collapse and the height limit of the panel when it is shown or resized, or its layout changes."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show, QEvent.Type.Resize):
            self._apply_collapse()
            self._limit_panel_height()
        return super().event(event)

    def _limit_panel_height(self) -> None:
        """Limit the height of the panel to its two lines and the message; remove the limit during a preview."""
        layout = self.layout()
        is_listing = not self.view.isHidden()
        if layout is not None:
            needed = max(layout.minimumSize().height(), layout.heightForWidth(self.width()))
            self._limit_height(None if is_listing else needed)

    # Query

    @property
    def is_busy(self) -> bool:
        """Whether a find, count or plan job is running, or a count is scheduled."""
        return bool(self._jobs_by_kind) or self._count_timer.isActive()

    @Slot()
    def show_and_focus(self) -> None:
        """Show the find panel, focus its search field, and schedule a count of the matches."""
        self._show_panel()
        self.focus_list()
        self._query_changed()

    def focus_list(self) -> None:
        """Focus the search field, and select its text."""
        self.find_line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.find_line.selectAll()

    def _make_query(self) -> SearchQuery | None:
        """Return the query of the fields and options; if it or the replacement is invalid, show why and return None."""
        field: FieldName | None = self.field.currentData()
        try:
            query = SearchQuery(
                self.find_line.text(),
                is_expression=self.expression.isChecked(),
                is_whole_word=self.word.isChecked(),
                is_case_sensitive=self.case.isChecked(),
                fields=FIELD_NAMES if field is None else (field,),
            )
            Replacement(query, self.replace_line.text())
        except ExpressionError as error:
            self._show_reason(localized_error(error))
            return None
        self._show_reason("")
        return query

    def _searched_slots(self) -> SlotArray:
        """Return the slots of the shown entries in table order; in the selection scope, only of selected ones."""
        shown = self._page.view.entries.order.shown
        return shown if self._selected_slots is None else shown[np.isin(shown, self._selected_slots)]

    @Slot()
    def _query_changed(self) -> None:
        """Discard results and preview; highlight and soon count the matches of a valid query in a visible panel."""
        self._discard_plan()
        self._cancel_job("find")
        self._pending_steps = 0
        self._match, self._cursor = None, None
        is_in_selection = bool(self.scope.currentData())
        if not is_in_selection:
            self._selected_slots = None
        elif self._selected_slots is None:
            self._selected_slots = self._page.view.selection.slots()
        query = self._make_query()
        if query is None or query.is_empty or not self.isVisible():
            self._page.view.painter.highlight(None)
            self.count.setText("")
            self._count_timer.stop()
            return
        self._page.view.painter.highlight(query)
        self._count_timer.start()

    @Slot()
    def _reset(self) -> None:
        """Cancel all jobs, and clear results and preview, because another set was opened."""
        for kind in list(self._jobs_by_kind):
            self._cancel_job(kind)
        self._match, self._cursor, self._selected_slots = None, None, None
        self.values.show_document(self._session.document)
        self._show_plan(None)
        self.count.setText("")

    def _show_reason(self, sentence: str) -> None:
        """Show why the query is invalid, empty to hide the message, and update the buttons."""
        self.reason.setText(sentence)
        self.reason.setVisible(bool(sentence))
        self._enable_buttons()

    @Slot()
    def _enable_buttons(self) -> None:
        """Enable the find buttons only for a valid, nonempty query, and the replace buttons only in a writable set."""
        can_find = bool(self.find_line.text()) and not self.reason.text()
        for button in (self.previous, self.next):
            button.setEnabled(can_find)
        can_replace = can_find and not self._session.document.is_read_only
        for replace_button in (self.replace_button, self.preview_button):
            replace_button.setEnabled(can_replace)
        for action in self._replace_actions:
            action.setEnabled(can_replace)

    # Jobs

    def _start_job(self, kind: str, title: str, function: JobFunction, on_finished: Callable[[Any], None]) -> None:
        """Start a job, and cancel a running job of the same kind: "find", "count" or "plan"."""
        self._cancel_job(kind)
        is_current = partial(self._session.is_at, self._session.version)
        job = self._jobs.start(title, function, is_current=is_current)
        self._jobs_by_kind[kind] = job
        job.finished.connect(on_finished)
        job.failed.connect(self._show_failure)
        job.ended.connect(partial(self._on_job_ended, kind, job))

    def _cancel_job(self, kind: str) -> None:
        """Cancel the running job of a kind ("find", "count" or "plan"), if there is one."""
        job = self._jobs_by_kind.pop(kind, None)
        if job is not None:
            job.cancel()

    def _on_job_ended(self, kind: str, job: Job) -> None:
        """Clear the reference to an ended job; after a search, discard queued steps to further matches."""
        if self._jobs_by_kind.get(kind) is job:
            del self._jobs_by_kind[kind]
            if kind == "find":
                self._pending_steps = 0

    @Slot(object)
    def _show_failure(self, error: StudioError) -> None:
        """Show the error of a failed job in the panel."""
        self._show_reason(localized_error(error))

    # Finding

    @Slot()
    def _count_matches(self) -> None:
        """Start a job that counts the matches of the query, unless the query is empty or invalid."""
        self._count_timer.stop()
        query = self._make_query()
        if query is not None and not query.is_empty:
            table, slots = self._session.document.table.snapshot(), self._searched_slots()
            self._start_job("count", self.tr("Counting"), partial(count_matches, query, table, slots), self._show_count)

    @Slot(object)
    def _show_count(self, match_count: MatchCount) -> None:
        """Show the number of matches and of entries with matches, or that there are none."""
        if not match_count.occurrences:
            self.count.setText(self.tr("No matches."))
            return
        self.count.setText(self._match_count_text(match_count))

    def _match_count_text(self, match_count: MatchCount) -> str:
        """Return the text with the numbers of matches and of entries that contain them."""
        times = text_for_count(
            match_count.occurrences, self.tr("1 match"), self.tr("%n matches", None, match_count.occurrences)
        )
        where = text_for_count(
            match_count.entries, self.tr("1 entry"), self.tr("%n entries", None, match_count.entries)
        )
        return self.tr("{times} in {where}").format(times=times, where=where)

    @Slot()
    def find_next(self) -> None:
        """Select the next match in the table; after the last one, wrap around to the first."""
        self._find(is_back=False)

    @Slot()
    def find_previous(self) -> None:
        """Select the previous match in the table; before the first one, wrap around to the last."""
        self._find(is_back=True)

    def _find(self, *, is_back: bool) -> None:
        """Start a job that finds the next or previous match; without a search text, show and focus the panel.

        While a search is running, queue the step for its end.
        """
        query = self._make_query()
        if query is None:
            return
        if query.is_empty:
            self.show_and_focus()
            return
        if "find" in self._jobs_by_kind:
            # A repeated key continues from the result of the running search.
            self._pending_steps += -1 if is_back else 1
            return
        self._page.view.finish_editing()
        self._is_backward, self._has_just_replaced = is_back, False
        slots, table = self._searched_slots(), self._session.document.table.snapshot()
        find = partial(find_match, query, table, slots, self._start_position(slots, is_back=is_back), is_back=is_back)
        self._start_job("find", self.tr("Finding"), find, self._show_match)

    def _start_position(self, slots: SlotArray, *, is_back: bool) -> SearchPosition:
        """Return where a search starts: beside the last match if its cell is current, or else at the current cell."""
        index, cursor = self._page.view.currentIndex(), self._cursor
        if not index.isValid():
            return SearchPosition(0, FIELD_NAMES[0])
        slot = self._page.view.entries.slot_at(index.row())
        found = np.flatnonzero(slots == slot)
        row = int(found[0]) if len(found) else 0
        field = self._page.view.entries.field_at(index.column()) or FIELD_NAMES[0]
        if cursor is not None and (cursor.slot, cursor.field) == (slot, field):
            return SearchPosition(row, field, cursor.before if is_back else cursor.after)
        return SearchPosition(row, field)

    @Slot(object)
    def _show_match(self, match: Match | None) -> None:
        """Select a found match in the table, or report that no match exists; then run the next queued step."""
        self._match = match
        if match is None:
            text = (
                self.tr("Replaced. There are no more matches.") if self._has_just_replaced else self.tr("No matches.")
            )
            self.count.setText(text)
            return
        self._cursor = _Cursor(match.slot, match.field, match.start, match.after.offset)
        self._page.view.show_slot(match.slot, match.field)
        if match.is_wrapped:
            first, last = self.tr("Continued from the start."), self.tr("Continued from the end.")
            text = last if self._is_backward else first
            self.count.setText(text)
            self._show_note(text)
        if self._pending_steps:
            is_back = self._pending_steps < 0
            self._pending_steps += 1 if is_back else -1
            del self._jobs_by_kind["find"]
            self._find(is_back=is_back)

    # Replacing

    @Slot()
    def replace(self) -> None:
        """Replace the current match as an undo step, and find the next one; without a current match, only find it.

        Do nothing during a search.
        """
        query, match = self._make_query(), self._current_match()
        if query is None or query.is_empty or "find" in self._jobs_by_kind:
            return
        if match is None:
            self.find_next()
            return
        table = self._session.document.table
        replacement = Replacement(query, self.replace_line.text())
        edit, offset_after = plan_replacing_match(replacement, table, match)
        if edit is not None and not self._session.push(self.tr("Replace"), edit):
            return
        # The replacement itself is not searched.
        is_empty = match.start == match.end
        self._cursor = _Cursor(match.slot, match.field, offset_after, max(offset_after, match.start + is_empty))
        self.find_next()
        self._has_just_replaced = True

    def _current_match(self) -> Match | None:
        """Return the last found match if its cell is still the current one; otherwise None."""
        match, index = self._match, self._page.view.currentIndex()
        if match is None or not index.isValid() or self._page.view.entries.slot_at(index.row()) != match.slot:
            return None
        return match if self._page.view.entries.field_at(index.column()) == match.field else None

    @Slot()
    def plan_replacing_all(self) -> None:
        """Start a job that plans replacing all matches in writable entries, and then shows the preview."""
        query = self._make_query()
        if query is None or query.is_empty:
            return
        self._page.view.finish_editing()
        slots = self._searched_slots()
        if self._session.locked:
            slots = slots[self._session.editable_mask(slots)]
        slots, table = np.sort(slots), self._session.document.table.snapshot()
        replacement = Replacement(query, self.replace_line.text())
        self._start_job(
            "plan", self.tr("Replacing"), partial(plan_replacing, replacement, table, slots), self._show_new_plan
        )

    @Slot(object)
    def _show_new_plan(self, plan: ReplacePlan) -> None:
        """Show the preview of a new plan; if it is empty, report that nothing would change."""
        self._show_plan(plan)
        if not len(plan):
            self.count.setText(self.tr("Nothing would change."))

    def _show_plan(self, plan: EditPlan | None) -> None:
        """Show the preview of a plan; None hides the preview."""
        if plan is None and (self.view.hasFocus() or self.apply_button.hasFocus()):
            # Hiding a focused widget would move the focus out of the panel.
            self.find_line.setFocus()
        self.values.show_plan(plan)
        self.view.setVisible(plan is not None)
        if self.isVisible():
            self._limit_panel_height()

    @Slot(int)
    def _update_apply_button(self, ticked: int) -> None:
        """Show the number of ticked values on the apply button, disabled at 0; then collapse widgets as needed."""
        one, many = self.tr("Replace in 1 value"), self.tr("Replace in %n values", None, ticked)
        self.apply_button.setText(text_for_count(ticked, one, many))
        self.apply_button.setEnabled(ticked > 0)
        self._apply_collapse()

    @Slot()
    def replace_all(self) -> None:
        """Replace the ticked values of the preview as one undo step."""
        plan = self.values.ticked_plan()
        if not isinstance(plan, ReplacePlan) or not len(plan):
            return
        one, many = self.tr("Replace in 1 value"), self.tr("Replace in %n values", None, len(plan))
        title = text_for_count(len(plan), one, many)
        one, many = self.tr("1 value replaced."), self.tr("%n values replaced.", None, len(plan))
        self._session.push_plan(title, plan, partial(self.count.setText, text_for_count(len(plan), one, many)))

    @Slot()
    def _discard_plan(self) -> None:
        """Discard the preview and the job that plans it; after undo or redo, recount matches in a visible panel."""
        self._cancel_job("plan")
        if self._session.is_travelling and self.isVisible():
            self._count_timer.start()
        if self.values.plan is not None:
            self._show_plan(None)

    # Events

    def _find_on_enter(self, event: QKeyEvent) -> None:
        """Find the next match on Enter, the previous one on Shift+Enter."""
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.find_previous()
        else:
            self.find_next()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus to the table on Esc."""
        # Child widgets ignore this key, so that it reaches the panel.
        if event.key() == Qt.Key.Key_Escape:
            self._page.view.setFocus()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(800, 260)
