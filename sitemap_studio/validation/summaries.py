"""Rules about the values of all entries of a sitemap together, and the counts of values that these rules need.

The counts of large sitemaps are stored, so that an edit only adds and subtracts the values that it changed. Dates are
counted by day, and by text as long as there are few texts. A column with too many distinct values is counted again after
each edit of it. Dates are compared as instants, by `date_clusters`, only if the days leave open whether most dates are
of one time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np
import polars as pl

from sitemap_studio.core.messages import msg, plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.model.columns import count_texts
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, unique_slots
from sitemap_studio.protocol.changefreq_priority import PRIORITY
from sitemap_studio.protocol.dates import REAL, XML_SPACE
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.quoting import display_value, quoted
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.run_rule import failure_problems, run_rule

if TYPE_CHECKING:
    from sitemap_studio.model.edits import Change

SUMMARIZED_FIELDS: Final[tuple[FieldName, ...]] = tuple(name for name in FIELD_NAMES if name != "loc")

MOST_VALUES: Final = 4_096
"""Maximum number of distinct values that are counted; ten years have fewer days."""

LARGE: Final = 10_000
"""Minimum number of entries for stored counts; recounting smaller sitemaps is as fast."""

MIN_ENTRIES: Final = 10
"""Minimum number of values for rules about equal values."""

HIGH_PRIORITY: Final = 0.8
"""The lowest priority that is high; the default is 0.5."""

_RUN_ENTRIES: Final = 250_000
"""Number of entries of small sitemaps that are summarized together."""

_SAMPLE_SIZE: Final = 16_384
"""Number of values, spread over the column, that are examined before all are counted."""

_DATE_CHARACTERS: Final = 10

MOST_PER_CENT: Final = 90
"""Minimum percentage of dates of one time for a cluster: such dates do not state when pages changed."""

_HOUR_SECONDS: Final = 3_600
_DAY_SECONDS: Final = 86_400

Counts = Mapping[str, int]
"""Number of entries by value, or by day for dates."""

Column = Callable[[], pl.Series]


@dataclass(frozen=True)
class DateCluster:
    """The time that most dates of a sitemap share: one text, one day, or one hour.

    Attributes:
        kind: Whether these dates are equal texts, on one day, or within one hour.
        value: The date as written, the day, or the first moment of the hour in UTC.
        count: Number of dates of that time.
        total: Number of all dates.
        days: Days on which all dates fall, in UTC or in their own zone; usually empty or one day.
    """

    kind: Literal["same", "day", "hour"]
    value: str
    count: int
    total: int
    days: tuple[str, ...]


@dataclass(frozen=True)
class FieldSummary:
    """Summary of the values of one field in a sitemap.

    Attributes:
        filled: Number of entries with a value.
        common: The only distinct value; None if there are several or no values, and for dates.
        extreme: The newest date, as YYYY-MM-DD, or the lowest priority; None without a valid value.
        counts: Number of entries by value, or by day for dates; None for too many values, and for small sitemaps.
        cluster: The time of most dates; None if there is no such time, and for other fields.
        texts: Number of entries by date as written; None for too many, for small sitemaps, and for other fields.
    """

    filled: int
    common: str | None
    extreme: str | float | None
    counts: Counts | None = field(compare=False)
    cluster: DateCluster | None = None
    texts: Counts | None = field(default=None, compare=False)

    @classmethod
    def from_values(cls, name: FieldName, values: pl.Series) -> FieldSummary:
        """Return the summary of one field from the column of its values; `name` is the field."""
        filled = len(values) - values.null_count()
        is_date = name == "lastmod"
        texts: Counts | None = None
        if values.gather_every(max(1, len(values) // _SAMPLE_SIZE)).drop_nulls().n_unique() <= MOST_VALUES:
            texts = count_texts(values)
        if texts is not None and len(texts) > MOST_VALUES:
            texts = None
        keys = _days_of(values) if is_date and texts is None else values
        counts = texts
        if is_date:
            counts = _count_by_day(texts) if texts is not None else count_texts(keys)
        cluster = _find_cluster(name, counts, texts, lambda: values)
        counts = counts if counts is not None and len(counts) <= MOST_VALUES else None
        extreme = _find_extreme(name, keys if counts is None else counts)
        return cls(filled, _common_value(name, counts), extreme, counts, cluster, texts if is_date else None)

    def after_edit(self, name: FieldName, removed: Counts, added: Counts, column: Column) -> FieldSummary:
        """Return the summary after an edit, from the counts of the values that it removed and added.

        Dates are counted as written if `texts` are known, else by day. `column` returns all values after the edit; it is
        called only if the counts do not suffice.
        """
        if not (removed or added):
            return self
        if self.counts is None:
            return FieldSummary.from_values(name, column())
        recounted = Counter(self.counts if self.texts is None else self.texts)
        recounted.update(added)
        recounted.subtract(removed)
        recounted = +recounted
        if len(recounted) > MOST_VALUES:
            return FieldSummary.from_values(name, column())
        texts = None if self.texts is None else recounted
        counts = recounted if texts is None else _count_by_day(texts)
        extreme = self.extreme if counts.keys() == self.counts.keys() else _find_extreme(name, counts)
        cluster = _find_cluster(name, counts, texts, column)
        return FieldSummary(recounted.total(), _common_value(name, counts), extreme, counts, cluster, texts)


def _common_value(name: FieldName, counts: Counts | None) -> str | None:
    """Return the only distinct value in `counts`; None for several, unknown counts, and dates."""
    return next(iter(counts)) if counts is not None and len(counts) == 1 and name != "lastmod" else None


def _count_by_day(texts: Counts) -> Counts:
    """Return the number of dates by day, as `_days_of` defines it, from their number by text."""
    days = Counter[str]()
    for text, count in texts.items():
        days[text.strip(XML_SPACE)[:_DATE_CHARACTERS]] += count
    return days


def _find_cluster(name: FieldName, counts: Counts | None, texts: Counts | None, column: Column) -> DateCluster | None:
    """Return the cluster that contains most dates; None without a cluster, and for other fields than `lastmod`.

    `column` is called only if the texts are unknown and the days do not exclude a cluster.
    """
    if name != "lastmod" or counts is None or not _may_cluster(counts):
        return None
    texts = count_texts(column()) if texts is None else texts
    columns = {"lastmod": list(texts), "count": list(texts.values())}
    return date_clusters(pl.DataFrame(columns).with_columns(sitemap=pl.lit(0, pl.UInt32))).get(0)


def _may_cluster(counts: Counts) -> bool:
    """Return whether most dates may be within one day or hour, from the number of dates per written day."""
    counts = {day: count for day, count in counts.items() if day}
    if not counts:
        return False
    top = max(counts, key=counts.__getitem__)
    near = {top}
    with suppress(ValueError, OverflowError):
        # Zones move a day by one at most, and an hour may be of two days.
        near |= {(date.fromisoformat(top) + timedelta(days=days)).isoformat() for days in range(-3, 4)}
    return _is_majority(sum(counts.get(day, 0) for day in near), sum(counts.values()))


def _is_majority(count: int, total: int) -> bool:
    """Return whether `count` is at least `MOST_PER_CENT` percent of `total`, and `total` at least `MIN_ENTRIES`."""
    return total >= MIN_ENTRIES and 100 * count >= MOST_PER_CENT * total


_DAY: Final = pl.col("lastmod").str.strip_chars(XML_SPACE).str.slice(0, _DATE_CHARACTERS)
_NUMBER: Final = pl.col("priority").str.strip_chars(XML_SPACE)

_EXTREMES: Final[Mapping[FieldName, pl.Expr]] = {
    "lastmod": _DAY.filter(_DAY.str.contains(f"^{REAL}$") & (_DAY.str.len_bytes() == _DATE_CHARACTERS)).max(),
    "changefreq": pl.lit(None),
    "priority": _NUMBER.filter(_NUMBER.str.contains(f"^{PRIORITY}$")).cast(pl.Float64).min(),
}


def _find_extreme(name: FieldName, keys: Collection[str] | pl.Series) -> str | float | None:
    """Return the newest day, or the lowest priority, of texts; None for `changefreq`, and without a valid text."""
    values = keys.unique() if isinstance(keys, pl.Series) else pl.Series(list(keys), dtype=pl.String)
    extreme: str | float | None = values.cast(pl.String).to_frame(name).select(_EXTREMES[name]).item()
    return extreme


def _days_of(values: pl.Series) -> pl.Series:
    """Return the day of each date: its first ten characters after leading white space."""
    return values.to_frame("lastmod").select(_DAY).to_series()


_WRITTEN: Final = pl.col("lastmod")
_LAST_SIX: Final = _WRITTEN.str.slice(-6)
_DATE_KEYS: Final = {
    "minute": _WRITTEN.str.slice(0, 16),
    "zone": pl.when(_WRITTEN.str.len_bytes() > 16, _LAST_SIX.str.contains("^[+-][0-9]{2}:[0-9]{2}$"))
    .then(_LAST_SIX)
    .otherwise(pl.lit("")),
}
"""A date up to its minute, and its distance from UTC: all that the time of most dates depends on."""

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_Keys = list[tuple[str, str, int]]
"""Minute and zone of dates as written, and how many have them."""


def date_clusters(texts: pl.DataFrame) -> dict[int, DateCluster]:
    """Return by sitemap id the cluster that contains most dates: equal, on one day, or within one hour; omit the others.

    Dates are compared as instants, to the minute. A day without a time is that day in each zone, and a time without a
    zone is in UTC.

    Args:
        texts: The `lastmod` values of a `sitemap`, by its id, with the `count` of each.
    """
    texts = texts.with_columns(_WRITTEN.str.strip_chars(XML_SPACE)).filter(_WRITTEN != "")
    found = texts.with_columns(**_DATE_KEYS).group_by("sitemap", "minute", "zone").agg(pl.col("count").sum())
    keys: dict[int, _Keys] = {}
    for sitemap, *key in found.iter_rows():
        keys.setdefault(sitemap, []).append((key[0], key[1], key[2]))
    clusters: dict[int, DateCluster] = {}
    may_be_same: dict[int, DateCluster] = {}
    for sitemap, of_sitemap in keys.items():
        if (cluster := _day_or_hour(of_sitemap)) is not None:
            clusters[sitemap] = cluster
        top, total = max(count for _, _, count in of_sitemap), sum(count for _, _, count in of_sitemap)
        if _is_majority(top, total):
            may_be_same[sitemap] = cluster or DateCluster("same", "", 0, total, ())
    if may_be_same:
        texts = texts.filter(pl.col("sitemap").is_in(list(may_be_same)))
        for sitemap, text, count in texts.group_by("sitemap", "lastmod").agg(pl.col("count").sum()).iter_rows():
            if _is_majority(count, may_be_same[sitemap].total):
                clusters[sitemap] = replace(may_be_same[sitemap], kind="same", value=text, count=count)
    return clusters


def _day_or_hour(keys: _Keys) -> DateCluster | None:
    """Return the day, or else the hour, on which most dates of one sitemap fall; None if there is neither."""
    total = sum(count for _, _, count in keys)
    in_utc, stated, timed = Counter[str](), Counter[tuple[str, str]](), Counter[int]()
    for minute, zone, count in keys:
        if (second := _first_second(minute, zone)) is not None:
            in_utc[str(np.datetime64(second // _DAY_SECONDS, "D"))] += count
            stated[minute[:_DATE_CHARACTERS], zone] += count
            if len(minute) > _DATE_CHARACTERS:
                timed[second] += count
    by_day = sorted([*in_utc.items(), *((day, count) for (day, _), count in stated.items())], key=itemgetter(1))
    if by_day and _is_majority(by_day[-1][1], total):
        top = by_day[-1][1]
        day = max(in_utc, key=in_utc.__getitem__) if max(in_utc.values()) == top else by_day[-1][0]
        days = sorted({day for day, count in by_day if count == total})
        return DateCluster("day", day, top, total, tuple(days))
    seconds, counts = np.array(sorted(timed)), np.array([timed[second] for second in sorted(timed)])
    if not _is_majority(int(counts.sum()), total):
        return None
    ends = np.cumsum(counts)
    within = ends[np.searchsorted(seconds, seconds + _HOUR_SECONDS, side="right") - 1] - ends + counts
    first = int(np.argmax(within))
    if not _is_majority(int(within[first]), total):
        return None
    begin = np.datetime_as_string(seconds[first].astype("datetime64[s]"), unit="m")
    return DateCluster("hour", f"{begin}Z", int(within[first]), total, ())


def _first_second(minute: str, zone: str) -> int | None:
    """Return the first instant of a day in UTC, or of a minute in a zone, as Unix seconds; None for other texts."""
    if len(minute) not in (_DATE_CHARACTERS, 16) or minute[4:8:3] != "--":
        return None
    try:
        moment = datetime.fromisoformat(minute + (zone or "+00:00") if len(minute) > _DATE_CHARACTERS else minute)
    except ValueError:
        return None
    return int(((moment if moment.tzinfo else moment.replace(tzinfo=UTC)) - _EPOCH).total_seconds())


Summary = Mapping[FieldName, FieldSummary]
"""Summaries of the values of one sitemap, by field."""


def summarize_sitemaps(
    table: EntryTable, sitemaps: Iterable[int], progress: Progress | None = None
) -> dict[int, Summary]:
    """Return the summaries of sitemaps by id; sitemaps without entries are left out.

    Args:
        table: The entries.
        sitemaps: Ids of the sitemaps.
        progress: Checked for cancellation before each large sitemap and each group of small ones.
    """
    progress = progress or Progress()
    summaries: dict[int, Summary] = {}
    run, n_entries = list[int](), 0
    for sitemap in sitemaps:
        n_own = table.entry_count(sitemap)
        if n_own > LARGE:
            progress.check()
            rows = table.rows(table.slots_of_sitemap(sitemap), SUMMARIZED_FIELDS)
            summaries[sitemap] = {name: FieldSummary.from_values(name, rows[name]) for name in SUMMARIZED_FIELDS}
            continue
        run.append(sitemap)
        n_entries += n_own
        if n_entries > _RUN_ENTRIES:
            progress.check()
            summaries |= summarize_small_sitemaps(table, run)
            run, n_entries = [], 0
    progress.check()
    return summaries | (summarize_small_sitemaps(table, run) if run else {})


_SUMMARY_COLUMNS: Final = [
    sum_of
    for name in SUMMARIZED_FIELDS
    for sum_of in (
        pl.col(name).count().alias(f"{name}.filled"),
        pl.when(pl.col(name).min() == pl.col(name).max(), name != "lastmod")
        .then(pl.col(name).min())
        .alias(f"{name}.common"),
        _EXTREMES[name].alias(f"{name}.extreme"),
    )
]


def summarize_small_sitemaps(table: EntryTable, sitemaps: Sequence[int]) -> dict[int, Summary]:
    """Return the summaries of one or more small sitemaps by id, without counts; one aggregation is ten times as fast."""
    rows = table.rows(
        np.concatenate([table.slots_of_sitemap(each) for each in sitemaps]), [*SUMMARIZED_FIELDS, "sitemap"]
    )
    sums = rows.with_columns(pl.col(SUMMARIZED_FIELDS).cast(pl.String)).group_by("sitemap").agg(_SUMMARY_COLUMNS)
    clusters = _clusters_of_small_sitemaps(rows)

    def summary(row: Mapping[str, Any], name: FieldName) -> FieldSummary:
        """Return the summary of one field from the aggregated row of a sitemap."""
        cluster = clusters.get(row["sitemap"]) if name == "lastmod" else None
        return FieldSummary(row[f"{name}.filled"], row[f"{name}.common"], row[f"{name}.extreme"], None, cluster)

    return {
        row["sitemap"]: {name: summary(row, name) for name in SUMMARIZED_FIELDS} for row in sums.iter_rows(named=True)
    }


def _clusters_of_small_sitemaps(rows: pl.DataFrame) -> dict[int, DateCluster]:
    """Return the date clusters by sitemap id from rows of several sitemaps."""
    days = rows.select("sitemap", day=_DAY).filter(pl.col("day") != "").group_by("sitemap", "day").len()
    tops = days.group_by("sitemap").agg(top=pl.col("len").max(), total=pl.col("len").sum())
    # Most dates have at most four days, because the dates of one hour may be written with four.
    may_cluster = 4 * 100 * pl.col("top").cast(pl.Int64) >= MOST_PER_CENT * pl.col("total").cast(pl.Int64)
    chosen = tops.filter(may_cluster, pl.col("total") >= MIN_ENTRIES)["sitemap"]
    if chosen.is_empty():
        return {}
    dated = rows.filter(pl.col("sitemap").is_in(chosen.implode())).drop_nulls("lastmod")
    return date_clusters(dated.group_by("sitemap", "lastmod").len("count"))


def update_summaries(
    known: Mapping[int, Summary], before: EntryTable, table: EntryTable, change: Change
) -> Mapping[int, Summary]:
    """Return the summaries of all sitemaps after an edit; only edited sitemaps are summarized again."""
    fields = (
        SUMMARIZED_FIELDS
        if change.is_structural
        else tuple(name for name in SUMMARIZED_FIELDS if name in change.fields)
    )
    if not fields:
        return known
    touched = unique_slots(change.cells, change.inserted, change.removed, change.moved)
    now = table.group_by_sitemap(touched)
    then = before.group_by_sitemap(touched) if change.is_structural else now
    summaries = {sitemap: summary for sitemap, summary in known.items() if sitemap not in {*then, *now}}
    recounted_sitemaps = list[int]()
    for sitemap in sorted({*then, *now}):
        n_entries, summary = table.entry_count(sitemap), known.get(sitemap)
        # With more entries touched than not, counting all takes no longer.
        if summary is None or n_entries <= LARGE or len(touched) >= n_entries:
            if n_entries:
                recounted_sitemaps.append(sitemap)
            continue
        removed = _count_values(before, then.get(sitemap, NO_SLOTS), summary, fields)
        added = _count_values(table, now.get(sitemap, NO_SLOTS), summary, fields)

        def column(name: FieldName, sitemap: int = sitemap) -> pl.Series:
            """Return the column of a field for all entries of the sitemap."""
            return table.rows(table.slots_of_sitemap(sitemap), [name]).to_series()

        again = {
            name: summary[name].after_edit(name, removed[name], added[name], partial(column, name)) for name in fields
        }
        summaries[sitemap] = {**summary, **again}
    return summaries | summarize_sitemaps(table, recounted_sitemaps)


def _count_values(
    table: EntryTable, slots: SlotArray, summary: Summary, fields: Sequence[FieldName]
) -> dict[FieldName, Counts]:
    """Return by field how many of the given entries have each value; dates by day if the summary has no texts."""
    rows = table.rows(slots, fields)
    by_day = summary["lastmod"].texts is None
    return {name: count_texts(_days_of(rows[name]) if name == "lastmod" and by_day else rows[name]) for name in fields}


def newest_day(summary: Summary) -> str | None:
    """Return the newest day of a sitemap's entries, as YYYY-MM-DD; None without a valid date."""
    newest = summary["lastmod"].extreme
    return newest if isinstance(newest, str) else None


