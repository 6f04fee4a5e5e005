"""Judging a set and judging again after edits, which must come to the same."""

from datetime import date

import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.model.columns import entry_frame, no_extensions
from sitemap_studio.model.edits import (
    Edit,
    EditGroup,
    InsertEntries,
    RemoveEntries,
    SetCells,
    SetExtensions,
    moving,
    setting_extensions,
)
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.rule import Context
from sitemap_studio.validation.duplicates import DuplicateIndex, hashes_at
from sitemap_studio.validation.incremental_validation import revalidate
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import extension_frame
from tests.validation.alternate_cases import read

VALUES = {
    "loc": [
        None,
        "",
        "http://a.bc/",
        " http://a.bc/",
        "http://a.bc/c/d",
        "https://a.bc/c/d",
        "http://www.a.bc/c/d/",
        "http://a.bc/c/ d",
        "/x",
        "ftp://a.b/",
    ],
    "lastmod": [None, "", "2026-11-30", "2026-11-31", "soon"],
    "changefreq": [None, "daily", "Daily"],
    "priority": [None, "0.5", "0,5"],
}
LOCATIONS = {0: "http://a.bc/c/sitemap.xml"}


def slots(*numbers):
    return np.array(numbers, np.uint32)


def assert_same(judged, expected, table):
    assert judged.counts() == expected.counts()
    for rule in expected.by_rule:
        assert judged.slots(rule).tolist() == expected.slots(rule).tolist()
    assert judged.marks.tolist() == expected.marks.tolist()
    assert judged.summaries == expected.summaries
    assert judged.sites == expected.sites
    for name, index in expected.duplicates.items():
        found = judged.duplicates[name]
        assert hashes_in_order(found.hashes, table) == hashes_in_order(index.hashes, table)
        assert found.sharing.tolist() == DuplicateIndex.of(found.hashes).sharing.tolist()
    if expected.extensions is not None:
        assert_same_memory(judged.extensions, expected.extensions)


def hashes_in_order(hashes, table):
    """The hashes of all entries that are in the set; others may never have been looked at."""
    return hashes_at(hashes, table.order).tolist()


def assert_same_memory(remembered, expected):
    """Hold what is remembered of extensions against what judging all would remember."""
    assert remembered.news.tolist() == expected.news.tolist()
    assert (remembered.links is None) == (expected.links is None)
    if expected.links is not None:
        assert remembered.links.columns.equals(expected.links.columns)
        np.testing.assert_array_equal(remembered.links.pages, expected.links.pages)


def after(edit, table, problems):
    """Apply an edit, validate_entries again what it touched, and hold that against judging everything."""
    before, change = table.snapshot(), edit.change(table)
    inverse = edit.apply(table)
    judged = revalidate(problems, before, table, change)
    memory = problems.extensions
    reader = memory.read if memory else None
    anew = validate_entries(
        table, locations=problems.locations, inferred=tuple(problems.sites), context=problems.context, reader=reader
    )
    assert_same(judged, anew, table)
    return judged, inverse


def test_entries_of_several_blocks_keep_their_slots(table, add):
    entries = table(loc=[f"http://a.bc/{number}" for number in range(70_000)])
    last = add(entries, sitemap=1, loc=["/x"])
    problems = validate_entries(entries)
    assert problems.slots("loc-relative").tolist() == last.tolist()
    assert last.tolist() == [70_000]


def test_an_address_listed_in_two_sitemaps_is_a_duplicate(table, add):
    entries = table(loc=["http://a.bc/"])
    second = add(entries, sitemap=1, loc=["http://a.bc/"])
    assert validate_entries(entries).slots("loc-duplicate").tolist() == second.tolist()


def test_the_location_rule_holds_only_where_the_sitemap_is_known(table, add):
    entries = table(loc=["http://a.bc/c/d", "http://a.bc/e"])
    add(entries, sitemap=1, loc=["http://other.example/"])
    assert validate_entries(entries, locations=LOCATIONS).slots("loc-outside").tolist() == [1]
    assert validate_entries(entries).slots("loc-outside").tolist() == []


