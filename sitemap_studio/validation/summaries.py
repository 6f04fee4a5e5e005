"""Rules about the values of all entries of a sitemap together, and the counts of values that they are judged by.

Counts are kept for large sitemaps, so that an edit adds and removes what it touched: of dates the days are counted. Where
there are too many different ones the column is counted anew when it is touched.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.messages import msg, plural
from sitemap_studio.model.columns import counted
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, distinct
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.dates import REAL, XML_SPACE
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.quoting import quoted, shown
from sitemap_studio.protocol.values import PRIORITY
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.run_rule import failure_problems, run_rule

SUMMED_FIELDS: Final[tuple[FieldName, ...]] = tuple(name for name in FIELD_NAMES if name != "loc")

MOST_VALUES: Final = 4_096
"""More different values than this are not kept: ten years have fewer days."""

LARGE: Final = 10_000
"""Counts of a sitemap with more entries than this are kept; a smaller one is counted anew as fast."""

ENOUGH_ENTRIES: Final = 10
"""The fewest entries with a value for which it means something that they all have the same."""

HIGH_PRIORITY: Final = 0.8
"""The lowest priority that is high; the default is 0.5."""

_RUN_ENTRIES: Final = 250_000
"""How many entries of small sitemaps are summed up at once."""

_GLANCE: Final = 16_384
"""Values to look at first, before all are counted."""

_DATE_CHARACTERS: Final = 10

Counts = Mapping[str, int]
"""How many entries have a value, by value; by day for dates."""

Column = Callable[[], pl.Series]


@dataclass(frozen=True)
class FieldSummary:
    """What the entries of a sitemap have in common in one field.

    Attributes:
        filled: How many entries have a value.
        common: The value that all of these share; None where they differ or there is none.
        extreme: The newest of dates, as YYYY-MM-DD, and the lowest of priorities; None where there is none.
        counts: The different values; None where there are too many, and for small sitemaps.
    """

    filled: int
    common: str | None
    extreme: str | float | None
    counts: Counts | None = field(compare=False)

    @classmethod
    def of(cls, name: FieldName, values: pl.Series) -> FieldSummary:
        """Sum up a column."""
        filled = len(values) - values.null_count()
        keys = _days(values) if name == "lastmod" else values
        counts = None
        if keys.head(_GLANCE).drop_nulls().n_unique() <= MOST_VALUES:
            counts = counted(keys)
            counts = counts if len(counts) <= MOST_VALUES else None
        return cls(
            filled, _common(name, counts, lambda: values), _extreme(name, keys if counts is None else counts), counts
        )

    def after(self, name: FieldName, removed: Counts, added: Counts, column: Column) -> FieldSummary:
        """Return the summary after an edit, from how many of the entries concerned had each value, and have it now."""
        if self.counts is None:
            return FieldSummary.of(name, column())
        counts = Counter(self.counts)
        counts.update(added)
        counts.subtract(removed)
        counts = +counts
        if len(counts) > MOST_VALUES:
            return FieldSummary.of(name, column())
        extreme = self.extreme if counts.keys() == self.counts.keys() else _extreme(name, counts)
        return FieldSummary(counts.total(), _common(name, counts, column), extreme, counts)


def _common(name: FieldName, counts: Counts | None, column: Column) -> str | None:
    """Return the value that all entries share that have one."""
    if counts is None or len(counts) != 1:
        return None
    (common,) = counts
    if name != "lastmod":
        return common
    # Equal days may be of different times.
    values = column().drop_nulls()
    is_common = values.head(_GLANCE).n_unique() == 1 and (values == values[0]).all()
    return str(values[0]) if is_common else None


_DAY: Final = pl.col("lastmod").str.strip_chars(XML_SPACE).str.slice(0, _DATE_CHARACTERS)
_NUMBER: Final = pl.col("priority").str.strip_chars(XML_SPACE)

_EXTREMES: Final[Mapping[FieldName, pl.Expr]] = {
    "lastmod": _DAY.filter(_DAY.str.contains(f"^{REAL}$") & (_DAY.str.len_bytes() == _DATE_CHARACTERS)).max(),
    "changefreq": pl.lit(None),
    "priority": _NUMBER.filter(_NUMBER.str.contains(f"^{PRIORITY}$")).cast(pl.Float64).min(),
}


def _extreme(name: FieldName, keys: Collection[str] | pl.Series) -> str | float | None:
    values = keys.unique() if isinstance(keys, pl.Series) else pl.Series(list(keys), dtype=pl.String)
    extreme: str | float | None = values.cast(pl.String).to_frame(name).select(_EXTREMES[name]).item()
    return extreme


def _days(values: pl.Series) -> pl.Series:
    return values.to_frame("lastmod").select(_DAY).to_series()


Summary = Mapping[FieldName, FieldSummary]
"""What the entries of one sitemap have in common, by field."""


def sums_of(table: EntryTable, sitemaps: Iterable[int]) -> dict[int, Summary]:
    """Sum up some sitemaps of a table that have entries, by id."""
    summaries: dict[int, Summary] = {}
    run, n_entries = list[int](), 0
    for sitemap in sitemaps:
        n_own = table.urls_in(sitemap)
        if n_own > LARGE:
            rows = table.rows(table.slots_in(sitemap), SUMMED_FIELDS)
            summaries[sitemap] = {name: FieldSummary.of(name, rows[name]) for name in SUMMED_FIELDS}
            continue
        run.append(sitemap)
        n_entries += n_own
        if n_entries > _RUN_ENTRIES:
            summaries |= small_sums(table, run)
            run, n_entries = [], 0
    return summaries | (small_sums(table, run) if run else {})


_SUMS: Final = [
    sum_of
    for name in SUMMED_FIELDS
    for sum_of in (
        pl.col(name).count().alias(f"{name}.filled"),
        pl.when(pl.col(name).min() == pl.col(name).max()).then(pl.col(name).min()).alias(f"{name}.common"),
        _EXTREMES[name].alias(f"{name}.extreme"),
    )
]


def small_sums(table: EntryTable, sitemaps: Sequence[int]) -> dict[int, Summary]:
    """Sum up small sitemaps together, as thousands of them one by one take ten times as long."""
    rows = table.rows(np.concatenate([table.slots_in(each) for each in sitemaps]), [*SUMMED_FIELDS, "sitemap"])
    sums = rows.with_columns(pl.col(SUMMED_FIELDS).cast(pl.String)).group_by("sitemap").agg(_SUMS)
    return {
        row["sitemap"]: {
            name: FieldSummary(row[f"{name}.filled"], row[f"{name}.common"], row[f"{name}.extreme"], None)
            for name in SUMMED_FIELDS
        }
        for row in sums.iter_rows(named=True)
    }


def sums_again(
    known: Mapping[int, Summary], before: EntryTable, table: EntryTable, change: Change
) -> Mapping[int, Summary]:
    """Sum up again the sitemaps that an edit touched."""
    fields = SUMMED_FIELDS if change.is_structural else tuple(name for name in SUMMED_FIELDS if name in change.fields)
    if not fields:
        return known
    touched = distinct(change.cells, change.inserted, change.removed, change.moved)
    now = table.by_sitemap(touched)
    then = before.by_sitemap(touched) if change.is_structural else now
    summaries = {sitemap: summary for sitemap, summary in known.items() if sitemap not in {*then, *now}}
    anew = list[int]()
    for sitemap in sorted({*then, *now}):
        n_entries, summary = table.urls_in(sitemap), known.get(sitemap)
        # With more entries touched than not, counting all takes no longer.
        if summary is None or n_entries <= LARGE or len(touched) >= n_entries:
            if n_entries:
                anew.append(sitemap)
            continue
        removed = _counts_of(before, then.get(sitemap, NO_SLOTS), fields)
        added = _counts_of(table, now.get(sitemap, NO_SLOTS), fields)

        def column(name: FieldName, sitemap: int = sitemap) -> pl.Series:
            return table.rows(table.slots_in(sitemap), [name]).to_series()

        again = {name: summary[name].after(name, removed[name], added[name], partial(column, name)) for name in fields}
        summaries[sitemap] = {**summary, **again}
    return summaries | sums_of(table, anew)


def _counts_of(table: EntryTable, slots: SlotArray, fields: Sequence[FieldName]) -> dict[FieldName, Counts]:
    rows = table.rows(slots, fields)
    return {name: counted(_days(rows[name]) if name == "lastmod" else rows[name]) for name in fields}


def judge_summary(
    summary: Summary, profile: Profile, *, sitemap: int, name: str, listed: str | None = None
) -> Iterator[Problem]:
    """Judge what the entries of a sitemap have in common; `listed` is its `lastmod` in the index."""
    failed = set[str]()
    for rule_id, judge in _RULES.items():
        rule = RULES[rule_id]
        severity = rule.severity_in(profile)
        if severity is None:
            continue
        found = run_rule(rule_id, partial(judge, summary, name, listed), None, failed)
        if found is not None:
            value, message = found
            is_in_index = rule_id == _INDEX_RULE
            yield Problem(rule, severity, sitemap, None, rule.field, value, message, is_in_index=is_in_index)
    yield from failure_problems(failed, profile)


_ValueAndMessage = tuple[str, str] | None


def _same_date(summary: Summary, name: str, _: str | None) -> _ValueAndMessage:
    date, count = summary["lastmod"].common, summary["lastmod"].filled
    if date is None or count < ENOUGH_ENTRIES:
        return None
    return date, plural(
        "The date in {name} is “{date}”.",
        "All %n dates in {name} are “{date}”.",
        count,
        name=quoted(name),
        date=shown(date),
    )


def _same_priority(summary: Summary, name: str, _: str | None) -> _ValueAndMessage:
    priority, count = summary["priority"].common, summary["priority"].filled
    if priority is None or count < ENOUGH_ENTRIES:
        return None
    return priority, plural(
        "The priority in {name} is {priority}.",
        "All %n priorities in {name} are {priority}.",
        count,
        name=quoted(name),
        priority=shown(priority),
    )


def _high_priority(summary: Summary, name: str, _: str | None) -> _ValueAndMessage:
    lowest, count = summary["priority"].extreme, summary["priority"].filled
    is_high = isinstance(lowest, float) and lowest >= HIGH_PRIORITY
    if summary["priority"].common is not None or count < ENOUGH_ENTRIES or not is_high:
        return None
    return f"{lowest:g}", plural(
        "The priority in {name} is {lowest}.",
        "The lowest of %n priorities in {name} is {lowest}.",
        count,
        name=quoted(name),
        lowest=f"{lowest:g}",
    )


def _ignored(field: FieldName, summary: Summary, name: str, _: str | None) -> _ValueAndMessage:
    if not summary[field].filled:
        return None
    return "", plural(
        "1 entry in {name} has a {field}, which this search engine ignores.",
        "%n entries in {name} have a {field}, which this search engine ignores.",
        summary[field].filled,
        name=quoted(name),
        field=field,
    )


def _outdated(summary: Summary, name: str, listed: str | None) -> _ValueAndMessage:
    newest, text = summary["lastmod"].extreme, (listed or "").strip(XML_SPACE)
    # Both as precise as the less precise one.
    if not listed or not isinstance(newest, str) or text[:_DATE_CHARACTERS] >= newest[: len(text)]:
        return None
    return listed, msg(
        "“{listed}” in the index is older than {newest}, the newest date in {name}.",
        name=quoted(name),
        newest=newest,
        listed=shown(listed),
    )


_INDEX_RULE: Final = "index-lastmod-old"

_RULES: Final[dict[str, Callable[[Summary, str, str | None], _ValueAndMessage]]] = {
    "lastmod-all-same": _same_date,
    "priority-all-same": _same_priority,
    "priority-all-high": _high_priority,
    "changefreq-ignored": partial(_ignored, "changefreq"),
    "priority-ignored": partial(_ignored, "priority"),
    _INDEX_RULE: _outdated,
}
"""How each rule is judged: from the sums, the name of the sitemap, and its `lastmod` in the index."""
