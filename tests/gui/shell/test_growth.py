"""Growing sitemaps: target of new entries, exceeded limits, and writing an index for a single sitemap."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog
from pytestqt.qtbot import QtBot

from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.set_edits.sitemap_edits import plan_sitemap_removal
from sitemap_studio.gui.dialogs.new_file_dialogs import WriteIndexDialog
from sitemap_studio.gui.dialogs.sitemap_dialogs import ChooseSitemapDialog, NewSitemapDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.protocol.rule import Severity
from tests.gui.conftest import confirm_save
from tests.gui.shell.conftest import do, index_xml, sitemap_xml
from tests.gui.shell.window_actions import only_visible

Allower = Callable[[Path, int], MainWindow]


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    """Index with three numbered sitemaps of two, one and two entries."""
    for number, count in ((1, 2), (2, 1), (3, 2)):
        locs = [f"https://a.example/{number}/{place}" for place in range(count)]
        (tmp_path / f"part-{number}.xml").write_text(sitemap_xml(*locs))
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml(*(f"https://a.example/part-{number}.xml" for number in (1, 2, 3))))
    return path


@pytest.fixture
def open_with_limit(open_set) -> Allower:
    """Return a function that opens a set under a profile with a limit of entries."""

    def open_with(path: Path, most: int) -> MainWindow:
        window: MainWindow = open_set(path)
        document = window.session.document
        document.set_profile(document.profile._replace(max_urls=most))
        window.session.emit_problems_changed()
        return window

    return open_with


def counts(window: MainWindow) -> dict[str, int]:
    """Return the number of entries by sitemap."""
    document = window.session.document
    return {sitemap.name: document.table.entry_count(sitemap.id) for sitemap in document.sitemaps}


def has_facet(window: MainWindow, word: str) -> bool:
    """Return whether a facet is offered in the row or in its overflow menu."""
    row = window.page.bar.facets
    facet = row.facet(word)
    in_menu = any(action.menu() is facet.menu and action.isVisible() for action in row.more.menu().actions())
    return facet.isVisibleTo(row) or (in_menu and row.more.isVisibleTo(row))


def paste_new(window: MainWindow, count: int) -> None:
    """Paste new entries from the clipboard."""
    QApplication.clipboard().setText("\n".join(f"https://a.example/new/{place}" for place in range(count)))
    do(window, "paste-entries")


@pytest.mark.parametrize(
    ("limit", "expected_counts", "expected_message"),
    [
        (3, {"part-1.xml": 3, "part-2.xml": 1, "part-3.xml": 2}, ""),
        (
            2,
            {"part-1.xml": 2, "part-2.xml": 2, "part-3.xml": 2},
            "“part-1.xml” is full, so the new entry was added to “part-2.xml”.",
        ),
    ],
)
def test_new_entry_is_added_to_sitemap_below_url_limit(
    open_with_limit, parts, limit, expected_counts, expected_message
):
    window = open_with_limit(parts, limit)
    window.page.view.go_to(0, 0)
    do(window, "add-entry")
    assert (counts(window), window.messages.text) == (expected_counts, expected_message)
    assert window.page.view.currentIndex().row() == (3 if expected_message else 1)
    assert not expected_message or window.messages.severity is Severity.INFO


def test_pasted_entries_beyond_limit_go_together_to_next_sitemap(open_with_limit, parts):
    window = open_with_limit(parts, 3)
    window.sitemaps.select_sitemap(0)
    paste_new(window, 2)
    assert counts(window) == {"part-1.xml": 2, "part-2.xml": 3, "part-3.xml": 2}
    assert "“part-1.xml” is full, so 2 new entries were added to “part-2.xml”." in window.messages.text
    assert window.page.view.entries.rowCount() == 2
    window.messages.offer_button.click()
    assert window.page.sitemap == 1
    assert window.page.view.currentIndex().row() == 1
    assert window.messages.text == ""


def test_entries_beyond_limit_move_to_new_sitemaps_on_request(open_with_limit, parts, qtbot: QtBot):
    window = open_with_limit(parts, 2)
    window.page.view.go_to(0, 0)
    paste_new(window, 3)
    assert counts(window)["part-1.xml"] == 5
    assert "“part-1.xml” is now larger" in window.messages.text
    window.page.view.setFocus()
    qtbot.mouseClick(window.messages.offer_button, Qt.MouseButton.LeftButton)
    assert counts(window) == {"part-1.xml": 2, "part-2.xml": 1, "part-3.xml": 2, "part-4.xml": 2, "part-5.xml": 1}
    assert window.messages.text == ""
    # The table keeps the focus, instead of the filter line.
    assert window.page.view.hasFocus()
    assert window.session.undo_stack.undoText() == "Move 3 entries to 2 sitemaps"
    before = {path.name: path.read_bytes() for path in parts.parent.iterdir()}
    with qtbot.waitSignal(window.files.saved):
        do(window, "save")
    after = {path.name: path.read_bytes() for path in parts.parent.iterdir()}
    changed = {name for name in after if after[name] != before.get(name)}
    assert changed == {"part-1.xml", "part-4.xml", "part-5.xml", "sitemap.xml"}
    do(window, "undo")
    assert counts(window) == {"part-1.xml": 5, "part-2.xml": 1, "part-3.xml": 2}
    assert window.messages.text == ""


def test_duplicating_merging_and_lengthening_report_exceeded_limit(open_with_limit, parts, qtbot: QtBot):
    window = open_with_limit(parts, 2)
    view, document = window.page.view, window.session.document
    view.go_to(0, 0)
    do(window, "duplicate")
    assert "“part-1.xml” is now larger" in window.messages.text
    do(window, "undo")
    assert window.messages.text == ""
    document.set_profile(document.profile._replace(max_urls=9, max_bytes=document.file_facts(0).bytes + 20))
    window.session.emit_problems_changed()
    view.entries.setData(view.entries.index(3, 0), "https://a.example/" + "x" * 40)
    assert "“part-3.xml” is now larger" in window.messages.text
    view.entries.setData(view.entries.index(3, 0), "https://a.example/3")
    assert window.messages.text == ""
    window.sitemaps.select_sitemaps([0, 2])
    do(window, "merge-sitemaps")
    qtbot.keyClick(only_visible(window, ChooseSitemapDialog), Qt.Key.Key_Return)
    assert "“part-1.xml” is now larger" in window.messages.text


def test_oversized_sitemap_is_not_reported_but_split_on_command(open_with_limit, parts):
    window = open_with_limit(parts, 1)
    view = window.page.view
    view.entries.setData(view.entries.index(0, 0), "https://a.example/other")
    assert window.messages.text == ""
    do(window, "spill-sitemaps")
    assert counts(window) == {f"part-{number}.xml": 1 for number in range(1, 6)}
    do(window, "spill-sitemaps")
    assert "No sitemap is larger" in window.messages.text


@pytest.fixture
def single_sitemap(tmp_path: Path) -> Path:
    """Single sitemap of five entries."""
    path = tmp_path / "shop.xml"
    path.write_text(sitemap_xml(*(f"https://a.example/{place}" for place in range(5))))
    return path


def index_dialog(window: MainWindow) -> WriteIndexDialog:
    (dialog,) = [found for found in window.findChildren(WriteIndexDialog) if found.isVisible()]
    return dialog


def listed_files(dialog: WriteIndexDialog) -> list[tuple[str, str, str]]:
    """Return file, entries and state of each row."""
    model, rows = dialog.files, range(dialog.files.rowCount())
    return [(model.index(row, 0).data(), model.index(row, 2).data(), model.index(row, 1).data()) for row in rows]


def test_index_is_offered_and_created_for_oversized_single_sitemap(open_with_limit, single_sitemap, qtbot: QtBot):
    window = open_with_limit(single_sitemap, 5)
    assert not has_facet(window, "sitemap")
    paste_new(window, 1)
    assert "“shop.xml” is now larger" in window.messages.text
    window.messages.offer_button.click()
    dialog = index_dialog(window)
    assert dialog.base_url.text() == "https://a.example/"
    assert listed_files(dialog) == [
        ("shop.xml", "", "Replaced"), ("shop-1.xml", "5", "New file"), ("shop-2.xml", "1", "New file"),
    ]  # fmt: skip
    dialog.for_sitemap.setChecked(True)
    assert listed_files(dialog) == [
        ("shop-index.xml", "", "New file"), ("shop.xml", "5", "Rewritten"), ("shop-2.xml", "1", "New file"),
    ]  # fmt: skip
    with qtbot.waitSignal(window.checking.settled):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert counts(window) == {"shop.xml": 5, "shop-2.xml": 1}
    assert window.windowTitle() == "shop-index.xml[*] — Sitemap Studio"
    assert window.messages.text == ""
    tree = window.sitemaps.tree
    assert tree.rowCount(tree.parent_of_sitemaps()) == 2
    assert has_facet(window, "sitemap")
    assert window.actions_by_id["add-sitemap"].isEnabled()
    assert not window.actions_by_id["write-index"].isEnabled()


def test_written_index_can_be_undone_and_redone_after_save(open_with_limit, single_sitemap, qtbot: QtBot):
    before = single_sitemap.read_bytes()
    window = open_with_limit(single_sitemap, 3)
    do(window, "write-index")
    qtbot.keyClick(index_dialog(window), Qt.Key.Key_Return)
    with qtbot.waitSignal(window.files.saved):
        do(window, "save")
    assert {path.name for path in single_sitemap.parent.iterdir()} >= {"shop.xml", "shop-1.xml", "shop-2.xml"}
    assert [sitemap.name for sitemap in open_path(single_sitemap).sitemaps] == ["shop-1.xml", "shop-2.xml"]
    assert window.session.undo_stack.undoText() == "Write the index shop.xml"
    with qtbot.waitSignal(window.checking.settled):
        do(window, "undo")
    assert counts(window) == {"shop.xml": 5}
    assert window.isWindowModified()
    do(window, "save")
    with qtbot.waitSignal(window.files.saved):
        assert confirm_save(window, deletes=True)
    assert single_sitemap.read_bytes() == before
    assert not list(single_sitemap.parent.glob("shop-*.xml"))
    with qtbot.waitSignal(window.checking.settled):
        do(window, "redo")
    assert counts(window) == {"shop-1.xml": 3, "shop-2.xml": 2}


def test_index_dialog_rejects_invalid_base_url(open_with_limit, single_sitemap):
    window = open_with_limit(single_sitemap, 3)
    do(window, "write-index")
    dialog = index_dialog(window)
    (box,) = dialog.findChildren(QDialogButtonBox)
    ok = box.button(QDialogButtonBox.StandardButton.Ok)
    for wrong in ("", "shop", "ftp://a.example/", "https://a.example/?x"):
        dialog.base_url.setText(wrong)
        dialog.refresh()
        assert wrong in dialog.message.text()
        assert not ok.isEnabled()
        assert dialog.files.rowCount() == 0
    dialog.base_url.setText("https://b.example/maps")
    dialog.refresh()
    assert "5 entries are outside https://b.example/maps/" in dialog.message.text()
    assert ok.isEnabled()
    dialog.reject()
    assert counts(window) == {"shop.xml": 5}


def test_folder_without_index_gets_one_by_message_button(open_set, tmp_path, qtbot: QtBot):
    for number in (1, 2):
        (tmp_path / f"part-{number}.xml").write_text(sitemap_xml(f"https://a.example/{number}"))
    window = open_set(tmp_path)
    window.messages.offer_button.click()
    dialog = index_dialog(window)
    assert not dialog.for_index.isVisible()
    assert listed_files(dialog) == [
        ("sitemap.xml", "", "New file"), ("part-1.xml", "1", "Unchanged"), ("part-2.xml", "1", "Unchanged"),
    ]  # fmt: skip
    with qtbot.waitSignal(window.checking.settled):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    with qtbot.waitSignal(window.files.saved):
        do(window, "save")
    assert counts(window) == {"part-1.xml": 1, "part-2.xml": 1}
    again = open_path(tmp_path)
    assert [sitemap.loc for sitemap in again.sitemaps] == [f"https://a.example/part-{n}.xml" for n in (1, 2)]


def test_removed_sitemaps_of_folder_without_index_return_by_undo(open_set, tmp_path):
    for number in (1, 2, 3):
        (tmp_path / f"part-{number}.xml").write_text(sitemap_xml(f"https://a.example/{number}"))
    window = open_set(tmp_path)
    window.sitemaps.select_sitemaps([1])
    window.set_commands.rename_sitemap(1, "second.xml")
    do(window, "remove-sitemaps")
    assert counts(window) == {"part-1.xml": 1, "part-3.xml": 1}
    window.sitemaps.select_sitemaps([0])
    do(window, "remove-sitemaps")
    assert counts(window) == {"part-3.xml": 1}
    assert window.windowTitle() == "part-3.xml[*] — Sitemap Studio"
    window.session.undo_stack.setIndex(0)
    assert counts(window) == {"part-1.xml": 1, "part-2.xml": 1, "part-3.xml": 1}


def test_first_sitemap_added_to_empty_index_requires_url(open_set, tmp_path, qtbot: QtBot):
    path = tmp_path / "sitemap.xml"
    path.write_text(index_xml())
    window = open_set(path)
    do(window, "add-sitemap")
    dialog = window.findChild(NewSitemapDialog)
    assert not dialog.accept_button.isEnabled()
    dialog.name.line.setText("one.xml")
    dialog.url.setText("https://a.example/one.xml")
    assert dialog.accept_button.isEnabled()
    dialog.findChild(QDialogButtonBox).accepted.emit()
    with qtbot.waitSignal(window.files.saved):
        do(window, "save")
    (sitemap,) = open_path(path).sitemaps
    assert (sitemap.name, sitemap.loc, sitemap.error) == ("one.xml", "https://a.example/one.xml", None)


def test_unsaved_sitemap_is_saved_before_index_is_written(window, tmp_path, qtbot: QtBot):
    do(window, "new")
    do(window, "write-index")
    window.findChild(QFileDialog).reject()
    with qtbot.waitSignal(window.files.saved):
        window.files.save_under(str(tmp_path / "other.xml"))
        confirm_save(window)
    assert window.findChildren(WriteIndexDialog) == []
    do(window, "new")
    window.actions_by_id["add-entry"].trigger()
    window.page.view.finish_editing()
    do(window, "write-index")
    asking = next(each for each in window.findChildren(QFileDialog) if each.isVisible())
    with qtbot.waitSignal(window.files.saved):
        asking.fileSelected.emit(str(tmp_path / "shop.xml"))
        assert confirm_save(window)
    asking.reject()
    dialog = index_dialog(window)
    dialog.base_url.setText("https://a.example/")
    dialog.refresh()
    with qtbot.waitSignal(window.checking.settled):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    with qtbot.waitSignal(window.files.saved):
        do(window, "save")
    assert sorted(path.name for path in tmp_path.glob("*.xml")) == ["other.xml", "shop-1.xml", "shop.xml"]
    assert open_path(tmp_path / "shop.xml").index is not None


def test_reopened_empty_set_accepts_new_sitemaps(open_set, parts, qtbot: QtBot):
    window = open_set(parts)
    document = window.session.document
    window.session.push("", plan_sitemap_removal(document, [sitemap.id for sitemap in document.sitemaps]))
    do(window, "save")
    with qtbot.waitSignal(window.files.saved):
        assert confirm_save(window, deletes=True)
    assert [path.name for path in parts.parent.glob("[!.]*")] == [parts.name]
    with qtbot.waitSignal(window.checking.settled):
        window.file_watch.reload()
    do(window, "add-sitemap")
    dialog = window.findChild(NewSitemapDialog)
    dialog.name.line.setText("one.xml")
    dialog.url.setText("https://a.example/one.xml")
    dialog.findChild(QDialogButtonBox).accepted.emit()
    window.actions_by_id["add-entry"].trigger()
    window.page.view.finish_editing()
    with qtbot.waitSignal(window.files.saved):
        do(window, "save")
        assert confirm_save(window)
    assert [sitemap.name for sitemap in open_path(parts).sitemaps] == ["one.xml"]
