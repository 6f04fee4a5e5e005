"""Facts about pages for tests, and their storage."""

from __future__ import annotations

import time
from pathlib import Path

from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.protocol.page_verdicts import IS_INDEXABLE

STATUSES = {
    "redirect": 301, "not-found": 404, "blocked": 403, "redirect-loop": 302, "server-error": 500, "robots.txt": None,
}  # fmt: skip
"""Status by reason, for reasons whose usual status is not 200."""


def facts_of(loc: str, reason: str = "ok", to: str | None = None, **others: object) -> PageFacts:
    """Return facts of a page that was checked now by this program, with the usual status for its reason.

    Args:
        loc: URL of the page.
        reason: Its reason.
        to: Its target, or its canonical if that is the reason.
        others: Other attributes of `PageFacts`, which replace these.
    """
    values = {
        "loc": loc, "bot": "studio", "checked": int(time.time()), "status": STATUSES.get(reason, 200), "reason": reason,
        "indexable": IS_INDEXABLE[reason], "canonical" if reason == "canonical" else "target": to,  # type: ignore[index]
    }  # fmt: skip
    return PageFacts(**values | others)  # type: ignore[arg-type]


def store_facts(*facts: PageFacts, folder: Path | None = None) -> None:
    """Add facts to the store of the user, or in a folder."""
    with FactsStore(folder) as store:
        for each in facts:
            store.add(each)
