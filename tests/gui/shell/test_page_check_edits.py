"""Edits, several windows, and the ends of windows and sets while pages are being checked."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import polars as pl
import pytest
from werkzeug import Request, Response

from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.widgets.message_boxes import UnsavedQuestion
from sitemap_studio.gui.windows import Windows
from sitemap_studio.model.edits import RemoveEntries, SetCells
from sitemap_studio.pages.check_types import CheckOptions
from sitemap_studio.pages.facts_store import FactsStore
from tests.gui.shell.conftest import Waiter, sitemap_xml
from tests.gui.shell.page_check_steps import button, check_all, shown_facts, strip_button, wait_until_checked
from tests.pages.site import Site, html


@pytest.fixture
def held(page_site: Site) -> Iterator[Event]:
    """Event that the server waits for, at most ten seconds, before it sends the page /0."""
    event = Event()

    def send(_request: Request) -> Response:
        event.wait(10)
        return Response(html(), content_type="text/html")

    page_site.handle("/0", send)
    yield event
    event.set()


def start_check(window: MainWindow, *, concurrency: int = 1, rate: float = 0) -> None:
    """Start a check of all pages in their order."""
    locs = window.session.document.table.column("loc").to_list()
    window.page_checks.start(locs, CheckOptions(rate=rate, concurrency=concurrency))


def wait_for_request(qtbot, site: Site, path: str) -> None:
    qtbot.waitUntil(lambda: path in site.requests)


def stored_statuses(site: Site) -> dict[str, int | None]:
    """Return the stored statuses by path."""
    with FactsStore() as store:
        facts = list(store.read([site.url(f"/{number}") for number in range(6)], "studio"))
    return {each.loc.removeprefix(site.url("").rstrip("/")): each.status for each in facts}


def test_url_edited_during_request_has_facts_after_undo(qtbot, page_site, held, window_of_site):
    session = window_of_site.session
    start_check(window_of_site)
    wait_for_request(qtbot, page_site, "/0")
    session.push("Edit", SetCells("loc", session.document.table.order[:1], pl.Series([page_site.url("/new")])))
    held.set()
    wait_until_checked(qtbot, window_of_site)
    assert shown_facts(window_of_site, "status") == [None, 301, 404, 200, 200, 200]
    assert not [each for each in page_site.all_requests if each.path == "/new"]
    session.undo()
    assert shown_facts(window_of_site, "status")[0] == 200


def test_url_edited_before_its_request_is_not_requested(qtbot, page_site, held, window_of_site):
    session = window_of_site.session
    start_check(window_of_site)
    wait_for_request(qtbot, page_site, "/0")
    session.push("Edit", SetCells("loc", session.document.table.order[4:5], pl.Series([page_site.url("/3")])))
    held.set()
    wait_until_checked(qtbot, window_of_site)
    assert "/4" not in page_site.requests
    assert page_site.requests.count("/3") == 1
    assert shown_facts(window_of_site, "status") == [200, 301, 404, 200, 200, 200]


def test_deletion_that_is_undone_before_its_turn_is_requested(qtbot, page_site, held, window_of_site):
    session = window_of_site.session
    start_check(window_of_site)
    wait_for_request(qtbot, page_site, "/0")
    session.push("Delete", RemoveEntries(session.document.table.order[1:]))
    session.undo()
    held.set()
    wait_until_checked(qtbot, window_of_site)
    assert set(page_site.requests) == {f"/{number}" for number in range(6)}
    assert shown_facts(window_of_site, "status") == [200, 301, 404, 200, 200, 200]


def test_deletion_of_all_entries_ends_check_after_current_request(qtbot, page_site, held, window_of_site):
    session = window_of_site.session
    start_check(window_of_site)
    wait_for_request(qtbot, page_site, "/0")
    session.push("Delete", RemoveEntries(session.document.table.order))
    held.set()
    wait_until_checked(qtbot, window_of_site)
    assert set(page_site.requests) == {"/0"}
    assert len(session.document.table) == 0


def test_many_edits_during_check_lose_no_facts(qtbot, page_site, window_of_site):
    session = window_of_site.session
    start_check(window_of_site, concurrency=4)
    for number in range(20):
        session.push(
            "Edit", SetCells("loc", session.document.table.order[5:], pl.Series([page_site.url(f"/{number + 10}")]))
        )
        qtbot.wait(5)
    wait_until_checked(qtbot, window_of_site)
    while session.undo_stack.canUndo():
        session.undo()
    assert shown_facts(window_of_site, "status")[:5] == [200, 301, 404, 200, 200]
    asked = [each.path for each in page_site.all_requests]
    assert not {f"/{number}" for number in range(10, 30)} & set(asked)


def test_reopened_set_is_checked_without_repeated_requests(qtbot, page_site, held, window_of_site):
    path = window_of_site.session.document.path
    start_check(window_of_site, concurrency=2)
    qtbot.waitUntil(lambda: window_of_site.page_checks.run.job.progress.done >= 4)
    with qtbot.waitSignal(window_of_site.checking.settled):
        window_of_site.files.open(path)
    assert window_of_site.page_checks.run is None
    held.set()
    qtbot.waitUntil(lambda: not window_of_site.jobs.running)
    before = page_site.requests
    start_check(window_of_site)
    wait_until_checked(qtbot, window_of_site)
    assert sorted(set(before + page_site.requests)) == [f"/{number}" for number in range(6)]
    assert [path for path in page_site.requests if path not in ("/0", "/5")].count("/3") == 1


# Several windows


@pytest.fixture
def two_windows(windows: Windows, page_site: Site, tmp_path: Path, wait_until_idle: Waiter) -> list[MainWindow]:
    """Two windows, each with a sitemap of the same site: the pages 0 to 2, and 2 to 5."""
    paths = [tmp_path / "one.xml", tmp_path / "two.xml"]
    for path, numbers in zip(paths, (range(3), range(2, 6)), strict=True):
        path.write_text(sitemap_xml(*(page_site.url(f"/{number}") for number in numbers)), encoding="utf-8")
    windows.open_each(paths)
    wait_until_idle()
    return list(windows.all)


def test_second_window_with_same_host_waits_and_continues(qtbot, page_site, held, two_windows, wait_until_idle):
    one, two = two_windows
    start_check(one)
    wait_for_request(qtbot, page_site, "/0")
    start_check(two)
    wait_until_checked(qtbot, two)
    assert "Another check is using this host since" in two.messages.text
    assert set(page_site.requests) == {"/0"}
    held.set()
    wait_until_checked(qtbot, one)
    # In the next second, the facts of the first window are older than the check that continues.
    finished = int(time.time())
    qtbot.waitUntil(lambda: int(time.time()) > finished)
    strip_button(two, "Continue").click()
    wait_until_checked(qtbot, two)
    wait_until_idle()
    assert shown_facts(one, "status") == [200, 301, 404]
    assert shown_facts(two, "status") == [404, 200, 200, 200]
    assert page_site.requests.count("/2") == 1


def test_closing_one_window_leaves_check_of_other_running(qtbot, page_site, held, two_windows):
    one, two = two_windows
    start_check(one)
    wait_for_request(qtbot, page_site, "/0")
    two.close()
    assert one.page_checks.is_running
    held.set()
    wait_until_checked(qtbot, one)
    assert shown_facts(one, "status") == [200, 301, 404]


def test_quitting_stops_checks_and_stores_their_facts(qtbot, page_site, held, two_windows, windows):
    one, two = two_windows
    start_check(two)
    wait_until_checked(qtbot, two)
    start_check(one)
    wait_for_request(qtbot, page_site, "/0")
    run = one.page_checks.run
    windows.quit()
    qtbot.waitUntil(lambda: not run.is_running)
    assert not [window for window in (one, two) if window.isVisible()]
    n_requests = len(page_site.all_requests)
    held.set()
    page_site.accept_all()
    assert [each.path for each in page_site.all_requests[n_requests:]] == ["/accepted"]
    assert stored_statuses(page_site) == {"/2": 404, "/3": 200, "/4": 200, "/5": 200}


def test_cancelled_quit_leaves_check_running(qtbot, page_site, held, two_windows, windows):
    one, _ = two_windows
    start_check(one)
    wait_for_request(qtbot, page_site, "/0")
    one.session.push("Edit", SetCells("changefreq", one.session.document.table.order[:1], pl.Series(["daily"])))
    windows.quit()
    (question,) = [each for each in one.findChildren(UnsavedQuestion) if each.isVisible()]
    assert one.page_checks.is_running
    question.reject()
    held.set()
    wait_until_checked(qtbot, one)
    assert shown_facts(one, "status") == [200, 301, 404]


def test_closing_window_during_single_request_stops_it(qtbot, page_site, held, window_of_site):
    window_of_site.docks.show_panel("entry")
    window_of_site.page.view.go_to(0, 0)
    window_of_site.entry.refresh()
    button(window_of_site, "ask-again").click()
    wait_for_request(qtbot, page_site, "/0")
    window_of_site.close()
    assert not window_of_site.isVisible()
    assert not window_of_site.page_checks.is_busy
    assert stored_statuses(page_site) == {}


def test_closing_set_during_single_request_stops_it(qtbot, page_site, held, window_of_site):
    window_of_site.page_checks.check_again(page_site.url("/0"), CheckOptions().bot)
    wait_for_request(qtbot, page_site, "/0")
    window_of_site.actions_by_id["close"].trigger()
    qtbot.waitUntil(lambda: not window_of_site.page_checks.is_busy)
    held.set()
    assert stored_statuses(page_site) == {}
    assert window_of_site.messages.text == ""


def test_saving_continues_check_without_deleted_pages(qtbot, page_site, held, window_of_site):
    start_check(window_of_site)
    wait_for_request(qtbot, page_site, "/0")
    session = window_of_site.session
    session.push("Delete", RemoveEntries(session.document.table.order[5:]))
    window_of_site.actions_by_id["save"].trigger()
    qtbot.waitUntil(lambda: not session.has_unsaved)
    held.set()
    wait_until_checked(qtbot, window_of_site)
    assert set(page_site.requests) == {f"/{number}" for number in range(5)}
    assert session.document.path.read_text().count("<loc>") == 5


def test_deleting_facts_during_single_request_is_refused(qtbot, page_site, held, window_of_site):
    window_of_site.page_checks.check_again(page_site.url("/0"), CheckOptions().bot)
    wait_for_request(qtbot, page_site, "/0")
    window_of_site.page_checks.delete_facts()
    assert window_of_site.messages.text.startswith("Pages are already being checked.")
    held.set()
    qtbot.waitUntil(lambda: not window_of_site.page_checks.is_busy)
    assert stored_statuses(page_site) == {"/0": 200}


def test_check_all_after_stop_requests_only_missing_pages(qtbot, page_site, held, window_of_site):
    start_check(window_of_site, concurrency=2)
    qtbot.waitUntil(lambda: window_of_site.page_checks.run.job.progress.done >= 3)
    window_of_site.page_checks.stop()
    wait_until_checked(qtbot, window_of_site)
    held.set()
    done = stored_statuses(page_site)
    before = len(page_site.requests)
    check_all(qtbot, window_of_site)
    wait_until_checked(qtbot, window_of_site)
    assert not set(page_site.requests[before:]) & set(done)
    assert shown_facts(window_of_site, "status") == [200, 301, 404, 200, 200, 200]
