"""Counts of values that follow edits, and say the same as counting all anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.model.edits import Edit, EditGroup, RemoveEntries, SetCells, moving
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.validation import summaries
from sitemap_studio.validation.incremental_validation import revalidate
from sitemap_studio.validation.set_validation import validate_entries
from sitemap_studio.validation.summaries import FieldSummary
from tests.builders import fill

VALUES: dict[FieldName, list[str | None]] = {
    "lastmod": [
        None,
        "",
        "soon",
        "2026-11-02",
        " 2026-11-02",
        "2026-11-02T10:00:00Z",
        "2026-11-31",
        "2025",
        "2027-01-01",
    ],
    "changefreq": [None, "", "daily", "weekly", "Daily"],
    "priority": [None, "", "0.5", " 0.5", "0.80", "0.8", "2.0", "high", "1"],
}


def column(values: Sequence[str | None]) -> pl.Series:
    return pl.Series(values, dtype=pl.String)


def counts(field: FieldName, values: Sequence[str | None]) -> Counter[str]:
    texts = (value.strip()[:10] if field == "lastmod" else value for value in values if value is not None)
    return Counter(texts)


@pytest.mark.parametrize("field", VALUES)
@given(data=st.data())
def test_a_summary_after_an_edit_is_that_of_the_whole_column(field, data):
    some = st.lists(st.sampled_from(VALUES[field]), max_size=12)
    kept, gone, came = data.draw(some), data.draw(some), data.draw(some)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(summaries, "MOST_VALUES", data.draw(st.sampled_from([1, 2, 4, 4_096])))
        before = FieldSummary.of(field, column(kept + gone))
        after = before.after(field, counts(field, gone), counts(field, came), lambda: column(kept + came))
        assert after == FieldSummary.of(field, column(kept + came))


def test_many_different_times_of_few_days_are_counted_by_their_days():
    times = [f"2026-11-{number % 28 + 1:02}T00:{number // 60:02}:{number % 60:02}Z" for number in range(3_600)]
    summary = FieldSummary.of("lastmod", column([*times, *times]))
    assert len(summary.counts or ()) == 28
    assert (summary.filled, summary.common, summary.extreme) == (7_200, None, "2026-11-28")


def test_many_thousand_different_priorities_are_not_kept():
    summary = FieldSummary.of("priority", column([f"0.{number:06}" for number in range(1, 20_000)]))
    assert (summary.counts, summary.extreme) == (None, 0.000001)


STEPS = st.lists(
    st.tuples(st.sampled_from(["set", "remove", "move", "group", "undo"]), st.randoms(use_true_random=False)),
    min_size=1,
    max_size=6,
)


def two_sitemaps(rows: list[tuple[str | None, ...]]) -> EntryTable:
    table = EntryTable()
    for sitemap, own in enumerate((rows[: len(rows) // 2], rows[len(rows) // 2 :])):
        values = dict(zip(VALUES, map(list, zip(*own, strict=True)), strict=True))
        fill(table, sitemap, loc=[f"http://a.b/{sitemap}/{number}" for number in range(len(own))], **values)
    return table


def some_edit(kind: str, dice, table: EntryTable) -> Edit:
    places = sorted(dice.sample(range(len(table)), dice.randint(1, len(table))))
    if kind == "remove":
        return RemoveEntries(np.array(places, np.int64))
    if kind == "move":
        # Entries of a sitemap stand together, also after some of one have gone to the other.
        border = table.range_in(0).stop
        sitemap = dice.choice([0, 1])
        others = [place for place in places if (place >= border) == (sitemap == 0)] or places
        return moving(table, np.array(others, np.int64), border, sitemap)
    if kind == "group":
        cells, gone = some_edit("set", dice, table), some_edit("remove", dice, table)
        return EditGroup([cells, gone])
    field = dice.choice(list(VALUES))
    return SetCells(field, table.order[places], column(dice.choices(VALUES[field], k=len(places))))


@settings(max_examples=40)
@given(st.lists(st.tuples(*map(st.sampled_from, VALUES.values())), min_size=2, max_size=14), STEPS)
def test_sums_after_any_edits_are_those_of_the_whole(rows, steps):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(summaries, "LARGE", 0)
        patch.setattr(summaries, "MOST_VALUES", 3)
        table = two_sitemaps(rows)
        problems, undo = validate_entries(table), list[Edit]()
        for kind, dice in steps:
            if kind == "undo" and not undo:
                continue
            if kind != "undo" and not len(table):
                continue
            edit = undo.pop() if kind == "undo" else some_edit(kind, dice, table)
            before, change = table.snapshot(), edit.change(table)
            inverse = edit.apply(table)
            if kind != "undo":
                undo.append(inverse)
            problems = revalidate(problems, before, table, change)
            assert problems.summaries == validate_entries(table).summaries
