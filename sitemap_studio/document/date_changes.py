"""Find dates that changed between two versions of a set although nothing else in their entries did."""

from __future__ import annotations

from typing import Final

import polars as pl

from sitemap_studio.core.messages import plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.comparing import CHANGED, RENAMED, ComparedSet, compare_sets
from sitemap_studio.document.document import Document
from sitemap_studio.protocol.dates import parse_w3c
from sitemap_studio.protocol.quoting import display_value, quoted
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.validation.problem import Problem

_RULE: Final = RULES["lastmod-only-change"]


def find_date_changes(before: Document, after: Document, progress: Progress | None = None) -> list[Problem]:
    """Find dates that changed since an earlier version of a set although nothing else in the entry did.

    Returns:
        A problem for each sitemap of `after` that has such dates, at the first one, with their number in its message.
        Added and removed dates, and equal times in another notation, are not counted. Empty if the profile of `after`
        doesn't have the rule.
    """
    severity = _RULE.severity_in(after.profile)
    if severity is None:
        return []
    lines = compare_sets(ComparedSet.from_document(before), ComparedSet.from_document(after), progress).lines
    lines = lines.filter(pl.col("kind").is_in([CHANGED, RENAMED]) & (pl.len().over("after_position") == 1))
    lines = lines.filter((pl.col("what") == "lastmod") & pl.all_horizontal(pl.col("before", "after").is_not_null()))
    lines = lines.join(_find_equal_times(lines), on=["before", "after"], how="anti").sort("after_position")
    table = after.table
    slots = table.order[lines["after_position"].to_numpy()]
    lines = lines.with_columns(table.rows(slots, ["sitemap"]).to_series(), slot=pl.Series(slots))
    problems = []
    for (sitemap,), changes in lines.group_by("sitemap", maintain_order=True):
        first = changes.row(0, named=True)
        message = plural(
            "1 date in {name} changed since the earlier version although nothing else in its entry did: from {before} to "
            "{after}.",
            "%n of {dates:,} dates in {name} changed since the earlier version although nothing else in their entries "
            "did, the first one from {before} to {after}.",
            changes.height,
            name=quoted(after.sitemaps[sitemap].name),
            dates=table.rows(table.slots_of_sitemap(sitemap), ["lastmod"])["lastmod"].count(),
            before=display_value(first["before"]),
            after=display_value(first["after"]),
        )
        problems.append(Problem(_RULE, severity, sitemap, first["slot"], _RULE.field, first["after"], message))
    return problems


def _find_equal_times(lines: pl.DataFrame) -> pl.DataFrame:
    """Return the distinct pairs of `before` and `after` that denote the same day or time."""

    def is_same(before: str, after: str) -> bool:
        """Return whether two dates denote the same time, or one is the day of the other; other texts must be equal."""
        one, other = parse_w3c(before), parse_w3c(after)
        if one is None or other is None:
            return before.strip() == after.strip()
        return one.instant == other.instant or before.startswith(after) or after.startswith(before)

    pairs = lines.select("before", "after").unique()
    return pairs.filter(pl.Series([is_same(*pair) for pair in pairs.iter_rows()], dtype=pl.Boolean))
