"""Values of one entry beside each other: what they deny."""

from datetime import date

import polars as pl
import pytest

from sitemap_studio.model.columns import entry_frame
from sitemap_studio.protocol.catalogue import RULES, VALUE_GROUPS, Scope
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.rule import Context
from sitemap_studio.validation.values import fields_read, find_violations, value_rule_ids

GIVEN = Context(date(2026, 11, 20))

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


def test_a_date_denies_some_frequencies_and_no_others():
    pairs = [pair for both in zip(DENIED, AGREED, strict=False) for pair in both] + AGREED[len(DENIED) :]
    frame = pl.DataFrame([row(*pair) for pair in pairs], schema=dict.fromkeys(FIELD_NAMES, pl.String))
    found = find_violations(frame, ["lastmod", "changefreq"], GIVEN)["changefreq-contradicts"]
    assert [pairs[place] for place in found.tolist()] == DENIED


@pytest.mark.parametrize("today", [date(2024, 2, 29), date(2025, 1, 1), date(1, 1, 1), date(9999, 12, 31)])
def test_there_is_a_year_ago_and_a_tomorrow_on_every_day(today):
    given = Context(today)
    assert given.year_ago <= today.isoformat() <= given.tomorrow


def test_a_year_before_a_leap_day_is_the_28th():
    assert Context(date(2024, 2, 29)).year_ago == "2023-02-28"


def test_no_entries_deny_nothing():
    assert find_violations(entry_frame({})) == {}


def test_rules_about_several_values_are_declared_as_rules_about_entries():
    for group in VALUE_GROUPS:
        assert {rule.scope for rule in group.rules} == {Scope.ENTRY if len(group.reads) > 1 else Scope.FIELD}


def test_an_edit_of_one_field_concerns_the_rules_that_look_at_it():
    assert fields_read(["lastmod"]) == ("lastmod", "changefreq")
    assert fields_read(["priority", "loc"]) == ("loc", "priority")
    assert "changefreq-contradicts" in value_rule_ids(["lastmod"])
    assert "changefreq-contradicts" not in value_rule_ids(["loc"])
    of_fields = {rule.id for rule in RULES.values() if rule.scope is Scope.FIELD}
    assert set(value_rule_ids(FIELD_NAMES)) == of_fields | {"changefreq-contradicts"}


def test_fields_that_no_such_rule_looks_at_are_judged_alone():
    frame = entry_frame({"loc": ["/a"], "changefreq": ["always"], "lastmod": ["2005-01-01"], "priority": ["2"]})
    assert set(find_violations(frame.select("loc", "priority"), ["loc", "priority"], GIVEN)) == {
        "loc-relative",
        "priority-value",
    }
    assert set(find_violations(frame, ["lastmod"], GIVEN)) == {"changefreq-contradicts"}
    assert find_violations(frame.select("lastmod"), ["lastmod"], GIVEN) == {}
