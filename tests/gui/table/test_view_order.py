"""The order shown: filter, sort and chosen sitemap over the order of the set, and what edits do to it."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.gui.table.model import ViewOrder, inserted_rows, runs
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import Edit, InsertEntries, RemoveEntries
from sitemap_studio.model.entries import EntryTable


class Shown:
    """A view order that follows a document."""

    def __init__(self, document) -> None:
        self.document, self.order = document, ViewOrder()
        self.apply()

    def apply(self) -> None:
        self.order.show(self.order.compute(self.document.table), self.document.table)

    def do(self, edit: Edit) -> Edit:
        change = edit.change(self.document.table)
        inverse = self.document.do(edit)
        self.order.insert_new(change, self.document.table)
        self.apply()
        return inverse

    def sort(self, slots: list[int]) -> None:
        self.order.set_sorted(np.array(slots, np.uint32))
        self.apply()

    def filter(self, slots: list[int]) -> None:
        self.order.set_filter(self.document.table, np.array(slots, np.uint32))
        self.apply()

    def insert(self, position: int, count: int = 1) -> list[int]:
        slots = self.document.add_entries(entry_frame({"loc": ["new"] * count}), sitemap=0)
        self.do(InsertEntries(np.arange(position, position + count), slots))
        return slots.tolist()

    @property
    def slots(self) -> list[int]:
        return self.order.shown.tolist()


@pytest.fixture
def shown(document_of):
    return Shown(document_of(loc=list("abcdef")))


def test_without_choices_the_order_of_the_set_is_shown(shown):
    assert shown.slots == [0, 1, 2, 3, 4, 5]


def test_rows_and_slots_lead_to_each_other(shown):
    shown.sort([5, 4, 3, 2, 1, 0])
    assert [shown.order.row_of(slot) for slot in shown.slots] == [0, 1, 2, 3, 4, 5]


def test_a_slot_that_is_not_shown_has_no_row(shown):
    shown.filter([1, 3])
    assert shown.order.rows_of(np.array([0, 3, 999], np.uint32)).tolist() == [-1, 1, -1]


@given(shown=st.lists(st.integers(0, 40), unique=True), asked=st.lists(st.integers(0, 60)))
def test_few_rows_are_found_as_many_are(shown, asked):
    order, table = ViewOrder(), EntryTable()
    order.show(np.array(shown, np.uint32), table)
    expected = [shown.index(slot) if slot in shown else -1 for slot in asked]
    assert order.rows_of(np.array(asked, np.uint32)).tolist() == expected
    many = np.resize(np.array(asked, np.uint32), 5_000) if asked else np.empty(0, np.uint32)
    assert order.rows_of(many)[: len(asked)].tolist() == expected
    assert [order.row_of(slot) for slot in (-1, *asked)] == [-1, *expected]


def test_a_filter_and_a_sort_hold_together(shown):
    shown.sort([5, 4, 3, 2, 1, 0])
    shown.filter([1, 3])
    assert shown.slots == [3, 1]


def test_deleted_entries_come_back_at_their_place_in_a_sorted_view(shown):
    shown.sort([3, 1, 5, 0, 2, 4])
    inverse = shown.do(RemoveEntries(np.array([1, 5])))
    assert shown.slots == [3, 0, 2, 4]
    shown.do(inverse)
    assert shown.slots == [3, 1, 5, 0, 2, 4]


def test_new_entries_stand_behind_the_one_that_they_follow_in_the_set(shown):
    shown.sort([5, 4, 3, 2, 1, 0])
    new = shown.insert(3, 2)
    assert shown.slots == [5, 4, 3, 2, *new, 1, 0]


def test_new_entries_at_the_beginning_of_the_set_stand_first(shown):
    shown.sort([5, 4, 3, 2, 1, 0])
    new = shown.insert(0)
    assert shown.slots == [*new, 5, 4, 3, 2, 1, 0]


def test_new_entries_are_shown_under_a_filter_until_it_is_applied_again(shown):
    shown.filter([1, 3])
    new = shown.insert(2)
    assert shown.slots == [1, *new, 3]
    shown.filter([1, 3])
    assert shown.slots == [1, 3]


def test_what_the_filter_hid_stays_hidden_when_it_is_deleted_and_comes_back(shown):
    shown.filter([1, 3])
    shown.do(shown.do(RemoveEntries(np.array([0, 1]))))
    assert shown.slots == [1, 3]


def test_an_entry_can_be_reveal(shown):
    shown.filter([1, 3])
    shown.order.reveal(np.array([2], np.uint32))
    shown.apply()
    assert shown.slots == [1, 2, 3]


def test_one_sitemap_can_be_chosen_in_a_sorted_view(document_of):
    shown = Shown(document_of(2, 4, loc=list("abcdef")))
    first, second = shown.document.slots_of(0).tolist(), shown.document.slots_of(1).tolist()
    shown.order.sitemap = 1
    shown.sort((first + second)[::-1])
    assert shown.slots == second[::-1]


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ([1, 2], [1, 2, 3, 4], (2, 3)),
        ([1, 2], [8, 9, 1, 2], (0, 1)),
        ([1, 2], [1, 9, 2], (1, 1)),
        ([], [1], (0, 0)),
        ([1, 2], [9, 1, 8, 2], None),
        ([1, 2], [2, 1, 3], None),
        ([1, 2], [2, 1], None),
        ([1, 2], [1], None),
        ([1, 2], [1, 2], None),
    ],
)
def test_only_one_gap_counts_as_inserted(before, after, expected):
    assert inserted_rows(np.array(before, np.uint32), np.array(after, np.uint32)) == expected


@given(st.sets(st.integers(0, 50)))
def test_runs_cover_the_rows_and_nothing_else(rows):
    found = runs(np.array(sorted(rows), np.int64))
    assert [row for first, last in found for row in range(first, last + 1)] == sorted(rows)
    assert all(left[1] + 1 < right[0] for left, right in pairwise(found))
