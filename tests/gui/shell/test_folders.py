"""The panel of folders: the tree, what it chooses, and what can be done to the entries of a folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.choose_sitemap import ChooseSitemapDialog
from sitemap_studio.gui.dialogs.export import ExportDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.panels.folders import MAX_SHOWN, STEP, FolderColumn, FolderTree
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.search.folders import ODD, ROOT, Child, Folder, Folders
from tests.gui.shell.conftest import sitemap_xml

HOST = Folder("https://a.example")


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A sitemap whose addresses lie in folders."""
    path = tmp_path / "shop.xml"
    locs = ("/", "/blog/one", "/blog/two", "/blog/2026/three", "/shop/", "//twice")
    addresses = [f"https://a.example{loc}" for loc in locs]
    path.write_text(sitemap_xml(*addresses, "/relative", "https://b.example/x"), encoding="utf-8")
    return path


def lines(window: MainWindow, parent: QModelIndex | None = None) -> list[tuple[str, str]]:
    """Names and counts of what lies in a folder, without the marks that keep their direction."""
    tree, root = window.folders.tree, parent or QModelIndex()
    rows = range(tree.rowCount(root))
    texts = [[str(tree.index(row, column, root).data()) for column in FolderColumn] for row in rows]
    return [(name.strip("\u2068\u2069"), count) for name, count in texts]


def open_folder(window: MainWindow, folder: Folder) -> QModelIndex:
    place = window.folders.tree.place_of(folder)
    window.folders.view.expand(place)
    return window.folders.tree.place_of(folder)


def choose(window: MainWindow, folder: Folder) -> None:
    window.folders.view.setCurrentIndex(window.folders.tree.place_of(folder))


def counted(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.folders._counting.is_busy, timeout=10_000)


def test_hosts_and_folders_are_listed_with_their_counts(opened, shop):
    window = opened(shop)
    assert lines(window) == [
        ("All folders", "8"), ("a.example", "6"), ("b.example", "1"), ("Other addresses", "1"),
    ]  # fmt: skip
    assert lines(window, open_folder(window, HOST)) == [("/", "1"), ("/blog", "3"), ("/shop", "1")]
    assert lines(window, open_folder(window, HOST.child("blog"))) == [("/2026", "1")]


def test_the_only_host_is_open_from_the_start(opened, three_entries, a_set):
    window = opened(a_set)
    assert window.folders.view.isExpanded(window.folders.tree.place_of(HOST))


def test_choosing_a_folder_shows_its_entries(opened, shop):
    window = opened(shop)
    open_folder(window, HOST)
    choose(window, HOST.child("blog"))
    assert window.page.bar.count_text == "3 of 8"
    assert "https://a.example/blog/" in window.page.bar.facets.facet("folder").button.accessibleName()
    choose(window, ODD)
    assert window.page.bar.count_text == "1 of 8"
    choose(window, ROOT)
    assert window.page.bar.count_text == "8 entries"


def test_a_folder_that_is_taken_away_above_the_table_is_chosen_no_more(opened, shop):
    window = opened(shop)
    choose(window, HOST)
    assert window.folders.address == "https://a.example/"
    window.page.bar.clear()
    assert window.folders.address is None
    assert window.folders.tree.folder_at(window.folders.view.currentIndex()) == ROOT


@pytest.mark.parametrize("at_once", [60_000, 0])
def test_counts_follow_edits(opened, shop, qtbot: QtBot, at_once: int):
    window = opened(shop)
    window.folders._counting.at_once = at_once
    open_folder(window, HOST)
    counted(window, qtbot)
    model = window.page.view.entries
    model.setData(model.index(1, 0), "https://a.example/shop/one")
    counted(window, qtbot)
    in_host = window.folders.tree.place_of(HOST)
    assert lines(window, in_host) == [("/", "1"), ("/blog", "2"), ("/shop", "2")]
    model.setData(model.index(1, 0), "https://a.example/new/one")
    counted(window, qtbot)
    in_host = window.folders.tree.place_of(HOST)
    assert ("/new", "1") in lines(window, in_host)
    window.session.undo_stack.setIndex(0)
    counted(window, qtbot)
    in_host = window.folders.tree.place_of(HOST)
    assert lines(window, in_host) == [("/", "1"), ("/blog", "3"), ("/shop", "1")]
    assert window.folders.view.isExpanded(in_host)


