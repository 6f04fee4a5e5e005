"""The panel of sitemaps: where the set lies, which files it has, and which of them the table shows."""

from __future__ import annotations

from collections.abc import Iterable
from time import thread_time
from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QHelpEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QToolTip, QTreeView, QVBoxLayout, QWidget

from sitemap_studio.core.presence import is_file
from sitemap_studio.document.document import Document
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.trees.sitemap_tree import Column, SitemapTree
from sitemap_studio.gui.widgets.address_line import AddressLine
from sitemap_studio.gui.widgets.dropped_files import dropped_files
from sitemap_studio.gui.widgets.roomy_delegate import RoomyDelegate
from sitemap_studio.gui.words.plain_text import as_tooltip

_PIXELS: Final = {Column.COUNT: 78, Column.SIZE: 76, Column.LASTMOD: 150}
"""Widths of the columns beside the name."""

_LEAST_WIDTHS: Final = {Column.SIZE: 320, Column.LASTMOD: 460}
"""How wide the panel must be for a column to be shown."""

_SETTLE_MS: Final = 30
"""Edits that come in a burst are shown at once."""

_SHARE: Final = 0.05
"""Of the time in which a set is read, what looking through its sitemaps may take."""


class SitemapsView(QTreeView):
    """A tree whose tooltips are plain text, as names of files may look like HTML, and that takes files.

    Signals:
        files_dropped: These files were.
    """

    files_dropped = Signal(object)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._takes(event):
            event.acceptProposedAction()
        else:
            super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if self._takes(event):
            event.acceptProposedAction()
        else:
            super().dragMoveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        if self._takes(event):
            event.acceptProposedAction()
            self.files_dropped.emit(dropped_files(event.mimeData()))
        else:
            super().dropEvent(event)

    def _takes(self, event: QDropEvent) -> bool:
        """Whether files are dropped; folders are opened by the window."""
        paths = dropped_files(event.mimeData())
        return bool(paths) and all(map(is_file, paths))

    def viewportEvent(self, event: QEvent) -> bool:
        model = self.model()
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and isinstance(model, SitemapTree):
            index = self.indexAt(event.pos())
            text = model.explanation(index) if index.isValid() else ""
            QToolTip.showText(event.globalPos(), as_tooltip(text), self)
            return True
        return super().viewportEvent(event)


