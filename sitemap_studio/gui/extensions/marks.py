"""What is wrong in the extensions of one entry, value by value. Knows no Qt.

Which rules are broken is known from the document's problems; where in the entry is worked out when it is looked at.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from sitemap_studio.document.document import Document
from sitemap_studio.formats.extensions.editing import EXTENSION_OF_KIND
from sitemap_studio.model.slots import contains
from sitemap_studio.protocol.catalogue import RULES, SEVERITY_RANK, Severity
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.rules.extensions import (
    EXTENSION_RULE_IDS,
    PER_FILE_RULES,
    SPECS,
    label_of,
)
from sitemap_studio.validation.extensions.extension_rules import value_fault
from sitemap_studio.validation.extensions.violations import Breach, breaches_of, tell
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems

MOST_MARKED: Final = 1_000
"""So many places of one entry are marked; what lies behind them is told in the list of problems by its number."""


@dataclass(frozen=True)
class Mark:
    """What is wrong with one value.

    Attributes:
        severity: How grave it is.
        message: One sentence for the user.
        source: Who says so.
    """

    severity: Severity
    message: str
    source: str


@dataclass(frozen=True)
class Place:
    """Where in the extensions of an entry something is wrong.

    Attributes:
        kind: Of which kind the item is.
        number: Which of the items of that kind, from 0.
        path: The field; empty for the item as a whole.
        text: The text that is wrong; empty where there is none.
    """

    kind: str
    number: int
    path: str
    text: str


def worst(marks: Collection[Mark]) -> Severity | None:
    """The worst severity among marks; None where there are none."""
    return max((mark.severity for mark in marks), key=SEVERITY_RANK.__getitem__, default=None)


def broken_rules(problems: Problems, slot: int) -> dict[str, Severity]:
    """The rules about extensions that an entry breaks, with their severities."""
    found: dict[str, Severity] = {}
    one = np.array([slot], np.uint32)
    for rule in problems.entry_rules():
        if rule.id in EXTENSION_RULE_IDS and contains(problems.all_slots(rule.id), one)[0]:
            found[rule.id] = rule.severity_in(problems.profile) or rule.severity
    return found


class Marks:
    """What is wrong in the extensions of one entry."""

    def __init__(self, breaches: Sequence[Breach], severities: Mapping[str, Severity]) -> None:
        self._severities = severities
        self._by_item: dict[tuple[str, int], list[Breach]] = {}
        for breach in breaches:
            place = place_of(breach)
            self._by_item.setdefault((place.kind, place.number), []).append(breach)

    @classmethod
    def of(cls, document: Document, slot: int) -> Marks:
        """What is wrong in one entry, as the document was judged last."""
        problems = document.problems
        rules = broken_rules(problems, slot)
        if problems.extensions is None or not rules:
            return cls((), rules)
        found = breaches_of(problems.extensions, document.table, slot, rules=rules.keys(), most=MOST_MARKED)
        return cls(found, rules)

    def of_item(self, kind: str, number: int) -> list[Mark]:
        """All that is wrong with an item."""
        return [self._mark(breach) for breach in self._by_item.get((kind, number), ())]

    def of_value(self, kind: str, number: int, path: str, text: str | None, *, is_one_of_several: bool) -> list[Mark]:
        """What is wrong with a value.

        Args:
            kind: Of which kind its item is.
            number: Which of the items of that kind.
            path: The value.
            text: Its text.
            is_one_of_several: Whether the item has several values of that path.
        """
        found = [breach for breach in self._by_item.get((kind, number), ()) if breach.field == path]
        if is_one_of_several:
            found = [breach for breach in found if not breach.value or breach.value == text]
        return [self._mark(breach) for breach in found]

    def beside(self, kind: str, number: int, paths: Collection[str]) -> list[Mark]:
        """What is wrong with an item, but not with some of its values."""
        found = self._by_item.get((kind, number), ())
        return [self._mark(breach) for breach in found if breach.field not in paths]

    def place_told(self, problem: Problem) -> Place | None:
        """Where a problem is of which the list of problems tells; None where that tells of several at once."""
        told = (breach for breaches in self._by_item.values() for breach in breaches if breach.rule == problem.rule.id)
        if problem.rule.id in PER_FILE_RULES:
            of_field = (each for each in told if label_of(each.rule, each.field) == problem.extension_field)
            found = next(of_field, None)
        else:
            found = next((breach for breach in told if tell(breach) == problem.message), None)
        return None if found is None else place_of(found)

    def _mark(self, breach: Breach) -> Mark:
        return Mark(self._severities[breach.rule], tell(breach), _source(breach))


def place_of(breach: Breach) -> Place:
    """Where a breach is; elements that stand where they have no meaning are not items of their kind."""
    is_misplaced = breach.rule.endswith("-unknown") and not breach.field
    kind = "other" if is_misplaced or breach.extension not in EXTENSION_OF_KIND else breach.extension
    return Place(kind, breach.number - 1, breach.field, breach.value)


def judge_typed(kind: str, path: str, number: int, text: str, profile: Profile) -> list[Mark]:
    """Judge a text while it is typed, by the rules about single values.

    Args:
        kind: Of which kind the item is.
        path: The value.
        number: Which of the items of that kind, from 0, for the sentence.
        text: What is typed; nothing is right, as it takes the value away.
        profile: Who reads it.
    """
    spec = SPECS[kind].get(path)
    fault = value_fault(spec, text, is_news=kind == "news") if spec is not None and text else None
    rule = RULES.get(f"{kind}-{fault}")
    severity = rule.severity_in(profile) if rule is not None else None
    if rule is None or severity is None:
        return []
    breach = Breach(rule.id, kind, number + 1, path, text, 1, {path: text})
    return [Mark(severity, tell(breach), _source(breach))]


def _source(breach: Breach) -> str:
    """Who says so: of a rule about many fields the source of the one concerned."""
    source, spec = RULES[breach.rule].source, SPECS.get(breach.extension, {}).get(breach.field)
    return spec.source if spec is not None and spec.source in source else source
