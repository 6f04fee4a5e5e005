"""Changes of files by other programs, and other obstacles to a save.

Files are compared by size and modification time; only if these differ is a file read, and compared by its content.
Nothing is merged.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from sitemap_studio.core.errors import ChangedOnDiskError, ReadError, WriteError
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.save_plan import SavePlan, SaveResult
from sitemap_studio.formats.container import Ceilings, read_container
from sitemap_studio.formats.read_file import Source


@dataclass(frozen=True)
class WatchedFile:
    """State of a file of an open set when it was last read or written.

    Attributes:
        sitemap: Id of its sitemap; None for the index.
        checksum: CRC-32 of its uncompressed content.
        is_lost: Whether the user allowed to replace it.
    """

    sitemap: int | None
    path: Path
    fingerprint: Fingerprint
    checksum: int
    is_lost: bool


@dataclass(frozen=True)
class ExternalChange:
    """Watched file that another program changed or removed.

    Attributes:
        file: Its former state.
        now: Its current fingerprint; None if it was removed.
    """

    file: WatchedFile
    now: Fingerprint | None


@dataclass(frozen=True)
class ExternalChanges:
    """Result of comparing watched files with the disk.

    Attributes:
        watched: All files that were compared.
        changes: Files with other content, and missing files.
        renewed: Files with the same content, but another modification time.
    """

    watched: tuple[WatchedFile, ...] = ()
    changes: tuple[ExternalChange, ...] = ()
    renewed: tuple[ExternalChange, ...] = ()

    @property
    def replaced(self) -> tuple[ExternalChange, ...]:
        """Changed files that still exist."""
        return tuple(change for change in self.changes if change.now is not None)


class ExternalChangeError(ChangedOnDiskError):
    """Error of a save that wrote nothing because other programs changed files of the set; `found` has the changes."""

    def __init__(self, changes: ExternalChanges) -> None:
        """Create the error for changes, at least one of which is not a removal; the message names the first of those."""
        path = changes.replaced[0].file.path
        super().__init__(
            msg("“{name}” was changed by another program since it was opened, so nothing was saved.", name=path.name),
            path=path,
        )
        self.found = changes


def watched_files(document: Document) -> tuple[WatchedFile, ...]:
    """Return the state of the files of a set when last read or written, the index first; the disk is not examined."""
    index = document.index
    files: list[tuple[int | None, Path | None, Source | None]] = []
    if index is not None and index.is_on_disk:
        files.append((None, index.path, index.source))
    files.extend((sitemap.id, sitemap.path, sitemap.source) for sitemap in document.sitemaps if sitemap.error is None)
    return tuple(
        WatchedFile(sitemap, path, source.fingerprint, source.checksum, source.is_lost)
        for sitemap, path, source in files
        if path is not None and source is not None
    )


def find_external_changes(watched: tuple[WatchedFile, ...], progress: Progress | None = None) -> ExternalChanges:
    """Compare watched files with the disk; content is read only if size or time differ, or if a file was lost."""
    progress = progress or Progress()
    progress.begin(msg("Reading files"), len(watched))
    changes: list[ExternalChange] = []
    renewed: list[ExternalChange] = []
    for file in watched:
        now = Fingerprint.from_path(file.path)
        is_same = now == file.fingerprint
        # A lost file may be restored without changes.
        if now is not None and (not is_same or file.is_lost) and _has_same_content(file):
            renewed.append(ExternalChange(file, now))
        elif not is_same and not (now is None and file.is_lost):
            changes.append(ExternalChange(file, now))
        progress.advance()
    return ExternalChanges(watched, tuple(changes), tuple(renewed))


def _has_same_content(file: WatchedFile) -> bool:
    """Return whether a file still has its former uncompressed content; False if it can't be read."""
    try:
        return read_container(file.path, ceilings=Ceilings.raised()).checksum == file.checksum
    except ReadError:
        return False


def is_current(document: Document, changes: ExternalChanges) -> bool:
    """Return whether the document has not read or written files since they were compared."""
    return watched_files(document) == changes.watched


def update_fingerprints(document: Document, changes: ExternalChanges) -> None:
    """Set the new fingerprints of files with unchanged content, so that they no longer count as changed."""
    _set_fingerprints(document, changes.renewed, is_lost=False)


