"""Count how entries spread over months, change frequencies, priorities and folders, for charts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.progress import Progress
from sitemap_studio.model.columns import counted
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import CHANGEFREQS
from sitemap_studio.search.field_values import instants, number
from sitemap_studio.search.filter_language import MISSING, OTHER, Condition
from sitemap_studio.search.filters import table_parts
from sitemap_studio.search.folders import ODD, ORIGIN, WEB, Folder, folder_of, origin_key

MOST_FOLDERS: Final = 12
"""Maximum number of bars for folders."""


class BarKind(Enum):
    """What the entries of a bar have in common."""

    VALUE = "value"
    """The value in the name."""

    BEFORE = "before"
    """Earlier than the bars of dates; named by the first of these."""

    AFTER = "after"
    """Later than them; named by the last."""

    REST = "rest"
    """Any other folder, or none."""

    OUTSIDE = "outside"
    """A number out of range."""

    UNREADABLE = "unreadable"
    """A text that is invalid in the field."""

    ABSENT = "absent"
    """No value."""


@dataclass(frozen=True)
class Bar:
    """A bar of a chart.

    Attributes:
        kind: What its entries have in common.
        name: The value, as filters name it.
        entries: Number of entries.
        conditions: Conditions that find them, all of which hold.
    """

    kind: BarKind
    name: str
    entries: int
    conditions: tuple[Condition, ...] = ()


Bars = tuple[Bar, ...]


@dataclass(frozen=True)
class Distribution:
    """Counts of some entries.

    Attributes:
        entries: Number of entries.
        lastmods: By month, or by year.
        changefreqs: By `changefreq`.
        priorities: By tenth.
        folders: By topmost folder, or by host if there are several; the largest first.
    """

    entries: int
    lastmods: Bars
    changefreqs: Bars
    priorities: Bars
    folders: Bars


def distribution_of(
    table: EntryTable, slots: SlotArray | None = None, progress: Progress | None = None
) -> Distribution:
    """Count some entries, or all.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    n_entries = len(table) if slots is None else len(slots)
    progress.begin("Counting", n_entries)
    days, folders = DayCounts(), FolderShares()
    texts: dict[str, Counter[str | None]] = {"changefreq": Counter(), "priority": Counter()}
    for part in table_parts(table, slots):
        lastmods = part.column("lastmod")
        days.add(lastmods, instants(lastmods))
        folders.add(part.column("loc"))
        for name, counts in texts.items():
            _add_texts(counts, part.column(name))
        progress.advance(len(part))
    return Distribution(
        n_entries,
        _lastmods(days),
        _changefreqs(texts["changefreq"]),
        _priorities(texts["priority"]),
        _folders(folders, n_entries),
    )


def _add_texts(counts: Counter[str | None], column: pl.Series) -> None:
    counts.update(counted(column))
    counts[None] += column.null_count()


def _in(field: str, *items: str) -> tuple[Condition, ...]:
    return (Condition(field, "in", values=items),)


def _lacking(field: str, *, unreadable: int, absent: int) -> Bars:
    """Return bars for entries without a valid value, if there are any."""
    bars = (
        Bar(BarKind.UNREADABLE, OTHER, unreadable, _in(field, OTHER)),
        Bar(BarKind.ABSENT, MISSING, absent, _in(field, MISSING)),
    )
    return tuple(bar for bar in bars if bar.entries)


def _lastmods(days: DayCounts) -> Bars:
    dates = months_or_years(days)
    bars = [Bar(BarKind.VALUE, name, count, _in("lastmod", name)) for name, count in dates.counts.items()]
    if dates.before:
        bars.insert(0, Bar(BarKind.BEFORE, dates.first, dates.before, _in("lastmod", f"..{dates.last_before}")))
    if dates.after:
        bars.append(Bar(BarKind.AFTER, dates.last, dates.after, _in("lastmod", f"{dates.first_after}..")))
    return (*bars, *_lacking("lastmod", unreadable=days.unreadable, absent=days.absent))


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
    bars = [Bar(BarKind.VALUE, _tenth(place), count, _in("priority", _span(place))) for place, count in
            enumerate(by_tenth)]  # fmt: skip
    outside = int(entries[is_number & ~is_inside].sum())
    if outside:
        bars.append(Bar(BarKind.OUTSIDE, "", outside, _in("priority", "..-0.00001", "1.00001..")))
    unreadable = int(entries[~is_number & ~is_blank].sum())
    return (*bars, *_lacking("priority", unreadable=unreadable, absent=int(entries[is_blank].sum())))


def _tenth(place: int) -> str:
    return f"{place / 10:.1f}"


def _span(place: int) -> str:
    """Return the range from one tenth up to the next."""
    return _tenth(place) if place == 10 else f"{_tenth(place)}..{_tenth(place)}9999"


