"""Duplicates: entries whose address stands earlier in the set, exactly the same but for white space around it.

A hash of four bytes is kept for every slot. It finds the few entries that could be equal; their texts decide. A hash
of 0 stands for an entry that cannot be a duplicate: not in the order, or without an address.

Near duplicates (another protocol, a trailing slash) are not the matter of this module.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.table.entries import EntryTable
from sitemap_studio.table.slots import NO_SLOTS, PLACE_BITS, SlotArray, by_block, distinct

Hashes = NDArray[np.uint32]
"""Hashes of addresses; 0 where there is none."""

HashBlocks = tuple[Hashes, ...]
"""Hashes by block and place, shaped as the table's blocks; replaced, never changed in place."""


FEW_HASHES: Final = 16
"""Up to so many addresses are looked for one by one; more are found by sorting all hashes."""

_TEXTS_AT_ONCE: Final = 2_000_000


def hash_locs(locs: pl.Series) -> Hashes:
    """Hash addresses, without the white space around them."""
    texts = locs.str.strip_chars(XML_SPACE)
    hashes = _hash(texts)
    hashes[(texts.fill_null("") == "").to_numpy()] = 0
    return hashes


def hash_judged_locs(locs: pl.Series, uneven: NDArray[np.uint32]) -> Hashes:
    """Hash addresses like `hash_locs`, without looking once more for white space.

    Args:
        locs: The texts.
        uneven: Places of those that are missing, or have white space around them.
    """
    hashes = _hash(locs)
    if len(uneven):
        hashes[uneven] = hash_locs(locs.gather(pl.Series(uneven)))
    return hashes


def _hash(texts: pl.Series) -> Hashes:
    high_half = (texts.hash().to_numpy() >> np.uint64(32)).astype(np.uint32)
    return np.maximum(high_half, np.uint32(1))


def find_all(table: EntryTable, hashes: HashBlocks) -> SlotArray:
    """Find every entry of a table whose address stands earlier in its order.

    Args:
        table: The entries.
        hashes: Their hashes.

    Returns:
        Their slots, ascending.
    """
    if not len(table.order):
        return NO_SLOTS
    ordered = _flat(hashes)[table.order]
    ascending = np.sort(ordered)
    repeated = distinct(ascending[1:][ascending[1:] == ascending[:-1]])
    repeated = repeated[repeated != 0]
    if not len(repeated):
        return NO_SLOTS
    near = repeated[np.minimum(np.searchsorted(repeated, ordered), len(repeated) - 1)]
    candidates, keys = table.order[near == ordered], ordered[near == ordered]
    parts = -(-len(candidates) // _TEXTS_AT_ONCE)
    found = [later_ones(table, candidates[keys % parts == part] if parts > 1 else candidates) for part in range(parts)]
    return np.sort(np.concatenate(found))


def _flat(hashes: HashBlocks) -> Hashes:
    flat = np.zeros(len(hashes) << PLACE_BITS, np.uint32)
    for block, part in enumerate(hashes):
        flat[block << PLACE_BITS : (block << PLACE_BITS) + len(part)] = part
    return flat


def later_ones(table: EntryTable, candidates: SlotArray) -> SlotArray:
    """Of some entries, those whose address stands earlier among them.

    Args:
        table: The entries.
        candidates: Slots, in the order of the set.
    """
    if len(candidates) < 2:
        return NO_SLOTS
    texts = table.rows(candidates, ["loc"]).to_series().str.strip_chars(XML_SPACE)
    later: SlotArray = candidates[~texts.is_first_distinct().to_numpy()]
    return later


def with_hash(hashes: HashBlocks, wanted: Iterable[int]) -> SlotArray:
    """Slots that bear one of a few hashes, ascending."""
    found = [
        np.flatnonzero(part == value).astype(np.uint32) + np.uint32(block << PLACE_BITS)
        for value in wanted
        for block, part in enumerate(hashes)
    ]
    return np.sort(np.concatenate(found)) if found else NO_SLOTS


def hashes_at(hashes: HashBlocks, slots: SlotArray) -> Hashes:
    """The hashes of some slots, in their order; 0 for slots that are new."""
    result = np.zeros(len(slots), np.uint32)
    for block, chosen, places in by_block(slots):
        if block < len(hashes):
            known = places < len(hashes[block])
            result[chosen[known]] = hashes[block][places[known]]
    return result


def put_hashes(hashes: HashBlocks, table: EntryTable, slots: SlotArray, new: Hashes) -> HashBlocks:
    """Hashes after a change, shaped as the table's blocks; those of blocks not concerned are shared.

    Args:
        hashes: Before the change.
        table: After the change.
        slots: Where hashes differ.
        new: What they are now.
    """
    blocks = list(hashes) + [np.empty(0, np.uint32)] * (len(table.blocks) - len(hashes))
    for block, chosen, places in by_block(slots):
        part = np.zeros(table.blocks[block].height, np.uint32)
        part[: len(blocks[block])] = blocks[block]
        part[places] = new[chosen]
        blocks[block] = part
    return tuple(blocks)
