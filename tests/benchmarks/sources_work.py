"""Tasks of `own.py` about entries from elsewhere: a site, a folder of pages, an access log."""

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
    """Fetch the site whose URL a file holds."""
    start, start_cpu = time.perf_counter(), time.process_time()
    report = fetch_sitemaps(address.read_text("ascii"), folder)
    entries = len(open_path(folder / report.start[0]).table) if opens else 0
    files = sum(file.state == "new" for file in report.files)
    # The sitemaps, their index and robots.txt.
    if files != N_SITEMAPS + 2:
        raise RuntimeError(f"{files} files instead of {N_SITEMAPS + 2}.")
    return _figures(start, start_cpu) | {"files": files, "entries": entries}


def fetch_and_open_site(address: Path, folder: Path) -> dict[str, float]:
    """Fetch it, and open what came."""
    return fetch_site(address, folder, opens=True)


def scan_folder(pages: Path, folder: Path) -> dict[str, float]:
    """Scan a folder of pages."""
    start, start_cpu = time.perf_counter(), time.process_time()
    scanned = scan_pages(pages, PageOptions(base_url=f"{SITE}/"))
    return _figures(start, start_cpu) | {"entries": scanned.source.entries.height}


def read_log(log: Path, folder: Path) -> dict[str, float]:
    """Read an access log."""
    start, start_cpu = time.perf_counter(), time.process_time()
    source = read_access_logs([log], f"{SITE}/")
    return _figures(start, start_cpu) | {"entries": source.entries.height}


def _figures(start: float, start_cpu: float) -> dict[str, float]:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return {
        "seconds": time.perf_counter() - start,
        "seconds_cpu": time.process_time() - start_cpu,
        "peak_bytes": peak,
    }
