"""Screenshots of the README and of software centres: sizes and descriptions."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from lxml import etree

ROOT = Path(__file__).resolve().parents[2]
PICTURES = {"start", "problems", "repairs", "export", "overview", "dark"}
SIZE = (2560, 1672)  # a window with its title at a scale of two
MAX_BYTES = 300_000


def png_size(path: Path) -> tuple[int, int]:
    """Return the width and height of a PNG file in pixels. PNG Specification, 11.2.2, IHDR."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_every_screenshot_has_description():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(re.findall(r"!\[[^\]]{40,}\]\(\.github/pictures/problems\.png\)", readme)) == readme.count("![") == 1
    (metainfo,) = (ROOT / "packaging" / "linux").glob("*.metainfo.xml")
    screenshots = etree.parse(metainfo).getroot().findall("screenshots/screenshot")
    assert {Path(each.findtext("image", "")).stem for each in screenshots} == PICTURES
    assert [each.get("type") for each in screenshots].count("default") == 1
    assert all(len(each.findtext("caption", "").split()) >= 4 for each in screenshots)


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_screenshot_has_standard_size_and_small_file(name):
    path = ROOT / ".github" / "pictures" / f"{name}.png"
    assert png_size(path) == SIZE
    assert path.stat().st_size <= MAX_BYTES
