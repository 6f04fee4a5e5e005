"""Reports of problems in every format: HTML, SARIF, text, with lines and columns."""

from __future__ import annotations

import csv
import json
import re
from html import unescape
from typing import Any

import numpy as np
import pytest
from lxml import html

from sitemap_studio.core.errors import Cancelled, RequestError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import check
from sitemap_studio.document.command_line import REPORT_FORMATS
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.repaired_entries import slot_of_repair
from sitemap_studio.document.reporting.html_report import MAX_EXAMPLES, html_chunks
from sitemap_studio.document.reporting.problem_lists import CSV_COLUMNS, located_problems
from sitemap_studio.document.reporting.problem_report import report_chunks, write_report
from sitemap_studio.document.reporting.sarif import source_page
from sitemap_studio.model.edits import RemoveEntries
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.url_syntax import is_web
from sitemap_studio.validation.problem import Problem
from tests.builders import HOST, NAMESPACE, content, index, joined, locs, put, urlset


def open_checked(path, profile="sitemap-0.9") -> Document:
    """Open and validate a document."""
    document = open_path(path)
    document.set_profile(PROFILES[profile])
    check(document)
    return document


def problem_positions(path, rule):
    """Return line and column of each problem of one rule."""
    found = located_problems(open_checked(path))
    return [(each.line, each.column) for each in found if each.problem.rule.id == rule]


def position_in_text(text: str, part: str) -> tuple[int, int]:
    """Return line and column of a part of a text."""
    before = text[: text.index(part)]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


@pytest.fixture
def wrong_set(tmp_path):
    """Set with problems of the index, of sitemaps and of entries."""
    wrong = {"loc": "/relative", "priority": "2.0", "lastmod": "2026-02-30"}
    put(tmp_path / "one.xml", urlset(f"{HOST}/1", wrong, f"{HOST}/1"))
    put(tmp_path / "two words.xml.gz", urlset(wrong, *locs(3), wrong))
    listed = index(f"{HOST}/one.xml", f"{HOST}/gone.xml", f"{HOST}/two%20words.xml.gz")
    return put(tmp_path / "sitemap.xml", listed)


# Places

PREFIXED = (
    f"<s:urlset xmlns:s='{NAMESPACE}'><s:url><s:loc>{HOST}/\u00e4\U0001f600</s:loc><s:priority>2.0</s:priority></s:url>"
    "</s:urlset>"
)


def test_located_problem_has_file_entry_and_url(wrong_set):
    found = [each for each in located_problems(open_checked(wrong_set)) if each.problem.rule.id == "priority-value"]
    assert [(each.path.name if each.path else None, each.entry, each.loc) for each in found] == [
        ("one.xml", 2, "/relative"),
        ("two words.xml.gz", 1, "/relative"),
        ("two words.xml.gz", 5, "/relative"),
    ]


