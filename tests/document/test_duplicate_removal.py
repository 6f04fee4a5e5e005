"""Removing duplicates: the requested entry of each group is kept."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.duplicate_removal import (
    FIRST,
    NEWEST,
    DuplicateRemoval,
    count_removable,
    plan_duplicate_removal,
)
from sitemap_studio.document.opening.open_document import new_document, open_path
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.url_syntax import page_key
from tests.builders import put, urlset

A, B = "http://a.bc/one", "http://a.bc/two"


def document_of(locs: list[str | None], lastmods: list[str | None] | None = None) -> Document:
    document = new_document()
    frame = entry_frame({"loc": locs, "lastmod": lastmods or [None] * len(locs)})
    slots = document.add_entries(frame, sitemap=0)
    document.do(InsertEntries(np.arange(len(slots)), slots))
    return document


def locs_after_removal(document: Document, plan: DuplicateRemoval) -> list[str | None]:
    inverse = document.do(plan.edit(document.table))
    left = document.table.locs()
    document.do(inverse)
    return left


def test_removal_retains_first_entry_of_each_url():
    document = document_of([A, B, f" {A}\n", A, None, "", None, ""])
    plan = plan_duplicate_removal(document.table)
    assert plan.removed.before.to_list() == [f" {A}\n", A]
    assert plan.removed.after.to_list() == [A, A]
    assert locs_after_removal(document, plan) == [A, B, None, "", None, ""]
    assert document.table.locs() == [A, B, f" {A}\n", A, None, "", None, ""]


def test_removal_keeping_newest_retains_newest_dated_or_first_entry():
    lastmods = [None, "2026-01-02T00:30:00+01:00", "2026-01-02", "soon", "2026-01-01T23:00:00Z"]
    document = document_of([A] * 5, lastmods)
    (kept,) = set(plan_duplicate_removal(document.table, keep=NEWEST).kept.tolist())
    assert document.table.value(kept, "lastmod") == "2026-01-02"
    undated = document_of([A, A], [None, "soon"])
    assert set(plan_duplicate_removal(undated.table, keep=NEWEST).kept.tolist()) == {int(undated.table.order[0])}


@pytest.mark.parametrize(
    "other",
    [
        "https://a.bc/one",
        "http://www.a.bc/one",
        "http://A.bc/one/",
        "http://a.bc:80/%6fne",
        "http://a.bc/one/index.html",
        "http://a.bc/one/default.asp",
    ],
)
def test_near_duplicates_are_removed_only_on_request(other):
    document = document_of([A, other, B])
    assert len(plan_duplicate_removal(document.table)) == 0
    assert locs_after_removal(document, plan_duplicate_removal(document.table, is_near=True)) == [A, B]


@pytest.mark.parametrize("other", ["http://a.bc/ONE", "http://a.bc//one", "http://a.bc/one#two"])
def test_uncertain_near_duplicates_are_not_removed(other):
    assert len(plan_duplicate_removal(document_of([A, other]).table, is_near=True)) == 0


@pytest.mark.parametrize(
    ("rule", "endings", "expected_count"),
    [
        ("loc-duplicate", ["", ""], 2_500),
        ("loc-near-duplicate", ["", "/"], None),
        ("loc-near-duplicate", ["a", "A"], 0),
    ],
    ids=["identical", "slash", "letter-case"],
)
def test_many_removable_duplicates_are_counted_only_if_identical(rule, endings, expected_count):
    document = document_of([f"{B}/{number}{ending}" for number in range(2_500) for ending in endings])
    check(document)
    slots = document.problems.slots(rule)
    assert len(slots) == 2_500
    assert count_removable(document, RULES[rule], slots) == expected_count


def test_count_of_few_removable_duplicates_is_exact():
    document = document_of([A, f"{A}/", "http://a.bc/ONE", B, f"{B}/"])
    check(document)
    assert count_removable(document, RULES["loc-near-duplicate"], document.problems.slots("loc-near-duplicate")) == 2


@pytest.fixture
def folder_set(tmp_path: Path) -> Document:
    put(tmp_path / "a.xml", urlset(A, B, B))
    put(tmp_path / "b.xml", urlset(A, B, A))
    return open_path(tmp_path)


def test_removal_retains_entries_of_chosen_or_read_only_sitemap(folder_set: Document):
    table = folder_set.table
    in_second = plan_duplicate_removal(table, keep=1)
    assert {table.sitemap_of(slot) for slot in in_second.kept.tolist()} == {1}
    assert locs_after_removal(folder_set, in_second) == [A, B]
    locked = plan_duplicate_removal(table, keep=FIRST, locked=[1])
    assert (len(locked), locked.n_locked) == (1, 3)
    assert locs_after_removal(folder_set, locked) == [A, B, A, B, A]


@given(
    st.lists(st.sampled_from([A, B, f"{A}/", "https://a.bc/one", "HTTP://A.BC/two", "x", "", None]), max_size=12),
    st.booleans(),
)
def test_removal_of_random_duplicates_leaves_each_url_once(locs, is_near):
    document = document_of(locs)
    plan = plan_duplicate_removal(document.table, is_near=is_near)
    document.do(plan.edit(document.table))
    key = page_key if is_near else str.strip
    left = [loc for loc in document.table.locs() if loc]
    assert len({key(loc) for loc in left}) == len(left)
    assert {key(loc) for loc in left} == {key(loc) for loc in locs if loc}
    check(document)
    assert len(document.problems.slots("loc-duplicate")) == 0
    if is_near:
        assert (
            len(document.problems.slots("loc-near-duplicate")) + len(document.problems.slots("loc-both-protocols")) == 0
        )


def test_removal_is_limited_to_candidate_entries(folder_set: Document):
    table = folder_set.table
    first, second = (table.order[:3], table.order[3:])
    assert locs_after_removal(folder_set, plan_duplicate_removal(table, candidates=first)) == [A, B, A, B, A]
    assert locs_after_removal(folder_set, plan_duplicate_removal(table, candidates=second)) == [A, B, B]
    locked = plan_duplicate_removal(table, candidates=first, locked=[1])
    assert (len(locked), locked.n_locked) == (1, 0)
