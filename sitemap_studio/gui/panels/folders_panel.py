"""The folders panel: hosts and folders of the URLs, with the number of entries in each.

The content of a folder is listed when it is first expanded, synchronously in small sets and otherwise in jobs. Edits of
URLs update all lists after a short delay.
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
from sitemap_studio.gui.i18n import format_number, text_for_count
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.background_jobs import MAX_SYNCHRONOUS_ENTRIES, Job, Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.planned_edits import plan_fill
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index, PaddedTree
from sitemap_studio.model.edits import Change, RemoveEntries
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import CHANGEFREQS
from sitemap_studio.search.filter_language import Condition, Filter
from sitemap_studio.search.filters import matching
from sitemap_studio.search.url_folders import ROOT, Folder, FolderLine, Folders, parse_folder

Listings = dict[Folder, list[FolderLine]]
FETCH_SIZE: Final = 500  # folders that the view fetches at a time
MAX_NAME_CHARACTERS: Final = 300
_MAX_TOOLTIP_CHARACTERS: Final = 2_000  # maximum length of a URL in a tooltip
_UPDATE_DELAY_MS: Final = 150  # edits within this time are counted together
_LOADING_DELAY_MS: Final = 1_000  # minimum time between counts while a set is loaded
_LOADING_SHARE: Final = 0.1  # maximum share of the loading time that counting takes
_DEFAULT_SCHEME: Final = "https://"
_ISOLATED: Final = "\u2068{}\u2069"
_COUNT_PIXELS: Final = 78

NAME, COUNT = range(2)  # columns


# The tree


class FolderTree(QAbstractItemModel):
    """Tree model with a top row for all folders, then hosts and their folders; children are fetched in portions.

    Signals:
        requested: The content of this `Folder` must be listed.
        rebuilt: The model was reset; expanded and selected folders must be restored.
    """

    requested = Signal(object)
    rebuilt = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Create a folder tree with the row for all folders only."""
        super().__init__(parent)
        self._is_inserting = False
        self.clear(0)

    def clear(self, total: int) -> None:
        """Remove all folders from the tree, and show the total number of entries in the row for all folders."""
        self.beginResetModel()
        self._clear_folders(total)
        self.endResetModel()

    def _clear_folders(self, total: int) -> None:
        """Remove all folders but `ROOT` from the caches, and set its number of entries; emit no signals.

        The internal id of a model index is a position in `_folders`; `_positions` maps each folder to it and its row.
        """
        self._folders: list[Folder] = [ROOT]
        self._positions: dict[Folder, tuple[int, int]] = {ROOT: (0, 0)}
        self._lines = {ROOT: FolderLine(ROOT, total, has_children=True)}
        self._listings: Listings = {}
        self._n_fetched: dict[Folder, int] = {}
        self._requested: set[Folder] = set()

    def show_listing(self, folder: Folder, children: list[FolderLine]) -> None:
        """Store the children of a requested folder, and insert rows for the first ones; ignore unknown folders."""
        if folder in self._positions:
            self._requested.add(folder)
            self._listings[folder] = children
            self._fetch_more(folder)

    def update(self, listings: Mapping[Folder, list[FolderLine]], total: int) -> None:
        """Show new children and counts of the requested folders, without a reset if only the counts differ.

        After a reset, emit `rebuilt`.
        """
        if all(_structure(self._listings.get(folder, [])) == _structure(lines) for folder, lines in listings.items()):
            self._lines[ROOT] = FolderLine(ROOT, total, has_children=True)
            changed = [[ROOT]]
            for folder, lines in listings.items():
                self._listings[folder] = lines
                shown_lines = lines[: self._n_fetched.get(folder, 0)]
                self._lines |= {line.folder: line for line in shown_lines}
                changed.append([line.folder for line in shown_lines])
            for folders in filter(None, changed):
                ends = (self.index_of(folder).siblingAtColumn(COUNT) for folder in (folders[0], folders[-1]))
                self.dataChanged.emit(*ends)
            return
        shown = self._n_fetched
        self.beginResetModel()
        self._clear_folders(total)
        waiting = [ROOT]
        while waiting:
            folder = waiting.pop()
            if folder in listings:
                self._requested.add(folder)
                self._listings[folder] = listings[folder]
                waiting += self._add_fetched(folder, max(shown.get(folder, 0), FETCH_SIZE))
        self.endResetModel()
        self.rebuilt.emit()

    def _first_child_row(self, folder: Folder) -> int:
        """Return the row of a folder's first child: 1 for hosts, which follow the row for all folders, else 0."""
        return 1 if folder == ROOT else 0

    def _add_fetched(self, folder: Folder, count: int) -> list[Folder]:
        """Add the next children of a folder, up to a number, to the caches, and return them; emit no signals."""
        n_fetched = self._n_fetched.get(folder, 0)
        lines = self._listings[folder][n_fetched : n_fetched + count]
        for row, line in enumerate(lines, n_fetched + self._first_child_row(folder)):
            self._positions[line.folder] = len(self._folders), row
            self._folders.append(line.folder)
            self._lines[line.folder] = line
        self._n_fetched[folder] = n_fetched + len(lines)
        return [line.folder for line in lines]

    def _fetch_more(self, folder: Folder) -> None:
        """Insert rows for the next `FETCH_SIZE` children of a listed folder."""
        n_fetched = self._n_fetched.get(folder, 0)
        count = min(len(self._listings[folder]) - n_fetched, FETCH_SIZE)
        if count > 0:
            first = self._first_child_row(folder) + n_fetched
            # A view may call `fetchMore` while rows are inserted.
            self._is_inserting = True
            self.beginInsertRows(QModelIndex() if folder == ROOT else self.index_of(folder), first, first + count - 1)
            self._add_fetched(folder, count)
            self.endInsertRows()
            self._is_inserting = False

    def folder_at(self, index: Index) -> Folder | None:
        """Return the folder at a model index, `ROOT` for the row of all folders; None for an invalid index."""
        return self._folders[index.internalId()] if index.isValid() else None

    def index_of(self, folder: Folder) -> QModelIndex:
        """Return the model index of a folder; invalid if the folder has no row yet."""
        number, row = self._positions.get(folder, (-1, -1))
        return self.createIndex(row, 0, number) if number >= 0 else QModelIndex()

    def fetched_folders(self) -> Iterator[Folder]:
        """Iterate over `ROOT` and all folders that have a row."""
        return iter(self._positions)

    # QAbstractItemModel

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        """Return the index of a child of a folder; row 0 at the top is the row for all folders."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        folder = self.folder_at(parent) or ROOT
        position = row - self._first_child_row(folder)
        found = self._listings[folder][position].folder if position >= 0 else ROOT
        return self.createIndex(row, column, self._positions[found][0])

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]  # Qt overloads the name
        """Return the index of the parent folder; invalid for hosts and for the row of all folders."""
        folder = self.folder_at(index)
        parent = folder.parent if folder is not None else None
        return QModelIndex() if parent is None or parent == ROOT else self.index_of(parent)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of fetched children of a folder; hosts are at the top, below the row for all folders."""
        folder = self.folder_at(parent)
        if folder is None:
            return 1 + self._n_fetched.get(ROOT, 0)
        return 0 if folder == ROOT or parent.column() != NAME else self._n_fetched.get(folder, 0)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 2

    def hasChildren(self, parent: Index = NO_INDEX) -> bool:
        """Return whether a host or folder has subfolders, fetched or not; False for the row of all folders."""
        folder = self.folder_at(parent)
        if folder is None:
            return True
        return folder != ROOT and parent.column() == NAME and self._lines[folder].has_children

    def canFetchMore(self, parent: Index) -> bool:
        """Return whether the children of a folder are not listed yet, or not all of them have rows."""
        folder = self.folder_at(parent) or ROOT
        if parent.isValid() and not self.hasChildren(parent):
            return False
        return folder not in self._requested or self._n_fetched.get(folder, 0) < len(self._listings.get(folder, ()))

    def fetchMore(self, parent: Index) -> None:
        """Insert rows for more children of a folder; if they are not listed yet, emit `requested` once."""
        folder = self.folder_at(parent) or ROOT
        if self._is_inserting:
            return
        if folder in self._listings:
            self._fetch_more(folder)
        elif folder not in self._requested:
            self._requested.add(folder)
            self.requested.emit(folder)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the title of the column of folders or of entry counts."""
        is_title = role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal
        return [self.tr("Folder"), self.tr("Entries")][section] if is_title else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the name or entry count of a folder, its icon or accessible text, or the alignment of counts."""
        folder = self.folder_at(index)
        if folder is None:
            return None
        count, name = format_number(self._lines[folder].entries), self._display_name(folder)
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

    def _display_name(self, folder: Folder) -> str:
        """Return the name of a folder for display, shortened, and isolated from surrounding right-to-left text."""
        if folder == ROOT:
            return self.tr("All folders")
        if folder.is_odd:
            return self.tr("Other URLs")
        name = folder.name.removeprefix(_DEFAULT_SCHEME)
        name = f"{name[:MAX_NAME_CHARACTERS]}…" if len(name) > MAX_NAME_CHARACTERS else name
        return _ISOLATED.format(f"/{name}" if folder.segments else name)

    def item_tooltip(self, index: Index) -> str:
        """Return the URL of a folder, or an explanation of “Other URLs”; empty for the row of all folders."""
        folder = self.folder_at(index)
        if folder is None or folder == ROOT:
            return ""
        if folder.is_odd:
            return self.tr("Missing and incomplete URLs")
        return folder.address[:_MAX_TOOLTIP_CHARACTERS]


