"""Entries whose addresses are alike in some way, found among millions and found again after an edit.

A hash of four bytes is kept for every slot and for every way of being alike, and the slots that share theirs with
another. They are the few entries that could be twins; their texts decide. Entries keep their hashes when they leave the
order, so that nothing is hashed again when they come back. A hash of 0 stands for an entry without an address, one of 1
for an entry that could not be compared, which is told as such.
What makes addresses alike, and what that means, is declared in `duplicates`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import (
    NO_SLOTS,
    SlotArray,
    contains,
    distinct,
    shared,
    together,
    without,
)
from sitemap_studio.validation.containing import Fault, Places, apart, attempt, failure_of, with_failures
from sitemap_studio.validation.duplicates.hash_blocks import (
    FAILED,
    HashBlocks,
    Hashes,
    bearers_of,
    by_slot,
    hashes_at,
    put_hashes,
    sharing_again,
    sharing_of,
)

FEW_HASHES: Final = 16
"""Up to so many addresses are looked for one by one; more are found by sorting all hashes."""

_TEXTS_AT_ONCE: Final = 2_000_000


@dataclass(frozen=True, eq=False)
class Twins:
    """What is remembered of addresses in one way of being alike.

    Attributes:
        hashes: Their hashes.
        sharing: The slots whose hash another slot has, too, in the order or not, ascending.
    """

    hashes: HashBlocks = ()
    sharing: SlotArray = field(default_factory=lambda: NO_SLOTS)

    @classmethod
    def of(cls, hashes: HashBlocks) -> Twins:
        """Find the slots that share their hashes."""
        return cls(hashes, sharing_of(by_slot(hashes)))


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
        hashes[_are_empty(keys)] = 0
        return hashes

    def failed(self, slots: SlotArray) -> dict[str, SlotArray]:
        """Some slots as those that none of the rules judged."""
        return {failure_of(rule): slots for rule in self.rules} if len(slots) else {}


def _are_empty(keys: pl.Series) -> NDArray[np.bool_]:
    if len(keys) <= FEW_HASHES:
        return np.array([not key for key in keys.to_list()], np.bool_)
    empty: NDArray[np.bool_] = (keys.fill_null("") == "").to_numpy()
    return empty


Found = Mapping[str, SlotArray]
"""Slots by rule, ascending."""


def find_all(likeness: Likeness, table: EntryTable, twins: Twins) -> dict[str, SlotArray]:
    """Judge all entries of a table.

    Args:
        likeness: In which way they are compared.
        table: The entries.
        twins: What is remembered of their addresses.

    Returns:
        For every rule that is broken the slots that break it, ascending; for every rule that failed, under
        `failure_of`, those that were not judged by it.
    """
    failed = bearers_of(twins.hashes, FAILED)
    failed = failed[table.is_placed(failed)]
    candidates = twins.sharing[table.is_placed(twins.sharing)]
    keys = hashes_at(twins.hashes, candidates)
    ascending = np.sort(keys)
    # Of those that share a hash all others may have left the order.
    still = contains(distinct(ascending[1:][ascending[1:] == ascending[:-1]]), keys)
    candidates, keys = candidates[still], keys[still]
    in_order = np.argsort(table.positions()[candidates])
    candidates, keys = candidates[in_order], keys[in_order]
    parts = -(-len(candidates) // _TEXTS_AT_ONCE)
    found = [
        among(likeness, table, candidates[keys % parts == part] if parts > 1 else candidates) for part in range(parts)
    ]
    found.append(likeness.failed(failed))
    rules = [rule for rule in with_failures(likeness.rules) if any(rule in part for part in found)]
    return {rule: np.sort(np.concatenate([part[rule] for part in found if rule in part])) for rule in rules}


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
    likeness: Likeness,
    table: EntryTable,
    known: Twins,
    *,
    renamed: SlotArray,
    came: SlotArray,
    relisted: SlotArray,
) -> tuple[Twins, Found, SlotArray | None]:
    """Judge again what is concerned by new addresses, or new places, of some entries.

    Args:
        likeness: In which way they are compared.
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
    twins, met, bearers = _renamed(likeness, table, known, distinct(renamed, new))
    concerned = distinct(met, hashes_at(twins.hashes, shared(twins.sharing, relisted)))
    if len(met) > FEW_HASHES or FAILED in concerned:
        return twins, find_all(likeness, table, twins), None
    # Whoever bears a hash that another bears, too, is remembered; mostly there is none to be asked for.
    left = without(concerned, met)
    others = twins.sharing[contains(left, hashes_at(twins.hashes, twins.sharing))] if len(left) else NO_SLOTS
    lone = (bearers_of(twins.hashes, value) for value in met.tolist() if value not in bearers)
    alike = distinct(others, *bearers.values(), *lone)
    placed = alike[table.is_placed(alike)]
    in_order = placed[np.argsort(table.positions()[placed])] if len(placed) > 1 else NO_SLOTS
    return twins, among(likeness, table, in_order), distinct(alike, relisted)


def _renamed(
    likeness: Likeness, table: EntryTable, known: Twins, slots: SlotArray
) -> tuple[Twins, Hashes, dict[int, SlotArray]]:
    """What is remembered after some entries, given ascending, got other addresses.

    Returns:
        That, the hashes that entries bore before or bear now, and, where these are few, who bears them now.
    """
    before = hashes_at(known.hashes, slots)
    now = likeness.hashes(table.rows(slots, ["loc"]).to_series()) if len(slots) else before
    differs = before != now
    if not differs.any():
        return known, distinct(before[before != 0]), {}
    lone = before[differs & ~contains(known.sharing, slots)]
    slots, met = slots[differs], distinct(before, now)
    met = met[met != 0]
    hashes = put_hashes(known.hashes, table, slots, now[differs])
    if len(met) > FEW_HASHES:
        return Twins(hashes, sharing_again(hashes, without(known.sharing, slots), met)), met, {}
    # Nobody bears the old hash of an entry that shared it with none, unless it is a new one of another.
    left = set(lone.tolist()) - set(now.tolist())
    bearers = {
        value: NO_SLOTS if value in left else bearers_of(hashes, value) for value in met.tolist() if value != FAILED
    }
    # Whoever bore one of the hashes bears it still, but for those that are renamed.
    others = without(known.sharing, distinct(*bearers.values(), slots))
    groups = (alike for alike in bearers.values() if len(alike) > 1)
    return Twins(hashes, together(others, distinct(*groups))), met, bearers
