"""Count how entries spread over months, change frequencies, priorities and folders, for charts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.progress import Progress
from sitemap_studio.model.columns import counted
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import CHANGEFREQS
from sitemap_studio.search.field_values import instants, number
from sitemap_studio.search.filter_language import MISSING, OTHER, Condition
from sitemap_studio.search.filters import table_parts
from sitemap_studio.search.folders import Folders

MOST_FOLDERS: Final = 12
"""Maximum number of bars for folders."""


class BarKind(Enum):
    """What the entries of a bar have in common."""

    VALUE = "value"  # the value in the name
    BEFORE = "before"  # earlier than the bars of dates; named by the first of these
    AFTER = "after"  # later than them; named by the last
    REST = "rest"  # any other folder, or none
    OUTSIDE = "outside"  # a number out of range
    UNREADABLE = "unreadable"  # a text that is invalid in the field
    ABSENT = "absent"  # no value


@dataclass(frozen=True)
class Bar:
    """A bar of a chart: a value as filters name it, the number of entries, and the conditions that find them."""

    kind: BarKind
    name: str
    entries: int
    conditions: tuple[Condition, ...] = ()


Bars = tuple[Bar, ...]


@dataclass(frozen=True)
class Distribution:
    """Number of some entries, and by month or year, change frequency, tenth, and topmost folder or host."""

    entries: int
    lastmods: Bars
    changefreqs: Bars
    priorities: Bars
    folders: Bars


def distribution_of(
    table: EntryTable, slots: SlotArray | None = None, progress: Progress | None = None
) -> Distribution:
    """Count some entries, or all."""
    progress = progress or Progress()
    n_entries = len(table) if slots is None else len(slots)
    progress.begin("Counting", n_entries)
    dates = _MonthCounts()
    texts: dict[str, Counter[str | None]] = {"changefreq": Counter(), "priority": Counter()}
    for part in table_parts(table, slots):
        dates.add(part.column("lastmod"))
        for name, counts in texts.items():
            column = part.column(name)
            counts.update(counted(column))
            counts[None] += column.null_count()
        progress.advance(len(part))
    folders = _folders(Folders(table.snapshot(), slots), n_entries)
    return Distribution(
        n_entries, _lastmods(dates), _changefreqs(texts["changefreq"]), _priorities(texts["priority"]), folders
    )


def _in(field: str, *items: str) -> tuple[Condition, ...]:
    return (Condition(field, "in", values=items),)


def _lacking(field: str, *, unreadable: int, absent: int) -> Bars:
    """Return bars for entries without a valid value, if there are any."""
    bars = (
        Bar(BarKind.UNREADABLE, OTHER, unreadable, _in(field, OTHER)),
        Bar(BarKind.ABSENT, MISSING, absent, _in(field, MISSING)),
    )
    return tuple(bar for bar in bars if bar.entries)


def _is_blank(text: str | None) -> bool:
    return not (text or "").strip()


def _changefreqs(counts: Mapping[str | None, int]) -> Bars:
    absent = sum(count for text, count in counts.items() if _is_blank(text))
    known = [Bar(BarKind.VALUE, each, counts.get(each, 0), _in("changefreq", each)) for each in CHANGEFREQS]
    unreadable = sum(counts.values()) - absent - sum(bar.entries for bar in known)
    return (*known, *_lacking("changefreq", unreadable=unreadable, absent=absent))


def _priorities(counts: Mapping[str | None, int]) -> Bars:
    texts, entries = pl.Series("text", list(counts), dtype=pl.String), np.array(list(counts.values()), np.int64)
    numbers = texts.to_frame().select(number(pl.col("text"))).to_series()
    is_number = numbers.is_not_null().to_numpy()
    values = numbers.fill_null(-1.0).to_numpy()
    is_blank = np.array([_is_blank(text) for text in counts], np.bool_)
    is_inside = is_number & (values >= 0) & (values <= 1)
    # Tenths are not exact in binary.
    tenths = np.floor(values[is_inside] * 10 + 1e-9).astype(np.int64)
    by_tenth = np.bincount(tenths, entries[is_inside], minlength=11).astype(np.int64).tolist()
    names = [f"{tenth / 10:.1f}" for tenth in range(11)]
    spans = [*(f"{name}..{name}9999" for name in names[:-1]), names[-1]]
    bars = [
        Bar(BarKind.VALUE, name, count, _in("priority", span))
        for name, span, count in zip(names, spans, by_tenth, strict=True)
    ]
    outside = int(entries[is_number & ~is_inside].sum())
    if outside:
        bars.append(Bar(BarKind.OUTSIDE, "", outside, _in("priority", "..-0.00001", "1.00001..")))
    unreadable = int(entries[~is_number & ~is_blank].sum())
    return (*bars, *_lacking("priority", unreadable=unreadable, absent=int(entries[is_blank].sum())))


def _folders(folders: Folders, n_entries: int) -> Bars:
    """Return bars of the topmost folders of the main host, or of the hosts; the largest first."""
    hosts = [line for line in folders.children(order="count") if not line.folder.is_odd]
    listed = hosts
    if hosts and hosts[0].entries >= _NEARLY_ALL * n_entries:
        listed = folders.children(hosts[0].folder, order="count")
    chosen = listed if len(listed) <= MOST_FOLDERS else listed[: MOST_FOLDERS - 1]
    bars = []
    for line in chosen:
        name = f"/{line.folder.name}/" if line.folder.segments else line.folder.name
        bars.append(Bar(BarKind.VALUE, name, line.entries, _in("folder", line.folder.address)))
    rest = n_entries - sum(bar.entries for bar in bars)
    if rest:
        others = tuple(line.folder.address for line in chosen)
        elsewhere = (Condition("folder", "not in", values=others),) if others else ()
        bars.append(Bar(BarKind.REST, "", rest, elsewhere))
    return tuple(bars)


MOST_MONTHS: Final = 36
"""Maximum number of bars by month; more are counted by year."""

MOST_YEARS: Final = 30
"""Maximum number of bars by year."""

_WORTH_MONTHS: Final = 0.9
"""Minimum share of dates within the months shown; else years are."""

_NEARLY_ALL: Final = 0.8
"""Minimum share of a host that is taken for the site."""

_FIRST_YEAR: Final = 1970
_DAY_US: Final = 86_400_000_000


class _MonthCounts:
    """Number of entries by month in UTC, without a date (`absent`), and with an invalid one (`unreadable`)."""

    def __init__(self) -> None:
        self.by_month: Counter[int] = Counter()
        self.absent = self.unreadable = 0

    def add(self, texts: pl.Series) -> None:
        moments = instants(texts)
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


def _lastmods(dates: _MonthCounts) -> Bars:
    """Return bars by month if nearly all dates are within few months, otherwise by year, without gaps."""
    bars: list[Bar] = []
    if dates.by_month:
        name: Callable[[int], str] = _month_name
        counts = dates.by_month
        first, end = _fullest(counts, MOST_MONTHS)
        if sum(counts[month] for month in range(first, end)) < _WORTH_MONTHS * counts.total():
            counts, name = Counter[int](), _year_name
            for month, count in dates.by_month.items():
                counts[month // 12] += count
            first, end = _fullest(counts, MOST_YEARS)
        bars = [Bar(BarKind.VALUE, name(at), counts[at], _in("lastmod", name(at))) for at in range(first, end)]
        if before := sum(count for at, count in counts.items() if at < first):
            bars.insert(0, Bar(BarKind.BEFORE, name(first), before, _in("lastmod", f"..{name(first - 1)}")))
        if after := sum(count for at, count in counts.items() if at >= end):
            bars.append(Bar(BarKind.AFTER, name(end - 1), after, _in("lastmod", f"{name(end)}..")))
    return (*bars, *_lacking("lastmod", unreadable=dates.unreadable, absent=dates.absent))


def _fullest(counts: Counter[int], most: int) -> tuple[int, int]:
    """Return the half-open range of limited length with the largest sum, the latest of such, without empty ends."""
    keys = np.array(sorted(counts))
    sums = np.concatenate(([0], np.cumsum([counts[key] for key in keys.tolist()])))
    ends = np.searchsorted(keys, keys + most)
    held = sums[ends] - sums[:-1]
    start = len(keys) - 1 - int(np.argmax(held[::-1]))
    return int(keys[start]), int(keys[ends[start] - 1]) + 1


def _month_name(month: int) -> str:
    return f"{_year_name(month // 12)}-{month % 12 + 1:02}"


def _year_name(year: int) -> str:
    return f"{year + _FIRST_YEAR:04}"
