"""Charts of a set: how entries spread, which rules they break, how full sitemaps are; for the window and for reports."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

import numpy as np

from sitemap_studio.core.messages import Message, as_message, join, msg, plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.filter_facts import problems_by_name
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.catalogue import RULES, SEVERITY_RANK, Severity
from sitemap_studio.protocol.profiles import MIB
from sitemap_studio.protocol.quoting import shown
from sitemap_studio.search.filter_language import Condition
from sitemap_studio.search.statistics import Bar, BarKind, Bars, Distribution, distribution_of

MAX_SITEMAPS: Final = 50
"""Sitemaps that are shown beside their limits, the fullest."""

MAX_RULES: Final = 10
"""Rules that are shown, those that most entries break."""

SEVERITY_TITLES: Final = {Severity.ERROR: msg("Error"), Severity.WARNING: msg("Warning"), Severity.INFO: msg("Info")}


class BarStyle(Enum):
    """The colour of a bar."""

    VALUE = "value"
    APART = "apart"
    """For entries without a value."""
    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


@dataclass(frozen=True)
class ShowEntries:
    """Target of a bar: the entries for which all conditions hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class ShowSitemap:
    """Target of a bar: the sitemap of an id."""

    sitemap: int


@dataclass(frozen=True)
class ShowProblems:
    """Target of a bar: problems of files or of the set."""


@dataclass(frozen=True)
class ChartBar:
    """One bar of a chart.

    Attributes:
        length: 1 for the longest that can be.
        count: Entries, or times.
    """

    label: str
    length: float
    count: int
    figure: Message
    tip: Message
    target: ShowEntries | ShowSitemap | ShowProblems | None = None
    style: BarStyle = BarStyle.VALUE


@dataclass(frozen=True)
class Chart:
    """Bars with a title and a note below; upright for dates, else in rows."""

    name: str
    title: Message
    bars: tuple[ChartBar, ...]
    is_upright: bool = False
    note: str = ""


def charts_of(document: Document, slots: SlotArray | None = None, progress: Progress | None = None) -> list[Chart]:
    """Count entries of a set, all or some, none twice, and return all its charts; sitemaps are always shown whole."""
    n_entries = len(document.table) if slots is None else len(slots)
    charts = distribution_charts(distribution_of(document.table, slots, progress))
    return [*charts, _problem_chart(document, slots, n_entries), _sitemap_chart(document)]


def distribution_charts(distribution: Distribution) -> list[Chart]:
    """Return the charts of dates, folders, change frequencies and priorities."""
    n_entries = distribution.entries
    titles = (
        ("lastmod", msg("Entries by lastmod"), distribution.lastmods),
        ("folder", msg("Entries by folder"), distribution.folders),
        ("changefreq", msg("Entries by changefreq"), distribution.changefreqs),
        ("priority", msg("Entries by priority"), distribution.priorities),
    )
    return [
        Chart(name, title, tuple(_value_bars(name, bars, n_entries)), is_upright=name == "lastmod")
        for name, title, bars in titles
    ]


def _value_bars(field: str, bars: Bars, n_entries: int) -> Iterable[ChartBar]:
    longest = max((bar.entries for bar in bars), default=0)
    for bar in bars:
        label = _label(field, bar)
        yield ChartBar(
            label,
            bar.entries / max(longest, 1),
            bar.entries,
            msg("{count:,}", count=bar.entries),
            _tip(label, bar.entries, n_entries),
            ShowEntries(bar.conditions) if bar.conditions and bar.entries else None,
            BarStyle.VALUE if bar.kind is BarKind.VALUE else BarStyle.APART,
        )


def _label(field: str, bar: Bar) -> str:
    match bar.kind:
        case BarKind.VALUE:
            return shown(bar.name)
        case BarKind.BEFORE:
            return msg("before {date}", date=bar.name)
        case BarKind.AFTER:
            return msg("after {date}", date=bar.name)
        case BarKind.REST:
            return msg("others")
        case BarKind.OUTSIDE:
            return msg("out of range")
        case BarKind.ABSENT:
            return msg("missing")
        case _:
            labels = {"lastmod": msg("invalid date"), "priority": msg("not a number")}
            return labels.get(field, msg("anything else"))


def _tip(label: str, count: int, total: int) -> Message:
    entries = plural("1 entry", "%n entries", count)
    return msg("{label}: {entries}, {share}", label=label, entries=entries, share=percent(count / max(total, 1)))


