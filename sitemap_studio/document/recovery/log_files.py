"""The files of recovery logs: a header and records, each with its length and a checksum.

The header describes the set at the beginning of the log; `change_records` has the format of records. An incomplete last
record, as after a kill, is dropped. The program that writes a log holds a system lock on it; a log without a lock was
written by a program that has ended. Files that are no trusted logs are renamed, never removed.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock, Thread
from typing import Any, Final, NamedTuple

from platformdirs import user_state_path

from sitemap_studio.core.errors import ReadError, system_reason
from sitemap_studio.core.file_lock import OWN_FLAGS, LockResult, is_open_file, remove_locked, try_lock
from sitemap_studio.core.messages import join, msg
from sitemap_studio.core.paths import quarantine_file, state_folder_override
from sitemap_studio.document.document import Document
from sitemap_studio.document.recovery.change_records import (
    MALFORMED,
    DamagedLogError,
    RecordPacker,
    Stored,
    UnpackedRecord,
    files_on_disk,
    pack_read_files,
)
from sitemap_studio.formats.container import crc32
from sitemap_studio.formats.read_file import Source

LOG_SUFFIX: Final = ".log"
MAX_LOGS: Final = 1_000
"""Maximum number of logs that are read."""

_NAMED: Final = b"Sitemap Studio recovery log "
_FIRST_LINE: Final = _NAMED + b"2\n"
_FRAME: Final = struct.Struct("<QI")
_MODE: Final = 0o600
_CREATE_TRIES: Final = 5
_EXAMINING: Final = Lock()
"""Held while logs are only examined: the lock that this needs is not one of another program."""


# The header


@dataclass(frozen=True)
class LogHeader:
    """Header of a log: the set on disk when the log began.

    Attributes:
        path: Path of the set; None for a new sitemap.
        sitemaps: Ids and names of the sitemaps on disk, in the order in which opening the set returns them.
        index: Name, checksum and size of its index; None without an index.
        fingerprint: Size, time of change and inode of the index, else of the first sitemap.
        profile: Name of the profile.
        address: Base URL of the set.
        encoding: Chosen encoding of files that are neither in the declared encoding nor in UTF-8.
        began: Time of its creation, ISO 8601 in UTC.
        replaces: File name of the log that this one continues.
        files: The sitemaps whose files were read, and facts about these.
    """

    path: Path | None
    sitemaps: Sequence[tuple[int, str]] = ()
    index: tuple[str, int, int] | None = None
    fingerprint: tuple[int, ...] = ()
    profile: str = ""
    address: str | None = None
    encoding: str | None = None
    began: str = ""
    replaces: str | None = None
    files: Sequence[tuple[int, Source | None]] = ()

    @property
    def name(self) -> str:
        """The file or folder name of the set; without a path the name of its first sitemap, or an empty text."""
        return self.path.name if self.path is not None else self.sitemaps[0][1] if self.sitemaps else ""

    @property
    def base(self) -> list[int]:
        """Ids of the sitemaps on disk, in the order in which opening the set returns them."""
        return [sitemap for sitemap, _ in self.sitemaps]

    @classmethod
    def from_document(cls, document: Document) -> LogHeader:
        """Create the header of a log that begins now, for the files of a document on disk."""
        index, files = document.index, files_on_disk(document)
        main = index.source if index is not None else next((file.source for file in files), None)
        return cls(
            path=None if document.path is None else document.path.absolute(),
            sitemaps=tuple((file.id, file.name) for file in files),
            index=None if index is None else (index.name, index.source.checksum, index.source.unpacked_bytes),
            fingerprint=() if main is None else tuple(main.fingerprint),
            profile=document.profile.name,
            address=document.base_url,
            encoding=next(filter(None, (file.source.chosen_encoding for file in files if file.source)), None),
            began=datetime.now(UTC).isoformat(timespec="seconds"),
            files=tuple((file.id, file.source) for file in files if not file.is_waiting),
        )

    @classmethod
    def after_save(cls, document: Document, path: Path, sources: Mapping[int | None, Source]) -> LogHeader:
        """Create the header for a set on disk after a save.

        Args:
            document: A snapshot of the set that is saved; this method changes its files to those after the save.
            path: The path of the set after the save.
            sources: The written files by sitemap id; None for the index.
        """
        document.path = path
        for sitemap in document.sitemaps:
            if (source := sources.get(sitemap.id)) is not None:
                sitemap.path, sitemap.source = sitemap.path or path, source
        if document.index is not None and (source := sources.get(None)) is not None:
            listing = document.table.listing or {}
            document.index = replace(document.index, path=path, source=source, listing=listing)
        return cls.from_document(document)

    def packed(self) -> bytes:
        """Return the bytes of the header as a record, which also describes the files that were read."""
        packer = RecordPacker()
        names = ("profile", "address", "encoding", "began", "replaces", "fingerprint")
        stored = {name: getattr(self, name) for name in names} | pack_read_files(packer, self.files)
        path = None if self.path is None else str(self.path)
        return packer.pack({"path": path, "base": self.sitemaps, "base_index": self.index, **stored})

    @classmethod
    def from_record(cls, record: bytes) -> LogHeader:
        """Parse the header of a log, without its files; raise a `DamagedLogError` if it can't be understood."""
        try:
            stored = UnpackedRecord(record).stored
            path, address, encoding, replaces = (
                text_or_none(stored[name]) for name in ("path", "address", "encoding", "replaces")
            )
            name, checksum, size = stored["base_index"] or ("", 0, 0)
            return cls(
                path=None if path is None else Path(path),
                sitemaps=tuple((int(sitemap), str(name)) for sitemap, name in stored["base"]),
                index=None if stored["base_index"] is None else (str(name), int(checksum), int(size)),
                fingerprint=tuple(map(int, stored["fingerprint"])),
                profile=str(stored["profile"]),
                address=address,
                encoding=encoding,
                began=str(stored["began"]),
                replaces=replaces,
            )
        except MALFORMED as error:
            raise DamagedLogError(msg("The recovery log is damaged.")) from error


