"""Records of a recovery log: each has one change of the set as data, independent of the kind of edit.

A record is a JSON object, followed by the columns that are too long for it as compressed Arrow streams. Entries are
named by their slots in the program that wrote the log, as runs of consecutive numbers, sitemaps by their ids there. All
keys are optional:

    files      sitemaps whose files were read: facts about these, and the slots of their entries in file order
    sitemaps   sitemaps that are new in the set, with facts about existing files that belong to them
    entries    new entries: slots, sitemaps, origins, fields and extensions
    cells      columns of the table, and the values that some entries have after the change
    extensions extensions that some entries have after it
    order      the slots that replace a range of the order
    moved      slots that were moved
    listing    ids of the sitemaps in order, and index entries that differ
    index      the name of the index, and facts about an existing file that the next save replaces
    marks      faults that the next save corrects, and whether it orders the elements of the index
    saving     whether files are being written

Before files are replaced, a save adds the header that a log of the new files would have, with the key `base`.
"""

from __future__ import annotations

import io
import json
import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ReadError
from sitemap_studio.document.document import Document
from sitemap_studio.document.edit_record import LogContents, Record
from sitemap_studio.document.entry_extensions import extensions_for_root
from sitemap_studio.document.sitemap_set import SitemapFile
from sitemap_studio.formats.read_file import Source
from sitemap_studio.model.columns import EXTENSION_SCHEMA
from sitemap_studio.model.edits import Change
from sitemap_studio.model.entries import NO_ORIGIN, EntryTable
from sitemap_studio.model.order import INDEX_FIELDS, Listing
from sitemap_studio.model.slots import NO_SLOTS, ROW_BITS, SlotArray, difference, isin_sorted, unique_slots
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import DEFAULT_PREFIXES

Stored = Any
"""A value of JSON."""

MAX_JSON_VALUES: Final = 64
"""Longer columns are written as Arrow streams; for shorter ones, setting up a stream takes longer than writing."""

MALFORMED: Final = (
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    OverflowError,
    RecursionError,
    MemoryError,
    struct.error,
    pl.exceptions.PolarsError,
    pl.exceptions.PanicException,
)
"""Errors of reading a complete record that this program did not write."""

_LENGTH: Final = struct.Struct("<Q")
_COMPARED_AT_ONCE: Final = 1 << 16


class DamagedLogError(ReadError):
    """Error of reading a recovery log whose content can't be understood."""


# Packing


