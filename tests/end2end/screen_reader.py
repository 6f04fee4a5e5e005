"""A screen reader of its own, in small: asks a program over AT-SPI what its windows hold, and lets it do something.

It has a screen, a session bus and a bus of accessibility to itself, so that it neither hears nor disturbs others.
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
"""After this long something that was waited for does not come; machines may be busy."""

_ATSPI = "org.a11y.atspi"
_ROOT = "/org/a11y/atspi/accessible/root"
_WHOLE = ("table", "tree", "list", "menu bar", "tool bar", "status bar", "page tab list", "combo box")
"""Roles of what may have a million parts, and of bars: things in these are looked for where one knows them to be."""

_TOKEN = re.compile(r"""(?P<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?P<type>@\S+ |\b[a-z]+[0-9]* (?=['\d-])|[<>])""")
_WORD = re.compile(r"\btrue\b|\bfalse\b")


@dataclass(frozen=True)
class Part:
    """A part of a window, or the program itself, by its owner and path on the bus of accessibility."""

    bus: str
    owner: str
    path: str

    def ask(self, interface: str, method: str, *arguments: object) -> Any:
        """Call a method; gives what it gives."""
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
        """Another part, that a method gives."""
        owner, path = self.ask(f"{_ATSPI}.{interface}", method, *arguments)
        return Part(self.bus, owner, path)

    def find(self, role: str, name: str = "") -> Part:
        """The first part of a role in it, of a name if that is given; waits until there is one."""
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
    """Hears what a program says aloud."""

    def __init__(self, program: Part) -> None:
        super().__init__()
        self.heard: list[str] = []
        self._bus = QDBusConnection.connectToBus(program.bus, "listener")
        hear = SLOT("hear(QDBusMessage)")
        words = (program.owner, "", f"{_ATSPI}.Event.Object", "Announcement")
        assert self._bus.connect(*words, self, hear)  # type: ignore[call-overload]  # typed as taking bytes
        # Nothing is said where nobody has asked for it.
        place = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "RegisterEvent")
        asking = QDBusMessage.createMethodCall(*place)
        asking.setArguments(["object:announcement"])
        answer = self._bus.call(asking)
        assert answer.type() is QDBusMessage.MessageType.ReplyMessage, answer.errorMessage()

    @Slot(QDBusMessage)
    def hear(self, message: QDBusMessage) -> None:
        said = message.arguments()[3]
        self.heard.append(str(said.variant() if isinstance(said, QDBusVariant) else said))

    def leave(self) -> None:
        QDBusConnection.disconnectFromBus("listener")


def wait_for(look: Callable[[], Part | None], what: str) -> Part:
    """Look until there is something; fails where that takes too long."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        try:
            found = look()
        except LookupError:
            # It went while it was looked at.
            found = None
        if found is not None:
            return found
        time.sleep(0.05)
    raise AssertionError(f"There is no {what}.")


def _answer(*arguments: str) -> Any:
    """Call a method with `gdbus`, which is quick to start, and read its answer."""
    done = subprocess.run(["gdbus", "call", *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise LookupError(done.stderr.strip())
    plain = _TOKEN.sub(lambda found: found["text"] or "", done.stdout.strip())
    (value,) = ast.literal_eval(_WORD.sub(lambda found: found[0].capitalize(), plain))
    return value


@contextmanager
def heard_program(folder: Path, *arguments: str | Path) -> Iterator[Part]:
    """The real program on a screen of its own, as a screen reader finds it; it is ended in the end."""
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
    """An X server without a screen; gives its display."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    with _process(command, pass_fds=[writing]):
        os.close(writing)
        with os.fdopen(reading, encoding="ascii") as told:
            # It tells the number of a display that was free.
            yield f":{told.readline().strip()}"


@contextmanager
def _session_bus(environment: dict[str, str]) -> Iterator[str]:
    """A session bus, which starts the bus of accessibility once that is asked for; gives its address."""
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
