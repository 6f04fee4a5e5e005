"""Change frequencies and priorities: the published schema's own line, and mending without guessing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol.values import is_priority, mended_changefreq, with_point, without_exponent

PRIORITIES = (
    ".5", "1", "1.", "+1.0", "01.0", " 0.5 ", "0", "0.0", "00.50", "1.000", "-0", "-0.0", "\n0.8\t", "0.123456789",
)  # fmt: skip
OTHERS = (
    "1e0", "1,0", "1.1", "-0.1", "", "high", "NaN", "\u0660.\u0665", " ", ".", "+", "-", "1.0.0", "0x1", "1.01",
    "2", "10", "INF", "0. 5", "\u00a00.5", "50%", "0.5\n0.6", "--0", "1_0",
)  # fmt: skip
MENDED = {
    mended_changefreq: {"Daily": "daily", " WEEKLY\n": "weekly", "daily": None, "dayly": None, "": None, " ": None},
    with_point: {"0,8": "0.8", " 1,0 ": "1.0", "1,1": None, "1.1": None, "0.8": None, "0,8,1": None},
    without_exponent: {
        "8e-1": "0.8", "1e0": "1.0", "1E+0": "1.0", " .5e0 ": "0.5", "25e-2": "0.25", "0e5": "0.0",
        "5e0": None, "1e-99999999": None, "0.8": None, "e5": None, "1e": None, "8,0e-1": None,
    },
}  # fmt: skip


@pytest.mark.parametrize("text", [*PRIORITIES, *OTHERS])
def test_a_decimal_from_zero_to_one_is_a_priority(text):
    assert is_priority(text) is (text in PRIORITIES)


@given(st.decimals(min_value=-3, max_value=3, places=3, allow_nan=False))
def test_decimals_are_priorities_exactly_within_the_range(number):
    assert is_priority(f"{number:f}") is (0 <= number <= 1)


@pytest.mark.parametrize(
    ("mend", "text", "mended"), [(mend, *pair) for mend, table in MENDED.items() for pair in table.items()]
)
def test_case_a_decimal_comma_and_an_exponent_are_mended_and_nothing_is_guessed(mend, text, mended):
    assert mend(text) == mended
