"""Charts of a set, for the window and for reports: values of entries, violated rules, sizes of sitemaps."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

import numpy as np
import polars as pl

from sitemap_studio.core.messages import Message, as_message, join, msg, plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.filter_facts import slots_by_problem
from sitemap_studio.document.page_counts import count_reasons, slots_with_bad_pages
from sitemap_studio.model.columns import count_texts
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.pages.page_reasons import REASON_TITLES, REASONS
from sitemap_studio.protocol.fields import CHANGEFREQS
from sitemap_studio.protocol.profiles import MIB
from sitemap_studio.protocol.quoting import display_value
from sitemap_studio.protocol.rule import SEVERITY_RANK, Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.page_rules import rule_of_reason
from sitemap_studio.protocol.typed_values import parse_instants, parse_number
from sitemap_studio.search.filter_language import MISSING, OTHER, Condition
from sitemap_studio.search.filters import table_parts
from sitemap_studio.search.url_folders import Folders

MAX_SITEMAPS: Final = 50
"""Maximum number of sitemaps in the chart of limits."""

MAX_RULES: Final = 10
"""Maximum number of rules in the chart of problems."""

SEVERITY_TITLES: Final = {Severity.ERROR: msg("Error"), Severity.WARNING: msg("Warning"), Severity.INFO: msg("Info")}


class BarStyle(Enum):
    """Meaning of a bar, which decides its colour."""

    VALUE = "value"
    APART = "apart"
    """For entries without a value."""
    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


@dataclass(frozen=True)
class ShowEntries:
    """Target of a click on a bar: the entries for which all conditions hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class ShowSitemap:
    """Target of a click on a bar: the sitemap with an id."""

    sitemap: int


@dataclass(frozen=True)
class ShowProblems:
    """Target of a click on a bar: the problems of files or of the set."""


