"""Time, memory and requests of checks of pages, compared with other programs."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Final

from sitemap_studio.model.large_store import FOLDER_VARIABLE
from tests.benchmarks.measuring import (
    BenchmarkSetup,
    Line,
    environment,
    format_seconds,
    run_and_read_figures,
    show_progress,
)
from tests.benchmarks.pages_data import page_url, serve_pages, write_page_set

N_PAGES: Final = 2_000
N_MANY_PAGES: Final = 50_000
CONCURRENCY: Final = 20
PEER_FACTORS: Final = {"scrapy": 4.0, "advertools": 5.0}
"""How many times as long the other programs must take."""

MOST_CPU_MS: Final = 2.0
LEAST_PAGES_A_SECOND: Final = 400
MOST_ADDED_BYTES: Final = 150 << 20
MOST_REPEAT_FACTOR: Final = 1.5


def measure_pages(setup: BenchmarkSetup) -> list[Line]:
    """Return lines for checks of pages of 33 KB from a local server, beside other programs."""
    with serve_pages() as port:
        return [*_measure_speed(setup, port), *_measure_many(setup, port)]


def _measure_speed(setup: BenchmarkSetup, port: int) -> list[Line]:
    """Return lines for the time and the processor time of a check of `N_PAGES`, and for the other programs."""
    index = write_page_set(setup.scratch / "pages.xml", port, N_PAGES)
    urls = setup.scratch / "urls.txt"
    urls.write_text("".join(f"{page_url(port, number)}\n" for number in range(N_PAGES)), "ascii")
    own, cpu = f"check {N_PAGES:,} pages without a rate limit", list[float]()

    def check() -> float:
        """Check the pages, note the processor time, and return the seconds."""
        figures = setup.run_task("check-pages", index)
        cpu.append(figures["seconds_cpu"] * 1_000 / N_PAGES)
        return figures["seconds"]

    contestants = {own: check}
    if setup.peers_python:
        contestants |= {name: partial(_time_peer, setup.peers_python, name, urls) for name in PEER_FACTORS}
    medians = setup.medians_of(contestants)
    taken, cpu_ms = medians[own], sorted(cpu)[len(cpu) // 2]
    speed = N_PAGES / taken
    lines = [
        Line(own, format_seconds(taken), taken),
        Line("pages a second", f"{speed:.0f}", speed, "", f"≥ {LEAST_PAGES_A_SECOND}", speed >= LEAST_PAGES_A_SECOND),
        Line("processor time a page", f"{cpu_ms:.2f} ms", cpu_ms, "", f"≤ {MOST_CPU_MS:g} ms", cpu_ms <= MOST_CPU_MS),
    ]
    for name, least in PEER_FACTORS.items():
        if name in medians:
            factor = medians[name] / taken
            beside = f"{factor:.1f} × as long as ours"
            lines.append(
                Line(name, format_seconds(medians[name]), medians[name], beside, f"≥ {least:g} ×", factor >= least)
            )
    return lines


def _time_peer(python: Path, name: str, urls: Path) -> float:
    """Return the seconds that another program takes to check a list of URLs.

    Raises:
        RuntimeError: It did not check all pages.
    """
    script = Path(__file__).with_name("peer_crawlers.py")
    figures = run_and_read_figures([python, script, name, urls, str(CONCURRENCY)], NO_PROXY="*")
    if figures["pages"] != N_PAGES:
        raise RuntimeError(f"{figures['pages']:,} pages instead of {N_PAGES:,}.")
    return float(figures["seconds"])


def _measure_many(setup: BenchmarkSetup, port: int) -> list[Line]:
    """Return lines for the memory of a check of `N_MANY_PAGES`, and for a second check that needs no requests."""
    index = write_page_set(setup.scratch / "many.xml", port, N_MANY_PAGES)
    show_progress(f"{N_MANY_PAGES:,} pages")
    memory = setup.run_task("check-pages", index)["added_bytes"]
    cache = setup.scratch / "cache"
    _time_command(cache, "pages", index, "--quiet", "--rate", "0")
    repeated, checked = f"repeat the check of {N_MANY_PAGES:,} pages", f"validate their {N_MANY_PAGES:,} entries"
    medians = setup.medians_of(
        {
            repeated: partial(_time_command, cache, "pages", index, "--quiet"),
            checked: partial(_time_command, cache, "check", index, "--quiet"),
        }
    )
    factor = medians[repeated] / medians[checked]
    return [
        Line(
            f"memory for {N_MANY_PAGES:,} pages beside the set", f"{memory / (1 << 20):.0f} MB", memory, "",
            f"≤ {MOST_ADDED_BYTES >> 20} MB", memory <= MOST_ADDED_BYTES,
        ),
        Line(checked, format_seconds(medians[checked]), medians[checked]),
        Line(
            repeated, format_seconds(medians[repeated]), medians[repeated], f"{factor:.2f} × of validating",
            f"≤ {MOST_REPEAT_FACTOR:g} ×", factor <= MOST_REPEAT_FACTOR,
        ),
    ]  # fmt: skip


def _time_command(cache: Path, *arguments: str | Path) -> float:
    """Run a command of the program with an own cache folder, and return its seconds; ignore the exit code."""
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, "-P", "-m", "sitemap_studio", *arguments],
        check=False,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment({FOLDER_VARIABLE: os.fspath(cache)}),
    )
    return time.perf_counter() - start
