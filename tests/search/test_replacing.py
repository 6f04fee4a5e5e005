"""Replacing: dollar signs, groups, cases, empty matches, one and all, and what is left out."""

from __future__ import annotations

import re

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.core.errors import Cancelled, ExpressionError
from sitemap_studio.core.progress import Progress
from sitemap_studio.model.edits import RemoveEntries
from sitemap_studio.search.find_replace import (
    Match,
    Replacement,
    SearchQuery,
    plan_replacing,
    replaced_once,
    replacing_one,
)
from tests.builders import positions_of, slots_of, table_of


def replaced(wanted: SearchQuery, by: str, *texts: str | None) -> list[str | None]:
    return Replacement(wanted, by).after(pl.Series(texts, dtype=pl.String)).to_list()


def expression(text: str, **options) -> SearchQuery:
    return SearchQuery(text, is_expression=True, **options)


@pytest.mark.parametrize(
    ("wanted", "by", "text", "expected"),
    [
        (SearchQuery("a"), "$1${x}$$\\", "cat", "c$1${x}$$\\t"), (SearchQuery("A"), "$0", "cat", "c$0t"),
        (SearchQuery("A", is_case_kept=True), "$0", "cAt", "c$0t"),
        (SearchQuery("$", is_case_kept=True), "$$", "a$b", "a$$b"),
        (SearchQuery("a", is_whole_word=True), "$1", "a aa", "$1 aa"), (SearchQuery("aa"), "a", "aaaaa", "aaa"),
        (SearchQuery("b"), "", "abc", "ac"), (SearchQuery(""), "x", "abc", "abc"),
        (expression(r"(\w+)-(\w+)"), "$2-$1", "foo-bar", "bar-foo"),
        (expression("(?<n>a)"), "${n}$n$$$0$&", "a", "aa$aa"), (expression("(a)"), "$12", "a", "a2"),
        (expression("(a)"), "${1}2", "a", "a2"), (expression("(a)(b)?"), "[$2]", "a", "[]"),
        (expression("^"), "x", "", "x"), (expression("$"), "/", "a", "a/"), (expression("x*"), "-", "abc", "-a-b-c-"),
        (expression("a"), r"\\\t\n", "a", "\\\t\n"), (expression("(a)(b)"), r"\2-\1\0", "ab", "b-aab"),
        (expression("(a)"), r"\11", "a", "a1"), (expression(r"(\w+)"), r"\U$1", "aß é", "ASS É"),
        (expression(r"(\w+)"), r"\u\L$1!", "FOO bar", "Foo! Bar!"),
        (expression(r"(\w+)-(\w+)"), r"\U$1\E-\l$2-\LABC\E-\uxy", "foo-BAR", "FOO-bAR-abc-Xy"),
        (expression("(a)(b)?"), r"\u$2[$1]", "ab a", "B[a] [a]"),
        (expression("(\ue000)"), r"\U$1a", "\ue000b", "\ue000Ab"),
    ],
)  # fmt: skip
def test_all_occurrences_are_replaced(wanted, by, text, expected):
    assert replaced(wanted, by, text, None) == [expected, None]


@pytest.mark.parametrize(
    ("by", "place"),
    [("a$2", 1), ("$", 0), ("ab\\", 2), (r"\q", 0), ("${x}", 0), ("$x", 0), ("${1", 0), ("$9999999999", 0)],
)
def test_a_template_that_makes_no_sense_is_told_with_its_character(by, place):
    with pytest.raises(ExpressionError) as caught:
        Replacement(expression("(a)"), by)
    assert caught.value.place == place
    assert caught.value.hint


def test_a_plan_names_what_would_change_and_nothing_else():
    table = table_of(loc=["http://a/", "https://b/", None], lastmod=["2026", "", None], priority=["1", "0", "a"])
    plan = plan_replacing(Replacement(expression("^(http|2026|0)$|^http:"), "x"), table)
    assert [
        (values.field, values.slots.tolist(), values.before.to_list(), values.after.to_list()) for values in plan.values
    ] == [
        ("loc", [0], ["http://a/"], ["x//a/"]),
        ("lastmod", [0], ["2026"], ["x"]),
        ("priority", [1], ["0"], ["x"]),
    ]
    assert len(plan) == 3


def test_a_replacement_by_the_same_changes_nothing():
    assert len(plan_replacing(Replacement(SearchQuery("A"), "a"), table_of(loc=["aAa", "a"]))) == 1
    assert not plan_replacing(Replacement(SearchQuery("a"), "a"), table_of(loc=["a"])).values


def test_a_field_that_becomes_empty_is_taken_away_unless_it_must_be_there():
    table = table_of(loc=["a"], lastmod=["a"], priority=[""])
    plan = plan_replacing(Replacement(expression("a|^"), ""), table)
    assert [(values.field, values.after.to_list()) for values in plan.values] == [("loc", [""]), ("lastmod", [None])]


