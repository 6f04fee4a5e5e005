"""Storage of the facts about pages that imported crawls and access logs contain."""

from __future__ import annotations

from typing import Any, Final

import polars as pl

from sitemap_studio.pages.bots import STUDIO
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.protocol.page_verdicts import IS_INDEXABLE, Reason
from sitemap_studio.protocol.url_syntax import page_locs
from sitemap_studio.sources.source_entries import SourceEntries

_REASON_BY_STATUS: Final[dict[int, Reason]] = {
    0: "unreachable", 401: "login", 403: "blocked", 404: "not-found", 407: "login", 410: "not-found", 429: "blocked",
}  # fmt: skip
_REASON_BY_CLASS: Final[dict[int, Reason]] = {3: "redirect", 4: "client-error", 5: "server-error"}
_REASON_BY_WORD: Final[dict[str, Reason]] = {
    "canonical": "canonical",
    "kanoni": "canonical",
    "robots.txt": "robots.txt",
}
"""Reason by a part of a crawler's words for why a page with status 200 is not indexable; `noindex` for other words."""


def store_source_facts(source: SourceEntries, store: FactsStore, bot: str = STUDIO.name) -> int:
    """Store the facts about pages of a source for a bot, and return the number of pages with stored facts.

    Stored facts that are not older than the source remain. Pages without a known reason are left out. Of access logs,
    hits and last visits are stored. Facts that can't be stored are counted, and the store has a notice.
    """
    return len(_store_crawl(source, store, bot) | _store_visits(source, store))


def has_page_facts(source: SourceEntries) -> bool:
    """Return whether a source is a log with visits, or has facts about a page with a known reason."""
    return source.has_visits or any(
        _page_facts(row, STUDIO.name) is not None for row in source.facts.iter_rows(named=True)
    )


def _store_crawl(source: SourceEntries, store: FactsStore, bot: str) -> set[str]:
    """Store the facts of crawled pages for a bot, and return the URLs of these pages."""
    # URLs can contain passwords.
    urls = [page_locs(source.facts[name]).alias(name) for name in ("loc", "target", "canonical")]
    crawled = source.facts.with_columns(urls).unique("loc", keep="last")
    rows = {row["loc"]: facts for row in crawled.iter_rows(named=True) if (facts := _page_facts(row, bot)) is not None}
    for stored in store.read(list(rows), bot):
        if stored.checked >= rows[stored.loc].checked:
            del rows[stored.loc]
    for facts in rows.values():
        store.add(facts)
    store.flush()
    return set(rows)


def _store_visits(source: SourceEntries, store: FactsStore) -> set[str]:
    """Store hits and last visits of pages in access logs, and return their URLs; empty for other sources."""
    if not source.has_visits:
        return set()
    visits = source.entries.filter(pl.col("hits").is_not_null())
    visits = visits.select("loc", "hits", "origin", visited=pl.col("last_visit").dt.epoch("s"))
    visits = visits.with_columns(page_locs(visits["loc"]).alias("loc"))
    for (origin,), of_log in visits.group_by("origin"):
        store.add_visits(of_log.unique("loc", keep="last"), str(origin))
    return set(visits["loc"])


def _page_facts(row: dict[str, Any], bot: str) -> PageFacts | None:
    """Return the facts for a bot from a row of `SOURCE_FACT_SCHEMA`; None if its reason is unknown."""
    reason = _reason(row["status"], row["is_indexable"], (row["why"] or "").lower())
    if reason is None:
        return None
    return PageFacts(
        loc=row["loc"],
        bot=bot,
        checked=row["checked"],
        source=row["origin"],
        status=row["status"] or None,
        reason=reason,
        indexable=IS_INDEXABLE[reason],
        target=row["target"],
        canonical=row["canonical"],
        title=row["title"] or "",
    )


def _reason(status: int | None, is_indexable: bool | None, why: str) -> Reason | None:
    """Return the reason of a crawled page by its status, or else by the verdict of the crawler; None if unknown.

    Args:
        status: The status; 0 without a response, None if unknown.
        is_indexable: Whether the crawler calls the page indexable; None if unknown.
        why: Why, in the words of the crawler in lower case; may be empty.
    """
    if status in _REASON_BY_STATUS:
        return _REASON_BY_STATUS[status]
    if status is not None and status // 100 in _REASON_BY_CLASS:
        return _REASON_BY_CLASS[status // 100]
    if is_indexable is None:
        return None
    if is_indexable:
        return "ok"
    return next((reason for word, reason in _REASON_BY_WORD.items() if word in why), "noindex")
