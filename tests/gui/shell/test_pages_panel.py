"""The pages panel, the section “Page” of the entry panel, the charts of pages, and deleting facts."""

from __future__ import annotations

import shlex
import sqlite3
import subprocess
from contextlib import ExitStack, closing, contextmanager
from shutil import which
from threading import Event

import polars as pl
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton
from werkzeug import Response

from sitemap_studio.document.page_columns import facts_frame
from sitemap_studio.gui.dialogs.page_fixes_dialog import PageFixesDialog
from sitemap_studio.gui.dialogs.settings_dialog import SettingsDialog
from sitemap_studio.gui.page_section import curl_command
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.gui.widgets.message_boxes import DeleteFactsQuestion
from sitemap_studio.model.edits import SetCells
from sitemap_studio.model.page_columns import COLUMNS, PageColumns
from sitemap_studio.pages.bots import BOTS, STUDIO
from sitemap_studio.pages.check_types import CheckOptions
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import PageFacts
from tests.gui.languages.text_checks import process_layouts
from tests.gui.shell.conftest import do, sitemap_xml
from tests.gui.shell.page_check_steps import button, check_all, shown_facts, wait_until_checked
from tests.pages.site import html

SITE = "https://a.example"


def wait_until_shown(qtbot, window):
    qtbot.waitUntil(lambda: not window.pages.is_busy and not window.jobs.running)


@pytest.fixture
def checked_window(qtbot, window_of_site):
    """Window with the panel of pages, whose pages were checked."""
    window_of_site.docks.show_panel("pages")
    check_all(qtbot, window_of_site)
    wait_until_checked(qtbot, window_of_site)
    wait_until_shown(qtbot, window_of_site)
    return window_of_site


def chip_texts(window):
    chips = window.pages.chips
    return {each.text() for each in chips.findChildren(QToolButton) if not each.isHidden()}


def chip(window, reason) -> QToolButton:
    return window.pages.findChild(QToolButton, f"reason-{reason}")


def host_rows(window):
    view = window.pages.findChild(ListView, "page-hosts")
    model = view.model()
    return [[model.index(row, column).data() for column in range(5)] for row in range(model.rowCount())]


def test_panel_before_check_offers_a_check(qtbot, window_of_site):
    do(window_of_site, "panel-pages")
    wait_until_shown(qtbot, window_of_site)
    (empty,) = [each for each in window_of_site.pages.findChildren(EmptyState) if each.isVisible()]
    assert empty.text() == "The pages have not been checked yet."
    empty.button.click()
    assert window_of_site.findChild(QPushButton, "start-check").isVisible()


def test_chips_count_entries_by_verdict(checked_window):
    assert chip_texts(checked_window) == {"Not found (1)", "Redirect (1)", "Indexable (4)"}


def test_chip_click_toggles_filter_by_verdict(qtbot, checked_window):
    entries = checked_window.page.view.entries
    chip(checked_window, "redirect").click()
    assert checked_window.page.filter.text == "reason in redirect"
    assert (entries.rowCount(), chip(checked_window, "redirect").isChecked()) == (1, True)
    chip(checked_window, "not-found").click()
    assert not chip(checked_window, "redirect").isChecked()
    chip(checked_window, "not-found").click()
    assert entries.rowCount() == 6


def test_space_on_focused_chip_filters_table(qtbot, checked_window):
    chip(checked_window, "not-found").setFocus()
    qtbot.keyClick(chip(checked_window, "not-found"), Qt.Key.Key_Space)
    assert checked_window.page.view.entries.rowCount() == 1


def test_counts_follow_deletion_and_undo(qtbot, checked_window):
    checked_window.page.view.go_to(1, 0)
    do(checked_window, "delete-entries")
    qtbot.waitUntil(lambda: "Redirect (1)" not in chip_texts(checked_window))
    do(checked_window, "undo")
    qtbot.waitUntil(lambda: "Redirect (1)" in chip_texts(checked_window))


def test_share_of_bad_pages_names_the_tolerance(checked_window):
    text = checked_window.pages.findChild(QLabel, "bad-share").text()
    assert text == (
        "33.3 % of the answered pages don't belong in a sitemap (Bing's tolerance, said in an interview in 2011: 1 %)."
    )


def test_buttons_that_open_dialogs_end_with_ellipsis(checked_window):
    fix_button = checked_window.pages.findChild(QToolButton, "fix-by-facts")
    assert fix_button.text() == "Fix by page facts …"
    do(checked_window, "close")
    assert fix_button.text() == "Fix by page facts …"


