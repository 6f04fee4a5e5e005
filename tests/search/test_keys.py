"""Keys: whole columns of dates come to the same moments as single ones."""

from __future__ import annotations

import polars as pl
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.search.field_values import instant, instants

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
def test_a_column_of_dates_stands_for_the_moments_of_its_texts(texts):
    column = pl.Series("lastmod", texts, dtype=pl.String)
    one_by_one = pl.select(text=column).select(instant(pl.col("text"))).to_series()
    assert instants(column).to_physical().to_list() == one_by_one.to_physical().to_list()
