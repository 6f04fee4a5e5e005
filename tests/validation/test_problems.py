"""The problems of a set: counts, marks, descriptions, and immutability."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.protocol.rule import SEVERITY_RANK, Finding, Severity
from sitemap_studio.validation.index_validation import FileFacts, validate_limits
from sitemap_studio.validation.problem import problem_from_finding
from sitemap_studio.validation.problems import ENTRY_RULES, RANK_BITS, REST, Problems, write_marks
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import slots_of, table_of

LOCS = ["http://a.bc/", "/x", " http://a.bc/", "http://a.bc/\u00fc"]


def validated(**columns) -> tuple[Problems, EntryTable]:
    table = table_of(**columns)
    return validate_entries(table), table


def test_counts_are_in_rule_order_and_severity_is_worst():
    problems, _ = validated(loc=LOCS, priority=["0.5", "2", "3", None], lastmod=[None, None, None, "soon"])
    assert list(problems.counts().items()) == [
        ("loc-relative", 1), ("loc-characters", 1), ("loc-whitespace", 1), ("loc-duplicate", 1), ("lastmod-format", 1),
        ("priority-value", 2),
    ]  # fmt: skip
    assert problems.total_by_severity() == {Severity.ERROR: 5, Severity.WARNING: 2, Severity.INFO: 0}
    assert problems.slots_with_problems().tolist() == [1, 2, 3]
    assert problems.slots("loc-whitespace").tolist() == [2]
    assert problems.slots("loc-missing").tolist() == []
    marks = [problems.severity(slot, "loc") for slot in range(4)]
    assert marks == [None, Severity.ERROR, Severity.WARNING, Severity.ERROR]
    assert (problems.severity(3, "lastmod"), problems.severity(0, "priority")) == (Severity.ERROR, None)
    assert [problems.worst(slot) for slot in (0, 2)] == [None, Severity.ERROR]


def test_severity_of_cell_is_error_if_also_warning():
    problems, _ = validated(loc=[" http://a.bc/\u00fc"])
    assert problems.counts() == {"loc-characters": 1, "loc-whitespace": 1}
    assert problems.severity(0, "loc") is Severity.ERROR


def test_unvalidated_and_valid_entries_have_no_problems():
    assert (Problems().severity(5, "loc"), Problems().worst(5), Problems().counts()) == (None, None, {})
    for problems, table in (validated(loc=LOCS[:1]), (validate_entries(EntryTable()), EntryTable())):
        assert problems.counts() == {}
        assert problems.slots_with_problems().tolist() == []
        assert problems.of_slots(table, table.order) == []


def test_of_slots_returns_problem_details_in_requested_order():
    problems, table = validated(loc=["http://a.bc/"], lastmod=["2026-11-31"], changefreq=["Daily"])
    date, frequency = problems.of_slot(table, 0)
    assert (date.rule.id, date.field, date.value, date.fix) == ("lastmod-date", "lastmod", "2026-11-31", None)
    assert (date.message, date.sitemap, date.slot) == ("2026-11-31 does not exist.", 0, 0)
    assert date.source == "W3C Date and Time Formats; ISO 8601; Google Search Central Blog, April 2006"
    assert (frequency.rule.id, frequency.fix) == ("changefreq-value", "daily")
    problems, table = validated(loc=[*LOCS, None, ""])
    listed = problems.of_slots(table, slots_of(3, 0, 1, 4, 5))
    rules = [(3, "loc-characters"), (1, "loc-relative"), (4, "loc-missing"), (5, "loc-empty")]
    assert [(problem.slot, problem.rule.id) for problem in listed] == rules


def test_findings_of_readers_are_counted_and_listed_by_entry():
    entries = table_of(loc=["http://a.bc/"])
    finding = Finding("element-repeated", "The entry has two locs.", line=7, entry=0, value="http://c.d/")
    noted = problem_from_finding(finding, DEFAULT_PROFILE, sitemap=0, slot=0)
    assert noted is not None
    problems = validate_entries(entries).with_individual([noted])
    assert problems.counts() == {"element-repeated": 1}
    assert problems.slots_with_problems().tolist() == [0]
    assert problems.of_slot(entries, 0) == [noted]
    assert (noted.line, noted.message, noted.value) == (7, "The entry has two locs.", "http://c.d/")


def test_switching_profile_reuses_marks_and_updates_limits():
    problems, _ = validated(loc=LOCS)
    yandex = PROFILES["yandex"]
    switched = problems.for_profile(yandex, validate_limits([FileFacts(0, "a.xml", 50_001, 10)], yandex))
    assert switched.profile is yandex
    assert switched.counts() == {"too-many-urls": 1} | problems.counts()
    assert "too-many-urls" not in problems.counts()
    assert switched.marks is problems.marks


RULES = {rule.id: rule for rule in ENTRY_RULES}
SLOTS = 8

broken = st.dictionaries(st.sampled_from(sorted(RULES)), st.sets(st.integers(0, SLOTS - 1), min_size=1), max_size=6)


@given(broken, st.sampled_from(list(PROFILES.values())))
def test_marks_hold_worst_severity_of_each_field(by_rule, profile):
    marks = np.zeros(SLOTS, np.uint16)
    write_marks(marks, {rule: slots_of(*sorted(slots)) for rule, slots in by_rule.items()}, profile)
    ranks = np.zeros((SLOTS, REST + 1), np.int64)
    for rule, slots in by_rule.items():
        severity = RULES[rule].severity_in(profile)
        field = RULES[rule].field
        place = REST if field is None else FIELD_NAMES.index(field)
        rank = SEVERITY_RANK[severity] if severity else 0
        for slot in slots:
            ranks[slot, place] = max(ranks[slot, place], rank)
    assert [
        [marks[slot] >> 2 * place & RANK_BITS for place in range(REST + 1)] for slot in range(SLOTS)
    ] == ranks.tolist()
    assert Problems(marks=marks).worst_ranks(np.arange(SLOTS, dtype=np.uint32)).tolist() == ranks.max(axis=1).tolist()


def test_write_marks_for_only_some_slots_leaves_others_unmarked():
    marks = np.zeros(SLOTS, np.uint16)
    write_marks(marks, {"loc-empty": slots_of(1, 2, 3)}, DEFAULT_PROFILE, only=slots_of(2, 5))
    assert np.flatnonzero(marks).tolist() == [2]
    assert Problems(marks=marks).worst_ranks(slots_of(2, 70_000)).tolist() == [SEVERITY_RANK[Severity.ERROR], 0]
