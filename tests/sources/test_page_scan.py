"""Pages of a static site in a folder become entries, unless they exclude themselves."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sitemap_studio.core.errors import ReadError, RequestError
from sitemap_studio.sources.page_scan import PageOptions, ScannedPages, scan_pages

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


def test_page_urls_escape_paths_and_shorten_default_files(tmp_path: Path):
    for path in ("index.html", "a/index.html", "a/b c.html", "a/ü.html", "a/100%.htm", "style.css", ".git/x.html"):
        page(tmp_path, path)
    assert locs(tmp_path) == ["a/100%25.htm", "a/b%20c.html", "a/", "a/%C3%BC.html", ""]
    assert locs(tmp_path, default_files=["home.html"])[2] == "a/index.html"


def test_include_and_exclude_patterns_select_pages(tmp_path: Path):
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
def test_pages_that_exclude_themselves_are_skipped_and_counted(tmp_path: Path, head: str, reason: str):
    page(tmp_path, "a.html", head)
    page(tmp_path, "b.html")
    source = scan(tmp_path).source
    assert source.entries["origin"].to_list() == ["b.html"]
    ((said, count),) = source.skipped.items()
    assert reason in said
    assert count == 1


@pytest.mark.parametrize(
    ("n_attributes", "expected"),
    [(1_000, {}), (1_001, {"files that can't be read": 1}), (50_000, {"files that can't be read": 1})],
)
def test_page_with_over_1000_attributes_is_skipped(tmp_path: Path, n_attributes: int, expected: dict[str, int]):
    attributes = " ".join(f"a{number}" for number in range(n_attributes))
    (tmp_path / "a.html").write_text(f"<!doctype html><html {attributes}><head><title>A</title></head><body>Text")
    page(tmp_path, "b.html")
    source = scan(tmp_path).source
    assert source.entries["origin"].to_list() == (["b.html"] if expected else ["a.html", "b.html"])
    assert source.skipped == expected


@pytest.mark.parametrize("href", ["a.html", "/docs/a.html", BASE + "a.html#top"])
def test_page_with_its_own_canonical_url_is_listed(tmp_path: Path, href: str):
    page(tmp_path, "a.html", f'<link rel="canonical" href="{href}">')
    assert locs(tmp_path) == ["a.html"]


def test_lastmod_is_modification_time_of_file(tmp_path: Path):
    page(tmp_path, "a.html")
    assert scan(tmp_path).source.entries["lastmod"].to_list() == ["2023-11-14T22:13:20Z"]


def test_git_lastmod_is_last_commit_or_none_if_uncommitted(tmp_path: Path):
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


def git(folder: Path, *words: str) -> None:
    identity = ["-c", "user.name=x", "-c", "user.email=x@example.com", "-c", "protocol.file.allow=always"]
    subprocess.run(["git", "-C", str(folder), *identity, *words], check=True, capture_output=True)


def test_uncommitted_pages_are_reported(tmp_path: Path):
    for path in ("site/same.html", "site/changed.html"):
        page(tmp_path, path)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "x")
    page(tmp_path, "site/new.html")
    page(tmp_path, "site/changed.html", body="Other")
    assert scan(tmp_path / "site", dates="git").uncommitted == ("changed.html", "new.html")


def test_git_dates_of_shallow_clone_are_refused(tmp_path: Path):
    page(tmp_path, "all/a.html")
    git(tmp_path / "all", "init", "-q")
    for number in range(2):
        page(tmp_path, "all/a.html", body="x" * number)
        git(tmp_path / "all", "add", ".")
        git(tmp_path / "all", "commit", "-qm", "x")
    git(tmp_path, "clone", "-q", "--depth", "1", f"file://{tmp_path / 'all'}", "shallow")
    with pytest.raises(RequestError) as caught:
        scan(tmp_path / "shallow", dates="git")
    assert "lacks older commits" in caught.value.message
    assert "fetch-depth: 0" in caught.value.hint


def test_git_dates_of_repository_without_commits_are_refused(tmp_path: Path):
    git(tmp_path, "init", "-q")
    with pytest.raises(RequestError, match="does not have any commits yet"):
        scan(tmp_path, dates="git")


def test_git_dates_outside_repository_are_refused(tmp_path: Path):
    with pytest.raises(RequestError, match="not in a git repository"):
        scan(tmp_path, dates="git")


def test_content_lastmod_changes_only_with_text_of_page(tmp_path: Path):
    page(tmp_path, "a.html", body="<p>One</p>")
    first = scan(tmp_path, dates="content")
    page(tmp_path, "a.html", head="<meta name=x>", body="<div>\n One <script>var n = 1</script></div>")
    now = datetime(2026, 11, 23, tzinfo=UTC)
    second = scan(tmp_path, dates="content", content_dates=first.content_dates, now=now)
    assert second.source.entries["lastmod"].to_list() == ["2023-11-14T22:13:20Z"]
    page(tmp_path, "a.html", body="<p>Two</p>")
    third = scan(tmp_path, dates="content", content_dates=second.content_dates, now=now)
    assert third.source.entries["lastmod"].to_list() == ["2026-11-23T00:00:00Z"]


def test_images_are_listed_once_with_absolute_url(tmp_path: Path):
    page(tmp_path, "a.html", body='<img src="x.png"><img src="x.png"><img src="data:,"><img src="/y.png?a=1&amp;b=2">')
    extensions = scan(tmp_path, has_images=True).source.extensions
    assert extensions["entry"].to_list() == [0]
    xml = extensions["xml"].item()
    assert xml.count("<image:image ") == 2
    assert f"{BASE}x.png" in xml
    assert "https://example.com/y.png?a=1&amp;b=2" in xml


@pytest.mark.parametrize("reads_body", [False, True], ids=["head", "body"])
@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "empty"),
        (b"\xef\xbb\xbf \r\n", "fragment"),
        (b" \n", "empty"),
        (b"\0\0", "fragment"),
        (b"\xff\xfe<\0", "fragment"),
        (b"<" * 100_000, "fragment"),
        (b"<nav><a href=/>Home</a></nav>", "fragment"),
        (b"<body>Text</body>", "fragment"),
        (b"<html " + b" ".join(b"a%d=1" % number for number in range(30_000)) + b">", "unreadable"),
        (b"<html><head><title>T</title><meta name='robots' content='noindex'", None),
        (b"<!doctype html><title>T</title><p>Text", None),
        ("<!doctype html><title>T</title>".encode("utf-16"), None),
    ],
)
def test_only_files_without_html_page_are_skipped_with_reason(
    tmp_path: Path, data: bytes, reason: str | None, reads_body: bool
):
    page(tmp_path, "b.html")
    (tmp_path / "a.html").write_bytes(data)
    pages = scan(tmp_path, dates="content" if reads_body else "files")
    assert [each.reason.id for each in pages.skipped] == ([reason] if reason else [])
    assert pages.source.entries["origin"].to_list() == (["b.html"] if reason else ["a.html", "b.html"])


def skipped(folder: Path, base_url: str = "https://example.com/", **options) -> dict[str, str]:
    """Return the reason for each page that is not listed."""
    pages = scan_pages(folder, PageOptions(base_url=base_url, **options))
    return {page.path: page.reason.id for page in pages.skipped}


def listed(folder: Path, base_url: str = "https://example.com/", **options) -> dict[str, str]:
    """Return the URL of each page that is listed, by path."""
    entries = scan_pages(folder, PageOptions(base_url=base_url, **options)).source.entries
    return dict(zip(entries["origin"], entries["loc"], strict=True))


@pytest.mark.parametrize(
    ("path", "canonical", "loc"),
    [
        ("about.html", "/about", "/about"),
        ("about.html", "https://example.com/about/", "/about/"),
        ("about.html", "https://EXAMPLE.com:443/about.html#top", "/about.html"),
        ("about.html", "HTTPS://example.com/./about", "/about"),
        ("about/index.html", "/about", "/about"),
        ("about/index.html", "/about/", "/about/"),
        ("about/index.html", "/about/index.html", "/about/index.html"),
        ("index.html", "https://example.com", "/"),
        ("2020/中文 (1)/index.html", "https://example.com/2020/中文 (1)/", "/2020/%E4%B8%AD%E6%96%87%20(1)/"),
        ("2020/中文.html", "/2020/%e4%b8%ad%e6%96%87.html", "/2020/%E4%B8%AD%E6%96%87.html"),
        ("it's.html", "/it%27s.html", "/it's.html"),
        ("about.html", "", "/about.html"),
        ("about.html", "javascript:void(0)", "/about.html"),
    ],
)
def test_canonical_url_of_same_file_is_listed(tmp_path: Path, path: str, canonical: str, loc: str):
    page(tmp_path, path, f'<link rel="canonical" href="{canonical}">')
    assert listed(tmp_path) == {path: f"https://example.com{loc}"}


@pytest.mark.parametrize(
    "canonical",
    ["/other", "/ABOUT.html", "/about.html?a=1", "https://www.example.com/about", "http://example.com/about", "/a%2Fb"],
)
def test_page_with_canonical_url_elsewhere_is_skipped_with_reason(tmp_path: Path, canonical: str):
    page(tmp_path, "about.html", f'<link rel="canonical" href="{canonical}">')
    (found,) = scan_pages(tmp_path, PageOptions(base_url="https://example.com/")).skipped
    assert (found.path, found.reason.id) == ("about.html", "canonical")
    assert canonical in found.message


def test_canonical_url_denotes_file_before_folder_of_same_name(tmp_path: Path):
    page(tmp_path, "about.html")
    page(tmp_path, "about/index.html", '<link rel="canonical" href="/about">')
    assert skipped(tmp_path) == {"about/index.html": "canonical"}


def test_page_with_contradicting_canonical_urls_is_listed(tmp_path: Path):
    page(tmp_path, "a.html", '<link rel="canonical" href="/a"><link rel="canonical" href="/b">')
    assert listed(tmp_path) == {"a.html": "https://example.com/a.html"}


def test_clean_urls_omit_endings_of_unambiguous_files(tmp_path: Path):
    for path in ("index.html", "about.html", "docs/index.html", "docs.html", "a.htm", "a.html", "x.html", "x"):
        page(tmp_path, path)
    page(tmp_path, "c.html", '<link rel="canonical" href="/c.html">')
    assert listed(tmp_path, has_clean_urls=True) == {
        "index.html": "https://example.com/",
        "about.html": "https://example.com/about",
        "docs/index.html": "https://example.com/docs/",
        "docs.html": "https://example.com/docs",
        "a.html": "https://example.com/a",
        "a.htm": "https://example.com/a.htm",
        "x.html": "https://example.com/x.html",
        "c.html": "https://example.com/c.html",
    }


def test_second_default_file_in_folder_has_its_own_url(tmp_path: Path):
    page(tmp_path, "index.html")
    page(tmp_path, "index.htm")
    assert listed(tmp_path) == {
        "index.html": "https://example.com/",
        "index.htm": "https://example.com/index.htm",
    }


def test_error_pages_and_technical_files_are_skipped_with_reason(tmp_path: Path):
    for path in (
        "404.html", "500.html", "offline.html", "404/index.html", "de/404.html", "pt-br/404/index.html",
        "node_modules/p/index.html", "a/node_modules/x.html", ".cache/x.html", "google0123456789abcdef.html",
        "page/404/index.html", "products/500.html", "blog/404-tips.html", "offline-maps.html", "google.html",
    ):  # fmt: skip
        page(tmp_path, path)
    page(tmp_path, "docs/404.html", "<title>Page not found</title>")
    (tmp_path / "v.html").write_text("google-site-verification: v.html")
    assert skipped(tmp_path) == {
        "404.html": "error-page",
        "500.html": "error-page",
        "offline.html": "error-page",
        "404/index.html": "error-page",
        "de/404.html": "error-page",
        "pt-br/404/index.html": "error-page",
        "docs/404.html": "error-page",
        "node_modules/p/index.html": "packages",
        "a/node_modules/x.html": "packages",
        ".cache/x.html": "hidden",
        "google0123456789abcdef.html": "verification",
        "v.html": "verification",
    }
    assert sorted(listed(tmp_path)) == [
        "blog/404-tips.html", "google.html", "offline-maps.html", "page/404/index.html", "products/500.html",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("patterns", "expected_skipped"),
    [
        (["drafts/"], {"drafts/a.html", "x/drafts/b.html"}),
        (["/drafts"], {"drafts/a.html"}),
        (["drafts/*"], {"drafts/a.html"}),
        (["a.html"], {"a.html", "drafts/a.html"}),
        (["**/b.html"], {"x/drafts/b.html"}),
        (["x/**"], {"x/drafts/b.html", "x/y.html"}),
        (["*.html", "!a.html"], {"x/drafts/b.html", "x/y.html"}),
        (["drafts", "!drafts/a.html"], {"drafts/a.html", "x/drafts/b.html"}),
        (["# comment", "", "y.html"], {"x/y.html"}),
        (["!404.html"], set()),
    ],
)
def test_exclude_patterns_match_as_in_gitignore(tmp_path: Path, patterns: list[str], expected_skipped: set[str]):
    paths = {"a.html", "drafts/a.html", "x/drafts/b.html", "x/y.html"}
    for path in paths:
        page(tmp_path, path)
    pages = scan_pages(tmp_path, PageOptions(base_url=BASE, exclude=patterns))
    assert {each.path for each in pages.skipped} == expected_skipped
    assert {each.reason.id for each in pages.skipped} <= {"excluded"}
    assert {each.detail for each in pages.skipped} <= set(patterns)
    assert set(pages.source.entries["origin"]) == paths - expected_skipped


def test_negated_pattern_includes_files_skipped_by_name(tmp_path: Path):
    page(tmp_path, "404.html")
    page(tmp_path, "node_modules/a.html")
    assert skipped(tmp_path, exclude=["!404.html", "!node_modules/"]) == {}


@pytest.mark.parametrize("pattern", ["!", "[z-a]", "a\\"])
def test_invalid_patterns_are_refused(tmp_path: Path, pattern: str):
    with pytest.raises(RequestError, match="not a valid pattern"):
        scan(tmp_path, exclude=[pattern])


def test_robots_txt_excludes_pages_only_at_host_root(tmp_path: Path):
    page(tmp_path, "private/a.html")
    page(tmp_path, "b.html")
    (tmp_path / "robots.txt").write_text("User-agent: *\nDisallow: /private/\n")
    assert skipped(tmp_path) == {"private/a.html": "robots"}
    # Crawlers request robots.txt only from the root of a host.
    assert skipped(tmp_path, BASE) == {}


@pytest.mark.parametrize(
    ("rules", "expected_skipped"),
    [
        ("/b.html\n  X-Robots-Tag: noindex", {"b.html"}),
        ("/b\n  x-robots-tag: NoIndex, nofollow", {"b.html"}),
        ("# all\n/private/*\n  Cache-Control: no-store\n  X-Robots-Tag: none", {"private/a.html"}),
        ("/:folder/:page\n  X-Robots-Tag: googlebot: noindex", {"private/a.html"}),
        ("https://:project.pages.dev/*\n  X-Robots-Tag: noindex", set()),
        ("https://example.com/*\n  X-Robots-Tag: noindex", {"b.html", "private/a.html"}),
        ("/*\n  X-Robots-Tag: noindex\n/b.html\n  ! X-Robots-Tag", {"private/a.html"}),
        ("/*\n  X-Robots-Tag: otherbot: noindex\n  X-Robots-Tag: unavailable_after: 25 Jun 2035", set()),
        ("/*\n  X-Frame-Options: DENY", set()),
        ("/*a*b*c\n  X-Robots-Tag: noindex\n/%\n/%ff\n[\n  x", set()),
    ],
)
def test_noindex_in_headers_file_excludes_pages(tmp_path: Path, rules: str, expected_skipped: set[str]):
    page(tmp_path, "private/a.html")
    page(tmp_path, "b.html")
    (tmp_path / "_headers").write_text(rules)
    assert skipped(tmp_path) == dict.fromkeys(expected_skipped, "headers")


@pytest.mark.parametrize(
    ("rules", "expected_skipped"),
    [
        ("/b.html /new 301", {"b.html": "redirect-rule"}),
        ("/b.html https://other.example/", {"b.html": "redirect-rule"}),
        ("/old/* /new/:splat 302 # moved", {"old/a.html": "redirect-rule"}),
        ("/old/:name /new/:name", {"old/a.html": "redirect-rule"}),
        ("/old/* /404.html 404!", {"old/a.html": "gone-rule"}),
        ("/old/* /404.html 404", {}),
        ("/* /index.html 200", {}),
        ("/* https://other.example/:splat 301", {}),
        ("/* https://other.example/:splat 301!", {"b.html": "redirect-rule", "old/a.html": "redirect-rule"}),
        ("/b.html /b 301", {}),
        ("/b.html /de/ 302 Language=de", {}),
        ("/b.html id=:id /new 301", {}),
        ("http://example.com/* https://example.com/:splat 301!", {}),
        ("/b.html", {}),
        ("# /b.html /new 301", {}),
        ("/b.html /b.html 200!\n/b.html /new 301", {}),
    ],
)
def test_redirects_file_excludes_pages(tmp_path: Path, rules: str, expected_skipped: dict[str, str]):
    page(tmp_path, "old/a.html")
    page(tmp_path, "b.html")
    (tmp_path / "_redirects").write_text(rules)
    assert skipped(tmp_path) == expected_skipped


def test_page_redirected_to_its_clean_url_is_listed(tmp_path: Path):
    page(tmp_path, "b.html")
    (tmp_path / "_redirects").write_text("/b.html /b 301\n")
    assert listed(tmp_path) == {"b.html": "https://example.com/b"}


def test_page_that_reloads_itself_is_listed(tmp_path: Path):
    page(tmp_path, "a.html", '<meta http-equiv="refresh" content="300; URL=\'/a.html\'">')
    assert skipped(tmp_path) == {}


if sys.platform == "linux":

    def test_undecodable_names_are_escaped_and_pipes_skipped(tmp_path: Path):
        page(tmp_path, os.fsdecode(b"raw\xff.html"))
        page(tmp_path, "new\nline.html")
        os.mkfifo(tmp_path / "pipe.html")
        source = scan(tmp_path).source
        assert source.entries["loc"].to_list() == [f"{BASE}new%0Aline.html", f"{BASE}raw%FF.html"]
        assert source.entries["origin"].to_list() == ["new\nline.html", "raw\\xff.html"]


def test_missing_folder_of_pages_is_refused(tmp_path: Path):
    with pytest.raises(ReadError, match="nowhere"):
        scan(tmp_path / "nowhere")


def test_incomplete_base_url_of_folder_is_refused(tmp_path: Path):
    with pytest.raises(RequestError, match="not a complete URL"):
        scan_pages(tmp_path, PageOptions(base_url="example.com"))


def test_noindex_after_long_style_is_found(tmp_path: Path):
    page(tmp_path, "a.html", f'<style>{"a{}" * 40_000}</style><meta name="robots" content="noindex">')
    assert locs(tmp_path) == []


@pytest.mark.parametrize("dates", ["files", "content"])
def test_unparsable_urls_in_page_are_ignored(tmp_path: Path, dates: str):
    page(tmp_path, "a.html", '<base href="http://["><link rel="canonical" href="http://[::1">', '<img src="http://[">')
    assert locs(tmp_path, has_images=True, dates=dates) == ["a.html"]
