"""Problems of the set, filtered and grouped by rule.

Filters are operations on arrays of slots, so that a million problems cost milliseconds. Only text searches read each
message, which `find_text` does in a job. Messages are composed only for displayed problems.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import order_problems_of_rule
from sitemap_studio.document.document import Document
from sitemap_studio.document.repaired_entries import slot_of_repair
from sitemap_studio.gui.i18n import localized
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, unique_slots
from sitemap_studio.protocol.rule import SEVERITY_RANK, Rule, Scope, Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.file_rules import MALFORMED_RULE, REPAIRED_RULES
from sitemap_studio.validation.duplicates import DUPLICATE_RULE_IDS
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.value_validation import describe

PAGE: Final = 256
"""Number of problems whose messages are composed at once."""

_FIND_CHUNK: Final = 10_000
_NUMBER_BITS: Final = 8


REPAIRS: Final = Rule(
    "repairs", msg("Repairs"), Severity.INFO, Scope.SITEMAP, None, "",
    msg("The file was repaired here to open it. The file on disk does not change until you save."), "", "",
    fix=msg("save the repaired file"),
)  # fmt: skip
"""The group of the repairs of malformed files; no check reports it."""


@dataclass(frozen=True, eq=False)
class EntryProblems:
    """Problems of entries with one rule, as arrays.

    Attributes:
        slots: Slot of each problem's entry, ascending.
        numbers: Index of each problem among its entry's problems with the rule; None if an entry has at most one.
    """

    slots: SlotArray = field(default_factory=lambda: NO_SLOTS)
    numbers: NDArray[np.uint8] | None = None

    def __len__(self) -> int:
        """Return the number of problems."""
        return len(self.slots)

    @classmethod
    def from_rule(cls, problems: Problems, rule: str) -> EntryProblems:
        """Return all problems of entries with a rule."""
        slots = problems.slots_per_problem(rule)
        if rule not in problems.elements:
            return cls(slots)
        return cls(slots, (np.arange(len(slots)) - np.searchsorted(slots, slots)).astype(np.uint8))

    @cached_property
    def entries(self) -> SlotArray:
        """Slots of the entries, ascending and unique."""
        return self.slots if self.numbers is None else unique_slots(self.slots)

    def select(self, positions: NDArray[np.bool_] | NDArray[np.intp] | slice) -> EntryProblems:
        """Return the problems at these positions, or where a mask is true."""
        return EntryProblems(self.slots[positions], None if self.numbers is None else self.numbers[positions])

    @property
    def keys(self) -> NDArray[np.uint64]:
        """Slot and number of each problem combined in one integer."""
        keys = self.slots.astype(np.uint64) << np.uint64(_NUMBER_BITS)
        return keys if self.numbers is None else keys | self.numbers


@dataclass(frozen=True)
class TextMatches:
    """Result of a text search in problems.

    Attributes:
        text: Searched text.
        by_rule: Problems of entries that contain the text, by rule id.
    """

    text: str
    by_rule: Mapping[str, EntryProblems]


@dataclass(frozen=True, eq=False)
class ProblemFilter:
    """Criteria for the listed problems; each attribute limits the list unless it is empty or None.

    Attributes:
        sitemaps: Ids of the sitemaps whose problems are listed; empty for all.
        slots: Entries whose problems are listed.
        matches: Matches of a text search, which are the only ones listed.
    """

    sitemaps: tuple[int, ...] = ()
    slots: SlotArray | None = None
    matches: TextMatches | None = None

    def scope_mask(self, document: Document) -> NDArray[np.bool_] | None:
        """Return the mask, by slot, of the entries that are in the filter's sitemaps and among its slots; None if all pass."""
        if not self.sitemaps and self.slots is None:
            return None
        mask = np.zeros(document.table.slot_capacity, np.bool_)
        mask[document.table.slots_of_sitemaps(self.sitemaps) if self.sitemaps else document.table.order] = True
        if self.slots is not None:
            slot_mask = np.zeros_like(mask)
            slot_mask[self.slots] = True
            mask &= slot_mask
        return mask


