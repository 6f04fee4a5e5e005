"""Opening and writing a million entries beside other libraries, and what they take in memory."""

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
from tests.benchmarks.measuring import Bench, Line, reported, seconds

PEERS: Final = ("advertools", "ultimate-sitemap-parser", "scrapy")
"""Libraries that read sitemaps."""

LEAST_TIMES_ADVERTOOLS: Final = 8.0
"""How many times as fast as advertools opening must be."""

MOST_TIMES_XMLLINT: Final = 1.0
"""How many times as long as `xmllint --stream` opening may take."""

LEAST_TIMES_LXML: Final = 8.0
"""How many times as fast as lxml writing must be."""

MOST_BYTES_AN_ENTRY: Final = 150
"""Memory that an entry may take, above the empty program."""

_OWN: Final = "Sitemap Studio"
_INTERFACE: Final = "Python interface of Sitemap Studio"
_LIMIT: Final = "xmllint --stream"
_ONE_BY_ONE: Final = 'for file; do gzip -dc "$file" | xmllint --stream --noout - || exit 1; done'
_TWO_AT_A_TIME: Final = (
    "printf '%s\\n' \"$@\" | xargs -P2 -I@ sh -c 'gzip -dc \"$1\" | xmllint --stream --noout -' each @"
)


def measure_opening(bench: Bench) -> list[Line]:
    """Open the set; others read its files, xmllint reads them without keeping anything."""
    cpu: list[float] = []
    contestants: dict[str, Callable[[], float]] = {
        _OWN: partial(_own, bench, "open", cpu),
        _INTERFACE: partial(_own, bench, "read", []),
    }
    if shutil.which("xmllint"):
        contestants[_LIMIT] = partial(_shell, bench, _ONE_BY_ONE)
        contestants[f"{_LIMIT}, two at a time"] = partial(_shell, bench, _TWO_AT_A_TIME)
    if bench.peers_python:
        contestants |= {name: partial(_peer, bench, bench.peers_python, name) for name in PEERS}
    medians = bench.medians_of(contestants)
    opened = f"{_OWN}, open 1,000,000 entries from 20 gzipped files"
    own = Line(opened, _speed(medians[_OWN]), medians[_OWN], _processor_time(cpu))
    return [own, *(_opening_line(name, medians[name], own.figure) for name in medians if name != _OWN)]


def _own(bench: Bench, task: str, cpu: list[float]) -> float:
    """Seconds of one of our tasks; what it took of the processors is appended to `cpu`."""
    figures = bench.own(task)
    cpu.append(figures["seconds_cpu"])
    return _complete(figures)


def _processor_time(cpu: list[float]) -> str:
    """Hardly changes with whatever else the machine is doing, unlike the time on the clock."""
    return f"{statistics.median(cpu):.2f} s of processors"


def _speed(taken: float) -> str:
    return f"{seconds(taken)}  {N_ENTRIES / taken / 1000:,.0f} k/s"


def _opening_line(name: str, taken: float, own: float) -> Line:
    """How one of the others compares."""
    value = _speed(taken)
    if name == _LIMIT:
        target, is_reached = f"≤ {MOST_TIMES_XMLLINT} × its time", own / taken <= MOST_TIMES_XMLLINT
        return Line(name, value, taken, f"ours takes {own / taken:.2f} ×", target, is_reached)
    if name.startswith(_LIMIT):
        return Line(name, value, taken, f"ours takes {own / taken:.2f} ×")
    if name == PEERS[0]:
        target, is_reached = f"≥ {LEAST_TIMES_ADVERTOOLS} × its rate", taken / own >= LEAST_TIMES_ADVERTOOLS
        return Line(name, value, taken, f"ours is {taken / own:.1f} × as fast", target, is_reached)
    return Line(name, value, taken, f"ours is {taken / own:.1f} × as fast")


def _complete(figures: dict[str, float]) -> float:
    """The seconds of a run that dealt with every entry."""
    if figures["entries"] != N_ENTRIES:
        raise RuntimeError(f"{figures['entries']:,.0f} entries instead of {N_ENTRIES:,}.")
    return figures["seconds"]


def _peer(bench: Bench, python: Path, name: str) -> float:
    return _complete(reported([python, Path(__file__).with_name("peers.py"), name, *bench.data.files]))


def _shell(bench: Bench, script: str) -> float:
    start = time.perf_counter()
    subprocess.run(["sh", "-c", script, "sh", *bench.data.files], check=True)
    return time.perf_counter() - start


def measure_writing(bench: Bench) -> list[Line]:
    """Write the set anew as gzipped sitemaps with their index, each on disk for sure."""
    ours, theirs = f"{_OWN}, export them as 20 gzipped files and an index", "lxml's xmlfile, gzip level 6"
    cpu: list[float] = []
    medians = bench.medians_of(
        {ours: partial(_own, bench, "write", cpu), theirs: lambda: _complete(bench.own("write-lxml"))}
    )
    own, other = medians[ours], medians[theirs]
    return [
        Line(ours, _speed(own), own, _processor_time(cpu)),
        Line(
            theirs,
            _speed(other),
            other,
            f"ours is {other / own:.1f} × as fast",
            f"≥ {LEAST_TIMES_LXML} × its rate",
            other / own >= LEAST_TIMES_LXML,
        ),
    ]


def measure_memory(bench: Bench) -> list[Line]:
    """Memory of the process with the set open, above that of the empty program."""
    if not sys.platform.startswith("linux"):
        return [Line("Memory", "is measured on Linux only", 0.0)]
    peaks: list[float] = []
    in_files: list[float] = []

    def with_set() -> float:
        figures = bench.own("memory")
        peaks.append(figures["peak_bytes"])
        in_files.append(figures["bytes_in_files"])
        return figures["bytes"]

    medians = bench.medians_of({"full": with_set, "empty": lambda: bench.own("memory-empty")["bytes"]})
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
