"""Rules about the values of all entries of a sitemap together: what they have in common and whether that says anything.

A sitemap is summed up once and again only after an edit of its entries; judging the sums costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, TypeVar

import polars as pl

from sitemap_studio.checks.containing import Fault, attempt
from sitemap_studio.checks.failures import failure
from sitemap_studio.checks.messages import shown
from sitemap_studio.checks.problems import Problem, Summary
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.dates import REAL, XML_SPACE
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.values import PRIORITY
from sitemap_studio.table.edits import Change
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import SlotArray, distinct

SUMMED_FIELDS: Final = tuple(field for field in FIELD_NAMES if field != "loc")
"""The fields that are summed up."""

ENOUGH_ENTRIES: Final = 10
"""So many entries with a value must have the same before that means something."""

HIGH_PRIORITY: Final = 0.8
"""From here on a priority is high; the default is 0.5."""

_GLANCE: Final = 256
"""Values that are compared before all of them are: most columns differ among the first."""

_DAY_CHARACTERS: Final = 10

T = TypeVar("T")


def summaries_of(table: EntryTable, sitemaps: Iterable[int]) -> dict[int, Summary]:
    """Sum up some sitemaps of a table."""
    return {sitemap: _sum(table, sitemap, SUMMED_FIELDS) for sitemap in sitemaps}


def sums_again(table: EntryTable, before: Mapping[int, Summary], change: Change) -> Mapping[int, Summary]:
    """Sum up again the sitemaps that an edit touched.

    Args:
        table: After the edit.
        before: The sums before it.
        change: What it touched.
    """
    fields = [field for field in SUMMED_FIELDS if field in change.fields]
    edited = _sitemaps_of(table, change.cells) if fields else set[int]()
    restocked = _sitemaps_of(table, distinct(change.came, change.gone, change.moved)) if change.is_structural else set()
    restocked |= {sitemap for sitemap, summary in before.items() if summary.entries != table.urls_in(sitemap)}
    new = {sitemap: _sum(table, sitemap, fields, before.get(sitemap)) for sitemap in edited - restocked}
    return {**before, **new, **summaries_of(table, restocked)} if new or restocked else before


def _sitemaps_of(table: EntryTable, slots: SlotArray) -> set[int]:
    return set(table.rows(slots, ["sitemap"]).to_series().unique().to_list())


def _sum(table: EntryTable, sitemap: int, fields: Sequence[FieldName], before: Summary | None = None) -> Summary:
    return summarise(table.rows(table.slots_in(sitemap), fields if before else SUMMED_FIELDS), before)


def summarise(rows: pl.DataFrame, before: Summary | None = None) -> Summary:
    """Sum up the entries of a sitemap.

    Args:
        rows: A frame with the columns of all fields but `loc`, or of those that changed.
        before: The sums before they changed.
    """
    columns: dict[FieldName, pl.Series] = {field: rows[field] for field in SUMMED_FIELDS if field in rows.columns}
    known = before or Summary(0, {}, {}, None, None)
    failed = {rule for rule in known.failed if RULES[rule].field not in columns}

    def summed(rule: str, work: Callable[[], T]) -> T | None:
        result = attempt(work)
        if isinstance(result, Fault):
            result.note(rule)
            failed.update({rule} & RULES.keys())
            return None
        return result

    return Summary(
        entries=rows.height,
        filled={**known.filled, **{field: len(column) - column.null_count() for field, column in columns.items()}},
        common={
            **known.common,
            **{field: summed(f"{field}-all-same", partial(_common, column)) for field, column in columns.items()},
        },
        lowest_priority=(
            summed("priority-all-high", partial(_lowest, columns["priority"]))
            if "priority" in columns
            else known.lowest_priority
        ),
        newest_day=(
            summed("index-lastmod-old", partial(_newest_day, columns["lastmod"]))
            if "lastmod" in columns
            else known.newest_day
        ),
        failed=frozenset(failed),
    )


def _common(column: pl.Series) -> str | None:
    """The value that all have that have one."""
    first = next((value for value in column.head(_GLANCE) if value is not None), None)
    if first is None:
        filled = column.drop_nulls()
        first = filled[0] if len(filled) else None
    is_common = first is not None and all(
        bool((part == first).all())
        for part in (column.head(_GLANCE), column)  # nulls are passed over
    )
    return str(first) if is_common else None


def _lowest(column: pl.Series) -> float | None:
    # Few values are ever used: each is looked at once.
    texts = pl.select(text=column.unique()).select(pl.col("text").str.strip_chars(XML_SPACE))
    numbers = texts.filter(pl.col("text").str.contains(f"^{PRIORITY}$")).select(pl.col("text").cast(pl.Float64))
    lowest = numbers.to_series().min()
    return float(lowest) if isinstance(lowest, float) else None


def _newest_day(column: pl.Series) -> str | None:
    days = column.str.strip_chars(XML_SPACE).str.slice(0, _DAY_CHARACTERS).unique()
    full = pl.col("day").str.contains(f"^{REAL}$") & (pl.col("day").str.len_bytes() == _DAY_CHARACTERS)
    newest = pl.select(day=days).filter(full).to_series().max()
    return newest if isinstance(newest, str) else None


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
    shown_name = f"“{shown(name)}”"
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
    return date, f"All {count:,} dates in {name} are “{shown(date)}”."


def _same_priority(summary: Summary, name: str, _: str | None) -> _Told:
    priority, count = summary.common["priority"], summary.filled["priority"]
    if priority is None or count < ENOUGH_ENTRIES:
        return None
    return priority, f"All {count:,} priorities in {name} are {shown(priority)}."


def _high_priority(summary: Summary, name: str, _: str | None) -> _Told:
    count = summary.filled["priority"]
    if summary.common["priority"] is not None or count < ENOUGH_ENTRIES:
        return None
    if (summary.lowest_priority or 0) < HIGH_PRIORITY:
        return None
    lowest = f"{summary.lowest_priority:g}"
    return lowest, f"The lowest of {count:,} priorities in {name} is {lowest}."


def _ignored(field: FieldName, summary: Summary, name: str, _: str | None) -> _Told:
    count = summary.filled[field]
    if not count:
        return None
    have = "1 entry has" if count == 1 else f"{count:,} entries have"
    return "", f"In {name} {have} a {field}, which this search engine does not read."


def _outdated(summary: Summary, name: str, listed: str | None) -> _Told:
    newest = summary.newest_day
    if not listed or not newest or listed.strip(XML_SPACE)[:_DAY_CHARACTERS] >= _as_long(newest, listed):
        return None
    return listed, f"{name} holds a date of {newest}, but its own in the index is “{shown(listed)}”."


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
