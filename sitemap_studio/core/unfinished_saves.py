"""Saves that a killed program left behind: they are completed or undone by whoever opens the set next.

A save of a living process is never touched: it holds the lock of its mark. Nor is one of another user, unless they can
replace the files anyway. A journal can do no more than give files in folders that bear marks of its save the content
that lies beside them: one that came with files from elsewhere has no power over other folders.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from sitemap_studio.core.file_locks import Seized, is_at, let_go, seize
from sitemap_studio.core.fingerprints import Fingerprint
from sitemap_studio.core.journal_changes import (
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
from sitemap_studio.core.left_saves import OWN_FLAGS, LeftSave, home_told, left_in, read_own, told_by
from sitemap_studio.core.lock_holder import Holder, is_gone
from sitemap_studio.core.messages import msg
from sitemap_studio.core.replacing import reason_of

LONGEST_SAVE_SECONDS: Final = 3_600
"""Where the file system has no locks, a save counts as living for so long, unless its process is known to be gone."""

_WAITING_SECONDS: Final = 5
"""So long is waited for a living save that changes names just now."""

_STEP_SECONDS: Final = 0.02


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


class _StuckError(Exception):
    """A save can be taken neither way just now: what was saved could be lost.

    Args:
        reason: Why, in words.
        hint: What to do about that.
    """

    def __init__(self, reason: str, hint: str) -> None:
        super().__init__(reason)
        self.reason, self.hint = reason, hint


def finish_saves(folders: Iterable[Path]) -> list[EndedSave]:
    """Complete or undo the saves that killed programs left in some folders; most have none.

    Returns:
        What there is to tell; nothing of a save that only left something to be tidied up.
    """
    ended: list[EndedSave] = []
    settled: set[tuple[Path, str]] = set()
    for folder in map(_resolved, folders):
        for left in left_in(folder):
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
    return any(_is_alive(folder / left.names.mark) for left in left_in(folder) if left.home == folder)


def _is_alive(mark: Path) -> bool:
    try:
        handle = os.open(mark, os.O_RDWR | OWN_FLAGS)
    except OSError:
        return False
    try:
        return not _is_free(handle)
    finally:
        os.close(handle)


def _is_free(mark: int) -> bool:
    """Lock a mark, where nobody else has it; where there are no locks, after a while nobody has it any more."""
    seized = seize(mark)
    if seized is not Seized.UNKNOWN:
        return seized is Seized.TAKEN
    is_old = time.time() - os.fstat(mark).st_mtime > LONGEST_SAVE_SECONDS
    return is_old or is_gone(Holder.told(told_by(mark).get("holder")), seized)


def _finish(left: LeftSave, folder: Path) -> Iterator[EndedSave]:
    at_home = [left] if left.home == folder else [each for each in left_in(left.home) if each.names == left.names]
    if not at_home:
        if left.is_trusted and _may_come_back(left.home):
            yield EndedSave(Ending.STUCK, "", *_words_for_absent(left.home, left.names))
        elif left.is_trusted:
            # It was settled; only here something stayed.
            sweep([folder], left.names, folder)
        return
    if not (left.is_trusted and at_home[0].is_trusted):
        if fingerprint_at(left.home / left.names.journal) is not None:
            yield EndedSave(Ending.FOREIGN, "", msg("it is another user's"), msg("Let that user open it."))
        return
    try:
        mark = _seized_mark(left)
    except _StuckError as error:
        yield EndedSave(Ending.STUCK, "", error.reason, error.hint)
        return
    if mark is None:
        return
    told = told_by(mark)
    is_settled = False
    try:
        ending = _settle(left, {left.home, folder, *_folders_of(told, left.home)})
        is_settled = sweep(ending.folders, left.names, left.home)
        if ending.ending is not None:
            yield EndedSave(ending.ending, ending.title or str(told.get("title", "")))
    except OSError as error:
        reason, hint = reason_of(error)
        yield EndedSave(Ending.STUCK, str(told.get("title", "")), reason, hint)
    except _StuckError as error:
        yield EndedSave(Ending.STUCK, str(told.get("title", "")), error.reason, error.hint)
    finally:
        _let_go(mark, left.home / left.names.mark, is_settled=is_settled)


def _seized_mark(left: LeftSave) -> int | None:
    """The mark of a save, locked; None where its process lives, or somebody else settled it just now.

    Raises:
        _StuckError: Its process lives, and has not changed all names after a while.
    """
    path = left.home / left.names.mark
    journal = left.home / left.names.journal
    deadline = time.monotonic() + _WAITING_SECONDS
    while True:
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT | OWN_FLAGS, 0o600)
        except OSError:
            return None
        if _is_free(handle):
            if is_at(path, handle):
                return handle
            os.close(handle)
            return None
        os.close(handle)
        if fingerprint_at(journal) is None:
            return None
        if time.monotonic() > deadline:
            raise _StuckError(msg("another program saves it just now"), msg("Open it again in a moment."))
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


def _settle(left: LeftSave, folders: set[Path]) -> _Settled:
    """Complete or undo a save whose mark is locked.

    Raises:
        OSError: Neither can be done.
        _StuckError: It can't be known what to do, or a part of it is not there.
    """
    path = left.home / left.names.journal
    data = read_own(path)
    journal = None if data is None else read_journal(data, left.home)
    if journal is None:
        hint = msg("What the files were, and were to be, lies in hidden files “{names}”.", names=f"{left.names.stem}*")
        if data is not None and is_whole(data):
            raise _StuckError(msg("its journal was written by another version"), hint)
        if data is not None and any(_has_begun(folder, left.names) for folder in folders):
            raise _StuckError(msg("its journal is damaged"), hint)
        had_content = any(_has_content(folder, left.names) for folder in folders)
        return _Settled(Ending.UNDONE if had_content else None, "", folders)
    title, changes = journal
    ending = _complete_or_undo(changes, left)
    path.unlink(missing_ok=True)
    return _Settled(ending, title, folders | {change.folder for change in changes})


def _complete_or_undo(changes: list[Change], left: LeftSave) -> Ending:
    """Take a journal to its end, or back where somebody changed files since, or a file can't be put in place.

    Raises:
        OSError: Neither can be done; the journal stays.
        _StuckError: A folder is on a disk that is not there; likewise.
    """
    folders = {change.folder for change in changes}
    marked = {folder for folder in folders if _is_marked(folder, left)}
    for absent in sorted(folders - marked):
        # Below the set, what is gone was taken away.
        if _may_come_back(absent) and (absent.is_dir() or not absent.is_relative_to(left.home)):
            raise _StuckError(*_words_for_absent(absent, left.names))
    own = [change for change in changes if change.folder in marked]
    try:
        for change in own:
            put(change, left.names, Fingerprint.is_like)
        sync_all(marked)
    except (OSError, MeddledError):
        put_all_back(own, left.names, Fingerprint.is_like)
        return Ending.UNDONE
    return Ending.COMPLETED


def _is_marked(folder: Path, left: LeftSave) -> bool:
    """Whether a folder bears a mark of a save, so that the save was there before the journal was."""
    return folder == left.home or home_told(folder, left.names) == left.home


def _may_come_back(folder: Path) -> bool:
    """Whether a folder is not there, or nothing is in it, as where a disk is not connected."""
    try:
        with os.scandir(folder) as entries:
            return next(entries, None) is None
    except OSError:
        return True


def _words_for_absent(folder: Path, names: SaveNames) -> tuple[str, str]:
    reason = msg("its folder “{folder}” is not there", folder=folder)
    hint = msg(
        "Connect the disk that it lies on, and open the set again. If it is gone for good, remove the hidden files "
        "“{names}”.",
        names=f"{names.stem}*",
    )
    return reason, hint


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


def _let_go(mark: int, path: Path, *, is_settled: bool) -> None:
    if is_settled:
        let_go(path, mark)
    else:
        os.close(mark)
