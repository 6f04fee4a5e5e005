"""Bulk edits of any field, and of dates: what becomes of every value, and why some can't be used."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.bulk_edit import BulkPlan, plan_bulk
from tests.builders import HOST, slots_of, table_of


def planned(operation: str, texts: list[str | None], name, **given: str) -> tuple[list[str | None], BulkPlan]:
    """What a column becomes, and the plan."""
    columns = (
        {name: texts} if name == "loc" else {"loc": [f"{HOST}/{place}" for place in range(len(texts))], name: texts}
    )
    table = table_of(**columns)
    plan = plan_bulk(table, operation, given, name=name)
    plan.edit(table).apply(table)
    return table.column(name).to_list(), plan


def dates(operation: str, *texts: str | None, **given: str) -> list[str | None]:
    return planned(operation, list(texts), "lastmod", **given)[0]


def test_any_field_is_set_cleared_or_filled():
    texts = [None, "", " \n", "daily"]
    assert planned("set", texts, "changefreq", value="weekly")[0] == ["weekly"] * 4
    assert planned("clear", texts, "changefreq")[0] == [None] * 4
    assert planned("fill", texts, "changefreq", value="weekly")[0] == ["weekly", "weekly", "weekly", "daily"]
    after, plan = planned("set", ["daily", "never"], "changefreq", value="daily")
    assert (after, len(plan), plan.n_unchanged) == (["daily", "daily"], 1, 1)


def test_only_the_entries_that_are_given_change():
    table = table_of(loc=["a", "b", "c"], priority=["0.1", "0.1", "0.1"])
    plan = plan_bulk(table, "set", {"value": "0.5"}, name="priority", slots=slots_of(2, 0))
    assert plan.values[0].slots.tolist() == [0, 2]
    plan = plan.without([(0, "priority"), (1, "loc")])
    plan.edit(table).apply(table)
    assert table.column("priority").to_list() == ["0.1", "0.1", "0.5"]


def test_a_plan_of_nothing_changes_nothing():
    table = table_of(loc=[])
    plan = plan_bulk(table, "set", {"value": "x"}, name="loc")
    assert (len(plan), plan.values, plan.n_unchanged) == (0, (), 0)
    plan.edit(table).apply(table)


def test_undoing_a_bulk_edit_gives_everything_back():
    table = table_of(loc=["a", None, "c"], lastmod=["2020", None, ""])
    before = table.rows(table.order).rows()
    inverse = plan_bulk(table, "set", {"value": "2021"}, name="lastmod").edit(table).apply(table)
    inverse.apply(table)
    assert table.rows(table.order).rows() == before


def test_entries_that_may_only_be_looked_at_are_counted_and_left_alone():
    table = table_of(loc=["a", "b"])
    plan = plan_bulk(table, "set", {"value": "x"}, name="loc", locked={0})
    assert (len(plan), plan.unusable) == (0, {"read-only": 2})


def test_dates_become_this_moment_or_a_given_one(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    assert dates("lastmod-now", None, "soon") == ["2027-01-15T08:00:00+00:00"] * 2
    assert dates("lastmod-now", None, precision="day") == ["2027-01-15"]
    assert dates("lastmod-date", None, "2020", date=" 2026-11-02 ") == ["2026-11-02"] * 2


def test_dates_are_shifted_by_days_and_their_times_stay_as_written():
    texts = [
        "2024-02-28",
        "2024-02-28T23:59:60.5Z",
        " 2024-12-31T10:00-05:00\n",
        "2023-03-01T10:00:00.250+01:00",
        None,
        "",
    ]
    after, plan = planned("lastmod-shift", [*texts, "2024", "2024-05", "soon", "2023-02-29"], "lastmod", days="2")
    assert after == [
        "2024-03-01", "2024-02-28T23:59:60.5Z", " 2025-01-02T10:00-05:00\n", "2023-03-03T10:00:00.250+01:00", None, "",
        "2024", "2024-05", "soon", "2023-02-29",
    ]  # fmt: skip
    assert plan.unusable == {"no-day": 2, "no-date": 3}
    assert plan.n_unchanged == 2
    assert dates("lastmod-shift", "2024-03-01", days="-1") == ["2024-02-29"]


def test_no_date_leaves_the_calendar():
    after, plan = planned("lastmod-shift", ["0001-01-02", "9999-12-30", "0999-12-31"], "lastmod", days="2")
    assert after == ["0001-01-04", "9999-12-30", "1000-01-02"]
    assert plan.unusable == {"out-of-calendar": 1}
    assert dates("lastmod-shift", "0001-01-01", days="-1") == ["0001-01-01"]


def test_dates_are_cut_to_the_day():
    texts = [
        "2024-05-01T10:00Z",
        " 2024-05-01T00:30:00+02:00 ",
        "2024-05-01",
        "2024-05",
        "2024",
        "soon and later",
        None,
    ]
    after, plan = planned("lastmod-cut", texts, "lastmod")
    assert after == ["2024-05-01", " 2024-05-01 ", "2024-05-01", "2024-05", "2024", "soon and later", None]
    assert plan.unusable == {"no-date": 1}


def test_times_without_a_zone_get_one():
    texts = ["2024-05-01T10:00", " 2024-05-01T10:00:00.5 ", "2024-05-01T10:00Z", "2024-05-01", "2024-05-01T25:00", None]
    after, plan = planned("lastmod-zone", texts, "lastmod", zone="+05:30")
    assert after == [
        "2024-05-01T10:00+05:30", " 2024-05-01T10:00:00.5+05:30 ", "2024-05-01T10:00Z", "2024-05-01",
        "2024-05-01T25:00", None,
    ]  # fmt: skip
    assert plan.unusable == {"no-date": 1}
    assert dates("lastmod-zone", "2024-05-01T10:00", zone="z") == ["2024-05-01T10:00Z"]


@pytest.mark.parametrize(
    ("operation", "given"),
    [
        ("lastmod-date", {"date": "2026-11-31"}), ("lastmod-date", {}), ("lastmod-shift", {"days": "many"}),
        ("lastmod-shift", {"days": "999999"}), ("lastmod-shift", {"days": "1.5"}), ("lastmod-zone", {"zone": "CET"}),
        ("lastmod-zone", {"zone": "+25:00"}), ("lastmod-zone", {"zone": "$1"}), ("lastmod-now", {"precision": "year"}),
        ("lastmod-cut", {"more": "x"}), ("lastmod-files", {"folder": "/nowhere/at/all"}),
        ("lastmod-files", {"folder": "\0"}), ("no-such-edit", {}), ("set", {"value": "x"}),
        ("set", {"value": ""}), ("fill", {"value": ""}),
    ],
)  # fmt: skip
def test_words_that_can_not_be_understood_are_refused_with_a_sentence(operation, given):
    with pytest.raises(RequestError) as caught:
        plan_bulk(table_of(lastmod=["2020"]), operation, given, name="lastmod" if given == {"value": ""} else None)
    assert caught.value.message


def test_an_operation_of_one_field_is_for_no_other():
    with pytest.raises(RequestError, match="is for lastmod, not for priority"):
        plan_bulk(table_of(loc=["a"]), "lastmod-cut", {}, name="priority")
