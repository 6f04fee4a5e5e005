"""Fetching a site beside other programs, scanning folders of pages, and reading access logs."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from tests.benchmarks.measuring import Bench, Line, note, reported, seconds
from tests.benchmarks.sources_data import N_FETCHED, N_SITEMAPS, served_site, write_log, write_pages

PEER: Final = "ultimate-sitemap-parser"
PAGE_SECONDS: Final = {20_000: 6.0, 100_000: 30.0}
"""Pages, and the time that a scan of them may take."""

LOG_SECONDS: Final = {1_000_000: 1.5, 10_000_000: 15.0}
"""Lines, and the time that reading them may take."""

MOST_LOG_BYTES: Final = 1 << 30
"""Memory that a log of any length may take."""


def measure_sources(bench: Bench) -> list[Line]:
    """Measure each source with its own data, which is made anew."""
    return [*_measure_fetching(bench), *_measure_scanning(bench), *_measure_logs(bench)]


def _measure_fetching(bench: Bench) -> list[Line]:
    folder = Path(mkdtemp(dir=bench.scratch))
    note("the site")
    with served_site(bench.data, folder) as url:
        address = folder / "address.txt"
        address.write_text(url, "ascii")
        fetched = f"fetch {N_SITEMAPS} gzipped sitemaps from a local server"
        opened = f"fetch them, and open {N_FETCHED:,} entries"
        contestants: dict[str, Callable[[], float]] = {
            fetched: lambda: bench.own("fetch", address)["seconds"],
            opened: lambda: bench.own("fetch-open", address)["seconds"],
        }
        if shutil.which("wget"):
            contestants["wget -i"] = partial(_wget, bench, folder / "urls.txt")
        if bench.peers_python:
            contestants[PEER] = partial(_peer, bench.peers_python, url)
        medians = bench.medians_of(contestants)
    shutil.rmtree(folder)
    lines = [Line(name, seconds(medians[name]), medians[name]) for name in (fetched, opened)]
    for name, own in (("wget -i", fetched), (PEER, opened)):
        if name in medians:
            beside = f"ours takes {medians[own] / medians[name]:.2f} ×"
            lines.append(Line(name, seconds(medians[name]), medians[name], beside))
    return lines


def _wget(bench: Bench, urls: Path) -> float:
    folder = Path(mkdtemp(dir=bench.scratch))
    start = time.perf_counter()
    subprocess.run(["wget", "--quiet", "--input-file", urls, "--directory-prefix", folder], check=True)
    taken = time.perf_counter() - start
    shutil.rmtree(folder)
    return taken


def _peer(python: Path, url: str) -> float:
    figures = reported([python, Path(__file__).with_name("peers.py"), PEER, url], NO_PROXY="*")
    if figures["entries"] != N_FETCHED:
        raise RuntimeError(f"{figures['entries']:,} entries instead of {N_FETCHED:,}.")
    return float(figures["seconds"])


def _measure_scanning(bench: Bench) -> list[Line]:
    lines = []
    for n_pages, most_seconds in PAGE_SECONDS.items():
        note(f"{n_pages:,} pages")
        folder = write_pages(Path(mkdtemp(dir=bench.scratch)), n_pages)
        lines.append(_own_line(bench, f"scan {n_pages:,} pages", "scan", folder, most_seconds))
        shutil.rmtree(folder)
    return lines


def _measure_logs(bench: Bench) -> list[Line]:
    lines = []
    for n_lines, most_seconds in LOG_SECONDS.items():
        note(f"{n_lines:,} lines")
        path = write_log(bench.scratch / "access.log", n_lines)
        lines.append(_own_line(bench, f"read an access log of {n_lines:,} lines", "log", path, most_seconds))
        memory = bench.own("log", path)["peak_bytes"]
        path.unlink()
        what, value = f"memory for {n_lines:,} lines", f"{memory / (1 << 20):.0f} MB"
        target = f"≤ {MOST_LOG_BYTES >> 20} MB"
        lines.append(Line(what, value, memory, target=target, is_reached=memory <= MOST_LOG_BYTES))
    return lines


def _own_line(bench: Bench, what: str, task: str, path: Path, most_seconds: float) -> Line:
    cpu: list[float] = []

    def measure() -> float:
        figures = bench.own(task, path)
        cpu.append(figures["seconds_cpu"])
        return figures["seconds"]

    taken = bench.medians_of({what: measure})[what]
    beside = f"{sorted(cpu)[len(cpu) // 2]:.2f} s of processors"
    return Line(what, seconds(taken), taken, beside, f"≤ {seconds(most_seconds)}", taken <= most_seconds)
