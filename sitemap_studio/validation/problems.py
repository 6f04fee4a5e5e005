"""The problems of a set: which rules are violated where, and the messages of those that are shown.

Problems of entries are kept as slots by rule, and as marks of their worst severities; messages are made when asked for,
column by column. Problems of sitemaps and of the set, and what the readers found, are kept whole. A `Problems` never
changes: validation gives a new one that shares what is the same, so that a job's result can be swapped in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.columns import field_place
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, contains, distinct
from sitemap_studio.protocol.catalogue import FIXED_RULES, RULES, SEVERITY_RANK, Rule, Severity
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.protocol.rule import Context
from sitemap_studio.protocol.rules.extensions import EXTENSION_LABELS, EXTENSION_RULE_IDS, PER_FILE_RULES, label_of
from sitemap_studio.validation.duplicates import DUPLICATE_RULE_IDS, DuplicateFinder, HashBlocks, SitemapName
from sitemap_studio.validation.extensions.extension_index import ExtensionMemory
from sitemap_studio.validation.extensions.extension_rules import Elements, PerFile
from sitemap_studio.validation.extensions.violations import ViolationMessage, explain, per_file_message
from sitemap_studio.validation.locations import (
    LOCATION_RULE,
    SITE_RULE,
    Sites,
    other_site_message,
    outside_message,
)
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.rule_slots import ENTRY_RULES, REST, SeverityFlags, mark, severity_at
from sitemap_studio.validation.run_rule import run_rule
from sitemap_studio.validation.summaries import FieldCounts, Summary
from sitemap_studio.validation.value_fixes import fixes_of
from sitemap_studio.validation.values import messages_of, texts_of


@dataclass(frozen=True, eq=False)
class ProblemColumns:
    """Problems of some entries with one rule, as columns.

    Attributes:
        rule: The rule.
        places: The places of their entries among those asked for, ascending.
        values: The author's texts; null where there is none.
        messages: What is wrong: English text, or messages that can be translated.
        fixes: The values fixed; null where that needs guessing.
        labels: The field of an extension of each; None for rules about fields of the protocol.
    """

    rule: Rule
    places: NDArray[np.intp]
    values: pl.Series
    messages: pl.Series | list[str]
    fixes: pl.Series
    labels: list[str] | None = None


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
        context: What the rules about values depended on.
        elements: Where entries break rules about extensions, which they may do in several places each.
        per_file: What `elements` and `by_rule` leave out of rules that are reported once per sitemap and field.
        duplicates: Finds the entries that others are duplicates of.
        name_of: Names the file of a sitemap in sentences about another entry; None names none.
        sharing: By likeness the slots whose hash another slot has, too, in the order or not, ascending.
        tallies: The values of large sitemaps, by its id and by field, by which they are summed up again after an edit.
        failed: The rules, or groups of rules, that raised.
    """

    by_rule: Mapping[str, SlotArray] = field(default_factory=dict)
    marks: SeverityFlags = field(default_factory=lambda: np.empty(0, np.uint16))
    hashes: Mapping[str, HashBlocks] = field(default_factory=dict)
    noted: tuple[Problem, ...] = ()
    locations: Mapping[int, str] = field(default_factory=dict)
    sites: Mapping[int, Sites] = field(default_factory=dict)
    profile: Profile = DEFAULT_PROFILE
    summaries: Mapping[int, Summary] = field(default_factory=dict)
    extensions: ExtensionMemory | None = None
    context: Context = field(default_factory=Context)
    elements: Mapping[str, Elements] = field(default_factory=dict)
    per_file: Mapping[str, PerFile] = field(default_factory=dict)
    duplicates: DuplicateFinder = field(default_factory=DuplicateFinder)
    name_of: SitemapName | None = None
    sharing: Mapping[str, SlotArray] = field(default_factory=dict)
    value_counts: Mapping[int, FieldCounts] = field(default_factory=dict)
    failed: frozenset[str] = frozenset()

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

    def of_slots(self, table: EntryTable, slots: SlotArray, *, as_text: bool = False) -> list[Problem]:
        """The problems of some entries: entry by entry as given, and as `of_slot` has them.

        Each element of an entry that breaks a rule about extensions is a problem of its own.

        Args:
            table: The entries, as they were judged.
            slots: Which entries, none twice.
            as_text: Whether messages are wanted as English text alone, which is made by columns.
        """
        noted: dict[int, list[Problem]] = {}
        for problem in self.noted:
            if problem.slot is not None:
                noted.setdefault(problem.slot, []).append(problem)
        listed: list[list[Problem]] = [[] for _ in slots]
        sitemaps, all_slots = table.rows(slots, ["sitemap"]).to_series().to_list(), slots.tolist()
        for part in self.by_columns(table, slots, as_text=as_text):
            rule, severity = part.rule, part.rule.severity_in(self.profile) or part.rule.severity
            labels = part.labels or [""] * len(part.places)
            messages = part.messages if isinstance(part.messages, list) else part.messages.to_list()
            columns = zip(
                part.places.tolist(), part.values.to_list(), messages, part.fixes.to_list(), labels, strict=True
            )
            for place, value, message, fix, label in columns:
                problem = Problem(
                    rule,
                    severity,
                    sitemaps[place],
                    all_slots[place],
                    rule.field,
                    value or "",
                    message,
                    fix,
                    extension_field=label,
                )
                listed[place].append(problem)
        for place, slot in enumerate(all_slots) if noted else ():
            listed[place] += noted.get(slot, ())
        return [problem for of_slot in listed for problem in of_slot]

    def by_columns(self, table: EntryTable, slots: SlotArray, *, as_text: bool) -> Iterator[ProblemColumns]:
        """Yield the problems of some entries, rule by rule in the order of the catalogue; see `of_slots`.

        Args:
            table: The entries, as they were judged.
            slots: Which entries, none twice.
            as_text: Whether messages are wanted as English text, which is made by columns.
        """
        violated = {
            rule: contains(self.slots(rule.id), slots) for rule in self.entry_rules() if len(self.slots(rule.id))
        }
        places = {rule: np.flatnonzero(is_violated) for rule, is_violated in violated.items() if is_violated.any()}
        asked = {rule.id: np.sort(slots[at]) for rule, at in places.items()}
        told = self._told(table, asked)
        twins = {rule: asked[rule] for rule in asked if rule in DUPLICATE_RULE_IDS}
        duplicates = self.duplicates.messages(table, self.hashes, asked=twins, name_of=self.name_of) if twins else {}
        rows = table.rows(slots, [*FIELD_NAMES, "sitemap"]) if places else None
        for rule, at in places.items():
            assert rows is not None
            if rule.id in EXTENSION_RULE_IDS:
                yield self._of_extensions(rule, at, slots[at].tolist(), told)
                continue
            found = rows[at]
            values = found[rule.field] if rule.field else pl.repeat(None, len(at), dtype=pl.String, eager=True)
            messages: pl.Series | list[str]
            if rule.id in DUPLICATE_RULE_IDS:
                found_messages = [duplicates.get((slot, rule.id), "") for slot in slots[at].tolist()]
                # An entry whose duplicates are gone since is left with the general message.
                usual = messages_of(rule, values, self.context) if "" in found_messages else found_messages
                messages = [message or other for message, other in zip(found_messages, usual, strict=True)]
            elif rule.id in (LOCATION_RULE, SITE_RULE):
                messages = self._located(rule, found, len(table))
            else:
                messages = (texts_of if as_text else messages_of)(rule, values, self.context)
            is_fixed = rule.id in FIXED_RULES
            fixes = fixes_of(rule.id, values, self.context) if is_fixed else values.clear(len(values))
            yield ProblemColumns(rule, at, values, messages, fixes)

    def _of_extensions(
        self,
        rule: Rule,
        places: NDArray[np.intp],
        slots: list[int],
        told: Mapping[tuple[int, str], list[ViolationMessage]],
    ) -> ProblemColumns:
        """Each element of an entry that violates the rule is a problem of its own."""
        general = [ViolationMessage(rule.explanation, "", label_of(rule.id, ""))]
        found = [told.get((slot, rule.id)) or general for slot in slots]
        lines = [line for of_entry in found for line in of_entry]
        values = pl.Series([line.value for line in lines], dtype=pl.String)
        return ProblemColumns(
            rule,
            np.repeat(places, [len(of_entry) for of_entry in found]),
            values,
            [line.message for line in lines],
            values.clear(len(values)),
            [line.label for line in lines],
        )

    def _told(self, table: EntryTable, asked: Mapping[str, SlotArray]) -> dict[tuple[int, str], list[ViolationMessage]]:
        """Return what is said of rules about extensions, by slot and rule."""
        slots = {rule: asked[rule] for rule in asked if rule in EXTENSION_RULE_IDS - PER_FILE_RULES}
        told = explain(self.extensions, table, slots) if self.extensions is not None and slots else {}
        for rule in PER_FILE_RULES & asked.keys():
            found = self.per_file[rule]
            for place in np.flatnonzero(contains(asked[rule], found.reported.slots)).tolist():
                label = EXTENSION_LABELS[found.reported.labels[place]]
                message = per_file_message(rule, label, int(found.counts[place]))
                told.setdefault((int(found.reported.slots[place]), rule), []).append(
                    ViolationMessage(message, "", label)
                )
        return told

    def _located(self, rule: Rule, rows: pl.DataFrame, n_entries: int) -> list[str]:
        """Return what is said of rules about the place of a sitemap."""
        is_common = 2 * len(self.slots(LOCATION_RULE)) > n_entries

        def message(loc: str, sitemap: int) -> str | None:
            if rule.id == LOCATION_RULE and sitemap in self.locations:
                return outside_message(loc, self.locations[sitemap], is_common=is_common)
            home = self.sites[sitemap].home if rule.id == SITE_RULE and sitemap in self.sites else None
            return None if home is None else other_site_message(loc, home)

        def messages() -> list[str]:
            pairs = rows.select("loc", "sitemap").iter_rows()
            usual = messages_of(rule, rows["loc"], self.context)
            return [message(loc, sitemap) or other for (loc, sitemap), other in zip(pairs, usual, strict=True)]

        return run_rule(rule.id, messages, [rule.explanation] * rows.height, set())

    def entry_rules(self) -> tuple[Rule, ...]:
        """The rules about entries that the profile minds."""
        return tuple(rule for rule in ENTRY_RULES if rule.severity_in(self.profile))

    def with_noted(self, noted: Iterable[Problem]) -> Problems:
        """The same problems of entries with other noted ones."""
        return replace(self, noted=tuple(noted))

    def named_by(self, name_of: SitemapName) -> Problems:
        """The same problems, telling of other entries by the names of their sitemaps."""
        return replace(self, name_of=name_of)

    def for_profile(self, profile: Profile, noted: Iterable[Problem]) -> Problems:
        """The same breaches as another consumer sees them, with the noted problems that it has."""
        marks = self.marks
        if any(rule.severity_in(profile) is not rule.severity_in(self.profile) for rule in ENTRY_RULES):
            marks = np.zeros(len(self.marks), np.uint16)
            mark(marks, self.by_rule, profile)
        return replace(self, profile=profile, marks=marks, noted=tuple(noted))
