"""Reports for CI, paths in reports, files named more than once, and readers that stop reading."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys

import pytest
from lxml import etree

from tests.builders import HOST, index, put, urlset

MIXED = urlset({"loc": "/relative,a:b%"}, {"loc": HOST, "lastmod": "2026-1-1"}, HOST)
COMMAND = re.compile(r"::(error|warning|notice) ([^:]*)::(.*)")


@pytest.fixture
def working_folder(tmp_path, monkeypatch):
    """A working folder with a sitemap that violates rules."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("GITHUB_WORKSPACE", raising=False)
    put(tmp_path / "a.xml", MIXED)
    return tmp_path


def github_lines(result) -> list[tuple[str, dict[str, str], str]]:
    """Return level, properties and message of the annotations, decoded as the runner of GitHub does."""

    def decoded(text: str, escapes: str) -> str:
        return re.sub(escapes, lambda found: chr(int(found[0][1:], 16)), text)

    found = []
    for level, given, message in COMMAND.findall(result.out):
        pairs = (word.split("=", 1) for word in given.split(","))
        properties = {name: decoded(value, "%0D|%0A|%3A|%2C|%25") for name, value in pairs}
        found.append((level, properties, decoded(message, "%0D|%0A|%25")))
    return found


# GitHub


def test_github_annotations_name_position_and_rule(run, working_folder):
    result = run("check", "a.xml", "--format", "github", "--only", "loc-relative,lastmod-format")
    expected = run("check", "a.xml", "--format", "json", "--only", "loc-relative,lastmod-format").json["problems"]
    assert result.code == 1
    for (level, properties, message), problem in zip(github_lines(result), expected, strict=True):
        line, column = properties["line"], properties["col"]
        assert (level, properties["file"], int(line), int(column)) == (
            "error", "a.xml", problem["line"], problem["column"],
        )  # fmt: skip
        assert message.startswith(f"{problem['message']} (entry {problem['entry']}) [{problem['rule']}; ")
    assert result.out.endswith("Problems found in 3 entries: 2 errors.\n")
    assert "Problems found" not in run("check", "a.xml", "--format", "github", "--quiet").out


def test_github_annotations_escape_separators(run, working_folder):
    put(working_folder / "x,y:z%.xml", MIXED)
    result = run("check", "x,y:z%.xml", "--format", "github", "--only", "loc-relative")
    assert result.out.startswith("::error file=x%2Cy%3Az%25.xml,line=")
    assert "“/relative,a:b%25” is not complete" in result.out
    assert github_lines(result)[0][1]["file"] == "x,y:z%.xml"


@pytest.mark.parametrize("value", ["a\nb", "a\rb", "x\n::set-env name=A::b", "a\u2028b", "\x9b1m"], ids=ascii)
def test_github_annotations_stay_in_one_line(run, working_folder, value):
    put(working_folder / "b.xml", urlset({"loc": HOST, "changefreq": value}))
    result = run("check", "b.xml", "--format", "github", "--only", "changefreq-value")
    assert len(result.out.splitlines()) == 2
    assert [level for level, *_ in github_lines(result)] == ["error"]


def test_github_annotation_levels_correspond_to_severities(run, working_folder):
    put(working_folder / "b.xml", urlset("/relative", HOST, HOST, f"{HOST}:443/a"))
    counts = run("check", "b.xml", "--format", "json").json["counts"]
    levels = [level for level, *_ in github_lines(run("check", "b.xml", "--format", "github"))]
    assert [levels.count(name) for name in ("error", "warning", "notice")] == [
        counts[name] for name in ("error", "warning", "info")
    ]
    assert min(counts[name] for name in ("error", "warning", "info")) > 0


def test_github_report_beyond_ten_annotations_adds_note_on_limit(run, working_folder):
    put(working_folder / "b.xml", urlset(*(f"/{number}" for number in range(10))))
    put(working_folder / "c.xml", urlset(*(f"/{number}" for number in range(11))))
    limit = "GitHub shows the first 10 annotations of each severity."
    within, beyond = (run("check", name, "--format", "github", "--only", "loc-relative") for name in ("b.xml", "c.xml"))
    assert (len(github_lines(within)), limit in within.out) == (10, False)
    assert (len(github_lines(beyond)), limit in beyond.out) == (11, True)