class RecordPacker:
    """Builder of the bytes of one record, which stores long columns apart from the JSON."""

    def __init__(self) -> None:
        """Create a packer without columns."""
        self._columns: list[bytes] = []

    def add_column(self, values: pl.Series | NDArray[Any]) -> Stored:
        """Add a column to the record, and return its JSON value.

        It is the list of values of a short column, else a reference to an Arrow stream.
        """
        if not isinstance(values, pl.Series):
            values = pl.Series(np.ascontiguousarray(values))
        if len(values) <= MAX_JSON_VALUES:
            return values.to_list()
        stream = io.BytesIO()
        values.alias("").to_frame().write_ipc(stream, compression="zstd")
        self._columns.append(stream.getvalue())
        return {"column": len(self._columns) - 1}

    def add_slots(self, slots: SlotArray) -> Stored:
        """Add slots to the record; return the JSON value of their runs of consecutive numbers: first slots, lengths."""
        if not len(slots):
            return [[], []]
        places = np.flatnonzero(np.concatenate([[True], slots[1:] != slots[:-1] + np.uint32(1)]))
        return [
            self.add_column(slots[places]),
            self.add_column(np.diff(np.append(places, len(slots))).astype(np.uint32)),
        ]

    def add_extensions(self, extensions: pl.DataFrame) -> dict[str, Stored]:
        """Add extensions, with a row for each entry that has any; return their JSON value."""
        return {"places": self.add_column(extensions["entry"]), "xml": self.add_column(extensions["xml"])}

    def pack(self, record: Mapping[str, Stored]) -> bytes:
        """Return the bytes of the record: its JSON, then the columns added so far."""
        parts = [json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")]
        return b"".join(piece for part in (*parts, *self._columns) for piece in (_LENGTH.pack(len(part)), part))


class UnpackedRecord:
    """Record that was read from a log; reading parts of a damaged record raises `MALFORMED` errors.

    Attributes:
        stored: The JSON object.
    """

    def __init__(self, packed: bytes) -> None:
        """Split a record into its JSON object and its columns; raise a `MALFORMED` error if that fails."""
        parts, place = [], 0
        while place < len(packed):
            (length,) = _LENGTH.unpack_from(packed, place)
            place += _LENGTH.size
            if length > len(packed) - place:
                raise ValueError(length)
            parts.append(packed[place : place + length])
            place += length
        self.stored: Mapping[str, Stored] = json.loads(parts[0].decode("utf-8", "surrogatepass"))
        if not isinstance(self.stored, dict):
            raise TypeError(self.stored)
        self._columns = parts[1:]

    def read_column(self, stored: Stored, kind: type[pl.DataType] | pl.DataType = pl.String) -> pl.Series:
        """Return a column, given by its JSON value, with a data type."""
        if isinstance(stored, list):
            return pl.Series(stored, dtype=kind)
        try:
            series = pl.read_ipc(io.BytesIO(self._columns[stored["column"]])).to_series()
        except OSError as error:
            # Polars raises this for bytes that are no Arrow stream.
            raise ValueError(stored) from error
        if series.dtype != kind:
            raise TypeError(series.dtype)
        return series

    def read_numbers(self, stored: Stored, kind: type[pl.DataType]) -> NDArray[Any]:
        """Return a column of numbers without nulls as an array."""
        column = self.read_column(stored, kind)
        if column.null_count():
            raise ValueError(column)
        return column.to_numpy()

    def read_slots(self, stored: Stored, max_count: int) -> SlotArray:
        """Return slots, given by the JSON value of their runs; raise a `ValueError` for more than `max_count`."""
        firsts, lengths = (self.read_numbers(each, pl.UInt32).astype(np.int64) for each in stored)
        total = int(lengths.sum())
        if total > max_count or len(firsts) != len(lengths):
            raise ValueError(total)
        offsets = np.cumsum(lengths) - lengths
        slots = np.repeat(firsts - offsets, lengths) + np.arange(total)
        if total and int(slots.max()) >> 32:
            raise ValueError(total)
        return slots.astype(np.uint32)

    def read_extensions(self, stored: Stored) -> pl.DataFrame:
        """Return extensions, with a row for each entry that has any, by their JSON value."""
        columns = {"entry": self.read_column(stored["places"], pl.UInt32), "xml": self.read_column(stored["xml"])}
        return pl.DataFrame(columns, schema=EXTENSION_SCHEMA)


# What a log describes


def files_on_disk(document: Document) -> list[SitemapFile]:
    """Return the sitemaps with a file, in the index on disk, or of a new set, in the order in which opening gives them."""
    if document.index is None:
        return [sitemap for sitemap in document.sitemaps if sitemap.path is not None or document.path is None]
    return [document.sitemaps[sitemap] for sitemap in document.index.listing]


def content_identity(source: Source) -> list[int]:
    """Return checksum, size and number of entries of a file, which identify its content."""
    return [source.checksum, source.unpacked_bytes, len(source.slots)]


class RecordWriter:
    """Builder of the records of a document: of one edit, or of all changes since its files were written."""

    def __init__(self, document: Document) -> None:
        """Store the document, whose files the records describe."""
        self._document = document

    def edit_record(self, before: EntryTable, after: EntryTable, change: Change, contents: LogContents) -> Record:
        """Return the record of an edit.

        Args:
            before: The table before the edit.
            after: The table after the edit.
            change: Description of the edit.
            contents: Contents of the log so far.
        """
        columns = [(change.cells, [*sorted(change.fields), "touched", "size"])]
        columns.append((_moved_between_sitemaps(before, after, change.moved), ["sitemap"]))
        order = _changed_range(before.order, after.order) if before.entry_order is not after.entry_order else None
        packer = RecordPacker()
        record, contents = self._pack_new_parts(packer, after, change.sitemaps, change.inserted, contents)
        record |= self._pack_values(packer, after, columns, change.extensions, contents.base)
        record |= self._pack_order(packer, after.order, order)
        if after.moved is not before.moved:
            record["moved"] = packer.add_slots(difference(after.moved, before.moved))
        if after.listing is not before.listing:
            record["listing"] = _listing_changes(before.listing or {}, after.listing or {})
        if after.index_name != before.index_name:
            record["index"] = self._pack_index(after)
        if (after.corrected, after.orders_index) != (before.corrected, before.orders_index):
            record["marks"] = _file_marks(after)
        return Record(packer.pack(record), contents)

    def state_record(self, base: Iterable[int], contents: LogContents) -> Record:
        """Return the record of all changes since files were read or written.

        Args:
            base: Ids of the sitemaps on disk, in their order.
            contents: Contents of the log so far.
        """
        document, table = self._document, self._document.table
        packer, slots = RecordPacker(), unique_slots(table.order)
        sitemaps = frozenset(sitemap.id for sitemap in document.sitemaps)
        record, contents = self._pack_new_parts(packer, table, sitemaps, slots, contents)
        touched = table.modified_slots(slots)
        record |= self._pack_values(
            packer, table, [(touched, [*FIELD_NAMES, "touched", "size", "sitemap"])], touched, contents.base
        )
        sources = [document.sitemaps[sitemap].source for sitemap in base]
        in_files = np.concatenate([NO_SLOTS, *(source.slots for source in sources if source is not None)])
        record |= self._pack_order(packer, table.order, _changed_range(in_files, table.order))
        record["moved"] = packer.add_slots(table.moved)
        if table.listing is not None:
            record["listing"] = _listing_changes({}, table.listing)
        record["index"] = self._pack_index(table)
        record["marks"] = _file_marks(table)
        return Record(packer.pack(record), contents)

    def _pack_new_parts(
        self,
        packer: RecordPacker,
        table: EntryTable,
        sitemaps: Iterable[int],
        inserted: SlotArray,
        contents: LogContents,
    ) -> tuple[dict[str, Stored], LogContents]:
        """Return the parts of a record about new files, sitemaps and entries, and the updated contents of the log.

        Args:
            packer: Packer of the record.
            table: The entries.
            sitemaps: Ids of the sitemaps that the change concerns.
            inserted: Slots of the entries that it inserts.
            contents: Contents of the log so far.
        """
        record: dict[str, Stored] = {}
        read = contents.read
        if not contents.is_complete:
            files = [self._document.sitemaps[sitemap] for sitemap in sorted(contents.base - read)]
            newly_read = [(file.id, file.source) for file in files if not file.is_waiting]
            record |= pack_read_files(packer, newly_read)
            read |= {sitemap for sitemap, _ in newly_read}
        new = [self._document.sitemaps[each] for each in sorted(frozenset(sitemaps) - contents.sitemaps)]
        if new:
            record["sitemaps"] = [_sitemap_facts(sitemap) for sitemap in new]
        adopted = [each.source.slots for each in new if each.is_file_retained and each.source is not None]
        added = contents.added
        if len(inserted):
            lengths = table.rows(inserted, ["length"]).to_series().to_numpy()
            is_new = (lengths == 0) | isin_sorted(unique_slots(*adopted), inserted)
            if contents.saved is not None:
                # Entries that the saved files lack are new, also if the files before the save had them.
                is_new = ~contents.saved.contains_slots(inserted)
            is_new &= ~isin_sorted(added, inserted)
            if is_new.any():
                slots = inserted[is_new]
                record["entries"] = self._pack_new_entries(packer, table, slots, contents.base)
                added = unique_slots(added, slots)
        all_sitemaps = contents.sitemaps | {sitemap.id for sitemap in new}
        return record, replace(contents, read=read, sitemaps=all_sitemaps, added=added)

    def _pack_new_entries(
        self, packer: RecordPacker, table: EntryTable, slots: SlotArray, base: frozenset[int]
    ) -> dict[str, Stored]:
        """Return the part of a record that describes new entries; origins that are not in `base` become `NO_ORIGIN`."""
        rows = table.rows(slots, [*FIELD_NAMES, "sitemap", "origin"])
        origins = rows["origin"].to_numpy()
        known = np.where(np.isin(origins, list(base)), origins, NO_ORIGIN).astype(np.int32)
        return {
            "slots": packer.add_slots(slots),
            "sitemaps": packer.add_column(rows["sitemap"]),
            "origins": packer.add_column(known),
            "fields": {name: packer.add_column(rows[name]) for name in FIELD_NAMES},
            **packer.add_extensions(self._self_contained_extensions(table, slots, known)),
        }

    def _pack_values(
        self,
        packer: RecordPacker,
        table: EntryTable,
        columns: Sequence[tuple[SlotArray, list[str]]],
        with_extensions: SlotArray,
        base: frozenset[int],
    ) -> dict[str, Stored]:
        """Return the parts of a record with values and extensions of entries.

        Args:
            packer: Packer of the record.
            table: The entries.
            columns: Entries and the names of columns to store for them.
            with_extensions: Entries whose extensions are stored.
            base: Ids of the sitemaps that the log knows.
        """
        cells = []
        for slots, names in columns:
            if len(slots):
                rows = table.rows(slots, names)
                cells.append(
                    {"slots": packer.add_slots(slots), **{name: packer.add_column(rows[name]) for name in names}}
                )
        record: dict[str, Stored] = {"cells": cells} if cells else {}
        if len(with_extensions):
            origins = table.origins_of(with_extensions)
            is_own = np.zeros(len(origins), np.bool_)
            for origin in base.intersection(origins.tolist()):
                source = self._document.sitemaps[origin].source
                if source is not None:
                    of_origin = origins == origin
                    is_own[of_origin] = source.indexes_of(with_extensions[of_origin]) >= 0
            fitted = self._self_contained_extensions(table, with_extensions, np.where(is_own, origins, NO_ORIGIN))
            record["extensions"] = {"slots": packer.add_slots(with_extensions), **packer.add_extensions(fitted)}
        return record

    def _self_contained_extensions(
        self, table: EntryTable, slots: SlotArray, known_origins: NDArray[np.integer]
    ) -> pl.DataFrame:
        """Return the extensions of entries with the namespaces that they need.

        Args:
            table: The entries.
            slots: The entries whose extensions are returned.
            known_origins: For each entry the sitemap whose file the log knows as its origin; extensions of other origins get
                declarations of their namespaces.
        """
        extensions, origins = table.extensions_of(slots), table.origins_of(slots)
        places = extensions["entry"].to_numpy()
        is_foreign = known_origins[places] != origins[places]
        others = extensions.filter(pl.Series(is_foreign, dtype=pl.Boolean))
        if others.is_empty():
            return extensions
        declared = extensions_for_root(self._document, others, origins, DEFAULT_PREFIXES).cast(EXTENSION_SCHEMA)
        return pl.concat([extensions.join(declared, on="entry", how="anti"), declared]).sort("entry")

    @staticmethod
    def _pack_order(packer: RecordPacker, order: SlotArray, changed: tuple[int, int, int] | None) -> dict[str, Stored]:
        """Return the part of a record with the new slots of the changed range of the order; empty without a change."""
        if changed is None:
            return {}
        first, end, end_after = changed
        return {"order": {"first": first, "end": end, "slots": packer.add_slots(order[first:end_after])}}

    def _pack_index(self, table: EntryTable) -> list[Stored]:
        """Return the name of the index, and the fingerprint of the retained file that the next save replaces, or None."""
        known = (
            each for each in self._document.removed_indexes if each.is_file_retained and each.name == table.index_name
        )
        fingerprint = next((list(each.source.fingerprint) for each in known), None)
        return [table.index_name, fingerprint]


def saving_mark(*, is_saving: bool) -> bytes:
    """Return the record that marks the beginning or the end of a save.

    After a kill in between, the files may have all changes of the log.
    """
    return RecordPacker().pack({"saving": is_saving})


def pack_read_files(packer: RecordPacker, files: Sequence[tuple[int, Source | None]]) -> dict[str, Stored]:
    """Return the part of a record that describes files that were read; empty without files.

    Args:
        packer: Packer of the record.
        files: Sitemap ids and the facts about their files; None for a sitemap without a file.
    """
    if not files:
        return {}
    slots = [NO_SLOTS, *(source.slots for _, source in files if source is not None)]
    contents = [[sitemap, None if source is None else content_identity(source)] for sitemap, source in files]
    return {"files": {"contents": contents, "slots": packer.add_slots(np.concatenate(slots))}}


def _sitemap_facts(sitemap: SitemapFile) -> dict[str, Stored]:
    """Return the JSON value that describes a new sitemap, and an existing file that belongs to it."""
    error, source = sitemap.error, sitemap.source
    facts: dict[str, Stored] = {
        "id": sitemap.id,
        "name": sitemap.file_name,
        "error": None if error is None else error.message,
    }
    if sitemap.is_file_retained and source is not None:
        facts |= {"replaced": list(source.fingerprint)} if source.is_lost else {"adopted": content_identity(source)}
    return facts


def _moved_between_sitemaps(before: EntryTable, after: EntryTable, moved: SlotArray) -> SlotArray:
    """Return the slots among `moved` of entries whose sitemap changed."""
    if len(moved):
        pairs = enumerate(zip(before.blocks, after.blocks, strict=True))
        moved = moved[np.isin(moved >> ROW_BITS, [number for number, (old, new) in pairs if old is not new])]
    if not len(moved):
        return NO_SLOTS
    old, new = (table.rows(moved, ["sitemap"]).to_series().to_numpy() for table in (before, after))
    relocated: SlotArray = moved[old != new]
    return relocated


def _changed_range(before: SlotArray, after: SlotArray) -> tuple[int, int, int] | None:
    """Return where two orders begin to differ, and the end of the difference in each; None if they are equal."""
    first = _common_length(before, after)
    if first == len(before) == len(after):
        return None
    last = _common_length(before[first:][::-1], after[first:][::-1])
    return first, len(before) - last, len(after) - last


def _common_length(first: SlotArray, second: SlotArray) -> int:
    """Return the number of equal elements at the beginning of two arrays."""
    length = min(len(first), len(second))
    for place in range(0, length, _COMPARED_AT_ONCE):
        end = min(place + _COMPARED_AT_ONCE, length)
        differs = first[place:end] != second[place:end]
        if differs.any():
            return place + int(differs.argmax())
    return length


def _listing_changes(before: Listing, after: Listing) -> dict[str, Stored]:
    """Return the JSON value of changed entries of the listing, and of its order, or None for the same order."""
    changed = [
        [sitemap, *(getattr(entry, name) for name in INDEX_FIELDS)]
        for sitemap, entry in after.items()
        if before.get(sitemap) is not entry
    ]
    return {"entries": changed, "order": None if list(before) == list(after) else list(after)}


def _file_marks(table: EntryTable) -> dict[str, Stored]:
    """Return the JSON value of the faults that the next save corrects, and whether it orders the index."""
    faults = sorted(([sitemap, rule] for sitemap, rule in table.corrected), key=str)
    return {"corrected": faults, "orders_index": table.orders_index}
