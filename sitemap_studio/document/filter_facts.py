"""Facts of a document that filters need in addition to the columns of its table."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from sitemap_studio.document.date_checking import DateSlots
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import ExtensionFacts
from sitemap_studio.document.page_counts import CauseSlots
from sitemap_studio.model.page_columns import CAUSE_COLUMNS, DATE_COLUMNS
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, unique_slots
from sitemap_studio.search.filters import FilterFacts
from sitemap_studio.validation.problems import Problems


def filter_facts_for(document: Document, fields: Collection[str]) -> FilterFacts:
    """Return the facts that a filter by these fields needs; others are empty or None, as are problems before a check."""
    names = {sitemap.id: sitemap.name for sitemap in document.sitemaps} if "sitemap" in fields else {}
    is_validated = "problem" in fields and document.is_validated
    pages = document.page_columns
    has_dates = "dates" in fields and pages is not None and set(DATE_COLUMNS) <= set(pages.names)
    has_causes = "cause" in fields and pages is not None and set(CAUSE_COLUMNS) <= set(pages.names)
    return FilterFacts(
        sitemaps=names,
        problems=slots_by_problem(document.problems) if is_validated else None,
        extensions=ExtensionFacts(document) if "extension" in fields else None,
        pages=pages,
        dates=DateSlots(document, pages) if has_dates and pages is not None else None,
        causes=CauseSlots(document.table.snapshot(), pages) if has_causes and pages is not None else None,
        moved=_moved_entries(document) if "state" in fields else NO_SLOTS,
    )


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