def test_hosts_show_requests_rate_and_robots(page_site, checked_window):
    (row,) = host_rows(checked_window)
    assert row[0].startswith("localhost:")
    assert int(row[1]) == len(page_site.all_requests)
    assert row[2:] == ["no limit", "missing", "Done"]


def test_paused_host_continues_by_button(qtbot, page_site, window_of_site):
    window = window_of_site
    page_site.page("/robots.txt", "", 503)
    window.docks.show_panel("pages")
    locs = window.session.document.table.column("loc").to_list()
    window.page_checks.start(locs, CheckOptions(rate=0, retry_waits_s=()))
    wait_until_checked(qtbot, window)
    assert host_rows(window)[0][4].startswith("Paused: ")
    page_site.page("/robots.txt", "", 404)
    assert button(window, "continue-host").isEnabled()
    button(window, "continue-host").click()
    wait_until_checked(qtbot, window)
    assert shown_facts(window, "status") == [200, 301, 404, 200, 200, 200]
    assert not button(window, "continue-host").isVisible()


def test_stopped_host_shows_pages_left_and_continues(qtbot, page_site, window_of_site):
    window = window_of_site
    window.docks.show_panel("pages")
    check_all(qtbot, window, "careful")
    qtbot.waitUntil(lambda: window.page_checks.run.job.progress.done >= 1)
    window.page_checks.stop()
    wait_until_checked(qtbot, window)
    n_left = 6 - window.page_checks.run.reasons.total()
    assert host_rows(window)[0][4] == f"Stopped: {n_left} pages left"
    window.page_checks.run.options = CheckOptions(rate=0)
    assert button(window, "continue-host").isEnabled()
    button(window, "continue-host").click()
    wait_until_checked(qtbot, window)
    assert shown_facts(window, "status") == [200, 301, 404, 200, 200, 200]
    assert host_rows(window)[0][4] == "Done"
    assert not button(window, "continue-host").isVisible()


@pytest.fixture
def moved_window(qtbot, page_site, open_set, tmp_path):
    """Window with 25 checked pages, which redirect to the same URL with a final slash."""
    for number in range(25):
        page_site.page(f"/old/{number}", "", 301, Location=f"/old/{number}/")
        page_site.page(f"/old/{number}/")
    path = tmp_path / "moved.xml"
    path.write_text(sitemap_xml(*(page_site.url(f"/old/{number}") for number in range(25))), encoding="utf-8")
    window = open_set(path)
    window.docks.show_panel("pages")
    check_all(qtbot, window)
    wait_until_checked(qtbot, window)
    wait_until_shown(qtbot, window)
    return window


def test_cause_has_title_and_three_examples(moved_window):
    (title,), (examples,) = cause_buttons(moved_window), moved_window.pages.causes.findChildren(QLabel)
    assert "trailing slash added (25 URLs, 100 % of the host)" in title.text()
    assert examples.text().count(" → ") == 3


def test_refresh_of_unchanged_causes_retains_focus(qtbot, moved_window):
    fix_button = button(moved_window, "fix-cause")
    fix_button.setFocus()
    moved_window.pages.refresh()
    wait_until_shown(qtbot, moved_window)
    assert moved_window.focusWidget() is fix_button


@pytest.fixture
def mixed_window(qtbot, open_set, tmp_path, facts_folder):
    """Window with 25 pages that redirect to the URL with a slash, 21 to the home page, and one elsewhere."""
    targets = {f"{SITE}/a/{number}": f"{SITE}/a/{number}/" for number in range(25)}
    targets |= {f"{SITE}/b/{number}": f"{SITE}/" for number in range(21)} | {f"{SITE}/a/x": f"{SITE}/a/y/"}
    path = tmp_path / "mixed.xml"
    path.write_text(sitemap_xml(*targets, f"{SITE}/fine"), encoding="utf-8")
    window = open_set(path)
    window.docks.show_panel("pages")
    facts = [
        PageFacts(
            loc=loc, bot="studio", checked=1_790_000_000, status=301, reason="redirect", indexable=False, target=url
        )
        for loc, url in targets.items()
    ]
    window.session.set_page_columns(PageColumns("studio").with_facts(facts_frame(facts, COLUMNS)))
    qtbot.waitUntil(lambda: len(cause_buttons(window)) == 2)
    wait_until_shown(qtbot, window)
    return window