def percent(share: float) -> Message:
    """Return a share in per cent; little is not shown as nothing, nor nearly all as all."""
    value = 100 * share
    if 0 < value < 0.1:
        return msg("under {share:,.1f} %", share=0.1)
    return msg("{share:,.1f} %", share=99.9 if 99.9 < value < 100 else value)


def _problem_chart(document: Document, slots: SlotArray | None, n_entries: int) -> Chart:
    """Count entries with problems, by severity and by rule."""
    title, problems = msg("Entries with problems"), document.problems
    if not document.is_judged:
        return Chart("problem", title, (), note=msg("The set has not been checked yet."))
    is_counted = None
    if slots is not None:
        is_counted = np.zeros(document.table.slot_capacity, np.bool_)
        is_counted[slots] = True
    entries = {
        name: len(found) if is_counted is None else int(np.count_nonzero(is_counted[found]))
        for name, found in problems_by_name(problems).items()
    }
    of_files = Counter(problem.rule.id for problem in problems.noted if problem.slot is None)
    broken = [
        (entries.get(rule.id, 0), severity, of_files[rule.id], rule)
        for rule in RULES.values()
        if (severity := rule.severity_in(document.profile)) and (entries.get(rule.id) or of_files[rule.id])
    ]
    if not broken:
        return Chart("problem", title, (), note=msg("No problems found."))
    broken.sort(key=lambda each: (-each[0], -SEVERITY_RANK[each[1]], -each[2]))
    most = max(1, *(entries.get(severity.value, 0) for severity in Severity))
    bars = []
    for severity in Severity:
        count, label = entries.get(severity.value, 0), SEVERITY_TITLES[severity]
        bars.append(_problem_bar(label, count, 0, most, n_entries, severity, severity.value))
    most = max(max(count, elsewhere) for count, _, elsewhere, _ in broken)
    for count, severity, elsewhere, rule in broken[:MAX_RULES]:
        bars.append(_problem_bar(as_message(rule.title), count, elsewhere, most, n_entries, severity, rule.id))
    n_left = len(broken) - MAX_RULES
    return Chart("problem", title, tuple(bars), note=msg("and {count:,} more", count=n_left) if n_left > 0 else "")


def _problem_bar(
    label: Message, count: int, elsewhere: int, most: int, n_entries: int, severity: Severity, name: str
) -> ChartBar:
    tip, figure = _tip(label, count, n_entries), msg("{count:,}", count=count)
    target: ShowEntries | ShowProblems | None = None
    if count:
        target = ShowEntries((Condition("problem", "in", values=(name,)),))
    if elsewhere:
        tip = msg("{told}; also {count:,} × in files or the set", told=tip, count=elsewhere)
        figure = figure if count else msg("{count:,} ×", count=elsewhere)
        target = target or ShowProblems()
    return ChartBar(label, (count or elsewhere) / most, count, figure, tip, target, BarStyle(severity.value))


def _sitemap_chart(document: Document) -> Chart:
    """Compare the fullest sitemaps with the limits."""
    profile = document.profile
    facts = [(document.facts(each.id), each.id) for each in document.sitemaps if each.error is None]
    shares = [max(each.urls / profile.max_urls, each.bytes / profile.max_bytes) for each, _ in facts]
    bars = []
    for share, (each, sitemap) in heapq.nlargest(
        MAX_SITEMAPS, zip(shares, facts, strict=True), key=lambda pair: pair[0]
    ):
        figure = percent(share)
        tip = msg(
            "{name}: {urls:,} of {max_urls:,} URLs, {bytes:,} of {max_bytes:,} MB",
            name=shown(each.name), urls=each.urls, max_urls=profile.max_urls, bytes=round(each.bytes / MIB, 1),
            max_bytes=round(profile.max_bytes / MIB, 1),
        )  # fmt: skip
        style = BarStyle.VALUE
        if share > 1:
            figure, style = msg("✖ {share}", share=figure), BarStyle.ERROR
            tip = msg("{told}; over the limit", told=tip)
        bars.append(ChartBar(shown(each.name), min(share, 1.0), each.urls, figure, tip, ShowSitemap(sitemap), style))
    notes = [msg("Limits of {profile}", profile=as_message(profile.title))]
    if len(facts) > MAX_SITEMAPS:
        notes.append(msg("and {count:,} more", count=len(facts) - MAX_SITEMAPS))
    return Chart("sitemap", msg("How full the sitemaps are"), tuple(bars), note=join(notes, " · "))
