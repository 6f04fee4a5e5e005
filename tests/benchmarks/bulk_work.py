"""Tasks of `engine_tasks.py` that plan bulk edits of all entries, and that reorder and merge sitemaps."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from sitemap_studio.document.bulk_edit import plan_bulk_edit
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.set_edits.sitemap_edits import plan_entry_order, plan_sitemap_merge, plan_sitemap_order
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.search.sort import SortKey, sorted_by_fields

BULK_EDITS: Final[tuple[tuple[str, FieldName | None, dict[str, str]], ...]] = (
    ("set", "changefreq", {"value": "daily"}),
    ("lastmod-shift", None, {"days": "1"}),
    ("lastmod-cut", None, {}),
    ("priority-depth", None, {}),
    ("priority-scale", None, {"factor": "0.9"}),
    ("loc-rebase", None, {"old": "https://www.example.com", "new": "https://shop.example.org/www"}),
    ("loc-slash", None, {}),
    ("loc-trackers", None, {}),
)
"""Ids of bulk edits with their field and arguments."""


def plan_all_bulk_edits(index: Path, folder: Path) -> dict[str, float]:
    """Return the seconds of planning each of `BULK_EDITS` for all entries and turning the plan into an edit.

    The edits are not applied.
    """
    table = open_path(index).table
    figures: dict[str, float] = {"entries": len(table)}
    for operation, name, arguments in BULK_EDITS:
        start = time.perf_counter()
        plan_bulk_edit(table, operation, arguments, name=name).edit(table)
        figures[operation] = time.perf_counter() - start
    return figures


def edit_set(index: Path, folder: Path) -> dict[str, float]:
    """Return the seconds of reversing the sitemaps, sorting one and merging all, each planned and applied."""
    document = open_path(index)
    ids = [sitemap.id for sitemap in document.sitemaps]
    figures: dict[str, float] = {"entries": len(document.table)}
    first, keys = document.table.slots_of_sitemap(ids[0]), [SortKey("priority"), SortKey("loc")]
    for name, plan in (
        ("arrange", lambda: plan_sitemap_order(document, ids[::-1])),
        ("sort", lambda: plan_entry_order(document, ids[0], sorted_by_fields(document.table, first, keys))),
        ("merge", lambda: plan_sitemap_merge(document, ids, ids[0])),
    ):
        start = time.perf_counter()
        document.do(plan())
        figures[name] = time.perf_counter() - start
    return figures
