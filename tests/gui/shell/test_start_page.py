"""The start page and the recent files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.files.open_request import sample_path
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.settings_store import MAX_RECENT, Settings, stored_name, stored_path
from sitemap_studio.gui.start_page import ChoiceButton, RecentButton, StartPage
from sitemap_studio.gui.window_menus import fill_recent_menu
from tests.gui.conftest import confirm_save
from tests.gui.languages.text_checks import process_layouts


@pytest.fixture
def page(settings: Settings, qtbot: QtBot) -> StartPage:
    """Visible start page."""
    page = StartPage(settings)
    qtbot.addWidget(page)
    page.show()
    return page


def buttons_of(page: StartPage) -> list[RecentButton]:
    return [row.button for row in page.recent_rows]


def names(page: StartPage) -> list[str]:
    return [button.accessibleName() for button in buttons_of(page)]


def test_recent_files_are_listed_latest_first(page: StartPage, settings, three_entries, set_with_missing, qtbot: QtBot):
    assert names(page) == []
    settings.remember_file(three_entries)
    settings.remember_file(set_with_missing)
    assert names(page) == ["sitemap.xml", "shop.xml"]
    with qtbot.waitSignal(page.file_requested) as asking:
        page.recent_rows[1].button.click()
    assert asking.args == [three_entries]
    settings.forget_files()
    assert names(page) == []
    page.hide()
    settings.remember_file(three_entries)
    page.show()
    assert names(page) == ["shop.xml"]


def test_recent_files_are_unique_and_at_most_ten(settings: Settings, tmp_path: Path):
    for number in [*range(12), 5]:
        settings.remember_file(tmp_path / f"{number}.xml")
    names = [path.name for path in settings.recent_files()]
    assert len(names) == MAX_RECENT
    assert names[:3] == ["5.xml", "11.xml", "10.xml"]


def test_recent_files_with_undecodable_names_survive_restart(settings: Settings, tmp_path: Path):
    odd = [tmp_path / os.fsdecode(name) for name in (b"\xff 100%.xml", b"map\xe9.xml")]
    for path in odd:
        settings.remember_file(path)
    settings.pin_file(odd[0], is_pinned=True)
    settings.store_choices_by_set({"a.example": {"export_folder": stored_name(odd[1])}})
    again = Settings()
    assert again.listed_files() == odd
    assert stored_path(again.choices_by_set()["a.example"]["export_folder"]) == odd[1]


@pytest.mark.parametrize("name", ["gone.xml", "x" * 300], ids=["gone", "can't be looked at"])
def test_missing_recent_file_is_disabled(page, settings: Settings, three_entries, tmp_path: Path, name):
    settings.remember_file(three_entries)
    settings.remember_file(tmp_path / name)
    assert [button.isEnabled() for button in buttons_of(page)] == [False, True]
    menu = QMenu()
    fill_recent_menu(menu, settings, open_file=print)
    assert not menu.actions()[0].isEnabled()


def test_ampersand_in_recent_file_name_is_escaped(page, settings: Settings, tmp_path: Path, qtbot: QtBot):
    path = tmp_path / "a&b.xml"
    path.write_text("", encoding="utf-8")
    settings.remember_file(path)
    page.resize(900, 600)
    # Shortened to the room that it has, once it has it.
    qtbot.waitUntil(lambda: "a&&b.xml" in page.recent_rows[0].button.text())


def test_sample_set_opens_as_editable_copy(window, qtbot: QtBot):
    came_with_the_program = sample_path()
    before = came_with_the_program.read_bytes()
    with qtbot.waitSignal(window.checking.settled):
        window.start_page.choices["sample"].click()
    document = window.session.document
    assert document.kind == "index"
    assert all(sitemap.error is None for sitemap in document.sitemaps)
    places = {document.path, *(sitemap.path for sitemap in document.sitemaps)}
    assert came_with_the_program.parent not in {place.parent for place in places}
    window.page.view.selectAll()
    window.actions_by_id["delete-entries"].trigger()
    with qtbot.waitSignal(window.files.saved):
        window.files.save()
        assert confirm_save(window)
    assert came_with_the_program.read_bytes() == before
    window.files.open(came_with_the_program)
    qtbot.waitUntil(lambda: window.page.view.entries.rowCount() > 1000)


def test_recent_menu_opens_file(window, three_entries, settings: Settings, qtbot: QtBot):
    settings.remember_file(three_entries)
    menu = window.actions_by_id.menu("recent")
    menu.aboutToShow.emit()
    with qtbot.waitSignal(window.checking.settled):
        menu.actions()[0].trigger()
    assert window.session.document.path == three_entries


def test_enter_on_new_button_of_start_page_creates_set(window: MainWindow, qtbot: QtBot):
    new = next(button for button in window.start_page.findChildren(ChoiceButton) if button.text() == "New")
    qtbot.keyClick(new, Qt.Key.Key_Return)
    assert window.files.is_open


def test_first_start_page_choice_has_focus_after_closing_set(window: MainWindow, three_entries):
    window.files.open(three_entries)
    window.actions_by_id["close"].trigger()
    assert window.focusWidget() is window.start_page.findChildren(ChoiceButton)[0]


def test_recent_menu_adds_folder_to_files_with_same_name(settings: Settings, tmp_path: Path, qtbot: QtBot):
    paths = [tmp_path / os.fsdecode(name) for name in (b"one\xff/map.xml", b"two/map.xml", b"two/other.xml")]
    for path in reversed(paths):
        path.parent.mkdir(exist_ok=True)
        path.touch()
        settings.remember_file(path)
    menu = QMenu()
    asked: list[Path] = []
    fill_recent_menu(menu, settings, open_file=asked.append)
    texts = [action.text() for action in menu.actions()[:3]]
    assert texts[1:] == [f"&2 map.xml  –  {tmp_path / 'two'}", "&3 other.xml"]
    menu.actions()[0].trigger()
    assert asked == [paths[0]]


def test_tab_visits_recent_files_and_ten_fit_small_window(window: MainWindow, settings: Settings, tmp_path: Path):
    for name in ("a.xml", "b.xml"):
        (tmp_path / name).touch()
        settings.remember_file(tmp_path / name)
    before = window.start_page.findChildren(ChoiceButton)[-1]
    first, second = buttons_of(window.start_page)
    assert before.nextInFocusChain() is first
    pin = window.start_page.recent_rows[0].side_button
    assert first.nextInFocusChain() is pin
    assert pin.nextInFocusChain() is second
    for number in range(MAX_RECENT):
        (tmp_path / f"{number}.xml").touch()
        settings.remember_file(tmp_path / f"{number}.xml")
    assert len(window.start_page.recent_rows) == MAX_RECENT
    QApplication.processEvents()
    window.resize(800, 500)
    assert (window.width(), window.height()) == (800, 500)


def test_pinned_file_survives_newer_files_and_clearing_of_list(settings: Settings, tmp_path: Path):
    first = tmp_path / "first.xml"
    settings.remember_file(first)
    settings.pin_file(first, is_pinned=True)
    for number in range(MAX_RECENT + 2):
        settings.remember_file(tmp_path / f"{number}.xml")
    settings.forget_files()
    assert Settings().listed_files() == [first]
    settings.pin_file(first, is_pinned=False)
    assert Settings().listed_files() == [first]
    assert Settings().pinned_files() == []


def test_pinning_by_keyboard_keeps_focus_on_file(
    window: MainWindow, settings: Settings, set_with_missing, three_entries
):
    settings.remember_file(three_entries)
    settings.remember_file(set_with_missing)
    row = window.start_page.recent_rows[1]
    assert row.path == three_entries
    row.side_button.setFocus()
    QTest.keyClick(row.side_button, Qt.Key.Key_Space)
    rows = window.start_page.recent_rows
    assert [each.path for each in rows] == [three_entries, set_with_missing]
    assert rows[0].side_button.hasFocus()
    assert rows[0].side_button.accessibleName() == "Unpin “shop.xml”"


def test_missing_recent_file_is_removable_existing_one_has_menu(
    window: MainWindow, settings: Settings, tmp_path: Path, three_entries, qtbot: QtBot
):
    settings.remember_file(tmp_path / "gone.xml")
    row = window.start_page.recent_rows[0]
    assert "no longer exists" in row.button.toolTip()
    row.side_button.click()
    assert settings.listed_files() == []
    assert window.start_page.recent_rows == []
    settings.remember_file(three_entries)
    row = window.start_page.recent_rows[0]
    actions = {action.text().replace("&", ""): action for action in row.menu().actions() if action.text()}
    assert list(actions) == ["Open", "Open its folder", "Copy its path", "Pin", "Remove from the list"]
    actions["Copy its path"].trigger()
    assert QApplication.clipboard().text() == str(three_entries)
    actions["Pin"].trigger()
    assert settings.pinned_files() == [three_entries]
    with qtbot.waitSignal(window.checking.settled):
        actions["Open"].trigger()
    assert window.session.document.path == three_entries


def dragged(window: MainWindow, kind: type[QDragEnterEvent | QDropEvent], onto: QWidget, *paths: Path) -> QDropEvent:
    """Send a drag or drop event with files to a part of the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = kind(QPoint(5, 5), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(onto, event)
    return event


def test_drop_target_is_highlighted_while_file_is_dragged(window: MainWindow, three_entries, qtbot: QtBot):
    def stands_out() -> bool:
        return window.start_page.drop_target.is_inviting

    assert dragged(window, QDragEnterEvent, window, three_entries).isAccepted()
    assert stands_out()
    QApplication.sendEvent(window, QDragLeaveEvent())
    assert not stands_out()
    dragged(window, QDragEnterEvent, window, three_entries)
    with qtbot.waitSignal(window.checking.settled):
        dragged(window, QDropEvent, window, three_entries)
    assert not stands_out()
    assert window.session.document.path == three_entries


def test_file_dropped_on_text_field_is_opened(window: MainWindow, three_entries, qtbot: QtBot):
    field = window.entry.fields.editor("loc")
    assert isinstance(field, QLineEdit)
    before = field.text()
    assert dragged(window, QDragEnterEvent, field, three_entries).isAccepted()
    with qtbot.waitSignal(window.checking.settled):
        dragged(window, QDropEvent, field, three_entries)
    assert field.text() == before
    assert window.session.document.path == three_entries


@pytest.mark.parametrize("depth", [1, 2])
def test_recent_paths_are_elided_only_in_narrow_window(settings: Settings, tmp_path: Path, qtbot: QtBot, depth: int):
    path = tmp_path.joinpath(*["a-folder-of-a-customer"] * depth, "sitemap-products.xml")
    settings.remember_file(path)
    page = StartPage(settings)
    qtbot.addWidget(page)
    page.resize(2_400, 900)
    page.show()
    process_layouts()
    (button,) = buttons_of(page)
    assert button.text() == f"sitemap-products.xml  –  {path.parent}"
    assert button.fontMetrics().horizontalAdvance(button.text()) < button.width()
    page.resize(700, 900)
    process_layouts()
    assert "…" in button.text() or depth == 1
    assert button.visibleRegion().boundingRect().width() == button.width()
