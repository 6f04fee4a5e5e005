"""Validation of what an edit can affect: the entries that it touched, and those with the URLs that they had or have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

import numpy as np
import polars as pl

from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import parallel_map
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, distinct
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.rules.extensions import PER_FILE_RULES
from sitemap_studio.validation.duplicates import DUPLICATE_KEYS, DuplicateIndex, find_again
from sitemap_studio.validation.extensions import extension_rules
from sitemap_studio.validation.extensions.alternates import ALTERNATE_RULES
from sitemap_studio.validation.extensions.extension_index import ENTRY_RULE_IDS, NEWS_RULE, judge_again
from sitemap_studio.validation.locations import LOCATION_RULE, SITE_RULE, find_other_sites, find_outside, sites_again
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.rule_slots import SeverityFlags, SlotsByRule, joined, mark, put_all, put_judged
from sitemap_studio.validation.run_rule import run_rule
from sitemap_studio.validation.summaries import Sums, sums_again
from sitemap_studio.validation.values import NO_PLACES, Places, fields_read, find_violations, value_rule_ids

_AT_ONCE: Final = 65_536

T = TypeVar("T")
_FindPlaces = Callable[[pl.DataFrame, Mapping[int, T]], Places]


def revalidate(
    problems: Problems, before: EntryTable, table: EntryTable, change: Change, progress: Progress | None = None
) -> Problems:
    """Judge again what an edit can affect: the entries it touched, and the addresses they had or have.

    Args:
        problems: As judged before the edit.
        before: A snapshot of the table before it.
        table: The table after it.
        change: What the edit touched, as it said itself beforehand.
        progress: Told of entries as their values are judged.

    Returns:
        The same as judging the whole set anew; noted problems are kept as they are.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    work = _Revalidation(problems, before, table, change, progress)
    progress.begin("Checking entries", len(work.touched))
    work.judge_values()
    work.judge_extensions()
    work.judge_locations()
    return work.outcome()


