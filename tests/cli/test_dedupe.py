"""Removing duplicates on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.builders import content, put, urlset

A, B = "http://a.bc/one", "http://a.bc/two"
OLD, NEW = {"loc": A, "lastmod": "2025-01-01"}, {"loc": A, "lastmod": "2026-01-01"}


@pytest.fixture
def single_file(tmp_path: Path) -> Path:
    return put(tmp_path / "a.xml", urlset(OLD, B, NEW, f"{B}/"))


def test_dedupe_removes_duplicates_except_first(single_file, run):
    result = run("dedupe", single_file)
    assert result.code == 0
    assert result.out.startswith(
        f"{single_file}: entry 3: {A}\n    kept:  {single_file}: entry 1: {A}\nRemoved 1 duplicate.\n"
    )
    assert content(single_file) == urlset(OLD, B, f"{B}/")
    again = run("dedupe", single_file)
    assert (again.code, again.out) == (0, "There are no duplicates to remove.\n")


def test_dedupe_options_retain_newest_and_remove_near_duplicates(single_file, run):
    assert run("dedupe", single_file, "--keep", "newest", "--near").code == 0
    assert content(single_file) == urlset(B, NEW)


def test_near_removal_prints_differences_and_spares_uncertain_duplicates(tmp_path, run):
    path = put(
        tmp_path / "a.xml", urlset(A, f"{A}/index.html", "http://a.bc/ONE", "http://a.bc//one", f"{A}?p&q", f"{A}?q&p")
    )
    result = run("dedupe", path, "--near")
    assert result.code == 0
    assert content(path) == urlset(A, "http://a.bc/ONE", "http://a.bc//one", f"{A}?p&q")
    assert "The URLs differ in: the name of the index file, the slash at the end of the path.\n" in result.out
    assert "The URLs differ in: the order of the parameters.\n" in result.out


def test_dedupe_dry_run_prints_json_and_writes_nothing(single_file, run):
    before = single_file.read_bytes()
    result = run("dedupe", single_file, "--dry-run", "--json")
    assert result.code == 1
    assert single_file.read_bytes() == before
    assert result.json == {
        "version": 1,
        "path": str(single_file),
        "dry_run": True,
        "removed": [
            {
                "loc": A,
                "sitemap": str(single_file),
                "entry": 3,
                "kept": {"loc": A, "sitemap": str(single_file), "entry": 1},
            }
        ],
        "locked": 0,
    }


def test_dedupe_retains_duplicate_of_named_sitemap_instead_of_first(tmp_path, run):
    first, second = put(tmp_path / "a.xml", urlset(A)), put(tmp_path / "b.xml", urlset(B, A))
    result = run("dedupe", tmp_path, "--keep", "b.xml")
    assert result.code == 0
    assert "“a.xml” has no entries left." in result.err
    assert (A in content(first), A in content(second)) == (False, True)


def test_dedupe_refuses_to_retain_unknown_sitemap(single_file, run):
    result = run("dedupe", single_file, "--keep", "c.xml")
    assert (result.code, result.err) == (
        2,
        "sitemap-studio: There is no sitemap “c.xml”. Give first, newest or the name of a sitemap, such as a.xml.\n",
    )
