"""Validation of a set, and revalidation after edits with equal results."""

import numpy as np
import polars as pl
import pytest

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import (
    EditGroup,
    InsertEntries,
    RemoveEntries,
    SetCells,
    SetExtensions,
    plan_move,
)
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import extension_frame, fill, positions_of, slots_of, table_of
from tests.validation.tables import after, broken, pages, read, table_with, xml_of

A, B = "http://a.bc/", "http://a.bc/c/d"
LOCATIONS = {0: "http://a.bc/c/sitemap.xml"}


def set_cells(field, values, *slots):
    return SetCells(field, slots_of(*slots), pl.Series(values, dtype=pl.String))


def remove_at(*positions):
    return RemoveEntries(positions_of(*positions))


def test_violations_in_later_blocks_have_correct_slots():
    entries = table_of(loc=[f"{A}{number}" for number in range(70_000)])
    last = fill(entries, 1, loc=["/x"])
    assert validate_entries(entries).slots("loc-relative").tolist() == last.tolist() == [70_000]


def test_location_rule_requires_sitemap_url_but_duplicate_rule_not():
    entries = table_of(loc=[B, "http://a.bc/e"])
    fill(entries, 1, loc=["http://other.example/", B])
    assert broken(validate_entries(entries, locations=LOCATIONS)) == {"loc-outside": [1], "loc-duplicate": [3]}
    assert broken(validate_entries(entries)) == {"loc-duplicate": [3]}


def test_validation_reports_progress_and_can_be_cancelled():
    entries, progress = table_of(loc=[A] * 3), Progress()
    validate_entries(entries, progress=progress)
    assert (progress.done, progress.total) == (3, 3)
    progress.cancel()
    with pytest.raises(Cancelled):
        validate_entries(entries, progress=progress)


def test_revalidation_returns_new_problems_without_changing_previous_ones():
    entries = table_of(loc=[A], priority=["0,5"])
    before = validate_entries(entries)
    judged, _ = after(set_cells("priority", ["0.5"], 0), entries, before)
    assert judged.counts() == {}
    assert before.counts() == {"priority-comma": 1}
    assert before.marks.any()


SAME = {"loc": [A, A, A]}
MANY = {"loc": [f"{A}{number}" for number in range(1_000)]}
HALF = set_cells("loc", [f"{A}{number // 2}" for number in range(500)], *range(500))


@pytest.mark.parametrize(
    ("columns", "edit", "expected_rules"),
    [
        ({"loc": ["/x", A]}, remove_at(0), {}),
        (SAME, set_cells("loc", [B], 0), {"loc-duplicate": [2]}),
        (SAME, remove_at(0), {"loc-duplicate": [2]}),
        ({"loc": [A, B]}, EditGroup([set_cells("loc", ["/x"], 0), remove_at(0)]), {}),
        (MANY, HALF, {"loc-duplicate": list(range(1, 500, 2))}),
    ],
)
def test_edit_validates_changed_entries_and_undo_restores_problems(columns, edit, expected_rules):
    entries = table_of(**columns)
    before = validate_entries(entries)
    judged, undo = after(edit, entries, before)
    assert broken(judged) == expected_rules
    judged, _ = after(undo, entries, judged)
    assert broken(judged) == broken(before)


def test_moved_entry_revalidates_duplicates_and_location():
    entries = table_of(loc=[A, B, A])
    judged, _ = after(plan_move(entries, positions_of(2), 0), entries, validate_entries(entries))
    assert broken(judged) == {"loc-duplicate": [0]}
    entries = table_of(loc=["http://a.bc/c/", "http://a.bc/e"])
    fill(entries, 1, loc=["http://c.d/long"])
    before = validate_entries(entries, locations=LOCATIONS)
    judged, _ = after(plan_move(entries, positions_of(1), 3, sitemap=1), entries, before)
    assert (broken(before), broken(judged)) == ({"loc-outside": [1]}, {})


def test_inserted_entries_in_new_blocks_are_validated():
    entries = table_of(loc=[A])
    new = allocate_entries(entries, [{"loc": A, "priority": "high"}] * 20_000, [""] * 20_000)
    judged, _ = after(InsertEntries(np.arange(1, 20_001), new), entries, validate_entries(entries))
    assert judged.counts() == {"loc-duplicate": 20_000, "priority-number": 20_000}


def allocate_entries(table, rows, xmls):
    """Store entries in the table without adding them to the order, and return their slots."""
    frame = entry_frame({name: [row.get(name) for row in rows] for name in FIELD_NAMES})
    sparse = extension_frame(*((place, xml) for place, xml in enumerate(xmls) if xml))
    sizes = pl.Series(np.full(len(rows), 100, np.uint32))
    return table.allocate(frame, extensions=sparse, sitemap=0, sizes=sizes, origin=0)


def test_excess_news_articles_are_updated_after_moves_and_removals():
    table = table_with(["<news:news/>"] * 1_003)
    problems = validate_entries(table, reader=read)

    def beyond():
        return problems.slots("news-too-many-in-sitemap").tolist()

    assert beyond() == [1_000, 1_001, 1_002]
    for edit in (remove_at(0, 1), SetExtensions(slots_of(0, 1), extension_frame())):
        problems, undo = after(edit, table, problems)
        assert beyond() == [1_002]
        problems, _ = after(undo, table, problems)
    problems, undo = after(plan_move(table, positions_of(1_002), 0), table, problems)
    assert beyond() == [999, 1_000, 1_001]
    problems, _ = after(SetExtensions(table.order, extension_frame()), table, problems)
    assert beyond() == []


def test_removing_all_links_ends_alternate_problems():
    table = pages((A, ("de", B)), (B,))
    before = validate_entries(table, reader=read)
    assert before.slots("alternate-no-return").tolist() == [0]
    problems, _ = after(SetExtensions(table.order, extension_frame()), table, before)
    assert problems.counts() == {}
    assert problems.extensions is not None
    assert problems.extensions.links is None


@pytest.mark.parametrize("extension", [xml_of(("de", B)), "<news:news/>"])
def test_editing_extensions_and_removing_entry_at_once_raises_nothing(extension):
    table = table_with(["", "<news:news/>"])
    problems = validate_entries(table, reader=read)
    group = EditGroup([SetExtensions(slots_of(0), extension_frame((0, extension))), remove_at(0)])
    problems, undo = after(group, table, problems)
    problems, _ = after(undo, table, problems)
    problems, _ = after(group, table, problems)
    after(InsertEntries(positions_of(0), slots_of(0)), table, problems)
