"""Validation of the entries that an edit may affect: the edited entries, and entries with their old and new URLs."""

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
from sitemap_studio.protocol.rules.page_rules import DATE_RULES, PAGES
from sitemap_studio.validation.duplicates import DUPLICATE_RULE_IDS, DuplicateIndex, update_duplicates
from sitemap_studio.validation.extensions.extension_index import NEWS_RULE, ExtensionIndex, revalidate_extensions
from sitemap_studio.validation.extensions.extension_rules import (
    NO_ELEMENTS,
    ViolatingElements,
    ViolationsPerFile,
    group_per_file,
    group_with_examples,
    replace_elements,
    slots_by_rule,
)
from sitemap_studio.validation.leaks import LEAK_RULE, group_by_host, group_extension_hosts
from sitemap_studio.validation.locations import (
    LOCATION_RULE,
    SITE_RULE,
    SiteCounts,
    find_entries_of_other_sites,
    find_misplaced_entries,
    update_site_counts,
)
from sitemap_studio.validation.problems import (
    Problems,
    SlotsByRule,
    concat_violations,
    replace_violations,
    set_violations,
    write_marks,
)
from sitemap_studio.validation.run_rule import run_rule
from sitemap_studio.validation.summaries import update_summaries
from sitemap_studio.validation.value_validation import NO_ROWS, RowNumbers, fields_read, find_violations, value_rule_ids

if TYPE_CHECKING:
    from sitemap_studio.model.edits import Change
    from sitemap_studio.validation.page_validation import ValidatedPages

_AT_ONCE: Final = 65_536

_GROUPED_RULES: Final = PAGE_KIND_RULE_IDS | {ORDER_RULE}
"""Rules that are reported once for each sitemap, and that an entry violates at most once."""

T = TypeVar("T")


def revalidate(
    problems: Problems,
    before: EntryTable,
    table: EntryTable,
    change: Change,
    progress: Progress | None = None,
    *,
    disordered: ViolatingElements = NO_ELEMENTS,
) -> Problems:
    """Return the problems after an edit, validating only the entries that it may affect.

    The result equals a full validation of the set. Individual problems are retained.

    Args:
        problems: The problems before the edit.
        before: The entries before the edit.
        table: The entries after the edit.
        change: The cells, entries and positions that the edit changed.
        progress: Advances by validated entries, and cancels.
        disordered: The entries that violate `ORDER_RULE` after the edit; only readers see the order of tags.

    Returns:
        The problems of all entries after the edit.
    """
    return _Revalidation(problems, before, table, change, progress or Progress(), disordered).run()


