"""Journalled save: several files get their new content, or none does, also when the program is killed.

All new content is first written beside the old. Then the journal is created, complete and in one step; from then on the
save is carried through, by the next opening of the set if need be. Only then files are renamed. Every step can be
repeated after it was cut short anywhere. One file alone needs no journal: it is renamed in one step.

All files of a save lie in the folders of the files that it changes and carry its id; N numbers the changes:

    .sitemap-studio-ID.save       the mark, in the folder of the set; locked while the process that saves lives
    .sitemap-studio-ID.part       in every other folder: path of the folder with the mark
    .sitemap-studio-ID-N.new      new content, complete
    .sitemap-studio-ID-N.old      the file as it was, until all is done
    .sitemap-studio-ID.journal    all changes

Recovery never touches the save of a living process, nor one of another user, unless that user could replace the files
anyway. A journal only affects files in folders that carry marks of its save.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import re
import stat
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from enum import Enum
from pathlib import Path
from threading import Lock
from typing import Final, NoReturn
from zlib import crc32

from sitemap_studio.core.atomic_write import (
    TEMPORARY_PREFIX,
    Fingerprint,
    fill_file,
    move,
    new_id,
    reason_of,
    stage_file,
    sync_folder,
)
from sitemap_studio.core.errors import BusyError, ChangedOnDiskError, WriteError, system_reason
from sitemap_studio.core.file_lock import LockOwner, LockResult, is_open_file, is_stale, remove_locked, try_lock
from sitemap_studio.core.messages import msg

SAVE_FILE_NAME: Final = re.compile(rf"{re.escape(TEMPORARY_PREFIX)}([0-9a-f]{{16}})(-[0-9]+\.(?:new|old)|\.[a-z]+)")
"""Names of files of a save; the first group is its id."""

_OWN_ENDINGS: Final = (".save", ".part", ".journal", ".draft")
_FORMAT: Final = 1
_PIECE_BYTES: Final = 1 << 20


class InterferenceError(Exception):
    """A file is not what it was when the save began: somebody else replaced it, or took new content away.

    Args:
        path: Which file.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


@dataclass(frozen=True)
class SaveNames:
    """What the files of one save are called.

    Attributes:
        save_id: Its id.
    """

    save_id: str

    @property
    def stem(self) -> str:
        """How all of them begin."""
        return f"{TEMPORARY_PREFIX}{self.save_id}"

    @property
    def mark(self) -> str:
        """The file whose lock tells that the save lives."""
        return f"{TEMPORARY_PREFIX}{self.save_id}.save"

    @property
    def part(self) -> str:
        """The file that tells in another folder where the mark lies."""
        return f"{TEMPORARY_PREFIX}{self.save_id}.part"

    @property
    def journal(self) -> str:
        """The file that tells all changes."""
        return f"{TEMPORARY_PREFIX}{self.save_id}.journal"

    @property
    def draft(self) -> str:
        """The journal until it is complete."""
        return f"{TEMPORARY_PREFIX}{self.save_id}.draft"

    def new(self, number: int) -> str:
        """New content."""
        return f"{TEMPORARY_PREFIX}{self.save_id}-{number}.new"

    def old(self, number: int) -> str:
        """A file as it was."""
        return f"{TEMPORARY_PREFIX}{self.save_id}-{number}.old"

    def among(self, names: Iterable[str]) -> list[str]:
        """Those of some names that are files of this save, the marks last."""
        own = [name for name in names if (found := SAVE_FILE_NAME.fullmatch(name)) and found[1] == self.save_id]
        known = [name for name in own if name[-4:] in (".new", ".old") or name.endswith(_OWN_ENDINGS)]
        return sorted(known, key=lambda name: (name in (self.part, self.mark), name))


