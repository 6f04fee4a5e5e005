"""Reads the data with another library, and prints the seconds; runs in the environment of the other libraries.

    python peer_libraries.py NAME FILE... | URL

The start of Python and imports are not timed. Each library uses its fastest interface. The program is not imported.
"""

from __future__ import annotations

import gzip
import importlib.metadata
import json
import logging
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

Reader = Callable[[], int]
"""Function that reads all input and returns the number of entries."""


def advertools(files: Sequence[Path]) -> Reader:
    """Return a reader that calls `sitemap_to_df` with the URL of each file, and joins the frames at the end.

    Reading the index with eight threads takes as long.
    """
    import advertools as library
    import pandas as pd  # type: ignore[import-untyped]

    def read() -> int:
        frames = [library.sitemap_to_df(file.resolve().as_uri()) for file in files]
        return len(pd.concat(frames, ignore_index=True))

    return read


def ultimate_sitemap_parser(files: Sequence[Path]) -> Reader:
    """Return a reader that calls `sitemap_from_str` with the text of each file, and iterates over all pages."""
    from usp.tree import sitemap_from_str

    def read() -> int:
        texts = (gzip.decompress(file.read_bytes()).decode() for file in files)
        return sum(1 for text in texts for _ in sitemap_from_str(text).all_pages())

    return read


def scrapy(files: Sequence[Path]) -> Reader:
    """Return a reader that passes decompressed bytes to Scrapy's `Sitemap`, and stores all entries in a list."""
    from scrapy.utils.sitemap import Sitemap

    def read() -> int:
        entries = [entry for file in files for entry in Sitemap(gzip.decompress(file.read_bytes()))]
        return len(entries)

    return read


def ultimate_sitemap_parser_from_web(url: str) -> Reader:
    """Return a reader that fetches the sitemaps named in robots.txt of a site, and iterates over all pages."""
    from usp.tree import sitemap_tree_for_homepage

    return lambda: sum(1 for _ in sitemap_tree_for_homepage(url, use_known_paths=False).all_pages())


PEERS: dict[str, Callable[[Sequence[Path]], Reader]] = {
    "advertools": advertools,
    "ultimate-sitemap-parser": ultimate_sitemap_parser,
    "scrapy": scrapy,
}
"""Functions that create a reader of files, by package name."""

WEB_PEERS: dict[str, Callable[[str], Reader]] = {"ultimate-sitemap-parser": ultimate_sitemap_parser_from_web}
"""Functions that create a reader of a site, by package name."""


def main(arguments: Sequence[str]) -> int:
    """Time one library once, and print seconds, entries and version."""
    name, *paths = arguments
    is_url = paths[0].startswith("http://")
    read = WEB_PEERS[name](paths[0]) if is_url else PEERS[name]([Path(path) for path in paths])
    # Some log every file.
    logging.disable(logging.CRITICAL)
    start = time.perf_counter()
    entries = read()
    seconds = time.perf_counter() - start
    print(json.dumps({"seconds": seconds, "entries": entries, "version": importlib.metadata.version(name)}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
