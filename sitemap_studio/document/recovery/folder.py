"""The folder of the recovery logs of this user: where it lies, and which logs in it nobody writes any more.

What is no log that can be trusted is set aside under another name, never removed.
"""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from time import time
from typing import Final

from platformdirs import user_state_path

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.home import chosen_state_folder
from sitemap_studio.core.messages import join, msg
from sitemap_studio.core.presence import is_there
from sitemap_studio.document.document import Document
from sitemap_studio.document.recovery.base import Base
from sitemap_studio.document.recovery.log_file import (
    LOG_SUFFIX,
    UNBORN_SUFFIX,
    FoundLog,
    NoLogError,
    OtherVersionError,
    found_log,
)
from sitemap_studio.document.recovery.packing import DamagedLogError

ASIDE_SUFFIX: Final = ".aside"
"""How names of logs end that can't be understood."""

MOST_LOGS: Final = 1_000
"""So many are looked at."""

_UNBORN_SECONDS: Final = 24 * 3600


@dataclass(frozen=True)
class LeftLog:
    """A log whose program ended without saving.

    Attributes:
        path: Where it lies.
        base: What it stands upon.
        n_steps: How many steps it has.
        is_moved: Whether its set lies elsewhere than where the log began.
    """

    path: Path
    base: Base
    n_steps: int
    is_moved: bool = False

    def is_of(self, path: Path) -> bool:
        """Whether it belongs to the set that a file is opened for."""
        return self.base.path is not None and os.path.realpath(self.base.path) == os.path.realpath(path)

    def followed_to(self, document: Document) -> LeftLog | None:
        """The log as that of a set that was opened, if it is the one that the log began with, moved; None if not."""
        old, new = self.base.path, document.path
        if old is None or new is None or is_there(old) or not (document.is_folder or old.name == new.name):
            return None
        if self.base.changed(Base.of(document)):
            return None
        return replace(self, base=replace(self.base, path=new.absolute()), is_moved=True)


@dataclass(frozen=True)
class LeftLogs:
    """What was found in the folder.

    Attributes:
        logs: What can be recovered from, the latest first.
        complaints: A sentence for every file that can't be.
    """

    logs: tuple[LeftLog, ...] = ()
    complaints: tuple[str, ...] = ()


def recovery_folder() -> Path:
    """Where this user's logs lie, whether or not there are any."""
    return (chosen_state_folder() or user_state_path("sitemap-studio", appauthor=False)) / "recovery"


def has_logs(folder: Path) -> bool:
    """Whether there is anything to look at; costs next to nothing."""
    return bool(_paths(folder))


def left_logs(folder: Path) -> LeftLogs:
    """Look for logs that nobody writes any more; those that can't be understood are set aside."""
    logs, complaints = [], []
    for path in _paths(folder):
        try:
            found = found_log(path)
            if found is None:
                continue
            base = _base(found)
            if found.groups:
                found.file.close()
                logs.append(LeftLog(path, base, len(found.groups)))
            else:
                # It was begun, and nothing was done.
                found.file.remove()
        except OtherVersionError as error:
            complaints.append(str(error))
        except (NoLogError, DamagedLogError) as error:
            complaints.append(join([error.message, set_aside(path)]))
        except ReadError as error:
            complaints.append(error.message)
    return LeftLogs(tuple(sorted(logs, key=lambda log: log.base.began, reverse=True)), tuple(complaints))


def opened_log(log: LeftLog) -> FoundLog:
    """Open a log for recovering from it, and lock it.

    Raises:
        ReadError: It is gone, or somebody else recovers from it.
    """
    found = found_log(log.path)
    if found is None:
        message = msg("The unsaved changes of “{base}” are being recovered elsewhere.", base=log.base.name)
        raise ReadError(message, hint="Look for another window of this program.", path=log.path)
    return found


def _base(found: FoundLog) -> Base:
    try:
        return Base.unpacked(found.header)
    except DamagedLogError:
        found.file.close()
        raise


def _paths(folder: Path) -> list[Path]:
    """Logs in the folder; what was never born and is old is removed."""
    paths: list[Path] = []
    with contextlib.suppress(OSError), os.scandir(folder) as files:
        for file in files:
            if file.name.endswith(LOG_SUFFIX):
                paths.append(Path(file.path))
            elif file.name.endswith(UNBORN_SUFFIX):
                # One that can't be removed must not keep from finding the others.
                with contextlib.suppress(OSError):
                    _remove_unborn(file)
    return sorted(paths)[:MOST_LOGS]


def _remove_unborn(file: os.DirEntry[str]) -> None:
    if file.stat(follow_symlinks=False).st_mtime < time() - _UNBORN_SECONDS:
        Path(file.path).unlink()


def set_aside(path: Path) -> str:
    """Give a file another name, so that it is not looked at again; says so."""
    names = (path.with_name(f"{path.name}{ASIDE_SUFFIX}{number if number > 1 else ''}") for number in count(1))
    aside = next(name for name in names if not os.path.lexists(name))
    try:
        path.rename(aside)
    except OSError:
        return msg("It was left alone.")
    return msg("It was set aside as “{aside}”.", aside=aside.name)
