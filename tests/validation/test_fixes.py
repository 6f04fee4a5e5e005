"""What fixes do: end the problem, make no other, guess nothing, and ask for what only the author knows."""

from datetime import date

import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_studio.core.errors import RequestError
from sitemap_studio.protocol.catalogue import FIXED_RULES, RULES
from sitemap_studio.protocol.leaks import NO_LEAKS
from sitemap_studio.protocol.rule import NO_CHOICES, Context, FixChoices, Scope, Severity
from sitemap_studio.validation import value_fixes
from sitemap_studio.validation.value_fixes import find_fixes, fix_column
from sitemap_studio.validation.values import violated_rules
from tests.hypothesis_examples import examples

FIELD_RULE_IDS = tuple(rule.id for rule in RULES.values() if rule.scope is Scope.FIELD)
GIVEN = Context(date(2026, 11, 20))
DECIDED = {"double-escape": "yes", "special-characters": "yes", "session-id": "yes", "tracker": "yes"}
CHOICES = FixChoices("https://www.example.com/shop/", "iso-8859-1", "+01:00", DECIDED)

FIXES = [
    ("loc-backslash", "http://www.example.com\\a", "http://www.example.com/a"),
    ("loc-idn", "http://m\u00fcnchen.example/", "http://xn--mnchen-3ya.example/"),
    ("loc-idn", "http://\u00fc\u2028/abcd", None),
    ("loc-idn", "http://m%C3%BCnchen.example/", "http://xn--mnchen-3ya.example/"),
    ("loc-idn", "http://ex%4Dmple.example/", "http://exmmple.example/"),
    ("loc-idn", "http://a%ffb.example/abcd", None),
    ("loc-idn", "http://a%2Fb.example/abcd", None),
    ("loc-inner-space", "http://www.example.com/a b", "http://www.example.com/a%20b"),
    ("loc-inner-space", "http://www.example.com/\u00fc b", "http://www.example.com/\u00fc%20b"),
    ("loc-inner-space", "http://a b.example/", None),
    ("loc-percent", "http://www.example.com/100%", "http://www.example.com/100%25"),
    ("loc-percent", "http://www.example.com/%u00FC", None),
    ("loc-characters", "http://www.example.com/\u00fc c", "http://www.example.com/%C3%BC c"),
    ("loc-characters", "http://a^b.example/", None),
    ("loc-whitespace", " http://www.example.com/ ", "http://www.example.com/"),
    ("loc-whitespace", " http://www.example.com/a.css", "http://www.example.com/a.css"),
    ("loc-inner-space", "http://www.example.com/?s=a b", "http://www.example.com/?s=a%20b"),
    ("loc-other-space", "\u00a0http://www.example.com/\ufeff\n", "http://www.example.com/"),
    ("loc-double-escape", "http://www.example.com/a%2520b", "http://www.example.com/a%20b"),
    ("loc-double-escape", "http://www.example.com/a&lt;b", None),
    ("loc-double-escape", "http://www.example.com/?to=http%3A%2F%2Fa.b%2F%3Fq%3Dc%2520d", None),
    ("loc-double-escape", "http://www.example.com/?a=%C3%BC%25zz&amp;b", "http://www.example.com/?a=%C3%BC%25zz&b"),
    ("loc-double-escape", "http://www.example.com/?u=https%253A%252F%252Fa", None),
    ("loc-double-escape", "http://www.example.com/?a&amp;amp;b", "http://www.example.com/?a&b"),
    ("loc-scheme", "htp://www.example.com/a", "http://www.example.com/a"),
    ("loc-host", "https:/www.example.com/a", "https://www.example.com/a"),
    ("loc-host", "http://Some_File.HTM", None),
    ("loc-relative", "http;//www.example.com/a", "http://www.example.com/a"),
    ("loc-relative", "https ://www.example.com/a", "https://www.example.com/a"),
    ("loc-relative", "https // www.example.com/a", "https://www.example.com/a"),
    ("loc-host", "http:://www.example.com/a", "http://www.example.com/a"),
    ("loc-relative", '"http://www.example.com/a"', "http://www.example.com/a"),
    ("loc-placeholder", "http://www.example.com/${slug}", None),
    ("loc-characters", "http://www.example.com/{a-}", None),
    ("loc-characters", "http://www.example.com/\u00fc?b=%E4", None),
    ("loc-characters", "http://www.example.com/a\u200bb", "http://www.example.com/ab"),
    ("loc-double-escape", "http://www.example.com/caf%25C3%25A9%2520a", "http://www.example.com/caf%C3%A9%20a"),
    ("loc-double-escape", "http://www.example.com/a&amp;utm_source=b", "http://www.example.com/a&utm_source=b"),
    ("loc-double-escape", "http://www.example.com/?a&amp;utm_source=b", "http://www.example.com/?a&utm_source=b"),
    ("loc-fragment", "http://www.example.com/a#b", "http://www.example.com/a"),
    ("loc-fragment", "http://www.example.com/#!a", None),
    ("loc-fragment", "http://www.example.com/?a=1&#38;b=2", None),
    ("loc-fragment", "http://www.example.com/?a=1&#x26;b=2#c", None),
    ("loc-user-info", "http://anna@www.example.com/", None),
    ("loc-default-port", "http://www.example.com:80/a", "http://www.example.com/a"),
    ("loc-default-port", "http://a.io:80", "http://a.io"),
    ("loc-upper-case", "HTTP://WWW.example.com/A", "http://www.example.com/A"),
    ("loc-dot-segments", "http://www.example.com/a/../b", "http://www.example.com/b"),
    ("loc-session", "http://www.example.com/?PHPSESSID=1", None),
    ("loc-tracker", "http://www.example.com/?a&gclid=b", None),
    ("loc-leak", "http://localhost/a", None),
    ("loc-relative", "/a", None),
    ("loc-missing", None, None),
    ("loc-empty", "", None),
    ("lastmod-format", "2026-11-02 17:33:00Z", "2026-11-02T17:33:00Z"),
    ("lastmod-format", "2026-11-02 17:33:00", None),
    ("lastmod-format", "2099-11-02 17:33:00Z", "2099-11-02T17:33:00Z"),
    ("lastmod-zone", "2026-11-02T17:33:00", None),
    ("lastmod-format", "31.01.2025", "2025-01-31"),
    ("lastmod-format", "\u00a02025-01-31;", "2025-01-31"),
    ("lastmod-format", "03/04/2025", None),
    ("lastmod-format", "0000-00-00 00:00:00", None),
    ("lastmod-format", "1738317600", None),
    ("lastmod-date", "2026-11-31", None),
    ("lastmod-date", "2026-11-02T24:00:00Z", "2026-11-03T00:00:00Z"),
    ("lastmod-date", "2099-11-02T24:00:00Z", "2099-11-03T00:00:00Z"),
    ("lastmod-date", "2026-11-02T24:00:00", None),
    ("lastmod-date", "0000-00-00T00:00:00Z", None),
    ("lastmod-before-1970", "1969-12-31", None),
    ("lastmod-future", "2099-01-01", None),
    ("changefreq-value", " Daily", "daily"),
    ("changefreq-value", '"daily"', "daily"),
    ("changefreq-value", "weekly.", "weekly"),
    ("changefreq-value", "annually", None),
    ("changefreq-whitespace", "\n daily\n", "daily"),
    ("changefreq-contradicts", "always", None),
    ("priority-number", "0.8;", "0.8"),
    ("priority-number", '"0,8"', "0.8"),
    ("priority-number", "80%", None),
    ("priority-number", "high", None),
    ("priority-comma", "0,8", "0.8"),
    ("priority-exponent", "8e-1", "0.8"),
    ("priority-value", "5", None),
    ("too-large", "1", None),
]