@dataclass(frozen=True)
class FileChange:
    """One file that gets new content, or goes.

    Attributes:
        folder: Where it lies, all links followed.
        name: Its name there.
        number: By which its files are told from those of other changes.
        old: What stands there before; None for nothing.
        new: What will; None for nothing.
        is_linked: Whether the old file has got its second name already. Where file systems give none, or where it only
            goes, it is moved aside first.
        checksum: Of the new content, by which it is known where its time was lost; None where that is not known.
    """

    folder: Path
    name: str
    number: int
    old: Fingerprint | None
    new: Fingerprint | None
    is_linked: bool
    checksum: int | None = None

    @property
    def target(self) -> Path:
        """The file."""
        return self.folder / self.name


Same = Callable[[Fingerprint, Fingerprint], bool]
"""Whether two fingerprints are of one file."""


def apply_change(change: FileChange, names: SaveNames, is_same: Same) -> Fingerprint | None:
    """Do a change, or what is left of it.

    Args:
        change: Which.
        names: What the files of its save are called.
        is_same: Whether a file is the one that the change was planned for, as far as its size and time tell.

    Returns:
        What stands there now.

    Raises:
        MeddledError: Somebody else changed the file meanwhile; it is left alone. Or the new content is gone.
        OSError: It can't be done.
    """
    now = fingerprint_at(change.target)
    kept = change.folder / names.old(change.number)
    is_expected = _is_untouched(change, now, kept, is_same)
    if change.new is None:
        if now is not None and not is_expected:
            raise InterferenceError(change.target)
        if now is not None:
            move(change.target, kept)
        return None
    new = change.folder / names.new(change.number)
    if fingerprint_at(new) is None:
        if now is None or (is_expected and not _is_replaced(change, kept)):
            # Undoing has begun: what was put in place before goes back, too.
            raise InterferenceError(change.target)
        return now
    was_moved = now is None and not change.is_linked and fingerprint_at(kept) is not None
    if not is_expected and not was_moved:
        raise InterferenceError(change.target)
    if now is not None and not change.is_linked:
        move(change.target, kept)
    move(new, change.target)
    return fingerprint_at(change.target)


def _is_untouched(change: FileChange, now: Fingerprint | None, kept: Path, is_same: Same) -> bool:
    """Whether what stands under a name is what the change was planned for."""
    if now == change.old:
        return True
    if now is None or change.old is None or not is_same(now, change.old):
        return False
    # It has another number. That means nothing where numbers don't last; what has a second name can be compared.
    return not change.is_linked or fingerprint_at(kept) is None or _hold_the_same(kept, change.target)


def _hold_the_same(one: Path, other: Path) -> bool:
    if one.samefile(other):
        return True
    with one.open("rb") as first, other.open("rb") as second:
        while (piece := first.read(_PIECE_BYTES)) == second.read(_PIECE_BYTES):
            if not piece:
                return True
    return False


def _is_replaced(change: FileChange, kept: Path) -> bool:
    """Whether the old file is the one that was kept, and not what stands under its name, which may look the same."""
    try:
        old, now = kept.lstat(), change.target.lstat()
    except OSError:
        return False
    return not (change.is_linked and os.path.samestat(old, now))


def _holds_new(change: FileChange, now: Fingerprint) -> bool:
    """Whether a file has the new content though another time, as whoever copies a folder or touches it gives it one."""
    if change.new is None or change.checksum is None or now.size != change.new.size:
        return False
    checksum = 0
    with change.target.open("rb") as file:
        while piece := file.read(_PIECE_BYTES):
            checksum = crc32(piece, checksum)
    return checksum == change.checksum


def revert_change(change: FileChange, names: SaveNames, is_same: Same) -> None:
    """Undo a change as far as it was done; a file that somebody else put there since is left alone.

    Raises:
        OSError: It can't be undone.
    """
    now = fingerprint_at(change.target)
    is_ours = change.new is not None and now is not None and (is_same(now, change.new) or _holds_new(change, now))
    if now is not None and not is_ours:
        return
    kept = change.folder / names.old(change.number)
    if fingerprint_at(kept) is not None:
        move(kept, change.target)
    elif is_ours and change.old is None:
        change.target.unlink(missing_ok=True)


