"""Matrix of the hreflang clusters and languages of a set, with the faults of each cell, computed by columns.

Two entries are in one cluster if one links to the other with a language. Links with x-default join no entries, because
many clusters share one. Entries without a URL are left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.progress import Progress
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, unique_slots
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.language_codes import X_DEFAULT
from sitemap_studio.validation.extensions.alternates import (
    Numbers,
    conflicting,
    language_hashes,
    links_without_return,
    select_alternates,
)
from sitemap_studio.validation.extensions.extension_index import ExtensionIndex, xml_of_entries


def connected_components(first: SlotArray, second: SlotArray, capacity: int) -> SlotArray:
    """Return for each slot the lowest slot of its component in a graph with edges from `first[i]` to `second[i]`."""
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
"""Index at which each of n runs begins, and at which the last one ends; shape (n + 1,)."""

FaultFlags = NDArray[np.uint8]
"""Combined `Fault` flags."""


class Fault(IntFlag):
    """Flags of faults of a language in a cluster; graver faults have greater values."""

    NONE = 0
    NAMELESS = 1
    """For clusters only: no link with a language leads to one of its pages."""

    PARTIAL = 2
    """Not all pages of the cluster link to the language."""

    ELSEWHERE = 4
    """The set has no entry with its URL."""

    NO_RETURN = 8
    """Its page has no link back to a page that links to it."""

    CONFLICT = 16
    """It has several URLs, or its page names another language for itself."""

    @property
    def worst(self) -> Fault:
        """The gravest of the combined faults; `NONE` without any."""
        return Fault(1 << self.bit_length() - 1) if self else Fault.NONE


@dataclass(frozen=True)
class LanguageCell:
    """Details of one language in a cluster, and of the links with this language.

    Attributes:
        faults: Combined faults of the language in this cluster.
        slot: Slot of the entry that its links lead to, of several the first; None if the set has no such entry.
        named_by: Slot of an entry that links to it; with faults, of an entry with the worst of them.
        addresses: Distinct target URLs of its links, in the order of the linking slots; at most `_MAX_ADDRESSES`.
        n_naming: Number of entries that link to it.
    """

    faults: Fault
    slot: int | None
    named_by: int
    addresses: tuple[str, ...]
    n_naming: int


_MAX_ADDRESSES: Final = 4


@dataclass(frozen=True, eq=False)
class LanguageMatrix:
    """Matrix of the hreflang clusters (rows) and languages (columns) of a set, at least one of each.

    Attributes:
        extension_index: Index of the extensions.
        table: Snapshot of the entries.
        languages: Codes by column, the most frequent first, x-default last; each in its first spelling.
        members: Slots cluster by cluster, in the order of the set; clusters in the order of their first members.
        member_bounds: Bounds of each cluster in `members`.
        nameless: Number by cluster of the members that no link with a language leads to.
        faults: Combined faults by cluster.
        cell_bounds: Bounds of each cluster in `columns` and `cell_faults`.
        columns: Column of each cell (language of a cluster), ascending in each cluster.
        cell_faults: Combined faults of each cell.
        link_bounds: Bounds of each cell in `links`.
        links: The links, with their `place` among all links, ascending in each cell, `slot`, `target`, `end` (slot of the
            target entry, or null), and `faults`.
    """

    extension_index: ExtensionIndex
    table: EntryTable
    languages: tuple[str, ...]
    members: SlotArray
    member_bounds: Bounds
    nameless: NDArray[np.intp]
    faults: FaultFlags
    cell_bounds: Bounds
    columns: Numbers
    cell_faults: FaultFlags
    link_bounds: Bounds
    links: pl.DataFrame

    def __len__(self) -> int:
        """Return the number of clusters."""
        return len(self.nameless)

    def members_of(self, cluster: int) -> SlotArray:
        """Return the slots of a cluster, in the order of the set."""
        members: SlotArray = self.members[self.member_bounds[cluster] : self.member_bounds[cluster + 1]]
        return members

    def members_of_each(self, clusters: NDArray[np.intp]) -> tuple[SlotArray, Numbers]:
        """Return the slots of several clusters, one cluster after the other, and the cluster of each slot."""
        starts, counts = self.member_bounds[clusters], np.diff(self.member_bounds)[clusters]
        places = np.arange(int(counts.sum())) + np.repeat(starts - (np.cumsum(counts) - counts), counts)
        return self.members[places], np.repeat(clusters, counts).astype(np.uint32)

    def size(self, cluster: int) -> int:
        """Return the number of entries in a cluster."""
        return int(self.member_bounds[cluster + 1] - self.member_bounds[cluster])

    def clusters_with_fault(self, fault: Fault) -> NDArray[np.bool_]:
        """Return a mask of the clusters that have any of the faults in a combination of flags."""
        found: NDArray[np.bool_] = (self.faults & np.uint8(fault)) != 0
        return found

    def clusters_with_gaps(self) -> NDArray[np.bool_]:
        """Return a mask of the clusters that lack a language that other clusters have; x-default is not required."""
        n_languages, own = len(self.languages), np.diff(self.cell_bounds)
        if self.has_default:
            n_languages -= 1
            own = own - (self.columns[self.cell_bounds[1:] - 1] == n_languages)
        found: NDArray[np.bool_] = own < n_languages
        return found

    @property
    def has_default(self) -> bool:
        """Whether the last column of the matrix is x-default."""
        return self.languages[-1].lower() == X_DEFAULT

    def representative_slot(self, cluster: int) -> int:
        """Return the slot that represents a cluster: the entry of x-default if it is a member, else the first entry."""
        members = self.members_of(cluster)
        place = self._cell_position(cluster, len(self.languages) - 1) if self.has_default else None
        end = None if place is None else self.links["end"][int(self.link_bounds[place])]
        return int(end) if end is not None and (members == end).any() else int(members[0])

    def faults_at(self, cluster: int, column: int) -> Fault | None:
        """Return the combined faults of a language in a cluster; None if the cluster lacks the language."""
        place = self._cell_position(cluster, column)
        return None if place is None else Fault(int(self.cell_faults[place]))

    def faulty_columns(self, cluster: int) -> Numbers:
        """Return the columns (languages) of a cluster that have faults, ascending."""
        start, end = self.cell_bounds[cluster : cluster + 2]
        found: Numbers = self.columns[start:end][self.cell_faults[start:end] != 0]
        return found

    def cell(self, cluster: int, column: int) -> LanguageCell | None:
        """Return the details of a language in a cluster; None if the cluster lacks the language."""
        place = self._cell_position(cluster, column)
        if place is None:
            return None
        start, end = self.link_bounds[place : place + 2].tolist()
        links, faults = self.links[start:end], Fault(int(self.cell_faults[place]))
        concerned = links.filter((links["faults"] & int(faults.worst)) != 0)
        firsts = links.filter(links["target"].is_first_distinct()).head(_MAX_ADDRESSES)
        addresses = (self._target_url(at, to) for at, to in firsts.select("place", "end").iter_rows())
        ends = links["end"].drop_nulls()
        return LanguageCell(
            faults=faults,
            slot=ends[0] if len(ends) else None,
            named_by=(concerned if concerned.height else links)["slot"][0],
            addresses=tuple(addresses),
            n_naming=links["slot"].n_unique(),
        )

    def clusters_containing(self, words: str) -> NDArray[np.bool_]:
        """Return a mask of the clusters with an entry whose URL contains the text `words`, ignoring case."""
        locs = self.table.rows(self.members, ["loc"]).to_series().fill_null("")
        is_found = locs.str.to_lowercase().str.contains(words.lower(), literal=True).to_numpy()
        found: NDArray[np.bool_] = np.logical_or.reduceat(is_found, self.member_bounds[:-1])
        return found

    def loc(self, slot: int) -> str:
        """Return the URL of an entry without surrounding white space; empty if it has none."""
        return (self.table.value(slot, "loc") or "").strip(XML_SPACE)

    def _cell_position(self, cluster: int, column: int) -> int | None:
        """Return the position of a language of a cluster in `columns`; None if the cluster lacks the language."""
        start, end = self.cell_bounds[cluster : cluster + 2].tolist()
        place = start + int(np.searchsorted(self.columns[start:end], np.uint32(column)))
        return place if place < end and self.columns[place] == column else None

    def _target_url(self, place: int, end: int | None) -> str:
        """Return the target URL of link `place`: of entry `end`, or if that is None, of the link's XML; "" if unknown."""
        if end is not None:
            return self.loc(end)
        assert self.extension_index.links is not None
        slots = self.extension_index.links.columns["slot"].to_numpy()
        number = place - int(np.searchsorted(slots, slots[place]))
        found = select_alternates(self.extension_index.read(xml_of_entries(self.table, slots[place : place + 1])))[
            "href"
        ]
        return str(found[number]) if number < len(found) else ""


