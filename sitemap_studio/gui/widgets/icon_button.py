"""A flat button with a drawing alone, and words for those who point at it or hear it."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton, QWidget

from sitemap_studio.gui.icons import icon


def icon_button(drawing: str, words: str, parent: QWidget) -> QToolButton:
    """Make one.

    Args:
        drawing: The name of the drawing.
        words: What it does, translated.
        parent: Where it stands.
    """
    button = QToolButton(parent)
    button.setIcon(icon(drawing))
    button.setAutoRaise(True)
    button.setToolTip(words)
    button.setAccessibleName(words)
    return button
