"""The sitemaps panel: the URL of the set, and the tree of its files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from time import thread_time
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QMimeData,
    QModelIndex,
    QObject,
    QPoint,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QAction, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QLineEdit, QSizePolicy, QToolButton, QTreeView, QVBoxLayout, QWidget

from sitemap_studio.core.errors import RequestError, StudioError
from sitemap_studio.core.messages import listed
from sitemap_studio.core.paths import is_file
from sitemap_studio.document.base_url import parse_base_url
from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import SitemapFile
from sitemap_studio.gui.formatting.display_text import cell_text, tooltip_html
from sitemap_studio.gui.i18n import format_number, localized, localized_error, size_text, text_for_count
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.table.entry_view import ENTRIES_FORMAT
from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.desktop import local_paths
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.line_edits import add_leading_icon
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index, PaddedTree, select_only_row
from sitemap_studio.model.edits import Change
from sitemap_studio.validation.locations import site_of


class SetUrlLine(QWidget):
    """Widget with a line edit for the URL of the set, a button that accepts a proposed URL, and an error message.

    Enter commits the text, and Esc restores the former URL.

    Signals:
        chosen: The user entered this URL; empty to remove the URL.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create the widget for the URL of a set, without URL and proposal."""
        super().__init__(parent)
        self._url = self._proposed_url = ""
        self.line = QLineEdit(self)
        self.line.setObjectName("set-address")
        add_leading_icon(self.line, "host", self.tr("URL of the set"))
        self.accept_action = QAction(icon("check"), self.tr("Use the suggestion"), self.line)
        self.accept_action.triggered.connect(self._use_proposal)
        self.line.addAction(self.accept_action, QLineEdit.ActionPosition.TrailingPosition)
        self.reason = TintedLabel(Tint.ERROR, parent=self)
        self.reason.setWordWrap(True)
        self.reason.hide()
        fill(QVBoxLayout(self), self.line, self.reason, margins=(4, 4, 4, 4), spacing=4)
        self.line.editingFinished.connect(self.commit_typed_text)
        self.line.returnPressed.connect(self._on_return_pressed)
        self.line.textEdited.connect(self._update_reason)
        self.setFocusProxy(self.line)

    def show_url(self, url: str, proposed_url: str) -> None:
        """Show the URL of a set, empty if it has none, and offer a proposed URL; retain typed text for the same URL."""
        is_modified = self.line.isModified() and url == self._url
        self._url, self._proposed_url = url, proposed_url
        if not is_modified:
            self.discard_typed_text()
        self.accept_action.setVisible(bool(proposed_url) and (not url or site_of(url) != site_of(proposed_url)))
        self.line.setPlaceholderText(proposed_url or "https://www.example.com/sitemap.xml")
        where = self.tr("The URL of this set. A sitemap may list only URLs in its folder or below.")
        hint = self.tr("Suggestion: {address}. Press Enter to use it.").format(address=proposed_url)
        self.line.setToolTip("\n".join(filter(None, (where, url or (proposed_url and hint)))))

    def discard_typed_text(self) -> None:
        """Replace typed text by the URL of the set, and hide the error message."""
        self.line.setText(self._url)
        self.line.setCursorPosition(0)
        self.line.setModified(False)
        self._show_reason("")

    @Slot()
    def commit_typed_text(self) -> None:
        """Emit `chosen` with the text if it was modified; if it is no valid URL, show the reason and retain it instead."""
        if not self.line.isModified():
            return
        text = self.line.text().strip()
        self._show_reason(_url_error(text))
        if not self.reason.text():
            self.line.setModified(False)
            self.chosen.emit(text)

    @Slot()
    def _on_return_pressed(self) -> None:
        """Choose the proposed URL if the line is empty and unmodified."""
        # The key that commits an empty text must not choose the proposal, too.
        if not self.line.isModified() and not self.line.text():
            self._use_proposal()

    @Slot()
    def _use_proposal(self) -> None:
        """Emit `chosen` with the proposed URL, if there is one."""
        if self._proposed_url:
            self.line.setModified(False)
            self.chosen.emit(self._proposed_url)

    @Slot(str)
    def _update_reason(self, text: str) -> None:
        """Update a visible error message while the user types."""
        if self.reason.text():
            self._show_reason(_url_error(text.strip()))

    def _show_reason(self, reason: str) -> None:
        """Show why the typed URL is invalid; empty hides the error message."""
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return a size at which the error message is visible completely."""
        layout = self.layout()
        assert layout is not None
        return QSize(0, max(super().minimumSizeHint().height(), layout.heightForWidth(self.width())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Esc, replace typed text by the URL of the set."""
        if event.key() == Qt.Key.Key_Escape and self.line.isModified():
            self.discard_typed_text()
            return
        super().keyPressEvent(event)


def _url_error(text: str) -> str:
    """Return why a text is invalid as URL of a set; empty if text is empty or valid."""
    try:
        if text:
            parse_base_url(text)
    except RequestError as error:
        return localized_error(error)
    return ""


_TOP_LEVEL: Final = 0
_BELOW_INDEX: Final = 1  # internal ids of rows at the top level, and of sitemaps below the index
_FLAG: Final = Qt.ItemFlag
_SET_FLAGS: Final = _FLAG.ItemIsSelectable | _FLAG.ItemIsEnabled  # of the rows of all entries, and of the index
_SELECT: Final = QItemSelectionModel.SelectionFlag

SITEMAPS_FORMAT: Final = "application/x-sitemap-studio-sitemaps"
"""MIME type of dragged sitemaps: their ids, separated by blanks."""

# Combines a burst of edits into one refresh. Painting all rows takes most of a frame: in another turn of the event loop
# than the refreshes of the list of problems and of the entry panel.
_REFRESH_DELAY_MS: Final = 70
_FEW_ENTRIES: Final = 1_000  # of edits after which only the rows of the edited sitemaps are updated
_LOADING_SHARE: Final = 0.05  # maximum fraction of the loading time spent on refreshing


NAME, COUNT, SIZE, LASTMOD = range(4)  # columns
_N_COLUMNS: Final = 4
_NUMBER_ALIGNMENT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ROLE: Final = Qt.ItemDataRole
_SHOWN_ROLES: Final = (
    _ROLE.DisplayRole, _ROLE.DecorationRole, _ROLE.TextAlignmentRole, _ROLE.EditRole, _ROLE.AccessibleTextRole,
)  # fmt: skip
"""Roles with a value in some cells."""

_WIDTHS: Final = {COUNT: 78, SIZE: 76, LASTMOD: 150}
_MIN_PANEL_WIDTHS: Final = {SIZE: 320, LASTMOD: 460}
"""Width of the panel from which a column is visible."""


class SitemapTree(QAbstractItemModel):
    """Tree model of a set: a row for all entries, then the index with its sitemaps, or only the sitemaps.

    Signals:
        rename_requested: Id of a sitemap, and the new name of its file.
        lastmod_requested: Id of a sitemap, and its new lastmod in the index.
        sitemaps_dropped: Ids of dropped sitemaps, and the id of the sitemap before which they were dropped, or None.
        entries_dropped: Id of the sitemap on which the selected entries were dropped.
    """

    rename_requested = Signal(int, str)
    lastmod_requested = Signal(int, str)
    sitemaps_dropped = Signal(object, object)
    entries_dropped = Signal(int)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        """Create a sitemap tree for a set."""
        super().__init__(parent)
        self.show_document(document)

    def show_document(self, document: Document) -> None:
        """Reset the rows of the model to the index and sitemaps of a set."""
        self.beginResetModel()
        self.document = document
        self._has_index, self._ids = document.index is not None, document.sitemaps.ids
        self._rows = {sitemap: row for row, sitemap in enumerate(self._ids)}
        self._clear_caches()
        self.endResetModel()

    def _clear_caches(self) -> None:
        """Clear the cached states of changed sitemaps, and compute the item flags, which views request for each row."""
        self._changed_by_id: dict[int, bool] = {}
        plain = _FLAG.ItemIsSelectable | _FLAG.ItemIsEnabled | _FLAG.ItemNeverHasChildren
        movable = plain | _FLAG.ItemIsDragEnabled if self.document.can_add_sitemaps else plain
        # By whether the sitemap was read, and whether the cell is editable.
        editable = movable | _FLAG.ItemIsEditable if movable != plain else plain
        self._flags = (movable, editable), (movable | _FLAG.ItemIsDropEnabled, editable | _FLAG.ItemIsDropEnabled)

    @property
    def has_current_rows(self) -> bool:
        """Whether the rows match the current index and sitemaps of the set."""
        document = self.document
        return self._has_index is (document.index is not None) and self._ids == document.sitemaps.ids

    def refresh(self) -> None:
        """Update the data of all rows; reset the model if sitemaps or index were added, removed or reordered."""
        if not self.has_current_rows:
            self.show_document(self.document)
            return
        self._clear_caches()
        last = _N_COLUMNS - 1
        for parent in (QModelIndex(), self.parent_of_sitemaps()):
            if n_rows := self.rowCount(parent):
                self.dataChanged.emit(self.index(0, 0, parent), self.index(n_rows - 1, last, parent))

    def refresh_sitemaps(self, sitemaps: Iterable[int]) -> None:
        """Update the rows of the listed ones among sitemaps that are given by id."""
        for sitemap in sitemaps:
            self._changed_by_id.pop(sitemap, None)
            if (index := self.index_of(sitemap)).isValid():
                self.dataChanged.emit(index, index.siblingAtColumn(_N_COLUMNS - 1))

    def parent_of_sitemaps(self) -> QModelIndex:
        """Return the model index of the sitemap index; invalid in a set without an index."""
        return self.index(1, 0) if self.document.index is not None else QModelIndex()

    def sitemap_at(self, index: Index) -> int | None:
        """Return the id of the sitemap at a model index; None for the rows of all entries and of the sitemap index."""
        if not index.isValid():
            return None
        if index.internalId() == _BELOW_INDEX:
            return self._ids[index.row()]
        return None if index.row() == 0 or self.document.index is not None else self._ids[index.row() - 1]

    def sitemaps_in(self, selection: QItemSelection) -> tuple[list[int], bool]:
        """Return the ids of the sitemaps in a selection, in order, and whether all entries or the index are in it."""
        rows: set[int] = set()
        is_all = False
        # The selection is a QList, which the stubs do not know.
        for each in selection:  # type: ignore[attr-defined]
            first, last = each.top(), each.bottom()
            if not each.parent().isValid():
                n_above = 2 if self._has_index else 1  # all entries, and the index
                is_all = is_all or first < n_above
                first, last = (max(first, n_above) - n_above, last - n_above)
            rows.update(range(first, last + 1))
        return [self._ids[row] for row in sorted(rows)], is_all

    def index_of(self, sitemap: int | None) -> QModelIndex:
        """Return the model index of a sitemap, invalid if it is not listed; None means the row for all entries."""
        if sitemap is None:
            return self.index(0, 0)
        if sitemap not in self._rows:
            return QModelIndex()
        node, row = self.parent_of_sitemaps(), self._rows[sitemap]
        return self.index(row, 0, node) if node.isValid() else self.index(row + 1, 0)

    # QAbstractItemModel

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        """Return the index of a row at the top, or of a sitemap below the sitemap index."""
        # `hasIndex` would call both counts through Qt, for each of fifty thousand sitemaps.
        if not (0 <= column < _N_COLUMNS and 0 <= row < self.rowCount(parent)):
            return QModelIndex()
        return self.createIndex(row, column, _BELOW_INDEX if parent.isValid() else _TOP_LEVEL)

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]  # Qt overloads the name
        """Return the index of the sitemap index for a sitemap below it; invalid for other rows."""
        if not index.isValid() or index.internalId() == _TOP_LEVEL:
            return QModelIndex()
        return self.createIndex(1, 0, _TOP_LEVEL)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of rows at the top, or of sitemaps below the sitemap index."""
        if not parent.isValid():
            return 2 if self._has_index else 1 + len(self._ids)
        is_index = self._has_index and parent.internalId() == _TOP_LEVEL and parent.row() == 1 and parent.column() == 0
        return len(self._ids) if is_index else 0

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return _N_COLUMNS

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the title or the alignment of a column."""
        if role == Qt.ItemDataRole.TextAlignmentRole and section in (COUNT, SIZE):
            return _NUMBER_ALIGNMENT
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return [self.tr("File"), self.tr("Entries"), self.tr("Size"), self.tr("lastmod")][section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return text, icon, alignment, edited value or accessible text of a cell in the tree of sitemaps."""
        if role not in _SHOWN_ROLES or not index.isValid():
            return None
        column = index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole and column in (COUNT, SIZE):
            return _NUMBER_ALIGNMENT
        sitemap = self.sitemap_at(index)
        if sitemap is None:
            return self._set_data(column, role, is_index=index.row() == 1)
        return self._sitemap_data(self.document.sitemaps[sitemap], column, role)

    def _set_data(self, column: int, role: int, *, is_index: bool) -> object:
        """Return the data of a role in the row for all entries, or in the row of the sitemap index."""
        index = self.document.index
        name, reason = self.tr("All entries"), None
        if is_index and index is not None:
            name, reason = index.name, index.read_only
        if role == Qt.ItemDataRole.DisplayRole:
            if column == NAME:
                return cell_text(name)
            return format_number(len(self.document.table)) if column == COUNT and not is_index else ""
        if column != NAME:
            return None
        if role == Qt.ItemDataRole.DecorationRole:
            return icon("lock", Tint.WARNING) if reason else icon("index" if is_index else "entries")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{name}, {self._read_only_text(reason)}" if reason else name
        return None

    def _sitemap_data(self, sitemap: SitemapFile, column: int, role: int) -> object:
        """Return the data of a role in the row of a sitemap: name, entry count, size, lastmod, or icon of its state."""
        if role == Qt.ItemDataRole.DisplayRole:
            if column == NAME:
                name = cell_text(sitemap.name)
                return f"{name} ●" if self._is_changed(sitemap.id) else name
            if column == LASTMOD:
                return cell_text(sitemap.lastmod)
            if sitemap.error:
                return "–"
            if column == COUNT:
                return format_number(self.document.table.entry_count(sitemap.id))
            return size_text(self.document.file_facts(sitemap.id).bytes)
        if role == Qt.ItemDataRole.EditRole:
            return (sitemap.lastmod or "") if column == LASTMOD else sitemap.name
        if column != NAME:
            return None
        if role == Qt.ItemDataRole.DecorationRole:
            if sitemap.is_waiting:
                return icon("recent", Tint.QUIET)
            states = {"missing": sitemap.is_missing, "lock": sitemap.read_only, "warning": sitemap.error}
            drawing = next((drawing for drawing, holds in states.items() if holds), None)
            return icon(drawing, Tint.WARNING) if drawing else icon("sitemap")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            texts = [sitemap.name]
            if sitemap.error:
                texts.append(str(sitemap.error))
            elif sitemap.read_only:
                texts.append(self._read_only_text(sitemap.read_only))
            elif self._is_changed(sitemap.id):
                texts.append(self.tr("Changed since the last save"))
            return localized(listed(texts))
        return None

    def item_tooltip(self, index: Index) -> str:
        """Return the tooltip of a row: error, read-only reason, change mark, path and URL; empty for all entries."""
        sitemap_id = self.sitemap_at(index)
        if sitemap_id is None:
            file = self.document.index
            if index.row() != 1 or file is None:
                return ""
            return "\n".join([*([self._read_only_text(file.read_only)] if file.read_only else []), str(file.path)])
        sitemap = self.document.sitemaps[sitemap_id]
        texts = [str(sitemap.error)] if sitemap.error else []
        texts += [self._read_only_text(sitemap.read_only)] if sitemap.read_only else []
        if self._is_changed(sitemap_id):
            texts.append(self.tr("Changed since the last save"))
        texts += [str(sitemap.path)] if sitemap.path else []
        texts += [sitemap.loc] if sitemap.loc else []
        return "\n".join(texts)

    def _read_only_text(self, reason: StudioError) -> str:
        """Return the sentence that a file is read-only, with the reason."""
        return self.tr("Read-only. {reason}").format(reason=reason)

    def _is_changed(self, sitemap: int) -> bool:
        """Return whether a sitemap, given by id, has unsaved changes; cached until the next refresh."""
        if sitemap not in self._changed_by_id:
            self._changed_by_id[sitemap] = self.document.is_changed(sitemap)
        return self._changed_by_id[sitemap]

    # Editing and dragging

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a cell: whether a sitemap can be dragged, edited, or dropped on."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        sitemap = self.sitemap_at(index)
        if sitemap is None:
            return _SET_FLAGS
        is_read, column = self.document.sitemaps[sitemap].error is None, index.column()
        return self._flags[is_read][(is_read and column == NAME) or (column == LASTMOD and self._has_index)]

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Emit `rename_requested` or `lastmod_requested` for an edited cell; return False if the value is unchanged."""
        sitemap = self.sitemap_at(index)
        if role != Qt.ItemDataRole.EditRole or sitemap is None or value == index.data(Qt.ItemDataRole.EditRole):
            return False
        signal = self.lastmod_requested if index.column() == LASTMOD else self.rename_requested
        signal.emit(sitemap, str(value))
        return True

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """Return the MIME types that can be dropped: sitemaps and entries."""
        return [SITEMAPS_FORMAT, ENTRIES_FORMAT]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return MIME data with the ids of the sitemaps in dragged rows, separated by blanks."""
        data = QMimeData()
        dragged = {found for index in indexes if (found := self.sitemap_at(index)) is not None}
        data.setData(SITEMAPS_FORMAT, " ".join(map(str, sorted(dragged))).encode())
        return data

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Return whether entries are dropped on a sitemap, or sitemaps at a position below the index."""
        if data.hasFormat(ENTRIES_FORMAT):
            return row < 0 and self.sitemap_at(parent) is not None
        is_below_index = parent.isValid() and (
            parent == self.parent_of_sitemaps() or parent.internalId() == _BELOW_INDEX
        )
        return data.hasFormat(SITEMAPS_FORMAT) and is_below_index

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Emit `entries_dropped` or `sitemaps_dropped`; always return False, because an edit moves the rows."""
        if not self.canDropMimeData(data, action, row, column, parent):
            return False
        target = self.sitemap_at(parent)
        if data.hasFormat(ENTRIES_FORMAT):
            self.entries_dropped.emit(target)
        else:
            dragged = [int(word) for word in bytes(data.data(SITEMAPS_FORMAT).data()).split()]
            behind = target if target is not None else self._ids[row] if 0 <= row < len(self._ids) else None
            self.sitemaps_dropped.emit(dragged, behind)
        # An edit moves the dropped rows; for True, Qt would remove them at their source.
        return False


class SitemapsView(PaddedTree):
    """Tree view of sitemaps on which files can be dropped; drops of folders are ignored.

    Signals:
        files_dropped: The paths of dropped files.
    """

    files_dropped = Signal(object)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept dragged files, in addition to sitemaps and entries."""
        if not self._accept_files(event):
            super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept dragged files at any position."""
        if not self._accept_files(event):
            super().dragMoveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Emit the paths of dropped files; let the model handle other drops."""
        if self._accept_files(event):
            self.files_dropped.emit(local_paths(event.mimeData()))
        else:
            super().dropEvent(event)

    def _accept_files(self, event: QDropEvent) -> bool:
        """Accept a drag event if all its URLs are local files, and return whether they are."""
        paths = local_paths(event.mimeData())
        are_files = bool(paths) and all(map(is_file, paths))
        if are_files:
            event.acceptProposedAction()
        return are_files


def _is_row(selected: QItemSelectionRange, index: Index) -> bool:
    """Return whether a selected range consists of the row of a model index."""
    return selected.parent() == index.parent() and selected.top() == selected.bottom() == index.row()


class SitemapsPanel(QWidget):
    """Panel with the URL of the set, the button of its robots.txt files, and the tree of its sitemaps.

    Signals:
        chosen: Ids of the sitemaps that the table must show; empty for all entries.
        index_chosen: `chosen` follows the selection; carries whether only the row of the index is selected.
        selection_changed: Other rows are selected.
        menu_requested: Screen position of a context menu for the selection.
        files_dropped: Paths of files to add to the set.
        robots_requested: The user wants to choose another robots.txt.
    """

    chosen = Signal(object)
    index_chosen = Signal(bool)
    selection_changed = Signal()
    menu_requested = Signal(QPoint)
    files_dropped = Signal(object)
    robots_requested = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        """Create the sitemaps panel, and list the sitemaps of a set."""
        super().__init__(parent)
        self.tree = SitemapTree(document, self)
        self.url_line = SetUrlLine(self)
        self.robots = QToolButton(self, autoRaise=True, toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.robots.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.robots.setIcon(icon("tick", Tint.QUIET))
        self.robots.clicked.connect(self.robots_requested)
        self._robots_text = ""
        self._refresh_seconds = 0.0
        self._view = SitemapsView(self.tree, self)
        self._refresh_timer = QTimer(self, singleShot=True)
        self._refresh_timer.timeout.connect(self._refresh_edited)
        self._edited_sitemaps: set[int] | None = set()  # of scheduled edits; None if all rows may have changed
        fill(QVBoxLayout(self), self.url_line, self.robots, (self._view, 1), spacing=0)
        view = self._view
        view.selectionModel().selectionChanged.connect(self._on_selection_changed)
        view.selectionModel().selectionChanged.connect(self.selection_changed)
        view.customContextMenuRequested.connect(self._request_menu)
        view.files_dropped.connect(self.files_dropped)
        # Expand a new index.
        self.tree.modelReset.connect(view.expandAll)
        view.setAccessibleName(self.tr("Sitemaps of the set"))
        view.setRootIsDecorated(False)
        view.setSelectionMode(QTreeView.SelectionMode.ExtendedSelection)
        view.setEditTriggers(QTreeView.EditTrigger.EditKeyPressed)
        view.setDragDropMode(QTreeView.DragDropMode.DragDrop)
        header = view.header()
        # With the selection model of the view, painting the header would call `flags` for every sitemap.
        header.setSelectionModel(QItemSelectionModel(self.tree, header))
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        for column, pixels in _WIDTHS.items():
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, max(scaled(pixels), header.sectionSizeHint(column)))
        other_width = view.verticalScrollBar().sizeHint().width() + 2 * view.frameWidth()
        view.setMinimumWidth(header.sectionSizeHint(NAME) + header.sectionSize(COUNT) + other_width)
        self.show_robots({})
        self.show_document(document)

    def show_robots(self, paths: Mapping[str, Path]) -> None:
        """Show on the button which robots.txt files the set is validated against, by host; hide it without any."""
        pattern, count = self.tr("robots.txt of {host}: {path}"), len(paths)
        all_hosts = "\n".join(pattern.format(host=host, path=path) for host, path in paths.items())
        self.robots.setToolTip(tooltip_html(all_hosts))
        self.robots.setAccessibleName(all_hosts)
        many = self.tr("robots.txt of %n hosts", None, count)
        self._robots_text = text_for_count(count, self.tr("robots.txt of {host}"), many).format(
            host=next(iter(paths), "")
        )
        self.robots.setVisible(bool(paths))
        self._elide_robots_text()

    def _elide_robots_text(self) -> None:
        """Elide the text of the robots.txt button to the width of the panel."""
        width = self.width() - self.robots.iconSize().width() - 14
        self.robots.setText(self.fontMetrics().elidedText(self._robots_text, Qt.TextElideMode.ElideMiddle, width))

    def show_document(self, document: Document) -> None:
        """List the sitemaps of another set, select the row for all entries, and discard a typed URL."""
        self.url_line.discard_typed_text()
        self._edited_sitemaps = set()
        self._view.selectionModel().blockSignals(True)
        self.tree.show_document(document)
        select_only_row(self._view, self.tree.index_of(None))
        self._view.selectionModel().blockSignals(False)

    @Slot(object)
    def refresh_after_edit(self, change: Change) -> None:
        """Schedule a refresh of the tree after a short delay; after a longer one while files are loaded.

        After changes of the values of few entries, or of few sitemaps, only the rows of these sitemaps are updated.
        """
        has_few_values = 0 < len(change.cells) + len(change.sitemaps) <= _FEW_ENTRIES and not change.is_structural
        if not has_few_values:
            self._edited_sitemaps = None
        elif self._edited_sitemaps is not None:
            self._edited_sitemaps.update(change.sitemaps, self.tree.document.table.sitemaps_among(change.cells))
        if not self._refresh_timer.isActive():
            pause = round(self._refresh_seconds * 1_000 / _LOADING_SHARE) if self.tree.document.is_being_read else 0
            self._refresh_timer.start(max(_REFRESH_DELAY_MS, pause))

    @Slot()
    def refresh(self) -> None:
        """Update the tree for the current state of the set, and measure how long that takes."""
        self._refresh_timer.stop()
        self._edited_sitemaps = set()
        begin = thread_time()
        if self.tree.has_current_rows:
            self.tree.refresh()
        else:
            self._reload_tree()
        self._refresh_seconds = thread_time() - begin

    @Slot()
    def _refresh_edited(self) -> None:
        """Update the rows of the sitemaps of scheduled edits, or the whole tree if other rows may have changed."""
        sitemaps, self._edited_sitemaps = self._edited_sitemaps, set()
        if sitemaps is not None and self.tree.has_current_rows:
            self.tree.refresh_sitemaps(sitemaps)
        else:
            self.refresh()

    def _reload_tree(self) -> None:
        """List the current sitemaps of the set, and restore the selection."""
        current, selected_sitemaps = self.tree.sitemap_at(self._view.currentIndex()), self.selected_sitemaps()
        was_index = self.is_index_chosen
        self.tree.refresh()
        self._view.selectionModel().blockSignals(True)
        index = self.tree.parent_of_sitemaps() if was_index else self.tree.index_of(current)
        select_only_row(self._view, index if index.isValid() else self.tree.index_of(None))
        if current in selected_sitemaps:
            self.select_sitemaps([current, *(sitemap for sitemap in selected_sitemaps if sitemap != current)])
        self._view.selectionModel().blockSignals(False)
        self._view.viewport().update()
        self.selection_changed.emit()
        if was_index and not self.is_index_chosen:
            self.index_chosen.emit(False)

    def select_sitemap(self, sitemap: int | None) -> None:
        """Select a sitemap, given by id; None selects the row for all entries."""
        select_only_row(self._view, self.tree.index_of(sitemap))

    @Slot(object)
    def select_sitemaps_or_all(self, sitemaps: tuple[int, ...]) -> None:
        """Select sitemaps, given by ids, unless they are selected; the row for all entries if there are none."""
        if not sitemaps:
            self.select_sitemap(None)
        elif list(sitemaps) != self.selected_sitemaps():
            self.select_sitemaps(sitemaps)

    def selected_sitemaps(self) -> list[int]:
        """Return the ids of the selected sitemaps, in the order of the set."""
        return self.tree.sitemaps_in(self._view.selectionModel().selection())[0]

    def has_selected_sitemaps(self) -> bool:
        """Return whether any sitemap is selected, faster than `selected_sitemaps`."""
        # Other rows precede all sitemaps, so the last row of each range suffices.
        selection = self._view.selectionModel().selection()
        lasts = (selection.at(number).bottomRight() for number in range(selection.count()))
        return any(self.tree.sitemap_at(last) is not None for last in lasts)

    def select_sitemaps(self, sitemaps: Iterable[int]) -> None:
        """Select sitemaps, given by ids, and scroll to the first one; ignore ids that are not listed."""
        indexes = [index for sitemap in sitemaps if (index := self.tree.index_of(sitemap)).isValid()]
        if not indexes:
            return
        selection = QItemSelection()
        for index in indexes:
            selection.merge(QItemSelection(index, index), _SELECT.Select)
        self._view.selectionModel().setCurrentIndex(indexes[0], _SELECT.NoUpdate)
        self._view.selectionModel().select(selection, _SELECT.ClearAndSelect | _SELECT.Rows)
        self._view.scrollTo(indexes[0])

    @Slot()
    def edit_name(self) -> None:
        """Open the editor for the file name of the current sitemap; do nothing without one.

        For a sitemap that was not read, request to rename it to its name, which is refused with the reason.
        """
        index = self._view.currentIndex().siblingAtColumn(NAME)
        self._view.setFocus()
        if index.flags() & _FLAG.ItemIsEditable:
            self._view.edit(index)
        elif (sitemap := self.tree.sitemap_at(index)) is not None:
            self.tree.rename_requested.emit(sitemap, self.tree.document.sitemaps[sitemap].name)

    @Slot(QPoint)
    def _request_menu(self, position: QPoint) -> None:
        """Emit `menu_requested` with the screen position of a context menu."""
        self.menu_requested.emit(self._view.viewport().mapToGlobal(position))

    @Slot()
    def _on_selection_changed(self) -> None:
        """Emit `chosen` with the selected sitemap ids, () if all entries or the index are selected, and `index_chosen`."""
        sitemaps, is_all = self.tree.sitemaps_in(self._view.selectionModel().selection())
        self.chosen.emit(() if is_all else tuple(sitemaps))
        self.index_chosen.emit(self.is_index_chosen)

    @property
    def is_index_chosen(self) -> bool:
        """Whether the row of the index is selected, and no other row."""
        selection = self._view.selectionModel().selection()
        rows = self.tree.parent_of_sitemaps()
        return rows.isValid() and selection.count() == 1 and _is_row(selection.at(0), rows)

    def select_index(self) -> None:
        """Select the row of the index; does nothing in a set without an index."""
        if (row := self.tree.parent_of_sitemaps()).isValid():
            select_only_row(self._view, row)

    def focus_list(self) -> None:
        """Focus the tree of sitemaps."""
        self._view.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the robots.txt button to the width, and hide the columns for which the panel is too narrow."""
        super().resizeEvent(event)
        self._elide_robots_text()
        for column, pixels in _MIN_PANEL_WIDTHS.items():
            self._view.setColumnHidden(column, self.width() < scaled(pixels))

    def sizeHint(self) -> QSize:
        return QSize(scaled(250), 300)

    def minimumSizeHint(self) -> QSize:
        """Return a size at which file names are readable and the URL line fits."""
        return QSize(scaled(150), scaled(40) + self.url_line.minimumSizeHint().height())
