"""Plan the fixes of whole classes of problems as one edit. Nothing is guessed; what can't be fixed is counted."""

from __future__ import annotations

from collections.abc import Collection, Mapping
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
from sitemap_studio.protocol.rule import NO_CHOICES, FixChoices
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.value_fixes import fix_column
from sitemap_studio.validation.values import find_violations

ORDER_RULE: Final = "element-order"
"""Fixed by ordering the elements of entries."""

NAMESPACE_RULE: Final = "namespace-wrong"
"""Fixed by putting files into the protocol's namespace."""

STRUCTURAL_RULES: Final = frozenset((ORDER_RULE, NAMESPACE_RULE))
"""Rules whose fix changes no values; only fixed if asked for by name."""

NEED_BASE: Final = frozenset(("loc-relative",))
NEED_ENCODING: Final = frozenset(("loc-characters",))
NEED_ZONE: Final = frozenset(("lastmod-zone", "lastmod-format"))
CHOICE_RULES: Final = NEED_BASE | NEED_ENCODING | NEED_ZONE
"""Rules whose fixes depend on what only the author knows."""

_CHUNK: Final = 65_536
"""Values fixed between two checks for cancellation."""


@dataclass(frozen=True)
class FixRequest:
    """Problems to fix, by ids of their rules and by ascending entries; rules without a fix are ignored."""

    rules: frozenset[str] = FIXED_RULES
    slots: SlotArray | None = None


_EVERYTHING: Final = FixRequest()


@dataclass(frozen=True)
class FixPlan:
    """What fixing would change.

    Attributes:
        values: By field, in the order of the fields; fields without changes are left out.
        unfixed: By field, entries whose value breaks one of the rules and still will.
        adopting: Sitemaps that would be put into the protocol's namespace.
        failed: Rules whose fixes failed because of a bug; their values count as unfixed.
    """

    values: tuple[CellChanges, ...]
    unfixed: Mapping[FieldName, SlotArray] = field(default_factory=dict)
    ordered: SlotArray = field(default_factory=lambda: NO_SLOTS)
    adopting: frozenset[int] = frozenset()
    orders_index: bool = False
    failed: frozenset[str] = frozenset()

    def __len__(self) -> int:
        """Count the values, entries and files that would change."""
        return sum(map(len, self.values)) + len(self.ordered) + self.orders_index + len(self.adopting)

    @property
    def n_unfixed(self) -> int:
        """Number of values that can't be fixed, or not completely, without guessing."""
        return sum(map(len, self.unfixed.values()))

    def without(self, left_out: Collection[tuple[int, str]]) -> FixPlan:
        """Return the plan without some cells."""
        return replace(self, values=without_cells(self.values, left_out))

    def edit(self, table: EntryTable) -> Edit:
        """Return the edit that carries the plan out."""
        edits = edits_of_changes(table, self.values)
        if len(self.ordered):
            edits.append(OrderElements(self.ordered))
        if self.orders_index:
            edits.append(OrderIndex())
        if self.adopting:
            edits.append(AdoptNamespace(self.adopting))
        return EditGroup(edits)


def can_be_fixed(rule: str) -> bool:
    """Whether a rule has a fix, for some values at least."""
    return rule in FIXED_RULES or rule in STRUCTURAL_RULES


def fixable_rules(problems: Problems, request: FixRequest = _EVERYTHING) -> frozenset[str]:
    """Return the rules of a request that have a fix and are broken, as the profile sees it."""
    broken = {
        rule
        for rule, slots in problems.by_rule.items()
        if rule in request.rules and can_be_fixed(rule) and RULES[rule].severity_in(problems.profile)
        if request.slots is None or np.isin(request.slots, slots).any()
    }
    if NAMESPACE_RULE in request.rules and any(problem.rule.id == NAMESPACE_RULE for problem in problems.noted):
        broken.add(NAMESPACE_RULE)
    if ORDER_RULE in request.rules and request.slots is None and _is_index_disordered(problems):
        broken.add(ORDER_RULE)
    return frozenset(broken)


