"""What problems say: true sentences, visible characters, bearable length."""

from datetime import date

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol.catalogue import RULES, Scope
from sitemap_studio.protocol.leaks import LeakPattern, compiled_leaks
from sitemap_studio.protocol.quoting import SHOWN_CHARACTERS, shown
from sitemap_studio.protocol.rule import Context
from sitemap_studio.validation.values import describe, texts_of, violated_rules

FIELD_RULE_IDS = tuple(rule.id for rule in RULES.values() if rule.scope is Scope.FIELD)
GIVEN = Context(date(2026, 11, 20))

SENTENCES = [
    ("loc-missing", None, "The entry has no loc."),
    ("loc-empty", " ", "The loc is empty."),
    ("loc-relative", " /a", "“/a” is not complete: it must begin with http:// or https://."),
    ("loc-scheme", "ftp://a.b/", "The protocol is “ftp”; it must be http or https."),
    ("loc-host", "http:///a", "“http:///a” names no host."),
    ("loc-host", "http://a:99999/", "“a:99999” is not a possible host and port: a port is a number from 1 to 65535."),
    ("loc-backslash", "http://a.b\\c", "“http://a.b\\c” has backslashes; the parts of a path are divided by slashes."),
    ("loc-idn", "http://m\u00fcnchen.de/",
     "The host “m\u00fcnchen.de” must be written in ASCII, as xn--mnchen-3ya.de."),
    ("loc-idn", "http://\u00fc\u2028/", "The host “\u00fc[U+2028]” must be written in ASCII."),
    ("loc-idn", "http://m%C3%BCnchen.de/",
     "The host “m%C3%BCnchen.de” must be written without escapes, as xn--mnchen-3ya.de."),
    ("loc-host", "http://xn--a.b/",
     "“xn--a.b” is not a possible host and port: “xn--a” begins like the ASCII form of a name, but stands for none."),
    ("loc-mixed-scripts", "http://xn--exmple-4nf.de/",
     "The host's “ex\u0430mple” mixes letters of Latin and Cyrillic; it may be taken for another name."),
    ("loc-inner-space", "http://a.b/c d", "“http://a.b/c d” holds a space; in an address it is written %20."),
    ("loc-inner-space", "http://a b.c/", "The host “a b.c” holds a space, which no host has."),
    ("loc-inner-space", "http://a.b/c\nd",
     "“http://a.b/c\u240ad” is broken by a tab or the end of a line, which may not stand in an address."),
    ("loc-percent", "http://a.b/%zz",
     "In “%zz” the % must be followed by two hexadecimal digits; as a character it is written %25."),
    ("loc-percent", "http://a%.b/", "In the host “a%.b” the % must be followed by two hexadecimal digits."),
    ("loc-characters", "http://a^b.c/", "“^” may not stand in a host."),
    ("loc-characters", "http://a.b/\u00fc", "“\u00fc” is not allowed here in an address; it is written %C3%BC."),
    ("loc-characters", "http://a.b/<c>", "“<” is not allowed here in an address; it is written %3C (and 1 more)."),
    ("loc-whitespace", "http://a.b/\n", "“http://a.b/\u240a” has white space around the address."),
    ("loc-other-space", "\u00a0http://a.b/",
     "“[U+00A0]http://a.b/” has characters around the address that nobody sees; consumers take them for a part of it."),
    ("loc-too-long", "http://a.b/" + "c" * 2_038, "The address has 2,049 characters; it must have fewer than 2,048."),
    ("loc-too-long", "http://a.b/" + "c" * 2_037,
     "The address has 2,048 characters; it must have fewer than 2,048, though the published schema takes 2,048."),
    ("loc-too-short", "http://b.c",
     "“http://b.c” has 10 characters; the published schema wants 12 at least, though the protocol sets none."),
    ("loc-double-escape", "http://a.b/c%2520d", "“%2520” was probably escaped twice; escaped once it is “%20”."),
    ("loc-double-escape", "http://a.b/?c&amp;d", "“&amp;” was probably escaped twice; escaped once it is “&”."),
    ("loc-fragment", "http://a.b/#c", "“#c” names a place within the page; consumers list the page without it."),
    ("loc-user-info", "http://anna:secret@a.b/",
     "The address tells everybody the user name and password of “anna”, and consumers refuse it."),
    ("loc-user-info", "http://anna@a.b/", "The address tells everybody the user name “anna”, and consumers refuse it."),
    ("loc-user-info", "http://@a.b/", "The address has an @ without a user name before the host, which is needless."),
    ("loc-default-port", "HTTPS://a.b:443/", "“:443” is the default for https and can be left out."),
    ("loc-default-port", "http://a.b:/", "The colon after the host is needless without a port."),
    ("loc-empty-port", "http://http://a.b/",
     "“http:” has a colon without a port, and two slashes follow; probably two URLs were joined."),
    ("loc-host", "http://a-.b/",
     "“a-.b” is not a possible host and port: a part of it begins or ends with a hyphen."),
    ("loc-upper-case", "http://A.b/C", "“http://A.b” has capitals where case means nothing; lower case is usual."),
    ("loc-dot-segments", "http://a.b/c/../d",
     "“http://a.b/c/../d” has steps such as /../; consumers list “http://a.b/d” instead."),
    ("loc-session", "http://a.b/?PHPSESSID=1",
     "The address carries the id of a session, “PHPSESSID”: every visitor gets another address for one page."),
    ("loc-session", "http://a.b/(S(lit3py55t21z5v55))/",
     "The address carries the id of a session, (S(…)) in its path: every visitor gets another address for one page."),
    ("loc-tracker", "http://a.b/?utm_a=1&utm_b=2&utm_c=3&gclid=4",
     "“utm_a”, “utm_b”, “utm_c” (and 1 more) tell where a visitor came from; the page is the same without them."),
    ("loc-tracker", "http://a.b/?gclid=4", "“gclid” tells where a visitor came from; the page is the same without it."),
    ("loc-leak", "http://a.example/.env",
     "“http://a.example/.env” looks like a hidden file, such as .env or .git (pattern “dot-file”)."),
    ("loc-disallowed", "http://a.b/", "The robots.txt of its host disallows “http://a.b/”."),
    ("loc-duplicate", "http://a.b/", "“http://a.b/” is listed earlier in the set."),
    ("loc-outside", "http://a.b/", "“http://a.b/” lies outside the place of its sitemap."),
    ("loc-other-site", "http://a.b/", "“http://a.b/” lies on another site than most entries of its sitemap."),
    ("lastmod-empty", "", "The date is empty; leave the element out if the date is unknown."),
    ("lastmod-zone", "2005-05-10T17:33:30",
     "“2005-05-10T17:33:30” has a time without a zone; add Z or an offset such as +01:00."),
    ("lastmod-format", "soon", "“soon” is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00."),
    ("lastmod-date", "2026-11-31", "2026-11-31 is not a calendar day."),
    ("lastmod-date", "2026-11-31T10:00", "2026-11-31 is not a calendar day."),
    ("lastmod-date", "2026-13-01", "2026-13 is not in the calendar: there is no month 13."),
    ("lastmod-date", "2026-11-02T24:00Z", "2026-11-02T24:00Z is not on the clock: there is no hour 24."),
    ("lastmod-future", "2099-01-01", "“2099-01-01” lies in the future; a page can't have been changed then."),
    ("lastmod-before-web", "1970-01-01",
     "“1970-01-01” is before 1990, when there was no web; probably a clock was not set."),
    ("lastmod-schema", "2026-11",
     "“2026-11” is a W3C date, which the protocol asks for, but the published schema refuses it."),
    ("lastmod-schema", "2005-01-01Z",
     "“2005-01-01Z” is not a W3C date, which the protocol asks for, though the published schema takes it."),
    ("changefreq-empty", "", "The change frequency is empty; leave the element out if it is unknown."),
    ("changefreq-value", "Daily", "“Daily” is not one of always, hourly, daily, weekly, monthly, yearly, never."),
    ("changefreq-contradicts", "always",
     "“always” says that the page changes at every access, but its lastmod is more than a year old."),
    ("changefreq-contradicts", "never", "“never” says that the page is archived, but its lastmod lies in the future."),
    ("priority-empty", "", "The priority is empty; leave the element out for the default of 0.5."),
    ("priority-number", "high", "“high” is not a decimal number such as 0.8."),
    ("priority-comma", "0,8", "“0,8” has a decimal comma; a priority has a point, as 0.8."),
    ("priority-comma", "7,5", "“7,5” has a decimal comma; a priority has a point, as 0.8, and is from 0.0 to 1.0."),
    ("priority-exponent", "1e0", "“1e0” has an exponent; a priority is written out, as 0.8."),
    ("priority-value", "1.1", "1.1 is not between 0.0 and 1.0."),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "value", "sentence"), SENTENCES)
