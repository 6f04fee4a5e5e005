"""Announces things to screen readers, where they happen away from the keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QTableView, QWidget

from sitemap_studio.gui.widgets.labels import TintedLabel

_MOST_PLACES: Final = 2**31 - 1
"""Qt counts cells in a signed 32-bit number."""


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Let a screen reader say something, if there is one.

    Args:
        widget: Where it stands.
        text: What is said, as plain text.
        at_once: Whether it is worth interrupting what is being said.
    """
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if at_once else politeness.Polite)
    QAccessible.updateAccessibility(event)


def say_current(view: QTableView) -> None:
    """Let a screen reader say the current cell of a table that has got the keyboard; Qt tells of the table alone."""
    place = heard_place(view)
    if QAccessible.isActive() and view.hasFocus() and 0 < place <= _MOST_PLACES:
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(place)
        QAccessible.updateAccessibility(event)


def heard_place(view: QTableView) -> int:
    """Where Qt counts the current cell among all that a screen reader may ask for, headers too; 0 where none is."""
    index = view.currentIndex()
    if not index.isValid():
        return 0
    return (index.row() + 1) * (view.model().columnCount() + 1) + index.column() + 1


class AnswerLabel(TintedLabel):
    """Plain text that answers what is done beside it; said aloud while the keyboard is there."""

    def setText(self, text: str) -> None:
        """Answer something; nothing is said twice."""
        before = self.text()
        super().setText(text)
        focus, beside = QApplication.focusWidget(), self.parentWidget()
        if text and text != before and focus is not None and beside is not None and beside.isAncestorOf(focus):
            announce(self, text)
