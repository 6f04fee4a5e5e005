"""Write the recovery log of an open set: a record of each edit, before the window shows it.

Records survive any end of the process. The log never makes an edit fail: an error is reported once, and each later edit
tries to write one record of all changes to a new log.

While a save runs, the log has a mark, and before files are replaced also a description of the new ones. So recovery can
apply all records to the files before the save, or the records after the mark to the files after it.
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
    """Writer of the recovery log of one document, in a folder of logs; its first edit creates the file."""

    def __init__(self, document: Document, folder: Path, report_error: Callable[[StudioError], None]) -> None:
        """Become the recorder of a document; nothing is written yet. `report_error` is called once if writing fails."""
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
        """The path of the log file; None without a file, as before the first edit and after closing."""
        return self._file.path if self._file is not None else None

    @property
    def is_written(self) -> bool:
        """Whether there is a log file, and it has all edits; False before the first edit."""
        return self._file is not None and not self._is_behind

    def begin_edit(self) -> None:
        """Create the header with the present files of the set, unless there is a header; nothing is written."""
        if self._header is None:
            self._header = LogHeader.from_document(self._document)
            self._base = self._contents = describe_files(self._header)

    def encode(self, applied: AppliedEdit) -> Record | None:
        """Return the record of an edit, in any thread, without writing it.

        None after an error, which is reported once.
        """
        before, after = applied.prepared.before, applied.table
        try:
            return self._writer.edit_record(before, after, applied.change, self._contents)
        except MALFORMED as error:
            # An edit must not fail because of the log.
            self._report_once(f"{type(error).__name__}: {error}")
            return None

    def write(self, record: Record | None) -> None:
        """Write the record of an edit to the log.

        Without a record, or if the log is too long, all changes are written to a new log, but not during a save.
        """
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
        """Append a record to the log, which is created if needed.

        Return False after an error, which is reported once.
        """
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
        """Begin the log of a recovered document with one record of all its changes, in place of the old log.

        Args:
            header: Header for the files on disk.
            record: The record of all changes since.
            log: The old log, which is removed, or renamed if not all its changes were recovered.
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
        """Write one record of all changes to a new log, and remove the old log; a failure is reported once."""
        assert self._header is not None
        try:
            record = self._writer.state_record(self._header.base, self._base)
        except MALFORMED as error:
            self._is_behind = True
            self._report_once(f"{type(error).__name__}: {error}")
        else:
            self._replace_file(self._file, record)

    def _replace_file(self, old: LogFile | None, record: Record) -> bool:
        """Create a new log with the header and a record, then remove the old log; return whether that succeeded.

        If it fails, the old log remains, the failure is reported once, and the next edit tries again.
        """
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
        """Mark in an existing log that files are being written, and that later edits are not in them."""
        self.begin_edit()
        self._is_saving, self._is_edited_since_save = True, False
        self._before_save = self._contents
        self._saved_set = self._document.snapshot()
        sitemaps = frozenset(sitemap.id for sitemap in self._saved_set.sitemaps)
        self._contents = LogContents(sitemaps=sitemaps, saved=self._saved_set.table)
        self._append_save_record(saving_mark(is_saving=True))

    def describe_saved(self, path: Path, sources: Mapping[int | None, Source]) -> None:
        """Append the header for the files that a save is about to write, in any thread; see `EditRecorder`."""
        if self._saved_set is not None:
            self._append_save_record(LogHeader.after_save(self._saved_set, path, sources).packed())

    def end_save(self, *, is_saved: bool) -> None:
        """End the records about a save.

        Args:
            is_saved: Whether it succeeded. Then the log is removed, and edits during the save begin a new one;
                otherwise the log is continued.
        """
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
        """Append a record about the running save to the log; a log that is created during the save gets it, too."""
        with self._lock:
            self._save_records.append(record)
            self._append_mark(record)

    def _append_mark(self, record: bytes) -> None:
        """Append a record that is no edit to an existing log that has all edits; a failure is reported once."""
        if self._file is not None and not self._is_behind:
            try:
                self._file.append(record)
            except OSError as error:
                self._is_behind = True
                self._report_once(system_reason(error))

    def flush(self) -> None:
        """Flush the log to the disk now, because the computer may be turned off; a failure is reported once."""
        if self._file is not None:
            try:
                self._file.sync()
            except OSError as error:
                self._report_once(system_reason(error))

    def flush_in_thread(self) -> Thread | None:
        """Flush new records to the disk in a thread, and return it; None if there are none, or a flush is running."""
        if self._flushing is not None and self._flushing.is_alive():
            return None
        self._flushing = None if self._file is None else self._file.sync_in_thread()
        return self._flushing

    def close(self) -> None:
        """Stop recording, and close the log with all edits, which remains for the next start of the program."""
        if self._is_behind:
            self._rewrite()
        self._detach_from_document()
        if self._file is not None:
            self._file.close()
            self._file = None

    def discard(self) -> None:
        """Stop recording, and remove the log, because everything is saved or discarded."""
        self._detach_from_document()
        self._remove_file()

    def _detach_from_document(self) -> None:
        """Stop receiving the edits of the document."""
        if self._document.recorder is self:
            self._document.recorder = None

    def _remove_file(self) -> None:
        """Remove the log file, if any; the next edit begins a new log."""
        if self._file is not None:
            self._file.remove()
        self._file = self._header = None
        self._is_behind = False

    def _report_once(self, reason: str) -> None:
        """Report that the log can't be written; only the first call has an effect."""
        if not self._has_reported:
            self._has_reported = True
            hint = msg("Save often: unsaved changes can't be recovered after a crash.")
            message = msg("The recovery log can't be written: {reason}.", reason=reason)
            self._report_error(WriteError(message, hint=hint, path=self.folder))


def describe_files(header: LogHeader) -> LogContents:
    """Return the contents of a log that has this header and no records."""
    base = frozenset(header.base)
    return LogContents(base, frozenset(sitemap for sitemap, _ in header.files), base)
