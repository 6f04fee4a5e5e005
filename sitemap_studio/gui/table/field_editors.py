"""Editors for single values of entries, with inline validation; a wrong text is marked, never refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, cast

from PySide6.QtCore import QDate, QEvent, QLocale, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QTextCharFormat
from PySide6.QtWidgets import QAbstractSpinBox, QCalendarWidget, QComboBox, QLineEdit, QToolButton, QVBoxLayout, QWidget

from sitemap_studio.gui.formatting.display_text import escape_rich_text
from sitemap_studio.gui.i18n import date_locale, localized
from sitemap_studio.gui.icons import icon, render_icon, severity_icon
from sitemap_studio.gui.table.cell_painting import MARGIN
from sitemap_studio.gui.table.view_columns import stored_text
from sitemap_studio.gui.theme import SEVERITY_TINT, Tint, tint_color
from sitemap_studio.gui.widgets.labels import AnnouncedLabel, severity_name
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.line_edits import use_scaled_icons
from sitemap_studio.protocol.changefreq_priority import is_decimal
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.extension_fields import ExtensionField, ValueKind
from sitemap_studio.protocol.fields import CHANGEFREQS, DEFAULT_PRIORITY, FIELD_BY_NAME, FieldName, Kind
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE
from sitemap_studio.protocol.rule import SEVERITY_RANK, RuleContext, Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.value_validation import describe, violated_rules

_KEY = Qt.Key
_DAY = re.compile(r"\s*([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2})(.*))?)?", re.DOTALL)
_MAX_LENGTH: Final = 2**31 - 1
_BORDER_WIDTH: Final = 2
_LINE_MARGIN: Final = 2
_MAX_TENTHS: Final = 10
_YES_NO_CHOICES: Final = ("yes", "no")
_CHOICE_CHARACTERS: Final = 14  # room for the longest choice, a wrong text, and the icon beside it
TextCheck = Callable[[str], Sequence[tuple[Severity, str]]]
"""Returns severity and message, followed by a line with the source, of each problem of a text."""


class InlineValidator(QWidget):
    """Frame over an editor that validates its text: colour, icon and tooltip show the problems, else the focus.

    Attributes:
        line: The line edit with the text.
        severity: Worst severity of the text; None without problems.
    """

    def __init__(self, editor: QWidget, line: QLineEdit, field: FieldName) -> None:
        """Create the frame, which covers an editor and validates changes of its line's text by the rules of a field."""
        super().__init__(editor)
        self.line = line
        self.severity: Severity | None = None
        self._editor, self._field = editor, field
        self._profile, self._context = DEFAULT_PROFILE, RuleContext()
        self._reported: tuple[str, Sequence[Problem]] = ("", ())
        self._check: TextCheck = self._check_field
        self._validated: tuple[object, ...] = ()
        self._mark = QAction(self)
        line.setTextMargins(MARGIN - _LINE_MARGIN, 0, 0, 0)
        line.textChanged.connect(self.validate)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        editor.installEventFilter(self)

    def set_context(self, problems: Problems, text: str = "", reported: Sequence[Problem] = ()) -> None:
        """Validate by the profile and context of a document from now on, and validate the current text.

        Args:
            problems: Problems of the document.
            text: Text for which `reported` holds.
            reported: Problems of this text that reading or a schema reported.
        """
        self._profile, self._context, self._reported = problems.profile, problems.context, (text, reported)
        self.validate(self.line.text())

    def set_check(self, check: TextCheck) -> None:
        """Replace the rules of the field by a function that validates the text, and validate the current text."""
        self._check = check
        self.validate(self.line.text())

    def validate(self, text: str) -> None:
        """Show the problems of a text as frame colour, icon, tooltip and accessible description of the editor.

        A text that was validated last, in the same context, is not validated again.
        """
        state = (text, self.isEnabled(), self._profile, self._context, self._reported, self._check)
        if state == self._validated:
            return
        self._validated = state
        # A disabled validator accepts an empty line, where the texts of several entries differ.
        found = self._check(text) if text or self.isEnabled() else ()
        worst = max((severity for severity, _ in found), key=SEVERITY_RANK.__getitem__, default=None)
        message = escape_rich_text("\n".join(message for _, message in found))
        self._editor.setToolTip(message)
        self._editor.setAccessibleDescription(message)
        if worst is not self.severity:
            self.severity = worst
            # Removed rather than hidden: hidden actions still occupy space.
            self.line.removeAction(self._mark)
            if worst is not None:
                self._mark.setIcon(severity_icon(worst))
                self._mark.setText(severity_name(worst))
                self.line.addAction(self._mark, QLineEdit.ActionPosition.TrailingPosition)
            self.update()
        self._mark.setToolTip(message)

    def _check_field(self, text: str) -> Sequence[tuple[Severity, str]]:
        """Return severity, and message with source, of each violated rule and reported problem of a text."""
        stored = stored_text(self._field, text)
        found = [
            (severity, f"{localized(describe(rule.id, stored, self._context))}\n{rule.source}")
            for rule in map(RULES.__getitem__, violated_rules(self._field, stored, self._context))
            if (severity := rule.severity_in(self._profile))
        ]
        reported_text, reported = self._reported
        if text == reported_text:
            found += [(problem.severity, f"{localized(problem.message)}\n{problem.source}") for problem in reported]
        return found

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the editor when it is resized or shown, and repaint the frame when its focus changes."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self.setGeometry(self._editor.rect())
            self.raise_()
        elif event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a frame in the colour of the worst severity, or of the focus; nothing without both."""
        if self.severity is None and not self._editor.hasFocus():
            return
        palette = self.palette()
        tint = None if self.severity is None else SEVERITY_TINT[self.severity]
        painter = QPainter(self)
        pen = QPen(palette.highlight().color() if tint is None else tint_color(tint, palette), _BORDER_WIDTH)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()


# Editors: each has an `inline_validator` on its line; `set_text` selects all of a text to begin with.


def opens_popup(event: QKeyEvent) -> bool:
    """Return whether a key press is Alt+Down, which opens the calendar or list of an editor."""
    return event.key() == _KEY.Key_Down and bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)


class UrlEditor(QLineEdit):
    """Line edit for a URL, or another text of any length."""

    def __init__(self, parent: QWidget, field: FieldName) -> None:
        """Create the line edit, validated by the rules of a field."""
        super().__init__(parent)
        self.setFrame(False)
        self.setMaxLength(_MAX_LENGTH)
        self.inline_validator = InlineValidator(self, self, field)

    def set_text(self, text: str) -> None:
        """Set the text, and select all of it."""
        self.setText(text)
        self.selectAll()


class DateEditor(UrlEditor):
    """Line edit for a W3C date, with a calendar (Alt+Down) that replaces the day and retains the time."""

    def __init__(self, parent: QWidget, field: FieldName) -> None:
        """Create the line edit, with a button that opens the calendar."""
        super().__init__(parent, field)
        self.calendar: CalendarPopup | None = None
        button = QAction(icon("calendar"), self.tr("Choose a day (Alt+Down)"), self)
        button.triggered.connect(self.open_calendar)
        self.addAction(button, QLineEdit.ActionPosition.TrailingPosition)
        use_scaled_icons(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the calendar on Alt+Down; other keys have Qt's meaning."""
        if opens_popup(event):
            self.open_calendar()
        else:
            super().keyPressEvent(event)

    def open_calendar(self) -> None:
        """Open the calendar below the line, at the typed day or else today."""
        if self.calendar is None:
            # A child, so that its focus does not end the editing.
            self.calendar = CalendarPopup(self)
            self.calendar.chosen.connect(self._set_day)
        self.calendar.open_at(parse_day(self.text()) or QDate.currentDate(), self.mapToGlobal(self.rect().bottomLeft()))

    def _set_day(self, day: QDate) -> None:
        """Replace the day in the text, and focus the line."""
        self.setText(replace_day(self.text(), day))
        self.setFocus()


