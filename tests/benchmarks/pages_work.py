"""Task of `engine_tasks.py` that checks the pages of a set."""

from __future__ import annotations

import resource
import time
from pathlib import Path

from sitemap_studio.document.listed_pages import list_pages
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.pages.check_types import CheckOptions
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_check import check_pages


def check_pages_of_set(index: Path, folder: Path) -> dict[str, float]:
    """Check all pages of a set without a rate limit; return the seconds, the additional memory, and the number of pages.

    Raises:
        RuntimeError: A page was not checked.
    """
    locs = list_pages(open_path(index)).pages["loc"].to_list()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start, start_cpu = time.perf_counter(), time.process_time()
    with FactsStore(folder) as store:
        result = check_pages(locs, store, CheckOptions(rate=0, concurrency=20))
    if result.n_requested != len(locs):
        raise RuntimeError(f"{result.n_requested:,} pages instead of {len(locs):,}.")
    return {
        "seconds": time.perf_counter() - start,
        "seconds_cpu": time.process_time() - start_cpu,
        "added_bytes": (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024,
        "pages": len(locs),
    }
