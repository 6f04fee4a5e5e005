"""Files that the system asks the program to open while it runs, as macOS does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ASKED = """
import sys
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from sitemap_studio.gui.program import Program

program = Program(sys.argv[:1])
program.files_asked.connect(lambda paths: print(*(path.name for path in paths)))
for asked in (QFileOpenEvent(sys.argv[1]), QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1])), QFileOpenEvent("")):
    QCoreApplication.sendEvent(program, asked)
"""
"""Asks a program of its own for a file twice, by its name and by its address, and once for nothing."""


def test_a_file_that_is_opened_in_the_file_manager_is_asked_for(tmp_path: Path):
    command = [sys.executable, "-c", ASKED, str(tmp_path / "sitemap.xml")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert (done.stdout.split(), done.stderr) == (["sitemap.xml", "sitemap.xml"], "")
