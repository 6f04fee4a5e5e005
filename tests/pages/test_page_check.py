"""Verdicts about pages of a real server on this machine, and the requests that they need."""

from __future__ import annotations

import gzip
import itertools
import re
import threading
import time
import zlib
from contextlib import ExitStack
from datetime import UTC, datetime
from email.utils import format_datetime
from urllib.parse import unquote

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from sitemap_studio.core.progress import Progress
from sitemap_studio.pages.bots import BOTS
from sitemap_studio.pages.check_types import CheckOptions, CheckPlan
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_check import check_pages
from tests.pages.site import HTML, Site, assert_rate, html

NOINDEX = '<meta name="robots" content="noindex">'


# Verdicts


@pytest.mark.parametrize(
    ("status", "headers", "reason", "indexable"),
    [
        (200, {}, "ok", True),
        (401, {}, "login", None),
        (403, {}, "blocked", None),
        (404, {}, "not-found", False),
        (405, {}, "client-error", False),
        (407, {}, "login", None),
        (410, {}, "not-found", False),
        (420, {}, "blocked", None),
        (430, {}, "blocked", None),
        (451, {}, "client-error", False),
        (511, {}, "login", None),
        (300, {}, "redirect-loop", False),
        (300, {"Location": "/other"}, "redirect", False),
        (418, {}, "client-error", False),
        (429, {}, "blocked", None),
        (500, {}, "server-error", False),
        (501, {}, "server-error", False),
        (503, {}, "server-error", False),
        (301, {}, "redirect-loop", False),
        (302, {"Location": "/page"}, "redirect-loop", False),
        (302, {"Location": "ftp://example.com/"}, "redirect-loop", False),
        (304, {}, "unreachable", None),
        (301, {"Location": "/other"}, "redirect", False),
        (308, {"Location": "other?a=1#b"}, "redirect", False),
        (200, {"Refresh": "0;url=/other"}, "redirect", False),
        (200, {"Refresh": "300"}, "ok", True),
        (200, {"X_Robots_Tag": "noindex"}, "noindex", False),
        (200, {"X_Robots_Tag": "googlebot: noindex"}, "ok", True),
        (200, {"X_Robots_Tag": "unavailable_after: 25 Jun 2010 15:00:00 PST"}, "noindex", False),
        (200, {"X_Robots_Tag": "unavailable_after: 25 Jun 2110 15:00:00 PST"}, "ok", True),
        (200, {"Link": '</other>; rel="canonical"'}, "canonical", False),
        (200, {"Link": '</page>; rel="canonical"'}, "ok", True),
        (200, {"Link": "</style.css>; rel=preload; as=style"}, "ok", True),
        (200, {"cf_mitigated": "challenge"}, "blocked", None),
        (503, {"Retry_After": "3600"}, "server-error", False),
    ],
    ids=lambda value: str(value) if value is not None else "unknown",
)
def test_verdict_of_page_depends_on_status_and_headers(
    site: Site, check, status: int, headers: dict[str, str], reason: str, indexable: bool | None
):
    site.page("/other", html(body="Other"))
    url = site.page("/page", html(), status, **headers)
    facts = check(url)[url]
    assert (facts.reason, facts.indexable, facts.status) == (reason, indexable, status)


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        (NOINDEX, "noindex"),
        ('<META NAME=ROBOTS CONTENT="NONE">', "noindex"),
        ('<meta name="googlebot" content="noindex">', "ok"),
        ('<meta name="robots" content="index"><meta name="robots" content="noindex">', "noindex"),
        ('<meta name="robots" content="nofollow">', "ok"),
        (f"<img src=x>{NOINDEX}", "noindex"),
        (f"<noscript><img src=x></noscript>{NOINDEX}", "noindex"),
        ('<meta http-equiv="refresh" content="0; url=/other">', "redirect"),
        ('<meta http-equiv="refresh" content="60; url=/page#top">', "ok"),
        ('<link rel="canonical" href="/other">', "canonical"),
        ('<link rel="canonical" href="/page#x">', "ok"),
        ('<link rel="canonical" href="/page/">', "canonical"),
        ('<base href="/a/"><link rel="canonical" href="../page">', "ok"),
        ('<link rel="canonical" href="/page"><link rel="canonical" href="/other">', "ok"),
        ('<noscript><img src=x></noscript><link rel="canonical" href="/other">', "canonical"),
        ('<img src=x><link rel="canonical" href="/other">', "ok"),
        ('<link rel="canonical" href="">', "ok"),
        ("<title>Just a moment...</title>", "ok"),
    ],
)  # fmt: skip
def test_verdict_of_page_depends_on_head_elements(site: Site, check, head: str, reason: str):
    site.page("/other", html(body="Other"))
    url = site.page("/page", html(head))
    assert check(url)[url].reason == reason


MOMENT = "<title>Just a moment...</title>"


