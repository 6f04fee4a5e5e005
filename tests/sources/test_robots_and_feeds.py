"""robots.txt is read and extended losslessly; feeds give an entry for each item."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.core.errors import ReadError
from sitemap_studio.sources.feed import read_feed
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


RSS = b"""<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>
<item><link>https://example.com/a</link><pubDate>Mon, 02 Nov 2026 10:00:00 +0100</pubDate></item>
<item><title>no link</title></item></channel></rss>"""
RSS_1 = b"""<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
xmlns:dc="http://purl.org/dc/elements/1.1/"><item rdf:about="https://example.com/a"><link>https://example.com/a</link>
<dc:date>2026-11-02T09:00:00Z</dc:date></item></rdf:RDF>"""
ATOM = b"""<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="https://example.com/a"/>
<published>2020-01-01T00:00:00Z</published><updated>2026-11-02T09:00:00Z</updated></entry></feed>"""
ATOM_03 = b"""<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><link rel="alternate" href="https://example.com/a"/>
<modified>2026-11-02T09:00:00Z</modified></entry></feed>"""


@pytest.mark.parametrize("data", [RSS, RSS_1, ATOM, ATOM_03], ids=["RSS 2.0", "RSS 1.0", "Atom 1.0", "Atom 0.3"])
def test_every_kind_of_feed_gives_links_and_times(data: bytes):
    source = read_feed(data, Path("feed.xml"))
    rows = source.entries.select("loc", "lastmod", "origin").rows()
    assert rows == [("https://example.com/a", "2026-11-02T09:00:00Z", "feed.xml")]
    assert sum(source.skipped.values()) == (data is RSS)


@pytest.mark.parametrize("data", [b"", b"hello", b"<urlset/>", b"\0\0"])
def test_what_is_no_feed_is_refused(data: bytes):
    with pytest.raises(ReadError, match=r"feed\.xml"):
        read_feed(data, Path("feed.xml"))
