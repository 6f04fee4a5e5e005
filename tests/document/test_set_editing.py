"""Editing the set itself: sitemaps come, go, change names and places, and are listed otherwise."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import ChangedOnDiskError, ReadOnlyError, RequestError, WriteError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import finish_save, prepare_save, save
from sitemap_studio.document.set_edits.set_editing import adding, arranging, listing_as, new_sitemap, removing, renaming
from sitemap_studio.model.edits import Change, RemoveSitemaps
from tests.builders import HOST, content, files_in, index, locs, put, small_set, urlset
from tests.document.set_cases import DOUBTED, names

ODD_INDEX = f"""<?xml version='1.0'?>
<!-- ours --><s:sitemapindex xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:x="urn:x">
\t<s:sitemap><s:loc>{HOST}/a.xml</s:loc><x:more n='1'/></s:sitemap> <!-- one -->

\t<s:sitemap>
\t\t<s:loc><![CDATA[{HOST}/b.xml]]></s:loc>
\t\t<s:lastmod>2020-01-01</s:lastmod>
\t</s:sitemap>
\t<s:sitemap><s:loc>{HOST}/c.xml</s:loc></s:sitemap>
</s:sitemapindex><!-- end -->
"""


def listed(document) -> list[str | None]:
    return [sitemap.loc for sitemap in document.sitemaps]


@pytest.fixture
def odd_set(tmp_path):
    """An index in a style of its own, of three sitemaps."""
    for number, name in enumerate(("a.xml", "b.xml", "c.xml")):
        put(tmp_path / name, urlset(*locs(2, 2 * number)))
    return put(tmp_path / "index.xml", ODD_INDEX)


def test_an_added_sitemap_is_written_with_its_entries_and_listed(tmp_path, add_entry):
    document = open_path(small_set(tmp_path))
    sitemap = new_sitemap(document, "new & better.xml.gz")
    assert names(document) == ["one.xml", "two.xml.gz"]
    undo = document.do(adding(document, sitemap, place=1))
    assert names(document) == ["one.xml", "new & better.xml.gz", "two.xml.gz"]
    assert listed(document)[1] == f"{HOST}/new%20%26%20better.xml.gz"
    position = document.sitemap_range(sitemap.id).start
    assert position == 2
    entry = add_entry(document, position, sitemap=sitemap.id, loc=f"{HOST}/new")
    assert [document.sitemap_range(each.id) for each in document.sitemaps] == [range(2), range(2, 3), range(3, 5)]
    save(document)
    again = open_path(tmp_path / "sitemap.xml")
    assert names(again) == names(document)
    assert again.table.locs() == [f"{HOST}/{name}" for name in ("a", "b", "new", "c", "d")]
    assert (tmp_path / "new & better.xml.gz").read_bytes().startswith(b"\x1f\x8b")
    document.do(entry)
    document.do(undo)
    save(document)
    assert files_in(tmp_path).keys() == {"one.xml", "two.xml.gz", "sitemap.xml"}


def test_a_sitemap_that_waits_for_its_first_save_is_not_missing(tmp_path):
    document = open_path(small_set(tmp_path))
    sitemap = new_sitemap(document, "new.xml")
    document.do(adding(document, sitemap))
    assert not sitemap.is_missing
    assert document.is_changed(sitemap.id)
    assert document.changed_sitemaps() == {sitemap.id}


def test_a_file_that_can_not_be_removed_is_told_and_tried_again_at_the_next_save(tmp_path):
    document = open_path(small_set(tmp_path))
    document.do(removing(document, [0]))

    class PuttingAFolderInItsPlace(Progress):
        def advance(self, units: int = 1) -> None:
            (tmp_path / "one.xml").unlink()
            (tmp_path / "one.xml").mkdir()

    plan = prepare_save(document)
    with pytest.raises(WriteError, match=r"“one\.xml” can't be removed"):
        finish_save(document, plan.write(PuttingAFolderInItsPlace()))
    assert listed(open_path(tmp_path / "sitemap.xml")) == [f"{HOST}/one.xml", f"{HOST}/two.xml.gz"]
    with pytest.raises(ChangedOnDiskError):
        save(document)
    (tmp_path / "one.xml").rmdir()
    assert [leaving.path.name for leaving in save(document).left] == ["one.xml"]


def test_a_new_sitemap_is_dated_where_the_others_are(tmp_path, monkeypatch, odd_set):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    document = open_path(odd_set)
    document.do(adding(document, new_sitemap(document, "d.xml")))
    assert document.sitemaps[3].lastmod == "2027-01-15"
    put(tmp_path / "bare" / "a.xml", urlset(*locs(1)))
    undated = open_path(put(tmp_path / "bare" / "index.xml", index(f"{HOST}/a.xml")))
    undated.do(adding(undated, new_sitemap(undated, "d.xml")))
    assert undated.sitemaps[1].lastmod is None


def test_a_set_that_nothing_places_asks_for_an_address(tmp_path):
    document = open_path(put(tmp_path / "index.xml", index()))
    sitemap = new_sitemap(document, "a.xml")
    with pytest.raises(RequestError, match="needs the address"):
        adding(document, sitemap)
    document.do(adding(document, sitemap, locs=[f"{HOST}/a.xml"]))
    save(document)
    assert [sitemap.loc for sitemap in open_path(tmp_path / "index.xml").sitemaps] == [f"{HOST}/a.xml"]


def test_a_removed_sitemap_takes_its_entries_and_at_a_save_its_file(tmp_path):
    document = open_path(small_set(tmp_path))
    before = files_in(tmp_path)
    undo = document.do(removing(document, [0]))
    assert document.table.locs() == [f"{HOST}/c", f"{HOST}/d"]
    assert files_in(tmp_path) == before
    saved = save(document)
    assert [leaving.path.name for leaving in saved.left] == ["one.xml"]
    assert files_in(tmp_path).keys() == {"two.xml.gz", "sitemap.xml"}
    assert content(tmp_path / "sitemap.xml").count("<sitemap>") == 1
    document.do(undo)
    assert names(document) == ["one.xml", "two.xml.gz"]
    save(document)
    assert files_in(tmp_path) == before


def test_undoing_a_removal_before_a_save_leaves_nothing_to_save(tmp_path):
    document = open_path(small_set(tmp_path))
    document.do(document.do(removing(document, [0, 1])))
    assert document.table.locs() == [f"{HOST}/{letter}" for letter in "abcd"]
    assert save(document).paths == ()


def test_an_undone_removal_keeps_the_meaning_of_extensions(tmp_path):
    entry = {"loc": f"{HOST}/a", "xml": "<i:image><i:loc>https://x.example/i.png</i:loc></i:image>"}
    image = "http://www.google.com/schemas/sitemap-image/1.1"
    put(tmp_path / "a.xml", urlset(entry, declared=f' xmlns:i="{image}"'))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml")))
    undo = document.do(removing(document, [0]))
    save(document)
    document.do(undo)
    save(document)
    assert f'xmlns:i="{image}"' in content(tmp_path / "a.xml")
    assert "<i:image>" in content(tmp_path / "a.xml")


def test_a_file_that_changed_on_disk_is_not_removed(tmp_path):
    document = open_path(small_set(tmp_path))
    document.do(removing(document, [0]))
    put(tmp_path / "one.xml", urlset(*locs(9)))
    before = files_in(tmp_path)
    with pytest.raises(ChangedOnDiskError, match=r"“one.xml”"):
        save(document)
    assert files_in(tmp_path) == before


def test_a_file_that_changed_on_disk_is_not_renamed(tmp_path):
    document = open_path(small_set(tmp_path))
    document.do(renaming(document, 0, "first.xml"))
    put(tmp_path / "one.xml", urlset(*locs(9)))
    before = files_in(tmp_path)
    with pytest.raises(ChangedOnDiskError, match=r"“one.xml”"):
        save(document)
    assert files_in(tmp_path) == before


def test_a_file_that_is_gone_already_can_leave_the_set(tmp_path):
    document = open_path(small_set(tmp_path))
    document.do(removing(document, [0]))
    (tmp_path / "one.xml").unlink()
    save(document)
    assert files_in(tmp_path).keys() == {"two.xml.gz", "sitemap.xml"}


def test_a_stranger_that_came_meanwhile_is_not_replaced(tmp_path):
    document = open_path(small_set(tmp_path))
    document.do(renaming(document, 0, "first.xml"))
    put(tmp_path / "first.xml", "a stranger")
    before = files_in(tmp_path)
    with pytest.raises(WriteError, match="is there already"):
        save(document)
    assert files_in(tmp_path) == before


def test_a_link_in_the_place_of_a_new_sitemap_is_not_followed(tmp_path):
    document = open_path(small_set(tmp_path / "set"))
    document.do(adding(document, new_sitemap(document, "new.xml")))
    put(tmp_path / "secret", "secret")
    (tmp_path / "set" / "new.xml").symlink_to(tmp_path / "secret")
    with pytest.raises(WriteError, match="is there already"):
        save(document)
    assert content(tmp_path / "secret") == "secret"


def test_a_file_that_could_not_be_read_stays_when_it_is_removed_from_the_set(tmp_path):
    put(tmp_path / "broken.xml", b"\x00\x01nothing")
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/gone.xml", f"{HOST}/broken.xml")))
    document.do(removing(document, [0, 1]))
    assert [problem.rule.id for problem in document.noted()] == ["empty-sitemap"]
    save(document)
    assert files_in(tmp_path).keys() == {"broken.xml", "index.xml"}
    assert "<sitemap>" not in content(tmp_path / "index.xml")


def test_removing_a_repeated_listing_keeps_the_file(tmp_path):
    put(tmp_path / "one.xml", urlset(*locs(1)))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/one.xml", f"{HOST}/one.xml")))
    document.do(removing(document, [1]))
    save(document)
    assert content(tmp_path / "index.xml") == index(f"{HOST}/one.xml")
    assert (tmp_path / "one.xml").is_file()


def test_what_may_only_be_looked_at_is_not_removed(tmp_path):
    put(tmp_path / "odd.xml", DOUBTED)
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/odd.xml")))
    with pytest.raises(ReadOnlyError):
        removing(document, [0])


def test_what_may_only_be_looked_at_can_be_renamed_as_it_is(tmp_path):
    put(tmp_path / "odd.xml", DOUBTED)
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/odd.xml")))
    document.do(renaming(document, 0, "even.xml"))
    save(document)
    assert content(tmp_path / "even.xml") == DOUBTED
    assert files_in(tmp_path).keys() == {"even.xml", "index.xml"}


def test_an_index_that_may_only_be_looked_at_is_edited_by_nothing(tmp_path):
    put(tmp_path / "a.xml", urlset(*locs(1)))
    doubted = index(f"{HOST}/a.xml").replace("<sitemapindex", '<!DOCTYPE x [<!ENTITY x "y">]>\n<sitemapindex')
    document = open_path(put(tmp_path / "index.xml", doubted))
    with pytest.raises(ReadOnlyError):
        renaming(document, 0, "b.xml")
    with pytest.raises(ReadOnlyError):
        document.do(RemoveSitemaps((0,)))
    assert names(document) == ["a.xml"]


def test_a_lone_sitemap_says_that_it_has_no_index(tmp_path):
    document = open_path(put(tmp_path / "one.xml", urlset(*locs(1))))
    for refused in (
        lambda: new_sitemap(document, "two.xml"),
        lambda: renaming(document, 0, "two.xml"),
        lambda: removing(document, [0]),
        lambda: arranging(document, [0]),
        lambda: listing_as(document, 0, "lastmod", "2020"),
    ):
        with pytest.raises(RequestError, match="has no index"):
            refused()


def test_the_order_of_the_index_changes_and_nothing_else(odd_set):
    before = files_in(odd_set.parent)
    document = open_path(odd_set)
    undo = document.do(arranging(document, [2, 0, 1]))
    assert names(document) == ["c.xml", "a.xml", "b.xml"]
    assert document.table.locs() == [*locs(2, 4), *locs(4)]
    assert [document.sitemap_range(each) for each in (0, 1, 2)] == [range(2, 4), range(4, 6), range(2)]
    assert [path.name for path in save(document).paths] == ["index.xml"]
    assert names(open_path(odd_set)) == ["c.xml", "a.xml", "b.xml"]
    assert sorted(content(odd_set).split()) == sorted(before["index.xml"].decode().split())
    document.do(undo)
    save(document)
    assert names(open_path(odd_set)) == ["a.xml", "b.xml", "c.xml"]


def test_an_order_must_name_every_sitemap_once(odd_set):
    document = open_path(odd_set)
    for order in ([0, 1], [0, 1, 1], [0, 1, 2, 3]):
        with pytest.raises(RequestError, match="every sitemap"):
            arranging(document, order)


def test_what_the_index_says_of_a_sitemap_can_be_edited_and_the_rest_stays_as_written(odd_set):
    document = open_path(odd_set)
    document.do(listing_as(document, 1, "lastmod", "2026-11-02"))
    undo = document.do(listing_as(document, 0, "loc", f"{HOST}/other/a.xml?x=1&y=2"))
    save(document)
    expected = ODD_INDEX.replace("2020-01-01", "2026-11-02").replace(f"{HOST}/a.xml", f"{HOST}/other/a.xml?x=1&amp;y=2")
    assert content(odd_set) == expected
    document.do(undo)
    save(document)
    assert content(odd_set) == ODD_INDEX.replace("2020-01-01", "2026-11-02")


def test_a_lastmod_edited_by_hand_is_not_renewed_when_its_sitemap_changes(odd_set, set_cell):
    document = open_path(odd_set)
    document.do(listing_as(document, 1, "lastmod", "1999"))
    set_cell(document, 2, "priority", "0.1")
    save(document)
    assert "<s:lastmod>1999</s:lastmod>" in content(odd_set)
    set_cell(document, 2, "priority", "0.2")
    save(document)
    assert "1999" not in content(odd_set)


def test_undoing_an_older_edit_keeps_the_date_that_a_save_wrote(odd_set, set_cell):
    document = open_path(odd_set)
    undo = document.do(renaming(document, 0, "z.xml"))
    set_cell(document, 2, "priority", "0.1")
    save(document)
    dated = document.sitemaps[1].lastmod
    document.do(undo)
    assert document.sitemaps[1].lastmod == dated != "2020-01-01"


def test_an_entry_of_an_index_needs_an_address(odd_set):
    document = open_path(odd_set)
    with pytest.raises(RequestError, match="needs an address"):
        listing_as(document, 0, "loc", " ")


def test_problems_of_the_set_follow_its_edits(tmp_path):
    put(tmp_path / "deep" / "a.xml", urlset(f"{HOST}/deep/1", f"{HOST}/2"))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/deep/a.xml", f"{HOST}/gone.xml")))
    check(document)
    assert len(document.problems.slots("loc-outside")) == 1
    assert "sitemap-missing" in {problem.rule.id for problem in document.problems.noted}
    undo = document.do(removing(document, [1]))
    assert "sitemap-missing" not in {problem.rule.id for problem in document.problems.noted}
    document.do(undo)
    assert "sitemap-missing" in {problem.rule.id for problem in document.problems.noted}
    document.do(listing_as(document, 0, "loc", f"{HOST}/a.xml"))
    assert not len(document.problems.slots("loc-outside"))


def test_a_sitemap_that_gets_its_first_address_on_the_web_is_judged_by_it(tmp_path):
    put(tmp_path / "a.xml", urlset(f"{HOST}/1", "https://elsewhere.example/2"))
    document = open_path(put(tmp_path / "index.xml", index("a.xml")))
    check(document)
    assert not len(document.problems.slots("loc-outside"))
    undo = document.do(listing_as(document, 0, "loc", f"{HOST}/a.xml"))
    assert document.problems.slots("loc-outside").tolist() == [1]
    document.do(undo)
    assert not len(document.problems.slots("loc-outside"))


def test_listeners_are_told_which_sitemaps_an_edit_is_about(tmp_path):
    told: list[Change] = []

    class Hearing:
        def about_to_change(self, change):
            told.append(change)

        def changed(self, change):
            told.append(change)

    document = open_path(small_set(tmp_path))
    document.listeners.append(Hearing())
    document.do(renaming(document, 0, "first.xml"))
    document.do(removing(document, [1]))
    assert [change.sitemaps for change in told[::2]] == [{0}, {1}]
    assert [change.is_structural for change in told[::2]] == [False, True]
    assert all(change.is_of_set for change in told)


def test_a_set_saved_elsewhere_takes_its_new_names_along_and_leaves_the_old_set_alone(tmp_path):
    document = open_path(small_set(tmp_path / "old"))
    before = files_in(tmp_path / "old")
    document.do(renaming(document, 0, "first.xml"))
    document.do(removing(document, [1]))
    save(document, tmp_path / "new" / "index.xml")
    assert files_in(tmp_path / "old") == before
    assert files_in(tmp_path / "new").keys() == {"first.xml", "index.xml"}
    assert save(document).paths == ()
    assert save(document).left == ()


def test_edits_of_the_set_made_while_a_save_was_writing_are_in_the_next(tmp_path):
    document = open_path(small_set(tmp_path))
    undo = document.do(removing(document, [0]))
    plan = prepare_save(document)
    document.do(undo)
    document.do(renaming(document, 1, "second.xml.gz"))
    finish_save(document, plan.write())
    assert files_in(tmp_path).keys() == {"two.xml.gz", "sitemap.xml"}
    save(document)
    again = open_path(tmp_path / "sitemap.xml")
    assert names(again) == ["one.xml", "second.xml.gz"]
    assert again.table.locs() == [f"{HOST}/{letter}" for letter in "abcd"]
    assert not (tmp_path / "two.xml.gz").exists()
