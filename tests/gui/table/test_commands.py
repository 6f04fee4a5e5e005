"""Commands on the selection: result, name of the step, and undo."""

from __future__ import annotations

import polars as pl
import pytest
from lxml import etree

from sitemap_studio.core.errors import ReadError
from sitemap_studio.document.export_file import export_to_file
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.model.columns import EXTENSION_SCHEMA
from tests.gui.table.table_actions import SELECT, cells, clip, column, filter_by, select, select_rows, undone


@pytest.mark.parametrize(
    ("rows", "command", "expected_locs", "undo_text", "current_row"),
    [
        ([1], "add_entry", ["a", "b", None, "c", "d", "e"], "Add entry", 2),
        ([1, 3], "delete_selected", ["a", "c", "e"], "Delete 2 entries", 1),
        ([4], "delete_selected", ["a", "b", "c", "d"], "Delete entry", 3),
        ([0, 1, 2, 3, 4], "delete_selected", [], "Delete 5 entries", -1),
        ([0, 1, 3], "duplicate_selected", ["a", "b", "a", "b", "c", "d", "d", "e"], "Duplicate 3 entries", 2),
        ([2, 3], "move_up", ["a", "c", "d", "b", "e"], "Move 2 entries", 1),
        ([2, 3], "move_down", ["a", "b", "e", "c", "d"], "Move 2 entries", 3),
    ],
    ids=["add", "delete-scattered", "delete-last", "delete-all", "duplicate", "move-up", "move-down"],
)
def test_command_on_entries_is_one_undo_step(view, session, rows, command, expected_locs, undo_text, current_row):
    select_rows(view, *rows)
    getattr(view.commands, command)()
    assert column(view) == expected_locs
    assert session.undo_stack.undoText() == undo_text
    assert view.currentIndex().row() == current_row
    if "move" in command:
        assert [column(view)[row] for row in view.selection.ranges().rows()] == ["c", "d"]
    assert undone(session) == list("abcde")


@pytest.mark.parametrize(
    ("sitemap", "rows", "command", "expected_counts"),
    [
        pytest.param(None, [1], "add_entry", (3, 2), id="of the entry before it"),
        pytest.param(2, [], "add_entry", (2, 2, 1), id="that is chosen and empty"),
        pytest.param(None, [0, 1, 2, 3], "duplicate_selected", (4, 4), id="of the originals"),
    ],
)
def test_added_entry_joins_current_sitemap_and_duplicates_join_originals(
    show_table, document_of, session, sitemap, rows, command, expected_counts
):
    view = show_table(document_of(2, 2, *[0] * (sitemap is not None), loc=list("abcd")))
    view.entries.set_sitemaps(() if sitemap is None else (sitemap,))
    if rows:
        select_rows(view, *rows)
    getattr(view.commands, command)()
    assert (
        tuple(session.document.table.entry_count(sitemap) for sitemap in range(len(expected_counts))) == expected_counts
    )


def test_duplicated_entries_have_extensions_of_originals(show_table, document_of, session):
    xml = "<mobile:mobile/>"
    extensions = pl.DataFrame({"entry": [1], "xml": [xml]}, schema=EXTENSION_SCHEMA)
    view = show_table(document_of(loc=list("abc"), extensions=extensions))
    select_rows(view, 0, 1)
    view.commands.duplicate_selected()
    table = session.document.table
    assert [table.extension_of(int(slot)) for slot in table.order] == [None, xml, None, xml, None]


@pytest.mark.parametrize(
    ("sitemaps", "is_sorted", "row", "command"),
    [
        pytest.param((4,), False, 0, "move_up", id="at the top"),
        pytest.param((4,), False, 3, "move_down", id="at the bottom"),
        pytest.param((2, 2), False, 2, "move_up", id="into another sitemap"),
        pytest.param((4,), True, 2, "move_up", id="in a sorted view"),
    ],
)
def test_entries_cannot_move_beyond_sitemap_or_in_sorted_view(
    show_table, document_of, session, sitemaps, is_sorted, row, command
):
    view = show_table(document_of(*sitemaps, loc=list("abcd")))
    view.sort_by("loc" if is_sorted else None, descending=True)
    select_rows(view, row)
    getattr(view.commands, command)()
    assert session.undo_stack.count() == 0


