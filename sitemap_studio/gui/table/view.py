"""The entries table: selection, keys, navigation, zoom, dragging, and keeping the scroll position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QObject,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QDrag, QFocusEvent, QFont, QKeyEvent, QKeySequence, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QHeaderView, QTableView, QWidget

from sitemap_studio.core.errors import RequestError
from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.clipboard import ClipboardCommands
from sitemap_studio.gui.table.commands import Ranges, TableCommands, each_range, selection_of
from sitemap_studio.gui.table.editors import EntryDelegate, keep_typed
from sitemap_studio.gui.table.header import ColumnFitter, EntryHeader, PlaceHeader
from sitemap_studio.gui.table.model import EntryModel, Reset, ViewOrder
from sitemap_studio.gui.table.painting import ViewPainter
from sitemap_studio.gui.theme import padded
from sitemap_studio.gui.widgets.labels import say_current
from sitemap_studio.gui.widgets.list_view import Index
from sitemap_studio.gui.words.texts import MAX_EDITED_CHARACTERS
from sitemap_studio.model.edits import Change
from sitemap_studio.model.slots import SlotArray, contains, distinct
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName

Cell = tuple[int, int]
"""A row and a column."""


class Walk:
    """Where Tab began, as long as nothing else has moved the current cell since."""

    def __init__(self) -> None:
        self._began: int | None = None
        self._at: Cell | None = None

    def along(self, here: Cell, steps: int, fields: Sequence[int]) -> Cell:
        """The cell some fields on, behind the last field in the next row.

        Args:
            here: The current cell.
            steps: How many fields; below zero for back.
            fields: The columns of the fields that are shown, ascending; at least one.
        """
        if here != self._at:
            self._began = here[1]
        place = next((place for place, column in enumerate(fields) if column >= here[1]), len(fields) - 1)
        row, place = divmod(here[0] * len(fields) + place + steps, len(fields))
        self._at = (row, fields[place])
        return self._at

    def down(self, here: Cell, steps: int, fields: Sequence[int]) -> Cell:
        """The cell some rows below, in the column where Tab began if it led here.

        Args:
            here: The current cell.
            steps: How many rows; below zero for up.
            fields: The columns of the fields that are shown.
        """
        column = self._began if here == self._at and self._began in fields else here[1]
        self._at = None
        return here[0] + steps, here[1] if column is None else column


ENTRIES_FORMAT: Final = "application/x-sitemap-studio-entries"
"""What is dragged when the selected entries are; it holds nothing, the selection says which."""


def entries_data() -> QMimeData:
    """What a drag of the selected entries carries."""
    data = QMimeData()
    data.setData(ENTRIES_FORMAT, b"")
    return data


def drag_entries(view: QWidget) -> None:
    """Let the selected entries be dragged; Qt's own way would make an object of every cell."""
    drag = QDrag(view)
    drag.setMimeData(entries_data())
    drag.exec(Qt.DropAction.MoveAction)


_SELECT = QItemSelectionModel.SelectionFlag
_NEXT = 4_096
"""So many rows behind one are looked at first."""


MOST_KEPT: Final = 100_000
"""A selection of more entries than this is not kept for a step of the history, as it would take too much memory."""


@dataclass(frozen=True)
class KeptSelection:
    """Selected cells and the current cell, by entry rather than by row.

    Attributes:
        boxes: Entries, first column and last column of each selected range.
        current: Entry and column of the current cell; -1 where there is none.
    """

    boxes: tuple[tuple[SlotArray, int, int], ...]
    current: tuple[int, int]

    def has_any(self, slots: SlotArray) -> bool:
        """Whether any of its entries is among some, which ascend."""
        own = [entries for entries, _, _ in self.boxes]
        if self.current[0] >= 0:
            own.append(np.array(self.current[:1], np.uint32))
        return any(contains(slots, entries).any() for entries in own)


