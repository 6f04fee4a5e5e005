"""Duplicates: the same address but for white space around it, and only what stands later in the order."""

import numpy as np
import polars as pl

from sitemap_studio.checks import duplicates
from sitemap_studio.checks.duplicates import find_all, hash_judged_locs, hash_locs, later_ones
from sitemap_studio.checks.judging import judge


def repeated(table):
    return judge(table).slots("loc-duplicate").tolist()


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
    entries.set_order(np.array([2, 1, 0], np.uint32), came=np.empty(0, np.uint32), gone=np.empty(0, np.uint32))
    assert repeated(entries) == [0]


def test_an_entry_out_of_the_order_is_no_duplicate_and_makes_none(table):
    entries = table(loc=["http://a/", "http://a/", "http://a/"])
    gone = np.array([0], np.uint32)
    entries.set_order(np.array([1, 2], np.uint32), came=np.empty(0, np.uint32), gone=gone)
    assert repeated(entries) == [2]


def test_equal_hashes_of_different_texts_are_no_duplicates(table):
    entries = table(loc=["http://a/", "http://b/", "http://a/"])
    assert find_all(entries, (np.full(3, 7, np.uint32),)).tolist() == [2]


def test_many_duplicates_are_found_in_portions_without_loss(table, monkeypatch):
    monkeypatch.setattr(duplicates, "_TEXTS_AT_ONCE", 3)
    entries = table(loc=[f"http://a/{number % 5}" for number in range(20)])
    assert repeated(entries) == list(range(5, 20))


def test_an_empty_table_has_none(table):
    assert repeated(table(loc=[])) == []
    assert later_ones(table(loc=["http://a/"]), np.array([0], np.uint32)).tolist() == []


def test_both_ways_of_hashing_agree():
    locs = pl.Series(["http://a/", " http://a/ ", None, "", "\n", "http://b/"])
    known = hash_judged_locs(locs, np.array([1, 2, 3, 4], np.uint32))
    assert known.tolist() == hash_locs(locs).tolist()
    assert known[0] == known[1] != known[5]
    assert known[2:5].tolist() == [0, 0, 0]
