"""Comparison of the dates of entries with the evidence about their pages, classes of dates, and plans of new dates.

A date without a time counts as a day in UTC. Dates are reported only if they differ from the evidence by over a day. As
no time zone is a day away from UTC, a correct date is therefore not reported in any zone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.open_set import OpenSet
from sitemap_studio.model.edits import CellChanges
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.page_columns import DATE_COLUMNS, EVIDENCE_COLUMNS, NO_PAGE, PageColumns, PageRows
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.page_verdicts import DateClassName, EvidenceKind
from sitemap_studio.protocol.rules.page_rules import (
    AGREES,
    BING_DATES,
    DAY_S,
    GOOGLE_DATES,
    IS_EARLY,
    IS_LATE,
)
from sitemap_studio.protocol.typed_values import date_spans, zone_minutes
from sitemap_studio.search.filters import TablePart, table_parts
from sitemap_studio.validation.summaries import DateCluster, summarize_sitemaps

EVIDENCE_LABELS: Final[Mapping[EvidenceKind, str]] = {
    "text": msg("Changed text"),
    "stated": msg("Date in the page"),
    "header": msg("Last-Modified"),
}
"""Names of the kinds of evidence for the user, to be translated."""


@dataclass(frozen=True)
class DateClass:
    """Class of dates.

    Attributes:
        name: Name of the class in filters.
        title: Title for the user, to be translated.
        explanation: Sentences about which dates belong to the class, to be translated.
        source: Title of the page of a search engine that asks for accurate dates.
    """

    name: DateClassName
    title: str
    explanation: str
    source: str = GOOGLE_DATES


DATE_CLASSES: Final[Mapping[DateClassName, DateClass]] = {
    date_class.name: date_class
    for date_class in (
        DateClass("same", msg("All the same"),
            msg("At least 90 % of 10 or more dates of the sitemap are equal, on one day or within one hour, and no "
                "evidence confirms this one. They are probably the dates of the sitemap.")),
        DateClass("today", msg("Today at each check"),
            msg("The date is of the time of the page’s last check, give or take a day, and the page is over a day older; "
                "or all dates of the sitemap are of today, and no evidence confirms this one. A program probably writes "
                "the current date."), BING_DATES),
        DateClass("newer", msg("Newer than the page"),
            msg("The date is over a day newer than the last change of the page.")),
        DateClass("older", msg("Older than the page"),
            msg("The date is over a day older than the date in the page or its Last-Modified header."), BING_DATES),
        DateClass("unchanged", msg("Page changed, date did not"),
            msg("The text of the page changed between two checks, and the date is over a day older than the first of "
                "the two."), BING_DATES),
        DateClass("agrees", msg("Agrees"),
            msg("The date differs from the evidence by at most a day.")),
        DateClass("unproven", msg("No evidence"),
            msg("The page was not checked since this date, or shows no date on which one could rely.")),
    )
}  # fmt: skip
"""Classes of dates by name, in the order in which they are shown; entries without lastmod have none."""

_CLASS_NAMES: Final = tuple(DATE_CLASSES)

_HOUR_S: Final = 3_600
_DAY_CHARACTERS: Final = len("2026-11-02")


# Comparison of the dates of entries


@dataclass(frozen=True, eq=False)
class CheckedDates:
    """The dates of all entries of a set, compared with the evidence; arrays are indexed by slot.

    Attributes:
        pages: Facts about pages with the evidence.
        codes: 1 + the index of the class in `DATE_CLASSES`; 0 for entries without lastmod, and removed ones.
        rows: Row in `pages` of the entry's page; `NO_PAGE` without evidence or a valid date.
        is_late: Whether lastmod is over a day newer than the evidence.
        is_early: Whether lastmod is over a day older than the evidence.
    """

    pages: PageColumns
    codes: NDArray[np.uint8]
    rows: PageRows
    is_late: NDArray[np.bool_]
    is_early: NDArray[np.bool_]

    @property
    def counts(self) -> dict[DateClassName, int]:
        """Number of entries by class, in the order of `DATE_CLASSES`; 0 for empty classes."""
        by_code = np.bincount(self.codes, minlength=len(_CLASS_NAMES) + 1)
        return {name: int(by_code[code]) for code, name in enumerate(_CLASS_NAMES, 1)}

    def slots_of(self, name: DateClassName, table: EntryTable) -> SlotArray:
        """Return the slots of the entries of a class, in the order of the set."""
        return table.select_marked(self.codes == _CLASS_NAMES.index(name) + 1)

    def wrong_slots(self, table: EntryTable) -> SlotArray:
        """Return the slots of the entries whose date is over a day newer or older than the evidence, ascending."""
        wrong = np.flatnonzero(self.is_late | self.is_early).astype(np.uint32)
        return wrong[table.has_position(wrong)]


def check_dates(
    opened: OpenSet,
    pages: PageColumns,
    *,
    now: datetime | None = None,
    progress: Progress | None = None,
) -> CheckedDates:
    """Return the comparison of the `lastmod` of all entries of a set with the evidence, and its class.

    Args:
        opened: The set.
        pages: Facts about its pages with `DATE_COLUMNS`.
        now: The current time; None for the time of the clock.
        progress: Counts entries; checked for cancellation.
    """
    progress, table = progress or Progress(), opened.table
    now_s = int((now or datetime.now(UTC)).timestamp())
    clusters = _date_clusters(opened)
    checked = CheckedDates(
        pages,
        codes=np.zeros(table.slot_capacity, np.uint8),
        rows=np.full(table.slot_capacity, NO_PAGE, np.int64),
        is_late=np.zeros(table.slot_capacity, np.bool_),
        is_early=np.zeros(table.slot_capacity, np.bool_),
    )
    progress.begin("Comparing", len(table))
    for part in table_parts(table):
        progress.check()
        _compare_part(part, checked, clusters, now_s)
        progress.advance(len(part))
    return checked


def _date_clusters(opened: OpenSet) -> dict[int, DateCluster]:
    """Return the time that most dates of a sitemap share by sitemap id; sitemaps without such a time are left out."""
    known = opened.problems.summaries
    unknown = [sitemap.id for sitemap in opened.sitemaps if sitemap.id not in known]
    summaries = {**known, **summarize_sitemaps(opened.table, unknown)}
    clusters = {sitemap: summary["lastmod"].cluster for sitemap, summary in summaries.items()}
    return {sitemap: cluster for sitemap, cluster in clusters.items() if cluster is not None}


def _compare_part(part: TablePart, checked: CheckedDates, clusters: Mapping[int, DateCluster], now_s: int) -> None:
    """Compare the dates of entries with the evidence, and set their items in the arrays of `checked`.

    Args:
        part: The entries.
        checked: Facts about pages, and the arrays.
        clusters: Cluster of most dates by sitemap id.
        now_s: The current time in Unix seconds.
    """
    locs, lastmods = part.column("loc").cast(pl.String), part.column("lastmod").cast(pl.String)
    spans = date_spans(lastmods)
    pages, slots = checked.pages, part.slots
    rows = pages.rows_of(locs)
    facts = pl.DataFrame([pages.values(name, rows, locs) for name in DATE_COLUMNS])
    columns = facts.with_columns(lastmod_begin=spans["begin"], lastmod_end=spans["end"])
    is_near_check = (
        (pl.col("lastmod_begin") <= pl.col("checked").cast(pl.Int64) + DAY_S)
        & (pl.col("lastmod_end") >= pl.col("checked").cast(pl.Int64) - DAY_S)
        & (pl.col("lastmod_end") - pl.col("lastmod_begin") < DAY_S)
    )
    masks = columns.select(
        is_late=IS_LATE,
        is_early=IS_EARLY,
        is_near_check=is_near_check,
        agrees=AGREES,
        is_text=pl.col("evidence") == "text",
        has_evidence=pl.col("evidence").is_not_null() & pl.col("lastmod_begin").is_not_null(),
    ).fill_null(value=False)
    is_late, is_early, is_near_check_mask, agrees, is_text, has_any = (mask.to_numpy() for mask in masks)
    is_same, is_all_today = _cluster_masks(part, lastmods, spans["begin"].fill_null(0).to_numpy(), clusters, now_s)
    has_date = (lastmods.is_not_null() & (lastmods.str.strip_chars(XML_SPACE) != "")).to_numpy()
    conditions: dict[DateClassName, NDArray[np.bool_]] = {
        "agrees": agrees,
        "today": (is_late & is_near_check_mask) | is_all_today,
        "same": is_same,
        "unchanged": is_early & is_text,
        "newer": is_late,
        "older": is_early,
        "unproven": has_date,
    }
    codes = np.select([*conditions.values()], [_CLASS_NAMES.index(name) + 1 for name in conditions], 0)
    codes[~has_date] = 0
    checked.codes[slots], checked.rows[slots] = codes, np.where(has_any, rows, NO_PAGE)
    checked.is_late[slots], checked.is_early[slots] = is_late, is_early


def _cluster_masks(
    part: TablePart,
    lastmods: pl.Series,
    begin: NDArray[np.int64],
    clusters: Mapping[int, DateCluster],
    now_s: int,
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return two masks of entries: with a date in the cluster of their sitemap, and of sitemaps with dates of today only.

    Args:
        part: The entries.
        lastmods: Their dates as written.
        begin: The first Unix second of each date; 0 if the date is missing or invalid.
        clusters: Cluster of most dates by sitemap id.
        now_s: The current time in Unix seconds.
    """
    is_same, is_today = np.zeros(len(part), np.bool_), np.zeros(len(part), np.bool_)
    if not clusters:
        return is_same, is_today
    sitemaps = part.column("sitemap").to_numpy()
    today = str(np.datetime64(now_s // DAY_S, "D"))
    texts = lastmods.str.strip_chars(XML_SPACE)
    for sitemap in np.unique(sitemaps).tolist():
        cluster = clusters.get(sitemap)
        if cluster is None:
            continue
        is_in = sitemaps == sitemap
        if cluster.kind == "same":
            has_time = (texts == cluster.value).fill_null(value=False).to_numpy()
        else:
            first = int(datetime.fromisoformat(cluster.value).replace(tzinfo=UTC).timestamp())
            has_time = (begin >= first) & (begin < first + (DAY_S if cluster.kind == "day" else _HOUR_S + 60))
            if cluster.kind == "day":
                has_time |= texts.str.starts_with(cluster.value).fill_null(value=False).to_numpy()
        is_same |= is_in & has_time
        if today in cluster.days:
            is_today |= is_in
    return is_same, is_today


# New dates


def plan_dates(
    table: EntryTable, pages: PageColumns, slots: SlotArray, *, progress: Progress | None = None
) -> CellChanges:
    """Return a plan that sets the dates of entries to the dates in the evidence, or removes them without evidence.

    New dates have the precision and the zone of the old ones; fractions of seconds are 0. If the evidence is a day
    without a time, only the day is written.

    Args:
        table: The entries.
        pages: Facts about their pages with `DATE_COLUMNS`.
        slots: Ascending slots of entries with a valid date, or without evidence.
        progress: Checked for cancellation.
    """
    progress = progress or Progress()
    planned = list[CellChanges]()
    for part in table_parts(table, slots):
        progress.check()
        before = part.column("lastmod").cast(pl.String).alias("lastmod")
        after = _texts_like(before, pages.rows_of(part.column("loc").cast(pl.String)), pages)
        planned.append(CellChanges("lastmod", part.slots, before, after))
    if planned:
        return CellChanges.concatenate(planned)
    empty = pl.Series("lastmod", [], dtype=pl.String)
    return CellChanges("lastmod", NO_SLOTS, empty, empty)


def unproven_slots(table: EntryTable, pages: PageColumns, progress: Progress | None = None) -> SlotArray:
    """Return the slots of the entries that have a `lastmod`, also an empty one, but no evidence, ascending.

    Args:
        table: The entries.
        pages: Facts about their pages with `DATE_COLUMNS`.
        progress: Checked for cancellation.
    """
    progress, parts = progress or Progress(), [NO_SLOTS]
    for part in table_parts(table):
        progress.check()
        locs = part.column("loc").cast(pl.String)
        has_none = pages.values("evidence", pages.rows_of(locs), locs).is_null() & part.column("lastmod").is_not_null()
        parts.append(part.slots[has_none.to_numpy()])
    return np.concatenate(parts)


def _texts_like(dates: pl.Series, rows: PageRows, pages: PageColumns) -> pl.Series:
    """Return the dates of the evidence in the forms of old dates; null without evidence.

    For a changed text this is the time of the check that found the change, else the first second of the evidence.

    Args:
        dates: The old dates: W3C dates, or any texts for rows without evidence.
        rows: Rows in `pages`.
        pages: Facts about pages.
    """
    facts = {name: pages.values(name, rows, dates) for name in EVIDENCE_COLUMNS}
    text = dates.str.strip_chars(XML_SPACE)
    columns = pl.DataFrame({"text": text, "own_zone": zone_minutes(text), **facts})
    old, length = pl.col("text"), pl.col("text").str.len_bytes()
    is_day = pl.col("evidence_zone").is_null()
    seconds = pl.when(pl.col("evidence") == "text").then("evidence_end").otherwise("evidence_begin").cast(pl.Int64)
    zone_shown = pl.when(length > _DAY_CHARACTERS).then("own_zone").otherwise("evidence_zone").cast(pl.Int64)
    local = pl.from_epoch(seconds + pl.when(is_day).then(0).otherwise(zone_shown * 60))
    day, clock = local.dt.strftime("%Y-%m-%d"), local.dt.strftime("T%H:%M:%S")
    fraction = old.str.extract("([.][0-9]+)").fill_null("").str.replace_all("[0-9]", "0")
    shown_clock = pl.when(old.str.slice(16, 1) == ":").then(clock + fraction).otherwise(clock.str.slice(0, 6))
    return columns.select(
        pl.when(length < _DAY_CHARACTERS).then(day.str.head(length))
        .when((length == _DAY_CHARACTERS) | is_day).then(day)
        .otherwise(day + shown_clock + old.str.extract("(Z|[+-][0-9]{2}:[0-9]{2})$"))
        .alias("lastmod")
    ).to_series()  # fmt: skip
