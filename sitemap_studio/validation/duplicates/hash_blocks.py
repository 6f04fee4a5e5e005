"""Hashes of addresses, kept for every slot: which slots share theirs, and which bear one of some.

They are kept as the table keeps its blocks, so that an edit replaces those of the blocks that it is about. What a hash
stands for is the business of `twins`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, PLACE_BITS, SlotArray, by_block, contains, distinct, together, without

Hashes = NDArray[np.uint32]
"""Hashes of addresses; 0 where there is none."""

FAILED: Final = 1
"""The hash of an address of which it could not be told what it is like."""

HashBlocks = tuple[Hashes, ...]
"""Hashes by block and place, shaped as the table's blocks; replaced, never changed in place."""

_FIRST_BITS: Final = 22
_WORTH_LOOKING: Final = 4
"""Where the hashes met are no more than one of so many, most others can be told from them by their first bits."""


def by_slot(hashes: HashBlocks) -> Hashes:
    """The hash of every slot in one array; 0 where there is none."""
    flat = np.zeros(len(hashes) << PLACE_BITS, np.uint32)
    for block, part in enumerate(hashes):
        flat[block << PLACE_BITS : (block << PLACE_BITS) + len(part)] = part
    return flat


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


def slots_with_hashes(hashes: HashBlocks, slots: SlotArray) -> SlotArray:
    """The entries that could be alike one of some, these included, ascending."""
    wanted = distinct(hashes_at(hashes, slots))
    return _bearing(hashes, wanted[wanted > FAILED])


def repeated_slots(hashes: HashBlocks) -> SlotArray:
    """All entries that could be like another one, ascending."""
    ascending = np.sort(np.concatenate(hashes)) if hashes else np.empty(0, np.uint32)
    repeated = distinct(ascending[1:][ascending[1:] == ascending[:-1]])
    return _bearing(hashes, repeated[repeated > FAILED])


def _bearing(hashes: HashBlocks, wanted: Hashes) -> SlotArray:
    """The slots that bear one of some hashes, given ascending."""
    if not len(wanted):
        return NO_SLOTS
    found = []
    for block, part in enumerate(hashes):
        places = np.minimum(np.searchsorted(wanted, part), len(wanted) - 1)
        found.append(np.flatnonzero(wanted[places] == part).astype(np.uint32) + np.uint32(block << PLACE_BITS))
    return np.concatenate(found)


def bearers_of(hashes: HashBlocks, wanted: int) -> SlotArray:
    """Slots that bear a hash, ascending."""
    found = [
        places.astype(np.uint32) + np.uint32(block << PLACE_BITS)
        for block, part in enumerate(hashes)
        if len(places := (part == wanted).nonzero()[0])
    ]
    return np.concatenate(found) if found else NO_SLOTS


def sharing_of(hashes: Hashes) -> SlotArray:
    """The places of hashes that occur more than once, ascending."""
    ascending = np.sort(hashes)
    repeated = distinct(ascending[1:][ascending[1:] == ascending[:-1]])
    repeated = repeated[repeated > FAILED]
    return np.flatnonzero(contains(repeated, hashes)).astype(np.uint32) if len(repeated) else NO_SLOTS


def sharing_again(hashes: HashBlocks, sharing: SlotArray, met: Hashes) -> SlotArray:
    """The slots that share their hashes, after some entries came to other ones.

    Args:
        hashes: As they are now.
        sharing: What it was before without these entries, ascending.
        met: The hashes that entries had before or have now, ascending.
    """
    flat = by_slot(hashes)
    if len(met) * _WORTH_LOOKING > len(flat):
        return sharing_of(flat)
    # By their first bits it is seen at once of nearly all that they are none of these.
    is_met = np.zeros(1 << _FIRST_BITS, np.bool_)
    is_met[met >> (32 - _FIRST_BITS)] = True
    candidates = np.flatnonzero(is_met[flat >> (32 - _FIRST_BITS)]).astype(np.uint32)
    return together(without(sharing, candidates), candidates[sharing_of(flat[candidates])])
