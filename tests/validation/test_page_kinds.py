"""URLs that are no pages: each kind is reported once for a sitemap, with a count and examples."""

from __future__ import annotations

import numpy as np
import polars as pl

from sitemap_studio.model.edits import RemoveEntries, plan_move, plan_set_cells
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rules.page_kind_rules import PAGE_KIND_RULE_IDS, PAGE_KIND_RULES
from sitemap_studio.validation.index_validation import SitemapRef, validate_index
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import fill, slots_of, table_of
from tests.validation.tables import after

SITE = "http://a.example"


def messages(problems, table):
    """Return the messages by slot and rule."""
    return {
        (problem.slot, problem.rule.id): problem.message
        for problem in problems.of_slots(table, table.order)
        if problem.rule.id in PAGE_KIND_RULE_IDS
    }


def test_each_page_kind_is_reported_once_per_sitemap():
    table = EntryTable()
    fill(table, 0, loc=[f"{SITE}/", *(f"{SITE}/{number}.css" for number in range(5)), f"{SITE}/feed/"])
    fill(table, 1, loc=[f"{SITE}/a.js", f"{SITE}/cart"])
    problems = validate_entries(table)
    assert messages(problems, table) == {
        (1, "loc-file"): (
            f"“{SITE}/0.css” is a style sheet, a script or data, not a page. 5 URLs of this sitemap are of this kind, "
            f"such as “{SITE}/1.css”, “{SITE}/2.css”."
        ),
        (6, "loc-feed"): f"“{SITE}/feed/” is a feed, not a page.",
        (7, "loc-file"): f"“{SITE}/a.js” is a style sheet, a script or data, not a page.",
        (8, "loc-cart"): f"“{SITE}/cart” is a shopping cart or a checkout.",
    }
    assert problems.counts() == {"loc-file": 2, "loc-feed": 1, "loc-cart": 1}
    assert problems.all_slots("loc-file").tolist() == [1, 2, 3, 4, 5, 7]


def test_page_kind_rules_are_warnings_in_each_profile():
    severities = {rule.severity_in(profile) for rule in PAGE_KIND_RULES for profile in PROFILES.values()}
    assert severities == {Severity.WARNING}


def test_page_kind_is_reported_at_first_entry_after_edits():
    table = table_of(loc=[f"{SITE}/a.jpg", f"{SITE}/b.jpg", f"{SITE}/c", f"{SITE}/d.jpg"])
    problems, undo = after(
        plan_set_cells(table, "loc", slots_of(0), pl.Series([f"{SITE}/a"])), table, validate_entries(table)
    )
    assert messages(problems, table).keys() == {(1, "loc-image")}
    problems, _ = after(plan_move(table, np.array([3]), 0), table, problems)
    assert messages(problems, table).keys() == {(3, "loc-image")}
    problems, _ = after(undo, table, problems)
    problems, undo = after(RemoveEntries(np.array([0])), table, problems)
    assert messages(problems, table).keys() == {(0, "loc-image")}
    problems, _ = after(RemoveEntries(np.array([0, 1])), table, problems)
    assert messages(problems, table) == {}
    problems, _ = after(undo, table, problems)
    assert messages(problems, table).keys() == {(3, "loc-image")}


def test_sitemaps_listed_in_index_violate_no_page_kind_rule():
    listed = [SitemapRef(0, f"{SITE}/sitemap.xml"), SitemapRef(1, f"{SITE}/feed/"), SitemapRef(2, f"{SITE}/list.txt")]
    assert validate_index("index.xml", listed, PROFILES["google"]) == []
