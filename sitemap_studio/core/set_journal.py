"""Journalled save: several files get their new content, or none does, also when the program is killed.

All new content is first written beside the old. Then the journal is created, complete and in one step; from then on the
save is carried through, by the next opening of the set if need be. Only then files are renamed. Every step can be
repeated after it was cut short anywhere. One file alone needs no journal: it is renamed in one step.

All files of a save lie in the folders of the files that it changes and carry its id; N numbers the changes:

    .sitemap-studio-ID.save       the mark, in the folder of the set; locked while the process that saves lives
    .sitemap-studio-ID.part       in every other folder: path of the folder with the mark
    .sitemap-studio-ID-N.new      new content, complete
    .sitemap-studio-ID-N.old      the file as it was, until all is done
    .sitemap-studio-ID.draft      the journal until it is complete
    .sitemap-studio-ID.journal    all changes

Old files that are to be kept become backups at the end of a save, under their own names:

    .sitemap-studio-backup/TIME-ID/NAME

Recovery never touches the save of a living process, nor one of another user, unless that user could replace the files
anyway. A journal only affects files in folders that carry marks of its save.
"""

from __future__ import annotations

import contextlib
import errno
import filecmp
import hashlib
import json
import os
import re
import stat
import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, astuple, dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from threading import Lock
from typing import Any, Final, NoReturn
from zlib import crc32

from sitemap_studio.core.atomic_write import (
    NOT_SAVED,
    Fingerprint,
    fill_file,
    move,
    new_id,
    reason_of,
    remove_interrupted_writes,
    stage_file,
    sync_folder,
)
from sitemap_studio.core.errors import BusyError, ChangedOnDiskError, WriteError, system_reason
from sitemap_studio.core.file_lock import (
    OWN_FLAGS,
    LockOwner,
    LockResult,
    is_open_file,
    is_stale,
    remove_locked,
    try_lock,
)
from sitemap_studio.core.messages import msg, msg_from
from sitemap_studio.core.paths import TEMPORARY_PREFIX, resolve_links

_SAVE_FILE_NAME: Final = re.compile(
    rf"{re.escape(TEMPORARY_PREFIX)}([0-9a-f]{{16}})(?:-[0-9]+\.(?:new|old)|\.(?:save|part|draft|journal))"
)
_FORMAT: Final = 1
_PIECE_BYTES: Final = 1 << 20

BACKUP_FOLDER: Final = f"{TEMPORARY_PREFIX}backup"
"""Folder of backups, beside the files."""

_BACKUP_NAME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{6}-[0-9a-f]{8}")

MAX_JOURNAL_BYTES: Final = 64 << 20
"""Limit of a journal; one of 50,000 files takes 12 MB."""

LONGEST_SAVE_SECONDS: Final = 3_600
"""How long a save counts as running where the file system has no locks, unless its process has certainly ended."""

_WAITING_SECONDS: Final = 5
"""How long to wait for a running save that renames files just now."""

_STEP_SECONDS: Final = 0.02

_NEW_FLAGS: Final = os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_MODE: Final = 0o600

_NO_LINKS: Final = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK, errno.EINVAL)
"""Errors of file systems without hard links."""


class InterferenceError(Exception):
    """Another program replaced a file since the save began, or removed its new content."""


class SaveNames:
    """Names of the files of one save; see the docstring of the module."""

    def __init__(self, save_id: str) -> None:
        self.stem = f"{TEMPORARY_PREFIX}{save_id}"
        self.mark, self.part = f"{self.stem}.save", f"{self.stem}.part"
        self.draft, self.journal = f"{self.stem}.draft", f"{self.stem}.journal"

    def new(self, number: int) -> str:
        """Return the name of the new content of a change."""
        return f"{self.stem}-{number}.new"

    def old(self, number: int) -> str:
        """Return the name of the old file of a change."""
        return f"{self.stem}-{number}.old"

    def in_folder(self, folder: Path) -> list[str]:
        """Return the files of this save in a folder, the marks last; none in a folder that can't be read."""
        with contextlib.suppress(OSError):
            names = (name for name in os.listdir(folder) if name.startswith(self.stem))  # noqa: PTH208
            own = sorted(name for name in names if _SAVE_FILE_NAME.fullmatch(name))
            marks = [name for name in own if name in (self.part, self.mark)]
            return [*(name for name in own if name not in marks), *marks]
        return []


