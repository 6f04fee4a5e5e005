"""Telling that a rule failed: once for each rule, with the first place that it did not judge and how many more.

How failures are contained is the business of `containing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from sitemap_studio.checks.containing import failed_part
from sitemap_studio.checks.problems import Problem
from sitemap_studio.checks.quoting import shown
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import SlotArray

_RULE: Final = RULES["rule-failed"]
_NO_FAULT_OF_DATA: Final = "This is a fault of Sitemap Studio; all other rules were judged."


@dataclass(frozen=True)
class Failure(Problem):
    """That a rule failed.

    Attributes:
        part: The id of the rule, or the name of a group of rules.
        first: The first place that it did not judge, in words.
        more: Further places of the same kind.
        unit: What these are called.
    """

    part: str = ""
    first: str = ""
    more: int = 0
    unit: str = "sitemap"


def failure(
    part: str, profile: Profile, first: str, *, sitemap: int | None = None, slot: int | None = None, value: str = ""
) -> Failure:
    """Tell that a rule failed at one place.

    Args:
        part: The id of the rule, or the name of a group of rules.
        profile: Whose severities hold.
        first: The place, in words that follow “could not judge”.
        sitemap: The sitemap concerned, or None for the set.
        slot: The entry concerned, or None.
        value: Its address.
    """
    severity = _RULE.severity_in(profile) or _RULE.severity
    unit = "sitemap" if slot is None else "entry"
    return _worded(Failure(_RULE, severity, sitemap, slot, None, value, "", part=part, first=first, unit=unit))


def failures_of_entries(by_rule: Mapping[str, SlotArray], table: EntryTable, profile: Profile) -> list[Failure]:
    """Tell of the rules about entries that failed.

    Args:
        by_rule: The slots that break each rule, and under `containing.failure_of` those that one did not judge.
        table: The entries.
        profile: Whose severities hold.
    """
    failed = {part: slots for name, slots in by_rule.items() if len(slots) and (part := failed_part(name)) is not None}
    return [_failure_of_entries(part, slots, table, profile) for part, slots in failed.items()]


def _failure_of_entries(part: str, slots: SlotArray, table: EntryTable, profile: Profile) -> Failure:
    positions = table.positions()[slots]
    slot = int(slots[np.argmin(np.where(positions < 0, len(table.order), positions))])
    sitemap, loc = table.sitemap_of(slot), table.value(slot, "loc") or ""
    number = int(table.positions()[slot]) - table.range_in(sitemap).start + 1
    first = f"entry {number:,} (“{shown(loc)}”)" if loc else f"entry {number:,}"
    found = failure(part, profile, first, sitemap=sitemap, slot=slot, value=loc)
    return _worded(replace(found, more=len(slots) - 1))


def with_failures_of_entries(
    noted: Iterable[Problem], by_rule: Mapping[str, SlotArray], table: EntryTable, profile: Profile
) -> tuple[Problem, ...]:
    """What is noted, with the rules about entries that failed now and without those that did before."""
    kept = (problem for problem in noted if not (isinstance(problem, Failure) and problem.slot is not None))
    return (*kept, *failures_of_entries(by_rule, table, profile))


def told_once(problems: Iterable[Problem]) -> list[Problem]:
    """The same problems, but failures of one rule at several places as one; it stands where the first did."""
    told: list[Problem] = []
    places: dict[str, int] = {}
    for problem in problems:
        if not isinstance(problem, Failure) or problem.part not in places:
            if isinstance(problem, Failure):
                places[problem.part] = len(told)
            told.append(problem)
            continue
        before = told[places[problem.part]]
        if isinstance(before, Failure):
            told[places[problem.part]] = _worded(replace(before, more=before.more + 1 + problem.more))
    return told


def _worded(found: Failure) -> Failure:
    units = {"sitemap": "sitemaps", "entry": "entries"}
    more = f" and {found.more:,} more {found.unit if found.more == 1 else units[found.unit]}" if found.more else ""
    return replace(found, message=f"{_named(found.part)} could not judge {found.first}{more}. {_NO_FAULT_OF_DATA}")


def _named(part: str) -> str:
    """What failed, as the beginning of a sentence."""
    rule = RULES.get(part)
    return f"The rule “{rule.title}” ({part})" if rule else f"The rules about {part}"
