"""File locks: a hidden file beside a set says who has it open for editing, and since when.

The lock file holds one line of JSON (`LockOwner`). Its owner also holds the system's lock on it, so that on the same
computer the file of a killed process is recognised for certain, and taken over. Files of other computers are believed
for `OLD_SECONDS`. Locks are advisory: whether a file was changed is detected elsewhere.

The system's lock is taken here and not by a library: the file has to be readable while it is locked, also on Windows,
and has to vanish when it is released, since it lies among files that are published.
"""

from __future__ import annotations

import errno
import getpass
import hashlib
import json
import os
import socket
import stat
import sys
import time
from contextlib import AbstractContextManager, suppress
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Any, Final

from sitemap_studio.core.errors import LockedError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import TEMPORARY_PREFIX, is_folder, resolve_links

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK_SUFFIX: Final = ".lock"

OLD_SECONDS: Final = 8 * 3600
"""How long the lock file of another computer is believed; after that the user may overrule it."""

_BUSY: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)

_FAR_BYTE: Final = 1 << 30
"""Byte that is locked on Windows, where locked bytes can't be read: beyond anything that is ever written."""

_RETRIES: Final = 20
_RETRY_SECONDS: Final = 0.02

_BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")
_MACHINE_ID: Final = Path("/etc/machine-id")
_MAX_NAME_CHARACTERS: Final = 64
_MAX_FILE_BYTES: Final = 4_096
_END_OF_PIDS: Final = 1 << 31
_END_OF_TIME: Final = 1 << 33
"""Seconds since 1970 for which every system has a date."""

_MODE: Final = 0o600
_OPEN_TRIES: Final = 5

OWN_FLAGS: Final = sum(getattr(os, name, 0) for name in ("O_BINARY", "O_CLOEXEC", "O_NOFOLLOW", "O_NONBLOCK"))
"""Flags for opening files of the program: no links are followed, and pipes are not waited for."""


class LockResult(Enum):
    """Outcome of trying to lock an open file: taken until it is closed, busy elsewhere, or unknown without locks."""

    TAKEN = "taken"
    BUSY = "busy"
    UNKNOWN = "unknown"


def try_lock(handle: int) -> LockResult:
    """Try to lock an open file, without waiting; closing it, or the end of the process, releases it."""
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
        return LockResult.BUSY if error.errno in _BUSY else LockResult.UNKNOWN
    return LockResult.TAKEN


def rename_locked(source: Path, target: Path, handle: int, flags: int) -> int:
    """Rename a file that is open and locked, and return its handle; if that fails, it is closed.

    Windows does not rename open files: there it is closed, and opened again with `flags`.
    """
    try:
        source.rename(target)
    except PermissionError:
        os.close(handle)
        source.rename(target)
        handle = os.open(target, flags)
        for _ in range(_RETRIES):
            # A process that found it in between holds it for a moment only.
            if try_lock(handle) is not LockResult.BUSY:
                break
            time.sleep(_RETRY_SECONDS)
    except BaseException:
        os.close(handle)
        raise
    return handle


