"""Writing the recovery log of an open set: every edit before it is done, in order, and to the disk every few seconds.

An edit is written where it is done, so that what the history shows can be recovered. Only bringing it to the disk, and
trying again what could not be written, is left to a thread, which lives as long as there is anything of that. Nothing
fails because of the log: where it can't be written that is told once, and tried again.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from sitemap_studio.core.errors import StudioError, WriteError, system_reason
from sitemap_studio.core.messages import msg
from sitemap_studio.document.document import Document
from sitemap_studio.document.recovery.log_files import LogFile
from sitemap_studio.document.recovery.log_steps import Base, DoneEdit, StepReader, StepWriter
from sitemap_studio.document.recovery.stored_edits import NOT_UNDERSTOOD, UnknownEditError
from sitemap_studio.document.transaction import AppliedEdit

SYNC_SECONDS: Final = 3.0
"""What was written is on the disk after so long, so that it outlives a power cut, too."""

MOST_WAITING_BYTES: Final = 64 << 20
"""What can't be written is kept up to this size."""


class Recorder:
    """The log of one document; there is no file before the first edit.

    Attributes:
        folder: Where logs lie.
    """

    def __init__(self, document: Document, folder: Path, complain: Callable[[StudioError], None]) -> None:
        """Begin to listen to a document.

        Args:
            document: The set, as it lies on disk.
            folder: Where to put the log.
            complain: Told once, in whatever thread, where the log can't be written.
        """
        self.folder = folder
        self._document, self._complain = document, complain
        self._turn = threading.Condition()
        self._since_save: list[DoneEdit] | None = None
        self._thread: threading.Thread | None = None
        self._is_syncing = self._is_over = self._is_lost = self._has_complained = False
        self._unsynced_since: float | None = None
        self._unwritten: list[bytes] = []
        self._file: LogFile | None = None
        self._superseded: LogFile | None = None
        self._base: Base | None = None
        self._writer: StepWriter | None = None
        self._n_waiting = self._count_waiting()
        self._while_reading: list[DoneEdit] = []
        if not self._n_waiting:
            self._base, self._writer = Base.of(document), StepWriter(document)
        document.recorder = self

    def resume(self, file: LogFile, reader: StepReader) -> None:
        """Go on behind the last step of a log whose steps were done in the document."""
        file.cut()
        self._file = file
        if self._writer is not None:
            self._writer.resume(reader)

    @property
    def path(self) -> Path | None:
        """Where the log lies, if there is one."""
        return self._file.path if self._file is not None else None

    def _count_waiting(self) -> int:
        return sum(sitemap.is_waiting for sitemap in self._document.sitemaps)

    def _begins_anew_while_reading(self) -> bool:
        """Whether the log knows fewer files than there are by now.

        Files come behind all others, so that a log of some of them goes for all until an edit is about another.
        """
        n_waiting = self._count_waiting()
        if self._while_reading[1:] and n_waiting == self._n_waiting:
            return False
        self._n_waiting = n_waiting
        return True

    # What is done to the document

    def took(self, applied: AppliedEdit) -> None:
        """Write an edit down; when this returns it is in the log, unless that can't be written."""
        done = DoneEdit.of(applied)
        with self._turn:
            if self._is_over:
                return
            if self._since_save is not None:
                self._since_save.append(done)
            if self._n_waiting:
                self._while_reading.append(done)
            if self._n_waiting and self._begins_anew_while_reading():
                self._begin_anew(self._while_reading)
                if not self._n_waiting:
                    self._while_reading = []
            else:
                self._write(done)
            self._wake()

    def carry(self, done: DoneEdit) -> None:
        """Write down what was done before anybody listened."""
        with self._turn:
            self._write(done)
            self._wake()

    def save_began(self) -> None:
        """Files are being written: what is done from now on is not in them."""
        self._since_save = []

    def save_ended(self, *, is_saved: bool) -> None:
        """The files are written, or stay as they were.

        Args:
            is_saved: Whether the document knows of new files; the log stands upon these from now on.
        """
        since, self._since_save = self._since_save, None
        if not is_saved:
            return
        with self._turn:
            if not self._is_over:
                self._n_waiting, self._while_reading = 0, []
                self._begin_anew(since or ())
                self._wake()

    # The end

    def flush(self, seconds: float = 30.0) -> None:
        """Bring everything to the disk; for when the program is about to be ended."""
        with self._turn:
            if self._turn.wait_for(lambda: not self._is_syncing, seconds):
                self._try_again()
                self._sync()
                self._let_superseded_go()

    def close(self) -> None:
        """Write everything and leave the log for the next start."""
        self.flush()
        self._end(lambda file: file.close())

    def discard(self) -> None:
        """Take the log away: everything is saved, or not wanted any more."""
        self._end(lambda file: file.remove())

    def _end(self, last: Callable[[LogFile], None]) -> None:
        with self._turn:
            if self._document.recorder is self:
                self._document.recorder = None
            self._is_over = True
            self._turn.notify_all()
            thread = self._thread
        if thread is not None:
            thread.join()
        for file in (self._file, self._superseded):
            if file is not None:
                last(file)
        self._file = self._superseded = None

    # The thread

    def _wake(self) -> None:
        if self._thread is None and (self._unwritten or self._unsynced_since is not None):
            self._thread = threading.Thread(target=self._work, name="recovery log", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        while self._is_due():
            try:
                # Without the lock: a disk may take seconds, and nobody who edits is to wait for it.
                self._sync()
            finally:
                with self._turn:
                    self._is_syncing = False
                    self._let_superseded_go()
                    self._turn.notify_all()

    def _is_due(self) -> bool:
        """Wait until something is to be brought to the disk; false once there is nothing any more."""
        with self._turn:
            while not self._is_over and (self._unsynced_since is not None or self._unwritten):
                due = (self._unsynced_since or monotonic()) + SYNC_SECONDS
                if (left := due - monotonic()) <= 0:
                    self._try_again()
                    self._is_syncing = True
                    return True
                self._turn.wait(left)
            self._thread = None
            return False

    # Writing: by whoever has the lock

    def _begin_anew(self, carried: Sequence[DoneEdit]) -> None:
        """Let the log stand upon the files as they are now, with what was done to the set since."""
        self._turn.wait_for(lambda: not self._is_syncing)
        if self._file is not None:
            if self._superseded is not None:
                self._superseded.remove()
            self._superseded, self._file = self._file, None
        self._base, self._writer = Base.of(self._document), StepWriter(self._document)
        self._is_lost, self._unwritten, self._unsynced_since = False, [], None
        for done in carried:
            self._write(done)
        if not carried:
            self._let_superseded_go()
            return
        # At once, since only then the log before may go.
        self._unsynced_since = monotonic() - SYNC_SECONDS
        self._turn.notify_all()

    def _let_superseded_go(self) -> None:
        """Take the log before away once this one holds everything: until then it is better than none."""
        if self._superseded is not None and not self._unwritten and not self._is_lost:
            self._superseded.remove()
            self._superseded = None

    def _write(self, done: DoneEdit) -> None:
        if self._is_lost or self._writer is None:
            return
        try:
            self._unwritten.append(self._writer.group(done))
        except UnknownEditError as error:
            self._lose(str(error))
            return
        except NOT_UNDERSTOOD as error:
            # An edit is not to fail, nor a thread to end, because of what can't be written down.
            self._lose(f"{type(error).__name__}: {error}")
            return
        self._try_again()
        if sum(map(len, self._unwritten)) > MOST_WAITING_BYTES:
            self._lose("More waits to be written than can be kept.")

    def _try_again(self) -> None:
        """Write what could not be written before."""
        try:
            if self._file is None and self._unwritten and self._base is not None:
                # One without an edit would be taken for nothing, were the program ended now.
                self._file = LogFile.begun(self.folder, self._base.packed(), self._unwritten[0])
                del self._unwritten[0]
                self._unsynced_since = monotonic()
            while self._unwritten and self._file is not None:
                self._file.append(self._unwritten[0])
                del self._unwritten[0]
                self._unsynced_since = self._unsynced_since or monotonic()
        except OSError as error:
            self._unsynced_since = monotonic()
            self._tell(system_reason(error))

    def _sync(self) -> None:
        self._unsynced_since = None
        if self._file is None:
            return
        try:
            self._file.sync()
        except OSError as error:
            self._tell(system_reason(error))

    def _lose(self, reason: str) -> None:
        """Write nothing more until the set is saved: what there is stays, and can be recovered."""
        self._is_lost, self._unwritten = True, []
        self._tell(reason)

    def _tell(self, reason: str) -> None:
        if not self._has_complained:
            self._has_complained = True
            hint = msg("Editing goes on; save now and then, because changes could not be recovered after a crash.")
            self._complain(
                WriteError(
                    msg("The recovery log can't be written: {reason}.", reason=reason), hint=hint, path=self.folder
                )
            )
