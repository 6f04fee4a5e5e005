"""Verdicts about pages: reasons why search engines can index a page or not, kinds of evidence, and flags of content."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from enum import IntFlag
from typing import Final, Literal

Reason = Literal[
    "robots.txt", "unreachable", "blocked", "login", "not-found", "client-error", "server-error", "redirect-loop",
    "redirect", "noindex", "canonical", "soft-404", "ok",
]  # fmt: skip
"""Id of the reason why a page is indexable or not, or why that is unknown."""

EvidenceKind = Literal["text", "stated", "header"]
"""Kind of evidence of the last change of a page, the best first: a changed text, a date in the page, a header field."""

DateClassName = Literal["same", "today", "newer", "older", "unchanged", "agrees", "unproven"]
"""Name of a class of dates of entries, by comparison with the evidence; see `DATE_CLASSES`."""

IS_INDEXABLE: Final[Mapping[Reason, bool | None]] = {
    "robots.txt": False,
    "unreachable": None,
    "blocked": None,
    "login": None,
    "not-found": False,
    "client-error": False,
    "server-error": False,
    "redirect-loop": False,
    "redirect": False,
    "noindex": False,
    "canonical": False,
    "soft-404": None,
    "ok": True,
}
"""Whether search engines can index a page with a reason; None if that is unknown."""

MAX_PAGE_AGE: Final = timedelta(days=30)
"""Default maximum age of facts that rules about pages use."""


class PageFlag(IntFlag):
    """Flags of the content of a page, which rules report."""

    SEVERAL_CANONICALS = 1
    """The page or its header field names different canonical URLs."""

    DIFFERENT_HEADER = 2
    """The canonical URLs of the page and of its header field differ."""

    MISPLACED_CANONICAL = 4
    """The only canonical URLs are outside the head of the page, as seen by search engines."""

    TRUNCATED = 8
    """The page is longer than the limit that search engines read."""

    NEEDS_SCRIPT = 16
    """The page has scripts and hardly any text without them."""

    DELAYED_REFRESH = 32
    """The page redirects by a refresh after a second or later."""