def plan_fixes(
    table: EntryTable,
    problems: Problems,
    *,
    rules: Collection[str] = FIXED_RULES,
    slots: SlotArray | None = None,
    choices: FixChoices = NO_CHOICES,
    progress: Progress | None = None,
) -> FixPlan:
    """Plan fixes of entries as they were validated, all or some; what only the author knows is in the choices."""
    progress = progress or Progress()
    asked = {rule: _within(problems.slots(rule), slots) for rule in RULES if rule in rules and rule in FIXED_RULES}
    by_field = {
        name: found
        for name in FIELD_NAMES
        if (found := {rule: asked[rule] for rule in asked if RULES[rule].field == name})
    }
    to_fix = {name: distinct(*found.values()) for name, found in by_field.items()}
    progress.begin("Fixing", sum(map(len, to_fix.values())))
    values, unfixed, failed = [], {}, set[str]()
    for name, found in by_field.items():
        changes, left = _plan_field(table, name, to_fix[name], found, problems, choices, failed, progress)
        if len(changes):
            values.append(changes)
        if len(left):
            unfixed[name] = left
    is_order_asked, is_whole = ORDER_RULE in rules, slots is None
    in_wrong_namespace = (problem.sitemap for problem in problems.noted if problem.rule.id == NAMESPACE_RULE)
    return FixPlan(
        tuple(values),
        unfixed,
        ordered=_within(problems.slots(ORDER_RULE), slots) if is_order_asked else NO_SLOTS,
        adopting=frozenset(sitemap for sitemap in in_wrong_namespace if sitemap is not None)
        if NAMESPACE_RULE in rules and is_whole
        else frozenset(),
        orders_index=is_order_asked and is_whole and _is_index_disordered(problems),
        failed=frozenset(failed),
    )


def _is_index_disordered(problems: Problems) -> bool:
    return any(problem.rule.id == ORDER_RULE and problem.sitemap is None for problem in problems.noted)


def _within(found: SlotArray, slots: SlotArray | None) -> SlotArray:
    return found if slots is None else found[np.isin(found, slots)]


def _plan_field(
    table: EntryTable,
    name: FieldName,
    slots: SlotArray,
    asked: Mapping[str, SlotArray],
    problems: Problems,
    choices: FixChoices,
    failed: set[str],
    progress: Progress,
) -> tuple[CellChanges, SlotArray]:
    """Plan the fixes of one field of entries, which are ascending, all and by the rules to fix.

    Returns:
        The changes, and the entries whose value still breaks one of the rules.
    """
    violated = {rule: found for rule, found in problems.by_rule.items() if rule in RULES and RULES[rule].field == name}
    # No fix makes a URL a leak that was none: the patterns need not be searched.
    context = replace(problems.context, leaks=NO_LEAKS)
    before, after = table.rows(slots, [name]).to_series(), []
    for first in range(0, len(slots), _CHUNK):
        part = slots[first : first + _CHUNK]
        progress.advance(len(part))
        after.append(
            fix_column(
                name,
                before.slice(first, len(part)),
                asked={rule: _membership(found, part) for rule, found in asked.items()},
                violated={rule: _membership(found, part) for rule, found in violated.items()},
                choices=choices,
                context=context,
                failed=failed,
            )
        )
    fixed = pl.concat(after) if after else before
    differs = before.ne_missing(fixed)
    changes = CellChanges(name, slots[differs.to_numpy()], before.filter(differs), fixed.filter(differs))
    still_broken = find_violations(pl.DataFrame({name: changes.after}), [name], context)
    left = distinct(*(changes.slots[rows] for rule, rows in still_broken.items() if rule in asked))
    return changes, distinct(slots[~differs.to_numpy()], left)


def _membership(found: SlotArray, slots: SlotArray) -> NDArray[np.bool_]:
    """Return which of a range of slots are among others; both ascend."""
    first, last = np.searchsorted(found, (slots[0], slots[-1])).tolist()
    return contains(found[first : last + 1], slots)
