"""The panel of sitemaps: which files the set has, and which of them the table shows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QHeaderView, QToolTip, QTreeView, QVBoxLayout, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.gui.plain_text import as_tooltip
from sitemap_studio.gui.roomy import RoomyDelegate
from sitemap_studio.gui.sitemap_tree import Column, SitemapTree

_SETTLE_MS = 30
"""Edits that come in a burst are shown at once."""


class SitemapsView(QTreeView):
    """A tree whose tooltips are plain text, as names of files may look like HTML."""

    def viewportEvent(self, event: QEvent) -> bool:
        model = self.model()
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and isinstance(model, SitemapTree):
            index = self.indexAt(event.pos())
            text = model.explanation(index) if index.isValid() else ""
            QToolTip.showText(event.globalPos(), as_tooltip(text), self)
            return True
        return super().viewportEvent(event)


class SitemapsPanel(QWidget):
    """The tree of files.

    Signals:
        chosen: The table shall show the sitemap of this id; None for all entries.
    """

    chosen = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tree = SitemapTree(document, self)
        self._view = SitemapsView(self)
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settling.timeout.connect(self.refresh)
        self._view.setModel(self._tree)
        self._view.setAccessibleName(self.tr("Sitemaps of the set"))
        self._view.setItemDelegate(RoomyDelegate(self._view))
        self._view.setUniformRowHeights(True)
        self._view.setRootIsDecorated(False)
        self._view.setIconSize(QSize(16, 16))
        self._view.setIndentation(14)
        self._view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = self._view.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(Column.COUNT, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(Column.COUNT, 78)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._view)
        self._view.selectionModel().currentChanged.connect(self._choose)
        self.show_document(document)

    @property
    def tree(self) -> SitemapTree:
        """What is shown."""
        return self._tree

    def show_document(self, document: Document) -> None:
        """Show the files of another document; all its entries are chosen, without telling."""
        self._view.selectionModel().blockSignals(True)
        self._tree.show_document(document)
        self._view.expandAll()
        self._view.setCurrentIndex(self._tree.place_of(None))
        self._view.selectionModel().blockSignals(False)

    @Slot()
    def refresh_soon(self) -> None:
        """Show counts and marks once the edits that are coming in have settled."""
        self._settling.start()

    @Slot()
    def refresh(self) -> None:
        """Show counts and marks as they are now."""
        self._settling.stop()
        self._tree.refresh()

    def choose(self, sitemap: int | None) -> None:
        """Choose a sitemap, as if the user had done it."""
        self._view.setCurrentIndex(self._tree.place_of(sitemap))

    def focus_list(self) -> None:
        """Give the list the keyboard."""
        self._view.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(250, 300)

    def minimumSizeHint(self) -> QSize:
        # In a narrow window the names of files stay readable.
        return QSize(170, 68)

    @Slot(QModelIndex, QModelIndex)
    def _choose(self, current: QModelIndex, _: QModelIndex) -> None:
        self.chosen.emit(self._tree.sitemap_at(current))
