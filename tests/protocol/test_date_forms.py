"""Dates of mail, programs and people: written in W3C form only if one day or instant can be meant."""

import email.utils
import random
import string
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from sitemap_studio.protocol.date_forms import date_of_unix_time, normalized_date, read_date, states_no_date
from sitemap_studio.protocol.dates import is_real_date, parse_w3c

CERTAIN = {
    "2025-01-31 10:00:00 UTC": "2025-01-31T10:00:00Z",
    "2025-01-31 10:00:00 GMT": "2025-01-31T10:00:00Z",
    "2025-01-31T10:00:00UTC": "2025-01-31T10:00:00Z",
    "2025-01-31T10:00:00+00": "2025-01-31T10:00:00+00:00",
    "2025-01-31T10:00:00-05": "2025-01-31T10:00:00-05:00",
    "2025-01-31T10:00:00+0530": "2025-01-31T10:00:00+05:30",
    "2025-01-31T10:00:00 +01:00": "2025-01-31T10:00:00+01:00",
    "2025-01-31T10:00:00+1:00": "2025-01-31T10:00:00+01:00",
    "2025-01-31T10:00:00 UTC+01:00": "2025-01-31T10:00:00+01:00",
    "2025-01-31t10:00z": "2025-01-31T10:00Z",
    "2025/01/31": "2025-01-31",
    "2025.01.31": "2025-01-31",
    "2025.01.31.": "2025-01-31",
    "2025-1-5": "2025-01-05",
    "2025/1/5": "2025-01-05",
    "31.01.2025": "2025-01-31",
    "31-01-2025": "2025-01-31",
    "01/31/2025": "2025-01-31",
    "1/31/2025 23:15 +0000": "2025-01-31T23:15+00:00",
    "5.5.2025": "2025-05-05",
    "2025-01-31Z": "2025-01-31",
    "2025-01-31+01:00": "2025-01-31",
    "20250131": "2025-01-31",
    "20250131T100000Z": "2025-01-31T10:00:00Z",
    "20250131T1000Z": "2025-01-31T10:00Z",
    "20250131T100000.5+0100": "2025-01-31T10:00:00.5+01:00",
    "2025-01-31T100000Z": "2025-01-31T10:00:00Z",
    "2025-01-31T10:00:00,500Z": "2025-01-31T10:00:00.500Z",
    "2025-01-31T10:00:00+01:00[Europe/Berlin]": "2025-01-31T10:00:00+01:00",
    "2025-01-31T10:00:00Z[UTC][u-ca=gregory]": "2025-01-31T10:00:00Z",
    "31 Jan 2025": "2025-01-31",
    "31st January, 2025": "2025-01-31",
    "31st of January 2025": "2025-01-31",
    "31. January 2025": "2025-01-31",
    "January 31, 2025": "2025-01-31",
    "Jan. 31st 2025": "2025-01-31",
    "Sept 5, 2025": "2025-09-05",
    "31-Jan-2025": "2025-01-31",
    "2025-Jan-31": "2025-01-31",
    "January 2025": "2025-01",
    "2025/01": "2025-01",
    "2025-1": "2025-01",
    "Fri, 31 Jan 2025": "2025-01-31",
    "Friday, January 31, 2025": "2025-01-31",
    "Fri, 31 Jan 2025 10:00:00 GMT": "2025-01-31T10:00:00Z",
    "Fri, 31 Jan 2025 10:00:00 EST": "2025-01-31T10:00:00-05:00",
    "Fri, 31 Jan 2025 10:00:00 +0100 (CET)": "2025-01-31T10:00:00+01:00",
    "6 jan 2005 10:00 +0130": "2005-01-06T10:00+01:30",
    "Fri Jan 31 2025": "2025-01-31",
    "Fri Jan 31 2025 10:00:00 GMT+0000 (Coordinated Universal Time)": "2025-01-31T10:00:00+00:00",
    "Fri Jan 31 2025 10:00:00 GMT-0530 (x)": "2025-01-31T10:00:00-05:30",
    "Fri Jan 31 10:00:00 UTC 2025": "2025-01-31T10:00:00Z",
    "31/Jan/2025:10:00:00 +0000": "2025-01-31T10:00:00+00:00",
    "2025-01-31 10:00:00 +0100 CET": "2025-01-31T10:00:00+01:00",
    "2025-01-31 10:00:00.25 +0000 UTC": "2025-01-31T10:00:00.25+00:00",
    "2025-01-31T24:00:00Z": "2025-02-01T00:00:00Z",
    "2024-12-31T24:00Z": "2025-01-01T00:00Z",
    "2025-01-31 08:53:11 AM UTC": "2025-01-31T08:53:11Z",
    "2025-01-31 12:05 am Z": "2025-01-31T00:05Z",
    "1/31/2025, 12:05:00\u202fp.m. GMT": "2025-01-31T12:05:00Z",
    "2025-01-31 8:53 Z": "2025-01-31T08:53Z",
    "2025-W05-5": "2025-01-31",
    "2025W055": "2025-01-31",
    "2025-031": "2025-01-31",
    " \u00a02025-01-31\ufeff\n": "2025-01-31",
    "\u200e1\u200e/\u200e31\u200e/\u200e2025": "2025-01-31",
    "\u201c2025-01-31\u201d;": "2025-01-31",
    "'2025-01-31 10:00Z'.": "2025-01-31T10:00Z",
    "2025\u201101\u201131": "2025-01-31",
    "\uff12\uff10\uff12\uff15-01-31": "2025-01-31",
    "2025-01-31T10:00:00\u221205:00": "2025-01-31T10:00:00-05:00",
    " 2025-01-31T10:00Z\n": "2025-01-31T10:00Z",
}