class PlaceKeeper:
    """Remembers the place in a view when its model is about to be reset, and goes back there afterwards.

    After an edit the same entry is on top again. A filter or a sort begins at the top; after a filter the current
    entry is in sight if it is still shown.
    """

    def __init__(self, view: QAbstractItemView, model: EntryModel) -> None:
        self._view, self._model = view, model
        self._shown: SlotArray = model.order.shown
        self._kept = KeptSelection((), (-1, -1))
        self._current = (-1, -1)
        self._top = 0
        model.rowsInserted.connect(self._begin_anew)

    def remember(self) -> None:
        """Note where the user is."""
        self._shown, self._kept = self._model.order.shown, self._selection()
        index = self._view.currentIndex()
        self._current = (index.row(), index.column())
        self._top = max(0, self._view.verticalScrollBar().value())

    def restore(self, reason: Reset) -> None:
        """Go back there, as far as it still exists."""
        if not self._model.rowCount():
            return
        if reason is Reset.DOCUMENT:
            self._view.selectionModel().setCurrentIndex(self._model.index(0, 0), _SELECT.ClearAndSelect)
            self._view.scrollToTop()
            return
        if (selection := self._as_shown(self._kept)) is not None:
            self._view.selectionModel().select(selection, _SELECT.ClearAndSelect)
        row, column = self._current
        target = _row_of_survivor(self._shown, row, self._model.order) if row >= 0 else 0
        index = self._model.index(target, min(max(column, 0), self._model.columnCount() - 1))
        self._view.selectionModel().setCurrentIndex(index, _SELECT.NoUpdate)
        if reason is Reset.EDIT:
            top = _row_of_survivor(self._shown, self._top, self._model.order)
            self._view.verticalScrollBar().setValue(top)
        else:
            self._view.scrollToTop()
            if reason is Reset.FILTER and row >= 0:
                self._view.scrollTo(index)

    def _begin_anew(self) -> None:
        """Where there was no entry to be the current one, let it be the first that came."""
        if not self._view.currentIndex().isValid():
            self._view.selectionModel().setCurrentIndex(self._model.index(0, 0), _SELECT.ClearAndSelect)

    # For steps of the history

    def selection(self) -> KeptSelection | None:
        """Return what is selected, to be selected again later; None where that is too much to keep."""
        kept = self._selection()
        if sum(len(entries) for entries, _, _ in kept.boxes) > MOST_KEPT:
            return None
        # Copies: parts of an array keep all of it in memory.
        return KeptSelection(tuple((entries.copy(), left, right) for entries, left, right in kept.boxes), kept.current)

    def select(self, kept: KeptSelection) -> bool:
        """Select what was selected, as far as it is shown.

        Returns:
            Whether any of it is shown.
        """
        selection, (slot, column) = self._as_shown(kept), kept.current
        row = self._model.order.row_of(slot)
        if selection is None or (row < 0 and selection.isEmpty()):
            return False
        current = self._model.index(row if row >= 0 else selection.first().top(), max(0, column))
        self._view.selectionModel().setCurrentIndex(current, _SELECT.NoUpdate)
        self._view.selectionModel().select(selection, _SELECT.ClearAndSelect)
        return True

    def bring_into_sight(self) -> None:
        """Scroll to the current cell, and so that all that is selected is seen where there is room for it."""
        current = self._view.currentIndex()
        ranges = each_range(self._view.selectionModel().selection())
        rows = [row for each in ranges for row in (each.bottom(), each.top())]
        if rows and max(rows) - min(rows) < self._view.verticalScrollBar().pageStep():
            for row in (max(rows), min(rows)):
                self._view.scrollTo(current.siblingAtRow(row))
        self._view.scrollTo(current)

    def _selection(self) -> KeptSelection:
        shown, index = self._model.order.shown, self._view.currentIndex()
        ranges = Ranges.of(self._view.selectionModel().selection(), self._model.columnCount())
        boxes = tuple((shown[top : bottom + 1], left, right) for top, left, bottom, right in ranges.boxes)
        slot = int(shown[index.row()]) if 0 <= index.row() < len(shown) else -1
        return KeptSelection(boxes, (slot, index.column()))

    def _as_shown(self, kept: KeptSelection) -> QItemSelection | None:
        """Return what is shown of a selection; None if that falls into too many ranges."""
        found = QItemSelection()
        last_column = self._model.columnCount() - 1
        for slots, left, right in kept.boxes:
            rows = self._model.order.rows_of(slots)
            selection = selection_of(self._model, np.sort(rows[rows >= 0]), left, min(right, last_column))
            if selection is None:
                return None
            found.merge(selection, _SELECT.Select)
        return found


def _row_of_survivor(before: SlotArray, row: int, order: ViewOrder) -> int:
    """Where the entry of an earlier row stands now, or the next one behind it that is still there."""
    step = 1
    while row < len(before):
        rows = order.rows_of(before[row : row + step])
        alive = rows >= 0
        if alive.any():
            return int(rows[int(alive.argmax())])
        # Mostly one of the next is there; where many are gone, all the others are looked at.
        row, step = row + step, _NEXT if step == 1 else len(before)
    return max(0, len(order) - 1)


ZOOM_STEPS: Final = (70, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300)
"""Sizes in percent."""

DEFAULT_ZOOM: Final = 100
"""The size of the rest of the window."""


