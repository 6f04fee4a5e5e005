"""Judging a whole set, block by block, and judging again only what an edit can affect."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.checks import duplicates
from sitemap_studio.checks.duplicates import HashBlocks, Hashes
from sitemap_studio.checks.fields import FIELD_RULES, Places, judge_fields, judge_value
from sitemap_studio.checks.location import judge_location
from sitemap_studio.checks.problems import Problem, Problems, contains, mark
from sitemap_studio.core.progress import Progress
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.table.edits import Change
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import NO_SLOTS, PLACE_BITS, SlotArray, distinct

_THREADS: Final = 2
_FEW_ENTRIES: Final = 32
_NO_PLACES: Final[Places] = np.empty(0, np.uint32)


def judge(
    table: EntryTable,
    *,
    noted: Iterable[Problem] = (),
    locations: Mapping[int, str] | None = None,
    progress: Progress | None = None,
) -> Problems:
    """Judge every entry of a set.

    Args:
        table: The entries; a snapshot, if others may change the table meanwhile.
        noted: What the readers found, and `judge_limits`; kept as it is.
        locations: Address of a sitemap by its id, for those that the location rule shall judge.
        progress: Told of every block, in entries.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    progress.begin("Checking entries", len(table))
    locations = dict(locations or {})
    is_in_order = np.zeros(table.slot_capacity, np.bool_)
    is_in_order[table.order] = True

    def judge_block(block: int) -> tuple[dict[str, SlotArray], Hashes]:
        frame, first = table.block(block), block << PLACE_BITS
        progress.check()
        judged = _judge_block(frame, is_in_order[first : first + frame.height], locations)
        progress.advance(int(is_in_order[first : first + frame.height].sum()))
        return {rule: places + np.uint32(first) for rule, places in judged[0].items()}, judged[1]

    with ThreadPoolExecutor(_THREADS) as threads:
        judged = list(threads.map(judge_block, range(len(table.blocks))))
    hashes = tuple(part for _, part in judged)
    by_rule = _joined([part for part, _ in judged])
    progress.check()
    repeated = duplicates.find_all(table, hashes)
    if len(repeated):
        by_rule["loc-duplicate"] = repeated
    marks = np.zeros(table.slot_capacity, np.uint8)
    mark(marks, by_rule)
    return Problems(by_rule, marks, hashes, tuple(noted), locations)


def _judge_block(
    frame: pl.DataFrame, is_in_order: NDArray[np.bool_], locations: Mapping[int, str]
) -> tuple[dict[str, Places], Hashes]:
    broken = judge_fields(frame)
    uneven = [broken[rule] for rule in ("loc-missing", "loc-whitespace") if rule in broken]
    hashes = duplicates.hash_judged_locs(frame["loc"], np.concatenate(uneven) if uneven else _NO_PLACES)
    outside = _outside(frame, locations)
    if len(outside):
        broken["loc-outside"] = outside
    if not is_in_order.all():
        hashes[~is_in_order] = 0
        broken = {rule: places[is_in_order[places]] for rule, places in broken.items()}
    return broken, hashes


def _outside(rows: pl.DataFrame, locations: Mapping[int, str]) -> Places:
    if not locations or rows.is_empty():
        return _NO_PLACES
    found = []
    for sitemap in rows["sitemap"].unique().to_list():
        if sitemap in locations:
            of_sitemap = rows.select((pl.col("sitemap") == sitemap).arg_true()).to_series()
            outside = judge_location(rows.select(pl.col("loc").gather(of_sitemap)), locations[sitemap])
            found.append(of_sitemap.to_numpy()[outside])
    return np.sort(np.concatenate(found)).astype(np.uint32) if found else _NO_PLACES


def _joined(parts: list[dict[str, SlotArray]]) -> dict[str, SlotArray]:
    rules = dict.fromkeys(rule for part in parts for rule in part)
    joined = {rule: np.concatenate([part[rule] for part in parts if rule in part]) for rule in rules}
    return {rule: slots for rule, slots in joined.items() if len(slots)}


def rejudge(problems: Problems, table: EntryTable, change: Change) -> Problems:
    """Judge again what an edit can affect: the entries it touched, and the addresses they had or have.

    Args:
        problems: As judged before the edit.
        table: After the edit.
        change: What the edit touched, as it said itself beforehand.

    Returns:
        The same as judging the whole set anew; noted problems are kept as they are.
    """
    by_rule = dict(problems.by_rule)
    fields = tuple(name for name in FIELD_NAMES if name in change.fields)
    cells, entered = distinct(change.cells), distinct(change.came, change.gone)
    touched = distinct(cells, entered, change.moved)
    # A group of edits may change, remove and place the same entry: only the order knows how it ended.
    gone = _absent(table, touched) if change.is_structural else NO_SLOTS
    for slots, judged in ((cells, fields), (entered, FIELD_NAMES)):
        if len(slots) and judged:
            present = slots[~contains(gone, slots)]
            _replace(by_rule, _rules_of(judged), slots, _judge_slots(table, present, judged))
    relisted = touched if "loc" in fields else distinct(entered, change.moved)
    hashes, unmarked = problems.hashes, touched
    if len(relisted):
        _relocate(by_rule, table, relisted, gone=gone, locations=problems.locations)
        hashes, judged_again = _rehash(by_rule, problems.hashes, table, relisted=relisted, gone=gone)
        unmarked = distinct(touched, judged_again)
    marks = _marked_again(problems.marks, by_rule, table, unmarked)
    return replace(problems, by_rule=by_rule, marks=marks, hashes=hashes)


