"""Panels are moved, floated and put on tabs, by the mouse or the keyboard, and are there again at the next start."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPoint, Qt
from PySide6.QtWidgets import QApplication, QTabBar
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.actions import PANELS, PanelName
from sitemap_studio.gui.docks import BOTTOM, LEFT, RIGHT
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.settings_store import Settings
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
    return {place.spec.panel for place in window.docks.shown_at(side)}


def drag(window: MainWindow, name: PanelName, to: QPoint, qtbot: QtBot, *, is_outside: bool = False) -> None:
    dock = window.docks.dock_of(name)
    start = QPoint(20, 8)
    qtbot.mousePress(dock, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(dock, start + QPoint(60, 0))
    qtbot.mouseMove(dock, start + QPoint(90, 0))
    for step in (1, 0):
        qtbot.mouseMove(dock, dock.mapFromGlobal(window.mapToGlobal(to)) + QPoint(step, 0))
    qtbot.mouseRelease(dock, Qt.MouseButton.LeftButton, pos=dock.mapFromGlobal(window.mapToGlobal(to)))
    qtbot.waitUntil(lambda: dock.isFloating() is is_outside)
    let_lay_out()


def test_dragged_panel_is_docked_at_another_side(shown: MainWindow, qtbot: QtBot):
    table = shown.page.view.height()
    drag(shown, "problems", QPoint(shown.width() - 20, 300), qtbot)
    qtbot.waitUntil(lambda: panels_at(shown, RIGHT) == {"problems"})
    assert shown.page.view.height() > table
    assert shown.problems.view.isVisible()
    drag(shown, "problems", QPoint(640, shown.height() - 60), qtbot)
    qtbot.waitUntil(lambda: panels_at(shown, BOTTOM) == {"problems"})


def test_panel_dropped_outside_floats(shown: MainWindow, qtbot: QtBot):
    drag(shown, "problems", QPoint(shown.width() + 400, 300), qtbot, is_outside=True)
    assert shown.docks.is_shown("problems")
    assert shown.problems.isVisible()


def test_focused_panel_is_moved_by_menu(shown: MainWindow):
    shown.actions_by_id["panel-to-right"].trigger()
    assert shown.status.note.text() == "Click in a panel first, then move it."
    shown.problems.view.setFocus()
    for action, side in (("panel-to-right", RIGHT), ("panel-to-left", LEFT), ("panel-to-bottom", BOTTOM)):
        shown.actions_by_id[action].trigger()
        let_lay_out()
        assert "problems" in panels_at(shown, side)
        assert shown.problems.view.hasFocus()


def test_focused_panel_is_floated_and_docked_by_menu(shown: MainWindow, qtbot: QtBot):
    dock = shown.docks.dock_of("problems")
    shown.problems.view.setFocus()
    shown.actions_by_id["panel-float"].trigger()
    qtbot.waitUntil(lambda: dock.isFloating() and shown.docks.is_shown("problems"))
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    shown.page.view.setFocus()
    shown.actions_by_id["next-part"].trigger()
    qtbot.waitUntil(lambda: dock.isAncestorOf(QApplication.focusWidget() or shown))
    shown.actions_by_id["panel-to-left"].trigger()
    let_lay_out()
    assert "problems" in panels_at(shown, LEFT)


def test_menu_of_title_moves_panel(shown: MainWindow):
    dock = shown.docks.dock_of("folders")
    texts = ["To the &left", "To the &right", "&Below the table", "In a &separate window"]
    assert [action.text() for action in dock.actions()] == texts
    dock.actions()[2].trigger()
    let_lay_out()
    assert panels_at(shown, BOTTOM) == {"problems", "folders"}
    assert panels_at(shown, LEFT) == {"sitemaps"}


def test_shown_panel_joins_tabs_of_its_side(shown: MainWindow, qtbot: QtBot):
    history = shown.actions_by_id["panel-history"]
    history.trigger()
    assert panels_at(shown, BOTTOM) == {"history"}
    assert not shown.problems.isVisible()
    shown.actions_by_id["panel-problems"].trigger()
    assert panels_at(shown, BOTTOM) == {"problems"}
    (tabs,) = [bar for bar in shown.findChildren(QTabBar) if bar.isVisible() and bar.count() == 2]
    shown.problems.view.setFocus()
    tabs.setCurrentIndex([tabs.tabText(index) for index in range(2)].index("History"))
    qtbot.waitUntil(history.isChecked)
    assert shown.page.view.hasFocus()
    history.trigger()
    qtbot.waitUntil(lambda: panels_at(shown, BOTTOM) == {"problems"})


def test_floating_panels_close_with_set(shown: MainWindow):
    shown.docks.dock_of("problems").setFloating(True)
    let_lay_out()
    assert shown.docks.is_shown("problems")
    shown.docks.show_open(False)
    assert not shown.docks.dock_of("problems").isVisible()
    shown.docks.show_open(True)
    assert shown.docks.dock_of("problems").isFloating()
    assert shown.docks.is_shown("problems")


def test_problem_explanation_is_below_list_at_a_side(shown: MainWindow):
    problems, docks = shown.problems, shown.docks
    for side, is_below in ((RIGHT, True), (BOTTOM, False)):
        docks.move("problems", side)
        let_lay_out()
        assert problems.pane.isVisible()
        assert (problems.pane.y() > problems.view.y()) is is_below
        assert (problems.pane.x() > problems.view.x()) is not is_below


def test_f6_visits_visible_panels_by_side(shown: MainWindow, qtbot: QtBot):
    shown.docks.move("problems", LEFT)
    let_lay_out()
    met = []
    shown.page.view.setFocus()
    for _ in range(5):
        shown.focus_next_part()
        focus = QApplication.focusWidget()
        met += [spec.panel for spec in PANELS if shown.docks.place_of(spec.panel).isAncestorOf(focus or shown)]
    assert met == ["sitemaps", "problems", "folders"]


def opened_again(start: Starter, path: Path, qtbot: QtBot) -> MainWindow:
    later = start()
    later.open_each([path])
    (window,) = later.all
    qtbot.waitUntil(lambda: window.files.is_open)
    let_lay_out()
    return window


def test_moved_panels_are_restored_until_reset(start: Starter, a_set: Path, qtbot: QtBot):
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
    window = opened_again(start, a_set, qtbot)
    assert (panels_at(window, LEFT), panels_at(window, BOTTOM)) == ({"sitemaps"}, {"folders"})
    assert panels_at(window, RIGHT) == {"history"}
    assert window.docks.size_of("history") == 222
    window.actions_by_id["reset-panels"].trigger()
    let_lay_out()
    assert (panels_at(window, LEFT), panels_at(window, BOTTOM)) == ({"sitemaps"}, set())
    assert panels_at(window, RIGHT) == set()
    window.docks.show_panel("history")
    assert panels_at(window, BOTTOM) == {"history"}


def test_layout_survives_start_without_set(start: Starter, a_set: Path, qtbot: QtBot):
    windows = start()
    window = windows.show_new()
    windows.open_each([a_set])
    qtbot.waitUntil(lambda: window.files.is_open)
    window.docks.show_panel("overview")
    windows.quit()
    later = start()
    later.show_new()
    later.quit()
    assert opened_again(start, a_set, qtbot).docks.is_shown("overview")


@pytest.mark.parametrize("damage", ["older", "cut", "random", "no bytes"])
def test_unreadable_layout_gives_standard_layout(
    damage: str, start: Starter, settings: Settings, a_set: Path, qtbot: QtBot
):
    windows = start()
    window = windows.show_new()
    window.resize(790, 510)
    windows.open_each([a_set])
    qtbot.waitUntil(lambda: window.files.is_open)
    window.docks.show_panel("problems")
    state = window.docks.state()
    states = {
        "older": window.saveState(2),
        "cut": state.left(state.size() // 2),
        "random": QByteArray(bytes(range(256))),
        "no bytes": "words",
    }
    windows.quit()
    settings.store.setValue("window/state", states[damage])
    window = opened_again(start, a_set, qtbot)
    assert (panels_at(window, LEFT), panels_at(window, BOTTOM)) == ({"sitemaps"}, set())
    assert window.messages.text == ""
    # Every panel has its place.
    for name in ("history", "entry", "folders"):
        window.docks.show_panel(name)
        assert window.docks.is_shown(name)
