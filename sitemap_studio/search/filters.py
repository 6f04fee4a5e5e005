"""Filters: the words by which entries are chosen, on the command line and in the window.

    FIELD OP VALUE [and FIELD OP VALUE …]

FIELD is loc, lastmod, changefreq, priority or entry (its place in the set, from 1). OP is one of = != < > contains
matches, or `is empty` and `is not empty`, which take no value. A value with blanks may stand in quotes. `contains` does
not look at case; `matches` is a regular expression in Rust's syntax, which takes linear time on any input.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, cast

import polars as pl

from sitemap_studio.core.errors import RequestError
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, Kind
from sitemap_studio.search.keys import instant, number
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import SlotArray

Operator = Literal["=", "!=", "<", ">", "contains", "matches", "is empty", "is not empty"]
"""How a condition compares."""

ENTRY: Final = "entry"
"""The word for an entry's place in the set, counted from 1."""

_WORDS = "|".join((*FIELD_NAMES, ENTRY))
_START = re.compile(
    rf"\s*(?P<field>{_WORDS})\s*(?P<op>!=|=|<|>|(?:contains|matches|is\s+not\s+empty|is\s+empty)(?=\s|$|[\"']))",
    re.IGNORECASE,
)
_QUOTED = re.compile(r"""\s*(?:"(?P<double>[^"]*)"|'(?P<single>[^']*)')\s*(?=and\b|$)""", re.IGNORECASE)
_NEXT = re.compile(rf"\s+and\s+(?=(?:{_WORDS})\b)", re.IGNORECASE)
_AND = re.compile(r"\s*and(?:\s+|$)", re.IGNORECASE)


@dataclass(frozen=True)
class Condition:
    """One comparison."""

    field: str
    operator: Operator
    value: str

    def expression(self) -> pl.Expr:
        """Whether it holds, by columns: the fields, and `entry` counted from 1. Never null."""
        if self.operator in ("is empty", "is not empty"):
            is_empty = pl.col(self.field).cast(pl.String).str.strip_chars().fill_null("") == ""
            return is_empty if self.operator == "is empty" else ~is_empty
        if self.operator == "contains":
            return _contains(self.field, self.value)
        if self.operator == "matches":
            return pl.col(self.field).cast(pl.String).str.contains(self.value).fill_null(value=False)
        return self._comparison()

    def _comparison(self) -> pl.Expr:
        column, value = self._compared()
        match self.operator:
            case "=":
                return (column == value).fill_null(value=False)
            case "!=":
                return (column != value).fill_null(value=True)
            case "<":
                return (column < value).fill_null(value=False)
            case _:
                return (column > value).fill_null(value=False)

    def _compared(self) -> tuple[pl.Expr, pl.Expr]:
        column, value = pl.col(self.field), pl.lit(self.value)
        if self.field == ENTRY:
            return column.cast(pl.Float64), number(value)
        kind = FIELD_BY_NAME[self.field].kind
        if kind is Kind.NUMBER and _is_number(self.value):
            return number(column), number(value)
        if kind is Kind.DATE and self.operator in ("<", ">"):
            return instant(column), instant(value)
        return column, value


@dataclass(frozen=True)
class Filter:
    """Conditions that must all hold."""

    conditions: tuple[Condition, ...]

    def expression(self) -> pl.Expr:
        """Whether all hold, by columns."""
        return pl.all_horizontal([condition.expression() for condition in self.conditions])


def parse_filter(text: str) -> Filter:
    """Read the words of a filter.

    Raises:
        RequestError: They can't be understood; the sentence says where.
    """
    conditions: list[Condition] = []
    place = 0
    while True:
        start = _START.match(text, place)
        if start is None:
            raise _misread(text, place)
        operator = " ".join(start["op"].lower().split())
        value, place = _value(text, start.end(), operator)
        conditions.append(_checked(Condition(start["field"].lower(), cast(Operator, operator), value)))
        if not text[place:].strip():
            return Filter(tuple(conditions))
        joint = _AND.match(text, place)
        if joint is None:
            raise _misread(text, place, "“and” must come next")
        place = joint.end()


