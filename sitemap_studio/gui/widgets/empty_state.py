"""Placeholder of an empty list: a sentence that says why, and a button for what can be done about it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from sitemap_studio.gui.actions import Actions
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import TintedLabel

_MARGIN: Final = 16
_SPACING: Final = 12


class EmptyState(QWidget):
    """A sentence, and a button of an action, if there is one.

    Attributes:
        button: Triggers the action.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions: Actions | None = None
        self._name = ""
        self._offered: QAction | None = None
        self._label = TintedLabel(Tint.QUIET, parent=self)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setWordWrap(True)
        self.button = QPushButton(self)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self._take)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _SPACING, _MARGIN, _SPACING)
        column.setSpacing(_SPACING)
        column.addStretch(1)
        column.addWidget(self._label)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._refresh()

    def text(self) -> str:
        """Return the sentence."""
        return self._label.text()

    def use(self, actions: Actions) -> None:
        """Provide the actions of the window, which `show_message` can then offer by id."""
        self._actions = actions
        self._refresh()

    def show_message(self, sentence: str, offer: QAction | str = "") -> None:
        """Show another sentence, and offer an action, or one of the window by its id."""
        self._label.setText(sentence)
        self._name = offer if isinstance(offer, str) else ""
        self._offered = offer if isinstance(offer, QAction) else None
        self._refresh()

    @property
    def _action(self) -> QAction | None:
        if self._offered is None and self._name and self._actions is not None:
            return self._actions[self._name]
        return self._offered

    def _refresh(self) -> None:
        action = self._action
        # A panel that is visible already is not offered.
        is_of_use = action is not None and not (action.isCheckable() and action.isChecked())
        self.button.setVisible(is_of_use)
        if action is not None:
            self.button.setText(_plain(action.text()))
            self.button.setIcon(action.icon())
            self.button.setToolTip(action.toolTip())

    @Slot()
    def _take(self) -> None:
        if (action := self._action) is not None:
            action.trigger()


def _plain(words: str) -> str:
    """Return the text of a menu without mnemonics, escaped for a button."""
    return words.replace("&&", "\0").replace("&", "").replace("\0", "&&")
