"""Locks of sets: a lock file stands for an index with its sitemaps, and for a folder with those in it.

Before a sitemap is opened alone, another index that lists it is opened, or new files are written into a folder, the
locks in the folders around are checked. `core.file_lock` decides which locks hold.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import LockedError, ReadError
from sitemap_studio.core.file_lock import SetLock, lock_files_in, lock_path_of, refuse_locked, take_lock
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import fold_case, is_folder, is_same_file_by_case
from sitemap_studio.document.document import Document
from sitemap_studio.document.file_reading import HowToRead, read_file
from sitemap_studio.document.opening.set_files import local_children, root_of

MOST_LEVELS: Final = 4
"""Folders above a file that are searched for an index that lists it."""


def take_set_lock(document: Document, *, by_force: bool = False) -> SetLock:
    """Lock a set for editing, unless any of its files is open elsewhere.

    Args:
        document: The set; it has a path.
        by_force: See `take_lock`.

    Raises:
        LockedError: Another process has it open, or one of its files, or a set that contains it.
    """
    assert document.path is not None
    lock = take_lock(document.path, by_force=by_force)
    try:
        # After locking: of two processes that begin at once both are refused rather than none.
        refuse_locked_files(_files_of(document), unless=document.path)
    except LockedError as error:
        if not (by_force and error.may_be_stale):
            lock.release()
            raise
    return lock


def refuse_locked_targets(document: Document, files: Collection[Path]) -> None:
    """Refuse to write files of another set that is open for editing elsewhere.

    Raises:
        LockedError: One is.
    """
    refuse_locked_files(files, unless=document.path if document.lock is None else None)


def refuse_locked_files(files: Collection[Path], *, unless: Path | None = None) -> None:
    """Refuse to edit or to replace files of a set that is open for editing elsewhere.

    Args:
        files: The files; they need not exist.
        unless: The set that is open here.

    Raises:
        LockedError: One is.
    """
    places: set[Path] = set()
    own = None if unless is None else lock_path_of(unless)
    for folder in _folders_to_search(files):
        for lock, path in lock_files_in(folder):
            if lock == own:
                continue
            try:
                refuse_locked(path)
            except LockedError as error:
                # Only now, as it is slow for sets of thousands.
                places = places or _all_paths(files)
                if (held := next(_files_of_lock(path, places), None)) is not None:
                    raise _locked_error(held, path, error) from error


def _files_of(document: Document) -> list[Path]:
    files = [sitemap.path for sitemap in document.sitemaps if sitemap.path is not None]
    return [document.path, *files] if document.path is not None and not document.is_folder else files


def _all_paths(files: Collection[Path]) -> set[Path]:
    """Return the paths of files, by their names and with links followed."""
    folders: dict[Path, Path] = {}
    places: set[Path] = set()
    for path in files:
        try:
            if path.parent not in folders:
                folders[path.parent] = path.parent.resolve()
            places.add(folders[path.parent] / path.name)
            if path.is_symlink():
                places.add(path.resolve())
        except (OSError, ValueError, RuntimeError):
            # Reading or writing it reports the error.
            continue
    return places


def _folders_to_search(files: Collection[Path]) -> list[Path]:
    """Return the folders of files, links followed, and some above these."""
    # As text, which is faster: a set may have thousands.
    homes = {str(file.parent) for file in files}
    # Not `Path.is_symlink`: that fails in folders that may not be entered.
    homes |= {str(_resolved(file).parent) for file in files if os.path.islink(file)}  # noqa: PTH114
    found: set[Path] = set()
    for place in map(_resolved, map(Path, homes)):
        found.update((place, *place.parents[:MOST_LEVELS]))
    return sorted(found)


def _resolved(path: Path) -> Path:
    """Follow links as far as possible."""
    try:
        return path.resolve()
    except (OSError, ValueError, RuntimeError):
        # Reading or writing it reports the error.
        return path


def _files_of_lock(path: Path, places: Collection[Path]) -> Iterator[Path]:
    """Return those of some files that the lock of a file or folder stands for."""
    if is_folder(path):
        named = (place for place in places if place.parent == path and _bare(place.name).endswith(".xml"))
        yield from sorted(named)
    elif path in places:
        yield path
    elif root_of(path) == "sitemapindex":
        yield from listed_in(path, places)


def listed_in(index: Path, places: Collection[Path]) -> Iterator[Path]:
    """Return those of some files, links to their folders followed, that an index lists."""
    try:
        locs = read_file(index, HowToRead()).entries["loc"].drop_nulls().to_list()
    except ReadError:
        return
    names, real_paths = {fold_case(place.name) for place in places}, set(map(str, places))
    for child in local_children(index, None, locs):
        found = child.path
        if found is None:
            continue
        is_among = found in places or child.real in real_paths
        if is_among or (fold_case(found.name) in names and any(is_same_file_by_case(found, place) for place in places)):
            yield found


def _bare(name: str) -> str:
    return name.rpartition("/")[2].lower().removesuffix(".gz")


def _locked_error(held: Path, path: Path, error: LockedError) -> LockedError:
    """Return the error for a file, which may be of a set that is open elsewhere."""
    if held == path:
        return error
    sentence = msg("“{held}” is of a set that is in use: {message}", held=held.name, message=error.message)
    return LockedError(sentence, hint=error.hint, path=held, may_be_stale=error.may_be_stale, is_here=error.is_here)
