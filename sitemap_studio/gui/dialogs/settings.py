"""The settings dialog: all declared preferences, on pages by topic; every choice holds at once.

Fields follow from the kind of a preference, so that one more needs nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.preferences import (
    CACHE_FOLDER,
    FIRST_PROFILE,
    PREFERENCES,
    TOPICS,
    Choice,
    Preference,
    Records,
    Text,
    TextsByName,
    Topic,
    Whether,
    Whole,
)
from sitemap_studio.gui.i18n import counted, localized
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.preferences import KeptPreferences
from sitemap_studio.gui.theme import Tint, fitting
from sitemap_studio.gui.widgets.desktop import folder_dialog
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import give_room, level_with_lines
from sitemap_studio.gui.widgets.line_edits import offer_clearing, show_purpose
from sitemap_studio.gui.widgets.list_view import PaddedDelegate
from sitemap_studio.protocol.profiles import PROFILES

_CONTEXT: Final = "Preferences"
"""Where translations of the words of preferences are found."""

FIELD_CHARACTERS: Final = 16
"""Width of a field that takes a text, in average characters."""

_PAUSE_MS: Final = 300
"""How long typing must pause before it is taken."""


def said(words: str) -> str:
    """Words of a preference in the user's language."""
    return localized(words)


class Field(QWidget):
    """Shows the value of a preference, and takes another.

    Attributes:
        entrance: What takes the keyboard.

    Signals:
        chosen: The user wants this value.
        complained: The value as it stands can't be taken; carries the reason, or nothing when it can again.
    """

    chosen = Signal(object)
    complained = Signal(str)

    entrance: QWidget

    def show_value(self, value: Any) -> None:
        """Show what is chosen."""
        raise NotImplementedError

    def finish(self) -> None:
        """Take at once what is still being typed."""

    def hold(self, entrance: QWidget, *others: QWidget) -> None:
        """Place widgets side by side, the first of which takes the keyboard."""
        self.entrance = entrance
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget in (entrance, *others):
            row.addWidget(widget)
        if entrance.sizePolicy().horizontalPolicy() is not QSizePolicy.Policy.Expanding:
            row.addStretch(1)
        self.setFocusProxy(entrance)
        # The wheel scrolls the page, unless the field has the keyboard: nothing is chosen in passing.
        entrance.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        entrance.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QWheelEvent) and watched is self.entrance and not self.entrance.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


