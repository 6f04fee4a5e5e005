"""Counting problems of extensions element by element: counts, lists and judging again agree."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.model.edits import Edit, RemoveEntries, moving
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.rules.extensions import EXTENSION_RULE_IDS, PER_FILE_RULES, violation_message
from sitemap_studio.validation.extensions.violations import violations_of
from sitemap_studio.validation.incremental_validation import revalidate
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import fill
from tests.validation.alternate_cases import read

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


def table_with(xmls):
    table = EntryTable()
    sparse = [(place, xml) for place, xml in enumerate(xmls) if xml]
    fill(table, 0, *sparse, origin=0, loc=[f"http://a.b/{place}" for place in range(len(xmls))])
    return table


def add_sitemap(table, xmls):
    sparse = [(place, xml) for place, xml in enumerate(xmls) if xml]
    fill(table, 1, *sparse, origin=0, loc=[f"http://a.b/second/{place}" for place in range(len(xmls))])


def listed(problems, table):
    counts: dict[str, int] = {}
    for problem in problems.of_slots(table, table.order):
        counts[problem.rule.id] = counts.get(problem.rule.id, 0) + 1
    return counts


def told(problems, table):
    return [(problem.slot, problem.message) for problem in problems.of_slots(table, table.order)]


entries = st.lists(st.lists(st.sampled_from(PIECES), max_size=6).map("".join), min_size=1, max_size=6)


@settings(max_examples=35)
@given(entries, st.data())
def test_what_is_counted_is_what_is_listed_also_after_edits(xmls, data):
    table = table_with(xmls)
    problems = validate_entries(table, reader=read)
    assert problems.counts() == listed(problems, table)
    gone = data.draw(st.sets(st.integers(0, len(xmls) - 1)))
    edit: Edit = RemoveEntries(np.array(sorted(gone), np.int64))
    for step in range(2):
        before, change = table.snapshot(), edit.change(table)
        edit = edit.apply(table)
        problems, anew = revalidate(problems, before, table, change), validate_entries(table, reader=read)
        assert problems.counts() == listed(problems, table) == anew.counts(), step
        for rule in PER_FILE_RULES:
            assert problems.slots(rule).tolist() == anew.slots(rule).tolist()
            assert problems.all_slots(rule).tolist() == anew.all_slots(rule).tolist()
        np.testing.assert_array_equal(problems.marks[table.order], anew.marks[table.order])
        assert told(problems, table) == told(anew, table)


@settings(max_examples=35)
@given(entries, st.data())
def test_what_is_reported_once_per_file_is_as_judged_anew_after_entries_moved(xmls, data):
    table = table_with(xmls)
    add_sitemap(table, xmls)
    problems = validate_entries(table, reader=read)
    positions = sorted(data.draw(st.sets(st.integers(0, 2 * len(xmls) - 1), min_size=1)))
    edit = moving(table, np.array(positions), data.draw(st.sampled_from([0, len(xmls), 2 * len(xmls)])), 1)
    before, change = table.snapshot(), edit.change(table)
    edit.apply(table)
    problems, anew = revalidate(problems, before, table, change), validate_entries(table, reader=read)
    assert told(problems, table) == told(anew, table)
    assert problems.counts() == anew.counts()


@settings(max_examples=35)
@given(entries)
def test_the_places_of_one_entry_are_told_as_lists_tell_them(xmls):
    table = table_with(xmls)
    problems = validate_entries(table, reader=read)
    memory = problems.extensions
    assert memory is not None
    for slot in table.order.tolist():
        rules = {rule for rule in EXTENSION_RULE_IDS - PER_FILE_RULES if slot in problems.slots(rule)}
        told = violations_of(memory, table, slot, rules=rules, most=1_000)
        listed_ones = [each for each in problems.of_slot(table, slot) if each.rule.id not in PER_FILE_RULES]
        assert sorted(violation_message(violation) for violation in told) == sorted(
            problem.message for problem in listed_ones
        )
        few = violations_of(memory, table, slot, rules=rules, most=2)
        assert few == told[:2]


@pytest.mark.parametrize("label", ["image:loc", "image:license", "hreflang", "news:name"])
def test_the_places_of_one_field_are_those_that_lists_give_it(label):
    table = table_with(["".join(PIECES[:8]), "".join(PIECES[:8])])
    problems = validate_entries(table, reader=read)
    told = [problem for problem in problems.of_slots(table, table.order) if problem.field_name == label]
    found = sum(int(elements.is_about(label).sum()) for elements in problems.elements.values())
    assert found == len(told) > 0


def told_of(table, rule):
    problems = validate_entries(table, reader=read).of_slots(table, table.order)
    return [problem.message for problem in problems if problem.rule.id == rule]


def test_of_a_hundred_thousand_equal_alternates_the_first_are_told_and_the_rest_counted():
    assert told_of(table_with([PIECES[3] * 100_000]), "alternate-repeated") == [
        *(f"Alternate {number} (de) repeats an alternate before it." for number in range(2, 101)),
        "There are 99,900 more of these in the entry.",
    ]


def test_an_element_of_many_thousand_wrong_fields_is_told_like_one_of_few():
    few, many = (f"<video:video>{'<video:price>a</video:price>' * count}</video:video>" for count in (99, 20_000))
    told = told_of(table_with([few]), "video-number")
    assert told == ["The price of video 1 is \u201ca\u201d, which is not a number."] * 99
    assert told_of(table_with([many]), "video-number") == [*told, "There are 19,901 more of these in the entry."]