_MONTH_STEPS: Final = {"qt_calendar_prevmonth": ("back", -1), "qt_calendar_nextmonth": ("forward", 1)}
"""Icon, and number of months, of Qt's buttons for the previous and next month."""


class CalendarPopup(QWidget):
    """Popup with a calendar to choose a day.

    Signals:
        chosen: The user chose a day; carries it.
    """

    chosen = Signal(QDate)

    def __init__(self, parent: QWidget) -> None:
        """Create the hidden popup: a calendar, with the selected day as text below it."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.month = QCalendarWidget(self)
        self.month.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.month.setLocale(date_locale())
        self.month.setAccessibleName(self.tr("Day"))
        # Qt's red of weekends is hard to read on some backgrounds.
        weekend = QTextCharFormat()
        weekend.setForeground(tint_color(Tint.QUIET, self.palette()))
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.month.setWeekdayTextFormat(day, weekend)
        colour = self.palette().color(QPalette.ColorRole.HighlightedText)
        self._steps: list[tuple[QToolButton, int]] = []
        for name, (drawing, step) in _MONTH_STEPS.items():
            if (button := self.month.findChild(QToolButton, name)) is not None:
                button.setIcon(QIcon(render_icon(drawing, colour, self.devicePixelRatioF())))
                self._steps.append((button, step))
        self.day = AnnouncedLabel(Tint.QUIET, parent=self)
        self.day.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.day.setContentsMargins(8, 4, 8, 6)
        fill(QVBoxLayout(self), self.month, self.day, margins=(1, 1, 1, 1), spacing=0)
        self.month.selectionChanged.connect(self._show_day)
        self.month.currentPageChanged.connect(self._name_buttons)
        self._name_buttons()
        self.month.activated.connect(self._choose)
        self.month.clicked.connect(self._choose)

    @Slot()
    def _name_buttons(self) -> None:
        """Set the accessible names of the buttons to the months to which they lead."""
        shown = QDate(self.month.yearShown(), self.month.monthShown(), 1)
        for button, step in self._steps:
            month = shown.addMonths(step)
            button.setAccessibleName(f"{date_locale().standaloneMonthName(month.month())} {month.year()}")

    def _show_day(self) -> None:
        """Show the selected day below the calendar, in the user's language."""
        self.day.setText(date_locale().toString(self.month.selectedDate(), QLocale.FormatType.LongFormat))

    def open_at(self, day: QDate, corner: QPoint) -> None:
        """Open the popup at a day, with its upper left corner at a point of the screen, moved to fit on the screen."""
        self.month.setSelectedDate(day)
        self._show_day()
        self.adjustSize()
        screen = self.screen().availableGeometry()
        left = min(corner.x(), screen.right() - self.width())
        top = corner.y() if corner.y() + self.height() <= screen.bottom() else corner.y() - self.height() - 30
        self.move(max(left, screen.left()), max(top, screen.top()))
        self.show()
        self.month.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hide the popup on Esc; other keys have Qt's meaning."""
        if event.key() == _KEY.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def _choose(self, day: QDate) -> None:
        """Hide the popup and emit `chosen`, if it is visible."""
        if self.isVisible():
            self.hide()
            self.chosen.emit(day)


