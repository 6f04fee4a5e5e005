"""The table: stable slots, blocks, snapshots, reading of columns, and totals.

Rows read out of blocks are the same whichever way they are read.
"""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import TABLE_SCHEMA, empty_extensions, encode_columns, entry_frame
from sitemap_studio.model.edits import InsertEntries, MoveEntries, RemoveEntries, SetCells
from sitemap_studio.model.entries import NO_ORIGIN, EntryTable, read_rows
from sitemap_studio.model.large_store import block_frame, split_into_blocks
from sitemap_studio.model.slots import BLOCK_ENTRIES, ROW_BITS
from tests.builders import extension_frame, fill, locs, positions_of, slots_of, table_of
from tests.hypothesis_examples import examples


@pytest.fixture(scope="module")
def large() -> EntryTable:
    """Table of more than three blocks of one file; every 30,000th entry has an extension."""
    table = EntryTable()
    count = 3 * BLOCK_ENTRIES + 5
    fill(table, 0, *((place, f"<!--{place}-->") for place in range(0, count, 30_000)), origin=0, loc=locs(count))
    return table


def test_slot_of_removed_entry_is_not_reused():
    table = table_of(loc=["a", "b", "c"])
    RemoveEntries(positions_of(1)).apply(table)
    assert table.locs() == ["a", "c"]
    assert table.value(1, "loc") == "b"
    assert table.positions()[:3].tolist() == [0, -1, 1]
    RemoveEntries(positions_of(0, 1)).apply(table)
    assert fill(table, 0, loc=["d"]).tolist() == [3]


def test_small_groups_of_entries_share_block_and_retain_origin():
    table = EntryTable()
    assert len(fill(table, 0, loc=[])) == 0
    first, second = fill(table, 0, origin=0, loc=["a"]), fill(table, 3, origin=1, loc=["b", "c"])
    typed = fill(table, 0, loc=["d"])
    assert np.concatenate([first, second, typed]).tolist() == [0, 1, 2, 3]
    assert len(table.blocks) == 1
    assert table.origins_of(slots_of(0, 1, 2, 3)).tolist() == [0, 1, 1, NO_ORIGIN]


def test_large_file_spans_blocks_and_keeps_order(large):
    assert [block.height for block in large.blocks] == [BLOCK_ENTRIES] * 3 + [5]
    assert large.order.tolist() == list(range(3 * BLOCK_ENTRIES + 5))
    last_of_block = BLOCK_ENTRIES - 1
    across = large.rows(large.order[last_of_block : last_of_block + 3], ["loc"])
    assert across["loc"].to_list() == locs(3, last_of_block)
    assert large.column("loc").to_list() == locs(3 * BLOCK_ENTRIES + 5)
    asked = slots_of(3 * BLOCK_ENTRIES + 4, 0, 70_000, 5, 65_535, 65_536, 0)
    assert large.rows(asked, ["loc"])["loc"].to_list() == [locs(1, number)[0] for number in asked.tolist()]
    assert large.rows(large.order[::-1], ["loc"])["loc"].to_list() == locs(3 * BLOCK_ENTRIES + 5)[::-1]
    assert large.rows(slots_of(), ["size", "loc"]).schema == {"size": pl.UInt32, "loc": pl.String}
    assert large.rows(slots_of(99_999), ["loc"]).item() == large.value(99_999, "loc") == locs(1, 99_999)[0]
    assert EntryTable().column("loc").to_list() == []


def test_extensions_are_read_across_own_and_shared_blocks(large):
    found = [large.extension_of(number) for number in (0, 1, 30_000, 180_000)]
    assert found == ["<!--0-->", None, "<!--30000-->", "<!--180000-->"]
    asked = slots_of(180_000, 7, 30_000, 0)
    assert large.extensions_of(asked).rows() == [(0, "<!--180000-->"), (2, "<!--30000-->"), (3, "<!--0-->")]
    assert large.extensions_of(slots_of(0, 0)).rows() == [(0, "<!--0-->"), (1, "<!--0-->")]
    assert table_of(loc=["a"]).extensions_of(slots_of(0)).is_empty()
    table = table_of(loc=["a", "b"])
    slots = fill(table, 0, (1, "<x/>"), loc=["c", "d"])
    assert table.extensions_of(np.concatenate([slots_of(0, 1), slots])).rows() == [(3, "<x/>")]


