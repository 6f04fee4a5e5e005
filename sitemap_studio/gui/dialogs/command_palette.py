"""The command palette: a searchable list of all commands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from itertools import chain
from typing import Any, Final

from PySide6.QtCore import QObject, QSize, Qt, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from sitemap_studio.core.messages import listed
from sitemap_studio.gui.actions import MENUS, SUBMENUS, Actions, plain_label, translated
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.labels import announce
from sitemap_studio.gui.widgets.line_edits import KeyLine, add_clear_button, add_leading_icon
from sitemap_studio.gui.widgets.list_view import Index, ListView
from sitemap_studio.gui.widgets.text_models import TextModel

_ROLE = Qt.ItemDataRole


class CommandColumn(IntEnum):
    """Columns of the list of commands."""

    TITLE = 0
    MENU = 1
    KEYS = 2


@dataclass(frozen=True)
class PaletteCommand:
    """An action, its label without mnemonic, and the title of its menu."""

    action: QAction
    title: str
    menu: str

    def rank(self, words: list[str]) -> int | None:
        """Return how well the command matches lower-case words, 0 for the best match; None if it lacks one of them."""
        name, other_text = self.title.casefold(), f"{self.menu} {self.action.statusTip()}".casefold()
        rank = 0
        for word in words:
            if name.startswith(word):
                continue
            if f" {word}" in name:
                rank += 1
            elif word in name:
                rank += 2
            elif word in other_text:
                rank += 4
            else:
                return None
        return rank


class CommandList(TextModel):
    """Model with the commands that match a search, best match first; disabled commands are last and grey."""

    heads = ("",) * len(CommandColumn)

    def __init__(self, commands: Iterable[PaletteCommand], parent: QObject | None = None) -> None:
        """Create a list model of commands; it is empty until the first search."""
        super().__init__(parent)
        self._commands = list(commands)
        self.matches: list[PaletteCommand] = []

    def search(self, text: str) -> None:
        """List the commands that match all words of a text, enabled ones first, then by quality of the match."""
        words = text.casefold().split()
        ranked = [(command.rank(words), position, command) for position, command in enumerate(self._commands)]
        sort_keys = [
            (not command.action.isEnabled(), rank, position) for rank, position, command in ranked if rank is not None
        ]
        self.beginResetModel()
        # Enabled commands precede disabled ones; the order of the menus decides between equal ranks.
        self.matches = [self._commands[position] for _, _, position in sorted(sort_keys)]
        self.count = len(self.matches)
        self.endResetModel()

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return only `ItemIsSelectable` for a disabled command, so that it is grey, otherwise the flags of the base class."""
        if index.isValid() and not self.matches[index.row()].action.isEnabled():
            return Qt.ItemFlag.ItemIsSelectable
        return super().flags(index)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return a command's title, menu or shortcut, the colour of the last two, tooltip or accessible text."""
        if not index.isValid():
            return None
        command = self.matches[index.row()]
        keys = command.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        if role == _ROLE.DisplayRole:
            return (command.title, command.menu, keys)[index.column()]
        if role == _ROLE.ForegroundRole and index.column() != CommandColumn.TITLE and command.action.isEnabled():
            return QApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        if role == _ROLE.ToolTipRole:
            return command.action.statusTip()
        if role == _ROLE.AccessibleTextRole and index.column() == CommandColumn.TITLE:
            return localized(listed(filter(None, (command.title, command.menu, keys))))
        return None


def list_commands(actions: Actions, excluded_id: str) -> Iterator[PaletteCommand]:
    """Yield the commands of a window in the order of its menus, without the one with the id `excluded_id`.

    Commands of submenus have the title of the submenu as prefix.
    """
    for title, specs in MENUS.items():
        menu = plain_label(translated(title))
        with_submenus = [(spec, *SUBMENUS.get(spec.id, ())) for spec in specs if spec is not None]
        for spec in filter(None, chain.from_iterable(with_submenus)):
            if spec.id in SUBMENUS or spec.id == excluded_id:
                continue
            if not spec.is_menu:
                yield PaletteCommand(actions[spec.id], plain_label(actions[spec.id].text()), menu)
                continue
            submenu, name = actions.menu(spec.id), plain_label(translated(spec.text))
            # Some menus are filled on `aboutToShow`.
            submenu.aboutToShow.emit()
            for action in submenu.actions():
                if not action.isSeparator():
                    yield PaletteCommand(action, f"{name}: {plain_label(action.text())}", menu)


_SIZE: Final = QSize(620, 420)
_MENU_PIXELS: Final = 110
_KEY_PIXELS: Final = 130
_NAVIGATION_KEYS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class PaletteDialog(Dialog):
    """Dialog with a search field and a list of matching commands; Enter runs the current one.

    Attributes:
        announced: Last announcement for screen readers.
    """

    def __init__(self, commands: Iterable[PaletteCommand], parent: QWidget | None = None) -> None:
        """Create the command palette, and list all of these commands."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Commands"))
        self.line = KeyLine(self)
        self.line.setPlaceholderText(self.tr("Find a command"))
        add_leading_icon(self.line, "find", self.tr("Find a command"))
        add_clear_button(self.line)
        self.list = CommandList(commands, self)
        self.view = ListView(self.list, {CommandColumn.MENU: _MENU_PIXELS, CommandColumn.KEYS: _KEY_PIXELS}, self)
        self._empty_note = self.make_note(self.tr("No matches."))
        self._lay_out()
        self.line.textChanged.connect(self._search)
        self.view.clicked.connect(self._run_current)
        self.line.handle_keys(self._move_selection, *_NAVIGATION_KEYS)
        self.line.handle_keys(lambda _: self._run_current(), Qt.Key.Key_Return, Qt.Key.Key_Enter)
        self.announced = ""
        self._search("")

    def _lay_out(self) -> None:
        """Arrange the search field above the list, or the note that replaces an empty list."""
        self.view.setAccessibleName(self.tr("Commands"))
        self.view.setAlternatingRowColors(False)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.horizontalHeader().hide()
        self.view.stretch_column(CommandColumn.TITLE)
        self._empty_note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lay_out_column(self.line, (self.view, 1), (self._empty_note, 1), size=_SIZE)

    @Slot(str)
    def _search(self, text: str) -> None:
        """List the commands that match a text, select the first one, and announce it."""
        self.list.search(text)
        has_matches = self.list.rowCount() > 0
        self.view.setVisible(has_matches)
        self._empty_note.setVisible(not has_matches)
        if has_matches:
            self.view.selectRow(0)
        self._announce_current()

    def _announce_current(self) -> None:
        """Announce the current command, or the lack of matches, to screen readers."""
        title = self.list.index(max(0, self.view.currentIndex().row()), CommandColumn.TITLE)
        text = str(title.data(Qt.ItemDataRole.AccessibleTextRole)) if self.list.rowCount() else self._empty_note.text()
        if text != self.announced:
            self.announced = text
            announce(self.line, text)

    @Slot()
    def _run_current(self) -> None:
        """Close the dialog and trigger the current command; do nothing if it is disabled or missing."""
        row = self.view.currentIndex().row()
        action = self.list.matches[row].action if 0 <= row < self.list.rowCount() else None
        if action is not None and action.isEnabled():
            # Close first, because the action may open a dialog.
            self.accept()
            action.trigger()

    def _move_selection(self, event: QKeyEvent) -> None:
        """Send a navigation key of the search field to the list, and announce the new current command."""
        QApplication.sendEvent(self.view, event)
        self._announce_current()
