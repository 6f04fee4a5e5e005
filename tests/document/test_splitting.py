"""Splitting sitemaps, moving excess entries to new ones, and creating an index, without other changes."""

from __future__ import annotations

import numpy as np
import pytest

from sitemap_studio.core.errors import LimitError, ReadOnlyError, RequestError, WriteError
from sitemap_studio.document.base_url import infer_base_url
from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.open_document import new_document, open_path
from sitemap_studio.document.reporting.problem_report import write_report
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.schema_validation import validate
from sitemap_studio.document.set_edits.sitemap_edits import (
    numbered_names,
    plan_move_to_sitemap,
    plan_sitemap_merge,
    plan_sitemap_removal,
)
from sitemap_studio.document.set_edits.split_sitemaps import (
    InsertPosition,
    find_insert_position,
    oversized_sitemaps,
    plan_index,
    plan_overflow,
    plan_split,
)
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.model.edits import RemoveEntries
from tests.builders import HOST, content, files_in, index, joined, locs, put, put_set, urlset
from tests.document.conftest import ODD
from tests.document.set_cases import DOUBTED, by_sitemap, names


@pytest.fixture
def two_sitemaps(tmp_path):
    """Set of a gzipped sitemap of seven entries in a subfolder, and one of two."""
    return open_path(put_set(tmp_path, {"maps/big.xml.gz": urlset(*locs(7)), "small.xml": urlset(*locs(2, 100))}))


def part_names(plan) -> list[str]:
    return [part.name for part in plan.parts]


def test_split_by_count_is_saved_and_undone_exactly(two_sitemaps, tmp_path):
    before = files_in(tmp_path)
    plan = plan_split(two_sitemaps, 0, "count", maximum=3)
    assert [(part.name, len(part.slots)) for part in plan.parts] == [
        ("big.xml.gz", 3), ("big-2.xml.gz", 3), ("big-3.xml.gz", 1),
    ]  # fmt: skip
    undo = two_sitemaps.do(plan.edit(two_sitemaps))
    assert by_sitemap(two_sitemaps) == {
        "big.xml.gz": ["0", "1", "2"], "big-2.xml.gz": ["3", "4", "5"], "big-3.xml.gz": ["6"],
        "small.xml": ["100", "101"],
    }  # fmt: skip
    save(two_sitemaps, deletes_unused=True)
    assert by_sitemap(open_path(tmp_path / "index.xml")) == by_sitemap(two_sitemaps)
    assert f"<loc>{HOST}/maps/big-2.xml.gz</loc>" in content(tmp_path / "index.xml")
    assert files_in(tmp_path)["small.xml"] == before["small.xml"]
    two_sitemaps.do(undo)
    save(two_sitemaps, deletes_unused=True)
    assert files_in(tmp_path).keys() == before.keys()
    assert content(tmp_path / "index.xml") == before["index.xml"].decode()
    assert by_sitemap(open_path(tmp_path / "index.xml"))["big.xml.gz"] == [str(number) for number in range(7)]


def test_split_skips_used_names_and_refuses_later_conflicts(two_sitemaps, tmp_path):
    put(tmp_path / "maps" / "small-2.xml", "in another folder")
    plan = plan_split(two_sitemaps, 1, "count", maximum=1)
    assert part_names(plan) == ["small.xml", "small-2.xml"]
    put(tmp_path / "small-2.xml", "a stranger")
    assert part_names(plan_split(two_sitemaps, 1, "count", maximum=1)) == ["small.xml", "small-3.xml"]
    with pytest.raises(RequestError, match=r"“small-2\.xml” already exists and is not a sitemap of the set"):
        plan.edit(two_sitemaps)
    two_sitemaps.do(plan_split(two_sitemaps, 0, "count", maximum=4).edit(two_sitemaps))
    assert part_names(plan_split(two_sitemaps, 0, "count", maximum=2)) == ["big.xml.gz", "big-3.xml.gz"]


def test_sitemap_is_split_by_bytes(two_sitemaps):
    whole = two_sitemaps.file_facts(0).bytes
    plan = plan_split(two_sitemaps, 0, "bytes", maximum=whole - 1)
    assert [len(part.slots) for part in plan.parts] == [6, 1]
    assert all(part.bytes < whole for part in plan.parts)
    with pytest.raises(LimitError):
        plan_split(two_sitemaps, 0, "bytes", maximum=10)


