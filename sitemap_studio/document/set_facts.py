"""What the rules about an index and about whole sitemaps are told, and their verdicts, kept until that changes."""

from __future__ import annotations

from collections.abc import Mapping

from sitemap_studio.document.sitemap_set import IndexFile, Sitemaps, Source
from sitemap_studio.model.listing import Listing
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.urls import file_address, folder_address, is_web, stripped
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.problems import Problem
from sitemap_studio.validation.sets.indexes import Listed, SetFacts, judge_set
from sitemap_studio.validation.sets.summaries import judge_summary
from sitemap_studio.validation.tallies import Summary


class SetVerdict:
    """The problems of an index; it is asked for after every edit, and edits of entries do not change them."""

    def __init__(self) -> None:
        self._judged: tuple[Source, Listing | None, str | None, Profile, Circumstances] | None = None
        self._problems: list[Problem] = []

    def problems(
        self,
        index: IndexFile | None,
        sitemaps: Sitemaps,
        profile: Profile,
        address: str | None,
        given: Circumstances,
    ) -> list[Problem]:
        """Judge an index, if it is not the one that was judged before.

        Args:
            index: The index; without one there is nothing to judge.
            sitemaps: All sitemaps.
            profile: Which consumer is asked.
            address: The address of the index on the web, or of its folder, if it is known.
            given: What verdicts depend on besides.
        """
        if index is None:
            return []
        before, listing = self._judged, sitemaps.listing
        is_same = before is not None and before[0] is index.source and before[1] is listing
        if not is_same or before is None or before[2:] != (address, profile, given):
            self._problems = judge_set(facts_of(index, sitemaps, address), profile, given)
            self._judged = index.source, listing, address, profile, given
        return self._problems


class SumVerdicts:
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
    listed = [Listed(sitemap.id, sitemap.loc or "", sitemap.lastmod) for sitemap in sitemaps]
    folder = index.path.parent
    # Once the set is saved elsewhere, they lie beside it no more.
    own = {sitemap.path for sitemap in sitemaps}
    unlisted = (path for path in index.unlisted if path not in own and path.is_relative_to(folder))
    beside = [path.relative_to(folder).as_posix() for path in unlisted]
    return SetFacts(index.name, listed, address, beside)
