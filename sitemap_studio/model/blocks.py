"""Blocks made ready elsewhere: what a reader delivers, cut and folded as a table wants it, maybe written to files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.model.columns import READ_SCHEMA, cut_extensions, folded, no_extensions
from sitemap_studio.model.mapped import FrameReader, FrameWriter, Written
from sitemap_studio.model.slots import BLOCK_ENTRIES

WORTH_A_BLOCK: Final = BLOCK_ENTRIES // 4
"""Fewer entries share a block with others, so that the highest slot stays near the number of entries."""


@dataclass(frozen=True)
class Block:
    """A block that nobody adds to any more.

    Attributes:
        entries: Frame of `TABLE_SCHEMA`, folded.
        extensions: Its sparse extensions, keyed by place in the block.
    """

    entries: pl.DataFrame
    extensions: pl.DataFrame


@dataclass(frozen=True)
class WrittenBlock:
    """A block that lies in files.

    Attributes:
        entries: Where its entries are.
        extensions: Where its extensions are; None where it has none.
    """

    entries: Written
    extensions: Written | None


def state_frame(frame: pl.DataFrame, *, sitemap: int, sizes: pl.Series, origin: int) -> pl.DataFrame:
    """Entries as a block holds them; see `EntryTable.add` for the meaning of the arguments."""
    # Not by expressions: a set of many small files would spend most of its time on setting them up.
    n_entries = frame.height
    state = [
        pl.Series("touched", np.zeros(n_entries, np.uint8)),
        pl.Series("sitemap", np.full(n_entries, sitemap, np.uint32)),
        sizes.cast(pl.UInt32).alias("size"),
        pl.Series("origin", np.full(n_entries, origin, np.int32)),
    ]
    return pl.DataFrame([*(frame[name] for name in READ_SCHEMA), *state])


def ready_blocks(state: pl.DataFrame, extensions: pl.DataFrame) -> Iterator[Block]:
    """Cut the entries of one sitemap into blocks of their own."""
    for first in range(0, state.height, BLOCK_ENTRIES):
        part = state.slice(first, BLOCK_ENTRIES)
        yield Block(folded(part), cut_extensions(extensions, first, part.height, 0))


def write_block(block: Block, writer: FrameWriter) -> WrittenBlock:
    """Write a block.

    Raises:
        OSError: It can't be written.
    """
    extensions = None if block.extensions.is_empty() else writer.write(block.extensions)
    return WrittenBlock(writer.write(block.entries), extensions)


def map_block(written: WrittenBlock, reader: FrameReader) -> Block:
    """Map a block that was written.

    Raises:
        OSError: It can't be mapped.
    """
    extensions = no_extensions() if written.extensions is None else reader.frame(written.extensions)
    return Block(reader.frame(written.entries), extensions)
