"""Filters: syntax, errors, results, and filtering during typing."""

from __future__ import annotations

from datetime import date

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sitemap_studio.core.errors import Cancelled, ExpressionError, RequestError
from sitemap_studio.core.paths import resource
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.command_line import command_parser
from sitemap_studio.model.edits import MoveEntries, RemoveEntries
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.search.filter_language import (
    ALL,
    FILTER_FIELDS,
    OPERATORS,
    STATES,
    WITH_LIST,
    WITHOUT_VALUE,
    Condition,
    Either,
    Filter,
    Term,
    check_condition,
    conditions_in,
    join_alternatives,
    parse_filter,
    parse_typed,
    read_typed,
)
from sitemap_studio.search.filters import NO_FACTS, FilterFacts, IncrementalFilter, matching
from tests.builders import fill, positions_of, slots_of, table_of


@pytest.fixture(scope="module")
def plain_table() -> EntryTable:
    """Table of six entries with the slots 0 to 5."""
    return table_of(
        loc=["https://a.b/Blog/1", "https://a.b/shop?q=rock and roll", "https://a.b/Ümlaut", " ", "", None],
        lastmod=["2026-11-02", "2026-11-02T00:00:01Z", "2026", "2026-11", "yesterday", None],
        changefreq=["daily", "weekly", "Daily", "", None, "never"],
        priority=["0.5", "0.50", " 1 ", "high", "", None],
    )


def slots_matching(plain_table: EntryTable, text: str) -> list[int]:
    return matching(parse_filter(text), plain_table).tolist()


@pytest.mark.parametrize(
    ("text", "expected"),
    [("käse", [0, 1, 2]), ("KÄSE", [0, 1, 2]), ("k%c3%a4", [1]), ("中/é", [3, 4]), ("中" * 4_096, [])],
    ids=lambda value: str(value)[:12],
)
def test_contains_filter_matches_readable_and_escaped_spelling(text, expected):
    ends = ["käse", "k%C3%A4se", "K%c3%84SE", "%E4%B8%AD/é", "中/%C3%A9", "kase"]
    assert slots_matching(table_of(loc=[f"https://a.b/{end}" for end in ends]), f"loc contains {text}") == expected


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
        ("LOC CONTAINS blog", [0]), ("  loc   is   not   empty  ", [0, 1, 2]), ("priority=0.5", [0, 1]),
        ("priority>0.5", [2]), ("changefreq!=daily and loc contains shop", [1]),
        ("priority = 0.5 and changefreq = daily and entry < 2", [0]), ("loc is empty and priority is empty", [4, 5]),
        ("loc is empty AND lastmod is empty", [5]),
    ],
)  # fmt: skip
def test_filter_operator_matches_entries_by_each_field(plain_table, text, expected):
    assert slots_matching(plain_table, text) == expected


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
def test_filter_value_loses_only_enclosing_quotes(text, value):
    assert [condition.value for condition in conditions_in(parse_filter(text).conditions)] == [value]


def test_filter_value_may_contain_filter_keywords():
    filter_ = parse_filter('loc contains "x and loc = y" and priority = 1')
    assert filter_.conditions == (Condition("loc", "contains", "x and loc = y"), Condition("priority", "=", "1"))
    assert parse_filter("loc = a or") == Filter((Condition("loc", "=", "a or"),))


def test_backtracking_prone_expression_in_filter_terminates():
    plain_table = table_of(loc=["a" * 50_000 + "!"] * 20)
    assert slots_matching(plain_table, "loc matches ^(a+)+$") == []


@pytest.mark.parametrize("value", [".*", "a.b/Blog", "(", "[x", "\\", "^$", "é", "#-~& "])
def test_contains_matches_every_character_literally(value):
    plain_table = table_of(loc=[f"http://x/{value}y", "http://x/other"])
    assert matching(parse_filter(f'loc contains "{value}"'), plain_table).tolist() == [0]