UNCERTAIN = (
    "", " ", ";", "soon", "yesterday", "null", "2025-01-31 10:00", "2025-01-31T10:00:00", "08:53:11 AM", "3/4/2025",
    "04.03.2025 10:00Z", "31.01.25", "25-01-31", "1/2/3", "31.02.2025", "2025-02-30", "2025-13-01", "2025-31-01",
    "13/13/2025", "00/00/2025", "0/5/2025", "1.1.0000", "0000-00-00", "20250231", "11022026", "01012005", "2023-366",
    "2025-W54-1", "2025-W00-1", "2025-000", "2025-W05", "Sat, 31 Jan 2025", "Sat Jan 31 2025 10:00:00 GMT+0000 (x)",
    "Fri, 31 Jan 25 10:00:00 GMT", "Friday, 31-Jan-25 10:00:00 GMT", "31 Jan 25", "31 Januar 2025", "Foo 31, 2025",
    "Thu, 06 Jan 2005 10:00:00", "Thu, 06 Jan 2005 10:00:00 A", "Thu, 06 Jan 2005 10:00:00 CET", "2025-01-31T10:00 EST",
    "2025-01-31T10:00:00+01:00Z", "2025-01-31 10:00:00 -0500 UTC", "2025-01-31T10:00:00+1", "2025-01-31T10:00+100", "2025-01-31 10:00 GMT+1", "2025-01-31 10:00 UTC+01", "1201.07", "Sat, 29 Nov 0025", "31.01.0025",
    "2025-01-31T10:00[Europe/Berlin]", "2025-01-31T10:00 (UTC)", "2025-01-31T10Z", "2025-01-31T", "2025-01-31-",
    "+2025-01-31", "-2025-01-31", "12025-01-31", "2025-01-311", "2025-01-31T10:00:60Z", "2025-01-31T25:00Z",
    "2025-01-31T10:60Z", "2025-01-31T24:00:01Z", "9999-12-31T24:00Z", "2025-01-31T10:00+24:00", "2025-01-31 13:00 PM Z",
    "2025-01-31 00:30 PM Z", "2025-01-31 0:30 AM Z", "2025-01-31T10:00:00.Z", "2025-01-31T10:00,5Z", "20250131100000",
    "2025 01 31", "2025-01/31", "31.01/2025", "\u0663\u0661.\u0660\u0661.\u0662\u0660\u0662\u0665", "2025-01-31\n2025-02-01",
    "2025-01-31, 2025-02-01", "1738317600", "2025-01 10:00Z", "January 2025 10:00Z", "2025-01-31:10:00:00 +0000", "1" * 999,
)  # fmt: skip

