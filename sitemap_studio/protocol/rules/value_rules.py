"""Rules about `lastmod`, `changefreq` and `priority`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

import polars as pl

from sitemap_studio.core.messages import listed, msg, plural
from sitemap_studio.protocol import changefreq_priority, dates
from sitemap_studio.protocol.date_forms import (
    DateOrder,
    Deviation,
    date_of_unix_time,
    has_wrong_weekday,
    normalized_date,
    read_date,
    states_no_date,
)
from sitemap_studio.protocol.dates import XML_SPACE, parse_w3c
from sitemap_studio.protocol.decisions import (
    CHANGEFREQ_WORD,
    DATE_ORDER,
    MISSING_VALUE,
    PERCENTAGE,
    PLACEHOLDER,
    PRIORITY_WORD,
    UNIX_TIME,
    ZONE,
    Decision,
    Undecided,
)
from sitemap_studio.protocol.fields import CHANGEFREQS, FieldName
from sitemap_studio.protocol.placeholders import PLACEHOLDER_IN_VALUE, find_placeholder
from sitemap_studio.protocol.profiles import PROFILES, YANDEX_VALUE_BYTES
from sitemap_studio.protocol.quoting import display_value, quoted
from sitemap_studio.protocol.rule import (
    SCHEMA,
    TAGS,
    TEMPLATES,
    YANDEX_ERRORS,
    Computed,
    Fix,
    FixChoices,
    Quoted,
    Removal,
    Rule,
    RuleContext,
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
_GOOGLE_ON_DATES = "Google Search Central Blog, April 2006"

# Columns that rules about dates, frequencies and priorities look at

_TEXT: Final = pl.col("stripped")
_LASTMOD, _CHANGEFREQ = pl.col("lastmod"), pl.col("changefreq")

_HAS_FORMAT, _LACKS_ZONE = matches(dates.FORMAT, _TEXT), matches(dates.WITHOUT_ZONE, _TEXT)
_IS_REAL, _IS_REAL_BUT_FOR_ZONE = matches(dates.REAL, _TEXT), matches(dates.REAL_BUT_FOR_ZONE, _TEXT)
_IS_DAY: Final = _IS_REAL | _IS_REAL_BUT_FOR_ZONE

_IS_DECIMAL: Final = matches(changefreq_priority.DECIMAL, _TEXT)
_HAS_COMMA, _HAS_EXPONENT = (
    matches(changefreq_priority.COMMA_DECIMAL, _TEXT),
    matches(changefreq_priority.EXPONENTIAL, _TEXT),
)
_COMMON_PRIORITIES: Final = [f"{tenths // 10}.{tenths % 10}" for tenths in range(11)]


def _contradicts(context: RuleContext) -> pl.Expr:
    """Return a boolean expression: whether `changefreq` and `lastmod` of an entry contradict each other.

    In the protocol, “always” means documents that change with each access, which a date more than a year ago contradicts,
    and “never” means archived URLs, which a date in the future contradicts.
    """
    day = _LASTMOD.str.strip_chars(XML_SPACE)
    # A missing zone shifts a time by at most a day, and has a separate rule.
    is_real = matches(f"{dates.REAL}|{dates.REAL_BUT_FOR_ZONE}", day)
    is_old = (_CHANGEFREQ == "always") & (pl.concat_str(day, pl.lit("~")) < context.date_year_ago)
    return is_real & (is_old | ((_CHANGEFREQ == "never") & (day > f"{context.tomorrow}~")))


def _unreal_date_message(value: str, _: RuleContext) -> str:
    """Return the message about a date or time that does not exist, such as 2025-02-30 or 24:00."""
    text = value.strip(XML_SPACE)
    parsed = parse_w3c(text) or parse_w3c(f"{text}Z")
    if parsed is not None and parsed.year == 0:
        return msg("There is no year 0000.")
    if written := normalized_date(text):
        return msg("{text} has the hour 24. Write {written}.", text=display_value(text), written=written)
    end = {"month": 7, "day": 10}.get(parsed.fault or "") if parsed else None
    return msg("{text} does not exist.", text=display_value(text[:end]))


_DEVIATION_WORDS: Final[dict[Deviation, str]] = {
    "around": msg("unnecessary characters around it"),
    "characters": msg("characters that only look like those of a date"),
    "mail": msg("the date format of mail"),
    "javascript": msg("the date format of JavaScript"),
    "week": msg("a week instead of a month"),
    "ordinal": msg("the day of the year instead of a month and a day"),
    "weekday": msg("a weekday"),
    "words": msg("the month in words"),
    "basic": msg("no hyphens or colons between the numbers"),
    "short-year": msg("a year of two digits"),
    "year-last": msg("the year at the end"),
    "order": msg("day and month in an unclear order"),
    "slashes": msg("slashes instead of hyphens"),
    "points": msg("points instead of hyphens"),
    "digits": msg("a month or day of one digit"),
    "no-t": msg("no T before the time"),
    "space": msg("a space instead of T"),
    "lower-case": msg("lower case instead of T or Z"),
    "inner-space": msg("a space inside"),
    "clock-digits": msg("an hour of one digit"),
    "half-day": msg("a clock of twelve hours"),
    "comma": msg("a comma before the fraction of a second"),
    "midnight": msg("24:00 instead of 00:00 of the next day"),
    "zone-name": msg("a time zone by its name"),
    "zone-form": msg("a time zone not written as +01:00"),
    "zone-remark": msg("text after the time zone"),
    "zone-of-day": msg("a time zone after a day"),
    "no-zone": msg("no time zone"),
}
"""Noun phrase for each deviation from the W3C form."""


def _join_faults(faults: Sequence[str]) -> str:
    """Return noun phrases joined by commas, with “, and” before the last."""
    return msg("{faults}, and {last}", faults=listed(faults[:-1]), last=faults[-1]) if faults[1:] else faults[0]


def _date_format_message(value: str, _: RuleContext) -> str:
    """Return the message about a lastmod that is not a W3C date, with its deviations and corrected form if readable."""
    found = read_date(value)
    if found is not None and found.deviations:
        faults = _join_faults([_DEVIATION_WORDS[deviation] for deviation in found.deviations])
        if written := found.in_w3c_form():
            return msg(
                "{value} is not a W3C date: {faults}. Write {written}.",
                value=quoted(value),
                faults=faults,
                written=written,
            )
        return msg("{value} is not a W3C date: {faults}.", value=quoted(value), faults=faults)
    if states_no_date(value):
        return msg("{value} states no date. Leave out lastmod if the date is unknown.", value=quoted(value))
    if written := date_of_unix_time(value):
        return msg("{value} is not a W3C date. As Unix time it is {written}.", value=quoted(value), written=written)
    if has_wrong_weekday(value):
        return msg("{value} is not a W3C date, and it has the weekday of another day.", value=quoted(value))
    return msg("{value} is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00.", value=quoted(value))


# Fixes

_REMOVE: Final = without_choices(lambda _: Removal.ELEMENT)


def _remove_if_decided(choices: FixChoices) -> Fix | Undecided:
    """Return the removal of the element of a value such as “none” if `MISSING_VALUE` is decided, else `Undecided`."""
    return Removal.ELEMENT if choices.answer(MISSING_VALUE) else Undecided(MISSING_VALUE)


def _replace_if_decided(fixed: str, decision: Decision, choices: FixChoices) -> Fix | Undecided:
    """Return `fixed`, the probable meaning of a value, if its decision is answered, else `Undecided`."""
    return fixed if choices.answer(decision) else Undecided(decision)


def _repair_date(value: str, choices: FixChoices) -> Fix | Undecided | None:
    """Return a date in W3C form, or the removal of a text for a missing date; else `Undecided`, or None if unclear."""
    if (found := read_date(value)) is not None:
        order = cast("DateOrder | None", choices.answer(DATE_ORDER))
        if found.needs_order and order is None:
            return Undecided(DATE_ORDER)
        if found.needs_zone and choices.zone is None:
            return Undecided(ZONE)
        return found.in_w3c_form(zone=choices.zone, order=order)
    if states_no_date(value):
        return _remove_if_decided(choices)
    written = date_of_unix_time(value)
    return None if written is None else _replace_if_decided(written, UNIX_TIME, choices)


def _repair_changefreq(value: str, choices: FixChoices) -> Fix | Undecided | None:
    """Return the change frequency meant, or the removal of a text for no value; else `Undecided`, or None if unclear."""
    if (certain := changefreq_priority.normalized_changefreq(value)) is not None:
        return certain
    if changefreq_priority.states_no_value(value):
        return _remove_if_decided(choices)
    probable = changefreq_priority.probable_changefreq(value)
    return None if probable is None else _replace_if_decided(probable, CHANGEFREQ_WORD, choices)


def _repair_priority(value: str, choices: FixChoices) -> Fix | Undecided | None:
    """Return the priority meant, or the removal of a text for no value; else `Undecided`, or None if unclear."""
    if (certain := changefreq_priority.normalized_priority(value)) is not None:
        return certain
    if changefreq_priority.states_no_value(value):
        return _remove_if_decided(choices)
    if (share := changefreq_priority.priority_of_percentage(value)) is not None:
        return _replace_if_decided(share, PERCENTAGE, choices)
    probable = changefreq_priority.priority_of_word(value)
    return None if probable is None else _replace_if_decided(probable, PRIORITY_WORD, choices)


_IGNORED_BY_ENGINES: Final[dict[str, Severity | None]] = {"google": _W, "bing": _W}
"""Google and Bing ignore `changefreq` and `priority`, so that invalid values do no harm there."""

_YANDEX_ONLY: Final = {name: None for name in PROFILES if name != "yandex"}


def _yandex_size_rule(field: FieldName, title: str, wrong: str, right: str) -> Rule:
    """Return the rule that values of a field have at most 100 bytes, which only Yandex requires."""
    return Rule(f"{field}-too-long-yandex", title, _E, _FIELD, field, f"Yandex Webmaster, using the Sitemap file; {YANDEX_ERRORS}",
                "Yandex accepts values of up to 100 bytes. It reports larger ones as errors.", wrong, right,
                in_profiles=_YANDEX_ONLY,
                violated=pl.col(field).str.len_bytes() > YANDEX_VALUE_BYTES,
                message=lambda value, _: plural(
                    "The value has one byte; Yandex accepts 100.",
                    "The value has %n bytes; Yandex accepts 100.",
                    len(value.encode(errors="replace"))))  # fmt: skip


VALUE_RULES: Final = (
    Rule("lastmod-empty", "Invalid date: empty", _E, _FIELD, "lastmod", f"{_DATES}; {SCHEMA}, tLastmod; {YANDEX_ERRORS}",
         "lastmod must not be empty. Leave out the element if the date is unknown.",
         "<lastmod></lastmod>", "<url><loc>…</loc></url>",
         fix="remove the element",
         violated=_TEXT == "",
         message=Template(msg("lastmod is empty.")), repair=_REMOVE),
    Rule("lastmod-placeholder", "Placeholder instead of a date", _E, _FIELD, "lastmod", TEMPLATES,
         "The program that generated the sitemap did not insert a value. Correct the program, and generate the sitemap "
         "again.",
         "{{ page.date }}", "2025-11-02",
         violated=_TEXT.str.contains(PLACEHOLDER_IN_VALUE),
         message=Template(msg("The generator of the sitemap did not replace {placeholder}."),
                          placeholder=Computed(_TEXT, lambda text: quoted(find_placeholder(text)))),
         decision=PLACEHOLDER),
    Rule("lastmod-format", "Invalid date: not in a W3C format", _E, _FIELD, "lastmod", f"{_DATES}; {_GOOGLE_ON_DATES}",
         "Dates must have one of the six W3C formats. Google reports other dates as invalid.",
         "2025-11-02 17:33:00+01:00", "2025-11-02T17:33:00+01:00",
         fix="write the same date in W3C format, if its meaning is certain",
         violated=~_HAS_FORMAT & ~_LACKS_ZONE & (_TEXT != ""),
         message=(
             # Written by columns, because sets from databases may have a million of them.
             Template(msg("{value} is not a W3C date: a space instead of T, and no time zone."),
                      matches(dates.SPACE_BEFORE_TIME, _LASTMOD), value=Quoted(_LASTMOD)),
             _date_format_message,
         ),
         repair=_repair_date),
    Rule("lastmod-zone", "Invalid date: no time zone", _E, _FIELD, "lastmod",
         f"{_DATES}; {_GOOGLE_ON_DATES}",
         "Times need a time zone: Z or an offset such as +01:00. Google reports times without one as invalid.",
         "2025-11-02T17:33:00", "2025-11-02T17:33:00+01:00",
         fix="add the time zone that you choose",
         violated=_LACKS_ZONE,
         message=Template(msg("{value} has no time zone; add Z or an offset such as +01:00."),
                          value=Quoted(_TEXT)),
         repair=_repair_date),
    Rule("lastmod-date", "Invalid date: no such day or time", _E, _FIELD, "lastmod", f"{_W3C}; ISO 8601; {_GOOGLE_ON_DATES}",
         "Dates and times must be real: there is no 31 November. Google reports others as invalid.",
         "2025-11-31", "2025-11-30",
         fix="write 24:00 as 00:00 of the next day",
         violated=(_HAS_FORMAT & ~_IS_REAL) | (_LACKS_ZONE & ~_IS_REAL_BUT_FOR_ZONE),
         message=_unreal_date_message, repair=_repair_date),
    Rule("lastmod-future", "Date in the future", _W, _FIELD, "lastmod",
         f"Google Search Central Blog, June 2023; {_GOOGLE_ON_DATES}; Bing Webmaster Blog, July 2025",
         "A page cannot have been changed in the future. Google uses lastmod only if it is consistently correct, and Bing "
         "is reported to reject such dates.",
         "2999-01-01", "2025-11-02",
         in_profiles={"bing": _E},
         violated=lambda context: _IS_DAY & (f"{context.tomorrow}~" < _TEXT),
         message=Template(msg("{value} is in the future."), value=Quoted(_TEXT))),
    Rule("lastmod-before-1970", "Invalid date: before 1970", _E, _FIELD, "lastmod",
         "Google Search Console, error “Invalid date” (observed, not documented)",
         "Search Console reports dates before 1970 as invalid. They usually come from a program that does not know the "
         "date.",
         "1969-12-31", "2025-11-02",
         in_profiles=dict.fromkeys(("sitemap-0.9", "sitemaps.org", "bing", "yandex")),
         # Such a time may be in 1970 in UTC.
         violated=_IS_DAY & (_TEXT < dates.UNIX_BEGINS) & ~matches("1969-12-31T.*-[0-9:]*", _TEXT),
         message=Template(msg("{value} is before 1970. Search Console reports such dates as invalid."), value=Quoted(_TEXT))),
    Rule("lastmod-before-web", "Date before the web", _W, _FIELD, "lastmod", "Google Search Central Blog, June 2023",
         "There were no web pages before 1990. Such dates usually come from a clock that was not set. Google uses lastmod "
         "only if it is consistently correct.",
         "1970-01-01", "2025-11-02",
         violated=_IS_DAY & (_TEXT < dates.WEB_BEGINS),
         message=Template(msg("{value} is before 1990, when there was no web."),
                          value=Quoted(_TEXT))),
    Rule("lastmod-schema", "Date: schema and W3C disagree", _I, _FIELD, "lastmod", f"{_DATES}; {SCHEMA}, tLastmod",
         "The published schema rejects some valid W3C dates (a year or month alone, times without seconds) and "
         "accepts some invalid ones. Search engines follow the protocol, which requires W3C dates.",
         "2025-11", "2025-11-02",
         in_profiles=dict.fromkeys(("sitemaps.org", "google", "bing", "yandex")),
         violated=matches(dates.SCHEMA, _TEXT) != _IS_REAL,
         message=(
             Template(msg("{text} is a valid W3C date, but the published schema rejects it."),
                      _IS_REAL, text=Quoted(_TEXT)),
             Template(msg("{text} is not a valid W3C date, although the published schema accepts it."), text=Quoted(_TEXT)),
         )),
    Rule("changefreq-empty", "Empty change frequency", _E, _FIELD, "changefreq", f"{TAGS}; {SCHEMA}, tChangeFreq; {YANDEX_ERRORS}",
         "changefreq must not be empty. Leave out the element if the frequency is unknown. Google and Bing ignore "
         "changefreq.",
         "<changefreq></changefreq>", "<url><loc>…</loc></url>",
         fix="remove the element",
         in_profiles=_IGNORED_BY_ENGINES,
         violated=_TEXT == "",
         message=Template(msg("changefreq is empty.")), repair=_REMOVE),
    Rule("changefreq-value", "Invalid tag value: change frequency", _E, _FIELD, "changefreq", TAGS,
         "The change frequency must be always, hourly, daily, weekly, monthly, yearly or never, in lower case. Other "
         "values have no effect. Google and Bing ignore changefreq.",
         "Daily", "daily",
         fix="write the same value as the protocol does, if its meaning is certain",
         in_profiles=_IGNORED_BY_ENGINES,
         violated=(_TEXT != "") & ~_TEXT.is_in(CHANGEFREQS),
         message=Template(msg("{value} is not one of {changefreqs}."), value=Quoted(_CHANGEFREQ),
                          changefreqs=Computed(_CHANGEFREQ, lambda _: listed(CHANGEFREQS))),
         repair=_repair_changefreq),
    Rule("changefreq-whitespace", "White space around the change frequency", _W, _FIELD, "changefreq",
         f"{SCHEMA}, tChangeFreq; XML Schema Part 2, whiteSpace",
         "The schema of 2008 does not ignore white space in changefreq, unlike in the other fields. Programs that compare "
         "the text may reject it.",
         " daily ", "daily",
         fix="remove the white space",
         in_profiles={"sitemaps.org": None},
         violated=_TEXT.is_in(CHANGEFREQS) & (_CHANGEFREQ != _TEXT),
         message=Template(msg("There is white space around {value}."), value=Quoted(_TEXT)),
         repair=without_choices(changefreq_priority.normalized_changefreq)),
    Rule("changefreq-contradicts", "Change frequency contradicts the date", _I, _ENTRY, "changefreq",
         f"{TAGS}: \u201calways\u201d and \u201cnever\u201d",
         "“always” is for pages that change with every access, and “never” for archived pages. If lastmod contradicts "
         "it, one of the two is probably wrong.",
         "<lastmod>2005-01-01</lastmod><changefreq>always</changefreq>", "<lastmod>2005-01-01</lastmod><changefreq>yearly</changefreq>",
         in_profiles={"google": None, "bing": None},
         violated=_contradicts,
         message=(
             Template(msg("“never” means that the page is archived, but lastmod is in the future."),
                      _CHANGEFREQ == "never"),
             Template(msg("“always” means that the page changes with every access, but lastmod is more than a year "
                          "ago.")),
         )),
    Rule("priority-empty", "Empty priority", _E, _FIELD, "priority", f"{_PRIORITY}; {YANDEX_ERRORS}",
         "priority must not be empty. Leave out the element if the priority is unknown. Google and Bing ignore "
         "priority.",
         "<priority></priority>", "<url><loc>…</loc></url>",
         fix="remove the element",
         in_profiles=_IGNORED_BY_ENGINES,
         violated=_TEXT == "",
         message=Template(msg("priority is empty.")), repair=_REMOVE),
    Rule("priority-placeholder", "Placeholder instead of a priority", _E, _FIELD, "priority", TEMPLATES,
         "The program that generated the sitemap did not insert a value. Correct the program, and generate the sitemap "
         "again.",
         "${priority}", "0.8",
         in_profiles=_IGNORED_BY_ENGINES,
         violated=_TEXT.str.contains(PLACEHOLDER_IN_VALUE),
         message=Template(msg("The generator of the sitemap did not replace {placeholder}."),
                          placeholder=Computed(_TEXT, lambda text: quoted(find_placeholder(text)))),
         decision=PLACEHOLDER),
    Rule("priority-number", "Invalid tag value: priority not a number", _E, _FIELD, "priority", _PRIORITY,
         "Priorities must be decimal numbers. Other values have no effect. Google and Bing ignore priority.",
         "high", "0.8",
         fix="write the same number as the protocol does, if its meaning is certain",
         in_profiles=_IGNORED_BY_ENGINES,
         violated=(_TEXT != "") & ~_IS_DECIMAL & ~_HAS_COMMA & ~_HAS_EXPONENT,
         message=Template(msg("{value} is not a decimal number such as 0.8."), value=Quoted(_TEXT)),
         repair=_repair_priority),
    Rule("priority-comma", "Invalid tag value: priority with a comma", _E, _FIELD, "priority", _PRIORITY,
         "Priorities must have a decimal point. Values with a comma have no effect. Google and Bing ignore priority.",
         "0,8", "0.8",
         fix="replace the comma with a point",
         in_profiles=_IGNORED_BY_ENGINES,
         violated=_HAS_COMMA,
         message=Template(msg("{value} has a decimal comma; write a point, as in 0.8."),
                          value=Quoted(_TEXT)),
         repair=without_choices(changefreq_priority.normalized_priority)),
    Rule("priority-exponent", "Invalid tag value: exponent in priority", _E, _FIELD, "priority", _PRIORITY,
         "Priorities must be written without an exponent. Other forms may have no effect. Google and Bing ignore priority.",
         "8e-1", "0.8",
         fix="write the number without an exponent",
         in_profiles=_IGNORED_BY_ENGINES,
         violated=_HAS_EXPONENT,
         message=Template(msg("{value} has an exponent; write a decimal number such as 0.8."),
                          value=Quoted(_TEXT)),
         repair=without_choices(changefreq_priority.normalized_priority)),
    Rule("priority-value", "Invalid tag value: priority out of range", _E, _FIELD, "priority", _PRIORITY,
         "Priorities must be from 0.0 to 1.0. Other numbers have no effect. Google and Bing ignore priority.",
         "1.5", "1.0",
         in_profiles=_IGNORED_BY_ENGINES,
         violated=_IS_DECIMAL & ~matches(changefreq_priority.PRIORITY, _TEXT),
         message=Template(msg("{value} is not between 0.0 and 1.0."), value=_TEXT)),
    _yandex_size_rule("lastmod", "Date too long for Yandex", "2025-11-02T17:33:00.0000…Z", "2025-11-02T17:33:00Z"),
    _yandex_size_rule("changefreq", "Change frequency too long for Yandex", "daily…", "daily"),
    _yandex_size_rule("priority", "Priority too long for Yandex", "0.500000…", "0.5"),
)  # fmt: skip


def _rules_of_field(field: FieldName, suspects: Callable[[RuleContext], pl.Expr]) -> ValueRules:
    """Return the group of all rules that examine only this field."""
    stripped = pl.col(field).str.strip_chars(XML_SPACE)
    rules = tuple(rule for rule in VALUE_RULES if rule.scope is _FIELD and rule.field == field)
    return ValueRules(field, (field,), rules, suspects, lambda column: column.select(field, stripped=stripped))


OTHER_VALUES: Final = (
    _rules_of_field(
        "lastmod",
        lambda context: (
            ~matches(dates.PLAIN, _LASTMOD)
            | (_LASTMOD < dates.WEB_BEGINS)
            | (f"{context.tomorrow}~" < _LASTMOD)
            | (_LASTMOD.str.len_bytes() > YANDEX_VALUE_BYTES)
        ),
    ),
    _rules_of_field("changefreq", lambda _: ~_CHANGEFREQ.is_in(CHANGEFREQS)),
    _rules_of_field("priority", lambda _: ~pl.col("priority").is_in(_COMMON_PRIORITIES)),
)
"""Groups of rules that each examine one of `lastmod`, `changefreq` and `priority`."""

CONTRADICTIONS: Final = ValueRules(
    "contradictions",
    ("lastmod", "changefreq"),
    tuple(rule for rule in VALUE_RULES if rule.scope is _ENTRY),
    lambda _: _CHANGEFREQ.is_in(["always", "never"]),
    lambda columns: columns,
)
"""Rules that compare several values of an entry."""
