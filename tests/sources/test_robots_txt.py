"""robots.txt is read and extended losslessly; the quick search of columns finds the URLs that its rules disallow."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.protocol.robots_files import KnownRobots, RobotsFile, host_key
from sitemap_studio.sources.robots_txt import read_robots
from tests.hypothesis_examples import examples

ROBOTS = b"\xef\xbb\xbfUser-agent: *\r\nDisallow: /private\r\nsitemap : https://example.com/a.xml # main\r\n"
HOST = "https://example.com"


def disallowed_mask(data: bytes, urls: list[str], agent: str = "*") -> list[bool]:
    """Return which entries the rule finds: preselected on columns, then verified."""
    known = KnownRobots(((host_key(HOST), RobotsFile(data)),), agent)
    frame = pl.DataFrame({"loc": urls}, schema={"loc": pl.String})
    looked_at = frame.select(pl.when(known.may_disallow(pl.col("loc"))).then(pl.col("loc"))).to_series()
    return known.disallowed(looked_at).to_list()


def test_robots_txt_lists_sitemaps_and_disallows_urls_of_host():
    assert RobotsFile(ROBOTS).sitemaps == ("https://example.com/a.xml",)
    urls = [
        f"{HOST}/private/x",
        f"{HOST}/",
        f"{HOST}/private",
        "https://www.example.com/private",
        f"{HOST}:443/private",
    ]
    assert disallowed_mask(ROBOTS, urls, "Googlebot") == [True, False, True, False, True]


def test_adding_sitemaps_to_robots_txt_retains_other_bytes():
    added = RobotsFile(ROBOTS).with_sitemaps(["https://example.com/a.xml", "https://example.com/b.xml"])
    assert added.data == ROBOTS + b"\r\nSitemap: https://example.com/b.xml\r\n"
    assert added.with_sitemaps(added.sitemaps) is added
    assert RobotsFile(b"Allow: /").with_sitemaps(["http://x/"]).data == b"Allow: /\n\nSitemap: http://x/\n"
    assert RobotsFile(b"").with_sitemaps(["http://x/"]).data == b"Sitemap: http://x/\n"


@pytest.mark.parametrize("data", [b"", b"\0\xff" * 999, b"Disallow: /", b"<html>", b"User-agent: x\nDisallow: /"])
def test_invalid_or_inapplicable_robots_txt_disallows_nothing(data: bytes):
    assert disallowed_mask(data, [f"{HOST}/"], "Googlebot") == [False]


def test_empty_robots_txt_is_read(tmp_path: Path):
    path = tmp_path / "robots.txt"
    path.touch()
    assert read_robots(path) == RobotsFile(b"")


def test_robots_rules_beyond_half_a_megabyte_are_ignored():
    many = b"User-agent: *\n" + b"".join(b"Disallow: /x%d/\n" % number for number in range(40_000))
    urls = [f"{HOST}/x1/a", f"{HOST}/x39999/a", *(f"{HOST}/y/{number}" for number in range(10_000))]
    assert disallowed_mask(many, urls) == [True, *[False] * 10_001]


PIECES = st.sampled_from(
    ["/", "a", "b", "A", "%61", "%2f", "%2F", "%3D", "=", "?", "&", "*", "$", ".", "-", "~", " ", "ä", "%C3%A4", "%", "%z",
     ":", "//", "\\", "+", ";", "index.html", "http://", "\t", "'", "|"]
)  # fmt: skip
TEXT = st.lists(PIECES, max_size=6).map("".join)
LINE = st.tuples(
    st.sampled_from(
        ["Disallow: ", "disallow:", "Dissallow ", "Allow: ", "User-agent: ", "User-agent: Googlebot\n#", " # "]
    ),
    TEXT | st.sampled_from(["*", "Googlebot", "/"]),
).map("".join)


@settings(max_examples=examples(600))
@given(st.lists(LINE, max_size=8), st.lists(TEXT, min_size=1, max_size=8), st.sampled_from(["*", "Googlebot"]))
def test_column_preselection_does_not_change_disallowed_urls(lines: list[str], tails: list[str], agent: str):
    file = RobotsFile("\n".join(["User-agent: *", *lines]).encode())
    tails = [tail for tail in tails if not tail or tail[0] in "/?"]
    expected = file.disallowed(pl.Series(tails, dtype=pl.String), agent).to_list()
    assert disallowed_mask(file.data, [HOST + tail for tail in tails], agent) == expected


@pytest.mark.parametrize(
    ("rule", "tail"),
    [
        ("*A", "/:"),
        ("*A", "?é"),
        ("/?", "?a"),
        ("/*?", "/a?b"),
        ("/*.pdf$", "/a.pdf"),
        ("/a*&x=", "/a?b&x=1"),
        ("*20", "/a b"),
    ],
)
def test_robots_rule_matches_by_wildcards_and_escapes(rule: str, tail: str):
    assert disallowed_mask(f"User-agent: *\nDisallow: {rule}\n".encode(), [HOST + tail, f"{HOST}/other"]) == [
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("HTTPS://user@Example.com:443/a", "example.com"),
        ("http://example.com:/", "example.com"),
        ("http://example.com:443/", "example.com:443"),
        ("https://bücher.example/", "xn--bcher-kva.example"),
        ("http://[::1]:8080/", "[::1]:8080"),
    ],
)
def test_host_key_is_ascii_host_with_nondefault_port(url: str, key: str):
    assert host_key(url) == key
