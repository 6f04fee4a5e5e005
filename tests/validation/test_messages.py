"""What problems say: true sentences, visible characters, bearable length."""

from datetime import date

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.leaks import LeakPattern, compiled_leaks
from sitemap_studio.protocol.quoting import SHOWN_CHARACTERS, shown
from sitemap_studio.protocol.rule import Context, Scope
from sitemap_studio.validation.values import describe, texts_of, violated_rules

FIELD_RULE_IDS = tuple(rule.id for rule in RULES.values() if rule.scope is Scope.FIELD)
GIVEN = Context(date(2026, 11, 20))

SENTENCES = [
    ("loc-missing", None, "The entry has no loc."),
    ("loc-empty", " ", "<loc> is empty."),
    ("loc-relative", " /a", "“/a” is not complete: it must begin with http:// or https://."),
    ("loc-scheme", "ftp://a.b/", "The protocol is “ftp”, but must be http or https."),
    ("loc-host", "http:///a", "“http:///a” has no host."),
    ("loc-host", "http://a:99999/", "“a:99999” is not a valid host: a port is a number from 1 to 65535."),
    ("loc-backslash", "http://a.b\\c", "“http://a.b\\c” contains backslashes instead of slashes."),
    ("loc-idn", "http://m\u00fcnchen.de/",
     "The host “m\u00fcnchen.de” must be written xn--mnchen-3ya.de."),
    ("loc-idn", "http://\u00fc\u2028/", "The host “\u00fc[U+2028]” must be written in ASCII."),
    ("loc-idn", "http://m%C3%BCnchen.de/",
     "The host “m%C3%BCnchen.de” must be written xn--mnchen-3ya.de."),
    ("loc-host", "http://xn--a.b/",
     "“xn--a.b” is not a valid host: “xn--a” is not valid Punycode."),
    ("loc-mixed-scripts", "http://xn--exmple-4nf.de/",
     "“ex\u0430mple” in the host mixes scripts (Latin, Cyrillic) and could be mistaken for another name."),
    ("loc-inner-space", "http://a.b/c d", "“http://a.b/c d” contains a space, which must be written %20."),
    ("loc-inner-space", "http://a b.c/", "The host “a b.c” contains a space."),
    ("loc-inner-space", "http://a.b/c\nd",
     "“http://a.b/c\u240ad” contains a tab or a line break."),
    ("loc-percent", "http://a.b/%zz",
     "The % in “%zz” must be followed by two hexadecimal digits."),
    ("loc-percent", "http://a%.b/", "The % in “a%.b” must be followed by two hexadecimal digits."),
    ("loc-characters", "http://a^b.c/", "“^” is not allowed in a host."),
    ("loc-characters", "http://a.b/\u00fc", "“\u00fc” is not allowed here and must be written %C3%BC."),
    ("loc-characters", "http://a.b/<c>", "“<” is not allowed here and must be written %3C (and 1 more)."),
    ("loc-whitespace", "http://a.b/\n", "“http://a.b/\u240a” has white space around the URL."),
    ("loc-other-space", "\u00a0http://a.b/",
     "“[U+00A0]http://a.b/” has invisible characters around the URL."),
    ("loc-too-long", "http://a.b/" + "c" * 2_038, "The URL has 2,049 characters; it must have fewer than 2,048."),
    ("loc-too-long", "http://a.b/" + "c" * 2_037,
     "The URL has 2,048 characters; it must have fewer than 2,048."),
    ("loc-too-long-yandex", "http://a.b/" + "c" * 1_014, "The URL has 1,025 characters; Yandex accepts 1,024."),
    ("lastmod-too-long-yandex", f"2005-01-01T10:00:00.{'0' * 80}Z", "The value has 101 bytes; Yandex accepts 100."),
    ("changefreq-too-long-yandex", "a" * 101, "The value has 101 bytes; Yandex accepts 100."),
    ("priority-too-long-yandex", f"0.{'5' * 99}", "The value has 101 bytes; Yandex accepts 100."),
    ("loc-too-short", "http://b.c",
     "“http://b.c” has 10 characters; the published schema requires at least 12."),
    ("loc-double-escape", "http://a.b/c%2520d", "“%2520” was probably escaped twice; it should be “%20”."),
    ("loc-double-escape", "http://a.b/?c&amp;d", "“&amp;” was probably escaped twice; it should be “&”."),
    ("loc-fragment", "http://a.b/#c", "“#c” is a position in the page; search engines ignore it."),
    ("loc-user-info", "http://anna:secret@a.b/",
     "The URL contains the user name “anna”, which becomes public."),
    ("loc-user-info", "http://anna@a.b/", "The URL contains the user name “anna”, which becomes public."),
    ("loc-user-info", "http://@a.b/", "The URL has an unnecessary @ before the host."),
    ("loc-default-port", "HTTPS://a.b:443/", "“:443” is the default for https and unnecessary."),
    ("loc-default-port", "http://a.b:/", "The colon after the host is unnecessary without a port."),
    ("loc-joined", "http://http://a.b/", "“http://http://a.b/” contains a second protocol: probably two URLs were joined."),
    ("loc-control", "http://a.b/%0a", "“%0a” in the URL stands for a control character."),
    ("loc-placeholder", "http://a.b/c/${slug}", "The generator of the sitemap did not replace “${slug}” in the URL."),
    ("loc-placeholder", "http://a.b/undefined/c", "The generator of the sitemap did not replace “undefined” in the URL."),
    ("loc-placeholder", "http://a.b/%7B%7B%20c%20%7D%7D", "The generator of the sitemap did not replace “%7B%7B%20c%20%7D%7D” in the URL."),
    ("loc-placeholder", "http://YOUR-DOMAIN/c", "The generator of the sitemap did not replace “YOUR-DOMAIN” in the URL."),
    ("loc-host", "http://Some_File.HTM", "“Some_File.HTM” is the name of a file, not of a host."),
    ("loc-characters", "http://a.b/c\u200bd", "“http://a.b/c[U+200B]d” contains invisible characters (U+200B)."),
    ("lastmod-placeholder", "{{ date }}", "The generator of the sitemap did not replace “{{ date }}”."),
    ("priority-placeholder", "${p}", "The generator of the sitemap did not replace “${p}”."),
    ("loc-host", "http://a-.b/",
     "“a-.b” is not a valid host: a part of it begins or ends with a hyphen."),
    ("loc-upper-case", "http://A.b/C", "“http://A.b” contains capitals; write it in lower case."),
    ("loc-dot-segments", "http://a.b/c/../d",
     "“http://a.b/c/../d” contains dot segments; search engines index “http://a.b/d” instead."),
    ("loc-session", "http://a.b/?PHPSESSID=1",
     "The URL contains a session ID (“PHPSESSID”), so every visitor gets a different URL."),
    ("loc-session", "http://a.b/(S(lit3py55t21z5v55))/",
     "The URL contains a session ID ((S(…))), so every visitor gets a different URL."),
    ("loc-tracker", "http://a.b/?utm_source=1&utm_medium=2&utm_term=3&gclid=4",
     "The URL contains tracking parameters: “utm_source”, “utm_medium”, “utm_term” (and 1 more)."),
    ("loc-tracker", "http://a.b/?gclid=4", "The URL contains tracking parameters: “gclid”."),
    ("loc-leak", "http://a.example/.env",
     "“http://a.example/.env” looks like a hidden file, such as .env or .git (pattern “dot-file”)."),
    ("loc-disallowed", "http://a.b/", "The robots.txt of the host disallows “http://a.b/”."),
    ("loc-file", "http://a.example/b.css", "“http://a.example/b.css” is a style sheet, a script or data, not a page."),
    ("loc-image", "http://a.example/b.jpg", "“http://a.example/b.jpg” is an image, not a page."),
    ("loc-feed", "http://a.example/feed/", "“http://a.example/feed/” is a feed, not a page."),
    ("loc-api", "http://a.example/wp-json/", "“http://a.example/wp-json/” is an interface for programs, not a page."),
    ("loc-error-page", "http://a.example/404", "“http://a.example/404” is the page for URLs that do not exist."),
    ("loc-login", "http://a.example/login", "“http://a.example/login” is a form to log in, or a part of it."),
    ("loc-cart", "http://a.example/cart", "“http://a.example/cart” is a shopping cart or a checkout."),
    ("loc-search", "http://a.example/?s=b", "“http://a.example/?s=b” is a search of the site."),
    ("loc-duplicate", "http://a.b/", "“http://a.b/” is already in the set."),
    ("loc-outside", "http://a.b/", "“http://a.b/” is outside the folder of its sitemap."),
    ("loc-other-site", "http://a.b/", "“http://a.b/” is on a different site than most entries of its sitemap."),
    ("lastmod-empty", "", "lastmod is empty."),
    ("lastmod-zone", "2005-05-10T17:33:30",
     "“2005-05-10T17:33:30” has no time zone; add Z or an offset such as +01:00."),
    ("lastmod-format", "soon", "“soon” is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00."),
    ("lastmod-format", "2025-01-31 10:00:00",
     "“2025-01-31 10:00:00” is not a W3C date: a space instead of T, and no time zone."),
    ("lastmod-format", "2025-01-31 10:00:00 UTC",
     "“2025-01-31 10:00:00 UTC” is not a W3C date: a space instead of T, and a time zone by its name. Write 2025-01-31T10:00:00Z."),
    ("lastmod-format", "31.01.2025",
     "“31.01.2025” is not a W3C date: the year at the end, and points instead of hyphens. Write 2025-01-31."),
    ("lastmod-format", "03/04/2025",
     "“03/04/2025” is not a W3C date: the year at the end, day and month in an unclear order, and slashes instead of hyphens."),
    ("lastmod-format", "Fri, 31 Jan 2025 10:00:00 GMT",
     "“Fri, 31 Jan 2025 10:00:00 GMT” is not a W3C date: the date format of mail. Write 2025-01-31T10:00:00Z."),
    ("lastmod-format", "Fri Jan 31 2025", "“Fri Jan 31 2025” is not a W3C date: the date format of JavaScript. Write 2025-01-31."),
    ("lastmod-format", "Sat, 31 Jan 2025",
     "“Sat, 31 Jan 2025” is not a W3C date, and it has the weekday of another day."),
    ("lastmod-format", "1738317600", "“1738317600” is not a W3C date. As Unix time it is 2025-01-31T10:00:00Z."),
    ("lastmod-format", "null", "“null” states no date. Leave out lastmod if the date is unknown."),
    ("lastmod-format", "\u00a02025-01-31",
     "“[U+00A0]2025-01-31” is not a W3C date: unnecessary characters around it. Write 2025-01-31."),
    ("lastmod-date", "0000-00-00T00:00:00Z", "There is no year 0000."),
    ("lastmod-date", "2026-11-31", "2026-11-31 does not exist."),
    ("lastmod-date", "2026-11-31T10:00", "2026-11-31 does not exist."),
    ("lastmod-date", "2026-13-01", "2026-13 does not exist."),
    ("lastmod-date", "2026-11-02T24:00Z", "2026-11-02T24:00Z has the hour 24. Write 2026-11-03T00:00Z."),
    ("lastmod-future", "2099-01-01", "“2099-01-01” is in the future."),
    ("lastmod-before-web", "1970-01-01",
     "“1970-01-01” is before 1990, when there was no web."),
    ("lastmod-before-1970", "1969-12-31", "“1969-12-31” is before 1970. Search Console reports such dates as invalid."),
    ("lastmod-schema", "2026-11",
     "“2026-11” is a valid W3C date, but the published schema rejects it."),
    ("lastmod-schema", "2005-01-01Z",
     "“2005-01-01Z” is not a valid W3C date, although the published schema accepts it."),
    ("changefreq-empty", "", "changefreq is empty."),
    ("changefreq-value", "Daily", "“Daily” is not one of always, hourly, daily, weekly, monthly, yearly, never."),
    ("changefreq-whitespace", "\n daily\n", "There is white space around “daily”."),
    ("changefreq-contradicts", "always",
     "“always” means that the page changes with every access, but lastmod is more than a year ago."),
    ("changefreq-contradicts", "never", "“never” means that the page is archived, but lastmod is in the future."),
    ("priority-empty", "", "priority is empty."),
    ("priority-number", "high", "“high” is not a decimal number such as 0.8."),
    ("priority-comma", "0,8", "“0,8” has a decimal comma; write a point, as in 0.8."),
    ("priority-comma", "7,5", "“7,5” has a decimal comma; write a point, as in 0.8."),
    ("priority-exponent", "1e0", "“1e0” has an exponent; write a decimal number such as 0.8."),
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