@pytest.mark.parametrize(
    ("status", "headers", "text", "reason"),
    [
        (503, {"cf_mitigated": "challenge"}, "", "blocked"),
        (202, {"x_amzn_waf_action": "challenge"}, "", "blocked"),
        (405, {"x_amzn_waf_action": "captcha"}, "", "blocked"),
        (503, {}, "<script src='/cdn-cgi/challenge-platform/h/b/orchestrate'>", "blocked"),
        (200, {}, f"{MOMENT}<script src=/cdn-cgi/x>", "blocked"),
        (503, {"Server": "ddos-guard"}, "", "blocked"),
        (200, {}, "<title>DDoS-Guard</title>", "blocked"),
        (200, {}, "<iframe src='/_Incapsula_Resource?SWUDNSAI=9'>", "blocked"),
        (202, {}, '<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=x">', "blocked"),
        (405, {}, "<script src=https://geo.captcha-delivery.com/c.js>", "blocked"),
        (200, {}, '<meta name="description" content="px-captcha">', "blocked"),
        (200, {}, "<script>sucuri_cloudproxy_js=''</script>", "blocked"),
        (200, {}, "<title>Bot Detection</title>", "blocked"),
        (200, {}, f"{NOINDEX}<iframe src=/_Incapsula_Resource?CWUDNSAI=9&xinfo=1>", "blocked"),
        (200, {}, '<META NAME="robots" CONTENT="noindex,nofollow"><script src="/_Incapsula_Resource?SWJIYLWA=7"></script>', "blocked"),
        (200, {}, "<title>Pardon Our Interruption</title>", "blocked"),
        (428, {}, '<iframe id="sec-if-cpt-container" src=/_sec/cp_challenge/x>', "blocked"),
        (200, {}, f"{NOINDEX}<script id=\"anubis_version\" type=application/json></script>", "blocked"),
        (200, {}, "<title>Client Challenge</title><script src=/_fs-ch-1T/script.js></script>", "blocked"),
        (200, {}, "<title>Request Rejected</title>Your support ID is: 17", "blocked"),
        (200, {}, '<script>window["bobcmn"]=1</script><script src="/TSPD/08?type=7"></script>', "blocked"),
        (503, {}, "<title>Your access to this site has been limited by the site owner</title>Wordfence", "blocked"),
        (415, {}, "<title>One moment, please...</title>Please wait while your request is being verified...", "blocked"),
        (200, {}, "<title>Radware Captcha Page</title>", "blocked"),
        (200, {}, "<script src=/TSPD/?type=18></script>", "ok"),
        (200, {}, '&lt;script id="anubis_version"&gt; is a sign, as is “sec-if-cpt-container”.', "ok"),
        (200, {}, "<script src=/_Incapsula_Resource?SWJIYLWA=7></script>", "ok"),
        (200, {}, "<title>Request Rejected</title>", "ok"),
        (200, {}, MOMENT, "ok"),
        (200, {"Server": "ddos-guard"}, "", "ok"),
        (200, {}, "<script src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'>", "ok"),
        (200, {}, "<script src=https://geo.captcha-delivery.com/c.js>", "ok"),
        (503, {}, "<h1>Maintenance</h1>", "server-error"),
        (404, {"Server": "ddos-guard"}, "", "not-found"),
    ],
)  # fmt: skip
def test_only_responses_of_firewalls_are_blocked(
    site: Site, check, status: int, headers: dict[str, str], text: str, reason: str
):
    url = site.page("/page", f"<html><head>{text}</head><body><p>{'word ' * 99}", status, **headers)
    facts = check(url)[url]
    assert (facts.reason, facts.status) == (reason, status)
    assert facts.indexable is {"blocked": None, "ok": True}.get(reason, False)


def test_noindex_for_another_bot_does_not_count(site: Site, check):
    url = site.page("/page", html('<meta name="googlebot" content="noindex">'))
    assert check(url, bot=BOTS["googlebot"])[url].reason == "noindex"
    assert check(url, bot=BOTS["bingbot"])[url].reason == "ok"
    assert check(url, max_age_s=9)[url].reason == "ok"


def test_pdf_is_ok_with_length_but_no_hash(site: Site, check):
    url = site.page("/a.pdf", b"%PDF" + b"x" * 100_000, content_type="application/pdf")
    facts = check(url)[url]
    assert (facts.reason, facts.type, facts.bytes, facts.hash) == ("ok", "application/pdf", 100_004, "")


def test_facts_of_page_have_text_canonical_and_caching_values(site: Site, check):
    head = '<link rel="canonical" href="/page"><meta property="article:modified_time" content="2026-01-02">'
    text = html(head, "Grüße").replace("<html>", "<html lang=de>").encode("windows-1252")
    url = site.page("/page", text, content_type="text/html; charset=iso-8859-1", ETag='"1"', Last_Modified="yesterday")
    facts = check(url)[url]
    assert (facts.charset, facts.language, facts.title, facts.bytes) == ("windows-1252", "de", "Title", len(text))
    assert (facts.canonical, facts.canonical_source) == (url, "link")
    assert (facts.dated, facts.etag, facts.modified) == ("2026-01-02", '"1"', "yesterday")
    assert facts.hash == check(site.page("/b", html(body="Grüße")))[site.url("/b")].hash != ""


def test_canonical_url_with_equivalent_escapes_is_own_url(site: Site, check):
    url = site.url("/") + "%7euser/a"
    site.page("/~user/a", html(f'<link rel=canonical href="{site.url("/~user/a")}">'))
    assert check(url)[url].reason == "ok"


