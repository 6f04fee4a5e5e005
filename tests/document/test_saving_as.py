"""Saving under another name: which form it takes, what comes along, and what is refused."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import WriteError
from sitemap_studio.document.opening.opening import new_document, open_path
from sitemap_studio.document.saving.saving import save
from tests.builders import HOST, IMAGE, content, files_in, joined, locs, put, small_set, urlset

FULL = {"loc": HOST, "lastmod": "2026", "changefreq": "daily", "priority": "0.5"}


def test_a_new_sitemap_needs_a_name_and_is_saved_under_the_one_given(tmp_path, add_entry):
    document = new_document()
    with pytest.raises(WriteError, match="no name yet"):
        save(document)
    add_entry(document, 0, loc=HOST)
    save(document, tmp_path / "new.xml")
    assert open_path(tmp_path / "new.xml").table.locs() == [HOST]
    assert document.path == tmp_path / "new.xml"
    assert not document.is_changed(0)


def test_edits_go_to_the_new_name_and_the_old_file_stays(odd, tmp_path, set_cell):
    before = odd.read_bytes()
    document = open_path(odd)
    save(document, tmp_path / "copy.xml")
    assert (tmp_path / "copy.xml").read_bytes() == before
    assert document.name == "copy.xml"
    for text in ("0.1", "0.2"):
        set_cell(document, 0, "priority", text)
        save(document, tmp_path / "again.xml" if text == "0.1" else None)
    assert odd.read_bytes() == before
    assert "<priority>0.2</priority>" in content(tmp_path / "again.xml")


@pytest.mark.parametrize("name", ["a.xml.gz", "deep/er/a.xml", "A.XML.GZ"])
def test_the_new_name_says_whether_it_is_packed(odd, tmp_path, name):
    document = open_path(odd)
    save(document, tmp_path / "out" / name)
    target = tmp_path / "out" / name
    assert content(target) == content(odd)
    assert target.read_bytes().startswith(b"\x1f\x8b") == name.lower().endswith(".gz")
    assert document.sitemaps[0].is_gzipped == name.lower().endswith(".gz")


@pytest.mark.parametrize("is_changed", [False, True])
def test_xml_in_a_text_file_stays_xml_under_another_text_name(tmp_path, set_cell, is_changed):
    document = open_path(put(tmp_path / "a.txt", WITH_IMAGE))
    if is_changed:
        set_cell(document, 0, "priority", "0.5")
    save(document, tmp_path / "b.txt")
    assert content(tmp_path / "b.txt").replace("    <priority>0.5</priority>\n", "") == WITH_IMAGE
    assert (document.kind, document.is_changed(0)) == ("urlset", False)


@pytest.mark.parametrize(
    ("name", "text", "target", "expected", "kind"),
    [
        ("a.txt", joined(locs(2)), "b.txt.gz", joined(locs(2)), "text"),
        ("a.txt", joined(locs(2)), "a.xml", urlset(*locs(2)), "urlset"),
        ("a.xml", urlset(*locs(2)), "a.txt", joined(locs(2)), "text"),
        ("a.xml", urlset(FULL), "a.csv", "loc,lastmod,changefreq,priority\n" + ",".join(FULL.values()) + "\n", "csv"),
    ],
)
def test_the_new_name_says_the_form(tmp_path, name, text, target, expected, kind):
    document = open_path(put(tmp_path / name, text))
    save(document, tmp_path / target)
    assert content(tmp_path / target) == expected
    assert (document.kind, document.is_changed(0)) == (kind, False)


WITH_IMAGE = urlset({"loc": HOST, "xml": "<image:image/>"}, declared=f' xmlns:image="{IMAGE}"')


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (urlset({"loc": HOST, "lastmod": "2026"}), "a.txt"),
        (urlset({"loc": HOST, "priority": ""}), "a.txt"),
        (urlset({"lastmod": "2026"}), "a.txt"),
        (urlset(""), "a.txt"),
        (WITH_IMAGE, "a.txt"),
        (WITH_IMAGE, "a.csv"),
    ],
)
def test_a_form_that_would_lose_something_is_refused(tmp_path, text, name):
    document = open_path(put(tmp_path / "a.xml", text))
    before = files_in(tmp_path)
    with pytest.raises(WriteError, match=f"“{name}”"):
        save(document, tmp_path / name)
    assert files_in(tmp_path) == before
    assert document.kind == "urlset"


def test_a_set_saved_in_another_folder_takes_all_its_sitemaps_along(tmp_path, set_cell):
    path = small_set(tmp_path / "old")
    put(tmp_path / "old" / "deep" / "three.xml", urlset(*locs(1)))
    put(
        path,
        content(path).replace("</sitemapindex>", f"<sitemap><loc>{HOST}/deep/three.xml</loc></sitemap></sitemapindex>"),
    )
    before = files_in(tmp_path / "old")
    document = open_path(path)
    set_cell(document, 0, "priority", "0.1")
    save(document, tmp_path / "new" / "index.xml")
    assert files_in(tmp_path / "old") == before
    assert set(files_in(tmp_path / "new")) == {"index.xml", "one.xml", "two.xml.gz", "deep/three.xml"}
    assert files_in(tmp_path / "new")["two.xml.gz"] == before["two.xml.gz"]
    assert document.sitemaps[0].path == tmp_path / "new" / "one.xml"
    set_cell(document, 3, "loc", "https://new")
    save(document)
    assert files_in(tmp_path / "old") == before
    assert open_path(tmp_path / "new" / "index.xml").table.locs() == document.table.locs()


def test_an_index_saved_under_another_name_beside_itself_leaves_its_sitemaps(tmp_path):
    document = open_path(small_set(tmp_path))
    saved = save(document, tmp_path / "other.xml")
    assert [path.name for path in saved.paths] == ["other.xml"]
    assert content(tmp_path / "other.xml") == content(tmp_path / "sitemap.xml")
