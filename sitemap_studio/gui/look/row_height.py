"""How high rows are: their text, and the room around it that the user likes."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QApplication

PADDING: Final = 6
"""Pixels by which a line is higher than its text."""

_ROWS: Final = "rows"
"""Property of the application: how high rows are wished."""

_EXTRA: Final = {"low": -4, "usual": 0, "high": 8}


def set_rows(height: str) -> None:
    """Make rows “low”, “usual” or “high”, from when widgets are next told of another style."""
    application = QApplication.instance()
    if application is not None:
        application.setProperty(_ROWS, height)


def padded(usual: int) -> int:
    """By how many pixels a row is higher than its text, as it is wished, where usually it is by so many."""
    application = QApplication.instance()
    wished = None if application is None else application.property(_ROWS)
    return max(2, usual + _EXTRA.get(str(wished), 0))