@pytest.mark.parametrize("form", REPORT_FORMATS)
def test_report_of_duplicate_names_first_entry_in_every_format(tmp_path, form):
    put(tmp_path / "one.xml", urlset(*locs(3)))
    put(tmp_path / "two.xml.gz", urlset(*locs(2, start=7), f"{HOST}/1"))
    document = open_checked(put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml.gz")))
    sentence = f"Entry 2 of “one.xml” already has this URL: “{HOST}/1”."
    told = "".join(report_chunks(document, form))
    assert sentence in unescape(told) or json.dumps(sentence) in told
    document.do(RemoveEntries(np.array([0])))
    assert "Entry 1 of" in "".join(report_chunks(document, form))


@pytest.mark.parametrize(
    "text",
    [
        urlset({"loc": HOST, "priority": "2.0"}),
        urlset({"loc": f"{HOST}/\u00e4\U0001f600", "priority": "2.0"}).replace("\n    ", ""),
        urlset({"loc": HOST, "priority": "2.0"}).replace("<priority>", "<priority >"),
        urlset({"loc": HOST, "priority": "2.0"}).replace("<priority>", "<!-- <priority> --><priority>"),
        urlset({"loc": HOST, "priority": "2.0"}).replace("\n", "\r\n"),
        urlset({"loc": HOST, "priority": "2.0"}).replace("\n", ""),
        urlset({"loc": f"{HOST}/\u00e4", "priority": "2.0"}).replace("2.0", "<![CDATA[2.0]]>"),
        PREFIXED,
        urlset({"loc": HOST, "priority": "2.0"}).replace("<priority>", "<priority a='>' b=\">/>\">"),
        urlset({"loc": HOST, "priority": "2.0"}).replace(
            "    <loc>", "<x:priority xmlns:x='urn:x'>0</x:priority><loc>"
        ),
    ],
    ids=[
        "plain",
        "in one line with characters of several bytes",
        "blank in the tag",
        "comment",
        "CRLF",
        "no lines",
        "CDATA",
        "prefix",
        "mark in an attribute",
        "a field of an extension of the same name",
    ],
)
def test_column_of_problem_is_start_of_value(tmp_path, text):
    assert problem_positions(put(tmp_path / "a.xml", text), "priority-value") == [position_in_text(text, "2.0")]


def test_byte_order_mark_does_not_shift_column(tmp_path):
    text = urlset({"loc": HOST, "priority": "2.0"}).replace("\n", "")
    path = put(tmp_path / "a.xml", b"\xef\xbb\xbf" + text.encode())
    assert problem_positions(path, "priority-value") == [position_in_text(text, "2.0")]


def test_value_on_another_line_has_position_of_tag(tmp_path):
    text = urlset({"loc": HOST, "priority": "2.0"}).replace("<priority>", "<priority\n>")
    assert problem_positions(put(tmp_path / "a.xml", text), "priority-value") == [position_in_text(text, "<priority")]


def test_missing_field_has_position_of_entry(tmp_path):
    text = urlset(HOST, {"priority": "0.5"})
    start = text.rindex("<url>")
    assert problem_positions(put(tmp_path / "a.xml", text), "loc-missing") == [
        (text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start))
    ]


def test_problems_of_csv_cells_and_list_lines_have_columns(tmp_path):
    text = f'title,priority,loc\n"a, ""b""",2.0,{HOST}/1\nb,0.5,"/rela,tive"\n'
    path = put(tmp_path / "a.csv", text)
    assert problem_positions(path, "priority-value") == [position_in_text(text, "2.0")]
    assert problem_positions(path, "loc-relative") == [position_in_text(text, '"/rela')]
    assert problem_positions(put(tmp_path / "a.txt", joined([HOST, "/relative"])), "loc-relative") == [(2, 1)]


def test_repaired_file_has_original_lines_and_only_known_columns(tmp_path):
    text = urlset(f"{HOST}/?aANDb", {"loc": f"{HOST}/?cANDd", "priority": "2.0"}).replace("AND", "&")
    path = put(tmp_path / "a.xml", "\n\n" + text)
    assert problem_positions(path, "priority-value") == [position_in_text("\n\n" + text, "2.0")]
    text = text.replace("\n    ", "")
    assert problem_positions(put(path, text), "priority-value") == [(position_in_text(text, "2.0")[0], None)]


def test_problem_in_deleted_file_has_no_position(tmp_path):
    path = put(tmp_path / "a.xml", urlset({"loc": HOST, "priority": "2.0"}))
    document = open_checked(path)
    path.unlink()
    assert [(each.line, each.column) for each in located_problems(document)] == [(None, None)]


def test_problem_of_added_entry_has_no_line(tmp_path, add_entry):
    text = urlset(HOST, {"loc": f"{HOST}/2", "priority": "2.0"})
    document = open_checked(put(tmp_path / "a.xml", text))
    add_entry(document, 1, loc=f"{HOST}/new", priority="3.0")
    found = [(each.problem.value, each.entry, each.line) for each in located_problems(document)]
    assert found == [("3.0", 2, None), ("2.0", 3, position_in_text(text, "2.0")[0])]


# Files


def test_report_over_sitemap_of_set_is_refused(wrong_set):
    with pytest.raises(RequestError, match=r"“one\.xml” is an input file and can't be replaced"):
        write_report(open_checked(wrong_set), wrong_set.parent / "one.xml", "csv")


