"""How many bytes an element takes when it is written."""

from __future__ import annotations

from typing import Final

import polars as pl

from sitemap_studio.protocol.fields import FieldName

_ESCAPED_BYTES: Final = {"&": 4, "<": 3, ">": 3, '"': 5, "'": 5, "\r": 4}
"""How many bytes more a character takes as a reference."""

_FEW_TEXTS: Final = 64
"""So many texts are measured one by one in the time that setting up an expression takes."""


def element_sizes(name: FieldName, values: pl.Series) -> pl.Series:
    """Bytes that an element takes on a line of its own when written canonically: escaped, indented; none when absent.

    Source: Sitemap Protocol 0.9, "Entity escaping"; XML 1.0, 2.11, for the carriage return.
    """
    around = len(f"    <{name}></{name}>\n")
    if len(values) <= _FEW_TEXTS:
        sizes = [0 if text is None else around + len(text.encode()) + _escaped_bytes(text) for text in values]
        return pl.Series(values.name, sizes, dtype=pl.Int64)
    text = pl.col("value")
    extra = pl.lit(0, pl.Int64)
    for character, more in _ESCAPED_BYTES.items():
        extra = extra + text.str.count_matches(character, literal=True).cast(pl.Int64) * more
    size = text.str.len_bytes().cast(pl.Int64) + extra + around
    return pl.select(value=values).select(pl.when(text.is_null()).then(0).otherwise(size)).to_series()


def _escaped_bytes(text: str) -> int:
    """How many bytes escaping adds to a text."""
    return sum(text.count(character) * more for character, more in _ESCAPED_BYTES.items())
