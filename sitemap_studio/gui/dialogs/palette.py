"""The command palette: everything that can be chosen, found by a few letters of its words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QHeaderView, QLineEdit, QVBoxLayout, QWidget

from sitemap_studio.gui.theme import Tint, fitting
from sitemap_studio.gui.widgets.announcing import announce
from sitemap_studio.gui.widgets.command_list import Column, Command, CommandList
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.line_edits import offer_clearing, show_purpose
from sitemap_studio.gui.widgets.list_view import ListView

START_SIZE: Final = QSize(620, 420)
"""Size of the palette until the user makes it another."""

_MENU_PIXELS: Final = 110
_KEY_PIXELS: Final = 130
_MOVES: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class PaletteDialog(QDialog):
    """A line to type in, and below it what answers; Enter does it.

    Args:
        commands: All that can be chosen.
        parent: The window.

    Attributes:
        said: What those who listen heard last.
    """

    def __init__(self, commands: Iterable[Command], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Commands"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(self.tr("Type what you want to do"))
        show_purpose(self.line, "find", self.tr("Find a command"))
        offer_clearing(self.line)
        self.list = CommandList(commands, self)
        self.view = ListView(self.list, {Column.MENU: _MENU_PIXELS, Column.KEYS: _KEY_PIXELS}, self)
        self._note = TintedLabel(Tint.QUIET, self.tr("No command matches these words."), self)
        self._lay_out()
        self.line.textChanged.connect(self._find)
        self.view.clicked.connect(self._choose)
        self.line.installEventFilter(self)
        self.said = ""
        self._find("")

    def _lay_out(self) -> None:
        self.view.setAccessibleName(self.tr("Commands"))
        self.view.setAlternatingRowColors(False)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        header = self.view.horizontalHeader()
        header.hide()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(Column.WORDS, QHeaderView.ResizeMode.Stretch)
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        layout.addWidget(self.line)
        layout.addWidget(self.view, 1)
        layout.addWidget(self._note, 1)
        self.resize(fitting(START_SIZE, self))

    @Slot(str)
    def _find(self, text: str) -> None:
        self.list.find(text)
        has_answers = self.list.rowCount() > 0
        self.view.setVisible(has_answers)
        self._note.setVisible(not has_answers)
        if has_answers:
            self.view.selectRow(0)
        self._say()

    def _say(self) -> None:
        """Let those who listen know what Enter would do now: the keyboard stays in the line."""
        words = self.list.index(max(0, self.view.currentIndex().row()), Column.WORDS)
        said = str(words.data(Qt.ItemDataRole.AccessibleTextRole)) if self.list.rowCount() else self._note.text()
        if said != self.said:
            self.said = said
            announce(self.line, said)

    @Slot()
    def _choose(self) -> None:
        row = self.view.currentIndex().row()
        if not 0 <= row < self.list.rowCount():
            return
        action = self.list.command(row).action
        if action.isEnabled():
            # Closed first: what is done may open a dialog of its own.
            self.accept()
            action.trigger()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self.line:
            if event.key() in _MOVES:
                QApplication.sendEvent(self.view, event)
                self._say()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._choose()
                return True
        return super().eventFilter(watched, event)
