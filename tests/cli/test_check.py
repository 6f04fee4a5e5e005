"""The commands info, check and rules: folders, templates, reading options, and output."""

from __future__ import annotations

import csv
import gzip
import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sitemap_studio.__main__ import main
from sitemap_studio.core.preferences import LEAK_PATTERNS, Preferences
from sitemap_studio.document.reporting.rule_catalogue import BEGIN_MARK, END_MARK, declared_rules, rules_markdown
from sitemap_studio.protocol.namespaces import SITEMAP as NAMESPACE
from sitemap_studio.protocol.profiles import MIB
from sitemap_studio.protocol.rule_table import RULES
from tests.builders import HOST, content, files_in, index, joined, locs, put, put_set, small_set, urlset
from tests.document.test_read_only import JEKYLL

WRONG = urlset(f"{HOST}/fine", {"loc": "/relative", "priority": "2.0", "changefreq": "Daily"}, f"{HOST}/fine")
FORMS = ("text", "json", "sarif", "csv", "html")


def test_sarif_and_csv_list_same_problems_as_json(run, tmp_path):
    path = put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/gone.xml", f"{HOST}/two.xml.gz"))
    put(tmp_path / "one.xml", WRONG)
    put(tmp_path / "two.xml.gz", WRONG)
    told = run("check", path, "--format", "json").json["problems"]
    log = run("check", path, "--format", "sarif").json["runs"][0]
    assert [rule["id"] for rule in log["tool"]["driver"]["rules"]] == list(RULES)
    table = list(csv.DictReader(io.StringIO(run("check", path, "--format", "csv").out)))
    wanted = [(each["rule"], each["message"], each["line"], each["column"]) for each in told]
    by_severity = sorted(told, key=lambda each: ("error", "warning", "info").index(each["severity"]))
    most_severe_first = [(each["rule"], each["message"], each["line"], each["column"]) for each in by_severity]
    regions = [result["locations"][0]["physicalLocation"].get("region", {}) for result in log["results"]]
    assert [
        (result["ruleId"], result["message"]["text"], region.get("startLine"), region.get("startColumn"))
        for result, region in zip(log["results"], regions, strict=True)
    ] == [(rule, message, line or 1, column or 1) for rule, message, line, column in most_severe_first]
    assert [
        (each["rule"], each["message"], int(each["line"] or 0) or None, int(each["column"] or 0) or None)
        for each in table
    ] == wanted
    assert len(wanted) > 8


def test_tag_order_is_one_problem_per_file_in_reports(run, tmp_path):
    tags = "<url><lastmod>2026-11-02</lastmod><loc>{}</loc></url>\n"
    entries = "".join(tags.format(f"{HOST}/{number}") for number in range(312))
    put(tmp_path / "a.xml", f'<urlset xmlns="{NAMESPACE}">\n<url><loc>{HOST}</loc></url>\n{entries}</urlset>')
    listed = f"<sitemap><lastmod>2026-11-02</lastmod><loc>{HOST}/a.xml</loc></sitemap>"
    path = put(tmp_path / "sitemap.xml", f'<sitemapindex xmlns="{NAMESPACE}">\n{listed}</sitemapindex>')
    order = "tags in another order than the schema. “loc” should be first."
    expected = [
        ("sitemap.xml", 2, f"One sitemap of this index has its {order}"),
        ("a.xml", 3, f"312 entries of this sitemap have their {order}"),
    ]
    told = [each for each in run("check", path, "--format", "json").json["problems"] if each["rule"] == "element-order"]
    assert [(Path(each["sitemap"]).name, each["line"], each["message"]) for each in told] == expected
    assert [each["severity"] for each in told] == ["info", "info"]
    results = run("check", path, "--format", "sarif").json["runs"][0]["results"]
    places = [
        (each["locations"][0]["physicalLocation"], each["message"]["text"])
        for each in results
        if each["ruleId"] == "element-order"
    ]
    assert [
        (Path(place["artifactLocation"]["uri"]).name, place["region"]["startLine"], text) for place, text in places
    ] == expected
    lines = [line for line in run("check", path).out.splitlines() if "[element-order;" in line]
    assert [f"{tmp_path / name}:{line}:1: info: {text}" for name, line, text in expected] == [
        line.partition(" (entry ")[0].partition(" [")[0] for line in lines
    ]


