"""Facts about pages from imported crawls and access logs: storage, columns and filters."""

from __future__ import annotations

import csv
import os
import time
from pathlib import Path

import pytest

from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import PageFacts
from tests.builders import put, urlset
from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("facts_folder")
SITE = "https://example.com"
CRAWL = f"""Address,Content Type,Status Code,Indexability,Indexability Status,Title 1,Canonical Link Element 1,Redirect URL
{SITE}/good,text/html,200,Indexable,,Good page,{SITE}/good,
{SITE}/moved,text/html,301,Non-Indexable,Redirected,,,{SITE}/good
{SITE}/gone,text/html,404,Non-Indexable,Client Error,,,
{SITE}/hidden,text/html,200,Non-Indexable,noindex,Hidden,,
{SITE}/copy,text/html,200,Non-Indexable,Canonicalised,Copy,{SITE}/good,
{SITE}/refused,text/html,403,Non-Indexable,Client Error,,,
{SITE}/silent,,0,,,,,
"""
LOG = "".join(
    f'1.2.3.4 - - [{day}/Nov/2026:10:00:00 +0000] "GET {path} HTTP/1.1" 200 1 "-" "Mozilla/5.0"\n'
    for day, path in [("01", "/good"), ("20", "/good"), ("05", "/hidden")]
)
PATHS = ("good", "moved", "gone", "hidden", "copy", "refused", "silent", "new")


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    return put(tmp_path / "sitemap.xml", urlset(*(f"{SITE}/{path}" for path in PATHS)))


@pytest.fixture
def crawl(tmp_path: Path) -> Path:
    path = tmp_path / "internal_all.csv"
    path.write_text(CRAWL)
    return path


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "access.log"
    path.write_text(LOG)
    return path


def values_by_path(run: Run, sitemap: Path, *columns: str, where: str = "entry > 0") -> dict[str, tuple[str, ...]]:
    """Return the facts that convert writes for matching entries, by path of the page."""
    target = sitemap.with_name("facts.csv")
    target.unlink(missing_ok=True)
    result = run("convert", sitemap, target, "--page-columns", ",".join(columns), "--where", where)
    assert result.code == 0, result.err
    rows = csv.DictReader(target.read_text().splitlines())
    return {row["loc"].removeprefix(f"{SITE}/"): tuple(row[column] for column in columns) for row in rows}


def test_import_of_crawl_stores_facts_of_all_rows(run: Run, sitemap: Path, crawl: Path):
    before = sitemap.read_bytes()
    result = run("import", crawl, "--into", sitemap)
    assert result.code == 0
    assert "Stored facts about 7 pages." in result.err
    assert sitemap.read_bytes() == before
    assert values_by_path(run, sitemap, "status", "indexable", "title", "target") == {
        "good": ("200", "yes", "Good page", ""),
        "moved": ("301", "no: redirect", "", f"{SITE}/good"),
        "gone": ("404", "no: not-found", "", ""),
        "hidden": ("200", "no: noindex", "Hidden", ""),
        "copy": ("200", "no: canonical", "Copy", ""),
        "refused": ("403", "unknown: blocked", "", ""),
        "silent": ("", "unknown: unreachable", "", ""),
        "new": ("", "", "", ""),
    }


def test_imported_facts_name_file_as_source(run: Run, sitemap: Path, crawl: Path, facts_folder: Path):
    run("import", crawl, "--into", sitemap)
    with FactsStore(facts_folder) as store:
        facts = store.get(f"{SITE}/gone", "studio")
    assert facts is not None
    assert (facts.source, facts.checked) == ("internal_all.csv", int(crawl.stat().st_mtime))


def test_entries_are_filtered_by_imported_facts(run: Run, sitemap: Path, crawl: Path):
    run("import", crawl, "--into", sitemap)
    assert run("edit", sitemap, "--where", "indexable = no", "--remove").code == 0
    assert sitemap.read_text().count("<loc>") == 4


def test_import_of_log_stores_hits_and_last_visits(run: Run, sitemap: Path, log: Path):
    result = run("import", log, "--base-url", f"{SITE}/", "--into", sitemap)
    assert "Stored facts about 2 pages." in result.err
    values = values_by_path(run, sitemap, "hits", "visited", "status")
    assert values["good"] == ("2", "2026-11-20", "")
    assert values["hidden"] == ("1", "2026-11-05", "")
    assert values["new"] == ("", "", "")


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("hits > 1", {"good"}),
        ("hits is empty", {"moved", "gone", "copy", "refused", "silent", "new"}),
        ("hits in missing and status in 200..299", {"copy"}),
        ("visited < 2026-11-10", {"hidden"}),
        ("visited = 2026-11-20", {"good"}),
    ],
)
def test_entries_are_filtered_by_hits_and_visits(run: Run, sitemap: Path, crawl: Path, log: Path, where, expected):
    run("import", crawl, log, "--base-url", f"{SITE}/", "--into", sitemap)
    assert set(values_by_path(run, sitemap, "hits", where=where)) == expected


