"""Judging a set and judging again after edits, which must come to the same."""

import numpy as np
import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.checks import judging
from sitemap_studio.checks.judging import judge, rejudge
from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.table.columns import entry_frame, no_extensions
from sitemap_studio.table.edits import Edit, EditGroup, InsertEntries, RemoveEntries, SetCells, moving
from sitemap_studio.table.entries import EntryTable

VALUES = {
    "loc": [None, "", "http://a.b/", " http://a.b/", "http://a.b/c/d", "http://a.b/c/ d", "/x", "ftp://a.b/"],
    "lastmod": [None, "", "2026-11-30", "2026-11-31", "soon"],
    "changefreq": [None, "daily", "Daily"],
    "priority": [None, "0.5", "0,5"],
}
LOCATIONS = {0: "http://a.b/c/sitemap.xml"}


def slots(*numbers):
    return np.array(numbers, np.uint32)


def assert_same(judged, expected):
    assert judged.counts() == expected.counts()
    for rule in expected.by_rule:
        assert judged.slots(rule).tolist() == expected.slots(rule).tolist()
    assert judged.marks.tolist() == expected.marks.tolist()
    assert [part.tolist() for part in judged.hashes] == [part.tolist() for part in expected.hashes]


def after(edit, table, problems):
    """Apply an edit, judge again what it touched, and hold that against judging everything."""
    change = edit.change(table)
    inverse = edit.apply(table)
    judged = rejudge(problems, table, change)
    assert_same(judged, judge(table, locations=problems.locations))
    return judged, inverse


def test_entries_of_several_blocks_keep_their_slots(table, add):
    entries = table(loc=[f"http://a.b/{number}" for number in range(70_000)])
    last = add(entries, sitemap=1, loc=["/x"])
    problems = judge(entries)
    assert problems.slots("loc-relative").tolist() == last.tolist()
    assert last.tolist() == [70_000]


def test_an_address_listed_in_two_sitemaps_is_a_duplicate(table, add):
    entries = table(loc=["http://a.b/"])
    second = add(entries, sitemap=1, loc=["http://a.b/"])
    assert judge(entries).slots("loc-duplicate").tolist() == second.tolist()


def test_the_location_rule_holds_only_where_the_sitemap_is_known(table, add):
    entries = table(loc=["http://a.b/c/d", "http://a.b/e"])
    add(entries, sitemap=1, loc=["http://other.example/"])
    assert judge(entries, locations=LOCATIONS).slots("loc-outside").tolist() == [1]
    assert judge(entries).slots("loc-outside").tolist() == []


def test_removed_entries_have_no_problems(table):
    entries = table(loc=["/x", "http://a.b/"])
    judged, _ = after(RemoveEntries(np.array([0])), entries, judge(entries))
    assert judged.counts() == {}
    assert judged.with_problems().tolist() == []


def test_progress_counts_entries_and_stops_the_work(table):
    entries = table(loc=["http://a.b/"] * 3)
    progress = Progress()
    judge(entries, progress=progress)
    assert (progress.done, progress.total) == (3, 3)
    progress.cancel()
    with pytest.raises(Cancelled):
        judge(entries, progress=progress)


def test_a_mended_cell_loses_its_mark_and_the_old_problems_keep_theirs(table):
    entries = table(loc=["http://a.b/"], priority=["0,5"])
    before = judge(entries)
    judged, _ = after(SetCells("priority", slots(0), pl.Series(["0.5"])), entries, before)
    assert judged.counts() == {}
    assert before.counts() == {"priority-value": 1}
    assert before.marks.any()


def test_changing_the_first_of_equal_addresses_frees_the_second(table):
    entries = table(loc=["http://a.b/", "http://a.b/", "http://a.b/"])
    judged, undo = after(SetCells("loc", slots(0), pl.Series(["http://a.b/c"])), entries, judge(entries))
    assert judged.slots("loc-duplicate").tolist() == [2]
    judged, _ = after(undo, entries, judged)
    assert judged.slots("loc-duplicate").tolist() == [1, 2]


