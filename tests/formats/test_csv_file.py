"""CSV files: read, written, and saved without a change to other bytes."""

from __future__ import annotations

import csv
import io
from functools import partial
from pathlib import Path

import pytest

from sitemap_studio.core.errors import ReadError, WriteError
from sitemap_studio.formats.csv_file import csv_bytes, read_csv, splice_csv, split_cells
from sitemap_studio.model.columns import READ_SCHEMA, entry_frame
from tests.formats.line_splicing_cases import spliced_after

PATH = Path("export.csv")
FIELDS = ("loc", "lastmod", "changefreq", "priority")


def read_rows(text: str) -> list[tuple[object, ...]]:
    return read_csv(text.encode(), PATH)[0].select(FIELDS).rows()


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_columns_are_matched_by_name_for_every_delimiter(delimiter, newline):
    lines = [("Priority", " URL ", "LastMod", "Change Frequency"), ("0.5", "http://x/", "2005", "daily")]
    text = newline.join(delimiter.join(line) for line in lines)
    assert read_rows(text) == [("http://x/", "2005", "daily", "0.5")]


def test_columns_are_matched_by_common_names():
    assert read_rows("URLs,Last mod,Frequency\nhttp://x/,2005,daily\n") == [("http://x/", "2005", "daily", None)]
    assert dict(read_csv(b"loc\nhttp://x/", PATH)[0].schema) == READ_SCHEMA
    assert dict(read_csv(b"loc\n", PATH)[0].schema) == READ_SCHEMA


def test_reading_unquotes_cells_retains_apostrophes_and_skips_blank_rows():
    assert read_rows('loc,lastmod\nhttp://x/,\n,\n\n"",2005\nhttp://y/\n') == [
        ("http://x/", None, None, None),
        (None, "2005", None, None),
        ("http://y/", None, None, None),
    ]
    assert read_rows('loc;lastmod\n"http://x/;""a""\nb";2005') == [('http://x/;"a"\nb', "2005", None, None)]
    assert read_rows("loc\n'http://x/'\n'\n") == [("'http://x/'", None, None, None), ("'", None, None, None)]


@pytest.mark.parametrize("value", ["=1+1", "+1", "-1", "@a"])
def test_apostrophe_before_formula_is_removed_on_reading(value):
    assert read_rows(f'loc\n"\'{value}"\n') == [(value, None, None, None)]


@pytest.mark.parametrize("cell", ["'\n   http://x/", "  http://x/\t", "\r\n'\thttp://x/\n", " http://x/"])
def test_reading_and_writing_trim_white_space_around_value(cell):
    assert read_rows(f'loc\n"{cell}"\n') == [("http://x/", None, None, None)]
    assert csv_bytes(entry_frame({"loc": ["\n   http://x/ \r"]})) == b"loc,lastmod,changefreq,priority\nhttp://x/,,,\n"


def test_unknown_and_repeated_columns_are_omitted_and_reported():
    entries, _, findings = read_csv(b"loc,title,url,\nhttp://x/,a,http://y/,b", PATH)
    assert entries["loc"].to_list() == ["http://x/"]
    assert [(finding.rule, finding.value) for finding in findings] == [
        ("column-unknown", name) for name in ("title", "url", "")
    ]


def test_separator_line_and_byte_order_mark_are_skipped():
    assert read_rows("sep=;\r\nloc;lastmod\r\nhttp://x/,y;2005\r\n") == [("http://x/,y", "2005", None, None)]
    assert read_csv(b"\xef\xbb\xbfloc\nhttp://x/", PATH)[0]["loc"].to_list() == ["http://x/"]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_byte_ranges_cover_rows_without_line_ends(newline):
    lines = ["\ufeff", "sep=;", "loc;title", "x;ü", "", ";", f'"y{newline}{newline}";b', "z"]
    data = newline.join(lines).encode()
    ranges = read_csv(data, PATH)[0].select("start", "length").iter_rows()
    assert [data[start : start + length].decode() for start, length in ranges] == ["x;ü", lines[6], "z"]


def test_broken_quotes_and_long_values_are_refused_with_line():
    with pytest.raises(ReadError, match="in line 5 the quotation marks do not match"):
        read_csv(b'\n\nsep=;\nloc\n"x"y\n', PATH)
    with pytest.raises(ReadError, match="in line 2 the quotation marks do not match"):
        read_csv(b'loc\n"http://x/\n', PATH)
    with pytest.raises(ReadError, match="in line 2 a value is too long"):
        read_csv(b"loc\n" + b"x" * 200_000, PATH)


@pytest.mark.parametrize(
    "data",
    [b"a,b\n", b'sep="\nloc\n', b"sep=;\na;b\n", b"sep=;", b'loc\n"http://x/\nhttp://y/\n', b"loc\n\xfc", b'"loc\n'],
)
def test_invalid_csv_is_refused_with_message_and_hint(data):
    with pytest.raises(ReadError) as caught:
        read_csv(data, PATH)
    assert caught.value.message.startswith("“export.csv” ")
    assert caught.value.hint


def cells(data: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode(), newline=""), strict=True))


