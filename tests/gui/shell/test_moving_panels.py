"""Panels are moved to other sides of the window, by the mouse or the keyboard, and are there again at the next start."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.actions import PANELS
from sitemap_studio.gui.docks import BOTTOM, LEFT, RIGHT
from sitemap_studio.gui.main_window import MainWindow
from tests.gui.languages.looking import let_lay_out
from tests.gui.shell.conftest import Opener, Starter

pytestmark = [pytest.mark.usefixtures("bundled_font"), pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.fixture
def shown(window: MainWindow, opened: Opener, a_set: Path) -> MainWindow:
    window.resize(1_280, 800)
    opened(a_set)
    window.docks.show_panel("problems")
    let_lay_out()
    return window


def panels_at(window: MainWindow, side: Qt.DockWidgetArea) -> set[str]:
    return {dock.spec.panel for dock in window.docks.of_side(side) if dock.isVisible()}


def drag(window: MainWindow, name: str, to: QPoint, qtbot: QtBot) -> None:
    dock = window.docks.place_of(name)
    title = dock.titleBarWidget()
    start = QPoint(4, title.height() // 2)
    qtbot.mousePress(title, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(title, start + QPoint(60, 0))
    qtbot.mouseMove(title, start + QPoint(90, 0))
    for step in (1, 0):
        qtbot.mouseMove(dock, dock.mapFromGlobal(window.mapToGlobal(to)) + QPoint(step, 0))
    qtbot.mouseRelease(dock, Qt.MouseButton.LeftButton, pos=dock.mapFromGlobal(window.mapToGlobal(to)))
    qtbot.waitUntil(lambda: not dock.isFloating())
    let_lay_out()


def test_a_panel_is_dragged_to_another_side_and_back(shown: MainWindow, qtbot: QtBot):
    table = shown.page.view.height()
    drag(shown, "problems", QPoint(shown.width() - 20, 300), qtbot)
    assert panels_at(shown, RIGHT) == {"problems"}
    assert shown.page.view.height() > table
    assert shown.problems.view.isVisible()
    qtbot.waitUntil(lambda: shown.docks.size_of("problems") == 380)
    drag(shown, "problems", QPoint(640, shown.height() - 60), qtbot)
    assert panels_at(shown, BOTTOM) == {"problems"}


def test_a_panel_that_is_dropped_outside_returns(shown: MainWindow, qtbot: QtBot):
    shown.docks.resize("problems", 222)
    drag(shown, "problems", QPoint(shown.width() + 400, -300), qtbot)
    assert panels_at(shown, BOTTOM) == {"problems"}
    assert shown.docks.size_of("problems") == 222


def test_the_panel_with_the_focus_is_moved_by_the_menu(shown: MainWindow):
    shown.actions_by_id["panel-to-right"].trigger()
    assert shown.status.note.text() == "Click in a panel first, then move it."
    shown.problems.view.setFocus()
    for action, side in (("panel-to-right", RIGHT), ("panel-to-left", LEFT), ("panel-to-bottom", BOTTOM)):
        shown.actions_by_id[action].trigger()
        let_lay_out()
        assert "problems" in panels_at(shown, side)
        assert shown.problems.view.hasFocus()


def test_the_menu_of_its_title_moves_a_panel(shown: MainWindow):
    title = shown.docks.place_of("folders").titleBarWidget()
    assert [action.text() for action in title.actions()] == ["To the &left", "To the &right", "&Below the table"]
    title.actions()[2].trigger()
    let_lay_out()
    assert panels_at(shown, BOTTOM) == {"problems", "folders"}
    assert panels_at(shown, LEFT) == {"sitemaps"}


def test_a_panel_that_was_moved_stays_when_another_of_its_side_is_shown(shown: MainWindow):
    docks = shown.docks
    docks.show_panel("entry")
    docks.move("entry", BOTTOM)
    docks.show_panel("history")
    assert panels_at(shown, BOTTOM) == {"entry", "history"}
    docks.show_panel("preview")
    assert panels_at(shown, RIGHT) == {"preview"}
    docks.show_panel("entry", False)
    docks.show_panel("entry")
    assert panels_at(shown, BOTTOM) == {"entry", "history"}


def test_the_explanation_of_a_problem_is_below_the_list_at_a_side(shown: MainWindow):
    problems, docks = shown.problems, shown.docks
    for side, is_below in ((RIGHT, True), (BOTTOM, False)):
        docks.move("problems", side)
        let_lay_out()
        assert problems.pane.isVisible()
        assert (problems.pane.y() > problems.view.y()) is is_below
        assert (problems.pane.x() > problems.view.x()) is not is_below


def test_a_panel_that_was_moved_has_half_the_height_of_a_side(shown: MainWindow):
    shown.docks.move("problems", LEFT)
    let_lay_out()
    sitemaps, folders, problems = (shown.docks.place_of(each) for each in ("sitemaps", "folders", "problems"))
    assert abs(problems.height() - sitemaps.height() - folders.height()) < 20
    assert sitemaps.height() > folders.height()


def test_f6_goes_through_panels_where_they_are(shown: MainWindow, qtbot: QtBot):
    shown.docks.move("problems", LEFT)
    let_lay_out()
    met = []
    shown.page.view.setFocus()
    for _ in range(5):
        shown.focus_next_part()
        focus = QApplication.focusWidget()
        met += [spec.panel for spec in PANELS if shown.docks.place_of(spec.panel).isAncestorOf(focus or shown)]
    assert met == ["sitemaps", "problems", "folders"]


def test_where_panels_were_moved_is_remembered_until_they_are_reset(start: Starter, a_set: Path, qtbot: QtBot):
    windows = start()
    window = windows.show_new()
    window.resize(790, 510)
    windows.open_each([a_set])
    qtbot.waitUntil(lambda: window.files.is_open)
    window.docks.show_panel("history")
    window.docks.move("history", RIGHT)
    window.docks.show_panel("folders")
    window.docks.move("folders", BOTTOM)
    window.docks.resize("history", 222)
    let_lay_out()
    windows.quit()
    later = start()
    later.open_each([a_set])
    (window,) = later.all
    qtbot.waitUntil(lambda: window.files.is_open)
    let_lay_out()
    assert (panels_at(window, LEFT), panels_at(window, BOTTOM)) == ({"sitemaps"}, {"folders"})
    assert panels_at(window, RIGHT) == {"history"}
    assert window.docks.size_of("history") == 222
    window.actions_by_id["reset-panels"].trigger()
    let_lay_out()
    assert (panels_at(window, LEFT), panels_at(window, BOTTOM)) == ({"sitemaps"}, set())
    assert panels_at(window, RIGHT) == set()
    window.docks.show_panel("history")
    assert panels_at(window, BOTTOM) == {"history"}