def test_empty_filter_matches_all_and_empty_table_never_matches(table):
    assert slots_matching(EntryTable(), "loc is empty") == []
    assert matching(ALL, table).tolist() == [0, 1, 2, 3, 4, 5]
    assert ALL.text == ""


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
        *((text, Condition("loc", "contains", text)) for text in ("(draft)", "(loc", "or", "lastmod")),
        ('loc contains "salt and"', Condition("loc", "contains", "salt and")),
        ('loc contains "salt and p"', Condition("loc", "contains", "salt and p")),
        ("loc contains '\"sho'", Condition("loc", "contains", '"sho')),
    ],
)  # fmt: skip
def test_typed_text_is_filter_expression_or_search_text(typed, condition):
    assert parse_typed(typed).conditions == (condition,)


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("/not-?found/ and lastmod < 2023-01-01", "loc matches not-?found and lastmod < 2023-01-01"),
        ("lastmod < 2023-01-01 and /x|y/ or lamp", "lastmod < 2023-01-01 and loc matches x|y or loc contains lamp"),
        ("lamp AND priority<0.5", "loc contains lamp and priority < 0.5"),
        ("this or that", "loc contains this or loc contains that"),
        ("(lamp or /a.c/) and entry = 1", "(loc contains lamp or loc matches a.c) and entry = 1"),
        ("/blog/ and /index.html", "loc contains /blog/ and loc contains /index.html"),
        ("/index.html and /about/", "loc contains /index.html and loc contains /about/"),
        ("/salt and pepper.*/", 'loc matches "salt and pepper.*"'),
        ('"salt and pepper" or lamp', 'loc contains "salt and pepper" or loc contains lamp'),
        ("loc contains salt and z", "loc contains salt and loc contains z"),
        ("lastmod is empty and lamp", "lastmod is empty and loc contains lamp"),
        ("changefreq in daily, weekly and lamp", "changefreq in daily, weekly and loc contains lamp"),
        ("(/a(b|c)/ or x) and y", "(loc matches a(b|c) or loc contains x) and loc contains y"),
    ],
)
def test_typed_texts_expressions_and_conditions_are_combined(typed, written):
    found = parse_typed(typed)
    assert found.text.replace('"a(b|c)"', "a(b|c)") == written
    assert parse_filter(found.text) == found


@pytest.mark.parametrize(
    ("typed", "doubtful_texts"),
    [
        ("lamp", ()), ("/blog/", ()), ("?id=5&x=(1)", ()), ("id=5", ()), ("lamp and priority < 0.5", ()),
        ('"red lamp"', ()), ("/a|b/", ()), ("https://a.example/?q=a+b", ()), ("lastmod", ()),
        ("price < 5", ("price < 5",)), ("lastmd < 2023", ("lastmd < 2023",)), ("lastmod:2023", ("lastmod:2023",)),
        ("prioritty=0.5", ("prioritty=0.5",)), ("a>b", ("a>b",)), ("red lamp", ("red lamp",)),
        ("/item-[0-9]+/i", ("/item-[0-9]+/i",)), ("/a|b", ("/a|b",)), ("lamp and not desk", ("not desk",)),
        ("/a|b/ und lastmod < 2023", ("/a|b/ und lastmod < 2023",)), ("x y or price > 1", ("x y", "price > 1")),
    ],
    ids=lambda value: str(value)[:30],
)  # fmt: skip
def test_only_typed_texts_that_look_mistaken_are_doubtful(typed, doubtful_texts):
    assert read_typed(typed).doubtful_texts == doubtful_texts


@pytest.mark.parametrize(
    ("typed", "position"),
    [
        ("lamp and", 8), ("lamp or  ", 9), ("(red and blue", 13), ("lamp and ()", 10), ("lamp and lastmod 2023", 17),
        ("/a(b/ and lamp", 2), ("lamp and /[/", 10), ('lamp and "sho', 9), ("lamp and priority < x", 20),
        ("changefreq = daily a", 20), ("changefreq = daily an", 21), ("changefreq = daily and", 22),
        ("changefreq = daily and ", 23), ("changefreq = daily and pri", 23), ("changefreq = daily AND priority", 23),
        ("changefreq in daily, weekly and l", 32), ('loc contains "sho', 13), ("priority > 0.5 and loc = 'it", 25),
        ("lastmod af", 8), ("loc starts with x", 4), ("problem solving", 8), ("loc contains a or", 17),
        ("loc contains a o", 16), ("loc contains a or lo", 18), ("loc contains a or (lo", 19), ("/(/", 1), ("/[/", 1),
        ("loc =", 5), ("priority > high", 11), (" /a(.*/", 3), ("  loc matches (", 14), ("x" * 5000, 4096),
    ],
    ids=lambda value: str(value)[:40],
)  # fmt: skip
def test_invalid_typed_filter_is_refused_with_position(typed, position):
    with pytest.raises(ExpressionError) as caught:
        parse_typed(typed)
    assert caught.value.place == position


