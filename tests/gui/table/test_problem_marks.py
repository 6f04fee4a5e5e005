"""The table marks and filters entries by problems, with the severities of the profile."""

from __future__ import annotations

import polars as pl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sitemap_studio.document.checking import check
from sitemap_studio.document.filter_facts import filter_facts_for, slots_by_problem
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.schema_validation import validate
from sitemap_studio.gui.jobs.background_jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.entry_page import EntryPage
from sitemap_studio.gui.table.field_editors import DateEditor
from sitemap_studio.gui.table.view_columns import PROBLEMS
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.search.filter_language import ALL, Condition, Filter
from sitemap_studio.search.filters import FilterFacts, matching
from sitemap_studio.validation.problem import Problem
from tests.gui.table.table_actions import column

FUTURE = "2999-01-01"

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""What Qt's off-screen platform says of a window with a smallest size."""


@pytest.fixture
def page(qtbot: QtBot, session: Session, jobs: Jobs, document_of) -> EntryPage:
    document = document_of(
        loc=["https://a.example/1", "https://a.example/2 3", "https://a.example/4", "https://a.example/5"],
        lastmod=["2026-01-01", None, FUTURE, None],
    )
    document.is_validated = True
    session.open_document(document)
    page = EntryPage(session, jobs)
    qtbot.addWidget(page)
    page.resize(900, 500)
    page.show()
    page.show_document()
    return page


ANY = Condition("problem", "is not empty")


def severity(name: str) -> Condition:
    return Condition("problem", "in", values=(name,))


def choose(page: EntryPage, wanted: Condition | None) -> None:
    page.bar.facets.set_condition("problem", wanted)


def test_problem_severity_filter_shows_matching_entries(page: EntryPage):
    choose(page, ANY)
    assert column(page.view) == ["https://a.example/2 3", "https://a.example/4"]
    assert page.bar.count.text() == "2 of 4"
    choose(page, None)
    assert len(column(page.view)) == 4
    choose(page, severity("error"))
    assert column(page.view) == ["https://a.example/2 3"]
    choose(page, severity("warning"))
    assert column(page.view) == ["https://a.example/4"]
    choose(page, severity("info"))
    assert column(page.view) == []
    assert page.empty_message == "No matches."
    # Words and problems choose together.
    choose(page, ANY)
    page.bar.apply_text("entry > 2")
    assert column(page.view) == ["https://a.example/4"]


def test_corrected_entry_stays_visible_until_next_filter(page: EntryPage, qtbot: QtBot):
    choose(page, severity("error"))
    model = page.view.entries
    assert model.setData(model.index(0, 0), "https://a.example/2", Qt.ItemDataRole.EditRole)
    assert column(page.view) == ["https://a.example/2"]
    page.bar.focus_line()
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert column(page.view) == []


def test_profile_change_reapplies_problem_filter_another_set_resets(page, session, document_of):
    choose(page, severity("error"))
    session.document.set_profile(PROFILES["bing"])
    page.reapply_problem_filter()
    assert column(page.view) == ["https://a.example/2 3", "https://a.example/4"]
    session.open_document(document_of(loc=["https://b.example/"]))
    page.show_document()
    assert page.filter == ALL
    assert column(page.view) == ["https://b.example/"]


def test_accessible_text_of_problem_mark_is_number_of_problems(page: EntryPage):
    model = page.view.entries
    marks = [model.index(row, model.columns.index(PROBLEMS)) for row in range(3)]
    said = [mark.data(Qt.ItemDataRole.AccessibleTextRole) for mark in marks]
    assert said == ["problems: empty", "problems: 1", "problems: 1"]
    assert "white space" in marks[1].data(Qt.ItemDataRole.AccessibleDescriptionRole).lower()


def test_editor_validation_uses_severity_of_profile(page: EntryPage, session: Session):
    session.document.set_profile(PROFILES["bing"])
    page.view.setFocus()
    page.view.go_to(2, 1)
    QTest.keyClick(page.view, Qt.Key.Key_F2)
    editor = page.view.viewport().findChild(DateEditor)
    assert editor is not None
    assert editor.inline_validator.severity is Severity.ERROR
    page.view.finish_editing()


