"""Time of opening and writing a million entries compared with other libraries, and their memory."""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from tests.benchmarks.data import N_ENTRIES
from tests.benchmarks.measuring import (
    BenchmarkSetup,
    Line,
    format_seconds,
    line_with_limit,
    run_and_read_figures,
    show_progress,
)

PEERS: Final = ("advertools", "ultimate-sitemap-parser", "scrapy")
"""Libraries that read sitemaps."""

LEAST_TIMES_ADVERTOOLS: Final = 8.0
"""Least speed of opening, as a multiple of that of advertools."""

MOST_TIMES_XMLLINT: Final = 1.0
"""Longest time of opening, as a multiple of that of `xmllint --stream`."""

LEAST_TIMES_LXML: Final = 8.0
"""Least speed of writing, as a multiple of that of lxml."""

MOST_CSV_SECONDS: Final = 3.0
"""Longest time of planning and writing a CSV file of 100,000 entries with extensions."""

MOST_BYTES_AN_ENTRY: Final = 150
"""Most memory per entry, above that of the empty program."""

_OWN: Final = "Sitemap Studio"
_INTERFACE: Final = "Python interface of Sitemap Studio"
_CSV: Final = "Plan and export 100,000 entries with 11 extension values each as CSV"
_LIMIT: Final = "xmllint --stream"
_ONE_BY_ONE: Final = 'for file; do gzip -dc "$file" | xmllint --stream --noout - || exit 1; done'
_TWO_AT_A_TIME: Final = (
    "printf '%s\\n' \"$@\" | xargs -P2 -I@ sh -c 'gzip -dc \"$1\" | xmllint --stream --noout -' each @"
)


def measure_opening(setup: BenchmarkSetup) -> list[Line]:
    """Return lines for opening the set with the program, with other libraries, and for parsing it with xmllint."""
    cpu: list[float] = []
    contestants: dict[str, Callable[[], float]] = {
        _OWN: partial(_run_engine_task, setup, "open", cpu),
        _INTERFACE: partial(_run_engine_task, setup, "read", []),
    }
    if shutil.which("xmllint"):
        contestants[_LIMIT] = partial(_time_shell_script, setup, _ONE_BY_ONE)
        contestants[f"{_LIMIT}, two at a time"] = partial(_time_shell_script, setup, _TWO_AT_A_TIME)
    if setup.peers_python:
        contestants |= {name: partial(_run_peer, setup, setup.peers_python, name) for name in PEERS}
    medians = setup.medians_of(contestants)
    opened = f"{_OWN}, open 1,000,000 entries from 20 gzipped files"
    own = Line(opened, _format_speed(medians[_OWN]), medians[_OWN], _processor_time(cpu))
    return [own, *(_opening_line(name, medians[name], own.figure) for name in medians if name != _OWN)]


def _run_engine_task(setup: BenchmarkSetup, task: str, cpu: list[float]) -> float:
    """Run a task of `engine_tasks.py`, append its processor seconds to `cpu`, and return its wall-clock seconds."""
    figures = setup.run_task(task)
    cpu.append(figures["seconds_cpu"])
    return _seconds_of_complete_run(figures)


def _processor_time(cpu: list[float]) -> str:
    """Return the median processor time as text; other load changes it less than wall-clock time."""
    return f"{statistics.median(cpu):.2f} s of processors"


def _format_speed(taken: float) -> str:
    """Return seconds and the rate in thousand entries per second, as text."""
    return f"{format_seconds(taken)}  {N_ENTRIES / taken / 1000:,.0f} k/s"


def _opening_line(name: str, taken: float, own: float) -> Line:
    """Return the line of another program, compared with the program's own seconds, and its target if it has one."""
    value = _format_speed(taken)
    if name == _LIMIT:
        target, is_reached = f"≤ {MOST_TIMES_XMLLINT} × its time", own / taken <= MOST_TIMES_XMLLINT
        return Line(name, value, taken, f"ours takes {own / taken:.2f} ×", target, is_reached)
    if name.startswith(_LIMIT):
        return Line(name, value, taken, f"ours takes {own / taken:.2f} ×")
    if name == PEERS[0]:
        target, is_reached = f"≥ {LEAST_TIMES_ADVERTOOLS} × its rate", taken / own >= LEAST_TIMES_ADVERTOOLS
        return Line(name, value, taken, f"ours is {taken / own:.1f} × as fast", target, is_reached)
    return Line(name, value, taken, f"ours is {taken / own:.1f} × as fast")


