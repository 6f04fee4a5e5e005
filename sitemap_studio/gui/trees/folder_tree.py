"""The folders of a set as a Qt model: all of them at row 0, hosts below it, folders in these.

What lies in a folder is asked for when it is opened, and handed to Qt in steps. Counting is done elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt, Signal

from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.widgets.model_index import NO_INDEX, Index
from sitemap_studio.search.folders import ROOT, Child, Folder

STEP: Final = 500
"""So many folders are handed to Qt at a time."""

MAX_SHOWN: Final = 300
"""Of a longer name so many characters are shown; its tooltip has more of it."""

_USUAL: Final = "https://"
"""Goes without saying before the names of hosts."""

_MAX_TOLD: Final = 2_000
_ISOLATED: Final = "\u2068{}\u2069"


class Column(IntEnum):
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
            self.dataChanged.emit(self.index(0, Column.COUNT), self.index(0, Column.COUNT))
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
            self.dataChanged.emit(self.index(first, Column.COUNT, parent), self.index(last, Column.COUNT, parent))

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
        return 0 if node is self._top or parent.column() != Column.NAME else len(node.nodes)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return len(Column)

    def hasChildren(self, parent: Index = NO_INDEX) -> bool:
        if not parent.isValid():
            return True
        node = self._at(parent)
        return node is not self._top and parent.column() == Column.NAME and node.child.has_children

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
                return self._count(node) if column == Column.COUNT else self._name(node)
            case Qt.ItemDataRole.TextAlignmentRole if column == Column.COUNT:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.DecorationRole if column == Column.NAME:
                return icon(self._drawing(node))
            case Qt.ItemDataRole.AccessibleTextRole if column == Column.NAME:
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
