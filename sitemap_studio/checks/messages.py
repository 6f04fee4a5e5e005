"""What a broken rule says about one value, and how that value could be put right.

Both are worked out only for what is shown. A fix never guesses: where a value could mean two things there is none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitemap_studio.checks.fields import judge_value
from sitemap_studio.protocol import dates, urls, values
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.dates import parse_w3c
from sitemap_studio.protocol.fields import CHANGEFREQS

SHOWN_CHARACTERS: Final = 120
"""Longer values are shortened in their middle, where addresses of one site differ least."""

_CONTROL_PICTURES: Final = 0x2400
_DELETE: Final = 0x7F


def shown(text: str | None) -> str:
    """A value as a sentence may quote it: in one line, shortened, with invisible characters made visible."""
    visible = "".join(_visible(character) for character in text or "")
    if len(visible) <= SHOWN_CHARACTERS:
        return visible
    head = (SHOWN_CHARACTERS - 1) // 2 + 1
    return f"{visible[:head]}\u2026{visible[head + 1 - SHOWN_CHARACTERS :]}"


def _visible(character: str) -> str:
    code = ord(character)
    if code < 0x20:
        return chr(_CONTROL_PICTURES + code)
    if code == _DELETE:
        return "\u2421"
    return character if character.isprintable() else f"[U+{code:04X}]"


def describe(rule: str, value: str | None) -> str:
    """One sentence that says what is wrong with a value.

    Args:
        rule: Id of the rule that it breaks.
        value: The author's text; None where the element is absent.
    """
    teller = _TELLERS.get(rule)
    return teller(value) if teller else RULES[rule].explanation


def fix(rule: str, value: str | None) -> str | None:
    """The value put right in what this rule asks, if that needs no guessing.

    Args:
        rule: Id of the rule that it breaks.
        value: The author's text; None where the element is absent.

    Returns:
        A value that keeps this rule and breaks no other that the author's kept; None if there is no safe one.
    """
    mender = _MENDERS.get(rule)
    mended = mender(value) if mender and value is not None else None
    field = RULES[rule].field
    if value is None or mended is None or mended == value or field is None:
        return None
    broken = set(judge_value(field, mended))
    return None if rule in broken or broken - set(judge_value(field, value)) else mended


def _quoted(value: str | None) -> str:
    return f"\u201c{shown(value)}\u201d"


def _tell_missing(value: str | None) -> str:
    return "The entry has no loc." if value is None else "The loc is empty."


def _tell_relative(value: str | None) -> str:
    return f"{_quoted(urls.stripped(value))} is not complete: it must begin with http:// or https://."


def _tell_scheme(value: str | None) -> str:
    scheme = urls.split_loc(urls.stripped(value))[0].removesuffix(":")
    return f"The protocol is {_quoted(scheme)}; it must be http or https."


def _tell_host(value: str | None) -> str:
    authority = urls.split_loc(urls.stripped(value))[1]
    if authority in ("", "//"):
        return f"{_quoted(urls.stripped(value))} names no host."
    return f"{_quoted(authority[2:])} is not a possible host and port."


def _tell_characters(value: str | None) -> str:
    loc = urls.stripped(value)
    host, host_in_ascii = (urls.split_loc(text)[1][2:] for text in (loc, urls.escaped(loc)))
    if not host.isascii():
        form = f", as {shown(host_in_ascii)}" if host_in_ascii.isascii() else ""
        return f"The host {_quoted(host)} must be written in ASCII{form}."
    found = list(dict.fromkeys(urls.illegal_characters(loc)))
    if not found:
        return RULES["loc-characters"].explanation
    more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
    first = found[0]
    if first == "%":
        return f"A % must be followed by two hexadecimal digits; as a character it is written %25{more}."
    return f"{_quoted(first)} is not allowed here in an address; it is written {urls.percent_encoded(first)}{more}."


def _tell_whitespace(value: str | None) -> str:
    return f"{_quoted(value)} has white space around the address."


def _tell_too_long(value: str | None) -> str:
    return f"The address has {len(urls.stripped(value)):,} characters; it must have fewer than 2,048."


def _tell_duplicate(value: str | None) -> str:
    return f"{_quoted(urls.stripped(value))} is listed earlier in the set."


def _tell_outside(value: str | None) -> str:
    return f"{_quoted(urls.stripped(value))} lies outside the folder of its sitemap."


def _tell_format(value: str | None) -> str:
    text = (value or "").strip()
    if not text:
        return "The date is empty; leave the element out if the date is unknown."
    if "T" in text and parse_w3c(f"{text}Z") is not None:
        return f"{_quoted(text)} has a time without a zone; add Z or an offset such as +01:00."
    return f"{_quoted(text)} is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00."


def _tell_date(value: str | None) -> str:
    text = (value or "").strip()
    parsed = parse_w3c(text)
    fault = parsed.fault if parsed else None
    if parsed is None or fault is None:
        return RULES["lastmod-date"].explanation
    if fault.startswith("day"):
        return f"{shown(text[:10])} is not a calendar day."
    if fault.startswith(("year", "month")):
        return f"{shown(text[:7])} is not in the calendar: there is no {fault}."
    return f"{shown(text)} is not on the clock: there is no {fault}."


def _tell_changefreq(value: str | None) -> str:
    if not value:
        return "The change frequency is empty; leave the element out if it is unknown."
    return f"{_quoted(value)} is not one of {', '.join(CHANGEFREQS)}."


def _tell_priority(value: str | None) -> str:
    text = (value or "").strip()
    if not text:
        return "The priority is empty; leave the element out for the default of 0.5."
    if values.is_decimal(text):
        return f"{shown(text)} is not between 0.0 and 1.0."
    return f"{_quoted(text)} is not a decimal number such as 0.8."


_TELLERS: Final[dict[str, Callable[[str | None], str]]] = {
    "loc-missing": _tell_missing,
    "loc-relative": _tell_relative,
    "loc-scheme": _tell_scheme,
    "loc-host": _tell_host,
    "loc-characters": _tell_characters,
    "loc-whitespace": _tell_whitespace,
    "loc-too-long": _tell_too_long,
    "loc-duplicate": _tell_duplicate,
    "loc-outside": _tell_outside,
    "lastmod-format": _tell_format,
    "lastmod-date": _tell_date,
    "changefreq-value": _tell_changefreq,
    "priority-value": _tell_priority,
}

_MENDERS: Final[dict[str, Callable[[str], str | None]]] = {
    "loc-characters": urls.escaped,
    "loc-whitespace": urls.stripped,
    "lastmod-format": dates.mended_date,
    "changefreq-value": values.mended_changefreq,
    "priority-value": values.mended_priority,
}
