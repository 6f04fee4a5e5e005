"""Sorting: by what texts stand for, stable, and absent values last."""

from __future__ import annotations

import pytest

from sitemap_studio.model.slots import BLOCK_ENTRIES
from sitemap_studio.protocol.fields import CHANGEFREQS
from sitemap_studio.search.sort import SortKey, sorted_by_fields
from tests.builders import locs, slots_of, table_of


def order(field, values, *, descending=False) -> list[str | None]:
    table = table_of(**{field: values})
    arranged = sorted_by_fields(table, table.order, (SortKey(field, descending),))
    return table.rows(arranged, [field])[field].to_list()


def test_locs_sort_by_their_characters():
    assert order("loc", ["b", "a", "B", None, ""]) == ["", "B", "a", "b", None]


def test_locs_sort_downwards_with_absent_ones_still_last():
    assert order("loc", [None, "a", "b"], descending=True) == ["b", "a", None]


def test_priorities_sort_by_number():
    assert order("priority", ["1", "0.10", "0.9", ".5", None]) == ["0.10", ".5", "0.9", "1", None]


def test_changefreqs_sort_by_frequency():
    assert order("changefreq", sorted(CHANGEFREQS)) == list(CHANGEFREQS)


def test_words_that_computers_take_for_numbers_are_texts():
    assert order("priority", ["nan", "inf", "0.1"]) == ["0.1", "inf", "nan"]


@pytest.mark.parametrize("descending", [False, True])
def test_texts_without_a_place_in_the_order_come_behind_and_absent_ones_last(descending):
    found = order("priority", [None, "high", "0.1"], descending=descending)
    assert found == ["0.1", "high", None]


def test_dates_sort_by_the_moment_whatever_their_form_and_zone():
    in_order = [
        "2025",
        "2025-12",
        "2026-01-01T00:30:00+01:00",
        "2026-01-01",
        "2025-12-31T23:00:00.5-02:00",
        "2026-01-01T08:00+05:00",
        "2026-01-01T03:00:01Z",
    ]
    assert order("lastmod", sorted(in_order)) == in_order


def test_dates_sort_downwards_by_the_moment():
    assert order("lastmod", ["2026", "2026-01-02", "soon", "2027"], descending=True) == [
        "2027",
        "2026-01-02",
        "2026",
        "soon",
    ]


@pytest.mark.parametrize("descending", [False, True])
def test_entries_of_one_value_keep_their_order(descending):
    table = table_of(priority=["0.5", "0.1", "0.5", "0.1", None, None])
    found = sorted_by_fields(table, slots_of(5, 3, 2, 1, 0, 4), (SortKey("priority", descending),)).tolist()
    assert found == ([2, 0, 3, 1, 5, 4] if descending else [3, 1, 2, 0, 5, 4])


def test_only_the_entries_given_are_sorted():
    table = table_of(loc=["c", "b", "a"])
    assert sorted_by_fields(table, slots_of(0, 2), (SortKey("loc"),)).tolist() == [2, 0]


def test_the_table_keeps_its_order():
    table = table_of(loc=["b", "a"])
    sorted_by_fields(table, table.order, (SortKey("loc"),))
    assert table.locs() == ["b", "a"]


def test_no_entries_sort_to_none():
    assert sorted_by_fields(table_of(loc=[]), slots_of(), (SortKey("lastmod"),)).tolist() == []


def test_entries_of_several_blocks_sort_together():
    table = table_of(loc=locs(BLOCK_ENTRIES + 3)[::-1])
    assert sorted_by_fields(table, table.order, (SortKey("loc"),))[0] == BLOCK_ENTRIES + 2
