"""Opening, saving and closing files in the window."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.set_journal import JournalledSave
from sitemap_studio.formats.container import RATIO_FREE_BYTES
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.gui.widgets.message_boxes import UnsavedQuestion
from sitemap_studio.protocol.profiles import TODAYS_PROFILE
from sitemap_studio.protocol.rule import Severity
from tests.builders import files_in, small_set
from tests.gui.conftest import confirm_save
from tests.gui.shell.conftest import index_xml, sitemap_xml
from tests.gui.shell.window_actions import fail_to_open, only_visible, save


def question_of(window: MainWindow) -> UnsavedQuestion:
    return only_visible(window, UnsavedQuestion)


def answer(window: MainWindow, button: QMessageBox.StandardButton) -> None:
    question_of(window).button(button).click()


def change_something(window: MainWindow) -> None:
    window.actions_by_id["add-entry"].trigger()
    assert window.session.has_unsaved


def test_unchanged_set_closes_without_question(open_set, set_with_missing, settings: Settings):
    window = open_set(set_with_missing)
    assert window.windowTitle() == "sitemap.xml[*] — Sitemap Studio"
    assert window.page.view.entries.rowCount() == 5
    assert settings.recent_files() == [set_with_missing]
    assert window.page.isVisible()
    window.actions_by_id["close"].trigger()
    assert not window.files.is_open
    assert window.start_page.isVisible()
    assert window.windowTitle() == "Sitemap Studio"


def test_failed_open_keeps_current_set_and_shows_error(open_set, three_entries, broken_file, qtbot: QtBot):
    window = open_set(three_entries)
    document = window.session.document
    fail_to_open(window, broken_file, qtbot)
    assert window.session.document is document
    assert "“broken.xml”" in window.messages.text
    assert window.messages.severity is Severity.ERROR
    assert window.page.isVisible()


@pytest.mark.parametrize("name", ["nowhere.xml", "a&b.xml", "<b>bold.xml"])
def test_missing_file_message_is_plain_text_closed_by_escape(window, tmp_path, name, qtbot):
    fail_to_open(window, tmp_path / name, qtbot)
    assert f"“{name}”" in window.messages.text
    shown = [label for label in window.messages.findChildren(QLabel) if label.text()]
    assert [label.textFormat() for label in shown] == [Qt.TextFormat.PlainText]
    assert window.start_page.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.messages.text == ""


def test_canceled_open_keeps_current_set(open_set, three_entries, set_with_missing, qtbot: QtBot):
    window = open_set(three_entries)
    document = window.session.document
    with qtbot.waitSignal(window.files.open_failed):
        window.files.open(set_with_missing)
        window.jobs.running[-1].cancel()
    assert window.session.document is document
    assert window.messages.text == "Opening was canceled."


def test_save_writes_change_and_clears_modified_title(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    window.page.view.selectAll()
    window.actions_by_id["delete-entries"].trigger()
    assert window.isWindowModified()
    save(window, qtbot)
    assert not window.isWindowModified()
    assert "<loc>" not in three_entries.read_text(encoding="utf-8")
    window.actions_by_id["undo"].trigger()
    assert window.isWindowModified()


def test_save_under_gz_name_compresses_file(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    target = three_entries.with_name("packed.xml.gz")
    save(window, qtbot, target)
    assert gzip.decompress(target.read_bytes()).count(b"<loc>") == 3
    assert window.windowTitle().startswith("packed.xml.gz[*]")
    assert window.status.encoding.text() == "UTF-8 · gzip"


def test_failed_save_message_stays_first_and_set_stays_modified(open_set, three_entries, qtbot):
    window = open_set(three_entries)
    change_something(window)
    blocked = three_entries.parent / "file"
    blocked.write_text("no folder", encoding="utf-8")
    window.files.save_under(str(blocked / "shop.xml"))
    assert confirm_save(window)
    qtbot.waitUntil(lambda: not window.jobs.running)
    failure = window.messages.text
    assert failure
    assert window.messages.severity is Severity.ERROR
    assert window.isWindowModified()
    window.session.refused.emit(RequestError("Not now."))
    assert window.messages.text == failure
    assert window.messages.others_button.text() == "1 more"
    window.messages.others_menu.aboutToShow.emit()
    assert [action.text() for action in window.messages.others_menu.actions()] == ["Not now."]


def test_save_shows_counts_of_written_and_kept_files(open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
    window.messages.clear()
    for row in (0, 2):
        window.page.view.entries.setData(window.page.view.entries.index(row, 0), f"https://a.example/new{row}")
    save(window, qtbot)
    assert window.status.note.text() == "Saved “one.xml” and 1 other file."
    assert window.messages.text == ""
    change_something(window)
    save(window, qtbot)
    assert window.status.note.text() == "Saved “one.xml”."
    window.sitemaps.select_sitemaps([0])
    window.actions_by_id["remove-sitemaps"].trigger()
    save(window, qtbot)
    assert window.status.note.text() == "Saved “sitemap.xml”. Kept 1 unused file."
    assert (set_with_missing.parent / "one.xml").exists()


def test_save_as_asks_before_replacing_sitemaps_in_folder(open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
    there = set_with_missing.parent / "live" / "one.xml"
    there.parent.mkdir()
    there.write_text("theirs", encoding="utf-8")
    window.files.save_under(str(there.with_name("sitemap.xml")))
    assert confirm_save(window)
    qtbot.waitUntil(lambda: "“one.xml” already exists in that folder" in window.messages.text)
    assert [button.text() for button in window.messages.offers] == ["Replace", "Save as …"]
    assert [path.name for path in there.parent.iterdir()] == ["one.xml"]
    assert there.read_text(encoding="utf-8") == "theirs"
    with qtbot.waitSignal(window.files.saved):
        window.messages.offers[0].click()
    assert there.read_bytes() == set_with_missing.with_name("one.xml").read_bytes()
    assert window.windowTitle().startswith("sitemap.xml[*]")
    assert not window.messages.text


@pytest.mark.parametrize(
    ("name", "expected_suffix"),
    [("a.xml", "xml"), ("a.txt", "txt"), ("v1.2.csv.gz", "csv.gz"), ("a.gz", "gz"), ("a", "xml")],
)
def test_save_dialog_appends_suffix_of_current_file(
    window: MainWindow, tmp_path: Path, name: str, expected_suffix: str
):
    window.files.show_save_name_dialog(tmp_path / name, window.files.save_under)
    (dialog,) = window.findChildren(QFileDialog)
    assert dialog.defaultSuffix() == expected_suffix
    dialog.reject()


def test_new_set_is_untitled_until_saved_under_name(window, tmp_path, qtbot: QtBot):
    with qtbot.waitSignal(window.checking.settled):
        window.actions_by_id["new"].trigger()
    assert window.windowTitle() == "Untitled[*] — Sitemap Studio"
    assert window.page.empty_message == "No entries yet. Add one with Ctrl+I, or paste URLs with Ctrl+V."
    assert window.status.panels["problems"].text() == "No problems"
    change_something(window)
    assert window.page.empty_message == ""
    window.actions_by_id["save"].trigger()
    (dialog,) = window.findChildren(QFileDialog)
    dialog.close()
    window.actions_by_id["close"].trigger()
    (question,) = window.findChildren(QMessageBox)
    assert "“Untitled”" in question.text()
    question.button(QMessageBox.StandardButton.Cancel).click()
    save(window, qtbot, tmp_path / "new.xml")
    assert (tmp_path / "new.xml").is_file()
    assert window.windowTitle() == "new.xml[*] — Sitemap Studio"


def test_closing_changed_set_asks_to_cancel_or_discard(open_set, three_entries):
    window = open_set(three_entries)
    before = three_entries.read_bytes()
    change_something(window)
    window.actions_by_id["close"].trigger()
    assert "“shop.xml”" in question_of(window).text()
    answer(window, QMessageBox.StandardButton.Cancel)
    assert window.files.is_open
    assert window.session.has_unsaved
    window.actions_by_id["close"].trigger()
    answer(window, QMessageBox.StandardButton.Discard)
    assert not window.files.is_open
    assert three_entries.read_bytes() == before


def test_saving_before_opening_another_set_saves_and_opens(open_set, three_entries, set_with_missing, qtbot: QtBot):
    window = open_set(three_entries)
    window.page.view.selectAll()
    window.actions_by_id["delete-entries"].trigger()
    window.files.open(set_with_missing)
    with qtbot.waitSignals([window.files.saved, window.checking.settled]):
        answer(window, QMessageBox.StandardButton.Save)
        assert confirm_save(window)
    assert "<loc>" not in three_entries.read_text(encoding="utf-8")
    assert window.session.document.path == set_with_missing


def test_changes_made_while_another_file_opens_are_asked_about(open_set, three_entries, set_with_missing, qtbot: QtBot):
    window = open_set(three_entries)
    window.files.open(set_with_missing)
    change_something(window)
    qtbot.waitUntil(lambda: bool(window.findChildren(UnsavedQuestion)))
    assert window.session.document.path == three_entries
    with qtbot.waitSignal(window.checking.settled):
        answer(window, QMessageBox.StandardButton.Discard)
    assert window.session.document.path == set_with_missing


def test_last_of_several_requested_files_is_opened(window, three_entries, set_with_missing, broken_file, qtbot: QtBot):
    for path in (three_entries, broken_file, set_with_missing):
        window.files.open(path)
    qtbot.waitUntil(lambda: not window.jobs.running)
    assert window.session.document.path == set_with_missing
    assert window.messages.text == ""


def test_validation_outdated_by_edit_is_restarted(open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
    document = window.session.document
    with qtbot.waitSignal(window.checking.settled):
        window.checking.start()
        checked = window.jobs.running[-1]
        with qtbot.waitSignal(checked.outdated):
            window.page.view.selectAll()
            window.actions_by_id["delete-entries"].trigger()
        assert window.checking.is_running
    assert set(document.problems.counts()) == {"empty-sitemap", "sitemap-missing"}
    assert document.is_validated


def test_second_save_during_save_is_ignored_later_change_unsaved(open_set, three_entries, qtbot):
    window = open_set(three_entries)
    change_something(window)
    with qtbot.waitSignal(window.files.saved):
        window.files.save()
        assert confirm_save(window)
        window.files.save()
        assert sum("Saving" in job.title for job in window.jobs.running) == 1
        change_something(window)
    assert window.session.has_unsaved
    assert window.isWindowModified()


def type_without_ending(window: MainWindow, qtbot: QtBot, text: str) -> None:
    """Type into the first cell, and leave its editor open."""
    window.activateWindow()
    window.page.view.setFocus()
    window.page.view.go_to(0, 0)
    qtbot.keyClicks(window.page.view, text[:1])
    editor = window.page.view.indexWidget(window.page.view.currentIndex())
    assert isinstance(editor, QLineEdit)
    qtbot.keyClicks(editor, text[1:])


def first_loc(window: MainWindow) -> str | None:
    table = window.session.document.table
    return table.value(int(table.order[0]), "loc")


@pytest.mark.parametrize("is_quit", [True, False], ids=["quit", "close"])
def test_quit_and_close_ask_about_uncommitted_cell_text(open_set, three_entries, is_quit, qtbot):
    window = open_set(three_entries)
    type_without_ending(window, qtbot, "https://a.example/new")
    if is_quit:
        window.actions_by_id["quit"].trigger()
    else:
        window.close()
    assert window.isVisible()
    answer(window, QMessageBox.StandardButton.Cancel)
    assert first_loc(window) == "https://a.example/new"
    window.close()
    with qtbot.waitSignal(window.closed):
        answer(window, QMessageBox.StandardButton.Discard)
    assert not window.isVisible()


def test_uncommitted_cell_text_is_saved_unless_escaped(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    type_without_ending(window, qtbot, "https://a.example/newer")
    with qtbot.waitSignal(window.files.saved):
        window.actions_by_id["save"].trigger()
    assert "https://a.example/newer" in three_entries.read_text("utf-8")
    assert not window.session.has_unsaved
    type_without_ending(window, qtbot, "https://a.example/new")
    assert window.actions_by_id["save"].isEnabled()
    qtbot.keyClick(window.page.view.indexWidget(window.page.view.currentIndex()), Qt.Key.Key_Escape)
    assert not window.actions_by_id["save"].isEnabled()


def test_opening_another_set_asks_about_uncommitted_cell_text(open_set, three_entries, set_with_missing, qtbot: QtBot):
    window = open_set(three_entries)
    window.files.open(set_with_missing)
    type_without_ending(window, qtbot, "https://a.example/new")
    qtbot.waitUntil(lambda: any(box.isVisible() for box in window.findChildren(UnsavedQuestion)))
    answer(window, QMessageBox.StandardButton.Cancel)
    assert first_loc(window) == "https://a.example/new"


def test_sorting_by_header_commits_typed_text(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    type_without_ending(window, qtbot, "https://a.example/new")
    header = window.page.view.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(1) + 20, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert first_loc(window) == "https://a.example/new"


# What the window says of a save that a killed program left behind, and of one that fails


@pytest.fixture
def interrupted_set(tmp_path: Path) -> Path:
    """Set with the journal of a killed save."""
    path = small_set(tmp_path)
    save = JournalledSave(tmp_path, "sitemap.xml", [])
    for name in ("one.xml", "two.xml.gz"):
        save.stage(tmp_path / name, (tmp_path / name).read_bytes())
    save.write_journal()
    assert save.mark is not None
    os.close(save.mark)
    return path


def test_interrupted_save_is_completed_and_reported_once(open_set, interrupted_set):
    window = open_set(interrupted_set)
    told = "An interrupted save was completed. All files have their new content."
    assert window.messages.text == told
    assert window.messages.severity is Severity.INFO
    assert not window.messages.offer_button.isVisible()
    # The recovery is reported once.
    open_set(interrupted_set)
    assert window.messages.text == ""
    left = {name for name in files_in(interrupted_set.parent) if not name.endswith(".lock")}
    assert left == {"one.xml", "two.xml.gz", "sitemap.xml"}


# Files beyond the ceilings are reported, and can be opened all the same

LOCS = [f"https://a.example/{n}" for n in range(11)]


@pytest.fixture
def dense_sitemap(tmp_path: Path) -> Path:
    """Gzipped sitemap with so much white space that its content is several hundred times as large as the file."""
    path = tmp_path / "dense.xml.gz"
    gap = " " * (RATIO_FREE_BYTES // 10)
    text = sitemap_xml(*LOCS).replace("</url>", f"</url>{gap}")
    path.write_bytes(gzip.compress(text.encode()))
    return path


def test_file_above_decompression_limit_opens_only_after_confirmation(window, dense_sitemap, qtbot):
    # It would exceed the limits of 2008, too.
    window.profile_box.chosen.emit(TODAYS_PROFILE)
    fail_to_open(window, dense_sitemap, qtbot)
    assert "“dense.xml.gz”" in window.messages.text
    assert "200 times its size" in window.messages.text
    assert "1,024 MB" in window.messages.text
    assert window.messages.offer_button.text() == "Open anyway"
    with qtbot.waitSignal(window.checking.settled):
        window.messages.offer_button.click()
    assert window.session.document.table.locs() == LOCS
    assert window.messages.text == ""


def test_sitemap_of_index_above_decompression_limit_loads_after_confirmation(open_set, dense_sitemap, qtbot: QtBot):
    path = dense_sitemap.with_name("sitemap.xml")
    path.write_text(index_xml("https://a.example/dense.xml.gz"), encoding="utf-8")
    window = open_set(path)
    assert window.session.document.table.locs() == []
    assert "“dense.xml.gz”" in window.messages.text
    with qtbot.waitSignal(window.checking.settled):
        window.messages.offer_button.click()
    assert window.session.document.table.locs() == LOCS


def test_failed_open_of_broken_file_has_no_offer_button(window, broken_file, qtbot: QtBot):
    fail_to_open(window, broken_file, qtbot)
    assert window.messages.offer_button.isHidden()
