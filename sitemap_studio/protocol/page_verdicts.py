"""Verdicts about pages: whether search engines can index a page, by the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

Reason = Literal[
    "robots.txt", "unreachable", "blocked", "login", "not-found", "client-error", "server-error", "redirect-loop",
    "redirect", "noindex", "canonical", "soft-404", "ok",
]  # fmt: skip
"""Why a page is indexable, not indexable, or unknown."""

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