def _absent(table: EntryTable, slots: SlotArray) -> SlotArray:
    """Of some slots, ascending, those that are not in the order."""
    present = np.sort(table.order[np.isin(table.order, slots)])
    absent: SlotArray = slots[~contains(present, slots)]
    return absent


def _rules_of(fields: Iterable[FieldName]) -> list[str]:
    return [rule for field in fields for rule, _ in FIELD_RULES[field].rules]


def _judge_slots(table: EntryTable, slots: SlotArray, fields: tuple[FieldName, ...]) -> dict[str, SlotArray]:
    """Slots by rule, ascending as `slots` are; a few entries are judged one by one, which is faster."""
    if not len(slots):
        return {}
    if len(slots) > _FEW_ENTRIES:
        return {rule: slots[places] for rule, places in judge_fields(table.rows(slots, fields), fields).items()}
    broken: dict[str, list[int]] = {}
    for slot in slots.tolist():
        for field in fields:
            for rule in judge_value(field, table.value(slot, field)):
                broken.setdefault(rule, []).append(slot)
    return {rule: np.array(found, np.uint32) for rule, found in broken.items()}


def _replace(
    by_rule: dict[str, SlotArray], rules: Iterable[str], judged: SlotArray, found: Mapping[str, SlotArray]
) -> None:
    """Let the slots that were judged break these rules as found, and no others of them."""
    for rule in rules:
        before, now = by_rule.get(rule, NO_SLOTS), found.get(rule, NO_SLOTS)
        was_there = contains(before, judged)
        if not was_there.any() and not len(now):
            continue
        kept = np.delete(before, np.searchsorted(before, judged[was_there])) if was_there.any() else before
        by_rule[rule] = np.insert(kept, np.searchsorted(kept, now), now)
        if not len(by_rule[rule]):
            del by_rule[rule]


def _relocate(
    by_rule: dict[str, SlotArray],
    table: EntryTable,
    relisted: SlotArray,
    *,
    gone: SlotArray,
    locations: Mapping[int, str],
) -> None:
    """Judge the location rule again for some slots."""
    present = relisted[~contains(gone, relisted)]
    found = present[_outside(table.rows(present, ["loc", "sitemap"]), locations)] if locations else NO_SLOTS
    _replace(by_rule, ["loc-outside"], relisted, {"loc-outside": found})


def _rehash(
    by_rule: dict[str, SlotArray], before: HashBlocks, table: EntryTable, *, relisted: SlotArray, gone: SlotArray
) -> tuple[HashBlocks, SlotArray]:
    """Judge duplicates again.

    Returns:
        The hashes of the addresses as they are now, and the slots whose marks may have changed.
    """
    new = duplicates.hash_locs(table.rows(relisted, ["loc"]).to_series())
    new[contains(gone, relisted)] = 0
    concerned = distinct(duplicates.hashes_at(before, relisted), new)
    concerned = concerned[concerned != 0]
    hashes = duplicates.put_hashes(before, table, relisted, new)
    if len(concerned) <= duplicates.FEW_HASHES:
        alike = duplicates.with_hash(hashes, concerned.tolist())
        in_order = table.order[np.isin(table.order, alike)] if len(alike) > 1 else NO_SLOTS
        judged_again = distinct(alike, relisted)
        found = {"loc-duplicate": np.sort(duplicates.later_ones(table, in_order))}
        _replace(by_rule, ["loc-duplicate"], judged_again, found)
        return hashes, judged_again
    known = by_rule.pop("loc-duplicate", NO_SLOTS)
    repeated = duplicates.find_all(table, hashes)
    if len(repeated):
        by_rule["loc-duplicate"] = repeated
    return hashes, np.setxor1d(known, repeated, assume_unique=True)


def _marked_again(
    marks: NDArray[np.uint8], by_rule: Mapping[str, SlotArray], table: EntryTable, slots: SlotArray
) -> NDArray[np.uint8]:
    fresh = np.zeros(table.slot_capacity, np.uint8)
    fresh[: len(marks)] = marks
    fresh[slots] = 0
    mark(fresh, by_rule, only=slots)
    return fresh
