"""Rules and readers that raise exceptions are reported, and other results are complete."""

from __future__ import annotations

import csv
import io
import json

import pytest

from sitemap_studio.core.errors import REPORT_URL
from sitemap_studio.document import file_reading
from sitemap_studio.formats.reading import read_sitemap
from tests.builders import HOST, locs, put, put_set, urlset

FAILING_RULE = """
    from sitemap_studio.protocol.rules import url_rules

    judging = url_rules.mixed_label

    def fail(text):
        if "straße" in text:
            raise ValueError("a fault of ours")
        return judging(text)

    url_rules.mixed_label = fail
"""
"""Makes the rule about hosts of mixed scripts fail."""

FAILING_LIMITS = """
    from sitemap_studio.validation import index_validation

    index_validation._find_exceeded_limits = lambda *given: 1 // 0
"""
"""Makes the limits fail."""

MESSAGE = "The check “Host with several scripts (loc-mixed-scripts)” failed because of an internal error; "


@pytest.fixture
def path(tmp_path):
    locs = [f"{HOST}/a b", "https://straße.example/", "https://münchen.example/", f"{HOST}/%zz"]
    return put(tmp_path / "sitemap.xml", urlset(*locs))


def rules_and_messages(form: str, out: str) -> list[tuple[str, str]]:
    """Return rule and message of all problems of a report."""
    if form == "json":
        return [(each["rule"], each["message"]) for each in json.loads(out)["problems"]]
    if form == "sarif":
        results = json.loads(out)["runs"][0]["results"]
        return [(each["ruleId"], each["message"]["text"]) for each in results]
    return [(each["rule"], each["message"]) for each in csv.DictReader(io.StringIO(out))]


FORMS = ("json", "sarif", "csv")


def test_failing_rule_is_reported_once_beside_other_problems(run, run_each_in_process, path):
    commands = [("check", path, "--format", form) for form in FORMS]
    for form, words, result in zip(FORMS, commands, run_each_in_process(*commands, before=FAILING_RULE), strict=True):
        before = run(*words)
        assert (result.code, result.err) == (before.code, "")
        problems = rules_and_messages(form, result.out)
        failures = [message for rule, message in problems if rule == "rule-failed"]
        assert [each for each in problems if each[0] != "rule-failed"] == rules_and_messages(form, before.out)
        assert len(failures) == 1
        assert failures[0].startswith(MESSAGE)


def test_text_and_html_reports_state_failure_of_rule_once(run_each_in_process, path):
    for result in run_each_in_process(
        *(("check", path, "--format", form) for form in ("text", "html")), before=FAILING_RULE
    ):
        assert result.err == ""
        assert result.out.count("(loc-mixed-scripts)” failed ") == 1
        assert f"Please report it: {REPORT_URL}" in result.out
        assert "Traceback" not in result.out


def test_failing_rule_alone_exits_with_0(run_in_process, tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(f"{HOST}/1"))
    result = run_in_process("check", path, before=FAILING_LIMITS)
    assert result.code == 0
    assert "The check “limits” failed " in result.out


def test_verbose_prints_traceback_of_failing_rule(run_in_process, path):
    silent = run_in_process("check", path, "--format", "json", before=FAILING_RULE)
    result = run_in_process("check", "--verbose", path, "--format", "json", before=FAILING_RULE)
    assert (result.code, result.out) == (silent.code, silent.out)
    assert result.err.startswith("Judging by \u201cloc-mixed-scripts\u201d failed inside")
    assert (result.err.count("Traceback"), silent.err) == (1, "")
    assert "ValueError: a fault of ours" in result.err


def test_verbose_prints_traceback_of_failing_command(run_each_in_process, path, tmp_path):
    broken = (
        "from sitemap_studio.document.opening import open_document; open_document.SetLoader = lambda *given: 1 // 0"
    )
    words = "convert", path, tmp_path / "a.csv"
    for result, tracebacks in zip(run_each_in_process(words, (*words, "-v"), before=broken), (0, 1), strict=True):
        assert result.code == 2
        assert result.err.count("Traceback") == tracebacks
        assert result.err.splitlines()[-1].startswith("sitemap-studio: Internal error")


pytestmark = pytest.mark.logs_expected


@pytest.fixture
def failing_file(tmp_path, monkeypatch):
    """File at which the reader raises an exception, beside an intact one and an index of both."""

    def fail_at_bad(container, **options):
        if container.path.name == "bad.xml":
            raise RuntimeError("no reader\nexpects this")
        return read_sitemap(container, **options)

    monkeypatch.setattr(file_reading, "read_sitemap", fail_at_bad)
    put_set(tmp_path, {"bad.xml": None, "good.xml": urlset(*locs(2))}, name="sitemap.xml")
    return put(tmp_path / "bad.xml", urlset(HOST))


@pytest.mark.parametrize("name", ["sitemap.xml", ""], ids=["index", "folder"])
def test_internal_error_of_reader_is_reported_as_problem(run, failing_file, name):
    result = run("check", failing_file.parent / name, "--format", "json")
    (problem,) = result.json["problems"]
    assert (result.code, problem["rule"], problem["severity"]) == (1, "sitemap-unreadable", "error")
    assert problem["sitemap"] == str(failing_file)
    assert problem["message"] == ("“bad.xml” can't be read because of an internal error (RuntimeError: no reader).")
    assert run("info", failing_file.parent / name, "--json").json["urls"] == 2


def test_internal_reader_error_in_single_file_is_one_line(run, failing_file):
    result = run("check", failing_file)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("sitemap-studio: “bad.xml” can't be read because of an internal error")
    assert result.err.count("\n") == 1
    assert "Traceback" not in result.err
