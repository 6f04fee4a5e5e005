"""The files of recovery logs: a header and records, each with its length and a checksum.

The header says which set the log was begun for; `change_records` has the format of records. An incomplete last record,
as after a kill, is dropped. The program that writes a log holds a system lock on it; a log without one was left by a
program that has ended. Files that are no trusted logs are renamed, never removed.
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
    read_files,
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
        sitemaps: Ids and names of the sitemaps on disk, in the order in which opening the set returns them.
        index: Name, checksum and size of its index; None without an index.
        fingerprint: Size, time of change and inode of the file at the path.
        encoding: Chosen encoding of files that are neither in the declared encoding nor in UTF-8.
        replaces: File name of the log that this one continues.
        files: The sitemaps whose files were read, and these.
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
        """The name to show for the set."""
        return self.path.name if self.path is not None else self.sitemaps[0][1] if self.sitemaps else ""

    @property
    def base(self) -> list[int]:
        """Ids of the sitemaps that opening the set gives, in that order."""
        return [sitemap for sitemap, _ in self.sitemaps]

    @classmethod
    def from_document(cls, document: Document) -> LogHeader:
        """Create the header for the files of a document on disk."""
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
            document: A snapshot of the set that is saved; its files become those after the save.
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
        """Return the record of the header, which describes the files, too."""
        packer = RecordPacker()
        names = ("profile", "address", "encoding", "began", "replaces", "fingerprint")
        stored = {name: getattr(self, name) for name in names} | read_files(packer, self.files)
        path = None if self.path is None else str(self.path)
        return packer.packed({"path": path, "base": self.sitemaps, "base_index": self.index, **stored})

    @classmethod
    def from_record(cls, record: bytes) -> LogHeader:
        """Read the header of a log, without files; raise a `DamagedLogError` for anything else."""
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
    """Return a value of JSON that must be null or a text that a file name can hold."""
    if stored is not None and (not isinstance(stored, str) or "\0" in stored):
        raise TypeError(stored)
    return stored


# The file


class NoLogError(ReadError):
    """A file is no recovery log of this user."""


class LogFile:
    """A log that is open and locked; records are appended.

    Attributes:
        end: Size up to the end of the last complete record.
        synced_end: Size that was written to the disk, or is being written.
        records: Offset and length of each complete record that was found, the header first.
        is_damaged: Whether more than one incomplete record follows them.
    """

    def __init__(self, path: Path, handle: int) -> None:
        self.path, self.end = path, len(_FIRST_LINE)
        self.synced_end = 0
        self.records: list[tuple[int, int]] = []
        self.is_damaged = False
        self._handle = handle

    @classmethod
    def create(cls, folder: Path, *records: bytes) -> LogFile:
        """Create a log with its header and first records. No file remains on failure."""
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
        """Open and lock a log; None if another program has it locked. Without a complete header it has no records.

        Raises:
            NoLogError: It is no log, or other users may have written it.
            ReadError: It can't be read, or has the format of another version.
        """
        try:
            handle = os.open(path, os.O_RDWR | OWN_FLAGS)
        except OSError as error:
            if path.is_symlink() or path.is_dir():
                raise _not_a_log(path) from error
            raise _unreadable(path, error) from error
        log = cls(path, handle)
        try:
            status = os.fstat(handle)
            if not stat.S_ISREG(status.st_mode) or status.st_nlink > 1:
                raise _not_a_log(path)
            if hasattr(os, "getuid") and (status.st_uid != os.getuid() or status.st_mode & 0o022):
                raise NoLogError(msg("“{name}” may have been written by another user.", name=path.name), path=path)
            if try_lock(handle) is not LockResult.BUSY:
                log._find_records()
                return log
        except OSError as error:
            log.close()
            raise _unreadable(path, error) from error
        except BaseException:
            log.close()
            raise
        log.close()
        return None

    def _find_records(self) -> None:
        """Find the complete records."""
        head, size = self._read(0, len(_FIRST_LINE)), os.fstat(self._handle).st_size
        if head != _FIRST_LINE:
            if _FIRST_LINE.startswith(head):
                return
            if head.startswith(_NAMED):
                message = msg("“{name}” was written by another version of Sitemap Studio.", name=self.path.name)
                raise ReadError(message, path=self.path)
            raise _not_a_log(self.path)
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
        """Number of records after the header."""
        return max(0, len(self.records) - 1)

    def header(self) -> LogHeader:
        """Return the header; raise a `DamagedLogError` if it can't be understood."""
        return LogHeader.from_record(self.record(0))

    def record(self, number: int) -> bytes:
        """Return a record, counted from 1; 0 is the header."""
        return self._read(*self.records[number])

    def append(self, record: bytes) -> None:
        """Append a record; if that fails with an `OSError`, the log is as before."""
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
        """Write the file to the disk, for the end of the computer's session."""
        os.fsync(self._handle)
        self.synced_end = self.end

    def sync_in_thread(self) -> Thread | None:
        """Write the file to the disk in a thread; None if nothing was appended since."""
        if self.end == self.synced_end:
            return None
        self.synced_end = self.end
        thread = Thread(target=_sync_file, args=(self.path,), name="sync of recovery log", daemon=True)
        thread.start()
        return thread

    def close(self) -> None:
        """Close and unlock the file."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            with contextlib.suppress(OSError):
                os.close(handle)

    def __del__(self) -> None:
        # A log that a cancelled job found.
        self.close()

    def remove(self) -> None:
        """Close and remove the file."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            remove_locked(self.path, handle)
        else:
            with contextlib.suppress(OSError):
                self.path.unlink()

    def _read(self, place: int, length: int) -> bytes:
        """Read bytes at an offset; fewer at the end of the file."""
        os.lseek(self._handle, place, os.SEEK_SET)
        parts = []
        while length and (part := os.read(self._handle, min(length, 1 << 30))):
            parts.append(part)
            length -= len(part)
        return b"".join(parts)