# One change


@dataclass(frozen=True)
class FileChange:
    """Change of one file: new content, or removal.

    Attributes:
        is_linked: Whether the old file has its second name already. Without hard links it is moved aside first.
        checksum: Of the new content, by which it is known where its time was lost; None in older journals.
        backup: Name of the folder in `BACKUP_FOLDER` that gets the old file; None if the save removes it.
    """

    folder: Path
    name: str
    number: int
    old: Fingerprint | None
    new: Fingerprint | None
    is_linked: bool
    checksum: int | None = None
    backup: str | None = None

    @property
    def target(self) -> Path:
        """Path of the file."""
        return self.folder / self.name

    @property
    def backup_path(self) -> Path | None:
        """Path of the old file after the save; None if the save removes it."""
        return None if self.backup is None else self.folder / BACKUP_FOLDER / self.backup / self.name

    def find_old(self, names: SaveNames) -> Path:
        """Return the path of the old file if it is not in place: its second name, or its backup."""
        kept, backup = self.folder / names.old(self.number), self.backup_path
        return (
            kept if backup is None or _fingerprint_at(kept) is not None or _fingerprint_at(backup) is None else backup
        )


def apply_change(change: FileChange, names: SaveNames) -> Fingerprint | None:
    """Apply a change, or its remaining steps, and return the file now; None if it was removed.

    Raises:
        InterferenceError: Another program changed the file, which is left alone, or removed the new content.
    """
    now = _fingerprint_at(change.target)
    kept, second_name = change.find_old(names), change.folder / names.old(change.number)
    is_expected = _is_untouched(change, now, kept)
    if change.new is None:
        if now is not None and not is_expected:
            raise InterferenceError
        if now is not None:
            move(change.target, second_name)
        return None
    new = change.folder / names.new(change.number)
    if _fingerprint_at(new) is None:
        if now is None or (is_expected and not _is_replaced(change, kept)):
            # The save was being undone: this change is undone, too.
            raise InterferenceError
        return now
    was_moved = now is None and not change.is_linked and _fingerprint_at(kept) is not None
    if not is_expected and not was_moved:
        raise InterferenceError
    if now is not None and not change.is_linked:
        move(change.target, second_name)
    move(new, change.target)
    return _fingerprint_at(change.target)


def store_backup(change: FileChange, names: SaveNames) -> None:
    """Move the old file of an applied change to its backup, unless it is there already."""
    second_name, backup = change.folder / names.old(change.number), change.backup_path
    if backup is None or _fingerprint_at(second_name) is None:
        return
    backup.parent.mkdir(parents=True, exist_ok=True)
    move(second_name, backup)
    for folder in (backup.parent, backup.parent.parent):
        sync_folder(folder)


def _ignore_backups(folder: Path) -> None:
    """Exclude the backups of a folder from version control."""
    with contextlib.suppress(OSError):
        handle = os.open(folder / BACKUP_FOLDER / ".gitignore", os.O_WRONLY | _NEW_FLAGS, 0o644)
        fill_file(handle, b"*\n")


def _is_untouched(change: FileChange, now: Fingerprint | None, kept: Path) -> bool:
    """Return whether a file is the one that the change was planned for."""
    if now == change.old:
        return True
    if now is None or change.old is None or not now.is_like(change.old):
        return False
    # Its inode differs, which means nothing where inodes don't last; content can be compared if the old file was linked.
    filecmp.clear_cache()
    return not change.is_linked or _fingerprint_at(kept) is None or filecmp.cmp(kept, change.target, shallow=False)


def _is_replaced(change: FileChange, kept: Path) -> bool:
    """Return whether the old file was kept and another has its name, which may look the same."""
    try:
        is_same = os.path.samestat(kept.lstat(), change.target.lstat())
    except OSError:
        return False
    return not (change.is_linked and is_same)


