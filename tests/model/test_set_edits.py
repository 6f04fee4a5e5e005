"""Edits of sitemaps in the table: their properties, order, and positions of entries."""

from __future__ import annotations

import pytest

from sitemap_studio.model.edits import (
    AddSitemaps,
    ArrangeSitemaps,
    SetSitemapField,
)
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.order import IndexEntry, SitemapTotals
from tests.builders import fill


@pytest.fixture
def table() -> EntryTable:
    """Table of three sitemaps of two, none and one entries."""
    table = EntryTable()
    table.set_listing({place: IndexEntry(f"{place}.xml", f"https://a.b/{place}.xml") for place in range(3)})
    fill(table, 0, loc=["a", "b"])
    fill(table, 2, loc=["c"])
    return table


def test_set_edits_change_order_and_listing_but_not_snapshot(table):
    snapshot = table.snapshot()
    ArrangeSitemaps((2, 1, 0)).apply(table)
    assert table.locs() == ["c", "a", "b"]
    assert [table.position_range(sitemap) for sitemap in (2, 1, 0)] == [range(1), range(1, 1), range(1, 3)]
    assert snapshot.locs() == ["a", "b", "c"]
    assert snapshot.position_range(2) == range(2, 3)
    # A sitemap has its place before it has entries.
    AddSitemaps({3: IndexEntry()}, (1,)).apply(table)
    assert table.position_range(3) == range(1, 1)
    undo = SetSitemapField("name", {0: "new.xml"}).apply(table)
    SetSitemapField("lastmod", {0: "2026"}).apply(table)
    undo.apply(table)
    assert (table.listing or {})[0] == IndexEntry("0.xml", "https://a.b/0.xml", "2026")


@pytest.mark.parametrize(
    ("counts", "listed", "firsts"),
    [([2, 0, 3, 1], (3, 0), [1, 3, 3, 0]), ([2], (4,), [0, 2, 2, 2, 0]), ([0], (), [0])],
)
def test_first_positions_follow_listing_before_unlisted_sitemaps(counts, listed, firsts):
    totals = SitemapTotals()
    for sitemap, count in enumerate(counts):
        totals.add_file(sitemap, count, 0)
    assert [totals.first(sitemap, listed) for sitemap in range(len(firsts))] == firsts
