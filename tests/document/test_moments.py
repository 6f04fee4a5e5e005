"""Moments as an index tells them, whatever the clocks of files and the environment say."""

from __future__ import annotations

import pytest

from sitemap_studio.document.moments import moment


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(1_700_000_000, "2023-11-14T22:13:20+00:00"), (10**12, "9999-12-31T23:59:59+00:00"), (-(10**12), "0001-01-01")],
)
def test_a_year_has_four_digits_whatever_the_clock_of_a_file_says(monkeypatch, seconds, text):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert moment(seconds).startswith(text)


def test_what_stands_in_for_the_time_may_be_any_number(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "9" * 30)
    assert moment() == "9999-12-31T23:59:59+00:00"
