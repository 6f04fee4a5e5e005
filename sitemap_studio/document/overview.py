"""A set at a glance: how its entries spread, how full its sitemaps are, and which rules its entries break.

Charts of the window and of reports are drawn of this. Nothing is judged here.
"""

from __future__ import annotations

import heapq
from collections import Counter
from dataclasses import dataclass
from typing import Final

import numpy as np

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.filter_facts import problems_by_name
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.catalogue import RULES, SEVERITY_RANK, Rule, Severity
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.search.statistics import Distribution, distribution_of

MOST_FILLS: Final = 50
"""So many sitemaps are shown beside their limits, the fullest; a set may have thousands."""

MOST_RULES: Final = 10
"""So many rules are shown, those that most entries break."""


@dataclass(frozen=True)
class Fill:
    """How full a sitemap is.

    Attributes:
        sitemap: Its id.
        name: The name of its file.
        urls: How many entries it has.
        bytes: How large it is, uncompressed.
        url_share: The entries in proportion to the limit; 1 for just full.
        byte_share: The bytes likewise.
    """

    sitemap: int
    name: str
    urls: int
    bytes: int
    url_share: float
    byte_share: float

    @property
    def share(self) -> float:
        """How near it is to the limit that it reaches first."""
        return max(self.url_share, self.byte_share)


@dataclass(frozen=True)
class Broken:
    """A rule that is broken.

    Attributes:
        rule: The rule.
        severity: How grave that is.
        entries: How many entries break it.
        elsewhere: How often files, or the set as a whole, break it.
    """

    rule: Rule
    severity: Severity
    entries: int
    elsewhere: int


@dataclass(frozen=True)
class Overview:
    """A set at a glance.

    Attributes:
        spread: How the entries spread that were looked at.
        fills: The fullest sitemaps, the fullest first; always of the whole set.
        n_sitemaps: How many could be read in all.
        is_judged: Whether problems are known.
        severities: How many entries have a problem of each severity, the gravest first.
        broken: The rules that most entries break, or else most files, the gravest of such first.
        n_broken: How many rules are broken in all.
        profile: Whose limits and severities these are.
    """

    spread: Distribution
    fills: tuple[Fill, ...]
    n_sitemaps: int
    is_judged: bool
    severities: dict[Severity, int]
    broken: tuple[Broken, ...]
    n_broken: int
    profile: Profile


def overview_of(document: Document, slots: SlotArray | None = None, progress: Progress | None = None) -> Overview:
    """Look at some entries of a set, none twice, or at all.

    Args:
        document: The set; it must not change meanwhile (`as_it_is_now`).
        slots: Which entries; None for all.
        progress: Told of every block.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    spread = distribution_of(document.table, slots, progress)
    severities, broken = _judged(document, slots)
    fills = [_fill(document, sitemap.id) for sitemap in document.sitemaps if sitemap.error is None]
    broken.sort(key=lambda each: (-each.entries, -SEVERITY_RANK[each.severity], -each.elsewhere))
    return Overview(
        spread=spread,
        fills=tuple(heapq.nlargest(MOST_FILLS, fills, key=lambda fill: fill.share)),
        n_sitemaps=len(fills),
        is_judged=document.is_judged,
        severities=severities,
        broken=tuple(broken[:MOST_RULES]),
        n_broken=len(broken),
        profile=document.profile,
    )


def _fill(document: Document, sitemap: int) -> Fill:
    facts, profile = document.facts(sitemap), document.profile
    shares = facts.urls / profile.max_urls, facts.bytes / profile.max_bytes
    return Fill(sitemap, facts.name, facts.urls, facts.bytes, *shares)


def _judged(document: Document, slots: SlotArray | None) -> tuple[dict[Severity, int], list[Broken]]:
    """How many of some entries have problems: by severity, and by rule."""
    problems = document.problems
    is_wanted = None
    if slots is not None:
        is_wanted = np.zeros(document.table.slot_capacity, np.bool_)
        is_wanted[slots] = True
    counts = {
        name: len(found) if is_wanted is None else int(np.count_nonzero(is_wanted[found]))
        for name, found in problems_by_name(problems).items()
    }
    elsewhere = Counter(problem.rule.id for problem in problems.noted if problem.slot is None)
    broken = [
        Broken(rule, severity, counts.get(rule.id, 0), elsewhere[rule.id])
        for rule in RULES.values()
        if (severity := rule.severity_in(document.profile)) and (counts.get(rule.id) or elsewhere[rule.id])
    ]
    return {severity: counts.get(severity.value, 0) for severity in Severity}, broken
