"""Dates in other forms than W3C's: of mail, programming languages, databases and people.

`read_date` parses such a date and reports what differs from the W3C form, for messages; `normalized_date` writes it in the
W3C form. A date is certain if only one day or instant can be meant, whatever site it is from:

- a year has four digits, and a month has a number or an English name;
- day and month in numbers behind each other are certain after a year, or if one of them is above 12;
- a weekday must be that of the date;
- a time zone is an offset, UTC or one of its names; the names that RFC 5322 defines are certain only in dates of mail;
- 24:00 is the beginning of the next day (ISO 8601-1:2019, 4.3.8).

Sources: ISO 8601; RFC 5322, 3.3 and 4.3 (mail); RFC 9110, 5.6.7 (HTTP); RFC 9557 (time zones in brackets); ECMAScript,
Date.prototype.toString.
"""

from __future__ import annotations

import calendar
import re
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal, NamedTuple, get_args

from sitemap_studio.protocol.dates import WEB_BEGINS, XML_SPACE, is_real_date, moment
from sitemap_studio.protocol.wrapping import remove_around, remove_invisible

DateOrder = Literal["DMY", "MDY", "YMD"]
"""Order of day, month and year in a date such as 3/4/2025 or 03-04-05."""

Deviation = Literal[
    "around", "characters", "mail", "javascript", "week", "ordinal", "weekday", "words", "basic", "short-year", "year-last",
    "order", "slashes", "points", "digits", "no-t", "space", "lower-case", "inner-space", "clock-digits", "half-day",
    "comma", "midnight", "zone-name", "zone-form", "zone-remark", "zone-of-day", "no-zone",
]  # fmt: skip
"""One difference from the W3C form, in the order in which they are listed."""

_OF_PROGRAMS: Final[frozenset[Deviation]] = frozenset(
    ("weekday", "words", "space", "zone-name", "zone-form", "zone-remark")
)
"""Deviations that the date formats of mail and JavaScript imply."""

_RANK: Final[dict[Deviation, int]] = {deviation: place for place, deviation in enumerate(get_args(Deviation))}

# Lookalikes of ASCII characters

_SPACES: Final = r"\s+"
_DASHES: Final = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d"), "-")
_FULL_WIDTH: Final = {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
_LOOKALIKES: Final = _FULL_WIDTH | _DASHES
"""Dashes, and the full-width forms of ASCII, which are the same characters by Unicode's compatibility mapping."""

_MOST_CHARACTERS: Final = 120
"""Maximum length of a date."""

# Days

_WEEKDAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_MONTHS: Final = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
)  # fmt: skip
_WEEKDAY_NUMBERS: Final = {name[:end]: number for number, name in enumerate(_WEEKDAYS) for end in (3, None)} | {
    "tues": 1,
    "thur": 3,
    "thurs": 3,
}
_MONTH_NUMBERS: Final = {name[:end]: number for number, name in enumerate(_MONTHS, 1) for end in (3, None)} | {
    "sept": 9
}


def _alternation(names: dict[str, int]) -> str:
    """Return a regular expression that matches one of the names, the longest first."""
    return "|".join(sorted(names, key=len, reverse=True))


_MONTH = f"(?P<name>{_alternation(_MONTH_NUMBERS)})[.]?(?![a-z])"
_DAY = "(?P<day>[0-9]{1,2})(?:st|nd|rd|th)?"
_YEAR = "(?P<year>[0-9]{4})(?![0-9])"
_DAY_LENGTH: Final = len("2025-01-31")
_FIRST_CERTAIN_YEAR: Final = "1000"
"""First accepted year; earlier ones, such as 0025, may be years of two digits."""

# Patterns are compiled at first use: compiling all of them takes a tenth of the start of the program.
_WEEKDAY = f"(?ai)(?P<weekday>{_alternation(_WEEKDAY_NUMBERS)})[.]?,? "

_YEAR_FIRST = r"(?P<year>[0-9]{4})(?P<mark>[./-])(?P<month>[0-9]{1,2})(?P=mark)(?P<day>[0-9]{1,2})(?![0-9])"
_BASIC = "(?P<year>(?:19|20)[0-9]{2})(?P<month>[0-9]{2})(?P<day>[0-9]{2})(?![0-9])"
"""A day in the basic format of ISO 8601; read day first, it would be in the 11th or 12th century."""

