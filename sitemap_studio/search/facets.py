"""Facets: the choices by which entries are narrowed without typing, and how many entries each has.

A facet is a list condition of a filter ("changefreq in daily, missing"), so that what is chosen can be typed, kept and
read again like any other filter. Choices of one facet widen each other; several facets narrow each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.progress import Progress
from sitemap_studio.protocol.fields import CHANGEFREQS
from sitemap_studio.search.conditions import Condition
from sitemap_studio.search.facts import EXTENSION_KINDS, NO_FACTS, Facts
from sitemap_studio.search.filters import Filter
from sitemap_studio.search.holding import Part, judge_of, parts_of
from sitemap_studio.search.keys import instants
from sitemap_studio.search.text_tests import Mask, remembering, text_test
from sitemap_studio.search.words import MISSING, OTHER, SEVERITIES, STATES, WORDS, WordKind
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import SlotArray

FacetCounts = Mapping[str, Mapping[str, int]]
"""By the name of a facet, how many entries each of its choices has."""


@dataclass(frozen=True)
class Facet:
    """One way to narrow entries down.

    Attributes:
        name: The word of its condition.
        title: What it is called.
        choices: Its choices, in the order in which they are offered; empty where the set decides.
        takes_ranges: Whether ranges of one's own can be given besides.
    """

    name: str
    title: str
    choices: tuple[str, ...] = ()
    takes_ranges: bool = False


FACETS: Final[tuple[Facet, ...]] = (
    Facet("changefreq", "Change frequency", (*CHANGEFREQS, OTHER, MISSING)),
    Facet("priority", "Priority", ("0.0..0.2", "0.3..0.4", "0.5", "0.6..0.7", "0.8..1.0", OTHER, MISSING), True),
    Facet("lastmod", "Last modified", ("last 7 days", "last 30 days", "last 365 days", OTHER, MISSING), True),
    Facet("sitemap", "Sitemap"),
    Facet("folder", "Folder"),
    Facet("extension", "Extension", EXTENSION_KINDS),
    Facet("problem", "Problems", SEVERITIES),
    Facet("state", "Changes", STATES),
)
"""All facets, in the order in which they are offered."""

FACET_BY_NAME: Final[dict[str, Facet]] = {facet.name: facet for facet in FACETS}
"""The facets by name."""

_BY_VALUE: Final = ("changefreq", "priority", "lastmod")


def chosen(wanted: Filter, facet: Facet) -> tuple[str, ...]:
    """What a filter chooses by a facet; nothing where it leaves it alone."""
    return next((one.values for one in wanted.conditions if _is_of(one, facet)), ())


def choosing(wanted: Filter, facet: Facet, choices: tuple[str, ...]) -> Filter:
    """The same filter with other choices of a facet; with none it is left alone.

    Its condition stays where it was; a new one comes last.
    """
    condition = Condition(facet.name, "in", values=choices) if choices else None
    kept: list[Condition] = []
    for one in wanted.conditions:
        if not _is_of(one, facet):
            kept.append(one)
        elif condition is not None:
            kept.append(condition)
            condition = None
    return Filter((*kept, condition) if condition is not None else tuple(kept))


def _is_of(condition: Condition, facet: Facet) -> bool:
    return condition.field == facet.name and condition.operator == "in"


def facet_counts(
    table: EntryTable, slots: SlotArray | None = None, facts: Facts = NO_FACTS, progress: Progress | None = None
) -> FacetCounts:
    """How many of some entries, none twice, or of all, each choice has.

    Choices may overlap: an entry of yesterday counts for the last 7 days and for the last 30. Folders are counted by
    `folders`. What nobody found out is left out.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    progress.begin("Counting", len(table) if slots is None else len(slots))
    counters = _counters(table, facts)
    texts: dict[str, list[pl.DataFrame]] = {name: [] for name in _BY_VALUE}
    counts: dict[str, dict[str, int]] = {name: dict.fromkeys(FACET_BY_NAME[name].choices, 0) for name in counters}
    counts["sitemap"] = dict.fromkeys(facts.sitemaps.values(), 0)
    for part in parts_of(table, slots):
        for name, counter in counters.items():
            for choice, count in counter(part).items():
                counts[name][choice] = counts[name].get(choice, 0) + count
        for name, frames in texts.items():
            frames.append(part.column(name).alias("text").to_frame().group_by("text").agg(count=pl.len()))
        progress.advance(len(part))
    return counts | {name: _by_text(name, frames, facts) for name, frames in texts.items()}


_Counter = Callable[[Part], Mapping[str, int]]


def _counters(table: EntryTable, facts: Facts) -> dict[str, _Counter]:
    """What counts the entries of a part by the choices of each facet."""
    counters: dict[str, _Counter] = {}
    counters["sitemap"] = lambda part: _by_sitemap(part, facts)
    known = {
        WordKind.EXTENSION: facts.extensions is not None, WordKind.PROBLEM: facts.problems is not None,
        WordKind.STATE: True,
    }  # fmt: skip
    for facet in FACETS:
        if known.get(WORDS[facet.name].kind):
            counters[facet.name] = _by_judges(facet, table, facts)
    return counters


def _by_text(name: str, frames: list[pl.DataFrame], facts: Facts) -> dict[str, int]:
    """How many entries each choice has, of the numbers of entries by text: each text is looked at once."""
    choices = FACET_BY_NAME[name].choices
    if not frames:
        return dict.fromkeys(choices, 0)
    every = pl.concat([frame.with_columns(pl.col("text").cast(pl.String)) for frame in frames])
    counted = every.group_by("text").agg(pl.col("count").sum())
    texts, numbers = counted["text"], counted["count"].to_numpy()
    moments_of = remembering(instants)
    tests = {choice: text_test(Condition(name, "in", values=(choice,)), facts, moments_of) for choice in choices}
    return {choice: int(numbers[test(texts)].sum()) for choice, test in tests.items()}


def _by_sitemap(part: Part, facts: Facts) -> dict[str, int]:
    found = np.bincount(part.column("sitemap").to_numpy())
    counts: dict[str, int] = {}
    for number in np.flatnonzero(found).tolist():
        if number in facts.sitemaps:
            # Sitemaps of one name are one choice.
            name = facts.sitemaps[number]
            counts[name] = counts.get(name, 0) + int(found[number])
    return counts


def _by_judges(facet: Facet, table: EntryTable, facts: Facts) -> _Counter:
    judges: dict[str, Callable[[Part], Mask]] = {
        choice: judge_of(Condition(facet.name, "in", values=(choice,)), table, facts) for choice in facet.choices
    }
    return lambda part: {choice: int(np.count_nonzero(judge(part))) for choice, judge in judges.items()}
