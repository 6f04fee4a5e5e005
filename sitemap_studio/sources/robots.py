"""robots.txt from a file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from sitemap_studio.formats.container import read_container
from sitemap_studio.protocol.robots import RobotsFile


def read_robots(path: Path) -> RobotsFile:
    """Read a robots.txt; an empty one disallows nothing.

    Raises:
        ReadError: It can't be read.
    """
    with suppress(OSError, ValueError):
        if path.is_file() and not path.stat().st_size:
            return RobotsFile(b"")
    return RobotsFile(read_container(path).data)