def test_a_plan_is_done_without_what_is_left_out_and_undone():
    table = table_of(loc=["a", "a", "b"], changefreq=["a", None, "a"])
    before = table.rows(table.order)
    plan = plan_replacing(Replacement(SearchQuery("a"), "c"), table).without({(1, "loc"), (2, "changefreq")})
    inverse = plan.edit(table).apply(table)
    assert table.locs() == ["c", "a", "b"]
    assert table.column("changefreq").to_list() == ["c", None, "a"]
    inverse.apply(table)
    assert table.rows(table.order).equals(before)


def test_only_the_entries_given_are_planned_and_none_that_were_removed():
    table = table_of(loc=["a", "a", "a", "a"])
    RemoveEntries(positions_of(3)).apply(table)
    replacement = Replacement(SearchQuery("a"), "b")
    assert plan_replacing(replacement, table, slots_of(2, 0)).values[0].slots.tolist() == [0, 2]
    assert plan_replacing(replacement, table).values[0].slots.tolist() == [0, 1, 2]


@pytest.mark.parametrize(
    ("wanted", "by", "text", "span", "expected"),
    [
        (SearchQuery("a"), "$1", "aba", (2, 3), ("ab$1", 4)),
        (expression(r"(\w)\b"), r"<\U$1>", "ab cd", (4, 5), ("ab c<D>", 7)),
        (expression("^a"), "b", "aa", (0, 1), ("ba", 1)),
        (expression("^a"), "b", "aa", (1, 2), None),
        (expression("x*"), "-", "ab", (1, 1), ("a-b", 2)),
        (SearchQuery("a"), "b", "aaa", (5, 6), None),
        (SearchQuery(""), "b", "a", (0, 0), None),
    ],
)
def test_one_occurrence_is_replaced_as_it_stands_in_its_text(wanted, by, text, span, expected):
    assert replaced_once(Replacement(wanted, by), text, *span) == expected


def test_one_occurrence_is_replaced_by_an_edit():
    table = table_of(loc=["aa"], lastmod=["a"])
    replacement = Replacement(SearchQuery("a"), "")
    for match in (Match(0, 0, "loc", 1, 2), Match(0, 0, "lastmod", 0, 1)):
        edit = replacing_one(replacement, table, match)
        assert edit is not None
        edit.apply(table)
    assert (table.value(0, "loc"), table.value(0, "lastmod")) == ("a", None)


def test_an_occurrence_that_is_gone_or_would_stay_is_not_replaced():
    table = table_of(loc=["a"])
    assert replacing_one(Replacement(SearchQuery("a"), "a"), table, Match(0, 0, "loc", 0, 1)) is None
    assert replacing_one(Replacement(SearchQuery("b"), "c"), table, Match(0, 0, "loc", 0, 1)) is None
    assert replacing_one(Replacement(SearchQuery("a"), "c"), table, Match(0, 0, "lastmod", 0, 1)) is None
    RemoveEntries(positions_of(0)).apply(table)
    assert replacing_one(Replacement(SearchQuery("a"), "c"), table, Match(0, 0, "loc", 0, 1)) is None


def test_hostile_texts_are_replaced_in_whole():
    text = "a" * 1_000_000
    assert replaced(SearchQuery("A"), "bc", text) == ["bc" * 1_000_000]
    assert replaced(expression("(a+)+$"), r"\U$1", text) == [text.upper()]
    assert replaced(SearchQuery("\x00\u202e"), "", "a\x00\u202eb") == ["ab"]


def test_half_a_character_is_refused():
    with pytest.raises(ExpressionError):
        Replacement(SearchQuery("a"), "\udc00")


def test_planning_stops_when_it_is_told_to():
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        plan_replacing(Replacement(SearchQuery("a"), "b"), table_of(loc=["a"]), progress=progress)


@given(
    st.lists(st.text(alphabet="ab-ßé", max_size=12), max_size=5),
    st.sampled_from([r"\U$1", r"\u\L$1", r"\L$1", r"\l$1"]),
)
def test_letters_of_every_occurrence_change_however_many_there_are(texts, by):
    change = {"\\U$1": str.upper, "\\L$1": str.lower, "\\u\\L$1": _with_capital, "\\l$1": _with_small}[by]
    wanted = expression("(ab?|ßa)", is_case_kept=True)
    expected = [re.sub("(ab?|ßa)", lambda found: change(found[1]), text) for text in texts]
    assert replaced(wanted, by, *texts, None) == [*expected, None]


def _with_capital(text: str) -> str:
    return text[:1].upper() + text[1:].lower()


def _with_small(text: str) -> str:
    return text[:1].lower() + text[1:]
