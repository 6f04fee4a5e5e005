"""Filters by facts about pages: values, lists, ranges, times, missing facts, and errors."""

from __future__ import annotations

from datetime import date

import polars as pl
import pytest

from sitemap_studio.core.errors import ExpressionError, RequestError
from sitemap_studio.document.page_columns import facts_frame
from sitemap_studio.model.edits import SetCells
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.page_columns import DEFAULT_PAGE_COLUMNS, PAGE_COLUMNS, PageColumns
from sitemap_studio.pages.page_facts import Hop, PageFacts
from sitemap_studio.search.filter_language import PAGE_FIELDS, parse_filter, parse_typed
from sitemap_studio.search.filters import NO_FACTS, FilterFacts, IncrementalFilter, matching
from tests.builders import table_of

SITE = "https://example.com"
FACTS = (
    PageFacts(
        loc=f"{SITE}/ok", bot="studio", checked=1_795_910_400, status=200, indexable=True, canonical=f"{SITE}/ok",
        title="Lamps and lights", language="en", type="text/html", bytes=1_000, seconds=0.25, changed=1_767_225_600,
    ),
    PageFacts(
        loc=f"{SITE}/moved", bot="studio", checked=1_790_000_000, status=301, reason="redirect", indexable=False,
        target=f"{SITE}/new", hops=(Hop(f"{SITE}/moved", 301), Hop(f"{SITE}/new", 200, "redirect")),
    ),
    PageFacts(
        loc=f"{SITE}/gone", bot="studio", checked=1_780_000_000, status=404, reason="not-found", indexable=False,
    ),
    PageFacts(loc=f"{SITE}/firewall", bot="studio", checked=1_795_910_000, status=403, reason="blocked"),
)  # fmt: skip
"""Facts of the entries 0 to 3; entry 4 has no facts, and entry 5 no URL."""


@pytest.fixture(scope="module")
def table() -> EntryTable:
    return table_of(loc=[*(facts.loc for facts in FACTS[:3]), f"{FACTS[3].loc}#top", f"{SITE}/unknown", None])


@pytest.fixture(scope="module")
def facts() -> FilterFacts:
    pages = PageColumns("studio", PAGE_COLUMNS).with_facts(facts_frame(FACTS, PAGE_COLUMNS))
    return FilterFacts(pages=pages, today=date(2026, 11, 29))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("status >= 400", [2, 3]), ("status = 404", [2]), ("status != 200", [1, 2, 3, 4, 5]),
        ("status in 200..299, missing", [0, 4, 5]), ("status not in 200..399", [2, 3, 4, 5]),
        ("status is empty", [4, 5]), ("status is not empty", [0, 1, 2, 3]), ("status < 300", [0]),
        ("reason in redirect, not-found", [1, 2]), ("reason = ok", [0]), ("reason = missing", [4, 5]),
        ("reason != ok and reason is not empty", [1, 2, 3]),
        ("indexable = yes", [0]), ("indexable = no", [1, 2]), ("indexable = unknown", [3]),
        ("indexable in unknown, missing", [3, 4, 5]), ("indexable != no", [0, 3, 4, 5]),
        ("indexable is empty", [4, 5]), ("indexable = missing", [4, 5]),
        ("target contains NEW", [1]), ("target is empty", [0, 2, 3, 4, 5]), ("target matches new$", [1]),
        ("target does not contain new", [0, 2, 3, 4, 5]), (f"target = {SITE}/new", [1]),
        (f"canonical = {SITE}/ok", [0]), ("canonical is not empty", [0]), ("canonical in missing", [1, 2, 3, 4, 5]),
        ("changed > 2025-12-31", [0]), ("changed > 2026-01-01", []), ("changed >= 2026-01-01", [0]),
        ("changed = 2026-01", [0]), ("changed = 2026-01-02", []), ("changed is empty", [1, 2, 3, 4, 5]),
        ("checked in last 7 days", [0, 3]), ("checked in 2026-09", [1]), ("checked < 2026-10-01", [1, 2]),
        ("checked not in last 7 days", [1, 2, 4, 5]), ("checked in ..2026-08, missing", [2, 4, 5]),
        ("title contains lamps", [0]), ("title = 'Lamps and lights'", [0]), ("language in en, de", [0]),
        ("type = text/html", [0]), ("bytes > 999", [0]), ("bytes in 0..999", []), ("seconds < 0.5", [0]),
        ("hops = 1", [1]), ("hops in 1..10", [1]), ("hops < 1", [0, 2, 3]),
        ("status >= 300 and loc contains gone or indexable = yes", [0, 2]),
    ],
)  # fmt: skip
def test_filter_by_facts_selects_pages(table, facts, text, expected):
    assert matching(parse_filter(text), table, facts).tolist() == expected
    assert matching(parse_filter(parse_filter(text).text), table, facts).tolist() == expected
    assert matching(parse_typed(text), table, facts).tolist() == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("status = high", "not a number"), ("status in 200..x", "range of numbers"), ("status in other", "not a number"),
        ("status > high", "needs a number"), ("status contains 2", "only be compared with"),
        ("reason = broken", "can't be “broken”"), ("reason in ok, other", "can't be “other”"),
        ("indexable = maybe", "can't be “maybe”"), ("indexable > no", "only be compared with"),
        ("changed > soon", "“changed >” needs a date"), ("checked = soon", "not a date"),
        ("checked in last year", "not a date or a range"), ("target > a", "only be compared with"),
        ("title matches (", r"“\(”"), ("hops = nan", "not a number"), ("bytes in 1..inf", "range of numbers"),
    ],
)  # fmt: skip
def test_invalid_condition_about_facts_is_refused(text, message):
    with pytest.raises(ExpressionError, match=message):
        parse_filter(text)


@pytest.mark.parametrize("name", sorted(PAGE_FIELDS))
def test_filter_without_facts_names_missing_check(table, name):
    with pytest.raises(RequestError, match=r"The pages have not been checked yet\."):
        matching(parse_filter(f"{name} is empty"), table, NO_FACTS)


def test_filter_by_column_not_loaded_is_refused(table):
    pages = PageColumns("studio", DEFAULT_PAGE_COLUMNS).with_facts(facts_frame(FACTS, DEFAULT_PAGE_COLUMNS))
    with pytest.raises(RequestError, match="have not been read yet"):
        matching(parse_filter("title contains lamp"), table, FilterFacts(pages=pages))


def test_edited_url_matches_facts_of_new_page(facts):
    table = table_of(loc=[FACTS[0].loc, FACTS[2].loc])
    SetCells("loc", table.order[:1], pl.Series([FACTS[2].loc])).apply(table)
    assert matching(parse_filter("status = 404"), table, facts).tolist() == [0, 1]


def test_narrower_filter_uses_new_facts(table, facts):
    search, wanted = IncrementalFilter(), parse_filter("status in 404")
    assert search.matching(parse_filter("status in 404, 200"), table, facts).tolist() == [0, 2]
    other = PageColumns("studio").with_facts(facts_frame([FACTS[1]], DEFAULT_PAGE_COLUMNS))
    assert search.matching(wanted, table, FilterFacts(pages=other)).tolist() == []
    assert search.matching(wanted, table, facts).tolist() == [2]
