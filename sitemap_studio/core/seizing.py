"""The system's own locks on open files: they end with the process that has them, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from enum import Enum
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_BUSY: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)

_FAR_BYTE: Final = 1 << 30
"""Windows keeps others from reading what is locked: a byte behind anything that is ever written."""


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
