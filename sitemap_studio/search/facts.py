"""What filters ask for that the columns of a table do not say: names of sitemaps, problems, kinds of extensions.

Whoever knows it hands it in, as slots; nothing is found out here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from sitemap_studio.model.slots import NO_SLOTS, SlotArray

SlotsByName = Mapping[str, SlotArray]
"""Entries by what is said of them; none twice in one array."""


@dataclass(frozen=True, eq=False)
class Facts:
    """What is known of the entries of a table besides what stands in it.

    Attributes:
        sitemaps: The names of sitemaps by id.
        problems: Entries by the rules that they break, and by the severities "error", "warning" and "info" of their
            problems; None where nobody judged them.
        extensions: Entries by the kinds of their extensions (`EXTENSION_KINDS`); None where nobody read them.
        moved: Entries that stand in another sitemap, or at another place of it, than in the files.
        today: The day that "last 7 days" counts from; None for the present one, in UTC.
    """

    sitemaps: Mapping[int, str] = field(default_factory=dict)
    problems: SlotsByName | None = None
    extensions: SlotsByName | None = None
    moved: SlotArray = field(default_factory=lambda: NO_SLOTS)
    today: date | None = None


EXTENSION_KINDS: Final = ("image", "video", "news", "alternate", "mobile", "other")
"""The kinds of extensions by which entries are found; `other` is any element that is none of the others."""

NO_FACTS: Final = Facts()
"""Nothing is known."""
