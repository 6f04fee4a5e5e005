"""What all entries of a sitemap have in common, and what that says."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest

from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells, moving
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.validation.incremental_validation import revalidate
from sitemap_studio.validation.set_validation import validate_entries
from sitemap_studio.validation.summaries import SUMMED_FIELDS, FieldSummary, Summary, judge_summary


def summed_up(frame: pl.DataFrame) -> Summary:
    """What the entries of a frame have in common."""
    return {name: FieldSummary.of(name, frame[name]) for name in SUMMED_FIELDS}


def broken(profile=DEFAULT_PROFILE, listed=None, **columns) -> dict[str, str]:
    """Message by rule of a sitemap of these columns."""
    length = max(map(len, columns.values()))
    frame = entry_frame({"loc": ["http://a.b/"] * length} | columns)
    found = judge_summary(summed_up(frame), profile, sitemap=0, name="a.xml", listed=listed)
    return {problem.rule.id: problem.message for problem in found}


DAYS = [f"2026-10-{day:02}" for day in range(1, 13)]


def test_the_same_date_for_all_entries_tells_nothing():
    assert broken(lastmod=["2026-11-02"] * 12) == {"lastmod-all-same": "All 12 dates in “a.xml” are “2026-11-02”."}
    assert broken(lastmod=["2026-11-02"] * 12 + [None]).keys() == {"lastmod-all-same"}


def test_different_dates_or_few_of_them_are_fine():
    assert broken(lastmod=DAYS) == {}
    assert broken(lastmod=["2026-11-02"] * 9) == {}
    assert broken(lastmod=["2026-11-02"] * 500 + ["2026-11-03"]) == {}
    assert broken(lastmod=[None] * 500 + ["2026-11-03"] * 3) == {}


def test_the_same_priority_for_all_entries_tells_nothing():
    assert broken(priority=["0.8"] * 10) == {"priority-all-same": "All 10 priorities in “a.xml” are 0.8."}
    assert broken(priority=["0.8"] * 9 + ["0.3"]) == {}


def test_high_priorities_everywhere_tell_nothing():
    assert broken(priority=["0.8", "0.9"] * 5) == {
        "priority-all-high": "The lowest of 10 priorities in “a.xml” is 0.8."
    }
    assert broken(priority=["0.8", "0.7"] * 5) == {}
    assert broken(priority=["high", "0.9"] * 5).keys() == {"priority-all-high"}
    assert broken(priority=["high", "higher"] * 5) == {}


@pytest.mark.parametrize(
    ("name", "is_told"), [("google", True), ("bing", True), ("yandex", False), ("sitemaps.org", False)]
)
def test_hints_are_told_to_be_ignored_only_by_those_who_do(name, is_told):
    found = broken(PROFILES[name], changefreq=["daily"], priority=["0.5"])
    assert found == (
        {
            "changefreq-ignored": "In “a.xml” 1 entry has a changefreq, which this search engine does not read.",
            "priority-ignored": "In “a.xml” 1 entry has a priority, which this search engine does not read.",
        }
        if is_told
        else {}
    )


@pytest.mark.parametrize(
    ("listed", "is_old"),
    [
        ("2026-10-11", True),
        ("2026-10-12", False),
        ("2026-10-12T00:00:00Z", False),
        ("2026-10-13T00:00:00Z", False),
        ("2026-10", False),
        ("2026-09", True),
        ("2025", True),
        ("2026", False),
        (None, False),
        ("", False),
    ],
)
def test_a_date_in_the_index_may_not_be_older_than_the_newest_of_its_sitemap(listed, is_old):
    assert ("index-lastmod-old" in broken(listed=listed, lastmod=DAYS)) == is_old


def test_dates_that_are_none_are_not_the_newest():
    assert broken(listed="2026-10-12", lastmod=[*DAYS, "2026-13-01", "tomorrow", "2030"]) == {}


def test_an_empty_sitemap_has_nothing_in_common():
    assert broken(lastmod=[]) == {}


@pytest.mark.parametrize("number", range(6))
def test_sums_after_an_edit_are_those_of_the_whole(table, add, number):
    entries = table(loc=["http://a.b/1", "http://a.b/2"], lastmod=["2026-01-01", "2026-01-02"])
    add(entries, sitemap=1, loc=["http://a.b/3"], priority=["0.1"])
    frame = entry_frame({"loc": ["http://a.b/4"], "priority": ["0.9"]})
    new = entries.add(
        frame, extensions=entries.extensions_of(entries.order[:0]), sitemap=1, sizes=pl.Series([9]).cast(pl.UInt32)
    )
    before = validate_entries(entries)
    edit = (
        SetCells("lastmod", entries.order[:1], pl.Series(["2027-01-01"])),
        RemoveEntries(np.array([2])),
        RemoveEntries(np.array([0, 1])),
        moving(entries, np.array([2]), 2, sitemap=0),
        moving(entries, np.array([1]), 3, sitemap=1),
        InsertEntries(np.array([3]), new),
    )[number]
    was, change = entries.snapshot(), edit.change(entries)
    edit.apply(entries)
    assert revalidate(before, was, entries, change).summaries == validate_entries(entries).summaries