def test_positions_include_slots_added_later():
    table = table_of(loc=["a"])
    table.positions()
    slots = fill(table, 0, loc=locs(BLOCK_ENTRIES))
    assert table.positions()[slots[-1]] == BLOCK_ENTRIES
    assert len(table.positions()) == table.slot_capacity


SNAPSHOT_EDITS = {
    "cells": SetCells("loc", slots_of(1), pl.Series(["new"])),
    "removal": RemoveEntries(positions_of(0)),
    "insertion": InsertEntries(positions_of(0), slots_of(3)),
    "move": MoveEntries(0, slots_of(1, 0, 2), np.array([0, 0, 1], np.uint32)),
}


def table_state(table: EntryTable) -> tuple:
    columns = ["loc", "touched", "size", "sitemap", "start", "length"]
    return (
        table.order.tolist(),
        table.rows(table.order, columns).rows(),
        [(table.entry_count(sitemap), table.byte_count(sitemap)) for sitemap in range(3)],
        table.positions()[table.order].tolist(),
        table.generation,
    )


@pytest.mark.parametrize("is_snapshot_edited", [False, True])
@pytest.mark.parametrize("edit", SNAPSHOT_EDITS.values(), ids=SNAPSHOT_EDITS.keys())
def test_editing_table_or_snapshot_does_not_affect_other(edit, is_snapshot_edited):
    table = table_of(loc=["a", "b", "c"])
    table.allocate(table.rows(slots_of(0)), extensions=extension_frame(), sitemap=0, sizes=pl.Series([9]))
    edited, other = (table.snapshot(), table) if is_snapshot_edited else (table, table.snapshot())
    before = table_state(other)
    edit.apply(edited)
    assert table_state(other) == before
    assert table_state(edited) != before


def test_snapshot_is_unchanged_by_save_and_allocation():
    table = table_of(loc=["a", "b"])
    snapshot = table.snapshot()
    before = table_state(snapshot)
    mark_as_written(table, slots_of(0, 1))
    fill(table, 0, (0, "<x/>"), loc=["c"])
    assert table_state(snapshot) == before
    assert snapshot.blocks[0].height == 2
    assert snapshot.extensions[0].is_empty()


def test_totals_and_touched_sitemaps_are_current_after_edits():
    table = EntryTable()
    fill(table, 0, loc=["a", "b"])
    fill(table, 2, loc=["c"])
    assert [table.entry_count(sitemap) for sitemap in range(4)] == [2, 0, 1, 0]
    assert table.byte_count(2) == table.rows(slots_of(2), ["size"]).item()
    assert table.slots_of_sitemap(2).tolist() == [2]
    table = table_of(loc=locs(3))
    fill(table, 4, loc=locs(2, 3))
    assert table.touched_sitemaps() == set()
    table.set_columns(slots_of(4), touched=np.array([1], np.uint8))
    assert table.touched_sitemaps() == {4}
    table.set_order(table.order[:-1], removed=slots_of(4))
    assert table.touched_sitemaps() == set()


def mark_as_written(table: EntryTable, slots, *, first: int = 100, touched: int = 0) -> None:
    """Set consecutive byte ranges of entries from byte `first`, 7 bytes each, 9 with the separator."""
    table.mark_written(
        table.snapshot(),
        slots,
        starts=np.arange(first, first + 9 * len(slots), 9, dtype=np.uint32),
        lengths=np.full(len(slots), 7, np.uint32),
        sizes=np.full(len(slots), 9, np.uint32),
        touched=np.full(len(slots), touched, np.uint8),
    )


def test_mark_written_sets_ranges_and_marks_also_for_undo():
    table = table_of(loc=["a", "b"])
    SetCells("loc", slots_of(1), pl.Series(["x"])).apply(table)
    mark_as_written(table, slots_of(0, 1))
    assert table.rows(slots_of(0, 1), ["start", "length", "touched"]).rows() == [(100, 7, 0), (109, 7, 0)]
    mark_as_written(table, slots_of(0), touched=0b0101)
    assert table.rows(slots_of(0), ["touched"]).item() == 0b0101
    table = table_of(priority=["0.1"])
    inverse = SetCells("priority", slots_of(0), pl.Series(["0.2"])).apply(table)
    mark_as_written(table, slots_of(0))
    redo = inverse.apply(table)
    assert table.rows(slots_of(0), ["priority", "touched"]).row(0) == ("0.1", 0b1000)
    redo.apply(table)
    assert table.rows(slots_of(0), ["priority", "touched"]).row(0) == ("0.2", 0)


