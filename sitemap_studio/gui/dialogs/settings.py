"""The settings: all preferences that are declared, on pages by topic; what is chosen holds at once.

It knows no preference by name, so that one more needs nothing here.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.preference_table import PREFERENCES, TOPICS, Preference, Topic
from sitemap_studio.gui.look.icons import icon
from sitemap_studio.gui.look.sizes import fitting
from sitemap_studio.gui.look.theme import Tint
from sitemap_studio.gui.preferences.kept_preferences import KeptPreferences
from sitemap_studio.gui.preferences.setting_fields import said
from sitemap_studio.gui.preferences.setting_lists import RecordsField
from sitemap_studio.gui.preferences.setting_row import SettingRow
from sitemap_studio.gui.widgets.dialog_layout import give_room
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.line_drawings import offer_clearing, show_purpose
from sitemap_studio.gui.widgets.roomy_delegate import RoomyDelegate

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
        self.topics.setItemDelegate(RoomyDelegate(self.topics))
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
