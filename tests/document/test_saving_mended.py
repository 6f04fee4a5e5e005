"""Sets that had to be mended: they count as changed, and saving writes what was mended and nothing else."""

from __future__ import annotations

from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.reporting.places import placed_problems
from sitemap_studio.document.saving.saving import save
from tests.builders import HOST, content, index, locs, put, urlset

BARE = urlset(f"{HOST}/?a", f"{HOST}/b").replace("?a", "?a&b")


def test_a_mended_sitemap_counts_as_changed_until_it_is_saved(tmp_path):
    path = put(tmp_path / "a.xml.gz", BARE)
    document = open_path(path)
    assert [(sitemap, repair.rule) for sitemap, repair in document.repairs] == [(0, "ampersand-bare")]
    assert (document.is_changed(0), document.changed_sitemaps()) == (True, {0})
    assert content(path) == BARE
    save(document)
    assert (document.is_changed(0), document.repairs, document.findings) == (False, [], [])
    assert content(path) == BARE.replace("&", "&amp;")


def test_an_edit_of_a_mended_sitemap_changes_its_line_and_what_was_mended(tmp_path, set_cell):
    path = put(tmp_path / "a.xml", BARE)
    document = open_path(path)
    set_cell(document, 1, "loc", f"{HOST}/new")
    save(document)
    assert content(path) == BARE.replace("&", "&amp;").replace("/b<", "/new<")


def test_of_a_set_only_what_was_mended_is_written_with_its_date_in_the_index(tmp_path):
    put(tmp_path / "bad.xml", BARE)
    put(tmp_path / "fine.xml", urlset(*locs(1)))
    path = put(tmp_path / "index.xml", index((f"{HOST}/bad.xml", "2020-01-01"), (f"{HOST}/fine.xml", "2020-01-01")))
    saved = save(open_path(path))
    assert [file.name for file in saved.paths] == ["bad.xml", "index.xml"]
    assert content(path).count("2020-01-01") == 1


def test_a_mended_index_is_saved_although_no_sitemap_changed(tmp_path):
    put(tmp_path / "fine.xml", urlset(*locs(1)))
    path = put(tmp_path / "index.xml", "\n" + index(f"{HOST}/fine.xml"))
    document = open_path(path)
    assert [sitemap for sitemap, _ in document.repairs] == [None]
    saved = save(document)
    assert [file.name for file in saved.paths] == ["index.xml"]
    assert content(path) == index(f"{HOST}/fine.xml")
    assert (document.repairs, document.findings) == ([], [])


def test_a_mended_file_is_a_problem_with_the_line_of_its_fault(tmp_path):
    document = open_path(put(tmp_path / "a.xml", BARE))
    check(document)
    found = [(placed.problem.rule.id, placed.line) for placed in placed_problems(document)]
    assert found == [("malformed", 4)]


def test_a_file_in_another_encoding_is_mended_and_saved_as_utf8(tmp_path):
    text = BARE.replace("UTF-8", "ISO-8859-1").replace("?a", "?\u00fc")
    path = put(tmp_path / "a.xml", text.encode("latin-1"))
    document = open_path(path)
    assert [finding.rule for _, finding in document.findings] == ["malformed", "not-utf-8"]
    save(document)
    assert content(path) == BARE.replace("&", "&amp;").replace("?a", "?\u00fc")
