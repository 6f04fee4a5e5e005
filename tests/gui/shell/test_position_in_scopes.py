"""Where the table is after another sitemap, folder or filter is chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QTreeView
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table.view import EntryView
from tests.gui.shell.conftest import Opener, index_xml, sitemap_xml

ISOLATES = "\u2068\u2069"
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def three_sitemaps(tmp_path: Path) -> Path:
    """An index with three sitemaps of 300 entries, each in a folder of its own."""
    for name in "abc":
        locs = [f"https://a.example/{name}/{n}" for n in range(300)]
        (tmp_path / f"{name}.xml").write_text(sitemap_xml(*locs))
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml(*(f"https://a.example/{name}.xml" for name in "abc")))
    return path


def table_of(window: MainWindow) -> EntryView:
    table = window.findChild(EntryView, "entries")
    assert table is not None
    return table


def click(qtbot: QtBot, tree: QTreeView, text: str, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Click on the row of a tree that begins with a text."""
    model = tree.model()

    def find(parent: QModelIndex) -> QModelIndex | None:
        for row in range(model.rowCount(parent)):
            index = model.index(row, 0, parent)
            if str(index.data()).strip(ISOLATES).startswith(text):
                return index
            if (found := find(index)) is not None:
                return found
        return None

    qtbot.waitUntil(lambda: find(QModelIndex()) is not None)
    index = find(QModelIndex())
    assert index is not None
    tree.scrollTo(index)
    place = tree.visualRect(index).center()
    qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, modifiers, place)


def first_and_current(window: MainWindow) -> tuple[str, str]:
    """Return the loc in the first row in sight, and that of the current row."""
    table = table_of(window)
    top = table.indexAt(QPoint(5, 5)).siblingAtColumn(0)
    return str(top.data()), str(table.currentIndex().siblingAtColumn(0).data())


def tree_of(window: MainWindow, name: str) -> QTreeView:
    window.docks.show_panel(name)
    tree = window.docks.place_of(name).findChild(QTreeView)
    assert isinstance(tree, QTreeView)
    return tree


@pytest.mark.parametrize(
    ("panel", "rows"),
    [("sitemaps", ("b.xml", "a.xml", "c.xml")), ("folders", ("/b", "/a", "/c"))],
    ids=["sitemap", "folder"],
)
def test_click_on_scope_shows_its_first_row(opened: Opener, qtbot: QtBot, three_sitemaps: Path, panel, rows):
    window = opened(three_sitemaps)
    tree = tree_of(window, panel)
    for row in rows:
        click(qtbot, tree, row)
        first = f"https://a.example/{row.strip('/')[0]}/0"
        qtbot.waitUntil(lambda first=first: first_and_current(window) == (first, first))
        # Whatever was in sight in the one before.
        table_of(window).go_to(250, 0)


def test_current_row_stays_in_sight_in_its_sitemap(opened: Opener, qtbot: QtBot, three_sitemaps: Path):
    window = opened(three_sitemaps)
    table = table_of(window)
    table.go_to(450, 0)
    click(qtbot, tree_of(window, "sitemaps"), "b.xml")
    assert first_and_current(window)[1] == "https://a.example/b/150"
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()).center())
