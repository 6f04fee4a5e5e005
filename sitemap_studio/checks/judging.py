"""Judging a whole set, block by block, and judging again only what an edit can affect."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.checks import elements
from sitemap_studio.checks.circumstances import Circumstances
from sitemap_studio.checks.containing import Places, with_failures
from sitemap_studio.checks.duplicates import LIKENESSES
from sitemap_studio.checks.elements import Elements
from sitemap_studio.checks.extension_memory import (
    LINK_VERDICTS,
    NEWS_VERDICTS,
    VALUE_VERDICTS,
    BlockExtensions,
    ExtensionMemory,
    Reader,
    Rejudged,
    judge_again,
    judge_block,
    remember,
)
from sitemap_studio.checks.failures import with_failures_of_entries
from sitemap_studio.checks.fields import fields_beside, judge_entry_values, judge_values, value_rule_ids
from sitemap_studio.checks.location import LOCATION_RULE, judge_locations
from sitemap_studio.checks.problems import MarkArray, Problem, Problems, mark
from sitemap_studio.checks.sites import SITE_RULE, Sites, judge_sites, sites_again, sites_of
from sitemap_studio.checks.summaries import Sums, sums_again, sums_of
from sitemap_studio.checks.twins import Hashes, Twins, find_again, find_all
from sitemap_studio.core.progress import Progress
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.table.edits import Change
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import NO_SLOTS, PLACE_BITS, SlotArray, distinct, together, without

_THREADS: Final = 2
_FEW_ENTRIES: Final = 32
_AT_ONCE: Final = 65_536


def judge(
    table: EntryTable,
    *,
    noted: Iterable[Problem] = (),
    locations: Mapping[int, str] | None = None,
    inferred: Collection[int] = (),
    profile: Profile = DEFAULT_PROFILE,
    given: Circumstances | None = None,
    reader: Reader | None = None,
    progress: Progress | None = None,
) -> Problems:
    """Judge every entry of a set.

    Args:
        table: The entries; a snapshot, if others may change the table meanwhile.
        noted: What the readers found, and `judge_limits`; kept as it is.
        locations: Address of a sitemap by its id, for those that the location rule shall judge.
        inferred: Sitemaps of which it shall be inferred on which site they lie, as nobody told.
        profile: Whose severities hold.
        given: What verdicts depend on besides; None for today and the usual patterns.
        reader: Reads the values of extensions; without one they are not judged.
        progress: Told of every block, in entries.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress, given = progress or Progress(), given or Circumstances()
    progress.begin("Checking entries", len(table))
    locations = dict(locations or {})
    is_in_order = np.zeros(table.slot_capacity, np.bool_)
    is_in_order[table.order] = True

    memory = ExtensionMemory(reader, given.today) if reader is not None else None

    def judge_one(block: int) -> tuple[dict[str, SlotArray], list[Hashes], BlockExtensions | None]:
        frame, first = table.block(block), block << PLACE_BITS
        progress.check()
        broken, hashes = _judge_block(frame, is_in_order[first : first + frame.height], locations, given)
        by_rule = {rule: places + np.uint32(first) for rule, places in broken.items()}
        extensions = judge_block(memory, table, block) if memory is not None else None
        if extensions is not None:
            extensions = replace(extensions, by_rule=elements.among(extensions.by_rule, is_in_order))
        progress.advance(int(is_in_order[first : first + frame.height].sum()))
        return by_rule, hashes, extensions

    with ThreadPoolExecutor(_THREADS) as threads:
        judged = list(threads.map(judge_one, range(len(table.blocks))))
    hashes = [parts for _, parts, _ in judged]
    twins = {each.name: Twins.of(tuple(parts[place] for parts in hashes)) for place, each in enumerate(LIKENESSES)}
    by_rule = _joined([part for part, _, _ in judged])
    progress.check()
    sites = sites_of(table, inferred)
    by_rule |= _elsewhere(table, sites, is_in_order)
    places: dict[str, Elements] = {}
    if memory is not None:
        parts = [part for _, _, part in judged if part is not None]
        memory, of_links, news = remember(memory, table, parts)
        places = elements.joined([*(part.by_rule for part in parts), of_links])
        by_rule |= {**elements.slots_by_rule(places), **news}
    for likeness in LIKENESSES:
        by_rule |= find_all(likeness, table, twins[likeness.name])
    marks = np.zeros(table.slot_capacity, np.uint16)
    mark(marks, by_rule, profile)
    sums = sums_of(table, table.filled_sitemaps())
    noted = with_failures_of_entries(noted, by_rule, table, profile)
    return Problems(
        by_rule=by_rule,
        marks=marks,
        hashes={name: known.hashes for name, known in twins.items()},
        noted=noted,
        locations=locations,
        sites=sites,
        profile=profile,
        summaries=sums.summaries,
        extensions=memory,
        given=given,
        elements=places,
        sharing={name: known.sharing for name, known in twins.items()},
        tallies=sums.tallies,
    )


