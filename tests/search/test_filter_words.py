"""The further words of filters: lists, ranges, what is beside the fields, and how filters are kept and told."""

from __future__ import annotations

from datetime import date

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sitemap_studio.core.errors import Cancelled, ExpressionError, RequestError
from sitemap_studio.core.progress import Progress
from sitemap_studio.model.edits import MoveEntries, RemoveEntries
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.search.filter_language import (
    ALL,
    FILTER_FIELDS,
    WITH_LIST,
    WITHOUT_VALUE,
    Condition,
    Filter,
    check,
    parse_filter,
    parse_typed,
)
from sitemap_studio.search.filters import NO_FACTS, FilterFacts, matching
from tests.builders import fill, positions_of, slots_of, table_of

FACTS = FilterFacts(
    sitemaps={0: "one.xml", 1: "two.xml"},
    problems={"error": slots_of(0, 2), "warning": slots_of(3), "lastmod-format": slots_of(2)},
    extensions={"image": slots_of(1, 2), "other": slots_of(2)},
    today=date(2026, 11, 10),
)


@pytest.fixture(scope="module")
def table() -> EntryTable:
    """Four entries in one sitemap, two in another."""
    table = EntryTable()
    fill(
        table,
        0,
        (1, "<i/>"),
        (2, "<i/><o/>"),
        loc=["https://a.b/Blog/1", "HTTPS://A.b/blog/x/", "https://a.b", "/blog/"],
        lastmod=["2026-11-02", "2026-11-09T23:30:00-01:00", "soon", None],
        changefreq=["daily", "weekly", "Daily", " "],
        priority=["0.5", "0.50", "high", None],
    )
    fill(table, 1, loc=["https://a.b/blogs", "https://c.d/daily"], lastmod=["2025", ""], priority=["1.0", ".1"])
    return table


def chosen(table: EntryTable, text: str, facts: FilterFacts = FACTS) -> list[int]:
    return matching(parse_filter(text), table, facts).tolist()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("changefreq in daily, weekly", [0, 1]), ("changefreq in missing", [3, 4, 5]), ("changefreq in other", [2]),
        ("changefreq in other, missing", [2, 3, 4, 5]), ("changefreq not in daily, missing", [1, 2]),
        ("priority in 0.5", [0, 1]), ("priority in 0.1..0.5", [0, 1, 5]), ("priority in ..0.2, 0.9..", [4, 5]),
        ("priority in other", [2]), ("priority >= 0.5", [0, 1, 4]), ("priority <= 0.5", [0, 1, 5]),
        ("lastmod in 2026-11-02", [0]), ("lastmod in 2026-11", [0, 1]), ("lastmod in 2026-11-10", [1]),
        ("lastmod in 2025..2026-11-02", [0, 4]), ("lastmod in 2026-11-03..", [1]), ("lastmod in last 2 days", [1]),
        ("lastmod in last 9 days", [0, 1]), ("lastmod in missing", [3, 5]), ("lastmod in other", [2]),
        ("lastmod >= 2026-11-02", [0, 1]), ("lastmod <= 2026-11-02", [0, 4]), ("entry in 2..3, 6", [1, 2, 5]),
        ("entry in 5..", [4, 5]), ('loc in "https://a.b", https://c.d/daily', [2, 5]),
        ("any contains DAILY", [0, 2, 5]), ("any does not contain daily", [1, 3, 4]), ("any matches ^0", [0, 1]),
        ("any = weekly", [1]), ("loc does not contain blog", [2, 5]), ("loc does not match ^(?i)https", [3]),
        ("sitemap = two.xml", [4, 5]), ("sitemap != two.xml", [0, 1, 2, 3]), ("sitemap contains ONE", [0, 1, 2, 3]),
        ("sitemap in one.xml, three.xml", [0, 1, 2, 3]), ("sitemap = three.xml", []),
        ("folder = https://a.b/", [0, 1, 2, 4]), ("folder = https://a.b", [0, 1, 2, 4]),
        ("folder = https://A.B/blog/", [1]), ("folder = https://a.b/Blog/", [0]),
        ("folder in https://a.b/blog/x/, odd", [1, 3]), ("folder != https://a.b/", [3, 5]),
        ("extension = image", [1, 2]), ("extension != image", [0, 3, 4, 5]), ("extension in other, video", [2]),
        ("extension is empty", [0, 3, 4, 5]), ("extension is not empty", [1, 2]), ("problem = error", [0, 2]),
        ("problem in warning, lastmod-format", [2, 3]), ("problem is not empty", [0, 2, 3]),
        ("problem is empty", [1, 4, 5]), ("state = new", [0, 1, 2, 3, 4, 5]), ("state = unchanged", []),
        ("STATE IN changed", [0, 1, 2, 3, 4, 5]), ("problem = error and extension = image", [2]),
        ("changefreq in daily, weekly and loc contains blog", [0, 1]),
    ],
)  # fmt: skip
def test_words_beside_the_first_ones_choose_as_they_say(table, text, expected):
    assert chosen(table, text) == expected


