"""The files of recovery logs: append-only groups of bytes, each with its length and a checksum.

An incomplete last group, as after a kill or a power cut, is cut off. A program that writes a log holds a system lock on
it; a log without one belongs to a program that ended. Files that are no trusted logs are renamed, never removed.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
import struct
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from time import time
from typing import Final

from platformdirs import user_state_path

from sitemap_studio.core.errors import ReadError, system_reason
from sitemap_studio.core.file_lock import LockResult, remove_locked, rename_locked, try_lock
from sitemap_studio.core.messages import join, msg
from sitemap_studio.core.paths import path_exists, state_folder_override
from sitemap_studio.document.document import Document
from sitemap_studio.document.recovery.log_steps import Base
from sitemap_studio.document.recovery.stored_edits import DamagedLogError
from sitemap_studio.formats.container import crc32

LOG_SUFFIX: Final = ".log"
"""Ending of the names of logs."""

INCOMPLETE_SUFFIX: Final = ".new"
"""Ending until the log is complete and locked."""

_NAMED: Final = b"Sitemap Studio recovery log "
_FIRST_LINE: Final = _NAMED + b"1\n"
_FRAME: Final = struct.Struct("<QI")
_MOST_HEADER_BYTES: Final = 1 << 28
_MODE: Final = 0o600
_BINARY: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_NO_LINKS: Final = getattr(os, "O_NOFOLLOW", 0)
_NO_WAITING: Final = getattr(os, "O_NONBLOCK", 0)


class OtherVersionError(ReadError):
    """A recovery log was written by a version of the program with another format."""


class NoLogError(ReadError):
    """A file is no recovery log of this user."""


class LogFile:
    """A log that is open and locked.

    Attributes:
        path: Its path.
        end: Size up to the end of the last complete group.
    """

    def __init__(self, path: Path, handle: int, end: int, checksum: int) -> None:
        self.path, self.end = path, end
        self._handle, self._checksum = handle, checksum

    @classmethod
    def begun(cls, folder: Path, header: bytes, *groups: bytes) -> LogFile:
        """Create a log in a folder; it gets its name once it has its first groups.

        Raises:
            OSError: It can't be written; there is no file then.
        """
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        name = secrets.token_hex(8)
        incomplete = folder / f"{name}{INCOMPLETE_SUFFIX}"
        handle = os.open(incomplete, os.O_RDWR | os.O_CREAT | os.O_EXCL | _BINARY | _NO_LINKS, _MODE)
        log = cls(incomplete, handle, 0, 0)
        try:
            try_lock(handle)
            _write_all(handle, _FIRST_LINE)
            log.end = len(_FIRST_LINE)
            for group in (header, *groups):
                log.append(group)
            log._take_name(folder / f"{name}{LOG_SUFFIX}")
        except BaseException:
            log.remove()
            raise
        return log

    def _take_name(self, path: Path) -> None:
        handle, self._handle = self._handle, -1
        self._handle = rename_locked(self.path, path, handle, os.O_RDWR | _BINARY | _NO_LINKS)
        self.path = path

    def append(self, group: bytes) -> None:
        """Append a group.

        Raises:
            OSError: It can't be written; the log is as before.
        """
        length = _FRAME.pack(len(group), 0)[:8]
        checksum = crc32(group, crc32(length, self._checksum))
        frame = _FRAME.pack(len(group), checksum)
        try:
            os.lseek(self._handle, self.end, os.SEEK_SET)
            _write_all(self._handle, frame + group if len(group) < 1 << 16 else frame)
            if len(group) >= 1 << 16:
                _write_all(self._handle, group)
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, self.end)
            raise
        self.end += len(frame) + len(group)
        self._checksum = checksum

    def end_at(self, begin: int, length: int) -> None:
        """End after the group that begins at `begin`."""
        _, self._checksum = _FRAME.unpack(self.read(begin - _FRAME.size, _FRAME.size))
        self.end = begin + length

    def cut(self) -> None:
        """Truncate the file to the last complete group, before others are appended."""
        os.ftruncate(self._handle, self.end)

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
        """Read bytes at an offset."""
        os.lseek(self._handle, place, os.SEEK_SET)
        parts = []
        while length:
            part = os.read(self._handle, min(length, 1 << 30))
            if not part:
                break
            parts.append(part)
            length -= len(part)
        return b"".join(parts)


@dataclass(frozen=True)
class FoundLog:
    """A log of a program that ended, open and locked.

    Attributes:
        file: The log; groups can be appended.
        first: Offset and length of the header.
        groups: Offset and length of each complete group.
        is_damaged: Whether more than one incomplete group follows the last complete one.
    """

    file: LogFile
    first: tuple[int, int]
    groups: tuple[tuple[int, int], ...]
    is_damaged: bool

    @property
    def header(self) -> bytes:
        """The bytes of the header."""
        return self.file.read(*self.first)

    def group(self, place: int) -> bytes:
        """Return the bytes of a group, counted from 0."""
        return self.file.read(*self.groups[place])

    def keep(self, count: int) -> None:
        """Keep so many groups; others are appended after them."""
        begin, length = self.groups[count - 1] if count else self.first
        self.file.end_at(begin, length)


def found_log(path: Path) -> FoundLog | None:
    """Open and lock a log.

    Returns:
        None where another program has it locked, or it has no complete header.

    Raises:
        NoLogError: It is no log, or other users may have written it.
        OtherVersionError: It has the format of another version.
        ReadError: It can't be read.
    """
    try:
        handle = os.open(path, os.O_RDWR | _BINARY | _NO_LINKS | _NO_WAITING)
    except OSError as error:
        if path.is_symlink() or path.is_dir():
            raise NoLogError(msg("“{name}” is not a recovery log.", name=path.name), path=path) from error
        raise _unreadable(path, error) from error
    log = LogFile(path, handle, 0, 0)
    try:
        _refuse_foreign(path, os.fstat(handle))
        found = None if try_lock(handle) is LockResult.BUSY else _read(log, os.fstat(handle).st_size)
    except OSError as error:
        log.close()
        raise _unreadable(path, error) from error
    except BaseException:
        log.close()
        raise
    if found is None:
        log.close()
    return found


def _unreadable(path: Path, error: OSError) -> ReadError:
    sentence = msg("“{name}” can't be read: {reason}.", name=path.name, reason=system_reason(error))
    return ReadError(sentence, path=path)


def _refuse_foreign(path: Path, status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode) or status.st_nlink > 1:
        raise NoLogError(msg("“{name}” is not a recovery log.", name=path.name), path=path)
    if hasattr(os, "getuid") and (status.st_uid != os.getuid() or status.st_mode & 0o022):
        raise NoLogError(msg("“{name}” may have been written by another user.", name=path.name), path=path)


def _read(log: LogFile, size: int) -> FoundLog | None:
    head = log.read(0, len(_FIRST_LINE))
    if head != _FIRST_LINE:
        if _FIRST_LINE.startswith(head):
            return None
        if head.startswith(_NAMED):
            hint = msg("The version that wrote it can recover from it.")
            raise OtherVersionError(
                msg("“{name}” is of another version.", name=log.path.name), hint=hint, path=log.path
            )
        raise NoLogError(msg("“{name}” is not a recovery log.", name=log.path.name), path=log.path)
    log.end = len(_FIRST_LINE)
    groups: list[tuple[int, int]] = []
    while (group := _whole_group(log, size, is_first=not groups)) is not None:
        groups.append(group)
    if not groups:
        return None
    return FoundLog(log, groups[0], tuple(groups[1:]), _has_more(log, size))


def _whole_group(log: LogFile, size: int, *, is_first: bool) -> tuple[int, int] | None:
    """Return offset and length of the next group, and go on after it; None for an incomplete one."""
    frame = log.read(log.end, _FRAME.size)
    if len(frame) < _FRAME.size:
        return None
    length, checksum = _FRAME.unpack(frame)
    begin = log.end + _FRAME.size
    if length > size - begin or (is_first and length > _MOST_HEADER_BYTES):
        return None
    found = crc32(frame[:8], log._checksum)
    for place in range(begin, begin + length, 1 << 26):
        found = crc32(log.read(place, min(1 << 26, begin + length - place)), found)
    if found != checksum:
        return None
    log.end, log._checksum = begin + length, checksum
    return begin, length


def _has_more(log: LogFile, size: int) -> bool:
    """Return whether bytes follow an incomplete group."""
    frame = log.read(log.end, _FRAME.size)
    return len(frame) == _FRAME.size and log.end + _FRAME.size + int(_FRAME.unpack(frame)[0]) < size


def _write_all(handle: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view[: 1 << 30]) :]


ASIDE_SUFFIX: Final = ".aside"
"""Ending of the names of logs that can't be understood."""