def cause_buttons(window) -> list[QToolButton]:
    return window.pages.causes.findChildren(QToolButton, "filter-cause")


def shown_locs(qtbot, window) -> list[str]:
    """Return the URLs of the entries that the table shows when the filter is applied."""
    qtbot.waitUntil(lambda: not window.page.is_filtering)
    slots = window.page.view.entries.order.shown
    return window.session.document.table.rows(slots, ["loc"]).to_series().to_list()


def test_click_on_cause_shows_only_its_entries(qtbot, mixed_window):
    slash, one_page = cause_buttons(mixed_window)
    slash.click()
    assert shown_locs(qtbot, mixed_window) == [f"{SITE}/a/{number}" for number in range(25)]
    assert (slash.isChecked(), one_page.isChecked()) == (True, False)
    one_page.click()
    assert shown_locs(qtbot, mixed_window) == [f"{SITE}/b/{number}" for number in range(21)]
    assert (slash.isChecked(), one_page.isChecked()) == (False, True)
    one_page.click()
    assert len(shown_locs(qtbot, mixed_window)) == 48


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space], ids=lambda key: key.name)
def test_key_on_focused_cause_shows_only_its_entries(qtbot, mixed_window, key):
    slash, _ = cause_buttons(mixed_window)
    slash.setFocus()
    qtbot.keyClick(slash, key)
    assert len(shown_locs(qtbot, mixed_window)) == 25
    do(mixed_window, "clear-filter")
    assert not slash.isChecked()


@pytest.mark.fonts
@pytest.mark.parametrize("width", [704, 1_008, 1_424])
def test_cause_title_and_fix_are_not_cut(bundled_font, mixed_window, width):
    mixed_window.resize(width, 700)
    process_layouts()
    for each in (*cause_buttons(mixed_window), button(mixed_window, "fix-cause")):
        assert each.width() >= each.sizeHint().width()
        assert mixed_window.pages.rect().contains(QRect(each.mapTo(mixed_window.pages, QPoint()), each.size()))


def test_filter_by_cause_follows_edited_url(qtbot, mixed_window):
    slash, _ = cause_buttons(mixed_window)
    slash.click()
    session = mixed_window.session
    session.push("Edit", SetCells("loc", session.document.table.order[:1], pl.Series([f"{SITE}/new"])))
    mixed_window.page.apply(mixed_window.page.filter)
    assert len(shown_locs(qtbot, mixed_window)) == 24
    session.undo()
    mixed_window.page.apply(mixed_window.page.filter)
    assert len(shown_locs(qtbot, mixed_window)) == 25


def test_causes_are_searched_in_a_job(qtbot, mixed_window):
    cause_buttons(mixed_window)[0].click()
    assert mixed_window.page.is_filtering
    assert len(shown_locs(qtbot, mixed_window)) == 25
    mixed_window.page.bar.facets.facet("problem").menu.aboutToShow.emit()
    qtbot.waitUntil(lambda: not mixed_window.jobs.running)


def test_typed_cause_without_facts_asks_for_a_check(qtbot, open_set, three_entries):
    window = open_set(three_entries)
    window.page.bar.apply_text("cause = a.example slash-added")
    qtbot.waitUntil(lambda: not window.page.is_filtering)
    assert window.page.bar.reason.text().startswith("The pages have not been checked yet.")


def test_fix_button_of_cause_fixes_its_urls(qtbot, page_site, moved_window):
    assert button(moved_window, "fix-cause").text() == "Add the trailing slash to 25 URLs …"
    button(moved_window, "fix-cause").click()
    dialog = moved_window.findChild(PageFixesDialog)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    dialog.apply_result()
    qtbot.waitUntil(lambda: not moved_window.session.is_busy)
    assert set(moved_window.session.document.table.column("loc")) == {
        page_site.url(f"/old/{number}/") for number in range(25)
    }
    qtbot.waitUntil(lambda: button(moved_window, "fix-cause") is None)


def test_panel_of_another_set_shows_placeholder(qtbot, checked_window, three_entries):
    checked_window.files.open(three_entries)
    qtbot.waitUntil(lambda: checked_window.session.document.path == three_entries)
    wait_until_shown(qtbot, checked_window)
    assert any(each.isVisible() for each in checked_window.pages.findChildren(EmptyState))


def test_chips_fit_in_small_window(qtbot, checked_window):
    checked_window.resize(1024, 600)
    chips = checked_window.pages.chips
    for each in chips.findChildren(QToolButton):
        assert each.isHidden() or chips.rect().contains(each.geometry())


