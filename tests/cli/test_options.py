"""Options that accept lists: several values, options given more than once, patterns, and files after them."""

from __future__ import annotations

import pytest

from sitemap_studio.cli.main import parse_arguments
from sitemap_studio.document.command_line import COMMANDS, command_parser
from tests.builders import HOST, locs, put, urlset

MIXED = urlset({"loc": "/relative"}, {"loc": HOST, "changefreq": "Daily", "lastmod": "2026-1-1", "priority": "7"})


@pytest.fixture
def working_folder(tmp_path, monkeypatch):
    """A working folder with a sitemap that violates rules."""
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "a.xml", MIXED)
    return tmp_path


def rules_of(result) -> set[str]:
    return set(result.json["counts"]["rules"])


@pytest.mark.parametrize("command", COMMANDS)
def test_options_accept_no_variable_number_of_values(command):
    greedy = [action.option_strings for action in command_parser(command)._actions if action.nargs in ("+", "*")]
    assert not any(greedy)


@pytest.mark.parametrize(
    ("words", "age_s", "paths"),
    [
        ("check --pages a.xml", 30 * 86_400, ["a.xml"]),
        ("check a.xml --pages", 30 * 86_400, ["a.xml"]),
        ("check --pages 12h a.xml", 12 * 3_600, ["a.xml"]),
        ("check --pages a.xml 12h", 30 * 86_400, ["a.xml", "12h"]),
        ("--pages 7d check a.xml", 7 * 86_400, ["a.xml"]),
        ("check a.xml", None, ["a.xml"]),
    ],
)
def test_optional_value_is_next_argument_only_if_valid(words, age_s, paths):
    options = parse_arguments(words.split())
    assert (options.pages, list(map(str, options.paths))) == (age_s, paths)


@pytest.mark.parametrize("option", ["--only", "--ignore"])
@pytest.mark.parametrize(
    "values",
    [("loc-relative,priority-value",), ("loc-relative", "priority-value"), ("loc-relative", "priority-*")],
    ids=["comma", "repeated", "pattern"],
)
def test_rules_of_repeated_only_or_ignore_options_are_combined(run, working_folder, option, values):
    every = rules_of(run("check", "a.xml", "--format", "json"))
    chosen = {"loc-relative", "priority-value"}
    words = [word for value in values for word in (option, value)]
    found = rules_of(run("check", *words, "a.xml", "--format", "json"))
    assert chosen < every
    assert found == (chosen if option == "--only" else every - chosen)


def test_check_fails_on_error_of_first_repeated_only_option(run, working_folder):
    assert run("check", "a.xml", "--only", "loc-relative", "--only", "changefreq-value").code == 1


def test_rules_matching_ignore_are_removed_from_those_of_only(run, working_folder):
    result = run("check", "a.xml", "--only", "*", "--ignore", "loc-*", "--ignore", "[lp]*", "--format", "json")
    assert rules_of(result) == {"changefreq-value"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("check", "--only", "zz-*"), "No rule matches “zz-*”."),
        (("check", "--ignore", "zz-*"), "No rule matches “zz-*”."),
        (("check", "--only", "loc-relativ"), "There is no rule “loc-relativ”. Did you mean “loc-relative”?"),
        (("fix", "--rule", "zz-*"), "No rule matches “zz-*”."),
        (("fix", "--rule", "loc-leak*"), "No rule that matches “loc-leak*” can be selected here."),
        (("fix", "--rule", "loc-leak"), "The rule “loc-leak” has no fix."),
    ],
    ids=["only", "ignore", "name", "rule", "pattern-without-fix", "name-without-fix"],
)
def test_name_or_pattern_without_selectable_rule_is_refused(run, working_folder, words, sentence):
    result = run(*words, "a.xml")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"sitemap-studio: {sentence}")


