"""Changes of files by other programs, and other obstacles to a save.

Files are compared by size, time and inode; only where these differ is a file read, and compared by its contents.
Nothing is merged.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from sitemap_studio.core.atomic_write import Fingerprint
from sitemap_studio.core.errors import ChangedOnDiskError, ReadError, WriteError
from sitemap_studio.core.messages import msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.saving import Saved, SavePlan
from sitemap_studio.document.sitemap_set import Source
from sitemap_studio.formats.container import Ceilings, read_container


@dataclass(frozen=True)
class WatchedFile:
    """A file of an open set, as it was last read or written here.

    Attributes:
        sitemap: Whose it is; None for the index.
        path: Where it lies.
        fingerprint: What the system said of it then.
        checksum: Of its content.
        is_lost: Whether that is not what lies there any more, and the user knows.
    """

    sitemap: int | None
    path: Path
    fingerprint: Fingerprint
    checksum: int
    is_lost: bool


@dataclass(frozen=True)
class OutsideChange:
    """A file that is not any more what was read or written here.

    Attributes:
        file: Which one.
        now: What the system says of it; None where it is gone.
    """

    file: WatchedFile
    now: Fingerprint | None

    @property
    def is_gone(self) -> bool:
        """Whether there is nothing any more where it was."""
        return self.now is None


@dataclass(frozen=True)
class Outlook:
    """What became of the files of a set.

    Attributes:
        watched: The files that were looked at.
        changes: Those that hold something else, or are gone.
        renewed: Those that hold what they held, but are other files or have another time; with what they are now.
    """

    watched: tuple[WatchedFile, ...] = ()
    changes: tuple[OutsideChange, ...] = ()
    renewed: tuple[tuple[WatchedFile, Fingerprint], ...] = ()

    @property
    def replaced(self) -> tuple[OutsideChange, ...]:
        """The changes of files that are still there."""
        return tuple(change for change in self.changes if not change.is_gone)


class ChangedOutsideError(ChangedOnDiskError):
    """Files of a set were changed by other programs, so that nothing was saved.

    Args:
        message: One sentence.
        outlook: Which files.
    """

    def __init__(self, message: str, outlook: Outlook, *, hint: str = "", path: Path | None = None) -> None:
        super().__init__(message, hint=hint, path=path)
        self.outlook = outlook


def watched_files(document: Document) -> tuple[WatchedFile, ...]:
    """The files that an open set was read from, the index first."""
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


def look_outside(watched: tuple[WatchedFile, ...], progress: Progress | None = None) -> Outlook:
    """Find out which files other programs changed; may take as long as the disk takes.

    Raises:
        Cancelled: The progress was asked to stop.
    """
    progress = progress or Progress()
    progress.begin("Looking at the files", len(watched))
    changes: list[OutsideChange] = []
    renewed: list[tuple[WatchedFile, Fingerprint]] = []
    for file in watched:
        now = _fingerprint(file.path)
        if now is None:
            if not file.is_lost:
                changes.append(OutsideChange(file, None))
        elif now != file.fingerprint or file.is_lost:
            # What was given up may be put back as it was.
            if _holds_the_same(file):
                renewed.append((file, now))
            elif now != file.fingerprint:
                changes.append(OutsideChange(file, now))
        progress.advance()
    return Outlook(watched, tuple(changes), tuple(renewed))


def save_unless_changed(plan: SavePlan, progress: Progress) -> Saved:
    """Write what a save planned, unless other programs changed files of the set.

    Files that are gone are no hindrance: nothing of anybody's is replaced.

    Raises:
        ChangedOutsideError: They did; nothing is written.
        WriteError: See `SavePlan.write`.
        Cancelled: The user asked to stop; nothing is written.
    """
    outlook = look_outside(watched_files(plan.document), progress)
    if outlook.replaced:
        first = outlook.replaced[0].file.path
        sentence = msg(
            "“{first}” was changed by another program since it was opened, so nothing was saved.", first=first.name
        )
        raise ChangedOutsideError(sentence, outlook, path=first)
    return plan.write(progress)


def is_current(document: Document, outlook: Outlook) -> bool:
    """Whether what was found is about the files as the document knows them now, and not before a save."""
    return watched_files(document) == outlook.watched


def take_renewed(document: Document, outlook: Outlook) -> None:
    """Know files by what they are now that hold what they held."""
    for file, now in outlook.renewed:
        _set_source(document, file, fingerprint=now, is_lost=False)


def keep_mine(document: Document, changes: Iterable[OutsideChange]) -> None:
    """Let the next save write files anew, as the set is here, whatever lies there now.

    Entries keep their fields and all of their extensions; comments and layout of the files are lost, as the bytes that
    were read are. A file that becomes yet another until then is not replaced.
    """
    for change in changes:
        _set_source(document, change.file, fingerprint=change.now or change.file.fingerprint, is_lost=True)


def is_to_be_rewritten(document: Document) -> bool:
    """Whether any file waits to be saved though nothing was edited: it is lost, or was mended when it was opened.

    Asked so often that no list is made of it.
    """
    sources = [document.index.source] if document.index else []
    sources += [sitemap.source for sitemap in document.sitemaps if sitemap.source is not None]
    return any(source.is_lost or (source.repairs and source.doubt is None) for source in sources)


def _set_source(document: Document, file: WatchedFile, *, fingerprint: Fingerprint, is_lost: bool) -> None:
    known = document.index if file.sitemap is None else document.sitemaps[file.sitemap]
    if known is not None and known.source is not None:
        known.source = replace(known.source, fingerprint=fingerprint, is_lost=is_lost)


def _fingerprint(path: Path) -> Fingerprint | None:
    try:
        return Fingerprint.of(path.stat())
    except (OSError, ValueError):
        return None


def _holds_the_same(file: WatchedFile) -> bool:
    try:
        return read_container(file.path, ceilings=Ceilings.raised()).checksum == file.checksum
    except ReadError:
        return False


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
