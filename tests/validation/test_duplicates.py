"""Duplicates: later entries with an equal or nearly equal URL."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.edits import Edit, RemoveEntries, plan_set_cells
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.validation import duplicates
from sitemap_studio.validation.duplicates import (
    DUPLICATE_GROUPS,
    DUPLICATE_RULE_IDS,
    DuplicateIndex,
    find_duplicates,
    url_hashes,
)
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import fill, slots_of, table_of
from tests.validation.tables import after, broken


def duplicate_slots(*locs):
    return validate_entries(table_of(loc=list(locs))).slots("loc-duplicate").tolist()


def test_repeated_urls_are_duplicates_except_first_and_blank():
    assert duplicate_slots("http://a/", "http://b/", "http://a/", "http://a/") == [2, 3]
    assert duplicate_slots("http://a/", "http://a", "https://a/", "http://A/") == []
    assert duplicate_slots(" http://a/\n", "http://a/") == [1]
    assert duplicate_slots(None, None, "", "", " ", " ") == []
    assert duplicate_slots("https://", "http://", "https://", "/", "/") == [2, 4]
    assert duplicate_slots() == []


@pytest.mark.parametrize("empty", ["", " ", None])
def test_clearing_all_repeated_urls_ends_duplicate_problem(empty: str | None):
    table = table_of(loc=["http://x/a", "http://x/a", "http://x/b"])
    edit = plan_set_cells(table, "loc", slots_of(0, 1), pl.Series([empty, empty], dtype=pl.String))
    problems, _ = after(edit, table, validate_entries(table))
    assert "loc-duplicate" not in problems.counts()


def test_duplicates_depend_on_order_of_entries():
    entries = table_of(loc=["http://a/", "http://b/", "http://a/", "http://a/"])
    entries.set_order(slots_of(3, 2, 1, 0))
    assert validate_entries(entries).slots("loc-duplicate").tolist() == [0, 2]
    entries.set_order(slots_of(1, 2, 3), removed=slots_of(0))
    assert validate_entries(entries).slots("loc-duplicate").tolist() == [3]


def test_equal_hashes_of_different_texts_are_no_duplicates():
    entries = table_of(loc=["http://a/", "http://b/", "http://a/"])
    alike = DuplicateIndex.from_hashes((np.full(3, 7, np.uint32),))
    found = find_duplicates(entries, alike, set())
    assert {rule: slots.tolist() for rule, slots in found.items()} == {"loc-duplicate": [2]}


def test_duplicates_checked_in_portions_are_all_found(monkeypatch):
    monkeypatch.setattr(duplicates, "_TEXTS_AT_ONCE", 3)
    assert duplicate_slots(*(f"http://a/{number % 5}" for number in range(20))) == list(range(5, 20))


def test_hashes_of_missing_and_blank_urls_are_zero():
    hashes = url_hashes(pl.Series(["http://a/", " http://a/ ", None, "", "\n", "http://b/"]))
    assert hashes[0] == hashes[1] != hashes[5]
    assert hashes[2:5].tolist() == [0, 0, 0]


def near_duplicate_slots(*locs):
    """Return the violating slots by rule about near duplicates."""
    problems = validate_entries(table_of(loc=list(locs)))
    return {
        rule: problems.slots(rule).tolist()
        for rule in DUPLICATE_RULE_IDS - {"loc-duplicate"}
        if len(problems.slots(rule))
    }


@pytest.mark.parametrize(
    ("other", "is_near"),
    [
        ("http://example.com/a", True),
        ("http://WWW.Example.com/a", True),
        ("http://www.example.com:80/a", True),
        ("http://www.example.com/a/", True),
        ("http://www.example.com/a#top", False),
        ("https://example.com/a/#top", True),
        ("http://www.example.com/%61", True),
        ("http://www.example.com/A", True),
        ("http://www.example.com/a/index.html", True),
        ("http://www.example.com/a/default.asp", True),
        ("http://www.example.com//a", True),
        ("http://www.example.com/a#!/b", False),
        ("http://www.example.com/a?", False),
        ("http://www.example.com:8080/a", False),
    ],
)
def test_only_similar_urls_are_near_duplicates_in_either_order(other, is_near):
    expected_numbers = {"loc-near-duplicate": [1]} if is_near else {}
    assert (
        near_duplicate_slots("http://www.example.com/a", other)
        == near_duplicate_slots(other, "http://www.example.com/a")
        == expected_numbers
    )


@pytest.mark.parametrize(
    ("loc", "other", "parts"),
    [
        ("http://a.b/x?p=1&q=2", "http://a.b/x?q=2&p=1", "the order of the parameters"),
        ("http://a.b/\u00fc", "http://a.b/%C3%BC", "percent escapes"),
        ("http://a.b/x/", "http://a.b/X/index.html", "the name of the index file, the letter case of the path"),
        ("http://a.b//x", "http://a.b/x", "repeated slashes"),
    ],
)
def test_near_duplicate_message_names_differences(loc, other, parts):
    table = table_of(loc=[loc, other])
    message = f"Entry 1 has almost the same URL: “{loc}”. The URLs differ in: {parts}."
    assert duplicate_messages(validate_entries(table), table) == {(1, "loc-near-duplicate"): message}


def test_urls_differing_only_in_fragment_are_no_near_duplicates():
    assert near_duplicate_slots("http://a.b/x", "http://a.b/x#y", "http://a.b/x#z", "https://a.b/x#y") == {
        "loc-both-protocols": [3]
    }
    assert near_duplicate_slots("http://a.b/x#y", "http://a.b/x/", "http://a.b/x") == {"loc-near-duplicate": [1]}


def test_urls_differing_in_protocol_and_host_are_near_duplicates():
    pages = ["http://www.a.b/c", "https://www.a.b/c/", "https://a.b/c"]
    assert near_duplicate_slots(*pages) == {"loc-near-duplicate": [1, 2]}
    assert near_duplicate_slots("//a.b/c", "//a.b/c/", *pages) == {"loc-near-duplicate": [1, 3, 4]}


def test_entry_violates_at_most_one_duplicate_rule():
    assert near_duplicate_slots("http://a.b/c", "https://a.b/c", "https://a.b/c") == {"loc-both-protocols": [1]}
    locs = ["http://a.b/c", "https://a.b/c", "http://a.b/c", "http://a.b/c/", "https://a.b/c/"]
    problems = validate_entries(table_of(loc=locs))
    assert broken(problems) == {"loc-duplicate": [2], "loc-both-protocols": [1, 4], "loc-near-duplicate": [3]}


# The first bits distinguish some of the hashes, but not all.
HASHES = st.sampled_from([0, 1, 2, 3, 5_000, 5_001, 7 << 20, 8 << 20, (8 << 20) + 1, 3_000_000_000])


@given(st.lists(st.tuples(HASHES, HASHES, st.booleans()), min_size=1, max_size=40), st.sampled_from([0, 16]))
def test_updated_duplicate_index_equals_rebuilt_index(entries, few):
    before, wanted, is_renamed = (np.array(column) for column in zip(*entries, strict=True))
    before, wanted = before.astype(np.uint32), wanted.astype(np.uint32)
    renamed = np.flatnonzero(is_renamed & (before != wanted)).astype(np.uint32)
    now = np.where(is_renamed, wanted, before).astype(np.uint32)
    table: EntryTable = table_of(loc=["http://a.b/"] * len(entries))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(duplicates, "_FEW", few)
        found = DuplicateIndex.from_hashes((before,)).with_hashes(table, renamed, now[renamed])
    assert found.hashes[0].tolist() == now.tolist()
    assert found.sharing.tolist() == DuplicateIndex.from_hashes((now,)).sharing.tolist()


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


def duplicate_messages(problems, table):
    return {
        (problem.slot, problem.rule.id): problem.message
        for problem in problems.of_slots(table, table.order)
        if problem.rule.id in DUPLICATE_RULE_IDS
    }


def test_duplicate_message_names_first_entry_with_url():
    table = table_of(
        loc=["http://a.b/c/1", "http://a.b/c/2", "http://a.b/c/2", "https://a.b/c/1", "http://www.a.b/c/1"]
    )
    assert duplicate_messages(validate_entries(table), table) == {
        (2, "loc-duplicate"): "Entry 2 already has this URL: “http://a.b/c/2”.",
        (3, "loc-both-protocols"): "Entry 1 has this URL with the other protocol: “http://a.b/c/1”.",
        (
            4,
            "loc-near-duplicate",
        ): "Entry 1 has almost the same URL: “http://a.b/c/1”. The URLs differ in: “www.”. There are 3 such entries.",
    }


def test_duplicate_message_names_sitemap_entry_and_count_in_set():
    table = EntryTable()
    fill(table, 0, loc=["http://a.b/c/0"])
    fill(table, 1, loc=["http://a.b/c/1", "http://a.b/c/2", "http://a.b/c/2 "])
    fill(table, 2, loc=["http://a.b/c/2"])
    problems = validate_entries(table).with_sitemap_names(("a.xml", "b.xml", "c.xml").__getitem__)
    sentence = "Entry 2 of “b.xml” already has this URL: “http://a.b/c/2”. There are 3 such entries."
    assert duplicate_messages(problems, table) == {(3, "loc-duplicate"): sentence, (4, "loc-duplicate"): sentence}


def expected_numbers(problems, table):
    """Return first entry number and group size of each duplicate, from comparison of all keys."""
    found = {}
    locs = table.rows(table.order, ["loc"])["loc"].to_list()
    for place, slot in enumerate(table.order.tolist()):
        for rule in DUPLICATE_RULE_IDS:
            if slot in problems.slots(rule):
                keys = DUPLICATE_GROUPS[rule].keys(pl.Series(locs)).to_list()
                alike = [other for other, key in enumerate(keys) if key == keys[place]]
                found[slot, rule] = (alike[0] + 1, len(alike))
    return found


def numbers_in_message(sentence):
    _, _, more = sentence.partition(" There are ")
    count = int(more.split()[0]) if more else 2
    return int(sentence.split()[1]), count


@given(st.lists(st.sampled_from(LOCS), min_size=1, max_size=12), st.data())
def test_duplicate_messages_after_removal_and_undo_have_correct_numbers(locs, data):
    table = table_of(loc=locs)
    problems = validate_entries(table)
    gone = np.array(sorted(data.draw(st.sets(st.integers(0, len(locs) - 1)))), np.int64)
    edit: Edit = RemoveEntries(gone)
    for _ in range(3):
        sentences = duplicate_messages(problems, table)
        assert {key: numbers_in_message(sentence) for key, sentence in sentences.items()} == expected_numbers(
            problems, table
        )
        problems, edit = after(edit, table, problems)
