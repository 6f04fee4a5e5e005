"""The command publish: list of changes, and lines in robots.txt."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from pytest_httpserver import HTTPServer

from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.publishing import UploadFile, complete_urls, plan_publishing
from tests.builders import HOST, put, two_versions, urlset

KEY = "0123456789abcdef"


@pytest.fixture
def old_and_new_index(tmp_path: Path) -> tuple[Path, Path]:
    """Indexes of an earlier and the current version of a set."""
    return two_versions(tmp_path)


def test_publish_lists_robots_lines_and_changes(run, old_and_new_index):
    old, new = old_and_new_index
    result = run("publish", new, "--since", old, "--json")
    assert result.code == 0
    assert result.json == {
        "version": 1,
        "robots": [f"Sitemap: {HOST}/sitemap.xml"],
        "changed": [f"{HOST}/b", f"{HOST}/page"],
        "removed": [f"{HOST}/gone"],
        "files": [
            {"path": "sitemap.xml", "state": "unchanged"},
            {"path": "posts.xml", "state": "changed"},
            {"path": "pages.xml", "state": "changed"},
        ],
    }
    result = run("publish", new, "--since", old)
    assert f"Sitemap: {HOST}/sitemap.xml\n" in result.out
    assert "upload posts.xml (changed)" in result.out
    assert f"- {HOST}/gone" in result.out


def test_publish_adds_sitemap_to_robots_once_unless_dry_run(run, old_and_new_index, tmp_path: Path):
    robots = put(tmp_path / "robots.txt", "User-agent: *\nDisallow: /x\n")
    before = robots.read_bytes()
    run("publish", old_and_new_index[1], "--robots", robots, "--dry-run")
    assert robots.read_bytes() == before
    for _ in range(2):
        assert run("publish", old_and_new_index[1], "--robots", robots).code == 0
        assert robots.read_bytes() == before + f"\nSitemap: {HOST}/sitemap.xml\n".encode()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0", "not a text file."),
        (gzip.compress(b"User-agent: *\n", mtime=0), "not a text file."),
    ],
)
def test_binary_robots_file_is_refused(run, old_and_new_index, tmp_path: Path, data: bytes, reason: str):
    path = tmp_path / "robots.txt"
    path.write_bytes(data)
    result = run("publish", old_and_new_index[1], "--robots", path)
    assert (result.code, path.read_bytes()) == (2, data)
    assert result.err == f"sitemap-studio: “robots.txt” is {reason}\n"


def test_publish_since_accepts_url_of_earlier_version(run, old_and_new_index, tmp_path: Path, httpserver: HTTPServer):
    old, new = (path.parent for path in old_and_new_index)
    for file in (*old.iterdir(), *new.iterdir()):
        file.write_text(file.read_text().replace(HOST, httpserver.url_for("").rstrip("/")))
    for file in old.iterdir():
        httpserver.expect_request(f"/{file.name}").respond_with_data(file.read_bytes())
    words = ("publish", new / "sitemap.xml", "--json", "--since")
    result = run(*words, httpserver.url_for("/sitemap.xml"))
    assert (result.code, result.json) == (0, run(*words, old / "sitemap.xml").json)
    assert [file["state"] for file in result.json["files"]] == ["unchanged", "changed", "changed"]
    result = run(*words, httpserver.url_for("/gone.xml"))
    assert (result.code, result.err.count("\n"), "gone.xml" in result.err) == (2, 1, True)


@pytest.mark.parametrize("endpoint", ["foo", "api.indexnow.org/indexnow", "ftp://search.example/", "https://"])
def test_incomplete_endpoint_url_is_refused(run, old_and_new_index, tmp_path: Path, endpoint: str):
    robots = tmp_path / "robots.txt"
    submitting = ("--all", "--indexnow", KEY, "--endpoint", endpoint)
    for more in ((), ("--dry-run",)):
        result = run("publish", old_and_new_index[1], "--robots", robots, *submitting, *more)
        assert (result.code, result.out) == (2, "")
        assert result.err == (
            f"sitemap-studio: “{endpoint}” is not a complete URL. "
            "Give --endpoint an https URL, for example https://api.indexnow.org/indexnow.\n"
        )
        assert not robots.exists()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--indexnow", KEY], "no earlier version"),
        (["--indexnow", "short", "--all"], "not a valid key"),
        (["--since", "nothing.xml"], "nothing.xml"),
        (["--base-url", "x"], "x"),
        (["--all"], "--all applies only with --indexnow."),
        (["--endpoint", "https://search.example/indexnow"], "--endpoint applies only with --indexnow."),
        (["--all", "--endpoint", "https://search.example/"], "--all and --endpoint apply only with --indexnow."),
        (["--key-location", f"{HOST}/blog/"], "--key-location applies only with --indexnow."),
    ],
)
def test_publish_refuses_invalid_options_and_writes_no_robots(run, old_and_new_index, words: list[str], reason: str):
    robots = old_and_new_index[1].parent / "robots.txt"
    result = run("publish", old_and_new_index[1], "--robots", robots, *words)
    assert result.code == 2
    assert reason in result.err
    assert not robots.exists()


def test_publishing_plan_counts_changes_of_each_file(old_and_new_index):
    plan = plan_publishing(open_path(old_and_new_index[1]), open_path(old_and_new_index[0]))
    assert plan.files == (
        UploadFile("sitemap.xml", "unchanged"),
        UploadFile("posts.xml", "changed", n_added=1, n_removed=1),
        UploadFile("pages.xml", "changed", n_changed=1),
    )


def test_single_files_are_compared_for_publishing_despite_different_names(run, tmp_path: Path):
    old = put(tmp_path / "sitemap-backup.xml", urlset(f"{HOST}/a", f"{HOST}/gone"))
    new = put(tmp_path / "sitemap.xml", urlset(f"{HOST}/a", f"{HOST}/b", f"{HOST}/c"))
    plan = plan_publishing(open_path(new), open_path(old))
    assert plan.files == (UploadFile("sitemap.xml", "changed", n_added=2, n_removed=1),)
    new.write_bytes(old.read_bytes())
    assert run("publish", new, "--since", old, "--json").json["files"] == [
        {"path": "sitemap.xml", "state": "unchanged"}
    ]


def test_complete_urls_returns_distinct_absolute_web_urls():
    locs = [f" {HOST}/a ", f"{HOST}/a", None, "", "/b", "ftp://example.com/", "https://", "HTTPS://x.example?c", HOST]
    assert complete_urls(locs) == (f"{HOST}/a", "HTTPS://x.example?c", HOST)
