"""Entries whose addresses are alike in some way, found among millions and found again after an edit.

A hash of four bytes is kept for every slot and for every way of being alike. It finds the few entries that could be
twins; their texts decide. A hash of 0 stands for an entry that has no twin: not in the order, or without an address;
one of 1 for an entry that could not be compared, which is told as such.
What makes addresses alike, and what that means, is declared in `duplicates`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.checks.containing import Fault, Places, apart, attempt, failure_of, with_failures
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import NO_SLOTS, PLACE_BITS, SlotArray, by_block, distinct

Hashes = NDArray[np.uint32]
"""Hashes of addresses; 0 where there is none."""

FAILED: Final = 1
"""The hash of an address of which it could not be told what it is like."""

HashBlocks = tuple[Hashes, ...]
"""Hashes by block and place, shaped as the table's blocks; replaced, never changed in place."""

FEW_HASHES: Final = 16
"""Up to so many addresses are looked for one by one; more are found by sorting all hashes."""

_TEXTS_AT_ONCE: Final = 2_000_000


@dataclass(frozen=True)
class Likeness:
    """One way in which addresses can be alike.

    Attributes:
        name: By which what is remembered of it is kept.
        keys: Texts over a column of addresses that are equal for all that are alike, and seldom for others; null or
            empty for an address that is like no other.
        rules: The rules that it judges.
        broken: Which of some entries break which of the rules, told from their slots in the order of the set and from
            their addresses; whoever may be alike is among them.
    """

    name: str
    keys: Callable[[pl.Series], pl.Series]
    rules: tuple[str, ...]
    broken: Callable[[SlotArray, pl.Series], dict[str, SlotArray]]

    def hashes(self, locs: pl.Series) -> Hashes:
        """Hash the addresses of a column."""
        hashes = attempt(lambda: self._hashes(locs))
        if not isinstance(hashes, Fault):
            return hashes
        every = np.arange(len(locs), dtype=np.uint32)
        parts, _ = apart(self.name, lambda chosen: (chosen, self._hashes(locs.gather(chosen))), every)
        apart_hashes: Hashes = np.full(len(locs), FAILED, np.uint32)
        for places, part in parts:
            apart_hashes[places] = part
        return apart_hashes

    def _hashes(self, locs: pl.Series) -> Hashes:
        keys = self.keys(locs)
        high_half = (keys.hash().to_numpy() >> np.uint64(32)).astype(np.uint32)
        hashes: Hashes = np.maximum(high_half, np.uint32(FAILED + 1))
        hashes[(keys.fill_null("") == "").to_numpy()] = 0
        return hashes

    def failed(self, slots: SlotArray) -> dict[str, SlotArray]:
        """Some slots as those that none of the rules judged."""
        return {failure_of(rule): slots for rule in self.rules} if len(slots) else {}


Found = Mapping[str, SlotArray]
"""Slots by rule, ascending."""


