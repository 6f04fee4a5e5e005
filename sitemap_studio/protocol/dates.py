"""W3C Datetime: expressions for the six forms of a date that the protocol allows, and a parser.

`re` and the Rust engine of Polars read the expressions alike; they have no anchors. A text is a W3C date if `FORMAT`
matches it completely, and the date exists if `REAL` does. `parse_w3c` splits a date for editors, messages and
comparisons.

Source: W3C Note "Date and Time Formats" (note-datetime, 1997), which the protocol's definition of `lastmod` names.
Where the Note leaves room:

- hours run from 00 to 23 and seconds from 00 to 59, so 24:00 and leap seconds are not on its clock;
- the hours of a zone are hours too, so zones reach from -23:59 to +23:59, further than the 14 hours of XML Schema;
- the year 0000 is refused: the calendar has none, nor has XML Schema 1.0;
- T and Z are capitals, and the time needs a zone.
"""

from __future__ import annotations

import calendar
import os
import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from typing import Final, Literal, get_args

XML_SPACE: Final = " \t\r\n"
"""White space of XML, which is ignored around dates and numbers (XML Schema collapses it)."""

Precision = Literal["year", "month", "day", "minute", "second", "fraction"]
"""The smallest unit that a date states; each of the six forms has its own."""

_PRECISIONS: Final[tuple[Precision, ...]] = get_args(Precision)

FORMAT: Final = (
    "[0-9]{4}(?:-[0-9]{2}(?:-[0-9]{2}(?:T[0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:[.][0-9]+)?)?(?:Z|[+-][0-9]{2}:[0-9]{2}))?)?)?"
)
"""A text in one of the six forms; its numbers may not exist."""

_YEAR = "(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])"
_LEAP_YEAR = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)"
_MONTH = "(?:0[1-9]|1[0-2])"
_DAY = (
    f"(?:{_YEAR}-(?:{_MONTH}-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)"
    f"|{_LEAP_YEAR}-02-29)"
)
_CLOCK = "(?:[01][0-9]|2[0-3]):[0-5][0-9]"

REAL: Final = f"(?:{_YEAR}(?:-{_MONTH})?|{_DAY}(?:T{_CLOCK}(?::[0-5][0-9](?:[.][0-9]+)?)?(?:Z|[+-]{_CLOCK}))?)"
"""A text in one of the six forms whose date and time exist, leap years included."""


_TIME = f"T{_CLOCK}(?::[0-5][0-9](?:[.][0-9]+)?)?"
WITHOUT_ZONE: Final = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:[.][0-9]+)?)?"
"""A day and a time without the required zone; its numbers may not exist."""

REAL_BUT_FOR_ZONE: Final = f"{_DAY}{_TIME}"
"""A day and a time without the required zone that exist."""

SPACE_BEFORE_TIME: Final = f"{_DAY} {_TIME[1:]}"
"""A day and a time without zone that exist, with a space instead of T."""

_SCHEMA_ZONE = "(?:Z|[+-](?:(?:0[0-9]|1[0-3]):[0-5][0-9]|14:00))"
_SCHEMA_TIME = "(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[.][0-9]+)?|24:00:00(?:[.]0+)?)"
SCHEMA: Final = f"{_DAY}(?:T{_SCHEMA_TIME})?{_SCHEMA_ZONE}?"
"""A date that the published schema accepts, with a year of four digits: a day, or a time with seconds.

The zone is optional, also after a day, and at most 14 hours; 24:00:00 is valid. sitemap.xsd, tLastmod.
"""

PLAIN: Final = f"{_DAY}(?:T{_CLOCK}:[0-5][0-9](?:[.][0-9]+)?{_SCHEMA_ZONE})?"
"""A real date that is valid by both the Note and the published schema."""

UNIX_BEGINS: Final = "1970"
"""First year of Unix time; Google rejects earlier dates."""

WEB_BEGINS: Final = "1990"
"""Year of the first web page. W3C, A Little History of the WWW."""

_PARTS = (
    r"([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2})"
    r"(?:T([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.]([0-9]+))?)?(?:Z|([+-][0-9]{2}):([0-9]{2})))?"
    r")?)?"
)
_CLOCK_MAXIMA: Final = (23, 59, 59, 23, 59)
"""Maximum hour, minute and second, and maximum hours and minutes of a zone."""


