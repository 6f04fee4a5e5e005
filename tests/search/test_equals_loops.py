"""Search on columns gives the same results as plain loops over entries."""

from __future__ import annotations

import re
from collections import Counter
from functools import cmp_to_key

import numpy as np
import polars as pl
from hypothesis import example, given
from hypothesis import strategies as st

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.dates import XML_SPACE, parse_w3c
from sitemap_studio.protocol.fields import CHANGEFREQS, FIELD_NAMES
from sitemap_studio.search.filter_language import Condition, Filter
from sitemap_studio.search.filters import matching
from sitemap_studio.search.find_replace import (
    Replacement,
    SearchPosition,
    SearchQuery,
    count_matches,
    find_match,
    match_spans,
    plan_replacing,
)
from sitemap_studio.search.sort import SortKey, sorted_by_fields
from sitemap_studio.search.url_folders import ROOT, Folder, Folders
from tests.builders import fill, table_of

_LETTERS = st.text(alphabet="abAB/._-$?é", max_size=8)
_HOSTS = st.sampled_from(
    ["https://a.b", "HTTPS://A.b", "http://a.b", "https://c", " https://a.b", "//a.b", "", "ftp://a"]
)
_PATHS = st.lists(st.sampled_from(["/", "x", "y", "?", "#", "/x/", "/x/y/", "\\", " ", "é", "//"]), max_size=6).map(
    "".join
)
_LOCS = st.one_of(st.builds("{}{}".format, _HOSTS, _PATHS), _LETTERS, st.none())
_DATES = st.sampled_from(
    [None, "", "2026", "2026-01", "2026-01-02", "2026-01-02T01:00:00+02:00", "2026-01-01T23:00:00Z", "x"]
)
_FREQS = st.sampled_from([None, "", "daily", "weekly", "Daily", "never"])
_PRIORITIES = st.sampled_from([None, "", "0.5", "0.50", ".5", "1", "x", "nan"])
_ROWS = st.lists(st.tuples(_LOCS, _DATES, _FREQS, _PRIORITIES), max_size=12)

Row = tuple[str | None, ...]


def table_with(rows: list[Row]) -> EntryTable:
    """Return a table with the rows in two sitemaps."""
    table = EntryTable()
    half = len(rows) // 2
    for sitemap, part in enumerate((rows[:half], rows[half:])):
        columns = list(zip(*part, strict=True)) or [()] * 4
        loc, lastmod, changefreq, priority = map(list, columns)
        fill(table, sitemap, loc=loc, lastmod=lastmod, changefreq=changefreq, priority=priority)
    return table


def found_spans(wanted: SearchQuery, text: str | None) -> list[tuple[int, int]]:
    """Return the matches that a loop finds, for texts and expressions that Python reads equally."""
    if text is None or not wanted.text:
        return []
    inner = wanted.text if wanted.is_expression else re.escape(wanted.text)
    found, place = [], 0
    while match := re.compile(inner, 0 if wanted.is_case_sensitive else re.IGNORECASE).search(text, place):
        if not (wanted.is_whole_word and (_within_word(text, match.start()) or _within_word(text, match.end()))):
            found.append(match.span())
            place = match.end()
        else:
            place = match.start() + 1
    return found


def _within_word(text: str, place: int) -> bool:
    around = text[place - 1 : place] if place else "", text[place : place + 1]
    return all(one and re.match(r"\w", one) for one in around)


_WANTED = st.one_of(
    st.builds(
        SearchQuery,
        st.text(alphabet="abA/.é$", max_size=3),
        is_whole_word=st.booleans(),
        is_case_sensitive=st.booleans(),
        fields=st.sampled_from([FIELD_NAMES, ("loc",), ("loc", "priority")]),
    ),
    st.builds(
        SearchQuery,
        st.sampled_from(["a+", "[a-b]", "/.", "(a)(b)?", "a|ab", "é", r"\.", "^a", "[0-9]$"]),
        is_expression=st.just(True),
        is_case_sensitive=st.booleans(),
    ),
)