def revert_all(changes: Sequence[FileChange], names: SaveNames, is_same: Same) -> None:
    """Undo changes, the last first, and flush that to the disk.

    Raises:
        OSError: Some could not be undone; all others are.
    """
    failure: OSError | None = None
    for change in reversed(changes):
        try:
            revert_change(change, names, is_same)
        except OSError as error:
            failure = failure or error
    if failure is not None:
        raise failure
    # A folder that is gone took its files along.
    sync_all({change.folder for change in changes if change.folder.is_dir()})


def fingerprint_at(path: Path) -> Fingerprint | None:
    """What stands under a name, links not followed; None for nothing."""
    try:
        return Fingerprint.of(path.lstat())
    except (FileNotFoundError, NotADirectoryError):
        return None


def sync_all(folders: Collection[Path]) -> None:
    """Flush names to the disk; see `replacing.sync_folder` for errors."""
    for folder in sorted(folders):
        sync_folder(folder)


def remove_save_files(folders: Collection[Path], names: SaveNames, home: Path) -> bool:
    """Take away all files of a save that is done or was given up, but for its mark in the folder of the set.

    Returns:
        Whether all went; what did not is found by the next opening, since the marks stay.
    """
    is_clean = True
    for folder in [*sorted(set(folders) - {home}), home]:
        for name in names.among(_listed(folder)):
            if name == names.mark or (name == names.part and not is_clean):
                continue
            try:
                (folder / name).unlink(missing_ok=True)
            except OSError:
                is_clean = False
    return is_clean


def _listed(folder: Path) -> list[str]:
    with contextlib.suppress(OSError):
        return os.listdir(folder)  # noqa: PTH208
    return []


def journal_bytes(title: str, changes: Sequence[FileChange], home: Path) -> bytes:
    """A journal, with its checksum.

    Args:
        title: What was saved, for the user.
        changes: All of it.
        home: Where the journal lies. What lies below is named from there, so that the set may be moved.
    """
    told = [
        {
            "folder": relative_to_home(change.folder, home),
            "name": change.name,
            "number": change.number,
            "old": _listed_fingerprint(change.old),
            "new": _listed_fingerprint(change.new),
            "is_linked": change.is_linked,
            "checksum": change.checksum,
        }
        for change in changes
    ]
    body = json.dumps({"format": _FORMAT, "title": title, "changes": told}).encode()
    return hashlib.sha256(body).hexdigest().encode() + b"\n" + body


def is_intact(journal: bytes) -> bool:
    """Whether a journal is as it was written, by whatever version."""
    checksum, _, body = journal.partition(b"\n")
    return hashlib.sha256(body).hexdigest().encode() == checksum


def read_journal(data: bytes, home: Path) -> tuple[str, list[FileChange]] | None:
    """The title and the changes of a journal; None where it is not complete, or none of ours."""
    body = data.partition(b"\n")[2]
    if not is_intact(data):
        return None
    try:
        told = json.loads(body)
        if told["format"] != _FORMAT:
            return None
        return str(told["title"]), [_read_change(each, home) for each in told["changes"]]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def _read_change(told: dict[str, object], home: Path) -> FileChange:
    name, number, is_linked = told["name"], told["number"], told["is_linked"]
    # Journals of earlier versions have none.
    checksum = told.get("checksum")
    if not isinstance(name, str) or Path(name).name != name or name in ("", ".", "..") or "\0" in name:
        raise ValueError(name)
    if type(number) is not int or number < 0 or type(is_linked) is not bool:
        raise ValueError(number)
    if checksum is not None and type(checksum) is not int:
        raise ValueError(checksum)
    old, new = _read_fingerprint(told["old"]), _read_fingerprint(told["new"])
    return FileChange(home / str(told["folder"]), name, number, old, new, is_linked, checksum)


