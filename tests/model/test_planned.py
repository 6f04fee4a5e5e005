"""Planned values: leaving some out, and doing the rest."""

from __future__ import annotations

import polars as pl

from sitemap_studio.model.edits import CellChanges, EditGroup, edits_of_changes, without_cells
from tests.builders import slots_of, table_of


def planned(field, slots, before, after) -> CellChanges:
    return CellChanges(field, slots_of(*slots), pl.Series(before, dtype=pl.String), pl.Series(after, dtype=pl.String))


def test_cells_that_are_left_out_are_those_of_their_field_only():
    values = (planned("loc", [0, 1], ["a", "b"], ["x", "y"]), planned("lastmod", [1], [None], ["2026"]))
    kept = without_cells(values, {(1, "loc"), (0, "lastmod")})
    assert [(one.field, one.slots.tolist(), one.after.to_list()) for one in kept] == [
        ("loc", [0], ["x"]),
        ("lastmod", [1], ["2026"]),
    ]


def test_a_field_of_which_nothing_stays_is_left_out():
    assert without_cells([planned("loc", [3], ["a"], ["b"])], [(3, "loc")]) == ()


def test_values_are_set_and_taken_away_by_edits_that_can_be_undone():
    table = table_of(loc=["a", "b"], lastmod=["2026", None])
    before = table.rows(table.order)
    group = EditGroup(
        edits_of_changes(table, [planned("loc", [1], ["b"], ["c"]), planned("lastmod", [0], ["2026"], [None])])
    )
    inverse = group.apply(table)
    assert table.locs() == ["a", "c"]
    assert table.column("lastmod").to_list() == [None, None]
    inverse.apply(table)
    assert table.rows(table.order).equals(before)
