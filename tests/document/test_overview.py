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
from sitemap_studio.document.overview import Chart, ShowEntries, ShowProblems, ShowSitemap, charts_of, percent
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.search.filter_language import Filter
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


def chart(document: Document, name: str, slots=None) -> Chart:
    return next(chart for chart in charts_of(document, slots) if chart.name == name)


def counts(document: Document, slots=None) -> dict[str, int]:
    return {bar.label: bar.count for bar in chart(document, "problem", slots).bars}


def test_charts_name_the_kinds_of_bars(tmp_path):
    entries = [
        {"loc": f"{HOST}/x/1", "lastmod": "2026-01-02", "changefreq": "daily", "priority": "7"},
        {"loc": f"{HOST}/2", "lastmod": "soon", "changefreq": "Often", "priority": "high"},
        {"loc": f"{HOST}/x/3"},
    ]
    document = open_path(put(tmp_path / "a.xml", urlset(*entries)))
    labels = {each.name: [bar.label for bar in each.bars if bar.length] for each in charts_of(document)}
    assert labels["lastmod"] == ["2026-01", "invalid date", "missing"]
    assert labels["folder"] == ["/x/", "others"]
    assert labels["changefreq"] == ["daily", "anything else", "missing"]
    assert labels["priority"] == ["out of range", "not a number", "missing"]
    assert chart(document, "folder").bars[0].tip == "/x/: 2 entries, 66.7 %"


def test_little_is_not_shown_as_nothing_nor_nearly_all_as_all():
    assert [percent(share) for share in (0.0, 0.0001, 0.5, 0.9999, 1.0)] == [
        "0.0 %", "under 0.1 %", "50.0 %", "99.9 %", "100.0 %",
    ]  # fmt: skip


def test_sitemaps_come_fullest_first_and_unreadable_ones_not_at_all(judged):
    sitemaps = chart(judged, "sitemap")
    assert [(bar.label, bar.count) for bar in sitemaps.bars] == [("two.xml", 3), ("one.xml", 1)]
    facts = judged.facts(1)
    assert sitemaps.bars[0].length == max(3 / 50_000, facts.bytes / 10_485_760)
    assert sitemaps.bars[0].target == ShowSitemap(1)


def test_only_the_fullest_sitemaps_are_shown(judged, monkeypatch):
    monkeypatch.setattr(module, "MAX_SITEMAPS", 1)
    sitemaps = chart(judged, "sitemap")
    assert [bar.label for bar in sitemaps.bars] == ["two.xml"]
    assert "and 1 less full" in sitemaps.note


def test_rules_count_the_entries_that_a_filter_by_them_shows(judged):
    facts = FilterFacts(problems=problems_by_name(judged.problems))
    bars = [(bar.count, bar.target) for bar in chart(judged, "problem").bars]
    assert any(isinstance(target, ShowEntries) for _, target in bars)
    for count, target in bars:
        if isinstance(target, ShowEntries):
            assert count == len(matching(Filter(target.conditions), judged.table, facts))
    assert counts(judged)["Error"] == 2


def test_problems_of_files_are_told_apart_from_those_of_entries(judged):
    of_files = [bar for bar in chart(judged, "problem").bars if isinstance(bar.target, ShowProblems)]
    assert of_files
    assert all(not bar.count and "in files or the set" in bar.tip for bar in of_files)


def test_of_some_entries_only_their_problems_count(judged):
    right, wrong = judged.table.order[:1], judged.table.order[1:3]
    assert not any(counts(judged, right).values())
    assert sum(bar.count for bar in chart(judged, "changefreq", right).bars) == 1
    assert counts(judged, np.array(wrong))["Error"] == 2


def test_a_set_that_was_never_checked_shows_no_problems(tmp_path):
    problems = chart(open_path(put(tmp_path / "one.xml", urlset(HOST))), "problem")
    assert (problems.bars, problems.note) == ((), "The set is not checked yet.")


def test_an_empty_set_has_charts_too():
    assert not any(bar.count for each in charts_of(new_document().snapshot()) for bar in each.bars)
