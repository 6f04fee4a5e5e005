"""Problems of pages in the window: the panel, the filter, edits, and facts that arrive later."""

from __future__ import annotations

import time

import polars as pl
import pytest
from pytestqt.qtbot import QtBot

from sitemap_studio.document.page_columns import facts_frame
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.model.edits import SetCells
from sitemap_studio.model.page_columns import DEFAULT_PAGE_COLUMNS, PageColumns
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.protocol.page_verdicts import Reason
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.validation import set_validation
from sitemap_studio.validation.problems import write_marks
from tests.builders import failing
from tests.gui.shell.filter_page import FilterPage, one_of
from tests.gui.shell.problems_page import ProblemsPage

SITE = "https://a.example"


def facts_of(**reasons: Reason) -> PageColumns:
    """Return columns with facts of pages that were checked now; keywords are paths after “_”."""
    facts = [
        PageFacts(
            loc=f"{SITE}/{name[1:]}",
            bot="studio",
            checked=int(time.time()),
            reason=reason,
            status=404,
            target=f"{SITE}/new",
        )
        for name, reason in reasons.items()
    ]
    return PageColumns("studio").with_facts(facts_frame(facts, DEFAULT_PAGE_COLUMNS))


@pytest.fixture(autouse=True)
def _open_set(window, open_set, three_entries) -> None:
    open_set(three_entries)
    window.docks.show_panel("problems")


def load_facts(window: MainWindow, qtbot: QtBot, columns: PageColumns | None) -> ProblemsPage:
    """Load facts, wait for their validation, and return the refreshed panel."""
    with qtbot.waitSignal(window.session.problems_changed):
        window.session.set_page_columns(columns)
    page = ProblemsPage(window)
    page.refresh()
    return page


def test_loaded_facts_add_problems_and_table_filter(window, qtbot: QtBot):
    problems = load_facts(window, qtbot, facts_of(_0="not-found", _1="redirect", _2="redirect"))
    assert problems.rule_ids == ["page-not-found", "page-redirect"]
    assert problems.severity_texts == ["1 error", "2 warnings", "0 infos"]
    problems.click(problems.rule_index("page-redirect"), qtbot)
    assert FilterPage(window).condition("problem") == one_of("problem", "page-redirect")
    assert problems.shown_entry_count == 2
    slot = int(window.session.document.table.order[1])
    assert window.session.document.problems.severity(slot, "loc") is Severity.WARNING


def test_typed_filter_shows_entries_with_page_problem(window, qtbot: QtBot):
    load_facts(window, qtbot, facts_of(_0="not-found", _1="redirect"))
    window.page.bar.apply_text("problem = page-redirect")
    assert ProblemsPage(window).shown_entry_count == 1


def test_edited_url_ends_page_problem_until_undo(window, qtbot: QtBot):
    problems = load_facts(window, qtbot, facts_of(_0="not-found"))
    slots = window.session.document.table.order[:1]
    window.session.push("Edit", SetCells("loc", slots, pl.Series([f"{SITE}/0-new"])))
    problems.refresh()
    assert problems.rule_ids == []
    window.actions_by_id["undo"].trigger()
    problems.refresh()
    assert problems.rule_ids == ["page-not-found"]


def test_removed_facts_remove_page_problems(window, qtbot: QtBot):
    load_facts(window, qtbot, facts_of(_0="not-found"))
    assert load_facts(window, qtbot, None).rule_ids == []


def test_facts_that_arrive_during_validation_are_validated_next(window, qtbot: QtBot):
    window.session.set_page_columns(facts_of(_0="not-found"))
    load_facts(window, qtbot, facts_of(_0="redirect"))
    qtbot.waitUntil(lambda: not window.session.document.has_outdated_pages)
    page = ProblemsPage(window)
    page.refresh()
    assert page.rule_ids == ["page-redirect"]


def test_facts_after_a_validation_wait_for_a_pause(window, qtbot: QtBot):
    load_facts(window, qtbot, facts_of(_0="not-found"))
    for _ in range(3):
        window.session.set_page_columns(facts_of(_0="not-found"))
    problems = load_facts(window, qtbot, facts_of(_0="redirect"))
    assert problems.rule_ids == ["page-redirect"]
    window.session.set_page_columns(facts_of(_0="not-found"))
    assert not window.jobs.running
    qtbot.waitUntil(lambda: not window.session.document.has_outdated_pages)


@pytest.mark.logs_expected
def test_failed_validation_of_facts_shows_error(window, qtbot: QtBot, monkeypatch):
    monkeypatch.setattr(set_validation, "write_marks", failing(write_marks, lambda *_: True))
    with qtbot.waitSignal(window.checking.failed):
        window.session.set_page_columns(facts_of(_0="not-found"))
    assert "failed because of an internal error" in window.messages.text


def test_facts_set_before_check_are_part_of_check(window, qtbot: QtBot):
    window.session.document.page_columns = facts_of(_2="server-error")
    with qtbot.waitSignal(window.checking.settled):
        window.checking.start()
    problems = ProblemsPage(window)
    problems.refresh()
    assert problems.rule_ids == ["page-server-error"]
