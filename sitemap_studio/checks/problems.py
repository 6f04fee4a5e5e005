"""The problems of a set: which rule is broken where, and, for what is shown, in which words.

Problems of entries are kept as slots by rule and as two bits per field in `marks`; texts are worked out when asked
for. Problems of sitemaps and of the set, and what the readers found, are kept whole. A `Problems` never changes:
judging gives a new one that shares what is the same, so that a job's result can be swapped in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.checks.duplicates import HashBlocks
from sitemap_studio.checks.messages import describe, fix
from sitemap_studio.protocol.catalogue import RULES, SEVERITY_RANK, Finding, Rule, Scope, Severity
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.table.columns import field_place
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import NO_SLOTS, SlotArray, distinct

ENTRY_RULES: Final = tuple(rule for rule in RULES.values() if rule.scope in (Scope.FIELD, Scope.ENTRY))
"""The rules whose problems are kept by slot."""

_SEVERITY_OF_RANK: Final = {rank: severity for severity, rank in SEVERITY_RANK.items()}
_FIELD_BITS: Final = 3


@dataclass(frozen=True)
class Problem:
    """One breach of one rule.

    Attributes:
        rule: The rule.
        sitemap: Id of the sitemap concerned, or None for the set.
        slot: Slot of the entry concerned, or None.
        field: The field concerned, or None.
        value: The author's text; empty where there is none.
        message: One sentence for the user.
        fix: The value put right, where that needs no guessing.
        line: Line in the file, counted from 1, where it is known.
        stated_by: Whose limits are broken, where that is not the rule's own source.
    """

    rule: Rule
    sitemap: int | None
    slot: int | None
    field: FieldName | None
    value: str
    message: str
    fix: str | None = None
    line: int | None = None
    stated_by: str = ""

    @property
    def source(self) -> str:
        """Document and section that demand it."""
        return self.stated_by or self.rule.source


def found_problem(finding: Finding, *, sitemap: int | None, slot: int | None) -> Problem:
    """A reader's finding as a problem.

    Args:
        finding: What the reader met.
        sitemap: The sitemap that it read.
        slot: The slot that the finding's entry got, if it speaks of one.
    """
    rule = RULES[finding.rule]
    return Problem(rule, sitemap, slot, rule.field, finding.value, finding.message, line=finding.line)


@dataclass(frozen=True, eq=False)
class Problems:
    """All problems of a set at one moment.

    Attributes:
        by_rule: For each broken rule about entries the slots that break it, ascending.
        marks: Worst severity by slot: bits 2i and 2i+1 hold the rank of field i, 0 for none. Shape (slot_capacity,).
        hashes: Hashes of the addresses, by which duplicates are found again after an edit.
        noted: Problems of sitemaps and of the set, and what the readers found, in the order in which they were noted.
        locations: Address of a sitemap by its id, for the location rule; sitemaps not named are not judged by it.
    """

    by_rule: Mapping[str, SlotArray] = field(default_factory=dict)
    marks: NDArray[np.uint8] = field(default_factory=lambda: np.empty(0, np.uint8))
    hashes: HashBlocks = ()
    noted: tuple[Problem, ...] = ()
    locations: Mapping[int, str] = field(default_factory=dict)

    def severity(self, slot: int, field: FieldName) -> Severity | None:
        """The worst severity in one cell, cheap enough to paint from; None where it is right."""
        if slot >= len(self.marks):
            return None
        return _SEVERITY_OF_RANK.get(int(self.marks[slot]) >> 2 * field_place(field) & _FIELD_BITS)

    def worst(self, slot: int) -> Severity | None:
        """The worst severity in one entry's fields."""
        severities = (self.severity(slot, name) for name in FIELD_NAMES)
        return max((found for found in severities if found), key=SEVERITY_RANK.__getitem__, default=None)

    def slots(self, rule: str) -> SlotArray:
        """The slots that break a rule about entries, ascending."""
        return self.by_rule.get(rule, NO_SLOTS)

    def counts(self) -> dict[str, int]:
        """How often each broken rule is broken, in the order of the catalogue."""
        counted = {rule: len(self.slots(rule)) for rule in RULES}
        for problem in self.noted:
            counted[problem.rule.id] += 1
        return {rule: count for rule, count in counted.items() if count}

    def total_by_severity(self) -> dict[Severity, int]:
        """How many problems there are of each severity."""
        totals = dict.fromkeys(Severity, 0)
        for rule, count in self.counts().items():
            totals[RULES[rule].severity] += count
        return totals

    def with_problems(self) -> SlotArray:
        """The slots of all entries that have a problem, ascending."""
        noted = [problem.slot for problem in self.noted if problem.slot is not None]
        marked = np.flatnonzero(self.marks).astype(np.uint32)
        return distinct(marked, np.array(noted, np.uint32)) if noted else marked

    def of_slot(self, table: EntryTable, slot: int) -> list[Problem]:
        """The problems of one entry, in the order of the catalogue, then those that were noted."""
        return self.of_slots(table, np.array([slot], np.uint32))

    def of_slots(self, table: EntryTable, slots: SlotArray) -> list[Problem]:
        """The problems of some entries: entry by entry as given, and as `of_slot` has them.

        Args:
            table: The entries, as they were judged.
            slots: Which entries, none twice.
        """
        broken: dict[int, list[Rule]] = {}
        for rule in ENTRY_RULES:
            for slot in slots[contains(self.slots(rule.id), slots)].tolist():
                broken.setdefault(slot, []).append(rule)
        noted: dict[int, list[Problem]] = {}
        for problem in self.noted:
            if problem.slot is not None:
                noted.setdefault(problem.slot, []).append(problem)
        concerned = [slot for slot in slots.tolist() if slot in broken or slot in noted]
        rows = table.rows(np.array(concerned, np.uint32), [*FIELD_NAMES, "sitemap"])
        listed: list[Problem] = []
        for slot, row in zip(concerned, rows.iter_rows(named=True), strict=True):
            listed += [_problem(rule, slot, row) for rule in broken.get(slot, ())] + noted.get(slot, [])
        return listed

    def with_noted(self, noted: Iterable[Problem]) -> Problems:
        """The same problems of entries with other noted ones, as after a switch of the profile."""
        return replace(self, noted=tuple(noted))


