"""What a recovery log says: the files that it was begun for, then one group for each step of the history.

A step has its edit, the sitemaps and entries that it adds, and what entries of the files were like before their first
edit.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio import __version__
from sitemap_studio.core.atomic_write import Fingerprint
from sitemap_studio.core.errors import ReadError
from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions import fitted_extensions
from sitemap_studio.document.recovery.stored_edits import (
    NOT_UNDERSTOOD,
    DamagedLogError,
    EditReader,
    EditWriter,
    Numbering,
    Packer,
    Stored,
    Unpacker,
    read_edit,
    write_edit,
)
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap
from sitemap_studio.document.transaction import AppliedEdit, Way
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import EXTENSION_SCHEMA, entry_frame
from sitemap_studio.model.edits import Change, Edit, EditGroup, MoveEntries
from sitemap_studio.model.entries import NO_ORIGIN, EntryTable
from sitemap_studio.model.order import LISTED_FIELDS, IndexEntry, Listing
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, distinct
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import OF_NO_FILE


@dataclass(frozen=True)
class BaseFile:
    """A file when a log began.

    Attributes:
        name: Its name.
        checksum: Checksum of its unpacked bytes; None where it could not be read.
        unpacked_bytes: Number of these.
        entries: Number of entries.
        fingerprint: Size, time of change in nanoseconds, inode.
        listed: Its file name, URL and date in the set; None for a sitemap without a set.
        is_waiting: Whether it was not read yet: the log knows nothing else of it.
    """

    name: str
    checksum: int | None = None
    unpacked_bytes: int = 0
    entries: int = 0
    fingerprint: tuple[int, int, int] = (0, 0, 0)
    listed: IndexEntry | None = None
    is_waiting: bool = False

    @classmethod
    def of(cls, file: Sitemap | IndexFile, listed: IndexEntry | None = None) -> BaseFile:
        """Describe a file of a set as it was last read or saved."""
        source = file.source
        if source is None:
            return cls(file.name, listed=listed, is_waiting=isinstance(file, Sitemap) and file.is_waiting)
        seen: Fingerprint = source.fingerprint
        entries = len(source.slots) if isinstance(file, Sitemap) else 0
        fingerprint = (seen.size, seen.mtime_ns, seen.inode)
        return cls(file.name, source.checksum, source.unpacked_bytes, entries, fingerprint, listed)

    def is_same(self, other: BaseFile) -> bool:
        """Return whether another file has the same bytes, as far as is known."""
        return self.is_waiting or (self.checksum, self.unpacked_bytes, self.entries) == (
            other.checksum, other.unpacked_bytes, other.entries
        )  # fmt: skip


@dataclass(frozen=True)
class Base:
    """The files of a set when a log began.

    Attributes:
        path: The file that was opened; None for a set without one.
        index: The index, if there is one.
        files: The sitemaps, in order.
        profile: Name of the profile.
        address: URL of the index, if it was known.
        encoding: Chosen encoding of files that follow neither their declaration nor UTF-8.
        began: When the log began, as a W3C date.
        program: Version of the program.
    """

    path: Path | None
    index: BaseFile | None
    files: tuple[BaseFile, ...]
    profile: str = ""
    address: str | None = None
    encoding: str | None = None
    began: str = ""
    program: str = field(default=__version__)

    @classmethod
    def of(cls, document: Document) -> Base:
        """Describe the set of a document as it is on disk."""
        sources = [sitemap.source for sitemap in _on_disk(document)]
        return cls(
            path=document.path.absolute() if document.path is not None else None,
            index=BaseFile.of(document.index) if document.index is not None else None,
            files=tuple(BaseFile.of(each, _listing(document).get(each.id)) for each in _on_disk(document)),
            profile=document.profile.name,
            address=document.address,
            encoding=next((each.chosen_encoding for each in sources if each and each.chosen_encoding), None),
            began=datetime.now(UTC).isoformat(timespec="seconds"),
        )

    @property
    def name(self) -> str:
        """The name to show for the set."""
        return self.path.name if self.path is not None else self.files[0].name if self.files else ""

    @property
    def is_partial(self) -> bool:
        """Whether some files were not read yet; their entries come after those that the log knows."""
        return any(file.is_waiting for file in self.files)

    def changed(self, now: Base) -> list[str]:
        """Return the names of files that were changed."""
        if len(now.files) != len(self.files) or (now.index is None) != (self.index is None):
            return [(now.index or self.index or self.files[0]).name if self.files or self.index else self.name]
        pairs = list(zip(self.files, now.files, strict=True))
        if self.index is not None and now.index is not None:
            pairs.append((self.index, now.index))
        return [before.name for before, after in pairs if not before.is_same(after)]

    def packed(self) -> bytes:
        """Return the header of a log."""
        stored = asdict(self) | {"path": None if self.path is None else str(self.path)}
        return json.dumps(stored, ensure_ascii=False).encode("utf-8", "surrogatepass")

    @classmethod
    def unpacked(cls, packed: bytes) -> Base:
        """Read the header of a log.

        Raises:
            DamagedLogError: It is no such header.
        """
        try:
            stored = json.loads(packed.decode("utf-8", "surrogatepass"))
            files = tuple(_read_file(each) for each in stored["files"])
            index = None if stored["index"] is None else _read_file(stored["index"])
            texts = {key: _text(stored[key]) for key in ("path", "profile", "address", "encoding", "began", "program")}
        except NOT_UNDERSTOOD as error:
            raise DamagedLogError("The beginning of a recovery log can't be understood.") from error
        path = texts.pop("path")
        rest: dict[str, Any] = texts
        return cls(path=None if path is None else Path(path), index=index, files=files, **rest)


def numbering_of(document: Document, base: Base | None = None) -> Numbering:
    """Number the entries and sitemaps in the files of a document.

    Args:
        document: The set.
        base: The files of the log, some of which may not have been read yet; None for all that were read.
    """
    files = _on_disk(document)
    is_known = [True] * len(files) if base is None else [not file.is_waiting for file in base.files]
    slots = [
        sitemap.source.slots if sitemap.source is not None and known else NO_SLOTS
        for sitemap, known in zip(files, is_known, strict=True)
    ]
    return Numbering(slots, [sitemap.id for sitemap in files])


def _listing(document: Document) -> Listing:
    """Return the entries of the index on disk."""
    return (document.index.listing if document.index is not None else document.table.listing) or {}


def _on_disk(document: Document) -> list[Sitemap]:
    """Return the sitemaps that opening the set again would give, in that order."""
    if document.index is None:
        return list(document.sitemaps)
    return [document.sitemaps[sitemap] for sitemap in document.index.listing]


def _read_file(stored: Mapping[str, Any]) -> BaseFile:
    size, mtime_ns, inode = map(int, stored["fingerprint"])
    checksum = None if stored["checksum"] is None else int(stored["checksum"])
    counts = int(stored["unpacked_bytes"]), int(stored["entries"])
    if min(counts) < 0 or counts[1] >= 1 << 32:
        raise ValueError(counts)
    said = stored["listed"]
    listed = None if said is None else IndexEntry(*(_text(said[name]) for name in LISTED_FIELDS))
    is_waiting = bool(stored.get("is_waiting", False))
    return BaseFile(str(stored["name"]), checksum, *counts, (size, mtime_ns, inode), listed, is_waiting)


def _text(stored: object) -> Any:
    if stored is not None and not isinstance(stored, str):
        raise TypeError(stored)
    if stored and "\0" in stored:
        # No file can have such a name.
        raise ValueError(stored)
    return stored


@dataclass(frozen=True, eq=False)
class DoneEdit:
    """An edit that was done, for a log.

    Attributes:
        edit: The edit.
        change: What it touched.
        before: The entries before it.
        title: Name of the step in the history.
        way: In which direction the history went.
    """

    edit: Edit
    change: Change
    before: EntryTable
    title: str = ""
    way: Way = "do"

    @classmethod
    def of(cls, applied: AppliedEdit) -> DoneEdit:
        """Take from an applied edit what a log needs."""
        return cls(applied.done, applied.change, applied.prepared.table, applied.title, applied.way)


class StepWriter:
    """Writes the groups of a log."""

    def __init__(self, document: Document) -> None:
        """Begin with the files of a document as they are on disk."""
        self._document = document
        self._generation = document.table.generation
        self._numbering = numbering_of(document)
        self._base_sitemaps = frozenset(self._numbering.sitemaps)
        self._home = _homes(document)
        self._is_seen = np.zeros(self._numbering.base_count, np.bool_)

    def resume(self, reader: StepReader) -> None:
        """Continue a log whose steps were done in the document."""
        self._numbering = reader.numbering
        self._is_seen = reader.is_seen

    def group(self, done: DoneEdit) -> bytes:
        """Return the group of an edit.

        Raises:
            UnknownEditError: Its class is not declared in `stored_edits`.
        """
        packer = Packer()
        group: dict[str, Stored] = {"at": datetime.now(UTC).isoformat(timespec="seconds")}
        if done.change.sitemaps and (sitemaps := self._new_sitemaps(done.change.sitemaps)):
            group["sitemaps"] = sitemaps
        if len(done.change.inserted) and (entries := self._new_entries(done, packer)):
            group["entries"] = entries
        if seen := self._first_seen(done, packer):
            group["seen"] = seen
        writer = EditWriter(packer, self._numbering, self._generation, self._independent(done.before))
        group["edit"] = write_edit(done.edit, writer)
        group["title"], group["way"] = done.title, done.way
        return packer.packed(group)

    def _new_sitemaps(self, touched: frozenset[int]) -> list[Stored]:
        stored: list[Stored] = []
        for sitemap in sorted(touched):
            if not self._numbering.knows_sitemap(sitemap):
                self._numbering.enter_sitemap(sitemap)
                known = self._document.sitemaps[sitemap]
                error = None if known.error is None else known.error.message
                stored.append({"name": known.file_name, "gzipped": known.is_gzipped, "error": error})
        return stored

    def _new_entries(self, done: DoneEdit, packer: Packer) -> list[Stored]:
        came = done.change.inserted
        unknown = came[self._numbering.numbers_of(came) < 0]
        if not len(unknown):
            return []
        sitemaps = done.before.rows(unknown, ["sitemap"]).to_series().to_numpy()
        origins = done.before.origins_of(unknown)
        stored: list[Stored] = []
        for sitemap, origin in sorted({*zip(sitemaps.tolist(), origins.tolist(), strict=True)}):
            slots = unknown[(sitemaps == sitemap) & (origins == origin)]
            self._numbering.enter(slots)
            rows = done.before.rows(slots, FIELD_NAMES)
            extensions = self._independent(done.before)(slots, done.before.extensions_of(slots))
            is_known = origin in self._base_sitemaps
            stored.append(
                {
                    "sitemap": self._numbering.number_of_sitemap(sitemap),
                    "origin": self._numbering.number_of_sitemap(origin) if is_known else NO_ORIGIN,
                    "fields": {name: packer.column(rows[name]) for name in FIELD_NAMES},
                    "places": packer.column(extensions["entry"]),
                    "xml": packer.column(extensions["xml"]),
                }
            )
        return stored

    def _first_seen(self, done: DoneEdit, packer: Packer) -> Stored:
        """Return what entries of the files were like that are edited for the first time."""
        slots = distinct(done.change.cells, done.change.removed, _leaving(done.edit, done.before))
        numbers = self._numbering.numbers_of(slots)
        is_old = (numbers >= 0) & (numbers < len(self._is_seen))
        is_old[is_old] = ~self._is_seen[numbers[is_old]]
        if not is_old.any():
            return None
        slots, numbers = slots[is_old], numbers[is_old]
        self._is_seen[numbers] = True
        rows, extensions = done.before.rows(slots, FIELD_NAMES), done.before.extensions_of(slots)
        return {
            "numbers": packer.numbers(numbers.astype(np.uint32)),
            "fields": {name: packer.column(rows[name]) for name in FIELD_NAMES},
            "places": packer.column(extensions["entry"]),
            "xml": packer.column(extensions["xml"]),
        }

    def _independent(self, table: EntryTable) -> Callable[[SlotArray, pl.DataFrame], pl.DataFrame]:
        """Return a function that declares namespaces in extensions where the file that is read again may not."""

        def fitted(slots: SlotArray, extensions: pl.DataFrame) -> pl.DataFrame:
            if extensions.is_empty():
                return extensions
            origins = table.origins_of(slots)
            numbers = self._numbering.numbers_of(slots)
            is_at_home = self._are_at_home(numbers, origins)
            astray = extensions.filter(pl.Series(~is_at_home[extensions["entry"].to_numpy()], dtype=pl.Boolean))
            if astray.is_empty():
                return extensions
            declared = fitted_extensions(self._document, astray, origins, OF_NO_FILE)
            others = extensions.join(declared, on="entry", how="anti")
            return pl.concat([others, declared.cast(EXTENSION_SCHEMA)]).sort("entry")

        return fitted

    def _are_at_home(self, numbers: NDArray[np.int64], origins: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return which entries will be read again from the files whose declarations their extensions rely on."""
        # A reader of the log does not know the declarations of an added sitemap.
        known = [NO_ORIGIN, *self._base_sitemaps]
        is_old = (numbers >= 0) & (numbers < self._numbering.base_count)
        firsts, ids = self._home
        homes = ids[np.searchsorted(firsts, np.where(is_old, numbers, 0), side="right") - 1] if len(ids) else origins
        result: NDArray[np.bool_] = np.where(is_old, homes == origins, np.isin(origins, known))
        return result


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


