"""CSV saved losslessly: the file's own delimiter, columns and quotes."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from sitemap_studio.core.errors import WriteError
from sitemap_studio.formats.csv_file import raw_cells, read_csv, splice_csv
from tests.formats.line_splicing_cases import spliced_after

PATH = Path("export.csv")


def saved(text: str, *edits: tuple) -> str:
    return spliced_after(partial(splice_csv, path=PATH), lambda data: read_csv(data, PATH)[0], text, *edits)


def test_an_edited_cell_leaves_its_neighbours_on_the_line():
    text = 'url;title;lastmod\r\n"x";"say ""hi""; now";2020\r\ny;\'=1;2020\r\n'
    assert saved(text, ("set", 0, "lastmod", "2026")) == text.replace('";2020', '";2026')


def test_a_cell_keeps_its_quotes_and_gets_some_where_it_must():
    assert saved('loc,lastmod\n"x",a\n', ("set", 0, "loc", "y"), ("set", 0, "lastmod", 'a"b')) == (
        'loc,lastmod\n"y","a""b"\n'
    )


def test_the_other_delimiter_needs_no_quotes():
    assert saved("sep=;\nloc;lastmod\nx;\n", ("set", 0, "lastmod", "a,b")) == "sep=;\nloc;lastmod\nx;a,b\n"


def test_a_formula_is_guarded_and_other_guards_stay_as_written():
    assert saved("loc,title,lastmod\n=1,=2,-3\n", ("set", 0, "lastmod", "=4")) == "loc,title,lastmod\n=1,=2,'=4\n"


def test_a_new_entry_has_its_neighbours_quotes_and_empty_cells_where_no_field_is():
    text = '"title","url","priority"\n"Home","x",0.5\n'
    assert saved(text, ("add", 1, {"loc": "y", "priority": "1.0"})) == text + '"","y",1.0\n'


def test_a_new_entry_without_a_neighbour_follows_the_header():
    assert saved('"title","url"', ("add", 0, {"loc": "y"})) == '"title","url"\n"","y"'


def test_a_short_line_grows_to_the_cell_that_it_gets():
    assert saved("loc,title,lastmod\nx\ny\n", ("set", 0, "lastmod", "2026")) == "loc,title,lastmod\nx,,2026\ny\n"


def test_a_field_without_a_column_gets_one_behind_the_longest_line():
    text = "url,title\nx,a\ny,b,stray\n"
    assert saved(text, ("set", 0, "priority", "0.5")) == "url,title,,priority\nx,a,,0.5\ny,b,stray\n"


def test_an_entry_over_several_lines_is_one():
    text = 'loc,title\n"a\nb","c\r\n\r\nd"\ne,f\n'
    assert saved(text, ("remove", 0)) == "loc,title\ne,f\n"
    assert saved(text, ("remove", 1)) == text.removesuffix("e,f\n")


def test_a_file_that_ends_its_lines_with_carriage_returns_keeps_them():
    assert saved("sep=;\rloc;title\rx;a\r\ry;b", ("add", 1, {"loc": "z"})) == "sep=;\rloc;title\rx;a\rz;\r\ry;b"


def test_an_entry_of_which_nothing_would_be_left_is_refused():
    with pytest.raises(WriteError, match=r"An entry of “export\.csv” has no field"):
        saved("loc,lastmod\nx,\n", ("set", 0, "loc", ""))


def test_an_entry_that_has_other_cells_may_lose_all_fields():
    assert saved("loc,title\nx,a\n", ("set", 0, "loc", None)) == "loc,title\n,a\n"


@pytest.mark.parametrize(
    ("line", "cells"),
    [
        ("", [""]),
        (",", ["", ""]),
        ('"a,""b""",c"d', ['"a,""b"""', 'c"d']),
        ('"a\r\nb",', ['"a\r\nb"', ""]),
        (' "a",\'b', [' "a"', "'b"]),
    ],
)
def test_cells_come_with_their_quotes(line, cells):
    assert raw_cells(line, ",") == cells
