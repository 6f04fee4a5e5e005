"""Tests of the texts of one column: for which of them a condition holds.

Columns of few different texts are tested text by text and not entry by entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from threading import local
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.protocol.fields import FIELD_BY_NAME, Kind
from sitemap_studio.search.conditions import Condition, is_number
from sitemap_studio.search.facts import Facts
from sitemap_studio.search.keys import instant, instants, number
from sitemap_studio.search.patterns import as_read_or_escaped, is_caseless
from sitemap_studio.search.ranges import period, span
from sitemap_studio.search.words import MISSING, OTHER, Operator

Mask = NDArray[np.bool_]
"""For each of some entries whether something holds."""

Test = Callable[[pl.Series], Mask]
"""Says of each text of a column whether something holds."""

Values = Callable[[pl.Series], pl.Series]
"""Says of each text of a column what it stands for."""

_TEXT: Final = pl.col("text")


def any_of(masks: Iterable[Mask]) -> Mask:
    """Where one of some masks holds."""
    return reduce(np.logical_or, masks)


def tested(column: pl.Series, test: Test) -> Mask:
    """A test of each text of a column; of each different one where the column is folded."""
    if not isinstance(column.dtype, pl.Enum):
        return test(column)
    texts = column.dtype.categories
    verdicts = test(pl.concat([texts.alias("text"), pl.Series("text", [None], dtype=pl.String)]))
    found: Mask = verdicts[column.to_physical().cast(pl.UInt16).fill_null(len(texts)).to_numpy()]
    return found


def text_test(condition: Condition, facts: Facts, moments_of: Values = instants) -> Test:
    """What a condition without its "not" asks of a text; `moments_of` reads dates."""
    kind = FIELD_BY_NAME[condition.field].kind if condition.field in FIELD_BY_NAME else None
    value = condition.value
    match condition.asked:
        case "is empty":
            return by_expression(_is_empty())
        case "contains":
            return by_expression(containing(value))
        case "matches":
            return by_expression(_TEXT.cast(pl.String).str.contains(value))
        case "in":
            return _list_test(condition, kind, facts, moments_of)
        case "<" | ">" | "<=" | ">=" if kind is Kind.DATE:
            bound = pl.select(instant(pl.lit(value))).item()
            return lambda texts: _compared(moments_of(texts), condition.asked, bound)
        case operator if kind is None or (kind is Kind.NUMBER and is_number(value)):
            bound = pl.select(number(pl.lit(value))).item()
            return lambda texts: _compared(_numbers(texts), operator, bound)
        case operator:
            return lambda texts: _compared(texts, operator, value)


def remembering(values_of: Values) -> Values:
    """The same, but for a column that is asked for again at once, by the same thread, what was found before."""
    last = local()

    def values(texts: pl.Series) -> pl.Series:
        if getattr(last, "texts", None) is not texts:
            last.texts, last.values = texts, values_of(texts)
        found: pl.Series = last.values
        return found

    return values


def by_expression(expression: pl.Expr) -> Test:
    """A test by an expression over the column `text`; null does not hold."""

    def test(texts: pl.Series) -> Mask:
        return texts.alias("text").to_frame().select(expression.fill_null(value=False)).to_series().to_numpy()

    return test


def containing(text: str) -> pl.Expr:
    """Whether the column `text` contains another in any case, or as addresses spell it."""
    column = _TEXT.cast(pl.String)
    if is_caseless(text):
        return column.str.contains(text, literal=True)
    return column.str.contains(as_read_or_escaped(text))


def _is_empty() -> pl.Expr:
    return _TEXT.cast(pl.String).str.strip_chars().fill_null("") == ""


def _numbers(texts: pl.Series) -> pl.Series:
    if texts.dtype.is_numeric():
        return texts.cast(pl.Float64)
    return texts.alias("text").to_frame().select(number(_TEXT)).to_series()


def _compared(column: pl.Series, operator: Operator, bound: object) -> Mask:
    match operator:
        case "=":
            holds = column == bound
        case "<":
            holds = column < bound
        case ">":
            holds = column > bound
        case "<=":
            holds = column <= bound
        case _:
            holds = column >= bound
    found: Mask = holds.fill_null(value=False).to_numpy()
    return found


# Lists


def _list_test(condition: Condition, kind: Kind | None, facts: Facts, moments_of: Values) -> Test:
    tests: list[Test] = []
    plain = []
    days: list[tuple[object, object]] = []
    numbers: list[tuple[object, object]] = []
    for item in condition.values:
        if item == MISSING:
            tests.append(by_expression(_is_empty()))
        elif item == OTHER and kind not in (None, Kind.URL):
            tests.append(_other_test(kind, moments_of))
        elif kind is Kind.DATE:
            stretch = period(item, facts.today)
            assert stretch is not None  # checked when the condition was made
            days.append((stretch.first, stretch.end))
        elif (kind is None or kind is Kind.NUMBER) and (bounds := span(item)):
            numbers.append((bounds.first, bounds.last))
        else:
            plain.append(item)
    if days:
        tests.append(_in_ranges(moments_of, days, has_last=False))
    if numbers:
        tests.append(_in_ranges(_numbers, numbers, has_last=True))
    if plain:
        tests.append(by_expression(_TEXT.cast(pl.String).is_in(plain)))
    return lambda texts: any_of(test(texts) for test in tests)


def _other_test(kind: Kind | None, moments_of: Values) -> Test:
    """Whether there is a text, but none that the field may have."""
    is_empty = by_expression(_is_empty())
    if kind is Kind.DATE:
        return lambda texts: ~is_empty(texts) & moments_of(texts).is_null().to_numpy()
    if kind is Kind.NUMBER:
        return lambda texts: ~is_empty(texts) & _numbers(texts).is_null().to_numpy()
    choices = [choice for field in FIELD_BY_NAME.values() if field.kind is kind for choice in field.choices]
    is_known = by_expression(_TEXT.is_in(choices))
    return lambda texts: ~is_empty(texts) & ~is_known(texts)


def _in_ranges(values_of: Values, ranges: Sequence[tuple[object, object]], *, has_last: bool) -> Test:
    """Whether a text stands for anything within one of some ranges.

    Args:
        values_of: What texts stand for.
        ranges: The first and the last of each, or what lies behind it; None stands for no bound.
        has_last: Whether ranges hold what they end with.
    """

    def test(texts: pl.Series) -> Mask:
        values = values_of(texts).alias("")
        kind, physical = values.dtype, values.to_physical()
        low, high = (-np.inf, np.inf) if kind.is_float() else (-(1 << 63), (1 << 63) - 1)
        firsts, ends = (pl.Series(bounds, dtype=kind).to_physical() for bounds in zip(*ranges, strict=True))
        first, end = firsts.fill_null(low).to_numpy(), ends.fill_null(high).to_numpy()
        # Sorted once, so that the time hardly depends on how many there are: the end that is reached by all that
        # begin before a value tells whether one of them holds it.
        order = np.argsort(first)
        first, end = first[order], np.maximum.accumulate(end[order])
        value = physical.fill_null(0).to_numpy()
        begun = np.searchsorted(first, value, side="right")
        reached = end[np.maximum(begun - 1, 0)]
        is_within = value <= reached if has_last else value < reached
        found: Mask = values.is_not_null().to_numpy() & (begun > 0) & is_within
        return found

    return test
