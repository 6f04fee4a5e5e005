"""Fixes of many URLs by columns come to the same as the fixes of each."""

from datetime import date

import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.protocol.catalogue import FIXED_RULES, RULES
from sitemap_studio.protocol.leaks import NO_LEAKS
from sitemap_studio.protocol.rule import NO_CHOICES, Context, FixChoices
from sitemap_studio.validation import value_fixes
from sitemap_studio.validation.value_fixes import fix, fix_column, fixes_of
from sitemap_studio.validation.values import violated_rules

GIVEN = Context(date(2026, 11, 20), NO_LEAKS)

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


def fixed(field, texts, wanted, choices=NO_CHOICES):
    """The texts after the fixes of some rules."""
    verdicts = [violated_rules(field, text, GIVEN) for text in texts]
    violated = {rule: np.array([rule in found for found in verdicts]) for rule in RULES if RULES[rule].field == field}
    asked = {rule: mask for rule, mask in violated.items() if rule in wanted}
    column = pl.Series(texts, dtype=pl.String)
    return fix_column(
        field, column, asked=asked, violated=violated, choices=choices, context=GIVEN, failed=set()
    ).to_list()


@settings(max_examples=200)
@given(st.data())
@pytest.mark.parametrize("field", ["loc", "lastmod"])
def test_fixing_by_columns_comes_to_the_same_as_fixing_one_by_one(field, data):
    texts = data.draw(st.lists(addresses if field == "loc" else times, min_size=1, max_size=8))
    of_field = [rule for rule in RULES if RULES[rule].field == field and rule in FIXED_RULES]
    wanted = data.draw(st.one_of(st.just(set(of_field)), st.sets(st.sampled_from(of_field), min_size=1)))
    choices = data.draw(st.sampled_from(CHOICES))
    singly = [fixed(field, [text], wanted, choices)[0] for text in texts]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(value_fixes, "_FEW", 0)
        assert fixed(field, texts, wanted, choices) == singly


@pytest.mark.parametrize("few", [0, 1_000])
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
        ("2026-01-02 10:11:12z", "2026-01-02T10:11:12Z"),
        ("2026-01-02T10:11:12+0100", "2026-01-02T10:11:12+01:00"),
        ("http://a.example/#!/page", "http://a.example/#!/page"),
        ("http://a.example/%4", "http://a.example/%4"),
        ("http://a.example/a b http://c.d/", "http://a.example/a b http://c.d/"),
    ],
)
def test_frequent_faults_are_fixed(monkeypatch, few, text, right):
    monkeypatch.setattr(value_fixes, "_FEW", few)
    assert fixed("lastmod" if text.startswith("2") else "loc", [text], FIXED_RULES) == [right]


def test_what_is_not_asked_to_be_fixed_stays_and_hinders_nothing():
    text = "http://a.example/?utm_source=x#top"
    assert fixed("loc", [text], {"loc-fragment"}) == ["http://a.example/?utm_source=x"]


@given(
    st.sampled_from(sorted(RULES)),
    st.lists(st.none() | addresses | times | st.text(max_size=8), min_size=1, max_size=20),
)
def test_fixes_of_many_values_are_those_of_each(rule, values):
    each = [fix(rule, value, context=GIVEN) for value in values]
    column = pl.Series(values, dtype=pl.String)
    assert fixes_of(rule, column, GIVEN).to_list() == [text if isinstance(text, str) else None for text in each]
