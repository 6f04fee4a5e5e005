"""Change frequencies and priorities: valid values, and other texts that certainly or probably mean one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol.changefreq_priority import (
    is_priority,
    normalized_changefreq,
    normalized_priority,
    priority_of_percentage,
    priority_of_word,
    probable_changefreq,
    states_no_value,
)

PRIORITIES = (
    ".5", "1", "1.", "+1.0", "01.0", " 0.5 ", "0", "0.0", "00.50", "1.000", "-0", "-0.0", "\n0.8\t", "0.123456789",
)  # fmt: skip
OTHERS = (
    "1e0", "1,0", "1.1", "-0.1", "", "high", "NaN", "\u0660.\u0665", " ", ".", "+", "-", "1.0.0", "0x1", "1.01",
    "2", "10", "INF", "0. 5", "\u00a00.5", "50%", "0.5\n0.6", "--0", "1_0",
)  # fmt: skip
NORMALIZED = {
    normalized_changefreq: {
        "Daily": "daily", " WEEKLY\n": "weekly", "daily": "daily", '"daily"': "daily", "weekly.": "weekly",
        "monthly;": "monthly", "yearly,": "yearly", "\u201cnever\u201d": "never", "\u00a0hourly\u200b": "hourly",
        "'always';": "always", "dayly": None, "": None, " ": None, "2 days": None, "never!": None, "da ily": None,
    },
    normalized_priority: {
        "0,8": "0.8", " 1,0 ": "1.0", "0.8;": "0.8", "0,8;": "0.8", '"0.8"': "0.8", "'0,8'.": "0.8", "0.8.": "0.8",
        "\u00a00.5\ufeff": "0.5", "1.": "1", "0.8": "0.8", "8e-1": "0.8", "1e0": "1.0", "1E+0": "1.0", " .5e0 ": "0.5",
        "25e-2": "0.25", "0e5": "0.0", "1,1": None, "1.1": None, "0,8,1": None, "5e0": None, "1e-99999999": None,
        "e5": None, "1e": None, "8,0e-1": None, "80%": None, "0 .8": None, "0.8f": None, "": None, ".": None, "-1": None,
    },
    probable_changefreq: {
        "annually": "yearly", "Every Day": "daily", "every  day.": "daily", "week": "weekly", "dayly": "daily",
        "mothly": "monthly", "biweekly": None, "2 days": None, "0": None, "null": None, "": None,
    },
    priority_of_percentage: {
        "80%": "0.8", "100 %": "1.0", "0%": "0.0", "12,5%": "0.125", "'5%'": "0.05", "150%": None, "-5%": None, "%": None,
        "0.8": None, "": None,
    },
    priority_of_word: {
        "High": "0.8", "very  high": "1.0", "low": "0.3", "normal.": "0.5", "higher": None, "80%": None, "": None,
    },
}  # fmt: skip


@pytest.mark.parametrize("text", [*PRIORITIES, *OTHERS])
def test_only_decimal_text_from_zero_to_one_is_priority(text):
    assert is_priority(text) is (text in PRIORITIES)


@given(st.decimals(min_value=-3, max_value=3, places=3, allow_nan=False))
def test_decimal_is_priority_exactly_from_zero_to_one(number):
    assert is_priority(f"{number:f}") is (0 <= number <= 1)


@pytest.mark.parametrize(
    ("function", "text", "expected"),
    [
        pytest.param(function, *pair, id=f"{function.__name__}-{number}")
        for function, table in NORMALIZED.items()
        for number, pair in enumerate(table.items())
    ],
)
def test_changefreq_or_priority_is_normalized_or_refused(function, text, expected):
    assert function(text) == expected


@pytest.mark.parametrize("text", ["null", "None", "undefined", "NaN", '"null"', "N/A"])
def test_null_words_of_programs_state_no_value(text):
    assert states_no_value(text)
    assert not any(states_no_value(other) for other in ("0", "daily", "0.5", "nullable"))
