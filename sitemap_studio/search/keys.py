"""What the texts of fields stand for, as columns that can be compared: numbers, instants, ranks."""

from __future__ import annotations

import polars as pl

from sitemap_studio.protocol.fields import FIELD_BY_NAME, FieldName, Kind

_TIME_FORMS = ("%Y-%m-%dT%H:%M:%S%.f%:z", "%Y-%m-%dT%H:%M%:z")


def number(text: pl.Expr) -> pl.Expr:
    """The number that a text stands for; null where it stands for none, as "nan" and "inf" do."""
    found = text.str.strip_chars().cast(pl.Float64, strict=False)
    return pl.when(found.is_finite()).then(found)


def instant(text: pl.Expr) -> pl.Expr:
    """The moment that a W3C date or time begins at, in UTC; null where the text is neither.

    A date without a time begins at midnight UTC; a month on its first day.

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


def sort_key(field: FieldName, text: pl.Expr) -> pl.Expr:
    """What a field is sorted by; null, which sorts last, where its text has no place in that order."""
    match FIELD_BY_NAME[field].kind:
        case Kind.NUMBER:
            return number(text)
        case Kind.DATE:
            return instant(text)
        case Kind.CHOICE:
            choices = FIELD_BY_NAME[field].choices
            return text.replace_strict(list(choices), list(range(len(choices))), default=None, return_dtype=pl.UInt8)
        case Kind.URL:
            return text
