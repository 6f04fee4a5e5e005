"""Alternates across a set: self-references, links returned, and agreement on languages; at once and after edits."""

import numpy as np
import polars as pl
import pytest

from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells, moving
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import extension_frame, fill, slots_of
from tests.validation.tables import after, pages, read, xml_of
from tests.validation.tables import broken as slots_by_rule

A, B, C, D = (f"http://a.b/{name}" for name in "abcd")


def broken(table):
    return slots_by_rule(validate_entries(table, reader=read))


def links_in(table):
    memory = validate_entries(table, reader=read).extensions
    assert memory is not None
    return memory.links


def messages(table):
    return [problem.message for problem in validate_entries(table, reader=read).of_slots(table, table.order)]


BOTH = (("en", A), ("de", B))


MANY = (("en", A), ("en-GB", A), ("x-default", A), ("de", B))


@pytest.mark.parametrize(
    ("entries", "found", "told"),
    [
        (((A, *BOTH), (B, *BOTH)), {}, []),
        # White space around an address and the case of a language mean nothing.
        (((A, ("EN", f" {A} "), ("de", B)), (B, ("en", A), ("De", B))), {}, []),
        # A page may claim several languages and be the default; one that is not in the set cannot be judged.
        (((A, *MANY), (B, *MANY)), {}, []),
        (((A, *BOTH),), {}, []),
        (((None, *BOTH), (B, *BOTH)), {"loc-missing": [0]}, ["The entry has no loc."]),
        (((A, ("de", B)), (B, *BOTH)), {"alternate-no-self": [0]},
         ["The page has alternates, but does not link to itself."]),
        (((A, *BOTH), (B, ("de", B))), {"alternate-no-return": [0]},
         [f"Alternate 2 (de): “{B}” has no link back to this page."]),
        (((A, *BOTH), (B,)), {"alternate-no-return": [0]}, [f"Alternate 2 (de): “{B}” has no link back to this page."]),
        (((A, ("en", A), ("en", A)),), {"alternate-repeated": [0]}, ["Alternate 2 (en) repeats an earlier alternate."]),
        (((A, ("en", A), ("de", B), ("de", C)),), {"alternate-conflict": [0]},
         [f"Alternate 2 (de): “{B}” is not the only URL for this language.",
          f"Alternate 3 (de): “{C}” is not the only URL for this language."]),
        (((A, *BOTH), (B, ("en", A), ("fr", B))), {"alternate-conflict": [0]},
         [f"Alternate 2 (de): “{B}” uses another language for itself."]),
    ],
)  # fmt: skip
def test_pages_name_themselves_and_each_other_and_agree_on_languages(entries, found, told):
    table = pages(*entries)
    assert broken(table) == found
    assert messages(table) == told


@pytest.mark.parametrize(
    ("page", "twin"),
    [(A, f"{A}/"), (f"{A}/", A), (f"{A}/?d=1", f"{A}?d=1"), ("http://page.example", " http://page.example/ ")],
)
def test_a_page_that_names_itself_but_for_a_slash_is_told_so(page, twin):
    said = f"The page has alternates, but does not link to itself: “{twin.strip()}” differs from its URL by a trailing slash."
    assert messages(pages((page, ("de", f"{B}/"), ("en", twin)), (C, ("de", f"{B}/")))) == [
        said,
        "The page has alternates, but does not link to itself.",
    ]


def test_links_are_returned_across_sitemaps():
    table = pages((A, *BOTH))
    fill(table, 1, (0, xml_of(*BOTH)), origin=0, loc=[B])
    assert broken(table) == {}


def test_links_that_are_no_alternates_with_language_and_address_are_left_out():
    table = EntryTable()
    xml = (
        f'<xhtml:link rel="alternate" media="print" href="{B}"/><xhtml:link rel="stylesheet" hreflang="de" href="{B}"/>'
    )
    fill(table, 0, (0, xml), origin=0, loc=[A])
    assert "alternate-no-self" not in broken(table)
    assert links_in(table) is None


