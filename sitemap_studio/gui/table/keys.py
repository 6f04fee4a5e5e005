"""The keys of the table while no editor is open: commands, steps of the current cell, and whole rows and columns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QTableView

from sitemap_studio.gui.table.clipboard_commands import ClipboardCommands
from sitemap_studio.gui.table.commands import TableCommands
from sitemap_studio.gui.table.model import EntryModel

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
