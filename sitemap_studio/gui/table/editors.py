"""Editors for the fields of entries, their inline validation, and the delegates that open them.

Wrong text is never refused; the inline validator only marks it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QAbstractItemModel, QDate, QEvent, QLocale, QObject, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QColor,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QTextCharFormat,
    QValidator,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QCalendarWidget,
    QComboBox,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.gui.i18n import locale_of_dates, localized
from sitemap_studio.gui.icons import icon, picture, severity_icon
from sitemap_studio.gui.table.model import EntryModel, stored_text
from sitemap_studio.gui.table.painting import MARGIN
from sitemap_studio.gui.theme import SEVERITY_TINT, Tint, tint_color
from sitemap_studio.gui.widgets.labels import AnswerLabel, severity_word
from sitemap_studio.gui.widgets.line_edits import LineIcons
from sitemap_studio.gui.widgets.list_view import Index
from sitemap_studio.gui.words.texts import plain
from sitemap_studio.protocol.catalogue import RULES, SEVERITY_RANK, Severity
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import CHANGEFREQS, DEFAULT_PRIORITY, FIELDS, FieldName, Kind
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.protocol.values import is_decimal
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.messages import describe
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.values.fields import judge_value

_BORDER_WIDTH: Final = 2
_LINE_MARGIN: Final = 2

Judge = Callable[[str], Sequence[tuple[Severity, str]]]
"""What judges a text: gives each severity with what is told of it, message and source on lines of their own."""


class Verdict(QWidget):
    """A frame over an editor in the colour of the worst rule broken; in the highlight's while typing if none is.

    Attributes:
        severity: The worst severity of the text judged last; None if it is right.
    """

    def __init__(self, editor: QWidget, line: QLineEdit, field: FieldName) -> None:
        """Watch over an editor.

        Args:
            editor: The whole editor, which gets the border and the tooltip.
            line: The line in it where the text is typed, which gets the drawing.
            field: What the text is for.
        """
        super().__init__(editor)
        self.severity: Severity | None = None
        self._editor, self._field = editor, field
        self._profile, self._given = DEFAULT_PROFILE, Circumstances()
        self._noted: Sequence[Problem] = ()
        self._noted_of = ""
        self._own_judge: Judge | None = None
        self._line, self._mark = line, QAction(self)
        line.setTextMargins(MARGIN - _LINE_MARGIN, 0, 0, 0)
        line.textChanged.connect(self.judge)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        editor.installEventFilter(self)
        self.judge(line.text())

    def judge_for(
        self, profile: Profile, given: Circumstances, noted: Sequence[Problem] = (), noted_of: str = ""
    ) -> None:
        """Judge as one consumer sees it.

        Args:
            profile: The consumer.
            given: What verdicts depend on besides.
            noted: What readers and schemas said of the cell,
            noted_of: with this text in it.
        """
        self._profile, self._given = profile, given
        self._noted, self._noted_of = noted, noted_of
        self.judge(self._line.text())

    def judge_by(self, judge: Judge) -> None:
        """Judge otherwise than by the rules of the field from now on, for what is no field of the protocol."""
        self._own_judge = judge
        self.judge(self._line.text())

    def judge(self, text: str) -> None:
        """Judge a text as it is being typed."""
        found = self._by_rules(text) if self._own_judge is None else self._own_judge(text)
        if not text and not self.isEnabled():
            # Nothing is typed where texts of several entries have their place.
            found = []
        worst = max((severity for severity, _ in found), key=SEVERITY_RANK.__getitem__, default=None)
        message = plain("\n".join(told for _, told in found))
        self._editor.setToolTip(message)
        self._editor.setAccessibleDescription(message)
        if worst is not self.severity:
            self.severity = worst
            # Taken away rather than hidden: hidden ones keep their place under the next.
            self._line.removeAction(self._mark)
            if worst is not None:
                self._mark.setIcon(severity_icon(worst))
                self._mark.setText(severity_word(worst))
                self._line.addAction(self._mark, QLineEdit.ActionPosition.TrailingPosition)
            self.update()
        self._mark.setToolTip(message)

    def _by_rules(self, text: str) -> Sequence[tuple[Severity, str]]:
        stored = stored_text(self._field, text)
        broken = [RULES[rule] for rule in judge_value(self._field, stored, self._given)]
        minded = [(rule, severity) for rule in broken if (severity := rule.severity_in(self._profile))]
        noted = self._noted if text == self._noted_of else ()
        return [
            *(
                (severity, f"{localized(describe(rule.id, stored, self._given))}\n{rule.source}")
                for rule, severity in minded
            ),
            *((problem.severity, f"{localized(problem.message)}\n{problem.source}") for problem in noted),
        ]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self.setGeometry(self._editor.rect())
            self.raise_()
        elif event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.severity is None and not self._editor.hasFocus():
            return
        painter = QPainter(self)
        pen = QPen(self._colour(), _BORDER_WIDTH)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    def _colour(self) -> QColor:
        if self.severity is None:
            return self.palette().highlight().color()
        return tint_color(SEVERITY_TINT[self.severity], self.palette())


_DAY = re.compile(r"\s*([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2})(.*))?)?", re.DOTALL)
_LONGEST: Final = 2**31 - 1
"""As long as Qt can count."""

_MOST_TENTHS: Final = 10
_CHOICE_CHARACTERS: Final = 14
"""Room for the longest word, for what is wrong, and for the mark beside it."""


class FieldEditor(Protocol):
    """What the delegate asks of an editor, whatever widget it is."""

    verdict: Verdict

    def typed(self) -> str:
        """The text as it stands."""

    def put(self, text: str) -> None:
        """Begin with a text, all of it selected."""


class UrlEditor(QLineEdit):
    """A line of any length."""

    def __init__(self, parent: QWidget, field: FieldName) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setMaxLength(_LONGEST)
        # Addresses and dates run from left to right in every language, from the side where lines begin.
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.verdict = Verdict(self, self, field)

    def typed(self) -> str:
        return self.text()

    def put(self, text: str) -> None:
        self.setText(text)
        self.selectAll()


class DateEditor(UrlEditor):
    """A line for any W3C form of a date, with a calendar that sets its day (Alt+Down) and leaves its time alone."""

    def __init__(self, parent: QWidget, field: FieldName) -> None:
        super().__init__(parent, field)
        self.calendar: _CalendarPopup | None = None
        button = QAction(icon("calendar"), self.tr("Choose a day (Alt+Down)"), self)
        button.triggered.connect(self.open_calendar)
        self.addAction(button, QLineEdit.ActionPosition.TrailingPosition)
        LineIcons(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.open_calendar()
        else:
            super().keyPressEvent(event)

    def open_calendar(self) -> None:
        """Show the calendar below the line, at the day that the text names or else today."""
        if self.calendar is None:
            # A child, so that the focus going there does not end the editing.
            self.calendar = _CalendarPopup(self)
            self.calendar.chosen.connect(self._take_day)
        self.calendar.open_at(day_of(self.text()) or QDate.currentDate(), self.mapToGlobal(self.rect().bottomLeft()))

    def _take_day(self, day: QDate) -> None:
        self.setText(with_day(self.text(), day))
        self.setFocus()


_MONTH_STEPS: Final = {"qt_calendar_prevmonth": ("back", -1), "qt_calendar_nextmonth": ("forward", 1)}
"""What Qt calls the steps from month to month, with their drawings, and how many months they go."""


class _CalendarPopup(QWidget):
    """A month to choose a day from.

    Signals:
        chosen: The user chose a day.
    """

    chosen = Signal(QDate)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.month = QCalendarWidget(self)
        self.month.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.month.setLocale(locale_of_dates())
        self.month.setAccessibleName(self.tr("Day"))
        self._say_weekends_quietly()
        self._dress_steps()
        self.day = AnswerLabel(Tint.QUIET, parent=self)
        self.day.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.day.setContentsMargins(8, 4, 8, 6)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.setSpacing(0)
        layout.addWidget(self.month)
        layout.addWidget(self.day)
        self.month.selectionChanged.connect(self._spell)
        self.month.currentPageChanged.connect(self._name_steps)
        self._name_steps()
        self.month.activated.connect(self._choose)
        self.month.clicked.connect(self._choose)

    def _say_weekends_quietly(self) -> None:
        """Qt writes weekends in a red of its own, which is hard to read on some grounds and says nothing here."""
        look = QTextCharFormat()
        look.setForeground(tint_color(Tint.QUIET, self.palette()))
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.month.setWeekdayTextFormat(day, look)

    def _dress_steps(self) -> None:
        """Give the steps from month to month drawings that are seen on their ground; Qt's own are black."""
        colour = self.palette().color(QPalette.ColorRole.HighlightedText)
        for name, (drawing, _) in _MONTH_STEPS.items():
            button = self.month.findChild(QToolButton, name)
            if button is not None:
                button.setIcon(QIcon(picture(drawing, colour, self.devicePixelRatioF())))

    @Slot()
    def _name_steps(self) -> None:
        """Call the steps by the months that they lead to."""
        shown = QDate(self.month.yearShown(), self.month.monthShown(), 1)
        for name, (_, months) in _MONTH_STEPS.items():
            button, month = self.month.findChild(QToolButton, name), shown.addMonths(months)
            if button is not None:
                button.setAccessibleName(f"{locale_of_dates().standaloneMonthName(month.month())} {month.year()}")

    def _spell(self) -> None:
        """Say the day as users of this language do; it is written as the protocol wants it."""
        self.day.setText(locale_of_dates().toString(self.month.selectedDate(), QLocale.FormatType.LongFormat))

    def open_at(self, day: QDate, corner: QPoint) -> None:
        """Show the month of a day, with the upper left corner at a place of the screen."""
        self.month.setSelectedDate(day)
        self._spell()
        self.adjustSize()
        screen = self.screen().availableGeometry()
        left = min(corner.x(), screen.right() - self.width())
        top = corner.y() if corner.y() + self.height() <= screen.bottom() else corner.y() - self.height() - 30
        self.move(max(left, screen.left()), max(top, screen.top()))
        self.show()
        self.month.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def _choose(self, day: QDate) -> None:
        if self.isVisible():
            self.hide()
            self.chosen.emit(day)


