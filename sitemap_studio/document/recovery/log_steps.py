"""Steps of a recovery log: JSON, with long columns as compressed Arrow streams.

A step has its edit, the sitemaps and entries that it adds, and what entries of the files were like before their first
edit. Entries and sitemaps have numbers, so that a log can be read without the set that was open.
"""

from __future__ import annotations

import io
import json
import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.messages import msg
from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions import fitted_extensions
from sitemap_studio.document.file_reading import HowToRead, read_file
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap, Sitemaps, Source
from sitemap_studio.document.transaction import AppliedEdit
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import EXTENSION_SCHEMA, entry_frame
from sitemap_studio.model.edits import (
    AddSitemaps,
    ArrangeSitemaps,
    CorrectFaults,
    Edit,
    EditGroup,
    InsertEntries,
    MoveEntries,
    OrderElements,
    OrderIndex,
    RemoveEntries,
    RemoveSitemaps,
    SetCells,
    SetExtensions,
    SetIndex,
    SetSitemapField,
)
from sitemap_studio.model.entries import NO_ORIGIN, EntryTable
from sitemap_studio.model.order import LISTED_FIELDS, IndexEntry
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, distinct, places_in, sorter_of
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import OF_NO_FILE
from sitemap_studio.protocol.rule import Finding
from sitemap_studio.protocol.rules.files import CORRECTED_RULES, NAMESPACE_RULE

MOST_PLAIN: Final = 64
"""Shorter columns are written as JSON: setting up an Arrow stream takes longer than writing them."""

_LENGTH: Final = struct.Struct("<Q")

NOT_UNDERSTOOD: Final = (
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    OverflowError,
    RecursionError,
    struct.error,
    pl.exceptions.PolarsError,
    pl.exceptions.PanicException,
)
"""What reading raises for a complete group that this program did not write."""

Stored = Any
"""A value of JSON."""

Fit = Callable[[SlotArray, pl.DataFrame], pl.DataFrame]
"""Declares namespaces in extensions of entries."""


class DamagedLogError(ReadError):
    """The rest of a recovery log can't be understood."""


class UnknownEditError(Exception):
    """An edit is of an unknown class, or about an unknown entry."""


def files_on_disk(document: Document) -> list[Sitemap]:
    """Return the sitemaps that opening the set again would give, in that order."""
    if document.index is None:
        return list(document.sitemaps)
    return [document.sitemaps[sitemap] for sitemap in document.index.listing]


