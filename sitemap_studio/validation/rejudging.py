"""Judging again what an edit can affect: the entries that it touched, and the addresses that they had or have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import numpy as np

from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import parallel_map
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, distinct
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.rules.extensions import PER_FILE_RULES
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.containing import with_failures
from sitemap_studio.validation.duplicates import LIKENESSES, Twins, find_again
from sitemap_studio.validation.extensions import extension_rules as elements
from sitemap_studio.validation.extensions.extension_index import (
    LINK_VERDICTS,
    NEWS_VERDICTS,
    VALUE_VERDICTS,
    Rejudged,
    judge_again,
)
from sitemap_studio.validation.extensions.extension_rules import Elements
from sitemap_studio.validation.locations import (
    LOCATION_RULE,
    SITE_RULE,
    Sites,
    judge_locations,
    judge_sites,
    sites_again,
)
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.rule_slots import MarkArray, SlotsByRule, joined, mark, put_all, put_judged
from sitemap_studio.validation.summaries import Sums, sums_again
from sitemap_studio.validation.values.fields import fields_beside, judge_entry_values, judge_values, value_rule_ids

_FEW_ENTRIES: Final = 32
_AT_ONCE: Final = 65_536


def rejudge(
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
    work = _Rejudging(problems, before, table, change, progress)
    progress.begin("Checking entries", len(work.touched))
    work.judge_values()
    work.judge_extensions()
    work.judge_addresses()
    return work.outcome()


class _Rejudging:
    """The verdicts while they are judged again.

    Attributes:
        touched: The entries that the edit touched.
    """

    def __init__(
        self, problems: Problems, before: EntryTable, table: EntryTable, change: Change, progress: Progress
    ) -> None:
        self._problems, self._before, self._table, self._change = problems, before, table, change
        self._progress = progress
        self._fields = tuple(name for name in FIELD_NAMES if name in change.fields)
        self._cells, self._entered = distinct(change.cells), distinct(change.inserted, change.removed)
        self.touched = distinct(self._cells, self._entered, change.moved)
        self._renamed = self._cells if "loc" in self._fields else NO_SLOTS
        self._relisted = self.touched if len(self._renamed) else distinct(self._entered, change.moved)
        self._by_rule: SlotsByRule = dict(problems.by_rule)
        self._unmarked = [self.touched]
        self._memory, self._sites, self._per_file = problems.extensions, problems.sites, problems.per_file
        self._places = {**problems.elements, **{rule: found.every for rule, found in problems.per_file.items()}}
        self._twins = {name: Twins(hashes, problems.sharing[name]) for name, hashes in problems.hashes.items()}

    def judge_values(self) -> None:
        """Judge the texts of fields."""
        table = self._table
        for slots, fields in ((self._cells, self._fields), (self._entered, FIELD_NAMES)):
            if len(slots) and fields:
                rules = with_failures((*fields, *value_rule_ids(fields)))
                # A group of edits may change, remove and place the same entry: only the order knows how it ended.
                placed = slots[table.is_placed(slots)]
                found = _judge_slots(table, placed, fields, self._problems.given, self._progress)
                put_judged(self._by_rule, rules, slots, found)

    def judge_extensions(self) -> None:
        """Judge extensions, and links between entries."""
        rewritten = distinct(self._change.extensions)
        if self._memory is None or not (len(self._relisted) or len(rewritten)):
            return
        self._progress.check()
        judged = judge_again(
            self._memory, self._table, relisted=self._relisted, entered=self._entered, rewritten=rewritten
        )
        self._memory, self._places = judged.memory, _reread(self._by_rule, self._places, judged)
        self._report_per_file()
        self._unmarked += [judged.values[0], judged.alternates[0]]
        if judged.news is not None:
            news = judged.news
            self._unmarked += [put_all(self._by_rule, rule, news.get(rule, NO_SLOTS)) for rule in NEWS_VERDICTS]

    def _report_per_file(self) -> None:
        """Let just the first entry of each sitemap and field break the rules that are reported once for these."""
        known = self._problems.per_file
        is_same = all(
            self._places.get(rule) is (known[rule].every if rule in known else None) for rule in PER_FILE_RULES
        )
        if not (is_same and not len(self._entered) and not len(self._change.moved)):
            self._per_file = elements.per_file(self._places, self._table)
        for rule in PER_FILE_RULES:
            found = self._per_file.get(rule)
            put_all(self._by_rule, rule, distinct(found.reported.slots) if found else NO_SLOTS)
            self._unmarked.append(np.setxor1d(self._problems.slots(rule), self._by_rule.get(rule, NO_SLOTS)))

    def judge_addresses(self) -> None:
        """Judge where entries lie, and which are alike."""
        relisted = self._relisted
        if not len(relisted):
            return
        self._progress.check()
        _relocate(self._by_rule, self._table, relisted, self._problems.locations)
        self._sites, elsewhere = _resite(self._by_rule, self._before, self._table, relisted, self._problems.sites)
        came = distinct(self._change.inserted)
        self._twins, again = _find_twins(
            self._by_rule, self._twins, self._table, renamed=self._renamed, came=came, relisted=relisted
        )
        self._unmarked += [elsewhere, *again]

    def outcome(self) -> Problems:
        """All verdicts as they are now."""
        self._progress.check()
        problems, table = self._problems, self._table
        sums = sums_again(Sums(problems.summaries, problems.tallies), self._before, table, self._change)
        return replace(
            problems,
            by_rule=self._by_rule,
            sites=self._sites,
            marks=_marked_again(problems, self._by_rule, table, distinct(*self._unmarked)),
            hashes={name: twins.hashes for name, twins in self._twins.items()},
            summaries=sums.summaries,
            extensions=self._memory,
            elements={**self._places, **{rule: found.reported for rule, found in self._per_file.items()}},
            per_file=self._per_file,
            sharing={name: twins.sharing for name, twins in self._twins.items()},
            tallies=sums.tallies,
        )


def _judge_slots(
    table: EntryTable,
    slots: SlotArray,
    fields: tuple[FieldName, ...],
    given: Circumstances,
    progress: Progress,
) -> SlotsByRule:
    """Slots by rule, ascending as `slots` are; a few entries are judged one by one, which is faster."""
    read = fields_beside(fields)
    if len(slots) <= _FEW_ENTRIES:
        return _judge_few(table, slots, fields, given)

    def judge_part(part: SlotArray) -> SlotsByRule:
        progress.check()
        broken = judge_values(table.rows(part, read), fields, given)
        progress.advance(len(part))
        return {rule: part[places] for rule, places in broken.items()}

    parts = [slots[first : first + _AT_ONCE] for first in range(0, len(slots), _AT_ONCE)]
    return joined(parallel_map(judge_part, parts))


def _judge_few(table: EntryTable, slots: SlotArray, fields: tuple[FieldName, ...], given: Circumstances) -> SlotsByRule:
    broken: dict[str, list[int]] = {}
    for slot in slots.tolist():
        values = {name: table.value(slot, name) for name in fields_beside(fields)}
        for rule in judge_entry_values(values, fields, given):
            broken.setdefault(rule, []).append(slot)
    return {rule: np.array(found, np.uint32) for rule, found in broken.items()}


def _relocate(
    by_rule: SlotsByRule,
    table: EntryTable,
    relisted: SlotArray,
    locations: Mapping[int, str],
) -> None:
    """Judge the location rule again for some slots."""
    present = relisted[table.is_placed(relisted)]
    found = judge_locations(table.rows(present, ["loc", "sitemap"]), locations) if locations else {}
    slots_found = {rule: present[places] for rule, places in found.items()}
    put_judged(by_rule, with_failures([LOCATION_RULE]), relisted, slots_found)


def _resite(
    by_rule: SlotsByRule,
    before: EntryTable,
    table: EntryTable,
    relisted: SlotArray,
    known: Mapping[int, Sites],
) -> tuple[Mapping[int, Sites], SlotArray]:
    """Judge again on which sites entries lie: those that were touched, or all of a sitemap that seems to have moved.

    Returns:
        What is known of sites now, and the slots that were judged.
    """
    if not known:
        return known, NO_SLOTS
    sites = sites_again(known, before, table, relisted)
    moved = [each for each in sites if sites[each].verdict_hangs_on != known[each].verdict_hangs_on]
    judged = distinct(relisted, *(table.slots_in(sitemap) for sitemap in moved))
    present = judged[table.is_placed(judged)]
    found = judge_sites(table.rows(present, ["loc", "sitemap"]), sites)
    put_judged(by_rule, with_failures([SITE_RULE]), judged, {rule: present[places] for rule, places in found.items()})
    return sites, judged


def _find_twins(
    by_rule: SlotsByRule,
    before: Mapping[str, Twins],
    table: EntryTable,
    *,
    renamed: SlotArray,
    came: SlotArray,
    relisted: SlotArray,
) -> tuple[dict[str, Twins], list[SlotArray]]:
    """Judge duplicates again.

    Returns:
        What is remembered of addresses now, and the slots whose marks may have changed.
    """
    twins, unmarked = {}, list[SlotArray]()
    for likeness in LIKENESSES:
        known = before.get(likeness.name, Twins())
        twins[likeness.name], found, judged = find_again(
            likeness, table, known, renamed=renamed, came=came, relisted=relisted
        )
        if judged is not None:
            put_judged(by_rule, with_failures(likeness.rules), judged, found)
            unmarked.append(judged)
            continue
        for rule in with_failures(likeness.rules):
            unmarked.append(put_all(by_rule, rule, found.get(rule, NO_SLOTS)))
    return twins, unmarked


def _reread(by_rule: SlotsByRule, before: dict[str, Elements], judged: Rejudged) -> dict[str, Elements]:
    """Let entries break rules about extensions as they were judged again; returns the places where they do."""
    places = before
    for rules, (slots, found) in ((VALUE_VERDICTS, judged.values), (LINK_VERDICTS, judged.alternates)):
        if len(slots):
            put_judged(by_rule, rules, slots, elements.slots_by_rule(found))
            places = elements.replaced(places, rules, slots, found)
    return places


def _marked_again(
    problems: Problems, by_rule: Mapping[str, SlotArray], table: EntryTable, slots: SlotArray
) -> MarkArray:
    fresh = problems.marks.copy()
    if len(fresh) < table.slot_capacity:
        fresh = np.pad(fresh, (0, table.slot_capacity - len(fresh)))
    fresh[slots] = 0
    mark(fresh, by_rule, problems.profile, only=slots[table.is_placed(slots)])
    return fresh