def test_cancelled_report_leaves_old_file_unchanged(tmp_path):
    entries = [{"loc": loc, "priority": "2.0"} for loc in locs(1_500)]
    document = open_checked(put(tmp_path / "a.xml", urlset(*entries)))
    target = put(tmp_path / "report", "old")

    class Impatient(Progress):
        def advance(self, units: int = 1) -> None:
            self.cancel()
            super().advance(units)

    with pytest.raises(Cancelled):
        write_report(document, target, "json", progress=Impatient())
    assert content(target) == "old"


def test_report_of_snapshot_ignores_later_edits(wrong_set, set_cell):
    document = open_checked(wrong_set)
    still = document.snapshot()
    before = list(report_chunks(document, "json"))
    set_cell(document, 1, "priority", "0.5")
    assert list(report_chunks(still, "json")) == before
    assert list(report_chunks(document, "json")) != before


def test_csv_report_has_all_columns_and_escapes_formulas(tmp_path):
    evil = '=HYPERLINK("http://evil.example/","a,b")'
    document = open_checked(put(tmp_path / "a.xml", urlset({"loc": HOST, "changefreq": evil, "priority": "-1\n2"})))
    write_report(document, tmp_path / "out.csv", "csv")
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert tuple(table[0]) == CSV_COLUMNS
    assert [each["value"] for each in table] == [f"'{evil}", "'-1\n2"]


def test_undecodable_value_is_written_in_every_report_format(tmp_path):
    document = open_checked(put(tmp_path / "a.xml", urlset({"loc": HOST, "priority": "2.0"})))
    problem = Problem(RULES["gzip-name"], Severity.WARNING, 0, None, None, "\udcff", "\udcff is odd.")
    document.problems = document.problems.with_individual((problem,))
    for form in REPORT_FORMATS:
        write_report(document, tmp_path / "report", form)
        assert "dcff" in content(tmp_path / "report").lower()


def test_lines_of_json_report_equal_those_of_json_module(tmp_path):
    odd = ['"quoted"', "back\\slash", "\u00fc\U0001f600", "a\tb", "\u2028", "</script>"]
    broken = urlset(*({"loc": f"{HOST}/{text}", "changefreq": text} for text in odd), {"loc": "/relative"})
    document = open_checked(put(tmp_path / "a b.xml", broken))
    text = "".join(report_chunks(document, "json"))
    _, *lines, _ = text.splitlines()
    assert len(lines) == len(json.loads(text)["problems"]) >= len(odd)
    for line in lines:
        assert json.dumps(json.loads(line.removesuffix(","))) == line.removesuffix(",")


@pytest.mark.parametrize("before", ["", "\u00fc" * 3_000, "x" * 9_000], ids=["short", "characters", "long"])
def test_column_counts_characters_in_long_lines(tmp_path, before):
    text = urlset(HOST, {"loc": f"{HOST}/{before}", "priority": "2.0"}).replace("\n", "")
    path = put(tmp_path / "a.xml", text)
    assert problem_positions(path, "priority-value") == [position_in_text(text, "2.0")]


COMMANDING = "\x1b[2J\u202e\u200f\u2066"


@pytest.mark.parametrize("form", REPORT_FORMATS)
def test_reports_escape_control_characters_and_direction_marks(tmp_path, form):
    lines = f'loc,priority\n"{HOST}/{COMMANDING}",{COMMANDING}\n'
    document = open_checked(put(tmp_path / f"a{COMMANDING}.csv", lines))
    told = "".join(report_chunks(document, form))
    assert not set(COMMANDING.replace("[2J", "")) & set(told)
    assert len(document.problems.counts()) > 1


@pytest.mark.parametrize("long", ["", "x" * 400])
def test_html_report_masks_passwords(tmp_path, long):
    urls = (f"https://bob:secret{long}@www.example.com/a", f"//bob:secret{long}@www.example.com/b c")
    document = open_checked(put(tmp_path / "a.xml", urlset(*urls, "https://www.example.com:8080/c d")))
    told = "".join(report_chunks(document, "html"))
    assert "secret" not in told
    assert "xxx" not in told
    assert "bob:…@" in told
    assert "example.com:8080" in told


EVIL = "<img src=http://evil.example/x onerror=alert(1)>\"'&"


