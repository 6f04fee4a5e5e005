"""Who has something: a process, as other processes and other computers can know of it."""

from __future__ import annotations

import getpass
import hashlib
import json
import os
import socket
import time
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final

from sitemap_studio.core.file_locks import Seized

_BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")
_MACHINE_ID: Final = Path("/etc/machine-id")
_MOST_CHARACTERS: Final = 64

_END_OF_PIDS: Final = 1 << 31
_END_OF_TIME: Final = 1 << 33
"""What no system's process numbers reach, and seconds since 1970 that every system has a date for."""


@dataclass(frozen=True)
class Holder:
    """Who has a set open, or saves it.

    Attributes:
        user: The name that they are logged in under.
        host: The name of their computer.
        machine: By which that computer is told from others of the same name; empty where that is not known.
        boot: By which it is known whether it was started again since; empty where that is not known.
        pid: The number of the process.
        since: When that began, in seconds since 1970.
    """

    user: str
    host: str
    machine: str
    boot: str
    pid: int
    since: float

    @classmethod
    def here(cls) -> Holder:
        """This process."""
        return replace(cls.nameless(), user=_user(), machine=_machine())

    @classmethod
    def nameless(cls) -> Holder:
        """The same, as far as it takes to know whether the process lives; no more is asked of the system."""
        return cls("", _host(), "", _first_line(_BOOT_ID), os.getpid(), time.time())

    @classmethod
    def of(cls, data: bytes) -> Holder | None:
        """Whom a lock file names; None where it can't be understood."""
        try:
            return cls.told(json.loads(data))
        except (ValueError, RecursionError):
            return None

    @classmethod
    def told(cls, told: object) -> Holder | None:
        """Whom a part of such a file names; likewise."""
        if not isinstance(told, dict):
            return None
        try:
            known = {field.name: told[field.name] for field in fields(cls)}
            texts = {name: _harmless(known[name]) for name in ("user", "host", "machine", "boot")}
        except (TypeError, KeyError):
            return None
        pid, since = known["pid"], known["since"]
        # `type`, as True is an instance of int; NaN is outside every range.
        is_number = type(pid) is int and type(since) in (int, float)
        if not is_number or not 0 < pid < _END_OF_PIDS or not 0 <= since < _END_OF_TIME:
            return None
        return cls(**texts, pid=pid, since=since)

    def is_here(self, own: Holder) -> bool:
        """Whether it is a process of this computer as it runs now."""
        return self.boot == own.boot if self.boot and own.boot else self.host == own.host

    def is_this_process(self) -> bool:
        """Whether it is the process that asks; containers, which number theirs themselves, have names of their own."""
        own = Holder.nameless()
        return self.is_here(own) and (self.host, self.pid) == (own.host, own.pid)

    def is_of_earlier_start(self, own: Holder) -> bool:
        """Whether it was a process of this computer before that was started again."""
        return bool(self.machine) and self.machine == own.machine and not self.is_here(own)


def is_gone(holder: Holder | None, seized: Seized) -> bool:
    """Whether it is certain that a holder does not live any more.

    Args:
        holder: Who; None where that can't be understood.
        seized: What came of trying to lock what they hold.
    """
    own = Holder.here()
    if holder is None:
        return False
    if holder.is_of_earlier_start(own):
        return True
    if not holder.is_here(own):
        return False
    # Containers share what tells of a start, and number their processes each for itself; they have names of their own.
    return seized is Seized.TAKEN or (holder.host == own.host and not _is_running(holder.pid))


def _is_running(pid: int) -> bool:
    """Whether there is a process of this number; asked only where the system has no locks on files."""
    # On Windows, asking like this would end the process.
    if os.name != "posix" or pid <= 0:
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""


def _host() -> str:
    return os.uname().nodename if hasattr(os, "uname") else socket.gethostname()


def _machine() -> str:
    """What stands for this computer; not its number itself, which is nobody's business."""
    number = _first_line(_MACHINE_ID)
    return hashlib.sha256(f"sitemap-studio {number}".encode()).hexdigest()[:16] if number else ""


def _first_line(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""


def _harmless(text: object) -> str:
    """A name out of a file that anybody may have written, as it can be shown."""
    if not isinstance(text, str):
        raise TypeError
    return "".join(character for character in text[:_MOST_CHARACTERS] if character.isprintable())