def test_problem_mark_and_filter_include_extension_problems(session: Session, show_table, document_of):
    xml = '<image:image xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><image:loc>/a.jpg</image:loc></image:image>'
    extensions = pl.DataFrame({"entry": [1], "xml": [xml]}, schema={"entry": pl.UInt32, "xml": pl.String})
    document = document_of(loc=["https://a.example/1", "https://a.example/2"], extensions=extensions)
    document.profile = PROFILES["google"]
    check(document)
    view = show_table(document)
    model = view.entries
    slot = model.slot_at(1)
    assert model.severity(slot, PROBLEMS) is Severity.ERROR
    assert model.severity(slot, "loc") is None
    assert "/a.jpg" in model.index(1, model.columns.index(PROBLEMS)).data(Qt.ItemDataRole.ToolTipRole)
    wanted = Filter((severity("error"),))
    view.entries.set_filter(matching(wanted, document.table, filter_facts_for(document, wanted.fields)))
    assert model.rowCount() == 1


def test_problem_mark_and_filter_include_reader_problems(session: Session, show_table, document_of):
    document = document_of(loc=["https://a.example/1", "https://a.example/2"])
    rule = RULES["loc-missing"]
    document.problems = document.problems.with_individual(
        [Problem(rule, Severity.ERROR, 0, 1, None, "", "Seen while reading.")]
    )
    view = show_table(document)
    model = view.entries
    index = model.index(1, model.columns.index(PROBLEMS))
    assert not index.data(Qt.ItemDataRole.DecorationRole).isNull()
    assert "Seen while reading." in index.data(Qt.ItemDataRole.ToolTipRole)
    model.set_filter(
        matching(Filter((ANY,)), document.table, FilterFacts(problems=slots_by_problem(document.problems)))
    )
    assert model.rowCount() == 1


TWICE = """<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://a.example/1</loc><lastmod>2026-01-01</lastmod><lastmod>2026-01-02</lastmod></url>
<url><loc>https://a.example/2</loc><priority a="1">0.5</priority></url>
<url><loc>https://a.example/<b>3</b></loc></url>
</urlset>
"""


@pytest.fixture
def table_with_reader_problems(session: Session, show_table, tmp_path):
    """Table of a file with problems found by the reader."""
    path = tmp_path / "sitemap.xml"
    path.write_text(TWICE, encoding="utf-8")
    document = open_path(path)
    check(document)
    return show_table(document)


def marked(view) -> dict[tuple[int, str], str]:
    model = view.entries
    cells = {(row, column): model.index(row, place) for row in range(3) for place, column in enumerate(model.columns)}
    marked = {cell for cell, index in cells.items() if index.data(Qt.ItemDataRole.BackgroundRole) is not None}
    return {cell: cells[cell].data(Qt.ItemDataRole.ToolTipRole) for cell in marked}


def test_cells_are_marked_with_reader_and_schema_problems(table_with_reader_problems, session: Session):
    told = marked(table_with_reader_problems)
    assert told.keys() == {(0, "lastmod"), (1, "priority"), (2, "loc")}
    assert "is repeated" in told[0, "lastmod"]
    assert "has the attribute" in told[1, "priority"]
    assert "must be plain text" in told[2, "loc"]
    document = session.document
    document.add_problems(validate(document))
    session.emit_problems_changed()
    assert marked(table_with_reader_problems)[1, "priority"].count("attribute") >= 2


def test_cell_editor_shows_reader_problem_until_text_changes(table_with_reader_problems, qtbot: QtBot):
    table_with_reader_problems.go_to(0, 1)
    QTest.keyClick(table_with_reader_problems, Qt.Key.Key_F2)
    (editor,) = table_with_reader_problems.findChildren(DateEditor)
    assert "is repeated" in editor.toolTip()
    assert editor.inline_validator.severity is Severity.ERROR
    qtbot.keyClicks(editor.focusProxy() or editor, "2026-01-03")
    assert editor.toolTip() == ""