@pytest.mark.parametrize("form", FORMS)
def test_check_output_file_equals_printed_report(run, tmp_path, form, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    path, output = put(tmp_path / "a.xml", WRONG), tmp_path / "report"
    printed = run("check", path, "--format", form).out
    said = run("check", path, "--format", form, "--output", output)
    assert (said.code, said.err) == (1, "")
    assert content(output) == printed
    assert said.out.splitlines()[-1] == f"Wrote {output}"
    assert sorted(files_in(tmp_path)) == ["a.xml", "report"]


def test_check_refuses_report_replacing_input_or_in_missing_folder(run, tmp_path):
    path = small_set(tmp_path)
    before = files_in(tmp_path)
    for name, told in (
        ("sitemap.xml", "“sitemap.xml” is an input file and can't be replaced."),
        ("x/../one.xml", "“one.xml” is an input file and can't be replaced."),
        ("gone/report", "“report” can't be saved: its folder does not exist"),
    ):
        said = run("check", path, "--format", "json", "--output", tmp_path / name)
        assert (said.code, told in said.err) == (2, True)
    assert files_in(tmp_path) == before


@pytest.mark.parametrize(
    ("profile", "expected_severities"), [("sitemap-0.9", []), ("yandex", []), ("google", ["info"]), ("bing", ["info"])]
)
def test_ignored_changefreq_is_reported_only_in_google_and_bing(run, tmp_path, profile, expected_severities):
    entries = [
        {"loc": loc, "changefreq": changefreq} for loc, changefreq in zip(locs(2), ("daily", "weekly"), strict=True)
    ]
    path = put(tmp_path / "a.xml", urlset(*entries))
    said = run("check", path, "--format", "json", "--profile", profile)
    assert [
        each["severity"] for each in said.json["problems"] if each["rule"] == "changefreq-ignored"
    ] == expected_severities
    log = run("check", path, "--format", "sarif", "--profile", profile).json["runs"][0]
    assert [each["level"] for each in log["results"] if each["ruleId"] == "changefreq-ignored"] == ["note"] * len(
        expected_severities
    )


# The schemas


def test_schema_option_adds_schema_problems_only(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(HOST).replace("<url>", '<url id="1">'))
    plain, judged = (run("check", path, "--format", "json", *words).json["problems"] for words in ((), ("--schema",)))
    assert not [each for each in plain if each["rule"].startswith("schema-")]
    assert [each for each in judged if not each["rule"].startswith("schema-")] == plain
    found = [each for each in judged if each["rule"].startswith("schema-")]
    assert [(each["rule"], each["entry"], each["line"], each["column"]) for each in found] == [
        ("schema-invalid", 1, 3, 3)
    ]
    said = run("check", put(path, urlset({"loc": HOST, "lastmod": "2026-11"})), "--schema", "--format", "json")
    assert said.code == 0
    assert [each["severity"] for each in said.json["problems"] if each["rule"] == "schema-alone"] == ["info"]
    assert said.json["counts"]["rules"]["schema-alone"] == 1


# The rules


def test_rules_prints_every_format_and_updates_document(run, tmp_path):
    said = run("rules")
    assert (said.code, said.err) == (0, "")
    assert all(f"{rule}: " in said.out for rule in RULES)
    assert [each["id"] for each in run("rules", "--format", "json").json["rules"]] == list(RULES)
    assert run("rules", "--format", "markdown").out == rules_markdown(declared_rules())
    path = put(tmp_path / "a.md", f"# One\r\n\n{BEGIN_MARK}{END_MARK}\n\nlast")
    assert run("rules", "--update", path).out == f"{path}: updated\n"
    assert content(path) == f"# One\r\n\n{BEGIN_MARK}\n\n{rules_markdown(declared_rules())}\n{END_MARK}\n\nlast"
    assert run("rules", "--update", path).out == f"{path}: already up to date\n"


def test_rules_update_does_not_change_json_beside_document(run, tmp_path):
    path = put(tmp_path / "README.md", f"{BEGIN_MARK}{END_MARK}")
    put(tmp_path / "README.json", "{}")
    assert run("rules", "--update", path).code == 0
    assert content(tmp_path / "README.json") == "{}"


@pytest.mark.parametrize("text", ["no marks", b"\xff\xfe"])
def test_rules_update_of_unmarked_or_undecodable_document_is_refused(run, tmp_path, text):
    path = put(tmp_path / "a.md", text)
    before = files_in(tmp_path)
    said = run("rules", "--update", path)
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert "“a.md”" in said.err
    assert files_in(tmp_path) == before


@pytest.mark.parametrize("name", ["set/sitemap.xml", "../sitemap.xml", "sitemap.xml", "."])
def test_check_and_info_print_paths_relative_to_working_folder(run, tmp_path, monkeypatch, name):
    put_set(tmp_path / "set", {"sub/one.xml": urlset("/relative")}, name="sitemap.xml")
    monkeypatch.chdir(tmp_path / {"set/sitemap.xml": ".", "../sitemap.xml": "set/sub"}.get(name, "set"))
    expected = {"set/sitemap.xml": "set/sub/one.xml", "../sitemap.xml": "../sub/one.xml"}.get(name, "sub/one.xml")
    expected = str(Path(expected))
    assert {problem["sitemap"] for problem in run("check", name, "--format", "json").json["problems"]} == {expected}
    assert run("check", name).out.startswith(f"{expected}:")
    assert f",{expected}," in run("check", name, "--format", "csv").out
    assert [each["path"] for each in run("info", name, "--json").json["sitemaps"]] == [expected]


def test_sarif_paths_are_relative_to_root_or_working_folder(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "set" / "a.xml", urlset("/relative"))
    assert run("check", tmp_path / "set" / "a.xml").out.startswith(f"{tmp_path / 'set' / 'a.xml'}:")
    for words, uri in (((), "set/a.xml"), (("--root", "set"), "a.xml")):
        (problem,) = run("check", "set/a.xml", "--format", "sarif", *words).json["runs"][0]["results"]
        assert problem["locations"][0]["physicalLocation"]["artifactLocation"] == {"uri": uri}


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    """Sitemap of a draft and an administration page."""
    return put(tmp_path / "a.xml", urlset(f"{HOST}/draft-1", f"{HOST}/admin/"))


def leaks(said) -> list[str]:
    return [each["message"] for each in json.loads(said.out)["problems"] if each["rule"] == "loc-leak"]


def test_leak_options_select_patterns_in_every_format(run, sitemap, tmp_path):
    file = put(tmp_path / "leaks.txt", "# a draft\r\n/draft-[0-9]\r\n")
    for words, expected in (
        ((), [f"“{HOST}/admin/” looks like an administration page (pattern “admin”)."]),
        (("--leaks", file), [f"“{HOST}/draft-1” looks like a draft (pattern “/draft-[0-9]”)."]),
        (("--no-leaks",), []),
    ):
        assert leaks(run("check", sitemap, *words, "--format", "json")) == expected
    said = run("check", sitemap, "--leaks", os.devnull, "--no-leaks")
    assert (said.code, "not allowed with" in said.err) == (2, True)
    put(file, "/draft-")
    for form in FORMS:
        report = run("check", sitemap, "--leaks", file, "--format", form).out
        assert "looks like something that should not be public" in report
        assert "looks like an administrator" not in report


def test_check_ignores_leak_patterns_in_preferences_of_window(run, sitemap):
    preferences = Preferences()
    preferences.change({LEAK_PATTERNS: []})
    try:
        assert len(leaks(run("check", sitemap, "--format", "json"))) == 1
    finally:
        preferences.change({LEAK_PATTERNS: None})


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (
            "# a\nb\nc(d",
            "“leaks.txt”, line 3: the pattern is not valid: this parenthesis is not closed at character 2.",
        ),
        (b"a\n\xff", "“leaks.txt”, line 2: not UTF-8."),
        ("(?:a{1000}){1000}", "“leaks.txt”, line 1: the pattern is not valid: it is too large."),
        ("(" * 300 + ")" * 300, "line 1: the pattern is not valid: parentheses are nested too deeply"),
        ("a\n" * 1_000_000, "“leaks.txt” is too large."),
        ("", "“leaks.txt” contains no patterns."),
        (None, "“leaks.txt” can't be read: "),
    ],
)
def test_invalid_leak_file_is_refused_in_one_line(run, sitemap, tmp_path, content, sentence):
    file = tmp_path / "leaks.txt"
    if content is not None:
        put(file, content)
    before = files_in(tmp_path)
    said = run("check", sitemap, "--leaks", file, "--output", tmp_path / "report.txt")
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert sentence in said.err
    assert files_in(tmp_path) == before


