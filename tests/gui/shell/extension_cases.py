"""Sitemaps with extensions, and what tests of the sections do to them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sitemap_studio.document.extensions import extensions_of
from sitemap_studio.gui.extensions.item_section import ItemSection
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
    window.entry_showing.refresh()


def xml_of(window: MainWindow, row: int = 0) -> str:
    """The extensions of an entry as the table keeps them."""
    document = window.session.document
    return extensions_of(document, int(document.table.order[row])).xml


def cell(window: MainWindow, kind: str, row: int, column: int = 0) -> str:
    """What stands in a cell of a list of items."""
    section = window.extensions.sections[kind]
    assert isinstance(section, ItemSection)
    assert section.items is not None
    return str(section.items.model().index(row, column).data())


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
