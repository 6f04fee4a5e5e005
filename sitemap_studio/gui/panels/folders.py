"""The folders panel: hosts and folders of the URLs, with the number of entries in each.

Folders are listed once they are opened, at once in sets of usual size, else in jobs; after edits of URLs, once these
have settled, all lists are updated.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from time import monotonic
from typing import Final

import numpy as np
from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
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
from PySide6.QtGui import QHelpEvent, QShowEvent
from PySide6.QtWidgets import QHeaderView, QToolTip, QTreeView, QVBoxLayout, QWidget

from sitemap_studio.core.progress import Progress
from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.jobs import MAX_SYNCHRONOUS_ENTRIES, Job, Jobs, Work
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index, PaddedDelegate
from sitemap_studio.gui.words.texts import as_tooltip
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.search.folders import ROOT, Child, Folder, Folders, folder_named

Listings = dict[Folder, list[Child]]
"""What lies in some folders."""

SETTLE_MS: Final = 150
"""Edits that come in a burst are counted at once."""

_MOST_FOLLOWED: Final = 50
"""More edits than these are not followed one by one; all is counted anew."""

_READING_MS: Final = 1_000
"""While a set is read, what has come is counted no sooner: a million entries are there before it is worth while."""

_SHARE: Final = 0.1
"""Of the time in which a set is read, what counting what has come may take."""


@dataclass
class _Edit:
    """An edit, or several in a row that only bring entries: to follow each of them would take as long as all.

    Attributes:
        changes: What they touched.
        table: What the table was after the last of them.
    """

    changes: list[Change]
    table: EntryTable

    @property
    def change(self) -> Change:
        """What all of them touched."""
        first, *others = self.changes
        return Change(inserted=np.concatenate([change.inserted for change in self.changes])) if others else first


class FolderCounting(QObject):
    """Counts folders.

    Attributes:
        at_once: In sets of up to so many entries folders are counted before anything else happens.
        settling: Waits for edits to come to an end.

    Signals:
        listed: A folder that was asked for, and its `Child` folders.
        updated: After edits, the `Listings` of all folders that were asked for.
    """

    listed = Signal(object, object)
    updated = Signal(object)

    def __init__(self, session: Session, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._jobs = session, jobs
        self.at_once = MAX_SYNCHRONOUS_ENTRIES
        self._folders: Folders | None = None
        self._asked: list[Folder] = []
        self._waiting: list[Folder] = []
        self._edits: list[_Edit] = []
        self._is_stale = False
        self._began = self._took = 0.0
        self._job: Job | None = None
        self.settling = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self.settling.timeout.connect(self._update)
        session.replaced.connect(self._forget)
        session.changed.connect(self._note)

    @property
    def is_busy(self) -> bool:
        """Whether something is being counted, or soon will be."""
        return self._job is not None or self.settling.isActive()

    def ask(self, folder: Folder) -> None:
        """Find out what lies in a folder; from now on it is kept up to date."""
        if folder not in self._asked:
            self._asked.append(folder)
        if self._counts_at_once:
            self.listed.emit(folder, self._known().children(folder))
        else:
            self._waiting.append(folder)
            self._go_on()

    @property
    def _counts_at_once(self) -> bool:
        is_small = len(self._session.document.table) <= self.at_once and not self._session.is_being_read
        return self._job is None and is_small

    def _known(self) -> Folders:
        if self._folders is None:
            self._folders = Folders(self._session.document.table.snapshot())
            self._edits = []
        return self._folders

    # Following edits

    @Slot(object)
    def _note(self, change: Change) -> None:
        if not self._asked or not ("loc" in change.fields or len(change.inserted) or len(change.removed)):
            return
        self._is_stale = True
        if self._folders is not None:
            self._follow(change, self._session.document.table.snapshot())
        if len(self._edits) > _MOST_FOLLOWED:
            self._folders = None
            self._edits.clear()
        self._settle()

    def _follow(self, change: Change, table: EntryTable) -> None:
        last = self._edits[-1] if self._edits else None
        if last is not None and _only_brings(change) and _only_brings(last.changes[-1]):
            last.changes.append(change)
            last.table = table
        else:
            self._edits.append(_Edit([change], table))

    def _settle(self) -> None:
        """Count once edits have come to an end; files come without end, and are counted now and then."""
        if not self._session.is_being_read:
            self.settling.start(SETTLE_MS)
        elif not self.settling.isActive():
            self.settling.start(max(_READING_MS, round(self._took * 1_000 / _SHARE)))

    @Slot()
    def _update(self) -> None:
        """Put right all that was asked for."""
        if self._job is not None:
            # Its end goes on with this.
            return
        self._is_stale = False
        folders = self._known()
        edits, self._edits = self._edits, []
        self._began = monotonic()
        work = partial(_updated, folders, edits, tuple(self._asked))
        if self._counts_at_once:
            self._keep(work(Progress()))
        else:
            self._start(work).finished.connect(self._keep)

    @Slot(object)
    def _keep(self, found: tuple[Folders, Listings]) -> None:
        self._took = monotonic() - self._began
        if self._folders is not None:
            self._folders, listings = found
            self.updated.emit(listings)

    # Jobs, one at a time: two would get in each other's way

    def _go_on(self) -> None:
        if self._job is not None:
            return
        if self._is_stale and self._session.is_being_read:
            self._settle()
        elif self._is_stale:
            self._update()
        if self._waiting and self._job is None:
            folder = self._waiting.pop(0)
            job = self._start(partial(_listed, self._known(), folder))
            job.finished.connect(self._tell)

    def _start(self, work: Work) -> Job:
        self._job = self._jobs.start(self.tr("Counting folders"), work)
        self._job.ended.connect(self._end)
        return self._job

    @Slot(object)
    def _tell(self, found: tuple[Folders, Folder, list[Child]]) -> None:
        folders, folder, children = found
        if folders is self._folders:
            self.listed.emit(folder, children)

    @Slot()
    def _end(self) -> None:
        if self.sender() is self._job:
            self._job = None
            self._go_on()

    @Slot()
    def _forget(self) -> None:
        """Another set is open."""
        if self._job is not None:
            self._job.cancel()
            self._job.finished.disconnect()
            self._job = None
        self.settling.stop()
        self._folders, self._is_stale = None, False
        self._asked, self._waiting, self._edits = [], [], []


def _listed(folders: Folders, folder: Folder, progress: Progress) -> tuple[Folders, Folder, list[Child]]:
    return folders, folder, folders.children(folder, progress=progress)


def _only_brings(change: Change) -> bool:
    """Whether a change does nothing to addresses but to bring some."""
    return len(change.inserted) > 0 and not (len(change.removed) or len(change.cells))


def _updated(
    folders: Folders, edits: list[_Edit], asked: Sequence[Folder], progress: Progress
) -> tuple[Folders, Listings]:
    for edit in edits:
        progress.check()
        folders = folders.after(edit.change, edit.table)
    present: Listings = {}
    for folder in asked:
        # A folder that is gone has nothing in it.
        present[folder] = folders.children(folder, progress=progress)
    return folders, present


STEP: Final = 500
"""So many folders are handed to Qt at a time."""

MAX_SHOWN: Final = 300
"""Of a longer name so many characters are shown; its tooltip has more of it."""

_USUAL: Final = "https://"
"""Goes without saying before the names of hosts."""

_MAX_TOLD: Final = 2_000
_ISOLATED: Final = "\u2068{}\u2069"


class FolderColumn(IntEnum):
    """The columns of the tree."""

    NAME = 0
    COUNT = 1


class _Node:
    """One folder in the tree.

    Attributes:
        child: The folder and its count.
        parent: The node that it lies in; None at the top.
        row: Its place there.
        listing: What lies in it; None while nobody knows.
        nodes: Those of them that Qt knows.
        is_asked: Whether what lies in it was asked for.
    """

    def __init__(self, number: int, child: Child, parent: _Node | None, row: int) -> None:
        self.number, self.child, self.parent, self.row = number, child, parent, row
        self.listing: list[Child] | None = None
        self.nodes: list[_Node] = []
        self.is_asked = False


class FolderTree(QAbstractItemModel):
    """Hosts and folders.

    Signals:
        asked: Somebody wants to know what lies in this `Folder`.
        rebuilt: Folders came or went: the tree is another.
    """

    asked = Signal(object)
    rebuilt = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._total = 0
        self._is_inserting = False
        self._nodes: list[_Node] = []
        self._top = self._node(Child(ROOT, 0, has_children=True), None, 0)
        self._by_folder: dict[Folder, _Node] = {}

    def clear(self, total: int) -> None:
        """Show another set, of which nothing is known but how many entries it has."""
        self.beginResetModel()
        self._forget()
        self._total = total
        self.endResetModel()

    def _forget(self) -> None:
        self._nodes, self._by_folder = [], {}
        self._top = self._node(Child(ROOT, 0, has_children=True), None, 0)

    def _node(self, child: Child, parent: _Node | None, row: int) -> _Node:
        node = _Node(len(self._nodes), child, parent, row)
        self._nodes.append(node)
        return node

    # What lies in folders

    def show_listing(self, folder: Folder, children: list[Child]) -> None:
        """Show what lies in a folder, the first of it at once."""
        node = self._top if folder == ROOT else self._by_folder.get(folder)
        if node is None:
            return
        node.is_asked, node.listing = True, children
        self._show_more(node)

    def update(self, listings: Mapping[Folder, list[Child]], total: int) -> None:
        """Show what folders hold after edits; where only counts are new, nothing moves.

        Args:
            listings: What lies in every folder that was asked for.
            total: How many entries the set has.
        """
        self._total = total
        if all(self._has_same_names(folder, children) for folder, children in listings.items()):
            for folder, children in listings.items():
                self._take_counts(folder, children)
            self.dataChanged.emit(self.index(0, FolderColumn.COUNT), self.index(0, FolderColumn.COUNT))
            return
        shown = {folder: len(node.nodes) for folder, node in self._by_folder.items() if node.nodes}
        shown[ROOT] = len(self._top.nodes)
        self.beginResetModel()
        self._forget()
        self._rebuild(self._top, listings, shown)
        self.endResetModel()
        self.rebuilt.emit()

    def _has_same_names(self, folder: Folder, children: list[Child]) -> bool:
        node = self._top if folder == ROOT else self._by_folder.get(folder)
        if node is None or node.listing is None:
            return not children
        known = [(child.folder, child.has_children) for child in node.listing]
        return known == [(child.folder, child.has_children) for child in children]

    def _take_counts(self, folder: Folder, children: list[Child]) -> None:
        node = self._top if folder == ROOT else self._by_folder.get(folder)
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
        """The row of the first folder in a node: the line of all folders stands above the hosts."""
        return 1 if node is self._top else 0

    def _rebuild(self, node: _Node, listings: Mapping[Folder, list[Child]], shown: Mapping[Folder, int]) -> None:
        """Give a node what lies in it, and as much of that to Qt as it knew before."""
        waiting = [node]
        while waiting:
            node = waiting.pop()
            folder = node.child.folder
            if folder not in listings:
                continue
            node.is_asked, node.listing = True, listings[folder]
            self._append(node, max(shown.get(folder, 0), STEP))
            waiting.extend(node.nodes)

    def _append(self, node: _Node, count: int) -> None:
        assert node.listing is not None  # only what is known is shown
        for child in node.listing[len(node.nodes) : len(node.nodes) + count]:
            known = self._node(child, node, len(node.nodes))
            node.nodes.append(known)
            self._by_folder[child.folder] = known

    def _show_more(self, node: _Node) -> None:
        listing = node.listing or []
        left = len(listing) - len(node.nodes)
        if left <= 0:
            return
        first = self._first_row(node) + len(node.nodes)
        # Whoever hears of rows that come may ask for more at once.
        self._is_inserting = True
        self.beginInsertRows(self._index_of(node), first, first + min(left, STEP) - 1)
        self._append(node, STEP)
        self.endInsertRows()
        self._is_inserting = False

    def folder_at(self, index: Index) -> Folder | None:
        """The folder at a place; `ROOT` for the line of all folders, None for none."""
        return self._at(index).child.folder if index.isValid() else None

    def place_of(self, folder: Folder) -> QModelIndex:
        """Where a folder stands; invalid where Qt does not know it."""
        if folder == ROOT:
            return self.index(0, 0)
        node = self._by_folder.get(folder)
        return self._index_of(node) if node is not None else QModelIndex()

    def _at(self, index: Index) -> _Node:
        return self._nodes[index.internalId()]

    def _index_of(self, node: _Node) -> QModelIndex:
        if node.parent is None:
            return QModelIndex()
        return self.createIndex(self._first_row(node.parent) + node.row, 0, node.number)

    def shown(self) -> Iterator[Folder]:
        """All folders that Qt knows."""
        return iter(self._by_folder)

    # What Qt asks

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
        return not node.is_asked or len(node.nodes) < len(node.listing or [])

    def fetchMore(self, parent: Index) -> None:
        node = self._at(parent) if parent.isValid() else self._top
        if self._is_inserting:
            return
        if node.listing is not None:
            self._show_more(node)
        elif not node.is_asked:
            node.is_asked = True
            self.asked.emit(node.child.folder)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return [self.tr("Folder"), self.tr("Entries")][section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        node, column = self._at(index), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._count(node) if column == FolderColumn.COUNT else self._name(node)
            case Qt.ItemDataRole.TextAlignmentRole if column == FolderColumn.COUNT:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.DecorationRole if column == FolderColumn.NAME:
                return icon(self._drawing(node))
            case Qt.ItemDataRole.AccessibleTextRole if column == FolderColumn.NAME:
                return self.tr("{folder}, entries: {count}").format(folder=self._name(node), count=self._count(node))
        return None

    def _name(self, node: _Node) -> str:
        folder = node.child.folder
        if node is self._top:
            return self.tr("All folders")
        if folder.is_odd:
            return self.tr("Other addresses")
        name = folder.name.removeprefix(_USUAL)
        name = f"{name[:MAX_SHOWN]}…" if len(name) > MAX_SHOWN else name
        return _ISOLATED.format(f"/{name}" if folder.segments else name)

    def _count(self, node: _Node) -> str:
        return format_number(self._total if node is self._top else node.child.entries)

    def _drawing(self, node: _Node) -> str:
        if node is self._top:
            return "entries"
        if node.child.folder.is_odd:
            return "missing"
        return "folder" if node.child.folder.segments else "host"

    def explanation(self, index: Index) -> str:
        """What there is to know of a folder, as plain text."""
        node = self._at(index)
        if node is self._top:
            return self.tr("Entries of all folders")
        if node.child.folder.is_odd:
            return self.tr("Addresses that are missing, or are not complete web addresses")
        return node.child.folder.address[:_MAX_TOLD]


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
        view.setItemDelegate(PaddedDelegate(view))
        view.setUniformRowHeights(True)
        view.setIconSize(QSize(16, 16))
        view.setIndentation(14)
        view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        view.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header = view.header()
        header.hide()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(FolderColumn.NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(FolderColumn.COUNT, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(FolderColumn.COUNT, scaled(_COUNT_PIXELS))

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