def test_values_without_special_characters_are_written_unquoted():
    frame = entry_frame({"loc": ["http://a.b/ü", "y"], "lastmod": ["2026-11-20", ""], "priority": ["0.5", None]})
    header = "loc,lastmod,changefreq,priority\n"
    assert csv_bytes(frame).decode() == f"{header}http://a.b/ü,2026-11-20,,0.5\ny,,,\n"
    assert csv_bytes(entry_frame({})).decode() == header


@pytest.mark.parametrize("value", ["a,b", 'say "x"', '"', "a\nb", "a\rb", "a\r\nb", ",", '","'])
def test_values_with_special_characters_survive_roundtrip(value):
    assert cells(csv_bytes(entry_frame({"loc": [value, "next"]})))[1:] == [[value, "", "", ""], ["next", "", "", ""]]


FORMULAS = [*"=+-@\t\r\n", "\n=", " =", "\u3000\u200b+", "\x0b@", "\uff1d", "\uff0b", "\uff0d", " \uff20"]


@pytest.mark.parametrize("start", FORMULAS)
@pytest.mark.parametrize("field", ["loc", "priority"])
def test_formula_is_written_with_leading_apostrophe(start, field):
    frame = entry_frame({"loc": ["x"]} | {field: [start + "cmd|' /C calc'!A0"]})
    cell = cells(csv_bytes(frame))[1][["loc", "lastmod", "changefreq", "priority"].index(field)]
    # White space is trimmed, and text alone is no formula.
    guard = "'" if start.strip() else ""
    assert cell == guard + start.strip(" \t\r\n") + "cmd|' /C calc'!A0"


@pytest.mark.parametrize("value", ["'=x", "''=x", "'''@", "' =x", "'\uff1d"])
def test_apostrophes_before_formula_are_written_with_another(value):
    assert cells(csv_bytes(entry_frame({"loc": [value]})))[1][0] == "'" + value


@pytest.mark.parametrize("value", ["'x", "'", "''", "x=1", "http://a.b/-@+", "\u3000x"])
def test_values_that_are_no_formula_are_written_unchanged(value):
    assert cells(csv_bytes(entry_frame({"loc": [value]})))[1][0] == value


def saved_after(text: str, *edits: tuple) -> str:
    return spliced_after(partial(splice_csv, path=PATH), lambda data: read_csv(data, PATH)[0], text, *edits)


GROWN = "loc,title,lastmod\nx\ny\n"
SPREADSHEET = 'url;title;lastmod\r\n"x";"say ""hi""; now";2020\r\ny;\'=1;2020\r\n'
QUOTED = '"title","url","priority"\n"Home","x",0.5\n'


@pytest.mark.parametrize(
    ("text", "edit", "after"),
    [
        (SPREADSHEET, ("set", 0, "lastmod", "2026"), SPREADSHEET.replace('";2020', '";2026')),
        ('loc,lastmod\n"x",a\n', ("set", 0, "loc", "y"), 'loc,lastmod\n"y",a\n'),
        ("loc,lastmod\nx,a\n", ("set", 0, "lastmod", 'a"b'), 'loc,lastmod\nx,"a""b"\n'),
        ("sep=;\nloc;lastmod\nx;\n", ("set", 0, "lastmod", "a,b"), "sep=;\nloc;lastmod\nx;a,b\n"),
        ("loc,title,lastmod\n=1,=2,-3\n", ("set", 0, "lastmod", "=4"), "loc,title,lastmod\n=1,=2,'=4\n"),
        (QUOTED, ("add", 1, {"loc": "y", "priority": "1.0"}), QUOTED + '"","y",1.0\n'),
        ('"title","url"', ("add", 0, {"loc": "y"}), '"title","url"\n"","y"'),
        (GROWN, ("set", 0, "lastmod", "2026"), GROWN.replace("x", "x,,2026")),
        (
            "url,title\nx,a\ny,b,stray\n",
            ("set", 0, "priority", "0.5"),
            "url,title,,priority\nx,a,,0.5\ny,b,stray\n",
        ),
        ("sep=;\rloc;title\rx;a\r\ry;b", ("add", 1, {"loc": "z"}), "sep=;\rloc;title\rx;a\rz;\r\ry;b"),
        ("loc,title\nx,a\n", ("set", 0, "loc", None), "loc,title\n,a\n"),
    ],
    ids=[
        "neighbours stay", "a cell keeps its quotes", "a cell gets quotes", "not for another delimiter",
        "a formula is guarded", "a new line has its neighbour's quotes", "a new line follows the header",
        "a short line grows", "a new column behind the longest line", "carriage returns stay", "all fields go",
    ],
)  # fmt: skip
def test_edit_changes_only_its_cells(text, edit, after):
    assert saved_after(text, edit) == after


def test_multiline_entry_is_removed_and_emptied_entry_refused():
    text = 'loc,title\n"a\nb","c\r\n\r\nd"\ne,f\n'
    assert saved_after(text, ("remove", 0)) == "loc,title\ne,f\n"
    assert saved_after(text, ("remove", 1)) == text.removesuffix("e,f\n")
    with pytest.raises(WriteError, match=r"One entry of “export\.csv” can't be stored in this format"):
        saved_after("loc,lastmod\nx,\n", ("set", 0, "loc", ""))


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
def test_split_cells_retains_quotes(line, cells):
    assert split_cells(line, ",") == cells
