"""The rules about dates of pages in `fix --pages`: output, forms of dates, options, errors, and a site on this machine."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from pytest_httpserver import HTTPServer

from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import PageFacts
from tests.builders import index, put, urlset
from tests.cli.conftest import Run
from tests.pages.site import Site, html

pytestmark = pytest.mark.usefixtures("facts_folder")
SITE = "https://example.com"
RULES = "page-lastmod-late,page-lastmod-early"


def page(path: str, dated: str, **others: Any) -> PageFacts:
    """Return facts of a page that states a date, and was checked now unless `checked` is another time."""
    checked = others.pop("checked", int(time.time()))
    return PageFacts(loc=f"{SITE}{path}", bot="studio", checked=checked, status=200, dated=dated, **others)


def entry(path: str, lastmod: str) -> dict[str, str]:
    """Return an entry for `urlset`."""
    return {"loc": f"{SITE}{path}", "lastmod": lastmod}


@pytest.fixture
def sitemap(tmp_path: Path, facts_folder: Path) -> Path:
    """Sitemap with a late, an early and a correct date, and one of a page without facts."""
    with FactsStore(facts_folder) as store:
        for facts in (page("/late", "2025-10-01"), page("/early", "2025-12-24T18:00:00Z"), page("/fine", "2025-11-02")):
            store.add(facts)
    return put(
        tmp_path / "sitemap.xml",
        urlset(
            entry("/late", "2025-11-02"),
            entry("/early", "2025-11-02T10:00:00+01:00"),
            entry("/fine", "2025-11-02"),
            entry("/none", "2025-11-02"),
        ),
    )


def test_dates_of_pages_are_set_and_nothing_else(run: Run, sitemap: Path):
    before = sitemap.read_text()
    result = run("fix", sitemap, "--pages", "--rule", RULES)
    assert (result.code, result.out.splitlines()[-2]) == (0, "Fixed 2 values.")
    late = before.replace("<lastmod>2025-11-02</lastmod>", "<lastmod>2025-10-01</lastmod>", 1)
    assert sitemap.read_text() == late.replace("2025-11-02T10:00:00+01:00", "2025-12-24T19:00:00+01:00")
    assert run("fix", sitemap, "--pages", "--rule", RULES).out == "Nothing to fix.\n"


def test_fix_prints_old_date_new_date_and_evidence(run: Run, sitemap: Path):
    lines = run("fix", sitemap, "--pages", "--rule", "page-lastmod-late", "--dry-run").out.splitlines()
    assert lines[0].endswith("sitemap.xml:5: lastmod [page-lastmod-late]")
    assert lines[1:] == [
        "    before: 2025-11-02",
        "    after:  2025-10-01",
        "    evidence: “2025-11-02” is over a day newer than the date in the page, 2025-10-01.",
        "Would fix 1 value.",
    ]
    assert "2025-10-01" not in sitemap.read_text()


def test_dates_without_evidence_are_removed_if_requested(run: Run, sitemap: Path):
    result = run("fix", sitemap, "--pages", "--rule", RULES, "--remove-unproven-dates", "--json")
    facts = json.loads(result.out)
    assert result.code == 0
    assert [(each["entry"], each["before"], each["after"]) for each in facts["fixes"]] == [
        (1, "2025-11-02", "2025-10-01"),
        (2, "2025-11-02T10:00:00+01:00", "2025-12-24T19:00:00+01:00"),
        (4, "2025-11-02", None),
    ]
    assert facts["fixes"][2]["evidence"] is None
    assert sitemap.read_text().count("<lastmod>") == 3


def test_removal_is_printed_with_old_date(run: Run, sitemap: Path):
    out = run("fix", sitemap, "--pages", "--rule", RULES, "--remove-unproven-dates").out
    assert "sitemap.xml: lastmod [no evidence]\n    removed: 2025-11-02\n" in out


def test_dates_in_all_sitemaps_of_set_are_fixed(run: Run, tmp_path: Path, sitemap: Path):
    other = put(tmp_path / "other.xml", urlset(entry("/early", "2025")))
    set_index = put(tmp_path / "index.xml", index(f"{SITE}/sitemap.xml", f"{SITE}/other.xml"))
    result = run("fix", set_index, "--pages", "--rule", RULES, "--base-url", f"{SITE}/index.xml")
    assert (result.code, "2025-10-01" in sitemap.read_text(), "<lastmod>2025</lastmod>" in other.read_text()) == (
        0,
        True,
        True,
    )


def test_old_facts_change_no_dates(run: Run, tmp_path: Path, facts_folder: Path):
    with FactsStore(facts_folder) as store:
        store.add(page("/old", "2020-01-01", checked=int(time.time()) - 40 * 86_400))
    path = put(tmp_path / "old.xml", urlset(entry("/old", "2021-01-01")))
    assert run("fix", path, "--pages", "--rule", RULES).out == "Nothing to fix.\n"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--rule", "page-lastmod-late"), "The rule “page-lastmod-late” needs --pages."),
        (("--pages", "--rule", "page-redirect"), "The rule “page-redirect” has no fix."),
        (("--pages", "--rule", f"{RULES},lastmod-zone"), "With --pages, --rule accepts only"),
        (("--pages", "--rule", RULES, "--replace", "redirect"), "--replace can't be combined with --rule."),
        (("--remove-unproven-dates",), "--remove-unproven-dates needs --pages."),
        (("--pages", "--remove-unproven-dates"), "--remove-unproven-dates needs --rule page-lastmod-late"),
        (
            ("--pages", "--rule", RULES, "--bot", "googlebot"),
            "There are no stored facts about the pages of “sitemap.xml”.",
        ),
    ],
)
def test_unusable_options_are_refused_with_reason(run: Run, sitemap: Path, options, message):
    before = sitemap.read_text()
    result = run("fix", sitemap, *options)
    assert result.code == 2
    assert message in result.err
    assert sitemap.read_text() == before


def test_check_reports_dates_that_contradict_pages(run: Run, sitemap: Path):
    result = run("check", sitemap, "--pages", "--only", "page-lastmod-*", "--format", "json")
    problems = json.loads(result.out)["problems"]
    assert [(each["rule"], each["severity"], each["entry"]) for each in problems] == [
        ("page-lastmod-late", "warning", 1),
        ("page-lastmod-early", "info", 2),
    ]


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("dates = newer", ["/late"]),
        ("dates in newer, older", ["/late", "/early"]),
        ("dates = unproven", ["/none"]),
        ("dates != agrees", ["/late", "/early", "/none"]),
    ],
)
def test_filter_selects_entries_by_class_of_date(run: Run, sitemap: Path, tmp_path: Path, where, expected):
    target = tmp_path / "selected.xml"
    assert run("edit", sitemap, "--where", where, "--set", "priority=0.9", "--output", target).code == 0
    entries = target.read_text().split("</url>")
    assert [
        each.split("<loc>")[1].split("</loc>")[0].removeprefix(SITE) for each in entries if ">0.9<" in each
    ] == expected


def test_filter_by_unknown_class_is_refused(run: Run, sitemap: Path):
    result = run("edit", sitemap, "--where", "dates = wrong", "--remove")
    assert (result.code, "“dates” can't be “wrong”." in result.err) == (2, True)


def test_checked_site_gets_correct_dates(run: Run, httpserver: HTTPServer, tmp_path: Path):
    site = Site(httpserver)
    stated = (
        '<script type="application/ld+json">{"@type": "Article", "dateModified": "2025-06-01T08:00:00+02:00"}</script>'
    )
    locs = [
        site.page("/json", html(stated)),
        site.page("/meta", html('<meta property="article:modified_time" content="2025-06-02">')),
        site.page("/header", Last_Modified="Tue, 03 Jun 2025 08:00:00 GMT"),
        site.page("/nothing"),
    ]
    path = put(tmp_path / "local.xml", urlset(*({"loc": loc, "lastmod": "2025-09-01T00:00:00Z"} for loc in locs)))
    assert run("pages", path).code == 0
    assert run("fix", path, "--pages", "--rule", RULES).code == 0
    text = path.read_text()
    dates = [line.split(">")[1].partition("<")[0] for line in text.splitlines() if "lastmod" in line]
    assert dates == ["2025-06-01T06:00:00Z", "2025-06-02", "2025-06-03T08:00:00Z", "2025-09-01T00:00:00Z"]
