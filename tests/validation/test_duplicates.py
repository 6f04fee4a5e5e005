"""Duplicates: the same address or nearly the same, and only what stands later in the order."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.edits import Edit, MoveEntries, RemoveEntries, SetCells, setting
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.validation import duplicates
from sitemap_studio.validation.duplicates import (
    DUPLICATE_GROUPS,
    DUPLICATE_KEYS,
    DUPLICATE_RULE_IDS,
    DuplicateIndex,
    among,
    find_all,
)
from sitemap_studio.validation.incremental_validation import revalidate
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import fill, slots_of, table_of

EXACT, NEAR = DUPLICATE_KEYS


def repeated(table):
    return validate_entries(table).slots("loc-duplicate").tolist()


def test_every_occurrence_after_the_first_is_a_duplicate(table):
    assert repeated(table(loc=["http://a/", "http://b/", "http://a/", "http://a/"])) == [2, 3]


def test_different_addresses_are_no_duplicates(table):
    assert repeated(table(loc=["http://a/", "http://a", "https://a/", "http://A/"])) == []


def test_white_space_around_an_address_makes_no_difference(table):
    assert repeated(table(loc=[" http://a/\n", "http://a/"])) == [1]


def test_missing_addresses_are_no_duplicates_of_each_other(table):
    assert repeated(table(loc=[None, None, "", "", " ", " "])) == []


@pytest.mark.parametrize("empty", ["", " ", None])
def test_duplicates_that_lose_their_addresses_together_are_none_any_more(empty: str | None):
    table = table_of(loc=["http://x/a", "http://x/a", "http://x/b"])
    problems = validate_entries(table)
    edit = setting(table, "loc", slots_of(0, 1), pl.Series([empty, empty], dtype=pl.String))
    before, change = table.snapshot(), edit.change(table)
    edit.apply(table)
    assert "loc-duplicate" not in revalidate(problems, before, table, change).counts()


def test_the_order_decides_which_one_is_first(table):
    entries = table(loc=["http://a/", "http://b/", "http://a/"])
    entries.set_order(np.array([2, 1, 0], np.uint32), inserted=np.empty(0, np.uint32), removed=np.empty(0, np.uint32))
    assert repeated(entries) == [0]


def test_an_entry_out_of_the_order_is_no_duplicate_and_makes_none(table):
    entries = table(loc=["http://a/", "http://a/", "http://a/"])
    gone = np.array([0], np.uint32)
    entries.set_order(np.array([1, 2], np.uint32), inserted=np.empty(0, np.uint32), removed=gone)
    assert repeated(entries) == [2]


def test_equal_hashes_of_different_texts_are_no_duplicates(table):
    entries = table(loc=["http://a/", "http://b/", "http://a/"])
    alike = DuplicateIndex.of((np.full(3, 7, np.uint32),))
    assert find_all(EXACT, entries, alike)["loc-duplicate"].tolist() == [2]
    assert find_all(NEAR, entries, alike) == {}


def test_many_duplicates_are_found_in_portions_without_loss(table, monkeypatch):
    monkeypatch.setattr(duplicates, "_TEXTS_AT_ONCE", 3)
    entries = table(loc=[f"http://a/{number % 5}" for number in range(20)])
    assert repeated(entries) == list(range(5, 20))


def test_an_empty_table_has_none(table):
    assert repeated(table(loc=[])) == []
    assert among(EXACT, table(loc=["http://a/"]), np.array([0], np.uint32)) == {}


def test_addresses_without_text_have_no_hash():
    hashes = EXACT.hashes(pl.Series(["http://a/", " http://a/ ", None, "", "\n", "http://b/"]))
    assert hashes[0] == hashes[1] != hashes[5]
    assert hashes[2:5].tolist() == [0, 0, 0]


def near(table, *locs):
    """The rules that entries break, by place, exact duplicates left out."""
    problems = validate_entries(table(loc=list(locs)))
    return {rule: problems.slots(rule).tolist() for rule in NEAR.rules if len(problems.slots(rule))}


@pytest.mark.parametrize(
    "other",
    [
        "http://example.com/a",
        "http://WWW.Example.com/a",
        "http://www.example.com:80/a",
        "http://www.example.com/a/",
        "http://www.example.com/a#top",
        "https://example.com/a/#top",
        "http://www.example.com/%61",
    ],
)
def test_addresses_that_are_probably_one_page_are_near_duplicates(table, other):
    assert near(table, "http://www.example.com/a", other) == {"loc-near-duplicate": [1]}
    assert near(table, other, "http://www.example.com/a") == {"loc-near-duplicate": [1]}


@pytest.mark.parametrize(
    "other", ["http://www.example.com/A", "http://www.example.com/a?", "http://www.example.com:8080/a"]
)
def test_addresses_that_may_be_other_pages_are_not(table, other):
    assert near(table, "http://www.example.com/a", other) == {}


def test_the_same_address_with_another_protocol_has_a_rule_of_its_own(table):
    assert near(table, "http://a.b/c", "https://a.b/c", "https://a.b/c") == {"loc-both-protocols": [1]}


def test_an_entry_breaks_one_rule_of_duplicates_at_most(table):
    entries = table(loc=["http://a.b/c", "https://a.b/c", "http://a.b/c", "http://a.b/c/", "https://a.b/c/"])
    problems = validate_entries(entries)
    assert problems.counts() == {"loc-duplicate": 1, "loc-both-protocols": 2, "loc-near-duplicate": 1}
    assert [problem.rule.id for problem in problems.of_slot(entries, 4)] == ["loc-both-protocols"]


# Few bits in common first, so that some are told from others by these alone, and some are not.
HASHES = st.sampled_from([0, 1, 2, 3, 5_000, 5_001, 7 << 20, 8 << 20, (8 << 20) + 1, 3_000_000_000])


@given(st.lists(st.tuples(HASHES, HASHES, st.booleans()), min_size=1, max_size=40), st.sampled_from([0, 16]))
def test_who_shares_a_hash_after_an_edit_is_who_is_found_to_share_it_anew(entries, few):
    before, wanted, is_renamed = (np.array(column) for column in zip(*entries, strict=True))
    before, wanted = before.astype(np.uint32), wanted.astype(np.uint32)
    renamed = np.flatnonzero(is_renamed & (before != wanted)).astype(np.uint32)
    now = np.where(is_renamed, wanted, before).astype(np.uint32)
    table: EntryTable = table_of(loc=["http://a.b/"] * len(entries))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(duplicates, "_FEW", few)
        found = DuplicateIndex.of((before,)).renewed(table, renamed, now[renamed])
    assert found.hashes[0].tolist() == now.tolist()
    assert found.sharing.tolist() == DuplicateIndex.of((now,)).sharing.tolist()


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
