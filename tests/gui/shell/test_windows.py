"""Several windows: opening sets, activating windows, quitting, and restoring."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import OPEN_IN, THEME
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.gui.windows import Windows
from tests.gui.conftest import confirm_save, find_save_summary
from tests.gui.shell.conftest import delete_closed_windows, index_xml
from tests.gui.shell.window_actions import has_lock


@pytest.fixture
def two_windows(windows: Windows, wait_until_idle, three_entries, another_sitemap) -> tuple[MainWindow, ...]:
    """Two windows, each with a set."""
    windows.open_each([three_entries, another_sitemap])
    wait_until_idle()
    return windows.all


@pytest.fixture
def single_window(windows: Windows, wait_until_idle, three_entries) -> MainWindow:
    """Only window, with a set."""
    windows.all[0].files.open(three_entries)
    wait_until_idle()
    return windows.all[0]


@pytest.fixture
def two_edited_windows(two_windows: tuple[MainWindow, ...]) -> tuple[MainWindow, ...]:
    """Two windows with unsaved changes."""
    for window in two_windows:
        edit(window)
    return two_windows


def names(windows: Windows) -> list[str]:
    return [window.files.name if window.files.is_open else "" for window in windows.all]


def edit(window: MainWindow) -> None:
    window.page.view.selectAll()
    window.actions_by_id["delete-entries"].trigger()
    assert window.session.has_unsaved


def question_in(window: MainWindow) -> QMessageBox | None:
    return next((box for box in window.findChildren(QMessageBox) if box.isVisible()), None)


def answer(window: MainWindow, button: QMessageBox.StandardButton) -> None:
    box = question_in(window)
    assert box is not None
    box.button(button).click()


def test_file_opened_beside_set_gets_new_window(windows, single_window, wait_until_idle, another_sitemap):
    single_window.files.open(another_sitemap)
    wait_until_idle()
    assert names(windows) == ["shop.xml", "another.xml"]
    assert all(has_lock(window) for window in windows.all)


def test_empty_window_is_reused(windows, wait_until_idle, three_entries, another_sitemap):
    first, second = windows.all[0], windows.show_new()
    for path in (three_entries, another_sitemap):
        first.files.open(path)
        wait_until_idle()
    assert names(windows) == ["shop.xml", "another.xml"]
    assert windows.all == (first, second)


def test_file_replaces_set_if_same_window_is_preferred(
    windows, single_window, wait_until_idle, another_sitemap, preferences
):
    preferences.change({OPEN_IN: "this window"})
    single_window.files.open(another_sitemap)
    wait_until_idle()
    assert names(windows) == ["another.xml"]


def test_opening_open_file_activates_its_window(windows, two_windows, wait_until_idle, three_entries, qtbot: QtBot):
    first, second = two_windows
    second.activateWindow()
    second.files.open(three_entries)
    wait_until_idle()
    assert names(windows) == ["shop.xml", "another.xml"]
    qtbot.waitUntil(first.isActiveWindow)


def test_reopening_edited_file_keeps_changes_without_question(single_window, three_entries):
    edit(single_window)
    single_window.files.open(three_entries)
    assert question_in(single_window) is None
    assert single_window.session.has_unsaved
    assert single_window.messages.text.startswith("“shop.xml” is already open.")


def test_original_file_opens_after_save_as(windows, single_window, wait_until_idle, three_entries, tmp_path):
    edit(single_window)
    single_window.files.save_under(str(tmp_path / "elsewhere.xml"))
    assert confirm_save(single_window)
    wait_until_idle()
    single_window.files.open(tmp_path / "elsewhere.xml")
    assert single_window.messages.text.startswith("“elsewhere.xml” is already open.")
    single_window.files.open(three_entries)
    wait_until_idle()
    assert names(windows) == ["elsewhere.xml", "shop.xml"]


def test_file_requested_twice_opens_once(windows, wait_until_idle, three_entries):
    for _ in range(2):
        windows.all[0].files.open(three_entries)
    wait_until_idle()
    assert names(windows) == ["shop.xml"]


def test_new_sitemap_beside_set_gets_new_window(windows, single_window, wait_until_idle):
    single_window.actions_by_id["new"].trigger()
    wait_until_idle()
    _, second = windows.all
    assert second.files.is_open
    assert second.session.document.path is None


def test_edits_change_state_of_their_window_only(two_windows, wait_until_idle, qtbot: QtBot):
    first, second = two_windows
    edit(second)
    assert not first.session.has_unsaved
    assert [window.actions_by_id["undo"].isEnabled() for window in two_windows] == [False, True]
    qtbot.waitUntil(lambda: second.recovery_log.is_written)
    # Its log belongs to a running window.
    first.recovery.offer_logs()
    wait_until_idle()
    assert first.messages.text == ""


def test_windows_menu_activates_another_window(two_windows, qtbot: QtBot):
    first, second = two_windows
    menu = second.actions_by_id.menu("windows")
    menu.aboutToShow.emit()
    actions = menu.actions()
    assert [action.text().split()[1] for action in actions] == ["shop.xml", "another.xml"]
    assert [action.isChecked() for action in actions] == [False, True]
    second.activateWindow()
    actions[0].trigger()
    qtbot.waitUntil(first.isActiveWindow)


def test_windows_menu_adds_folders_to_equal_names(windows, two_windows, wait_until_idle, three_entries, tmp_path):
    same = tmp_path / "other" / three_entries.name
    same.parent.mkdir()
    same.write_bytes(three_entries.read_bytes())
    windows.open_each([same])
    wait_until_idle()
    edit(two_windows[0])
    menu = two_windows[0].actions_by_id.menu("windows")
    menu.aboutToShow.emit()
    titles = [action.text().removeprefix(f"&{place} ") for place, action in enumerate(menu.actions(), 1)]
    assert titles[0].startswith("shop.xml* — ")
    assert titles[0].endswith(f"  –  {tmp_path}")
    assert "–" not in titles[1]
    assert titles[2].endswith(f"  –  {tmp_path / 'other'}")


def test_closed_window_is_unreachable_and_opens_nothing(windows, three_entries):
    (first,) = windows.all
    second = windows.show_new()
    menu = first.actions_by_id.menu("windows")
    menu.aboutToShow.emit()
    second.close()
    menu.actions()[1].trigger()
    assert windows.all == (first,)
    second.files.new()
    second.files.open(three_entries)
    assert windows.all == (first,)
    assert not first.files.is_opening


def test_recent_files_and_preferences_are_equal_in_all_windows(windows, single_window, preferences):
    second = windows.show_new()
    assert [row.button.accessibleName() for row in second.start_page.recent_rows] == ["shop.xml"]
    preferences.change({THEME: "dark"})
    for window in windows.all:
        ticked = [each.data() for each in window.actions_by_id.menu("theme").actions() if each.isChecked()]
        assert ticked == ["dark"]


def test_closed_window_frees_its_set_and_keeps_others(windows, wait_until_idle, three_entries, another_sitemap, qtbot):
    windows.open_each([three_entries, another_sitemap])
    wait_until_idle()
    table = weakref.ref(windows.all[0].session.document.table)
    windows.all[0].close()
    assert names(windows) == ["another.xml"]
    delete_closed_windows()
    gc.collect()
    assert table() is None
    with qtbot.waitSignal(windows.all_closed):
        windows.all[0].close()
    assert windows.all == ()


def test_quitting_asks_about_each_unsaved_window_in_turn(
    windows, two_edited_windows, three_entries, another_sitemap, qtbot: QtBot
):
    first, second = two_edited_windows
    before = three_entries.read_bytes(), another_sitemap.read_bytes()
    windows.quit()
    assert question_in(first)
    assert question_in(second) is None
    answer(first, QMessageBox.StandardButton.Discard)
    assert question_in(second)
    with qtbot.waitSignal(windows.all_closed):
        answer(second, QMessageBox.StandardButton.Save)
        assert confirm_save(second)
    assert three_entries.read_bytes() == before[0]
    assert another_sitemap.read_bytes() != before[1]


def test_quitting_ends_at_canceled_save_summary(windows, two_edited_windows, three_entries):
    first, second = two_edited_windows
    before = three_entries.read_bytes()
    windows.quit()
    answer(first, QMessageBox.StandardButton.Save)
    summary = find_save_summary(first)
    assert summary is not None
    summary.reject()
    assert question_in(second) is None
    assert [window.session.has_unsaved for window in windows.all] == [True, True]
    assert three_entries.read_bytes() == before


def test_quitting_that_is_cancelled_discards_nothing(windows, two_edited_windows):
    first, second = two_edited_windows
    windows.quit()
    answer(first, QMessageBox.StandardButton.Discard)
    answer(second, QMessageBox.StandardButton.Cancel)
    assert [window.session.has_unsaved for window in windows.all] == [True, True]
    # The earlier answer does not apply to the next time; two requests ask one question.
    windows.quit()
    windows.quit()
    assert len([box for box in first.findChildren(QMessageBox) if box.isVisible()]) == 1
    answer(first, QMessageBox.StandardButton.Cancel)
    assert names(windows) == ["shop.xml", "another.xml"]


def test_set_edited_after_discard_at_quit_prompts_again(windows, two_edited_windows):
    first, second = two_edited_windows
    windows.quit()
    answer(first, QMessageBox.StandardButton.Discard)
    first.session.undo()
    first.actions_by_id["add-entry"].trigger()
    first.finish_editing()
    answer(second, QMessageBox.StandardButton.Discard)
    assert question_in(first)
    answer(first, QMessageBox.StandardButton.Cancel)
    assert len(windows.all) == 2


# Places


def test_each_window_restores_its_size_and_panels(
    windows, two_windows, start, three_entries, another_sitemap, qtbot: QtBot
):
    first, second = two_windows
    first.resize(790, 500)
    second.resize(760, 560)
    second.actions_by_id["panel-sitemaps"].trigger()
    second.actions_by_id["panel-history"].trigger()
    windows.quit()
    later = start()
    later.open_each([three_entries, another_sitemap])
    qtbot.waitUntil(lambda: all(window.files.is_open for window in later.all))
    assert [window.size() for window in later.all] == [QSize(790, 500), QSize(760, 560)]
    assert [window.docks.is_shown("history") for window in later.all] == [False, True]
    assert [window.docks.is_shown("sitemaps") for window in later.all] == [True, False]


def test_panel_width_survives_restart(windows, single_window, start, three_entries, qtbot: QtBot):
    single_window.docks.resize_panel("sitemaps", 333)
    QApplication.processEvents()
    assert single_window.docks.panel_size("sitemaps") == 333
    windows.quit()
    later = start()
    later.open_each([three_entries])
    qtbot.waitUntil(lambda: later.all[0].files.is_open)
    QApplication.processEvents()
    assert later.all[0].docks.panel_size("sitemaps") == 333


@pytest.mark.parametrize(
    ("left", "top"), [(40_000, -20_000), (100, -400), (-880, 20), (100, 1_039), (-(2**24), -(2**24))]
)
def test_window_of_removed_screen_reopens_on_available_screen(windows, start, left, top):
    windows.all[0].setGeometry(QRect(left, top, 900, 600))
    windows.quit()
    later = start().show_new()
    assert later.screen().availableGeometry().contains(later.geometry().topLeft())


def test_unreadable_geometry_places_window_on_screen(start, settings: Settings):
    settings.store.setValue("window/geometry", QByteArray(b"nonsense"))
    window = start().show_new()
    assert window.screen().availableGeometry().intersects(window.geometry())


# Files that the system asks the program to open while it runs, as macOS does

ASKED = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from sitemap_studio.gui import app
from sitemap_studio.gui.main_window import MainWindow

program = app.create_application()

def ask():
    for asked in (QFileOpenEvent(""), QFileOpenEvent(sys.argv[1]), QFileOpenEvent(QUrl.fromLocalFile(sys.argv[2]))):
        QCoreApplication.sendEvent(program, asked)
    watch.start()

def look():
    open_ones = [w.files.name for w in program.topLevelWidgets() if isinstance(w, MainWindow) and w.files.is_open]
    if len(open_ones) == 2:
        watch.stop()
        print(*sorted(open_ones))
        program.quit()

watch = QTimer(interval=20)
watch.timeout.connect(look)
QTimer.singleShot(0, ask)
sys.exit(app.run([], None))
"""
"""Starts the program, and asks it for nothing, for a file by its name, and for one by its address."""


