"""The command line of the set-up, started as a user starts it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BOOTSTRAP = Path(__file__).resolve().parents[2] / "packaging" / "bootstrap.py"
"""The script that README.md tells users to start."""


def test_help_names_every_command():
    answer = _bootstrap("--help")
    assert answer.returncode == 0
    commands = ("run", "test", "bench", "build", "pictures", "words", "pin")
    assert [word for word in commands if word not in answer.stdout] == []


@pytest.mark.parametrize("arguments", [[], ["fly"], ["test", "--faster"], ["run", "a.xml", "b.xml"]])
def test_a_command_line_that_makes_no_sense_is_refused_without_a_traceback(arguments):
    answer = _bootstrap(*arguments)
    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr


def _bootstrap(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BOOTSTRAP), *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")