def text_or_none(stored: Stored) -> Any:
    """Return a JSON value that must be null or a text without null characters; raise a `TypeError` for other values."""
    if stored is not None and (not isinstance(stored, str) or "\0" in stored):
        raise TypeError(stored)
    return stored


# The file


class NoLogError(ReadError):
    """Error of opening a file that is not a recovery log of this user."""


class LogFile:
    """A recovery log that is open and locked, to which records are appended.

    Attributes:
        end: Size up to the end of the last complete record.
        synced_end: Size that was written to the disk, or is being written.
        records: Offset and length of each complete record that was found, the header first.
        is_damaged: Whether a damaged record follows them, other than an incomplete last one.
    """

    def __init__(self, path: Path, handle: int) -> None:
        """Store the path and the handle of a log file that is open and locked."""
        self.path, self.end = path, len(_FIRST_LINE)
        self.synced_end = 0
        self.records: list[tuple[int, int]] = []
        self.is_damaged = False
        self._handle = handle

    @classmethod
    def create(cls, folder: Path, *records: bytes) -> LogFile:
        """Create, lock and open a log with its header and first records in a folder. No file remains if that fails."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        log = cls(*_create_locked(folder))
        try:
            _write_all(log._handle, _FIRST_LINE)
            for record in records:
                log.append(record)
        except BaseException:
            log.remove()
            raise
        return log

    @classmethod
    def open(cls, path: Path) -> LogFile | None:
        """Open and lock an existing log, and find its records; return None if another program has it locked.

        A log without a complete header has no records.

        Raises:
            NoLogError: It is no log, or other users may have written it.
            ReadError: It can't be read, or has the format of another version.
        """
        try:
            handle = os.open(path, os.O_RDWR | OWN_FLAGS)
        except OSError as error:
            if path.is_symlink() or path.is_dir():
                raise _not_a_log_error(path) from error
            raise _unreadable_error(path, error) from error
        log = cls(path, handle)
        try:
            status = os.fstat(handle)
            if not stat.S_ISREG(status.st_mode) or status.st_nlink > 1:
                raise _not_a_log_error(path)
            if hasattr(os, "getuid") and (status.st_uid != os.getuid() or status.st_mode & 0o022):
                raise NoLogError(msg("“{name}” may have been written by another user.", name=path.name), path=path)
            if try_lock(handle) is not LockResult.BUSY:
                log._find_records()
                return log
        except OSError as error:
            log.close()
            raise _unreadable_error(path, error) from error
        except BaseException:
            log.close()
            raise
        log.close()
        return None

    def _find_records(self) -> None:
        """Find the complete records, and set `records`, `end` and `is_damaged`.

        Raises:
            NoLogError: It is no log.
            ReadError: It has the format of another version.
        """
        head, size = self._read(0, len(_FIRST_LINE)), os.fstat(self._handle).st_size
        if head != _FIRST_LINE:
            if _FIRST_LINE.startswith(head):
                return
            if head.startswith(_NAMED):
                message = msg("“{name}” was written by another version of Sitemap Studio.", name=self.path.name)
                raise ReadError(message, path=self.path)
            raise _not_a_log_error(self.path)
        while len(frame := self._read(self.end, _FRAME.size)) == _FRAME.size:
            length, checksum = _FRAME.unpack(frame)
            begin = self.end + _FRAME.size
            if length > size - begin or crc32(self._read(begin, length), crc32(frame[:8], 0)) != checksum:
                self.is_damaged = begin + length < size
                break
            self.end = begin + length
            self.records.append((begin, length))

    @property
    def record_count(self) -> int:
        """Number of complete records after the header that were found when the log was opened."""
        return max(0, len(self.records) - 1)

    def read_header(self) -> LogHeader:
        """Read the header of the log; raise a `DamagedLogError` if it can't be understood."""
        return LogHeader.from_record(self.read_record(0))

    def read_record(self, number: int) -> bytes:
        """Return the bytes of a record by its number from 1; 0 is the header."""
        return self._read(*self.records[number])

    def append(self, record: bytes) -> None:
        """Append a record to the file; if that raises an `OSError`, the log is as before."""
        length = _FRAME.pack(len(record), 0)[:8]
        frame = _FRAME.pack(len(record), crc32(record, crc32(length, 0)))
        try:
            os.lseek(self._handle, self.end, os.SEEK_SET)
            # Large records are not copied.
            for data in (frame + record,) if len(record) < 1 << 16 else (frame, record):
                _write_all(self._handle, data)
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, self.end)
            raise
        self.end += len(frame) + len(record)

    def sync(self) -> None:
        """Flush the log to the disk, so that it survives a power failure."""
        os.fsync(self._handle)
        self.synced_end = self.end

    def sync_in_thread(self) -> Thread | None:
        """Flush the log to the disk in a new thread, and return the thread; None if there is nothing new to flush."""
        if self.end == self.synced_end:
            return None
        self.synced_end = self.end
        thread = Thread(target=_sync_file, args=(self.path,), name="sync of recovery log", daemon=True)
        thread.start()
        return thread

    def close(self) -> None:
        """Close the log file, which releases its lock; the file remains."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            with contextlib.suppress(OSError):
                os.close(handle)

    def __del__(self) -> None:
        """Close the log file, which releases its lock."""
        # A log that a cancelled job found.
        self.close()

    def remove(self) -> None:
        """Close the log, and remove its file."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            remove_locked(self.path, handle)
        else:
            with contextlib.suppress(OSError):
                self.path.unlink()

    def _read(self, offset: int, length: int) -> bytes:
        """Read bytes of the log at an offset; fewer at the end of the file."""
        os.lseek(self._handle, offset, os.SEEK_SET)
        parts = []
        while length and (part := os.read(self._handle, min(length, 1 << 30))):
            parts.append(part)
            length -= len(part)
        return b"".join(parts)


