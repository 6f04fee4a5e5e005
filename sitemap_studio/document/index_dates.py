"""Dates of sitemaps in the index, compared with the newest date inside each sitemap."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from typing import Final

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.dates import XML_SPACE, is_real_date
from sitemap_studio.validation.summaries import Summary, newer_date, newest_day, summarize_sitemaps

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
    summaries = _summaries_of(table, dated, document.problems.summaries)
    today = datetime.now(UTC).date()
    found = {
        sitemap: newer_date(summaries[sitemap], listing[sitemap].lastmod, today)
        for sitemap in dated
        if sitemap in summaries
    }
    return {sitemap: newest for sitemap, newest in found.items() if newest is not None}


def newest_days(
    table: EntryTable, sitemaps: Collection[int], known: Mapping[int, Summary], progress: Progress | None = None
) -> dict[int, str]:
    """Return the day of the newest entry, as YYYY-MM-DD, of each sitemap that has one, by sitemap id.

    Sitemaps without a valid date, or whose newest day is in the future and thus probably wrong, are omitted.

    Args:
        table: The entries.
        sitemaps: Ids of the sitemaps.
        known: Summaries by sitemap id; sitemaps without one are summarized.
        progress: Checked for cancellation before sitemaps are summarized.
    """
    summaries, today = _summaries_of(table, sitemaps, known, progress), datetime.now(UTC).date().isoformat()
    days = {sitemap: newest_day(summaries[sitemap]) for sitemap in sitemaps if sitemap in summaries}
    return {sitemap: day for sitemap, day in days.items() if day is not None and day <= today}


def is_of_day(text: str | None, day: str) -> bool:
    """Return whether a `lastmod` in an index is a valid date that begins with a day, YYYY-MM-DD; False without a text."""
    return text is not None and is_real_date(text) and text.strip(XML_SPACE).startswith(day)


def _summaries_of(
    table: EntryTable, sitemaps: Collection[int], known: Mapping[int, Summary], progress: Progress | None = None
) -> Mapping[int, Summary]:
    """Return `known` with the summaries of further sitemaps, by sitemap id; sitemaps without entries are omitted."""
    unknown = [sitemap for sitemap in sitemaps if sitemap not in known and table.entry_count(sitemap)]
    return {**known, **summarize_sitemaps(table, unknown, progress)} if unknown else known