def test_sitemap_is_split_by_folders(tmp_path):
    paths = ["/blog/1", "/", "/shop/a/1", "/blog/2?x=/y/z", "/b%C3%BC%20x/1", "", "/shop/b/2", "/about", "/../x/"]
    document = open_path(put_set(tmp_path, {"a.xml": urlset(*(f"{HOST}{path}" for path in paths))}))
    plan = plan_split(document, 0, "folder")
    assert [(part.name, part.group_name, len(part.slots)) for part in plan.parts] == [
        ("a.xml", "blog", 2), ("a-root.xml", "root", 4), ("a-shop.xml", "shop", 2),
        ("a-b-C3-BC-20x.xml", "b-C3-BC-20x", 1),
    ]  # fmt: skip
    deeper = plan_split(document, 0, "folder", maximum=2)
    assert {"shop-a", "shop-b"} <= {part.group_name for part in deeper.parts}
    document.do(plan.edit(document))
    save(document)
    assert by_sitemap(open_path(tmp_path / "index.xml")) == by_sitemap(document)


def test_sitemap_is_split_by_months(tmp_path):
    dates = ["2024-05-01", None, "2024-05-31T10:00:00Z", "2023", " 2024-04 ", "soon", "2024-13-01"]
    entries = [{"loc": f"{HOST}/{place}", **({"lastmod": date} if date else {})} for place, date in enumerate(dates)]
    document = open_path(put_set(tmp_path, {"a.xml": urlset(*entries)}))
    plan = plan_split(document, 0, "month")
    assert [(part.name, len(part.slots)) for part in plan.parts] == [
        ("a.xml", 1), ("a-2024.xml", 1), ("a-2024-04.xml", 1), ("a-2024-05.xml", 2), ("a-undated.xml", 2),
    ]  # fmt: skip
    undo = document.do(plan.edit(document))
    assert document.table.locs() == [f"{HOST}/{place}" for place in (3, 6, 4, 0, 2, 1, 5)]
    document.do(undo)
    assert document.table.locs() == [f"{HOST}/{place}" for place in range(7)]


def test_template_names_parts_and_their_number_is_limited(two_sitemaps):
    assert part_names(plan_split(two_sitemaps, 0, "count", maximum=3, name="part{n}"))[1:] == [
        "part2.xml.gz",
        "part3.xml.gz",
    ]
    assert part_names(plan_split(two_sitemaps, 0, "count", maximum=4, name="rest"))[1:] == ["rest.xml.gz"]
    two_sitemaps.profile = two_sitemaps.profile._replace(max_sitemaps=4)
    plan_split(two_sitemaps, 0, "count", maximum=3)
    with pytest.raises(LimitError, match="more sitemaps than an index may list"):
        plan_split(two_sitemaps, 0, "count", maximum=2)
    # A sitemap that is small enough is one part, and nothing changes.
    plan = plan_split(two_sitemaps, 0, "count")
    assert part_names(plan) == ["big.xml.gz"]
    two_sitemaps.do(plan.edit(two_sitemaps))
    assert two_sitemaps.changed_sitemaps() == set()
    assert not two_sitemaps.is_index_edited


@pytest.mark.parametrize("template", ["", "same", "{x}-{n}", "{n", "a/{n}", "../{n}", "CON.{n}", "{n}\x00", "x" * 300])
def test_invalid_template_is_refused(two_sitemaps, template):
    with pytest.raises(RequestError):
        plan_split(two_sitemaps, 0, "count", maximum=2, name=template)


def test_unsplittable_sitemaps_are_refused(tmp_path):
    document = open_path(put_set(tmp_path, {"odd.xml": DOUBTED, "gone.xml": None}))
    with pytest.raises(ReadOnlyError):
        plan_split(document, 0, "count")
    with pytest.raises(RequestError, match="could not be read"):
        plan_split(document, 1, "count")
    alone = open_path(put(tmp_path / "alone.xml", urlset(*locs(3))))
    with pytest.raises(RequestError, match="has no index"):
        plan_split(alone, 0, "count", maximum=1)


