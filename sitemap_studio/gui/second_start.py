"""A second start of the program: what is open already is shown by the program that has it open.

Each process has its own windows. Before it opens a file it asks the other running programs of the same user, on the
same display, whether one has that file open; if so, that one brings the window forward. Whatever goes wrong in asking,
the file is opened as if no other program ran. The lock of a set does not serve for this: it lies beside an index only,
and nowhere where a folder can't be written.

Each process listens on a socket in the state folder, which only the user can enter; without sockets in the file system,
as on Windows, on a port of this computer, and a file in that folder holds the port and a key that a request must name.
Qt's own local sockets would need a library for Kerberos that not every Linux has.
"""

from __future__ import annotations

import ctypes
import json
import os
import secrets
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Slot

from sitemap_studio.document.recovery.log_files import recovery_folder

WAIT_SECONDS: Final = 1.0  # time to wait for all other programs; one that hangs must not keep a file from being opened
MAX_BYTES: Final = 65_536  # a longer request is not read
MAX_CLIENTS: Final = 8  # of more that have asked nothing yet the oldest is dropped
_SHOWN: Final = b"shown\n"
_LOOPBACK: Final = "127.0.0.1"
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"


def not_open_elsewhere(paths: Sequence[Path]) -> list[Path]:
    """Return those of some files that no other running program has open, and have the others shown there."""
    deadline = time.monotonic() + WAIT_SECONDS
    return [path for path in paths if not _is_shown_elsewhere(path, deadline)]


def _socket_folder() -> Path:
    return recovery_folder().with_name("windows")


def _name(own: str) -> str:
    """The name of a socket, or of all; with that of the computer, since others may share the folder."""
    return f"{socket.gethostname()}-{own}.socket"


def _display() -> str:
    return os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or ""


def _is_shown_elsewhere(path: Path, deadline: float) -> bool:
    # The token, which the desktop gives to the process that the user started, permits to come to the front.
    try:
        request = {"show": str(path.absolute()), "display": _display(), "token": os.environ.get(_TOKEN, "")}
    except OSError:
        # The folder that the program was started in is gone.
        return False
    if sys.platform == "win32":
        # Only the program that the user started last may come to the front, unless it lets others; ASFW_ANY.
        ctypes.windll.user32.AllowSetForegroundWindow(-1)
    return any(_is_shown_by(place, request, deadline) for place in sorted(_socket_folder().glob(_name("*"))))


def _is_shown_by(place: Path, request: dict[str, str], deadline: float) -> bool:
    """Ask the program that listens at a socket; return whether it shows the file."""
    remaining = deadline - time.monotonic()
    if remaining <= 0:
        return False
    try:
        # A socket is no file that could be read.
        port, key = place.read_text(encoding="ascii").split() if place.is_file() else ("", "")
        with socket.socket(socket.AF_INET if port else socket.AF_UNIX) as program:
            program.settimeout(remaining)
            program.connect((_LOOPBACK, int(port)) if port else str(place))
            program.sendall(json.dumps(request | {"key": key}).encode() + b"\n")
            return program.recv(len(_SHOWN)) == _SHOWN
    except (ConnectionRefusedError, ValueError):
        # Its process was killed.
        with suppress(OSError):
            place.unlink()
    except (OSError, AttributeError):
        # It has just ended; Windows, where the file of a port is gone then, has no sockets in the file system.
        pass
    return False


class StartListener(QObject):
    """Lets further starts of the program ask whether a file is open here, which `show` then brings forward."""

    def __init__(self, show: Callable[[Path], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._show = show
        # Not by the number of the process: containers, which share the folder, number theirs each for itself.
        self._place = _socket_folder() / _name(secrets.token_hex(4))
        self._key = ""
        self._clients: dict[QObject, tuple[socket.socket, bytearray]] = {}
        has_sockets = hasattr(socket, "AF_UNIX")
        self._server: socket.socket | None = socket.socket(socket.AF_UNIX if has_sockets else socket.AF_INET)
        self._server.setblocking(False)
        try:
            self._place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._server.bind(str(self._place) if has_sockets else (_LOOPBACK, 0))
            self._server.listen()
            if not has_sockets:
                self._key = secrets.token_hex(16)
                unfinished = self._place.with_suffix(".new")
                unfinished.write_text(f"{self._server.getsockname()[1]} {self._key}", encoding="ascii")
                unfinished.replace(self._place)
        except OSError:
            # Among others where the path of the state folder is longer than the system allows for sockets.
            self._server.close()
            self._server = None
            return
        self._notifier = QSocketNotifier(self._server.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._accept)

    def close(self) -> None:
        if self._server is not None:
            self._notifier.setEnabled(False)
            self._server.close()
            self._server = None
            with suppress(OSError):
                self._place.unlink()
        for notifier in list(self._clients):
            self._drop(notifier)

    @Slot()
    def _accept(self) -> None:
        if self._server is None:
            return
        try:
            client, _ = self._server.accept()
        except OSError:
            return
        client.setblocking(False)
        if len(self._clients) >= MAX_CLIENTS:
            self._drop(next(iter(self._clients)))
        notifier = QSocketNotifier(client.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._read)
        self._clients[notifier] = client, bytearray()

    @Slot()
    def _read(self) -> None:
        notifier = self.sender()
        if notifier not in self._clients:
            return
        client, request = self._clients[notifier]
        try:
            data = client.recv(MAX_BYTES)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        request += data
        if data and b"\n" not in data and len(request) <= MAX_BYTES:
            return
        with suppress(OSError, ValueError, RecursionError):
            self._answer(client, bytes(request))
        self._drop(notifier)

    def _answer(self, client: socket.socket, data: bytes) -> None:
        request = json.loads(data)
        if not isinstance(request, dict) or request.get("display") != _display() or _is_closed(client):
            return
        if not secrets.compare_digest(ascii(request.get("key", "")), ascii(self._key)):
            return
        path, token = request.get("show"), request.get("token")
        if isinstance(path, str) and os.path.isabs(path):  # noqa: PTH117
            if isinstance(token, str) and token:
                # Qt looks there when a window is to be activated on Wayland.
                os.environ[_TOKEN] = token
            if self._show(Path(path)):
                client.send(_SHOWN)

    def _drop(self, notifier: QObject) -> None:
        client, _ = self._clients.pop(notifier)
        if isinstance(notifier, QSocketNotifier):
            notifier.setEnabled(False)
        notifier.deleteLater()
        client.close()


def _is_closed(client: socket.socket) -> bool:
    """Return whether the client waits no longer, and opens the file itself."""
    try:
        return not client.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return False
