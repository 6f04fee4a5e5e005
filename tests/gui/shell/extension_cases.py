"""Sitemaps with extensions, and a page object of the extension tree."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.document.entry_extensions import extensions_of
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.protocol.namespaces import EXTENSIONS
from tests.gui.shell.conftest import NAMESPACE, Opener

DECLARED = "".join(f' xmlns:{prefix}="{uri}"' for prefix, uri in EXTENSIONS.items())

IMAGES = """<image:image><image:loc>https://a.example/1.jpg</image:loc></image:image>
    <image:image><image:loc>/2.jpg</image:loc></image:image>
    <image:image><image:loc>https://a.example/3.jpg</image:loc></image:image>"""

VIDEO = """<video:video>
      <video:thumbnail_loc>https://a.example/t.jpg</video:thumbnail_loc>
      <video:title>Film</video:title>
      <video:description>About it</video:description>
      <video:content_loc>https://a.example/f.mp4</video:content_loc>
      <video:duration>ten</video:duration>
      <video:tag>one</video:tag>
      <video:tag>two</video:tag>
      <video:restriction relationship="allow">DE</video:restriction>
    </video:video>"""

OTHER = '<my:extra xmlns:my="urn:my"><my:thing>1</my:thing></my:extra>'


def links(*codes: str) -> str:
    """Return the XML of alternates in these languages."""
    return "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href="https://a.example/{code}/page"/>' for code in codes
    )


def urlset_of(*entries: tuple[str, str], prolog: str = "") -> str:
    """Return a sitemap of entries, given as pairs of a URL and its extensions."""
    urls = "".join(f"  <url>\n    <loc>{loc}</loc>\n    {xml}\n  </url>\n" for loc, xml in entries)
    return f'{prolog}<urlset xmlns="{NAMESPACE}"{DECLARED}>\n{urls}</urlset>\n'


def show(window: MainWindow, row: int) -> None:
    """Select an entry, and refresh the panel."""
    window.page.view.go_to(row, 0)
    window.entry.refresh()


def open_entries(open_set: Opener, folder: Path, *entries: str | tuple[str, str], prolog: str = "") -> MainWindow:
    """Open entries with these extensions, and show the first in the panel; an address may come before them."""
    path = folder / "entries.xml"
    pairs = ((f"https://a.example/{n}", xml) if isinstance(xml, str) else xml for n, xml in enumerate(entries))
    path.write_text(urlset_of(*pairs, prolog=prolog), encoding="utf-8")
    window = open_set(path)
    window.actions_by_id["panel-entry"].trigger()
    show(window, 0)
    return window


def xml_of(window: MainWindow, row: int = 0) -> str:
    """Return the extension XML of an entry in the table."""
    document = window.session.document
    return extensions_of(document, int(document.table.order[row])).xml


def press(key: Qt.Key, qtbot: QtBot, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key in the focused widget."""
    focus = QApplication.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, key, modifiers)


class ExtensionTree:
    """Page object of the extension tree in the entry panel.

    Cells are named by kind, number of the item, and path of the value.
    """

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot
        self.view = window.entry.tree
        self.model = window.entry.model

    def titles(self) -> list[str]:
        return [self.model.index(row, 0).data() for row in range(self.model.rowCount())]

    def title(self, kind: str) -> str:
        return str(self.kind(kind).data())

    def kind(self, kind: str) -> QModelIndex:
        return self.model.item_index(kind, -1)

    def count(self, kind: str) -> int:
        return self.model.rowCount(self.kind(kind))

    def at(self, kind: str, number: int, path: str, nth: int = 0) -> QModelIndex:
        index = self.model.find(kind, number, path, nth=nth)
        assert index.isValid(), path
        return index

    def text(self, kind: str, number: int, path: str, nth: int = 0) -> str:
        return str(self.at(kind, number, path, nth).data())

    def tip(self, kind: str, number: int, path: str) -> str:
        return str(self.at(kind, number, path).data(Qt.ItemDataRole.ToolTipRole))

    def paths(self, kind: str, number: int = 0) -> list[str]:
        parent = self.model.item_index(kind, number)
        rows = (self.model.listed_value(self.model.index(row, 1, parent)) for row in range(self.model.rowCount(parent)))
        return [row.path for row in rows if row is not None]

    def current(self) -> tuple[str, int, str]:
        """Current cell: kind, number of the item (-1 for the row of a kind), and path."""
        index = self.view.currentIndex()
        cell = self.model.cell_value(index)
        return self.model.kind_of(index), self.model.item_row(index), cell.path if cell is not None else ""

    def choose(self, kind: str, number: int = -1, path: str = "", nth: int = 0) -> None:
        """Focus a cell, or the row of an item or a kind."""
        self.view.setFocus()
        self.view.go_to(self.at(kind, number, path, nth) if path else self.model.item_index(kind, number))

    def write(
        self, kind: str, number: int, path: str, text: str, *, nth: int = 0, key: Qt.Key = Qt.Key.Key_Return
    ) -> None:
        """Type a text into a cell."""
        self.choose(kind, number, path, nth)
        self.view.edit(self.view.currentIndex())
        self.replace_text(text)
        self.qtbot.keyClick(self.editor(), key)

    def replace_text(self, text: str) -> None:
        """Replace the text of the open editor by typing."""
        editor = self.editor()
        line = editor.lineEdit() if isinstance(editor, QComboBox) else editor
        assert isinstance(line, QLineEdit)
        line.selectAll()
        self.qtbot.keyClicks(line, text) if text else self.qtbot.keyClick(line, Qt.Key.Key_Delete)

    def editor(self) -> QWidget:
        return self.view.indexWidget(self.view.currentIndex())

    def button(self, name: str) -> QToolButton:
        button = self.window.entry.findChild(QToolButton, name)
        assert button is not None, name
        return button

    def click(self, name: str) -> None:
        self.button(name).click()

    def add(self, kind: str) -> None:
        next(action for action in self.button("add_extension").menu().actions() if action.data() == kind).trigger()

    def alternates_action(self, words: str) -> QAction:
        return next(each for each in self.button("more_about_alternates").menu().actions() if each.text() == words)

    def select(self, kind: str) -> None:
        self.choose(kind, 0)
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        for row in range(self.count(kind)):
            self.view.selectionModel().select(self.model.item_index(kind, row), flags)

    @property
    def note(self) -> str:
        return self.window.entry.message.text()

    @property
    def step(self) -> str:
        return self.window.session.undo_stack.undoText()