def test_empty_sitemap_is_one_part_for_every_criterion(tmp_path):
    document = open_path(put_set(tmp_path, {"a.xml": urlset()}))
    for by in ("count", "bytes", "folder", "month"):
        plan = plan_split(document, 0, by)
        assert part_names(plan) == ["a.xml"]
        document.do(plan.edit(document))


def with_profile_limits(document, **limits):
    """Set a profile with other limits."""
    document.set_profile(document.profile._replace(**limits))
    return document


@pytest.fixture
def numbered_sitemaps(tmp_path):
    """Index of three numbered sitemaps of three, two and three entries."""
    for number, count in ((1, 3), (2, 2), (3, 3)):
        put(tmp_path / f"part-{number}.xml", urlset(*locs(count, 10 * number)))
    path = put(tmp_path / "sitemap.xml", index(*(f"{HOST}/part-{number}.xml" for number in (1, 2, 3))))
    return open_path(path)


def test_insert_position_is_requested_or_last_sitemap_with_room(numbered_sitemaps):
    with_profile_limits(numbered_sitemaps, max_urls=4)
    assert find_insert_position(numbered_sitemaps, 1, 100, position=1) == InsertPosition(1, 0)
    assert find_insert_position(numbered_sitemaps, 1, 100, position=3) == InsertPosition(3, 0)
    assert find_insert_position(numbered_sitemaps, 1, 100, position=3, sitemap=1) == InsertPosition(3, 1)
    with_profile_limits(numbered_sitemaps, max_urls=3)
    assert find_insert_position(numbered_sitemaps, 1, 100, position=1) == InsertPosition(5, 1, full=0)
    assert find_insert_position(numbered_sitemaps, 2, 100, position=1) == InsertPosition(1, 0)
    with_profile_limits(numbered_sitemaps, max_urls=50, max_bytes=numbered_sitemaps.file_facts(0).bytes + 10)
    assert find_insert_position(numbered_sitemaps, 1, 11, position=1) == InsertPosition(5, 1, full=0)
    assert find_insert_position(numbered_sitemaps, 1, 10, position=1) == InsertPosition(1, 0)


def test_overflow_goes_to_new_sitemap_at_end(numbered_sitemaps, tmp_path):
    before = files_in(tmp_path)
    with_profile_limits(numbered_sitemaps, max_urls=2)
    assert oversized_sitemaps(numbered_sitemaps, [0, 1, 2]) == [0, 2]
    plan = plan_overflow(numbered_sitemaps, [0])
    assert [(part.name, len(part.slots)) for part in plan.new] == [("part-4.xml", 1)]
    undo = numbered_sitemaps.do(plan.edit(numbered_sitemaps))
    assert by_sitemap(numbered_sitemaps) == {
        "part-1.xml": ["10", "11"],
        "part-2.xml": ["20", "21"],
        "part-3.xml": ["30", "31", "32"],
        "part-4.xml": ["12"],
    }
    saved = save(numbered_sitemaps, deletes_unused=True)
    assert sorted(path.name for path in saved.paths) == ["part-1.xml", "part-4.xml", "sitemap.xml"]
    after = files_in(tmp_path)
    assert after["part-1.xml"].decode() == urlset(*locs(2, 10))
    assert {name for name in before if before[name] == after[name]} == {"part-2.xml", "part-3.xml"}
    assert f"{HOST}/part-4.xml" in content(tmp_path / "sitemap.xml")
    numbered_sitemaps.do(undo)
    save(numbered_sitemaps, deletes_unused=True)
    assert files_in(tmp_path) == before


def test_overflow_of_several_sitemaps_is_one_edit(numbered_sitemaps):
    with_profile_limits(numbered_sitemaps, max_urls=1)
    undo = numbered_sitemaps.do(plan_overflow(numbered_sitemaps, [0, 1, 2]).edit(numbered_sitemaps))
    assert by_sitemap(numbered_sitemaps) == {
        "part-1.xml": ["10"], "part-2.xml": ["20"], "part-3.xml": ["30"],
        "part-4.xml": ["11"], "part-5.xml": ["12"], "part-6.xml": ["21"], "part-7.xml": ["31"], "part-8.xml": ["32"],
    }  # fmt: skip
    assert oversized_sitemaps(numbered_sitemaps, range(8)) == []
    numbered_sitemaps.do(undo)
    assert by_sitemap(numbered_sitemaps) == {
        "part-1.xml": ["10", "11", "12"], "part-2.xml": ["20", "21"], "part-3.xml": ["30", "31", "32"],
    }  # fmt: skip


