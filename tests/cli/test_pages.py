"""The command pages: options, output formats, exit codes, and stored facts."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from tests.builders import urlset
from tests.cli.conftest import Run
from tests.pages.site import Site, html

pytestmark = pytest.mark.usefixtures("facts_folder")


@pytest.fixture
def site(httpserver: HTTPServer) -> Site:
    """A site with three pages: one is fine, one is not found, and one redirects."""
    site = Site(httpserver)
    site.page("/good")
    site.page("/old", "", 301, Location="/good")
    site.page("/sitemap.xml", urlset(*map(site.url, ("/good", "/gone", "/old"))), content_type="application/xml")
    return site


@pytest.fixture
def sitemap(site: Site, list_urls) -> Path:
    return list_urls(*map(site.url, ("/good", "/gone", "/old")))


def test_text_lists_bad_pages_and_counts_each_verdict(run: Run, site: Site, sitemap: Path):
    result = run("pages", sitemap)
    assert result.code == 1
    assert result.out.splitlines() == [
        f"{site.url('/gone')}: not-found · 404 [page-not-found]",
        f"{site.url('/old')}: redirect · 301 · → {site.url('/good')} [page-redirect]",
        "3 pages: 1 not-found, 1 redirect, 1 ok",
        "2 problems: 1 error, 1 warning",
        "66.67 % of the answered pages don't belong in a sitemap.",
    ]
    assert "3 pages of 1 host, without a rate limit." in result.err


def test_text_lists_pages_read_incompletely_or_needing_javascript(run: Run, site: Site, list_urls):
    site.page("/script", "<div id=app></div><script src=a.js></script>")
    site.page("/long", html(body="word " * 500_000))
    site.page("/deep", "<div>" * 1_000 + "text")
    urls = list_urls(*map(site.url, ("/good", "/script", "/long", "/deep")))
    assert run("pages", urls).out.splitlines()[:3] == [
        f"{site.url('/script')}: ok · needs JavaScript [page-needs-script]",
        f"{site.url('/long')}: ok · only the first 2 MiB were read [page-truncated]",
        f"{site.url('/deep')}: ok · The page could not be parsed.",
    ]


def test_json_report_of_pages_has_documented_members(run: Run, site: Site, sitemap: Path):
    found = run("pages", sitemap, "--format", "json").json
    assert list(found) == [
        "version", "path", "bot", "started", "finished", "ended", "counts", "bad_percent", "problems", "causes",
        "hosts", "pages",
    ]  # fmt: skip
    assert (found["version"], found["path"], found["bot"], found["ended"]) == (1, str(sitemap), "studio", "done")
    assert found["counts"] == {
        "listed": 3, "asked": 3, "young": 0, "left": 0, "incomplete": 0, "reasons": {"not-found": 1, "redirect": 1, "ok": 1},
        "statuses": {"200": 1, "301": 1, "404": 1},
    }  # fmt: skip
    (host,) = found["hosts"]
    assert (host["host"], host["robots"], host["paused"]) == (f"localhost:{site.server.port}", "missing", None)
    good, gone, old = found["pages"]
    assert list(good) == [
        "loc", "sitemap", "entry", "status", "reason", "indexable", "target", "hops", "canonical", "canonical_source",
        "robots", "type", "language", "title", "bytes", "truncated", "modified", "dated", "hash", "changed", "seconds",
        "checked", "source", "error",
    ]  # fmt: skip
    assert (good["sitemap"], good["entry"], good["indexable"], good["title"]) == (str(sitemap), 1, True, "Title")
    assert (gone["entry"], gone["indexable"], gone["error"]) == (2, False, None)
    assert old["hops"] == [{"url": site.url("/old"), "status": 301}, {"url": site.url("/good"), "status": 200}]


def test_causes_come_first_in_text_and_have_counts(run: Run, site: Site, list_urls):
    paths = [f"/{first}{second}" for first in "abcde" for second in "fghij"]
    for path in paths:
        site.page(path, "", 301, Location=f"{path}/")
        site.page(f"{path}/")
    sitemap = list_urls(*map(site.url, paths))
    host = f"localhost:{site.server.port}"
    lines = run("pages", sitemap).out.splitlines()
    assert lines[:3] == [
        f"{host}: trailing slash added · 25 URLs (100 %) · {site.url('/…')} → {site.url('/…/')}",
        "    fix: Add the trailing slash to 25 URLs",
        f"    {site.url('/af')} → {site.url('/af/')}",
    ]
    assert run("pages", sitemap, "--format", "json").json["causes"] == [
        {
            "kind": "slash-added", "from": site.url("/…"), "to": site.url("/…/"), "urls": 25, "share": 1.0,
            "examples": list(map(site.url, paths[:3])),
        }
    ]  # fmt: skip
    assert run("pages", sitemap, "--quiet").out.splitlines()[0] == lines[0]


def test_json_lines_of_pages_end_with_summary(run: Run, site: Site, sitemap: Path, tmp_path: Path):
    lines = [json.loads(line) for line in run("pages", sitemap, "--format", "jsonl").out.splitlines()]
    assert {line["loc"] for line in lines[:-1]} == set(map(site.url, ("/good", "/gone", "/old")))
    assert lines[-1]["counts"]["listed"] == 3
    assert "pages" not in lines[-1]
    output = tmp_path / "pages.jsonl"
    run("pages", sitemap, "--format", "jsonl", "--output", output)
    assert len(output.read_text().splitlines()) == 4


def test_pages_csv_escapes_formulas_and_replaces_no_file(run: Run, site: Site, sitemap: Path, tmp_path: Path):
    site.page("/good", html().replace("<title>Title", '<title>=HYPERLINK("x")'))
    output = tmp_path / "pages.csv"
    run("pages", sitemap, "--format", "csv", "--output", output)
    rows = list(csv.DictReader(io.StringIO(output.read_text())))
    assert [row["reason"] for row in rows] == ["ok", "not-found", "redirect"]
    assert rows[0]["title"] == '\'=HYPERLINK("x")'
    assert (rows[0]["indexable"], rows[1]["indexable"], rows[1]["title"]) == ("true", "false", "")
    assert run("pages", sitemap, "--format", "csv", "--output", output).code == 2


def test_text_shows_unprintable_characters_visibly(run: Run, site: Site, list_urls):
    loc = site.page("/copy", html('<link rel="canonical" href="https://x.example/&#x202e;\x1b[2J">'))
    lines = run("pages", list_urls(loc)).out.splitlines()
    assert lines[0] == f"{loc}: canonical · 200 · → https://x.example/[U+202E]␛[2J [page-canonical]"


def test_half_surrogate_pair_in_page_does_not_end_check(run: Run, site: Site, sitemap: Path):
    site.page("/good", html('<script type="application/ld+json">{"dateModified": "2026-11-02\\ud800\\u0000"}</script>'))
    result = run("pages", sitemap, "--format", "json")
    assert result.json["pages"][0]["dated"] == "2026-11-02?\0"


def test_sitemap_given_as_url_is_downloaded_for_pages(run: Run, site: Site):
    result = run("pages", site.url("/sitemap.xml"), "--format", "json")
    assert [page["sitemap"] for page in result.json["pages"]] == [site.url("/sitemap.xml")] * 3
    assert result.json["path"] == site.url("/sitemap.xml")


def test_user_and_password_are_sent_for_sitemap_and_pages(run: Run, site: Site, tmp_path: Path, monkeypatch):
    def protect(handler: Callable[[Request], Response]) -> Callable[[Request], Response]:
        return lambda request: handler(request) if request.authorization else Response("", 401)

    site.pages = {path: protect(handler) for path, handler in site.pages.items()}
    monkeypatch.setenv("SITEMAP_STUDIO_PASSWORD", "secret")
    found = run("pages", site.url("/sitemap.xml"), "--user", "me", "--format", "json")
    assert found.json["counts"]["reasons"] == {"not-found": 1, "redirect": 1, "ok": 1}
    assert "secret" not in found.out + found.err


def test_pages_of_sitemap_from_standard_input_are_checked(run_in_process, site: Site, sitemap: Path):
    result = run_in_process("pages", "-", "--format", "json", input=sitemap.read_bytes())
    assert [page["sitemap"] for page in result.json["pages"]] == ["stdin"] * 3


def test_where_selects_pages_and_sample_selects_evenly_per_folder(run: Run, site: Site, list_urls):
    path = list_urls(*(site.url(f"/{folder}/{number}") for folder in "abc" for number in range(20)))

    def listed(*options: object) -> list[str]:
        found = run("pages", path, "--format", "json", *options).json
        return [page["loc"] for page in found["pages"]]

    assert {loc.split("/")[3] for loc in listed("--where", "loc contains /b/")} == {"b"}
    sample = listed("--sample", 6)
    assert sample == listed("--sample", 6)
    assert [loc.split("/")[3] for loc in sample] == ["a", "a", "b", "b", "c", "c"]


def test_repeated_url_or_its_fragment_is_one_page(run: Run, site: Site, list_urls):
    url = site.url("/good")
    assert run("pages", list_urls(url, f"{url}#part", url), "--format", "json").json["counts"]["listed"] == 1


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ([], 1),
        (["--max-bad", "70"], 0),
        (["--max-bad", "66%"], 1),
        (["--max-bad", "70", "--fail-on", "error"], 1),
        (["--where", "loc contains good"], 0),
        (["--where", "loc contains old"], 0),
        (["--where", "loc contains old", "--fail-on", "warning"], 1),
        (["--where", "loc contains none"], 0),
    ],
)
def test_exit_code_of_pages_depends_on_severity_and_percentage(
    run: Run, site: Site, sitemap: Path, options: list[str], code: int
):
    assert run("pages", sitemap, *options).code == code


def test_blocked_pages_are_unknown_and_not_counted_as_bad(run: Run, site: Site, list_urls):
    urls = list_urls(site.url("/good"), site.page("/blocked", "", 403))
    result = run("pages", urls, "--format", "json", "--max-bad", "0")
    assert (result.code, result.json["bad_percent"]) == (0, 0.0)
    assert [page["indexable"] for page in result.json["pages"]] == [True, None]


def test_recent_facts_prevent_requests_unless_max_age_is_zero(run: Run, site: Site, sitemap: Path):
    run("pages", sitemap)
    result = run("pages", sitemap, "--format", "json")
    assert (result.json["counts"]["young"], result.json["counts"]["asked"]) == (3, 0)
    assert run("pages", sitemap, "--format", "json", "--max-age", "0").json["counts"]["asked"] == 3
    assert run("pages", sitemap, "--format", "json", "--bot", "googlebot").json["counts"]["asked"] == 3


def test_check_without_requests_does_not_load_http_client(run_in_process: Run, sitemap: Path):
    before = "import atexit; atexit.register(lambda: print('', *sys.modules, sep='\\n', file=sys.stderr))"
    first, again = (run_in_process("pages", sitemap, before=before) for _ in range(2))
    assert "aiohttp" in first.err.splitlines()
    assert "3 pages of 1 host, 3 with recent facts; none is requested." in again.err
    assert again.out.splitlines()[:2] == first.out.splitlines()[:2]
    unneeded = {"aiohttp", "ssl", "asyncio", "sitemap_studio.document.filter_facts"}
    assert unneeded.isdisjoint(again.err.splitlines())


def test_zero_sample_is_refused_and_plan_line_estimates_duration(run: Run, site: Site, tmp_path: Path):
    path = tmp_path / "urls.txt"
    path.write_text("".join(f"https://example.com/{number}\n" for number in range(50_000)))
    result = run("pages", path, "--sample", "0")
    assert result.code == 2
    from sitemap_studio.document.reporting.page_report import plan_line
    from sitemap_studio.pages.check_types import CheckPlan

    assert plan_line(CheckPlan(50_000, 0, 1, 10_000.0, 5.0)) == "50,000 pages of 1 host, about 2 h 47 min at 5 a second"


def test_forget_deletes_stored_facts_of_host(run: Run, site: Site, sitemap: Path, facts_folder: Path):
    run("pages", sitemap)
    assert list(facts_folder.glob("*.sqlite"))
    assert run("pages", "--forget", "localhost").code == 0
    assert not list(facts_folder.iterdir())
    assert run("pages", "--forget", "localhost").code == 1
    assert run("pages", sitemap, "--forget", "localhost").code == 2


def test_damaged_fact_files_are_reported_once_and_pages_requested(
    run: Run, site: Site, sitemap: Path, facts_folder: Path
):
    run("pages", sitemap)
    for path in facts_folder.glob("*.sqlite"):
        path.write_bytes(b"damaged" * 1_000)
    result = run("pages", sitemap, "--format", "json")
    assert result.json["counts"]["asked"] == 3
    assert result.err.count("were damaged") == 1


def test_bot_option_sends_its_user_agent_and_warns(run: Run, site: Site, sitemap: Path):
    result = run("pages", sitemap, "--bot", "googlebot-smartphone")
    assert "verify bots by their IP address" in result.err
    assert "Googlebot/2.1" in site.all_requests[0].headers["User-Agent"]


@pytest.mark.parametrize(
    "options",
    [
        ["--max-age", "1w"], ["--max-age", "-1"], ["--rate", "-1"], ["--rate", "nan"], ["--rate", "inf"], ["--timeout", "0"],
        ["--concurrency", "0"], ["--bot", "slurp"], ["--max-bad", "101"], ["--header", "x"], ["--user", "a:b"],
        ["--format", "sarif"], ["--sample", "0"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_invalid_option_of_pages_is_refused(run: Run, sitemap: Path, options: list[str]):
    assert run("pages", sitemap, *options).code == 2


def test_pages_without_path_is_refused(run: Run):
    result = run("pages")
    assert (result.code, "PATH is missing" in result.err) == (2, True)


def test_checking_pages_does_not_change_sitemap(run: Run, site: Site, sitemap: Path):
    before = sitemap.read_bytes()
    run("pages", sitemap)
    assert sitemap.read_bytes() == before
    assert {path.name for path in sitemap.parent.iterdir()} == {"sitemap.xml", "cache"}
