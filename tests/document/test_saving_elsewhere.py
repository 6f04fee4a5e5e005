"""Saving under another name or into another folder: format, copied files, and refused targets."""

from __future__ import annotations

import gzip
import os

import pytest

from sitemap_studio.core.errors import ChangedOnDiskError, WriteError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.opening.open_document import new_document, open_path
from sitemap_studio.document.saving.external_changes import SaveObstacleError, save_copy
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.document.set_edits.sitemap_edits import plan_sitemap_removal
from sitemap_studio.model.edits import SetIndex
from tests.builders import HOST, IMAGE, content, files_in, index, joined, locs, put, small_set, urlset

FULL = {"loc": HOST, "lastmod": "2026", "changefreq": "daily", "priority": "0.5"}


def test_new_sitemap_is_saved_under_given_name(tmp_path, add_entry):
    document = new_document()
    with pytest.raises(WriteError, match="no name yet"):
        save(document)
    add_entry(document, 0, loc=HOST)
    save(document, tmp_path / "new.xml")
    assert open_path(tmp_path / "new.xml").table.locs() == [HOST]
    assert document.path == tmp_path / "new.xml"
    assert not document.is_changed(0)


def test_edits_are_saved_under_new_name_only(odd, tmp_path, set_cell):
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
def test_new_name_decides_compression(odd, tmp_path, name):
    document = open_path(odd)
    save(document, tmp_path / "out" / name)
    target = tmp_path / "out" / name
    assert content(target) == content(odd)
    assert target.read_bytes().startswith(b"\x1f\x8b") == name.lower().endswith(".gz")
    assert document.sitemaps[0].is_gzipped == name.lower().endswith(".gz")


@pytest.mark.parametrize("is_changed", [False, True])
def test_xml_in_txt_file_stays_xml_under_new_name(tmp_path, set_cell, is_changed):
    document = open_path(put(tmp_path / "a.txt", WITH_IMAGE))
    if is_changed:
        set_cell(document, 0, "priority", "0.5")
    save(document, tmp_path / "b.txt")
    assert content(tmp_path / "b.txt").replace("    <priority>0.5</priority>\n", "") == WITH_IMAGE
    assert (document.kind, document.is_changed(0)) == ("urlset", False)


@pytest.mark.parametrize(
    ("name", "text", "target", "expected_content", "kind"),
    [
        ("a.txt", joined(locs(2)), "b.txt.gz", joined(locs(2)), "text"),
        ("a.txt", joined(locs(2)), "a.xml", urlset(*locs(2)), "urlset"),
        ("a.xml", urlset(*locs(2)), "a.txt", joined(locs(2)), "text"),
        ("a.xml", urlset(FULL), "a.csv", "loc,lastmod,changefreq,priority\n" + ",".join(FULL.values()) + "\n", "csv"),
    ],
)
def test_ending_of_new_name_decides_format(tmp_path, name, text, target, expected_content, kind):
    document = open_path(put(tmp_path / name, text))
    save(document, tmp_path / target)
    assert content(tmp_path / target) == expected_content
    assert (document.kind, document.is_changed(0)) == (kind, False)


WITH_IMAGE = urlset({"loc": HOST, "xml": "<image:image/>"}, declared=f' xmlns:image="{IMAGE}"')
WITH_OTHER_XML = urlset({"loc": HOST, "xml": "<other:value>1</other:value>"}, declared=' xmlns:other="urn:other"')


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (urlset({"loc": HOST, "lastmod": "2026"}), "a.txt"),
        (urlset({"loc": HOST, "priority": ""}), "a.txt"),
        (urlset({"lastmod": "2026"}), "a.txt"),
        (urlset(""), "a.txt"),
        (WITH_IMAGE, "a.txt"),
        (WITH_OTHER_XML, "a.csv"),
    ],
)
def test_saving_in_lossy_format_is_refused(tmp_path, text, name):
    document = open_path(put(tmp_path / "a.xml", text))
    before = files_in(tmp_path)
    with pytest.raises(WriteError, match=f"“{name}”"):
        save(document, tmp_path / name)
    assert files_in(tmp_path) == before
    assert document.kind == "urlset"


def test_set_saved_elsewhere_includes_all_sitemaps(tmp_path, set_cell):
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


