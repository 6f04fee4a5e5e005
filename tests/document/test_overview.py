"""A set at a glance: how full its sitemaps are, and which rules its entries break, besides what `search` counts."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sitemap_studio.document import overview as module
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.filter_facts import problems_by_name
from sitemap_studio.document.opening.opening import new_document, open_path
from sitemap_studio.document.overview import overview_of
from sitemap_studio.document.reports import as_it_is_now
from sitemap_studio.protocol.catalogue import Severity
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.search.filter_language import parse_filter
from sitemap_studio.search.filters import FilterFacts, matching
from tests.builders import HOST, index, put, urlset


@pytest.fixture
def judged(tmp_path: Path) -> Document:
    """A set of two sitemaps, the second fuller and with mistakes."""
    put(tmp_path / "one.xml", urlset(f"{HOST}/a/1"))
    bad = {"loc": f"{HOST}/a/2", "lastmod": "2026-02-30", "changefreq": "Daily"}
    put(tmp_path / "two.xml", urlset(bad, {"loc": "/relative"}, f"{HOST}/b/3"))
    path = put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml", f"{HOST}/gone.xml"))
    document = open_path(path)
    document.set_profile(PROFILES["sitemap-0.9"])
    check(document)
    return document


def test_sitemaps_come_fullest_first_and_unreadable_ones_not_at_all(judged):
    overview = overview_of(judged)
    assert [(fill.name, fill.urls) for fill in overview.fills] == [("two.xml", 3), ("one.xml", 1)]
    assert overview.n_sitemaps == 2
    fullest = overview.fills[0]
    assert fullest.url_share == 3 / 50_000
    assert fullest.byte_share == judged.facts(fullest.sitemap).bytes / 10_485_760
    assert fullest.share == max(fullest.url_share, fullest.byte_share)


def test_only_the_fullest_sitemaps_are_told(judged, monkeypatch):
    monkeypatch.setattr(module, "MOST_FILLS", 1)
    overview = overview_of(judged)
    assert [fill.name for fill in overview.fills] == ["two.xml"]
    assert overview.n_sitemaps == 2


def test_rules_count_the_entries_that_a_filter_by_them_shows(judged):
    overview = overview_of(judged)
    facts = FilterFacts(problems=problems_by_name(judged.problems))
    assert overview.is_judged
    for broken in overview.broken:
        assert broken.entries == len(matching(parse_filter(f"problem in {broken.rule.id}"), judged.table, facts))
    for severity, count in overview.severities.items():
        assert count == len(matching(parse_filter(f"problem in {severity.value}"), judged.table, facts))
    assert overview.severities[Severity.ERROR] == 2


def test_problems_of_files_are_told_apart_from_those_of_entries(judged):
    of_files = [broken for broken in overview_of(judged).broken if broken.elsewhere]
    assert of_files
    assert all(not broken.entries for broken in of_files)


def test_of_some_entries_only_their_problems_count(judged):
    right = judged.table.order[:1]
    assert not any(overview_of(judged, right).severities.values())
    assert overview_of(judged, right).spread.entries == 1
    wrong = judged.table.order[1:3]
    assert overview_of(judged, np.array(wrong)).severities[Severity.ERROR] == 2


def test_a_set_that_was_never_checked_has_no_verdict(tmp_path):
    overview = overview_of(open_path(put(tmp_path / "one.xml", urlset(HOST))))
    assert not overview.is_judged
    assert not overview.broken


def test_an_empty_set_has_an_overview_too():
    overview = overview_of(as_it_is_now(new_document()))
    assert overview.spread.entries == 0
