"""Copying, cutting and pasting of cells in the table of entries."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelection
from PySide6.QtGui import QGuiApplication

from sitemap_studio.gui.table.entry_view import EntryView
from tests.gui.table.table_actions import FIELDS, SELECT, clip, column, filter_by, select, select_rows


def cells_of(view: EntryView, row: int) -> tuple[str | None, ...]:
    return tuple(view.entries.value(view.entries.slot_at(row), field) for field in FIELDS)


def paste(view: EntryView, text: str, *boxes: tuple[int, int, int, int]) -> None:
    """Paste a text over a selection."""
    select(view, *boxes)
    clip(text)
    view.clipboard.paste()


# Copy and cut


def test_copy_gives_tab_separated_text_in_view_order(view):
    select(view, (2, 0, 3, 2))
    view.clipboard.copy()
    mime = QGuiApplication.clipboard().mimeData()
    assert (mime.text(), mime.hasHtml()) == ("c\t3\tdaily\nd\t4\t", False)
    view.sort_by("loc", descending=True)
    select(view, (0, 0, 1, 0))
    view.clipboard.copy()
    assert QGuiApplication.clipboard().text() == "e\nd"


def test_copied_entries_omit_problem_and_sitemap_columns(show_table, document_of):
    view = show_table(document_of(1, 1, loc=list("ab")))
    view.selectAll()
    view.clipboard.copy()
    assert QGuiApplication.clipboard().text() == "a\t\t\t\nb\t\t\t"


def test_cells_copied_with_header_are_pasted_into_same_fields(view):
    select(view, (0, 1, 1, 2))
    view.clipboard.copy(has_header=True)
    assert QGuiApplication.clipboard().text() == "lastmod\tchangefreq\n1\tdaily\n2\tdaily"
    select(view, (3, 0, 3, 0))
    view.clipboard.paste()
    assert [cells_of(view, row) for row in (3, 4)] == [("d", "1", "daily", None), ("e", "2", "daily", None)]
    select_rows(view, 0)
    view.clipboard.copy(has_header=True)
    view.clipboard.paste_entries()
    assert column(view) == list("aabcde")


def test_cut_clears_cells_or_deletes_entries(view):
    select(view, (0, 1, 0, 1))
    view.clipboard.cut()
    assert (QGuiApplication.clipboard().text(), column(view, "lastmod")[0]) == ("1", None)
    select_rows(view, 1, 2)
    view.clipboard.cut()
    assert column(view) == ["a", "d", "e"]


# Paste


@pytest.mark.parametrize(
    ("boxes", "text", "expected_rows"),
    [
        pytest.param([(0, 2, 1, 3)], "x", {0: "a1xx", 1: "b2xx"}, id="one cell over the selection"),
        pytest.param([(0, 1, 3, 1)], "x\ny", {0: "axD", 1: "byD", 2: "cxD", 3: "dy"}, id="over a multiple"),
        pytest.param([(0, 1, 2, 1)], "x\ny", {0: "axD", 1: "byD", 2: "c3D"}, id="once if it does not fit"),
        pytest.param([(0, 0, 0, 4), (1, 0, 1, 4)], "x", {0: "x1D", 1: "x2D"}, id="one cell on whole rows"),
        pytest.param([(0, 1, 0, 1), (2, 1, 2, 1)], "x\ny", {0: "axD", 1: "b2D", 2: "cyD"}, id="on scattered rows"),
        pytest.param([(0, 1, 0, 1)], "x\t\ny", {0: "ax", 1: "byD"}, id="missing cells stay, empty ones clear"),
        pytest.param([(1, 3, 1, 3)], "Priority\tNotes\tURL\n5\tx\tz", {1: "z2D5"}, id="by a header"),
    ],
)
def test_pasted_grid_fills_selected_cells(view, boxes, text, expected_rows):
    paste(view, text, *boxes)
    shown = {row: "".join(cell or "" for cell in cells_of(view, row)).replace("daily", "D") for row in expected_rows}
    assert shown == expected_rows


def test_pasted_cells_are_one_step_and_selected(view, session):
    paste(view, "x\tweekly\ny\tmonthly\n", (1, 1, 1, 1))
    assert column(view, "lastmod") == ["1", "x", "y", "4", "5"]
    assert column(view, "changefreq") == ["daily", "weekly", "monthly", None, None]
    assert session.undo_stack.undoText() == "Paste 4 cells"
    assert view.selection.ranges().boxes == ((1, 1, 2, 2),)


def test_empty_cell_is_copied_and_pasted(view):
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


def test_pasted_columns_without_field_are_reported_unless_empty(view, refusals):
    paste(view, "0.5\tx\ty", (0, 3, 0, 3))
    assert cells_of(view, 0) == ("a", "1", "daily", "0.5")
    assert refusals[0].message.startswith("2 pasted columns")
    clip("x\t2026\tdaily\t0.5\tmore\t\n")
    view.clipboard.paste_entries()
    assert refusals[1].message.startswith("1 pasted column")
    clip("URL\tNotes\nz\tx")
    view.clipboard.paste()
    assert refusals[2].message == "The column “Notes” was not pasted, because no field has this name."
    clip("URL\tNotes\nz\t")
    view.clipboard.paste()
    paste(view, "0.6\t\n0.7\t\t\n", (1, 3, 1, 3))
    assert len(refusals) == 3


def test_pasted_lines_beyond_last_entry_add_entries(view, session):
    paste(view, "x\ny\t2026\n\nz", (4, 0, 4, 0))
    assert column(view) == ["a", "b", "c", "d", "x", "y", "z"]
    assert column(view, "lastmod")[5] == "2026"
    session.undo_stack.undo()
    assert column(view) == list("abcde")


def test_url_list_pasted_into_empty_table_adds_entries(show_table, document_of, session):
    view = show_table(document_of(loc=[]))
    clip("http://a.example/\r\nhttp://b.example/\r\n")
    view.clipboard.paste()
    assert column(view) == ["http://a.example/", "http://b.example/"]
    assert session.undo_stack.undoText() == "Paste 2 entries"


def test_paste_fills_visible_entries_of_filtered_or_sorted_view(view):
    filter_by(view.entries, "/[ac]/")
    paste(view, "x\ny", (0, 1, 0, 1))
    filter_by(view.entries, "")
    assert column(view, "lastmod") == ["x", "2", "y", "4", "5"]
    view.sort_by("loc", descending=True)
    paste(view, "v\nw", (0, 1, 0, 1))
    assert column(view, "lastmod") == ["v", "w", "y", "2", "x"]


def test_paste_without_change_adds_no_undo_step(view, session, refusals):
    for text in ("a\t1\tdaily", ""):
        paste(view, text, (0, 0, 0, 0))
    assert refusals == []
    paste(view, "x", (0, 4, 0, 4))
    assert session.undo_stack.count() == 0
    assert [error.message for error in refusals] == ["Nothing can be pasted into this column."]
    # Cells that stay the same do not count as changed.
    paste(view, "a\nz", (0, 0, 0, 0))
    assert session.document.table.column("touched").to_list() == [0, 1, 0, 0, 0]


@pytest.mark.parametrize("current", [1, 4])
def test_paste_over_whole_rows_starts_at_first_field(view, current):
    view.go_to(1, current)
    row = QItemSelection(view.entries.index(1, 0), view.entries.index(1, 4))
    view.selectionModel().select(row, SELECT.ClearAndSelect)
    clip("x\t2026")
    view.clipboard.paste()
    assert cells_of(view, 1) == ("x", "2026", "daily", None)


def test_pasted_rows_overwrite_entries_from_first_selected_row(view):
    select_rows(view, 0, 1)
    view.clipboard.copy()
    select_rows(view, 3)
    view.clipboard.paste()
    assert [cells_of(view, row) for row in (3, 4)] == [("a", "1", "daily", None), ("b", "2", "daily", None)]