def _seconds_of_complete_run(figures: dict[str, float]) -> float:
    """Return the seconds of a run.

    Raises:
        RuntimeError: The run did not process all entries.
    """
    if figures["entries"] != N_ENTRIES:
        raise RuntimeError(f"{figures['entries']:,.0f} entries instead of {N_ENTRIES:,}.")
    return figures["seconds"]


def _run_peer(setup: BenchmarkSetup, python: Path, name: str) -> float:
    """Return the seconds that another library takes to read all files."""
    return _seconds_of_complete_run(
        run_and_read_figures([python, Path(__file__).with_name("peer_libraries.py"), name, *setup.data.files])
    )


def _time_shell_script(setup: BenchmarkSetup, script: str) -> float:
    """Return the wall-clock seconds of a shell script whose arguments are the sitemaps."""
    start = time.perf_counter()
    subprocess.run(["sh", "-c", script, "sh", *setup.data.files], check=True)
    return time.perf_counter() - start


def measure_writing(setup: BenchmarkSetup) -> list[Line]:
    """Return lines for exporting the set as gzipped sitemaps and index, with the program and with lxml."""
    ours, theirs = f"{_OWN}, export them as 20 gzipped files and an index", "lxml's xmlfile, gzip level 6"
    cpu: list[float] = []
    medians = setup.medians_of(
        {
            ours: partial(_run_engine_task, setup, "write", cpu),
            theirs: lambda: _seconds_of_complete_run(setup.run_task("write-lxml")),
        }
    )
    own, other = medians[ours], medians[theirs]
    show_progress(_CSV)
    csv_seconds = statistics.median(setup.run_task("write-csv")["seconds"] for _ in range(setup.repeat))
    show_progress("")
    return [
        Line(ours, _format_speed(own), own, _processor_time(cpu)),
        Line(
            theirs,
            _format_speed(other),
            other,
            f"ours is {other / own:.1f} × as fast",
            f"≥ {LEAST_TIMES_LXML} × its rate",
            other / own >= LEAST_TIMES_LXML,
        ),
        line_with_limit(_CSV, csv_seconds, MOST_CSV_SECONDS),
    ]


def measure_memory(setup: BenchmarkSetup) -> list[Line]:
    """Return lines for the memory of the open set per entry, for mapped files and for the peak; Linux only."""
    if not sys.platform.startswith("linux"):
        return [Line("Memory", "is measured on Linux only", 0.0)]
    peaks: list[float] = []
    in_files: list[float] = []

    def measure_with_set() -> float:
        """Return the memory of a process with the set open; append its peak and mapped bytes to the lists."""
        figures = setup.run_task("memory")
        peaks.append(figures["peak_bytes"])
        in_files.append(figures["bytes_in_files"])
        return figures["bytes"]

    medians = setup.medians_of({"full": measure_with_set, "empty": lambda: setup.run_task("memory-empty")["bytes"]})
    of_entry = (medians["full"] - medians["empty"]) / N_ENTRIES
    return [
        Line(
            "Memory of an entry but for mapped files, 1,000,000 open, above the empty program",
            f"{of_entry:.0f} bytes",
            of_entry,
            f"{medians['full'] / 1e6:.0f} MB against {medians['empty'] / 1e6:.0f} MB",
            f"≤ {MOST_BYTES_AN_ENTRY} bytes",
            of_entry <= MOST_BYTES_AN_ENTRY,
        ),
        Line("The same in files that are mapped", f"{max(in_files) / N_ENTRIES:.0f} bytes", max(in_files) / N_ENTRIES),
        Line("Most memory while opening", f"{max(peaks) / 1e6:.0f} MB", max(peaks)),
    ]
