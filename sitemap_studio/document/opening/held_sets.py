"""Files of sets that somebody else has open for editing: a lock lies beside an index only, and holds its sitemaps, too.

Whoever opens a sitemap alone, another index that lists it, or writes new files into a folder, asks here. What a lock is
and who is believed is the business of `core.locking`; which files an index stands for is read from it.
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
from sitemap_studio.document.opening.children import local_children
from sitemap_studio.document.opening.folder_opening import root_of
from sitemap_studio.document.reading.file_reading import HowToRead, read_file

MOST_LEVELS: Final = 4
"""So many folders above a file are looked at for an index that lists it."""


def take_set_lock(document: Document, *, by_force: bool = False) -> SetLock:
    """Tell others that a set is open for editing here, unless any of its files is open elsewhere.

    Args:
        document: The set; it has a path.
        by_force: See `take_lock`.

    Raises:
        LockedError: Somebody else has it, or one of its files, or a set that it is of.
    """
    assert document.path is not None
    lock = take_lock(document.path, by_force=by_force)
    try:
        # Behind the lock: of two who begin at once both are refused rather than none.
        refuse_locked_files(_files_of(document), unless=document.path)
    except LockedError as error:
        if not (by_force and error.may_be_stale):
            lock.release()
            raise
    return lock


def refuse_locked_targets(document: Document, files: Collection[Path]) -> None:
    """Refuse to write files of a set that somebody else has open for editing; one's own is open here.

    Raises:
        LockedError: Somebody has.
    """
    refuse_locked_files(files, unless=document.path if document.held is None else None)


def refuse_locked_files(files: Collection[Path], *, unless: Path | None = None) -> None:
    """Refuse to edit or to replace files that belong to a set that somebody else has open for editing.

    Args:
        files: Which ones; they need not be there.
        unless: The set that this process has open itself.

    Raises:
        LockedError: Somebody has.
    """
    places: set[Path] = set()
    own = None if unless is None else lock_path_of(unless)
    for folder in _folders_around(files):
        for lock, path in lock_files_in(folder):
            if lock == own:
                continue
            try:
                refuse_locked(path)
            except LockedError as error:
                # Seldom wanted, and slow for sets of thousands.
                places = places or _places(files)
                if (held := next(_held_by(path, places), None)) is not None:
                    raise _held_error(held, path, error) from error


def _files_of(document: Document) -> list[Path]:
    files = [sitemap.path for sitemap in document.sitemaps if sitemap.path is not None]
    return [document.path, *files] if document.path is not None and not document.is_folder else files


def _places(files: Collection[Path]) -> set[Path]:
    """Where files lie, by their names and with all links followed."""
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
            # Reading or writing it will say what is wrong.
            continue
    return places


def _folders_around(files: Collection[Path]) -> list[Path]:
    """The folders that files lie in, with all links followed, and those above these."""
    # By their names, which are sooner told apart than paths: a set may have thousands.
    homes = {str(file.parent) for file in files}
    # Not `Path.is_symlink`: that fails in folders that may not be entered.
    homes |= {str(_resolved(file).parent) for file in files if os.path.islink(file)}  # noqa: PTH114
    found: set[Path] = set()
    for place in map(_resolved, map(Path, homes)):
        found.update((place, *place.parents[:MOST_LEVELS]))
    return sorted(found)


def _resolved(path: Path) -> Path:
    """A path with all links followed, as far as that can be done."""
    try:
        return path.resolve()
    except (OSError, ValueError, RuntimeError):
        # Reading or writing it will say what is wrong.
        return path


def _held_by(path: Path, places: Collection[Path]) -> Iterator[Path]:
    """Those of some files that whoever has the lock of a file or folder has open."""
    if is_folder(path):
        named = (place for place in places if place.parent == path and _bare(place.name).endswith(".xml"))
        yield from sorted(named)
    elif path in places:
        yield path
    elif root_of(path) == "sitemapindex":
        yield from listed_in(path, places)


def listed_in(index: Path, places: Collection[Path]) -> Iterator[Path]:
    """Those of some files, links to their folders followed, that an index lists."""
    try:
        locs = read_file(index, HowToRead()).reading.entries["loc"].drop_nulls().to_list()
    except ReadError:
        return
    names = {fold_case(place.name) for place in places}
    for child in local_children(index, None, locs):
        found = child.path
        if found is None:
            continue
        is_among = found in places or child.real in places
        if is_among or (fold_case(found.name) in names and any(is_same_file_by_case(found, place) for place in places)):
            yield found


def _bare(name: str) -> str:
    return name.rpartition("/")[2].lower().removesuffix(".gz")


def _held_error(held: Path, path: Path, error: LockedError) -> LockedError:
    """Say of a file why it is not free, where not it itself is open elsewhere but a set that it is of."""
    if held == path:
        return error
    sentence = msg("“{held}” is of a set that is in use: {message}", held=held.name, message=error.message)
    return LockedError(sentence, hint=error.hint, path=held, may_be_stale=error.may_be_stale, is_here=error.is_here)
