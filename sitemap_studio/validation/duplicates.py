"""Duplicate URLs: entries whose page probably stands earlier in the set, exactly or nearly.

A hash of four bytes is kept for every slot and for both ways of comparing, and the slots that share
their hash with another: only their texts are compared. Entries keep their hashes when they leave the order. A hash of 0
stands for an entry without a URL. An entry violates one of the rules at most, the gravest; the first of equal entries
violates none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.messages import msg, plural
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import (
    NO_SLOTS,
    PLACE_BITS,
    SlotArray,
    by_block,
    contains,
    distinct,
    shared,
    together,
    without,
)
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.urls import coarse_keys, near_key, stripped

Hashes = NDArray[np.uint32]
"""Hashes of addresses; 0 where there is none."""

HashBlocks = tuple[Hashes, ...]
"""Hashes by block and place, shaped as the table's blocks; replaced, never changed in place."""

_FIRST_BITS: Final = 22
_WORTH_LOOKING: Final = 4
"""Where the hashes met are no more than one of so many, most others can be told from them by their first bits."""


def by_slot(hashes: HashBlocks) -> Hashes:
    """The hash of every slot in one array; 0 where there is none."""
    flat = np.zeros(len(hashes) << PLACE_BITS, np.uint32)
    for block, part in enumerate(hashes):
        flat[block << PLACE_BITS : (block << PLACE_BITS) + len(part)] = part
    return flat


def hashes_at(hashes: HashBlocks, slots: SlotArray) -> Hashes:
    """The hashes of some slots, in their order; 0 for slots that are new."""
    result = np.zeros(len(slots), np.uint32)
    for block, chosen, places in by_block(slots):
        if block < len(hashes):
            known = places < len(hashes[block])
            result[chosen[known]] = hashes[block][places[known]]
    return result


def put_hashes(hashes: HashBlocks, table: EntryTable, slots: SlotArray, new: Hashes) -> HashBlocks:
    """Hashes after a change, shaped as the table's blocks; those of blocks not concerned are shared.

    Args:
        hashes: Before the change.
        table: After the change.
        slots: Where hashes differ.
        new: What they are now.
    """
    blocks = list(hashes) + [np.empty(0, np.uint32)] * (len(table.blocks) - len(hashes))
    for block, chosen, places in by_block(slots):
        part = np.zeros(table.blocks[block].height, np.uint32)
        part[: len(blocks[block])] = blocks[block]
        part[places] = new[chosen]
        blocks[block] = part
    return tuple(blocks)


def slots_with_hashes(hashes: HashBlocks, slots: SlotArray) -> SlotArray:
    """The entries that could be alike one of some, these included, ascending."""
    wanted = distinct(hashes_at(hashes, slots))
    return _bearing(hashes, wanted[wanted > 0])


def repeated_slots(hashes: HashBlocks) -> SlotArray:
    """All entries that could be like another one, ascending."""
    ascending = np.sort(np.concatenate(hashes)) if hashes else np.empty(0, np.uint32)
    repeated = distinct(ascending[1:][ascending[1:] == ascending[:-1]])
    return _bearing(hashes, repeated[repeated > 0])


def _bearing(hashes: HashBlocks, wanted: Hashes) -> SlotArray:
    """The slots that bear one of some hashes, given ascending."""
    if not len(wanted):
        return NO_SLOTS
    found = []
    for block, part in enumerate(hashes):
        places = np.minimum(np.searchsorted(wanted, part), len(wanted) - 1)
        found.append(np.flatnonzero(wanted[places] == part).astype(np.uint32) + np.uint32(block << PLACE_BITS))
    return np.concatenate(found)


def slots_with_hash(hashes: HashBlocks, wanted: int) -> SlotArray:
    """Slots that bear a hash, ascending."""
    found = [
        places.astype(np.uint32) + np.uint32(block << PLACE_BITS)
        for block, part in enumerate(hashes)
        if len(places := (part == wanted).nonzero()[0])
    ]
    return np.concatenate(found) if found else NO_SLOTS


def sharing_of(hashes: Hashes) -> SlotArray:
    """The places of hashes that occur more than once, ascending."""
    ascending = np.sort(hashes)
    repeated = distinct(ascending[1:][ascending[1:] == ascending[:-1]])
    repeated = repeated[repeated > 0]
    return np.flatnonzero(contains(repeated, hashes)).astype(np.uint32) if len(repeated) else NO_SLOTS