def remove_locked(path: Path, handle: int) -> None:
    """Remove a file that is open and locked, and close it.

    It is removed first, so that it is never found unlocked; where open files can't be removed, as on Windows, second.
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
    """Return whether a path still leads to an open file."""
    try:
        return os.path.samestat(path.lstat(), os.fstat(handle))
    except OSError:
        return False


@dataclass(frozen=True)
class LockOwner:
    """Process that has a set open, or saves it.

    Attributes:
        machine: Identifies the computer among others of the same name; empty if unknown.
        boot: Identifies this run of its system; empty if unknown.
        since: Begin in seconds since 1970.
    """

    user: str
    host: str
    machine: str
    boot: str
    pid: int
    since: float

    @classmethod
    def here(cls) -> LockOwner:
        """Return this process."""
        try:
            user = getpass.getuser()
        except (OSError, KeyError, ImportError):
            user = ""
        number = _first_line(_MACHINE_ID)
        # Hashed, as the number itself is private.
        machine = hashlib.sha256(f"sitemap-studio {number}".encode()).hexdigest()[:16] if number else ""
        return replace(cls.nameless(), user=user, machine=machine)

    @classmethod
    def nameless(cls) -> LockOwner:
        """Return this process with no more than it takes to know whether it lives."""
        host = os.uname().nodename if hasattr(os, "uname") else socket.gethostname()
        return cls("", host, "", _first_line(_BOOT_ID), os.getpid(), time.time())

    @classmethod
    def of(cls, data: bytes) -> LockOwner | None:
        """Parse a lock file; None if it is not one."""
        try:
            return cls.from_json(json.loads(data)) if len(data) <= _MAX_FILE_BYTES else None
        except (ValueError, RecursionError):
            return None

    @classmethod
    def from_json(cls, parsed: object) -> LockOwner | None:
        """Check an object from a file that anybody may have written; None if it is not an owner."""
        if not isinstance(parsed, dict):
            return None
        values: Any = parsed
        texts: dict[str, Any] = {name: values.get(name) for name in ("user", "host", "machine", "boot")}
        pid, since = values.get("pid"), values.get("since")
        # `type`, as True is an instance of int; NaN is outside every range.
        is_number = type(pid) is int and type(since) in (int, float)
        if not is_number or not 0 < pid < _END_OF_PIDS or not 0 <= since < _END_OF_TIME:
            return None
        if not all(isinstance(text, str) for text in texts.values()):
            return None
        printable = {
            name: "".join(filter(str.isprintable, text[:_MAX_NAME_CHARACTERS])) for name, text in texts.items()
        }
        return cls(**printable, pid=pid, since=since)

    def is_here(self, own: LockOwner) -> bool:
        """Return whether it is a process of this computer as it runs now."""
        return self.boot == own.boot if self.boot and own.boot else self.host == own.host


def is_stale(owner: LockOwner | None, result: LockResult) -> bool:
    """Return whether the owner of a lock file, None if unreadable, has certainly ended; `result` is of locking it."""
    if owner is None:
        return False
    own = LockOwner.here()
    if not owner.is_here(own):
        # Of this computer, but before it was started again.
        return bool(owner.machine) and owner.machine == own.machine
    # Containers share the boot id, and number their processes each for itself.
    return result is LockResult.TAKEN or (owner.host == own.host and not _is_running(owner.pid))


@dataclass(eq=False)
class SetLock(AbstractContextManager["SetLock"]):
    """Lock of a set until it is released or the process ends; one that could not be placed holds nothing."""

    path: Path
    lock_path: Path
    _handle: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether other processes can see it."""
        return self._handle is not None

    def release(self) -> None:
        """Remove the lock file, unless it is another by now; a second call does nothing."""
        handle, self._handle = self._handle, None
        if handle is not None and is_open_file(self.lock_path, handle):
            remove_locked(self.lock_path, handle)
        elif handle is not None:
            os.close(handle)

    def __exit__(self, *_: object) -> None:
        self.release()


def lock_path_of(path: Path) -> Path:
    """Return the lock file of a set: beside its file, links followed; inside, if it is a folder."""
    target = resolve_links(path)
    if is_folder(target):
        return target / f"{TEMPORARY_PREFIX}folder{LOCK_SUFFIX}"
    return target.with_name(f"{TEMPORARY_PREFIX}{target.name}{LOCK_SUFFIX}")


def lock_files_in(folder: Path) -> list[tuple[Path, Path]]:
    """Return the lock files in a folder, each with the file that it locks; they may be stale."""
    begin, end = TEMPORARY_PREFIX, LOCK_SUFFIX
    try:
        with os.scandir(folder) as entries:
            names = sorted(each.name for each in entries if each.name.startswith(begin) and each.name.endswith(end))
    except (OSError, ValueError):
        return []
    of_folder = f"{begin}folder{end}"
    return [(folder / name, folder if name == of_folder else folder / name[len(begin) : -len(end)]) for name in names]


def take_lock(path: Path, *, by_force: bool = False) -> SetLock:
    """Lock a set for editing, by its main file, or its folder if it has no index.

    `by_force` takes over a lock whose owner may have ended, not one that is known to live. Where no lock can be placed,
    as in a folder that may not be written, the lock holds nothing. Raises a `LockedError` if another process has it.
    """
    lock_path = lock_path_of(path)
    for _ in range(_OPEN_TRIES):
        # It may be removed, or replaced, meanwhile.
        with suppress(FileNotFoundError):
            handle = _lock_file(path, lock_path, by_force=by_force)
            lock = SetLock(path, lock_path, handle)
            try:
                if handle is not None:
                    os.lseek(handle, 0, os.SEEK_SET)
                    os.ftruncate(handle, 0)
                    os.write(handle, json.dumps(asdict(LockOwner.here())).encode())
            except OSError:
                lock.release()
            return lock
    return SetLock(path, lock_path)


