"""Alternates across a set: self-references, links returned, and agreement on languages; at once and after edits."""

import numpy as np
import polars as pl
import pytest

from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells, moving
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.validation.incremental_validation import revalidate
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import extension_frame, fill, slots_of
from tests.validation.alternate_cases import pages, read, xml_of

A, B, C = (f"http://a.b/{name}" for name in "abc")


def broken(table):
    problems = validate_entries(table, reader=read)
    return {rule: problems.slots(rule).tolist() for rule in problems.counts()}


def links_in(table):
    memory = validate_entries(table, reader=read).extensions
    assert memory is not None
    return memory.links


def places_of(problems, rule):
    found = problems.elements[rule]
    return list(zip(found.slots.tolist(), found.labels.tolist(), strict=True))


def messages(table):
    return [problem.message for problem in validate_entries(table, reader=read).of_slots(table, table.order)]


BOTH = (("en", A), ("de", B))


def test_pages_that_name_themselves_and_each_other_are_right():
    assert broken(pages((A, *BOTH), (B, *BOTH))) == {}


def test_white_space_around_an_address_and_the_case_of_a_language_mean_nothing():
    assert broken(pages((A, ("EN", f" {A} "), ("de", B)), (B, ("en", A), ("De", B)))) == {}


def test_a_page_that_does_not_name_itself_is_told():
    table = pages((A, ("de", B)), (B, *BOTH))
    assert broken(table) == {"alternate-no-self": [0]}
    assert messages(table) == ["The page names alternates, but not itself among them."]


@pytest.mark.parametrize(
    ("page", "twin"),
    [(A, f"{A}/"), (f"{A}/", A), (f"{A}/?d=1", f"{A}?d=1"), ("http://page.example", " http://page.example/ ")],
)
def test_a_page_that_names_itself_but_for_a_slash_is_told_so(page, twin):
    said = (
        f"The page names alternates, but not itself: “{twin.strip()}” differs from its own URL by a slash at the end."
    )
    assert messages(pages((page, ("de", f"{B}/"), ("en", twin)), (C, ("de", f"{B}/")))) == [
        said,
        "The page names alternates, but not itself among them.",
    ]


def test_a_link_that_is_not_returned_is_told_where_it_stands():
    table = pages((A, *BOTH), (B, ("de", B)))
    assert broken(table) == {"alternate-no-return": [0]}
    assert messages(table) == [f"Alternate 2 (de): “{B}” has no link back to this page."]


def test_a_page_without_any_alternate_returns_nothing():
    assert broken(pages((A, *BOTH), (B,))) == {"alternate-no-return": [0]}


def test_a_page_that_is_not_in_the_set_cannot_be_judged():
    assert broken(pages((A, *BOTH))) == {}


def test_links_are_returned_across_sitemaps():
    table = pages((A, *BOTH))
    fill(table, 1, (0, xml_of(*BOTH)), origin=0, loc=[B])
    assert broken(table) == {}


def test_a_language_listed_twice_is_told():
    table = pages((A, ("en", A), ("en", A)))
    assert broken(table) == {"alternate-repeated": [0]}
    assert messages(table) == ["Alternate 2 (en) repeats an alternate before it."]


def test_a_language_with_two_addresses_is_a_conflict():
    table = pages((A, ("en", A), ("de", B), ("de", C)))
    assert broken(table) == {"alternate-conflict": [0]}
    assert messages(table) == [
        f"Alternate 2 (de): “{B}” is not the only address for this language.",
        f"Alternate 3 (de): “{C}” is not the only address for this language.",
    ]


def test_a_page_that_claims_another_language_for_itself_is_a_conflict():
    table = pages((A, *BOTH), (B, ("en", A), ("fr", B)))
    assert broken(table) == {"alternate-conflict": [0]}
    assert messages(table) == [f"Alternate 2 (de): “{B}” claims another language for itself."]


def test_a_page_may_claim_several_languages_and_be_the_default():
    many = (("en", A), ("en-GB", A), ("x-default", A), ("de", B))
    assert broken(pages((A, *many), (B, *many))) == {}


def test_links_that_are_no_alternates_with_language_and_address_are_left_out():
    table = EntryTable()
    xml = (
        f'<xhtml:link rel="alternate" media="print" href="{B}"/><xhtml:link rel="stylesheet" hreflang="de" href="{B}"/>'
    )
    fill(table, 0, (0, xml), origin=0, loc=[A])
    assert "alternate-no-self" not in broken(table)
    assert links_in(table) is None