MOST_LOGS: Final = 1_000
"""Logs that are read at most."""

_INCOMPLETE_SECONDS: Final = 24 * 3600


@dataclass(frozen=True)
class LeftLog:
    """A log whose program ended without saving.

    Attributes:
        path: Its path.
        base: The files of the set when it began.
        n_steps: Number of steps.
        is_moved: Whether the set was moved since.
    """

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
        if old is None or new is None or path_exists(old) or not (document.is_folder or old.name == new.name):
            return None
        if self.base.changed(Base.of(document)):
            return None
        return replace(self, base=replace(self.base, path=new.absolute()), is_moved=True)


@dataclass(frozen=True)
class LeftLogs:
    """The logs in a folder.

    Attributes:
        logs: Those that can be recovered, the latest first.
        complaints: A message for each other file.
    """

    logs: tuple[LeftLog, ...] = ()
    complaints: tuple[str, ...] = ()


def recovery_folder() -> Path:
    """Return the folder of the logs of this user; it may not exist."""
    return (state_folder_override() or user_state_path("sitemap-studio", appauthor=False)) / "recovery"


def has_logs(folder: Path) -> bool:
    """Return whether there are logs in a folder; fast."""
    return bool(_paths(folder))


def left_logs(folder: Path) -> LeftLogs:
    """Find the logs of programs that ended; files that can't be understood are renamed."""
    logs, complaints = [], []
    for path in _paths(folder):
        try:
            found = found_log(path)
            if found is None:
                continue
            base = _base(found)
            if found.groups:
                found.file.close()
                logs.append(LeftLog(path, base, len(found.groups)))
            else:
                # There was no edit.
                found.file.remove()
        except OtherVersionError as error:
            complaints.append(str(error))
        except (NoLogError, DamagedLogError) as error:
            complaints.append(join([error.message, quarantine_file(path)]))
        except ReadError as error:
            complaints.append(error.message)
    return LeftLogs(tuple(sorted(logs, key=lambda log: log.base.began, reverse=True)), tuple(complaints))