RANGES = "..0.05, 0.1..0.2, 0.15..0.6, 0.3..0.4, 0.7, 0.95..0.9, 0.8.., 0.85..0.86"


def test_overlapping_ranges_match_their_union():
    numbers = [f"{number / 100}" for number in range(101)]
    ranges = [(0, 5), (10, 20), (15, 60), (30, 40), (70, 70), (95, 90), (80, 100), (85, 86)]
    held = [number for number in range(101) if any(first <= number <= last for first, last in ranges)]
    assert slots_matching(table_of(priority=numbers), f"priority in {RANGES}") == held


def test_ten_thousand_ranges_match_their_union():
    ranges = ", ".join(f"0.{number:05}..0.{number + 1:05}" for number in range(0, 20_000, 2))
    priorities = table_of(priority=["0.1", "0.10001", "0.100015", "0.19999", "0.2"])
    assert slots_matching(priorities, f"priority in {ranges}") == [0, 1, 3]


FACTS = FilterFacts(
    sitemaps={0: "one.xml", 1: "two.xml"},
    problems={"error": slots_of(0, 2), "warning": slots_of(3), "lastmod-format": slots_of(2)},
    extensions={"image": slots_of(1, 2), "other": slots_of(2)},
    today=date(2026, 11, 10),
)


@pytest.fixture(scope="module")
def table() -> EntryTable:
    """Table of four entries in one sitemap, and two in another."""
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


def slots_matching_with_facts(table: EntryTable, text: str, facts: FilterFacts = FACTS) -> list[int]:
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
def test_filter_by_list_range_folder_or_problem_matches_entries(table, text, expected):
    assert slots_matching_with_facts(table, text) == expected


def test_state_and_entry_filters_follow_edits_and_moves():
    table = EntryTable()
    slots = fill(table, 0, loc=["a", "b", "c"])
    table.mark_written(
        table.snapshot(),
        slots,
        starts=np.zeros(3, np.uint32),
        lengths=np.full(3, 9, np.uint32),
        sizes=np.full(3, 9, np.uint32),
        touched=np.array([0, 1, 0], np.uint8),
    )
    assert slots_matching_with_facts(table, "state = changed", NO_FACTS) == [1]
    assert slots_matching_with_facts(table, "state = changed", FilterFacts(moved=slots_of(2, 9_999_999))) == [1, 2]
    assert slots_matching_with_facts(table, "state in unchanged, new", NO_FACTS) == [0, 2]
    table = table_of(loc=["a", "b", "c"])
    MoveEntries(0, slots_of(2, 0, 1), np.zeros(3, np.uint32)).apply(table)
    assert slots_matching_with_facts(table, "entry in 1..2") == [2, 0]
    RemoveEntries(positions_of(0)).apply(table)
    assert slots_matching_with_facts(table, "loc is not empty") == [0, 1]


def test_filter_by_unchecked_problems_or_unread_extensions_is_refused(table):
    with pytest.raises(RequestError, match="has not been checked"):
        slots_matching_with_facts(table, "problem is empty", NO_FACTS)
    with pytest.raises(RequestError, match="have not been read"):
        slots_matching_with_facts(table, "extension = image", NO_FACTS)