def _homes(document: Document) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the first number and the id of each sitemap that has entries in its file."""
    base = numbering_of(document)
    counts = [len(source.slots) if (source := document.sitemaps[each].source) else 0 for each in base.sitemaps]
    firsts = np.cumsum([0, *counts])[:-1]
    filled = np.flatnonzero(counts)
    return firsts[filled], np.array(base.sitemaps, np.int64)[filled]


@dataclass(frozen=True)
class ReadStep:
    """A step read from a log.

    Attributes:
        edit: The edit.
        title: Name of the step in the history; empty where the log has none.
        way: In which direction the history went.
    """

    edit: Edit
    title: str
    way: Way


class StepReader:
    """Reads the groups of a log as edits of a table with the entries of the files.

    Attributes:
        numbering: Numbers of entries and sitemaps so far.
        is_seen: Which entries of the files, by number, were edited so far.
        seen: What entries were like that the last step edits first: `number`, the fields, `xml`; None for no entries.
    """

    def __init__(
        self, table: EntryTable, numbering: Numbering, enter: Callable[[Sitemap], None], next_id: Callable[[], int]
    ) -> None:
        """Begin with the entries of the files.

        Args:
            table: The table; added entries get slots in it.
            numbering: Numbers of its entries and sitemaps.
            enter: Adds a sitemap to the set.
            next_id: Returns the id for it.
        """
        self._table, self.numbering, self._enter, self._next_id = table, numbering, enter, next_id
        self.is_seen = np.zeros(numbering.base_count, np.bool_)
        self.seen: pl.DataFrame | None = None

    def step(self, group: bytes) -> ReadStep:
        """Return the step of a group; it must be done before the next is read.

        Raises:
            DamagedLogError: It is not a group that this program wrote.
        """
        unpacker = Unpacker(group)
        stored, self.seen = unpacker.group, None
        try:
            for sitemap in stored.get("sitemaps", ()):
                self._enter_sitemap(sitemap)
            for entries in stored.get("entries", ()):
                self._enter_entries(entries, unpacker)
            if stored.get("seen") is not None:
                self._see(stored["seen"], unpacker)
            edit = read_edit(stored["edit"], EditReader(unpacker, self.numbering, self._table.generation))
            return ReadStep(edit, str(stored.get("title", "")), _way(stored.get("way")))
        except NOT_UNDERSTOOD as error:
            raise DamagedLogError("A step of the recovery log can't be understood.") from error

    def _enter_sitemap(self, stored: Stored) -> None:
        name, error = stored["name"], stored["error"]
        sitemap = Sitemap(self._next_id(), is_gzipped=bool(stored["gzipped"]), file_name=name or None)
        sitemap.error = ReadError(str(error)) if error is not None else None
        self._enter(sitemap)
        self.numbering.enter_sitemap(sitemap.id)

    def _enter_entries(self, stored: Stored, unpacker: Unpacker) -> None:
        frame, extensions = _read_entries(stored, unpacker)
        origin = NO_ORIGIN if stored["origin"] == NO_ORIGIN else self.numbering.sitemap_of(stored["origin"])
        sitemap = self.numbering.sitemap_of(stored["sitemap"])
        sizes = entry_sizes(frame, extensions)
        slots = self._table.add(frame, extensions=extensions, sitemap=sitemap, sizes=sizes, origin=origin)
        self.numbering.enter(slots)

    def _see(self, stored: Stored, unpacker: Unpacker) -> None:
        numbers = unpacker.numbers(stored["numbers"], pl.UInt32)
        frame, extensions = _read_entries(stored, unpacker)
        self.is_seen[numbers] = True
        places = frame.select("loc").with_row_index("entry")
        xml = places.join(extensions, on="entry", how="left", maintain_order="left")
        self.seen = frame.select(FIELD_NAMES).with_columns(number=pl.Series(numbers), xml=xml["xml"])


def _way(stored: Stored) -> Way:
    """Return in which direction a step went; logs of earlier versions do not say."""
    return stored if stored in ("undo", "redo") else "do"


def _read_entries(stored: Stored, unpacker: Unpacker) -> tuple[pl.DataFrame, pl.DataFrame]:
    frame = entry_frame({name: unpacker.column(stored["fields"][name]) for name in FIELD_NAMES})
    places, xml = unpacker.column(stored["places"], pl.UInt32), unpacker.column(stored["xml"])
    return frame, pl.DataFrame({"entry": places, "xml": xml}, schema=EXTENSION_SCHEMA)
