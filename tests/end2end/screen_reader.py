"""Minimal screen reader: reads the windows of a program over AT-SPI and triggers actions.

It uses its own X server, session bus and accessibility bus, so that it is isolated from other programs.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import SLOT, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

PATIENCE_SECONDS = 60
"""Maximum time to wait for a part or process; machines may be busy."""

_ATSPI = "org.a11y.atspi"
_ROOT = "/org/a11y/atspi/accessible/root"
_WHOLE = ("table", "tree", "list", "menu bar", "tool bar", "status bar", "page tab list", "combo box")
"""Roles whose children `find` does not search, because they can be a million."""

_TOKEN = re.compile(r"""(?P<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?P<type>@\S+ |\b[a-z]+[0-9]* (?=['\d-])|[<>])""")
_WORD = re.compile(r"\btrue\b|\bfalse\b")


@dataclass(frozen=True)
class Part:
    """Accessible object: a widget, or the program itself, identified by owner and path on the accessibility bus."""

    bus: str
    owner: str
    path: str

    def ask(self, interface: str, method: str, *arguments: object) -> Any:
        """Call a method of the object, and return its result."""
        target = ("--dest", self.owner, "--object-path", self.path, "--method", f"{interface}.{method}")
        return _answer("--address", self.bus, *target, *map(str, arguments))

    @property
    def name(self) -> str:
        return str(self.ask("org.freedesktop.DBus.Properties", "Get", f"{_ATSPI}.Accessible", "Name"))

    @property
    def role(self) -> str:
        return str(self.ask(f"{_ATSPI}.Accessible", "GetRoleName"))

    @property
    def children(self) -> list[Part]:
        found = self.ask(f"{_ATSPI}.Accessible", "GetChildren")
        return [Part(self.bus, owner, path) for owner, path in found]

    def at(self, interface: str, method: str, *arguments: int) -> Part:
        """Return the object that a method returns."""
        owner, path = self.ask(f"{_ATSPI}.{interface}", method, *arguments)
        return Part(self.bus, owner, path)

    def find(self, role: str, name: str = "") -> Part:
        """Wait for a descendant with a role, and with a name if given; return the first one."""
        return wait_for(lambda: next(self._all_of(role, name), None), f"{role} “{name}”")

    def _all_of(self, role: str, name: str) -> Iterator[Part]:
        level = self.children
        while level:
            inner: list[Part] = []
            for part in level:
                its = part.role
                if its == role and (not name or part.name == name):
                    yield part
                if its not in _WHOLE:
                    inner += part.children
            level = inner


class Listener(QObject):
    """Records the announcements of a program in `heard`."""

    def __init__(self, program: Part) -> None:
        super().__init__()
        self.heard: list[str] = []
        self._bus = QDBusConnection.connectToBus(program.bus, "listener")
        hear = SLOT("hear(QDBusMessage)")
        words = (program.owner, "", f"{_ATSPI}.Event.Object", "Announcement")
        assert self._bus.connect(*words, self, hear)  # type: ignore[call-overload]  # typed as taking bytes
        # Programs announce nothing unless a listener is registered.
        place = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "RegisterEvent")
        asking = QDBusMessage.createMethodCall(*place)
        asking.setArguments(["object:announcement"])
        answer = self._bus.call(asking)
        assert answer.type() is QDBusMessage.MessageType.ReplyMessage, answer.errorMessage()

    @Slot(QDBusMessage)
    def hear(self, message: QDBusMessage) -> None:
        said = message.arguments()[3]
        self.heard.append(str(said.variant() if isinstance(said, QDBusVariant) else said))

    def disconnect_from_bus(self) -> None:
        QDBusConnection.disconnectFromBus("listener")


def wait_for(look: Callable[[], Part | None], what: str) -> Part:
    """Call a function until it returns an object; raise an `AssertionError` after `PATIENCE_SECONDS`."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        try:
            found = look()
        except LookupError:
            # The object was removed during the call.
            found = None
        if found is not None:
            return found
        time.sleep(0.05)
    raise AssertionError(f"There is no {what}.")


def _answer(*arguments: str) -> Any:
    """Call a D-Bus method with `gdbus`, which starts quickly, and return its result."""
    done = subprocess.run(["gdbus", "call", *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise LookupError(done.stderr.strip())
    plain = _TOKEN.sub(lambda found: found["text"] or "", done.stdout.strip())
    (value,) = ast.literal_eval(_WORD.sub(lambda found: found[0].capitalize(), plain))
    return value


@contextmanager
def heard_program(folder: Path, *arguments: str | Path) -> Iterator[Part]:
    """Start the program on a new X server, yield its accessible object, and terminate it."""
    with ExitStack() as stack:
        environment = os.environ | {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        environment["DISPLAY"] = stack.enter_context(_screen())
        session = environment["DBUS_SESSION_BUS_ADDRESS"] = stack.enter_context(_session_bus(environment))
        there = ("--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method", "org.a11y.Bus.GetAddress")
        bus = _answer("--address", session, *there)
        command = [sys.executable, "-P", "-m", "sitemap_studio", *map(str, arguments)]
        program = stack.enter_context(_process(command, environment, cwd=folder))
        registry = Part(bus, "org.a11y.atspi.Registry", _ROOT)

        def found() -> Part | None:
            assert program.poll() is None, f"the program ended with {program.returncode}"
            return next((each for each in registry.children if each.name), None)

        yield wait_for(found, "program")


@contextmanager
def _screen() -> Iterator[str]:
    """Start an X server without a screen, and yield its display name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    with _process(command, pass_fds=[writing]):
        os.close(writing)
        with os.fdopen(reading, encoding="ascii") as told:
            # Xvfb prints the number of the display that it selected.
            yield f":{told.readline().strip()}"


@contextmanager
def _session_bus(environment: dict[str, str]) -> Iterator[str]:
    """Start a session bus, which starts the accessibility bus on request, and yield its address."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    with _process(command, environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        yield process.stdout.readline().decode().strip()


@contextmanager
def _process(
    command: list[str], environment: dict[str, str] | None = None, **options: Any
) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL, **options) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE_SECONDS)
