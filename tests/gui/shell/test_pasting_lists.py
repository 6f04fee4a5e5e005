"""Pasting lists of URLs, which become new entries instead of replacing others."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.table.entry_view import EntryView
from tests.gui.shell.conftest import Opener, do

KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
FIRST, SECOND = ([f"https://a.example/{name}/{n}" for n in range(200)] for name in ("first", "second"))
OPEN = [f"https://a.example/{n}" for n in range(3)]  # the URLs of the fixture `three_entries`


def table_of(window: MainWindow) -> EntryView:
    table = window.findChild(EntryView, "entries")
    assert table is not None
    return table


def locs(window: MainWindow) -> list[str | None]:
    return window.session.document.table.rows(window.session.document.table.order, ["loc"]).to_series().to_list()


def paste(window: MainWindow, qtbot: QtBot, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    table_of(window).setFocus()
    qtbot.keyClick(table_of(window), KEY.Key_V, CONTROL)


def select(window: MainWindow, *boxes: tuple[int, int, int, int]) -> None:
    table, selection = table_of(window), QItemSelection()
    for top, left, bottom, right in boxes:
        selection.select(table.model().index(top, left), table.model().index(bottom, right))
    flag = QItemSelectionModel.SelectionFlag
    table.selectionModel().setCurrentIndex(table.model().index(*boxes[0][:2]), flag.NoUpdate)
    table.selectionModel().select(selection, flag.ClearAndSelect)


def message(window: MainWindow) -> str:
    label = window.findChild(QLabel, "message")
    assert label is not None
    return label.text() if label.isVisible() else ""


def offer_button(window: MainWindow) -> QPushButton:
    button = window.findChild(QPushButton, "offer-1")
    assert button is not None
    return button


def test_second_url_list_pasted_into_new_set_is_appended(window: MainWindow, qtbot: QtBot):
    do(window, "new")
    paste(window, qtbot, "\n".join(FIRST))
    paste(window, qtbot, "\r\n".join(SECOND) + "\r\n")
    assert locs(window) == FIRST + SECOND
    assert message(window) == "200 entries added."
    assert offer_button(window).text() == "Replace selected URLs instead"
    paste(window, qtbot, "\n".join(FIRST))
    assert locs(window) == FIRST + SECOND + FIRST
    do(window, "undo")
    assert (locs(window), message(window)) == (FIRST + SECOND, "")


@pytest.mark.parametrize(
    "boxes",
    [
        pytest.param([(0, 0, 0, 0)], id="single cell"),
        pytest.param([(1, 0, 1, 4)], id="whole row"),
        pytest.param([(0, 0, 2, 0)], id="shorter than the list"),
    ],
)
def test_url_list_pasted_into_open_set_is_appended(open_set: Opener, qtbot: QtBot, three_entries: Path, boxes):
    window = open_set(three_entries)
    select(window, *boxes)
    paste(window, qtbot, "\n".join(FIRST))
    assert locs(window) == OPEN + FIRST
    assert window.session.document.table.column("lastmod").to_list()[:3] == ["2026-11-02"] * 3


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("URL\tlastmod\nhttps://a.example/x\t2025-01-01\nhttps://a.example/y\t\n", id="header"),
        pytest.param("https://a.example/x\t2025-01-01\nhttps://a.example/y\t\n", id="columns"),
        pytest.param(" HTTPS://a.example/x\t2025-01-01\n\nhttps://a.example/y\n", id="blanks"),
    ],
)
def test_table_of_urls_pasted_into_cell_is_appended(open_set: Opener, qtbot: QtBot, three_entries: Path, text):
    window = open_set(three_entries)
    select(window, (0, 0, 0, 0))
    paste(window, qtbot, text)
    assert locs(window)[:3] == OPEN
    assert [loc.strip().lower() for loc in locs(window)[3:] if loc] == ["https://a.example/x", "https://a.example/y"]
    assert window.session.document.table.column("lastmod").to_list()[3] == "2025-01-01"


def test_replace_button_after_append_pastes_over_selection_instead(open_set: Opener, qtbot: QtBot, three_entries: Path):
    window = open_set(three_entries)
    select(window, (1, 0, 1, 0))
    paste(window, qtbot, "\n".join(FIRST[:3]))
    assert message(window) == "3 entries added."
    qtbot.mouseClick(offer_button(window), Qt.MouseButton.LeftButton)
    assert locs(window) == [OPEN[0], *FIRST[:3]]
    assert message(window) == ""
    do(window, "undo")
    assert locs(window) == OPEN


def test_large_appended_url_list_can_replace_selection_instead(open_set: Opener, qtbot: QtBot, three_entries: Path):
    window = open_set(three_entries)
    many = [f"https://a.example/many/{n}" for n in range(60_000)]
    paste(window, qtbot, "\n".join(many))
    qtbot.waitUntil(lambda: message(window) == "60,000 entries added.")
    qtbot.mouseClick(offer_button(window), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.session.is_busy and locs(window) == many)


def test_url_list_as_long_as_selection_replaces_selection(open_set: Opener, qtbot: QtBot, three_entries: Path):
    window = open_set(three_entries)
    select(window, (0, 0, 1, 0))
    paste(window, qtbot, "\n".join(FIRST[:2]))
    assert (locs(window), message(window)) == ([*FIRST[:2], OPEN[2]], "")


@pytest.mark.parametrize(
    ("text", "column", "expected_locs"),
    [
        pytest.param("https://a.example/x", 0, ["https://a.example/x", *OPEN[1:]], id="single URL"),
        pytest.param("/x\n/y", 0, ["/x", "/y", OPEN[2]], id="paths"),
        pytest.param("https://a.example/x\nhttps://a.example/y", 1, OPEN, id="other column"),
    ],
)
def test_text_not_treated_as_url_list_replaces_cells(
    open_set: Opener, qtbot: QtBot, three_entries: Path, text, column, expected_locs
):
    window = open_set(three_entries)
    select(window, (0, column, 0, column))
    paste(window, qtbot, text)
    assert locs(window) == expected_locs


def test_url_list_pasted_into_empty_entry_replaces_it(window: MainWindow, qtbot: QtBot):
    do(window, "new")
    do(window, "add-entry")
    paste(window, qtbot, "\n".join(FIRST))
    assert locs(window) == FIRST


def test_copied_entries_are_added_with_their_extensions(open_set: Opener, qtbot: QtBot, flawed: Path):
    window = open_set(flawed)
    table = table_of(window)
    last = table.model().columnCount() - 1
    select(window, (0, 0, 0, last), (4, 0, 4, last))
    table.clipboard.copy()
    select(window, (1, 0, 1, 0))
    paste(window, qtbot, QGuiApplication.clipboard().text())
    assert locs(window)[5:] == ["https://a.example/right", "https://a.example/pictures"]
    document = window.session.document
    copied = document.table.extension_of(int(document.table.order[6]))
    assert copied is not None
    assert "/two.jpg" in copied


@pytest.mark.parametrize(
    ("header", "expected_message"),
    [
        ("URL\tPrice", "The column “Price” was not pasted, because no field has this name."),
        (
            "URL\tPrice\tlastmod\tIn stock",
            "2 columns were not pasted, because no field has their names: “Price”, “In stock”.",
        ),
    ],
)
def test_unknown_columns_of_pasted_table_are_named(
    window: MainWindow, qtbot: QtBot, header: str, expected_message: str
):
    do(window, "new")
    paste(window, qtbot, f"{header}\nhttps://a.example/x\t5\t2025-01-01\tyes\n")
    assert message(window).startswith(expected_message)
    assert locs(window) == ["https://a.example/x"]
    # In the message about an added list, which would wait behind another.
    paste(window, qtbot, f"{header}\nhttps://a.example/y\t5\t\tyes\nhttps://a.example/z\t5\t\tyes\n")
    assert message(window).startswith(f"2 entries added. {expected_message}")
    assert offer_button(window).isVisible()
