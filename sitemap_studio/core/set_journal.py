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
from collections.abc import Collection, Iterable, Iterator, Sequence
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
"""Names of files of a save; group 1 is its id."""

_OWN_ENDINGS: Final = (".save", ".part", ".journal", ".draft")
_FORMAT: Final = 1
_PIECE_BYTES: Final = 1 << 20


class InterferenceError(Exception):
    """Another program replaced a file since the save began, or removed its new content."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


@dataclass(frozen=True)
class SaveNames:
    """Names of the files of one save."""

    save_id: str

    @property
    def stem(self) -> str:
        """Begin of all names."""
        return f"{TEMPORARY_PREFIX}{self.save_id}"

    @property
    def mark(self) -> str:
        """File that is locked while the process that saves lives."""
        return f"{TEMPORARY_PREFIX}{self.save_id}.save"

    @property
    def part(self) -> str:
        """File in another folder with the path of the folder of the mark."""
        return f"{TEMPORARY_PREFIX}{self.save_id}.part"

    @property
    def journal(self) -> str:
        """File with all changes."""
        return f"{TEMPORARY_PREFIX}{self.save_id}.journal"

    @property
    def draft(self) -> str:
        """The journal until it is complete."""
        return f"{TEMPORARY_PREFIX}{self.save_id}.draft"

    def new(self, number: int) -> str:
        """New content of a change."""
        return f"{TEMPORARY_PREFIX}{self.save_id}-{number}.new"

    def old(self, number: int) -> str:
        """Old file of a change."""
        return f"{TEMPORARY_PREFIX}{self.save_id}-{number}.old"

    def among(self, names: Iterable[str]) -> list[str]:
        """Return those of some names that are files of this save, the marks last."""
        own = [name for name in names if (found := SAVE_FILE_NAME.fullmatch(name)) and found[1] == self.save_id]
        known = [name for name in own if name[-4:] in (".new", ".old") or name.endswith(_OWN_ENDINGS)]
        return sorted(known, key=lambda name: (name in (self.part, self.mark), name))


@dataclass(frozen=True)
class FileChange:
    """Change of one file: new content, or removal.

    Attributes:
        folder: Its folder, links followed.
        name: Its name there.
        number: Number of the change in the save.
        old: The file before; None for none.
        new: The file afterwards; None for removal.
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
        """Path of the file."""
        return self.folder / self.name


def apply_change(change: FileChange, names: SaveNames) -> Fingerprint | None:
    """Apply a change, or what is left of it.

    Args:
        change: The change.
        names: Names of the files of its save.

    Returns:
        The file now; None if it was removed.

    Raises:
        InterferenceError: Another program changed the file, which is left alone, or removed the new content.
        OSError: It can't be applied.
    """
    now = fingerprint_at(change.target)
    kept = change.folder / names.old(change.number)
    is_expected = _is_untouched(change, now, kept)
    if change.new is None:
        if now is not None and not is_expected:
            raise InterferenceError(change.target)
        if now is not None:
            move(change.target, kept)
        return None
    new = change.folder / names.new(change.number)
    if fingerprint_at(new) is None:
        if now is None or (is_expected and not _is_replaced(change, kept)):
            # The save was being undone: this change is undone, too.
            raise InterferenceError(change.target)
        return now
    was_moved = now is None and not change.is_linked and fingerprint_at(kept) is not None
    if not is_expected and not was_moved:
        raise InterferenceError(change.target)
    if now is not None and not change.is_linked:
        move(change.target, kept)
    move(new, change.target)
    return fingerprint_at(change.target)


def _is_untouched(change: FileChange, now: Fingerprint | None, kept: Path) -> bool:
    """Whether a file is the one that the change was planned for."""
    if now == change.old:
        return True
    if now is None or change.old is None or not now.is_like(change.old):
        return False
    # Its inode differs, which means nothing where inodes don't last; content can be compared if the old file was linked.
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
    """Whether the old file was kept and another has its name, which may look the same."""
    try:
        old, now = kept.lstat(), change.target.lstat()
    except OSError:
        return False
    return not (change.is_linked and os.path.samestat(old, now))


