"""The files in which a large set keeps its entries while it is open, and which sets are large."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sitemap_studio.core.cache_folder import CacheFolder, CachePlace
from sitemap_studio.core.errors import system_reason
from sitemap_studio.model.blocks import Block, map_block, write_block
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.mapped import FrameReader, FrameWriter

_PACKED_ENTRY_BYTES: Final = 25
"""Hardly any entry takes less in a file that is gzipped."""

_ENTRY_BYTES: Final = 120
"""The same in one that is not."""


class EntryFiles:
    """Where a large set has its entries; they go when nobody refers to it any more, or when it is closed.

    Attributes:
        folder: The folder of the files.
        mapped: Maps what lies there.
        trouble: Why some entries had to be kept in memory; empty where none had.
    """

    def __init__(self, place: CachePlace) -> None:
        """Make the folder.

        Raises:
            OSError: It can't be made.
        """
        self.folder = CacheFolder(place)
        self.mapped = FrameReader(self.folder.path)
        self.trouble = ""
        self._writer = FrameWriter(self.folder.path, "shared")

    def put_away(self, table: EntryTable, number: int) -> None:
        """Write a block that nobody adds to any more, and let the table have it mapped; where it can't be, it stays."""
        if self.trouble:
            return
        block = Block(table.blocks[number], table.extensions[number])
        try:
            ready = map_block(write_block(block, self._writer), self.mapped)
        except OSError as error:
            self.trouble = system_reason(error)
            return
        table.blocks[number], table.extensions[number] = ready.entries, ready.extensions

    def close(self) -> None:
        """Remove the files, as far as the system allows while they are used."""
        self._writer.close()
        self.folder.close()


def expected_entries(paths: Iterable[Path]) -> int:
    """About how many entries some files have at most, told from their sizes."""
    return sum(_entries_in(path) for path in paths)


def _entries_in(path: Path) -> int:
    try:
        size = path.stat().st_size
    except (OSError, ValueError):
        return 0
    return size // (_PACKED_ENTRY_BYTES if path.suffix == ".gz" else _ENTRY_BYTES)
