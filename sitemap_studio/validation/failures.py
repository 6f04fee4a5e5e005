"""Telling that a rule failed: once for each rule, with the first place that it did not judge and how many more.

How failures are contained is the business of `containing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from sitemap_studio.core.errors import REPORT_URL
from sitemap_studio.core.messages import msg, msg_from, plural
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, contains
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.quoting import shown
from sitemap_studio.protocol.rules.extensions import EXTENSION_NAMES
from sitemap_studio.validation.containing import failed_part
from sitemap_studio.validation.problem import Problem

_RULE: Final = RULES["rule-failed"]
WORDING: Final = msg("say what is wrong with")
"""What a rule did not do of which a sentence could not be made."""

_JUDGE: Final = msg("judge")

_GROUPS: Final = {
    str(words): words
    for words in (
        msg("limits"),
        msg("values of the index"),
        msg("places of sitemaps"),
        msg("validity by the schemas"),
        *(msg("{extension} values", extension=name) for name in EXTENSION_NAMES),
    )
}
"""Groups of rules, as the logs name them; other parts are names of fields."""

_NO_FAULT: Final = msg(
    "This is a fault of Sitemap Studio; all other rules were judged. Please report it: {url}", url=REPORT_URL
)


@dataclass(frozen=True)
class Failure(Problem):
    """That a rule failed.

    Attributes:
        part: The id of the rule, or the name of a group of rules.
        first: The first place that it did not judge, in words.
        more: Further places of the same kind.
        unit: What these are called.
        deed: What it did not do there.
    """

    part: str = ""
    first: str = ""
    more: int = 0
    unit: str = "sitemap"
    deed: str = _JUDGE


def failure(
    part: str,
    profile: Profile,
    first: str,
    *,
    sitemap: int | None = None,
    slot: int | None = None,
    value: str = "",
    deed: str = _JUDGE,
) -> Failure:
    """Tell that a rule failed at one place.

    Args:
        part: The id of the rule, or the name of a group of rules.
        profile: Whose severities hold.
        first: The place, in words that follow “could not judge”.
        sitemap: The sitemap concerned, or None for the set.
        slot: The entry concerned, or None.
        value: Its address.
        deed: What it did not do there, in words that follow “could not”.
    """
    severity = _RULE.severity_in(profile) or _RULE.severity
    unit = "sitemap" if slot is None else "entry"
    found = Failure(_RULE, severity, sitemap, slot, None, value, "", part=part, first=first, unit=unit, deed=deed)
    return _worded(found)


def failures_of_entries(by_rule: Mapping[str, SlotArray], table: EntryTable, profile: Profile) -> list[Failure]:
    """Tell of the rules about entries that failed.

    Args:
        by_rule: The slots that break each rule, and under `containing.failure_of` those that one did not judge.
        table: The entries.
        profile: Whose severities hold.
    """
    failed = {part: slots for name, slots in by_rule.items() if len(slots) and (part := failed_part(name)) is not None}
    return [_failure_of_entries(part, slots, table, profile) for part, slots in failed.items()]


def failures_of_words(
    unworded: Mapping[str, int], by_rule: Mapping[str, SlotArray], table: EntryTable, profile: Profile
) -> list[Failure]:
    """Tell of the rules that could not say what is wrong with an entry.

    Args:
        unworded: The first such entry by rule.
        by_rule: The slots that break each rule now; what is right by now is not told.
        table: The entries.
        profile: Whose severities hold.
    """
    found = []
    for rule, slot in unworded.items():
        slots = np.array([slot], np.uint32)
        if contains(by_rule.get(rule, NO_SLOTS), slots)[0] and table.is_placed(slots)[0]:
            told = _failure_of_entries(rule, slots, table, profile)
            found.append(_worded(replace(told, deed=WORDING)))
    return found


def _failure_of_entries(part: str, slots: SlotArray, table: EntryTable, profile: Profile) -> Failure:
    positions = table.positions()[slots]
    slot = int(slots[np.argmin(np.where(positions < 0, len(table.order), positions))])
    sitemap, loc = table.sitemap_of(slot), table.value(slot, "loc") or ""
    number = int(table.positions()[slot]) - table.range_in(sitemap).start + 1
    first = (
        msg("entry {number:,} (“{loc}”)", number=number, loc=shown(loc))
        if loc
        else msg("entry {number:,}", number=number)
    )
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
    places: dict[tuple[str, str], int] = {}
    for problem in problems:
        key = (problem.part, problem.deed) if isinstance(problem, Failure) else None
        if not isinstance(problem, Failure) or key is None or key not in places:
            if key is not None:
                places[key] = len(told)
            told.append(problem)
            continue
        before = told[places[key]]
        if isinstance(before, Failure):
            told[places[key]] = _worded(replace(before, more=before.more + 1 + problem.more))
    return told


def _worded(found: Failure) -> Failure:
    more = ""
    if found.more and found.unit == "entry":
        more = plural(" and 1 more entry", " and %n more entries", found.more)
    elif found.more:
        more = plural(" and 1 more sitemap", " and %n more sitemaps", found.more)
    return replace(
        found,
        message=msg(
            "{named} could not {deed} {first}{more}. {no_fault}",
            named=_named(found.part),
            deed=found.deed,
            first=found.first,
            more=more,
            no_fault=_NO_FAULT,
        ),
    )


def _named(part: str) -> str:
    """What failed, as the beginning of a sentence."""
    rule = RULES.get(part)
    return (
        msg("The rule “{title}” ({part})", title=msg_from(rule.title), part=part)
        if rule
        else msg("The rules about {part}", part=_GROUPS.get(part, part))
    )