def _holds_new(change: FileChange, now: Fingerprint) -> bool:
    """Whether a file has the new content though another time, as after copying its folder."""
    if change.new is None or change.checksum is None or now.size != change.new.size:
        return False
    checksum = 0
    with change.target.open("rb") as file:
        while piece := file.read(_PIECE_BYTES):
            checksum = crc32(piece, checksum)
    return checksum == change.checksum


def revert_change(change: FileChange, names: SaveNames) -> None:
    """Undo a change as far as it was applied; a file that another program put there is left alone.

    Raises:
        OSError: It can't be undone.
    """
    now = fingerprint_at(change.target)
    is_ours = change.new is not None and now is not None and (now.is_like(change.new) or _holds_new(change, now))
    if now is not None and not is_ours:
        return
    kept = change.folder / names.old(change.number)
    if fingerprint_at(kept) is not None:
        move(kept, change.target)
    elif is_ours and change.old is None:
        change.target.unlink(missing_ok=True)


def revert_all(changes: Sequence[FileChange], names: SaveNames) -> None:
    """Undo changes, the last first, and flush them to the disk.

    Raises:
        OSError: Some could not be undone; all others are.
    """
    failure: OSError | None = None
    for change in reversed(changes):
        try:
            revert_change(change, names)
        except OSError as error:
            failure = failure or error
    if failure is not None:
        raise failure
    # A folder may be removed with its files.
    sync_all({change.folder for change in changes if change.folder.is_dir()})


def fingerprint_at(path: Path) -> Fingerprint | None:
    """Return the fingerprint of a file, links not followed; None if it does not exist."""
    try:
        return Fingerprint.of(path.lstat())
    except (FileNotFoundError, NotADirectoryError):
        return None


def sync_all(folders: Collection[Path]) -> None:
    """Flush the names in folders to the disk; see `sync_folder` for errors."""
    for folder in sorted(folders):
        sync_folder(folder)


def remove_save_files(folders: Collection[Path], names: SaveNames, home: Path) -> bool:
    """Remove all files of a save except its mark in the folder of the set.

    Returns:
        Whether all were removed; otherwise the marks stay, for the next opening.
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
    """Serialise a journal, with its checksum.

    Args:
        title: Name of the set, for the user.
        changes: All changes.
        home: Folder of the journal. Paths below it are relative, so that the set may be moved.
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
    """Whether a journal is complete and unchanged, of any version of its format."""
    checksum, _, body = journal.partition(b"\n")
    return hashlib.sha256(body).hexdigest().encode() == checksum


def read_journal(data: bytes, home: Path) -> tuple[str, list[FileChange]] | None:
    """Parse a journal into title and changes; None if it is incomplete, or of another version."""
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
    """Return the path of the folder of the set from one of its folders; see `relative_to_home`."""
    return "/".join([".."] * len(folder.relative_to(home).parts)) if folder.is_relative_to(home) else str(home)


def relative_to_home(folder: Path, home: Path) -> str:
    """Return the path of a folder from that of the set: relative if it lies below."""
    return folder.relative_to(home).as_posix() if folder.is_relative_to(home) else str(folder)


MAX_JOURNAL_BYTES: Final = 64 << 20
"""Limit of a journal; one of 50,000 files takes 12 MB."""

OWN_FLAGS: Final = (
    getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
)
"""Flags for opening files of saves: no links are followed, and pipes are not waited for."""


@dataclass(frozen=True)
class StaleSave:
    """Files of one save that were found in a folder.

    Attributes:
        home: The folder of its mark.
        names: Names of its files.
        is_trusted: Whether their owner could change the files beside them anyway.
    """

    home: Path
    names: SaveNames
    is_trusted: bool


def stale_saves_in(folder: Path) -> list[StaleSave]:
    """Find files of saves in a folder; mostly there are none."""
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
    """Read the folder of the set from the mark of another folder; None if it can't be read."""
    try:
        home = _parse_mark(read_own(folder / names.part) or b"").get("home")
        return (folder / home).resolve() if isinstance(home, str) else None
    except (OSError, ValueError, RuntimeError):
        return None


