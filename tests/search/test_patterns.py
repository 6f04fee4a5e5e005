"""Patterns: what is said of expressions that the engine refuses, and where they go wrong."""

from __future__ import annotations

import pickle

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.search.patterns import (
    MAX_CHARACTERS,
    check_expression,
    check_length,
    escaped,
    group_names,
    is_readable,
)


@pytest.mark.parametrize(
    ("pattern", "place", "reason"),
    [
        ("(", 0, "bracket is not closed"), ("ab)", 2, "no bracket was opened"), ("a[b", 1, "square bracket"),
        ("é😀(", 2, "not closed"), ("a\nb(", 3, "not closed"), ("\x00\u202e(", 2, "not closed"),
        ("*", 0, "nothing to repeat"), ("a{3,2}", 1, "above its end"), ("\\", 0, "behind the backslash"),
        (r"a\q", 1, "means nothing"), ("(?=x)", 0, "look ahead or behind"), (r"(a)\1", 3, "refer back"),
        ("(?P<a>x)(?P<a>y)", 12, "another group"), (r"\p{Foo}", 0, "no such class"),
        ("[z-a]", 1, "begins behind its end"), ("((a{1000}){1000}){1000}", None, "too large"),
    ],
)  # fmt: skip
def test_a_refused_expression_is_told_with_reason_and_character(pattern, place, reason):
    with pytest.raises(ExpressionError, match=reason) as caught:
        check_expression(pattern)
    assert caught.value.place == place


def test_the_place_counts_from_where_the_expression_stands():
    with pytest.raises(ExpressionError) as caught:
        check_expression("a(", at=10)
    assert caught.value.place == 11


def test_an_error_keeps_its_place_on_the_way_from_another_process():
    error = pickle.loads(pickle.dumps(ExpressionError("No.", place=3, hint="Yes.")))
    assert (error.message, error.place, error.hint) == ("No.", 3, "Yes.")


def test_what_is_longer_than_can_be_prepared_in_time_is_refused():
    with pytest.raises(ExpressionError, match="4,096"):
        check_length("a" * (MAX_CHARACTERS + 1))
    with pytest.raises(ExpressionError, match="4,096"):
        check_expression("a" * 1_000_000)


def test_half_a_character_is_refused():
    with pytest.raises(ExpressionError) as caught:
        check_length("ab\ud800")
    assert caught.value.place == 2


def test_groups_are_called_by_name_or_number():
    assert group_names(r"(a)(?<n>b)(?:c)((d))") == ("1", "n", "3", "4")
    assert group_names("abc") == ()


@given(st.text(max_size=20), st.text(max_size=5))
def test_an_escaped_text_finds_itself_and_nothing_else(text, other):
    column = pl.Series([text, other])
    assert column.str.contains(f"^(?:{escaped(text)})$").to_list() == [True, other == text]


@given(st.text(alphabet="()[]{}*+?|\\^$.aé\n-0,<>=!:P", max_size=12))
def test_every_expression_is_taken_or_refused_within_its_length(pattern):
    if is_readable(pattern):
        check_expression(pattern)
        pl.Series(["aé"]).str.contains(pattern)
        return
    with pytest.raises(ExpressionError) as caught:
        check_expression(pattern)
    assert caught.value.place is None or 0 <= caught.value.place <= len(pattern)
    assert caught.value.message.endswith(".")