def day_of(text: str) -> QDate | None:
    """The day that a date names, the first of its month or year where it names no day; None if there is none."""
    found = _DAY.match(text)
    if found is None:
        return None
    day = QDate(int(found[1]), int(found[2] or 1), int(found[3] or 1))
    return day if day.isValid() else None


def with_day(text: str, day: QDate) -> str:
    """A date with another day; the time behind it stays, if there is one."""
    found = _DAY.match(text)
    time = found[4] if found and found[4] else ""
    return day.toString(Qt.DateFormat.ISODate) + (time.rstrip() if time.startswith("T") else "")


class ChoiceEditor(QComboBox):
    """The words that a field allows and none at all, completed while one is typed."""

    def __init__(self, parent: QWidget, field: FieldName) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setEditable(True)
        self.setMinimumContentsLength(_CHOICE_CHARACTERS)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.addItems(["", *CHANGEFREQS])
        self._line().setAccessibleName(field)
        self.verdict = Verdict(self, self._line(), field)

    def _line(self) -> QLineEdit:
        line = self.lineEdit()
        assert line is not None  # it is editable
        return line

    def typed(self) -> str:
        return self.currentText()

    def put(self, text: str) -> None:
        self.setCurrentIndex(self.findText(text, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchCaseSensitive))
        self.setEditText(text)
        self._line().selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.showPopup()
        else:
            super().keyPressEvent(event)


