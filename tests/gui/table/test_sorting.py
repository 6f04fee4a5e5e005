"""Sorting and filtering: sort columns by clicks and dialog, and rows after edits."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.sort_dialog import SortDialog
from sitemap_studio.gui.table.column_sort import ColumnSort
from sitemap_studio.gui.table.entry_headers import MAX_KEYS, EntryHeader
from sitemap_studio.gui.table.entry_model import EntryModel
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.gui.table.view_columns import PROBLEMS, SITEMAP
from sitemap_studio.gui.table.view_order import ViewOrder, consecutive_runs, inserted_rows
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells
from sitemap_studio.model.entries import EntryTable
from tests.gui.table.table_actions import column, filter_by

SHIFT = Qt.KeyboardModifier.ShiftModifier
NO_KEYS = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def view(show_table, document_of) -> EntryView:
    return show_table(
        document_of(
            3, 2,
            loc=["https://a.example/c", "https://a.example/a", "https://a.example/e", "https://a.example/b", "wrong"],
            changefreq=["daily", "weekly", "daily", "weekly", None],
            priority=["0.5", "0.5", "0.1", "0.9", "0.5"],
        )
    )  # fmt: skip


def click(view: EntryView, qtbot: QtBot, name: str, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
    header = view.header
    section = view.entries.columns.index(name)
    place = QPoint(header.sectionViewportPosition(section) + header.sectionSize(section) // 2, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, keys, place)


def tails(view: EntryView) -> str:
    """Return the last letters of the URLs, from top to bottom."""
    return "".join(str(loc)[-1] for loc in column(view))


def numbers(view: EntryView) -> dict[str, int]:
    header = view.header
    found = {name: header.sort_key_number(place) for place, name in enumerate(view.entries.columns)}
    return {name: number for name, number in found.items() if number is not None}


def test_shift_click_adds_reverses_and_removes_sort_column(view, qtbot: QtBot):
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


@pytest.mark.fonts
def test_sort_arrow_direction_follows_desktop_convention(view, monkeypatch):
    for desktop, is_ascending_up in (("ubuntu:GNOME", True), ("KDE", False)):
        monkeypatch.setenv("XDG_CURRENT_DESKTOP", desktop)
        for is_descending in (False, True):
            view.entries.sort_by([ColumnSort("loc", is_descending=is_descending)])
            widths = _dark_pixels_of_rows(view.header)
            assert (widths[0] < widths[-1]) == (is_ascending_up != is_descending)


def _dark_pixels_of_rows(header: EntryHeader) -> list[int]:
    """Return the width of the sort arrow in each pixel row, from top to bottom."""
    image = header.grab().toImage()
    right = header.sectionViewportPosition(0) + header.sectionSize(0) - 2
    places = range(right - 20, right)
    rows = (sum(image.pixelColor(x, y).lightness() < 150 for x in places) for y in range(2, image.height() - 2))
    return [count for count in rows if count]


def test_click_replaces_multiple_sort_columns(view, qtbot: QtBot):
    click(view, qtbot, "changefreq", SHIFT)
    assert view.header.sortIndicatorSection() == 2
    click(view, qtbot, "priority", SHIFT)
    click(view, qtbot, "loc")
    assert view.entries.sort_keys == (ColumnSort("loc"),)
    assert numbers(view) == {}


def test_third_click_restores_order_of_set(view, qtbot: QtBot):
    for expected in ("abceg", "gecba", "caebg"):
        click(view, qtbot, "loc")
        assert tails(view) == expected


@pytest.mark.parametrize(
    ("keys", "expected_order"),
    [
        ([ColumnSort("priority")], "ecagb"),
        ([ColumnSort("priority", is_descending=True)], "bcage"),
        ([ColumnSort("priority"), ColumnSort(SITEMAP, is_descending=True)], "egcab"),
        ([ColumnSort(SITEMAP, is_descending=True), ColumnSort("priority"), ColumnSort("loc")], "gbeac"),
        ([ColumnSort(PROBLEMS), ColumnSort("loc", is_descending=True)], "gecba"),
        ([ColumnSort(PROBLEMS, is_descending=True)], "caebg"),
    ],
    ids=["ascending", "descending", "priority-sitemap", "sitemap-priority-loc", "problems-loc", "problems-descending"],
)
def test_entries_are_sorted_by_keys_in_order_of_precedence(view, keys, expected_order):
    view.entries.sort_by(keys)
    assert tails(view) == expected_order
    view.entries.sort_by([])
    assert tails(view) == "caebg"


def test_sort_key_beyond_fourth_replaces_last_one(view, qtbot: QtBot):
    header = view.header
    for section in range(6):
        header.toggle_sort_key(section)
    keys = view.entries.sort_keys
    assert len(keys) == MAX_KEYS
    assert keys[-1].column == view.entries.columns[5]
    # A click that ends elsewhere does nothing.
    qtbot.mousePress(header.viewport(), Qt.MouseButton.LeftButton, SHIFT, QPoint(40, 10))
    qtbot.mouseRelease(header.viewport(), Qt.MouseButton.LeftButton, SHIFT, QPoint(header.width() - 10, 10))
    assert view.entries.sort_keys == keys


@pytest.mark.parametrize(
    ("edit", "is_stale"),
    [
        (lambda slots: SetCells("priority", slots[1:2], pl.Series(["1.0"])), True),
        (lambda slots: SetCells("lastmod", slots[1:2], pl.Series(["2026"])), False),
        (lambda slots: RemoveEntries(np.array([2])), True),
    ],
)
def test_refilter_sorts_again_only_after_edit_of_sort_column(view, session, qtbot: QtBot, edit, is_stale):
    model = view.entries
    model.sort(3)
    session.push("Edit", edit(session.document.table.order))
    before = column(view)
    model.set_filter(None)
    assert (column(view) != before) is (is_stale and len(before) == 5)
    with qtbot.assertNotEmitted(model.sort_changed):
        model.sort(3)


@pytest.mark.fonts
def test_sort_key_numbers_are_painted_until_another_set_opens(view, session, document_of):
    plain = view.header.grab().toImage()
    view.entries.sort_by([ColumnSort("changefreq"), ColumnSort("priority")])
    assert view.header.grab().toImage() != plain
    session.open_document(document_of(loc=["b", "a"]))
    assert (column(view), view.entries.sort_keys) == (["b", "a"], ())
    assert view.header.sortIndicatorSection() == -1


def test_sort_dialog_shows_current_keys_and_applies_chosen_ones(view, qtbot: QtBot):
    view.entries.sort_by([ColumnSort("loc", is_descending=True)])
    dialog = SortDialog(view.entries)
    qtbot.addWidget(dialog)
    assert dialog.chosen_value() == [ColumnSort("loc", is_descending=True)]
    assert dialog.columns[1].isEnabled()
    assert not dialog.columns[2].isEnabled()
    dialog.columns[1].setCurrentIndex(dialog.columns[1].findData("priority"))
    dialog.columns[2].setCurrentIndex(dialog.columns[2].findData("loc"))
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    box.button(QDialogButtonBox.StandardButton.Ok).click()
    assert view.entries.sort_keys == (ColumnSort("loc", is_descending=True), ColumnSort("priority"))
    dialog.columns[0].setCurrentIndex(0)
    assert dialog.chosen_value() == []


# Rows of entries that are added, deleted and restored


@pytest.fixture
def model(session, document_of) -> EntryModel:
    """Model of entries a to f, of which b and d are daily."""
    frequencies = [None, "daily", None, "daily", None, None]
    session.open_document(document_of(loc=list("abcdef"), changefreq=frequencies))
    return EntryModel(session, session)


def rows(model: EntryModel) -> str:
    return "".join(model.value(model.slot_at(row), "loc") or "?" for row in range(model.rowCount()))


def add(model: EntryModel, position: int, count: int = 1) -> None:
    slots = model.session.document.add_entries(entry_frame({"loc": ["n"] * count}), sitemap=0)
    model.session.push("Add", InsertEntries(np.arange(position, position + count), slots))


@pytest.mark.parametrize(("position", "count", "expected"), [(3, 2, "fedcnnba"), (0, 1, "nfedcba"), (6, 1, "fnedcba")])
def test_new_entries_are_placed_after_predecessor_in_sorted_view(model, position, count, expected):
    model.sort(0, Qt.SortOrder.DescendingOrder)
    add(model, position, count)
    assert rows(model) == expected


def test_undone_deletion_restores_rows_in_sorted_view(model):
    model.sort(0, Qt.SortOrder.DescendingOrder)
    model.session.push("Delete", RemoveEntries(np.array([1, 5])))
    assert rows(model) == "edca"
    model.session.undo_stack.undo()
    assert rows(model) == "fedcba"


def test_new_entries_stay_visible_in_filtered_view_until_refilter(model):
    filter_by(model, "changefreq = daily")
    add(model, 2)
    assert rows(model) == "bnd"
    filter_by(model, "changefreq = daily")
    assert rows(model) == "bd"
    # Restored entries are as hidden as before.
    model.session.push("Delete", RemoveEntries(np.array([0, 1])))
    model.session.undo_stack.undo()
    assert rows(model) == "bd"


def test_filter_sort_and_sitemap_apply_together(session, document_of):
    session.open_document(document_of(2, 4, loc=list("abcdef")))
    model = EntryModel(session, session)
    model.sort(0, Qt.SortOrder.DescendingOrder)
    model.set_sitemaps((1,))
    assert rows(model) == "fedc"
    filter_by(model, "/[abce]/")
    assert rows(model) == "ec"


@given(shown=st.lists(st.integers(0, 40), unique=True), asked=st.lists(st.integers(0, 60)))
def test_row_of_each_slot_is_found_or_minus_one(shown, asked):
    order, table = ViewOrder(), EntryTable()
    order.set_shown(np.array(shown, np.uint32), table)
    expected = [shown.index(slot) if slot in shown else -1 for slot in asked]
    assert order.rows_of(np.array(asked, np.uint32)).tolist() == expected
    many = np.resize(np.array(asked, np.uint32), 5_000) if asked else np.empty(0, np.uint32)
    assert order.rows_of(many)[: len(asked)].tolist() == expected
    assert [order.row_of(slot) for slot in (-1, *asked)] == [-1, *expected]


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ([1, 2], [1, 2, 3, 4], (2, 3)),
        ([1, 2], [8, 9, 1, 2], (0, 1)),
        ([1, 2], [1, 9, 2], (1, 1)),
        ([], [1], (0, 0)),
        ([1, 2], [9, 1, 8, 2], None),
        ([1, 2], [2, 1, 3], None),
        ([1, 2], [2, 1], None),
        ([1, 2], [1], None),
        ([1, 2], [1, 2], None),
    ],
    ids=[
        "appended",
        "prepended",
        "between",
        "into-empty",
        "two-gaps",
        "reordered-and-added",
        "reordered",
        "removed",
        "unchanged",
    ],
)
def test_inserted_rows_finds_only_contiguous_insertions(before, after, expected):
    assert inserted_rows(np.array(before, np.uint32), np.array(after, np.uint32)) == expected


@given(st.sets(st.integers(0, 50)))
def test_consecutive_runs_cover_exactly_given_rows(rows):
    found = consecutive_runs(np.array(sorted(rows), np.int64))
    assert [row for first, last in found for row in range(first, last + 1)] == sorted(rows)
    assert all(left[1] + 1 < right[0] for left, right in pairwise(found))
