"""Reverting entries and cells after random edits restores the saved values and the bytes of files."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.paths import resource
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import plan_extensions
from sitemap_studio.document.opening.open_document import open_as_set, open_path
from sitemap_studio.document.reverting import (
    plan_entry_reverts,
    plan_reverts,
    prepare_cell_reverts,
    prepare_entry_reverts,
)
from sitemap_studio.document.saving.external_changes import find_external_changes, update_fingerprints, watched_files
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.set_edits.sitemap_edits import plan_move_to_sitemap, plan_sitemap_removal
from sitemap_studio.model.columns import TABLE_SCHEMA
from sitemap_studio.model.edits import Edit, EditGroup, OrderElements, RemoveEntries, SetCells, plan_move
from sitemap_studio.protocol.fields import FIELD_NAMES
from tests.builders import files_in, joined, put


@pytest.fixture
def sample(tmp_path: Path) -> Document:
    folder = tmp_path / "set"
    shutil.copytree(resource("samples"), folder)
    return open_path(folder / "sitemap.xml")


def state(document: Document) -> tuple:
    table = document.table
    sizes = [table.byte_count(sitemap.id) for sitemap in document.sitemaps]
    return table.rows(table.order, list(TABLE_SCHEMA)).rows(), table.extensions_of(table.order).rows(), sizes


def random_edit(document: Document, random: np.random.Generator) -> Edit:
    table = document.table
    slots = random.choice(table.order, int(random.choice([1, 3, 40, len(table)])), replace=False)
    match random.integers(8):
        case 0:
            return OrderElements(slots)
        case 1:
            return plan_extensions(document, slots, lambda each: each.with_item("image", [("loc", "https://a/i.jpg")]))
        case 2:
            return plan_extensions(document, slots, lambda each: each.without_kind("video").without_kind("alternate"))
        case 3:
            return plan_move_to_sitemap(document, slots, document.sitemaps[int(random.choice([0, 1, 2, 3]))])
        case 4:
            own = document.table.slots_of_sitemap(int(random.choice([0, 1, 2, 3])))
            if len(own):
                positions = np.sort(table.positions()[random.choice(own, min(len(own), 5), replace=False)])
                return plan_move(table, positions.astype(np.int64), int(table.positions()[random.choice(own)]))
    field = FIELD_NAMES[random.integers(len(FIELD_NAMES))]
    values = random.choice(["2026-01-01", "daily & <weekly>", "0.5", "é", ""], len(slots)).tolist()
    return SetCells(field, slots, pl.Series([value or None for value in values], dtype=pl.String))


def revert_all_entries(document: Document) -> Edit:
    return document.do(EditGroup(plan_entry_reverts(document, document.table.order)))


@pytest.mark.parametrize("seed", range(8))
def test_reverting_all_entries_restores_saved_version(sample, tmp_path, seed):
    random = np.random.default_rng(seed)
    for _ in range(3):
        saved, files, inverses = state(sample), files_in(tmp_path), []
        for _ in range(4):
            inverses.append(sample.do(random_edit(sample, random)))
            if random.integers(3) == 0:
                inverses.append(sample.do(inverses.pop()))
        edited = state(sample)
        inverse = revert_all_entries(sample)
        assert state(sample) == saved
        assert not sample.changed_sitemaps()
        assert not plan_entry_reverts(sample, sample.table.order)
        assert save(sample).paths == ()
        assert files_in(tmp_path) == files
        sample.do(inverse)
        assert state(sample) == edited
        # Later reverts are relative to the files that are written now.
        save(sample)


def test_edit_undone_after_save_can_be_reverted(sample):
    slot = int(sample.table.order[1])
    before = sample.table.value(slot, "priority")
    inverse = sample.do(SetCells("priority", sample.table.order[1:2], pl.Series(["0.9"])))
    assert sample.table.changed_bits(slot)
    save(sample)
    assert not sample.table.changed_bits(slot)
    sample.do(inverse)
    assert sample.table.value(slot, "priority") == before
    assert sample.table.saved_value(slot, "priority") == "0.9"
    assert sample.table.changed_bits(slot)
    revert_all_entries(sample)
    assert sample.table.value(slot, "priority") == "0.9"
    assert not sample.table.changed_bits(slot)


def test_value_set_to_its_original_is_not_changed(sample):
    slot, one = int(sample.table.order[0]), sample.table.order[:1]
    loc = sample.table.value(slot, "loc")
    sample.do(SetCells("loc", one, pl.Series(["https://a/"])))
    sample.do(SetCells("loc", one, pl.Series([loc])))
    assert not sample.table.changed_bits(slot)


def test_reverted_moved_entries_return_to_saved_positions(sample, tmp_path):
    slots = sample.table.slots_of_sitemap(3)[[0, 5, 6]]
    files, order = files_in(tmp_path), sample.table.order.tolist()
    sample.do(plan_move_to_sitemap(sample, slots, sample.sitemaps[0]))
    sample.do(SetCells("priority", slots[:1], pl.Series(["0.9"])))
    assert all(sample.table.changed_bits(int(slot)) for slot in slots)
    assert not any(sample.table.changed_bits(int(slot)) for slot in sample.table.slots_of_sitemap(3))
    edit, count = prepare_entry_reverts(sample, sample.table.order)
    assert count == 3
    assert edit is not None
    inverse = sample.do(edit.edit(sample.table))
    assert sample.table.order.tolist() == order
    assert save(sample).paths == ()
    assert files_in(tmp_path) == files
    sample.do(inverse)
    save(sample)
    assert not any(sample.table.changed_bits(int(slot)) for slot in slots)
    # Now the other file has them.
    sample.do(plan_move_to_sitemap(sample, slots[:1], sample.sitemaps[3]))
    assert sample.table.changed_bits(int(slots[0]))
    edit, _ = prepare_entry_reverts(sample, slots)
    assert edit is not None
    sample.do(edit.edit(sample.table))
    assert save(sample).paths == ()


@pytest.mark.parametrize("count", [1, 2, 3, 5])
@pytest.mark.parametrize("place", range(10))
def test_swapped_entries_return_to_saved_order_when_reverted(sample, count, place):
    own = sample.table.position_range(3)
    saved = sample.table.slots_of_sitemap(3).tolist()
    sample.do(plan_move(sample.table, np.arange(own.start, own.start + count), own.start + 2 * count))
    reordered = sample.reordered_slots()
    assert len(reordered) == 2 * count
    slot = saved[place % (2 * count)]
    edit, n_reverted = prepare_entry_reverts(sample, np.array([slot], np.uint32))
    assert n_reverted == 1
    assert edit is not None
    sample.do(edit.edit(sample.table))
    assert slot not in sample.reordered_slots()
    edit, _ = prepare_entry_reverts(sample, sample.table.order)
    if edit is not None:
        sample.do(edit.edit(sample.table))
    assert sample.table.slots_of_sitemap(3).tolist() == saved


def test_reverted_entries_of_removed_sitemap_stay_where_moved(sample):
    slots = sample.table.slots_of_sitemap(3)[2:4]
    sample.do(plan_move_to_sitemap(sample, slots, sample.sitemaps[0]))
    sample.do(plan_sitemap_removal(sample, [3]))
    with pytest.raises(RequestError):
        prepare_entry_reverts(sample, slots)
    sample.do(SetCells("priority", slots, pl.Series(["0.1", "0.2"])))
    edit, count = prepare_entry_reverts(sample, slots)
    assert count == 2
    assert edit is not None
    sample.do(edit.edit(sample.table))
    assert set(slots.tolist()) <= set(sample.table.slots_of_sitemap(0).tolist())


def test_reverting_cell_keeps_other_edited_cells(sample):
    one = sample.table.order[:1]
    before = sample.table.rows(one, FIELD_NAMES).row(0)
    sample.do(SetCells("lastmod", one, pl.Series(["2026"])))
    sample.do(SetCells("priority", one, pl.Series(["0.1"])))
    sample.do(EditGroup(plan_reverts(sample.table, {"lastmod": one})))
    assert sample.table.rows(one, FIELD_NAMES).row(0) == (*before[:3], "0.1")


def test_thirty_thousand_edited_entries_are_reverted_exactly(tmp_path):
    path = put(tmp_path / "a.txt", joined([f"https://www.example.com/{number}" for number in range(30_000)]))
    document, content = open_path(path), path.read_bytes()
    table = document.table
    document.do(SetCells("loc", table.order, table.column("loc") + "/"))
    edit, count = prepare_entry_reverts(document, table.order)
    assert edit is not None
    assert count == 30_000
    inverse = document.do(edit.edit(table))
    assert table.locs()[-1] == "https://www.example.com/29999"
    assert prepare_entry_reverts(document, table.order) == (None, 0)
    assert save(document).paths == ()
    assert path.read_bytes() == content
    document.do(inverse)
    of_cells, count = prepare_cell_reverts(document, {"loc": table.order})
    assert of_cells is not None
    assert count == 30_000
    document.do(of_cells.edit(table))
    assert table.locs()[0] == "https://www.example.com/0"


def test_moved_entries_of_removed_sitemap_cannot_be_reverted(tmp_path):
    lines = joined([f"https://www.example.com/{number}" for number in range(30_000)])
    document = open_as_set([put(tmp_path / "a.txt", lines), put(tmp_path / "b.txt", "https://www.example.com/b\n")])
    moved = document.table.slots_of_sitemap(0)
    document.do(plan_move_to_sitemap(document, moved, document.sitemaps[1]))
    assert prepare_cell_reverts(document, {"loc": moved}) == (None, 0)
    document.do(plan_sitemap_removal(document, [0]))
    with pytest.raises(RequestError):
        prepare_entry_reverts(document, moved)


def test_entry_removed_and_saved_is_new_when_restored(sample):
    slot = int(sample.table.order[5])
    inverse = sample.do(RemoveEntries(np.array([5])))
    assert sample.removed_beside(int(sample.table.order[5])) == (True, False)
    assert sample.removed_beside(int(sample.table.order[4])) == (False, True)
    save(sample)
    assert sample.removed_beside(int(sample.table.order[5])) == (False, False)
    sample.do(inverse)
    assert sample.table.is_new(slot)
    save(sample)
    assert not sample.table.is_new(slot)


def test_entries_of_sitemap_restored_after_save_elsewhere_are_reverted(sample, tmp_path):
    slots = sample.table.slots_of_sitemap(3)[:1]
    slot, before = int(slots[0]), sample.table.value(int(slots[0]), "priority")
    sample.do(SetCells("priority", sample.table.slots_of_sitemap(0)[:1], pl.Series(["0.9"])))
    sample.do(SetCells("priority", slots, pl.Series(["0.1"])))
    sample.do(plan_extensions(sample, slots, lambda each: each.with_item("image", [("loc", "https://a/i.jpg")])))
    xml = sample.table.saved_extensions_of(slots).rows()
    inverse = sample.do(plan_sitemap_removal(sample, [3]))
    (tmp_path / "other").mkdir()
    save(sample, tmp_path / "other" / "sitemap.xml")
    sample.do(inverse)
    assert sample.table.saved_value(slot, "priority") == before
    assert sample.table.saved_extensions_of(slots).rows() == xml
    edit, _ = prepare_entry_reverts(sample, slots)
    assert edit is not None
    sample.do(edit.edit(sample.table))
    save(sample)
    again = open_path(tmp_path / "other" / "sitemap.xml")
    assert again.table.column("priority").to_list() == sample.table.column("priority").to_list()


def test_undone_sitemap_removal_after_save_elsewhere_is_saved(sample, tmp_path):
    moved = sample.table.slots_of_sitemap(3)[2:4]
    back = [sample.do(plan_move_to_sitemap(sample, moved, sample.sitemaps[0]))]
    back.append(sample.do(plan_sitemap_removal(sample, [3])))
    sample.do(SetCells("priority", moved, pl.Series(["0.1", "0.2"])))
    (tmp_path / "other").mkdir()
    save(sample, tmp_path / "other" / "sitemap.xml")
    for inverse in reversed(back):
        sample.do(inverse)
    found = find_external_changes(watched_files(sample))
    assert not found.changes
    update_fingerprints(sample, found)
    save(sample)
    again = open_path(tmp_path / "other" / "sitemap.xml")
    for name in FIELD_NAMES:
        assert again.table.column(name).to_list() == sample.table.column(name).to_list()
