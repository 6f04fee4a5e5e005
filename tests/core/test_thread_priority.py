"""Standing back: who works in the background lets others go first."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from textwrap import dedent

import pytest

from sitemap_studio.core.threads import (
    NICENESS_OF_PROCESSES,
    NICENESS_OF_THREADS,
    lower_thread_priority,
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a thread has no niceness of its own elsewhere")


def niceness() -> int:
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def test_a_thread_and_those_that_it_begins_stand_back_and_others_do_not():
    def work() -> list[int]:
        lower_thread_priority()
        lower_thread_priority()
        with ThreadPoolExecutor(1) as threads:
            return [niceness(), threads.submit(niceness).result()]

    before = niceness()
    with ThreadPoolExecutor(1) as threads:
        assert threads.submit(work).result() == [max(before, NICENESS_OF_THREADS)] * 2
    assert niceness() == before


def test_who_stands_further_back_stays_there():
    program = "import os; from sitemap_studio.core.threads import lower_process_priority;"
    program += "os.nice(15 - os.nice(0)); lower_process_priority(); print(os.nice(0))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "15\n"


def test_a_process_stands_back():
    program = "import os; from sitemap_studio.core.threads import lower_process_priority;"
    program += "lower_process_priority(); print(os.nice(0))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(done.stdout) == max(NICENESS_OF_PROCESSES, os.nice(0))


def test_the_threads_of_polars_stand_back_and_others_do_not():
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
