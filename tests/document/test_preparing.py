"""Edits that are prepared, applied in another thread and committed; formats of times."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Thread

import numpy as np
import polars as pl
import pytest

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import check, prepare_check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.transaction import AppliedEdit, PreparedEdit, count_values
from sitemap_studio.model.edits import (
    Edit,
    EditGroup,
    InsertEntries,
    OrderIndex,
    RemoveEntries,
    RemoveSitemaps,
    SetCells,
    SetIndex,
    SetSitemapField,
)
from sitemap_studio.protocol.dates import moment
from tests.builders import positions_of, slots_of, small_set


@pytest.fixture
def document(tmp_path) -> Document:
    """Validated set of two sitemaps of two entries each."""
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


def test_prepared_edit_changes_document_only_when_committed(document):
    told: list[str] = []

    def listen(change):
        told.append(f"after {document.problems.counts().get('priority-value', 0)}")

    document.listeners.append(listen)
    applied = run_elsewhere(document.prepare_edit(lambda _: wrong_priorities(document)))
    assert (document.version, told) == (0, [])
    assert document.table.column("priority").null_count() == 4
    document.commit(applied)
    assert (document.version, told) == (1, ["after 4"])
    assert document.table.column("priority").to_list() == ["2.0"] * 4


def test_inverse_of_committed_edit_restores_values_and_problems(document):
    before = document.table.rows(document.table.order).rows()
    edit = wrong_priorities(document)
    applied = document.prepare_edit(lambda _: edit).run()
    assert document.commit(applied)
    document.do(applied.inverse)
    assert document.table.rows(document.table.order).rows() == before
    assert document.problems.counts() == {}


@pytest.mark.parametrize("meanwhile", ["edit", "save", "check", "slots"])
def test_edit_save_check_or_copy_outdates_prepared_edit(document, set_cell, meanwhile):
    set_cell(document, 0, "changefreq", "daily")
    edit = wrong_priorities(document)
    applied = document.prepare_edit(lambda _: edit).run()
    if meanwhile == "edit":
        set_cell(document, 0, "changefreq", "weekly")
    elif meanwhile == "save":
        save(document)
    elif meanwhile == "check":
        check(document)
    else:
        document.add_copies(document.table.order[:1])
    version, was = document.version, document.table.column("changefreq").to_list()
    assert not document.commit(applied)
    assert (document.version, document.table.column("changefreq").to_list()) == (version, was)
    assert document.commit(document.prepare_edit(lambda _: edit).run())
    assert document.problems.counts()["priority-value"] == 4


def test_removal_after_save_marks_only_its_sitemap_changed(document, set_cell):
    set_cell(document, 0, "changefreq", "daily")
    save(document)
    document.commit(document.prepare_edit(lambda _: RemoveEntries(positions_of(3))).run())
    assert document.changed_sitemaps() == {1}


def test_cancelled_edit_changes_nothing(document):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        document.prepare_edit(lambda _: wrong_priorities(document)).run(progress)
    assert (document.version, document.problems.counts()) == (0, {})


def test_failing_edit_changes_nothing(document):
    class Failing:
        def describe_change(self, table):
            return wrong_priorities(document).describe_change(table)

        def apply(self, table) -> Edit:
            wrong_priorities(document).apply(table)
            raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        document.do(EditGroup([RemoveEntries(positions_of(0)), Failing()]))
    assert (document.version, len(document.table)) == (0, 4)
    assert document.table.column("priority").null_count() == 4


def test_edit_progress_has_number_of_validated_entries(document, monkeypatch):
    begun: list[tuple[str, int]] = []
    progress = Progress()
    monkeypatch.setattr(progress, "begin", lambda what, total: begun.append((what, total)))
    document.prepare_edit(lambda _: wrong_priorities(document)).run(progress)
    assert begun == [("Changing entries", 0), ("Checking entries", 4)]


def test_undo_and_redo_of_all_cells_update_problems(document):
    inverse = document.do(wrong_priorities(document))
    assert document.problems.counts()["priority-value"] == 4
    again = document.do(inverse)
    assert document.problems.counts() == {}
    document.do(again)
    assert document.problems.counts()["priority-value"] == 4


def test_count_values_sums_values_of_grouped_edits(document):
    table = document.table
    cells = SetCells("loc", table.order, table.column("loc"))
    assert count_values(cells, table) == 4
    assert count_values(EditGroup([cells, EditGroup([cells])]), table) == 8
    assert count_values(InsertEntries(positions_of(0), slots_of(0)), table) == 1
    assert count_values(RemoveEntries(np.arange(320)), table) == 320
    assert count_values(OrderIndex(), table) == 0


def test_moment_formats_extreme_seconds_with_four_digit_year(monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert moment(1_700_000_000) == "2023-11-14T22:13:20+00:00"
    assert moment(10**12) == "9999-12-31T23:59:59+00:00"
    assert moment(-(10**12)).startswith("0001-01-01")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "9" * 30)
    assert moment() == "9999-12-31T23:59:59+00:00"


@pytest.mark.parametrize(
    "edit",
    [
        pytest.param(SetSitemapField("lastmod", {0: "2025-02-30", 1: None}), id="lastmod"),
        pytest.param(SetSitemapField("loc", {0: "https://other.example/one.xml"}), id="loc"),
        pytest.param(RemoveSitemaps((1,)), id="removal"),
        pytest.param(SetIndex("other.xml"), id="index"),
    ],
)
def test_index_edit_in_job_finds_same_file_problems(tmp_path, document, edit: Edit):
    if isinstance(edit, RemoveSitemaps):
        edit = EditGroup([RemoveEntries(positions_of(2, 3)), edit])
    applied = run_elsewhere(document.prepare_edit(lambda _: edit))
    assert document.commit(applied)
    other = open_path(small_set(tmp_path / "other"))
    check(other)
    other.do(edit)
    for of in (document, other):
        of.do(SetCells("priority", slots_of(0), pl.Series(["7"])))
    facts = [
        [(problem.rule.id, problem.sitemap, str(problem.message)) for problem in of.problems.individual]
        for of in (document, other)
    ]
    assert facts[0] == facts[1]
    assert document.problems.counts() == other.problems.counts()


def test_job_collects_file_problems_of_entry_edit(document):
    edit = SetCells("lastmod", slots_of(0, 1), pl.Series(["2001-01-01"] * 2))
    applied = run_elsewhere(document.prepare_edit(lambda _: edit))
    assert applied.has_file_problems
    assert document.commit(applied)
    assert list(document.problems.individual) == document.collect_file_problems()


def test_index_edit_counts_all_index_entries(document):
    assert count_values(SetSitemapField("lastmod", {0: "2025"}), document.table) == 2


def test_file_problems_validated_in_check_job_equal_others(document):
    document.do(SetSitemapField("lastmod", {0: "2025-13"}))
    expected = document.collect_file_problems()
    prepared = prepare_check(document)

    def validate():
        problems = prepared.run()
        return problems, document.validate_files(problems)

    with ThreadPoolExecutor(1) as pool:
        problems, collector = pool.submit(validate).result()
    assert document.set_problems(problems, prepared.version, collector)
    assert list(document.problems.individual) == expected != []
