"""Rules about one `lastmod`, `changefreq` or `priority`, over columns and over single texts.

White space of XML around a date or a number means nothing (XML Schema collapses it, and so do consumers); around a
change frequency, which is a word, it is wrong.
"""

from __future__ import annotations

from typing import Final

import polars as pl

from sitemap_studio.protocol import dates, values
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import CHANGEFREQS, FieldName
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.values.field_rules import FieldRules, is_like, rule_ids

_SPACE = f"[{XML_SPACE}]*"
_TEXT = pl.col("stripped")
_COMMON_PRIORITIES: Final = [f"{tenths // 10}.{tenths % 10}" for tenths in range(11)]


def _stripped(field: FieldName) -> pl.Expr:
    return pl.col(field).str.strip_chars(XML_SPACE)


def _suspect_dates(given: Circumstances) -> pl.Expr:
    written = pl.col("lastmod")
    return ~is_like(dates.PLAIN, written) | (written < dates.WEB_BEGINS) | (written > f"{given.tomorrow}~")


def _date_columns(given: Circumstances) -> dict[str, pl.Expr]:
    has_form, is_real = is_like(dates.FORMAT, _TEXT), is_like(dates.REAL, _TEXT)
    lacks_zone = is_like(dates.WITHOUT_ZONE, _TEXT)
    is_real_but_for_zone = is_like(dates.REAL_BUT_FOR_ZONE, _TEXT)
    is_unreal = (has_form & ~is_real) | (lacks_zone & ~is_real_but_for_zone)
    is_day = is_real | is_real_but_for_zone
    return {
        "lastmod-empty": _TEXT == "",
        "lastmod-format": ~has_form & ~lacks_zone & (_TEXT != ""),
        "lastmod-zone": lacks_zone,
        "lastmod-date": is_unreal,
        "lastmod-future": is_day & _TEXT.gt(f"{given.tomorrow}~"),
        "lastmod-before-web": is_day & (_TEXT < dates.WEB_BEGINS),
        "lastmod-schema": is_real != is_like(dates.SCHEMA, _TEXT),
    }


def _judge_date(text: str | None, given: Circumstances) -> tuple[str, ...]:
    if text is None:
        return ()
    text = text.strip(XML_SPACE)
    if not text:
        return ("lastmod-empty",)
    broken = []
    is_real, lacks_zone = dates.is_real_date(text), dates.lacks_only_zone(text)
    is_day = is_real or dates.is_real_but_for_zone(text)
    if not is_real:
        has_form = dates.parse_w3c(text) is not None
        broken += [] if has_form or lacks_zone else ["lastmod-format"]
        broken += ["lastmod-zone"] if lacks_zone else []
        broken += ["lastmod-date"] if has_form or (lacks_zone and not is_day) else []
    if is_day and given.is_future(text):
        broken.append("lastmod-future")
    elif is_day and text < dates.WEB_BEGINS:
        broken.append("lastmod-before-web")
    if is_real is not dates.is_schema_date(text):
        broken.append("lastmod-schema")
    return tuple(broken)


def _frequency_columns(_: Circumstances) -> dict[str, pl.Expr]:
    return {"changefreq-empty": _TEXT == "", "changefreq-value": _TEXT != ""}


def _judge_frequency(text: str | None, _: Circumstances) -> tuple[str, ...]:
    if text is None or values.is_changefreq(text):
        return ()
    return ("changefreq-value",) if text.strip(XML_SPACE) else ("changefreq-empty",)


def _suspect_priorities(_: Circumstances) -> pl.Expr:
    return ~pl.col("priority").is_in(_COMMON_PRIORITIES)


def _priority_columns(_: Circumstances) -> dict[str, pl.Expr]:
    is_decimal = is_like(values.DECIMAL, _TEXT)
    has_comma, has_exponent = is_like(values.COMMA_DECIMAL, _TEXT), is_like(values.EXPONENTIAL, _TEXT)
    return {
        "priority-empty": _TEXT == "",
        "priority-number": (_TEXT != "") & ~is_decimal & ~has_comma & ~has_exponent,
        "priority-comma": has_comma,
        "priority-exponent": has_exponent,
        "priority-value": is_decimal & ~is_like(values.PRIORITY, _TEXT),
    }


def _judge_priority(text: str | None, _: Circumstances) -> tuple[str, ...]:
    if text is None or values.is_priority(text):
        return ()
    if not text.strip(XML_SPACE):
        return ("priority-empty",)
    if values.is_decimal(text):
        return ("priority-value",)
    if values.is_comma_decimal(text):
        return ("priority-comma",)
    return ("priority-exponent",) if values.is_exponential(text) else ("priority-number",)


LASTMOD_FIELD_RULES: Final = FieldRules(
    "lastmod",
    rule_ids("lastmod"),
    _suspect_dates,
    lambda column: column.select(stripped=_stripped("lastmod")),
    _date_columns,
    _judge_date,
)
"""How a `lastmod` is judged."""

CHANGEFREQ_FIELD_RULES: Final = FieldRules(
    "changefreq",
    rule_ids("changefreq"),
    lambda _: ~pl.col("changefreq").is_in(list(CHANGEFREQS)),
    lambda column: column.select(stripped=_stripped("changefreq")),
    _frequency_columns,
    _judge_frequency,
)
"""How a `changefreq` is judged."""

PRIORITY_FIELD_RULES: Final = FieldRules(
    "priority",
    rule_ids("priority"),
    _suspect_priorities,
    lambda column: column.select(stripped=_stripped("priority")),
    _priority_columns,
    _judge_priority,
)
"""How a `priority` is judged."""
