"""What broken rules say about one `lastmod`, `changefreq` or `priority`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitemap_studio.core.messages import listed, msg
from sitemap_studio.protocol import dates, values
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.dates import XML_SPACE, parse_w3c
from sitemap_studio.protocol.fields import CHANGEFREQS
from sitemap_studio.protocol.quoting import quoted, shown


def _stripped(value: str | None) -> str:
    return (value or "").strip(XML_SPACE)


def _tell_format(value: str | None) -> str:
    return msg(
        "{value} is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00.", value=quoted(_stripped(value))
    )


def _tell_zone(value: str | None) -> str:
    return msg("{value} has a time without a zone; add Z or an offset such as +01:00.", value=quoted(_stripped(value)))


def _tell_date(value: str | None) -> str:
    text = _stripped(value)
    parsed = parse_w3c(f"{text}Z" if dates.lacks_only_zone(text) else text)
    fault = parsed.fault if parsed else None
    if parsed is None or fault is None:
        return RULES["lastmod-date"].explanation
    if fault.startswith("day"):
        return msg("{text} is not a calendar day.", text=shown(text[:10]))
    if fault.startswith(("year", "month")):
        return msg("{text} is not in the calendar: there is no {fault}.", text=shown(text[:7]), fault=fault)
    return msg("{text} is not on the clock: there is no {fault}.", text=shown(text), fault=fault)


def _tell_future(value: str | None) -> str:
    return msg("{value} lies in the future; a page can't have been changed then.", value=quoted(_stripped(value)))


def _tell_before_web(value: str | None) -> str:
    return msg(
        "{value} is before 1990, when there was no web; probably a clock was not set.", value=quoted(_stripped(value))
    )


def _tell_schema(value: str | None) -> str:
    text = quoted(_stripped(value))
    if dates.is_real_date(value or ""):
        return msg("{text} is a W3C date, which the protocol asks for, but the published schema refuses it.", text=text)
    return msg(
        "{text} is not a W3C date, which the protocol asks for, though the published schema takes it.", text=text
    )


def _tell_frequency(value: str | None) -> str:
    return msg("{value} is not one of {changefreqs}.", value=quoted(value), changefreqs=listed(CHANGEFREQS))


def _tell_contradiction(value: str | None) -> str:
    if value == "never":
        return msg("\u201cnever\u201d says that the page is archived, but its lastmod lies in the future.")
    return msg(
        "\u201calways\u201d says that the page changes at every access, but its lastmod is more than a year old."
    )


def _tell_comma(value: str | None) -> str:
    return msg(
        "{value} has a decimal comma; a priority has a point, as 0.8{if_outside}.",
        value=quoted(_stripped(value)),
        if_outside=_if_outside(value),
    )


def _tell_exponent(value: str | None) -> str:
    return msg(
        "{value} has an exponent; a priority is written out, as 0.8{if_outside}.",
        value=quoted(_stripped(value)),
        if_outside=_if_outside(value),
    )


def _if_outside(value: str | None) -> str:
    text = value or ""
    return "" if values.with_point(text) or values.without_exponent(text) else msg(", and is from 0.0 to 1.0")


VALUE_TELLERS: Final[dict[str, Callable[[str | None], str]]] = {
    "lastmod-empty": lambda _: msg("The date is empty; leave the element out if the date is unknown."),
    "lastmod-format": _tell_format,
    "lastmod-zone": _tell_zone,
    "lastmod-date": _tell_date,
    "lastmod-future": _tell_future,
    "lastmod-before-web": _tell_before_web,
    "lastmod-schema": _tell_schema,
    "changefreq-empty": lambda _: msg("The change frequency is empty; leave the element out if it is unknown."),
    "changefreq-value": _tell_frequency,
    "changefreq-contradicts": _tell_contradiction,
    "priority-empty": lambda _: msg("The priority is empty; leave the element out for the default of 0.5."),
    "priority-number": lambda value: msg(
        "{value} is not a decimal number such as 0.8.", value=quoted(_stripped(value))
    ),
    "priority-comma": _tell_comma,
    "priority-exponent": _tell_exponent,
    "priority-value": lambda value: msg("{value} is not between 0.0 and 1.0.", value=shown(_stripped(value))),
}
"""The sentences by rule."""