CHOSEN = [
    ("2025-01-31 10:00:00", "+01:00", None, "2025-01-31T10:00:00+01:00"),
    ("2025-01-31 08:53:11 AM", "Z", None, "2025-01-31T08:53:11Z"),
    ("Thu, 06 Jan 2005 10:00:00", "+01:00", None, "2005-01-06T10:00:00+01:00"),
    ("Fri Jan 31 10:00:00 2025", "Z", None, "2025-01-31T10:00:00Z"),
    ("2025-01-31T24:00", "+01:00", None, "2025-02-01T00:00+01:00"),
    ("2025-01-31 10:00:00Z", "+01:00", None, "2025-01-31T10:00:00Z"),
    ("2025-01-31", "+01:00", "MDY", "2025-01-31"),
    ("2026-11-31 17:33", "+01:00", None, None),
    ("3/4/2025", None, "DMY", "2025-04-03"),
    ("3/4/2025", None, "MDY", "2025-03-04"),
    ("3/4/2025", None, "YMD", None),
    ("31/1/2025", None, "MDY", "2025-01-31"),
    ("2025/3/4", None, "DMY", "2025-03-04"),
    ("04.03.2025 10:00", "Z", "DMY", "2025-03-04T10:00Z"),
    ("04.03.2025 10:00", None, "DMY", None),
    ("25-01-31", None, "YMD", "2025-01-31"),
    ("31.01.25", None, "DMY", "2025-01-31"),
    ("01/31/95", None, "MDY", "1995-01-31"),
    ("25-01-31", None, "DMY", None),
    ("01/02/03", None, "YMD", "2001-02-03"),
    ("Mon 3/4/2025", None, "DMY", None),
    ("Thu 3/4/2025", None, "DMY", "2025-04-03"),
]


@pytest.mark.parametrize(("text", "expected"), [pytest.param(*pair, id=ascii(pair[0])) for pair in CERTAIN.items()])
def test_certain_date_is_written_in_w3c_form(text, expected):
    assert normalized_date(text) == expected
    assert is_real_date(expected)


@pytest.mark.parametrize("text", [pytest.param(text, id=ascii(text[:40])) for text in UNCERTAIN])
def test_uncertain_date_is_refused(text):
    assert normalized_date(text) is None


@pytest.mark.parametrize(("text", "zone", "order", "expected"), CHOSEN)
def test_dates_are_normalized_with_chosen_zone_and_order(text, zone, order, expected):
    assert normalized_date(text, zone, order) == expected


@pytest.mark.parametrize(
    ("text", "deviations"),
    [
        ("2025-01-31 10:00:00", ("space", "no-zone")),
        ("2025-01-31 10:00:00 ", ("space", "no-zone")),
        ("2025-01-31 10:00 +01:00", ("space",)),
        ("31.01.2025", ("year-last", "points")),
        ("03/04/2025", ("year-last", "order", "slashes")),
        ("25-01-31", ("short-year", "order")),
        ("2025-01-31t9:05z", ("lower-case", "clock-digits")),
        ('"2025-01-31T10:00:00+01"', ("around", "zone-form")),
        ("Fri, 31 Jan 2025 10:00:00 GMT", ("mail",)),
        ("Fri Jan 31 2025 10:00:00 GMT+0000 (UTC)", ("javascript",)),
        ("January 31, 2025", ("words",)),
        ("2025-01-31T10:00Z", ()),
    ],
)
def test_deviations_from_w3c_form_are_named(text, deviations):
    found = read_date(text)
    assert found is not None
    assert found.deviations == deviations


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1738317600", "2025-01-31T10:00:00Z"), ("1738317600.25", "2025-01-31T10:00:00.25Z"),
        ("1738317600250", "2025-01-31T10:00:00.25Z"), ("1738317600000", "2025-01-31T10:00:00Z"),
        ("946684800", "2000-01-01T00:00:00Z"), ("100000000", None), ("9999999999", None), ("20250131", None),
        ("17383176000", None), ("-1738317600", None), ("", None), ("1e9", None),
    ],
)  # fmt: skip
def test_only_plausible_unix_time_is_converted_to_date(text, expected):
    assert date_of_unix_time(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "0000-00-00", "0000-00-00 00:00:00", "0000-00-00T00:00:00Z", "0000-01-01", "-0001-11-30T00:00:00+00:00",
        "0001-01-01 00:00:00", "null",
        "None", "NaN", "undefined", "Invalid Date", "Invalid date", "NaN-NaN-NaNTNaN:NaN:NaNZ", '"null"', "N/A", "0", "-", "", '""',
    ],
)  # fmt: skip
def test_placeholder_for_missing_date_states_no_date(text):
    assert states_no_date(text)
    assert normalized_date(text, "Z", "DMY") is None


