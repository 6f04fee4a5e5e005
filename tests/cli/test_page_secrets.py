"""Passwords, header values, cookies and queries of URLs in the output, logs, reports and files of checks of pages."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytest_httpserver import HTTPServer

from sitemap_studio.pages.check_types import CheckOptions
from tests.cli.conftest import Run
from tests.pages.site import Site, html

SECRET = re.compile("s3cret-(?:canonical|cookie|header|loop|password|proxy|query|redirect|user)")
"""Each planted secret has its own word after the hyphen."""


@pytest.fixture
def site(httpserver: HTTPServer) -> Site:
    site = Site(httpserver)
    site.page("/ok", Set_Cookie="sid=s3cret-cookie")
    site.page("/old", "", 301, Location="/ok?session=s3cret-redirect")
    site.page("/other", html('<link rel=canonical href="/ok?ref=s3cret-canonical">'))
    site.page("/loop", "", 301, Location="/loop?sid=s3cret-loop")
    return site


@pytest.fixture
def environment(httpserver: HTTPServer, tmp_path: Path) -> dict[str, str]:
    """Environment of a command that has a password, and a proxy with a password."""
    return {
        **os.environ,
        "SITEMAP_STUDIO_CACHE": str(tmp_path / "cache"),
        "SITEMAP_STUDIO_STATE": str(tmp_path / "state"),
        "SITEMAP_STUDIO_PASSWORD": "s3cret-password",
        "http_proxy": httpserver.url_for("/").replace("://", "://me:s3cret-proxy@"),
        "no_proxy": "",
    }


@pytest.fixture
def sitemap(site: Site, list_urls) -> Path:
    locs = [site.url(path) for path in ("/ok?token=s3cret-query", "/old", "/other", "/loop?a=s3cret-query", "/gone")]
    locs.append(site.url("/ok").replace("://", "://me:s3cret-user@"))
    return list_urls(*locs)


def secrets_in_files(folder: Path) -> set[str]:
    """Return the planted secrets in all files below a folder."""
    contents = (path.read_bytes().decode("latin-1") for path in folder.rglob("*") if path.is_file())
    return {secret for content in contents for secret in SECRET.findall(content)}


def test_secrets_of_check_are_in_no_file_or_log(run_in_process, sitemap: Path, environment, tmp_path: Path):
    options = ("--user", "me", "--header", "X-Key: s3cret-header", "--verbose", "--quiet")
    result = run_in_process("pages", sitemap, *options, env=environment)
    assert result.code == 1
    assert SECRET.findall(result.err) == []
    # Only URLs of the set and of targets contain secrets, because the next check needs them.
    in_urls = {"s3cret-query", "s3cret-redirect", "s3cret-canonical", "s3cret-loop"}
    assert set(SECRET.findall(result.out)) == in_urls
    assert secrets_in_files(tmp_path / "cache") == in_urls
    assert not (tmp_path / "state").exists() or secrets_in_files(tmp_path / "state") == set()


def test_run_table_has_no_secrets_or_urls(run_in_process, sitemap: Path, environment, tmp_path: Path):
    run_in_process("pages", sitemap, "--user", "me", "--header", "X-Key: s3cret-header", env=environment)
    (path,) = (tmp_path / "cache").rglob("*.sqlite")
    with closing(sqlite3.connect(path)) as connection:
        runs = connection.execute("SELECT * FROM run").fetchall()
    assert len(runs) == 1
    assert not re.search(r"s3cret|X-Key|http", repr(runs))


def test_sarif_of_page_rules_has_no_secrets(run_in_process, sitemap: Path, environment):
    run_in_process("pages", sitemap, "--user", "me", "--header", "X-Key: s3cret-header", env=environment)
    options = ("--pages", "--only", "page-*", "--format", "sarif")
    log = run_in_process("check", sitemap, *options, env=environment)
    messages = [each["message"]["text"] for each in log.json["runs"][0]["results"]]
    assert any(re.search(r"The page redirects to “http://localhost:\d+/ok\?…”", each) for each in messages)
    assert log.json["runs"][0]["results"][0]["properties"]["value"].endswith("/loop?…")
    assert SECRET.findall(log.out) == []


def test_sarif_omits_fixes_that_contain_passwords(run: Run, list_urls):
    path = list_urls("http://me:s3cret-user@a.example/a b", "http://a.example/c d")
    log = run("check", path, "--format", "sarif")
    fixes = [each["fixes"] for each in log.json["runs"][0]["results"] if "fixes" in each]
    assert [fix[0]["artifactChanges"][0]["replacements"][0]["insertedContent"]["text"] for fix in fixes] == [
        "http://a.example/c%20d"
    ]
    assert "s3cret" not in log.out


def test_reports_have_secrets_only_in_urls(run, sitemap: Path, environment, monkeypatch: pytest.MonkeyPatch):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    options = ("--user", "me", "--header", "X-Key: s3cret-header")
    for words in (
        *(("pages", sitemap, *options, "--format", name) for name in ("json", "jsonl", "csv")),
        *(("check", sitemap, "--pages", "--format", name) for name in ("json", "csv", "html")),
        ("fix", sitemap, "--pages", "--dry-run", "--json"),
    ):
        result = run(*words)
        found = set(SECRET.findall(result.out + result.err))
        assert words[0] == "fix" or "s3cret-query" in found
        assert found <= {"s3cret-query", "s3cret-redirect", "s3cret-canonical", "s3cret-loop", "s3cret-user"}
        # User information is only part of listed URLs, which `check` reports as values.
        assert words[0] == "check" or "s3cret-user" not in found


def test_internal_error_shows_no_secrets(run_in_process, sitemap: Path, environment):
    fault = """
        from sitemap_studio.pages.facts_store import FactsStore
        def fail(self, facts):
            raise ValueError(f"“http://me:s3cret-user@a.example/?b=s3cret-query” {facts}")
        FactsStore.add = fail
    """
    options = ("--user", "me", "--header", "X-Key: s3cret-header", "--verbose")
    result = run_in_process("pages", sitemap, *options, env=environment, before=fault)
    assert (result.code, result.out) == (2, "")
    assert "Internal error: ValueError: “http://…@a.example/?…”" in result.err
    assert "Traceback" in result.err
    assert SECRET.findall(result.err) == []


@pytest.mark.parametrize("field", ["X-Key s3cret-header", "X Key: s3cret-header", "X-Key: s3cret-header\x07"])
def test_invalid_header_is_refused_without_its_value(run, sitemap: Path, field: str):
    result = run("pages", sitemap, "--header", field)
    assert (result.code, SECRET.findall(result.err)) == (2, [])
    assert "Argument --header: " in result.err


def test_options_in_crash_report_have_no_secrets():
    options = CheckOptions(user=("me", "s3cret-password"), headers=(("X-Key", "s3cret-header"),))
    assert not re.search("s3cret|X-Key|me,", repr(options))