@pytest.mark.parametrize(
    "words",
    [("--rule", "lastmod-*", "--rule", "changefreq-value"), ("--rule", "lastmod-*,changefreq-*")],
    ids=["repeated", "comma"],
)
def test_fix_applies_rules_of_patterns(run, working_folder, words):
    assert run("fix", *words, "a.xml").code == 0
    assert "<lastmod>2026-01-01</lastmod>" in (working_folder / "a.xml").read_text()
    assert "<changefreq>daily</changefreq>" in (working_folder / "a.xml").read_text()
    assert "<priority>7</priority>" in (working_folder / "a.xml").read_text()


def test_path_after_columns_option_is_imported_as_file(run, working_folder):
    put(working_folder / "crawl.csv", f"Address,Changed\n{HOST}/a,2026-01-02\n")
    words = ("--columns", "loc=Address", "--columns", "lastmod=Changed", "crawl.csv", "--output", "new.xml")
    assert run("import", *words).code == 0
    assert f"<loc>{HOST}/a</loc>\n    <lastmod>2026-01-02</lastmod>" in (working_folder / "new.xml").read_text()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--columns", "loc=Address", "--columns", "loc=Url"), "--columns names two columns for “loc”"),
        (("--columns", "Address"), "“Address” is not in the form FIELD=HEADER"),
        (("--columns", "loc="), "“loc=” is not in the form FIELD=HEADER"),
    ],
    ids=["conflict", "no-field", "no-header"],
)
def test_import_refuses_conflicting_or_incomplete_column_mapping(run, working_folder, words, sentence):
    put(working_folder / "crawl.csv", f"Address,Url\n{HOST}/a,{HOST}/b\n")
    result = run("import", *words, "crawl.csv", "--output", "new.xml")
    assert (result.code, (working_folder / "new.xml").exists()) == (2, False)
    assert sentence in result.err


def test_import_combines_page_endings_of_repeated_options(run, working_folder):
    line = '192.0.2.1 - - [10/Oct/2026:13:55:36 +0000] "GET /{} HTTP/1.1" 200 9 "-" "Mozilla/5.0"\n'
    put(working_folder / "access.log", "".join(map(line.format, ("a.html", "b.php", "c.png"))))
    words = ("--endings", "html", "--endings", "php", "access.log", "--base-url", HOST, "--output", "new.xml")
    assert run("import", *words).code == 0
    text = (working_folder / "new.xml").read_text()
    assert [name in text for name in ("a.html", "b.php", "c.png")] == [True, True, False]


def test_scan_combines_patterns_and_default_files(run, working_folder):
    for name in ("start.html", "sub/home.html", "drafts/a.html", "old/a.html", "a.html"):
        put(working_folder / "public" / name, "<html><title>Page</title><p>Text")
    result = run(
        "scan", "--default-file", "start.html", "--default-file", "home.html", "--exclude", "drafts/*", "--exclude",
        "old/*", "public", "--base-url", f"{HOST}/", "--output", "new.xml",
    )  # fmt: skip
    text = (working_folder / "new.xml").read_text()
    assert result.code == 0
    assert [part in text for part in (f"{HOST}/</loc>", "/sub/</loc>", "/a.html", "start", "home", "drafts", "old")] == [
        True, True, True, False, False, False, False,
    ]  # fmt: skip


def test_options_between_files_are_accepted(run, working_folder):
    put(working_folder / "b.xml", urlset(*locs(2)))
    put(working_folder / "-c.xml", urlset(*locs(2)))
    expected = run("info", "a.xml", "b.xml", "--json")
    assert run("info", "a.xml", "--json", "b.xml") == expected
    assert run("--json", "info", "a.xml", "--max-entries", "9", "b.xml") == expected
    assert len(run("info", "a.xml", "--json", "b.xml", "--", "-c.xml").json["sets"]) == 3


@pytest.mark.parametrize("words", [("--only",), ("--only", "--"), ("--only", "--quiet")], ids=" ".join)
def test_option_without_value_is_refused(run, working_folder, words):
    result = run("check", "a.xml", *words)
    assert (result.code, result.out) == (2, "")
    assert "Argument --only: expected one argument" in result.err
