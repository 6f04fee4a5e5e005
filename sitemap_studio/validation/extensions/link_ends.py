"""The entries that alternates of a set lead to, and how links of both directions are compared.

Links are led to their entries once, by two orders that are kept; from there on entries are compared by numbers, which
lie close together where pages of a cluster do, rather than by hashes, which lie anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.languages import X_DEFAULT
from sitemap_studio.validation.extensions.alternates import Hashes, LinkColumns, Links, Numbers, language_hashes

NOWHERE: Final = np.uint32(0xFFFFFFFF)
"""Stands for the entry of an address that the set has none for."""

_FOR_ALL_OTHERS: Final = language_hashes(pl.Series([X_DEFAULT]))[0]


@dataclass(frozen=True, eq=False)
class LinkEnds:
    """Links of entries with an address, and what they connect.

    Attributes:
        places: Their places among all links.
        slot: Their entries.
        source: The number of the address of their entry.
        target: The number of the address that they lead to; `NOWHERE` if no entry is there.
        address: A hash of that address.
        language: A hash of their language.
    """

    places: Numbers
    slot: SlotArray
    source: Numbers
    target: Numbers
    address: Hashes
    language: Numbers

    def __len__(self) -> int:
        return len(self.slot)

    @property
    def is_self(self) -> NDArray[np.bool_]:
        """Which of them lead to the address of their own entry."""
        is_self: NDArray[np.bool_] = self.source == self.target
        return is_self

    def chosen(self, which: NDArray[np.bool_] | NDArray[np.intp]) -> LinkEnds:
        """Some of them."""
        return LinkEnds(
            places=self.places[which],
            slot=self.slot[which],
            source=self.source[which],
            target=self.target[which],
            address=self.address[which],
            language=self.language[which],
        )


@dataclass(frozen=True, eq=False)
class Standing:
    """Which entry stands for all at the same address: the one with the lowest slot, which is the number of the address.

    Attributes:
        by_slot: The slot of the one that stands for an entry; `NOWHERE` for an entry without an address.
        repeated: Entries that another one stands for.
    """

    by_slot: Numbers
    repeated: SlotArray


def all_ends(links: Links) -> tuple[LinkEnds, Standing]:
    """Lead all links of a set to entries; addresses are numbered by slots."""
    columns = links.columns
    pages = links.pages[links.by_page]
    starts = np.flatnonzero(np.diff(pages, prepend=np.uint64(0)))
    by_slot = np.full(len(links.pages), NOWHERE, np.uint32)
    target = np.full(len(columns), NOWHERE, np.uint32)
    if len(starts):
        first = np.minimum.reduceat(links.by_page, starts)
        by_slot[links.by_page] = np.repeat(first, np.diff(starts, append=len(pages)))
        # Both ascend: what is looked for next lies behind what was found.
        wanted, addresses = columns.target[links.by_target], pages[starts]
        found = np.minimum(np.searchsorted(addresses, wanted), len(starts) - 1)
        target[links.by_target] = np.where(addresses[found] == wanted, first[found], NOWHERE)
    source = by_slot[columns.slot]
    places = np.arange(len(columns), dtype=np.uint32)
    ends = LinkEnds(places, columns.slot, source, target, columns.target, columns.language)
    is_placed = source != NOWHERE
    standing = Standing(by_slot, links.by_page[by_slot[links.by_page] != links.by_page])
    return (ends if is_placed.all() else ends.chosen(is_placed)), standing


def ends_beside(links: Links, asked: NDArray[np.intp]) -> tuple[LinkEnds, LinkEnds]:
    """Lead some links of entries with an address to entries, and those of the entries that they lead to.

    What it takes hangs on how many these are, not on how many the set has; addresses are numbered anew.

    Args:
        links: All of the set.
        asked: The places of some, few of them.

    Returns:
        These, and the links that they are to be compared with.
    """
    own = links.columns.chosen(asked)
    there = links.at_pages(np.unique(own.target))
    beside = links.of_entries(there)
    known = links.columns.chosen(beside)
    listed = np.unique(np.concatenate([links.pages[there], links.pages[own.slot]]))
    return _numbered(links, asked, own, listed), _numbered(links, beside, known, listed)


def _numbered(links: Links, places: NDArray[np.intp], columns: LinkColumns, listed: Hashes) -> LinkEnds:
    """Links with their addresses numbered by where they stand among some, ascending, that are in the set."""
    source = np.searchsorted(listed, links.pages[columns.slot]).astype(np.uint32)
    found = np.minimum(np.searchsorted(listed, columns.target), max(len(listed) - 1, 0))
    target = np.where(listed[found] == columns.target, found, NOWHERE).astype(np.uint32)
    return LinkEnds(places.astype(np.uint32), columns.slot, source, target, columns.target, columns.language)


def unreturned(own: LinkEnds, known: LinkEnds) -> NDArray[np.intp]:
    """Links to another page of the set that does not link back.

    Args:
        own: The links.
        known: At least those of the entries that they lead to.

    Returns:
        Which of `own` these are, ascending.
    """
    asked = np.flatnonzero((own.target != NOWHERE) & ~own.is_self)
    led = asked if known is own else np.flatnonzero((known.target != NOWHERE) & ~known.is_self)
    forward = np.sort(paired(known.source[led], known.target[led]))
    alone: NDArray[np.intp] = asked[~is_in(forward, paired(own.target[asked], own.source[asked]))]
    return alone


def denied(own: LinkEnds, known: LinkEnds) -> NDArray[np.intp]:
    """Links to another page of the set that claims other languages for itself than theirs.

    Args:
        own: The links.
        known: At least those of the entries that they lead to.

    Returns:
        Which of `own` these are, ascending.
    """
    claims = np.flatnonzero(known.is_self & (known.language != _FOR_ALL_OTHERS))
    claiming, claimed = known.source[claims], known.language[claims]
    asked = np.flatnonzero((own.target != NOWHERE) & (own.language != _FOR_ALL_OTHERS) & ~own.is_self)
    if not len(claims) or not len(asked):
        return np.empty(0, np.intp)
    n_pages = max(int(claiming.max()), int(own.target[asked].max())) + 1
    is_claiming = np.zeros(n_pages, np.bool_)
    is_claiming[claiming] = True
    # Most pages claim one language: only where it is another one, all that a page claims are looked through.
    one_of_them = np.zeros(n_pages, np.uint32)
    one_of_them[claiming] = claimed
    target = own.target[asked]
    asked = asked[is_claiming[target] & (one_of_them[target] != own.language[asked])]
    ascending = np.sort(paired(claiming, claimed)) if len(asked) else np.empty(0, np.uint64)
    others: NDArray[np.intp] = asked[~is_in(ascending, paired(own.target[asked], own.language[asked]))]
    return others


def paired(first: Numbers, second: Numbers) -> Hashes:
    """Two numbers as one; it ascends by the first and then by the second."""
    joined: Hashes = (first.astype(np.uint64) << np.uint64(32)) | second
    return joined


def is_in(ascending: Hashes, wanted: Hashes) -> NDArray[np.bool_]:
    """Which of some numbers are in an ascending array."""
    if not len(ascending):
        return np.zeros(len(wanted), np.bool_)
    places = np.minimum(np.searchsorted(ascending, wanted), len(ascending) - 1)
    found: NDArray[np.bool_] = ascending[places] == wanted
    return found