@pytest.mark.parametrize("text", ["2025-01-31", "soon", "2025", "1970-01-01", "nullable", "Nancy", "-" * 999])
def test_other_text_does_not_state_missing_date(text):
    assert not states_no_date(text)


# An independent oracle: dates that the standard library writes

ZONES = tuple(timezone(timedelta(minutes=15 * quarters)) for quarters in range(-48, 57, 5))


def random_instants(count, seed):
    """Return random instants of the years 1000 to 9999, more of them in this century."""
    numbers = random.Random(seed)
    found = []
    for number in range(count):
        first, last = (date(1990, 1, 1), date(2030, 1, 1)) if number % 4 else (date(1000, 1, 2), date(9999, 12, 30))
        day = date.fromordinal(numbers.randint(first.toordinal(), last.toordinal()))
        second = numbers.randrange(86_400)
        at = datetime(day.year, day.month, day.day, tzinfo=numbers.choice(ZONES)) + timedelta(seconds=second)
        found.append(at)
    return found


def year_text(at):
    """Return the year in four digits, which `strftime` does not write on all systems."""
    return f"{at.year:04}"


WRITERS: dict[str, Callable[[datetime], str]] = {
    "mail": email.utils.format_datetime,
    "http": lambda at: email.utils.format_datetime(at.astimezone(UTC), usegmt=True),
    "python": str,
    "basic": lambda at: f"{year_text(at)}{at:%m%dT%H%M%S%z}" if year_text(at)[:2] in ("19", "20") else at.isoformat(),
    "javascript": lambda at: f"{at:%a %b %d} {year_text(at)} {at:%H:%M:%S} GMT{at:%z} (Some Time)",
    "ctime": lambda at: (
        f"{at.astimezone(UTC):%a %b} {at.astimezone(UTC).day:2} {at.astimezone(UTC):%H:%M:%S} UTC "
        f"{year_text(at.astimezone(UTC))}"
    ),
    "twelve-hours": lambda at: f"{year_text(at)}-{at:%m-%d %I:%M:%S %p} {at:%z}",
    "log": lambda at: f"{at:%d/%b/}{year_text(at)}{at:%:%H:%M:%S %z}".replace("%:", ":"),
    "words": lambda at: f"{at:%A, %B} {at.day}, {year_text(at)} at {at:%I:%M:%S %p} UTC{at:%z}",
    "hours": lambda at: f"{year_text(at)}/{at.month}/{at.day} {at.hour}:{at:%M:%S}{at:%z}",
    "week": lambda at: "{:04}-W{:02}-{}".format(*at.isocalendar()) + f"T{at:%H:%M:%S%z}",
}


@pytest.mark.parametrize("writer", WRITERS)
def test_date_written_by_standard_library_retains_instant(writer):
    for at in random_instants(400, seed=writer):
        text = WRITERS[writer](at)
        written = normalized_date(text)
        assert written is not None, text
        parsed = parse_w3c(written)
        assert parsed is not None
        assert parsed.instant == at, (text, written)
        assert datetime.fromisoformat(written) == at


def test_mutated_date_is_normalized_to_real_date_or_refused():
    numbers = random.Random(5)
    writers = tuple(WRITERS.values())
    for at in random_instants(1_000, seed=6):
        text = list(numbers.choice(writers)(at))
        place = numbers.randrange(len(text))
        text[place : place + numbers.randint(0, 2)] = numbers.choice(
            ["", " ", "0", "1", "Z", "-", ":", ".", "T", "\u00a0"]
        )
        written = normalized_date("".join(text))
        if written is not None:
            assert is_real_date(written)
            assert normalized_date(written) == written


@pytest.mark.parametrize("character", [*string.punctuation, "\x00", "\u00df", "\U0001f600"])
def test_unusual_characters_in_dates_raise_no_error(character):
    for text in (
        character,
        character * 300,
        f"2025-01-31{character}",
        f"{character}31 Jan 2025",
        f"2025-01-31T10{character}",
    ):
        written = normalized_date(text, "Z", "DMY")
        assert written is None or is_real_date(written)
        assert date_of_unix_time(text) is None
