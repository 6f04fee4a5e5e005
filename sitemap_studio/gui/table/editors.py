"""An editor for each kind of field. All are made for typing, help with right values, and keep any text as it is.

Which editor serves which kind of field is declared in `EDITORS`. Writing the text to the model is the delegate's task.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QDate, QLocale, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QPalette, QTextCharFormat, QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QCalendarWidget, QComboBox, QLineEdit, QToolButton, QVBoxLayout, QWidget

from sitemap_studio.gui.i18n import locale_of_dates
from sitemap_studio.gui.icons import icon, picture
from sitemap_studio.gui.table.verdict import Verdict
from sitemap_studio.gui.theme import Tint, tint_color
from sitemap_studio.gui.widgets.announcing import AnswerLabel
from sitemap_studio.gui.widgets.line_edits import LineIcons
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import CHANGEFREQS, DEFAULT_PRIORITY, FIELDS, FieldName, Kind
from sitemap_studio.protocol.values import is_decimal

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


_STEPS: Final = {"qt_calendar_prevmonth": ("back", -1), "qt_calendar_nextmonth": ("forward", 1)}
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
        for name, (drawing, _) in _STEPS.items():
            button = self.month.findChild(QToolButton, name)
            if button is not None:
                button.setIcon(QIcon(picture(drawing, colour, self.devicePixelRatioF())))

    @Slot()
    def _name_steps(self) -> None:
        """Call the steps by the months that they lead to."""
        shown = QDate(self.month.yearShown(), self.month.monthShown(), 1)
        for name, (_, months) in _STEPS.items():
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