_YEAR_LAST = r"(?P<first>[0-9]{1,2})(?P<mark>[./-])(?P<second>[0-9]{1,2})(?P=mark)(?P<year>[0-9]{4})(?![0-9])"
_SHORT_YEAR = r"(?P<first>[0-9]{1,2})(?P<mark>[./-])(?P<second>[0-9]{1,2})(?P=mark)(?P<third>[0-9]{2})(?![0-9])"
_WORDS = (
    f"(?ai){_DAY}[.]?[ /-]?(?:of )?{_MONTH},?[ /-]?{_YEAR}",
    f"(?ai){_MONTH}[ /-]?{_DAY},?[ /-]{_YEAR}",
    f"(?ai)(?P<year>[0-9]{{4}})[ /-]?{_MONTH}[ /-]?{_DAY}(?![0-9])",
)
_MONTH_IN_WORDS = (f"(?ai){_MONTH},?[ /-]?{_YEAR}", f"(?ai)(?P<year>[0-9]{{4}})[ /-]?{_MONTH}")
_MONTH_IN_NUMBERS = "(?P<year>(?:19|20)[0-9]{2})(?:/(?P<month>[0-9]{1,2})|-(?P<short>[0-9])|[.](?P<long>[0-9]{2}))"
_WEEK = "(?a)(?P<year>[0-9]{4})(?P<mark>-?)W(?P<week>[0-9]{2})(?P=mark)(?P<weekday>[1-7])(?![0-9])"
_ORDINAL = "(?P<year>[0-9]{4})-(?P<number>[0-9]{3})(?![0-9])"
_CLOCK_BEFORE_YEAR = f"(?ai)({_MONTH} {_DAY}) (?P<time>.+) (?P<year>[0-9]{{4}})"
"""The form of C's asctime, Java's Date and `date`: `Fri Jan 31 10:00:00 UTC 2025`, after the weekday."""

# Times

_TIME = (
    "(?ais)(?P<before> ?T ?|,? at |,? |:)"
    "(?:(?P<hour>[0-9]{1,2}):(?P<minute>[0-9]{2})(?::(?P<second>[0-9]{2})(?P<point>[.,])?(?(point)(?P<fraction>[0-9]+)))?"
    "|(?P<basic>[0-9]{6}|[0-9]{4})(?![0-9])(?:(?P<basic_point>[.,])(?P<basic_fraction>[0-9]+))?)"
    "(?: ?(?P<half>[ap])[.]?m[.]?(?![a-z]))?"
    "(?P<gap> ?)(?P<zone>.+)?"
)
_SPACE_BEFORE_TIME = (
    "([1-9][0-9]{3}-[0-9]{2}-[0-9]{2}) ([0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:[.][0-9]+)?)?)(?: ?(Z|[+-][0-9]{2}:[0-9]{2}))?"
)
_ZONE = (
    "(?ai)(?:(?P<name>[a-z]+)(?![a-z]) ?)?(?P<offset>[+-](?:[0-9]{2}(?::?[0-9]{2})?|[0-9]:[0-9]{2}))?"
    r"(?: (?P<label>[a-z]{3,5})(?![a-z]))?(?P<remark> ?\([^()]*\)|(?:\[[a-z0-9_+/=.-]+\])+)?"
)
_ZONE_OF_DAY = "(?i)Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9]"
"""The time zone that XML Schema allows after a day, which does not change the day."""

_UTC_NAMES: Final = frozenset(("Z", "UTC", "GMT", "UT"))
_MAIL_ZONES: Final = {
    "EDT": "-04:00", "EST": "-05:00", "CDT": "-05:00", "CST": "-06:00",
    "MDT": "-06:00", "MST": "-07:00", "PDT": "-07:00", "PST": "-08:00",
}  # fmt: skip
"""Zones by the names that RFC 5322, 4.3, defines for dates of mail. Elsewhere EST is also a zone of Australia."""

_JAVASCRIPT = r"(?ai)[a-z]{3} [a-z]{3} [0-9]{2} [0-9]{4}(?: [0-9:]{8} GMT[+-][0-9]{4}(?: \(.*\))?)?"

# Values other than dates