def build_matrix(
    extension_index: ExtensionIndex, table: EntryTable, progress: Progress | None = None
) -> LanguageMatrix | None:
    """Return the hreflang matrix of a set; None if no entry with a URL has a link to an alternate.

    `progress` is only used to cancel.
    """
    check = progress.check if progress is not None else lambda: None
    if extension_index.links is None or (links := extension_index.links.rows()).is_empty():
        return None
    check()
    # The entry with the lowest slot represents all at the same URL.
    slots = np.flatnonzero(extension_index.links.pages).astype(np.uint32)
    pages = pl.DataFrame({"slot": slots, "page": extension_index.links.pages[slots]})
    pages = pages.with_columns(end=pl.col("slot").min().over("page"))
    ends = pages.filter(pl.col("slot") == pl.col("end")).select("page", "end")
    links = links.join(ends, left_on="target", right_on="page", how="left", maintain_order="left")
    check()
    column, codes = _collect_languages(extension_index, table, links)
    default = len(codes) - 1 if codes[-1].lower() == X_DEFAULT else -1
    links = links.with_columns(pl.Series("column", column))
    joining = links.filter(pl.col("end").is_not_null(), pl.col("column") != default)
    members, bounds, number_of, nameless = _find_clusters(table, links, joining, pages)
    check()
    links = links.with_columns(_find_link_faults(links), pl.Series("cluster", number_of[links["slot"].to_numpy()]))
    links = links.sort("cluster", "column", maintain_order=True)
    check()
    key = links["cluster"].to_numpy().astype(np.int64) * len(codes) + links["column"].to_numpy()
    starts = np.flatnonzero(_differs_from_previous(key))
    cluster, columns = np.divmod(key[starts], len(codes))
    counts = np.diff(starts, append=len(key))
    targets, slots = links["target"].to_numpy(), links["slot"].to_numpy()
    is_split = np.repeat(targets[starts], counts) != targets
    is_new = _differs_from_previous(slots)
    is_new[starts] = True
    faults = links["faults"].to_numpy() | np.where(is_split, np.uint8(Fault.CONFLICT), np.uint8(0))
    cell_faults = np.bitwise_or.reduceat(faults, starts)
    cell_faults[np.add.reduceat(is_new, starts, dtype=np.int64) < np.diff(bounds)[cluster]] |= np.uint8(Fault.PARTIAL)
    # Each cluster has a link, hence a cell.
    cell_bounds = _bounds_from_counts(np.bincount(cluster, minlength=len(nameless)))
    of_clusters: FaultFlags = np.bitwise_or.reduceat(cell_faults, cell_bounds[:-1])
    of_clusters[nameless > 0] |= np.uint8(Fault.NAMELESS)
    return LanguageMatrix(
        extension_index=extension_index,
        table=table,
        languages=codes,
        members=members,
        member_bounds=bounds,
        nameless=nameless,
        faults=of_clusters,
        cell_bounds=cell_bounds,
        columns=columns.astype(np.uint32),
        cell_faults=cell_faults,
        link_bounds=_bounds_from_counts(counts),
        links=links.with_columns(pl.Series("faults", faults)).select("place", "slot", "target", "end", "faults"),
    )


