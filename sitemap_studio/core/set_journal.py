"""Journalled save: all files get their new content, or none does, even if the program is killed.

All new content is first written beside the old files. Then the journal is created, complete and in one step. From then
on the save is completed, by the next opening of the set if necessary. Only then are files replaced: each old file gets a
second name (a hard link), and the new one replaces it under the first. Where there are no hard links, the old file is
moved to the second name. If a step fails, the journal is renamed to an undo journal, and the old files
get their names back. Every step can be repeated wherever it was interrupted. A single file without a backup needs no
journal, because it is replaced in one step.

All files of a save are in the folders of the files that it changes, and have its id in their names; N numbers the
changes:

    .sitemap-studio-ID.save       the mark, in the folder of the set; locked while the saving process runs
    .sitemap-studio-ID.part       in every other folder: path of the folder with the mark
    .sitemap-studio-ID-N.new      new content, complete
    .sitemap-studio-ID-N.old      the old file, until all changes are applied
    .sitemap-studio-ID.draft      the journal until it is complete
    .sitemap-studio-ID.journal    all changes, which are applied
    .sitemap-studio-ID.undo       all changes, which are undone

An old file that the user may need is moved to its backup instead:

    .sitemap-studio-backup/TIME-ID/NAME

A journal affects only files in folders that contain marks of its save.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
import stat
import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from enum import Enum
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple, NoReturn
from zlib import crc32

from sitemap_studio.core.atomic_write import (
    NOT_SAVED,
    explain_error,
    move,
    new_id,
    remove_interrupted_writes,
    stage_file,
    sync_folder,
    write_and_close,
)
from sitemap_studio.core.errors import BusyError, ChangedOnDiskError, WriteError, system_reason
from sitemap_studio.core.file_lock import OWN_FLAGS, LockResult, is_open_file, remove_locked, try_lock
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.messages import msg, msg_from
from sitemap_studio.core.paths import TEMPORARY_PREFIX, resolve_links

_SAVE_FILE_NAME: Final = re.compile(
    rf"{re.escape(TEMPORARY_PREFIX)}([0-9a-f]{{16}})(?:-[0-9]+\.(?:new|old)|\.(?:save|part|draft|journal|undo))"
)
_PIECE_BYTES: Final = 1 << 20

BACKUP_FOLDER: Final = f"{TEMPORARY_PREFIX}backup"
"""Folder of backups, beside the files."""

_BACKUP_NAME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{6}-[0-9a-f]{8}")

MAX_JOURNAL_BYTES: Final = 64 << 20
"""Limit of a journal; one of 50,000 files takes 12 MB."""

_WAITING_SECONDS: Final = 5
"""Maximum time to wait for another process that is renaming files."""

_STEP_SECONDS: Final = 0.02

_NEW_FLAGS: Final = os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_MODE: Final = 0o600


class InterferenceError(Exception):
    """Another program changed a file since the save began, or removed its new content."""


class SaveNames:
    """Names of the files of one save; see the docstring of the module."""

    def __init__(self, save_id: str) -> None:
        """Derive the file names of a save from its id."""
        self.stem = f"{TEMPORARY_PREFIX}{save_id}"
        self.mark, self.part = f"{self.stem}.save", f"{self.stem}.part"
        self.draft, self.journal, self.undo = f"{self.stem}.draft", f"{self.stem}.journal", f"{self.stem}.undo"

    def new(self, number: int) -> str:
        """Return the file name of the new content of the change with a number."""
        return f"{self.stem}-{number}.new"

    def old(self, number: int) -> str:
        """Return the file name to which the old file of the change with a number is moved."""
        return f"{self.stem}-{number}.old"

    def in_folder(self, folder: Path) -> list[str]:
        """Return the names of the files of this save in a folder, the marks last; empty if it can't be read."""
        with contextlib.suppress(OSError, ValueError):
            names = (name for name in os.listdir(folder) if name.startswith(self.stem))  # noqa: PTH208
            own = sorted(name for name in names if _SAVE_FILE_NAME.fullmatch(name))
            marks = [name for name in own if name in (self.part, self.mark)]
            return [*(name for name in own if name not in marks), *marks]
        return []


# Changes