def parse_typed(text: str) -> Filter:
    """Read what is typed into the window: a filter, `/a regular expression/`, or a text to look for in loc.

    Raises:
        RequestError: It looks like a filter or an expression, but can't be understood.
    """
    wanted = text.strip()
    if _START.match(wanted):
        return parse_filter(wanted)
    if len(wanted) > 2 and wanted.startswith("/") and wanted.endswith("/") and _is_expression(wanted[1:-1]):
        return Filter((_checked(Condition("loc", "matches", wanted[1:-1])),))
    return Filter((Condition("loc", "contains", wanted),))


def matching(wanted: Filter, table: EntryTable) -> SlotArray:
    """The slots of all entries for which a filter holds, in the order of the set."""
    names = [name for name in FIELD_NAMES if any(condition.field == name for condition in wanted.conditions)]
    rows = table.rows(table.order, names or ["sitemap"])
    if any(condition.field == ENTRY for condition in wanted.conditions):
        rows = rows.with_row_index(ENTRY, offset=1)
    holds = rows.select(wanted.expression().alias("holds")).to_series().to_numpy()
    chosen: SlotArray = table.order[holds]
    return chosen


def _value(text: str, place: int, operator: str) -> tuple[str, int]:
    if operator.startswith("is "):
        return "", place
    quoted = _QUOTED.match(text, place)
    if quoted:
        return quoted["double"] if quoted["double"] is not None else quoted["single"], quoted.end()
    following = _NEXT.search(text, place)
    end = following.start() if following else len(text)
    value = text[place:end].strip()
    if not value:
        raise _misread(text, place, "a value must come next")
    return value, end


def _checked(condition: Condition) -> Condition:
    if condition.operator == "matches":
        try:
            pl.select(pl.lit("").str.contains(condition.value))
        except pl.exceptions.ComputeError as error:
            reasons = [line[7:] for line in str(error).splitlines() if line.startswith("error: ")]
            raise RequestError(
                f"The expression “{condition.value}” can't be read: {(reasons or ['it is not well formed'])[0]}."
            ) from error
    elif condition.operator in ("<", ">"):
        _check_order(condition)
    elif condition.field == ENTRY and condition.operator in ("=", "!=") and not _is_number(condition.value):
        raise RequestError(f"“{condition.value}” is not the number of an entry.")
    return condition


def _check_order(condition: Condition) -> None:
    kind = None if condition.field == ENTRY else FIELD_BY_NAME[condition.field].kind
    if kind is Kind.CHOICE:
        raise RequestError(f"“{condition.field}” is not larger or smaller than another.", hint="Use = or != with it.")
    if kind in (None, Kind.NUMBER) and not _is_number(condition.value):
        raise RequestError(f"“{condition.field} {condition.operator}” needs a number, not “{condition.value}”.")
    if kind is Kind.DATE and pl.select(instant(pl.lit(condition.value))).item() is None:
        raise RequestError(f"“lastmod {condition.operator}” needs a date such as 2026-11-02, not “{condition.value}”.")


def _contains(field: str, value: str) -> pl.Expr:
    text = pl.col(field).cast(pl.String)
    if value.upper() == value.lower():
        return text.str.contains(value, literal=True).fill_null(value=False)
    return text.str.contains(f"(?i){re.escape(value)}").fill_null(value=False)


def _is_number(text: str) -> bool:
    return pl.select(number(pl.lit(text))).item() is not None


def _is_expression(text: str) -> bool:
    """A path such as `/blog/` is a text to look for, not an expression."""
    return any(character in r".*+?[](){}^$|\\" for character in text)


def _misread(text: str, place: int, wanted: str = "") -> RequestError:
    rest = text[place:].strip()
    where = f"at “{rest[:40]}”" if rest else "at its end"
    expected = (
        wanted or f"a condition such as “loc contains /blog/” must come next (fields: {_WORDS.replace('|', ', ')})"
    )
    return RequestError(f"The filter can't be understood {where}: {expected}.")
