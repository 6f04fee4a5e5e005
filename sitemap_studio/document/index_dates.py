"""Dates of sitemaps in the index that are older than the newest entry of the sitemap."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sitemap_studio.document.document import Document
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.validation.summaries import newer_date, summarize_sitemaps

INDEX_DATE_RULE: Final = "index-lastmod-old"
"""Fixed by setting the date of the sitemap in the index to its newest entry's day."""


def newer_index_dates(document: Document, table: EntryTable) -> dict[int, str]:
    """Return the day of the newest entry for sitemaps whose date in the index is older, by sitemap id.

    Sitemaps without a date in the index, and unreadable ones, are omitted.
    """
    listing = table.listing or {}
    dated = [
        sitemap.id
        for sitemap in document.sitemaps
        if sitemap.error is None and sitemap.id in listing and listing[sitemap.id].lastmod
    ]
    known = document.problems.summaries
    unknown = [sitemap for sitemap in dated if sitemap not in known and table.entry_count(sitemap)]
    summaries = {**known, **summarize_sitemaps(table, unknown)}
    today = datetime.now(UTC).date()
    found = {
        sitemap: newer_date(summaries[sitemap], listing[sitemap].lastmod, today)
        for sitemap in dated
        if sitemap in summaries
    }
    return {sitemap: newest for sitemap, newest in found.items() if newest is not None}