def _folders(folders: FolderShares, n_entries: int) -> Bars:
    listed = folders.fullest()
    shown = listed if len(listed) <= MOST_FOLDERS else listed[: MOST_FOLDERS - 1]
    bars = [Bar(BarKind.VALUE, name, count, _in("folder", address)) for name, address, count in shown]
    rest = n_entries - sum(bar.entries for bar in bars)
    if rest:
        others = tuple(address for _, address, _ in shown)
        elsewhere = (Condition("folder", "not in", values=others),) if others else ()
        bars.append(Bar(BarKind.REST, "", rest, elsewhere))
    return tuple(bars)


MOST_MONTHS: Final = 36
"""Maximum number of bars by month; more are counted by year."""

MOST_YEARS: Final = 30
"""Maximum number of bars by year."""

_WORTH_MONTHS: Final = 0.9
"""Minimum share of dates within the months shown; else years are."""

_Name = Callable[[int], str]

_MONTHS_A_YEAR: Final = 12
_FIRST_YEAR: Final = 1970
_DAY_US: Final = 86_400_000_000


class DayCounts:
    """Number of entries by day in UTC, without a date (`absent`), and with an invalid one (`unreadable`)."""

    def __init__(self) -> None:
        self._days: list[NDArray[np.int64]] = []
        self.absent = 0
        self.unreadable = 0

    def add(self, texts: pl.Series, moments: pl.Series) -> None:
        """Count more dates: texts, and the times that they name, null for invalid ones."""
        self._days.append(moments.drop_nulls().to_physical().to_numpy() // _DAY_US)
        unread = texts.filter(moments.is_null() & texts.is_not_null()).cast(pl.String)
        unreadable = int((unread.str.strip_chars() != "").sum())
        self.unreadable += unreadable
        self.absent += moments.null_count() - unreadable

    def by_month(self) -> tuple[int, NDArray[np.int64]]:
        """Return the first month with entries, counted from 1970, and the counts of it and the next."""
        days = np.concatenate(self._days) if self._days else np.empty(0, np.int64)
        if not len(days):
            return 0, np.zeros(0, np.int64)
        first = int(days.min())
        per_day = np.bincount(days - first)
        # By day first: entries are many, days few.
        months = (np.arange(len(per_day)) + first).astype("datetime64[D]").astype("datetime64[M]").astype(np.int64)
        start = int(months[0])
        return start, np.bincount(months - start, per_day).astype(np.int64)


@dataclass(frozen=True)
class MonthCounts:
    """Counts by month or by year.

    Attributes:
        counts: Entries by a month such as 2026-01, or by a year, without gaps.
        before: Number of earlier ones.
        after: Number of later ones.
        last_before: Month or year before the first.
        first_after: Month or year behind the last.
    """

    counts: Mapping[str, int]
    before: int = 0
    after: int = 0
    last_before: str = ""
    first_after: str = ""

    @property
    def first(self) -> str:
        """First month or year."""
        return next(iter(self.counts), "")

    @property
    def last(self) -> str:
        """Last month or year."""
        return next(reversed(list(self.counts)), "")


def months_or_years(days: DayCounts) -> MonthCounts:
    """Count by month if nearly all dates are within few months, otherwise by year."""
    start, by_month = days.by_month()
    if not len(by_month):
        return MonthCounts({})
    first, end = _fullest(by_month, MOST_MONTHS)
    if by_month[first:end].sum() >= _WORTH_MONTHS * by_month.sum():
        return _dates(by_month, first, end, lambda place: _month(start + place))
    first_year = start // _MONTHS_A_YEAR
    years = (np.arange(len(by_month)) + start) // _MONTHS_A_YEAR - first_year
    by_year = np.bincount(years, by_month).astype(np.int64)
    first, end = _fullest(by_year, MOST_YEARS)
    return _dates(by_year, first, end, lambda place: f"{first_year + place + _FIRST_YEAR:04}")


def _dates(counts: NDArray[np.int64], first: int, end: int, name: _Name) -> MonthCounts:
    shown = {name(place): int(counts[place]) for place in range(first, end)}
    before, after = int(counts[:first].sum()), int(counts[end:].sum())
    return MonthCounts(shown, before, after, name(first - 1) if before else "", name(end) if after else "")


def _fullest(counts: NDArray[np.int64], most: int) -> tuple[int, int]:
    """Return the half-open range of limited length with the largest sum, the latest of such, without empty ends."""
    sums = np.concatenate(([0], np.cumsum(counts)))
    width = min(most, len(counts))
    held = sums[width:] - sums[:-width]
    first = len(held) - 1 - int(np.argmax(held[::-1]))
    filled = np.flatnonzero(counts[first : first + width])
    return first + int(filled[0]), first + int(filled[-1]) + 1


def _month(number: int) -> str:
    return f"{number // _MONTHS_A_YEAR + _FIRST_YEAR:04}-{number % _MONTHS_A_YEAR + 1:02}"


_MOST_KNOWN: Final = 16
"""Number of folders counted by the beginning of URLs; parsing is not slower for more."""

_GLANCE: Final = 512
"""Number of URLs parsed first to learn the folders."""

_NEARLY_ALL: Final = 0.8
"""Minimum share of a host that is taken for the site."""

_LOC: Final = pl.col("loc")

_BEGINNING: Final = r"^([^/]*//[^/\\?#]*(?:[/\\][^/?#]*/)?)"
"""Scheme, host and topmost folder of a URL."""


class FolderShares:
    """Counts URLs by host and topmost folder, block by block.

    Same result as `Folders`; only URLs outside the folders known already are parsed.
    """

    def __init__(self) -> None:
        self._origin: str | None = None
        self._in_folders: Counter[Folder] = Counter()
        self._at_hosts: Counter[Folder] = Counter()

    def add(self, locs: pl.Series) -> None:
        """Count more URLs."""
        if not len(locs):
            return
        texts = locs.cast(pl.String).alias("loc")
        self._origin = self._origin or _plain_origin(texts)
        if not self._in_folders and not self._at_hosts:
            self._parse(texts.head(_GLANCE))
            texts = texts.slice(_GLANCE)
        is_counted = self._count_known(texts)
        if not is_counted.all():
            self._parse(texts.filter(~is_counted))

    def _count_known(self, texts: pl.Series) -> pl.Series:
        """Count URLs in known folders, and return which are."""
        most = [folder for folder, _ in self._in_folders.most_common(_MOST_KNOWN)]
        known = [folder for folder in most if folder.origin == origin_key(self._origin or "")]
        begins = [_LOC.str.starts_with(f"{self._origin}/{folder.name}/").fill_null(value=False) for folder in known]
        # All at once: setting up an expression takes as long as looking at thousands of addresses.
        found = texts.to_frame().select(begin.alias(str(place)) for place, begin in enumerate(begins))
        is_counted = pl.Series("counted", [False], dtype=pl.Boolean).new_from_index(0, len(texts))
        for folder, is_there in zip(known, found.iter_columns(), strict=True):
            count = int(is_there.sum())
            self._in_folders[folder] += count
            self._at_hosts[Folder(folder.origin)] += count
            is_counted |= is_there
        return is_counted

    def _parse(self, texts: pl.Series) -> None:
        """Parse and count URLs."""
        beginning = f"{self._origin}/" if self._origin else ""
        if beginning:
            begins = texts.str.starts_with(beginning).fill_null(value=False)
            plain = texts.filter(begins).to_frame()
            texts = texts.filter(~begins)
            name = _LOC.str.strip_prefix(beginning).str.extract("^([^/?#]*)/")
            host = Folder(origin_key(self._origin or ""))
            for folder, count in plain.select(name=name).group_by("name").agg(pl.len()).iter_rows():
                self._at_hosts[host] += count
                if folder is not None:
                    self._in_folders[host.child(folder)] += count
        self._count_others(texts)

    def _count_others(self, texts: pl.Series) -> None:
        """Count URLs that do not begin with the origin, parsing each beginning once."""
        is_web = texts.str.contains(WEB).fill_null(value=False)
        n_odd = len(texts) - int(is_web.sum())
        if n_odd:
            self._at_hosts[ODD] += n_odd
        begins = texts.filter(is_web).to_frame().select(loc=_LOC.str.extract(_BEGINNING))
        for text, count in begins.group_by("loc").agg(pl.len()).iter_rows():
            folder = folder_of(text) or ODD
            self._at_hosts[Folder(folder.origin, is_odd=folder.is_odd)] += count
            if folder.segments:
                self._in_folders[folder] += count

    def fullest(self) -> list[tuple[str, str, int]]:
        """Return name, URL and count of the folders of the main host, or of the hosts; the largest first."""
        hosts = {host: count for host, count in self._at_hosts.items() if not host.is_odd}
        main = max(hosts, key=hosts.__getitem__, default=None)
        if main is not None and hosts[main] >= _NEARLY_ALL * self._at_hosts.total():
            chosen = {each: count for each, count in self._in_folders.items() if count and each.parent == main}
        else:
            chosen = hosts
        ordered = sorted(chosen.items(), key=lambda each: (-each[1], each[0].name))
        return [(_shown(folder), folder.address, count) for folder, count in ordered]


def _shown(folder: Folder) -> str:
    return f"/{folder.name}/" if folder.segments else folder.name


def _plain_origin(texts: pl.Series) -> str | None:
    """Return scheme and host of the first web URL, as written, unless white space precedes it."""
    first = texts.head(_GLANCE).filter(texts.head(_GLANCE).str.contains(WEB).fill_null(value=False)).first()
    if not isinstance(first, str):
        return None
    found = pl.select(pl.lit(first).str.extract(ORIGIN, 1)).item()
    return found if isinstance(found, str) and first.startswith(f"{found}/") else None
