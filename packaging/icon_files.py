"""Icon files of the program, rendered from one SVG file: PNG for Linux, `.ico` for Windows and `.icns` for macOS.

`.ico` and `.icns` files are containers of PNG files. Rendering needs Qt, so the build runs this module in its environment:

    python packaging/icon_files.py DRAWING.svg FOLDER
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

PNG_SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Edge lengths of icons for Linux desktops, in pixels."""

ICO_SIDES = (16, 20, 24, 32, 40, 48, 64, 256)
"""Edge lengths of icons for Windows at its usual scales, in pixels."""

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
"""Edge lengths in pixels of the images in an `.icns` file, by type; some types are for displays with a scale of two."""

WIZARD_SIDE = 138
"""Edge length of the image in the Windows installer, in pixels; the installer scales it down."""

ICO_NAME, ICNS_NAME, PNG_NAME = "sitemap-studio.ico", "sitemap-studio.icns", "sitemap-studio-{side}.png"
WIZARD_NAME = "sitemap-studio-wizard.bmp"


def ico_file(pictures: Mapping[int, bytes]) -> bytes:
    """Return an `.ico` file that contains PNG images, given by edge length in pixels, at most 256."""
    offset = 6 + 16 * len(pictures)
    entries, contents = b"", b""
    for side, picture in sorted(pictures.items()):
        # 0 means 256 pixels.
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), offset + len(contents))
        contents += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + contents


def icns_file(pictures: Mapping[int, bytes]) -> bytes:
    """Return an `.icns` file that contains PNG images, given by edge length in pixels."""
    entries = b"".join(_icns_entry(kind, pictures[side]) for kind, side in ICNS_KINDS.items())
    return _icns_entry(b"icns", entries)


def _icns_entry(kind: bytes, content: bytes) -> bytes:
    """Return an element of an `.icns` file: type, length and content."""
    return kind + struct.pack(">I", 8 + len(content)) + content


def write_icons(drawing: Path, folder: Path) -> None:
    """Write all icon files of a square SVG file into a folder."""
    pictures = _render_drawing(drawing, {*PNG_SIDES, *ICO_SIDES, *ICNS_KINDS.values()})
    folder.mkdir(parents=True, exist_ok=True)
    for side in PNG_SIDES:
        (folder / PNG_NAME.format(side=side)).write_bytes(pictures[side])
    (folder / ICO_NAME).write_bytes(ico_file({side: pictures[side] for side in ICO_SIDES}))
    (folder / ICNS_NAME).write_bytes(icns_file(pictures))
    (folder / WIZARD_NAME).write_bytes(_render_drawing(drawing, {WIZARD_SIDE}, "bmp")[WIZARD_SIDE])


def _render_drawing(drawing: Path, sides: set[int], file_format: str = "png") -> dict[int, bytes]:
    """Return images of an SVG file by edge length in pixels: PNG with transparency, or BMP with a white background."""
    from PySide6.QtCore import QBuffer, QIODevice, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(drawing))
    if not renderer.isValid():
        raise ValueError(f"{drawing} is not a drawing.")
    is_opaque = file_format == "bmp"
    pictures = {}
    for side in sides:
        image = QImage(side, side, QImage.Format.Format_RGB888 if is_opaque else QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.white if is_opaque else Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, file_format)  # type: ignore[call-overload]
        pictures[side] = bytes(buffer.data().data())
    return pictures


if __name__ == "__main__":
    from PySide6.QtGui import QGuiApplication

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication(sys.argv[:1])
    write_icons(Path(sys.argv[1]), Path(sys.argv[2]))
