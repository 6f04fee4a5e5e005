"""Numbers and times of the requests of a check: no URL twice without reason, never above the rate, none after a stop."""

from __future__ import annotations

import threading
import time
from collections import Counter
from dataclasses import replace

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from sitemap_studio.core.progress import Progress
from sitemap_studio.pages.check_types import CheckControl, CheckOptions, HostReport
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_check import check_pages
from sitemap_studio.pages.page_facts import PageFacts
from tests.pages.site import HTML, Site, assert_rate, html

OPTIONS = CheckOptions(rate=0, retry_waits_s=(0.0, 0.0), timeout_s=5.0)


def canonical(path: str) -> str:
    return f'<link rel="canonical" href="{path}">'


def mixed_site(site: Site) -> list[str]:
    """Add pages that lead to the same URLs in different ways, and return the URLs to check."""
    site.page("/robots.txt", "User-agent: *\nDisallow: /private\n", content_type="text/plain")
    for path in ("/listed", "/target", "/main"):
        site.page(path, html(body=f"The page {path}."))
    for number in range(6):
        site.page(f"/old-{number}", "", 301, Location="/target")
        site.page(f"/chain-{number}", "", 302, Location="/old-0")
        site.page(f"/to-listed-{number}", "", 308, Location="/listed")
        site.page(f"/to-gone-{number}", "", 301, Location="/gone")
        site.page(f"/copy-{number}", html(canonical("/main"), str(number)))
        site.page(f"/refresh-{number}", html('<meta http-equiv="refresh" content="0; url=/main">'))
        site.page(f"/to-private-{number}", "", 301, Location="/private")
    site.page("/copy-of-target", html(canonical("/target"), "Another copy."))
    site.page("/a", "", 301, Location="/b")
    site.page("/b", "", 301, Location="/a")
    paths = [path for path in site.pages if path not in ("/robots.txt", "/target", "/main")]
    return [*map(site.url, paths), site.url("/private")]


@pytest.mark.parametrize("concurrency", [1, 4, 16])
def test_url_is_requested_once_however_reached(site: Site, store: FactsStore, concurrency: int):
    urls = mixed_site(site)
    facts = {}
    options = replace(OPTIONS, concurrency=concurrency)
    check_pages(urls, store, options, on_page=lambda each: facts.update({each.loc: each}))
    counts = Counter(request.path for request in site.all_requests)
    assert {path: count for path, count in counts.items() if count > 1} == {}
    assert counts.keys() >= {"/robots.txt", "/target", "/main", "/gone", "/a", "/b"}
    assert "/private" not in counts
    for path, reason, target, statuses in (
        ("/old-5", "redirect", "/target", [301, 200]),
        ("/chain-5", "redirect", "/target", [302, 301, 200]),
        ("/to-listed-5", "redirect", "/listed", [308, 200]),
        ("/to-gone-5", "redirect", "/gone", [301, 404]),
        ("/refresh-5", "redirect", "/main", [200, 200]),
        ("/to-private-5", "redirect", "/private", [301, None]),
        ("/a", "redirect-loop", "/b", [301, 301]),
    ):
        page = facts[site.url(path)]
        assert (page.reason, page.target, [hop.status for hop in page.hops]) == (reason, site.url(target), statuses)


def test_recheck_requests_only_changed_text_twice(site: Site, store: FactsStore):
    urls = mixed_site(site)
    check_pages(urls, store, OPTIONS)
    site.all_requests.clear()
    site.page("/listed", html(body="A new text."))
    site.page("/target", html(body="Another new text."))
    check_pages(urls, store, replace(OPTIONS, max_age_s=0))
    counts = Counter(request.path for request in site.all_requests)
    assert {path: count for path, count in counts.items() if count > 1} == {"/listed": 2, "/target": 2}


def test_unmodified_redirect_target_is_requested_once(site: Site, store: FactsStore):
    def answer(request: Request) -> Response:
        if request.headers.get("If-None-Match") == '"1"':
            return Response(status=304, headers={"ETag": '"1"'})
        return Response(html(canonical("/other")), content_type=HTML, headers={"ETag": '"1"'})

    urls = [site.handle("/page", answer), *(site.page(f"/{n}", "", 301, Location="/page") for n in range(3))]
    check_pages(urls, store, OPTIONS)
    first = list(store.read(urls, "studio"))
    site.all_requests.clear()
    check_pages(urls, store, replace(OPTIONS, max_age_s=0))
    assert site.requests.count("/page") == 1
    for before, after in zip(first, store.read(urls, "studio"), strict=True):
        assert (after.loc, after.reason, after.target, after.hash, after.canonical) == (
            before.loc, before.reason, before.target, before.hash, before.canonical,
        )  # fmt: skip


def test_failing_redirect_target_is_tried_thrice_in_total(site: Site, store: FactsStore):
    site.page("/bad", "", 502)
    urls = [site.page(f"/{number}", "", 301, Location="/bad") for number in range(5)]
    check_pages([*urls, site.url("/bad")], store, OPTIONS)
    assert site.requests.count("/bad") == 3


