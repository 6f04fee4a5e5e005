"""The panel of folders: hosts and folders of the addresses, how many entries lie in each, and which are shown."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QHelpEvent, QShowEvent
from PySide6.QtWidgets import QHeaderView, QToolTip, QTreeView, QVBoxLayout, QWidget

from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.trees.folder_counting import FolderCounting, Listings
from sitemap_studio.gui.trees.folder_tree import Column, FolderTree
from sitemap_studio.gui.widgets.roomy_delegate import RoomyDelegate
from sitemap_studio.gui.words.plain_text import as_tooltip
from sitemap_studio.search.folders import ROOT, Child, Folder, folder_named

_COUNT_PIXELS: Final = 78


class FoldersView(QTreeView):
    """A tree whose tooltips are plain text, and that fetches more of whatever folder ends in sight."""

    def viewportEvent(self, event: QEvent) -> bool:
        model = self.model()
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and isinstance(model, FolderTree):
            index = self.indexAt(event.pos())
            text = model.explanation(index) if index.isValid() else ""
            QToolTip.showText(event.globalPos(), as_tooltip(text), self)
            return True
        return super().viewportEvent(event)

    @Slot()
    def fetch_in_sight(self) -> None:
        """Fetch more of the folders whose last known child is in sight; Qt asks only at the end of the whole tree."""
        model, index = self.model(), self.indexAt(QPoint(0, 0))
        while index.isValid() and self.visualRect(index).top() < self.viewport().height():
            parent = index.parent()
            if index.row() == model.rowCount(parent) - 1 and model.canFetchMore(parent):
                model.fetchMore(parent)
            index = self.indexBelow(index)


class FoldersPanel(QWidget):
    """The tree of folders.

    Attributes:
        tree: What is shown.
        view: Where.

    Signals:
        chosen: The table shall show the entries of the folder of this address; None for all.
        menu_asked: A menu for the folder of this address shall come up here on the screen.
    """

    chosen = Signal(object)
    menu_asked = Signal(str, QPoint)

    def __init__(self, session: Session, counting: FolderCounting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._counting = session, counting
        self._is_new = True
        self._opened: set[Folder] = set()
        self._current: Folder = ROOT
        self.tree = FolderTree(self)
        self.view = FoldersView(self)
        self.view.setModel(self.tree)
        self._dress()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.tree.asked.connect(counting.ask)
        self.tree.rebuilt.connect(self._open_again)
        counting.listed.connect(self._show_listing)
        counting.updated.connect(self._update)
        self.view.selectionModel().currentChanged.connect(self._choose)
        self.view.customContextMenuRequested.connect(self._ask_menu)
        self.view.verticalScrollBar().valueChanged.connect(self.view.fetch_in_sight)
        self.view.expanded.connect(self._note_opened)
        self.view.collapsed.connect(self._note_closed)
        session.replaced.connect(self.show_document)
        self.show_document()

    def _dress(self) -> None:
        view = self.view
        view.setAccessibleName(self.tr("Folders of the addresses"))
        view.setItemDelegate(RoomyDelegate(view))
        view.setUniformRowHeights(True)
        view.setIconSize(QSize(16, 16))
        view.setIndentation(14)
        view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        view.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header = view.header()
        header.hide()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(Column.COUNT, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(Column.COUNT, scaled(_COUNT_PIXELS))

    @Slot()
    def show_document(self) -> None:
        """Show the folders of the set that is open now, all of them chosen; counted once somebody sees them."""
        self._opened, self._current, self._is_new = set(), ROOT, True
        with_signals = self.view.selectionModel().blockSignals(True)
        self.tree.clear(len(self._session.document.table))
        self.view.setCurrentIndex(self.tree.place_of(ROOT))
        self.view.selectionModel().blockSignals(with_signals)
        if self.isVisible():
            self._begin()

    def show_chosen(self, address: str | None) -> None:
        """Show which folder the table shows, without telling; None, or one that was not opened here, for all."""
        folder = (folder_named(address) if address else None) or ROOT
        if folder == self._current:
            return
        self._current = folder
        self._select(folder)

    @property
    def address(self) -> str | None:
        """The address of the folder that is chosen; None for all."""
        return self._current.address or None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin()

    def _begin(self) -> None:
        if self._is_new:
            self._is_new = False
            self.tree.fetchMore(QModelIndex())

    @Slot(object, object)
    def _show_listing(self, folder: Folder, children: list[Child]) -> None:
        self.tree.show_listing(folder, children)
        hosts = [child.folder for child in children if not child.folder.is_odd] if folder == ROOT else []
        if len(hosts) == 1:
            self.view.expand(self.tree.place_of(hosts[0]))

    @Slot(object)
    def _update(self, listings: Listings) -> None:
        self.tree.update(listings, len(self._session.document.table))

    @Slot()
    def _open_again(self) -> None:
        """The tree is another: open what was open, select what was selected."""
        for folder in list(self.tree.shown()):
            if folder in self._opened:
                self.view.expand(self.tree.place_of(folder))
        self._select(self._current)

    def _select(self, folder: Folder) -> None:
        model, place = self.view.selectionModel(), self.tree.place_of(folder)
        was_blocked = model.blockSignals(True)
        if place.isValid():
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            model.setCurrentIndex(place, flags)
        else:
            model.clear()
        model.blockSignals(was_blocked)
        self.view.viewport().update()

    @Slot(QModelIndex)
    def _note_opened(self, index: QModelIndex) -> None:
        if (folder := self.tree.folder_at(index)) is not None:
            self._opened.add(folder)

    @Slot(QModelIndex)
    def _note_closed(self, index: QModelIndex) -> None:
        if (folder := self.tree.folder_at(index)) is not None:
            self._opened.discard(folder)

    @Slot(QModelIndex, QModelIndex)
    def _choose(self, current: QModelIndex, _: QModelIndex) -> None:
        folder = self.tree.folder_at(current)
        if folder is not None and folder != self._current:
            self._current = folder
            self.chosen.emit(folder.address or None)

    @Slot(QPoint)
    def _ask_menu(self, place: QPoint) -> None:
        folder = self.tree.folder_at(self.view.indexAt(place))
        if folder is not None and folder != ROOT:
            self.menu_asked.emit(folder.address, self.view.viewport().mapToGlobal(place))

    def sizeHint(self) -> QSize:
        return QSize(scaled(250), 240)

    def minimumSizeHint(self) -> QSize:
        # In a narrow window the names of folders stay readable.
        return QSize(scaled(150), scaled(40))