def _is_trusted(folder: Path, entries: Collection[os.DirEntry[str]]) -> bool:
    """Whether files are the user's own, or of a user who could replace all files of the folder anyway."""
    if os.name != "posix":
        return True
    user = os.geteuid()
    statuses = []
    try:
        is_shared = bool(folder.stat().st_mode & stat.S_ISVTX)
        for entry in entries:
            # Another process may recover the save just now.
            with contextlib.suppress(FileNotFoundError):
                statuses.append(entry.stat(follow_symlinks=False))
    except OSError:
        return False
    if not all(stat.S_ISREG(status.st_mode) for status in statuses):
        return False
    return all(status.st_uid == user or (user != 0 and not is_shared) for status in statuses)


def read_mark(mark: int) -> dict[str, object]:
    """Read an open mark."""
    os.lseek(mark, 0, os.SEEK_SET)
    return _parse_mark(os.read(mark, min(os.fstat(mark).st_size, MAX_JOURNAL_BYTES)))


def _parse_mark(data: bytes) -> dict[str, object]:
    """Parse a mark; an empty dict if it is incomplete."""
    try:
        told = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}


def read_own(path: Path) -> bytes | None:
    """Read a small file of a save; None if there is none.

    Raises:
        OSError: It can't be read.
    """
    try:
        handle = os.open(path, os.O_RDONLY | OWN_FLAGS)
    except FileNotFoundError:
        return None
    with open(handle, "rb") as file:  # noqa: PTH123
        return file.read(MAX_JOURNAL_BYTES)


LONGEST_SAVE_SECONDS: Final = 3_600
"""How long a save counts as running where the file system has no locks, unless its process has certainly ended."""

_WAITING_SECONDS: Final = 5
"""How long to wait for a running save that renames files just now."""

_STEP_SECONDS: Final = 0.02


class RecoveryOutcome(Enum):
    """Outcome of the recovery of an interrupted save."""

    COMPLETED = "completed"
    UNDONE = "undone"
    STUCK = "stuck"
    """It can be neither completed nor undone now."""
    FOREIGN = "foreign"
    """It is another user's, and not trusted."""


@dataclass(frozen=True)
class RecoveredSave:
    """An interrupted save after its recovery.

    Attributes:
        ending: The outcome.
        title: Name of the set; empty if unknown.
        reason: Why it is neither completed nor undone; empty if it is.
        hint: What to do about that.
    """

    ending: RecoveryOutcome
    title: str
    reason: str = ""
    hint: str = ""


class _StuckError(Exception):
    """A save can be neither completed nor undone now without losing data."""

    def __init__(self, reason: str, hint: str) -> None:
        super().__init__(reason)
        self.reason, self.hint = reason, hint


def recover_saves(folders: Iterable[Path]) -> list[RecoveredSave]:
    """Complete or undo interrupted saves in some folders.

    Returns:
        The saves; not those that had begun nothing.
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
        # Opening reports the error.
        return folder


def is_being_saved(folder: Path) -> bool:
    """Whether another process saves files of a folder just now."""
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
    """Lock a mark, if it is free; without locks, a mark is free after a while."""
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
            # It was recovered; only here files remained.
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
    """Lock the mark of a save; None if its process lives, or another process recovered it just now.

    Raises:
        _StuckError: Its process lives, and is renaming files for too long.
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
        # Files are renamed just now; what is read would be neither old nor new.
        time.sleep(_STEP_SECONDS)


@dataclass(frozen=True)
class _Recovery:
    """Recovery of a save.

    Attributes:
        ending: The outcome; None if it had begun nothing.
        title: Name of the set, if the journal has it.
        folders: Folders of its files.
    """

    ending: RecoveryOutcome | None
    title: str
    folders: set[Path]


