"""Task of `engine_tasks.py` that filters, sorts, searches and replaces in all entries of a set."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.set_charts import build_charts
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.search.filter_language import parse_filter
from sitemap_studio.search.filters import FilterFacts, IncrementalFilter, matching
from sitemap_studio.search.find_replace import (
    Replacement,
    SearchPosition,
    SearchQuery,
    count_matches,
    find_match,
    plan_replacing,
)
from sitemap_studio.search.sort import SortKey, sorted_by_fields
from sitemap_studio.search.url_folders import ROOT, Folders

TYPED: Final = "guides/ba"
"""Filter text, typed key by key."""

FILTERS: Final = {
    "text": "loc contains guides",
    "any": "any contains 2026",
    "expression": "loc matches /[a-z]+-[0-9]+[?]",
    "choices": "changefreq in daily, missing",
    "dates": "lastmod in 2025..2026-06",
    "folder": "folder = https://www.example.com/guides/",
}
"""Filters by name."""

REPLACEMENTS: Final = {
    "plain": Replacement(SearchQuery("https://www.example.com", is_case_sensitive=True), "https://shop.example.org"),
    "any-case": Replacement(SearchQuery("HTTPS://WWW.example.com"), "https://shop.example.org"),
    "groups": Replacement(SearchQuery(r"^https://([a-z]+)[.]example", is_expression=True), "https://example.$1"),
    "cases": Replacement(SearchQuery(r"//([a-z]+)[.]", is_expression=True), r"//\U$1."),
}
"""Replacements by name; each changes every entry."""


def time_all_searches(index: Path, folder: Path) -> dict[str, float]:
    """Return the seconds of each filter, sort, search and planned replacement over all entries."""
    document = open_path(index)
    table = document.table
    facts = FilterFacts(sitemaps={sitemap.id: sitemap.name for sitemap in document.sitemaps})
    figures: dict[str, float] = {"entries": len(table)}
    figures["key"], figures["later-key"] = _time_typing(table, facts)
    for name, text in FILTERS.items():
        wanted = parse_filter(text)
        figures[f"filter-{name}"] = _seconds(partial(matching, wanted, table, facts))
    figures["overview"] = _seconds(lambda: build_charts(document))
    figures["sort-two"] = _seconds(lambda: sorted_by_fields(table, table.order, _keys("changefreq", "loc")))
    figures["sort-dates"] = _seconds(lambda: sorted_by_fields(table, table.order, _keys("priority", "lastmod")))
    figures |= _time_folder_lists(table)
    figures["count"] = _seconds(lambda: count_matches(SearchQuery("guides"), table))
    figures["find"] = _seconds(lambda: find_match(SearchQuery("nowhere"), table, table.order, SearchPosition(0, "loc")))
    for name, replacement in REPLACEMENTS.items():
        figures[f"replace-{name}"] = _seconds(partial(_replace_all, replacement, table))
    return figures


def _keys(*fields: FieldName) -> tuple[SortKey, ...]:
    return tuple(SortKey(field) for field in fields)


def _time_typing(table: EntryTable, facts: FilterFacts) -> tuple[float, float]:
    """Return the longest seconds of a key of `TYPED`, and of a key that filters less than half of the entries."""
    narrowing = IncrementalFilter()
    taken = []
    for length in range(1, len(TYPED) + 1):
        wanted = parse_filter(f"loc contains {TYPED[:length]}")
        progress, start = Progress(), time.perf_counter()
        narrowing.matching(wanted, table, facts, progress)
        taken.append((progress.done, time.perf_counter() - start))
    return max(time for _, time in taken), max(time for looked_at, time in taken if looked_at < len(table) // 2)


def _time_folder_lists(table: EntryTable) -> dict[str, float]:
    """Return the seconds of counting the hosts, and the folders of the first host."""
    folders = Folders(table.snapshot())
    root = _seconds(lambda: Folders(table.snapshot()).subfolders(ROOT))
    host = folders.subfolders(ROOT)[0].folder
    return {"folders-root": root, "folders-host": _seconds(lambda: folders.subfolders(host))}


def _replace_all(replacement: Replacement, table: EntryTable) -> None:
    """Plan a replacement.

    Raises:
        AssertionError: It does not change every entry.
    """
    plan = plan_replacing(replacement, table)
    if len(plan) != len(table):
        raise AssertionError(f"{len(plan):,} values would change, not {len(table):,}.")


def _seconds(work: Callable[[], object]) -> float:
    """Call a function, and return its wall-clock seconds."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
