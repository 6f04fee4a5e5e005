"""A list of files on the screen, to choose one from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.list_view import PaddedDelegate
from sitemap_studio.gui.words.texts import as_tooltip

_LEAST_PIXELS: Final = 360
"""So wide the names of files are at least; longer ones lose their middle."""


class FileView(QListWidget):
    """Files by name, each with its icon; what is cut of a name is in its tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlternatingRowColors(True)
        self.setIconSize(QSize(16, 16))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(scaled(_LEAST_PIXELS))
        self.setItemDelegate(PaddedDelegate(self))

    def list_file(self, icon_name: str, name: str, words: str = "") -> None:
        """Put a file at the end.

        Args:
            icon_name: What it is.
            name: Its name.
            words: What is shown; its name where that is all.
        """
        item = QListWidgetItem(icon(icon_name), words or name)
        item.setToolTip(as_tooltip(name))
        self.addItem(item)
