"""Write the recovery log of an open set: a record of each edit, before the window shows it.

What is written survives the end of the process, whatever ends it. The log never makes an edit fail: an error is
reported once, and each later edit tries to write one record of all changes to a new log.

While a save runs, the log has a mark, and before files are replaced also a description of the new ones. So recovery can
apply the records to the files before the save, and those after the mark to the files after it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Lock, Thread
from typing import Final

from sitemap_studio.core.errors import StudioError, WriteError, system_reason
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import quarantine_file
from sitemap_studio.document.document import Document
from sitemap_studio.document.edit_record import LogContents, Record
from sitemap_studio.document.recovery.change_records import (
    MALFORMED,
    RecordWriter,
    saving_mark,
)
from sitemap_studio.document.recovery.log_files import LogFile, LogHeader
from sitemap_studio.document.transaction import AppliedEdit, EditRecorder
from sitemap_studio.formats.read_file import Source

MAX_LOG_BYTES: Final = 256 << 20
"""A log that has grown by this is replaced by one with a single record of all changes."""


class RecoveryRecorder(EditRecorder):
    """The log of one document in a folder of logs; its file is created by the first edit."""

    def __init__(self, document: Document, folder: Path, report_error: Callable[[StudioError], None]) -> None:
        """Begin the log of a document without unsaved changes; `report_error` is called once if it fails."""
        self.folder = folder
        self._document, self._report_error = document, report_error
        self._writer = RecordWriter(document)
        self._file: LogFile | None = None
        self._header: LogHeader | None = None
        self._base = self._contents = LogContents()
        self._max_bytes = MAX_LOG_BYTES
        self._is_behind = self._is_saving = self._is_edited_since_save = self._has_reported = False
        self._save_records: list[bytes] = []
        self._saved_set: Document | None = None
        self._before_save = self._contents
        self._flushing: Thread | None = None
        # A job describes the saved files while the window writes edits.
        self._lock = Lock()
        document.recorder = self

    @property
    def path(self) -> Path | None:
        """The path of the log; None before the first edit."""
        return self._file.path if self._file is not None else None

    @property
    def is_written(self) -> bool:
        """Whether the log has all edits."""
        return self._file is not None and not self._is_behind

    def begin_edit(self) -> None:
        """Describe the files of the set, if the log is empty."""
        if self._header is None:
            self._header = LogHeader.from_document(self._document)
            self._base = self._contents = describe_files(self._header)

    def encode(self, applied: AppliedEdit) -> Record | None:
        """Return the record of an edit; None if that fails. The log is not changed."""
        before, after = applied.prepared.before, applied.table
        try:
            return self._writer.edit_record(before, after, applied.change, self._contents)
        except MALFORMED as error:
            # An edit must not fail because of the log.
            self._report_once(f"{type(error).__name__}: {error}")
            return None

    def write(self, record: Record | None) -> None:
        """Write the record of an edit; without one, or if the log is too long, write all changes to a new log."""
        self._is_edited_since_save = True
        with self._lock:
            is_written = record is not None and not self._is_behind and self._append(record)
        if self._is_saving:
            # One record of all changes would not fit the files after the save.
            self._is_behind = not is_written
        elif not is_written:
            self._rewrite()
        elif self._file is not None and self._file.end > self._max_bytes:
            self._rewrite()
            self._max_bytes = max(MAX_LOG_BYTES, 2 * self._file.end)

    def _append(self, record: Record) -> bool:
        assert self._header is not None
        try:
            if self._file is None:
                # With its first record: a log without one is removed by the next start.
                self._file = LogFile.create(self.folder, self._header.packed(), *self._save_records, record.packed)
            else:
                self._file.append(record.packed)
        except OSError as error:
            self._report_once(system_reason(error))
            return False
        self._contents = record.contents
        return True

    def continue_log(self, header: LogHeader, record: Record, log: LogFile, *, is_complete: bool) -> None:
        """Replace the log of a recovered document by a new log with all its changes.

        Args:
            header: Header for the files on disk.
            record: The record of all changes since.
            log: The other log, which is removed, or set aside if it is not complete.
            is_complete: Whether all its changes were recovered.
        """
        self._header, self._base = header, describe_files(header)
        if not self._replace_file(log if is_complete else None, record):
            log.close()
        elif not is_complete:
            log.close()
            with suppress(OSError):
                quarantine_file(log.path)

    def _rewrite(self) -> None:
        """Write one record of all changes to a new log, and remove the old one."""
        assert self._header is not None
        try:
            record = self._writer.state_record(self._header.base, self._base)
        except MALFORMED as error:
            self._is_behind = True
            self._report_once(f"{type(error).__name__}: {error}")
        else:
            self._replace_file(self._file, record)

    def _replace_file(self, old: LogFile | None, record: Record) -> bool:
        assert self._header is not None
        header = replace(self._header, replaces=None if old is None else old.path.name)
        try:
            self._file = LogFile.create(self.folder, header.packed(), record.packed)
        except OSError as error:
            self._is_behind = True
            self._report_once(system_reason(error))
            return False
        if old is not None:
            old.remove()
        self._contents, self._is_behind = record.contents, False
        return True

    def begin_save(self) -> None:
        """Mark the log: files are being written, and later edits are not in them."""
        self.begin_edit()
        self._is_saving, self._is_edited_since_save = True, False
        self._before_save = self._contents
        self._saved_set = self._document.snapshot()
        sitemaps = frozenset(sitemap.id for sitemap in self._saved_set.sitemaps)
        self._contents = LogContents(sitemaps=sitemaps, saved=self._saved_set.table)
        self._append_save_record(saving_mark(is_saving=True))

    def describe_saved(self, path: Path, sources: Mapping[int | None, Source]) -> None:
        """Describe the files that a save is about to write, in any thread; see `EditRecorder`."""
        if self._saved_set is not None:
            self._append_save_record(LogHeader.after_save(self._saved_set, path, sources).packed())

    def end_save(self, *, is_saved: bool) -> None:
        """Begin a new log of the files that were saved, or continue the log if none were."""
        self._is_saving, self._save_records, self._saved_set = False, [], None
        self._contents = self._before_save
        if not is_saved:
            if self._is_behind:
                self._rewrite()
            elif self._file is None:
                self._header = None
            else:
                self._append_mark(saving_mark(is_saving=False))
            return
        self._header = None
        if self._is_edited_since_save:
            self.begin_edit()
            self._rewrite()
        else:
            self._remove_file()

    def _append_save_record(self, record: bytes) -> None:
        """Append a record about the running save, also to a log that is created during the save."""
        with self._lock:
            self._save_records.append(record)
            self._append_mark(record)

    def _append_mark(self, record: bytes) -> None:
        if self._file is not None and not self._is_behind:
            try:
                self._file.append(record)
            except OSError as error:
                self._is_behind = True
                self._report_once(system_reason(error))

    def flush(self) -> None:
        """Write the log to the disk, because the computer may be turned off."""
        if self._file is not None:
            try:
                self._file.sync()
            except OSError as error:
                self._report_once(system_reason(error))

    def flush_in_thread(self) -> Thread | None:
        """Write new records to the disk in a thread, because power may fail; None if nothing is to be written."""
        if self._flushing is not None and self._flushing.is_alive():
            return None
        self._flushing = None if self._file is None else self._file.sync_in_thread()
        return self._flushing

    def close(self) -> None:
        """Close the log, for the next start."""
        if self._is_behind:
            self._rewrite()
        self._detach_from_document()
        if self._file is not None:
            self._file.close()
            self._file = None

    def discard(self) -> None:
        """Remove the log: everything is saved or discarded."""
        self._detach_from_document()
        self._remove_file()

    def _detach_from_document(self) -> None:
        if self._document.recorder is self:
            self._document.recorder = None

    def _remove_file(self) -> None:
        if self._file is not None:
            self._file.remove()
        self._file = self._header = None
        self._is_behind = False

    def _report_once(self, reason: str) -> None:
        if not self._has_reported:
            self._has_reported = True
            hint = msg("Save often: unsaved changes can't be recovered after a crash.")
            message = msg("The recovery log can't be written: {reason}.", reason=reason)
            self._report_error(WriteError(message, hint=hint, path=self.folder))


def describe_files(header: LogHeader) -> LogContents:
    """Return the contents of a log with this header and no records."""
    base = frozenset(header.base)
    return LogContents(base, frozenset(sitemap for sitemap, _ in header.files), base)