# info


def test_info_json_of_set_has_documented_form(run, tmp_path):
    path = small_set(tmp_path)
    one, two = (len(urlset(f"{HOST}/a", f"{HOST}/b")),) * 2
    assert run("info", path, "--json").json == {
        "version": 1,
        "path": str(path),
        "folder": str(tmp_path),
        "kind": "index",
        "children": 2,
        "urls": 4,
        "bytes": one + two,
        "read_only": None,
        "repairs": [],
        "sitemaps": [
            {
                "path": str(tmp_path / "one.xml"),
                "file": "one.xml",
                "loc": f"{HOST}/one.xml",
                "urls": 2,
                "bytes": one,
                "is_gzipped": False,
                "error": None,
                "read_only": None,
            },
            {
                "path": str(tmp_path / "two.xml.gz"),
                "file": "two.xml.gz",
                "loc": f"{HOST}/two.xml.gz",
                "urls": 2,
                "bytes": two,
                "is_gzipped": True,
                "error": None,
                "read_only": None,
            },
        ],
    }


@pytest.mark.parametrize(
    ("name", "text", "kind"),
    [
        ("a.xml", urlset(*locs(3)), "urlset"),
        ("a.txt", joined(locs(3)), "text"),
        ("a.csv", "url\n" + joined(locs(3)), "csv"),
    ],
)
def test_info_json_of_single_file_has_documented_form(run, tmp_path, name, text, kind):
    path = put(tmp_path / name, text)
    said = run("info", path, "--json")
    size = path.stat().st_size
    both = {"path": str(path), "urls": 3, "bytes": size, "read_only": None}
    sitemap = {**both, "file": name, "loc": None, "is_gzipped": False, "error": None}
    assert said.json == {
        **both,
        "version": 1,
        "folder": str(tmp_path),
        "kind": kind,
        "children": 3,
        "repairs": [],
        "sitemaps": [sitemap],
    }
    assert (said.code, said.err) == (0, "")


