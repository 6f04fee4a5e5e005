"""Where entries break rules about extensions, element by element: how often, and in which fields.

An entry may break a rule in many of its elements. Slots alone, which all other rules are kept by, would count it once
and could not tell in which field; here both are kept, five bytes a place. Words are worked out in `breaches`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray, distinct
from sitemap_studio.protocol.rules.extensions import EXTENSION_LABELS, PER_FILE_RULES, label_of

MOST_TOLD: Final = 100
"""So many places of one entry are told for each rule; the last one tells how many more there are."""

Labels = NDArray[np.uint8]
"""Fields of extensions, by their places in `EXTENSION_LABELS`."""

_PLACES: Final = {label: place for place, label in enumerate(EXTENSION_LABELS)}


@dataclass(frozen=True, eq=False)
class Elements:
    """The places where entries break one rule, as they are told.

    Attributes:
        slots: The entry of each, ascending: an entry as often as it breaks the rule, `MOST_TOLD` times at most.
        labels: The field of each.
    """

    slots: SlotArray
    labels: Labels

    def __len__(self) -> int:
        return len(self.slots)

    def chosen(self, which: NDArray[np.bool_] | NDArray[np.intp]) -> Elements:
        """Some of them."""
        return Elements(self.slots[which], self.labels[which])

    def is_about(self, label: str) -> NDArray[np.bool_]:
        """Which of them are in one field."""
        is_it: NDArray[np.bool_] = self.labels == _PLACES[label]
        return is_it

    def named(self) -> list[str]:
        """The fields that there are."""
        return [EXTENSION_LABELS[place] for place in np.flatnonzero(np.bincount(self.labels))]


ByRule = Mapping[str, Elements]
"""Places by rule."""


def label_place(rule: str, path: str) -> int:
    """The place in `EXTENSION_LABELS` of a field that a rule about extensions concerns; see `label_of`."""
    return _PLACES[label_of(rule, path)]


@dataclass(frozen=True, eq=False)
class PerFile:
    """Where entries break a rule that is reported once for each sitemap and field.

    Attributes:
        every: All entries that break it, once for each field.
        reported: The first entry of each sitemap and field.
        counts: For each of these how many entries of its sitemap break the rule in this field.
    """

    every: Elements
    reported: Elements
    counts: NDArray[np.intp]


def per_file(by_rule: ByRule, table: EntryTable) -> dict[str, PerFile]:
    """What is reported of the rules in `PER_FILE_RULES`."""
    return {rule: _per_file(found, table) for rule, found in by_rule.items() if rule in PER_FILE_RULES}


def _per_file(every: Elements, table: EntryTable) -> PerFile:
    sitemaps = table.rows(every.slots, ["sitemap"]).to_series().to_numpy().astype(np.intp)
    groups = sitemaps * len(EXTENSION_LABELS) + every.labels
    # In files as they were read this is an order that ascends already, which costs next to nothing.
    order = np.lexsort((table.positions()[every.slots], groups))
    starts = np.flatnonzero(np.diff(groups[order], prepend=-1))
    firsts, counts = order[starts], np.diff(starts, append=len(order))
    by_slot = np.lexsort((every.labels[firsts], every.slots[firsts]))
    return PerFile(every, every.chosen(firsts[by_slot]), counts[by_slot])


def elements_of(rule: str, slots: SlotArray, labels: Labels) -> Elements:
    """Keep places by slot, of one entry as many as are told; of a rule in `PER_FILE_RULES` each field once.

    Args:
        rule: The rule.
        slots: The entries, those of one entry in the order in which they are told.
        labels: The field of each.
    """
    if rule in PER_FILE_RULES:
        keys = np.unique(slots.astype(np.uint64) << np.uint64(8) | labels)
        return Elements((keys >> np.uint64(8)).astype(np.uint32), keys.astype(np.uint8))
    order = np.argsort(slots, kind="stable")
    slots, labels = slots[order], labels[order]
    if len(slots) >= MOST_TOLD and (slots[MOST_TOLD - 1 :] == slots[: len(slots) - MOST_TOLD + 1]).any():
        number = np.arange(len(slots)) - np.searchsorted(slots, slots)
        has_more = np.isin(slots, slots[number >= MOST_TOLD])
        # The last one speaks of all that are left.
        labels = np.where(has_more & (number == MOST_TOLD - 1), np.uint8(label_place(rule, "")), labels)
        slots, labels = slots[number < MOST_TOLD], labels[number < MOST_TOLD]
    return Elements(slots, labels)


def joined(parts: Iterable[ByRule]) -> dict[str, Elements]:
    """Places of several parts, of which no two concern the same entry."""
    by_rule: dict[str, list[Elements]] = {}
    for part in parts:
        for rule, elements in part.items():
            by_rule.setdefault(rule, []).append(elements)
    return {rule: _joined(found) for rule, found in by_rule.items()}


def _joined(parts: list[Elements]) -> Elements:
    if len(parts) == 1:
        return parts[0]
    slots, labels = np.concatenate([part.slots for part in parts]), np.concatenate([part.labels for part in parts])
    order = np.argsort(slots, kind="stable")
    return Elements(slots[order], labels[order])


def among(by_rule: ByRule, is_meant: NDArray[np.bool_]) -> dict[str, Elements]:
    """The places of some entries, told by slot; rules without any are left out."""
    kept = {rule: elements.chosen(is_meant[elements.slots]) for rule, elements in by_rule.items()}
    return {rule: elements for rule, elements in kept.items() if len(elements)}


def slots_by_rule(by_rule: ByRule) -> dict[str, SlotArray]:
    """The slots that break each rule, ascending."""
    return {rule: distinct(elements.slots) for rule, elements in by_rule.items()}


def replaced(before: ByRule, rules: Iterable[str], judged: SlotArray, found: ByRule) -> dict[str, Elements]:
    """The places after some entries were judged again by some rules.

    Args:
        before: Those before.
        rules: By which it was judged.
        judged: Which entries, ascending.
        found: Where these break the rules now.
    """
    now = dict(before)
    for rule in rules:
        parts = [found[rule]] if rule in found else []
        if (known := now.pop(rule, None)) is not None:
            was_judged = np.isin(known.slots, judged)
            parts.append(known.chosen(~was_judged) if was_judged.any() else known)
        parts = [part for part in parts if len(part)]
        if parts:
            now[rule] = _joined(parts)
    return now
