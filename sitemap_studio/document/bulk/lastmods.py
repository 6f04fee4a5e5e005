"""Bulk edits of `lastmod`: set, shift, cut, complete."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import polars as pl

from sitemap_studio.document.bulk.outcomes import (
    NO_DATE,
    NO_DAY,
    OUT_OF_CALENDAR,
    ColumnResult,
    outcome,
    reason_where,
    within_space,
)
from sitemap_studio.document.moments import moment
from sitemap_studio.protocol.dates import REAL, REAL_BUT_FOR_ZONE

_DAY_BYTES: Final = len("2026-11-02")
_TEXT: Final = pl.col("text")
_IS_REAL: Final = _TEXT.str.contains(f"^(?:{REAL})$")
_IS_BLANK: Final = _TEXT.is_null() | (_TEXT == "")


def set_to_now(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Give all values this moment, or this day."""
    now = moment()
    return outcome(rows, pl.lit(now[:_DAY_BYTES] if said["precision"] == "day" else now))


def set_to_date(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Give all values one date."""
    return outcome(rows, pl.lit(said["date"]))


@within_space
def shift(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Move dates by days; the time of the day and its zone stay as written."""
    days = pl.col("day").dt.offset_by(f"{said['days']}d")
    dated = rows.with_columns(
        _TEXT.str.slice(0, _DAY_BYTES).str.to_date("%Y-%m-%d", strict=False).alias("day"),
        _IS_REAL.alias("is_real"),
        _TEXT.str.slice(_DAY_BYTES).alias("rest"),
    )
    is_in_calendar = days.dt.year().is_between(1, 9999)
    after = pl.concat_str(days.dt.to_string("%Y-%m-%d"), "rest")
    unusable = reason_where(
        (~_IS_BLANK & ~pl.col("is_real"), NO_DATE),
        (~_IS_BLANK & pl.col("day").is_null(), NO_DAY),
        (~is_in_calendar, OUT_OF_CALENDAR),
    )
    return outcome(dated, pl.when(_IS_BLANK).then(_TEXT).otherwise(after), unusable)


@within_space
def cut_to_day(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Leave the time of the day out; which day it is stays as the author's own zone has it."""
    is_usable = _IS_BLANK | _IS_REAL
    return outcome(rows, _TEXT.str.slice(0, _DAY_BYTES), reason_where((~is_usable, NO_DATE)))


@within_space
def add_zone(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Put a zone behind times that have none."""
    lacks_zone = _TEXT.str.contains(f"^(?:{REAL_BUT_FOR_ZONE})$")
    after = pl.when(lacks_zone).then(pl.concat_str(_TEXT, pl.lit(said["zone"]))).otherwise(_TEXT)
    return outcome(rows, after, reason_where((~_IS_BLANK & ~_IS_REAL & ~lacks_zone, NO_DATE)))
