"""Placeholder of an empty list: a sentence, and a button for an action that helps."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from sitemap_studio.gui.actions import Actions
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import TintedLabel


class EmptyState(QWidget):
    """Placeholder with a sentence, and optionally a button that triggers an action."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create an empty placeholder, without actions."""
        super().__init__(parent)
        self._actions: Actions | None = None
        self._offer: QAction | str = ""
        self._label = TintedLabel(Tint.QUIET, parent=self)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setWordWrap(True)
        self.button = QPushButton(self)
        self.button.setObjectName("empty-action")
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self._trigger_action)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(12)
        column.addStretch(1)
        column.addWidget(self._label)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._refresh()

    def text(self) -> str:
        """Return the shown sentence."""
        return self._label.text()

    def set_actions(self, actions: Actions) -> None:
        """Set the actions of the window, to which `show_message` refers by id."""
        self._actions = actions
        self._refresh()

    def show_message(self, sentence: str, action: QAction | str = "") -> None:
        """Show a sentence, and a button for an action, given itself or by id; "" hides the button."""
        self._label.setText(sentence)
        self._offer = action
        self._refresh()

    @property
    def _action(self) -> QAction | None:
        """Action that the button triggers; None without an action, or if it is given by id before `set_actions`."""
        if isinstance(self._offer, str):
            return self._actions[self._offer] if self._offer and self._actions is not None else None
        return self._offer

    def _refresh(self) -> None:
        """Show the button with text, icon and tooltip of its action; hide it without an action, or if that is checked."""
        action = self._action
        if action is not None:
            # Without the mnemonic, and escaped for a button.
            self.button.setText(action.text().replace("&&", "\0").replace("&", "").replace("\0", "&&"))
            self.button.setIcon(action.icon())
            self.button.setToolTip(action.toolTip())
        # A panel that is visible already is not offered. Becoming visible lays the button out at once: it needs its text.
        self.button.setVisible(action is not None and not (action.isCheckable() and action.isChecked()))

    @Slot()
    def _trigger_action(self) -> None:
        """Trigger the action of the button, if it has one."""
        if (action := self._action) is not None:
            action.trigger()
