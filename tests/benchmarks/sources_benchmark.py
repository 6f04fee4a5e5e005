"""Time of fetching a site, compared with other programs, of scanning pages and of reading access logs."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from tests.benchmarks.measuring import BenchmarkSetup, Line, format_seconds, run_and_read_figures, show_progress
from tests.benchmarks.sources_data import N_FETCHED, N_SITEMAPS, serve_site, write_log, write_pages

PEER: Final = "ultimate-sitemap-parser"
PAGE_SECONDS: Final = {20_000: 6.0, 100_000: 30.0}
"""Longest seconds of a scan, by number of pages."""

LOG_SECONDS: Final = {1_000_000: 1.5, 10_000_000: 15.0}
"""Longest seconds of reading a log, by number of lines."""

MOST_LOG_BYTES: Final = 1 << 30
"""Most memory for a log of any length."""


def measure_sources(setup: BenchmarkSetup) -> list[Line]:
    """Return the lines of fetching, scanning and reading logs; each generates its data."""
    return [*_measure_fetching(setup), *_measure_scanning(setup), *_measure_logs(setup)]


def _measure_fetching(setup: BenchmarkSetup) -> list[Line]:
    """Return lines for fetching a local site with the program, wget and another library."""
    folder = Path(mkdtemp(dir=setup.scratch))
    show_progress("the site")
    with serve_site(setup.data, folder) as url:
        address = folder / "address.txt"
        address.write_text(url, "ascii")
        fetched = f"fetch {N_SITEMAPS} gzipped sitemaps from a local server"
        opened = f"fetch them, and open {N_FETCHED:,} entries"
        contestants: dict[str, Callable[[], float]] = {
            fetched: lambda: setup.run_task("fetch", address)["seconds"],
            opened: lambda: setup.run_task("fetch-open", address)["seconds"],
        }
        if shutil.which("wget"):
            contestants["wget -i"] = partial(_time_wget, setup, folder / "urls.txt")
        if setup.peers_python:
            contestants[PEER] = partial(_run_peer, setup.peers_python, url)
        medians = setup.medians_of(contestants)
    shutil.rmtree(folder)
    lines = [Line(name, format_seconds(medians[name]), medians[name]) for name in (fetched, opened)]
    for name, own in (("wget -i", fetched), (PEER, opened)):
        if name in medians:
            beside = f"ours takes {medians[own] / medians[name]:.2f} ×"
            lines.append(Line(name, format_seconds(medians[name]), medians[name], beside))
    return lines


def _time_wget(setup: BenchmarkSetup, urls: Path) -> float:
    """Return the seconds that wget takes to download a list of URLs."""
    folder = Path(mkdtemp(dir=setup.scratch))
    start = time.perf_counter()
    subprocess.run(["wget", "--quiet", "--input-file", urls, "--directory-prefix", folder], check=True)
    taken = time.perf_counter() - start
    shutil.rmtree(folder)
    return taken


def _run_peer(python: Path, url: str) -> float:
    """Return the seconds that another library takes to read a site.

    Raises:
        RuntimeError: It did not find all entries.
    """
    figures = run_and_read_figures([python, Path(__file__).with_name("peer_libraries.py"), PEER, url], NO_PROXY="*")
    if figures["entries"] != N_FETCHED:
        raise RuntimeError(f"{figures['entries']:,} entries instead of {N_FETCHED:,}.")
    return float(figures["seconds"])


def _measure_scanning(setup: BenchmarkSetup) -> list[Line]:
    """Return a line per number of pages."""
    lines = []
    for n_pages, most_seconds in PAGE_SECONDS.items():
        show_progress(f"{n_pages:,} pages")
        folder = write_pages(Path(mkdtemp(dir=setup.scratch)), n_pages)
        lines.append(_engine_line(setup, f"scan {n_pages:,} pages", "scan", folder, most_seconds))
        shutil.rmtree(folder)
    return lines


def _measure_logs(setup: BenchmarkSetup) -> list[Line]:
    """Return lines for the time and the memory of each length of log."""
    lines = []
    for n_lines, most_seconds in LOG_SECONDS.items():
        show_progress(f"{n_lines:,} lines")
        path = write_log(setup.scratch / "access.log", n_lines)
        lines.append(_engine_line(setup, f"read an access log of {n_lines:,} lines", "log", path, most_seconds))
        memory = setup.run_task("log", path)["peak_bytes"]
        path.unlink()
        what, value = f"memory for {n_lines:,} lines", f"{memory / (1 << 20):.0f} MB"
        target = f"≤ {MOST_LOG_BYTES >> 20} MB"
        lines.append(Line(what, value, memory, target=target, is_reached=memory <= MOST_LOG_BYTES))
    return lines


def _engine_line(setup: BenchmarkSetup, label: str, task: str, path: Path, most_seconds: float) -> Line:
    """Run a task of `engine_tasks.py`, and return a line with its median time and its limit."""
    cpu: list[float] = []

    def measure() -> float:
        figures = setup.run_task(task, path)
        cpu.append(figures["seconds_cpu"])
        return figures["seconds"]

    taken = setup.medians_of({label: measure})[label]
    beside = f"{sorted(cpu)[len(cpu) // 2]:.2f} s of processors"
    return Line(label, format_seconds(taken), taken, beside, f"≤ {format_seconds(most_seconds)}", taken <= most_seconds)
