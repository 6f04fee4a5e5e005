"""Reading again what was read before: the bytes into which edits are put, if they are still the same."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from sitemap_studio.core.atomic_write import Fingerprint
from sitemap_studio.core.errors import ChangedOnDiskError, ReadError
from sitemap_studio.core.messages import msg
from sitemap_studio.document.sitemap_set import Source
from sitemap_studio.formats.container import Ceilings, Container, read_container
from sitemap_studio.formats.reading import source_text

_HINT: Final = msg("Save under another name, or open it again.")


def old_text(path: Path, source: Source, target: Path) -> bytes | None:
    """What was read, unpacked and as UTF-8; None if that can't be had any more, and the file is to be written anew.

    Raises:
        ChangedOnDiskError: The file itself would be replaced, and somebody else changed it.
    """
    if source.is_lost or not os.path.lexists(path):
        if target == path:
            refuse_changed(path, source)
        return None
    try:
        container = source_container(path, source)
        return source_text(container, is_repaired=bool(source.repairs), encoding=source.chosen_encoding)
    except ChangedOnDiskError:
        if target == path:
            raise
        return None


def refuse_changed(path: Path, source: Source) -> None:
    """Refuse to take a file away, or to put another in its place, that somebody changed; one that is gone is gone.

    Raises:
        ChangedOnDiskError: It is not the file any more that was read.
    """
    if source.is_lost:
        _refuse_unseen(path, source)
    elif os.path.lexists(path):
        source_container(path, source)


def _refuse_unseen(path: Path, source: Source) -> None:
    """Refuse to replace another file than the one that the user wants replaced; none need be there."""
    try:
        is_seen = Fingerprint.of(path.stat()) == source.fingerprint
    except OSError:
        return
    if not is_seen:
        raise _changed(path)


def source_container(path: Path, source: Source) -> Container:
    """The file of a source, read again.

    Raises:
        ChangedOnDiskError: It is not the file any more that was read, or it is gone.
    """
    if source.is_lost:
        raise _changed(path)
    try:
        container = read_container(path, ceilings=Ceilings.raised())
    except ReadError as error:
        sentence = msg("“{name}” can't be read any more, so it was not saved.", name=path.name)
        raise ChangedOnDiskError(sentence, hint=_HINT, path=path) from error
    # Another time, or another file of the same content, as after a copy was put back, is no change.
    if container.checksum != source.checksum:
        raise _changed(path)
    return container


def _changed(path: Path) -> ChangedOnDiskError:
    sentence = msg("“{name}” was changed by another program since it was opened, so it was not saved.", name=path.name)
    return ChangedOnDiskError(sentence, hint=_HINT, path=path)