def test_overflow_moves_entries_beyond_byte_limit_to_new_sitemap(numbered_sitemaps, tmp_path):
    with_profile_limits(numbered_sitemaps, max_bytes=numbered_sitemaps.file_facts(0).bytes - 1)
    numbered_sitemaps.do(plan_overflow(numbered_sitemaps, [0]).edit(numbered_sitemaps))
    save(numbered_sitemaps)
    assert (tmp_path / "part-1.xml").stat().st_size <= numbered_sitemaps.profile.max_bytes
    assert by_sitemap(numbered_sitemaps)["part-4.xml"] == ["12"]


def test_oversized_merge_or_move_can_overflow(numbered_sitemaps):
    assert plan_overflow(numbered_sitemaps, [0, 1, 2]).new == ()
    numbered_sitemaps.do(plan_overflow(numbered_sitemaps, [0]).edit(numbered_sitemaps))
    assert names(numbered_sitemaps) == ["part-1.xml", "part-2.xml", "part-3.xml"]
    with_profile_limits(numbered_sitemaps, max_urls=4)
    numbered_sitemaps.do(
        plan_move_to_sitemap(
            numbered_sitemaps, numbered_sitemaps.table.slots_of_sitemap(1), numbered_sitemaps.sitemaps[0]
        )
    )
    assert oversized_sitemaps(numbered_sitemaps, [0, 1]) == [0]
    numbered_sitemaps.do(plan_sitemap_merge(numbered_sitemaps, [0, 2], 0))
    numbered_sitemaps.do(plan_overflow(numbered_sitemaps, [0]).edit(numbered_sitemaps))
    assert by_sitemap(numbered_sitemaps) == {
        "part-1.xml": ["10", "11", "12", "20"],
        "part-2.xml": [],
        "part-3.xml": ["21", "30", "31", "32"],
    }


def test_folder_without_index_can_overflow(tmp_path):
    put(tmp_path / "a-01.xml", urlset(*locs(3)))
    put(tmp_path / "a-02.xml.gz", urlset(*locs(3, 3)))
    before = files_in(tmp_path)
    document = with_profile_limits(open_path(tmp_path), max_urls=2)
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


def test_impossible_overflow_is_refused_with_reason(tmp_path, numbered_sitemaps):
    single = open_path(put(tmp_path / "lone" / "a.xml", urlset(*locs(3))))
    with pytest.raises(RequestError, match="has no index"):
        plan_overflow(with_profile_limits(single, max_urls=2), [0])
    with pytest.raises(LimitError, match="is too large"):
        plan_overflow(with_profile_limits(numbered_sitemaps, max_bytes=150), [0])
    with pytest.raises(LimitError, match="more sitemaps than an index may list"):
        plan_overflow(with_profile_limits(numbered_sitemaps, max_bytes=1 << 20, max_urls=1, max_sitemaps=4), [0, 1, 2])


def test_read_only_sitemap_has_no_overflow_and_no_room(tmp_path):
    path = put_set(tmp_path, {"a.xml": urlset(*locs(2)), "b.xml": DOUBTED, "gone.xml": None}, name="sitemap.xml")
    document = with_profile_limits(open_path(path), max_urls=2)
    assert find_insert_position(document, 1, 100, position=0) == InsertPosition(0, 0)
    assert oversized_sitemaps(with_profile_limits(document, max_urls=1), [1]) == []
    with pytest.raises(ReadOnlyError):
        plan_overflow(document, [1])


