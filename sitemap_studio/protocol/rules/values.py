"""Rules about `lastmod`, `changefreq` and `priority`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import polars as pl

from sitemap_studio.core.messages import listed, msg
from sitemap_studio.protocol import date_forms, dates, values
from sitemap_studio.protocol.dates import XML_SPACE, parse_w3c
from sitemap_studio.protocol.decisions import ZONE, Undecided
from sitemap_studio.protocol.fields import CHANGEFREQS, FieldName
from sitemap_studio.protocol.quoting import shown
from sitemap_studio.protocol.rule import (
    FAQ,
    SCHEMA,
    TAGS,
    Computed,
    Context,
    FixChoices,
    Quoted,
    Removal,
    Rule,
    Scope,
    Severity,
    Template,
    ValueRules,
    matches,
    without_choices,
)

_E, _W, _I = Severity.ERROR, Severity.WARNING, Severity.INFO
_FIELD, _ENTRY = Scope.FIELD, Scope.ENTRY
_W3C = "W3C Date and Time Formats"
_DATES = f"{TAGS}; {_W3C}"
_PRIORITY = f"{TAGS}; {SCHEMA}, tPriority"

# Columns that rules about dates, frequencies and priorities look at

_TEXT: Final = pl.col("stripped")
_LASTMOD, _CHANGEFREQ = pl.col("lastmod"), pl.col("changefreq")

_HAS_FORMAT, _LACKS_ZONE = matches(dates.FORMAT, _TEXT), matches(dates.WITHOUT_ZONE, _TEXT)
_IS_REAL, _IS_REAL_BUT_FOR_ZONE = matches(dates.REAL, _TEXT), matches(dates.REAL_BUT_FOR_ZONE, _TEXT)
_IS_DAY: Final = _IS_REAL | _IS_REAL_BUT_FOR_ZONE

_IS_DECIMAL: Final = matches(values.DECIMAL, _TEXT)
_HAS_COMMA, _HAS_EXPONENT = matches(values.COMMA_DECIMAL, _TEXT), matches(values.EXPONENTIAL, _TEXT)
_COMMON_PRIORITIES: Final = [f"{tenths // 10}.{tenths % 10}" for tenths in range(11)]


def _contradicts(context: Context) -> pl.Expr:
    """Whether `changefreq` and `lastmod` contradict each other.

    The protocol describes by “always” documents that change each time they are accessed, which a change of more than a
    year ago denies, and by “never” archived URLs, which only a change to come denies.
    """
    day = _LASTMOD.str.strip_chars(XML_SPACE)
    # A zone that is missing moves a time by a day at most, and has a rule of its own.
    is_real = matches(f"{dates.REAL}|{dates.REAL_BUT_FOR_ZONE}", day)
    is_old = (_CHANGEFREQ == "always") & (pl.concat_str(day, pl.lit("~")) < context.year_ago)
    return is_real & (is_old | ((_CHANGEFREQ == "never") & (day > f"{context.tomorrow}~")))


def _date_message(value: str, _: Context) -> str:
    text = value.strip(XML_SPACE)
    parsed = parse_w3c(text) or parse_w3c(f"{text}Z")
    end = {"month": 7, "day": 10}.get(parsed.fault or "") if parsed else None
    return msg("{text} does not exist.", text=shown(text[:end]))


def _mended_date(value: str, choices: FixChoices) -> str | Undecided | None:
    mended = date_forms.normalized_date(value, choices.zone)
    return Undecided(ZONE) if mended is None and date_forms.normalized_date(value, "Z") is not None else mended


def _with_zone(value: str, choices: FixChoices) -> str | Undecided:
    return f"{value.strip(XML_SPACE)}{choices.zone}" if choices.zone else Undecided(ZONE)


_REMOVE: Final = without_choices(lambda _: Removal.ELEMENT)

VALUE_RULES: Final = (
    Rule("lastmod-empty", "Invalid date: empty", _E, _FIELD, "lastmod", f"{_DATES}; {SCHEMA}, tLastmod",
         "An empty element is an error. Leave out the element if its value is unknown.",
         "<lastmod></lastmod>", "<url><loc>…</loc></url>",
         fix="remove the element",
         violated=_TEXT == "",
         message=Template(msg("The value is empty.")), repair=_REMOVE),
    Rule("lastmod-format", "Invalid date", _E, _FIELD, "lastmod", _DATES,
         "Dates must have one of the six W3C formats. Search engines ignore other dates.",
         "2025-11-02 17:33+01:00", "2025-11-02T17:33:00+01:00",
         fix="write the same date in W3C format, if its meaning is certain",
         violated=~_HAS_FORMAT & ~_LACKS_ZONE & (_TEXT != ""),
         message=Template(msg("{value} is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00."),
                          value=Quoted(_TEXT)),
         repair=_mended_date),
    Rule("lastmod-zone", "Invalid date: no time zone", _E, _FIELD, "lastmod",
         f"{_DATES}; Google Search Central, build a sitemap",
         "Times need a time zone: Z or an offset such as +01:00. Google rejects times without one.",
         "2025-11-02T17:33:00", "2025-11-02T17:33:00+01:00",
         fix="add the time zone that you choose",
         violated=_LACKS_ZONE,
         message=Template(msg("{value} has no time zone; add Z or an offset such as +01:00."),
                          value=Quoted(_TEXT)),
         repair=_with_zone, decision=ZONE),
    Rule("lastmod-date", "Invalid date", _E, _FIELD, "lastmod", f"{_W3C}; ISO 8601",
         "Dates and times must exist. Search engines ignore other dates.",
         "2025-11-31", "2025-11-30",
         violated=(_HAS_FORMAT & ~_IS_REAL) | (_LACKS_ZONE & ~_IS_REAL_BUT_FOR_ZONE), message=_date_message),
    Rule("lastmod-future", "Date in the future", _W, _FIELD, "lastmod",
         f"{FAQ}: computing the lastmod date; Bing Webmaster, sitemaps",
         "A page cannot have been changed in the future. Bing rejects such dates, and Google stops trusting the "
         "dates of the site.",
         "2999-01-01", "2025-11-02",
         in_profiles={"bing": _E},
         violated=lambda context: _IS_DAY & (f"{context.tomorrow}~" < _TEXT),
         message=Template(msg("{value} is in the future."), value=Quoted(_TEXT))),
    Rule("lastmod-before-web", "Date before the web", _W, _FIELD, "lastmod", f"{FAQ}: computing the lastmod date",
         "There were no web pages before 1990. Such dates usually come from a clock that was not set, and search "
         "engines stop trusting the dates of the site.",
         "1970-01-01", "2025-11-02",
         violated=_IS_DAY & (_TEXT < dates.WEB_BEGINS),
         message=Template(msg("{value} is before 1990, when there was no web."),
                          value=Quoted(_TEXT))),
    Rule("lastmod-schema", "Schema and W3C disagree", _I, _FIELD, "lastmod", f"{_DATES}; {SCHEMA}, tLastmod",
         "The published schema rejects some valid W3C dates (a year or month alone, times without seconds) and "
         "accepts some invalid ones. Search engines follow the protocol, which requires W3C dates.",
         "2025-11", "2025-11-02",
         violated=matches(dates.SCHEMA, _TEXT) != _IS_REAL,
         message=(
             Template(msg("{text} is a valid W3C date, but the published schema rejects it."),
                      _IS_REAL, text=Quoted(_TEXT)),
             Template(msg("{text} is not a valid W3C date, although the published schema accepts it."), text=Quoted(_TEXT)),
         )),
    Rule("changefreq-empty", "Invalid tag value: empty", _E, _FIELD, "changefreq", f"{TAGS}; {SCHEMA}, tChangeFreq",
         "An empty element is an error. Leave out the element if its value is unknown.",
         "<changefreq></changefreq>", "<url><loc>…</loc></url>",
         fix="remove the element",
         violated=_TEXT == "",
         message=Template(msg("The value is empty.")), repair=_REMOVE),
    Rule("changefreq-value", "Invalid tag value", _E, _FIELD, "changefreq", TAGS,
         "The change frequency must be always, hourly, daily, weekly, monthly, yearly or never, in lower case. "
         "Search engines ignore other values.",
         "Daily", "daily",
         fix="write it in lower case, without white space",
         violated=(_TEXT != "") & ~_CHANGEFREQ.is_in(CHANGEFREQS),
         message=Template(msg("{value} is not one of {changefreqs}."), value=Quoted(_CHANGEFREQ),
                          changefreqs=Computed(_CHANGEFREQ, lambda _: listed(CHANGEFREQS))),
         repair=without_choices(values.normalized_changefreq)),
    Rule("changefreq-contradicts", "Frequency contradicts date", _I, _ENTRY, "changefreq",
         f"{TAGS}: \u201calways\u201d and \u201cnever\u201d",
         "“always” is for pages that change with every access, and “never” for archived pages. If lastmod "
         "contradicts it, search engines trust neither value.",
         "<lastmod>2005-01-01</lastmod><changefreq>always</changefreq>", "<lastmod>2005-01-01</lastmod><changefreq>yearly</changefreq>",
         in_profiles={"google": None, "bing": None},
         violated=_contradicts,
         message=(
             Template(msg("“never” means that the page is archived, but lastmod is in the future."),
                      _CHANGEFREQ == "never"),
             Template(msg("“always” means that the page changes with every access, but lastmod is more than a year "
                          "ago.")),
         )),
    Rule("priority-empty", "Invalid tag value: empty", _E, _FIELD, "priority", _PRIORITY,
         "An empty element is an error. Leave out the element if its value is unknown.",
         "<priority></priority>", "<url><loc>…</loc></url>",
         fix="remove the element",
         violated=_TEXT == "",
         message=Template(msg("The value is empty.")), repair=_REMOVE),
    Rule("priority-number", "Invalid tag value: not a number", _E, _FIELD, "priority", _PRIORITY,
         "Priorities must be decimal numbers. Search engines ignore other values.",
         "high", "0.8",
         violated=(_TEXT != "") & ~_IS_DECIMAL & ~_HAS_COMMA & ~_HAS_EXPONENT,
         message=Template(msg("{value} is not a decimal number such as 0.8."), value=Quoted(_TEXT))),
    Rule("priority-comma", "Invalid tag value: decimal comma", _E, _FIELD, "priority", _PRIORITY,
         "Priorities must have a decimal point. Search engines ignore values with a comma.",
         "0,8", "0.8",
         fix="replace the comma with a point",
         violated=_HAS_COMMA,
         message=Template(msg("{value} has a decimal comma; write a point, as in 0.8."),
                          value=Quoted(_TEXT)),
         repair=without_choices(values.normalized_priority)),
    Rule("priority-exponent", "Invalid tag value: exponent", _E, _FIELD, "priority", _PRIORITY,
         "Priorities must be written without an exponent. Search engines may ignore other forms.",
         "8e-1", "0.8",
         fix="write the number without an exponent",
         violated=_HAS_EXPONENT,
         message=Template(msg("{value} is not a decimal number such as 0.8."),
                          value=Quoted(_TEXT)),
         repair=without_choices(values.normalized_priority)),
    Rule("priority-value", "Invalid tag value", _E, _FIELD, "priority", _PRIORITY,
         "Priorities must be from 0.0 to 1.0. Search engines ignore other values.",
         "1.5", "1.0",
         violated=_IS_DECIMAL & ~matches(values.PRIORITY, _TEXT),
         message=Template(msg("{value} is not between 0.0 and 1.0."), value=_TEXT)),
)  # fmt: skip


def _field_rules(field: FieldName, suspects: Callable[[Context], pl.Expr]) -> ValueRules:
    stripped = pl.col(field).str.strip_chars(XML_SPACE)
    rules = tuple(rule for rule in VALUE_RULES if rule.scope is _FIELD and rule.field == field)
    return ValueRules(field, (field,), rules, suspects, lambda column: column.select(field, stripped=stripped))


OTHER_VALUES: Final = (
    _field_rules(
        "lastmod",
        lambda context: (
            ~matches(dates.PLAIN, _LASTMOD) | (_LASTMOD < dates.WEB_BEGINS) | (f"{context.tomorrow}~" < _LASTMOD)
        ),
    ),
    _field_rules("changefreq", lambda _: ~_CHANGEFREQ.is_in(CHANGEFREQS)),
    _field_rules("priority", lambda _: ~pl.col("priority").is_in(_COMMON_PRIORITIES)),
)
"""How dates, change frequencies and priorities are judged by themselves."""

CONTRADICTIONS: Final = ValueRules(
    "contradictions",
    ("lastmod", "changefreq"),
    tuple(rule for rule in VALUE_RULES if rule.scope is _ENTRY),
    lambda _: _CHANGEFREQ.is_in(["always", "never"]),
    lambda columns: columns,
)
"""How the values of an entry are judged beside each other."""
