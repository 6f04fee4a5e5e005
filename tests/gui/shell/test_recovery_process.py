"""Unsaved changes of a program that is killed are recovered by the next one."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sitemap_studio.core.file_lock import lock_path_of
from sitemap_studio.document.recovery.log_files import find_recoverable_logs, recovery_folder
from sitemap_studio.gui.dialogs.recovery_dialog import RecoveryDialog
from sitemap_studio.gui.main_window import MainWindow
from tests.gui.shell.window_actions import has_lock

SECONDS = 60

EDITOR = """
import os
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sitemap_studio.gui import app
from sitemap_studio.gui.main_window import MainWindow

application = app.create_application()
path, number = Path(sys.argv[1]), int(sys.argv[2])


def step():
    windows = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
    if not windows or not windows[0].files.is_open or windows[0].jobs.running:
        return
    window, = windows
    if not window.session.has_unsaved:
        window.actions_by_id["add-entry"].trigger()
        window.page.view.finish_editing()
    elif window.recovery_log.is_written:
        timer.stop()
        os.kill(os.getpid(), number)


timer = QTimer()
timer.timeout.connect(step)
timer.start(20)
sys.exit(app.run([path], None))
"""
"""Starts the program with a file, adds an entry, and ends itself by a signal once that is written down."""


def run_and_end(path: Path, number: int) -> tuple[int, str]:
    """Let a program edit a set and kill itself by a signal; return its exit code and error output."""
    command = [sys.executable, "-c", EDITOR, str(path), str(int(number))]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    return done.returncode, done.stderr


def dialog_of(window: MainWindow, qtbot: QtBot) -> RecoveryDialog:
    """Return the dialog about the only log, with the listed changes."""
    (log,) = find_recoverable_logs(recovery_folder()).logs
    window.recovery.show_dialog(log)
    (dialog,) = window.findChildren(RecoveryDialog)
    qtbot.waitUntil(dialog.button.isEnabled)
    return dialog


@pytest.mark.parametrize("signal_number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_unsaved_changes_of_killed_process_are_recoverable(
    window: MainWindow, three_entries: Path, signal_number: int, qtbot: QtBot
):
    before = three_entries.read_bytes()
    assert run_and_end(three_entries, signal_number) == (
        -signal_number if signal_number == signal.SIGKILL else 128 + signal_number,
        "",
    )
    assert three_entries.read_bytes() == before
    assert [log.is_of(three_entries) for log in find_recoverable_logs(recovery_folder()).logs] == [True]
    dialog_of(window, qtbot).button.click()
    assert len(window.session.document.table) == 4
    assert window.session.has_unsaved


@pytest.mark.parametrize("is_recovered", [True, False], ids=["recovered", "discarded"])
def test_window_takes_lock_of_killed_program_only_when_recovering(
    window: MainWindow, three_entries: Path, is_recovered: bool, qtbot: QtBot
):
    run_and_end(three_entries, signal.SIGKILL)
    assert lock_path_of(three_entries).exists()
    dialog = dialog_of(window, qtbot)
    (dialog.button if is_recovered else dialog.discard_button).click()
    assert has_lock(window) is is_recovered
    window.recovery_log.close(is_settled=True)
    window.files.release_lock()
    assert not lock_path_of(three_entries).exists()
