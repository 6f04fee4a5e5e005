"""Problems of no single entry: what readers met, what the limits say, what all entries of a sitemap have in common.

They are worked out after every edit, and kept as far as nothing changes them.
"""

from __future__ import annotations

from typing import Final, Protocol

from sitemap_studio.core.errors import TemplateError
from sitemap_studio.document.set_facts import SetVerdict, SumVerdicts
from sitemap_studio.document.sitemap_set import IndexFile, Sitemaps
from sitemap_studio.formats.findings import EntriesFinding
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.validation.failures import Failure, failures_of_entries, failures_of_words, told_once
from sitemap_studio.validation.problems import Problem, Problems, found_problem
from sitemap_studio.validation.sets.limits import IndexFacts, SitemapFacts, judge_limits

_JUDGED_BY_LIMITS: Final = "empty-sitemap"
_KEPT_BY_ORDER: Final = "element-order"


class Noted(Protocol):
    """What of a document problems are noted of."""

    index: IndexFile | None
    sitemaps: Sitemaps
    table: EntryTable
    findings: list[tuple[int | None, Finding]]
    address: str | None
    profile: Profile
    problems: Problems

    def facts(self, sitemap: int) -> SitemapFacts:
        """What the limits are compared with."""


class Noting:
    """Notes the problems of one document."""

    def __init__(self) -> None:
        self._set_verdict, self._sum_verdicts = SetVerdict(), SumVerdicts()

    def problems_of(self, noted: Noted) -> list[Problem]:
        """All problems of no single entry, as the profile sees them."""
        readers = (_met(noted, *found) for found in noted.findings if found[1].rule != _JUDGED_BY_LIMITS)
        index, sitemaps, profile, problems = noted.index, noted.sitemaps, noted.profile, noted.problems
        index_facts = IndexFacts(index.name, len(sitemaps), index.source.unpacked_bytes) if index else None
        readable = [
            noted.facts(sitemap.id)
            for sitemap in sitemaps
            if sitemap.error is None and not isinstance(sitemap.doubt, TemplateError)
        ]
        told = [
            *self._set_verdict.problems(index, sitemaps, profile, noted.address, problems.given),
            *judge_limits(readable, profile, index=index_facts),
            *self._sum_verdicts.problems(problems.summaries, sitemaps, profile),
            *failures_of_entries(problems.by_rule, noted.table, profile),
            *unworded(noted),
        ]
        return [problem for problem in readers if problem] + told_once(told)


def unworded(noted: Noted) -> list[Failure]:
    """Of which entries it could not be said what is wrong with them."""
    problems = noted.problems
    return failures_of_words(problems.unworded.first(), problems.by_rule, noted.table, noted.profile)


def _met(noted: Noted, sitemap: int | None, finding: Finding) -> Problem | None:
    """A reader's finding as a problem; None once the entry that it speaks of is deleted, or if it is told by it."""
    if sitemap is not None and (isinstance(finding, EntriesFinding) or not noted.sitemaps.has(sitemap)):
        return None
    if sitemap is None and finding.rule == _KEPT_BY_ORDER and noted.table.orders_index:
        return None
    slot = None
    source = noted.sitemaps[sitemap].source if sitemap is not None else None
    if source is not None and finding.entry is not None and finding.entry < len(source.slots):
        slot = int(source.slots[finding.entry])
        if noted.table.positions()[slot] < 0:
            return None
    return found_problem(finding, noted.profile, sitemap=sitemap, slot=slot)
