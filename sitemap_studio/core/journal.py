"""The door for files that belong together: all of them get their new content, and go, or none does.

All new content is brought to the disk beside the old. Then one file, the journal, comes into being, complete and in one
step: from there on the save is done to its end, by whoever opens the set next if need be. Only then names change. What
a killed program leaves behind is settled in `unfinished_saves`; what can't be done while it lives is undone here.

One file alone needs no journal, because its name changes in one step.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Lock
from typing import Final, NoReturn
from zlib import crc32

from sitemap_studio.core.errors import BusyError, ChangedOnDiskError, WriteError
from sitemap_studio.core.file_locks import let_go, seize
from sitemap_studio.core.fingerprints import Fingerprint
from sitemap_studio.core.journal_changes import (
    Change,
    MeddledError,
    SaveNames,
    fingerprint_at,
    from_home,
    journal_bytes,
    put,
    put_all_back,
    sweep,
    sync_all,
    to_home,
)
from sitemap_studio.core.lock_holder import Holder
from sitemap_studio.core.messages import msg
from sitemap_studio.core.replacing import fill_file, move, new_id, reason_of, stage_file, sync_folder
from sitemap_studio.core.system_reasons import system_reason
from sitemap_studio.core.unfinished_saves import Ending, finish_saves, is_being_saved

_NO_LINKS: Final = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK, errno.EINVAL)
"""What file systems say that can't give a file a second name."""

_FLAGS: Final = os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_MODE: Final = 0o600
_SAVED: Final = msg("saved")
_UNTOUCHED: Final = msg("all files are as they were before")


@dataclass(frozen=True)
class _Planned:
    """A change, and the file as the user named it."""

    change: Change
    path: Path


