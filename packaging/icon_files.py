"""The program's icon as the systems want it: PNG pictures, `.ico` for Windows and `.icns` for macOS, from one drawing.

Both kinds of files are containers of PNG pictures and are put together here. Drawing needs Qt, which the environment
has that bundles are built in; therefore this is also a script, which that environment's Python runs:

    python packaging/icon_files.py DRAWING.svg FOLDER
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

PNG_SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Sides in pixels of the pictures that a desktop on Linux looks for."""

ICO_SIDES = (16, 20, 24, 32, 40, 48, 64, 256)
"""Sides in pixels that Windows shows, at its usual scales."""

ICNS_KINDS: Mapping[bytes, int] = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""What macOS calls a picture, and its side in pixels; those for fine screens have the size of larger ones."""

WIZARD_SIDE = 138
"""Side in pixels of the picture at the head of an installer's pages on fine screens; others get it smaller."""

ICO_NAME, ICNS_NAME, PNG_NAME = "sitemap-studio.ico", "sitemap-studio.icns", "sitemap-studio-{side}.png"
WIZARD_NAME = "sitemap-studio-wizard.bmp"
"""The files that are written."""


def ico_file(pictures: Mapping[int, bytes]) -> bytes:
    """A file for Windows.

    Args:
        pictures: PNG files by their side in pixels, at most 256.
    """
    place = 6 + 16 * len(pictures)
    entries, contents = b"", b""
    for side, picture in sorted(pictures.items()):
        # A side of 256 pixels is written as 0.
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), place + len(contents))
        contents += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + contents


def icns_file(pictures: Mapping[int, bytes]) -> bytes:
    """A file for macOS.

    Args:
        pictures: PNG files by their side in pixels; all that `ICNS_KINDS` names.
    """
    entries = b"".join(_icns_entry(kind, pictures[side]) for kind, side in ICNS_KINDS.items())
    return _icns_entry(b"icns", entries)


def _icns_entry(kind: bytes, content: bytes) -> bytes:
    return kind + struct.pack(">I", 8 + len(content)) + content


def write_icons(drawing: Path, folder: Path) -> None:
    """Write all icon files.

    Args:
        drawing: An SVG file, as high as wide.
        folder: Where they go.
    """
    pictures = _draw(drawing, {*PNG_SIDES, *ICO_SIDES, *ICNS_KINDS.values(), WIZARD_SIDE})
    folder.mkdir(parents=True, exist_ok=True)
    for side in PNG_SIDES:
        (folder / PNG_NAME.format(side=side)).write_bytes(pictures[side])
    (folder / ICO_NAME).write_bytes(ico_file({side: pictures[side] for side in ICO_SIDES}))
    (folder / ICNS_NAME).write_bytes(icns_file(pictures))
    _write_on_white(pictures[WIZARD_SIDE], folder / WIZARD_NAME)


def _write_on_white(picture: bytes, path: Path) -> None:
    """Write a PNG picture in the format of the path's name, with the ground that installers have."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter

    image = QImage.fromData(picture)
    whole = QImage(image.size(), QImage.Format.Format_RGB888)
    whole.fill(Qt.GlobalColor.white)
    painter = QPainter(whole)
    painter.drawImage(0, 0, image)
    painter.end()
    whole.save(str(path))


def _draw(drawing: Path, sides: set[int]) -> dict[int, bytes]:
    """PNG files of a drawing by their side in pixels."""
    # Late: putting files together needs no Qt.
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(drawing))
    if not renderer.isValid():
        raise ValueError(f"{drawing} is no drawing.")
    pictures = {}
    for side in sides:
        image = QImage(side, side, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"png")).write(image)
        pictures[side] = bytes(buffer.data().data())
    return pictures


if __name__ == "__main__":
    from PySide6.QtGui import QGuiApplication

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication(sys.argv[:1])
    write_icons(Path(sys.argv[1]), Path(sys.argv[2]))