def _has_new_content(change: FileChange, now: Fingerprint) -> bool:
    """Return whether a file has the new content though another time, as after copying its folder."""
    if change.new is None or change.checksum is None or now.size != change.new.size:
        return False
    checksum = 0
    with change.target.open("rb") as file:
        while piece := file.read(_PIECE_BYTES):
            checksum = crc32(piece, checksum)
    return checksum == change.checksum


def revert_change(change: FileChange, names: SaveNames) -> None:
    """Undo a change as far as it was applied; a file that another program put there is left alone."""
    now = _fingerprint_at(change.target)
    is_ours = change.new is not None and now is not None and (now.is_like(change.new) or _has_new_content(change, now))
    if now is not None and not is_ours:
        return
    kept = change.find_old(names)
    if _fingerprint_at(kept) is not None:
        move(kept, change.target)
    elif is_ours and change.old is None:
        change.target.unlink(missing_ok=True)


def _revert_all(changes: Sequence[FileChange], names: SaveNames) -> None:
    """Undo changes, the last first, and flush them; an `OSError` if some could not be undone, after all others."""
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
    # A folder may be removed with its files.
    _sync_all({change.folder for change in changes if change.folder.is_dir()})


def _fingerprint_at(path: Path) -> Fingerprint | None:
    """Return the fingerprint of a file, links not followed; None if it does not exist."""
    try:
        return Fingerprint.of(path.lstat())
    except (FileNotFoundError, NotADirectoryError):
        return None


def _sync_all(folders: Collection[Path]) -> None:
    for folder in sorted(folders):
        sync_folder(folder)


def _remove_save_files(folders: Collection[Path], names: SaveNames, home: Path) -> bool:
    """Remove all files of a save except its mark at home; return False, and keep all marks, if some remain."""
    is_clean = True
    for folder in [*sorted(set(folders) - {home}), home]:
        for name in names.in_folder(folder):
            if name == names.mark or (name == names.part and not is_clean):
                continue
            try:
                (folder / name).unlink(missing_ok=True)
            except OSError:
                is_clean = False
    return is_clean


# The journal


def journal_bytes(title: str, changes: Iterable[FileChange], home: Path) -> bytes:
    """Serialise a journal with its checksum; paths below `home` are relative, so that the set may be moved."""
    stored = [
        vars(change)
        | {
            "folder": _relative_to_home(change.folder, home),
            "old": change.old and astuple(change.old),
            "new": change.new and astuple(change.new),
        }
        for change in changes
    ]
    body = json.dumps({"format": _FORMAT, "title": title, "changes": stored}).encode()
    return hashlib.sha256(body).hexdigest().encode() + b"\n" + body


def read_journal(data: bytes, home: Path) -> tuple[str, list[FileChange]] | None:
    """Parse a journal into title and changes; None if it is incomplete, or of another version."""
    body = data.partition(b"\n")[2]
    if not _is_intact(data):
        return None
    try:
        stored = json.loads(body)
        if stored["format"] != _FORMAT:
            return None
        return str(stored["title"]), [_read_change(each, home) for each in stored["changes"]]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def _is_intact(journal: bytes) -> bool:
    """Return whether a journal is complete and unchanged, of any version of its format."""
    checksum, _, body = journal.partition(b"\n")
    return hashlib.sha256(body).hexdigest().encode() == checksum


def _read_change(stored: dict[str, Any], home: Path) -> FileChange:
    name, number, is_linked = stored["name"], stored["number"], stored["is_linked"]
    # Journals of earlier versions have none.
    checksum = stored.get("checksum")
    if not isinstance(name, str) or Path(name).name != name or name in ("", ".", "..") or "\0" in name:
        raise ValueError(name)
    backup = stored.get("backup")
    if backup is not None and not (isinstance(backup, str) and _BACKUP_NAME.fullmatch(backup)):
        raise ValueError(backup)
    if type(number) is not int or number < 0 or type(is_linked) is not bool:
        raise ValueError(number)
    if checksum is not None and type(checksum) is not int:
        raise ValueError(checksum)
    for figures in (stored["old"], stored["new"]):
        if figures is not None and (len(figures) != 3 or not all(type(figure) is int for figure in figures)):
            raise ValueError(figures)
    old, new = (each and Fingerprint(*each) for each in (stored["old"], stored["new"]))
    return FileChange(home / str(stored["folder"]), name, number, old, new, is_linked, checksum, backup)


