"""Fixes remove their problem, cause no other, and require decisions if the value is uncertain."""

from datetime import date

import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.core.errors import RequestError
from sitemap_studio.protocol.leak_patterns import NO_LEAKS
from sitemap_studio.protocol.rule import NO_CHOICES, FixChoices, RuleContext, Scope, Severity
from sitemap_studio.protocol.rule_table import FIXED_RULES, RULES
from sitemap_studio.validation import value_fixes
from sitemap_studio.validation.value_fixes import find_fixes, fix_column
from sitemap_studio.validation.value_validation import violated_rules
from tests.hypothesis_examples import examples

FIELD_RULE_IDS = tuple(rule.id for rule in RULES.values() if rule.scope is Scope.FIELD)
GIVEN = RuleContext(date(2026, 11, 20))
DECIDED = {"double-escape": "yes", "special-characters": "yes", "session-id": "yes", "tracker": "yes"}
CHOICES = FixChoices("https://www.example.com/shop/", "iso-8859-1", "+01:00", DECIDED)

PIECES = [
    "http://", "HTTPS://", "www.example.com", "Example", "/", "a", ":80", ":443", "@", "?", "#", "&", ";", "=", "%",
    "%2520", "%2e", "&amp;", "&lt;", " ", "\n", "\u00fc", "\u0430", "..", ".", "\\", "^", "localhost", "sid=1",
    "PHPSESSID=1", ";jsessionid=1", "(S(abcdefghij))", "utm_source=b", ".env", "x" * 2_000, "%u00FC",
]  # fmt: skip
PARTS = ["2024-02-29", "2026-11-31", "2099-01-01", "T", " ", "t", "10:00", ":30", "Z", "z", "+0100", "+01:00", ".5"]
NUMBERS = ["0", "1", "5", ".", ",", "e", "E", "-", "+", " ", "Daily", "never "]


def joined(pieces, first=("",)):
    return st.builds(lambda head, rest: head + "".join(rest), st.sampled_from(first), st.lists(st.sampled_from(pieces)))


VALUES = st.one_of(
    st.tuples(st.just("loc"), joined(PIECES, ["", "http://www.example.com/", "http://"])),
    st.tuples(st.just("lastmod"), joined(PARTS, ["", "2024-02-29", "2024-02-29T10:00:30"])),
    st.tuples(st.sampled_from(["changefreq", "priority"]), joined(NUMBERS)),
    st.tuples(st.sampled_from(["loc", "lastmod"]), st.text(st.characters(exclude_categories=["Cs"]), max_size=20)),
)


CHAINS = [
    ("/a?utm_source=x", "https://www.example.com/a"),
    ("/a#frag", "https://www.example.com/a"),
    ("/a b", "https://www.example.com/a%20b"),
    ("/\u00fc", "https://www.example.com/%C3%BC"),
    ("/a\\..\\100%", "https://www.example.com/100%25"),
    (" HTTP://WWW.Example.com:80\\a b\\..\\\u00fc?utm_source=x&PHPSESSID=1#c ", "http://www.example.com/%C3%BC"),
    (" http://a.example/catalog/1\n", "http://a.example/catalog/1"),
    ("HTTP://WWW.a.example/Catalog", "http://www.a.example/Catalog"),
    ("http://a.example:80/catalog", "http://a.example/catalog"),
    ("http://a.example/catalog#top", "http://a.example/catalog"),
    ("http://a.example/größe?q=\U0001f600", "http://a.example/gr%C3%B6%C3%9Fe?q=%F0%9F%98%80"),
    ("http://a.example/spring sale", "http://a.example/spring%20sale"),
    ("http://a.example/100%%/x", "http://a.example/100%25%25/x"),
    ("http://a.example/c%2520d?a=1&amp;b=2", "http://a.example/c%20d?a=1&b=2"),
    ("http://a.example/?utm_source=x&id=2&gclid=1#a", "http://a.example/?id=2"),
    ("http://a.example/?utm_source=x", "http://a.example/"),
    (" HTTP://a.example:80/ü x#y", "http://a.example/%C3%BC%20x"),
    ("2026-01-02 10:11:12z", "2026-01-02T10:11:12Z"),
    ("2026-01-02T10:11:12+0100", "2026-01-02T10:11:12+01:00"),
    ("http://a.example/#!/page", "http://a.example/#!/page"),
    ("http://a.example/%4", "http://a.example/%4"),
    ("http://a.example/a b http://c.d/", "http://a.example/a b http://c.d/"),
]


def without_infos(rules):
    return {rule for rule in rules if RULES[rule].severity is not Severity.INFO}


