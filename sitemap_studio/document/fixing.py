"""Fixing: whole classes of problems put right by one edit, with a list of what it would change.

Nothing is guessed, and what can't be fixed is counted.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.progress import Progress
from sitemap_studio.model.edits import (
    AdoptNamespace,
    CellChanges,
    Edit,
    EditGroup,
    OrderElements,
    OrderIndex,
    edits_of_changes,
    without_cells,
)
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, contains, distinct
from sitemap_studio.protocol.catalogue import FIXED_RULES, RULES
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.leaks import NO_LEAKS
from sitemap_studio.protocol.rule import NO_CHOICES, Context, FixChoices
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.value_fixes import fix_column
from sitemap_studio.validation.values import find_field_violations

ORDER_RULE: Final = "element-order"
"""The rule that is kept by ordering the elements of entries."""

NAMESPACE_RULE: Final = "namespace-wrong"
"""The rule that is kept by putting files into the protocol's namespace."""

STRUCTURAL_RULES: Final = frozenset((ORDER_RULE, NAMESPACE_RULE))
"""Rules whose fix is no other value; it is made only where such a rule is asked for by itself."""

_AT_A_TIME: Final = 65_536
"""Values between two looks at whether the user wants to stop."""


@dataclass(frozen=True)
class FixPlan:
    """What fixing would change.

    Attributes:
        values: By field, in the order of the fields; fields without any are left out.
        unfixed: By field the entries whose value breaks a rule asked for, and will still break one then.
        ordered: Entries whose elements would be put in the schema's order.
        adopting: Sitemaps whose files would be put into the protocol's namespace.
        orders_index: Whether the elements of the index would be put in the schema's order.
        failed: The rules whose fixes failed because of a fault of the program; their values count as unfixed.
    """

    values: tuple[CellChanges, ...]
    unfixed: Mapping[FieldName, SlotArray] = field(default_factory=dict)
    ordered: SlotArray = field(default_factory=lambda: NO_SLOTS)
    adopting: frozenset[int] = frozenset()
    orders_index: bool = False
    failed: frozenset[str] = frozenset()

    def __len__(self) -> int:
        """How many values, entries and files would be put right."""
        return sum(map(len, self.values)) + len(self.ordered) + self.orders_index + len(self.adopting)

    @property
    def n_unfixed(self) -> int:
        """How many values can't be put right, or not wholly, without guessing."""
        return sum(map(len, self.unfixed.values()))

    def without(self, left_out: Collection[tuple[int, FieldName]]) -> FixPlan:
        """The same plan but for some cells; what is no cell stays in it."""
        return replace(self, values=without_cells(self.values, left_out))

    def edit(self, table: EntryTable) -> Edit:
        """The one edit that does it."""
        edits = edits_of_changes(table, self.values)
        if len(self.ordered):
            edits.append(OrderElements(self.ordered))
        if self.orders_index:
            edits.append(OrderIndex())
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
    values, unfixed, failed = [], {}, set[str]()
    for name, chosen in concerned.items():
        fixing = _field_fixing(name, {rule: asked[rule] for rule in by_field[name]}, problems, choices)
        planned, left = _planned(table, fixing, chosen, progress)
        failed |= fixing.failed
        if len(planned):
            values.append(planned)
        if len(left):
            unfixed[name] = left
    is_order_asked, is_whole = ORDER_RULE in rules, slots is None
    return FixPlan(
        tuple(values),
        unfixed,
        ordered=_within(problems.slots(ORDER_RULE), slots) if is_order_asked else NO_SLOTS,
        adopting=frozenset(_misnamed(problems)) if NAMESPACE_RULE in rules and is_whole else frozenset(),
        orders_index=is_order_asked and is_whole and is_index_disordered(problems),
        failed=frozenset(failed),
    )


def _field_fixing(
    name: FieldName, asked: Mapping[str, SlotArray], problems: Problems, choices: FixChoices
) -> _FieldFixing:
    return _FieldFixing(
        name,
        asked,
        {rule: found for rule, found in problems.by_rule.items() if rule in RULES and RULES[rule].field == name},
        choices,
        # No fix makes an address public that was not: patterns need not be looked for in every one.
        replace(problems.context, leaks=NO_LEAKS),
    )