@pytest.mark.parametrize("host", ["LOCALHOST", "%6cocalhost", "%6C%4Fcalhost", "me:secret@localhost"])
def test_canonical_url_with_equivalent_host_is_own_url(site: Site, check, host: str):
    own = site.url("/page").replace("localhost", host)
    url = site.page("/page", html(f'<link rel=canonical href="{own}">'))
    assert check(url)[url].reason == "ok"


@pytest.mark.parametrize("url", ["ftp://example.com/", "/relative", "http://", "mailto:a@b", "x" * 9_000])
def test_invalid_url_is_unreachable(check, url: str):
    facts = check(url)[url]
    assert (facts.reason, facts.indexable, facts.error_kind) == ("unreachable", None, "url")


# Redirects


def test_redirects_store_hops_and_target_facts(site: Site, check, store: FactsStore):
    url = site.page("/a", "", 301, Location="/b")
    site.page("/b", "", 302, Location="/c")
    site.page("/c", html(NOINDEX))
    facts = check(url)[url]
    assert [(hop.url, hop.status) for hop in facts.hops] == [
        (site.url("/a"), 301),
        (site.url("/b"), 302),
        (site.url("/c"), 200),
    ]
    assert (facts.reason, facts.status, facts.target) == ("redirect", 301, site.url("/c"))
    target = store.get(site.url("/c"), "studio")
    assert target is not None
    assert (target.reason, target.source, len(target.hops)) == ("noindex", "redirect", 1)


def test_unlisted_canonical_is_requested_once_and_stored(site: Site, check, store: FactsStore):
    main = site.page("/main", html(body="The main page."))
    link = f'<link rel="canonical" href="{main}">'
    facts = check(*(site.page(f"/{number}", html(link, body=str(number))) for number in range(3)))
    assert {page.reason for page in facts.values()} == {"canonical"}
    assert site.requests.count("/main") == 1
    stored = store.get(main, "studio")
    assert stored is not None
    assert (stored.reason, stored.source) == ("ok", "canonical")
    assert check.result.n_requested == 3


def test_listed_canonical_is_requested_once(site: Site, check):
    main = site.page("/main", html(body="The main page."))
    check(site.page("/a", html(f'<link rel="canonical" href="{main}">')), main)
    assert site.requests.count("/main") == 1


def test_canonical_on_other_origin_gets_no_credentials(site: Site, check, httpserver_other):
    other = Site(httpserver_other)
    canonical = other.page("/main", html(body="The main page."))
    url = site.page("/a", html(f'<link rel="canonical" href="{canonical}">'))
    check(url, user=("me", "secret"), headers=(("X-Token", "secret"),))
    assert "/main" in other.requests
    assert not any("secret" in str(request.headers) for request in other.all_requests)
    assert not any("Authorization" in request.headers for request in other.all_requests)


@pytest.mark.parametrize(("count", "reason"), [(10, "redirect"), (11, "redirect-loop")])
def test_ten_redirects_are_followed_and_eleven_are_loop(site: Site, check, count: int, reason: str):
    for number in range(count):
        site.page(f"/{number}", "", 302, Location=f"/{number + 1}")
    site.page(f"/{count}")
    url = site.url("/0")
    facts = check(url)[url]
    assert facts.reason == reason
    assert len(facts.hops) == 11


def test_endless_redirect_of_cookie_setter_to_itself_is_loop(site: Site, check):
    url = site.page("/a", "", 302, Location="/a", Set_Cookie="a=b")
    assert check(url)[url].reason == "redirect-loop"
    assert site.requests == ["/a", "/a"]


def test_redirect_loop_ends_at_first_repeated_url(site: Site, check):
    url = site.page("/a", "", 302, Location="/b")
    site.page("/b", "", 302, Location="/a")
    assert check(url)[url].reason == "redirect-loop"
    assert site.requests == ["/a", "/b"]


def test_page_redirecting_to_itself_once_with_cookie_is_ok(site: Site, check):
    def answer(request: Request) -> Response:
        if request.cookies.get("consent") == "yes":
            return Response(html(), content_type=HTML)
        return Response("", 302, [("Location", "/page"), ("Set-Cookie", "consent=yes; Path=/")])

    url = site.handle("/page", answer)
    facts = check(url)[url]
    assert (facts.reason, facts.status, facts.target) == ("ok", 302, None)
    other = site.handle(
        "/other", lambda request: Response(html(body=f"{len(request.cookies)} cookies"), content_type=HTML)
    )
    check(other)
    assert not site.all_requests[-1].cookies


def test_redirects_setting_new_cookies_are_loop_after_ten(site: Site, check):
    numbers = itertools.count()
    url = site.handle(
        "/page", lambda request: Response("", 302, [("Location", "/page"), ("Set-Cookie", f"n={next(numbers)}")])
    )
    assert check(url)[url].reason == "redirect-loop"
    assert len(site.requests) == 11


def test_page_redirecting_to_unreachable_target_is_redirect(site: Site, check):
    url = site.page("/a", "", 301, Location="http://127.0.0.1:1/")
    facts = check(url)[url]
    assert (facts.reason, facts.target, facts.hops[-1].status) == ("redirect", "http://127.0.0.1:1/", None)
    assert facts.error_kind == "connect"


