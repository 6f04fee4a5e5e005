"""The pictures of README: there, small enough, told in words, and taken by driving the window."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PICTURES = {"start", "problems", "repairs", "export", "overview", "dark"}  # what README shows of the window
SIZE = (2560, 1672)  # of a window with its title, in pixels of a fine screen
MAX_BYTES = 300_000  # a larger picture keeps readers waiting


def size_of(path: Path) -> tuple[int, int]:
    """Pixels of a PNG file. PNG Specification, 11.2.2, IHDR."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_readme_shows_every_picture_and_tells_in_words_what_is_on_it():
    shown = re.findall(r"!\[([^\]]*)\]\(\.github/pictures/([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert {Path(name).stem for _, name in shown if name.endswith(".png")} == PICTURES
    assert [name for _, name in shown if not (ROOT / ".github" / "pictures" / name).is_file()] == []
    assert [name for words, name in shown if len(words.split()) < 8] == []


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_picture_is_sharp_and_small(name):
    path = ROOT / ".github" / "pictures" / f"{name}.png"
    assert size_of(path) == SIZE
    assert path.stat().st_size <= MAX_BYTES


def test_a_picture_is_taken_of_the_window(tmp_path):
    command = [sys.executable, "-P", str(ROOT / "packaging" / "pictures.py"), str(tmp_path), "problems"]
    answer = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.startswith("problems.png: ")
    (path,) = tmp_path.iterdir()
    assert size_of(path) == SIZE
    assert 100_000 < path.stat().st_size <= MAX_BYTES
