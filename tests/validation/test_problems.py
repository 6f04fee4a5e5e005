"""The problems of a set: counted, marked, told, and never changed in place."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.columns import field_place
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.catalogue import SEVERITY_RANK, Finding, Severity
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.validation.problem import found_problem
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.rule_slots import ENTRY_RULES, RANK_BITS, REST, mark, worst_ranks
from sitemap_studio.validation.set_validation import validate_entries
from sitemap_studio.validation.sets import FileFacts, judge_limits
from tests.builders import slots_of

LOCS = ["http://a.bc/", "/x", " http://a.bc/", "http://a.bc/\u00fc"]


def test_problems_are_counted_by_rule_in_the_order_of_the_catalogue(table):
    problems = validate_entries(table(loc=LOCS, priority=["0.5", "2", "3", None]))
    assert list(problems.counts().items()) == [
        ("loc-relative", 1), ("loc-characters", 1), ("loc-whitespace", 1), ("loc-duplicate", 1), ("priority-value", 2),
    ]  # fmt: skip
    assert problems.total_by_severity() == {Severity.ERROR: 4, Severity.WARNING: 2, Severity.INFO: 0}


def test_the_slots_of_a_rule_are_known(table):
    problems = validate_entries(table(loc=LOCS))
    assert problems.slots("loc-whitespace").tolist() == [2]
    assert problems.slots("loc-missing").tolist() == []


def test_marks_tell_the_worst_severity_of_each_cell(table):
    problems = validate_entries(table(loc=LOCS, lastmod=["soon", None, None, None]))
    assert [problems.severity(slot, "loc") for slot in range(4)] == [
        None,
        Severity.ERROR,
        Severity.WARNING,
        Severity.ERROR,
    ]
    assert problems.severity(0, "lastmod") is Severity.ERROR
    assert problems.severity(0, "priority") is None
    assert [problems.worst(slot) for slot in (0, 2)] == [Severity.ERROR, Severity.WARNING]


def test_a_slot_that_was_never_judged_has_no_mark():
    assert Problems().severity(5, "loc") is None
    assert Problems().worst(5) is None
    assert Problems().counts() == {}


def test_an_error_hides_a_warning_in_the_same_cell(table):
    problems = validate_entries(table(loc=[" http://a.bc/\u00fc"]))
    assert problems.counts() == {"loc-characters": 1, "loc-whitespace": 1}
    assert problems.severity(0, "loc") is Severity.ERROR


def test_the_problems_of_an_entry_are_told_in_full(table):
    entries = table(loc=["http://a.bc/"], lastmod=["2026-11-31"], changefreq=["Daily"])
    date, frequency = validate_entries(entries).of_slot(entries, 0)
    assert (date.rule.id, date.field, date.value, date.fix) == ("lastmod-date", "lastmod", "2026-11-31", None)
    assert (date.message, date.sitemap, date.slot) == ("2026-11-31 is not a calendar day.", 0, 0)
    assert date.source == "W3C Date and Time Formats; ISO 8601"
    assert (frequency.rule.id, frequency.fix) == ("changefreq-value", "daily")


def test_an_absent_loc_is_told_apart_from_an_empty_one(table):
    entries = table(loc=[None, ""])
    assert [problem.message for problem in validate_entries(entries).of_slots(entries, entries.order)] == [
        "The entry has no loc.",
        "The loc is empty.",
    ]


def test_problems_of_many_entries_come_in_the_order_asked_for(table):
    entries = table(loc=LOCS)
    listed = validate_entries(entries).of_slots(entries, np.array([3, 0, 1], np.uint32))
    assert [(problem.slot, problem.rule.id) for problem in listed] == [(3, "loc-characters"), (1, "loc-relative")]


def test_a_right_entry_has_none(table):
    entries = table(loc=LOCS)
    assert validate_entries(entries).of_slot(entries, 0) == []


def test_what_readers_found_counts_and_is_told_with_its_entry(table):
    entries = table(loc=["http://a.bc/"])
    finding = Finding("element-repeated", "The entry has two locs.", line=7, entry=0, value="http://c.d/")
    noted = found_problem(finding, DEFAULT_PROFILE, sitemap=0, slot=0)
    assert noted is not None
    problems = validate_entries(entries).with_noted([noted])
    assert problems.counts() == {"element-repeated": 1}
    assert problems.with_problems().tolist() == [0]
    assert problems.of_slot(entries, 0) == [noted]
    assert (noted.line, noted.message, noted.value) == (7, "The entry has two locs.", "http://c.d/")


def test_a_profile_is_switched_without_judging_entries_again(table):
    problems = validate_entries(table(loc=LOCS))
    yandex = PROFILES["yandex"]
    switched = problems.for_profile(yandex, judge_limits([FileFacts(0, "a.xml", 50_001, 10)], yandex))
    assert switched.profile is yandex
    assert switched.counts() == {"too-many-urls": 1} | problems.counts()
    assert "too-many-urls" not in problems.counts()
    assert switched.marks is problems.marks


def test_with_problems_names_every_entry_once(table):
    assert validate_entries(table(loc=LOCS, priority=["0.5", "2", "3", None])).with_problems().tolist() == [1, 2, 3]


def test_an_empty_table_has_no_problems():
    problems = validate_entries(EntryTable())
    assert problems.counts() == {}
    assert problems.with_problems().tolist() == []


RULES = {rule.id: rule for rule in ENTRY_RULES}
SLOTS = 8

broken = st.dictionaries(st.sampled_from(sorted(RULES)), st.sets(st.integers(0, SLOTS - 1), min_size=1), max_size=6)


@given(broken, st.sampled_from(list(PROFILES.values())))
def test_a_mark_is_the_worst_that_the_profile_says_of_any_rule(by_rule, profile):
    marks = np.zeros(SLOTS, np.uint16)
    mark(marks, {rule: slots_of(*sorted(slots)) for rule, slots in by_rule.items()}, profile)
    ranks = np.zeros((SLOTS, REST + 1), np.int64)
    for rule, slots in by_rule.items():
        severity = RULES[rule].severity_in(profile)
        field = RULES[rule].field
        place = REST if field is None else field_place(field)
        rank = SEVERITY_RANK[severity] if severity else 0
        for slot in slots:
            ranks[slot, place] = max(ranks[slot, place], rank)
    assert [
        [marks[slot] >> 2 * place & RANK_BITS for place in range(REST + 1)] for slot in range(SLOTS)
    ] == ranks.tolist()
    assert worst_ranks(marks, np.arange(SLOTS, dtype=np.uint32)).tolist() == ranks.max(axis=1).tolist()


def test_only_some_entries_are_marked_where_only_some_are_asked_for():
    marks = np.zeros(SLOTS, np.uint16)
    mark(marks, {"loc-empty": slots_of(1, 2, 3)}, DEFAULT_PROFILE, only=slots_of(2, 5))
    assert np.flatnonzero(marks).tolist() == [2]


def test_entries_that_came_after_judging_have_no_mark():
    assert worst_ranks(np.zeros(2, np.uint16), slots_of(0, 70_000)).tolist() == [0, 0]