REMOVED = {"lastmod-empty": " ", "changefreq-empty": "", "priority-empty": "\n"}

CHOSEN = [
    ("loc-relative", "../a", None),
    ("loc-relative", "None", None),
    ("loc-relative", "www.example.org/a", "https://www.example.org/a"),
    ("loc-session", "http://www.example.com/?PHPSESSID=1", "http://www.example.com/"),
    ("loc-tracker", "http://www.example.com/?a&gclid=b", "http://www.example.com/?a"),
    (
        "loc-double-escape",
        "http://www.example.com/?u=https%253A%252F%252Fa",
        "http://www.example.com/?u=https%3A%2F%2Fa",
    ),
    ("loc-characters", "http://www.example.com/?a=2>b</a>", "http://www.example.com/?a=2%3Eb%3C/a%3E"),
    ("loc-relative", " /a ", " https://www.example.com/a "),
    ("loc-relative", "example.org/a", None),
    ("loc-relative", "#a", None),
    ("loc-relative", "/a b", "https://www.example.com/a b"),
    ("loc-relative", "/<b>", None),
    ("loc-relative", "/a?utm_source=x", "https://www.example.com/a?utm_source=x"),
    ("loc-characters", "http://www.example.com/\u00fc", "http://www.example.com/%FC"),
    ("loc-characters", "http://www.example.com/\u4e2d", None),
    ("lastmod-zone", " 2026-11-02T17:33:00 ", "2026-11-02T17:33:00+01:00"),
    ("lastmod-zone", "2005-01-01T18:00", "2005-01-01T18:00+01:00"),
    ("lastmod-zone", "2099-11-02T17:33:00", "2099-11-02T17:33:00+01:00"),
    ("lastmod-zone", "2026-11-31T17:33:00", None),
    ("lastmod-format", "2026-11-02 17:33:00", "2026-11-02T17:33:00+01:00"),
    ("lastmod-format", "Thu, 06 Jan 2005 10:00:00", "2005-01-06T10:00:00+01:00"),
]

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