def test_twenty_pages_redirected_to_password_page_are_login(site: Site, check):
    site.page("/login", html(body="<form><input type=password></form>"))
    urls = [site.page(f"/{number}", "", 302, Location="/login") for number in range(21)]
    assert {facts.reason for facts in check(*urls[:19]).values()} == {"redirect"}
    facts = check(*urls, max_age_s=0)
    assert {each.reason for each in facts.values()} == {"login"}
    assert {each.indexable for each in facts.values()} == {None}


def test_redirects_to_login_with_return_urls_are_logins(site: Site, check):
    site.page("/login", html(body="<form><input type=password></form>"))
    urls = [site.page(f"/{number}", "", 302, Location=f"/login?next=%2F{number}&lang=en") for number in range(20)]
    assert {facts.reason for facts in check(*urls).values()} == {"login"}
    other = [site.page(f"/item/{number}", "", 302, Location=f"/login?item={number}") for number in range(20)]
    assert {facts.reason for facts in check(*other).values()} == {"redirect"}


def test_page_redirected_to_challenge_is_blocked_and_unknown(site: Site, check):
    site.page("/challenge", "", cf_mitigated="challenge")
    url = site.page("/a", "", 302, Location="/challenge")
    facts = check(url)[url]
    assert (facts.reason, facts.indexable) == ("blocked", None)


def test_login_redirects_of_earlier_check_count_towards_twenty(site: Site, check, store: FactsStore):
    site.page("/login", html(body="<form><input type=password></form>"))
    urls = [site.page(f"/{number}", "", 302, Location="/login") for number in range(20)]
    check(*urls[:12])
    check(*urls)
    assert {facts.reason for facts in store.read(urls, "studio")} == {"login"}


# robots.txt


@pytest.mark.parametrize(
    ("robots", "path", "is_disallowed"),
    [
        ("\ufeffUser-agent: *\nDisallow: /a", "/a", True),
        ("User-agent: *\r\nDisallow: /a\r\n", "/a", True),
        ("User-agent: *\rDisallow: /a\r", "/a", True),
        ("USER-AGENT:*\nDISALLOW:/a#comment", "/a/b", True),
        ("User-agent: *\nDisallow: /A", "/a", False),
        ("User-agent: *\nDisallow:", "/a", False),
        ("User-agent: *\nDisallow: /*.php$", "/a.php", True),
        ("User-agent: *\nDisallow: /*.php$", "/a.php5", False),
        ("User-agent: *\nDisallow: /a*c", "/abbc/d", True),
        ("User-agent: *\nDisallow: /$", "/a", False),
        ("User-agent: *\nDisallow: a", "/a", False),
        ("User-agent: *\nDisallow: /\nAllow: /a", "/a", False),
        ("User-agent: *\nDisallow: /a\nAllow: /a", "/a", False),
        ("User-agent: *\nAllow: /a\nDisallow: /a/b", "/a/b", True),
        ("User-agent: *\nDisallow: /%61", "/a", True),
        ("User-agent: *\nDisallow: /~a", "/%7Ea", True),
        ("User-agent: *\nDisallow: /a%2Ab", "/a*b", True),
        ("User-agent: *\nDisallow: /caf\u00e9", "/caf%C3%A9", True),
        ("User-agent: *\nDisallow: /a b", "/a%20b", True),
        ("User-agent: *\nDisallow: /a%2Fb", "/a/b", False),
        ("User-agent: SitemapStudio/9\nDisallow: /a\nUser-agent: *\nDisallow:", "/a", True),
        ("User-agent: *\nDisallow: /a\nUser-agent: SITEMAPSTUDIO\nDisallow: /b", "/a", False),
        ("User-agent: sitemap\nDisallow: /a", "/a", False),
        ("User-agent: x\nUser-agent: *\nDisallow: /a", "/a", True),
        ("User-agent: *\nDisallow: /b\n\nUser-agent: *\nDisallow: /a", "/a", True),
        ("User-agent: *\nNoindex: /a", "/a", False),
        ("Disallow: /a", "/a", False),
        ("<html>User-agent: *\nDisallow: /</html>", "/a", False),
        (f"User-agent: *\nDisallow: /{'b' * 20_000}\nDisallow: /a", "/a", True),
        (f"User-agent: *\n{'#' * 512_000}\nDisallow: /a", "/a", False),
    ],
)  # fmt: skip
def test_robots_txt_is_read_as_in_rfc(site: Site, check, robots: str, path: str, is_disallowed: bool):
    site.page("/robots.txt", robots, content_type="text/plain")
    site.page(unquote(path))
    url = f"{site.url('')}{path[1:]}"
    assert (check(url)[url].reason == "robots.txt") is is_disallowed


def test_disallowed_page_is_requested_only_when_ignoring_robots(site: Site, check):
    site.page("/robots.txt", "User-agent: *\nDisallow: /private\n", content_type="text/plain")
    url = site.page("/private/a")
    facts = check(url)[url]
    assert (facts.reason, facts.indexable, facts.status, facts.hops) == ("robots.txt", False, None, ())
    assert site.requests == []
    facts = check(url, ignores_robots=True, max_age_s=0)[url]
    assert (facts.reason, facts.status, facts.title) == ("robots.txt", 200, "Title")