def sharing_again(hashes: HashBlocks, sharing: SlotArray, met: Hashes) -> SlotArray:
    """The slots that share their hashes, after some entries came to other ones.

    Args:
        hashes: As they are now.
        sharing: What it was before without these entries, ascending.
        met: The hashes that entries had before or have now, ascending.
    """
    flat = by_slot(hashes)
    if len(met) * _WORTH_LOOKING > len(flat):
        return sharing_of(flat)
    # By their first bits it is seen at once of nearly all that they are none of these.
    is_met = np.zeros(1 << _FIRST_BITS, np.bool_)
    is_met[met >> (32 - _FIRST_BITS)] = True
    candidates = np.flatnonzero(is_met[flat >> (32 - _FIRST_BITS)]).astype(np.uint32)
    return together(without(sharing, candidates), candidates[sharing_of(flat[candidates])])


FEW_HASHES: Final = 16
"""Up to so many addresses are looked for one by one; more are found by sorting all hashes."""

_TEXTS_AT_ONCE: Final = 2_000_000


@dataclass(frozen=True, eq=False)
class DuplicateIndex:
    """What is remembered of addresses in one way of being alike.

    Attributes:
        hashes: Their hashes.
        sharing: The slots whose hash another slot has, too, in the order or not, ascending.
    """

    hashes: HashBlocks = ()
    sharing: SlotArray = field(default_factory=lambda: NO_SLOTS)

    @classmethod
    def of(cls, hashes: HashBlocks) -> DuplicateIndex:
        """Find the slots that share their hashes."""
        return cls(hashes, sharing_of(by_slot(hashes)))


@dataclass(frozen=True)
class DuplicateKey:
    """One way in which addresses can be alike.

    Attributes:
        name: By which what is remembered of it is kept.
        keys: Texts over a column of addresses that are equal for all that are alike, and seldom for others; null or
            empty for an address that is like no other.
        rules: The rules that it judges.
        violated: Which of some entries violate which of the rules, from their slots in the order of the set and their
            URLs; all entries with equal keys are among them.
    """

    name: str
    keys: Callable[[pl.Series], pl.Series]
    rules: tuple[str, ...]
    violated: Callable[[SlotArray, pl.Series], dict[str, SlotArray]]

    def hashes(self, locs: pl.Series) -> Hashes:
        """Hash the addresses of a column."""
        keys = self.keys(locs)
        high_half = (keys.hash().to_numpy() >> np.uint64(32)).astype(np.uint32)
        hashes: Hashes = np.maximum(high_half, np.uint32(1))
        hashes[_are_empty(keys)] = 0
        return hashes


def _are_empty(keys: pl.Series) -> NDArray[np.bool_]:
    empty: NDArray[np.bool_] = (keys.fill_null("") == "").to_numpy()
    return empty


Found = Mapping[str, SlotArray]
"""Slots by rule, ascending."""


