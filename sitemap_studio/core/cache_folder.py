"""The folder in which the entries of large sets lie while they are open, one for each process that has such a set.

It is the user's own and nobody else reads it. It goes when the set is closed; what a process left behind that was
killed goes when the next one needs a folder. The lock file in it is held by the system for as long as its process
lives, so that nobody takes a folder away that is in use. What the files hold is not known here.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import weakref
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

from sitemap_studio.core.file_lock import LockResult, rename_locked, try_lock
from sitemap_studio.core.paths import expand_home

FOLDER_VARIABLE: Final = "SITEMAP_STUDIO_CACHE"
"""An environment variable with the folder for all of this, for those who want it elsewhere."""

DEFAULT_CEILING_BYTES: Final = 16 << 30
"""What all files of one folder may take, if nobody says otherwise: twice what the largest set needs."""

SPARE_BYTES: Final = 1 << 30
"""So much is left free on the disk: others want to write, too."""

_PREFIX: Final = "set-"
_LOCK_NAME: Final = "in-use"
_MODE: Final = 0o700
_FLAGS: Final = os.O_CREAT | os.O_RDWR | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)


@dataclass(frozen=True)
class CachePlace:
    """Where the entries of large sets may lie.

    Attributes:
        folder: The folder that holds those of all processes; None for the user's usual one.
        ceiling_bytes: What the files of one set may take there.
        from_entries: Sets of fewer entries, as far as their files tell, lie in memory.
        from_entries_by_workers: Sets of fewer are read by threads of this process, as starting others takes a while.
    """

    folder: Path | None = None
    ceiling_bytes: int = DEFAULT_CEILING_BYTES
    from_entries: int = 500_000
    from_entries_by_workers: int = 3_000_000

    @classmethod
    def chosen(cls, folder: str, gigabytes: int) -> CachePlace:
        """The place that somebody chose; no words for the usual one."""
        return cls(expand_home(folder) if folder else None, gigabytes << 30)

    @property
    def home(self) -> Path:
        """The folder."""
        told = os.environ.get(FOLDER_VARIABLE)
        return self.folder or (Path(told) if told else user_cache_path("sitemap-studio", appauthor=False))


class CacheFolder:
    """A folder of this process, until it is closed or nobody refers to it any more.

    Attributes:
        path: Where it is.
        room_bytes: What may be written into it, as far as that was known when it was made.
    """

    def __init__(self, place: CachePlace) -> None:
        """Make it, and take away what others left behind.

        Raises:
            OSError: It can't be made.
        """
        place.home.mkdir(mode=_MODE, parents=True, exist_ok=True)
        remove_leftovers(place.home)
        self.path = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=place.home))
        lock = _locked(self.path)
        self.room_bytes = max(0, min(place.ceiling_bytes, shutil.disk_usage(self.path).free - SPARE_BYTES))
        self._close = weakref.finalize(self, _remove, self.path, lock)

    def close(self) -> None:
        """Remove it with its files, as far as the system allows while they are used; once is enough."""
        self._close()


def remove_leftovers(home: Path) -> int:
    """Remove the folders of processes that are gone.

    Returns:
        How many there were.
    """
    n_removed = 0
    for folder in home.glob(f"{_PREFIX}*"):
        try:
            lock = os.open(folder / _LOCK_NAME, _FLAGS & ~os.O_CREAT)
        except OSError:
            # It is just being made, or just being removed; or it is none of ours.
            continue
        if try_lock(lock) is LockResult.TAKEN:
            _remove(folder, lock)
            n_removed += 1
        else:
            os.close(lock)
    return n_removed


def _locked(folder: Path) -> int:
    """Put the lock file into a new folder; it bears its name only once it is locked."""
    unnamed = folder / f"{_LOCK_NAME}.new"
    lock = os.open(unnamed, _FLAGS, 0o600)
    try_lock(lock)
    return rename_locked(unnamed, folder / _LOCK_NAME, lock, _FLAGS & ~os.O_CREAT)


def _remove(folder: Path, lock: int) -> None:
    """Remove a folder whose lock is held.

    The lock file goes last: where others can't be removed, as on Windows while they are mapped, it stays with them, so
    that they are followed up later.
    """
    stays = False
    for path in list(folder.iterdir()) if folder.is_dir() else ():
        if path.name != _LOCK_NAME:
            try:
                path.unlink(missing_ok=True)
            except OSError:
                stays = True
    os.close(lock)
    if not stays:
        shutil.rmtree(folder, ignore_errors=True)
