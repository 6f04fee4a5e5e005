"""Texts of facts about pages in the table, in copied text and in CSV files, with their filters and sort values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import polars as pl

from sitemap_studio.core.messages import Message, msg
from sitemap_studio.model.page_columns import PAGE_COLUMNS, PageColumns, PageValue
from sitemap_studio.protocol.page_verdicts import IS_INDEXABLE, Reason
from sitemap_studio.search.filter_language import INDEXABLE, Condition

PAGE_TABLE_COLUMNS: Final = tuple(INDEXABLE if name == "reason" else name for name in PAGE_COLUMNS)
"""Names of the columns of facts in tables: `PAGE_COLUMNS`, with `INDEXABLE` in place of `reason`."""

FIRST_SHOWN: Final = ("status", INDEXABLE)
"""Columns that are shown by default."""

_DATE_FORM: Final = "%Y-%m-%d"
_SECONDS_DIGITS: Final = 2


def stored_column(name: str) -> str:
    """Return the name of the column of `PAGE_COLUMNS` that a column of `PAGE_TABLE_COLUMNS` shows."""
    return "reason" if name == INDEXABLE else name


def verdict_text(reason: Reason) -> Message:
    """Return whether a page with a reason is indexable: “yes”, “no: REASON” or “unknown: REASON”."""
    if (verdict := IS_INDEXABLE[reason]) is None:
        return msg("unknown: {reason}", reason=reason)
    return msg("yes") if verdict else msg("no: {reason}", reason=reason)


_REASON_BY_TEXT: Final = {str(verdict_text(reason)): reason for reason in IS_INDEXABLE}


def page_texts(pages: PageColumns | None, name: str, locs: pl.Series) -> pl.Series:
    """Return the texts of a column of facts for entries, in English; null without a value.

    Times are days in UTC, and seconds are rounded to hundredths.

    Args:
        pages: The facts; None without any.
        name: One of `PAGE_TABLE_COLUMNS`.
        locs: URLs of the entries.
    """
    if pages is None:
        return pl.Series(name, [None] * len(locs), dtype=pl.String)
    return page_text_frame(pages, [name], locs)[name]


def page_text_frame(pages: PageColumns, names: Sequence[str], locs: pl.Series, *values: str) -> pl.DataFrame:
    """Return a frame with the texts of columns of facts, a row for each entry; see `page_texts`.

    Columns of texts that are not loaded are null.

    Args:
        pages: The facts.
        names: Columns of `PAGE_TABLE_COLUMNS`.
        locs: URLs of the entries.
        values: Loaded columns of `PAGE_COLUMNS` whose values are added in columns with the name `value NAME`.
    """
    stored = {name: stored_column(name) for name in names if stored_column(name) in pages.names}
    frame = pages.frame([*dict.fromkeys((*stored.values(), *values))], pages.rows_of(locs), locs)
    texts = [_text_expression(column).alias(name) for name, column in stored.items()]
    absent = [pl.lit(None, pl.String).alias(name) for name in names if name not in stored]
    return frame.select(*texts, *absent, *(pl.col(name).alias(f"value {name}") for name in values))


@cache
def _text_expression(name: str) -> pl.Expr:
    """Return the expression for the texts of a column of `PAGE_COLUMNS`; null for null."""
    column, value = PAGE_COLUMNS[name], pl.col(name)
    match column.kind:
        case PageValue.REASON:
            texts = {reason: text for text, reason in _REASON_BY_TEXT.items()}
            return value.cast(pl.String).replace_strict(texts, default=None, return_dtype=pl.String)
        case PageValue.TIME:
            return pl.from_epoch(value.cast(pl.Int64)).dt.strftime(_DATE_FORM)
        case PageValue.NUMBER if column.dtype.is_float():
            return value.cast(pl.Float64).round(_SECONDS_DIGITS).cast(pl.String)
        case _:
            return value.cast(pl.String)


def page_condition(name: str, text: str | None, *, is_negated: bool = False) -> Condition:
    """Return the filter condition for the pages with a text of `page_texts` in a column, or all others if negated.

    Args:
        name: One of `PAGE_TABLE_COLUMNS`.
        text: The text; None or empty for pages without a value.
        is_negated: Whether to select all other pages.
    """
    if not text:
        return Condition(stored_column(name), "is not empty" if is_negated else "is empty")
    if name == INDEXABLE:
        return Condition("reason", "!=" if is_negated else "=", _REASON_BY_TEXT[text])
    if PAGE_COLUMNS[name].dtype.is_float():
        # The text is rounded.
        half = 0.5 / 10**_SECONDS_DIGITS
        bounds = f"{max(float(text) - half, 0):.{_SECONDS_DIGITS + 1}f}..{float(text) + half:.{_SECONDS_DIGITS + 1}f}"
        return Condition(name, "not in" if is_negated else "in", values=(bounds,))
    return Condition(name, "!=" if is_negated else "=", text)


def page_sort_values(pages: PageColumns | None, name: str, locs: pl.Series) -> pl.Series:
    """Return the values by which a column of facts is sorted: numbers, Unix times, or texts; null without a value.

    See `page_texts` for the arguments.
    """
    column = PAGE_COLUMNS.get(name)
    if pages is None or column is None or column.name not in pages.names or not column.dtype.is_numeric():
        return page_texts(pages, name, locs)
    return pages.values(name, pages.rows_of(locs), locs)
