"""Sitemaps that are too large: new entries go elsewhere, and what is too much spills over to the end of the set."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sitemap_studio.core.errors import LimitError, ReadOnlyError, RequestError
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.document.set_edits.set_editing import merging, moving_to, new_sitemap, removing
from sitemap_studio.document.set_edits.sitemap_names import numbered_names
from sitemap_studio.document.set_edits.split_sitemaps import InsertPlace, find_room, plan_overflow, too_large
from tests.builders import HOST, content, files_in, index, locs, put, urlset
from tests.document.set_cases import DOUBTED, by_sitemap, names


def allow(document, **limits):
    """Let a profile with other limits hold."""
    document.set_profile(replace(document.profile, **limits))
    return document


@pytest.fixture
def numbered(tmp_path):
    """An index of three numbered sitemaps of three, two and three entries."""
    for number, count in ((1, 3), (2, 2), (3, 3)):
        put(tmp_path / f"part-{number}.xml", urlset(*locs(count, 10 * number)))
    path = put(tmp_path / "sitemap.xml", index(*(f"{HOST}/part-{number}.xml" for number in (1, 2, 3))))
    return open_path(path)


def test_new_entries_go_where_they_are_wanted_while_there_is_room(numbered):
    allow(numbered, max_urls=4)
    assert find_room(numbered, 1, 100, position=1) == InsertPlace(1, 0)
    assert find_room(numbered, 1, 100, position=3) == InsertPlace(3, 0)
    assert find_room(numbered, 1, 100, position=3, sitemap=1) == InsertPlace(3, 1)


def test_new_entries_for_a_full_sitemap_go_behind_the_last_that_has_room(numbered):
    allow(numbered, max_urls=3)
    assert find_room(numbered, 1, 100, position=1) == InsertPlace(5, 1, full=0)
    assert find_room(numbered, 2, 100, position=1) == InsertPlace(1, 0)


def test_bytes_are_room_as_well(numbered):
    allow(numbered, max_bytes=numbered.facts(0).bytes + 10)
    assert find_room(numbered, 1, 11, position=1) == InsertPlace(5, 1, full=0)
    assert find_room(numbered, 1, 10, position=1) == InsertPlace(1, 0)


def test_a_sitemap_that_can_not_be_written_has_no_room(tmp_path):
    put(tmp_path / "a.xml", urlset(*locs(2)))
    put(tmp_path / "b.xml", DOUBTED)
    path = put(tmp_path / "sitemap.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml", f"{HOST}/gone.xml"))
    document = allow(open_path(path), max_urls=2)
    assert find_room(document, 1, 100, position=0) == InsertPlace(0, 0)


def test_what_is_too_much_spills_into_a_new_sitemap_at_the_end(numbered, tmp_path):
    before = files_in(tmp_path)
    allow(numbered, max_urls=2)
    assert too_large(numbered, [0, 1, 2]) == [0, 2]
    plan = plan_overflow(numbered, [0])
    assert [(part.name, len(part.slots)) for part in plan.new] == [("part-4.xml", 1)]
    undo = numbered.do(plan.edit(numbered))
    assert by_sitemap(numbered) == {
        "part-1.xml": ["10", "11"],
        "part-2.xml": ["20", "21"],
        "part-3.xml": ["30", "31", "32"],
        "part-4.xml": ["12"],
    }
    saved = save(numbered)
    assert sorted(path.name for path in saved.paths) == ["part-1.xml", "part-4.xml", "sitemap.xml"]
    after = files_in(tmp_path)
    assert after["part-1.xml"].decode() == urlset(*locs(2, 10))
    assert {name for name in before if before[name] == after[name]} == {"part-2.xml", "part-3.xml"}
    assert f"{HOST}/part-4.xml" in content(tmp_path / "sitemap.xml")
    numbered.do(undo)
    save(numbered)
    assert files_in(tmp_path) == before


def test_several_sitemaps_spill_in_one_edit_each_into_files_of_its_own(numbered):
    allow(numbered, max_urls=1)
    undo = numbered.do(plan_overflow(numbered, [0, 1, 2]).edit(numbered))
    assert by_sitemap(numbered) == {
        "part-1.xml": ["10"], "part-2.xml": ["20"], "part-3.xml": ["30"],
        "part-4.xml": ["11"], "part-5.xml": ["12"], "part-6.xml": ["21"], "part-7.xml": ["31"], "part-8.xml": ["32"],
    }  # fmt: skip
    assert too_large(numbered, range(8)) == []
    numbered.do(undo)
    assert by_sitemap(numbered) == {
        "part-1.xml": ["10", "11", "12"], "part-2.xml": ["20", "21"], "part-3.xml": ["30", "31", "32"],
    }  # fmt: skip


def test_what_spills_by_its_bytes_leaves_a_file_that_fits(numbered, tmp_path):
    allow(numbered, max_bytes=numbered.facts(0).bytes - 1)
    numbered.do(plan_overflow(numbered, [0]).edit(numbered))
    save(numbered)
    assert (tmp_path / "part-1.xml").stat().st_size <= numbered.profile.max_bytes
    assert by_sitemap(numbered)["part-4.xml"] == ["12"]


def test_a_merge_or_a_move_that_makes_a_sitemap_too_large_can_spill(numbered):
    allow(numbered, max_urls=4)
    numbered.do(moving_to(numbered, numbered.slots_of(1), numbered.sitemaps[0]))
    assert too_large(numbered, [0, 1]) == [0]
    numbered.do(merging(numbered, [0, 2], 0))
    numbered.do(plan_overflow(numbered, [0]).edit(numbered))
    assert by_sitemap(numbered) == {
        "part-1.xml": ["10", "11", "12", "20"],
        "part-2.xml": [],
        "part-3.xml": ["21", "30", "31", "32"],
    }


def test_a_sitemap_that_fits_spills_nothing(numbered):
    assert plan_overflow(numbered, [0, 1, 2]).new == ()
    numbered.do(plan_overflow(numbered, [0]).edit(numbered))
    assert names(numbered) == ["part-1.xml", "part-2.xml", "part-3.xml"]


def test_a_folder_without_an_index_spills_as_well(tmp_path):
    put(tmp_path / "a-01.xml", urlset(*locs(3)))
    put(tmp_path / "a-02.xml.gz", urlset(*locs(3, 3)))
    before = files_in(tmp_path)
    document = allow(open_path(tmp_path), max_urls=2)
    undo = document.do(plan_overflow(document, [0, 1]).edit(document))
    save(document)
    assert files_in(tmp_path).keys() == {"a-01.xml", "a-02.xml.gz", "a-03.xml", "a-04.xml.gz"}
    assert by_sitemap(open_path(tmp_path)) == by_sitemap(document)
    document.do(undo)
    save(document)
    assert {name: content(tmp_path / name) for name in before} == {
        "a-01.xml": urlset(*locs(3)),
        "a-02.xml.gz": urlset(*locs(3, 3)),
    }


def test_what_can_not_spill_says_why(tmp_path, numbered):
    lone = open_path(put(tmp_path / "lone" / "a.xml", urlset(*locs(3))))
    with pytest.raises(RequestError, match="has no index"):
        plan_overflow(allow(lone, max_urls=2), [0])
    with pytest.raises(LimitError, match="alone takes"):
        plan_overflow(allow(numbered, max_bytes=150), [0])
    with pytest.raises(LimitError, match="more sitemaps than an index may list"):
        plan_overflow(allow(numbered, max_bytes=1 << 20, max_urls=1, max_sitemaps=4), [0, 1, 2])


def test_what_may_only_be_looked_at_does_not_spill(tmp_path):
    put(tmp_path / "a.xml", DOUBTED)
    document = allow(open_path(put(tmp_path / "sitemap.xml", index(f"{HOST}/a.xml"))), max_urls=1)
    assert too_large(document, [0]) == []
    with pytest.raises(ReadOnlyError):
        plan_overflow(document, [0])


@pytest.mark.parametrize(
    ("known", "name"),
    [
        (["sitemap-1.xml", "sitemap-20.xml"], "sitemap-21.xml"),
        (["blog.xml"], "blog-2.xml"),
        (["blog.xml", "blog-2.xml", "blog-7.xml.gz"], "blog-8.xml"),
        (["sitemap1.xml.gz", "sitemap2.xml.gz"], "sitemap3.xml.gz"),
        (["part_0001.xml", "part_0009.xml"], "part_0010.xml"),
        (["news-2026.xml"], "news-2026-2.xml"),
        (["news-20261122.xml"], "news-20261122-2.xml"),
        (["a-1.xml", "b-9.xml"], "a-2.xml"),
        (["1.xml", "2.xml"], "3.xml"),
    ],
)
def test_names_go_on_where_the_numbers_of_the_set_end(tmp_path, known, name):
    for each in known:
        put(tmp_path / each, urlset(*locs(1)))
    document = open_path(put(tmp_path / "index.xml", index(*(f"{HOST}/{each}" for each in known))))
    assert next(numbered_names(document, document.sitemaps[0])) == name


def test_a_name_that_a_strange_file_has_is_passed_over(numbered, tmp_path):
    put(tmp_path / "part-4.xml", "mine")
    allow(numbered, max_urls=2)
    assert [part.name for part in plan_overflow(numbered, [0]).new] == ["part-5.xml"]
    with pytest.raises(RequestError):
        new_sitemap(numbered, "part-4.xml")


def test_a_removed_sitemap_keeps_its_file_where_the_set_was_before_it_was_saved_elsewhere(numbered, tmp_path):
    before = files_in(tmp_path)
    numbered.do(removing(numbered, [1]))
    save(numbered, tmp_path / "other" / "sitemap.xml")
    numbered.do(removing(numbered, [0]))
    save(numbered)
    left = files_in(tmp_path)
    assert {name: left[name] for name in before} == before
    assert {name for name in left if name.startswith("other")} == {"other/part-3.xml", "other/sitemap.xml"}
