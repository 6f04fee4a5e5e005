"""Alternates across a set: self-references, return links, and consistent languages, also after edits."""

import numpy as np
import polars as pl
import pytest

from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells, plan_move, plan_set_extensions
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import extension_frame, fill, slots_of
from tests.validation.tables import after, pages, read, xml_of
from tests.validation.tables import broken as slots_by_rule

A, B, C, D = (f"http://a.b/{name}" for name in "abcd")


GOOGLE = PROFILES["google"]


def violations_by_rule(table):
    return slots_by_rule(validate_entries(table, reader=read, profile=GOOGLE))


def links_in(table):
    memory = validate_entries(table, reader=read).extensions
    assert memory is not None
    return memory.links


def messages(table):
    return [
        problem.message for problem in validate_entries(table, reader=read, profile=GOOGLE).of_slots(table, table.order)
    ]


BOTH = (("en", A), ("de", B))


MANY = (("en", A), ("en-GB", A), ("x-default", A), ("de", B))


@pytest.mark.parametrize(
    ("entries", "expected_rules", "expected_messages"),
    [
        (((A, *BOTH), (B, *BOTH)), {}, []),
        # Equivalent URLs are the same page; the case of a language means nothing.
        (((A, ("EN", "HTTP://A.b/%61"), ("de", B)), (B, ("en", A), ("De", "http://A.B/./b"))), {}, []),
        (((f"{A}%C3%BC", ("en", f"{A}%c3%bc"), ("de", B)), (B, ("en", f"{A}%C3%bc"), ("de", B))), {}, []),
        # A page may have several languages and be the default; a page outside the set is not validated.
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
def test_alternates_violate_expected_rules_with_messages(entries, expected_rules, expected_messages):
    table = pages(*entries)
    assert violations_by_rule(table) == expected_rules
    assert messages(table) == expected_messages


@pytest.mark.parametrize(
    ("page", "twin"),
    [(A, f"{A}/"), (f"{A}/", A), (f"{A}/?d=1", f"{A}?d=1"), ("http://page.example", "http://page.example/")],
)
def test_missing_self_link_message_names_difference_by_trailing_slash(page, twin):
    said = f"The page has alternates, but does not link to itself: “{twin.strip()}” differs from its URL by a trailing slash."
    assert messages(pages((page, ("de", f"{B}/"), ("en", twin)), (C, ("de", f"{B}/")))) == [
        said,
        "The page has alternates, but does not link to itself.",
    ]


def test_return_links_are_found_in_other_sitemaps():
    table = pages((A, *BOTH))
    fill(table, 1, (0, xml_of(*BOTH)), origin=0, loc=[B])
    assert violations_by_rule(table) == {}


def test_links_without_hreflang_or_alternate_relation_are_ignored():
    table = EntryTable()
    xml = (
        f'<xhtml:link rel="alternate" media="print" href="{B}"/><xhtml:link rel="stylesheet" hreflang="de" href="{B}"/>'
    )
    fill(table, 0, (0, xml), origin=0, loc=[A])
    assert "alternate-no-self" not in violations_by_rule(table)
    assert links_in(table) is None


def test_alternate_number_in_message_counts_alternates_without_language():
    table = EntryTable()
    xml = f'<xhtml:link rel="alternate" media="print" href="{C}"/>' + xml_of(("en", A), ("de", B))
    fill(table, 0, (0, xml), (1, xml_of(("de", B))), origin=0, loc=[A, B])
    assert messages(table) == [f"Alternate 3 (de): “{B}” has no link back to this page."]


def test_set_without_alternates_has_no_link_index():
    assert links_in(pages((A,), (B,))) is None


def test_link_index_takes_at_most_forty_bytes_per_alternate():
    locs = [f"http://a.b/{number}" for number in range(65_536)]
    links = links_in(pages(*((loc, ("en", loc)) for loc in locs)))
    assert links is not None
    assert links.columns.estimated_size() + links.pages.nbytes <= 40 * len(locs)


def test_incremental_validation_of_many_links_equals_full_validation():
    entries = (
        (f"http://a.b/{n}", ("en", f"http://a.b/{n % 7}"), ("de", f"http://a.b/{n * n % 11}")) for n in range(40)
    )
    table = pages(*entries)
    everything = validate_entries(table, reader=read)
    again, _ = after(SetCells("loc", table.order[:1], pl.Series(["http://a.b/0"])), table, everything)
    assert slots_by_rule(again) == slots_by_rule(everything)


def test_changed_removed_and_moved_entries_revalidate_links_to_them():
    table = pages((A, *BOTH), (B, *BOTH), (C,), (D, ("en", A), ("de", D)))
    problems = validate_entries(table, reader=read)
    before = slots_by_rule(problems)
    for edit, rule, slots in (
        (SetCells("loc", slots_of(2), pl.Series([B])), "loc-duplicate", [2]),
        (SetCells("loc", slots_of(1), pl.Series([C])), "alternate-no-self", [1]),
        (RemoveEntries(np.array([3])), "alternate-no-return", []),
        (plan_move(table, np.array([1]), 0), "alternate-no-return", [3]),
    ):
        problems, undo = after(edit, table, problems)
        assert problems.slots(rule).tolist() == slots
        problems, _ = after(undo, table, problems)
        assert slots_by_rule(problems) == before


def test_inserting_first_alternates_validates_return_links():
    table = pages((A,))
    problems = validate_entries(table, reader=read)
    frame, sizes = entry_frame({"loc": [B]}), pl.Series([100], dtype=pl.UInt32)
    slots = table.allocate(frame, extensions=extension_frame((0, xml_of(*BOTH))), sitemap=0, sizes=sizes, origin=0)
    problems, _ = after(InsertEntries(np.array([1]), slots), table, problems)
    assert problems.slots("alternate-no-return").tolist() == [1]


def test_changing_2000_urls_revalidates_links_and_undo_restores():
    locs = [f"http://a.b/{number}" for number in range(3_000)]
    table = pages(*((loc, ("en", loc), ("de", locs[number ^ 1])) for number, loc in enumerate(locs)))
    values = pl.Series([f"http://c.d/{number}" for number in range(2_000)])
    edit = SetCells("loc", table.order[:2_000].copy(), values)
    problems, undo = after(edit, table, validate_entries(table, reader=read))
    assert problems.counts()["alternate-no-self"] == 2_000
    after(undo, table, problems)


def test_entries_linking_to_few_or_many_pages_are_found():
    locs = [f"http://a.b/{number}" for number in range(6_000)]
    links = links_in(pages(*((loc, ("en", loc)) for loc in locs)))
    assert links is not None
    for wanted in (links.pages[:3], links.pages[: len(locs)]):
        assert links.entries_linking_to(wanted).tolist() == list(range(len(wanted)))
    assert links.entries_linking_to(np.array([1, 2**64 - 1], np.uint64)).tolist() == []


def test_escaped_link_url_equals_entry_url_with_raw_characters():
    page = "http://a.b/ü"
    table = pages((page, ("en", A), ("de", "http://a.b/%c3%bc")), (A, ("en", A), ("de", page)))
    assert {rule for rule in violations_by_rule(table) if rule.startswith("alternate")} == {"alternate-url-illegal"}


THREE = (("en", A), ("de", B), ("fr", C))


@pytest.mark.parametrize(
    ("entries", "expected_rules"),
    [
        (((A, *THREE), (B, *BOTH)), {"alternate-incomplete": [1], "alternate-elsewhere": [0]}),
        (((A, *THREE), (B, *THREE), (C, *THREE)), {}),
        (
            ((A, *THREE), (B, *THREE), (C, ("fr", C), ("de", B))),
            {"alternate-no-return": [0], "alternate-incomplete": [2]},
        ),
        (((A, *THREE), (B, ("de", B), ("fr", C), ("en", A), ("x-default", D))), {"alternate-elsewhere": [0]}),
        # Each lacks what the other has.
        (((A, *BOTH, ("fr", C)), (B, *BOTH, ("es", D))), {"alternate-incomplete": [0, 1], "alternate-elsewhere": [0]}),
        # A page that does not link back is of another group.
        (((A, *BOTH), (B, ("de", B), ("fr", C))), {"alternate-no-return": [0]}),
    ],
    ids=["lacks-one", "complete", "lacks-linked", "x-default", "both-lack", "no-return"],
)
def test_pages_lacking_links_of_their_group_are_incomplete(entries, expected_rules):
    assert violations_by_rule(pages(*entries)) == expected_rules


def test_message_of_incomplete_group_names_missing_page():
    (problem,) = (text for text in messages(pages((A, *THREE), (B, *BOTH))) if "does not list" in text)
    assert problem == f"The page does not list “{C}” (fr), but “{A}” of the same group does."


def test_alternates_to_unlisted_urls_are_reported_once_per_sitemap():
    table = pages((A, *THREE), (B, *THREE))
    assert messages(table) == [
        (
            "Alternates of 2 entries of this sitemap lead to URLs that no entry has. "
            f"Alternate 3 (fr): “{C}” is not the URL of an entry."
        )
    ]


@pytest.mark.parametrize(
    ("codes", "is_reported"),
    [
        (["en-GB", "en-US"], True), (["en-GB", "en-US", "en"], False), (["en-GB", "en-US", "x-default"], False),
        (["en-GB", "de"], False), (["en-gb", "EN-us", "de"], True), (["zh-Hant-TW", "zh-Hant-HK"], True),
        (["zh-Hans", "zh-Hant"], False), (["en-GB", "de-DE"], False),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) else str(value).lower(),
)  # fmt: skip
def test_alternates_for_countries_require_language_page_or_default(codes, is_reported):
    table = pages((A, *((code, f"http://a.b/{number}") for number, code in enumerate(codes))))
    assert ("alternate-no-default" in violations_by_rule(table)) == is_reported


def test_group_becomes_incomplete_by_edit_and_complete_by_undo():
    table = pages((A, *THREE), (B, *THREE), (C, *THREE))
    problems = validate_entries(table, reader=read, profile=GOOGLE)
    shorter = plan_set_extensions(table, slots_of(1), pl.Series([xml_of(*BOTH)]))
    again, inverse = after(shorter, table, problems)
    assert again.slots("alternate-incomplete").tolist() == [1]
    again, _ = after(inverse, table, again)
    assert not len(again.slots("alternate-incomplete"))
