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
"""Column about sitemaps: `excess` is the number of URLs over the limit, `newest` the newest date of the entries."""

INDEX_COLUMNS: Final[tuple[IndexColumn, ...]] = get_args(IndexColumn)
NUMBER_COLUMNS: Final[frozenset[IndexColumn]] = frozenset(("entries", "excess", "size", "problems"))
"""Columns whose values are integers; the other columns contain texts."""

_MARKED_COLUMNS: Final[Mapping[str, IndexColumn]] = {"too-many-urls": "excess", "too-large": "size"}
"""Column whose cells are marked by problems of a rule about sitemaps."""


@dataclass(frozen=True)
class SitemapProblems:
    """Problems of a set by sitemap.

    Attributes:
        counts: Number of problems of the sitemap, its entries and its index entry, by sitemap id.
        ranks: Rank of the worst severity by sitemap id; 0 without problems.
        cells: Worst severity by sitemap id and marked column.
    """

    counts: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))
    ranks: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))
    cells: Mapping[tuple[int, IndexColumn], Severity] = field(default_factory=dict)

    def count(self, sitemap: int) -> int:
        """Return the number of problems of a sitemap, given by id; 0 for an unknown one."""
        return int(self.counts[sitemap]) if sitemap < len(self.counts) else 0

    def severity(self, sitemap: int, column: IndexColumn) -> Severity | None:
        """Return the worst severity in a cell, of all problems in the column `problems`; None without problems."""
        if column != "problems":
            return self.cells.get((sitemap, column))
        return SEVERITY_OF_RANK.get(int(self.ranks[sitemap])) if sitemap < len(self.ranks) else None


def count_problems(problems: Problems, table: EntryTable, progress: Progress | None = None) -> SitemapProblems:
    """Count the problems that have a severity in the profile by sitemap; cancellation is checked after each rule."""
    progress = progress or Progress()
    of_files = [problem.sitemap for problem in problems.individual if problem.sitemap is not None]
    n_ids = 1 + max([-1, *(table.listing or ()), *of_files])
    counts, ranks = np.zeros(n_ids, np.int64), np.zeros(n_ids, np.int64)
    for name in problems.by_rule.keys() | problems.elements.keys():
        severity = RULES[name].severity_in(problems.profile)
        if severity is None:
            continue
        progress.check()
        sitemaps = table.rows(problems.slots_per_problem(name), ["sitemap"]).to_series().to_numpy()
        own = np.bincount(sitemaps, minlength=n_ids)[:n_ids]
        counts += own
        ranks = np.maximum(ranks, np.where(own > 0, SEVERITY_RANK[severity], 0))
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
    """Return the value of a cell in constant time: an integer in `NUMBER_COLUMNS`, else a text.

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
    """Return sitemaps sorted by columns, stably; dates sort by time, and absent values are last in both directions.

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
    return [sitemaps[place] for place in order.to_list()]
