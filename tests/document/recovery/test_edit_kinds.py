"""Every kind of edit goes into a recovery log and comes out as it was."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import numpy as np
import polars as pl
import pytest

from sitemap_studio.document.recovery.log_steps import (
    MOST_PLAIN,
    GroupReader,
    GroupWriter,
    Numbering,
    UnknownEditError,
)
from sitemap_studio.model import edits
from sitemap_studio.model.edits import (
    AddSitemaps,
    AdoptNamespace,
    ArrangeSitemaps,
    Edit,
    EditGroup,
    InsertEntries,
    MoveEntries,
    OrderElements,
    OrderIndex,
    RemoveEntries,
    RemoveSitemaps,
    RestoreCells,
    SetCells,
    SetExtensions,
    SetIndex,
    SetSitemapField,
)
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.order import IndexEntry
from tests.builders import extension_frame, locs, positions_of, slots_of, table_of

MANY = MOST_PLAIN * 3
"""So many values lie in a column of their own."""

SLOTS = slots_of(7, 3, 5)
ALL = np.arange(MANY, dtype=np.uint32)

EXAMPLES: dict[type, list[Edit]] = {
    SetCells: [
        SetCells("loc", SLOTS, pl.Series(["", None, "ä\n\U0001f30d"])),
        SetCells("lastmod", ALL, pl.Series([None, *locs(MANY - 1)])),
        SetCells("loc", SLOTS, pl.Series(list("abc")), np.array([1, 0, 2], np.uint8), 4, np.array([9] * 3, np.uint32)),
        SetCells("priority", slots_of(), pl.Series([], dtype=pl.String)),
    ],
    SetExtensions: [
        SetExtensions(SLOTS, extension_frame((0, "<a/>"), (2, "<b>ü</b>"))),
        SetExtensions(SLOTS, extension_frame(), np.zeros(3, np.uint8), 4, np.zeros(3, np.uint32)),
    ],
    OrderElements: [OrderElements(SLOTS), OrderElements(ALL, ALL % 2 == 0)],
    AdoptNamespace: [AdoptNamespace(frozenset({1, 0})), AdoptNamespace(frozenset(), is_wished=False)],
    InsertEntries: [InsertEntries(positions_of(0, 4), slots_of(9, 2)), InsertEntries(np.arange(MANY), ALL)],
    RemoveEntries: [RemoveEntries(positions_of(1, 5)), RemoveEntries(np.arange(MANY))],
    MoveEntries: [MoveEntries(2, SLOTS, np.array([0, 2, 2], np.uint32)), MoveEntries(0, ALL, ALL % 3)],
    AddSitemaps: [AddSitemaps({2: IndexEntry("b/ü.xml", None, ""), 0: IndexEntry()}, (0, 3))],
    RemoveSitemaps: [RemoveSitemaps((2, 1))],
    SetSitemapField: [SetSitemapField("name", {1: None, 2: "x.xml"})],
    ArrangeSitemaps: [ArrangeSitemaps((2, 0, 1))],
    SetIndex: [SetIndex("sitemap.xml"), SetIndex(None)],
    OrderIndex: [OrderIndex(), OrderIndex(is_wished=False)],
    EditGroup: [EditGroup([OrderIndex(), EditGroup([RemoveEntries(positions_of(0))])]), EditGroup([])],
}  # fmt: skip


def kinds_of_edits() -> Iterator[type]:
    for _, found in inspect.getmembers(edits, inspect.isclass):
        if found.__module__ == edits.__name__ and hasattr(found, "apply") and found is not Edit:
            yield found


def through(edit: Edit, *, generation: int = 4) -> Edit:
    """An edit as it comes out of a log."""
    numbering = Numbering([np.arange(MANY, dtype=np.uint32)[::-1]], [2, 0, 1])
    writer = GroupWriter(numbering, generation, lambda _slots, extensions: extensions)
    reader = GroupReader(writer.packed(writer.edit(edit)), numbering, 11)
    return reader.edit(reader.stored)


def plain(value: object) -> object:
    """Something as values that can be compared."""
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, pl.Series):
        return value.to_list()
    if isinstance(value, pl.DataFrame):
        return value.rows()
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items() if key != "generation"}
    if isinstance(value, list | tuple | range):
        return [plain(each) for each in value]
    return (type(value), plain(vars(value))) if hasattr(value, "apply") else value


@pytest.mark.parametrize("kind", list(kinds_of_edits()))
def test_every_kind_of_edit_is_declared(kind: type):
    # Cells that are restored are written down as the cells that they are.
    assert kind is RestoreCells or kind in EXAMPLES


@pytest.mark.parametrize(
    "edit", [edit for of_kind in EXAMPLES.values() for edit in of_kind], ids=lambda e: type(e).__name__
)
def test_an_edit_comes_out_as_it_went_in(edit: Edit):
    assert plain(through(edit)) == plain(edit)


def test_cells_to_restore_come_out_as_the_cells_that_they_are():
    table = table_of(loc=locs(5_000))
    before = table.locs()
    restoring = SetCells("loc", table.order, pl.Series(["x"] * 5_000)).apply(table)
    assert isinstance(restoring, RestoreCells)
    numbering = Numbering([table.order], [0])
    writer = GroupWriter(numbering, 0, lambda _, same: same)
    reader = GroupReader(writer.packed(writer.edit(restoring)), numbering, 0)
    reader.edit(reader.stored).apply(table)
    assert table.locs() == before
    assert table.column("touched").max() == 0


def test_marks_of_another_generation_stay_out():
    edit = SetCells("loc", SLOTS, pl.Series(["a", "b", "c"]), np.zeros(3, np.uint8), 3, np.zeros(3, np.uint32))
    taken = through(edit)
    assert isinstance(taken, SetCells)
    assert taken.touched is None
    assert taken.sizes is None


def test_an_edit_of_no_declared_kind_is_refused():
    class Strange:
        def apply(self, table: EntryTable) -> Edit:
            raise NotImplementedError

    with pytest.raises(UnknownEditError, match="Strange"):
        through(Strange())  # type: ignore[arg-type]


def test_numbers_follow_entries_that_come_in():
    numbering = Numbering([slots_of(5, 6), slots_of(1)], [0, 1])
    for slot in range(100, 180):
        numbering.add(slots_of(slot))
    numbering.add(slots_of(9, 7))
    assert numbering.numbers_of(slots_of(6, 1, 100, 179, 7, 8)).tolist() == [1, 2, 3, 82, 84, -1]
    assert numbering.slots_of(np.array([0, 2, 3, 83, 84], np.uint32)).tolist() == [5, 1, 100, 9, 7]
    with pytest.raises(IndexError):
        numbering.slots_of(np.array([85], np.uint32))
