"""Items of lists: single values, ranges of dates and of numbers, and the last days."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

from sitemap_studio.protocol.dates import W3cDate, parse_w3c
from sitemap_studio.protocol.values import is_decimal

BETWEEN: Final = ".."
"""Stands between the first and the last of a range, either of which may be left out."""

_LAST_DAYS: Final = re.compile(r"last\s+([0-9]{1,5})\s+days?", re.IGNORECASE)
_UNITS: Final = {
    "day": timedelta(days=1),
    "minute": timedelta(minutes=1),
    "second": timedelta(seconds=1),
    "fraction": timedelta(microseconds=1),
}


@dataclass(frozen=True)
class Period:
    """A stretch of time.

    Attributes:
        first: Its first moment, in UTC without saying so; None if it has none.
        end: The first moment behind it; None if it never ends.
    """

    first: datetime | None
    end: datetime | None


@dataclass(frozen=True)
class Span:
    """A stretch of numbers, both ends included; None where it has none."""

    first: float | None
    last: float | None


def period(text: str, today: date | None = None) -> Period | None:
    """The stretch of time that an item means; None if it means none.

    A date reaches to the end of what it names: 2026-01 means all of that month, 2026-01..2026-03 all of three. "last 7
    days" are the present day and the six before, in UTC.
    """
    if found := _LAST_DAYS.fullmatch(text.strip()):
        return _last_days(int(found[1]), today or datetime.now(UTC).date())
    first_text, between, last_text = (part.strip() for part in text.partition(BETWEEN))
    if not between:
        last_text = first_text
    first, last = _real(first_text), _real(last_text)
    if (first_text and first is None) or (last_text and last is None) or not (first or last):
        return None
    return Period(_begin(first) if first else None, _end(last) if last else None)


def span(text: str) -> Span | None:
    """The stretch of numbers that an item such as 0.5 or 0.5..0.8 means; None if it means none."""
    first_text, between, last_text = (part.strip() for part in text.partition(BETWEEN))
    if not between:
        last_text = first_text
    texts = [one for one in (first_text, last_text) if one]
    if not texts or not all(map(is_decimal, texts)):
        return None
    return Span(float(first_text) if first_text else None, float(last_text) if last_text else None)


def _last_days(count: int, today: date) -> Period:
    end = datetime.combine(today, datetime.min.time())
    try:
        return Period(end - timedelta(days=max(count, 1) - 1), end + timedelta(days=1))
    except OverflowError:
        return Period(None, end + timedelta(days=1))


def _real(text: str) -> W3cDate | None:
    found = parse_w3c(text)
    return found if found and found.instant else None


def _naive(moment: datetime) -> datetime:
    return moment.astimezone(UTC).replace(tzinfo=None)


def _begin(stated: W3cDate) -> datetime | None:
    assert stated.instant is not None  # only real dates come here
    try:
        return _naive(stated.instant)
    except OverflowError:
        return None


def _end(stated: W3cDate) -> datetime | None:
    """The first moment behind a date; None where that is beyond the calendar."""
    assert stated.instant is not None  # only real dates come here
    try:
        begin = _naive(stated.instant)
        if stated.precision == "year":
            return begin.replace(year=begin.year + 1)
        if stated.precision == "month":
            return (begin + timedelta(days=31)).replace(day=1)
        return begin + _UNITS[stated.precision]
    except (OverflowError, ValueError):
        return None
