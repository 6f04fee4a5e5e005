"""Feeds open like any file, alone and as sitemaps of an index, and are saved as sitemaps under another name only."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import ReadOnlyError
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from tests.builders import HOST, content, files_in, index, put, urlset

ITEM = "<item><link>{}</link><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate></item>"
FEED = f"<rss version='2.0'><channel>{ITEM.format(HOST + '/a')}{ITEM.format(HOST + '/b?c=1&amp;d=2')}<item/></channel></rss>"
LOCS = [f"{HOST}/a", f"{HOST}/b?c=1&d=2"]


@pytest.fixture
def feed(tmp_path: Path) -> Path:
    return put(tmp_path / "feed.xml", FEED)


def checked_problems(document: Document) -> list[tuple[str, str]]:
    check(document)
    return [(problem.rule.id, problem.message) for problem in document.problems.individual]


@pytest.mark.parametrize("name", ["feed.xml", "feed.xml.gz", "feed", "feed.rss"])
def test_feed_is_opened_with_locs_lastmods_and_problem(tmp_path: Path, name: str):
    document = open_path(put(tmp_path / name, FEED))
    assert document.table.locs() == LOCS
    assert set(document.table.column("lastmod")) == {"2026-11-02T10:00:00Z"}
    is_feed = f"“{name}” is a feed. It lists only recent pages and can't be saved."
    assert ("feed", f"{is_feed} One item without a link was left out.") in checked_problems(document)


def test_feed_is_read_only_until_saved_under_another_name(feed: Path, set_cell):
    document = open_path(feed)
    with pytest.raises(ReadOnlyError, match=r"“feed\.xml” is read-only: It is a feed\. Save or export it"):
        set_cell(document, 0, "priority", "1.0")
    for target in (None, feed, feed.parent / "." / "feed.xml"):
        with pytest.raises(ReadOnlyError):
            save(document, target)
    save(document, feed.with_name("sitemap.xml"))
    set_cell(document, 0, "priority", "1.0")
    save(document)
    assert content(feed) == FEED
    again = open_path(feed.with_name("sitemap.xml"))
    assert again.table.locs() == LOCS
    assert [rule for rule, _ in checked_problems(again)] == []


def test_feed_in_index_is_read_only_and_copied_unchanged(feed: Path, set_cell):
    put(feed.with_name("one.xml"), urlset(f"{HOST}/one"))
    document = open_path(put(feed.with_name("index.xml"), index(f"{HOST}/one.xml", f"{HOST}/feed.xml")))
    assert document.table.locs() == [f"{HOST}/one", *LOCS]
    with pytest.raises(ReadOnlyError):
        set_cell(document, 1, "priority", "1.0")
    set_cell(document, 0, "priority", "1.0")
    assert [path.name for path in save(document).paths] == ["one.xml"]
    save(document, feed.parent / "other" / "index.xml")
    assert content(feed.parent / "other" / "feed.xml") == content(feed) == FEED


@pytest.mark.parametrize("data", [FEED[:-40], f"{FEED}<", FEED.replace("&amp;", "&")])
def test_malformed_feed_opens_with_complete_items(tmp_path: Path, data: str):
    assert open_path(put(tmp_path / "feed.xml", data)).table.locs() == LOCS


def test_feed_with_truncated_gzip_is_never_written(feed: Path, set_cell):
    packed = put(feed.with_name("feed.xml.gz"), FEED).read_bytes()
    put(feed.with_name("one.xml"), urlset(f"{HOST}/one"))
    feed.with_name("feed.xml.gz").write_bytes(packed[:-9])
    document = open_path(put(feed.with_name("index.xml"), index(f"{HOST}/feed.xml.gz", f"{HOST}/one.xml")))
    before = files_in(feed.parent)
    assert "malformed" in [rule for rule, _ in checked_problems(document)]
    set_cell(document, len(document.table) - 1, "priority", "1.0")
    save(document)
    assert files_in(feed.parent)["feed.xml.gz"] == before["feed.xml.gz"]
