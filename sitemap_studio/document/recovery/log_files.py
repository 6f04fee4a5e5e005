"""The files of recovery logs: append-only groups of bytes, each with its length and a checksum.

The first group says which files the log was begun for, each other one is a step. An incomplete last group, as after a
kill or a power cut, is cut off. A program that writes a log holds a system lock on it; a log without one belongs to a
program that ended. Files that are no trusted logs are renamed, never removed.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import stat
import struct
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from threading import Lock
from time import time
from typing import Any, Final, NamedTuple

from platformdirs import user_state_path

from sitemap_studio.core.errors import ReadError, system_reason
from sitemap_studio.core.file_lock import OWN_FLAGS, LockResult, remove_locked, rename_locked, try_lock
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.messages import join, msg
from sitemap_studio.core.paths import path_exists, state_folder_override
from sitemap_studio.core.version import __version__
from sitemap_studio.document.document import Document
from sitemap_studio.document.recovery.log_steps import NOT_UNDERSTOOD, DamagedLogError, files_on_disk, text_or_none
from sitemap_studio.document.sitemap_set import IndexFile, SetShape, Sitemap
from sitemap_studio.formats.container import crc32
from sitemap_studio.model.order import LISTED_FIELDS, IndexEntry

# The header


@dataclass(frozen=True)
class BaseFile:
    """A file when a log began.

    Attributes:
        checksum: Checksum of its unpacked bytes; None where it could not be read.
        fingerprint: Size and modification time.
        listed: Its file name, URL and date in the set; None for a sitemap without a set.
        is_waiting: Whether it was not read yet: the log knows nothing else of it.
    """

    name: str
    checksum: int | None = None
    unpacked_bytes: int = 0
    entries: int = 0
    fingerprint: Fingerprint | None = None
    listed: IndexEntry | None = None
    is_waiting: bool = False

    @classmethod
    def of(cls, file: Sitemap | IndexFile, listed: IndexEntry | None = None) -> BaseFile:
        """Describe a file of a set as it was last read or saved."""
        source = file.source
        if source is None:
            return cls(file.name, listed=listed, is_waiting=isinstance(file, Sitemap) and file.is_waiting)
        entries = len(source.slots) if isinstance(file, Sitemap) else 0
        return cls(file.name, source.checksum, source.unpacked_bytes, entries, source.fingerprint, listed)

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> BaseFile:
        """Check an object from a header; see `NOT_UNDERSTOOD` for errors."""
        fingerprint = None if stored["fingerprint"] is None else Fingerprint(*map(int, stored["fingerprint"]))
        checksum = None if stored["checksum"] is None else int(stored["checksum"])
        counts = int(stored["unpacked_bytes"]), int(stored["entries"])
        if min(counts) < 0 or counts[1] >= 1 << 32:
            raise ValueError(counts)
        texts = stored["listed"]
        listed = None if texts is None else IndexEntry(*(_text(texts[name]) for name in LISTED_FIELDS))
        is_waiting = bool(stored.get("is_waiting", False))
        return cls(str(stored["name"]), checksum, *counts, fingerprint, listed, is_waiting)

    def is_same(self, other: BaseFile) -> bool:
        """Return whether another file has the same bytes, as far as is known."""
        known = (self.checksum, self.unpacked_bytes, self.entries)
        return self.is_waiting or known == (other.checksum, other.unpacked_bytes, other.entries)


def _text(stored: object) -> Any:
    if stored and "\0" in text_or_none(stored):
        # No file can have such a name.
        raise ValueError(stored)
    return text_or_none(stored)


@dataclass(frozen=True)
class Base:
    """The files of a set when a log began.

    Attributes:
        encoding: Chosen encoding of files that follow neither their declaration nor UTF-8.
    """

    path: Path | None
    index: BaseFile | None
    files: tuple[BaseFile, ...]
    profile: str = ""
    address: str | None = None
    encoding: str | None = None
    began: str = ""
    program: str = __version__

    @classmethod
    def of(cls, document: Document) -> Base:
        """Describe the set of a document as it is on disk."""
        index, files = document.index, files_on_disk(document)
        listing = (index.listing if index is not None else document.table.listing) or {}
        encodings = (file.source.chosen_encoding for file in files if file.source is not None)
        return cls(
            path=document.path.absolute() if document.path is not None else None,
            index=BaseFile.of(index) if index is not None else None,
            files=tuple(BaseFile.of(file, listing.get(file.id)) for file in files),
            profile=document.profile.name,
            address=document.address,
            encoding=next(filter(None, encodings), None),
            began=datetime.now(UTC).isoformat(timespec="seconds"),
        )

    @property
    def name(self) -> str:
        """The name to show for the set."""
        return self.path.name if self.path is not None else self.files[0].name if self.files else ""

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
        """Read the header of a log; raise a `DamagedLogError` for anything else."""
        try:
            stored = json.loads(packed.decode("utf-8", "surrogatepass"))
            files = tuple(map(BaseFile.from_json, stored["files"]))
            index = None if stored["index"] is None else BaseFile.from_json(stored["index"])
            names = ("path", "profile", "address", "encoding", "began", "program")
            path, *texts = (_text(stored[name]) for name in names)
        except NOT_UNDERSTOOD as error:
            raise DamagedLogError(msg("The recovery log is damaged.")) from error
        return cls(None if path is None else Path(path), index, files, *texts)


# The file

LOG_SUFFIX: Final = ".log"
INCOMPLETE_SUFFIX: Final = ".new"
"""Ending of the name until the log is complete and locked."""

ASIDE_SUFFIX: Final = ".aside"
"""Ending of the names of logs that can't be understood."""

