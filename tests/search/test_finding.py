"""Finding: whole words, case, empty matches, the way around, and hostile texts."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import Cancelled, ExpressionError
from sitemap_studio.core.progress import Progress
from sitemap_studio.search.find_replace import (
    Match,
    SearchPosition,
    SearchQuery,
    count,
    find_next,
    find_previous,
    match_spans,
)
from tests.builders import slots_of, table_of


@pytest.mark.parametrize(
    ("wanted", "text", "expected"),
    [
        (SearchQuery("aa"), "aaaaa", [(0, 2), (2, 4)]), (SearchQuery("É"), "aéÉ", [(1, 2), (2, 3)]),
        (SearchQuery("É", is_case_kept=True), "aéÉ", [(2, 3)]), (SearchQuery("k"), "k\u212a", [(0, 1), (1, 2)]),
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
        (SearchQuery("A", is_case_kept=False), "\ue000a\ue001\ue002", [(1, 2)]),
    ],
)  # fmt: skip
def test_matches_stand_where_they_stand(wanted, text, expected):
    assert match_spans(wanted, text) == expected
    table = table_of(loc=[text])
    assert count(wanted, table).occurrences == len(expected)


def test_a_value_of_a_megabyte_is_searched_to_its_end():
    text = "a" * 1_000_000 + "needle"
    assert match_spans(SearchQuery("NEEDLE"), text) == [(1_000_000, 1_000_006)]
    assert len(match_spans(SearchQuery("a"), text)) == 1_000_000
    assert match_spans(SearchQuery("(a+)+b", is_expression=True), text) == []


def test_an_empty_match_is_left_behind():
    table = table_of(loc=["ab"])
    wanted = SearchQuery("x*", is_expression=True, fields=("loc",))
    places, start = [], SearchPosition(0, "loc")
    for _ in range(4):
        match = find_next(wanted, table, table.order, start)
        assert match is not None
        places.append((match.start, match.is_wrapped))
        start = match.behind
    assert places == [(0, False), (1, False), (2, False), (0, True)]


def test_searching_on_goes_through_all_and_back():
    table = table_of(loc=["a", "b", "aa"], lastmod=["a", None, ""])
    slots, wanted = slots_of(2, 1, 0), SearchQuery("a")
    there, start = [], SearchPosition(0, "loc")
    for _ in range(5):
        match = find_next(wanted, table, slots, start)
        assert match is not None
        there.append((match.slot, match.field, match.start, match.is_wrapped))
        start = match.behind
    assert there == [
        (2, "loc", 0, False),
        (2, "loc", 1, False),
        (0, "loc", 0, False),
        (0, "lastmod", 0, False),
        (2, "loc", 0, True),
    ]
    back, start = [], SearchPosition(0, "loc", 1)
    for _ in range(3):
        match = find_previous(wanted, table, slots, start)
        assert match is not None
        back.append((match.slot, match.field, match.start, match.is_wrapped))
        start = match.begin
    assert back == [(2, "loc", 0, False), (0, "lastmod", 0, True), (0, "loc", 0, False)]


@pytest.mark.parametrize("row", [-5, 7])
def test_a_place_beyond_the_entries_is_at_their_end(row):
    table = table_of(loc=["a", "b", "a"])
    expected = (0, False) if row < 0 else (0, True)
    match = find_next(SearchQuery("a"), table, table.order, SearchPosition(row, "loc"))
    assert match is not None
    assert (match.row, match.is_wrapped) == expected


def test_a_match_far_away_is_found_and_counted_once_around():
    table = table_of(loc=["b"] * 70_000 + ["a"])
    match = find_next(SearchQuery("a"), table, table.order, SearchPosition(0, "loc"))
    assert match == Match(70_000, 70_000 - 65_536 + (1 << 16), "loc", 0, 1)
    back = find_previous(SearchQuery("a"), table, table.order, SearchPosition(0, "loc"))
    assert back is not None
    assert (back.row, back.is_wrapped) == (70_000, True)


def test_nothing_is_found_in_nothing():
    table = table_of(loc=["a"])
    assert find_next(SearchQuery("a"), table, slots_of(), SearchPosition(0, "loc")) is None
    assert find_next(SearchQuery(""), table, table.order, SearchPosition(0, "loc")) is None
    assert find_next(SearchQuery("a", fields=()), table, table.order, SearchPosition(0, "loc")) is None
    assert find_previous(SearchQuery("x"), table, table.order, SearchPosition(0, "loc")) is None


def test_what_is_found_is_counted_by_field_and_by_entry():
    table = table_of(loc=["aa", "b"], lastmod=["a", "a"])
    counted = count(SearchQuery("a"), table)
    assert (counted.occurrences, counted.entries) == (4, 2)
    assert counted.by_field == {"loc": 2, "lastmod": 2, "changefreq": 0, "priority": 0}
    assert count(SearchQuery("a"), table, slots_of(1)).occurrences == 1


@pytest.mark.parametrize("text", ["(", "a{2,1}", r"\q"])
def test_an_expression_that_makes_no_sense_is_refused_before_anything_is_searched(text):
    with pytest.raises(ExpressionError):
        SearchQuery(text, is_expression=True)


def test_an_expression_whose_comment_would_swallow_what_is_put_around_it_is_refused():
    with pytest.raises(ExpressionError, match="whole word"):
        SearchQuery("(?x)a # b", is_expression=True, is_whole_word=True)


def test_a_search_stops_when_it_is_told_to():
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        count(SearchQuery("a"), table_of(loc=["a"]), progress=progress)
