"""Counts and selections of entries by the facts about their pages."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final, NamedTuple

import numpy as np
import polars as pl

from sitemap_studio.core.progress import Progress
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.page_columns import CAUSE_COLUMNS, NO_PAGE, PageColumns
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, unique_slots
from sitemap_studio.protocol.rules.page_rules import PAGE_RULES
from sitemap_studio.protocol.url_syntax import page_locs
from sitemap_studio.validation.problems import Problems

_CHUNK_ENTRIES: Final = 1 << 20


def slots_of_stale_pages(
    table: EntryTable, columns: PageColumns | None, *, max_age_s: float, slots: SlotArray | None = None
) -> SlotArray:
    """Return the slots of entries whose pages have no facts or only older ones, in the given order.

    Args:
        table: The entries.
        columns: Facts about their pages; None without any.
        max_age_s: Age in seconds from which facts count as older; 0 selects all entries.
        slots: The entries to test; None for all, in the order of the set.
    """
    slots = table.order if slots is None else slots
    if columns is None or not len(columns) or not max_age_s:
        return slots
    locs = table.rows(slots, ["loc"]).to_series()
    checked = columns.values("checked", columns.rows_of(locs), locs).fill_null(0).to_numpy()
    stale: SlotArray = slots[checked < time.time() - max_age_s]
    return stale


def slots_with_bad_pages(table: EntryTable, columns: PageColumns | None, slots: SlotArray | None = None) -> SlotArray:
    """Return the slots of entries whose pages have a reason other than `ok`, in the given order; empty without facts.

    Args:
        table: The entries.
        columns: Facts about their pages; None without any.
        slots: The entries to test; None for all, in the order of the set.
    """
    if columns is None or not len(columns):
        return NO_SLOTS
    slots = table.order if slots is None else slots
    locs = table.rows(slots, ["loc"]).to_series()
    reasons = columns.values("reason", columns.rows_of(locs), locs).cast(pl.String)
    bad: SlotArray = slots[(reasons != "ok").fill_null(value=False).to_numpy()]
    return bad


def slots_with_page_problems(table: EntryTable, columns: PageColumns | None, problems: Problems) -> SlotArray:
    """Return the slots of entries whose pages are not indexable or unknown, or violate a rule about pages.

    The slots are ascending; empty without facts. Pages that were not checked are left out, as are rules that are off in
    the profile.

    Args:
        table: The entries.
        columns: Facts about their pages; None without any.
        problems: The problems of the entries, by the same facts.
    """
    if columns is None or not len(columns):
        return NO_SLOTS
    rules = (rule for rule in PAGE_RULES if rule.severity_in(problems.profile) is not None)
    return unique_slots(slots_with_bad_pages(table, columns), *(problems.all_slots(rule.id) for rule in rules))


class ReasonCounts(NamedTuple):
    """Numbers of entries and pages by reason.

    Attributes:
        entries: Number of entries by reason of their page.
        pages: Number of distinct pages by reason.
        n_unchecked: Number of entries without a reason: without facts, or only with facts from access logs.
    """

    entries: Counter[str]
    pages: Counter[str]
    n_unchecked: int


def count_reasons(
    table: EntryTable,
    columns: PageColumns | None,
    slots: SlotArray | None = None,
    progress: Progress | None = None,
) -> ReasonCounts:
    """Return the numbers of entries and of their pages by reason; without facts, all entries are unchecked.

    Args:
        table: The entries.
        columns: Facts about their pages; None without any.
        slots: The entries to count; None for all.
        progress: Can cancel the work.
    """
    slots = table.order if slots is None else slots
    entries, pages = Counter[str](), Counter[str]()
    if columns is None or not len(columns):
        return ReasonCounts(entries, pages, len(slots))
    seen = np.zeros(len(columns), np.bool_)
    for first in range(0, len(slots), _CHUNK_ENTRIES):
        if progress is not None:
            progress.check()
        locs = table.rows(slots[first : first + _CHUNK_ENTRIES], ["loc"]).to_series()
        rows = columns.rows_of(locs)
        is_known = rows != NO_PAGE
        reasons = columns.values("reason", rows, locs)
        entries.update(_count_texts(reasons.filter(pl.Series(is_known))))
        _, firsts = np.unique(rows, return_index=True)
        firsts = firsts[is_known[firsts] & ~seen[np.maximum(rows[firsts], 0)]]
        seen[rows[firsts]] = True
        pages.update(_count_texts(reasons.gather(firsts)))
    return ReasonCounts(entries, pages, len(slots) - entries.total())


def _count_texts(values: pl.Series) -> dict[str, int]:
    """Return the number of occurrences of each value in a column, without null."""
    counts = values.cast(pl.String).drop_nulls().value_counts(sort=False)
    return dict(zip(counts.to_series(0), counts.to_series(1), strict=True))


def cause_facts(table: EntryTable, columns: PageColumns) -> pl.DataFrame:
    """Return the URL (`loc`) and `CAUSE_COLUMNS` of each distinct listed page with facts, in the order of the set."""
    locs = table.column("loc")
    rows = columns.rows_of(locs)
    known = pl.Series(rows != NO_PAGE)
    locs, rows = locs.filter(known), rows[rows != NO_PAGE]
    values = {name: columns.values(name, rows, locs) for name in CAUSE_COLUMNS}
    return pl.DataFrame({"loc": page_locs(locs), **values}).unique("loc", keep="first", maintain_order=True)
