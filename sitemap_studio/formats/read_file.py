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
    """Facts about a file as last read or written, except its path and its entries.

    Attributes:
        checksum: CRC-32 of the decompressed content, which detects changes that the fingerprint does not.
        unpacked_bytes: Size when decompressed, in UTF-8.
        overhead_bytes: Number of these bytes outside of entries of the set; all bytes of an index.
        namespaces: URI by prefix, as declared on the root; the default namespace has the prefix "".
        slots: Slots of the entries in file order; empty for an index.
        ranges: `start` and `length` of the entries; None if the table has them.
        added_prefixes: Prefixes whose declarations were added to the root with extensions, and are removed with them.
        namespaces_as_read: Namespaces of the root when the entries were read, if the file was rendered since then;
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
    overhead_bytes: int = 0
    encoding: str = "UTF-8"
    namespaces: Mapping[str, str] = field(default_factory=dict)
    slots: SlotArray = field(default_factory=NO_SLOTS.copy)
    ranges: pl.DataFrame | None = None
    repairs: tuple[Repair, ...] = ()
    chosen_encoding: str | None = None
    read_only_reason: ReadError | None = None
    added_prefixes: frozenset[str] = frozenset()
    namespaces_as_read: Mapping[str, str] | None = None
    spellings: Mapping[int, tuple[bytes, ...]] = field(default_factory=dict)
    is_lost: bool = False
    is_gzipped: bool = False
    is_gzipped_twice: bool = False
    corrected_rules: frozenset[str] = frozenset()

    @cached_property
    def _sorter(self) -> NDArray[np.intp] | None:
        """Indexes that sort `slots`; None if they ascend."""
        return sort_indexes(self.slots)

    def indexes_of(self, slots: SlotArray) -> NDArray[np.intp]:
        """Return the index in this file of the entry in each slot; -1 for entries of other files."""
        return find_indexes(self.slots, slots, self._sorter)

    def neighbours_of(self, slot: int) -> tuple[int | None, int | None]:
        """Return the slots of the entries before and after an entry in the file; None at the beginning and end.

        For an entry of another file, and in a file whose slots do not ascend, both are None.
        """
        index = int(self.indexes_of(np.array([slot], np.uint32))[0]) if self._sorter is None else -1
        if index < 0:
            return None, None
        before = int(self.slots[index - 1]) if index else None
        return before, int(self.slots[index + 1]) if index + 1 < len(self.slots) else None

    def ranges_in(self, table: EntryTable, indexes: NDArray[np.intp] | None = None) -> pl.DataFrame:
        """Return `start` and `length` of all entries, or of those at `indexes`; read from the table if need be."""
        if self.ranges is not None:
            return self.ranges if indexes is None else self.ranges[indexes]
        return table.rows(self.slots if indexes is None else self.slots[indexes], ["start", "length"])

    @property
    def lasting_namespaces(self) -> dict[str, str]:
        """Namespaces of the root by prefix, except declarations that were added with extensions."""
        return {prefix: uri for prefix, uri in self.namespaces.items() if prefix not in self.added_prefixes}

    @property
    def reliable_namespaces(self) -> Mapping[str, str]:
        """Namespaces by prefix that were declared around the entries when they were read, also for new extensions."""
        return self.lasting_namespaces if self.namespaces_as_read is None else self.namespaces_as_read

    @property
    def needs_rewrite(self) -> bool:
        """Whether saving rewrites the file even without edits: it is lost, or was repaired and can be edited."""
        return self.is_lost or (bool(self.repairs) and self.read_only_reason is None)

    @property
    def n_layers(self) -> int:
        """Number of layers of gzip compression of the file: 0, 1 or 2."""
        return self.is_gzipped + self.is_gzipped_twice

    @property
    def is_truncated(self) -> bool:
        """Whether the file ends too early; saving it removes the evidence of the loss."""
        return find_truncation(self.repairs, is_xml=self.kind in ("urlset", "index")) is not None

    @property
    def is_converted(self) -> bool:
        """Whether saving a change would convert the file to UTF-8."""
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
        """Number of entries of the file, without blocks that are only in files of the large store."""
        return self.entries.height + sum(block.entries.height for block in self.blocks)

    @cached_property
    def source(self) -> Source:
        """Facts about the file without its entries; `add_to` sets the slots in this object."""
        return Source(**{each.name: getattr(self, each.name) for each in fields(Source)})

    def add_to(self, table: EntryTable, sitemap: int) -> SlotArray:
        """Add the entries to a table, without a position in its order; return their slots, also stored in `source`."""
        if self.blocks:
            self.source.slots = table.allocate_blocks(self.blocks)
        else:
            self.source.slots = table.allocate(
                self.entries, extensions=self.extensions, sitemap=sitemap, sizes=pl.Series(self.sizes), origin=sitemap
            )
        return self.source.slots

    def with_blocks(self, blocks: tuple[Block, ...], written: tuple[WrittenBlock, ...], trouble: str) -> ReadFile:
        """Return a file whose entries are in blocks: in memory, or `written` to the large store."""
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
        """Return a file with its written blocks mapped into memory; the same file without written blocks.

        Raises:
            OSError: A block can't be mapped.
        """
        blocks = tuple(map_block(block, reader) for block in self.written)
        return replace(self, blocks=blocks, written=()) if blocks else self


def entry_spans(entries: pl.DataFrame) -> NDArray[np.uint32]:
    """Return how many bytes a removal of each entry frees: the entry and the white space before it.

    The first entry counts the white space of the second one.
    """
    starts, sizes = (entries[name].to_numpy().astype(np.int64) for name in ("start", "length"))
    gaps = np.zeros_like(sizes)
    gaps[1:] = np.maximum(starts[1:] - (starts + sizes)[:-1], 0)
    # The white space before the first entry belongs to the head; a removal takes one separator.
    gaps[:1] = gaps[1:2].sum()
    return (sizes + gaps).astype(np.uint32)
