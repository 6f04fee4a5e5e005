"""Read robots.txt from a file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import CeilingError, ReadError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.container import Ceilings, read_container
from sitemap_studio.protocol.robots_files import RobotsFile

_MAX_BYTES: Final = 16 << 20
"""Larger files are refused. Search engines read half a megabyte."""


def read_robots(path: Path) -> RobotsFile:
    """Read a robots.txt; an empty file disallows nothing.

    Raises:
        ReadError: The file can't be read, is too large, or is not a text file.
    """
    with suppress(OSError, ValueError):
        if path.is_file() and not path.stat().st_size:
            return RobotsFile(b"", path)
    try:
        data = read_container(path, ceilings=Ceilings(max_file_bytes=_MAX_BYTES)).data
    except CeilingError as error:
        raise ReadError(msg("“{name}” is too large.", name=path.name), path=path) from error
    if b"\0" in data:
        raise ReadError(msg("“{name}” is not a text file.", name=path.name), path=path)
    return RobotsFile(data, path)
