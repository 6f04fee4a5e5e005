"""Columns, widths and zoom of the table: choice, storing, and invalid stored values."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table.cell_painting import MARGIN, severity_icon_side
from sitemap_studio.gui.table.entry_view import DEFAULT_ZOOM, ZOOM_STEPS
from tests.builders import put, urlset
from tests.gui.shell.conftest import sitemap_xml
from tests.gui.shell.window_actions import visible_columns

pytestmark = pytest.mark.fonts


def column_action(window, column: str):
    """Return the action that shows or hides a column."""
    menu = window.actions_by_id.menu("columns")
    menu.aboutToShow.emit()
    return next(action for action in menu.actions() if action.data() == column)


@pytest.fixture
def full_entries(tmp_path: Path) -> Path:
    """Sitemap with a value in every field."""
    fields = {"lastmod": "2026-11-02", "changefreq": "daily", "priority": "0.5"}
    return put(tmp_path / "full.xml", urlset(*({"loc": f"https://a.example/{n}", **fields} for n in range(3))))


def test_column_is_hidden_by_menu_and_skipped_by_tab(bundled_font, open_set, full_entries, qtbot: QtBot):
    window = open_set(full_entries)
    action = column_action(window, "changefreq")
    assert action.isChecked()
    width = window.page.view.columnWidth(0)
    action.trigger()
    assert "changefreq" not in visible_columns(window)
    assert window.page.view.columnWidth(0) > width
    column_action(window, "changefreq").trigger()
    assert "changefreq" in visible_columns(window)
    view = window.page.view
    column_action(window, "changefreq").trigger()
    view.go_to(0, 1)
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert view.currentIndex().column() == 3
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert (view.currentIndex().row(), view.currentIndex().column()) == (1, 0)
    qtbot.keyClick(view, Qt.Key.Key_Backtab)
    assert (view.currentIndex().row(), view.currentIndex().column()) == (0, 3)


def test_double_click_on_border_fits_visible_values(open_set, tmp_path, qtbot: QtBot):
    path = tmp_path / "long.xml"
    path.write_text(
        sitemap_xml("https://a.example/", f"https://a.example/{'x' * 200}", f"https://a.example/{'y' * 99}")
    )
    view = open_set(path).page.view
    header = view.horizontalHeader()
    for place, text in ((0, f"https://a.example/{'x' * 200}"), (1, "2026-11-02")):
        border = QPoint(header.sectionViewportPosition(place) + header.sectionSize(place) - 1, header.height() // 2)
        qtbot.mouseDClick(header.viewport(), Qt.MouseButton.LeftButton, pos=border)
        needed = view.fontMetrics().horizontalAdvance(text)
        assert needed < view.columnWidth(place) < needed + 80
    assert view.header.widths["loc"] == view.columnWidth(0)
    assert view.entries.sort_keys == ()


def test_lastmod_width_includes_time_if_present_and_fitting(open_set, tmp_path, qtbot: QtBot):
    day, moment = "2026-11-02", "2026-11-02T08:00:00+01:00"
    days, moments = [{"lastmod": day}] * 99 + [{"lastmod": moment}], [{"lastmod": moment}]
    window = open_set(put(tmp_path / "days.xml", urlset(*days)))
    window.resize(1600, 800)
    view = window.page.view
    day_width, moment_width = (view.fontMetrics().horizontalAdvance(each) for each in (day, moment))
    assert day_width < view.columnWidth(1) < moment_width
    open_set(put(tmp_path / "moments.xml", urlset(*moments)))
    assert view.columnWidth(1) > moment_width
    window.resize(700, 800)
    qtbot.waitUntil(lambda: day_width < view.columnWidth(1) < moment_width)


@pytest.mark.parametrize("zoom", ZOOM_STEPS)
def test_date_fits_beside_problem_icon_at_every_zoom(bundled_font, open_set, tmp_path, qtbot: QtBot, zoom):
    wrong = [{"loc": f"https://a.example/{'x' * 300}/{number}", "lastmod": "31.12.2025"} for number in range(9)]
    window = open_set(put(tmp_path / "wrong.xml", urlset(*wrong)))
    view = window.page.view
    view.set_zoom(zoom)
    metrics = view.fontMetrics()

    def elided_date() -> str:
        room = view.columnWidth(1) - 3 * MARGIN - severity_icon_side(metrics)
        return metrics.elidedText("31.12.2025", Qt.TextElideMode.ElideRight, room)

    qtbot.waitUntil(lambda: elided_date() == "31.12.2025")


def test_lastmod_column_narrows_before_locs_are_cut(open_set, tmp_path, qtbot: QtBot):
    moment = "2026-11-02T08:00:00+01:00"
    long = [{"loc": f"https://a.example/{'x' * 40}/{number}", "lastmod": moment} for number in range(9)]
    window = open_set(put(tmp_path / "long.xml", urlset(*long)))
    view = window.page.view
    loc_width, moment_width = (view.fontMetrics().horizontalAdvance(each) for each in (long[0]["loc"], moment))
    window.resize(1600, 800)
    qtbot.waitUntil(lambda: view.columnWidth(1) > moment_width)
    while view.columnWidth(1) > moment_width:
        assert view.columnWidth(0) > loc_width
        window.resize(window.width() - 40, 800)
    assert view.columnWidth(0) > loc_width


def test_loc_column_narrows_slightly_to_show_last_column(bundled_font, open_set, full_entries, qtbot: QtBot):
    window = open_set(full_entries)
    view, bar = window.page.view, window.page.view.horizontalScrollBar()
    others = sum(view.columnWidth(place) for place in range(1, view.entries.columnCount()))
    frame = view.width() - view.viewport().width()
    for loc, is_cut in ((230, False), (150, True), (205, False)):
        view.setFixedWidth(frame + others + loc)
        qtbot.waitUntil(lambda is_cut=is_cut: (bar.maximum() > 0) is is_cut)  # type: ignore[misc]


def test_sitemap_column_is_offered_only_for_sets_with_index(open_set, three_entries, set_with_missing):
    window = open_set(three_entries)
    assert not column_action(window, "sitemap").isEnabled()
    window = open_set(set_with_missing)
    assert column_action(window, "sitemap").isEnabled()
    column_action(window, "sitemap").trigger()
    assert "sitemap" not in visible_columns(window)


def test_column_layout_is_stored_until_reset(open_set, full_entries, settings):
    window = open_set(full_entries)
    view = window.page.view
    usual = view.columnWidth(1)
    view.horizontalHeader().resizeSection(1, 321)
    view.header.hide_column("priority", is_hidden=True)
    assert settings.column_widths()["lastmod"] == 321
    assert settings.hidden_columns() == {"priority"}
    view.header.reset_layout()
    assert view.columnWidth(1) == usual
    assert "priority" in visible_columns(window)
    assert settings.column_widths() == {}


def test_empty_columns_are_hidden_until_shown(bundled_font, open_set, three_entries, qtbot):
    window = open_set(three_entries)
    view, button = window.page.view, window.page.view.header.more_button
    assert visible_columns(window) == ["loc", "lastmod", "problems"]
    assert view.header.length() == view.viewport().width()
    assert button.isVisible()
    assert "changefreq" in button.accessibleDescription()
    assert "priority" in button.accessibleDescription()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert visible_columns(window) == ["loc", "lastmod", "changefreq", "priority", "problems"]
    assert not button.isVisible()
    action = column_action(window, "empty")
    assert action.isChecked()
    action.trigger()
    assert visible_columns(window) == ["loc", "lastmod", "problems"]
    column_action(window, "empty").trigger()
    assert "priority" in visible_columns(window)
    open_set(three_entries)
    assert "priority" not in visible_columns(window)


def test_empty_column_appears_with_first_value(open_set, three_entries):
    window = open_set(three_entries)
    view = window.page.view
    QApplication.clipboard().setText("changefreq\ndaily\n")
    view.go_to(1, 0)
    view.clipboard.paste()
    assert visible_columns(window) == ["loc", "lastmod", "changefreq", "problems"]
    QApplication.clipboard().setText("https://a.example/new\t\t\t0.5")
    view.clipboard.paste_entries()
    assert visible_columns(window) == ["loc", "lastmod", "changefreq", "priority", "problems"]
    assert not view.header.more_button.isVisible()
    window.session.undo()
    assert "priority" in visible_columns(window)


def test_chosen_empty_column_stays_shown_in_next_set(open_set, three_entries, settings):
    window = open_set(three_entries)
    column_action(window, "priority").trigger()
    assert "priority" in visible_columns(window)
    assert settings.shown_columns() == {"priority"}
    open_set(three_entries)
    assert "priority" in visible_columns(window)
    assert "changefreq" not in visible_columns(window)
    column_action(window, "priority").trigger()
    assert settings.shown_columns() == settings.hidden_columns() == frozenset()
    assert "priority" not in visible_columns(window)


def test_new_sitemap_shows_all_columns(window):
    window.files.new()
    window.page.view.commands.add_entry()
    assert visible_columns(window) == ["loc", "lastmod", "changefreq", "priority", "problems"]


@pytest.mark.parametrize("stored", ["{", "[1, 2]", '{"lastmod": "wide"}', '{"lastmod": 99999999}', '{"lastmod": -5}'])
def test_invalid_stored_column_layout_is_ignored(open_set, three_entries, settings, stored):
    store = settings.findChild(QSettings)
    store.setValue("table/widths", stored)
    store.setValue("table/hidden", "loc nonsense")
    store.setValue("table/zoom", "huge")
    window = open_set(three_entries)
    view = window.page.view
    view.header.use_layout(settings.column_widths(), settings.hidden_columns())
    assert 0 < view.columnWidth(1) <= 10_000
    assert visible_columns(window)[0] == "loc"
    assert not view.header.hidden_columns
    assert settings.zoom == DEFAULT_ZOOM


def test_table_zoom_steps_by_action_and_wheel(open_set, three_entries, settings):
    window = open_set(three_entries)
    view = window.page.view
    height = view.rowHeight(0)
    window.actions_by_id["zoom-in"].trigger()
    assert view.zoom == 110
    window.actions_by_id["zoom-in"].trigger()
    window.actions_by_id["zoom-in"].trigger()
    assert view.rowHeight(0) > height
    assert settings.zoom == 150
    window.actions_by_id["zoom-reset"].trigger()
    assert view.rowHeight(0) == height
    for _ in ZOOM_STEPS:
        window.actions_by_id["zoom-out"].trigger()
    assert view.zoom == ZOOM_STEPS[0]
    for _ in ZOOM_STEPS:
        window.actions_by_id["zoom-in"].trigger()
    assert view.zoom == ZOOM_STEPS[-1]
    window.actions_by_id["zoom-reset"].trigger()
    turn = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    assert turn.type() == QEvent.Type.Wheel
    QApplication.sendEvent(view.viewport(), turn)
    assert view.zoom == 110
    settings.store.clear()


def test_new_window_restores_zoom_and_columns(settings, preferences, qtbot: QtBot):
    settings.remember_zoom(150)
    settings.remember_columns({"lastmod": 222}, ["priority"])
    window = MainWindow(settings, preferences)
    assert window.page.view.zoom == 150
    assert window.page.view.header.widths == {"lastmod": 222}
    assert window.page.view.header.hidden_columns == {"priority"}
    window.shut_down()
    window.deleteLater()
