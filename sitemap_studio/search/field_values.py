"""Values of field texts as columns: numbers and times."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

_TIME_FORMS = ("%Y-%m-%dT%H:%M:%S%.f%:z", "%Y-%m-%dT%H:%M%:z")


def number(text: pl.Expr) -> pl.Expr:
    """Return the number of a text; null for none, and for "nan" and "inf"."""
    found = text.str.strip_chars().cast(pl.Float64, strict=False)
    return pl.when(found.is_finite()).then(found)


def instant(text: pl.Expr) -> pl.Expr:
    """Return the begin of a W3C date or time as naive UTC; null for an invalid text.

    A date begins at midnight UTC, a month on its first day.

    Source: W3C note-datetime.
    """
    trimmed = text.str.strip_chars()
    day = (
        pl.when(trimmed.str.len_bytes() == 4)
        .then(trimmed + "-01-01")
        .when(trimmed.str.len_bytes() == 7)
        .then(trimmed + "-01")
        .otherwise(trimmed)
    )
    as_date = day.str.to_datetime("%Y-%m-%d", strict=False, time_unit="us")
    zoned = trimmed.str.replace("Z$", "+00:00")
    as_times = [
        zoned.str.to_datetime(form, strict=False, time_unit="us", time_zone="UTC").dt.replace_time_zone(None)
        for form in _TIME_FORMS
    ]
    return pl.coalesce(as_date, *as_times)


def instants(texts: pl.Series) -> pl.Series:
    """Return `instant` of a column, five times as fast for dates, and times with seconds."""
    if not texts.dtype.is_(pl.String):
        texts = texts.cast(pl.String)
    found = np.full(len(texts), _NONE, np.int64)
    lengths = texts.alias("text").to_frame().select(pl.col("text").str.len_bytes().fill_null(0)).to_series().to_numpy()
    is_left = lengths > 0
    for length, decode in _DECODERS.items():
        places = np.flatnonzero(lengths == length)
        if not len(places):
            continue
        chosen = texts if len(places) == len(texts) else texts[places]
        moments, is_sure = decode(_bytes_of(chosen, length))
        found[places] = moments
        is_left[places] = ~is_sure
    left = np.flatnonzero(is_left)
    if len(left):
        others = pl.select(text=texts.gather(left)).select(instant(pl.col("text"))).to_series()
        found[left] = others.to_physical().fill_null(_NONE).to_numpy()
    begin = pl.Series(texts.name, found).cast(pl.Datetime("us"))
    return begin.zip_with(pl.Series(found != _NONE), pl.Series([None], dtype=pl.Datetime("us")))


_Bytes = NDArray[np.uint8]
_Moments = tuple[NDArray[np.int64], NDArray[np.bool_]]
"""Microseconds since 1970, and whether each is certain."""

_NONE: Final = np.iinfo(np.int64).min

_FIRST_YEAR: Final = 1000
_LAST_YEAR: Final = 9999
_UTC_LENGTH: Final = len("2026-11-02T17:33:00Z")
_DATE_MARKS: Final = {4: "-", 7: "-"}
_TIME_MARKS: Final = {10: "T", 13: ":", 16: ":"}
_SECOND_US: Final = 1_000_000
_DAY_US: Final = 86_400 * _SECOND_US


def _bytes_of(texts: pl.Series, length: int) -> _Bytes:
    """Return the bytes of texts of one length, shape (length, n)."""
    joined: str = texts.str.join("").item()
    return np.ascontiguousarray(np.frombuffer(joined.encode(), np.uint8).reshape(-1, length).T)


def _number_at(text: _Bytes, start: int, count: int, is_sure: NDArray[np.bool_]) -> NDArray[np.int16]:
    """Read a number of at most four digits."""
    value = np.zeros(text.shape[1], np.int16)
    for place in range(start, start + count):
        digit = text[place] - np.uint8(ord("0"))
        is_sure &= digit <= 9
        value *= 10
        value += digit
    return value


def _has(text: _Bytes, marks: dict[int, str], is_sure: NDArray[np.bool_]) -> None:
    for place, mark in marks.items():
        is_sure &= text[place] == ord(mark)


@cache
def _month_starts() -> tuple[NDArray[np.int64], NDArray[np.int16]]:
    """Return the first day of each month, in days since 1970, and its number of days."""
    months = np.arange(f"{_FIRST_YEAR:04}-01", f"{_LAST_YEAR + 1:05}-02", dtype="datetime64[M]")
    starts = months.astype("datetime64[D]").astype(np.int64)
    return starts[:-1], np.diff(starts).astype(np.int16)


def _day_starts(text: _Bytes) -> _Moments:
    """Read texts that begin like 2026-11-02."""
    is_sure = np.ones(text.shape[1], np.bool_)
    _has(text, _DATE_MARKS, is_sure)
    year, month, day = (_number_at(text, *at, is_sure) for at in ((0, 4), (5, 2), (8, 2)))
    starts, lengths = _month_starts()
    # Looked up: ten times as fast as NumPy's dates. Invalid months are clipped.
    at = (year.astype(np.int32) - _FIRST_YEAR) * 12 + (month - 1)
    is_sure &= (year >= _FIRST_YEAR) & (month >= 1) & (month <= 12)
    is_sure &= (day >= 1) & (day <= lengths.take(at, mode="clip"))
    return (starts.take(at, mode="clip") + (day - 1)) * _DAY_US, is_sure


def _times(text: _Bytes) -> _Moments:
    """Read texts that begin like 2026-11-02T17:33:00, as UTC."""
    moments, is_sure = _day_starts(text)
    _has(text, _TIME_MARKS, is_sure)
    hour, minute, second = (_number_at(text, *at, is_sure) for at in ((11, 2), (14, 2), (17, 2)))
    is_sure &= (hour < 24) & (minute < 60) & (second < 60)
    # A day has more seconds than int16 holds.
    seconds = (hour * 60 + minute).astype(np.int64) * 60 + second
    return moments + seconds * _SECOND_US, is_sure


def _times_in_zones(text: _Bytes) -> _Moments:
    moments, is_sure = _times(text)
    if len(text) == _UTC_LENGTH:
        return moments, is_sure & (text[19] == ord("Z"))
    is_west = text[19] == ord("-")
    is_sure &= is_west | (text[19] == ord("+"))
    _has(text, {22: ":"}, is_sure)
    hour, minute = (_number_at(text, *at, is_sure) for at in ((20, 2), (23, 2)))
    is_sure &= (hour < 24) & (minute < 60)
    offset = (hour * 60 + minute).astype(np.int64) * (60 * _SECOND_US)
    return moments - np.where(is_west, -offset, offset), is_sure


_DECODERS: Final = {
    len("2026-11-02"): _day_starts,
    _UTC_LENGTH: _times_in_zones,
    len("2026-11-02T17:33:00+01:00"): _times_in_zones,
}
"""Readers by length of texts in bytes."""
