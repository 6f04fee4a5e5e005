"""Checks of pages in the window: dialog, progress, results, and edits during a check."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import polars as pl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from werkzeug import Response

from sitemap_studio.core.file_lock import SetLock
from sitemap_studio.core.preferences import PAGE_BOT, PAGE_SPEED
from sitemap_studio.gui.dialogs.check_pages_dialog import CheckPagesDialog
from sitemap_studio.model.edits import RemoveEntries, SetCells
from sitemap_studio.pages.bots import BOTS
from sitemap_studio.pages.check_types import CheckOptions
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.protocol.robots_files import host_key
from sitemap_studio.search.filter_language import parse_filter
from tests.gui.languages.text_checks import process_layouts
from tests.gui.shell.conftest import do, sitemap_xml
from tests.gui.shell.page_check_steps import (
    button,
    check_all,
    choose,
    open_dialog,
    requested_locs,
    shown_facts,
    strip_button,
    wait_until_checked,
    wait_until_counted,
)
from tests.pages.site import html


def test_check_shows_facts_of_all_pages(qtbot, page_site, window_of_site):
    check_all(qtbot, window_of_site)
    wait_until_checked(qtbot, window_of_site)
    assert shown_facts(window_of_site, "status") == [200, 301, 404, 200, 200, 200]
    assert shown_facts(window_of_site, "reason") == ["ok", "redirect", "not-found", "ok", "ok", "ok"]


def test_dialog_names_pages_hosts_and_duration(qtbot, window_of_site):
    dialog = open_dialog(qtbot, window_of_site)
    assert dialog.sentence.text() == "Pages: 6. Hosts: 1. There is no rate limit."
    choose(qtbot, dialog, dialog.speed, "careful")
    assert dialog.sentence.text() == "Pages: 6. Hosts: 1. The check takes about 6 s."


@pytest.mark.parametrize(
    ("which", "n_pages"), [("all", 6), ("shown", 2), ("selected", 1), ("stale", 5), ("problems", 1)]
)
def test_choice_of_pages_decides_their_number(qtbot, window_of_site, which, n_pages):
    window = window_of_site
    window.page_checks.start([window.session.document.table.value(2, "loc")], CheckOptions(rate=0))
    wait_until_checked(qtbot, window)
    window.page.show_filter(parse_filter("loc matches [34]$"))
    qtbot.waitUntil(lambda: window.page.view.entries.rowCount() == 2)
    window.page.view.selection.select(window.page.view.entries.order.rows_of(window.page.filtered_slots()[:1]), 0, 0)
    dialog = open_dialog(qtbot, window)
    choose(qtbot, dialog, dialog.which, which)
    assert len(requested_locs(dialog)) == n_pages


def test_page_problems_include_warnings_and_unknown_pages(qtbot, page_site, window_of_site):
    page_site.page("/3", html('<link rel="canonical" href="/3"><link rel="canonical" href="/0">'))
    page_site.page("/4", "", 403)
    check_all(qtbot, window_of_site)
    wait_until_checked(qtbot, window_of_site)
    qtbot.waitUntil(lambda: not window_of_site.session.document.has_outdated_pages)
    dialog = open_dialog(qtbot, window_of_site)
    assert dialog.which.itemText(dialog.which.findData("problems")) == "With page problems"
    choose(qtbot, dialog, dialog.which, "problems")
    assert requested_locs(dialog) == [page_site.url(f"/{number}") for number in (1, 2, 3, 4)]


def test_pages_with_recent_facts_are_not_requested(qtbot, page_site, window_of_site):
    check_all(qtbot, window_of_site)
    wait_until_checked(qtbot, window_of_site)
    n_requests = len(page_site.requests)
    dialog = open_dialog(qtbot, window_of_site)
    choose(qtbot, dialog, dialog.speed, "careful")
    assert dialog.sentence.text() == "Pages: 6. Hosts: 1. 6 pages have recent facts and are not requested."
    dialog.check_button.click()
    wait_until_checked(qtbot, window_of_site)
    assert len(page_site.requests) == n_requests


def test_incomplete_urls_are_counted_and_left_out(qtbot, open_set, tmp_path):
    path = tmp_path / "incomplete.xml"
    path.write_text(sitemap_xml("/relative", "mailto:a@b.example", "https://a.example/", "x"), encoding="utf-8")
    dialog = open_dialog(qtbot, open_set(path))
    assert "3 entries have no complete URL." in dialog.sentence.text()
    assert requested_locs(dialog) == ["https://a.example/"]


def test_set_without_complete_urls_can_not_be_checked(qtbot, open_set, tmp_path):
    path = tmp_path / "incomplete.xml"
    path.write_text(sitemap_xml("/relative"), encoding="utf-8")
    dialog = open_dialog(qtbot, open_set(path))
    assert dialog.sentence.text().startswith("No pages.")
    assert not dialog.check_button.isEnabled()


def test_own_site_is_confirmed_once_per_host(qtbot, page_site, window_of_site):
    dialog = open_dialog(qtbot, window_of_site)
    choose(qtbot, dialog, dialog.speed, "own")
    assert dialog.confirmation.text() == f"My own site: {host_key(page_site.url('/'))}"
    assert not dialog.check_button.isEnabled()
    dialog.confirmation.setChecked(True)
    dialog.check_button.click()
    wait_until_checked(qtbot, window_of_site)
    dialog = open_dialog(qtbot, window_of_site)
    assert not dialog.confirmation.isVisible()
    assert dialog.check_button.isEnabled()


def test_bot_and_speed_are_remembered(qtbot, page_site, window_of_site):
    dialog = open_dialog(qtbot, window_of_site)
    choose(qtbot, dialog, dialog.bot, "bingbot")
    choose(qtbot, dialog, dialog.speed, "fast")
    dialog.check_button.click()
    wait_until_checked(qtbot, window_of_site)
    assert "bingbot" in page_site.all_requests[-1].headers["User-Agent"]
    assert window_of_site.preferences[PAGE_BOT] == "bingbot"
    assert window_of_site.preferences[PAGE_SPEED] == "fast"
    assert open_dialog(qtbot, window_of_site).bot.currentData() == "bingbot"


def test_preference_accepts_every_bot():
    assert all(PAGE_BOT.accepts(name) for name in BOTS)


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("no colon", "no colon"),
        ("Name:", "Name:"),
        (": value", ": value"),
        ("Na me: x", "Na me: x"),
        ("X: a\x00b", "X: a␀b"),
        ("X-One: 1\n\nwrong\nX-Two: 2", "wrong"),
    ],
)
def test_invalid_header_field_is_named_and_disables_check(qtbot, page_site, window_of_site, text, quoted):
    dialog = open_dialog(qtbot, window_of_site)
    assert not dialog.fault.isVisible()
    dialog.header.setPlainText(text)
    assert dialog.fault.isVisible()
    assert dialog.fault.text() == f"“{quoted}” is not a header field. Write NAME: VALUE."
    assert not dialog.check_button.isEnabled()
    dialog.header.setPlainText("X-One: 1")
    assert not dialog.fault.isVisible()
    assert dialog.check_button.isEnabled()
    assert page_site.all_requests == []


def test_several_header_fields_are_sent(qtbot, page_site, window_of_site):
    dialog = open_dialog(qtbot, window_of_site)
    dialog.header.setPlainText("X-One: 1\n\n  X-Two: a: b  \n")
    dialog.check_button.click()
    wait_until_checked(qtbot, window_of_site)
    request = next(each for each in page_site.all_requests if each.path == "/3")
    assert (request.headers["X-One"], request.headers["X-Two"]) == ("1", "a: b")


def test_tab_leaves_header_and_enter_adds_line(qtbot, window_of_site):
    dialog = open_dialog(qtbot, window_of_site)
    dialog.header.setFocus()
    qtbot.keyClicks(dialog.header, "A: 1")
    qtbot.keyClick(dialog.header, Qt.Key.Key_Return)
    qtbot.keyClicks(dialog.header, "B: 2")
    assert dialog.isVisible()
    request = dialog.chosen_value()
    assert request is not None
    assert request.options.headers == (("A", "1"), ("B", "2"))
    qtbot.keyClick(dialog.header, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.user
    qtbot.keyClick(dialog.user, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.password


def test_password_without_user_name_disables_the_check(qtbot, window_of_site):
    dialog = open_dialog(qtbot, window_of_site)
    dialog.password.setText("secret")
    assert not dialog.check_button.isEnabled()
    assert dialog.fault.text() == "Enter the user name for the password."
    dialog.user.setText("me")
    assert dialog.check_button.isEnabled()


def test_header_and_password_are_sent_but_not_stored(qtbot, page_site, window_of_site, tmp_path, settings, preferences):
    dialog = open_dialog(qtbot, window_of_site)
    dialog.header.setPlainText("X-Token: planted-token")
    dialog.user.setText("planted-user")
    dialog.password.setText("planted-password")
    dialog.check_button.click()
    wait_until_checked(qtbot, window_of_site)
    settings.flush()
    request = next(each for each in page_site.all_requests if each.path == "/3")
    assert request.headers["X-Token"] == "planted-token"
    assert request.authorization.password == "planted-password"
    files = [*(tmp_path / "cache").rglob("*"), preferences.path, Path(settings.store.fileName())]
    stored = b"".join(path.read_bytes() for path in files if path.is_file())
    assert b"planted" not in stored
    assert open_dialog(qtbot, window_of_site).header.toPlainText() == ""


def test_check_works_with_keyboard_only(qtbot, page_site, window_of_site):
    qtbot.keyClick(window_of_site.page.view, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    dialog = window_of_site.findChild(CheckPagesDialog, "check-pages")
    qtbot.waitUntil(lambda: dialog.isActiveWindow() and dialog.focusWidget() is not None)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    wait_until_checked(qtbot, window_of_site)
    assert shown_facts(window_of_site, "status")[2] == 404


def test_own_site_is_confirmed_with_keyboard_only(qtbot, page_site, window_of_site):
    dialog = open_dialog(qtbot, window_of_site)
    dialog.speed.setFocus()
    qtbot.keyClick(dialog.speed, Qt.Key.Key_End)
    wait_until_counted(qtbot, dialog)
    assert dialog.speed.currentData() == "own"
    qtbot.keyClick(dialog.speed, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.confirmation
    qtbot.keyClick(dialog.confirmation, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.confirmation, Qt.Key.Key_Return)
    wait_until_checked(qtbot, window_of_site)
    assert shown_facts(window_of_site, "status")[2] == 404


def test_escape_in_header_closes_dialog_without_requests(qtbot, page_site, window_of_site):
    dialog = open_dialog(qtbot, window_of_site)
    dialog.header.setFocus()
    qtbot.keyClicks(dialog.header, "X: 1")
    qtbot.keyClick(dialog.header, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert page_site.all_requests == []


def test_paused_check_sends_no_request_until_stopped(qtbot, page_site, window_of_site):
    check_all(qtbot, window_of_site, "careful")
    qtbot.waitUntil(lambda: button(window_of_site, "pause-job") is not None and len(page_site.requests) >= 2)
    button(window_of_site, "pause-job").click()
    run = window_of_site.page_checks.run
    assert "paused" in window_of_site.page_checks.progress_text(run)
    # A request that was sent before the click may still arrive.
    qtbot.wait(500)
    n_requests = len(page_site.requests)
    qtbot.wait(2_000)
    assert len(page_site.requests) == n_requests
    assert " of 6 · paused" in window_of_site.page_checks.progress_text(run)
    strip_button(window_of_site, "Stop").click()
    wait_until_checked(qtbot, window_of_site)
    assert len(page_site.requests) == n_requests


@pytest.mark.fonts
def test_line_about_check_is_not_cut_in_narrow_window(bundled_font, qtbot, page_site, window_of_site):
    window_of_site.resize(704, 402)
    check_all(qtbot, window_of_site, "careful")
    run = window_of_site.page_checks.run
    run.reasons.update({"ok": 1_102, "redirect": 61, "not-found": 41, "blocked": 12})
    qtbot.waitUntil(lambda: window_of_site.findChild(QLabel, "job-text") is not None)
    label = window_of_site.findChild(QLabel, "job-text")
    qtbot.waitUntil(lambda: "not found, 12 other" in label.text())
    process_layouts()
    assert label.height() >= label.heightForWidth(label.width())
    assert label.heightForWidth(label.width()) > label.fontMetrics().height()
    window_of_site.page_checks.stop()
    wait_until_checked(qtbot, window_of_site)


def test_paused_check_resumes(qtbot, page_site, window_of_site):
    page_site.handle("/0", lambda request: Response(html(), content_type="text/html"))
    check_all(qtbot, window_of_site, "careful")
    qtbot.waitUntil(lambda: button(window_of_site, "pause-job") is not None)
    button(window_of_site, "pause-job").click()
    assert button(window_of_site, "pause-job").text() == "Resume"
    button(window_of_site, "pause-job").click()
    assert not window_of_site.page_checks.run.job.progress.is_paused
    window_of_site.page_checks.stop()
    wait_until_checked(qtbot, window_of_site)


def test_deleted_entry_is_not_requested(qtbot, page_site, window_of_site):
    session = window_of_site.session
    check_all(qtbot, window_of_site, "careful")
    qtbot.waitUntil(lambda: len(page_site.requests) >= 1)
    session.push("Delete", RemoveEntries(session.document.table.order[3:]))
    wait_until_checked(qtbot, window_of_site)
    assert not {"/3", "/4", "/5"} & set(page_site.requests)


def test_edited_url_has_no_facts_until_undo(qtbot, page_site, window_of_site):
    session = window_of_site.session
    check_all(qtbot, window_of_site)
    wait_until_checked(qtbot, window_of_site)
    session.push("Edit", SetCells("loc", session.document.table.order[:1], pl.Series([page_site.url("/new")])))
    assert shown_facts(window_of_site, "status")[0] is None
    session.undo()
    assert shown_facts(window_of_site, "status")[0] == 200


def test_save_and_undo_work_during_check(qtbot, page_site, window_of_site):
    session = window_of_site.session
    check_all(qtbot, window_of_site, "careful")
    qtbot.waitUntil(lambda: len(page_site.requests) >= 1)
    slots = session.document.table.order[:1]
    session.push("Edit", SetCells("changefreq", slots, pl.Series(["daily"])))
    do(window_of_site, "undo")
    do(window_of_site, "redo")
    with qtbot.waitSignal(window_of_site.files.saved):
        do(window_of_site, "save")
    assert window_of_site.page_checks.is_running
    assert b"daily" in session.document.path.read_bytes()
    window_of_site.page_checks.stop()
    wait_until_checked(qtbot, window_of_site)


def test_closing_set_stops_check_and_retains_facts(qtbot, page_site, window_of_site):
    check_all(qtbot, window_of_site, "careful")
    qtbot.waitUntil(lambda: window_of_site.page_checks.run.job.progress.done >= 1)
    do(window_of_site, "close")
    qtbot.waitUntil(lambda: not window_of_site.jobs.running)
    n_requests = len(page_site.requests)
    assert n_requests < 6
    with FactsStore() as store:
        assert len(list(store.read([page_site.url(f"/{number}") for number in range(6)], "studio"))) >= 1
    assert window_of_site.page_checks.run is None


def test_closing_window_stops_check(qtbot, page_site, window_of_site):
    check_all(qtbot, window_of_site, "careful")
    qtbot.waitUntil(lambda: len(page_site.requests) >= 1)
    run = window_of_site.page_checks.run
    window_of_site.close()
    qtbot.waitUntil(lambda: not run.is_running)
    assert len(page_site.requests) < 6


def test_second_check_of_set_is_refused(qtbot, page_site, window_of_site):
    check_all(qtbot, window_of_site, "careful")
    first = window_of_site.page_checks.run
    window_of_site.page_checks.start([page_site.url("/5")], CheckOptions())
    assert window_of_site.page_checks.run is first
    assert window_of_site.messages.text.startswith("Pages are already being checked.")
    window_of_site.actions_by_id["check-pages"].trigger()
    assert not [dialog for dialog in window_of_site.findChildren(CheckPagesDialog) if dialog.isVisible()]
    window_of_site.page_checks.stop()
    wait_until_checked(qtbot, window_of_site)


def test_host_in_use_is_reported_and_can_continue(qtbot, page_site, window_of_site):
    lock = FactsStore().lock_host(host_key(page_site.url("/")))
    assert isinstance(lock, SetLock)
    with lock:
        check_all(qtbot, window_of_site)
        wait_until_checked(qtbot, window_of_site)
    assert "Another check is using this host since" in window_of_site.messages.text
    assert page_site.requests == []
    strip_button(window_of_site, "Continue").click()
    wait_until_checked(qtbot, window_of_site)
    assert shown_facts(window_of_site, "status") == [200, 301, 404, 200, 200, 200]


def test_continued_host_leaves_out_deleted_pages(qtbot, page_site, window_of_site):
    session = window_of_site.session
    lock = FactsStore().lock_host(host_key(page_site.url("/")))
    assert isinstance(lock, SetLock)
    with lock:
        check_all(qtbot, window_of_site)
        wait_until_checked(qtbot, window_of_site)
    session.push("Delete", RemoveEntries(session.document.table.order[4:]))
    strip_button(window_of_site, "Continue").click()
    wait_until_checked(qtbot, window_of_site)
    assert set(page_site.requests) == {f"/{number}" for number in range(4)}


def test_facts_of_another_bot_replace_shown_ones(qtbot, page_site, window_of_site):
    check_all(qtbot, window_of_site)
    wait_until_checked(qtbot, window_of_site)
    locs = [page_site.url("/2")]
    window_of_site.page_checks.start(locs, CheckOptions(rate=0, bot=BOTS["bingbot"]))
    wait_until_checked(qtbot, window_of_site)
    assert window_of_site.session.document.page_columns.bot == "bingbot"
    assert shown_facts(window_of_site, "status") == [None, None, 404, None, None, None]


def test_unwritable_store_is_reported(qtbot, page_site, window_of_site, tmp_path):
    (tmp_path / "cache").mkdir(exist_ok=True)
    store = FactsStore()
    store.folder.parent.mkdir(parents=True, exist_ok=True)
    store.folder.write_text("not a folder")
    check_all(qtbot, window_of_site)
    qtbot.waitUntil(lambda: not window_of_site.jobs.running)
    assert "can't be stored" in window_of_site.messages.text


def test_damaged_store_is_reported(qtbot, page_site, window_of_site):
    check_all(qtbot, window_of_site)
    wait_until_checked(qtbot, window_of_site)
    (path,) = FactsStore().folder.glob("*.sqlite")
    for each in FactsStore().folder.glob("*.sqlite*"):
        each.unlink()
    path.write_bytes(b"damaged" * 1000)
    window_of_site.page_checks.start([page_site.url("/0")], CheckOptions(rate=0))
    wait_until_checked(qtbot, window_of_site)
    assert "were damaged" in window_of_site.messages.text
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM page").fetchone() == (1,)