MOST_LOGS: Final = 1_000
"""Logs that are read at most."""

_NAMED: Final = b"Sitemap Studio recovery log "
_FIRST_LINE: Final = _NAMED + b"1\n"
_FRAME: Final = struct.Struct("<QI")
_MOST_HEADER_BYTES: Final = 1 << 28
_PIECE_BYTES: Final = 1 << 26
_MODE: Final = 0o600
_INCOMPLETE_SECONDS: Final = 24 * 3600
_PROBING: Final = Lock()
"""Held while logs are only looked at: the lock that this needs is not one of another program."""


class NoLogError(ReadError):
    """A file is no recovery log of this user."""


class LogFile:
    """A log that is open and locked; groups are appended after those that it has.

    Attributes:
        end: Size up to the end of the last complete group.
        groups: Offset and length of each complete group that was found, the header first.
        is_damaged: Whether more than one incomplete group follows them.
    """

    def __init__(self, path: Path, handle: int) -> None:
        self.path, self.end = path, len(_FIRST_LINE)
        self.groups: list[tuple[int, int]] = []
        self.is_damaged = False
        self._handle, self._checksum = handle, 0

    @classmethod
    def begun(cls, folder: Path, header: bytes, *groups: bytes) -> LogFile:
        """Create a log in a folder; it gets its name once it has its first groups. No file remains if that fails."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        name = secrets.token_hex(8)
        incomplete = folder / f"{name}{INCOMPLETE_SUFFIX}"
        log = cls(incomplete, os.open(incomplete, os.O_RDWR | OWN_FLAGS | os.O_CREAT | os.O_EXCL, _MODE))
        try:
            try_lock(log._handle)
            _write_all(log._handle, _FIRST_LINE)
            for group in (header, *groups):
                log.append(group)
            log._take_name(folder / f"{name}{LOG_SUFFIX}")
        except BaseException:
            log.remove()
            raise
        return log

    def _take_name(self, path: Path) -> None:
        handle, self._handle = self._handle, -1
        self._handle = rename_locked(self.path, path, handle, os.O_RDWR | OWN_FLAGS)
        self.path = path

    @classmethod
    def found(cls, path: Path) -> LogFile | None:
        """Open and lock a log; None where another program has it locked, or it has no complete header.

        Raises:
            NoLogError: It is no log, or other users may have written it.
            ReadError: It can't be read, or has the format of another version.
        """
        try:
            handle = os.open(path, os.O_RDWR | OWN_FLAGS)
        except OSError as error:
            if path.is_symlink() or path.is_dir():
                raise _no_log(path) from error
            raise _unreadable(path, error) from error
        log = cls(path, handle)
        try:
            status = os.fstat(handle)
            if not stat.S_ISREG(status.st_mode) or status.st_nlink > 1:
                raise _no_log(path)
            if hasattr(os, "getuid") and (status.st_uid != os.getuid() or status.st_mode & 0o022):
                raise NoLogError(msg("“{name}” may have been written by another user.", name=path.name), path=path)
            if try_lock(handle) is not LockResult.BUSY and log._read_groups():
                return log
        except OSError as error:
            log.close()
            raise _unreadable(path, error) from error
        except BaseException:
            log.close()
            raise
        log.close()
        return None

    def _read_groups(self) -> bool:
        """Find the complete groups; return whether there is a header."""
        head, size = self.read(0, len(_FIRST_LINE)), os.fstat(self._handle).st_size
        if head != _FIRST_LINE:
            if _FIRST_LINE.startswith(head):
                return False
            if head.startswith(_NAMED):
                message = msg("“{name}” was written by another version of Sitemap Studio.", name=self.path.name)
                raise ReadError(message, path=self.path)
            raise _no_log(self.path)
        while len(frame := self.read(self.end, _FRAME.size)) == _FRAME.size:
            length, checksum = _FRAME.unpack(frame)
            begin = self.end + _FRAME.size
            is_possible = length <= size - begin and (bool(self.groups) or length <= _MOST_HEADER_BYTES)
            if not is_possible or self._checksum_of(frame, begin, length) != checksum:
                self.is_damaged = begin + length < size
                break
            self.end, self._checksum = begin + length, checksum
            self.groups.append((begin, length))
        return bool(self.groups)

    def _checksum_of(self, frame: bytes, begin: int, length: int) -> int:
        checksum = crc32(frame[:8], self._checksum)
        for place in range(begin, begin + length, _PIECE_BYTES):
            checksum = crc32(self.read(place, min(_PIECE_BYTES, begin + length - place)), checksum)
        return checksum

    @property
    def n_steps(self) -> int:
        """Number of steps that were found."""
        return len(self.groups) - 1

    def base(self) -> Base:
        """Return the files that the log was begun for; raise a `DamagedLogError` if they can't be understood."""
        return Base.unpacked(self.read(*self.groups[0]))

    def step(self, number: int) -> bytes:
        """Return the group of a step, counted from 0."""
        return self.read(*self.groups[number + 1])

    def keep(self, n_steps: int) -> None:
        """Cut off all steps after the first ones, before others are appended."""
        begin, length = self.groups[n_steps]
        self._checksum = _FRAME.unpack(self.read(begin - _FRAME.size, _FRAME.size))[1]
        self.end = begin + length
        os.ftruncate(self._handle, self.end)

    def append(self, group: bytes) -> None:
        """Append a group; if that fails with an `OSError`, the log is as before."""
        length = _FRAME.pack(len(group), 0)[:8]
        checksum = crc32(group, crc32(length, self._checksum))
        frame = _FRAME.pack(len(group), checksum)
        try:
            os.lseek(self._handle, self.end, os.SEEK_SET)
            # Large groups are not copied.
            for data in (frame + group,) if len(group) < 1 << 16 else (frame, group):
                _write_all(self._handle, data)
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, self.end)
            raise
        self.end += len(frame) + len(group)
        self._checksum = checksum

    def sync(self) -> None:
        """Flush the file to the disk."""
        os.fsync(self._handle)

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

    def read(self, place: int, length: int) -> bytes:
        """Read bytes at an offset; fewer at the end of the file."""
        os.lseek(self._handle, place, os.SEEK_SET)
        parts = []
        while length and (part := os.read(self._handle, min(length, 1 << 30))):
            parts.append(part)
            length -= len(part)
        return b"".join(parts)


