"""Rules about the values of all entries of a sitemap together, and the counts of values that they are judged by.

Counts are kept for large sitemaps, so that an edit adds and removes what it touched. Where there are too many different
values, days are counted instead, or nothing is; then the column is counted anew when needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

import numpy as np
import polars as pl

from sitemap_studio.core.messages import msg, plural
from sitemap_studio.core.threads import parallel_map
from sitemap_studio.model.columns import counted
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, by_block, distinct
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.dates import REAL, XML_SPACE
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.quoting import quoted, shown
from sitemap_studio.protocol.values import PRIORITY
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.run_rule import failure_problems, run_rule

SUMMED_FIELDS: Final[tuple[FieldName, ...]] = tuple(field for field in FIELD_NAMES if field != "loc")
"""The fields whose values are counted."""

MOST_VALUES: Final = 4_096
"""More different values than this are not kept: ten years have fewer days."""

_GLANCE: Final = 16_384
"""Values that tell whether there are too many different ones, before all are counted."""

_FEW: Final = 64
_DAY_CHARACTERS: Final = 10


Counts = Mapping[str, int]
"""How many entries have a value, by value."""


@dataclass(frozen=True)
class ValueCounts:
    """The values of one field in one sitemap.

    Attributes:
        field: Which field.
        filled: How many entries have a value.
        counts: How many entries have each; None where there are too many different ones.
        are_days: Whether `counts` tells only days apart, the first ten characters of dates.
        at_least: So many different values there are at least.
        extreme: Of `lastmod` the newest day, of `priority` the lowest number; None where there is none.
    """

    field: FieldName
    filled: int
    counts: Counts | None
    are_days: bool
    at_least: int
    extreme: str | float | None

    @classmethod
    def of(cls, field: FieldName, values: pl.Series) -> ValueCounts:
        """Count the values of a column; null stands for entries without one."""
        filled = len(values) - values.null_count()
        if not filled:
            return cls(field, 0, {}, False, 0, None)
        at_least = values.head(_GLANCE).drop_nulls().n_unique()
        if at_least <= MOST_VALUES:
            counts = counted(values)
            at_least = len(counts)
            if at_least <= MOST_VALUES:
                return cls(field, filled, counts, False, at_least, _extreme(field, counts))
        if field != "lastmod":
            return cls(field, filled, None, False, at_least, _extreme(field, values))
        days = counted(_days(values))
        kept = days if len(days) <= MOST_VALUES else None
        return cls(field, filled, kept, kept is not None, at_least, _extreme(field, days))

    def after(self, gone: Counts, came: Counts) -> ValueCounts | None:
        """The same after an edit; None if only the whole column can tell.

        Args:
            gone: How many of the entries concerned had each value.
            came: How many of them have it now.
        """
        n_gone = sum(gone.values())
        filled = self.filled + sum(came.values()) - n_gone
        # Each of those that are gone may have been the only one of its kind.
        at_least = self.at_least - n_gone
        if self.counts is None:
            is_known = self.extreme is None and self.field == "changefreq" and at_least > 1
            return ValueCounts(self.field, filled, None, False, at_least, None) if is_known else None
        if self.are_days:
            gone, came = _counted_days(gone), _counted_days(came)
        counts = _summed(self.counts, gone, came)
        at_least = max(at_least, len(counts)) if self.are_days else len(counts)
        if len(counts) > MOST_VALUES or (self.are_days and at_least < 2):
            return None
        is_same = counts.keys() == self.counts.keys()
        extreme = self.extreme if is_same else _extreme(self.field, counts)
        return ValueCounts(self.field, filled, counts, self.are_days, at_least, extreme)

    @property
    def common(self) -> str | None:
        """The value that all entries share that have one; None where they differ or there is none."""
        is_common = self.counts is not None and not self.are_days and len(self.counts) == 1
        return next(iter(self.counts or ())) if is_common else None


FieldCounts = Mapping[FieldName, ValueCounts]
"""The values of one sitemap, by field."""


@dataclass(frozen=True)
class Summary:
    """What the entries of one sitemap have in common.

    Attributes:
        entries: How many there are.
        filled: How many entries have a value, by field.
        common: The value that all of these share, by field; None where they differ or there is none.
        lowest_priority: The lowest priority; None where there is none that is a number.
        newest_day: The latest day among the dates, as YYYY-MM-DD; None where there is none.
    """

    entries: int
    filled: dict[FieldName, int]
    common: dict[FieldName, str | None]
    lowest_priority: float | None
    newest_day: str | None

    @classmethod
    def of(cls, entries: int, value_counts: FieldCounts) -> Summary:
        """What the values of all fields but `loc` say together."""
        lowest, newest = value_counts["priority"].extreme, value_counts["lastmod"].extreme
        return cls(
            entries=entries,
            filled={name: tally.filled for name, tally in value_counts.items()},
            common={name: tally.common for name, tally in value_counts.items()},
            lowest_priority=lowest if isinstance(lowest, float) else None,
            newest_day=newest if isinstance(newest, str) else None,
        )


def counts_of(
    table: EntryTable, slots: SlotArray, fields: Sequence[FieldName], known: Mapping[int, FieldCounts]
) -> dict[int, dict[FieldName, Counter[str]]]:
    """How many of some entries have each value of some fields, by sitemap; those without any are left out.

    Args:
        table: The entries.
        slots: Which ones.
        fields: Which fields.
        known: What the counts will be added to or taken from. Where it tells only days apart, so may they: there are
            hardly ever as many days as there are dates.
    """
    found: dict[int, dict[FieldName, Counter[str]]] = {}
    if len(slots) <= _FEW:
        for slot in slots.tolist():
            of_sitemap = found.setdefault(table.sitemap_of(slot), {name: Counter() for name in fields})
            for name in fields:
                if (value := table.value(slot, name)) is not None:
                    of_sitemap[name][value] += 1
        return found
    by_day = {
        sitemap for sitemap, value_counts in known.items() if "lastmod" in fields and value_counts["lastmod"].are_days
    }
    for part in parallel_map(partial(_counts_in_block, table, fields, by_day), list(by_block(slots))):
        for sitemap, name, counts in part:
            found.setdefault(sitemap, {name: Counter() for name in fields})[name].update(counts)
    return found


def _counts_in_block(
    table: EntryTable, fields: Sequence[FieldName], by_day: Collection[int], part: tuple[int, object, SlotArray]
) -> list[tuple[int, FieldName, dict[str, int]]]:
    block, _, places = part
    frame = table.blocks[block]
    sitemaps = frame["sitemap"].to_numpy()[places]
    groups = [(int(sitemap), places[sitemaps == sitemap]) for sitemap in np.flatnonzero(np.bincount(sitemaps))]
    found = []
    for sitemap, of_it in groups:
        for name in fields:
            values = frame[name].gather(of_it)
            is_by_day = name == "lastmod" and sitemap in by_day
            found.append((sitemap, name, counted(_days(values) if is_by_day else values)))
    return found


def _counted_days(counts: Counts) -> Counter[str]:
    days: Counter[str] = Counter()
    texts = _days(pl.Series(list(counts), dtype=pl.String)).to_list()
    for day, count in zip(texts, counts.values(), strict=True):
        days[day] += count
    return days


def _summed(counts: Counts, gone: Counts, came: Counts) -> dict[str, int]:
    summed = dict(counts)
    for changes, sign in ((came, 1), (gone, -1)):
        for value, count in changes.items():
            summed[value] = summed.get(value, 0) + sign * count
            if not summed[value]:
                del summed[value]
    return summed


def _days(values: pl.Series) -> pl.Series:
    return values.str.strip_chars(XML_SPACE).str.slice(0, _DAY_CHARACTERS)


def _extreme(field: FieldName, values: Collection[str] | pl.Series) -> str | float | None:
    """Return the newest day or the lowest priority."""
    if field == "changefreq" or not len(values):
        return None
    texts = values.unique() if isinstance(values, pl.Series) else pl.Series(list(values), dtype=pl.String)
    return _newest_day(texts) if field == "lastmod" else _lowest(texts)


def _lowest(values: pl.Series) -> float | None:
    texts = pl.select(text=values).select(pl.col("text").str.strip_chars(XML_SPACE))
    numbers = texts.filter(pl.col("text").str.contains(f"^{PRIORITY}$")).select(pl.col("text").cast(pl.Float64))
    lowest = numbers.to_series().min()
    return float(lowest) if isinstance(lowest, float) else None


def _newest_day(values: pl.Series) -> str | None:
    full = pl.col("day").str.contains(f"^{REAL}$") & (pl.col("day").str.len_bytes() == _DAY_CHARACTERS)
    newest = pl.select(day=_days(values)).filter(full).to_series().max()
    return newest if isinstance(newest, str) else None


ENOUGH_ENTRIES: Final = 10
"""So many entries with a value must have the same before that means something."""

HIGH_PRIORITY: Final = 0.8
"""From here on a priority is high; the default is 0.5."""

LARGE: Final = 10_000
"""Of a sitemap with more entries than this the tallies are kept; a smaller one is counted as fast as put right."""

_DATE_CHARACTERS: Final = 10


class Sums(NamedTuple):
    """Sitemaps summed up.

    Attributes:
        summaries: What the entries of each have in common; sitemaps without entries are left out.
        tallies: The values of large ones, by field.
    """

    summaries: Mapping[int, Summary]
    value_counts: Mapping[int, FieldCounts]


NO_SUMS: Final = Sums({}, {})
"""Nothing summed up."""


def sums_of(table: EntryTable, sitemaps: Iterable[int]) -> Sums:
    """Sum up some sitemaps of a table that have entries."""
    found = {sitemap: _tallied(table, sitemap, SUMMED_FIELDS) for sitemap in sitemaps}
    return Sums(
        {sitemap: _summary(table, sitemap, value_counts) for sitemap, value_counts in found.items()},
        {sitemap: value_counts for sitemap, value_counts in found.items() if table.urls_in(sitemap) > LARGE},
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
    touched = distinct(cells, change.inserted, change.removed, moved) if change.is_structural else cells
    then = counts_of(before, touched[before.is_placed(touched)], fields, known.value_counts)
    now = counts_of(table, touched[table.is_placed(touched)], fields, known.value_counts)
    summaries, value_counts = dict(known.summaries), dict(known.value_counts)
    nothing: dict[FieldName, Counts] = {name: {} for name in fields}
    for sitemap in sorted({*then, *now}):
        summaries.pop(sitemap, None)
        old, entries = value_counts.pop(sitemap, None), table.urls_in(sitemap)
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
            value_counts[sitemap] = found
    return Sums(summaries, value_counts)


def _sitemaps_of(table: EntryTable, slots: SlotArray) -> SlotArray:
    sitemaps: SlotArray = table.rows(slots, ["sitemap"]).to_series().to_numpy()
    return sitemaps


def _tallied(table: EntryTable, sitemap: int, fields: Sequence[FieldName]) -> dict[FieldName, ValueCounts]:
    rows = table.rows(table.slots_in(sitemap), fields)
    return {name: ValueCounts.of(name, rows[name]) for name in fields}


def _summary(table: EntryTable, sitemap: int, value_counts: FieldCounts) -> Summary:
    return Summary.of(table.urls_in(sitemap), value_counts)


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
    for rule_id, judge in _RULES.items():
        rule, failed = RULES[rule_id], set[str]()
        severity = rule.severity_in(profile)
        if severity is None:
            continue
        found = run_rule(rule_id, partial(judge, summary, quoted(name), listed), None, failed)
        if found is not None:
            value, message = found
            yield Problem(rule, severity, sitemap, None, rule.field, value, message)
        yield from failure_problems(failed, profile)


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
    if not listed or not newest or listed.strip(XML_SPACE)[:_DATE_CHARACTERS] >= _as_long(newest, listed):
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