class _Revalidation:
    """The problems while they are renewed.

    Attributes:
        touched: The entries that the edit touched.
    """

    def __init__(
        self, problems: Problems, before: EntryTable, table: EntryTable, change: Change, progress: Progress
    ) -> None:
        self._problems, self._before, self._table, self._change = problems, before, table, change
        self._progress, self._failed = progress, set(problems.failed)
        self._fields = tuple(name for name in FIELD_NAMES if name in change.fields)
        self._cells, self._entered = distinct(change.cells), distinct(change.inserted, change.removed)
        self.touched = distinct(self._cells, self._entered, change.moved)
        self._renamed = self._cells if "loc" in self._fields else NO_SLOTS
        self._relisted = self.touched if len(self._renamed) else distinct(self._entered, change.moved)
        self._by_rule: SlotsByRule = dict(problems.by_rule)
        self._unmarked = [self.touched]
        self._memory, self._sites, self._per_file = problems.extensions, problems.sites, problems.per_file
        self._places = {**problems.elements, **{rule: found.every for rule, found in problems.per_file.items()}}
        self._duplicates = {
            name: DuplicateIndex(hashes, problems.sharing[name]) for name, hashes in problems.hashes.items()
        }

    def judge_values(self) -> None:
        """Judge the texts of fields."""
        table = self._table
        for slots, fields in ((self._cells, self._fields), (self._entered, FIELD_NAMES)):
            if len(slots) and fields:
                # A group of edits may change, remove and place the same entry: only the order knows how it ended.
                placed = slots[table.is_placed(slots)]
                put_judged(self._by_rule, value_rule_ids(fields), slots, self._violations(placed, fields))

    def _violations(self, slots: SlotArray, fields: tuple[FieldName, ...]) -> SlotsByRule:
        read = fields_read(fields)

        def judge_part(part: SlotArray) -> SlotsByRule:
            self._progress.check()
            rows = self._table.rows(part, read)
            found = find_violations(rows, fields, self._problems.context, self._failed)
            self._progress.advance(len(part))
            return {rule: part[places] for rule, places in found.items()}

        parts = [slots[first : first + _AT_ONCE] for first in range(0, len(slots), _AT_ONCE)]
        judge = partial(run_rule, "values", default={}, failed=self._failed)
        return joined(parallel_map(lambda part: judge(work=partial(judge_part, part)), parts))

    def judge_extensions(self) -> None:
        """Judge extensions, and links between entries."""
        rewritten = distinct(self._change.extensions)
        if self._memory is None or not (len(self._relisted) or len(rewritten)):
            return
        self._progress.check()
        memory = replace(self._memory, failed=self._failed)
        judged = judge_again(memory, self._table, relisted=self._relisted, entered=self._entered, rewritten=rewritten)
        self._memory = judged.memory
        for rules, (slots, found) in ((ENTRY_RULE_IDS, judged.values), (ALTERNATE_RULES, judged.alternates)):
            if len(slots):
                put_judged(self._by_rule, rules, slots, extension_rules.slots_by_rule(found))
                self._places = extension_rules.replaced(self._places, rules, slots, found)
        self._report_per_file()
        self._unmarked += [judged.values[0], judged.alternates[0]]
        if judged.news is not None:
            self._unmarked.append(put_all(self._by_rule, NEWS_RULE, judged.news))

    def _report_per_file(self) -> None:
        """Let just the first entry of each sitemap and field violate the rules that are reported once for these."""
        known = self._problems.per_file
        is_same = all(
            self._places.get(rule) is (known[rule].every if rule in known else None) for rule in PER_FILE_RULES
        )
        if not (is_same and not len(self._entered) and not len(self._change.moved)):
            self._per_file = extension_rules.per_file(self._places, self._table)
        for rule in PER_FILE_RULES:
            found = self._per_file.get(rule)
            put_all(self._by_rule, rule, distinct(found.reported.slots) if found else NO_SLOTS)
            self._unmarked.append(np.setxor1d(self._problems.slots(rule), self._by_rule.get(rule, NO_SLOTS)))

    def judge_locations(self) -> None:
        """Judge where entries lie, and which are duplicates."""
        relisted, table = self._relisted, self._table
        if not len(relisted):
            return
        self._progress.check()
        present = relisted[table.is_placed(relisted)]
        self._put_places(LOCATION_RULE, relisted, present, self._problems.locations, find_outside)
        if self._sites:
            known = self._sites
            again = partial(sites_again, known, self._before, table, relisted)
            self._sites = run_rule(SITE_RULE, again, known, self._failed)
            moved = [each for each in known if self._sites[each].home != known[each].home]
            judged = distinct(relisted, *(table.slots_in(sitemap) for sitemap in moved))
            self._put_places(SITE_RULE, judged, judged[table.is_placed(judged)], self._sites, find_other_sites)
            self._unmarked.append(judged)
        self._find_duplicates()

    def _put_places(
        self, rule: str, judged: SlotArray, present: SlotArray, places_of: Mapping[int, T], find: _FindPlaces[T]
    ) -> None:
        """Judge some slots by where their sitemaps lie."""
        rows = partial(self._table.rows, present, ["loc", "sitemap"])
        found = run_rule(rule, lambda: find(rows(), places_of), NO_PLACES, self._failed) if places_of else NO_PLACES
        put_judged(self._by_rule, [rule], judged, {rule: present[found]})

    def _find_duplicates(self) -> None:
        came = distinct(self._change.inserted)
        for key in DUPLICATE_KEYS:
            known = self._duplicates.get(key.name, DuplicateIndex())
            again = partial(
                find_again, key, self._table, known, renamed=self._renamed, came=came, relisted=self._relisted
            )
            index, found, judged = run_rule(key.rules[-1], again, (known, {}, self._relisted), self._failed)
            self._duplicates[key.name] = index
            if judged is not None:
                put_judged(self._by_rule, key.rules, judged, found)
                self._unmarked.append(judged)
                continue
            for rule in key.rules:
                self._unmarked.append(put_all(self._by_rule, rule, found.get(rule, NO_SLOTS)))

    def outcome(self) -> Problems:
        """Return all problems as they are now."""
        self._progress.check()
        problems, table = self._problems, self._table
        known = Sums(problems.summaries, problems.value_counts)
        again = partial(sums_again, known, self._before, table, self._change)
        sums = run_rule("summaries", again, known, self._failed)
        return replace(
            problems,
            by_rule=self._by_rule,
            sites=self._sites,
            marks=_marked_again(problems, self._by_rule, table, distinct(*self._unmarked)),
            hashes={name: index.hashes for name, index in self._duplicates.items()},
            summaries=sums.summaries,
            extensions=self._memory,
            elements={**self._places, **{rule: found.reported for rule, found in self._per_file.items()}},
            per_file=self._per_file,
            sharing={name: index.sharing for name, index in self._duplicates.items()},
            value_counts=sums.value_counts,
            failed=frozenset(self._failed),
        )


def _marked_again(
    problems: Problems, by_rule: Mapping[str, SlotArray], table: EntryTable, slots: SlotArray
) -> SeverityFlags:
    fresh = problems.marks.copy()
    if len(fresh) < table.slot_capacity:
        fresh = np.pad(fresh, (0, table.slot_capacity - len(fresh)))
    fresh[slots] = 0
    mark(fresh, by_rule, problems.profile, only=slots[table.is_placed(slots)])
    return fresh
