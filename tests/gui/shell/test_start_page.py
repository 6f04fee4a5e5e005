"""The start page and the recent files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.choice_button import ChoiceButton
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.samples import sample_path
from sitemap_studio.gui.settings import MAX_RECENT, Settings
from sitemap_studio.gui.start_page import StartPage


def test_recent_files_are_listed_the_latest_first(settings: Settings, three_entries, a_set, qtbot: QtBot):
    settings.remember_file(three_entries)
    settings.remember_file(a_set)
    page = StartPage(settings)
    qtbot.addWidget(page)
    assert [button.accessibleName() for button in page.recent_buttons] == ["sitemap.xml", "shop.xml"]
    with qtbot.waitSignal(page.file_asked) as asking:
        page.recent_buttons[1].click()
    assert asking.args == [three_entries]


def test_a_file_that_is_gone_is_greyed(settings: Settings, three_entries, tmp_path: Path, qtbot: QtBot):
    settings.remember_file(tmp_path / "gone.xml")
    settings.remember_file(three_entries)
    page = StartPage(settings)
    qtbot.addWidget(page)
    assert [button.isEnabled() for button in page.recent_buttons] == [True, False]


def test_the_list_holds_each_file_once_and_ten_at_most(settings: Settings, tmp_path: Path):
    for number in [*range(12), 5]:
        settings.remember_file(tmp_path / f"{number}.xml")
    names = [path.name for path in settings.recent_files()]
    assert len(names) == MAX_RECENT
    assert names[:3] == ["5.xml", "11.xml", "10.xml"]


def test_recent_files_survive_the_program(settings: Settings, three_entries):
    settings.remember_file(three_entries)
    assert Settings().recent_files() == [three_entries]


def test_the_page_follows_the_list(settings: Settings, three_entries, qtbot: QtBot):
    page = StartPage(settings)
    qtbot.addWidget(page)
    assert page.recent_buttons == []
    settings.remember_file(three_entries)
    assert len(page.recent_buttons) == 1
    settings.forget_files()
    assert page.recent_buttons == []


def test_an_ampersand_in_a_name_is_no_key(settings: Settings, tmp_path: Path, qtbot: QtBot):
    path = tmp_path / "a&b.xml"
    path.write_text("", encoding="utf-8")
    settings.remember_file(path)
    page = StartPage(settings)
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    assert "a&&b.xml" in page.recent_buttons[0].text()


def test_the_sample_set_is_opened_as_a_copy_that_may_be_changed(window, qtbot: QtBot):
    came_with_the_program = sample_path()
    before = came_with_the_program.read_bytes()
    with qtbot.waitSignal(window.checking.settled):
        window.start_page.sample_asked.emit()
    document = window.session.document
    assert document.kind == "index"
    assert all(sitemap.error is None for sitemap in document.sitemaps)
    places = {document.path, *(sitemap.path for sitemap in document.sitemaps)}
    assert came_with_the_program.parent not in {place.parent for place in places}
    window.page.view.commands.select_all()
    window.page.view.commands.delete_selected()
    with qtbot.waitSignal(window.files.saved):
        window.files.save()
    assert came_with_the_program.read_bytes() == before
    window.files.open(came_with_the_program)
    qtbot.waitUntil(lambda: window.page.view.entries.rowCount() > 1000)


def test_the_menu_of_recent_files_opens_them(window, three_entries, settings: Settings, qtbot: QtBot):
    settings.remember_file(three_entries)
    menu = window.actions_by_id.menu("recent")
    menu.aboutToShow.emit()
    with qtbot.waitSignal(window.checking.settled):
        menu.actions()[0].trigger()
    assert window.session.document.path == three_entries


def test_enter_presses_the_choice_that_has_the_keyboard(window: MainWindow, qtbot: QtBot):
    new = next(button for button in window.start_page.findChildren(ChoiceButton) if button.text() == "New")
    qtbot.keyClick(new, Qt.Key.Key_Return)
    assert window.files.is_open


def test_recent_files_come_after_the_choices_for_the_keyboard(window: MainWindow, settings: Settings, tmp_path: Path):
    for name in ("a.xml", "b.xml"):
        (tmp_path / name).touch()
        settings.remember_file(tmp_path / name)
    before = window.start_page.findChildren(ChoiceButton)[-1]
    first, second = window.start_page.recent_buttons
    assert before.nextInFocusChain() is first
    assert first.nextInFocusChain() is second


def test_a_long_list_of_files_lets_the_window_be_small(window: MainWindow, settings: Settings, tmp_path: Path):
    for number in range(MAX_RECENT):
        (tmp_path / f"{number}.xml").touch()
        settings.remember_file(tmp_path / f"{number}.xml")
    assert len(window.start_page.recent_buttons) == MAX_RECENT
    QApplication.processEvents()
    window.resize(800, 500)
    assert (window.width(), window.height()) == (800, 500)
