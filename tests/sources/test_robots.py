"""robots.txt is read and extended losslessly, and says what may be fetched."""

from __future__ import annotations

import polars as pl
import pytest

from sitemap_studio.sources.robots import RobotsFile

ROBOTS = b"\xef\xbb\xbfUser-agent: *\r\nDisallow: /private\r\nsitemap : https://example.com/a.xml # main\r\n"


def test_a_robots_file_names_sitemaps_and_disallows_urls():
    robots = RobotsFile(ROBOTS)
    assert robots.sitemaps == ["https://example.com/a.xml"]
    locs = pl.Series(["https://example.com/private/x", "https://example.com/", None, "https://example.com/private"])
    assert robots.disallowed(locs, "Googlebot").to_list() == [True, False, False, True]


def test_sitemaps_are_added_without_a_change_to_the_rest():
    added = RobotsFile(ROBOTS).with_sitemaps(["https://example.com/a.xml", "https://example.com/b.xml"])
    assert added.data == ROBOTS + b"\r\nSitemap: https://example.com/b.xml\r\n"
    assert added.with_sitemaps(added.sitemaps) is added
    assert RobotsFile(b"Allow: /").with_sitemaps(["http://x/"]).data == b"Allow: /\n\nSitemap: http://x/\n"
    assert RobotsFile(b"").with_sitemaps(["http://x/"]).data == b"Sitemap: http://x/\n"


@pytest.mark.parametrize("data", [b"", b"\0\xff" * 999, b"Disallow: /", b"<html>"])
def test_whatever_lies_in_robots_txt_disallows_nothing_by_mistake(data: bytes):
    assert RobotsFile(data).disallowed(pl.Series(["https://example.com/"]), "Googlebot").to_list() == [False]
