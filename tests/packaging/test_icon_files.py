"""Icon files have the formats of each operating system, and show the drawing in each size."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from icon_files import (
    ICNS_KINDS,
    ICNS_NAME,
    ICO_NAME,
    ICO_SIDES,
    PNG_NAME,
    PNG_SIDES,
    WIZARD_NAME,
    WIZARD_SIDE,
    write_icons,
)


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the program's own icon."""
    folder = tmp_path_factory.mktemp("icons")
    write_icons(Path(__file__).resolve().parents[2] / "resources" / "icons" / "sitemap-studio.svg", folder)
    return folder


@pytest.mark.parametrize("side", PNG_SIDES)
def test_png_icon_has_given_size_and_content(icons, side):
    image = QImage(str(icons / PNG_NAME.format(side=side)))
    assert (image.width(), image.height()) == (side, side)
    assert image.pixelColor(side // 2, side // 4).alpha() == 255
    assert image.pixelColor(0, 0).alpha() < 64


def test_ico_file_contains_every_size(icons):
    content = (icons / ICO_NAME).read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", content)
    assert (reserved, kind, count) == (0, 1, len(ICO_SIDES))
    sides = []
    for offset_of_entry in range(6, 6 + 16 * count, 16):
        width, _height, _colours, _zero, _planes, bits, size, offset = struct.unpack_from(
            "<BBBBHHII", content, offset_of_entry
        )
        image = QImage.fromData(content[offset : offset + size])
        assert (image.width() % 256, bits) == (width, 32)
        sides.append(image.width())
    assert sides == sorted(ICO_SIDES)
    assert offset + size == len(content)


def test_icns_file_contains_every_size(icons):
    content = (icons / ICNS_NAME).read_bytes()
    assert content[:8] == b"icns" + struct.pack(">I", len(content))
    offset_of_entry, found = 8, {}
    while offset_of_entry < len(content):
        kind, size = struct.unpack_from(">4sI", content, offset_of_entry)
        found[kind] = QImage.fromData(content[offset_of_entry + 8 : offset_of_entry + size]).width()
        offset_of_entry += size
    assert found == dict(ICNS_KINDS)


def test_installer_picture_has_white_background(icons):
    image = QImage(str(icons / WIZARD_NAME))
    assert (image.width(), image.height(), image.hasAlphaChannel()) == (WIZARD_SIDE, WIZARD_SIDE, False)
    assert image.pixelColor(0, 0).name() == "#ffffff"
    assert image.pixelColor(WIZARD_SIDE // 2, WIZARD_SIDE // 8).blue() > 150


@pytest.mark.qt_log_ignore("Cannot read file")
def test_invalid_svg_icon_source_is_rejected(tmp_path):
    (tmp_path / "no.svg").write_text("not a drawing", encoding="utf-8")
    with pytest.raises(ValueError, match=r"no\.svg is not a drawing"):
        write_icons(tmp_path / "no.svg", tmp_path)
