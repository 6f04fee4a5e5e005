"""The order of tags: reported once per file, and current after edits, fixes and saves."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import plan_fixes
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.reporting.problem_lists import located_problems
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.set_edits.sitemap_edits import plan_sitemap_removal
from sitemap_studio.model.edits import EditGroup, OrderElements, RemoveEntries, SetCells, plan_move
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


def open_checked(path: Path) -> Document:
    document = open_path(path)
    check(document)
    return document


def slots(document: Document) -> list[int]:
    return document.problems.all_slots("element-order").tolist()


def positions(document: Document) -> list[int]:
    return document.table.positions()[document.problems.all_slots("element-order")].tolist()


def reported(document: Document) -> list[tuple[str, int | None, int | None, str]]:
    """Return file name, entry, line and message of each reported problem about the order of tags."""
    found = [placed for placed in located_problems(document) if placed.problem.rule.id == "element-order"]
    return [
        (placed.path.name if placed.path else "", placed.entry, placed.line, placed.problem.message) for placed in found
    ]


def order_message(count: str, fault: str = "“loc” should be first.") -> str:
    verb = "has its" if count == "One entry" else "have their"
    return f"{count} of this sitemap {verb} tags in another order than the schema. {fault}"


def full_check(document: Document) -> Problems:
    kept = document.problems
    check(document)
    fresh, document.problems = document.problems, kept
    return fresh


@pytest.fixture
def document(tmp_path: Path) -> Document:
    return open_checked(put(tmp_path / "a.xml", sitemap("odod")))


def test_tag_order_is_reported_once_per_file(document):
    assert positions(document) == [1, 3]
    assert document.problems.counts()["element-order"] == 1
    assert reported(document) == [("a.xml", 2, 7, order_message("2 entries"))]
    assert document.problems.worst(1) is Severity.INFO
    assert document.problems.worst(3) is None


def test_tag_order_count_is_current_after_edit_and_undo(document):
    undo = document.do(OrderElements(np.array([1], np.uint32)))
    assert positions(document) == [3]
    assert reported(document) == [("a.xml", 4, 15, order_message("One entry"))]
    assert [document.problems.worst(slot) for slot in (1, 3)] == [None, Severity.INFO]
    assert document.is_changed(0)
    document.do(undo)
    assert positions(document) == [1, 3]
    assert reported(document) == [("a.xml", 2, 7, order_message("2 entries"))]
    assert [document.problems.worst(slot) for slot in (1, 3)] == [Severity.INFO, None]
    assert not document.is_changed(0)
    undo = document.do(RemoveEntries(np.array([0, 1])))
    assert slots(document) == [3]
    assert [each[3] for each in reported(document)] == [order_message("One entry")]
    document.do(undo)
    assert slots(document) == [1, 3]
    document.do(SetCells("loc", np.array([1], np.uint32), pl.Series(["http://www.example.com/x"])))
    assert slots(document) == [1, 3]
    assert reported(document) == [("a.xml", 2, 7, order_message("2 entries"))]


def test_tag_order_problem_after_reordering_names_new_first_entry(document):
    undo = document.do(plan_move(document.table, np.array([3]), 0, sitemap=0))
    assert [(each[1], each[3]) for each in reported(document)] == [(1, order_message("2 entries"))]
    assert [document.problems.worst(slot) for slot in (1, 3)] == [None, Severity.INFO]
    document.do(undo)
    assert [each[1] for each in reported(document)] == [2]


TAGS = {
    "loc": "<loc>http://www.example.com/a</loc>",
    "lastmod": "<lastmod>2026-11-02</lastmod>",
    "changefreq": "<changefreq>daily</changefreq>",
    "priority": "<priority>0.5</priority>",
    "image": "<image:image><image:loc>http://www.example.com/a.png</image:loc></image:image>",
}
MISPLACED = {
    "lastmod loc": "“loc” should be first.",
    "priority lastmod loc": "“loc” should be first.",
    "loc changefreq lastmod": "“lastmod” should be before “changefreq”.",
    "loc priority changefreq": "“changefreq” should be before “priority”.",
    "loc lastmod priority changefreq": "“changefreq” should be before “priority”.",
    "image loc": "“loc” should be first.",
    "loc image lastmod": "“lastmod” should be before the extensions.",
    "priority changefreq": "“changefreq” should be before “priority”.",
}


@pytest.mark.parametrize("n_entries", [1, 300], ids=["small", "large"])
@pytest.mark.parametrize(("names", "fault"), MISPLACED.items(), ids=MISPLACED.keys())
def test_tag_order_problem_names_tag_that_should_be_earlier(tmp_path, names, fault, n_entries):
    entry = "".join(TAGS[name] for name in names.split())
    image = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' if "image" in names else ""
    entries = f"<url>{entry}</url>\n" * n_entries
    text = f'<urlset xmlns="{NS}"{image}>\n<url>{TAGS["loc"]}</url>\n{entries}</urlset>'
    document = open_checked(put(tmp_path / "a.xml", text))
    count = "One entry" if n_entries == 1 else "300 entries"
    assert reported(document) == [("a.xml", 2, 3, order_message(count, fault))]


def test_entries_in_schema_order_have_no_order_problem(tmp_path):
    entry = "".join(TAGS.values())
    image = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    document = open_checked(put(tmp_path / "a.xml", f'<urlset xmlns="{NS}" {image}><url>{entry}</url></urlset>'))
    assert reported(document) == []


def test_incremental_order_problems_equal_full_check(document):
    document.do(EditGroup([OrderElements(np.array([3], np.uint32)), RemoveEntries(np.array([0]))]))
    fresh = full_check(document)
    assert fresh.counts() == document.problems.counts()
    assert np.array_equal(fresh.marks, document.problems.marks)
    assert fresh.of_slots(document.table, document.table.order) == document.problems.of_slots(
        document.table, document.table.order
    )


def test_entry_moved_to_another_sitemap_has_no_order_problem(tmp_path):
    put(tmp_path / "a.xml", sitemap("dd"))
    put(tmp_path / "b.xml", sitemap("d", first=10))
    path = put(tmp_path / "index.xml", index("http://www.example.com/a.xml", "http://www.example.com/b.xml"))
    document = open_checked(path)
    counts = [("a.xml", order_message("2 entries")), ("b.xml", order_message("One entry"))]
    assert [(each[0], each[3]) for each in reported(document)] == counts
    undo = document.do(plan_move(document.table, np.array([0]), 2, sitemap=1))
    assert len(slots(document)) == 2
    assert [each[3] for each in reported(document)] == [order_message("One entry")] * 2
    document.do(undo)
    assert [(each[0], each[3]) for each in reported(document)] == counts


def test_save_orders_tags_of_chosen_entries_only(document, tmp_path):
    chosen = np.array([1], np.uint32)
    document.do(OrderElements(chosen))
    save(document)
    assert (tmp_path / "a.xml").read_text() == sitemap("oood")
    assert positions(document) == [3]
    assert not document.is_changed(0)
    assert positions(open_checked(tmp_path / "a.xml")) == [3]
    document.do(OrderElements(np.array([3], np.uint32)))
    document.do(SetCells("lastmod", np.array([3], np.uint32), pl.Series(["2026-11-03"])))
    save(document)
    assert (tmp_path / "a.xml").read_text().count("2026-11-03</lastmod>\n  </url>") == 1


def test_undo_after_saved_tag_order_leaves_written_order(document):
    undo = document.do(OrderElements(np.array([1, 3], np.uint32)))
    save(document)
    document.do(undo)
    assert positions(document) == []
    assert not document.is_changed(0)


def test_saving_removed_misplaced_tag_ends_tag_order_problem(document, tmp_path):
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
    assert slots(open_checked(tmp_path / "a.xml")) == []


def test_index_order_problem_counts_the_listed_sitemaps(tmp_path):
    for name in "abc":
        put(tmp_path / f"{name}.xml", sitemap("o"))
    listed = "".join(
        f"<sitemap><lastmod>2026-11-02</lastmod><loc>http://www.example.com/{name}.xml</loc></sitemap>\n"
        for name in "abc"
    )
    document = open_checked(put(tmp_path / "index.xml", f'<sitemapindex xmlns="{NS}">\n{listed}</sitemapindex>'))
    words = "of this index have their tags in another order than the schema. “loc” should be first."
    assert reported(document) == [("index.xml", None, 2, f"3 sitemaps {words}")]
    undo = document.do(plan_sitemap_removal(document, [document.sitemap_for_insertion(0)]))
    assert [each[3] for each in reported(document)] == [f"2 sitemaps {words}"]
    document.do(undo)
    assert [each[3] for each in reported(document)] == [f"3 sitemaps {words}"]


def test_fix_of_index_order_preserves_other_bytes(tmp_path):
    put(tmp_path / "a.xml", sitemap("o"))
    right = "  <sitemap><loc>http://www.example.com/a.xml</loc><lastmod>2026-11-02</lastmod></sitemap>\r\n"
    wrong = "  <sitemap a='1'><lastmod>2026-11-02</lastmod><!-- b --><loc>http://www.example.com/b.xml</loc></sitemap>"
    mended = "  <sitemap a='1'><!-- b --><loc>http://www.example.com/b.xml</loc><lastmod>2026-11-02</lastmod></sitemap>"
    text = f'<?xml version="1.0"?>\n<!-- c --><sitemapindex xmlns="{NS}">\n{right}{wrong}\n</sitemapindex>'
    put(tmp_path / "b.xml", sitemap("o", first=5))
    document = open_checked(put(tmp_path / "index.xml", text))
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
    assert "element-order" not in open_checked(tmp_path / "index.xml").problems.counts()


def test_tag_order_of_large_file_is_fixed(tmp_path):
    document = open_checked(put(tmp_path / "a.xml", sitemap("d" * 5_000)))
    assert [each[3] for each in reported(document)] == [order_message("5,000 entries")]
    plan = plan_fixes(document, rules=["element-order"])
    assert len(plan) == 5_000
    document.do(plan.edit(document.table))
    assert "element-order" not in document.problems.counts()
    save(document)
    assert (tmp_path / "a.xml").read_text() == sitemap("o" * 5_000)
