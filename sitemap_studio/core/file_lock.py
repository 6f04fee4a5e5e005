"""Locks of the operating system, and the lock files that mark a set as open for editing.

A lock file is a hidden file beside a set. Its owner holds the lock of the operating system on it, which ends with the
process. So a lock file is stale exactly if its lock can be acquired. It contains one line of JSON (`LockOwner`) with the
owner, for the message to the next user who opens the set. Locks are advisory: changes of files are detected elsewhere.

No library is used, because the lock file must be readable while it is locked, also on Windows, and must be removed when
the lock is released: it is among files that are published.
"""

from __future__ import annotations

import errno
import getpass
import json
import os
import socket
import stat
import sys
import time
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Any, Final, NamedTuple

from sitemap_studio.core.errors import LockedError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import TEMPORARY_PREFIX, is_folder, resolve_links

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK_SUFFIX: Final = ".lock"

_BUSY: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)

_FAR_BYTE: Final = 1 << 30
"""Byte that is locked on Windows, where locked bytes can't be read: beyond the end of every file."""

_RETRIES: Final = 20
_RETRY_SECONDS: Final = 0.02

_MAX_NAME_CHARACTERS: Final = 64
_MAX_FILE_BYTES: Final = 4_096
_MAX_PID: Final = (1 << 31) - 1
_MAX_SECONDS: Final = 1 << 33
"""Seconds since 1970 for which every system has a date."""

_MODE: Final = 0o600
_OPEN_TRIES: Final = 5

OWN_FLAGS: Final = sum(getattr(os, name, 0) for name in ("O_BINARY", "O_CLOEXEC", "O_NOFOLLOW", "O_NONBLOCK"))
"""Flags to open lock and save files of the program: links are not followed, and opening a pipe does not block."""

# Locks of the operating system


class LockResult(Enum):
    """Result of trying to lock an open file."""

    ACQUIRED = "acquired"
    BUSY = "busy"
    """Another process holds the lock, or this process does by another handle."""

    UNSUPPORTED = "unsupported"
    """The file system has no locks."""


def try_lock(handle: int) -> LockResult:
    """Try to lock an open file without waiting; closing it, or the end of the process, releases the lock."""
    try:
        if sys.platform == "win32":
            os.lseek(handle, _FAR_BYTE, os.SEEK_SET)
            try:
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(handle, 0, os.SEEK_SET)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return LockResult.BUSY if error.errno in _BUSY else LockResult.UNSUPPORTED
    return LockResult.ACQUIRED


def rename_locked(source: Path, target: Path, handle: int, flags: int) -> int:
    """Rename a file that is open and locked, and return its handle; after an `OSError` the file is closed.

    Windows does not rename open files: there the file is closed, renamed, and opened with `flags`.
    """
    try:
        source.rename(target)
    except PermissionError:
        os.close(handle)
        source.rename(target)
        handle = os.open(target, flags)
        for _ in range(_RETRIES):
            # A process that found it unlocked holds the lock only for a moment.
            if try_lock(handle) is not LockResult.BUSY:
                break
            time.sleep(_RETRY_SECONDS)
    except BaseException:
        os.close(handle)
        raise
    return handle


def remove_locked(path: Path, handle: int) -> None:
    """Remove a file that is open and locked, if possible, and close it.

    It is removed before it is closed, so that it is never found unlocked. Windows does not remove open files: there it
    is closed first.
    """
    try:
        path.unlink()
    except OSError:
        os.close(handle)
        with suppress(OSError):
            path.unlink()
    else:
        os.close(handle)


def is_open_file(path: Path, handle: int) -> bool:
    """Return whether a path is the open file, not another file that replaced it; symbolic links are not followed."""
    try:
        return os.path.samestat(path.lstat(), os.fstat(handle))
    except OSError:
        return False


# Lock files of sets


class LockOwner(NamedTuple):
    """Process that has a set open for editing; `since` is the time of the lock in Unix seconds."""

    user: str
    host: str
    pid: int
    since: float

    @classmethod
    def from_this_process(cls) -> LockOwner:
        """Return this process as the owner of a lock that begins now."""
        try:
            user = getpass.getuser()
        except (OSError, KeyError, ImportError):
            user = ""
        return cls(user, _host_name(), os.getpid(), time.time())

    @classmethod
    def from_bytes(cls, data: bytes) -> LockOwner | None:
        """Parse the content of a lock file, which anybody may have written; return None if it names no owner."""
        try:
            parsed = json.loads(data) if len(data) <= _MAX_FILE_BYTES else None
        except (ValueError, RecursionError):
            return None
        if not isinstance(parsed, dict):
            return None
        values: Any = parsed
        user, host, pid, since = (values.get(name) for name in cls._fields)
        # `type`, as True is an instance of int; NaN is outside every range.
        is_number = type(pid) is int and type(since) in (int, float)
        if not is_number or not 0 < pid <= _MAX_PID or not 0 <= since < _MAX_SECONDS:
            return None
        if not (isinstance(user, str) and isinstance(host, str)):
            return None
        return cls(_printable(user), _printable(host), pid, since)

    @property
    def is_this_process(self) -> bool:
        """Whether this process is the owner of the lock."""
        return (self.host, self.pid) == (_host_name(), os.getpid())


