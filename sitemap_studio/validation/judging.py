"""Judging a whole set, block by block."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import parallel_map
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import PLACE_BITS
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.containing import Places
from sitemap_studio.validation.duplicates import LIKENESSES, Hashes, Twins, find_all
from sitemap_studio.validation.extensions import extension_rules as elements
from sitemap_studio.validation.extensions.extension_index import (
    BlockExtensions,
    ExtensionMemory,
    Reader,
    judge_block,
    remember,
)
from sitemap_studio.validation.extensions.extension_rules import Elements, PerFile
from sitemap_studio.validation.failures import with_failures_of_entries
from sitemap_studio.validation.locations import Sites, judge_locations, judge_sites, sites_of
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.rule_slots import SlotsByRule, joined, mark
from sitemap_studio.validation.summaries import sums_of
from sitemap_studio.validation.values.fields import judge_values


@dataclass(frozen=True, eq=False)
class _JudgedBlock:
    """What was found in one block.

    Attributes:
        by_rule: Slots by rule.
        hashes: Of the addresses, for each likeness.
        extensions: What is remembered of extensions; None where they are not judged.
    """

    by_rule: SlotsByRule
    hashes: list[Hashes]
    extensions: BlockExtensions | None


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
    empty_memory = ExtensionMemory(reader, given.today) if reader is not None else None
    judged = _judge_blocks(table, is_in_order, locations, given, memory=empty_memory, progress=progress)
    twins = _twins_of(judged)
    progress.check()
    sites = sites_of(table, inferred)
    memory, places, of_extensions, per_file = _remembered(empty_memory, table, judged)
    by_rule = joined([block.by_rule for block in judged]) | _elsewhere(table, sites, is_in_order) | of_extensions
    for likeness in LIKENESSES:
        by_rule |= find_all(likeness, table, twins[likeness.name])
    marks = np.zeros(table.slot_capacity, np.uint16)
    mark(marks, by_rule, profile)
    sums = sums_of(table, table.filled_sitemaps())
    return Problems(
        by_rule=by_rule,
        marks=marks,
        hashes={name: known.hashes for name, known in twins.items()},
        noted=with_failures_of_entries(noted, by_rule, table, profile),
        locations=locations,
        sites=sites,
        profile=profile,
        summaries=sums.summaries,
        extensions=memory,
        given=given,
        elements=places,
        per_file=per_file,
        sharing={name: known.sharing for name, known in twins.items()},
        tallies=sums.tallies,
    )


def _twins_of(judged: Sequence[_JudgedBlock]) -> dict[str, Twins]:
    """What is known of addresses alike in the whole set, by the name of their likeness."""
    hashes = [block.hashes for block in judged]
    return {each.name: Twins.of(tuple(parts[place] for parts in hashes)) for place, each in enumerate(LIKENESSES)}


def _remembered(
    memory: ExtensionMemory | None, table: EntryTable, judged: Iterable[_JudgedBlock]
) -> tuple[ExtensionMemory | None, dict[str, Elements], SlotsByRule, dict[str, PerFile]]:
    """What is remembered of all extensions, where in them rules are broken, by which entries, and once per file."""
    if memory is None:
        return None, {}, {}, {}
    parts = [block.extensions for block in judged if block.extensions is not None]
    memory, of_links, news = remember(memory, table, parts)
    places = elements.joined([*(part.by_rule for part in parts), of_links])
    per_file = elements.per_file(places, table)
    places |= {rule: found.reported for rule, found in per_file.items()}
    return memory, places, {**elements.slots_by_rule(places), **news}, per_file


def _judge_blocks(
    table: EntryTable,
    is_in_order: NDArray[np.bool_],
    locations: Mapping[int, str],
    given: Circumstances,
    *,
    memory: ExtensionMemory | None,
    progress: Progress,
) -> list[_JudgedBlock]:
    """Judge all blocks, several at once; `memory` is an empty one, or None where extensions are not judged."""

    def judge_one(block: int) -> _JudgedBlock:
        progress.check()
        first, height = block << PLACE_BITS, table.blocks[block].height
        judged = _judge_block(table, block, is_in_order[first : first + height], locations, given)
        extensions = _judge_extensions(memory, table, block, is_in_order) if memory is not None else None
        progress.advance(int(is_in_order[first : first + height].sum()))
        return replace(judged, extensions=extensions)

    return parallel_map(judge_one, range(len(table.blocks)))


def _judge_block(
    table: EntryTable,
    block: int,
    is_in_order: NDArray[np.bool_],
    locations: Mapping[int, str],
    given: Circumstances,
) -> _JudgedBlock:
    """Judge the values of a block; `is_in_order` is about its places."""
    frame = table.block(block)
    broken: dict[str, Places] = judge_values(frame, given=given) | judge_locations(frame, locations)
    hashes = [likeness.hashes(frame["loc"]) for likeness in LIKENESSES]
    if not is_in_order.all():
        broken = {rule: places[is_in_order[places]] for rule, places in broken.items()}
    return _JudgedBlock(_as_slots(broken, block), hashes, None)


def _judge_extensions(
    memory: ExtensionMemory, table: EntryTable, block: int, is_in_order: NDArray[np.bool_]
) -> BlockExtensions:
    extensions = judge_block(memory, table, block)
    return replace(extensions, by_rule=elements.among(extensions.by_rule, is_in_order))


def _as_slots(broken: Mapping[str, Places], block: int) -> SlotsByRule:
    return {rule: places + np.uint32(block << PLACE_BITS) for rule, places in broken.items()}


def _elsewhere(table: EntryTable, sites: Mapping[int, Sites], is_in_order: NDArray[np.bool_]) -> SlotsByRule:
    """Judge on which sites entries lie, in the order of their slots."""
    if not sites:
        return {}

    def judge_one(block: int) -> SlotsByRule:
        slots = _as_slots(judge_sites(table.block(block), sites), block)
        return {rule: of_rule[is_in_order[of_rule]] for rule, of_rule in slots.items()}

    return joined(parallel_map(judge_one, range(len(table.blocks))))