@dataclass(frozen=True)
class ChartBar:
    """One bar of a chart.

    Attributes:
        length: Share of the greatest possible length, from 0 to 1.
        count: Number of entries, or of URLs of a sitemap.
        figure: Text beside the bar.
        tip: Text of the tooltip.
        target: What a click shows; None for nothing.
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
    """Bars with a title and a note below.

    Attributes:
        name: Identifier of the chart.
        is_upright: Whether bars are columns, as for dates, else rows.
        note: Text below the bars, or instead of them.
    """

    name: str
    title: Message
    bars: tuple[ChartBar, ...]
    is_upright: bool = False
    note: str = ""


def build_charts(document: Document, slots: SlotArray | None = None, progress: Progress | None = None) -> list[Chart]:
    """Return all charts of a set for all or some unique entries; the chart of sitemaps is always of the whole set."""
    n_entries = len(document.table) if slots is None else len(slots)
    charts = distribution_charts(document.table, slots, progress)
    pages = _page_charts(document, slots, n_entries, progress)
    return [*charts, _problem_chart(document, slots, n_entries), *pages, _sitemap_chart(document)]


def _page_charts(
    document: Document, slots: SlotArray | None, n_entries: int, progress: Progress | None
) -> Iterator[Chart]:
    """Yield the chart of entries by verdict about their pages and, if pages are bad, the chart of their entries by folder.

    Without verdicts, there is no chart.

    Args:
        document: The set.
        slots: The entries to count; None for all.
        n_entries: Their number.
        progress: Can cancel the work.
    """
    table, columns = document.table, document.page_columns
    counts = count_reasons(table, columns, slots, progress)
    if not counts.entries:
        return
    values = [
        ValueCount(
            REASON_TITLES[row.reason], counts.entries[row.reason], _in_condition("reason", row.reason),
            BarStyle.VALUE if (rule := rule_of_reason(row.reason)) is None else BarStyle(rule.severity.value),
        )
        for row in reversed(REASONS)
        if counts.entries[row.reason]
    ]  # fmt: skip
    if counts.n_unchecked:
        condition = Condition("reason", "is empty")
        values.append(ValueCount(msg("Not checked"), counts.n_unchecked, (condition,), BarStyle.APART))
    yield Chart("reason", msg("Entries by page"), tuple(_value_bars(values, n_entries)))
    bad = slots_with_bad_pages(table, columns, slots)
    if len(bad):
        is_bad = Condition("reason", "not in", values=("ok", MISSING))
        folders = [
            count._replace(conditions=(*count.conditions, is_bad))
            for count in _count_folders(Folders(table.snapshot(), bad), len(bad))
        ]
        title = msg("Not indexable or unknown, by folder")
        yield Chart("reason-folder", title, tuple(_value_bars(folders, len(bad))))


def distribution_charts(
    table: EntryTable, slots: SlotArray | None = None, progress: Progress | None = None
) -> list[Chart]:
    """Return the charts of dates, folders, change frequencies and priorities."""
    n_entries = len(table) if slots is None else len(slots)
    titles = {name: msg("Entries by {field}", field=name) for name in ("lastmod", "changefreq", "priority")}
    titles["folder"] = msg("Entries by folder")
    counts = count_by_value(table, slots, progress)
    return [
        Chart(name, title, tuple(_value_bars(counts[name], n_entries)), is_upright=name == "lastmod")
        for name, title in ((name, titles[name]) for name in ("lastmod", "folder", "changefreq", "priority"))
    ]


def _value_bars(counts: Sequence[ValueCount], n_entries: int) -> Iterable[ChartBar]:
    """Yield a bar for each value, relative to the most frequent value."""
    longest = max((each.entries for each in counts), default=0)
    for label, entries, conditions, style in counts:
        yield ChartBar(
            label,
            entries / max(longest, 1),
            entries,
            msg("{count:,}", count=entries),
            _tooltip(label, entries, n_entries),
            ShowEntries(conditions) if conditions and entries else None,
            style,
        )


def _tooltip(label: str, count: int, total: int) -> Message:
    """Return the tooltip of a bar: label, number of entries and share of all entries."""
    entries = plural("1 entry", "%n entries", count)
    return msg("{label}: {entries}, {share}", label=label, entries=entries, share=percent(count / max(total, 1)))


def percent(share: float) -> Message:
    """Return a share as text in per cent with one decimal; only exactly 0 and 1 are shown as 0 % and 100 %."""
    value = 100 * share
    if 0 < value < 0.1:
        return msg("under {share:,.1f} %", share=0.1)
    return msg("{share:,.1f} %", share=99.9 if 99.9 < value < 100 else value)


def _problem_chart(document: Document, slots: SlotArray | None, n_entries: int) -> Chart:
    """Return the chart of entries with problems: a bar for each severity, then for the most violated rules.

    Before a check, and without problems, it has a note instead of bars.
    """
    title, problems = msg("Entries with problems"), document.problems
    if not document.is_validated:
        return Chart("problem", title, (), note=msg("The set has not been checked yet."))
    is_counted = None
    if slots is not None:
        is_counted = np.zeros(document.table.slot_capacity, np.bool_)
        is_counted[slots] = True
    entries = {
        name: len(found) if is_counted is None else int(np.count_nonzero(is_counted[found]))
        for name, found in slots_by_problem(problems).items()
    }
    of_files = Counter(problem.rule.id for problem in problems.individual if problem.slot is None)
    broken = [
        (entries.get(rule.id, 0), severity, of_files[rule.id], rule)
        for rule in RULES.values()
        if (severity := rule.severity_in(document.profile)) and (entries.get(rule.id) or of_files[rule.id])
    ]
    if not broken:
        return Chart("problem", title, (), note=msg("No problems"))
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
    return Chart(
        "problem", title, tuple(bars), note=plural("… and one more.", "… and %n more.", n_left) if n_left > 0 else ""
    )


def _problem_bar(
    label: Message, count: int, elsewhere: int, most: int, n_entries: int, severity: Severity, name: str
) -> ChartBar:
    """Return the bar of a severity or rule.

    Args:
        label: Its title.
        count: Number of entries with such problems.
        elsewhere: Number of such problems of files or of the set.
        most: Count for a bar of full length.
        n_entries: Number of all entries.
        severity: The severity, which decides the colour.
        name: Value of the condition “problem” that a click filters by.
    """
    tip, figure = _tooltip(label, count, n_entries), msg("{count:,}", count=count)
    target: ShowEntries | ShowProblems | None = None
    if count:
        target = ShowEntries((Condition("problem", "in", values=(name,)),))
    if elsewhere:
        tip = msg("{told}; {count:,} more in files or the set", told=tip, count=elsewhere)
        figure = figure if count else join([msg("{count:,}", count=elsewhere), "×"])
        target = target or ShowProblems()
    return ChartBar(label, (count or elsewhere) / most, count, figure, tip, target, BarStyle(severity.value))


def _sitemap_chart(document: Document) -> Chart:
    """Return the chart of the fullest sitemaps; a bar is the greater share of the two limits, URLs and bytes."""
    profile = document.profile
    facts = [(document.file_facts(each.id), each.id) for each in document.sitemaps if each.error is None]
    shares = [max(each.urls / profile.max_urls, each.bytes / profile.max_bytes) for each, _ in facts]
    bars = []
    for share, (each, sitemap) in heapq.nlargest(
        MAX_SITEMAPS, zip(shares, facts, strict=True), key=lambda pair: pair[0]
    ):
        figure = percent(share)
        tip = msg(
            "{name}: {urls:,} of {max_urls:,} URLs, {bytes:,} of {max_bytes:,} MB",
            name=display_value(each.name), urls=each.urls, max_urls=profile.max_urls, bytes=round(each.bytes / MIB, 1),
            max_bytes=round(profile.max_bytes / MIB, 1),
        )  # fmt: skip
        style = BarStyle.VALUE
        if share > 1:
            figure, style = join(["✖", figure]), BarStyle.ERROR
            tip = msg("{told}; over the limit", told=tip)
        bars.append(
            ChartBar(display_value(each.name), min(share, 1.0), each.urls, figure, tip, ShowSitemap(sitemap), style)
        )
    notes = [msg("Limits of {profile}", profile=as_message(profile.title))]
    if len(facts) > MAX_SITEMAPS:
        notes.append(plural("… and one more.", "… and %n more.", len(facts) - MAX_SITEMAPS))
    return Chart("sitemap", msg("How full the sitemaps are"), tuple(bars), note=join(notes, " · "))


# Counting values

MAX_FOLDERS: Final = 12
"""Maximum number of bars for folders."""


class ValueCount(NamedTuple):
    """Number of entries with one of several values.

    Attributes:
        label: Label of the values.
        entries: Number of entries.
        conditions: Filter that matches them; empty if there is no filter.
        style: Style of the bar.
    """

    label: str
    entries: int
    conditions: tuple[Condition, ...] = ()
    style: BarStyle = BarStyle.VALUE


def count_by_value(
    table: EntryTable, slots: SlotArray | None = None, progress: Progress | None = None
) -> dict[str, list[ValueCount]]:
    """Count entries by value; return the counts by field for lastmod, folder, changefreq and priority.

    Dates are counted by month or year, priorities in tenths, URLs by top folder or host.
    """
    progress = progress or Progress()
    n_entries = len(table) if slots is None else len(slots)
    progress.begin("Counting", n_entries)
    dates = _MonthCounts()
    texts: dict[str, Counter[str | None]] = {"changefreq": Counter(), "priority": Counter()}
    for part in table_parts(table, slots):
        dates.add(part.column("lastmod"))
        for name, counts in texts.items():
            column = part.column(name)
            counts.update(count_texts(column))
            counts[None] += column.null_count()
        progress.advance(len(part))
    return {
        "lastmod": _count_lastmods(dates),
        "folder": _count_folders(Folders(table.snapshot(), slots), n_entries),
        "changefreq": _count_changefreqs(texts["changefreq"]),
        "priority": _count_priorities(texts["priority"]),
    }


def _in_condition(field: str, *items: str) -> tuple[Condition, ...]:
    """Return the condition that a field has one of some values."""
    return (Condition(field, "in", values=items),)


def _missing_and_invalid(field: str, label: str, *, unreadable: int, absent: int) -> list[ValueCount]:
    """Return the count of invalid values, with the label, and the count of missing values, each only if it is not 0."""
    counts = (
        ValueCount(label, unreadable, _in_condition(field, OTHER), BarStyle.APART),
        ValueCount(msg("Missing"), absent, _in_condition(field, MISSING), BarStyle.APART),
    )
    return [each for each in counts if each.entries]


def _is_blank(text: str | None) -> bool:
    """Return whether a text is missing, empty or white space."""
    return not (text or "").strip()


def _count_changefreqs(counts: Mapping[str | None, int]) -> list[ValueCount]:
    """Return the counts of each change frequency, also of 0, then of invalid and missing values."""
    absent = sum(count for text, count in counts.items() if _is_blank(text))
    known = [ValueCount(each, counts.get(each, 0), _in_condition("changefreq", each)) for each in CHANGEFREQS]
    unreadable = sum(counts.values()) - absent - sum(each.entries for each in known)
    return [*known, *_missing_and_invalid("changefreq", msg("Anything else"), unreadable=unreadable, absent=absent)]


def _count_priorities(counts: Mapping[str | None, int]) -> list[ValueCount]:
    """Return the counts of priorities by tenth, also of 0, then of numbers out of range, invalid and missing values."""
    texts, entries = pl.Series("text", list(counts), dtype=pl.String), np.array(list(counts.values()), np.int64)
    numbers = texts.to_frame().select(parse_number(pl.col("text"))).to_series()
    is_number = numbers.is_not_null().to_numpy()
    values = numbers.fill_null(-1.0).to_numpy()
    is_blank = np.array([_is_blank(text) for text in counts], np.bool_)
    is_inside = is_number & (values >= 0) & (values <= 1)
    # Tenths are not exact in binary.
    tenths = np.floor(values[is_inside] * 10 + 1e-9).astype(np.int64)
    by_tenth = np.bincount(tenths, entries[is_inside], minlength=11).astype(np.int64).tolist()
    names = [f"{tenth / 10:.1f}" for tenth in range(11)]
    spans = [*(f"{name}..{name}9999" for name in names[:-1]), names[-1]]
    found = [
        ValueCount(name, count, _in_condition("priority", span))
        for name, span, count in zip(names, spans, by_tenth, strict=True)
    ]
    outside = int(entries[is_number & ~is_inside].sum())
    if outside:
        span = _in_condition("priority", "..-0.00001", "1.00001..")
        found.append(ValueCount(msg("Out of range"), outside, span, BarStyle.APART))
    unreadable, absent = int(entries[~is_number & ~is_blank].sum()), int(entries[is_blank].sum())
    return [*found, *_missing_and_invalid("priority", msg("Not a number"), unreadable=unreadable, absent=absent)]


def _count_folders(folders: Folders, n_entries: int) -> list[ValueCount]:
    """Return the counts of the largest folders of the main host, else of the largest hosts, and of all other entries."""
    hosts = [line for line in folders.subfolders(order="count") if not line.folder.is_odd]
    listed = hosts
    if hosts and hosts[0].entries >= _MIN_MAIN_HOST_SHARE * n_entries:
        listed = folders.subfolders(hosts[0].folder, order="count")
    chosen = listed if len(listed) <= MAX_FOLDERS else listed[: MAX_FOLDERS - 1]
    found = []
    for line in chosen:
        name = f"/{line.folder.name}/" if line.folder.segments else line.folder.name
        found.append(ValueCount(display_value(name), line.entries, _in_condition("folder", line.folder.address)))
    rest = n_entries - sum(each.entries for each in found)
    if rest:
        others = tuple(line.folder.address for line in chosen)
        elsewhere = (Condition("folder", "not in", values=others),) if others else ()
        found.append(ValueCount(msg("Others"), rest, elsewhere, BarStyle.APART))
    return found


_MAX_MONTHS: Final = 36
"""Maximum number of bars by month; more are counted by year."""

_MAX_YEARS: Final = 30
"""Maximum number of bars by year."""

_MIN_MONTHS_SHARE: Final = 0.9
"""Minimum share of dates within the months shown; else years are."""

_MIN_MAIN_HOST_SHARE: Final = 0.8
"""Minimum share of a host that is taken for the site."""

_FIRST_YEAR: Final = 1970
_DAY_US: Final = 86_400_000_000


class _MonthCounts:
    """Counter of dates by month.

    Attributes:
        by_month: Number of entries by month since January 1970, in UTC.
        absent: Number of entries without a date.
        unreadable: Number of entries with an invalid date.
    """

    def __init__(self) -> None:
        """Create a counter without counts."""
        self.by_month: Counter[int] = Counter()
        self.absent = self.unreadable = 0

    def add(self, texts: pl.Series) -> None:
        """Count the dates in a column."""
        moments = parse_instants(texts)
        days = moments.drop_nulls().to_physical().to_numpy() // _DAY_US
        if len(days):
            # By day first: entries are many, days few.
            first, per_day = int(days.min()), np.bincount(days - days.min())
            known = np.flatnonzero(per_day)
            months = (known + first).astype("datetime64[D]").astype("datetime64[M]").astype(np.int64).tolist()
            for month, count in zip(months, per_day[known].tolist(), strict=True):
                self.by_month[month] += count
        unread = texts.filter(moments.is_null() & texts.is_not_null()).cast(pl.String)
        unreadable = int((unread.str.strip_chars() != "").sum())
        self.unreadable += unreadable
        self.absent += moments.null_count() - unreadable


def _count_lastmods(dates: _MonthCounts) -> list[ValueCount]:
    """Return the counts of dates by month if nearly all are within few months, else by year, without gaps.

    The count of earlier dates is first; the counts of later, invalid and missing dates are last. Counts of 0 are omitted.
    """
    found: list[ValueCount] = []
    if dates.by_month:
        name: Callable[[int], str] = _month_name
        counts = dates.by_month
        first, end = _fullest_range(counts, _MAX_MONTHS)
        if sum(counts[month] for month in range(first, end)) < _MIN_MONTHS_SHARE * counts.total():
            counts, name = Counter[int](), _year_name
            for month, count in dates.by_month.items():
                counts[month // 12] += count
            first, end = _fullest_range(counts, _MAX_YEARS)
        found = [ValueCount(name(at), counts[at], _in_condition("lastmod", name(at))) for at in range(first, end)]
        if before := sum(count for at, count in counts.items() if at < first):
            label, span = msg("Before {date}", date=name(first)), _in_condition("lastmod", f"..{name(first - 1)}")
            found.insert(0, ValueCount(label, before, span, BarStyle.APART))
        if after := sum(count for at, count in counts.items() if at >= end):
            label, span = msg("After {date}", date=name(end - 1)), _in_condition("lastmod", f"{name(end)}..")
            found.append(ValueCount(label, after, span, BarStyle.APART))
    return [
        *found,
        *_missing_and_invalid("lastmod", msg("Invalid date"), unreadable=dates.unreadable, absent=dates.absent),
    ]


def _fullest_range(counts: Counter[int], most: int) -> tuple[int, int]:
    """Return the half-open range of at most `most` keys with the largest sum of counts, without empty ends.

    Of several such ranges it is the latest.
    """
    keys = np.array(sorted(counts))
    sums = np.concatenate(([0], np.cumsum([counts[key] for key in keys.tolist()])))
    ends = np.searchsorted(keys, keys + most)
    held = sums[ends] - sums[:-1]
    start = len(keys) - 1 - int(np.argmax(held[::-1]))
    return int(keys[start]), int(keys[ends[start] - 1]) + 1


def _month_name(month: int) -> str:
    """Return a month, counted from January 1970, as YYYY-MM."""
    return f"{_year_name(month // 12)}-{month % 12 + 1:02}"


def _year_name(year: int) -> str:
    """Return a year, counted from 1970, as YYYY."""
    return f"{year + _FIRST_YEAR:04}"
