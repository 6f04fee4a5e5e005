"""Lock files: a hidden file beside a set tells other programs of this kind that somebody has it open for editing.

The file says who, where and since when. The one who has it also holds the system's lock on it, so that on the same
machine a file that was left behind by a process that died is known for certain, and taken over. What another machine
says is believed. Nothing here hinders anybody from writing a set; whether a file *was* changed is found out elsewhere.
"""

from __future__ import annotations

import json
import os
import stat
import time
from contextlib import suppress
from dataclasses import asdict
from datetime import datetime
from enum import Enum
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from sitemap_studio.core.errors import HeldError
from sitemap_studio.core.file_locks import Seized, is_at, let_go, seize
from sitemap_studio.core.lock_holder import Holder, is_gone
from sitemap_studio.core.messages import msg
from sitemap_studio.core.presence import is_folder, real_path
from sitemap_studio.core.replacing import TEMPORARY_PREFIX

LOCK_SUFFIX: Final = ".lock"
"""How the names of lock files end; they begin as those of other files of this program do."""

OLD_SECONDS: Final = 8 * 3600
"""What another machine says is believed for so long; then the user may know better."""

_MODE: Final = 0o600
_MOST_BYTES: Final = 4_096
_TRIES: Final = 5
_FLAGS: Final = (
    getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
)


