"""A second start of the program passes its files to the running one; with real processes and sockets."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from sitemap_studio.core.file_lock import lock_path_of
from sitemap_studio.core.paths import STATE_VARIABLE
from sitemap_studio.gui.second_start import MAX_BYTES, StartListener, server_name
from sitemap_studio.gui.windows import Windows

PROGRAM = [sys.executable, "-m", "sitemap_studio"]
PATIENT = """
import sys
from sitemap_studio.__main__ import main
from sitemap_studio.gui import second_start

second_start.WAIT_MS = 60_000
sys.exit(main())
"""
"""The program, waiting for an answer as long as a busy machine may take for it."""

Starter = Callable[..., "subprocess.Popen[bytes]"]


@pytest.fixture(autouse=True)
def state(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """State folder with a short path, because the length of socket paths is limited."""
    folder = Path(tempfile.mkdtemp())
    monkeypatch.setenv(STATE_VARIABLE, str(folder))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def running(windows: Windows) -> Iterator[Windows]:
    """Windows of the running program, which listens."""
    listener = StartListener(windows.show_requested)
    yield windows
    listener.close()


@pytest.fixture
def start_again() -> Iterator[Starter]:
    """Function that starts the program again with these arguments."""
    begun: list[subprocess.Popen[bytes]] = []

    def start(*words: object, is_patient: bool = False) -> subprocess.Popen[bytes]:
        program = [sys.executable, "-c", PATIENT] if is_patient else PROGRAM
        process = subprocess.Popen([*program, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        begun.append(process)
        return process

    yield start
    for process in begun:
        process.kill()
        process.communicate()


def end_of(process: subprocess.Popen[bytes], qtbot: QtBot) -> tuple[int | None, bytes]:
    """Return the exit code and output of a process, while the windows here process events."""
    qtbot.waitUntil(lambda: process.poll() is not None)
    _, errors = process.communicate()
    return process.returncode, errors


def wait_until_opened(process: subprocess.Popen[bytes], path: Path, qtbot: QtBot) -> None:
    """Wait until a process has opened a file for editing."""
    qtbot.waitUntil(lambda: lock_path_of(path).exists() or process.poll() is not None)
    assert process.poll() is None


def ask(data: bytes) -> socket.socket:
    """Send bytes to the running program."""
    client = socket.socket(socket.AF_UNIX)
    client.connect(server_name())
    client.sendall(data)
    client.setblocking(False)
    return client


def answer_of(client: socket.socket, qtbot: QtBot) -> bytes:
    """Return the answer; empty if the connection is closed."""
    answers: list[bytes] = []

    def is_answered() -> bool:
        try:
            answers.append(client.recv(100))
        except BlockingIOError:
            return False
        except ConnectionError:
            answers.append(b"")
        return True

    qtbot.waitUntil(is_answered)
    client.close()
    return answers[0]


def request_for(*paths: Path) -> bytes:
    return json.dumps({"paths": list(map(str, paths)), "token": ""}).encode() + b"\n"


@pytest.fixture
def running_with_set(running: Windows, wait_until_idle, three_entries: Path) -> Windows:
    """Windows of the running program: one with a set."""
    running.open_each([three_entries])
    wait_until_idle()
    return running


# What the running program shows


def test_second_start_with_open_file_activates_its_window(
    running_with_set, start_again, wait_until_idle, three_entries, another_sitemap, qtbot: QtBot
):
    running_with_set.open_each([another_sitemap])
    wait_until_idle()
    window, other = running_with_set.all
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    assert end_of(start_again(three_entries, is_patient=True), qtbot) == (0, b"")
    qtbot.waitUntil(window.isActiveWindow)
    assert len(running_with_set.all) == 2


def test_second_start_with_sitemap_of_open_set_selects_it(
    running, start_again, wait_until_idle, set_with_missing, qtbot: QtBot
):
    running.open_each([set_with_missing])
    wait_until_idle()
    assert end_of(start_again(set_with_missing.parent / "two.xml.gz", is_patient=True), qtbot) == (0, b"")
    qtbot.waitUntil(lambda: running.all[0].sitemaps.selected_sitemaps() == [1])
    assert end_of(start_again(set_with_missing.parent, is_patient=True), qtbot) == (0, b"")
    assert len(running.all) == 1
    shutil.copy(set_with_missing, set_with_missing.with_name("another-index.xml"))
    assert not running.focus_open(set_with_missing.parent)


def test_second_start_opens_only_unopened_files_in_new_window(
    running_with_set, start_again, wait_until_idle, three_entries, another_sitemap, qtbot: QtBot
):
    assert end_of(start_again(three_entries, another_sitemap, is_patient=True), qtbot) == (0, b"")
    qtbot.waitUntil(lambda: len(running_with_set.all) == 2)
    wait_until_idle()
    assert running_with_set.all[1].session.document.path == another_sitemap
    qtbot.waitUntil(running_with_set.all[1].isActiveWindow)


def test_second_start_without_files_shows_new_window(running_with_set, start_again, qtbot: QtBot):
    assert end_of(start_again(is_patient=True), qtbot) == (0, b"")
    qtbot.waitUntil(lambda: len(running_with_set.all) == 2 and running_with_set.all[1].isActiveWindow())


# Where a start opens its files itself


def test_screenshot_is_made_although_program_is_running(
    running_with_set, start_again, three_entries, tmp_path, qtbot: QtBot
):
    assert end_of(start_again("--screenshot", tmp_path / "window.png", three_entries), qtbot)[0] == 0
    assert not QImage(str(tmp_path / "window.png")).isNull()


def test_second_start_on_another_display_opens_file_itself(
    running_with_set, start_again, another_sitemap, monkeypatch, qtbot: QtBot
):
    monkeypatch.setenv("WAYLAND_DISPLAY", "another")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    second = start_again(another_sitemap)
    monkeypatch.delenv("WAYLAND_DISPLAY")
    wait_until_opened(second, another_sitemap, qtbot)
    assert len(running_with_set.all) == 1


def test_file_opens_although_running_program_hangs(start_again, three_entries, qtbot: QtBot):
    with socket.socket(socket.AF_UNIX) as hanging:
        hanging.bind(server_name())
        hanging.listen()
        wait_until_opened(start_again(three_entries), three_entries, qtbot)


@pytest.mark.parametrize("kind", ["socket", "file"])
def test_instance_socket_of_killed_program_is_replaced(start_again, three_entries, another_sitemap, kind, qtbot: QtBot):
    place = Path(server_name())
    if kind == "file":
        place.touch()
    else:
        with socket.socket(socket.AF_UNIX) as left:
            left.bind(str(place))
    first = start_again(three_entries)
    wait_until_opened(first, three_entries, qtbot)
    assert end_of(start_again(another_sitemap, is_patient=True), qtbot) == (0, b"")
    first.terminate()
    end_of(first, qtbot)
    assert not place.exists()


def test_instance_socket_is_accessible_to_its_user_only(running):
    assert Path(server_name()).stat().st_mode & 0o077 == 0


def test_files_open_although_state_folder_path_is_overlong(
    state, start_again, three_entries, monkeypatch, qtbot: QtBot
):
    monkeypatch.setenv(STATE_VARIABLE, str(state / ("long" * 30)))
    wait_until_opened(start_again(three_entries), three_entries, qtbot)


# Hostile requests

HOSTILE = {
    "empty": b"\n",
    "http": b"GET / HTTP/1.1\r\n\r\n",
    "binary": b"\xff\xfe\x00\n",
    "nested": b"[" * 20_000 + b"\n",
    "endless": b"x" * (MAX_BYTES + 1),
    "null": b"null\n",
    "number": b'{"paths": 5, "token": ""}\n',
    "numbers": b'{"paths": [5], "token": ""}\n',
    "no token": b'{"paths": ["/a"]}\n',
    "relative": b'{"paths": ["relative.xml"], "token": ""}\n',
    "nul": b'{"paths": ["/nul\\u0000"], "token": ""}\n',
    "surrogate": b'{"paths": ["/\\ud800"], "token": ""}\n',
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_invalid_request_of_second_start_is_not_answered(running_with_set, data, qtbot: QtBot):
    assert answer_of(ask(data), qtbot) == b""
    assert len(running_with_set.all) == 1


def test_silent_socket_clients_do_not_delay_second_start(running_with_set, three_entries, qtbot: QtBot):
    silent = [ask(b"{") for _ in range(20)]
    assert answer_of(ask(request_for(three_entries)), qtbot) == b"received\n"
    for each in silent:
        each.close()


def test_request_of_disconnected_client_is_ignored(running_with_set, another_sitemap, qtbot: QtBot):
    ask(request_for(another_sitemap)).close()
    # Later requests are answered.
    assert answer_of(ask(b"\n"), qtbot) == b""
    assert len(running_with_set.all) == 1
