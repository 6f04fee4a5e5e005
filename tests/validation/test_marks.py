"""Marks: the worst severities of the fields of an entry, side by side in one number."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.columns import field_place
from sitemap_studio.protocol.catalogue import SEVERITY_RANK
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.validation.rule_slots import ENTRY_RULES, REST, mark, severity_at, worst_ranks
from tests.builders import slots_of

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
    told = [[severity_at(marks, slot, place) for place in range(REST + 1)] for slot in range(SLOTS)]
    assert [[SEVERITY_RANK[severity] if severity else 0 for severity in row] for row in told] == ranks.tolist()
    assert worst_ranks(marks, np.arange(SLOTS, dtype=np.uint32)).tolist() == ranks.max(axis=1).tolist()


def test_only_some_entries_are_marked_where_only_some_are_asked_for():
    marks = np.zeros(SLOTS, np.uint16)
    mark(marks, {"loc-empty": slots_of(1, 2, 3)}, DEFAULT_PROFILE, only=slots_of(2, 5))
    assert np.flatnonzero(marks).tolist() == [2]


def test_entries_that_came_after_judging_have_no_mark():
    assert worst_ranks(np.zeros(2, np.uint16), slots_of(0, 70_000)).tolist() == [0, 0]
