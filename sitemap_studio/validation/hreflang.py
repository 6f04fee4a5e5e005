"""hreflang clusters of a set beside its languages, and what is wrong with each: worked out in columns, link by link.

A cluster is made of entries of which one links to the other with a language. Links with x-default join nothing, as many
clusters share one. Entries without a URL are left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.progress import Progress
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, distinct
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.languages import X_DEFAULT
from sitemap_studio.validation.extensions.alternates import (
    NOWHERE,
    LinkEnds,
    LinkStatus,
    Numbers,
    all_ends,
    denied,
    language_hashes,
    link_lines,
    unreturned,
)
from sitemap_studio.validation.extensions.extension_index import ExtensionMemory, texts_of


def connected_components(first: SlotArray, second: SlotArray, capacity: int) -> SlotArray:
    """Find the connected components of a graph of slots.

    Args:
        first: Slots,
        second: and the slot that each of them is connected to, shape as `first`.
        capacity: One more than the highest slot there can be.

    Returns:
        By slot the lowest slot of its component; shape (capacity,).
    """
    label = np.arange(capacity, dtype=np.uint32)
    while True:
        first, second = label[first], label[second]
        is_open = first != second
        if not is_open.any():
            return label
        first, second = first[is_open], second[is_open]
        np.minimum.at(label, np.maximum(first, second), np.minimum(first, second))
        # Long chains, too, come to an end after few rounds.
        while not np.array_equal(further := label[label], label):
            label = further


Bounds = NDArray[np.int64]
"""Where each of several runs begins, and where the last one ends."""

Marks = NDArray[np.uint8]
"""`Fault` marks."""


class Fault(IntFlag):
    """What may be wrong with a language of a cluster; the graver, the greater."""

    NONE = 0
    NAMELESS = 1
    """Of a cluster only: no link gives one of its pages a language."""

    PARTIAL = 2
    """Not all pages of the cluster name it."""

    ELSEWHERE = 4
    """Its address is that of no entry."""

    NO_RETURN = 8
    """Its page has no link back to one that names it."""

    CONFLICT = 16
    """It has several addresses, or its page claims another language for itself."""

    @property
    def worst(self) -> Fault:
        """The gravest of several."""
        return Fault(1 << self.bit_length() - 1) if self else Fault.NONE


@dataclass(frozen=True)
class LanguageCell:
    """A language of a cluster.

    Attributes:
        faults: What is wrong with it.
        slot: The entry that it leads to; of several the first, None where the set has none.
        named_by: An entry that names it; where something is wrong, one of those that are concerned.
        addresses: What it leads to, each once, in the order of the slots that say so; at most a few.
        n_naming: How many pages of the cluster name it.
    """

    faults: Fault
    slot: int | None
    named_by: int
    addresses: tuple[str, ...]
    n_naming: int


_MOST_ADDRESSES: Final = 4


@dataclass(frozen=True, eq=False)
class LanguageMatrix:
    """Clusters and languages of a set; there is one of each at least.

    Attributes:
        memory: What was remembered of the extensions,
        table: and a snapshot of the entries that they are of.
        languages: The codes, the most frequent first, x-default last; each as it is first written.
        members: The entries, cluster by cluster, as they stand in the set; clusters as their first members do.
        member_bounds: Those of each cluster.
        nameless: How many of them no link gives a language, by cluster.
        faults: All marks of each cluster.
        cell_bounds: The cells of each cluster.
        columns: The language of each cell, ascending in each cluster.
        cell_faults: The marks of each cell.
        link_bounds: The links of each cell.
        link_places: Their places among all links, ascending in each cell.
        link_ends: The entry that each leads to, or `NOWHERE`.
        link_faults: Which of them is concerned by a mark.
    """

    memory: ExtensionMemory
    table: EntryTable
    languages: tuple[str, ...]
    members: SlotArray
    member_bounds: Bounds
    nameless: Numbers
    faults: Marks
    cell_bounds: Bounds
    columns: Numbers
    cell_faults: Marks
    link_bounds: Bounds
    link_places: Numbers
    link_ends: SlotArray
    link_faults: Marks

    def __len__(self) -> int:
        """How many clusters there are."""
        return len(self.nameless)

    def members_of(self, cluster: int) -> SlotArray:
        """The entries of a cluster, as they stand in the set."""
        members: SlotArray = self.members[self.member_bounds[cluster] : self.member_bounds[cluster + 1]]
        return members

    def members_of_each(self, clusters: NDArray[np.intp]) -> tuple[SlotArray, Numbers]:
        """The entries of some clusters, one cluster after the other, and the cluster of each."""
        starts, counts = self.member_bounds[clusters], np.diff(self.member_bounds)[clusters]
        ends = np.cumsum(counts)
        places = np.arange(int(counts.sum())) + np.repeat(starts - (ends - counts), counts)
        return self.members[places], np.repeat(clusters, counts).astype(np.uint32)

    def size(self, cluster: int) -> int:
        """Return how many entries a cluster has."""
        return int(self.member_bounds[cluster + 1] - self.member_bounds[cluster])

    def with_fault(self, fault: Fault) -> NDArray[np.bool_]:
        """Return which clusters have any of some faults."""
        found: NDArray[np.bool_] = (self.faults & np.uint8(fault)) != 0
        return found

    def with_gaps(self) -> NDArray[np.bool_]:
        """Return which clusters lack a language that others have; x-default counts as none."""
        n_languages, own = len(self.languages), np.diff(self.cell_bounds)
        if self.has_default:
            n_languages -= 1
            own = own - (self.columns[self.cell_bounds[1:] - 1] == n_languages)
        found: NDArray[np.bool_] = own < n_languages
        return found

    @property
    def has_default(self) -> bool:
        """Whether the last language is x-default."""
        return self.languages[-1].lower() == X_DEFAULT

    def name_slot(self, cluster: int) -> int:
        """Return the entry that names a cluster: that of x-default if it is a member, else the first."""
        members = self.members_of(cluster)
        if self.has_default:
            place = self._place(cluster, len(self.languages) - 1)
            if place is not None:
                end = self.link_ends[self.link_bounds[place]]
                if (members == end).any():
                    return int(end)
        return int(members[0])

    def marks(self, cluster: int, column: int) -> Fault | None:
        """Return what is wrong with a language of a cluster; None where the cluster lacks it."""
        place = self._place(cluster, column)
        return None if place is None else Fault(int(self.cell_faults[place]))

    def faulty_columns(self, cluster: int) -> Numbers:
        """Return the languages of a cluster that have faults, ascending."""
        start, end = self.cell_bounds[cluster : cluster + 2]
        found: Numbers = self.columns[start:end][self.cell_faults[start:end] != 0]
        return found

    def cell(self, cluster: int, column: int) -> LanguageCell | None:
        """Return the details of a language of a cluster; None where the cluster lacks it."""
        place = self._place(cluster, column)
        links = self.memory.links
        if place is None or links is None:
            return None
        start, end = self.link_bounds[place : place + 2]
        places, ends = self.link_places[start:end], self.link_ends[start:end]
        faults = Fault(int(self.cell_faults[place]))
        slots, targets = links.columns.slot[places], links.columns.target[places]
        concerned = np.flatnonzero(self.link_faults[start:end] & np.uint8(faults.worst))
        firsts = np.sort(_first_places(targets))[:_MOST_ADDRESSES]
        known = ends[ends != NOWHERE]
        return LanguageCell(
            faults=faults,
            slot=int(known[0]) if len(known) else None,
            named_by=int(slots[concerned[0] if len(concerned) else 0]),
            addresses=tuple(self._address(int(places[first]), int(ends[first])) for first in firsts.tolist()),
            n_naming=len(_first_places(slots)),
        )

    def containing(self, words: str) -> NDArray[np.bool_]:
        """Return which clusters have an entry whose URL contains some words, whatever their case."""
        locs = self.table.rows(self.members, ["loc"]).to_series().fill_null("")
        is_found = locs.str.to_lowercase().str.contains(words.lower(), literal=True).to_numpy()
        found: NDArray[np.bool_] = np.logical_or.reduceat(is_found, self.member_bounds[:-1])
        return found

    def loc(self, slot: int) -> str:
        """Return the URL of an entry."""
        return (self.table.value(slot, "loc") or "").strip(XML_SPACE)

    def _place(self, cluster: int, column: int) -> int | None:
        start, end = self.cell_bounds[cluster : cluster + 2].tolist()
        place = start + int(np.searchsorted(self.columns[start:end], np.uint32(column)))
        return place if place < end and self.columns[place] == column else None

    def _address(self, place: int, end: int) -> str:
        """Return what a link leads to; read from the XML of its entry where no entry has that URL."""
        links = self.memory.links
        if end != NOWHERE or links is None:
            return self.loc(end)
        slot = links.columns.slot[place]
        number = place - int(np.searchsorted(links.columns.slot, slot))
        values = self.memory.read(texts_of(self.table, np.array([slot], np.uint32)))
        lines = link_lines(values)
        return str(values["value"][int(lines[number])]).strip(XML_SPACE) if number < len(lines) else ""


def _first_places(values: NDArray[np.uint64] | NDArray[np.uint32]) -> NDArray[np.intp]:
    """Return where each of some values occurs first."""
    found: NDArray[np.intp] = pl.Series(values).is_first_distinct().arg_true().to_numpy().astype(np.intp)
    return found


def build_matrix(memory: ExtensionMemory, table: EntryTable, progress: Progress | None = None) -> LanguageMatrix | None:
    """Build the clusters of a set.

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
    is_joining = (column != default) & (ends.target != NOWHERE)
    check()
    clusters = _Clusters.of(ends, standing, is_joining, table)
    check()
    faults = _link_faults(ends)
    check()
    return _assembled(memory, table, codes, clusters, _Cells.of(ends, column, clusters, faults, len(codes)))


def _languages(memory: ExtensionMemory, table: EntryTable, ends: LinkEnds) -> tuple[Numbers, int, tuple[str, ...]]:
    """Return the column of each link, the column of x-default (or -1), and the codes by column."""
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
    """Return the codes of languages of some entries by their hashes, each as it is first written."""
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
    """The entries of each cluster.

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
    def of(cls, ends: LinkEnds, standing: LinkStatus, is_joining: NDArray[np.bool_], table: EntryTable) -> _Clusters:
        capacity = len(standing.by_slot)
        is_named = np.zeros(capacity, np.bool_)
        is_named[ends.target[is_joining]] = True
        # All entries at an address that is linked to are tied to the one that stands for them.
        also = standing.repeated[is_named[standing.by_slot[standing.repeated]]]
        first = np.concatenate([ends.slot[is_joining], also])
        second = np.concatenate([ends.target[is_joining], standing.by_slot[also]])
        label = connected_components(first, second, capacity)
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


def _link_faults(ends: LinkEnds) -> Marks:
    """Return what is wrong with each link, by the rules about alternates."""
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