class FileChange(NamedTuple):
    """Change of one file: new content, or removal.

    Attributes:
        old: Fingerprint of the old file; None for a file that is created.
        new: Fingerprint of the new content; None for a file that is removed.
        checksum: CRC-32 of the new content.
        backup: Name of the folder in `BACKUP_FOLDER` that gets the old file; None if the save removes it.
    """

    folder: Path
    name: str
    number: int
    old: Fingerprint | None
    new: Fingerprint | None
    checksum: int = 0
    backup: str | None = None

    @property
    def target(self) -> Path:
        """Path of the changed file."""
        return self.folder / self.name

    @property
    def backup_path(self) -> Path | None:
        """Path of the old file after the save; None if the save removes it."""
        return None if self.backup is None else self.folder / BACKUP_FOLDER / self.backup / self.name

    def aside_path(self, names: SaveNames) -> Path:
        """Return the path to which the old file is moved: in the backup, or temporarily beside the file."""
        return self.backup_path or self.folder / names.old(self.number)

    def changed_folders(self) -> set[Path]:
        """Return the folders in which the change adds, removes or renames files."""
        backup = self.backup_path
        return {self.folder} if backup is None else {self.folder, backup.parent, backup.parent.parent}


def apply_change(change: FileChange, names: SaveNames) -> None:
    """Apply a change, or the remaining steps of a change that was interrupted.

    Raises:
        OSError: A step failed.
        InterferenceError: Another program changed the file, or removed the new content.
    """
    target, aside, new = change.target, change.aside_path(names), change.folder / names.new(change.number)
    if change.new is not None and not os.path.lexists(new):
        # It was applied before, unless the new content was removed.
        if not os.path.lexists(target if change.old is None else aside):
            raise InterferenceError
        return
    if change.old is not None and not (change.new is None and not os.path.lexists(target)):
        if not os.path.lexists(aside):
            if not os.path.lexists(target):
                raise InterferenceError
            if change.backup is not None:
                aside.parent.mkdir(parents=True, exist_ok=True)
            _set_aside(target, aside, is_replaced=change.new is not None)
        if _fingerprint_at(aside) != change.old:
            raise InterferenceError
    if change.new is not None:
        if _fingerprint_at(target) not in (None, change.old):
            raise InterferenceError
        move(new, target)
        # Compared again, so that no change before the replacement is lost.
        if change.old is not None and _fingerprint_at(aside) != change.old:
            raise InterferenceError


def _set_aside(target: Path, aside: Path, *, is_replaced: bool) -> None:
    """Add the name `aside` to an old file as a hard link if a new file will replace it, otherwise rename the file.

    On Windows it is always renamed: names of files that are open elsewhere can't be removed, so that a link could not be
    undone.
    """
    if is_replaced and os.name != "nt":
        with contextlib.suppress(OSError):
            os.link(target, aside)
            return
    move(target, aside)


def _replace_single(change: FileChange, names: SaveNames) -> None:
    """Apply a change without a journal, in one step; see `apply_change`."""
    now = _fingerprint_at(change.target)
    if now != change.old and not (now is None and change.new is None):
        raise InterferenceError
    if change.new is None:
        change.target.unlink(missing_ok=True)
    else:
        move(change.folder / names.new(change.number), change.target)
    with contextlib.suppress(OSError):
        sync_folder(change.folder)


def revert_change(change: FileChange, names: SaveNames) -> None:
    """Undo the applied steps of a change, but replace no file of another program in its place; raise `OSError`."""
    aside, now = change.aside_path(names), _fingerprint_at(change.target)
    is_new = now is not None and _is_new_file(change, now)
    if os.path.lexists(aside):
        if now is not None and _are_hard_links(aside, change.target):
            # The old file was not replaced yet.
            aside.unlink()
        elif now is None or is_new:
            move(aside, change.target)
    elif change.old is None and is_new and not os.path.lexists(change.folder / names.new(change.number)):
        change.target.unlink(missing_ok=True)


def _are_hard_links(one: Path, other: Path) -> bool:
    """Return whether two existing paths are hard links of one file."""
    first, second = one.lstat(), other.lstat()
    return os.path.samestat(first, second) and first.st_nlink > 1


def _is_new_file(change: FileChange, now: Fingerprint) -> bool:
    """Return whether the target of a change has the new content, by fingerprint `now`, or by size and checksum."""
    if change.new is None or now.size != change.new.size:
        return False
    if now == change.new:
        return True
    checksum = 0
    with change.target.open("rb") as file:
        while piece := file.read(_PIECE_BYTES):
            checksum = crc32(piece, checksum)
    return checksum == change.checksum