def test_index_saved_under_another_name_writes_no_sitemaps(tmp_path):
    document = open_path(small_set(tmp_path))
    saved = save(document, tmp_path / "other.xml")
    assert [path.name for path in saved.paths] == ["other.xml"]
    assert content(tmp_path / "other.xml") == content(tmp_path / "sitemap.xml")


def put_set_listing(folder, *names: str):
    """Write an index that lists these beside an intact sitemap."""
    put(folder / "fine.xml", urlset(*locs(2)))
    return put(folder / "index.xml", index(f"{HOST}/fine.xml", *(f"{HOST}/{name}" for name in names)))


def test_unreadable_sitemaps_are_copied_to_new_folder(tmp_path, set_cell):
    old, new = tmp_path / "old", tmp_path / "new"
    path = put_set_listing(old, "broken.xml", "deep/nested.xml", "gone.xml", "fine.xml", "index.xml")
    put(old / "broken.xml", b"\x00\x01nothing")
    put(old / "deep" / "nested.xml", index(f"{HOST}/a.xml"))
    before = files_in(old)
    document = open_path(path)
    save(document, new / "index.xml")
    assert files_in(new) == files_in(old) == before
    assert document.sitemaps[1].path == new / "broken.xml"
    assert [sitemap.error is None for sitemap in document.sitemaps] == [True, *[False] * 5]
    told = [finding.rule for _, finding in document.findings]
    assert told == [finding.rule for _, finding in open_path(path).findings]
    put(old / "broken.xml", "changed")
    set_cell(document, 0, "priority", "0.1")
    assert [path.name for path in save(document).paths] == ["fine.xml"]
    assert files_in(new)["broken.xml"] == before["broken.xml"]


def test_links_out_of_folder_and_pipes_are_not_copied(tmp_path):
    old, new = tmp_path / "old", tmp_path / "new"
    path = put_set_listing(old, "broken.xml", "pipe.xml")
    put(old / "broken.xml", "nothing")
    put(tmp_path / "secret", "secret")
    os.mkfifo(old / "pipe.xml")
    document = open_path(path)
    (old / "broken.xml").unlink()
    (old / "broken.xml").symlink_to(tmp_path / "secret")
    save(document, new / "index.xml")
    assert sorted(files_in(new)) == ["fine.xml", "index.xml"]
    document = open_path(path)
    (old / "fine.xml").rename(tmp_path / "fine.xml")
    (old / "fine.xml").symlink_to(tmp_path / "fine.xml")
    with pytest.raises(WriteError, match=r"“fine\.xml” is no longer in the folder of its set"):
        save(document, tmp_path / "third" / "index.xml")


def damaged() -> bytes:
    packed = bytearray(gzip.compress(urlset(*locs(3)).encode(), mtime=0))
    packed[-8] ^= 1
    return bytes(packed)


def test_read_only_sitemap_is_copied_unchanged(tmp_path, set_cell):
    old, new = tmp_path / "old", tmp_path / "new"
    path = put_set_listing(old, "damaged.xml.gz")
    put(old / "damaged.xml.gz", damaged())
    before = files_in(old)
    document = open_path(path)
    assert document.sitemaps[1].read_only_reason is not None
    set_cell(document, 0, "priority", "0.1")
    save(document, new / "index.xml")
    assert files_in(new)["damaged.xml.gz"] == before["damaged.xml.gz"]
    assert files_in(old) == before
    assert document.sitemaps[1].read_only_reason is not None
    # It is not written from the table if it changed meanwhile.
    put(new / "damaged.xml.gz", urlset(HOST))
    with pytest.raises(ChangedOnDiskError, match=r"“damaged\.xml\.gz”"):
        save(document, tmp_path / "third" / "index.xml")
    assert files_in(tmp_path / "third") == {}


@pytest.mark.parametrize("folder", ["old", "new"])
def test_saving_index_under_name_of_its_sitemap_is_refused(tmp_path, folder):
    document = open_path(small_set(tmp_path / "old"))
    before = files_in(tmp_path)
    with pytest.raises(WriteError, match=r"“one\.xml” is already in the set"):
        save(document, tmp_path / folder / "one.xml")
    assert files_in(tmp_path) == before


