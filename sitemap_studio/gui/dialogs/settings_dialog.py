"""The settings dialog: all declared preferences by topic; changes are applied at once.

The kind of a preference determines its field.
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
    PAGE_BOT,
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
from sitemap_studio.gui.i18n import LANGUAGES, localized, localized_error, size_text
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, bold, fixed_font
from sitemap_studio.gui.widgets.dialog import Dialog, set_wrapped_plain
from sitemap_studio.gui.widgets.labels import TintedLabel, icon_button
from sitemap_studio.gui.widgets.layouts import fill, match_line_edit_height
from sitemap_studio.gui.widgets.line_edits import KeyLine, add_clear_button, add_leading_icon, make_line_edit
from sitemap_studio.gui.widgets.list_view import ListView, PaddedDelegate
from sitemap_studio.gui.widgets.message_boxes import DeleteFactsQuestion
from sitemap_studio.gui.widgets.text_models import FileListModel
from sitemap_studio.gui.window_preferences import WindowPreferences
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.protocol.leak_patterns import DEFAULT_LINES, leaks_of_lines, patterns_of_lines
from sitemap_studio.protocol.profiles import PROFILES

_SIZE: Final = QSize(800, 600)
_TEXT_CHARACTERS: Final = 16
"""Minimum width of a text field, in average characters."""

_COMMIT_DELAY_MS: Final = 300
_MAX_VISIBLE_ROWS: Final = 5
_VISIBLE_PATTERNS: Final = 10
_BAR_WIDTH: Final = 3


class PreferenceField(QWidget):
    """Base of the editors of preferences.

    Signals:
        chosen: The user chose this value.
        rejected: The typed text is invalid for this reason; empty if it is valid again.

    Attributes:
        focus_widget: Widget that receives the keyboard focus.
    """

    chosen = Signal(object)
    rejected = Signal(str)

    focus_widget: QWidget

    def show_value(self, value: Any) -> None:
        """Show a value of the preference without emitting `chosen`. Subclasses override this method."""
        raise NotImplementedError

    def commit_typed(self) -> None:
        """Emit `chosen` for a typed value without waiting for a pause in typing; subclasses with text override it."""

    def lay_out(self, focus_widget: QWidget, *other_widgets: QWidget) -> None:
        """Lay widgets out side by side; the first one receives the focus."""
        self.focus_widget = focus_widget
        is_wide = focus_widget.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Expanding
        fill(QHBoxLayout(self), focus_widget, *other_widgets, *([] if is_wide else [1]), spacing=8)
        self.setFocusProxy(focus_widget)
        # Without the focus, the wheel must scroll the page instead of changing the value.
        focus_widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


class _ChoiceBox(QComboBox):
    """Combo box that ignores the wheel unless it has the keyboard focus."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the choice only with the keyboard focus; otherwise let the page scroll."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class _NumberBox(QSpinBox):
    """Spin box that ignores the wheel unless it has the keyboard focus."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the number only with the keyboard focus; otherwise let the page scroll."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ChoiceField(PreferenceField):
    """Editor with a combo box for a preference with a fixed set of choices."""

    def __init__(self, choices: Iterable[tuple[str, str]], parent: QWidget) -> None:
        """Create the editor with a combo box of choices.

        Args:
            choices: Pairs of text and value.
            parent: The parent widget.
        """
        super().__init__(parent)
        self.box = _ChoiceBox(self)
        for words, choice in choices:
            self.box.addItem(localized(words), choice)
        self.box.activated.connect(lambda index: self.chosen.emit(self.box.itemData(index)))
        self.lay_out(self.box)

    def show_value(self, value: Any) -> None:
        """Select the choice with a value, or the first choice for an unknown value."""
        self.box.setCurrentIndex(max(0, self.box.findData(value)))


class FlagField(PreferenceField):
    """Editor with a check box for a preference that is on or off, with the label of the preference."""

    def __init__(self, label: str, parent: QWidget) -> None:
        """Create the editor with a check box whose label is bold."""
        super().__init__(parent)
        self.box = QCheckBox(label.replace("&", "&&"), self)
        self.box.setFont(bold(self.box.font()))
        self.box.clicked.connect(lambda: self.chosen.emit(self.box.isChecked()))
        self.lay_out(self.box)

    def show_value(self, value: Any) -> None:
        """Check or uncheck the box."""
        self.box.setChecked(bool(value))


class NumberField(PreferenceField):
    """Editor with a spin box for a preference that is a number.

    If zero has a special meaning, the value below the minimum represents it.
    """

    def __init__(self, kind: Number, parent: QWidget) -> None:
        """Create the editor with a spin box for the range, unit and zero text of a kind of number."""
        super().__init__(parent)
        self.box = _NumberBox(self)
        match_line_edit_height(self.box)
        self._zero = kind.least - 1 if kind.zero else 0
        self.box.setRange(self._zero if kind.zero else kind.least, kind.most)
        self.box.setSpecialValueText(localized(kind.zero))
        self.box.setSuffix(localized(kind.unit))
        self.box.setGroupSeparatorShown(True)
        self.box.setKeyboardTracking(False)
        self.box.valueChanged.connect(lambda number: self.chosen.emit(0 if number == self._zero else number))
        self.lay_out(self.box)

    def show_value(self, value: Any) -> None:
        """Show a number in the spin box."""
        self.box.blockSignals(True)
        self.box.setValue(value or self._zero)
        self.box.blockSignals(False)

    def commit_typed(self) -> None:
        """Emit `chosen` for a typed number without waiting for Enter or the loss of focus."""
        self.box.interpretText()


class TextField(PreferenceField):
    """Editor with a line edit for a text preference; an invalid text is retained and reported, but not emitted."""

    def __init__(self, preference: Preference[Any], placeholder: str, parent: QWidget) -> None:
        """Create the editor with an empty line edit for a preference."""
        super().__init__(parent)
        self._preference = preference
        self._is_edited = False
        self.line = make_line_edit(self)
        self.line.setMinimumWidth(self.fontMetrics().averageCharWidth() * _TEXT_CHARACTERS)
        self.line.setPlaceholderText(localized(placeholder))
        add_clear_button(self.line)
        self._commit_timer = QTimer(self, singleShot=True, interval=_COMMIT_DELAY_MS)
        self._commit_timer.timeout.connect(self.commit_typed)
        self.line.textEdited.connect(self._validate)
        self.line.editingFinished.connect(self.commit_typed)
        self.lay_out(self.line)

    def show_value(self, value: Any) -> None:
        """Show a text, unless the user has typed one that is not committed."""
        if value != self.line.text() and not self._is_edited:
            self.line.setText(value)
            self.line.setCursorPosition(0)

    def replace_typed(self, value: str) -> None:
        """Show a text, and discard a typed one."""
        self._is_edited = False
        self._commit_timer.stop()
        self.show_value(value)
        self.rejected.emit("")

    @Slot()
    def _validate(self) -> None:
        """Report whether the typed text is valid, and commit a valid one after a pause in typing."""
        self._is_edited = True
        try:
            self._preference.kind.parse(self.line.text())
        except ValueError as error:
            self._commit_timer.stop()
            self.rejected.emit(self.tr("This must be {form}.").format(form=localized(error.args[0])))
        else:
            self.rejected.emit("")
            self._commit_timer.start()

    @Slot()
    def commit_typed(self) -> None:
        """Emit `chosen` for the typed text, if it is valid and not committed yet."""
        self._commit_timer.stop()
        if self._is_edited and self._preference.accepts(self.line.text()):
            self._is_edited = False
            self.chosen.emit(self.line.text())


class PatternsField(PreferenceField):
    """Editor with a text edit for the preference with leak patterns, one in each line.

    An invalid text is retained and reported, but not emitted.
    """

    def __init__(self, parent: QWidget) -> None:
        """Create the editor with an empty text edit for leak patterns."""
        super().__init__(parent)
        self._is_edited = False
        self.edit = QPlainTextEdit(self)
        self.edit.setObjectName("leak-patterns")
        self.edit.setFont(fixed_font())
        self.edit.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.edit.setTabChangesFocus(True)
        self.edit.setPlaceholderText(self.tr("Regular expression, for example /draft-[0-9]+"))
        self._set_height()
        self._commit_timer = QTimer(self, singleShot=True, interval=_COMMIT_DELAY_MS)
        self._commit_timer.timeout.connect(self.commit_typed)
        self.edit.textChanged.connect(self._validate)
        self.lay_out(self.edit)

    def _set_height(self) -> None:
        """Fix the height of the text edit for a number of visible lines."""
        margins = 2 * (self.edit.frameWidth() + round(self.edit.document().documentMargin()))
        bar = self.edit.horizontalScrollBar().sizeHint().height()
        self.edit.setFixedHeight(_VISIBLE_PATTERNS * self.edit.fontMetrics().lineSpacing() + margins + bar)

    def lines(self) -> list[str]:
        """Return the typed lines, with lone surrogates replaced by question marks."""
        # `toPlainText` loses some characters.
        text = self.edit.document().toRawText().encode("utf-8", "replace").decode()
        return text.split("\u2029")

    def show_value(self, value: Any) -> None:
        """Show a list of patterns, None for the default ones, unless the user has typed an uncommitted text."""
        lines = list(DEFAULT_LINES) if value is None else value
        if not self._is_edited and lines != self.lines():
            self.edit.blockSignals(True)
            self.edit.setPlainText("\n".join(lines))
            self.edit.blockSignals(False)

    def replace_typed(self, value: Any) -> None:
        """Show a list of patterns, and discard the text being typed."""
        self._is_edited = False
        self._commit_timer.stop()
        self.show_value(value)
        self.rejected.emit("")

    def _error_of(self, parse: Callable[[list[str]], object]) -> str:
        """Return why a parser rejects the typed lines, or that they are too many; empty if they are valid."""
        lines = self.lines()
        try:
            parse(lines)
        except RequestError as error:
            return localized_error(error)
        return "" if LEAK_PATTERNS.accepts(lines) else self.tr("The list is too long.")

    @Slot()
    def _validate(self) -> None:
        """Report whether each typed pattern is valid, and commit valid ones after a pause in typing."""
        self._is_edited = True
        error = self._error_of(patterns_of_lines)
        self.rejected.emit(error)
        if error:
            self._commit_timer.stop()
        else:
            self._commit_timer.start()

    @Slot()
    def commit_typed(self) -> None:
        """Emit `chosen` for the typed patterns if they are valid and not committed; None for the default ones."""
        self._commit_timer.stop()
        if not self._is_edited:
            return
        # Compiling the combined pattern is too slow for each key.
        error = self._error_of(leaks_of_lines)
        self.rejected.emit(error)
        if not error:
            self._is_edited = False
            lines = self.lines()
            self.chosen.emit(None if tuple(lines) == DEFAULT_LINES else lines)


class TextTableField(PreferenceField):
    """Editor with a list for a preference with named texts, such as saved filters; the user can remove rows."""

    def __init__(self, parent: QWidget) -> None:
        """Create the editor with an empty list of named texts."""
        super().__init__(parent)
        self.rows = FileListModel(("", ""), (), self)
        self.list = self.focus_widget = ListView(self.rows, {}, self)
        self.empty_note = TintedLabel(Tint.QUIET, self.tr("There are none yet."), self)
        self.button = QPushButton(QCoreApplication.translate("TextTableField", "Remove"), self)
        self.button.setAutoDefault(False)
        self.list.horizontalHeader().hide()
        self.list.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.list.setSelectionMode(ListView.SelectionMode.ExtendedSelection)
        self.list.selectionModel().selectionChanged.connect(self._refresh_button)
        self.button.clicked.connect(self._remove)
        column = fill(QVBoxLayout(self), self.empty_note, self.list, self.button, spacing=8)
        column.setAlignment(self.button, Qt.AlignmentFlag.AlignLeading)
        self.setFocusProxy(self.list)

    def show_value(self, value: Any) -> None:
        """List the named texts; without any, show a note instead."""
        self._texts = value
        self.rows.show_rows(("", *texts) for texts in value.items())
        line = self.list.verticalHeader().defaultSectionSize()
        self.list.setFixedHeight(min(len(value), _MAX_VISIBLE_ROWS) * line + 2 * self.list.frameWidth())
        for widget in (self.list, self.button):
            widget.setVisible(bool(value))
        self.empty_note.setVisible(not value)
        self._refresh_button()

    @Slot()
    def _refresh_button(self) -> None:
        """Enable the remove button only while rows are selected."""
        self.button.setEnabled(self.list.selectionModel().hasSelection())

    @Slot()
    def _remove(self) -> None:
        """Emit `chosen` with the named texts that are not selected."""
        removed = {index.row() for index in self.list.selectionModel().selectedRows()}
        self.chosen.emit({name: text for row, (name, text) in enumerate(self._texts.items()) if row not in removed})


def _create_field(preference: Preference[Any], parent: QWidget) -> PreferenceField:
    """Return the editor for the kind of a preference."""
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
    """Row of a preference: label, editor, explanation, and a button that restores the default.

    Signals:
        chosen: The user chose this value.

    Attributes:
        is_changed: Whether the value is not the default.
    """

    chosen = Signal(object)

    def __init__(self, preference: Preference[Any], topic: Topic, parent: QWidget | None = None) -> None:
        """Create the row of a preference, whose search text includes the title of its topic."""
        super().__init__(parent)
        self.preference = preference
        self.is_changed = False
        words, tip = localized(preference.label), localized(preference.tip)
        self.label = QLabel(words, self)
        self.field = _create_field(preference, self)
        self.tip = TintedLabel(Tint.QUIET, tip, self)
        self.error_label = TintedLabel(Tint.ERROR, parent=self)
        self.reset = icon_button("undo", self.tr("Reset to default"), self)
        box = self.field.focus_widget if isinstance(self.field, ChoiceField) else None
        choices = map(box.itemText, range(box.count())) if isinstance(box, QComboBox) else ()
        self._search_text = "\n".join((preference.key, words, tip, localized(topic.title), *choices)).casefold()
        self.field.focus_widget.setAccessibleName(words)
        self.field.focus_widget.setAccessibleDescription(tip)
        self.label.setBuddy(self.field.focus_widget)
        self.reset.setAccessibleName(self.tr("{field}: {words}").format(field=words, words=self.tr("Reset to default")))
        self._lay_out()
        self.field.chosen.connect(self.chosen)
        self.field.rejected.connect(self._show_error)
        self.reset.clicked.connect(self._reset)

    def _lay_out(self) -> None:
        """Arrange label, editor, reset button, error message and explanation."""
        set_wrapped_plain(self.label, self.tip, self.error_label)
        # A hidden button retains its space, so that the layout is stable.
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)
        self.error_label.hide()
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
        grid.addWidget(self.error_label, 2, 0, 1, 2)
        grid.addWidget(self.tip, 3, 0, 1, 2)

    def show_value(self, value: object) -> None:
        """Show the value of the preference, and whether it differs from the default."""
        self.field.show_value(value)
        self.is_changed = value != self.preference.default
        self.reset.setVisible(self.is_changed)
        self.label.setAccessibleDescription(self.tr("changed") if self.is_changed else "")
        self.update()

    def matches(self, words: list[str]) -> bool:
        """Return whether key, label, explanation, topic or choices contain all words, given in lower case."""
        return all(word in self._search_text for word in words)

    @Slot(str)
    def _show_error(self, reason: str) -> None:
        """Show why the typed text is invalid; an empty reason hides the message."""
        self.error_label.setText(reason)
        self.error_label.setVisible(bool(reason))
        self.field.focus_widget.setAccessibleDescription(reason or self.tip.text())

    @Slot()
    def _reset(self) -> None:
        """Discard a typed text, and emit `chosen` with the default value of the preference."""
        self.field.focus_widget.setFocus()
        if isinstance(self.field, (TextField, PatternsField)):
            self.field.replace_typed(self.preference.default)
        self.chosen.emit(self.preference.default)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a bar at the left of a row whose value is not the default."""
        if self.is_changed:
            accent = self.palette().color(QPalette.ColorRole.Accent)
            QPainter(self).fillRect(0, 8, _BAR_WIDTH, self.height() - 16, accent)


