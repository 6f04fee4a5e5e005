"""Entries that a reader named, kept in step with edits."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import plan_fixes
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.reporting.lists import placed_problems
from sitemap_studio.document.saving.saving import save
from sitemap_studio.model.edits import EditGroup, OrderElements, RemoveEntries, SetCells, moving
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.validation.problems import Problems
from tests.builders import index, put

NS = "http://www.sitemaps.org/schemas/sitemap/0.9"
DISORDERED = "  <url>\n    <lastmod>2026-11-02</lastmod>\n    <loc>http://www.example.com/{}</loc>\n  </url>\n"
ORDERED = "  <url>\n    <loc>http://www.example.com/{}</loc>\n    <lastmod>2026-11-02</lastmod>\n  </url>\n"


def sitemap(shapes: str, first: int = 0) -> str:
    """A sitemap with an entry for each letter: d for disordered, o for ordered."""
    entries = "".join(
        (DISORDERED if shape == "d" else ORDERED).format(first + number) for number, shape in enumerate(shapes)
    )
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{NS}">\n{entries}</urlset>\n'


def opened(path: Path) -> Document:
    document = open_path(path)
    check(document)
    return document


def slots(document: Document) -> list[int]:
    return document.problems.slots("element-order").tolist()


def positions(document: Document) -> list[int]:
    return document.table.positions()[document.problems.slots("element-order")].tolist()


def all_again(document: Document) -> Problems:
    kept = document.problems
    check(document)
    fresh, document.problems = document.problems, kept
    return fresh


@pytest.fixture
def document(tmp_path: Path) -> Document:
    return opened(put(tmp_path / "a.xml", sitemap("odod")))


def test_entries_in_another_order_are_problems_of_their_own(document):
    assert positions(document) == [1, 3]
    assert document.problems.counts()["element-order"] == 2
    found = [placed for placed in placed_problems(document) if placed.problem.rule.id == "element-order"]
    assert [(placed.problem.slot, placed.line, placed.problem.severity) for placed in found] == [
        (1, 7, Severity.INFO),
        (3, 15, Severity.INFO),
    ]
    assert document.problems.worst(1) is Severity.INFO


def test_ordering_or_removing_an_entry_ends_its_problem_and_undoing_brings_it_back(document):
    undo = document.do(OrderElements(np.array([1], np.uint32)))
    assert positions(document) == [3]
    assert document.problems.worst(1) is None
    assert document.is_changed(0)
    document.do(undo)
    assert positions(document) == [1, 3]
    assert document.problems.worst(1) is Severity.INFO
    assert not document.is_changed(0)
    undo = document.do(RemoveEntries(np.array([0, 1])))
    assert slots(document) == [3]
    document.do(undo)
    assert slots(document) == [1, 3]
    document.do(SetCells("loc", np.array([1], np.uint32), pl.Series(["http://www.example.com/x"])))
    assert slots(document) == [1, 3]


def test_judging_again_is_judging_all(document):
    document.do(EditGroup([OrderElements(np.array([3], np.uint32)), RemoveEntries(np.array([0]))]))
    fresh = all_again(document)
    assert fresh.counts() == document.problems.counts()
    assert np.array_equal(fresh.marks, document.problems.marks)


def test_an_entry_that_moves_to_another_sitemap_is_written_anew_there(tmp_path):
    put(tmp_path / "a.xml", sitemap("dd"))
    put(tmp_path / "b.xml", sitemap("d", first=10))
    path = put(tmp_path / "index.xml", index("http://www.example.com/a.xml", "http://www.example.com/b.xml"))
    document = opened(path)
    assert len(slots(document)) == 3
    undo = document.do(moving(document.table, np.array([0]), 2, sitemap=1))
    assert len(slots(document)) == 2
    document.do(undo)
    assert len(slots(document)) == 3


def test_saving_puts_only_the_lines_of_chosen_entries_in_order_also_with_new_values(document, tmp_path):
    chosen = np.array([1], np.uint32)
    document.do(OrderElements(chosen))
    save(document)
    assert (tmp_path / "a.xml").read_text() == sitemap("oood")
    assert positions(document) == [3]
    assert not document.is_changed(0)
    assert positions(opened(tmp_path / "a.xml")) == [3]
    document.do(OrderElements(np.array([3], np.uint32)))
    document.do(SetCells("lastmod", np.array([3], np.uint32), pl.Series(["2026-11-03"])))
    save(document)
    assert (tmp_path / "a.xml").read_text().count("2026-11-03</lastmod>\n  </url>") == 1


def test_undoing_after_a_save_leaves_what_was_written(document):
    undo = document.do(OrderElements(np.array([1, 3], np.uint32)))
    save(document)
    document.do(undo)
    assert positions(document) == []
    assert not document.is_changed(0)


def test_a_save_without_the_misplaced_element_leaves_no_problem_behind(document, tmp_path):
    chosen = np.array([1, 3], np.uint32)
    undo = document.do(SetCells("lastmod", chosen, pl.Series([None, None], dtype=pl.String)))
    assert slots(document) == [1, 3]
    save(document)
    assert slots(document) == []
    assert "element-order" not in document.problems.counts()
    assert document.problems.worst(1) is None
    document.do(undo)
    assert slots(document) == []
    save(document)
    assert slots(opened(tmp_path / "a.xml")) == []


def test_an_index_in_another_order_is_put_in_order_byte_for_byte(tmp_path):
    put(tmp_path / "a.xml", sitemap("o"))
    right = "  <sitemap><loc>http://www.example.com/a.xml</loc><lastmod>2026-11-02</lastmod></sitemap>\r\n"
    wrong = "  <sitemap a='1'><lastmod>2026-11-02</lastmod><!-- b --><loc>http://www.example.com/b.xml</loc></sitemap>"
    mended = "  <sitemap a='1'><!-- b --><loc>http://www.example.com/b.xml</loc><lastmod>2026-11-02</lastmod></sitemap>"
    text = f'<?xml version="1.0"?>\n<!-- c --><sitemapindex xmlns="{NS}">\n{right}{wrong}\n</sitemapindex>'
    put(tmp_path / "b.xml", sitemap("o", first=5))
    document = opened(put(tmp_path / "index.xml", text))
    (problem,) = [problem for problem in problems_in_order(document) if problem.rule.id == "element-order"]
    assert (problem.sitemap, problem.slot, problem.line) == (None, None, 4)
    plan = plan_fixes(document, rules=["element-order"])
    assert (len(plan), plan.orders_index) == (1, True)
    undo = document.do(plan.edit(document.table))
    assert "element-order" not in document.problems.counts()
    document.do(undo)
    assert document.problems.counts()["element-order"] == 1
    assert save(document).paths == ()
    document.do(plan.edit(document.table))
    assert [path.name for path in save(document).paths] == ["index.xml"]
    assert (tmp_path / "index.xml").read_bytes().decode() == text.replace(wrong, mended)
    assert "element-order" not in document.problems.counts()
    assert save(document).paths == ()
    assert "element-order" not in opened(tmp_path / "index.xml").problems.counts()


def test_all_entries_of_a_large_sitemap_are_known_and_counted(tmp_path):
    document = opened(put(tmp_path / "a.xml", sitemap("d" * 5_000)))
    assert document.problems.counts()["element-order"] == 5_000
    document.do(OrderElements(document.problems.slots("element-order")))
    assert "element-order" not in document.problems.counts()
    save(document)
    assert (tmp_path / "a.xml").read_text() == sitemap("o" * 5_000)