def test_pages_behind_cookie_wall_are_ok(site: Site, store: FactsStore):
    def answer(request: Request) -> Response:
        if request.cookies.get("consent"):
            return Response(html(body=request.path), content_type=HTML)
        return Response("", 302, {"Location": "/wall", "Set-Cookie": f"back={request.path}; Path=/"})

    def wall(request: Request) -> Response:
        return Response("", 302, {"Location": request.cookies.get("back", "/"), "Set-Cookie": "consent=1; Path=/"})

    site.handle("/wall", wall)
    urls = [site.handle(f"/{number}", answer) for number in range(3)]
    check_pages(urls, store, OPTIONS)
    assert [(each.reason, each.target) for each in store.read(urls, "studio")] == [("ok", None)] * 3


def test_login_behind_unmodified_page_remains_unknown(site: Site, store: FactsStore):
    def answer(request: Request) -> Response:
        text = html(body="<form><input type=password></form>")
        status = 304 if "If-None-Match" in request.headers else 200
        return Response(text, status, {"ETag": '"1"'}, content_type=HTML)

    site.handle("/login", answer)
    urls = [site.page(f"/{number}", "", 302, Location="/login") for number in range(20)]
    for _ in range(2):
        check_pages([site.url("/login"), *urls], store, replace(OPTIONS, max_age_s=0))
        assert {facts.reason for facts in store.read(urls, "studio")} == {"login"}
    assert site.requests.count("/login") == 2


def test_challenge_with_etag_is_requested_unconditionally(site: Site, store: FactsStore):
    def answer(request: Request) -> Response:
        status = 304 if "If-None-Match" in request.headers else 200
        # The sign of the firewall is in the text, which a response with status 304 does not have.
        return Response(html("<title>Bot Detection</title>"), status, {"ETag": '"1"'}, content_type=HTML)

    url = site.handle("/page", answer)
    for _ in range(2):
        check_pages([url], store, replace(OPTIONS, max_age_s=0))
        assert [facts.reason for facts in store.read([url], "studio")] == ["blocked"]


def test_continued_host_requests_failed_target_again(site: Site, store: FactsStore, httpserver_other: HTTPServer):
    site.page("/target", "", 500)
    urls = [site.page("/first", "", 301, Location="/target"), *(site.page(f"/{n}", "", 500) for n in range(20))]
    urls.append(site.page("/last", "", 301, Location="/target"))
    other, control = Site(httpserver_other), CheckControl()
    is_continued = threading.Event()

    def wait(request: Request) -> Response:
        """Answer when the first host was continued."""
        is_continued.wait(10)
        return Response("", content_type=HTML)

    def on_tick(hosts: tuple[HostReport, ...]) -> None:
        if hosts[0].pause_reason is not None:
            site.page("/target")
            control.continue_host(hosts[0].host)
        elif hosts[0].n_left == 0:
            is_continued.set()

    options = replace(OPTIONS, concurrency=1, retry_waits_s=(), timeout_s=10.0)
    check_pages([*urls, other.handle("/slow", wait)], store, options, on_tick=on_tick, control=control)
    (facts,) = store.read([site.url("/last")], "studio")
    assert [hop.status for hop in facts.hops] == [301, 200]


@pytest.mark.parametrize("concurrency", [1, 4])
def test_stopped_check_starts_no_further_request(site: Site, store: FactsStore, concurrency: int):
    urls = [site.page(f"/{number}", html(body=str(number))) for number in range(200)]
    progress, numbers = Progress(), list[int]()

    def stop(facts: PageFacts) -> None:
        if not numbers:
            progress.cancel()
            numbers.append(len(site.requests))

    options = replace(OPTIONS, concurrency=concurrency)
    assert check_pages(urls, store, options, progress=progress, on_page=stop).ended == "stopped"
    site.accept_all()
    # Requests that had started arrive.
    assert len(site.requests) < numbers[0] + concurrency


def test_rate_holds_with_several_hosts_retries_and_redirects(
    site: Site, store: FactsStore, httpserver_other: HTTPServer
):
    sites, urls = (site, Site(httpserver_other)), list[str]()
    for each, target in (sites, sites[::-1]):
        each.page("/target", html(body="A target."))
        for number in range(5):
            urls.append(each.page(f"/ok-{number}", html(body=str(number))))
            urls.append(each.page(f"/bad-{number}", "", 502))
            urls.append(each.page(f"/hop-{number}", "", 301, Location=f"/missing-{number}"))
            urls.append(each.page(f"/away-{number}", "", 301, Location=target.url(f"/ok-{number}?from=other")))
    begin = time.monotonic()
    check_pages(urls, store, replace(OPTIONS, rate=10.0, concurrency=8))
    for each in sites:
        # Per host: robots.txt, an invented path, and five times 1 + 3 + 2 + 1 + 1 requests.
        assert len(each.times) == 2 + 5 * 8
        assert_rate(each.times, begin, 10)
