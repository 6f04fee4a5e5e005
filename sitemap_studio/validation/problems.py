"""The problems of a set: which rule is broken where, and, for what is shown, in which words.

Problems of entries are kept as slots by rule, and as `marks` of their worst severities; texts are worked out when asked
for. Problems of sitemaps and of the set, and what the readers found, are kept whole. A `Problems` never changes:
judging gives a new one that shares what is the same, so that a job's result can be swapped in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np
import polars as pl

from sitemap_studio.model.columns import field_place
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, contains, distinct
from sitemap_studio.protocol.catalogue import RULES, SEVERITY_RANK, Rule, Severity
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.protocol.rules.extensions import EXTENSION_LABELS, EXTENSION_RULE_IDS, PER_FILE_RULES, label_of
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.duplicates import TWIN_RULES, HashBlocks, NameOf, TwinMemory
from sitemap_studio.validation.extensions.extension_index import ExtensionMemory
from sitemap_studio.validation.extensions.extension_rules import Elements, PerFile
from sitemap_studio.validation.extensions.violations import Told, explain, tell_per_file
from sitemap_studio.validation.fixes.column_fixes import fixes_of
from sitemap_studio.validation.fixes.fixes import FIXED_RULES
from sitemap_studio.validation.locations import LOCATION_RULE, SITE_RULE, Sites, tell_other_site, tell_outside
from sitemap_studio.validation.messages import describe
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.rule_slots import ENTRY_RULES, REST, MarkArray, mark, severity_at
from sitemap_studio.validation.summaries import Summary, Tallies
from sitemap_studio.validation.unworded import Unworded, UnwordedMemory


@dataclass(frozen=True, eq=False)
class Problems:
    """All problems of a set at one moment.

    Attributes:
        by_rule: For each broken rule about entries the slots that break it, ascending.
        marks: Worst severity of each field, and of the rest of the entry, by slot, shape (slot_capacity,).
        hashes: Hashes of the addresses by likeness, by which duplicates are found again after an edit.
        noted: Problems of sitemaps and of the set, and what the readers found, in the order in which they were noted.
        locations: Address of a sitemap by its id, for the location rule; sitemaps not named are not judged by it.
        sites: The sites of the entries of sitemaps of which it is inferred where they lie, by id.
        profile: Which consumer's severities hold.
        summaries: What the entries of a sitemap have in common, by its id; sitemaps without entries are left out.
        extensions: What is remembered of extensions, by which they are judged again and told; None where they were not
            judged.
        given: What the verdicts depended on besides.
        elements: Where entries break rules about extensions, which they may do in several places each.
        per_file: What `elements` and `by_rule` leave out of rules that are reported once per sitemap and field.
        twins: Finds the entries that others are like.
        name_of: Names the file of a sitemap in sentences about another entry; None names none.
        sharing: By likeness the slots whose hash another slot has, too, in the order or not, ascending.
        unworded: Remembers about which entries no sentence could be made.
        tallies: The values of large sitemaps, by its id and by field, by which they are summed up again after an edit.
    """

    by_rule: Mapping[str, SlotArray] = field(default_factory=dict)
    marks: MarkArray = field(default_factory=lambda: np.empty(0, np.uint16))
    hashes: Mapping[str, HashBlocks] = field(default_factory=dict)
    noted: tuple[Problem, ...] = ()
    locations: Mapping[int, str] = field(default_factory=dict)
    sites: Mapping[int, Sites] = field(default_factory=dict)
    profile: Profile = DEFAULT_PROFILE
    summaries: Mapping[int, Summary] = field(default_factory=dict)
    extensions: ExtensionMemory | None = None
    given: Circumstances = field(default_factory=Circumstances)
    elements: Mapping[str, Elements] = field(default_factory=dict)
    per_file: Mapping[str, PerFile] = field(default_factory=dict)
    twins: TwinMemory = field(default_factory=TwinMemory)
    name_of: NameOf | None = None
    sharing: Mapping[str, SlotArray] = field(default_factory=dict)
    unworded: UnwordedMemory = field(default_factory=UnwordedMemory)
    tallies: Mapping[int, Tallies] = field(default_factory=dict)

    def severity(self, slot: int, field: FieldName) -> Severity | None:
        """The worst severity in one cell, cheap enough to paint from; None where it is right."""
        if slot >= len(self.marks):
            return None
        return severity_at(self.marks, slot, field_place(field))

    def worst(self, slot: int) -> Severity | None:
        """The worst severity in one entry."""
        if slot >= len(self.marks) or not self.marks[slot]:
            return None
        severities = (severity_at(self.marks, slot, place) for place in range(REST + 1))
        return max((found for found in severities if found), key=SEVERITY_RANK.__getitem__, default=None)

    def slots(self, rule: str) -> SlotArray:
        """The slots that break a rule about entries, ascending."""
        return self.by_rule.get(rule, NO_SLOTS)

    def all_slots(self, rule: str) -> SlotArray:
        """The same, and those of which a rule that is reported once per sitemap and field does not speak."""
        return distinct(self.per_file[rule].every.slots) if rule in self.per_file else self.slots(rule)

    def places(self, rule: str) -> SlotArray:
        """The same, but an entry as often as it has problems with the rule."""
        return self.elements[rule].slots if rule in self.elements else self.slots(rule)

    def counts(self) -> dict[str, int]:
        """How many problems there are of each rule that the profile minds, in the order of the catalogue.

        As many as lists tell: `of_slots` of all entries, and those that are noted of none.
        """
        return dict(self._counts)

    @cached_property
    def _counts(self) -> dict[str, int]:
        """The same; many panels ask for it after each edit."""
        broken = {*self.by_rule, *self.elements, *(problem.rule.id for problem in self.noted)}
        told = (rule for rule in RULES.values() if rule.id in broken and rule.severity_in(self.profile))
        counted = {rule.id: len(self.places(rule.id)) for rule in told}
        for problem in self.noted:
            counted[problem.rule.id] = counted.get(problem.rule.id, 0) + 1
        return {rule: count for rule, count in counted.items() if count}

    def total_by_severity(self) -> dict[Severity, int]:
        """How many problems there are of each severity."""
        totals = dict.fromkeys(Severity, 0)
        for rule, count in self.counts().items():
            severity = RULES[rule].severity_in(self.profile)
            if severity is not None:
                totals[severity] += count
        return totals

    def with_problems(self) -> SlotArray:
        """The slots of all entries that have a problem, ascending."""
        noted = [problem.slot for problem in self.noted if problem.slot is not None]
        marked = np.flatnonzero(self.marks).astype(np.uint32)
        return distinct(marked, np.array(noted, np.uint32)) if noted else marked

    def of_slot(self, table: EntryTable, slot: int) -> list[Problem]:
        """The problems of one entry, in the order of the catalogue, then those that were noted."""
        return self.of_slots(table, np.array([slot], np.uint32))

    def of_slots(self, table: EntryTable, slots: SlotArray) -> list[Problem]:
        """The problems of some entries: entry by entry as given, and as `of_slot` has them.

        Each element of an entry that breaks a rule about extensions is a problem of its own.

        Args:
            table: The entries, as they were judged.
            slots: Which entries, none twice.
        """
        broken: dict[int, list[Rule]] = {}
        for rule in self.entry_rules():
            for slot in slots[contains(self.slots(rule.id), slots)].tolist():
                broken.setdefault(slot, []).append(rule)
        noted: dict[int, list[Problem]] = {}
        for problem in self.noted:
            if problem.slot is not None:
                noted.setdefault(problem.slot, []).append(problem)
        concerned = [slot for slot in slots.tolist() if slot in broken or slot in noted]
        told = self._told(table, broken)
        twins = self._twins(table, broken)
        rows = table.rows(np.array(concerned, np.uint32), [*FIELD_NAMES, "sitemap"])
        fixes = self._fixes(broken, concerned, rows)
        described: dict[tuple[str, str | None], str] = {}
        listed: list[Problem] = []
        for slot, row in zip(concerned, rows.iter_rows(named=True), strict=True):
            for rule in broken.get(slot, ()):
                words_of_rule = twins.get((slot, rule.id)) or self._located(rule, row, len(table))
                if words_of_rule is None:
                    key = rule.id, row[rule.field] if rule.field else None
                    words_of_rule = described.get(key)
                    if words_of_rule is None:
                        words_of_rule = described[key] = describe(*key, self.given)
                problem = self._problem(rule, slot, row, words_of_rule, fixes.get((rule.id, slot)))
                words = told.get((slot, rule.id), ())
                listed += [
                    replace(problem, message=one.message, value=one.value, extension_field=one.label) for one in words
                ] or [problem]
            listed += noted.get(slot, [])
        for problem in listed:
            if isinstance(problem.message, Unworded) and problem.slot is not None:
                self.unworded.note(problem.rule.id, problem.slot)
        return listed

    def _fixes(
        self, broken: Mapping[int, list[Rule]], concerned: Sequence[int], rows: pl.DataFrame
    ) -> dict[tuple[str, int], str]:
        """Find the values put right, by rule and slot.

        Args:
            broken: The rules that entries break.
            concerned: The slots of `rows`.
            rows: The values of these entries.
        """
        places: dict[Rule, list[int]] = {}
        for place, slot in enumerate(concerned):
            for rule in broken.get(slot, ()):
                if rule.id in FIXED_RULES:
                    places.setdefault(rule, []).append(place)
        found: dict[tuple[str, int], str] = {}
        for rule, at in places.items():
            assert rule.field is not None
            # That an element is best taken away is no text: whoever fixes asks for it.
            fixed = fixes_of(rule.id, rows[rule.field].gather(at).to_list(), self.given)
            found |= {
                (rule.id, concerned[place]): text for place, text in zip(at, fixed, strict=True) if text is not None
            }
        return found

    def _told(self, table: EntryTable, broken: Mapping[int, list[Rule]]) -> dict[tuple[int, str], list[Told]]:
        """What is told of rules about extensions, by slot and rule."""
        slots = _slots_by_rule(broken, EXTENSION_RULE_IDS - PER_FILE_RULES)
        told = explain(self.extensions, table, slots) if self.extensions is not None and slots else {}
        for rule, asked in _slots_by_rule(broken, PER_FILE_RULES).items():
            found = self.per_file[rule]
            for place in np.flatnonzero(contains(asked, found.reported.slots)).tolist():
                label = EXTENSION_LABELS[found.reported.labels[place]]
                message = tell_per_file(rule, label, int(found.counts[place]))
                told.setdefault((int(found.reported.slots[place]), rule), []).append(Told(message, "", label))
        return told

    def _twins(self, table: EntryTable, broken: Mapping[int, list[Rule]]) -> dict[tuple[int, str], str]:
        """What is told of rules about duplicates, by slot and rule."""
        asked = _slots_by_rule(broken, TWIN_RULES)
        return self.twins.tell(table, self.hashes, asked=asked, name_of=self.name_of) if asked else {}

    def _located(self, rule: Rule, row: Mapping[str, str | int | None], n_entries: int) -> str | None:
        """What is told of rules about the place of a sitemap, that of one entry out of so many."""
        if rule.id not in (LOCATION_RULE, SITE_RULE):
            return None
        loc, sitemap = str(row["loc"]), int(row["sitemap"] or 0)
        if rule.id == LOCATION_RULE and sitemap in self.locations:
            is_common = 2 * len(self.slots(LOCATION_RULE)) > n_entries
            return tell_outside(loc, self.locations[sitemap], is_common=is_common)
        home = self.sites[sitemap].home if rule.id == SITE_RULE and sitemap in self.sites else None
        return None if home is None else tell_other_site(loc, home)

    def entry_rules(self) -> tuple[Rule, ...]:
        """The rules about entries that the profile minds."""
        return tuple(rule for rule in ENTRY_RULES if rule.severity_in(self.profile))

    def with_noted(self, noted: Iterable[Problem]) -> Problems:
        """The same problems of entries with other noted ones."""
        return replace(self, noted=tuple(noted))

    def named_by(self, name_of: NameOf) -> Problems:
        """The same problems, telling of other entries by the names of their sitemaps."""
        return replace(self, name_of=name_of)

    def for_profile(self, profile: Profile, noted: Iterable[Problem]) -> Problems:
        """The same breaches as another consumer sees them, with the noted problems that it has."""
        marks = self.marks
        if any(rule.severity_in(profile) is not rule.severity_in(self.profile) for rule in ENTRY_RULES):
            marks = np.zeros(len(self.marks), np.uint16)
            mark(marks, self.by_rule, profile)
        return replace(self, profile=profile, marks=marks, noted=tuple(noted))

    def _problem(
        self, rule: Rule, slot: int, row: Mapping[str, str | int | None], message: str, fixed: str | None
    ) -> Problem:
        given = row[rule.field] if rule.field else None
        value = None if given is None else str(given)
        sitemap = row["sitemap"]
        return Problem(
            rule=rule,
            severity=rule.severity_in(self.profile) or rule.severity,
            sitemap=int(sitemap) if sitemap is not None else None,
            slot=slot,
            field=rule.field,
            value=value or "",
            message=message,
            fix=fixed,
            extension_field=label_of(rule.id, "") if rule.id in EXTENSION_RULE_IDS else "",
        )


def _slots_by_rule(broken: Mapping[int, list[Rule]], rules: Collection[str]) -> dict[str, SlotArray]:
    """The entries that break each of some rules, ascending."""
    slots: dict[str, list[int]] = {}
    for slot, of_slot in broken.items():
        for rule in of_slot:
            if rule.id in rules:
                slots.setdefault(rule.id, []).append(slot)
    return {rule: np.sort(np.array(found, np.uint32)) for rule, found in slots.items()}