def _relative_to_home(folder: Path, home: Path) -> str:
    """Return the path of a folder from that of the set: relative if it lies below."""
    return folder.relative_to(home).as_posix() if folder.is_relative_to(home) else str(folder)


def _read_own(path: Path) -> bytes | None:
    """Read a small file of a save; None if there is none."""
    try:
        handle = os.open(path, os.O_RDONLY | OWN_FLAGS)
    except FileNotFoundError:
        return None
    with open(handle, "rb") as file:  # noqa: PTH123
        return file.read(MAX_JOURNAL_BYTES)


def _read_mark(mark: int) -> dict[str, Any]:
    """Read an open mark; an empty dict if it is incomplete."""
    os.lseek(mark, 0, os.SEEK_SET)
    return _parse_mark(os.read(mark, min(os.fstat(mark).st_size, MAX_JOURNAL_BYTES)))


def _parse_mark(data: bytes) -> dict[str, Any]:
    try:
        stored = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return stored if isinstance(stored, dict) else {}


# Recovery


class RecoveryOutcome(Enum):
    """Outcome of the recovery of an interrupted save: stuck if it must wait, foreign if not to be trusted."""

    COMPLETED = "completed"
    UNDONE = "undone"
    STUCK = "stuck"
    FOREIGN = "foreign"


@dataclass(frozen=True)
class RecoveredSave:
    """An interrupted save after its recovery; `reason` and `hint` say why it is neither completed nor undone."""

    ending: RecoveryOutcome
    title: str
    reason: str = ""
    hint: str = ""


class _StuckError(Exception):
    """A save can be neither completed nor undone now without losing data; with reason and hint."""


@dataclass(frozen=True)
class _StaleSave:
    """Files of one save that were found in a folder; `home` is the folder of the mark, trusted are the user's own."""

    home: Path
    names: SaveNames
    is_trusted: bool


def recover_saves(folders: Iterable[Path]) -> list[RecoveredSave]:
    """Complete or undo interrupted saves in some folders, and return them; not those that had begun nothing.

    Temporary files of interrupted writes of single files are removed, too.
    """
    recovered: list[RecoveredSave] = []
    seen: set[tuple[Path, str]] = set()
    for folder in folders:
        folder = resolve_links(folder)
        remove_interrupted_writes(folder)
        for stale in _stale_saves_in(folder):
            key = (stale.home, stale.names.stem)
            if key not in seen:
                seen.add(key)
                result = _recover(stale, folder)
                recovered += [] if result is None else [result]
    return recovered


def _stale_saves_in(folder: Path) -> list[_StaleSave]:
    """Find files of saves in a folder; mostly there are none."""
    found: dict[str, list[os.DirEntry[str]]] = {}
    with contextlib.suppress(OSError, ValueError), os.scandir(folder) as entries:
        for entry in entries:
            if match := _SAVE_FILE_NAME.fullmatch(entry.name):
                found.setdefault(match[1], []).append(entry)
    saves = []
    for save_id, own in sorted(found.items()):
        names, home, here = SaveNames(save_id), folder, {entry.name for entry in own}
        if names.part in here and names.mark not in here:
            home = _home_of_part(folder, names) or folder
        saves.append(_StaleSave(home, names, _is_trusted(folder, own)))
    return saves


def _home_of_part(folder: Path, names: SaveNames) -> Path | None:
    """Read the folder of the set from the mark of another folder; None if it can't be read."""
    try:
        home = _parse_mark(_read_own(folder / names.part) or b"").get("home")
        return (folder / home).resolve() if isinstance(home, str) else None
    except (OSError, ValueError, RuntimeError):
        return None