def test_a_link_of_many_is_named_by_its_number_among_all_alternates():
    table = EntryTable()
    xml = f'<xhtml:link rel="alternate" media="print" href="{C}"/>' + xml_of(("en", A), ("de", B))
    fill(table, 0, (0, xml), (1, xml_of(("de", B))), origin=0, loc=[A, B])
    assert messages(table) == [f"Alternate 3 (de): “{B}” has no link back to this page."]


def test_a_set_without_alternates_remembers_nothing():
    assert links_in(pages((A,), (B,))) is None


def test_an_alternate_takes_at_most_forty_bytes():
    locs = [f"http://a.b/{number}" for number in range(65_536)]
    links = links_in(pages(*((loc, ("en", loc)) for loc in locs)))
    assert links is not None
    assert links.columns.estimated_size() + links.pages.nbytes <= 40 * len(locs)


def test_few_links_are_judged_like_many():
    entries = (
        (f"http://a.b/{n}", ("en", f"http://a.b/{n % 7}"), ("de", f"http://a.b/{n * n % 11}")) for n in range(40)
    )
    table = pages(*entries)
    everything = validate_entries(table, reader=read)
    again, _ = after(SetCells("loc", table.order[:1], pl.Series(["http://a.b/0"])), table, everything)
    assert slots_by_rule(again) == slots_by_rule(everything)


def test_new_addresses_and_removed_pages_judge_those_that_link_to_them():
    table = pages((A, *BOTH), (B, *BOTH), (C,), (D, ("en", A), ("de", D)))
    problems = validate_entries(table, reader=read)
    before = slots_by_rule(problems)
    for edit, rule, slots in (
        (SetCells("loc", slots_of(2), pl.Series([B])), "loc-duplicate", [2]),
        (SetCells("loc", slots_of(1), pl.Series([C])), "alternate-no-self", [1]),
        (RemoveEntries(np.array([3])), "alternate-no-return", []),
        (moving(table, np.array([1]), 0), "alternate-no-return", [3]),
    ):
        problems, undo = after(edit, table, problems)
        assert problems.slots(rule).tolist() == slots
        problems, _ = after(undo, table, problems)
        assert slots_by_rule(problems) == before


def test_the_first_alternates_of_a_set_may_come_by_an_edit():
    table = pages((A,))
    problems = validate_entries(table, reader=read)
    frame, sizes = entry_frame({"loc": [B]}), pl.Series([100], dtype=pl.UInt32)
    slots = table.add(frame, extensions=extension_frame((0, xml_of(*BOTH))), sitemap=0, sizes=sizes, origin=0)
    problems, _ = after(InsertEntries(np.array([1]), slots), table, problems)
    assert problems.slots("alternate-no-return").tolist() == [1]


def test_many_new_addresses_are_judged_like_few():
    locs = [f"http://a.b/{number}" for number in range(3_000)]
    table = pages(*((loc, ("en", loc), ("de", locs[number ^ 1])) for number, loc in enumerate(locs)))
    values = pl.Series([f"http://c.d/{number}" for number in range(2_000)])
    edit = SetCells("loc", table.order[:2_000].copy(), values)
    problems, undo = after(edit, table, validate_entries(table, reader=read))
    assert problems.counts()["alternate-no-self"] == 2_000
    after(undo, table, problems)


def test_links_find_each_other_by_address_however_many_are_asked_for():
    locs = [f"http://a.b/{number}" for number in range(6_000)]
    links = links_in(pages(*((loc, ("en", loc)) for loc in locs)))
    assert links is not None
    for wanted in (links.pages[:3], links.pages[: len(locs)]):
        assert links.sources(wanted).tolist() == list(range(len(wanted)))
    assert links.sources(np.array([1, 2**64 - 1], np.uint64)).tolist() == []