def _undo_changes(changes: Sequence[FileChange], names: SaveNames, home: Path) -> None:
    """Undo changes, the last first, then remove the journal and empty backup folders.

    Raises:
        OSError: Some changes can't be undone. All others are undone, and the journal remains.
    """
    if os.path.lexists(home / names.journal):
        move(home / names.journal, home / names.undo)
        sync_folder(home)
    failure: OSError | None = None
    for change in reversed(changes):
        try:
            revert_change(change, names)
        except OSError as error:
            failure = failure or error
    if failure is not None:
        raise failure
    for backup in filter(None, (change.backup_path for change in changes)):
        for folder in (backup.parent, backup.parent.parent):
            with contextlib.suppress(OSError):
                folder.rmdir()
    _sync_changes(changes)
    (home / names.undo).unlink(missing_ok=True)


def _fingerprint_at(path: Path) -> Fingerprint | None:
    """Return the fingerprint of a path without following links; None if it does not exist."""
    try:
        return Fingerprint.from_status(path.lstat())
    except (FileNotFoundError, NotADirectoryError):
        return None


def _sync_changes(changes: Iterable[FileChange]) -> None:
    """Flush the directory entries of all existing folders of changes to disk; raise `OSError` on a disk error."""
    _sync_folders({folder for change in changes for folder in change.changed_folders() if folder.is_dir()})


def _sync_folders(folders: Collection[Path]) -> None:
    """Flush the directory entries of folders to disk; raise `OSError` on a disk error."""
    for folder in sorted(folders):
        sync_folder(folder)


def _remove_save_files(folders: Collection[Path], names: SaveNames, home: Path, mark: int) -> None:
    """Remove all files of a save, and last its locked mark, whose handle is closed.

    If a file can't be removed, the marks remain. If the save has a journal, all files remain: the next opening completes
    or undoes it.
    """
    is_clean = not any(os.path.lexists(home / name) for name in (names.journal, names.undo))
    for folder in [*sorted(set(folders) - {home}), home] if is_clean else ():
        for name in names.in_folder(folder):
            if name == names.mark or (name == names.part and not is_clean):
                continue
            try:
                (folder / name).unlink(missing_ok=True)
            except OSError:
                is_clean = False
    if is_clean:
        remove_locked(home / names.mark, mark)
    else:
        os.close(mark)


# The journal


def journal_bytes(changes: Iterable[FileChange], home: Path) -> bytes:
    """Return the serialized journal; paths below `home` are relative, so that the set may be moved."""
    stored = [change._asdict() | {"folder": _relative_to_home(change.folder, home)} for change in changes]
    return json.dumps({"changes": stored}).encode()


def parse_journal(data: bytes, home: Path) -> list[FileChange] | None:
    """Return the changes in a journal, which anybody may have written; None if it is damaged."""
    try:
        return [_parse_change(each, home) for each in json.loads(data)["changes"]]
    except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
        return None


def _parse_change(stored: dict[str, Any], home: Path) -> FileChange:
    """Return a change of a journal; raise `ValueError`, `TypeError`, `KeyError` or `OverflowError` if it is invalid."""
    name, backup = stored["name"], stored["backup"]
    if not isinstance(name, str) or Path(name).name != name or name in ("", ".", "..") or "\0" in name:
        raise ValueError(name)
    if backup is not None and not _BACKUP_NAME.fullmatch(backup):
        raise ValueError(backup)
    old, new = (None if each is None else Fingerprint(*map(int, each)) for each in (stored["old"], stored["new"]))
    number, checksum = int(stored["number"]), int(stored["checksum"])
    return FileChange(home / str(stored["folder"]), name, number, old, new, checksum, backup)


def _relative_to_home(folder: Path, home: Path) -> str:
    """Return the path of a folder as text, relative to the folder of the set if it is inside."""
    return folder.relative_to(home).as_posix() if folder.is_relative_to(home) else str(folder)


def _open_trusted(path: Path, flags: int) -> int | None:
    """Return the handle of an opened file of a save; None if it is absent, not a regular file, or not trusted.

    Links are not followed. In a folder that is shared by all users, such as /tmp, only files of this user are trusted: a
    journal of another user could make this program replace files that the other user may not replace.
    """
    try:
        is_shared = os.name == "posix" and bool(path.parent.stat().st_mode & stat.S_ISVTX)
        handle = os.open(path, flags | OWN_FLAGS)
    except OSError:
        return None
    status = os.fstat(handle)
    if stat.S_ISREG(status.st_mode) and not (is_shared and status.st_uid != os.geteuid()):
        return handle
    os.close(handle)
    return None


