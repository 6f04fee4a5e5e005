"""The window, the command line and reports list the same problems of a set in the same order."""

from __future__ import annotations

import csv
import io
import json
from collections import defaultdict
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex

from sitemap_studio.__main__ import main
from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.reporting.problem_report import report_chunks
from sitemap_studio.document.schema_validation import validate
from sitemap_studio.gui.panels.problems_panel import ProblemTree
from sitemap_studio.gui.problem_list import ProblemFilter, filter_problems
from sitemap_studio.validation.problem import Problem
from tests.builders import HOST, IMAGE, NAMESPACE, index, locs, put, urlset

SEVERITIES = ["error", "warning", "info"]

IMAGES = "<image:image><image:loc>/1.jpg</image:loc></image:image><image:image/><image:image/>"


@pytest.fixture
def set_with_all_problem_scopes(tmp_path: Path) -> Path:
    """Set with problems of every scope, in plain, gzipped, prefixed, repaired and missing files."""
    declared = f' xmlns:image="{IMAGE}"'
    wrong = {"loc": "/relative", "priority": "2.0", "lastmod": "2026-02-30", "xml": IMAGES}
    twice = {"loc": f"{HOST}/1", "xml": IMAGES}
    put(tmp_path / "one.xml", urlset(f"{HOST}/1", wrong, twice, declared=declared).replace("\n", "\r\n"))
    packed = urlset(twice, *locs(12), wrong, wrong, declared=declared)
    put(tmp_path / "two words.xml.gz", packed.replace("<loc>/rel", "<loc><![CDATA[/rel").replace("ive<", "ive]]><"))
    mended = urlset({"loc": f"{HOST}/ü", "priority": "7"}, "bad&amp;", declared=declared).replace("&amp;", "&")
    put(tmp_path / "mended.xml", mended.replace("<urlset", "\n\n<urlset"))
    body = "<s:url a='1'><s:priority>0,5</s:priority><s:loc>x\u00e4</s:loc><s:loc>y</s:loc></s:url>"
    put(tmp_path / "prefixed.xml", f'<s:urlset xmlns:s="{NAMESPACE}">{body}<s:url/></s:urlset>')
    files = ("one.xml", "gone.xml", "two%20words.xml.gz", "mended.xml", "prefixed.xml", "one.xml")
    listed = [(f"{HOST}/{name}", "2026-13-01") for name in files]
    return put(tmp_path / "sitemap.xml", index(*listed))


@pytest.fixture
def document(set_with_all_problem_scopes: Path) -> Document:
    """Set that was validated by rules and schemas."""
    document = open_path(set_with_all_problem_scopes)
    check(document)
    document.add_problems(validate(document))
    return document


def listed_in_window(document: Document) -> dict[str, list[Problem]]:
    tree = ProblemTree(document)
    tree.show_groups(document, filter_problems(document, ProblemFilter()))
    found = {}
    for row in range(tree.rowCount()):
        group = tree.index(row, 0)
        while tree.canFetchMore(group):
            tree.fetchMore(group)
        lines = [tree.problem(tree.index(line, 0, group)) for line in range(tree.rowCount(group))]
        lines = lines or [tree.problem(group)]
        found[tree.groups[row].rule.id] = [problem for problem in lines if problem is not None]
        assert tree.parent(QModelIndex()) == QModelIndex()
    return found


def by_rule(problems: list[Problem]) -> dict[str, list[Problem]]:
    found = defaultdict(list)
    for problem in problems:
        found[problem.rule.id].append(problem)
    return dict(found)


def test_problems_panel_lists_problems_by_rule_in_common_order(document):
    in_order = list(problems_in_order(document))
    assert listed_in_window(document) == by_rule(in_order)
    assert len({problem.rule.id for problem in in_order}) > 15


def test_problem_counts_equal_lengths_of_problem_lists(document):
    in_order = by_rule(list(problems_in_order(document)))
    assert document.problems.counts() == {rule: len(problems) for rule, problems in in_order.items()}
    total = sum(document.problems.total_by_severity().values())
    assert total == sum(map(len, in_order.values()))


def test_all_report_formats_list_same_problems_in_order(document):
    told = json.loads("".join(report_chunks(document, "json")))["problems"]
    results = json.loads("".join(report_chunks(document, "sarif")))["runs"][0]["results"]
    rows = list(csv.DictReader(io.StringIO("".join(report_chunks(document, "csv")))))
    lines = "".join(report_chunks(document, "text")).splitlines()[:-1]
    assert len(told) == len(results) == len(rows) == len(lines) == sum(document.problems.counts().values())
    # SARIF lists the most severe problems first.
    ranks = {"error": 0, "warning": 1, "note": 2}
    assert [ranks[each["level"]] for each in results] == sorted(ranks[each["level"]] for each in results)
    told_by_severity = sorted(told, key=lambda each: SEVERITIES.index(each["severity"]))
    for each, result in zip(told_by_severity, results, strict=True):
        assert (each["rule"], each["entry"]) == (result["ruleId"], result["properties"].get("entry"))
        region = result["locations"][0]["physicalLocation"].get("region", {})
        if each["line"] is not None:
            assert (region["startLine"], region.get("startColumn")) == (each["line"], each["column"])
    for each, row, line in zip(told, rows, lines, strict=True):
        assert (row["rule"], row["entry"], row["message"]) == (each["rule"], str(each["entry"] or ""), each["message"])
        assert f"[{each['rule']};" in line
        assert line.startswith(each["sitemap"])
        if each["line"] is not None:
            assert f":{each['line']}:" in line


def test_command_line_and_window_list_same_problems(set_with_all_problem_scopes, capsys):
    document = open_path(set_with_all_problem_scopes)
    check(document)
    main(["check", str(set_with_all_problem_scopes), "--format", "json"])
    told = json.loads(capsys.readouterr().out)["problems"]
    in_window = listed_in_window(document)
    found: dict[str, list[str]] = {}
    for each in told:
        found.setdefault(each["rule"], []).append(each["message"])
    assert found == {rule: [problem.message for problem in problems] for rule, problems in in_window.items()}