def test_files_opened_from_file_manager_get_windows(tmp_path: Path, set_with_missing: Path):
    other = tmp_path / "other.xml"
    other.write_bytes(set_with_missing.read_bytes())
    command = [sys.executable, "-c", ASKED, str(set_with_missing), str(other)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == sorted([set_with_missing.name, "other.xml"])


# A set is open in one window only: requests for it, or for one of its files, focus that window


def test_sitemap_of_open_set_is_selected_in_its_window(windows, wait_until_idle, another_sitemap, set_with_missing):
    windows.open_each([set_with_missing, another_sitemap])
    wait_until_idle()
    first, second = windows.all
    second.files.open(set_with_missing.parent / "two.xml.gz")
    wait_until_idle()
    assert names(windows) == [set_with_missing.name, "another.xml"]
    assert first.sitemaps.selected_sitemaps() == [1]
    assert first.messages.text == f"“two.xml.gz” is open here as a sitemap of “{set_with_missing.name}”."
    first.files.open(set_with_missing.parent / "one.xml")
    wait_until_idle()
    assert (names(windows), first.sitemaps.selected_sitemaps()) == ([set_with_missing.name, "another.xml"], [0])


def test_sitemap_replaces_its_set_if_same_window_is_preferred(windows, wait_until_idle, set_with_missing, preferences):
    preferences.change({OPEN_IN: "this window"})
    windows.all[0].files.open(set_with_missing)
    wait_until_idle()
    windows.all[0].files.open(set_with_missing.parent / "two.xml.gz")
    wait_until_idle()
    assert names(windows) == ["two.xml.gz"]


def test_folder_of_open_index_focuses_its_window(
    windows, wait_until_idle, another_sitemap, set_with_missing, qtbot: QtBot
):
    windows.open_each([set_with_missing, another_sitemap])
    wait_until_idle()
    windows.all[1].files.open(set_with_missing.parent)
    wait_until_idle()
    assert [name for name in names(windows) if name] == [set_with_missing.name, "another.xml"]
    assert windows.all[-1].messages.text == f"“{set_with_missing.name}” is already open in another window."
    qtbot.waitUntil(windows.all[0].isActiveWindow)


def test_set_sharing_open_sitemap_is_locked_until_other_closes(
    windows, wait_until_idle, set_with_missing, qtbot: QtBot
):
    other_index = set_with_missing.with_name("other.xml")
    other_index.write_text(index_xml("https://a.example/one.xml"), encoding="utf-8")
    for path in (set_with_missing, other_index):
        windows.open_each([path])
        wait_until_idle()
    first, second = windows.all
    assert second.session.document.lock is not None
    assert f"“{set_with_missing.name}” is already open in another window." in second.messages.text
    assert "It is read-only here." in second.messages.text
    (button,) = [button for button in second.messages.offers if button.text() == "Show window"]
    second.activateWindow()
    button.click()
    qtbot.waitUntil(first.isActiveWindow)
    assert not second.session.may_change(0)
    first.files.close()
    wait_until_idle()
    assert second.session.may_change(0)
    assert second.messages.text == "“other.xml” is no longer open elsewhere. You can edit it here."
    first.files.open(set_with_missing)
    wait_until_idle()
    assert not first.session.may_change(0)
    windows.quit()
    assert list(set_with_missing.parent.glob(".*.lock")) == []
