"""Locks of sets. A lock file locks an index with its sitemaps, or a folder with the sitemaps in it.

Before a sitemap is opened alone, another index that lists it is opened, or new files are written into a folder, the
locks in the folders around are checked. `core.file_lock` decides which locks hold.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import LockedError, ReadError
from sitemap_studio.core.file_lock import SetLock, lock_files_in, lock_path_of, lock_set
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import fold_case, is_folder, is_same_file_by_case, resolve_links
from sitemap_studio.document.document import Document
from sitemap_studio.document.file_reading import ReadOptions, read_file
from sitemap_studio.document.opening.set_files import find_sitemap_files, has_sitemap_name, root_element_of

MAX_LEVELS: Final = 4
"""Number of parent folders of a file that are searched for an index that lists it."""


def lock_document(document: Document) -> SetLock:
    """Lock a set for editing.

    Raises:
        LockedError: The set, one of its files, or another set with such a file is open elsewhere.
    """
    assert document.path is not None
    lock = lock_set(document.path)
    files = [file.path for file in document.files if file.path is not None]
    try:
        # After locking: of two processes that begin at once both are refused rather than none.
        refuse_locked_files(files, except_set=document.path)
    except LockedError:
        lock.release()
        raise
    return lock


def refuse_locked_targets(document: Document, files: Collection[Path]) -> None:
    """Raise a `LockedError` if files to be written belong to a set that is open elsewhere, also if it is this set."""
    refuse_locked_files(files, except_set=document.path if document.lock is None else None)


def refuse_locked_files(files: Collection[Path], *, except_set: Path | None = None) -> None:
    """Raise a `LockedError` if files belong to a set that is open for editing elsewhere.

    Args:
        files: The files.
        except_set: Path of a set that may be locked.
    """
    real_paths: set[Path] = set()
    own = None if except_set is None else lock_path_of(except_set)
    for folder in _folders_to_search(files):
        for lock, path in lock_files_in(folder):
            if lock == own:
                continue
            try:
                lock_set(path).release()
            except LockedError as error:
                # Only for locked files, because it is slow for sets of thousands of files.
                real_paths = real_paths or _real_paths(files)
                locked = next(_files_covered_by_lock(path, real_paths), None)
                if locked == path:
                    raise
                if locked is not None:
                    message = msg(
                        "“{held}” belongs to a set that is in use: {message}", held=locked.name, message=error.message
                    )
                    raise LockedError(message, hint=error.hint, path=locked, is_here=error.is_here) from error


def _real_paths(files: Collection[Path]) -> set[Path]:
    """Return the real paths of files; for links both the path of the link and of its target."""
    folders: dict[Path, Path] = {}
    found: set[Path] = set()
    for path in files:
        if path.parent not in folders:
            folders[path.parent] = resolve_links(path.parent)
        found.add(folders[path.parent] / path.name)
        if os.path.islink(path):  # noqa: PTH114
            found.add(resolve_links(path))
    return found


def _folders_to_search(files: Collection[Path]) -> list[Path]:
    """Return the real folders of files and up to `MAX_LEVELS` parents of each."""
    # As text, which is faster: a set may have thousands.
    homes = {str(file.parent) for file in files}
    # Not `Path.is_symlink`: that fails in folders that may not be entered.
    homes |= {os.path.dirname(os.path.realpath(file)) for file in files if os.path.islink(file)}  # noqa: PTH114, PTH120
    found: set[Path] = set()
    for home in homes:
        folder = resolve_links(Path(home))
        found.update((folder, *folder.parents[:MAX_LEVELS]))
    return sorted(found)


def _files_covered_by_lock(path: Path, candidates: Collection[Path]) -> Iterator[Path]:
    """Yield the candidates, given as real paths, that the lock of a file or folder covers.

    A lock covers the file itself, the sitemaps in a folder, or the files that an index lists.
    """
    if is_folder(path):
        yield from sorted(each for each in candidates if each.parent == path and has_sitemap_name(each.name))
    elif path in candidates:
        yield path
    elif root_element_of(path) == "sitemapindex":
        yield from files_listed_by_index(path, candidates)


def files_listed_by_index(index: Path, candidates: Collection[Path]) -> Iterator[Path]:
    """Yield the files found for the sitemaps of an index that are candidates, given as real paths.

    No file is yielded if the index can't be read.
    """
    try:
        locs = read_file(index, ReadOptions()).entries["loc"].drop_nulls().to_list()
    except ReadError:
        return
    names, real_paths = {fold_case(each.name) for each in candidates}, set(map(str, candidates))
    for child in find_sitemap_files(index, None, locs):
        found = child.path
        if found is not None and (
            found in candidates
            or child.real in real_paths
            or (fold_case(found.name) in names and any(is_same_file_by_case(found, each) for each in candidates))
        ):
            yield found
