"""Announces things to screen readers, where they happen away from the keyboard."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget

from sitemap_studio.gui.widgets.labels import TintedLabel


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


class AnswerLabel(TintedLabel):
    """Plain text that answers what is done beside it; said aloud while the keyboard is there."""

    def setText(self, text: str) -> None:
        """Answer something; nothing is said twice."""
        before = self.text()
        super().setText(text)
        focus, beside = QApplication.focusWidget(), self.parentWidget()
        if text and text != before and focus is not None and beside is not None and beside.isAncestorOf(focus):
            announce(self, text)
