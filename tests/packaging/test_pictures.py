"""The pictures of README and of software centres: there, small enough, described, and taken by driving the window."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from lxml import etree

ROOT = Path(__file__).resolve().parents[2]
PICTURES = {"start", "problems", "repairs", "export", "overview", "dark"}
SIZE = (2560, 1672)  # of a window with its title, in pixels of a fine screen
MAX_BYTES = 300_000  # a larger picture keeps readers waiting


def size_of(path: Path) -> tuple[int, int]:
    """Pixels of a PNG file. PNG Specification, 11.2.2, IHDR."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_every_picture_is_shown_with_words_about_what_is_on_it():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(re.findall(r"!\[[^\]]{40,}\]\(\.github/pictures/problems\.png\)", readme)) == readme.count("![") == 1
    (metainfo,) = (ROOT / "packaging" / "linux").glob("*.metainfo.xml")
    screenshots = etree.parse(metainfo).getroot().findall("screenshots/screenshot")
    assert {Path(each.findtext("image", "")).stem for each in screenshots} == PICTURES
    assert [each.get("type") for each in screenshots].count("default") == 1
    assert all(len(each.findtext("caption", "").split()) >= 4 for each in screenshots)


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
