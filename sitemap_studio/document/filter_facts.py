"""Facts of a document that filters need in addition to the columns of its table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from threading import Lock

import numpy as np
import polars as pl

from sitemap_studio.document.date_checking import DATE_CLASSES, check_dates
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import slots_by_extension
from sitemap_studio.document.page_counts import cause_facts
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.page_columns import CAUSE_COLUMNS, DATE_COLUMNS, PageColumns
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, unique_slots
from sitemap_studio.pages.page_causes import find_causes
from sitemap_studio.protocol.url_syntax import page_locs
from sitemap_studio.search.filters import FilterFacts
from sitemap_studio.validation.problems import Problems


def filter_facts_for(document: Document, fields: Collection[str]) -> FilterFacts:
    """Return the facts that a filter by these fields needs; others are empty or None, as are problems before a check."""
    names = {sitemap.id: sitemap.name for sitemap in document.sitemaps} if "sitemap" in fields else {}
    is_validated = "problem" in fields and document.is_validated
    pages, dates, causes = document.page_columns, None, None
    if pages is not None and "dates" in fields and set(DATE_COLUMNS) <= set(pages.names):
        dates = LazySlots(partial(_by_date_class, document.snapshot(), pages))
    if pages is not None and "cause" in fields and set(CAUSE_COLUMNS) <= set(pages.names):
        causes = LazySlots(partial(_by_cause, document.table.snapshot(), pages))
    return FilterFacts(
        sitemaps=names,
        problems=slots_by_problem(document.problems) if is_validated else None,
        extensions=LazySlots(partial(_by_extension, document.snapshot())) if "extension" in fields else None,
        pages=pages,
        dates=dates,
        causes=causes,
        moved=_moved_entries(document) if "state" in fields else NO_SLOTS,
    )


class LazySlots(Mapping[str, SlotArray]):
    """Slots of entries by name, which a function finds once, on first use. The mapping is thread-safe."""

    def __init__(self, find: Callable[[], Mapping[str, SlotArray]]) -> None:
        """Store the function, which any thread can call."""
        self._find, self._lock = find, Lock()
        self._found: Mapping[str, SlotArray] | None = None

    @property
    def _slots(self) -> Mapping[str, SlotArray]:
        """The slots by name, found on first use."""
        with self._lock:
            if self._found is None:
                self._found = self._find()
            return self._found

    def __getitem__(self, name: str) -> SlotArray:
        """Return the slots with a name; raise a `KeyError` if the function did not find the name."""
        return self._slots[name]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names, in the order in which the function returned them."""
        return iter(self._slots)

    def __len__(self) -> int:
        """Return the number of names."""
        return len(self._slots)


def _by_extension(document: Document) -> dict[str, SlotArray]:
    """Return the ascending slots of the entries of a snapshot by the kinds of their extensions."""
    return slots_by_extension(document, document.table, document.table.order)


def _by_date_class(document: Document, pages: PageColumns) -> dict[str, SlotArray]:
    """Return the slots of the entries of a snapshot by class of their date, in the order of the set.

    Args:
        document: The snapshot.
        pages: Facts about its pages with `DATE_COLUMNS`.
    """
    checked = check_dates(document, pages)
    return {name: checked.slots_of(name, document.table) for name in DATE_CLASSES}


def _by_cause(table: EntryTable, pages: PageColumns) -> dict[str, SlotArray]:
    """Return the ascending slots of the entries of a snapshot by the name of the cause of redirects and canonicals.

    Args:
        table: The snapshot.
        pages: Facts about its pages with `CAUSE_COLUMNS`.
    """
    locs = page_locs(table.column("loc").cast(pl.String))
    return {
        cause.name: unique_slots(table.order[locs.is_in(list(cause.locs)).fill_null(value=False).to_numpy()])
        for cause in find_causes(cause_facts(table, pages))
    }


def slots_by_problem(problems: Problems) -> dict[str, SlotArray]:
    """Return ascending slots of entries with problems, by rule id and by name of the severity in the profile."""
    parts: dict[str, list[SlotArray]] = {}
    for rule in problems.entry_rules():
        severity = rule.severity_in(problems.profile)
        parts.setdefault(rule.id, []).append(problems.all_slots(rule.id))
        parts.setdefault(severity.value if severity else "", []).append(problems.slots(rule.id))
    for problem in problems.individual:
        if problem.slot is not None:
            for name in (problem.rule.id, problem.severity.value):
                parts.setdefault(name, []).append(np.array([problem.slot], np.uint32))
    return {name: unique_slots(*slots) for name, slots in parts.items() if name}


def _moved_entries(document: Document) -> SlotArray:
    """Return the ascending slots of entries that are in another sitemap or position than in their file."""
    table = document.table
    return unique_slots(table.modified_slots(table.moved), document.reordered_slots())
