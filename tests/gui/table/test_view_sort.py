"""What the table is sorted by: the sequence that follows, and which edits make it outdated."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from PySide6.QtTest import QSignalSpy

from sitemap_studio.gui.table.model import PROBLEMS, SITEMAP, ColumnSort, EntryModel, sorted_slots
from sitemap_studio.model.edits import RemoveEntries, SetCells
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.set_validation import validate_entries
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
    return validate_entries(table)


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
    assert sorted_slots(keys, table, problems).tolist() == table.order[places].tolist()


@pytest.mark.parametrize(
    ("edit", "is_stale"),
    [
        (SetCells("priority", slots_of(1), pl.Series(["0.1"])), True),
        (SetCells("lastmod", slots_of(1), pl.Series(["2026"])), False),
        (RemoveEntries(np.array([2])), True),
    ],
)
def test_an_edit_of_a_key_makes_a_sort_stale_until_the_next_filter(session, document_of, edit, is_stale):
    session.open_document(document_of(loc=list("abc"), priority=["0.3", "0.2", "0.4"]))
    model = EntryModel(session, session)
    model.sort(3)
    sorts = QSignalSpy(model.sort_changed)
    session.push("Edit", edit)
    model.sort(3)
    assert sorts.count() == int(is_stale)