def test_removed_entries_have_no_problems(table):
    entries = table(loc=["/x", "http://a.bc/"])
    judged, _ = after(RemoveEntries(np.array([0])), entries, validate_entries(entries))
    assert judged.counts() == {}
    assert judged.with_problems().tolist() == []


def test_progress_counts_entries_and_stops_the_work(table):
    entries = table(loc=["http://a.bc/"] * 3)
    progress = Progress()
    validate_entries(entries, progress=progress)
    assert (progress.done, progress.total) == (3, 3)
    progress.cancel()
    with pytest.raises(Cancelled):
        validate_entries(entries, progress=progress)


def test_a_mended_cell_loses_its_mark_and_the_old_problems_keep_theirs(table):
    entries = table(loc=["http://a.bc/"], priority=["0,5"])
    before = validate_entries(entries)
    judged, _ = after(SetCells("priority", slots(0), pl.Series(["0.5"])), entries, before)
    assert judged.counts() == {}
    assert before.counts() == {"priority-comma": 1}
    assert before.marks.any()


def test_changing_the_first_of_equal_addresses_frees_the_second(table):
    entries = table(loc=["http://a.bc/", "http://a.bc/", "http://a.bc/"])
    judged, undo = after(SetCells("loc", slots(0), pl.Series(["http://a.bc/c"])), entries, validate_entries(entries))
    assert judged.slots("loc-duplicate").tolist() == [2]
    judged, _ = after(undo, entries, judged)
    assert judged.slots("loc-duplicate").tolist() == [1, 2]


def test_removing_and_restoring_the_first_of_equal_addresses_moves_the_problem(table):
    entries = table(loc=["http://a.bc/", "http://a.bc/"])
    judged, undo = after(RemoveEntries(np.array([0])), entries, validate_entries(entries))
    assert judged.counts() == {}
    judged, _ = after(undo, entries, judged)
    assert judged.slots("loc-duplicate").tolist() == [1]


def test_moving_an_entry_before_its_twin_moves_the_problem(table):
    entries = table(loc=["http://a.bc/", "http://c.d/", "http://a.bc/"])
    judged, _ = after(moving(entries, np.array([2]), 0), entries, validate_entries(entries))
    assert judged.slots("loc-duplicate").tolist() == [0]


def test_moving_an_entry_to_another_sitemap_judges_its_place_again(table, add):
    entries = table(loc=["http://a.bc/c/", "http://a.bc/e"])
    add(entries, sitemap=1, loc=["http://c.d/"])
    before = validate_entries(entries, locations=LOCATIONS)
    assert before.slots("loc-outside").tolist() == [1]
    judged, _ = after(moving(entries, np.array([1]), 3, sitemap=1), entries, before)
    assert judged.slots("loc-outside").tolist() == []


def test_entries_that_come_in_new_blocks_are_judged(table):
    entries = table(loc=["http://a.bc/"])
    before = validate_entries(entries)
    frame = entry_frame({"loc": ["http://a.bc/"] * 20_000, "priority": ["high"] * 20_000})
    sizes = pl.Series(np.full(20_000, 100, np.uint32))
    new = entries.add(frame, extensions=no_extensions(), sitemap=0, sizes=sizes)
    judged, _ = after(InsertEntries(np.arange(1, 20_001), new), entries, before)
    assert judged.counts() == {"loc-duplicate": 20_000, "priority-number": 20_000}


def test_a_group_that_changes_and_removes_the_same_entry_leaves_no_problem(table):
    entries = table(loc=["http://a.bc/", "http://a.bc/c"])
    group = EditGroup([SetCells("loc", slots(0), pl.Series(["/x"])), RemoveEntries(np.array([0]))])
    judged, undo = after(group, entries, validate_entries(entries))
    assert judged.counts() == {}
    after(undo, entries, judged)


def test_many_changed_addresses_are_judged_like_few(table):
    entries = table(loc=[f"http://a.bc/{number}" for number in range(1_000)])
    values = pl.Series([f"http://a.bc/{number // 2}" for number in range(500)])
    judged, _ = after(SetCells("loc", entries.order[:500].copy(), values), entries, validate_entries(entries))
    assert judged.counts() == {"loc-duplicate": 250}


