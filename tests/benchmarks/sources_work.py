"""Tasks of `engine_tasks.py` that read entries from a site, a folder of pages or an access log."""

from __future__ import annotations

import resource
import time
from pathlib import Path

from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.sources.access_log import read_access_logs
from sitemap_studio.sources.page_scan import PageOptions, scan_pages
from sitemap_studio.sources.site_fetch import fetch_sitemaps
from tests.benchmarks.data import SITE
from tests.benchmarks.sources_data import N_SITEMAPS


def fetch_site(address: Path, folder: Path, *, opens: bool = False) -> dict[str, float]:
    """Fetch the site whose URL is in a file, open it if `opens`, and return seconds, memory and counts.

    Raises:
        RuntimeError: The number of files is wrong.
    """
    start, start_cpu = time.perf_counter(), time.process_time()
    report = fetch_sitemaps(address.read_text("ascii"), folder)
    entries = len(open_path(folder / report.start[0]).table) if opens else 0
    files = sum(file.state == "new" for file in report.files)
    # The sitemaps, their index and robots.txt.
    if files != N_SITEMAPS + 2:
        raise RuntimeError(f"{files} files instead of {N_SITEMAPS + 2}.")
    return _figures(start, start_cpu) | {"files": files, "entries": entries}


def fetch_and_open_site(address: Path, folder: Path) -> dict[str, float]:
    """Fetch the site whose URL is in a file, and open the fetched set; return seconds, memory and counts."""
    return fetch_site(address, folder, opens=True)


def scan_folder(pages: Path, folder: Path) -> dict[str, float]:
    """Scan a folder of pages, and return seconds, memory and the number of entries."""
    start, start_cpu = time.perf_counter(), time.process_time()
    scanned = scan_pages(pages, PageOptions(base_url=f"{SITE}/"))
    return _figures(start, start_cpu) | {"entries": scanned.source.entries.height}


def read_log(log: Path, folder: Path) -> dict[str, float]:
    """Read an access log, and return seconds, memory and the number of entries."""
    start, start_cpu = time.perf_counter(), time.process_time()
    source = read_access_logs([log], f"{SITE}/")
    return _figures(start, start_cpu) | {"entries": source.entries.height}


def _figures(start: float, start_cpu: float) -> dict[str, float]:
    """Return wall-clock and processor seconds since the start, and the peak of memory."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return {
        "seconds": time.perf_counter() - start,
        "seconds_cpu": time.process_time() - start_cpu,
        "peak_bytes": peak,
    }
