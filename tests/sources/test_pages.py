"""Pages of a static site in a folder become entries, unless they say that they are none."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sitemap_studio.core.errors import ReadError, RequestError
from sitemap_studio.sources.pages import PageOptions, ScannedPages, scan_pages

BASE = "https://example.com/docs/"


def page(folder: Path, path: str, head: str = "", body: str = "Text") -> Path:
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"<!doctype html><html><head><title>T</title>{head}</head><body>{body}</body></html>", "utf-8")
    os.utime(file, (1_700_000_000, 1_700_000_000))
    return file


def scan(folder: Path, **options) -> ScannedPages:
    return scan_pages(folder, PageOptions(base_url=BASE, **options))


def locs(folder: Path, **options) -> list[str]:
    return [loc.removeprefix(BASE) for loc in scan(folder, **options).source.entries["loc"]]


def test_files_become_urls_and_default_files_their_folder(tmp_path: Path):
    for path in ("index.html", "a/index.html", "a/b c.html", "a/ü.html", "a/100%.htm", "style.css", ".git/x.html"):
        page(tmp_path, path)
    assert locs(tmp_path) == ["a/100%25.htm", "a/b%20c.html", "a/", "a/%C3%BC.html", ""]
    assert locs(tmp_path, default_files=["home.html"])[2] == "a/index.html"


def test_patterns_choose_files(tmp_path: Path):
    for path in ("a.html", "b/draft-c.html", "d.php"):
        page(tmp_path, path)
    assert locs(tmp_path, include=["*.html", "*.php"], exclude=["*draft*"]) == ["a.html", "d.php"]


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        ('<meta name="robots" content="noindex, follow">', "not to index"),
        ('<META NAME="Googlebot" CONTENT="NONE">', "not to index"),
        ('<link rel="canonical" href="https://example.com/elsewhere">', "canonical"),
        ('<meta http-equiv="refresh" content="0; url=/new">', "redirect"),
    ],
)
def test_pages_that_are_not_to_be_listed_are_left_out_and_counted(tmp_path: Path, head: str, reason: str):
    page(tmp_path, "a.html", head)
    page(tmp_path, "b.html")
    source = scan(tmp_path).source
    assert source.entries["origin"].to_list() == ["b.html"]
    ((said, count),) = source.skipped.items()
    assert reason in said
    assert count == 1


@pytest.mark.parametrize("href", ["a.html", "/docs/a.html", BASE + "a.html#top"])
def test_a_page_whose_canonical_url_is_its_own_stays(tmp_path: Path, href: str):
    page(tmp_path, "a.html", f'<link rel="canonical" href="{href}">')
    assert locs(tmp_path) == ["a.html"]


def test_lastmod_is_the_time_of_the_file(tmp_path: Path):
    page(tmp_path, "a.html")
    assert scan(tmp_path).source.entries["lastmod"].to_list() == ["2023-11-14T22:13:20Z"]


def test_lastmod_is_the_time_of_the_last_commit(tmp_path: Path):
    page(tmp_path, "site/ü.html")
    page(tmp_path, "site/new.html")
    run = ["git", "-C", str(tmp_path), "-c", "user.name=x", "-c", "user.email=x@example.com"]
    stamp = {"GIT_AUTHOR_DATE": "2026-03-01T10:00:00+00:00", "GIT_COMMITTER_DATE": "2026-03-02T10:00:00+01:00"}
    subprocess.run([*run, "init", "-q"], check=True)
    subprocess.run([*run, "add", "site/ü.html"], check=True)
    subprocess.run([*run, "commit", "-qm", "x"], check=True, env=os.environ | stamp)
    entries = scan(tmp_path / "site", dates="git").source.entries
    assert dict(zip(entries["origin"], entries["lastmod"], strict=True)) == {
        "ü.html": "2026-03-02T10:00:00+01:00",
        "new.html": None,
    }


def test_dates_from_git_need_a_repository(tmp_path: Path):
    with pytest.raises(RequestError, match="not in a git repository"):
        scan(tmp_path, dates="git")


def test_lastmod_moves_only_when_the_text_does(tmp_path: Path):
    page(tmp_path, "a.html", body="<p>One</p>")
    first = scan(tmp_path, dates="content")
    page(tmp_path, "a.html", head="<meta name=x>", body="<div>\n One <script>var n = 1</script></div>")
    now = datetime(2026, 11, 23, tzinfo=UTC)
    second = scan(tmp_path, dates="content", content_dates=first.content_dates, now=now)
    assert second.source.entries["lastmod"].to_list() == ["2023-11-14T22:13:20Z"]
    page(tmp_path, "a.html", body="<p>Two</p>")
    third = scan(tmp_path, dates="content", content_dates=second.content_dates, now=now)
    assert third.source.entries["lastmod"].to_list() == ["2026-11-23T00:00:00Z"]


def test_images_are_listed_once_with_their_whole_url(tmp_path: Path):
    page(tmp_path, "a.html", body='<img src="x.png"><img src="x.png"><img src="data:,"><img src="/y.png?a=1&amp;b=2">')
    extensions = scan(tmp_path, has_images=True).source.extensions
    assert extensions["entry"].to_list() == [0]
    xml = extensions["xml"].item()
    assert xml.count("<image:image ") == 2
    assert f"{BASE}x.png" in xml
    assert "https://example.com/y.png?a=1&amp;b=2" in xml


@pytest.mark.parametrize("data", [b"", b"\0\0", b"\xff\xfe<\0", b"<" * 100_000, b"<html><head><meta name=robots"])
def test_files_that_are_hardly_html_do_not_stop_the_scan(tmp_path: Path, data: bytes):
    page(tmp_path, "b.html")
    (tmp_path / "a.html").write_bytes(data)
    assert locs(tmp_path, dates="content") == ["a.html", "b.html"]


if sys.platform == "linux":

    def test_names_of_any_bytes_are_escaped_and_pipes_are_not_waited_for(tmp_path: Path):
        page(tmp_path, os.fsdecode(b"raw\xff.html"))
        page(tmp_path, "new\nline.html")
        os.mkfifo(tmp_path / "pipe.html")
        source = scan(tmp_path).source
        assert source.entries["loc"].to_list() == [f"{BASE}new%0Aline.html", f"{BASE}raw%FF.html"]
        assert source.entries["origin"].to_list() == ["new\nline.html", "raw\\xff.html"]


def test_a_folder_that_is_missing_is_refused(tmp_path: Path):
    with pytest.raises(ReadError, match="nowhere"):
        scan(tmp_path / "nowhere")


def test_the_url_of_the_folder_must_be_complete(tmp_path: Path):
    with pytest.raises(RequestError, match="not a complete URL"):
        scan_pages(tmp_path, PageOptions(base_url="example.com"))


def test_a_long_head_is_read_to_its_end(tmp_path: Path):
    page(tmp_path, "a.html", f'<style>{"a{}" * 40_000}</style><meta name="robots" content="noindex">')
    assert locs(tmp_path) == []


@pytest.mark.parametrize("dates", ["files", "content"])
def test_urls_that_can_not_be_taken_apart_are_none(tmp_path: Path, dates: str):
    page(tmp_path, "a.html", '<base href="http://["><link rel="canonical" href="http://[::1">', '<img src="http://[">')
    assert locs(tmp_path, has_images=True, dates=dates) == ["a.html"]
