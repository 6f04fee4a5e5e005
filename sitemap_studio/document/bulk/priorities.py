"""Bulk edits of `priority`: by the depth of addresses, and in decimal arithmetic, so that 0.7 times 3 is 2.1."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_UP, Context, Decimal, localcontext
from typing import Any, Final

import polars as pl

from sitemap_studio.document.bulk.outcomes import NO_NUMBER, NO_WEB, ColumnResult, mapped, outcome
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.values import DECIMAL

_DIGITS: Final = 60
_MOST_CHARACTERS: Final = 40
_LEAST, _MOST = Decimal(0), Decimal(1)
_DECIMAL: Final = re.compile(DECIMAL)
_PATH: Final = f"^[{XML_SPACE}]*[Hh][Tt][Tt][Pp][Ss]?://[^/?#{XML_SPACE}]+([^?#]*)"
_PLAIN: Final = rf"^https?://[^/?#\\{XML_SPACE}]+(?:/[^/?#\\{XML_SPACE}]+)*/?$"
_TEXT: Final = pl.col("text")
_IS_BLANK: Final = _TEXT.is_null() | (_TEXT.str.strip_chars(XML_SPACE) == "")


def by_depth(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Give every entry the step of a ladder that its address is deep; what is deeper has the last."""
    ladder: tuple[str, ...] = said["ladder"]
    loc = pl.col("loc")
    # Slashes are counted ten times as fast as an expression finds the names between them.
    is_plain = rows.select(loc.str.contains(_PLAIN)).to_series().fill_null(value=False)
    slashes = loc.str.count_matches("/", literal=True).cast(pl.Int64) - 2 - loc.str.ends_with("/").cast(pl.Int64)
    depths = rows.select(slashes.alias("depth")).to_series()
    odd = rows.filter(~is_plain).select(
        loc.str.extract(_PATH, 1).str.count_matches(f"/[^/{XML_SPACE}]+").cast(pl.Int64)
    )
    depths = depths.scatter((~is_plain).arg_true(), odd.to_series()) if odd.height else depths
    steps = pl.Series(ladder, dtype=pl.String)
    after = steps.gather(depths.clip(0, len(ladder) - 1).fill_null(0))
    return outcome(rows, pl.lit(after), pl.when(pl.lit(depths).is_null()).then(pl.lit(NO_WEB)))


def scale(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Multiply, and keep the result from 0.0 to 1.0."""
    factor: Decimal = said["factor"]
    return _each(rows, lambda number: _within(number * factor, _LEAST, _MOST))


def clamp(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Raise what is below the least, and lower what is above the most."""
    least, most = sorted((said["least"], said["most"]))
    return _each(rows, lambda number: _within(number, least, most))


def round_to(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Keep so many digits behind the point, a half going up; shorter numbers stay as they are."""
    unit = Decimal(1).scaleb(-said["digits"])

    def rounded(number: Decimal) -> Decimal:
        exponent = number.as_tuple().exponent
        is_short = isinstance(exponent, int) and -exponent <= said["digits"]
        return number if is_short else number.quantize(unit, ROUND_HALF_UP)

    return _each(rows, rounded, is_same=lambda old, new: old.as_tuple() == new.as_tuple())


def _each(
    rows: pl.DataFrame,
    work: Callable[[Decimal], Decimal],
    is_same: Callable[[Decimal, Decimal], bool] = lambda old, new: old == new,
) -> ColumnResult:
    """Work on each number once; texts of a number that stays the same stay as written."""

    def mend(text: str) -> str | None:
        number = _number(text)
        if number is None:
            return None
        new = work(number)
        core = text.strip(XML_SPACE)
        return text if is_same(number, new) else text.replace(core, written(new), 1)

    with localcontext(Context(prec=_DIGITS)):
        return mapped(rows, ~_IS_BLANK, mend, NO_NUMBER)


def _number(text: str) -> Decimal | None:
    core = text.strip(XML_SPACE)
    if len(core) > _MOST_CHARACTERS or not _DECIMAL.fullmatch(core):
        return None
    return Decimal(core)


def _within(number: Decimal, least: Decimal, most: Decimal) -> Decimal:
    return min(max(number, least), most)


def written(number: Decimal) -> str:
    """A number as people write priorities: with one digit behind the point at least, and no idle ones."""
    text = f"{number:f}"
    whole, _, fraction = text.partition(".")
    return f"{whole}.{fraction.rstrip('0') or '0'}"
