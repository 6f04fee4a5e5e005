"""Commands on the selection: what each does, what it is called, and that undo takes all of it back."""

from __future__ import annotations

import polars as pl
from lxml import etree

from sitemap_studio.core.errors import ReadError
from sitemap_studio.document.export_file import export_single
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.model.columns import EXTENSION_SCHEMA
from tests.gui.table.handling import SELECT, cells, clip, column, filter_by, select, select_rows, undone


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
    view.selectAll()
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
    view.selectAll()
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
    assert [column(view)[row] for row in view.selection.ranges().rows()] == ["c", "d"]
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
    filter_by(view.entries, "x")
    select_rows(view, 1)
    view.commands.move_up()
    assert column(view) == ["x2", "x1"]
    filter_by(view.entries, "")
    assert column(view) == ["x2", "x1", "b", "c"]


def test_in_a_sorted_view_nothing_moves(view, session):
    view.sort_by("loc", descending=True)
    select_rows(view, 2)
    view.commands.move_up()
    assert session.undo_stack.count() == 0


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


def test_commands_on_nothing_do_nothing(show, document_of, session):
    view = show(document_of(loc=[]))
    commands = view.commands
    for command in (commands.delete_selected, commands.duplicate_selected, commands.move_up, commands.move_down):
        command()
    for command in (
        commands.clear_cells,
        commands.fill_down,
        commands.fill_selection,
        view.clipboard.copy,
        view.clipboard.cut,
    ):
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
    view.clipboard.paste()
    assert session.undo_stack.count() == 0


def test_a_copied_extension_still_means_what_it_meant_when_only_the_copy_is_exported(show, tmp_path, session):
    image = "http://www.google.com/schemas/sitemap-image/1.1"
    path = tmp_path / "a.xml"
    path.write_text(
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="{image}"><url>'
        "<loc>https://a.example/1</loc><image:image/></url></urlset>",
        encoding="utf-8",
    )
    view = show(open_path(path))
    select_rows(view, 0)
    view.commands.duplicate_selected()
    export_single(session.document, tmp_path / "b.xml", slots=session.document.table.order[1:])
    exported = etree.parse(tmp_path / "b.xml")
    assert len(list(exported.iter(f"{{{image}}}image"))) == 1