def newer_date(summary: Summary, listed: str | None, today: date) -> str | None:
    """Return the newest day of a sitemap's entries if its `lastmod` in an index is older, else None.

    Also None if the index has no date, or the newest day is in the future, and thus probably wrong.
    """
    newest, text = newest_day(summary), (listed or "").strip(XML_SPACE)
    # Both as precise as the less precise one.
    is_older = bool(text) and newest is not None and text[:_DATE_CHARACTERS] < newest[: len(text)]
    return newest if is_older and newest is not None and newest <= today.isoformat() else None


def validate_summary(
    summary: Summary,
    profile: Profile,
    *,
    sitemap: int,
    name: str,
    listed: str | None = None,
    today: date | None = None,
) -> Iterator[Problem]:
    """Yield the violations of rules about the values of all entries of a sitemap together.

    Args:
        summary: Summary of the entries of the sitemap.
        profile: Profile that defines the severities.
        sitemap: Id of the sitemap.
        name: Name of its file.
        listed: Its `lastmod` in the index, or None.
        today: The day in UTC; None to ignore the current day.
    """
    failed = set[str]()
    checks: dict[str, Callable[[Summary, str, str | None], _ValueAndMessage]] = {
        **{rule_id: partial(_check_cluster, rule_id, today) for rule_id in _CLUSTER_RULES},
        **_RULES,
    }
    for rule_id, check in checks.items():
        rule = RULES[rule_id]
        severity = rule.severity_in(profile)
        if severity is None:
            continue
        found = run_rule(rule_id, partial(check, summary, name, listed), None, failed)
        if found is not None:
            value, message = found
            is_in_index = rule_id == _INDEX_RULE
            fix = newer_date(summary, listed, today or date.max) if is_in_index else None
            yield Problem(rule, severity, sitemap, None, rule.field, value, message, fix, is_in_index=is_in_index)
    yield from failure_problems(failed, profile)


