"""Truncated files: the problem remains until the file is replaced, also after a save."""

from __future__ import annotations

import gzip

from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.saving.save_plan import prepare_save
from tests.builders import HOST, locs, put, put_set, urlset

CUT = urlset(*locs(5)).partition("/4</loc>")[0]


def truncations(document: Document) -> list[tuple[int | None, int | None, str]]:
    """Return sitemap, line and message of the problems about truncation."""
    check(document)
    found = (problem for problem in document.problems.individual if problem.rule.id == "truncated")
    return [(problem.sitemap, problem.line, problem.message) for problem in found]


def test_truncation_problem_remains_after_each_save(tmp_path):
    path = put(tmp_path / "cut.xml", CUT)
    document = open_path(path)
    message = "“cut.xml” ends in the middle of an entry; what followed is missing. 4 entries were read."
    assert truncations(document) == [(0, 15, message)]
    for _ in range(2):
        save(document)
        assert truncations(document) == [(0, None, message)]


def test_truncation_problem_ends_when_file_is_replaced(tmp_path):
    document = open_path(put(tmp_path / "cut.xml", CUT))
    save(document)
    assert truncations(open_path(put(tmp_path / "cut.xml", urlset(*locs(5))))) == []


def test_truncation_problem_of_sitemap_in_set_remains(tmp_path):
    packed = gzip.compress(urlset(*locs(2_000)).encode(), mtime=0)[:-700]
    path = put_set(tmp_path, {"one.xml": urlset(HOST), "two.xml.gz": packed})
    document = open_path(path)
    plan = prepare_save(document)
    assert [each.name for each in plan.truncated] == ["two.xml.gz"]
    save(document)
    assert [sitemap for sitemap, _, _ in truncations(document)] == [1]
    assert prepare_save(document).truncated == []


def test_save_plan_under_another_name_replaces_no_truncated_file(tmp_path):
    document = open_path(put(tmp_path / "cut.xml", CUT))
    assert prepare_save(document).truncated == [tmp_path / "cut.xml"]
    assert prepare_save(document, tmp_path / "new.xml").truncated == []
