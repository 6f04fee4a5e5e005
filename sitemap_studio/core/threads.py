"""Threads: parallel work on blocks of entries, named threads, and lower priority of work in the background."""

from __future__ import annotations

import os
import re
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

NICENESS_OF_THREADS: Final = 5
"""Niceness at which a thread gets a third of the processor time of one with normal priority."""

NICENESS_OF_PROCESSES: Final = 10
"""Niceness at which a process gets a tenth of the processor time of one with normal priority."""

_THREADS: Final = Path("/proc/self/task")
_POLARS_THREAD: Final = re.compile(r"polars-\d+")


def lower_thread_priority() -> None:
    """Lower the priority of this thread and of threads that it starts; only on Linux, where niceness applies to threads."""
    if sys.platform == "linux":
        _set_niceness(threading.get_native_id(), NICENESS_OF_THREADS)


def lower_polars_priority() -> None:
    """Lower the priority of the running threads of Polars; only on Linux."""
    if sys.platform != "linux":
        return
    for thread in _THREADS.iterdir():
        try:
            name = (thread / "comm").read_text(encoding="utf-8", errors="replace").strip()
        except OSError:
            # It has just ended.
            continue
        if _POLARS_THREAD.fullmatch(name):
            _set_niceness(int(thread.name), NICENESS_OF_THREADS)


def lower_process_priority() -> None:
    """Lower the priority of this process; not on Windows."""
    if sys.platform != "win32":
        _set_niceness(0, NICENESS_OF_PROCESSES)


def _set_niceness(task: int, niceness: int) -> None:
    """Raise the niceness of a thread or process to at least this value; ignore `OSError`."""
    try:
        if os.getpriority(os.PRIO_PROCESS, task) < niceness:
            os.setpriority(os.PRIO_PROCESS, task, niceness)
    except OSError:
        return


THREADS: Final = 2
"""Number of threads of `parallel_map`. More gain little: Polars uses all processors, and Python runs one thread."""

T = TypeVar("T")
R = TypeVar("R")


def parallel_map(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    """Apply a function to items in parallel threads, and return the results in order; raise the first error."""
    if len(items) < 2:
        return [work(item) for item in items]
    with ThreadPoolExecutor(THREADS, "blocks") as threads:
        return list(threads.map(work, items))


THREAD_NAME: Final = "sitemap-studio"
"""The beginning of the names of the threads of `run_in_thread`, which live as long as the program."""

_by_name: Final[dict[str, ThreadPoolExecutor]] = {}


def run_in_thread(name: str, work: Callable[[], R]) -> R:
    """Run a function in the thread with this name, which is started once; return its result or raise its error.

    Polars caches the last 32 regular expressions of each thread. Work that uses more of them compiles all of them each
    time, and work in a new thread does so, too. If each part of the work has its own thread, nothing is compiled twice.
    """
    thread = _by_name.get(name)
    if thread is None:
        thread = _by_name.setdefault(name, ThreadPoolExecutor(1, f"{THREAD_NAME} {name}"))
    return thread.submit(work).result()