def _recover_locked(left: StaleSave, folders: set[Path]) -> _Recovery:
    """Complete or undo a save whose mark is locked.

    Raises:
        OSError: Neither can be done.
        _StuckError: It is unknown what to do, or a folder is missing.
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
    """Apply a journal; undo it if another program changed files since, or a file can't be replaced.

    Raises:
        OSError: Neither can be done; the journal stays.
        _StuckError: A folder is on a disk that is not connected; likewise.
    """
    folders = {change.folder for change in changes}
    marked = {folder for folder in folders if _is_marked(folder, left)}
    for absent in sorted(folders - marked):
        # A missing folder below the set was removed.
        if _may_come_back(absent) and (absent.is_dir() or not absent.is_relative_to(left.home)):
            raise _StuckError(*_words_for_absent(absent, left.names))
    own = [change for change in changes if change.folder in marked]
    try:
        for change in own:
            apply_change(change, left.names)
        sync_all(marked)
    except (OSError, InterferenceError):
        revert_all(own, left.names)
        return RecoveryOutcome.UNDONE
    return RecoveryOutcome.COMPLETED


def _is_marked(folder: Path, left: StaleSave) -> bool:
    """Whether a folder has a mark of a save, which only the save itself can have written."""
    return folder == left.home or home_of_part(folder, left.names) == left.home


def _may_come_back(folder: Path) -> bool:
    """Whether a folder is missing or empty, as if its disk is not connected."""
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
    """Whether files were replaced already: then the old ones have no other name."""
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
"""Errors of file systems without hard links."""

_NEW_FLAGS: Final = os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_MODE: Final = 0o600
_SAVED: Final = msg("saved")
_UNTOUCHED: Final = msg("all files are as they were before")


@dataclass(frozen=True)
class _PlannedChange:
    """A change, and the path that was passed for it."""

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
        """Create a folder and its parents; they are removed again if nothing is committed.

        Raises:
            WriteError: It can't be created.
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
        """Write new content to the disk, beside its file, which stays as it is.

        Args:
            path: The file, or a link to it.
            data: Its new content.
            expected: The file as it was read; None for any.

        Returns:
            The file as it will be.

        Raises:
            WriteError: It can't be written.
            ChangedOnDiskError: The file is not the expected one.
            BusyError: Another process saves this set just now.
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
        """Plan to remove a file; of a symbolic link only the link. One that does not exist is no error.

        Raises:
            WriteError: It is a folder.
            BusyError: Another process saves this set just now.
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
        """Apply all changes.

        Returns:
            The files now, by the path that was staged.

        Raises:
            WriteError: Some can't be applied; all files are as they were before.
            ChangedOnDiskError: Another program replaced a file meanwhile; likewise.
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
                now = apply_change(planned.change, self.names)
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
        """Remove all files of the save, and folders that were created in vain."""
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
        """Write a mark into a folder before anything else, and return the number of the next change."""
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
            # Otherwise files in other folders would not be found after a power cut.
            os.fsync(self.mark)

    def _link(self, target: Path, kept: Path) -> bool:
        """Link the old file to a second name; return whether the file system can."""
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
        # If it stays, recovery finds everything done, or no new content and nothing to undo.
        with contextlib.suppress(OSError):
            (self._home / self.names.journal).unlink(missing_ok=True)

    def _undo(self, changes: list[FileChange], error: BaseException, path: Path) -> None:
        """Restore the old files after some were replaced."""
        try:
            revert_all(changes, self.names)
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
    """Whether a file is the expected one.

    Args:
        old: The file.
        kept: The same by its second name; None if it has none.
        expected: The file as it was read; None for any.
    """
    if kept is not None and not kept.is_like(old):
        return False
    # An inode identifies a file only if both of its names have it.
    has_number = kept is not None and kept == old
    return expected is None or expected == old or (not has_number and expected.is_like(old))


@contextmanager
def journalled_save(home: Path, title: str, places: Iterable[Path] = ()) -> Iterator[JournalledSave]:
    """Begin a save of files that belong together; without `commit` nothing is changed.

    Args:
        home: The folder of the set, where opening looks for interrupted saves. It need not exist before the first file
            is staged.
        title: Name of the set, for the user.
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
