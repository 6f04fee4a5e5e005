"""A second start of the program asks the first for what it has open: real windows, real processes, real sockets."""

from __future__ import annotations

import json
import os
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
from sitemap_studio.gui.second_start import MAX_BYTES, MAX_CLIENTS, StartListener
from sitemap_studio.gui.windows import Windows

PROGRAM = [sys.executable, "-m", "sitemap_studio"]
PATIENT = """
import sys
from sitemap_studio.__main__ import main
from sitemap_studio.gui import second_start

second_start.WAIT_SECONDS = 60
sys.exit(main())
"""
"""The program, waiting for an answer as long as a busy machine may take for it."""

Starter = Callable[..., "subprocess.Popen[bytes]"]


@pytest.fixture(autouse=True)
def state(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A state folder with a short path: those of sockets have a limit."""
    folder = Path(tempfile.mkdtemp())
    monkeypatch.setenv(STATE_VARIABLE, str(folder))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def first(windows: Windows) -> Iterator[Windows]:
    """The windows of the first program, which listens."""
    listener = StartListener(windows.show_open)
    yield windows
    listener.close()


@pytest.fixture
def begin() -> Iterator[Starter]:
    """A function that starts the program once more, with these words."""
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
    """How a process ended, and what it said, while the windows here go on."""
    qtbot.waitUntil(lambda: process.poll() is not None)
    _, errors = process.communicate()
    return process.returncode, errors


def wait_until_opened(process: subprocess.Popen[bytes], path: Path, qtbot: QtBot) -> None:
    """Wait until a process has a file open for editing itself."""
    qtbot.waitUntil(lambda: lock_path_of(path).exists() or process.poll() is not None)
    assert process.poll() is None


def place_of_first(state: Path) -> Path:
    """Where the only program listens."""
    (place,) = (state / "windows").iterdir()
    return place


def ask(state: Path, data: bytes) -> socket.socket:
    """Send something to the only program that listens."""
    client = socket.socket(socket.AF_UNIX)
    client.connect(str(place_of_first(state)))
    client.sendall(data)
    client.setblocking(False)
    return client


@pytest.fixture
def shown(first: Windows, settle, three_entries: Path) -> Windows:
    """The windows of the first program, with a set in the only one."""
    first.open_each([three_entries])
    settle()
    return first


def test_a_file_that_is_open_is_shown_by_the_first_program_and_the_second_ends(
    shown, begin, settle, three_entries, another, qtbot: QtBot
):
    shown.open_each([another])
    settle()
    window, other = shown.all
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    assert end_of(begin(three_entries, is_patient=True), qtbot) == (0, b"")
    qtbot.waitUntil(window.isActiveWindow)


def test_a_sitemap_and_the_folder_of_a_set_that_is_open_are_shown_in_its_window(
    first, begin, settle, a_set, qtbot: QtBot
):
    first.open_each([a_set])
    settle()
    assert end_of(begin(a_set.parent / "two.xml.gz", is_patient=True), qtbot) == (0, b"")
    assert first.all[0].sitemaps.selected() == [1]
    assert end_of(begin(a_set.parent, is_patient=True), qtbot) == (0, b"")
    assert len(first.all) == 1
    assert first.show_open(a_set.parent)
    shutil.copy(a_set, a_set.with_name("another-index.xml"))
    assert not first.show_open(a_set.parent)


def test_what_no_program_has_open_is_opened_by_the_second(shown, begin, three_entries, another, qtbot: QtBot):
    wait_until_opened(begin(three_entries, another), another, qtbot)
    assert shown.all[0].isActiveWindow()


def test_a_picture_is_taken_of_what_is_open_elsewhere(shown, begin, three_entries, tmp_path, qtbot: QtBot):
    assert end_of(begin("--screenshot", tmp_path / "window.png", three_entries), qtbot)[0] == 0
    assert not QImage(str(tmp_path / "window.png")).isNull()


def test_a_program_on_another_display_is_not_asked_to_show_anything(shown, begin, three_entries, monkeypatch, qtbot):
    monkeypatch.setenv("WAYLAND_DISPLAY", "another")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    second = begin(three_entries)
    monkeypatch.delenv("WAYLAND_DISPLAY")
    qtbot.waitUntil(lambda: len(list((Path(os.environ[STATE_VARIABLE]) / "windows").iterdir())) == 2)
    assert second.poll() is None


def test_a_program_that_hangs_keeps_nothing_from_being_opened(state, begin, three_entries, qtbot: QtBot):
    (state / "windows").mkdir()
    with socket.socket(socket.AF_UNIX) as hanging:
        hanging.bind(str(state / "windows" / f"{socket.gethostname()}-1.socket"))
        hanging.listen()
        wait_until_opened(begin(three_entries), three_entries, qtbot)


@pytest.mark.parametrize("kind", ["socket", "file"])
def test_what_a_killed_program_left_is_no_hindrance(state, begin, three_entries, kind, qtbot: QtBot):
    place = state / "windows" / f"{socket.gethostname()}-1.socket"
    place.parent.mkdir()
    if kind == "file":
        place.touch()
    else:
        with socket.socket(socket.AF_UNIX) as left:
            left.bind(str(place))
    wait_until_opened(begin(three_entries), three_entries, qtbot)
    assert not place.exists()


def test_what_lies_beside_the_sockets_and_those_of_other_computers_stay(state, begin, three_entries, qtbot: QtBot):
    places = [state / "windows" / name for name in ("notes.txt", "another.example-1.socket")]
    places[0].parent.mkdir()
    for place in places:
        place.touch()
    wait_until_opened(begin(three_entries), three_entries, qtbot)
    assert all(place.exists() for place in places)


def test_the_socket_of_a_program_is_the_users_alone_and_goes_with_the_program(
    state, begin, three_entries, qtbot: QtBot
):
    program = begin(three_entries)
    wait_until_opened(program, three_entries, qtbot)
    assert (state / "windows").stat().st_mode & 0o077 == 0
    assert place_of_first(state).is_socket()
    program.terminate()
    end_of(program, qtbot)
    assert list((state / "windows").iterdir()) == []


def test_without_a_place_for_sockets_the_program_opens_files_all_the_same(
    state, begin, three_entries, monkeypatch, qtbot: QtBot
):
    monkeypatch.setenv(STATE_VARIABLE, str(state / ("long" * 30)))
    wait_until_opened(begin(three_entries), three_entries, qtbot)


@pytest.fixture
def without_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first program runs where the file system has no sockets, as on Windows."""
    monkeypatch.delattr(socket, "AF_UNIX")


@pytest.mark.usefixtures("without_sockets")
def test_without_sockets_in_the_file_system_a_port_of_this_computer_serves(
    shown, state, begin, settle, three_entries, another, qtbot: QtBot
):
    shown.open_each([another])
    settle()
    window, other = shown.all
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    port, key = place_of_first(state).read_text(encoding="ascii").split()
    for wrong in ("", "0" * len(key), "\u00e9", None):
        client = socket.create_connection(("127.0.0.1", int(port)))
        client.sendall(request_for(three_entries, key=wrong))
        client.setblocking(False)
        assert answer_of(client, qtbot) == b""
    assert other.isActiveWindow()
    assert end_of(begin(three_entries, is_patient=True), qtbot) == (0, b"")
    qtbot.waitUntil(window.isActiveWindow)


@pytest.mark.usefixtures("without_sockets")
def test_the_file_with_the_port_goes_with_the_program_and_one_that_is_left_is_no_hindrance(
    state, begin, three_entries, qtbot: QtBot
):
    listener = StartListener(lambda _: True)
    place = place_of_first(state)
    left = place.read_bytes()
    listener.close()
    assert list(place.parent.iterdir()) == []
    place.write_bytes(left)
    wait_until_opened(begin(three_entries), three_entries, qtbot)
    assert not place.exists()


HOSTILE = (
    b"\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"\xff\xfe\x00\n",
    b"[" * 20_000 + b"\n",
    b"x" * (MAX_BYTES + 1),
    b"null\n",
    b'{"show": 5, "display": ""}\n',
    b'{"show": "relative.xml", "display": ""}\n',
    b'{"show": "/nul\\u0000", "display": ""}\n',
    b'{"show": "/\\ud800", "display": ""}\n',
)


@pytest.mark.parametrize("data", HOSTILE, ids=range(len(HOSTILE)))
def test_what_can_not_be_understood_is_not_answered(shown, state, data, qtbot: QtBot):
    # The connection is closed; nothing else happens.
    assert answer_of(ask(state, data), qtbot) == b""
    assert len(shown.all) == 1


def answer_of(client: socket.socket, qtbot: QtBot) -> bytes:
    """What is answered, empty where the connection is closed without a word."""
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


def request_for(path: Path, key: str | None = "") -> bytes:
    """What a second start sends to have a file shown."""
    display = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or ""
    return json.dumps({"show": str(path), "display": display, "key": key}).encode() + b"\n"


def test_clients_that_say_nothing_keep_nobody_from_asking(shown, state, three_entries, qtbot: QtBot):
    silent = [ask(state, b"{") for _ in range(3 * MAX_CLIENTS)]
    assert answer_of(ask(state, request_for(three_entries)), qtbot) == b"shown\n"
    for each in silent:
        each.close()


def test_nothing_is_shown_for_a_client_that_waits_no_longer(shown, state, settle, three_entries, another, qtbot: QtBot):
    shown.open_each([another])
    settle()
    other = shown.all[1]
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    ask(state, request_for(three_entries)).close()
    # What is asked later is answered later.
    assert answer_of(ask(state, b"\n"), qtbot) == b""
    assert other.isActiveWindow()