def _is_trusted(folder: Path, entries: Collection[os.DirEntry[str]]) -> bool:
    """Return whether files are the user's own, or of a user who could replace all files of the folder anyway."""
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
    return all(
        stat.S_ISREG(status.st_mode) and (status.st_uid == user or (user != 0 and not is_shared)) for status in statuses
    )


def _is_free(mark: int) -> bool:
    """Lock a mark, if it is free; without locks, a mark is free after a while."""
    result = try_lock(mark)
    if result is not LockResult.UNKNOWN:
        return result is LockResult.TAKEN
    is_old = time.time() - os.fstat(mark).st_mtime > LONGEST_SAVE_SECONDS
    return is_old or is_stale(LockOwner.from_json(_read_mark(mark).get("holder")), result)


def _recover(stale: _StaleSave, folder: Path) -> RecoveredSave | None:
    """Complete or undo a save that was found in a folder; return None if it had begun nothing, or goes on."""
    names, home = stale.names, stale.home
    others = () if home == folder else _stale_saves_in(home)
    at_home = stale if home == folder else next((each for each in others if each.names.stem == names.stem), None)
    if at_home is None and stale.is_trusted and not _may_come_back(home):
        # It was recovered; only here files remained.
        _remove_save_files([folder], names, folder)
        return None
    title, mark, is_clean = "", None, False
    try:
        if at_home is None:
            if stale.is_trusted:
                raise _absent_error(home, names)
            return None
        if not (stale.is_trusted and at_home.is_trusted):
            if _fingerprint_at(home / names.journal) is None:
                return None
            return RecoveredSave(RecoveryOutcome.FOREIGN, "", msg("it belongs to another user"), "")
        mark = _locked_mark(stale)
        if mark is None:
            return None
        stored = _read_mark(mark)
        title, listed = str(stored.get("title", "")), stored.get("folders")
        folders = {home, folder, *(home / str(each) for each in (listed if isinstance(listed, list) else ()))}
        outcome, changes = _complete_or_undo(stale, folders)
        is_clean = _remove_save_files(folders | {change.folder for change in changes}, names, home)
        return None if outcome is None else RecoveredSave(outcome, title)
    except OSError as error:
        return RecoveredSave(RecoveryOutcome.STUCK, title, *reason_of(error))
    except _StuckError as error:
        return RecoveredSave(RecoveryOutcome.STUCK, title, *error.args)
    finally:
        if mark is not None:
            _release_mark(mark, home / names.mark, is_clean=is_clean)


def _release_mark(mark: int, path: Path, *, is_clean: bool) -> None:
    if is_clean:
        remove_locked(path, mark)
    else:
        os.close(mark)


def _locked_mark(stale: _StaleSave) -> int | None:
    """Lock the mark of a save; None if its process lives, or another process recovered it just now."""
    path = stale.home / stale.names.mark
    deadline = time.monotonic() + _WAITING_SECONDS
    while True:
        try:
            mark = os.open(path, os.O_RDWR | os.O_CREAT | OWN_FLAGS, _MODE)
        except OSError:
            return None
        is_free = _is_free(mark)
        if is_free and is_open_file(path, mark):
            return mark
        os.close(mark)
        if is_free or _fingerprint_at(stale.home / stale.names.journal) is None:
            return None
        if time.monotonic() > deadline:
            raise _StuckError(msg("another program is saving it"), msg("Open the set again."))
        # Files are renamed just now; what is read would be neither old nor new.
        time.sleep(_STEP_SECONDS)


