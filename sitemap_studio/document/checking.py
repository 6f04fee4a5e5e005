"""Check a document as a job on a snapshot, and list its problems in the order of its files.

The order: problems of the set and its index; then, for each file, problems of the whole file and of its entries in
order, each in the order of the rules in the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import untranslated
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.base_url import infer_base_url
from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_values import values_reader
from sitemap_studio.document.file_problems import known_sitemap_urls
from sitemap_studio.model.large_store import trim_memory
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.leak_patterns import DEFAULT_LEAKS, Leaks
from sitemap_studio.protocol.page_verdicts import MAX_PAGE_AGE
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.robots_files import NO_ROBOTS, KnownRobots, RobotsFile, host_key
from sitemap_studio.protocol.rule import RuleContext
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.set_validation import validate_entries, validate_pages


@dataclass(frozen=True)
class Check:
    """Prepared validation of a whole set, to be run in any thread.

    Attributes:
        version: The version of the document that it validates.
        run: Validates the snapshot, and returns its problems; the argument is the progress.
    """

    version: int
    run: Callable[..., Problems]


def prepare_check(
    document: Document,
    leaks: Leaks = DEFAULT_LEAKS,
    robots: KnownRobots = NO_ROBOTS,
    *,
    today: date | None = None,
    max_page_age: timedelta = MAX_PAGE_AGE,
) -> Check:
    """Prepare the validation of a snapshot of a document; nothing is validated yet.

    Without an index, sitemaps are at the document's URL; where that is not known, their site is inferred from their
    entries. Later edits are validated with the same patterns and robots.txt files.

    Args:
        document: The document.
        leaks: Patterns of URLs that should not be public.
        robots: robots.txt files by host; see `robots_by_host`.
        today: Day that ages of dates are relative to; None for the current day in UTC.
        max_page_age: Maximum age of facts about pages that rules use.
    """
    locations = known_sitemap_urls(document.sitemaps, document.base_url, has_index=document.index is not None)
    table, profile, pages = document.table.snapshot(), document.profile, document.rule_pages
    inferred = tuple(each.id for each in document.sitemaps if document.index is None and each.id not in locations)
    now = datetime.now(UTC)
    reader, context = values_reader(document), RuleContext(now.date(), leaks, robots, now, max_page_age)
    if today is not None:
        context = replace(context, today=today, now=None)

    def run(progress: Progress | None = None) -> Problems:
        """Validate the snapshot, and return its problems."""
        problems = validate_entries(
            table,
            locations=locations,
            inferred=inferred,
            profile=profile,
            context=context,
            reader=reader,
            pages=pages,
            progress=progress,
        )
        trim_memory()
        return problems

    return Check(document.version, run)


def prepare_page_check(document: Document) -> Check:
    """Prepare the validation of a document by its facts about pages only, which retains all other problems."""
    table, problems, columns = document.table.snapshot(), document.problems, document.rule_pages

    def run(progress: Progress | None = None) -> Problems:
        """Return the problems, in which problems of rules about pages are replaced; the validation can't be cancelled."""
        return validate_pages(problems, table, columns)

    return Check(document.version, run)


def check(
    document: Document,
    leaks: Leaks = DEFAULT_LEAKS,
    *,
    robots: KnownRobots = NO_ROBOTS,
    today: date | None = None,
    max_page_age: timedelta = MAX_PAGE_AGE,
    progress: Progress | None = None,
) -> Problems:
    """Validate a document in this thread, set its problems, and return them.

    Args:
        document: The document.
        leaks: Patterns of URLs that should not be public.
        robots: robots.txt files by host; see `robots_by_host`.
        today: Day that ages of dates are relative to; None for the current day in UTC.
        max_page_age: Maximum age of facts about pages that rules use.
        progress: Counts entries; checked for cancellation.
    """
    prepared = prepare_check(document, leaks, robots, today=today, max_page_age=max_page_age)
    problems = prepared.run(progress)
    document.set_problems(problems, prepared.version)
    return problems


