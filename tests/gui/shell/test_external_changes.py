"""Changes of other programs to the files of the open set are reported, compared and reloaded."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import polars as pl
import pytest
from PySide6.QtGui import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.gui.dialogs.compare_dialog import CompareDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.planned_changes.before_after import ChangeColumn
from sitemap_studio.gui.widgets.message_boxes import UnsavedQuestion
from sitemap_studio.model.edits import SetCells, plan_move
from sitemap_studio.protocol.rule import Severity
from tests.builders import positions_of
from tests.gui.conftest import confirm_save
from tests.gui.shell.conftest import sitemap_xml
from tests.gui.shell.window_actions import come_back, only_visible, press, save

THEIRS = sitemap_xml("https://a.example/0", "https://a.example/theirs", "https://a.example/2", lastmod="2026-12-24")


@pytest.fixture
def as_user_without_access() -> Callable[[Path], AbstractContextManager[None]]:
    """Return a context manager that makes a folder read-only, also for root."""

    @contextmanager
    def forbidden(folder: Path) -> Iterator[None]:
        users = os.geteuid(), os.getegid()
        modes = {each: each.stat().st_mode for each in (folder, *folder.parents) if each.stat().st_uid == users[0]}
        for each in modes if users[0] == 0 else ():
            each.chmod(modes[each] | 0o055)
        folder.chmod(0o555)
        if users[0] == 0:
            os.setegid(65534)
            os.seteuid(65534)
        try:
            yield
        finally:
            os.seteuid(users[0])
            os.setegid(users[1])
            for each, mode in modes.items():
                each.chmod(mode)

    return forbidden


def write_other_version(path: Path) -> None:
    path.write_text(THEIRS, encoding="utf-8")


def locs(window: MainWindow) -> list[str | None]:
    return window.session.document.table.locs()


def offer_texts(window: MainWindow) -> list[str]:
    return [button.text() for button in window.messages.offers]


def edit_value(window: MainWindow) -> None:
    slots = window.session.document.table.order[:1]
    window.session.push("Change", SetCells("priority", slots, pl.Series(["0.1"])))


def open_compare_dialog(window: MainWindow, qtbot: QtBot) -> CompareDialog:
    """Open the dialog, and wait for the comparison."""
    window.actions_by_id["compare"].trigger()
    dialog = only_visible(window, CompareDialog)
    qtbot.waitUntil(lambda: not window.jobs.running)
    return dialog


COLUMNS = (ChangeColumn.FIELD, ChangeColumn.BEFORE, ChangeColumn.AFTER, ChangeColumn.ENTRY)


def listed_differences(dialog: CompareDialog) -> list[tuple[str, ...]]:
    model = dialog.differences
    return [tuple(str(model.index(row, column).data() or "") for column in COLUMNS) for row in range(model.rowCount())]


def test_externally_changed_file_is_reported_when_window_is_activated(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    come_back(window, qtbot)
    assert window.messages.text == ""
    write_other_version(three_entries)
    come_back(window, qtbot)
    assert window.messages.text.startswith("“shop.xml” was changed by another program.")
    assert window.messages.severity is Severity.WARNING
    assert offer_texts(window) == ["Compare …", "Keep my version", "Reload"]
    # The change is reported once, and again only after another change.
    window.messages.clear()
    come_back(window, qtbot)
    assert window.messages.text == ""
    three_entries.write_text(THEIRS.replace("theirs", "theirs-again"), encoding="utf-8")
    come_back(window, qtbot)
    assert "was changed" in window.messages.text


def test_externally_changed_content_is_reported_but_not_changed_time(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    os.utime(three_entries, (1, 1))
    come_back(window, qtbot)
    assert window.messages.text == ""
    edit_value(window)
    save(window, qtbot)
    write_other_version(three_entries.with_name("new"))
    three_entries.with_name("new").replace(three_entries)
    qtbot.waitUntil(lambda: "was changed" in window.messages.text)


def test_reload_asks_about_unsaved_changes_and_shows_disk_version(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    edit_value(window)
    window.actions_by_id["reload"].trigger()
    (question,) = window.findChildren(UnsavedQuestion)
    question.button(UnsavedQuestion.StandardButton.Cancel).click()
    assert window.session.has_unsaved
    window.session.undo()
    write_other_version(three_entries)
    come_back(window, qtbot)
    with qtbot.waitSignal(window.checking.settled):
        press(window, "Reload", qtbot)
    assert "https://a.example/theirs" in locs(window)
    assert window.messages.text == ""
    assert not window.session.has_unsaved


def test_save_after_keeping_own_version_replaces_disk_version(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    before = locs(window)
    write_other_version(three_entries)
    come_back(window, qtbot)
    press(window, "Keep my version", qtbot)
    assert window.session.has_unsaved
    assert window.actions_by_id["save"].isEnabled()
    assert window.messages.text.startswith("Saving will replace “shop.xml” with your version.")
    assert "Comments and formatting" in window.messages.text
    with qtbot.waitSignal(window.files.saved):
        press(window, "Save", qtbot)
    assert open_path(three_entries).table.locs() == before
    assert not window.session.has_unsaved
    come_back(window, qtbot)
    assert window.messages.text == ""


def test_save_is_refused_while_a_file_was_changed_externally(open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
    for name in ("one.xml", "two.xml.gz"):
        write_other_version(set_with_missing.with_name(name))
    come_back(window, qtbot)
    assert window.messages.text.startswith("2 files of the set were changed by other programs.")
    with qtbot.waitSignal(window.checking.settled):
        press(window, "Reload", qtbot)
    edit_value(window)
    (set_with_missing.with_name("two.xml.gz")).write_bytes(b"theirs")
    before = set_with_missing.with_name("one.xml").read_bytes()
    window.files.save()
    assert confirm_save(window)
    qtbot.waitUntil(lambda: not window.files.is_saving)
    told = "“two.xml.gz” was changed by another program since it was opened, so nothing was saved."
    assert window.messages.text.startswith(told)
    assert window.messages.severity is Severity.ERROR
    assert offer_texts(window) == ["Compare …", "Keep my version", "Reload"]
    assert window.messages.others_button.isHidden()
    assert set_with_missing.with_name("one.xml").read_bytes() == before
    assert window.session.has_unsaved


def test_set_opened_after_one_with_removed_file_is_unmodified(open_set, three_entries, set_with_missing, qtbot: QtBot):
    window = open_set(three_entries)
    three_entries.unlink()
    come_back(window, qtbot)
    assert window.session.has_unsaved
    with qtbot.waitSignal(window.checking.settled):
        window.files.open(set_with_missing)
        (question,) = window.findChildren(UnsavedQuestion)
        question.button(UnsavedQuestion.StandardButton.Discard).click()
    assert window.files.name == set_with_missing.name
    assert not window.session.has_unsaved
    assert not window.isWindowModified()
    assert not window.actions_by_id["save"].isEnabled()


def test_set_with_removed_folder_stays_open_and_save_recreates(open_set, set_with_missing, qtbot: QtBot):
    folder = set_with_missing.parent / "site"
    folder.mkdir()
    for name in ("sitemap.xml", "one.xml", "two.xml.gz"):
        (set_with_missing.parent / name).rename(folder / name)
    window = open_set(folder / "sitemap.xml")
    before = locs(window)
    shutil.rmtree(folder)
    come_back(window, qtbot)
    assert window.messages.text.startswith("3 files of the set no longer exist.")
    assert offer_texts(window) == ["Save", "Save as …"]
    assert locs(window) == before
    tree = window.sitemaps.tree
    assert "●" in str(tree.data(tree.index_of(1), Qt.ItemDataRole.DisplayRole))
    with qtbot.waitSignal(window.files.saved):
        press(window, "Save", qtbot)
        assert confirm_save(window)
    assert open_path(folder / "sitemap.xml").table.locs() == before


def test_compare_dialog_lists_differences_from_disk(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    edit_value(window)
    write_other_version(three_entries)
    come_back(window, qtbot)
    dialog = open_compare_dialog(window, qtbot)
    assert listed_differences(dialog) == [
        ("lastmod", "2026-12-24", "2026-11-02", "1 · https://a.example/0"),
        ("priority", "(none)", "0.1", "1 · https://a.example/0"),
        ("Only in your version", "", "https://a.example/1", "2 · https://a.example/1"),
        ("Only on disk", "https://a.example/theirs", "", "2 · https://a.example/theirs"),
        ("lastmod", "2026-12-24", "2026-11-02", "3 · https://a.example/2"),
    ]
    assert dialog.sentence.text() == "1 entry only in your version. 1 entry only on disk. 2 entries have other values."
    assert not dialog.ignore_sitemaps.isVisible()
    assert dialog.keep_button.isVisible()
    with qtbot.waitSignal(dialog.keep_requested):
        dialog.keep_button.click()
    assert "Saving will replace" in window.messages.text


def test_compare_dialog_lists_entry_with_changed_url_as_renamed(open_set, three_entries, qtbot: QtBot):
    pages = [f"https://a.example/{number}" for number in range(3)]
    times = [f"2026-11-02T10:00:0{number}Z" for number in range(3)]
    text = sitemap_xml(*pages)
    for time in times:
        text = text.replace("2026-11-02<", f"{time}<", 1)
    three_entries.write_text(text, encoding="utf-8")
    window = open_set(three_entries)
    three_entries.write_text(text.replace(f"{pages[1]}<", "https://a.example/new<"), encoding="utf-8")
    dialog = open_compare_dialog(window, qtbot)
    assert listed_differences(dialog) == [
        ("renamed", "https://a.example/new", "https://a.example/1", "2 · https://a.example/1")
    ]
    assert dialog.sentence.text() == "1 entry has another URL. 2 entries are equal."
    dialog.reject()


def test_compare_dialog_can_ignore_moves_between_sitemaps(open_set, set_with_missing, qtbot: QtBot):
    window = open_set(set_with_missing)
    document = window.session.document
    edit = plan_move(document.table, positions_of(1), len(document.table), sitemap=1)
    window.session.push("Move", edit)
    dialog = open_compare_dialog(window, qtbot)
    assert [line[0] for line in listed_differences(dialog)] == ["sitemap"]
    dialog.ignore_sitemaps.click()
    assert listed_differences(dialog) == []
    assert dialog.sentence.text() == "The entries on disk are the same. The order differs."
    dialog.ignore_sitemaps.click()
    assert [line[0] for line in listed_differences(dialog)] == ["sitemap"]
    dialog.reject()


def test_compare_dialog_reloads_and_reports_different_order(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    three_entries.write_text(sitemap_xml("https://a.example/0", "https://a.example/2"), encoding="utf-8")
    dialog = open_compare_dialog(window, qtbot)
    assert [line[:3] for line in listed_differences(dialog)] == [("Only in your version", "", "https://a.example/1")]
    assert dialog.sentence.text() == "1 entry only in your version. 2 entries are equal."
    with qtbot.waitSignal(window.checking.settled):
        dialog.reload_button.click()
    assert len(locs(window)) == 2
    dialog = open_compare_dialog(window, qtbot)
    assert dialog.sentence.text() == "The entries on disk are the same."
    assert not any(each.isVisible() for each in (dialog.keep_button, dialog.reload_button, dialog.view))
    dialog.reject()
    qtbot.waitUntil(lambda: not window.findChildren(CompareDialog))
    window.page.view.go_to(0, 0)
    window.actions_by_id["move-down"].trigger()
    dialog = open_compare_dialog(window, qtbot)
    assert dialog.sentence.text() == "The entries on disk are the same. The order differs."
    assert (dialog.reload_button.isVisible(), dialog.view.isVisible()) == (True, False)
    dialog.reject()


def test_compare_dialog_shows_hostile_values_and_missing_file_safely(open_set, three_entries, qtbot: QtBot):
    window = open_set(three_entries)
    window.session.push(
        "Change", SetCells("priority", window.session.document.table.order[:1], pl.Series(["<b>x</b>\u202e"]))
    )
    dialog = open_compare_dialog(window, qtbot)
    index = dialog.differences.index(0, ChangeColumn.AFTER)
    assert "\u202e" not in str(index.data())
    assert not Qt.mightBeRichText(str(index.data(Qt.ItemDataRole.ToolTipRole)))
    tester = QAbstractItemModelTester(dialog.differences, QAbstractItemModelTester.FailureReportingMode.Fatal)
    tester.deleteLater()
    dialog.reject()
    qtbot.waitUntil(lambda: not window.findChildren(CompareDialog))
    three_entries.unlink()
    dialog = open_compare_dialog(window, qtbot)
    assert "“shop.xml” does not exist." in dialog.sentence.text()
    dialog.reject()


if os.name == "posix":

    def test_hard_links_are_reported_at_opening(open_set, three_entries, qtbot: QtBot):
        three_entries.with_name("other.xml").hardlink_to(three_entries)
        window = open_set(three_entries)
        qtbot.waitUntil(lambda: "hard links" in window.messages.text)
        edit_value(window)
        save(window, qtbot)

    def test_save_of_file_with_new_hard_link_requires_confirmation(open_set, three_entries, qtbot: QtBot):
        window = open_set(three_entries)
        qtbot.waitUntil(lambda: not window.jobs.running)
        three_entries.with_name("other.xml").hardlink_to(three_entries)
        edit_value(window)
        window.files.save()
        told = "“shop.xml” has hard links."
        qtbot.waitUntil(lambda: told in window.messages.text and not window.jobs.running)
        assert "0.1" not in three_entries.read_text(encoding="utf-8")
        with qtbot.waitSignal(window.files.saved):
            press(window, "Save", qtbot)
        assert "0.1" in three_entries.read_text(encoding="utf-8")
        assert "0.1" not in three_entries.with_name("other.xml").read_text(encoding="utf-8")

    def test_save_into_unwritable_folder_offers_save_as(open_set, three_entries, as_user_without_access, qtbot):
        with as_user_without_access(three_entries.parent):
            window = open_set(three_entries)
            qtbot.waitUntil(lambda: bool(window.messages.text))
            assert window.messages.text.startswith("You don't have permission to save “shop.xml”.")
            assert window.messages.severity is Severity.INFO
            window.messages.clear()
            edit_value(window)
            window.files.save()
            refusal = "You don't have permission to save “shop.xml”."
            qtbot.waitUntil(lambda: refusal in window.messages.text)
            assert offer_texts(window) == ["Save as …"]
            press(window, "Save as …", qtbot)
            (dialog,) = window.findChildren(QFileDialog)
            dialog.reject()
        assert window.session.has_unsaved
