"""`check` in all its forms and with its options, and `rules`."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from sitemap_studio.document.reporting.catalogue import BEGIN_MARK, END_MARK, rules_markdown
from sitemap_studio.protocol.catalogue import RULES
from tests.builders import HOST, content, files_in, index, joined, locs, put, small_set, urlset

WRONG = urlset(f"{HOST}/fine", {"loc": "/relative", "priority": "2.0", "changefreq": "Daily"}, f"{HOST}/fine")
FORMS = ("text", "json", "sarif", "csv", "html")


def columns(said):
    """Rule, line and column of each problem."""
    return [(each["rule"], each["line"], each["column"]) for each in said.json["problems"]]


def test_check_tells_the_column_of_the_value(run, tmp_path):
    path = put(tmp_path / "a.xml", WRONG)
    found = columns(run("check", path, "--format", "json"))
    lines = WRONG.splitlines()
    assert set(found) == {
        ("loc-relative", 7, lines[6].index("/relative") + 1),
        ("changefreq-value", 8, lines[7].index("Daily") + 1),
        ("priority-value", 9, lines[8].index("2.0") + 1),
        ("loc-duplicate", 12, lines[11].index(HOST) + 1),
    }


def test_sarif_and_csv_tell_the_problems_of_json_in_its_order(run, tmp_path):
    path = put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/gone.xml", f"{HOST}/two.xml.gz"))
    put(tmp_path / "one.xml", WRONG)
    put(tmp_path / "two.xml.gz", WRONG)
    told = run("check", path, "--format", "json").json["problems"]
    log = run("check", path, "--format", "sarif").json["runs"][0]
    table = list(csv.DictReader(io.StringIO(run("check", path, "--format", "csv").out)))
    wanted = [(each["rule"], each["message"], each["line"], each["column"]) for each in told]
    regions = [result["locations"][0]["physicalLocation"].get("region", {}) for result in log["results"]]
    assert [
        (result["ruleId"], result["message"]["text"], region.get("startLine"), region.get("startColumn"))
        for result, region in zip(log["results"], regions, strict=True)
    ] == [(rule, message, line or 1, column or 1) for rule, message, line, column in wanted]
    assert [
        (each["rule"], each["message"], int(each["line"] or 0) or None, int(each["column"] or 0) or None)
        for each in table
    ] == wanted
    assert len(wanted) > 8


@pytest.mark.parametrize("form", FORMS)
def test_check_ends_with_code_1_in_every_form_where_there_are_errors(run, tmp_path, form):
    assert run("check", put(tmp_path / "a.xml", WRONG), "--format", form).code == 1
    assert run("check", put(tmp_path / "a.xml", urlset(HOST)), "--format", form).code == 0


@pytest.mark.parametrize("form", FORMS)
def test_check_writes_to_a_file_what_it_would_print(run, tmp_path, form, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    path, output = put(tmp_path / "a.xml", WRONG), tmp_path / "report"
    printed = run("check", path, "--format", form).out
    said = run("check", path, "--format", form, "--output", output)
    assert (said.code, said.err) == (1, "")
    assert content(output) == printed
    assert said.out.splitlines()[-1] == f"Wrote {output}"
    assert sorted(files_in(tmp_path)) == ["a.xml", "report"]


def test_a_report_over_a_sitemap_of_the_set_is_refused(run, tmp_path):
    path = small_set(tmp_path)
    before = files_in(tmp_path)
    for name in ("sitemap.xml", "one.xml"):
        said = run("check", path, "--format", "json", "--output", tmp_path / name)
        assert said.code == 2
        assert f"“{name}” is one of the sitemaps themselves." in said.err
    assert files_in(tmp_path) == before


def test_a_report_that_can_not_be_written_is_one_clear_sentence(run, tmp_path):
    said = run("check", put(tmp_path / "a.xml", WRONG), "--output", tmp_path / "gone" / "report.txt")
    assert (said.code, len(said.err.splitlines())) == (2, 1)
    assert "“report.txt”" in said.err


@pytest.mark.parametrize(
    ("profile", "rules"), [("sitemap-0.9", []), ("yandex", []), ("google", ["info"]), ("bing", ["info"])]
)
def test_the_profile_changes_severities(run, tmp_path, profile, rules):
    entries = [
        {"loc": loc, "changefreq": changefreq} for loc, changefreq in zip(locs(2), ("daily", "weekly"), strict=True)
    ]
    path = put(tmp_path / "a.xml", urlset(*entries))
    said = run("check", path, "--format", "json", "--profile", profile)
    assert [each["severity"] for each in said.json["problems"] if each["rule"] == "changefreq-ignored"] == rules
    log = run("check", path, "--format", "sarif", "--profile", profile).json["runs"][0]
    assert [each["level"] for each in log["results"] if each["ruleId"] == "changefreq-ignored"] == ["note"] * len(rules)


# The schemas


def test_without_being_asked_check_does_not_go_by_the_schemas(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(HOST).replace("<url>", '<url id="1">'))
    plain, judged = (run("check", path, "--format", "json", *words).json["problems"] for words in ((), ("--schema",)))
    assert not [each for each in plain if each["rule"].startswith("schema-")]
    assert [each for each in judged if not each["rule"].startswith("schema-")] == plain
    found = [each for each in judged if each["rule"].startswith("schema-")]
    assert [(each["rule"], each["entry"], each["line"], each["column"]) for each in found] == [
        ("schema-invalid", 1, 3, 3)
    ]


def test_what_the_schema_alone_refuses_is_no_error(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset({"loc": HOST, "lastmod": "2026-11"}))
    said = run("check", path, "--schema", "--format", "json")
    assert said.code == 0
    assert [each["severity"] for each in said.json["problems"] if each["rule"] == "schema-alone"] == ["info"]
    assert said.json["counts"]["rules"]["schema-alone"] == 1


# The rules


def test_rules_are_told_in_words_by_default(run):
    said = run("rules")
    assert (said.code, said.err) == (0, "")
    assert all(f"{rule}: " in said.out for rule in RULES)


def test_rules_are_told_as_json_and_as_markdown(run):
    assert [each["id"] for each in run("rules", "--format", "json").json["rules"]] == list(RULES)
    assert run("rules", "--format", "markdown").out == rules_markdown()


def test_rules_are_put_into_a_document_and_nothing_else_in_it_changes(run, tmp_path):
    path = put(tmp_path / "a.md", f"# One\r\n\n{BEGIN_MARK}{END_MARK}\n\nlast")
    assert run("rules", "--update", path).out == f"{path}: brought up to date\n"
    assert content(path) == f"# One\r\n\n{BEGIN_MARK}\n\n{rules_markdown()}\n{END_MARK}\n\nlast"
    assert run("rules", "--update", path).out == f"{path}: up to date already\n"


@pytest.mark.parametrize("text", ["no marks", b"\xff\xfe"])
def test_a_document_that_takes_no_rules_is_one_clear_sentence_and_stays(run, tmp_path, text):
    path = put(tmp_path / "a.md", text)
    before = files_in(tmp_path)
    said = run("rules", "--update", path)
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert "“a.md”" in said.err
    assert files_in(tmp_path) == before


def test_a_list_of_addresses_has_columns_too(run, tmp_path):
    path = put(tmp_path / "a.txt", joined([f"{HOST}/a", "/relative"]))
    assert columns(run("check", path, "--format", "json")) == [("loc-relative", 2, 1)]


def test_the_rules_of_a_sarif_log_are_those_of_the_catalogue(run, tmp_path):
    log = json.loads(run("check", put(tmp_path / "a.xml", WRONG), "--format", "sarif").out)
    assert [rule["id"] for rule in log["runs"][0]["tool"]["driver"]["rules"]] == list(RULES)


@pytest.mark.parametrize("name", ["set/sitemap.xml", "../sitemap.xml", "sitemap.xml", "."])
def test_paths_are_those_from_where_the_command_was_run_in_every_form(run, tmp_path, monkeypatch, name):
    put(tmp_path / "set" / "sub" / "one.xml", urlset("/relative"))
    put(tmp_path / "set" / "sitemap.xml", index(f"{HOST}/sub/one.xml"))
    monkeypatch.chdir(tmp_path / {"set/sitemap.xml": ".", "../sitemap.xml": "set/sub"}.get(name, "set"))
    expected = {"set/sitemap.xml": "set/sub/one.xml", "../sitemap.xml": "../sub/one.xml"}.get(name, "sub/one.xml")
    expected = str(Path(expected))
    assert {problem["sitemap"] for problem in run("check", name, "--format", "json").json["problems"]} == {expected}
    assert run("check", name).out.startswith(f"{expected}:")
    assert f",{expected}," in run("check", name, "--format", "csv").out
    assert [each["path"] for each in run("info", name, "--json").json["sitemaps"]] == [expected]


def test_paths_are_absolute_where_the_set_was_named_so(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = put(tmp_path / "a.xml", urlset("/relative"))
    assert run("check", path).out.startswith(f"{path}:")


def test_sarif_names_files_from_the_working_folder_or_from_the_root_on(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "set" / "a.xml", urlset("/relative"))
    for words, uri in (((), "set/a.xml"), (("--root", "set"), "a.xml")):
        (problem,) = run("check", "set/a.xml", "--format", "sarif", *words).json["runs"][0]["results"]
        assert problem["locations"][0]["physicalLocation"]["artifactLocation"] == {"uri": uri}
