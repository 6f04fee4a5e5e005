"""Recover unsaved changes: open the set of a log, and apply the changes of its records.

Nothing on disk changes, and the log remains until the recovered set has a new one. If files were changed since, no
change is applied.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ReadError, StudioError
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import is_file
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.edit_record import Record
from sitemap_studio.document.file_reading import ReadOptions, read_file
from sitemap_studio.document.opening.open_document import new_document, open_as_set, open_path
from sitemap_studio.document.recovery.change_records import (
    MALFORMED,
    DamagedLogError,
    RecordWriter,
    Stored,
    UnpackedRecord,
    content_identity,
    files_on_disk,
    saving_mark,
)
from sitemap_studio.document.recovery.log_files import LogFile, LogHeader, RecoverableLog, text_or_none
from sitemap_studio.document.recovery.recorder import RecoveryRecorder, describe_files
from sitemap_studio.document.recovery.unsaved_changes import Changes, find_changes
from sitemap_studio.document.saving.external_changes import watched_files
from sitemap_studio.document.set_edits.sitemap_edits import plan_sitemap_order
from sitemap_studio.document.sitemap_set import IndexFile, SetShape, SitemapFile
from sitemap_studio.formats.container import Ceilings
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import TABLE_SCHEMA, entry_frame
from sitemap_studio.model.entries import NO_ORIGIN, EntryTable
from sitemap_studio.model.order import IndexEntry
from sitemap_studio.model.slots import BLOCK_ENTRIES, NO_SLOTS, SlotArray, group_by_block, unique_slots
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.protocol.rules.file_rules import CORRECTED_RULES

_RESTORED: Final = (*FIELD_NAMES, "touched", "size", "sitemap")
"""Columns whose values records may set."""

_UNKNOWN: Final = (1 << 32) - 1


@dataclass(frozen=True, eq=False)
class RecoveredSet:
    """Set with its recovered unsaved changes, before it is shown.

    Attributes:
        document: The set with its changes; without them if files were changed.
        changes: The list of changes.
        log: The log, locked until a new log of the set replaces it, or it is closed.
        header: Header for the files on disk.
        record: Record of all changes, for the new log.
        unread_count: Number of records at the end that can't be understood.
        changed: Names of files that were changed since the log began; no change is applied then.
        was_saving: Whether files were being written when the program ended.
    """

    document: Document
    changes: Changes
    log: LogFile
    header: LogHeader
    record: Record
    unread_count: int = 0
    changed: tuple[str, ...] = ()
    was_saving: bool = False

    def is_current(self) -> bool:
        """Return whether no file of the set was changed since it was read for the recovery."""
        return all(Fingerprint.from_path(each.path) == each.fingerprint for each in watched_files(self.document))

    def continue_log(self, folder: Path, report_error: Callable[[StudioError], None]) -> RecoveryRecorder:
        """Begin a new log with the recovered changes, and return its recorder; the old log is removed.

        If some records could not be read, the old log is renamed instead. See `RecoveryRecorder` for arguments.
        """
        recorder = RecoveryRecorder(self.document, folder, report_error)
        is_complete = not (self.unread_count or self.log.is_damaged)
        recorder.continue_log(self.header, self.record, self.log, is_complete=is_complete)
        return recorder


def recover(recoverable: RecoverableLog, progress: Progress | None = None) -> RecoveredSet:
    """Open the set of a log, and apply the changes of the log, which stays open and locked; no file is changed.

    Raises:
        ReadError: The set or the log can't be read, or another program is recovering the log.
    """
    progress, log = progress or Progress(), recoverable.open()
    try:
        # After a kill at the end of a save, the files match the description in the log of the save.
        saved = _find_saved_header(log)
        if saved is not None:
            with suppress(ReadError):
                found = _replay(log, progress, *saved)
                if not found.changed:
                    return found
        return _replay(log, progress, 0, 0)
    except BaseException:
        log.close()
        raise


def _find_saved_header(log: LogFile) -> tuple[int, int] | None:
    """Find the records of a save that was running when the program ended.

    Returns:
        Record numbers of the header that describes the files after the save, and of the mark that began it; None if no
        save was running, or if it had not prepared all files.
    """
    begun, failed = saving_mark(is_saving=True), saving_mark(is_saving=False)
    lengths = {len(begun), len(failed)}
    short = (number for number in range(log.record_count, 0, -1) if log.records[number][1] in lengths)
    marks = ((number, record) for number in short if (record := log.read_record(number)) in (begun, failed))
    mark, record = next(marks, (0, failed))
    if record == failed:
        return None
    for number in range(mark + 1, log.record_count + 1):
        with suppress(*MALFORMED):
            if "base" in UnpackedRecord(log.read_record(number)).stored:
                return number, mark
    return None


def _replay(log: LogFile, progress: Progress, header_number: int, mark: int) -> RecoveredSet:
    """Open the set that a header in a log describes, and apply the later records.

    Changes are not applied if files of the set changed meanwhile; records from the first damaged one on are counted as
    unread.

    Args:
        log: The log.
        progress: Counts records.
        header_number: Number of the record with the header.
        mark: Number of the record after which records are applied.

    Raises:
        ReadError: The set can't be read.
        DamagedLogError: The log is damaged in its header.
    """
    numbers = [header_number, *(n for n in range(mark + 1, log.record_count + 1) if n != header_number)]
    left_header = LogHeader.from_record(log.read_record(header_number))
    document = _open_set(left_header, progress)
    before, header = document.table.snapshot(), LogHeader.from_document(document)
    replay = _Replay(document, left_header)
    changed, unread_count, was_saving = replay.find_changed_header(), 0, mark > 0
    progress.begin(left_header.name, len(numbers))
    for place, number in enumerate(numbers):
        try:
            record = UnpackedRecord(log.read_record(number))
            if number != header_number and "base" in record.stored:
                continue
            was_saving = bool(record.stored.get("saving", was_saving))
            changed |= replay.find_changed(record)
            if not changed:
                replay.apply(record)
        except (*MALFORMED, AssertionError):
            unread_count = len(numbers) - place
            break
        progress.advance()
    if changed:
        document = _open_set(left_header, progress) if document.version else document
    else:
        replay.finish()
    state = RecordWriter(document).state_record(header.base, describe_files(header))
    sitemaps = (*document.sitemaps, *document.sitemaps.removed_sitemaps())
    changes = find_changes(before, before if changed else document.table, {each.id: each.name for each in sitemaps})
    names = tuple(name for sitemap, name in left_header.sitemaps if sitemap in changed)
    if changed and not names:
        names = (left_header.name,)
    return RecoveredSet(document, changes, log, header, state, unread_count, names, was_saving)


def _open_set(header: LogHeader, progress: Progress) -> Document:
    """Open the set that a header describes, with the options and the profile in it."""
    if header.path is None:
        document = new_document()
        document.is_validated = False
    else:
        names = [name for _, name in header.sitemaps]
        main = header.path if header.index is not None or len(names) == 1 else header.path / names[0]
        now = Fingerprint.from_path(main)
        # An unchanged file is as large as the user allowed then.
        is_unchanged = now is not None and header.fingerprint == tuple(now)
        options = ReadOptions(Ceilings.raised() if is_unchanged else Ceilings(), header.encoding)
        # A folder may have other files, which the user retained when removing their sitemaps, or never opened.
        files = [] if header.index is not None else [header.path / name for name in names]
        if len(files) > 1 and all(is_file(file) for file in files):
            document = open_as_set(files, options, progress)
            document.base_url = header.address
        else:
            document = open_path(header.path, options, progress, index_url=header.address)
    _restore_sitemap_order(document, [name for _, name in header.sitemaps])
    document.profile = PROFILES.get(header.profile, DEFAULT_PROFILE)
    return document


def _restore_sitemap_order(document: Document, names: list[str]) -> None:
    """Restore the order of the sitemaps of a folder, given by file names, because renamed ones are not sorted by name."""
    ids = {sitemap.file_name: sitemap.id for sitemap in document.sitemaps}
    order = [ids[name] for name in names if name in ids]
    if document.shape is SetShape.FOLDER and sorted(order) == sorted(ids.values()) and order != list(ids.values()):
        document.do(plan_sitemap_order(document, order))


class _SlotMap:
    """Map from slots that a log uses to slots of the opened table."""

    def __init__(self) -> None:
        """Create an empty map."""
        self._blocks: dict[int, SlotArray] = {}

    def are_known(self, named: SlotArray) -> NDArray[np.bool_]:
        """Return a mask of the log's slots that are in the map."""
        known = np.zeros(len(named), np.bool_)
        for block, chosen, places in group_by_block(named):
            if block in self._blocks:
                known[chosen] = self._blocks[block][places] != _UNKNOWN
        return known

    def add(self, named: SlotArray, slots: SlotArray) -> None:
        """Map slots of the log (`named`) to slots of the table."""
        for block, chosen, places in group_by_block(named):
            if block not in self._blocks:
                self._blocks[block] = np.full(BLOCK_ENTRIES, _UNKNOWN, np.uint32)
            self._blocks[block][places] = slots[chosen]

    def __call__(self, named: SlotArray) -> SlotArray:
        """Return the slots of the table for slots of the log; raise a `LookupError` for unknown slots."""
        slots = np.empty(len(named), np.uint32)
        for block, chosen, places in group_by_block(named):
            slots[chosen] = self._blocks[block][places]
        if (slots == _UNKNOWN).any():
            raise LookupError(named)
        return slots