@pytest.mark.parametrize(
    ("known", "expected_name"),
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
def test_name_of_new_sitemap_continues_numbers_of_set(tmp_path, known, expected_name):
    for each in known:
        put(tmp_path / each, urlset(*locs(1)))
    document = open_path(put(tmp_path / "index.xml", index(*(f"{HOST}/{each}" for each in known))))
    assert next(numbered_names(document, document.sitemaps[0])) == expected_name


def test_file_of_removed_sitemap_remains_in_former_folder(numbered_sitemaps, tmp_path):
    before = files_in(tmp_path)
    numbered_sitemaps.do(plan_sitemap_removal(numbered_sitemaps, [1]))
    save(numbered_sitemaps, tmp_path / "other" / "sitemap.xml")
    numbered_sitemaps.do(plan_sitemap_removal(numbered_sitemaps, [0]))
    save(numbered_sitemaps, deletes_unused=True)
    left = files_in(tmp_path)
    assert {name: left[name] for name in before} == before
    assert {name for name in left if name.startswith("other")} == {"other/part-3.xml", "other/sitemap.xml"}


@pytest.fixture(autouse=True)
def _today(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793577600")


def open_checked_with_limit(path, most: int):
    """Open and validate a sitemap under a profile with a limit of entries."""
    document = open_path(path)
    document.set_profile(document.profile._replace(max_urls=most))
    check(document)
    return document


def entry(name: str) -> str:
    return f"<loc>{HOST}/{name}</loc>"


def test_new_index_takes_file_name_and_sitemaps_get_numbers(tmp_path):
    before = content(put(tmp_path / "sitemap.xml", urlset(*locs(5))))
    document = open_checked_with_limit(tmp_path / "sitemap.xml", 2)
    plan = plan_index(document, name_owner="index")
    assert (plan.index_name, plan.base_url, plan.n_outside) == ("sitemap.xml", f"{HOST}/", 0)
    assert [(part.name, len(part.slots)) for part in plan.parts] == [
        ("sitemap-1.xml", 2), ("sitemap-2.xml", 2), ("sitemap-3.xml", 1),
    ]  # fmt: skip
    undo = document.do(plan.edit(document))
    assert (document.shape, document.path) == (SetShape.INDEX, tmp_path / "sitemap.xml")
    assert content(tmp_path / "sitemap.xml") == before
    saved = save(document, deletes_unused=True)
    assert [path.name for path in saved.paths] == ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap.xml"]
    assert content(tmp_path / "sitemap-1.xml") == urlset(*locs(2))
    again = open_path(tmp_path / "sitemap.xml")
    assert by_sitemap(again) == {"sitemap-1.xml": ["0", "1"], "sitemap-2.xml": ["2", "3"], "sitemap-3.xml": ["4"]}
    assert [sitemap.lastmod for sitemap in again.sitemaps] == ["2026-11-02T00:00:00+00:00"] * 3
    document.do(undo)
    assert (document.shape, document.path, document.index) == (SetShape.FILE, tmp_path / "sitemap.xml", None)
    save(document, deletes_unused=True)
    assert files_in(tmp_path) == {"sitemap.xml": before.encode()}


def test_new_index_has_another_name_if_sitemap_retains_it(tmp_path):
    before = content(put(tmp_path / "shop.xml.gz", urlset(*locs(3))))
    document = open_checked_with_limit(tmp_path / "shop.xml.gz", 2)
    undo = document.do(plan_index(document, name_owner="sitemap").edit(document))
    assert (document.name, names(document)) == ("shop-index.xml", ["shop.xml.gz", "shop-2.xml.gz"])
    save(document, deletes_unused=True)
    assert files_in(tmp_path).keys() == {"shop.xml.gz", "shop-2.xml.gz", "shop-index.xml"}
    assert content(tmp_path / "shop.xml.gz") == urlset(*locs(2))
    assert entry("shop.xml.gz") in content(tmp_path / "shop-index.xml")
    document.do(undo)
    assert document.path == tmp_path / "shop.xml.gz"
    save(document, deletes_unused=True)
    assert files_in(tmp_path).keys() == {"shop.xml.gz"}
    assert content(tmp_path / "shop.xml.gz") == before


def test_new_index_is_undone_before_and_after_saves(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(3)))
    document = open_checked_with_limit(path, 2)
    before, problems = files_in(tmp_path), document.problems.counts()
    assert "too-many-urls" in problems
    undo = document.do(plan_index(document).edit(document))
    assert "too-many-urls" not in document.problems.counts()
    redo = document.do(undo)
    assert (document.path, document.index) == (path, None)
    assert document.problems.counts() == problems
    assert save(document, deletes_unused=True).paths == ()
    assert files_in(tmp_path) == before
    for _ in range(3):
        undo = document.do(redo)
        save(document, deletes_unused=True)
        assert by_sitemap(open_path(path)) == {"sitemap-1.xml": ["0", "1"], "sitemap-2.xml": ["2"]}
        assert files_in(tmp_path).keys() == {"sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"}
        redo = document.do(undo)
        save(document, deletes_unused=True)
        assert files_in(tmp_path) == before


def test_splitting_by_new_index_retains_layout_of_file(odd, tmp_path):
    document = open_checked_with_limit(odd, 2)
    document.do(plan_index(document, name_owner="sitemap").edit(document))
    save(document)
    kept = ODD.replace("\n", "\r\n").encode()
    cut_at, resumed_at = kept.index(b"\r\n\t<url><loc>https://a.b/3"), kept.index(b"\r\n</urlset>")
    assert files_in(tmp_path)["odd.xml"] == kept[:cut_at] + kept[resumed_at:]


def test_small_single_sitemap_can_get_index(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(3)))
    document = open_checked_with_limit(path, 50)
    before = path.stat()
    document.do(plan_index(document, name_owner="sitemap").edit(document))
    assert [file.name for file in save(document).paths] == ["sitemap-index.xml"]
    after = path.stat()
    assert (after.st_mtime_ns, after.st_ino) == (before.st_mtime_ns, before.st_ino)