def _problem(rule: Rule, slot: int, row: Mapping[str, str | int | None]) -> Problem:
    given = row[rule.field] if rule.field else None
    value = None if given is None else str(given)
    sitemap = row["sitemap"]
    return Problem(
        rule=rule,
        sitemap=int(sitemap) if sitemap is not None else None,
        slot=slot,
        field=rule.field,
        value=value or "",
        message=describe(rule.id, value),
        fix=fix(rule.id, value),
    )


def contains(ascending: SlotArray, slots: SlotArray) -> NDArray[np.bool_]:
    """For each of some slots whether it is in an ascending array."""
    if not len(ascending):
        return np.zeros(len(slots), np.bool_)
    places = np.minimum(np.searchsorted(ascending, slots), len(ascending) - 1)
    found: NDArray[np.bool_] = ascending[places] == slots
    return found


def mark(marks: NDArray[np.uint8], by_rule: Mapping[str, SlotArray], only: SlotArray | None = None) -> None:
    """Write the worst severities into marks that are zero where they are written.

    Args:
        marks: By slot; changed in place.
        by_rule: Slots by rule, ascending.
        only: Slots to mark, ascending; None for all.
    """
    for rule in sorted(ENTRY_RULES, key=lambda rule: SEVERITY_RANK[rule.severity]):
        slots = by_rule.get(rule.id, NO_SLOTS)
        if only is not None:
            slots = only[contains(slots, only)]
        if len(slots) and rule.field:
            shift = 2 * field_place(rule.field)
            kept = marks[slots] & np.uint8(0xFF & ~(_FIELD_BITS << shift))
            marks[slots] = kept | np.uint8(SEVERITY_RANK[rule.severity] << shift)