def _read_trusted(path: Path) -> bytes | None:
    """Return up to `MAX_JOURNAL_BYTES` of a file of a save; None as in `_open_trusted`."""
    handle = _open_trusted(path, os.O_RDONLY)
    if handle is None:
        return None
    with open(handle, "rb") as file:  # noqa: PTH123
        return file.read(MAX_JOURNAL_BYTES)


def _parse_mark(data: bytes | None) -> dict[str, Any]:
    """Return the JSON object in a mark; empty if the mark has no content, is incomplete, or is not an object."""
    try:
        stored = json.loads(data or b"")
    except (ValueError, RecursionError):
        return {}
    return stored if isinstance(stored, dict) else {}


# Recovery


class RecoveryOutcome(Enum):
    """Outcome of the recovery of an interrupted save; a stuck save is neither completed nor undone."""

    COMPLETED = "completed"
    UNDONE = "undone"
    STUCK = "stuck"


class RecoveredSave(NamedTuple):
    """Interrupted save after its recovery: outcome, name of the set, and why it is stuck (`reason`, `hint`)."""

    outcome: RecoveryOutcome
    title: str
    reason: str = ""
    hint: str = ""


class _StuckError(Exception):
    """A save can be neither completed nor undone now without losing data; the arguments are reason and hint."""


def recover_saves(folders: Iterable[Path]) -> list[RecoveredSave]:
    """Complete or undo interrupted saves in folders; return the saves that had begun to write files, and stuck ones.

    Temporary files of interrupted writes of single files are removed, too.
    """
    recovered: list[RecoveredSave | None] = []
    for folder in folders:
        folder = resolve_links(folder)
        remove_interrupted_writes(folder)
        recovered += [_recover_save(names, folder) for names in _saves_in(folder)]
    return [each for each in recovered if each is not None]


def _saves_in(folder: Path) -> list[SaveNames]:
    """Return the names of each running or interrupted save that has files in a folder; usually empty."""
    found: set[str] = set()
    with contextlib.suppress(OSError, ValueError), os.scandir(folder) as entries:
        found = {match[1] for entry in entries if (match := _SAVE_FILE_NAME.fullmatch(entry.name))}
    return [SaveNames(save_id) for save_id in sorted(found)]


def _home_of_part(folder: Path, names: SaveNames) -> Path | None:
    """Return the folder of the set, from the `.part` mark in another folder; None if the mark can't be read."""
    try:
        home = _parse_mark(_read_trusted(folder / names.part)).get("home")
        return (folder / home).resolve() if isinstance(home, str) else None
    except (OSError, ValueError, RuntimeError):
        return None


def _recover_save(names: SaveNames, folder: Path) -> RecoveredSave | None:
    """Complete or undo a save with files in a folder, and remove its files; return None if it runs, or wrote no new content."""
    home: Path | None = folder
    if os.path.lexists(folder / names.part) and not os.path.lexists(folder / names.mark):
        home = _home_of_part(folder, names)
    if home is None:
        # Its mark can't be read: another user may be saving.
        return None
    if not os.path.lexists(home / names.mark):
        _remove_orphaned_files(names, folder)
        return None
    title = ""
    try:
        mark = _lock_mark(names, home)
        if mark is None:
            return None
        folders = {home, folder}
        try:
            os.lseek(mark, 0, os.SEEK_SET)
            stored = _parse_mark(os.read(mark, min(os.fstat(mark).st_size, MAX_JOURNAL_BYTES)))
            title, listed = str(stored.get("title", "")), stored.get("folders")
            folders.update(home / str(each) for each in (listed if isinstance(listed, list) else ()))
            outcome = _complete_or_undo(names, home, folders)
        except BaseException:
            os.close(mark)
            raise
        _remove_save_files(folders, names, home, mark)
    except OSError as error:
        return RecoveredSave(RecoveryOutcome.STUCK, title, *explain_error(error))
    except _StuckError as error:
        return RecoveredSave(RecoveryOutcome.STUCK, title, *error.args)
    return None if outcome is None else RecoveredSave(outcome, title)