def test_new_index_of_text_list_retains_list_name(tmp_path):
    document = open_checked_with_limit(put(tmp_path / "urls.txt", joined(locs(3))), 2)
    with pytest.raises(RequestError, match=r"“urls\.txt” does not end in \.xml"):
        plan_index(document, name_owner="index")
    document.do(plan_index(document, name_owner="sitemap").edit(document))
    save(document)
    assert {name: text.decode() for name, text in files_in(tmp_path).items() if name.endswith("txt")} == {
        "urls.txt": joined(locs(2)),
        "urls-2.txt": joined(locs(1, 2)),
    }
    assert by_sitemap(open_path(tmp_path / "urls-index.xml")) == {"urls.txt": ["0", "1"], "urls-2.txt": ["2"]}


def test_index_base_url_is_given_or_most_frequent(tmp_path):
    entries = ("https://b.example/1", *locs(2), "HTTPS://www.example.com/x/", " /relative", "")
    document = open_checked_with_limit(put(tmp_path / "sitemap.xml", urlset(*entries)), 50)
    assert infer_base_url(document) == f"{HOST}/sitemap.xml"
    assert plan_index(document).n_outside == 1
    plan = plan_index(document, base_url="https://b.example/maps")
    assert (plan.base_url, plan.parts[0].loc) == ("https://b.example/maps/", "https://b.example/maps/sitemap-1.xml")
    assert plan.n_outside == 4
    document.base_url = "https://b.example/deep/sitemap.xml"
    assert plan_index(document).base_url == "https://b.example/deep/"


@pytest.mark.parametrize("base", ["", "x", "/maps/", "ftp://a.b/", "https://a.b/?x", "https://", None])
def test_invalid_or_unknown_base_url_is_refused(tmp_path, base):
    document = open_checked_with_limit(put(tmp_path / "sitemap.xml", urlset("/relative" if base is None else HOST)), 50)
    with pytest.raises(RequestError, match="URL"):
        plan_index(document, base_url=base)


def test_new_index_skips_existing_file_names(tmp_path):
    put(tmp_path / "sitemap-1.xml", "mine")
    put(tmp_path / "sitemap-index.xml", "mine")
    document = open_checked_with_limit(put(tmp_path / "sitemap.xml", urlset(*locs(3))), 2)
    assert [part.name for part in plan_index(document).parts] == ["sitemap-2.xml", "sitemap-3.xml"]
    plan = plan_index(document, name_owner="sitemap")
    assert plan.index_name == "sitemap-index-2.xml"
    document.do(plan.edit(document))
    put(tmp_path / "sitemap-index-2.xml", "mine")
    before = files_in(tmp_path)
    with pytest.raises(WriteError, match="already exists"):
        save(document)
    assert files_in(tmp_path) == before


