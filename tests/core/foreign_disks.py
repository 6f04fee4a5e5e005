"""Simulated file systems without modes, exact times or case, or that do not rename open files."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SHARING_VIOLATION = 32
"""Error of Windows for a file that is open elsewhere."""


@dataclass(frozen=True)
class Disk:
    """Properties of a file system.

    Attributes:
        tick_ns: Resolution of modification times.
        mode_error: Error number for changing the mode or owner of a file; 0 if that succeeds.
        folder_error: Error number for flushing a folder; 0 if that succeeds.
        folds_case: Whether names that differ only in case are the same.
        renames_open_files: Whether files that are open can be renamed and removed.
    """

    tick_ns: int = 1
    mode_error: int = 0
    folder_error: int = 0
    folds_case: bool = False
    renames_open_files: bool = True


FAT = Disk(tick_ns=2 * 10**9, mode_error=errno.EPERM, folder_error=errno.EINVAL, folds_case=True)
WINDOWS = Disk(tick_ns=100, folds_case=True, renames_open_files=False)

DISKS = {"FAT": FAT, "Windows": WINDOWS}


class _SimulatedCalls:
    """Calls of the system that behave as on a disk for files in a folder."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self.folder, self.disk = str(folder), disk
        self.real: dict[str, Callable[..., Any]] = {name: getattr(os, name) for name in _SIMULATED}
        self.opened: dict[int, tuple[str, tuple[int, int]]] = {}

    def is_on_disk(self, path: object) -> bool:
        return path in self.opened if isinstance(path, int) else str(path).startswith(self.folder)

    def find(self, path: Any) -> Any:
        """Return the path under which a file is listed, or the given path if there is no file."""
        if not self.disk.folds_case or isinstance(path, int) or not self.is_on_disk(path):
            return path
        folder, name = os.path.split(path)
        try:
            listed = os.listdir(folder)  # noqa: PTH208
        except OSError:
            return path
        alike = [each for each in listed if each.casefold() == name.casefold()]
        return path if name in listed or not alike else os.path.join(folder, alike[0])  # noqa: PTH118

    def open(self, path: Any, flags: int, *arguments: Any, **options: Any) -> int:
        path = self.find(path)
        handle: int = self.real["open"](path, flags, *arguments, **options)
        if self.is_on_disk(path):
            self.opened[handle] = (str(path), self.identity(handle))
        return handle

    def identity(self, path: Any) -> tuple[int, int]:
        status = self.real["fstat" if isinstance(path, int) else "lstat"](path)
        return status.st_dev, status.st_ino

    def is_open(self, path: Any) -> bool:
        """Return whether a handle leads to a file; numbers of closed handles are reused."""
        for handle, (_, identity) in self.opened.items():
            with suppress(OSError):
                if identity == self.identity(handle) == self.identity(path):
                    return True
        return False

    def status(self, status: os.stat_result) -> os.stat_result:
        changed_ns = status.st_mtime_ns - status.st_mtime_ns % self.disk.tick_ns
        values = (*status[:8], changed_ns // 10**9, status[9])
        return os.stat_result(values, {"st_mtime_ns": changed_ns, "st_mtime": changed_ns / 1e9})

    def stat(self, path: Any, *arguments: Any, **options: Any) -> os.stat_result:
        status = self.real["stat"](self.find(path), *arguments, **options)
        return self.status(status) if self.is_on_disk(path) else status

    def lstat(self, path: Any, *arguments: Any, **options: Any) -> os.stat_result:
        status = self.real["lstat"](self.find(path), *arguments, **options)
        return self.status(status) if self.is_on_disk(path) else status

    def fstat(self, handle: int) -> os.stat_result:
        status = self.real["fstat"](handle)
        return self.status(status) if self.is_on_disk(handle) else status

    def refuse_open(self, *paths: Any) -> None:
        if not self.disk.renames_open_files and any(self.is_on_disk(path) and self.is_open(path) for path in paths):
            raise sharing_violation()

    def replace(self, source: Any, target: Any, **options: Any) -> None:
        source, existing = self.find(source), self.find(target)
        self.refuse_open(source, existing)
        if str(existing) not in (str(target), str(source)):
            self.real["unlink"](existing)
        self.real["replace"](source, target, **options)

    def link(self, source: Any, target: Any, **options: Any) -> None:
        # FAT has no hard links, and on Windows none are created.
        if self.is_on_disk(source):
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))
        self.real["link"](source, target, **options)

    def rename(self, source: Any, target: Any, **options: Any) -> None:
        self.refuse_open(source, target)
        self.real["rename"](source, target, **options)

    def unlink(self, path: Any, **options: Any) -> None:
        path = self.find(path)
        self.refuse_open(path)
        self.real["unlink"](path, **options)

    def fchmod(self, handle: int, mode: int) -> None:
        if self.is_on_disk(handle) and self.disk.mode_error:
            raise OSError(self.disk.mode_error, os.strerror(self.disk.mode_error))
        self.real["fchmod"](handle, mode)

    def fsync(self, handle: int) -> None:
        if self.is_on_disk(handle) and self.disk.folder_error and os.path.isdir(self.opened[handle][0]):  # noqa: PTH112
            raise OSError(self.disk.folder_error, os.strerror(self.disk.folder_error))
        self.real["fsync"](handle)


_SIMULATED = tuple(
    name
    for name in ("open", "stat", "lstat", "fstat", "link", "replace", "rename", "unlink", "fchmod", "fsync")
    if hasattr(os, name)
)


def sharing_violation() -> PermissionError:
    """Return the error of Windows for a file that is open elsewhere."""
    error = PermissionError(errno.EACCES, "The process cannot access the file because it is being used")
    error.winerror = SHARING_VIOLATION  # type: ignore[attr-defined,unused-ignore]
    return error


@contextmanager
def on(disk: Disk, folder: Path) -> Iterator[None]:
    """Simulate a disk for the files in a folder."""
    simulated = _SimulatedCalls(folder, disk)
    for name in _SIMULATED:
        setattr(os, name, getattr(simulated, name))
    try:
        yield
    finally:
        for name, call in simulated.real.items():
            setattr(os, name, call)
