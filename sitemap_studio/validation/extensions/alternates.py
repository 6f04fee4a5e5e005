"""Links between alternates: kept for the whole set, and judged by the rules about hreflang.

For each link the slot of its entry, a hash of its target and one of its language are kept in arrays, and for each slot
a hash of its own URL; two orders find links by target and entries by URL. After an edit only entries whose URL changed,
and those that link to the old or the new one, are judged again. A set without alternates keeps nothing. Hashes have 64
bits: that two URLs share one is neglected.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.messages import msg
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, distinct
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.languages import X_DEFAULT
from sitemap_studio.validation.extensions.extension_rules import Elements, elements_of, label_place

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
class LinkStatus:
    """Which entry stands for all at the same address: the one with the lowest slot, which is the number of the address.

    Attributes:
        by_slot: The slot of the one that stands for an entry; `NOWHERE` for an entry without an address.
        repeated: Entries that another one stands for.
    """

    by_slot: Numbers
    repeated: SlotArray


def all_ends(links: Links) -> tuple[LinkEnds, LinkStatus]:
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
    standing = LinkStatus(by_slot, links.by_page[by_slot[links.by_page] != links.by_page])
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


NO_SELF_RULE: Final = "alternate-no-self"
"""The rule that a page names itself."""

ALTERNATE_RULES: Final = ("alternate-repeated", "alternate-conflict", NO_SELF_RULE, "alternate-no-return")
"""The rules that are judged here."""

LINKS: Final = msg("links between alternates")
"""What these rules are called together: one look at the links tells which of them are broken."""


@dataclass(frozen=True)
class BrokenLinks:
    """Links that break one rule.

    Attributes:
        rule: Its id.
        field: What of the link is concerned: "@href" or "@hreflang".
        links: Their places among all links.
    """

    rule: str
    field: str
    links: NDArray[np.intp]


def judge_links(links: Links, entries: SlotArray | None = None) -> list[BrokenLinks]:
    """Judge the links of some entries, given ascending; None for all."""
    own, known = _ends(links, entries)
    if not len(own):
        return []
    starts = np.flatnonzero(np.diff(own.slot.astype(np.int64), prepend=-1))
    lonely = starts[~np.logical_or.reduceat(own.is_self, starts)]
    repeated, split = _within_entries(own)
    found = (
        ("alternate-repeated", "@hreflang", repeated),
        ("alternate-conflict", "@hreflang", split),
        ("alternate-conflict", "@href", denied(own, known)),
        (NO_SELF_RULE, "@hreflang", lonely),
        ("alternate-no-return", "@href", unreturned(own, known)),
    )
    return [
        BrokenLinks(rule, field, own.places[chosen].astype(np.intp)) for rule, field, chosen in found if len(chosen)
    ]


def _ends(links: Links, entries: SlotArray | None) -> tuple[LinkEnds, LinkEnds]:
    """The links to judge, those of entries without an address left out, and those that they are compared with."""
    if entries is None:
        known, _ = all_ends(links)
        return known, known
    asked = links.of_entries(entries)
    asked = asked[links.pages[links.columns.slot[asked]] != 0]
    if len(asked) <= FEW_LINKS:
        return ends_beside(links, asked)
    known, _ = all_ends(links)
    return known.chosen(np.searchsorted(known.places, asked.astype(np.uint32))), known


def broken_links(links: Links, broken: list[BrokenLinks]) -> dict[str, Elements]:
    """Where entries break each rule, in the order of the links."""
    by_rule: dict[str, list[BrokenLinks]] = {}
    for violation in broken:
        by_rule.setdefault(violation.rule, []).append(violation)
    found = {}
    for rule, violations in by_rule.items():
        places = np.concatenate([violation.links for violation in violations])
        labels = [
            np.full(len(violation.links), label_place(rule, violation.field), np.uint8) for violation in violations
        ]
        order = np.argsort(places, kind="stable")
        found[rule] = elements_of(rule, links.columns.slot[places[order]], np.concatenate(labels)[order])
    return found


def _within_entries(own: LinkEnds) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Links that repeat one of the same entry, and those of a language that the entry gives several addresses."""
    pairs = paired(own.slot, own.language)
    ascending = np.sort(pairs)
    if not (ascending[1:] == ascending[:-1]).any():
        return np.empty(0, np.intp), np.empty(0, np.intp)
    order = np.lexsort((own.address, pairs))
    ascending, addresses = pairs[order], own.address[order]
    is_same, is_same_address = ascending[1:] == ascending[:-1], addresses[1:] == addresses[:-1]
    split_pairs = ascending[1:][is_same & ~is_same_address]
    return np.sort(order[1:][is_same & is_same_address]), np.flatnonzero(is_in(split_pairs, pairs))