def _judge_block(
    frame: pl.DataFrame, is_in_order: NDArray[np.bool_], locations: Mapping[int, str], given: Circumstances
) -> tuple[dict[str, Places], list[Hashes]]:
    broken = judge_values(frame, given=given) | judge_locations(frame, locations)
    hashes = [likeness.hashes(frame["loc"]) for likeness in LIKENESSES]
    if not is_in_order.all():
        broken = {rule: places[is_in_order[places]] for rule, places in broken.items()}
    return broken, hashes


def _elsewhere(table: EntryTable, sites: Mapping[int, Sites], is_in_order: NDArray[np.bool_]) -> dict[str, SlotArray]:
    """Judge on which sites entries lie, in the order of their slots."""
    if not sites:
        return {}

    def judge_one(block: int) -> dict[str, SlotArray]:
        first = block << PLACE_BITS
        found = judge_sites(table.block(block), sites)
        slots = {rule: places + np.uint32(first) for rule, places in found.items()}
        return {rule: of_rule[is_in_order[of_rule]] for rule, of_rule in slots.items()}

    with ThreadPoolExecutor(_THREADS) as threads:
        return _joined(list(threads.map(judge_one, range(len(table.blocks)))))


def _joined(parts: list[dict[str, SlotArray]]) -> dict[str, SlotArray]:
    rules = dict.fromkeys(rule for part in parts for rule in part)
    joined = {rule: np.concatenate([part[rule] for part in parts if rule in part]) for rule in rules}
    return {rule: slots for rule, slots in joined.items() if len(slots)}


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
    fields = tuple(name for name in FIELD_NAMES if name in change.fields)
    cells, entered = distinct(change.cells), distinct(change.came, change.gone)
    touched = distinct(cells, entered, change.moved)
    progress.begin("Checking entries", len(touched))
    by_rule = dict(problems.by_rule)
    for slots, judged in ((cells, fields), (entered, FIELD_NAMES)):
        if len(slots) and judged:
            rules = with_failures((*judged, *value_rule_ids(judged)))
            # A group of edits may change, remove and place the same entry: only the order knows how it ended.
            found = _judge_slots(table, slots[table.is_placed(slots)], judged, problems.given, progress)
            _replace(by_rule, rules, slots, found)
    renamed = cells if "loc" in fields else NO_SLOTS
    relisted = touched if len(renamed) else distinct(entered, change.moved)
    known = {name: Twins(hashes, problems.sharing[name]) for name, hashes in problems.hashes.items()}
    unmarked, memory, places = [touched], problems.extensions, problems.elements
    sites = problems.sites
    rewritten = distinct(change.extensions)
    if memory is not None and (len(relisted) or len(rewritten)):
        progress.check()
        judged_again = judge_again(memory, table, relisted=relisted, entered=entered, rewritten=rewritten)
        memory, places = judged_again.memory, _reread(by_rule, places, judged_again)
        unmarked += [judged_again.values[0], judged_again.alternates[0]]
        if judged_again.news is not None:
            news = judged_again.news
            unmarked += [_put(by_rule, rule, news.get(rule, NO_SLOTS)) for rule in NEWS_VERDICTS]
    if len(relisted):
        progress.check()
        _relocate(by_rule, table, relisted, problems.locations)
        sites, elsewhere = _resite(by_rule, before, table, relisted, problems.sites)
        unmarked.append(elsewhere)
        known, twins_again = _find_twins(
            by_rule, known, table, renamed=renamed, came=distinct(change.came), relisted=relisted
        )
        unmarked += twins_again
    progress.check()
    sums = sums_again(Sums(problems.summaries, problems.tallies), before, table, change)
    return replace(
        problems,
        by_rule=by_rule,
        sites=sites,
        marks=_marked_again(problems, by_rule, table, distinct(*unmarked)),
        hashes={name: twins.hashes for name, twins in known.items()},
        summaries=sums.summaries,
        extensions=memory,
        elements=places,
        sharing={name: twins.sharing for name, twins in known.items()},
        tallies=sums.tallies,
    )