def robots_by_host(document: Document, files: Mapping[str | None, RobotsFile], profile: Profile) -> KnownRobots:
    """Return robots.txt files by host, with the URLs of the index or the sitemaps.

    Args:
        document: The set.
        files: Files by host; None for the host of the set.
        profile: The profile, which decides the crawler.

    Raises:
        RequestError: A file is for the host of the set, which is not known and can't be inferred.
    """
    if not files:
        return NO_ROBOTS
    by_host = {host: file for host, file in files.items() if host is not None}
    address = document.base_url or infer_base_url(document)
    if None in files:
        if address is None:
            raise RequestError(
                untranslated(
                    "The host of robots.txt is unknown: no entry of “{name}” has a complete URL.", name=document.name
                ),
                hint=untranslated("Write HOST=FILE, or give the URL of the set."),
            )
        by_host.setdefault(host_key(address), files[None])
    from sitemap_studio.document.publishing import sitemap_urls_of

    ids = [None] if document.index is not None else [sitemap.id for sitemap in document.sitemaps]
    urls = zip(ids, sitemap_urls_of(document), strict=True) if address is not None else ()
    listed = known_sitemap_urls(document.sitemaps, address, has_index=True) if document.index is not None else {}
    return KnownRobots(tuple(by_host.items()), profile.crawler, tuple(urls), tuple(listed.items()))


_BATCH_PROBLEMS: Final = 10_000


def problems_in_order(
    document: Document, problems: Problems | None = None, *, as_text: bool = False
) -> Iterator[Problem]:
    """Yield all problems of a validated document in the order of its files.

    Args:
        document: The document.
        problems: Problems of the same entries; None for the document's own.
        as_text: Whether messages are English text only, which is formatted column by column.
    """
    problems = document.problems if problems is None else problems
    noted: dict[int | None, list[Problem]] = {}
    for problem in problems.individual:
        if problem.sitemap is None or problem.slot is None:
            noted.setdefault(None if problem.is_in_index else problem.sitemap, []).append(problem)
    ranks = {sitemap.id: rank for rank, sitemap in enumerate(document.sitemaps)}
    yield from sorted(noted.get(None, ()), key=lambda each: -1 if each.sitemap is None else ranks.get(each.sitemap, 0))
    wrong = np.zeros(document.table.slot_capacity, np.bool_)
    wrong[problems.slots_with_problems()] = True
    for sitemap in document.sitemaps:
        yield from noted.get(sitemap.id, ())
        slots = document.table.slots_of_sitemap(sitemap.id)
        slots = slots[wrong[slots]]
        for first in range(0, len(slots), _BATCH_PROBLEMS):
            part = slots[first : first + _BATCH_PROBLEMS]
            yield from problems.of_slots(document.table, part, as_text=as_text)


def order_problems_of_rule(document: Document, file_problems: Sequence[Problem], slots: SlotArray) -> NDArray[np.intp]:
    """Return the indices that sort the problems of one rule into the order of `problems_in_order`.

    Args:
        document: The document.
        file_problems: Problems of files.
        slots: Entries that violate the rule.

    Returns:
        Indices: below `len(file_problems)` of a problem in `file_problems`, from there on of an entry in `slots`.
    """
    positions = document.table.positions()
    places = 2 * positions[slots] + 1
    if not file_problems:
        return np.argsort(places, kind="stable")
    ranks = {sitemap.id: rank for rank, sitemap in enumerate(document.sitemaps)}
    # Entries have odd numbers, 2 * position + 1; sitemaps the even number before their first entry. Equal numbers are
    # ordered by the rank of the sitemap, and then by the entry.
    keys = []
    for problem in file_problems:
        if problem.slot is not None:
            keys.append((2 * int(positions[problem.slot]) + 1, 0, 1))
        elif problem.sitemap is None:
            keys.append((-1, -1, 0))
        elif problem.is_in_index:
            keys.append((-1, ranks.get(problem.sitemap, 0), 0))
        else:
            first = document.table.position_range(problem.sitemap).start
            keys.append((2 * first, ranks.get(problem.sitemap, len(ranks)), 0))
    others = np.zeros((len(slots), 3), np.int64)
    others[:, 0] = places
    joined = np.concatenate([np.array(keys, np.int64).reshape(-1, 3), others])
    return np.lexsort((joined[:, 2], joined[:, 1], joined[:, 0]))
