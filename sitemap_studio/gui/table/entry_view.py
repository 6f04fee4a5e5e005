"""The entries table: selection, keys, navigation, zoom, dragging, and keeping the scroll position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QDrag, QFont, QKeyEvent, QKeySequence, QPalette, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.document import Document
from sitemap_studio.gui.formatting.display_text import MAX_EDITED_CHARACTERS
from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.cell_delegates import EDITOR_END_KEYS, EntryDelegate
from sitemap_studio.gui.table.cell_painting import EntryPainter
from sitemap_studio.gui.table.clipboard import ClipboardCommands
from sitemap_studio.gui.table.entry_commands import EntryCommands
from sitemap_studio.gui.table.entry_headers import EntryHeader, NumberHeader
from sitemap_studio.gui.table.entry_model import EntryModel, ResetReason
from sitemap_studio.gui.table.entry_selection import EntrySelection, SelectedRanges, rows_as_selection
from sitemap_studio.gui.table.painted_table import PaintedTable
from sitemap_studio.gui.table.view_columns import is_editable
from sitemap_studio.gui.widgets.list_view import Index
from sitemap_studio.model.edits import Change
from sitemap_studio.model.slots import SlotArray, isin_sorted, unique_slots
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName

MAX_STORED_ENTRIES: Final = 100_000
"""Larger selections are not stored for steps of the undo history, as they would take too much memory."""

ZOOM_STEPS: Final = (70, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300)  # font sizes, in percent of the program's
DEFAULT_ZOOM: Final = 100

ENTRIES_FORMAT: Final = "application/x-sitemap-studio-entries"
"""MIME type of dragged entries; its data is empty, as the selection says which."""

_LEAST_ROWS: Final = 3  # minimum number of visible rows
_SELECT = QItemSelectionModel.SelectionFlag
_MODIFIER = Qt.KeyboardModifier
_KEY = Qt.Key
_TRIGGER = QAbstractItemView.EditTrigger

_ARROW_KEYS: Final = frozenset(
    {
        *(_KEY.Key_Up, _KEY.Key_Down, _KEY.Key_Left, _KEY.Key_Right),
        *(_KEY.Key_Home, _KEY.Key_End, _KEY.Key_PageUp, _KEY.Key_PageDown),
    }
)
"""Keys that move the current cell."""


@dataclass(frozen=True)
class StoredSelection:
    """Selected cells and the current cell, by entry instead of row, so that they survive changes of the rows.

    Attributes:
        boxes: Slots of the entries, first column and last column of each selected range.
        current: Slot and column of the current cell; -1 for a missing one.
    """

    boxes: tuple[tuple[SlotArray, int, int], ...]
    current: tuple[int, int]

    def has_any(self, slots: SlotArray) -> bool:
        """Return whether a selected cell or the current one belongs to one of these entries, given ascending."""
        own = [np.array([slot for slot in self.current[:1] if slot >= 0], np.uint32)]
        return any(isin_sorted(slots, entries).any() for entries in own + [entries for entries, _, _ in self.boxes])


@dataclass(frozen=True)
class ViewPosition:
    """Slots of the entry in the first visible row and of the current entry, and the current column; -1 if absent."""

    top: int
    current: int
    column: int


class EntryView(PaintedTable):
    """Table of the entries of the open document.

    Attributes:
        entries: Its model.
        header: Its horizontal header.
        selection: Its selected cells.
        commands: Commands on the selection.
        clipboard: Commands to copy, cut and paste.
        zoom: Font size in percent of the program's.

    Signals:
        sitemaps_shown: The view itself switched to other sitemaps, or asks to show all; carries their ids, () for all.
        zoom_changed: The zoom changed; carries it in percent.
        navigated: A command made a cell the current one or added entries, or undo or redo selected changed entries
            without changing sitemaps.
    """

    sitemaps_shown = Signal(object)
    zoom_changed = Signal(int)
    navigated = Signal()

    _delegate: EntryDelegate
    _is_updating_geometries = False

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Create the table with its model, headers and commands, and connect them to the session."""
        super().__init__(parent)
        self._session = session
        self.entries = EntryModel(session, self)
        self.header = EntryHeader(self.entries, self)
        self.selection = EntrySelection(self.entries, self)
        self.commands = EntryCommands(session, self.entries, self, self.selection)
        self.clipboard = ClipboardCommands(session, self.entries, self.selection, self.commands)
        self.zoom = DEFAULT_ZOOM
        delegate = EntryDelegate(self.entries, self)
        self.painter = EntryPainter(self, self.entries)
        # For the scroll position: visible entries, selection, current cell and first row before a reset.
        self._shown_before: SlotArray = self.entries.order.shown
        self._selected_before = StoredSelection((), (-1, -1))
        self._current_before = (-1, -1)
        self._top_before = 0
        # For Tab and Enter: the column where Tab began, and the cell that it led to.
        self._tab_column: int | None = None
        self._tab_cell: tuple[int, int] | None = None
        numbers = NumberHeader(self.entries, self)
        self.setVerticalHeader(numbers)
        numbers.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        numbers.setHighlightSections(False)
        numbers.setAccessibleName(self.tr("Places in the set"))
        numbers.sectionPressed.connect(self._select_by_row)
        self.header.setAccessibleName(self.tr("Fields"))
        self.setObjectName("entries")
        self.setAccessibleName(self.tr("Entries"))
        self.set_up(self.entries, self.header, delegate)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.entries.reset_started.connect(self._before_reset)
        self.entries.reset_ended.connect(self._after_reset)
        self.entries.rowsAboutToBeInserted.connect(self._before_insertion)
        self.entries.rowsInserted.connect(self._after_insertion)
        self.entries.renumbered.connect(numbers.viewport().update)
        self.entries.dataChanged.connect(numbers.update_rows)
        self.entries.pages_changed.connect(self._show_pages)
        self.selectionModel().selectionChanged.connect(self._after_selection)
        delegate.move_requested.connect(self.move_current)
        # Queued, as the editor is still open when the signal is emitted.
        delegate.closeEditor.connect(self._show_pages, Qt.ConnectionType.QueuedConnection)
        delegate.fill_requested.connect(self.commands.fill_selection)
        self.commands.added.connect(self.navigated)
        session.replaced.connect(self._clear_sort_indicator)
        session.sitemaps_changed.connect(self._drop_removed_sitemaps)
        session.set_selection_source(self.stored_selection)
        session.travelled.connect(self._on_travelled)
        self.fit_rows(self.entries.rowCount())
        self._restore_position(ResetReason.DOCUMENT)
        self._is_ready = True

    # For the window

    @property
    def document(self) -> Document:
        """The open document."""
        return self._session.document

    @property
    def current_column(self) -> str:
        """Name of the column of the current cell; "" without a current cell."""
        index = self.currentIndex()
        return self.entries.columns[index.column()] if index.isValid() else ""

    def sort_by(self, field: FieldName | None, *, descending: bool = False) -> None:
        """Sort the table by a field; None restores the order of the set."""
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self.sortByColumn(-1 if field is None else FIELD_NAMES.index(field), order)

    def show_slot(self, slot: int, field: FieldName | None = None) -> None:
        """Make a cell of an entry current, and scroll to it; reveal the entry if the filter or its sitemap hides it.

        By default, or if the column is hidden, it is the first cell. A deleted entry is ignored.
        """
        table, order = self._session.document.table, self.entries.order
        if slot >= table.slot_capacity or table.positions()[slot] < 0:
            return
        if order.row_of(slot) < 0:
            self._reveal(np.array([slot], np.uint32))
        column = 0 if field is None else FIELD_NAMES.index(field)
        self.go_to(order.row_of(slot), 0 if self.isColumnHidden(column) else column)

    def _reveal(self, slots: SlotArray) -> None:
        """Show entries that the filter excludes, and the sitemap of the first one if it is not shown."""
        sitemap = self._session.document.table.sitemap_of(int(slots[0]))
        if self.entries.order.sitemaps and sitemap not in self.entries.order.sitemaps:
            self._show_sitemaps((sitemap,))
        self.entries.reveal_slots(slots)

    def _show_sitemaps(self, sitemaps: tuple[int, ...]) -> None:
        """Show only the entries of these sitemaps, by id, or all for an empty tuple, and emit `sitemaps_shown`."""
        self.entries.set_sitemaps(sitemaps)
        self.sitemaps_shown.emit(sitemaps)

    @property
    def is_editing(self) -> bool:
        """Whether an editor is open in the table."""
        return self._delegate.is_editing

    # Navigation

    def position(self) -> ViewPosition:
        """Return the slots of the first visible entry and of the current one, and the current column."""
        shown, index = self.entries.order.shown, self.currentIndex()
        rows = max(0, self.verticalScrollBar().value()), index.row()
        top, current = (int(shown[row]) if 0 <= row < len(shown) else -1 for row in rows)
        return ViewPosition(top, current, index.column())

    def restore_position(self, position: ViewPosition) -> None:
        """Select the current cell of a stored position, and scroll to its first entry, each if it is visible."""
        order, column = self.entries.order, max(0, position.column)
        row, top = order.row_of(position.current), order.row_of(position.top)
        if row >= 0:
            self.go_to(row, 0 if self.isColumnHidden(column) else column)
        if top >= 0:
            self.verticalScrollBar().setValue(top)

    def go_to(self, row: int, column: int) -> None:
        """Make a cell the current one and the only selected one, and scroll to it."""
        index = self.entries.index(row, column)
        # The view's own setter would extend the selection while Ctrl is pressed, as in many shortcuts.
        self.selectionModel().setCurrentIndex(index, _SELECT.ClearAndSelect)
        self.selection.selects_rows = False
        self.scrollTo(index)
        self.navigated.emit()

    def scroll_to_rows(self, first: int, last: int, top: int) -> None:
        """Scroll so that the first row of a range is in the top third, or higher if that shows more rows of the range.

        If the whole range is visible with row `top` as the first visible one, scroll to `top` instead.
        """
        page = self.verticalScrollBar().pageStep()
        if not top <= first <= last < top + page:
            top = first - max(0, min(page // 3, page - (last - first + 1)))
        self.verticalScrollBar().setValue(top)

    def move_current(self, rows: int, columns: int) -> None:
        """Move the current cell by rows or by editable columns, as spreadsheets do.

        Beyond the last column the next row begins. After moves by columns, a move by rows returns to the column where
        these began, so that entry after entry can be typed.
        """
        index = self.currentIndex()
        if not index.isValid():
            return
        row, column = index.row(), index.column()
        named = enumerate(self.entries.columns)
        editable = [number for number, name in named if is_editable(name) and not self.isColumnHidden(number)]
        was_tab = (row, column) == self._tab_cell
        if rows:
            column = self._tab_column if was_tab and self._tab_column in editable else column
            row, self._tab_cell = row + rows, None
        else:
            if not was_tab:
                self._tab_column = column
            place = next((at for at, number in enumerate(editable) if number >= column), len(editable) - 1)
            row, place = divmod(row * len(editable) + place + columns, len(editable))
            column = editable[place]
            self._tab_cell = (row, column)
        if 0 <= row < self.entries.rowCount():
            self.go_to(row, column)

    def edit(  # type: ignore[override]  # Qt overloads the name
        self,
        index: Index,
        trigger: QAbstractItemView.EditTrigger = _TRIGGER.AllEditTriggers,
        event: QEvent | None = None,
    ) -> bool:
        """Open an editable cell's editor, and return whether it is open; report a read-only entry or too long value."""
        # A key without a character, such as Escape, does not begin to edit.
        text = event.text() if isinstance(event, QKeyEvent) and event.key() != _KEY.Key_F2 else "F2"
        is_typing = text.isprintable() and bool(text)
        field = self.entries.editable_column(index.column()) if self._is_ready and index.isValid() else None
        if field is not None and trigger & self.editTriggers() and is_typing:
            slot = self.entries.slot_at(index.row())
            if not self.entries.is_row_editable(index):
                self._session.report_read_only(slot)
                return False
            length = len(self.entries.value(slot, field) or "")
            if length > MAX_EDITED_CHARACTERS:
                message = self.tr("This value has {length} characters; up to {most} can be edited in a cell.")
                message = message.format(length=format_number(length), most=format_number(MAX_EDITED_CHARACTERS))
                hint = self.tr("Clear it, paste another value, or use a bulk edit.")
                self._session.refused.emit(RequestError(message, hint=hint))
                return False
        elif self._is_ready and index.isValid() and not self.entries.is_row_editable(index):
            return False
        return super().edit(index, trigger, event)  # type: ignore[arg-type]  # Qt passes None without an event

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Run the command of a key while no editor is open; other keys have Qt's meaning."""
        if self.state() is not QAbstractItemView.State.EditingState and self._run_key_command(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _run_key_command(self, event: QKeyEvent) -> bool:
        """Run the command of a key press, and return whether the key has one; for a table without an open editor."""
        modifiers = event.modifiers() & ~_MODIFIER.KeypadModifier
        pressed = QKeySequence(event.key() | modifiers.value).toString(QKeySequence.SequenceFormat.PortableText)
        # Keys of commands that no menu has handled.
        commands: dict[str, Callable[[], object]] = {
            "Ctrl+D": self.commands.fill_down,
            "Ctrl+Return": self.commands.fill_selection,
            "Ctrl+Enter": self.commands.fill_selection,
            "Alt+Up": self.commands.move_up,
            "Alt+Down": self.commands.move_down,
            "Ctrl+-": self.commands.delete_selected,
            "Del": self.commands.delete_or_clear,
            "Backspace": self.commands.clear_cells,
        }
        for key, command in (
            (QKeySequence.StandardKey.Copy, self.clipboard.copy),
            (QKeySequence.StandardKey.Cut, self.clipboard.cut),
            (QKeySequence.StandardKey.Paste, self.clipboard.paste),
        ):
            if event.matches(key):
                commands[pressed] = command
        rows, fields = EDITOR_END_KEYS.get(event.key(), (0, 0))
        if pressed in commands:
            commands[pressed]()
        elif (rows or fields) and modifiers in (_MODIFIER.NoModifier, _MODIFIER.ShiftModifier):
            self.move_current(-rows if modifiers else rows, fields)
        elif pressed in ("Shift+Space", "Ctrl+Space") and self.currentIndex().isValid():
            self._extend_selection(to_rows=pressed == "Shift+Space")
        else:
            return False
        return True

    def _extend_selection(self, *, to_rows: bool) -> None:
        """Select whole rows, or else whole columns, from the first to the last selected one."""
        tops, lefts, bottoms, rights = zip(*self.selection.ranges().boxes, strict=True)
        if to_rows:
            first, last = (min(tops), 0), (max(bottoms), self.entries.columnCount() - 1)
        else:
            first, last = (0, min(lefts)), (self.entries.rowCount() - 1, max(rights))
        selection = QItemSelection(self.entries.index(*first), self.entries.index(*last))
        self.selectionModel().select(selection, _SELECT.ClearAndSelect)
        self.selection.selects_rows = to_rows

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        """Return how a key or click changes the selection, with Ctrl on arrow keys ignored; update `selects_rows`."""
        # With Ctrl, Qt moves the current cell but not the selection. The next paste or deletion would apply to this
        # selection, which may be out of sight.
        if isinstance(event, QKeyEvent) and event.key() in _ARROW_KEYS:
            event = QKeyEvent(event.type(), event.key(), event.modifiers() & ~_MODIFIER.ControlModifier)
        command = super().selectionCommand(index, event)
        # Without an event Qt asks for a row number.
        if event is not None and command & _SELECT.Clear:
            self.selection.selects_rows = False
        elif event is not None and command != _SELECT.NoUpdate and self.selection.extends_whole_rows:
            command |= _SELECT.Rows
        return command

    @Slot()
    def _select_by_row(self) -> None:
        """Set `selects_rows`, because a row number was pressed."""
        self.selection.selects_rows = True

    # Zoom

    def set_zoom(self, percent: int) -> None:
        """Set the font size to the zoom step nearest to a percentage, and emit `zoom_changed` if it differs."""
        nearest = min(ZOOM_STEPS, key=lambda step: abs(step - percent))
        if nearest == self.zoom:
            return
        self.zoom = nearest
        font = QFont()
        if nearest != DEFAULT_ZOOM:
            default = QApplication.font(self)
            if default.pointSizeF() > 0:
                font.setPointSizeF(default.pointSizeF() * nearest / 100)
            else:
                font.setPixelSize(max(1, round(default.pixelSize() * nearest / 100)))
        self.setFont(font)
        self.zoom_changed.emit(nearest)

    def step_zoom(self, steps: int) -> None:
        """Change the zoom by a number of steps, positive for a larger font, within the limits."""
        number = ZOOM_STEPS.index(self.zoom) + steps
        self.set_zoom(ZOOM_STEPS[min(max(number, 0), len(ZOOM_STEPS) - 1)])

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl and the wheel; otherwise scroll."""
        if not event.modifiers() & _MODIFIER.ControlModifier:
            super().wheelEvent(event)
        elif event.angleDelta().y():
            self.step_zoom(1 if event.angleDelta().y() > 0 else -1)

    # Painting and sizes

    def paint_cells(self, area: QRect) -> None:
        """Paint grid, cells and selection within a rectangle of the viewport."""
        self.painter.paint(area)

    def use_palette(self, palette: QPalette) -> None:
        """Paint in the colours of a palette from now on."""
        self.painter.use_palette(palette)

    def fit_columns(self) -> None:
        """Fit the columns into the width of the table."""
        self.header.fit_columns()

    def updateGeometries(self) -> None:
        """Update headers and scroll bars; ignore recursive calls."""
        if self._is_updating_geometries:
            return
        self._is_updating_geometries = True
        super().updateGeometries()
        self._is_updating_geometries = False

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for the header and `_LEAST_ROWS` rows."""
        around = self.horizontalHeader().sizeHint().height() + self.horizontalScrollBar().sizeHint().height()
        height = around + _LEAST_ROWS * self.verticalHeader().defaultSectionSize() + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), height)

    def sizeHintForColumn(self, column: int) -> int:
        """Return the width that the visible values of a column need, in pixels; -1 while the view is being created."""
        return self.header.needed_width(column) if self._is_ready else -1

    # Selection

    def _after_selection(self) -> None:
        """Allow dragging if whole rows are selected, and emit `selection_count_changed`."""
        ranges = self.selection.ranges()
        # Entries can be dragged to a sitemap; without whole rows, a drag extends the selection.
        self.setDragEnabled(ranges.are_whole_rows)
        self.selection_count_changed.emit(ranges.row_count())

    def startDrag(self, supportedActions: Qt.DropAction) -> None:
        """Drag the selected entries, without data: the target reads the selection."""
        # Qt's own would make an object of every cell.
        data = QMimeData()
        data.setData(ENTRIES_FORMAT, b"")
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.exec(Qt.DropAction.MoveAction)

    def stored_selection(self) -> StoredSelection | None:
        """Return a copy of the selection for an undo step; None if it is larger than `MAX_STORED_ENTRIES`."""
        selection = self._selection_by_entry()
        if sum(len(entries) for entries, _, _ in selection.boxes) > MAX_STORED_ENTRIES:
            return None
        # Copies: views of an array retain all of it in memory.
        return StoredSelection(
            tuple((entries.copy(), left, right) for entries, left, right in selection.boxes), selection.current
        )

    def _selection_by_entry(self) -> StoredSelection:
        """Return the selection and the current cell by slot, as views of the array of rows."""
        shown, index = self.entries.order.shown, self.currentIndex()
        ranges = SelectedRanges.from_selection(self.selectionModel().selection(), self.entries.columnCount())
        boxes = tuple((shown[top : bottom + 1], left, right) for top, left, bottom, right in ranges.boxes)
        slot = int(shown[index.row()]) if 0 <= index.row() < len(shown) else -1
        return StoredSelection(boxes, (slot, index.column()))

    def _visible_selection(self, stored: StoredSelection) -> QItemSelection | None:
        """Return a Qt selection of the visible cells of a stored selection; None for too many ranges."""
        found = QItemSelection()
        last_column = self.entries.columnCount() - 1
        for slots, left, right in stored.boxes:
            rows = self.entries.order.rows_of(slots)
            selection = rows_as_selection(self.entries, np.sort(rows[rows >= 0]), left, min(right, last_column))
            if selection is None:
                return None
            found.merge(selection, _SELECT.Select)
        return found

    def _restore_selection(self, stored: StoredSelection) -> bool:
        """Select the visible cells of a stored selection, without scrolling; return whether that was possible.

        It is not if no cell is visible, or if the cells form too many ranges.
        """
        selection, (slot, column) = self._visible_selection(stored), stored.current
        row = self.entries.order.row_of(slot)
        if selection is None or (row < 0 and selection.isEmpty()):
            return False
        current = self.entries.index(row if row >= 0 else selection.first().top(), max(0, column))
        self.selectionModel().setCurrentIndex(current, _SELECT.NoUpdate)
        self.selectionModel().select(selection, _SELECT.ClearAndSelect)
        return True

    def _scroll_to_selection(self) -> None:
        """Scroll to the current cell, and so that all selected rows are visible if they fit."""
        current, boxes = self.currentIndex(), self.selection.ranges().boxes
        top, bottom = min((box[0] for box in boxes), default=0), max((box[2] for box in boxes), default=0)
        if bottom - top < self.verticalScrollBar().pageStep():
            for row in (bottom, top):
                self.scrollTo(current.siblingAtRow(row))
        self.scrollTo(current)

    # Scroll position

    def _before_reset(self, reason: ResetReason, count: int) -> None:
        """Store selection, current cell and scroll position before a reset of the model; fit rows to the new number."""
        self._shown_before, self._selected_before = self.entries.order.shown, self._selection_by_entry()
        self._current_before = (self.currentIndex().row(), self.currentIndex().column())
        self._top_before = max(0, self.verticalScrollBar().value())
        self.fit_rows(count)

    def _after_reset(self, reason: ResetReason) -> None:
        """Fit rows and columns after a reset of the model, and restore selection and scroll position."""
        self.fit_rows(self.entries.rowCount())
        if reason is ResetReason.DOCUMENT:
            self.header.update_empty_columns()
            self.header.measure_columns()
        self.header.fit_columns()
        self._restore_position(reason)
        self._after_selection()

    def _restore_position(self, reason: ResetReason) -> None:
        """Restore selection, current cell and scroll position after a model reset; another document starts at the top.

        After an edit, the same entry is in the first visible row. A filter or a sort scrolls to the top; a filter, or
        other sitemaps, also to the current entry. If that is not visible, the first entry becomes the current one.
        """
        if not self.entries.rowCount():
            return
        if reason is ResetReason.DOCUMENT:
            self.selectionModel().setCurrentIndex(self.entries.index(0, 0), _SELECT.ClearAndSelect)
            self.scrollToTop()
            return
        if (selection := self._visible_selection(self._selected_before)) is not None:
            self.selectionModel().select(selection, _SELECT.ClearAndSelect)
        before, column = self._current_before
        column = min(max(column, 0), self.entries.columnCount() - 1)
        row = self._row_after_reset(before) if before >= 0 else 0
        is_left_out = (
            reason is ResetReason.FILTER and self.entries.slot_at(row) not in self._shown_before[before : before + 1]
        )
        index = self.entries.index(0 if is_left_out else row, column)
        self.selectionModel().setCurrentIndex(index, _SELECT.NoUpdate)
        if reason is ResetReason.EDIT:
            self.verticalScrollBar().setValue(self._row_after_reset(self._top_before))
        else:
            self.scrollToTop()
            if reason is ResetReason.FILTER:
                self.scrollTo(index)

    def _row_after_reset(self, row: int) -> int:
        """Return the row of the entry in `row` before the reset, else of the next visible one, else the last row."""
        n_searched = 1
        while row < len(self._shown_before):
            rows = self.entries.order.rows_of(self._shown_before[row : row + n_searched])
            if (left := rows[rows >= 0]).size:
                return int(left[0])
            # Nearly always one of the next entries is visible, so that all need not be searched.
            row, n_searched = row + n_searched, n_searched * 8
        return max(0, self.entries.rowCount() - 1)

    def _before_insertion(self, parent: QModelIndex, first: int, last: int) -> None:
        """Fit the row height, before rows are inserted, to the number of rows after the insertion."""
        self.fit_rows(self.entries.rowCount() + last - first + 1)

    def _after_insertion(self) -> None:
        """Select the first cell after an insertion if there was no current cell."""
        if not self.currentIndex().isValid():
            self.selectionModel().setCurrentIndex(self.entries.index(0, 0), _SELECT.ClearAndSelect)

    # Updates after changes of the document

    def _clear_sort_indicator(self) -> None:
        """Remove the sort arrow from the header, because another set is open."""
        self.header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)

    @Slot()
    def _show_pages(self) -> None:
        """Show or remove the columns of facts about pages, unless an editor is open, and repaint rows with other facts.

        An editor would be closed by other columns.
        """
        if not self.is_editing:
            self.entries.update_columns()
        if self.entries.page_columns:
            rows = self.painter.visible_rows()
            self.entries.prefetch([*rows])
            for slot in self.entries.pages.changed_since_clear([*rows]):
                top, height = self.rowViewportPosition(rows[slot]), self.rowHeight(rows[slot])
                self.viewport().update(0, top, self.viewport().width(), height)

    @Slot()
    def _drop_removed_sitemaps(self) -> None:
        """Show only the remaining sitemaps, or all, after a shown sitemap was removed from the set."""
        shown = self.entries.order.sitemaps
        left = tuple(filter(self._session.document.sitemaps.has, shown))
        if left != shown:
            self._show_sitemaps(left)

    def _on_travelled(self, change: Change, now: StoredSelection | None, before: StoredSelection | None) -> None:
        """Restore the selection after undo or redo, and scroll to it.

        If that selection has no entry that the step changed, select the entries or cells that it inserted or changed.
        Changed entries are revealed if all are hidden. A change of sitemaps emits no `navigated`: it may be made in the
        table of the index.

        Args:
            change: The change by the undo or redo.
            now: Selection stored for the state after it.
            before: Selection stored for the state before it.
        """
        changed = unique_slots(change.inserted, change.cells, change.moved)
        if not change.is_structural and not len(changed):
            return
        if len(changed) and not self.entries.order.shows_any(changed):
            self._reveal(changed)
        is_about_selection = not len(changed) or any(stored.has_any(changed) for stored in (now, before) if stored)
        if now is None or not is_about_selection or not self._restore_selection(now):
            rows = self.entries.order.rows_of(changed)
            # Most of many rows ascend already, which this kind of sorting makes use of.
            rows = np.sort(rows[rows >= 0], kind="stable")
            if change.fields and not change.is_structural:
                self.selection.select_fields(rows, change.fields)
            else:
                self.selection.select(rows, 0, self.entries.columnCount() - 1)
        self._scroll_to_selection()
        if not change.sitemaps:
            self.navigated.emit()