def _judge_slots(
    table: EntryTable,
    slots: SlotArray,
    fields: tuple[FieldName, ...],
    given: Circumstances,
    progress: Progress,
) -> dict[str, SlotArray]:
    """Slots by rule, ascending as `slots` are; a few entries are judged one by one, which is faster."""
    read = fields_beside(fields)
    if len(slots) <= _FEW_ENTRIES:
        return _judge_few(table, slots, fields, given)

    def judge_part(part: SlotArray) -> dict[str, SlotArray]:
        progress.check()
        broken = judge_values(table.rows(part, read), fields, given)
        progress.advance(len(part))
        return {rule: part[places] for rule, places in broken.items()}

    parts = [slots[first : first + _AT_ONCE] for first in range(0, len(slots), _AT_ONCE)]
    if len(parts) == 1:
        return judge_part(slots)
    with ThreadPoolExecutor(_THREADS) as threads:
        return _joined(list(threads.map(judge_part, parts)))


def _judge_few(
    table: EntryTable, slots: SlotArray, fields: tuple[FieldName, ...], given: Circumstances
) -> dict[str, SlotArray]:
    broken: dict[str, list[int]] = {}
    for slot in slots.tolist():
        values = {name: table.value(slot, name) for name in fields_beside(fields)}
        for rule in judge_entry_values(values, fields, given):
            broken.setdefault(rule, []).append(slot)
    return {rule: np.array(found, np.uint32) for rule, found in broken.items()}


def _replace(
    by_rule: dict[str, SlotArray], rules: Iterable[str], judged: SlotArray, found: Mapping[str, SlotArray]
) -> None:
    """Let the slots that were judged break these rules as found, and no others of them."""
    for rule in rules:
        known = by_rule.get(rule, NO_SLOTS)
        slots = together(without(known, judged), found.get(rule, NO_SLOTS))
        if len(slots):
            by_rule[rule] = slots
        elif len(known):
            del by_rule[rule]


def _relocate(
    by_rule: dict[str, SlotArray],
    table: EntryTable,
    relisted: SlotArray,
    locations: Mapping[int, str],
) -> None:
    """Judge the location rule again for some slots."""
    present = relisted[table.is_placed(relisted)]
    found = judge_locations(table.rows(present, ["loc", "sitemap"]), locations) if locations else {}
    slots_found = {rule: present[places] for rule, places in found.items()}
    _replace(by_rule, with_failures([LOCATION_RULE]), relisted, slots_found)


def _resite(
    by_rule: dict[str, SlotArray],
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
    _replace(by_rule, with_failures([SITE_RULE]), judged, {rule: present[places] for rule, places in found.items()})
    return sites, judged


def _find_twins(
    by_rule: dict[str, SlotArray],
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
            _replace(by_rule, with_failures(likeness.rules), judged, found)
            unmarked.append(judged)
            continue
        for rule in with_failures(likeness.rules):
            unmarked.append(_put(by_rule, rule, found.get(rule, NO_SLOTS)))
    return twins, unmarked


def _reread(by_rule: dict[str, SlotArray], before: Mapping[str, Elements], judged: Rejudged) -> Mapping[str, Elements]:
    """Let entries break rules about extensions as they were judged again; returns the places where they do."""
    places = before
    for rules, (slots, found) in ((VALUE_VERDICTS, judged.values), (LINK_VERDICTS, judged.alternates)):
        if len(slots):
            _replace(by_rule, rules, slots, elements.slots_by_rule(found))
            places = elements.replaced(places, rules, slots, found)
    return places


def _put(by_rule: dict[str, SlotArray], rule: str, slots: SlotArray) -> SlotArray:
    """Let just these slots break a rule; returns those that began or ceased to."""
    old = by_rule.pop(rule, NO_SLOTS)
    if len(slots):
        by_rule[rule] = slots
    return np.setxor1d(old, slots, assume_unique=True)


def _marked_again(
    problems: Problems, by_rule: Mapping[str, SlotArray], table: EntryTable, slots: SlotArray
) -> MarkArray:
    fresh = problems.marks.copy()
    if len(fresh) < table.slot_capacity:
        fresh = np.pad(fresh, (0, table.slot_capacity - len(fresh)))
    fresh[slots] = 0
    mark(fresh, by_rule, problems.profile, only=slots[table.is_placed(slots)])
    return fresh
