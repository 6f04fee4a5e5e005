"""The problems that entries have with one rule, as whole arrays: which entries, and which of their elements.

Words are worked out for a few of them when they are looked at. Knows no Qt.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, distinct
from sitemap_studio.protocol.catalogue import Rule
from sitemap_studio.protocol.rules.extensions import label_of
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems

_NUMBER_BITS: Final = 8


@dataclass(frozen=True, eq=False)
class Places:
    """Problems of entries with one rule.

    Attributes:
        slots: The entry of each, ascending.
        numbers: Which of the entry's problems with the rule each is, from 0; None where no entry can have several.
    """

    slots: SlotArray
    numbers: NDArray[np.uint8] | None = None

    def __len__(self) -> int:
        return len(self.slots)

    @classmethod
    def of(cls, problems: Problems, rule: str) -> Places:
        """All problems with a rule."""
        slots = problems.places(rule)
        if rule not in problems.elements:
            return cls(slots)
        return cls(slots, (np.arange(len(slots)) - np.searchsorted(slots, slots)).astype(np.uint8))

    @cached_property
    def entries(self) -> SlotArray:
        """The entries, each once."""
        return self.slots if self.numbers is None else distinct(self.slots)

    def chosen(self, which: NDArray[np.bool_] | NDArray[np.intp] | slice) -> Places:
        """Some of them."""
        return Places(self.slots[which], None if self.numbers is None else self.numbers[which])

    def also_in(self, others: Places) -> Places:
        """Those that are among others, too."""
        return self.chosen(np.isin(self._keys, others._keys, assume_unique=True))

    @property
    def _keys(self) -> NDArray[np.uint64]:
        keys = self.slots.astype(np.uint64) << np.uint64(_NUMBER_BITS)
        return keys if self.numbers is None else keys | self.numbers


NO_PLACES: Final = Places(NO_SLOTS)
"""No problems."""


def places_about(problems: Problems, rule: str, label: str) -> Places:
    """The problems with a rule about extensions that concern one field of these."""
    places = Places.of(problems, rule)
    if rule in problems.elements:
        return places.chosen(problems.elements[rule].is_about(label))
    return places if label_of(rule, "") == label else NO_PLACES


def problems_of_rule(table: EntryTable, problems: Problems, rule: Rule, slots: SlotArray) -> list[list[Problem]]:
    """What one rule says of some entries that break it: entry by entry, of each at least one problem.

    Those that are kept whole are left out.
    """
    only = replace(problems, by_rule={rule.id: np.sort(slots)}, noted=())
    of_slot: dict[int | None, list[Problem]] = {}
    for problem in only.of_slots(table, slots):
        of_slot.setdefault(problem.slot, []).append(problem)
    return [of_slot.get(slot, []) for slot in slots.tolist()]


def problems_at(table: EntryTable, problems: Problems, rule: Rule, places: Places) -> list[Problem]:
    """What one rule says at some places, in their order.

    Args:
        table: The entries, as they were judged.
        problems: What the rules found in them.
        rule: The rule.
        places: Where it is broken, in any order.
    """
    slots = distinct(places.slots)
    told = dict(zip(slots.tolist(), problems_of_rule(table, problems, rule, slots), strict=True))
    numbers = np.zeros(len(places), np.uint8) if places.numbers is None else places.numbers
    # Where a reader can't read again what it read, an entry is told once.
    return [
        told[slot][min(number, len(told[slot]) - 1)]
        for slot, number in zip(places.slots.tolist(), numbers.tolist(), strict=True)
    ]
