"""Saves that a killed program left behind: they are completed or undone by whoever opens the set next.

A save of a living process is never touched: it holds the lock of its mark. Nor is one of another user, unless they can
replace the files anyway. A journal can do no more than give files in folders that bear marks of its save the content
that lies beside them: one that came with files from elsewhere has no power over other folders.
"""

from __future__ import annotations

import contextlib
import json
import os
import stat
import time
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from sitemap_studio.core.fingerprints import Fingerprint
from sitemap_studio.core.journal_changes import (
    OWN_NAME,
    Change,
    MeddledError,
    SaveNames,
    fingerprint_at,
    is_whole,
    put,
    put_all_back,
    read_journal,
    sweep,
    sync_all,
)
from sitemap_studio.core.replacing import reason_of
from sitemap_studio.core.seizing import Seized, let_go, seize
from sitemap_studio.core.sentences import say

MAX_JOURNAL_BYTES: Final = 64 << 20
"""A journal of 50,000 files takes 12 MB; what is larger is none."""

LONGEST_SAVE_SECONDS: Final = 3_600
"""Where the file system has no locks, a save counts as living for so long."""

_WAITING_SECONDS: Final = 5
"""So long is waited for a living save that changes names just now."""

_STEP_SECONDS: Final = 0.02
_FLAGS: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)
_NONBLOCK: Final = getattr(os, "O_NONBLOCK", 0)


class Ending(Enum):
    """What became of a save that a killed program left behind."""

    COMPLETED = "completed"
    UNDONE = "undone"
    STUCK = "stuck"
    """It could be neither completed nor undone, now."""
    FOREIGN = "foreign"
    """It is another user's, and not to be trusted."""


@dataclass(frozen=True)
class EndedSave:
    """A save that a killed program left behind.

    Attributes:
        ending: What became of it.
        title: The name of what was saved; empty where that is not known.
        reason: Why it is neither completed nor undone, in words; empty where it is.
        hint: What to do about that.
    """

    ending: Ending
    title: str
    reason: str = ""
    hint: str = ""


