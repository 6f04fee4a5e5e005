"""Settings of all tests: an unused home folder, no screen, and no leftovers.

A test fails when it leaves a thread, a process, a timer or an open window running, or when something was logged
as a warning or worse. Warnings of Python and of Qt fail a test through pytest's own settings in pyproject.toml.
"""

from __future__ import annotations

import compileall
import gc
import logging
import multiprocessing
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Generator, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from pytest_httpserver import HTTPServer

from sitemap_studio.core.threads import THREAD_NAME

# Before anything imports Qt, which looks once.
os.environ["QT_QPA_PLATFORM"] = "offscreen"

# A hundred processes of the program are started, and each would compile it. They only read the files that are compiled
# here: a file that is written while a test limits the size of files is truncated, and breaks every later import.
os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
sys.dont_write_bytecode = False
# As the program does, for processes that are started without its way in, too.
os.environ["OPENBLAS_NUM_THREADS"] = "1"
if "PYTEST_XDIST_WORKER" not in os.environ:
    compileall.compile_dir(Path(__file__).parents[1] / "sitemap_studio", quiet=2)

MEMORY = Path("/dev/shm")
"""A disk in memory, where Linux has one. A save waits for its disk dozens of times, which no test can see."""

MEMORY_BYTES = 4 * 1024**3  # how much must be free there for the files of tests to lie there; a tenth of it is used

if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= MEMORY_BYTES:
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

settings.register_profile("exploring", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile(
    "repeatable",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
    database=None,
    # The same examples in each run, so that more would find nothing new. The profile “exploring” tries a hundred others.
    max_examples=25,
)
settings.load_profile("repeatable" if os.environ.get("CI") else "exploring")

FROM_END = os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:] in "13579"
"""Whether this is a worker that collects tests from the last one on."""

WAITING_MS = 60_000  # longest wait for a condition in tests of the window, on a busy machine
if find_spec("pytestqt") is not None:
    from pytestqt.qtbot import QtBot

    for waiting in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitActive, QtBot.waitExposed):
        waiting.__kwdefaults__ = {**(waiting.__kwdefaults__ or {}), "timeout": WAITING_MS}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the settings of pytest-qt where it is not installed: the command line is also tested without Qt."""
    if find_spec("pytestqt") is None:
        for name in ("qt_api", "qt_log_level_fail"):
            parser.addini(name, "Of pytest-qt.")


ENDING_SECONDS = 30  # how long a thread or process that is about to end may take for it before it counts as left behind

HOME_VARIABLES = {
    "HOME": ".",
    "USERPROFILE": ".",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
    "SITEMAP_STUDIO_CONFIG": ".config/sitemap-studio",
    "SITEMAP_STUDIO_STATE": ".local/state/sitemap-studio",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache",
    "XDG_RUNTIME_DIR": "runtime",
}
"""Where a program looks for its user's folders, and where in the fresh home each one lies."""


def pytest_configure(config: pytest.Config) -> None:
    """Give the session (with xdist: each worker) a home that no other run has written to."""
    home = Path(tempfile.mkdtemp(prefix="sitemap-studio-home-"))
    for variable, place in HOME_VARIABLES.items():
        folder = home / place
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.environ[variable] = str(folder)
    config.add_cleanup(lambda: shutil.rmtree(home, ignore_errors=True))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let every second worker collect from the end, so that each compiles half of the tests."""
    report = yield
    if FROM_END and isinstance(collector, pytest.Directory):
        report.result = report.result and report.result[::-1]
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests into the same order for all workers, also if files are named in another order.

    Tests that take minutes come first, so that they do not start when the other workers have finished.
    """
    if "PYTEST_XDIST_WORKER" in os.environ:
        items.sort(key=lambda item: (not _takes_minutes(item), item.path.parts))


def _takes_minutes(item: pytest.Item) -> bool:
    """Return whether a test has a longer time limit than others."""
    marker = item.get_closest_marker("timeout")
    return marker is not None and marker.args[0] > float(item.config.getini("timeout"))


