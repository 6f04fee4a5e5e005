"""Evidence of the last change of pages, derived from stored facts."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import polars as pl

from sitemap_studio.model.page_columns import EVIDENCE_COLUMNS, RULE_COLUMNS
from sitemap_studio.protocol.date_forms import normalized_date
from sitemap_studio.protocol.dates import REAL, WEB_BEGINS
from sitemap_studio.protocol.page_verdicts import Reason
from sitemap_studio.protocol.typed_values import date_spans, zone_minutes

_DAY_S: Final = 86_400
_RENDER_S: Final = 300
"""Maximum seconds before a check at which a date is taken for the time of rendering instead of a change."""

_WITH_CONTENT: Final[tuple[Reason, ...]] = ("ok", "noindex", "canonical")
"""Reasons of pages whose content belongs to the listed URL, not to a redirect target or an error page."""

_WEB_BEGINS_S: Final = int(datetime(int(WEB_BEGINS), 1, 1, tzinfo=UTC).timestamp())


def find_evidence(facts: pl.DataFrame, *, are_complete: bool = True) -> pl.DataFrame:
    """Return the columns `EVIDENCE_COLUMNS` for each row of facts about pages; null without evidence.

    A changed text is the best evidence, then the date in the page, then `Last-Modified`. Dates before 1990, after the
    check, or within the five minutes before it, when the page was rendered, are not used. `Last-Modified` is not used
    either if over half of the pages of the host have the same time.

    Args:
        facts: A row per page with `loc` and the columns `EVIDENCE_SOURCES`.
        are_complete: Whether these are all facts about each host; otherwise, `Last-Modified` is not used.
    """
    has_content = facts["reason"].cast(pl.String).is_in(_WITH_CONTENT).fill_null(value=False)
    checked = facts["checked"].cast(pl.Int64)
    changed, changed_after = facts["changed"].cast(pl.Int64), facts["changed_after"].cast(pl.Int64)
    stated = _stated_spans(facts["dated"].cast(pl.String))
    is_day = stated["zone"].is_null()
    # A day can begin up to 14 hours before it does in UTC.
    latest = checked - _RENDER_S - 1
    has_stated = _is_plausible(stated["begin"], (latest + _DAY_S).zip_with(is_day, latest))
    modified = _header_seconds(facts["modified"].cast(pl.String))
    has_header = _is_plausible(modified, latest) & ~_is_frequent(facts["loc"], modified, has_content) & are_complete
    columns = pl.DataFrame({
        "has_content": has_content, "changed": changed, "changed_after": changed_after, "has_stated": has_stated,
        "stated_begin": stated["begin"], "stated_end": stated["end"], "zone": stated["zone"],
        "has_header": has_header, "modified": modified,
    })  # fmt: skip
    kind = (
        pl.when(~pl.col("has_content")).then(None)
        .when(pl.col("changed").is_not_null()).then(pl.lit("text"))
        .when("has_stated").then(pl.lit("stated"))
        .when("has_header").then(pl.lit("header"))
    )  # fmt: skip
    values: dict[str, dict[str, str | int]] = {
        "evidence_begin": {"text": "changed_after", "stated": "stated_begin", "header": "modified"},
        "evidence_end": {"text": "changed", "stated": "stated_end", "header": "modified"},
        "evidence_zone": {"text": 0, "stated": "zone", "header": 0},
    }
    evidence = columns.with_columns(evidence=kind).with_columns(
        pl.coalesce(
            pl.when(pl.col("evidence") == name_of_kind).then(column if isinstance(column, str) else pl.lit(column))
            for name_of_kind, column in by_kind.items()
        ).alias(name)
        for name, by_kind in values.items()
    )
    return evidence.select(pl.col(name).cast(RULE_COLUMNS[name].dtype, strict=False) for name in EVIDENCE_COLUMNS)


def _is_plausible(seconds: pl.Series, until: pl.Series) -> pl.Series:
    """Return the mask of Unix seconds from the beginning of 1990 to `until`; False for null."""
    return ((seconds >= _WEB_BEGINS_S) & (seconds <= until)).fill_null(value=False)


def _is_frequent(locs: pl.Series, seconds: pl.Series, has_content: pl.Series) -> pl.Series:
    """Return the mask of pages whose seconds equal the seconds of two or more, and over half, of the pages of the host.

    Only pages with content count; for others, the mask is False.
    """
    host = pl.col("loc").str.extract("^([^/]*//[^/?#]*)").str.to_lowercase().hash()
    frame = pl.DataFrame({"loc": locs, "seconds": seconds.set(~has_content, None), "has_content": has_content})
    frame = frame.select("seconds", "has_content", host=host)
    n_equal, n_pages = pl.len().over("host", "seconds"), pl.col("has_content").sum().over("host")
    return frame.select(pl.col("seconds").is_not_null() & (n_equal > 1) & (2 * n_equal > n_pages)).to_series()


_ISO: Final = (
    "^([0-9]{4}-[0-9]{2}-[0-9]{2})[T ]([0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:[.][0-9]+)?)?) ?(Z|[+-][0-9]{2}:?[0-9]{2})?$"
)
_DAY_CHARACTERS: Final = len("2026-11-02")


def _stated_spans(texts: pl.Series) -> pl.DataFrame:
    """Return the spans of dates in pages: Unix seconds `begin` and `end`, and `zone` in minutes, null for whole days.

    Accepts W3C dates, times without a zone, which count as UTC, and dates in other forms whose meaning is certain.
    Values are null for other texts, and for dates without a day.
    """
    iso = texts.str.strip_chars()
    others = iso.filter(~iso.str.contains(f"^{REAL}$") & (iso != "")).unique()
    if len(others):
        text = pl.col("text")
        zone = text.str.extract(_ISO, 3).fill_null("Z").str.replace("^([+-]..):?", "${1}:")
        complete = pl.when(text.str.contains(_ISO)).then(text.str.replace(_ISO, "${1}T${2}") + zone).otherwise("text")
        usual = others.alias("text").to_frame().select(complete).to_series()
        is_real = usual.str.contains(f"^{REAL}$")
        normalized = [normalized_date(date, "Z") or "" for date in others.filter(~is_real)]
        iso = iso.replace(others, usual.scatter((~is_real).arg_true(), pl.Series(normalized, dtype=pl.String)))
    iso = iso.set((iso.str.len_bytes() < _DAY_CHARACTERS).fill_null(value=True), None)
    is_day = (iso.str.len_bytes() == _DAY_CHARACTERS).fill_null(value=False)
    return date_spans(iso).with_columns(zone=zone_minutes(iso).set(is_day, None))


def _header_seconds(texts: pl.Series) -> pl.Series:
    """Return the Unix seconds of HTTP dates, and of other dates with a certain time; null for other texts."""
    usual = texts.str.strip_chars().str.to_datetime("%a, %d %b %Y %H:%M:%S GMT", strict=False, time_unit="us")
    seconds = usual.dt.epoch("s")
    others = texts.filter(seconds.is_null() & texts.is_not_null() & (texts != "")).unique()
    if not len(others):
        return seconds
    spans = _stated_spans(others)
    exact = spans["begin"].set(spans["zone"].is_null(), None)
    return seconds.zip_with(seconds.is_not_null(), texts.replace_strict(others, exact, default=None).cast(pl.Int64))