def html_report_of(path, profile="sitemap-0.9"):
    """Return the HTML report of a set, as text and as a tree."""
    document = open_path(path)
    document.set_profile(PROFILES[profile])
    check(document)
    text = "".join(html_chunks(document))
    return text, html.document_fromstring(text)


def section_of(tree, rule):
    """Return the text of the section of a rule."""
    (section,) = tree.xpath(f"//section[@id='{rule}']")
    return " ".join(section.text_content().split())


def test_html_names_set_profile_and_counts(tmp_path):
    put(tmp_path / "one.xml", urlset(HOST, HOST, {"loc": "/relative", "priority": "2.0"}))
    path = put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/gone.xml"))
    _, tree = html_report_of(path)
    words = " ".join(tree.text_content().split())
    assert tree.findtext(".//h1/bdi") == "sitemap.xml"
    assert "3 entries in 1 sitemap, 1 more could not be read" in words
    assert "Sitemap 0.9 (2008)" in words
    tiles = [(tile.findtext("b"), tile.findtext("span").split()[-1]) for tile in tree.find_class("tile")]
    assert tiles == [("3", "errors"), ("1", "warning"), ("0", "infos")]


def test_html_explains_rules_with_source_and_examples(tmp_path):
    _, tree = html_report_of(put(tmp_path / "a.xml", urlset({"loc": HOST, "priority": "0,8"})))
    (rule,) = (RULES[each.get("id")] for each in tree.find_class("rule"))
    words = section_of(tree, rule.id)
    for told in (rule.title, rule.explanation, rule.source, rule.wrong, rule.right, "a.xml:5:15", "0,8", "Fix: 0.8"):
        assert told in words


def test_html_limits_examples_and_counts_remainder(tmp_path):
    entries = [{"loc": loc, "priority": "2.0"} for loc in locs(MAX_EXAMPLES + 1_234)]
    _, tree = html_report_of(put(tmp_path / "a.xml", urlset(*entries)))
    words = section_of(tree, "priority-value")
    assert "1,244 found" in words
    assert words.endswith("and 1,234 more.")
    assert re.findall(r"a\.xml:(\d+)", words) == [str(5 + 4 * number) for number in range(MAX_EXAMPLES)]


def test_html_has_no_scripts_resources_or_markup_from_values(tmp_path):
    name = "<b>&amp;.xml"
    entries = [{"loc": f"{HOST}/{EVIL}", "changefreq": EVIL}, {"loc": HOST, "changefreq": "\u202egnihton\u200b"}]
    text, tree = html_report_of(put(tmp_path / name, urlset(*entries)))
    assert not tree.xpath("//script | //img | //link | //iframe | //object | //@src | //@srcset | //@style")
    assert not tree.xpath("//@*[starts-with(name(), 'on')]")
    assert all(link.startswith("#") for link in tree.xpath("//@href"))
    assert not any(part in text for part in ("url(", "@import", "<img", "\u202e"))
    assert tree.xpath("//meta[@http-equiv='Content-Security-Policy']/@content")[0].startswith("default-src 'none'")
    assert EVIL in tree.text_content()
    assert tree.findtext(".//h1/bdi") == name
    assert not tree.xpath("//h1//b")
    assert "[U+202E]" in text


HOSTILE = "<script>alert('1')</script></style>&amp;\"\x1b"


def test_html_escapes_hostile_names_and_values(tmp_path):
    name = HOSTILE.replace("/", "") + "{{ 7 * 7 }}{% raw %}{#.csv"
    cell = HOSTILE.replace('"', '""')
    lines = f'loc,changefreq,lastmod\n"{HOST}/{cell}","{cell}","{cell}"\n'
    text, tree = html_report_of(put(tmp_path / name, lines))
    assert not tree.xpath("//script")
    assert len(tree.xpath("//style")) == 1
    assert "\x1b" not in text
    assert tree.findtext(".//h1/bdi") == name.replace("\x1b", "\u241b")
    assert tree.findtext(".//title") == "Problems in " + name.replace("\x1b", "\u241b")
    values = {value.text_content() for value in tree.xpath("//table[@class='examples']//td[2]/bdi")}
    assert values >= {HOSTILE.replace("\x1b", "\u241b"), f"{HOST}/{HOSTILE}".replace("\x1b", "\u241b")}