def test_github_paths_begin_at_root_repository_or_working_folder(run, working_folder, monkeypatch):
    put(working_folder / "site" / "public" / "a.xml", MIXED)
    monkeypatch.chdir(working_folder / "site")
    words = ("check", "public/a.xml", "--format", "github", "--only", "loc-relative")
    assert github_lines(run(*words))[0][1]["file"] == "public/a.xml"
    monkeypatch.setenv("GITHUB_WORKSPACE", str(working_folder))
    assert github_lines(run(*words))[0][1]["file"] == "site/public/a.xml"
    assert github_lines(run(*words, "--root", "public"))[0][1]["file"] == "a.xml"


def test_github_report_includes_repairs_and_unreadable_files(run, working_folder):
    put(working_folder / "b.xml", urlset(f"{HOST}/?a=1&b=2").replace("&amp;", "&"))
    result = run("check", "b.xml", "gone.xml", "--format", "github", "--only", "malformed")
    (_, properties, message), *_ = github_lines(result)
    assert (result.code, properties["file"]) == (2, "b.xml")
    assert re.search(r"\nline \d+: ", message)
    assert "::error::“gone.xml” does not exist.\n" in result.out


# JUnit


def test_junit_counts_problems_of_fail_on_severity_as_failures(run, working_folder):
    put(working_folder / "b.xml", urlset(HOST))
    for fail_on, n_failures in (("error", 2), ("warning", 3)):
        words = ("check", "a.xml", "b.xml", "--format", "junit", "--fail-on", fail_on)
        result = run(*words, "--only", "loc-relative,lastmod-format,loc-duplicate")
        root = etree.fromstring(result.out.encode())
        first, second = root
        assert (root.tag, first.get("name"), second.get("name")) == ("testsuites", "a.xml", "b.xml")
        assert (first.get("tests"), first.get("failures")) == (str(len(first)), str(n_failures))
        assert len(first.findall("testcase/failure")) == n_failures
        assert len(first.findall("testcase/system-out")) == len(first) - n_failures
        assert (second.get("tests"), second.get("failures"), len(second), len(second[0])) == ("1", "0", 1, 0)
        assert result.code == 1


def test_junit_failure_has_rule_position_and_message(run, working_folder):
    result = run("check", "a.xml", "--format", "junit", "--only", "lastmod-format")
    ((case,),) = etree.fromstring(result.out.encode())
    (problem,) = run("check", "a.xml", "--format", "json", "--only", "lastmod-format").json["problems"]
    assert case.get("classname") == "a.xml"
    assert case.get("name") == f"Invalid date: not in a W3C format (entry 2: {HOST})"
    assert (case[0].get("type"), case[0].get("message")) == ("lastmod-format", problem["message"])
    assert (case[0].text or "").startswith(f"a.xml:{problem['line']}:{problem['column']}: error: ")


def test_junit_report_uses_only_elements_and_attributes_of_schemas(run, working_folder):
    attributes = {
        "testsuites": {"name"},
        "testsuite": {"name", "tests", "failures", "errors"},
        "testcase": {"name", "classname"},
        "failure": {"type", "message"},
        "system-out": set(),
    }
    root = etree.fromstring(run("check", "a.xml", "gone.xml", "--format", "junit").out.encode())
    for element in root.iter():
        assert set(element.attrib) <= attributes[str(element.tag)]


def test_junit_lists_unreadable_set_as_failure(run, working_folder):
    result = run("check", "gone.xml", "--format", "junit", "--output", "report.xml")
    (suite,) = etree.parse("report.xml").getroot()
    assert (result.code, suite.get("name"), suite.get("failures")) == (2, "gone.xml", "1")
    assert suite[0][0].get("message") == "“gone.xml” does not exist."


@pytest.mark.parametrize("value", ["<&>\"'", "a\x01b", "\ufffe", "]]>", "é😀"], ids=ascii)
def test_junit_is_wellformed_ascii(run, working_folder, value):
    put(working_folder / "b.csv", f'loc,changefreq\n{HOST},"{value.replace(chr(34), chr(34) * 2)}"\n')
    result = run("check", "b.csv", "--format", "junit", "--only", "changefreq-value")
    ((case,),) = etree.fromstring(result.out.encode())
    assert result.out.isascii()
    assert case[0].tag == "failure"


