"""The document: edits, notifications before and after, and validation."""

from __future__ import annotations

import numpy as np
import pytest

from sitemap_studio.document.checking import check, prepare_check, problems_in_order
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import new_document, open_path
from sitemap_studio.document.reporting.problem_lists import located_problems
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.model.edits import Change, InsertEntries, RemoveEntries
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from tests.builders import HOST, locs, positions_of, put, put_set, slots_of, small_set, urlset


class _Recorder:
    """Listener that records notifications, and the table at that time."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.told: list[tuple[list[int], int]] = []

    def __call__(self, change: Change) -> None:
        self.told.append((change.removed.tolist(), len(self.document.table)))


@pytest.fixture
def document(tmp_path) -> Document:
    """Set of two sitemaps of two entries each."""
    return open_path(small_set(tmp_path))


def rules(document: Document) -> list[str]:
    return [problem.rule.id for problem in problems_in_order(document)]


def test_edit_increases_version_and_notifies_listeners(document):
    recorder = _Recorder(document)
    document.listeners.append(recorder)
    inverse = document.do(RemoveEntries(positions_of(1)))
    assert recorder.told == [([1], 3)]
    document.do(inverse)
    assert document.version == 2


def test_problems_are_updated_by_edits_after_check(document, set_cell, add_entry):
    check(document)
    for edit, rule in (
        (lambda: set_cell(document, 0, "priority", "2.0"), "priority-value"),
        (lambda: add_entry(document, 0, loc="/relative"), "loc-relative"),
        (lambda: document.do(RemoveEntries(positions_of(0, 1))), "empty-sitemap"),
    ):
        inverse = edit()
        assert rules(document) == [rule]
        document.do(inverse)
        assert rules(document) == []


def test_result_of_check_before_edit_is_refused(document, set_cell):
    prepared = prepare_check(document)
    set_cell(document, 0, "priority", "2.0")
    assert not document.set_problems(prepared.run(), prepared.version)
    assert not document.is_validated


def test_changing_profile_updates_problems_immediately(tmp_path):
    document = open_path(put(tmp_path / "a.txt", "".join(f"{HOST}/{'x' * 1000}{n}\n" for n in range(11_000))))
    check(document)
    assert rules(document) == ["too-large"]
    document.set_profile(PROFILES["google"])
    assert rules(document) == []
    document.set_profile(DEFAULT_PROFILE)
    assert rules(document) == ["too-large"]


def test_problem_of_entry_ends_when_it_is_removed(tmp_path):
    text = urlset({"loc": f"{HOST}/1", "xml": f"<loc>{HOST}/2</loc>"}, f"{HOST}/3")
    document = open_path(put(tmp_path / "a.xml", text))
    check(document)
    assert rules(document) == ["element-repeated"]
    document.do(RemoveEntries(positions_of(0)))
    assert rules(document) == []


def test_problem_lines_refer_to_saved_file(tmp_path, set_cell):
    document = open_path(put(tmp_path / "a.xml", urlset(*locs(2))))
    set_cell(document, 0, "lastmod", "2026-01-05")
    set_cell(document, 1, "priority", "2.0")
    save(document)
    check(document)
    assert [(placed.problem.rule.id, placed.line) for placed in located_problems(document)] == [("priority-value", 9)]


def test_new_entry_gets_sitemap_of_previous_or_first_readable(document, tmp_path):
    assert [document.sitemap_for_insertion(position) for position in range(5)] == [0, 0, 0, 1, 1]
    document = open_path(put_set(tmp_path, {"gone.xml": None, "b.xml": urlset()}))
    assert document.sitemap_for_insertion(0) == 1


def test_only_edited_sitemap_is_changed(document, set_cell, add_entry):
    set_cell(document, 2, "priority", "0.1")
    assert [document.is_changed(number) for number in (0, 1)] == [False, True]
    document = new_document()
    assert not document.is_changed(0)
    add_entry(document, 0, loc=HOST)
    assert document.is_changed(0)


def test_copied_entries_retain_sitemap_and_extensions(document, tmp_path):
    copies = document.add_copies(slots_of(3, 0))
    assert [document.table.sitemap_of(slot) for slot in copies.tolist()] == [1, 0]
    assert document.table.rows(copies, ["loc"])["loc"].to_list() == [f"{HOST}/d", f"{HOST}/a"]
    assert len(document.add_copies(slots_of())) == 0
    text = urlset({"loc": HOST, "xml": "<x:a/>"}, declared=' xmlns:x="urn:x"')
    document = open_path(put(tmp_path / "a.xml", text))
    copies = document.add_copies(document.add_copies(document.table.order))
    assert document.table.extensions_of(copies).rows() == [(0, "<x:a/>")]
    assert document.table.origins_of(copies).tolist() == [0]


def test_sitemap_size_grows_with_entries(document):
    before = document.file_facts(0).bytes
    copies = document.add_copies(slots_of(0))
    document.do(InsertEntries(np.array([1]), copies))
    assert document.file_facts(0).bytes == before + len(f"  <url>\n    <loc>{HOST}/a</loc>\n  </url>\n")
