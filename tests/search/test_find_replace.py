"""Find and replace: next match, counts and replacements as in Python, and errors of expressions."""

from __future__ import annotations

import pickle
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
    SearchPosition,
    SearchQuery,
    count_matches,
    find_match,
    match_spans,
    plan_replacing,
    plan_replacing_match,
    replace_match,
)
from sitemap_studio.search.patterns import (
    MAX_CHARACTERS,
    check_expression,
    check_length,
    escape_literal,
    group_names,
    is_valid_expression,
)
from tests.builders import positions_of, slots_of, table_of


@pytest.mark.parametrize(
    ("wanted", "text", "expected"),
    [
        (SearchQuery("aa"), "aaaaa", [(0, 2), (2, 4)]), (SearchQuery("É"), "aéÉ", [(1, 2), (2, 3)]),
        (SearchQuery("É", is_case_sensitive=True), "aéÉ", [(2, 3)]), (SearchQuery("k"), "k\u212a", [(0, 1), (1, 2)]),
        (SearchQuery("\u03c3"), "\u03a3\u03c3\u03c2", [(0, 1), (1, 2), (2, 3)]), (SearchQuery("ß"), "ẞss", [(0, 1)]),
        (SearchQuery("a.b$"), "xa.b$ aab$", [(1, 5)]),
        (SearchQuery("blog", is_whole_word=True), "/blog/blogs _blog blog", [(1, 5), (18, 22)]),
        (SearchQuery("/blog/", is_whole_word=True), "a/blog/x", [(1, 7)]),
        (SearchQuery("é", is_whole_word=True), "é éa aé", [(0, 1)]),
        (SearchQuery("a|ab", is_expression=True, is_whole_word=True), "ab a", [(0, 2), (3, 4)]),
        (SearchQuery("x*", is_expression=True), "aéx😀xx", [(0, 0), (1, 1), (2, 3), (4, 6)]),
        (SearchQuery("^", is_expression=True), "", [(0, 0)]), (SearchQuery("$", is_expression=True), "a\n", [(2, 2)]),
        (SearchQuery(r"\b", is_expression=True), "ab c", [(0, 0), (2, 2), (3, 3), (4, 4)]),
        (SearchQuery("(?-i)A", is_expression=True), "aA", [(1, 2)]), (SearchQuery(""), "abc", []),
        (SearchQuery("", is_expression=True), "abc", []), (SearchQuery("a"), None, []),
        (SearchQuery("\x00"), "a\x00b\x00", [(1, 2), (3, 4)]), (SearchQuery("\u202e"), "a\u202eb", [(1, 2)]),
        (SearchQuery("\ue000"), "\ue000\ue001", [(0, 1)]),
        (SearchQuery("A", is_case_sensitive=False), "\ue000a\ue001\ue002", [(1, 2)]),
    ],
)  # fmt: skip
def test_matches_have_expected_spans_and_are_counted(wanted, text, expected):
    assert match_spans(wanted, text) == expected
    table = table_of(loc=[text])
    assert count_matches(wanted, table).occurrences == len(expected)


def test_long_and_hostile_texts_are_searched_and_replaced():
    text = "a" * 1_000_000 + "needle"
    assert match_spans(SearchQuery("NEEDLE"), text) == [(1_000_000, 1_000_006)]
    assert len(match_spans(SearchQuery("a"), text)) == 1_000_000
    assert match_spans(SearchQuery("(a+)+b", is_expression=True), text) == []
    text = "a" * 1_000_000
    assert replaced(SearchQuery("A"), "bc", text) == ["bc" * 1_000_000]
    assert replaced(expression("(a+)+$"), r"\U$1", text) == [text.upper()]
    assert replaced(SearchQuery("\x00\u202e"), "", "a\x00\u202eb") == ["ab"]


