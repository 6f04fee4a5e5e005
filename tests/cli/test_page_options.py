"""Every option of the command pages that changes requests, against a site on this machine; and facts after each ending."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import PageFacts
from tests.cli.conftest import Run
from tests.pages.site import HTML, Site, html

pytestmark = pytest.mark.usefixtures("facts_folder")


def pdf(site: Site, path: str) -> str:
    """Add a page without a text, so that no made-up path is requested, and return its URL."""
    return site.page(path, b"%PDF", content_type="application/pdf")


@pytest.mark.parametrize(
    ("options", "plan", "min_s"),
    [((), "without a rate limit", 0.0), (("--rate", "0"), "without a rate limit", 0.0), (("--rate", "10"), "about 1 s at 10 a second", 0.08)],
    ids=["default", "none", "ten"],
)  # fmt: skip
def test_rate_spaces_requests_except_to_local_hosts(
    run: Run, site: Site, list_urls, options: tuple[str, ...], plan: str, min_s: float
):
    urls = [pdf(site, f"/{number}") for number in range(6)]
    result = run("pages", list_urls(*urls), *options)
    assert f"6 pages of 1 host, {plan}." in result.err
    assert len(site.times) == 7
    assert (site.times[-1] - site.times[0]) / 6 >= min_s


@pytest.mark.parametrize("number", [1, 3])
def test_concurrency_limits_open_requests(run: Run, site: Site, list_urls, number: int):
    n_open, most_open, lock, all_open = 0, 0, threading.Lock(), threading.Barrier(number)

    def answer(request: Request) -> Response:
        nonlocal n_open, most_open
        with lock:
            n_open += 1
            most_open = max(most_open, n_open)
        # Until as many requests are open as allowed, and then long enough for a further one.
        all_open.wait(timeout=30)
        time.sleep(0.05)
        with lock:
            n_open -= 1
        return Response(html(body=request.path), content_type=HTML)

    urls = [site.handle(f"/{each}", answer) for each in range(9)]
    assert run("pages", list_urls(*urls), "--concurrency", number).code == 0
    assert most_open == number


def test_ignore_robots_requests_disallowed_page_and_keeps_reason(run: Run, site: Site, list_urls):
    site.page("/robots.txt", "User-agent: *\nDisallow: /a\n", content_type="text/plain")
    urls = list_urls(site.page("/a"))
    (page,) = run("pages", urls, "--format", "json").json["pages"]
    assert (page["reason"], page["indexable"], page["status"], site.requests) == ("robots.txt", False, None, [])
    (page,) = run("pages", urls, "--format", "json", "--ignore-robots", "--max-age", "0").json["pages"]
    assert (page["reason"], page["status"], page["title"], site.requests) == ("robots.txt", 200, "Title", ["/a"])


def test_headers_are_sent_to_listed_origin_only(run: Run, site: Site, list_urls):
    with HTTPServer(threaded=True) as server:
        other = Site(server)
        url = site.page("/a", "", 302, Location=other.page("/b"))
        run("pages", list_urls(url), "--header", "X-One: 1", "--header", "X-Two: 2, 3")
    sent = [(each.path, each.headers.get("X-One"), each.headers.get("X-Two")) for each in site.all_requests]
    assert sent == [("/robots.txt", "1", "2, 3"), ("/a", "1", "2, 3")]
    assert "/b" in other.requests
    assert not any(name.startswith("X-") for each in other.all_requests for name in dict(each.headers))


@pytest.mark.parametrize(
    ("bot", "word", "reasons"),
    [
        ("studio", "SitemapStudio/", ["ok", "ok", "robots.txt"]), ("googlebot", "Googlebot/2.1", ["robots.txt", "noindex", "ok"]),
        ("googlebot-smartphone", "Mobile", ["robots.txt", "noindex", "ok"]), ("bingbot", "bingbot/2.0", ["ok", "ok", "robots.txt"]),
        ("yandexbot", "YandexBot/3.0", ["ok", "ok", "robots.txt"]), ("browser", "Chrome/", ["ok", "ok", "robots.txt"]),
    ],
)  # fmt: skip
def test_bot_decides_user_agent_and_applicable_rules(
    run: Run, site: Site, list_urls, bot: str, word: str, reasons: list[str]
):
    rules = "User-agent: *\nDisallow: /others\n\nUser-agent: Googlebot\nDisallow: /google\n"
    site.page("/robots.txt", rules, content_type="text/plain")
    site.page("/rules", html('<meta name="googlebot" content="noindex">'))
    urls = list_urls(site.page("/google", html(body="a")), site.url("/rules"), site.page("/others", html(body="b")))
    result = run("pages", urls, "--bot", bot, "--format", "json")
    assert [page["reason"] for page in result.json["pages"]] == reasons
    assert all(word in each.headers["User-Agent"] for each in site.all_requests)
    assert ("verify bots by their IP address" in result.err) is (bot not in ("studio", "browser"))


def test_json_page_has_facts_of_header_and_text(run: Run, site: Site, list_urls):
    head = (
        '<link rel="canonical" href="/p"><meta name="robots" content="max-snippet:9">'
        '<meta property="article:modified_time" content="2026-01-02">'
    )
    fields: dict[str, Any] = {"X_Robots_Tag": "bingbot: noindex", "Last_Modified": "Sat, 03 Jan 2026 10:00:00 GMT"}
    urls = list_urls(site.page("/p", html(head, "One").replace("<html>", "<html lang=pt-BR>"), **fields))
    first = run("pages", urls, "--format", "json").json["pages"][0]
    site.page("/p", html(head, "Two"), **fields)
    result = run("pages", urls, "--format", "json", "--max-age", "0").json
    page = result["pages"][0]
    assert (first["language"], first["title"], first["type"], first["truncated"]) == (
        "pt-BR",
        "Title",
        "text/html",
        False,
    )
    assert (first["canonical"], first["canonical_source"]) == (site.url("/p"), "link")
    assert first["robots"] == [
        {"source": "meta", "bot": "robots", "value": "max-snippet:9"},
        {"source": "header", "bot": "bingbot", "value": "noindex"},
    ]
    assert (first["modified"], first["dated"]) == ("Sat, 03 Jan 2026 10:00:00 GMT", "2026-01-02")
    assert (first["changed"], first["source"], first["error"]) == (None, "check", None)
    assert first["hash"] != page["hash"]
    assert page["changed"] == page["checked"] >= result["started"]
    assert page["bytes"] == len(html(head, "Two"))
    assert 0 <= page["seconds"] < 20


def test_unwritable_output_ends_with_code_2_and_facts(run: Run, site: Site, list_urls):
    if not Path("/dev/full").exists():
        pytest.skip("needs /dev/full")
    urls = list_urls(*(pdf(site, f"/{number}") for number in range(5)))
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "sitemap_studio", "pages", str(urls), "--format", "json"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert run("pages", urls, "--format", "json").json["counts"]["young"] == 5


@pytest.mark.parametrize(
    ("age", "is_recent"), [("0", False), ("1m", False), ("59m", False), ("2h", True), ("1d", True), ("7d", True)]
)
def test_max_age_decides_use_of_hour_old_facts(
    run: Run, site: Site, list_urls, facts_folder: Path, age: str, *, is_recent: bool
):
    url = site.page("/a")
    with FactsStore(facts_folder) as store:
        store.add(PageFacts(loc=url, bot="studio", checked=int(time.time()) - 3_600, status=200, indexable=True))
    counts = run("pages", list_urls(url), "--format", "json", "--max-age", age).json["counts"]
    assert (counts["young"], counts["asked"], len(site.requests)) == ((1, 0, 0) if is_recent else (0, 1, 1))


def test_pages_of_several_paths_are_one_check(run: Run, site: Site, list_urls, tmp_path: Path):
    first, other = list_urls(site.page("/a"), site.page("/b")), tmp_path / "other.txt"
    other.write_text(f"{site.url('/b')}\n{site.page('/c')}\n")
    result = run("pages", first, other, "--format", "json").json
    assert [(Path(page["sitemap"]).name, page["entry"]) for page in result["pages"]] == [
        ("sitemap.xml", 1), ("sitemap.xml", 2), ("other.txt", 2),
    ]  # fmt: skip
    assert sorted(site.requests) == ["/a", "/b", "/c"]


def test_json_names_paused_host_with_reason(run: Run, site: Site, list_urls):
    site.page("/robots.txt", "", 503, Retry_After="601")
    urls = list_urls(*(site.page(f"/{number}") for number in range(3)))
    result = run("pages", urls, "--format", "json")
    (host,) = result.json["hosts"]
    assert (result.code, result.json["ended"], result.json["pages"], site.requests) == (1, "done", [], [])
    assert (result.json["counts"]["left"], host["requests"], host["robots"]) == (3, 1, "unreachable")
    assert host["paused"] == "The server answers 503 to the request of robots.txt."


def test_retried_url_is_requested_three_times_in_all(run: Run, site: Site, list_urls):
    url = site.page("/bad", "", 502)
    result = run("pages", list_urls(url, site.page("/old", "", 301, Location="/bad")), "--format", "json")
    assert [page["reason"] for page in result.json["pages"]] == ["server-error", "redirect"]
    times = [at for at, each in zip(site.times, site.all_requests, strict=True) if each.path == "/bad"]
    # The waits before the second and the third request are at least 1 and 4 s.
    assert [
        round(later - earlier, 1) >= wait for (earlier, later), wait in zip(pairwise(times), (1, 4), strict=True)
    ] == [True, True]