def _sync_file(path: Path) -> None:
    """Write a file to the disk; it may be gone. It is opened for that, because its log may be closed at any time."""
    with contextlib.suppress(OSError):
        handle = os.open(path, os.O_RDWR | OWN_FLAGS)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _create_locked(folder: Path) -> tuple[Path, int]:
    """Create an empty log that is open and locked; return its path and handle."""
    for _ in range(_CREATE_TRIES):
        path = folder / f"{secrets.token_hex(8)}{LOG_SUFFIX}"
        handle = os.open(path, os.O_RDWR | OWN_FLAGS | os.O_CREAT | os.O_EXCL, _MODE)
        # Another program may remove it before it is locked.
        if try_lock(handle) is not LockResult.BUSY and is_open_file(path, handle):
            return path, handle
        os.close(handle)
    raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))


def _not_a_log(path: Path) -> NoLogError:
    return NoLogError(msg("“{name}” is not a recovery log.", name=path.name), path=path)


def _unreadable(path: Path, error: OSError) -> ReadError:
    return ReadError(msg("“{name}” can't be read: {reason}.", name=path.name, reason=system_reason(error)), path=path)


def _write_all(handle: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view[: 1 << 30]) :]


# The folder


@dataclass(frozen=True)
class RecoverableLog:
    """Log of a program that ended with unsaved changes."""

    path: Path
    header: LogHeader

    def is_of(self, path: Path) -> bool:
        """Return whether it is of the set of a file."""
        own = self.header.path
        return own is not None and os.path.realpath(own) == os.path.realpath(path)

    def open(self) -> LogFile:
        """Open and lock the log; raise a `ReadError` if it is gone, or locked by another program."""
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
    """Return whether there are logs in a folder; fast."""
    return bool(_paths(folder))


def find_recoverable_logs(folder: Path) -> RecoverableLogs:
    """Find the recoverable logs in a folder; remove or quarantine other files.

    Logs without records, and logs that another one continues, are removed; unusable files are renamed.
    """
    logs: list[RecoverableLog] = []
    messages: list[str] = []
    for path in _paths(folder):
        try:
            with _EXAMINING:
                file = LogFile.open(path)
                if file is None:
                    continue
                with contextlib.closing(file):
                    if file.record_count:
                        logs.append(RecoverableLog(path, file.header()))
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


def _paths(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == LOG_SUFFIX)[:MAX_LOGS]
    except OSError:
        return []


def _quarantine(path: Path) -> str:
    """Rename a file so that it is not read again, and return a message about that."""
    try:
        return msg("It was set aside as “{aside}”.", aside=quarantine_file(path).name)
    except OSError:
        return msg("It was not changed.")