# The section of the entry panel


@pytest.fixture
def entry_window(qtbot, checked_window):
    """Window with the entry panel, whose pages were checked."""
    checked_window.docks.show_panel("entry")
    return checked_window


def select_row(qtbot, window, row):
    window.page.view.go_to(row, 0)
    show_stored_facts(qtbot, window)


def show_stored_facts(qtbot, window):
    """Refresh the entry panel, and wait until it shows the stored facts of the page."""
    window.entry.refresh()
    qtbot.waitUntil(lambda: not window.jobs.running)


def test_section_shows_chain_of_requests(qtbot, page_site, entry_window):
    select_row(qtbot, entry_window, 1)
    rows = entry_window.entry.page_section.rows
    assert rows["Indexable"] == "No: redirects"
    assert rows["Requests"] == f"301  {page_site.url('/1')}\n200  {page_site.url('/0')}"


def test_refresh_of_unchanged_facts_retains_selected_text(qtbot, entry_window):
    select_row(qtbot, entry_window, 1)
    labels = entry_window.entry.page_section.findChildren(QLabel)
    (label,) = [each for each in labels if each.accessibleName() == "Requests"]
    label.setSelection(0, 3)
    show_stored_facts(qtbot, entry_window)
    assert label.selectedText() == "301"


def test_section_shows_origin_of_canonical_and_robots(qtbot, page_site, entry_window):
    page_site.page(
        "/3",
        html('<link rel="canonical" href="/c"><meta name="robots" content="noindex">'),
        Link='<https://a.example/d>; rel="canonical"',
        X_Robots_Tag="nofollow",
        Last_Modified="Mon, 02 Nov 2026 10:00:00 GMT",
    )
    select_row(qtbot, entry_window, 3)
    button(entry_window, "ask-again").click()
    qtbot.waitUntil(lambda: not entry_window.jobs.running)
    show_stored_facts(qtbot, entry_window)
    rows = entry_window.entry.page_section.rows
    assert rows["Canonical"].split("\n") == [
        f"{page_site.url('/c')} (link element)",
        "https://a.example/d (HTTP header)",
    ]
    assert rows["Robots"].split("\n") == ["noindex (meta element, robots)", "nofollow (X-Robots-Tag, robots)"]
    assert rows["Last-Modified"] == "Mon, 02 Nov 2026 10:00:00 GMT"
    assert rows["Indexable"] == "No: excluded by noindex"


def test_ask_again_requests_one_page_despite_recent_facts(qtbot, page_site, entry_window):
    page_site.page("/2", html(body="Found again"))
    n_requests = len(page_site.requests)
    select_row(qtbot, entry_window, 2)
    button(entry_window, "ask-again").click()
    qtbot.waitUntil(lambda: not entry_window.jobs.running)
    assert page_site.requests[n_requests:] == ["/2"]
    assert shown_facts(entry_window, "status")[2] == 200


def test_ask_again_is_disabled_during_a_check(qtbot, page_site, entry_window):
    select_row(qtbot, entry_window, 0)
    page_site.handle("/slow", lambda request: Response(html(), content_type="text/html"))
    entry_window.page_checks.start([page_site.url("/slow")], CheckOptions(rate=0.2))
    assert not button(entry_window, "ask-again").isEnabled()
    entry_window.page_checks.stop()
    wait_until_checked(qtbot, entry_window)
    assert button(entry_window, "ask-again").isEnabled()


def test_ask_again_is_disabled_during_its_request(qtbot, page_site, entry_window):
    answer = Event()

    def wait_for_answer(request):
        answer.wait(10)
        return Response(html(), content_type="text/html")

    page_site.handle("/2", wait_for_answer)
    select_row(qtbot, entry_window, 2)
    button(entry_window, "ask-again").click()
    assert not button(entry_window, "ask-again").isEnabled()
    entry_window.page_checks.start([page_site.url("/0")], CheckOptions())
    assert entry_window.messages.text.startswith("Pages are already being checked.")
    answer.set()
    qtbot.waitUntil(lambda: not entry_window.jobs.running)
    assert button(entry_window, "ask-again").isEnabled()


def test_curl_button_is_disabled_without_facts(qtbot, open_set, three_entries, facts_folder):
    window = open_set(three_entries)
    window.docks.show_panel("entry")
    select_row(qtbot, window, 0)
    assert not button(window, "copy-curl").isEnabled()
    assert button(window, "ask-again").isEnabled()