def test_entries_move_past_rows_hidden_by_filter(show_table, document_of):
    view = show_table(document_of(loc=["x1", "b", "c", "x2"]))
    filter_by(view.entries, "x")
    select_rows(view, 1)
    view.commands.move_up()
    assert column(view) == ["x2", "x1"]
    filter_by(view.entries, "")
    assert column(view) == ["x2", "x1", "b", "c"]


@pytest.mark.parametrize(
    ("box", "command", "field", "expected_values", "undo_text"),
    [
        ((2, 1, 3, 2), "clear_cells", "lastmod", ["1", "2", None, None, "5"], "Clear 3 cells"),
        ((2, 1, 3, 2), "clear_cells", "changefreq", ["daily", "daily", None, None, None], "Clear 3 cells"),
        ((3, 2, 4, 3), "clear_cells", "changefreq", ["daily", "daily", "daily", None, None], ""),
        ((1, 1, 3, 2), "fill_down", "lastmod", ["1", "2", "2", "2", "5"], "Fill 3 cells"),
        ((1, 1, 3, 2), "fill_down", "changefreq", ["daily", "daily", "daily", "daily", None], "Fill 3 cells"),
        ((3, 2, 3, 2), "fill_down", "changefreq", ["daily", "daily", "daily", "daily", None], "Fill cell"),
        ((0, 1, 0, 1), "fill_down", "lastmod", ["1", "2", "3", "4", "5"], ""),
    ],
    ids=[
        "clear-lastmod",
        "clear-changefreq",
        "clear-empty",
        "fill-lastmod",
        "fill-changefreq",
        "fill-one-cell",
        "fill-first-row",
    ],
)
def test_undo_text_of_clear_and_fill_counts_changed_cells(
    view, session, box, command, field, expected_values, undo_text
):
    select(view, box)
    getattr(view.commands, command)()
    assert column(view, field) == expected_values
    assert session.undo_stack.undoText() == undo_text
    after = cells(session)
    session.undo_stack.undo()
    session.undo_stack.redo()
    assert cells(session) == after


def test_fill_selection_changes_only_current_column(view):
    select_rows(view, 0, 2, 4)
    view.selectionModel().setCurrentIndex(view.entries.index(2, 1), SELECT.NoUpdate)
    view.commands.fill_selection()
    assert column(view, "lastmod") == ["3", "2", "3", "4", "3"]
    assert column(view) == list("abcde")


def test_commands_on_empty_table_do_nothing_except_adding_entry(show_table, document_of, session):
    view = show_table(document_of(loc=[]))
    commands = view.commands
    for command in (
        commands.delete_selected,
        commands.duplicate_selected,
        commands.move_up,
        commands.move_down,
    ):
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
    assert len(view.selection.slots()) == 0
    commands.add_entry()
    assert (column(view), session.undo_stack.count()) == ([None], 1)


def test_no_entries_can_be_added_to_unreadable_sitemap(show_table, document_of, session):
    document = document_of(2, 0, loc=list("ab"))
    document.sitemaps[1].error = ReadError("“sitemap1.xml” is missing.")
    view = show_table(document)
    view.entries.set_sitemaps((1,))
    view.commands.add_entry()
    clip("http://a.example/")
    view.clipboard.paste()
    assert session.undo_stack.count() == 0


def test_duplicated_extension_keeps_namespaces_in_export(show_table, tmp_path, session):
    image = "http://www.google.com/schemas/sitemap-image/1.1"
    path = tmp_path / "a.xml"
    path.write_text(
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="{image}"><url>'
        "<loc>https://a.example/1</loc><image:image/></url></urlset>",
        encoding="utf-8",
    )
    view = show_table(open_path(path))
    select_rows(view, 0)
    view.commands.duplicate_selected()
    export_to_file(session.document, tmp_path / "b.xml")
    exported = etree.parse(tmp_path / "b.xml")
    assert [len(list(entry.iter(f"{{{image}}}image"))) for entry in exported.getroot()] == [1, 1]