def test_info_json_reports_missing_and_broken_sitemaps(run, tmp_path):
    path = put_set(tmp_path, {"gone.xml": None, "broken.xml": "<urlset>"})
    said = run("info", path, "--json")
    gone, broken = said.json["sitemaps"]
    assert (said.code, said.json["children"], said.json["urls"]) == (0, 2, 0)
    assert (gone["path"], gone["file"], gone["loc"]) == (None, None, f"{HOST}/gone.xml")
    assert "“gone.xml”" in gone["error"]
    assert "“broken.xml”" in broken["error"]


def test_info_json_files_are_relative_to_set_folder(run, tmp_path, monkeypatch):
    put_set(tmp_path / "shop", {"deep/one.xml": urlset(*locs(1)), "two.xml": urlset(*locs(1))}, name="sitemap.xml")
    (tmp_path / "link").symlink_to("shop")
    monkeypatch.chdir(tmp_path)
    for asked in ("shop", "link/sitemap.xml", tmp_path / "shop" / "sitemap.xml"):
        told = run("info", asked, "--json").json
        assert told["folder"] == str(tmp_path / "shop")
        assert [sitemap["file"] for sitemap in told["sitemaps"]] == ["deep/one.xml", "two.xml"]
    (tmp_path / "shop" / "sitemap.xml").unlink()
    told = run("info", "shop", "--json").json
    assert (told["folder"], [sitemap["file"] for sitemap in told["sitemaps"]]) == (str(tmp_path / "shop"), ["two.xml"])


