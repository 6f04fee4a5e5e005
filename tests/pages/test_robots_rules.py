"""Rules for crawlers in header fields and meta elements."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from sitemap_studio.pages.page_facts import RobotsRule
from sitemap_studio.pages.robots_rules import has_noindex, parse_expiry_date, parse_robots_header

NOW = datetime(2026, 11, 29, tzinfo=UTC)


# Examples of Google, “Robots meta tag, data-nosnippet, and X-Robots-Tag specifications”.
@pytest.mark.parametrize(
    ("values", "expected"),
    [
        (["noindex"], [("robots", "noindex")]),
        (["noimageindex", "unavailable_after: 25 Jun 2010 15:00:00 PST"], [("robots", "noimageindex"), ("robots", "unavailable_after: 25 Jun 2010 15:00:00 PST")]),
        (["googlebot: nofollow", "otherbot: noindex, nofollow"], [("googlebot", "nofollow"), ("otherbot", "noindex, nofollow")]),
        (["BadBot: noindex, nofollow, googlebot: nofollow"], [("badbot", "noindex, nofollow"), ("googlebot", "nofollow")]),
        (["max-snippet:-1, noindex"], [("robots", "max-snippet:-1, noindex")]),
        (["*: noindex"], [("robots", "noindex")]),
        (["*: noindex, googlebot: nofollow"], [("robots", "noindex"), ("googlebot", "nofollow")]),
        ([""], [("robots", "")]),
    ],
)  # fmt: skip
def test_robots_header_is_split_by_bot(values: list[str], expected: list[tuple[str, str]]):
    assert [(rule.bot, rule.value) for rule in parse_robots_header(values)] == expected


@pytest.mark.parametrize(
    ("bot", "value", "expected"),
    [
        ("robots", "NOINDEX", True),
        ("robots", "nofollow,none", True),
        ("robots", "noindexed", False),
        ("robots", "index, noindex", True),
        ("googlebot", "noindex", True),
        ("bingbot", "noindex", False),
        ("robots", "unavailable_after: 2026-11-28", True),
        ("robots", "unavailable_after: 2026-11-30", False),
        ("robots", "nofollow, unavailable_after: Friday, 25-Jun-10 15:00:00 PST, nosnippet", True),
        ("robots", "unavailable_after: soon", False),
        ("robots", "max-snippet:0, max-image-preview:none", False),
        ("robots", "", False),
    ],
)
def test_noindex_or_past_expiry_counts_for_its_bot(bot: str, value: str, expected: bool):
    assert has_noindex([RobotsRule("meta", bot, value)], "googlebot", NOW) is expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("25 Jun 2010 15:00:00 GMT", "2010-06-25T15:00:00+00:00"),
        ("Friday, 25-Jun-10 15:00:00 GMT", "2010-06-25T15:00:00+00:00"),
        ("2010-06-25T15:00:00+02:00", "2010-06-25T15:00:00+02:00"),
        ("15-Aug-05 15:52:01 UTC", "2005-08-15T15:52:01+00:00"),
        ("2010-06-25", "2010-06-25T00:00:00+00:00"),
        ("soon", None),
        ("", None),
    ],
)
def test_expiry_date_is_parsed_in_known_formats_or_none(text: str, expected: str | None):
    date = parse_expiry_date(text)
    assert (date and date.isoformat()) == expected
