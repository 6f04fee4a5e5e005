"""Write the recovery log of an open set: every edit before it is applied, flushed to the disk every few seconds.

An edit is written in the thread that does it; a thread flushes, and tries again what could not be written. The log never
makes an edit fail: an error is reported once.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from sitemap_studio.core.errors import StudioError, WriteError, system_reason
from sitemap_studio.core.messages import msg
from sitemap_studio.document.document import Document, EditRecorder
from sitemap_studio.document.recovery.log_files import Base, LogFile
from sitemap_studio.document.recovery.log_steps import NOT_UNDERSTOOD, StepReader, StepWriter, UnknownEditError
from sitemap_studio.document.transaction import AppliedEdit

SYNC_SECONDS: Final = 3.0
"""Interval of flushes, and so of what a power cut can lose."""

MOST_WAITING_BYTES: Final = 64 << 20
"""Maximum size of groups that wait to be written."""


class Recorder(EditRecorder):
    """The log of one document in a folder of logs; its file is created by the first edit."""

    def __init__(self, document: Document, folder: Path, complain: Callable[[StudioError], None]) -> None:
        """Begin the log of a document without unsaved changes; `complain` is called once if it fails, in any thread."""
        self.folder = folder
        self._document, self._complain = document, complain
        self._lock = threading.Condition()
        self._since_save: list[AppliedEdit] | None = None
        self._while_reading: list[AppliedEdit] = []
        self._thread: threading.Thread | None = None
        self._is_syncing = self._is_closed = self._is_lost = self._has_complained = False
        self._unsynced_since: float | None = None
        self._unwritten: list[bytes] = []
        self._file: LogFile | None = None
        self._superseded: LogFile | None = None
        self._base: Base | None = None
        self._writer: StepWriter | None = None
        self._n_waiting = self._count_waiting()
        if not self._n_waiting:
            self._base, self._writer = Base.of(document), StepWriter(document)
        document.recorder = self

    def resume(self, file: LogFile, reader: StepReader) -> None:
        """Continue a log whose steps were done in the document."""
        self._file = file
        if self._writer is not None:
            self._writer.numbering, self._writer.is_seen = reader.numbering, reader.is_seen

    @property
    def path(self) -> Path | None:
        """The path of the log; None before the first edit."""
        return self._file.path if self._file is not None else None

    def _count_waiting(self) -> int:
        return sum(sitemap.is_waiting for sitemap in self._document.sitemaps)

    def took(self, applied: AppliedEdit) -> None:
        """Write an edit; it is in the log when this returns, unless that can't be written."""
        with self._lock:
            if self._is_closed:
                return
            if self._since_save is not None:
                self._since_save.append(applied)
            if self._n_waiting:
                # Files that were read since are appended to the set: the log of the others is valid until an edit.
                self._while_reading.append(applied)
                before, self._n_waiting = self._n_waiting, self._count_waiting()
                if before != self._n_waiting or len(self._while_reading) == 1:
                    self._restart(self._while_reading)
                else:
                    self._write(applied)
                if not self._n_waiting:
                    self._while_reading = []
            else:
                self._write(applied)
            self._start_thread()

    def save_began(self) -> None:
        """Note that files are being written; later edits are not in them."""
        self._since_save = []

    def save_ended(self, *, is_saved: bool) -> None:
        """Begin a new log of the files that were saved, or keep the log if none were."""
        since, self._since_save = self._since_save, None
        if not is_saved:
            return
        with self._lock:
            if not self._is_closed:
                self._n_waiting, self._while_reading = 0, []
                self._restart(since or ())
                self._start_thread()

    def flush(self, seconds: float = 30.0) -> None:
        """Write and flush everything; the program may be ended."""
        with self._lock:
            if self._lock.wait_for(lambda: not self._is_syncing, seconds):
                self._write_waiting()
                self._sync()
                self._remove_superseded()

    def close(self) -> None:
        """Flush and close the log, for the next start."""
        self.flush()
        self._end(LogFile.close)

    def discard(self) -> None:
        """Remove the log: everything is saved or discarded."""
        self._end(LogFile.remove)

    def _end(self, last: Callable[[LogFile], None]) -> None:
        with self._lock:
            if self._document.recorder is self:
                self._document.recorder = None
            self._is_closed = True
            self._lock.notify_all()
            thread = self._thread
        if thread is not None:
            thread.join()
        for file in (self._file, self._superseded):
            if file is not None:
                last(file)
        self._file = self._superseded = None

    def _start_thread(self) -> None:
        if self._thread is None and (self._unwritten or self._unsynced_since is not None):
            self._thread = threading.Thread(target=self._work, name="recovery-log", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        while self._is_due():
            try:
                # Without the lock: edits must not wait seconds for a disk.
                self._sync()
            finally:
                with self._lock:
                    self._is_syncing = False
                    self._remove_superseded()
                    self._lock.notify_all()

    def _is_due(self) -> bool:
        """Wait until something is to be flushed; return False once there is nothing left."""
        with self._lock:
            while not self._is_closed and (self._unsynced_since is not None or self._unwritten):
                due = (self._unsynced_since or monotonic()) + SYNC_SECONDS
                if (left := due - monotonic()) <= 0:
                    self._write_waiting()
                    self._is_syncing = True
                    return True
                self._lock.wait(left)
            self._thread = None
            return False

    # With the lock

    def _restart(self, carried: Sequence[AppliedEdit]) -> None:
        """Begin a new log of the files as they are now, with the edits since."""
        self._lock.wait_for(lambda: not self._is_syncing)
        if self._file is not None:
            if self._superseded is not None:
                self._superseded.remove()
            self._superseded, self._file = self._file, None
        self._base, self._writer = Base.of(self._document), StepWriter(self._document)
        self._is_lost, self._unwritten, self._unsynced_since = False, [], None
        for applied in carried:
            self._write(applied)
        if not carried:
            self._remove_superseded()
            return
        # At once: only then the old log is removed.
        self._unsynced_since = monotonic() - SYNC_SECONDS
        self._lock.notify_all()

    def _remove_superseded(self) -> None:
        """Remove the old log once the new one is complete."""
        if self._superseded is not None and not self._unwritten and not self._is_lost:
            self._superseded.remove()
            self._superseded = None

    def _write(self, applied: AppliedEdit) -> None:
        if self._is_lost or self._writer is None:
            return
        try:
            self._unwritten.append(self._writer.group(applied))
        except UnknownEditError as error:
            self._give_up(str(error))
            return
        except NOT_UNDERSTOOD as error:
            # An edit must not fail because of the log.
            self._give_up(f"{type(error).__name__}: {error}")
            return
        self._write_waiting()
        if sum(map(len, self._unwritten)) > MOST_WAITING_BYTES:
            self._give_up("More waits to be written than can be kept.")

    def _write_waiting(self) -> None:
        try:
            while self._unwritten and self._base is not None:
                if self._file is None:
                    # With its first group: a log without one is removed by the next start.
                    self._file = LogFile.begun(self.folder, self._base.packed(), self._unwritten[0])
                else:
                    self._file.append(self._unwritten[0])
                del self._unwritten[0]
                self._unsynced_since = self._unsynced_since or monotonic()
        except OSError as error:
            self._unsynced_since = monotonic()
            self._report(system_reason(error))

    def _sync(self) -> None:
        self._unsynced_since = None
        try:
            if self._file is not None:
                self._file.sync()
        except OSError as error:
            self._report(system_reason(error))

    def _give_up(self, reason: str) -> None:
        """Write nothing more until the set is saved; the log so far can be recovered."""
        self._is_lost, self._unwritten = True, []
        self._report(reason)

    def _report(self, reason: str) -> None:
        if not self._has_complained:
            self._has_complained = True
            hint = msg("Save often: unsaved changes can't be recovered after a crash.")
            message = msg("The recovery log can't be written: {reason}.", reason=reason)
            self._complain(WriteError(message, hint=hint, path=self.folder))
