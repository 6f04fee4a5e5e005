"""The pages that entries list: which can be requested, which are stale or bad, and their counts by reason."""

from __future__ import annotations

import time

import numpy as np
import polars as pl
import pytest

from sitemap_studio.document.document import Document
from sitemap_studio.document.listed_pages import requestable_pages, unlisted_pages
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.page_columns import facts_frame
from sitemap_studio.document.page_counts import (
    cause_facts,
    count_reasons,
    slots_of_stale_pages,
    slots_with_bad_pages,
)
from sitemap_studio.model.edits import RemoveEntries
from sitemap_studio.model.page_columns import COLUMNS, PageColumns
from sitemap_studio.pages.page_facts import PageFacts
from tests.builders import put, urlset

SITE = "https://a.example"
LOCS = (f"{SITE}/1", f"{SITE}/2", f" {SITE}/1#top ", "/relative", "http://b.example:8080/3", "mailto:c@d.example")


@pytest.fixture
def document(tmp_path) -> Document:
    return open_path(put(tmp_path / "sitemap.xml", urlset(*LOCS)))


@pytest.fixture
def columns() -> PageColumns:
    """Facts about two of the three pages: one is fine and checked just now, one is missing and was checked long ago."""
    facts = (
        PageFacts(loc=f"{SITE}/1", bot="studio", checked=int(time.time()), status=200),
        PageFacts(loc=f"{SITE}/2", bot="studio", checked=1_000_000_000, status=404, reason="not-found"),
    )
    return PageColumns("studio").with_facts(facts_frame(facts, COLUMNS))


def test_requestable_pages_are_unique_and_complete(document):
    pages = requestable_pages(document.table)
    assert pages.locs == [f"{SITE}/1", f"{SITE}/2", "http://b.example:8080/3"]
    assert pages.by_host == {"a.example": 2, "b.example:8080": 1}
    assert pages.n_incomplete == 2


def test_requestable_pages_without_web_urls_are_empty(document):
    pages = requestable_pages(document.table, document.table.order[3:4])
    assert (pages.locs, pages.by_host, pages.n_incomplete) == ([], {}, 1)


def test_removed_entry_leaves_page_of_equal_entry_listed(document):
    locs = pl.Series(requestable_pages(document.table).locs)
    RemoveEntries(np.arange(2)).apply(document.table)
    assert unlisted_pages(locs, document.table) == {f"{SITE}/2"}


def test_stale_pages_have_old_facts_or_none(document, columns):
    order = document.table.order
    assert slots_of_stale_pages(document.table, columns, max_age_s=60).tolist() == order[[1, 3, 4, 5]].tolist()
    assert slots_of_stale_pages(document.table, None, max_age_s=60).tolist() == order.tolist()
    assert slots_of_stale_pages(document.table, columns, max_age_s=0).tolist() == order.tolist()


def test_bad_pages_have_a_reason_other_than_ok(document, columns):
    assert slots_with_bad_pages(document.table, columns).tolist() == document.table.order[1:2].tolist()
    assert not len(slots_with_bad_pages(document.table, None))


def test_reasons_count_entries_and_distinct_pages(document, columns):
    counts = count_reasons(document.table, columns)
    assert counts.entries == {"ok": 2, "not-found": 1}
    assert counts.pages == {"ok": 1, "not-found": 1}
    assert counts.n_unchecked == 3


def test_reasons_without_facts_count_unchecked_entries(document):
    counts = count_reasons(document.table, None)
    assert (counts.entries, counts.pages, counts.n_unchecked) == ({}, {}, 6)


def test_cause_facts_have_one_row_per_page(document, columns):
    frame = cause_facts(document.table, columns)
    assert frame.rows() == [(f"{SITE}/1", "ok", None, None), (f"{SITE}/2", "not-found", None, None)]
