"""Renaming sitemaps: files and addresses follow at the next save, and names that can't be are refused."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.document.set_edits.set_editing import new_sitemap, removing, renaming
from sitemap_studio.model.edits import EditGroup
from tests.builders import HOST, content, files_in, index, locs, put, small_set, urlset
from tests.document.set_cases import names


def listed(document) -> list[str | None]:
    return [sitemap.loc for sitemap in document.sitemaps]


def test_a_renamed_sitemap_has_its_new_name_on_disk_once_it_is_saved(tmp_path):
    document = open_path(small_set(tmp_path))
    before = files_in(tmp_path)
    document.do(renaming(document, 0, "first.xml"))
    assert files_in(tmp_path) == before
    assert names(document) == ["first.xml", "two.xml.gz"]
    saved = save(document)
    assert sorted(path.name for path in saved.paths) == ["first.xml", "sitemap.xml"]
    after = files_in(tmp_path)
    assert after.keys() == {"first.xml", "two.xml.gz", "sitemap.xml"}
    assert after["first.xml"] == before["one.xml"]
    assert after["two.xml.gz"] == before["two.xml.gz"]
    assert after["sitemap.xml"] == before["sitemap.xml"].replace(b"one.xml", b"first.xml")
    assert names(open_path(tmp_path / "sitemap.xml")) == ["first.xml", "two.xml.gz"]
    assert save(document).paths == ()


def test_undoing_a_rename_after_a_save_gives_the_old_files_back_with_the_next(tmp_path):
    document = open_path(small_set(tmp_path))
    before = files_in(tmp_path)
    undo = document.do(renaming(document, 0, "first.xml"))
    save(document)
    redo = document.do(undo)
    assert names(document) == ["one.xml", "two.xml.gz"]
    save(document)
    assert files_in(tmp_path) == before
    document.do(redo)
    save(document)
    assert files_in(tmp_path).keys() == {"first.xml", "two.xml.gz", "sitemap.xml"}


def test_undoing_a_rename_before_a_save_leaves_nothing_to_save(tmp_path):
    document = open_path(small_set(tmp_path))
    document.do(document.do(renaming(document, 0, "first.xml")))
    assert save(document).paths == ()


def test_sitemaps_can_swap_their_names(tmp_path):
    put(tmp_path / "a.xml", urlset(*locs(1)))
    put(tmp_path / "b.xml", urlset(*locs(1, 1)))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml")))
    before = files_in(tmp_path)
    steps = []
    for sitemap, name in ((0, "temporary.xml"), (1, "a.xml"), (0, "b.xml")):
        steps.append(document.do(renaming(document, sitemap, name)))
    save(document)
    after = files_in(tmp_path)
    assert (after["a.xml"], after["b.xml"]) == (before["b.xml"], before["a.xml"])
    assert after.keys() == before.keys()
    for step in reversed(steps):
        document.do(step)
    save(document)
    assert files_in(tmp_path) == before


def test_a_sitemap_can_take_the_name_of_one_that_was_removed(tmp_path):
    document = open_path(small_set(tmp_path))
    document.do(removing(document, [1]))
    document.do(renaming(document, 0, "two.xml.gz"))
    save(document)
    assert files_in(tmp_path).keys() == {"two.xml.gz", "sitemap.xml"}
    assert open_path(tmp_path / "sitemap.xml").table.locs() == [f"{HOST}/a", f"{HOST}/b"]


def test_a_name_that_ends_in_gz_packs_the_file_and_one_that_does_no_more_unpacks_it(tmp_path):
    document = open_path(small_set(tmp_path))
    document.do(EditGroup([renaming(document, 0, "one.xml.gz"), renaming(document, 1, "two.xml")]))
    save(document)
    assert (tmp_path / "one.xml.gz").read_bytes().startswith(b"\x1f\x8b")
    assert (tmp_path / "two.xml").read_bytes().startswith(b"<?xml")
    assert open_path(tmp_path / "sitemap.xml").table.locs() == [f"{HOST}/{letter}" for letter in "abcd"]


def test_an_address_goes_on_to_differ_from_its_file_by_gz(tmp_path):
    put(tmp_path / "one.xml", urlset(*locs(1)))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/one.xml.gz")))
    document.do(renaming(document, 0, "first.xml"))
    assert listed(document) == [f"{HOST}/first.xml.gz"]
    save(document)
    assert open_path(tmp_path / "index.xml").table.locs() == locs(1)


def test_a_file_that_is_listed_twice_is_renamed_at_both_places(tmp_path):
    put(tmp_path / "one.xml", urlset(*locs(1)))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/one.xml", f"{HOST}/one.xml")))
    document.do(renaming(document, 0, "first.xml"))
    save(document)
    assert content(tmp_path / "index.xml") == index(f"{HOST}/first.xml", f"{HOST}/first.xml")
    assert files_in(tmp_path).keys() == {"first.xml", "index.xml"}
    assert document.sitemaps[1].path == tmp_path / "first.xml"


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", "../one.xml", "/one.xml", "a/b.xml", "a\\b.xml", "CON", "con.xml", "LPT1.xml.gz", "a.xml.",
     "a.xml ", " a.xml", ".hidden.xml", "a\x00.xml", "a\n.xml", "a\u202e.xml", "\ud800.xml", "a:b.xml",
     "x" * 300 + ".xml",
     "ü" * 130 + ".xml", "one", "one.txt", "one.xml.zip", "COM¹.xml", ".sitemap-studio-1.xml", "two.xml.gz",
     "TWO.XML.GZ", "Sitemap.xml", "stranger.xml"],
)  # fmt: skip
def test_a_name_that_can_not_be_is_refused_with_a_sentence(tmp_path, name):
    document = open_path(small_set(tmp_path))
    put(tmp_path / "stranger.xml", "something else")
    for refused in (lambda: renaming(document, 0, name), lambda: new_sitemap(document, name)):
        with pytest.raises(RequestError) as caught:
            refused()
        assert caught.value.message.endswith(".")
        assert caught.value.hint
        caught.value.message.encode()


def test_names_are_the_same_whatever_their_case_and_their_accents_are_made_of(tmp_path):
    put(tmp_path / "é.xml", urlset(*locs(1)))
    put(tmp_path / "b.xml", urlset(*locs(1, 1)))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/é.xml", f"{HOST}/b.xml")))
    with pytest.raises(RequestError, match="already"):
        renaming(document, 1, "E\u0301.xml")
    document.do(renaming(document, 0, "É.xml"))
    assert names(document) == ["É.xml", "b.xml"]
    assert listed(document)[0] == f"{HOST}/%C3%89.xml"
    save(document)
    assert open_path(tmp_path / "index.xml").table.locs() == locs(2)
