"""Valid values violate no rule, and validation of a column equals validation of its values."""

import contextlib
from datetime import UTC, date, datetime, timedelta

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.core.errors import RequestError
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.leak_patterns import LeakPattern, Leaks, compiled_leaks
from sitemap_studio.protocol.robots_files import KnownRobots, RobotsFile
from sitemap_studio.protocol.rule import RuleContext, Scope
from sitemap_studio.protocol.rule_table import FIELD_RULES, RULES, VALUE_GROUPS
from sitemap_studio.validation.value_validation import fields_read, find_violations, value_rule_ids, violated_rules

FIELD_RULE_IDS = tuple(rule.id for rule in RULES.values() if rule.scope is Scope.FIELD)
ROBOTS = RobotsFile(b"User-agent: *\nDisallow: /private\nDisallow: /*?sort=")
GIVEN = RuleContext(date(2026, 11, 20), robots=KnownRobots((("robots.example", ROBOTS),)))
"""The day of all verdicts here, and a robots.txt."""

RIGHT: dict[FieldName, str] = {
    "loc": "http://www.example.com/",
    "lastmod": "2005-01-01",
    "changefreq": "monthly",
    "priority": "0.8",
}

KEPT: dict[FieldName, list[str | None]] = {
    "loc": [
        # Nearest neighbours of what rules are about.
        "http://www.example.com/slug", "https://www.example.com/", "http://www--2.example.com/",
        "http://xn--mnchen-3ya.example/", "http://www.example.com/a%20b", "http://www.example.com/100%25",
        "http://www.example.com/%C3%BC", "http://a.io/", "http://www.example.com/a%25b",
        "http://www.example.com/catalog%23a", "http://example.com/@anna", "http://example.com:443/",
        "http://www.example.com/go/http://www.example.com/", "http://www.example.com/a%20", "http://example.com/A",
        "http://www.example.com/a/..b", "http://www.example.com/?sid=5c1d0b7e2f5c1d0b",
        "http://www.example.com/?source=letter", "http://www.example.com/author/admin/",
        "http://www.example.com/a.pdf", "http://www.example.com/wiki/File:a.jpg", "http://www.example.com/feedback/",
        "http://www.example.com/json/a", "http://www.example.com/rooms/404", "http://www.example.com/help/login",
        "http://www.example.com/golf-cart", "http://www.example.com/?sort=garden",
        "http://a.io/abc", "https://a.example:8443/c?d=e&f", "http://[2001:4860::1]/", "http://a.example/%C3%BC",
        "http://a.example./~anna/b;c=1/(d)", "https://xn--mnchen-3ya.example/", "http://a.example/%25", "http://a.example//b",
        "http://a.example/20%25faster", "http://a.example/50%25deal", "http://a.example/%25C3", "http://a.example/100%2525/",
        "http://a.example/?pk_id=5", "http://a.example/?sid=550e8400-e29b-41d4-a716-446655440000", "http://a.example/go/http://b.example/",
        "http://a.example/?session=0123456789abcdef", "http://a.example/nullable/nan/none", "http://a.example/undefined-behavior",
        "http://a.example/f%C3%BCr%20%C3%BCber", "http://a.example/b:c/?d=%5B1%5D", "http://a.example/?b=nonsense",
        "http://a.example/%7B3F2504E0-4F89-11D3-9A0C-0305E82C3301%7D", "http://a.example/wiki/Null_(disambiguation)", "http://yours.example/",
        "http://a.example/b?c=/../d", "http://under_score.example/", "http://a.example/?sidebar=1", "http://xn--ls8h.la/",
        "http://a.example/?sid=3", "http://1-a--b.example/",
        "http://a.example/.well-known/b", "http://a.example/" + "c" * 1_007, "http://8.8.8.8/", "http://a.example/...",
        "http://a.example/b.pdf", "http://a.example/b.html", "http://a.example/wiki/File:B.jpg", "http://a.example/wiki/B.json",
        "http://a.example/tags/vue.js", "http://a.example/blog/node.js", "http://json.js/", "http://a.example/b.css/c",
        "http://a.example/rooms/404", "http://a.example/products/feed", "http://a.example/tags/rss/", "http://a.example/feedback", "http://a.example/help/login",
        "http://a.example/blog/login-tips", "http://a.example/golf-cart", "http://a.example/search/b", "http://a.example/?sort=b",
        "http://a.example/?q=node/5", "http://a.example/index.php?s=/home/b", "http://a.example/b?u=c.jpg",
        "http://a.example/?s=0123456789abcdef0123456789abcdef",
        "http://" + "a" * 63 + ".example/", "http://3com.example/", "http://1.2.3.4.a/", "http://a.example:65535//b",
    ],
    "lastmod": [
        # Nearest neighbours of what rules are about.
        "2025-11-02", "2025-11-02T17:33:00Z", "2025-11-01",
        None, "2005-01-01", " 2005-01-01 ", "2005-05-10T17:33:05+08:00", "2024-02-29", "1990-01-01", "2026-11-21",
        "2026-11-21T23:59:59Z", "2005-05-10T17:33:05.25Z",
    ],
    "changefreq": [None, "always", "hourly", "daily", "weekly", "monthly", "yearly", "never"],
    "priority": ["0.5", "0.1", "1.00", None, ".5", "1", "1.", "+1.0", "01.0", " 0.5 ", "0", "-0.0"],
}  # fmt: skip

