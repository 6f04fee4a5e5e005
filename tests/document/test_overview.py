"""Charts of a set, and comparison of two sets by entries."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.document import set_charts as module
from sitemap_studio.document.checking import check
from sitemap_studio.document.comparing import DIFFERENCE_SCHEMA, ComparedSet, Difference, compare_sets
from sitemap_studio.document.document import Document
from sitemap_studio.document.filter_facts import slots_by_problem
from sitemap_studio.document.opening.open_document import new_document, open_path
from sitemap_studio.document.set_charts import Chart, ShowEntries, ShowProblems, ShowSitemap, build_charts, percent
from sitemap_studio.model.edits import plan_move
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.search.filter_language import Filter
from sitemap_studio.search.filters import FilterFacts, matching
from tests.builders import HOST, content, index, locs, positions_of, put, small_set, table_of, urlset


@pytest.fixture
def validated_document(tmp_path: Path) -> Document:
    """Validated set of two sitemaps, the second with more fields and with problems."""
    put(tmp_path / "one.xml", urlset(f"{HOST}/a/1"))
    bad = {"loc": f"{HOST}/a/2", "lastmod": "2026-02-30", "changefreq": "Daily"}
    put(tmp_path / "two.xml", urlset(bad, {"loc": "/relative"}, f"{HOST}/b/3"))
    path = put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml", f"{HOST}/gone.xml"))
    document = open_path(path)
    document.set_profile(PROFILES["sitemap-0.9"])
    check(document)
    return document


def chart(document: Document, name: str, slots=None) -> Chart:
    return next(chart for chart in build_charts(document, slots) if chart.name == name)


def counts(document: Document, slots=None) -> dict[str, int]:
    return {bar.label: bar.count for bar in chart(document, "problem", slots).bars}


def test_charts_have_labelled_bars_for_invalid_and_missing_values(tmp_path):
    entries = [
        {"loc": f"{HOST}/x/1", "lastmod": "2026-01-02", "changefreq": "daily", "priority": "7"},
        {"loc": f"{HOST}/2", "lastmod": "soon", "changefreq": "Often", "priority": "high"},
        {"loc": f"{HOST}/x/3"},
    ]
    document = open_path(put(tmp_path / "a.xml", urlset(*entries)))
    labels = {each.name: [bar.label for bar in each.bars if bar.length] for each in build_charts(document)}
    assert labels["lastmod"] == ["2026-01", "Invalid date", "Missing"]
    assert labels["folder"] == ["/x/", "Others"]
    assert labels["changefreq"] == ["daily", "Anything else", "Missing"]
    assert labels["priority"] == ["Out of range", "Not a number", "Missing"]
    assert chart(document, "folder").bars[0].tip == "/x/: 2 entries, 66.7 %"


def test_percent_rounds_neither_to_0_nor_to_100():
    assert [percent(share) for share in (0.0, 0.0001, 0.5, 0.9999, 1.0)] == [
        "0.0 %", "under 0.1 %", "50.0 %", "99.9 %", "100.0 %",
    ]  # fmt: skip


def test_sitemap_chart_lists_readable_sitemaps_fullest_first(validated_document, monkeypatch):
    sitemaps = chart(validated_document, "sitemap")
    assert [(bar.label, bar.count) for bar in sitemaps.bars] == [("two.xml", 3), ("one.xml", 1)]
    facts = validated_document.file_facts(1)
    assert sitemaps.bars[0].length == max(3 / 50_000, facts.bytes / 10_485_760)
    assert sitemaps.bars[0].target == ShowSitemap(1)
    monkeypatch.setattr(module, "MAX_SITEMAPS", 1)
    sitemaps = chart(validated_document, "sitemap")
    assert [bar.label for bar in sitemaps.bars] == ["two.xml"]
    assert "… and one more." in sitemaps.note


def test_problem_chart_counts_equal_filter_results(validated_document):
    facts = FilterFacts(problems=slots_by_problem(validated_document.problems))
    bars = chart(validated_document, "problem").bars
    of_entries = [bar for bar in bars if isinstance(bar.target, ShowEntries)]
    of_files = [bar for bar in bars if isinstance(bar.target, ShowProblems)]
    assert of_entries
    assert of_files
    for bar in of_entries:
        assert isinstance(bar.target, ShowEntries)
        assert bar.count == len(matching(Filter(bar.target.conditions), validated_document.table, facts))
    assert all(not bar.count and "in files or the set" in bar.tip for bar in of_files)
    assert counts(validated_document)["Error"] == 2
    right, wrong = validated_document.table.order[:1], validated_document.table.order[1:3]
    assert not any(counts(validated_document, right).values())
    assert sum(bar.count for bar in chart(validated_document, "changefreq", right).bars) == 1
    assert counts(validated_document, np.array(wrong))["Error"] == 2


def test_problem_chart_of_unchecked_set_has_note_without_bars(tmp_path):
    problems = chart(open_path(put(tmp_path / "one.xml", urlset(HOST))), "problem")
    assert (problems.bars, problems.note) == ((), "The set has not been checked yet.")
    assert not any(bar.count for each in build_charts(new_document().snapshot()) for bar in each.bars)


def compared_set(**columns) -> ComparedSet:
    return ComparedSet(table_of(**columns), {})


def difference(before: ComparedSet, after: ComparedSet) -> Difference:
    found = compare_sets(before, after)
    assert found.lines.schema == DIFFERENCE_SCHEMA
    return found


def lines(found: Difference) -> list[tuple]:
    """Return kind, subject, old and new value of each difference."""
    return found.lines.select("kind", "what", "before", "after").rows()


def test_equal_or_reordered_sets_have_no_differences():
    found = difference(compared_set(loc=["a", "b", "a"]), compared_set(loc=["a", "b", "a"]))
    assert found.is_empty
    assert (found.n_same, found.is_reordered) == (3, False)
    assert difference(compared_set(loc=[]), compared_set(loc=[])).is_empty
    found = difference(compared_set(loc=["a", "b", "c"]), compared_set(loc=["c", "a", "b"]))
    assert (found.is_empty, found.is_reordered) == (True, True)
    # Repeated addresses belong together in their order.
    found = difference(
        compared_set(loc=["a", "a", "b"], lastmod=["1", "2", "3"]), compared_set(loc=["b", "a", "a"], lastmod="312")
    )
    assert found.is_empty
    assert len(difference(compared_set(loc=["a", "a"]), compared_set(loc=["a"])).lines) == 1


def test_added_and_removed_entries_have_positions():
    found = difference(compared_set(loc=["a", "b", "c", "d"]), compared_set(loc=["a", "new", "b", "d", "end"]))
    assert lines(found) == [("added", "loc", None, "new"), ("removed", "loc", "c", None), ("added", "loc", None, "end")]
    assert found.lines["before_position"].to_list() == [None, 2, None]
    assert found.lines["after_position"].to_list() == [1, None, 4]
    assert (found.n_added, found.n_removed, found.n_changed, found.n_same) == (2, 1, 0, 3)


def test_changed_values_are_listed_by_field():
    before = compared_set(loc=["a", "b"], lastmod=["2020", None], priority=["0.5", "0.1"])
    after = compared_set(loc=["a", "b"], lastmod=["2021", ""], priority=["0.5", None])
    found = difference(before, after)
    assert lines(found) == [
        ("changed", "lastmod", "2020", "2021"),
        ("changed", "lastmod", None, ""),
        ("changed", "priority", "0.1", None),
    ]
    assert (found.n_changed, found.n_same) == (2, 0)


def test_entries_sharing_nothing_or_only_day_are_not_paired():
    found = difference(compared_set(loc=["/1", "/2", "/3"]), compared_set(loc=["/7", "/8", "/9"]))
    assert sorted(line[0] for line in lines(found)) == ["added"] * 3 + ["removed"] * 3
    days = {"lastmod": ["2020-01-01"]}
    found = difference(compared_set(loc=["/1"], **days), compared_set(loc=["/7"], **days))
    assert (found.n_removed, found.n_added, found.n_renamed) == (1, 1, 0)


def test_unique_lastmod_pairs_renamed_entry():
    times = ["2020-01-01T10:00:00Z", "2020-01-01T10:00:01Z", "2020-01-01T10:00:02Z"]
    found = difference(
        compared_set(loc=["a", "b", "x"], lastmod=times, priority=["1", "1", "0.5"]),
        compared_set(loc=["a", "y", "z"], lastmod=times, priority=["1", "1", "0.6"]),
    )
    assert lines(found) == [
        ("renamed", "loc", "b", "y"),
        ("renamed", "loc", "x", "z"),
        ("renamed", "priority", "0.5", "0.6"),
    ]
    assert (found.n_added, found.n_removed, found.n_changed, found.n_renamed, found.n_same) == (0, 0, 0, 2, 1)
    for one, other in ((["a", "b"], ["a", "c"]), (["b", "a"], ["c", "a"])):
        assert (
            difference(
                compared_set(loc=one, lastmod=times[:1] * 2), compared_set(loc=other, lastmod=times[:1] * 2)
            ).n_renamed
            == 0
        )


def test_unique_extensions_pair_renamed_entry(tmp_path):
    def opened(*names: tuple[str, str]) -> ComparedSet:
        entries = [{"loc": f"{HOST}/{loc}", "xml": f'<x:a xmlns:x="urn:x">{text}</x:a>'} for loc, text in names]
        return ComparedSet.from_document(open_path(put(tmp_path / "a.xml", urlset(*entries))))

    found = difference(opened(("a", "1"), ("b", "2")), opened(("a", "1"), ("c", "2")))
    assert lines(found) == [("renamed", "loc", f"{HOST}/b", f"{HOST}/c")]
    assert difference(opened(("a", "2"), ("b", "2")), opened(("a", "2"), ("c", "2"))).n_renamed == 0


@pytest.mark.parametrize(
    ("redirects", "expected_pairs"),
    [
        ({f"{HOST}/1": f"{HOST}/7", f"{HOST}/2": f"{HOST}/8"}, {"1": "7", "2": "8"}),
        ({"/1": "/7"}, {"1": "7"}),
        ({"/1": f"{HOST}/7"}, {"1": "7"}),
        ({f"{HOST}/1": f"{HOST}/between", f"{HOST}/between": f"{HOST}/9"}, {"1": "9"}),
        ({"/1": "/7", "/2": "/7"}, {}),
        ({"/1": "/round", "/round": "/1"}, {}),
        ({"/1": "/elsewhere"}, {}),
    ],
)
def test_redirects_pair_renamed_entries(redirects, expected_pairs):
    before, after = (compared_set(loc=[f"{HOST}/{number}" for number in numbers]) for numbers in ("123", "789"))
    found = compare_sets(before, after, redirects=redirects)
    renamed = found.lines.filter(found.lines["kind"] == "renamed")
    told = zip(renamed["before"].to_list(), renamed["after"].to_list(), strict=True)
    assert {one[-1]: other[-1] for one, other in told} == expected_pairs
    assert (found.n_renamed, found.n_removed, found.n_added) == (
        len(expected_pairs),
        3 - len(expected_pairs),
        3 - len(expected_pairs),
    )


def test_entries_with_padded_or_missing_url_are_compared():
    assert lines(difference(compared_set(loc=["a"]), compared_set(loc=[" a\n"]))) == [("changed", "loc", "a", " a\n")]
    found = difference(
        compared_set(loc=[None, "a"], lastmod=["1", "2"]), compared_set(loc=[None, "a"], lastmod=["3", "2"])
    )
    assert lines(found) == [("changed", "lastmod", "1", "3")]
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        compare_sets(compared_set(loc=["a"]), compared_set(loc=["b"]), progress)


def test_extensions_are_compared_without_layout_space(tmp_path):
    entry = {"loc": f"{HOST}/1", "xml": '<x:a xmlns:x="urn:x"><x:b>1</x:b></x:a>'}
    before = open_path(put(tmp_path / "a.xml", urlset(entry, *locs(2))))
    put(tmp_path / "b.xml", content(tmp_path / "a.xml").replace("><x:b>", ">\n\t <x:b>"))
    put(tmp_path / "c.xml", content(tmp_path / "a.xml").replace("<x:b>1", "<x:b>2"))
    sides = [ComparedSet.from_document(open_path(tmp_path / name)) for name in ("b.xml", "c.xml")]
    assert difference(ComparedSet.from_document(before), sides[0]).is_empty
    found = difference(ComparedSet.from_document(before), sides[1])
    assert [line[:2] for line in lines(found)] == [("changed", "extensions")]
    gone = difference(
        sides[1], ComparedSet.from_document(open_path(put(tmp_path / "d.xml", urlset(f"{HOST}/1", *locs(2)))))
    )
    assert [line[3] for line in lines(gone)] == [None]


def test_entry_in_another_sitemap_differs_unless_sitemaps_are_ignored(tmp_path):
    document = open_path(small_set(tmp_path))
    before = ComparedSet.from_document(document)
    document.do(plan_move(document.table, positions_of(0), 4, sitemap=1))
    found = difference(before, ComparedSet.from_document(document))
    assert lines(found) == [("changed", "sitemap", "one.xml", "two.xml.gz")]
    assert (found.n_changed, found.n_same) == (1, 3)
    ignoring = found.ignoring_sitemaps()
    assert ignoring.is_empty
    assert (ignoring.n_changed, ignoring.n_same) == (0, 4)


LISTS = st.lists(st.tuples(st.sampled_from("abcdef"), st.sampled_from(["1", "2", None])), max_size=12)


@given(LISTS, LISTS)
def test_applying_differences_to_first_set_gives_second(before, after):
    """Applying the differences to the first set gives the entries of the second."""
    one, other = (
        compared_set(loc=[loc for loc, _ in pairs], lastmod=[lastmod for _, lastmod in pairs])
        for pairs in (before, after)
    )
    found = difference(one, other)
    entries = dict(enumerate(map(list, before)))
    came = []
    for kind, what, old, new, place, new_place in found.lines.rows():
        if kind == "added":
            came.append(after[new_place])
        elif kind == "removed":
            assert entries.pop(place)[0] == old
        else:
            column = ["loc", "lastmod"].index(what)
            assert entries[place][column] == old != new
            entries[place][column] = new
    assert Counter([*map(tuple, entries.values()), *came]) == Counter(after)
    assert found.n_added == len(came)
    assert found.n_same + found.n_changed + found.n_renamed == len(entries)
    if before == after:
        assert found.is_empty
