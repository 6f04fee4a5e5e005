"""Filters: every word of theirs, what they choose, and what is said of those that make no sense."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import ExpressionError, RequestError
from sitemap_studio.model.edits import RemoveEntries
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.search.filter_language import Condition, conditions_in, parse_filter, parse_typed
from sitemap_studio.search.filters import matching
from tests.builders import positions_of, table_of


@pytest.fixture(scope="module")
def table() -> EntryTable:
    """Six entries, told apart by their slots 0 to 5."""
    return table_of(
        loc=["https://a.b/Blog/1", "https://a.b/shop?q=rock and roll", "https://a.b/Ümlaut", " ", "", None],
        lastmod=["2026-11-02", "2026-11-02T00:00:01Z", "2026", "2026-11", "yesterday", None],
        changefreq=["daily", "weekly", "Daily", "", None, "never"],
        priority=["0.5", "0.50", " 1 ", "high", "", None],
    )


def chosen(table: EntryTable, text: str) -> list[int]:
    return matching(parse_filter(text), table).tolist()


@pytest.mark.parametrize(
    ("text", "expected"),
    [("käse", [0, 1, 2]), ("KÄSE", [0, 1, 2]), ("k%c3%a4", [1]), ("中/é", [3, 4]), ("中" * 4_096, [])],
    ids=lambda value: str(value)[:12],
)
def test_a_text_is_found_as_people_read_it_and_as_addresses_spell_it(text, expected):
    ends = ["käse", "k%C3%A4se", "K%c3%84SE", "%E4%B8%AD/é", "中/%C3%A9", "kase"]
    assert chosen(table_of(loc=[f"https://a.b/{end}" for end in ends]), f"loc contains {text}") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("loc = https://a.b/Blog/1", [0]), ("loc != https://a.b/Blog/1", [1, 2, 3, 4, 5]), ("loc contains blog", [0]),
        ("loc contains BLOG/1", [0]), ("loc contains ümlaut", [2]), ("loc contains ?", [1]),
        ("loc contains .", [0, 1, 2]), ("loc matches /[0-9]+$", [0]), ("loc matches (?i)^HTTPS", [0, 1, 2]),
        ("loc < https://a.b/C", [0, 3, 4]), ("loc > https://a.b/C", [1, 2]), ("loc is empty", [3, 4, 5]),
        ("loc is not empty", [0, 1, 2]), ("lastmod = 2026-11-02", [0]), ("lastmod != 2026-11-02", [1, 2, 3, 4, 5]),
        ("lastmod contains T00", [1]), ("lastmod matches ^2026$", [2]), ("lastmod < 2026-11-02", [2, 3]),
        ("lastmod > 2026-11-02", [1]), ("lastmod is empty", [5]), ("lastmod is not empty", [0, 1, 2, 3, 4]),
        ("changefreq = daily", [0]), ("changefreq != daily", [1, 2, 3, 4, 5]), ("changefreq contains daily", [0, 2]),
        ("changefreq matches ^(daily|never)$", [0, 5]), ("changefreq is empty", [3, 4]),
        ("changefreq is not empty", [0, 1, 2, 5]), ("priority = 0.5", [0, 1]), ("priority = .5", [0, 1]),
        ("priority != 0.5", [2, 3, 4, 5]), ("priority = high", [3]), ("priority contains 50", [1]),
        ("priority matches ^0", [0, 1]), ("priority < 1", [0, 1]), ("priority > 0.5", [2]),
        ("priority is empty", [4, 5]), ("priority is not empty", [0, 1, 2, 3]), ("entry = 2", [1]),
        ("entry != 2", [0, 2, 3, 4, 5]), ("entry < 3", [0, 1]), ("entry > 5", [5]), ("entry contains 6", [5]),
        ("entry matches ^[12]$", [0, 1]), ("entry is empty", []), ("entry is not empty", [0, 1, 2, 3, 4, 5]),
    ],
)  # fmt: skip
def test_every_operator_chooses_by_every_field(table, text, expected):
    assert chosen(table, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("LOC CONTAINS blog", [0]), ("  loc   is   not   empty  ", [0, 1, 2]), ("priority=0.5", [0, 1]),
        ("priority>0.5", [2]), ("changefreq!=daily and loc contains shop", [1]),
        ("priority = 0.5 and changefreq = daily and entry < 2", [0]), ("loc is empty and priority is empty", [4, 5]),
        ("loc is empty AND lastmod is empty", [5]),
    ],
)  # fmt: skip
def test_words_may_be_written_freely(table, text, expected):
    assert chosen(table, text) == expected


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('loc contains "a b"', "a b"), ("loc contains 'a \" b'", 'a " b'), ('loc contains " a "', " a "),
        ('loc = ""', ""), ('loc contains"x"', "x"), ("loc contains rock and roll", "rock and roll"),
        ("loc contains say “hello”", "say “hello”"), ('loc contains "half', '"half'),
        ("loc contains locals and locations", "locals and locations"), ("loc = a=b", "a=b"),
        ("loc matches a|b and c", "a|b and c"),
    ],
)  # fmt: skip
def test_a_value_is_what_was_meant(text, value):
    assert [condition.value for condition in conditions_in(parse_filter(text).conditions)] == [value]


def test_quotes_keep_words_of_the_filter_in_a_value():
    filter_ = parse_filter('loc contains "x and loc = y" and priority = 1')
    assert filter_.conditions == (Condition("loc", "contains", "x and loc = y"), Condition("priority", "=", "1"))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "at its end"), ("   ", "at its end"), ("title = x", "“title = x”"), ("loc", "“loc”"),
        ("loc ~ x", "“loc ~ x”"), ("loc =", "at its end"), ("loc contains", "at its end"),
        ("locations contains x", "“locations contains x”"), ("loc containsx", "“loc containsx”"),
        ("loc is empty title = x", "“title = x”"), ('loc = "a" and', "at its end"), ("loc is empty and", "at its end"),
        ('loc = "a" and b', "“b”"), ("priority = 1 and entry", "“entry”"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_named_with_its_place(text, place):
    with pytest.raises(RequestError, match="can't be understood") as caught:
        parse_filter(text)
    assert place in caught.value.message


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("priority < high", "“high”"), ("priority > high", "needs a number"), ("priority < nan", "“nan”"),
        ("priority > inf", "“inf”"), ("entry < second", "“second”"), ("entry = second", "“second”"),
        ("lastmod < soon", "needs a date such as"), ("lastmod > 2026-02-30", "“2026-02-30”"), ("loc matches (", "“(”"),
        ("loc matches [", "“[”"), ("loc matches (?=x)", "“(?=x)”"), (r"loc matches (a)\1", "can't be read"),
        ("changefreq matches *", "“*”"),
    ],
)  # fmt: skip
def test_a_value_that_does_not_fit_is_named(text, named):
    with pytest.raises(RequestError) as caught:
        parse_filter(text)
    assert named in caught.value.message


def test_an_expression_that_would_explode_elsewhere_takes_linear_time():
    table = table_of(loc=["a" * 50_000 + "!"] * 20)
    assert chosen(table, "loc matches ^(a+)+$") == []


def test_an_expression_too_large_to_be_run_is_refused():
    with pytest.raises(RequestError):
        parse_filter("loc matches ((a{1000}){1000}){1000}")


@pytest.mark.parametrize("value", [".*", "a.b/Blog", "(", "[x", "\\", "^$", "é", "#-~& "])
def test_contains_takes_every_character_as_it_is(value):
    table = table_of(loc=[f"http://x/{value}y", "http://x/other"])
    assert matching(parse_filter(f'loc contains "{value}"'), table).tolist() == [0]


def test_entries_are_numbered_as_they_stand_now():
    table = table_of(loc=["a", "b", "c"])
    RemoveEntries(positions_of(0)).apply(table)
    assert chosen(table, "entry = 1") == [1]


def test_matches_come_in_the_order_of_the_set(table):
    assert chosen(table, "loc contains a.b") == [0, 1, 2]


def test_a_table_without_entries_matches_nothing():
    assert chosen(EntryTable(), "loc is empty") == []


@pytest.mark.parametrize(
    ("typed", "condition"),
    [
        ("blog", Condition("loc", "contains", "blog")), ("  two words ", Condition("loc", "contains", "two words")),
        ("/blog/", Condition("loc", "contains", "/blog/")), ("/", Condition("loc", "contains", "/")),
        ("//", Condition("loc", "contains", "//")), ("/[0-9]+$/", Condition("loc", "matches", "[0-9]+$")),
        ("/a.c/", Condition("loc", "matches", "a.c")), ("priority > 0.5", Condition("priority", ">", "0.5")),
        ("location", Condition("loc", "contains", "location")),
        ("locate = me", Condition("loc", "contains", "locate = me")),
        ("https://a.b/?loc=1", Condition("loc", "contains", "https://a.b/?loc=1")),
    ],
)  # fmt: skip
def test_typed_text_is_a_filter_an_expression_or_a_text_to_look_for(typed, condition):
    assert parse_typed(typed).conditions == (condition,)


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("changefreq = daily a", 20), ("changefreq = daily an", 21), ("changefreq = daily and", 22),
        ("changefreq = daily and ", 23), ("changefreq = daily and pri", 23), ("changefreq = daily AND priority", 23),
        ("changefreq in daily, weekly and l", 32), ('loc contains "sho', 13), ("priority > 0.5 and loc = 'it", 25),
        ("lastmod af", 8), ("loc starts with x", 4), ("problem solving", 8),
    ],
)  # fmt: skip
def test_what_is_only_begun_is_told_and_not_looked_for(typed, place):
    with pytest.raises(ExpressionError) as caught:
        parse_typed(typed)
    assert caught.value.place == place


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("loc contains salt and z", "salt and z"),
        ('loc contains "salt and"', "salt and"),
        ('loc contains "salt and p"', "salt and p"),
        ("loc contains '\"sho'", '"sho'),
        ('loc contains 5" or 7"', '5" or 7"'),
        ("lastmod", "lastmod"),
    ],
)
def test_what_is_finished_is_looked_for(typed, value):
    assert next(conditions_in(parse_typed(typed).conditions)).value == value


@pytest.mark.parametrize("typed", ["/(/", "/[/", "loc =", "priority > high"])
def test_typed_text_that_looks_like_more_but_is_wrong_is_refused(typed):
    with pytest.raises(RequestError):
        parse_typed(typed)


def test_changefreqs_have_no_order_to_filter_by():
    with pytest.raises(RequestError, match="larger or smaller"):
        parse_filter("changefreq < daily")


RANGES = "..0.05, 0.1..0.2, 0.15..0.6, 0.3..0.4, 0.7, 0.95..0.9, 0.8.., 0.85..0.86"


def test_ranges_that_overlap_hold_what_one_of_them_holds():
    numbers = [f"{number / 100}" for number in range(101)]
    ranges = [(0, 5), (10, 20), (15, 60), (30, 40), (70, 70), (95, 90), (80, 100), (85, 86)]
    held = [number for number in range(101) if any(first <= number <= last for first, last in ranges)]
    assert chosen(table_of(priority=numbers), f"priority in {RANGES}") == held


def test_ten_thousand_ranges_hold_what_one_of_them_holds():
    ranges = ", ".join(f"0.{number:05}..0.{number + 1:05}" for number in range(0, 20_000, 2))
    assert chosen(table_of(priority=["0.1", "0.10001", "0.100015", "0.19999", "0.2"]), f"priority in {ranges}") == [
        0,
        1,
        3,
    ]