def successive_matches(query, table, slots, start, count: int, *, is_back: bool) -> list[tuple]:
    """Return slot, field, offset and whether the search wrapped, for several successive matches."""
    found = []
    for _ in range(count):
        match = find_match(query, table, slots, start, is_back=is_back)
        assert match is not None
        found.append((match.slot, match.field, match.start, match.is_wrapped))
        start = match.begin if is_back else match.after
    return found


def test_successive_searches_visit_all_matches_and_wrap():
    table = table_of(loc=["a", "b", "aa"], lastmod=["a", None, ""])
    slots, query = slots_of(2, 1, 0), SearchQuery("a")
    assert successive_matches(query, table, slots, SearchPosition(0, "loc"), 5, is_back=False) == [
        (2, "loc", 0, False), (2, "loc", 1, False), (0, "loc", 0, False), (0, "lastmod", 0, False), (2, "loc", 0, True),
    ]  # fmt: skip
    assert successive_matches(query, table, slots, SearchPosition(0, "loc", 1), 3, is_back=True) == [
        (2, "loc", 0, False), (0, "lastmod", 0, True), (0, "loc", 0, False),
    ]  # fmt: skip
    empty = SearchQuery("x*", is_expression=True, fields=("loc",))
    found = successive_matches(empty, table_of(loc=["ab"]), slots_of(0), SearchPosition(0, "loc"), 4, is_back=False)
    assert [match[2:] for match in found] == [(0, False), (1, False), (2, False), (0, True)]


@pytest.mark.parametrize("row", [-5, 7])
def test_search_from_row_outside_table_starts_at_nearest_end(row):
    table = table_of(loc=["a", "b", "a"])
    expected = (0, False) if row < 0 else (0, True)
    match = find_match(SearchQuery("a"), table, table.order, SearchPosition(row, "loc"))
    assert match is not None
    assert (match.row, match.is_wrapped) == expected


def test_search_wraps_once_and_finds_nothing_in_empty_table():
    table = table_of(loc=["b"] * 70_000 + ["a"])
    match = find_match(SearchQuery("a"), table, table.order, SearchPosition(0, "loc"))
    assert match == Match(70_000, 70_000 - 65_536 + (1 << 16), "loc", 0, 1)
    back = find_match(SearchQuery("a"), table, table.order, SearchPosition(0, "loc"), is_back=True)
    assert back is not None
    assert (back.row, back.is_wrapped) == (70_000, True)
    table = table_of(loc=["a"])
    assert find_match(SearchQuery("a"), table, slots_of(), SearchPosition(0, "loc")) is None
    assert find_match(SearchQuery(""), table, table.order, SearchPosition(0, "loc")) is None
    assert find_match(SearchQuery("a", fields=()), table, table.order, SearchPosition(0, "loc")) is None
    assert find_match(SearchQuery("x"), table, table.order, SearchPosition(0, "loc"), is_back=True) is None


def test_count_returns_occurrences_and_entries_by_field():
    table = table_of(loc=["aa", "b"], lastmod=["a", "a"])
    counted = count_matches(SearchQuery("a"), table)
    assert (counted.occurrences, counted.entries) == (4, 2)
    assert count_matches(SearchQuery("a", fields=("lastmod",)), table).occurrences == 2
    assert count_matches(SearchQuery("a"), table, slots_of(1)).occurrences == 1


@pytest.mark.parametrize("text", ["(", "a{2,1}", r"\q"])
def test_invalid_expression_is_refused_before_search(text):
    with pytest.raises(ExpressionError):
        SearchQuery(text, is_expression=True)


def test_whole_word_expression_with_open_comment_is_refused():
    with pytest.raises(ExpressionError, match="Whole words"):
        SearchQuery("(?x)a # b", is_expression=True, is_whole_word=True)


def replaced(wanted: SearchQuery, by: str, *texts: str | None) -> list[str | None]:
    return Replacement(wanted, by).after(pl.Series(texts, dtype=pl.String)).to_list()


def expression(text: str, **options) -> SearchQuery:
    return SearchQuery(text, is_expression=True, **options)