def pytest_collection_finish() -> None:
    """Exclude the collected tests, which exist until the end, from garbage collection."""
    sys.dont_write_bytecode = True
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Escape lone surrogates in reports: a worker could not send them, and all workers would end."""
    report = yield
    report.sections = [(title, _sendable(text)) for title, text in report.sections]
    failure = "" if report.longrepr is None else str(report.longrepr)
    if _sendable(failure) != failure:
        report.longrepr = _sendable(failure)
    return report


def _sendable(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode()


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that leaves something running or open, or that logged a warning."""
    threads_before = set(threading.enumerate())
    gui_before = _gui_leftovers(request)
    # As the program does: a cycle that holds Qt objects must not be collected in the thread of a job.
    uses_window = "qapp" in request.fixturenames
    if uses_window:
        gc.disable()
        _release_modifiers()
    yield
    if uses_window:
        gc.enable()
    found = _running_threads(threads_before)
    found += _running_processes()
    found += [what for key, what in _gui_leftovers(request).items() if key not in gui_before]
    if request.node.get_closest_marker("logs_expected") is None:
        found += _stray_log_records(caplog)
    if found:
        pytest.fail(f"The test leaves behind {'; '.join(found)}.", pytrace=False)


def _release_modifiers() -> None:
    """Let Qt forget the modifiers of the last key click, with which `selectRow` would extend a selection."""
    # Late, so that a test without a window does not need Qt.
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QWidget

    if QApplication.instance() is not None and QApplication.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        QTest.keyClick(QWidget(), Qt.Key.Key_Escape)


def _running_threads(before: set[threading.Thread]) -> list[str]:
    # Python makes a dummy for every foreign thread that calls into it, Qt's for example, and never takes it away.
    begun = [t for t in threading.enumerate() if t not in before and not isinstance(t, threading._DummyThread)]
    begun = [thread for thread in begun if not thread.name.startswith(THREAD_NAME)]
    for thread in begun:
        thread.join(ENDING_SECONDS)
    return [f"a running thread: {thread.name}" for thread in begun if thread.is_alive()]


def _running_processes() -> list[str]:
    found = []
    for process in multiprocessing.active_children():
        process.join(ENDING_SECONDS)
        if process.is_alive():
            found.append(f"a running process: {process.name}")
            process.kill()
            process.join()
    return found


def _stray_log_records(caplog: pytest.LogCaptureFixture) -> list[str]:
    phases: tuple[Any, ...] = ("setup", "call")
    records = [record for phase in phases for record in caplog.get_records(phase)]
    return [
        f"a log record: {record.levelname} {record.name}: {record.getMessage()}"
        for record in records
        if record.levelno >= logging.WARNING
    ]


def _gui_leftovers(request: pytest.FixtureRequest) -> dict[int, str]:
    """Return open windows, active timers and busy pool threads, if the test uses the window."""
    if "qapp" not in request.fixturenames or "PySide6.QtWidgets" not in sys.modules:
        return {}
    # Late, so that a test without a window does not need Qt.
    from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool, QTimer
    from PySide6.QtWidgets import QApplication
    from shiboken6 import Shiboken

    if QApplication.instance() is None:
        return {}
    # Objects that are to be deleted later are deleted now. (The stubs do not know that None means all receivers.)
    send: Callable[..., None] = QCoreApplication.sendPostedEvents
    send(None, QEvent.Type.DeferredDelete.value)
    found = {id(w): f"an open window: {w!r}" for w in QApplication.topLevelWidgets() if w.isVisible()}
    # Every Qt object that Python holds; Qt itself keeps no list of its timers.
    for wrapper in Shiboken.getAllValidWrappers():
        if isinstance(wrapper, QTimer) and wrapper.isActive():
            found[id(wrapper)] = f"an active timer: {wrapper!r}, every {wrapper.interval()} ms"
    pool = QThreadPool.globalInstance()
    if not pool.waitForDone(ENDING_SECONDS * 1000):
        found[id(QThreadPool)] = f"{pool.activeThreadCount()} busy threads of Qt's pool"
    return found


# Sites and facts about their pages


@pytest.fixture(scope="session")
def make_httpserver() -> Iterator[HTTPServer]:
    """Server that answers several requests at once."""
    with HTTPServer(threaded=True) as server:
        yield server


@pytest.fixture
def facts_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folder of the stored facts about pages, which only the test uses."""
    monkeypatch.setenv("SITEMAP_STUDIO_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "facts"
