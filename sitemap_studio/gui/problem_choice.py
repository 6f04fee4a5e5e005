"""Which problems are listed: chosen by severity, rule, sitemap, field and words. Knows no Qt.

Choices are made on whole arrays of entries, so that a million problems cost milliseconds; only words have to be looked
for in each message, which `find_words` does in a job.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.checks.messages import describe
from sitemap_studio.checks.problems import Problem, Problems
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.protocol.catalogue import RULES, SEVERITY_RANK, Rule, Severity
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.rules.extensions import EXTENSION_RULE_IDS
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import NO_SLOTS, SlotArray

_AT_A_TIME: Final = 10_000
"""Problems between two looks at whether the user wants to stop."""


class Part(Enum):
    """What a problem is about, where that is none of the fields."""

    EXTENSIONS = "extensions"
    FILES = "files"
    """Files, indexes and sets."""


About = FieldName | Part
"""A field, or another part of a set."""


def about(problem: Problem) -> About:
    """What a problem is about."""
    return problem.field or _about_rule(problem.rule)


def _about_rule(rule: Rule) -> About:
    return rule.field or (Part.EXTENSIONS if rule.id in EXTENSION_RULE_IDS else Part.FILES)


@dataclass(frozen=True)
class Found:
    """The problems of entries that some words were found in.

    Attributes:
        words: What was looked for.
        slots: The entries by rule, ascending.
        problems: Among which it was looked.
    """

    words: str
    slots: Mapping[str, SlotArray]
    problems: Problems


@dataclass(frozen=True)
class ProblemChoice:
    """What is to be listed.

    Attributes:
        severities: Problems of these.
        rule: Only this rule's; None for all.
        sitemap: Only those of the sitemap of this id; None for all.
        about: Only those about this; None for all.
        found: Only those in which some words were found; None for all.
    """

    severities: frozenset[Severity] = frozenset(Severity)
    rule: str | None = None
    sitemap: int | None = None
    about: About | None = None
    found: Found | None = None

    @property
    def is_narrowed(self) -> bool:
        """Whether more than severities is chosen."""
        return any(given is not None for given in (self.rule, self.sitemap, self.about, self.found))


@dataclass(frozen=True)
class Listed:
    """The problems of one rule that are listed.

    Attributes:
        rule: The rule.
        severity: How grave they are for the profile that holds.
        noted: Those that are kept whole.
        slots: The entries of the others, ascending.
    """

    rule: Rule
    severity: Severity
    noted: list[Problem]
    slots: SlotArray


def listed(document: Document, choice: ProblemChoice) -> list[Listed]:
    """The problems of a document that a choice leaves, by rule, the gravest first, else in the catalogue's order."""
    problems = document.problems
    noted: dict[str, list[Problem]] = {}
    for problem in problems.noted:
        if _is_noted_chosen(problem, choice):
            noted.setdefault(problem.rule.id, []).append(problem)
    belongs = _of_sitemap(document, choice.sitemap)
    groups = []
    for name in problems.counts():
        rule = RULES[name]
        severity = rule.severity_in(problems.profile) or rule.severity
        if severity not in choice.severities or choice.rule not in (None, name):
            continue
        slots = NO_SLOTS
        if choice.about in (None, _about_rule(rule)) and rule.severity_in(problems.profile):
            slots = _chosen_slots(problems, rule, choice, belongs)
        if len(slots) or name in noted:
            groups.append(Listed(rule, severity, noted.get(name, []), slots))
    return sorted(groups, key=lambda group: -SEVERITY_RANK[group.severity])


def _is_noted_chosen(problem: Problem, choice: ProblemChoice) -> bool:
    is_there = choice.sitemap in (None, problem.sitemap) and choice.about in (None, about(problem))
    return is_there and (choice.found is None or _holds(problem, choice.found.words))


def _holds(problem: Problem, words: str) -> bool:
    wanted = words.casefold()
    return wanted in problem.message.casefold() or wanted in problem.value.casefold()


def _of_sitemap(document: Document, sitemap: int | None) -> NDArray[np.bool_] | None:
    if sitemap is None:
        return None
    belongs = np.zeros(document.table.slot_capacity, np.bool_)
    belongs[document.slots_of(sitemap)] = True
    return belongs


