"""Columns about the sitemaps of a set: values, problem counts, sorting, and the newest dates inside."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.index_dates import newest_days
from sitemap_studio.document.index_rows import IndexColumn, SitemapProblems, cell_value, count_problems, sort_sitemaps
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.protocol.rule import Severity
from tests.builders import HOST, index, put, urlset

FUTURE = (datetime.now(UTC) + timedelta(days=400)).date().isoformat()


@pytest.fixture
def document(tmp_path: Path) -> Document:
    """Checked set of two dated sitemaps, one with a future date, an empty one, and a missing one."""
    put(tmp_path / "a.xml", urlset({"loc": f"{HOST}/1", "lastmod": "2025-01-31"}, {"loc": "/2", "lastmod": "2025"}))
    put(tmp_path / "b.xml", urlset({"loc": f"{HOST}/3", "lastmod": "2025-02-01T00:00:00+14:00"}))
    put(tmp_path / "c.xml", urlset({"loc": f"{HOST}/4", "lastmod": FUTURE}, {"loc": f"{HOST}/5"}, {"loc": f"{HOST}/6"}))
    put(tmp_path / "d.xml", urlset())
    listed = [(f"{HOST}/a.xml", "2025-03-01T00:30:00+02:00"), (f"{HOST}/b.xml", "2025-02-28T23:00:00Z")]
    document = open_path(
        put(tmp_path / "index.xml", index(*listed, f"{HOST}/c.xml", (f"{HOST}/d.xml", "?"), f"{HOST}/gone.xml"))
    )
    check(document)
    return document


def values(document: Document, column: IndexColumn) -> list[str | int | None]:
    """Return the values of a column, in the order of the set."""
    problems = count_problems(document.problems, document.table)
    return [cell_value(document, sitemap, column, problems) for sitemap in document.sitemaps]


def test_figures_of_unread_sitemaps_are_unknown(document: Document):
    assert values(document, "entries") == [2, 1, 3, 0, None]
    assert values(document, "size")[4] is None
    assert values(document, "excess") == [None] * 5
    assert values(document, "newest") == ["2025-01-31", "2025-02-01", FUTURE, None, None]


def test_problem_counts_sum_up_to_problems_of_sitemaps(document: Document):
    counts = count_problems(document.problems, document.table)
    of_set = sum(problem.sitemap is None for problem in document.problems.individual)
    assert int(counts.counts.sum()) + of_set == sum(document.problems.counts().values())
    assert counts.severity(0, "problems") is Severity.ERROR
    assert counts.severity(1, "problems") is None
    assert counts.severity(3, "lastmod") is Severity.ERROR
    assert counts.count(99) == 0
    assert counts.severity(99, "problems") is None


def test_problems_and_newest_dates_are_unknown_before_check(tmp_path: Path):
    document = open_path(put(tmp_path / "a.xml", urlset(f"{HOST}/1")))
    assert values(document, "problems") == [None]
    assert values(document, "newest") == [None]


def test_problems_of_entries_are_counted_without_index(tmp_path: Path):
    document = open_path(put(tmp_path / "a.xml", urlset("/1", "/2", f"{HOST}/3")))
    check(document)
    assert values(document, "problems") == [2]
    assert count_problems(document.problems, document.table).severity(0, "problems") is Severity.ERROR


@pytest.mark.parametrize(
    ("keys", "order"),
    [
        pytest.param([], [0, 1, 2, 3, 4], id="none"),
        pytest.param([("entries", False)], [3, 1, 0, 2, 4], id="numbers"),
        pytest.param([("entries", True)], [2, 0, 1, 3, 4], id="numbers-descending"),
        # In UTC, the first date is earlier than the second.
        pytest.param([("lastmod", False)], [0, 1, 3, 2, 4], id="dates"),
        pytest.param([("lastmod", True)], [1, 0, 3, 2, 4], id="dates-descending"),
        pytest.param([("excess", False), ("file", True)], [4, 3, 2, 1, 0], id="second-key"),
    ],
)
def test_sort_places_absent_values_last(document: Document, keys: list[tuple[IndexColumn, bool]], order: list[int]):
    ids = [sitemap.id for sitemap in document.sitemaps]
    assert sort_sitemaps(document, ids, keys, SitemapProblems()) == order


def test_cancelled_sort_stops(document: Document):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        sort_sitemaps(document, [0, 1], [("file", False)], SitemapProblems(), progress)


def test_newest_days_omit_sitemaps_with_future_or_no_dates(document: Document):
    everything = [sitemap.id for sitemap in document.sitemaps]
    expected = {0: "2025-01-31", 1: "2025-02-01"}
    assert newest_days(document.table, everything, document.problems.summaries) == expected
    assert newest_days(document.table, everything, {}) == expected
    assert newest_days(document.table, [], {}) == {}


def test_cancelled_search_for_newest_days_stops(document: Document):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        newest_days(document.table, [0, 1], {}, progress)