def test_html_report_links_have_targets(tmp_path):
    _, tree = html_report_of(put(tmp_path / "a.xml", urlset(HOST, HOST, {"loc": "/relative", "priority": "2.0"})))
    targets = [link.removeprefix("#") for link in tree.xpath("//@href")]
    assert targets
    assert set(targets) == {section.get("id") for section in tree.find_class("rule")}


def test_html_gauges_use_limits_of_profile(tmp_path):
    path = put(tmp_path / "a.txt", joined(f"{HOST}/{'x' * 1000}{number}" for number in range(11_000)))
    seen = {}
    for profile in ("sitemap-0.9", "google"):
        _, tree = html_report_of(path, profile)
        urls, size = (" ".join(gauge.text_content().split()) for gauge in tree.find_class("gauge"))
        assert urls == "11,000 of 50,000 URLs"
        seen[profile] = size, len(tree.find_class("over")), tree.xpath("//*[local-name()='rect']/@width")[-1]
    assert seen["sitemap-0.9"] == ("10.8 of 10 MB \u2716 over the limit", 1, "100.0")
    assert seen["google"] == ("10.8 of 50 MB", 0, "21.6")


def test_html_report_without_problems_has_dark_and_print_styles(tmp_path):
    text, tree = html_report_of(put(tmp_path / "a.xml", urlset(HOST)))
    assert "No problems" in tree.text_content()
    assert not tree.find_class("rule")
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text
    _, tree = html_report_of(put(tmp_path / "a.xml", urlset()))
    assert not tree.find_class("plot")


def test_html_charts_have_text_values(tmp_path):
    entries = [
        {"loc": f"{HOST}/shop/1", "lastmod": "2026-01-05", "changefreq": "daily", "priority": "0.5"},
        {"loc": f"{HOST}/shop/2", "lastmod": "2026-02-05"},
        {"loc": f"{HOST}/<b>/3", "lastmod": EVIL, "changefreq": EVIL, "priority": EVIL},
    ]
    _, tree = html_report_of(put(tmp_path / "a.xml", urlset(*entries)))
    plots = {plot.findtext("figcaption"): plot for plot in tree.find_class("plot")}
    assert list(plots) == ["Entries by lastmod", "Entries by folder", "Entries by changefreq", "Entries by priority"]
    assert plots["Entries by lastmod"].xpath(".//*[local-name()='desc']/text()") == [
        "2026-01: 1 entry, 33.3 %; 2026-02: 1 entry, 33.3 %; Invalid date: 1 entry, 33.3 %"
    ]
    lines = [" ".join(line.text_content().split()) for line in plots["Entries by folder"].iter("tr")]
    assert lines == ["/shop/ 2 66.7 %", "/<b>/ 1 33.3 %"]
    assert "Missing 1 33.3 %" in " ".join(plots["Entries by changefreq"].text_content().split())
    assert "Not a number 1 33.3 %" in " ".join(plots["Entries by priority"].text_content().split())


@pytest.mark.parametrize(
    ("dates", "labels"),
    [
        ([*range(2024 * 12, 2027 * 12)], ["2024", "2025", "2026"]),
        ([*range(2025 * 12, 2026 * 12), 2001 * 12], ["Before 2025-01", "2025"]),
        ([2025 * 12 + 3, 2025 * 12 + 4], []),
    ],
    ids=["years of months", "one before", "no January"],
)
def test_html_month_bars_are_labelled_by_year(tmp_path, dates, labels):
    entries = [
        {"loc": f"{HOST}/{month}/{number}", "lastmod": f"{month // 12}-{month % 12 + 1:02}-05"}
        for month in dates
        for number in range(1 if month < 2002 * 12 else 10)
    ]
    _, tree = html_report_of(put(tmp_path / "a.xml", urlset(*entries)))
    assert tree.xpath("//figure[contains(@class, 'dates')]//*[local-name()='text'][@y='18']/text()") == labels


TORN = '<?xml version="1.0"?>\n<urlset>\n' + "".join(f"<url><loc>{HOST}/{name}</loc></url>\n" for name in "abc")


