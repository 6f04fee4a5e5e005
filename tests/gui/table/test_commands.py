"""Commands on the selection: what each does, what it is called, and that undo takes all of it back."""

from __future__ import annotations

import polars as pl
import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel
from PySide6.QtGui import QGuiApplication

from sitemap_studio.core.errors import ReadError
from sitemap_studio.gui.session import Session
from sitemap_studio.gui.table.view import EntryView
from sitemap_studio.table.columns import EXTENSION_SCHEMA

SELECT = QItemSelectionModel.SelectionFlag
FIELDS = ("loc", "lastmod", "changefreq", "priority")


def select(view: EntryView, *boxes: tuple[int, int, int, int]) -> None:
    """Select boxes of first row, first column, last row, last column; the first corner becomes the current cell."""
    selection = QItemSelection()
    for top, left, bottom, right in boxes:
        selection.select(view.entries.index(top, left), view.entries.index(bottom, right))
    view.go_to(boxes[0][0], boxes[0][1])
    view.selectionModel().select(selection, SELECT.ClearAndSelect)


def select_rows(view: EntryView, *rows: int) -> None:
    select(view, *((row, 0, row, view.entries.columnCount() - 1) for row in rows))


def column(view: EntryView, field: str = "loc") -> list[str | None]:
    return [view.entries.value(view.entries.slot_at(row), field) for row in range(view.entries.rowCount())]


def cells(session: Session) -> list[tuple[str | None, ...]]:
    return session.document.table.rows(session.document.table.order, FIELDS).rows()


