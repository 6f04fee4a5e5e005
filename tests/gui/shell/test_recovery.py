"""Recovering unsaved changes of an earlier run in the window."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sitemap_studio.document.opening.open_document import new_document, open_path
from sitemap_studio.document.recovery.log_files import recovery_folder
from sitemap_studio.document.saving.save_document import save as save_document
from sitemap_studio.gui.dialogs.recovery_dialog import RecoveryDialog
from sitemap_studio.gui.files.recovery_offers import MAX_SHOWN
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.planned_changes.before_after import ChangeColumn
from sitemap_studio.model.edits import RemoveEntries, SetCells
from tests.builders import positions_of
from tests.document.recovery.logs import recorded
from tests.gui.shell.conftest import sitemap_xml
from tests.gui.shell.window_actions import only_visible, save


def crash(path: Path, *texts: str) -> None:
    """Leave the log of a killed program that changed the first entry and removed the last one."""
    document = open_path(path)
    recorder = recorded(document, recovery_folder())
    for text in texts:
        document.do(SetCells("lastmod", document.table.order[:1], pl.Series([text])))
    document.do(RemoveEntries(positions_of(len(document.table) - 1)))
    recorder.close()


def wait_for_message(window: MainWindow, qtbot: QtBot, words: str) -> None:
    qtbot.waitUntil(lambda: words in window.messages.text)


def dialog_of(window: MainWindow, qtbot: QtBot) -> RecoveryDialog:
    """Open the dialog from the message, and return it with the listed changes."""
    window.messages.offer_button.click()
    dialog = only_visible(window, RecoveryDialog)
    qtbot.waitUntil(dialog.discard_button.isEnabled)
    return dialog


def wait_for_dialog(window: MainWindow, qtbot: QtBot) -> RecoveryDialog:
    window.recovery.offer_logs()
    # An offer from before may be shown still.
    qtbot.waitUntil(lambda: not window.jobs.running)
    wait_for_message(window, qtbot, "unsaved changes from")
    return dialog_of(window, qtbot)


def texts(dialog: RecoveryDialog, column: int) -> list[str]:
    return [dialog.listed.index(row, column).data() for row in range(dialog.listed.rowCount())]


def lastmods(window: MainWindow) -> list[str | None]:
    return window.session.document.table.column("lastmod").to_list()


def count_logs() -> int:
    return len(list(recovery_folder().glob("*.log")))


def test_unsaved_changes_of_crash_are_listed_and_recovered(window, three_entries, qtmodeltester, qtbot: QtBot):
    crash(three_entries, "2030", "2031")
    dialog = wait_for_dialog(window, qtbot)
    assert texts(dialog, ChangeColumn.FIELD) == ["lastmod", "entry"]
    assert texts(dialog, ChangeColumn.BEFORE) == ["2026-11-02", "https://a.example/2"]
    assert texts(dialog, ChangeColumn.AFTER) == ["2031", "(removed)"]
    assert "This restores 1 value, the removal of 1 entry in “shop.xml”" in dialog.sentence.text()
    qtmodeltester.check(dialog.listed)
    dialog.reject()
    assert not window.files.is_open
    assert count_logs() == 1
    wait_for_dialog(window, qtbot).button.click()
    assert lastmods(window) == ["2031", "2026-11-02"]
    assert window.session.has_unsaved
    assert "The unsaved changes of “shop.xml” were recovered." in window.messages.text
    assert not window.session.undo_stack.canUndo()
    save(window, qtbot)
    assert "2031" in three_entries.read_text()
    qtbot.waitUntil(lambda: count_logs() == 0)


def test_recovery_is_offered_when_its_file_is_opened(open_set, window, three_entries, tmp_path, qtbot: QtBot):
    crash(three_entries, "2030")
    other = tmp_path / "other.xml"
    other.write_text(sitemap_xml("https://a.example/other"))
    open_set(other)
    qtbot.waitUntil(lambda: not window.jobs.running)
    assert window.messages.text == ""
    open_set(three_entries)
    wait_for_message(window, qtbot, "“shop.xml” has unsaved changes from")
    dialog_of(window, qtbot).button.click()
    assert lastmods(window) == ["2030", "2026-11-02"]


@pytest.mark.parametrize("is_file_missing", [True, False], ids=["file-missing", "file-present"])
def test_discarding_unsaved_changes_deletes_recovery_log_and_message(window, three_entries, is_file_missing, qtbot):
    crash(three_entries, "2030")
    if is_file_missing:
        three_entries.unlink()
    dialog = wait_for_dialog(window, qtbot)
    assert ("does not exist" in dialog.sentence.text()) is is_file_missing
    dialog.discard_button.click()
    assert count_logs() == 0
    assert window.messages.text == ""


def test_recovery_is_refused_but_log_kept_while_file_differs(window, three_entries, qtbot: QtBot):
    crash(three_entries, "2030")
    content = three_entries.read_text()
    three_entries.write_text(sitemap_xml("https://a.example/2", lastmod="1999"))
    dialog = wait_for_dialog(window, qtbot)
    assert "“shop.xml” was changed since. Unsaved changes can only be recovered with" in dialog.sentence.text()
    assert not dialog.button.isEnabled()
    dialog.reject()
    assert count_logs() == 1
    three_entries.write_text(content)
    wait_for_dialog(window, qtbot).button.click()
    assert lastmods(window) == ["2030", "2026-11-02"]


def test_recovery_dialog_explains_crash_during_save(window, three_entries, qtbot: QtBot):
    document = open_path(three_entries)
    recorder = recorded(document, recovery_folder())
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2030"])))
    recorder.begin_save()
    recorder.close()
    save_document(document)
    dialog = wait_for_dialog(window, qtbot)
    assert "all changes may be saved already" in dialog.sentence.text()
    dialog.discard_button.click()
    assert count_logs() == 0


def add_entry(window: MainWindow) -> int:
    """Add an entry, and return the number of logs."""
    window.actions_by_id["add-entry"].trigger()
    return count_logs()


def test_recovery_log_exists_from_edit_until_save_or_discard(open_set, window, three_entries, qtbot: QtBot):
    open_set(three_entries)
    assert count_logs() == 0
    assert add_entry(window) == 1
    save(window, qtbot)
    assert count_logs() == 0
    assert add_entry(window) == 1
    window.files.show_loaded_set(new_document())
    assert count_logs() == 0


def test_unsaved_set_without_file_is_recovered(window, qtbot: QtBot):
    window.files.new()
    window.actions_by_id["add-entry"].trigger()
    window.page.view.finish_editing()
    window.recovery_log.close(is_settled=False)
    window.session.undo_stack.setClean()
    wait_for_dialog(window, qtbot).button.click()
    assert len(window.session.document.table) == 1
    assert window.session.document.path is None
    assert not window.session.undo_stack.canUndo()
    assert window.session.has_unsaved


def test_foreign_file_in_recovery_folder_is_renamed_and_reported(window, qtbot: QtBot):
    recovery_folder().mkdir(parents=True)
    (recovery_folder() / "odd.log").write_bytes(b"something else")
    window.recovery.offer_logs()
    wait_for_message(window, qtbot, "“odd.log” is not a recovery log. It was set aside as “odd.log.broken-")


def test_unwritable_recovery_log_is_reported_once(open_set, window, three_entries, qtbot: QtBot):
    recovery_folder().parent.mkdir(parents=True, exist_ok=True)
    recovery_folder().write_text("a file where the folder should be")
    open_set(three_entries)
    window.actions_by_id["add-entry"].trigger()
    wait_for_message(window, qtbot, "The recovery log can't be written")
    window.messages.clear()
    window.actions_by_id["add-entry"].trigger()
    assert window.messages.text == ""
    assert len(window.session.document.table) == 5
    window.session.undo_stack.setClean()


def test_start_page_lists_recoverable_sets_up_to_maximum(window, tmp_path, qtbot: QtBot):
    for number in range(5):
        path = tmp_path / f"{number}.xml"
        path.write_text(sitemap_xml("https://a.example/1", "https://a.example/2"))
        crash(path, "2030")
        if number < 2:
            window.recovery.offer_logs()
            wait_for_message(
                window, qtbot, "“0.xml” has unsaved changes" if number == 0 else "2 sets have unsaved changes"
            )
    left = window.start_page.recoverable_sets
    window.recovery.offer_logs()

    def shown_texts() -> list[str]:
        return [label.text() for label in left.findChildren(QLabel) if label.text() and label.isVisible()]

    qtbot.waitUntil(lambda: len(left.buttons) == MAX_SHOWN and bool(shown_texts()))
    assert left.isVisible()
    texts = shown_texts()
    assert texts[0] == "Unsaved changes from last time"
    assert texts[2].startswith("since ")
    assert str(tmp_path) in left.buttons[0].accessibleDescription()
    left.buttons[0].click()
    dialog = only_visible(window, RecoveryDialog)
    qtbot.waitUntil(dialog.discard_button.isEnabled)
    dialog.discard_button.click()
    qtbot.waitUntil(lambda: count_logs() == 4 and not window.jobs.running)
    assert len(left.buttons) == MAX_SHOWN


def test_start_page_without_recovery_logs_offers_no_recovery(window):
    window.recovery.offer_logs()
    assert window.start_page.recoverable_sets.isHidden()
    assert window.messages.text == ""