@pytest.mark.parametrize(
    ("text", "position", "message_part"),
    [
        ("   ", 3, "at its end"), ("colour = x", 0, "“colour = x”"), ("loc", 0, "“loc”"), ("loc ~ x", 0, "“loc ~ x”"),
        ("loc =", 5, "at its end"), ("locations contains x", 0, "“locations contains x”"),
        ("loc containsx", 0, "“loc containsx”"), ("loc is empty title = x", 13, "“title = x”"),
        ('loc = "a" and', 13, "at its end"), ('loc = "a" and b', 14, "“b”"), ("priority = 1 and entry", 17, "“entry”"),
        ("loc contains a and priority ! 1", 19, "at “priority ! 1”"),
        ("priority in 0.5..x", 12, "not a range of numbers"),
        ("lastmod in 2026-02-30", 11, "not a date or a range of dates"), ("lastmod in soon, 2026", 11, "“soon”"),
        ("problem = nonsense", 10, "can't be “nonsense”"), ("state in changed, old", 18, "can't be “old”"),
        ("extension = picture", 12, "image"), ("folder = /blog/", 9, "not a folder URL"),
        ("changefreq <= daily", 14, "only be compared with"), ("folder contains blog", 16, "only be compared with"),
        ("entry in first", 9, "not an entry number"), ("changefreq in daily,", 20, "a value must come next"),
        ("changefreq in", 13, "a value must come next"), ('loc matches "a("', 14, "not closed"),
        ("  loc matches a(b", 15, "not closed"), ("priority < high", 11, "“high”"),
        ("priority > high", 11, "needs a number"), ("priority < nan", 11, "“nan”"), ("priority > inf", 11, "“inf”"),
        ("entry < second", 8, "“second”"), ("entry = second", 8, "“second”"),
        ("lastmod < soon", 10, "needs a date such as"), ("lastmod > 2026-02-30", 10, "“2026-02-30”"),
        ("loc matches (", 12, "“(”"), ("loc matches [", 12, "“[”"), ("loc matches (?=x)", 12, "“(?=x)”"),
        (r"loc matches (a)\1", 15, "is not valid"), ("changefreq matches *", 19, "“*”"),
        ("loc matches ((a{1000}){1000}){1000}", None, "too large"), ("(loc contains a", 15, "“)”"),
        ("loc is empty or", 15, "a condition such as"), ("(loc is empty", 13, "“)” must come next"),
        ("loc is empty)", 12, "“and” or “or” must come next"), ("()", 1, "a condition such as"),
        ("(loc = ) or loc = a", 7, "a value must come next"), ("(loc is empty) (loc is empty)", 15, "“and” or “or”"),
        ("priority = 1 or priority < high", 27, "needs a number"), ("(" * 60 + "loc is empty" + ")" * 60, 51, "nested"),
    ],
)  # fmt: skip
def test_invalid_filter_is_refused_with_position(text, position, message_part):
    with pytest.raises(ExpressionError) as caught:
        parse_filter(text)
    assert message_part in str(caught.value)
    assert caught.value.place == position


def test_typed_text_without_condition_becomes_condition_on_loc():
    assert parse_typed("2026").conditions == (Condition("loc", "contains", "2026"),)
    assert parse_typed("/^2026/").conditions == (Condition("loc", "matches", "^2026"),)
    assert parse_typed("lastmod = 2026").conditions == (Condition("lastmod", "=", "2026"),)


def test_joined_filters_have_unique_conditions_in_order():
    one, two = parse_filter("loc contains a"), parse_filter("loc contains a and priority = 1")
    assert (one & two).text == "loc contains a and priority = 1"
    wanted = parse_filter("loc = a and (priority = 1 or entry = 2 and loc = b) and sitemap = c")
    fields = [condition.field for condition in conditions_in(wanted.conditions)]
    assert fields == ["loc", "priority", "entry", "loc", "sitemap"]


def test_filtering_can_be_cancelled(table):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        matching(parse_filter("loc contains a"), table, progress=progress)


def test_filter_matches_long_and_control_character_values():
    texts = ["x" * 1_000_000 + "needle", "a\x00needle", "\u202eneedle\u202c", "need\nle", None]
    table = table_of(loc=texts)
    assert slots_matching_with_facts(table, "loc contains NEEDLE") == [0, 1, 2]
    assert slots_matching_with_facts(table, 'loc contains "\x00"') == [1]
    assert slots_matching_with_facts(table, 'loc contains "\u202e"') == [2]
    assert slots_matching_with_facts(table, "loc matches (?s)need.le$") == [3]
    assert slots_matching_with_facts(table, "loc matches ^(x|xx)+y") == []


