"""Problems of no single entry: what readers met, limits, the index, and what all entries of a sitemap have in common.

They are worked out after every edit, and kept as far as nothing changes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from sitemap_studio.core.errors import TemplateError
from sitemap_studio.document.sitemap_set import IndexFile, Sitemaps, Source
from sitemap_studio.formats.findings import EntriesFinding
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.order import Listing
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.rule import Context
from sitemap_studio.protocol.urls import file_address, folder_address, is_web, stripped
from sitemap_studio.validation.problem import Problem, found_problem
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.run_rule import failure_problems
from sitemap_studio.validation.sets import IndexFacts, SetFacts, SitemapFacts, SitemapRef, judge_limits, judge_set
from sitemap_studio.validation.summaries import Summary, judge_summary


class IndexProblems:
    """The problems of an index; it is asked for after every edit, and edits of entries do not change them."""

    def __init__(self) -> None:
        self._judged: tuple[Source, Listing | None, str | None, Profile, Context] | None = None
        self._problems: list[Problem] = []

    def problems(
        self,
        index: IndexFile | None,
        sitemaps: Sitemaps,
        profile: Profile,
        address: str | None,
        context: Context,
    ) -> list[Problem]:
        """Judge an index, if it is not the one that was judged before.

        Args:
            index: The index; without one there is nothing to judge.
            sitemaps: All sitemaps.
            profile: Which consumer is asked.
            address: The address of the index on the web, or of its folder, if it is known.
            context: What rules about values depend on.
        """
        if index is None:
            return []
        before, listing = self._judged, sitemaps.listing
        is_same = before is not None and before[0] is index.source and before[1] is listing
        if not is_same or before is None or before[2:] != (address, profile, context):
            self._problems = judge_set(facts_of(index, sitemaps, address), profile, context)
            self._judged = index.source, listing, address, profile, context
        return self._problems


class SummaryProblems:
    """The problems of what the entries of sitemaps have in common; most of a thousand sitemaps are as they were."""

    def __init__(self) -> None:
        self._judged: dict[int, tuple[Summary, Profile, str, str | None, list[Problem]]] = {}

    def problems(self, summaries: Mapping[int, Summary], sitemaps: Sitemaps, profile: Profile) -> list[Problem]:
        """Judge sums, as far as they are not those that were judged before.

        Args:
            summaries: By the ids of sitemaps.
            sitemaps: All sitemaps.
            profile: Which consumer is asked.
        """
        known, self._judged = self._judged, {}
        for place, summary in sorted(summaries.items()):
            if not sitemaps.has(place):
                continue
            name, listed = sitemaps[place].name, sitemaps[place].lastmod
            before = known.get(place)
            if before is None or before[0] is not summary or before[1:4] != (profile, name, listed):
                found = list(judge_summary(summary, profile, sitemap=place, name=name, listed=listed))
                before = summary, profile, name, listed, found
            self._judged[place] = before
        return [problem for judged in self._judged.values() for problem in judged[4]]


def locations_of(sitemaps: Sitemaps, address: str | None, *, has_index: bool) -> dict[int, str]:
    """The addresses of sitemaps, by id, as far as they are known.

    Args:
        sitemaps: All sitemaps.
        address: The address of the set; None where it is not known.
        has_index: Whether an index says where each lies; those that are no address on the web are left out.
    """
    if has_index:
        listed = ((sitemap.id, stripped(sitemap.loc)) for sitemap in sitemaps)
        return {sitemap: loc for sitemap, loc in listed if is_web(loc)}
    if address is None:
        return {}
    address = address if len(sitemaps) == 1 else folder_address(address)
    return {sitemap.id: file_address(address, sitemap.name) for sitemap in sitemaps}


def facts_of(index: IndexFile, sitemaps: Sitemaps, address: str | None) -> SetFacts:
    """What is known of an index."""
    listed = [SitemapRef(sitemap.id, sitemap.loc or "", sitemap.lastmod) for sitemap in sitemaps]
    folder = index.path.parent
    # Once the set is saved elsewhere, they lie beside it no more.
    own = {sitemap.path for sitemap in sitemaps}
    unlisted = (path for path in index.unlisted if path not in own and path.is_relative_to(folder))
    beside = [path.relative_to(folder).as_posix() for path in unlisted]
    return SetFacts(index.name, listed, address, beside)


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


class FileProblems:
    """Notes the problems of one document."""

    def __init__(self) -> None:
        self._set_verdict, self._sum_verdicts = IndexProblems(), SummaryProblems()

    def problems_of(self, noted: Noted) -> list[Problem]:
        """All problems of no single entry, as the profile sees them."""
        readers = (_met(noted, *found) for found in noted.findings if found[1].rule != _JUDGED_BY_LIMITS)
        index, sitemaps, profile, problems = noted.index, noted.sitemaps, noted.profile, noted.problems
        index_facts = IndexFacts(index.name, len(sitemaps), index.source.unpacked_bytes) if index else None
        readable = [
            noted.facts(sitemap.id)
            for sitemap in sitemaps
            if sitemap.error is None and not isinstance(sitemap.read_only_reason, TemplateError)
        ]
        told = [
            *self._set_verdict.problems(index, sitemaps, profile, noted.address, problems.context),
            *judge_limits(readable, profile, index=index_facts),
            *self._sum_verdicts.problems(problems.summaries, sitemaps, profile),
            *failure_problems(problems.failed, profile),
        ]
        return [problem for problem in readers if problem] + each_failure_once(told)


def each_failure_once(problems: Iterable[Problem]) -> list[Problem]:
    """Return the same problems, but one for each rule that failed: it may have failed at several files."""
    seen, once = set[str](), list[Problem]()
    for problem in problems:
        if problem.rule.id != "rule-failed" or problem.message not in seen:
            once.append(problem)
            seen.add(problem.message)
    return once


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
