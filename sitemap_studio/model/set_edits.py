"""Edits of the set itself: which sitemaps it has, in which order, and what it says of them; each with its inverse.

They speak of sitemaps by id; a sitemap that leaves keeps its id, as an entry keeps its slot. Entries are the business
of `order_edits`: a sitemap that is to leave must have none any more, and one that comes has none yet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.listing import ListedField, Listing
from sitemap_studio.model.slots import NO_SLOTS, SlotArray


@dataclass(frozen=True)
class ListSitemaps:
    """Let sitemaps without entries come into the set.

    Attributes:
        listed: What is said of each, by id, in the order of `places`.
        places: Where they stand in the set afterwards, ascending, from 0.
    """

    listed: Listing
    places: Sequence[int]

    def change(self, table: EntryTable) -> Change:
        """The sitemaps that come."""
        return Change(sitemaps=frozenset(self.listed))

    def apply(self, table: EntryTable) -> UnlistSitemaps:
        """Enter them."""
        listing = list(_listing(table).items())
        for place, item in zip(self.places, self.listed.items(), strict=True):
            listing.insert(place, item)
        table.set_listing(dict(listing))
        return UnlistSitemaps(tuple(self.listed))


@dataclass(frozen=True)
class UnlistSitemaps:
    """Let sitemaps that have no entries leave the set.

    Attributes:
        sitemaps: Which ones.
    """

    sitemaps: Sequence[int]

    def change(self, table: EntryTable) -> Change:
        """The sitemaps that go."""
        return Change(sitemaps=frozenset(self.sitemaps))

    def apply(self, table: EntryTable) -> ListSitemaps:
        """Take them out."""
        listing, going = _listing(table), frozenset(self.sitemaps)
        places = [place for place, sitemap in enumerate(listing) if sitemap in going]
        gone = {sitemap: listed for sitemap, listed in listing.items() if sitemap in going}
        table.set_listing({sitemap: listed for sitemap, listed in listing.items() if sitemap not in going})
        return ListSitemaps(gone, places)


@dataclass(frozen=True)
class SetListed:
    """Say something else of some sitemaps.

    Only what it is about is remembered: what a save writes into the rest meanwhile stays.

    Attributes:
        field: What is said otherwise.
        texts: The new text by id; None takes it away.
    """

    field: ListedField
    texts: Mapping[int, str | None]

    def change(self, table: EntryTable) -> Change:
        """The sitemaps."""
        return Change(sitemaps=frozenset(self.texts))

    def apply(self, table: EntryTable) -> SetListed:
        """Say it."""
        listing = dict(_listing(table))
        before: dict[int, str | None] = {}
        for sitemap, text in self.texts.items():
            before[sitemap] = getattr(listing[sitemap], self.field)
            listing[sitemap] = replace(listing[sitemap], **{self.field: text})
        table.set_listing(listing)
        return SetListed(self.field, before)


@dataclass(frozen=True)
class ArrangeSitemaps:
    """Let the sitemaps of the set follow each other in another order, and their entries with them.

    Attributes:
        sitemaps: All that it has, in their new order.
    """

    sitemaps: Sequence[int]

    def change(self, table: EntryTable) -> Change:
        """The sitemaps that change their places, and their entries."""
        before = tuple(_listing(table))
        changed = [new for old, new in zip(before, self.sitemaps, strict=True) if old != new]
        slots = [table.slots_in(sitemap) for sitemap in changed]
        return Change(moved=np.concatenate(slots) if slots else NO_SLOTS, sitemaps=frozenset(changed))

    def apply(self, table: EntryTable) -> ArrangeSitemaps:
        """Arrange them."""
        listing = _listing(table)
        order: SlotArray = np.concatenate([NO_SLOTS, *(table.slots_in(sitemap) for sitemap in self.sitemaps)])
        table.set_listing({sitemap: listing[sitemap] for sitemap in self.sitemaps})
        table.set_order(order, came=NO_SLOTS, gone=NO_SLOTS)
        return ArrangeSitemaps(tuple(listing))


@dataclass(frozen=True)
class SetIndex:
    """Let the set have an index, or none; what that says of its sitemaps is another matter.

    Attributes:
        name: The file of the index, in the folder of the set; None for no index.
    """

    name: str | None

    def change(self, table: EntryTable) -> Change:
        """All sitemaps: they are listed, or no more."""
        return Change(sitemaps=frozenset(_listing(table)))

    def apply(self, table: EntryTable) -> SetIndex:
        """Note it."""
        before, table.index_name = table.index_name, self.name
        return SetIndex(before)


def _listing(table: EntryTable) -> Listing:
    assert table.listing is not None
    return table.listing
