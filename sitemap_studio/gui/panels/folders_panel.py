"""The folders panel: hosts and folders of the URLs, with the number of entries in each.

Folders are listed once they are opened, at once in sets of usual size, else in jobs. After edits of URLs, once these
have settled, all lists are updated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
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
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.i18n import counted, format_number
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.background_jobs import MAX_SYNCHRONOUS_ENTRIES, Job, Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.planned_edits import plan_text
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index, PaddedTree
from sitemap_studio.model.edits import Change, RemoveEntries
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import CHANGEFREQS
from sitemap_studio.search.filter_language import Condition, Filter
from sitemap_studio.search.filters import matching
from sitemap_studio.search.url_folders import ROOT, Folder, FolderLine, Folders, folder_named

Listings = dict[Folder, list[FolderLine]]
FETCHED_FOLDERS: Final = 500  # number of folders that the view fetches at a time
MAX_SHOWN: Final = 300
_MAX_EXPLAINED: Final = 2_000  # maximum length of a URL in a tooltip
_SETTLE_MS: Final = 150  # edits within this time are counted together
_LOADING_MS: Final = 1_000  # minimum time between counts while a set is loaded
_LOADING_SHARE: Final = 0.1  # maximum share of the loading time that counting takes
_DEFAULT_SCHEME: Final = "https://"
_ISOLATED: Final = "\u2068{}\u2069"
_COUNT_PIXELS: Final = 78

NAME, COUNT = range(2)  # columns


# The tree


class FolderTree(QAbstractItemModel):
    """All folders at row 0, then hosts with their folders, of which the view fetches some at a time."""

    requested = Signal(object)  # the content of a folder is needed; carries the `Folder`
    rebuilt = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_inserting = False
        self.clear(0)

    def clear(self, total: int) -> None:
        """Show another set, of which only the number of entries is known."""
        self.beginResetModel()
        self._forget(total)
        self.endResetModel()

    def _forget(self, total: int) -> None:
        """Forget all folders; indexes have a place in `_folders` as internal id, and `_places` has it with the row."""
        self._folders: list[Folder] = [ROOT]
        self._places: dict[Folder, tuple[int, int]] = {ROOT: (0, 0)}
        self._lines = {ROOT: FolderLine(ROOT, total, has_children=True)}
        self._listings: Listings = {}
        self._n_fetched: dict[Folder, int] = {}
        self._requested: set[Folder] = set()

    def show_listing(self, folder: Folder, children: list[FolderLine]) -> None:
        if folder in self._places:
            self._requested.add(folder)
            self._listings[folder] = children
            self._show_more(folder)

    def update(self, listings: Mapping[Folder, list[FolderLine]], total: int) -> None:
        """Show the content of all requested folders after edits; where only counts changed, nothing moves."""
        if all(_names(self._listings.get(folder, [])) == _names(lines) for folder, lines in listings.items()):
            self._lines[ROOT] = FolderLine(ROOT, total, has_children=True)
            changed = [[ROOT]]
            for folder, lines in listings.items():
                self._listings[folder] = lines
                fetched = lines[: self._n_fetched.get(folder, 0)]
                self._lines |= {line.folder: line for line in fetched}
                changed.append([line.folder for line in fetched])
            for folders in filter(None, changed):
                ends = (self.index_of(folder).siblingAtColumn(COUNT) for folder in (folders[0], folders[-1]))
                self.dataChanged.emit(*ends)
            return
        shown = self._n_fetched
        self.beginResetModel()
        self._forget(total)
        waiting = [ROOT]
        while waiting:
            folder = waiting.pop()
            if folder in listings:
                self._requested.add(folder)
                self._listings[folder] = listings[folder]
                waiting += self._append(folder, max(shown.get(folder, 0), FETCHED_FOLDERS))
        self.endResetModel()
        self.rebuilt.emit()

    def _first_row(self, folder: Folder) -> int:
        """Return the row of the first folder in another one; hosts come below the line of all folders."""
        return 1 if folder == ROOT else 0

    def _append(self, folder: Folder, count: int) -> list[Folder]:
        """Take up more of the content of a folder, and return it."""
        n_fetched = self._n_fetched.get(folder, 0)
        lines = self._listings[folder][n_fetched : n_fetched + count]
        for row, line in enumerate(lines, n_fetched + self._first_row(folder)):
            self._places[line.folder] = len(self._folders), row
            self._folders.append(line.folder)
            self._lines[line.folder] = line
        self._n_fetched[folder] = n_fetched + len(lines)
        return [line.folder for line in lines]

    def _show_more(self, folder: Folder) -> None:
        n_fetched = self._n_fetched.get(folder, 0)
        count = min(len(self._listings[folder]) - n_fetched, FETCHED_FOLDERS)
        if count > 0:
            first = self._first_row(folder) + n_fetched
            # A view may fetch more as soon as there are new rows.
            self._is_inserting = True
            self.beginInsertRows(QModelIndex() if folder == ROOT else self.index_of(folder), first, first + count - 1)
            self._append(folder, count)
            self.endInsertRows()
            self._is_inserting = False

    def folder_at(self, index: Index) -> Folder | None:
        """Return the folder at an index; `ROOT` for the line of all folders."""
        return self._folders[index.internalId()] if index.isValid() else None

    def index_of(self, folder: Folder) -> QModelIndex:
        """Return the index of a folder; invalid if the view did not fetch it."""
        number, row = self._places.get(folder, (-1, -1))
        return self.createIndex(row, 0, number) if number >= 0 else QModelIndex()

    def fetched(self) -> Iterator[Folder]:
        return iter(self._places)

    # QAbstractItemModel

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        folder = self.folder_at(parent) or ROOT
        place = row - self._first_row(folder)
        found = self._listings[folder][place].folder if place >= 0 else ROOT
        return self.createIndex(row, column, self._places[found][0])

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]  # Qt overloads the name
        folder = self.folder_at(index)
        parent = folder.parent if folder is not None else None
        return QModelIndex() if parent is None or parent == ROOT else self.index_of(parent)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        folder = self.folder_at(parent)
        if folder is None:
            return 1 + self._n_fetched.get(ROOT, 0)
        return 0 if folder == ROOT or parent.column() != NAME else self._n_fetched.get(folder, 0)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 2

    def hasChildren(self, parent: Index = NO_INDEX) -> bool:
        folder = self.folder_at(parent)
        if folder is None:
            return True
        return folder != ROOT and parent.column() == NAME and self._lines[folder].has_children

    def canFetchMore(self, parent: Index) -> bool:
        folder = self.folder_at(parent) or ROOT
        if parent.isValid() and not self.hasChildren(parent):
            return False
        return folder not in self._requested or self._n_fetched.get(folder, 0) < len(self._listings.get(folder, ()))

    def fetchMore(self, parent: Index) -> None:
        folder = self.folder_at(parent) or ROOT
        if self._is_inserting:
            return
        if folder in self._listings:
            self._show_more(folder)
        elif folder not in self._requested:
            self._requested.add(folder)
            self.requested.emit(folder)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        is_title = role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal
        return [self.tr("Folder"), self.tr("Entries")][section] if is_title else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        folder = self.folder_at(index)
        if folder is None:
            return None
        count, name = format_number(self._lines[folder].entries), self._name(folder)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return count if index.column() == COUNT else name
            case Qt.ItemDataRole.TextAlignmentRole if index.column() == COUNT:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.DecorationRole if index.column() == NAME:
                if folder == ROOT:
                    return icon("entries")
                return icon("missing" if folder.is_odd else "folder" if folder.segments else "host")
            case Qt.ItemDataRole.AccessibleTextRole if index.column() == NAME:
                return self.tr("{folder}, entries: {count}").format(folder=name, count=count)
        return None

    def _name(self, folder: Folder) -> str:
        if folder == ROOT:
            return self.tr("All folders")
        if folder.is_odd:
            return self.tr("Other URLs")
        name = folder.name.removeprefix(_DEFAULT_SCHEME)
        name = f"{name[:MAX_SHOWN]}…" if len(name) > MAX_SHOWN else name
        return _ISOLATED.format(f"/{name}" if folder.segments else name)

    def explanation(self, index: Index) -> str:
        folder = self.folder_at(index)
        if folder is None or folder == ROOT:
            return ""
        if folder.is_odd:
            return self.tr("Missing and incomplete URLs")
        return folder.address[:_MAX_EXPLAINED]


def _names(lines: list[FolderLine]) -> list[tuple[Folder, bool]]:
    return [(line.folder, line.has_children) for line in lines]


# Counting


def _list_folders(folders: Folders, requested: Sequence[Folder], progress: Progress) -> Listings:
    return {folder: folders.children(folder, progress=progress) for folder in requested}


class FolderCounter(QObject):
    """Lists and counts the requested folders of the open set, or of one sitemap, and counts them anew after edits."""

    listed = Signal(object, object)  # content of a requested folder; carries `Folder` and `FolderLine` folders
    updated = Signal(object, int)  # the `Listings` of all requested folders, counted anew, and the number of entries

    def __init__(self, session: Session, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._jobs = session, jobs
        self.max_synchronous = MAX_SYNCHRONOUS_ENTRIES  # sets of up to this many entries are counted without a job
        self.sitemaps: tuple[int, ...] = ()  # whose entries are counted; empty for all
        self._folders: Folders | None = None
        self._requested: list[Folder] = []
        self._waiting: list[Folder] = []
        self._is_stale = False
        self._started = self._took = 0.0
        self._job: Job | None = None
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settling.timeout.connect(self._count)
        session.changed.connect(self._note_edit)

    def _slots(self) -> SlotArray | None:
        return self._session.document.table.slots_in_any(self.sitemaps) if self.sitemaps else None

    @property
    def total(self) -> int:
        """Number of entries in all folders."""
        slots = self._slots()
        return len(self._session.document.table) if slots is None else len(slots)

    def among(self, slots: SlotArray) -> SlotArray:
        """Return those of some entries that are counted, in their order."""
        own = self._slots()
        return slots if own is None else slots[np.isin(slots, own)]

    def show_sitemaps(self, sitemaps: tuple[int, ...]) -> None:
        """Count the entries of some sitemaps; none for all."""
        if sitemaps != self.sitemaps:
            self.sitemaps, self._folders, self._is_stale = sitemaps, None, True
            self._settle()

    @property
    def is_busy(self) -> bool:
        return self._job is not None or self._settling.isActive()

    @Slot(object)
    def request(self, folder: Folder) -> None:
        """List a folder, and keep it up to date from now on."""
        if folder not in self._requested:
            self._requested.append(folder)
        self._waiting.append(folder)
        self._count()

    @Slot(object)
    def _note_edit(self, change: Change) -> None:
        if not self._requested or not ("loc" in change.fields or len(change.inserted) or len(change.removed)):
            return
        self._is_stale, self._folders = True, None
        self._settle()

    def _settle(self) -> None:
        """Count anew once edits have settled; while a set is loaded, now and then."""
        if not self._session.document.is_being_read:
            self._settling.start(_SETTLE_MS)
        elif not self._settling.isActive():
            self._settling.start(max(_LOADING_MS, round(self._took * 1_000 / _LOADING_SHARE)))

    @Slot()
    def _count(self) -> None:
        """List what was requested, or else all anew; after a running job, whose end continues with this."""
        if self._job is not None:
            return
        is_update = not self._waiting
        requested = self._requested if is_update else self._waiting
        if is_update:
            self._is_stale = False
            self._settling.stop()
        if self._folders is None:
            self._folders = Folders(self._session.document.table.snapshot(), self._slots())
        work, self._waiting = partial(_list_folders, self._folders, tuple(requested)), []
        self._started = monotonic()
        if len(self._session.document.table) <= self.max_synchronous and not self._session.document.is_being_read:
            self._show(is_update, work(Progress()))
        else:
            self._job = self._jobs.start(self.tr("Counting"), work)
            self._job.finished.connect(partial(self._show, is_update))
            self._job.ended.connect(partial(self._end, self._job))

    def _show(self, is_update: bool, listings: Listings) -> None:
        self._took = monotonic() - self._started
        if is_update:
            self.updated.emit(listings, self.total)
        else:
            for folder, children in listings.items():
                self.listed.emit(folder, children)

    def _end(self, job: Job) -> None:
        if job is self._job:
            self._job = None
            if self._waiting:
                self._count()
            elif self._is_stale:
                self._settle()

    def clear(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job.finished.disconnect()
            self._job = None
        self._settling.stop()
        self.sitemaps, self._folders, self._is_stale = (), None, False
        self._requested, self._waiting = [], []


# The panel


@dataclass(frozen=True)
class FolderCommands:
    """Commands of the menu of a folder; each gets the slots of the folder's entries, in the order of the set."""

    bulk_edit: Callable[[SlotArray], object]
    move: Callable[[SlotArray], object]
    export: Callable[[SlotArray], object]


