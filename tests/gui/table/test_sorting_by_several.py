"""Sorting the view by several columns: with Shift and a click, and what the header shows of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.sorting import SortDialog
from sitemap_studio.gui.table.header import MAX_KEYS, EntryHeader
from sitemap_studio.gui.table.model import PROBLEMS, SITEMAP, ColumnSort
from sitemap_studio.gui.table.view import EntryView
from tests.gui.table.handling import column

SHIFT = Qt.KeyboardModifier.ShiftModifier
NO_KEYS = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def view(show, document_of) -> EntryView:
    return show(
        document_of(
            3, 2,
            loc=["https://a.example/c", "https://a.example/a", "https://a.example/e", "https://a.example/b", "wrong"],
            changefreq=["daily", "weekly", "daily", "weekly", None],
            priority=["0.5", "0.5", "0.1", "0.9", "0.5"],
        )
    )  # fmt: skip


def header_of(view: EntryView) -> EntryHeader:
    header = view.horizontalHeader()
    assert isinstance(header, EntryHeader)
    return header


def click(view: EntryView, qtbot: QtBot, name: str, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
    header = header_of(view)
    section = view.entries.columns.index(name)
    place = QPoint(header.sectionViewportPosition(section) + header.sectionSize(section) // 2, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, keys, place)


def tails(view: EntryView) -> str:
    return "".join(str(loc)[-1] for loc in column(view))


def numbers(view: EntryView) -> dict[str, int]:
    header = header_of(view)
    found = {name: header.key_number(place) for place, name in enumerate(view.entries.columns)}
    return {name: number for name, number in found.items() if number is not None}


def test_shift_and_a_click_sort_by_one_more_column(view, qtbot: QtBot):
    click(view, qtbot, "changefreq")
    assert tails(view) == "ceabg"
    assert numbers(view) == {}
    click(view, qtbot, "priority", SHIFT)
    assert tails(view) == "ecabg"
    assert numbers(view) == {"changefreq": 1, "priority": 2}
    click(view, qtbot, "priority", SHIFT)
    assert tails(view) == "cebag"
    click(view, qtbot, "priority", SHIFT)
    assert tails(view) == "ceabg"
    assert view.entries.sort_keys == (ColumnSort("changefreq"),)


def test_the_arrow_of_an_ascending_sort_points_up_and_of_a_descending_one_down(view, monkeypatch):
    for desktop, is_ascending_up in (("ubuntu:GNOME", True), ("KDE", False)):
        monkeypatch.setenv("XDG_CURRENT_DESKTOP", desktop)
        for is_descending in (False, True):
            view.entries.sort_by([ColumnSort("loc", is_descending=is_descending)])
            widths = _dark_pixels_of_rows(header_of(view))
            assert (widths[0] < widths[-1]) == (is_ascending_up != is_descending)


def _dark_pixels_of_rows(header: EntryHeader) -> list[int]:
    """How wide the arrow above the addresses is, from its top down."""
    image = header.grab().toImage()
    right = header.sectionViewportPosition(0) + header.sectionSize(0) - 2
    places = range(right - 20, right)
    rows = (sum(image.pixelColor(x, y).lightness() < 150 for x in places) for y in range(2, image.height() - 2))
    return [count for count in rows if count]


def test_a_click_sorts_by_one_column_alone_again(view, qtbot: QtBot):
    click(view, qtbot, "changefreq")
    click(view, qtbot, "priority", SHIFT)
    click(view, qtbot, "loc")
    assert view.entries.sort_keys == (ColumnSort("loc"),)
    assert numbers(view) == {}


def test_clicks_go_round_to_the_order_of_the_set(view, qtbot: QtBot):
    for expected in ("abceg", "gecba", "caebg"):
        click(view, qtbot, "loc")
        assert tails(view) == expected


def test_shift_and_a_click_on_an_unsorted_view_begin_a_sort(view, qtbot: QtBot):
    click(view, qtbot, "loc", SHIFT)
    assert tails(view) == "abceg"
    assert header_of(view).sortIndicatorSection() == 0


def test_sitemaps_and_problems_are_keys_like_fields(view):
    view.entries.sort_by([ColumnSort(PROBLEMS), ColumnSort("loc", is_descending=True)])
    assert tails(view)[0] == "g"
    assert tails(view)[1:] == "ecba"
    view.entries.sort_by([ColumnSort(SITEMAP, is_descending=True), ColumnSort("priority"), ColumnSort("loc")])
    assert tails(view) == "gbeac"


def test_there_are_four_keys_at_most(view):
    header = header_of(view)
    for section in range(6):
        header.add_key(section)
    assert len(view.entries.sort_keys) == MAX_KEYS
    assert view.entries.sort_keys[-1].column == view.entries.columns[5]


def test_a_shift_click_that_ends_elsewhere_does_nothing(view, qtbot: QtBot):
    header = header_of(view)
    qtbot.mousePress(header.viewport(), Qt.MouseButton.LeftButton, SHIFT, QPoint(40, 10))
    qtbot.mouseRelease(header.viewport(), Qt.MouseButton.LeftButton, SHIFT, QPoint(header.width() - 10, 10))
    assert view.entries.sort_keys == ()


def test_an_edit_of_any_key_makes_the_sort_outdated(view):
    view.entries.sort_by([ColumnSort("changefreq"), ColumnSort("priority")])
    view.entries.setData(view.entries.index(0, 3), "0.9")
    assert tails(view) == "ecabg"
    view.entries.set_filter(None)
    assert tails(view) == "ceabg"


def test_another_set_is_not_sorted_by_them(view, session, document_of):
    view.entries.sort_by([ColumnSort("changefreq"), ColumnSort("priority")])
    session.open_document(document_of(loc=["b", "a"]))
    assert (column(view), view.entries.sort_keys) == (["b", "a"], ())
    assert header_of(view).sortIndicatorSection() == -1


def test_the_header_is_painted_with_numbers(view):
    header = header_of(view)
    plain = header.grab().toImage()
    view.entries.sort_by([ColumnSort("changefreq"), ColumnSort("priority")])
    assert header.grab().toImage() != plain


def test_the_dialog_shows_the_keys_and_hands_over_others(view, qtbot: QtBot):
    view.entries.sort_by([ColumnSort("loc", is_descending=True)])
    dialog = SortDialog(view.entries)
    qtbot.addWidget(dialog)
    assert dialog.keys == [ColumnSort("loc", is_descending=True)]
    assert dialog.columns[1].isEnabled()
    assert not dialog.columns[2].isEnabled()
    dialog.columns[1].setCurrentIndex(dialog.columns[1].findData("priority"))
    dialog.columns[2].setCurrentIndex(dialog.columns[2].findData("loc"))
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    box.button(QDialogButtonBox.StandardButton.Ok).click()
    assert view.entries.sort_keys == (ColumnSort("loc", is_descending=True), ColumnSort("priority"))
    dialog.columns[0].setCurrentIndex(0)
    assert dialog.keys == []
