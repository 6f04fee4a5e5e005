"""What an earlier export left behind: found by name and content, told, and taken away on request only."""

from __future__ import annotations

import pytest

from sitemap_studio.document.export_folder import ExportOptions, plan_export, remove_stale, stale_sitemaps, write_export
from sitemap_studio.document.opening.opening import open_path
from tests.builders import HOST, files_in, index, locs, put, urlset


@pytest.fixture
def source(tmp_path):
    return open_path(put(tmp_path / "source.xml", urlset(*locs(6))))


def test_a_smaller_export_tells_what_a_larger_one_left(source, tmp_path):
    folder = tmp_path / "out"
    write_export(plan_export(source, ExportOptions(folder, max_urls=1)))
    plan = plan_export(source, ExportOptions(folder, max_urls=3))
    assert [path.name for path in plan.stale] == [f"sitemap-{number}.xml" for number in (3, 4, 5, 6)]
    before = files_in(folder)
    report = write_export(plan)
    assert report.stale == plan.stale
    assert files_in(folder).keys() == before.keys()
    assert remove_stale(report.stale) == 4
    assert files_in(folder).keys() == {"sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"}
    assert plan_export(source, ExportOptions(folder, max_urls=3)).stale == ()


def test_other_files_are_no_leftovers(source, tmp_path):
    for name in ("sitemap-9.xml.gz", "SITEMAP-10.XML", "sitemap-11.xml"):
        put(tmp_path / "out" / name, urlset(*locs(1)))
    put(tmp_path / "out" / "sitemap-12.xml", "not a sitemap")
    put(tmp_path / "out" / "sitemap-013.xml", urlset(*locs(1)))
    put(tmp_path / "out" / "old-sitemap-14.xml", urlset(*locs(1)))
    (tmp_path / "out" / "sitemap-15.xml").mkdir()
    left = stale_sitemaps(tmp_path / "out", "sitemap-{n}.xml", ["sitemap-1.xml"], ["sitemap-11.xml"])
    assert [path.name for path in left] == ["sitemap-9.xml.gz", "SITEMAP-10.XML"]


def test_what_another_index_lists_is_no_leftover(tmp_path):
    for name in ("sitemap-7.xml", "sitemap-8.xml.gz", "sitemap-9.xml"):
        put(tmp_path / name, urlset(*locs(1)))
    put(tmp_path / "live.xml", index(f"{HOST}/maps/sitemap-7.xml", f"{HOST}/sitemap-8.xml.gz", f"{HOST}/gone.xml"))
    put(tmp_path / "sitemap.xml", index(f"{HOST}/sitemap-9.xml"))
    left = stale_sitemaps(tmp_path, "sitemap-{n}.xml", ["sitemap.xml"], [])
    assert [path.name for path in left] == ["sitemap-9.xml"]


@pytest.mark.parametrize("template", ["sitemap-{n}", "sitemap-{n}.xml.gz", "sitemap-{n}.XML"])
def test_endings_of_the_template_do_not_matter(tmp_path, template):
    put(tmp_path / "sitemap-2.xml", urlset(*locs(1)))
    assert len(stale_sitemaps(tmp_path, template, [], [])) == 1


def test_names_are_taken_word_for_word(tmp_path):
    for name in ("a.b-2.xml", "axb-2.xml", "a(b)-3.xml"):
        put(tmp_path / name, urlset(*locs(1)))
    assert [path.name for path in stale_sitemaps(tmp_path, "a.b-{n}", [], [])] == ["a.b-2.xml"]
    assert [path.name for path in stale_sitemaps(tmp_path, "a(b)-{n}", [], [])] == ["a(b)-3.xml"]


def test_a_folder_that_is_not_there_holds_none(tmp_path):
    assert stale_sitemaps(tmp_path / "gone", "sitemap-{n}.xml", [], []) == ()


def test_what_is_no_sitemap_any_more_is_not_taken_away(tmp_path):
    path = put(tmp_path / "sitemap-2.xml", "something of the user's")
    assert remove_stale([path, tmp_path / "gone.xml"]) == 0
    assert path.exists()
