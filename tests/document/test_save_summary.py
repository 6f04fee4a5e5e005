"""The summary of a save: files to write, unused and repaired files, and the errors that remain."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.document.saving.save_summary import SaveSummary, count_errors, summarize_save
from sitemap_studio.document.set_edits.sitemap_edits import plan_sitemap_removal
from sitemap_studio.model.edits import SetCells
from tests.builders import HOST, index, put, slots_of, urlset


@pytest.fixture
def flawed_set(tmp_path: Path) -> Path:
    """Index of a valid sitemap, one with two invalid URLs, and one with a bare ampersand."""
    put(tmp_path / "good.xml", urlset(f"{HOST}/1"))
    put(tmp_path / "bad.xml", urlset("/relative", f"{HOST}/a b"))
    put(tmp_path / "broken.xml", urlset(f"{HOST}/2").replace(f"{HOST}/2", f"{HOST}/2?a&b"))
    return put(tmp_path / "sitemap.xml", index(*(f"{HOST}/{name}.xml" for name in ("good", "bad", "broken"))))


def checked(path: Path) -> Document:
    """Open and check a set."""
    document = open_path(path)
    check(document)
    return document


def summary_of(document: Document) -> SaveSummary:
    """Return the summary of a save in place."""
    return summarize_save(prepare_save(document))


def test_summary_lists_written_repaired_and_unused_files(flawed_set: Path):
    document = checked(flawed_set)
    document.do(plan_sitemap_removal(document, [0]))
    summary = summary_of(document)
    assert [target.path.name for target in summary.written] == ["broken.xml", "sitemap.xml"]
    assert [file.path.name for file in summary.unused] == ["good.xml"]
    assert summary.repairs == {2: 1}
    assert summary.needs_confirmation


def test_summary_counts_only_errors_that_saving_leaves(flawed_set: Path):
    document = checked(flawed_set)
    assert {"loc-relative": 1, "loc-inner-space": 1}.items() <= summary_of(document).errors.items()
    assert "malformed" in count_errors(document)
    assert "malformed" not in summary_of(document).errors
    before = summary_of(document)
    save(document)
    assert summary_of(document).errors == before.errors == count_errors(document)


def test_error_counts_of_given_entries_omit_others(flawed_set: Path):
    document = checked(flawed_set)
    (slot,) = document.problems.slots("loc-relative").tolist()
    assert count_errors(document, slots=slots_of(slot)) == {"loc-relative": 1}
    assert count_errors(document, slots=slots_of()) == {}


def test_unchecked_set_has_only_known_errors(flawed_set: Path):
    summary = summary_of(open_path(flawed_set))
    assert not summary.is_checked
    assert "loc-relative" not in summary.errors


def test_valid_single_file_needs_no_confirmation(tmp_path: Path):
    document = checked(put(tmp_path / "good.xml", urlset(f"{HOST}/1")))
    document.do(SetCells("priority", document.table.order, pl.Series(["0.5"])))
    summary = summary_of(document)
    assert [target.path.name for target in summary.written] == ["good.xml"]
    assert not summary.needs_confirmation
