"""Going round the parts of the window with one key: the table keeps Tab for itself."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication, QWidget


class Parts(QObject):
    """The parts that take the keyboard in turn; hidden ones are left out."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[QWidget, ...] = ()
        self._entrances: dict[QWidget, QWidget] = {}

    def lead_through(self, parts: Iterable[QWidget]) -> None:
        """Take note of the parts.

        Args:
            parts: In the order of the round; each stands for the first thing in it that takes the keyboard. One with
                nothing that does is left out.
        """
        self._parts = tuple(parts)

    def enter(self, part: QWidget, entrance: QWidget) -> None:
        """Let something take the keyboard for a part, rather than the first thing in it."""
        self._entrances[part] = entrance

    @Slot()
    def go_on(self) -> None:
        """Give the keyboard to the part after the one that has it."""
        shown = [part for part in self._parts if part.isVisible() and self._first_in(part) is not None]
        focus = QApplication.focusWidget()
        here = -1
        if focus is not None:
            here = next((place for place, part in enumerate(shown) if focus is part or part.isAncestorOf(focus)), -1)
        following = self._first_in(shown[(here + 1) % len(shown)]) if shown else None
        if following is not None:
            following.setFocus(Qt.FocusReason.OtherFocusReason)

    def _first_in(self, part: QWidget) -> QWidget | None:
        """What takes the keyboard for a part, if anything in it does now."""
        candidates = (self._entrances.get(part), part, *part.findChildren(QWidget))
        takes_tab = Qt.FocusPolicy.TabFocus
        return next((each for each in candidates if each and each.isVisible() and each.focusPolicy() & takes_tab), None)