def test_info_text_lists_sitemaps_and_missing_ones(run, tmp_path):
    said = run("info", small_set(tmp_path))
    lines = said.out.splitlines()
    assert "sitemap.xml: index, 4 URLs, " in lines[0]
    assert [line.rpartition(" ")[2] for line in lines[1:]] == ["bytes", "gzip"]
    said = run("info", put(tmp_path / "index.xml", index(f"{HOST}/gone.xml")))
    assert f"{HOST}/gone.xml: “index.xml” lists “gone.xml”, but the file was not found." in said.out


# check

WRONG_FILE = urlset(
    f"{HOST}/fine",
    {"loc": "/relative", "priority": "2.0", "lastmod": "2026-02-30"},
    {"loc": f"{HOST}/fine", "changefreq": "Daily"},
)
KEYS = {"rule", "severity", "sitemap", "entry", "line", "column", "field", "value", "message", "source", "fix"}


def test_check_json_has_documented_form(run, tmp_path):
    path = put(tmp_path / "a.xml", WRONG_FILE)
    before = files_in(tmp_path)
    said = run("check", path, "--format", "json")
    problems = said.json["problems"]
    assert (said.code, files_in(tmp_path)) == (1, before)
    assert all(problem.keys() == KEYS for problem in problems)
    lines = WRONG_FILE.splitlines()
    assert {
        (each["rule"], each["entry"], each["line"], each["column"], each["field"], each["value"]) for each in problems
    } == {
        ("loc-relative", 2, 7, lines[6].index("/relative") + 1, "loc", "/relative"),
        ("lastmod-date", 2, 8, lines[7].index("2026") + 1, "lastmod", "2026-02-30"),
        ("priority-value", 2, 9, lines[8].index("2.0") + 1, "priority", "2.0"),
        ("loc-duplicate", 3, 12, lines[11].index(HOST) + 1, "loc", f"{HOST}/fine"),
        ("changefreq-value", 3, 13, lines[12].index("Daily") + 1, "changefreq", "Daily"),
    }
    assert {each["sitemap"] for each in problems} == {str(path)}
    assert all(each["message"] and each["source"] for each in problems)
    assert all(each["fix"] is None or isinstance(each["fix"], str) for each in problems)
    severities = [problem["severity"] for problem in problems]
    for severity in ("error", "warning", "info"):
        assert said.json["counts"][severity] == severities.count(severity)


def test_check_text_counts_entries_and_names_line_of_problem(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(3)))
    said = run("check", path)
    assert (said.code, said.out, said.err) == (0, "No problems found in 3 entries.\n", "")
    assert run("check", path, "--format", "json").json["problems"] == []
    assert run("check", put(path, urlset(*locs(1)))).out == "No problems found in 1 entry.\n"
    assert run("info", path).out.startswith(f"{path}: urlset, 1 URL, ")
    said = run("check", put(path, WRONG_FILE))
    assert re.search(re.escape(f"{path}:9:") + "[0-9]+: error: ", said.out)
    assert "[priority-value; Sitemap Protocol 0.9" in said.out
    assert said.out.splitlines()[-1].startswith("Problems found in 3 entries: ")


def test_check_numbers_entries_within_their_sitemap(run, tmp_path):
    path = small_set(tmp_path)
    put(tmp_path / "two.xml.gz", urlset(f"{HOST}/c", "/relative"))
    problems = run("check", path, "--format", "json").json["problems"]
    assert [(each["sitemap"], each["entry"], each["line"]) for each in problems] == [
        (str(tmp_path / "two.xml.gz"), 2, 7)
    ]


