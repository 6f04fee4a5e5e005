"""Clusters of pages that are the same in several languages, beside the languages of the whole set, and how each stands.

A cluster is made of entries of which one links to the other with a language; links for everybody else (x-default) tie
nothing together, as many clusters share one. Entries without an address are left out, as in judging links. What is
known is kept in arrays, link by link; texts are read when they are asked for. It is worked out by `matrix_building`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.languages import X_DEFAULT
from sitemap_studio.validation.extensions.alternates import Numbers, link_lines
from sitemap_studio.validation.extensions.link_ends import NOWHERE
from sitemap_studio.validation.extensions.memory import ExtensionMemory, texts_of

Bounds = NDArray[np.int64]
"""Where each of several runs begins, and where the last one ends."""

Marks = NDArray[np.uint8]
"""`Fault` marks."""


class Fault(IntFlag):
    """What may be wrong with a language of a cluster, the graver the greater."""

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
class Cell:
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
        """How many entries a cluster has."""
        return int(self.member_bounds[cluster + 1] - self.member_bounds[cluster])

    def with_fault(self, fault: Fault) -> NDArray[np.bool_]:
        """Which clusters have any of some marks."""
        found: NDArray[np.bool_] = (self.faults & np.uint8(fault)) != 0
        return found

    def with_gaps(self) -> NDArray[np.bool_]:
        """Which clusters lack a language that others have; x-default counts as none."""
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
        """The entry that a cluster is named by: the one for everybody else if it is a member, else the first."""
        members = self.members_of(cluster)
        if self.has_default:
            place = self._place(cluster, len(self.languages) - 1)
            if place is not None:
                end = self.link_ends[self.link_bounds[place]]
                if (members == end).any():
                    return int(end)
        return int(members[0])

    def marks(self, cluster: int, column: int) -> Fault | None:
        """What is wrong with a language of a cluster; None where the cluster has none in it."""
        place = self._place(cluster, column)
        return None if place is None else Fault(int(self.cell_faults[place]))

    def faulty_columns(self, cluster: int) -> Numbers:
        """The languages of a cluster with which something is wrong, ascending."""
        start, end = self.cell_bounds[cluster : cluster + 2]
        found: Numbers = self.columns[start:end][self.cell_faults[start:end] != 0]
        return found

    def cell(self, cluster: int, column: int) -> Cell | None:
        """All about a language of a cluster; None where the cluster has none in it."""
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
        return Cell(
            faults=faults,
            slot=int(known[0]) if len(known) else None,
            named_by=int(slots[concerned[0] if len(concerned) else 0]),
            addresses=tuple(self._address(int(places[first]), int(ends[first])) for first in firsts.tolist()),
            n_naming=len(_first_places(slots)),
        )

    def holding(self, words: str) -> NDArray[np.bool_]:
        """Which clusters have an entry in whose address some words stand, whatever their case."""
        locs = self.table.rows(self.members, ["loc"]).to_series().fill_null("")
        is_found = locs.str.to_lowercase().str.contains(words.lower(), literal=True).to_numpy()
        found: NDArray[np.bool_] = np.logical_or.reduceat(is_found, self.member_bounds[:-1])
        return found

    def loc(self, slot: int) -> str:
        """The address of an entry."""
        return (self.table.value(slot, "loc") or "").strip(XML_SPACE)

    def _place(self, cluster: int, column: int) -> int | None:
        start, end = self.cell_bounds[cluster : cluster + 2].tolist()
        place = start + int(np.searchsorted(self.columns[start:end], np.uint32(column)))
        return place if place < end and self.columns[place] == column else None

    def _address(self, place: int, end: int) -> str:
        """What a link leads to; read from the XML of its entry where there is no entry at that address."""
        links = self.memory.links
        if end != NOWHERE or links is None:
            return self.loc(end)
        slot = links.columns.slot[place]
        number = place - int(np.searchsorted(links.columns.slot, slot))
        values = self.memory.read(texts_of(self.table, np.array([slot], np.uint32)))
        lines = link_lines(values)
        return str(values["value"][int(lines[number])]).strip(XML_SPACE) if number < len(lines) else ""


def _first_places(values: NDArray[np.uint64] | NDArray[np.uint32]) -> NDArray[np.intp]:
    """Where each of some values stands first."""
    found: NDArray[np.intp] = pl.Series(values).is_first_distinct().arg_true().to_numpy().astype(np.intp)
    return found
