"""Plan the fixes of many problems as one edit, and report the values that wait for decisions of the user."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.date_checking import plan_dates, unproven_slots
from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_fixing import (
    EXTENSIONS_FIELD,
    NO_EXTENSION_FIXES,
    ExtensionFixes,
    plan_extension_fixes,
)
from sitemap_studio.document.index_dates import INDEX_DATE_RULE
from sitemap_studio.model.edits import (
    CellChanges,
    CorrectFaults,
    Edit,
    EditGroup,
    OrderElements,
    OrderIndex,
    SetSitemapField,
    edits_from_changes,
    exclude_cells,
)
from sitemap_studio.model.entries import EntryTable, FileFault
from sitemap_studio.model.page_columns import DATE_COLUMNS, PageColumns
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, difference, isin_sorted, unique_slots
from sitemap_studio.protocol.decisions import DECISIONS, SAME_URL, Decision
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.leak_patterns import NO_LEAKS
from sitemap_studio.protocol.rule import NO_CHOICES, FixChoices
from sitemap_studio.protocol.rule_table import COUNTED_RULES, FIXED_RULES, RULES
from sitemap_studio.protocol.rules.file_rules import CORRECTED_RULES, ORDER_RULE
from sitemap_studio.protocol.rules.page_rules import DATE_RULES
from sitemap_studio.protocol.url_syntax import SPACE_AROUND
from sitemap_studio.validation.extensions.extension_fixes import COUNTED_EXTENSION_RULES, FIXED_EXTENSION_RULES
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.value_fixes import ColumnFixes, fix_column, may_be_fixed

STRUCTURAL_RULES: Final = CORRECTED_RULES | {ORDER_RULE}
"""Rules whose fix changes no values."""

_EXTENSION_RULES: Final = FIXED_EXTENSION_RULES | COUNTED_EXTENSION_RULES

DEFAULT_FIX_RULES: Final = FIXED_RULES | COUNTED_RULES | _EXTENSION_RULES | CORRECTED_RULES | {INDEX_DATE_RULE}
"""The rules that `fix` fixes or counts without being asked for them by name: all but the order of elements."""

_CHUNK: Final = 65_536
"""Values fixed between two checks for cancellation."""


@dataclass(frozen=True)
class FixRequest:
    """Selection of problems to fix.

    Attributes:
        rules: Ids of the rules; rules without a fix are ignored.
        slots: Ascending slots of the entries; None for all entries and files.
    """

    rules: frozenset[str] = DEFAULT_FIX_RULES
    slots: SlotArray | None = None


_EVERYTHING: Final = FixRequest()


@dataclass(frozen=True)
class FixPlan:
    """Planned fixes.

    Attributes:
        values: By field, in the order of the fields; fields without changes are left out.
        unfixed: By field, the slots of entries whose value still violates one of the rules.
        waiting: The same slots by the decision that they wait for and by field. Each unfixed value waits for exactly
            one decision; decisions without values are left out.
        extensions: Fixes of values in extensions.
        ordered: Slots of entries whose tags are put in the order of the protocol.
        corrected: Faults that files would lose, by sitemap (None for the index) and rule.
        orders_index: Whether the tags of the index are put in order.
        index_dates: New dates of sitemaps in the index, by sitemap id.
        failed: Rules whose fixes failed because of a bug; their values count as unfixed.
    """

    values: tuple[CellChanges, ...]
    unfixed: Mapping[FieldName, SlotArray] = field(default_factory=dict)
    waiting: Mapping[str, Mapping[FieldName, SlotArray]] = field(default_factory=dict)
    extensions: ExtensionFixes = NO_EXTENSION_FIXES
    ordered: SlotArray = field(default_factory=lambda: NO_SLOTS)
    corrected: frozenset[FileFault] = frozenset()
    orders_index: bool = False
    index_dates: Mapping[int, str] = field(default_factory=dict)
    failed: frozenset[str] = frozenset()

    def __len__(self) -> int:
        """Return the number of values, entries and files that would change."""
        return (
            sum(map(len, self.values))
            + len(self.extensions)
            + len(self.ordered)
            + self.orders_index
            + len(self.corrected)
            + len(self.index_dates)
        )

    @property
    def n_unfixed(self) -> int:
        """Number of values, also in extensions, that need a decision of the user."""
        return sum(map(len, self.unfixed.values())) + self.extensions.waiting.height

    @property
    def n_waiting(self) -> dict[str, int]:
        """Number of values that wait for each decision, in the order of `DECISIONS`."""
        counts = Counter(self.extensions.waiting["decision"].to_list())
        for name, by_field in self.waiting.items():
            counts[name] += sum(map(len, by_field.values()))
        return {name: counts[name] for name in DECISIONS if name in counts}

    def decision_of(self, slot: int, field: str, value: str = "") -> Decision | None:
        """Return the decision that a value of an entry waits for; None if it is fixed or valid.

        Args:
            slot: Slot of the entry.
            field: Field of the protocol, or label of a field of an extension such as "image:loc".
            value: Value of that field of an extension, of which an entry can have several.
        """
        one = np.array([slot], np.uint32)
        for decision, by_field in self.waiting.items():
            if field in FIELD_NAMES and isin_sorted(by_field.get(field, NO_SLOTS), one)[0]:
                return DECISIONS[decision]
        return DECISIONS.get(self._waiting_extensions.get((slot, field, value), ""))

    @cached_property
    def _waiting_extensions(self) -> dict[tuple[int, str, str], str]:
        """Decisions that values in extensions wait for, by slot, label and value."""
        return {(slot, label, value): decision for slot, label, value, decision in self.extensions.waiting.iter_rows()}

    def exclude_cells(self, excluded: Collection[tuple[int, str]]) -> FixPlan:
        """Return the plan without some cells, given by slot and field.

        The field `EXTENSIONS_FIELD` denotes all extensions of an entry.
        """
        entries = np.array([slot for slot, name in excluded if name == EXTENSIONS_FIELD], np.uint32)
        extensions = self.extensions.exclude_slots(np.sort(entries)) if len(entries) else self.extensions
        return replace(self, values=exclude_cells(self.values, excluded), extensions=extensions)

    def edit(self, table: EntryTable) -> Edit:
        """Return the edit that applies the planned fixes."""
        edits = edits_from_changes(table, self.values)
        if len(self.extensions):
            edits.append(self.extensions.edit)
        if len(self.ordered):
            edits.append(OrderElements(self.ordered))
        if self.orders_index:
            edits.append(OrderIndex())
        if self.corrected:
            edits.append(CorrectFaults(self.corrected))
        if self.index_dates:
            edits.append(SetSitemapField("lastmod", self.index_dates))
        return EditGroup(edits)


def can_be_fixed(rule: str) -> bool:
    """Return whether a rule has a fix, for some values at least; `Problem.can_be_fixed` is about one value."""
    return rule in FIXED_RULES | FIXED_EXTENSION_RULES | STRUCTURAL_RULES | DATE_RULES | {INDEX_DATE_RULE}


def compile_fixes(table: EntryTable, problems: Problems) -> None:
    """Try the fix of one violating value of each rule, in a job, which compiles the patterns that the fixes use.

    Otherwise the window compiles them when it first lists problems, which takes several frames.
    """
    for rule in FIXED_RULES & problems.by_rule.keys():
        field, slots = RULES[rule].field, problems.slots(rule)
        if field is not None and len(slots) and (value := table.value(int(slots[0]), field)) is not None:
            may_be_fixed(rule, value)


_MAX_TRIED: Final = 300
"""Maximum number of distinct values that are tried for a fix, 0.05 s."""


def count_fixable(document: Document, rule: str, slots: SlotArray) -> int:
    """Return how many values that violate a rule have a fix, certain or after a decision.

    Estimated for more than 300 distinct values or URLs: 300 are tried, and all count if one has a fix, else none.
    Without trial, all violations of fixable rules about extensions and files count.
    """
    field = RULES[rule].field
    if rule not in FIXED_RULES or field is None:
        return len(slots) if can_be_fixed(rule) else 0
    if field == "loc" and len(slots) > _MAX_TRIED:
        counts = None  # URLs are rarely equal
    else:
        counts = document.table.rows(slots, [field]).to_series().drop_nulls().value_counts()
    if counts is not None and len(counts) <= _MAX_TRIED:
        return sum(count for value, count in counts.iter_rows() if may_be_fixed(rule, value))
    tried = slots[np.linspace(0, len(slots) - 1, _MAX_TRIED, dtype=np.int64)]
    values = document.table.rows(np.sort(tried), [field]).to_series().drop_nulls().unique()
    return len(slots) if any(may_be_fixed(rule, value) for value in values) else 0


def fixable_rules(problems: Problems, request: FixRequest = _EVERYTHING) -> frozenset[str]:
    """Return the requested rules that have a fix and that entries or files violate in the profile."""
    broken = {
        rule
        for rule in problems.by_rule
        if rule in request.rules and can_be_fixed(rule) and RULES[rule].severity_in(problems.profile)
        if request.slots is None or np.isin(request.slots, problems.all_slots(rule)).any()
    }
    broken |= {rule for _, rule in _file_faults(problems)} & request.rules
    if ORDER_RULE in request.rules and request.slots is None and _is_index_disordered(problems):
        broken.add(ORDER_RULE)
    if INDEX_DATE_RULE in request.rules and request.slots is None and any(_index_date_fixes(problems)):
        broken.add(INDEX_DATE_RULE)
    return frozenset(broken)


def plan_fixes(
    document: Document,
    *,
    rules: Collection[str] = DEFAULT_FIX_RULES,
    slots: SlotArray | None = None,
    locked: Collection[int | None] = (),
    choices: FixChoices = NO_CHOICES,
    removes_unproven_dates: bool = False,
    progress: Progress | None = None,
) -> FixPlan:
    """Plan fixes of a document whose problems are current: of all entries, or of some.

    Args:
        document: The document.
        rules: Ids of rules to fix; values that violate one of `COUNTED_RULES` are reported as waiting.
        slots: Entries to fix; None for all entries and the faults of files.
        locked: Files whose faults are not fixed: ids of sitemaps, or None for the index. If there are any, the faults
            of other files are fixed in addition to `slots`.
        choices: The user's answers to decisions; without an answer, only certain fixes are planned.
        removes_unproven_dates: Whether `lastmod` of entries without evidence of a change of their page is removed.
        progress: Counts values; checked for cancellation.
    """
    progress, table, problems = progress or Progress(), document.table, document.problems
    may_ask = FIXED_RULES | COUNTED_RULES
    asked = {rule: _intersect(problems.slots(rule), slots) for rule in RULES if rule in rules and rule in may_ask}
    by_field = {
        name: found
        for name in FIELD_NAMES
        if (found := {rule: asked[rule] for rule in asked if RULES[rule].field == name})
    }
    to_fix = {name: unique_slots(*found.values()) for name, found in by_field.items()}
    progress.begin("Fixing", sum(map(len, to_fix.values())))
    values, unfixed, failed = [], {}, set[str]()
    waiting: dict[str, dict[FieldName, SlotArray]] = {}
    for name, found in by_field.items():
        changes, decisions = _plan_field_fixes(table, name, to_fix[name], found, problems, choices, failed, progress)
        if len(changes):
            values.append(changes)
        left = decisions.is_not_null().to_numpy()
        if left.any():
            unfixed[name] = to_fix[name][left]
            for decision in decisions.unique().drop_nulls().to_list():
                waiting.setdefault(decision, {})[name] = to_fix[name][
                    (decisions == decision).fill_null(value=False).to_numpy()
                ]
    extension_rules = [rule for rule in RULES if rule in rules and rule in _EXTENSION_RULES]
    of_extensions = {rule: _intersect(problems.all_slots(rule), slots) for rule in extension_rules}
    extensions = plan_extension_fixes(document, of_extensions, choices, progress)
    is_order_asked, is_whole = ORDER_RULE in rules, slots is None
    faults = _file_faults(problems) if is_whole or locked else ()
    dates = _plan_evident_dates(document, rules, slots, removes_unproven=removes_unproven_dates, progress=progress)
    return FixPlan(
        _replace_changes(values, dates) if len(dates) else tuple(values),
        unfixed,
        waiting,
        extensions,
        ordered=_intersect(problems.all_slots(ORDER_RULE), slots) if is_order_asked else NO_SLOTS,
        corrected=frozenset(fault for fault in faults if fault[0] not in locked and fault[1] in rules),
        orders_index=is_order_asked and is_whole and _is_index_disordered(problems),
        index_dates=dict(_index_date_fixes(problems))
        if INDEX_DATE_RULE in rules and _can_fix_index_dates(document, slots)
        else {},
        failed=frozenset(failed),
    )


def _plan_evident_dates(
    document: Document, rules: Collection[str], slots: SlotArray | None, *, removes_unproven: bool, progress: Progress
) -> CellChanges:
    """Plan the dates of the evidence in the facts about pages, by which the document was validated.

    Args:
        document: The document.
        rules: Ids of rules to fix; others than `DATE_RULES` are ignored.
        slots: Entries to fix; None for all.
        removes_unproven: Whether `lastmod` of entries without evidence is removed.
        progress: Checked for cancellation.
    """
    table, problems, pages = document.table, document.problems, document.problems.pages
    if pages is None:
        return plan_dates(table, PageColumns("", DATE_COLUMNS), NO_SLOTS)
    found = [problems.all_slots(rule) for rule in sorted(DATE_RULES.intersection(rules))]
    if removes_unproven:
        found.append(unproven_slots(table, pages.columns, progress))
    return plan_dates(table, pages.columns, _intersect(unique_slots(*found), slots), progress=progress)


def _replace_changes(values: Sequence[CellChanges], changes: CellChanges) -> tuple[CellChanges, ...]:
    """Return planned changes and further ones of one field, which replace others of the same cells; fields in order."""
    others = [each for each in values if each.field != changes.field]
    same = [each.filter(~isin_sorted(changes.slots, each.slots)) for each in values if each.field == changes.field]
    both = CellChanges.concatenate([*same, changes])
    at = np.argsort(both.slots)
    merged = CellChanges(both.field, both.slots[at], both.before[at], both.after[at])
    return tuple(sorted((*others, merged), key=lambda each: FIELD_NAMES.index(each.field)))


def _file_faults(problems: Problems) -> set[FileFault]:
    """Return the faults of files that a save can correct: id of the sitemap, None for the index, and rule."""
    return {(problem.sitemap, problem.rule.id) for problem in problems.individual if problem.is_corrected}


def _is_index_disordered(problems: Problems) -> bool:
    """Return whether a problem reports tags of the index in the wrong order."""
    is_violated = ORDER_RULE in problems.counts()
    return is_violated and any(each.rule.id == ORDER_RULE and each.sitemap is None for each in problems.individual)


def _can_fix_index_dates(document: Document, slots: SlotArray | None) -> bool:
    """Return whether fixes include dates in the index: if all entries are fixed (None), and the index can be written."""
    return slots is None and document.index is not None and document.index.read_only is None


def _index_date_fixes(problems: Problems) -> Iterator[tuple[int, str]]:
    """Yield sitemap ids with their new dates in the index, which problems suggest as certain fixes."""
    for problem in problems.individual if INDEX_DATE_RULE in problems.counts() else ():
        if problem.rule.id == INDEX_DATE_RULE and problem.sitemap is not None and problem.fix is not None:
            yield problem.sitemap, problem.fix


def _intersect(violating: SlotArray, slots: SlotArray | None) -> SlotArray:
    """Return the slots in `violating` that are among `slots`; without `slots`, all of `violating`."""
    return violating if slots is None else violating[np.isin(violating, slots)]


def _plan_field_fixes(
    table: EntryTable,
    name: FieldName,
    slots: SlotArray,
    slots_by_rule: Mapping[str, SlotArray],
    problems: Problems,
    choices: FixChoices,
    failed: set[str],
    progress: Progress,
) -> tuple[CellChanges, pl.Series]:
    """Plan the fixes of one field.

    Args:
        table: The entries.
        name: The field.
        slots: Ascending slots of all entries to fix.
        slots_by_rule: Ascending slots of the entries to fix by rule.
        problems: The current problems.
        choices: The user's answers to decisions.
        failed: Set to which rules are added whose fixes raise an error.
        progress: Counts values; checked for cancellation.

    Returns:
        The changes, and for each entry the id of the decision that its value waits for, or null.
    """
    violated = {rule: found for rule, found in problems.by_rule.items() if rule in RULES and RULES[rule].field == name}
    # No fix makes a URL a leak that was none: the patterns need not be searched.
    context = replace(problems.context, leaks=NO_LEAKS)

    def fix(chunk: SlotArray, values: pl.Series, choices: FixChoices) -> ColumnFixes:
        """Return the fixes of some values, given by slot and text."""
        return fix_column(
            name,
            values,
            asked={rule: _are_chosen(found, chunk) for rule, found in slots_by_rule.items()},
            violated={rule: _are_chosen(found, chunk) for rule, found in violated.items()},
            choices=choices,
            context=context,
            failed=failed,
        )

    before, parts = table.rows(slots, [name]).to_series(), []
    for first in range(0, len(slots), _CHUNK):
        part = slots[first : first + _CHUNK]
        progress.advance(len(part))
        parts.append(fix(part, before.slice(first, len(part)), choices))
    fixed = pl.concat([part.texts for part in parts]) if parts else before
    waiting = pl.concat([part.decisions for part in parts]) if parts else before.clear()
    merging = [slots_by_rule[rule] for rule in slots_by_rule if RULES[rule].merges_pages]
    is_merging = isin_sorted(unique_slots(*merging), slots) & before.ne_missing(fixed).to_numpy() if merging else None
    if is_merging is not None and is_merging.any():
        refused = _merging_fixes(table, slots, before, fixed, is_merging)
        if len(refused):
            again = fix(slots[refused], before.gather(refused), choices.without_merging())
            fixed = fixed.scatter(refused, again.texts)
            waiting = waiting.scatter(refused, pl.repeat(SAME_URL.id, len(refused), eager=True))
    differs = before.ne_missing(fixed)
    return CellChanges(name, slots[differs.to_numpy()], before.filter(differs), fixed.filter(differs)), waiting


def _merging_fixes(
    table: EntryTable, slots: SlotArray, before: pl.Series, fixed: pl.Series, is_merging: NDArray[np.bool_]
) -> NDArray[np.intp]:
    """Return the row numbers of fixes that would give two entries with different URLs the same URL.

    Args:
        table: The entries.
        slots: Entries to fix.
        before: Their URLs.
        fixed: Their fixed URLs.
        is_merging: Mask of the fixes that may make URLs equal.
    """
    at = np.flatnonzero(is_merging)
    made = pl.DataFrame({"before": before.gather(at), "after": fixed.gather(at)}).with_columns(
        pl.all().str.strip_chars(SPACE_AROUND)
    )
    several = made.select(pl.col("before").n_unique().over("after") > 1).to_series()
    others = difference(np.sort(table.order), slots[at])
    locs = table.rows(others, ["loc"]).to_series().str.strip_chars(SPACE_AROUND)
    taken = [locs.filter(locs.is_in(made["after"].implode()))]
    rest = fixed.filter(~pl.Series(is_merging)).str.strip_chars(SPACE_AROUND)
    taken.append(rest.filter(rest.is_in(made["after"].implode())))
    is_refused: NDArray[np.bool_] = (several | made["after"].is_in(pl.concat(taken).implode())).to_numpy()
    return at[is_refused]


def _are_chosen(chosen: SlotArray, slots: SlotArray) -> NDArray[np.bool_]:
    """Return for each of the slots, at least one, whether it is in `chosen`; both arrays are ascending."""
    first, last = np.searchsorted(chosen, (slots[0], slots[-1])).tolist()
    return isin_sorted(chosen[first : last + 1], slots)
