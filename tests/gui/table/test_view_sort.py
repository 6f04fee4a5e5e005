"""What the table is sorted by: the sequence that follows, and which edits make it outdated."""

from __future__ import annotations

import pytest

from sitemap_studio.gui.table.model import PROBLEMS, SITEMAP, ColumnSort, ViewSort
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.validation.judging import judge
from sitemap_studio.validation.problems import Problems
from tests.builders import fill, slots_of

HOST = "http://www.example.com"


@pytest.fixture(scope="module")
def table() -> EntryTable:
    """Slots 0, 1, 2 in sitemap 0 and 65,536 in sitemap 1; 1 has an error and 2 a warning."""
    table = EntryTable()
    fill(table, 0, loc=[f"{HOST}/b", "/b", f"{HOST}/a "], priority=["0.9", "0.5", "0.9"])
    fill(table, 1, loc=[f"{HOST}/c"], priority=["0.5"])
    return table


@pytest.fixture(scope="module")
def problems(table: EntryTable) -> Problems:
    return judge(table)


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        ([ColumnSort("priority")], [1, 3, 0, 2]),
        ([ColumnSort("priority", is_descending=True)], [0, 2, 1, 3]),
        ([ColumnSort("priority"), ColumnSort(SITEMAP, is_descending=True)], [3, 1, 0, 2]),
        ([ColumnSort(SITEMAP, is_descending=True), ColumnSort("priority")], [3, 1, 0, 2]),
        ([ColumnSort(PROBLEMS)], [1, 2, 0, 3]),
        ([ColumnSort(PROBLEMS, is_descending=True)], [0, 3, 2, 1]),
    ],
)
def test_entries_are_sorted_by_the_first_key_before_all_others(table, problems, keys, places):
    sort = ViewSort()
    sort.choose(keys)
    sequence = sort.sequence(table, problems)
    assert sequence is not None
    assert sequence.tolist() == table.order[places].tolist()


def test_without_keys_the_order_of_the_set_stays(table, problems):
    assert ViewSort().sequence(table, problems) is None


@pytest.mark.parametrize(
    ("change", "is_outdated"),
    [
        (Change(cells=slots_of(0), fields=frozenset(["priority"])), True),
        (Change(cells=slots_of(0), fields=frozenset(["lastmod"])), False),
        (Change(moved=slots_of(0, 1)), True),
        (Change(sitemaps=frozenset([1])), False),
    ],
)
def test_an_edit_of_what_it_is_sorted_by_makes_a_sort_outdated(table, problems, change, is_outdated):
    sort = ViewSort()
    sort.follow(change)
    assert not sort.is_stale
    sort.choose([ColumnSort("priority")])
    sort.follow(change)
    assert sort.is_stale is is_outdated
    sort.sequence(table, problems)
    assert not sort.is_stale