ENTRIES = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in VALUES.items()})
STEPS = st.lists(
    st.tuples(st.sampled_from(["set", "remove", "move", "undo"]), st.randoms(use_true_random=False)), max_size=8
)


def random_edit(kind, table, random):
    count = len(table)
    if kind == "set":
        field = random.choice(FIELD_NAMES)
        chosen = np.array(random.sample(table.order.tolist(), random.randint(1, count)), np.uint32)
        return SetCells(field, chosen, pl.Series([random.choice(VALUES[field]) for _ in chosen], dtype=pl.String))
    positions = np.array(sorted(random.sample(range(count), random.randint(1, count))))
    if kind == "remove":
        return RemoveEntries(positions)
    return moving(table, positions, random.randint(0, count))


@settings(max_examples=30)
@given(st.lists(ENTRIES, min_size=1, max_size=60), STEPS, st.booleans())
def test_judging_again_always_comes_to_the_same_as_judging_all(entries, steps, is_place_known):
    table = EntryTable()
    frame = entry_frame({name: [entry[name] for entry in entries] for name in FIELD_NAMES})
    came = table.add(
        frame, extensions=no_extensions(), sitemap=0, sizes=pl.Series(np.full(len(entries), 100, np.uint32))
    )
    table.set_order(came, inserted=came, removed=slots())
    problems = validate_entries(table, locations=LOCATIONS) if is_place_known else validate_entries(table, inferred=[0])
    inverses: list[Edit] = []
    for kind, random in steps:
        if kind == "undo" and inverses:
            problems, _ = after(inverses.pop(), table, problems)
        elif kind != "undo" and len(table):
            problems, inverse = after(random_edit(kind, table, random), table, problems)
            inverses.append(inverse)


PAGES = [f"http://a.bc/{name}" for name in "abcd"]
LINKS = st.lists(st.tuples(st.sampled_from(["de", "en", "x-default", "en-UK"]), st.sampled_from(PAGES)), max_size=4)
OTHERS = st.sampled_from(
    ["", "<image:image/>", "<image:image><image:loc>http://a.bc/i</image:loc></image:image>", "<news:news/>", "<broken"]
)
LISTED = st.lists(st.tuples(st.sampled_from([None, "/x", *PAGES]), LINKS, OTHERS), min_size=1, max_size=12)


def xml_of(listed):
    """The extensions of an entry that is to be listed."""
    _, links, other = listed
    return "".join(f'<xhtml:link rel="alternate" hreflang="{code}" href="{href}"/>' for code, href in links) + other


def add_listed(table, listed, sitemap=0):
    """Give entries with extensions their slots, without placing them."""
    frame = entry_frame({"loc": [loc for loc, _, _ in listed]})
    xmls = [xml_of(each) for each in listed]
    sparse = extension_frame(*((place, xml) for place, xml in enumerate(xmls) if xml))
    sizes = pl.Series(np.full(len(listed), 100, np.uint32))
    return table.add(frame, extensions=sparse, sitemap=sitemap, sizes=sizes, origin=0)


def random_edit_of_pages(kind, table, random, listed):
    if kind == "insert" or not len(table):
        came = add_listed(table, [random.choice(listed) for _ in range(random.randint(1, 3))])
        positions = sorted(random.sample(range(len(table) + len(came)), len(came)))
        return InsertEntries(np.array(positions), came)
    if kind == "rewrite":
        chosen = random.sample(table.order.tolist(), random.randint(1, len(table)))
        xmls = pl.Series([xml_of(random.choice(listed)) for _ in chosen], dtype=pl.String)
        return setting_extensions(table, np.array(chosen, np.uint32), xmls)
    if kind == "both":
        first = random_edit_of_pages("rewrite", table, random, listed)
        return EditGroup([first, random_edit_of_pages(random.choice(["set", "move", "remove"]), table, random, listed)])
    if kind != "set":
        return random_edit(kind, table, random)
    chosen = np.array(random.sample(table.order.tolist(), random.randint(1, len(table))), np.uint32)
    return SetCells("loc", chosen, pl.Series([random.choice([None, *PAGES]) for _ in chosen], dtype=pl.String))