def test_an_entry_without_an_address_is_no_page():
    assert broken(pages((None, *BOTH), (B, *BOTH))) == {"loc-missing": [0]}


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
    table = pages(
        *((f"http://a.b/{n}", ("en", f"http://a.b/{n % 7}"), ("de", f"http://a.b/{n * n % 11}")) for n in range(40))
    )
    everything = validate_entries(table, reader=read)
    touched = SetCells("loc", table.order[:1], pl.Series(["http://a.b/0"]))
    again = revalidate(everything, table.snapshot(), table, touched.change(table))
    assert again.counts() == everything.counts()
    for rule in everything.by_rule:
        assert again.slots(rule).tolist() == everything.slots(rule).tolist()


@pytest.fixture
def edited():
    """A function that applies an edit and says what is broken then; the same as judged anew."""

    def apply(table, problems, edit):
        before, change = table.snapshot(), edit.change(table)
        inverse = edit.apply(table)
        again = revalidate(problems, before, table, change)
        anew = validate_entries(table, reader=read)
        assert {rule: again.slots(rule).tolist() for rule in again.counts()} == broken(table)
        assert {rule: places_of(again, rule) for rule in again.elements} == {
            rule: places_of(anew, rule) for rule in anew.elements
        }
        assert again.counts() == anew.counts()
        return again, inverse

    return apply


def test_a_new_address_judges_those_that_link_to_the_old_and_to_the_new_one(edited):
    table = pages((A, *BOTH), (B, *BOTH), (C,))
    problems, undo = edited(table, validate_entries(table, reader=read), SetCells("loc", slots_of(2), pl.Series([B])))
    problems, _ = edited(table, problems, undo)
    problems, undo = edited(table, problems, SetCells("loc", slots_of(1), pl.Series([C])))
    assert problems.slots("alternate-no-self").tolist() == [1]
    problems, _ = edited(table, problems, undo)
    assert problems.counts() == {}


def test_removing_and_restoring_a_page_judges_those_that_link_to_it(edited):
    table = pages((A, *BOTH), (B, ("de", B)))
    problems, undo = edited(table, validate_entries(table, reader=read), RemoveEntries(np.array([1])))
    assert problems.counts() == {}
    problems, _ = edited(table, problems, undo)
    assert problems.slots("alternate-no-return").tolist() == [0]


def test_the_first_alternates_of_a_set_may_come_by_an_edit(edited):
    table = pages((A,))
    problems = validate_entries(table, reader=read)
    frame, sizes = entry_frame({"loc": [B]}), pl.Series([100], dtype=pl.UInt32)
    slots = table.add(frame, extensions=extension_frame((0, xml_of(*BOTH))), sitemap=0, sizes=sizes, origin=0)
    problems, _ = edited(table, problems, InsertEntries(np.array([1]), slots))
    assert problems.slots("alternate-no-return").tolist() == [1]


def test_moving_a_page_changes_nothing(edited):
    table = pages((A, ("de", B)), (B, *BOTH))
    problems, _ = edited(table, validate_entries(table, reader=read), moving(table, np.array([1]), 0))
    assert problems.counts() == {"alternate-no-self": 1}


def test_many_new_addresses_are_judged_like_few(edited):
    locs = [f"http://a.b/{number}" for number in range(3_000)]
    table = pages(*((loc, ("en", loc), ("de", locs[number ^ 1])) for number, loc in enumerate(locs)))
    values = pl.Series([f"http://c.d/{number}" for number in range(2_000)])
    problems, undo = edited(
        table, validate_entries(table, reader=read), SetCells("loc", table.order[:2_000].copy(), values)
    )
    assert problems.counts()["alternate-no-self"] == 2_000
    edited(table, problems, undo)


def test_links_find_each_other_by_address_however_many_are_asked_for():
    locs = [f"http://a.b/{number}" for number in range(6_000)]
    links = links_in(pages(*((loc, ("en", loc)) for loc in locs)))
    assert links is not None
    for wanted in (links.pages[:3], links.pages[: len(locs)]):
        assert links.sources(wanted).tolist() == list(range(len(wanted)))
    assert links.sources(np.array([1, 2**64 - 1], np.uint64)).tolist() == []