LOCS = [f"https://x.y/{end}" for end in ("a", "b", "ab", "c", "(d)", "this or that")]
PRIORITIES = ["0.1", "0.5", "0.5", "0.9", None, "0.9"]


@pytest.fixture(scope="module")
def letters() -> EntryTable:
    return table_of(loc=LOCS, priority=PRIORITIES)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("loc contains /a or loc contains /b", [0, 1, 2]), ("loc contains /a OR loc contains /b", [0, 1, 2]),
        ("loc contains /b or loc contains /a and priority > 0.3", [1, 2]),
        ("(loc contains /b or loc contains /a) and priority < 0.3", [0]),
        ("priority < 0.3 and (loc contains /b or loc contains /a)", [0]),
        ("priority<0.3 and(loc contains /b or loc contains /a)", [0]), ("((loc contains /c))", [3]),
        ("(priority is empty)or(entry = 1)", [0, 4]),
        ("( loc contains /a and ( priority = 0.1 or priority is empty ) )or entry = 4", [0, 3]),
        ("priority in 0.1, 0.9 or priority is empty", [0, 3, 4, 5]),
        ("(priority in 0.1, 0.9) and (entry in 1..2, 6)", [0, 5]), ("(loc contains (d) or entry = 1)", [0, 4]),
        ("(loc matches /(a|b)$)", [0, 1]), ('(loc contains "(d)")', [4]), ("loc contains (d)", [4]),
        ("loc contains d)", [4]), ("loc contains this or that", [5]),
        ("loc contains this or that or entry = 1", [0, 5]), ('(loc contains "this or") or entry = 1', [0, 5]),
    ],
)  # fmt: skip
def test_filter_with_alternatives_and_groups_matches_entries(letters, text, expected):
    assert matching(parse_filter(text), letters).tolist() == expected
    assert matching(parse_typed(text), letters).tolist() == expected


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("(loc = a)", "loc = a"),
        ("((loc = a or loc = b) or loc = c)", "loc = a or loc = b or loc = c"),
        (
            "(loc = a or (loc = b and priority = 1)) and entry = 1",
            "(loc = a or loc = b and priority = 1) and entry = 1",
        ),
    ],
)
def test_filter_text_has_minimal_parentheses(text, written):
    assert parse_filter(text).text == written


# Properties

_PIECES = ["(", ")", " or ", " and ", "loc", " = ", "a", '"', "'", ",", " ", "in", "is empty", "..", "\n", "new", "0.5"]
_VALUES = st.one_of(st.text(max_size=8), st.lists(st.sampled_from(_PIECES), max_size=6).map("".join))


def _sensible(condition: Condition) -> bool:
    try:
        check_condition(condition)
    except ExpressionError:
        return False
    return True


@st.composite
def _conditions(draw: st.DrawFn) -> Condition:
    """Draw any condition, also meaningless ones."""
    name = draw(st.sampled_from(sorted(FILTER_FIELDS)))
    operator = draw(st.sampled_from(sorted(FILTER_FIELDS[name].operators)))
    if operator in WITHOUT_VALUE:
        return Condition(name, operator)
    if operator in WITH_LIST:
        return Condition(name, operator, values=tuple(draw(st.lists(_VALUES, min_size=1, max_size=3))))
    return Condition(name, operator, draw(_VALUES))


_FINDING = st.sampled_from(["contains", "does not contain"])
_CONDITION = st.one_of(
    st.builds(Condition, st.just("loc"), _FINDING, st.sampled_from(["a", "b", "ab", "y/c"])),
    st.builds(Condition, st.just("priority"), st.sampled_from(["<", ">"]), st.sampled_from(["0.3", "0.7"])),
    st.builds(Condition, st.just("entry"), st.just("in"), values=st.sampled_from([("1..3",), ("3", "5..6")])),
)


def _terms(conditions: st.SearchStrategy[Condition]) -> st.SearchStrategy[tuple[Term, ...]]:
    """Draw conditions joined in any way."""
    return st.recursive(
        conditions.map(lambda condition: (condition,)),
        lambda inner: st.one_of(
            st.lists(inner, min_size=1, max_size=3).map(join_alternatives),
            st.lists(inner, min_size=1, max_size=3).map(lambda parts: tuple(term for part in parts for term in part)),
        ),
        max_leaves=8,
    )


