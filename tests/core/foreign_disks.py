"""File systems that lack what others have, played below the calls of the system, so that they can be had everywhere."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG
from typing import Any, Literal

SHARING_VIOLATION = 32
"""What Windows says of a file that somebody has open."""


@dataclass(frozen=True)
class Disk:
    """What a file system is like.

    Attributes:
        has_links: Whether a file can have a second name.
        numbers: Whether a file's number is its own, is given to each of its names (sshfs), or does not last (FAT).
        tick_ns: The times of files are whole multiples of this.
        rounds_late: Whether times are told exactly at first.
        mode_error: What is said to whoever changes a file's mode or owner; 0 where that can be done.
        folder_error: What is said to whoever flushes a folder; 0 where that can be done.
        folds_case: Whether upper and lower case of a file's name are the same; it is listed as it was given.
        lets_open_files_go: Whether a file that is open can get another name, or lose its own.
    """

    has_links: bool = True
    numbers: Literal["own", "names", "new"] = "own"
    tick_ns: int = 1
    rounds_late: bool = False
    mode_error: int = 0
    folder_error: int = 0
    folds_case: bool = False
    lets_open_files_go: bool = True


FAT = Disk(
    has_links=False,
    numbers="new",
    tick_ns=2 * 10**9,
    mode_error=errno.EPERM,
    folder_error=errno.EINVAL,
    folds_case=True,
)
EXFAT_BY_FUSE = Disk(
    has_links=False, numbers="new", tick_ns=10**9, rounds_late=True, mode_error=errno.ENOSYS, folds_case=True
)
SSHFS = Disk(numbers="names", tick_ns=10**9)
WINDOWS = Disk(tick_ns=100, folds_case=True, lets_open_files_go=False)

DISKS = {"FAT": FAT, "exFAT by FUSE": EXFAT_BY_FUSE, "sshfs": SSHFS, "Windows": WINDOWS}


class _Played:
    """The calls of the system as such a file system answers them."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self.folder, self.disk = str(folder), disk
        self.real: dict[str, Callable[..., Any]] = {name: getattr(os, name) for name in _PLAYED}
        self.opened: dict[int, tuple[str, tuple[int, int]]] = {}
        self.count = 0
        self.told: set[str] = set()
        self.numbers: dict[str, int] = {}

    def is_here(self, place: object) -> bool:
        return place in self.opened if isinstance(place, int) else str(place).startswith(self.folder)

    def found(self, place: Any) -> Any:
        """A file under the name that it is listed by; as it was asked for where there is none."""
        if not self.disk.folds_case or isinstance(place, int) or not self.is_here(place):
            return place
        folder, name = os.path.split(place)
        try:
            listed = os.listdir(folder)  # noqa: PTH208
        except OSError:
            return place
        alike = [each for each in listed if each.casefold() == name.casefold()]
        return place if name in listed or not alike else os.path.join(folder, alike[0])  # noqa: PTH118

    def open(self, path: Any, flags: int, *rest: Any, **named: Any) -> int:
        path = self.found(path)
        handle: int = self.real["open"](path, flags, *rest, **named)
        if self.is_here(path):
            self.opened[handle] = (str(path), self.identity(handle))
        return handle

    def identity(self, place: Any) -> tuple[int, int]:
        status = self.real["fstat" if isinstance(place, int) else "lstat"](place)
        return status.st_dev, status.st_ino

    def handles(self, path: Any) -> list[int]:
        """Those that lead to a file; numbers of handles that were closed are given out again."""
        found = []
        for handle, (_, identity) in self.opened.items():
            try:
                if identity == self.identity(handle) == self.identity(path):
                    found.append(handle)
            except OSError:
                continue
        return found

    def status(self, status: os.stat_result, name: str) -> os.stat_result:
        """What is said of a file."""
        tick, number = self.disk.tick_ns, status.st_ino
        if self.disk.rounds_late and name not in self.told:
            self.told.add(name)
            tick = 1
        self.count += 1
        if self.disk.numbers == "names":
            number = self.numbers.setdefault(name, 1_000_000 + self.count)
        elif self.disk.numbers == "new" and S_ISREG(status.st_mode) and not self.handles(name):
            number = 1_000_000 + self.count
        changed_ns = status.st_mtime_ns - status.st_mtime_ns % tick
        told = (status.st_mode, number, *status[2:8], changed_ns // 10**9, status[9])
        return os.stat_result(told, {"st_mtime_ns": changed_ns, "st_mtime": changed_ns / 1e9})

    def stat(self, place: Any, *rest: Any, **named: Any) -> os.stat_result:
        status = self.real["stat"](self.found(place), *rest, **named)
        return self.status(status, str(place)) if self.is_here(place) else status

    def lstat(self, place: Any, *rest: Any, **named: Any) -> os.stat_result:
        status = self.real["lstat"](self.found(place), *rest, **named)
        return self.status(status, str(place)) if self.is_here(place) else status

    def fstat(self, handle: int) -> os.stat_result:
        status = self.real["fstat"](handle)
        return self.status(status, self.opened[handle][0]) if self.is_here(handle) else status

    def link(self, source: Any, target: Any, *rest: Any, **named: Any) -> None:
        if self.is_here(source) and not self.disk.has_links:
            raise OSError(errno.EPERM, os.strerror(errno.EPERM))
        self.real["link"](self.found(source), target, *rest, **named)

    def refuse_open(self, *paths: Any) -> None:
        if not self.disk.lets_open_files_go and any(self.is_here(path) and self.handles(path) for path in paths):
            raise sharing_violation()

    def replace(self, source: Any, target: Any, **named: Any) -> None:
        source, there = self.found(source), self.found(target)
        self.refuse_open(source, there)
        if str(there) != str(target):
            self.real["unlink"](there)
        self.real["replace"](source, target, **named)
        if self.is_here(source):
            self.numbers[str(target)] = self.numbers.pop(str(source), 0)

    def rename(self, source: Any, target: Any, **named: Any) -> None:
        self.refuse_open(source, target)
        self.real["rename"](source, target, **named)

    def unlink(self, path: Any, **named: Any) -> None:
        path = self.found(path)
        self.refuse_open(path)
        self.real["unlink"](path, **named)

    def fchmod(self, handle: int, mode: int) -> None:
        if self.is_here(handle) and self.disk.mode_error:
            raise OSError(self.disk.mode_error, os.strerror(self.disk.mode_error))
        self.real["fchmod"](handle, mode)

    def fsync(self, handle: int) -> None:
        if self.is_here(handle) and self.disk.folder_error and os.path.isdir(self.opened[handle][0]):  # noqa: PTH112
            raise OSError(self.disk.folder_error, os.strerror(self.disk.folder_error))
        self.real["fsync"](handle)


_PLAYED = tuple(
    name
    for name in ("open", "stat", "lstat", "fstat", "link", "replace", "rename", "unlink", "fchmod", "fsync")
    if hasattr(os, name)
)


def sharing_violation() -> PermissionError:
    """What Windows answers where a file is open."""
    error = PermissionError(errno.EACCES, "The process cannot access the file because it is being used")
    error.winerror = SHARING_VIOLATION  # type: ignore[attr-defined,unused-ignore]
    return error


@contextmanager
def on(disk: Disk, folder: Path) -> Iterator[None]:
    """Let a folder lie on a disk of some kind."""
    played = _Played(folder, disk)
    for name in _PLAYED:
        setattr(os, name, getattr(played, name))
    try:
        yield
    finally:
        for name, call in played.real.items():
            setattr(os, name, call)
