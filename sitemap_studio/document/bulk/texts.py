"""Bulk edits of any field: set, clear, fill."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl

from sitemap_studio.document.bulk.outcomes import ColumnResult, outcome
from sitemap_studio.protocol.dates import XML_SPACE

TEXT = pl.col("text")


def set_to(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Give all values one text."""
    return outcome(rows, pl.lit(said["value"]))


def clear(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Take the elements away."""
    return outcome(rows, pl.lit(None, pl.String))


def fill(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Give values that are absent or blank one text."""
    is_blank = TEXT.is_null() | (TEXT.str.strip_chars(XML_SPACE) == "")
    return outcome(rows, pl.when(is_blank).then(pl.lit(said["value"])).otherwise(TEXT))
