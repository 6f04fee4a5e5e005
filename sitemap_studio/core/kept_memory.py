"""Memory that is kept: a process that reads file after file of one size needs the same memory again at once.

Giving it back to the system between two files, to have it cleared and given anew, took a quarter of the time that
reading large sets takes.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_KEPT_BYTES: Final = 256 << 20
"""So much that is free a process keeps at most, beside what lies between things in use."""

_TRIM_THRESHOLD, _TOP_PAD, _MMAP_THRESHOLD = -1, -2, -3
"""What `mallopt` sets: at how many free bytes the end of the heap is given back, how many are asked for beyond what is
needed, and from how many bytes on something lies apart from the heap. Source: malloc.h of the GNU C library."""

_TOP_PAD_BYTES: Final = 64 << 20

_VARIABLE: Final = "_RJEM_MALLOC_CONF"
_NEVER_GIVE_BACK: Final = "dirty_decay_ms:-1,muzzy_decay_ms:-1"
"""What the allocator that Polars brings along, jemalloc, reads when it is loaded. Source: its manual, “TUNING”."""


def keep_memory() -> None:
    """Keep from now on what is freed in this process, where the C library is GNU's; elsewhere nothing changes."""
    if sys.platform != "linux":
        return
    try:
        set_option = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        return
    for option, value in ((_TRIM_THRESHOLD, _KEPT_BYTES), (_MMAP_THRESHOLD, _KEPT_BYTES), (_TOP_PAD, _TOP_PAD_BYTES)):
        set_option(option, value)


@contextmanager
def polars_keeps_memory() -> Iterator[None]:
    """Let Polars do likewise in processes that are started meanwhile.

    What it has set for itself when it was loaded here goes on to them, and what comes last holds.
    """
    before = os.environ.get(_VARIABLE)
    os.environ[_VARIABLE] = f"{before},{_NEVER_GIVE_BACK}" if before else _NEVER_GIVE_BACK
    try:
        yield
    finally:
        if before is None:
            del os.environ[_VARIABLE]
        else:
            os.environ[_VARIABLE] = before
