"""Checks a list of pages with another program, and prints the seconds; runs in the environment of the other libraries.

    python peer_crawlers.py NAME URLS CONCURRENCY

The start of Python and imports are not timed. The program is not imported.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any


def check_with_scrapy(urls: Sequence[str], concurrency: int) -> int:
    """Request pages with Scrapy, read title and canonical URL of each, and return their number."""
    from scrapy import Request, Spider
    from scrapy.crawler import CrawlerProcess

    found: list[tuple[str | None, str | None]] = []

    class PageSpider(Spider):  # type: ignore[misc]
        """Spider that reads title and canonical URL."""

        name = "pages"

        async def start(self) -> AsyncIterator[Any]:
            """Yield a request for each URL."""
            for url in urls:
                yield Request(url, callback=self.parse)

        def parse(self, response: Any) -> None:
            """Store title and canonical URL."""
            canonical = response.css("link[rel=canonical]::attr(href)").get()
            found.append((response.css("title::text").get(), canonical))

    settings = {
        "CONCURRENT_REQUESTS": concurrency,
        "CONCURRENT_REQUESTS_PER_DOMAIN": concurrency,
        "DOWNLOAD_DELAY": 0,
        "LOG_ENABLED": False,
        "TELNETCONSOLE_ENABLED": False,
    }
    process = CrawlerProcess(settings)
    process.crawl(PageSpider)
    process.start()
    return len(found)


def check_with_advertools(urls: Sequence[str], concurrency: int) -> int:
    """Request the headers of pages with advertools, and return the number of pages."""
    import advertools

    # It runs the program scrapy, which is installed beside Python.
    os.environ["PATH"] = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    settings = {
        "CONCURRENT_REQUESTS": concurrency,
        "CONCURRENT_REQUESTS_PER_DOMAIN": concurrency,
        "DOWNLOAD_DELAY": 0,
        "LOG_ENABLED": False,
    }
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "headers.jl"
        advertools.crawl_headers(list(urls), str(output), custom_settings=settings)
        return len(output.read_text("utf-8").splitlines())


CRAWLERS: dict[str, Callable[[Sequence[str], int], int]] = {
    "scrapy": check_with_scrapy,
    "advertools": check_with_advertools,
}
"""Functions that request pages, by package name."""


def main(arguments: Sequence[str]) -> int:
    """Time one program once, and print seconds and pages."""
    name, path, concurrency = arguments
    urls = Path(path).read_text("ascii").splitlines()
    logging.disable(logging.CRITICAL)
    start = time.perf_counter()
    count = CRAWLERS[name](urls, int(concurrency))
    print(json.dumps({"seconds": time.perf_counter() - start, "pages": count}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