def _chosen_slots(
    problems: Problems, rule: Rule, choice: ProblemChoice, belongs: NDArray[np.bool_] | None
) -> SlotArray:
    slots = problems.slots(rule.id)
    if choice.found is not None:
        found = choice.found.slots.get(rule.id, NO_SLOTS)
        if slots is choice.found.problems.slots(rule.id):
            slots = found
        else:
            # Edited since: what is right by now goes; what came is found when it is looked for again.
            slots = np.intersect1d(slots, found, assume_unique=True)
    return slots if belongs is None else slots[belongs[slots]]


def find_words(table: EntryTable, problems: Problems, words: str, progress: Progress | None = None) -> Found:
    """Look for words in the messages and values of all problems of entries, whatever their case.

    Args:
        table: The entries, as they were judged; a snapshot, if others may change the table meanwhile.
        problems: What the rules found in them.
        words: What to look for.
        progress: Told of every problem.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    rules = problems.entry_rules()
    progress.begin("Searching", sum(len(problems.slots(rule.id)) for rule in rules))
    found = {}
    for rule in rules:
        slots = problems.slots(rule.id)
        finder = _find_told if rule.id in EXTENSION_RULE_IDS else _find_described
        hits = []
        for first in range(0, len(slots), _AT_A_TIME):
            part = slots[first : first + _AT_A_TIME]
            progress.advance(len(part))
            hits.append(finder(table, problems, rule, part, words.casefold()))
        if hits:
            found[rule.id] = np.concatenate(hits)
    return Found(words, found, problems)


def _find_described(table: EntryTable, problems: Problems, rule: Rule, slots: SlotArray, wanted: str) -> SlotArray:
    if rule.field is None:
        return slots if wanted in describe(rule.id, None, problems.given).casefold() else NO_SLOTS
    values = table.rows(slots, [rule.field]).to_series()
    holds = [
        wanted in (value or "").casefold() or wanted in describe(rule.id, value, problems.given).casefold()
        for value in values.to_list()
    ]
    hits: SlotArray = slots[np.array(holds, np.bool_)]
    return hits


def _find_told(table: EntryTable, problems: Problems, rule: Rule, slots: SlotArray, wanted: str) -> SlotArray:
    told = problems_of_rule(table, problems, rule, slots)
    holds = [any(_holds(problem, wanted) for problem in of_slot) for of_slot in told]
    hits: SlotArray = slots[np.array(holds, np.bool_)]
    return hits


def problems_of_rule(table: EntryTable, problems: Problems, rule: Rule, slots: SlotArray) -> list[list[Problem]]:
    """What one rule says of some entries that break it: entry by entry, of each at least one problem.

    Those that are kept whole are left out.
    """
    only = replace(problems, by_rule={rule.id: np.sort(slots)}, noted=())
    of_slot: dict[int | None, list[Problem]] = {}
    for problem in only.of_slots(table, slots):
        of_slot.setdefault(problem.slot, []).append(problem)
    return [of_slot.get(slot, []) for slot in slots.tolist()]


def breaking(problems: Problems, severities: frozenset[Severity], capacity: int) -> NDArray[np.bool_]:
    """By slot whether an entry has a problem of one of some severities.

    Args:
        problems: All problems.
        severities: Which severities count.
        capacity: How many slots there are.
    """
    has = np.zeros(capacity, np.bool_)
    for rule in problems.entry_rules():
        if rule.severity_in(problems.profile) in severities:
            has[problems.slots(rule.id)] = True
    noted = [problem.slot for problem in problems.noted if problem.severity in severities and problem.slot is not None]
    has[noted] = True
    return has


class NotedSeverities:
    """The worst severity of an entry, with the problems that are kept whole; remembered for painting."""

    def __init__(self) -> None:
        self._noted: tuple[Problem, ...] = ()
        self._by_slot: dict[int, Severity] = {}

    def worst(self, problems: Problems, slot: int) -> Severity | None:
        """The worst severity of an entry; None where all is right."""
        if problems.noted is not self._noted:
            self._noted, self._by_slot = problems.noted, {}
            for problem in problems.noted:
                if problem.slot is not None:
                    known = self._by_slot.get(problem.slot, problem.severity)
                    self._by_slot[problem.slot] = max(known, problem.severity, key=SEVERITY_RANK.__getitem__)
        marked, noted = problems.worst(slot), self._by_slot.get(slot)
        if marked is None or noted is None:
            return marked or noted
        return max(marked, noted, key=SEVERITY_RANK.__getitem__)