def _listed_fingerprint(fingerprint: Fingerprint | None) -> list[int] | None:
    return None if fingerprint is None else [fingerprint.size, fingerprint.mtime_ns, fingerprint.inode]


def _read_fingerprint(told: object) -> Fingerprint | None:
    if told is None:
        return None
    if not isinstance(told, list) or len(told) != 3 or not all(type(figure) is int for figure in told):
        raise ValueError(told)
    return Fingerprint(*told)


def path_to_home(folder: Path, home: Path) -> str:
    """How the folder of the set is named from one of its own; see `relative_to_home`."""
    return "/".join([".."] * len(folder.relative_to(home).parts)) if folder.is_relative_to(home) else str(home)


def relative_to_home(folder: Path, home: Path) -> str:
    """How a folder is named from that of the set: relative to it where it lies below."""
    return folder.relative_to(home).as_posix() if folder.is_relative_to(home) else str(folder)


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
class StaleSave:
    """What lies in a folder of one save.

    Attributes:
        home: The folder of its mark.
        names: What its files are called.
        is_trusted: Whether whoever wrote them could change the files beside them anyway.
    """

    home: Path
    names: SaveNames
    is_trusted: bool


def stale_saves_in(folder: Path) -> list[StaleSave]:
    """What saves left in a folder; most have nothing."""
    found: dict[str, list[os.DirEntry[str]]] = {}
    with contextlib.suppress(OSError, ValueError), os.scandir(folder) as entries:
        for entry in entries:
            match = SAVE_FILE_NAME.fullmatch(entry.name)
            if match and SaveNames(match[1]).among([entry.name]):
                found.setdefault(match[1], []).append(entry)
    return [_stale_save(folder, SaveNames(save_id), of_save) for save_id, of_save in sorted(found.items())]


def _stale_save(folder: Path, names: SaveNames, entries: Collection[os.DirEntry[str]]) -> StaleSave:
    here = {entry.name for entry in entries}
    home = folder
    if names.part in here and names.mark not in here:
        home = home_of_part(folder, names) or folder
    return StaleSave(home, names, _is_trusted(folder, entries))


def home_of_part(folder: Path, names: SaveNames) -> Path | None:
    """The folder of the set, as one of its own tells it; None where it does not."""
    try:
        home = _parse_mark(read_own(folder / names.part) or b"").get("home")
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


def read_mark(mark: int) -> dict[str, object]:
    """What an open mark tells."""
    os.lseek(mark, 0, os.SEEK_SET)
    return _parse_mark(os.read(mark, min(os.fstat(mark).st_size, MAX_JOURNAL_BYTES)))


def _parse_mark(data: bytes) -> dict[str, object]:
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


LONGEST_SAVE_SECONDS: Final = 3_600
"""Where the file system has no locks, a save counts as living for so long, unless its process is known to be gone."""

_WAITING_SECONDS: Final = 5
"""So long is waited for a living save that changes names just now."""

_STEP_SECONDS: Final = 0.02


class RecoveryOutcome(Enum):
    """What became of a save that a killed program left behind."""

    COMPLETED = "completed"
    UNDONE = "undone"
    STUCK = "stuck"
    """It could be neither completed nor undone, now."""
    FOREIGN = "foreign"
    """It is another user's, and not to be trusted."""


@dataclass(frozen=True)
class RecoveredSave:
    """A save that a killed program left behind.

    Attributes:
        ending: What became of it.
        title: The name of what was saved; empty where that is not known.
        reason: Why it is neither completed nor undone, in words; empty where it is.
        hint: What to do about that.
    """

    ending: RecoveryOutcome
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


def recover_saves(folders: Iterable[Path]) -> list[RecoveredSave]:
    """Complete or undo the saves that killed programs left in some folders; most have none.

    Returns:
        What there is to tell; nothing of a save that only left something to be tidied up.
    """
    ended: list[RecoveredSave] = []
    settled: set[tuple[Path, str]] = set()
    for folder in map(_resolved, folders):
        for left in stale_saves_in(folder):
            key = (left.home, left.names.save_id)
            if key not in settled:
                settled.add(key)
                ended.extend(_recover(left, folder))
    return ended


