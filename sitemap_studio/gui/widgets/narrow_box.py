"""A box of choices that can be narrower than its words: it leaves out their end, and its tip has all of them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QWidget

from sitemap_studio.gui.words.texts import give_tip


class NarrowBox(QComboBox):
    """A box that shortens the words of its choice where there is no room for them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._about = ""
        self.currentTextChanged.connect(self.say_choice)

    def say_about(self, words: str) -> None:
        """Say in its tip what is chosen here, before the words of the choice."""
        self._about = words
        self.say_choice()

    @Slot()
    def say_choice(self) -> None:
        """Show in its tip what is chosen; call it after a change that emits no signal."""
        give_tip(self, "\n".join(filter(None, (self._about, self.currentText()))))

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, self._room(option)
        )

    def _room(self, option: QStyleOptionComboBox) -> int:
        part = QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self).width()