class FoldersPanel(QWidget):
    """The tree of folders, and the menu of a folder."""

    def __init__(self, context: Context, commands: FolderCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._page, self._finish_editing = context.session, context.page, context.finish_editing
        self._is_new = True
        self._expanded: set[Folder] = set()
        self._current: Folder = ROOT
        self._menu_folder: Folder = ROOT
        self.counter = FolderCounter(context.session, context.jobs, self)
        self.tree = FolderTree(self)
        self.view = PaddedTree(self.tree, self)
        self.view.setAccessibleName(self.tr("Folders"))
        self.view.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        header = self.view.header()
        header.hide()
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(COUNT, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(COUNT, scaled(_COUNT_PIXELS))
        self.menu = QMenu(self)
        changefreq = self.menu.addMenu(self.tr("Set change&freq"))
        for value in CHANGEFREQS:
            changefreq.addAction(f"&{value}", partial(self._set_changefreq, value))
        self.menu.addAction(self.tr("&Bulk edit …"), partial(self._run, commands.bulk_edit))
        self._move_action = self.menu.addAction(self.tr("&Move entries to …"), partial(self._run, commands.move))
        self.menu.addAction(icon("export"), self.tr("&Export entries …"), partial(self._run, commands.export))
        self.menu.addAction(icon("copy"), self.tr("&Copy URL"), self._copy_address)
        self.menu.addSeparator()
        self.menu.addAction(icon("delete"), self.tr("Delete entrie&s"), self._delete)
        fill(QVBoxLayout(self), self.view)
        self.tree.requested.connect(self.counter.request)
        self.tree.rebuilt.connect(self._restore_view)
        self.counter.listed.connect(self._show_listing)
        self.counter.updated.connect(self.tree.update)
        self.view.selectionModel().currentChanged.connect(self._choose)
        self.view.customContextMenuRequested.connect(self._show_menu)
        self.view.verticalScrollBar().valueChanged.connect(self._fetch_visible)
        self.view.expanded.connect(self._note_expansion)
        self.view.collapsed.connect(self._note_expansion)
        context.session.replaced.connect(self.show_document)
        self._page.bar.asked.connect(self._show_filtered)
        self._page.scope_changed.connect(self._count_scope)
        self.show_document()
        self._show_filtered()
        self._count_scope()

    @Slot()
    def _show_filtered(self) -> None:
        self.show_chosen(self._page.folder)

    @Slot()
    def _count_scope(self) -> None:
        self.counter.show_sitemaps(self._page.sitemaps)

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
        folder = (folder_named(address) if address else None) or ROOT
        if folder != self._current:
            self._current = folder
            self._select(folder)

    @property
    def address(self) -> str | None:
        return self._current.address or None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._start()

    def _start(self) -> None:
        if self._is_new:
            self._is_new = False
            self.tree.fetchMore(QModelIndex())

    @Slot()
    def _fetch_visible(self) -> None:
        """Fetch more of the folders whose last child is visible; Qt does so only at the end of the whole tree."""
        index = self.view.indexAt(QPoint(0, 0))
        while index.isValid() and self.view.visualRect(index).top() < self.view.viewport().height():
            parent = index.parent()
            if index.row() == self.tree.rowCount(parent) - 1 and self.tree.canFetchMore(parent):
                self.tree.fetchMore(parent)
            index = self.view.indexBelow(index)

    @Slot(object, object)
    def _show_listing(self, folder: Folder, children: list[FolderLine]) -> None:
        self.tree.show_listing(folder, children)
        hosts = [child.folder for child in children if not child.folder.is_odd] if folder == ROOT else []
        if len(hosts) == 1:
            self.view.expand(self.tree.index_of(hosts[0]))

    @Slot()
    def _restore_view(self) -> None:
        """Expand and select what was so before the tree was rebuilt."""
        for folder in self._expanded.intersection(self.tree.fetched()):
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
    def _note_expansion(self, index: QModelIndex) -> None:
        if (folder := self.tree.folder_at(index)) is not None:
            (self._expanded.add if self.view.isExpanded(index) else self._expanded.discard)(folder)

    @Slot(QModelIndex, QModelIndex)
    def _choose(self, current: QModelIndex, _: QModelIndex) -> None:
        folder = self.tree.folder_at(current)
        if folder is not None and folder != self._current:
            self._current = folder
            self._page.show_folder(folder.address or None)

    # The menu of a folder

    @Slot(QPoint)
    def _show_menu(self, place: QPoint) -> None:
        folder = self.tree.folder_at(self.view.indexAt(place))
        if folder is not None and folder != ROOT:
            self.prepare_menu(folder)
            self.menu.popup(self.view.viewport().mapToGlobal(place))

    def prepare_menu(self, folder: Folder) -> None:
        self._menu_folder = folder
        self._move_action.setEnabled(self._session.document.can_add_sitemaps)

    def _menu_slots(self) -> SlotArray:
        self._finish_editing()
        condition = Condition("folder", "in", values=(self._menu_folder.address,))
        return self.counter.among(matching(Filter((condition,)), self._session.document.table))

    def _run(self, command: Callable[[SlotArray], object]) -> None:
        """Run a command of the menu on the entries of the folder."""
        command(self._menu_slots())

    @Slot()
    def _copy_address(self) -> None:
        QGuiApplication.clipboard().setText(self._menu_folder.address)

    def _set_changefreq(self, value: str) -> None:
        slots = self._menu_slots()
        plan = plan_text(self._session.document, {"changefreq": slots}, {"changefreq": value})
        if count := plan.cell_count:
            one, many = self.tr("Change {field} in 1 entry"), self.tr("Change {field} in %n entries", None, count)
            self._session.push_plan(counted(count, one, many).format(field="changefreq"), plan)

    @Slot()
    def _delete(self) -> None:
        slots = self._menu_slots()
        count = len(slots)
        if count:
            positions = np.sort(self._session.document.table.positions()[slots]).astype(np.int64)
            title = counted(count, self.tr("Delete entry"), self.tr("Delete %n entries", "", count))
            self._session.push(title, RemoveEntries(positions))

    def sizeHint(self) -> QSize:
        return QSize(scaled(250), 240)

    def minimumSizeHint(self) -> QSize:
        # Names of folders stay readable in a narrow window.
        return QSize(scaled(150), scaled(40))
