"""Copying, cutting and pasting in the table of entries."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelection
from PySide6.QtGui import QGuiApplication

from sitemap_studio.core.errors import StudioError
from sitemap_studio.gui.table.view import EntryView
from tests.gui.table.handling import FIELDS, SELECT, clip, column, filter_by, select, select_rows


@pytest.fixture
def refusals(session) -> list[StudioError]:
    """What was said of what could not be done."""
    told: list[StudioError] = []
    session.refused.connect(told.append)
    return told


def test_copying_gives_tab_separated_plain_text(view):
    select(view, (2, 0, 3, 2))
    view.clipboard.copy()
    mime = QGuiApplication.clipboard().mimeData()
    assert mime.text() == "c\t3\tdaily\nd\t4\t"
    assert not mime.hasHtml()


def test_copying_whole_entries_leaves_marks_and_sitemaps_out(show, document_of):
    view = show(document_of(1, 1, loc=list("ab")))
    view.selectAll()
    view.clipboard.copy()
    assert QGuiApplication.clipboard().text() == "a\t\t\t\nb\t\t\t"


def test_copying_follows_the_order_shown(view):
    view.sort_by("loc", descending=True)
    select(view, (0, 0, 1, 0))
    view.clipboard.copy()
    assert QGuiApplication.clipboard().text() == "e\nd"


def test_what_was_copied_with_a_header_finds_its_fields_again(view):
    select(view, (0, 1, 1, 2))
    view.clipboard.copy_with_header()
    assert QGuiApplication.clipboard().text() == "lastmod\tchangefreq\n1\tdaily\n2\tdaily"
    select(view, (3, 0, 3, 0))
    view.clipboard.paste()
    assert [cells_of(view, row) for row in (3, 4)] == [("d", "1", "daily", None), ("e", "2", "daily", None)]


def test_entries_that_were_copied_with_a_header_are_pasted_without_it(view):
    select_rows(view, 0)
    view.clipboard.copy_with_header()
    view.clipboard.paste_entries()
    assert column(view) == list("aabcde")


def test_cutting_cells_clears_them_and_cutting_entries_deletes_them(view):
    select(view, (0, 1, 0, 1))
    view.clipboard.cut()
    assert (QGuiApplication.clipboard().text(), column(view, "lastmod")[0]) == ("1", None)
    select_rows(view, 1, 2)
    view.clipboard.cut()
    assert column(view) == ["a", "d", "e"]


def test_a_grid_is_pasted_on_the_current_cell(view, session):
    select(view, (1, 1, 1, 1))
    clip("x\tweekly\ny\tmonthly\n")
    view.clipboard.paste()
    assert column(view, "lastmod") == ["1", "x", "y", "4", "5"]
    assert column(view, "changefreq") == ["daily", "weekly", "monthly", None, None]
    assert session.undo_stack.undoText() == "Paste 4 cells"
    assert view.selection.ranges().boxes == ((1, 1, 2, 2),)


def test_one_cell_is_pasted_over_the_whole_selection(view):
    select(view, (0, 2, 1, 3))
    clip("x")
    view.clipboard.paste()
    assert cells_of(view, 0) == ("a", "1", "x", "x")
    assert cells_of(view, 1) == ("b", "2", "x", "x")


def cells_of(view: EntryView, row: int) -> tuple[str | None, ...]:
    return tuple(view.entries.value(view.entries.slot_at(row), field) for field in FIELDS)


def test_a_grid_is_repeated_over_a_multiple_of_it(view):
    select(view, (0, 1, 3, 1))
    clip("x\ny")
    view.clipboard.paste()
    assert column(view, "lastmod") == ["x", "y", "x", "y", "5"]


def test_a_grid_that_does_not_fit_the_selection_is_pasted_once(view):
    select(view, (0, 1, 2, 1))
    clip("x\ny")
    view.clipboard.paste()
    assert column(view, "lastmod") == ["x", "y", "3", "4", "5"]
    assert view.selection.ranges().boxes == ((0, 1, 1, 1),)


def test_one_cell_on_whole_rows_goes_into_the_current_column_only(view):
    select_rows(view, 0, 1)
    clip("x")
    view.clipboard.paste()
    assert (cells_of(view, 0), cells_of(view, 1)) == (("x", "1", "daily", None), ("x", "2", "daily", None))


def test_scattered_rows_are_pasted_over_one_by_one(view):
    select(view, (0, 1, 0, 1), (2, 1, 2, 1))
    clip("x\ny")
    view.clipboard.paste()
    assert column(view, "lastmod") == ["x", "2", "y", "4", "5"]


def test_cells_that_a_line_lacks_are_left_alone_and_empty_ones_clear(view):
    select(view, (0, 1, 0, 1))
    clip("x\t\ny")
    view.clipboard.paste()
    assert cells_of(view, 0) == ("a", "x", None, None)
    assert cells_of(view, 1) == ("b", "y", "daily", None)


def test_an_empty_cell_is_copied_and_pasted_like_any_other(view):
    select(view, (3, 2, 3, 2))
    view.clipboard.copy()
    select(view, (0, 2, 0, 2))
    view.clipboard.paste()
    assert column(view, "changefreq") == [None, "daily", "daily", None, None]
    select(view, (2, 2, 3, 2))
    view.clipboard.copy()
    select(view, (0, 1, 0, 1))
    view.clipboard.paste()
    assert column(view, "lastmod") == ["daily", None, "3", "4", "5"]


def test_columns_beyond_the_last_field_are_left_out_which_is_told(view, refusals):
    select(view, (0, 3, 0, 3))
    clip("0.5\tx\ty")
    view.clipboard.paste()
    assert cells_of(view, 0) == ("a", "1", "daily", "0.5")
    assert [error.message for error in refusals] == [
        "2 columns of what was pasted would lie beyond the last field, and were left out."
    ]
    clip("x\t2026\tdaily\t0.5\tmore\t\n")
    view.clipboard.paste_entries()
    assert refusals[1].message.startswith("1 column of what was pasted")
    clip("URL\tNotes\nz\tx")
    view.clipboard.paste()
    clip("0.6\t\n0.7\t\t\n")
    select(view, (1, 3, 1, 3))
    view.clipboard.paste()
    assert len(refusals) == 2


def test_a_header_says_where_columns_go(view):
    select(view, (1, 3, 1, 3))
    clip("Priority\tNotes\tURL\n0.5\tx\tz")
    view.clipboard.paste()
    assert cells_of(view, 1) == ("z", "2", "daily", "0.5")


def test_lines_beyond_the_last_entry_become_entries(view, session):
    select(view, (4, 0, 4, 0))
    clip("x\ny\t2026\n\nz")
    view.clipboard.paste()
    assert column(view) == ["a", "b", "c", "d", "x", "y", "z"]
    assert column(view, "lastmod")[5] == "2026"
    session.undo_stack.undo()
    assert column(view) == list("abcde")


def test_a_list_of_addresses_pasted_into_an_empty_table_makes_entries(show, document_of, session):
    view = show(document_of(loc=[]))
    clip("http://a.example/\r\nhttp://b.example/\r\n")
    view.clipboard.paste()
    assert column(view) == ["http://a.example/", "http://b.example/"]
    assert session.undo_stack.undoText() == "Paste 2 entries"


def test_under_a_filter_the_entries_shown_are_filled(show, document_of):
    view = show(document_of(loc=["x1", "b", "x2", "d"]))
    filter_by(view.entries, "x")
    select(view, (0, 1, 0, 1))
    clip("1\n2")
    view.clipboard.paste()
    filter_by(view.entries, "")
    assert column(view, "lastmod") == ["1", None, "2", None]


def test_in_a_sorted_view_the_entries_shown_are_filled(view):
    view.sort_by("loc", descending=True)
    select(view, (0, 1, 0, 1))
    clip("x\ny")
    view.clipboard.paste()
    assert column(view, "lastmod") == ["x", "y", "3", "2", "1"]


def test_pasting_what_is_there_already_is_no_edit(view, session):
    select(view, (0, 0, 0, 0))
    clip("a\t1\tdaily")
    view.clipboard.paste()
    assert session.undo_stack.count() == 0


def test_pasting_nothing_is_no_edit(view, session):
    clip("")
    view.clipboard.paste()
    assert session.undo_stack.count() == 0


def test_pasting_on_marks_is_refused(view, session, refusals):
    select(view, (0, 4, 0, 4))
    clip("x")
    view.clipboard.paste()
    assert session.undo_stack.count() == 0
    assert [error.message for error in refusals] == ["Nothing can be pasted into this column."]


@pytest.mark.parametrize("current", [1, 4])
def test_several_columns_go_on_whole_rows_from_the_first_field_on(view, current):
    view.go_to(1, current)
    row = QItemSelection(view.entries.index(1, 0), view.entries.index(1, 4))
    view.selectionModel().select(row, SELECT.ClearAndSelect)
    clip("x\t2026")
    view.clipboard.paste()
    assert cells_of(view, 1) == ("x", "2026", "daily", None)


def test_whole_entries_are_pasted_as_copied(view):
    select_rows(view, 0, 1)
    view.clipboard.copy()
    select_rows(view, 3)
    view.clipboard.paste()
    assert [cells_of(view, row) for row in (3, 4)] == [("a", "1", "daily", None), ("b", "2", "daily", None)]


def test_pasted_cells_that_stay_as_they_are_do_not_count_as_changed(view, session):
    select(view, (0, 0, 0, 0))
    clip("a\nz")
    view.clipboard.paste()
    touched = session.document.table.column("touched").to_list()
    assert touched == [0, 1, 0, 0, 0]