def _structure(lines: list[FolderLine]) -> list[tuple[Folder, bool]]:
    """Return the folder of each line, and whether it has children, for a comparison that ignores counts."""
    return [(line.folder, line.has_children) for line in lines]


# Counting


def _list_folders(folders: Folders, requested: Sequence[Folder], progress: Progress) -> Listings:
    """Return the direct subfolders of each requested folder with their entry counts; called in a job."""
    return {folder: folders.subfolders(folder, progress=progress) for folder in requested}


class FolderCounter(QObject):
    """Counter of entries by folder in the open set, or in some of its sitemaps; edits update the counts.

    Signals:
        listed: Children of a requested folder; carries the `Folder` and a list of `FolderLine`.
        updated: New `Listings` of all requested folders, and the total number of entries.

    Attributes:
        max_synchronous: Entries up to which a set is counted without a job.
        sitemaps: Ids of the sitemaps whose entries are counted; empty for all.
    """

    listed = Signal(object, object)
    updated = Signal(object, int)

    def __init__(self, session: Session, jobs: Jobs, parent: QObject | None = None) -> None:
        """Create a counter for the open set of a session, which counts nothing before a request."""
        super().__init__(parent)
        self._session, self._jobs = session, jobs
        self.max_synchronous = MAX_SYNCHRONOUS_ENTRIES
        self.sitemaps: tuple[int, ...] = ()
        self._folders: Folders | None = None
        self._requested: list[Folder] = []
        self._unlisted: list[Folder] = []
        self._is_outdated = False
        self._started_at = self._count_seconds = 0.0
        self._job: Job | None = None
        self._update_timer = QTimer(self, singleShot=True, interval=_UPDATE_DELAY_MS)
        self._update_timer.timeout.connect(self._start_counting)
        session.changed.connect(self._on_edit)

    def _slots_of_sitemaps(self) -> SlotArray | None:
        """Return the slots of the counted sitemaps' entries; None if all sitemaps are counted."""
        return self._session.document.table.slots_of_sitemaps(self.sitemaps) if self.sitemaps else None

    @property
    def total(self) -> int:
        """Number of entries in the counted sitemaps."""
        slots = self._slots_of_sitemaps()
        return len(self._session.document.table) if slots is None else len(slots)

    def counted_slots(self, slots: SlotArray) -> SlotArray:
        """Return the slots that belong to the counted sitemaps, in the given order."""
        own = self._slots_of_sitemaps()
        return slots if own is None else slots[np.isin(slots, own)]

    def show_sitemaps(self, sitemaps: tuple[int, ...]) -> None:
        """Limit the counts to the entries of these sitemaps (ids; empty for all), and schedule an update."""
        if sitemaps != self.sitemaps:
            self.sitemaps, self._folders, self._is_outdated = sitemaps, None, True
            self._schedule_update()

    @property
    def is_busy(self) -> bool:
        """Whether a count is running or scheduled."""
        return self._job is not None or self._update_timer.isActive()

    @Slot(object)
    def request(self, folder: Folder) -> None:
        """List the subfolders of a folder with their counts, now and in all later updates."""
        if folder not in self._requested:
            self._requested.append(folder)
        self._unlisted.append(folder)
        self._start_counting()

    @Slot(object)
    def _on_edit(self, change: Change) -> None:
        """Schedule an update after an edit that changed URLs or counted entries.

        Moves of entries matter only if the entries of some sitemaps are counted.
        """
        is_moved = bool(self.sitemaps) and len(change.moved) > 0
        if not self._requested or not (
            is_moved or "loc" in change.fields or len(change.inserted) or len(change.removed)
        ):
            return
        self._is_outdated, self._folders = True, None
        self._schedule_update()

    def _schedule_update(self) -> None:
        """Start the timer of a recount; while a set is loaded, with a longer delay."""
        if not self._session.document.is_being_read:
            self._update_timer.start(_UPDATE_DELAY_MS)
        elif not self._update_timer.isActive():
            self._update_timer.start(max(_LOADING_DELAY_MS, round(self._count_seconds * 1_000 / _LOADING_SHARE)))

    @Slot()
    def _start_counting(self) -> None:
        """List newly requested folders, or else recount all, in a job for large sets; wait for a running job."""
        if self._job is not None:
            return
        is_update = not self._unlisted
        requested = self._requested if is_update else self._unlisted
        if is_update:
            self._is_outdated = False
            self._update_timer.stop()
        if self._folders is None:
            self._folders = Folders(self._session.document.table.snapshot(), self._slots_of_sitemaps())
        work, self._unlisted = partial(_list_folders, self._folders, tuple(requested)), []
        self._started_at = monotonic()
        if len(self._session.document.table) <= self.max_synchronous and not self._session.document.is_being_read:
            self._emit_listings(is_update, work(Progress()))
        else:
            # During repeated edits, a line about the job would move the table up and down.
            self._job = self._jobs.start(self.tr("Counting"), work, is_shown=not is_update)
            self._job.finished.connect(partial(self._emit_listings, is_update))
            self._job.ended.connect(partial(self._on_job_ended, self._job))

    def _emit_listings(self, is_update: bool, listings: Listings) -> None:
        """Emit `updated` with all listings, or `listed` for each new folder, and store how long counting took."""
        self._count_seconds = monotonic() - self._started_at
        if is_update:
            self.updated.emit(listings, self.total)
        else:
            for folder, children in listings.items():
                self.listed.emit(folder, children)

    def _on_job_ended(self, job: Job) -> None:
        """Start the next count if folders were requested, or entries were edited, while the job ran."""
        if job is self._job:
            self._job = None
            if self._unlisted:
                self._start_counting()
            elif self._is_outdated:
                self._schedule_update()

    def clear(self) -> None:
        """Cancel counting, and discard all requested folders and the limit to some sitemaps."""
        if self._job is not None:
            self._job.cancel()
            self._job.finished.disconnect()
            self._job = None
        self._update_timer.stop()
        self.sitemaps, self._folders, self._is_outdated = (), None, False
        self._requested, self._unlisted = [], []


