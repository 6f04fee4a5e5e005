"""One running program for each user and display: a second start passes its files to it and ends.

The running program listens on a local socket in the state folder, which only the user can access, or on a named pipe on
Windows. If it does not answer in time, the second start opens the files itself.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from sitemap_studio.document.recovery.log_files import recovery_folder

WAIT_MS: Final = 1_000
"""Maximum time to wait for the running program; if it hangs, the files are opened here."""

MAX_BYTES: Final = 65_536
"""Maximum size of a request."""

ACTIVATION_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""Environment variable in which a desktop permits a program to come to the front; Qt removes it when it starts."""

_RECEIVED: Final = b"received\n"


def server_name() -> str:
    """Return the name of the server for this user, computer and display: a path, or the name of a pipe on Windows."""
    folder = recovery_folder().parent
    display = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or ""
    # Other computers may share the folder.
    digest = hashlib.sha256(f"{folder}\n{socket.gethostname()}\n{display}".encode(errors="replace")).hexdigest()[:16]
    return f"sitemap-studio-{digest}" if sys.platform == "win32" else str(folder / f"{digest}.socket")


def hand_over(paths: Sequence[Path], token: str = "") -> bool:
    """Ask the running program to show files, and return whether it confirmed.

    Args:
        paths: Files to show; empty for a new window.
        token: Value of `ACTIVATION_TOKEN` that the desktop gave to this process.
    """
    try:
        request = {"paths": [str(path.absolute()) for path in paths], "token": token}
    except OSError:
        # The current folder was deleted.
        return False
    if sys.platform == "win32":
        # Windows lets only the program started last come to the front, unless it permits all others (ASFW_ANY).
        ctypes.windll.user32.AllowSetForegroundWindow(-1)
    program = QLocalSocket()
    program.connectToServer(server_name())
    if not program.waitForConnected(WAIT_MS):
        return False
    program.write(json.dumps(request).encode() + b"\n")
    is_received = program.waitForReadyRead(WAIT_MS) and program.readAll().data() == _RECEIVED
    program.abort()
    return is_received


class StartListener(QObject):
    """Local server that receives the files of later starts of the program."""

    def __init__(self, show: Callable[[list[Path]], None], parent: QObject | None = None) -> None:
        """Listen for later starts of the program; replace the socket that a killed instance left.

        Args:
            show: Shows files; called with an empty list for a new window.
            parent: Parent object.
        """
        super().__init__(parent)
        self._show = show
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        name = server_name()
        if not self._server.listen(name):
            # Socket of a killed program: a running one would have answered.
            QLocalServer.removeServer(name)
            self._server.listen(name)

    def close(self) -> None:
        """Stop listening for later starts."""
        self._server.close()

    @Slot()
    def _accept(self) -> None:
        """Accept all pending connections, and read their requests when they arrive."""
        while (client := self._server.nextPendingConnection()) is not None:
            client.setReadBufferSize(MAX_BYTES)
            client.disconnected.connect(client.deleteLater)
            client.readyRead.connect(lambda client=client: self._read(client))

    def _read(self, client: QLocalSocket) -> None:
        """Read a complete request, confirm it and show its files; abort the connection if it is invalid or too long."""
        if not client.canReadLine():
            if client.bytesAvailable() >= MAX_BYTES:
                client.abort()
            return
        request = _read_request(bytes(client.readLine().data()))
        if request is None:
            client.abort()
            return
        paths, token = request
        client.write(_RECEIVED)
        if not client.flush():
            # The client has stopped waiting, and opens its files itself.
            return
        if token:
            # Qt reads it to activate a window on Wayland.
            os.environ[ACTIVATION_TOKEN] = token
        self._show(paths)


def _read_request(line: bytes) -> tuple[list[Path], str] | None:
    """Return the absolute paths and the activation token of a request; None if it is invalid."""
    try:
        request = json.loads(line)
        paths, token = [Path(path) for path in request["paths"]], request["token"]
        # Raises an error for invalid file names.
        names = [os.fsencode(path) for path in paths]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    are_usable = all(path.is_absolute() for path in paths) and not any(b"\0" in name for name in names)
    return (paths, token) if are_usable and isinstance(token, str) else None
