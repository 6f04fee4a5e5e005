"""Duplicates tell which other entry has the address, in which sitemap, and how many have it."""

import numpy as np
import polars as pl
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.edits import Edit, MoveEntries, RemoveEntries, SetCells
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.validation.duplicates import DUPLICATE_GROUPS, DUPLICATE_RULE_IDS
from sitemap_studio.validation.incremental_validation import revalidate
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import fill, slots_of, table_of

LOCS = (
    "http://a.b/1",
    " http://a.b/1 ",
    "https://a.b/1",
    "http://a.b/1/",
    "http://www.a.b/1",
    "http://a.b/2",
    "",
    None,
)


def told(problems, table):
    return {
        (problem.slot, problem.rule.id): problem.message
        for problem in problems.of_slots(table, table.order)
        if problem.rule.id in DUPLICATE_RULE_IDS
    }


def test_a_duplicate_names_the_first_entry_with_its_address():
    table = table_of(loc=["http://a.b/c/1", "http://a.b/c/2", "http://a.b/c/2"])
    assert told(validate_entries(table), table) == {
        (2, "loc-duplicate"): "Entry 2 has this address already: “http://a.b/c/2”."
    }  # fmt: skip


def test_it_names_the_sitemap_and_counts_entries_in_it_where_there_are_several():
    table = EntryTable()
    fill(table, 0, loc=["http://a.b/c/0"])
    fill(table, 1, loc=["http://a.b/c/1", "http://a.b/c/2", "http://a.b/c/2 "])
    fill(table, 2, loc=["http://a.b/c/2"])
    problems = validate_entries(table).named_by(("a.xml", "b.xml", "c.xml").__getitem__)
    sentence = "Entry 2 of “b.xml” has this address already; 3 entries have it in all: “http://a.b/c/2”."
    assert told(problems, table) == {(3, "loc-duplicate"): sentence, (4, "loc-duplicate"): sentence}


def test_a_near_duplicate_shows_the_other_address():
    table = table_of(loc=["http://a.b/c/1", "https://a.b/c/1", "http://www.a.b/c/1"])
    assert told(validate_entries(table), table) == {
        (1, "loc-both-protocols"): "Entry 1 has this address with the other protocol: “http://a.b/c/1”.",
        (2, "loc-near-duplicate"): "Entry 1 has nearly this address; 3 entries are alike in all: “http://a.b/c/1”.",
    }


def test_after_an_edit_it_is_the_entry_that_is_first_then():
    table = table_of(loc=["http://a.b/c/0", "http://a.b/c/1", "http://a.b/c/1", "http://a.b/c/1"])
    problems = validate_entries(table)
    assert told(problems, table)[3, "loc-duplicate"].startswith("Entry 2 has this address already; 3 entries")
    for edit, entry in (
        (RemoveEntries(np.array([0])), "Entry 1 has this address already; 3 entries"),
        (SetCells("loc", slots_of(1), pl.Series(["http://a.b/c/x"])), "Entry 2 has this address already: "),
        (MoveEntries(0, slots_of(2, 1), np.zeros(2, np.uint32)), "Entry 1 has this address already: "),
    ):
        before, change = table.snapshot(), edit.change(table)
        edit.apply(table)
        problems = revalidate(problems, before, table, change)
        assert told(problems, table)[3, "loc-duplicate"].startswith(entry)


def expected(problems, table):
    """By looking at every pair."""
    found = {}
    locs = table.rows(table.order, ["loc"])["loc"].to_list()
    for place, slot in enumerate(table.order.tolist()):
        for rule in DUPLICATE_RULE_IDS:
            if slot in problems.slots(rule):
                keys = DUPLICATE_GROUPS[rule].keys(pl.Series(locs)).to_list()
                alike = [other for other, key in enumerate(keys) if key == keys[place]]
                found[slot, rule] = (alike[0] + 1, len(alike))
    return found


def said(sentence):
    words = sentence.split("; ")
    count = int(words[1].split()[0]) if len(words) > 1 else 2
    return int(sentence.split()[1]), count


@given(st.lists(st.sampled_from(LOCS), min_size=1, max_size=12), st.data())
def test_what_is_told_is_what_comparing_all_entries_finds_also_after_edits(locs, data):
    table = table_of(loc=locs)
    problems = validate_entries(table)
    gone = np.array(sorted(data.draw(st.sets(st.integers(0, len(locs) - 1)))), np.int64)
    edit: Edit = RemoveEntries(gone)
    for _ in range(3):
        sentences = told(problems, table)
        assert {key: said(sentence) for key, sentence in sentences.items()} == expected(problems, table)
        before, change = table.snapshot(), edit.change(table)
        edit = edit.apply(table)
        problems = revalidate(problems, before, table, change)
