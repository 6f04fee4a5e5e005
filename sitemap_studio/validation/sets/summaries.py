"""Rules about the values of all entries of a sitemap together: what they have in common and whether that says anything.

A sitemap is summed up once. After an edit of a large one, what the edit touched is taken away and added; a small one is
summed up again. Judging the sums costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

import numpy as np

from sitemap_studio.core.messages import msg, plural
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, distinct
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.validation.containing import Fault, attempt
from sitemap_studio.validation.failures import failure
from sitemap_studio.validation.problems import Problem
from sitemap_studio.validation.quoting import quoted, shown
from sitemap_studio.validation.tallies import SUMMED_FIELDS, Counts, Summary, Tallies, Tally, counts_of

ENOUGH_ENTRIES: Final = 10
"""So many entries with a value must have the same before that means something."""

HIGH_PRIORITY: Final = 0.8
"""From here on a priority is high; the default is 0.5."""

LARGE: Final = 10_000
"""Of a sitemap with more entries than this the tallies are kept; a smaller one is counted as fast as put right."""

_DAY_CHARACTERS: Final = 10


class Sums(NamedTuple):
    """Sitemaps summed up.

    Attributes:
        summaries: What the entries of each have in common; sitemaps without entries are left out.
        tallies: The values of large ones, by field.
    """

    summaries: Mapping[int, Summary]
    tallies: Mapping[int, Tallies]


def sums_of(table: EntryTable, sitemaps: Iterable[int]) -> Sums:
    """Sum up some sitemaps of a table that have entries."""
    found = {sitemap: _tallied(table, sitemap, SUMMED_FIELDS) for sitemap in sitemaps}
    return Sums(
        {sitemap: _summary(table, sitemap, tallies) for sitemap, tallies in found.items()},
        {sitemap: tallies for sitemap, tallies in found.items() if table.urls_in(sitemap) > LARGE},
    )


def sums_again(known: Sums, before: EntryTable, table: EntryTable, change: Change) -> Sums:
    """Sum up again the sitemaps that an edit touched.

    Args:
        known: The sums before it.
        before: The table before it.
        table: The table after it.
        change: What it touched.
    """
    fields = SUMMED_FIELDS if change.is_structural else tuple(name for name in SUMMED_FIELDS if name in change.fields)
    if not fields:
        return known
    cells, moved = distinct(change.cells), change.moved
    if len(moved):
        moved = np.sort(moved[_sitemaps_of(before, moved) != _sitemaps_of(table, moved)])
    touched = distinct(cells, change.came, change.gone, moved) if change.is_structural else cells
    then = counts_of(before, touched[before.is_placed(touched)], fields, known.tallies)
    now = counts_of(table, touched[table.is_placed(touched)], fields, known.tallies)
    summaries, tallies = dict(known.summaries), dict(known.tallies)
    nothing: dict[FieldName, Counts] = {name: {} for name in fields}
    for sitemap in sorted({*then, *now}):
        summaries.pop(sitemap, None)
        old, entries = tallies.pop(sitemap, None), table.urls_in(sitemap)
        if not entries:
            continue
        # With more entries touched than left alone, looking at what there is takes no longer.
        if old is not None and len(touched) < entries:
            gone, came = then.get(sitemap, nothing), now.get(sitemap, nothing)
            again = {name: old[name].after(gone[name], came[name]) for name in fields}
            lost = [name for name, tally in again.items() if tally is None]
            found = {**old, **{name: tally for name, tally in again.items() if tally is not None}}
            found |= _tallied(table, sitemap, lost) if lost else {}
        else:
            found = _tallied(table, sitemap, SUMMED_FIELDS)
        summaries[sitemap] = _summary(table, sitemap, found)
        if entries > LARGE:
            tallies[sitemap] = found
    return Sums(summaries, tallies)


def _sitemaps_of(table: EntryTable, slots: SlotArray) -> SlotArray:
    sitemaps: SlotArray = table.rows(slots, ["sitemap"]).to_series().to_numpy()
    return sitemaps


def _tallied(table: EntryTable, sitemap: int, fields: Sequence[FieldName]) -> dict[FieldName, Tally]:
    rows = table.rows(table.slots_in(sitemap), fields)
    return {name: Tally.of(name, rows[name]) for name in fields}


def _summary(table: EntryTable, sitemap: int, tallies: Tallies) -> Summary:
    return Summary.of(table.urls_in(sitemap), tallies)


def judge_summary(
    summary: Summary, profile: Profile, *, sitemap: int, name: str, listed: str | None = None
) -> Iterator[Problem]:
    """Judge what the entries of a sitemap have in common.

    Args:
        summary: What that is.
        profile: Which consumer is asked.
        sitemap: The id of the sitemap.
        name: Its name, for messages.
        listed: Its `lastmod` in the index; None where there is none.
    """
    shown_name = quoted(name)
    failed = set(summary.failed)
    for rule_id, judge in _RULES.items():
        rule = RULES[rule_id]
        severity = rule.severity_in(profile)
        if severity is None or rule_id in failed:
            continue
        told = attempt(partial(judge, summary, shown_name, listed))
        if isinstance(told, Fault):
            told.note(rule_id)
            failed.add(rule_id)
        elif told is not None:
            value, message = told
            yield Problem(rule, severity, sitemap, None, rule.field, value, message)
    for rule_id in _RULES:
        if rule_id in failed and RULES[rule_id].severity_in(profile):
            yield failure(rule_id, profile, shown_name, sitemap=sitemap)


_Told = tuple[str, str] | None
"""The value that is told and a sentence about it; None where the rule is kept."""


def _same_date(summary: Summary, name: str, _: str | None) -> _Told:
    date, count = summary.common["lastmod"], summary.filled["lastmod"]
    if date is None or count < ENOUGH_ENTRIES:
        return None
    return date, plural(
        "The date in {name} is “{date}”.", "All %n dates in {name} are “{date}”.", count, name=name, date=shown(date)
    )


def _same_priority(summary: Summary, name: str, _: str | None) -> _Told:
    priority, count = summary.common["priority"], summary.filled["priority"]
    if priority is None or count < ENOUGH_ENTRIES:
        return None
    return priority, plural(
        "The priority in {name} is {priority}.",
        "All %n priorities in {name} are {priority}.",
        count,
        name=name,
        priority=shown(priority),
    )


def _high_priority(summary: Summary, name: str, _: str | None) -> _Told:
    count = summary.filled["priority"]
    if summary.common["priority"] is not None or count < ENOUGH_ENTRIES:
        return None
    if (summary.lowest_priority or 0) < HIGH_PRIORITY:
        return None
    lowest = f"{summary.lowest_priority:g}"
    return lowest, plural(
        "The priority in {name} is {lowest}.",
        "The lowest of %n priorities in {name} is {lowest}.",
        count,
        name=name,
        lowest=lowest,
    )


def _ignored(field: FieldName, summary: Summary, name: str, _: str | None) -> _Told:
    count = summary.filled[field]
    if not count:
        return None
    have = plural("1 entry has", "%n entries have", count)
    return "", msg(
        "In {name} {have} a {field}, which this search engine does not read.", name=name, have=have, field=field
    )


def _outdated(summary: Summary, name: str, listed: str | None) -> _Told:
    newest = summary.newest_day
    if not listed or not newest or listed.strip(XML_SPACE)[:_DAY_CHARACTERS] >= _as_long(newest, listed):
        return None
    return listed, msg(
        "{name} holds a date of {newest}, but its own in the index is “{listed}”.",
        name=name,
        newest=newest,
        listed=shown(listed),
    )


_RULES: Final[dict[str, Callable[[Summary, str, str | None], _Told]]] = {
    "lastmod-all-same": _same_date,
    "priority-all-same": _same_priority,
    "priority-all-high": _high_priority,
    "changefreq-ignored": partial(_ignored, "changefreq"),
    "priority-ignored": partial(_ignored, "priority"),
    "index-lastmod-old": _outdated,
}
"""How each rule is judged: from the sums, the name of the sitemap in quotes, and its `lastmod` in the index."""


def _as_long(day: str, listed: str) -> str:
    """A day, no more precise than the date that it is compared with."""
    return day[: len(listed.strip(XML_SPACE))]
