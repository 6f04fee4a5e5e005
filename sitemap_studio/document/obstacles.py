"""What stands in the way of saving a set in its place, as far as it can be known before it is tried."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from sitemap_studio.document.document import Document
from sitemap_studio.document.outside import watched_files


@dataclass(frozen=True)
class Obstacles:
    """What was found.

    Attributes:
        unwritable: Files that may not be replaced, or lie in folders where nothing may.
        linked: Files with several names (hard links): the others keep the old content when one is replaced.
    """

    unwritable: tuple[Path, ...] = ()
    linked: tuple[Path, ...] = ()


def files_of(document: Document) -> list[Path]:
    """The files of an open set that lie on disk."""
    return [file.path for file in watched_files(document)]


def find_obstacles(paths: Iterable[Path]) -> Obstacles:
    """Look at files that would be replaced, links to them followed; those that are not there are no obstacles."""
    unwritable, linked = [], []
    folders: dict[Path, bool] = {}
    for path in paths:
        try:
            # Following links takes ten times as long as seeing that there is none.
            target = path.resolve() if path.is_symlink() else path
            status = target.stat()
        except (OSError, ValueError, RuntimeError):
            continue
        folder = target.parent
        if folder not in folders:
            folders[folder] = _may_write(folder)
        if not (folders[folder] and _may_write(target)):
            unwritable.append(path)
        if status.st_nlink > 1:
            linked.append(path)
    return Obstacles(tuple(unwritable), tuple(linked))


def _may_write(path: Path) -> bool:
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)