PAGE_STEPS = st.lists(
    st.tuples(
        st.sampled_from(["set", "remove", "move", "undo", "insert", "rewrite", "rewrite", "both"]),
        st.randoms(use_true_random=False),
    ),
    max_size=8,
)


@settings(max_examples=25)
@given(LISTED, PAGE_STEPS)
def test_judging_alternates_again_always_comes_to_the_same_as_judging_all(listed, steps):
    table = EntryTable()
    came = add_listed(table, listed)
    table.set_order(came, inserted=came, removed=slots())
    problems = validate_entries(table, reader=read, context=Context(date(2026, 11, 20)))
    inverses: list[Edit] = []
    for kind, random in steps:
        if kind == "undo" and not inverses:
            continue
        edit = inverses.pop() if kind == "undo" else random_edit_of_pages(kind, table, random, listed)
        problems, inverse = after(edit, table, problems)
        if kind != "undo":
            inverses.append(inverse)


def test_articles_beyond_a_thousand_are_judged_again_with_the_order():
    table = EntryTable()
    listed = [(f"http://a.bc/{number}", (), "<news:news/>") for number in range(1_003)]
    came = add_listed(table, listed)
    table.set_order(came, inserted=came, removed=slots())
    problems = validate_entries(table, reader=read)
    assert problems.slots("news-too-many-in-sitemap").tolist() == [1_000, 1_001, 1_002]
    problems, undo = after(RemoveEntries(np.array([0, 1])), table, problems)
    assert problems.slots("news-too-many-in-sitemap").tolist() == [1_002]
    problems, _ = after(undo, table, problems)
    problems, _ = after(moving(table, np.array([1_002]), 0), table, problems)
    assert problems.slots("news-too-many-in-sitemap").tolist() == [999, 1_000, 1_001]


def test_articles_that_are_taken_away_make_room_for_those_behind():
    table = EntryTable()
    came = add_listed(table, [(f"http://a.bc/{number}", (), "<news:news/>") for number in range(1_003)])
    table.set_order(came, inserted=came, removed=slots())
    problems, undo = after(SetExtensions(came[:2], extension_frame()), table, validate_entries(table, reader=read))
    assert problems.slots("news-too-many-in-sitemap").tolist() == [1_002]
    problems, _ = after(undo, table, problems)
    problems, _ = after(SetExtensions(came, extension_frame()), table, problems)
    assert problems.slots("news-too-many-in-sitemap").tolist() == []


def test_links_that_are_taken_away_break_no_rule_any_more():
    table = EntryTable()
    links = (("de", "http://a.bc/2"),)
    came = add_listed(table, [("http://a.bc/1", links, ""), ("http://a.bc/2", (), "")])
    table.set_order(came, inserted=came, removed=slots())
    before = validate_entries(table, reader=read)
    assert before.slots("alternate-no-return").tolist() == [0]
    problems, _ = after(SetExtensions(came, extension_frame()), table, before)
    assert problems.counts() == {}
    assert problems.extensions.links is None


@pytest.mark.parametrize(
    "extension", ['<xhtml:link rel="alternate" hreflang="de" href="http://a.bc/2"/>', "<news:news/>"]
)
def test_what_is_set_in_an_entry_that_the_same_edit_takes_away_is_remembered(extension):
    table = EntryTable()
    came = add_listed(table, [("http://a.bc/1", (), ""), ("http://a.bc/2", (), "<news:news/>")])
    table.set_order(came, inserted=came, removed=slots())
    problems = validate_entries(table, reader=read)
    group = EditGroup([SetExtensions(came[:1], extension_frame((0, extension))), RemoveEntries(np.array([0]))])
    problems, undo = after(group, table, problems)
    problems, _ = after(undo, table, problems)
    problems, _ = after(group, table, problems)
    after(InsertEntries(np.array([0]), came[:1]), table, problems)