def parse_day(text: str) -> QDate | None:
    """Return the day with which a text begins, or the first of its month or year; None if absent or invalid."""
    found = _DAY.match(text)
    if found is None:
        return None
    day = QDate(int(found[1]), int(found[2] or 1), int(found[3] or 1))
    return day if day.isValid() else None


def replace_day(text: str, day: QDate) -> str:
    """Return a W3C date with its day replaced and its time retained; a text without a date becomes the day."""
    found = _DAY.match(text)
    time = found[4] if found and found[4] else ""
    return day.toString(Qt.DateFormat.ISODate) + (time.rstrip() if time.startswith("T") else "")


class ChoiceEditor(QComboBox):
    """Editable combo box with the values to choose for a field; other texts can be typed."""

    def __init__(self, parent: QWidget, field: FieldName) -> None:
        """Create the combo box with the values of changefreq, validated by the rules of a field."""
        super().__init__(parent)
        self.setFrame(False)
        self.setEditable(True)
        self.setMinimumContentsLength(_CHOICE_CHARACTERS)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.addItems(["", *CHANGEFREQS])
        line = cast("QLineEdit", self.lineEdit())  # None only of boxes that are not editable
        line.setAccessibleName(field)
        self.inline_validator = InlineValidator(self, line, field)

    def set_text(self, text: str) -> None:
        """Set the text, whether it is a listed value or not, and select all of it."""
        self.setCurrentIndex(self.findText(text, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchCaseSensitive))
        self.setEditText(text)
        self.inline_validator.line.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list on Alt+Down; other keys have Qt's meaning."""
        if opens_popup(event):
            self.showPopup()
        else:
            super().keyPressEvent(event)