def test_many_edits_at_once_are_counted_anew(opened, shop, qtbot: QtBot):
    window = opened(shop)
    open_folder(window, HOST)
    model = window.page.view.entries
    for number in range(60):
        model.setData(model.index(1, 0), f"https://a.example/new/{number}")
    counted(window, qtbot)
    assert ("/new", "1") in lines(window, window.folders.tree.place_of(HOST))


def test_entries_that_come_one_after_the_other_are_counted_in_one_go(opened, shop, qtbot: QtBot, monkeypatch):
    window = opened(shop)
    open_folder(window, HOST)
    counted(window, qtbot)
    followed: list[Change] = []
    after = Folders.after

    def follow(folders: Folders, change: Change, table: EntryTable) -> Folders:
        followed.append(change)
        return after(folders, change, table)

    monkeypatch.setattr(Folders, "after", follow)
    window.page.view.go_to(0, 0)
    n_before = len(window.session.document.table)
    for _ in range(60):
        window.actions_by_id["duplicate"].trigger()
    counted(window, qtbot)
    assert [len(change.inserted) for change in followed] == [60]
    assert len(window.session.document.table) == n_before + 60
    assert lines(window)[1] == ("a.example", "66")


def test_what_is_chosen_stays_chosen_when_folders_come_and_go(opened, shop, qtbot: QtBot):
    window = opened(shop)
    open_folder(window, HOST)
    choose(window, HOST.child("shop"))
    model = window.page.view.entries
    model.setData(model.index(0, 0), "https://a.example/aaa/")
    counted(window, qtbot)
    assert ("/aaa", "1") in lines(window, window.folders.tree.place_of(HOST))
    # The edited entry stays in sight, and so does what it was asked for.
    assert window.page.view.entries.rowCount() == 1
    assert window.page.bar.facets.facet("folder").condition is not None


def test_in_large_sets_folders_are_counted_in_jobs(opened, shop, a_set, qtbot: QtBot):
    window = opened(a_set)
    window.folders._counting.at_once = 0
    opened(shop)
    # Asked for once the panel is painted.
    qtbot.waitUntil(lambda: window.folders.tree.place_of(HOST).isValid())
    counted(window, qtbot)
    open_folder(window, HOST)
    open_folder(window, Folder("https://b.example"))
    # Where lines have come just now, the view asks what lies in them once it has laid them out.
    within = [("/", "1"), ("/blog", "3"), ("/shop", "1")]
    qtbot.waitUntil(lambda: lines(window, window.folders.tree.place_of(HOST)) == within, timeout=10_000)


def test_another_set_has_other_folders(opened, shop, a_set, qtbot: QtBot):
    window = opened(shop)
    choose(window, HOST)
    opened(a_set)
    assert lines(window) == [("All folders", "5"), ("a.example", "4"), ("Other addresses", "1")]
    assert window.folders.address is None


# What can be done


def test_entries_of_a_folder_are_deleted_as_one_step(opened, shop, qtbot: QtBot):
    window = opened(shop)
    window.folder_work.prepare("https://a.example/blog/")
    window.folder_work.delete()
    assert window.page.bar.count_text == "5 entries"
    assert window.session.undo_stack.undoText() == "Delete 3 entries"
    window.session.undo_stack.undo()
    assert window.page.bar.count_text == "8 entries"
    counted(window, qtbot)


def test_the_menu_moves_exports_and_hands_on_the_entries_of_a_folder(opened, a_set, qtbot: QtBot):
    window = opened(a_set)
    work = window.folder_work
    work.prepare("https://a.example/")
    actions = {action.text().replace("&", ""): action for action in work.menu.actions()}
    actions["Move entries to …"].trigger()
    dialog = window.findChild(ChooseSitemapDialog)
    dialog.close()
    actions["Export entries …"].trigger()
    exporting = window.findChild(ExportDialog)
    assert len(exporting.options().slots) == 4
    exporting.reject()
    with qtbot.waitSignal(work.bulk_asked) as asked:
        actions["Set field …"].trigger()
    assert len(asked.args[0]) == 4
    actions["Copy address"].trigger()
    assert QGuiApplication.clipboard().text() == "https://a.example/"


