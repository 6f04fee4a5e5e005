"""Fields of the settings dialog, one class for each kind of preference; what a preference is for they don't know."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QSizePolicy, QSpinBox, QWidget

from sitemap_studio.core.preference_kinds import Choice, Text, Whole
from sitemap_studio.core.preference_table import Preference
from sitemap_studio.gui.widgets.dialog_layout import level_with_lines
from sitemap_studio.gui.widgets.line_drawings import offer_clearing
from sitemap_studio.gui.words.localized import localized

CONTEXT: Final = "Preferences"
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
