"""Removing duplicates on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.builders import content, put, urlset

A, B = "http://a.bc/one", "http://a.bc/two"
OLD, NEW = {"loc": A, "lastmod": "2025-01-01"}, {"loc": A, "lastmod": "2026-01-01"}


@pytest.fixture
def lone(tmp_path: Path) -> Path:
    return put(tmp_path / "a.xml", urlset(OLD, B, NEW, f"{B}/"))


def test_all_but_the_first_of_a_url_are_removed_and_printed(lone, run):
    said = run("dedupe", lone)
    assert said.code == 0
    assert said.out.startswith(f"{lone}: entry 3: {A}\n    kept:  {lone}: entry 1: {A}\nRemoved 1 duplicate.\n")
    assert content(lone) == urlset(OLD, B, f"{B}/")
    again = run("dedupe", lone)
    assert (again.code, again.out) == (0, "There are no duplicates to remove.\n")


def test_the_newest_stays_and_near_duplicates_go_where_asked(lone, run):
    assert run("dedupe", lone, "--keep", "newest", "--near").code == 0
    assert content(lone) == urlset(B, NEW)


def test_near_removal_prints_differences_and_spares_uncertain_duplicates(tmp_path, run):
    path = put(
        tmp_path / "a.xml", urlset(A, f"{A}/index.html", "http://a.bc/ONE", "http://a.bc//one", f"{A}?p&q", f"{A}?q&p")
    )
    said = run("dedupe", path, "--near")
    assert said.code == 0
    assert content(path) == urlset(A, "http://a.bc/ONE", "http://a.bc//one", f"{A}?p&q")
    assert "The URLs differ in: the name of the index file, the slash at the end of the path.\n" in said.out
    assert "The URLs differ in: the order of the parameters.\n" in said.out


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
    first, second = put(tmp_path / "a.xml", urlset(A)), put(tmp_path / "b.xml", urlset(B, A))
    said = run("dedupe", tmp_path, "--keep", "b.xml")
    assert said.code == 0
    assert "“a.xml” has no entries left." in said.err
    assert (A in content(first), A in content(second)) == (False, True)


def test_a_sitemap_that_is_not_there_is_refused(lone, run):
    said = run("dedupe", lone, "--keep", "c.xml")
    assert (said.code, said.err) == (
        2,
        "sitemap-studio: There is no sitemap “c.xml”. Give first, newest or the name of a sitemap, such as a.xml.\n",
    )