@contextmanager
def locked_store():
    """Lock the files of stored facts, so that reading waits."""
    with ExitStack() as stack:
        for path in FactsStore().folder.glob("*.sqlite"):
            connection = stack.enter_context(closing(sqlite3.connect(path)))
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
        yield


def test_locked_store_does_not_block_selection(qtbot, page_site, entry_window):
    section = entry_window.entry.page_section
    select_row(qtbot, entry_window, 1)
    with locked_store():
        entry_window.page.view.go_to(2, 0)
        entry_window.entry.refresh()
        assert section.rows == {}
        assert entry_window.findChild(QLabel, "page-note").text() == "Loading facts …"
        entry_window.page.view.go_to(3, 0)
        entry_window.entry.refresh()
    qtbot.waitUntil(lambda: not entry_window.jobs.running)
    assert section.rows["Requests"] == f"200  {page_site.url('/3')}"


def test_quick_selection_shows_only_facts_of_current_entry(qtbot, page_site, entry_window):
    section, view = entry_window.entry.page_section, entry_window.page.view
    for row in (1, 2, 3, 4, 3, 2, 1):
        view.go_to(row, 0)
        entry_window.entry.refresh()
        QGuiApplication.processEvents()
        assert section.rows.get("Requests", page_site.url(f"/{row}")).split("\n")[0].endswith(page_site.url(f"/{row}"))
    qtbot.waitUntil(lambda: not entry_window.jobs.running)
    assert section.rows["Indexable"] == "No: redirects"


def test_damaged_store_of_selected_page_is_reported(qtbot, entry_window):
    (path,) = FactsStore().folder.glob("*.sqlite")
    for each in FactsStore().folder.glob("*.sqlite*"):
        each.unlink()
    path.write_bytes(b"damaged" * 1000)
    select_row(qtbot, entry_window, 1)
    assert "were damaged" in entry_window.messages.text
    assert entry_window.findChild(QLabel, "page-note").text() == "This page has not been checked."


def test_section_is_hidden_for_several_entries_and_incomplete_urls(qtbot, entry_window, open_set, tmp_path):
    entry_window.page.view.selectAll()
    entry_window.entry.refresh()
    assert not entry_window.entry.page_section.isVisible()
    path = tmp_path / "relative.xml"
    path.write_text(sitemap_xml("/relative"), encoding="utf-8")
    window = open_set(path)
    select_row(qtbot, window, 0)
    assert not window.entry.page_section.isVisible()


def test_section_of_unchecked_page_shows_note(qtbot, open_set, three_entries, facts_folder):
    window = open_set(three_entries)
    window.docks.show_panel("entry")
    select_row(qtbot, window, 0)
    assert window.findChild(QLabel, "page-note").text() == "This page has not been checked."


def test_robots_value_with_control_character_is_escaped(qtbot, page_site, entry_window):
    page_site.page("/4", html('<meta name="robots" content="no\u202eindex <b>x</b>">'))
    select_row(qtbot, entry_window, 4)
    button(entry_window, "ask-again").click()
    qtbot.waitUntil(lambda: not entry_window.jobs.running)
    show_stored_facts(qtbot, entry_window)
    assert "\u202e" not in entry_window.entry.page_section.rows["Robots"]
    assert "<b>x</b>" in entry_window.entry.page_section.rows["Robots"]


def test_long_words_of_facts_do_not_widen_the_panel(qtbot, page_site, entry_window):
    select_row(qtbot, entry_window, 0)
    width = entry_window.entry.minimumSizeHint().width()
    robots, canonical = "a" * 400, f"/{'b' * 400}"
    page_site.page("/4", html(f'<meta name="robots" content="{robots}"><link rel="canonical" href="{canonical}">'))
    select_row(qtbot, entry_window, 4)
    button(entry_window, "ask-again").click()
    qtbot.waitUntil(lambda: not entry_window.jobs.running)
    show_stored_facts(qtbot, entry_window)
    assert entry_window.entry.page_section.rows["Canonical"].startswith(page_site.url(canonical))
    assert entry_window.entry.page_section.rows["Robots"].startswith(robots)
    assert entry_window.entry.minimumSizeHint().width() <= width


