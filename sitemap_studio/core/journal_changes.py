"""The changes that make up a save of several files, one by one: how each is done, undone and written down.

Every step can be taken again after it was cut short anywhere. When changes are done, and that all of them are or none,
is the business of `journal` while the program lives, and of `unfinished_saves` after it was killed.

All files of a save lie in the folders of the files that it changes and bear its id; N numbers the changes:

    .sitemap-studio-ID.save       the mark, in the folder of the set; its lock is held as long as the save lives
    .sitemap-studio-ID.part       in every other folder: where that folder lies
    .sitemap-studio-ID-N.new      new content, complete
    .sitemap-studio-ID-N.old      the file as it was, until all is done
    .sitemap-studio-ID.journal    all changes; from when it is there on, the save is done to its end
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zlib import crc32

from sitemap_studio.core.fingerprints import Fingerprint
from sitemap_studio.core.replacing import TEMPORARY_PREFIX, move, sync_folder

OWN_NAME: Final = re.compile(rf"{re.escape(TEMPORARY_PREFIX)}([0-9a-f]{{16}})(-[0-9]+\.(?:new|old)|\.[a-z]+)")
"""Names of files of a save; the first group is its id."""

_OWN_ENDINGS: Final = (".save", ".part", ".journal", ".draft")
_FORMAT: Final = 1
_PIECE_BYTES: Final = 1 << 20


class MeddledError(Exception):
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
        own = [name for name in names if (found := OWN_NAME.fullmatch(name)) and found[1] == self.save_id]
        known = [name for name in own if name[-4:] in (".new", ".old") or name.endswith(_OWN_ENDINGS)]
        return sorted(known, key=lambda name: (name in (self.part, self.mark), name))


@dataclass(frozen=True)
class Change:
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


def put(change: Change, names: SaveNames, is_same: Same) -> Fingerprint | None:
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
            raise MeddledError(change.target)
        if now is not None:
            move(change.target, kept)
        return None
    new = change.folder / names.new(change.number)
    if fingerprint_at(new) is None:
        if now is None or (is_expected and not _is_replaced(change, kept)):
            # Undoing has begun: what was put in place before goes back, too.
            raise MeddledError(change.target)
        return now
    was_moved = now is None and not change.is_linked and fingerprint_at(kept) is not None
    if not is_expected and not was_moved:
        raise MeddledError(change.target)
    if now is not None and not change.is_linked:
        move(change.target, kept)
    move(new, change.target)
    return fingerprint_at(change.target)


def _is_untouched(change: Change, now: Fingerprint | None, kept: Path, is_same: Same) -> bool:
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


def _is_replaced(change: Change, kept: Path) -> bool:
    """Whether the old file is the one that was kept, and not what stands under its name, which may look the same."""
    try:
        old, now = kept.lstat(), change.target.lstat()
    except OSError:
        return False
    return not (change.is_linked and os.path.samestat(old, now))


def _holds_new(change: Change, now: Fingerprint) -> bool:
    """Whether a file has the new content though another time, as whoever copies a folder or touches it gives it one."""
    if change.new is None or change.checksum is None or now.size != change.new.size:
        return False
    checksum = 0
    with change.target.open("rb") as file:
        while piece := file.read(_PIECE_BYTES):
            checksum = crc32(piece, checksum)
    return checksum == change.checksum


def put_back(change: Change, names: SaveNames, is_same: Same) -> None:
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


def put_all_back(changes: Sequence[Change], names: SaveNames, is_same: Same) -> None:
    """Undo changes, the last first, and flush that to the disk.

    Raises:
        OSError: Some could not be undone; all others are.
    """
    failure: OSError | None = None
    for change in reversed(changes):
        try:
            put_back(change, names, is_same)
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


def sweep(folders: Collection[Path], names: SaveNames, home: Path) -> bool:
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


def journal_bytes(title: str, changes: Sequence[Change], home: Path) -> bytes:
    """A journal, with its checksum.

    Args:
        title: What was saved, for the user.
        changes: All of it.
        home: Where the journal lies. What lies below is named from there, so that the set may be moved.
    """
    told = [
        {
            "folder": from_home(change.folder, home),
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


def is_whole(journal: bytes) -> bool:
    """Whether a journal is as it was written, by whatever version."""
    checksum, _, body = journal.partition(b"\n")
    return hashlib.sha256(body).hexdigest().encode() == checksum


def read_journal(data: bytes, home: Path) -> tuple[str, list[Change]] | None:
    """The title and the changes of a journal; None where it is not complete, or none of ours."""
    body = data.partition(b"\n")[2]
    if not is_whole(data):
        return None
    try:
        told = json.loads(body)
        if told["format"] != _FORMAT:
            return None
        return str(told["title"]), [_read_change(each, home) for each in told["changes"]]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def _read_change(told: dict[str, object], home: Path) -> Change:
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
    return Change(home / str(told["folder"]), name, number, old, new, is_linked, checksum)


def _listed_fingerprint(fingerprint: Fingerprint | None) -> list[int] | None:
    return None if fingerprint is None else [fingerprint.size, fingerprint.mtime_ns, fingerprint.inode]


def _read_fingerprint(told: object) -> Fingerprint | None:
    if told is None:
        return None
    if not isinstance(told, list) or len(told) != 3 or not all(type(figure) is int for figure in told):
        raise ValueError(told)
    return Fingerprint(*told)


def to_home(folder: Path, home: Path) -> str:
    """How the folder of the set is named from one of its own; see `from_home`."""
    return "/".join([".."] * len(folder.relative_to(home).parts)) if folder.is_relative_to(home) else str(home)


def from_home(folder: Path, home: Path) -> str:
    """How a folder is named from that of the set: relative to it where it lies below."""
    return folder.relative_to(home).as_posix() if folder.is_relative_to(home) else str(folder)
