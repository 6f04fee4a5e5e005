"""The SARIF log: its structure as SARIF 2.1.0 has it, where its results point to, and how they are known again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.reporting.sarif import source_page
from sitemap_studio.document.reports import report
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.urls import is_web
from tests.builders import HOST, index, locs, put, urlset

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
    """The log of a document."""
    log: dict[str, Any] = json.loads("".join(report(document, "sarif")))
    return log


def checked(path, profile="sitemap-0.9") -> Document:
    """A document that was opened and judged."""
    document = open_path(path)
    document.set_profile(PROFILES[profile])
    check(document)
    return document


def results_of(path, profile="sitemap-0.9") -> list[dict[str, Any]]:
    """The results of a file's log."""
    results: list[dict[str, Any]] = log_of(checked(path, profile))["runs"][0]["results"]
    return results


def artifact_of(result) -> dict[str, str]:
    """Where a result's file is."""
    artifact: dict[str, str] = result["locations"][0]["physicalLocation"]["artifactLocation"]
    return artifact


def fits(shape: str, given: dict[str, Any]) -> bool:
    """Whether an object holds what it must and nothing that it may not."""
    must, may = SHAPES[shape]
    return must <= given.keys() <= must | may


@pytest.fixture
def wrong_set(tmp_path):
    """A set with odd names and a missing sitemap."""
    put(tmp_path / "a b#1.xml.gz", urlset(HOST, WRONG))
    put(tmp_path / "sub" / "\u00fc.xml", urlset(WRONG))
    listed = index(f"{HOST}/a%20b%231.xml.gz", f"{HOST}/gone.xml", f"{HOST}/sub/%C3%BC.xml")
    return put(tmp_path / "sitemap.xml", listed)