def repairs_of(document):
    """Return rule and entry of each repair."""
    return [(repair.rule, slot_of_repair(document, sitemap, repair)) for sitemap, repair in document.repairs]


def test_repair_is_reported_at_its_entry_or_preceding_one(tmp_path):
    text = "\n" + urlset(*locs(3)).replace("/0<", "/0?a&b<").replace("/2</loc>", "/2")
    document = open_path(put(tmp_path / "a.xml", text))
    assert repairs_of(document) == [("before-declaration", None), ("ampersand-bare", 0), ("closing-missing", 2)]
    text = TORN.replace("/b</loc></url>", "/b\x01") + "</urlset>\n"
    document = open_path(put(tmp_path / "a.xml", text))
    assert repairs_of(document) == [("control-character", 1), ("closing-missing", 1), ("closing-missing", 1)]


WRONG = {"loc": "/relative", "priority": "2.0"}

SHAPES: dict[str, tuple[set[str], set[str]]] = {
    "log": ({"$schema", "version", "runs"}, set()),
    "run": ({"tool", "columnKind", "results", "properties"}, set()),
    "driver": ({"name", "version", "semanticVersion", "rules"}, set()),
    "rule": (
        {"id", "name", "shortDescription", "fullDescription", "help", "defaultConfiguration", "properties"},
        {"helpUri"},
    ),
    "result": (
        {"ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints", "properties"},
        {"fixes"},
    ),
    "fix": ({"description", "artifactChanges"}, set()),
    "change": ({"artifactLocation", "replacements"}, set()),
    "replacement": ({"deletedRegion", "insertedContent"}, set()),
    "deleted": ({"startLine", "startColumn", "endLine", "endColumn"}, set()),
    "artifact": ({"uri"}, set()),
    "location": (set(), {"physicalLocation", "logicalLocations"}),
    "physical": ({"artifactLocation"}, {"region"}),
    "region": ({"startLine"}, {"startColumn"}),
}
"""What objects of the log must hold, and what they may hold besides. SARIF 2.1.0, 3.13 to 3.52."""


def log_of(document: Document) -> dict[str, Any]:
    """Return the SARIF log of a document."""
    log: dict[str, Any] = json.loads("".join(report_chunks(document, "sarif")))
    return log


def results_of(path, profile="sitemap-0.9") -> list[dict[str, Any]]:
    """Return the results in the SARIF log of a file."""
    results: list[dict[str, Any]] = log_of(open_checked(path, profile))["runs"][0]["results"]
    return results


def artifact_of(result) -> dict[str, str]:
    """Return the location of the file of a result."""
    artifact: dict[str, str] = result["locations"][0]["physicalLocation"]["artifactLocation"]
    return artifact


def has_shape(shape: str, given: dict[str, Any]) -> bool:
    """Return whether an object has all required and no unknown properties."""
    must, may = SHAPES[shape]
    return must <= given.keys() <= must | may


@pytest.fixture
def odd_set(tmp_path):
    """Set with unusual file names and a missing sitemap."""
    put(tmp_path / "a b#1.xml.gz", urlset(HOST, WRONG))
    put(tmp_path / "sub" / "\u00fc.xml", urlset(WRONG))
    listed = index(f"{HOST}/a%20b%231.xml.gz", f"{HOST}/gone.xml", f"{HOST}/sub/%C3%BC.xml")
    return put(tmp_path / "sitemap.xml", listed)