class _JournalError(Exception):
    """A journal is there and tells nothing: what was saved could be lost by going either way.

    Args:
        reason: Why, in words.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class _Left:
    """What lies in a folder of one save.

    Attributes:
        home: The folder of its mark.
        names: What its files are called.
        is_trusted: Whether whoever wrote them could change the files beside them anyway.
    """

    home: Path
    names: SaveNames
    is_trusted: bool


def finish_saves(folders: Iterable[Path]) -> list[EndedSave]:
    """Complete or undo the saves that killed programs left in some folders; most have none.

    Returns:
        What there is to tell; nothing of a save that only left something to be tidied up.
    """
    ended: list[EndedSave] = []
    settled: set[tuple[Path, str]] = set()
    for folder in map(_resolved, folders):
        for left in _left_in(folder):
            key = (left.home, left.names.save_id)
            if key not in settled:
                settled.add(key)
                ended.extend(_finish(left, folder))
    return ended


def _resolved(folder: Path) -> Path:
    try:
        return folder.resolve()
    except (OSError, ValueError, RuntimeError):
        # Opening will say what is wrong.
        return folder


def is_being_saved(folder: Path) -> bool:
    """Whether a living process saves files of a folder just now."""
    return any(_is_alive(folder / left.names.mark) for left in _left_in(folder) if left.home == folder)


def _is_alive(mark: Path) -> bool:
    try:
        handle = os.open(mark, os.O_RDWR | _FLAGS | _NONBLOCK)
    except OSError:
        return False
    try:
        return not _is_free(handle)
    finally:
        os.close(handle)


def _is_free(mark: int) -> bool:
    """Lock a mark, where nobody else has it; where there are no locks, after a while nobody has it any more."""
    seized = seize(mark)
    is_old = time.time() - os.fstat(mark).st_mtime > LONGEST_SAVE_SECONDS
    return seized is Seized.TAKEN or (seized is Seized.UNKNOWN and is_old)


def _left_in(folder: Path) -> list[_Left]:
    found: dict[str, list[os.DirEntry[str]]] = {}
    with contextlib.suppress(OSError, ValueError), os.scandir(folder) as entries:
        for entry in entries:
            match = OWN_NAME.fullmatch(entry.name)
            if match and SaveNames(match[1]).among([entry.name]):
                found.setdefault(match[1], []).append(entry)
    return [_left(folder, SaveNames(save_id), of_save) for save_id, of_save in sorted(found.items())]


def _left(folder: Path, names: SaveNames, entries: Collection[os.DirEntry[str]]) -> _Left:
    here = {entry.name for entry in entries}
    home = folder
    if names.part in here and names.mark not in here:
        home = _home_told(folder, names) or folder
    return _Left(home, names, _is_trusted(folder, entries))


def _home_told(folder: Path, names: SaveNames) -> Path | None:
    """The folder of the set, as one of its own tells it; None where it does not."""
    try:
        home = _told(_read(folder / names.part) or b"").get("home")
        return (folder / home).resolve() if isinstance(home, str) else None
    except (OSError, ValueError, RuntimeError):
        return None


def _is_trusted(folder: Path, entries: Collection[os.DirEntry[str]]) -> bool:
    """Whether files are ours, or of somebody who could replace all files of the folder anyway."""
    if os.name != "posix":
        return True
    user = os.geteuid()
    try:
        is_shared = bool(folder.stat().st_mode & stat.S_ISVTX)
        statuses = [entry.stat(follow_symlinks=False) for entry in entries]
    except OSError:
        return False
    if not all(stat.S_ISREG(status.st_mode) for status in statuses):
        return False
    return all(status.st_uid == user or (user != 0 and not is_shared) for status in statuses)


def _finish(left: _Left, folder: Path) -> Iterator[EndedSave]:
    at_home = [left] if left.home == folder else [each for each in _left_in(left.home) if each.names == left.names]
    if not at_home:
        # It was settled; only here something stayed. Where the folder of the set is gone, nobody knows.
        if left.is_trusted and left.home.is_dir():
            sweep([folder], left.names, folder)
        return
    if not (left.is_trusted and at_home[0].is_trusted):
        if fingerprint_at(left.home / left.names.journal) is not None:
            yield EndedSave(Ending.FOREIGN, "", say("it is another user's"), say("Let that user open it."))
        return
    mark = _seized_mark(left)
    if mark is None:
        return
    told = _told(os.read(mark, min(os.fstat(mark).st_size, MAX_JOURNAL_BYTES)))
    is_settled = False
    try:
        ending = _settle(left, {left.home, folder, *_folders_of(told, left.home)})
        is_settled = sweep(ending.folders, left.names, left.home)
        if ending.ending is not None:
            yield EndedSave(ending.ending, ending.title or str(told.get("title", "")))
    except OSError as error:
        reason, hint = reason_of(error)
        yield EndedSave(Ending.STUCK, str(told.get("title", "")), reason, hint)
    except _JournalError as error:
        hint = say("What the files were, and were to be, lies in hidden files “{names}”.", names=f"{left.names.stem}*")
        yield EndedSave(Ending.STUCK, str(told.get("title", "")), error.reason, hint)
    finally:
        _let_go(mark, left.home / left.names.mark, is_settled=is_settled)


def _seized_mark(left: _Left) -> int | None:
    """The mark of a save, locked; None where its process lives, or somebody else settled it just now."""
    path = left.home / left.names.mark
    journal = left.home / left.names.journal
    deadline = time.monotonic() + _WAITING_SECONDS
    while True:
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT | _FLAGS | _NONBLOCK, 0o600)
        except OSError:
            return None
        if _is_free(handle):
            if fingerprint_at(path) == Fingerprint.of(os.fstat(handle)):
                return handle
            os.close(handle)
            return None
        os.close(handle)
        if fingerprint_at(journal) is None or time.monotonic() > deadline:
            return None
        # Its names change this very moment; what is read now would be neither old nor new.
        time.sleep(_STEP_SECONDS)


@dataclass(frozen=True)
class _Settled:
    """What was done about a save, and what is left to do.

    Attributes:
        ending: What became of it; None where nothing was to be done but tidying up.
        title: What it was, where the journal tells it.
        folders: Where its files lie.
    """

    ending: Ending | None
    title: str
    folders: set[Path]


def _settle(left: _Left, folders: set[Path]) -> _Settled:
    """Complete or undo a save whose mark is locked.

    Raises:
        OSError: Neither can be done.
        _JournalError: It can't be known what to do.
    """
    path = left.home / left.names.journal
    data = _read(path)
    journal = None if data is None else read_journal(data, left.home)
    if journal is None:
        if data is not None and is_whole(data):
            raise _JournalError(say("its journal was written by another version"))
        if data is not None and any(_has_begun(folder, left.names) for folder in folders):
            raise _JournalError(say("its journal is damaged"))
        had_content = any(_has_content(folder, left.names) for folder in folders)
        return _Settled(Ending.UNDONE if had_content else None, "", folders)
    title, changes = journal
    ending = _complete_or_undo(changes, left)
    path.unlink(missing_ok=True)
    return _Settled(ending, title, folders | {change.folder for change in changes})


def _complete_or_undo(changes: list[Change], left: _Left) -> Ending:
    """Take a journal to its end, or back where somebody changed files since, or a file can't be put in place.

    Raises:
        OSError: Neither can be done; the journal stays.
    """
    marked = {folder for folder in {change.folder for change in changes} if _is_marked(folder, left)}
    own = [change for change in changes if change.folder in marked]
    try:
        for change in own:
            put(change, left.names, Fingerprint.is_like)
        sync_all(marked)
    except (OSError, MeddledError):
        put_all_back(own, left.names, Fingerprint.is_like)
        return Ending.UNDONE
    return Ending.COMPLETED


def _is_marked(folder: Path, left: _Left) -> bool:
    """Whether a folder bears a mark of a save, so that the save was there before the journal was."""
    return folder == left.home or _home_told(folder, left.names) == left.home


def _has_begun(folder: Path, names: SaveNames) -> bool:
    """Whether files have been replaced already: then what they were lies under no other name any more."""
    try:
        own = [name for name in names.among(os.listdir(folder)) if name.endswith(".old")]  # noqa: PTH208
        return any((folder / name).lstat().st_nlink == 1 for name in own)
    except OSError:
        return False


def _has_content(folder: Path, names: SaveNames) -> bool:
    try:
        own = names.among(os.listdir(folder))  # noqa: PTH208
    except OSError:
        return False
    return any(name.endswith(".new") for name in own)


def _folders_of(told: dict[str, object], home: Path) -> set[Path]:
    folders = told.get("folders", [])
    return {home / str(folder) for folder in folders} if isinstance(folders, list) else set()


def _told(data: bytes) -> dict[str, object]:
    """What a mark tells; nothing where it was cut short."""
    try:
        told = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}


def _read(path: Path) -> bytes | None:
    """The content of a small file of ours; None where there is none.

    Raises:
        OSError: It is there and can't be read, or it is no file of ours.
    """
    try:
        handle = os.open(path, os.O_RDONLY | _FLAGS | _NONBLOCK)
    except FileNotFoundError:
        return None
    with open(handle, "rb") as file:  # noqa: PTH123
        return file.read(MAX_JOURNAL_BYTES)


def _let_go(mark: int, path: Path, *, is_settled: bool) -> None:
    if is_settled:
        let_go(path, mark)
    else:
        os.close(mark)
