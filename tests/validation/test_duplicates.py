"""Duplicates: the same address or nearly the same, and only what stands later in the order."""

import numpy as np
import polars as pl
import pytest

from sitemap_studio.validation import duplicates
from sitemap_studio.validation.duplicates import DUPLICATE_KEYS, DuplicateIndex, among, find_all
from sitemap_studio.validation.set_validation import validate_entries

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