def _sync_file(path: Path) -> None:
    """Flush a file to the disk, opened by its path, because its log may be closed meanwhile; errors are ignored."""
    with contextlib.suppress(OSError):
        handle = os.open(path, os.O_RDWR | OWN_FLAGS)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _create_locked(folder: Path) -> tuple[Path, int]:
    """Create an empty log that is open and locked, with a random name; return its path and handle."""
    for _ in range(_CREATE_TRIES):
        path = folder / f"{secrets.token_hex(8)}{LOG_SUFFIX}"
        handle = os.open(path, os.O_RDWR | OWN_FLAGS | os.O_CREAT | os.O_EXCL, _MODE)
        # Another program may remove it before it is locked.
        if try_lock(handle) is not LockResult.BUSY and is_open_file(path, handle):
            return path, handle
        os.close(handle)
    raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))


def _not_a_log_error(path: Path) -> NoLogError:
    """Return the error for a file that is not a recovery log."""
    return NoLogError(msg("“{name}” is not a recovery log.", name=path.name), path=path)


def _unreadable_error(path: Path, error: OSError) -> ReadError:
    """Return the error for a log that can't be read."""
    return ReadError(msg("“{name}” can't be read: {reason}.", name=path.name, reason=system_reason(error)), path=path)


def _write_all(handle: int, data: bytes) -> None:
    """Write all bytes to a file handle."""
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view[: 1 << 30]) :]