_UNIX = "([0-9]{9,10})(?:[.]([0-9]{1,9}))?|([0-9]{9,10})([0-9]{3})"
_NO_DATE = (
    r"(?ai)0{4}(?:-.*)?|-0001-11-30(?:[ T].*)?|0001-01-01(?:[ T].*)?|.*\bNaN\b.*|null|nil|none|undefined|nat|n/a|na|unknown"
    r"|invalid[ -]?date(?:time)?|not a date|false|true|0|-*|\(null\)|\(none\)"
)


Days = dict[DateOrder | None, str]
"""A day in W3C form by its order: one item with the key None if the order is certain. A month without day is `2025-01`."""


class ReadDate(NamedTuple):
    """Date parsed from any form; its meaning is certain if it needs neither order nor zone.

    Attributes:
        days: Possible days by order; see `Days`.
        clock: Time as `hh:mm`, `hh:mm:ss` or with a fraction, of 24 hours; empty without a time.
        zone: Z or an offset such as `+01:00`; empty where none is stated.
        deviations: Differences from the W3C form, unique, in the order of `Deviation`.
    """

    days: Days
    clock: str
    zone: str
    deviations: tuple[Deviation, ...]

    @property
    def needs_order(self) -> bool:
        """Whether the day depends on the order of day, month and year."""
        return None not in self.days

    @property
    def needs_zone(self) -> bool:
        """Whether the date has a time but no time zone."""
        return bool(self.clock) and not self.zone

    def in_w3c_form(self, *, zone: str | None = None, order: DateOrder | None = None) -> str | None:
        """Return the date in W3C form; None if it does not exist, or lacks an order or zone.

        `zone` and `order` are used if the date states none.
        """
        day = self.days.get(None) or self.days.get(order)
        zone = self.zone or zone
        if day is None or (self.clock and zone is None):
            return None
        clock = self.clock
        if clock.startswith("24:"):
            day, clock = _next_day(day), f"00{clock[2:]}"
        written = f"{day}T{clock}{zone}" if clock else day
        return written if is_real_date(written) else None


def normalized_date(text: str, zone: str | None = None, order: DateOrder | None = None) -> str | None:
    """Return a date in W3C form; None if the text is no real date, or its meaning is not certain.

    Args:
        text: A date in any form.
        zone: Assumed for times without a zone: Z, or an offset such as `+01:00`.
        order: Assumed for days that could be read in several orders, and for years of two digits.
    """
    if is_real_date(text):
        return text.strip(XML_SPACE)
    found = read_date(text)
    return found.in_w3c_form(zone=zone, order=order) if found else None


def read_date(text: str) -> ReadDate | None:
    """Return the parts of a date in any form, also in W3C form; None if the text is no date, or the day or time is unreal."""
    if (found := re.fullmatch(_SPACE_BEFORE_TIME, text)) and is_real_date(f"{found[1]}T{found[2]}{found[3] or 'Z'}"):
        # Most dates of databases; the steps below give the same.
        return ReadDate({None: found[1]}, found[2], found[3] or "", ("space",) if found[3] else ("space", "no-zone"))
    deviations = set[Deviation]()
    core = _normalized_characters(text, deviations)
    weekday, rest = _split_weekday(core, deviations)
    if (day := _read_day(rest, weekday, deviations)) is None:
        return None
    days, following = day
    if (time := _read_time(following, days, deviations)) is None:
        return None
    clock, zone = time
    if "mail" in deviations and not clock and weekday is None:
        deviations.remove("mail")
    if weekday is not None and re.fullmatch(_JAVASCRIPT, core):
        deviations.add("javascript")
    if deviations & {"mail", "javascript"}:
        deviations -= _OF_PROGRAMS
    return ReadDate(days, clock, zone, tuple(sorted(deviations, key=_RANK.__getitem__)))


def has_wrong_weekday(text: str) -> bool:
    """Return whether a text would be a valid date with another weekday."""
    weekday, rest = _split_weekday(_normalized_characters(text), set())
    return weekday is not None and read_date(text) is None and read_date(rest) is not None


def date_of_unix_time(text: str) -> str | None:
    """Return the instant of Unix seconds or milliseconds in W3C form; None for other texts and improbable times.

    Nine or ten digits, maybe with a fraction, are seconds; three more are milliseconds. Numbers of times before 1990 or
    more than a day ahead have another meaning.
    """
    found = re.fullmatch(_UNIX, _normalized_characters(text))
    if found is None:
        return None
    seconds, fraction = found[1] or found[3], (found[2] or found[4] or "").rstrip("0")
    then = datetime.fromtimestamp(int(seconds), UTC).replace(tzinfo=None).isoformat()
    end = datetime.fromisoformat(moment()) + timedelta(days=1)
    is_possible = WEB_BEGINS <= then < end.replace(tzinfo=None).isoformat()
    return f"{then}{'.' if fraction else ''}{fraction}Z" if is_possible else None


