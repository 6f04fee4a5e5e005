"""Tab-separated text of the clipboard, as spreadsheets write it."""

from __future__ import annotations

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.gui.table.clipboard import TextGrid, grid_text, parse_grid

CELLS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", []),
        ("a", [["a"]]),
        ("a\tb\nc\td\n", [["a", "b"], ["c", "d"]]),
        ("a\r\nb\r\n", [["a"], ["b"]]),
        ("a\rb", [["a"], ["b"]]),
        ("a\n\nb", [["a"], [""], ["b"]]),
        ("\ta\t", [["", "a", ""]]),
        ("a\tb\nc", [["a", "b"], ["c"]]),
        ('"a\tb"\tc', [["a\tb", "c"]]),
        ('"one\ntwo"\tx\ny', [["one\ntwo", "x"], ["y"]]),
        ('"say ""hi"""', [['say "hi"']]),
        ('"a"\n', [["a"]]),
    ],
    ids=[
        "empty",
        "one-cell",
        "grid",
        "crlf",
        "cr",
        "empty-line",
        "empty-cells",
        "uneven",
        "quoted-tab",
        "quoted-line-break",
        "quoted-quotes",
        "quoted-line-end",
    ],
)
def test_spreadsheet_text_is_parsed_into_cells(text, lines):
    assert parse_grid(text).lines == lines


@pytest.mark.parametrize("text", ['say "hi"', '"hi" he said', '"', '"""', '"never closed', 'http://a.example/?q="x"'])
def test_quotation_marks_that_do_not_enclose_cell_are_retained(text):
    assert parse_grid(text).lines == [[text]]


def test_pasted_unclosed_quotation_mark_does_not_join_lines():
    assert parse_grid('"a\nb\n').lines == [['"a'], ["b"]]


def test_header_line_is_recognized_in_any_case():
    grid = parse_grid("URL\tNotes\tPriority\nhttp://a.example/\tx\t0.5")
    assert (grid.fields, grid.lines) == (["loc", None, "priority"], [["http://a.example/", "x", "0.5"]])


@pytest.mark.parametrize(
    "text", ["loc", "http://loc\nhttp://b", "weekly\ndaily", "loc\tloc\na\tb", "loc\thttp://a\nb\tc"]
)
def test_ambiguous_or_missing_field_names_are_no_header(text):
    assert parse_grid(text).fields is None


def test_only_copied_cells_that_need_it_are_quoted():
    frame = pl.DataFrame({"loc": ["a", 'b"c', '"d', "e\tf", "g\nh"], "lastmod": [None, "", "1", "2", "3"]})
    assert grid_text(frame) == 'a\t\nb"c\t\n"""d"\t1\n"e\tf"\t2\n"g\nh"\t3'


def test_copy_of_no_cells_is_empty_text():
    assert grid_text(pl.DataFrame({"loc": []}, schema={"loc": pl.String})) == ""


@given(st.lists(CELLS, min_size=1, max_size=6))
def test_copied_column_is_parsed_unchanged_including_empty_cells(cells):
    text = "x\n" + grid_text(pl.DataFrame({"lastmod": cells}, schema={"lastmod": pl.String}))
    assert parse_grid(text).lines == [["x"], *([cell] for cell in cells)]


@given(st.lists(st.tuples(CELLS, CELLS), min_size=1, max_size=6))
def test_copied_cells_are_parsed_unchanged(lines):
    frame = pl.DataFrame(lines, schema=["lastmod", "priority"], orient="row")
    text = "x\ty\n" + grid_text(frame)
    assert parse_grid(text).lines == [["x", "y"], *map(list, lines)]


@given(st.text(st.sampled_from('"\t\n\ra'), max_size=40))
def test_parsing_pasted_text_loses_no_letters(text):
    cells = [cell for line in parse_grid(text).lines for cell in line]
    assert sum(cell.count("a") for cell in cells) == text.count("a")


def test_pasted_columns_beyond_last_field_have_no_target():
    assert TextGrid([]).target_columns("changefreq", 4) == ["changefreq", "priority", None, None]