@given(_ROWS, _WANTED)
def test_matches_and_counts_equal_python_loop(rows, wanted):
    table = table_with(rows)
    expected = {
        (slot, name): found_spans(wanted, table.value(slot, name))
        for slot in table.order.tolist()
        for name in wanted.fields
    }
    for (slot, name), where in expected.items():
        assert match_spans(wanted, table.value(slot, name)) == where
    counted = count_matches(wanted, table)
    assert counted.occurrences == sum(map(len, expected.values()))
    assert counted.entries == sum(any(expected[slot, name] for name in wanted.fields) for slot in table.order.tolist())


@given(_ROWS, _WANTED, st.integers(0, 11), st.sampled_from(FIELD_NAMES), st.integers(0, 9), st.randoms())
def test_next_and_previous_match_follow_given_order_and_wrap(rows, wanted, row, field, offset, dice):
    table = table_with(rows)
    slots = table.order.copy()
    dice.shuffle(slots)
    every = [
        (place, FIELD_NAMES.index(name), start, end)
        for place, slot in enumerate(slots.tolist())
        for name in FIELD_NAMES
        if name in wanted.fields
        for start, end in found_spans(wanted, table.value(slot, name))
    ]
    here = (min(row, max(len(rows) - 1, 0)), FIELD_NAMES.index(field), offset)
    start = SearchPosition(here[0], field, offset)
    ahead = [one for one in every if one[:3] >= here]
    behind = [one for one in every if one[:3] < here]
    for match, expected, is_wrapped in (
        (find_match(wanted, table, slots, start), (ahead or every)[:1], not ahead),
        (find_match(wanted, table, slots, start, is_back=True), (behind or every)[-1:], not behind),
    ):
        assert (match is None) == (not expected)
        if match:
            assert (match.row, FIELD_NAMES.index(match.field), match.start, match.end) == expected[0]
            assert (match.slot, match.is_wrapped) == (slots[match.row], is_wrapped)


@given(_ROWS, _WANTED, st.text(alphabet="ab$1{}\\/", max_size=4))
def test_planned_replacements_equal_python_loop(rows, wanted, by):
    table = table_with(rows)
    by = by.replace("\\", "").replace("$", "$$") if wanted.is_expression else by
    put_in = by.replace("$$", "$") if wanted.is_expression else by
    plan = plan_replacing(Replacement(wanted, by), table)
    planned = {
        (slot, values.field): (before, after)
        for values in plan.values
        for slot, before, after in zip(values.slots.tolist(), values.before, values.after, strict=True)
    }
    expected = {}
    for slot in table.order.tolist():
        for name in wanted.fields:
            before = table.value(slot, name)
            after = before or ""
            for start, end in reversed(found_spans(wanted, before)):
                after = f"{after[:start]}{put_in}{after[end:]}"
            if before is not None and after != before:
                expected[slot, name] = (before, after or (after if name == "loc" else None))
    assert planned == expected
    assert len(plan) == len(expected)
    assert all((np.diff(values.slots.astype(np.int64)) > 0).all() for values in plan.values)


@given(_ROWS)
@example([("https://a.b ", None, None, None), ("https://a.b /", None, None, None)])
def test_folders_and_counts_equal_python_loop(rows):
    table = table_with(rows)
    assert_folders_equal_loop(Folders(table.snapshot()), table)


def assert_folders_equal_loop(folders: Folders, table: EntryTable) -> None:
    places = {slot: expected_folder(table.value(slot, "loc")) for slot in table.order.tolist()}
    waiting = [ROOT]
    while waiting:
        folder = waiting.pop()
        within = sorted(
            slot for slot, place in places.items() if folder == ROOT or folder in with_parent_folders(place)
        )
        assert folders.slots_in(folder).tolist() == within
        if folder != ROOT:
            wanted = Filter((Condition("folder", "=", folder.address),))
            assert sorted(matching(wanted, table).tolist()) == within
        children = Counter(one for slot in within for one in with_parent_folders(places[slot]) if one.parent == folder)
        assert {child.folder: child.entries for child in folders.subfolders(folder)} == children
        for child in folders.subfolders(folder):
            has_children = any(
                child.folder in with_parent_folders(place) and place != child.folder for place in places.values()
            )
            assert child.has_children == has_children
        waiting += children


