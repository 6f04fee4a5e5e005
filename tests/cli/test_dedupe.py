"""Removing duplicates on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

NS = "http://www.sitemaps.org/schemas/sitemap/0.9"
A, B = "http://a.bc/one", "http://a.bc/two"


def entry(loc: str, lastmod: str = "") -> str:
    return f"  <url><loc>{loc}</loc>" + (f"<lastmod>{lastmod}</lastmod>" if lastmod else "") + "</url>\n"


def sitemap(path: Path, *entries: str) -> Path:
    path.write_text(f'<urlset xmlns="{NS}">\n{"".join(entries)}</urlset>\n', encoding="utf-8")
    return path


@pytest.fixture
def lone(tmp_path: Path) -> Path:
    return sitemap(tmp_path / "a.xml", entry(A, "2025-01-01"), entry(B), entry(A, "2026-01-01"), entry(f"{B}/"))


def test_all_but_the_first_of_a_url_are_removed_and_printed(lone, run):
    said = run("dedupe", lone)
    assert said.code == 0
    assert said.out.startswith(f"{lone}: entry 3: {A}\n    kept:  {lone}: entry 1: {A}\nRemoved 1 duplicate.\n")
    expected = sitemap(lone.parent / "b.xml", entry(A, "2025-01-01"), entry(B), entry(f"{B}/"))
    assert lone.read_bytes() == expected.read_bytes()
    again = run("dedupe", lone)
    assert (again.code, again.out) == (0, "There are no duplicates to remove.\n")


def test_the_newest_stays_and_near_duplicates_go_where_asked(lone, run):
    assert run("dedupe", lone, "--keep", "newest", "--near").code == 0
    expected = sitemap(lone.parent / "b.xml", entry(B), entry(A, "2026-01-01"))
    assert lone.read_bytes() == expected.read_bytes()


def test_a_dry_run_prints_json_and_writes_nothing(lone, run):
    before = lone.read_bytes()
    said = run("dedupe", lone, "--dry-run", "--json")
    assert said.code == 1
    assert lone.read_bytes() == before
    assert said.json == {
        "version": 1,
        "path": str(lone),
        "dry_run": True,
        "removed": [{"loc": A, "sitemap": str(lone), "entry": 3, "kept": {"loc": A, "sitemap": str(lone), "entry": 1}}],
        "locked": 0,
    }


def test_those_of_a_named_sitemap_stay_and_an_emptied_one_is_named(tmp_path, run):
    first, second = sitemap(tmp_path / "a.xml", entry(A)), sitemap(tmp_path / "b.xml", entry(B), entry(A))
    said = run("dedupe", tmp_path, "--keep", "b.xml")
    assert said.code == 0
    assert "“a.xml” has no entries left." in said.err
    assert A not in first.read_text(encoding="utf-8")
    assert A in second.read_text(encoding="utf-8")


def test_a_sitemap_that_is_not_there_is_refused(lone, run):
    said = run("dedupe", lone, "--keep", "c.xml")
    assert (said.code, said.err) == (
        2,
        "sitemap-studio: There is no sitemap “c.xml”. Give first, newest or the name of a sitemap, such as a.xml.\n",
    )
