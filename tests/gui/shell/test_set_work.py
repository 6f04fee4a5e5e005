"""Sitemaps are added, removed, renamed, moved, merged and split in the panel, and undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLineEdit, QMenu, QTreeView
from pytestqt.qtbot import QtBot

from sitemap_studio.document import transaction
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.gui.dialogs.new_file_dialogs import SplitDialog
from sitemap_studio.gui.dialogs.sitemap_dialogs import AddFilesDialog, ChooseSitemapDialog, NewSitemapDialog
from sitemap_studio.gui.panels.sitemaps_panel import LASTMOD, SITEMAPS_FORMAT
from sitemap_studio.gui.table.entry_view import ENTRIES_FORMAT
from tests.gui.conftest import confirm_save
from tests.gui.shell.conftest import do, index_xml, sitemap_xml

MOVE = Qt.DropAction.MoveAction


@pytest.fixture
def three_sitemaps(tmp_path: Path) -> Path:
    """Index with three sitemaps of two entries each."""
    for number, name in enumerate(("one", "two", "three")):
        locs = [f"https://a.example/{name}/{place}" for place in range(2)]
        (tmp_path / f"{name}.xml").write_text(sitemap_xml(*locs, lastmod=f"2026-0{number + 1}-05"))
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml(*(f"https://a.example/{name}.xml" for name in ("one", "two", "three"))))
    return path


@pytest.fixture
def window_of_three(open_set, three_sitemaps):
    """Window with the set of three sitemaps."""
    return open_set(three_sitemaps)


def test_has_selected_sitemaps_agrees_with_selected_sitemaps(window_of_three):
    panel = window_of_three.sitemaps
    for sitemaps in ([], [2], [0, 2], [None], [None, 1]):
        panel.select_sitemaps(sitemaps) if sitemaps else panel.select_sitemap(None)
        assert panel.has_selected_sitemaps() is bool(panel.selected_sitemaps())
    for place in (panel.tree.parent_of_sitemaps(), panel.tree.index_of(1)):
        panel.findChild(QTreeView).setCurrentIndex(place)
        assert panel.has_selected_sitemaps() is bool(panel.selected_sitemaps())


def sitemap_names(window) -> list[str]:
    """Return the file names of the sitemaps in order."""
    return [sitemap.name for sitemap in window.session.document.sitemaps]


def locs(window) -> list[str | None]:
    """Return all URLs without the host."""
    return [(loc or "").removeprefix("https://a.example/") for loc in window.session.document.table.locs()]


def select_sitemaps(window, *sitemaps: int) -> None:
    """Select sitemaps in the panel."""
    window.sitemaps.select_sitemaps(sitemaps)


def test_new_sitemap_is_inserted_after_selected_one(window_of_three, qtbot: QtBot):
    select_sitemaps(window_of_three, 0)
    do(window_of_three, "add-sitemap")
    dialog = window_of_three.findChild(NewSitemapDialog)
    assert dialog.name.line.text() == "sitemap-4.xml"
    dialog.name.line.setText("news.xml")
    qtbot.keyClick(dialog.name.line, Qt.Key.Key_Return)
    assert sitemap_names(window_of_three) == ["one.xml", "news.xml", "two.xml", "three.xml"]
    assert window_of_three.page.sitemap == window_of_three.session.document.sitemaps[3].id
    window_of_three.session.undo_stack.undo()
    assert sitemap_names(window_of_three) == ["one.xml", "two.xml", "three.xml"]


@pytest.mark.parametrize("name", ["ONE.xml", "", "a/b.xml", "CON.xml", "x" * 300 + ".xml", "..", "a.xml."])
def test_new_sitemap_dialog_refuses_invalid_name_with_reason(window_of_three, name):
    do(window_of_three, "add-sitemap")
    dialog = window_of_three.findChild(NewSitemapDialog)
    dialog.name.line.setText(name)
    assert dialog.name.reason
    dialog.findChild(QDialogButtonBox).accepted.emit()
    assert dialog.isVisible()
    assert len(sitemap_names(window_of_three)) == 3


def test_sitemap_is_renamed_in_tree_unless_name_is_taken(window_of_three, qtbot: QtBot):
    select_sitemaps(window_of_three, 1)
    do(window_of_three, "rename-sitemap")
    editor = window_of_three.sitemaps.findChild(QTreeView).findChild(QLineEdit)
    assert editor.text() == "two.xml"
    editor.setText("second.xml.gz")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sitemap_names(window_of_three) == ["one.xml", "second.xml.gz", "three.xml"])
    assert window_of_three.session.document.sitemaps[1].loc == "https://a.example/second.xml.gz"
    assert window_of_three.session.undo_stack.undoText() == "Rename two.xml"
    # A name that exists is reported, and changes nothing.
    window_of_three.set_commands.rename_sitemap(1, "one.xml")
    assert "one.xml" in window_of_three.messages.text
    assert sitemap_names(window_of_three)[1] == "second.xml.gz"
    assert window_of_three.session.undo_stack.count() == 1
    window_of_three.set_commands.rename_sitemap(1, "other.xml")
    assert window_of_three.messages.text == ""


def test_sitemap_tree_edits_lastmod_and_marks_edited_sitemap(window_of_three):
    tree = window_of_three.sitemaps.tree
    index = tree.index_of(2).siblingAtColumn(LASTMOD)
    assert tree.flags(index) & Qt.ItemFlag.ItemIsEditable
    assert tree.setData(index, "2026-03-04")
    assert window_of_three.session.document.sitemaps[2].lastmod == "2026-03-04"
    assert index.data() == "2026-03-04"
    tree.setData(index, "")
    assert window_of_three.session.document.sitemaps[2].lastmod is None
    window_of_three.page.view.entries.setData(window_of_three.page.view.entries.index(2, 3), "0.7")
    window_of_three.sitemaps.refresh()
    assert [tree.index_of(number).data() for number in range(3)] == ["one.xml", "two.xml ●", "three.xml"]


def test_edited_index_date_updates_only_row_of_its_sitemap(window_of_three, qtbot: QtBot):
    tree = window_of_three.sitemaps.tree
    updated = []
    tree.dataChanged.connect(lambda first, last, _: updated.append((first.row(), last.row())))
    window_of_three.set_commands.set_lastmod(2, "2026-03-04")
    qtbot.waitUntil(lambda: bool(updated))
    window_of_three.session.undo()
    qtbot.waitUntil(lambda: len(updated) == 2)
    assert updated == [(tree.index_of(2).row(),) * 2] * 2


def test_edited_value_updates_only_row_of_its_sitemap(window_of_three, qtbot: QtBot):
    tree, entries = window_of_three.sitemaps.tree, window_of_three.page.view.entries
    updated = []
    tree.dataChanged.connect(lambda first, last, _: updated.append((first.row(), last.row())))
    entries.setData(entries.index(2, 3), "0.7")
    qtbot.waitUntil(lambda: bool(updated))
    assert updated == [(tree.index_of(1).row(),) * 2]
    assert tree.index_of(1).data() == "two.xml ●"
    window_of_three.session.undo()
    qtbot.waitUntil(lambda: len(updated) == 2)
    assert tree.index_of(1).data() == "two.xml"


@pytest.mark.parametrize(
    ("selected", "action", "expected_names", "first_locs", "undo_text"),
    [
        ([0, 2], "remove-sitemaps", ["two.xml"], ["two/0", "two/1"], "Remove 2 sitemaps"),
        ([2], "sitemap-up", ["one.xml", "three.xml", "two.xml"], ["one/0", "one/1"], "Move three.xml"),
        ([0], "sitemap-down", ["two.xml", "one.xml", "three.xml"], ["two/0", "two/1"], "Move one.xml"),
        ([0], "sitemap-up", ["one.xml", "two.xml", "three.xml"], ["one/0", "one/1"], ""),
        ([2], "sitemap-down", ["one.xml", "two.xml", "three.xml"], ["one/0", "one/1"], ""),
    ],
    ids=["remove", "move-up", "move-down", "move-first-up", "move-last-down"],
)
def test_sitemaps_are_removed_or_moved_in_one_undoable_step(
    window_of_three, qtmodeltester, selected, action, expected_names, first_locs, undo_text
):
    select_sitemaps(window_of_three, *selected)
    do(window_of_three, action)
    assert (sitemap_names(window_of_three), locs(window_of_three)[:2]) == (expected_names, first_locs)
    assert window_of_three.session.undo_stack.undoText() == undo_text
    if "sitemap-" in action:
        assert window_of_three.sitemaps.selected_sitemaps() == selected
    qtmodeltester.check(window_of_three.sitemaps.tree)
    window_of_three.session.undo_stack.undo()
    assert sitemap_names(window_of_three) == ["one.xml", "two.xml", "three.xml"]
    assert len(locs(window_of_three)) == 6


def test_dragged_sitemaps_move_and_context_menu_offers_commands(window_of_three):
    tree = window_of_three.sitemaps.tree
    data = tree.mimeData([tree.index_of(2)])
    assert bytes(data.data(SITEMAPS_FORMAT).data()) == b"2"
    node = tree.parent_of_sitemaps()
    assert tree.canDropMimeData(data, MOVE, 0, 0, node)
    tree.dropMimeData(data, MOVE, 0, 0, node)
    assert sitemap_names(window_of_three) == ["three.xml", "one.xml", "two.xml"]
    tree.dropMimeData(tree.mimeData([tree.index_of(2)]), MOVE, 3, 0, tree.parent_of_sitemaps())
    assert sitemap_names(window_of_three) == ["one.xml", "two.xml", "three.xml"]
    assert not tree.canDropMimeData(data, MOVE, -1, -1, tree.index(0, 0))
    window_of_three.sitemaps.menu_requested.emit(window_of_three.mapToGlobal(window_of_three.rect().center()))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    offered = {action.objectName() for action in menu.actions() if action.objectName()}
    assert {"add-sitemap", "rename-sitemap", "split-sitemap", "merge-sitemaps"} <= offered
    menu.close()


def drop_entries(window, place: QModelIndex) -> bool:
    """Drag the selected entries to a row of the panel; return whether the panel accepts them."""
    view = window.sitemaps.findChild(QTreeView)
    view.scrollTo(place)
    data, where = QMimeData(), view.visualRect(place).center()
    data.setData(ENTRIES_FORMAT, b"")
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(view.viewport(), QDragEnterEvent(where, MOVE, data, left, none))
    over = QDragMoveEvent(where, MOVE, data, left, none)
    QApplication.sendEvent(view.viewport(), over)
    if over.isAccepted():
        QApplication.sendEvent(view.viewport(), QDropEvent(QPointF(where), MOVE, data, left, none))
    else:
        QApplication.sendEvent(view.viewport(), QDragLeaveEvent())
    return over.isAccepted()


def test_dragged_entries_move_to_sitemap(window_of_three):
    window_of_three.page.view.selection.select(
        window_of_three.page.view.entries.order.rows_of(_slots(window_of_three)[:1]), 0, 5
    )
    assert window_of_three.page.view.dragEnabled()
    tree = window_of_three.sitemaps.tree
    assert not drop_entries(window_of_three, tree.index(0, 0))
    assert locs(window_of_three)[0] == "one/0"
    assert drop_entries(window_of_three, tree.index_of(1))
    assert locs(window_of_three) == ["one/1", "two/0", "two/1", "one/0", "three/0", "three/1"]
    assert window_of_three.session.undo_stack.undoText() == "Move entry to two.xml"
    window_of_three.session.undo_stack.undo()
    assert locs(window_of_three)[0] == "one/0"
    window_of_three.page.view.go_to(0, 1)
    assert not window_of_three.page.view.dragEnabled()


def _slots(window):
    return window.session.document.table.order


@pytest.mark.parametrize("is_new", [False, True], ids=["existing", "new"])
def test_selected_entries_move_to_existing_or_new_sitemap(window_of_three, is_new):
    window_of_three.page.view.go_to(0, 0)
    do(window_of_three, "move-entries")
    dialog = window_of_three.findChild(ChooseSitemapDialog)
    dialog.list.setCurrentRow(2)
    dialog.new.setChecked(is_new)
    dialog.name.line.setText("old.xml")
    dialog.findChild(QDialogButtonBox).accepted.emit()
    assert sitemap_names(window_of_three)[-1] == ("old.xml" if is_new else "three.xml")
    assert locs(window_of_three)[-1] == "one/0"
    window_of_three.session.undo_stack.undo()
    assert sitemap_names(window_of_three) == ["one.xml", "two.xml", "three.xml"]


def test_split_dialog_creates_listed_sitemaps(window_of_three):
    select_sitemaps(window_of_three, 1)
    do(window_of_three, "split-sitemap")
    dialog = window_of_three.findChild(SplitDialog)
    assert dialog.message.text() == "All entries fit in one file."
    dialog.number.setValue(1)
    dialog.refresh()
    assert [dialog.files.index(row, 0).data() for row in range(2)] == ["two.xml", "two-2.xml"]
    dialog.findChild(QDialogButtonBox).accepted.emit()
    assert sitemap_names(window_of_three) == ["one.xml", "two.xml", "two-2.xml", "three.xml"]
    assert locs(window_of_three)[2:4] == ["two/0", "two/1"]


@pytest.mark.parametrize("mode", ["count", "bytes", "folder", "month"])
def test_every_split_mode_refuses_template_with_unknown_placeholder(window_of_three, mode):
    select_sitemaps(window_of_three, 1)
    do(window_of_three, "split-sitemap")
    dialog = window_of_three.findChild(SplitDialog)
    dialog.mode.setCurrentIndex(dialog.mode.findData(mode))
    assert dialog.message.text()
    assert dialog.files.rowCount() == 1
    dialog.number.setValue(1)
    dialog.template.setText("{what}")
    dialog.refresh()
    assert "{what}" in dialog.message.text()
    dialog.findChild(QDialogButtonBox).accepted.emit()
    assert len(sitemap_names(window_of_three)) == 3


def test_applying_sort_order_sorts_entries_within_each_sitemap(window_of_three):
    view = window_of_three.page.view
    assert not window_of_three.actions_by_id["apply-order"].isEnabled()
    view.sort_by("loc", descending=True)
    do(window_of_three, "apply-order")
    assert locs(window_of_three) == ["one/1", "one/0", "two/1", "two/0", "three/1", "three/0"]
    assert not view.entries.order.is_sorted
    window_of_three.session.undo_stack.undo()
    assert locs(window_of_three)[:2] == ["one/0", "one/1"]


def test_moved_renamed_and_removed_sitemaps_are_saved(window_of_three, qtbot: QtBot, three_sitemaps):
    select_sitemaps(window_of_three, 2)
    do(window_of_three, "sitemap-up")
    window_of_three.set_commands.rename_sitemap(0, "first.xml")
    select_sitemaps(window_of_three, 1)
    do(window_of_three, "remove-sitemaps")
    window_of_three.actions_by_id["save"].trigger()
    with qtbot.waitSignal(window_of_three.files.saved):
        assert confirm_save(window_of_three, deletes=True)
    again = open_path(three_sitemaps)
    assert [sitemap.name for sitemap in again.sitemaps] == ["first.xml", "three.xml"]
    assert not (three_sitemaps.parent / "two.xml").exists()
    assert not window_of_three.isWindowModified()


def test_single_sitemap_disables_sitemap_commands(open_set, three_entries):
    window = open_set(three_entries)
    for action in ("add-sitemap", "rename-sitemap", "remove-sitemaps", "merge-sitemaps", "move-entries"):
        assert not window.actions_by_id[action].isEnabled()


def test_sitemaps_of_large_set_are_edited_in_job(window_of_three, qtbot: QtBot, monkeypatch):
    monkeypatch.setattr(transaction, "MAX_IN_FRAME", 0)
    select_sitemaps(window_of_three, 0, 1)
    do(window_of_three, "merge-sitemaps")
    qtbot.keyClick(window_of_three.findChild(ChooseSitemapDialog), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window_of_three.session.is_busy)
    assert sitemap_names(window_of_three) == ["one.xml", "three.xml"]
    window_of_three.set_commands.add_sitemap("news.xml")
    qtbot.waitUntil(lambda: not window_of_three.session.is_busy)
    qtbot.waitUntil(lambda: window_of_three.page.sitemap == window_of_three.session.document.sitemaps[3].id)
    select_sitemaps(window_of_three, 2)
    do(window_of_three, "sitemap-up")
    qtbot.waitUntil(lambda: not window_of_three.session.is_busy)
    assert window_of_three.sitemaps.selected_sitemaps() == [2]
    window_of_three.page.view.sort_by("loc", descending=True)
    do(window_of_three, "apply-order")
    qtbot.waitUntil(lambda: not window_of_three.session.is_busy)
    assert not window_of_three.page.view.entries.order.is_sorted


def test_moving_entries_into_full_sitemap_offers_to_split_it(window_of_three):
    window_of_three.page.view.go_to(2, 0)
    window_of_three.set_commands.move_entries(0)
    assert window_of_three.messages.text == ""
    window_of_three.session.undo_stack.undo()
    small = window_of_three.session.document.profile._replace(max_urls=2)
    window_of_three.session.document.set_profile(small)
    window_of_three.session.emit_problems_changed()
    window_of_three.page.view.go_to(0, 0)
    window_of_three.set_commands.move_entries(1)
    assert window_of_three.session.document.table.entry_count(1) == 3
    assert "“two.xml” is now larger" in window_of_three.messages.text
    assert [button.text() for button in window_of_three.messages.offers] == [
        "Move overflow to a new sitemap",
        "Split …",
    ]
    window_of_three.messages.offers[1].click()
    dialog = window_of_three.findChild(SplitDialog)
    assert [dialog.files.index(row, 0).data() for row in range(2)] == ["two.xml", "two-2.xml"]
    dialog.reject()


# Existing files


@pytest.fixture
def extra_file(window_of_three, three_sitemaps):
    """Sitemap in the folder of the set that shares one URL with it."""
    path = three_sitemaps.with_name("four.xml")
    path.write_text(sitemap_xml("https://a.example/one/1", "https://a.example/four/0"))
    return path


def open_add_dialog(window, qtbot: QtBot, *paths: Path) -> AddFilesDialog:
    """Drop files on the panel, and return the dialog that opens."""
    viewport = window.sitemaps.findChild(QTreeView).viewport()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    place, buttons, keys = QPointF(5, 5), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(place.toPoint(), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(viewport, entered)
    assert entered.isAccepted()
    QApplication.sendEvent(viewport, QDropEvent(place, Qt.DropAction.CopyAction, data, buttons, keys))
    qtbot.waitUntil(lambda: not window.jobs.running)
    (dialog,) = (found for found in window.findChildren(AddFilesDialog) if found.isVisible())
    return dialog


def test_dropped_file_is_added_as_sitemap_after_listing_duplicates(window_of_three, extra_file, qtbot: QtBot):
    dialog = open_add_dialog(window_of_three, qtbot, extra_file)
    assert [dialog.duplicates.item(row).text() for row in range(dialog.duplicates.count())] == [
        "https://a.example/one/1"
    ]
    assert dialog.list_button.isChecked()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert sitemap_names(window_of_three) == ["one.xml", "two.xml", "three.xml", "four.xml"]
    assert locs(window_of_three)[-2:] == ["one/1", "four/0"]
    assert window_of_three.session.undo_stack.undoText() == "Add four.xml"
    window_of_three.session.undo_stack.undo()
    assert sitemap_names(window_of_three) == ["one.xml", "two.xml", "three.xml"]
    assert len(locs(window_of_three)) == 6


@pytest.mark.parametrize("skips_duplicates", [True, False], ids=["skip-duplicates", "all-entries"])
def test_entries_of_dropped_file_are_appended_to_sitemap(window_of_three, extra_file, qtbot: QtBot, skips_duplicates):
    select_sitemaps(window_of_three, 1)
    dialog = open_add_dialog(window_of_three, qtbot, extra_file)
    assert not dialog.skip_duplicates.isEnabled()
    dialog.append_button.click()
    dialog.skip_duplicates.setChecked(skips_duplicates)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    appended = ["four/0"] if skips_duplicates else ["one/1", "four/0"]
    assert locs(window_of_three) == ["one/0", "one/1", "two/0", "two/1", *appended, "three/0", "three/1"]
    assert sitemap_names(window_of_three) == ["one.xml", "two.xml", "three.xml"]


def test_file_of_other_folder_can_only_be_appended(window_of_three, qtbot: QtBot, tmp_path_factory):
    path = tmp_path_factory.mktemp("other") / "other.xml"
    path.write_text(sitemap_xml("https://a.example/other"))
    dialog = open_add_dialog(window_of_three, qtbot, path)
    assert (dialog.list_button.isEnabled(), dialog.append_button.isChecked()) == (False, True)
    assert not dialog.duplicates.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert locs(window_of_three)[-1] == "other"


def test_add_files_action_opens_dialog_for_chosen_file(window_of_three, extra_file, qtbot: QtBot):
    do(window_of_three, "add-files")
    (dialog,) = window_of_three.findChildren(QFileDialog)
    dialog.selectFile(str(extra_file))
    dialog.accept()
    qtbot.waitUntil(lambda: not window_of_three.jobs.running)
    (asked,) = window_of_three.findChildren(AddFilesDialog)
    asked.reject()
    assert sitemap_names(window_of_three) == ["one.xml", "two.xml", "three.xml"]


def test_file_of_set_is_not_added_twice(window_of_three, three_sitemaps, qtbot: QtBot):
    window_of_three.set_commands.add_files([three_sitemaps.with_name("two.xml")])
    qtbot.waitUntil(lambda: not window_of_three.jobs.running)
    assert window_of_three.messages.text.startswith("“two.xml” is already in the set.")
    assert not window_of_three.findChildren(AddFilesDialog)
