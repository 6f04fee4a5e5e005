"""The table marks and chooses entries by their problems, as the profile sees them."""

from __future__ import annotations

import polars as pl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sitemap_studio.checks.problems import Problem
from sitemap_studio.document.checking import check
from sitemap_studio.gui.entry_page import EntryPage
from sitemap_studio.gui.panels.filter_bar import FilterBar
from sitemap_studio.gui.session import Session
from sitemap_studio.gui.table.editors import DateEditor
from sitemap_studio.gui.table.model import PROBLEMS
from sitemap_studio.protocol.catalogue import RULES, Severity
from sitemap_studio.protocol.profiles import PROFILES

FUTURE = "2999-01-01"

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""What Qt's off-screen platform says of a window with a smallest size."""


@pytest.fixture
def page(qtbot: QtBot, session: Session, document_of) -> EntryPage:
    document = document_of(
        loc=["https://a.example/1", "https://a.example/2 3", "https://a.example/4", "https://a.example/5"],
        lastmod=["2026-01-01", None, FUTURE, None],
    )
    document.is_judged = True
    session.open_document(document)
    page = EntryPage(session)
    qtbot.addWidget(page)
    page.resize(900, 500)
    page.show()
    page.show_document()
    return page


def choose(bar: FilterBar, place: int) -> None:
    bar.problems.setCurrentIndex(place)
    bar.problems.activated.emit(place)


def shown(page: EntryPage) -> list[str | None]:
    model = page.view.entries
    return [model.value(model.slot_at(row), "loc") for row in range(model.rowCount())]


def test_only_entries_with_problems_are_shown(page: EntryPage):
    choose(page.bar, 1)
    assert shown(page) == ["https://a.example/2 3", "https://a.example/4"]
    assert page.bar.count_text == "2 of 4"
    choose(page.bar, 0)
    assert len(shown(page)) == 4


def test_only_entries_with_problems_of_a_severity_are_shown(page: EntryPage):
    choose(page.bar, 2)
    assert shown(page) == ["https://a.example/2 3"]
    choose(page.bar, 3)
    assert shown(page) == ["https://a.example/4"]
    choose(page.bar, 4)
    assert shown(page) == []
    assert page.note == "No entry has such problems."


def test_words_and_problems_choose_together(page: EntryPage, qtbot: QtBot):
    choose(page.bar, 1)
    page.view.set_filter("entry > 2")
    assert shown(page) == ["https://a.example/4"]


def test_an_entry_that_is_put_right_stays_until_the_choice_is_made_again(page: EntryPage):
    choose(page.bar, 2)
    model = page.view.entries
    assert model.setData(model.index(0, 0), "https://a.example/2", Qt.ItemDataRole.EditRole)
    assert shown(page) == ["https://a.example/2"]
    choose(page.bar, 2)
    assert shown(page) == []


def test_enter_in_the_filter_applies_everything_again(page: EntryPage, qtbot: QtBot):
    choose(page.bar, 2)
    model = page.view.entries
    assert model.setData(model.index(0, 0), "https://a.example/2", Qt.ItemDataRole.EditRole)
    page.bar.focus_line()
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert shown(page) == []


def test_another_profile_chooses_by_its_severities(page: EntryPage, session: Session):
    choose(page.bar, 2)
    session.document.set_profile(PROFILES["bing"])
    page.show_other_severities()
    assert shown(page) == ["https://a.example/2 3", "https://a.example/4"]


def test_another_set_is_shown_whole(page: EntryPage, session: Session, document_of):
    choose(page.bar, 2)
    session.open_document(document_of(loc=["https://b.example/"]))
    page.show_document()
    assert page.bar.severities is None
    assert shown(page) == ["https://b.example/"]


def test_the_verdict_on_what_is_typed_follows_the_profile(page: EntryPage, session: Session):
    session.document.set_profile(PROFILES["bing"])
    page.view.setFocus()
    page.view.go_to(2, 1)
    QTest.keyClick(page.view, Qt.Key.Key_F2)
    editor = page.view.viewport().findChild(DateEditor)
    assert editor is not None
    assert editor.verdict.severity is Severity.ERROR
    page.view.finish_editing()


def test_the_mark_of_an_entry_tells_of_its_extensions(session: Session, show, document_of):
    xml = '<image:image xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><image:loc>/a.jpg</image:loc></image:image>'
    extensions = pl.DataFrame({"entry": [1], "xml": [xml]}, schema={"entry": pl.UInt32, "xml": pl.String})
    document = document_of(loc=["https://a.example/1", "https://a.example/2"], extensions=extensions)
    check(document)
    view = show(document)
    model = view.entries
    slot = model.slot_at(1)
    assert model.severity(slot, PROBLEMS) is Severity.ERROR
    assert model.severity(slot, "loc") is None
    assert "/a.jpg" in model.index(1, model.columns.index(PROBLEMS)).data(Qt.ItemDataRole.ToolTipRole)
    view.entries.set_severities(frozenset((Severity.ERROR,)))
    assert model.rowCount() == 1


def test_the_mark_of_an_entry_tells_of_what_a_reader_noted(session: Session, show, document_of):
    document = document_of(loc=["https://a.example/1", "https://a.example/2"])
    rule = RULES["loc-missing"]
    document.problems = document.problems.with_noted(
        [Problem(rule, Severity.ERROR, 0, 1, None, "", "Seen while reading.")]
    )
    view = show(document)
    model = view.entries
    index = model.index(1, model.columns.index(PROBLEMS))
    assert not index.data(Qt.ItemDataRole.DecorationRole).isNull()
    assert "Seen while reading." in index.data(Qt.ItemDataRole.ToolTipRole)
    model.set_severities(frozenset(Severity))
    assert model.rowCount() == 1