class Numbering:
    """Numbers of entries and sitemaps in a log: those of the files from 0 in their order, then those that were added.

    Attributes:
        count: Number of entries with a number.
    """

    _MAX_PIECES: Final = 32

    def __init__(self, base: Sequence[SlotArray], sitemaps: Iterable[int]) -> None:
        """Number the entries of each file, by slot, and the sitemaps, by id."""
        self.base_count = self.count = sum(map(len, base))
        self.sitemaps = list(sitemaps)
        self.sitemap_numbers = {sitemap: number for number, sitemap in enumerate(self.sitemaps)}
        self._base = base
        self._pieces: list[tuple[int, SlotArray, NDArray[np.intp] | None]] = []

    @classmethod
    def of(cls, document: Document, is_waiting: Iterable[bool] = ()) -> Numbering:
        """Number what is in the files of a document, without those that were not read when the log began."""
        files = files_on_disk(document)
        waiting = {id(file) for file, is_left_out in zip(files, is_waiting, strict=False) if is_left_out}
        sources = [None if id(file) in waiting else file.source for file in files]
        return cls([NO_SLOTS if source is None else source.slots for source in sources], [file.id for file in files])

    def _indexed(self) -> list[tuple[int, SlotArray, NDArray[np.intp] | None]]:
        """Return runs of entries: first number, slots, and their sorting order; None if ascending."""
        if not self._pieces:
            # Only at the first edit: most sets that are opened are never edited.
            base = self._base[0] if len(self._base) == 1 else np.concatenate([NO_SLOTS, *self._base])
            self._pieces = [(0, base, sorter_of(base))]
        return self._pieces

    def add(self, slots: SlotArray) -> None:
        """Give entries the next numbers."""
        if len(slots):
            pieces = self._indexed()
            pieces.append((self.count, slots, sorter_of(slots)))
            self.count += len(slots)
            if len(pieces) > self._MAX_PIECES:
                # Every look-up searches each piece.
                joined = np.concatenate([slots for _, slots, _ in pieces[1:]])
                pieces[1:] = [(pieces[1][0], joined, sorter_of(joined))]

    def add_sitemap(self, sitemap: int) -> None:
        """Give a sitemap the next number."""
        self.sitemap_numbers[sitemap] = len(self.sitemaps)
        self.sitemaps.append(sitemap)

    def numbers_of(self, slots: SlotArray) -> NDArray[np.int64]:
        """Return the numbers of entries; -1 for those without one."""
        numbers = np.full(len(slots), -1, np.int64)
        for first, of_piece, sorter in self._indexed():
            places = places_in(of_piece, slots, sorter)
            numbers = np.where(places >= 0, first + places, numbers)
        return numbers

    def slots_of(self, numbers: NDArray[np.uint32]) -> SlotArray:
        """Return the slots of entries; raise an `IndexError` if there is no entry of such a number."""
        if len(numbers) and int(numbers.max()) >= self.count:
            raise IndexError(int(numbers.max()))
        slots = np.empty(len(numbers), np.uint32)
        for first, of_piece, _ in self._indexed():
            places = numbers.astype(np.int64) - first
            is_here = (places >= 0) & (places < len(of_piece))
            slots[is_here] = of_piece[places[is_here]]
        return slots

    def sitemap_of(self, number: int) -> int:
        """Return the id of a sitemap; raise an `IndexError` if there is none of such a number."""
        if number < 0:
            raise IndexError(number)
        return self.sitemaps[number]


# Writing


