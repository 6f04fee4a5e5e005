"""Files that the system asks the program to open while it runs, as macOS does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ASKED = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from sitemap_studio.gui import app
from sitemap_studio.gui.main_window import MainWindow

program = app.make_application()

def ask():
    for asked in (QFileOpenEvent(""), QFileOpenEvent(sys.argv[1]), QFileOpenEvent(QUrl.fromLocalFile(sys.argv[2]))):
        QCoreApplication.sendEvent(program, asked)
    watch.start()

def look():
    open_ones = [w.files.name for w in program.topLevelWidgets() if isinstance(w, MainWindow) and w.files.is_open]
    if len(open_ones) == 2:
        watch.stop()
        print(*sorted(open_ones))
        program.quit()

watch = QTimer(interval=20)
watch.timeout.connect(look)
QTimer.singleShot(0, ask)
sys.exit(app.run([], None))
"""
"""Starts the program, and asks it for nothing, for a file by its name, and for one by its address."""


def test_files_that_are_opened_in_the_file_manager_get_windows(tmp_path: Path, a_set: Path):
    other = tmp_path / "other.xml"
    other.write_bytes(a_set.read_bytes())
    command = [sys.executable, "-c", ASKED, str(a_set), str(other)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == sorted([a_set.name, "other.xml"])