def test_check_reports_entries_outside_folder_of_base_url(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/catalog/a", f"{HOST}/images/b"))
    said = run("check", path, "--base-url", f"{HOST}/catalog/", "--format", "json")
    assert [(each["rule"], each["entry"]) for each in said.json["problems"]] == [("loc-outside", 2)]
    assert run("check", path, "--base-url", f"{HOST}/a.xml").code == 0


def test_check_without_base_url_warns_of_other_site(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/a", f"{HOST}/b", "https://blog.example.com/"))
    said = run("check", path, "--format", "json")
    (problem,) = said.json["problems"]
    assert (problem["rule"], problem["severity"], problem["entry"]) == ("loc-other-site", "warning", 3)
    assert "the site of most entries" in problem["message"]
    assert said.code == 0
    assert run("check", path, "--base-url", f"{HOST}/a.xml").code == 1


@pytest.mark.parametrize(
    "url",
    [
        "example.com",
        "ftp://example.com/",
        "http://",
        "http://example.com:0/",
        "http://example.com:65536/",
        "http://1.2.3/",
    ],
)
def test_check_refuses_invalid_base_url_in_one_line(run, tmp_path, url):
    said = run("check", put(tmp_path / "a.xml", urlset(HOST)), "--base-url", url)
    assert said.code == 2
    assert f"“{url}” is not a complete URL." in said.err
    assert len(said.err.splitlines()) == 1


def test_objects_of_imports_are_frozen_for_garbage_collection(run_in_process, tmp_path):
    look = f"""
        import atexit, gc
        sys.argv = ["sitemap-studio", "check", {str(put(tmp_path / "a.xml", urlset(HOST)))!r}]
        atexit.register(lambda: print(gc.get_freeze_count() > 50_000, gc.isenabled(), file=sys.stderr))
        from sitemap_studio.__main__ import main
        sys.exit(main())
    """
    assert run_in_process(before=look).err.split() == ["True", "True"]


@pytest.fixture
def folder(tmp_path):
    """Folder of two sitemaps without an index."""
    put(tmp_path / "site" / "sitemap-1.xml", urlset(*locs(2)))
    put(tmp_path / "site" / "sitemap-2.xml", urlset(f"{HOST}/a b", *locs(1, 7)))
    return tmp_path / "site"


def test_info_and_check_read_folder_of_sitemaps(run, folder):
    said = run("info", folder)
    assert said.code == 0
    assert f"{folder}: folder, 4 URLs" in said.out
    assert f"{folder / 'sitemap-2.xml'}: 2 URLs" in said.out
    assert run("info", folder, "--json").json["children"] == 2
    said = run("check", folder)
    assert (said.code, said.err, "sitemap-2.xml" in said.out) == (1, "", True)
    path = small_set(folder.parent / "set")
    assert run("info", path.parent, "--json").json == run("info", path, "--json").json


def test_edit_of_folder_writes_only_changed_sitemaps_in_place(run, folder, tmp_path):
    before = files_in(folder)
    words = ("edit", folder, "--where", "loc contains /7", "--set", "priority=0.9")
    assert run(*words, "--output", tmp_path / "new").code == 0
    assert files_in(folder) == before
    assert files_in(tmp_path / "new").keys() == before.keys()
    assert run(*words).out.splitlines()[1:] == [f"Wrote {folder / 'sitemap-2.xml'}"]
    assert "<priority>0.9</priority>" in content(folder / "sitemap-2.xml")
    assert files_in(folder)["sitemap-1.xml"] == before["sitemap-1.xml"]


def test_smaller_export_reports_and_retains_files_of_earlier_export(run, folder, tmp_path):
    run("export", folder, "--to", tmp_path / "out", "--max-urls", 1)
    said = run("export", folder, "--to", tmp_path / "out", "--max-urls", 4, "--overwrite")
    assert said.code == 0
    assert content(tmp_path / "out" / "sitemap-1.xml").count("<url>") == 4
    assert f"“{tmp_path / 'out' / 'sitemap-4.xml'}” is from an earlier export" in said.err
    assert (tmp_path / "out" / "sitemap-4.xml").exists()


@pytest.mark.parametrize(
    "words",
    [
        ("edit", "a.xml", "--where", "entry = 1", "--set", "priority=0.5"),
        ("repair", "a.xml", "--output", "a.xml"),
        ("repair", "a.xml", "--output", "b.xml"),
        ("convert", "a.xml", "b.txt"),
        ("export", "a.xml", "--to", "out"),
        ("diff", "a.xml", "a.xml"),
    ],
)
def test_template_is_refused_by_commands_and_reported_by_check(run, tmp_path, monkeypatch, words):
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "a.xml", JEKYLL)
    said = run(*words)
    assert said.code == 2
    assert "is a template, not the published sitemap" in said.err
    said = run("check", "a.xml", "--schema", "--format", "json")
    assert (said.code, [problem["rule"] for problem in said.json["problems"]]) == (1, ["template"])
    assert files_in(tmp_path) == {"a.xml": JEKYLL.encode()}


def test_info_refuses_file_beyond_reading_limits_naming_their_options(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(3)))
    said = run("info", path, "--max-entries", "2")
    assert (said.code, said.out) == (2, "")
    hint = "If you trust its source, raise the limits with --max-file-bytes or --max-entries."
    assert said.err == f"sitemap-studio: “a.xml” has more than 2 entries. {hint}\n"
    assert "“a.xml” is larger than 100 bytes" in run("info", path, "--max-file-bytes", "100").err
    for words in (("--max-entries", "0"), ("--max-file-bytes", "many"), ("--max-entries", "-1")):
        assert run("info", path, *words).code == 2
    path = put(tmp_path / "b.xml.gz", gzip.compress(urlset(*[f"{HOST}/page"] * 300_000).encode(), mtime=0))
    said = run("info", path)
    assert (said.code, said.out) == (2, "")
    assert "200 times larger" in said.err
    assert "300,000 URLs" in run("info", path, "--max-file-bytes", "100000000").out


