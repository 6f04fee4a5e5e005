"""The dialogs that compare dates with facts about pages, and set them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLabel, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from sitemap_studio.document.page_columns import facts_frame
from sitemap_studio.gui.dialogs.check_dates_dialog import CheckDatesDialog, SetDatesDialog
from sitemap_studio.gui.dialogs.fixes_dialog import CellFixPopover
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.model.edits import SetCells
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import PageFacts
from tests.builders import put, urlset
from tests.gui.shell.page_check_steps import check_all, wait_until_checked
from tests.gui.shell.problems_page import ProblemsPage
from tests.gui.shell.window_actions import only_visible
from tests.pages.site import Site, html

SITE = "https://a.example"
DATES: dict[str, tuple[str | None, dict[str, Any]]] = {
    "/late": ("2025-11-02", {"dated": "2025-10-01"}),
    "/early": ("2025-11-02T10:00:00Z", {"dated": "2025-11-20T08:00:00Z"}),
    "/changed": ("2025-11-01", {"changed": 1_763_600_000, "changed_after": 1_763_100_000}),
    "/fine": ("2025-11-03", {"dated": "2025-11-03"}),
    "/none": ("2025-11-04", {}),
    "/undated": (None, {"dated": "2025-11-03"}),
}
"""Date and facts of each page."""

ShowDates = Callable[[], CheckDatesDialog]


@pytest.fixture
def stored_facts(tmp_path: Path, facts_folder: Path) -> Path:
    """Sitemap of the pages in `DATES`, whose facts are stored."""
    entries = []
    with FactsStore() as store:
        for path, (date, facts) in DATES.items():
            entries.append({"loc": f"{SITE}{path}"} | ({} if date is None else {"lastmod": date}))
            if path != "/none":
                store.add(PageFacts(loc=f"{SITE}{path}", bot="studio", checked=int(time.time()), status=200, **facts))
    return put(tmp_path / "sitemap.xml", urlset(*entries))


@pytest.fixture
def show_dates(window: MainWindow, open_set, stored_facts: Path, qtbot: QtBot) -> ShowDates:
    """Return a function that opens the dialog by its action, and waits until the dates are checked."""
    open_set(stored_facts)

    def show() -> CheckDatesDialog:
        window.actions_by_id["check-dates"].trigger()
        dialog = only_visible(window, CheckDatesDialog)
        qtbot.waitUntil(lambda: not dialog.is_job_pending)
        return dialog

    return show


def classes_of(dialog: CheckDatesDialog) -> QTableView:
    """Return the list of classes in the dialog."""
    view = dialog.findChild(QTableView, "date-classes")
    assert view is not None
    return view


def row_texts(view: QTableView) -> list[list[str]]:
    """Return the texts of all cells by row."""
    model = view.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


def shown_paths(window: MainWindow) -> list[str]:
    """Return the paths of the entries that the table shows."""
    table, slots = window.session.document.table, window.page.view.entries.order.shown
    return [loc.removeprefix(SITE) for loc in table.rows(slots, ["loc"]).to_series()]


def dates_of(window: MainWindow) -> list[str | None]:
    """Return `lastmod` of all entries, in the order of the set."""
    table = window.session.document.table
    return table.rows(table.order, ["lastmod"]).to_series().cast(pl.String).to_list()


def open_plan(window: MainWindow, dialog: CheckDatesDialog, qtbot: QtBot) -> SetDatesDialog:
    """Press “Set dates”, and return the opened dialog when its plan is shown."""
    qtbot.keyClick(button_of(dialog, "set-dates"), Qt.Key.Key_Space)
    plan = only_visible(window, SetDatesDialog)
    qtbot.waitUntil(lambda: not plan.is_job_pending)
    return plan


def button_of(dialog: CheckDatesDialog | SetDatesDialog, name: str) -> QAbstractButton:
    """Return the button or check box with an object name."""
    button = dialog.findChild(QPushButton, name) or dialog.findChild(QCheckBox, name)
    assert button is not None
    return button


def test_each_class_has_count_share_and_examples(show_dates: ShowDates):
    dialog = show_dates()
    assert row_texts(classes_of(dialog)) == [
        ["All the same", "0", "0.0 %", ""],
        ["Today at each check", "0", "0.0 %", ""],
        ["Newer than the page", "1", "20.0 %", "/late"],
        ["Older than the page", "1", "20.0 %", "/early"],
        ["Page changed, date did not", "1", "20.0 %", "/changed"],
        ["Agrees", "1", "20.0 %", "/fine"],
        ["No evidence", "1", "20.0 %", "/none"],
    ]
    assert dialog.sentence.text() == "3 dates contradict their pages. 1 entry has no date."


def test_facts_that_arrive_update_shown_classes(window: MainWindow, show_dates: ShowDates, qtbot: QtBot):
    dialog = show_dates()
    view = classes_of(dialog)
    view.setCurrentIndex(view.model().index(5, 0))
    for number, path in enumerate(("/none", "/late")):
        pages = window.session.document.page_columns
        assert pages is not None
        facts = PageFacts(
            loc=f"{SITE}{path}", bot="studio", checked=int(time.time()), status=200, dated=DATES[path][0] or ""
        )
        window.session.set_page_columns(pages.with_facts(facts_frame([facts], pages.names)))
        assert button_of(dialog, "set-dates").isEnabled()
        if number:
            qtbot.waitUntil(lambda: not dialog.is_job_pending)
    counts = {row[0]: row[1] for row in row_texts(view)}
    assert (counts["Agrees"], counts["Newer than the page"], counts["No evidence"]) == ("3", "0", "0")
    assert view.currentIndex().row() == 5


def test_running_check_updates_shown_classes(window_of_site: MainWindow, page_site: Site, qtbot: QtBot):
    for number in range(3, 6):
        page_site.page(f"/{number}", html('<meta property="article:modified_time" content="2026-11-02">'))
    window_of_site.actions_by_id["check-dates"].trigger()
    dialog = only_visible(window_of_site, CheckDatesDialog)
    check_all(qtbot, window_of_site)
    wait_until_checked(qtbot, window_of_site)
    qtbot.waitUntil(lambda: {row[0]: row[1] for row in row_texts(classes_of(dialog))}.get("Agrees") == "3")


def test_clicked_class_filters_table_and_second_click_shows_all(
    window: MainWindow, show_dates: ShowDates, qtbot: QtBot
):
    view = classes_of(show_dates())
    center = view.visualRect(view.model().index(2, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=center)
    assert window.page.bar.text == "dates in newer"
    assert shown_paths(window) == ["/late"]
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=center)
    assert len(shown_paths(window)) == len(DATES)


def test_enter_filters_by_class_and_arrow_explains_it(window: MainWindow, show_dates: ShowDates, qtbot: QtBot):
    dialog = show_dates()
    view, explanation = classes_of(dialog), dialog.findChild(QLabel, "explanation")
    assert explanation is not None
    for _ in range(3):
        qtbot.keyClick(view, Qt.Key.Key_Down)
    assert explanation.text().startswith("The date is over a day older than the date in the page")
    assert "Bing Webmaster Blog, July 2025" in explanation.text()
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert (dialog.isVisible(), shown_paths(window)) == (True, ["/early"])


def test_edit_in_table_updates_counts(window: MainWindow, show_dates: ShowDates, qtbot: QtBot):
    dialog = show_dates()
    slots = window.session.document.table.order[:1]
    window.session.push("Edit", SetCells("lastmod", slots, pl.Series(["2025-10-01"])))
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    assert [row[1] for row in row_texts(classes_of(dialog))] == ["0", "0", "0", "1", "1", "2", "1"]


def test_shown_facts_get_stored_evidence_of_header(window: MainWindow, show_dates: ShowDates, qtbot: QtBot):
    qtbot.waitUntil(lambda: window.session.document.page_columns is not None)
    facts = PageFacts(
        loc=f"{SITE}/none", bot="studio", checked=int(time.time()), modified="Mon, 06 Oct 2025 08:00:00 GMT"
    )
    with FactsStore() as store:
        store.add(facts)
    shown = window.session.document.page_columns
    assert shown is not None
    window.session.set_page_columns(shown.with_facts(facts_frame([facts], shown.names)))
    view = classes_of(show_dates())
    assert [row[1] for row in row_texts(view)] == ["0", "0", "2", "1", "1", "1", "0"]
    qtbot.waitUntil(lambda: window.session.document.problems.counts().get("page-lastmod-late") == 2)


def test_second_command_replaces_open_dialog(window: MainWindow, show_dates: ShowDates, qtbot: QtBot):
    first = show_dates()
    with qtbot.waitSignal(first.finished):
        second = show_dates()
    assert second is not first


def test_other_set_closes_dialog(show_dates: ShowDates, open_set, three_entries, qtbot: QtBot):
    with qtbot.waitSignal(show_dates().finished):
        open_set(three_entries)


def test_dates_are_set_with_evidence_in_one_step(window: MainWindow, show_dates: ShowDates, qtbot: QtBot):
    before = dates_of(window)
    plan = open_plan(window, show_dates(), qtbot)
    view = plan.findChild(QTableView, "planned-dates")
    assert view is not None
    assert [row[2:] for row in row_texts(view)] == [
        ["2025-11-02", "2025-10-01", "Date in the page, 2025-10-01"],
        ["2025-11-02T10:00:00Z", "2025-11-20T08:00:00Z", "Date in the page, 2025-11-20"],
        ["2025-11-01", "2025-11-20", "Changed text, 2025-11-20"],
    ]
    button = button_of(plan, "set")
    assert button.text() == "Set 3 dates"
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert dates_of(window) == ["2025-10-01", "2025-11-20T08:00:00Z", "2025-11-20", *before[3:]]
    window.actions_by_id["undo"].trigger()
    assert dates_of(window) == before
    assert not window.actions_by_id["undo"].isEnabled()


def test_dates_without_evidence_are_removed_if_chosen(window: MainWindow, show_dates: ShowDates, qtbot: QtBot):
    plan = open_plan(window, show_dates(), qtbot)
    qtbot.keyClick(button_of(plan, "remove-unproven"), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not plan.is_job_pending)
    view = plan.findChild(QTableView, "planned-dates")
    assert view is not None
    assert row_texts(view)[-1][2:] == ["2025-11-04", "(removed)", "none"]
    qtbot.keyClick(button_of(plan, "set"), Qt.Key.Key_Return)
    assert dates_of(window)[4] is None


def test_unticked_date_is_not_set(window: MainWindow, show_dates: ShowDates, qtbot: QtBot):
    plan = open_plan(window, show_dates(), qtbot)
    view = plan.findChild(QTableView, "planned-dates")
    assert view is not None
    view.selectRow(0)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    qtbot.keyClick(button_of(plan, "set"), Qt.Key.Key_Return)
    assert dates_of(window)[:2] == ["2025-11-02", "2025-11-20T08:00:00Z"]


def test_problem_of_date_is_fixed_in_problems_panel(window: MainWindow, show_dates: ShowDates, qtbot: QtBot):
    show_dates().reject()
    qtbot.waitUntil(lambda: "page-lastmod-late" in window.session.document.problems.counts())
    window.docks.show_panel("problems")
    problems = ProblemsPage(window)
    problems.refresh()
    assert problems.fix_text(problems.rule_index("page-lastmod-late")) == "Fix …"
    problems.click_fix(problems.rule_index("page-lastmod-late"), qtbot)
    popover = only_visible(window, CellFixPopover)
    assert popover.after.text() == "2025-10-01"
    qtbot.keyClick(popover.button, Qt.Key.Key_Return)
    assert dates_of(window)[0] == "2025-10-01"
    problems.refresh()
    assert "page-lastmod-late" not in problems.rule_ids


def test_set_without_facts_plans_no_dates(window: MainWindow, open_set, three_entries, facts_folder, qtbot):
    open_set(three_entries)
    window.actions_by_id["check-dates"].trigger()
    dialog = only_visible(window, CheckDatesDialog)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    assert "The pages have not been checked yet." in dialog.sentence.text()
    plan = open_plan(window, dialog, qtbot)
    assert plan.sentence.text() == "No date contradicts the evidence about its page."
    assert not button_of(plan, "set").isEnabled()


def test_action_needs_entries(window: MainWindow):
    assert not window.actions_by_id["check-dates"].isEnabled()
