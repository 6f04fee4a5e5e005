"""Edits prepared, applied and taken; problems kept for undo and redo; times as text."""

from __future__ import annotations

import gc
from dataclasses import replace
from threading import Thread

import numpy as np
import polars as pl
import pytest

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.document import transaction
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.document.transaction import AppliedEdit, PreparedEdit, ValidationCache, work_of
from sitemap_studio.model.edits import Edit, EditGroup, InsertEntries, RemoveEntries, SetCells
from sitemap_studio.protocol.dates import moment
from sitemap_studio.validation.problems import Problems
from tests.builders import positions_of, slots_of, small_set


@pytest.fixture
def document(tmp_path) -> Document:
    """A set of two sitemaps of two entries each, judged."""
    opened = open_path(small_set(tmp_path))
    check(opened)
    return opened


def wrong_priorities(document: Document) -> SetCells:
    values = pl.Series(["2.0"]).new_from_index(0, len(document.table))
    return SetCells("priority", document.table.order, values)


def run_elsewhere(prepared: PreparedEdit) -> AppliedEdit:
    results: list[AppliedEdit] = []
    thread = Thread(target=lambda: results.append(prepared.run()))
    thread.start()
    thread.join()
    return results[0]


def test_an_edit_that_ran_elsewhere_changes_nothing_until_it_is_taken(document):
    told: list[str] = []

    def listen(change):
        told.append(f"after {document.problems.counts().get('priority-value', 0)}")

    document.listeners.append(listen)
    applied = run_elsewhere(document.prepare(wrong_priorities(document)))
    assert (document.version, told) == (0, [])
    assert document.table.column("priority").null_count() == 4
    document.take(applied)
    assert (document.version, told) == (1, ["after 4"])
    assert document.table.column("priority").to_list() == ["2.0"] * 4


def test_what_is_taken_gives_the_same_inverse_as_doing_it(document):
    before = document.table.rows(document.table.order).rows()
    inverse = document.take(document.prepare(wrong_priorities(document)).run())
    assert inverse is not None
    document.do(inverse)
    assert document.table.rows(document.table.order).rows() == before
    assert document.problems.counts() == {}


@pytest.mark.parametrize("meanwhile", ["edit", "save", "check", "slots"])
def test_what_comes_too_late_is_not_taken_and_can_be_prepared_anew(document, set_cell, meanwhile):
    set_cell(document, 0, "changefreq", "daily")
    edit = wrong_priorities(document)
    applied = document.prepare(edit).run()
    if meanwhile == "edit":
        set_cell(document, 0, "changefreq", "weekly")
    elif meanwhile == "save":
        save(document)
    elif meanwhile == "check":
        check(document)
    else:
        document.add_copies(document.table.order[:1])
    version, was = document.version, document.table.column("changefreq").to_list()
    assert document.take(applied) is None
    assert (document.version, document.table.column("changefreq").to_list()) == (version, was)
    assert document.take(document.prepare(edit).run()) is not None
    assert document.problems.counts()["priority-value"] == 4


def test_an_edit_after_a_save_keeps_what_the_save_noted(document, set_cell):
    set_cell(document, 0, "changefreq", "daily")
    save(document)
    document.take(document.prepare(RemoveEntries(positions_of(3))).run())
    assert document.changed_sitemaps() == {1}


def test_a_run_that_is_cancelled_leaves_all_as_it_was(document):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        document.prepare(wrong_priorities(document)).run(progress)
    assert (document.version, document.problems.counts()) == (0, {})


def test_an_edit_that_fails_midway_leaves_all_as_it_was(document):
    class Failing:
        def change(self, table):
            return wrong_priorities(document).change(table)

        def apply(self, table) -> Edit:
            wrong_priorities(document).apply(table)
            raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        document.do(EditGroup([RemoveEntries(positions_of(0)), Failing()]))
    assert (document.version, len(document.table)) == (0, 4)
    assert document.table.column("priority").null_count() == 4