_ValueAndMessage = tuple[str, str] | None


_CLUSTER_RULES: Final = ("lastmod-all-same", "lastmod-one-run", "lastmod-all-today")


def _check_cluster(rule: str, today: date | None, summary: Summary, name: str, _: str | None) -> _ValueAndMessage:
    """Return value and message if `rule` is the most specific of `_CLUSTER_RULES` that the dates violate, else None."""
    cluster = summary["lastmod"].cluster
    if cluster is None:
        return None
    is_today = today is not None and today.isoformat() in cluster.days
    violated = "lastmod-all-today" if is_today else _RULE_OF_CLUSTER[cluster.kind]
    if rule != violated:
        return None
    values = {"name": quoted(name), "value": display_value(cluster.value), "count": cluster.count}
    if is_today:
        message = plural(
            "The date in {name} is of today.", "All %n dates in {name} are of today.", cluster.total, name=quoted(name)
        )
    elif cluster.kind == "same":
        message = plural(
            "The date in {name} is “{value}”.",
            "{count:,} of %n dates in {name} are “{value}”.",
            cluster.total,
            **values,
        )
        if cluster.count == cluster.total:
            message = plural(
                "The date in {name} is “{value}”.", "All %n dates in {name} are “{value}”.", cluster.total, **values
            )
    elif cluster.kind == "day":
        message = plural(
            "The date in {name} falls on {value}.",
            "{count:,} of %n dates in {name} fall on one day, {value}.",
            cluster.total,
            **values,
        )
    else:
        message = plural(
            "The date in {name} is {value}.",
            "{count:,} of %n dates in {name} fall within one hour, from {value} on.",
            cluster.total,
            **values,
        )
    return cluster.value, message


