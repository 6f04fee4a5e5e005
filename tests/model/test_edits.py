"""Edits: result, announced change, and inverse."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest

from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import ORDER_BIT, TOUCHED_BIT, empty_extensions, entry_frame
from sitemap_studio.model.edits import (
    EditGroup,
    InsertEntries,
    OrderElements,
    RemoveEntries,
    SetCells,
    plan_move,
    plan_set_cells,
    serialized_sizes,
)
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import BLOCK_ENTRIES
from sitemap_studio.protocol.fields import FIELD_NAMES
from tests.builders import extension_frame, fill, locs, positions_of, slots_of, table_of


@pytest.fixture
def table() -> EntryTable:
    """Table of five entries a to e; a, b, c in sitemap 0 and d, e in sitemap 1."""
    table = EntryTable()
    fill(table, 0, loc=["a", "b", "c"])
    fill(table, 1, loc=["d", "e"])
    return table


def test_change_of_edit_group_joins_removals_cells_and_fields(table):
    added = table.allocate(entry_frame({"loc": ["x"]}), extensions=empty_extensions(), sitemap=0, sizes=pl.Series([50]))
    group = EditGroup([InsertEntries(positions_of(0), added), RemoveEntries(positions_of(5))])
    assert group.describe_change(table).removed.tolist() == [4]
    assert table.locs() == list("abcde")
    removal = RemoveEntries(positions_of(1, 3))
    assert EditGroup([removal]).describe_change(table).removed_at.tolist() == [1, 3]
    change = EditGroup([SetCells("loc", slots_of(0), pl.Series(["z"])), removal]).describe_change(table)
    assert (change.removed_at.tolist(), change.cells.tolist(), sorted(change.fields)) == ([1, 3], [0], ["loc"])


def test_set_cells_marks_fields_and_spans_blocks(table):
    SetCells("loc", slots_of(2), pl.Series(["z"])).apply(table)
    SetCells("changefreq", slots_of(2), pl.Series(["daily"])).apply(table)
    assert table.rows(table.order, ["touched"])["touched"].to_list() == [0, 0, 0b0101, 0, 0]
    fill(table, 2, loc=locs(BLOCK_ENTRIES))
    SetCells("loc", slots_of(65_537, 1, 65_536), pl.Series(["G", "B", "F"])).apply(table)
    assert table.locs()[:8] == ["a", "B", "z", "d", "e", "F", "G", locs(3)[2]]


def test_order_elements_keeps_field_marks_and_is_reversible(table):
    SetCells("priority", slots_of(0), pl.Series(["1.0"])).apply(table)
    OrderElements(slots_of(2)).apply(table)
    undo = OrderElements(slots_of(0, 1, 2)).apply(table)
    field = TOUCHED_BIT["priority"]
    for marks in ([field | ORDER_BIT, ORDER_BIT, ORDER_BIT], [field, 0, ORDER_BIT]):
        assert table.rows(slots_of(0, 1, 2), ["touched"]).to_series().to_list() == marks
        undo.apply(table)


def test_entries_are_inserted_after_removal_of_all_is_undone(table):
    inverse = RemoveEntries(np.arange(5)).apply(table)
    assert (len(table), table.entry_count(0), table.byte_count(0)) == (0, 0, 0)
    inverse.apply(table)
    assert table.locs() == list("abcde")
    added = table.allocate(
        entry_frame({"loc": ["x", "y"]}), extensions=empty_extensions(), sitemap=0, sizes=pl.Series([1, 1])
    )
    InsertEntries(positions_of(0, 6), added).apply(table)
    assert table.locs() == ["x", "a", "b", "c", "d", "e", "y"]


@pytest.mark.parametrize(
    ("positions", "before", "expected"),
    [
        ((0,), 2, "bacde"),
        ((0,), 5, "bcdea"),
        ((4,), 0, "eabcd"),
        ((1, 3), 0, "bdace"),
        ((1, 3), 5, "acebd"),
        ((0, 4), 2, "baecd"),
        ((2,), 2, "abcde"),
        ((2,), 3, "abcde"),
        ((1, 2), 2, "abcde"),
    ],
)
def test_moved_entries_precede_entry_at_target_position(table, positions, before, expected):
    plan_move(table, positions_of(*positions), before).apply(table)
    assert "".join(loc or "" for loc in table.locs()) == expected


def test_moving_changes_sitemap_only_if_given(table):
    size, bytes_before = table.rows(slots_of(2), ["size"]).item(), table.byte_count(1)
    plan_move(table, positions_of(2), 3, sitemap=1).apply(table)
    assert (table.entry_count(0), table.entry_count(1), table.byte_count(1)) == (2, 3, bytes_before + size)
    assert table.sitemap_of(2) == 1
    plan_move(table, positions_of(0, 4), 2).apply(table)
    assert (table.entry_count(0), table.entry_count(1)) == (2, 3)


def test_plan_set_cells_omits_cells_with_equal_text(table):
    SetCells("lastmod", slots_of(1), pl.Series([""])).apply(table)
    edit = plan_set_cells(table, "lastmod", slots_of(2, 1, 0), pl.Series(["", "", None], dtype=pl.String))
    assert (edit.slots.tolist(), edit.values.to_list()) == ([2], [""])


TEXTS = [None, "", "plain", "&<>\"'", "ü€𝄞", "a\rb", "tab\tand\nline"]


@pytest.mark.parametrize("old", TEXTS)
@pytest.mark.parametrize("new", TEXTS)
def test_size_after_edit_equals_size_of_written_entry(old, new):
    table = table_of(loc=[old])
    SetCells("loc", slots_of(0), pl.Series([new], dtype=pl.String)).apply(table)
    assert (
        table.rows(slots_of(0), ["size"]).item() == entry_sizes(entry_frame({"loc": [new]}), extension_frame()).item()
    )


def test_serialized_sizes_equal_canonical_form_for_any_count():
    for name in FIELD_NAMES:
        bare = entry_sizes(entry_frame({"loc": [None] * len(TEXTS)}), extension_frame()).cast(pl.Int64)
        expected = (entry_sizes(entry_frame({name: TEXTS}), extension_frame()).cast(pl.Int64) - bare).to_list()
        assert serialized_sizes(name, pl.Series(TEXTS)).to_list() == expected
        assert serialized_sizes(name, pl.Series(TEXTS * 100, dtype=pl.String)).to_list() == expected * 100


def test_undo_of_cleared_loc_restores_size_as_read():
    tight = EntryTable()
    frame = entry_frame({"loc": ["'" * 50]})
    slots = tight.allocate(frame, extensions=empty_extensions(), sitemap=0, sizes=pl.Series([72]))
    InsertEntries(positions_of(0), slots).apply(tight)
    SetCells("loc", slots, pl.Series([None], dtype=pl.String)).apply(tight).apply(tight)
    assert tight.byte_count(0) == 72


MANY = 5_000


def create_large_table() -> EntryTable:
    return table_of(loc=[f"https://www.example.com/{number}" for number in range(MANY)], priority=["0.5"] * MANY)


def test_undo_of_very_many_cells_restores_values_and_sizes():
    table = create_large_table()
    bytes_before = table.byte_count(0)
    inverse = SetCells("priority", table.order, pl.Series(["0.75"] * MANY)).apply(table)
    bytes_after = table.byte_count(0)
    again = inverse.apply(table)
    assert set(table.column("priority")) == {"0.5"}
    assert table.byte_count(0) == bytes_before
    again.apply(table)
    assert set(table.column("priority")) == {"0.75"}
    assert table.byte_count(0) == bytes_after > bytes_before


def test_undo_of_many_cells_retains_later_edit_elsewhere():
    table = create_large_table()
    inverse = SetCells("priority", table.order, pl.Series(["0.75"] * MANY)).apply(table)
    SetCells("loc", slots_of(7), pl.Series(["https://www.example.com/other"])).apply(table)
    again = inverse.apply(table)
    assert set(table.column("priority")) == {"0.5"}
    assert table.value(7, "loc") == "https://www.example.com/other"
    again.apply(table)
    assert set(table.column("priority")) == {"0.75"}


def test_undo_after_save_marks_many_cells_touched():
    table = create_large_table()
    inverse = SetCells("priority", table.order, pl.Series(["0.75"] * MANY)).apply(table)
    numbers = np.arange(MANY, dtype=np.uint32)
    table.mark_written(
        table.snapshot(), table.order, starts=numbers, lengths=numbers, sizes=numbers, touched=np.zeros(MANY, np.uint8)
    )
    inverse.apply(table)
    assert set(table.column("priority")) == {"0.5"}
    assert 0 not in set(table.column("touched"))
