"""What stands in the way of saving a set, in its place or elsewhere, as far as it can be known before it is tried."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.outside import save_unless_changed, watched_files
from sitemap_studio.document.saving.saving import Saved, SavePlan


@dataclass(frozen=True)
class Obstacles:
    """What was found.

    Attributes:
        unwritable: Files that may not be replaced, or lie in folders where nothing may.
        linked: Files with several names (hard links): the others keep the old content when one is replaced.
        in_the_way: Files that lie where sitemaps of the set would go that is saved elsewhere.
        wanted: What the set was to be saved as then; None for what it is.
    """

    unwritable: tuple[Path, ...] = ()
    linked: tuple[Path, ...] = ()
    in_the_way: tuple[Path, ...] = ()
    wanted: Path | None = None


class HinderedError(WriteError):
    """A set is not saved, because of what stands in the way; nothing was written.

    Args:
        found: That.
    """

    def __init__(self, found: Obstacles) -> None:
        path = (found.unwritable or found.linked or found.in_the_way)[0]
        if found.unwritable:
            words = msg("“{name}” may not be written where it is.", name=path.name)
        elif found.linked:
            words = msg("“{name}” has other names on this disk, too (hard links).", name=path.name)
        else:
            words = msg("“{name}” lies in that folder already; a sitemap of the set would replace it.", name=path.name)
        super().__init__(words, path=path)
        self.found = found


def save_unhindered(plan: SavePlan, progress: Progress, *, is_warned: bool) -> Saved:
    """Write what a save planned, unless something is known to stand in the way.

    Args:
        plan: What to write.
        progress: See `SavePlan.write`.
        is_warned: Whether the user knows of hard links.

    Raises:
        HinderedError: Files may not be written, or have other names that nobody was warned of.
        ChangedOutsideError: See `save_unless_changed`, also for what else is raised.
    """
    found = find_obstacles(target.path for target in plan.targets)
    if found.unwritable or (found.linked and not is_warned):
        raise HinderedError(found)
    return save_unless_changed(plan, progress)


def save_elsewhere(plan: SavePlan, progress: Progress, *, may_replace: Collection[Path] = ()) -> Saved:
    """Write what a save under another name planned, unless it would replace files that nobody was asked about.

    Args:
        plan: What to write. The user was asked about the file of that name itself.
        progress: See `SavePlan.write`.
        may_replace: What the user was asked about and wants replaced.

    Raises:
        HinderedError: Files lie where sitemaps of the set would go.
        WriteError: See `SavePlan.write`, also for what else is raised.
    """
    there = tuple(path for path in plan.new_places if path not in may_replace and os.path.lexists(path))
    if there:
        raise HinderedError(Obstacles(in_the_way=there, wanted=plan.path))
    return plan.write(progress)


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