def _resolved(folder: Path) -> Path:
    try:
        return folder.resolve()
    except (OSError, ValueError, RuntimeError):
        # Opening will say what is wrong.
        return folder


def is_being_saved(folder: Path) -> bool:
    """Whether a living process saves files of a folder just now."""
    return any(_is_alive(folder / left.names.mark) for left in stale_saves_in(folder) if left.home == folder)


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
    seized = try_lock(mark)
    if seized is not LockResult.UNKNOWN:
        return seized is LockResult.TAKEN
    is_old = time.time() - os.fstat(mark).st_mtime > LONGEST_SAVE_SECONDS
    return is_old or is_stale(LockOwner.from_json(read_mark(mark).get("holder")), seized)


def _recover(left: StaleSave, folder: Path) -> Iterator[RecoveredSave]:
    at_home = (
        [left] if left.home == folder else [each for each in stale_saves_in(left.home) if each.names == left.names]
    )
    if not at_home:
        if left.is_trusted and _may_come_back(left.home):
            yield RecoveredSave(RecoveryOutcome.STUCK, "", *_words_for_absent(left.home, left.names))
        elif left.is_trusted:
            # It was settled; only here something stayed.
            remove_save_files([folder], left.names, folder)
        return
    if not (left.is_trusted and at_home[0].is_trusted):
        if fingerprint_at(left.home / left.names.journal) is not None:
            yield RecoveredSave(RecoveryOutcome.FOREIGN, "", msg("it is another user's"), msg("Let that user open it."))
        return
    try:
        mark = _seized_mark(left)
    except _StuckError as error:
        yield RecoveredSave(RecoveryOutcome.STUCK, "", error.reason, error.hint)
        return
    if mark is None:
        return
    told = read_mark(mark)
    is_settled = False
    try:
        ending = _recover_locked(left, {left.home, folder, *_folders_of(told, left.home)})
        is_settled = remove_save_files(ending.folders, left.names, left.home)
        if ending.ending is not None:
            yield RecoveredSave(ending.ending, ending.title or str(told.get("title", "")))
    except OSError as error:
        reason, hint = reason_of(error)
        yield RecoveredSave(RecoveryOutcome.STUCK, str(told.get("title", "")), reason, hint)
    except _StuckError as error:
        yield RecoveredSave(RecoveryOutcome.STUCK, str(told.get("title", "")), error.reason, error.hint)
    finally:
        _release_mark(mark, left.home / left.names.mark, is_settled=is_settled)


def _seized_mark(left: StaleSave) -> int | None:
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
            if is_open_file(path, handle):
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
class _Recovery:
    """What was done about a save, and what is left to do.

    Attributes:
        ending: What became of it; None where nothing was to be done but tidying up.
        title: What it was, where the journal tells it.
        folders: Where its files lie.
    """

    ending: RecoveryOutcome | None
    title: str
    folders: set[Path]


def _recover_locked(left: StaleSave, folders: set[Path]) -> _Recovery:
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
        if data is not None and is_intact(data):
            raise _StuckError(msg("its journal was written by another version"), hint)
        if data is not None and any(_has_begun(folder, left.names) for folder in folders):
            raise _StuckError(msg("its journal is damaged"), hint)
        had_content = any(_has_content(folder, left.names) for folder in folders)
        return _Recovery(RecoveryOutcome.UNDONE if had_content else None, "", folders)
    title, changes = journal
    ending = _complete_or_undo(changes, left)
    path.unlink(missing_ok=True)
    return _Recovery(ending, title, folders | {change.folder for change in changes})