def _no_log(path: Path) -> NoLogError:
    return NoLogError(msg("“{name}” is not a recovery log.", name=path.name), path=path)


def _unreadable(path: Path, error: OSError) -> ReadError:
    return ReadError(msg("“{name}” can't be read: {reason}.", name=path.name, reason=system_reason(error)), path=path)


def _write_all(handle: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view[: 1 << 30]) :]


# The folder


@dataclass(frozen=True)
class LeftLog:
    """A log whose program ended without saving: its files when it began, and whether the set was moved since."""

    path: Path
    base: Base
    n_steps: int
    is_moved: bool = False

    def is_of(self, path: Path) -> bool:
        """Return whether it is of the set of a file."""
        return self.base.path is not None and os.path.realpath(self.base.path) == os.path.realpath(path)

    def followed_to(self, document: Document) -> LeftLog | None:
        """Return the log for the path of an open set, if that is the same set in another folder; None if not."""
        old, new = self.base.path, document.path
        if old is None or new is None or path_exists(old):
            return None
        if document.shape is not SetShape.FOLDER and old.name != new.name:
            return None
        if self.base.changed(Base.of(document)):
            return None
        return replace(self, base=replace(self.base, path=new.absolute()), is_moved=True)

    def opened(self) -> LogFile:
        """Open and lock the log; raise a `ReadError` if it is gone, or locked by another program."""
        with _PROBING:
            file = LogFile.found(self.path)
        if file is None:
            message = msg("The unsaved changes of “{base}” are being recovered elsewhere.", base=self.base.name)
            raise ReadError(message, path=self.path)
        return file