def _complete_or_undo(stale: _StaleSave, folders: set[Path]) -> tuple[RecoveryOutcome | None, list[FileChange]]:
    """Apply the journal of a save whose mark is locked; undo it if files were changed since, or can't be replaced.

    Returns:
        The outcome, None if the save had begun nothing; and the changes.
    """
    names = stale.names
    data = _read_own(stale.home / names.journal)
    journal = None if data is None else read_journal(data, stale.home)
    if journal is None:
        hint = msg("The old and new versions are in the hidden files “{names}”.", names=f"{names.stem}*")
        if data is not None and _is_intact(data):
            raise _StuckError(msg("another version of the program wrote its journal"), hint)
        own = [folder / name for folder in folders for name in names.in_folder(folder)]
        for path in own if data is not None else ():
            with contextlib.suppress(OSError):
                if path.suffix == ".old" and path.lstat().st_nlink == 1:
                    # Files were replaced already.
                    raise _StuckError(msg("its journal is damaged"), hint)
        return RecoveryOutcome.UNDONE if any(path.suffix == ".new" for path in own) else None, []
    _, changes = journal
    all_folders = {change.folder for change in changes}
    # Only the save itself can have written a mark into a folder.
    marked = {folder for folder in all_folders if stale.home in (folder, _home_of_part(folder, names))}
    for absent in sorted(all_folders - marked):
        # A missing folder below the set was removed.
        if _may_come_back(absent) and (absent.is_dir() or not absent.is_relative_to(stale.home)):
            raise _absent_error(absent, names)
    own_changes = [change for change in changes if change.folder in marked]
    outcome = RecoveryOutcome.COMPLETED
    try:
        for change in own_changes:
            apply_change(change, names)
        for change in own_changes:
            store_backup(change, names)
        _sync_all(marked)
    except (OSError, InterferenceError):
        _revert_all(own_changes, names)
        outcome = RecoveryOutcome.UNDONE
    (stale.home / names.journal).unlink(missing_ok=True)
    return outcome, changes


def _may_come_back(folder: Path) -> bool:
    """Return whether a folder is missing or empty, as if its disk is not connected."""
    try:
        with os.scandir(folder) as entries:
            return next(entries, None) is None
    except OSError:
        return True


def _absent_error(folder: Path, names: SaveNames) -> _StuckError:
    hint = msg(
        "Connect its disk and open the set again. If the disk no longer exists, delete the hidden files “{names}”.",
        names=f"{names.stem}*",
    )
    return _StuckError(msg("the folder “{folder}” is missing", folder=folder), hint)


# Saving


