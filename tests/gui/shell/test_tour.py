"""The tour: three hints in the first set, and never again unless asked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolBar, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.preferences import Settings


@pytest.fixture
def touring(opened, three_entries) -> MainWindow:
    """A window with a set and the first hint."""
    window: MainWindow = opened(three_entries)
    window.resize(1000, 700)
    window.actions_by_id["tour"].trigger()
    return window


def place_of(widget: QWidget, window: MainWindow) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def test_three_hints_stand_in_the_window_and_are_told_to_screen_readers(touring: MainWindow):
    titles = []
    for _ in range(3):
        assert touring.rect().contains(place_of(touring.tour, touring))
        titles.append(touring.tour.title.text())
        assert touring.tour.accessibleName() == titles[-1]
        assert titles[-1] in touring.tour.next_button.accessibleDescription()
        touring.tour.next_button.click()
    assert len(set(titles)) == 3
    assert not touring.tour.is_on


@pytest.mark.parametrize("size", [(1024, 600), (1440, 900)])
@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
def test_every_hint_points_at_its_part_and_does_not_cover_it(
    touring: MainWindow, qapp: QApplication, size: tuple[int, int], direction: Qt.LayoutDirection
):
    parts = [touring.page.view.horizontalHeader(), touring.status.panels["problems"], export_button(touring)]
    qapp.setLayoutDirection(direction)
    touring.resize(*size)
    QCoreApplication.processEvents()
    for part in parts:
        target = place_of(part, touring)
        assert touring.rect().contains(place_of(touring.tour, touring))
        assert not target.intersects(place_of(touring.tour, touring))
        assert target.contains(touring.tour.tip)
        touring.tour.next_button.click()
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def export_button(window: MainWindow) -> QWidget:
    toolbar = window.findChild(QToolBar, "toolbar")
    assert toolbar is not None
    return toolbar.widgetForAction(window.actions_by_id["export"])


def test_the_window_stays_usable_beside_a_hint(touring: MainWindow):
    assert touring.page.view.hasFocus()
    touring.actions_by_id["add-entry"].trigger()
    assert touring.files.has_unsaved
    touring.resize(800, 560)
    QCoreApplication.processEvents()
    assert touring.rect().contains(place_of(touring.tour, touring))


def test_the_keyboard_goes_to_the_hint_and_from_it_back_to_the_table(touring: MainWindow, qtbot: QtBot):
    touring.page.view.setFocus()
    touring.actions_by_id["next-part"].trigger()
    assert touring.tour.next_button.hasFocus()
    QTest.keyClick(touring.tour.next_button, Qt.Key.Key_Return)
    assert touring.tour.next_button.hasFocus()
    with qtbot.waitSignal(touring.tour.ended):
        QTest.keyClick(touring.tour.next_button, Qt.Key.Key_Escape)
    assert not touring.tour.is_on
    assert touring.page.view.hasFocus()


def test_the_table_has_the_keyboard_after_a_click_that_skips_the_tour(touring: MainWindow, qtbot: QtBot):
    qtbot.mouseClick(touring.tour.skip_button, Qt.MouseButton.LeftButton)
    assert touring.page.view.hasFocus()


def test_a_part_that_is_not_shown_is_left_out(touring: MainWindow):
    touring.status.hide()
    touring.tour.next_button.click()
    assert "export" in touring.tour.title.text()


def finish(window: MainWindow) -> None:
    for _ in range(3):
        window.tour.next_button.click()


def skip(window: MainWindow) -> None:
    window.tour.skip_button.click()


@pytest.mark.parametrize("end", [finish, skip])
def test_it_comes_with_the_first_set_and_never_again(windows, settle, three_entries, a_set, end):
    (first,) = windows.all
    assert not first.tour.is_on
    windows.open_each([three_entries, a_set])
    settle()
    assert [window.tour.is_on for window in windows.all].count(True) == 1
    end(next(window for window in windows.all if window.tour.is_on))
    first.files.new()
    assert not any(window.tour.is_on for window in windows.all)
    assert Settings().is_tour_over


def test_closing_the_set_takes_the_hint_away_but_the_tour_is_not_over(windows, settings, three_entries, qtbot: QtBot):
    (window,) = windows.all
    windows.open_each([three_entries])
    qtbot.waitUntil(lambda: window.tour.is_on)
    window.files.close()
    assert not window.tour.is_on
    assert not settings.is_tour_over
