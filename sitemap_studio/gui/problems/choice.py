"""Which problems are listed: chosen by severity, rule, sitemap, field and words. Knows no Qt.

Choices are made on whole arrays of entries, so that a million problems cost milliseconds; only words have to be looked
for in each message, which `find_words` does in a job.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.problems.places import NO_PLACES, Places, places_about, problems_at
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.catalogue import RULES, SEVERITY_RANK, Rule, Severity
from sitemap_studio.protocol.rules.extensions import EXTENSION_LABELS, EXTENSION_RULE_IDS, label_of
from sitemap_studio.protocol.rules.files import MALFORMED_RULE
from sitemap_studio.validation.duplicates import TWIN_RULES
from sitemap_studio.validation.extensions.extension_index import NEWS_RULE
from sitemap_studio.validation.messages import describe
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems

_AT_A_TIME: Final = 10_000
"""Problems between two looks at whether the user wants to stop."""


class Part(Enum):
    """What a problem is about, where that is none of the fields."""

    EXTENSIONS = "extensions"
    FILES = "files"
    """Files, indexes and sets."""


About = str | Part
"""A field of the protocol or of an extension ("image:loc"), or another part of a set."""


def part_of(rule: Rule) -> Part:
    """What a rule is about that is about no field of the protocol."""
    return Part.EXTENSIONS if rule.id in EXTENSION_RULE_IDS else Part.FILES


def is_about(problem: Problem, wanted: About) -> bool:
    """Whether a problem is about a field or a part."""
    if isinstance(wanted, Part):
        return problem.field is None and part_of(problem.rule) is wanted
    return problem.field_name == wanted


def extension_fields(problems: Problems) -> list[str]:
    """The fields of extensions that there are problems with, extension by extension."""
    minded = [rule for rule in problems.elements if RULES[rule].severity_in(problems.profile)]
    named = {label for rule in minded for label in problems.elements[rule].named()}
    if len(problems.slots(NEWS_RULE)) and RULES[NEWS_RULE].severity_in(problems.profile):
        named.add(label_of(NEWS_RULE, ""))
    named |= {problem.extension_field for problem in problems.noted}
    return [label for label in EXTENSION_LABELS if label in named]


@dataclass(frozen=True)
class Found:
    """The problems of entries that some words were found in.

    Attributes:
        words: What was looked for.
        places: Where, by rule.
        problems: Among which it was looked.
    """

    words: str
    places: Mapping[str, Places]
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
        places: Where the others are.
    """

    rule: Rule
    severity: Severity
    noted: list[Problem]
    places: Places

    def __len__(self) -> int:
        return len(self.noted) + len(self.places)


def listed(document: Document, choice: ProblemChoice) -> list[Listed]:
    """Return the problems of a document that a choice leaves, by rule.

    Malformed files come first, then the gravest problems, else all in the order of the catalogue.
    """
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
        places = NO_PLACES
        if rule.severity_in(problems.profile):
            places = _chosen_places(problems, rule, choice, belongs)
        if len(places) or name in noted:
            groups.append(Listed(rule, severity, noted.get(name, []), places))
    return sorted(groups, key=lambda group: (group.rule.id != MALFORMED_RULE, -SEVERITY_RANK[group.severity]))


def _is_noted_chosen(problem: Problem, choice: ProblemChoice) -> bool:
    is_there = choice.sitemap in (None, problem.sitemap) and (choice.about is None or is_about(problem, choice.about))
    return is_there and (choice.found is None or _holds(problem, choice.found.words))


def _holds(problem: Problem, words: str) -> bool:
    wanted = words.casefold()
    return wanted in localized(problem.message).casefold() or wanted in problem.value.casefold()


def _of_sitemap(document: Document, sitemap: int | None) -> NDArray[np.bool_] | None:
    if sitemap is None:
        return None
    belongs = np.zeros(document.table.slot_capacity, np.bool_)
    belongs[document.slots_of(sitemap)] = True
    return belongs


def _chosen_places(problems: Problems, rule: Rule, choice: ProblemChoice, belongs: NDArray[np.bool_] | None) -> Places:
    places = _places_about(problems, rule, choice.about)
    if choice.found is not None:
        found = choice.found.places.get(rule.id, NO_PLACES)
        # Edited since: what is right by now goes; what came is found when it is looked for again.
        is_as_found = choice.about is None and places.slots is choice.found.problems.places(rule.id)
        places = found if is_as_found else places.also_in(found)
    return places if belongs is None else places.chosen(belongs[places.slots])


def _places_about(problems: Problems, rule: Rule, wanted: About | None) -> Places:
    if wanted is None or wanted == (rule.field or part_of(rule)):
        return Places.of(problems, rule.id)
    if rule.id not in EXTENSION_RULE_IDS or isinstance(wanted, Part) or wanted not in EXTENSION_LABELS:
        return NO_PLACES
    return places_about(problems, rule.id, wanted)


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
    progress.begin("Searching", sum(len(problems.places(rule.id)) for rule in rules))
    found = {}
    for rule in rules:
        places = Places.of(problems, rule.id)
        finder = _find_told if places.numbers is not None or rule.id in TWIN_RULES else _find_described
        hits = []
        for first in range(0, len(places), _AT_A_TIME):
            part = places.chosen(slice(first, first + _AT_A_TIME))
            progress.advance(len(part))
            hits.append(finder(table, problems, rule, part, words.casefold()))
        if hits:
            found[rule.id] = places.chosen(np.concatenate(hits))
    return Found(words, found, problems)


def _find_described(
    table: EntryTable, problems: Problems, rule: Rule, places: Places, wanted: str
) -> NDArray[np.bool_]:
    if rule.field is None:
        return np.full(len(places), wanted in localized(describe(rule.id, None, problems.given)).casefold())
    values = table.rows(places.slots, [rule.field]).to_series()
    holds = [
        wanted in (value or "").casefold() or wanted in localized(describe(rule.id, value, problems.given)).casefold()
        for value in values.to_list()
    ]
    return np.array(holds, np.bool_)


def _find_told(table: EntryTable, problems: Problems, rule: Rule, places: Places, wanted: str) -> NDArray[np.bool_]:
    told = problems_at(table, problems, rule, places)
    return np.array([_holds(problem, wanted) for problem in told], np.bool_)