class SetLock:
    """A lock that is held, until it is released or the process ends; one that could not be placed holds nothing.

    Attributes:
        path: The file of the set that it stands for.
        place: The lock file.
    """

    def __init__(self, path: Path, place: Path, handle: int | None = None) -> None:
        self.path, self.place = path, place
        self._handle = handle

    @property
    def is_held(self) -> bool:
        """Whether others can see it."""
        return self._handle is not None

    def sign(self, holder: Holder) -> None:
        """Write into the file who has it.

        Raises:
            OSError: That can't be written.
        """
        if self._handle is not None:
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.ftruncate(self._handle, 0)
            os.write(self._handle, json.dumps(asdict(holder)).encode())

    def release(self) -> None:
        """Let others have the set; once is enough."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        # Nobody else can take the file over until the handle is closed.
        if is_at(self.place, handle):
            let_go(self.place, handle)
        else:
            os.close(handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


def lock_place(path: Path) -> Path:
    """Where the lock file of a set lies: beside the file itself, symbolic links followed; of a folder inside it."""
    target = real_path(path)
    if is_folder(target):
        return target / f"{TEMPORARY_PREFIX}folder{LOCK_SUFFIX}"
    return target.with_name(f"{TEMPORARY_PREFIX}{target.name}{LOCK_SUFFIX}")


def locks_in(folder: Path) -> list[tuple[Path, Path]]:
    """The lock files in a folder, each with the file that it stands for; whether anybody holds them is not asked."""
    begin, end = TEMPORARY_PREFIX, LOCK_SUFFIX
    try:
        with os.scandir(folder) as entries:
            names = [entry.name for entry in entries if entry.name.startswith(begin) and entry.name.endswith(end)]
    except (OSError, ValueError):
        return []
    of_folder = f"{begin}folder{end}"
    files = (folder if name == of_folder else folder / name[len(begin) : -len(end)] for name in sorted(names))
    return [(folder / name, file) for name, file in zip(sorted(names), files, strict=True)]


def take_lock(path: Path, *, by_force: bool = False) -> SetLock:
    """Tell others that a set is open for editing here.

    Args:
        path: The file of its index, or of the lone sitemap; the folder of a set without an index.
        by_force: Whether the user says that what another left behind is of no meaning any more. A process that is
            known to live keeps its lock all the same.

    Returns:
        The lock; one that holds nothing where none can be placed, as in a folder that may not be written.

    Raises:
        HeldError: Somebody else has it open.
    """
    try:
        place = lock_place(path)
    except (OSError, ValueError, RuntimeError):
        return SetLock(path, path)
    for _ in range(_TRIES):
        try:
            handle = os.open(place, os.O_RDWR | os.O_CREAT | os.O_EXCL | _FLAGS, _MODE)
        except FileExistsError:
            found = _taken_over(path, place, by_force=by_force)
        except (OSError, ValueError):
            found = None
        else:
            found = _new(path, place, handle)
        if found is not _Again.AGAIN:
            return _signed(SetLock(path, place, found))
    return SetLock(path, place)


def refuse_held(path: Path, *, unless: Path | None = None) -> None:
    """Refuse to replace a set that somebody else has open for editing.

    Args:
        path: What would be replaced.
        unless: What this process has open itself.

    Raises:
        HeldError: Somebody has.
    """
    if unless is None or lock_place(path) != lock_place(unless):
        take_lock(path).release()


def remove_stale_lock(path: Path) -> None:
    """Take away the lock file of a set if the process that left it is gone."""
    with suppress(HeldError, OSError, ValueError, RuntimeError):
        if os.path.lexists(lock_place(path)):
            take_lock(path).release()


class _Again(Enum):
    """Stands for a lock file that went, or became another, while it was looked at."""

    AGAIN = "again"


def _new(path: Path, place: Path, handle: int) -> int:
    """A lock file that was just made, seized."""
    if seize(handle) is Seized.BUSY:
        # Another process seized the new file before this one could: that one has to have it.
        os.close(handle)
        raise _held_error(path, place, None, may_be_stale=False)
    return handle


def _signed(lock: SetLock) -> SetLock:
    """A lock with this process's name in it; where that can't be written it is let go."""
    try:
        lock.sign(Holder.here())
    except OSError:
        lock.release()
    return lock


def _taken_over(path: Path, place: Path, *, by_force: bool) -> int | _Again | None:
    """The lock file that lies there already, open, if whoever left it is gone.

    Returns:
        Its handle, seized; `AGAIN` where it is another by now; None where there can't be a lock.

    Raises:
        HeldError: They are not gone, or it can't be known and is not to be done by force.
    """
    try:
        status = place.lstat()
        if not stat.S_ISREG(status.st_mode):
            return _odd_thing(path, place, status, by_force=by_force)
        handle = os.open(place, os.O_RDWR | _FLAGS)
    except FileNotFoundError:
        return _Again.AGAIN
    except OSError:
        if by_force:
            return None
        raise _held_error(path, place, None, may_be_stale=True) from None
    seized = seize(handle)
    is_same = is_at(place, handle)
    holder = _read(handle)
    if seized is Seized.TAKEN and not is_same:
        os.close(handle)
        return _Again.AGAIN
    if seized is not Seized.BUSY and (by_force or is_gone(holder, seized)):
        return handle
    os.close(handle)
    is_certain = seized is Seized.BUSY or (holder is not None and _is_believed(holder, status.st_mtime))
    raise _held_error(path, place, holder, may_be_stale=not is_certain)


def _odd_thing(path: Path, place: Path, status: os.stat_result, *, by_force: bool) -> _Again | None:
    """What to do with a link, a folder or a pipe that bears the name of a lock file."""
    if not by_force:
        raise _held_error(path, place, None, may_be_stale=True)
    if stat.S_ISDIR(status.st_mode):
        return None
    try:
        place.unlink(missing_ok=True)
    except OSError:
        return None
    return _Again.AGAIN


def _is_believed(holder: Holder, written: float) -> bool:
    """Whether what another computer says of itself has to be taken for true."""
    # A clock that was wrong then, or is now, makes nobody believed for good.
    return not holder.is_here(Holder.here()) and abs(time.time() - written) < OLD_SECONDS


def _read(handle: int) -> Holder | None:
    try:
        data = os.read(handle, _MOST_BYTES + 1)
    except OSError:
        return None
    return Holder.of(data) if len(data) <= _MOST_BYTES else None


def _held_error(path: Path, place: Path, holder: Holder | None, *, may_be_stale: bool) -> HeldError:
    if holder is not None and holder.is_this_process():
        told = msg("“{name}” is open for editing in another window.", name=path.name)
        hint = msg("Edit it there, or save it under another name here.")
        return HeldError(told, hint=hint, path=path, is_here=True)
    told = msg("“{name}” is open for editing elsewhere", name=path.name)
    if holder is None:
        told = msg("{told}; by whom is not known.", told=told)
    else:
        since = datetime.fromtimestamp(holder.since).strftime("%Y-%m-%d %H:%M")
        told = msg(
            "{told}: by {user} on {host}, since {since}.",
            told=told,
            user=holder.user or msg("somebody"),
            host=holder.host or msg("another computer"),
            since=since,
        )
    hint = msg("Close it there, or save it under another name here.")
    if may_be_stale:
        hint = msg(
            "If nobody has it open any more, edit it anyway; what says so is the file “{place}”.", place=place.name
        )
    return HeldError(told, hint=hint, path=path, may_be_stale=may_be_stale)
