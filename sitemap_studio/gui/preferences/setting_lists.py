"""Fields of the settings dialog for what needs more than a line: profiles, folders, patterns, texts with names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.preference_kinds import Choice, Records, Text, TextsByName, Whether, Whole
from sitemap_studio.core.preference_table import CACHE_FOLDER, FIRST_PROFILE, Preference
from sitemap_studio.gui.look.theme import Tint
from sitemap_studio.gui.preferences.setting_fields import ChoiceField, Field, TextField, WhetherField, WholeField, said
from sitemap_studio.gui.widgets.file_dialogs import folder_dialog
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.words.localized import localized
from sitemap_studio.gui.words.numbers import counted
from sitemap_studio.protocol.profiles import PROFILES

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