def test_encoding_option_reads_undeclared_encoding_and_refuses_unknown_names(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset("http://a.b/товары").encode("cp1251"))
    said = run("info", path)
    assert (said.code, said.out) == (2, "")
    assert "--encoding" in said.err
    assert run("info", path, "--encoding", "windows-1251").code == 0
    for name in ("rot13", "base64", "undefined", "klingon"):
        said = run("info", path, "--encoding", name)
        assert (said.code, said.out) == (2, "")
        assert f"“{name}” is not the name of an encoding" in said.err
    text = urlset("http://a.b/é", "http://a.b/2").replace("UTF-8", "ISO-8859-1")
    said = run("edit", put(path, text.encode("latin-1")), "--where", "entry = 2", "--set", "priority=0.5")
    assert said.code == 0
    assert "“a.xml” is encoded in ISO-8859-1. Saving a change writes UTF-8." in said.err
    assert content(path).startswith('<?xml version="1.0" encoding="UTF-8"?>')
    assert "http://a.b/é" in content(path)


def test_closed_pipe_ends_check_silently(tmp_path):
    path = put(tmp_path / "a.xml", urlset(*(f"/relative/{number}" for number in range(5000))))
    command = [sys.executable, "-m", "sitemap_studio", "check", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == (-signal.SIGPIPE if hasattr(signal, "SIGPIPE") else 2)


if Path("/dev/full").exists():

    @pytest.mark.parametrize("buffered", [True, False], ids=["buffered", "unbuffered"])
    def test_edit_saves_file_when_standard_output_is_full(tmp_path, buffered):
        path = put(tmp_path / "a.xml", urlset(HOST))
        words = ["edit", str(path), "--where", "entry > 0", "--set", "priority=0.3"]
        with open("/dev/full", "w") as full:  # noqa: PTH123
            command = [sys.executable, *([] if buffered else ["-u"]), "-m", "sitemap_studio", *words]
            done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
        told = "The output can't be written: the disk is full. Saved files are complete."
        assert (done.returncode, done.stderr) == (2, f"sitemap-studio: {told}\n")
        assert "<priority>0.3</priority>" in path.read_text(encoding="utf-8")


def test_edit_without_standard_streams_saves_file(run, tmp_path, monkeypatch):
    path = put(tmp_path / "a.xml", urlset(HOST))
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert run("edit", path, "--where", "entry > 0", "--set", "priority=0.3").code == 0
    assert run("info", tmp_path / "gone.xml").code == 2
    for stream in (sys.stdout, sys.stderr):
        stream.close()
    assert "<priority>0.3</priority>" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_characters_outside_console_encoding_are_escaped(run_each_in_process, tmp_path, encoding):
    path = put(tmp_path / "日本.txt", joined(["https://a/日本"]))
    commands = (("info", path), ("check", path), ("check", path, "--format", "json"))
    for said in run_each_in_process(*commands, env={**os.environ, "PYTHONIOENCODING": encoding}):
        assert said.code in (0, 1)
        assert "\\u65e5" in said.out
        assert said.err == ""


def test_info_escapes_unencodable_and_accepts_undecodable_file_names(run_each_in_process, tmp_path):
    path = put(tmp_path / os.fsdecode(b"\xff.xml"), urlset(HOST))
    missing, odd = run_each_in_process(
        ("info", tmp_path / "日本.xml"), ("info", path), env={**os.environ, "PYTHONIOENCODING": "ascii"}
    )
    assert missing.code == 2
    assert missing.err.startswith("sitemap-studio: \\u201c\\u65e5")
    assert (odd.code, odd.err) == (0, "")


class TerminalStream(io.StringIO):
    """Stream that states to be a terminal."""

    def isatty(self) -> bool:
        return True


def test_file_name_control_characters_are_escaped_only_on_terminal(run, monkeypatch, tmp_path):
    path = put(tmp_path / "a\u202e.xml", urlset(HOST))
    assert run("info", path).out.startswith(f"{path}: urlset, 1 URL")
    out, err = TerminalStream(), TerminalStream()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    assert main(["info", str(path)]) == 0
    assert "a\\u202e.xml: urlset, 1 URL" in out.getvalue()
    assert main(["info", str(tmp_path / "a\x1b[31m\x9b.xml")]) == 2
    assert "“a\\x1b[31m\\x9b.xml”" in err.getvalue()


@pytest.mark.parametrize(
    "words", [["check", "a", "--\x1b[31m\u202e"], ["--\x1b[31m\u202e"], ["check", "a", "--format", "\x1b\u202e"]]
)
def test_control_characters_in_invalid_arguments_are_escaped(capsys, words):
    with pytest.raises(SystemExit):
        main(words)
    said = capsys.readouterr().err
    assert "\\x1b" in said
    assert not {"\x1b", "\u202e"} & set(said)


def test_text_report_alone_notes_file_exceeding_only_2008_limits(run, tmp_path):
    path = tmp_path / "large.xml"
    for megabytes in (1, 11):
        comments = f"<!--{'x' * MIB}-->" * megabytes
        put(path, urlset(f"{HOST}/1").replace("</urlset>", f"{comments}</urlset>"))
        assert ("2008" in run("check", path).out) is (megabytes == 11)
    told = run("check", path)
    assert told.code == 1
    assert "“large.xml” exceeds only the limits of 2008; “--profile sitemaps.org” applies today's.\n" in told.out
    assert "2008" not in run("check", path, "--profile", "sitemaps.org").out
    assert set(run("check", path, "--format", "json").json) == {"version", "problems", "counts"}


def test_check_suspects_missing_slash_between_host_and_path(run, tmp_path):
    path = put(
        tmp_path / "a.xml", urlset("https://site.example/a", "https://site.example/b", "https://site.examplecatalog/x")
    )
    assert (
        "“https://site.examplecatalog/x” probably lacks a slash after “https://site.example”" in run("check", path).out
    )


@pytest.mark.parametrize(("n_missing", "n_problems"), [(10, 10), (1_000, 1)])
def test_ten_missing_sitemaps_are_ten_problems_thousand_are_one(run, tmp_path, n_missing: int, n_problems: int):
    path = put(tmp_path / "sitemap.xml", index(*(f"{HOST}/{number}.xml" for number in range(n_missing))))
    problems = [each for each in run("check", path, "--format", "json").json["problems"] if each["sitemap"]]
    missing = [each for each in problems if each["rule"] == "sitemap-missing"]
    assert len(missing) == n_problems
    if n_problems == 1:
        assert "There are 1,000 such sitemaps" in missing[0]["message"]
        assert all(f"{HOST}/{number}.xml" in missing[0]["message"] for number in range(10))
        assert f"{HOST}/10.xml" not in missing[0]["message"]
