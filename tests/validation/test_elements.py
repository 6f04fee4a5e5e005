"""Problems of extensions by element: counts, lists and revalidation agree."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.model.edits import Edit, plan_move
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rules.extension_field_rules import (
    EXTENSION_LABELS,
    EXTENSION_RULE_IDS,
    PER_FILE_RULES,
    violation_message,
)
from sitemap_studio.validation.extensions.violations import violations_of
from sitemap_studio.validation.set_validation import validate_entries
from tests.hypothesis_examples import examples
from tests.validation.tables import after, read, table_with

PIECES = (
    "<image:image/>",
    "<image:image><image:loc>/a</image:loc><image:loc>/b</image:loc></image:image>",
    "<image:image><image:loc>http://a.b/ü</image:loc><image:license>/c</image:license></image:image>",
    '<xhtml:link rel="alternate" hreflang="de" href="http://a.b/1"/>',
    '<xhtml:link rel="alternate" hreflang="de" href="http://a.b/2"/>',
    '<xhtml:link rel="alternate" hreflang="en_GB" href="/3"/>',
    "<news:news><news:publication/></news:news>",
    "<mobile:mobile/>",
    "<image:image>",
)
ENTRIES = st.lists(st.lists(st.sampled_from(PIECES), max_size=6).map("".join), min_size=1, max_size=6)


def assert_counted_as_listed(problems, table):
    listed = problems.of_slots(table, table.order)
    assert problems.counts() == Counter(problem.rule.id for problem in listed)


@settings(max_examples=examples(25))
@given(ENTRIES, st.data())
def test_counts_equal_listed_violations_after_moves_and_undo(xmls, data):
    table = table_with(xmls, xmls)
    problems = validate_entries(table, reader=read)
    assert_counted_as_listed(problems, table)
    count = 2 * len(xmls)
    positions = np.array(sorted(data.draw(st.sets(st.integers(0, count - 1), min_size=1))), np.int64)
    edit: Edit = plan_move(
        table, positions, data.draw(st.sampled_from([0, count // 2, count])), data.draw(st.sampled_from([0, 1]))
    )
    for _ in range(2):
        problems, edit = after(edit, table, problems)
        assert_counted_as_listed(problems, table)


@settings(max_examples=examples(35))
@given(ENTRIES)
def test_violations_of_entry_equal_messages_of_its_problems(xmls):
    table = table_with(xmls)
    problems = validate_entries(table, reader=read)
    memory = problems.extensions
    assert memory is not None
    for slot in table.order.tolist():
        rules = {rule for rule in EXTENSION_RULE_IDS - PER_FILE_RULES if slot in problems.slots(rule)}
        told = violations_of(memory, table, slot, rules=rules, most=1_000)
        listed = [each.message for each in problems.of_slot(table, slot) if each.rule.id not in PER_FILE_RULES]
        assert sorted(violation_message(each, problems.profile) for each in told) == sorted(listed)
        assert violations_of(memory, table, slot, rules=rules, most=2) == told[:2]


@pytest.mark.parametrize("label", ["image:loc", "image:license", "hreflang", "news:name"])
def test_violations_counted_by_field_equal_listed_problems(label):
    table = table_with(["".join(PIECES[:8])] * 2)
    problems = validate_entries(table, reader=read)
    told = [problem for problem in problems.of_slots(table, table.order) if problem.field_name == label]
    place = list(EXTENSION_LABELS).index(label)
    assert sum(int((each.labels == place).sum()) for each in problems.elements.values()) == len(told) > 0


def messages_of_rule(xml, rule):
    table = table_with([xml])
    problems = validate_entries(table, reader=read, profile=PROFILES["google"])
    return [problem.message for problem in problems.of_slots(table, table.order) if problem.rule.id == rule]


def test_long_list_of_entry_violations_ends_with_remaining_count():
    assert messages_of_rule(PIECES[3] * 100_000, "alternate-repeated") == [
        *(f"Alternate {number} (de) repeats an earlier alternate." for number in range(2, 101)),
        "… and 99,900 more.",
    ]
    segment = '<video:content_segment_loc duration="a">http://a.b/a.mp4</video:content_segment_loc>'
    few, many = (f"<video:video>{segment * count}</video:video>" for count in (99, 20_000))
    told = messages_of_rule(few, "video-number")
    message = "The content_segment_loc@duration of Video 1 is \u201ca\u201d, which is not a whole number."
    assert told == [message] * 99
    assert messages_of_rule(many, "video-number") == [*told, "… and 19,901 more."]