@pytest.mark.parametrize(
    ("wanted", "by", "text", "expected"),
    [
        (SearchQuery("a"), "$1${x}$$\\", "cat", "c$1${x}$$\\t"), (SearchQuery("A"), "$0", "cat", "c$0t"),
        (SearchQuery("A", is_case_sensitive=True), "$0", "cAt", "c$0t"),
        (SearchQuery("$", is_case_sensitive=True), "$$", "a$b", "a$$b"),
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
def test_replacement_replaces_all_occurrences_in_text(wanted, by, text, expected):
    assert replaced(wanted, by, text, None) == [expected, None]


@pytest.mark.parametrize(
    ("by", "position"),
    [("a$2", 1), ("$", 0), ("ab\\", 2), (r"\q", 0), ("${x}", 0), ("$x", 0), ("${1", 0), ("$9999999999", 0)],
)
def test_invalid_replacement_template_is_refused_with_position_and_hint(by, position):
    with pytest.raises(ExpressionError) as caught:
        Replacement(expression("(a)"), by)
    assert caught.value.place == position
    assert caught.value.hint


def test_replacement_plan_lists_changes_and_removes_emptied_fields():
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
    assert len(plan_replacing(Replacement(SearchQuery("A"), "a"), table_of(loc=["aAa", "a"]))) == 1
    assert not plan_replacing(Replacement(SearchQuery("a"), "a"), table_of(loc=["a"])).values
    table = table_of(loc=["a"], lastmod=["a"], priority=[""])
    plan = plan_replacing(Replacement(expression("a|^"), ""), table)
    assert [(values.field, values.after.to_list()) for values in plan.values] == [("loc", [""]), ("lastmod", [None])]


def test_replacement_plan_without_excluded_cells_is_applied_and_undone():
    table = table_of(loc=["a", "a", "b"], changefreq=["a", None, "a"])
    before = table.rows(table.order)
    whole = plan_replacing(Replacement(SearchQuery("a"), "c"), table)
    assert [values.field for values in whole.exclude_cells({(0, "changefreq"), (2, "changefreq")}).values] == ["loc"]
    plan = whole.exclude_cells({(1, "loc"), (2, "changefreq")})
    inverse = plan.edit(table).apply(table)
    assert table.locs() == ["c", "a", "b"]
    assert table.column("changefreq").to_list() == ["c", None, "a"]
    inverse.apply(table)
    assert table.rows(table.order).equals(before)


def test_replacement_plan_covers_only_given_entries():
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
def test_single_match_is_replaced_in_context(wanted, by, text, span, expected):
    assert replace_match(Replacement(wanted, by), text, *span) == expected


def test_replacing_match_returns_edit_or_none_without_change():
    table = table_of(loc=["aa"], lastmod=["a"])
    replacement = Replacement(SearchQuery("a"), "")
    for match in (Match(0, 0, "loc", 1, 2), Match(0, 0, "lastmod", 0, 1)):
        edit, _ = plan_replacing_match(replacement, table, match)
        assert edit is not None
        edit.apply(table)
    assert (table.value(0, "loc"), table.value(0, "lastmod")) == ("a", None)
    table = table_of(loc=["a"])
    assert plan_replacing_match(Replacement(SearchQuery("a"), "a"), table, Match(0, 0, "loc", 0, 1))[0] is None
    assert plan_replacing_match(Replacement(SearchQuery("b"), "c"), table, Match(0, 0, "loc", 0, 1))[0] is None
    assert plan_replacing_match(Replacement(SearchQuery("a"), "c"), table, Match(0, 0, "lastmod", 0, 1))[0] is None
    RemoveEntries(positions_of(0)).apply(table)
    assert plan_replacing_match(Replacement(SearchQuery("a"), "c"), table, Match(0, 0, "loc", 0, 1))[0] is None


def test_too_long_or_invalid_search_texts_are_refused():
    with pytest.raises(ExpressionError):
        Replacement(SearchQuery("a"), "\udc00")
    with pytest.raises(ExpressionError, match="4,096"):
        check_length("a" * (MAX_CHARACTERS + 1))
    with pytest.raises(ExpressionError, match="4,096"):
        check_expression("a" * 1_000_000)
    for check, text, at, place in ((check_length, "ab\ud800", 0, 2), (check_expression, "a(", 10, 11)):
        with pytest.raises(ExpressionError) as caught:
            check(text, at=at)
        assert caught.value.place == place


def test_counting_and_planning_replacements_can_be_cancelled():
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        count_matches(SearchQuery("a"), table_of(loc=["a"]), progress=progress)
    with pytest.raises(Cancelled):
        plan_replacing(Replacement(SearchQuery("a"), "b"), table_of(loc=["a"]), progress=progress)


@given(
    st.lists(st.text(alphabet="ab-ßé", max_size=12), max_size=5),
    st.sampled_from([r"\U$1", r"\u\L$1", r"\L$1", r"\l$1"]),
)
def test_case_changes_apply_to_every_match(texts, by):
    change = {
        r"\U$1": str.upper,
        r"\L$1": str.lower,
        r"\u\L$1": lambda text: text[:1].upper() + text[1:].lower(),
        r"\l$1": lambda text: text[:1].lower() + text[1:],
    }[by]
    wanted = expression("(ab?|ßa)", is_case_sensitive=True)
    expected = [re.sub("(ab?|ßa)", lambda found: change(found[1]), text) for text in texts]
    assert replaced(wanted, by, *texts, None) == [*expected, None]


@pytest.mark.parametrize(
    ("pattern", "position", "reason"),
    [
        ("(", 0, "parenthesis is not closed"), ("ab)", 2, "is not opened"), ("a[b", 1, "bracket is not closed"),
        ("é😀(", 2, "not closed"), ("a\nb(", 3, "not closed"), ("\x00\u202e(", 2, "not closed"),
        ("*", 0, "nothing to repeat"), ("a{3,2}", 1, "is reversed"), ("\\", 0, "follow the backslash"),
        (r"a\q", 1, "not supported"), ("(?=x)", 0, "not supported"), (r"(a)\1", 3, "not supported"),
        ("(?P<a>x)(?P<a>y)", 12, "not supported"), (r"\p{Foo}", 0, "not supported"),
        ("[z-a]", 1, "is reversed"), ("((a{1000}){1000}){1000}", None, "too large"),
    ],
)  # fmt: skip
def test_invalid_expression_is_refused_with_reason_and_position(pattern, position, reason):
    with pytest.raises(ExpressionError, match=reason) as caught:
        check_expression(pattern)
    assert caught.value.place == position


def test_pickled_error_keeps_position():
    error = pickle.loads(pickle.dumps(ExpressionError("No.", place=3, hint="Yes.")))
    assert (error.message, error.place, error.hint) == ("No.", 3, "Yes.")


def test_group_names_are_names_or_numbers():
    assert group_names(r"(a)(?<n>b)(?:c)((d))") == ("1", "n", "3", "4")
    assert group_names("abc") == ()


@given(st.text(max_size=20), st.text(max_size=5))
def test_escaped_literal_matches_only_itself(text, other):
    column = pl.Series([text, other])
    assert column.str.contains(f"^(?:{escape_literal(text)})$").to_list() == [True, other == text]


@given(st.text(alphabet="()[]{}*+?|\\^$.aé\n-0,<>=!:P", max_size=12))
def test_random_expression_is_valid_or_refused_with_position(pattern):
    if is_valid_expression(pattern):
        check_expression(pattern)
        pl.Series(["aé"]).str.contains(pattern)
        return
    with pytest.raises(ExpressionError) as caught:
        check_expression(pattern)
    assert caught.value.place is None or 0 <= caught.value.place <= len(pattern)
    assert caught.value.message.endswith(".")
