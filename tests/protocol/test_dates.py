"""W3C Datetime: exactly six forms, and only days and times that exist."""

import calendar
import re
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol import dates
from sitemap_studio.protocol.dates import is_real_date, parse_w3c

SIX_FORMS = {
    "2005": "year",
    "2005-01": "month",
    "2005-01-01": "day",
    "2005-05-10T17:33+08:00": "minute",
    "2004-12-23T18:00:15+00:00": "second",
    "2004-12-23T18:00:15.250Z": "fraction",
}


@pytest.mark.parametrize(("text", "precision"), SIX_FORMS.items())
def test_w3c_form_is_parsed_with_its_precision(text, precision):
    parsed = parse_w3c(text)
    assert parsed is not None
    assert parsed.precision == precision
    assert is_real_date(text)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "2005-01-01Z", "2005-01-01+08:00", "2005-05-10T17:33:30", "2005-05-10T17:33", "20050510", "2005-5-1",
        "2026-W47-5", "2026-315", "2005-05-10 17:33Z", "2005-05-10t17:33Z", "2005-05-10T17:33z", "2005-05-10T17Z",
        "2005-05-10T17:33:30.Z", "2005-05-10T17:33:30,5Z", "2005-05-10T17:33+0800", "2005-05-10T17:33+08", "05-10-2005",
        "+2005-01-01", "-2005-01-01", "12005-01-01", "2005-01-", "yesterday", "\u0662\u0660\u0660\u0665",
        "2005-01-01\n2005-01-02", "2005\u00a0", "2005-01-01T00:00:00Z[UTC]",
    ],
)  # fmt: skip
def test_other_text_is_no_w3c_date(text):
    assert parse_w3c(text) is None
    assert not is_real_date(text)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("2026-11-31", "day"), ("2005-02-30", "day"), ("2023-02-29", "day"), ("1900-02-29", "day"),
        ("2026-13", "month"), ("2026-00-10", "month"), ("2026-01-00", "day"), ("0000", "month"),
        ("2026-01-01T24:00:00Z", "time"), ("2026-01-01T12:60Z", "time"), ("2026-06-30T23:59:60Z", "time"),
        ("2026-01-01T12:00+24:00", "time"), ("2026-01-01T12:00-05:60", "time"),
    ],
)  # fmt: skip
def test_fault_names_nonexistent_part_of_date(text, fault):
    parsed = parse_w3c(text)
    assert parsed is not None
    assert parsed.fault == fault
    assert parsed.instant is None
    assert not is_real_date(text)


def test_leap_days_far_years_and_xml_space_are_valid():
    for text in ("2024-02-29", "2000-02-29", "0004-02-29", "1969-12-31", "2026-01-01T12:00+14:00", "9999-12-31"):
        assert is_real_date(text)
    assert is_real_date("\n  2026-11-02\t")
    assert parse_w3c(" 2026-11 ") == parse_w3c("2026-11")


def test_instant_of_date_is_its_beginning_in_utc():
    zoned, month = parse_w3c("2005-05-10T17:33:30.5-08:30"), parse_w3c("2026-11")
    assert zoned is not None
    assert month is not None
    assert zoned.instant == datetime(2005, 5, 11, 2, 3, 30, 500_000, tzinfo=UTC)
    assert month.instant == datetime(2026, 11, 1, tzinfo=UTC)


@given(st.integers(1, 9999), st.integers(0, 13), st.integers(0, 32))
def test_day_is_valid_exactly_if_calendar_has_it(year, month, day):
    exists = 1 <= month <= 12 and 1 <= day <= calendar.monthrange(year, month)[1]
    assert is_real_date(f"{year:04}-{month:02}-{day:02}") is exists


TIME = r"[0-9]{4}-[01][0-9]-[0-3][0-9](T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2}))?"


@given(st.from_regex(TIME, fullmatch=True))
def test_parsing_and_matching_of_dates_agree(text):
    parsed = parse_w3c(text)
    assert (parsed is not None and parsed.fault is None) is is_real_date(text)


@given(st.datetimes(timezones=st.just(UTC)), st.integers(-839, 839))
def test_isoformat_of_python_is_parsed_to_same_instant(moment, offset_minutes):
    text = moment.replace(microsecond=0, tzinfo=None).isoformat()
    sign, size = "-" if offset_minutes < 0 else "+", abs(offset_minutes)
    parsed = parse_w3c(f"{text}{sign}{size // 60:02}:{size % 60:02}")
    assert parsed is not None
    assert parsed.instant is not None
    assert parsed.instant.utcoffset() == timedelta(minutes=offset_minutes)
    assert parsed.instant.replace(tzinfo=UTC) == moment.replace(microsecond=0)


TAKEN_BY_SCHEMA = (
    "2005-01-01", "2005-01-01Z", "2005-01-01+08:00", "2005-05-10T17:33:30", "2005-05-10T17:33:30+14:00",
    "2005-01-01T24:00:00Z", "2005-01-01T24:00:00.0Z", "1969-12-31", "2099-01-01", "2004-02-29", "0001-01-01",
)  # fmt: skip
REFUSED_BY_SCHEMA = (
    "2005", "2005-01", "2005-05-10T17:33+08:00", "2005-02-30", "20050510", "2005-5-1", "", "0000-01-01",
    "2005-01-01+14:01", "2005-01-01T24:00:01Z", "2005-01-01T10:00:00.", "2005-01-01T10:00:60Z", "1900-02-29",
)  # fmt: skip
LACK_A_ZONE = ("2026-11-02T17:33", "2026-11-02T17:33:05", " 2026-11-02T17:33:05.5\n", "2026-11-31T99:00")
LACK_MORE = ("2026-11-02", "2026-11-02T17:33Z", "2026-11-02 17:33", "2026-11-02T17", "T17:33")


@pytest.mark.parametrize("text", [*TAKEN_BY_SCHEMA, *REFUSED_BY_SCHEMA])
def test_schema_pattern_accepts_only_dates_of_published_schema(text):
    assert bool(re.fullmatch(dates.SCHEMA, text)) is (text in TAKEN_BY_SCHEMA)


@pytest.mark.parametrize("text", [*LACK_A_ZONE, *LACK_MORE])
def test_only_times_without_zone_match_their_pattern(text):
    assert bool(re.fullmatch(dates.WITHOUT_ZONE, text.strip())) is (text in LACK_A_ZONE)


@given(st.from_regex(f"(?a:{dates.PLAIN})", fullmatch=True))
def test_plain_pattern_matches_only_real_dates_valid_in_schema(text):
    assert re.fullmatch(dates.PLAIN, text)
    assert is_real_date(text)
    assert re.fullmatch(dates.SCHEMA, text)