def opened_log(log: LeftLog) -> FoundLog:
    """Open and lock a log to recover it.

    Raises:
        ReadError: It is gone, or locked by another program.
    """
    found = found_log(log.path)
    if found is None:
        message = msg("The unsaved changes of “{base}” are being recovered elsewhere.", base=log.base.name)
        raise ReadError(message, hint="Look for another window of this program.", path=log.path)
    return found


def _base(found: FoundLog) -> Base:
    try:
        return Base.unpacked(found.header)
    except DamagedLogError:
        found.file.close()
        raise


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
                    _remove_incomplete(file)
    return sorted(paths)[:MOST_LOGS]


def _remove_incomplete(file: os.DirEntry[str]) -> None:
    if file.stat(follow_symlinks=False).st_mtime < time() - _INCOMPLETE_SECONDS:
        Path(file.path).unlink()


def quarantine_file(path: Path) -> str:
    """Rename a file so that it is not read again, and return a message about that."""
    names = (path.with_name(f"{path.name}{ASIDE_SUFFIX}{number if number > 1 else ''}") for number in count(1))
    aside = next(name for name in names if not os.path.lexists(name))
    try:
        path.rename(aside)
    except OSError:
        return msg("It was left alone.")
    return msg("It was set aside as “{aside}”.", aside=aside.name)
