"""Scroll position of the table after choosing another sitemap, folder or filter."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QToolButton, QTreeView
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.actions import PanelName
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table.entry_view import EntryView
from tests.gui.shell.conftest import Opener, do, index_xml, sitemap_xml

ISOLATES = "\u2068\u2069"
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def three_sitemaps(tmp_path: Path) -> Path:
    """Index with three sitemaps of 300 entries, each in its own folder."""
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
    """Return the loc of the first visible row, and of the current row."""
    table = table_of(window)
    top = table.indexAt(QPoint(5, 5)).siblingAtColumn(0)
    return str(top.data()), str(table.currentIndex().siblingAtColumn(0).data())


def chip_of(window: MainWindow) -> QToolButton:
    """Return the button that names the shown sitemaps."""
    chip = window.findChild(QToolButton, "scope")
    assert chip is not None
    return chip


def _is_at(window: MainWindow, first: str) -> bool:
    return first_and_current(window) == (first, first)


def tree_of(window: MainWindow, name: PanelName) -> QTreeView:
    window.docks.show_panel(name)
    tree = window.docks.container_of(name).findChild(QTreeView)
    assert isinstance(tree, QTreeView)
    return tree


@pytest.mark.parametrize(
    ("panel", "rows"),
    [("sitemaps", ("b.xml", "a.xml", "c.xml")), ("folders", ("/b", "/a", "/c"))],
    ids=["sitemap", "folder"],
)
def test_first_click_on_sitemap_or_folder_shows_first_row(
    open_set: Opener, qtbot: QtBot, three_sitemaps: Path, panel, rows
):
    window = open_set(three_sitemaps)
    tree = tree_of(window, panel)
    for row in rows:
        click(qtbot, tree, row)
        first = f"https://a.example/{row.strip('/')[0]}/0"
        qtbot.waitUntil(partial(_is_at, window, first))
        # Independent of the position in the previous scope.
        table_of(window).go_to(250, 0)


@pytest.mark.parametrize(
    ("panel", "rows"),
    [("sitemaps", ("b.xml", "a.xml", "c.xml")), ("folders", ("/b", "/a", "/c"))],
    ids=["sitemap", "folder"],
)
def test_return_to_sitemap_or_folder_restores_scroll_position(
    open_set: Opener, qtbot: QtBot, three_sitemaps: Path, panel, rows
):
    window = open_set(three_sitemaps)
    tree, table = tree_of(window, panel), table_of(window)
    seen = {}
    for number, row in enumerate(rows):
        click(qtbot, tree, row)
        qtbot.waitUntil(lambda: table.model().rowCount() == 300)
        table.go_to(120 + 40 * number, 0)
        table.verticalScrollBar().setValue(115 + 40 * number)
        seen[row] = first_and_current(window)
        assert seen[row][0].endswith(f"/{115 + 40 * number}")
    for row in (*rows, *reversed(rows)):
        click(qtbot, tree, row)
        qtbot.waitUntil(lambda row=row: first_and_current(window) == seen[row])  # type: ignore[misc]


def test_return_to_all_entries_restores_current_row(open_set: Opener, qtbot: QtBot, three_sitemaps: Path):
    window = open_set(three_sitemaps)
    tree, table = tree_of(window, "sitemaps"), table_of(window)
    table.go_to(700, 0)
    click(qtbot, tree, "a.xml")
    assert first_and_current(window)[1] == "https://a.example/a/0"
    click(qtbot, tree, "All entries")
    assert first_and_current(window)[1] == "https://a.example/c/100"


def test_another_row_becomes_current_after_last_viewed_was_deleted(
    open_set: Opener, qtbot: QtBot, three_sitemaps: Path
):
    window = open_set(three_sitemaps)
    tree, table = tree_of(window, "sitemaps"), table_of(window)
    click(qtbot, tree, "b.xml")
    table.go_to(200, 0)
    click(qtbot, tree, "a.xml")
    table.show_slot(int(window.session.document.table.order[500]))
    window.page.view.commands.delete_selected()
    click(qtbot, tree, "a.xml")
    click(qtbot, tree, "b.xml")
    assert first_and_current(window)[1].startswith("https://a.example/b/")


def test_reopening_set_forgets_scroll_positions(open_set: Opener, qtbot: QtBot, three_sitemaps: Path):
    window = open_set(three_sitemaps)
    tree, table = tree_of(window, "sitemaps"), table_of(window)
    click(qtbot, tree, "b.xml")
    table.go_to(200, 0)
    click(qtbot, tree, "a.xml")
    window = open_set(three_sitemaps)
    click(qtbot, tree_of(window, "sitemaps"), "b.xml")
    assert first_and_current(window) == ("https://a.example/b/0", "https://a.example/b/0")


def test_current_row_stays_visible_after_choosing_its_sitemap(open_set: Opener, qtbot: QtBot, three_sitemaps: Path):
    window = open_set(three_sitemaps)
    table = table_of(window)
    table.go_to(450, 0)
    click(qtbot, tree_of(window, "sitemaps"), "b.xml")
    assert first_and_current(window)[1] == "https://a.example/b/150"
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()).center())


def test_several_selected_sitemaps_show_all_their_entries(open_set: Opener, qtbot: QtBot, three_sitemaps: Path):
    window = open_set(three_sitemaps)
    tree = tree_of(window, "sitemaps")
    table = table_of(window)
    click(qtbot, tree, "c.xml")
    click(qtbot, tree, "a.xml", Qt.KeyboardModifier.ControlModifier)
    assert table.model().rowCount() == 600
    assert first_and_current(window)[1] == "https://a.example/c/0"
    assert chip_of(window).text().replace("\u2068", "").replace("\u2069", "") == "In: a.xml, c.xml"
    click(qtbot, tree, "c.xml", Qt.KeyboardModifier.ControlModifier)
    assert (table.model().rowCount(), table.entries.order.sitemap) == (300, 0)
    click(qtbot, tree, "a.xml")
    click(qtbot, tree, "c.xml", Qt.KeyboardModifier.ShiftModifier)
    assert table.model().rowCount() == 900
    window.page.reset_scope()
    assert (table.model().rowCount(), chip_of(window).isVisible()) == (900, False)
    click(qtbot, tree, "b.xml")
    click(qtbot, tree, "All entries", Qt.KeyboardModifier.ControlModifier)
    assert table.model().rowCount() == 900


def test_filter_chip_counts_selected_sitemaps_with_long_names(open_set: Opener, qtbot: QtBot, three_sitemaps: Path):
    (three_sitemaps.parent / "b.xml").rename(three_sitemaps.parent / "sitemap-of-all-products-1.xml")
    (three_sitemaps.parent / "c.xml").rename(three_sitemaps.parent / "sitemap-of-all-products-2.xml")
    names = ("a", "sitemap-of-all-products-1", "sitemap-of-all-products-2")
    three_sitemaps.write_text(index_xml(*(f"https://a.example/{name}.xml" for name in names)))
    window = open_set(three_sitemaps)
    tree = tree_of(window, "sitemaps")
    click(qtbot, tree, "sitemap-of-all-products-1")
    click(qtbot, tree, "sitemap-of-all-products-2", Qt.KeyboardModifier.ShiftModifier)
    assert chip_of(window).text().replace("\u2068", "").replace("\u2069", "") == "In: 2 sitemaps"
    assert window.problems.bar.scope.text() == "In 2 sitemaps"


def test_removing_one_of_shown_sitemaps_leaves_others_shown(open_set: Opener, qtbot: QtBot, three_sitemaps: Path):
    window = open_set(three_sitemaps)
    tree, table = tree_of(window, "sitemaps"), table_of(window)
    click(qtbot, tree, "a.xml")
    click(qtbot, tree, "c.xml", Qt.KeyboardModifier.ShiftModifier)
    click(qtbot, tree, "c.xml")
    do(window, "remove-sitemaps")
    assert table.model().rowCount() == 600
    do(window, "undo")
    qtbot.waitUntil(lambda: table.model().rowCount() in (300, 900))
