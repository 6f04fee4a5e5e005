"""Unused files in the summary before a save, and the message that names the backup."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import polars as pl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QTableView
from pytestqt.qtbot import QtBot

from sitemap_studio.document import transaction
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.gui.dialogs.save_summary_dialog import SaveSummaryDialog
from sitemap_studio.gui.dialogs.sitemap_dialogs import ChooseSitemapDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.widgets.message_boxes import UnsavedQuestion
from sitemap_studio.model.edits import SetCells
from sitemap_studio.protocol.rule import Severity
from tests.builders import HOST, backups_in, files_in, put, urlset
from tests.gui.conftest import confirm_save
from tests.gui.shell.conftest import do, index_xml
from tests.gui.shell.window_actions import only_visible, save


@pytest.fixture
def three_sitemaps(tmp_path: Path) -> Path:
    """Index of one.xml, two.xml and deep/one.xml with one entry each."""
    names = ("one.xml", "two.xml", "deep/one.xml")
    for name in names:
        put(tmp_path / name, urlset(f"https://a.example/{name}"))
    return put(tmp_path / "sitemap.xml", index_xml(*(f"https://a.example/{name}" for name in names)))


@pytest.fixture
def window_of_three(open_set, three_sitemaps: Path) -> MainWindow:
    """Window with the set of `three_sitemaps`."""
    return open_set(three_sitemaps)


def remove(window: MainWindow, *sitemaps: int) -> None:
    """Remove sitemaps, given by id, from the set."""
    window.sitemaps.select_sitemaps(sitemaps)
    do(window, "remove-sitemaps")


def open_dialog(window: MainWindow, qtbot: QtBot) -> SaveSummaryDialog:
    """Start a save, and return its summary."""
    do(window, "save")
    dialog = only_visible(window, SaveSummaryDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def finish_save(window: MainWindow, qtbot: QtBot, *, deletes: bool) -> None:
    """Confirm the summary, and wait until the set is saved."""
    with qtbot.waitSignal(window.files.saved):
        assert confirm_save(window, deletes=deletes)


def listed(dialog: SaveSummaryDialog) -> list[str]:
    """Return the names of unused files in a summary."""
    table = dialog.findChild(QTableView, "save-summary")
    assert table is not None
    model = table.model()
    rows = [tuple(model.index(row, column).data() for column in range(2)) for row in range(model.rowCount())]
    return [name for name, effect in rows if effect in ("Kept, not in the set", "Deleted, with a backup")]


def test_save_lists_files_of_removed_sitemaps_kept_by_default(
    window_of_three: MainWindow, three_sitemaps: Path, qtbot: QtBot
):
    before = files_in(three_sitemaps.parent)
    remove(window_of_three, 0, 2)
    dialog = open_dialog(window_of_three, qtbot)
    assert dialog.deletes.text() == "&Delete 2 files that the set no longer uses"
    assert dialog.line.text() == "1 file to write. 2 unused files to keep. No errors remain."
    assert listed(dialog) == ["one.xml", "deep/one.xml"]
    assert "but the index does not list them" in dialog.consequence.text()
    assert files_in(three_sitemaps.parent).items() >= before.items()
    assert not dialog.deletes.isChecked()
    assert dialog.save_button.isDefault()
    with qtbot.waitSignal(window_of_three.files.saved):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    after = files_in(three_sitemaps.parent)
    assert {name: after[name] for name in ("one.xml", "deep/one.xml")} == {
        name: before[name] for name in ("one.xml", "deep/one.xml")
    }
    assert [sitemap.name for sitemap in open_path(three_sitemaps).sitemaps] == ["two.xml"]
    assert not window_of_three.isWindowModified()
    assert window_of_three.messages.text == ""
    # The answer holds for these files.
    do(window_of_three, "add-entry")
    save(window_of_three, qtbot)


def test_deleted_unused_files_are_backed_up_and_named(window_of_three: MainWindow, three_sitemaps: Path, qtbot: QtBot):
    before = files_in(three_sitemaps.parent)
    remove(window_of_three, 0)
    dialog = open_dialog(window_of_three, qtbot)
    assert dialog.deletes.text() == "&Delete 1 file that the set no longer uses"
    finish_save(window_of_three, qtbot, deletes=True)
    assert not (three_sitemaps.parent / "one.xml").exists()
    assert backups_in(three_sitemaps.parent) == {"one.xml": before["one.xml"]}
    folder = next((three_sitemaps.parent / ".sitemap-studio-backup").glob("2*"))
    assert window_of_three.messages.text == f"The earlier version of “one.xml” is in the backup folder “{folder}”."
    assert window_of_three.messages.severity is Severity.INFO
    assert [button.text() for button in window_of_three.messages.offers] == ["Show folder"]
    assert window_of_three.status.note.text() == "Saved “sitemap.xml”. Deleted 1 file."
    window_of_three.session.undo_stack.undo()
    save(window_of_three, qtbot)
    assert files_in(three_sitemaps.parent)["one.xml"] == before["one.xml"]


def test_message_counts_backups_of_several_deleted_files(window_of_three: MainWindow, qtbot: QtBot):
    remove(window_of_three, 0, 2)
    open_dialog(window_of_three, qtbot)
    finish_save(window_of_three, qtbot, deletes=True)
    assert window_of_three.messages.text == (
        "The earlier versions of 2 files are in folders named “.sitemap-studio-backup” beside them."
    )


def test_canceled_question_about_unused_files_saves_nothing(
    window_of_three: MainWindow, three_sitemaps: Path, qtbot: QtBot
):
    before = files_in(three_sitemaps.parent)
    remove(window_of_three, 0)
    dialog = open_dialog(window_of_three, qtbot)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert files_in(three_sitemaps.parent).items() >= before.items()
    assert window_of_three.session.has_unsaved
    assert not window_of_three.files.is_saving
    open_dialog(window_of_three, qtbot)
    finish_save(window_of_three, qtbot, deletes=False)


@pytest.mark.parametrize("is_canceled", [True, False], ids=["canceled", "answered"])
def test_closing_with_unused_files_waits_for_answer(window_of_three: MainWindow, qtbot: QtBot, is_canceled: bool):
    remove(window_of_three, 0)
    do(window_of_three, "close")
    only_visible(window_of_three, UnsavedQuestion).button(QMessageBox.StandardButton.Save).click()
    dialog = only_visible(window_of_three, SaveSummaryDialog)
    assert window_of_three.files.is_open
    if is_canceled:
        dialog.reject()
        assert window_of_three.files.is_open
        open_dialog(window_of_three, qtbot)
        finish_save(window_of_three, qtbot, deletes=False)
        assert window_of_three.files.is_open
    else:
        finish_save(window_of_three, qtbot, deletes=False)
        qtbot.waitUntil(lambda: not window_of_three.files.is_open)


def test_unused_files_are_deleted_after_running_edit_ends(
    window_of_three: MainWindow, three_sitemaps: Path, qtbot: QtBot, monkeypatch
):
    remove(window_of_three, 0)
    open_dialog(window_of_three, qtbot)
    gate, apply, session = Event(), SetCells.apply, window_of_three.session

    def wait_and_apply(self, table):
        """Apply the edit after the gate was opened."""
        assert gate.wait(20)
        return apply(self, table)

    monkeypatch.setattr(transaction, "MAX_IN_FRAME", 0)
    monkeypatch.setattr(SetCells, "apply", wait_and_apply)
    try:
        session.push("Something large", SetCells("priority", session.document.table.order, pl.Series(["0.1"] * 2)))
        assert confirm_save(window_of_three, deletes=True)
        assert session.is_busy
        assert not window_of_three.files.is_saving
        with qtbot.waitSignal(window_of_three.files.saved):
            gate.set()
    finally:
        gate.set()
    assert not (three_sitemaps.parent / "one.xml").exists()
    assert "<priority>0.1</priority>" in (three_sitemaps.parent / "two.xml").read_text()


def test_save_after_merging_sitemaps_lists_unused_file(window_of_three: MainWindow, qtbot: QtBot):
    window_of_three.sitemaps.select_sitemaps([0, 1])
    do(window_of_three, "merge-sitemaps")
    qtbot.keyClick(only_visible(window_of_three, ChooseSitemapDialog), Qt.Key.Key_Return)
    assert listed(open_dialog(window_of_three, qtbot)) == ["two.xml"]
    finish_save(window_of_three, qtbot, deletes=False)


def test_externally_changed_unused_file_can_only_be_kept(
    window_of_three: MainWindow, three_sitemaps: Path, qtbot: QtBot
):
    remove(window_of_three, 0)
    put(three_sitemaps.parent / "one.xml", urlset("https://a.example/theirs"))
    open_dialog(window_of_three, qtbot)
    assert confirm_save(window_of_three, deletes=True)
    qtbot.waitUntil(lambda: "“one.xml” was changed by another program" in window_of_three.messages.text)
    assert window_of_three.session.has_unsaved
    save(window_of_three, qtbot)
    assert "theirs" in (three_sitemaps.parent / "one.xml").read_text()


def test_kept_unused_file_reappears_only_when_folder_is_opened(open_set, tmp_path: Path, qtbot: QtBot, settings):
    for name in ("a.xml", "b.xml", "c.xml"):
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    window = open_set(tmp_path)
    remove(window, 1)
    dialog = open_dialog(window, qtbot)
    assert "opened again with the folder" in dialog.consequence.text()
    finish_save(window, qtbot, deletes=False)
    # Neither by “Reload” nor from the recent files.
    for reopen in (lambda: do(window, "reload"), lambda: window.files.open_recent(settings.recent_files()[0])):
        with qtbot.waitSignal(window.files.opened):
            reopen()
        assert [sitemap.name for sitemap in window.session.document.sitemaps] == ["a.xml", "c.xml"]
    with qtbot.waitSignal(window.files.opened):
        window.files.open(tmp_path)
    assert [sitemap.name for sitemap in window.session.document.sitemaps] == ["a.xml", "b.xml", "c.xml"]


def test_save_of_repaired_file_names_backup_of_original(open_set, tmp_path: Path, qtbot: QtBot):
    broken = urlset(f"{HOST}/a").replace(f"{HOST}/a", f"{HOST}/?a&b")
    window = open_set(put(tmp_path / "broken.xml", broken))
    save(window, qtbot)
    assert backups_in(tmp_path) == {"broken.xml": broken.encode()}
    assert "The earlier version of “broken.xml” is in the backup folder" in window.messages.text
    assert window.status.note.text() == "Saved “broken.xml”. 1 repair was saved."