# Paths


@pytest.mark.parametrize(
    ("folder", "given", "expected_uri"),
    [
        (".", "./a.xml", "a.xml"),
        (".", "sub/../a.xml", "a.xml"),
        (".", "sub/./../a.xml", "a.xml"),
        ("sub", "../a.xml", "file://{here}/a.xml"),
        ("sub", "../sub/../a.xml", "file://{here}/a.xml"),
        (".", "b c.xml", "b%20c.xml"),
    ],
    ids=str,
)
def test_sarif_paths_have_no_dot_segments(run, working_folder, monkeypatch, folder, given, expected_uri):
    (working_folder / "sub").mkdir()
    put(working_folder / "b c.xml", MIXED)
    monkeypatch.chdir(working_folder / folder)
    results = run("check", given, "--format", "sarif").json["runs"][0]["results"]
    locations = {each["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for each in results}
    assert locations == {expected_uri.format(here=working_folder.resolve())}


@pytest.mark.parametrize(
    "given",
    [
        ("a.xml", "a.xml"),
        ("a.xml", "./a.xml"),
        ("sub/../a.xml", "*.xml"),
        ("link.xml", "a.xml"),
        ("a.xml", "{here}/a.xml"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("command", ["check", "info"])
def test_path_given_twice_is_reported_once(run, working_folder, command, given):
    (working_folder / "sub").mkdir()
    if "link.xml" in given:
        (working_folder / "link.xml").symlink_to("a.xml")
    result = run(command, *(word.format(here=working_folder) for word in given))
    first = given[0]
    assert result.out.replace(first, "a.xml") == run(command, "a.xml").out


def test_linked_folder_is_checked_once(run, working_folder):
    put(working_folder / "set" / "sitemap_index.xml", index(f"{HOST}/a.xml"))
    put(working_folder / "set" / "a.xml", MIXED)
    (working_folder / "link").symlink_to("set")
    assert run("check", "set", "link", "--format", "json") == run("check", "set", "--format", "json")


# Readers that stop


@pytest.mark.skipif(not hasattr(signal, "SIGPIPE"), reason="this system has no SIGPIPE")
@pytest.mark.parametrize("words", [("check", "a.xml"), ("check", "a.xml", "--format", "json"), ("help",)], ids=" ".join)
def test_closed_output_ends_command_with_sigpipe(working_folder, words):
    put(working_folder / "a.xml", urlset(*(f"/relative/{number}" for number in range(5000))))
    reader, writer = os.pipe()
    os.close(reader)
    with subprocess.Popen(
        [sys.executable, "-m", "sitemap_studio", *words], stdout=writer, stderr=subprocess.PIPE
    ) as process:
        os.close(writer)
        assert process.stderr is not None
        assert (process.stderr.read(), process.wait(60)) == (b"", -signal.SIGPIPE)


# Options of all commands that write


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        (("dedupe",), 1),
        (("fix", "--rule", "lastmod-format"), 2),
        (("edit", "--where", "loc contains old", "--remove"), 1),
    ],
    ids=lambda words: words[0] if isinstance(words, tuple) else "",
)
def test_dedupe_fix_and_edit_write_each_file_of_pattern(run, working_folder, words, kept):
    text = urlset({"loc": f"{HOST}/old", "lastmod": "2026-1-1"}, f"{HOST}/old")
    text = text if words[0] != "edit" else urlset(HOST, f"{HOST}/old")
    for name in ("x1.xml", "x2.xml"):
        put(working_folder / name, text)
    result = run(*words, "x*.xml", "--output", "new", "--json")
    assert (result.code, [each["path"] for each in result.json["files"]]) == (0, ["x1.xml", "x2.xml"])
    assert [(working_folder / "new" / name).read_text().count("<loc>") for name in ("x1.xml", "x2.xml")] == [kept, kept]
    assert (working_folder / "x1.xml").read_text() == text
    assert run(*words, "x1.xml", "./x2.xml", "x1.xml").out.count("Wrote") == 2


@pytest.mark.parametrize("command", [("dedupe",), ("fix",), ("edit", "--replace", "a", "b"), ("repair",)], ids=str)
def test_results_of_several_files_require_folder_and_unique_names(run, working_folder, command):
    put(working_folder / "sub" / "a.xml", MIXED)
    result = run(*command, "a.xml", "sub/a.xml", "--output", "new")
    assert (result.code, (working_folder / "new").exists()) == (2, False)
    assert "Several files are named “a.xml”." in result.err
    put(working_folder / "b.xml", MIXED)
    assert "Only one file can go to standard output." in run(*command, "a.xml", "b.xml", "--output", "-").err


def test_dedupe_of_missing_file_does_not_stop_others(run, working_folder):
    put(working_folder / "b.xml", urlset(HOST, HOST))
    result = run("dedupe", "gone.xml", "b.xml", "--json")
    assert (result.code, len(result.json["files"][0]["removed"])) == (2, 1)
    assert result.json["errors"][0]["path"] == "gone.xml"
    assert (working_folder / "b.xml").read_text().count("<loc>") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("a.xml", "b.xml", "new.csv"),
        ("*.xml", "--output", "new.csv"),
        ("--output", "new.csv", "a.xml", "./a.xml", "b.xml"),
    ],
    ids=" ".join,
)
def test_convert_merges_paths(run, working_folder, words):
    put(working_folder / "b.xml", urlset(f"{HOST}/b"))
    result = run("convert", *words, "--json")
    assert (result.code, result.json) == (0, {"version": 1, "path": "new.csv", "urls": 4, "left_out": []})
    assert (working_folder / "new.csv").read_text().count("\n") == 5


def test_convert_writes_only_entries_matching_filter(run, working_folder):
    put(working_folder / "b.xml", urlset(HOST, f"{HOST}/old/b", {"loc": f"{HOST}/old/c", "priority": "0.5"}))
    result = run("convert", "b.xml", "new.csv", "--where", "loc contains /old/")
    assert (result.code, result.out) == (0, "new.csv: 2 URLs\n")
    assert (
        working_folder / "new.csv"
    ).read_text() == f"loc,lastmod,changefreq,priority\n{HOST}/old/b,,,\n{HOST}/old/c,,,0.5\n"
    result = run("convert", "b.xml", "none.csv", "--where", "loc contains nothing")
    assert (result.code, (working_folder / "none.csv").exists()) == (1, False)
    assert "No entries were found, so nothing was written." in result.err


@pytest.mark.parametrize("words", [("a.xml",), ("a.xml", "--format", "txt")], ids=" ".join)
def test_convert_without_target_is_refused(run, working_folder, words):
    result = run("convert", *words)
    assert (result.code, result.out) == (2, "")
    assert "The following arguments are required: TARGET" in result.err


# edit --remove and --replace

OLD = urlset({"loc": "http://e.com/a", "lastmod": "2025-01-01"}, "http://e.com/old/b", "https://e.com/old/c")


def test_edit_replaces_matches_of_expression(run, working_folder):
    put(working_folder / "b.xml", OLD)
    result = run("edit", "b.xml", "--replace", "^http://e[.]com/(.*)", "https://www.e.com/$1")
    assert (result.code, result.out) == (0, "Replaced matches in 2 of 3 entries.\nWrote b.xml\n")
    assert (working_folder / "b.xml").read_text() == OLD.replace("http://e.com", "https://www.e.com")


@pytest.mark.parametrize(
    ("words", "old", "new"),
    [
        (("--replace", "e.com", "$1.org", "--literal"), "e.com", "$1.org"),
        (("--replace", "E.com", "x", "--literal"), "", ""),
        (("--replace", "2025", "2026"), "", ""),
        (("--replace", "2025", "2026", "--field", "lastmod"), "2025", "2026"),
        (("--replace", "old", "new", "--where", "loc contains https:"), "old/c", "new/c"),
        (("--replace", "(?i)OLD", "new"), "old", "new"),
        (("--replace", r"/(\w)$", r"/\U$1"), "", None),
    ],
    ids=["literal", "case", "other-field", "field", "filter", "ignore-case", "upper-case"],
)
def test_edit_replaces_only_selected_field_and_entries(run, working_folder, words, old, new):
    put(working_folder / "b.xml", OLD)
    run("edit", "b.xml", *words)
    expected = OLD.replace(old, new) if new is not None else re.sub("/([abc])<", lambda m: m[0].upper(), OLD)
    assert (working_folder / "b.xml").read_text() == expected


def test_edit_removes_matching_entries(run, working_folder):
    put(working_folder / "b.xml", OLD)
    result = run("edit", "b.xml", "--where", "loc contains /old/", "--remove", "--dry-run")
    assert (result.code, (working_folder / "b.xml").read_text()) == (0, OLD)
    assert result.out == (
        "b.xml: entry 2: http://e.com/old/b\nb.xml: entry 3: https://e.com/old/c\nWould remove 2 of 3 entries.\n"
    )
    result = run("edit", "b.xml", "--where", "loc contains /old/", "--remove", "--json")
    assert [each["entry"] for each in result.json["removed"]] == [2, 3]
    assert (working_folder / "b.xml").read_text().count("<loc>") == 1


def test_edit_removes_all_entries_only_with_allow_empty(run, working_folder):
    put(working_folder / "b.xml", OLD)
    result = run("edit", "b.xml", "--where", "entry > 0", "--remove")
    assert (result.code, (working_folder / "b.xml").read_text()) == (2, OLD)
    assert "No entry would be left, so nothing was written." in result.err
    assert run("edit", "b.xml", "--where", "entry > 0", "--remove", "--allow-empty").code == 0
    assert "<loc>" not in (working_folder / "b.xml").read_text()


def test_edit_dry_run_lists_changes_and_writes_nothing(run, working_folder):
    put(working_folder / "b.xml", OLD)
    words = ("edit", "b.xml", "--replace", "^http:", "https:", "--dry-run")
    expected = [
        {"sitemap": "b.xml", "entry": number, "field": "loc", "before": f"http://e.com/{name}",
         "after": f"https://e.com/{name}"}
        for number, name in ((1, "a"), (2, "old/b"))
    ]  # fmt: skip
    assert run(*words, "--json").json["changes"] == expected
    assert run(*words).out.startswith("b.xml: entry 1: loc\n    before: http://e.com/a\n    after:  https://e.com/a\n")
    assert (working_folder / "b.xml").read_text() == OLD


def test_edit_reports_rules_broken_by_replacement(run, working_folder):
    put(working_folder / "b.xml", OLD)
    result = run("edit", "b.xml", "--replace", "^http://", "")
    assert (result.code, (working_folder / "b.xml").read_text().count("<loc>e.com")) == (1, 2)
    assert "The new values break rules." in result.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Nothing is to be edited."),
        (("--remove",), "--where is missing."),
        (("--set", "priority=1"), "--where is missing."),
        (("--remove", "--literal", "--where", "entry = 1"), "--literal applies only with --replace."),
        (("--remove", "--set", "priority=1", "--where", "entry = 1"), "not allowed with argument"),
        (("--replace", "", "x"), "The pattern of --replace is empty."),
        (("--replace", "(", "x"), "The expression “(” is not valid"),
        (("--replace", "a", "$1"), "The expression has no group “1”."),
        (("--replace", "a", "b", "--field", "url"), "“url” is not a field."),
        (("--replace", "a"), "expected 2 arguments"),
    ],
    ids=[
        "nothing", "remove-all", "set-all", "other-option", "two-edits", "empty", "expression", "group", "field", "one",
    ],
)  # fmt: skip
def test_edit_without_change_or_with_invalid_one_is_refused(run, working_folder, words, sentence):
    result = run("edit", "a.xml", *words)
    assert (result.code, result.out, (working_folder / "a.xml").read_text()) == (2, "", MIXED)
    assert sentence in result.err


def test_fix_json_of_single_path_has_no_file_list(run, working_folder):
    result = run("fix", "a.xml", "--dry-run", "--json")
    assert list(json.loads(result.out))[:3] == ["version", "path", "dry_run"]
