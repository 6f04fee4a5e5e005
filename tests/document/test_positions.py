"""Positions of problems in reports: problems of an index are in the index, and text output names line and column."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.reporting import sarif
from sitemap_studio.document.reporting.problem_lists import located_problems
from sitemap_studio.document.reporting.problem_report import report_chunks
from sitemap_studio.protocol.profiles import PROFILES
from tests.builders import HOST, NAMESPACE, put, urlset

INDEX = f"""<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="{NAMESPACE}">
  <sitemap><loc>{HOST}/a.xml</loc><lastmod>2025-01-01</lastmod></sitemap>
  <sitemap>
    <loc>https://other.example/gone.xml</loc>
    <lastmod>2025-02-30</lastmod>
  </sitemap>
  <sitemap><lastmod>2025-01-01</lastmod></sitemap>
  <sitemap><loc></loc></sitemap>
  <sitemap><loc>{HOST}/index.xml</loc></sitemap>
  <sitemap><loc>{HOST}/a.xml</loc></sitemap>
  <sitemap><loc>{HOST}/bad.xml</loc></sitemap>
</sitemapindex>
"""


def open_checked(path: Path, url: str | None = f"{HOST}/index.xml"):
    document = open_path(path, index_url=url)
    document.set_profile(PROFILES["google"])
    check(document)
    return document


@pytest.fixture
def faulty_index(tmp_path: Path) -> Path:
    put(tmp_path / "a.xml", urlset({"loc": f"{HOST}/a", "lastmod": "2025-03-01"}))
    put(tmp_path / "bad.xml", "<config>\n</config>")
    return put(tmp_path / "index.xml", INDEX)


@pytest.mark.parametrize(
    ("rule", "line", "column"),
    [
        ("index-lastmod-old", 3, INDEX.splitlines()[2].index("2025") + 1),
        ("sitemap-missing", 5, 10),
        ("sitemap-outside", 5, 10),
        ("lastmod-date", 6, 14),
        ("loc-missing", 8, 3),
        ("loc-empty", 9, 17),
        ("nested-index", 10, 17),
        ("sitemap-repeated", 11, 17),
    ],
)
def test_problem_of_index_has_position_in_index(faulty_index: Path, rule: str, line: int, column: int):
    found = [each for each in located_problems(open_checked(faulty_index)) if each.problem.rule.id == rule]
    assert [(each.path, each.line, each.column) for each in found] == [(faulty_index, line, column)]


def test_unreadable_sitemap_is_reported_in_its_own_file(faulty_index: Path):
    (found,) = [
        each for each in located_problems(open_checked(faulty_index)) if each.problem.rule.id == "sitemap-unreadable"
    ]
    assert (found.path, found.line) == (faulty_index.parent / "bad.xml", 1)


def test_text_output_names_file_line_and_column(faulty_index: Path):
    text = "".join(report_chunks(open_checked(faulty_index), "text"))
    assert f"{faulty_index}:6:14: error: " in text
    assert f"{faulty_index}:8:3: error: " in text


def test_text_output_places_file_problems_at_line_1(tmp_path: Path):
    path = put(tmp_path / "a.txt", urlset())
    text = "".join(report_chunks(open_checked(path, url=None), "text"))
    found = [line for line in text.splitlines() if ": warning: " in line]
    assert len(found) == 2
    assert all(line.startswith(f"{path}:1:1: warning: ") for line in found)


def test_sarif_has_index_positions(faulty_index: Path):
    log = json.loads("".join(report_chunks(open_checked(faulty_index), "sarif")))
    (result,) = [each for each in log["runs"][0]["results"] if each["ruleId"] == "loc-missing"]
    place = result["locations"][0]["physicalLocation"]
    assert place == {"artifactLocation": {"uri": "index.xml"}, "region": {"startLine": 8, "startColumn": 3}}


def test_positions_in_externally_changed_index_are_unknown(faulty_index: Path):
    document = open_checked(faulty_index)
    put(faulty_index, INDEX.replace("<sitemapindex", "<!-- changed -->\n<sitemapindex"))
    found = [each for each in located_problems(document) if each.problem.rule.id == "sitemap-missing"]
    assert [(each.path, each.line) for each in found] == [(faulty_index, None)]


@pytest.mark.parametrize("field", ["loc", "lastmod", "changefreq", "priority"])
def test_message_about_empty_value_names_its_tag(tmp_path: Path, field: str):
    entry = {"loc": f"{HOST}/a"} | {field: ""}
    document = open_checked(put(tmp_path / "a.xml", urlset(entry)), None)
    messages = [each.problem.message for each in located_problems(document) if each.problem.rule.id == f"{field}-empty"]
    assert messages == ["<loc> is empty." if field == "loc" else f"{field} is empty."]


def test_sarif_beyond_limit_has_the_most_severe_results(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(sarif, "MAX_RESULTS", 3)
    entries = [{"loc": f"{HOST}/{n}", "priority": "0,5" if n > 2 else "0.5"} for n in range(5)]
    paths = [put(tmp_path / name, urlset(*entries)) for name in ("a.xml", "b.xml")]
    documents = [open_checked(path, None) for path in paths]
    n_problems = sum(sum(each.problems.counts().values()) for each in documents)
    (run,) = json.loads("".join(report_chunks(documents, "sarif", root=tmp_path)))["runs"]
    levels = [each["level"] for each in run["results"]]
    ranks = [("error", "warning", "note").index(level) for level in levels]
    assert (len(levels), ranks) == (3, sorted(ranks))
    (invocation,) = run["invocations"]
    (note,) = invocation["toolExecutionNotifications"]
    assert invocation["executionSuccessful"]
    assert f"the 3 most severe of {n_problems} results" in note["message"]["text"]


def test_sarif_within_the_limit_has_no_notification(tmp_path: Path):
    document = open_checked(put(tmp_path / "a.xml", urlset({"loc": f"{HOST}/a", "priority": "0,5"})), None)
    assert "invocations" not in json.loads("".join(report_chunks(document, "sarif")))["runs"][0]


@pytest.mark.parametrize(
    ("index_url", "listed", "is_itself"),
    [
        (f"{HOST}/index.xml", f"{HOST}/index.xml", True),
        (f"{HOST}/", "HTTPS://WWW.EXAMPLE.COM:443/index.xml", True),
        (f"{HOST}/sitemap_index.xml", f"{HOST}/sitemap_index.xml", True),
        (f"{HOST}/sitemap_index.xml", f"{HOST}/index.xml", False),
        (f"{HOST}/index.xml", "https://other.example/index.xml", False),
        (f"{HOST}/maps/index.xml", f"{HOST}/index.xml", False),
        (None, f"{HOST}/index.xml", True),
        (None, "https://other.example/index.xml", False),
    ],
)
def test_only_listed_url_of_index_itself_is_nested_index(
    tmp_path: Path, index_url: str | None, listed: str, is_itself: bool
):
    put(tmp_path / "a.xml", urlset(f"{HOST}/a"))
    put(tmp_path / "b.xml", urlset(f"{HOST}/b"))
    locs = (f"{HOST}/a.xml", f"{HOST}/b.xml", listed)
    items = "".join(f"<sitemap><loc>{loc}</loc></sitemap>" for loc in locs)
    path = put(tmp_path / "index.xml", f'<sitemapindex xmlns="{NAMESPACE}">{items}</sitemapindex>')
    rules = [each.problem.rule.id for each in located_problems(open_checked(path, index_url))]
    assert ("nested-index" in rules) is is_itself
    assert ("sitemap-missing" in rules) is not is_itself


@pytest.mark.parametrize(
    "second",
    ["http://www.example.com/a.xml", "https://example.com/a.xml", f"{HOST}:443/a.xml", f"{HOST}/%61.xml"],
    ids=["protocol", "www", "port", "escape"],
)
@pytest.mark.parametrize("is_there", [True, False], ids=["found", "missing"])
def test_sitemap_listed_by_two_urls_is_reported(tmp_path: Path, second: str, is_there: bool):
    if is_there:
        put(tmp_path / "a.xml", urlset(f"{HOST}/a"))
    items = "".join(f"<sitemap><loc>{loc}</loc></sitemap>" for loc in (f"{HOST}/a.xml", second))
    path = put(tmp_path / "index.xml", f'<sitemapindex xmlns="{NAMESPACE}">{items}</sitemapindex>')
    messages = [
        each.problem.message
        for each in located_problems(open_checked(path, f"{HOST}/index.xml"))
        if each.problem.rule.id == "sitemap-repeated"
    ]
    assert len(messages) == 1
    assert messages[0].endswith(f"by two URLs: “{HOST}/a.xml” and “{second}”.")