class NumberEditor(QAbstractSpinBox):
    """A number from 0.0 to 1.0 in steps of 0.1, or nothing, or whatever else was typed."""

    def __init__(self, parent: QWidget, field: FieldName) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.lineEdit().setMaxLength(_LONGEST)
        self.verdict = Verdict(self, self.lineEdit(), field)

    def typed(self) -> str:
        return self.lineEdit().text()

    def put(self, text: str) -> None:
        self.lineEdit().setText(text)
        self.selectAll()

    def stepBy(self, steps: int) -> None:
        self.lineEdit().setText(stepped(self.typed(), steps))
        self.selectAll()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        return QAbstractSpinBox.StepEnabledFlag.StepUpEnabled | QAbstractSpinBox.StepEnabledFlag.StepDownEnabled

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        # Judging is the verdict's task; here everything may be typed.
        return QValidator.State.Acceptable, text, position


def stepped(text: str, steps: int) -> str:
    """A number some tenths higher or lower, between 0.0 and 1.0; from the default where the text is no number."""
    value = float(text.strip(XML_SPACE)) if is_decimal(text) else DEFAULT_PRIORITY
    tenths = min(max(value * 10 + steps, 0), _MOST_TENTHS)
    number = f"{tenths / 10:.3f}".rstrip("0")
    return f"{number}0" if number.endswith(".") else number


EDITORS: Final[dict[Kind, Callable[[QWidget, FieldName], QWidget]]] = {
    Kind.URL: UrlEditor,
    Kind.DATE: DateEditor,
    Kind.CHOICE: ChoiceEditor,
    Kind.NUMBER: NumberEditor,
}
"""Which editor serves which kind of field; each is a `FieldEditor`."""


def editor_for(field: FieldName, parent: QWidget) -> QWidget:
    """An editor for a field: a `FieldEditor`."""
    kind = next(declared.kind for declared in FIELDS if declared.name == field)
    editor = EDITORS[kind](parent, field)
    editor.setAccessibleName(field)
    # It may be wider than its cell.
    editor.setAutoFillBackground(True)
    editor.setBackgroundRole(QPalette.ColorRole.Base)
    return editor