def is_completely_validated(broken):
    """Return whether no violated rule prevents validation by others, as for texts that are no URL or date."""
    return not {"loc-relative", "loc-scheme", "loc-host", "lastmod-format"}.intersection(broken)


def fixed_column(field, texts, rules=FIXED_RULES, choices=NO_CHOICES, context=GIVEN):
    """Return the texts after the fixes of these rules."""
    verdicts = [violated_rules(field, text, context) for text in texts]
    violated = {rule: np.array([rule in found for found in verdicts]) for rule in RULES if RULES[rule].field == field}
    asked = {rule: mask for rule, mask in violated.items() if rule in rules}
    column, given = pl.Series(texts, dtype=pl.String), {"choices": choices, "context": context, "failed": set()}
    return fix_column(field, column, asked=asked, violated=violated, **given).texts.to_list()


def fixed(field, value, choices=CHOICES, rules=FIXED_RULES):
    """Return the value after the fixes of these rules."""
    return fixed_column(field, [value], rules, choices)[0]


def fix(rule, value, choices=NO_CHOICES, context=GIVEN):
    """Return the value after the fix of one rule; None without a fix or if it removes the value."""
    return find_fixes(rule, pl.Series([value], dtype=pl.String), context, choices).texts.item()


def test_valid_value_has_no_fix():
    assert fix("loc-default-port", "http://www.example.com:8080/") is None
    assert fix("lastmod-format", "2005-01-01") is None


@pytest.mark.parametrize(("rule", "value"), [("changefreq-contradicts", "always"), ("too-large", "1")])
def test_rule_about_entries_has_no_value_fix(rule, value):
    assert fix(rule, value) is None


@given(VALUES, st.sampled_from([NO_CHOICES, CHOICES]))
def test_fix_ends_its_problem_without_new_problems(field_and_value, choices):
    field, value = field_and_value
    before = violated_rules(field, value, GIVEN)
    for rule in before:
        mended = fix(rule, value, choices, GIVEN)
        if isinstance(mended, str):
            after = violated_rules(field, mended, GIVEN)
            assert rule not in after
            assert mended != value
            if is_completely_validated(before):
                assert without_infos(after) <= set(before)


@given(VALUES)
def test_fixed_value_has_no_further_fix_by_same_rule(field_and_value):
    field, value = field_and_value
    for rule in violated_rules(field, value, GIVEN):
        mended = fix(rule, value, CHOICES, GIVEN)
        if isinstance(mended, str):
            assert fix(rule, mended, CHOICES, GIVEN) is None


@given(VALUES)
def test_fixes_applied_in_sequence_terminate_without_fixable_problem(field_and_value):
    field, value = field_and_value
    for _ in FIELD_RULE_IDS:
        fixes = (fix(rule, value, CHOICES, GIVEN) for rule in violated_rules(field, value, GIVEN))
        mended = next((each for each in fixes if isinstance(each, str)), None)
        if mended is None:
            return
        value = mended
    assert violated_rules(field, value, GIVEN) == ()


@pytest.mark.parametrize("base_url", ["https://www.example.com/shop/", "https://www.example.com:443/shop/"])
@pytest.mark.parametrize(("value", "expected"), CHAINS)
def test_combined_faults_are_fixed_together(value, expected, base_url):
    choices = FixChoices(base_url, answers=DECIDED)
    assert fixed("lastmod" if value.startswith("2") else "loc", value, choices) == expected


def test_errors_revealed_by_fix_are_fixed_too():
    assert fixed("loc", "/\u00fc b#c", FixChoices("http://www.example.com/"), ["loc-relative"]) == (
        "http://www.example.com/%C3%BC%20b#c"
    )


@given(VALUES, st.sampled_from([NO_CHOICES, CHOICES]))
def test_fixing_adds_no_errors_or_warnings(field_and_value, choices):
    field, value = field_and_value
    before = violated_rules(field, value, GIVEN)
    mended = fixed(field, value, choices)
    after = violated_rules(field, mended, GIVEN)
    if not before:
        assert mended == value
    if is_completely_validated(before):
        assert without_infos(after) <= set(before)
    if mended != value:
        assert not set(before) <= set(after)


@given(VALUES, st.sampled_from([NO_CHOICES, CHOICES]), st.sets(st.sampled_from(sorted(FIXED_RULES))))
def test_fixing_value_twice_equals_fixing_once(field_and_value, choices, rules):
    field, value = field_and_value
    once = fixed(field, value, choices, rules)
    assert fixed(field, once, choices, rules) == once


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        *(({"base_url": url}, "is not a complete URL") for url in ("www.example.com", "ftp://a.example/", "http://")),
        ({"base_url": ""}, "Enter a complete URL"),
        *(({"zone": zone}, "not a valid value") for zone in ("", "CET", "+1", "+0100", "z", "+24:00")),
    ],
)  # fmt: skip
def test_invalid_fix_choices_are_refused(choice, message):
    with pytest.raises(RequestError, match=message):
        FixChoices(**choice)