def _remove_orphaned_files(names: SaveNames, folder: Path) -> None:
    """Remove the files of a save in a folder without mark of the set, unless there are old files or a journal."""
    own = names.in_folder(folder)
    if not any(name.endswith((".old", ".journal", ".undo")) for name in own):
        for name in own:
            with contextlib.suppress(OSError):
                (folder / name).unlink(missing_ok=True)


def _lock_mark(names: SaveNames, home: Path) -> int | None:
    """Return the handle of the locked mark of a save; None if its process runs, or another process recovered it.

    Waits while another process renames files; raises `_StuckError` after `_WAITING_SECONDS`.
    """
    deadline = time.monotonic() + _WAITING_SECONDS
    while True:
        mark = _open_trusted(home / names.mark, os.O_RDWR)
        if mark is None:
            return None
        is_free = try_lock(mark) is not LockResult.BUSY
        if is_free and is_open_file(home / names.mark, mark):
            return mark
        os.close(mark)
        if is_free or not any(os.path.lexists(home / name) for name in (names.journal, names.undo)):
            return None
        if time.monotonic() > deadline:
            raise _StuckError(msg("another program is saving it"), msg("Open the set again."))
        # Files are being renamed: reading them now would mix old and new ones.
        time.sleep(_STEP_SECONDS)


def _complete_or_undo(names: SaveNames, home: Path, folders: set[Path]) -> RecoveryOutcome | None:
    """Complete a save with a journal, or undo it if that fails; return None if no new content was written.

    Adds the folders of the journal to `folders`.
    """
    paths = [path for path in (home / names.journal, home / names.undo) if os.path.lexists(path)]
    if not paths:
        own = (name for folder in folders for name in names.in_folder(folder))
        return RecoveryOutcome.UNDONE if any(name.endswith(".new") for name in own) else None
    changes = parse_journal(_read_trusted(paths[0]) or b"", home)
    if changes is None:
        hint = msg("The old and new versions are in the hidden files “{names}”.", names=f"{names.stem}*")
        raise _StuckError(msg("its journal is damaged"), hint)
    # Only the save itself can have written a mark into a folder.
    marked = {each for each in {change.folder for change in changes} if home in (each, _home_of_part(each, names))}
    folders |= marked
    own_changes = [change for change in changes if change.folder in marked]
    if paths[0].name == names.journal and len(own_changes) == len(changes):
        with contextlib.suppress(OSError, InterferenceError):
            for change in own_changes:
                apply_change(change, names)
            _sync_changes(own_changes)
            paths[0].unlink(missing_ok=True)
            return RecoveryOutcome.COMPLETED
    _undo_changes(own_changes, names, home)
    return RecoveryOutcome.UNDONE


# Saving