class JournalledSave:
    """Files that will get new content or go, all or none; several threads may stage files at once.

    Attributes:
        mark: Descriptor of the locked file that marks the save as running; None while there is none.
        planned: The changes by the paths that were passed, in the order in which they are made.
        backups: The old files that `commit` kept.
    """

    def __init__(self, home: Path, title: str, places: Iterable[Path]) -> None:
        self._title, self._home = title, home.resolve()
        places = list(places)
        self._has_several = len(places) > 1
        self._folders = {self._home, *(place.resolve().parent for place in places)}
        save_id = new_id()
        self.names = SaveNames(save_id)
        self.mark: int | None = None
        self.planned: dict[Path, FileChange] = {}
        self.backups: tuple[Path, ...] = ()
        # In local time, as the user reads it; the id distinguishes saves of one second.
        self._backup = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{save_id[:8]}"
        self._lock = Lock()
        self._entered: set[Path] = set()
        self._next_number = 0
        self._made: list[Path] = []

    def make_folder(self, folder: Path) -> None:
        """Create a folder and its parents; they are removed again if nothing is committed."""
        missing = [each for each in (folder, *folder.parents) if not os.path.lexists(each)]
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = system_reason(error)
            sentence = msg("“{name}” can't be created: {reason}.", name=folder.name, reason=reason)
            raise WriteError(sentence, hint=msg("Choose another folder."), path=folder) from error
        finally:
            with self._lock:
                self._made.extend(reversed(missing))

    def stage(
        self, path: Path, data: bytes, expected: Fingerprint | None = None, *, backs_up: bool = False
    ) -> Fingerprint:
        """Write new content to the disk, beside its file, which stays as it is.

        Args:
            path: The file.
            data: Its new content.
            expected: The file that may be replaced.
            backs_up: Whether the old file is kept as a backup.

        Raises:
            WriteError: It can't be written; a `ChangedOnDiskError` if the file is not the expected one.
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
        kept_path = folder / self.names.old(number)
        try:
            new = Fingerprint.of(staged.temporary.stat())
            is_linked = old is not None and _link(staged.target, kept_path)
            kept = _fingerprint_at(kept_path)
            # An inode identifies a file only if both of its names have it.
            has_inode = kept is not None and kept == old
            is_expected = expected is None or expected == old or (not has_inode and expected.is_like(old))
            if not is_expected or (kept is not None and not kept.is_like(old)):
                raise InterferenceError
        except (OSError, InterferenceError) as error:
            self._fail(error, path)
        backup = self._backup if backs_up and old is not None else None
        change = FileChange(folder, staged.target.name, number, old, new, is_linked, crc32(data), backup)
        with self._lock:
            self.planned[path] = change
        return new

    def remove(self, path: Path, *, backs_up: bool = False) -> None:
        """Plan to remove a file, of a symbolic link only the link; one that does not exist is no error. See `stage`."""
        try:
            folder = path.parent.resolve()
            status = path.lstat()
            if stat.S_ISDIR(status.st_mode):
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        except FileNotFoundError:
            return
        except OSError as error:
            reason, hint = reason_of(error)
            message = msg("“{name}” can't be removed: {reason}.", name=path.name, reason=reason)
            raise WriteError(message, hint=hint, path=path) from error
        number, old = self._enter(folder, path), Fingerprint.of(status)
        # The file that a link leads to remains.
        backup = self._backup if backs_up and not stat.S_ISLNK(status.st_mode) else None
        with self._lock:
            self.planned[path] = FileChange(folder, path.name, number, old, None, is_linked=False, backup=backup)

    def commit(self) -> dict[Path, Fingerprint]:
        """Apply all changes, and return the files now by the path that was staged.

        Raises:
            WriteError: Some can't be applied; all files are as they were before.
            ChangedOnDiskError: Another program replaced a file meanwhile; likewise.
        """
        changes = list(self.planned.values())
        if not changes:
            return {}
        backed_up = [change for change in changes if change.backup is not None]
        if len(changes) > 1 or backed_up or not (changes[0].is_linked or changes[0].old is None):
            self.write_journal()
        written: dict[Path, Fingerprint] = {}
        path = next(iter(self.planned))
        try:
            for path, change in self.planned.items():
                now = apply_change(change, self.names)
                if now is not None:
                    written[path] = now
            for change in backed_up:
                path = change.target
                store_backup(change, self.names)
            _sync_all({change.folder for change in changes})
        except BaseException as error:
            self._undo(changes, error, path)
            if isinstance(error, OSError | InterferenceError):
                self._fail(error, path)
            raise
        self._remove_journal()
        self._made.clear()
        self.backups = tuple(backup for change in backed_up if (backup := change.backup_path) is not None)
        for folder in {change.folder for change in backed_up}:
            _ignore_backups(folder)
        return written

    def close(self) -> None:
        """Remove all files of the save, and folders that were created in vain."""
        mark, self.mark = self.mark, None
        if mark is not None:
            is_clean = _remove_save_files(self._entered, self.names, self._home)
            _release_mark(mark, self._home / self.names.mark, is_clean=is_clean)
        for folder in reversed(self._made):
            with contextlib.suppress(OSError):
                folder.rmdir()

    def _enter(self, folder: Path, path: Path) -> int:
        """Write a mark into a folder before anything else, and return the number of the next change."""
        with self._lock:
            try:
                if self.mark is None:
                    self._begin()
                if folder not in self._entered:
                    # Relative if it lies below the set, which may be moved.
                    is_below = folder.is_relative_to(self._home)
                    up = "/".join([".."] * len(folder.relative_to(self._home).parts)) if is_below else str(self._home)
                    handle = os.open(folder / self.names.part, os.O_WRONLY | _NEW_FLAGS, _MODE)
                    fill_file(handle, json.dumps({"home": up}).encode())
                    self._entered.add(folder)
            except OSError as error:
                self._fail(error, path)
            self._next_number += 1
            return self._next_number - 1

    def _begin(self) -> None:
        for recovered in recover_saves(self._folders):
            if recovered.ending is RecoveryOutcome.STUCK:
                sentence = msg(
                    "“{title}” can't be saved because an earlier save was interrupted: {reason}.",
                    title=self._title,
                    reason=recovered.reason,
                )
                raise WriteError(sentence, hint=recovered.hint)
        for stale in _stale_saves_in(self._home):
            if stale.home == self._home and _is_running(self._home / stale.names.mark):
                reason = msg("another program is saving it")
                raise BusyError(msg_from(NOT_SAVED, name=self._title, reason=reason))
        self.mark = os.open(self._home / self.names.mark, os.O_RDWR | _NEW_FLAGS, _MODE)
        try_lock(self.mark)
        self._entered.add(self._home)
        folders = [_relative_to_home(folder, self._home) for folder in sorted(self._folders)]
        stored = {"title": self._title, "folders": folders, "holder": asdict(LockOwner.nameless())}
        os.write(self.mark, json.dumps(stored).encode())
        if self._folders != {self._home}:
            # Otherwise files in other folders would not be found after a power cut.
            os.fsync(self.mark)

    def write_journal(self) -> None:
        """Record the changes; from then on a recovery completes or undoes them."""
        draft, journal = self._home / self.names.draft, self._home / self.names.journal
        try:
            # New content must not be lost in a power cut that the journal outlives.
            _sync_all({change.folder for change in self.planned.values()} - {self._home})
            data = journal_bytes(self._title, self.planned.values(), self._home)
            fill_file(os.open(draft, os.O_WRONLY | _NEW_FLAGS, _MODE), data)
            move(draft, journal)
            sync_folder(self._home)
        except OSError as error:
            self._remove_journal()
            self._fail(error, self._home / self._title)

    def _remove_journal(self) -> None:
        # If it stays, recovery finds everything done, or no new content and nothing to undo.
        with contextlib.suppress(OSError):
            (self._home / self.names.journal).unlink(missing_ok=True)

    def _undo(self, changes: list[FileChange], error: BaseException, path: Path) -> None:
        """Restore the old files after some were replaced."""
        try:
            _revert_all(changes, self.names)
        except OSError as second:
            # The journal stays, and with it everything that the next opening needs.
            if self.mark is not None:
                os.close(self.mark)
                self.mark = None
            reason, _ = reason_of(error if isinstance(error, OSError) else second)
            sentence = msg(
                "“{name}” can't be saved: {reason}. Some files could not be restored.", name=path.name, reason=reason
            )
            raise WriteError(sentence, hint=msg("Open the set again to restore them."), path=path) from second
        self._remove_journal()

    def _fail(self, error: OSError | InterferenceError, path: Path) -> NoReturn:
        if isinstance(error, InterferenceError):
            sentence = msg(
                "“{name}” was changed by another program since it was opened, so nothing was saved.", name=path.name
            )
            raise ChangedOnDiskError(sentence, hint=msg("Save under another name."), path=path) from error
        reason, hint = reason_of(error)
        raise WriteError(msg_from(NOT_SAVED, name=path.name or path, reason=reason), hint=hint, path=path) from error


def _is_running(mark: Path) -> bool:
    """Return whether another process holds the mark of a save."""
    try:
        handle = os.open(mark, os.O_RDWR | OWN_FLAGS)
    except OSError:
        return False
    try:
        return not _is_free(handle)
    finally:
        os.close(handle)


def _link(target: Path, kept: Path) -> bool:
    """Link the old file to a second name; return whether the file system can."""
    try:
        kept.hardlink_to(target)
    except OSError as error:
        if error.errno in _NO_LINKS:
            return False
        raise
    return True


@contextmanager
def journalled_save(home: Path, title: str, places: Iterable[Path] = ()) -> Iterator[JournalledSave]:
    """Begin a save of files that belong together; without `commit` nothing is changed.

    `home` is the folder of the set, where opening looks for interrupted saves; it need not exist yet. The `places` are
    the files, as far as they are known; they may lie elsewhere, or be links.
    """
    try:
        save = JournalledSave(home, title, places)
    except (OSError, ValueError, RuntimeError) as error:
        reason, hint = reason_of(error)
        raise WriteError(msg_from(NOT_SAVED, name=title, reason=reason), hint=hint, path=home) from error
    try:
        yield save
    finally:
        save.close()
