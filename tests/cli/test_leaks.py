"""`check` goes by the leak patterns of a file, or by none; a wrong one is one sentence with its file and line."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from sitemap_studio.core.preferences import LEAK_PATTERNS, Preferences
from tests.builders import HOST, files_in, put, urlset


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    """A draft, and a page of an administrator."""
    return put(tmp_path / "a.xml", urlset(f"{HOST}/draft-1", f"{HOST}/admin/"))


def leaks(said) -> list[str]:
    return [each["message"] for each in json.loads(said.out)["problems"] if each["rule"] == "loc-leak"]


def test_without_a_word_the_usual_patterns_hold(run, sitemap):
    assert leaks(run("check", sitemap, "--format", "json")) == [
        f"“{HOST}/admin/” looks like an administrator's page (pattern “admin”)."
    ]


def test_the_patterns_of_a_file_take_the_place_of_the_usual_ones(run, sitemap, tmp_path):
    file = put(tmp_path / "leaks.txt", "# a draft\r\n/draft-[0-9]\r\n")
    assert leaks(run("check", sitemap, "--leaks", file, "--format", "json")) == [
        f"“{HOST}/draft-1” looks like a draft (pattern “/draft-[0-9]”)."
    ]


def test_reports_of_every_form_go_by_the_same_patterns(run, sitemap, tmp_path):
    file = put(tmp_path / "leaks.txt", "/draft-")
    for form in ("text", "json", "sarif", "csv", "html"):
        report = run("check", sitemap, "--leaks", file, "--format", form).out
        assert "looks like what is not meant for all" in report
        assert "looks like an administrator" not in report


def test_leaks_can_be_left_alone(run, sitemap):
    assert leaks(run("check", sitemap, "--no-leaks", "--format", "json")) == []


def test_what_was_chosen_in_the_window_does_not_hold(run, sitemap):
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
            "“leaks.txt”, line 3: the pattern can't be looked for: this bracket is not closed at character 2.",
        ),
        (b"a\n\xff", "“leaks.txt”, line 2: not UTF-8."),
        ("(?:a{1000}){1000}", "“leaks.txt”, line 1: the pattern can't be looked for: it is too large."),
        ("(" * 300 + ")" * 300, "line 1: the pattern can't be looked for: brackets are nested too deeply"),
        ("a\n" * 1_000_000, "“leaks.txt” is too large for a list of patterns."),
        ("", "“leaks.txt” holds no patterns."),
    ],
)
def test_a_bad_file_is_one_sentence_and_nothing_is_written(run, sitemap, tmp_path, content, sentence):
    file = put(tmp_path / "leaks.txt", content)
    before = files_in(tmp_path)
    said = run("check", sitemap, "--leaks", file, "--output", tmp_path / "report.txt")
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert sentence in said.err
    assert files_in(tmp_path) == before


@pytest.mark.parametrize("name", ["gone.txt", ""])
def test_a_file_that_can_t_be_read_is_one_sentence(run, sitemap, tmp_path, name):
    said = run("check", sitemap, "--leaks", tmp_path / name)
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert f"“{(tmp_path / name).name}” can't be read: " in said.err


def test_both_words_at_once_make_no_sense(run, sitemap):
    said = run("check", sitemap, "--leaks", os.devnull, "--no-leaks")
    assert said.code == 2
    assert "not allowed with" in said.err


def test_nested_repetition_takes_no_time_to_speak_of(run, tmp_path):
    sitemap = put(tmp_path / "a.xml", urlset(*(f"{HOST}/{'a' * 1_900}!{n}" for n in range(50))))
    file = put(tmp_path / "leaks.txt", "((a+)+)+$\n(a|aa)+$\n([a-z]*)*[0-9]x")
    assert leaks(run("check", sitemap, "--leaks", file, "--format", "json")) == []


def test_the_help_tells_what_a_file_of_patterns_is(run):
    said = run("check", "--help")
    assert said.code == 0
    assert "one pattern a line" in " ".join(said.out.split())
    assert "does not hold here" in " ".join(said.out.split())
