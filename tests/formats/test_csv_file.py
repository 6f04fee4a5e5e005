"""Tables of entries."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.csv_file import csv_bytes, read_csv
from sitemap_studio.model.columns import READ_SCHEMA, entry_frame

PATH = Path("export.csv")
FIELDS = ("loc", "lastmod", "changefreq", "priority")


def rows(text: str) -> list[tuple[object, ...]]:
    return read_csv(text.encode(), PATH)[0].select(FIELDS).rows()


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_columns_are_matched_by_name(delimiter, newline):
    lines = [("Priority", " URL ", "LastMod", "Change Frequency"), ("0.5", "http://x/", "2005", "daily")]
    text = newline.join(delimiter.join(line) for line in lines)
    assert rows(text) == [("http://x/", "2005", "daily", "0.5")]


def test_columns_are_matched_by_what_spreadsheets_of_people_call_them():
    assert rows("URLs,Last mod,Frequency\nhttp://x/,2005,daily\n") == [("http://x/", "2005", "daily", None)]


def test_the_frame_has_the_readers_columns():
    assert dict(read_csv(b"loc\nhttp://x/", PATH)[0].schema) == READ_SCHEMA
    assert dict(read_csv(b"loc\n", PATH)[0].schema) == READ_SCHEMA


def test_empty_cells_are_absent_and_empty_lines_no_entries():
    assert rows('loc,lastmod\nhttp://x/,\n,\n\n"",2005\nhttp://y/\n') == [
        ("http://x/", None, None, None),
        (None, "2005", None, None),
        ("http://y/", None, None, None),
    ]


def test_quoted_cells_may_hold_delimiters_quotes_and_line_ends():
    assert rows('loc;lastmod\n"http://x/;""a""\nb";2005') == [('http://x/;"a"\nb', "2005", None, None)]


@pytest.mark.parametrize("value", ["=1+1", "+1", "-1", "@a", "\ta", "\ra"])
def test_the_guard_against_formulas_is_taken_off(value):
    assert rows(f'loc\n"\'{value}"\n') == [(value, None, None, None)]


def test_any_other_apostrophe_stays():
    assert rows("loc\n'http://x/'\n'\n") == [("'http://x/'", None, None, None), ("'", None, None, None)]


def test_other_columns_are_left_out_and_told():
    entries, findings = read_csv(b"loc,title,url,\nhttp://x/,a,http://y/,b", PATH)
    assert entries["loc"].to_list() == ["http://x/"]
    assert [(finding.rule, finding.value) for finding in findings] == [
        ("element-unknown", name) for name in ("title", "url", "")
    ]


def test_a_line_that_names_the_delimiter_is_followed():
    assert rows("sep=;\r\nloc;lastmod\r\nhttp://x/,y;2005\r\n") == [("http://x/,y", "2005", None, None)]


def test_a_byte_order_mark_is_no_part_of_the_header():
    assert read_csv(b"\xef\xbb\xbfloc\nhttp://x/", PATH)[0]["loc"].to_list() == ["http://x/"]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_the_byte_range_of_an_entry_is_that_of_its_cells(newline):
    lines = ["\ufeff", "sep=;", "loc;title", "x;ü", "", ";", f'"y{newline}{newline}";b', "z"]
    data = newline.join(lines).encode()
    ranges = read_csv(data, PATH)[0].select("start", "length").iter_rows()
    assert [data[start : start + length].decode() for start, length in ranges] == ["x;ü", lines[6], "z"]


def test_broken_quotes_are_told_with_their_line_in_the_file():
    with pytest.raises(ReadError, match="in line 5 a value goes on behind its quotation mark"):
        read_csv(b'\n\nsep=;\nloc\n"x"y\n', PATH)
    with pytest.raises(ReadError, match="in line 2 a quotation mark is not closed"):
        read_csv(b'loc\n"http://x/\n', PATH)
    with pytest.raises(ReadError, match="in line 2 a value is too long"):
        read_csv(b"loc\n" + b"x" * 200_000, PATH)


@pytest.mark.parametrize(
    "data",
    [b"a,b\n", b'sep="\nloc\n', b"sep=;\na;b\n", b"sep=;", b'loc\n"http://x/\nhttp://y/\n', b"loc\n\xfc", b'"loc\n'],
)
def test_what_is_no_csv_is_one_clear_sentence(data):
    with pytest.raises(ReadError) as caught:
        read_csv(data, PATH)
    assert caught.value.message.startswith("“export.csv” ")
    assert caught.value.hint


def test_every_text_comes_back_that_our_own_csv_guards_against_spreadsheets() -> None:
    texts = ["=1+1", "'=1+1", "''=1+1", "'quoted'", "-5", "@here", "'", "plain"]
    frame = entry_frame({"loc": texts})
    read, _ = read_csv(csv_bytes(frame), Path("guarded.csv"))
    assert read["loc"].to_list() == texts