def test_disallowed_target_of_redirect_is_not_requested(site: Site, check):
    site.page("/robots.txt", "User-agent: *\nDisallow: /private\n", content_type="text/plain")
    site.page("/private/a")
    url = site.page("/a", "", 302, Location="/private/a")
    facts = check(url)[url]
    assert (facts.reason, facts.target, facts.error_kind) == ("redirect", site.url("/private/a"), "robots")
    assert site.requests == ["/a"]


@pytest.mark.parametrize(
    ("bot", "reason"), [("studio", "robots.txt"), ("googlebot", "ok"), ("browser", "robots.txt")]
)  # fmt: skip
def test_robots_group_of_chosen_bot_decides(site: Site, check, bot: str, reason: str):
    site.page(
        "/robots.txt", "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /\n", content_type="text/plain"
    )
    url = site.page("/a")
    assert check(url, bot=BOTS[bot])[url].reason == reason


@pytest.mark.parametrize("status", [401, 403, 404, 410])
def test_missing_or_forbidden_robots_txt_allows_all_pages(site: Site, check, status: int):
    site.page("/robots.txt", "User-agent: *\nDisallow: /\n", status)
    url = site.page("/a")
    assert check(url)[url].reason == "ok"
    assert check.result.hosts[0].robots == "missing"


@pytest.mark.parametrize("status", [429, 500, 503])
def test_failing_robots_txt_leaves_pages_of_host_unchecked(site: Site, check, status: int):
    site.page("/robots.txt", "", status)
    url = site.page("/a")
    assert check(url) == {}
    assert (check.result.n_left, check.result.n_requested, site.requests) == (1, 0, [])
    assert str(status) in check.result.hosts[0].pause_reason


def test_robots_txt_is_requested_once_and_its_redirect_followed(site: Site, check):
    site.page("/robots.txt", "", 301, Location="/r.txt")
    site.page("/r.txt", "User-agent: *\nDisallow: /a\n", content_type="text/plain")
    urls = [site.page(f"/{name}", html(body=name)) for name in "abcdef"]
    assert check(*urls)[urls[0]].reason == "robots.txt"
    assert [request.path for request in site.all_requests].count("/robots.txt") == 1


def test_rules_within_500_kib_of_robots_txt_count(site: Site, check):
    rules = ["User-agent: *", "Disallow: /early", *("#" * 99 for _ in range(10_000)), "Disallow: /late"]
    site.page("/robots.txt", "\n".join(rules), content_type="text/plain")
    early, late = site.page("/early"), site.page("/late", html(body="Late."))
    facts = check(early, late)
    assert (facts[early].reason, facts[late].reason) == ("robots.txt", "ok")


@pytest.mark.parametrize("data", [html(body="Disallow: /"), b"\0\xff" * 5_000, ""], ids=["html", "binary", "empty"])
def test_robots_txt_without_rules_allows_all_pages(site: Site, check, data: str | bytes):
    site.page("/robots.txt", data)
    url = site.page("/page")
    assert check(url)[url].reason == "ok"


def test_robots_txt_of_other_host_decides_about_redirect_target(site: Site, check, httpserver_other):
    other = Site(httpserver_other)
    other.page("/robots.txt", "User-agent: *\nDisallow: /private\n", content_type="text/plain")
    target = other.page("/private/b")
    url = site.page("/a", "", 301, Location=target)
    facts = check(url)[url]
    assert (facts.reason, facts.target, facts.error_kind) == ("redirect", target, "robots")
    assert [hop.status for hop in facts.hops] == [301, None]
    assert [request.path for request in other.all_requests] == ["/robots.txt"]


@pytest.mark.parametrize(
    ("location", "reason"),
    [("/robots.txt", "ok"), ("ftp://a.example/", "unreachable"), ("http://127.0.0.1:1/", "unreachable")],
    ids=["loop", "protocol", "unreachable"],
)
def test_faulty_redirect_of_robots_txt_gives_no_false_verdict(site: Site, check, location: str, reason: str):
    site.page("/robots.txt", "", 302, Location=location)
    url = site.page("/page")
    assert check(url)[url].reason == reason


@pytest.mark.parametrize(("delay", "rate"), [("0.5", 2.0), ("30", 0.03), ("3600", 0.03)])
def test_crawl_delay_up_to_thirty_seconds_limits_rate(site: Site, check, delay: str, rate: float):
    site.page("/robots.txt", f"User-agent: *\nCrawl-delay: {delay}\n", content_type="text/plain")
    check(site.page("/a.pdf", b"%PDF", content_type="application/pdf"))
    assert check.result.hosts[0].rate == rate


# Soft 404


def test_page_with_text_of_invented_path_is_soft_404(site: Site, check):
    lost = html(body="Sorry, nothing here.")
    site.server.clear()
    site.server.expect_request("/good").respond_with_data(html(), content_type=HTML)
    import re

    site.server.expect_request(re.compile("/.*")).respond_with_data(lost, content_type=HTML)
    urls = [site.url(path) for path in ("/good", "/lost", "/")]
    facts = check(*urls)
    assert [facts[url].reason for url in urls] == ["ok", "soft-404", "ok"]
    assert facts[urls[1]].indexable is None


