"""Problems of values that all or most entries of a sitemap share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.validation import summaries
from sitemap_studio.validation.summaries import SUMMARIZED_FIELDS, FieldSummary, Summary, validate_summary
from tests.builders import fill


def summary_of(frame: pl.DataFrame) -> Summary:
    """Return the summary of each field of a frame."""
    return {name: FieldSummary.from_values(name, frame[name]) for name in SUMMARIZED_FIELDS}


def messages_by_rule(profile=DEFAULT_PROFILE, listed=None, today=None, **columns) -> dict[str, str]:
    """Return the message of each violated summary rule for a sitemap with these columns."""
    length = max(map(len, columns.values()))
    frame = entry_frame({"loc": ["http://a.b/"] * length} | columns)
    found = validate_summary(summary_of(frame), profile, sitemap=0, name="a.xml", listed=listed, today=today)
    return {problem.rule.id: problem.message for problem in found}


DAYS = [f"2026-10-{day:02}" for day in range(1, 13)]


def test_same_date_or_priority_of_ten_entries_is_reported():
    assert messages_by_rule(lastmod=["2026-11-02"] * 12) == {
        "lastmod-all-same": "All 12 dates in “a.xml” are “2026-11-02”."
    }
    assert messages_by_rule(lastmod=["2026-11-02"] * 12 + [None]).keys() == {"lastmod-all-same"}
    assert messages_by_rule(priority=["0.8"] * 10) == {"priority-all-same": "All 10 priorities in “a.xml” are 0.8."}
    assert (
        messages_by_rule(lastmod=DAYS)
        == messages_by_rule(lastmod=["2026-11-02"] * 9)
        == messages_by_rule(priority=["0.8"] * 9 + ["0.3"])
        == {}
    )
    assert messages_by_rule(lastmod=[None] * 500 + ["2026-11-03"] * 3) == messages_by_rule(lastmod=[]) == {}


def minutes(day: str, first: int, count: int, zone: str = "Z", step: int = 1) -> list[str]:
    """Return times of one day, from a minute of the day on."""
    return [f"{day}T{minute // 60:02}:{minute % 60:02}:00{zone}" for minute in range(first, first + count * step, step)]


SAME, RUN = "lastmod-all-same", "lastmod-one-run"


@pytest.mark.parametrize(
    ("dates", "expected_messages"),
    [
        pytest.param(
            ["2026-11-02"] * 1940 + DAYS[:7],
            {SAME: "1,940 of 1,947 dates in “a.xml” are “2026-11-02”."},
            id="equal-but-few",
        ),
        pytest.param(["2026-11-02"] * 9 + DAYS[:1], {SAME: "9 of 10 dates in “a.xml” are “2026-11-02”."}, id="just-90"),
        pytest.param(["2026-11-02"] * 89 + DAYS[:11], {}, id="less-than-90"),
        pytest.param(["2026-11-02"] * 9, {}, id="nine-entries"),
        pytest.param(
            [" 2026-11-02\n", "2026-11-02"] * 5, {SAME: "All 10 dates in “a.xml” are “2026-11-02”."}, id="space"
        ),
        pytest.param(["2026-11-02"] * 10 + [""] * 50, {SAME: "All 10 dates in “a.xml” are “2026-11-02”."}, id="empty"),
        pytest.param(["2026-11"] * 10, {SAME: "All 10 dates in “a.xml” are “2026-11”."}, id="month"),
        pytest.param([""] * 20, {}, id="only-empty"),
        pytest.param(
            minutes("2026-11-02", 60, 20, step=60) + DAYS[:2],
            {RUN: "20 of 22 dates in “a.xml” fall on one day, 2026-11-02."},
            id="one-day",
        ),
        pytest.param(
            minutes("2026-11-02", 1410, 30) + minutes("2026-11-03", 0, 30),
            {RUN: "60 of 60 dates in “a.xml” fall within one hour, from 2026-11-02T23:30Z on."},
            id="hour-across-midnight",
        ),
        pytest.param(
            minutes("2026-11-02", 1200, 10, step=24) + minutes("2026-11-03", 0, 10, step=24), {}, id="eight-hours"
        ),
        pytest.param(
            minutes("2026-11-02", 1380, 10, "-05:00") + minutes("2026-11-03", 240, 10),
            {RUN: "20 of 20 dates in “a.xml” fall on one day, 2026-11-03."},
            id="one-day-in-utc",
        ),
        pytest.param(
            minutes("2026-11-03", 0, 12, "+09:00", step=100),
            {RUN: "12 of 12 dates in “a.xml” fall on one day, 2026-11-03."},
            id="one-day-in-own-zone",
        ),
        pytest.param(
            minutes("2026-11-02", 30, 10, "+14:00") + minutes("2026-11-02", 1380, 10, "-11:00"),
            {},
            id="zones-far-apart",
        ),
        pytest.param(
            minutes("2026-11-02", 1430, 10, "+00:00") + minutes("2026-11-03", 61, 10, "+01:00"),
            {RUN: "20 of 20 dates in “a.xml” fall within one hour, from 2026-11-02T23:50Z on."},
            id="hour-in-two-zones",
        ),
        pytest.param(
            ["2026-11-02", *minutes("2026-11-02", 0, 9)],
            {RUN: "10 of 10 dates in “a.xml” fall on one day, 2026-11-02."},
            id="days-and-times",
        ),
        pytest.param(["soon", "2026-13-01", "2026-11-02T99:99:99Z", "0000-00-00"] * 5, {}, id="no-dates"),
        pytest.param(["9999-12-31T23:59:00-23:59", "0001-01-01T00:00:00+23:59"] * 9, {}, id="ends-of-calendar"),
    ],
)
@pytest.mark.parametrize("is_small", [False, True], ids=["alone", "together"])
def test_ninety_percent_dates_equal_or_close_are_reported(dates, expected_messages, is_small):
    if not is_small:
        assert messages_by_rule(lastmod=dates) == expected_messages
        return
    table = EntryTable()
    for sitemap, column_of_sitemap in enumerate((DAYS, dates, ["2026-11-02"] * 3)):
        fill(table, sitemap, loc=["http://a.b/"] * len(column_of_sitemap), lastmod=column_of_sitemap)
    sums = summaries.summarize_small_sitemaps(table, [0, 1, 2])
    found = validate_summary(sums[1], DEFAULT_PROFILE, sitemap=1, name="a.xml")
    assert {problem.rule.id: problem.message for problem in found} == expected_messages
    assert (sums[0]["lastmod"].cluster, sums[2]["lastmod"].cluster) == (None, None)


TODAY = date(2026, 11, 28)


@pytest.mark.parametrize(
    ("dates", "expected_rule"),
    [
        pytest.param(["2026-11-28"] * 10, "lastmod-all-today", id="days"),
        pytest.param(minutes("2026-11-28", 0, 12, step=100), "lastmod-all-today", id="times"),
        pytest.param(minutes("2026-11-29", 0, 12, "+09:00"), "lastmod-all-today", id="today-in-utc"),
        pytest.param(minutes("2026-11-28", 60, 12, "+09:00"), "lastmod-all-today", id="today-in-own-zone"),
        pytest.param(["2026-11-28"] * 19 + DAYS[:1], SAME, id="not-all"),
        pytest.param(["2026-11-27"] * 10, SAME, id="yesterday"),
        pytest.param(["2026-11-28"] * 9, None, id="nine-entries"),
    ],
)
def test_ten_or_more_dates_all_today_are_reported(dates, expected_rule):
    found = messages_by_rule(lastmod=dates, today=TODAY)
    assert list(found) == ([expected_rule] if expected_rule else [])
    if expected_rule == "lastmod-all-today":
        assert found[expected_rule] == f"All {len(dates)} dates in “a.xml” are of today."


def test_lowest_priority_above_limit_is_reported():
    high = {"priority-all-high": "The lowest of 10 priorities in “a.xml” is 0.8."}
    assert messages_by_rule(priority=["0.8", "0.9"] * 5) == high
    assert messages_by_rule(priority=["high", "0.9"] * 5).keys() == high.keys()
    assert messages_by_rule(priority=["0.8", "0.7"] * 5) == messages_by_rule(priority=["high", "higher"] * 5) == {}


@pytest.mark.parametrize("profile_name", ["google", "bing", "yandex", "sitemaps.org"])
def test_ignored_fields_are_reported_only_in_ignoring_profiles(profile_name):
    found, sentence = (
        messages_by_rule(PROFILES[profile_name], changefreq=["daily"], priority=["0.5"]),
        "1 entry in “a.xml” has a {}, which {}",
    )
    told = {field: sentence.format(field, "this search engine ignores.") for field in ("changefreq", "priority")}
    assert found == (
        {f"{field}-ignored": each for field, each in told.items()} if profile_name in ("google", "bing") else {}
    )


@pytest.mark.parametrize("listed", ["2026-10-11", "2026-09", "2025"])
def test_index_date_older_than_newest_entry_is_reported(listed):
    assert "index-lastmod-old" in messages_by_rule(listed=listed, lastmod=DAYS)


@pytest.mark.parametrize(
    "listed", ["2026-10-12", "2026-10-12T00:00:00Z", "2026-10-13T00:00:00Z", "2026-10", "2026", None, ""]
)
def test_index_date_not_older_in_common_precision_is_unreported(listed):
    assert messages_by_rule(listed=listed, lastmod=[*DAYS, "2026-13-01", "tomorrow", "2030"]) == {}


VALUES: dict[FieldName, list[str | None]] = {
    "lastmod": [
        None,
        "",
        "soon",
        "2026-11-02",
        " 2026-11-02",
        "2026-11-02T10:00:00Z",
        "2026-11-02T23:50:00Z",
        "2026-11-03T01:10:00+01:00",
        "2026-11-31",
        "2025",
        "2027-01-01",
    ],
    "changefreq": [None, "", "daily", "weekly", "Daily"],
    "priority": [None, "", "0.5", " 0.5", "0.80", "0.8", "2.0", "high", "1"],
}


def column(values: Sequence[str | None]) -> pl.Series:
    return pl.Series(values, dtype=pl.String)


def counts(summary: FieldSummary, field: FieldName, values: Sequence[str | None]) -> Counter[str]:
    by_day = field == "lastmod" and summary.texts is None
    return Counter(value.strip()[:10] if by_day else value for value in values if value is not None)


@pytest.mark.parametrize("field", VALUES)
@given(data=st.data())
def test_summary_after_edit_equals_summary_of_column(field, data):
    some = st.lists(st.sampled_from(VALUES[field]), max_size=12)
    kept, gone, came = data.draw(some), data.draw(some), data.draw(some)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(summaries, "MOST_VALUES", data.draw(st.sampled_from([1, 2, 4, 4_096])))
        patch.setattr(summaries, "MIN_ENTRIES", data.draw(st.sampled_from([2, 10])))
        before = FieldSummary.from_values(field, column(kept + gone))
        removed, added = counts(before, field, gone), counts(before, field, came)
        after = before.after_edit(field, removed, added, lambda: column(kept + came))
        assert after == FieldSummary.from_values(field, column(kept + came))


def test_summary_of_many_times_counts_by_day():
    times = [f"2026-11-{number % 28 + 1:02}T00:{number // 60:02}:{number % 60:02}Z" for number in range(3_600)]
    summary = FieldSummary.from_values("lastmod", column([*times, *times]))
    assert len(summary.counts or ()) == 28
    assert (summary.filled, summary.common, summary.extreme) == (7_200, None, "2026-11-28")


def test_summary_of_19999_priorities_retains_extreme_without_counts():
    summary = FieldSummary.from_values("priority", column([f"0.{number:06}" for number in range(1, 20_000)]))
    assert (summary.counts, summary.extreme) == (None, 0.000001)