def states_no_date(text: str) -> bool:
    """Return whether a text is one that programs write for a missing date, such as `0000-00-00`, `null` or `Invalid Date`."""
    return re.fullmatch(_NO_DATE, _normalized_characters(text)) is not None


def _normalized_characters(text: str, deviations: set[Deviation] | None = None) -> str:
    """Return a text as `remove_around` does, with ASCII instead of lookalikes and single spaces; add `deviations`.

    The result is a NUL if the text is longer than `_MOST_CHARACTERS`.
    """
    core = remove_around(text)
    if len(core) > _MOST_CHARACTERS:
        return "\0"
    plain = core if core.isascii() else remove_invisible(core).translate(_LOOKALIKES)
    if deviations is not None and core is not text and core != text.strip(XML_SPACE):
        deviations.add("around")
    if deviations is not None and not core.isascii():
        deviations.add("characters")
    return re.sub(_SPACES, " ", plain)


def _split_weekday(text: str, deviations: set[Deviation]) -> tuple[int | None, str]:
    """Return the weekday that precedes a date (Monday is 0) or None, and the date, with the year moved before the time."""
    weekday = None
    if text[:1].isalpha() and (named := re.match(_WEEKDAY, text)):
        weekday, text = _WEEKDAY_NUMBERS[named["weekday"].lower()], text[named.end() :]
        deviations.add("weekday")
    if text[:1].isalpha() and (moved := re.fullmatch(_CLOCK_BEFORE_YEAR, text)):
        text = f"{moved[1]} {moved['year']} {moved['time']}"
    return weekday, text


def _read_day(text: str, weekday: int | None, deviations: set[Deviation]) -> tuple[Days, str] | None:
    """Parse a day or month at the start of a text; return its possible days by order, and the remaining text.

    Return None if there is no such day, or it has another weekday (Monday is 0).
    """
    for read in _DAY_READERS:
        if (found := read(text, deviations)) is not None:
            days, end = found
            break
    else:
        return None
    real: Days = {order: day for order, day in days.items() if _exists_on_weekday(day, weekday)}
    if not real:
        return None
    if None not in real and "short-year" not in deviations and len(set(real.values())) == 1:
        return {None: next(iter(real.values()))}, text[end:]
    return real, text[end:]


def _exists_on_weekday(day: str, weekday: int | None) -> bool:
    """Return whether a day or month exists, from the year 1000, and falls on the weekday (Monday is 0), if one is stated."""
    if not is_real_date(day) or day < _FIRST_CERTAIN_YEAR:
        return False
    return weekday is None or (len(day) == _DAY_LENGTH and date.fromisoformat(day).weekday() == weekday)


def _next_day(day: str) -> str:
    """Return the next day in W3C form; empty after the last day of the calendar."""
    return "" if day == date.max.isoformat() else (date.fromisoformat(day) + timedelta(days=1)).isoformat()


# Readers of days: each returns the days by order and the position after the day, or None for another form. It adds the
# deviations from the W3C form to `deviations`.


_SEPARATOR_DEVIATIONS: Final[dict[str, Deviation]] = {"/": "slashes", ".": "points"}


def _add_separator_deviation(mark: str, deviations: set[Deviation]) -> None:
    """Add the deviation of a separator to `deviations` if it is “/” or “.”."""
    if mark in _SEPARATOR_DEVIATIONS:
        deviations.add(_SEPARATOR_DEVIATIONS[mark])


def _read_year_first(text: str, deviations: set[Deviation]) -> tuple[Days, int] | None:
    """Return the day at the start of a text, such as 2025/1/31 or 20250131, and its end; None for another form."""
    if found := re.match(_YEAR_FIRST, text):
        year, mark, month, day = found.groups()
        _add_separator_deviation(mark, deviations)
        if len(month) + len(day) < len("0131"):
            deviations.add("digits")
    elif found := re.match(_BASIC, text):
        year, month, day = found.groups()
        deviations.add("basic")
    else:
        return None
    return {None: f"{year}-{month:0>2}-{day:0>2}"}, found.end()


