"""Texts of users where Qt would take them for HTML: tooltips, and menus with their mnemonics."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QWidget


def as_tooltip(text: str) -> str:
    """A tooltip that shows a text as it is: Qt guesses whether it is HTML, so it gets HTML that says just this."""
    return f"<p style='white-space:pre-wrap'>{escape(text)}</p>" if text else ""


def give_tip(widget: QWidget, text: str) -> None:
    """Let a widget show a text as it is in its tip, and say the same: of what has only a tip, Qt reads out its HTML."""
    widget.setToolTip(as_tooltip(text))
    widget.setAccessibleDescription(text)


def as_menu_text(text: str) -> str:
    """Words of a menu that show a text as it is, without making a key of what follows an ampersand."""
    return text.replace("&", "&&")
