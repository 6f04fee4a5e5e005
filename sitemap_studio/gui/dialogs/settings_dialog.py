"""The settings dialog: all declared preferences, on pages by topic; every choice holds at once.

Fields follow from the kind of a preference, so that one more needs nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.preferences import (
    FIRST_PROFILE,
    LANGUAGE,
    LEAK_PATTERNS,
    PREFERENCES,
    TOPICS,
    Flag,
    Number,
    OneOf,
    PatternLines,
    Preference,
    Text,
    TextTable,
    Topic,
)
from sitemap_studio.gui.i18n import LANGUAGES, localized, localized_error
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.preferences import KeptPreferences
from sitemap_studio.gui.theme import Tint, bold, fixed_font
from sitemap_studio.gui.widgets.dialog import Dialog, wrap
from sitemap_studio.gui.widgets.labels import TintedLabel, icon_button
from sitemap_studio.gui.widgets.layouts import fill, level_with_lines
from sitemap_studio.gui.widgets.line_edits import KeyLine, code_line, offer_clearing, show_purpose
from sitemap_studio.gui.widgets.list_view import ListView, PaddedDelegate
from sitemap_studio.gui.widgets.text_models import FileRows
from sitemap_studio.protocol.leak_patterns import DEFAULT_LINES, leaks_of_lines, patterns_of_lines
from sitemap_studio.protocol.profiles import PROFILES

_SIZE: Final = QSize(800, 600)
_TEXT_CHARACTERS: Final = 16
"""Width of a field that takes a text, in average characters."""

_PAUSE_MS: Final = 300
_SHOWN_LINES: Final = 5
_SHOWN_PATTERNS: Final = 10
_BAR_WIDTH: Final = 3


class PreferenceField(QWidget):
    """Shows and changes a preference; `entrance` takes the keyboard, `rejected` has the reason, or nothing again."""

    chosen = Signal(object)
    rejected = Signal(str)

    entrance: QWidget

    def show_value(self, value: Any) -> None:
        raise NotImplementedError

    def finish(self) -> None:
        """Take at once what is still being typed."""

    def place(self, entrance: QWidget, *others: QWidget) -> None:
        """Place widgets side by side, the first of which takes the keyboard."""
        self.entrance = entrance
        is_wide = entrance.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Expanding
        fill(QHBoxLayout(self), entrance, *others, *([] if is_wide else [1]), spacing=8)
        self.setFocusProxy(entrance)
        # The wheel scrolls the page, unless the field has the keyboard: nothing is chosen in passing.
        entrance.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


class _ChoiceBox(QComboBox):
    """Box whose choice the wheel changes only while it has the keyboard focus."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class _NumberBox(QSpinBox):
    """Box whose number the wheel changes only while it has the keyboard focus."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ChoiceField(PreferenceField):
    """A box with the choices, each with its words."""

    def __init__(self, choices: Iterable[tuple[str, str]], parent: QWidget) -> None:
        super().__init__(parent)
        self.box = _ChoiceBox(self)
        for words, choice in choices:
            self.box.addItem(localized(words), choice)
        self.box.activated.connect(lambda index: self.chosen.emit(self.box.itemData(index)))
        self.place(self.box)

    def show_value(self, value: Any) -> None:
        self.box.setCurrentIndex(max(0, self.box.findData(value)))


class FlagField(PreferenceField):
    """A check box that is named by what it switches on, as the label of its row."""

    def __init__(self, label: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = QCheckBox(label.replace("&", "&&"), self)
        self.box.setFont(bold(self.box.font()))
        self.box.clicked.connect(lambda: self.chosen.emit(self.box.isChecked()))
        self.place(self.box)

    def show_value(self, value: Any) -> None:
        self.box.setChecked(bool(value))


class NumberField(PreferenceField):
    """A number; one below the least stands for zero, where that has a meaning of its own."""

    def __init__(self, kind: Number, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = _NumberBox(self)
        level_with_lines(self.box)
        self._zero = kind.least - 1 if kind.zero else 0
        self.box.setRange(self._zero if kind.zero else kind.least, kind.most)
        self.box.setSpecialValueText(localized(kind.zero))
        self.box.setSuffix(localized(kind.unit))
        self.box.setGroupSeparatorShown(True)
        self.box.setKeyboardTracking(False)
        self.box.valueChanged.connect(lambda number: self.chosen.emit(0 if number == self._zero else number))
        self.place(self.box)

    def show_value(self, value: Any) -> None:
        self.box.blockSignals(True)
        self.box.setValue(value or self._zero)
        self.box.blockSignals(False)

    def finish(self) -> None:
        self.box.interpretText()


class TextField(PreferenceField):
    """A line to type in; an invalid text stays, with the reason below it, and is not chosen."""

    def __init__(self, preference: Preference[Any], placeholder: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._preference = preference
        self._is_edited = False
        self.line = code_line(self)
        self.line.setMinimumWidth(self.fontMetrics().averageCharWidth() * _TEXT_CHARACTERS)
        self.line.setPlaceholderText(localized(placeholder))
        offer_clearing(self.line)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.finish)
        self.line.textEdited.connect(self._validate)
        self.line.editingFinished.connect(self.finish)
        self.place(self.line)

    def show_value(self, value: Any) -> None:
        if value != self.line.text() and not self._is_edited:
            self.line.setText(value)
            self.line.setCursorPosition(0)

    def replace_typed(self, value: str) -> None:
        """Show a value in place of what is being typed."""
        self._is_edited = False
        self._pause.stop()
        self.show_value(value)
        self.rejected.emit("")

    @Slot()
    def _validate(self) -> None:
        self._is_edited = True
        try:
            self._preference.kind.parse(self.line.text())
        except ValueError as error:
            self._pause.stop()
            self.rejected.emit(self.tr("This must be {form}.").format(form=localized(error.args[0])))
        else:
            self.rejected.emit("")
            self._pause.start()

    @Slot()
    def finish(self) -> None:
        self._pause.stop()
        if self._is_edited and self._preference.accepts(self.line.text()):
            self._is_edited = False
            self.chosen.emit(self.line.text())


class PatternsField(PreferenceField):
    """A text with one leak pattern per line; an invalid text stays, with the reason below it, and is not chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_edited = False
        self.edit = QPlainTextEdit(self)
        self.edit.setObjectName("leak-patterns")
        self.edit.setFont(fixed_font())
        self.edit.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.edit.setTabChangesFocus(True)
        self.edit.setPlaceholderText(self.tr("Regular expression, for example /draft-[0-9]+"))
        self._measure()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.finish)
        self.edit.textChanged.connect(self._validate)
        self.place(self.edit)

    def _measure(self) -> None:
        margins = 2 * (self.edit.frameWidth() + round(self.edit.document().documentMargin()))
        bar = self.edit.horizontalScrollBar().sizeHint().height()
        self.edit.setFixedHeight(_SHOWN_PATTERNS * self.edit.fontMetrics().lineSpacing() + margins + bar)

    def lines(self) -> list[str]:
        """Return the typed lines; halves of characters, which a clipboard may hold, become question marks."""
        # Qt's plain text loses some characters.
        text = self.edit.document().toRawText().encode("utf-8", "replace").decode()
        return text.split("\u2029")

    def show_value(self, value: Any) -> None:
        lines = list(DEFAULT_LINES) if value is None else value
        if not self._is_edited and lines != self.lines():
            self.edit.blockSignals(True)
            self.edit.setPlainText("\n".join(lines))
            self.edit.blockSignals(False)

    def replace_typed(self, value: Any) -> None:
        """Show a value in place of what is being typed."""
        self._is_edited = False
        self._pause.stop()
        self.show_value(value)
        self.rejected.emit("")

    def _fault_by(self, read: Callable[[list[str]], object]) -> str:
        """Return why a function can't read the typed lines; empty if it can."""
        lines = self.lines()
        try:
            read(lines)
        except RequestError as error:
            return localized_error(error)
        return "" if LEAK_PATTERNS.accepts(lines) else self.tr("The list is too long.")

    @Slot()
    def _validate(self) -> None:
        self._is_edited = True
        fault = self._fault_by(patterns_of_lines)
        self.rejected.emit(fault)
        if fault:
            self._pause.stop()
        else:
            self._pause.start()

    @Slot()
    def finish(self) -> None:
        self._pause.stop()
        if not self._is_edited:
            return
        # Compiling all patterns together takes too long for each key.
        fault = self._fault_by(leaks_of_lines)
        self.rejected.emit(fault)
        if not fault:
            self._is_edited = False
            lines = self.lines()
            self.chosen.emit(None if tuple(lines) == DEFAULT_LINES else lines)