def test_every_object_of_the_log_holds_what_the_format_asks_for(wrong_set):
    log = log_of(checked(wrong_set))
    (run,) = log["runs"]
    driver = run["tool"]["driver"]
    assert fits("log", log)
    assert log["version"] == "2.1.0"
    assert fits("run", run)
    assert run["columnKind"] == "unicodeCodePoints"
    assert fits("driver", driver)
    for rule in driver["rules"]:
        assert fits("rule", rule)
        assert rule["shortDescription"]["text"].endswith(".")
        assert rule["help"]["text"]
        assert rule["help"]["markdown"]
        assert rule["defaultConfiguration"]["level"] in {"error", "warning", "note"}
        assert rule["name"].isalnum()
        assert rule["name"].lower() != rule["id"]
    assert run["results"]
    for result in run["results"]:
        assert driver["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
        assert fits("result", result)
        assert result["level"] in {"error", "warning", "note"}
        assert result["message"]["text"]
        for location in result["locations"]:
            assert fits("location", location)
            assert fits("physical", location["physicalLocation"])
            assert fits("artifact", location["physicalLocation"]["artifactLocation"])
            region = location["physicalLocation"].get("region", {"startLine": 1})
            assert fits("region", region)
            assert all(isinstance(number, int) and number >= 1 for number in region.values())


def test_rules_are_told_with_source_and_examples(wrong_set):
    for rule in log_of(checked(wrong_set))["runs"][0]["tool"]["driver"]["rules"]:
        known = RULES[rule["id"]]
        assert rule["fullDescription"]["text"].replace("{{", "{").replace("}}", "}") == known.explanation
        for text in rule["help"].values():
            plain = text.replace("{{", "{").replace("}}", "}").replace("\\[", "[")
            assert known.source in plain
            assert known.wrong in plain
            assert known.right in plain


def test_every_rule_from_outside_leads_to_a_page_on_it():
    without = {rule.id for rule in RULES.values() if source_page(rule.source) is None}
    assert without == {rule.id for rule in RULES.values() if rule.source == "Sitemap Studio"}
    for rule in RULES.values():
        address = source_page(rule.source) or "https://www.example.com/"
        assert address.startswith("https://")
        assert is_web(address)


def mended_by_fixes(path) -> str:
    """The text of a file after the fixes of its log are made as an editor makes them, the last first."""
    lines = path.read_bytes().decode().split("\n")
    replacements = set()
    for result in results_of(path):
        for fix in result.get("fixes", ()):
            (change,) = fix["artifactChanges"]
            (replacement,) = change["replacements"]
            assert fits("fix", fix)
            assert fits("change", change)
            assert fits("replacement", replacement)
            assert fits("deleted", replacement["deletedRegion"])
            assert change["artifactLocation"] == artifact_of(result)
            replacements.add((*replacement["deletedRegion"].values(), replacement["insertedContent"]["text"]))
    for line, start, end_line, end, text in sorted(replacements, reverse=True):
        assert end_line == line
        lines[line - 1] = lines[line - 1][: start - 1] + text + lines[line - 1][end - 1 :]
    return "\n".join(lines)


@pytest.mark.parametrize("line_end", ["\n", "\r\n", ""])
def test_fixes_put_values_right_where_they_stand(tmp_path, line_end):
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


def test_what_is_packed_mended_or_written_in_another_way_has_no_such_fix(tmp_path):
    wrong = urlset({"loc": f"{HOST}/x#y"}, {"loc": f"{HOST}/1", "lastmod": "\n 2026-01-01 10:00:00Z"})
    wrong = wrong.replace("<loc>https", "<loc><![CDATA[https", 1).replace("#y<", "#y]]><")
    broken = urlset(f"{HOST}/x#y", f"{HOST}/a&b").replace("&amp;", "&")
    for name, text in (("a.xml", wrong), ("b.xml.gz", urlset(f"{HOST}/x#y")), ("c.xml", broken)):
        results = results_of(put(tmp_path / name, text))
        assert any("fix" in result["properties"] for result in results)
        assert all("fixes" not in result for result in results)


def test_addresses_of_files_are_relative_to_the_folder_or_the_root_of_the_project(wrong_set, tmp_path):
    document = checked(wrong_set)
    found = {artifact_of(result)["uri"] for result in log_of(document)["runs"][0]["results"]}
    assert found == {"sitemap.xml", "a%20b%231.xml.gz", "sub/%C3%BC.xml"}
    (missing,) = [result for result in results_of(wrong_set) if result["ruleId"] == "sitemap-missing"]
    assert artifact_of(missing)["uri"] == "sitemap.xml"
    for root, begin in ((wrong_set.parent.parent, f"{wrong_set.parent.name}/"), (wrong_set.parent / "sub", "file:///")):
        (run,) = json.loads("".join(report(document, "sarif", root=root)))["runs"]
        uris = {artifact_of(result)["uri"] for result in run["results"]}
        assert any(uri.startswith(begin) and uri.endswith("/sitemap.xml") for uri in uris)
    (result, *_) = results_of(put(tmp_path / "a:b.xml", urlset(WRONG)))
    assert artifact_of(result)["uri"] == "a%3Ab.xml"


@pytest.mark.parametrize(
    ("value", "told"), [("a{0}b", "a{{0}}b"), ("[a](1)", "\\[a](1)"), ("[1]", "[1]"), ("}{", "}}{{")]
)
def test_values_are_neither_placeholders_nor_links_in_messages(tmp_path, value, told):
    (result,) = results_of(put(tmp_path / "a.xml", urlset({"loc": HOST, "changefreq": value})))
    assert f"\u201c{told}\u201d" in result["message"]["text"]
    assert result["properties"]["value"] == value


def fingerprints(path) -> dict[tuple[str, str], str]:
    """Fingerprints by rule and address."""
    results = results_of(path)
    told = {
        (each["ruleId"], each["locations"][0]["logicalLocations"][0]["fullyQualifiedName"]): each["partialFingerprints"]
        for each in results
    }
    assert len(told) == len(results)
    assert all(len(fingerprint) == 1 for fingerprint in told.values())
    return {key: next(iter(fingerprint.values())) for key, fingerprint in told.items()}


def test_a_problem_is_known_again_when_other_entries_change_and_another_is_not(tmp_path):
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
