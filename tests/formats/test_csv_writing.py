"""CSV that no spreadsheet runs and every reader understands."""

from __future__ import annotations

import csv
import io

import pytest

from sitemap_studio.formats.csv_file import csv_bytes
from sitemap_studio.model.columns import entry_frame


def cells(data: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode(), newline=""), strict=True))


def test_the_header_names_the_fields():
    assert csv_bytes(entry_frame({})) == b"loc,lastmod,changefreq,priority\n"


def test_an_entry_is_a_line_without_needless_quotes():
    frame = entry_frame({"loc": ["http://a.b/ü"], "lastmod": ["2026-11-20"], "priority": ["0.5"]})
    assert csv_bytes(frame).decode() == "loc,lastmod,changefreq,priority\nhttp://a.b/ü,2026-11-20,,0.5\n"


def test_absent_and_empty_are_both_empty_cells():
    assert csv_bytes(entry_frame({"loc": ["x", "y"], "lastmod": [None, ""]})).endswith(b"\nx,,,\ny,,,\n")


@pytest.mark.parametrize("value", ["a,b", 'say "x"', '"', "a\nb", "a\rb", "a\r\nb", ",", '","'])
def test_quotes_commas_and_line_breaks_come_back(value):
    assert cells(csv_bytes(entry_frame({"loc": [value, "next"]})))[1:] == [[value, "", "", ""], ["next", "", "", ""]]


@pytest.mark.parametrize(
    "start",
    [
        "=",
        "+",
        "-",
        "@",
        "\t",
        "\r",
        "\n",
        "\n=",
        " =",
        "\u3000\u200b+",
        "\x0b@",
        "\uff1d",
        "\uff0b",
        "\uff0d",
        " \uff20",
    ],
)
@pytest.mark.parametrize("field", ["loc", "priority"])
def test_a_formula_gets_an_apostrophe(start, field):
    frame = entry_frame({"loc": ["x"]} | {field: [start + "cmd|' /C calc'!A0"]})
    cell = cells(csv_bytes(frame))[1][["loc", "lastmod", "changefreq", "priority"].index(field)]
    assert cell == "'" + start + "cmd|' /C calc'!A0"


@pytest.mark.parametrize("value", ["'=x", "''=x", "'''@", "' =x", "'\n", "'\uff1d"])
def test_an_apostrophe_before_a_formula_gets_another_so_that_it_comes_back(value):
    assert cells(csv_bytes(entry_frame({"loc": [value]})))[1][0] == "'" + value


@pytest.mark.parametrize("value", ["'x", "'", "''", "x=1", "http://a.b/-@+", " x=1", " 'x", "\u3000x"])
def test_other_values_stay_as_they_are(value):
    assert cells(csv_bytes(entry_frame({"loc": [value]})))[1][0] == value


def test_there_is_no_byte_order_mark():
    assert csv_bytes(entry_frame({"loc": ["ü"]}))[:3] == b"loc"
