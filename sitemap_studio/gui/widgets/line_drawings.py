"""Drawings in lines of text: what a line is for, and a cross that empties it, both with words for who hears them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit

from sitemap_studio.gui.look.icons import icon
from sitemap_studio.gui.look.line_icons import LineIcons
from sitemap_studio.gui.look.theme import Tint

_OF_CROSS = "_q_qlineeditclearaction"
"""What Qt calls the action behind the cross."""


def show_purpose(line: QLineEdit, drawing: str, words: str) -> None:
    """Let a line begin with a drawing of what it is for.

    Args:
        line: The line.
        drawing: The name of the drawing.
        words: What the drawing stands for; also the name of the line.
    """
    _let_grow(line)
    line.setAccessibleName(words)
    action = QAction(icon(drawing, Tint.QUIET), words, line)
    action.triggered.connect(line.setFocus)
    line.addAction(action, QLineEdit.ActionPosition.LeadingPosition)


def offer_clearing(line: QLineEdit) -> None:
    """Let a line end with a cross that empties it, drawn like all others."""
    _let_grow(line)
    line.setClearButtonEnabled(True)
    for action in line.findChildren(QAction):
        if action.objectName() == _OF_CROSS:
            words = QCoreApplication.translate("LineDrawings", "Clear this line")
            action.setIcon(icon("close", Tint.QUIET))
            action.setText(words)
            action.setToolTip(words)


def _let_grow(line: QLineEdit) -> None:
    """Let the drawings of a line be as large as its letters."""
    if line.findChild(LineIcons) is None:
        LineIcons(line)