def test_alternates_in_head_are_stored_with_complete_urls(site: Site, check, store: FactsStore):
    links = "".join(
        f'<link rel="{rel}" hreflang="{code}" href="{href}">'
        for rel, code, href in (
            ("Alternate", " de-AT ", "/de#top"), ("alternate", "", "/none"), ("next", "fr", "/fr"), ("alternate", "fr", ""),
            ("alternate", "en", "a" * 3_000),
        )
    )  # fmt: skip
    url = site.page("/page", html(links, '<link rel="alternate" hreflang="es" href="/es">Text'))
    facts = check(url)[url]
    assert facts.alternates == (("de-AT", site.url("/de")),)
    assert store.get(url, "studio") == facts


def test_stored_alternates_of_page_are_limited(site: Site, check):
    links = "".join(f'<link rel="alternate" hreflang="de" href="/{number}">' for number in range(1_000))
    url = site.page("/page", html(links))
    assert len(check(url)[url].alternates) == 100


# Conditional requests and the history of the text


def test_page_answering_304_has_facts_of_first_check(site: Site, check):
    def answer(request: Request) -> Response:
        if request.headers.get("If-None-Match") == '"1"':
            return Response(status=304, headers={"ETag": '"1"'})
        return Response(html(NOINDEX), content_type=HTML, headers={"ETag": '"1"', "Last-Modified": "x"})

    url = site.handle("/page", answer)
    first = check(url)[url]
    second = check(url, max_age_s=0)[url]
    assert (second.status, second.reason, second.hash, second.title) == (304, "noindex", first.hash, "Title")
    sent = [request.headers.get("If-Modified-Since") for request in site.all_requests if request.path == "/page"]
    assert sent == [None, "x"]
    third = check(url, max_age_s=0)[url]
    assert (third.status, third.reason) == (304, "noindex")


def test_recent_facts_need_no_request(site: Site, check):
    url = site.page("/page")
    check(url)
    assert check(url)[url].reason == "ok"
    assert (check.result.n_recent, check.result.n_requested, site.requests) == (1, 0, ["/page"])
    check(url, max_age_s=0)
    assert (check.result.n_recent, check.result.n_requested, site.requests) == (0, 1, ["/page", "/page"])


def test_changed_text_is_confirmed_by_second_request(site: Site, check, store: FactsStore):
    url = site.page("/page")
    first = check(url)[url]
    assert first.changed is None
    site.page("/page", html(body="Another text."))
    second = check(url, max_age_s=0)[url]
    assert (second.changed, second.changed_after) == (second.checked, first.checked)
    assert (second.hash_before, site.requests.count("/page")) == (first.hash, 3)
    assert check(url, max_age_s=0)[url].changed == second.changed


def test_change_after_outage_has_no_earliest_time(site: Site, check, store: FactsStore):
    url = site.page("/page")
    check(url)
    site.handle("/page", lambda _: Response("Out of order", status=404))
    check(url, max_age_s=0)
    site.page("/page", html(body="Another text."))
    facts = check(url, max_age_s=0)[url]
    assert (facts.changed, facts.changed_after) == (facts.checked, None)


def test_text_that_differs_each_time_is_volatile(site: Site, check, store: FactsStore):
    numbers = itertools.count()
    url = site.handle("/page", lambda request: Response(html(body=f"Visitor {next(numbers)}"), content_type=HTML))
    check(url)
    check(url, max_age_s=0)
    facts = store.get(url, "studio")
    assert facts is not None
    assert (facts.is_volatile, facts.changed) == (True, None)
    assert check(url, max_age_s=0)[url].changed is None


# Politeness


def test_temporary_failure_is_retried_twice(site: Site, check):
    answers = [500, 503, 200]
    url = site.handle("/page", lambda request: Response(html(), answers.pop(0), content_type=HTML))
    assert check(url)[url].reason == "ok"
    bad = site.page("/bad", "", 502)
    check(bad)
    assert site.requests == ["/page"] * 3 + ["/bad"] * 3


@pytest.mark.parametrize(
    ("status", "n_requests"),
    [(429, 3), (500, 3), (502, 3), (503, 3), (504, 3), (408, 1), (425, 1), (501, 1), (505, 1), (599, 1)],
)
def test_only_temporary_statuses_are_retried(site: Site, check, status: int, n_requests: int):
    url = site.page("/page", "", status)
    assert check(url)[url].status == status
    assert site.requests == ["/page"] * n_requests


@pytest.mark.parametrize("status", [429, 503])
@pytest.mark.parametrize(
    ("in_s", "n_requests"), [(1, 2), (-60, 2), (601, 1), (None, 2)], ids=["soon", "past", "late", "invalid"]
)
def test_retry_after_as_date_is_obeyed_within_ten_minutes(
    site: Site, check, status: int, in_s: int | None, n_requests: int
):
    times = list[float]()

    def answer(request: Request) -> Response:
        times.append(time.time())
        # Dates have no fractions of seconds.
        text = (
            "soon" if in_s is None else format_datetime(datetime.fromtimestamp(times[0] + in_s + 1, UTC), usegmt=True)
        )
        return Response(html(), status if len(times) == 1 else 200, {"Retry-After": text}, content_type=HTML)

    url = site.handle("/page", answer)
    assert check(url)[url].status == (200 if n_requests == 2 else status)
    assert len(times) == n_requests
    assert times[-1] - times[0] >= (1 if in_s == 1 else 0)


