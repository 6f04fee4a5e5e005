"""The problems of a set: violating slots by rule, and the messages of displayed problems.

Violations of rules about entries are stored as slots by rule, and as marks of their worst severities; their messages are
built on request, column by column. Problems of sitemaps and of the set, and those that readers find, are stored
individually. A `Problems` is immutable: validation returns a new one that shares the unchanged data, so that the result
of a job can replace it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import (
    NO_SLOTS,
    SlotArray,
    difference,
    intersection,
    isin_sorted,
    merge_disjoint,
    unique_slots,
)
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.protocol.rule import SEVERITY_RANK, Rule, RuleContext, Scope, Severity
from sitemap_studio.protocol.rule_table import COUNTED_RULES, FIXED_RULES, RULES
from sitemap_studio.protocol.rules.extension_field_rules import (
    EXTENSION_LABELS,
    EXTENSION_LEAK_RULES,
    EXTENSION_RULE_IDS,
    PER_FILE_RULES,
    RULES_WITH_EXAMPLE,
    field_label,
    per_file_message,
    shared_host_message,
    with_origin,
)
from sitemap_studio.protocol.rules.file_rules import ORDER_RULE, order_message
from sitemap_studio.protocol.rules.page_kind_rules import PAGE_KIND_RULE_IDS, page_kind_message
from sitemap_studio.protocol.rules.page_rules import PAGE_RULE_IDS
from sitemap_studio.protocol.url_syntax import stripped
from sitemap_studio.validation.duplicates import DUPLICATE_GROUPS, DuplicateIndex, SitemapName, duplicate_messages
from sitemap_studio.validation.extensions.extension_fixes import (
    COUNTED_EXTENSION_RULES,
    FIXED_EXTENSION_RULES,
    fixes_by_label,
)
from sitemap_studio.validation.extensions.extension_index import ExtensionIndex
from sitemap_studio.validation.extensions.extension_rules import ViolatingElements, ViolationsPerFile
from sitemap_studio.validation.extensions.violations import ViolationMessage, element_messages
from sitemap_studio.validation.leaks import LEAK_RULE, shared_host_messages
from sitemap_studio.validation.locations import (
    LOCATION_RULE,
    SITE_RULE,
    SiteCounts,
    other_site_message,
    outside_message,
)
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.run_rule import run_rule
from sitemap_studio.validation.summaries import Summary
from sitemap_studio.validation.value_fixes import ColumnFixes, find_fixes
from sitemap_studio.validation.value_validation import english_messages, messages_of

# Loaded only with facts about pages.
if TYPE_CHECKING:
    from sitemap_studio.validation.page_validation import ValidatedPages

SlotsByRule = dict[str, SlotArray]
"""The slots that violate each rule, ascending; rules without violations are left out."""

SeverityFlags = NDArray[np.uint16]
"""Worst severities by slot: bits 2i and 2i+1 have the rank of field i, or 0; those at i = `REST` other problems."""

REST: Final = len(FIELD_NAMES)
"""Bit position, as a field number, of problems without a protocol field: of extensions, and of the whole entry."""

_ENTRY_SCOPES: Final = (Scope.FIELD, Scope.ENTRY)
ENTRY_RULES: Final = tuple(rule for rule in RULES.values() if rule.scope in _ENTRY_SCOPES)
"""The rules whose violations are stored by slot and marked."""

SEVERITY_OF_RANK: Final = {rank: severity for severity, rank in SEVERITY_RANK.items()}
RANK_BITS: Final = 3


class ProblemColumns(NamedTuple):
    """Violations of one rule by some entries, as columns of equal length.

    Attributes:
        rule: The violated rule.
        places: Positions of the entries in the requested slots, ascending.
        values: The violating texts as written; null for an absent value.
        messages: English texts, or translatable messages.
        fixes: The values after their fixes; null without a certain fix.
        decisions: Ids of the decisions that values without a certain fix need; null for other values.
        labels: Display name of the extension field of each violation; None for rules about fields of the protocol.
    """

    rule: Rule
    places: NDArray[np.intp]
    values: pl.Series
    messages: pl.Series | list[str]
    fixes: pl.Series
    decisions: pl.Series
    labels: list[str] | None = None


@dataclass(frozen=True, eq=False)
class Problems:
    """All problems of a set at one moment; immutable, updated by copies.

    Attributes:
        by_rule: The slots that violate each rule about entries, ascending; rules without violations are left out.
        marks: The worst severities by slot and field, of violations in `by_rule` only.
        duplicates: Hashes of the URLs, to find duplicates after an edit.
        individual: Problems stored one by one: of sitemaps, of the set, and of entries as found by the readers.
        locations: URL by sitemap id, for the location rule; other sitemaps are not validated by it.
        sites: Site counts by sitemap id, of sitemaps whose own site is inferred from their entries.
        summaries: Summary of the entries by sitemap id; sitemaps without entries are left out.
        extensions: Index of the extensions; None if they were not validated.
        elements: The violating elements by rule about extensions; an entry may have several.
        per_file: All violations of rules that are reported once per sitemap, of which `elements` and `by_rule` have only
            the first: per sitemap and field, or per sitemap for a shared host, a page kind or the order of tags.
        name_of: Returns the file name of a sitemap for messages about another entry; None to name no files.
        pages: Facts about pages by which the entries were validated; None without facts.
        failed: Names of the rules, or groups of rules, that raised.
    """

    by_rule: Mapping[str, SlotArray] = field(default_factory=dict)
    marks: SeverityFlags = field(default_factory=lambda: np.empty(0, np.uint16))
    duplicates: DuplicateIndex = field(default_factory=DuplicateIndex)
    individual: tuple[Problem, ...] = ()
    locations: Mapping[int, str] = field(default_factory=dict)
    sites: Mapping[int, SiteCounts] = field(default_factory=dict)
    profile: Profile = DEFAULT_PROFILE
    summaries: Mapping[int, Summary] = field(default_factory=dict)
    extensions: ExtensionIndex | None = None
    context: RuleContext = field(default_factory=RuleContext)
    elements: Mapping[str, ViolatingElements] = field(default_factory=dict)
    per_file: Mapping[str, ViolationsPerFile] = field(default_factory=dict)
    name_of: SitemapName | None = None
    pages: ValidatedPages | None = None
    failed: frozenset[str] = frozenset()

    def severity(self, slot: int, field: FieldName) -> Severity | None:
        """Return the worst severity of one field of an entry in constant time; None without problems."""
        ranks = int(self.marks[slot]) >> 2 * FIELD_NAMES.index(field) if slot < len(self.marks) else 0
        return SEVERITY_OF_RANK.get(max(ranks & RANK_BITS, self._individual_ranks.get((slot, field), 0)))

    def worst(self, slot: int) -> Severity | None:
        """Return the worst severity of an entry, of all its fields, in constant time; None without problems."""
        ranks = int(self.marks[slot]) if slot < len(self.marks) else 0
        worst = max(ranks >> 2 * place & RANK_BITS for place in range(REST + 1)) if ranks else 0
        return SEVERITY_OF_RANK.get(max(worst, self._individual_ranks.get((slot, None), 0)))

    def slots_with_other_marks(self, other: Problems) -> SlotArray:
        """Return the slots of entries or fields with another worst severity in `other`, ascending."""
        shorter, longer = sorted((self.marks, other.marks), key=len)
        differs = np.flatnonzero(shorter != longer[: len(shorter)])
        added = np.flatnonzero(longer[len(shorter) :]) + len(shorter)
        individual = {slot for (slot, _), _ in self._individual_ranks.items() ^ other._individual_ranks.items()}
        return unique_slots(np.concatenate([differs, added]).astype(np.uint32), np.array(sorted(individual), np.uint32))

    def worst_ranks(self, slots: SlotArray) -> NDArray[np.int64]:
        """Return the rank of the worst severity of each entry; 0 for entries without problems."""
        ranks = np.zeros(len(slots), np.int64)
        is_marked = slots < len(self.marks)
        own = self.marks[slots[is_marked]]
        ranks[is_marked] = np.maximum.reduce([own >> np.uint16(2 * place) & RANK_BITS for place in range(REST + 1)])
        individual = {slot: rank for (slot, field), rank in self._individual_ranks.items() if field is None}
        for place in np.flatnonzero(np.isin(slots, list(individual))).tolist() if individual else ():
            ranks[place] = max(ranks[place], individual[int(slots[place])])
        return ranks

    @cached_property
    def _individual_ranks(self) -> dict[tuple[int, FieldName | None], int]:
        """Worst severity rank among individual problems, by slot and field; field None for the whole entry."""
        ranks: dict[tuple[int, FieldName | None], int] = {}
        for problem in self.individual:
            if problem.slot is not None:
                for cell in ((problem.slot, None), (problem.slot, problem.field)):
                    ranks[cell] = max(ranks.get(cell, 0), SEVERITY_RANK[problem.severity])
        return ranks

    def slots(self, rule: str) -> SlotArray:
        """Return the reported slots that violate a rule about entries, ascending; one per sitemap for grouped rules."""
        return self.by_rule.get(rule, NO_SLOTS)

    def all_slots(self, rule: str) -> SlotArray:
        """Return all slots that violate a rule, ascending, including slots that a grouped report leaves out."""
        return unique_slots(self.per_file[rule].every.slots) if rule in self.per_file else self.slots(rule)

    def represented_slots(self, table: EntryTable, rule: str, slots: SlotArray) -> SlotArray:
        """Return the violating slots that the reported `slots` represent: for grouped rules, all in their sitemaps."""
        if rule not in self.per_file:
            return slots
        every = self.all_slots(rule)
        sitemaps = table.rows(slots, ["sitemap"]).to_series()
        is_in = table.rows(every, ["sitemap"]).to_series().is_in(sitemaps.implode())
        found: SlotArray = every[is_in.to_numpy()]
        return found

    def count_represented(self, rule: str, slots: SlotArray) -> int:
        """Return the number of violating entries, or of URLs of a shared host, that the reported ascending `slots` represent."""
        found = self.per_file.get(rule)
        return len(slots) if found is None else int(found.counts[isin_sorted(slots, found.reported.slots)].sum())

    def without_grouping(self) -> Problems:
        """Return a copy that reports every violation, also of rules that are reported once per sitemap."""
        by_rule = {**self.by_rule, **{rule: self.all_slots(rule) for rule in self.per_file}}
        every = {rule: found.every for rule, found in self.per_file.items() if rule in self.elements}
        marks = np.zeros(len(self.marks), np.uint16)
        write_marks(marks, by_rule, self.profile)
        return replace(self, by_rule=by_rule, elements={**self.elements, **every}, per_file={}, marks=marks)

    def slots_per_problem(self, rule: str) -> SlotArray:
        """Return the slot of each reported violation of a rule, ascending; an entry may occur several times."""
        return self.elements[rule].slots if rule in self.elements else self.slots(rule)

    def counts(self) -> dict[str, int]:
        """Return the number of problems by rule id, in the order of the catalogue.

        Rules without problems are left out.
        """
        return dict(self._counts)

    @cached_property
    def _counts(self) -> dict[str, int]:
        """Cached result of `counts`, which many panels request after each edit."""
        individual = Counter(problem.rule.id for problem in self.individual)
        violated = self.by_rule.keys() | self.elements.keys()
        counted = {
            name: individual[name]
            + (len(self.slots_per_problem(name)) if name in violated and rule.severity_in(self.profile) else 0)
            for name, rule in RULES.items()
        }
        return {rule: count for rule, count in counted.items() if count}

    def fill_caches(self) -> None:
        """Compute what properties cache: numbers of problems by rule, and severities of individual problems by cell."""
        _ = self._counts, self._individual_ranks

    def total_by_severity(self) -> dict[Severity, int]:
        """Return the number of problems by severity in the profile; 0 for severities without problems."""
        totals = dict.fromkeys(Severity, 0)
        for rule, count in self._counts.items():
            if severity := RULES[rule].severity_in(self.profile):
                totals[severity] += count
        return totals

    def slots_with_problems(self) -> SlotArray:
        """Return the slots of all entries that have a problem, ascending."""
        individual = [problem.slot for problem in self.individual if problem.slot is not None]
        return unique_slots(np.flatnonzero(self.marks).astype(np.uint32), np.array(individual, np.uint32))

    def of_slot(self, table: EntryTable, slot: int) -> list[Problem]:
        """Return the problems of one entry in the order of the catalogue, then its individual problems."""
        return self.of_slots(table, np.array([slot], np.uint32))

    def of_slots(
        self, table: EntryTable, slots: SlotArray, *, as_text: bool = False, only: str | None = None
    ) -> list[Problem]:
        """Return the problems of entries, in the order of `slots`; `only` restricts them to one rule id.

        Each element that violates a rule about extensions is a separate problem. `as_text` creates messages in English
        only, which is faster.
        """
        listed, places_of = list[Problem](), list[NDArray[np.intp]]()
        sitemaps, all_slots = table.rows(slots, ["sitemap"]).to_series().to_list(), slots.tolist()
        for part in self.by_columns(table, slots, as_text=as_text, only=only):
            rule, severity = part.rule, part.rule.severity_in(self.profile) or part.rule.severity
            labels = part.labels or [""] * len(part.places)
            columns = part.places.tolist(), part.values.to_list(), list(part.messages)
            fixes = part.fixes.to_list(), part.decisions.to_list()
            for place, value, message, fix, decision, label in zip(*columns, *fixes, labels, strict=True):
                slot, text = all_slots[place], value or ""
                problem = Problem(
                    rule, severity, sitemaps[place], slot, rule.field, text, message, fix, None, "", label
                )
                listed.append(problem if decision is None else problem._replace(decision=decision))
            places_of.append(part.places)
        individual = [problem for problem in self.individual if problem.slot is not None]
        if individual:
            place_of = {slot: place for place, slot in enumerate(all_slots)}
            individual = [problem for problem in individual if problem.slot in place_of]
            listed += individual
            places_of.append(np.array([place_of[problem.slot] for problem in individual], np.intp))
        if len(slots) == 1:
            return listed
        order = np.argsort(np.concatenate([np.empty(0, np.intp), *places_of]), kind="stable")
        return [listed[number] for number in order.tolist()]

    def by_columns(
        self, table: EntryTable, slots: SlotArray, *, as_text: bool, only: str | None = None
    ) -> Iterator[ProblemColumns]:
        """Yield the violations of some entries as columns, rule by rule in the order of the catalogue.

        Individual problems are left out. For the arguments, see `of_slots`.
        """
        violated = (
            (rule, isin_sorted(self.slots(rule.id), slots))
            for rule in self.entry_rules()
            if rule.id in self.by_rule and only in (None, rule.id)
        )
        places = {rule: np.flatnonzero(is_violated) for rule, is_violated in violated if is_violated.any()}
        if not places:
            return
        of_extensions = self._extension_messages(table, {rule.id: np.sort(slots[at]) for rule, at in places.items()})
        rows = table.rows(slots, [*FIELD_NAMES, "sitemap"])
        for rule, at in places.items():
            if rule.id in EXTENSION_RULE_IDS:
                general = [ViolationMessage(rule.explanation, "", field_label(rule.id, ""))]
                found = [of_extensions.get((slot, rule.id)) or general for slot in slots[at].tolist()]
                lines = [line for of_entry in found for line in of_entry]
                values = pl.Series([line.value for line in lines], dtype=pl.String)
                numbers = np.repeat(at, [len(of_entry) for of_entry in found])
                messages, labels = [line.message for line in lines], [line.label for line in lines]
                fixes = ColumnFixes(values.clear(len(values)), values.clear(len(values)))
                if rule.id in FIXED_EXTENSION_RULES | COUNTED_EXTENSION_RULES:
                    fixes = fixes_by_label(labels, values)
                yield ProblemColumns(rule, numbers, values, messages, *fixes, labels)
                continue
            values = rows[at][rule.field] if rule.field else pl.repeat(None, len(at), dtype=pl.String, eager=True)
            own: pl.Series | list[str] | None
            if rule.id in PAGE_RULE_IDS:
                own = self._page_messages(table, rule, slots[at], as_text=as_text)
            else:
                own = self._contextual_messages(table, rule, slots[at], rows[at])
            if own is None:
                own = (english_messages if as_text else messages_of)(rule, values, self.context)
            elif "" in own:
                usual = messages_of(rule, values, self.context)
                own = [message or general for message, general in zip(own, usual, strict=True)]
            known = {
                other: isin_sorted(found, slots[at])
                for other, found in self.by_rule.items()
                if rule.id in FIXED_RULES | COUNTED_RULES and RULES[other].field == rule.field
            }
            yield ProblemColumns(rule, at, values, own, *find_fixes(rule.id, values, self.context, violated=known))

    def _extension_messages(
        self, table: EntryTable, asked: Mapping[str, SlotArray]
    ) -> dict[tuple[int, str], list[ViolationMessage]]:
        """Return the messages about violations of extension rules by slot and rule; `asked` has slots by rule."""
        explained = EXTENSION_RULE_IDS - self.per_file.keys() | RULES_WITH_EXAMPLE | EXTENSION_LEAK_RULES
        slots = {rule: asked[rule] for rule in asked if rule in explained}
        messages = (
            element_messages(self.extensions, table, slots, self.profile)
            if self.extensions is not None and slots
            else {}
        )
        for rule in PER_FILE_RULES & self.per_file.keys() & asked.keys():
            found = self.per_file[rule]
            for place in np.flatnonzero(isin_sorted(asked[rule], found.reported.slots)).tolist():
                slot, label = int(found.reported.slots[place]), EXTENSION_LABELS[found.reported.labels[place]]
                examples = messages.get((slot, rule), [])
                text = per_file_message(
                    rule,
                    [EXTENSION_LABELS[each] for each in found.labels[place]],
                    int(found.counts[place]),
                    examples[0].message if examples else RULES[rule].explanation if rule in RULES_WITH_EXAMPLE else "",
                )
                value = examples[0].value if examples else ""
                messages[slot, rule] = [ViolationMessage(with_origin(text, rule, self.profile), value, label)]
        for rule in EXTENSION_LEAK_RULES & self.per_file.keys() & asked.keys():
            found = self.per_file[rule]
            is_shared = (found.counts > 1) & isin_sorted(asked[rule], found.reported.slots)
            for place in np.flatnonzero(is_shared).tolist():
                slot = int(found.reported.slots[place])
                labels = [EXTENSION_LABELS[each] for each in found.labels[place]]
                for first in messages.get((slot, rule), [])[:1]:
                    text = shared_host_message(first.message, labels, int(found.counts[place]))
                    messages[slot, rule] = [first._replace(message=text)]
        return messages

    def _contextual_messages(
        self, table: EntryTable, rule: Rule, slots: SlotArray, rows: pl.DataFrame
    ) -> list[str] | None:
        """Return messages that depend on other entries or on sitemaps; None for a rule without such messages.

        A message is empty if the other entry or the location of the sitemap is no longer known.
        """
        if rule.id in DUPLICATE_GROUPS:
            found = duplicate_messages(table, rule.id, self.duplicates, np.sort(slots), self.name_of)
            return [found.get(slot, "") for slot in slots.tolist()]
        if rule.id == LEAK_RULE and rule.id in self.per_file:
            return shared_host_messages(self.per_file[rule.id], slots, rows["loc"], self.context.leaks)
        if rule.id in PAGE_KIND_RULE_IDS and rule.id in self.per_file:
            return self._page_kind_messages(table, rule, slots, rows["loc"])
        if rule.id == ORDER_RULE and rule.id in self.per_file:
            return self._order_messages(slots)
        if rule.id not in (LOCATION_RULE, SITE_RULE):
            return None
        is_common = 2 * len(self.slots(LOCATION_RULE)) > len(table)

        def message(loc: str, sitemap: int) -> str:
            """Return the message about the location of one URL; empty if the location of its sitemap is unknown."""
            if rule.id == LOCATION_RULE and sitemap in self.locations:
                return outside_message(loc, self.locations[sitemap], is_common=is_common)
            home = self.sites[sitemap].main_site if rule.id == SITE_RULE and sitemap in self.sites else None
            return "" if home is None else other_site_message(loc, home)

        pairs = rows.select("loc", "sitemap").iter_rows()
        return run_rule(rule.id, lambda: [message(*pair) for pair in pairs], [""] * rows.height, set())

    def _page_messages(
        self, table: EntryTable, rule: Rule, slots: SlotArray, *, as_text: bool
    ) -> pl.Series | list[str] | None:
        """Return the messages of entries that violate a rule about pages; None without facts. See `page_messages`."""
        if self.pages is None:
            return None
        from sitemap_studio.validation.page_validation import page_messages

        links = self.extensions.links if self.extensions is not None else None
        make = partial(
            page_messages, rule, self.pages, table, slots, context=self.context, links=links, as_text=as_text
        )
        return run_rule(rule.id, make, [""] * len(slots), set())

    def _page_kind_messages(self, table: EntryTable, rule: Rule, slots: SlotArray, locs: pl.Series) -> list[str]:
        """Return the message of each slot, the first entry of its sitemap with a page kind, with examples and a count."""
        found = self.per_file[rule.id]
        places = _places_in(found.reported.slots, slots)
        messages = list[str]()
        for message, place in zip(messages_of(rule, locs, self.context), places.tolist(), strict=True):
            examples = list(dict.fromkeys(found.examples[place].tolist()))[1:]
            texts = [stripped(table.value(slot, "loc")) for slot in examples]
            messages.append(page_kind_message(message, texts, int(found.counts[place])))
        return messages

    def _order_messages(self, slots: SlotArray) -> list[str]:
        """Return the message of each slot, the first entry of its sitemap with misordered tags, with a count of them."""
        found = self.per_file[ORDER_RULE]
        places = _places_in(found.reported.slots, slots)
        counts, misplaced = found.counts[places].tolist(), found.reported.labels[places].tolist()
        return [order_message(*each, is_index=False) for each in zip(counts, misplaced, strict=True)]

    def entry_rules(self) -> tuple[Rule, ...]:
        """Return the rules about entries that are not off in the profile."""
        return tuple(rule for rule in ENTRY_RULES if rule.severity_in(self.profile))

    def with_individual(self, individual: Iterable[Problem]) -> Problems:
        """Return a copy with `individual` as its individual problems; the problems of entries by rule are shared."""
        return replace(self, individual=tuple(individual))

    def with_sitemap_names(self, name_of: SitemapName) -> Problems:
        """Return a copy whose messages name the files of other entries by `name_of`."""
        return replace(self, name_of=name_of)

    def for_profile(self, profile: Profile, individual: Iterable[Problem]) -> Problems:
        """Return a copy with the severities of another profile, and with `individual` as its individual problems.

        The object itself is returned if it has the same profile and the same tuple already.
        """
        if profile is self.profile and individual is self.individual:
            return self
        marks = self.marks
        if profile is not self.profile and any(
            rule.severity_in(profile) is not rule.severity_in(self.profile)
            for rule in ENTRY_RULES
            if rule.id in self.by_rule
        ):
            marks = np.zeros(len(self.marks), np.uint16)
            write_marks(marks, self.by_rule, profile)
        return replace(self, profile=profile, marks=marks, individual=tuple(individual))


def _places_in(reported: SlotArray, slots: SlotArray) -> NDArray[np.intp]:
    """Return the positions of slots in `reported`; an arbitrary valid position for slots that are not reported.

    A list may show such slots until it is updated.
    """
    places: NDArray[np.intp] = np.minimum(np.searchsorted(reported, slots), len(reported) - 1)
    return places


# Slots by rule, and the marks made of them


def concat_violations(parts: Sequence[SlotsByRule]) -> SlotsByRule:
    """Concatenate the slots of consecutive parts by rule; omit rules without violations."""
    rules = dict.fromkeys(rule for part in parts for rule in part)
    whole = {rule: np.concatenate([part[rule] for part in parts if rule in part]) for rule in rules}
    return {rule: slots for rule, slots in whole.items() if len(slots)}


def replace_violations(
    by_rule: SlotsByRule, rules: Iterable[str], validated: SlotArray, found: Mapping[str, SlotArray]
) -> None:
    """Change `by_rule` in place: for `rules`, remove the `validated` slots, which ascend, and add those in `found`."""
    for rule in rules:
        if rule in by_rule or rule in found:
            slots = merge_disjoint(difference(by_rule.pop(rule, NO_SLOTS), validated), found.get(rule, NO_SLOTS))
            if len(slots):
                by_rule[rule] = slots


def set_violations(by_rule: SlotsByRule, rule: str, slots: SlotArray) -> SlotArray:
    """Change `by_rule` in place: set the slots of a rule; return the slots that begin or cease to violate it."""
    old = by_rule.pop(rule, NO_SLOTS)
    if len(slots):
        by_rule[rule] = slots
    return np.setxor1d(old, slots, assume_unique=True)


def write_marks(
    marks: SeverityFlags, by_rule: Mapping[str, SlotArray], profile: Profile, *, only: SlotArray | None = None
) -> None:
    """Write the worst severities by field of the slots in `by_rule` into `marks`, for rules that are on in the profile.

    `only` restricts them to these slots, which ascend. The marks of the written slots must be 0 before.
    """
    violated = [(RULES[rule], slots if only is None else intersection(slots, only)) for rule, slots in by_rule.items()]
    minded = [
        (SEVERITY_RANK[severity], rule, slots)
        for rule, slots in violated
        if rule.scope in _ENTRY_SCOPES and (severity := rule.severity_in(profile))
    ]
    for rank, rule, slots in sorted(minded, key=lambda ranked: ranked[0]):
        if len(slots):
            shift = 2 * (FIELD_NAMES.index(rule.field) if rule.field else REST)
            kept = marks[slots] & np.uint16(0xFFFF & ~(RANK_BITS << shift))
            marks[slots] = kept | np.uint16(rank << shift)
