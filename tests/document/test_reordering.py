"""Entries moved within their sitemaps are found, also after other edits."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_as_set
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.set_edits.sitemap_edits import plan_move_to_sitemap
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import Edit, InsertEntries, RemoveEntries, plan_move
from tests.builders import joined, put, urlset


@pytest.fixture
def two_sitemaps(tmp_path: Path) -> Document:
    """Set of two sitemaps, one of them large."""
    lists = [[f"https://www.example.com/{name}/{n}" for n in range(count)] for name, count in (("a", 6_000), ("b", 40))]
    return open_as_set([put(tmp_path / f"{name}.txt", joined(locs)) for name, locs in zip("ab", lists, strict=True)])


def file_indexes_of_unmoved(document: Document, sitemap: int) -> np.ndarray:
    """Return the positions in the file of its unmoved entries, in the current order."""
    slots = document.table.slots_of_sitemap(sitemap)
    source = document.sitemaps[sitemap].source
    assert source is not None
    found = source.indexes_of(slots[~np.isin(slots, document.reordered_slots())])
    return found[found >= 0]


def random_edit(document: Document, random: np.random.Generator) -> Edit:
    table, sitemap = document.table, int(random.integers(2))
    own = document.table.position_range(sitemap)
    first = int(random.integers(own.start, own.stop))
    some = np.arange(first, min(first + int(random.choice([1, 3, 30])), own.stop))
    match random.integers(6):
        case 0:
            return RemoveEntries(some)
        case 1:
            slots = document.add_entries(entry_frame({"loc": ["https://www.example.com/new"] * 20}), sitemap=sitemap)
            return InsertEntries(np.arange(first, first + 20), slots)
        case 2:
            return plan_move_to_sitemap(document, table.order[some], document.sitemaps[1 - sitemap])
    target = int(random.integers(own.start, own.stop + 1)) if random.integers(2) else max(first - 1, own.start)
    return plan_move(table, some, target)


@pytest.mark.parametrize("seed", range(4))
def test_unmoved_entries_follow_file_order_after_random_edits(two_sitemaps: Document, seed: int):
    random = np.random.default_rng(seed)
    inverses: list[Edit] = []
    for step in range(60):
        if inverses and random.integers(4) == 0:
            two_sitemaps.do(inverses.pop())
        else:
            inverses.append(two_sitemaps.do(random_edit(two_sitemaps, random)))
        if step == 40:
            save(two_sitemaps)
            assert not len(two_sitemaps.reordered_slots())
        for sitemap in (0, 1):
            assert (np.diff(file_indexes_of_unmoved(two_sitemaps, sitemap)) > 0).all()
    assert len(two_sitemaps.reordered_slots())
    while inverses:
        two_sitemaps.do(inverses.pop())
    save(two_sitemaps)
    assert not len(two_sitemaps.reordered_slots())


@pytest.mark.parametrize("target", [10, 5_990])
def test_only_entry_moved_past_many_is_reordered(two_sitemaps: Document, target: int):
    start = 3_000
    slot = two_sitemaps.table.order[start]
    for position in (start, start + 1):
        inverse = two_sitemaps.do(plan_move(two_sitemaps.table, np.array([position]), target))
        two_sitemaps.do(inverse)
        assert not len(two_sitemaps.reordered_slots())
    two_sitemaps.do(plan_move(two_sitemaps.table, np.array([start]), target))
    assert two_sitemaps.reordered_slots().tolist() == [slot]


def test_empty_file_has_no_reordered_entries(tmp_path: Path):
    put(tmp_path / "a.xml", urlset("https://a.b/1", "https://a.b/2"))
    put(tmp_path / "b.xml", urlset())
    document = open_as_set([tmp_path / "a.xml", tmp_path / "b.xml"])
    document.do(plan_move_to_sitemap(document, document.table.slots_of_sitemap(0), document.sitemaps[1]))
    for place in (2, 1, 0):
        slots = document.add_entries(entry_frame({"loc": ["https://a.b/new"] * 9}), sitemap=1)
        document.do(InsertEntries(np.arange(place, place + 9), slots))
    assert len(document.table.slots_of_sitemap(1)) == 29
    assert not len(document.reordered_slots())