def test_entries_that_moved_or_were_edited_have_changed():
    table = EntryTable()
    slots = fill(table, 0, loc=["a", "b", "c"])
    table.mark_written(
        slots,
        starts=np.zeros(3, np.uint32),
        lengths=np.full(3, 9, np.uint32),
        sizes=np.full(3, 9, np.uint32),
        touched=np.array([0, 1, 0], np.uint8),
    )
    assert chosen(table, "state = changed", NO_FACTS) == [1]
    assert chosen(table, "state = changed", FilterFacts(moved=slots_of(2, 9_999_999))) == [1, 2]
    assert chosen(table, "state in unchanged, new", NO_FACTS) == [0, 2]


def test_entries_stand_where_they_stand_now_and_those_removed_nowhere():
    table = table_of(loc=["a", "b", "c"])
    MoveEntries(0, slots_of(2, 0, 1), np.zeros(3, np.uint32)).apply(table)
    assert chosen(table, "entry in 1..2") == [2, 0]
    RemoveEntries(positions_of(0)).apply(table)
    assert chosen(table, "loc is not empty") == [0, 1]


def test_what_nobody_found_out_is_not_taken_for_nothing(table):
    with pytest.raises(RequestError, match="has not been checked"):
        chosen(table, "problem is empty", NO_FACTS)
    with pytest.raises(RequestError, match="were not read"):
        chosen(table, "extension = image", NO_FACTS)