class GroupWriter:
    """Writes the group of one step: JSON, then the columns that are too long for it."""

    def __init__(self, numbering: Numbering, generation: int, fit: Fit) -> None:
        """Begin a group for a generation of the table: marks and sizes of others mean nothing to readers."""
        self._numbering, self._generation, self._fit = numbering, generation, fit
        self._columns: list[bytes] = []

    def packed(self, group: Mapping[str, Stored]) -> bytes:
        """Return the bytes of a group with the columns added so far."""
        parts = [json.dumps(group, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")]
        return b"".join(piece for part in (*parts, *self._columns) for piece in (_LENGTH.pack(len(part)), part))

    def column(self, values: pl.Series | NDArray[Any]) -> Stored:
        """Add a column, and return its JSON."""
        if not isinstance(values, pl.Series):
            values = pl.Series(np.ascontiguousarray(values))
        if len(values) <= MOST_PLAIN:
            return values.to_list()
        stream = io.BytesIO()
        values.alias("").to_frame().write_ipc(stream, compression="zstd")
        self._columns.append(stream.getvalue())
        return {"column": len(self._columns) - 1}

    def values(self, table: EntryTable, slots: SlotArray, extensions: pl.DataFrame) -> dict[str, Stored]:
        """Add the fields and extensions of entries."""
        rows = table.rows(slots, FIELD_NAMES)
        return {"fields": {name: self.column(rows[name]) for name in FIELD_NAMES}, **self._sparse(extensions)}

    def _sparse(self, extensions: pl.DataFrame) -> dict[str, Stored]:
        return {"places": self.column(extensions["entry"]), "xml": self.column(extensions["xml"])}

    def _entries(self, slots: SlotArray) -> Stored:
        numbers = self._numbering.numbers_of(slots)
        if len(numbers) and int(numbers.min()) < 0:
            raise UnknownEditError(msg("The recovery log is damaged."))
        return self.column(numbers.astype(np.uint32))

    def _sitemaps(self, ids: Iterable[int]) -> list[int]:
        return [self._numbering.sitemap_numbers[sitemap] for sitemap in ids]

    def _restored(self, edit: SetCells | SetExtensions) -> dict[str, Stored]:
        """Return the marks and sizes that an inverse restores, where they still mean something."""
        if edit.touched is None or edit.sizes is None or edit.generation != self._generation:
            return {}
        return {"touched": self.column(edit.touched), "sizes": self.column(edit.sizes)}

    def edit(self, edit: Edit) -> dict[str, Stored]:
        """Return the JSON of an edit; raise an `UnknownEditError` if impossible. Kinds and keys never change."""
        match edit:
            case EditGroup():
                return {"kind": "group", "edits": [self.edit(each) for each in edit.edits]}
            case SetCells():
                stored = {"field": edit.field, "slots": self._entries(edit.slots)}
                values = self.column(edit.values.cast(pl.String))
                return {"kind": "set cells", **stored, "values": values, **self._restored(edit)}
            case SetExtensions():
                slots, sparse = self._entries(edit.slots), self._sparse(self._fit(edit.slots, edit.extensions))
                return {"kind": "set extensions", "slots": slots, **sparse, **self._restored(edit)}
            case OrderElements():
                wished = None if edit.is_wished is None else self.column(np.asarray(edit.is_wished))
                return {"kind": "order elements", "slots": self._entries(edit.slots), "wished": wished}
            case InsertEntries():
                positions = self.column(edit.positions.astype(np.int64))
                return {"kind": "insert", "positions": positions, "slots": self._entries(edit.slots)}
            case RemoveEntries():
                return {"kind": "remove", "positions": self.column(edit.positions.astype(np.int64))}
            case MoveEntries():
                ids = np.flatnonzero(np.bincount(edit.sitemaps))
                numbers = np.zeros(int(ids.max(initial=0)) + 1, np.uint32)
                numbers[ids] = self._sitemaps(ids.tolist())
                sitemaps = self.column(numbers[edit.sitemaps])
                return {"kind": "move", "first": edit.first, "slots": self._entries(edit.slots), "sitemaps": sitemaps}
            case CorrectFaults():
                of_sitemaps = sorted((sitemap, rule) for sitemap, rule in edit.faults if sitemap is not None)
                sitemaps = self._sitemaps(sitemap for sitemap, _ in of_sitemaps)
                rules = [rule for _, rule in of_sitemaps]
                of_index = sorted(rule for sitemap, rule in edit.faults if sitemap is None)
                stored = {"sitemaps": sitemaps, "rules": rules, "index_rules": of_index}
                return {"kind": "correct faults", **stored, "wished": edit.is_wished}
            case AddSitemaps():
                listed = [[getattr(each, name) for name in LISTED_FIELDS] for each in edit.listed.values()]
                stored = {"sitemaps": self._sitemaps(edit.listed), "listed": listed, "places": list(edit.places)}
                return {"kind": "list sitemaps", **stored}
            case RemoveSitemaps():
                return {"kind": "unlist sitemaps", "sitemaps": self._sitemaps(edit.sitemaps)}
            case SetSitemapField():
                texts = {"sitemaps": self._sitemaps(edit.texts), "texts": list(edit.texts.values())}
                return {"kind": "say of sitemaps", "field": edit.field, **texts}
            case ArrangeSitemaps():
                return {"kind": "arrange sitemaps", "sitemaps": self._sitemaps(edit.sitemaps)}
            case SetIndex():
                return {"kind": "set index", "name": edit.name}
            case OrderIndex():
                return {"kind": "order index", "wished": edit.is_wished}
        raise UnknownEditError(msg("The recovery log is damaged."))


class StepWriter:
    """Writes the steps of a log; `is_seen` marks entries of the files that were edited so far."""

    def __init__(self, document: Document) -> None:
        """Begin with the files of a document as they are on disk."""
        self._document, self._generation = document, document.table.generation
        self.numbering = Numbering.of(document)
        self.is_seen = np.zeros(self.numbering.base_count, np.bool_)
        self._base_sitemaps = frozenset(self.numbering.sitemaps)
        counts = {file.id: len(file.source.slots) for file in files_on_disk(document) if file.source is not None}
        self._ids = np.array(list(counts), np.int64)
        self._ends = np.cumsum(list(counts.values()), dtype=np.int64)

    def group(self, applied: AppliedEdit) -> bytes:
        """Return the group of an edit; raise an `UnknownEditError` if it can't be written."""
        before, change, edit = applied.prepared.before, applied.change, applied.edit
        out = GroupWriter(self.numbering, self._generation, partial(self._fit, before))
        new_sitemaps: list[Stored] = []
        for sitemap in sorted(change.sitemaps - self.numbering.sitemap_numbers.keys()):
            self.numbering.add_sitemap(sitemap)
            known = self._document.sitemaps[sitemap]
            error = None if known.error is None else known.error.message
            stored: Stored = {"name": known.file_name, "error": error}
            if known.is_file_retained and known.source is not None:
                if known.source.is_lost:
                    stored["replaced"] = known.source.fingerprint
                else:
                    stored["adopted"] = _content(known.source, len(known.source.slots))
            new_sitemaps.append(stored)
        # In this order: what is added gets its numbers first.
        added = {
            "index": self._retained_index(applied),
            "sitemaps": new_sitemaps,
            "entries": self._new_entries(change.inserted, before, out),
            "seen": self._first_seen(distinct(change.cells, change.removed, _leaving(edit, before)), before, out),
        }
        group = {"at": datetime.now(UTC).isoformat(timespec="seconds"), "edit": out.edit(edit)}
        return out.packed(group | {key: stored for key, stored in added.items() if stored})

    def _retained_index(self, applied: AppliedEdit) -> list[object]:
        """Return name and fingerprint of the retained file whose index an edit returns to the set; empty for none."""
        name = applied.table.index_name
        if name is None or name == applied.prepared.before.index_name:
            return []
        known = (each for each in self._document.gone_indexes if each.is_file_retained and each.name == name)
        return next(([name, *each.source.fingerprint] for each in known), [])

    def _new_entries(self, inserted: SlotArray, before: EntryTable, out: GroupWriter) -> list[Stored]:
        unknown = inserted[self.numbering.numbers_of(inserted) < 0] if len(inserted) else inserted
        if not len(unknown):
            return []
        sitemaps = before.rows(unknown, ["sitemap"]).to_series().to_numpy()
        origins = before.origins_of(unknown)
        numbers = self.numbering.sitemap_numbers
        stored: list[Stored] = []
        for sitemap, origin in sorted({*zip(sitemaps.tolist(), origins.tolist(), strict=True)}):
            slots = unknown[(sitemaps == sitemap) & (origins == origin)]
            self.numbering.add(slots)
            values = out.values(before, slots, self._fit(before, slots, before.extensions_of(slots)))
            read_from = numbers[origin] if origin in self._base_sitemaps else NO_ORIGIN
            stored.append({"sitemap": numbers[sitemap], "origin": read_from, **values})
        return stored

    def _first_seen(self, slots: SlotArray, before: EntryTable, out: GroupWriter) -> Stored:
        """Return what entries of the files were like that are edited for the first time."""
        numbers = self.numbering.numbers_of(slots)
        is_new = (numbers >= 0) & (numbers < len(self.is_seen))
        is_new[is_new] = ~self.is_seen[numbers[is_new]]
        if not is_new.any():
            return None
        slots, numbers = slots[is_new], numbers[is_new]
        self.is_seen[numbers] = True
        return {
            "numbers": out.column(numbers.astype(np.uint32)),
            **out.values(before, slots, before.extensions_of(slots)),
        }

    def _fit(self, table: EntryTable, slots: SlotArray, extensions: pl.DataFrame) -> pl.DataFrame:
        """Declare the namespaces in extensions that the file which they are read from again may not declare."""
        if extensions.is_empty():
            return extensions
        origins, numbers = table.origins_of(slots), self.numbering.numbers_of(slots)
        # A reader of the log does not know the declarations of an added sitemap.
        is_declared = np.isin(origins, [NO_ORIGIN, *self._base_sitemaps])
        is_old = (numbers >= 0) & (numbers < self.numbering.base_count)
        is_declared[is_old] = self._ids[np.searchsorted(self._ends, numbers[is_old], side="right")] == origins[is_old]
        others = extensions.filter(pl.Series(~is_declared[extensions["entry"].to_numpy()], dtype=pl.Boolean))
        if others.is_empty():
            return extensions
        declared = fitted_extensions(self._document, others, origins, OF_NO_FILE).cast(EXTENSION_SCHEMA)
        return pl.concat([extensions.join(declared, on="entry", how="anti"), declared]).sort("entry")


def _leaving(edit: Edit, before: EntryTable) -> SlotArray:
    """Return the entries that move to another sitemap, without those between."""
    if isinstance(edit, EditGroup):
        return distinct(*(_leaving(each, before) for each in edit.edits))
    if not isinstance(edit, MoveEntries):
        return NO_SLOTS
    is_known = edit.slots < before.slot_capacity
    slots, sitemaps = edit.slots[is_known], edit.sitemaps[is_known]
    leaving: SlotArray = slots[before.rows(slots, ["sitemap"]).to_series().to_numpy() != sitemaps]
    return leaving


# Reading


class GroupReader:
    """Reads the group of one step; see `NOT_UNDERSTOOD` for errors."""

    def __init__(self, packed: bytes, numbering: Numbering, generation: int) -> None:
        self._numbering, self._generation = numbering, generation
        parts, place = [], 0
        while place < len(packed):
            (length,) = _LENGTH.unpack_from(packed, place)
            place += _LENGTH.size
            if length > len(packed) - place:
                raise ValueError(length)
            parts.append(packed[place : place + length])
            place += length
        self.stored: Mapping[str, Stored] = dict(json.loads(parts[0].decode("utf-8", "surrogatepass")))
        self._columns = parts[1:]

    def column(self, stored: Stored, kind: type[pl.DataType] | pl.DataType = pl.String) -> pl.Series:
        """Return a column."""
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

    def numbers(self, stored: Stored, kind: type[pl.DataType]) -> NDArray[Any]:
        """Return an array."""
        column = self.column(stored, kind)
        if column.null_count():
            raise ValueError(column)
        return column.to_numpy()

    def values(self, stored: Stored) -> tuple[pl.DataFrame, pl.DataFrame]:
        """Return the fields and the sparse extensions of entries."""
        frame = entry_frame({name: self.column(stored["fields"][name]) for name in FIELD_NAMES})
        return frame, self._sparse(stored)

    def _sparse(self, stored: Stored) -> pl.DataFrame:
        columns = {"entry": self.column(stored["places"], pl.UInt32), "xml": self.column(stored["xml"])}
        return pl.DataFrame(columns, schema=EXTENSION_SCHEMA)

    def _entries(self, stored: Stored) -> SlotArray:
        return self._numbering.slots_of(self.numbers(stored, pl.UInt32))

    def _sitemaps(self, stored: Stored) -> list[int]:
        return [self._numbering.sitemap_of(number) for number in stored]

    def _positions(self, stored: Stored) -> NDArray[np.int64]:
        positions: NDArray[np.int64] = self.numbers(stored, pl.Int64)
        if len(positions) and (int(positions[0]) < 0 or not bool((positions[1:] > positions[:-1]).all())):
            raise ValueError(positions)
        return positions

    def _restored(self, stored: Stored) -> dict[str, Any]:
        if "touched" not in stored:
            return {}
        touched, sizes = self.numbers(stored["touched"], pl.UInt8), self.numbers(stored["sizes"], pl.UInt32)
        return {"touched": touched, "sizes": sizes, "generation": self._generation}

    def edit(self, stored: Stored) -> Edit:
        """Return the edit of JSON that `GroupWriter.edit` made."""
        slots = self._entries(stored["slots"]) if "slots" in stored else NO_SLOTS
        ids = self._sitemaps(stored["sitemaps"]) if "sitemaps" in stored and stored["kind"] != "move" else []
        match stored["kind"]:
            case "group":
                return EditGroup([self.edit(each) for each in stored["edits"]])
            case "set cells":
                values = _of_length(self.column(stored["values"]), slots)
                return SetCells(_one_of(stored["field"], FIELD_NAMES), slots, values, **self._restored(stored))
            case "set extensions":
                return SetExtensions(slots, self._sparse(stored), **self._restored(stored))
            case "order elements":
                wished = None if stored["wished"] is None else self.numbers(stored["wished"], pl.Boolean)
                return OrderElements(slots, wished)
            case "insert":
                return InsertEntries(_of_length(self._positions(stored["positions"]), slots), slots)
            case "remove":
                return RemoveEntries(self._positions(stored["positions"]))
            case "move":
                numbers = _of_length(self.numbers(stored["sitemaps"], pl.UInt32), slots)
                return MoveEntries(int(stored["first"]), slots, np.array(self._numbering.sitemaps, np.uint32)[numbers])
            case "adopt namespace":
                # Written by earlier versions.
                return CorrectFaults(frozenset((sitemap, NAMESPACE_RULE) for sitemap in ids), bool(stored["wished"]))
            case "correct faults":
                rules, of_index = (
                    [_one_of(rule, tuple(CORRECTED_RULES)) for rule in stored[name]]
                    for name in ("rules", "index_rules")
                )
                faults = {*zip(ids, rules, strict=True), *((None, rule) for rule in of_index)}
                return CorrectFaults(frozenset(faults), bool(stored["wished"]))
            case "list sitemaps":
                listed = [IndexEntry(*map(text_or_none, texts)) for texts in stored["listed"]]
                return AddSitemaps(dict(zip(ids, listed, strict=True)), tuple(map(int, stored["places"])))
            case "unlist sitemaps":
                return RemoveSitemaps(tuple(ids))
            case "say of sitemaps":
                texts = dict(zip(ids, map(text_or_none, stored["texts"]), strict=True))
                return SetSitemapField(_one_of(stored["field"], LISTED_FIELDS), texts)
            case "arrange sitemaps":
                return ArrangeSitemaps(tuple(ids))
            case "set index":
                return SetIndex(text_or_none(stored["name"]))
            case "order index":
                return OrderIndex(bool(stored["wished"]))
        raise ValueError(stored["kind"])


def _one_of(stored: Stored, names: tuple[Any, ...]) -> Any:
    if stored not in names:
        raise ValueError(stored)
    return stored


def text_or_none(stored: Stored) -> Any:
    """Return a value of JSON that must be a text or null."""
    if stored is not None and not isinstance(stored, str):
        raise TypeError(stored)
    return stored


def _of_length(values: Any, slots: SlotArray) -> Any:
    if len(values) != len(slots):
        raise ValueError(len(values))
    return values


class StepReader:
    """Reads the groups of a log as edits of a table with the entries of the files.

    Attributes:
        numbering: Numbers of entries and sitemaps so far.
        is_seen: Which entries of the files, by number, were edited so far.
        seen: What entries were like that the last step edits first: `number`, the fields, `xml`; None for no entries.
        findings: What reading files found that were added to the set, with their sitemaps.
    """

    def __init__(self, table: EntryTable, numbering: Numbering, sitemaps: Sitemaps, folder: Path | None = None) -> None:
        """Begin with the entries and sitemaps of the files; those that are added get slots and ids there.

        Files that were added to the set are read again from its folder, where that is given.
        """
        self._table, self.numbering, self._sitemaps, self._folder = table, numbering, sitemaps, folder
        self._adopted: dict[int, SlotArray] = {}
        self.findings: list[tuple[int, Finding]] = []
        self.is_seen = np.zeros(numbering.base_count, np.bool_)
        self.seen: pl.DataFrame | None = None
        self.index: IndexFile | None = None

    def step(self, packed: bytes) -> Edit:
        """Return the step of a group, to be done before the next is read; raise a `DamagedLogError` if it is none."""
        try:
            group = GroupReader(packed, self.numbering, self._table.generation)
            for stored in group.stored.get("sitemaps", ()):
                name, error = stored["name"], stored["error"]
                sitemap = Sitemap(self._sitemaps.next_id, file_name=name or None)
                sitemap.error = ReadError(str(error)) if error is not None else None
                self._sitemaps.enter(sitemap)
                if self._folder is not None and "adopted" in stored:
                    self._adopt(sitemap, self._folder / str(name), stored["adopted"])
                elif self._folder is not None and "replaced" in stored:
                    _let_replace(sitemap, self._folder / str(name), Fingerprint(*map(int, stored["replaced"])))
                self.numbering.add_sitemap(sitemap.id)
            for stored in group.stored.get("entries", ()):
                frame, extensions = group.values(stored)
                origin, of_sitemap = stored["origin"], self.numbering.sitemap_of(stored["sitemap"])
                origin = NO_ORIGIN if origin == NO_ORIGIN else self.numbering.sitemap_of(origin)
                added = self._adopted.pop(of_sitemap, None)
                if added is None:
                    sizes = entry_sizes(frame, extensions)
                    added = self._table.add(
                        frame, extensions=extensions, sitemap=of_sitemap, sizes=sizes, origin=origin
                    )
                self.numbering.add(added)
            self.seen = None
            if (seen := group.stored.get("seen")) is not None:
                numbers, (frame, extensions) = group.numbers(seen["numbers"], pl.UInt32), group.values(seen)
                self.is_seen[numbers] = True
                places = frame.select("loc").with_row_index("entry")
                xml = places.join(extensions, on="entry", how="left", maintain_order="left")["xml"]
                self.seen = frame.select(FIELD_NAMES).with_columns(number=pl.Series(numbers), xml=xml)
            self.index = None
            if self._folder is not None and "index" in group.stored:
                name, *fingerprint = group.stored["index"]
                self.index = _replaceable_index(self._folder / str(name), Fingerprint(*map(int, fingerprint)))
            return group.edit(group.stored["edit"])
        except NOT_UNDERSTOOD as error:
            raise DamagedLogError(msg("The recovery log is damaged.")) from error

    def _adopt(self, sitemap: Sitemap, path: Path, content: Stored) -> None:
        """Read the file of a sitemap that was added to the set, and its entries, unless it was changed since."""
        try:
            file = read_file(path, HowToRead())
        except ReadError:
            return
        if _content(file.source, file.n_entries) == content:
            sitemap.path, sitemap.source, sitemap.is_file_retained = path, file.source, True
            self._adopted[sitemap.id] = file.add_to(self._table, sitemap.id)
            self.findings.extend((sitemap.id, finding) for finding in file.findings)


def _let_replace(sitemap: Sitemap, path: Path, fingerprint: Fingerprint) -> None:
    """Let the next save replace the file of a sitemap that came back to the set, unless it was changed since."""
    try:
        source = read_file(path, HowToRead()).source
    except ReadError:
        return
    if source.fingerprint == fingerprint:
        sitemap.path, sitemap.is_file_retained = path, True
        # With a checksum that no file has, so that it is rendered new.
        sitemap.source = replace(source, is_lost=True, checksum=-1)


def _replaceable_index(path: Path, fingerprint: Fingerprint) -> IndexFile | None:
    """Return an index whose file the next save may replace; None if the file was changed since."""
    try:
        source = read_file(path, HowToRead()).source
    except ReadError:
        return None
    # With a checksum that no file has, so that it is rendered new.
    return IndexFile(path, replace(source, is_lost=True, checksum=-1)) if source.fingerprint == fingerprint else None


def _content(source: Source, n_entries: int) -> list[int]:
    """Return what tells the content of a file from another."""
    return [source.checksum, source.unpacked_bytes, n_entries]
