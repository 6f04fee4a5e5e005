"""Rules about one value: judged over columns for a set, and over a single text for a cell.

Both ways read the same expressions from `protocol`, so they cannot disagree. A column is judged in two steps: one
expression finds the few values that are not plainly right, and only those are looked at rule by rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.protocol import dates, urls, values
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import CHANGEFREQS, FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS

Places = NDArray[np.uint32]
"""Places in a frame, from 0, ascending."""

_SPACE = f"[{XML_SPACE}]*"


@dataclass(frozen=True)
class FieldRules:
    """How one field is judged.

    Attributes:
        suspects: True or null for every value that must be looked at; over the column of the field.
        rules: For each rule an expression that is true where it is broken; over the column of suspects.
        judge: The ids of the rules that a single text breaks.
    """

    suspects: pl.Expr
    rules: tuple[tuple[str, pl.Expr], ...]
    judge: Callable[[str | None], tuple[str, ...]]


def _starts(pattern: str, text: pl.Expr) -> pl.Expr:
    return text.str.contains(f"^(?:{pattern})")


def _is(pattern: str, text: pl.Expr) -> pl.Expr:
    return text.str.contains(f"^(?:{pattern})$")


def _loc_rules() -> FieldRules:
    written = pl.col("loc")
    loc = written.fill_null("").str.strip_chars(XML_SPACE)
    is_there = loc != ""
    is_complete = _starts(urls.SCHEME, loc) & ~_starts(urls.HOST_AND_PORT, loc)
    is_web = is_complete & _starts(urls.WEB_SCHEME, loc)
    return FieldRules(
        suspects=~_is(urls.PLAIN, written) | (written.str.len_bytes() > MAX_LOC_CHARACTERS) | written.is_null(),
        rules=(
            ("loc-missing", ~is_there),
            ("loc-relative", is_there & ~is_complete),
            ("loc-scheme", is_complete & ~is_web),
            ("loc-host", is_web & ~_starts(urls.WEB_HOST, loc)),
            ("loc-characters", is_web & ~_is(urls.LEGAL, loc)),
            ("loc-whitespace", is_there & (loc != written)),
            ("loc-too-long", loc.str.len_chars() > MAX_LOC_CHARACTERS),
        ),
        judge=urls.judge_loc,
    )


def _lastmod_rules() -> FieldRules:
    lastmod = pl.col("lastmod").str.strip_chars(XML_SPACE)
    return FieldRules(
        suspects=~_is(f"{_SPACE}{dates.REAL}{_SPACE}", pl.col("lastmod")),
        rules=(
            ("lastmod-format", ~_is(dates.FORMAT, lastmod)),
            ("lastmod-date", _is(dates.FORMAT, lastmod) & ~_is(dates.REAL, lastmod)),
        ),
        judge=_judge_lastmod,
    )


def _judge_lastmod(text: str | None) -> tuple[str, ...]:
    if text is None or dates.is_real_date(text):
        return ()
    return ("lastmod-format",) if dates.parse_w3c(text) is None else ("lastmod-date",)


def _changefreq_rules() -> FieldRules:
    is_wrong = ~pl.col("changefreq").is_in(list(CHANGEFREQS))
    return FieldRules(is_wrong, (("changefreq-value", is_wrong),), _judge_changefreq)


def _judge_changefreq(text: str | None) -> tuple[str, ...]:
    return () if text is None or values.is_changefreq(text) else ("changefreq-value",)


def _priority_rules() -> FieldRules:
    is_wrong = ~_is(f"{_SPACE}{values.PRIORITY}{_SPACE}", pl.col("priority"))
    return FieldRules(is_wrong, (("priority-value", is_wrong),), _judge_priority)


def _judge_priority(text: str | None) -> tuple[str, ...]:
    return () if text is None or values.is_priority(text) else ("priority-value",)


FIELD_RULES: Final[dict[FieldName, FieldRules]] = {
    "loc": _loc_rules(),
    "lastmod": _lastmod_rules(),
    "changefreq": _changefreq_rules(),
    "priority": _priority_rules(),
}
"""The rules of scope field, by the field that they judge."""

FIELD_RULE_IDS: Final = tuple(rule for judged in FIELD_RULES.values() for rule, _ in judged.rules)
"""Their ids."""


def judge_fields(rows: pl.DataFrame, fields: Sequence[FieldName] = FIELD_NAMES) -> dict[str, Places]:
    """Judge the values of many entries.

    Args:
        rows: A frame with at least the columns of `fields`.
        fields: Which of them to judge.

    Returns:
        For every rule that is broken the places of the entries that break it.
    """
    suspects = rows.select(FIELD_RULES[field].suspects.fill_null(value=False).alias(field) for field in fields)
    broken: dict[str, Places] = {}
    for field in fields:
        places = suspects[field].arg_true()
        if places.is_empty():
            continue
        rules = FIELD_RULES[field].rules
        looked_at = rows.select(pl.col(field).gather(places)).select(
            expression.fill_null(value=False).alias(rule) for rule, expression in rules
        )
        for rule, _ in rules:
            found = looked_at[rule].to_numpy()
            if found.any():
                broken[rule] = places.to_numpy()[found].astype(np.uint32)
    return broken


def judge_value(field: FieldName, text: str | None) -> tuple[str, ...]:
    """Judge one value, as it is typed.

    Args:
        field: Which field it is for.
        text: The text; None for an absent element.

    Returns:
        The ids of the rules that it breaks, in the order of the catalogue; none if it is right.
    """
    return FIELD_RULES[field].judge(text)
