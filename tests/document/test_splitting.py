"""Splitting a sitemap: what its parts hold and are called, and that nothing else is touched."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sitemap_studio.core.errors import LimitError, ReadOnlyError, RequestError
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.document.set_edits.split_sitemaps import plan_split
from tests.builders import HOST, content, files_in, index, locs, put, urlset
from tests.document.set_cases import DOUBTED, by_sitemap


@pytest.fixture
def two(tmp_path):
    """A set of a sitemap of seven entries, packed, in a folder of its own, and one of two."""
    put(tmp_path / "maps" / "big.xml.gz", urlset(*locs(7)))
    put(tmp_path / "small.xml", urlset(*locs(2, 100)))
    return open_path(put(tmp_path / "index.xml", index(f"{HOST}/maps/big.xml.gz", f"{HOST}/small.xml")))


def part_names(plan) -> list[str]:
    return [part.name for part in plan.parts]


def test_a_sitemap_is_split_by_count_and_nothing_else_is_touched(two, tmp_path):
    before = files_in(tmp_path)
    plan = plan_split(two, 0, "count", most=3)
    assert [(part.name, len(part.slots)) for part in plan.parts] == [
        ("big.xml.gz", 3), ("big-2.xml.gz", 3), ("big-3.xml.gz", 1),
    ]  # fmt: skip
    undo = two.do(plan.edit(two))
    assert by_sitemap(two) == {
        "big.xml.gz": ["0", "1", "2"], "big-2.xml.gz": ["3", "4", "5"], "big-3.xml.gz": ["6"],
        "small.xml": ["100", "101"],
    }  # fmt: skip
    save(two)
    assert by_sitemap(open_path(tmp_path / "index.xml")) == by_sitemap(two)
    assert f"<loc>{HOST}/maps/big-2.xml.gz</loc>" in content(tmp_path / "index.xml")
    assert files_in(tmp_path)["small.xml"] == before["small.xml"]
    two.do(undo)
    save(two)
    assert files_in(tmp_path).keys() == before.keys()
    assert content(tmp_path / "index.xml") == before["index.xml"].decode()
    assert by_sitemap(open_path(tmp_path / "index.xml"))["big.xml.gz"] == [str(number) for number in range(7)]


def test_names_that_are_taken_are_passed_over(two, tmp_path):
    put(tmp_path / "maps" / "small-2.xml", "in another folder")
    assert part_names(plan_split(two, 1, "count", most=1)) == ["small.xml", "small-2.xml"]
    put(tmp_path / "small-2.xml", "a stranger")
    assert part_names(plan_split(two, 1, "count", most=1)) == ["small.xml", "small-3.xml"]


def test_splitting_again_numbers_on(two):
    two.do(plan_split(two, 0, "count", most=4).edit(two))
    assert part_names(plan_split(two, 0, "count", most=2)) == ["big.xml.gz", "big-3.xml.gz"]


def test_a_sitemap_is_split_by_bytes(two):
    whole = two.facts(0).bytes
    plan = plan_split(two, 0, "bytes", most=whole - 1)
    assert [len(part.slots) for part in plan.parts] == [6, 1]
    assert all(part.bytes < whole for part in plan.parts)
    with pytest.raises(LimitError):
        plan_split(two, 0, "bytes", most=10)


def test_a_sitemap_is_split_by_the_folders_of_its_entries(tmp_path):
    paths = ["/blog/1", "/", "/shop/a/1", "/blog/2?x=/y/z", "/b%C3%BC%20x/1", "", "/shop/b/2", "/about", "/../x/"]
    put(tmp_path / "a.xml", urlset(*(f"{HOST}{path}" for path in paths)))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml")))
    plan = plan_split(document, 0, "folder")
    assert [(part.name, part.holds, len(part.slots)) for part in plan.parts] == [
        ("a.xml", "blog", 2), ("a-root.xml", "root", 4), ("a-shop.xml", "shop", 2),
        ("a-b-C3-BC-20x.xml", "b-C3-BC-20x", 1),
    ]  # fmt: skip
    deeper = plan_split(document, 0, "folder", most=2)
    assert {"shop-a", "shop-b"} <= {part.holds for part in deeper.parts}
    document.do(plan.edit(document))
    save(document)
    assert by_sitemap(open_path(tmp_path / "index.xml")) == by_sitemap(document)


def test_a_sitemap_is_split_by_months(tmp_path):
    dates = ["2024-05-01", None, "2024-05-31T10:00:00Z", "2023", " 2024-04 ", "soon", "2024-13-01"]
    entries = [{"loc": f"{HOST}/{place}", **({"lastmod": date} if date else {})} for place, date in enumerate(dates)]
    put(tmp_path / "a.xml", urlset(*entries))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml")))
    plan = plan_split(document, 0, "month")
    assert [(part.name, len(part.slots)) for part in plan.parts] == [
        ("a.xml", 1), ("a-2024.xml", 1), ("a-2024-04.xml", 1), ("a-2024-05.xml", 2), ("a-undated.xml", 2),
    ]  # fmt: skip
    undo = document.do(plan.edit(document))
    assert document.table.locs() == [f"{HOST}/{place}" for place in (3, 6, 4, 0, 2, 1, 5)]
    document.do(undo)
    assert document.table.locs() == [f"{HOST}/{place}" for place in range(7)]


def test_a_template_says_how_parts_are_called(two):
    assert part_names(plan_split(two, 0, "count", most=3, name="part{n}"))[1:] == ["part2.xml.gz", "part3.xml.gz"]
    assert part_names(plan_split(two, 0, "count", most=4, name="rest"))[1:] == ["rest.xml.gz"]


@pytest.mark.parametrize("template", ["", "same", "{x}-{n}", "{n", "a/{n}", "../{n}", "CON.{n}", "{n}\x00", "x" * 300])
def test_a_template_that_can_not_be_is_refused(two, template):
    with pytest.raises(RequestError):
        plan_split(two, 0, "count", most=2, name=template)


def test_more_parts_than_an_index_may_list_are_refused(two):
    two.profile = replace(two.profile, max_sitemaps=4)
    plan_split(two, 0, "count", most=3)
    with pytest.raises(LimitError, match="more than an index may list"):
        plan_split(two, 0, "count", most=2)


def test_what_is_small_enough_is_one_part_and_nothing_changes(two):
    plan = plan_split(two, 0, "count")
    assert part_names(plan) == ["big.xml.gz"]
    two.do(plan.edit(two))
    assert two.changed_sitemaps() == set()
    assert not two.is_listed_otherwise


def test_a_name_that_was_taken_since_the_plan_is_refused(two, tmp_path):
    plan = plan_split(two, 1, "count", most=1)
    put(tmp_path / "small-2.xml", "a stranger")
    with pytest.raises(RequestError, match="another file"):
        plan.edit(two)


def test_what_can_not_be_split_says_so(tmp_path):
    put(tmp_path / "odd.xml", DOUBTED)
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/odd.xml", f"{HOST}/gone.xml")))
    with pytest.raises(ReadOnlyError):
        plan_split(document, 0, "count")
    with pytest.raises(RequestError, match="could not be read"):
        plan_split(document, 1, "count")
    alone = open_path(put(tmp_path / "alone.xml", urlset(*locs(3))))
    with pytest.raises(RequestError, match="has no index"):
        plan_split(alone, 0, "count", most=1)


def test_an_empty_sitemap_is_one_part_whatever_it_is_split_by(tmp_path):
    put(tmp_path / "a.xml", urlset())
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml")))
    for by in ("count", "bytes", "folder", "month"):
        plan = plan_split(document, 0, by)
        assert part_names(plan) == ["a.xml"]
        document.do(plan.edit(document))
