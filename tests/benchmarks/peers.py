"""Reads the data with another library and prints how long it took; runs in the environment of the other libraries.

    python peers.py NAME FILE... | URL

Only reading is timed, not the start of Python or the import. Each library gets its files in the way that is fastest for
it, and fetches only from a URL. Nothing of the program is imported here.
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

Read = Callable[[], int]
"""Reads everything and returns how many entries there were."""


def advertools(files: Sequence[Path]) -> Read:
    """`sitemap_to_df` on file addresses, one after the other, joined once at the end.

    Its way through an index, with eight threads, takes as long; so does a web server, which comes on top.
    """
    import advertools as library
    import pandas as pd  # type: ignore[import-untyped]

    def read() -> int:
        frames = [library.sitemap_to_df(file.resolve().as_uri()) for file in files]
        return len(pd.concat(frames, ignore_index=True))

    return read


def ultimate_sitemap_parser(files: Sequence[Path]) -> Read:
    """`sitemap_from_str`, its door for local text, and then all pages of what it returns."""
    from usp.tree import sitemap_from_str

    def read() -> int:
        texts = (gzip.decompress(file.read_bytes()).decode() for file in files)
        return sum(1 for text in texts for _ in sitemap_from_str(text).all_pages())

    return read


def scrapy(files: Sequence[Path]) -> Read:
    """Its `Sitemap` class, over unpacked bytes; the entries are kept, as whoever wants to edit them has to."""
    from scrapy.utils.sitemap import Sitemap

    def read() -> int:
        entries = [entry for file in files for entry in Sitemap(gzip.decompress(file.read_bytes()))]
        return len(entries)

    return read


def ultimate_sitemap_parser_from_web(url: str) -> Read:
    """Its usual way: robots.txt of the site, and what that names; all pages of what it returns."""
    from usp.tree import sitemap_tree_for_homepage

    return lambda: sum(1 for _ in sitemap_tree_for_homepage(url, use_known_paths=False).all_pages())


PEERS: dict[str, Callable[[Sequence[Path]], Read]] = {
    "advertools": advertools,
    "ultimate-sitemap-parser": ultimate_sitemap_parser,
    "scrapy": scrapy,
}
"""By the name of their package."""

WEB_PEERS: dict[str, Callable[[str], Read]] = {"ultimate-sitemap-parser": ultimate_sitemap_parser_from_web}
"""Those that fetch."""


def main(arguments: Sequence[str]) -> int:
    """Measure one library once."""
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
