"""Validation of a whole set, block by block."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import parallel_map
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import PLACE_BITS, SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.protocol.rule import Context
from sitemap_studio.validation.duplicates import DUPLICATE_KEYS, DuplicateIndex, Hashes, find_all
from sitemap_studio.validation.extensions import extension_rules
from sitemap_studio.validation.extensions.extension_index import (
    NEWS_RULE,
    BlockExtensions,
    ExtensionMemory,
    Reader,
    judge_block,
    remember,
)
from sitemap_studio.validation.locations import LOCATION_RULE, SITE_RULE, find_other_sites, find_outside, sites_of
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems
from sitemap_studio.validation.rule_slots import SlotsByRule, joined, mark
from sitemap_studio.validation.run_rule import run_rule
from sitemap_studio.validation.summaries import NO_SUMS, sums_of
from sitemap_studio.validation.values import NO_PLACES, Found, find_violations


@dataclass(frozen=True, eq=False)
class _ValidatedBlock:
    """What was found in one block.

    Attributes:
        by_rule: Slots by rule.
        hashes: Of the URLs, for each duplicate key.
        extensions: What is remembered of extensions; None where they are not judged.
    """

    by_rule: SlotsByRule
    hashes: list[Hashes]
    extensions: BlockExtensions | None


def validate_entries(
    table: EntryTable,
    *,
    noted: Iterable[Problem] = (),
    locations: Mapping[int, str] | None = None,
    inferred: Collection[int] = (),
    profile: Profile = DEFAULT_PROFILE,
    context: Context | None = None,
    reader: Reader | None = None,
    progress: Progress | None = None,
) -> Problems:
    """Judge every entry of a set by all rules.

    Args:
        table: The entries; a snapshot, if others may change the table meanwhile.
        noted: What the readers found, and `judge_limits`; kept as it is.
        locations: URL of a sitemap by its id, for those that the location rule shall judge.
        inferred: Sitemaps of which it is inferred on which site they lie.
        profile: Whose severities hold.
        context: What rules about values depend on; None for today and the default patterns.
        reader: Reads the values of extensions; without one they are not judged.
        progress: Told of every block, in entries.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress, context, failed = progress or Progress(), context or Context(), set[str]()
    progress.begin("Checking entries", len(table))
    locations = dict(locations or {})
    is_in_order = np.zeros(table.slot_capacity, np.bool_)
    is_in_order[table.order] = True
    extensions = ExtensionMemory(reader, context.today, failed=failed) if reader is not None else None

    def validate_block(block: int) -> _ValidatedBlock:
        progress.check()
        is_placed = is_in_order[block << PLACE_BITS :][: table.blocks[block].height]
        validated = _validate_block(table, block, is_placed, locations, context, extensions, failed)
        progress.advance(int(is_placed.sum()))
        return validated

    blocks = parallel_map(validate_block, range(len(table.blocks)))
    by_rule = joined([block.by_rule for block in blocks])
    hashes = list(zip(*(block.hashes for block in blocks), strict=True)) or [()] * len(DUPLICATE_KEYS)
    duplicates = {
        key.name: DuplicateIndex.of(tuple(of_key)) for key, of_key in zip(DUPLICATE_KEYS, hashes, strict=True)
    }
    progress.check()
    sites = run_rule(SITE_RULE, partial(sites_of, table, inferred), {}, failed)
    if sites:
        elsewhere = run_rule(
            SITE_RULE, lambda: find_other_sites(table.rows(table.order, ["loc", "sitemap"]), sites), NO_PLACES, failed
        )
        by_rule |= _if_any(SITE_RULE, np.sort(table.order[elsewhere]))
    places: dict[str, extension_rules.Elements] = {}
    per_file: dict[str, extension_rules.PerFile] = {}
    if extensions is not None:
        parts = [block.extensions for block in blocks if block.extensions is not None]
        extensions, of_links, news = remember(extensions, table, parts)
        places = extension_rules.joined([*(part.by_rule for part in parts), of_links])
        per_file = extension_rules.per_file(places, table)
        places |= {rule: found.reported for rule, found in per_file.items()}
        by_rule |= {**extension_rules.slots_by_rule(places), **_if_any(NEWS_RULE, news)}
    for key in DUPLICATE_KEYS:
        by_rule |= run_rule(key.rules[-1], partial(find_all, key, table, duplicates[key.name]), {}, failed)
    marks = np.zeros(table.slot_capacity, np.uint16)
    mark(marks, by_rule, profile)
    sums = run_rule("summaries", lambda: sums_of(table, table.filled_sitemaps()), NO_SUMS, failed)
    return Problems(
        by_rule=by_rule,
        marks=marks,
        hashes={name: known.hashes for name, known in duplicates.items()},
        noted=tuple(noted),
        locations=locations,
        sites=sites,
        profile=profile,
        summaries=sums.summaries,
        extensions=extensions,
        context=context,
        elements=places,
        per_file=per_file,
        sharing={name: known.sharing for name, known in duplicates.items()},
        value_counts=sums.value_counts,
        failed=frozenset(failed),
    )


def _validate_block(
    table: EntryTable,
    block: int,
    is_placed: NDArray[np.bool_],
    locations: Mapping[int, str],
    context: Context,
    extensions: ExtensionMemory | None,
    failed: set[str],
) -> _ValidatedBlock:
    """Judge the entries of a block; `is_placed` tells which of them are in the order."""
    frame, first = table.block(block), np.uint32(block << PLACE_BITS)
    found: Found = run_rule("values", lambda: find_violations(frame, FIELD_NAMES, context, failed), {}, failed)
    if locations:
        found |= _if_any(
            LOCATION_RULE, run_rule(LOCATION_RULE, partial(find_outside, frame, locations), NO_PLACES, failed)
        )
    if not is_placed.all():
        found = {rule: places[is_placed[places]] for rule, places in found.items()}
    no_hashes = np.zeros(frame.height, np.uint32)
    hashes = [run_rule(key.rules[-1], partial(key.hashes, frame["loc"]), no_hashes, failed) for key in DUPLICATE_KEYS]
    of_extensions = judge_block(extensions, table, block) if extensions is not None else None
    if of_extensions is not None and not is_placed.all():
        is_meant = np.concatenate([np.zeros(int(first), np.bool_), is_placed])
        of_extensions = replace(of_extensions, by_rule=extension_rules.among(of_extensions.by_rule, is_meant))
    return _ValidatedBlock({rule: places + first for rule, places in found.items()}, hashes, of_extensions)


def _if_any(rule: str, slots: SlotArray) -> SlotsByRule:
    return {rule: slots} if len(slots) else {}