def _holds(terms: tuple[Term, ...], position: int) -> bool:
    """Return whether terms match an entry, computed by a loop."""
    return all(
        any(_holds(alternative, position) for alternative in term.alternatives)
        if isinstance(term, Either)
        else _condition_holds(term, position)
        for term in terms
    )


def _condition_holds(condition: Condition, position: int) -> bool:
    if condition.field == "loc":
        return (condition.value in LOCS[position]) is not condition.is_negated
    if condition.field == "entry":
        return position + 1 in ({1, 2, 3} if condition.values == ("1..3",) else {3, 5, 6})
    priority = PRIORITIES[position]
    if priority is None:
        return False
    difference = float(priority) - float(condition.value)
    return difference < 0 if condition.operator == "<" else difference > 0


@given(_terms(_conditions().filter(_sensible)))
def test_parsed_filter_text_equals_filter(terms):
    assert parse_filter(Filter(terms).text) == Filter(terms)


@pytest.mark.parametrize("text", ["loc = a", "loc = an", "lastmod contains o", "loc != o"])
def test_typed_beginning_of_join_word_is_a_value(text):
    assert parse_typed(text).text == text


@given(st.text(min_size=1), st.sampled_from(["=", "!=", "contains"]))
@example("a", "=")
@example("An", "!=")
@example("x o", "=")
@example('"', "=")
@example("'", "=")
@example("\"'", "=")
@example("a\"b'c", "=")
@example("\\", "=")
@example("a\nb", "=")
@example(" ", "=")
@example(") or loc = b", "=")
def test_typed_text_of_any_value_equals_condition(value, operator):
    condition = Condition("changefreq", operator, value)
    assert parse_typed(Filter((condition,)).text) == Filter((condition,))
    assert parse_typed(Filter((condition, Condition("loc", "contains", value))).text).conditions[0] == condition


@given(_terms(_CONDITION))
def test_filter_matches_equal_python_loop(letters, terms):
    expected = [position for position in range(len(LOCS)) if _holds(terms, position)]
    assert matching(Filter(terms), letters).tolist() == expected
    assert matching(parse_filter(Filter(terms).text), letters).tolist() == expected


@given(st.lists(_terms(_CONDITION), min_size=1, max_size=4), st.text(alphabet="abAB/._-$?é", max_size=8))
def test_incremental_filter_equals_complete_filter(letters, asked, typed):
    narrowing = IncrementalFilter()
    together: tuple[Term, ...] = ()
    for terms in (*asked, *((Condition("loc", "contains", typed[:length]),) for length in range(len(typed) + 1))):
        for wanted in (Filter(terms), Filter(together := (*together, *terms))):
            assert narrowing.matching(wanted, letters).tolist() == matching(wanted, letters).tolist()


def test_incremental_filter_examines_fewer_entries_for_longer_text():
    many = table_of(loc=[f"https://x.y/{number}" for number in range(1000)])
    narrowing = IncrementalFilter()
    for text in ("loc contains /99 or loc contains /98", "loc contains /999 or loc contains /98"):
        progress = Progress()
        found = narrowing.matching(parse_filter(text), many, progress=progress)
        assert found.tolist() == matching(parse_filter(text), many).tolist()
    assert progress.done == 22
    for before, after in (
        ("loc contains /99", "loc contains /99 or loc contains /98"),
        ("entry in 1..9", "entry in 1..9, 20"),
        ("loc does not contain /", "loc contains /9"),
    ):
        narrowing.matching(parse_filter(before), many)
        assert narrowing.matching(parse_filter(after), many).tolist() == matching(parse_filter(after), many).tolist()


@pytest.mark.parametrize("name", [*FILTER_FIELDS, *OPERATORS, *STATES, "or"])
def test_filter_keyword_is_in_help_page_and_edit_epilog(name):
    assert f"`{name}`" in resource("help/en/filter-words.md").read_text(encoding="utf-8")
    told = " ".join(str(command_parser("edit").epilog).split())
    assert f" {name}" in told.replace("“", " ").replace("(", " ")
