"""The folders panel: hosts and folders of the URLs, with the number of entries in each.

Folders are listed once they are opened, at once in sets of usual size, else in jobs. After edits of URLs, once these
have settled, all lists are updated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from time import monotonic
from typing import Final

import numpy as np
from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QHeaderView, QMenu, QTreeView, QVBoxLayout, QWidget

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.set_edits.set_editing import takes_sitemaps
from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.jobs import MAX_SYNCHRONOUS_ENTRIES, Job, Jobs, Work
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index, PaddedTree
from sitemap_studio.model.edits import Change, RemoveEntries
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.search.filter_language import Condition, Filter
from sitemap_studio.search.filters import matching
from sitemap_studio.search.folders import ROOT, Folder, FolderLine, Folders, folder_named

Listings = dict[Folder, list[FolderLine]]
"""Content of folders."""

FETCHED_FOLDERS: Final = 500
"""Number of folders that the view fetches at a time."""

MAX_SHOWN: Final = 300
"""Maximum length of a shown name."""

_MAX_EXPLAINED: Final = 2_000
"""Maximum length of a URL in a tooltip."""

_SETTLE_MS: Final = 150
"""Edits within this time are counted together."""

_MAX_FOLLOWED: Final = 50
"""After more edits than this all folders are counted anew."""

_LOADING_MS: Final = 1_000
"""Minimum time between counts while a set is loaded."""

_LOADING_SHARE: Final = 0.1
"""Maximum share of the loading time that counting takes."""

_DEFAULT_SCHEME: Final = "https://"
_ISOLATED: Final = "\u2068{}\u2069"
_COUNT_PIXELS: Final = 78


class FolderColumn(IntEnum):
    """Columns of the folder tree."""

    NAME = 0
    COUNT = 1


# The tree


class _Node:
    """One folder in the tree.

    Attributes:
        number: Its internal id.
        child: Folder and count.
        parent: Parent node; None at the top.
        row: Row within the parent.
        listing: Its content; None if unknown.
        nodes: Part of the content that the view fetched.
        is_requested: Whether its content was requested.
    """

    def __init__(self, number: int, child: FolderLine, parent: _Node | None, row: int) -> None:
        self.number, self.child, self.parent, self.row = number, child, parent, row
        self.listing: list[FolderLine] | None = None
        self.nodes: list[_Node] = []
        self.is_requested = False


class FolderTree(QAbstractItemModel):
    """All folders at row 0, then hosts with their folders.

    Signals:
        requested: The content of a folder is needed; carries the `Folder`.
        rebuilt: Folders were added or removed.
    """

    requested = Signal(object)
    rebuilt = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._total = 0
        self._is_inserting = False
        self._forget()

    def clear(self, total: int) -> None:
        """Show another set, of which only the number of entries is known."""
        self.beginResetModel()
        self._forget()
        self._total = total
        self.endResetModel()

    def _forget(self) -> None:
        self._nodes: list[_Node] = []
        self._by_folder: dict[Folder, _Node] = {}
        self._top = self._add_node(FolderLine(ROOT, 0, has_children=True), None, 0)

    def _add_node(self, child: FolderLine, parent: _Node | None, row: int) -> _Node:
        node = _Node(len(self._nodes), child, parent, row)
        self._nodes.append(node)
        return node

    def show_listing(self, folder: Folder, children: list[FolderLine]) -> None:
        """Show the content of a folder, the first part of it at once."""
        node = self._node_of(folder)
        if node is not None:
            node.is_requested, node.listing = True, children
            self._show_more(node)

    def update(self, listings: Mapping[Folder, list[FolderLine]], total: int) -> None:
        """Show the content of folders after edits; where only counts changed, nothing moves.

        Args:
            listings: Content of every folder that was requested.
            total: Number of entries in the set.
        """
        self._total = total
        if all(self._has_same_names(folder, children) for folder, children in listings.items()):
            for folder, children in listings.items():
                self._update_counts(folder, children)
            self.dataChanged.emit(self.index(0, FolderColumn.COUNT), self.index(0, FolderColumn.COUNT))
            return
        shown = {folder: len(node.nodes) for folder, node in self._by_folder.items() if node.nodes}
        shown[ROOT] = len(self._top.nodes)
        self.beginResetModel()
        self._forget()
        waiting = [self._top]
        while waiting:
            node = waiting.pop()
            folder = node.child.folder
            if folder in listings:
                node.is_requested, node.listing = True, listings[folder]
                self._append(node, max(shown.get(folder, 0), FETCHED_FOLDERS))
                waiting.extend(node.nodes)
        self.endResetModel()
        self.rebuilt.emit()

    def _node_of(self, folder: Folder) -> _Node | None:
        return self._top if folder == ROOT else self._by_folder.get(folder)

    def _has_same_names(self, folder: Folder, children: list[FolderLine]) -> bool:
        node = self._node_of(folder)
        if node is None or node.listing is None:
            return not children
        known = [(child.folder, child.has_children) for child in node.listing]
        return known == [(child.folder, child.has_children) for child in children]

    def _update_counts(self, folder: Folder, children: list[FolderLine]) -> None:
        node = self._node_of(folder)
        if node is None or node.listing is None:
            return
        node.listing = children
        for known, child in zip(node.nodes, children, strict=False):
            known.child = child
        if node.nodes:
            parent, first = self._index_of(node), self._first_row(node)
            last = first + len(node.nodes) - 1
            self.dataChanged.emit(
                self.index(first, FolderColumn.COUNT, parent), self.index(last, FolderColumn.COUNT, parent)
            )

    def _first_row(self, node: _Node) -> int:
        """Return the row of the first folder in a node; hosts come below the line of all folders."""
        return 1 if node is self._top else 0

    def _append(self, node: _Node, count: int) -> None:
        for child in (node.listing or [])[len(node.nodes) : len(node.nodes) + count]:
            added = self._add_node(child, node, len(node.nodes))
            node.nodes.append(added)
            self._by_folder[child.folder] = added

    def _show_more(self, node: _Node) -> None:
        n_hidden = len(node.listing or []) - len(node.nodes)
        if n_hidden <= 0:
            return
        first = self._first_row(node) + len(node.nodes)
        # A view may fetch more as soon as it is told of new rows.
        self._is_inserting = True
        self.beginInsertRows(self._index_of(node), first, first + min(n_hidden, FETCHED_FOLDERS) - 1)
        self._append(node, FETCHED_FOLDERS)
        self.endInsertRows()
        self._is_inserting = False

    def folder_at(self, index: Index) -> Folder | None:
        """Return the folder at an index; `ROOT` for the line of all folders."""
        return self._at(index).child.folder if index.isValid() else None

    def index_of(self, folder: Folder) -> QModelIndex:
        """Return the index of a folder; invalid if the view did not fetch it."""
        if folder == ROOT:
            return self.index(0, 0)
        node = self._by_folder.get(folder)
        return self._index_of(node) if node is not None else QModelIndex()

    def fetched(self) -> Iterator[Folder]:
        """Return all folders that the view fetched."""
        return iter(self._by_folder)

    def _at(self, index: Index) -> _Node:
        return self._nodes[index.internalId()]

    def _index_of(self, node: _Node) -> QModelIndex:
        if node.parent is None:
            return QModelIndex()
        return self.createIndex(self._first_row(node.parent) + node.row, 0, node.number)

    # QAbstractItemModel

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        if parent.isValid():
            return self.createIndex(row, column, self._at(parent).nodes[row].number)
        return self.createIndex(row, column, self._top.number if row == 0 else self._top.nodes[row - 1].number)

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]  # Qt overloads the name
        node = self._at(index) if index.isValid() else self._top
        return self._index_of(node.parent) if node.parent is not None else QModelIndex()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        if not parent.isValid():
            return 1 + len(self._top.nodes)
        node = self._at(parent)
        return 0 if node is self._top or parent.column() != FolderColumn.NAME else len(node.nodes)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return len(FolderColumn)

    def hasChildren(self, parent: Index = NO_INDEX) -> bool:
        if not parent.isValid():
            return True
        node = self._at(parent)
        return node is not self._top and parent.column() == FolderColumn.NAME and node.child.has_children

    def canFetchMore(self, parent: Index) -> bool:
        node = self._at(parent) if parent.isValid() else self._top
        if parent.isValid() and (node is self._top or not node.child.has_children):
            return False
        return not node.is_requested or len(node.nodes) < len(node.listing or [])

    def fetchMore(self, parent: Index) -> None:
        node = self._at(parent) if parent.isValid() else self._top
        if self._is_inserting:
            return
        if node.listing is not None:
            self._show_more(node)
        elif not node.is_requested:
            node.is_requested = True
            self.requested.emit(node.child.folder)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return [self.tr("Folder"), self.tr("Entries")][section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        node, column = self._at(index), index.column()
        count = format_number(self._total if node is self._top else node.child.entries)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return count if column == FolderColumn.COUNT else self._name(node)
            case Qt.ItemDataRole.TextAlignmentRole if column == FolderColumn.COUNT:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.DecorationRole if column == FolderColumn.NAME:
                if node is self._top:
                    return icon("entries")
                folder = node.child.folder
                return icon("missing" if folder.is_odd else "folder" if folder.segments else "host")
            case Qt.ItemDataRole.AccessibleTextRole if column == FolderColumn.NAME:
                return self.tr("{folder}, entries: {count}").format(folder=self._name(node), count=count)
        return None

    def _name(self, node: _Node) -> str:
        folder = node.child.folder
        if node is self._top:
            return self.tr("All folders")
        if folder.is_odd:
            return self.tr("Other addresses")
        name = folder.name.removeprefix(_DEFAULT_SCHEME)
        name = f"{name[:MAX_SHOWN]}…" if len(name) > MAX_SHOWN else name
        return _ISOLATED.format(f"/{name}" if folder.segments else name)

    def explanation(self, index: Index) -> str:
        """Return the tooltip of a folder, as plain text."""
        node = self._at(index)
        if node is self._top:
            return self.tr("Entries of all folders")
        if node.child.folder.is_odd:
            return self.tr("Addresses that are missing, or are not complete web addresses")
        return node.child.folder.address[:_MAX_EXPLAINED]


class FoldersView(PaddedTree):
    """A tree that fetches more of every folder whose last child is visible."""

    @Slot()
    def fetch_visible(self) -> None:
        """Fetch more of the folders whose last child is visible; Qt does so only at the end of the whole tree."""
        model, index = self.model(), self.indexAt(QPoint(0, 0))
        while index.isValid() and self.visualRect(index).top() < self.viewport().height():
            parent = index.parent()
            if index.row() == model.rowCount(parent) - 1 and model.canFetchMore(parent):
                model.fetchMore(parent)
            index = self.indexBelow(index)


# Counting


@dataclass
class _TableEdit:
    """An edit, or several in a row that only insert entries, as following each would take as long as all together.

    Attributes:
        changes: What they changed.
        table: Snapshot after the last of them.
    """

    changes: list[Change]
    table: EntryTable


def _list_folder(folders: Folders, folder: Folder, progress: Progress) -> tuple[Folders, Folder, list[FolderLine]]:
    return folders, folder, folders.children(folder, progress=progress)


def _only_inserts(change: Change) -> bool:
    return len(change.inserted) > 0 and not (len(change.removed) or len(change.cells))


def _follow_edits(
    folders: Folders, edits: list[_TableEdit], requested: Sequence[Folder], progress: Progress
) -> tuple[Folders, Listings]:
    for edit in edits:
        progress.check()
        change, *others = edit.changes
        if others:
            change = Change(inserted=np.concatenate([each.inserted for each in edit.changes]))
        folders = folders.after(change, edit.table)
    # A folder that is gone has no content.
    return folders, {folder: folders.children(folder, progress=progress) for folder in requested}


class FolderCounter(QObject):
    """Lists and counts the requested folders of the open set, and follows its edits.

    Attributes:
        max_synchronous: Sets of up to this many entries are counted without a job.

    Signals:
        listed: Content of a requested folder; carries `Folder` and `FolderLine` folders.
        updated: Edits were followed; carries the `Listings` of all requested folders.
    """

    listed = Signal(object, object)
    updated = Signal(object)

    def __init__(self, session: Session, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._jobs = session, jobs
        self.max_synchronous = MAX_SYNCHRONOUS_ENTRIES
        self._folders: Folders | None = None
        self._requested: list[Folder] = []
        self._waiting: list[Folder] = []
        self._edits: list[_TableEdit] = []
        self._is_stale = False
        self._started = self._took = 0.0
        self._job: Job | None = None
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settling.timeout.connect(self._update)
        session.changed.connect(self._note_edit)

    @property
    def is_busy(self) -> bool:
        """Whether folders are being counted, or soon will be."""
        return self._job is not None or self._settling.isActive()

    @Slot(object)
    def request(self, folder: Folder) -> None:
        """List a folder, and keep it up to date from now on."""
        if folder not in self._requested:
            self._requested.append(folder)
        if self._is_synchronous:
            self.listed.emit(folder, self._current_folders().children(folder))
        else:
            self._waiting.append(folder)
            self._continue()

    @property
    def _is_synchronous(self) -> bool:
        is_small = len(self._session.document.table) <= self.max_synchronous and not self._session.is_being_read
        return self._job is None and is_small

    def _current_folders(self) -> Folders:
        if self._folders is None:
            self._folders = Folders(self._session.document.table.snapshot())
            self._edits = []
        return self._folders

    @Slot(object)
    def _note_edit(self, change: Change) -> None:
        if not self._requested or not ("loc" in change.fields or len(change.inserted) or len(change.removed)):
            return
        self._is_stale = True
        if self._folders is not None:
            table = self._session.document.table.snapshot()
            last = self._edits[-1] if self._edits else None
            if last is not None and _only_inserts(change) and _only_inserts(last.changes[-1]):
                last.changes.append(change)
                last.table = table
            else:
                self._edits.append(_TableEdit([change], table))
        if len(self._edits) > _MAX_FOLLOWED:
            self._folders = None
            self._edits.clear()
        self._settle()

    def _settle(self) -> None:
        """Update once edits have settled; while a set is loaded, now and then."""
        if not self._session.is_being_read:
            self._settling.start(_SETTLE_MS)
        elif not self._settling.isActive():
            self._settling.start(max(_LOADING_MS, round(self._took * 1_000 / _LOADING_SHARE)))

    @Slot()
    def _update(self) -> None:
        if self._job is not None:
            # Its end continues with this.
            return
        self._is_stale = False
        folders = self._current_folders()
        edits, self._edits = self._edits, []
        self._started = monotonic()
        work = partial(_follow_edits, folders, edits, tuple(self._requested))
        if self._is_synchronous:
            self._keep(work(Progress()))
        else:
            self._start(work).finished.connect(self._keep)

    @Slot(object)
    def _keep(self, found: tuple[Folders, Listings]) -> None:
        self._took = monotonic() - self._started
        if self._folders is not None:
            self._folders, listings = found
            self.updated.emit(listings)

    # Jobs, one at a time

    def _continue(self) -> None:
        if self._job is not None:
            return
        if self._is_stale and self._session.is_being_read:
            self._settle()
        elif self._is_stale:
            self._update()
        if self._waiting and self._job is None:
            work = partial(_list_folder, self._current_folders(), self._waiting.pop(0))
            self._start(work).finished.connect(self._keep_listing)

    def _start(self, work: Work) -> Job:
        self._job = self._jobs.start(self.tr("Counting folders"), work)
        self._job.ended.connect(self._end)
        return self._job

    @Slot(object)
    def _keep_listing(self, found: tuple[Folders, Folder, list[FolderLine]]) -> None:
        folders, folder, children = found
        if folders is self._folders:
            self.listed.emit(folder, children)

    @Slot()
    def _end(self) -> None:
        if self.sender() is self._job:
            self._job = None
            self._continue()

    def clear(self) -> None:
        """Forget everything: another set is open."""
        if self._job is not None:
            self._job.cancel()
            self._job.finished.disconnect()
            self._job = None
        self._settling.stop()
        self._folders, self._is_stale = None, False
        self._requested, self._waiting, self._edits = [], [], []


# The panel


class FoldersPanel(QWidget):
    """The tree of folders, and the menu of a folder.

    Attributes:
        tree: Model.
        view: View of the tree.
        menu: Commands on the entries of a folder.
        counter: Counts the folders.

    Signals:
        chosen: The table shall show the entries of a folder; carries its URL, or None for all.
        bulk_edit_requested: Entries shall be edited in bulk; carries their slots, in the order of the set.
        move_requested: Entries shall be moved to another sitemap; carries their slots.
        export_requested: Entries shall be exported; carries their slots.
    """

    chosen = Signal(object)
    bulk_edit_requested = Signal(object)
    move_requested = Signal(object)
    export_requested = Signal(object)

    def __init__(
        self, session: Session, jobs: Jobs, finish_editing: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        """Create the panel.

        Args:
            session: The open document.
            jobs: For counting in large sets.
            finish_editing: Keeps the text of an open editor, before a command of the menu.
            parent: Parent widget.
        """
        super().__init__(parent)
        self._session, self._finish_editing = session, finish_editing
        self._is_new = True
        self._expanded: set[Folder] = set()
        self._current: Folder = ROOT
        self._menu_folder: Folder = ROOT
        self.counter = FolderCounter(session, jobs, self)
        self.tree = FolderTree(self)
        self.view = FoldersView(self.tree, self)
        self._set_up_view()
        self.menu = QMenu(self)
        self.menu.addAction(icon("fill-selection"), self.tr("&Set field …"), self._bulk_edit)
        self._move_action = self.menu.addAction(icon("move-entries"), self.tr("&Move entries to …"), self._move)
        self.menu.addAction(icon("export"), self.tr("&Export entries …"), self._export)
        self.menu.addAction(icon("copy"), self.tr("&Copy address"), self._copy_address)
        self.menu.addSeparator()
        self.menu.addAction(icon("delete"), self.tr("&Delete entries"), self._delete)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.tree.requested.connect(self.counter.request)
        self.tree.rebuilt.connect(self._restore_view)
        self.counter.listed.connect(self._show_listing)
        self.counter.updated.connect(self._update)
        self.view.selectionModel().currentChanged.connect(self._choose)
        self.view.customContextMenuRequested.connect(self._show_menu)
        self.view.verticalScrollBar().valueChanged.connect(self.view.fetch_visible)
        self.view.expanded.connect(self._note_expanded)
        self.view.collapsed.connect(self._note_collapsed)
        session.replaced.connect(self.show_document)
        self.show_document()

    def _set_up_view(self) -> None:
        view = self.view
        view.setAccessibleName(self.tr("Folders of the addresses"))
        view.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        header = view.header()
        header.hide()
        header.setSectionResizeMode(FolderColumn.NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(FolderColumn.COUNT, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(FolderColumn.COUNT, scaled(_COUNT_PIXELS))

    @Slot()
    def show_document(self) -> None:
        """Show the folders of the open set, which are counted once the panel is visible."""
        self.counter.clear()
        self._expanded, self._current, self._is_new = set(), ROOT, True
        was_blocked = self.view.selectionModel().blockSignals(True)
        self.tree.clear(len(self._session.document.table))
        self.view.setCurrentIndex(self.tree.index_of(ROOT))
        self.view.selectionModel().blockSignals(was_blocked)
        if self.isVisible():
            self._start()

    def show_chosen(self, address: str | None) -> None:
        """Select the folder that the table shows, by its URL; None for all."""
        folder = (folder_named(address) if address else None) or ROOT
        if folder != self._current:
            self._current = folder
            self._select(folder)

    @property
    def address(self) -> str | None:
        """URL of the chosen folder; None for all."""
        return self._current.address or None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._start()

    def _start(self) -> None:
        if self._is_new:
            self._is_new = False
            self.tree.fetchMore(QModelIndex())

    @Slot(object, object)
    def _show_listing(self, folder: Folder, children: list[FolderLine]) -> None:
        self.tree.show_listing(folder, children)
        hosts = [child.folder for child in children if not child.folder.is_odd] if folder == ROOT else []
        if len(hosts) == 1:
            self.view.expand(self.tree.index_of(hosts[0]))

    @Slot(object)
    def _update(self, listings: Listings) -> None:
        self.tree.update(listings, len(self._session.document.table))

    @Slot()
    def _restore_view(self) -> None:
        """Expand and select what was so before the tree was rebuilt."""
        for folder in list(self.tree.fetched()):
            if folder in self._expanded:
                self.view.expand(self.tree.index_of(folder))
        self._select(self._current)

    def _select(self, folder: Folder) -> None:
        model, index = self.view.selectionModel(), self.tree.index_of(folder)
        was_blocked = model.blockSignals(True)
        if index.isValid():
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            model.setCurrentIndex(index, flags)
        else:
            model.clear()
        model.blockSignals(was_blocked)
        self.view.viewport().update()

    @Slot(QModelIndex)
    def _note_expanded(self, index: QModelIndex) -> None:
        if (folder := self.tree.folder_at(index)) is not None:
            self._expanded.add(folder)

    @Slot(QModelIndex)
    def _note_collapsed(self, index: QModelIndex) -> None:
        if (folder := self.tree.folder_at(index)) is not None:
            self._expanded.discard(folder)

    @Slot(QModelIndex, QModelIndex)
    def _choose(self, current: QModelIndex, _: QModelIndex) -> None:
        folder = self.tree.folder_at(current)
        if folder is not None and folder != self._current:
            self._current = folder
            self.chosen.emit(folder.address or None)

    # The menu of a folder

    @Slot(QPoint)
    def _show_menu(self, place: QPoint) -> None:
        folder = self.tree.folder_at(self.view.indexAt(place))
        if folder is not None and folder != ROOT:
            self.prepare_menu(folder)
            self.menu.popup(self.view.viewport().mapToGlobal(place))

    def prepare_menu(self, folder: Folder) -> None:
        """Let the menu apply to a folder."""
        self._menu_folder = folder
        self._move_action.setEnabled(takes_sitemaps(self._session.document))

    def _menu_slots(self) -> SlotArray:
        """Return the entries of the folder, in the order of the set."""
        self._finish_editing()
        condition = Condition("folder", "in", values=(self._menu_folder.address,))
        return matching(Filter((condition,)), self._session.document.table)

    @Slot()
    def _bulk_edit(self) -> None:
        self.bulk_edit_requested.emit(self._menu_slots())

    @Slot()
    def _move(self) -> None:
        self.move_requested.emit(self._menu_slots())

    @Slot()
    def _export(self) -> None:
        self.export_requested.emit(self._menu_slots())

    @Slot()
    def _copy_address(self) -> None:
        QGuiApplication.clipboard().setText(self._menu_folder.address)

    @Slot()
    def _delete(self) -> None:
        slots = self._menu_slots()
        count = len(slots)
        if count:
            positions = np.sort(self._session.document.table.positions()[slots]).astype(np.int64)
            title = self.tr("Delete entry") if count == 1 else self.tr("Delete %Ln entries", "", count)
            self._session.push(title, RemoveEntries(positions))

    def sizeHint(self) -> QSize:
        return QSize(scaled(250), 240)

    def minimumSizeHint(self) -> QSize:
        # Names of folders stay readable in a narrow window.
        return QSize(scaled(150), scaled(40))