class LeftLogs(NamedTuple):
    """The logs in a folder: those that can be recovered, the latest first, and a message for each other file."""

    logs: tuple[LeftLog, ...]
    complaints: tuple[str, ...]


def recovery_folder() -> Path:
    """Return the folder of the logs of this user; it may not exist."""
    return (state_folder_override() or user_state_path("sitemap-studio", appauthor=False)) / "recovery"


def has_logs(folder: Path) -> bool:
    """Return whether there are logs in a folder; fast."""
    return bool(_paths(folder))


def left_logs(folder: Path) -> LeftLogs:
    """Find the logs of programs that ended; files that can't be understood are renamed."""
    logs: list[LeftLog] = []
    complaints: list[str] = []
    for path in _paths(folder):
        try:
            with _PROBING:
                file = LogFile.found(path)
                if file is None:
                    continue
                with contextlib.closing(file):
                    base = file.base()
                    if file.n_steps:
                        logs.append(LeftLog(path, base, file.n_steps))
                    else:
                        file.remove()
        except (NoLogError, DamagedLogError) as error:
            complaints.append(join([error.message, _quarantined(path)]))
        except ReadError as error:
            complaints.append(str(error))
    return LeftLogs(tuple(sorted(logs, key=lambda log: log.base.began, reverse=True)), tuple(complaints))


def _paths(folder: Path) -> list[Path]:
    """Return the logs in a folder; old incomplete ones are removed."""
    paths: list[Path] = []
    with contextlib.suppress(OSError), os.scandir(folder) as files:
        for file in files:
            if file.name.endswith(LOG_SUFFIX):
                paths.append(Path(file.path))
            elif file.name.endswith(INCOMPLETE_SUFFIX):
                # The others are found if one can't be removed.
                with contextlib.suppress(OSError):
                    if file.stat(follow_symlinks=False).st_mtime < time() - _INCOMPLETE_SECONDS:
                        Path(file.path).unlink()
    return sorted(paths)[:MOST_LOGS]


def _quarantined(path: Path) -> str:
    """Rename a file so that it is not read again, and return a message about that."""
    names = (path.with_name(f"{path.name}{ASIDE_SUFFIX}{number if number > 1 else ''}") for number in count(1))
    aside = next(name for name in names if not os.path.lexists(name))
    try:
        path.rename(aside)
    except OSError:
        return msg("It was not changed.")
    return msg("It was set aside as “{aside}”.", aside=aside.name)
