"""Columns about the sitemaps of a set: file, index entry, figures, newest date inside, and problems.

Values are read from the set one by one, so that a table of any length shows its visible rows without copies; only sorting
reads complete columns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.open_set import OpenSet
from sitemap_studio.document.sitemap_set import SitemapFile
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.rule import SEVERITY_RANK, Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.typed_values import parse_instants
from sitemap_studio.validation.problems import SEVERITY_OF_RANK, Problems
from sitemap_studio.validation.summaries import newest_day

IndexColumn = Literal["file", "loc", "lastmod", "entries", "excess", "size", "newest", "problems"]
"""Column about sitemaps: `excess` is the number of URLs over the limit, `newest` the newest day of the entries."""

INDEX_COLUMNS: Final[tuple[IndexColumn, ...]] = get_args(IndexColumn)
NUMBER_COLUMNS: Final[frozenset[IndexColumn]] = frozenset(("entries", "excess", "size", "problems"))
"""Columns whose values are integers; the other columns contain texts."""

_MARKED_COLUMNS: Final[Mapping[str, IndexColumn]] = {"too-many-urls": "excess", "too-large": "size"}
"""Column whose cells show the severity of problems, by the id of a rule about sitemaps."""


@dataclass(frozen=True)
class SitemapProblems:
    """Problems of a set by sitemap.

    Attributes:
        counts: Number of problems of the sitemap, its entries and its index entry, by sitemap id.
        ranks: Rank of the worst severity by sitemap id; 0 without problems.
        cells: Worst severity by sitemap id and column, in the columns `loc`, `lastmod`, `excess` and `size`.
    """

    counts: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))
    ranks: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))
    cells: Mapping[tuple[int, IndexColumn], Severity] = field(default_factory=dict)

    def count(self, sitemap: int) -> int:
        """Return the number of problems of a sitemap, given by id; 0 for an unknown id."""
        return int(self.counts[sitemap]) if sitemap < len(self.counts) else 0

    def severity(self, sitemap: int, column: IndexColumn) -> Severity | None:
        """Return the worst severity of the problems in a cell, for the column `problems` of all; None without problems."""
        if column != "problems":
            return self.cells.get((sitemap, column))
        return SEVERITY_OF_RANK.get(int(self.ranks[sitemap])) if sitemap < len(self.ranks) else None


def count_problems(problems: Problems, table: EntryTable, progress: Progress | None = None) -> SitemapProblems:
    """Return the number and the worst severity of problems by sitemap, and the worst severity by marked cell.

    Args:
        problems: Problems of the set; those without a severity in the profile are ignored.
        table: The entries for which the problems were found.
        progress: Checked for cancellation before each rule.
    """
    progress = progress or Progress()
    ids = [problem.sitemap for problem in problems.individual if problem.sitemap is not None]
    n_ids = 1 + max([-1, *(table.listing or ()), *table.nonempty_sitemaps(), *ids])
    counts, ranks = np.zeros(n_ids, np.int64), np.zeros(n_ids, np.int64)
    for name in problems.by_rule.keys() | problems.elements.keys():
        severity = RULES[name].severity_in(problems.profile)
        if severity is None:
            continue
        progress.check()
        sitemaps = table.rows(problems.slots_per_problem(name), ["sitemap"]).to_series().to_numpy()
        counts_of_rule = np.bincount(sitemaps, minlength=n_ids)[:n_ids]
        counts += counts_of_rule
        ranks = np.maximum(ranks, np.where(counts_of_rule > 0, SEVERITY_RANK[severity], 0))
    cells: dict[tuple[int, IndexColumn], Severity] = {}
    for problem in problems.individual:
        if problem.sitemap is None:
            continue
        sitemap, rank = problem.sitemap, SEVERITY_RANK[problem.severity]
        counts[sitemap] += 1
        ranks[sitemap] = max(ranks[sitemap], rank)
        column = _MARKED_COLUMNS.get(problem.rule.id)
        if problem.is_in_index:
            column = "lastmod" if problem.field == "lastmod" else "loc"
        if column is not None:
            known = cells.get((sitemap, column))
            cells[sitemap, column] = problem.severity if known is None or rank > SEVERITY_RANK[known] else known
    return SitemapProblems(counts, ranks, cells)


def cell_value(
    document: OpenSet, sitemap: SitemapFile, column: IndexColumn, problems: SitemapProblems
) -> str | int | None:
    """Return the value of a sitemap in a column, in constant time: an integer in `NUMBER_COLUMNS`, else a text.

    None for an absent text, for 0 URLs over the limit or 0 problems, and for figures of a sitemap that was not read.

    Args:
        document: The set.
        sitemap: The sitemap of the row.
        column: The column.
        problems: Problems by sitemap, for the column `problems`.
    """
    match column:
        case "file":
            return sitemap.name
        case "loc":
            return sitemap.loc
        case "lastmod":
            return sitemap.lastmod
        case "newest":
            summary = document.problems.summaries.get(sitemap.id)
            return None if summary is None else newest_day(summary)
        case "problems":
            return problems.count(sitemap.id) or None
    if sitemap.error is not None:
        return None
    match column:
        case "entries":
            return document.table.entry_count(sitemap.id)
        case "excess":
            return max(0, document.table.entry_count(sitemap.id) - document.profile.max_urls) or None
    return document.file_facts(sitemap.id).bytes


def sort_sitemaps(
    document: OpenSet,
    sitemaps: Sequence[int],
    keys: Sequence[tuple[IndexColumn, bool]],
    problems: SitemapProblems,
    progress: Progress | None = None,
) -> list[int]:
    """Return the ids of sitemaps sorted by columns, stably.

    Dates in the index sort by time, and invalid ones after them. Absent values are last in both directions.

    Args:
        document: The set; its files and figures are only read.
        sitemaps: Ids of the sitemaps, in the order of the set.
        keys: Columns with whether the order is descending, the most significant first.
        problems: Problems by sitemap.
        progress: Checked for cancellation before each column is read.
    """
    progress = progress or Progress()
    files = [document.sitemaps[sitemap] for sitemap in sitemaps]
    columns, descending = list[pl.Series](), list[bool]()
    for column, is_descending in keys:
        progress.check()
        values = [cell_value(document, file, column, problems) for file in files]
        series = pl.Series(values, dtype=pl.Int64() if column in NUMBER_COLUMNS else pl.String())
        if column == "lastmod":
            columns.append(parse_instants(series))
            descending.append(is_descending)
        columns.append(series)
        descending.append(is_descending)
    if not columns:
        return list(sitemaps)
    frame = pl.DataFrame([series.alias(str(number)) for number, series in enumerate(columns)])
    order = frame.select(
        pl.arg_sort_by(frame.columns, descending=descending, nulls_last=True, maintain_order=True)
    ).to_series()
    return [sitemaps[row] for row in order.to_list()]