@dataclass
class RuleProblems:
    """Listed problems with one rule, in the order of the files; messages are composed a page at a time.

    Attributes:
        rule: The rule.
        severity: Severity of the rule in the profile.
        single: Problems stored one by one, such as problems of files.
        of_entries: Problems of entries, without messages.
    """

    rule: Rule
    severity: Severity
    single: list[Problem]
    of_entries: EntryProblems
    _order: NDArray[np.intp] | None = None
    _pages: dict[int, list[Problem]] = field(default_factory=dict)

    def __len__(self) -> int:
        """Return the number of problems, which is the number of rows."""
        return len(self.single) + len(self.of_entries)

    def problem(self, row: int, document: Document) -> Problem | None:
        """Return the problem in a row with its message; None beyond the last row."""
        (page, line), single = divmod(row, PAGE), self.single
        if page not in self._pages:
            numbers = self._ordered(document)[page * PAGE : (page + 1) * PAGE]
            others = self.of_entries.select(numbers[numbers >= len(single)] - len(single))
            described = iter(describe_problems(document.table, document.problems, self.rule, others))
            self._pages[page] = [
                single[number] if number < len(single) else next(described) for number in numbers.tolist()
            ]
        problems = self._pages[page]
        return problems[line] if line < len(problems) else None

    def row_of(self, slot: int, document: Document) -> int:
        """Return the row of the first problem of an entry, which must have one."""
        numbers = [number for number, problem in enumerate(self.single) if problem.slot == slot]
        if not numbers:
            numbers = [len(self.single) + int(np.searchsorted(self.of_entries.slots, slot))]
        return int(np.flatnonzero(self._ordered(document) == numbers[0])[0])

    def _ordered(self, document: Document) -> NDArray[np.intp]:
        """Return the indexes of all problems (single ones first) in the order of their rows; computed once."""
        if self._order is None:
            self._order = order_problems_of_rule(document, self.single, self.of_entries.slots)
        return self._order


def filter_problems(document: Document, problem_filter: ProblemFilter) -> list[RuleProblems]:
    """Return the problems and repairs of a document that pass a filter, grouped by rule.

    Malformed files come first, then repairs (with the rule `REPAIRS`), then rules by severity, each in the order of
    the catalogue.
    """
    problems, scope_mask, sitemaps = (
        document.problems,
        problem_filter.scope_mask(document),
        set(problem_filter.sitemaps),
    )
    single: dict[str, list[Problem]] = {}
    for problem in problems.individual:
        is_listed = not sitemaps or problem.sitemap in sitemaps
        if problem_filter.slots is not None:
            is_listed = problem.slot is not None and scope_mask is not None and bool(scope_mask[problem.slot])
        if is_listed and (problem_filter.matches is None or _contains(problem, problem_filter.matches.text.casefold())):
            single.setdefault(problem.rule.id, []).append(problem)
    groups = []
    for rule_id in problems.counts():
        rule = RULES[rule_id]
        own_severity = rule.severity_in(problems.profile)
        of_entries = EntryProblems.from_rule(problems, rule_id) if own_severity else EntryProblems()
        if problem_filter.matches is not None:
            # After an edit, fixed problems disappear; new ones are found by the next search.
            found = problem_filter.matches.by_rule.get(rule_id, EntryProblems())
            of_entries = of_entries.select(np.isin(of_entries.keys, found.keys, assume_unique=True))
        if scope_mask is not None:
            of_entries = of_entries.select(scope_mask[of_entries.slots])
        if len(of_entries) or rule_id in single:
            groups.append(RuleProblems(rule, own_severity or rule.severity, single.get(rule_id, []), of_entries))
    if repairs := _filter_repairs(document, problem_filter):
        groups.append(RuleProblems(REPAIRS, REPAIRS.severity, repairs, EntryProblems()))
    first = {MALFORMED_RULE: 0, REPAIRS.id: 1}
    return sorted(groups, key=lambda group: (first.get(group.rule.id, len(first)), -SEVERITY_RANK[group.severity]))


