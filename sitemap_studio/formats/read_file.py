"""The record of a file from its reader to the table of a set, and what remains of it once its entries are there."""

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
    """Facts about a file as it was last read or written, without its entries.

    Attributes:
        checksum: Shows changes that the fingerprint does not.
        unpacked_bytes: Its size, unpacked and as UTF-8.
        around_bytes: Number of these that belong to no entry of the set; all of an index.
        namespaces: URI by prefix, as declared on its root; "" is the default one.
        slots: Its entries in file order; none for an index.
        ranges: Their `start` and `length`; None where the table has them.
        declared_here: Prefixes that its root declares only since elements were added.
        relied_on: URI by prefix as its root declared them when its entries were read, where it was rendered new since;
            entries that were moved or removed still rely on them. None where it was not.
        spellings: Former bytes of its entries, by slot.
        repairs: What was repaired so that it could be read; byte ranges refer to the repaired and corrected text.
        chosen_encoding: The encoding that the user chose for a file that follows neither its declaration nor UTF-8.
        read_only_reason: Why its entries can't be edited; None where they were read for certain.
        corrected_rules: Rules whose faults the file keeps, although its entries were read without them.
        is_lost: Whether the file is gone, or the user wants the changed file replaced, so that it is rendered new. The
            fingerprint is that of the file to replace then.
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

    def places_of(self, slots: SlotArray) -> NDArray[np.intp]:
        """Return the places of entries in the file, from 0; -1 for those that are not in it."""
        return find_indexes(self.slots, slots, self._sorter)

    def neighbours_of(self, slot: int) -> tuple[int | None, int | None]:
        """Return the entries before and behind one in its file; none where slots do not ascend there."""
        place = int(self.places_of(np.array([slot], np.uint32))[0]) if self._sorter is None else -1
        if place < 0:
            return None, None
        before = int(self.slots[place - 1]) if place else None
        return before, int(self.slots[place + 1]) if place + 1 < len(self.slots) else None

    def ranges_in(self, table: EntryTable, places: NDArray[np.intp] | None = None) -> pl.DataFrame:
        """Return `start` and `length` of its entries, or of those at some places in it."""
        if self.ranges is not None:
            return self.ranges if places is None else self.ranges[places]
        return table.rows(self.slots if places is None else self.slots[places], ["start", "length"])

    @property
    def lasting_namespaces(self) -> dict[str, str]:
        """URI by prefix as its root declares them regardless of undo."""
        return {prefix: uri for prefix, uri in self.namespaces.items() if prefix not in self.declared_here}

    @property
    def reliable_namespaces(self) -> Mapping[str, str]:
        """URI by prefix for new XML in these entries, regardless of undo."""
        return self.lasting_namespaces if self.relied_on is None else self.relied_on

    @property
    def is_to_be_rewritten(self) -> bool:
        """Whether it is to be saved though nothing was edited, because it is lost or was repaired."""
        return self.is_lost or (bool(self.repairs) and self.read_only_reason is None)

    @property
    def n_layers(self) -> int:
        """How many times the file is compressed with gzip."""
        return self.is_gzipped + self.is_gzipped_twice

    @property
    def is_truncated(self) -> bool:
        """Whether the file ends too early, so that saving it discards the evidence of the loss."""
        return find_truncation(self.repairs, is_xml=self.kind in ("urlset", "index")) is not None

    @property
    def is_converted(self) -> bool:
        """Whether saving a change writes the file in another encoding than it has."""
        return self.read_only_reason is None and self.encoding.upper() != "UTF-8"


@dataclass(kw_only=True)
class ReadFile(Source):
    """A file as it was read: the facts about it, and its entries until they are added to a table.

    Attributes:
        entries: Frame of `READ_SCHEMA`; empty if there are blocks.
        extensions: The sparse extensions of the entries.
        findings: Violations of rules that only a reader can see.
        sizes: Bytes of each entry in the file with the white space before it.
        blocks: The entries of a large file as blocks of a table.
        written: The same while they are in files of the large store only.
        trouble: Why they could not be written there; empty otherwise.
        left_out: Number of incomplete entries of a file that is shown only in part.
        omitted: Sections of the file that are not shown then.
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
        """The number of its entries; unknown while they are in files of the large store only."""
        return self.entries.height + sum(block.entries.height for block in self.blocks)

    @cached_property
    def source(self) -> Source:
        """The facts about the file, without its entries, with their slots once they are in a table."""
        return Source(**{each.name: getattr(self, each.name) for each in fields(Source)})

    def add_to(self, table: EntryTable, sitemap: int) -> SlotArray:
        """Add its entries to a table, without placing them in the order, and return their slots."""
        if self.blocks:
            self.source.slots = table.allocate_blocks(self.blocks)
        else:
            self.source.slots = table.allocate(
                self.entries, extensions=self.extensions, sitemap=sitemap, sizes=pl.Series(self.sizes), origin=sitemap
            )
        return self.source.slots

    def with_blocks(self, blocks: tuple[Block, ...], written: tuple[WrittenBlock, ...], trouble: str) -> ReadFile:
        """Return the file with its entries as blocks only, which are written or in memory; see the attributes."""
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
        """Return the file with its written blocks mapped into memory; raise an `OSError` if one can't be."""
        blocks = tuple(map_block(block, reader) for block in self.written)
        return replace(self, blocks=blocks, written=()) if blocks else self


def entry_spans(entries: pl.DataFrame) -> NDArray[np.uint32]:
    """Return the bytes of each entry in its file with the white space before it: what goes when it is removed."""
    starts, sizes = (entries[name].to_numpy().astype(np.int64) for name in ("start", "length"))
    gaps = np.zeros_like(sizes)
    gaps[1:] = np.maximum(starts[1:] - (starts + sizes)[:-1], 0)
    # What is before the first entry is of the head; removing it takes what separates the others.
    gaps[:1] = gaps[1:2].sum()
    return (sizes + gaps).astype(np.uint32)
