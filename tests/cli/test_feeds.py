"""Every command reads feeds; written files are sitemaps, and the feed is never replaced."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.document.opening.open_document import open_path
from tests.builders import HOST, content, put, urlset
from tests.document.test_feeds import FEED, LOCS


@pytest.fixture
def feed(tmp_path: Path) -> Path:
    return put(tmp_path / "feed.xml", FEED)


def test_info_check_and_diff_read_feed(run, feed: Path):
    facts = run("info", feed, "--json").json
    assert (facts["kind"], facts["urls"], facts["read_only"]) == ("feed", 2, None)
    result = run("check", feed, "--format", "json")
    assert result.code == 0
    assert "feed" in result.json["counts"]["rules"]
    assert run("diff", feed, put(feed.with_name("a.xml"), urlset(*LOCS)), "--json").json["removed"] == []


def test_convert_export_and_publish_read_entries_of_feed(run, feed: Path):
    assert run("convert", feed, feed.with_name("a.xml")).code == 0
    assert open_path(feed.with_name("a.xml")).table.locs() == LOCS
    assert run("export", feed, "--to", feed.parent / "out", "--base-url", f"{HOST}/").code == 0
    assert open_path(feed.parent / "out").table.locs() == LOCS
    assert run("publish", feed, "--json").json["changed"] == LOCS


@pytest.mark.parametrize(
    "words", [("edit", "--where", "entry = 1", "--set", "priority=1.0"), ("fix", "--rule", "loc-relative")]
)
def test_edit_and_fix_save_feed_only_to_another_file(run, feed: Path, words: tuple[str, ...]):
    command, *options = words
    for output in ((), ("--output", feed), ("--output", feed, "--overwrite")):
        result = run(command, feed, *options, *output)
        assert (result.code, result.out) == (2, "")
        assert "“feed.xml” is read-only: It is a feed." in result.err
    assert run(command, feed, *options, "--output", feed.with_name("a.xml")).code == 0
    assert open_path(feed.with_name("a.xml")).table.locs() == LOCS
    assert content(feed) == FEED