class Zoom(QObject):
    """Larger and smaller letters, by the step or by the wheel while Ctrl is held.

    Signals:
        changed: Another size was chosen; carries it in percent.
    """

    changed = Signal(int)

    def __init__(self, view: QAbstractScrollArea) -> None:
        super().__init__(view)
        self._view = view
        self._percent = DEFAULT_ZOOM
        view.viewport().installEventFilter(self)

    @property
    def percent(self) -> int:
        """The size in percent."""
        return self._percent

    def use(self, percent: int) -> None:
        """Show letters of a size in percent; one that is no step is brought to the nearest."""
        nearest = min(ZOOM_STEPS, key=lambda step: abs(step - percent))
        if nearest == self._percent:
            return
        self._percent = nearest
        font = QFont()
        if nearest != DEFAULT_ZOOM:
            usual = QApplication.font(self._view)
            if usual.pointSizeF() > 0:
                font.setPointSizeF(usual.pointSizeF() * nearest / 100)
            else:
                font.setPixelSize(max(1, round(usual.pixelSize() * nearest / 100)))
        self._view.setFont(font)
        self.changed.emit(nearest)

    @Slot()
    def enlarge(self) -> None:
        """One step larger."""
        self.use(next((step for step in ZOOM_STEPS if step > self._percent), ZOOM_STEPS[-1]))

    @Slot()
    def reduce(self) -> None:
        """One step smaller."""
        self.use(next((step for step in reversed(ZOOM_STEPS) if step < self._percent), ZOOM_STEPS[0]))

    @Slot()
    def reset(self) -> None:
        """Back to the usual size."""
        self.use(DEFAULT_ZOOM)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QWheelEvent) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turned = event.angleDelta().y()
            if turned:
                (self.enlarge if turned > 0 else self.reduce)()
            return True
        return super().eventFilter(watched, event)


_MODIFIER = Qt.KeyboardModifier

_STANDARD: Final = (
    (QKeySequence.StandardKey.Copy, "copy"),
    (QKeySequence.StandardKey.Cut, "cut"),
    (QKeySequence.StandardKey.Paste, "paste"),
)
_OF_CLIPBOARD: Final = frozenset(name for _, name in _STANDARD)
_COMMANDS: Final = {
    "Ctrl+D": "fill_down",
    "Ctrl+Return": "fill_selection",
    "Ctrl+Enter": "fill_selection",
    "Alt+Up": "move_up",
    "Alt+Down": "move_down",
    "Ctrl+-": "delete_selected",
    "Del": "delete_or_clear",
    "Backspace": "clear_cells",
}
"""Keys of commands, for when no menu around the table has taken them."""

_STEPS: Final[dict[tuple[int, bool], tuple[int, int]]] = {
    (Qt.Key.Key_Return, False): (1, 0),
    (Qt.Key.Key_Return, True): (-1, 0),
    (Qt.Key.Key_Enter, False): (1, 0),
    (Qt.Key.Key_Enter, True): (-1, 0),
    (Qt.Key.Key_Tab, False): (0, 1),
    (Qt.Key.Key_Backtab, True): (0, -1),
    (Qt.Key.Key_Backtab, False): (0, -1),
}
"""By key and Shift: how many rows and fields the current cell moves."""


class TableKeys:
    """Does what a key asks for, if it is one of the table's own."""

    def __init__(
        self,
        view: QTableView,
        entries: EntryModel,
        commands: TableCommands,
        clips: ClipboardCommands,
        move: Callable[[int, int], None],
    ) -> None:
        """Serve one view.

        Args:
            view: The view.
            entries: What it shows.
            commands: What keys do to the selection.
            clips: What they do with the clipboard.
            move: Moves the current cell by rows, or by fields.
        """
        self._view, self._entries, self._move = view, entries, move
        self._commands, self._clips = commands, clips

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key asks for; whether it asked for anything."""
        modifiers = event.modifiers() & ~_MODIFIER.KeypadModifier
        pressed = QKeySequence(event.key() | modifiers.value).toString(QKeySequence.SequenceFormat.PortableText)
        command = next((name for key, name in _STANDARD if event.matches(key)), _COMMANDS.get(pressed))
        if command is not None:
            getattr(self._clips if command in _OF_CLIPBOARD else self._commands, command)()
            return True
        if modifiers in (_MODIFIER.NoModifier, _MODIFIER.ShiftModifier):
            step = _STEPS.get((event.key(), modifiers == _MODIFIER.ShiftModifier))
            if step is not None:
                self._move(*step)
                return True
        return self._take_space(event)

    def _take_space(self, event: QKeyEvent) -> bool:
        """Shift+Space selects rows and Ctrl+Space columns, as spreadsheets do."""
        if event.key() != Qt.Key.Key_Space or not self._view.currentIndex().isValid():
            return False
        boxes = self._commands.chosen.ranges().boxes
        top, left = min(box[0] for box in boxes), min(box[1] for box in boxes)
        bottom, right = max(box[2] for box in boxes), max(box[3] for box in boxes)
        last_row, last_column = self._entries.rowCount() - 1, self._entries.columnCount() - 1
        if event.modifiers() == _MODIFIER.ShiftModifier:
            corners = (top, 0, bottom, last_column)
        elif event.modifiers() == _MODIFIER.ControlModifier:
            corners = (0, left, last_row, right)
        else:
            return False
        selection = QItemSelection(
            self._entries.index(corners[0], corners[1]), self._entries.index(corners[2], corners[3])
        )
        self._view.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        return True


MOST_PIXELS: Final = 2**31 - 1
"""Qt counts the height of a table in a signed 32-bit number of pixels, and hangs beyond it."""

_ROW_PADDING: Final = 10
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
        touched = distinct(change.inserted, change.cells, change.moved)
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