def test_a_lone_sitemap_has_none_to_move_entries_to(opened, shop):
    window = opened(shop)
    window.folder_work.prepare("https://a.example/")
    assert not next(each for each in window.folder_work.menu.actions() if "Move" in each.text()).isEnabled()


def test_the_menu_comes_up_for_a_folder_only(opened, shop, qtbot: QtBot):
    window = opened(shop)
    view = window.folders.view
    asked: list[str] = []
    window.folders.menu_asked.connect(lambda address, place: asked.append(address))
    view.customContextMenuRequested.emit(view.visualRect(window.folders.tree.place_of(ROOT)).center())
    assert asked == []
    view.customContextMenuRequested.emit(view.visualRect(window.folders.tree.place_of(HOST)).center())
    assert asked == ["https://a.example/"]
    window.folder_work.menu.close()


# Hostile names


def children(count: int, host: Folder = HOST) -> list[Child]:
    return [Child(host.child(f"{number:06}"), 1, has_children=False) for number in range(count)]


def test_a_hundred_thousand_siblings_come_in_steps(qtbot: QtBot):
    tree = FolderTree()
    tree.clear(100_000)
    tree.show_listing(ROOT, [Child(HOST, 100_000, has_children=True)])
    tree.show_listing(HOST, children(100_000))
    place = tree.place_of(HOST)
    assert tree.rowCount(place) == STEP
    assert tree.canFetchMore(place)
    tree.fetchMore(place)
    assert tree.rowCount(place) == 2 * STEP


def test_a_folder_that_ends_in_sight_shows_more_though_others_follow(opened, shop, qtbot: QtBot):
    window = opened(shop)
    tree, view = window.folders.tree, window.folders.view
    tree.clear(8)
    tree.show_listing(
        ROOT, [Child(HOST, 2_000, has_children=True), Child(Folder("https://z.example"), 1, has_children=False)]
    )
    tree.show_listing(HOST, children(2_000))
    view.expand(tree.place_of(HOST))
    view.scrollTo(tree.index(STEP - 1, 0, tree.place_of(HOST)))
    assert tree.rowCount(tree.place_of(HOST)) == 2 * STEP


def test_names_of_folders_are_shown_as_plain_text_in_their_own_direction(qtbot: QtBot):
    names = ["<b>bold</b>", "\u202egpj.exe", "x" * 5_000, "", "\u05d0\u05d1"]
    tree = FolderTree()
    tree.clear(5)
    tree.show_listing(ROOT, [Child(HOST, 5, has_children=True)])
    tree.show_listing(HOST, [Child(HOST.child(name), 1, has_children=False) for name in names])
    places = [tree.place_of(HOST.child(name)) for name in names]
    shown = [str(place.data()) for place in places]
    assert shown[0] == "\u2068/<b>bold</b>\u2069"
    assert shown[1].startswith("\u2068")
    assert shown[1].endswith("\u2069")
    assert len(shown[2]) < MAX_SHOWN + 10
    assert shown[3] == "\u2068/\u2069"
    assert all(len(tree.explanation(place)) <= 2_000 for place in places)


def test_qts_own_tester_finds_nothing_wrong_with_the_tree(qtbot: QtBot):
    tree = FolderTree()
    tester = QAbstractItemModelTester(tree, QAbstractItemModelTester.FailureReportingMode.Warning)
    tree.clear(900)
    hosts = [Child(HOST, 800, has_children=True), Child(ODD, 1, has_children=False)]
    tree.show_listing(ROOT, hosts)
    tree.show_listing(HOST, children(800))
    tree.fetchMore(tree.place_of(HOST))
    assert tree.rowCount(tree.place_of(HOST)) == 800
    tree.update({ROOT: hosts, HOST: children(800)}, 901)
    tree.update({ROOT: hosts, HOST: children(700)}, 801)
    assert tree.rowCount(tree.place_of(HOST)) == 700
    tree.update({ROOT: hosts[1:], HOST: []}, 1)
    assert tree.rowCount() == 2
    tree.show_listing(Folder("https://gone.example"), [])
    assert tree.index(0, FolderColumn.COUNT).data(Qt.ItemDataRole.DisplayRole) == "1"
    assert tester.model() is tree
