"""Panels are moved, floated and tabbed by mouse or keyboard, and restored at the next start."""

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
from tests.gui.languages.text_checks import process_layouts
from tests.gui.shell.conftest import Opener, Starter
from tests.gui.shell.window_actions import first_window

pytestmark = [pytest.mark.usefixtures("bundled_font"), pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.fixture
def problems_window(window: MainWindow, open_set: Opener, set_with_missing: Path) -> MainWindow:
    window.resize(1_280, 800)
    open_set(set_with_missing)
    window.docks.show_panel("problems")
    process_layouts()
    return window


def panels_at(window: MainWindow, side: Qt.DockWidgetArea) -> set[str]:
    return {place.spec.panel for place in window.docks.visible_panels(side)}


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
    process_layouts()


def test_dragged_panel_is_docked_at_another_side(problems_window: MainWindow, qtbot: QtBot):
    table = problems_window.page.view.height()
    drag(problems_window, "problems", QPoint(problems_window.width() - 20, 300), qtbot)
    qtbot.waitUntil(lambda: panels_at(problems_window, RIGHT) == {"problems"})
    assert problems_window.page.view.height() > table
    assert problems_window.problems.view.isVisible()
    drag(problems_window, "problems", QPoint(640, problems_window.height() - 60), qtbot)
    qtbot.waitUntil(lambda: panels_at(problems_window, BOTTOM) == {"problems"})


def test_panel_dropped_outside_window_stays_visible(problems_window: MainWindow, qtbot: QtBot):
    drag(problems_window, "problems", QPoint(problems_window.width() + 400, 300), qtbot, is_outside=True)
    assert problems_window.docks.is_shown("problems")
    assert problems_window.problems.isVisible()


def test_focused_panel_is_moved_by_menu(problems_window: MainWindow):
    problems_window.actions_by_id["panel-to-right"].trigger()
    assert problems_window.status.note.text() == "Click in a panel first, then move it."
    problems_window.problems.view.setFocus()
    for action, side in (("panel-to-right", RIGHT), ("panel-to-left", LEFT), ("panel-to-bottom", BOTTOM)):
        problems_window.actions_by_id[action].trigger()
        process_layouts()
        assert "problems" in panels_at(problems_window, side)
        assert problems_window.problems.view.hasFocus()


def test_focused_panel_is_floated_and_docked_by_menu(problems_window: MainWindow, qtbot: QtBot):
    dock = problems_window.docks.dock_of("problems")
    problems_window.problems.view.setFocus()
    problems_window.actions_by_id["panel-float"].trigger()
    qtbot.waitUntil(lambda: dock.isFloating() and problems_window.docks.is_shown("problems"))
    problems_window.activateWindow()
    qtbot.waitUntil(problems_window.isActiveWindow)
    problems_window.page.view.setFocus()
    problems_window.actions_by_id["next-part"].trigger()
    qtbot.waitUntil(lambda: dock.isAncestorOf(QApplication.focusWidget() or problems_window))
    problems_window.actions_by_id["panel-to-left"].trigger()
    process_layouts()
    assert "problems" in panels_at(problems_window, LEFT)


def test_title_menu_of_panel_moves_it_below_table(problems_window: MainWindow):
    dock = problems_window.docks.dock_of("folders")
    texts = ["To the &left", "To the &right", "&Below the table", "In a &separate window"]
    assert [action.text() for action in dock.actions()] == texts
    dock.actions()[2].trigger()
    process_layouts()
    assert panels_at(problems_window, BOTTOM) == {"problems", "folders"}
    assert panels_at(problems_window, LEFT) == {"sitemaps"}


def test_shown_panel_joins_tabs_of_its_side(problems_window: MainWindow, qtbot: QtBot):
    history = problems_window.actions_by_id["panel-history"]
    history.trigger()
    assert panels_at(problems_window, BOTTOM) == {"history"}
    assert not problems_window.problems.isVisible()
    problems_window.actions_by_id["panel-problems"].trigger()
    assert panels_at(problems_window, BOTTOM) == {"problems"}
    (tabs,) = [bar for bar in problems_window.findChildren(QTabBar) if bar.isVisible() and bar.count() == 2]
    problems_window.problems.view.setFocus()
    tabs.setCurrentIndex([tabs.tabText(index) for index in range(2)].index("History"))
    qtbot.waitUntil(history.isChecked)
    assert problems_window.page.view.hasFocus()
    history.trigger()
    qtbot.waitUntil(lambda: panels_at(problems_window, BOTTOM) == {"problems"})


def test_floating_panel_hides_and_reappears_with_layout(problems_window: MainWindow):
    problems_window.docks.dock_of("problems").setFloating(True)
    process_layouts()
    assert problems_window.docks.is_shown("problems")
    problems_window.docks.show_layout(False)
    assert not problems_window.docks.dock_of("problems").isVisible()
    problems_window.docks.show_layout(True)
    assert problems_window.docks.dock_of("problems").isFloating()
    assert problems_window.docks.is_shown("problems")


def test_problem_explanation_is_below_list_only_when_docked_right(problems_window: MainWindow):
    problems, docks = problems_window.problems, problems_window.docks
    for side, is_below in ((RIGHT, True), (BOTTOM, False)):
        docks.move_panel("problems", side)
        process_layouts()
        assert problems.pane.isVisible()
        assert (problems.pane.y() > problems.view.y()) is is_below
        assert (problems.pane.x() > problems.view.x()) is not is_below


def test_f6_visits_visible_panels_by_side(problems_window: MainWindow, qtbot: QtBot):
    problems_window.docks.move_panel("problems", LEFT)
    process_layouts()
    met = []
    problems_window.page.view.setFocus()
    for _ in range(5):
        problems_window.focus_next_section()
        focus = QApplication.focusWidget()
        met += [
            spec.panel
            for spec in PANELS
            if problems_window.docks.container_of(spec.panel).isAncestorOf(focus or problems_window)
        ]
    assert met == ["sitemaps", "problems", "folders"]


def opened_again(start: Starter, path: Path, qtbot: QtBot) -> MainWindow:
    later = start()
    later.open_each([path])
    (window,) = later.all
    qtbot.waitUntil(lambda: window.files.is_open)
    process_layouts()
    return window


def test_moved_panels_are_restored_until_reset(start: Starter, set_with_missing: Path, qtbot: QtBot):
    windows = start()
    window = first_window(windows, set_with_missing, qtbot, size=(790, 510))
    window.docks.show_panel("history")
    window.docks.move_panel("history", RIGHT)
    window.docks.show_panel("folders")
    window.docks.move_panel("folders", BOTTOM)
    window.docks.resize_panel("history", 222)
    process_layouts()
    windows.quit()
    window = opened_again(start, set_with_missing, qtbot)
    assert (panels_at(window, LEFT), panels_at(window, BOTTOM)) == ({"sitemaps"}, {"folders"})
    assert panels_at(window, RIGHT) == {"history"}
    assert window.docks.panel_size("history") == 222
    window.actions_by_id["reset-panels"].trigger()
    process_layouts()
    assert (panels_at(window, LEFT), panels_at(window, BOTTOM)) == ({"sitemaps"}, set())
    assert panels_at(window, RIGHT) == set()
    window.docks.show_panel("history")
    assert panels_at(window, BOTTOM) == {"history"}


def test_layout_survives_start_without_set(start: Starter, set_with_missing: Path, qtbot: QtBot):
    windows = start()
    window = first_window(windows, set_with_missing, qtbot)
    window.docks.show_panel("overview")
    windows.quit()
    later = start()
    later.show_new()
    later.quit()
    assert opened_again(start, set_with_missing, qtbot).docks.is_shown("overview")


@pytest.mark.parametrize("damage", ["older", "cut", "random", "no bytes"])
def test_unreadable_stored_layout_gives_standard_layout(
    damage: str, start: Starter, settings: Settings, set_with_missing: Path, qtbot: QtBot
):
    windows = start()
    window = first_window(windows, set_with_missing, qtbot, size=(790, 510))
    window.docks.show_panel("problems")
    state = window.docks.layout_state()
    states = {
        "older": window.saveState(2),
        "cut": state.left(state.size() // 2),
        "random": QByteArray(bytes(range(256))),
        "no bytes": "words",
    }
    windows.quit()
    settings.store.setValue("window/state", states[damage])
    window = opened_again(start, set_with_missing, qtbot)
    assert (panels_at(window, LEFT), panels_at(window, BOTTOM)) == ({"sitemaps"}, set())
    assert window.messages.text == ""
    # Every panel has its place.
    for name in ("history", "entry", "folders"):
        window.docks.show_panel(name)
        assert window.docks.is_shown(name)
