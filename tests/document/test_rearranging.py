"""Entries put into other sitemaps or another order: moved, merged, sorted."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import ReadOnlyError, RequestError
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.document.set_edits.set_editing import merging, moving_to, new_sitemap, ordering
from sitemap_studio.search.sort import SortKey, sorted_by_fields
from tests.builders import HOST, content, files_in, index, locs, put, small_set, urlset
from tests.document.set_cases import DOUBTED, by_sitemap


@pytest.fixture
def three(tmp_path):
    """A set of three sitemaps of three entries each."""
    for number, name in enumerate(("a.xml", "b.xml", "c.xml")):
        put(tmp_path / name, urlset(*locs(3, 3 * number)))
    return open_path(put(tmp_path / "index.xml", index(*(f"{HOST}/{name}.xml" for name in "abc"))))


def test_entries_move_to_the_end_of_another_sitemap(three, tmp_path):
    before = by_sitemap(three)
    undo = three.do(moving_to(three, three.table.order[[0, 2, 4, 7]], three.sitemaps[1]))
    expected = {"a.xml": ["1"], "b.xml": ["3", "4", "5", "0", "2", "7"], "c.xml": ["6", "8"]}
    assert by_sitemap(three) == expected
    save(three)
    assert by_sitemap(open_path(tmp_path / "index.xml")) == expected
    three.do(undo)
    save(three)
    assert by_sitemap(open_path(tmp_path / "index.xml")) == before


def test_entries_that_are_there_already_stay_where_they_are(three):
    three.do(moving_to(three, three.table.order[3:6], three.sitemaps[1]))
    assert three.changed_sitemaps() == set()


def test_entries_move_to_a_new_sitemap(three, tmp_path):
    undo = three.do(moving_to(three, three.table.order[[8, 0]], new_sitemap(three, "new.xml.gz")))
    assert by_sitemap(three) == {
        "a.xml": ["1", "2"], "b.xml": ["3", "4", "5"], "c.xml": ["6", "7"], "new.xml.gz": ["0", "8"],
    }  # fmt: skip
    save(three)
    assert by_sitemap(open_path(tmp_path / "index.xml")) == by_sitemap(three)
    three.do(undo)
    save(three)
    assert files_in(tmp_path).keys() == {"a.xml", "b.xml", "c.xml", "index.xml"}
    assert by_sitemap(open_path(tmp_path / "index.xml"))["a.xml"] == ["0", "1", "2"]


def test_merged_sitemaps_are_one_and_undoing_makes_them_several_again(three):
    before = by_sitemap(three)
    undo = three.do(merging(three, [0, 2], into=1))
    merged = {"b.xml": ["3", "4", "5", "0", "1", "2", "6", "7", "8"]}
    assert by_sitemap(three) == merged
    redo = three.do(undo)
    assert by_sitemap(three) == before
    assert save(three).paths == ()
    three.do(redo)
    assert by_sitemap(three) == merged


def test_a_merge_over_a_save_can_be_undone(three, tmp_path):
    before = by_sitemap(three)
    undo = three.do(merging(three, [1, 2], into=0))
    save(three)
    assert files_in(tmp_path).keys() == {"a.xml", "index.xml"}
    redo = three.do(undo)
    save(three)
    assert by_sitemap(open_path(tmp_path / "index.xml")) == before
    three.do(redo)
    save(three)
    assert files_in(tmp_path).keys() == {"a.xml", "index.xml"}


def test_an_empty_sitemap_can_be_merged(tmp_path):
    put(tmp_path / "a.xml", urlset())
    put(tmp_path / "b.xml", urlset(*locs(1)))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml")))
    document.do(merging(document, [0], into=1))
    assert by_sitemap(document) == {"b.xml": ["0"]}


def test_a_merge_beyond_the_limits_is_done_and_shows_as_a_problem(tmp_path):
    put(tmp_path / "a.xml", urlset(*locs(30_000)))
    put(tmp_path / "b.xml", urlset(*locs(30_000, 30_000)))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml")))
    document.is_judged = True
    document.do(merging(document, [1], into=0))
    assert "too-many-urls" in {problem.rule.id for problem in document.problems.noted}


def test_one_sitemap_alone_is_not_merged(three):
    with pytest.raises(RequestError, match="One sitemap alone"):
        merging(three, [1], into=1)


def test_what_could_not_be_read_for_certain_takes_part_in_nothing(tmp_path):
    put(tmp_path / "a.xml", urlset(*locs(2)))
    put(tmp_path / "odd.xml", DOUBTED)
    listed = [f"{HOST}/{name}.xml" for name in ("a", "odd", "gone")]
    document = open_path(put(tmp_path / "index.xml", index(*listed)))
    for sitemap, error in ((1, ReadOnlyError), (2, RequestError)):
        with pytest.raises(error):
            merging(document, [0, sitemap], into=0)
        with pytest.raises(error):
            moving_to(document, document.slots_of(0), document.sitemaps[sitemap])
    with pytest.raises(ReadOnlyError):
        document.do(moving_to(document, document.slots_of(1), document.sitemaps[0]))


def test_a_sitemap_is_sorted_by_several_fields_and_the_file_follows(tmp_path):
    entries = [
        {"loc": f"{HOST}/{number}", "lastmod": lastmod, "priority": priority}
        for number, (lastmod, priority) in enumerate(
            [("2020", "0.5"), ("2021", "1.0"), ("2020-01-01", "0.50"), ("2019", "1"), ("soon", "0.1")]
        )
    ]
    put(tmp_path / "a.xml", urlset(*entries))
    put(tmp_path / "b.xml", urlset(*locs(2, 10)))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml")))
    before = files_in(tmp_path)
    keys = [SortKey("priority", is_descending=True), SortKey("lastmod")]
    undo = document.do(ordering(document, 0, sorted_by_fields(document.table, document.slots_of(0), keys)))
    assert by_sitemap(document) == {"a.xml": ["1", "3", "2", "0", "4"], "b.xml": ["10", "11"]}
    save(document)
    assert by_sitemap(open_path(tmp_path / "index.xml")) == by_sitemap(document)
    assert sorted(content(tmp_path / "a.xml").split()) == sorted(before["a.xml"].decode().split())
    document.do(undo)
    save(document)
    assert files_in(tmp_path) == before


def test_sorting_what_is_sorted_changes_nothing(three):
    three.do(ordering(three, 1, sorted_by_fields(three.table, three.slots_of(1), [SortKey("loc")])))
    assert three.changed_sitemaps() == set()


def test_the_order_of_a_view_is_applied_to_one_sitemap_and_hidden_entries_keep_their_places(three):
    shown = three.table.order[[8, 5, 1, 3, 0]]
    three.do(ordering(three, 1, shown))
    assert by_sitemap(three) == {"a.xml": ["0", "1", "2"], "b.xml": ["5", "4", "3"], "c.xml": ["6", "7", "8"]}


def test_small_sets_of_packed_sitemaps_are_merged_as_well(tmp_path):
    document = open_path(small_set(tmp_path))
    document.do(merging(document, [0], into=1))
    save(document)
    assert open_path(tmp_path / "sitemap.xml").table.locs() == [f"{HOST}/{letter}" for letter in "cdab"]
