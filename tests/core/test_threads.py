"""Threads: priority of background work, parallel work in order, progress, and cancelling."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from textwrap import dedent

import pytest

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.threads import (
    NICENESS_OF_PROCESSES,
    NICENESS_OF_THREADS,
    THREADS,
    lower_thread_priority,
    parallel_map,
    run_in_thread,
)

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="a thread has no niceness of its own elsewhere")


def niceness() -> int:
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


@on_linux
def test_low_priority_applies_to_thread_and_its_children():
    def run_lowered() -> list[int]:
        lower_thread_priority()
        lower_thread_priority()
        with ThreadPoolExecutor(1) as threads:
            return [niceness(), threads.submit(niceness).result()]

    before = niceness()
    with ThreadPoolExecutor(1) as threads:
        assert threads.submit(run_lowered).result() == [max(before, NICENESS_OF_THREADS)] * 2
    assert niceness() == before


@on_linux
@pytest.mark.parametrize(("before", "after"), [(0, NICENESS_OF_PROCESSES), (15, 15)])
def test_lowering_process_priority_never_raises_it(before, after):
    program = "import os; from sitemap_studio.core.threads import lower_process_priority;"
    program += f"os.nice(max(0, {before} - os.nice(0))); lower_process_priority(); print(os.nice(0))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(done.stdout) == max(after, os.nice(0))


@on_linux
def test_low_priority_applies_to_polars_threads():
    program = """
        import os, threading, time
        from pathlib import Path
        import polars
        from sitemap_studio.core.threads import lower_polars_priority
        polars.select(1)
        threads = Path("/proc/self/task")
        while "polars-0\\n" not in {(thread / "comm").read_text() for thread in threads.iterdir()}:
            time.sleep(0.01)
        lower_polars_priority()
        for thread in threads.iterdir():
            print((thread / "comm").read_text().strip(), os.getpriority(os.PRIO_PROCESS, int(thread.name)))
        print("this", os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
    """
    before = os.getpriority(os.PRIO_PROCESS, 0)
    done = subprocess.run([sys.executable, "-c", dedent(program)], capture_output=True, text=True, check=True)
    nice = dict(line.rsplit(" ", 1) for line in done.stdout.splitlines())
    assert nice["polars-0"] == str(max(before, NICENESS_OF_THREADS))
    assert nice["this"] == str(before)


def test_parallel_map_keeps_order_and_raises_first_error():
    assert parallel_map(lambda number: number * number, range(50)) == [number * number for number in range(50)]
    assert parallel_map(str, []) == []
    both = threading.Barrier(THREADS, timeout=30)
    assert len(parallel_map(lambda _: both.wait(), range(THREADS))) == THREADS
    # One piece is done without a further thread.
    assert parallel_map(lambda _: threading.current_thread(), ["one"]) == [threading.current_thread()]
    with pytest.raises(ZeroDivisionError):
        parallel_map(lambda number: 1 // (number - 3), range(10))


def test_progress_starts_at_zero_and_sums_threads():
    progress = Progress()
    progress.begin("reading", 10)
    progress.advance(4)
    progress.advance()
    assert progress.done == 5
    progress.begin("writing", 3)
    assert (progress.what, progress.done, progress.total) == ("writing", 0, 3)
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda _: progress.advance(2), range(2000)))
    assert progress.done == 4000


@pytest.mark.parametrize("step", [lambda p: p.begin("x", 1), lambda p: p.advance(3), lambda p: p.check()])
def test_cancelled_progress_raises_but_still_counts(step):
    progress = Progress()
    step(progress)
    progress.cancel()
    done = progress.done
    with pytest.raises(Cancelled, match=r"Stopped\."):
        step(progress)
    assert (progress.is_cancelled, progress.done) == (True, 2 * done)


def test_run_in_thread_uses_one_thread_per_name():
    first, again, other = (run_in_thread(name, threading.get_ident) for name in ("first", "first", "other"))
    assert first == again
    assert len({first, other, threading.get_ident()}) == 3


def test_run_in_thread_raises_error_of_function():
    with pytest.raises(ZeroDivisionError):
        run_in_thread("first", lambda: 1 // 0)
