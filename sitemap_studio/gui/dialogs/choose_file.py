"""Asks which of several files is to be opened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from sitemap_studio.gui.dialog_layout import give_room
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.plain_text import as_tooltip
from sitemap_studio.gui.roomy import RoomyDelegate
from sitemap_studio.gui.sizes import scaled

_LIST_PIXELS: Final = 360
"""So wide the names of files are at least; longer ones lose their middle."""


class ChooseFileDialog(QDialog):
    """A list of indexes that lie in one folder.

    Signals:
        chosen: The path of one of them.
    """

    chosen = Signal(object)

    def __init__(self, paths: Sequence[Path], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paths = tuple(paths)
        self.setWindowTitle(self.tr("Open an index"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        label = QLabel(self.tr("&Which of the indexes in this folder?"), self)
        self.list = QListWidget(self)
        label.setBuddy(self.list)
        self.list.setAccessibleName(self.tr("Indexes"))
        self.list.setAlternatingRowColors(True)
        self.list.setIconSize(QSize(16, 16))
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumWidth(scaled(_LIST_PIXELS))
        self.list.setItemDelegate(RoomyDelegate(self.list))
        for path in self._paths:
            item = QListWidgetItem(icon("index"), path.name)
            item.setToolTip(as_tooltip(path.name))
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        buttons = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(buttons.Ok | buttons.Cancel, self)
        box.button(buttons.Ok).setText(self.tr("Open"))
        box.accepted.connect(self._choose)
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        give_room(column)
        for widget in (label, self.list, box):
            column.addWidget(widget)
        self.list.itemActivated.connect(self._choose)
        self.list.setFocus()

    @Slot()
    def _choose(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self.accept()
            self.chosen.emit(self._paths[row])