def is_index_disordered(problems: Problems) -> bool:
    """Whether the elements of the index are in another order than the schema's."""
    return any(problem.rule.id == ORDER_RULE and problem.sitemap is None for problem in problems.noted)


def _planned(
    table: EntryTable, fixing: _FieldFixing, slots: SlotArray, progress: Progress
) -> tuple[CellChanges, SlotArray]:
    """The values of some entries that would be put right, and the entries whose value would still break a rule."""
    before, after = table.rows(slots, [fixing.name]).to_series(), []
    for first in range(0, len(slots), _AT_A_TIME):
        part = slots[first : first + _AT_A_TIME]
        progress.advance(len(part))
        after.append(fixing.mended(part, before.slice(first, len(part))))
    mended = pl.concat(after) if after else before
    is_fixed = before.ne_missing(mended)
    fixed = CellChanges(fixing.name, slots[is_fixed.to_numpy()], before.filter(is_fixed), mended.filter(is_fixed))
    broken = find_field_violations(pl.DataFrame({fixing.name: fixed.after}), [fixing.name], fixing.context)
    left = distinct(*(fixed.slots[places] for rule, places in broken.items() if rule in fixing.asked))
    return fixed, distinct(slots[~is_fixed.to_numpy()], left)


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


def _breaks(found: SlotArray, slots: SlotArray) -> NDArray[np.bool_]:
    """Which of some slots, a stretch of many, are among others; both ascend."""
    first, last = np.searchsorted(found, (slots[0], slots[-1])).tolist()
    return contains(found[first : last + 1], slots)


@dataclass(frozen=True)
class _FieldFixing:
    """Fixing the values of one field, a part of them at a time.

    Attributes:
        name: The field.
        asked: The entries to be put right by the rules that they break, ascending.
        broken: All entries by the rules about the field that they break, ascending.
        choices: What only the author knows.
        context: What rules about values depend on.
        failed: The rules whose fixes failed.
    """

    name: FieldName
    asked: Mapping[str, SlotArray]
    broken: Mapping[str, SlotArray]
    choices: FixChoices
    context: Context
    failed: set[str] = field(default_factory=set)

    def mended(self, slots: SlotArray, texts: pl.Series) -> pl.Series:
        """The texts of some entries after the fixes; as they were where there is none."""
        asked = {rule: _breaks(found, slots) for rule, found in self.asked.items()}
        broken = {rule: _breaks(found, slots) for rule, found in self.broken.items()}
        return fix_column(
            self.name,
            texts,
            asked=asked,
            violated=broken,
            choices=self.choices,
            context=self.context,
            failed=self.failed,
        )


@dataclass(frozen=True)
class FixRequest:
    """Problems to fix.

    Attributes:
        rules: Ids of the rules whose problems are meant; rules without a fix are passed by.
        slots: The entries meant, ascending; None for all.
    """

    rules: frozenset[str] = FIXED_RULES
    slots: SlotArray | None = None


_EVERYTHING: Final = FixRequest()


def can_be_fixed(rule: str) -> bool:
    """Whether a rule has a fix, for some values at least."""
    return rule in FIXED_RULES or rule in STRUCTURAL_RULES


def fixable_rules(problems: Problems, request: FixRequest = _EVERYTHING) -> frozenset[str]:
    """The rules with a fix that are broken where it is meant and that the profile minds."""
    minded = {rule.id: problems.slots(rule.id) for rule in problems.entry_rules() if rule.id in request.rules}
    broken = {
        rule
        for rule, slots in minded.items()
        if can_be_fixed(rule) and len(slots) and (request.slots is None or np.isin(request.slots, slots).any())
    }
    if NAMESPACE_RULE in request.rules and any(problem.rule.id == NAMESPACE_RULE for problem in problems.noted):
        broken.add(NAMESPACE_RULE)
    if ORDER_RULE in request.rules and request.slots is None and is_index_disordered(problems):
        broken.add(ORDER_RULE)
    return frozenset(broken)