class ChoiceField(Field):
    """A box with the choices."""

    def __init__(self, preference: Preference[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QComboBox(self)
        kind = preference.kind
        if isinstance(kind, Choice):
            for choice, words in zip(kind.choices, kind.words or kind.choices, strict=True):
                self.box.addItem(said(words), choice)
        self.box.activated.connect(self._choose)
        self.hold(self.box)

    def show_value(self, value: Any) -> None:
        self.box.setCurrentIndex(self.box.findData(value))

    @Slot(int)
    def _choose(self, place: int) -> None:
        self.chosen.emit(self.box.itemData(place))


class WhetherField(Field):
    """A box to tick."""

    def __init__(self, preference: Preference[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox(self.tr("On"), self)
        self.box.clicked.connect(self._choose)
        self.hold(self.box)

    def show_value(self, value: Any) -> None:
        self.box.setChecked(bool(value))

    @Slot(bool)
    def _choose(self, is_ticked: bool) -> None:
        self.chosen.emit(is_ticked)


class WholeField(Field):
    """A number; below the least stands zero, where that has a meaning of its own."""

    def __init__(self, preference: Preference[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QSpinBox(self)
        level_with_lines(self.box)
        self._none: int | None = None
        kind = preference.kind
        if isinstance(kind, Whole):
            self._none = kind.least - 1 if kind.zero else None
            self.box.setRange(kind.least if self._none is None else self._none, kind.most)
            self.box.setSpecialValueText(said(kind.zero))
            self.box.setSuffix(said(kind.unit))
        self.box.setGroupSeparatorShown(True)
        self.box.setKeyboardTracking(False)
        self.box.valueChanged.connect(self._choose)
        self.hold(self.box)

    def show_value(self, value: Any) -> None:
        self.box.blockSignals(True)
        self.box.setValue(self._none if self._none is not None and value == 0 else int(value))
        self.box.blockSignals(False)

    def finish(self) -> None:
        self.box.interpretText()

    @Slot(int)
    def _choose(self, number: int) -> None:
        self.chosen.emit(0 if number == self._none else number)


class TextField(Field):
    """A line to type in; what can't be taken stays, with the reason below it, and is not chosen."""

    def __init__(self, preference: Preference[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preference = preference
        self.line = QLineEdit(self)
        self.line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.line.setMinimumWidth(self.fontMetrics().averageCharWidth() * FIELD_CHARACTERS)
        offer_clearing(self.line)
        if isinstance(preference.kind, Text):
            self.line.setPlaceholderText(said(preference.kind.empty))
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.finish)
        self.line.textEdited.connect(self._judge)
        self.line.editingFinished.connect(self.finish)
        self._is_touched = False
        self.hold(self.line)

    def show_value(self, value: Any) -> None:
        if str(value) != self.line.text() and not self._is_touched:
            self.line.setText(str(value))
            self.line.setCursorPosition(0)

    def show_anew(self, value: Any) -> None:
        """Show a value in place of what is being typed."""
        self._is_touched = False
        self._pause.stop()
        self.show_value(value)
        self.complained.emit("")

    @Slot()
    def _judge(self) -> None:
        self._is_touched = True
        try:
            self._preference.kind.taken(self.line.text())
        except ValueError as error:
            self._pause.stop()
            self.complained.emit(self.tr("This must be {form}.").format(form=said(str(error))))
        else:
            self.complained.emit("")
            self._pause.start()

    @Slot()
    def finish(self) -> None:
        self._pause.stop()
        if self._is_touched and self._preference.may_be(self.line.text()):
            self._is_touched = False
            self.chosen.emit(self.line.text())


_SHOWN_LINES: Final = 5
"""So many lines of a list are seen at once."""


class ProfileField(Field):
    """A box with the profiles, the first being none of them."""

    def __init__(self, preference: Preference[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QComboBox(self)
        if isinstance(preference.kind, Text):
            self.box.addItem(said(preference.kind.empty), "")
        for profile in PROFILES.values():
            self.box.addItem(localized(profile.title), profile.name)
        self.box.activated.connect(self._choose)
        self.hold(self.box)

    def show_value(self, value: Any) -> None:
        self.box.setCurrentIndex(max(0, self.box.findData(value)))

    @Slot(int)
    def _choose(self, place: int) -> None:
        self.chosen.emit(self.box.itemData(place))


class FolderField(TextField):
    """A line with the name of a folder, and a button that looks for one."""

    def __init__(self, preference: Preference[Any], parent: QWidget | None = None) -> None:
        super().__init__(preference, parent)
        self.button = QPushButton(self.tr("Choose …"), self)
        self.button.setAccessibleName(self.tr("Choose the folder"))
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._browse)
        row = self.layout()
        if row is not None:
            row.addWidget(self.button)

    @Slot()
    def _browse(self) -> None:
        dialog = folder_dialog(self, self.tr("Choose a folder"), self.line.text())
        dialog.fileSelected.connect(self.take_folder)
        dialog.open()

    @Slot(str)
    def take_folder(self, folder: str) -> None:
        """Take a folder that was looked for."""
        self.line.setText(folder)
        self.line.textEdited.emit(folder)
        self.finish()


class RecordsField(Field):
    """A button that opens the dialog in which records are edited.

    Signals:
        edit_asked: The user wants that dialog.
    """

    edit_asked = Signal()

    def __init__(self, preference: Preference[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QPushButton(self.tr("Edit …"), self)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.edit_asked)
        self.says = TintedLabel(Tint.QUIET, parent=self)
        self.hold(self.button, self.says)

    def show_value(self, value: Any) -> None:
        if value is None:
            self.says.setText(self.tr("The usual ones"))
        else:
            self.says.setText(counted(len(value), self.tr("1 of them"), self.tr("%n of them", None, len(value))))


class TextsField(Field):
    """A list of texts with their names, from which some can be taken away."""

    def __init__(self, preference: Preference[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: Mapping[str, str] = {}
        self.list = QTableWidget(0, 2, self)
        self.nothing = TintedLabel(Tint.QUIET, self.tr("There are none yet."), self)
        self.button = QPushButton(self.tr("Remove"), self)
        self.button.setAutoDefault(False)
        self.list.horizontalHeader().hide()
        self.list.verticalHeader().hide()
        self.list.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.list.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.list.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setTabKeyNavigation(False)
        self.list.setAlternatingRowColors(True)
        self.list.setShowGrid(False)
        self.list.setWordWrap(False)
        self.list.itemSelectionChanged.connect(self._allow)
        self.button.clicked.connect(self._remove)
        self.entrance = self.list
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.nothing)
        column.addWidget(self.list)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeading)
        self.setFocusProxy(self.list)

    def show_value(self, value: Any) -> None:
        self._texts = value
        self.list.setRowCount(len(value))
        for row, texts in enumerate(value.items()):
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                self.list.setItem(row, column, item)
        line = self.list.verticalHeader().defaultSectionSize()
        self.list.setFixedHeight(min(len(value), _SHOWN_LINES) * line + 2 * self.list.frameWidth())
        for widget in (self.list, self.button):
            widget.setVisible(bool(value))
        self.nothing.setVisible(not value)
        self._allow()

    @property
    def _rows(self) -> set[int]:
        return {index.row() for index in self.list.selectionModel().selectedRows()}

    @Slot()
    def _allow(self) -> None:
        self.button.setEnabled(bool(self._rows))

    @Slot()
    def _remove(self) -> None:
        gone = self._rows
        self.chosen.emit({name: text for row, (name, text) in enumerate(self._texts.items()) if row not in gone})


_BY_KEY: Final[dict[str, Callable[[Preference[Any], QWidget], Field]]] = {
    FIRST_PROFILE.key: ProfileField,
    CACHE_FOLDER.key: FolderField,
}
"""Fields of preferences for which their kind does not say enough."""

_BY_KIND: Final[dict[type, Callable[[Preference[Any], QWidget], Field]]] = {
    Choice: ChoiceField,
    Whether: WhetherField,
    Whole: WholeField,
    Text: TextField,
    Records: RecordsField,
    TextsByName: TextsField,
}


def field_for(preference: Preference[Any], parent: QWidget) -> Field:
    """A field for a preference.

    Raises:
        KeyError: There is none for its kind; a fault of the program.
    """
    return _BY_KEY.get(preference.key, _BY_KIND[type(preference.kind)])(preference, parent)


_BAR_WIDTH: Final = 3


class SettingRow(QWidget):
    """A preference that can be chosen.

    Attributes:
        preference: Which.
        field: Where it is chosen.
        label: Its words.
        reset: The button that brings back the usual; there while something else is chosen.
        fault: Why what stands in the field can't be taken.

    Signals:
        chosen: The user wants this value.
    """

    chosen = Signal(object)

    def __init__(self, preference: Preference[Any], topic: Topic, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preference = preference
        self._differs = False
        words = said(preference.label)
        self.label = QLabel(words, self)
        self.field = field_for(preference, self)
        self.tip = TintedLabel(Tint.QUIET, said(preference.tip), self)
        self.fault = TintedLabel(Tint.ERROR, parent=self)
        self.reset = QToolButton(self)
        kind = preference.kind
        choices = kind.words or kind.choices if isinstance(kind, Choice) else ()
        shown = (preference.key, words, said(preference.tip), said(topic.title), *map(said, choices))
        self._found_by = "\n".join(shown).casefold()
        self._name(words)
        self._lay_out()
        self.field.chosen.connect(self.chosen)
        self.field.complained.connect(self._complain)
        self.reset.clicked.connect(self._reset)

    def _name(self, words: str) -> None:
        entrance = self.field.entrance
        entrance.setAccessibleName(words)
        entrance.setAccessibleDescription(said(self.preference.tip))
        self.label.setBuddy(entrance)
        self.reset.setIcon(icon("undo"))
        self.reset.setAutoRaise(True)
        self.reset.setToolTip(self.tr("Reset to default"))
        self.reset.setAccessibleName(self.tr("{words}: reset to default").format(words=words))

    def _lay_out(self) -> None:
        for label in (self.label, self.tip, self.fault):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        # Its room is kept, so that nothing moves when something is chosen.
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)
        self.fault.hide()
        font = self.label.font()
        font.setBold(True)
        self.label.setFont(font)
        grid = QGridLayout(self)
        # Margins of layouts are not mirrored.
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        grid.setContentsMargins(0 if is_mirrored else 12, 8, 12 if is_mirrored else 0, 8)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self.label, 0, 0, 1, 2)
        grid.addWidget(self.field, 1, 0)
        grid.addWidget(self.reset, 1, 1, Qt.AlignmentFlag.AlignTop)
        for row, label in enumerate((self.fault, self.tip), 2):
            grid.addWidget(label, row, 0, 1, 2)

    @property
    def differs(self) -> bool:
        """Whether something else than the usual is chosen."""
        return self._differs

    def show_value(self, value: object) -> None:
        """Show what is chosen."""
        self.field.show_value(value)
        self._differs = value != self.preference.default
        self.reset.setVisible(self._differs)
        self.label.setAccessibleDescription(self.tr("not the default") if self._differs else "")
        self.update()

    def answers(self, words: list[str]) -> bool:
        """Whether all of some words, in small letters, stand in what is said of it."""
        return all(word in self._found_by for word in words)

    @Slot(str)
    def _complain(self, reason: str) -> None:
        self.fault.setText(reason)
        self.fault.setVisible(bool(reason))
        self.field.entrance.setAccessibleDescription(reason or said(self.preference.tip))

    @Slot()
    def _reset(self) -> None:
        self.field.entrance.setFocus()
        if isinstance(self.field, TextField):
            self.field.show_anew(self.preference.default)
        self.chosen.emit(self.preference.default)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._differs:
            painter = QPainter(self)
            is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            left = self.width() - _BAR_WIDTH if is_mirrored else 0
            painter.fillRect(left, 8, _BAR_WIDTH, self.height() - 16, self.palette().color(QPalette.ColorRole.Accent))


START_SIZE: Final = QSize(800, 600)
"""Size of the dialog until the user makes it another."""

_MOVES: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class SettingsDialog(QDialog):
    """Topics at the side, the preferences of one of them beside it, and a line to search all.

    Attributes:
        line: What is searched.
        topics: The list of topics.
        rows: All preferences, in the order of their table.

    Signals:
        edit_asked: The user wants the dialog in which this `Preference` is edited.
    """

    edit_asked = Signal(object)

    def __init__(self, preferences: KeptPreferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.line, self.topics = QLineEdit(self), QListWidget(self)
        self.rows: list[SettingRow] = []
        self._headings: list[QLabel] = []
        self._scroll = QScrollArea(self)
        self._nothing = TintedLabel(Tint.QUIET, self.tr("No setting matches these words. Esc clears the line."), self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Settings"))
        self._fill()
        self._lay_out()
        self._show_values(PREFERENCES)
        self.topics.setCurrentRow(0)
        self.topics.currentRowChanged.connect(self._show_topic)
        self.line.textChanged.connect(self._search)
        self.line.installEventFilter(self)
        preferences.changed.connect(self._show_values)
        self._search("")

    # Making

    def _fill(self) -> None:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(8, 0, 12, 0)
        column.setSpacing(0)
        for topic in TOPICS:
            self.topics.addItem(QListWidgetItem(icon(topic.icon), said(topic.title)))
            heading = TintedLabel(Tint.QUIET, said(topic.title), page)
            heading.setContentsMargins(12, 8, 0, 4)
            self._headings.append(heading)
            column.addWidget(heading)
            for preference in PREFERENCES:
                if preference.table in topic.tables:
                    column.addWidget(self._row(preference, topic, page))
        column.addStretch(1)
        self._scroll.setWidget(page)

    def _row(self, preference: Preference[Any], topic: Topic, page: QWidget) -> SettingRow:
        row = SettingRow(preference, topic, page)
        row.chosen.connect(self._choose)
        if isinstance(row.field, RecordsField):
            row.field.edit_asked.connect(self._ask_edit)
        row.field.entrance.installEventFilter(self)
        self.rows.append(row)
        return row

    def _lay_out(self) -> None:
        self.line.setPlaceholderText(self.tr("Search the settings"))
        show_purpose(self.line, "find", self.tr("Search the settings"))
        offer_clearing(self.line)
        self.topics.setAccessibleName(self.tr("Topics"))
        self.topics.setItemDelegate(PaddedDelegate(self.topics))
        self.topics.setFixedWidth(self.topics.sizeHintForColumn(0) + 24)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.rejected.connect(self.reject)
        middle = QHBoxLayout()
        middle.setSpacing(8)
        middle.addWidget(self.topics)
        middle.addWidget(self._scroll, 1)
        middle.addWidget(self._nothing, 1)
        column = QVBoxLayout(self)
        give_room(column)
        column.addWidget(self.line)
        column.addLayout(middle, 1)
        column.addWidget(box)
        box.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        self.resize(fitting(START_SIZE, self))

    # Choosing

    def row_of(self, preference: Preference[Any]) -> SettingRow:
        """The row of a preference."""
        return next(row for row in self.rows if row.preference is preference)

    def show_preference(self, preference: Preference[Any]) -> None:
        """Go to the page of a preference, and give it the keyboard."""
        self.line.clear()
        place = next(place for place, topic in enumerate(TOPICS) if preference.table in topic.tables)
        self.topics.setCurrentRow(place)
        self.row_of(preference).field.setFocus()

    @Slot(object)
    def _choose(self, value: object) -> None:
        row = self.sender()
        if isinstance(row, SettingRow) and self._preferences[row.preference] != value:
            self._preferences.change({row.preference: value})

    @Slot()
    def _ask_edit(self) -> None:
        field = self.sender()
        self.edit_asked.emit(next(row.preference for row in self.rows if row.field is field))

    @Slot(object)
    def _show_values(self, chosen: Collection[Preference[Any]]) -> None:
        for row in self.rows:
            if row.preference in chosen:
                row.show_value(self._preferences[row.preference])

    # Finding

    @Slot(int)
    def _show_topic(self) -> None:
        if self.line.text():
            self.line.clear()
        else:
            self._search("")

    @Slot(str)
    def _search(self, text: str) -> None:
        """Show what answers, of all topics; without words those of the current one."""
        words = text.casefold().split()
        current = self.topics.currentRow()
        for place, (topic, heading) in enumerate(zip(TOPICS, self._headings, strict=True)):
            is_candidate = bool(words) or place == current
            rows = [row for row in self.rows if row.preference.table in topic.tables]
            for row in rows:
                row.setVisible(is_candidate and row.answers(words))
            heading.setVisible(bool(words) and any(not row.isHidden() for row in rows))
        has_answers = any(not row.isHidden() for row in self.rows)
        self._scroll.setVisible(has_answers)
        self._nothing.setVisible(not has_answers)
        self._scroll.verticalScrollBar().setValue(0)

    # What Qt tells

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.gotFocus() and isinstance(watched, QWidget):
            if watched is not self.line:
                self._scroll.ensureWidgetVisible(watched)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self.line:
            if event.key() in _MOVES:
                QApplication.sendEvent(self.topics, event)
                return True
            if event.key() == Qt.Key.Key_Escape and self.line.text():
                self.line.clear()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                first = next((row for row in self.rows if not row.isHidden()), None)
                if first is not None:
                    first.field.setFocus()
                return True
        return super().eventFilter(watched, event)

    def done(self, result: int) -> None:
        for row in self.rows:
            row.field.finish()
        super().done(result)
