"""The folders panel: tree, filter, and actions on the entries of a folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from sitemap_studio.document.set_edits.sitemap_edits import plan_move_to_sitemap
from sitemap_studio.gui.dialogs.bulk_edit_dialog import BulkEditDialog
from sitemap_studio.gui.dialogs.export_dialog import ExportDialog
from sitemap_studio.gui.dialogs.sitemap_dialogs import ChooseSitemapDialog
from sitemap_studio.gui.panels.folders_panel import COUNT, FETCH_SIZE, MAX_NAME_CHARACTERS, FolderTree
from sitemap_studio.search.url_folders import ODD, ROOT, Folder, FolderLine
from tests.gui.shell.conftest import index_xml, sitemap_xml
from tests.gui.shell.folders_page import FoldersPage

HOST = Folder("https://a.example")
BLOG = HOST.child("blog")


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """Sitemap with URLs in folders."""
    path = tmp_path / "shop.xml"
    locs = ("/", "/blog/one", "/blog/two", "/blog/2026/three", "/shop/", "//twice")
    addresses = [f"https://a.example{loc}" for loc in locs]
    path.write_text(sitemap_xml(*addresses, "/relative", "https://b.example/x"), encoding="utf-8")
    return path


@pytest.fixture
def shop_page(open_set, shop) -> FoldersPage:
    return FoldersPage(open_set(shop))


def test_folders_panel_lists_hosts_and_folders_with_counts(open_set, shop_page, set_with_missing):
    assert shop_page.rows() == [
        ("All folders", "8"), ("a.example", "6"), ("b.example", "1"), ("Other URLs", "1"),
    ]  # fmt: skip
    shop_page.expand(HOST)
    assert shop_page.rows(HOST) == [("/", "1"), ("/blog", "3"), ("/shop", "1")]
    shop_page.expand(BLOG)
    assert shop_page.rows(BLOG) == [("/2026", "1")]
    shop_page.select(HOST)
    open_set(set_with_missing)
    assert shop_page.rows() == [("All folders", "5"), ("a.example", "4"), ("Other URLs", "1")]
    assert shop_page.panel.selected_url is None
    # The only host is open from the start.
    assert shop_page.is_expanded(HOST)


def test_selected_folder_and_table_filter_stay_in_sync(window, shop_page):
    bar = window.page.bar
    shop_page.expand(HOST)
    shop_page.select(BLOG)
    assert bar.count.text() == "3 of 8"
    assert "https://a.example/blog/" in bar.facets.facet("folder").button.accessibleName()
    shop_page.select(ODD)
    assert bar.count.text() == "1 of 8"
    shop_page.select(ROOT)
    assert bar.count.text() == "8 entries"
    shop_page.select(HOST)
    assert shop_page.panel.selected_url == "https://a.example/"
    bar.clear()
    assert shop_page.panel.selected_url is None
    assert shop_page.tree.folder_at(shop_page.view.currentIndex()) == ROOT


@pytest.mark.parametrize("max_synchronous", [60_000, 0])
def test_shown_sitemap_limits_listed_folders_and_their_deletion(
    open_set, set_with_missing, qtbot: QtBot, max_synchronous: int
):
    window = open_set(set_with_missing)
    folders = FoldersPage(window)
    folders.panel.counter.max_synchronous = max_synchronous
    folders.wait_until_counted(qtbot)
    window.sitemaps.select_sitemap(1)
    folders.wait_until_counted(qtbot)
    assert folders.rows() == [("All folders", "3"), ("a.example", "2"), ("Other URLs", "1")]
    # Commands of a folder do not change other sitemaps.
    folders.menu_actions(HOST)["Delete entries"].trigger()
    window.sitemaps.select_sitemap(None)
    folders.wait_until_counted(qtbot)
    assert folders.rows() == [("All folders", "3"), ("a.example", "2"), ("Other URLs", "1")]
    window.sitemaps.select_sitemap(2)
    folders.wait_until_counted(qtbot)
    assert folders.rows() == [("All folders", "0")]


def test_moved_entry_leaves_folder_counts_of_shown_sitemap(open_set, tmp_path: Path, qtbot: QtBot):
    for name in ("one", "two"):
        text = sitemap_xml(f"https://a.example/{name}/1", f"https://a.example/{name}/2")
        (tmp_path / f"{name}.xml").write_text(text, encoding="utf-8")
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml("https://a.example/one.xml", "https://a.example/two.xml"), encoding="utf-8")
    window = open_set(path)
    folders, document = FoldersPage(window), window.session.document
    first, second = document.sitemaps
    window.sitemaps.select_sitemap(first.id)
    folders.wait_until_counted(qtbot)
    slots = document.table.slots_of_sitemaps((first.id,))[:1]
    window.session.push("Move", plan_move_to_sitemap(document, slots, second))
    folders.wait_until_counted(qtbot)
    assert folders.rows()[0] == ("All folders", "1")


@pytest.mark.parametrize("max_synchronous", [60_000, 0])
def test_edits_and_undo_update_counts_of_folders(window, shop_page, qtbot: QtBot, max_synchronous: int):
    shop_page.panel.counter.max_synchronous = max_synchronous
    shop_page.expand(HOST)
    shop_page.wait_until_counted(qtbot)
    model = window.page.view.entries
    model.setData(model.index(1, 0), "https://a.example/shop/one")
    shop_page.wait_until_counted(qtbot)
    assert shop_page.rows(HOST) == [("/", "1"), ("/blog", "2"), ("/shop", "2")]
    model.setData(model.index(1, 0), "https://a.example/new/one")
    shop_page.wait_until_counted(qtbot)
    assert ("/new", "1") in shop_page.rows(HOST)
    window.session.undo_stack.setIndex(0)
    shop_page.wait_until_counted(qtbot)
    assert shop_page.rows(HOST) == [("/", "1"), ("/blog", "3"), ("/shop", "1")]
    assert shop_page.is_expanded(HOST)


def test_counts_after_edits_add_no_line_about_jobs(window, shop_page, qtbot: QtBot):
    shop_page.panel.counter.max_synchronous = 0
    shop_page.wait_until_counted(qtbot)
    with qtbot.waitSignal(window.jobs.started) as started:
        model = window.page.view.entries
        model.setData(model.index(1, 0), "https://a.example/new/one")
    shop_page.wait_until_counted(qtbot)
    assert not started.args[0].is_shown


def test_folder_filter_survives_edit_of_its_only_url(window, shop_page, qtbot: QtBot):
    shop_page.expand(HOST)
    shop_page.select(HOST.child("shop"))
    model = window.page.view.entries
    model.setData(model.index(0, 0), "https://a.example/aaa/")
    shop_page.wait_until_counted(qtbot)
    assert ("/aaa", "1") in shop_page.rows(HOST)
    # The edited entry stays visible, and so does the filter.
    assert model.rowCount() == 1
    assert window.page.folder == "https://a.example/shop/"


def test_folders_of_large_sets_are_counted_in_jobs(open_set, shop, set_with_missing, qtbot: QtBot):
    page = FoldersPage(open_set(set_with_missing))
    page.panel.counter.max_synchronous = 0
    open_set(shop)
    # Asked for once the panel is painted.
    qtbot.waitUntil(lambda: page.tree.index_of(HOST).isValid())
    page.wait_until_counted(qtbot)
    page.expand(HOST)
    page.expand(Folder("https://b.example"))
    # The view asks for the content of new lines once it has laid them out.
    expected = [("/", "1"), ("/blog", "3"), ("/shop", "1")]
    qtbot.waitUntil(lambda: page.rows(HOST) == expected)


# The menu of a folder


def test_deleting_entries_of_folder_is_one_step(window, shop_page, qtbot: QtBot):
    bar, undo_stack = window.page.bar, window.session.undo_stack
    shop_page.menu_actions(BLOG)["Delete entries"].trigger()
    assert bar.count.text() == "5 entries"
    assert undo_stack.undoText() == "Delete 3 entries"
    undo_stack.undo()
    assert bar.count.text() == "8 entries"
    shop_page.wait_until_counted(qtbot)
    assert not shop_page.opens_menu(ROOT)
    assert shop_page.opens_menu(HOST)
    # A lone sitemap has no other to move entries to.
    assert not shop_page.menu_actions(HOST)["Move entries to …"].isEnabled()


def test_folder_menu_opens_move_export_and_bulk_edit_dialogs(open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
    page = FoldersPage(window)
    actions = page.menu_actions(HOST)
    actions["Move entries to …"].trigger()
    window.findChild(ChooseSitemapDialog).close()
    actions["Export entries …"].trigger()
    exporting = window.findChild(ExportDialog)
    assert len(exporting.export_options().slots) == 4
    exporting.reject()
    actions["Bulk edit …"].trigger()
    bulk = window.findChild(BulkEditDialog)
    assert bulk.scope.currentText() == "Selected entries (4)"
    bulk.reject()
    actions["Copy URL"].trigger()
    assert QGuiApplication.clipboard().text() == "https://a.example/"


# Hostile names


def folder_lines(count: int, host: Folder = HOST) -> list[FolderLine]:
    return [FolderLine(host.child(f"{number:06}"), 1, has_children=False) for number in range(count)]


def test_hundred_thousand_sibling_folders_are_fetched_in_portions(qtbot: QtBot):
    tree = FolderTree()
    tree.clear(100_000)
    tree.show_listing(ROOT, [FolderLine(HOST, 100_000, has_children=True)])
    tree.show_listing(HOST, folder_lines(100_000))
    place = tree.index_of(HOST)
    assert tree.rowCount(place) == FETCH_SIZE
    assert tree.canFetchMore(place)
    tree.fetchMore(place)
    assert tree.rowCount(place) == 2 * FETCH_SIZE


def test_scrolling_fetches_more_children_of_folder(shop_page):
    tree, view = shop_page.tree, shop_page.view
    tree.clear(8)
    tree.show_listing(
        ROOT,
        [FolderLine(HOST, 2_000, has_children=True), FolderLine(Folder("https://z.example"), 1, has_children=False)],
    )
    tree.show_listing(HOST, folder_lines(2_000))
    view.expand(tree.index_of(HOST))
    view.scrollTo(tree.index(FETCH_SIZE - 1, 0, tree.index_of(HOST)))
    assert tree.rowCount(tree.index_of(HOST)) == 2 * FETCH_SIZE


def test_folder_names_are_isolated_plain_text(qtbot: QtBot):
    names = ["<b>bold</b>", "\u202egpj.exe", "x" * 5_000, "", "\u05d0\u05d1"]
    tree = FolderTree()
    tree.clear(5)
    tree.show_listing(ROOT, [FolderLine(HOST, 5, has_children=True)])
    tree.show_listing(HOST, [FolderLine(HOST.child(name), 1, has_children=False) for name in names])
    places = [tree.index_of(HOST.child(name)) for name in names]
    shown = [str(place.data()) for place in places]
    assert shown[0] == "\u2068/<b>bold</b>\u2069"
    assert shown[1].startswith("\u2068")
    assert shown[1].endswith("\u2069")
    assert len(shown[2]) < MAX_NAME_CHARACTERS + 10
    assert shown[3] == "\u2068/\u2069"
    assert all(len(tree.item_tooltip(place)) <= 2_000 for place in places)


def test_folder_tree_passes_model_tester(qtbot: QtBot):
    tree = FolderTree()
    tester = QAbstractItemModelTester(tree, QAbstractItemModelTester.FailureReportingMode.Warning)
    tree.clear(900)
    hosts = [FolderLine(HOST, 800, has_children=True), FolderLine(ODD, 1, has_children=False)]
    tree.show_listing(ROOT, hosts)
    tree.show_listing(HOST, folder_lines(800))
    tree.fetchMore(tree.index_of(HOST))
    assert tree.rowCount(tree.index_of(HOST)) == 800
    tree.update({ROOT: hosts, HOST: folder_lines(800)}, 901)
    tree.update({ROOT: hosts, HOST: folder_lines(700)}, 801)
    assert tree.rowCount(tree.index_of(HOST)) == 700
    tree.update({ROOT: hosts[1:], HOST: []}, 1)
    assert tree.rowCount() == 2
    tree.show_listing(Folder("https://gone.example"), [])
    assert tree.index(0, COUNT).data(Qt.ItemDataRole.DisplayRole) == "1"
    assert tester.model() is tree
