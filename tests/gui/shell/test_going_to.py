"""Selecting entries by number, and setting today's date."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.go_to_dialog import GoToDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table.column_sort import ColumnSort
from sitemap_studio.search.filter_language import parse_typed
from tests.gui.shell.conftest import Opener, do, sitemap_xml


@pytest.fixture
def window_of_thirty(open_set: Opener, tmp_path: Path) -> MainWindow:
    path = tmp_path / "thirty.xml"
    path.write_text(sitemap_xml(*(f"https://a.example/{n}" for n in range(1, 31))), encoding="utf-8")
    return open_set(path)


def go_to(window: MainWindow, text: str) -> GoToDialog:
    do(window, "go-to")
    dialog = window.findChildren(GoToDialog)[-1]
    QTest.keyClicks(dialog.number, text)
    QTest.keyClick(dialog.number, Qt.Key.Key_Return)
    return dialog


def test_entered_number_or_range_selects_cells_of_current_column(window_of_thirty: MainWindow):
    view = window_of_thirty.page.view
    go_to(window_of_thirty, "12")
    assert view.selection.ranges().boxes == ((11, 0, 11, 0),)
    view.go_to(0, 1)
    go_to(window_of_thirty, "20 - 11")
    assert view.selection.ranges().boxes == ((10, 1, 19, 1),)
    assert view.currentIndex().row() == 10
    assert view.hasFocus()


@pytest.mark.parametrize("text", ["lastmod 11-20", "11 - 20  LastMod", "20-11 lastmod"])
def test_entered_range_with_field_selects_cells_of_column(window_of_thirty: MainWindow, text: str):
    view = window_of_thirty.page.view
    go_to(window_of_thirty, text)
    assert view.selection.ranges().boxes == ((10, 1, 19, 1),)
    assert (view.currentIndex().row(), view.currentIndex().column()) == (10, 1)


def test_going_to_field_shows_its_hidden_column(window_of_thirty: MainWindow):
    view = window_of_thirty.page.view
    assert view.isColumnHidden(3)
    go_to(window_of_thirty, "priority 12")
    assert not view.isColumnHidden(3)
    assert view.selection.ranges().boxes == ((11, 3, 11, 3),)


@pytest.mark.parametrize("text", ["0", "31", "20-31", "ten", "5-", "", "lastmod", "date 5", "loc 5 lastmod"])
def test_go_to_dialog_rejects_invalid_number_or_field(window_of_thirty: MainWindow, text: str):
    dialog = go_to(window_of_thirty, text)
    assert dialog.isVisible()
    assert window_of_thirty.page.view.currentIndex().row() == 0
    dialog.reject()


def test_overlong_number_is_rejected_and_leading_zeros_are_ignored(window_of_thirty: MainWindow):
    do(window_of_thirty, "go-to")
    dialog = window_of_thirty.findChildren(GoToDialog)[-1]
    dialog.number.setText("9" * 5_000)
    assert dialog.chosen_value() is None
    dialog.number.setText("000012")
    assert dialog.chosen_value() == (12, 12, None)
    dialog.reject()


@pytest.mark.parametrize(("numbers", "share_above"), [("5000-5001", 1 / 3), ("5000", 1 / 3), ("5000-6000", 0)])
def test_start_of_distant_range_is_scrolled_into_top_third(
    open_set: Opener, tmp_path: Path, numbers: str, share_above: float
):
    path = tmp_path / "long.xml"
    path.write_text(sitemap_xml(*(f"https://a.example/{n}" for n in range(10_000))), encoding="utf-8")
    window = open_set(path)
    view = window.page.view
    for start in (0, 9_999):
        view.go_to(start, 0)
        go_to(window, numbers)
        assert view.currentIndex().row() == 4_999
        assert 4_999 - view.rowAt(0) == int(share_above * view.verticalScrollBar().pageStep())
    # Visible rows are not scrolled.
    top = view.rowAt(0)
    go_to(window, "5001-5002")
    assert view.rowAt(0) == top


def test_going_to_last_entries_scrolls_all_into_view(window_of_thirty: MainWindow):
    window_of_thirty.resize(900, 520)
    view = window_of_thirty.page.view
    go_to(window_of_thirty, "24-30")
    assert view.rowAt(0) <= 23
    assert view.visualRect(view.entries.index(29, 0)).bottom() < view.viewport().height()


def test_going_to_range_skips_entries_hidden_by_filter(window_of_thirty: MainWindow, qtbot: QtBot):
    view = window_of_thirty.page.view
    do(window_of_thirty, "find")
    QTest.keyClicks(window_of_thirty.page.bar.focusWidget(), "/2")
    qtbot.waitUntil(lambda: view.entries.rowCount() == 11)
    go_to(window_of_thirty, "2-21")
    assert view.selection.ranges().boxes == ((0, 0, 2, 0),)


def test_today_sets_lastmod_of_selected_entries_in_one_step(window_of_thirty: MainWindow):
    go_to(window_of_thirty, "3-5")
    before, document = datetime.now(UTC).date(), window_of_thirty.session.document
    do(window_of_thirty, "set-today")
    dates = document.table.rows(document.table.order, ["lastmod"])["lastmod"].to_list()
    today = dates[2]
    # It may be midnight.
    assert before.isoformat() <= today <= datetime.now(UTC).date().isoformat()
    assert dates == ["2026-11-02"] * 2 + [today] * 3 + ["2026-11-02"] * 25
    do(window_of_thirty, "undo")
    assert not window_of_thirty.session.has_unsaved


def test_going_to_range_in_sorted_view_restores_set_order(open_set: Opener, tmp_path: Path):
    path, shuffled = tmp_path / "torn.xml", Random(1).sample(range(10_000), 10_000)
    path.write_text(sitemap_xml(*(f"https://a.example/{n % 2}/{n}" for n in shuffled)), encoding="utf-8")
    window = open_set(path)
    page = window.page
    page.view.sort_by("loc")
    go_to(window, "101-140")
    assert page.view.entries.order.is_sorted
    assert page.view.selection.ranges().row_count() == 40
    page.view.entries.sort_by([ColumnSort("loc"), ColumnSort("lastmod")])
    page.apply(parse_typed("example/1/"))
    go_to(window, "lastmod 1-5000")
    odd = [place for place, n in enumerate(shuffled[:5_000]) if n % 2]
    assert page.view.selection.ranges().boxes == ((0, 1, len(odd) - 1, 1),)
    assert page.view.selection.positions().tolist() == odd
    assert page.view.header.sortIndicatorSection() == -1