def is_wholly_judged(broken):
    """Whether no broken rule kept others from being judged: what is no address or no date is judged no further."""
    return not {"loc-relative", "loc-scheme", "loc-host", "lastmod-format"}.intersection(broken)


def fixed_column(field, texts, rules=FIXED_RULES, choices=NO_CHOICES, context=GIVEN):
    """The texts after the fixes of some rules."""
    verdicts = [violated_rules(field, text, context) for text in texts]
    violated = {rule: np.array([rule in found for found in verdicts]) for rule in RULES if RULES[rule].field == field}
    asked = {rule: mask for rule, mask in violated.items() if rule in rules}
    column, given = pl.Series(texts, dtype=pl.String), {"choices": choices, "context": context, "failed": set()}
    return fix_column(field, column, asked=asked, violated=violated, **given).texts.to_list()


def fixed(field, value, choices=CHOICES, rules=FIXED_RULES):
    """The value after the fixes of some rules."""
    return fixed_column(field, [value], rules, choices)[0]


def fix(rule, value, choices=NO_CHOICES, context=GIVEN):
    """The value after the fix of one rule alone; None where it has none or is removed."""
    return find_fixes(rule, pl.Series([value], dtype=pl.String), context, choices).texts.item()


@pytest.mark.parametrize(("rule", "value"), REMOVED.items())
def test_an_empty_element_is_removed(rule, value):
    assert fixed(RULES[rule].field, value, rules=[rule]) is None


@pytest.mark.parametrize(
    ("rule", "value", "choices", "mended"),
    [
        (*case, choices, mended)
        for choices, table in ((NO_CHOICES, FIXES), (CHOICES, CHOSEN))
        for *case, mended in table
    ],
)
def test_a_fix_is_safe_or_none_and_does_as_the_author_chose(rule, value, choices, mended):
    assert fix(rule, value, choices, GIVEN) == mended


def test_every_rule_with_a_fix_has_an_example_of_it():
    assert {rule for rule, _, mended in FIXES + CHOSEN if mended is not None} | REMOVED.keys() == FIXED_RULES


def test_a_value_that_is_right_is_never_fixed():
    assert fix("loc-default-port", "http://www.example.com:8080/") is None
    assert fix("lastmod-format", "2005-01-01") is None