def expected_folder(loc: str | None) -> Folder:
    """Return the folder of a URL, without the functions of the program."""
    text = (loc or "").strip(XML_SPACE)
    found = re.match(r"(https?)://([^/?#\\]*)", text, re.IGNORECASE | re.ASCII)
    if not found or not found[2].strip(XML_SPACE):
        return Folder(is_odd=True)
    rest = text[found.end() :]
    path = rest[1:] if rest[:1] in ("/", "\\") else ""
    steps = re.split("[?#]", path)[0].split("/")[:-1]
    return Folder(found[0].lower(), tuple(steps))


def with_parent_folders(folder: Folder) -> list[Folder]:
    """Return a folder and its parents, except the root."""
    steps = [Folder(folder.origin, folder.segments[:length]) for length in range(len(folder.segments) + 1)]
    return [folder] if folder.is_odd else steps


_KEYS = st.lists(st.builds(SortKey, st.sampled_from(FIELD_NAMES), st.booleans()), min_size=1, max_size=3)


@given(_ROWS, _KEYS)
def test_sort_equals_stable_sort_in_python(rows, keys):
    table = table_with(rows)

    def compared(one: int, other: int) -> int:
        for key in keys:
            mine, theirs = (rank(key.field, table.value(slot, key.field)) for slot in (one, other))
            if mine == theirs:
                continue
            if mine[0] != theirs[0]:
                return mine[0] - theirs[0]
            is_less = mine < theirs
            return -1 if is_less != key.is_descending else 1
        return 0

    expected = sorted(table.order.tolist(), key=cmp_to_key(compared))
    assert sorted_by_fields(table, table.order, keys).tolist() == expected


def rank(field: str, text: str | None) -> tuple:
    """Return the rank of a text in its field: ordered values first, then other ones, then missing ones."""
    if text is None:
        return (2,)
    value: object = None
    if field == "changefreq" and text in CHANGEFREQS:
        value = CHANGEFREQS.index(text)
    elif field == "priority" and re.fullmatch(r"[0-9]*\.?[0-9]+", text):
        value = float(text)
    elif field == "lastmod" and (date := parse_w3c(text)) and date.instant:
        value = date.instant
    if field == "loc":
        return (0, text.encode())
    return (1, text.encode()) if value is None else (0, value, text.encode())


def test_search_replace_filter_and_sort_work_on_encoded_columns():
    freqs, priorities = ["daily", "Daily", None, "", "weekly"], ["0.5", None, "x", "0.50"]
    table = table_of(
        loc=["https://a/"] * 5_000,
        changefreq=[freqs[place % 5] for place in range(5_000)],
        priority=[priorities[place % 4] for place in range(5_000)],
    )
    assert isinstance(table.blocks[0].schema["changefreq"], pl.Enum)
    for wanted in (
        SearchQuery("daily"),
        SearchQuery("0", is_case_sensitive=True),
        SearchQuery("^.", is_expression=True),
    ):
        every = [found_spans(wanted, table.value(slot, name)) for slot in range(5_000) for name in FIELD_NAMES]
        assert count_matches(wanted, table).occurrences == sum(map(len, every))
    plan = plan_replacing(Replacement(SearchQuery("daily", fields=("changefreq", "priority")), "weekly"), table)
    assert [(values.field, len(values)) for values in plan.values] == [("changefreq", 2_000)]
    for text, expected in (("missing", 2_000), ("other", 1_000), ("daily", 1_000)):
        wanted_filter = Filter((Condition("changefreq", "in", values=(text,)),))
        assert len(matching(wanted_filter, table)) == expected
    arranged = sorted_by_fields(table, table.order, (SortKey("priority"), SortKey("changefreq", is_descending=True)))
    assert table.value(int(arranged[0]), "priority") == "0.5"
    assert table.value(int(arranged[0]), "changefreq") == "weekly"
