"""The program is ended from outside while something is unsaved; the next one brings it back."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sitemap_studio.core.file_lock import lock_path_of
from sitemap_studio.document.recovery.log_files import LeftLog, left_logs, recovery_folder
from sitemap_studio.gui.dialogs.recovery import RecoveryDialog
from sitemap_studio.gui.main_window import MainWindow

SECONDS = 60

EDITOR = """
import os
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sitemap_studio.gui import app
from sitemap_studio.gui.main_window import MainWindow

application = app.make_application()
path, number = Path(sys.argv[1]), int(sys.argv[2])


def step():
    windows = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
    if not windows or not windows[0].files.is_open or windows[0].jobs.running:
        return
    window, = windows
    if not window.files.has_unsaved:
        window.actions_by_id["add-entry"].trigger()
        window.page.view.finish_editing()
    elif window.recovery.is_written:
        timer.stop()
        os.kill(os.getpid(), number)


timer = QTimer()
timer.timeout.connect(step)
timer.start(20)
sys.exit(app.run([path], None))
"""
"""Starts the program with a file, adds an entry, and ends itself by a signal once that is written down."""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_what_was_not_saved_is_offered_after_any_end(
    window: MainWindow, three_entries: Path, number: int, qtbot: QtBot
):
    before = three_entries.read_bytes()
    command = [sys.executable, "-c", EDITOR, str(three_entries), str(int(number))]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert (done.returncode, done.stderr) == (-number if number == signal.SIGKILL else 128 + number, "")
    assert three_entries.read_bytes() == before
    (log,) = left_logs(recovery_folder()).logs
    assert log.is_of(three_entries)
    window.recovery.ask(log)
    (dialog,) = window.findChildren(RecoveryDialog)
    qtbot.waitUntil(dialog.button.isEnabled)
    dialog.button.click()
    assert len(window.session.document.table) == 4
    assert window.files.has_unsaved


@pytest.fixture
def killed_log(three_entries: Path) -> LeftLog:
    """The log of a program that was killed, whose lock file lies beside the set."""
    command = [sys.executable, "-c", EDITOR, str(three_entries), str(int(signal.SIGKILL))]
    subprocess.run(command, capture_output=True, timeout=SECONDS, check=False)
    assert lock_path_of(three_entries).exists()
    (log,) = left_logs(recovery_folder()).logs
    return log


def test_the_lock_of_a_killed_program_goes_when_its_changes_are_discarded(
    window: MainWindow, three_entries: Path, killed_log: LeftLog, qtbot: QtBot
):
    window.recovery.ask(killed_log)
    (dialog,) = window.findChildren(RecoveryDialog)
    qtbot.waitUntil(dialog.discard_button.isEnabled)
    dialog.discard_button.click()
    assert not lock_path_of(three_entries).exists()


def test_the_lock_of_a_killed_program_goes_with_the_window_that_recovered_its_changes(
    window: MainWindow, three_entries: Path, killed_log: LeftLog, qtbot: QtBot
):
    window.recovery.ask(killed_log)
    (dialog,) = window.findChildren(RecoveryDialog)
    qtbot.waitUntil(dialog.button.isEnabled)
    dialog.button.click()
    assert window.files.has_lock
    window.recovery.leave(is_settled=True)
    window.files.release_lock()
    assert not lock_path_of(three_entries).exists()
