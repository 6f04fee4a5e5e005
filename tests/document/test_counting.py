"""Counts of entries by month, choice, number and folder equal the results of filters."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.set_charts import MAX_FOLDERS, BarStyle, ValueCount, count_by_value
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.search.filter_language import Filter
from sitemap_studio.search.filters import matching
from tests.builders import fill, slots_of, table_of
from tests.hypothesis_examples import examples

HOST = "https://a.example"


def counts_by_label(counts: list[ValueCount]) -> dict[str, int]:
    """Return the number of entries by label, without empty labels."""
    return {each.label: each.entries for each in counts if each.entries}


def counts_of_values(**columns):
    count = len(next(iter(columns.values())))
    return count_by_value(table_of(loc=[f"{HOST}/{number}" for number in range(count)], **columns))


def assert_filters_find_counted_entries(table: EntryTable) -> None:
    """Assert that the conditions of each bar find as many entries as it counts."""
    for counts in count_by_value(table).values():
        for each in counts:
            found = matching(Filter(each.conditions), table) if each.conditions else table.order
            assert len(found) == each.entries, each
        assert sum(each.entries for each in counts) == len(table)


@pytest.mark.parametrize(
    ("field", "texts", "expected_counts"),
    [
        ("lastmod", ["2026-01-31", "2026-03-01T00:30:00+01:00", "2026-03-02"], [("2026-01", 1), ("2026-02", 1), ("2026-03", 1)]),
        ("lastmod", ["2026-01-31", "yesterday", "", " ", None, "2026-02-30"], [("2026-01", 1), ("Invalid date", 2), ("Missing", 3)]),
        ("lastmod", [f"{year}-05-05" for year in range(2018, 2027)], [(str(year), 1) for year in range(2018, 2027)]),
        ("changefreq", ["weekly", "daily", "weekly", "Weekly", None, ""],
         [("always", 0), ("hourly", 0), ("daily", 1), ("weekly", 2), ("monthly", 0), ("yearly", 0), ("never", 0),
          ("Anything else", 1), ("Missing", 2)]),
    ],
)  # fmt: skip
def test_invalid_and_missing_values_are_counted_last(field, texts, expected_counts):
    spread = counts_of_values(**{field: texts})
    assert [(each.label, each.entries) for each in spread[field]] == expected_counts


def test_distant_date_does_not_merge_other_months():
    spread = counts_of_values(lastmod=["1970-01-01", *["2026-01-05"] * 20, *["2026-02-05"] * 20, "9026-01-01"])
    assert [(each.label, each.entries, each.style) for each in spread["lastmod"]] == [
        ("Before 2026-01", 1, BarStyle.APART),
        ("2026-01", 20, BarStyle.VALUE),
        ("2026-02", 20, BarStyle.VALUE),
        ("After 2026-02", 1, BarStyle.APART),
    ]


def test_priorities_are_counted_by_tenths():
    spread = counts_of_values(priority=["0.5", "0.55", "1", "1.0", "0.30", "1.1", "-1", "high", None, "nan"])
    assert counts_by_label(spread["priority"]) == {
        "0.3": 1, "0.5": 2, "1.0": 2, "Out of range": 2, "Not a number": 2, "Missing": 1,
    }  # fmt: skip


def test_folders_are_sorted_by_count_with_remainder_last():
    locs = [f"{HOST}/blog/{n}" for n in range(3)] + [f"{HOST}/shop/x/{n}" for n in range(5)] + [f"{HOST}/", "no"]
    spread = count_by_value(table_of(loc=locs))
    assert [each[:2] for each in spread["folder"]] == [("/shop/", 5), ("/blog/", 3), ("Others", 2)]
    locs = [f"{HOST}/blog/{n}" for n in range(9)] + ["https://b.example/x/1"]
    spread = count_by_value(table_of(loc=locs))
    assert [each[:2] for each in spread["folder"]] == [("/blog/", 9), ("Others", 1)]


def test_rare_folders_are_counted_as_others_and_hosts_separately():
    spread = count_by_value(table_of(loc=[f"{HOST}/{n // 2}/{n}" for n in range(200)]))
    assert len(spread["folder"]) == MAX_FOLDERS
    assert spread["folder"][-1].label == "Others"
    assert sum(each.entries for each in spread["folder"]) == 200
    spread = count_by_value(table_of(loc=["https://a.example/x/1", "https://B.example/y/1", "https://b.example/z/2"]))
    assert counts_by_label(spread["folder"]) == {"https://b.example": 2, "https://a.example": 1}


def test_empty_set_has_zero_counts_and_counting_is_cancellable():
    spread = count_by_value(EntryTable())
    assert spread["lastmod"] == spread["folder"] == []
    assert not any(each.entries for each in (*spread["changefreq"], *spread["priority"]))
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        count_by_value(table_of(loc=[HOST]), None, progress)


def test_counting_covers_selected_entries_or_all_blocks():
    table = table_of(loc=[f"{HOST}/{n}" for n in range(4)], changefreq=["daily", "weekly", "daily", None])
    spread = count_by_value(table, slots_of(0, 1))
    assert counts_by_label(spread["changefreq"]) == {"daily": 1, "weekly": 1}
    table = EntryTable()
    for sitemap in range(3):
        count = 20_000
        locs = [f"{HOST}/{'shop' if n % 2 else 'blog'}/{sitemap}-{n}" for n in range(count)]
        fill(table, sitemap, loc=locs, changefreq=["daily"] * count)
    spread = count_by_value(table)
    assert counts_by_label(spread["changefreq"]) == {"daily": 60_000}
    assert counts_by_label(spread["folder"]) == {"/blog/": 30_000, "/shop/": 30_000}


ADDRESSES = st.lists(
    st.sampled_from(
        [
            "https://a.example", "https://a.example/", "https://a.example/x/", "https://a.example/x/y?z=/q/",
            "https://A.example/x/1", " https://a.example/x/2", "https://a.example\\x/1", "http://a.example/x/1",
            "https://a.example/?x=/a/b", "https://a.example//x/", "https://a.example#/x/", "https://ä.example/ü/1",
            "/x/1", "", "mailto:a@b.example", "https:///x/1", "https://a.example/x", "HTTPS://a.example/X/1",
        ]
    ),
    min_size=1,
)  # fmt: skip
DATES = st.sampled_from(
    ["2026-01-01", "2026", "1999-12", "2026-02-30", "2026-01-31T23:30:00-05:00", "x", "", " ", None, "0004-01-01"]
)
PRIORITIES = st.sampled_from(["0.5", "1", "0.0", "1.0000", "-0.1", "2", "nan", "inf", "", None, " 0.7 ", "0.79"])
FREQUENCIES = st.sampled_from(["daily", "Daily", " daily", "", None, "never"])


@settings(max_examples=examples(25))
@given(ADDRESSES, st.data())
def test_filter_of_each_bar_finds_counted_entries(addresses, data):
    count = len(addresses)
    columns = {
        name: data.draw(st.lists(texts, min_size=count, max_size=count))
        for name, texts in (("lastmod", DATES), ("priority", PRIORITIES), ("changefreq", FREQUENCIES))
    }
    assert_filters_find_counted_entries(table_of(loc=addresses, **columns))
