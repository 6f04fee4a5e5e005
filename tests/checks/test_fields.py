"""Values judged over columns: every rule raised and not raised, and the column's verdict the same as the cell's."""

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.checks.fields import FIELD_RULE_IDS, judge_fields, judge_value
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.table.columns import entry_frame

RIGHT: dict[FieldName, str] = {
    "loc": "http://www.example.com/",
    "lastmod": "2005-01-01",
    "changefreq": "monthly",
    "priority": "0.8",
}

WRONG: dict[str, list[str | None]] = {
    "loc-missing": [None, "", "  "],
    "loc-relative": ["/a", "www.example.com", "www.example.com:80/a"],
    "loc-scheme": ["ftp://a.b/", "mailto:a@b.c"],
    "loc-host": ["http:///a", "http://a:99999/", "http:a"],
    "loc-characters": ["http://a.b/\u00fc", "http://a.b/ c", "http://a.b/%zz", "http://a.b/#c#d"],
    "loc-whitespace": [" http://a.b/", "http://a.b/\n"],
    "loc-too-long": ["http://a.b/" + "c" * 2_037, "/" + "\u00fc" * 2_047],
    "lastmod-format": ["", "20050510", "2005-05-10T17:33:30", "2005-01-01Z", "soon"],
    "lastmod-date": ["2026-11-31", "2005-02-30", "2026-13", "2005-01-01T24:00:00Z"],
    "changefreq-value": ["Daily", " daily ", ""],
    "priority-value": ["1e0", "1,0", "1.1", "-0.1", "", "high", "NaN", "\u0660.\u0665"],
}

KEPT: dict[FieldName, list[str | None]] = {
    "loc": ["http://a.b/", "https://a.b:8443/c?d=e&f#g", "HTTP://A.B", "http://[::1]/", "http://a.b/%C3%BC"],
    "lastmod": [None, "2005", "2005-01", "2005-01-01", " 2005-01-01 ", "2005-05-10T17:33+08:00", "2024-02-29"],
    "changefreq": [None, "always", "hourly", "daily", "weekly", "monthly", "yearly", "never"],
    "priority": [None, ".5", "1", "1.", "+1.0", "01.0", " 0.5 ", "0"],
}

PIECES = [
    "http://", "https://", "HTTP:", "//", "/", "a", "example.com", ":", "80", "70000", "@", "[", "]", "::1", "?", "#",
    "%", "%2f", "%zz", " ", "\t", "\n", "\r", "\u00a0", "\u00fc", "\u212a", ".", "..", "-", "_", "\\", "^", "ftp",
    "localhost", "v1.", "\x00", "x" * 2_040,
]  # fmt: skip
DATE_PIECES = [
    "2024",
    "1900",
    "0000",
    "-02",
    "-29",
    "-13",
    "-11-31",
    "T",
    "12:00",
    "24:00",
    ":60",
    ".5",
    "Z",
    "+01:00",
    "-25:00",
    " ",
    "\n",
]
NUMBER_PIECES = ["0", "1", "5", ".", ",", "+", "-", "e", " ", "\n", "\u0665", "daily", "Daily", "never"]


def texts(pieces):
    return st.one_of(st.none(), st.lists(st.sampled_from(pieces), max_size=9).map("".join))


def of_column(field, values):
    """The ids of the rules that each value breaks, as the column judges."""
    judged = judge_fields(pl.DataFrame({field: pl.Series(values, dtype=pl.String)}), [field])
    return [tuple(rule for rule in FIELD_RULE_IDS if place in judged.get(rule, ())) for place in range(len(values))]


def test_the_examples_cover_every_rule():
    assert set(WRONG) == set(FIELD_RULE_IDS)


@pytest.mark.parametrize(("rule", "value"), [(rule, value) for rule, values in WRONG.items() for value in values])
def test_a_wrong_value_is_found_among_right_ones(rule, value):
    field = RULES[rule].field
    assert field
    frame = entry_frame(
        {name: [right] * 3 for name, right in RIGHT.items()} | {field: [RIGHT[field], value, RIGHT[field]]}
    )
    assert judge_fields(frame)[rule].tolist() == [1]


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in KEPT.items() for value in values])
def test_a_right_value_breaks_no_rule(field, value):
    assert judge_fields(entry_frame({name: [right] for name, right in RIGHT.items()} | {field: [value]})) == {}
    assert judge_value(field, value) == ()


def test_no_entries_have_no_problems():
    assert judge_fields(entry_frame({})) == {}


def test_only_the_fields_asked_for_are_judged():
    frame = entry_frame({"loc": ["/a"], "priority": ["2"]})
    assert list(judge_fields(frame, ["priority"])) == ["priority-value"]


@given(st.lists(texts(PIECES), min_size=1, max_size=8))
def test_columns_and_cells_judge_addresses_alike(values):
    assert of_column("loc", values) == [judge_value("loc", value) for value in values]


@given(st.lists(texts(DATE_PIECES), min_size=1, max_size=8))
def test_columns_and_cells_judge_dates_alike(values):
    assert of_column("lastmod", values) == [judge_value("lastmod", value) for value in values]


@given(st.lists(texts(NUMBER_PIECES), min_size=1, max_size=8), st.sampled_from(["changefreq", "priority"]))
def test_columns_and_cells_judge_hints_alike(values, field):
    assert of_column(field, values) == [judge_value(field, value) for value in values]


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=20), min_size=1, max_size=8))
def test_columns_and_cells_judge_any_text_alike(values):
    for field in FIELD_NAMES:
        assert of_column(field, values) == [judge_value(field, value) for value in values]