def test_removing_and_restoring_the_first_of_equal_addresses_moves_the_problem(table):
    entries = table(loc=["http://a.b/", "http://a.b/"])
    judged, undo = after(RemoveEntries(np.array([0])), entries, judge(entries))
    assert judged.counts() == {}
    judged, _ = after(undo, entries, judged)
    assert judged.slots("loc-duplicate").tolist() == [1]


def test_moving_an_entry_before_its_twin_moves_the_problem(table):
    entries = table(loc=["http://a.b/", "http://c.d/", "http://a.b/"])
    judged, _ = after(moving(entries, np.array([2]), 0), entries, judge(entries))
    assert judged.slots("loc-duplicate").tolist() == [0]


def test_moving_an_entry_to_another_sitemap_judges_its_place_again(table, add):
    entries = table(loc=["http://a.b/c/", "http://a.b/e"])
    add(entries, sitemap=1, loc=["http://c.d/"])
    before = judge(entries, locations=LOCATIONS)
    assert before.slots("loc-outside").tolist() == [1]
    judged, _ = after(moving(entries, np.array([1]), 3, sitemap=1), entries, before)
    assert judged.slots("loc-outside").tolist() == []


def test_entries_that_come_in_new_blocks_are_judged(table):
    entries = table(loc=["http://a.b/"])
    before = judge(entries)
    frame = entry_frame({"loc": ["http://a.b/"] * 20_000, "priority": ["high"] * 20_000})
    sizes = pl.Series(np.full(20_000, 100, np.uint32))
    new = entries.add(frame, extensions=no_extensions(), sitemap=0, sizes=sizes)
    judged, _ = after(InsertEntries(np.arange(1, 20_001), new), entries, before)
    assert judged.counts() == {"loc-duplicate": 20_000, "priority-value": 20_000}


def test_a_group_that_changes_and_removes_the_same_entry_leaves_no_problem(table):
    entries = table(loc=["http://a.b/", "http://a.b/c"])
    group = EditGroup([SetCells("loc", slots(0), pl.Series(["/x"])), RemoveEntries(np.array([0]))])
    judged, undo = after(group, entries, judge(entries))
    assert judged.counts() == {}
    after(undo, entries, judged)


def test_many_changed_addresses_are_judged_like_few(table):
    entries = table(loc=[f"http://a.b/{number}" for number in range(1_000)])
    values = pl.Series([f"http://a.b/{number // 2}" for number in range(500)])
    judged, _ = after(SetCells("loc", entries.order[:500].copy(), values), entries, judge(entries))
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


@given(st.lists(ENTRIES, min_size=1, max_size=60), STEPS)
def test_judging_again_always_comes_to_the_same_as_judging_all(entries, steps):
    table = EntryTable()
    frame = entry_frame({name: [entry[name] for entry in entries] for name in FIELD_NAMES})
    came = table.add(
        frame, extensions=no_extensions(), sitemap=0, sizes=pl.Series(np.full(len(entries), 100, np.uint32))
    )
    table.set_order(came, came=came, gone=slots())
    problems = judge(table, locations=LOCATIONS)
    inverses: list[Edit] = []
    for kind, random in steps:
        if kind == "undo" and inverses:
            problems, _ = after(inverses.pop(), table, problems)
        elif kind != "undo" and len(table):
            problems, inverse = after(random_edit(kind, table, random), table, problems)
            inverses.append(inverse)


def test_one_by_one_and_by_column_come_to_the_same(table, monkeypatch):
    entries = table(loc=VALUES["loc"], lastmod=[*VALUES["lastmod"], None, None, None])
    chosen = entries.order
    by_cell = judging._judge_slots(entries, chosen, FIELD_NAMES)
    monkeypatch.setattr(judging, "_FEW_ENTRIES", 0)
    by_column = judging._judge_slots(entries, chosen, FIELD_NAMES)
    assert {rule: found.tolist() for rule, found in by_cell.items()} == {r: f.tolist() for r, f in by_column.items()}
