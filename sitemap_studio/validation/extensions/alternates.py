"""Links between alternates of a set, as the rules about them are judged by: kept, found, and renewed after edits.

All links of a set are kept in arrays: for each the slot of its entry, a hash of the address that it leads to and one of
its language, and for each slot a hash of its own address; two orders find links by address and entries by address.
After an edit only entries whose address changed, and those that link to the old or the new one, are judged again. A set
without alternates keeps nothing.

A hash has 64 bits: that two addresses share one is left out of account.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, distinct
from sitemap_studio.protocol.dates import XML_SPACE

Hashes = NDArray[np.uint64]
"""Hashes of addresses; 0 stands for none."""

Numbers = NDArray[np.uint32]
"""Places of links or slots, or hashes of languages."""

FEW_LINKS: Final = 4_096
"""Up to so many links are judged by looking for what concerns them; more are judged beside all others."""

_NO_NUMBERS: Final[Numbers] = np.empty(0, np.uint32)
_NO_HASHES: Final[Hashes] = np.empty(0, np.uint64)


def page_hashes(addresses: pl.Series) -> Hashes:
    """Hash addresses, white space around them set aside; 0 for those that are absent or blank."""
    texts = addresses.fill_null("").str.strip_chars(XML_SPACE)
    hashes: Hashes = np.maximum(texts.hash().to_numpy(), np.uint64(1))
    hashes[(texts == "").to_numpy()] = 0
    return hashes


def language_hashes(codes: pl.Series) -> Numbers:
    """Hash codes of languages, whatever their case."""
    hashes = codes.str.strip_chars(XML_SPACE).str.to_lowercase().hash().to_numpy()
    return (hashes >> np.uint64(32)).astype(np.uint32)


@dataclass(frozen=True)
class LinkColumns:
    """The links of some entries, entry by entry as their slots ascend.

    Attributes:
        slot: Of the entry.
        target: Hash of the address that it leads to.
        language: Hash of its language.
    """

    slot: SlotArray
    target: Hashes
    language: Numbers

    def __len__(self) -> int:
        return len(self.slot)

    def chosen(self, which: NDArray[np.bool_] | NDArray[np.intp]) -> LinkColumns:
        """Some of them."""
        return LinkColumns(self.slot[which], self.target[which], self.language[which])

    def equals(self, other: LinkColumns) -> bool:
        """Whether others are the same."""
        pairs = ((self.slot, other.slot), (self.target, other.target), (self.language, other.language))
        return all(np.array_equal(mine, theirs) for mine, theirs in pairs)


NO_LINKS: Final = LinkColumns(NO_SLOTS, _NO_HASHES, _NO_NUMBERS)
"""No links."""


def joined_links(*parts: LinkColumns) -> LinkColumns:
    """Links of several parts as one, by slot."""
    slots = np.concatenate([part.slot for part in parts]) if parts else NO_SLOTS
    order = np.argsort(slots, kind="stable")
    if not len(order):
        return NO_LINKS
    targets, languages = (np.concatenate(each) for each in zip(*((p.target, p.language) for p in parts), strict=True))
    return LinkColumns(slots[order], targets[order], languages[order])


def link_lines(values: pl.DataFrame) -> NDArray[np.intp]:
    """The lines of a frame of values that hold the addresses of links with a language, in order."""
    if not (values["extension"] == "alternate").any():
        return np.empty(0, np.intp)
    return _link_columns(values)["line"].to_numpy().astype(np.intp)


def links_of(values: pl.DataFrame) -> LinkColumns:
    """The links that values of extensions hold: alternates with an address and a language."""
    if not (values["extension"] == "alternate").any():
        return NO_LINKS
    found = _link_columns(values)
    columns = LinkColumns(found["slot"].to_numpy(), page_hashes(found["href"]), language_hashes(found["hreflang"]))
    return joined_links(columns)


def _link_columns(values: pl.DataFrame) -> pl.DataFrame:
    lines = values.with_row_index("line").filter(pl.col("extension") == "alternate")
    element = (lines["field"] == "").cast(pl.UInt32).cum_sum()
    total = int(element[-1])
    columns = {"slot": lines["slot"].filter(lines["field"] == "")}
    for name in ("rel", "hreflang", "href"):
        is_it = lines["field"] == f"@{name}"
        places, texts = element.filter(is_it) - 1, lines["value"].filter(is_it)
        is_regular = len(places) == total
        columns[name] = (
            texts if is_regular else pl.repeat(None, total, dtype=pl.String, eager=True).scatter(places, texts)
        )
        if name == "href":
            found = lines["line"].filter(is_it)
            columns["line"] = (
                found if is_regular else pl.repeat(0, total, dtype=pl.UInt32, eager=True).scatter(places, found)
            )
    text = pl.col("rel", "hreflang", "href").str.strip_chars(XML_SPACE)
    return (
        pl.DataFrame(columns)
        .with_columns(text)
        .filter(pl.col("rel").str.to_lowercase() == "alternate", pl.col("hreflang") != "", pl.col("href") != "")
    )


@dataclass(frozen=True, eq=False)
class Links:
    """All links of a set, and what finds them.

    Attributes:
        columns: The links, those of entries that are not in the order included.
        by_target: The links as their targets ascend.
        pages: Hash of its own address by slot; 0 for an entry without one, or not in the order.
        by_page: The slots that have an address as their hashes ascend.
    """

    columns: LinkColumns
    by_target: Numbers
    pages: Hashes
    by_page: SlotArray

    @classmethod
    def build(cls, columns: LinkColumns, table: EntryTable) -> Links:
        """Keep links, and the addresses of the entries of a table."""
        pages = np.zeros(table.slot_capacity, np.uint64)
        pages[table.order] = page_hashes(table.column("loc"))
        return cls(columns, _order_of(columns.target), pages, _pages_order(pages))

    @property
    def arrays(self) -> tuple[NDArray[Any], ...]:
        """All that takes memory."""
        columns = self.columns
        return columns.slot, columns.target, columns.language, self.by_target, self.pages, self.by_page

    @property
    def bytes(self) -> int:
        """The memory that they take."""
        return sum(array.nbytes for array in self.arrays)

    def of_entries(self, slots: SlotArray) -> NDArray[np.intp]:
        """The links of some entries, given ascending: their places."""
        return _ranges(*(np.searchsorted(self.columns.slot, slots, side) for side in ("left", "right")))

    def to_pages(self, pages: Hashes) -> NDArray[np.intp]:
        """The links that lead to some addresses: their places."""
        return self.by_target[_found(self.columns.target, self.by_target, pages)].astype(np.intp)

    def at_pages(self, pages: Hashes) -> SlotArray:
        """The entries at some addresses, ascending."""
        return np.sort(self.by_page[_found(self.pages, self.by_page, pages)])

    def with_columns(self, slots: SlotArray, came: LinkColumns) -> Links:
        """The same with the links of some entries, given ascending, replaced."""
        known = self.of_entries(slots)
        if self.columns.chosen(known).equals(came):
            return self
        stays = np.ones(len(self.columns), np.bool_)
        stays[known] = False
        columns = joined_links(self.columns.chosen(stays), came)
        return replace(self, columns=columns, by_target=_order_of(columns.target))

    def with_pages(self, slots: SlotArray, pages: Hashes, capacity: int) -> tuple[Links, SlotArray]:
        """The same with new addresses of some entries, given ascending.

        Returns:
            The links, and the entries that must be judged again for it.
        """
        grown = np.zeros(capacity, np.uint64)
        grown[: len(self.pages)] = self.pages
        differs = grown[slots] != pages
        slots, pages = slots[differs], pages[differs]
        concerned = np.concatenate([grown[slots], pages])
        grown[slots] = pages
        if not len(slots):
            return (replace(self, pages=grown) if capacity != len(self.pages) else self), NO_SLOTS
        renewed = replace(self, pages=grown, by_page=_renewed(self.by_page, grown, slots))
        pointing = self.columns.slot[self.to_pages(np.unique(concerned[concerned != 0]))]
        return renewed, distinct(slots, pointing)


def _order_of(hashes: Hashes) -> Numbers:
    return np.argsort(hashes).astype(np.uint32)


def _pages_order(pages: Hashes) -> SlotArray:
    filled = np.flatnonzero(pages).astype(np.uint32)
    return filled[np.argsort(pages[filled])]


def _renewed(by_page: SlotArray, pages: Hashes, slots: SlotArray) -> SlotArray:
    """The order of entries by address after some of them have got another one."""
    filled = slots[pages[slots] != 0]
    if len(filled) > max(len(by_page) // 8, 1):
        return _pages_order(pages)
    is_new = np.zeros(len(pages), np.bool_)
    is_new[slots] = True
    kept = by_page[~is_new[by_page]]
    filled = filled[np.argsort(pages[filled])]
    return np.insert(kept, _bounds(pages, kept, pages[filled])[0], filled)


def _bounds(hashes: Hashes, order: Numbers, wanted: Hashes) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Where in an order each of some hashes begins and ends."""
    if len(wanted) > FEW_LINKS:
        ascending = hashes[order]
        return np.searchsorted(ascending, wanted, "left"), np.searchsorted(ascending, wanted, "right")
    ends = []
    for is_right in (False, True):
        low, high = np.zeros(len(wanted), np.intp), np.full(len(wanted), len(order), np.intp)
        for _ in range(len(order).bit_length()):
            middle = np.minimum((low + high) >> 1, max(len(order) - 1, 0))
            met = hashes[order[middle]]
            is_before = ((met <= wanted) if is_right else (met < wanted)) & (low < high)
            low, high = np.where(is_before, middle + 1, low), np.where(is_before, high, np.minimum(middle, high))
        ends.append(low)
    return ends[0], ends[1]


def _found(hashes: Hashes, order: Numbers, wanted: Hashes) -> NDArray[np.intp]:
    """The places in an order at which some hashes, none twice, stand."""
    return _ranges(*_bounds(hashes, order, wanted)) if len(order) else np.empty(0, np.intp)


def _ranges(starts: NDArray[np.intp], ends: NDArray[np.intp]) -> NDArray[np.intp]:
    """The numbers of several half-open ranges, one range after the other."""
    counts = ends - starts
    total = int(counts.sum())
    numbers: NDArray[np.intp] = np.arange(total) + np.repeat(starts - (np.cumsum(counts) - counts), counts)
    return numbers