# The panel


@dataclass(frozen=True)
class FolderCommands:
    """Commands of a folder's context menu; each receives the slots of the folder's entries, in the order of the set."""

    bulk_edit: Callable[[SlotArray], object]
    move: Callable[[SlotArray], object]
    export: Callable[[SlotArray], object]


class FoldersPanel(QWidget):
    """Panel with a tree of folders and their context menu; the selected folder filters the table."""

    def __init__(self, context: Context, commands: FolderCommands, parent: QWidget | None = None) -> None:
        """Create the folders panel for the open set.

        Args:
            context: Shared objects of the window.
            commands: Commands of the context menu that open dialogs.
            parent: The parent widget.
        """
        super().__init__(parent)
        self._session, self._page, self._finish_editing = context.session, context.page, context.finish_editing
        self._needs_listing = True
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
        self.menu.addAction(self.tr("&Bulk edit …"), partial(self._run_command, commands.bulk_edit))
        self._move_action = self.menu.addAction(
            self.tr("&Move entries to …"), partial(self._run_command, commands.move)
        )
        self.menu.addAction(icon("export"), self.tr("&Export entries …"), partial(self._run_command, commands.export))
        self.menu.addAction(icon("copy"), self.tr("&Copy URL"), self._copy_url)
        self.menu.addSeparator()
        self.menu.addAction(icon("delete"), self.tr("Delete entrie&s"), self._delete_entries)
        fill(QVBoxLayout(self), self.view)
        self.tree.requested.connect(self.counter.request)
        self.tree.rebuilt.connect(self._restore_view)
        self.counter.listed.connect(self._show_listing)
        self.counter.updated.connect(self.tree.update)
        self.view.selectionModel().currentChanged.connect(self._on_folder_selected)
        self.view.customContextMenuRequested.connect(self._show_menu)
        self.view.verticalScrollBar().valueChanged.connect(self._fetch_visible)
        self.view.expanded.connect(self._store_expansion)
        self.view.collapsed.connect(self._store_expansion)
        context.session.replaced.connect(self.show_document)
        self._page.bar.asked.connect(self._show_filtered_folder)
        self._page.scope_changed.connect(self._update_scope)
        self.show_document()
        self._show_filtered_folder()
        self._update_scope()

    @Slot()
    def _show_filtered_folder(self) -> None:
        """Select the folder by which the table is filtered."""
        self.show_folder(self._page.folder)

    @Slot()
    def _update_scope(self) -> None:
        """Count only the entries of the sitemaps that the table shows."""
        self.counter.show_sitemaps(self._page.sitemaps)

    @Slot()
    def show_document(self) -> None:
        """Clear the tree for another set; its folders are counted when the panel is or becomes visible."""
        self.counter.clear()
        self._expanded, self._current, self._needs_listing = set(), ROOT, True
        was_blocked = self.view.selectionModel().blockSignals(True)
        self.tree.clear(len(self._session.document.table))
        self.view.setCurrentIndex(self.tree.index_of(ROOT))
        self.view.selectionModel().blockSignals(was_blocked)
        if self.isVisible():
            self._list_hosts()

    def show_folder(self, address: str | None) -> None:
        """Select the folder with this URL, without filtering the table; None selects the row for all folders."""
        folder = (parse_folder(address) if address else None) or ROOT
        if folder != self._current:
            self._current = folder
            self._select_folder(folder)

    @property
    def selected_url(self) -> str | None:
        """URL of the selected folder; None for all folders."""
        return self._current.address or None

    def showEvent(self, event: QShowEvent) -> None:
        """Request the hosts when the panel is shown for the first time after a set was opened."""
        super().showEvent(event)
        self._list_hosts()

    def _list_hosts(self) -> None:
        """Request the list of hosts from the counter, unless it was requested before."""
        if self._needs_listing:
            self._needs_listing = False
            self.tree.fetchMore(QModelIndex())

    @Slot()
    def _fetch_visible(self) -> None:
        """Fetch more children where the last fetched child is visible; Qt does so only at the end of the tree."""
        index = self.view.indexAt(QPoint(0, 0))
        while index.isValid() and self.view.visualRect(index).top() < self.view.viewport().height():
            parent = index.parent()
            if index.row() == self.tree.rowCount(parent) - 1 and self.tree.canFetchMore(parent):
                self.tree.fetchMore(parent)
            index = self.view.indexBelow(index)

    @Slot(object, object)
    def _show_listing(self, folder: Folder, children: list[FolderLine]) -> None:
        """Add the counted children of a folder to the tree; expand the host if there is only one."""
        self.tree.show_listing(folder, children)
        hosts = [child.folder for child in children if not child.folder.is_odd] if folder == ROOT else []
        if len(hosts) == 1:
            self.view.expand(self.tree.index_of(hosts[0]))

    @Slot()
    def _restore_view(self) -> None:
        """After a model reset, expand the formerly expanded folders that have rows, and select the current one."""
        for folder in self._expanded.intersection(self.tree.fetched_folders()):
            self.view.expand(self.tree.index_of(folder))
        self._select_folder(self._current)

    def _select_folder(self, folder: Folder) -> None:
        """Select a folder in the tree without filtering the table; clear the selection if it has no row."""
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
    def _store_expansion(self, index: QModelIndex) -> None:
        """Store whether the folder at an index is expanded, so that a model reset can restore it."""
        if (folder := self.tree.folder_at(index)) is not None:
            (self._expanded.add if self.view.isExpanded(index) else self._expanded.discard)(folder)

    @Slot(QModelIndex, QModelIndex)
    def _on_folder_selected(self, current: QModelIndex, _: QModelIndex) -> None:
        """Filter the table by the folder that the user selected; `ROOT` removes the filter."""
        folder = self.tree.folder_at(current)
        if folder is not None and folder != self._current:
            self._current = folder
            self._page.show_folder(folder.address or None)

    # The menu of a folder

    @Slot(QPoint)
    def _show_menu(self, position: QPoint) -> None:
        """Open the context menu of the folder at a position in the tree; the row for all folders has none."""
        folder = self.tree.folder_at(self.view.indexAt(position))
        if folder is not None and folder != ROOT:
            self.prepare_menu(folder)
            self.menu.popup(self.view.viewport().mapToGlobal(position))

    def prepare_menu(self, folder: Folder) -> None:
        """Set the folder to which the commands of the context menu apply, and enable moving if possible."""
        self._menu_folder = folder
        self._move_action.setEnabled(self._session.document.can_add_sitemaps)

    def _menu_slots(self) -> SlotArray:
        """Finish editing, and return the slots of the counted entries in the menu's folder, in the order of the set."""
        self._finish_editing()
        condition = Condition("folder", "in", values=(self._menu_folder.address,))
        return self.counter.counted_slots(matching(Filter((condition,)), self._session.document.table))

    def _run_command(self, command: Callable[[SlotArray], object]) -> None:
        """Call a command with the slots of the menu folder's entries."""
        command(self._menu_slots())

    @Slot()
    def _copy_url(self) -> None:
        """Copy the URL of the menu's folder to the clipboard."""
        QGuiApplication.clipboard().setText(self._menu_folder.address)

    def _set_changefreq(self, value: str) -> None:
        """Set the changefreq of all entries in the menu's folder, as one undo step."""
        slots = self._menu_slots()
        plan = plan_fill(self._session.document, {"changefreq": slots}, {"changefreq": value})
        if count := plan.cell_count:
            one, many = self.tr("Change {field} in 1 entry"), self.tr("Change {field} in %n entries", None, count)
            self._session.push_plan(text_for_count(count, one, many).format(field="changefreq"), plan)

    @Slot()
    def _delete_entries(self) -> None:
        """Delete all entries in the menu's folder, as one undo step."""
        slots = self._menu_slots()
        count = len(slots)
        if count:
            positions = np.sort(self._session.document.table.positions()[slots]).astype(np.int64)
            title = text_for_count(count, self.tr("Delete entry"), self.tr("Delete %n entries", "", count))
            self._session.push(title, RemoveEntries(positions))

    def sizeHint(self) -> QSize:
        return QSize(scaled(250), 240)

    def minimumSizeHint(self) -> QSize:
        """Return a size at which names of folders are readable."""
        return QSize(scaled(150), scaled(40))
