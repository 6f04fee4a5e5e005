"""Rules about one `loc`: a table of faults, read over columns for a set and over a single text for a cell.

An address that is no web address is judged no further than that: what is wrong in it depends on what it was to be.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import polars as pl

from sitemap_studio.protocol import hosts, url_fixes, urls
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.hosts import mixed_label, unreadable_label
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS
from sitemap_studio.protocol.urls import stripped
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.values.field_rules import FieldRules, is_like, rule_ids, starts_with

MIN_SCHEMA_CHARACTERS: Final = 12
"""The least length of a `loc` by the published schema. sitemap.xsd, tLoc."""

_WRITTEN, _LOC = pl.col("loc"), pl.col("stripped")
_IS_WEB, _IS_HOSTED = pl.col("is_web"), pl.col("is_hosted")


@dataclass(frozen=True)
class _Fault:
    """A rule that one expression decides.

    Attributes:
        rule: Its id.
        pattern: Looked for anywhere in the address without white space around it.
        needs_host: Whether only addresses are judged that name a host; else all of http and https.
        is_found: Whether the rule is broken where the pattern is found; else where it is not.
    """

    rule: str
    pattern: str
    needs_host: bool = True
    is_found: bool = True


_CHARACTERS: Final = (
    _Fault("loc-backslash", urls.BACKSLASH, needs_host=False),
    _Fault("loc-idn", f"{urls.UNICODE_HOST}|{urls.ESCAPED_HOST}", needs_host=False),
    _Fault("loc-inner-space", urls.INNER_SPACE, needs_host=False),
    _Fault("loc-percent", urls.BAD_PERCENT, needs_host=False),
    _Fault("loc-characters", f"^(?:{urls.LEGAL_BUT_FOR_OTHERS})$", needs_host=False, is_found=False),
    _Fault("loc-double-escape", urls.DOUBLE_ESCAPE, needs_host=False),
    _Fault("loc-fragment", "#", needs_host=False),
)
_HABITS: Final = (
    _Fault("loc-user-info", urls.USER_INFO),
    _Fault("loc-default-port", urls.DEFAULT_PORT),
    _Fault("loc-empty-port", urls.EMPTY_PORT),
    _Fault("loc-upper-case", urls.UPPER_CASE),
    _Fault("loc-dot-segments", urls.DOT_SEGMENTS),
    _Fault("loc-session", url_fixes.SESSION),
    _Fault("loc-tracker", url_fixes.TRACKER),
)
_COMPILED: Final = tuple((fault, re.compile(fault.pattern)) for fault in (*_CHARACTERS, *_HABITS))
_PLAIN, _ODD_WORDS = re.compile(urls.PLAIN), re.compile(f"{url_fixes.ANY_HABIT}|{urls.DOUBLE_ESCAPE}|[/.]xn--")
_WEB_SCHEME, _MAYBE_UNICODE_HOST = re.compile(urls.WEB_SCHEME), re.compile(urls.MAYBE_UNICODE_HOST)
_MAYBE_PUNYCODE = re.compile(urls.MAYBE_PUNYCODE)


def _suspects(given: Circumstances) -> pl.Expr:
    words = _ODD_WORDS.pattern if given.leaks.joined is None else f"{_ODD_WORDS.pattern}|{given.leaks.joined}"
    size = _WRITTEN.str.len_bytes()
    return (
        ~is_like(urls.PLAIN, _WRITTEN)
        | _WRITTEN.str.contains(words)
        | (size > MAX_LOC_CHARACTERS)
        | (size < MIN_SCHEMA_CHARACTERS)
        | _WRITTEN.is_null()
    )


def _prepared(locs: pl.DataFrame) -> pl.DataFrame:
    """Columns that several rules need."""
    frame = locs.with_columns(stripped=_WRITTEN.fill_null("").str.strip_chars(urls.SPACE_AROUND))
    is_complete = starts_with(urls.SCHEME, _LOC) & ~starts_with(urls.HOST_AND_PORT, _LOC)
    frame = frame.with_columns(is_complete=is_complete)
    frame = frame.with_columns(is_web=pl.col("is_complete") & starts_with(urls.WEB_SCHEME, _LOC))
    is_hosted = _IS_WEB & starts_with(urls.WEB_HOST, _LOC) & ~_LOC.str.contains(hosts.LONG_HOST)
    return frame.with_columns(is_hosted=is_hosted)


def _broken(fault: _Fault) -> pl.Expr:
    found = _LOC.str.contains(fault.pattern)
    return (_IS_HOSTED if fault.needs_host else _IS_WEB) & (found if fault.is_found else ~found)


def _is_mixed(locs: pl.Series) -> pl.Series:
    """Whether each of some addresses has a host that mixes scripts; null for an address without a host."""
    return _has_host(locs, urls.MAYBE_UNICODE_HOST, lambda origin: mixed_label(urls.host_of(origin)))


def _is_unreadable(locs: pl.Series) -> pl.Series:
    """Whether each of some addresses has a host in ASCII form that stands for none; null for one without a host."""
    return _has_host(locs, urls.MAYBE_PUNYCODE, lambda origin: unreadable_label(urls.host_of(origin)))


def _has_host(locs: pl.Series, maybe: str, find: Callable[[str], object]) -> pl.Series:
    """Whether something is found in the host of each of some addresses.

    Args:
        locs: The addresses; null for one that is not to be looked at.
        maybe: What addresses look like in which it may be.
        find: Finds it in the beginning of an address, up to its host.
    """
    is_maybe = locs.str.contains(maybe).fill_null(value=False)
    if not is_maybe.any():
        return is_maybe
    # A set has few hosts: each is taken apart once.
    origins = locs.str.extract(f"^([^:]*://{urls.AUTHORITY})")
    return origins.is_in([origin for origin in origins.filter(is_maybe).unique() if find(origin)])


def _of_hosted(judge: Callable[[pl.Series], pl.Series]) -> pl.Expr:
    return pl.when(_IS_HOSTED).then(_LOC).map_batches(judge, return_dtype=pl.Boolean).fill_null(value=False)


def _column_rules(given: Circumstances) -> dict[str, pl.Expr]:
    is_there, length = _LOC != "", _LOC.str.len_chars()
    without_space = _WRITTEN.str.strip_chars(XML_SPACE)
    leaks = given.leaks.joined
    by_rule = {
        "loc-missing": _WRITTEN.is_null(),
        "loc-empty": _WRITTEN.is_not_null() & ~is_there,
        "loc-relative": is_there & ~pl.col("is_complete"),
        "loc-scheme": pl.col("is_complete") & ~_IS_WEB,
        "loc-host": (_IS_WEB & ~_IS_HOSTED) | _of_hosted(_is_unreadable),
        "loc-mixed-scripts": _of_hosted(_is_mixed),
        "loc-whitespace": is_there & (without_space != _WRITTEN),
        "loc-other-space": is_there & (without_space != _LOC),
        "loc-too-long": length > MAX_LOC_CHARACTERS,
        "loc-too-short": _IS_HOSTED & (length < MIN_SCHEMA_CHARACTERS),
        "loc-leak": pl.lit(value=False) if leaks is None else _IS_HOSTED & _LOC.str.contains(leaks),
    }
    by_rule |= {fault.rule: _broken(fault) for fault, _ in _COMPILED}
    return {rule: by_rule[rule] for rule in LOC_RULE_IDS}


def judge_loc(text: str | None, given: Circumstances) -> tuple[str, ...]:
    """Say which rules of the catalogue a single `loc` breaks, duplicates and places aside.

    Args:
        text: The author's text; None where the element is absent.
        given: What the verdict depends on.

    Returns:
        Rule ids in the order of the catalogue; none for a right address.
    """
    if text is None:
        return ("loc-missing",)
    loc = stripped(text)
    if not loc:
        return ("loc-empty",)
    is_plain = _PLAIN.fullmatch(text) and MIN_SCHEMA_CHARACTERS <= len(text) <= MAX_LOC_CHARACTERS
    if is_plain and not _ODD_WORDS.search(text):
        return ("loc-leak",) if given.leaks.is_any_in(text) else ()
    broken = set()
    without_space = text.strip(XML_SPACE)
    if without_space != text:
        broken.add("loc-whitespace")
    if loc != without_space:
        broken.add("loc-other-space")
    if len(loc) > MAX_LOC_CHARACTERS:
        broken.add("loc-too-long")
    if not urls.is_complete(loc):
        broken.add("loc-relative")
    elif not _WEB_SCHEME.match(loc):
        broken.add("loc-scheme")
    else:
        broken |= _judge_web(loc, given)
    return tuple(rule for rule in LOC_RULE_IDS if rule in broken)


def _judge_web(loc: str, given: Circumstances) -> set[str]:
    is_hosted = urls.is_web(loc)
    broken = {
        fault.rule
        for fault, pattern in _COMPILED
        if (is_hosted or not fault.needs_host) and (pattern.search(loc) is not None) is fault.is_found
    }
    if not is_hosted:
        return broken | {"loc-host"}
    if _MAYBE_PUNYCODE.search(loc) and unreadable_label(urls.host_of(loc)):
        broken.add("loc-host")
    if len(loc) < MIN_SCHEMA_CHARACTERS:
        broken.add("loc-too-short")
    if _MAYBE_UNICODE_HOST.search(loc) and mixed_label(urls.host_of(loc)):
        broken.add("loc-mixed-scripts")
    if given.leaks.is_any_in(loc):
        broken.add("loc-leak")
    return broken


LOC_RULE_IDS: Final = rule_ids("loc")
"""Their ids, in the order of the catalogue."""

LOC_FIELD_RULES: Final = FieldRules("loc", LOC_RULE_IDS, _suspects, _prepared, _column_rules, judge_loc)
"""How a `loc` is judged."""
