"""Files that lie beside a set come into it, listed as they are or appended; no undo takes them off the disk."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import LockedError, ReadError, RequestError
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.opening import new_document, open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.document.set_edits.set_editing import (
    ExistingFile,
    appending,
    listing_files,
    read_existing,
    removing,
)
from tests.builders import HOST, IMAGE, content, files_in, index, put, small_set, taken_elsewhere, urlset

IMAGES = f' xmlns:i="{IMAGE}"'
PICTURE = f"<i:image><i:loc>{HOST}/a.jpg</i:loc></i:image>"


@pytest.fixture
def beside(tmp_path):
    """A set with a file beside it that has one of its URLs."""
    put(tmp_path / "three.xml", urlset(f"{HOST}/a", {"loc": f"{HOST}/new", "xml": PICTURE}, declared=IMAGES))
    return small_set(tmp_path)


def existing(document: Document, *names: str) -> list[ExistingFile]:
    assert document.folder is not None
    return read_existing(document, document.table.snapshot(), [document.folder / name for name in names])


def test_a_file_beside_the_set_is_listed_in_the_index_and_stays_as_it_is(beside):
    document = open_path(beside)
    before = files_in(beside.parent)
    found = existing(document, "three.xml")
    assert (found[0].duplicates, found[0].may_be_listed) == ([f"{HOST}/a"], True)
    document.do(listing_files(document, found))
    assert document.table.locs() == [f"{HOST}/{page}" for page in ("a", "b", "c", "d", "a", "new")]
    save(document)
    after = files_in(beside.parent)
    assert {name for name in after if after[name] != before[name]} == {"sitemap.xml"}
    again = open_path(beside)
    assert [sitemap.loc for sitemap in again.sitemaps][-1] == f"{HOST}/three.xml"
    assert again.table.locs() == document.table.locs()


def test_it_is_no_unlisted_sitemap_any_more_until_that_is_undone(beside):
    document = open_path(beside)
    check(document)
    undo = document.do(listing_files(document, existing(document, "three.xml")))
    assert "sitemap-unlisted" not in [problem.rule.id for problem in document.noted()]
    document.do(undo)
    assert "sitemap-unlisted" in [problem.rule.id for problem in document.noted()]


@pytest.mark.parametrize("saves_between", [True, False])
def test_no_save_takes_the_file_away_when_that_is_undone(beside, saves_between):
    document = open_path(beside)
    before = files_in(beside.parent)
    undo = document.do(listing_files(document, existing(document, "three.xml")))
    if saves_between:
        save(document)
    redo = document.do(undo)
    save(document)
    assert files_in(beside.parent) == before
    document.do(redo)
    save(document)
    assert len(open_path(beside).table) == 6


def test_it_can_be_edited_and_leave_the_set_again(beside, set_cell):
    document = open_path(beside)
    document.do(listing_files(document, existing(document, "three.xml")))
    set_cell(document, 5, "priority", "0.3")
    save(document)
    assert "<priority>0.3</priority>" in content(beside.with_name("three.xml"))
    document.do(removing(document, [document.sitemaps.next_id - 1]))
    save(document)
    assert beside.with_name("three.xml").is_file()
    assert len(open_path(beside).table) == 4


@pytest.mark.parametrize(("skips", "pages"), [(True, "a b new c d"), (False, "a b a new c d")])
def test_the_entries_of_a_file_are_appended_with_or_without_duplicates(beside, skips, pages):
    document = open_path(beside)
    before = content(beside.with_name("three.xml"))
    found = existing(document, "three.xml")
    undo = document.do(appending(document, found, document.sitemaps[0], skips_duplicates=skips))
    assert document.table.locs() == [f"{HOST}/{page}" for page in pages.split()]
    save(document)
    assert "a.jpg" in content(beside.with_name("one.xml"))
    assert content(beside.with_name("three.xml")) == before
    again = open_path(beside)
    assert again.table.locs() == document.table.locs()
    check(again)
    assert not {"extension-unreadable", "malformed"} & again.problems.counts().keys()
    document.do(undo)
    save(document)
    assert open_path(beside).table.locs() == [f"{HOST}/{page}" for page in "abcd"]


def test_entries_are_appended_to_a_sitemap_without_a_file(tmp_path):
    document = new_document()
    found = read_existing(document, document.table.snapshot(), [put(tmp_path / "a.txt", f"{HOST}/a\n{HOST}/a\n")])
    assert (found[0].duplicates, found[0].may_be_listed) == ([f"{HOST}/a"], False)
    document.do(appending(document, found, document.sitemaps[0], skips_duplicates=True))
    assert document.table.locs() == [f"{HOST}/a"]
    with pytest.raises(RequestError):
        listing_files(document, found)


def test_a_file_in_another_folder_can_only_be_appended(beside, tmp_path_factory):
    document = open_path(beside)
    found = existing(document, str(put(tmp_path_factory.mktemp("other") / "x.xml", urlset(f"{HOST}/x"))))
    assert not found[0].may_be_listed
    with pytest.raises(RequestError, match="does not lie in the folder"):
        listing_files(document, found)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("one.xml", None, "in the set already"),
        ("sitemap.xml", None, "in the set already"),
        ("index.xml", index(f"{HOST}/x.xml"), "is an index"),
        ("broken.xml", urlset(HOST).replace("<url>", "<!DOCTYPE x><url>", 1), "document type"),
        ("template.xml", urlset("{{ url }}"), "is a template"),
        ("gone.xml", None, "does not exist"),
    ],
)
def test_what_can_not_be_added_is_one_sentence(beside, name, text, said):
    if text is not None:
        put(beside.with_name(name), text)
    with pytest.raises((RequestError, ReadError), match=said):
        existing(open_path(beside), name)


def test_a_file_that_somebody_has_open_is_not_added(beside):
    document = open_path(beside)
    with taken_elsewhere(beside.with_name("three.xml")), pytest.raises(LockedError):
        existing(document, "three.xml")


def test_several_files_are_added_in_one_step(beside):
    put(beside.with_name("four.xml"), urlset(f"{HOST}/new", f"{HOST}/newer"))
    document = open_path(beside)
    before = document.table.locs()
    found = existing(document, "three.xml", "four.xml")
    assert [each.duplicates for each in found] == [[f"{HOST}/a"], [f"{HOST}/new"]]
    undo = document.do(listing_files(document, found))
    assert document.table.locs() == [*before, *(f"{HOST}/{page}" for page in ("a", "new", "new", "newer"))]
    document.do(undo)
    document.do(
        appending(document, existing(document, "three.xml", "four.xml"), document.sitemaps[1], skips_duplicates=True)
    )
    assert document.table.locs() == [*before, f"{HOST}/new", f"{HOST}/newer"]
    save(document)
    assert open_path(beside).table.locs() == document.table.locs()
