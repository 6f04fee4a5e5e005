"""Filters chosen in the menu of a cell or column header are written into the filter line."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table import frequent_values
from sitemap_studio.model.edits import SetCells
from sitemap_studio.protocol.fields import FieldName
from tests.builders import HOST, put, urlset
from tests.gui.shell.conftest import Opener, do


@pytest.fixture
def pages(open_set: Opener, tmp_path: Path) -> MainWindow:
    """Window with six entries in two folders: three daily, two weekly, one without changefreq."""
    changefreqs = ["daily", "weekly", "daily", None, "weekly", "daily"]
    entries = [
        {"loc": f"{HOST}/{'en' if number < 4 else 'de'}/{number}"} | ({"changefreq": text} if text else {})
        for number, text in enumerate(changefreqs)
    ]
    return open_set(put(tmp_path / "pages.xml", urlset(*entries)))


def line(window: MainWindow) -> str:
    found = window.findChild(QLineEdit, "filter")
    assert found is not None
    return found.text()


def shown_names(window: MainWindow) -> list[str]:
    """Return the last part of each visible loc."""
    model = window.page.view.entries
    return [str(model.index(row, 0).data()).rpartition("/")[2] for row in range(model.rowCount())]


def point_at(window: MainWindow, row: int, column: str, action: str) -> None:
    """Select a cell, and trigger an action of its context menu."""
    view = window.page.view
    view.go_to(row, view.entries.columns.index(column))
    menu = view.findChild(QMenu, "table-menu")
    assert menu is not None
    assert window.actions_by_id[action] in menu.actions()
    do(window, action)


@pytest.mark.parametrize(
    ("row", "column", "action", "expected_filter", "expected_names"),
    [
        pytest.param(0, "changefreq", "show-same", "changefreq = daily", "025", id="only this value"),
        pytest.param(3, "changefreq", "show-same", "changefreq is empty", "3", id="only empty values"),
        pytest.param(0, "changefreq", "hide-same", "changefreq != daily", "134", id="not this value"),
        pytest.param(3, "changefreq", "hide-same", "changefreq is not empty", "01245", id="no empty values"),
        pytest.param(4, "changefreq", "show-same-folder", f"folder = {HOST}/de/", "45", id="only this folder"),
    ],
)
def test_action_on_cell_writes_filter_text_and_filters_entries(
    pages: MainWindow, row, column, action, expected_filter, expected_names
):
    point_at(pages, row, column, action)
    assert line(pages) == expected_filter
    assert shown_names(pages) == list(expected_names)


def test_successive_filter_actions_are_joined_with_and(pages: MainWindow):
    point_at(pages, 0, "changefreq", "hide-same")
    point_at(pages, shown_names(pages).index("3"), "changefreq", "hide-same")
    assert line(pages) == "changefreq != daily and changefreq is not empty"
    point_at(pages, 1, "loc", "show-same-folder")
    assert shown_names(pages) == ["4"]
    point_at(pages, 0, "changefreq", "show-same")
    assert line(pages) == f"folder = {HOST}/de/ and changefreq = weekly"
    point_at(pages, 0, "changefreq", "show-same")
    assert line(pages) == f"folder = {HOST}/de/ and changefreq = weekly"


def header_menu(window: MainWindow, column: str) -> QMenu:
    """Open the context menu of a column header."""
    view = window.page.view
    header = view.horizontalHeader()
    place = view.entries.columns.index(column)
    point = QPoint(header.sectionViewportPosition(place) + 5, header.height() // 2)
    header.customContextMenuRequested.emit(point)
    menu = header.findChild(QMenu, "header-menu")
    assert menu is not None
    return menu


def values_in(menu: QMenu) -> list[str]:
    """Return the texts of a menu before its first separator."""
    texts: list[str] = []
    for action in menu.actions():
        if action.isSeparator():
            break
        texts.append(action.text())
    return texts


def choose(menu: QMenu, text: str) -> None:
    next(action for action in menu.actions() if action.text() == text).trigger()


def test_header_menu_lists_frequent_values_with_counts_and_filters(pages: MainWindow):
    menu = header_menu(pages, "changefreq")
    assert values_in(menu) == ["daily (3)", "weekly (2)", "(empty) (1)"]
    choose(menu, "weekly (2)")
    menu.close()
    assert line(pages) == "changefreq = weekly"
    assert shown_names(pages) == ["1", "4"]
    menu = header_menu(pages, "changefreq")
    assert values_in(menu) == ["weekly (2)"]
    menu.close()
    do(pages, "clear-filter")
    menu = header_menu(pages, "loc")
    assert len(values_in(menu)) == 6
    menu.close()


def test_header_menu_also_lists_columns(pages: MainWindow):
    menu = header_menu(pages, "loc")
    names = [action.data() for action in menu.actions()]
    assert {"lastmod", "changefreq", "priority"} <= set(names)
    menu.close()


def test_cell_menu_lists_frequent_values_and_filters_by_them(pages: MainWindow):
    view = pages.page.view
    view.go_to(0, view.entries.columns.index("changefreq"))
    table_menu, menu = view.findChild(QMenu, "table-menu"), pages.findChild(QMenu, "frequent-values")
    assert table_menu is not None
    assert menu is not None
    assert menu.menuAction() in table_menu.actions()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["daily (3)", "weekly (2)", "(empty) (1)"]
    choose(menu, "(empty) (1)")
    assert line(pages) == "changefreq is empty"


def test_frequent_values_of_large_set_are_counted_in_job(
    pages: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(frequent_values, "MAX_SYNCHRONOUS_ENTRIES", 1)
    menu = header_menu(pages, "changefreq")
    assert values_in(menu) == ["Counting"]
    qtbot.waitUntil(lambda: values_in(menu) == ["daily (3)", "weekly (2)", "(empty) (1)"])
    menu.close()
    QApplication.processEvents()


def test_hide_same_in_problem_column_hides_entries_by_severity(open_set: Opener, tmp_path: Path):
    window = open_set(put(tmp_path / "wrong.xml", urlset({"loc": f"{HOST}/0", "lastmod": "never"}, f"{HOST}/1")))
    point_at(window, 0, "problems", "hide-same")
    assert shown_names(window) == ["1"]
    assert line(window) == "problem != error"
    do(window, "clear-filter")
    point_at(window, 1, "problems", "hide-same")
    assert shown_names(window) == ["0"]


ODD_VALUES = [
    *(
        "a",
        "o",
        "b c",
        'a"b',
        "a'b",
        "a\"b'c",
        '"',
        "'",
        "\"'",
        "\\",
        "a\\",
        "a\nb",
        "a\tb",
        "\u202eabc",
        "\u0645\u0631",
    ),
    *(None, "and", "or x", "not", "/[/", ")", "*", "is empty", "x = y", "<b>", "1..2", "d,e", "=", "x o", "p" * 5_000),
]
"""Values that the filter language could misread."""


@pytest.mark.parametrize("column", ["loc", "lastmod", "changefreq", "priority"])
def test_filter_by_cell_matches_exactly_its_odd_value(open_set: Opener, tmp_path: Path, column: FieldName):
    window = open_set(put(tmp_path / "odd.xml", urlset(*(f"{HOST}/{number}" for number in range(len(ODD_VALUES))))))
    view, slots = window.page.view, window.session.document.table.order.copy()
    window.session.push("Edit", SetCells(column, slots, pl.Series(ODD_VALUES, dtype=pl.String)))
    for number, slot in enumerate(slots.tolist()):
        for action, expected in (
            ("show-same", [slot]),
            ("hide-same", [each for each in slots.tolist() if each != slot]),
        ):
            window.page.bar.apply_text("")
            view.show_slot(slot, column)
            do(window, action)
            assert sorted(view.entries.order.shown.tolist()) == expected, (number, action, line(window))
