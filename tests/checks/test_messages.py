"""What problems say, and what fixes do: true sentences, visible characters, and no guessing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.checks.fields import FIELD_RULE_IDS, judge_value
from sitemap_studio.checks.messages import SHOWN_CHARACTERS, describe, fix, shown
from sitemap_studio.protocol.catalogue import RULES

SENTENCES = [
    ("loc-missing", None, "The entry has no loc."),
    ("loc-missing", " ", "The loc is empty."),
    ("loc-relative", " /a", "“/a” is not complete: it must begin with http:// or https://."),
    ("loc-scheme", "ftp://a.b/", "The protocol is “ftp”; it must be http or https."),
    ("loc-host", "http:///a", "“http:///a” names no host."),
    ("loc-host", "http://a:99999/", "“a:99999” is not a possible host and port."),
    ("loc-characters", "http://a.b/\u00fc", "“\u00fc” is not allowed here in an address; it is written %C3%BC."),
    ("loc-characters", "http://a.b/ \tc", "“ ” is not allowed here in an address; it is written %20 (and 1 more)."),
    (
        "loc-characters",
        "http://a.b/%zz",
        "A % must be followed by two hexadecimal digits; as a character it is written %25.",
    ),
    (
        "loc-characters",
        "http://m\u00fcnchen.de/",
        "The host “m\u00fcnchen.de” must be written in ASCII, as xn--mnchen-3ya.de.",
    ),
    ("loc-characters", "http://\u00fc\u2028/", "The host “\u00fc[U+2028]” must be written in ASCII."),
    ("loc-whitespace", "http://a.b/\n", "“http://a.b/\u240a” has white space around the address."),
    ("loc-too-long", "http://a.b/" + "c" * 2_037, "The address has 2,048 characters; it must have fewer than 2,048."),
    ("loc-duplicate", "http://a.b/", "“http://a.b/” is listed earlier in the set."),
    ("loc-outside", "http://a.b/", "“http://a.b/” lies outside the folder of its sitemap."),
    (
        "lastmod-format",
        "2005-05-10T17:33:30",
        "“2005-05-10T17:33:30” has a time without a zone; add Z or an offset such as +01:00.",
    ),
    ("lastmod-format", "soon", "“soon” is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00."),
    ("lastmod-format", "", "The date is empty; leave the element out if the date is unknown."),
    ("lastmod-date", "2026-11-31", "2026-11-31 is not a calendar day."),
    ("lastmod-date", "2026-13-01", "2026-13 is not in the calendar: there is no month 13."),
    ("lastmod-date", "2026-11-02T24:00Z", "2026-11-02T24:00Z is not on the clock: there is no hour 24."),
    ("changefreq-value", "Daily", "“Daily” is not one of always, hourly, daily, weekly, monthly, yearly, never."),
    ("changefreq-value", "", "The change frequency is empty; leave the element out if it is unknown."),
    ("priority-value", "1.1", "1.1 is not between 0.0 and 1.0."),
    ("priority-value", "high", "“high” is not a decimal number such as 0.8."),
    ("priority-value", "", "The priority is empty; leave the element out for the default of 0.5."),
]

FIXES = [
    ("loc-characters", "http://a.b/\u00fc c", "http://a.b/%C3%BC%20c"),
    ("loc-characters", "http://m\u00fcnchen.de/", "http://xn--mnchen-3ya.de/"),
    ("loc-characters", "http://a b/", None),
    ("loc-whitespace", " http://a.b/ ", "http://a.b/"),
    ("loc-relative", "/a", None),
    ("loc-missing", None, None),
    ("lastmod-format", "2026-11-02 17:33Z", "2026-11-02T17:33Z"),
    ("lastmod-format", "2026-11-02T17:33", None),
    ("lastmod-date", "2026-11-31", None),
    ("changefreq-value", " Daily", "daily"),
    ("changefreq-value", "sometimes", None),
    ("priority-value", "0,8", "0.8"),
    ("priority-value", "1,1", None),
    ("priority-value", "5", None),
    ("too-large", "1", None),
]


@pytest.mark.parametrize(("rule", "value", "sentence"), SENTENCES)
def test_a_problem_says_what_is_wrong(rule, value, sentence):
    assert describe(rule, value) == sentence


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_sentence_for_any_value(rule):
    assert describe(rule, None)
    assert describe(rule, "http://a.b/").endswith(".")


@pytest.mark.parametrize(("rule", "value", "mended"), FIXES)
def test_a_fix_is_safe_or_none(rule, value, mended):
    assert fix(rule, value) == mended


@given(st.sampled_from(FIELD_RULE_IDS), st.text(st.characters(exclude_categories=["Cs"]), max_size=30))
def test_a_fix_ends_the_problem_that_it_is_for(rule, value):
    mended, field = fix(rule, value), RULES[rule].field
    assert field
    assert mended is None or rule not in judge_value(field, mended)


def test_a_long_value_is_shortened_in_its_middle():
    value = shown("http://example.com/" + "a" * 500 + "/end")
    assert len(value) == SHOWN_CHARACTERS
    assert value.startswith("http://example.com/aaa")
    assert value.endswith("aaa/end")
    assert value.count("\u2026") == 1


def test_a_value_of_exactly_the_limit_is_shown_whole():
    assert shown("a" * SHOWN_CHARACTERS) == "a" * SHOWN_CHARACTERS


@pytest.mark.parametrize(
    ("text", "visible"),
    [
        ("a\nb", "a\u240ab"),
        ("\x00", "\u2400"),
        ("\x7f", "\u2421"),
        ("a\u202eb", "a[U+202E]b"),
        ("\u200b", "[U+200B]"),
        (None, ""),
    ],
)
def test_invisible_characters_are_made_visible(text, visible):
    assert shown(text) == visible
