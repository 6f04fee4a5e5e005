"""Fixes over columns: what they decide is what fixing one by one comes to, and they decide the frequent cases."""

from datetime import date

import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.leaks import NO_LEAKS
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.fixes import column_fixes
from sitemap_studio.validation.fixes.column_fixes import fix_column, fixes_of
from sitemap_studio.validation.fixes.fixes import FIXED_RULES, NO_CHOICES, FixChoices, fix, put_right
from sitemap_studio.validation.values.fields import judge_value

GIVEN = Circumstances(date(2026, 11, 20), NO_LEAKS)

HEADS = ("http://a.example", "HTTPS://WWW.a.example", "https://a.example:443", "http://a.example:8080", "//a.example",
         "http://ü.example", "http://u@a.example", "", "http://a.example:")  # fmt: skip
PIECES = ("/", "a", "B", " ", "%", "%2", "%20", "%2520", "%25", "ü", "\U0001f600", "#", "#!", "#/", "?", "&", ";", "=",
          "&amp;", "&#38;", "&lt;", "utm_source=x", "gclid=1", "id=2", "?utm_a=b", "&utm_a=b", "\\", "[", '"', "\n",
          "\t", "://", "..", "/./", "%zz", "%u00fc", "|", "amp;", "25", "PHPSESSID=1")  # fmt: skip
SPACE = ("", "", "", " ", "\n", "\u00a0")

addresses = st.builds(
    lambda before, head, pieces, after: before + head + "".join(pieces) + after,
    st.sampled_from(SPACE),
    st.sampled_from(HEADS),
    st.lists(st.sampled_from(PIECES), max_size=7),
    st.sampled_from(SPACE),
)
times = st.builds(
    lambda *parts: "".join(parts),
    st.sampled_from(("2026-01-02", "2026-13-02", " 2026-01-02", "0000-01-01")),
    st.sampled_from((" ", "T", "t", "  ")),
    st.sampled_from(("10:11", "10:11:12", "25:00", "10:11:12.5", "10")),
    st.sampled_from(("", "Z", "z", " +0100", "+01:00", "-0930", "+1", " ")),
)
CHOICES = (NO_CHOICES, FixChoices(escape_as="iso-8859-1", zone="+01:00"), FixChoices(base_url="http://a.example/b/"))


def fixed_by_columns(field, texts, wanted, choices=NO_CHOICES):
    """What columns decide: the texts put right, None where they decide nothing."""
    verdicts = [judge_value(field, text, GIVEN) for text in texts]
    broken = {rule: np.array([rule in found for found in verdicts]) for rule in RULES if RULES[rule].field == field}
    asked = {rule: mask for rule, mask in broken.items() if rule in wanted}
    column = pl.Series(texts, dtype=pl.String)
    found = fix_column(field, column, asked=asked, broken=broken, choices=choices, given=GIVEN)
    decided = zip(found.texts.to_list(), found.is_decided.tolist(), strict=True)
    return [text if is_decided else None for text, is_decided in decided]


@pytest.fixture(autouse=True)
def _few_are_enough(monkeypatch):
    monkeypatch.setattr(column_fixes, "_FEW", 0)


@settings(max_examples=400)
@given(st.data())
@pytest.mark.parametrize("field", ["loc", "lastmod"])
def test_what_columns_decide_is_what_fixing_one_by_one_comes_to(field, data):
    texts = data.draw(st.lists(addresses if field == "loc" else times, min_size=1, max_size=8))
    of_field = [rule for rule in RULES if RULES[rule].field == field and rule in FIXED_RULES]
    wanted = data.draw(st.one_of(st.just(set(of_field)), st.sets(st.sampled_from(of_field), min_size=1)))
    choices = data.draw(st.sampled_from(CHOICES))
    for text, fixed in zip(texts, fixed_by_columns(field, texts, wanted, choices), strict=True):
        if fixed is not None:
            rules = [rule for rule in of_field if rule in wanted]
            assert fixed == put_right(field, text, rules, choices, GIVEN)


def test_other_white_space_behind_a_fragment_is_left_to_fixing_one_by_one():
    assert fixed_by_columns("loc", ["http://a.example#\xa0"], {"loc-fragment"}) == [None]


@pytest.mark.parametrize("query", ["??utm_a=b&utm_a=b", "?a?utm_a=b&utm_a=b"])
def test_what_stands_behind_a_second_question_mark_is_left_to_fixing_one_by_one(query):
    assert fixed_by_columns("loc", [f"http://a.example{query}"], {"loc-tracker"}) == [None]


@pytest.mark.parametrize(
    ("text", "right"),
    [
        (" http://a.example/catalog/1\n", "http://a.example/catalog/1"),
        ("HTTP://WWW.a.example/Catalog", "http://www.a.example/Catalog"),
        ("http://a.example:80/catalog", "http://a.example/catalog"),
        ("http://a.example/catalog#top", "http://a.example/catalog"),
        ("http://a.example/größe?q=\U0001f600", "http://a.example/gr%C3%B6%C3%9Fe?q=%F0%9F%98%80"),
        ("http://a.example/spring sale", "http://a.example/spring%20sale"),
        ("http://a.example/100%%/x", "http://a.example/100%25%25/x"),
        ("http://a.example/?a=1&amp;b=%2520", "http://a.example/?a=1&b=%20"),
        ("http://a.example/?utm_source=x&id=2&gclid=1#a", "http://a.example/?id=2"),
        ("http://a.example/?utm_source=x", "http://a.example/"),
        (" HTTP://a.example:80/ü x#y", "http://a.example/%C3%BC%20x"),
    ],
)
def test_columns_decide_the_frequent_faults_of_addresses(text, right):
    assert fixed_by_columns("loc", [text], FIXED_RULES) == [right]


@pytest.mark.parametrize(
    ("text", "right"),
    [("2026-01-02 10:11:12z", "2026-01-02T10:11:12Z"), ("2026-01-02T10:11:12+0100", "2026-01-02T10:11:12+01:00")],
)
def test_columns_decide_the_frequent_forms_of_dates(text, right):
    assert fixed_by_columns("lastmod", [text], FIXED_RULES) == [right]


def test_what_is_not_asked_to_be_put_right_stays_and_hinders_nothing():
    text = "http://a.example/?utm_source=x#top"
    assert fixed_by_columns("loc", [text], {"loc-fragment"}) == ["http://a.example/?utm_source=x"]


def test_what_is_not_certain_is_left_to_fixing_one_by_one():
    texts = [
        "http://a.example/#!/page",
        "http://a.example/%4",
        "ü",
        "http://ü.example/ x",
        "http://a.example/a b http://c.d/",
    ]
    assert fixed_by_columns("loc", texts, FIXED_RULES) == [None] * 5


@given(
    st.sampled_from(sorted(RULES)),
    st.lists(st.none() | addresses | times | st.text(max_size=8), min_size=1, max_size=20),
)
def test_fixes_of_many_values_are_those_of_each(rule, values):
    each = [fix(rule, value, given=GIVEN) for value in values]
    assert fixes_of(rule, values, GIVEN) == [text if isinstance(text, str) else None for text in each]