class _Replay:
    """Applier of the records of a log to a document whose files are unchanged."""

    def __init__(self, document: Document, header: LogHeader) -> None:
        """Map the ids of sitemaps in a log to the files of its opened set."""
        self._document, self._header = document, header
        self._slots = _SlotMap()
        self._files = dict(zip((sitemap for sitemap, _ in header.sitemaps), files_on_disk(document), strict=False))
        self._ids = {NO_ORIGIN: NO_ORIGIN, **{sitemap: file.id for sitemap, file in self._files.items()}}
        self._adopted: dict[int, SlotArray] = {}
        self._entry_count = len(document.table)

    def find_changed_header(self) -> set[int]:
        """Return {-1} if the index, or the number of files, differs from the header of the log, else an empty set."""
        header, document, index = self._header, self._document, self._document.index
        now = None if index is None else (index.name, index.source.checksum, index.source.unpacked_bytes)
        is_other = now != header.index or len(header.sitemaps) != len(files_on_disk(document))
        return {-1} if is_other else set()

    def find_changed(self, record: UnpackedRecord) -> set[int]:
        """Return the ids of sitemaps whose files differ from a record, and map the slots of the other files."""
        if "files" not in record.stored or len(self._files) != len(self._header.sitemaps):
            return set()
        contents = record.stored["files"]["contents"]
        changed, end = set(), 0
        slots = record.read_slots(
            record.stored["files"]["slots"], sum(content[2] for _, content in contents if content)
        )
        for sitemap, content in contents:
            source = self._files[sitemap].source
            if content is not None:
                begin, end = end, end + content[2]
                if source is not None and content_identity(source) == content:
                    self._slots.add(slots[begin:end], source.slots)
            if content != (None if source is None else content_identity(source)):
                changed.add(sitemap)
        return changed

    def apply(self, record: UnpackedRecord) -> None:
        """Apply a record to the document; if that fails with one of `MALFORMED`, the entries have not changed."""
        document, table = self._document, self._document.table
        before = table.snapshot()
        try:
            self._apply_parts(record, table)
        except BaseException:
            table.copy_from(before)
            raise
        if table.listing is not before.listing or table.index_name != before.index_name:
            document.update_files(before.index_name)
        document.version += 1

    def _apply_parts(self, record: UnpackedRecord, table: EntryTable) -> None:
        """Apply each part of a record to the document and its table."""
        stored = record.stored
        for facts in stored.get("sitemaps", ()):
            self._add_sitemap(facts)
        if "entries" in stored:
            self._add_entries(record, stored["entries"], table)
        for cells in stored.get("cells", ()):
            slots = self._slots(record.read_slots(cells["slots"], self._entry_count))
            columns = {name: _read_values(record, cells[name], name, slots) for name in _RESTORED if name in cells}
            if "sitemap" in columns:
                columns["sitemap"] = self._map_sitemaps(columns["sitemap"])
            table.set_columns(slots, **columns)
        if "extensions" in stored:
            slots = self._slots(record.read_slots(stored["extensions"]["slots"], self._entry_count))
            rows = table.rows(slots, ["touched", "size"])
            extensions = record.read_extensions(stored["extensions"])
            table.replace_extensions(slots, extensions, rows["touched"].to_numpy(), rows["size"].to_numpy())
        if "order" in stored:
            first, end = int(stored["order"]["first"]), int(stored["order"]["end"])
            if not 0 <= first <= end <= len(table.order):
                raise ValueError(first, end)
            slots = self._slots(record.read_slots(stored["order"]["slots"], self._entry_count))
            table.set_order(np.concatenate([table.order[:first], slots, table.order[end:]]))
        if "moved" in stored:
            table.mark_moved(unique_slots(self._slots(record.read_slots(stored["moved"], self._entry_count))))
        if "listing" in stored:
            self._set_listing(stored["listing"], table)
        if "index" in stored:
            name, fingerprint = stored["index"]
            table.index_name = text_or_none(name)
            if fingerprint is not None and self._document.folder is not None:
                self._retain_index(self._document.folder / str(name), Fingerprint(*map(int, fingerprint)))
        if "marks" in stored:
            faults = [(sitemap, _corrected_rule(rule)) for sitemap, rule in stored["marks"]["corrected"]]
            table.corrected = frozenset((None if each is None else self._ids[each], rule) for each, rule in faults)
            table.orders_index = bool(stored["marks"]["orders_index"])

    def _map_sitemaps(self, named: pl.Series) -> pl.Series:
        """Return a column with the log's ids of sitemaps replaced by ids of the document."""
        ids = {int(sitemap): self._ids[int(sitemap)] for sitemap in named.unique()}
        return named.replace_strict(list(ids), list(ids.values()), return_dtype=named.dtype)

    def _add_entries(self, record: UnpackedRecord, stored: Mapping[str, Stored], table: EntryTable) -> None:
        """Add the new entries of a record to the table, not to its order, and map their slots.

        Entries that are in the table already, such as entries of existing files that were added to the set, are only
        mapped.
        """
        frame = entry_frame({name: record.read_column(stored["fields"][name]) for name in FIELD_NAMES})
        named = record.read_slots(stored["slots"], frame.height)
        sitemaps = record.read_column(stored["sitemaps"], TABLE_SCHEMA["sitemap"])
        origins = record.read_column(stored["origins"], TABLE_SCHEMA["origin"])
        if not frame.height == len(named) == len(sitemaps) == len(origins):
            raise ValueError(len(named))
        # Records that were written during a save describe again what only the files before it have.
        extensions, own = record.read_extensions(stored), ~self._slots.are_known(named)
        for sitemap, slots in self._adopted.items():
            of_sitemap = sitemaps.to_numpy() == sitemap
            if np.count_nonzero(of_sitemap) == len(slots):
                self._slots.add(named[of_sitemap], slots)
                own &= ~of_sitemap
        self._adopted = {}
        places = pl.DataFrame({"entry": np.flatnonzero(own).astype(np.uint32)}).with_row_index("place")
        extensions = extensions.join(places, on="entry", maintain_order="left").select(entry="place", xml="xml")
        mask = pl.Series(own, dtype=pl.Boolean)
        frame = frame.filter(mask)
        slots = table.allocate(
            frame,
            extensions=extensions,
            sitemap=self._map_sitemaps(sitemaps.filter(mask)).to_numpy(),
            sizes=entry_sizes(frame, extensions),
            origin=self._map_sitemaps(origins.filter(mask)).to_numpy(),
        )
        self._slots.add(named[own], slots)
        self._entry_count += len(named)

    def _add_sitemap(self, facts: Mapping[str, Stored]) -> None:
        """Register a new sitemap, given by its facts in a record, in the document; a known one is skipped.

        If it has an existing file that is unchanged, the entries of the file are added to the table; if the next save
        replaces the file, it is registered as lost.
        """
        document, sitemaps = self._document, self._document.sitemaps
        if int(facts["id"]) in self._ids:
            return
        error = text_or_none(facts["error"])
        sitemap = SitemapFile(sitemaps.next_id, file_name=text_or_none(facts["name"]))
        sitemap.error = ReadError(error) if error is not None else None
        sitemaps.append_sitemap(sitemap)
        self._ids[int(facts["id"])] = sitemap.id
        if document.folder is None or sitemap.file_name is None or not facts.keys() & {"adopted", "replaced"}:
            return
        path = document.folder / sitemap.file_name
        try:
            file = read_file(path, ReadOptions())
        except ReadError:
            return
        if content_identity(replace(file.source, slots=np.arange(file.n_entries, dtype=np.uint32))) == facts.get(
            "adopted"
        ):
            sitemap.path, sitemap.source, sitemap.is_file_retained = path, file.source, True
            self._adopted[int(facts["id"])] = file.add_to(document.table, sitemap.id)
            document.findings.extend((sitemap.id, finding) for finding in file.findings)
        elif list(file.source.fingerprint) == facts.get("replaced"):
            # With a checksum that no file has, so that the next save renders it new.
            sitemap.path, sitemap.is_file_retained = path, True
            sitemap.source = replace(file.source, slots=NO_SLOTS, is_lost=True, checksum=-1)

    def _set_listing(self, stored: Mapping[str, Stored], table: EntryTable) -> None:
        """Set the listing of the table from the changes in a record."""
        listing = dict(table.listing or {})
        for sitemap, *texts in stored["entries"]:
            listing[self._ids[sitemap]] = IndexEntry(*map(text_or_none, texts))
        if stored["order"] is not None:
            listing = {self._ids[sitemap]: listing[self._ids[sitemap]] for sitemap in stored["order"]}
        table.set_listing(listing)

    def _retain_index(self, path: Path, fingerprint: Fingerprint) -> None:
        """Add the file of an index that returned to the set to `removed_indexes`, unless it was changed since.

        The next save may then replace it.
        """
        try:
            source = read_file(path, ReadOptions()).source
        except ReadError:
            return
        if source.fingerprint == fingerprint:
            # With a checksum that no file has, so that the next save renders it new.
            self._document.removed_indexes.append(IndexFile(path, replace(source, is_lost=True, checksum=-1)))

    def finish(self) -> None:
        """Validate the order of the entries, and recount the totals of the table, after the last record.

        Raises:
            DamagedLogError: Entries are repeated, or not in the order of the sitemaps.
        """
        table = self._document.table
        sitemaps = table.rows(table.order, ["sitemap"]).to_series().to_numpy()
        is_first = np.ones(len(table), np.bool_)
        is_first[1:] = sitemaps[1:] != sitemaps[:-1]
        places = {sitemap.id: place for place, sitemap in enumerate(self._document.sitemaps)}
        found = [places.get(sitemap, -1) for sitemap in sitemaps[is_first].tolist()]
        is_ordered = found == sorted(set(found)) and -1 not in found
        if not is_ordered or len(unique_slots(table.order)) != len(table):
            raise DamagedLogError(msg("The recovery log is damaged."))
        table.recount_totals()


def _read_values(record: UnpackedRecord, stored: Stored, name: str, slots: SlotArray) -> pl.Series:
    """Return a column of a record that has a value for each slot; raise a `ValueError` for any other column."""
    column = record.read_column(stored, TABLE_SCHEMA[name])
    if len(column) != len(slots) or (name not in FIELD_NAMES and column.null_count()):
        raise ValueError(len(column))
    return column


def _corrected_rule(stored: Stored) -> str:
    """Return a rule id of a record; raise a `ValueError` unless it is one of `CORRECTED_RULES`."""
    if stored not in CORRECTED_RULES:
        raise ValueError(stored)
    return str(stored)
