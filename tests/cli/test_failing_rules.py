"""Rules and files at which the program itself fails cost nothing else anything."""

from __future__ import annotations

import csv
import io
import json

import pytest

from sitemap_studio.core.errors import REPORT_URL
from sitemap_studio.document import file_reading
from sitemap_studio.formats.reading import read_sitemap
from tests.builders import HOST, locs, put, put_set, urlset

FAILING = """
    from sitemap_studio.protocol.rules import url_rules

    judging = url_rules.mixed_label

    def fail(text):
        if "straße" in text:
            raise ValueError("a fault of ours")
        return judging(text)

    url_rules.mixed_label = fail
"""
"""Makes the rule about hosts of mixed scripts fail."""

FAILING_EVERYWHERE = """
    from sitemap_studio.validation import index_validation

    index_validation._beyond_limits = lambda *given: 1 // 0
"""
"""Makes the limits fail."""

MESSAGE = "The check “Host with several scripts (loc-mixed-scripts)” failed because of an internal error; "


@pytest.fixture
def path(tmp_path):
    locs = [f"{HOST}/a b", "https://straße.example/", "https://münchen.example/", f"{HOST}/%zz"]
    return put(tmp_path / "sitemap.xml", urlset(*locs))


def told(form: str, out: str) -> list[tuple[str, str]]:
    """Rule and message of all problems of a report."""
    if form == "json":
        return [(each["rule"], each["message"]) for each in json.loads(out)["problems"]]
    if form == "sarif":
        results = json.loads(out)["runs"][0]["results"]
        return [(each["ruleId"], each["message"]["text"]) for each in results]
    return [(each["rule"], each["message"]) for each in csv.DictReader(io.StringIO(out))]


FORMS = ("json", "sarif", "csv")


def test_all_other_problems_are_reported_and_the_failure_once(run, run_each_apart, path):
    commands = [("check", path, "--format", form) for form in FORMS]
    for form, words, said in zip(FORMS, commands, run_each_apart(*commands, before=FAILING), strict=True):
        before = run(*words)
        assert (said.code, said.err) == (before.code, "")
        problems = told(form, said.out)
        failures = [message for rule, message in problems if rule == "rule-failed"]
        assert [each for each in problems if each[0] != "rule-failed"] == told(form, before.out)
        assert len(failures) == 1
        assert failures[0].startswith(MESSAGE)


def test_reports_for_people_tell_of_it(run_each_apart, path):
    for said in run_each_apart(*(("check", path, "--format", form) for form in ("text", "html")), before=FAILING):
        assert said.err == ""
        assert said.out.count("(loc-mixed-scripts)” failed ") == 1
        assert f"Please report it: {REPORT_URL}" in said.out
        assert "Traceback" not in said.out


def test_a_failure_alone_is_no_reason_for_scripts_to_stop(run_apart, tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(f"{HOST}/1"))
    said = run_apart("check", path, before=FAILING_EVERYWHERE)
    assert said.code == 0
    assert "The check “limits” failed " in said.out


def test_the_traceback_of_a_failure_is_written_to_the_terminal_where_it_is_asked_for(run_apart, path):
    silent = run_apart("check", path, "--format", "json", before=FAILING)
    said = run_apart("check", "--verbose", path, "--format", "json", before=FAILING)
    assert (said.code, said.out) == (silent.code, silent.out)
    assert said.err.startswith("Judging by \u201cloc-mixed-scripts\u201d failed inside")
    assert (said.err.count("Traceback"), silent.err) == (1, "")
    assert "ValueError: a fault of ours" in said.err


def test_the_traceback_of_a_command_that_fails_is_written_where_it_is_asked_for(run_each_apart, path, tmp_path):
    broken = (
        "from sitemap_studio.document.opening import open_document; open_document.SetLoader = lambda *given: 1 // 0"
    )
    words = "convert", path, tmp_path / "a.csv"
    for said, tracebacks in zip(run_each_apart(words, (*words, "-v"), before=broken), (0, 1), strict=True):
        assert said.code == 2
        assert said.err.count("Traceback") == tracebacks
        assert said.err.splitlines()[-1].startswith("sitemap-studio: Internal error")


pytestmark = pytest.mark.logs_expected


@pytest.fixture
def failing_file(tmp_path, monkeypatch):
    """A file at which the reader fails, beside a good one and an index of both."""

    def fail_at_bad(container, **options):
        if container.path.name == "bad.xml":
            raise RuntimeError("no reader\nexpects this")
        return read_sitemap(container, **options)

    monkeypatch.setattr(file_reading, "read_sitemap", fail_at_bad)
    put_set(tmp_path, {"bad.xml": None, "good.xml": urlset(*locs(2))}, name="sitemap.xml")
    return put(tmp_path / "bad.xml", urlset(HOST))


@pytest.mark.parametrize("name", ["sitemap.xml", ""], ids=["index", "folder"])
def test_a_fault_in_one_file_is_a_problem_of_that_file(run, failing_file, name):
    said = run("check", failing_file.parent / name, "--format", "json")
    (problem,) = said.json["problems"]
    assert (said.code, problem["rule"], problem["severity"]) == (1, "sitemap-unreadable", "error")
    assert problem["sitemap"] == str(failing_file)
    assert problem["message"] == ("“bad.xml” can't be read because of an internal error (RuntimeError: no reader).")
    assert run("info", failing_file.parent / name, "--json").json["urls"] == 2


def test_a_fault_in_a_lone_file_is_one_sentence(run, failing_file):
    said = run("check", failing_file)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("sitemap-studio: “bad.xml” can't be read because of an internal error")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