def test_a_problem_says_what_is_wrong(rule, value, sentence):
    assert describe(rule, value, GIVEN) == sentence
    assert texts_of(RULES[rule], pl.Series(RULES[rule].field, [value] * 2), GIVEN).to_list() == [sentence] * 2


def test_every_rule_about_a_value_has_a_sentence_of_its_own():
    assert set(FIELD_RULE_IDS) <= {rule for rule, _, _ in SENTENCES}


@given(st.text(st.sampled_from("ab:/%#?& @.\n\u00fc\u202e<^;="), max_size=30).map("http://a.example/".__add__))
def test_columns_and_single_values_have_the_same_message_whatever_the_value(value):
    for rule in violated_rules("loc", value, GIVEN):
        message = describe(rule, value, GIVEN)
        assert message == texts_of(RULES[rule], pl.Series("loc", [value, value]), GIVEN)[1]
        assert message.endswith(".")
        assert message.isprintable()


def test_a_leak_is_told_in_the_words_of_the_pattern_that_found_it():
    given = Context(GIVEN.today, compiled_leaks([LeakPattern("draft", "/draft-", "a draft")]))
    told = "“http://a.b/draft-1” looks like a draft (pattern “draft”)."
    assert describe("loc-leak", "http://a.b/draft-1", given) == told


def test_a_value_longer_than_the_limit_is_shortened_in_its_middle():
    assert shown("a" * SHOWN_CHARACTERS) == "a" * SHOWN_CHARACTERS
    value = shown("http://example.com/" + "a" * 500 + "/end")
    assert (len(value), value.count("\u2026")) == (SHOWN_CHARACTERS, 1)
    assert value.startswith("http://example.com/aaa")
    assert value.endswith("aaa/end")


@given(st.text(st.sampled_from("ab\n\u202e"), min_size=300, max_size=600))
def test_the_ends_of_a_long_value_are_shown_whatever_stands_between(text):
    assert shown(text) == shown(text[:200] + "a" * 10_000 + text[-200:])


def test_invisible_characters_are_made_visible():
    visible = {
        "a\nb": "a\u240ab",
        "\x00": "\u2400",
        "\x7f": "\u2421",
        "a\u202eb": "a[U+202E]b",
        "\u200b": "[U+200B]",
        None: "",
    }
    assert {text: shown(text) for text in visible} == visible