def allow_overwriting(document: Document, changes: Iterable[ExternalChange]) -> None:
    """Allow the next save to replace files that other programs changed, unless they change again.

    Entries keep their fields and extensions; comments and layout of the files are lost.
    """
    _set_fingerprints(document, changes, is_lost=True)


def _set_fingerprints(document: Document, changes: Iterable[ExternalChange], *, is_lost: bool) -> None:
    """Set the fingerprints of changed files in the document, and whether they are lost (may be replaced)."""
    for change in changes:
        sitemap = change.file.sitemap
        known = document.index if sitemap is None else document.sitemaps[sitemap]
        if known is not None and known.source is not None:
            fingerprint = change.now or change.file.fingerprint
            known.source = replace(known.source, fingerprint=fingerprint, is_lost=is_lost)


# Saving


@dataclass(frozen=True)
class Obstacles:
    """Files that prevent a save.

    Attributes:
        unwritable: Files that can't be replaced.
        linked: Files with hard links, which replacing would separate.
        existing: Files that sitemaps of a copy would replace.
        wanted: Path of the set for the copy.
    """

    unwritable: tuple[Path, ...] = ()
    linked: tuple[Path, ...] = ()
    existing: tuple[Path, ...] = ()
    wanted: Path | None = None


class SaveObstacleError(WriteError):
    """Error of a save that wrote nothing because of obstacles; `found` has them."""

    def __init__(self, obstacles: Obstacles) -> None:
        """Create the error for obstacles, of which there is at least one; the message names the gravest."""
        path = (obstacles.unwritable or obstacles.linked or obstacles.existing)[0]
        if obstacles.unwritable:
            message = msg("You don't have permission to save “{name}”.", name=path.name)
        elif obstacles.linked:
            message = msg("“{name}” has hard links.", name=path.name)
        else:
            message = msg("“{name}” already exists in that folder and would be replaced.", name=path.name)
        super().__init__(message, path=path)
        self.found = obstacles


def save_in_place(plan: SavePlan, progress: Progress, *, is_warned: bool, deletes_unused: bool = False) -> SaveResult:
    """Write the changed files of a set, unless there are obstacles or changes by other programs. See `SavePlan.write`.

    Missing files are no obstacle.

    Raises:
        SaveObstacleError: Files can't be replaced, or have hard links and the user is not warned.
        ExternalChangeError: Another program changed a file of the set.
    """
    obstacles = find_obstacles(target.path for target in plan.targets)
    if obstacles.unwritable or (obstacles.linked and not is_warned):
        raise SaveObstacleError(obstacles)
    found = find_external_changes(watched_files(plan.document), progress)
    if found.replaced:
        raise ExternalChangeError(found)
    return plan.write(progress, deletes_unused=deletes_unused)


def save_copy(plan: SavePlan, progress: Progress, *, may_replace: Collection[Path] = ()) -> SaveResult:
    """Write a set to another path; raise a `SaveObstacleError` if sitemaps would replace files not in `may_replace`."""
    new_paths = [each.path for each in plan.targets if each.path not in (plan.path, each.old_path)]
    existing = tuple(path for path in new_paths if path not in may_replace and os.path.lexists(path))
    if existing:
        raise SaveObstacleError(Obstacles(existing=existing, wanted=plan.path))
    return plan.write(progress)


def find_obstacles(paths: Iterable[Path]) -> Obstacles:
    """Return which existing files can't be replaced, or have hard links; symbolic links are resolved."""
    unwritable, linked = [], []
    folders: dict[Path, bool] = {}
    for path in paths:
        try:
            # Resolving takes ten times as long as seeing that there is no link.
            target = path.resolve() if path.is_symlink() else path
            status = target.stat()
        except (OSError, ValueError, RuntimeError):
            continue
        folder = target.parent
        if folder not in folders:
            folders[folder] = _is_writable(folder)
        if not (folders[folder] and _is_writable(target)):
            unwritable.append(path)
        # A folder has a link from each folder in it.
        if status.st_nlink > 1 and not stat.S_ISDIR(status.st_mode):
            linked.append(path)
    return Obstacles(tuple(unwritable), tuple(linked))


def _is_writable(path: Path) -> bool:
    """Return whether this process may write a file or folder."""
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)