def _collect_languages(
    extension_index: ExtensionIndex, table: EntryTable, links: pl.DataFrame
) -> tuple[Numbers, tuple[str, ...]]:
    """Return the column of each link, and the language codes by column, in the spelling that occurs first."""
    found = links.group_by("language").agg(pl.len().alias("count"), pl.col("slot").first())
    # The first spelling of each code.
    values = extension_index.read(xml_of_entries(table, unique_slots(found["slot"].to_numpy())))
    written = select_alternates(values)["hreflang"].unique(maintain_order=True)
    codes = dict(zip(reversed(language_hashes(written).tolist()), reversed(written.to_list()), strict=True))
    languages = [(codes.get(language, ""), count, language) for language, count, _ in found.iter_rows()]
    languages.sort(key=lambda each: (each[0].lower() == X_DEFAULT, -each[1], each[0].lower()))
    column_of = {language: column for column, (_, _, language) in enumerate(languages)}
    columns = links["language"].replace_strict(column_of, return_dtype=pl.UInt32).to_numpy()
    return columns, tuple(code for code, _, _ in languages)


def _find_clusters(
    table: EntryTable, links: pl.DataFrame, joining: pl.DataFrame, pages: pl.DataFrame
) -> tuple[SlotArray, Bounds, Numbers, NDArray[np.intp]]:
    """Return the members of all clusters, their bounds, the cluster number by slot, and `nameless` by cluster.

    See the attributes of `LanguageMatrix`.
    """
    capacity = table.slot_capacity
    is_named = np.zeros(capacity, np.bool_)
    is_named[joining["end"].to_numpy()] = True
    is_named[pages["slot"].to_numpy()] = is_named[pages["end"].to_numpy()]
    # All entries at a URL that is linked to belong to the one that represents them.
    also = pages.filter(pl.Series(is_named[pages["slot"].to_numpy()]), pl.col("slot") != pl.col("end"))
    first, second = (pl.concat([joining[name], also[name]]).to_numpy() for name in ("slot", "end"))
    label = connected_components(first, second, capacity)
    is_member = is_named.copy()
    is_member[links["slot"].to_numpy()] = True
    ordered = table.order[is_member[table.order]]
    labels = label[ordered]
    first_at = np.zeros(capacity, np.int64)
    first_at[labels[::-1]] = np.arange(len(labels) - 1, -1, -1)
    is_first = first_at[labels] == np.arange(len(labels))
    number = (np.cumsum(is_first) - 1)[first_at[labels]].astype(np.uint32)
    number_of = np.zeros(capacity, np.uint32)
    number_of[ordered] = number
    members, n_clusters = ordered[np.argsort(number, kind="stable")], int(np.count_nonzero(is_first))
    nameless = np.bincount(number_of[members[~is_named[members]]], minlength=n_clusters)
    return members, _bounds_from_counts(np.bincount(number, minlength=n_clusters)), number_of, nameless