class NumberEditor(QAbstractSpinBox):
    """Spin box for a number from 0.0 to 1.0 in steps of 0.1; other texts can be typed."""

    def __init__(self, parent: QWidget, field: FieldName) -> None:
        """Create the spin box, validated by the rules of a field."""
        super().__init__(parent)
        self.setFrame(False)
        self.lineEdit().setMaxLength(_MAX_LENGTH)
        self.inline_validator = InlineValidator(self, self.lineEdit(), field)

    def set_text(self, text: str) -> None:
        """Set the text, whether it is a number or not, and select all of it."""
        self.lineEdit().setText(text)
        self.selectAll()

    def stepBy(self, steps: int) -> None:
        """Increase the number by `steps` tenths, or decrease it if negative, within 0.0 and 1.0."""
        self.set_text(step_priority(self.lineEdit().text(), steps))

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        """Return that steps up and down are always possible."""
        return QAbstractSpinBox.StepEnabledFlag.StepUpEnabled | QAbstractSpinBox.StepEnabledFlag.StepDownEnabled


def step_priority(text: str, steps: int) -> str:
    """Return a priority increased by `steps` tenths, within 0.0 and 1.0; other texts count as the default priority."""
    value = float(text.strip(XML_SPACE)) if is_decimal(text) else DEFAULT_PRIORITY
    tenths = min(max(value * 10 + steps, 0), _MAX_TENTHS)
    number = f"{tenths / 10:.3f}".rstrip("0")
    return f"{number}0" if number.endswith(".") else number


FieldEditor = UrlEditor | ChoiceEditor | NumberEditor

EDITORS: Final[dict[Kind, Callable[[QWidget, FieldName], FieldEditor]]] = {
    Kind.URL: UrlEditor,
    Kind.DATE: DateEditor,
    Kind.CHOICE: ChoiceEditor,
    Kind.NUMBER: NumberEditor,
}
"""Editor by kind of field."""


def make_field_editor(field: FieldName, parent: QWidget) -> FieldEditor:
    """Return a new editor for a field, by its kind: URL, date, choice or number."""
    editor = EDITORS[FIELD_BY_NAME[field].kind](parent, field)
    editor.setAccessibleName(field)
    # It may be wider than its cell.
    editor.setAutoFillBackground(True)
    editor.setBackgroundRole(QPalette.ColorRole.Base)
    return editor


def make_value_editor(spec: ExtensionField, name: str, parent: QWidget) -> UrlEditor | ChoiceEditor:
    """Return a new editor for an extension value: a combo box for choices, else a line for dates or other text."""
    choices = _YES_NO_CHOICES if spec.kind is ValueKind.YES_NO else spec.choices
    editor: UrlEditor | ChoiceEditor
    if choices and not spec.separator:
        editor = ChoiceEditor(parent, "changefreq")
        editor.clear()
        editor.addItems(["", *choices])
    elif spec.kind is ValueKind.DATE:
        editor = DateEditor(parent, "lastmod")
    else:
        editor = UrlEditor(parent, "loc")
    editor.setAccessibleName(name)
    editor.setAutoFillBackground(True)
    return editor