@pytest.mark.parametrize(
    ("text", "place", "says"),
    [
        ("loc contains a and priority ! 1", 19, "at “priority ! 1”"),
        ("priority in 0.5..x", 12, "not a range of numbers"),
        ("lastmod in 2026-02-30", 11, "neither a date nor a range of dates"), ("lastmod in soon, 2026", 11, "“soon”"),
        ("problem = nonsense", 10, "can't be “nonsense”"), ("state in changed, old", 18, "can't be “old”"),
        ("extension = picture", 12, "image"), ("folder = /blog/", 9, "not the address of a folder"),
        ("changefreq <= daily", 14, "larger or smaller"), ("folder contains blog", 16, "but by"),
        ("entry in first", 9, "not the number"), ("changefreq in daily,", 20, "a value must come next"),
        ("changefreq in", 13, "a value must come next"), ('loc matches "a("', 14, "not closed"),
        ("  loc matches a(b", 15, "not closed"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_told_with_its_character(text, place, says):
    with pytest.raises(ExpressionError) as caught:
        parse_filter(text)
    assert says in str(caught.value)
    assert caught.value.place == place


@pytest.mark.parametrize(("typed", "place"), [(" /a(.*/", 3), ("  loc matches (", 14), ("x" * 5000, 4096)])
def test_typed_words_that_make_no_sense_are_told_with_their_character(typed, place):
    with pytest.raises(ExpressionError) as caught:
        parse_typed(typed)
    assert caught.value.place == place


def test_typed_text_is_looked_for_in_the_field_asked():
    assert parse_typed("2026", "any").conditions == (Condition("any", "contains", "2026"),)
    assert parse_typed("/^2026/", "lastmod").conditions == (Condition("lastmod", "matches", "^2026"),)
    assert parse_typed("loc = x", "lastmod").conditions == (Condition("loc", "=", "x"),)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("loc contains blog", "Entries whose loc contains “blog”"),
        ("any contains x", "Entries any of whose fields contains “x”"),
        (
            "changefreq in daily, missing and lastmod in 2026-01..2026-03",
            "Entries whose changefreq is daily or missing and whose lastmod is from 2026-01 to 2026-03",
        ),
        ("lastmod in last 7 days", "Entries whose lastmod is “last 7 days”"),
        ("lastmod < 2026", "Entries whose lastmod is before “2026”"),
        ("priority in 0.8.., other", "Entries whose priority is from 0.8 on or something else"),
        ("problem = error", "Entries with problems: errors"),
        ("problem is empty", "Entries without problems"),
        ("extension != image", "Entries without extensions: image"),
        ("folder in https://a.b/, odd", "Entries in https://a.b/ or whose address has no folder"),
        ("state = changed", "Entries that changed since the set was opened or saved"),
        ("loc is empty", "Entries whose loc is missing"),
    ],
)
def test_a_filter_says_in_words_what_it_shows(text, sentence):
    assert parse_filter(text).sentence == sentence


def test_no_conditions_show_everything(table):
    assert matching(ALL, table).tolist() == [0, 1, 2, 3, 4, 5]
    assert (ALL.text, ALL.sentence) == ("", "All entries")


def test_filters_are_joined_and_ask_nothing_twice():
    one, two = parse_filter("loc contains a"), parse_filter("loc contains a and priority = 1")
    assert (one & two).text == "loc contains a and priority = 1"


_VALUES = st.one_of(
    st.text(max_size=12),
    st.lists(
        st.sampled_from(["and", "loc", "=", "sitemap", '"', "'", ",", " ", "in", "is empty", "a", "..", "\n"]),
        max_size=8,
    ).map("".join),
)


@given(st.data())
def test_a_filter_that_was_written_is_read_again(data):
    conditions = []
    for _ in range(data.draw(st.integers(1, 3))):
        word = data.draw(st.sampled_from(sorted(FILTER_FIELDS)))
        operator = data.draw(st.sampled_from(sorted(FILTER_FIELDS[word].operators)))
        values = data.draw(st.lists(_VALUES, min_size=1, max_size=3)) if operator in WITH_LIST else ()
        value = "" if operator in WITHOUT_VALUE or operator in WITH_LIST else data.draw(_VALUES)
        condition = Condition(word, operator, value, tuple(values))
        try:
            conditions.append(check(condition))
        except ExpressionError:
            continue
    assume(conditions)
    assert parse_filter(Filter(tuple(conditions)).text).conditions == tuple(conditions)


def test_a_search_stops_when_it_is_told_to(table):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        matching(parse_filter("loc contains a"), table, progress=progress)


def test_hostile_values_are_looked_through_as_they_are():
    texts = ["x" * 1_000_000 + "needle", "a\x00needle", "\u202eneedle\u202c", "need\nle", None]
    table = table_of(loc=texts)
    assert chosen(table, "loc contains NEEDLE") == [0, 1, 2]
    assert chosen(table, 'loc contains "\x00"') == [1]
    assert chosen(table, 'loc contains "\u202e"') == [2]
    assert chosen(table, "loc matches (?s)need.le$") == [3]
    assert chosen(table, "loc matches ^(x|xx)+y") == []
