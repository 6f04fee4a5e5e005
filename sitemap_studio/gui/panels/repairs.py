"""The panel of repairs: what had to be mended so that files could be read, line by line, before and after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.gui.labels import TintedLabel
from sitemap_studio.gui.list_view import ListView
from sitemap_studio.gui.numbers import counted
from sitemap_studio.gui.repair_list import Column, RepairList
from sitemap_studio.gui.theme import Tint

_PIXELS: Final[Mapping[int, int]] = {Column.FILE: 150, Column.LINE: 70, Column.BEFORE: 330, Column.AFTER: 330}


class RepairsPanel(QWidget):
    """Places that were mended.

    Signals:
        chosen: The user wants to see the sitemap of this id; None stands for the index.
    """

    chosen = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._list = RepairList(self)
        self._view = ListView(self._list, _PIXELS, self)
        self._sentence = TintedLabel(Tint.QUIET, parent=self)
        self._lay_out()
        self.show_document(document)

    def _lay_out(self) -> None:
        self._view.setAccessibleName(self.tr("Repairs"))
        self._view.activated.connect(self._choose)
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._sentence.setWordWrap(True)
        self._sentence.setContentsMargins(8, 4, 8, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._sentence)
        column.addWidget(self._view, 1)

    @property
    def sentence(self) -> str:
        """What is said above the list."""
        return self._sentence.text()

    @property
    def list(self) -> RepairList:
        """What is listed."""
        return self._list

    def show_document(self, document: Document) -> None:
        """Show what was mended in a document and is not saved yet."""
        self._list.show_document(document)
        count = self._list.rowCount()
        self._view.setVisible(count > 0)
        if not count:
            self._sentence.setText(self.tr("Nothing had to be mended."))
            return
        many = self.tr("%n places were mended so that the set could be read.", None, count)
        told = counted(count, self.tr("1 place was mended so that the set could be read."), many)
        safe = self.tr("The files on disk are as they were until you save.")
        self._sentence.setText(f"{told} {safe}")

    @Slot(object)
    def _choose(self, index: object) -> None:
        row = self._view.currentIndex().row()
        if row >= 0:
            self.chosen.emit(self._list.repair_at(row)[0])