class JournalledSave:
    """Files that will get new content or go, all or none; see `journalled_save`.

    Several threads may stage files at once.
    """

    def __init__(self, home: Path, title: str, places: Iterable[Path]) -> None:
        self._title = title
        self._home = home.resolve()
        places = list(places)
        self._has_several = len(places) > 1
        self._folders = {self._home, *(place.resolve().parent for place in places)}
        self._names = SaveNames(new_id())
        self._lock = Lock()
        self._mark: int | None = None
        self._entered: set[Path] = set()
        self._planned: list[_Planned] = []
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
            staged = stage_file(path, data, self._names.new(number))
        except WriteError as error:
            if self._has_several and isinstance(error.__cause__, OSError):
                # Not only this file is as it was.
                self._fail(error.__cause__, path)
            raise
        old = None if staged.old is None else Fingerprint.of(staged.old)
        try:
            new = Fingerprint.of(staged.temporary.stat())
            kept = folder / self._names.old(number)
            is_linked = old is not None and self._link(staged.target, kept)
            if not _is_known(old, fingerprint_at(kept), expected):
                raise MeddledError(staged.target)
        except (OSError, MeddledError) as error:
            self._fail(error, path)
        change = Change(folder, staged.target.name, number, old, new, is_linked, crc32(data))
        with self._lock:
            self._planned.append(_Planned(change, path))
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
        change = Change(folder, path.name, number, Fingerprint.of(status), None, is_linked=False)
        with self._lock:
            self._planned.append(_Planned(change, path))

    def commit(self) -> dict[Path, Fingerprint]:
        """Put all new content in place, and take away what is to go.

        Returns:
            What each file is now, by the path that it was staged under.

        Raises:
            WriteError: Some could not be; all files are as they were before.
            ChangedOnDiskError: Somebody replaced a file meanwhile; likewise.
        """
        changes = [planned.change for planned in self._planned]
        if not changes:
            return {}
        has_journal = len(changes) > 1 or not (changes[0].is_linked or changes[0].old is None)
        if has_journal:
            self._write_journal(changes)
        written: dict[Path, Fingerprint] = {}
        path = self._planned[0].path
        try:
            for planned in self._planned:
                path = planned.path
                now = put(planned.change, self._names, Fingerprint.is_like)
                if now is not None:
                    written[path] = now
            sync_all({change.folder for change in changes})
        except BaseException as error:
            self._undo(changes, error, path)
            if isinstance(error, OSError | MeddledError):
                self._fail(error, path)
            raise
        self._forget_journal()
        self._made.clear()
        return written

    def close(self) -> None:
        """Take away what is not needed any more: new content that was not put in place, old content that was."""
        if self._mark is not None:
            self._tidy_up()
        for folder in reversed(self._made):
            with contextlib.suppress(OSError):
                folder.rmdir()

    def _tidy_up(self) -> None:
        assert self._mark is not None
        mark, self._mark = self._mark, None
        is_clean = sweep(self._entered, self._names, self._home)
        if is_clean:
            let_go(self._home / self._names.mark, mark)
        else:
            os.close(mark)

    def _enter(self, folder: Path, path: Path) -> int:
        """Leave a mark in a folder before anything else, and give the number of the next change."""
        with self._lock:
            try:
                if self._mark is None:
                    self._begin()
                if folder not in self._entered:
                    place = json.dumps({"home": to_home(folder, self._home)})
                    handle = os.open(folder / self._names.part, os.O_WRONLY | _FLAGS, _MODE)
                    fill_file(handle, place.encode())
                    self._entered.add(folder)
            except OSError as error:
                self._fail(error, path)
            self._next_number += 1
            return self._next_number - 1

    def _begin(self) -> None:
        stuck = [ended for ended in finish_saves(self._folders) if ended.ending is Ending.STUCK]
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
        self._mark = os.open(self._home / self._names.mark, os.O_RDWR | _FLAGS, _MODE)
        seize(self._mark)
        self._entered.add(self._home)
        folders = [from_home(folder, self._home) for folder in sorted(self._folders)]
        told = {"title": self._title, "folders": folders, "holder": asdict(Holder.nameless())}
        os.write(self._mark, json.dumps(told).encode())
        if self._folders != {self._home}:
            # Without it nobody would find what lies in other folders after a power cut.
            os.fsync(self._mark)

    def _link(self, target: Path, kept: Path) -> bool:
        """Give the old file a second name, under which it outlives the first; whether the file system can."""
        try:
            kept.hardlink_to(target)
        except OSError as error:
            if error.errno in _NO_LINKS:
                return False
            raise
        return True

    def _write_journal(self, changes: list[Change]) -> None:
        draft, journal = self._home / self._names.draft, self._home / self._names.journal
        try:
            # New content must not be lost in a power cut that the journal outlives.
            sync_all({change.folder for change in changes} - {self._home})
            data = journal_bytes(self._title, changes, self._home)
            fill_file(os.open(draft, os.O_WRONLY | _FLAGS, _MODE), data)
            move(draft, journal)
            sync_folder(self._home)
        except OSError as error:
            self._forget_journal()
            self._fail(error, self._home / self._title)

    def _forget_journal(self) -> None:
        # Where it stays, whoever finds it finds everything done, or new content gone and nothing to undo.
        with contextlib.suppress(OSError):
            (self._home / self._names.journal).unlink(missing_ok=True)

    def _undo(self, changes: list[Change], error: BaseException, path: Path) -> None:
        """Put the old files back after names have begun to change."""
        try:
            put_all_back(changes, self._names, Fingerprint.is_like)
        except OSError as second:
            # The journal stays, and with it everything that the next opening needs.
            if self._mark is not None:
                os.close(self._mark)
                self._mark = None
            reason, _ = reason_of(error if isinstance(error, OSError) else second)
            sentence = msg(
                "“{name}” can't be saved: {reason}; and not all files could be put back.", name=path.name, reason=reason
            )
            raise WriteError(sentence, hint="Opening the set again puts them right.", path=path) from second
        self._forget_journal()

    def _fail(self, error: OSError | MeddledError, path: Path, *, what: str = _SAVED) -> NoReturn:
        if isinstance(error, MeddledError):
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
