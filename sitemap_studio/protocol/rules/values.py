"""Rules about `lastmod`, `changefreq` and `priority`."""

from __future__ import annotations

from typing import Final

from sitemap_studio.protocol.rule import FAQ, SCHEMA, TAGS, Rule, Scope, Severity

_E, _W, _I = Severity.ERROR, Severity.WARNING, Severity.INFO
_FIELD, _ENTRY = Scope.FIELD, Scope.ENTRY
_W3C = "W3C Date and Time Formats"
_DATES = f"{TAGS}; {_W3C}"
_PRIORITY = f"{TAGS}; {SCHEMA}, tPriority"

VALUE_RULES: Final = (
    Rule("lastmod-empty", "Invalid date: empty", _E, _FIELD, "lastmod", f"{_DATES}; {SCHEMA}, tLastmod",
         "A date that is not known is left out with its element.",
         "<lastmod></lastmod>", "no lastmod",
         fix="remove the element"),
    Rule("lastmod-format", "Invalid date", _E, _FIELD, "lastmod", _DATES,
         "A date must have one of the six W3C forms.",
         "2025-11-02 17:33+01:00", "2025-11-02T17:33:00+01:00",
         fix="write the W3C form of the same moment, where it is certain"),
    Rule("lastmod-zone", "Invalid date: no time zone", _E, _FIELD, "lastmod",
         f"{_DATES}; Google Search Central, build a sitemap",
         "A time needs its zone: Z, or the distance from UTC. Google refuses a time without one.",
         "2025-11-02T17:33:00", "2025-11-02T17:33:00+01:00",
         fix="add the zone that you give"),
    Rule("lastmod-date", "Invalid date", _E, _FIELD, "lastmod", f"{_W3C}; ISO 8601",
         "A date must exist in the calendar, and a time on the clock.",
         "2025-11-31", "2025-11-30"),
    Rule("lastmod-future", "Date in the future", _W, _FIELD, "lastmod",
         f"{FAQ}: computing the lastmod date; Bing Webmaster, sitemaps",
         "A page can't have been changed on a day that has not come yet anywhere on earth; Bing refuses such dates.",
         "2999-01-01", "2025-11-02",
         in_profiles={"bing": _E}),
    Rule("lastmod-before-web", "Date before the web", _W, _FIELD, "lastmod", f"{FAQ}: computing the lastmod date",
         "There was no page before 1990; such a date is usually that of an unset clock.",
         "1970-01-01", "2025-11-02"),
    Rule("lastmod-schema", "Schema and W3C disagree", _I, _FIELD, "lastmod", f"{_DATES}; {SCHEMA}, tLastmod",
         "The published schema refuses some W3C dates, a year or a month alone and times without seconds, and takes "
         "some that are none. What the protocol says, W3C, counts.",
         "2025-11", "2025-11-02"),
    Rule("changefreq-empty", "Invalid tag value: empty", _E, _FIELD, "changefreq", f"{TAGS}; {SCHEMA}, tChangeFreq",
         "A change frequency that is not known is left out with its element.",
         "<changefreq></changefreq>", "no changefreq",
         fix="remove the element"),
    Rule("changefreq-value", "Invalid tag value", _E, _FIELD, "changefreq", TAGS,
         "A change frequency is always, hourly, daily, weekly, monthly, yearly or never, in lower case.",
         "Daily", "daily",
         fix="write it in lower case without white space"),
    Rule("changefreq-contradicts", "Frequency contradicts date", _I, _ENTRY, "changefreq",
         f"{TAGS}: \u201calways\u201d and \u201cnever\u201d",
         "\u201calways\u201d is for pages that change at every access, which a lastmod of more than a year ago denies; "
         "\u201cnever\u201d is for archived pages, which have no change to come.",
         "always with a lastmod of 2005-01-01", "yearly with a lastmod of 2005-01-01",
         in_profiles={"google": None, "bing": None}),
    Rule("priority-empty", "Invalid tag value: empty", _E, _FIELD, "priority", _PRIORITY,
         "A priority that is not known is left out with its element, which means 0.5.",
         "<priority></priority>", "no priority",
         fix="remove the element"),
    Rule("priority-number", "Invalid tag value: no number", _E, _FIELD, "priority", _PRIORITY,
         "A priority is a decimal number.",
         "high", "0.8"),
    Rule("priority-comma", "Invalid tag value: decimal comma", _E, _FIELD, "priority", _PRIORITY,
         "A priority is written with a point.",
         "0,8", "0.8",
         fix="write a point"),
    Rule("priority-exponent", "Invalid tag value: exponent", _E, _FIELD, "priority", _PRIORITY,
         "A priority is written without an exponent.",
         "8e-1", "0.8",
         fix="write the number out"),
    Rule("priority-value", "Invalid tag value", _E, _FIELD, "priority", _PRIORITY,
         "A priority is from 0.0 to 1.0.",
         "1.5", "1.0"),
)  # fmt: skip
"""All rules about the other fields."""