_RULE_OF_CLUSTER: Final = {"same": "lastmod-all-same", "day": "lastmod-one-run", "hour": "lastmod-one-run"}


def _check_same_priority(summary: Summary, name: str, _: str | None) -> _ValueAndMessage:
    """Return value and message if at least `MIN_ENTRIES` priorities are all equal, else None."""
    priority, count = summary["priority"].common, summary["priority"].filled
    if priority is None or count < MIN_ENTRIES:
        return None
    return priority, plural(
        "The priority in {name} is {priority}.",
        "All %n priorities in {name} are {priority}.",
        count,
        name=quoted(name),
        priority=display_value(priority),
    )


def _check_high_priority(summary: Summary, name: str, _: str | None) -> _ValueAndMessage:
    """Return value and message if priorities differ but all are at least `HIGH_PRIORITY`, else None."""
    lowest, count = summary["priority"].extreme, summary["priority"].filled
    is_high = isinstance(lowest, float) and lowest >= HIGH_PRIORITY
    if summary["priority"].common is not None or count < MIN_ENTRIES or not is_high:
        return None
    return f"{lowest:g}", plural(
        "The priority in {name} is {lowest}.",
        "The lowest of %n priorities in {name} is {lowest}.",
        count,
        name=quoted(name),
        lowest=f"{lowest:g}",
    )


