"""Random edits of a table equal those of a plain list of entries, and undo restores the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import polars as pl
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import TABLE_SCHEMA, empty_extensions, entry_frame
from sitemap_studio.model.edits import Edit, EditGroup, InsertEntries, OrderElements, RemoveEntries, SetCells, plan_move
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.fields import FIELD_NAMES
from tests.builders import fill
from tests.hypothesis_examples import examples

TEXTS = st.one_of(st.none(), st.text("ab&<'\"\rü", max_size=4))
SITEMAPS = 3


@dataclass(frozen=True)
class Entry:
    """An entry of the plain list."""

    slot: int
    sitemap: int
    fields: tuple[str | None, ...]


Model = tuple[Entry, ...]


def model_of(table: EntryTable) -> Model:
    """Return the entries of a table as plain tuples."""
    rows = table.rows(table.order, ["sitemap", *FIELD_NAMES]).rows()
    return tuple(Entry(slot, row[0], row[1:]) for slot, row in zip(table.order.tolist(), rows, strict=True))


def everything(table: EntryTable) -> tuple:
    accounts = [(table.entry_count(sitemap), table.byte_count(sitemap)) for sitemap in range(SITEMAPS)]
    return table.order.tolist(), table.rows(table.order, list(TABLE_SCHEMA)).rows(), accounts


def totals_of(model: Model) -> list[tuple[int, int]]:
    """Return the number and the bytes of entries of each sitemap, as if they were rendered."""
    accounts = []
    for sitemap in range(SITEMAPS):
        own = [entry.fields for entry in model if entry.sitemap == sitemap]
        frame = entry_frame(dict(zip(FIELD_NAMES, zip(*own, strict=True), strict=True)) if own else {"loc": []})
        accounts.append((len(own), int(entry_sizes(frame, empty_extensions()).sum())))
    return accounts


@st.composite
def tables(draw) -> EntryTable:
    table = EntryTable()
    for sitemap in range(SITEMAPS):
        count = draw(st.integers(0, 4))
        columns = {name: draw(st.lists(TEXTS, min_size=count, max_size=count)) for name in FIELD_NAMES}
        fill(table, sitemap, origin=sitemap, **columns)
    return table


def some_places(draw, count: int) -> list[int]:
    return sorted(draw(st.sets(st.integers(0, count - 1), max_size=count))) if count else []


def draw_cells(draw, table: EntryTable, model: Model) -> tuple[Edit, Model]:
    places = draw(st.permutations(some_places(draw, len(model))))
    number = draw(st.integers(0, len(FIELD_NAMES) - 1))
    values = draw(st.lists(TEXTS, min_size=len(places), max_size=len(places)))
    slots = np.array([model[place].slot for place in places], np.uint32)
    after = list(model)
    for place, value in zip(places, values, strict=True):
        fields = after[place].fields
        after[place] = replace(after[place], fields=(*fields[:number], value, *fields[number + 1 :]))
    return SetCells(FIELD_NAMES[number], slots, pl.Series(values, dtype=pl.String)), tuple(after)


def draw_insertion(draw, table: EntryTable, model: Model) -> tuple[Edit, Model]:
    values = draw(st.lists(TEXTS, max_size=3))
    sitemap = draw(st.integers(0, SITEMAPS - 1))
    frame = entry_frame({"loc": values})
    sizes = entry_sizes(frame, empty_extensions())
    slots = table.allocate(frame, extensions=empty_extensions(), sitemap=sitemap, sizes=sizes)
    total = len(model) + len(values)
    all_places = st.sets(st.integers(0, max(0, total - 1)), min_size=len(values), max_size=len(values))
    places = sorted(draw(all_places)) if values else []
    after = list(model)
    for place, slot, value in zip(places, slots.tolist(), values, strict=True):
        after.insert(place, Entry(slot, sitemap, (value, None, None, None)))
    return InsertEntries(np.array(places, np.int64), slots), tuple(after)


def draw_removal(draw, table: EntryTable, model: Model) -> tuple[Edit, Model]:
    places = some_places(draw, len(model))
    kept = tuple(entry for place, entry in enumerate(model) if place not in places)
    return RemoveEntries(np.array(places, np.int64)), kept


def draw_move(draw, table: EntryTable, model: Model) -> tuple[Edit, Model]:
    places = some_places(draw, len(model))
    if not places:
        return EditGroup([]), model
    before = draw(st.integers(0, len(model)))
    sitemap = draw(st.one_of(st.none(), st.integers(0, SITEMAPS - 1)))
    moved = [model[place] for place in places]
    if sitemap is not None:
        moved = [replace(entry, sitemap=sitemap) for entry in moved]
    head = [entry for place, entry in enumerate(model[:before]) if place not in places]
    tail = [entry for place, entry in enumerate(model) if place >= before and place not in places]
    return plan_move(table, np.array(places, np.int64), before, sitemap), (*head, *moved, *tail)


def draw_order_of_elements(draw, table: EntryTable, model: Model) -> tuple[Edit, Model]:
    places = draw(st.permutations(some_places(draw, len(model))))
    return OrderElements(np.array([model[place].slot for place in places], np.uint32)), model


KINDS = (draw_cells, draw_insertion, draw_removal, draw_move, draw_order_of_elements)


def draw_edit(draw, table: EntryTable, model: Model) -> tuple[Edit, Model]:
    """Draw an edit or a group of edits; also return the expected model."""
    if draw(st.integers(0, 4)):
        return draw(st.sampled_from(KINDS))(draw, table, model)
    edits, inverses = [], []
    for _ in range(draw(st.integers(0, 3))):
        # Each is planned for the state that those before it leave; then all of them are taken back.
        edit, model = draw(st.sampled_from(KINDS))(draw, table, model)
        edits.append(edit)
        inverses.append(edit.apply(table))
    for inverse in reversed(inverses):
        inverse.apply(table)
    return EditGroup(edits), model


def assert_announced(edit: Edit, change, model: Model, model_after: Model) -> None:
    before, after = {entry.slot: entry for entry in model}, {entry.slot: entry for entry in model_after}
    assert after.keys() - before.keys() <= set(change.inserted.tolist())
    assert before.keys() - after.keys() <= set(change.removed.tolist())
    for slot in before.keys() & after.keys():
        assert before[slot].fields == after[slot].fields or slot in change.cells
        assert before[slot].sitemap == after[slot].sitemap or slot in change.moved
    assert change.is_structural or list(before) == list(after)
    if len(change.inserted_at):
        assert [model_after[place].slot for place in change.inserted_at.tolist()] == change.inserted.tolist()
    if len(change.removed_at):
        assert [model[place].slot for place in change.removed_at.tolist()] == change.removed.tolist()
    if not isinstance(edit, EditGroup):
        assert after.keys() - before.keys() == set(change.inserted.tolist())
        assert before.keys() - after.keys() == set(change.removed.tolist())
        assert change.is_structural == (list(before) != list(after) or len(change.moved) > 0)


@settings(max_examples=examples(200))
@given(tables(), st.data())
def test_edits_match_list_model_with_undo_and_redo(table, data):
    states, model = [everything(table)], model_of(table)
    undo: list[Edit] = []
    for _ in range(data.draw(st.integers(1, 6))):
        edit, model_after = draw_edit(data.draw, table, model)
        change = edit.describe_change(table)
        undo.append(edit.apply(table))
        states.append(everything(table))
        assert model_of(table) == model_after
        assert states[-1][-1] == totals_of(model_after)
        assert_announced(edit, change, model, model_after)
        model = model_after
    redo: list[Edit] = []
    for inverse, before in zip(reversed(undo), states[-2::-1], strict=True):
        redo.append(inverse.apply(table))
        assert everything(table) == before
    for again, after in zip(reversed(redo), states[1:], strict=True):
        again.apply(table)
        assert everything(table) == after
