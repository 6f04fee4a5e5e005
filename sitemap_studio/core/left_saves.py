"""What saves left in folders: which ones, where their marks lie, what these tell, and whether they can be trusted.

What becomes of them is the business of `unfinished_saves`.
"""

from __future__ import annotations

import contextlib
import json
import os
import stat
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_studio.core.journal_changes import OWN_NAME, SaveNames

MAX_JOURNAL_BYTES: Final = 64 << 20
"""A journal of 50,000 files takes 12 MB; what is larger is none."""

OWN_FLAGS: Final = (
    getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
)
"""With which files of saves are opened: nobody is led elsewhere by them, or made to wait."""


@dataclass(frozen=True)
class LeftSave:
    """What lies in a folder of one save.

    Attributes:
        home: The folder of its mark.
        names: What its files are called.
        is_trusted: Whether whoever wrote them could change the files beside them anyway.
    """

    home: Path
    names: SaveNames
    is_trusted: bool


def left_in(folder: Path) -> list[LeftSave]:
    """What saves left in a folder; most have nothing."""
    found: dict[str, list[os.DirEntry[str]]] = {}
    with contextlib.suppress(OSError, ValueError), os.scandir(folder) as entries:
        for entry in entries:
            match = OWN_NAME.fullmatch(entry.name)
            if match and SaveNames(match[1]).among([entry.name]):
                found.setdefault(match[1], []).append(entry)
    return [_left(folder, SaveNames(save_id), of_save) for save_id, of_save in sorted(found.items())]


def _left(folder: Path, names: SaveNames, entries: Collection[os.DirEntry[str]]) -> LeftSave:
    here = {entry.name for entry in entries}
    home = folder
    if names.part in here and names.mark not in here:
        home = home_told(folder, names) or folder
    return LeftSave(home, names, _is_trusted(folder, entries))


def home_told(folder: Path, names: SaveNames) -> Path | None:
    """The folder of the set, as one of its own tells it; None where it does not."""
    try:
        home = _told(read_own(folder / names.part) or b"").get("home")
        return (folder / home).resolve() if isinstance(home, str) else None
    except (OSError, ValueError, RuntimeError):
        return None


def _is_trusted(folder: Path, entries: Collection[os.DirEntry[str]]) -> bool:
    """Whether files are ours, or of somebody who could replace all files of the folder anyway."""
    if os.name != "posix":
        return True
    user = os.geteuid()
    statuses = []
    try:
        is_shared = bool(folder.stat().st_mode & stat.S_ISVTX)
        for entry in entries:
            # Another program may settle the save this very moment.
            with contextlib.suppress(FileNotFoundError):
                statuses.append(entry.stat(follow_symlinks=False))
    except OSError:
        return False
    if not all(stat.S_ISREG(status.st_mode) for status in statuses):
        return False
    return all(status.st_uid == user or (user != 0 and not is_shared) for status in statuses)


def told_by(mark: int) -> dict[str, object]:
    """What an open mark tells."""
    os.lseek(mark, 0, os.SEEK_SET)
    return _told(os.read(mark, min(os.fstat(mark).st_size, MAX_JOURNAL_BYTES)))


def _told(data: bytes) -> dict[str, object]:
    """What a mark tells; nothing where it was cut short."""
    try:
        told = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}


def read_own(path: Path) -> bytes | None:
    """The content of a small file of ours; None where there is none.

    Raises:
        OSError: It is there and can't be read, or it is no file of ours.
    """
    try:
        handle = os.open(path, os.O_RDONLY | OWN_FLAGS)
    except FileNotFoundError:
        return None
    with open(handle, "rb") as file:  # noqa: PTH123
        return file.read(MAX_JOURNAL_BYTES)
