"""Tables of crawlers and consoles are known by their headers, and others by a mapping."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import ReadError, RequestError
from sitemap_studio.sources.source_entries import SourceEntries
from sitemap_studio.sources.url_table import UnknownColumnsError, is_table, read_url_table, unknown_header

SCREAMING_FROG = """"Address","Content Type","Status Code","Status","Indexability","Title 1","Last Modified"
"https://example.com/","text/html; charset=utf-8","200","OK","Indexable","Home, sweet","Mon, 02 Nov 2026 10:00:00 GMT"
"https://example.com/a.css","text/css","200","OK","Indexable","",""
"https://example.com/gone","text/html","404","Not Found","Non-Indexable","",""
"https://example.com/no","text/html","200","OK","Non-Indexable","",""
"""
SITEBULB = "URL,HTTP Status Code,Indexable Status\nhttps://example.com/,200,Indexable\n"
SEARCH_CONSOLE = "Top pages,Clicks,Impressions\nhttps://example.com/,5,70\n"
AHREFS = (
    "URL\tHTTP status code\tIs indexable page\nhttps://example.com/\t200\ttrue\nhttps://example.com/x\t301\tfalse\n"
)


def read(tmp_path: Path, data: str | bytes, **options) -> SourceEntries:
    path = tmp_path / "urls.csv"
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return read_url_table(path, **options)


@pytest.mark.parametrize(
    "data",
    [
        SCREAMING_FROG,
        "\ufeff" + SCREAMING_FROG.replace("\n", "\r\n"),
        SITEBULB,
        SEARCH_CONSOLE,
        AHREFS.encode("utf-16"),
    ],
)
def test_known_headers_give_the_pages(tmp_path: Path, data: str | bytes):
    assert read(tmp_path, data).entries["loc"].to_list() == ["https://example.com/"]


def test_rows_that_are_no_pages_are_counted_by_reason(tmp_path: Path):
    source = read(tmp_path, SCREAMING_FROG)
    assert {str(reason): count for reason, count in source.skipped.items()} == {
        "rows whose status is not 200": 1,
        "rows of files that are no pages": 1,
        "rows that the table calls not indexable": 1,
    }
    assert source.entries.select("lastmod", "origin", "line").rows() == [("2026-11-02T10:00:00Z", "urls.csv", 2)]


def test_any_table_is_read_by_a_mapping(tmp_path: Path):
    data = "Seite;Geändert;Rang\nhttps://example.com/;2026-11-02;\n;2026-11-02;1\n"
    source = read(tmp_path, data, columns={"loc": "seite", "lastmod": "Geändert", "priority": "Rang"})
    assert source.entries.select("loc", "lastmod", "priority").rows() == [("https://example.com/", "2026-11-02", None)]


def test_a_table_without_known_headers_names_those_that_it_has(tmp_path: Path):
    with pytest.raises(RequestError, match=r"URL column: “Seite”, “Rang”\. Name the column"):
        read(tmp_path, "Seite;Rang\nhttps://example.com/;1\n")


@pytest.mark.parametrize(
    ("text", "header"),
    [
        ("Seite;Rang\r\nhttps://example.com/;1\r\n", "Seite;Rang"),
        ('Nr,"Seite"\n1,"https://example.com/"\n', 'Nr,"Seite"'),
        ("\ufeffSeite\nhttps://example.com/\n", "Seite"),
        ("Address,Status\nhttps://example.com/,200\n", None),
        ("https://example.com/a\nhttps://example.com/b\n", None),
        ("<urlset>\n<url>;https://example.com/</url>\n", None),
        ('{"a": 1}\nhttps://example.com/\n', None),
        ("Seite;Rang\n/a;1\n", None),
        ("", None),
    ],
)
def test_a_table_of_urls_with_unknown_headers_is_known_by_its_first_rows(text: str, header: str | None):
    assert unknown_header(text.encode()) == header


def test_the_first_rows_of_a_table_with_unknown_headers_are_shown(tmp_path: Path):
    with pytest.raises(UnknownColumnsError) as caught:
        read(tmp_path, "Seite;Rang\nhttps://example.com/;1\n")
    assert caught.value.header == "Seite;Rang"
    assert caught.value.rows.rows() == [("https://example.com/", "1")]


@pytest.mark.parametrize("columns", [{"loc": "nothing"}, {"colour": "URL"}])
def test_a_mapping_must_fit(tmp_path: Path, columns: dict[str, str]):
    with pytest.raises(RequestError):
        read(tmp_path, SITEBULB, columns=columns)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\0", b"URL\n\xe9\n"])
def test_what_is_no_table_is_refused(tmp_path: Path, data: bytes):
    with pytest.raises((ReadError, RequestError), match=r"urls\.csv"):
        read(tmp_path, data)


def test_a_line_that_tells_excel_the_separator_is_none_of_the_table(tmp_path: Path):
    path = tmp_path / "a.csv"
    path.write_bytes(b"sep=;\r\nurl;status\r\nhttps://a.example/1;200\r\n")
    assert is_table(path.read_bytes())
    assert read_url_table(path).entries["loc"].to_list() == ["https://a.example/1"]