PIECES = [
    "http://", "https://", "HTTP:", "//", "/", "a", "example.com", "Example", ":", "80", "443", "70000", "@", "[", "]",
    "::1", "?", "#", "&", ";", "%", "%2f", "%zz", "%2520", "&amp;", " ", "\t", "\n", "\r", "\u00a0", "\u00fc", "\u0430",
    "\u212a", ".", "..", "-", "_", "\\", "^", "ftp", "localhost", "10.0.0.1", ".local", "staging.", "v1.", "\x00",
    "sid=", "0123456789abcdef", "/author/admin", "admin/",
    "feed", "login", ".js", ".JPG", "404", "?s=", "wp-json", "PHPSESSID=1", ";jsessionid=1", "(S(abcdefghij))", "utm_source=", "wp-admin", ".env", ".bak", "~", "xn--",
    "xn--exmple-4nf", "xn--a", "\ufeff", "%C3%BC", "x" * 2_040,
]  # fmt: skip
WEB_PIECES = st.lists(st.sampled_from(PIECES), max_size=6).map(lambda pieces: "http://a.example/" + "".join(pieces))
HOST_PIECES = st.lists(st.sampled_from(PIECES), max_size=6).map(lambda pieces: "http://" + "".join(pieces))
DATE_PIECES = [
    "2024", "1900", "1989", "2026", "2027", "0000", "-02", "-29", "-13", "-11-31", "-11-21", "-11-22", "T", "12:00",
    "24:00", ":00", ":60", ".5", "Z", "+01:00", "-25:00", "+14:30", " ", "\n",
]  # fmt: skip
NUMBER_PIECES = ["0", "1", "5", ".", ",", "+", "-", "e", " ", "\n", "\u0665", "daily", "Daily", "never"]


def joined_texts(pieces):
    return st.one_of(st.none(), st.lists(st.sampled_from(pieces), max_size=9).map("".join))


def rules_by_column(field, values):
    """Return the ids of the rules that each value violates in validation of the column."""
    judged = find_violations(pl.DataFrame({field: pl.Series(values, dtype=pl.String)}), [field], GIVEN)
    return [tuple(rule for rule in FIELD_RULE_IDS if place in judged.get(rule, ())) for place in range(len(values))]


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in KEPT.items() for value in values])
def test_valid_value_violates_no_rule(field, value):
    columns = {name: [right] * 3 for name, right in RIGHT.items()} | {field: [RIGHT[field], value, RIGHT[field]]}
    found, violated = find_violations(entry_frame(columns), context=GIVEN), violated_rules(field, value, GIVEN)
    assert (found.keys() - {"changefreq-contradicts"}, violated) == (set(), ())