def clip(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


@pytest.fixture
def view(show, document_of) -> EntryView:
    """Five entries a to e; lastmod 1 to 5; three daily, two without changefreq."""
    return show(
        document_of(loc=list("abcde"), lastmod=list("12345"), changefreq=["daily", "daily", "daily", None, None])
    )


def undone(session: Session) -> list[str | None]:
    session.undo_stack.undo()
    return session.document.table.locs()


def test_an_entry_is_added_behind_the_current_one_and_its_loc_becomes_current(view, session):
    select(view, (1, 2, 1, 2))
    view.commands.add_entry()
    assert column(view) == ["a", "b", None, "c", "d", "e"]
    assert (view.currentIndex().row(), view.currentIndex().column()) == (2, 0)
    assert session.undo_stack.undoText() == "Add entry"
    assert undone(session) == list("abcde")


def test_an_entry_is_added_to_an_empty_table(show, document_of, session):
    view = show(document_of(loc=[]))
    view.commands.add_entry()
    assert (column(view), session.undo_stack.count()) == ([None], 1)


def test_an_added_entry_belongs_to_the_sitemap_of_the_one_before_it(show, document_of, session):
    view = show(document_of(2, 2, loc=list("abcd")))
    select(view, (1, 0, 1, 0))
    view.commands.add_entry()
    assert (session.document.table.urls_in(0), session.document.table.urls_in(1)) == (3, 2)


def test_an_entry_is_added_to_the_chosen_sitemap_even_if_that_is_empty(show, document_of, session):
    view = show(document_of(2, 0, loc=list("ab")))
    view.set_sitemap(1)
    view.commands.add_entry()
    assert (session.document.table.urls_in(0), session.document.table.urls_in(1)) == (2, 1)
    assert column(view) == [None]


def test_scattered_entries_are_deleted_in_one_step_and_the_current_row_stays(view, session):
    select_rows(view, 1, 3)
    view.commands.delete_selected()
    assert column(view) == ["a", "c", "e"]
    assert view.currentIndex().row() == 1
    assert session.undo_stack.undoText() == "Delete 2 entries"
    assert undone(session) == list("abcde")


def test_deleting_one_entry_says_so(view, session):
    select_rows(view, 4)
    view.commands.delete_selected()
    assert session.undo_stack.undoText() == "Delete entry"
    assert view.currentIndex().row() == 3


def test_all_entries_can_be_deleted(view, session):
    view.commands.select_all()
    view.commands.delete_selected()
    assert column(view) == []
    assert undone(session) == list("abcde")


def test_copies_follow_the_entries_that_stand_together(view, session):
    select_rows(view, 0, 1, 3)
    view.commands.duplicate_selected()
    assert column(view) == ["a", "b", "a", "b", "c", "d", "d", "e"]
    assert session.undo_stack.undoText() == "Duplicate 3 entries"
    assert undone(session) == list("abcde")


def test_copies_stay_in_the_sitemap_of_their_originals(show, document_of, session):
    view = show(document_of(2, 2, loc=list("abcd")))
    view.commands.select_all()
    view.commands.duplicate_selected()
    assert column(view) == ["a", "b", "a", "b", "c", "d", "c", "d"]
    assert (session.document.table.urls_in(0), session.document.table.urls_in(1)) == (4, 4)


def test_copies_have_the_extensions_of_their_originals(show, document_of, session):
    xml = "<mobile:mobile/>"
    extensions = pl.DataFrame({"entry": [1], "xml": [xml]}, schema=EXTENSION_SCHEMA)
    view = show(document_of(loc=list("abc"), extensions=extensions))
    select_rows(view, 0, 1)
    view.commands.duplicate_selected()
    table = session.document.table
    assert [table.extension_of(int(slot)) for slot in table.order] == [None, xml, None, xml, None]


def test_entries_move_up_and_down_and_stay_selected(view, session):
    select_rows(view, 2, 3)
    view.commands.move_up()
    assert column(view) == ["a", "c", "d", "b", "e"]
    assert [column(view)[row] for row in view.commands.selected().rows()] == ["c", "d"]
    view.commands.move_down()
    assert column(view) == list("abcde")
    assert session.undo_stack.undoText() == "Move 2 entries"


def test_entries_at_the_edge_do_not_move(view, session):
    select_rows(view, 0)
    view.commands.move_up()
    select_rows(view, 4)
    view.commands.move_down()
    assert session.undo_stack.count() == 0


def test_entries_do_not_move_into_another_sitemap(show, document_of, session):
    view = show(document_of(2, 2, loc=list("abcd")))
    select_rows(view, 2)
    view.commands.move_up()
    assert session.undo_stack.count() == 0


def test_under_a_filter_entries_move_past_what_is_hidden(show, document_of):
    view = show(document_of(loc=["x1", "b", "c", "x2"]))
    view.set_filter("x")
    select_rows(view, 1)
    view.commands.move_up()
    assert column(view) == ["x2", "x1"]
    view.set_filter("")
    assert column(view) == ["x2", "x1", "b", "c"]


def test_in_a_sorted_view_nothing_moves(view, session):
    view.sort_by("loc", descending=True)
    select_rows(view, 2)
    view.commands.move_up()
    assert (session.undo_stack.count(), view.commands.can_move()) == (0, False)


def test_clearing_takes_optional_elements_away_and_counts_only_what_was_there(view, session):
    select(view, (2, 1, 3, 2))
    view.commands.clear_cells()
    assert column(view, "lastmod") == ["1", "2", None, None, "5"]
    assert column(view, "changefreq") == ["daily", "daily", None, None, None]
    assert session.undo_stack.undoText() == "Clear 3 cells"
    before = cells(session)
    session.undo_stack.undo()
    session.undo_stack.redo()
    assert cells(session) == before


def test_clearing_empty_cells_is_no_edit(view, session):
    select(view, (3, 2, 4, 3))
    view.commands.clear_cells()
    assert session.undo_stack.count() == 0


def test_filling_down_takes_the_first_value_of_each_column(view, session):
    select(view, (1, 1, 3, 2))
    view.commands.fill_down()
    assert column(view, "lastmod") == ["1", "2", "2", "2", "5"]
    assert column(view, "changefreq") == ["daily", "daily", "daily", "daily", None]
    assert session.undo_stack.undoText() == "Fill 3 cells"


def test_filling_down_a_single_cell_takes_the_value_above(view):
    select(view, (3, 2, 3, 2))
    view.commands.fill_down()
    assert column(view, "changefreq")[3] == "daily"


def test_filling_down_the_first_cell_is_no_edit(view, session):
    select(view, (0, 1, 0, 1))
    view.commands.fill_down()
    assert session.undo_stack.count() == 0


def test_filling_the_selection_takes_the_current_value_and_leaves_other_columns_alone(view):
    select_rows(view, 0, 2, 4)
    view.selectionModel().setCurrentIndex(view.entries.index(2, 1), SELECT.NoUpdate)
    view.commands.fill_selection()
    assert column(view, "lastmod") == ["3", "2", "3", "4", "3"]
    assert column(view) == list("abcde")


def test_copying_gives_tab_separated_plain_text(view):
    select(view, (2, 0, 3, 2))
    view.commands.copy()
    mime = QGuiApplication.clipboard().mimeData()
    assert mime.text() == "c\t3\tdaily\nd\t4\t"
    assert not mime.hasHtml()


def test_copying_whole_entries_leaves_marks_and_sitemaps_out(show, document_of):
    view = show(document_of(1, 1, loc=list("ab")))
    view.commands.select_all()
    view.commands.copy()
    assert QGuiApplication.clipboard().text() == "a\t\t\t\nb\t\t\t"


def test_copying_follows_the_order_shown(view):
    view.sort_by("loc", descending=True)
    select(view, (0, 0, 1, 0))
    view.commands.copy()
    assert QGuiApplication.clipboard().text() == "e\nd"


def test_cutting_cells_clears_them_and_cutting_entries_deletes_them(view):
    select(view, (0, 1, 0, 1))
    view.commands.cut()
    assert (QGuiApplication.clipboard().text(), column(view, "lastmod")[0]) == ("1", None)
    select_rows(view, 1, 2)
    view.commands.cut()
    assert column(view) == ["a", "d", "e"]


def test_a_grid_is_pasted_on_the_current_cell(view, session):
    select(view, (1, 1, 1, 1))
    clip("x\tweekly\ny\tmonthly\n")
    view.commands.paste()
    assert column(view, "lastmod") == ["1", "x", "y", "4", "5"]
    assert column(view, "changefreq") == ["daily", "weekly", "monthly", None, None]
    assert session.undo_stack.undoText() == "Paste 4 cells"
    assert view.commands.selected().boxes == ((1, 1, 2, 2),)


def test_one_cell_is_pasted_over_the_whole_selection(view):
    select(view, (0, 2, 1, 3))
    clip("x")
    view.commands.paste()
    assert cells_of(view, 0) == ("a", "1", "x", "x")
    assert cells_of(view, 1) == ("b", "2", "x", "x")


def cells_of(view: EntryView, row: int) -> tuple[str | None, ...]:
    return tuple(view.entries.value(view.entries.slot_at(row), field) for field in FIELDS)


def test_a_grid_is_repeated_over_a_multiple_of_it(view):
    select(view, (0, 1, 3, 1))
    clip("x\ny")
    view.commands.paste()
    assert column(view, "lastmod") == ["x", "y", "x", "y", "5"]


def test_a_grid_that_does_not_fit_the_selection_is_pasted_once(view):
    select(view, (0, 1, 2, 1))
    clip("x\ny")
    view.commands.paste()
    assert column(view, "lastmod") == ["x", "y", "3", "4", "5"]


def test_one_cell_on_whole_rows_goes_into_the_current_column_only(view):
    select_rows(view, 0, 1)
    clip("x")
    view.commands.paste()
    assert (cells_of(view, 0), cells_of(view, 1)) == (("x", "1", "daily", None), ("x", "2", "daily", None))


def test_scattered_rows_are_pasted_over_one_by_one(view):
    select(view, (0, 1, 0, 1), (2, 1, 2, 1))
    clip("x\ny")
    view.commands.paste()
    assert column(view, "lastmod") == ["x", "2", "y", "4", "5"]


def test_cells_that_a_line_lacks_are_left_alone_and_empty_ones_clear(view):
    select(view, (0, 1, 0, 1))
    clip("x\t\ny")
    view.commands.paste()
    assert cells_of(view, 0) == ("a", "x", None, None)
    assert cells_of(view, 1) == ("b", "y", "daily", None)


def test_columns_beyond_the_last_field_are_left_out(view):
    select(view, (0, 3, 0, 3))
    clip("0.5\tx\ty")
    view.commands.paste()
    assert cells_of(view, 0) == ("a", "1", "daily", "0.5")


def test_a_header_says_where_columns_go(view):
    select(view, (1, 3, 1, 3))
    clip("Priority\tNotes\tURL\n0.5\tx\tz")
    view.commands.paste()
    assert cells_of(view, 1) == ("z", "2", "daily", "0.5")


def test_lines_beyond_the_last_entry_become_entries(view, session):
    select(view, (4, 0, 4, 0))
    clip("x\ny\t2026\n\nz")
    view.commands.paste()
    assert column(view) == ["a", "b", "c", "d", "x", "y", "z"]
    assert column(view, "lastmod")[5] == "2026"
    session.undo_stack.undo()
    assert column(view) == list("abcde")


def test_a_list_of_addresses_pasted_into_an_empty_table_makes_entries(show, document_of, session):
    view = show(document_of(loc=[]))
    clip("http://a.example/\r\nhttp://b.example/\r\n")
    view.commands.paste()
    assert column(view) == ["http://a.example/", "http://b.example/"]
    assert session.undo_stack.undoText() == "Paste 2 entries"


def test_under_a_filter_the_entries_shown_are_filled(show, document_of):
    view = show(document_of(loc=["x1", "b", "x2", "d"]))
    view.set_filter("x")
    select(view, (0, 1, 0, 1))
    clip("1\n2")
    view.commands.paste()
    view.set_filter("")
    assert column(view, "lastmod") == ["1", None, "2", None]


def test_in_a_sorted_view_the_entries_shown_are_filled(view):
    view.sort_by("loc", descending=True)
    select(view, (0, 1, 0, 1))
    clip("x\ny")
    view.commands.paste()
    assert column(view, "lastmod") == ["x", "y", "3", "2", "1"]


def test_pasting_what_is_there_already_is_no_edit(view, session):
    select(view, (0, 0, 0, 0))
    clip("a\t1\tdaily")
    view.commands.paste()
    assert session.undo_stack.count() == 0


def test_pasting_nothing_is_no_edit(view, session):
    clip("")
    view.commands.paste()
    assert session.undo_stack.count() == 0


def test_pasting_on_marks_is_no_edit(view, session):
    select(view, (0, 4, 0, 4))
    clip("x")
    view.commands.paste()
    assert session.undo_stack.count() == 0


def test_whole_entries_are_pasted_as_copied(view):
    select_rows(view, 0, 1)
    view.commands.copy()
    select_rows(view, 3)
    view.commands.paste()
    assert [cells_of(view, row) for row in (3, 4)] == [("a", "1", "daily", None), ("b", "2", "daily", None)]


def test_pasted_cells_that_stay_as_they_are_do_not_count_as_changed(view, session):
    select(view, (0, 0, 0, 0))
    clip("a\nz")
    view.commands.paste()
    touched = session.document.table.column("touched").to_list()
    assert touched == [0, 1, 0, 0, 0]


def test_commands_on_nothing_do_nothing(show, document_of, session):
    view = show(document_of(loc=[]))
    commands = view.commands
    for command in (commands.delete_selected, commands.duplicate_selected, commands.move_up, commands.move_down):
        command()
    for command in (commands.clear_cells, commands.fill_down, commands.fill_selection, commands.copy, commands.cut):
        command()
    assert session.undo_stack.count() == 0
    assert len(view.selected_slots()) == 0


def test_a_sitemap_that_could_not_be_read_takes_no_entries(show, document_of, session):
    document = document_of(2, 0, loc=list("ab"))
    document.sitemaps[1].error = ReadError("“sitemap1.xml” is missing.")
    view = show(document)
    view.set_sitemap(1)
    view.commands.add_entry()
    clip("http://a.example/")
    view.commands.paste()
    assert session.undo_stack.count() == 0