def _read_year_last(text: str, deviations: set[Deviation]) -> tuple[Days, int] | None:
    """Return a day such as 31.1.2025 at the start of a text as DMY and as MDY, and its end; None for another form."""
    found = re.match(_YEAR_LAST, text)
    if found is None:
        return None
    first, mark, second, year = found.groups()
    _add_separator_deviation(mark, deviations)
    deviations.add("year-last")
    days = _w3c_days(("DMY", year, second, first), ("MDY", year, first, second))
    if first != second and all(map(is_real_date, days.values())):
        deviations.add("order")
    return days, found.end()


def _read_short_year(text: str, deviations: set[Deviation]) -> tuple[Days, int] | None:
    """Return a day such as 31.1.25 at the start of a text in all three orders, and its end; None for another form."""
    found = re.match(_SHORT_YEAR, text)
    if found is None:
        return None
    first, mark, second, third = found.groups()
    _add_separator_deviation(mark, deviations)
    deviations.update(("short-year", "order"))
    days = _w3c_days(
        ("DMY", _full_year(third), second, first),
        ("MDY", _full_year(third), first, second),
        ("YMD", _full_year(first), second, third),
    )
    return days, found.end()


def _w3c_days(*parts: tuple[DateOrder, str, str, str]) -> Days:
    """Return days in W3C form by order, from tuples of order, year, month and day."""
    return {order: f"{year}-{month:0>2}-{day:0>2}" for order, year, month, day in parts}


def _full_year(short: str) -> str:
    """Return the four-digit year from 1990 to now that ends with two digits; 0000 without such a year."""
    if len(short) != len("25"):
        return "0000"
    century = WEB_BEGINS[:2] if short >= WEB_BEGINS[2:] else f"{int(WEB_BEGINS[:2]) + 1}"
    year = f"{century}{short}"
    return year if year <= moment()[:4] else "0000"


def _read_month_name(text: str, deviations: set[Deviation]) -> tuple[Days, int] | None:
    """Return a day with an English month, such as 31 January 2025, and its end in the text; None for another form."""
    for pattern in _WORDS:
        if found := re.match(pattern, text):
            deviations.add("words")
            if pattern is _WORDS[0] and found[0].count(" ") == 2:
                deviations.add("mail")
            month = _MONTH_NUMBERS[found["name"].lower()]
            return {None: f"{found['year']}-{month:02}-{found['day']:0>2}"}, found.end()
    return None


def _read_week_or_ordinal(text: str, deviations: set[Deviation]) -> tuple[Days, int] | None:
    """Return the day of a week date (2025-W05-5) or ordinal date (2025-031), and its end; None for any other text."""
    if found := re.match(_WEEK, text):
        deviations.add("week")
        try:
            day = date.fromisocalendar(int(found["year"]), int(found["week"]), int(found["weekday"]))
        except ValueError:
            return None
    elif found := re.match(_ORDINAL, text):
        deviations.add("ordinal")
        year, number = int(found["year"]), int(found["number"])
        if year == 0 or not 1 <= number <= 365 + calendar.isleap(year):
            return None
        day = date.fromordinal(date(year, 1, 1).toordinal() + number - 1)
    else:
        return None
    return {None: day.isoformat()}, found.end()


def _read_month_without_day(text: str, deviations: set[Deviation]) -> tuple[Days, int] | None:
    """Return the month that is the complete text, such as January 2025 or 2025/1, and its end; None for another form."""
    for pattern in _MONTH_IN_WORDS:
        if found := re.fullmatch(pattern, text):
            deviations.add("words")
            return {None: f"{found['year']}-{_MONTH_NUMBERS[found['name'].lower()]:02}"}, found.end()
    if found := re.fullmatch(_MONTH_IN_NUMBERS, text):
        deviations.add("digits" if found["short"] else "slashes" if found["month"] else "points")
        return {None: f"{found['year']}-{found['month'] or found['short'] or found['long']:0>2}"}, found.end()
    return None


_DAY_READERS: Final = (
    _read_year_first,
    _read_year_last,
    _read_short_year,
    _read_month_name,
    _read_week_or_ordinal,
    _read_month_without_day,
)

# Times and zones


