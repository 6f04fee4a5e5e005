"""Dates by month, or by year: counted by days, and cut to a stretch of time that most of them lie in.

A single date of 1970, or of the year 9026, must not press all others into one bar.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

MOST_MONTHS: Final = 36
"""More months than these are counted by year."""

MOST_YEARS: Final = 30
"""Of more years than these the others share a bar before, and one behind."""

_WORTH_MONTHS: Final = 0.9
"""So large a share of all dates lies in the months that are shown, or years are."""

_Name = Callable[[int], str]

_MONTHS_A_YEAR: Final = 12
_FIRST_YEAR: Final = 1970
_DAY_US: Final = 86_400_000_000


class DayCounts:
    """How many entries were changed on which day, in UTC, counted block by block.

    Attributes:
        absent: How many have no date.
        unreadable: How many have a text that is none.
    """

    def __init__(self) -> None:
        self._days: list[NDArray[np.int64]] = []
        self.absent = 0
        self.unreadable = 0

    def add(self, texts: pl.Series, moments: pl.Series) -> None:
        """Count some more.

        Args:
            texts: Dates as written; null for none.
            moments: When these begin, in UTC; null where they are no dates.
        """
        self._days.append(moments.drop_nulls().to_physical().to_numpy() // _DAY_US)
        unread = texts.filter(moments.is_null() & texts.is_not_null()).cast(pl.String)
        unreadable = int((unread.str.strip_chars() != "").sum())
        self.unreadable += unreadable
        self.absent += moments.null_count() - unreadable

    def by_month(self) -> tuple[int, NDArray[np.int64]]:
        """The number of the first month that has entries, counted from 1970, and how many that and the next have."""
        days = np.concatenate(self._days) if self._days else np.empty(0, np.int64)
        if not len(days):
            return 0, np.zeros(0, np.int64)
        first = int(days.min())
        per_day = np.bincount(days - first)
        # Each day is looked up once: entries are many, days few.
        months = (np.arange(len(per_day)) + first).astype("datetime64[D]").astype("datetime64[M]").astype(np.int64)
        start = int(months[0])
        return start, np.bincount(months - start, per_day).astype(np.int64)


@dataclass(frozen=True)
class Dates:
    """Counts by month, or by year.

    Attributes:
        counts: Entries by a month such as 2026-01, or by a year, without gaps, the earliest first.
        before: How many are earlier.
        after: How many are later.
        last_before: The month or year right before the first.
        first_after: The one right behind the last.
    """

    counts: Mapping[str, int]
    before: int = 0
    after: int = 0
    last_before: str = ""
    first_after: str = ""

    @property
    def first(self) -> str:
        """The first month or year."""
        return next(iter(self.counts), "")

    @property
    def last(self) -> str:
        """The last one."""
        return next(reversed(list(self.counts)), "")


def months_or_years(days: DayCounts) -> Dates:
    """The counts by month if nearly all lie in few months, otherwise by year."""
    start, by_month = days.by_month()
    if not len(by_month):
        return Dates({})
    first, end = _fullest(by_month, MOST_MONTHS)
    if by_month[first:end].sum() >= _WORTH_MONTHS * by_month.sum():
        return _dates(by_month, first, end, lambda place: _month(start + place))
    first_year = start // _MONTHS_A_YEAR
    years = (np.arange(len(by_month)) + start) // _MONTHS_A_YEAR - first_year
    by_year = np.bincount(years, by_month).astype(np.int64)
    first, end = _fullest(by_year, MOST_YEARS)
    return _dates(by_year, first, end, lambda place: f"{first_year + place + _FIRST_YEAR:04}")


def _dates(counts: NDArray[np.int64], first: int, end: int, name: _Name) -> Dates:
    shown = {name(place): int(counts[place]) for place in range(first, end)}
    before, after = int(counts[:first].sum()), int(counts[end:].sum())
    return Dates(shown, before, after, name(first - 1) if before else "", name(end) if after else "")


def _fullest(counts: NDArray[np.int64], most: int) -> tuple[int, int]:
    """The stretch of at most so many that holds the most, the latest of such, without empty ends; half open."""
    sums = np.concatenate(([0], np.cumsum(counts)))
    width = min(most, len(counts))
    held = sums[width:] - sums[:-width]
    first = len(held) - 1 - int(np.argmax(held[::-1]))
    filled = np.flatnonzero(counts[first : first + width])
    return first + int(filled[0]), first + int(filled[-1]) + 1


def _month(number: int) -> str:
    return f"{number // _MONTHS_A_YEAR + _FIRST_YEAR:04}-{number % _MONTHS_A_YEAR + 1:02}"
