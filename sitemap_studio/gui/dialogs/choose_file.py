"""Asks which of several files is to be opened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from sitemap_studio.gui.widgets.layouts import give_room
from sitemap_studio.gui.widgets.list_view import FileView


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
        self.list = FileView(self)
        label.setBuddy(self.list)
        self.list.setAccessibleName(self.tr("Indexes"))
        for path in self._paths:
            self.list.list_file("index", path.name)
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
