"""What stands where there is nothing to list: a sentence that says why, and a button with what can be done about it."""

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
    """A sentence in the middle, and below it an offer, where there is one.

    Attributes:
        button: Does what is offered.
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
        self._dress()

    def text(self) -> str:
        """The sentence."""
        return self._label.text()

    def use(self, actions: Actions) -> None:
        """Offer the window's actions by their names; until then none of them is offered."""
        self._actions = actions
        self._dress()

    def say(self, sentence: str, offer: QAction | str = "") -> None:
        """Say something else.

        Args:
            sentence: What.
            offer: What can be done, or the name of an action of the window; nothing where left out.
        """
        self._label.setText(sentence)
        self._name = offer if isinstance(offer, str) else ""
        self._offered = offer if isinstance(offer, QAction) else None
        self._dress()

    @property
    def _action(self) -> QAction | None:
        if self._offered is None and self._name and self._actions is not None:
            return self._actions[self._name]
        return self._offered

    def _dress(self) -> None:
        action = self._action
        # What is shown already can't be offered to be shown.
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
    """Words of a menu as a button shows them, which has no key."""
    return words.replace("&&", "\0").replace("&", "").replace("\0", "&&")
