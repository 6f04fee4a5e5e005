"""Which decision an invalid date, change frequency or priority waits for, and which values have no fix at all."""

import polars as pl
import pytest

from sitemap_studio.protocol.decisions import DECISIONS
from sitemap_studio.validation.value_fixes import find_fixes

WAITING = [
    ("lastmod-format", "2025-01-31 10:00:00", "zone"),
    ("lastmod-zone", "2025-01-31T10:00:00", "zone"),
    ("lastmod-format", "03/04/2025", "date-order"),
    ("lastmod-format", "03/04/2025 10:00", "date-order"),
    ("lastmod-format", "25-01-31", "date-order"),
    ("lastmod-format", "1738317600", "unix-time"),
    ("lastmod-format", "Invalid Date", "missing-value"),
    ("lastmod-date", "0000-00-00", "missing-value"),
    ("changefreq-value", "annually", "changefreq-word"),
    ("changefreq-value", "null", "missing-value"),
    ("priority-number", "80%", "percentage"),
    ("priority-number", "high", "priority-word"),
    ("priority-number", "NaN", "missing-value"),
    ("lastmod-format", "soon", "unclear"),
    ("lastmod-format", "31.02.2025", "unclear"),
    ("lastmod-date", "2025-02-30", "unclear"),
    ("lastmod-zone", "2025-02-30T10:00", "unclear"),
    ("changefreq-value", "2 days", "unclear"),
    ("priority-number", "0 .8", "unclear"),
]


@pytest.mark.parametrize(("rule", "value", "decision"), WAITING)
def test_uncertain_value_waits_for_its_decision(rule, value, decision):
    found = find_fixes(rule, pl.Series([value]))
    assert found.texts.to_list() == [None]
    assert found.decisions.to_list() == [decision]


@pytest.mark.parametrize(("rule", "value"), [("lastmod-format", "31.01.2025"), ("lastmod-format", "2025-01-31 10:00Z")])
def test_certain_date_asks_no_question(rule, value):
    found = find_fixes(rule, pl.Series([value]))
    assert found.texts.null_count() == 0
    assert found.decisions.to_list() == [None]


def test_value_without_meaning_has_no_answer():
    assert not DECISIONS["unclear"].has_answers
