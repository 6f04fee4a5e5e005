"""Sitemaps with extensions, and the tree that shows them."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.document.extensions import extensions_of
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.protocol.namespaces import EXTENSIONS
from tests.gui.shell.conftest import NAMESPACE

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
    """Alternates in these languages."""
    return "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href="https://a.example/{code}/page"/>' for code in codes
    )


def urlset_of(*entries: tuple[str, str], prolog: str = "") -> str:
    """A sitemap of entries, each an address and its extensions."""
    urls = "".join(f"  <url>\n    <loc>{loc}</loc>\n    {xml}\n  </url>\n" for loc, xml in entries)
    return f'{prolog}<urlset xmlns="{NAMESPACE}"{DECLARED}>\n{urls}</urlset>\n'


def show(window: MainWindow, row: int) -> None:
    """Select an entry, and let the panel follow."""
    window.page.view.go_to(row, 0)
    window.entry.refresh()


def xml_of(window: MainWindow, row: int = 0) -> str:
    """The extensions of an entry as the table keeps them."""
    document = window.session.document
    return extensions_of(document, int(document.table.order[row])).xml


def type_into(view, index, text: str, qtbot: QtBot, *, ending: Qt.Key = Qt.Key.Key_Return) -> None:
    """Type a text into a cell, as with the keyboard."""
    view.setFocus()
    view.go_to(index)
    view.edit(index)
    editor = view.indexWidget(index)
    line = editor.lineEdit() if hasattr(editor, "lineEdit") else editor
    line.selectAll()
    if text:
        qtbot.keyClicks(line, text)
    else:
        qtbot.keyClick(line, Qt.Key.Key_Delete)
    qtbot.keyClick(editor, ending)


def press(key: Qt.Key, qtbot: QtBot, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the keyboard is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, key, modifiers)


class ExtensionTree:
    """The tree of extensions in the entry panel, as tests see and use it.

    Cells are named by kind, number of the item, and path of the value.
    """

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot
        self.view = window.entry.tree
        self.model = window.entry.model

    def titles(self) -> list[str]:
        """The titles of the kinds."""
        return [self.model.index(row, 0).data() for row in range(self.model.rowCount())]

    def title(self, kind: str) -> str:
        """The title of a kind."""
        return str(self.kind(kind).data())

    def kind(self, kind: str) -> QModelIndex:
        """The row of a kind."""
        return self.model.item_index(kind, -1)

    def count(self, kind: str) -> int:
        """How many items of a kind are listed."""
        return self.model.rowCount(self.kind(kind))

    def at(self, kind: str, number: int, path: str, nth: int = 0) -> QModelIndex:
        """The cell of a value."""
        index = self.model.find(kind, number, path, nth=nth)
        assert index.isValid(), path
        return index

    def text(self, kind: str, number: int, path: str, nth: int = 0) -> str:
        """What a cell shows."""
        return str(self.at(kind, number, path, nth).data())

    def tip(self, kind: str, number: int, path: str) -> str:
        """The tooltip of a cell."""
        return str(self.at(kind, number, path).data(Qt.ItemDataRole.ToolTipRole))

    def paths(self, kind: str, number: int = 0) -> list[str]:
        """The paths of the values below an item."""
        parent = self.model.item_index(kind, number)
        rows = (self.model.value_below(self.model.index(row, 1, parent)) for row in range(self.model.rowCount(parent)))
        return [row.path for row in rows if row is not None]

    def current(self) -> tuple[str, int, str]:
        """The current cell: kind, number of the item (-1 for the row of a kind), and path."""
        index = self.view.currentIndex()
        cell = self.model.cell(index)
        return self.model.kind_of(index), self.model.item_row(index), cell.path if cell is not None else ""

    def choose(self, kind: str, number: int = -1, path: str = "", nth: int = 0) -> None:
        """Go to a cell, or to the row of an item or a kind, and give it the keyboard."""
        self.view.setFocus()
        self.view.go_to(self.at(kind, number, path, nth) if path else self.model.item_index(kind, number))

    def write(
        self, kind: str, number: int, path: str, text: str, *, nth: int = 0, key: Qt.Key = Qt.Key.Key_Return
    ) -> None:
        """Type a text into a cell, as with the keyboard."""
        type_into(self.view, self.at(kind, number, path, nth), text, self.qtbot, ending=key)

    def editor(self) -> QWidget:
        """The editor that is open in the current cell."""
        return self.view.indexWidget(self.view.currentIndex())

    def button(self, name: str) -> QToolButton:
        """A button by its object name."""
        button = self.window.entry.findChild(QToolButton, name)
        assert button is not None, name
        return button

    def click(self, name: str) -> None:
        """Press a button by its object name."""
        self.button(name).click()

    def add(self, kind: str) -> None:
        """Add by the menu of the button."""
        next(action for action in self.button("add_extension").menu().actions() if action.data() == kind).trigger()

    def alternates_action(self, words: str) -> QAction:
        """An action for alternates by its words."""
        return next(each for each in self.button("more_about_alternates").menu().actions() if each.text() == words)

    def select(self, kind: str) -> None:
        """Select all items of a kind."""
        self.choose(kind, 0)
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        for row in range(self.count(kind)):
            self.view.selectionModel().select(self.model.item_index(kind, row), flags)

    def toggle_mobile(self) -> None:
        """Click the box of the mobile mark with the keyboard."""
        self.choose("mobile")
        press(Qt.Key.Key_Space, self.qtbot)

    @property
    def mobile(self) -> Qt.CheckState:
        """Whether the entries have the mobile mark."""
        return Qt.CheckState(self.kind("mobile").data(Qt.ItemDataRole.CheckStateRole))

    @property
    def is_mobile(self) -> bool:
        """Whether all entries have the mobile mark."""
        return self.mobile is Qt.CheckState.Checked

    @property
    def note(self) -> str:
        """What is told below the tree."""
        return self.window.entry.message.text()

    @property
    def step(self) -> str:
        """The last step of the history."""
        return self.window.session.undo_stack.undoText()
