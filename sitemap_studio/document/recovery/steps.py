"""The steps of a recovery log: what one group says, and how it comes to be.

A step is an edit with all that is needed to do it on the files that the log stands upon: sitemaps and entries that came
in, with their values. It also says what entries of the files were like before the first edit of them, so that it can be
told whether they still are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ReadError
from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions import fitted_extensions
from sitemap_studio.document.recovery.base import numbering_of
from sitemap_studio.document.recovery.edit_kinds import Inward, Outward, stored_edit, taken_edit
from sitemap_studio.document.recovery.numbering import Numbering
from sitemap_studio.document.recovery.packing import NOT_UNDERSTOOD, DamagedLogError, Packer, Stored, Unpacker
from sitemap_studio.document.sitemap_set import Sitemap
from sitemap_studio.document.transaction import AppliedEdit, Way
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import EXTENSION_SCHEMA, entry_frame
from sitemap_studio.model.edits import Change, Edit, EditGroup
from sitemap_studio.model.entries import NO_ORIGIN, EntryTable
from sitemap_studio.model.order_edits import MoveEntries
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, distinct
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import OF_NO_FILE


@dataclass(frozen=True, eq=False)
class DoneEdit:
    """An edit that was done, to be written down.

    Attributes:
        edit: What was done, worked out.
        change: What it touched.
        before: The entries before it.
        title: What the step of the history is called.
        way: In which direction the history went.
    """

    edit: Edit
    change: Change
    before: EntryTable
    title: str = ""
    way: Way = "do"

    @classmethod
    def of(cls, applied: AppliedEdit) -> DoneEdit:
        """What there is to write of an edit that was applied."""
        return cls(applied.done, applied.change, applied.prepared.table, applied.title, applied.way)


class StepWriter:
    """Turns edits into groups of a log that stands upon the files of a document."""

    def __init__(self, document: Document) -> None:
        """Begin with the files as they lie on disk now."""
        self._document = document
        self._generation = document.table.generation
        self._numbering = numbering_of(document)
        self._base_sitemaps = frozenset(self._numbering.sitemaps)
        self._home = _homes(document)
        self._is_seen = np.zeros(self._numbering.base_count, np.bool_)

    def resume(self, reader: StepReader) -> None:
        """Go on behind the steps of a log that were done in the document."""
        self._numbering = reader.numbering
        self._is_seen = reader.is_seen

    def group(self, done: DoneEdit) -> bytes:
        """The group that stands for an edit.

        Raises:
            UnknownEditError: There is none.
        """
        packer = Packer()
        group: dict[str, Stored] = {"at": datetime.now(UTC).isoformat(timespec="seconds")}
        if done.change.sitemaps and (sitemaps := self._new_sitemaps(done.change.sitemaps)):
            group["sitemaps"] = sitemaps
        if len(done.change.came) and (entries := self._new_entries(done, packer)):
            group["entries"] = entries
        if seen := self._first_seen(done, packer):
            group["seen"] = seen
        outward = Outward(packer, self._numbering, self._generation, self._independent(done.before))
        group["edit"] = stored_edit(done.edit, outward)
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
        came = done.change.came
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
        """What the entries of the files were like that are edited for the first time."""
        slots = distinct(done.change.cells, done.change.gone, _leaving(done.edit, done.before))
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
        """Make extensions declare what the file does not from which the entries will be read again."""

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
        """Whether entries will be read from the files again that their extensions rely on."""
        # What a sitemap that comes in declared is known to nobody who reads the log.
        known = [NO_ORIGIN, *self._base_sitemaps]
        is_old = (numbers >= 0) & (numbers < self._numbering.base_count)
        firsts, ids = self._home
        homes = ids[np.searchsorted(firsts, np.where(is_old, numbers, 0), side="right") - 1] if len(ids) else origins
        result: NDArray[np.bool_] = np.where(is_old, homes == origins, np.isin(origins, known))
        return result


def _leaving(edit: Edit, before: EntryTable) -> SlotArray:
    """The entries that go to another sitemap; not all those that stand between."""
    if isinstance(edit, EditGroup):
        return distinct(*(_leaving(each, before) for each in edit.edits))
    if not isinstance(edit, MoveEntries):
        return NO_SLOTS
    is_known = edit.slots < before.slot_capacity
    slots, sitemaps = edit.slots[is_known], edit.sitemaps[is_known]
    leaving: SlotArray = slots[before.rows(slots, ["sitemap"]).to_series().to_numpy() != sitemaps]
    return leaving


def _homes(document: Document) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """For the files of a set the number of the first entry of each that has any, and which sitemaps these are."""
    base = numbering_of(document)
    counts = [len(source.slots) if (source := document.sitemaps[each].source) else 0 for each in base.sitemaps]
    firsts = np.cumsum([0, *counts])[:-1]
    filled = np.flatnonzero(counts)
    return firsts[filled], np.array(base.sitemaps, np.int64)[filled]


@dataclass(frozen=True)
class ReadStep:
    """A step as a log tells it.

    Attributes:
        edit: What was done.
        title: What it was called; empty where that is not told.
        way: In which direction the history went.
    """

    edit: Edit
    title: str
    way: Way


class StepReader:
    """Turns groups of a log into edits of a table that has what the files have.

    Attributes:
        numbering: What is named by the log so far.
        is_seen: By number, which entries of the files steps have been about.
        first_seen: What these were like before, one frame a step: `number`, the fields, and `xml`.
    """

    def __init__(
        self, table: EntryTable, numbering: Numbering, enter: Callable[[Sitemap], None], next_id: Callable[[], int]
    ) -> None:
        """Begin with what the files hold.

        Args:
            table: Where the edits are to be done; entries that come in get their slots there.
            numbering: Names its entries and sitemaps.
            enter: Makes a further sitemap known to the set.
            next_id: The id that it has to have.
        """
        self._table, self.numbering, self._enter, self._next_id = table, numbering, enter, next_id
        self.is_seen = np.zeros(numbering.base_count, np.bool_)
        self.first_seen: list[pl.DataFrame] = []

    def step(self, group: bytes) -> ReadStep:
        """The step of a group, to be done before the next is asked for.

        Raises:
            DamagedLogError: It is not a group that this program wrote.
        """
        unpacker = Unpacker(group)
        stored = unpacker.group
        try:
            for sitemap in stored.get("sitemaps", ()):
                self._enter_sitemap(sitemap)
            for entries in stored.get("entries", ()):
                self._enter_entries(entries, unpacker)
            if stored.get("seen") is not None:
                self._see(stored["seen"], unpacker)
            edit = taken_edit(stored["edit"], Inward(unpacker, self.numbering, self._table.generation))
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
        frame, extensions = _entries(stored, unpacker)
        origin = NO_ORIGIN if stored["origin"] == NO_ORIGIN else self.numbering.sitemap_of(stored["origin"])
        sitemap = self.numbering.sitemap_of(stored["sitemap"])
        sizes = entry_sizes(frame, extensions)
        slots = self._table.add(frame, extensions=extensions, sitemap=sitemap, sizes=sizes, origin=origin)
        self.numbering.enter(slots)

    def _see(self, stored: Stored, unpacker: Unpacker) -> None:
        numbers = unpacker.numbers(stored["numbers"], pl.UInt32)
        frame, extensions = _entries(stored, unpacker)
        self.is_seen[numbers] = True
        places = frame.select("loc").with_row_index("entry")
        xml = places.join(extensions, on="entry", how="left", maintain_order="left")
        self.first_seen.append(frame.select(FIELD_NAMES).with_columns(number=pl.Series(numbers), xml=xml["xml"]))


def _way(stored: Stored) -> Way:
    """In which direction a step went; logs of earlier versions do not tell."""
    return stored if stored in ("undo", "redo") else "do"


def _entries(stored: Stored, unpacker: Unpacker) -> tuple[pl.DataFrame, pl.DataFrame]:
    frame = entry_frame({name: unpacker.column(stored["fields"][name]) for name in FIELD_NAMES})
    places, xml = unpacker.column(stored["places"], pl.UInt32), unpacker.column(stored["xml"])
    return frame, pl.DataFrame({"entry": places, "xml": xml}, schema=EXTENSION_SCHEMA)