def test_byte_totals_are_correct_after_edits_during_save():
    table = table_of(loc=["a", "b"])
    inverse = RemoveEntries(positions_of(0)).apply(table)
    mark_as_written(table, slots_of(0, 1))
    assert table.byte_count(0) == 9
    inverse.apply(table)
    assert (table.locs(), table.byte_count(0)) == (["a", "b"], 18)
    table = table_of(loc=["a"])
    SetCells("loc", slots_of(0), pl.Series(["longer"])).apply(table)
    size = table.byte_count(0)
    mark_as_written(table, slots_of(0), touched=1)
    assert table.byte_count(0) == size


def test_small_files_share_one_block():
    table = EntryTable()
    for sitemap in range(1000):
        table.allocate(
            entry_frame({"loc": locs(3, 3 * sitemap)}),
            extensions=extension_frame(),
            sitemap=sitemap,
            sizes=pl.Series([9, 9, 9]),
            origin=sitemap,
        )
    assert table.slot_capacity == BLOCK_ENTRIES
    slots = slots_of(*range(3000))
    assert table.rows(slots, ["loc"])["loc"].to_list() == locs(3000)
    assert table.origins_of(slots).tolist() == [slot // 3 for slot in range(3000)]


def test_encoded_columns_accept_new_texts() -> None:
    priorities = [["0.5", None, ""][place % 3] for place in range(5_000)]
    table = table_of(loc=[str(place) for place in range(5_000)], priority=priorities)
    assert table.blocks[0].schema["priority"] == pl.Enum
    assert table.column("priority").to_list() == priorities
    assert table.read_block(0)["priority"].to_list() == priorities
    assert [table.value(int(slot), "priority") for slot in table.order[:3]] == ["0.5", None, ""]
    numbers = [str(place) for place in range(5_000)]
    table = table_of(loc=numbers, lastmod=numbers, priority=["0.5"] * 5_000)
    assert table.blocks[0].schema["lastmod"] == pl.String
    inverse = SetCells("priority", table.order[7:9], pl.Series(["high", None])).apply(table)
    assert table.column("priority").to_list()[6:10] == ["0.5", "high", None, "0.5"]
    inverse.apply(table)
    assert table.column("priority").to_list() == ["0.5"] * 5_000


def test_has_position_is_current_after_removal_addition_and_reinsertion():
    table = table_of(loc=locs(4))
    assert table.has_position(slots_of(0, 1, 2, 3)).all()
    table.set_order(slots_of(3, 1), removed=slots_of(0, 2))
    assert table.has_position(slots_of(0, 1, 2, 3)).tolist() == [False, True, False, True]
    added = fill(table, 1, loc=locs(70_000))
    assert table.has_position(added).all()
    table.set_order(np.concatenate([slots_of(2), table.order]), inserted=slots_of(2))
    assert table.has_position(slots_of(0, 1, 2, 3)).tolist() == [False, True, True, True]


def test_prepared_blocks_are_stored_unchanged():
    table = table_of(loc=locs(2))
    frame = entry_frame({"loc": locs(70_000, 2)})
    table_state = block_frame(frame, sitemap=5, sizes=entry_sizes(frame, empty_extensions()), origin=5)
    slots = table.allocate_blocks(list(split_into_blocks(table_state, extension_frame((3, "<a/>"), (65_540, "<b/>")))))
    table.set_order(np.concatenate([table.order, slots]), inserted=slots)
    assert table.locs() == locs(70_002)
    assert table.position_range(5) == range(2, 70_002)
    assert table.extensions_of(slots).rows() == [(3, "<a/>"), (65_540, "<b/>")]
    assert [block.height for block in table.blocks] == [2, 65_536, 4_464]


def read_blocks(sitemap: int, count: int) -> EntryTable:
    """Return a table with entries of a file in separate blocks."""
    table, frame = EntryTable(), entry_frame({"loc": locs(count), "priority": ["0.5"] * count})
    sizes = entry_sizes(frame, empty_extensions())
    table_state = block_frame(frame, sitemap=sitemap, sizes=sizes, origin=sitemap)
    slots = table.allocate_blocks(list(split_into_blocks(table_state, empty_extensions())))
    table.append_to_order(slots, [(sitemap, len(slots), int(sizes.sum()))], expected=count)
    return table


def test_totals_equal_recount_after_append():
    came = read_blocks(2, BLOCK_ENTRIES + 3)
    placed = EntryTable()
    slots = fill(placed, 2, loc=locs(BLOCK_ENTRIES + 3), priority=["0.5"] * (BLOCK_ENTRIES + 3))
    assert (came.entry_count(2), came.byte_count(2)) == (len(slots), placed.byte_count(2))
    assert came.position_range(2) == placed.position_range(2)
    assert came.order.tolist() == slots.tolist()


def test_all_edited_entries_are_touched_until_undo():
    table = read_blocks(0, BLOCK_ENTRIES + 3)
    slots = table.order
    inverse = SetCells("priority", slots, pl.Series(["0.7"]).new_from_index(0, len(slots))).apply(table)
    assert table.has_touched(slots[:1])
    assert table.has_touched(slots[::-1])
    inverse.apply(table)
    assert not table.has_touched(slots)


def test_only_edited_entry_is_touched_until_undo():
    table = read_blocks(0, BLOCK_ENTRIES + 3)
    slots = table.order
    assert not table.has_touched(slots)
    untouched = table.snapshot()
    inverse = SetCells("priority", slots[-2:-1], pl.Series(["0.7"])).apply(table)
    assert table.touched_sitemaps() == {0}
    assert table.has_touched(slots)
    assert table.has_touched(slots[-2:-1])
    assert not table.has_touched(slots[-1:])
    assert not table.has_touched(slots[:BLOCK_ENTRIES])
    assert untouched.touched_sitemaps() == set()
    assert not untouched.has_touched(slots)
    inverse.apply(table)
    assert table.touched_sitemaps() == set()
    assert not table.has_touched(slots)


HEIGHT = 5_000
BLOCKS = 3


def block_of(number: int) -> pl.DataFrame:
    """Return a block of different entries, some without some fields."""
    fields: dict[str, list[str | None]] = {
        "loc": [f"https://www.example.com/{number}/{place}" for place in range(HEIGHT)],
        "lastmod": ["2026-11-01" if place % 3 else None for place in range(HEIGHT)],
        "changefreq": ["daily", "", None, "weekly", "odd"] * (HEIGHT // 5),
        "priority": [None] * HEIGHT,
    }
    table_state = {"touched": place_numbers(3), "sitemap": place_numbers(7), "size": place_numbers(400), "origin": -1}
    frame = entry_frame(fields).with_columns(**{name: pl.lit(value) for name, value in table_state.items()})
    return encode_columns(frame.select(list(TABLE_SCHEMA)).cast(TABLE_SCHEMA))


def place_numbers(modulus: int) -> pl.Series:
    return pl.Series(np.arange(HEIGHT) % modulus)


@pytest.fixture(scope="module")
def blocks() -> list[pl.DataFrame]:
    return [block_of(number) for number in range(BLOCKS)]


@pytest.fixture(scope="module")
def all_rows(blocks) -> dict[int, tuple[object, ...]]:
    """Return every row by slot, read one by one."""
    return {
        (number << ROW_BITS) + place: row
        for number, block in enumerate(blocks)
        for place, row in enumerate(block.cast(TABLE_SCHEMA).iter_rows())
    }


slots = st.integers(0, BLOCKS - 1).flatmap(
    lambda block: st.integers(0, HEIGHT - 1).map(lambda place: (block << ROW_BITS) + place)
)
runs = st.tuples(st.integers(0, BLOCKS - 1), st.integers(0, HEIGHT - 1), st.integers(1, HEIGHT)).map(
    lambda run: [(run[0] << ROW_BITS) + place for place in range(run[1], min(HEIGHT, run[1] + run[2]))]
)
choices = st.lists(slots, max_size=200) | st.lists(runs, min_size=1, max_size=4).map(
    lambda some: [slot for run in some for slot in run]
)
column_choices = st.lists(st.sampled_from(list(TABLE_SCHEMA)), min_size=1, unique=True)


@settings(max_examples=examples(150), deadline=None)
@given(chosen=choices, columns=column_choices)
def test_read_rows_returns_rows_in_order_of_slots(blocks, all_rows, chosen, columns):
    read = read_rows(blocks, np.array(chosen, np.uint32), columns)
    places = [list(TABLE_SCHEMA).index(name) for name in columns]
    assert read.rows() == [tuple(all_rows[slot][place] for place in places) for slot in chosen]
    assert read.schema == pl.Schema({name: TABLE_SCHEMA[name] for name in columns})
