"""Lines of a file as it lies on disk: its text, read again when somebody asks, and where the lines of that came from.

Where entries and fields stand in it is found by `source_places`.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.sitemap_set import Source
from sitemap_studio.formats.container import Ceilings, Container, read_container
from sitemap_studio.formats.reading import repaired_source, source_text
from sitemap_studio.formats.repair.patches import LineMap


def line_ends(text: bytes) -> NDArray[np.int64]:
    """Byte offset of each line feed, ascending."""
    return np.flatnonzero(np.frombuffer(text, np.uint8) == ord("\n"))


def container_of(path: Path, source: Source) -> Container | None:
    """Read a file again; None where it is not the one any more that was read, or can't be read."""
    try:
        container = read_container(path, ceilings=Ceilings.raised())
    except StudioError:
        return None
    return container if container.checksum == source.checksum and not source.is_lost else None


def text_and_lines(container: Container, source: Source) -> tuple[bytes, LineMap] | None:
    """What was read from a file, unpacked and as UTF-8, repaired if it was, and the lines on disk that its lines are.

    None where that is only a part of what the file holds: what is shown of a file in doubt was taken out of it, so that
    it has no lines of its own.
    """
    if source.read_only_reason is not None:
        return None
    try:
        if not source.repairs:
            return source_text(container, encoding=source.chosen_encoding), LineMap()
        mended = repaired_source(container, encoding=source.chosen_encoding)
    except StudioError:
        return None
    return mended.data, mended.lines