class TextTableField(PreferenceField):
    """A list of texts with their names, from which some can be removed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = FileRows(("", ""), (), self)
        self.list = self.entrance = ListView(self.rows, {}, self)
        self.nothing = TintedLabel(Tint.QUIET, self.tr("There are none yet."), self)
        self.button = QPushButton(QCoreApplication.translate("TextTableField", "Remove"), self)
        self.button.setAutoDefault(False)
        self.list.horizontalHeader().hide()
        self.list.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.list.setSelectionMode(ListView.SelectionMode.ExtendedSelection)
        self.list.selectionModel().selectionChanged.connect(self._refresh_button)
        self.button.clicked.connect(self._remove)
        column = fill(QVBoxLayout(self), self.nothing, self.list, self.button, spacing=8)
        column.setAlignment(self.button, Qt.AlignmentFlag.AlignLeading)
        self.setFocusProxy(self.list)

    def show_value(self, value: Any) -> None:
        self._texts = value
        self.rows.show_rows(("", *texts) for texts in value.items())
        line = self.list.verticalHeader().defaultSectionSize()
        self.list.setFixedHeight(min(len(value), _SHOWN_LINES) * line + 2 * self.list.frameWidth())
        for widget in (self.list, self.button):
            widget.setVisible(bool(value))
        self.nothing.setVisible(not value)
        self._refresh_button()

    @Slot()
    def _refresh_button(self) -> None:
        self.button.setEnabled(self.list.selectionModel().hasSelection())

    @Slot()
    def _remove(self) -> None:
        removed = {index.row() for index in self.list.selectionModel().selectedRows()}
        self.chosen.emit({name: text for row, (name, text) in enumerate(self._texts.items()) if row not in removed})


def _field_for(preference: Preference[Any], parent: QWidget) -> PreferenceField:
    match preference.kind:
        case Text() as kind if preference is FIRST_PROFILE:
            return ChoiceField([(kind.empty, ""), *((each.title, each.name) for each in PROFILES.values())], parent)
        case Text() as kind if preference is LANGUAGE:
            return ChoiceField([(kind.empty, ""), *((name, code) for code, name in LANGUAGES.items())], parent)
        case Text() as kind:
            return TextField(preference, kind.empty, parent)
        case OneOf() as kind:
            return ChoiceField(zip(kind.words or kind.choices, kind.choices, strict=True), parent)
        case Flag():
            return FlagField(localized(preference.label), parent)
        case Number() as kind:
            return NumberField(kind, parent)
        case PatternLines():
            return PatternsField(parent)
        case TextTable():
            return TextTableField(parent)
    raise TypeError(preference.kind)


class SettingRow(QWidget):
    """A preference in the dialog: its label, its field, what it does, and a button that resets it."""

    chosen = Signal(object)

    def __init__(self, preference: Preference[Any], topic: Topic, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preference = preference
        self.differs = False
        words, tip = localized(preference.label), localized(preference.tip)
        self.label = QLabel(words, self)
        self.field = _field_for(preference, self)
        self.tip = TintedLabel(Tint.QUIET, tip, self)
        self.fault = TintedLabel(Tint.ERROR, parent=self)
        self.reset = icon_button("undo", self.tr("Reset to default"), self)
        box = self.field.entrance if isinstance(self.field, ChoiceField) else None
        choices = map(box.itemText, range(box.count())) if isinstance(box, QComboBox) else ()
        self._found_by = "\n".join((preference.key, words, tip, localized(topic.title), *choices)).casefold()
        self.field.entrance.setAccessibleName(words)
        self.field.entrance.setAccessibleDescription(tip)
        self.label.setBuddy(self.field.entrance)
        self.reset.setAccessibleName(self.tr("{field}: {words}").format(field=words, words=self.tr("Reset to default")))
        self._lay_out()
        self.field.chosen.connect(self.chosen)
        self.field.rejected.connect(self._show_fault)
        self.reset.clicked.connect(self._reset)

    def _lay_out(self) -> None:
        wrap(self.label, self.tip, self.fault)
        # Its space is kept, so that nothing moves when something is chosen.
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)
        self.fault.hide()
        self.tip.setVisible(bool(self.tip.text()))
        self.label.setVisible(not isinstance(self.field, FlagField))
        self.label.setFont(bold(self.label.font()))
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 8, 0, 8)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self.label, 0, 0, 1, 2)
        grid.addWidget(self.field, 1, 0)
        grid.addWidget(self.reset, 1, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.fault, 2, 0, 1, 2)
        grid.addWidget(self.tip, 3, 0, 1, 2)

    def show_value(self, value: object) -> None:
        self.field.show_value(value)
        self.differs = value != self.preference.default
        self.reset.setVisible(self.differs)
        self.label.setAccessibleDescription(self.tr("changed") if self.differs else "")
        self.update()

    def has_words(self, words: list[str]) -> bool:
        return all(word in self._found_by for word in words)

    @Slot(str)
    def _show_fault(self, reason: str) -> None:
        self.fault.setText(reason)
        self.fault.setVisible(bool(reason))
        self.field.entrance.setAccessibleDescription(reason or self.tip.text())

    @Slot()
    def _reset(self) -> None:
        self.field.entrance.setFocus()
        if isinstance(self.field, (TextField, PatternsField)):
            self.field.replace_typed(self.preference.default)
        self.chosen.emit(self.preference.default)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.differs:
            accent = self.palette().color(QPalette.ColorRole.Accent)
            QPainter(self).fillRect(0, 8, _BAR_WIDTH, self.height() - 16, accent)


class SettingsDialog(Dialog):
    """Topics at the side, the preferences of one of them beside it, and a line to search all."""

    def __init__(self, preferences: KeptPreferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.line, self.topics = KeyLine(self), QListWidget(self)
        self.rows: list[SettingRow] = []
        self._headings: list[QLabel] = []
        self._scroll = QScrollArea(self)
        self.nothing = self.note(self.tr("No matches."))
        self.setWindowTitle(self.tr("Settings"))
        self._fill()
        self._lay_out()
        self._show_values(PREFERENCES)
        self.topics.setCurrentRow(0)
        self.topics.currentRowChanged.connect(self._show_topic)
        self.line.textChanged.connect(self._search)
        self.line.handle_keys(partial(QApplication.sendEvent, self.topics), Qt.Key.Key_Up, Qt.Key.Key_Down)
        self.line.handle_keys(self._clear_line, Qt.Key.Key_Escape)
        self.line.handle_keys(self._focus_first_field, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._scroll_to_focus)
        preferences.changed.connect(self._show_values)
        self._search("")

    def _fill(self) -> None:
        page = QWidget(self)
        column = fill(QVBoxLayout(page), margins=(8, 0, 12, 0), spacing=0)
        for topic in TOPICS:
            self.topics.addItem(QListWidgetItem(icon(topic.icon), localized(topic.title)))
            heading = TintedLabel(Tint.QUIET, localized(topic.title), page)
            heading.setContentsMargins(12, 8, 0, 4)
            self._headings.append(heading)
            column.addWidget(heading)
            for preference in PREFERENCES:
                if preference.table not in topic.tables:
                    continue
                row = SettingRow(preference, topic, page)
                row.chosen.connect(partial(self._choose, preference))
                self.rows.append(row)
                column.addWidget(row)
        column.addStretch(1)
        self._scroll.setWidget(page)

    def _lay_out(self) -> None:
        self.line.setPlaceholderText(self.tr("Search the settings"))
        show_purpose(self.line, "find", self.tr("Search the settings"))
        offer_clearing(self.line)
        self.topics.setAccessibleName(self.tr("Topics"))
        self.topics.setItemDelegate(PaddedDelegate(self.topics))
        self.topics.setFixedWidth(self.topics.sizeHintForColumn(0) + 24)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.rejected.connect(self.reject)
        middle = fill(QHBoxLayout(), self.topics, (self._scroll, 1), (self.nothing, 1), spacing=8)
        self.stack(self.line, (middle, 1), box, size=_SIZE)
        box.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)

    def _choose(self, preference: Preference[Any], value: object) -> None:
        if self._preferences[preference] != value:
            self._preferences.change({preference: value})

    @Slot(object)
    def _show_values(self, chosen: Collection[Preference[Any]]) -> None:
        for row in self.rows:
            if row.preference in chosen:
                row.show_value(self._preferences[row.preference])

    @Slot(int)
    def _show_topic(self) -> None:
        if self.line.text():
            self.line.clear()
        else:
            self._search("")

    @Slot(str)
    def _search(self, text: str) -> None:
        """Show what matches, of all topics; without words those of the current one."""
        words = text.casefold().split()
        current = self.topics.currentRow()
        for place, (topic, heading) in enumerate(zip(TOPICS, self._headings, strict=True)):
            is_candidate = bool(words) or place == current
            rows = [row for row in self.rows if row.preference.table in topic.tables]
            for row in rows:
                row.setVisible(is_candidate and row.has_words(words))
            heading.setVisible(bool(words) and any(not row.isHidden() for row in rows))
        has_answers = any(not row.isHidden() for row in self.rows)
        self._scroll.setVisible(has_answers)
        self.nothing.setVisible(not has_answers)
        self._scroll.verticalScrollBar().setValue(0)

    def _clear_line(self, event: QKeyEvent) -> None:
        """Clear the line; Esc in an empty line closes the dialog."""
        if self.line.text():
            self.line.clear()
        else:
            event.ignore()

    def _focus_first_field(self, _: QKeyEvent) -> None:
        first = next((row for row in self.rows if not row.isHidden()), None)
        if first is not None:
            first.field.setFocus()

    @Slot(QWidget, QWidget)
    def _scroll_to_focus(self, _: QWidget | None, new: QWidget | None) -> None:
        if new is not None and self._scroll.isAncestorOf(new):
            self._scroll.ensureWidgetVisible(new)

    def done(self, result: int) -> None:
        for row in self.rows:
            row.field.finish()
        super().done(result)