def replaced_names(plan, *agreed) -> list[str]:
    """Return the names of existing files that prevent saving, except names that may be replaced."""
    with pytest.raises(SaveObstacleError) as caught:
        save_copy(plan, Progress(), may_replace=agreed)
    assert caught.value.found.wanted == plan.path
    return sorted(path.name for path in caught.value.found.existing)


def test_saving_elsewhere_replaces_foreign_sitemaps_only_if_allowed(tmp_path):
    path, new = small_set(tmp_path / "old"), tmp_path / "new"
    for name in ("sitemap.xml", "two.xml.gz", "three.xml"):
        put(new / name, urlset(f"{HOST}/theirs"))
    before, document = files_in(new), open_path(path)
    plan = prepare_save(document, new / "sitemap.xml")
    # The index itself was asked about as its name was chosen.
    assert replaced_names(plan) == ["two.xml.gz"]
    assert replaced_names(plan, new / "three.xml") == ["two.xml.gz"]
    path.unlink()
    assert replaced_names(prepare_save(open_path(path.parent), new)) == ["two.xml.gz"]
    assert files_in(new) == before
    small_set(path.parent)
    finish_save(document, save_copy(plan, Progress(), may_replace=[new / "two.xml.gz"]))
    assert files_in(new)["two.xml.gz"] == files_in(tmp_path / "old")["two.xml.gz"]
    assert files_in(new)["three.xml"] == before["three.xml"]


@pytest.mark.parametrize("is_edited", [False, True], ids=["as it was", "edited"])
def test_sitemap_restored_after_saving_elsewhere_is_saved_there(tmp_path, set_cell, is_edited):
    old, new = tmp_path / "old", tmp_path / "new"
    put(old / "deep" / "three.xml", urlset(*locs(2)).replace("<url>", "<!-- mine --><url>"))
    path = put(old / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/deep/three.xml"))
    put(old / "one.xml", urlset(f"{HOST}/first"))
    before, document = files_in(old), open_path(path)
    inverse = document.do(plan_sitemap_removal(document, [1]))
    save(document, new / "sitemap.xml")
    document.do(inverse)
    if is_edited:
        set_cell(document, 1, "priority", "0.1")
    save(document)
    assert files_in(old) == before
    assert set(files_in(new)) == {"sitemap.xml", "one.xml", "deep/three.xml"}
    assert (files_in(new)["deep/three.xml"] == before["deep/three.xml"]) != is_edited
    assert b"<!-- mine -->" in files_in(new)["deep/three.xml"]
    again = open_path(new / "sitemap.xml")
    assert again.table.locs() == document.table.locs()
    save(document, tmp_path / "third" / "sitemap.xml")
    assert files_in(tmp_path / "third") == files_in(new)


def test_restored_sitemap_of_folder_is_saved_without_old_file(tmp_path):
    for name in ("a.xml", "b.xml", "c.xml"):
        put(tmp_path / "old" / name, urlset(f"{HOST}/{name}"))
    before, document = files_in(tmp_path / "old"), open_path(tmp_path / "old")
    inverse = document.do(plan_sitemap_removal(document, [1]))
    save(document, tmp_path / "new")
    # Its file no longer exists.
    (tmp_path / "old" / "b.xml").unlink()
    document.do(inverse)
    save(document)
    assert files_in(tmp_path / "new") == before


@pytest.mark.parametrize("what", ["a sitemap", "the index"])
def test_set_saved_in_parent_folder_leaves_former_folder_unchanged(tmp_path, set_cell, what):
    old = tmp_path / "backup"
    document = open_path(small_set(old))
    before = files_in(old)
    inverse = document.do(plan_sitemap_removal(document, [0]) if what == "a sitemap" else SetIndex(None))
    save(document, tmp_path / "sitemap.xml" if what == "a sitemap" else tmp_path)
    set_cell(document, 0, "priority", "0.1")
    save(document)
    assert files_in(old) == before
    document.do(inverse)
    save(document)
    assert files_in(old) == before
    assert {path.name for path in tmp_path.iterdir()} == {"backup", "sitemap.xml", "one.xml", "two.xml.gz"}
    assert open_path(tmp_path / "sitemap.xml").table.locs() == document.table.locs()