def test_only_requested_fields_are_validated():
    frame = entry_frame({"loc": ["/a"], "priority": ["2"]})
    assert list(find_violations(frame, ["priority"])) == ["priority-value"]
    assert find_violations(entry_frame({})) == {}


@given(
    st.lists(st.one_of(joined_texts(PIECES), WEB_PIECES, HOST_PIECES), min_size=1, max_size=8),
    st.lists(joined_texts(DATE_PIECES), min_size=1, max_size=8),
    st.lists(joined_texts(NUMBER_PIECES), min_size=1, max_size=8),
)
def test_violations_of_column_equal_violations_of_each_value(locs, dates, numbers):
    field: FieldName
    for field, values in (("loc", locs), ("lastmod", dates), ("changefreq", numbers), ("priority", numbers)):
        assert rules_by_column(field, values) == [violated_rules(field, value, GIVEN) for value in values]


@given(st.one_of(joined_texts(PIECES), WEB_PIECES, HOST_PIECES), joined_texts(DATE_PIECES), joined_texts(NUMBER_PIECES))
def test_suspects_include_every_violating_value(loc, lastmod, number):
    field: FieldName
    for field, value in (("loc", loc), ("lastmod", lastmod), ("changefreq", number), ("priority", number)):
        rules, column = FIELD_RULES[field], pl.DataFrame({field: [value]}, schema={field: pl.String})
        is_suspect = column.select(rules.suspects(GIVEN).fill_null(value=False)).item()
        judged = rules.columns(column).select(**{rule.id: rule.violation(GIVEN) for rule in rules.rules})
        assert is_suspect or not any(judged.row(0))


@pytest.mark.parametrize(
    ("leaks", "loc"),
    [(compiled_leaks([LeakPattern("draft", "/draft-", "a draft")]), "http://a.example/draft-1"), (Leaks(()), None)],
)
def test_leaks_are_found_by_given_patterns_only(leaks, loc):
    given = RuleContext(GIVEN.today, leaks)
    for each in ("http://a.example/draft-1", "http://a.example/.env", "http://localhost/a"):
        found = {"loc-leak": [0]} if each == loc else {}
        columns = find_violations(pl.DataFrame({"loc": [each]}), ["loc"], given)
        assert {rule: places.tolist() for rule, places in columns.items()} == found
        assert violated_rules("loc", each, given) == tuple(found)


def test_largest_accepted_leak_pattern_finds_its_match():
    largest = 0
    for size in range(160, 212, 4):
        pattern = LeakPattern("large", rf"\w{{{size}}}", "a long word")
        with contextlib.suppress(RequestError):
            given = RuleContext(date(2026, 11, 20), compiled_leaks([pattern]))
            largest = size
    loc = f"http://a.example/{'a' * largest}"
    assert find_violations(pl.DataFrame({"loc": [loc]}), ["loc"], given)["loc-leak"].tolist() == [0]
    assert violated_rules("loc", loc, given) == ("loc-leak",)


def test_future_dates_begin_day_after_tomorrow():
    dates = ["2025-03-01", "2025-03-02", "2025-03", "2026"]
    given = RuleContext(date(2025, 2, 28))
    found = find_violations(pl.DataFrame({"lastmod": dates}), ["lastmod"], given)
    assert found["lastmod-future"].tolist() == [1, 3]


def test_future_dates_without_given_day_use_current_date():
    assert "lastmod-future" in violated_rules("lastmod", (datetime.now(UTC) + timedelta(days=3)).date().isoformat())
    assert violated_rules("lastmod", datetime.now(UTC).date().isoformat()) == ()


