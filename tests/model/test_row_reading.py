"""Rows read out of blocks are the same whichever way they are read."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.model.columns import FIELD_SCHEMA, TABLE_SCHEMA, entry_frame, folded
from sitemap_studio.model.entries import read_rows
from sitemap_studio.model.slots import PLACE_BITS
from sitemap_studio.protocol.fields import FIELD_NAMES

HEIGHT = 5_000
BLOCKS = 3


def block_of(number: int) -> pl.DataFrame:
    """A block of entries no two of which are alike, with gaps in their fields."""
    fields: dict[str, list[str | None]] = {
        "loc": [f"https://www.example.com/{number}/{place}" for place in range(HEIGHT)],
        "lastmod": ["2026-11-01" if place % 3 else None for place in range(HEIGHT)],
        "changefreq": ["daily", "", None, "weekly", "odd"] * (HEIGHT // 5),
        "priority": [None] * HEIGHT,
    }
    state = {"touched": place_numbers(3), "sitemap": place_numbers(7), "size": place_numbers(400), "origin": -1}
    frame = entry_frame(fields).with_columns(**{name: pl.lit(value) for name, value in state.items()})
    return folded(frame.select(list(TABLE_SCHEMA)).cast(TABLE_SCHEMA))


def place_numbers(modulus: int) -> pl.Series:
    return pl.Series(np.arange(HEIGHT) % modulus)


@pytest.fixture(scope="module")
def blocks() -> list[pl.DataFrame]:
    return [block_of(number) for number in range(BLOCKS)]


@pytest.fixture(scope="module")
def all_rows(blocks) -> dict[int, tuple[object, ...]]:
    """Every row by slot, read as plainly as can be."""
    return {
        (number << PLACE_BITS) + place: row
        for number, block in enumerate(blocks)
        for place, row in enumerate(block.cast(TABLE_SCHEMA).iter_rows())
    }


slots = st.integers(0, BLOCKS - 1).flatmap(
    lambda block: st.integers(0, HEIGHT - 1).map(lambda place: (block << PLACE_BITS) + place)
)
runs = st.tuples(st.integers(0, BLOCKS - 1), st.integers(0, HEIGHT - 1), st.integers(1, HEIGHT)).map(
    lambda run: [(run[0] << PLACE_BITS) + place for place in range(run[1], min(HEIGHT, run[1] + run[2]))]
)
choices = st.lists(slots, max_size=200) | st.lists(runs, min_size=1, max_size=4).map(
    lambda some: [slot for run in some for slot in run]
)
column_choices = st.lists(st.sampled_from(list(TABLE_SCHEMA)), min_size=1, unique=True)


@settings(max_examples=150, deadline=None)
@given(chosen=choices, columns=column_choices)
def test_rows_are_those_of_their_slots_in_the_order_asked_for(blocks, all_rows, chosen, columns):
    read = read_rows(blocks, np.array(chosen, np.uint32), columns)
    places = [list(TABLE_SCHEMA).index(name) for name in columns]
    assert read.rows() == [tuple(all_rows[slot][place] for place in places) for slot in chosen]
    assert read.schema == pl.Schema({name: TABLE_SCHEMA[name] for name in columns})


@pytest.mark.parametrize("count", [1, 40, 400, HEIGHT])
def test_the_schema_is_that_of_a_table_however_many_are_asked_for(blocks, count):
    read = read_rows(blocks, np.arange(count, dtype=np.uint32)[::-1].copy(), list(FIELD_NAMES))
    assert read.schema == FIELD_SCHEMA
    assert read["loc"][0] == f"https://www.example.com/0/{count - 1}"