def test_sarif_objects_have_required_members(odd_set):
    log = log_of(open_checked(odd_set))
    (run,) = log["runs"]
    driver = run["tool"]["driver"]
    assert has_shape("log", log)
    assert log["version"] == "2.1.0"
    assert has_shape("run", run)
    assert run["columnKind"] == "unicodeCodePoints"
    assert has_shape("driver", driver)
    for rule in driver["rules"]:
        assert has_shape("rule", rule)
        assert rule["shortDescription"]["text"].endswith(".")
        assert rule["help"]["text"]
        assert rule["help"]["markdown"]
        assert rule["defaultConfiguration"]["level"] in {"error", "warning", "note"}
        assert rule["name"].isalnum()
        assert rule["name"].lower() != rule["id"]
    assert run["results"]
    for result in run["results"]:
        assert driver["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
        assert has_shape("result", result)
        assert result["level"] in {"error", "warning", "note"}
        assert result["message"]["text"]
        for location in result["locations"]:
            assert has_shape("location", location)
            assert has_shape("physical", location["physicalLocation"])
            assert has_shape("artifact", location["physicalLocation"]["artifactLocation"])
            region = location["physicalLocation"].get("region", {"startLine": 1})
            assert has_shape("region", region)
            assert all(isinstance(number, int) and number >= 1 for number in region.values())


def test_sarif_rules_have_source_and_examples(odd_set):
    for rule in log_of(open_checked(odd_set))["runs"][0]["tool"]["driver"]["rules"]:
        known = RULES[rule["id"]]
        assert rule["fullDescription"]["text"].replace("{{", "{").replace("}}", "}") == known.explanation
        for text in rule["help"].values():
            plain = text.replace("{{", "{").replace("}}", "}").replace("\\[", "[")
            assert known.source in plain
            assert known.wrong in plain
            assert known.right in plain


def test_every_external_source_has_help_page():
    without = {rule.id for rule in RULES.values() if source_page(rule.source) is None}
    assert without == {rule.id for rule in RULES.values() if rule.source == "Sitemap Studio"}
    for rule in RULES.values():
        address = source_page(rule.source) or "https://www.example.com/"
        assert address.startswith("https://")
        assert is_web(address)


@pytest.mark.parametrize(
    ("rule", "page"),
    [
        ("alternate-no-self", "https://developers.google.com/search/docs/specialty/international/localized-versions"),
        ("page-login", "https://support.google.com/webmasters/answer/7440203"),
        (
            "page-not-found",
            "https://developers.google.com/crawling/docs/troubleshooting/http-status-codes#4xx-client-errors",
        ),
        ("page-unreachable", "https://developers.google.com/crawling/docs/troubleshooting/dns-network-errors"),
        ("page-blocked", "https://sitebulb.com/hints/xml-sitemaps/forbidden-403-url-in-xml-sitemaps/"),
        ("changefreq-ignored", "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap"),
        ("loc-too-long-yandex", "https://yandex.com/support/webmaster/en/error-dictionary/sitemap"),
        ("mobile-deprecated", "https://developers.google.com/search/blog/2016/11/an-update-on-googles-feature-phone"),
        ("feed", "https://www.sitemaps.org/protocol.html#otherformats"),
    ],
)
def test_sarif_rule_has_help_page_of_source(rule, page):
    assert source_page(RULES[rule].source) == page


def mended_by_fixes(path) -> str:
    """Return the text of a file after applying the fixes of its log, the last first."""
    lines = path.read_bytes().decode().split("\n")
    replacements = set()
    for result in results_of(path):
        for fix in result.get("fixes", ()):
            (change,) = fix["artifactChanges"]
            (replacement,) = change["replacements"]
            assert has_shape("fix", fix)
            assert has_shape("change", change)
            assert has_shape("replacement", replacement)
            assert has_shape("deleted", replacement["deletedRegion"])
            assert change["artifactLocation"] == artifact_of(result)
            replacements.add((*replacement["deletedRegion"].values(), replacement["insertedContent"]["text"]))
    for line, start, end_line, end, text in sorted(replacements, reverse=True):
        assert end_line == line
        lines[line - 1] = lines[line - 1][: start - 1] + text + lines[line - 1][end - 1 :]
    return "\n".join(lines)


@pytest.mark.parametrize("line_end", ["\n", "\r\n", ""])
def test_sarif_fix_replaces_value_at_its_position(tmp_path, line_end):
    entries = (
        {"loc": f"{HOST}/\U0001f600?a=1&b='2'", "changefreq": "Daily"},
        {"loc": f"{HOST}/x#y", "priority": "0,5"},
    )
    text = urlset(*entries).replace("\n", line_end)
    path = put(tmp_path / "a.xml", text)
    changes = (("\U0001f600", "%F0%9F%98%80"), ("Daily", "daily"), ("#y", ""), ("0,5", "0.5"))
    wanted = text
    for old, new in changes:
        wanted = wanted.replace(old, new)
    assert mended_by_fixes(path) == wanted
    put(path, mended_by_fixes(path))
    assert results_of(path) == []
    path = put(tmp_path / "a.txt", f"{HOST}/1\n{HOST}/a b\n{HOST}/2#x")
    assert mended_by_fixes(path) == f"{HOST}/1\n{HOST}/a%20b\n{HOST}/2"


def test_compressed_repaired_or_escaped_values_have_no_sarif_fix(tmp_path):
    wrong = urlset({"loc": f"{HOST}/x#y"}, {"loc": f"{HOST}/1", "lastmod": "\n 2026-01-01 10:00:00Z"})
    wrong = wrong.replace("<loc>https", "<loc><![CDATA[https", 1).replace("#y<", "#y]]><")
    broken = urlset(f"{HOST}/x#y", f"{HOST}/a&b").replace("&amp;", "&")
    for name, text in (("a.xml", wrong), ("b.xml.gz", urlset(f"{HOST}/x#y")), ("c.xml", broken)):
        results = results_of(put(tmp_path / name, text))
        assert any("fix" in result["properties"] for result in results)
        assert all("fixes" not in result for result in results)


def test_sarif_uris_are_relative_to_root(odd_set, tmp_path):
    document = open_checked(odd_set)
    found = {artifact_of(result)["uri"] for result in log_of(document)["runs"][0]["results"]}
    assert found == {"sitemap.xml", "a%20b%231.xml.gz", "sub/%C3%BC.xml"}
    (missing,) = [result for result in results_of(odd_set) if result["ruleId"] == "sitemap-missing"]
    assert artifact_of(missing)["uri"] == "sitemap.xml"
    for root, begin in ((odd_set.parent.parent, f"{odd_set.parent.name}/"), (odd_set.parent / "sub", "file:///")):
        (run,) = json.loads("".join(report_chunks(document, "sarif", root=root)))["runs"]
        uris = {artifact_of(result)["uri"] for result in run["results"]}
        assert any(uri.startswith(begin) and uri.endswith("/sitemap.xml") for uri in uris)
    (result, *_) = results_of(put(tmp_path / "a:b.xml", urlset(WRONG)))
    assert artifact_of(result)["uri"] == "a%3Ab.xml"


@pytest.mark.parametrize(
    ("value", "expected_value"), [("a{0}b", "a{{0}}b"), ("[a](1)", "\\[a](1)"), ("[1]", "[1]"), ("}{", "}}{{")]
)
def test_sarif_messages_escape_placeholders_and_links(tmp_path, value, expected_value):
    (result,) = results_of(put(tmp_path / "a.xml", urlset({"loc": HOST, "changefreq": value})))
    assert f"\u201c{expected_value}\u201d" in result["message"]["text"]
    assert result["properties"]["value"] == value


def fingerprints(path) -> dict[tuple[str, str], str]:
    """Return fingerprints by rule and URL."""
    results = results_of(path)
    told = {
        (each["ruleId"], each["locations"][0]["logicalLocations"][0]["fullyQualifiedName"]): each["partialFingerprints"]
        for each in results
    }
    assert len(told) == len(results)
    assert all(len(fingerprint) == 1 for fingerprint in told.values())
    return {key: next(iter(fingerprint.values())) for key, fingerprint in told.items()}


def test_sarif_fingerprint_is_stable_under_changes_of_other_entries(tmp_path):
    wrong = {"loc": f"{HOST}/x", "priority": "2.0"}
    path = put(tmp_path / "a.xml", urlset(wrong, WRONG))
    before = fingerprints(path)
    put(path, urlset(*locs(5), wrong, *locs(5, 5), WRONG | {"lastmod": "2026"}))
    after = fingerprints(path)
    assert before.items() <= after.items()
    assert len(set(before.values())) == len(before)
    first, second = (
        put(tmp_path / "b.xml", urlset(wrong)),
        put(tmp_path / "b2.xml", urlset({**wrong, "loc": f"{HOST}/y"})),
    )
    assert not set(fingerprints(first).values()) & set(fingerprints(second).values())
