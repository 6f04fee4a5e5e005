"""Problems of entries that only a reader can see, kept by slot and in step with edits.

A reader names the entries of its file. They violate the rule as long as they are in the set and in the sitemap that they
were read from, and no edit fixed them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from sitemap_studio.document.sitemap_set import Sitemaps
from sitemap_studio.formats.findings import EntriesFinding
from sitemap_studio.model.columns import ORDER_BIT
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, distinct, shared, together, without
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.rule_slots import mark

_FIXED_BIT: Final = {"element-order": ORDER_BIT}
"""The rules that readers judge entries by, and the bit of entries that will be written otherwise."""


class ReaderProblems:
    """Entries by the rules that readers found them to violate; collected once for each reading."""

    def __init__(self) -> None:
        self._known: list[tuple[EntriesFinding, SlotArray]] = []
        self._slots: dict[str, SlotArray] = {}

    def slots(self, findings: Sequence[tuple[int | None, Finding]], sitemaps: Sitemaps) -> Mapping[str, SlotArray]:
        """Return the slots of all entries that the readers named, by rule, ascending."""
        found = [
            (finding, source.slots)
            for place, finding in findings
            if isinstance(finding, EntriesFinding) and place is not None and (source := sitemaps[place].source)
        ]
        if [list(map(id, pair)) for pair in found] != [list(map(id, pair)) for pair in self._known]:
            by_rule: dict[str, list[SlotArray]] = {}
            for finding, slots in found:
                by_rule.setdefault(finding.rule, []).append(slots[finding.entries[finding.entries < len(slots)]])
            self._known = found
            self._slots = {rule: distinct(*parts) for rule, parts in by_rule.items()}
        return self._slots


def with_reader_problems(problems: Problems, table: EntryTable, found: Mapping[str, SlotArray]) -> Problems:
    """Return the problems of a whole set with the entries, of those that readers named, that violate these rules now."""
    violating = dict.fromkeys(_FIXED_BIT, NO_SLOTS)
    violating |= {rule: _violating(rule, slots, table) for rule, slots in found.items()}
    concerned = distinct(*violating.values(), *(problems.slots(rule) for rule in violating))
    if not len(concerned):
        return problems
    by_rule = {rule: slots for rule, slots in {**problems.by_rule, **violating}.items() if len(slots)}
    marks = problems.marks.copy()
    marks[concerned] = 0
    mark(marks, by_rule, problems.profile, only=concerned)
    return replace(problems, by_rule=by_rule, marks=marks)


def renewed_reader_problems(
    problems: Problems, table: EntryTable, found: Mapping[str, SlotArray], change: Change
) -> Problems:
    """Return the problems with these rules validated again where an edit touched; marks are renewed with other rules.

    Args:
        problems: The problems before it.
        table: The entries after it.
        found: The entries that the readers named, by rule, ascending.
        change: What the edit touched.
    """
    if not found:
        return problems
    touched = distinct(change.cells, change.inserted, change.removed, change.moved)
    by_rule = dict(problems.by_rule)
    for rule, slots in found.items():
        concerned = shared(slots, touched)
        by_rule[rule] = together(without(problems.slots(rule), concerned), _violating(rule, concerned, table))
    return replace(problems, by_rule={rule: slots for rule, slots in by_rule.items() if len(slots)})


def _violating(rule: str, slots: SlotArray, table: EntryTable) -> SlotArray:
    """Return those of some slots that violate a rule still."""
    slots = slots[table.is_placed(slots)]
    if not len(slots):
        return NO_SLOTS
    rows = table.rows(slots, ["touched", "sitemap", "origin"])
    is_fixed = rows["touched"].to_numpy() & np.uint8(_FIXED_BIT.get(rule, 0)) != 0
    # In another sitemap it is written anew.
    stays = rows["sitemap"].to_numpy().astype(np.int64) == rows["origin"].to_numpy()
    violating: SlotArray = slots[stays & ~is_fixed]
    return violating