def test_newer_log_replaces_hits_and_keeps_other_facts(run: Run, sitemap: Path, crawl: Path, log: Path):
    run("import", crawl, "--into", sitemap)
    run("import", log, "--base-url", f"{SITE}/", "--into", sitemap)
    log.write_text(LOG.splitlines(keepends=True)[0])
    run("import", log, "--base-url", f"{SITE}/", "--into", sitemap)
    assert values_by_path(run, sitemap, "hits", "status")["good"] == ("1", "200")


@pytest.mark.parametrize(("age_seconds", "expected"), [(60, "200"), (-60, "404")], ids=["older check", "newer check"])
def test_only_newer_facts_replace_stored_ones(
    run: Run, sitemap: Path, crawl: Path, facts_folder: Path, age_seconds: int, expected: str
):
    now = int(time.time())
    os.utime(crawl, (now, now))
    checked = PageFacts(
        loc=f"{SITE}/good", bot="studio", checked=now - age_seconds, status=404, reason="not-found", indexable=False
    )
    with FactsStore(facts_folder) as store:
        store.add(checked)
    run("import", crawl, "--into", sitemap)
    assert values_by_path(run, sitemap, "status")["good"] == (expected,)


def test_status_without_indexability_gives_no_verdict_for_answered_pages(run: Run, sitemap: Path, tmp_path: Path):
    table = tmp_path / "links.csv"
    table.write_text(f"URL,Status\n{SITE}/good,200\n{SITE}/gone,410\n")
    assert "Stored facts about 1 page." in run("import", table, "--into", sitemap).err
    assert values_by_path(run, sitemap, "indexable", where="status is not empty") == {"gone": ("no: not-found",)}


def test_unknown_headers_are_mapped_to_status_and_indexability(run: Run, sitemap: Path, tmp_path: Path):
    table = tmp_path / "own.csv"
    table.write_text(f"URL,Antwort,Darf\n{SITE}/good,200,ja\n{SITE}/gone,404,nein\n{SITE}/copy,200,nein\n")
    words = ("--columns", "status=Antwort", "--columns", "indexability=Darf")
    result = run("import", table, "--into", sitemap, *words)
    assert "Left out: rows whose status is not 200 (1)." in result.err
    assert "Left out: rows that the table calls not indexable (1)." in result.err
    assert values_by_path(run, sitemap, "indexable", where="indexable is not empty") == {
        "good": ("yes",),
        "gone": ("no: not-found",),
        "copy": ("no: noindex",),
    }


def test_sources_without_facts_store_nothing(run: Run, sitemap: Path, tmp_path: Path, facts_folder: Path):
    source = tmp_path / "urls.txt"
    source.write_text(f"{SITE}/good\n")
    assert "Stored facts" not in run("import", source, "--into", sitemap).err
    assert not facts_folder.exists()


def test_import_continues_if_facts_can_not_be_stored(run: Run, sitemap: Path, crawl: Path, tmp_path: Path):
    (tmp_path / "cache").write_text("a file in place of the folder")
    output = tmp_path / "new.xml"
    result = run("import", crawl, "--output", output)
    assert "can't be stored" in result.err
    assert output.exists()


def test_imported_facts_contain_no_passwords(run: Run, sitemap: Path, tmp_path: Path, facts_folder: Path):
    secret = SITE.replace("://", "://me:s3cret@")
    table = tmp_path / "own.csv"
    table.write_text(
        "URL,Status Code,Indexability,Indexability Status,Canonical Link Element 1,Redirect URL\n"
        f"{secret}/moved,301,Non-Indexable,Redirected,,{secret}/good\n"
        f"{secret}/copy,200,Non-Indexable,Canonicalised,{secret}/good,\n"
    )
    run("import", table, "--into", sitemap, "--allow-empty")
    assert values_by_path(run, sitemap, "target", "canonical", where="status is not empty") == {
        "moved": (f"{SITE}/good", ""),
        "copy": ("", f"{SITE}/good"),
    }
    assert not any(b"s3cret" in path.read_bytes() for path in facts_folder.rglob("*") if path.is_file())


def test_import_counts_page_of_crawl_and_log_once(run: Run, sitemap: Path, crawl: Path, log: Path):
    result = run("import", crawl, log, "--base-url", f"{SITE}/", "--into", sitemap)
    assert "Stored facts about 7 pages." in result.err


@pytest.mark.parametrize("status", ["99999", "abc", "-1", "\uff12\uff10\uff10"])
def test_hostile_status_stores_no_facts(run: Run, sitemap: Path, tmp_path: Path, status: str):
    table = tmp_path / "own.csv"
    table.write_text(f"URL,Status Code,Title 1\n{SITE}/good,{status},<script>\n", encoding="utf-8")
    assert "Stored facts" not in run("import", table, "--into", sitemap, "--allow-empty").err