@pytest.mark.parametrize(
    ("begin", "piece"),
    [("", "a@"), ("", "a."), ("[", "0:"), ("a.example/", "../"), ("a.example/", "~/"), ("a.example/?", "sid")],
)
def test_column_of_very_long_url_equals_single_validation(begin, piece):
    loc = f"http://{begin}{piece * 40_000}"
    assert rules_by_column("loc", [loc]) == [violated_rules("loc", loc, GIVEN)]


DENIED = [
    ("always", "2025-11-19"), ("always", "2025-10"), ("always", "2024"), ("always", "2005-05-10T17:33:30Z"),
    ("always", " 2005-05-10\n"), ("never", "2026-11-22"), ("never", "2027"), ("never", "\n2099-01-01 "),
    ("always", "2025-11-19T23:59"), ("always", " 2005-05-10T17:33:30.5"), ("never", "2026-11-22T00:00:00"),
]  # fmt: skip
AGREED = [
    ("always", "2025-11-20"), ("always", "2025-11"), ("always", "2025"), ("always", "2026-11-20"), ("always", "2099"),
    ("always", "2025-11-20T00:00"), ("never", "2026-11-21T23:59:59"), ("always", "2005-02-30T10:00"),
    ("always", None), ("always", ""), ("always", "soon"), ("always", "2005-02-30"), ("never", "2005"),
    ("never", "2026-11-21"), ("never", None), ("never", "3000-99"), ("daily", "2005"),
    ("yearly", "2099"), (None, "2005"), ("Always", "2005"),
]  # fmt: skip


def row(changefreq, lastmod):
    return {"loc": "http://a.example/", "lastmod": lastmod, "changefreq": changefreq, "priority": None}


def test_changefreq_contradicts_lastmod_in_exactly_listed_pairs():
    pairs = [pair for both in zip(DENIED, AGREED, strict=False) for pair in both] + AGREED[len(DENIED) :]
    frame = pl.DataFrame([row(*pair) for pair in pairs], schema=dict.fromkeys(FIELD_NAMES, pl.String))
    found = find_violations(frame, ["lastmod", "changefreq"], GIVEN)["changefreq-contradicts"]
    assert [pairs[place] for place in found.tolist()] == DENIED


@pytest.mark.parametrize("today", [date(2024, 2, 29), date(2025, 1, 1), date(1, 1, 1), date(9999, 12, 31)])
def test_year_ago_and_tomorrow_exist_for_every_day(today):
    given = RuleContext(today)
    assert given.date_year_ago <= today.isoformat() <= given.tomorrow
    assert given.date_year_ago == "2023-02-28" or today != date(2024, 2, 29)


def test_rules_reading_several_fields_have_entry_scope():
    for group in VALUE_GROUPS:
        assert {rule.scope for rule in group.rules} == {Scope.ENTRY if len(group.reads) > 1 else Scope.FIELD}


def test_value_rule_ids_include_every_rule_that_reads_field():
    assert fields_read(["lastmod"]) == ("lastmod", "changefreq")
    assert fields_read(["priority", "loc"]) == ("loc", "priority")
    assert "changefreq-contradicts" in value_rule_ids(["lastmod"])
    assert "changefreq-contradicts" not in value_rule_ids(["loc"])
    of_fields = {rule.id for rule in RULES.values() if rule.scope is Scope.FIELD}
    assert set(value_rule_ids(FIELD_NAMES)) == of_fields | {"changefreq-contradicts"}


def test_rule_reading_two_fields_requires_both_columns():
    frame = entry_frame({"loc": ["/a"], "changefreq": ["always"], "lastmod": ["2005-01-01"], "priority": ["2"]})
    alone = find_violations(frame.select("loc", "priority"), ["loc", "priority"], GIVEN)
    assert set(alone) == {"loc-relative", "priority-value"}
    assert set(find_violations(frame, ["lastmod"], GIVEN)) == {"changefreq-contradicts"}
    assert find_violations(frame.select("lastmod"), ["lastmod"], GIVEN) == {}
