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


def test_every_source_of_a_configuration_is_read(tmp_path: Path):
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


def test_the_first_filter_that_matches_decides(tmp_path: Path):
    source = read(
        tmp_path,
        *(f'<url href="{BASE}{name}"/>' for name in ("a~", "b/.hidden", "keep~", "c")),
        '<filter action="pass" type="wildcard" pattern="*keep*"/>',
        '<filter action="drop" type="wildcard" pattern="*~"/>',
        r'<filter action="drop" type="regexp" pattern="/\.[^/]*"/>',
    )
    assert source.entries["loc"].to_list() == [f"{BASE}keep~", f"{BASE}c"]
    assert sum(source.skipped.values()) == 2


def test_urls_of_other_sites_are_left_out_and_counted(tmp_path: Path):
    source = read(tmp_path, '<url href="https://elsewhere.example/"/>', f'<url href="{BASE}"/>')
    assert source.entries.height == 1
    assert {str(reason): count for reason, count in source.skipped.items()} == {
        "URLs that do not begin with base_url": 1
    }


@pytest.mark.parametrize(
    ("element", "named"),
    [
        ("<url/>", r"line 2: “url” needs an “href”"),
        ('<urllist path="no.txt"/>', r"line 2: “no.txt” does not exist"),
        ("<unknown/>", r"line 2: “unknown” is not known"),
        ('<filter action="keep" type="wildcard" pattern="x"/>', r"line 2: a filter needs"),
        ('<filter action="drop" type="regexp" pattern="("/>', r"line 2: “\(” is not a regular expression"),
        ("<open>", r"“config.xml” is cut off"),
    ],
)
def test_a_fault_is_named_with_its_line(tmp_path: Path, element: str, named: str):
    with pytest.raises(StudioError, match=named):
        read(tmp_path, element)


def test_a_configuration_needs_a_site(tmp_path: Path):
    with pytest.raises(StudioError, match="base_url"):
        read(tmp_path, base="")
