"""The file of a recovery log: groups of bytes that are only ever added, each with its length and a checksum.

What ends in the middle of a group is cut off behind the last whole one: that is how a log looks after a kill or a power
cut. Whoever writes a log holds a lock of the system on it, so that a log without one belongs to a program that ended.
What the groups say is the business of others.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.file_locks import Seized, give_name, let_go, seize
from sitemap_studio.core.messages import msg
from sitemap_studio.core.system_reasons import system_reason
from sitemap_studio.formats.container import crc32

LOG_SUFFIX: Final = ".log"
"""How names of logs end."""

UNBORN_SUFFIX: Final = ".new"
"""How they end until the log can be read and is locked."""

_NAMED: Final = b"Sitemap Studio recovery log "
_FIRST_LINE: Final = _NAMED + b"1\n"
_FRAME: Final = struct.Struct("<QI")
_MOST_HEADER_BYTES: Final = 1 << 28
_MODE: Final = 0o600
_BINARY: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_NO_LINKS: Final = getattr(os, "O_NOFOLLOW", 0)
_NO_WAITING: Final = getattr(os, "O_NONBLOCK", 0)


class OtherVersionError(ReadError):
    """A recovery log was written by a version of the program that writes it otherwise."""


class NoLogError(ReadError):
    """A file is no recovery log, or not one of this user's."""


class LogFile:
    """A log that is open and locked.

    Attributes:
        path: Where it lies.
        end: Its bytes up to the end of the last whole group.
    """

    def __init__(self, path: Path, handle: int, end: int, checksum: int) -> None:
        self.path, self.end = path, end
        self._handle, self._checksum = handle, checksum

    @classmethod
    def begun(cls, folder: Path, header: bytes, *groups: bytes) -> LogFile:
        """Begin a log in a folder, which is made if need be; it bears its name once it holds its first groups.

        Raises:
            OSError: It can't be written; nothing is left of it.
        """
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        name = secrets.token_hex(8)
        unborn = folder / f"{name}{UNBORN_SUFFIX}"
        handle = os.open(unborn, os.O_RDWR | os.O_CREAT | os.O_EXCL | _BINARY | _NO_LINKS, _MODE)
        log = cls(unborn, handle, 0, 0)
        try:
            seize(handle)
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
        self._handle = give_name(self.path, path, handle, os.O_RDWR | _BINARY | _NO_LINKS)
        self.path = path

    def append(self, group: bytes) -> None:
        """Add a group.

        Raises:
            OSError: It is not in the log.
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
        """Let it end behind the whole group that begins at `begin`."""
        _, self._checksum = _FRAME.unpack(self.read(begin - _FRAME.size, _FRAME.size))
        self.end = begin + length

    def cut(self) -> None:
        """Take away what lies behind the last whole group, before more is added."""
        os.ftruncate(self._handle, self.end)

    def sync(self) -> None:
        """Bring to the disk what was added."""
        os.fsync(self._handle)

    def close(self) -> None:
        """Close it and give the lock back; the file stays."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            with contextlib.suppress(OSError):
                os.close(handle)

    def __del__(self) -> None:
        # Of a log that was found for somebody who did not wait for it.
        self.close()

    def remove(self) -> None:
        """Close it and take the file away."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            let_go(self.path, handle)
        else:
            with contextlib.suppress(OSError):
                self.path.unlink()

    def read(self, place: int, length: int) -> bytes:
        """Some bytes of it."""
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
    """A log that nobody writes any more, open and locked by who found it.

    Attributes:
        file: The log; more can be added behind its last whole group.
        first: Where the header begins, and its bytes.
        groups: Where each whole group begins, and its bytes.
        is_damaged: Whether more than a last group that was never finished lies behind the last whole one.
    """

    file: LogFile
    first: tuple[int, int]
    groups: tuple[tuple[int, int], ...]
    is_damaged: bool

    @property
    def header(self) -> bytes:
        """What it begins with."""
        return self.file.read(*self.first)

    def group(self, place: int) -> bytes:
        """The bytes of a group, counted from 0."""
        return self.file.read(*self.groups[place])

    def keep(self, count: int) -> None:
        """Let the log end behind so many groups: what is added comes there."""
        begin, length = self.groups[count - 1] if count else self.first
        self.file.end_at(begin, length)


def found_log(path: Path) -> FoundLog | None:
    """Open and lock a log.

    Returns:
        None where a program that is running has it, or where it has not even a whole beginning: it was never begun.

    Raises:
        NoLogError: It is no log, or not this user's alone.
        OtherVersionError: It was written by another version.
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
        found = None if seize(handle) is Seized.BUSY else _read(log, os.fstat(handle).st_size)
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
    """Where the group behind the last one lies, if it is whole; it is the last one then."""
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
    """Whether something lies behind a group that is not whole."""
    frame = log.read(log.end, _FRAME.size)
    return len(frame) == _FRAME.size and log.end + _FRAME.size + int(_FRAME.unpack(frame)[0]) < size


def _write_all(handle: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view[: 1 << 30]) :]
