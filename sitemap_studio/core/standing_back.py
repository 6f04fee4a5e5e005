"""Standing back: what works in the background leaves the processor to what somebody waits for."""

from __future__ import annotations

import ctypes
import os
import platform
import re
import sys
import threading
from pathlib import Path
from typing import Final

NICENESS_OF_THREADS: Final = 5
"""With so much a thread has a third of what one with none has of a processor that both want; somebody waits for it."""

NICENESS_OF_PROCESSES: Final = 10
"""With so much a process has a tenth; it works for a minute."""

_THREADS: Final = Path("/proc/self/task")
_OF_POLARS: Final = re.compile(r"polars-\d+")
"""What Polars calls the threads that it works in."""


SHORT_TURN_NANOSECONDS: Final = 100_000
"""So short are the turns of a thread that goes first: the shortest that the system grants."""

_SET_ATTRIBUTES: Final = {"x86_64": 314, "aarch64": 274}
"""The numbers of a call that the C library has no name for. Source: sched_setattr(2), and the tables of the kernel."""

_ONLY_THIS: Final = 1
"""What this thread begins is as others are. Source: sched_setattr(2), SCHED_FLAG_RESET_ON_FORK."""


class _Attributes(ctypes.Structure):
    """How a thread gets the processor. Source: sched_setattr(2)."""

    _fields_ = (
        ("size", ctypes.c_uint32),
        ("policy", ctypes.c_uint32),
        ("flags", ctypes.c_uint64),
        ("nice", ctypes.c_int32),
        ("priority", ctypes.c_uint32),
        ("runtime", ctypes.c_uint64),
        ("deadline", ctypes.c_uint64),
        ("period", ctypes.c_uint64),
    )


def let_thread_go_first() -> None:
    """Let this thread have a processor as soon as it wants one, by asking for short turns; it gets no more of it.

    On Linux alone, from 6.12 on: one that wants a short turn need not wait until another's long one is over. Elsewhere
    nothing changes.
    """
    number = _SET_ATTRIBUTES.get(platform.machine()) if sys.platform == "linux" else None
    if number is None:
        return
    wanted = _Attributes(
        size=ctypes.sizeof(_Attributes),
        flags=_ONLY_THIS,
        nice=os.getpriority(os.PRIO_PROCESS, threading.get_native_id()),
        runtime=SHORT_TURN_NANOSECONDS,
    )
    # What the system does not grant stays as it is.
    ctypes.CDLL(None).syscall(number, 0, ctypes.byref(wanted), 0)


def let_thread_stand_back() -> None:
    """Let other threads go before this one, and before those that it begins, for as long as it lives.

    On Linux alone: there a thread has a niceness of its own (setpriority(2), “C library/kernel differences”). Elsewhere
    a niceness is that of the whole process, and nothing is done.
    """
    if sys.platform == "linux":
        _be_nice(threading.get_native_id(), NICENESS_OF_THREADS)


def let_polars_stand_back() -> None:
    """Let other threads go before those in which Polars works, as far as these have begun; on Linux alone, likewise.

    It begins them with its first query, in whatever thread, and what that is worth is theirs from then on: beside the
    thread of the window they would have as much of the processors as that.
    """
    if sys.platform != "linux":
        return
    for thread in _THREADS.iterdir():
        try:
            name = (thread / "comm").read_text(encoding="utf-8", errors="replace").strip()
        except OSError:
            # It has just ended.
            continue
        if _OF_POLARS.fullmatch(name):
            _be_nice(int(thread.name), NICENESS_OF_THREADS)


def let_process_stand_back() -> None:
    """Let other processes go before this one, where the system knows a niceness."""
    if sys.platform != "win32":
        _be_nice(0, NICENESS_OF_PROCESSES)


def _be_nice(who: int, niceness: int) -> None:
    try:
        if os.getpriority(os.PRIO_PROCESS, who) < niceness:
            os.setpriority(os.PRIO_PROCESS, who, niceness)
    except OSError:
        # What the system does not let be nice works as it is.
        return
