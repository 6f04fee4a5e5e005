"""The command palette: everything that can be chosen as a list, found by a few letters of its words."""

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
from sitemap_studio.gui.widgets.line_edits import KeyLine, offer_clearing, show_purpose
from sitemap_studio.gui.widgets.list_view import Index, ListView
from sitemap_studio.gui.widgets.text_models import TextModel

_ROLE = Qt.ItemDataRole


class CommandColumn(IntEnum):
    """The columns of the list."""

    WORDS = 0
    MENU = 1
    KEYS = 2


@dataclass(frozen=True)
class PaletteCommand:
    """An action, its label without the mark of the menu letter, and its menu."""

    action: QAction
    words: str
    menu: str

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


class CommandList(TextModel):
    """The commands that answer what is typed, the best first; those that are not possible now are greyed."""

    heads = ("",) * len(CommandColumn)

    def __init__(self, commands: Iterable[PaletteCommand], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._commands = list(commands)
        self.found: list[PaletteCommand] = []

    def find(self, text: str) -> None:
        words = text.casefold().split()
        ranked = [(command.rank(words), place, command) for place, command in enumerate(self._commands)]
        answers = [(not command.action.isEnabled(), rank, place) for rank, place, command in ranked if rank is not None]
        self.beginResetModel()
        # What is possible stands before what is not; equals stand as in the menus.
        self.found = [self._commands[place] for _, _, place in sorted(answers)]
        self.count = len(self.found)
        self.endResetModel()

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and not self.found[index.row()].action.isEnabled():
            return Qt.ItemFlag.ItemIsSelectable
        return super().flags(index)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid():
            return None
        command = self.found[index.row()]
        keys = command.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        if role == _ROLE.DisplayRole:
            return (command.words, command.menu, keys)[index.column()]
        if role == _ROLE.ForegroundRole and index.column() != CommandColumn.WORDS and command.action.isEnabled():
            return QApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        if role == _ROLE.ToolTipRole:
            return command.action.statusTip()
        if role == _ROLE.AccessibleTextRole and index.column() == CommandColumn.WORDS:
            return localized(listed(filter(None, (command.words, command.menu, keys))))
        return None


def commands_of(actions: Actions, leaving_out: str) -> Iterator[PaletteCommand]:
    """Return the commands of a window in the order of its menus; those of a submenu with its title."""
    for title, specs in MENUS.items():
        menu = plain_label(translated(title))
        below = [(spec, *SUBMENUS.get(spec.id, ())) for spec in specs if spec is not None]
        for spec in filter(None, chain.from_iterable(below)):
            if spec.id in SUBMENUS or spec.id == leaving_out:
                continue
            if not spec.is_menu:
                yield PaletteCommand(actions[spec.id], plain_label(actions[spec.id].text()), menu)
                continue
            inner, name = actions.menu(spec.id), plain_label(translated(spec.text))
            # Some are filled when they are shown.
            inner.aboutToShow.emit()
            for action in inner.actions():
                if not action.isSeparator():
                    yield PaletteCommand(action, f"{name}: {plain_label(action.text())}", menu)


_SIZE: Final = QSize(620, 420)
_MENU_PIXELS: Final = 110
_KEY_PIXELS: Final = 130
_MOVES: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class PaletteDialog(Dialog):
    """A line to type in, and below it what matches; Enter does it. `announced` has the last announcement."""

    def __init__(self, commands: Iterable[PaletteCommand], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Commands"))
        self.line = KeyLine(self)
        self.line.setPlaceholderText(self.tr("Find a command"))
        show_purpose(self.line, "find", self.tr("Find a command"))
        offer_clearing(self.line)
        self.list = CommandList(commands, self)
        self.view = ListView(self.list, {CommandColumn.MENU: _MENU_PIXELS, CommandColumn.KEYS: _KEY_PIXELS}, self)
        self._nothing = self.note(self.tr("No matches."))
        self._lay_out()
        self.line.textChanged.connect(self._find)
        self.view.clicked.connect(self._choose)
        self.line.handle_keys(self._move_selection, *_MOVES)
        self.line.handle_keys(lambda _: self._choose(), Qt.Key.Key_Return, Qt.Key.Key_Enter)
        self.announced = ""
        self._find("")

    def _lay_out(self) -> None:
        self.view.setAccessibleName(self.tr("Commands"))
        self.view.setAlternatingRowColors(False)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.horizontalHeader().hide()
        self.view.stretch_column(CommandColumn.WORDS)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stack(self.line, (self.view, 1), (self._nothing, 1), size=_SIZE)

    @Slot(str)
    def _find(self, text: str) -> None:
        self.list.find(text)
        has_answers = self.list.rowCount() > 0
        self.view.setVisible(has_answers)
        self._nothing.setVisible(not has_answers)
        if has_answers:
            self.view.selectRow(0)
        self._announce()

    def _announce(self) -> None:
        """Let those who listen know what Enter would do now: the keyboard stays in the line."""
        words = self.list.index(max(0, self.view.currentIndex().row()), CommandColumn.WORDS)
        text = str(words.data(Qt.ItemDataRole.AccessibleTextRole)) if self.list.rowCount() else self._nothing.text()
        if text != self.announced:
            self.announced = text
            announce(self.line, text)

    @Slot()
    def _choose(self) -> None:
        row = self.view.currentIndex().row()
        action = self.list.found[row].action if 0 <= row < self.list.rowCount() else None
        if action is not None and action.isEnabled():
            # Closed first: what is done may open a dialog of its own.
            self.accept()
            action.trigger()

    def _move_selection(self, event: QKeyEvent) -> None:
        QApplication.sendEvent(self.view, event)
        self._announce()
