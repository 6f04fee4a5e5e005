"""The system's own locks on open files: they end with the process that has them, however it ends."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from enum import Enum
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_BUSY: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)

_FAR_BYTE: Final = 1 << 30
"""Windows keeps others from reading what is locked: a byte behind anything that is ever written."""

_TRIES: Final = 20
_STEP_SECONDS: Final = 0.02


class Seized(Enum):
    """What came of it."""

    TAKEN = "taken"
    """The lock is this process's until it closes the file or ends."""

    BUSY = "busy"
    """A living process has it."""

    UNKNOWN = "unknown"
    """This file system knows no such locks."""


def seize(handle: int) -> Seized:
    """Try to lock an open file, without waiting; closing it, or the end of the process, frees it."""
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
        return Seized.BUSY if error.errno in _BUSY else Seized.UNKNOWN
    return Seized.TAKEN


def give_name(unnamed: Path, name: Path, handle: int, flags: int) -> int:
    """Give a file that is open and locked the name under which others find it.

    Args:
        unnamed: What it is called until then.
        name: What it will be.
        handle: It, open; closed where the system does not let open files be renamed, as Windows does not.
        flags: With which it is opened anew then.

    Returns:
        It, open and locked.

    Raises:
        OSError: It can't be; it is closed.
    """
    try:
        unnamed.rename(name)
    except PermissionError:
        os.close(handle)
        unnamed.rename(name)
        handle = os.open(name, flags)
        for _ in range(_TRIES):
            # Who found it in between looks at it for a moment only.
            if seize(handle) is not Seized.BUSY:
                break
            time.sleep(_STEP_SECONDS)
    except BaseException:
        os.close(handle)
        raise
    return handle


def let_go(path: Path, handle: int) -> None:
    """Take a file away that is open and locked, and close it.

    Its name goes first, so that nobody finds it without its lock. Where open files can't go, as on Windows, it is
    closed before.
    """
    try:
        path.unlink()
    except OSError:
        os.close(handle)
        with contextlib.suppress(OSError):
            path.unlink()
    else:
        os.close(handle)


def is_at(path: Path, handle: int) -> bool:
    """Whether an open file still bears its name."""
    try:
        return os.path.samestat(path.lstat(), os.fstat(handle))
    except OSError:
        return False