def _complete_or_undo(changes: list[FileChange], left: StaleSave) -> RecoveryOutcome:
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
            apply_change(change, left.names, Fingerprint.is_like)
        sync_all(marked)
    except (OSError, InterferenceError):
        revert_all(own, left.names, Fingerprint.is_like)
        return RecoveryOutcome.UNDONE
    return RecoveryOutcome.COMPLETED


def _is_marked(folder: Path, left: StaleSave) -> bool:
    """Whether a folder bears a mark of a save, so that the save was there before the journal was."""
    return folder == left.home or home_of_part(folder, left.names) == left.home


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


def _release_mark(mark: int, path: Path, *, is_settled: bool) -> None:
    if is_settled:
        remove_locked(path, mark)
    else:
        os.close(mark)


_NO_LINKS: Final = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK, errno.EINVAL)
"""What file systems say that can't give a file a second name."""

_NEW_FLAGS: Final = os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_MODE: Final = 0o600
_SAVED: Final = msg("saved")
_UNTOUCHED: Final = msg("all files are as they were before")


@dataclass(frozen=True)
class _PlannedChange:
    """A change, and the file as the user named it."""

    change: FileChange
    path: Path


class JournalledSave:
    """Files that will get new content or go, all or none; see `journalled_save`.

    Several threads may stage files at once.

    Attributes:
        names: Names of its journal and of the files beside the others.
        mark: Descriptor of the locked file that marks the save as running; None while there is none.
        planned: The changes, in the order in which they are made.
    """

    def __init__(self, home: Path, title: str, places: Iterable[Path]) -> None:
        self._title = title
        self._home = home.resolve()
        places = list(places)
        self._has_several = len(places) > 1
        self._folders = {self._home, *(place.resolve().parent for place in places)}
        self.names = SaveNames(new_id())
        self._lock = Lock()
        self.mark: int | None = None
        self._entered: set[Path] = set()
        self.planned: list[_PlannedChange] = []
        self._next_number = 0
        self._made: list[Path] = []

    def make_folder(self, folder: Path) -> None:
        """Make a folder, and those that it lies in, where they are not there; they go again if nothing is committed.

        Raises:
            WriteError: It can't be made.
        """
        missing = [each for each in (folder, *folder.parents) if not os.path.lexists(each)]
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = system_reason(error)
            sentence = msg("The folder “{folder}” can't be made: {strerror}.", folder=folder.name, strerror=reason)
            raise WriteError(sentence, hint=msg("Choose another folder."), path=folder) from error
        finally:
            with self._lock:
                self._made.extend(reversed(missing))

    def stage(self, path: Path, data: bytes, expected: Fingerprint | None = None) -> Fingerprint:
        """Bring new content to the disk, beside the file that it is for, which stays as it is.

        Args:
            path: The file, or a link to it.
            data: Its new content.
            expected: What the file is known to be; None for whatever lies there.

        Returns:
            What the file will be.

        Raises:
            WriteError: It can't be written.
            ChangedOnDiskError: The file is not what it is known to be.
            BusyError: Another program saves this set just now.
        """
        folder = path.resolve().parent
        number = self._enter(folder, path)
        try:
            staged = stage_file(path, data, self.names.new(number))
        except WriteError as error:
            if self._has_several and isinstance(error.__cause__, OSError):
                # Not only this file is as it was.
                self._fail(error.__cause__, path)
            raise
        old = None if staged.old is None else Fingerprint.of(staged.old)
        try:
            new = Fingerprint.of(staged.temporary.stat())
            kept = folder / self.names.old(number)
            is_linked = old is not None and self._link(staged.target, kept)
            if not _is_known(old, fingerprint_at(kept), expected):
                raise InterferenceError(staged.target)
        except (OSError, InterferenceError) as error:
            self._fail(error, path)
        change = FileChange(folder, staged.target.name, number, old, new, is_linked, crc32(data))
        with self._lock:
            self.planned.append(_PlannedChange(change, path))
        return new

    def remove(self, path: Path) -> None:
        """Plan to take a file away; of a symbolic link only the link. One that is gone is gone.

        Raises:
            WriteError: A folder bears that name.
            BusyError: Another program saves this set just now.
        """
        try:
            folder = path.parent.resolve()
            status = path.lstat()
            if stat.S_ISDIR(status.st_mode):
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        except FileNotFoundError:
            return
        except OSError as error:
            self._fail(error, path, what=msg("removed"))
        number = self._enter(folder, path)
        change = FileChange(folder, path.name, number, Fingerprint.of(status), None, is_linked=False)
        with self._lock:
            self.planned.append(_PlannedChange(change, path))

    def commit(self) -> dict[Path, Fingerprint]:
        """Put all new content in place, and take away what is to go.

        Returns:
            What each file is now, by the path that it was staged under.

        Raises:
            WriteError: Some could not be; all files are as they were before.
            ChangedOnDiskError: Somebody replaced a file meanwhile; likewise.
        """
        changes = [planned.change for planned in self.planned]
        if not changes:
            return {}
        has_journal = len(changes) > 1 or not (changes[0].is_linked or changes[0].old is None)
        if has_journal:
            self.write_journal(changes)
        written: dict[Path, Fingerprint] = {}
        path = self.planned[0].path
        try:
            for planned in self.planned:
                path = planned.path
                now = apply_change(planned.change, self.names, Fingerprint.is_like)
                if now is not None:
                    written[path] = now
            sync_all({change.folder for change in changes})
        except BaseException as error:
            self._undo(changes, error, path)
            if isinstance(error, OSError | InterferenceError):
                self._fail(error, path)
            raise
        self._forget_journal()
        self._made.clear()
        return written

    def close(self) -> None:
        """Take away what is not needed any more: new content that was not put in place, old content that was."""
        if self.mark is not None:
            self._tidy_up()
        for folder in reversed(self._made):
            with contextlib.suppress(OSError):
                folder.rmdir()

    def _tidy_up(self) -> None:
        assert self.mark is not None
        mark, self.mark = self.mark, None
        is_clean = remove_save_files(self._entered, self.names, self._home)
        if is_clean:
            remove_locked(self._home / self.names.mark, mark)
        else:
            os.close(mark)

    def _enter(self, folder: Path, path: Path) -> int:
        """Leave a mark in a folder before anything else, and give the number of the next change."""
        with self._lock:
            try:
                if self.mark is None:
                    self._begin()
                if folder not in self._entered:
                    place = json.dumps({"home": path_to_home(folder, self._home)})
                    handle = os.open(folder / self.names.part, os.O_WRONLY | _NEW_FLAGS, _MODE)
                    fill_file(handle, place.encode())
                    self._entered.add(folder)
            except OSError as error:
                self._fail(error, path)
            self._next_number += 1
            return self._next_number - 1

    def _begin(self) -> None:
        stuck = [ended for ended in recover_saves(self._folders) if ended.ending is RecoveryOutcome.STUCK]
        if stuck:
            sentence = msg(
                "“{title}” can't be saved until an earlier save of it is settled: {reason}.",
                title=self._title,
                reason=stuck[0].reason,
            )
            raise WriteError(sentence, hint=stuck[0].hint)
        if is_being_saved(self._home):
            sentence = msg("“{title}” is being saved by another program just now.", title=self._title)
            raise BusyError(sentence, hint="Try again when it is done.")
        self.mark = os.open(self._home / self.names.mark, os.O_RDWR | _NEW_FLAGS, _MODE)
        try_lock(self.mark)
        self._entered.add(self._home)
        folders = [relative_to_home(folder, self._home) for folder in sorted(self._folders)]
        told = {"title": self._title, "folders": folders, "holder": asdict(LockOwner.nameless())}
        os.write(self.mark, json.dumps(told).encode())
        if self._folders != {self._home}:
            # Without it nobody would find what lies in other folders after a power cut.
            os.fsync(self.mark)

    def _link(self, target: Path, kept: Path) -> bool:
        """Give the old file a second name, under which it outlives the first; whether the file system can."""
        try:
            kept.hardlink_to(target)
        except OSError as error:
            if error.errno in _NO_LINKS:
                return False
            raise
        return True

    def write_journal(self, changes: list[FileChange]) -> None:
        """Write down what is about to change; from then on a recovery ends or reverts it."""
        draft, journal = self._home / self.names.draft, self._home / self.names.journal
        try:
            # New content must not be lost in a power cut that the journal outlives.
            sync_all({change.folder for change in changes} - {self._home})
            data = journal_bytes(self._title, changes, self._home)
            fill_file(os.open(draft, os.O_WRONLY | _NEW_FLAGS, _MODE), data)
            move(draft, journal)
            sync_folder(self._home)
        except OSError as error:
            self._forget_journal()
            self._fail(error, self._home / self._title)

    def _forget_journal(self) -> None:
        # Where it stays, whoever finds it finds everything done, or new content gone and nothing to undo.
        with contextlib.suppress(OSError):
            (self._home / self.names.journal).unlink(missing_ok=True)

    def _undo(self, changes: list[FileChange], error: BaseException, path: Path) -> None:
        """Put the old files back after names have begun to change."""
        try:
            revert_all(changes, self.names, Fingerprint.is_like)
        except OSError as second:
            # The journal stays, and with it everything that the next opening needs.
            if self.mark is not None:
                os.close(self.mark)
                self.mark = None
            reason, _ = reason_of(error if isinstance(error, OSError) else second)
            sentence = msg(
                "“{name}” can't be saved: {reason}; and not all files could be put back.", name=path.name, reason=reason
            )
            raise WriteError(sentence, hint="Opening the set again puts them right.", path=path) from second
        self._forget_journal()

    def _fail(self, error: OSError | InterferenceError, path: Path, *, what: str = _SAVED) -> NoReturn:
        if isinstance(error, InterferenceError):
            sentence = msg(
                "“{name}” was changed by another program while it was being saved; {untouched}.",
                name=path.name,
                untouched=_UNTOUCHED,
            )
            raise ChangedOnDiskError(sentence, hint="Save under another name, or open it again.", path=path) from error
        reason, hint = reason_of(error)
        raise WriteError(
            msg(
                "“{name}” can't be {what}: {reason}; {untouched}.",
                name=path.name or path,
                what=what,
                reason=reason,
                untouched=_UNTOUCHED,
            ),
            hint=hint,
            path=path,
        ) from error


