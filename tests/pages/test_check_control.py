"""Control of a running check from another thread: pauses, unwanted pages, hosts in use, and continued hosts."""

from __future__ import annotations

import re
from threading import Thread

import pytest
from werkzeug import Response

from sitemap_studio.core.file_lock import SetLock
from sitemap_studio.core.progress import Progress
from sitemap_studio.pages.check_types import CheckControl, CheckOptions
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_check import check_pages
from sitemap_studio.protocol.robots_files import host_key
from tests.pages.site import html

OPTIONS = CheckOptions(rate=0, retry_waits_s=(0.0, 0.0), timeout_s=5.0)


@pytest.fixture
def run_in_thread(tmp_path):
    """Function that checks pages in a thread, and returns the thread and the list that receives the result."""

    def run(locs, *, options=OPTIONS, **arguments):
        results = []

        def work():
            with FactsStore(tmp_path / "facts") as store:
                results.append(check_pages(locs, store, options, **arguments))

        thread = Thread(target=work)
        thread.start()
        return thread, results

    return run


def test_paused_check_sends_no_request_until_resumed(site, run_in_thread):
    locs = [site.page(f"/{number}") for number in range(30)]
    progress = Progress()
    ticks, n_requests = [], []

    def on_page(facts):
        if len(site.requests) == 3:
            progress.pause()

    def on_tick(hosts):
        if progress.is_paused:
            ticks.append(hosts)
            n_requests.append(len(site.requests))
            if len(ticks) == 3:
                progress.resume()

    options = CheckOptions(rate=0, concurrency=1)
    thread, results = run_in_thread(locs, options=options, progress=progress, on_page=on_page, on_tick=on_tick)
    thread.join(60)
    assert n_requests[0] == n_requests[-1] < 30
    assert len(site.requests) == 30
    assert results[0].n_left == 0


def test_paused_check_can_be_stopped(site, run_in_thread):
    locs = [site.page(f"/{number}") for number in range(30)]
    progress = Progress()
    progress.pause()
    thread, results = run_in_thread(locs, progress=progress, on_tick=lambda hosts: progress.cancel())
    thread.join(60)
    assert results[0].ended == "stopped"
    assert site.requests == []


def test_unwanted_page_is_neither_requested_nor_counted(site, run_in_thread):
    locs = [site.page(f"/{number}") for number in range(3)]
    control = CheckControl(lambda loc: not loc.endswith("/1"))
    thread, results = run_in_thread(locs, control=control)
    thread.join(60)
    assert sorted(site.requests) == ["/0", "/2"]
    assert (results[0].n_listed, results[0].n_requested, results[0].n_left) == (2, 2, 0)


def test_page_dropped_during_wait_is_not_requested(site, run_in_thread):
    locs = [site.page(f"/{number}") for number in range(6)]
    dropped = set()

    def drop_others(request):
        dropped.update(locs[1:])
        return Response(html(), content_type="text/html")

    site.handle("/0", drop_others)
    # With four parallel requests, three wait for their turn.
    thread, results = run_in_thread(
        locs, options=CheckOptions(rate=2), control=CheckControl(lambda loc: loc not in dropped)
    )
    thread.join(60)
    assert site.requests == ["/0"]
    assert results[0].n_listed == 1


def test_second_check_of_host_reports_first(site, run_in_thread, tmp_path):
    loc = site.page("/")
    lock = FactsStore(tmp_path / "facts").lock_host(host_key(loc))
    assert isinstance(lock, SetLock)
    with lock:
        thread, results = run_in_thread([loc])
        thread.join(60)
    (host,) = results[0].hosts
    assert re.search(r"Another check is using this host since \d{4}-.*: process \d+ of ", str(host.pause_reason))
    assert (results[0].n_left, site.all_requests) == (1, [])


def test_host_is_free_after_check(site, run_in_thread):
    loc = site.page("/")
    for _ in range(2):
        thread, results = run_in_thread([loc], options=CheckOptions(max_age_s=0))
        thread.join(60)
        assert results[0].n_left == 0


def test_paused_host_continues_on_request(site, httpserver_other, run_in_thread):
    other = httpserver_other
    site.page("/robots.txt", "", 503)
    loc, slow = site.page("/page", html()), other.url_for("/slow")
    other.expect_request(re.compile(".*")).respond_with_data("ok", content_type="text/html")
    control, states = CheckControl(), []

    def on_tick(hosts):
        states.append(hosts[0].pause_reason is not None)
        site.page("/robots.txt", "", 404)
        control.continue_host(hosts[0].host)

    thread, results = run_in_thread(
        [loc, *(f"{slow}{number}" for number in range(3))],
        options=CheckOptions(rate=0.7, retry_waits_s=()),
        control=control,
        on_tick=on_tick,
    )
    thread.join(60)
    assert states[0]
    assert results[0].n_left == 0
    assert site.requests == ["/page"]
    assert results[0].hosts[0].pause_reason is None


@pytest.mark.parametrize("host", ["unknown.example", ""])
def test_continue_of_unknown_host_is_ignored(site, run_in_thread, host):
    control = CheckControl()
    control.continue_host(host)
    thread, results = run_in_thread([site.page("/")], control=control)
    thread.join(60)
    assert results[0].n_left == 0
