"""Validation of what an edit can affect: the entries that it touched, and those with the URLs that they had or have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import numpy as np
import polars as pl

from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import parallel_map
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, intersection, unique_slots
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.rules.extension_field_rules import EXTENSION_LEAK_RULES, PER_FILE_RULES
from sitemap_studio.protocol.rules.file_rules import ORDER_RULE
from sitemap_studio.protocol.rules.page_kind_rules import PAGE_KIND_RULE_IDS
from sitemap_studio.validation.duplicates import DUPLICATE_RULE_IDS, DuplicateIndex, find_again
from sitemap_studio.validation.extensions.extension_index import NEWS_RULE, ExtensionMemory, judge_again
from sitemap_studio.validation.extensions.extension_rules import (
    NO_ELEMENTS,
    Elements,
    PerFile,
    per_file,
    replaced,
    report_once,
    slots_by_rule,
)
from sitemap_studio.validation.leaks import LEAK_RULE, group_by_host, group_extension_hosts
from sitemap_studio.validation.locations import (
    LOCATION_RULE,
    SITE_RULE,
    Sites,
    find_other_sites,
    find_outside,
    sites_again,
)
from sitemap_studio.validation.problems import Problems, SlotsByRule, joined, mark, put_all, put_judged
from sitemap_studio.validation.run_rule import run_rule
from sitemap_studio.validation.summaries import sums_again
from sitemap_studio.validation.values import NO_PLACES, Places, fields_read, find_violations, value_rule_ids

if TYPE_CHECKING:
    from sitemap_studio.model.edits import Change

_AT_ONCE: Final = 65_536

_REPORTED_ONCE: Final = PAGE_KIND_RULE_IDS | {ORDER_RULE}
"""The rules that an entry violates once, and that are reported once for each sitemap."""

T = TypeVar("T")


def revalidate(
    problems: Problems,
    before: EntryTable,
    table: EntryTable,
    change: Change,
    progress: Progress | None = None,
    *,
    disordered: Elements = NO_ELEMENTS,
) -> Problems:
    """Validate again what an edit can affect: the entries it touched, and those with the URLs they had or have.

    The outcome is that of validating the whole set anew; noted problems are kept as they are. `disordered` has the
    entries that violate `ORDER_RULE` after the edit, because only readers see the order of tags.
    """
    return _Revalidation(problems, before, table, change, progress or Progress(), disordered).outcome()


class _Revalidation:
    """The problems while they are renewed."""

    def __init__(
        self,
        problems: Problems,
        before: EntryTable,
        table: EntryTable,
        change: Change,
        progress: Progress,
        disordered: Elements,
    ) -> None:
        self._problems, self._before, self._table, self._change = problems, before, table, change
        self._disordered = disordered
        self._progress, self._failed = progress, set(problems.failed)
        self._fields = tuple(name for name in FIELD_NAMES if name in change.fields)
        self._cells, self._entered = unique_slots(change.cells), unique_slots(change.inserted, change.removed)
        self._touched = unique_slots(self._cells, self._entered, change.moved)
        self._renamed = self._cells if "loc" in self._fields else NO_SLOTS
        self._relisted = self._touched if len(self._renamed) else unique_slots(self._entered, change.moved)
        self._by_rule: SlotsByRule = dict(problems.by_rule)
        self._unmarked = [self._touched]
        every = {rule: found.every for rule, found in problems.per_file.items() if rule not in _REPORTED_ONCE}
        self._by_rule |= {rule: problems.all_slots(rule) for rule in PAGE_KIND_RULE_IDS & problems.per_file.keys()}
        self._by_rule[ORDER_RULE] = disordered.slots
        if LEAK_RULE in every:
            self._by_rule[LEAK_RULE] = every.pop(LEAK_RULE).slots
        self._elements = {**problems.elements, **every}

    def outcome(self) -> Problems:
        """Return all problems as they are after the edit."""
        problems, table, failed = self._problems, self._table, self._failed
        self._progress.begin(msg("Checking entries"), len(self._touched))
        for slots, fields in ((self._cells, self._fields), (self._entered, FIELD_NAMES)):
            if len(slots) and fields:
                # A group of edits may change, remove and place the same entry: only the order knows how it ended.
                found = self._violations(slots[table.has_position(slots)], fields)
                put_judged(self._by_rule, value_rule_ids(fields), slots, found)
        memory, reported = self._judge_extensions()
        reported = {**reported, **self._group_leaks()}
        once = self._report_once()
        sites, duplicates = problems.sites, problems.duplicates
        if len(self._relisted):
            self._progress.check()
            outside = partial(find_outside, robots=problems.context.robots)
            self._judge_places(LOCATION_RULE, self._relisted, problems.locations, outside)
            sites = self._judge_sites() if sites else sites
            duplicates = self._find_duplicates()
        self._progress.check()
        sums = partial(sums_again, problems.summaries, self._before, table, self._change)
        n_new = max(table.slot_capacity - len(problems.marks), 0)
        marks = np.concatenate([problems.marks, np.zeros(n_new, np.uint16)])
        unmarked = unique_slots(*self._unmarked)
        marks[unmarked] = 0
        mark(marks, self._by_rule, problems.profile, only=unmarked[table.has_position(unmarked)])
        return replace(
            problems,
            by_rule=self._by_rule,
            sites=sites,
            marks=marks,
            duplicates=duplicates,
            summaries=run_rule("summaries", sums, problems.summaries, failed),
            extensions=memory,
            elements={
                **self._elements,
                **{rule: found.reported for rule, found in reported.items() if rule != LEAK_RULE},
            },
            per_file={**reported, **once},
            failed=frozenset(failed),
        )

    def _violations(self, slots: SlotArray, fields: tuple[FieldName, ...]) -> SlotsByRule:
        read, context, failed = fields_read(fields), self._problems.context, self._failed

        def judge(part: SlotArray) -> SlotsByRule:
            rows = self._table.rows(part, read)
            found = run_rule("values", partial(find_violations, rows, fields, context, failed), {}, failed)
            self._progress.advance(len(part))
            return {rule: part[places] for rule, places in found.items()}

        return joined(
            parallel_map(judge, [slots[first : first + _AT_ONCE] for first in range(0, len(slots), _AT_ONCE)])
        )

    def _judge_extensions(self) -> tuple[ExtensionMemory | None, Mapping[str, PerFile]]:
        """Judge extensions, and links between entries."""
        problems, rewritten = self._problems, unique_slots(self._change.extensions)
        if problems.extensions is None or not (len(self._relisted) or len(rewritten)):
            return problems.extensions, _of_extensions(problems.per_file)
        self._progress.check()
        memory = replace(problems.extensions, failed=self._failed)
        again = judge_again(memory, self._table, relisted=self._relisted, entered=self._entered, rewritten=rewritten)
        is_same = not (len(self._entered) or len(self._change.moved))
        for rules, slots, found in again.by_rules:
            if len(slots):
                put_judged(self._by_rule, rules, slots, slots_by_rule(found))
                before, self._elements = self._elements, replaced(self._elements, rules, slots, found)
                is_same &= all(before.get(rule) is self._elements.get(rule) for rule in PER_FILE_RULES)
            self._unmarked.append(slots)
        if again.news is not None:
            self._unmarked.append(put_all(self._by_rule, NEWS_RULE, again.news))
        # Just the first entry of each sitemap and field violates the rules that are reported once for these.
        known = {rule: found for rule, found in problems.per_file.items() if rule in PER_FILE_RULES}
        reported = known if is_same else per_file(self._elements, self._table)
        for rule in PER_FILE_RULES:
            put_all(self._by_rule, rule, unique_slots(reported[rule].reported.slots) if rule in reported else NO_SLOTS)
            self._unmarked.append(np.setxor1d(problems.slots(rule), self._by_rule.get(rule, NO_SLOTS)))
        return again.memory, {**reported, **self._group_extension_hosts(again.memory, rewritten)}

    def _group_extension_hosts(self, memory: ExtensionMemory, rewritten: SlotArray) -> dict[str, PerFile]:
        """Report a host that all URLs of an extension in a sitemap share once."""
        rules = EXTENSION_LEAK_RULES & (self._elements.keys() | self._problems.by_rule.keys())
        if not rules:
            return {}
        moved = unique_slots(self._change.moved)
        touched = set(self._table.sitemaps_among(unique_slots(rewritten, self._entered, moved)))
        touched.update(self._before.sitemaps_among(moved[moved < self._before.slot_capacity]))
        reported: dict[str, PerFile] = {}
        for rule in rules:
            every, known = self._elements.get(rule, NO_ELEMENTS), self._problems.per_file.get(rule)
            grouped = group_extension_hosts(rule, every, self._table, memory, known=known, touched=touched)
            if grouped is not None:
                reported[rule] = grouped
            put_all(self._by_rule, rule, unique_slots((every if grouped is None else grouped.reported).slots))
            self._unmarked.append(np.setxor1d(self._problems.slots(rule), self._by_rule.get(rule, NO_SLOTS)))
        return reported

    def _group_leaks(self) -> Mapping[str, PerFile]:
        """Report a host that all entries of a sitemap share once."""
        before, slots = self._problems.per_file.get(LEAK_RULE), self._by_rule.get(LEAK_RULE, NO_SLOTS)
        if before is not None and not len(self._relisted):
            put_all(self._by_rule, LEAK_RULE, before.reported.slots)
            return {LEAK_RULE: before}
        reported = group_by_host(self._table, slots, self._problems.context.leaks) if len(slots) else None
        put_all(self._by_rule, LEAK_RULE, NO_SLOTS if reported is None else reported.reported.slots)
        self._unmarked.append(
            np.setxor1d(self._problems.slots(LEAK_RULE), self._by_rule.get(LEAK_RULE, NO_SLOTS), assume_unique=True)
        )
        return {} if reported is None else {LEAK_RULE: reported}

    def _report_once(self) -> dict[str, PerFile]:
        """Reduce each of `_REPORTED_ONCE` to the first entries of their sitemaps."""
        reported: dict[str, PerFile] = {}
        placed = unique_slots(self._entered, self._change.moved)
        for rule in _REPORTED_ONCE:
            slots, known = self._by_rule.pop(rule, NO_SLOTS), self._problems.per_file.get(rule)
            if len(slots):
                is_same = known is not None and np.array_equal(slots, known.every.slots)
                is_same = is_same and not len(intersection(slots, placed))
                every = self._disordered if rule == ORDER_RULE else Elements.of_entries(slots)
                reported[rule] = known if known is not None and is_same else report_once(every, self._table)
                self._by_rule[rule] = reported[rule].reported.slots
            self._unmarked.append(np.setxor1d(self._problems.slots(rule), self._by_rule.get(rule, NO_SLOTS)))
        return reported

    def _judge_places(
        self,
        rule: str,
        judged: SlotArray,
        places_of: Mapping[int, T],
        find: Callable[[pl.DataFrame, Mapping[int, T]], Places],
    ) -> None:
        """Judge some entries by where their sitemaps lie."""
        found, present = NO_PLACES, judged[self._table.has_position(judged)]
        if places_of:
            find_places = partial(find, self._table.rows(present, ["loc", "sitemap"]), places_of)
            found = run_rule(rule, find_places, NO_PLACES, self._failed)
        put_judged(self._by_rule, [rule], judged, {rule: present[found]})

    def _judge_sites(self) -> Mapping[int, Sites]:
        known, table = self._problems.sites, self._table
        again = partial(sites_again, known, self._before, table, self._relisted)
        sites = run_rule(SITE_RULE, again, known, self._failed)
        moved = [table.slots_of_sitemap(each) for each in known if sites[each].home != known[each].home]
        judged = unique_slots(self._relisted, *moved)
        self._judge_places(SITE_RULE, judged, sites, find_other_sites)
        self._unmarked.append(judged)
        return sites

    def _find_duplicates(self) -> DuplicateIndex:
        again = partial(
            find_again,
            self._table,
            self._problems.duplicates,
            renamed=self._renamed,
            inserted=unique_slots(self._change.inserted),
            relisted=self._relisted,
            failed=self._failed,
        )
        index, found, judged = run_rule(
            "loc-duplicate", again, (self._problems.duplicates, {}, self._relisted), self._failed
        )
        if judged is not None:
            put_judged(self._by_rule, DUPLICATE_RULE_IDS, judged, found)
            self._unmarked.append(judged)
        else:
            self._unmarked += [put_all(self._by_rule, rule, found.get(rule, NO_SLOTS)) for rule in DUPLICATE_RULE_IDS]
        return index


def _of_extensions(per_file: Mapping[str, PerFile]) -> Mapping[str, PerFile]:
    return {rule: found for rule, found in per_file.items() if rule in PER_FILE_RULES | EXTENSION_LEAK_RULES}
