"""Find entries whose order differs from their file, in time proportional to the moved entries."""

from __future__ import annotations

from typing import Literal

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.formats.read_file import Source
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.order import moved_mask
from sitemap_studio.model.slots import SlotArray, isin_sorted


def find_reordered(positions: NDArray[np.integer], source: Source, table: EntryTable, within: range) -> SlotArray:
    """Return the slots of entries of a sitemap whose order differs from its file, in the order of positions.

    Args:
        positions: Ascending positions of all its entries that were ever moved.
        source: Facts about its file.
        table: Entries of the set.
        within: Range of its positions.
    """
    slots = table.order[positions]
    places = source.indexes_of(slots)
    run = np.concatenate([[0], np.cumsum(np.diff(positions) != 1)])
    first = np.flatnonzero(np.diff(run, prepend=-1))
    last = np.append(first[1:], len(run)) - 1
    before = _unmoved_neighbours(positions[first], -1, source, table, within)[run]
    behind = _unmoved_neighbours(positions[last], 1, source, table, within)[run]
    is_known = places >= 0
    is_out = is_known & ((places < before) | (places > behind))
    rest = np.flatnonzero(is_known & ~is_out)
    is_out[rest] = moved_mask(places[rest])
    found: SlotArray = slots[is_out]
    return found


def _unmoved_neighbours(
    positions: NDArray[np.integer], step: Literal[-1, 1], source: Source, table: EntryTable, within: range
) -> NDArray[np.int64]:
    """Return the index in the file of the nearest unmoved entry before or after each position.

    Without such an entry, the index is -1 (before) or the number of entries in the file (after).

    Args:
        positions: Positions of entries of a sitemap.
        step: -1 searches before the positions, 1 after them.
        source: Facts about the file of the sitemap.
        table: Entries of the set.
        within: Range of the positions of the sitemap.
    """
    beside = np.full(len(positions), -1 if step < 0 else len(source.slots), np.int64)
    open_ones, distance, count = np.arange(len(positions)), 1, 1
    while len(open_ones):
        there = positions[open_ones, np.newaxis] + step * np.arange(distance, distance + count)
        slots = table.order[np.clip(there, within.start, within.stop - 1)]
        is_inside = (there >= within.start) & (there < within.stop)
        places = np.where(is_inside & ~isin_sorted(table.moved, slots), source.indexes_of(slots), -1)
        nearest = (places >= 0).argmax(axis=1)
        found = places[np.arange(len(places)), nearest]
        beside[open_ones[found >= 0]] = found[found >= 0]
        open_ones = open_ones[(found < 0) & is_inside[:, -1]]
        # New entries are passed by, more at a time the more there are.
        distance, count = distance + count, 2 * count
    return beside
