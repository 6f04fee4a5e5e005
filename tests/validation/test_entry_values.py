"""Values of one entry beside each other: what they deny, over columns and one by one."""

from datetime import date

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.columns import entry_frame
from sitemap_studio.protocol.catalogue import RULES, Scope
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.values.entry_values import ENTRY_VALUE_RULES, judge_entries, judge_entry
from sitemap_studio.validation.values.fields import (
    FIELD_RULE_IDS,
    fields_beside,
    judge_entry_values,
    judge_fields,
    judge_values,
    value_rule_ids,
)

GIVEN = Circumstances(date(2026, 11, 20))

DENIED = [
    ("always", "2025-11-19"), ("always", "2025-10"), ("always", "2024"), ("always", "2005-05-10T17:33:30Z"),
    ("always", " 2005-05-10\n"), ("never", "2026-11-22"), ("never", "2027"), ("never", "\n2099-01-01 "),
    ("always", "2025-11-19T23:59"), ("always", " 2005-05-10T17:33:30.5"), ("never", "2026-11-22T00:00:00"),
]  # fmt: skip
AGREED = [
    ("always", "2025-11-20"), ("always", "2025-11"), ("always", "2025"), ("always", "2026-11-20"), ("always", "2099"),
    ("always", "2025-11-20T00:00"), ("never", "2026-11-21T23:59:59"), ("always", "2005-02-30T10:00"),
    ("always", None), ("always", ""), ("always", "soon"), ("always", "2005-02-30"), ("never", "2005"),
    ("never", "2026-11-21"), ("never", None), ("never", "3000-99"), ("daily", "2005"),
    ("yearly", "2099"), (None, "2005"), ("Always", "2005"),
]  # fmt: skip


def row(changefreq, lastmod):
    return {"loc": "http://a.example/", "lastmod": lastmod, "changefreq": changefreq, "priority": None}


@pytest.mark.parametrize(("changefreq", "lastmod"), DENIED)
def test_a_frequency_is_denied_by_a_date(changefreq, lastmod):
    assert judge_entry(row(changefreq, lastmod), GIVEN) == ("changefreq-contradicts",)


@pytest.mark.parametrize(("changefreq", "lastmod"), AGREED)
def test_a_frequency_and_a_date_can_both_be_true(changefreq, lastmod):
    assert judge_entry(row(changefreq, lastmod), GIVEN) == ()


def test_columns_find_the_same_entries():
    pairs = [pair for both in zip(DENIED, AGREED, strict=False) for pair in both] + AGREED[len(DENIED) :]
    frame = pl.DataFrame([row(*pair) for pair in pairs], schema=dict.fromkeys(FIELD_NAMES, pl.String))
    assert judge_entries(frame, GIVEN)["changefreq-contradicts"].tolist() == list(range(0, 2 * len(DENIED), 2))


TEXTS = st.one_of(
    st.none(),
    st.lists(
        st.sampled_from(["2025", "2026", "-11", "-19", "-20", "-21", "-22", "T10:00Z", "T10:00", " ", "~", "9"])
    ).map("".join),
)


@given(st.lists(st.tuples(st.sampled_from(["always", "never", "daily", "", None]), TEXTS), min_size=1, max_size=8))
def test_columns_and_single_entries_are_judged_alike(pairs):
    rows = [row(*pair) for pair in pairs]
    found = judge_values(pl.DataFrame(rows, schema=dict.fromkeys(FIELD_NAMES, pl.String)), given=GIVEN)
    of_columns = [{rule for rule, places in found.items() if place in places} for place in range(len(rows))]
    assert of_columns == [set(judge_entry_values(values, given=GIVEN)) for values in rows]


@pytest.mark.parametrize("today", [date(2024, 2, 29), date(2025, 1, 1), date(1, 1, 1), date(9999, 12, 31)])
def test_there_is_a_year_ago_and_a_tomorrow_on_every_day(today):
    given = Circumstances(today)
    assert given.year_ago <= today.isoformat() <= given.tomorrow


def test_a_year_before_a_leap_day_is_the_28th():
    assert Circumstances(date(2024, 2, 29)).year_ago == "2023-02-28"


def test_no_entries_deny_nothing():
    assert judge_entries(entry_frame({})) == {}


def test_the_rules_are_declared_as_rules_about_entries():
    assert all(RULES[rule.id].scope is Scope.ENTRY for rule in ENTRY_VALUE_RULES)


def test_an_edit_of_one_field_concerns_the_rules_that_look_at_it():
    assert fields_beside(["lastmod"]) == ("lastmod", "changefreq")
    assert fields_beside(["priority", "loc"]) == ("loc", "priority")
    assert "changefreq-contradicts" in value_rule_ids(["lastmod"])
    assert "changefreq-contradicts" not in value_rule_ids(["loc"])
    assert set(value_rule_ids(FIELD_NAMES)) == {*FIELD_RULE_IDS, *(rule.id for rule in ENTRY_VALUE_RULES)}


def test_fields_that_no_such_rule_looks_at_are_judged_alone():
    frame = entry_frame({"loc": ["/a"], "changefreq": ["always"], "lastmod": ["2005-01-01"], "priority": ["2"]})
    assert set(judge_values(frame.select("loc", "priority"), ["loc", "priority"], GIVEN)) == {
        "loc-relative",
        "priority-value",
    }
    assert set(judge_values(frame, ["lastmod"], GIVEN)) == {"changefreq-contradicts"}
    assert judge_fields(frame, ["lastmod"], GIVEN) == {}
    assert judge_entry_values({"priority": "2"}, ["priority"], GIVEN) == ("priority-value",)