def remove_stale_lock(path: Path) -> None:
    """Remove the lock file of a set if its owner has ended."""
    with suppress(LockedError):
        if os.path.lexists(lock_path_of(path)):
            take_lock(path).release()


def _lock_file(path: Path, lock_path: Path, *, by_force: bool) -> int | None:
    """Create and lock a lock file, or take over one whose owner has ended; None where there can't be a lock.

    Raises:
        FileNotFoundError: It was removed, or replaced, meanwhile.
        LockedError: Its owner lives, or may live and `by_force` is not set.
    """
    try:
        handle = os.open(lock_path, os.O_RDWR | os.O_CREAT | os.O_EXCL | OWN_FLAGS, _MODE)
    except FileExistsError:
        return _take_over(path, lock_path, by_force=by_force)
    except (OSError, ValueError):
        return None
    if try_lock(handle) is LockResult.BUSY:
        # Another process was faster: that one has to have it.
        os.close(handle)
        raise _locked_error(path, lock_path, None, may_be_stale=False)
    return handle


def _take_over(path: Path, lock_path: Path, *, by_force: bool) -> int | None:
    try:
        status = lock_path.lstat()
        if not stat.S_ISREG(status.st_mode):
            # A link, a folder or a pipe.
            if by_force:
                lock_path.unlink(missing_ok=True)
                raise FileNotFoundError
            raise _locked_error(path, lock_path, None, may_be_stale=True)
        handle = os.open(lock_path, os.O_RDWR | OWN_FLAGS)
    except FileNotFoundError:
        raise
    except OSError:
        if by_force:
            return None
        raise _locked_error(path, lock_path, None, may_be_stale=True) from None
    result, owner = try_lock(handle), None
    is_same = is_open_file(lock_path, handle)
    with suppress(OSError):
        owner = LockOwner.of(os.read(handle, _MAX_FILE_BYTES + 1))
    if result is LockResult.TAKEN and not is_same:
        os.close(handle)
        raise FileNotFoundError
    if result is not LockResult.BUSY and (by_force or is_stale(owner, result)):
        return handle
    os.close(handle)
    is_remote = owner is not None and not owner.is_here(LockOwner.here())
    # `abs`, as the clock may have been wrong then, or may be now.
    is_believed = is_remote and abs(time.time() - status.st_mtime) < OLD_SECONDS
    raise _locked_error(path, lock_path, owner, may_be_stale=result is not LockResult.BUSY and not is_believed)


def _locked_error(path: Path, lock_path: Path, owner: LockOwner | None, *, may_be_stale: bool) -> LockedError:
    own = LockOwner.nameless()
    # Containers number their processes apart, but have host names of their own.
    if owner is not None and owner.is_here(own) and (owner.host, owner.pid) == (own.host, own.pid):
        message = msg("“{name}” is already open in another window.", name=path.name)
        hint = msg("Edit it there, or save it under another name here.")
        return LockedError(message, hint=hint, path=path, is_here=True)
    message = msg("“{name}” is open for editing elsewhere.", name=path.name)
    if owner is not None:
        message = msg(
            "“{name}” is open for editing elsewhere: by {user} on {host}, since {since}.",
            name=path.name,
            user=owner.user or "?",
            host=owner.host or "?",
            since=datetime.fromtimestamp(owner.since).strftime("%Y-%m-%d %H:%M"),
        )
    hint = msg("Edit it there, or save it under another name here.")
    if may_be_stale:
        hint = msg("If no one else is editing it, edit anyway. The lock file is “{place}”.", place=lock_path.name)
    return LockedError(message, hint=hint, path=path, may_be_stale=may_be_stale)


def _is_running(pid: int) -> bool:
    """Return whether there is a process of this number; asked only where the file system has no locks."""
    # On Windows, asking like this would end the process.
    if os.name != "posix" or pid <= 0:
        return True
    try:
        os.kill(pid, 0)
    except OSError as error:
        return not isinstance(error, ProcessLookupError)
    return True


def _first_line(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""
