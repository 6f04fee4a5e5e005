"""Working out clusters and languages of a set from the links that are remembered of it, in columns."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.progress import Progress
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, distinct
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.languages import X_DEFAULT
from sitemap_studio.validation.extensions.alternates import Numbers, language_hashes
from sitemap_studio.validation.extensions.link_ends import NOWHERE, LinkEnds, Standing, all_ends, denied, unreturned
from sitemap_studio.validation.extensions.memory import ExtensionMemory, texts_of
from sitemap_studio.validation.languages.matrix import Bounds, Fault, LanguageMatrix, Marks
from sitemap_studio.validation.languages.ties import tied_together


def build_matrix(memory: ExtensionMemory, table: EntryTable, progress: Progress | None = None) -> LanguageMatrix | None:
    """Work out the clusters of a set.

    Args:
        memory: What is remembered of the extensions of the set, as it is now.
        table: A snapshot of its entries.
        progress: Asked now and then whether to go on.

    Returns:
        The clusters; None where no entry with an address names an alternate.

    Raises:
        Cancelled: The work was asked to stop.
    """
    check = progress.check if progress is not None else lambda: None
    if memory.links is None:
        return None
    ends, standing = all_ends(memory.links)
    if not len(ends):
        return None
    check()
    column, default, codes = _languages(memory, table, ends)
    is_tying = (column != default) & (ends.target != NOWHERE)
    check()
    clusters = _Clusters.of(ends, standing, is_tying, table)
    check()
    faults = _judged(ends)
    check()
    return _assembled(memory, table, codes, clusters, _Cells.of(ends, column, clusters, faults, len(codes)))


def _languages(memory: ExtensionMemory, table: EntryTable, ends: LinkEnds) -> tuple[Numbers, int, tuple[str, ...]]:
    """The column of each link, the column of x-default (or -1), and the codes by column."""
    hashes = pl.Series(ends.language).unique().sort().to_numpy()
    number = np.searchsorted(hashes, ends.language).astype(np.uint32)
    counts = np.bincount(number, minlength=len(hashes))
    firsts = np.full(len(hashes), len(number), np.int64)
    firsts[number[::-1]] = np.arange(len(number) - 1, -1, -1)
    written = _codes(memory, table, distinct(ends.slot[firsts]))
    codes = [written.get(each, "") for each in hashes.tolist()]
    order = sorted(range(len(hashes)), key=lambda each: (_is_default(codes[each]), -counts[each], codes[each].lower()))
    column_of = np.empty(len(hashes), np.uint32)
    column_of[order] = np.arange(len(order), dtype=np.uint32)
    default = len(order) - 1 if _is_default(codes[order[-1]]) else -1
    return column_of[number], default, tuple(codes[each] for each in order)


def _is_default(code: str) -> bool:
    return code.lower() == X_DEFAULT


def _codes(memory: ExtensionMemory, table: EntryTable, slots: SlotArray) -> dict[int, str]:
    """The codes of languages of some entries by their hashes, each as it is first written."""
    values = memory.read(texts_of(table, slots))
    is_code = (pl.col("extension") == "alternate") & (pl.col("field") == "@hreflang")
    codes = values.filter(is_code)["value"].str.strip_chars(XML_SPACE)
    codes = codes.filter(codes != "").unique(maintain_order=True)
    found: dict[int, str] = {}
    for each, code in zip(language_hashes(codes).tolist(), codes.to_list(), strict=True):
        found.setdefault(each, code)
    return found


@dataclass(frozen=True, eq=False)
class _Clusters:
    """Which entries belong together.

    Attributes:
        members: The entries, cluster by cluster.
        bounds: Those of each cluster.
        nameless: How many of them no link gives a language.
        number_of: By slot the cluster of a member.
    """

    members: SlotArray
    bounds: Bounds
    nameless: Numbers
    number_of: Numbers

    @classmethod
    def of(cls, ends: LinkEnds, standing: Standing, is_tying: NDArray[np.bool_], table: EntryTable) -> _Clusters:
        capacity = len(standing.by_slot)
        is_named = np.zeros(capacity, np.bool_)
        is_named[ends.target[is_tying]] = True
        # All entries at an address that is linked to are tied to the one that stands for them.
        also = standing.repeated[is_named[standing.by_slot[standing.repeated]]]
        first = np.concatenate([ends.slot[is_tying], also])
        second = np.concatenate([ends.target[is_tying], standing.by_slot[also]])
        label = tied_together(first, second, capacity)
        is_member = is_named.copy()
        is_member[ends.slot] = True
        is_member[also] = True
        ordered = table.order[is_member[table.order]]
        labels = label[ordered]
        first_at = np.zeros(capacity, np.int64)
        first_at[labels[::-1]] = np.arange(len(labels) - 1, -1, -1)
        is_first = first_at[labels] == np.arange(len(labels))
        number = (np.cumsum(is_first) - 1)[first_at[labels]].astype(np.uint32)
        number_of = np.zeros(capacity, np.uint32)
        number_of[ordered] = number
        members = ordered[np.argsort(number, kind="stable")]
        n_clusters = int(np.count_nonzero(is_first))
        bounds = _bounds(np.bincount(number, minlength=n_clusters))
        is_nameless = ~is_named[standing.by_slot[members]]
        nameless = np.bincount(number_of[members[is_nameless]], minlength=n_clusters).astype(np.uint32)
        return cls(members, bounds, nameless, number_of)


def _bounds(counts: NDArray[np.intp]) -> Bounds:
    return np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)


def _judged(ends: LinkEnds) -> Marks:
    """What is wrong with each link, as the rules about alternates have it."""
    faults = np.where(ends.target == NOWHERE, np.uint8(Fault.ELSEWHERE), np.uint8(0))
    faults[unreturned(ends, ends)] |= np.uint8(Fault.NO_RETURN)
    faults[denied(ends, ends)] |= np.uint8(Fault.CONFLICT)
    return faults


@dataclass(frozen=True, eq=False)
class _Cells:
    """Links by cluster and language.

    Attributes:
        cluster: Of each cell, ascending.
        column: Likewise, ascending in each cluster.
        faults: Likewise.
        link_bounds: Its links.
        links: These, as numbers of `LinkEnds`.
        link_faults: What is wrong with each.
        ends: What they are numbers of.
    """

    cluster: NDArray[np.int64]
    column: Numbers
    faults: Marks
    link_bounds: Bounds
    links: NDArray[np.intp]
    link_faults: Marks
    ends: LinkEnds

    @classmethod
    def of(cls, ends: LinkEnds, column: Numbers, clusters: _Clusters, faults: Marks, n_columns: int) -> _Cells:
        key = clusters.number_of[ends.slot].astype(np.int64) * n_columns + column
        links = np.argsort(key, kind="stable")
        key = key[links]
        starts = np.flatnonzero(np.diff(key, prepend=-1))
        cluster, columns = np.divmod(key[starts], n_columns)
        counts = np.diff(starts, append=len(key))
        address, faults = ends.address[links], faults[links]
        is_split = np.repeat(address[starts], counts) != address
        slots = ends.slot[links]
        is_new = np.ones(len(slots), np.bool_)
        np.not_equal(slots[1:], slots[:-1], out=is_new[1:])
        is_new[starts] = True
        n_naming = np.add.reduceat(is_new, starts, dtype=np.int64)
        faults = faults | np.where(is_split, np.uint8(Fault.CONFLICT), np.uint8(0))
        of_cell = np.bitwise_or.reduceat(faults, starts)
        of_cell[n_naming < np.diff(clusters.bounds)[cluster]] |= np.uint8(Fault.PARTIAL)
        return cls(cluster, columns.astype(np.uint32), of_cell, _bounds(counts), links, faults, ends)


def _assembled(
    memory: ExtensionMemory, table: EntryTable, codes: tuple[str, ...], clusters: _Clusters, cells: _Cells
) -> LanguageMatrix:
    n_clusters = len(clusters.nameless)
    cell_bounds = _bounds(np.bincount(cells.cluster, minlength=n_clusters))
    faults = np.where(clusters.nameless > 0, np.uint8(Fault.NAMELESS), np.uint8(0))
    # Each cluster has a link, hence a cell.
    faults |= np.bitwise_or.reduceat(cells.faults, cell_bounds[:-1])
    return LanguageMatrix(
        memory=memory,
        table=table,
        languages=codes,
        members=clusters.members,
        member_bounds=clusters.bounds,
        nameless=clusters.nameless,
        faults=faults,
        cell_bounds=cell_bounds,
        columns=cells.column,
        cell_faults=cells.faults,
        link_bounds=cells.link_bounds,
        link_places=cells.ends.places[cells.links],
        link_ends=cells.ends.target[cells.links],
        link_faults=cells.link_faults,
    )
