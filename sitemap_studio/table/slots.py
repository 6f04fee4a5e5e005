"""Sets of slots as ascending arrays, and the blocks that slots lie in.

`np.unique` and `np.union1d` are not used for these: since numpy 2.3 they hash, which takes half a second a million
(2.4.6), where sorting takes ten milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

SlotArray = NDArray[np.uint32]
"""Many slots."""

PLACE_BITS: Final = 16
"""Bits of a slot that say the place within its block."""

BLOCK_ENTRIES: Final = 1 << PLACE_BITS
"""Most entries in a block."""

PLACE_MASK: Final = BLOCK_ENTRIES - 1
"""The bits of a slot that say the place."""

NO_SLOTS: Final[SlotArray] = np.empty(0, np.uint32)
"""No entries."""


def distinct(*arrays: SlotArray) -> SlotArray:
    """The slots that occur in any of some arrays, ascending, each once; also for other numbers of 32 bits."""
    joined = np.sort(np.concatenate(arrays)) if arrays else NO_SLOTS
    if len(joined) < 2:
        return joined
    is_first = np.ones(len(joined), np.bool_)
    np.not_equal(joined[1:], joined[:-1], out=is_first[1:])
    result: SlotArray = joined[is_first]
    return result


def blocks_of(slots: SlotArray) -> list[int]:
    """The numbers of the blocks that slots lie in, ascending."""
    return np.flatnonzero(np.bincount(slots >> PLACE_BITS)).tolist()


def by_block(slots: SlotArray) -> Iterator[tuple[int, NDArray[np.intp], SlotArray]]:
    """Slots block by block: its number, which of `slots` lie in it, and their places in it."""
    block_of = slots >> PLACE_BITS
    chosen = np.argsort(block_of, kind="stable")
    counts = np.bincount(block_of)
    end = 0
    for block in np.flatnonzero(counts).tolist():
        start, end = end, end + int(counts[block])
        of_block = chosen[start:end]
        yield block, of_block, slots[of_block] & np.uint32(PLACE_MASK)