def find_all(key: DuplicateKey, table: EntryTable, duplicates: DuplicateIndex) -> dict[str, SlotArray]:
    """Judge all entries of a table.

    Args:
        key: In which way they are compared.
        table: The entries.
        duplicates: What is remembered of their addresses.

    Returns:
        For every rule that is violated the slots that violate it, ascending.
    """
    candidates = duplicates.sharing[table.is_placed(duplicates.sharing)]
    keys = hashes_at(duplicates.hashes, candidates)
    ascending = np.sort(keys)
    # Of those that share a hash all others may have left the order.
    still = contains(distinct(ascending[1:][ascending[1:] == ascending[:-1]]), keys)
    candidates, keys = candidates[still], keys[still]
    in_order = np.argsort(table.positions()[candidates])
    candidates, keys = candidates[in_order], keys[in_order]
    parts = -(-len(candidates) // _TEXTS_AT_ONCE)
    found = [among(key, table, candidates[keys % parts == part] if parts > 1 else candidates) for part in range(parts)]
    rules = [rule for rule in key.rules if any(rule in part for part in found)]
    return {rule: np.sort(np.concatenate([part[rule] for part in found if rule in part])) for rule in rules}


def among(key: DuplicateKey, table: EntryTable, candidates: SlotArray) -> dict[str, SlotArray]:
    """Judge some entries, given in the order of the set, among themselves; slots ascend."""
    if len(candidates) < 2:
        return {}
    locs = table.rows(candidates, ["loc"]).to_series()
    violated = key.violated(candidates, locs)
    return {rule: np.sort(slots) for rule, slots in violated.items() if len(slots)}


def find_again(
    key: DuplicateKey,
    table: EntryTable,
    known: DuplicateIndex,
    *,
    renamed: SlotArray,
    came: SlotArray,
    relisted: SlotArray,
) -> tuple[DuplicateIndex, Found, SlotArray | None]:
    """Judge again what is concerned by new addresses, or new places, of some entries.

    Args:
        key: In which way they are compared.
        table: After the change.
        known: What was remembered before it.
        renamed: Slots that may have another address, ascending.
        came: Slots that came into the order.
        relisted: Slots that have another address or place, came or are gone, ascending.

    Returns:
        What is remembered now, the slots that break each rule, and the slots that were judged for that; None where all
        were.
    """
    # What comes may have never been hashed.
    new = came[hashes_at(known.hashes, came) == 0]
    duplicates, met, bearing = _renamed(key, table, known, distinct(renamed, new))
    concerned = distinct(met, hashes_at(duplicates.hashes, shared(duplicates.sharing, relisted)))
    if len(met) > FEW_HASHES:
        return duplicates, find_all(key, table, duplicates), None
    # Whoever bears a hash that another bears, too, is remembered; mostly there is none to be asked for.
    left = without(concerned, met)
    others = (
        duplicates.sharing[contains(left, hashes_at(duplicates.hashes, duplicates.sharing))] if len(left) else NO_SLOTS
    )
    lone = (slots_with_hash(duplicates.hashes, value) for value in met.tolist() if value not in bearing)
    alike = distinct(others, *bearing.values(), *lone)
    placed = alike[table.is_placed(alike)]
    in_order = placed[np.argsort(table.positions()[placed])] if len(placed) > 1 else NO_SLOTS
    return duplicates, among(key, table, in_order), distinct(alike, relisted)


def _renamed(
    key: DuplicateKey, table: EntryTable, known: DuplicateIndex, slots: SlotArray
) -> tuple[DuplicateIndex, Hashes, dict[int, SlotArray]]:
    """What is remembered after some entries, given ascending, got other addresses.

    Returns:
        That, the hashes that entries bore before or bear now, and, where these are few, who bears them now.
    """
    before = hashes_at(known.hashes, slots)
    now = key.hashes(table.rows(slots, ["loc"]).to_series()) if len(slots) else before
    differs = before != now
    if not differs.any():
        return known, distinct(before[before != 0]), {}
    lone = before[differs & ~contains(known.sharing, slots)]
    slots, met = slots[differs], distinct(before, now)
    met = met[met != 0]
    hashes = put_hashes(known.hashes, table, slots, now[differs])
    if len(met) > FEW_HASHES:
        return DuplicateIndex(hashes, sharing_again(hashes, without(known.sharing, slots), met)), met, {}
    # Nobody bears the old hash of an entry that shared it with none, unless it is a new one of another.
    left = set(lone.tolist()) - set(now.tolist())
    bearing = {value: NO_SLOTS if value in left else slots_with_hash(hashes, value) for value in met.tolist()}
    # Whoever bore one of the hashes bears it still, but for those that are renamed.
    others = without(known.sharing, distinct(*bearing.values(), slots))
    groups = (alike for alike in bearing.values() if len(alike) > 1)
    return DuplicateIndex(hashes, together(others, distinct(*groups))), met, bearing


_PROTOCOL: Final = r"^[Hh][Tt][Tt][Pp][Ss]?:"


def _stripped(locs: pl.Series) -> pl.Series:
    return locs.str.strip_chars(XML_SPACE)


def _without_protocol(locs: pl.Series) -> pl.Series:
    return _stripped(locs).str.replace(_PROTOCOL, "")


def _near_keys(locs: pl.Series) -> pl.Series:
    return _stripped(locs).map_elements(near_key, pl.String)


def _exact(slots: SlotArray, locs: pl.Series) -> dict[str, SlotArray]:
    return {"loc-duplicate": slots[~_stripped(locs).is_first_distinct().to_numpy()]}


def _near(slots: SlotArray, locs: pl.Series) -> dict[str, SlotArray]:
    texts = _stripped(locs)
    is_new = texts.is_first_distinct()
    keys = _near_keys(locs)
    is_near = is_new & ~keys.is_first_distinct()
    # Only the protocol tells it from an earlier one: that has a rule of its own.
    is_other_protocol = is_near & ~_first_of_new(_without_protocol(locs), is_new)
    return {
        "loc-both-protocols": slots[is_other_protocol.to_numpy()],
        "loc-near-duplicate": slots[(is_near & ~is_other_protocol).to_numpy()],
    }


def _first_of_new(texts: pl.Series, is_new: pl.Series) -> pl.Series:
    """Whether each text is the first of its kind among those that are new; true for all others."""
    first = pl.select(pl.repeat(value=True, n=len(texts), dtype=pl.Boolean)).to_series()
    return first.scatter(is_new.arg_true(), texts.filter(is_new).is_first_distinct())


DUPLICATE_KEYS: Final = (
    DuplicateKey("exact", _stripped, ("loc-duplicate",), _exact),
    DuplicateKey("near", coarse_keys, ("loc-both-protocols", "loc-near-duplicate"), _near),
)
"""The ways in which addresses are compared."""


@dataclass(frozen=True)
class GroupKey:
    """What is equal for an entry that breaks a rule and for the others that it is like.

    Attributes:
        key: The name of the key that the rule belongs to.
        keys: Texts over a column of addresses.
    """

    key: str
    keys: Callable[[pl.Series], pl.Series]


GROUP_KEYS: Final = {
    "loc-duplicate": GroupKey("exact", _stripped),
    "loc-both-protocols": GroupKey("near", _without_protocol),
    "loc-near-duplicate": GroupKey("near", _near_keys),
}
"""By the rules that an entry breaks because of others: by what these are found."""

DUPLICATE_RULE_IDS: Final = GROUP_KEYS.keys()
"""These rules."""


SitemapName = Callable[[int], str]
"""The name of the file of a sitemap, by its id; empty where it goes without saying."""

_FEW_ASKED: Final = 512
_FEW_ALIKE: Final = 20_000

_SCHEMA: Final = {"slot": pl.UInt32, "first": pl.UInt32, "count": pl.UInt32}


@dataclass(frozen=True)
class _FoundDuplicates:
    """The duplicates of all entries by one rule, as long as addresses and order are these.

    Attributes:
        hashes: Of the addresses.
        order: Of the entries.
        duplicates: A frame of `slot`, ascending, the `first` entry that is alike, and the `count` of all that are; without
            these first ones.
    """

    hashes: HashBlocks
    order: SlotArray
    duplicates: pl.DataFrame


class DuplicateFinder:
    """Finds the duplicates of entries, and remembers those of a whole set until it is edited. Good for several threads."""

    def __init__(self, few: int = _FEW_ASKED, few_alike: int = _FEW_ALIKE) -> None:
        """Remember nothing yet.

        Args:
            few: Up to so many entries are looked for by themselves,
            few_alike: if no more than so many could be like them.
        """
        self._few, self._few_alike = few, few_alike
        self._known: dict[str, _FoundDuplicates] = {}

    def messages(
        self,
        table: EntryTable,
        hashes: Mapping[str, HashBlocks],
        *,
        asked: Mapping[str, SlotArray],
        name_of: SitemapName | None,
    ) -> dict[tuple[int, str], str]:
        """Say of some entries which other entry they are like.

        Args:
            table: The entries, as they were judged.
            hashes: Hashes of their addresses by key.
            asked: Entries that break a rule, by rule, ascending.
            name_of: Names sitemaps; None names none.

        Returns:
            A sentence for each slot and rule; an entry that is like no other any more has none.
        """
        told = {}
        for rule in DUPLICATE_RULE_IDS & asked.keys():
            blocks = hashes.get(GROUP_KEYS[rule].key)
            if blocks is None or not len(asked[rule]):
                continue
            duplicates = self._duplicates(table, blocks, rule, asked[rule])
            for slot, sentence in zip(
                duplicates["slot"].to_list(), _messages(table, rule, duplicates, name_of), strict=True
            ):
                told[slot, rule] = sentence
        return told

    def _duplicates(self, table: EntryTable, hashes: HashBlocks, rule: str, asked: SlotArray) -> pl.DataFrame:
        known = self._known.get(rule)
        if known is None or known.hashes is not hashes or known.order is not table.order:
            if len(asked) <= self._few:
                alike = slots_with_hashes(hashes, asked)
                if len(alike) <= self._few_alike:
                    return _asked_rows(_grouped(table, rule, alike), asked)
            known = _FoundDuplicates(hashes, table.order, _grouped(table, rule, repeated_slots(hashes)))
            self._known[rule] = known
        return _asked_rows(known.duplicates, asked)


def _asked_rows(duplicates: pl.DataFrame, asked: SlotArray) -> pl.DataFrame:
    return duplicates.filter(pl.Series(np.isin(duplicates["slot"].to_numpy(), asked)))


def _grouped(table: EntryTable, rule: str, alike: SlotArray) -> pl.DataFrame:
    """The duplicates of all but the first of some entries that could be alike."""
    positions = table.positions()[alike]
    alike = alike[np.argsort(positions, kind="stable")][np.count_nonzero(positions < 0) :]
    if not len(alike):
        return pl.DataFrame(schema=_SCHEMA)
    keys = GROUP_KEYS[rule].keys(table.rows(alike, ["loc"]).to_series())
    # Hashes of 64 bits: that two addresses share one is left out of account.
    frame = pl.DataFrame({"slot": alike, "key": keys.hash()}).select(
        "slot", first=pl.col("slot").first().over("key"), count=pl.len().over("key")
    )
    later = frame.filter(pl.col("first") != pl.col("slot")).sort("slot")
    return later.with_columns(pl.col("count").cast(pl.UInt32))


def _messages(table: EntryTable, rule: str, duplicates: pl.DataFrame, name_of: SitemapName | None) -> list[str]:
    firsts = duplicates["first"].to_numpy()
    rows = table.rows(firsts, ["loc", "sitemap"])
    numbers = table.positions()[firsts] - _begins(table, rows["sitemap"].to_numpy()) + 1
    make, sentences = _MESSAGES[rule], []
    for number, loc, sitemap, count in zip(
        numbers.tolist(), rows["loc"].to_list(), rows["sitemap"].to_list(), duplicates["count"].to_list(), strict=True
    ):
        name = name_of(sitemap) if name_of is not None else ""
        place = (
            msg("Entry {number:,} of {name}", number=number, name=quoted(name))
            if name
            else msg("Entry {number:,}", number=number)
        )
        sentences.append(make(place, quoted(stripped(loc)), count))
    return sentences


def _begins(table: EntryTable, sitemaps: NDArray[np.uint32]) -> NDArray[np.int64]:
    """Where the sitemaps of some entries begin."""
    several = distinct(sitemaps) if len(sitemaps) else NO_SLOTS
    begins = np.array([table.range_in(sitemap).start for sitemap in several.tolist()], np.int64)
    found: NDArray[np.int64] = begins[np.searchsorted(several, sitemaps)]
    return found


def _in_all(count: int, words: str) -> str:
    return plural("; 1 entry {words}", "; %n entries {words}", count, words=words) if count > 2 else ""


_MESSAGES: Final[dict[str, Callable[[str, str, int], str]]] = {
    "loc-duplicate": lambda place, loc, count: msg(
        "{place} has this address already{in_all}: {loc}.",
        place=place,
        in_all=_in_all(count, msg("have it in all")),
        loc=loc,
    ),
    "loc-both-protocols": lambda place, loc, count: msg(
        "{place} has this address with the other protocol{in_all}: {loc}.",
        place=place,
        in_all=_in_all(count, msg("have it in all")),
        loc=loc,
    ),
    "loc-near-duplicate": lambda place, loc, count: msg(
        "{place} has nearly this address{in_all}: {loc}.",
        place=place,
        in_all=_in_all(count, msg("are alike in all")),
        loc=loc,
    ),
}
"""Sentences from the place of the first entry that is alike, its address, and how many are alike."""