@dataclass(frozen=True)
class W3cDate:
    """Numbers of a text in one of the six forms; the date may not exist.

    Attributes:
        month, day, hour, minute, second: 0 to 99; None if the text ends before it.
        fraction: Digits after the point of the seconds; may be empty.
        zone_hours: Hours of the zone's distance from UTC, 0 to 99; 0 for Z.
    """

    precision: Precision
    year: int
    month: int | None = None
    day: int | None = None
    hour: int | None = None
    minute: int | None = None
    second: int | None = None
    fraction: str = ""
    zone_hours: int | None = None
    zone_minutes: int | None = None
    is_west: bool = False

    @property
    def fault(self) -> Literal["month", "day", "time"] | None:
        """First part of the date that does not exist: “month” also for year 0, “day” for February 30; None if all exist."""
        if self.year == 0 or (self.month is not None and not 1 <= self.month <= 12):
            return "month"
        if self.day is not None and not 1 <= self.day <= calendar.monthrange(self.year, self.month or 1)[1]:
            return "day"
        of_clock = (self.hour, self.minute, self.second, self.zone_hours, self.zone_minutes)
        is_wrong = any(number is not None and number > top for number, top in zip(of_clock, _CLOCK_MAXIMA, strict=True))
        return "time" if is_wrong else None

    @property
    def instant(self) -> datetime | None:
        """The first moment that the date can mean, with its zone (UTC where none is stated).

        None if the date does not exist. Digits beyond microseconds are dropped.
        """
        if self.fault:
            return None
        offset = timedelta(hours=self.zone_hours or 0, minutes=self.zone_minutes or 0)
        zone = timezone(-offset if self.is_west else offset) if offset else UTC
        first = (self.year, self.month or 1, self.day or 1, self.hour or 0, self.minute or 0, self.second or 0)
        return datetime(*first, int(self.fraction[:6].ljust(6, "0")), tzinfo=zone)


def parse_w3c(text: str) -> W3cDate | None:
    """Return the numbers of a W3C date; None for a text in another form. White space of XML around it is ignored."""
    found = re.fullmatch(_PARTS, text.strip(XML_SPACE))
    if found is None:
        return None
    *numbers, fraction, zone_hours, zone_minutes = found.groups()
    year, month, day, hour, minute, second = (int(digits) if digits else None for digits in numbers)
    # Each is present only if all before it are.
    precision = _PRECISIONS[sum(part is not None for part in (month, day, hour, second, fraction))]
    hours, minutes = (None, None) if hour is None else (abs(int(zone_hours or 0)), int(zone_minutes or 0))
    is_west = (zone_hours or "").startswith("-")
    return W3cDate(precision, year or 0, month, day, hour, minute, second, fraction or "", hours, minutes, is_west)


def is_real_date(text: str) -> bool:
    """Return whether a text, without XML white space around it, is a W3C date that exists."""
    return re.fullmatch(REAL, text.strip(XML_SPACE)) is not None


_FIRST_SECOND: Final = int(datetime(1, 1, 1, tzinfo=UTC).timestamp())
_LAST_SECOND: Final = int(datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC).timestamp())
"""A W3C Datetime has a year of four digits; clocks and files may have any."""


def moment(seconds: float | None = None, *, like: str | None = None) -> str:
    """Return Unix seconds, None for now, as a W3C date in UTC; only the day if `like` is a date without time.

    The environment variable `SOURCE_DATE_EPOCH` overrides the time, for output that must not depend on it
    (reproducible-builds.org).
    """
    fixed = os.environ.get("SOURCE_DATE_EPOCH", "")
    if fixed.isascii() and fixed.isdigit():
        seconds = int(fixed)
    if seconds is None:
        then = datetime.now(UTC)
    else:
        then = datetime.fromtimestamp(min(max(seconds, _FIRST_SECOND), _LAST_SECOND), UTC)
    text = then.isoformat(timespec="seconds")
    return text[:10] if like is not None and "T" not in like else text
