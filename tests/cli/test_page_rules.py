"""Rules about pages through the commands pages and check: every rule, selection, severities and formats."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from pytest_httpserver import HTTPServer

from sitemap_studio.protocol.rules.page_rules import DATE_RULES, PAGE_RULE_IDS
from tests.builders import put, urlset
from tests.cli.conftest import CommandResult, Run
from tests.pages.site import HTML, Site, html

pytestmark = pytest.mark.usefixtures("facts_folder")


XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'


def alternate(code: str, url: str) -> str:
    """Return an element of an entry that links to an alternate in a language."""
    return f'<xhtml:link rel="alternate" hreflang="{code}" href="{url}"/>'


def canonical(url: str) -> str:
    """Return a link element that states a canonical URL."""
    return f'<link rel="canonical" href="{url}">'


@pytest.fixture
def site(httpserver: HTTPServer) -> Site:
    """A site with at least one page for each rule in `EXPECTED`."""
    site = Site(httpserver)
    for path in ("/good", "/de", "/target"):
        site.page(path, html(body=f"The page {path} is fine."))
    site.page("/robots.txt", "User-agent: *\nDisallow: /private\n", content_type="text/plain")
    site.page("/private")
    site.page("/teapot", "", 418)
    site.page("/failing", "", 501)
    site.page("/noindex", html('<meta name="ROBOTS" content="NoIndex, follow">', "Excluded."))
    site.page("/loop", "", 302, Location="/loop")
    site.page("/copy-of-gone", html(canonical(site.url("/gone")), "A copy of a missing page."))
    site.page("/old", "", 301, Location="/target")
    site.page("/variant", html(canonical(site.url("/good")), "A variant."))
    site.page("/two-canonicals", html(canonical(site.url("/good")) + canonical(site.url("/two-canonicals")), "Two."))
    site.page(
        "/two-places",
        html(canonical(site.url("/two-places")), "Three."),
        Link=f'<{site.url("/good")}>; rel="canonical"',
    )
    site.page("/after-image", html(f'<img src="a.png">{canonical(site.url("/good"))}', "Four."))
    site.page("/login", "", 401)
    site.page("/forbidden", "", 403)
    site.page("/garbled", b"not compressed", Content_Encoding="gzip")
    for number in range(3):
        site.page(f"/same-{number}", html(body="A text of three pages."))
    site.page("/large", html(body="word " * 500_000))
    links = f'<link rel="alternate" hreflang="fr" href="{site.url("/good")}">'
    site.page("/fr-of-other", html(links, "Another French page."))
    site.page("/script", html(body="<div id=app></div><script src=a.js></script>"))
    return site


EXPECTED = {
    "page-not-found": ["/gone"],
    "page-client-error": ["/teapot"],
    "page-server-error": ["/failing"],
    "page-noindex": ["/noindex"],
    "page-robots": ["/private"],
    "page-redirect-loop": ["/loop"],
    "page-canonical-broken": ["/copy-of-gone"],
    "page-redirect": ["/old"],
    "page-canonical": ["/variant"],
    "page-canonical-unclear": ["/two-canonicals", "/two-places", "/after-image"],
    "page-login": ["/login"],
    "page-blocked": ["/forbidden"],
    "page-unreachable": ["/garbled"],
    "page-hreflang": ["/de", "/fr-of-other"],
    "page-same-text": ["/same-0", "/same-1", "/same-2"],
    "page-truncated": ["/large"],
    "page-needs-script": ["/script"],
}
"""Paths of the pages that violate each rule; other rules have tests of their own."""


@pytest.fixture
def sitemap(site: Site, tmp_path: Path) -> Path:
    """A sitemap that lists all pages, of which one has an alternate that is not found, and one another than the page."""
    paths = dict.fromkeys(["/good", *(each for paths in EXPECTED.values() for each in paths)])
    links = {"/de": alternate("en", site.url("/gone")), "/fr-of-other": alternate("fr", site.url("/target"))}
    entries = ({"loc": site.url(path), "xml": links.get(path, "")} for path in paths)
    return put(tmp_path / "sitemap.xml", urlset(*entries, declared=XHTML))


def violations(found: dict, site: Site) -> dict[str, list[str]]:
    """Return the paths of pages by violated rule about pages, from the JSON of `check`."""
    by_rule: dict[str, list[str]] = {}
    for problem in found["problems"]:
        if problem["rule"].startswith("page-"):
            by_rule.setdefault(problem["rule"], []).append(problem["value"].removeprefix(site.url("").rstrip("/")))
    return by_rule


def test_check_reports_every_rule_by_stored_facts_without_requests(run: Run, site: Site, sitemap: Path):
    text = run("pages", sitemap)
    assert text.code == 1
    n_requests = len(site.all_requests)
    checked = run("check", "--pages", sitemap, "--format", "json")
    assert violations(checked.json, site) == EXPECTED
    assert len(site.all_requests) == n_requests
    assert EXPECTED.keys() | {"page-soft-404"} == set(PAGE_RULE_IDS) - DATE_RULES
    listed = {line.partition(": ")[0]: line for line in text.out.splitlines()}
    for rule, paths in EXPECTED.items():
        for path in paths:
            assert rule in listed[site.url(path)]
    counts = run("pages", sitemap, "--format", "json").json["problems"]
    assert counts == {rule: len(paths) for rule, paths in EXPECTED.items()}
    assert "page-not-found" not in run("check", sitemap).out
    rules = {
        result["ruleId"]: result for result in sarif_results(run("check", sitemap, "--pages", "--format", "sarif"))
    }
    assert EXPECTED.keys() <= rules.keys()
    assert rules["page-not-found"]["level"] == "error"
    assert rules["page-same-text"]["level"] == "note"
    line = sitemap.read_text().partition("/old<")[0].count("\n") + 1
    assert rules["page-redirect"]["locations"][0]["physicalLocation"]["region"]["startLine"] == line
    assert "page-redirect" in run("check", sitemap, "--pages", "--format", "html").out


def sarif_results(result: CommandResult) -> list[dict]:
    """Return the results of the only run in a SARIF report."""
    return result.json["runs"][0]["results"]


def test_facts_of_alternate_in_another_set_are_used(run: Run, site: Site, tmp_path: Path):
    other, path = tmp_path / "fr.xml", tmp_path / "de.xml"
    other.write_text(urlset(site.url("/old"), site.url("/target")))
    run("pages", other)
    targets = (("fr", "/old"), ("en", "/target"), ("it", "/not-checked"))
    links = "".join(alternate(code, site.url(target)) for code, target in targets)
    path.write_text(urlset({"loc": site.url("/de"), "xml": links}, declared=XHTML))
    (problem,) = run("check", "--pages", path, "--format", "json", "--only", "page-hreflang").json["problems"]
    assert problem["message"] == f"The alternate “{site.url('/old')}” is not indexable: redirect."


def test_alternate_with_fragment_is_the_stated_page(run: Run, httpserver: HTTPServer, tmp_path: Path):
    site, path = Site(httpserver), tmp_path / "de.xml"
    stated = "".join(f'<link rel="alternate" hreflang="{code}" href="/{code}">' for code in ("fr", "en"))
    url = site.page("/de", html(stated))
    links = alternate("fr", site.url("/fr#top")) + alternate("en", site.url("/other#top"))
    path.write_text(urlset({"loc": url, "xml": links}, declared=XHTML))
    run("pages", path)
    (problem,) = run("check", "--pages", path, "--format", "json", "--only", "page-hreflang").json["problems"]
    assert problem["message"] == f"The page itself names another alternate for “en”: “{site.url('/en')}”."
    path.write_text(urlset({"loc": url, "xml": alternate("fr", site.url("/fr#top"))}, declared=XHTML))
    assert run("check", "--pages", path, "--format", "json", "--only", "page-hreflang").json["problems"] == []


def test_page_with_text_of_invented_path_violates_soft_404(run: Run, httpserver: HTTPServer, list_urls):
    httpserver.expect_request("/good").respond_with_data(html(), content_type=HTML)
    httpserver.expect_request(re.compile("/.*")).respond_with_data(html(body="Nothing here."), content_type=HTML)
    path = list_urls(*map(httpserver.url_for, ("/good", "/lost")))
    assert run("pages", path).out.splitlines()[0] == f"{httpserver.url_for('/lost')}: soft-404 · 200 [page-soft-404]"
    assert run("pages", path).code == 0
    assert run("pages", path, "--fail-on", "warning").code == 1


def test_page_rules_have_documented_severities(run: Run):
    severities = {rule["id"]: rule["severity"] for rule in run("rules", "--format", "json").json["rules"]}
    by_severity = {
        "error": "not-found client-error server-error noindex robots redirect-loop canonical-broken",
        "warning": "redirect canonical canonical-unclear soft-404 login blocked unreachable hreflang lastmod-late",
        "info": "lastmod-early same-text truncated needs-script",
    }
    expected = {f"page-{name}": severity for severity, names in by_severity.items() for name in names.split()}
    assert {rule: severity for rule, severity in severities.items() if rule.startswith("page-")} == expected


@pytest.fixture
def small(site: Site, list_urls) -> Path:
    """A sitemap with a page that is fine, one that redirects, and one that has a large text."""
    return list_urls(*map(site.url, ("/good", "/old", "/large")))


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ((), 0),
        (("--fail-on", "error"), 0),
        (("--fail-on", "warning"), 1),
        (("--fail-on", "info"), 1),
        (("--fail-on", "warning", "--ignore", "page-redirect"), 0),
        (("--fail-on", "info", "--ignore", "page-redirect,page-trunc*"), 0),
        (("--fail-on", "warning", "--only", "page-truncated"), 0),
        (("--fail-on", "info", "--only", "page-truncated"), 1),
        (("--fail-on", "info", "--only", "page-truncated", "--profile", "bing"), 0),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else None,
)
def test_options_select_rules_that_set_exit_code(run: Run, small: Path, options: tuple[str, ...], code: int):
    assert run("pages", small, *options).code == code
    if "--only" in options:
        assert run("check", small, "--pages", *options).code == code


def test_only_selected_rules_are_listed_and_counted(run: Run, site: Site, small: Path):
    lines = run("pages", small, "--only", "page-redirect").out.splitlines()
    assert lines == [
        f"{site.url('/old')}: redirect · 301 · → {site.url('/target')} [page-redirect]",
        "3 pages: 1 redirect, 2 ok",
        "1 problem: 1 warning",
        "33.33 % of the answered pages don't belong in a sitemap.",
    ]


def test_problems_of_pages_not_matching_where_are_not_counted(run: Run, small: Path):
    run("pages", small)
    found = run("pages", small, "--where", "loc contains good", "--format", "json").json
    assert found["problems"] == {}


@pytest.mark.parametrize(
    ("option", "message"),
    [
        ("loc-duplicate", "This command does not report the rule “loc-duplicate”."),
        ("page-redirct", "There is no rule “page-redirct”."),
        ("loc-*", "No rule that matches “loc-*” can be selected here."),
    ],
)
def test_pages_refuses_other_rules_before_requests(run: Run, site: Site, small: Path, option: str, message: str):
    result = run("pages", small, "--only", option)
    assert result.code == 2
    assert message in result.err
    assert site.all_requests == []


def test_profile_of_yandex_omits_limit_of_googlebot(run: Run, small: Path):
    run("pages", small)
    default = run("check", small, "--pages", "--only", "page-*", "--format", "json").json
    other = run("check", small, "--pages", "--only", "page-*", "--format", "json", "--profile", "yandex").json
    assert {each["rule"] for each in default["problems"]} == {"page-redirect", "page-truncated"}
    assert {each["rule"] for each in other["problems"]} == {"page-redirect"}


def test_check_without_facts_prints_note_and_requests_nothing(run: Run, site: Site, small: Path):
    result = run("check", small, "--pages", "--only", "page-*")
    assert (result.code, site.all_requests) == (0, [])
    assert "There are no recent facts about the pages of “sitemap.xml”." in result.err
    assert "no recent facts" not in run("check", small).err


def test_check_uses_only_facts_younger_than_age(run: Run, small: Path):
    run("pages", small)
    recent = run("check", small, "--pages", "1h", "--only", "page-*", "--format", "json")
    assert [each["rule"] for each in recent.json["problems"]] == ["page-redirect", "page-truncated"]
    assert run("check", small, "--pages=7d", "--only", "page-*", "--format", "json").json == recent.json


def test_invalid_age_of_facts_is_refused(run: Run, small: Path):
    result = run("check", small, "--pages=soon")
    assert result.code == 2
    assert "“soon” is not an age" in result.err


def test_robots_problem_is_reported_once_with_robots_file(run: Run, site: Site, tmp_path: Path):
    path, robots = tmp_path / "private.xml", tmp_path / "robots.txt"
    path.write_text(urlset(site.url("/private")))
    robots.write_text("User-agent: *\nDisallow: /private\n")
    run("pages", path)
    by_facts = run("check", path, "--pages", "--only", "page-robots,loc-disallowed", "--format", "json").json
    assert [each["rule"] for each in by_facts["problems"]] == ["page-robots"]
    options = ("--pages", "--robots", robots, "--only", "page-robots,loc-disallowed", "--format", "json")
    assert [each["rule"] for each in run("check", path, *options).json["problems"]] == ["loc-disallowed"]


def test_edit_selects_entries_by_page_problem(run: Run, site: Site, small: Path):
    run("pages", small)
    assert run("edit", small, "--where", "problem = page-redirect", "--set", "priority=0.1").code == 0
    assert re.findall(r"<loc>([^<]*)</loc>(?=\s*<priority>)", small.read_text()) == [site.url("/old")]


def test_json_lines_end_with_counts_of_problems(run: Run, small: Path):
    lines = run("pages", small, "--format", "jsonl").out.splitlines()
    assert json.loads(lines[-1])["problems"] == {"page-redirect": 1, "page-truncated": 1}


@pytest.mark.parametrize(
    ("status", "fields", "text"),
    [
        (301, {"Location": "/b"}, "The page redirects to “"),
        (307, {"Location": "/b"}, "The page redirects temporarily to “"),
        (200, {"Refresh": "0;/b"}, "The page redirects to “"),
        (200, {"Refresh": "5;/b"}, "The page redirects temporarily to “"),
    ],
)
def test_message_names_temporary_redirect(run: Run, httpserver: HTTPServer, tmp_path: Path, status, fields, text):
    site = Site(httpserver)
    site.page("/b", html(body="Another page."))
    (tmp_path / "a.xml").write_text(urlset(site.page("/a", html(), status, **fields)))
    run("pages", tmp_path / "a.xml")
    problems = run("check", tmp_path / "a.xml", "--pages", "--only", "page-redirect", "--format", "json").json[
        "problems"
    ]
    assert [problem["message"].startswith(text) for problem in problems] == [True]