class DeleteFactsRow(QWidget):
    """Row with the size of the stored facts about pages, and a button that deletes them after a question.

    Attributes:
        button: The button; disabled without stored facts.
    """

    def __init__(self, delete_facts: Callable[[], object], parent: QWidget) -> None:
        """Create the row.

        Args:
            delete_facts: Deletes all stored facts.
            parent: The parent widget.
        """
        super().__init__(parent)
        self._delete_facts = delete_facts
        self._size = QLabel(self)
        self.button = QPushButton(self.tr("Delete page facts …"), self)
        self.button.setObjectName("delete-page-facts")
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._ask)
        fill(QHBoxLayout(self), self.button, self._size, 1, margins=(12, 8, 12, 8), spacing=8)
        self._show_size()

    def matches(self, words: list[str]) -> bool:
        """Return whether the text of the button contains all words, given in lower case; True without words."""
        text = self.button.text().casefold()
        return all(word in text for word in words)

    def _show_size(self) -> None:
        """Show the size of the stored facts, and enable the button if there are any, else disable it."""
        size_bytes = FactsStore().size_bytes
        self._size.setText(self.tr("{size} are stored.").format(size=size_text(size_bytes)))
        self.button.setEnabled(size_bytes > 0)

    @Slot()
    def _ask(self) -> None:
        """Open the question whether to delete the facts, which calls `_delete` if the user agrees."""
        question = DeleteFactsQuestion(self.window())
        question.agreed.connect(self._delete)
        question.open()

    @Slot()
    def _delete(self) -> None:
        """Delete the facts, and show the remaining size."""
        self._delete_facts()
        self._show_size()