@given(VALUES, st.sampled_from([NO_CHOICES, CHOICES]))
def test_a_fix_ends_the_problem_that_it_is_for_and_makes_no_other(field_and_value, choices):
    field, value = field_and_value
    before = violated_rules(field, value, GIVEN)
    for rule in before:
        mended = fix(rule, value, choices, GIVEN)
        if isinstance(mended, str):
            after = violated_rules(field, mended, GIVEN)
            assert rule not in after
            assert mended != value
            if is_wholly_judged(before):
                assert without_infos(after) <= set(before)


@given(VALUES)
def test_a_fix_is_done_once(field_and_value):
    field, value = field_and_value
    for rule in violated_rules(field, value, GIVEN):
        mended = fix(rule, value, CHOICES, GIVEN)
        if isinstance(mended, str):
            assert fix(rule, mended, CHOICES, GIVEN) is None


@given(VALUES)
def test_fixes_one_after_another_come_to_an_end(field_and_value):
    field, value = field_and_value
    for _ in FIELD_RULE_IDS:
        fixes = (fix(rule, value, CHOICES, GIVEN) for rule in violated_rules(field, value, GIVEN))
        mended = next((each for each in fixes if isinstance(each, str)), None)
        if mended is None:
            return
        value = mended
    assert violated_rules(field, value, GIVEN) == ()


@pytest.mark.parametrize("base_url", ["https://www.example.com/shop/", "https://www.example.com:443/shop/"])
@pytest.mark.parametrize(("value", "mended"), CHAINS)
def test_frequent_faults_and_what_their_fixes_reveal_are_fixed(value, mended, base_url):
    choices = FixChoices(base_url, answers=DECIDED)
    assert fixed("lastmod" if value.startswith("2") else "loc", value, choices) == mended


def test_errors_that_a_fix_reveals_are_fixed_though_only_its_rule_is_asked_for():
    assert fixed("loc", "/\u00fc b#c", FixChoices("http://www.example.com/"), ["loc-relative"]) == (
        "http://www.example.com/%C3%BC%20b#c"
    )


@given(VALUES, st.sampled_from([NO_CHOICES, CHOICES]))
def test_fixing_makes_no_error_or_warning_where_there_was_none(field_and_value, choices):
    field, value = field_and_value
    before = violated_rules(field, value, GIVEN)
    mended = fixed(field, value, choices)
    after = violated_rules(field, mended, GIVEN)
    if not before:
        assert mended == value
    if is_wholly_judged(before):
        assert without_infos(after) <= set(before)
    if mended != value:
        assert not set(before) <= set(after)


@given(VALUES, st.sampled_from([NO_CHOICES, CHOICES]), st.sets(st.sampled_from(sorted(FIXED_RULES))))
def test_fixing_twice_is_fixing_once(field_and_value, choices, rules):
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
def test_a_base_that_is_not_complete_and_a_zone_that_is_none_are_refused(choice, message):
    with pytest.raises(RequestError, match=message):
        FixChoices(**choice)


def test_rules_with_a_fix_judge_one_value():
    assert set(FIELD_RULE_IDS) >= FIXED_RULES


NO_LEAK_CONTEXT = Context(date(2026, 11, 20), NO_LEAKS)

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
def test_fixing_by_columns_comes_to_the_same_as_fixing_one_by_one(field, data):
    texts = data.draw(st.lists(addresses if field == "loc" else times, min_size=1, max_size=8))
    of_field = [rule for rule in RULES if RULES[rule].field == field and rule in FIXED_RULES]
    wanted = data.draw(st.one_of(st.just(set(of_field)), st.sets(st.sampled_from(of_field), min_size=1)))
    choices = data.draw(st.sampled_from(SOME_CHOICES))
    singly = [fixed_column(field, [text], wanted, choices, NO_LEAK_CONTEXT)[0] for text in texts]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(value_fixes, "_FEW", 0)
        assert fixed_column(field, texts, wanted, choices, NO_LEAK_CONTEXT) == singly


def test_what_is_not_asked_to_be_fixed_stays_and_hinders_nothing():
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
def test_fixes_of_many_values_are_those_of_each(rule, values):
    each = [fix(rule, value, context=NO_LEAK_CONTEXT) for value in values]
    column = pl.Series(values, dtype=pl.String)
    assert find_fixes(rule, column, NO_LEAK_CONTEXT).texts.to_list() == each