def _filter_repairs(document: Document, problem_filter: ProblemFilter) -> list[Problem]:
    """Return the unsaved repairs that pass a filter as problems, with the text before and after as value and fix."""
    if problem_filter.slots is not None or not any(
        problem.rule.id in REPAIRED_RULES for problem in document.problems.individual
    ):
        return []
    problems = (
        Problem(
            REPAIRS,
            REPAIRS.severity,
            sitemap,
            None,
            None,
            repair.before,
            repair.message,
            fix=repair.after,
            line=repair.line,
        )
        for sitemap, repair in document.repairs
        if not problem_filter.sitemaps or sitemap in problem_filter.sitemaps
    )
    return [
        each
        for each in problems
        if problem_filter.matches is None or _contains(each, problem_filter.matches.text.casefold())
    ]


def slot_of_repaired(document: Document, problem: Problem) -> int | None:
    """Return the slot of the entry that a problem of `REPAIRS` concerns; None if it concerns no entry, or a deleted one."""
    for sitemap, repair in document.repairs:
        if (sitemap, repair.line, repair.before, repair.after) == (
            problem.sitemap,
            problem.line,
            problem.value,
            problem.fix,
        ):
            slot = slot_of_repair(document, sitemap, repair)
            return slot if slot is not None and document.table.positions()[slot] >= 0 else None
    return None


def _contains(problem: Problem, folded: str) -> bool:
    """Return whether the message, value, field or repaired text of a problem contains a case-folded text."""
    after = problem.fix or "" if problem.rule is REPAIRS else ""
    texts = (localized(problem.message), problem.value, problem.field_name, after)
    return any(folded in text.casefold() for text in texts)


def problems_of_slots(table: EntryTable, problems: Problems, rule: Rule, slots: SlotArray) -> list[list[Problem]]:
    """Return the problems with one rule by entry, in the order of `slots`, without problems stored one by one."""
    # The fixes of a value depend on the other rules that it violates.
    current = replace(problems, by_rule={**problems.by_rule, rule.id: np.sort(slots)}, individual=())
    of_slot: dict[int | None, list[Problem]] = {}
    for problem in current.of_slots(table, slots, only=rule.id):
        of_slot.setdefault(problem.slot, []).append(problem)
    return [of_slot.get(slot, []) for slot in slots.tolist()]


def describe_problems(table: EntryTable, problems: Problems, rule: Rule, of_entries: EntryProblems) -> list[Problem]:
    """Return the problems of entries with one rule as `Problem` objects with messages, in the same order."""
    slots = unique_slots(of_entries.slots)
    of_slot = dict(zip(slots.tolist(), problems_of_slots(table, problems, rule, slots), strict=True))
    numbers = np.zeros(len(of_entries), np.uint8) if of_entries.numbers is None else of_entries.numbers
    # An entry that can't be read again unchanged may have fewer problems now.
    return [
        of_slot[slot][min(number, len(of_slot[slot]) - 1)]
        for slot, number in zip(of_entries.slots.tolist(), numbers.tolist(), strict=True)
    ]


def find_text(table: EntryTable, problems: Problems, text: str, progress: Progress | None = None) -> TextMatches:
    """Return the problems of entries whose message, value or field contains a text, ignoring case."""
    progress = progress or Progress()
    rules = problems.entry_rules()
    progress.begin("Searching", sum(len(problems.slots_per_problem(rule.id)) for rule in rules))
    folded, by_rule = text.casefold(), {}
    for rule in rules:
        from_rule = EntryProblems.from_rule(problems, rule.id)
        hits: list[bool] = []
        for first in range(0, len(from_rule), _FIND_CHUNK):
            chunk = from_rule.select(slice(first, first + _FIND_CHUNK))
            progress.advance(len(chunk))
            if rule.field is not None and folded in rule.field:
                hits += [True] * len(chunk)
            elif chunk.numbers is not None or rule.id in problems.per_file or rule.id in DUPLICATE_RULE_IDS:
                described = describe_problems(table, problems, rule, chunk)
                hits += [_contains(problem, folded) for problem in described]
            elif rule.field is None:
                message = localized(describe(rule.id, None, problems.context))
                hits += [folded in message.casefold()] * len(chunk)
            else:
                hits += [
                    folded in (value or "").casefold()
                    or folded in localized(describe(rule.id, value, problems.context)).casefold()
                    for value in table.rows(chunk.slots, [rule.field]).to_series().to_list()
                ]
        if hits:
            by_rule[rule.id] = from_rule.select(np.array(hits, np.bool_))
    return TextMatches(text, by_rule)