class _Revalidation:
    """One run of `revalidate`: the affected slots, and the problems that are updated step by step."""

    def __init__(
        self,
        problems: Problems,
        before: EntryTable,
        table: EntryTable,
        change: Change,
        progress: Progress,
        disordered: ViolatingElements,
    ) -> None:
        """Determine the affected slots, and collect the violations before the edit, without grouping by sitemap.

        Args:
            problems: The problems before the edit.
            before: The entries before the edit.
            table: The entries after the edit.
            change: The cells, entries and positions that the edit changed.
            progress: Advances by validated entries, and cancels.
            disordered: The entries that violate `ORDER_RULE` after the edit.
        """
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
        every = {rule: found.every for rule, found in problems.per_file.items() if rule not in _GROUPED_RULES}
        self._by_rule |= {rule: problems.all_slots(rule) for rule in PAGE_KIND_RULE_IDS & problems.per_file.keys()}
        self._by_rule[ORDER_RULE] = disordered.slots
        if LEAK_RULE in every:
            self._by_rule[LEAK_RULE] = every.pop(LEAK_RULE).slots
        self._elements = {**problems.elements, **every}

    def run(self) -> Problems:
        """Validate the affected entries, and return the problems of the set after the edit."""
        problems, table, failed = self._problems, self._table, self._failed
        self._progress.begin(msg("Checking entries"), len(self._touched))
        for slots, fields in ((self._cells, self._fields), (self._entered, FIELD_NAMES)):
            if len(slots) and fields:
                # A group of edits may change, remove and insert the same entry: only the order has the final state.
                found = self._find_value_violations(slots[table.has_position(slots)], fields)
                replace_violations(self._by_rule, value_rule_ids(fields), slots, found)
        extension_index, reported = self._validate_extensions()
        reported = {**reported, **self._group_leaks()}
        once = self._group_by_sitemap()
        sites, duplicates = problems.sites, problems.duplicates
        if len(self._relisted):
            self._progress.check()
            outside = partial(find_misplaced_entries, robots=problems.context.robots)
            self._validate_locations(LOCATION_RULE, self._relisted, problems.locations, outside)
            sites = self._validate_sites() if sites else sites
            duplicates = self._update_duplicates()
        pages = self._validate_pages(extension_index)
        self._progress.check()
        sums = partial(update_summaries, problems.summaries, self._before, table, self._change)
        n_new = max(table.slot_capacity - len(problems.marks), 0)
        marks = np.concatenate([problems.marks, np.zeros(n_new, np.uint16)])
        unmarked = unique_slots(*self._unmarked)
        marks[unmarked] = 0
        write_marks(marks, self._by_rule, problems.profile, only=unmarked[table.has_position(unmarked)])
        return replace(
            problems,
            by_rule=self._by_rule,
            sites=sites,
            marks=marks,
            duplicates=duplicates,
            summaries=run_rule("summaries", sums, problems.summaries, failed),
            extensions=extension_index,
            elements={
                **self._elements,
                **{rule: found.reported for rule, found in reported.items() if rule != LEAK_RULE},
            },
            per_file={**reported, **once},
            pages=pages,
            failed=frozenset(failed),
        )

    def _find_value_violations(self, slots: SlotArray, fields: tuple[FieldName, ...]) -> SlotsByRule:
        """Return the violations of rules about `fields` by some entries, advancing the progress."""
        read, context, failed = fields_read(fields), self._problems.context, self._failed

        def validate_part(part: SlotArray) -> SlotsByRule:
            """Return the violating slots of one part by rule."""
            rows = self._table.rows(part, read)
            found = run_rule("values", partial(find_violations, rows, fields, context, failed), {}, failed)
            self._progress.advance(len(part))
            return {rule: part[places] for rule, places in found.items()}

        return concat_violations(
            parallel_map(validate_part, [slots[first : first + _AT_ONCE] for first in range(0, len(slots), _AT_ONCE)])
        )

    def _validate_extensions(self) -> tuple[ExtensionIndex | None, Mapping[str, ViolationsPerFile]]:
        """Replace the violations of extension rules in `_by_rule` and `_elements`; return the updated index and the groups."""
        problems, rewritten = self._problems, unique_slots(self._change.extensions)
        if problems.extensions is None or not (len(self._relisted) or len(rewritten)):
            return problems.extensions, _only_extension_rules(problems.per_file)
        self._progress.check()
        extension_index = replace(problems.extensions, failed=self._failed)
        update = revalidate_extensions(
            extension_index, self._table, relisted=self._relisted, entered=self._entered, rewritten=rewritten
        )
        is_same = not (len(self._entered) or len(self._change.moved))
        for rules, slots, found in update.by_rules:
            if len(slots):
                replace_violations(self._by_rule, rules, slots, slots_by_rule(found))
                before, self._elements = self._elements, replace_elements(self._elements, rules, slots, found)
                is_same &= all(before.get(rule) is self._elements.get(rule) for rule in PER_FILE_RULES)
            self._unmarked.append(slots)
        if update.news is not None:
            self._unmarked.append(set_violations(self._by_rule, NEWS_RULE, update.news))
        # Rules of `PER_FILE_RULES` mark only the first entry of each sitemap and field.
        known = {rule: found for rule, found in problems.per_file.items() if rule in PER_FILE_RULES}
        reported = known if is_same else group_per_file(self._elements, self._table)
        for rule in PER_FILE_RULES:
            set_violations(
                self._by_rule, rule, unique_slots(reported[rule].reported.slots) if rule in reported else NO_SLOTS
            )
            self._unmarked.append(_slots_in_one(problems.slots(rule), self._by_rule.get(rule, NO_SLOTS)))
        return update.extension_index, {**reported, **self._group_extension_hosts(update.extension_index, rewritten)}

    def _group_extension_hosts(
        self, extension_index: ExtensionIndex, rewritten: SlotArray
    ) -> dict[str, ViolationsPerFile]:
        """Replace the violations of extension leak rules in `_by_rule` by grouped ones; return the groups by rule.

        The URLs of an extension that share a host throughout a sitemap are one violation.
        """
        rules = EXTENSION_LEAK_RULES & (self._elements.keys() | self._problems.by_rule.keys())
        if not rules:
            return {}
        moved = unique_slots(self._change.moved)
        touched = set(self._table.sitemaps_among(unique_slots(rewritten, self._entered, moved)))
        touched.update(self._before.sitemaps_among(moved[moved < self._before.slot_capacity]))
        reported: dict[str, ViolationsPerFile] = {}
        for rule in rules:
            every, known = self._elements.get(rule, NO_ELEMENTS), self._problems.per_file.get(rule)
            grouped = group_extension_hosts(rule, every, self._table, extension_index, known=known, touched=touched)
            if grouped is not None:
                reported[rule] = grouped
            set_violations(self._by_rule, rule, unique_slots((every if grouped is None else grouped.reported).slots))
            self._unmarked.append(_slots_in_one(self._problems.slots(rule), self._by_rule.get(rule, NO_SLOTS)))
        return reported

    def _group_leaks(self) -> Mapping[str, ViolationsPerFile]:
        """Replace the violations of `LEAK_RULE` in `_by_rule` by grouped ones, and return the groups.

        All URLs of a sitemap that share a host are one violation.
        """
        known, slots = self._problems.per_file.get(LEAK_RULE), self._by_rule.pop(LEAK_RULE, NO_SLOTS)
        before, leaks = self._problems.slots(LEAK_RULE), self._problems.context.leaks
        if not len(slots):
            self._unmarked.append(before)
            return {}
        if known is None:
            reported = group_by_host(self._table, slots, leaks)
            self._unmarked.append(np.setxor1d(before, reported.reported.slots, assume_unique=True))
        elif len(self._relisted):
            touched = self._entries_of_affected_sitemaps()
            reported = group_by_host(self._table, slots, leaks, known=known, touched=touched)
            both = intersection(before, touched), intersection(reported.reported.slots, touched)
            self._unmarked.append(np.setxor1d(*both, assume_unique=True))
        else:
            reported = known
        self._by_rule[LEAK_RULE] = reported.reported.slots
        return {LEAK_RULE: reported}

    def _entries_of_affected_sitemaps(self) -> SlotArray:
        """Return the entries before and after the edit of the sitemaps with listed, removed or moved entries, ascending."""
        known = self._relisted[self._relisted < self._before.slot_capacity]
        sides = ((self._before, known), (self._table, self._relisted))
        return unique_slots(
            *(table.slots_of_sitemap(sitemap) for table, slots in sides for sitemap in table.sitemaps_among(slots))
        )

    def _group_by_sitemap(self) -> dict[str, ViolationsPerFile]:
        """Replace the violations of `_GROUPED_RULES` in `_by_rule` by the first of each sitemap; return the groups."""
        reported: dict[str, ViolationsPerFile] = {}
        placed = unique_slots(self._entered, self._change.moved)
        for rule in _GROUPED_RULES:
            slots, known = self._by_rule.pop(rule, NO_SLOTS), self._problems.per_file.get(rule)
            if len(slots):
                is_same = known is not None and np.array_equal(slots, known.every.slots)
                is_same = is_same and not len(intersection(slots, placed))
                every = self._disordered if rule == ORDER_RULE else ViolatingElements.of_entries(slots)
                reported[rule] = known if known is not None and is_same else group_with_examples(every, self._table)
                self._by_rule[rule] = reported[rule].reported.slots
            self._unmarked.append(_slots_in_one(self._problems.slots(rule), self._by_rule.get(rule, NO_SLOTS)))
        return reported

    def _validate_locations(
        self,
        rule: str,
        validated: SlotArray,
        places_of: Mapping[int, T],
        find: Callable[[pl.DataFrame, Mapping[int, T]], RowNumbers],
    ) -> None:
        """Validate entries by a rule about the location of sitemaps, and replace their violations in `_by_rule`."""
        found, present = NO_ROWS, validated[self._table.has_position(validated)]
        if places_of:
            find_places = partial(find, self._table.rows(present, ["loc", "sitemap"]), places_of)
            found = run_rule(rule, find_places, NO_ROWS, self._failed)
        replace_violations(self._by_rule, [rule], validated, {rule: present[found]})

    def _validate_sites(self) -> Mapping[int, SiteCounts]:
        """Return the updated site counts; replace the violations of `SITE_RULE`, also where a main site has changed."""
        known, table = self._problems.sites, self._table
        update = partial(update_site_counts, known, self._before, table, self._relisted)
        sites = run_rule(SITE_RULE, update, known, self._failed)
        moved = [table.slots_of_sitemap(each) for each in known if sites[each].main_site != known[each].main_site]
        validated = unique_slots(self._relisted, *moved)
        self._validate_locations(SITE_RULE, validated, sites, find_entries_of_other_sites)
        self._unmarked.append(validated)
        return sites

    def _validate_pages(self, extension_index: ExtensionIndex | None) -> ValidatedPages | None:
        """Replace the violations of rules about pages in `_by_rule`, and return the new state; None without facts."""
        problems = self._problems
        others = unique_slots(self._relisted, unique_slots(self._change.extensions))
        changed = unique_slots(others, self._cells if "lastmod" in self._fields else NO_SLOTS)
        if problems.pages is None or not len(changed):
            return problems.pages
        from sitemap_studio.validation.page_validation import SINGLE_PAGE_RULES, PageUpdate, update_page_violations

        self._progress.check()
        update = partial(
            update_page_violations,
            problems.pages,
            self._table,
            problems.context,
            changed,
            violations=dict(self._by_rule),
            links=None if extension_index is None else extension_index.links,
            has_only_other_dates=not len(others),
        )
        updated = run_rule(PAGES, update, PageUpdate({}, {}, problems.pages), self._failed)
        replace_violations(self._by_rule, SINGLE_PAGE_RULES if len(others) else DATE_RULES, changed, updated.found)
        for rule, slots in updated.complete.items():
            if slots is not self._by_rule.get(rule, NO_SLOTS):
                self._unmarked.append(set_violations(self._by_rule, rule, slots))
        return updated.pages

    def _update_duplicates(self) -> DuplicateIndex:
        """Replace the violations of the rules about duplicates in `_by_rule`; return the updated index of hashes."""
        update = partial(
            update_duplicates,
            self._table,
            self._problems.duplicates,
            renamed=self._renamed,
            inserted=unique_slots(self._change.inserted),
            relisted=self._relisted,
            failed=self._failed,
        )
        index, found, validated = run_rule(
            "loc-duplicate", update, (self._problems.duplicates, {}, self._relisted), self._failed
        )
        if validated is not None:
            replace_violations(self._by_rule, DUPLICATE_RULE_IDS, validated, found)
            self._unmarked.append(validated)
        else:
            self._unmarked += [
                set_violations(self._by_rule, rule, found.get(rule, NO_SLOTS)) for rule in DUPLICATE_RULE_IDS
            ]
        return index


def _slots_in_one(before: SlotArray, after: SlotArray) -> SlotArray:
    """Return the slots that are in one of two arrays, but not in both, ascending."""
    # Most rules are violated by no entry.
    return NO_SLOTS if before is after or not (len(before) or len(after)) else np.setxor1d(before, after)


def _only_extension_rules(per_file: Mapping[str, ViolationsPerFile]) -> Mapping[str, ViolationsPerFile]:
    """Return the grouped violations of rules about extensions."""
    return {rule: found for rule, found in per_file.items() if rule in PER_FILE_RULES | EXTENSION_LEAK_RULES}