def test_curl_command_is_copied_without_credentials(qtbot, page_site, entry_window):
    options = CheckOptions(rate=0, user=("planted", "planted"), headers=(("X-Token", "planted"),))
    entry_window.page_checks.start([page_site.url("/0")], options)
    wait_until_checked(qtbot, entry_window)
    select_row(qtbot, entry_window, 0)
    button(entry_window, "copy-curl").click()
    text = QGuiApplication.clipboard().text()
    assert shlex.split(text)[-1] == page_site.url("/0")
    assert "planted" not in text


@pytest.mark.parametrize(
    "loc",
    ["https://a.example/'$(touch x)`id`", "https://a.example/a b\n;rm", "https://a.example/[1-3]{a,b}?x=1&y=!!"],
    ids=["substitution", "line break", "globs"],
)
@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_curl_command_quotes_every_url(loc, bot):
    assert shlex.split(curl_command(loc, bot))[-2:] == ["--url", loc]
    assert shlex.split(curl_command(loc, bot))[-3] == bot.user_agent


@pytest.mark.skipif(which("curl") is None, reason="curl is not installed")
def test_curl_command_requests_the_page(page_site):
    result = subprocess.run(
        curl_command(page_site.url("/1"), STUDIO), shell=True, capture_output=True, text=True, check=True
    )
    assert "Page 0" in result.stdout
    assert page_site.all_requests[0].headers["User-Agent"] == STUDIO.user_agent


# Charts and settings


def test_overview_has_charts_of_pages(qtbot, checked_window):
    checked_window.docks.show_panel("overview")
    qtbot.waitUntil(lambda: not checked_window.overview.is_busy and bool(checked_window.overview.charts))
    charts = {chart.name: chart for chart in checked_window.overview.charts}
    assert {bar.label: bar.count for bar in charts["reason"].bars} == {"Indexable": 4, "Redirect": 1, "Not found": 1}
    assert [bar.count for bar in charts["reason-folder"].bars] == [2]
    (target,) = [bar.target for bar in charts["reason"].bars if bar.label == "Redirect"]
    checked_window.page.toggle_conditions(target.conditions)
    assert checked_window.page.view.entries.rowCount() == 1


def test_overview_without_facts_has_no_charts_of_pages(qtbot, open_set, three_entries):
    window = open_set(three_entries)
    window.docks.show_panel("overview")
    qtbot.waitUntil(lambda: not window.overview.is_busy and bool(window.overview.charts))
    assert not any(chart.name.startswith("reason") for chart in window.overview.charts)


def test_overview_shows_reasons_after_facts_arrive_during_count(qtbot, open_set, three_entries):
    window = open_set(three_entries)
    window.docks.show_panel("overview")
    qtbot.waitUntil(lambda: not window.overview.is_busy and bool(window.overview.charts))
    window.session.set_page_columns(PageColumns("studio"))
    window.overview.refresh_now()
    loc = window.session.document.table.value(0, "loc")
    facts = PageFacts(loc=loc, bot="studio", checked=1_700_000_000, status=200)
    window.session.set_page_columns(PageColumns("studio").with_facts(facts_frame([facts], COLUMNS)))
    qtbot.waitUntil(lambda: any(chart.name == "reason" for chart in window.overview.charts))


def test_page_facts_are_deleted_in_settings(qtbot, checked_window):
    do(checked_window, "settings")
    button(checked_window, "delete-page-facts").click()
    question = checked_window.findChild(DeleteFactsQuestion)
    assert FactsStore().size_bytes > 0
    question.findChild(QPushButton, "delete-facts").click()
    assert FactsStore().size_bytes == 0
    assert checked_window.session.document.page_columns is None
    assert not button(checked_window, "delete-page-facts").isEnabled()


def test_page_facts_are_not_deleted_during_a_check(qtbot, page_site, checked_window):
    checked_window.page_checks.start([page_site.url("/5")], CheckOptions(rate=0.2, max_age_s=0))
    checked_window.page_checks.delete_facts()
    assert FactsStore().size_bytes > 0
    assert checked_window.messages.text.startswith("Pages are already being checked.")
    checked_window.page_checks.stop()
    wait_until_checked(qtbot, checked_window)


def test_search_in_settings_finds_deletion_of_facts(qtbot, checked_window):
    do(checked_window, "settings")
    dialog = checked_window.findChild(SettingsDialog)
    dialog.line.setText("delete facts")
    assert button(checked_window, "delete-page-facts").isVisible()
    dialog.line.setText("no such setting")
    assert not button(checked_window, "delete-page-facts").isVisible()