@pytest.mark.parametrize(("status", "rate"), [(429, 10.0), (503, 10.0), (500, 20.0), (404, 20.0)])
def test_only_overload_status_halves_rate_once_despite_retries(site: Site, check, status: int, rate: float):
    check(site.page("/page", "", status), rate=20.0)
    assert check.result.hosts[0].rate == rate


def test_timeouts_of_pages_halve_rate_of_host(site: Site, check):
    def stall(request: Request) -> Response:
        time.sleep(1.0)
        return Response(html())

    urls = [site.handle("/stalled", stall)]
    facts = check(*urls, rate=8.0, timeout_s=0.3, retry_waits_s=())
    assert facts[urls[0]].error_kind == "timeout"
    assert check.result.hosts[0].rate == 4.0


def test_rate_is_not_exceeded_in_any_two_seconds(site: Site, check):
    times = list[float]()

    def answer(request: Request) -> Response:
        times.append(time.monotonic())
        return Response(html(body=request.path), content_type=HTML)

    urls, begin = [site.handle(f"/{number}", answer) for number in range(30)], time.monotonic()
    check(*urls, rate=10.0)
    assert len(times) == len(urls)
    assert_rate(times, begin, 10)


def test_at_most_32_requests_are_open_in_total(check):
    n_open, most_open, lock = 0, 0, threading.Lock()

    def answer(request: Request) -> Response:
        nonlocal n_open, most_open
        with lock:
            n_open += 1
            most_open = max(most_open, n_open)
        time.sleep(0.2)
        with lock:
            n_open -= 1
        return Response(html(body=request.path), content_type=HTML)

    with ExitStack() as stack:
        sites = [Site(stack.enter_context(HTTPServer(threaded=True))) for _ in range(10)]
        check(*(site.handle(f"/{number}", answer) for site in sites for number in range(8)))
    assert 4 < most_open <= 32


def test_retry_after_beyond_ten_minutes_prevents_retries(site: Site, check):
    url = site.page("/page", "", 503, Retry_After="601")
    facts = check(url)[url]
    assert (facts.reason, facts.error_kind, site.requests) == ("server-error", "temporary", ["/page"])


def test_page_with_short_retry_after_is_retried(site: Site, check):
    answers = [(503, {"Retry-After": "1"}), (200, {})]

    def answer(request: Request) -> Response:
        status, headers = answers.pop(0)
        return Response(html(), status, headers, content_type=HTML)

    url = site.handle("/page", answer)
    assert check(url)[url].reason == "ok"


@pytest.mark.parametrize(("status", "paused_after"), [(403, 18), (401, 18), (500, 20)])
def test_refusing_host_is_paused_and_continued_by_next_check(site: Site, check, status: int, paused_after: int):
    urls = [site.page(f"/{number}", "", status) for number in range(40)]
    facts = check(*urls, concurrency=1, retry_waits_s=())
    assert len(facts) == paused_after
    assert check.result.n_left == 40 - paused_after
    assert check.result.hosts[0].pause_reason
    # The next check continues with the other pages.
    assert len(check(*urls, concurrency=1, retry_waits_s=())) == min(2 * paused_after, 40)


def test_host_with_challenges_for_first_pages_is_paused(site: Site, check):
    urls = [site.page(f"/{number}", cf_mitigated="challenge") for number in range(25)]
    facts = check(*urls, concurrency=1)
    assert {each.reason for each in facts.values()} == {"blocked"}
    assert (len(facts), str(check.result.hosts[0].pause_reason)) == (18, "18 of the first 20 pages were refused.")


def test_host_failing_from_page_100_on_is_paused(site: Site, check):
    urls = [site.page(f"/{number}", html(body=str(number)), 200 if number < 100 else 500) for number in range(130)]
    facts = check(*urls, concurrency=1, retry_waits_s=())
    assert [facts[url].reason for url in urls[:120]] == ["ok"] * 100 + ["server-error"] * 20
    assert (len(facts), check.result.n_left) == (120, 10)
    assert str(check.result.hosts[0].pause_reason) == "20 pages in a row failed."


def test_paused_host_does_not_stop_checks_of_others(site: Site, check):
    dead = [f"http://127.0.0.1:1/{number}" for number in range(30)]
    url = site.page("/page")
    facts = check(*dead, url, retry_waits_s=())
    assert facts[url].reason == "ok"
    assert facts[dead[0]].reason == "unreachable"
    assert 20 <= len(facts) - 1 < 30


def test_requests_identify_program(site: Site, check):
    check(site.page("/page"))
    agent = site.all_requests[-1].headers["User-Agent"]
    assert agent.startswith("SitemapStudio/")
    # Standard rules of mod_security reject these words.
    assert not any(word in agent.lower() for word in ("link", "check", "bot"))
    assert site.all_requests[-1].headers["Accept-Encoding"] == "gzip, deflate"
    assert "Accept-Language" not in site.all_requests[-1].headers
    assert {request.method for request in site.all_requests} == {"GET"}


def test_credentials_and_headers_are_sent_to_own_origin_only(site: Site, check, httpserver_other):
    other = Site(httpserver_other)
    other.page("/b")
    url = site.page("/a", "", 302, Location=other.url("/b"))
    check(url, user=("me", "secret"), headers=(("X-Token", "t"),))
    assert [request.headers.get("Authorization") for request in site.all_requests] == ["Basic bWU6c2VjcmV0"] * 2
    assert all("Authorization" not in request.headers for request in other.all_requests)
    assert all("X-Token" not in request.headers for request in other.all_requests)


