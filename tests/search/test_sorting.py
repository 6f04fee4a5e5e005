"""Sorting by fields, texts in the order of Python, and columns of dates as moments."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.model.slots import BLOCK_ENTRIES
from sitemap_studio.protocol.fields import CHANGEFREQS
from sitemap_studio.protocol.typed_values import parse_instant, parse_instants
from sitemap_studio.search import sort as module
from sitemap_studio.search.sort import SortKey, sorted_by_fields, text_order
from tests.builders import locs, slots_of, table_of

DATES = [
    "2025", "2025-12", "2026-01-01T00:30:00+01:00", "2026-01-01", "2025-12-31T23:00:00.5-02:00",
    "2026-01-01T08:00+05:00", "2026-01-01T03:00:01Z",
]  # fmt: skip


@pytest.mark.parametrize(
    ("field", "values", "descending", "expected"),
    [
        ("loc", ["b", "a", "B", None, ""], False, ["", "B", "a", "b", None]),
        ("loc", [None, "a", "b"], True, ["b", "a", None]),
        ("priority", ["1", "0.10", "0.9", ".5", None], False, ["0.10", ".5", "0.9", "1", None]),
        ("changefreq", sorted(CHANGEFREQS), False, list(CHANGEFREQS)),
        ("priority", ["nan", "inf", "0.1"], False, ["0.1", "inf", "nan"]),
        ("priority", [None, "high", "0.1"], False, ["0.1", "high", None]),
        ("priority", [None, "high", "0.1"], True, ["0.1", "high", None]),
        ("lastmod", sorted(DATES), False, DATES),
        ("lastmod", ["2026", "2026-01-02", "soon", "2027"], True, ["2027", "2026-01-02", "2026", "soon"]),
    ],
)
def test_sort_orders_values_then_invalid_then_absent_ones(field, values, descending, expected):
    table = table_of(**{field: values})
    arranged = sorted_by_fields(table, table.order, (SortKey(field, descending),))
    assert table.rows(arranged, [field])[field].to_list() == expected


def test_sort_covers_given_entries_and_leaves_table_unchanged():
    table = table_of(loc=["c", "b", "a"])
    assert sorted_by_fields(table, slots_of(0, 2), (SortKey("loc"),)).tolist() == [2, 0]
    assert sorted_by_fields(table, slots_of(), (SortKey("lastmod"),)).tolist() == []
    assert table.locs() == ["c", "b", "a"]
    table = table_of(loc=locs(BLOCK_ENTRIES + 3)[::-1])
    assert sorted_by_fields(table, table.order, (SortKey("loc"),))[0] == BLOCK_ENTRIES + 2


SITE = "https://www.example.com/"
TEXTS = st.one_of(
    st.none(),
    st.text(max_size=4),
    st.sampled_from(["", "a", "ab", "é", "\U0001f600", f"{SITE}a", f"{SITE}a/", f"{SITE}ä", SITE]),
)


def as_python_sorts(texts: list[str | None], *, is_descending: bool) -> list[int]:
    present = [place for place, text in enumerate(texts) if text is not None]
    # Python's sort is stable in both directions.
    present.sort(key=lambda place: texts[place] or "", reverse=is_descending)
    return present + [place for place, text in enumerate(texts) if text is None]


@given(st.lists(TEXTS, max_size=60), st.booleans(), st.integers(1, 9))
def test_text_order_equals_python_sort(texts, is_descending, bucket):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BUCKET", bucket)
        patch.setattr(module, "_SAMPLES_PER_BUCKET", 2)
        order = text_order(pl.Series(texts, dtype=pl.String), is_descending=is_descending)
    assert order.places.tolist() == as_python_sorts(texts, is_descending=is_descending)
    arranged = [texts[place] for place in order.places]
    assert order.is_new.tolist() == [not place or arranged[place - 1] != text for place, text in enumerate(arranged)]


@pytest.mark.parametrize("is_descending", [False, True])
def test_text_order_of_150000_texts_equals_python_sort(is_descending):
    numbers = np.random.default_rng(3).integers(0, 90_000, 150_000).tolist()
    texts = [f"{SITE}{'shop' if number % 3 else 'blog'}/{number}" for number in numbers]
    order = text_order(pl.Series(texts), is_descending=is_descending)
    assert order.places.tolist() == as_python_sorts(list(texts), is_descending=is_descending)


def test_text_order_of_equal_texts_is_stable():
    order = text_order(pl.Series([f"{SITE}one"]).new_from_index(0, 100_000))
    assert (order.places == np.arange(100_000)).all()
    assert order.is_new.sum() == 1


_YEARS = st.sampled_from(["0000", "0999", "1000", "1969", "2024", "2023", "2100", "2000", "9999", "20a4"])
_MONTHS = st.sampled_from(["00", "01", "02", "12", "13", "1x"])
_DAYS = st.sampled_from(["00", "01", "28", "29", "30", "31", "32", "é"])
_TIMES = st.sampled_from(
    [
        "", "T00:00:00Z", "T23:59:59Z", "T24:00:00Z", "T12:60:00Z", "T12:00:60Z", "T10:11:12+01:00", "T10:11:12-23:59",
        "T10:11:12+24:00", "T10:11:12-10:60", "t10:11:12Z", "T10:11:12z", "T10:11Z", "T10:11:12.5Z", "T10:11:12?01:00",
        " 10:11:12Z", " ", "\n",
    ]
)  # fmt: skip
_DATES = st.builds("{}-{}-{}{}".format, _YEARS, _MONTHS, _DAYS, _TIMES)
_TEXTS = st.one_of(_DATES, st.sampled_from(["2026", "2026-11", " 2026-11-02", "", "soon"]), st.none())


@given(st.lists(_TEXTS, max_size=30))
def test_parse_instants_of_column_equals_parse_instant_of_each(texts):
    column = pl.Series("lastmod", texts, dtype=pl.String)
    one_by_one = pl.select(text=column).select(parse_instant(pl.col("text"))).to_series()
    assert parse_instants(column).to_physical().to_list() == one_by_one.to_physical().to_list()
