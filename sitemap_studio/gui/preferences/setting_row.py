"""One preference in the settings dialog: its words, its field, what it does, and the way back to the usual."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QToolButton, QWidget

from sitemap_studio.core.preference_kinds import Choice
from sitemap_studio.core.preference_table import Preference, Topic
from sitemap_studio.gui.look.icons import icon
from sitemap_studio.gui.look.theme import Tint
from sitemap_studio.gui.preferences.setting_fields import TextField, said
from sitemap_studio.gui.preferences.setting_lists import field_for
from sitemap_studio.gui.widgets.labels import TintedLabel

_BAR: Final = 3


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
            left = self.width() - _BAR if is_mirrored else 0
            painter.fillRect(left, 8, _BAR, self.height() - 16, self.palette().color(QPalette.ColorRole.Accent))
