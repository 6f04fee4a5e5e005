"""The table of entries on screen: selection, editors, widths, and what the window asks of it.

It holds together what its neighbours do; texts, painting, commands and the order shown are theirs.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from sitemap_studio.core.errors import RequestError
from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.clipboard_commands import ClipboardCommands
from sitemap_studio.gui.table.columns import ColumnFitter
from sitemap_studio.gui.table.commands import TableCommands
from sitemap_studio.gui.table.delegates import EntryDelegate
from sitemap_studio.gui.table.dragging import drag_entries
from sitemap_studio.gui.table.field_delegate import keep_typed
from sitemap_studio.gui.table.header import EntryHeader, PlaceHeader
from sitemap_studio.gui.table.keys import TableKeys
from sitemap_studio.gui.table.model import EntryModel, Reset
from sitemap_studio.gui.table.place_keeping import KeptSelection, PlaceKeeper
from sitemap_studio.gui.table.view_painting import ViewPainter
from sitemap_studio.gui.table.walking import Walk
from sitemap_studio.gui.theme import padded
from sitemap_studio.gui.widgets.announcing import say_current
from sitemap_studio.gui.widgets.model_index import Index
from sitemap_studio.gui.widgets.zooming import Zoom
from sitemap_studio.gui.words.texts import MAX_EDITED_CHARACTERS
from sitemap_studio.model.edits import Change
from sitemap_studio.model.slots import SlotArray, distinct
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName

MOST_PIXELS: Final = 2**31 - 1
"""Qt counts the height of a table in a signed 32-bit number of pixels, and hangs beyond it."""

_ROW_PADDING: Final = 10
_MODIFIER = Qt.KeyboardModifier
_TRIGGER = QAbstractItemView.EditTrigger

_MOVES: Final = frozenset(
    (
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
    )
)
"""Keys that move the current cell."""


class EntryView(QTableView):
    """The entries of the open document.

    Attributes:
        commands: What can be done to the selection.
        clips: What can be done with the clipboard.
        entries: The model.
        fitter: Which columns are shown, and how wide.
        zoom: The size of the letters.
        highlights: What is marked in the cells.

    Signals:
        selection_count_changed: As many entries are selected now.
        shown_count_changed: As many entries are shown now.
        editing_changed: An editor was opened or closed; see `is_editing`.
        sitemap_shown: The view chose another sitemap to show by itself; carries its id, or None for all.
    """

    selection_count_changed = Signal(int)
    shown_count_changed = Signal(int)
    editing_changed = Signal()
    sitemap_shown = Signal(object)

    _came = Signal()
    _is_ready = False
    """Whether all is there. Qt sends events earlier, and an error in one of its calls crashes PySide6 6.11 later on."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.entries = EntryModel(session, self)
        self.setHorizontalHeader(EntryHeader(self.entries, self))
        self.setVerticalHeader(PlaceHeader(self.entries, self))
        self._delegate = EntryDelegate(self.entries, self)
        self._painter = ViewPainter(self, self.entries)
        self.highlights = self._painter.highlights
        self._set_up_headers()
        self._set_up_behaviour()
        self.setModel(self.entries)
        # With the view's own, painting the header asks every row of a selected column whether it is enabled: seconds
        # per million. Sections therefore never look selected.
        self._nothing_selected = QItemSelectionModel(self.entries, self)
        self.horizontalHeader().setSelectionModel(self._nothing_selected)
        self.commands = TableCommands(session, self.entries, self)
        self.clips = ClipboardCommands(session, self.entries, self.commands)
        self._place = PlaceKeeper(self, self.entries)
        self.fitter = ColumnFitter(self, self.entries)
        self.zoom = Zoom(self)
        self._walk = Walk()
        self._keys = TableKeys(self, self.entries, self.commands, self.clips, self.move_current)
        self._connect()
        self._fit_rows(self.entries.rowCount())
        self._place.restore(Reset.DOCUMENT)
        self._is_ready = True

    def _set_up_headers(self) -> None:
        down = self.verticalHeader()
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setMinimumSectionSize(1)
        down.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        down.setHighlightSections(False)
        down.setAccessibleName(self.tr("Places in the set"))
        across = self.horizontalHeader()
        across.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        across.setHighlightSections(False)
        across.setSortIndicatorClearable(True)
        across.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        across.setAccessibleName(self.tr("Fields"))
        # A click on a header leaves the keyboard where it is, and the sort that follows closes every editor.
        across.sectionPressed.connect(self.finish_editing)

    def _set_up_behaviour(self) -> None:
        self.setAccessibleName(self.tr("Entries"))
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setEditTriggers(_TRIGGER.DoubleClicked | _TRIGGER.EditKeyPressed | _TRIGGER.AnyKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setSortingEnabled(True)

    def _connect(self) -> None:
        self._came.connect(self._say_current, Qt.ConnectionType.QueuedConnection)
        self.entries.resetting.connect(self._before_reset)
        self.entries.was_reset.connect(self._after_reset)
        self.entries.rowsAboutToBeInserted.connect(self._before_insertion)
        self.entries.shown_count_changed.connect(self.shown_count_changed)
        self.entries.renumbered.connect(self.verticalHeader().viewport().update)
        self.selectionModel().selectionChanged.connect(self._tell_selection)
        self._delegate.moved_on.connect(self.move_current)
        self._delegate.editing_changed.connect(self.editing_changed)
        self._delegate.filling.connect(self.commands.fill_selection)
        self._session.replaced.connect(self._forget_sort)
        self._session.changed.connect(self._leave_sitemap)
        self._session.keep_selection(self._place.selection)
        self._session.travelled.connect(self._show_travelled)

    # What the window asks

    def set_sitemap(self, sitemap: int | None) -> None:
        """Show only the entries of one sitemap, or all."""
        self.entries.set_sitemap(sitemap)

    def sort_by(self, field: FieldName | None, *, descending: bool = False) -> None:
        """Sort the view by a field, or return to the order of the set."""
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self.sortByColumn(-1 if field is None else FIELD_NAMES.index(field), order)

    def show_slot(self, slot: int, field: FieldName | None = None) -> None:
        """Make an entry's cell the current one and bring it into sight, even if filter or sitemap hid it."""
        document, order = self._session.document, self.entries.order
        if slot >= document.table.slot_capacity or document.table.positions()[slot] < 0:
            return
        if order.row_of(slot) < 0:
            self._reveal(np.array([slot], np.uint32))
        self.go_to(order.row_of(slot), 0 if field is None else FIELD_NAMES.index(field))

    def _reveal(self, slots: SlotArray) -> None:
        """Show entries that filter or sitemap hid; of several sitemaps where one is chosen, those of the first's."""
        sitemap = self._session.document.table.sitemap_of(int(slots[0]))
        if self.entries.order.sitemap not in (None, sitemap):
            self.entries.set_sitemap(sitemap)
            self.sitemap_shown.emit(sitemap)
        self.entries.reveal(slots)

    def selected_slots(self) -> SlotArray:
        """The selected entries, as they are shown; that of the current cell where nothing is selected."""
        return self.commands.chosen.slots()

    @property
    def is_editing(self) -> bool:
        """Whether the editor of a cell is open."""
        return self._delegate.is_editing

    @Slot()
    def finish_editing(self) -> None:
        """Keep what stands in an open editor, and close it; for whatever looks at the document or takes it away."""
        keep_typed(self)

    @Slot()
    def prepare(self) -> None:
        """Make ready what painting needs, as long as something else is waited for anyway."""
        self._painter.prepare()

    # Moving about

    def go_to(self, row: int, column: int) -> None:
        """Make a cell the current one and the only one selected, and bring it into sight."""
        index = self.entries.index(row, column)
        # Not the view's own setter, which adds to the selection while Ctrl is held, as it is in many a shortcut.
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.scrollTo(index)

    def move_current(self, rows: int, fields: int) -> None:
        """Move the current cell by rows, or by fields, which go on in the next row and stop at the end; see `Walk`."""
        index = self.currentIndex()
        if not index.isValid():
            return
        shown = [column for column in range(len(FIELD_NAMES)) if not self.isColumnHidden(column)]
        here = (index.row(), index.column())
        row, column = self._walk.down(here, rows, shown) if rows else self._walk.along(here, fields, shown)
        if 0 <= row < self.entries.rowCount():
            self.go_to(row, column)

    def edit(  # type: ignore[override]  # Qt overloads the name
        self,
        index: Index,
        trigger: QAbstractItemView.EditTrigger = _TRIGGER.AllEditTriggers,
        event: QEvent | None = None,
    ) -> bool:
        if self._is_ready and index.isValid() and not self.entries.may_change(index):
            if trigger & self.editTriggers() and self.entries.field_at(index.column()) and _types_text(event):
                self._session.refuse(self.entries.slot_at(index.row()))
            return False
        if self._is_ready and trigger & self.editTriggers() and _types_text(event) and self._refuses_long(index):
            return False
        return super().edit(index, trigger, event)  # type: ignore[arg-type]  # Qt gives none where there is none

    def _refuses_long(self, index: Index) -> bool:
        """Whether a value is too long for an editor, which is told."""
        field = self.entries.field_at(index.column()) if index.isValid() else None
        length = len(index.data(Qt.ItemDataRole.EditRole) or "") if field else 0
        if length > MAX_EDITED_CHARACTERS:
            told = self.tr("This value has {length} characters; up to {most} can be edited in a cell.")
            told = told.format(length=format_number(length), most=format_number(MAX_EDITED_CHARACTERS))
            hint = self.tr("Clear it with Backspace, paste another over it, or use a bulk edit.")
            self._session.refused.emit(RequestError(told, hint=hint))
        return length > MAX_EDITED_CHARACTERS

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Qt tells of the table once this is over.
        self._came.emit()

    @Slot()
    def _say_current(self) -> None:
        say_current(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() is not QAbstractItemView.State.EditingState and self._keys.take(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        # With Ctrl, Qt moves the current cell and leaves the selection behind, out of sight: what is pasted or deleted
        # next would go there.
        if isinstance(event, QKeyEvent) and event.key() in _MOVES and event.modifiers() & _MODIFIER.ControlModifier:
            event = QKeyEvent(event.type(), event.key(), event.modifiers() & ~_MODIFIER.ControlModifier)
        return super().selectionCommand(index, event)

    def keyboardSearch(self, search: str) -> None:
        # Qt would ask for every cell of the column, one at a time; there is a filter for that.
        return

    # What Qt and the model tell

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.update(previous)
        self.update(current)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_ready:
            self._painter.paint(event.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_ready:
            self.fitter.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        looks = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)
        if self._is_ready and event.type() in looks:
            self._painter.use_palette(self.palette())
            self._fit_rows(self.entries.rowCount())
            self.fitter.fit()

    def sizeHintForColumn(self, column: int) -> int:
        return self.fitter.needed(column) if self._is_ready else -1

    def _tell_selection(self) -> None:
        ranges = self.commands.chosen.ranges()
        # Entries can be dragged to a sitemap; over anything less a drag goes on selecting.
        self.setDragEnabled(ranges.are_whole_rows)
        self.selection_count_changed.emit(ranges.row_count())

    def startDrag(self, supportedActions: Qt.DropAction) -> None:
        drag_entries(self)

    def _fit_rows(self, count: int) -> None:
        wanted = self.fontMetrics().height() + padded(_ROW_PADDING)
        height = max(1, min(wanted, MOST_PIXELS // max(1, count)))
        if self.verticalHeader().defaultSectionSize() != height:
            self.verticalHeader().setDefaultSectionSize(height)

    def _before_insertion(self, parent: QModelIndex, first: int, last: int) -> None:
        self._fit_rows(self.entries.rowCount() + last - first + 1)

    def _before_reset(self, reason: Reset, count: int) -> None:
        self._place.remember()
        self._fit_rows(count)

    def _after_reset(self, reason: Reset) -> None:
        self._fit_rows(self.entries.rowCount())
        if reason is Reset.DOCUMENT:
            self.fitter.measure()
        self.fitter.fit()
        self._place.restore(reason)
        self._tell_selection()

    def _forget_sort(self) -> None:
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)

    def _leave_sitemap(self, change: Change) -> None:
        """Show all entries when the sitemap that is shown leaves the set: what is added next must not go to it."""
        sitemap = self.entries.order.sitemap
        if change.is_of_set and sitemap is not None and not self._session.document.sitemaps.has(sitemap):
            self.set_sitemap(None)
            self.sitemap_shown.emit(None)

    def _show_travelled(self, change: Change, wanted: KeptSelection | None, left: KeptSelection | None) -> None:
        """After undo or redo, select what was selected in that state, and bring it into sight.

        Where what was selected has nothing to do with the step, select what came back or changed.
        """
        touched = distinct(change.came, change.cells, change.moved)
        if not change.is_structural and not len(touched):
            return
        rows = self.entries.order.rows_of(touched)
        if len(touched) and not (rows >= 0).any():
            self._reveal(touched)
            rows = self.entries.order.rows_of(touched)
        is_about_selection = not len(touched) or any(each.has_any(touched) for each in (wanted, left) if each)
        is_restored = wanted is not None and is_about_selection and self._place.select(wanted)
        # Of many they mostly ascend already, which this kind of sorting makes use of.
        rows = np.sort(rows[rows >= 0], kind="stable")
        if not is_restored and change.fields and not change.is_structural:
            self.commands.chosen.select_fields(rows, change.fields)
        elif not is_restored:
            self.commands.chosen.select(rows, 0, self.entries.columnCount() - 1)
        self._place.bring_into_sight()


def _types_text(event: QEvent | None) -> bool:
    """Whether an event that begins to edit a cell is more than a key without a character, such as Escape."""
    if not isinstance(event, QKeyEvent) or event.key() == Qt.Key.Key_F2:
        return True
    return bool(event.text()) and event.text().isprintable()