def find_all(likeness: Likeness, table: EntryTable, hashes: HashBlocks) -> dict[str, SlotArray]:
    """Judge all entries of a table.

    Args:
        likeness: In which way they are compared.
        table: The entries.
        hashes: Their hashes.

    Returns:
        For every rule that is broken the slots that break it, ascending; for every rule that failed, under
        `failure_of`, those that were not judged by it.
    """
    if not len(table.order):
        return {}
    ordered = _flat(hashes)[table.order]
    ascending = np.sort(ordered)
    failed = NO_SLOTS
    if np.searchsorted(ascending, FAILED, "right") > np.searchsorted(ascending, FAILED):
        failed = np.sort(table.order[ordered == FAILED])
    repeated = distinct(ascending[1:][ascending[1:] == ascending[:-1]])
    repeated = repeated[repeated > FAILED]
    if not len(repeated):
        return likeness.failed(failed)
    near = repeated[np.minimum(np.searchsorted(repeated, ordered), len(repeated) - 1)]
    candidates, keys = table.order[near == ordered], ordered[near == ordered]
    parts = -(-len(candidates) // _TEXTS_AT_ONCE)
    found = [
        among(likeness, table, candidates[keys % parts == part] if parts > 1 else candidates) for part in range(parts)
    ]
    found.append(likeness.failed(failed))
    rules = [rule for rule in with_failures(likeness.rules) if any(rule in part for part in found)]
    return {rule: np.sort(np.concatenate([part[rule] for part in found if rule in part])) for rule in rules}


def _flat(hashes: HashBlocks) -> Hashes:
    flat = np.zeros(len(hashes) << PLACE_BITS, np.uint32)
    for block, part in enumerate(hashes):
        flat[block << PLACE_BITS : (block << PLACE_BITS) + len(part)] = part
    return flat


def among(likeness: Likeness, table: EntryTable, candidates: SlotArray) -> dict[str, SlotArray]:
    """Judge some entries, given in the order of the set, among themselves; slots ascend."""
    if len(candidates) < 2:
        return {}
    locs = table.rows(candidates, ["loc"]).to_series()
    judged = attempt(lambda: likeness.broken(candidates, locs))
    broken = _judge_groups(likeness, candidates, locs) if isinstance(judged, Fault) else judged
    return {rule: np.sort(slots) for rule, slots in broken.items() if len(slots)}


def _judge_groups(likeness: Likeness, candidates: SlotArray, locs: pl.Series) -> dict[str, SlotArray]:
    """The same, entries that could be alike apart from the others."""
    hashes = likeness.hashes(locs)

    def judge(chosen: Places) -> dict[str, SlotArray]:
        is_chosen = np.isin(hashes, chosen)
        return likeness.broken(candidates[is_chosen], locs.filter(pl.Series(is_chosen)))

    found, failed = apart(likeness.name, judge, distinct(hashes))
    found.append(likeness.failed(candidates[np.isin(hashes, failed)]))
    rules = dict.fromkeys(rule for part in found for rule in part)
    return {rule: np.concatenate([part[rule] for part in found if rule in part]) for rule in rules}


def find_again(
    likeness: Likeness, table: EntryTable, before: HashBlocks, *, relisted: SlotArray, gone: SlotArray
) -> tuple[HashBlocks, Found, SlotArray | None]:
    """Judge again what is concerned by new addresses, or new places, of some entries.

    Args:
        likeness: In which way they are compared.
        table: After the change.
        before: Hashes before the change.
        relisted: Slots that have another address or place, or are gone, ascending.
        gone: Those of them that are not in the order any more.

    Returns:
        The hashes as they are now, the slots that break each rule, and the slots that were judged for that; None where
        all were.
    """
    new = likeness.hashes(table.rows(relisted, ["loc"]).to_series())
    new[np.isin(relisted, gone)] = 0
    concerned = distinct(_hashes_at(before, relisted), new)
    concerned = concerned[concerned != 0]
    hashes = _put_hashes(before, table, relisted, new)
    if len(concerned) > FEW_HASHES or FAILED in concerned:
        return hashes, find_all(likeness, table, hashes), None
    alike = _with_hash(hashes, concerned.tolist())
    in_order = table.order[np.isin(table.order, alike)] if len(alike) > 1 else NO_SLOTS
    return hashes, among(likeness, table, in_order), distinct(alike, relisted)


def slots_with_hashes(hashes: HashBlocks, slots: SlotArray) -> SlotArray:
    """The entries that could be alike one of some, these included, ascending."""
    wanted = distinct(_hashes_at(hashes, slots))
    return _bearing(hashes, wanted[wanted > FAILED])


def _bearing(hashes: HashBlocks, wanted: Hashes) -> SlotArray:
    """The slots that bear one of some hashes, given ascending."""
    if not len(wanted):
        return NO_SLOTS
    found = []
    for block, part in enumerate(hashes):
        places = np.minimum(np.searchsorted(wanted, part), len(wanted) - 1)
        found.append(np.flatnonzero(wanted[places] == part).astype(np.uint32) + np.uint32(block << PLACE_BITS))
    return np.concatenate(found)


def repeated_slots(hashes: HashBlocks) -> SlotArray:
    """All entries that could be like another one, ascending."""
    ascending = np.sort(np.concatenate(hashes)) if hashes else np.empty(0, np.uint32)
    repeated = distinct(ascending[1:][ascending[1:] == ascending[:-1]])
    return _bearing(hashes, repeated[repeated > FAILED])


def _with_hash(hashes: HashBlocks, wanted: Iterable[int]) -> SlotArray:
    """Slots that bear one of a few hashes, ascending."""
    found = [
        np.flatnonzero(part == value).astype(np.uint32) + np.uint32(block << PLACE_BITS)
        for value in wanted
        for block, part in enumerate(hashes)
    ]
    return np.sort(np.concatenate(found)) if found else NO_SLOTS


def _hashes_at(hashes: HashBlocks, slots: SlotArray) -> Hashes:
    """The hashes of some slots, in their order; 0 for slots that are new."""
    result = np.zeros(len(slots), np.uint32)
    for block, chosen, places in by_block(slots):
        if block < len(hashes):
            known = places < len(hashes[block])
            result[chosen[known]] = hashes[block][places[known]]
    return result


def _put_hashes(hashes: HashBlocks, table: EntryTable, slots: SlotArray, new: Hashes) -> HashBlocks:
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