def _find_link_faults(links: pl.DataFrame) -> pl.Series:
    """Return a column of the `Fault` flags of each link: `ELSEWHERE`, `NO_RETURN` and `CONFLICT`."""
    faults = np.where(links["end"].is_null().to_numpy(), np.uint8(Fault.ELSEWHERE), np.uint8(0))
    links = links.with_columns(pl.Series("number", np.arange(links.height, dtype=np.uint32)))
    to_pages = links.filter(pl.col("end").is_not_null(), pl.col("target") != pl.col("page"))
    faults[links_without_return(to_pages, to_pages)["number"].to_numpy()] |= np.uint8(Fault.NO_RETURN)
    faults[conflicting(to_pages, links)["number"].to_numpy()] |= np.uint8(Fault.CONFLICT)
    return pl.Series("faults", faults)


def _differs_from_previous(values: NDArray[Any]) -> NDArray[np.bool_]:
    """Return a mask of values that differ from the value before; True for the first."""
    is_new = np.ones(len(values), np.bool_)
    np.not_equal(values[1:], values[:-1], out=is_new[1:])
    return is_new


def _bounds_from_counts(counts: NDArray[np.intp]) -> Bounds:
    """Return the bounds of consecutive runs with these lengths: 0, then the end of each run."""
    return np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