def test_fixable_rules_concern_single_fields():
    assert set(FIELD_RULE_IDS) >= FIXED_RULES


NO_LEAK_CONTEXT = RuleContext(date(2026, 11, 20), NO_LEAKS)

HEADS = ("http://a.example", "HTTPS://WWW.a.example", "https://a.example:443", "http://a.example:8080", "//a.example",
         "http://ü.example", "http://u@a.example", "", "http://a.example:")  # fmt: skip
LOC_PIECES = ("/", "a", "B", " ", "%", "%2", "%20", "%2520", "%25", "ü", "\U0001f600", "#", "#!", "#/", "?", "&", ";", "=",
          "&amp;", "&#38;", "&lt;", "utm_source=x", "gclid=1", "id=2", "?utm_a=b", "&utm_a=b", "\\", "[", '"', "\n",
          "\t", "://", "..", "/./", "%zz", "%u00fc", "|", "amp;", "25", "PHPSESSID=1")  # fmt: skip
SPACE = ("", "", "", " ", "\n", "\u00a0")

addresses = st.builds(
    lambda before, head, pieces, after: before + head + "".join(pieces) + after,
    st.sampled_from(SPACE),
    st.sampled_from(HEADS),
    st.lists(st.sampled_from(LOC_PIECES), max_size=7),
    st.sampled_from(SPACE),
)
times = st.builds(
    lambda *parts: "".join(parts),
    st.sampled_from(("2026-01-02", "2026-13-02", " 2026-01-02", "0000-01-01")),
    st.sampled_from((" ", "T", "t", "  ")),
    st.sampled_from(("10:11", "10:11:12", "25:00", "10:11:12.5", "10")),
    st.sampled_from(("", "Z", "z", " +0100", "+01:00", "-0930", "+1", " ")),
)
SOME_CHOICES = (
    NO_CHOICES,
    FixChoices(escape_as="iso-8859-1", zone="+01:00"),
    FixChoices(base_url="http://a.example/b/"),
    FixChoices(answers=DECIDED),
)


@settings(max_examples=examples(80))
@given(st.data())
@pytest.mark.parametrize("field", ["loc", "lastmod"])
def test_fixes_of_several_rules_by_column_equal_single_fixes(field, data):
    texts = data.draw(st.lists(addresses if field == "loc" else times, min_size=1, max_size=8))
    of_field = [rule for rule in RULES if RULES[rule].field == field and rule in FIXED_RULES]
    wanted = data.draw(st.one_of(st.just(set(of_field)), st.sets(st.sampled_from(of_field), min_size=1)))
    choices = data.draw(st.sampled_from(SOME_CHOICES))
    by_columns = fixed_column(field, texts, wanted, choices, NO_LEAK_CONTEXT)
    with pytest.MonkeyPatch.context() as patch:
        # Without fixes by columns, each value is fixed by `Rule.repair`.
        patch.setattr(value_fixes, "_apply_column_repairs", lambda column, *_: column)
        singly = [fixed_column(field, [text], wanted, choices, NO_LEAK_CONTEXT)[0] for text in texts]
    assert by_columns == singly


def test_selected_rule_is_fixed_despite_unselected_violation():
    text = "http://a.example/?utm_source=x#top"
    assert fixed_column("loc", [text], {"loc-fragment"}) == ["http://a.example/?utm_source=x"]


@pytest.mark.parametrize(
    "value",
    [
        "http://a.example/%CATEGORY%/b",
        "http://a.example/{{ page.url }}#b",
        "HTTP://a.example/undefined",
        "https://{{host}}/a b",
    ],
)
def test_url_with_placeholder_is_never_changed(value):
    assert fixed("loc", value, CHOICES) == value
    assert all(fix(rule, value, CHOICES) is None for rule in RULES)


@given(
    st.sampled_from(sorted(RULES)),
    st.lists(st.none() | addresses | times | st.text(max_size=8), min_size=1, max_size=20),
)
def test_fixes_of_one_rule_by_column_equal_single_fixes(rule, values):
    each = [fix(rule, value, context=NO_LEAK_CONTEXT) for value in values]
    column = pl.Series(values, dtype=pl.String)
    assert find_fixes(rule, column, NO_LEAK_CONTEXT).texts.to_list() == each