def test_credentials_are_not_sent_to_redirected_robots_txt_elsewhere(site: Site, check, httpserver_other):
    other = Site(httpserver_other)
    other.page("/robots.txt", "", content_type="text/plain")
    site.page("/robots.txt", "", 302, Location=other.url("/robots.txt"))
    check(site.page("/a"), user=("me", "secret"))
    assert other.all_requests
    assert all("Authorization" not in request.headers for request in other.all_requests)


def test_password_and_header_values_are_not_stored(site: Site, check, store: FactsStore):
    check(site.page("/a"), user=("me", "topsecret"), headers=(("X-Token", "tokentext"),))
    store.flush()
    data = b"".join(path.read_bytes() for path in store.folder.iterdir())
    assert b"topsecret" not in data
    assert b"tokentext" not in data


def test_pages_are_requested_through_proxy_of_environment(site: Site, check, monkeypatch: pytest.MonkeyPatch):
    site.page("/a")
    monkeypatch.setenv("http_proxy", site.url("/"))
    monkeypatch.delenv("no_proxy", raising=False)
    url = "http://proxied.example/a"
    assert check(url, rate=0)[url].reason == "ok"


def test_plan_for_public_hosts_has_five_requests_a_second(store: FactsStore):
    urls = ["http://127.0.0.1:1/a", *(f"https://unknown-host.invalid/{number}" for number in range(50))]
    progress, plans = Progress(), list[CheckPlan]()

    def stop(plan: CheckPlan) -> None:
        plans.append(plan)
        progress.cancel()

    result = check_pages(urls, store, CheckOptions(), progress=progress, on_plan=stop)
    assert plans == [CheckPlan(51, 0, 2, 10.0, 5.0)]
    assert result.ended == "stopped"


# Compression and size


@pytest.mark.parametrize(
    ("coding", "compress"),
    [("gzip", gzip.compress), ("deflate", zlib.compress), ("deflate", lambda data: zlib.compress(data)[2:-4])],
    ids=["gzip", "zlib", "raw deflate"],
)  # fmt: skip
def test_compressed_page_is_read(site: Site, check, coding: str, compress):
    url = site.page("/page", compress(html(NOINDEX).encode()), Content_Encoding=coding)
    facts = check(url)[url]
    assert (facts.reason, facts.bytes, facts.error) == ("noindex", len(html(NOINDEX)), "")


@pytest.mark.parametrize("coding", ["gzip", "deflate"])
def test_decompression_bomb_is_truncated_at_two_mebibytes(site: Site, check, coding: str):
    data = html(NOINDEX).encode() + b" " * (64 << 20)
    url = site.page("/page", gzip.compress(data) if coding == "gzip" else zlib.compress(data), Content_Encoding=coding)
    facts = check(url)[url]
    assert (facts.reason, facts.bytes, facts.truncated) == ("noindex", 2 << 20, True)


@pytest.mark.parametrize(
    ("coding", "data"),
    [("br", b"x" * 50), ("gzip", b"no gzip"), ("gzip", gzip.compress(html().encode())[:-9]), ("gzip, gzip", b"x")],
    ids=["brotli", "no gzip", "cut gzip", "twice"],
)  # fmt: skip
def test_page_with_unreadable_compression_is_unreachable(site: Site, check, coding: str, data: bytes):
    url = site.page("/page", data, Content_Encoding=coding)
    facts = check(url)[url]
    assert (facts.reason, facts.indexable, facts.error_kind) == ("unreachable", None, "malformed")


def test_element_with_30000_attributes_is_reported_as_unparsed(site: Site, check):
    attributes = " ".join(f"a{number}=1" for number in range(30_000))
    url = site.page("/page", f"<p {attributes}>x")
    facts = check(url)[url]
    assert (facts.reason, facts.error_kind) == ("ok", "markup")


# Stopping


def test_cancelled_check_stores_its_facts(site: Site, store: FactsStore):
    progress = Progress()
    urls = [site.page(f"/{number}", html(body=str(number))) for number in range(30)]
    result = check_pages(
        urls, store, CheckOptions(concurrency=1), progress=progress, on_page=lambda facts: progress.cancel()
    )
    site.accept_all()
    assert result.ended == "stopped"
    assert result.n_left + result.n_requested == 30
    assert len(list(store.read(urls, "studio"))) >= result.n_requested >= 1
    assert len(site.requests) <= result.n_requested + 1


def test_check_with_unwritable_store_continues_in_memory(site: Site, tmp_path):
    (tmp_path / "file").write_text("")
    urls = [site.page(f"/{number}", html(body=str(number))) for number in range(3)]
    with FactsStore(tmp_path / "file") as store:
        result = check_pages(urls, store, CheckOptions())
        assert [facts.loc for facts in store.read(urls, "studio")] == urls
        assert len(next(store.read_columns(urls, "studio", ["status"]))) == 3
    assert (result.ended, result.n_left) == ("done", 0)
    (notice,) = store.notices
    assert re.fullmatch(
        r"The page facts can't be stored in “.*”: .*\. The check continues without storing them\.", notice
    )
