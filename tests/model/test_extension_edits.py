"""Setting extensions: the table stores them, derived counts are updated, and undo restores everything."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import EXTENSION_BIT, TABLE_SCHEMA, TOUCHED_BIT, entry_frame
from sitemap_studio.model.edits import (
    NAMESPACE_DECLARATIONS,
    EditGroup,
    RemoveEntries,
    SetCells,
    SetExtensions,
    extension_sizes,
    plan_set_extensions,
)
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import BLOCK_ENTRIES
from tests.builders import extension_frame, fill, locs, positions_of, slots_of


@pytest.fixture
def table() -> EntryTable:
    """Table of five entries in two sitemaps; b, c and e have extensions."""
    table = EntryTable()
    fill(table, 0, (1, "<b/>"), (2, "<c/>"), loc=["a", "b", "c"])
    fill(table, 1, (1, "<e/>"), loc=["d", "e"])
    return table


def extensions_of_all(table: EntryTable) -> list[str | None]:
    return [table.extension_of(slot) for slot in table.order.tolist()]


def table_contents(table: EntryTable) -> tuple:
    accounts = [(table.entry_count(sitemap), table.byte_count(sitemap)) for sitemap in range(2)]
    return table.order.tolist(), table.rows(table.order, list(TABLE_SCHEMA)).rows(), accounts, extensions_of_all(table)


def test_set_extensions_is_undone_and_redone_exactly(table):
    before, snapshot = table_contents(table), table.snapshot()
    inverse = SetExtensions(slots_of(4, 0, 1), extension_frame((0, "<z/>"), (1, "<yyyy/>"))).apply(table)
    after = table_contents(table)
    assert extensions_of_all(table) == ["<yyyy/>", None, "<c/>", None, "<z/>"]
    assert table.extensions[0]["entry"].is_sorted()
    assert table_contents(snapshot) == before
    again = inverse.apply(table)
    assert table_contents(table) == before
    again.apply(table)
    assert table_contents(table) == after


def test_set_extensions_describes_and_marks_entries(table):
    edit = SetExtensions(slots_of(1, 3), extension_frame())
    change = edit.describe_change(table)
    assert (change.cells.tolist(), change.fields, change.extensions.tolist()) == ([1, 3], frozenset(), [1, 3])
    assert not change.is_structural
    change = EditGroup([SetCells("loc", slots_of(0), pl.Series(["z"])), edit]).describe_change(table)
    assert (change.cells.tolist(), set(change.fields), change.extensions.tolist()) == ([0, 1, 3], {"loc"}, [1, 3])
    SetCells("lastmod", slots_of(1), pl.Series(["2026"])).apply(table)
    SetExtensions(slots_of(1), extension_frame((0, "<y/>"))).apply(table)
    assert table.rows(slots_of(1), ["touched"]).item() == TOUCHED_BIT["lastmod"] | EXTENSION_BIT


def test_plan_set_extensions_skips_unchanged_and_excluded_slots(table):
    edit = plan_set_extensions(table, slots_of(4, 0, 1, 2), pl.Series(["<e/>", None, "", "<y/>"]))
    assert (edit.slots.tolist(), edit.extensions.rows()) == ([1, 2], [(1, "<y/>")])
    edit = SetExtensions(slots_of(4, 0, 1), extension_frame((0, "<z/>"), (1, "<y/>")))
    rest = edit.exclude_slots([0, 3])
    assert rest is not None
    rest.apply(table)
    assert extensions_of_all(table) == [None, None, "<c/>", None, "<z/>"]
    assert edit.exclude_slots([3]) is edit
    assert edit.exclude_slots([0, 1, 4]) is None


def test_byte_totals_exclude_namespace_declarations_moved_to_root(table):
    SetExtensions(slots_of(0, 1, 2), extension_frame((0, "<new>ü</new>"), (2, "<c></c>"))).apply(table)
    wanted = extension_frame((0, "<new>ü</new>"), (2, "<c></c>"))
    assert table.byte_count(0) == entry_sizes(entry_frame({"loc": ["a", "b", "c"]}), wanted).sum()
    own = "<image:image/>"
    declaring = own.replace("<image:image", f"<image:image{NAMESPACE_DECLARATIONS['image']}")
    assert extension_sizes(pl.Series([declaring, f"{declaring}\n    {declaring}"])).to_list() == [19, 19 + 19]


def test_undoing_removal_and_extension_edit_restores_extensions(table):
    inverse = EditGroup([SetExtensions(slots_of(1), extension_frame()), RemoveEntries(positions_of(1))]).apply(table)
    assert extensions_of_all(table) == [None, "<c/>", None, "<e/>"]
    inverse.apply(table)
    assert extensions_of_all(table) == [None, "<b/>", "<c/>", None, "<e/>"]


def test_set_extensions_spans_several_blocks():
    table = EntryTable()
    slots = fill(table, 0, loc=locs(BLOCK_ENTRIES + 3))
    chosen = np.array([BLOCK_ENTRIES + 2, 5, BLOCK_ENTRIES], np.uint32)
    undo = SetExtensions(chosen, extension_frame((0, "<x/>"), (1, "<y/>"), (2, "<z/>"))).apply(table)
    assert table.extensions_of(slots).rows() == [(5, "<y/>"), (BLOCK_ENTRIES, "<z/>"), (BLOCK_ENTRIES + 2, "<x/>")]
    undo.apply(table)
    assert table.extensions_of(slots).is_empty()


TEXTS = st.one_of(st.none(), st.sampled_from(["<a/>", "<b>ü</b>", "<c/>\n    <d/>"]))


@given(st.lists(st.dictionaries(st.integers(0, 5), TEXTS, max_size=4), max_size=5))
def test_random_extension_edits_and_undo_equal_list_model(edits):
    table = EntryTable()
    fill(table, 0, (0, "<a/>"), (3, "<b/>"), loc=locs(6))
    expected = extensions_of_all(table)
    states, inverses = [table_contents(table)], []
    for edit in edits:
        slots = np.array(list(edit), np.uint32)
        inverses.append(plan_set_extensions(table, slots, pl.Series(list(edit.values()), dtype=pl.String)).apply(table))
        expected = [edit.get(place, xml) for place, xml in enumerate(expected)]
        assert extensions_of_all(table) == expected
        states.append(table_contents(table))
    for inverse, state in zip(reversed(inverses), states[-2::-1], strict=True):
        inverse.apply(table)
        assert table_contents(table) == state
