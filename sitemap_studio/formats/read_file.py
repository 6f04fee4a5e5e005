"""Facts about one file of a set, and the entries of a file between its reader and the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.formats.repair.patches import Repair, find_truncation
from sitemap_studio.formats.xml_reader import Kind
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.large_store import Block, FrameReader, WrittenBlock, map_block
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, find_indexes, sort_indexes
from sitemap_studio.protocol.rule import Finding

if TYPE_CHECKING:
    from sitemap_studio.formats.repair.partial_read import OmittedPart

_NO_FINGERPRINT: Final = Fingerprint(0, 0)


@dataclass(kw_only=True)
class Source:
    """Facts about a file as last read or written, without its entries.

    Attributes:
        checksum: CRC-32 of the decompressed content, which detects changes that the fingerprint does not.
        unpacked_bytes: Size when decompressed, in UTF-8.
        around_bytes: Number of these bytes outside of entries of the set; all bytes of an index.
        namespaces: URI by prefix, as declared on the root; the default namespace has the prefix "".
        slots: Slots of the entries in file order; empty for an index.
        ranges: `start` and `length` of the entries; None if the table has them.
        declared_here: Prefixes that the root declares only since extensions were added.
        relied_on: Namespaces that the root declared when the entries were read, if the file was rendered since then;
            moved and removed entries still need them. None otherwise.
        spellings: Former bytes of entries, by slot.
        repairs: Repairs needed to read the file; byte ranges of entries refer to the repaired and corrected text.
        chosen_encoding: Encoding that the user chose for a file that violates its declared encoding and UTF-8.
        read_only_reason: Reason why the entries can't be edited; None if they can.
        corrected_rules: Rules whose faults are retained in the file, although its entries were read without them.
        is_lost: Whether the file is missing, or is to be replaced by the user's choice, so that it is rendered without
            its bytes. The fingerprint then belongs to the file to be replaced.
    """

    kind: Kind
    fingerprint: Fingerprint = _NO_FINGERPRINT
    checksum: int = 0
    unpacked_bytes: int = 0
    around_bytes: int = 0
    encoding: str = "UTF-8"
    namespaces: Mapping[str, str] = field(default_factory=dict)
    slots: SlotArray = field(default_factory=NO_SLOTS.copy)
    ranges: pl.DataFrame | None = None
    repairs: tuple[Repair, ...] = ()
    chosen_encoding: str | None = None
    read_only_reason: ReadError | None = None
    declared_here: frozenset[str] = frozenset()
    relied_on: Mapping[str, str] | None = None
    spellings: Mapping[int, tuple[bytes, ...]] = field(default_factory=dict)
    is_lost: bool = False
    is_gzipped: bool = False
    is_gzipped_twice: bool = False
    corrected_rules: frozenset[str] = frozenset()

    @cached_property
    def _sorter(self) -> NDArray[np.intp] | None:
        return sort_indexes(self.slots)

    def indexes_of(self, slots: SlotArray) -> NDArray[np.intp]:
        """Return the indexes of entries in the file; -1 for entries of other files."""
        return find_indexes(self.slots, slots, self._sorter)

    def neighbours_of(self, slot: int) -> tuple[int | None, int | None]:
        """Return the slots before and after an entry in the file; None for missing ones, or if slots do not ascend."""
        index = int(self.indexes_of(np.array([slot], np.uint32))[0]) if self._sorter is None else -1
        if index < 0:
            return None, None
        before = int(self.slots[index - 1]) if index else None
        return before, int(self.slots[index + 1]) if index + 1 < len(self.slots) else None

    def ranges_in(self, table: EntryTable, indexes: NDArray[np.intp] | None = None) -> pl.DataFrame:
        """Return `start` and `length` of the entries, or of the entries at some indexes of the file."""
        if self.ranges is not None:
            return self.ranges if indexes is None else self.ranges[indexes]
        return table.rows(self.slots if indexes is None else self.slots[indexes], ["start", "length"])

    @property
    def lasting_namespaces(self) -> dict[str, str]:
        """Namespaces that the root declares permanently, independent of undo."""
        return {prefix: uri for prefix, uri in self.namespaces.items() if prefix not in self.declared_here}

    @property
    def reliable_namespaces(self) -> Mapping[str, str]:
        """Namespaces that apply to new XML in the entries, independent of undo."""
        return self.lasting_namespaces if self.relied_on is None else self.relied_on

    @property
    def needs_rewrite(self) -> bool:
        """Whether the file is to be saved without edits, because it is lost or was repaired."""
        return self.is_lost or (bool(self.repairs) and self.read_only_reason is None)

    @property
    def n_layers(self) -> int:
        """Number of gzip layers."""
        return self.is_gzipped + self.is_gzipped_twice

    @property
    def is_truncated(self) -> bool:
        """Whether the file ends too early; saving it removes the evidence of the loss."""
        return find_truncation(self.repairs, is_xml=self.kind in ("urlset", "index")) is not None

    @property
    def is_converted(self) -> bool:
        """Whether saving a change converts the encoding of the file."""
        return self.read_only_reason is None and self.encoding.upper() != "UTF-8"


@dataclass(kw_only=True)
class ReadFile(Source):
    """Facts about a file that was read, and its entries until they are added to a table.

    Attributes:
        entries: Frame of `READ_SCHEMA`; empty if there are blocks.
        extensions: Sparse extensions of the entries.
        findings: Violations of rules that only a reader can detect.
        sizes: Bytes of each entry in the file, including the white space before it.
        blocks: Entries of a large file as blocks of a table.
        written: Blocks in files of the large store that are not mapped into memory yet.
        trouble: Reason why the blocks could not be written to the large store; empty otherwise.
        left_out: Number of incomplete entries in a partially read file.
        omitted: Omitted sections of a partially read file.
    """

    path: Path
    entries: pl.DataFrame
    extensions: pl.DataFrame
    findings: tuple[Finding, ...] = ()
    packed_bytes: int = 0
    sizes: NDArray[np.uint32] = field(default_factory=lambda: np.zeros(0, np.uint32))
    entry_bytes: int = 0
    blocks: tuple[Block, ...] = ()
    written: tuple[WrittenBlock, ...] = ()
    trouble: str = ""
    left_out: int = 0
    omitted: tuple[OmittedPart, ...] = ()

    @property
    def n_entries(self) -> int:
        """Number of entries, without blocks that are only in files of the large store."""
        return self.entries.height + sum(block.entries.height for block in self.blocks)

    @cached_property
    def source(self) -> Source:
        """Facts about the file without its entries, with slots once they are in a table."""
        return Source(**{each.name: getattr(self, each.name) for each in fields(Source)})

    def add_to(self, table: EntryTable, sitemap: int) -> SlotArray:
        """Add the entries to a table, without adding them to its order, and return their slots."""
        if self.blocks:
            self.source.slots = table.allocate_blocks(self.blocks)
        else:
            self.source.slots = table.allocate(
                self.entries, extensions=self.extensions, sitemap=sitemap, sizes=pl.Series(self.sizes), origin=sitemap
            )
        return self.source.slots

    def with_blocks(self, blocks: tuple[Block, ...], written: tuple[WrittenBlock, ...], trouble: str) -> ReadFile:
        """Return the file with its entries in blocks, either in memory or written to the large store."""
        return replace(
            self,
            entries=self.entries.clear(),
            extensions=self.extensions.clear(),
            sizes=self.sizes[:0],
            blocks=() if written else blocks,
            written=written,
            trouble=trouble,
        )

    def mapped(self, reader: FrameReader) -> ReadFile:
        """Return the file with its written blocks mapped into memory.

        Raises:
            OSError: A block can't be mapped.
        """
        blocks = tuple(map_block(block, reader) for block in self.written)
        return replace(self, blocks=blocks, written=()) if blocks else self


def entry_spans(entries: pl.DataFrame) -> NDArray[np.uint32]:
    """Return the bytes of each entry in its file with the white space before it, which is removed with the entry."""
    starts, sizes = (entries[name].to_numpy().astype(np.int64) for name in ("start", "length"))
    gaps = np.zeros_like(sizes)
    gaps[1:] = np.maximum(starts[1:] - (starts + sizes)[:-1], 0)
    # The white space before the first entry belongs to the head; a removal takes one separator.
    gaps[:1] = gaps[1:2].sum()
    return (sizes + gaps).astype(np.uint32)