def _host_name() -> str:
    """Return the network name of this computer."""
    return os.uname().nodename if hasattr(os, "uname") else socket.gethostname()


def _printable(text: str) -> str:
    """Return the printable characters among the first `_MAX_NAME_CHARACTERS`."""
    return "".join(filter(str.isprintable, text[:_MAX_NAME_CHARACTERS]))


@dataclass(eq=False)
class SetLock(AbstractContextManager["SetLock"]):
    """Lock of a set until it is released or the process ends; without a handle it has no effect on other processes."""

    path: Path
    lock_path: Path
    _handle: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether the lock file is locked, so that other processes can't lock the set."""
        return self._handle is not None

    def release(self) -> None:
        """Close and remove the lock file of the set, unless another file replaced it; a second call has no effect."""
        handle, self._handle = self._handle, None
        if handle is not None and is_open_file(self.lock_path, handle):
            remove_locked(self.lock_path, handle)
        elif handle is not None:
            os.close(handle)

    def __exit__(self, *_: object) -> None:
        """Release the lock of the set."""
        self.release()


def lock_path_of(path: Path) -> Path:
    """Return the path of the lock file of a set: beside its main file, links resolved, or inside the folder of the set."""
    target = resolve_links(path)
    if is_folder(target):
        return target / f"{TEMPORARY_PREFIX}folder{LOCK_SUFFIX}"
    return target.with_name(f"{TEMPORARY_PREFIX}{target.name}{LOCK_SUFFIX}")


def lock_files_in(folder: Path) -> list[tuple[Path, Path]]:
    """Return the lock files in a folder, also stale ones, each with the file or folder that it locks."""
    begin, end = TEMPORARY_PREFIX, LOCK_SUFFIX
    try:
        with os.scandir(folder) as entries:
            names = sorted(each.name for each in entries if each.name.startswith(begin) and each.name.endswith(end))
    except (OSError, ValueError):
        return []
    of_folder = f"{begin}folder{end}"
    return [(folder / name, folder if name == of_folder else folder / name[len(begin) : -len(end)]) for name in names]


def lock_set(path: Path) -> SetLock:
    """Lock a set for editing, by its main file, or by its folder if it has no index.

    Where no lock file can be created or locked, as in a read-only folder, the returned lock is not held.

    Raises:
        LockedError: Another process, or another window of this one, has the set open, or the lock file can't be opened.
    """
    lock_path = lock_path_of(path)
    for _ in range(_OPEN_TRIES):
        try:
            handle = os.open(lock_path, os.O_RDWR | os.O_CREAT | OWN_FLAGS, _MODE)
        except (OSError, ValueError) as error:
            if isinstance(error, OSError) and os.path.lexists(lock_path):
                # A link, a folder, or the lock file of another user.
                raise _locked_error(path, lock_path, None) from error
            break
        result, is_regular = try_lock(handle), stat.S_ISREG(os.fstat(handle).st_mode)
        if result is LockResult.BUSY or not is_regular:
            owner = _read_owner(handle) if is_regular else None
            os.close(handle)
            raise _locked_error(path, lock_path, owner)
        lock = SetLock(path, lock_path, handle)
        if result is LockResult.UNSUPPORTED:
            lock.release()
            break
        if is_open_file(lock_path, handle):
            with suppress(OSError):
                os.ftruncate(handle, 0)
                os.write(handle, json.dumps(LockOwner.from_this_process()._asdict()).encode())
            return lock
        # Its owner removed it between opening and locking.
        os.close(handle)
    return SetLock(path, lock_path)


def lock_owner_of(path: Path) -> LockOwner | None:
    """Return the owner named in the lock file of a set, also of a stale one; None without a readable lock file."""
    try:
        handle = os.open(lock_path_of(path), os.O_RDONLY | OWN_FLAGS)
    except (OSError, ValueError):
        return None
    try:
        return _read_owner(handle)
    finally:
        os.close(handle)


def remove_stale_lock(path: Path) -> None:
    """Remove the lock file of a set if its owner has ended."""
    with suppress(LockedError):
        if os.path.lexists(lock_path_of(path)):
            lock_set(path).release()


def _read_owner(handle: int) -> LockOwner | None:
    """Return the owner named in an open lock file; None if it can't be read or names no owner."""
    try:
        return LockOwner.from_bytes(os.read(handle, _MAX_FILE_BYTES + 1))
    except OSError:
        return None


def _locked_error(path: Path, lock_path: Path, owner: LockOwner | None) -> LockedError:
    """Return the error for a locked set, with its owner if known, or with the name of the lock file."""
    hint = msg("Edit it there, or save it under another name here.")
    if owner is None:
        message = msg("“{name}” is open for editing elsewhere.", name=path.name)
        hint = msg("If no one else is editing it, delete the lock file “{place}”.", place=lock_path.name)
    elif owner.is_this_process:
        message = msg("“{name}” is already open in another window.", name=path.name)
    else:
        message = msg(
            "“{name}” is open for editing elsewhere: by {user} on {host}, since {since}.",
            name=path.name,
            user=owner.user or "?",
            host=owner.host or "?",
            since=datetime.fromtimestamp(owner.since).strftime("%Y-%m-%d %H:%M"),
        )
    return LockedError(message, hint=hint, path=path, is_here=owner is not None and owner.is_this_process)
