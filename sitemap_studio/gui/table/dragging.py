"""Dragging entries out of the table, to a sitemap in its panel."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QWidget

ENTRIES_FORMAT: Final = "application/x-sitemap-studio-entries"
"""What is dragged when the selected entries are; it holds nothing, the selection says which."""


def entries_data() -> QMimeData:
    """What a drag of the selected entries carries."""
    data = QMimeData()
    data.setData(ENTRIES_FORMAT, b"")
    return data


def drag_entries(view: QWidget) -> None:
    """Let the selected entries be dragged; Qt's own way would make an object of every cell."""
    drag = QDrag(view)
    drag.setMimeData(entries_data())
    drag.exec(Qt.DropAction.MoveAction)
