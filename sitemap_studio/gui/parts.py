"""Going round the parts of the window with one key: the table keeps Tab for itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication, QWidget


class Parts(QObject):
    """The parts that take the keyboard in turn; hidden ones are left out."""

    def __init__(self, parts: Sequence[QWidget], parent: QObject | None = None) -> None:
        """Take note of them.

        Args:
            parts: In the order of the round; each stands for the first thing in it that takes the keyboard.
            parent: Their owner.
        """
        super().__init__(parent)
        self._parts = tuple(parts)

    @Slot()
    def go_on(self) -> None:
        """Give the keyboard to the part after the one that has it."""
        shown = [part for part in self._parts if part.isVisible()]
        if not shown:
            return
        focus = QApplication.focusWidget()
        here = -1
        if focus is not None:
            here = next((place for place, part in enumerate(shown) if focus is part or part.isAncestorOf(focus)), -1)
        _first_in(shown[(here + 1) % len(shown)]).setFocus(Qt.FocusReason.OtherFocusReason)


def _first_in(part: QWidget) -> QWidget:
    """The part itself if it takes the keyboard, else the first thing in it that does."""
    if part.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return part
    inside = (widget for widget in part.findChildren(QWidget) if widget.isVisible())
    return next((widget for widget in inside if widget.focusPolicy() & Qt.FocusPolicy.TabFocus), part)
