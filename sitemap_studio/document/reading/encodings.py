"""Which encodings a file may be in: reads it, and shows how it would read in each. Chooses nothing."""

from __future__ import annotations

from pathlib import Path

from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.container import Ceilings, read_container
from sitemap_studio.formats.encoding import EncodingChoice, choices


def encoding_choices(
    path: Path, *, ceilings: Ceilings | None = None, progress: Progress | None = None
) -> tuple[EncodingChoice, ...]:
    """The encodings that all bytes of a file follow, those in which it reads least oddly first.

    Takes a second or two for 50 MB.

    Args:
        path: The file, gzipped or not.
        ceilings: How much of it is read at most.
        progress: Asked between reading and decoding whether to go on.

    Raises:
        ReadError: It can't be read any more.
        Cancelled: The user asked to stop.
    """
    progress = progress or Progress()
    container = read_container(path, ceilings=ceilings)
    progress.check()
    found = choices(container.data)
    progress.check()
    return found
