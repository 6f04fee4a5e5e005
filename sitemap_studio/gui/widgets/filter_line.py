"""The line in which words are typed that choose what is shown. What they choose is the business of who asks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

PAUSE_MS: Final = 150
"""How long typing must pause before the words are handed over."""


class FilterLine(QLineEdit):
    """A line in which Esc clears, and leaves for the table when there is nothing to clear.

    Attributes:
        has_more_to_clear: Whether Esc clears something beside the words; whoever hears `cleared` does that.

    Args:
        parent: Its owner.
        pause_ms: How long typing must pause before the words are handed over; 0 to hand them over at every key.

    Signals:
        asked: These words shall hold: typing paused, they were taken away, or Enter was pressed.
        cleared: Esc was pressed while there was something to clear; the words are gone.
        left: The user is done here.
    """

    asked = Signal(str)
    cleared = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None, *, pause_ms: int = PAUSE_MS) -> None:
        super().__init__(parent)
        self._asked = ""
        self.has_more_to_clear = False
        self._pause = QTimer(self, singleShot=True, interval=pause_ms)
        self._pause.timeout.connect(self.ask)
        self.textChanged.connect(self._wait)
        self.returnPressed.connect(self._ask_again)

    def reset(self, words: str = "") -> None:
        """Put other words in place of these, or none, without asking for anything."""
        self._asked = words
        # Qt's own cross goes by the signals of the line, which therefore are not blocked.
        self.setText(words)
        self._pause.stop()

    @Slot()
    def ask(self) -> None:
        """Hand the words over at once, unless they were already."""
        self._pause.stop()
        if self.text() != self._asked:
            self._ask_again()

    @Slot()
    def _ask_again(self) -> None:
        self._pause.stop()
        self._asked = self.text()
        self.asked.emit(self._asked)

    @Slot(str)
    def _wait(self, text: str) -> None:
        if text and self._pause.interval():
            self._pause.start()
        else:
            self.ask()

    @property
    def _can_clear(self) -> bool:
        return bool(self.text()) or self.has_more_to_clear

    def event(self, event: QEvent) -> bool:
        # Before any shortcut of the window gets the key.
        if event.type() == QEvent.Type.ShortcutOverride and _is_escape(event) and self._can_clear:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self._can_clear:
                self.clear()
                self.cleared.emit()
            else:
                self.left.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _is_escape(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