def editor_of(widget: QObject) -> FieldEditor:
    """A widget that `editor_for` made, as what it is."""
    assert isinstance(widget, UrlEditor | ChoiceEditor | NumberEditor)
    return widget


_KEY = Qt.Key
_ENDING: Final = (_KEY.Key_Return, _KEY.Key_Enter, _KEY.Key_Tab, _KEY.Key_Backtab, _KEY.Key_Escape)


class FieldDelegate(QStyledItemDelegate):
    """Fills the editors of cells, each a `FieldEditor`, and takes out of them what was typed."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        # Rows and columns have sizes of their own. Asking every cell would take a second per million, and a long value
        # would be laid out.
        return QSize()

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        text = index.data(Qt.ItemDataRole.EditRole) or ""
        # Called again whenever the cell is announced, for example when its problems are: what was typed stays.
        if editor.property("source") != text:
            editor.setProperty("source", text)
            editor_of(editor).put(text)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        typed = editor_of(editor).typed()
        if typed != editor.property("source") or self.is_refused(index):
            editor.setProperty("source", typed)
            model.setData(index, typed)

    def is_refused(self, index: Index) -> bool:
        """Whether what a cell shows was refused, and is to be tried again as it stands."""
        return False

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_own(event):
            # While one types, these keys are the editor's, whatever menu has them, too.
            event.accept()
            return True
        return super().eventFilter(editor, event)


def keep_typed(view: QAbstractItemView) -> None:
    """Keep what stands in an editor that is open in a view, and close it."""
    editor = view.indexWidget(view.currentIndex())
    if editor is not None:
        view.commitData(editor)
        view.closeEditor(editor, FieldDelegate.EndEditHint.NoHint)


def _is_own(event: QKeyEvent) -> bool:
    """Whether a key means something to an editor: it ends it, or opens its list or calendar."""
    opens = event.key() == _KEY.Key_Down and bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
    return opens or event.key() in _ENDING


_END_STEPS: Final[dict[int, tuple[int, int]]] = {
    _KEY.Key_Return: (1, 0),
    _KEY.Key_Enter: (1, 0),
    _KEY.Key_Tab: (0, 1),
    _KEY.Key_Backtab: (0, -1),
}
"""Keys that end an editor, and how many rows and columns the current cell then moves."""


class EntryDelegate(FieldDelegate):
    """Edits the cells of an `EntryModel`.

    Attributes:
        is_editing: Whether an editor is open.

    Signals:
        editing_changed: `is_editing` is another.
        moved_on: A key ended an editor; carries how many rows and columns to go on.
        filling: What was typed is to fill the selection; carries the text.
    """

    editing_changed = Signal()
    moved_on = Signal(int, int)
    filling = Signal(str)

    def __init__(self, model: EntryModel, view: QTableView) -> None:
        super().__init__(view)
        self._model, self._view = model, view
        self.is_editing = False

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = self._model.field_at(index.column())
        assert field is not None  # others are not editable
        self._tell_editing(True)
        editor, problems = editor_for(field, parent), self._model.problems
        noted = self._model.noted_of(self._model.slot_at(index.row()), field)
        text = self._model.data(index, Qt.ItemDataRole.EditRole)
        editor_of(editor).verdict.judge_for(problems.profile, problems.given, noted, text)
        return editor

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        super().destroyEditor(editor, index)
        self._tell_editing(False)

    def _tell_editing(self, is_editing: bool) -> None:
        self.is_editing = is_editing
        self.editing_changed.emit()

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        rect = option.rect
        wanted = max(rect.width(), editor.minimumSizeHint().width())
        rect.setWidth(min(wanted, max(rect.width(), self._view.width() - rect.left())))
        editor.setGeometry(rect)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and isinstance(editor, QWidget):
            if event.key() in _END_STEPS:
                self._end(editor, event)
                return True
            if event.key() == _KEY.Key_Escape:
                self.closeEditor.emit(editor, self.EndEditHint.RevertModelCache)
                return True
        return super().eventFilter(editor, event)

    def _end(self, editor: QWidget, event: QKeyEvent) -> None:
        rows, columns = _END_STEPS[event.key()]
        if rows and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            typed = editor_of(editor).typed()
            self.closeEditor.emit(editor, self.EndEditHint.RevertModelCache)
            self.filling.emit(typed)
            return
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, self.EndEditHint.NoHint)
        back = -1 if rows and event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        self.moved_on.emit(rows * back, columns)