class JournalledSave:
    """Files that get new content or are removed, all or none; several threads may stage files at once.

    Attributes:
        mark: Handle of the locked file that marks the save as running; None before it is created.
        planned: The changes by the paths that were passed, in the order in which they are applied.
        backups: Paths of the old files that `commit` backed up.
    """

    def __init__(self, home: Path, title: str, paths: Iterable[Path]) -> None:
        """Prepare a save without writing; see `journalled_save` for the arguments."""
        self._title, self._home = title, home.resolve()
        self._folders = {self._home, *(path.resolve().parent for path in paths)}
        save_id = new_id()
        self.names = SaveNames(save_id)
        self.mark: int | None = None
        self.planned: dict[Path, FileChange] = {}
        self.backups: tuple[Path, ...] = ()
        # In local time, as the user reads it; the id distinguishes saves of one second.
        self._backup = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{save_id[:8]}"
        self._lock = Lock()
        self._marked_folders: set[Path] = set()
        self._next_number = 0
        self._created_folders: list[Path] = []

    def make_folder(self, folder: Path) -> None:
        """Create a folder and its parents, which `close` removes if nothing is committed; raise `WriteError`."""
        missing = [each for each in (folder, *folder.parents) if not os.path.lexists(each)]
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = system_reason(error)
            sentence = msg("“{name}” can't be created: {reason}.", name=folder.name, reason=reason)
            raise WriteError(sentence, hint=msg("Choose another folder."), path=folder) from error
        finally:
            with self._lock:
                self._created_folders.extend(reversed(missing))

    def stage(
        self, path: Path, data: bytes, expected: Fingerprint | None = None, *, backs_up: bool = False
    ) -> Fingerprint:
        """Write new content to a temporary file beside its file, and return the fingerprint of the temporary file.

        Args:
            path: The file.
            data: Its new content.
            expected: Fingerprint of the file that may be replaced; None to replace any file.
            backs_up: Whether `commit` moves the old file to the backup folder.

        Raises:
            WriteError: The content can't be written; a `ChangedOnDiskError` if the file is not the expected one.
            BusyError: Another process is saving this set.
        """
        folder = path.resolve().parent
        number = self._mark_folder(folder, path)
        staged = stage_file(path, data, self.names.new(number))
        old = None if staged.old is None else Fingerprint.from_status(staged.old)
        if expected not in (None, old):
            self._raise_write_error(InterferenceError(), path)
        try:
            new = Fingerprint.from_status(staged.temporary.stat())
        except OSError as error:
            self._raise_write_error(error, path)
        backup = self._backup if backs_up and old is not None else None
        with self._lock:
            self.planned[path] = FileChange(folder, staged.target.name, number, old, new, crc32(data), backup)
        return new

    def remove(self, path: Path, *, backs_up: bool = False) -> None:
        """Plan to remove a file, or only a symbolic link; a missing file is ignored. Raise errors as `stage` does."""
        try:
            folder = path.parent.resolve()
            status = path.lstat()
            if stat.S_ISDIR(status.st_mode):
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        except FileNotFoundError:
            return
        except OSError as error:
            reason, hint = explain_error(error)
            message = msg("“{name}” can't be removed: {reason}.", name=path.name, reason=reason)
            raise WriteError(message, hint=hint, path=path) from error
        number, old = self._mark_folder(folder, path), Fingerprint.from_status(status)
        # The target of a link remains.
        backup = self._backup if backs_up and not stat.S_ISLNK(status.st_mode) else None
        with self._lock:
            self.planned[path] = FileChange(folder, path.name, number, old, None, backup=backup)

    def commit(self) -> dict[Path, Fingerprint]:
        """Apply all staged changes and removals, and return the fingerprints of written files by staged path.

        Raises:
            WriteError: Some changes can't be applied; all files are restored, as far as possible.
            ChangedOnDiskError: Another program changed a file meanwhile; all files are restored.
        """
        changes = list(self.planned.values())
        if not changes:
            return {}
        path = next(iter(self.planned))
        try:
            if len(changes) == 1 and changes[0].backup is None:
                _replace_single(changes[0], self.names)
            else:
                self.write_journal()
                for path in self.planned:
                    apply_change(self.planned[path], self.names)
                _sync_changes(changes)
        except BaseException as error:
            self._restore_old_files(changes, error, path)
            if isinstance(error, OSError | InterferenceError):
                self._raise_write_error(error, path)
            raise
        with contextlib.suppress(OSError):
            # If it remains, the next opening completes the save.
            (self._home / self.names.journal).unlink(missing_ok=True)
        self._created_folders.clear()
        self.backups = tuple(backup for change in changes if (backup := change.backup_path) and backup.exists())
        for folder in {backup.parent.parent for backup in self.backups}:
            _add_gitignore(folder)
        return {path: change.new for path, change in self.planned.items() if change.new is not None}

    def close(self) -> None:
        """Remove all temporary files of the save, and created folders if nothing was committed."""
        mark, self.mark = self.mark, None
        if mark is not None:
            _remove_save_files(self._marked_folders, self.names, self._home, mark)
        for folder in reversed(self._created_folders):
            with contextlib.suppress(OSError):
                folder.rmdir()

    def _mark_folder(self, folder: Path, path: Path) -> int:
        """Write the marks of the save, if missing, and return the number for a new change; raise `WriteError` or `BusyError`."""
        with self._lock:
            try:
                if self.mark is None:
                    self._create_mark()
                if folder not in self._marked_folders:
                    # Relative below the set, which may be moved.
                    is_below = folder.is_relative_to(self._home)
                    up = "/".join([".."] * len(folder.relative_to(self._home).parts)) if is_below else str(self._home)
                    handle = os.open(folder / self.names.part, os.O_WRONLY | _NEW_FLAGS, _MODE)
                    self._marked_folders.add(folder)
                    write_and_close(handle, json.dumps({"home": up}).encode())
            except OSError as error:
                self._raise_write_error(error, path)
            self._next_number += 1
            return self._next_number - 1

    def _create_mark(self) -> None:
        """Recover interrupted saves, then create and lock the mark in the folder of the set.

        Raises:
            WriteError: An interrupted save is stuck.
            BusyError: Another process is saving the set.
            OSError: The mark can't be written.
        """
        for recovered in recover_saves(self._folders):
            if recovered.outcome is RecoveryOutcome.STUCK:
                sentence = msg(
                    "“{title}” can't be saved because an earlier save was interrupted: {reason}.",
                    title=self._title,
                    reason=recovered.reason,
                )
                raise WriteError(sentence, hint=recovered.hint)
        if any(_is_running(self._home / names.mark) for names in _saves_in(self._home)):
            reason = msg("another program is saving it")
            raise BusyError(msg_from(NOT_SAVED, name=self._title, reason=reason))
        self.mark = os.open(self._home / self.names.mark, os.O_RDWR | _NEW_FLAGS, _MODE)
        try_lock(self.mark)
        self._marked_folders.add(self._home)
        folders = [_relative_to_home(folder, self._home) for folder in sorted(self._folders)]
        os.write(self.mark, json.dumps({"title": self._title, "folders": folders}).encode())
        if self._folders != {self._home}:
            # Otherwise files in other folders would not be found after a power cut.
            os.fsync(self.mark)

    def write_journal(self) -> None:
        """Write the journal with all planned changes; from then on a recovery completes or undoes them; raise `OSError`."""
        draft, journal = self._home / self.names.draft, self._home / self.names.journal
        # New content must not be lost in a power cut that the journal survives.
        _sync_folders({change.folder for change in self.planned.values()} - {self._home})
        write_and_close(
            os.open(draft, os.O_WRONLY | _NEW_FLAGS, _MODE), journal_bytes(self.planned.values(), self._home)
        )
        move(draft, journal)
        sync_folder(self._home)

    def _restore_old_files(self, changes: list[FileChange], error: BaseException, path: Path) -> None:
        """Undo changes after `error`, if a journal was written; raise `WriteError` for `path` if some can't be undone."""
        if not os.path.lexists(self._home / self.names.journal):
            # Nothing was changed.
            return
        try:
            _undo_changes(changes, self.names, self._home)
        except OSError as second:
            # The journal remains, and with it all files that the next opening needs.
            reason, _ = explain_error(error if isinstance(error, OSError) else second)
            sentence = msg(
                "“{name}” can't be saved: {reason}. Some files could not be restored.", name=path.name, reason=reason
            )
            raise WriteError(sentence, hint=msg("Open the set again to restore them."), path=path) from second

    def _raise_write_error(self, error: OSError | InterferenceError, path: Path) -> NoReturn:
        """Raise the `ChangedOnDiskError` or `WriteError` about a file for a failed step."""
        if isinstance(error, InterferenceError):
            sentence = msg(
                "“{name}” was changed by another program since it was opened, so nothing was saved.", name=path.name
            )
            raise ChangedOnDiskError(sentence, hint=msg("Save under another name."), path=path) from error
        reason, hint = explain_error(error)
        raise WriteError(msg_from(NOT_SAVED, name=path.name or path, reason=reason), hint=hint, path=path) from error


