"""That the suite notices what a test leaves behind: each kind is left behind once, and once cleared away."""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

LEAVING = """
    import logging, multiprocessing, threading, time, warnings
    import pytest
    from PySide6.QtCore import QTimer, qWarning
    from PySide6.QtWidgets import QLabel

    kept = []

    def wait_for_ever():
        threading.Event().wait()

    def test_thread_left():
        threading.Thread(target=wait_for_ever, daemon=True).start()

    def test_thread_ended():
        threading.Thread(target=lambda: None).start()

    def test_process_left():
        multiprocessing.get_context("spawn").Process(target=time.sleep, args=(600,)).start()

    def test_log_left():
        logging.getLogger("a").warning("something is odd")

    def test_log_quiet():
        logging.getLogger("a").info("all is well")

    @pytest.mark.logs_expected
    def test_log_expected():
        logging.getLogger("a").warning("something is odd")

    def test_timer_left(qapp):
        kept.append(QTimer())
        kept[-1].start(60_000)

    def test_timer_stopped(qapp):
        kept.append(QTimer())
        kept[-1].start(60_000)
        kept[-1].stop()

    def test_window_left(qapp):
        kept.append(QLabel("open"))
        kept[-1].show()

    def test_window_closed(qtbot):
        label = QLabel("closed")
        qtbot.addWidget(label)
        label.show()

    def test_qt_warning(qapp):
        qWarning("something is odd")

    def test_python_warning():
        warnings.warn("something is odd")
"""
"""One test for each thing that may be left behind, and its harmless sister."""

NOTICED = {
    "thread_left": "leaves behind a running thread",
    "process_left": "leaves behind a running process",
    "log_left": "leaves behind a log record: WARNING a: something is odd",
    "timer_left": "leaves behind an active timer",
    "window_left": "leaves behind an open window",
    "qt_warning": "Qt messages with level WARNING",
    "python_warning": "UserWarning: something is odd",
}
"""What the suite says of each."""


@pytest.fixture(scope="module")
def report(root: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """What pytest says of the tests above, under the conftest and the settings of this suite."""
    folder = tmp_path_factory.mktemp("leaving")
    (folder / "tests").mkdir()
    (folder / "pyproject.toml").write_bytes((root / "pyproject.toml").read_bytes())
    conftest = (root / "tests" / "conftest.py").read_text(encoding="utf-8")
    impatient = re.sub(r"ENDING_SECONDS = \d+", "ENDING_SECONDS = 1", conftest)
    assert impatient != conftest
    (folder / "tests" / "conftest.py").write_text(impatient, encoding="utf-8")
    (folder / "tests" / "test_leaving.py").write_text(textwrap.dedent(LEAVING), encoding="utf-8")
    command = [sys.executable, "-P", "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-v"]
    answer = subprocess.run(command, check=False, cwd=folder, capture_output=True, text=True, encoding="utf-8")
    return answer.stdout


@pytest.mark.parametrize(("test", "words"), NOTICED.items())
def test_what_is_left_behind_fails_the_test_that_left_it(report, test, words):
    assert words in report
    outcomes = [
        line.split()[1] for line in report.splitlines() if line.startswith(f"tests/test_leaving.py::test_{test} ")
    ]
    assert outcomes[-1] in {"FAILED", "ERROR"}


def test_what_is_cleared_away_is_no_fault(report):
    harmless = LEAVING.count("def test_") - len(NOTICED)
    failed_afterwards = sum("leaves behind" in words for words in NOTICED.values())
    failed_at_once = len(NOTICED) - failed_afterwards
    assert f"{failed_at_once} failed, {harmless + failed_afterwards} passed, {failed_afterwards} errors" in report