def test_progress_has_a_real_total_while_entries_are_judged(document, monkeypatch):
    begun: list[tuple[str, int]] = []
    progress = Progress()
    monkeypatch.setattr(progress, "begin", lambda what, total: begun.append((what, total)))
    document.prepare(wrong_priorities(document)).run(progress)
    assert begun == [("Changing entries", 0), ("Checking entries", 4)]


def test_an_undo_of_many_is_not_judged_again(document, monkeypatch):
    monkeypatch.setattr(transaction, "_FEW", 2)
    before = document.problems
    inverse = document.do(wrong_priorities(document))
    after = document.problems
    monkeypatch.setattr(transaction, "revalidate", lambda *_: pytest.fail("It was judged again."))
    again = document.do(inverse)
    assert document.problems.by_rule is before.by_rule
    document.do(again)
    assert document.problems.by_rule is after.by_rule


def test_the_work_of_an_edit_is_told_by_its_entries_and_much_is_a_bulk_edit(document):
    table = document.table
    cells = SetCells("loc", table.order, table.column("loc"))
    assert work_of(cells, table) == 4
    assert work_of(EditGroup([cells, EditGroup([cells])]), table) == 8
    assert work_of(InsertEntries(positions_of(0), slots_of(0)), table) == 1
    assert work_of(RemoveEntries(np.arange(320)), table) == 20
    assert not document.prepare(cells).is_bulk
    many = np.zeros(transaction.MOST_AT_ONCE + 1, np.uint32)
    assert document.prepare(SetCells("loc", many, pl.Series([""]).new_from_index(0, len(many)))).is_bulk


def verdict(entries: int = 10) -> Problems:
    return Problems(marks=np.zeros(entries, np.uint16))


def edits(count: int) -> list[EditGroup]:
    return [EditGroup([]) for _ in range(count)]


def test_the_way_back_leads_to_the_verdict_before_and_the_way_forth_to_the_one_after():
    past, (edit, inverse, again) = ValidationCache(), edits(3)
    before, after = verdict(), verdict()
    past.add(edit, inverse, problems=before, now=after)
    assert past.recall(inverse) is before
    # An edit that only equals it is another.
    assert replace(inverse) == inverse
    assert past.recall(replace(inverse)) is None
    past.add(inverse, again, problems=after, now=before)
    assert past.recall(again) is after
    past.clear()
    assert past.recall(again) is None


def test_a_way_leads_back_only_from_where_it_begins():
    past, (first, undo_first, second, undo_second, redo_second) = ValidationCache(), edits(5)
    before, after = verdict(), verdict()
    past.add(first, undo_first, problems=before, now=after)
    past.add(second, undo_second, problems=None, now=after)
    assert past.recall(undo_first) is None
    past.add(undo_second, redo_second, problems=None, now=after)
    assert past.recall(undo_first) is before


def test_the_oldest_verdicts_give_way_and_shared_arrays_count_once():
    past, steps = ValidationCache(max_bytes=250), edits(8)
    shared = verdict(50)
    for edit, inverse in zip(steps[::2], steps[1::2], strict=True):
        past.add(edit, inverse, problems=replace(shared, marks=np.zeros(50, np.uint16)), now=shared)
    kept = [each.problems is not None for each in past._transitions.values()]
    assert kept == [False, False, True, True]
    past.add(*steps[:2], problems=shared, now=shared)
    kept = [each.problems is not None for each in past._transitions.values()]
    assert kept == [False, True, True, True]


def test_ways_that_nobody_can_go_any_more_are_dropped():
    past = ValidationCache()
    for _ in range(5):
        past.add(*edits(2), problems=verdict(), now=verdict())
        gc.collect()
    assert len(past._transitions) == 1


def test_a_year_has_four_digits_whatever_the_clock_of_a_file_or_the_environment_says(monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert moment(1_700_000_000) == "2023-11-14T22:13:20+00:00"
    assert moment(10**12) == "9999-12-31T23:59:59+00:00"
    assert moment(-(10**12)).startswith("0001-01-01")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "9" * 30)
    assert moment() == "9999-12-31T23:59:59+00:00"
