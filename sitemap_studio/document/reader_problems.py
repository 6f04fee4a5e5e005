"""Problems of entries that only a reader can see, kept by slot and in step with edits.

A reader names the entries of its file; here they become the slots that break the rule now: those that are still in the
set and in the sitemap that they were read from, and that no edit has put right.
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

Findings = Sequence[tuple[int | None, Finding]]
"""What the readers met, by sitemap."""

_BIT_OF_RULE: Final = {"element-order": ORDER_BIT}
"""The mark of an entry that breaks the rule no more, because it will be written otherwise."""


READERS_RULES: Final = _BIT_OF_RULE.keys()
"""The rules about entries of which readers alone know who breaks them."""


class ReaderProblems:
    """The entries that readers have something to say of, by rule."""

    def __init__(self) -> None:
        self._known: list[tuple[EntriesFinding, SlotArray]] = []
        self._slots: dict[str, SlotArray] = {}

    def joined(self, problems: Problems, table: EntryTable, findings: Findings, sitemaps: Sitemaps) -> Problems:
        """What judging the whole set found, with the entries that break these rules now.

        Args:
            problems: As judged, with or without them.
            table: The entries.
            findings: What the readers met, by sitemap.
            sitemaps: All sitemaps by id.
        """
        found = dict.fromkeys(READERS_RULES, NO_SLOTS)
        found |= {rule: _broken(rule, slots, table) for rule, slots in self.known(findings, sitemaps).items()}
        by_rule = {rule: slots for rule, slots in {**problems.by_rule, **found}.items() if len(slots)}
        concerned = distinct(*found.values(), *(problems.slots(rule) for rule in found))
        if not len(concerned):
            return problems
        marks = problems.marks.copy()
        marks[concerned] = 0
        mark(marks, by_rule, problems.profile, only=concerned)
        return replace(problems, by_rule=by_rule, marks=marks)

    def known(self, findings: Findings, sitemaps: Sitemaps) -> Mapping[str, SlotArray]:
        """The slots of all entries that the readers named, by rule, ascending; worked out once for each reading.

        Args:
            findings: What the readers met, by sitemap.
            sitemaps: All sitemaps by id.
        """
        found = [
            (finding, source.slots)
            for place, finding in findings
            if isinstance(finding, EntriesFinding) and place is not None and (source := sitemaps[place].source)
        ]
        is_known = len(found) == len(self._known) and all(
            one[0] is other[0] and one[1] is other[1] for one, other in zip(found, self._known, strict=True)
        )
        if not is_known:
            by_rule: dict[str, list[SlotArray]] = {}
            for finding, slots in found:
                by_rule.setdefault(finding.rule, []).append(slots[finding.entries[finding.entries < len(slots)]])
            self._known = found
            self._slots = {rule: distinct(*parts) for rule, parts in by_rule.items()}
        return self._slots


def judged_again(known: Mapping[str, SlotArray], change: Change, problems: Problems, table: EntryTable) -> Problems:
    """The problems with these rules judged again where an edit touched; marks are left to whoever judges the rest.

    Args:
        known: The entries that the readers named, by rule, ascending.
        change: What the edit touched.
        problems: As they were before it.
        table: The entries after it.
    """
    if not known:
        return problems
    touched = distinct(change.cells, change.inserted, change.removed, change.moved)
    by_rule = dict(problems.by_rule)
    for rule, slots in known.items():
        concerned, before = shared(slots, touched), problems.slots(rule)
        by_rule[rule] = together(without(before, concerned), _broken(rule, concerned, table))
    return replace(problems, by_rule={rule: slots for rule, slots in by_rule.items() if len(slots)})


def _broken(rule: str, slots: SlotArray, table: EntryTable) -> SlotArray:
    """Of some slots those that break a rule still."""
    slots = slots[table.is_placed(slots)]
    if not len(slots):
        return NO_SLOTS
    rows = table.rows(slots, ["touched", "sitemap", "origin"])
    is_repaired = rows["touched"].to_numpy() & np.uint8(_BIT_OF_RULE.get(rule, 0)) != 0
    # Elsewhere it is written anew.
    stays = rows["sitemap"].to_numpy().astype(np.int64) == rows["origin"].to_numpy()
    broken: SlotArray = slots[stays & ~is_repaired]
    return broken