# The folder


@dataclass(frozen=True)
class RecoverableLog:
    """Log of a program that ended with unsaved changes.

    Attributes:
        header: Header of the log, which describes the set.
    """

    path: Path
    header: LogHeader

    def is_of(self, path: Path) -> bool:
        """Return whether the log is of the set at a path, comparing real paths."""
        own = self.header.path
        return own is not None and os.path.realpath(own) == os.path.realpath(path)

    def open(self) -> LogFile:
        """Open and lock the log; raise a `ReadError` if it is gone, has no records, or is locked by another program."""
        with _EXAMINING:
            file = LogFile.open(self.path)
        if file is None or not file.record_count:
            message = msg("The unsaved changes of “{base}” are being recovered elsewhere.", base=self.header.name)
            raise ReadError(message, path=self.path)
        return file


class RecoverableLogs(NamedTuple):
    """Recoverable logs of a folder, latest first, and a message for each unusable file."""

    logs: tuple[RecoverableLog, ...]
    messages: tuple[str, ...]


def recovery_folder() -> Path:
    """Return the folder of the logs of this user; it may not exist."""
    return (state_folder_override() or user_state_path("sitemap-studio", appauthor=False)) / "recovery"


def has_logs(folder: Path) -> bool:
    """Return whether a folder contains files named as logs; fast."""
    return bool(_log_paths(folder))


def find_recoverable_logs(folder: Path) -> RecoverableLogs:
    """Return the recoverable logs in a folder; locked logs are in use and skipped.

    Logs without records, and logs that another one continues, are removed. Damaged logs and other files are renamed;
    logs of another version, and unreadable ones, are only reported.
    """
    logs: list[RecoverableLog] = []
    messages: list[str] = []
    for path in _log_paths(folder):
        try:
            with _EXAMINING:
                file = LogFile.open(path)
                if file is None:
                    continue
                with contextlib.closing(file):
                    if file.record_count:
                        logs.append(RecoverableLog(path, file.read_header()))
                    elif not file.is_damaged:
                        file.remove()
                    else:
                        raise DamagedLogError(msg("The recovery log is damaged."))
        except (NoLogError, DamagedLogError) as error:
            messages.append(join([error.message, _quarantine(path)]))
        except ReadError as error:
            messages.append(str(error))
    continued = {log.header.replaces for log in logs}
    for log in logs:
        if log.path.name in continued:
            with contextlib.suppress(ReadError):
                log.open().remove()
    logs = [log for log in logs if log.path.name not in continued]
    return RecoverableLogs(tuple(sorted(logs, key=lambda log: log.header.began, reverse=True)), tuple(messages))


def _log_paths(folder: Path) -> list[Path]:
    """Return the paths of at most `MAX_LOGS` files named as logs in a folder, sorted; empty if it can't be read."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == LOG_SUFFIX)[:MAX_LOGS]
    except OSError:
        return []


def _quarantine(path: Path) -> str:
    """Rename a file so that it is not read again, and return a message about its new name."""
    try:
        return msg("It was set aside as “{aside}”.", aside=quarantine_file(path).name)
    except OSError:
        return msg("It was not changed.")
