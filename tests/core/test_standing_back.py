"""Standing back: who works in the background lets others go first."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from textwrap import dedent

import pytest

from sitemap_studio.core.standing_back import (
    NICENESS_OF_PROCESSES,
    NICENESS_OF_THREADS,
    SHORT_TURN_NANOSECONDS,
    let_thread_stand_back,
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a thread has no niceness of its own elsewhere")


def niceness() -> int:
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def test_a_thread_and_those_that_it_begins_stand_back_and_others_do_not():
    def work() -> list[int]:
        let_thread_stand_back()
        let_thread_stand_back()
        with ThreadPoolExecutor(1) as threads:
            return [niceness(), threads.submit(niceness).result()]

    before = niceness()
    with ThreadPoolExecutor(1) as threads:
        assert threads.submit(work).result() == [max(before, NICENESS_OF_THREADS)] * 2
    assert niceness() == before


def test_who_stands_further_back_stays_there():
    program = "import os; from sitemap_studio.core.standing_back import let_process_stand_back as stand_back;"
    program += "os.nice(15 - os.nice(0)); stand_back(); print(os.nice(0))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "15\n"


def test_a_process_stands_back():
    program = "import os; from sitemap_studio.core.standing_back import let_process_stand_back as stand_back;"
    program += "stand_back(); print(os.nice(0))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(done.stdout) == max(NICENESS_OF_PROCESSES, os.nice(0))


def test_the_threads_of_polars_stand_back_and_others_do_not():
    program = """
        import os, threading, time
        from pathlib import Path
        import polars
        from sitemap_studio.core.standing_back import let_polars_stand_back
        polars.select(1)
        threads = Path("/proc/self/task")
        while "polars-0\\n" not in {(thread / "comm").read_text() for thread in threads.iterdir()}:
            time.sleep(0.01)
        let_polars_stand_back()
        for thread in threads.iterdir():
            print((thread / "comm").read_text().strip(), os.getpriority(os.PRIO_PROCESS, int(thread.name)))
        print("this", os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
    """
    before = os.getpriority(os.PRIO_PROCESS, 0)
    done = subprocess.run([sys.executable, "-c", dedent(program)], capture_output=True, text=True, check=True)
    nice = dict(line.rsplit(" ", 1) for line in done.stdout.splitlines())
    assert nice["polars-0"] == str(max(before, NICENESS_OF_THREADS))
    assert nice["this"] == str(before)


def test_a_thread_goes_first_with_short_turns_and_those_that_it_begins_do_not():
    program = """
        import ctypes, os, threading
        from sitemap_studio.core.standing_back import _SET_ATTRIBUTES, _Attributes, let_thread_go_first
        import platform
        get_attributes = _SET_ATTRIBUTES[platform.machine()] + 1

        def tell():
            known = _Attributes()
            size = ctypes.sizeof(known)
            assert ctypes.CDLL(None).syscall(get_attributes, 0, ctypes.byref(known), size, 0) == 0
            print(known.policy, known.nice, known.runtime)

        os.nice(3)
        tell()
        let_thread_go_first()
        tell()
        thread = threading.Thread(target=tell)
        thread.start()
        thread.join()
    """
    done = subprocess.run([sys.executable, "-c", dedent(program)], capture_output=True, text=True, check=True)
    usual, first, begun = (line.split() for line in done.stdout.splitlines())
    assert begun == usual
    assert first[:2] == usual[:2]
    # Before 6.12 a usual thread had no turns to ask for.
    knows_turns = tuple(map(int, re.findall(r"\d+", platform.release())[:2])) >= (6, 12)
    assert first[2] == (str(SHORT_TURN_NANOSECONDS) if knows_turns else usual[2])