class SitemapsPanel(QWidget):
    """The address of the set, and the tree of its files.

    Attributes:
        address: Where the set lies on the web.

    Signals:
        chosen: The table shall show the sitemap of this id; None for all entries.
        selection_changed: Other sitemaps are selected.
        menu_asked: A menu for what is selected shall come up here on the screen.
        files_dropped: These files shall be added to the set.
    """

    chosen = Signal(object)
    selection_changed = Signal()
    menu_asked = Signal(QPoint)
    files_dropped = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tree = SitemapTree(document, self)
        self.address = AddressLine(self)
        self._took = 0.0
        self._view = SitemapsView(self)
        self._settling = QTimer(self, singleShot=True)
        self._settling.timeout.connect(self.refresh)
        self._view.setModel(self._tree)
        self._view.setAccessibleName(self.tr("Sitemaps of the set"))
        self._view.setItemDelegate(RoomyDelegate(self._view))
        self._view.setUniformRowHeights(True)
        self._view.setRootIsDecorated(False)
        self._view.setIconSize(QSize(16, 16))
        self._view.setIndentation(14)
        self._view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._view.setSelectionMode(QTreeView.SelectionMode.ExtendedSelection)
        self._view.setEditTriggers(QTreeView.EditTrigger.EditKeyPressed)
        self._view.setDragDropMode(QTreeView.DragDropMode.DragDrop)
        self._view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header = self._view.header()
        # With the view's own, painting the header asks every sitemap whether it can be selected.
        header.setSelectionModel(QItemSelectionModel(self._tree, header))
        header.setStretchLastSection(False)
        header.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        for column, pixels in _PIXELS.items():
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, max(scaled(pixels), header.sectionSizeHint(column)))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.address)
        layout.addWidget(self._view, 1)
        self._view.selectionModel().currentChanged.connect(self._choose)
        self._view.selectionModel().selectionChanged.connect(self.selection_changed)
        self._view.customContextMenuRequested.connect(self._ask_menu)
        self._view.files_dropped.connect(self.files_dropped)
        # An index that comes into the set shows its sitemaps.
        self._tree.modelReset.connect(self._view.expandAll)
        self.show_document(document)

    @property
    def tree(self) -> SitemapTree:
        """What is shown."""
        return self._tree

    def show_document(self, document: Document) -> None:
        """Show the files of another document; all its entries are chosen, without telling."""
        self.address.forget_typed()
        self._view.selectionModel().blockSignals(True)
        self._tree.show_document(document)
        self._view.setCurrentIndex(self._tree.place_of(None))
        self._view.selectionModel().blockSignals(False)

    @Slot()
    def refresh_soon(self) -> None:
        """Show counts and marks a moment after the first of the edits that are coming in; of files that come later."""
        if not self._settling.isActive():
            pause = round(self._took * 1_000 / _SHARE) if self._tree.is_being_read else 0
            self._settling.start(max(_SETTLE_MS, pause))

    @Slot()
    def refresh(self) -> None:
        """Show counts and marks as they are now; what is selected stays so, as far as it is there."""
        self._settling.stop()
        current, selected = self._tree.sitemap_at(self._view.currentIndex()), self.selected()
        begin = thread_time()
        self._tree.refresh()
        self._took = thread_time() - begin
        if self._view.currentIndex().isValid():
            return
        self._view.selectionModel().blockSignals(True)
        place = self._tree.place_of(current)
        self._view.setCurrentIndex(place if place.isValid() else self._tree.place_of(None))
        if current in selected:
            self.select([current, *(sitemap for sitemap in selected if sitemap != current)])
        self._view.selectionModel().blockSignals(False)
        self._view.viewport().update()
        self.selection_changed.emit()

    def choose(self, sitemap: int | None) -> None:
        """Choose a sitemap, as if the user had done it."""
        self._view.setCurrentIndex(self._tree.place_of(sitemap))

    def selected(self) -> list[int]:
        """The ids of the sitemaps that are selected, from top to bottom."""
        rows = sorted(self._view.selectionModel().selectedRows(), key=lambda index: index.row())
        return [found for index in rows if (found := self._tree.sitemap_at(index)) is not None]

    def has_selected(self) -> bool:
        """Whether any sitemap is selected; quicker, since it is asked after every step."""
        # What is no sitemap stands above all that are.
        selection = self._view.selectionModel().selection()
        lasts = (selection.at(number).bottomRight() for number in range(selection.count()))
        return any(self._tree.sitemap_at(last) is not None for last in lasts)

    def select(self, sitemaps: Iterable[int]) -> None:
        """Select sitemaps; the first becomes the current one."""
        places = [place for sitemap in sitemaps if (place := self._tree.place_of(sitemap)).isValid()]
        if not places:
            return
        self._view.setCurrentIndex(places[0])
        for place in places[1:]:
            flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
            self._view.selectionModel().select(place, flags)

    @Slot()
    def rename(self) -> None:
        """Let the name of the current sitemap be typed, in its place."""
        index = self._view.currentIndex().siblingAtColumn(Column.NAME)
        self._view.setFocus()
        self._view.edit(index)

    @Slot(QPoint)
    def _ask_menu(self, place: QPoint) -> None:
        self.menu_asked.emit(self._view.viewport().mapToGlobal(place))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # What says most has room first.
        wide = self.width()
        for column, least in _LEAST_WIDTHS.items():
            self._view.setColumnHidden(column, wide < scaled(least))

    def focus_list(self) -> None:
        """Give the list the keyboard."""
        self._view.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(scaled(250), 300)

    def minimumSizeHint(self) -> QSize:
        # In a narrow window the names of files stay readable.
        return QSize(scaled(150), scaled(40) + self.address.minimumSizeHint().height())

    @Slot(QModelIndex, QModelIndex)
    def _choose(self, current: QModelIndex, _: QModelIndex) -> None:
        self.chosen.emit(self._tree.sitemap_at(current))