def _read_time(text: str, days: Days, deviations: set[Deviation]) -> tuple[str, str] | None:
    """Return time and zone, as in `ReadDate`, from the text after a day; None if that is no real time or zone."""
    if not text:
        return "", ""
    if not deviations and re.fullmatch(_ZONE_OF_DAY, text):
        deviations.add("zone-of-day")
        return "", ""
    found = re.fullmatch(_TIME, text)
    if found is None or len(next(iter(days.values()))) < _DAY_LENGTH:
        return None
    before = found["before"]
    if before == ":" and "words" not in deviations:
        return None
    clock, zone = _read_clock(found, deviations), ""
    if clock and found["zone"]:
        zone = _read_zone(found["zone"], deviations, is_mail="mail" in deviations) or ""
    if not clock or (found["zone"] and not zone):
        return None
    if not zone:
        deviations.add("no-zone")
    if before.strip() != "T":
        deviations.add("lower-case" if before.strip() == "t" else "space" if before == " " else "no-t")
    elif before != "T" or (found["gap"] and "zone-name" not in deviations):
        deviations.add("inner-space")
    # Hours, minutes and seconds, also in the zone, must exist.
    probe = f"2025-01-31T{'00' if clock.startswith('24:') else clock[:2]}{clock[2:]}{zone or 'Z'}"
    return (clock, zone) if is_real_date(probe) else None


def _read_clock(found: re.Match[str], deviations: set[Deviation]) -> str | None:
    """Return the time of a match of `_TIME` in 24-hour form; None if it is invalid, as 13 pm, 24:01, or 1030 without T."""
    hour, minute, second, fraction = found["hour"], found["minute"], found["second"], found["fraction"]
    point = found["point"]
    if found["basic"]:
        if found["before"].strip().upper() != "T":
            return None
        digits = found["basic"]
        hour, minute, second, fraction = digits[:2], digits[2:4], digits[4:], found["basic_fraction"]
        point = found["basic_point"]
        if fraction and not second:
            return None
        deviations.add("basic")
    if len(hour) == 1:
        deviations.add("clock-digits")
    if point == ",":
        deviations.add("comma")
    if half := found["half"]:
        if not 1 <= int(hour) <= 12:
            return None
        hour = str(int(hour) % 12 + (12 if half.lower() == "p" else 0))
        deviations.add("half-day")
    if hour == "24":
        if int(minute) or int(second or 0) or int(fraction or 0):
            return None
        deviations.add("midnight")
    return f"{hour:0>2}:{minute}{':' if second else ''}{second or ''}{'.' if fraction else ''}{fraction or ''}"


def _read_zone(text: str, deviations: set[Deviation], *, is_mail: bool) -> str | None:
    """Return a zone as Z or an offset such as +01:00; None for an unknown one, or if name and offset contradict each other."""
    found = re.fullmatch(_ZONE, text)
    if found is None:
        return None
    name, offset, label = ((found[each] or "").upper() for each in ("name", "offset", "label"))
    if (name and name not in _UTC_NAMES and (offset or not is_mail)) or (name == "Z" and offset):
        return None
    if not offset:
        if label:
            return None
        if name in _UTC_NAMES:
            zone = "Z"
        elif name in _MAIL_ZONES:
            zone = _MAIL_ZONES[name]
        else:
            return None
        if found["name"] != "Z":
            deviations.add("lower-case" if name == "Z" else "zone-name")
    else:
        # A short GMT+1 is west of Greenwich in POSIX; JavaScript and Java define only the long forms.
        if name and len(offset) < len("+0100"):
            return None
        zone = _with_minutes(offset)
        stated = "+00:00" if label in _UTC_NAMES else _MAIL_ZONES.get(label) if label else None
        if stated is not None and stated != zone.replace("-00:00", "+00:00"):
            return None
        if name or label:
            deviations.add("zone-name")
        elif zone != offset:
            deviations.add("zone-form")
    if found["remark"]:
        deviations.add("zone-remark")
    return zone


def _with_minutes(offset: str) -> str:
    """Return an offset such as +01, +0100 or +1:00 as +01:00."""
    sign, digits = offset[0], offset[1:]
    hours, mark, minutes = digits.partition(":")
    if not mark:
        hours, minutes = digits[:2], digits[2:]
    return f"{sign}{hours:0>2}:{minutes or '00'}"
