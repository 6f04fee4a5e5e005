"""Fixing: whole classes of problems put right by one edit, with a list of what it would change.

What a fix of one value is, is said by `checks.fixes`; nothing is guessed, and what can't be fixed is counted.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.checks.circumstances import Circumstances
from sitemap_studio.checks.fixes import FIXED_RULES, NO_CHOICES, FixChoices, Removal, fix
from sitemap_studio.checks.problems import Problems
from sitemap_studio.core.progress import Progress
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.leaks import NO_LEAKS
from sitemap_studio.table.edits import AdoptNamespace, Edit, EditGroup, OrderElements
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.planned import PlannedValues, value_edits, values_without
from sitemap_studio.table.slots import NO_SLOTS, SlotArray, distinct

ORDER_RULE: Final = "element-order"
"""The rule that is kept by ordering the elements of entries."""

NAMESPACE_RULE: Final = "namespace-wrong"
"""The rule that is kept by putting files into the protocol's namespace."""

_AT_A_TIME: Final = 65_536
"""Values between two looks at whether the user wants to stop."""

_WITHOUT_LEAKS: Final = Circumstances(leaks=NO_LEAKS)
"""No fix makes an address public that was not: patterns need not be looked for in every one."""

_MOST_STEPS: Final = 8
"""A fix may bring to light what another rule asks; no value needs more steps than that."""


@dataclass(frozen=True)
class FixPlan:
    """What fixing would change.

    Attributes:
        values: By field, in the order of the fields; fields without any are left out.
        n_unfixed: Values that break a rule asked for and can't be put right without guessing.
        ordered: Entries whose elements would be put in the schema's order.
        adopting: Sitemaps whose files would be put into the protocol's namespace.
    """

    values: tuple[PlannedValues, ...]
    n_unfixed: int
    ordered: SlotArray = field(default_factory=lambda: NO_SLOTS)
    adopting: frozenset[int] = frozenset()

    def __len__(self) -> int:
        """How many values, entries and files would be put right."""
        return sum(map(len, self.values)) + len(self.ordered) + len(self.adopting)

    def without(self, left_out: Collection[tuple[int, FieldName]]) -> FixPlan:
        """The same plan but for some cells; what is no cell stays in it."""
        return replace(self, values=values_without(self.values, left_out))

    def edit(self, table: EntryTable) -> Edit:
        """The one edit that does it."""
        edits = value_edits(table, self.values)
        if len(self.ordered):
            edits.append(OrderElements(self.ordered))
        if self.adopting:
            edits.append(AdoptNamespace(self.adopting))
        return EditGroup(edits)


def plan_fixes(
    table: EntryTable,
    problems: Problems,
    *,
    rules: Collection[str] = FIXED_RULES,
    slots: SlotArray | None = None,
    choices: FixChoices = NO_CHOICES,
    progress: Progress | None = None,
) -> FixPlan:
    """Say what fixing would change.

    Args:
        table: The entries, as they were judged; a snapshot, if others may change the table meanwhile.
        problems: What the rules found in them.
        rules: Ids of the rules whose problems are to be fixed; others stay as they are. Order and namespace are put
            right only where their rules are asked for by name.
        slots: Entries to fix; None for all.
        choices: What only the author knows.
        progress: Told of every value.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    asked = {rule: _within(problems.slots(rule), slots) for rule in RULES if rule in rules and rule in FIXED_RULES}
    by_field = {name: [rule for rule in asked if RULES[rule].field == name] for name in FIELD_NAMES}
    concerned = {name: distinct(*(asked[rule] for rule in of_field)) for name, of_field in by_field.items() if of_field}
    progress.begin("Fixing", sum(map(len, concerned.values())))
    values, n_unfixed = [], 0
    for name, chosen in concerned.items():
        before = table.rows(chosen, [name]).to_series()
        after = pl.Series([*_mended(before, chosen, by_field[name], asked, choices, progress)], dtype=pl.String)
        is_fixed = before.ne_missing(after)
        n_unfixed += len(chosen) - int(is_fixed.sum())
        if is_fixed.any():
            mask = is_fixed.to_numpy()
            values.append(PlannedValues(name, chosen[mask], before.filter(is_fixed), after.filter(is_fixed)))
    ordered = _within(problems.slots(ORDER_RULE), slots) if ORDER_RULE in rules else NO_SLOTS
    is_asked = NAMESPACE_RULE in rules and slots is None
    adopting = frozenset(_misnamed(problems)) if is_asked else frozenset()
    return FixPlan(tuple(values), n_unfixed, ordered, adopting)


def _misnamed(problems: Problems) -> Iterator[int]:
    """The sitemaps whose root has no namespace, or another one than the protocol's."""
    for problem in problems.noted:
        if problem.rule.id == NAMESPACE_RULE and problem.sitemap is not None:
            yield problem.sitemap


def _within(found: SlotArray, slots: SlotArray | None) -> SlotArray:
    if slots is None:
        return found
    within: SlotArray = found[np.isin(found, slots)]
    return within


def _mended(
    texts: pl.Series,
    slots: SlotArray,
    rules: list[str],
    asked: dict[str, SlotArray],
    choices: FixChoices,
    progress: Progress,
) -> Iterator[str | None]:
    """Each text after the fixes of those rules that its entry breaks; as it was where there is none."""
    breaks = np.zeros(len(slots), np.uint64)
    for place, rule in enumerate(rules):
        breaks |= np.isin(slots, asked[rule]).astype(np.uint64) << np.uint64(place)
    known: dict[tuple[str | None, int], str | None] = {}
    for place, (text, broken) in enumerate(zip(texts.to_list(), breaks.tolist(), strict=True)):
        if place % _AT_A_TIME == 0:
            progress.advance(min(_AT_A_TIME, len(slots) - place))
        key = text, broken
        if key not in known:
            known[key] = _put_right(text, [rule for bit, rule in enumerate(rules) if broken >> bit & 1], choices)
        yield known[key]


def _put_right(text: str | None, rules: list[str], choices: FixChoices) -> str | None:
    for _ in range(_MOST_STEPS):
        before = text
        for rule in rules:
            mended = fix(rule, text, choices, _WITHOUT_LEAKS)
            if isinstance(mended, Removal):
                return None
            text = text if mended is None else mended
        if text == before:
            break
    return text
