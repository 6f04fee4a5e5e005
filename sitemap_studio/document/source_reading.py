"""Reading again what was read before: the bytes into which edits are put, if they are still the same."""

from __future__ import annotations

import os
from pathlib import Path

from sitemap_studio.core.errors import ChangedOnDiskError, ReadError
from sitemap_studio.document.sitemap_set import Source
from sitemap_studio.formats.container import Ceilings, Container, read_container
from sitemap_studio.formats.reading import source_text


def old_text(path: Path, source: Source, target: Path) -> bytes | None:
    """What was read, unpacked and as UTF-8; None if that can't be had any more and another file is to be written.

    Raises:
        ChangedOnDiskError: The file itself would be replaced, and somebody else changed it.
    """
    try:
        container = source_container(path, source)
        return source_text(container, is_mended=bool(source.repairs), encoding=source.chosen_encoding)
    except ChangedOnDiskError:
        if target == path:
            raise
        return None


def refuse_changed(path: Path, source: Source) -> None:
    """Refuse to take a file away, or to put another in its place, that somebody changed; one that is gone is gone.

    Raises:
        ChangedOnDiskError: It is not the file any more that was read.
    """
    if os.path.lexists(path):
        source_container(path, source)


def source_container(path: Path, source: Source) -> Container:
    """The file of a source, read again.

    Raises:
        ChangedOnDiskError: It is not the file any more that was read, or it is gone.
    """
    hint = "Save under another name, or open it again."
    try:
        container = read_container(path, ceilings=Ceilings.raised())
    except ReadError as error:
        raise ChangedOnDiskError(f"“{path.name}” can't be read any more, so it was not saved.", hint=hint) from error
    if (container.fingerprint, container.checksum) != (source.fingerprint, source.checksum):
        sentence = f"“{path.name}” was changed by another program since it was opened, so it was not saved."
        raise ChangedOnDiskError(sentence, hint=hint, path=path)
    return container
