"""Configurations of sitemap_gen.py describe a sitemap, or are refused with their line."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import StudioError
from sitemap_studio.sources.generator_config import read_generator_config
from sitemap_studio.sources.source_entries import SourceEntries
from tests.builders import put, urlset

BASE = "https://www.example.com/"


def read(tmp_path: Path, *elements: str, base: str = BASE) -> SourceEntries:
    text = "\n".join([f'<site base_url="{base}" store_into="sitemap.xml.gz">', *elements, "</site>"])
    return read_generator_config(put(tmp_path / "config.xml", text))


def test_every_kind_of_source_in_configuration_is_read(tmp_path: Path):
    put(tmp_path / "list.txt", f"# comment\n{BASE}list changefreq=daily priority=0.9\n\n")
    put(tmp_path / "icons" / "index.html", "<html></html>")
    put(tmp_path / "icons" / "a.png", "")
    put(tmp_path / "access.log", '1.2.3.4 - - [10/Oct/2026:13:55:36 -0700] "GET /log?q=1 HTTP/1.1" 200 1\n')
    put(tmp_path / "old.xml", urlset(f"{BASE}old"))
    source = read(
        tmp_path,
        f'<url href="{BASE}" lastmod="2026-11-14" changefreq="yearly" priority="0.3"/>',
        '<urllist path="l*.txt" encoding="UTF-8"/>',
        f'<directory path="icons" url="{BASE}images/" default_file="index.html"/>',
        '<accesslog path="access.log" encoding="UTF-8"/>',
        '<sitemap path="old.xml"/>',
    )
    assert source.entries.select("loc", "changefreq", "priority").rows() == [
        (BASE, "yearly", "0.3"),
        (f"{BASE}list", "daily", "0.9"),
        (f"{BASE}images/a.png", None, None),
        (f"{BASE}images/", None, None),
        (f"{BASE}log?q=1", None, None),
        (f"{BASE}old", None, None),
    ]


def test_first_matching_filter_of_configuration_decides_about_url(tmp_path: Path):
    source = read(
        tmp_path,
        *(f'<url href="{BASE}{name}"/>' for name in ("a~", "b/.hidden", "keep~", "c")),
        '<filter action="pass" type="wildcard" pattern="*keep*"/>',
        '<filter action="drop" type="wildcard" pattern="*~"/>',
        r'<filter action="drop" type="regexp" pattern="/\.[^/]*"/>',
    )
    assert source.entries["loc"].to_list() == [f"{BASE}keep~", f"{BASE}c"]
    assert sum(source.skipped.values()) == 2


def test_urls_outside_base_url_are_omitted_and_counted(tmp_path: Path):
    source = read(tmp_path, '<url href="https://elsewhere.example/"/>', f'<url href="{BASE}"/>')
    assert source.entries.height == 1
    assert {str(reason): count for reason, count in source.skipped.items()} == {
        "URLs that do not begin with base_url": 1
    }


@pytest.mark.parametrize(
    ("element", "message"),
    [
        ("<url/>", r"line 2: “url” needs an “href”"),
        ('<urllist path="no.txt"/>', r"line 2: “no.txt” does not exist"),
        ("<unknown/>", r"line 2: “unknown” is not known"),
        ('<filter action="keep" type="wildcard" pattern="x"/>', r"line 2: a filter needs"),
        ('<filter action="drop" type="regexp" pattern="("/>', r"line 2: The expression “\(” is not valid: "),
        (
            '<filter action="drop" type="regexp" pattern="(?=a)b"/>',
            r"line 2: The expression “\(\?=a\)b” is not valid: this syntax is not supported at character 1",
        ),
        (
            r'<filter action="drop" type="regexp" pattern="(a)\1"/>',
            r"line 2: The expression .* is not valid: this syntax is not supported",
        ),
        (f'<filter action="drop" type="regexp" pattern="{"a" * 5000}"/>', r"longer than 4,096 characters"),
        ('<filter action="drop" type="wildcard" pattern="[z-a]"/>', r"line 2: The expression .* is not valid"),
        ('<urllist path="*.xml" encoding="undefined"/>', r"“config.xml” is not encoded in undefined"),
        ('<directory path="." url="images/"/>', r"line 2: “directory” needs a complete “url”"),
        ('<accesslog path="."/>', r"is a folder"),
        ('<directory path="*" url="https://www.example.com/"/>', r"line 2: “\*” names several folders"),
        ("<open>", r"“config.xml” is cut off"),
    ],
)
def test_invalid_element_in_configuration_is_refused_with_line(tmp_path: Path, element: str, message: str):
    put(tmp_path / "other.xml", urlset())
    with pytest.raises(StudioError, match=message):
        read(tmp_path, element)


def test_configuration_without_base_url_is_refused(tmp_path: Path):
    with pytest.raises(StudioError, match="base_url"):
        read(tmp_path, base="")


@pytest.mark.parametrize("pattern", ["(a+)+$", "(a|a)*b", "(.*a){12}$", "^(([a-z])+.)+[A-Z]([a-z])+$"])
def test_backtracking_prone_filter_terminates(tmp_path: Path, pattern: str):
    source = read(
        tmp_path,
        *(f'<url href="{BASE}{"a" * 1_500}{number}!"/>' for number in range(50)),
        f'<filter action="drop" type="regexp" pattern="{pattern}"/>',
        f'<filter action="drop" type="wildcard" pattern="{"*a" * 30}*b"/>',
    )
    assert source.entries.height == 50


@pytest.mark.parametrize(
    ("pattern", "dropped"),
    [
        ("*", ["a~", "b/c.d", "[x]", "B"]),
        ("*~", ["a~"]),
        (f"{BASE}?", ["B"]),
        ("*.d", ["b/c.d"]),
        ("*[A-Z]", ["B"]),
        ("*/[!a-z]", ["B"]),
        ("*[[]x[]]", ["[x]"]),
        ("B", []),
        ("*[", []),
    ],
)
def test_wildcards_match_complete_urls(tmp_path: Path, pattern: str, dropped: list[str]):
    names = ["a~", "b/c.d", "[x]", "B"]
    source = read(
        tmp_path,
        *(f'<url href="{BASE}{name}"/>' for name in names),
        f'<filter action="drop" type="wildcard" pattern="{pattern}"/>',
    )
    assert source.entries["loc"].to_list() == [BASE + name for name in names if name not in dropped]
