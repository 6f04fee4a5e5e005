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
PositionArray = NDArray[np.int64]
"""Places in the order of entries."""

PLACE_BITS: Final = 16
"""Bits of a slot that are the place within its block."""

BLOCK_ENTRIES: Final = 1 << PLACE_BITS
PLACE_MASK: Final = BLOCK_ENTRIES - 1

_MOST_SPREAD: Final = 64
"""Where numbers lie closer than this on average, a mark for each that there could be is faster than sorting."""

NO_SLOTS: Final[SlotArray] = np.empty(0, np.uint32)
NO_POSITIONS: Final[PositionArray] = np.empty(0, np.int64)


def distinct(*arrays: SlotArray) -> SlotArray:
    """Return the slots that occur in any of some arrays, ascending, each once; also for other numbers of 32 bits."""
    filled = [array for array in arrays if len(array)]
    if len(filled) == 1 and (filled[0][1:] > filled[0][:-1]).all():
        return filled[0]
    count = sum(len(array) for array in filled)
    if filled and (top := max(int(array.max()) for array in filled)) < _MOST_SPREAD * count:
        is_in = np.zeros(top + 1, np.bool_)
        for array in filled:
            is_in[array] = True
        return np.flatnonzero(is_in).astype(np.uint32)
    joined = np.sort(np.concatenate(filled)) if filled else NO_SLOTS
    if len(joined) < 2:
        return joined
    found: SlotArray = joined[np.concatenate([[True], joined[1:] != joined[:-1]])]
    return found


def contains(ascending: SlotArray, slots: SlotArray) -> NDArray[np.bool_]:
    """Return for each of some slots whether it is in an ascending array; also for other numbers of 32 bits."""
    if not len(ascending):
        return np.zeros(slots.shape, np.bool_)
    places = np.minimum(np.searchsorted(ascending, slots), len(ascending) - 1)
    found: NDArray[np.bool_] = ascending[places] == slots
    return found


def sorter_of(slots: SlotArray) -> NDArray[np.intp] | None:
    """Return the sorting order of slots; None if they ascend."""
    return None if bool((slots[1:] > slots[:-1]).all()) else np.argsort(slots, kind="stable")


def places_in(array: SlotArray, slots: SlotArray, sorter: NDArray[np.intp] | None) -> NDArray[np.intp]:
    """Return the index of each of some slots in an array, which has none twice; -1 for those that are not in it."""
    if not len(array):
        return np.full(slots.shape, -1)
    places = np.minimum(np.searchsorted(array, slots, sorter=sorter), len(array) - 1)
    places = places if sorter is None else sorter[places]
    return np.where(array[places] == slots, places, -1)


def are_same(first: SlotArray, second: SlotArray) -> bool:
    """Return whether two arrays are equal, at once if they share their memory."""
    if len(first) != len(second):
        return False
    is_in_place = first.__array_interface__["data"][0] == second.__array_interface__["data"][0]
    return is_in_place or np.array_equal(first, second)


def shared(first: SlotArray, second: SlotArray) -> SlotArray:
    """Return the slots that are in both of two ascending arrays, ascending."""
    few, many = (first, second) if len(first) < len(second) else (second, first)
    found: SlotArray = few[contains(many, few)]
    return found


def without(ascending: SlotArray, slots: SlotArray) -> SlotArray:
    """Return an ascending array less other ascending slots; the array itself where none is in it."""
    found = shared(ascending, slots)
    if not len(found):
        return ascending
    kept: SlotArray = np.delete(ascending, np.searchsorted(ascending, found))
    return kept


def together(ascending: SlotArray, slots: SlotArray) -> SlotArray:
    """Return two ascending arrays with nothing in common as one."""
    if not len(slots) or not len(ascending):
        return slots if len(slots) else ascending
    joined: SlotArray = np.insert(ascending, np.searchsorted(ascending, slots), slots)
    return joined


def blocks_of(slots: SlotArray) -> list[int]:
    """Return the numbers of the blocks that slots lie in, ascending."""
    return np.flatnonzero(np.bincount(slots >> PLACE_BITS)).tolist()


def by_block(slots: SlotArray) -> Iterator[tuple[int, NDArray[np.intp], SlotArray]]:
    """Yield the number of each block, which of the slots lie in it, and their places in it."""
    block_of = slots >> PLACE_BITS
    counts = np.bincount(block_of)
    is_sorted = (block_of[1:] >= block_of[:-1]).all()
    chosen = np.arange(len(slots)) if is_sorted else np.argsort(block_of, kind="stable")
    end = 0
    for block in np.flatnonzero(counts).tolist():
        start, end = end, end + int(counts[block])
        of_block = chosen[start:end]
        yield block, of_block, slots[of_block] & np.uint32(PLACE_MASK)
