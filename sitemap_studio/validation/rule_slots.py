"""Which slots violate which rules, and the worst severity of each field of each entry, cheap enough to paint from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, shared, together, without
from sitemap_studio.protocol.catalogue import RULES, SEVERITY_RANK, Scope
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.profiles import Profile

SlotsByRule = dict[str, SlotArray]
"""The slots that violate each rule, ascending; rules without violations are left out."""

SeverityFlags = NDArray[np.uint16]
"""Worst severities by slot: bits 2i and 2i+1 hold the rank of field i, 0 for none; those at `REST` that of the rest."""

REST: Final = len(FIELD_NAMES)
"""Place of the marks of what is no field: extensions, and the entry as a whole."""

_ENTRY_SCOPES: Final = (Scope.FIELD, Scope.ENTRY)
ENTRY_RULES: Final = tuple(rule for rule in RULES.values() if rule.scope in _ENTRY_SCOPES)
"""The rules whose problems are kept by slot, and marked."""

SEVERITY_OF_RANK: Final = {rank: severity for severity, rank in SEVERITY_RANK.items()}
RANK_BITS: Final = 3


def joined(parts: Sequence[SlotsByRule]) -> SlotsByRule:
    """Join the results of parts of a set that follow each other."""
    rules = dict.fromkeys(rule for part in parts for rule in part)
    whole = {rule: np.concatenate([part[rule] for part in parts if rule in part]) for rule in rules}
    return {rule: slots for rule, slots in whole.items() if len(slots)}


def slots_by_sitemap(table: EntryTable, slots: SlotArray) -> dict[int, SlotArray]:
    """Group those of some slots that are in the order by their sitemaps."""
    slots = slots[table.is_placed(slots)]
    if len(slots) == 1:
        return {table.sitemap_of(int(slots[0])): slots}
    sitemaps = table.rows(slots, ["sitemap"]).to_series().to_numpy()
    return {sitemap: slots[sitemaps == sitemap] for sitemap in np.flatnonzero(np.bincount(sitemaps)).tolist()}


def put_judged(by_rule: SlotsByRule, rules: Iterable[str], judged: SlotArray, found: Mapping[str, SlotArray]) -> None:
    """Let the slots that were judged violate these rules as found, and no others of them."""
    for rule in rules:
        if rule in by_rule or rule in found:
            slots = together(without(by_rule.pop(rule, NO_SLOTS), judged), found.get(rule, NO_SLOTS))
            if len(slots):
                by_rule[rule] = slots


def put_all(by_rule: SlotsByRule, rule: str, slots: SlotArray) -> SlotArray:
    """Let just these slots violate a rule; return those that began or ceased to."""
    old = by_rule.pop(rule, NO_SLOTS)
    if len(slots):
        by_rule[rule] = slots
    return np.setxor1d(old, slots, assume_unique=True)


def worst_ranks(marks: SeverityFlags, slots: SlotArray) -> NDArray[np.int64]:
    """Return the rank of the worst severity of each of some entries; 0 for none, and for slots beyond the marks."""
    ranks = np.zeros(len(slots), np.int64)
    is_marked = slots < len(marks)
    own = marks[slots[is_marked]]
    ranks[is_marked] = np.maximum.reduce([own >> np.uint16(2 * place) & RANK_BITS for place in range(REST + 1)])
    return ranks


def mark(
    marks: SeverityFlags, by_rule: Mapping[str, SlotArray], profile: Profile, *, only: SlotArray | None = None
) -> None:
    """Write the worst severities into marks that are zero there: of all slots, or `only` of some, given ascending."""
    violated = [(RULES[rule], slots if only is None else shared(slots, only)) for rule, slots in by_rule.items()]
    minded = [
        (SEVERITY_RANK[severity], rule, slots)
        for rule, slots in violated
        if rule.scope in _ENTRY_SCOPES and (severity := rule.severity_in(profile))
    ]
    for rank, rule, slots in sorted(minded, key=lambda ranked: ranked[0]):
        if len(slots):
            shift = 2 * (FIELD_NAMES.index(rule.field) if rule.field else REST)
            kept = marks[slots] & np.uint16(0xFFFF & ~(RANK_BITS << shift))
            marks[slots] = kept | np.uint16(rank << shift)