def _is_running(mark: Path) -> bool:
    """Return whether a process holds the lock on the mark of a save, so that the save is running."""
    handle = _open_trusted(mark, os.O_RDWR)
    if handle is None:
        return False
    try:
        return try_lock(handle) is LockResult.BUSY
    finally:
        os.close(handle)


def _add_gitignore(folder: Path) -> None:
    """Write a .gitignore that excludes a backup folder from version control; ignore errors."""
    with contextlib.suppress(OSError):
        write_and_close(os.open(folder / ".gitignore", os.O_WRONLY | _NEW_FLAGS, 0o644), b"*\n")


@contextmanager
def journalled_save(home: Path, title: str, paths: Iterable[Path] = ()) -> Iterator[JournalledSave]:
    """Return a context manager of a save of files that belong together; no file changes without `commit`.

    Args:
        home: Folder of the set, where opening looks for interrupted saves; it need not exist yet.
        title: Name of the set in messages.
        paths: The known files of the save; they may be in other folders, or be links.

    Raises:
        WriteError: A path is invalid.
    """
    try:
        save = JournalledSave(home, title, paths)
    except (OSError, ValueError, RuntimeError) as error:
        reason, hint = explain_error(error)
        raise WriteError(msg_from(NOT_SAVED, name=title, reason=reason), hint=hint, path=home) from error
    try:
        yield save
    finally:
        save.close()