def _is_known(old: Fingerprint | None, kept: Fingerprint | None, expected: Fingerprint | None) -> bool:
    """Whether a file is what it is known to be.

    Args:
        old: What the system says of it.
        kept: What it says of its second name; None where it has none.
        expected: What it is known to be; None for whatever lies there.
    """
    if kept is not None and not kept.is_like(old):
        return False
    # A number tells one file from another only where both of its names have it.
    has_number = kept is not None and kept == old
    return expected is None or expected == old or (not has_number and expected.is_like(old))


@contextmanager
def journalled_save(home: Path, title: str, places: Iterable[Path] = ()) -> Iterator[JournalledSave]:
    """Begin a save of files that belong together; without `commit` at its end nothing has happened.

    Args:
        home: The folder of the set, where whoever opens it looks for what a killed save left. It need not be there
            before the first file is staged.
        title: What is saved, for the user.
        places: The files, as far as they are known; they may lie elsewhere, or be links.

    Raises:
        WriteError: A path can't be understood.
    """
    try:
        save = JournalledSave(home, title, places)
    except (OSError, ValueError, RuntimeError) as error:
        reason, hint = reason_of(error)
        raise WriteError(
            msg("“{title}” can't be saved: {reason}; {untouched}.", title=title, reason=reason, untouched=_UNTOUCHED),
            hint=hint,
            path=home,
        ) from error
    try:
        yield save
    finally:
        save.close()
