"""The panel of repairs: what had to be mended so that files could be read, and beside the list the place of one.

Choosing a repair is told; reading its lines and going to its entry is done by whoever listens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.formats.repair.patches import Repair
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.plans.plan_list import DifferenceDelegate
from sitemap_studio.gui.repairs.excerpt_pane import ExcerptPane
from sitemap_studio.gui.repairs.listing import Column, RepairList
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.list_view import ListView

_PIXELS: Final[Mapping[int, int]] = {Column.FILE: 120, Column.LINE: 64, Column.BEFORE: 168, Column.AFTER: 168}
_LIST_PIXELS, _PANE_PIXELS = 740, 540
"""Widths at first; the user may move what is between."""

_SETTLE_MS: Final = 80
"""Where an arrow key is held, only the repair that it ends on is looked at."""


class RepairsPanel(QWidget):
    """Places that were mended.

    Attributes:
        pane: The lines around the current one.

    Signals:
        looked_at: The lines around a repair shall be shown; carries the id of its sitemap, None for the index, and the
            `Repair`.
        chosen: The user wants to see the entry of a repair; carries the same.
    """

    looked_at = Signal(object, object)
    chosen = Signal(object, object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._list = RepairList(self)
        self._view = ListView(self._list, _PIXELS, self)
        self._sentence = TintedLabel(Tint.QUIET, parent=self)
        self._empty = EmptyState(self)
        self.pane = ExcerptPane(self)
        self._sides = QSplitter(Qt.Orientation.Horizontal, self)
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settling.timeout.connect(self._look)
        self._lay_out()
        self.show_document(document)

    def _lay_out(self) -> None:
        self._view.setAccessibleName(self.tr("Repairs"))
        self._view.setItemDelegate(DifferenceDelegate(Column.BEFORE, Column.AFTER, self._view, prose=Column.MESSAGE))
        self._view.activated.connect(self._choose)
        self._view.clicked.connect(self._choose)
        self._view.selectionModel().currentChanged.connect(self._look_soon)
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._sentence.setWordWrap(True)
        self._sentence.setContentsMargins(8, 4, 8, 4)
        self._sides.addWidget(self._view)
        self._sides.addWidget(self.pane)
        self._sides.setChildrenCollapsible(False)
        self._sides.setSizes([_LIST_PIXELS, _PANE_PIXELS])
        self._sides.setStretchFactor(0, 3)
        self._sides.setStretchFactor(1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._sentence)
        column.addWidget(self._sides, 1)
        column.addWidget(self._empty, 1)

    @property
    def sentence(self) -> str:
        """What is said above the list."""
        return self._sentence.text() if self._list.rowCount() else self._empty.text()

    @property
    def list(self) -> RepairList:
        """What is listed."""
        return self._list

    @property
    def view(self) -> ListView:
        """The list on screen."""
        return self._view

    def show_document(self, document: Document) -> None:
        """Show what was mended in a document and is not saved yet."""
        self._settling.stop()
        self._list.show_document(document)
        self._view.setColumnHidden(Column.FILE, document.index is None and len(document.sitemaps) == 1)
        self.pane.say(self.tr("Choose a repair to see the lines around it."))
        count = self._list.rowCount()
        self._sides.setVisible(count > 0)
        self._sentence.setVisible(count > 0)
        self._empty.setVisible(count == 0)
        if not count:
            self._empty.say(self.tr("Nothing had to be mended."), "validate")
            return
        many = self.tr("%n places were mended so that the set could be read.", None, count)
        told = counted(count, self.tr("1 place was mended so that the set could be read."), many)
        safe = self.tr("The files on disk are as they were until you save.")
        self._sentence.setText(f"{told} {safe}")

    def _current(self) -> tuple[int | None, Repair] | None:
        row = self._view.currentIndex().row()
        return self._list.repair_at(row) if row >= 0 else None

    @Slot()
    def _look_soon(self) -> None:
        self._settling.start()

    @Slot()
    def _look(self) -> None:
        self._settling.stop()
        if (current := self._current()) is not None:
            self.looked_at.emit(*current)

    @Slot(QModelIndex)
    def _choose(self, _: QModelIndex) -> None:
        if (current := self._current()) is not None:
            if self._settling.isActive():
                self._look()
            self.chosen.emit(*current)
