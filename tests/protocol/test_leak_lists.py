"""Lists of patterns: kept as records, read from text files, and what is said of files that are none."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.core.errors import RequestError
from sitemap_studio.protocol.leaks import (
    DEFAULT_LEAK_PATTERNS,
    DEFAULT_LEAKS,
    MAX_FILE_BYTES,
    UNTOLD,
    USUAL_LIST,
    ListedPattern,
    leaks_of,
    listed_of,
    own_pattern,
    patterns_of_file,
    records_of,
)

FILE = Path("leaks.txt")
DRAFT = own_pattern("/draft-", "a draft")


def test_the_usual_list_is_kept_by_names_and_comes_back():
    records = records_of(USUAL_LIST)
    assert records[0] == {"usual": "localhost", "on": True}
    assert listed_of(records) == USUAL_LIST
    assert leaks_of(USUAL_LIST) == DEFAULT_LEAKS


def test_patterns_that_are_off_are_kept_and_not_looked_for():
    listed = (ListedPattern(DRAFT, is_on=False), ListedPattern(DEFAULT_LEAK_PATTERNS[0]))
    assert listed_of(records_of(listed)) == listed
    assert leaks_of(listed).patterns == (DEFAULT_LEAK_PATTERNS[0],)


def test_a_pattern_of_one_s_own_is_called_by_itself():
    assert (DRAFT.name, DRAFT.what) == ("/draft-", "a draft")
    assert own_pattern("x" * 100, "").name == "x" * 59 + "…"
    assert own_pattern("x", "").what == UNTOLD


def test_a_usual_pattern_written_out_is_the_usual_one():
    usual = DEFAULT_LEAK_PATTERNS[3]
    assert own_pattern(usual.pattern, usual.what) is usual
    assert own_pattern(usual.pattern, "another word").name != usual.name


def test_a_usual_pattern_that_the_program_no_longer_has_is_left_out():
    assert listed_of([{"usual": "gopher", "on": True}, {"pattern": "x", "on": False}]) == (
        ListedPattern(own_pattern("x", ""), is_on=False),
    )


def test_a_kept_pattern_that_can_t_be_looked_for_is_refused_unless_it_is_off():
    with pytest.raises(RequestError, match=r"Pattern 1, “a\(”, .*: this bracket is not closed at character 2"):
        listed_of([{"pattern": "a(", "about": "", "on": True}])
    assert not listed_of([{"pattern": "a(", "on": False}])[0].is_on


def test_a_file_has_one_pattern_a_line_and_words_above_it():
    text = "# our list\r\n\r\n# a draft\r\n/draft-\r\n  /old/  \n\n# lost\n\n[#]top"
    leaks = patterns_of_file(b"\xef\xbb\xbf" + text.encode(), FILE)
    assert [(each.pattern, each.what) for each in leaks.patterns] == [
        ("/draft-", "a draft"),
        ("/old/", UNTOLD),
        ("[#]top", UNTOLD),
    ]
    assert leaks.first("https://a.example/#top")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            b"a\n\n# b\nc(d\n",
            "“leaks.txt”, line 4: the pattern can't be looked for: this bracket is not closed at character 2.",
        ),
        (b"a\nb\n\xff\xfe\n", "“leaks.txt”, line 3: not UTF-8."),
        ("a\n".encode("utf-16"), "“leaks.txt”, line 1: not UTF-8."),
        (b"", "“leaks.txt” holds no patterns."),
        (b"# only words\n\n", "“leaks.txt” holds no patterns."),
        (b"a\n" * 1_001, "“leaks.txt”, line 1001: more than 1,000 patterns."),
        (b"a" * (MAX_FILE_BYTES + 1), "“leaks.txt” is too large for a list of patterns."),
        (b"(a" * 2_501, "“leaks.txt”, line 1: the pattern can't be looked for: it has more than 5,000 characters."),
        (
            b"".join(rb"\w{%d}" % n + b"\n" for n in range(197, 201)),
            "“leaks.txt”: the 4 patterns can't be looked for together.",
        ),
        (rb"(((\w{90}){90}){90})", "“leaks.txt”, line 1: the pattern can't be looked for: it is too large."),
    ],
)
def test_a_file_that_is_no_list_is_one_sentence_with_its_line(data, message):
    with pytest.raises(RequestError) as refused:
        patterns_of_file(data, FILE)
    assert refused.value.message == message


@given(st.binary(max_size=200))
def test_any_bytes_are_a_list_or_refused(data):
    with contextlib.suppress(RequestError):
        assert patterns_of_file(data, FILE).patterns