class SettingsDialog(Dialog):
    """Dialog with a list of topics, the preferences of the current topic, and a search field for all preferences."""

    def __init__(
        self, preferences: WindowPreferences, delete_facts: Callable[[], object], parent: QWidget | None = None
    ) -> None:
        """Create the settings dialog, and show the first topic with the current values.

        Args:
            preferences: The preferences.
            delete_facts: Deletes all stored facts about pages.
            parent: The parent widget.
        """
        super().__init__(parent)
        self._delete_facts = delete_facts
        self._preferences = preferences
        self.line, self.topics = KeyLine(self), QListWidget(self)
        self.rows: list[SettingRow] = []
        self._headings: list[QLabel] = []
        self._scroll = QScrollArea(self)
        self.empty_note = self.make_note(self.tr("No matches."))
        self.setWindowTitle(self.tr("Settings"))
        self._add_rows()
        self._lay_out()
        self._show_values(PREFERENCES)
        self.topics.setCurrentRow(0)
        self.topics.currentRowChanged.connect(self._show_topic)
        self.line.textChanged.connect(self._filter_rows)
        self.line.handle_keys(partial(QApplication.sendEvent, self.topics), Qt.Key.Key_Up, Qt.Key.Key_Down)
        self.line.handle_keys(self._clear_search, Qt.Key.Key_Escape)
        self.line.handle_keys(self._focus_first_field, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._scroll_to_focus)
        preferences.changed.connect(self._show_values)
        self._filter_rows("")

    def _add_rows(self) -> None:
        """Add all topics, and a row for each of their preferences."""
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
                row.chosen.connect(partial(self._store_value, preference))
                self.rows.append(row)
                column.addWidget(row)
            if PAGE_BOT.table in topic.tables:
                self._facts_row = DeleteFactsRow(self._delete_facts, page)
                column.addWidget(self._facts_row)
        column.addStretch(1)
        self._scroll.setWidget(page)

    def _lay_out(self) -> None:
        """Arrange the search field above topics and rows."""
        self.line.setPlaceholderText(self.tr("Search the settings"))
        add_leading_icon(self.line, "find", self.tr("Search the settings"))
        add_clear_button(self.line)
        self.topics.setAccessibleName(self.tr("Topics"))
        self.topics.setItemDelegate(PaddedDelegate(self.topics))
        self.topics.setFixedWidth(self.topics.sizeHintForColumn(0) + 24)
        self.empty_note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.rejected.connect(self.reject)
        middle = fill(QHBoxLayout(), self.topics, (self._scroll, 1), (self.empty_note, 1), spacing=8)
        self.lay_out_column(self.line, (middle, 1), box, size=_SIZE)
        box.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)

    def _store_value(self, preference: Preference[Any], value: object) -> None:
        """Store the value of a preference if it changed."""
        if self._preferences[preference] != value:
            self._preferences.change({preference: value})

    @Slot(object)
    def _show_values(self, chosen: Collection[Preference[Any]]) -> None:
        """Show the stored values of these preferences in their rows."""
        for row in self.rows:
            if row.preference in chosen:
                row.show_value(self._preferences[row.preference])

    @Slot(int)
    def _show_topic(self) -> None:
        """Clear the search, and show the preferences of the current topic."""
        if self.line.text():
            self.line.clear()
        else:
            self._filter_rows("")

    @Slot(str)
    def _filter_rows(self, text: str) -> None:
        """Show the rows of all topics that match a text; for an empty text, the rows of the current topic."""
        words = text.casefold().split()
        current = self.topics.currentRow()
        for position, (topic, heading) in enumerate(zip(TOPICS, self._headings, strict=True)):
            is_candidate = bool(words) or position == current
            rows = [row for row in self.rows if row.preference.table in topic.tables]
            for row in rows:
                row.setVisible(is_candidate and row.matches(words))
            shown: list[QWidget] = [row for row in rows if not row.isHidden()]
            if PAGE_BOT.table in topic.tables:
                self._facts_row.setVisible(is_candidate and self._facts_row.matches(words))
                shown += [] if self._facts_row.isHidden() else [self._facts_row]
            heading.setVisible(bool(words) and bool(shown))
        has_matches = any(not row.isHidden() for row in (*self.rows, self._facts_row))
        self._scroll.setVisible(has_matches)
        self.empty_note.setVisible(not has_matches)
        self._scroll.verticalScrollBar().setValue(0)

    def _clear_search(self, event: QKeyEvent) -> None:
        """Clear the search field on Esc; if it is empty, let Esc close the dialog."""
        if self.line.text():
            self.line.clear()
        else:
            event.ignore()

    def _focus_first_field(self, _: QKeyEvent) -> None:
        """Focus the editor of the first visible preference."""
        first = next((row for row in self.rows if not row.isHidden()), None)
        if first is not None:
            first.field.setFocus()

    @Slot(QWidget, QWidget)
    def _scroll_to_focus(self, _: QWidget | None, new: QWidget | None) -> None:
        """Scroll the page to a newly focused widget in it."""
        if new is not None and self._scroll.isAncestorOf(new):
            self._scroll.ensureWidgetVisible(new)

    def done(self, result: int) -> None:
        """Commit typed values of all rows, and close the dialog."""
        for row in self.rows:
            row.field.commit_typed()
        super().done(result)
