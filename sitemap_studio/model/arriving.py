"""Arriving: entries get their slots, in blocks of their own or in one that they share with others.

Nothing is placed in the order here.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.model.blocks import WORTH_A_BLOCK, Block
from sitemap_studio.model.columns import TABLE_SCHEMA, cut_extensions, folded, no_extensions, unfolded
from sitemap_studio.model.slots import BLOCK_ENTRIES, NO_SLOTS, PLACE_BITS, SlotArray

_MOST_CHUNKS: Final = 64


class Arriving:
    """Puts entries behind all others into the blocks of a table.

    Attributes:
        open_block: The number of the block that few entries are added to; None where there is none yet.
    """

    def __init__(self, blocks: list[pl.DataFrame], extensions: list[pl.DataFrame]) -> None:
        """Fill the blocks of one table.

        Args:
            blocks: See `EntryTable`; they grow, and others may be put in their places meanwhile.
            extensions: Likewise.
        """
        self._blocks, self._extensions = blocks, extensions
        self.open_block: int | None = None
        self._as_read: dict[int, weakref.ref[pl.DataFrame]] = {}

    def copy(self, blocks: list[pl.DataFrame], extensions: list[pl.DataFrame]) -> Arriving:
        """The same for a copy of the blocks."""
        copy = Arriving(blocks, extensions)
        copy.open_block, copy._as_read = self.open_block, self._as_read.copy()
        return copy

    def add(self, state: pl.DataFrame, extensions: pl.DataFrame) -> SlotArray:
        """Give entries their slots.

        Args:
            state: See `state_frame`.
            extensions: Their sparse extensions.

        Returns:
            Their slots, in the order of the frame.
        """
        slots: list[SlotArray] = []
        done = 0
        while done < len(state):
            block, place = self._room(len(state) - done)
            here = min(len(state) - done, BLOCK_ENTRIES - place)
            self._append(block, state.slice(done, here), cut_extensions(extensions, done, here, place))
            slots.append(np.arange(here, dtype=np.uint32) + np.uint32((block << PLACE_BITS) + place))
            done += here
        return np.concatenate(slots) if slots else NO_SLOTS

    def adopt(self, blocks: Sequence[Block]) -> SlotArray:
        """Take blocks that were made ready elsewhere as they are; gives the slots of all their entries."""
        slots: list[SlotArray] = []
        for block in blocks:
            number = len(self._blocks)
            self._as_read[number] = weakref.ref(block.entries)
            self._blocks.append(block.entries)
            self._extensions.append(block.extensions)
            slots.append(np.arange(block.entries.height, dtype=np.uint32) + np.uint32(number << PLACE_BITS))
        return np.concatenate(slots) if slots else NO_SLOTS

    def is_as_read(self, block: int) -> bool:
        """Whether a block is what was adopted, so that nothing in it is touched; one that lies on disk is not read."""
        as_read = self._as_read.get(block)
        return as_read is not None and as_read() is self._blocks[block]

    def _room(self, wanted: int) -> tuple[int, int]:
        """A block with room: large additions get blocks of their own, small ones share the last such.

        So that the highest slot stays near the number of entries, however many small files a set has.
        """
        block = self.open_block
        if block is not None and wanted <= BLOCK_ENTRIES - self._blocks[block].height:
            return block, self._blocks[block].height
        self._blocks.append(pl.DataFrame(schema=TABLE_SCHEMA))
        self._extensions.append(no_extensions())
        if wanted < WORTH_A_BLOCK:
            self.open_block = len(self._blocks) - 1
        return len(self._blocks) - 1, 0

    def _append(self, block: int, frame: pl.DataFrame, extensions: pl.DataFrame) -> None:
        old = self._blocks[block]
        grown = unfolded(old).vstack(frame) if old.height else folded(frame)
        # Put together only now and then: copying the block for each of many small files would take its square.
        self._blocks[block] = grown.rechunk() if grown.n_chunks() > _MOST_CHUNKS else grown
        if not extensions.is_empty():
            self._extensions[block] = pl.concat([self._extensions[block], extensions])
