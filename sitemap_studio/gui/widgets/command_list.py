"""Everything that can be chosen as a list for a view, found by a few letters of its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QPalette
from PySide6.QtWidgets import QApplication

from sitemap_studio.core.messages import listed
from sitemap_studio.gui.actions import ACTIONS, Actions, translated
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index

_ROLE = Qt.ItemDataRole


class Column(IntEnum):
    """The columns of the list."""

    WORDS = 0
    MENU = 1
    KEYS = 2


@dataclass(frozen=True)
class Command:
    """Something to choose.

    Attributes:
        action: What does it.
        words: What it is called, without the mark of its menu letter.
        menu: The menu that it stands in.
    """

    action: QAction
    words: str
    menu: str

    @property
    def keys(self) -> str:
        """Its first key, as the system writes it."""
        return self.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def rank(self, words: list[str]) -> int | None:
        """How well it answers some words, the lowest the best; None if one of them is nowhere in it."""
        name, rest = self.words.casefold(), f"{self.menu} {self.action.statusTip()}".casefold()
        rank = 0
        for word in words:
            if name.startswith(word):
                continue
            if f" {word}" in name:
                rank += 1
            elif word in name:
                rank += 2
            elif word in rest:
                rank += 4
            else:
                return None
        return rank


class CommandList(QAbstractTableModel):
    """The commands that answer what is typed, the best first; those that are not possible now are greyed."""

    def __init__(self, commands: Iterable[Command], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._commands = list(commands)
        self._found = self._commands

    def find(self, text: str) -> None:
        """Show the commands in which all words of a text are found."""
        words = text.casefold().split()
        ranked = [(command.rank(words), place, command) for place, command in enumerate(self._commands)]
        answers = [(not command.action.isEnabled(), rank, place) for rank, place, command in ranked if rank is not None]
        self.beginResetModel()
        # What is possible stands before what is not; equals stand as in the menus.
        self._found = [self._commands[place] for _, _, place in sorted(answers)]
        self.endResetModel()

    def command(self, row: int) -> Command:
        """The command in a row."""
        return self._found[row]

    # What Qt asks

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._found)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and not self._found[index.row()].action.isEnabled():
            return Qt.ItemFlag.ItemIsSelectable
        return super().flags(index)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid():
            return None
        command = self._found[index.row()]
        if role == _ROLE.DisplayRole:
            return (command.words, command.menu, command.keys)[index.column()]
        if role == _ROLE.DecorationRole and index.column() == Column.WORDS:
            return command.action.icon()
        if role == _ROLE.ForegroundRole and index.column() != Column.WORDS and command.action.isEnabled():
            return QApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        if role == _ROLE.ToolTipRole:
            return command.action.statusTip()
        if role == _ROLE.AccessibleTextRole and index.column() == Column.WORDS:
            return localized(listed(filter(None, (command.words, command.menu, command.keys))))
        return None


def commands_of(actions: Actions, leaving_out: str) -> Iterator[Command]:
    """The commands of a window in the order of its menus; what stands in a menu of its own comes with that one's name.

    Args:
        actions: The actions of the window.
        leaving_out: The id of the one that shows the commands.
    """
    for spec in ACTIONS:
        menu = bare(translated(spec.menu.value))
        if spec.is_menu:
            inner = actions.menu(spec.id)
            # Some are filled when they are shown.
            inner.aboutToShow.emit()
            title = bare(translated(spec.text))
            yield from (Command(action, f"{title}: {bare(action.text())}", menu) for action in _chosen(inner.actions()))
        elif spec.id != leaving_out:
            yield Command(actions[spec.id], bare(actions[spec.id].text()), menu)


def _chosen(actions: Iterable[QAction]) -> Iterator[QAction]:
    return (action for action in actions if not action.isSeparator())


def bare(text: str) -> str:
    """Words of a menu as they are read: without the mark of the letter that chooses them."""
    return "&".join(part.replace("&", "") for part in text.split("&&"))
