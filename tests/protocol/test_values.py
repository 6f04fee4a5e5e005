"""Change frequencies and priorities: the published schema's own line, and mending without guessing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol.values import (
    is_priority,
    mended_changefreq,
    with_point,
    without_exponent,
)


@pytest.mark.parametrize(
    ("text", "mended"),
    [("Daily", "daily"), (" WEEKLY\n", "weekly"), ("daily", None), ("dayly", None), ("", None), (" ", None)],
)
def test_a_frequency_is_mended_in_case_and_white_space_only(text, mended):
    assert mended_changefreq(text) == mended


@pytest.mark.parametrize(
    "text",
    [
        ".5", "1", "1.", "+1.0", "01.0", " 0.5 ", "0", "0.0", "00.50", "1.000", "-0", "-0.0", "\n0.8\t", "0.123456789",
    ],
)  # fmt: skip
def test_a_decimal_from_zero_to_one_is_a_priority(text):
    assert is_priority(text)


@pytest.mark.parametrize(
    "text",
    [
        "1e0", "1,0", "1.1", "-0.1", "", "high", "NaN", "\u0660.\u0665", " ", ".", "+", "-", "1.0.0", "0x1", "1.01",
        "2", "10", "INF", "0. 5", "\u00a00.5", "50%", "0.5\n0.6", "--0", "1_0",
    ],
)  # fmt: skip
def test_anything_else_is_no_priority(text):
    assert not is_priority(text)


@given(st.decimals(min_value=-3, max_value=3, places=3, allow_nan=False))
def test_decimals_are_priorities_exactly_within_the_range(number):
    assert is_priority(f"{number:f}") is (0 <= number <= 1)


@pytest.mark.parametrize(
    ("text", "mended"), [("0,8", "0.8"), (" 1,0 ", "1.0"), ("1,1", None), ("1.1", None), ("0.8", None), ("0,8,1", None)]
)
def test_only_a_decimal_comma_is_mended(text, mended):
    assert with_point(text) == mended


@pytest.mark.parametrize(
    ("text", "mended"),
    [
        ("8e-1", "0.8"), ("1e0", "1.0"), ("1E+0", "1.0"), (" .5e0 ", "0.5"), ("25e-2", "0.25"), ("0e5", "0.0"),
        ("5e0", None), ("1e-99999999", None), ("0.8", None), ("e5", None), ("1e", None), ("8,0e-1", None),
    ],
)  # fmt: skip
def test_an_exponent_is_written_out_where_the_number_is_a_priority(text, mended):
    assert without_exponent(text) == mended