def test_new_index_of_folder_leaves_sitemaps_unchanged(tmp_path):
    for number in (1, 2):
        put(tmp_path / f"part-{number}.xml", urlset(*locs(2, number)))
    before = {path.name: (path.read_bytes(), path.stat().st_ino) for path in tmp_path.iterdir()}
    document = open_path(tmp_path)
    undo = document.do(plan_index(document).edit(document))
    assert (document.path, names(document)) == (tmp_path / "sitemap.xml", ["part-1.xml", "part-2.xml"])
    assert [path.name for path in save(document, deletes_unused=True).paths] == ["sitemap.xml"]
    assert {name: (tmp_path / name).stat().st_ino for name in before} == {
        name: each[1] for name, each in before.items()
    }
    assert by_sitemap(open_path(tmp_path)) == {"part-1.xml": ["1", "2"], "part-2.xml": ["2", "3"]}
    document.do(undo)
    assert (document.path, document.shape) == (tmp_path, SetShape.FOLDER)
    save(document, deletes_unused=True)
    assert files_in(tmp_path) == {name: each[0] for name, each in before.items()}


def test_set_with_new_index_is_saved_elsewhere_completely(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(3)))
    before = files_in(tmp_path)
    document = open_checked_with_limit(path, 2)
    undo = document.do(plan_index(document).edit(document))
    save(document, tmp_path / "new" / "map.xml")
    assert files_in(tmp_path / "new").keys() == {"map.xml", "sitemap-1.xml", "sitemap-2.xml"}
    assert files_in(tmp_path).items() >= before.items()
    document.do(undo)
    save(document, deletes_unused=True)
    assert files_in(tmp_path / "new") == before
    assert files_in(tmp_path).items() >= before.items()


def test_folder_with_one_remaining_sitemap_is_single_file(tmp_path):
    for number in (1, 2):
        put(tmp_path / f"part-{number}.xml", urlset(*locs(2, number)))
    document = open_path(tmp_path)
    undo = document.do(plan_sitemap_removal(document, [0]))
    assert (document.path, document.shape) == (tmp_path / "part-2.xml", SetShape.FILE)
    save(document, deletes_unused=True)
    assert files_in(tmp_path).keys() == {"part-2.xml"}
    document.do(undo)
    assert document.path == tmp_path
    save(document, deletes_unused=True)
    assert by_sitemap(open_path(tmp_path)) == {"part-1.xml": ["1", "2"], "part-2.xml": ["2", "3"]}


def test_impossible_index_is_refused_with_reason(tmp_path):
    with pytest.raises(RequestError, match="no file yet"):
        plan_index(new_document())
    with pytest.raises(RequestError, match="CSV"):
        plan_index(open_path(put(tmp_path / "a.csv", "loc\n" + joined(locs(1)))))
    with pytest.raises(ReadOnlyError):
        plan_index(open_path(put(tmp_path / "a.xml", DOUBTED)))
    document = open_checked_with_limit(put(tmp_path / "b.xml", urlset(*locs(1))), 2)
    document.do(plan_index(document).edit(document))
    with pytest.raises(RequestError, match="is already an index"):
        plan_index(document)


def test_undoing_saved_edits_and_new_index_restores_files(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(3)))
    before = files_in(tmp_path)
    document = open_checked_with_limit(path, 2)
    undos = [document.do(plan_index(document).edit(document))]
    save(document, deletes_unused=True)
    undos.append(document.do(RemoveEntries(np.array([0, 2]))))
    save(document, deletes_unused=True)
    for undo in reversed(undos):
        document.do(undo)
    save(document, deletes_unused=True)
    assert files_in(tmp_path) == before


@pytest.mark.parametrize("name_owner", ["index", "sitemap"])
def test_unsaved_or_saved_new_index_has_no_schema_problems(tmp_path, name_owner):
    document = open_checked_with_limit(put(tmp_path / "sitemap.xml", urlset(*locs(3))), 2)
    document.do(plan_index(document, name_owner=name_owner).edit(document))
    assert validate(document) == []
    write_report(document, tmp_path / "report.sarif", "sarif")
    save(document)
    assert validate(document) == []