def _check_ignored_field(field: FieldName, summary: Summary, name: str, _: str | None) -> _ValueAndMessage:
    """Return an empty value and the message if entries have a field that the search engine ignores, else None."""
    if not summary[field].filled:
        return None
    return "", plural(
        "1 entry in {name} has a {field}, which this search engine ignores.",
        "%n entries in {name} have a {field}, which this search engine ignores.",
        summary[field].filled,
        name=quoted(name),
        field=field,
    )


def _check_index_date(summary: Summary, name: str, listed: str | None) -> _ValueAndMessage:
    """Return the date in the index and the message if it is older than the newest entry, else None."""
    newest, text = newest_day(summary), (listed or "").strip(XML_SPACE)
    # Both as precise as the less precise one.
    if not listed or newest is None or text[:_DATE_CHARACTERS] >= newest[: len(text)]:
        return None
    return listed, msg(
        "“{listed}” in the index is older than {newest}, the newest date in {name}.",
        name=quoted(name),
        newest=newest,
        listed=display_value(listed),
    )


_INDEX_RULE: Final = "index-lastmod-old"

_RULES: Final[dict[str, Callable[[Summary, str, str | None], _ValueAndMessage]]] = {
    "priority-all-same": _check_same_priority,
    "priority-all-high": _check_high_priority,
    "changefreq-ignored": partial(_check_ignored_field, "changefreq"),
    "priority-ignored": partial(_check_ignored_field, "priority"),
    _INDEX_RULE: _check_index_date,
}
"""Function that checks each other rule, from the summary, the name of the sitemap, and its `lastmod` in the index."""
