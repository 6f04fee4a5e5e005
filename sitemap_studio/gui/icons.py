"""Icons: the SVG files of `resources/icons`, tinted from the palette when they are painted.

The files use `currentColor`, so that one file serves light, dark, disabled and selected states, and icons adapt to changes
of the palette. A plain drawing replaces a missing or invalid file, because painting must not fail.
"""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QIconEngine, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sitemap_studio.core.paths import resource
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint, icon_size, tint_color
from sitemap_studio.protocol.rule import Severity

_CLONES: Final[list[QIconEngine]] = []  # copies that Qt made of changed icons; only a few

_FALLBACK_SVG: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" '
    'stroke-width="1.75" stroke-dasharray="3 3"><rect x="5" y="5" width="14" height="14" rx="3"/></svg>'
)
_log = logging.getLogger(__name__)


@cache
def icon(name: str, tint: Tint = Tint.TEXT) -> QIcon:
    """Return the icon of an SVG (file name without suffix) in the colour of the surrounding text, or in a tint.

    Icons are cached forever: Qt would delete an unused engine while painting, without holding the GIL, and PySide6 6.11
    would then search for its Python object in a table that another thread may be changing.
    """
    return QIcon(_TintedIcon(name, tint))


def severity_icon(severity: Severity) -> QIcon:
    """Return the icon of a severity in its colour."""
    return icon(SEVERITY_ICON[severity], SEVERITY_TINT[severity])


def render_icon(name: str, colour: QColor, ratio: float) -> QPixmap:
    """Render the SVG of an icon in a colour, in the standard icon size, for a device pixel ratio."""
    size = icon_size() * ratio
    pixmap = QPixmap(_render_pixmap(name, colour.name(), size.width(), size.height()))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def program_icon() -> QIcon:
    """Return the icon of the program; a null icon if the installation lacks the file."""
    try:
        return QIcon(str(resource("icons/sitemap-studio.svg")))
    except FileNotFoundError as error:
        _log.warning("%s", error)
        return QIcon()


@lru_cache(maxsize=256)
def _svg_text(name: str) -> str:
    """Return the SVG of an icon, or a plain drawing if its file is missing or invalid."""
    try:
        drawing = resource(f"icons/{name}.svg").read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        _log.warning("A plain icon stands for “%s”: %s", name, error)
        return _FALLBACK_SVG
    if not QSvgRenderer(QByteArray(drawing.encode())).isValid():
        _log.warning("A plain icon stands for “%s”, which is no drawing.", name)
        return _FALLBACK_SVG
    return drawing


@lru_cache(maxsize=1024)
def _render_pixmap(name: str, colour: str, width: int, height: int) -> QPixmap:
    """Render the SVG of an icon in a colour into the centre of a transparent pixmap; sizes are device pixels."""
    renderer = QSvgRenderer(QByteArray(_svg_text(name).replace("currentColor", colour).encode()))
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    side = min(width, height)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF((width - side) / 2, (height - side) / 2, side, side))
    painter.end()
    return pixmap


class _TintedIcon(QIconEngine):
    """Icon engine that paints an SVG in a tint of the current palette."""

    def __init__(self, name: str, tint: Tint) -> None:
        super().__init__()
        self._name, self._tint = name, tint

    def clone(self) -> QIconEngine:
        """Return a copy for Qt, retained forever: PySide6 6.11 would delete it with its last Python reference."""
        copy = _TintedIcon(self._name, self._tint)
        _CLONES.append(copy)
        return copy

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Paint the icon in a tint of the current palette."""
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(rect, self.scaledPixmap(rect.size(), mode, state, ratio))

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        """Return the icon as a pixmap for a size in logical pixels and a scale."""
        # Since Qt 6.8, the size is in logical pixels.
        width, height = max(1, round(size.width() * scale)), max(1, round(size.height() * scale))
        palette = QGuiApplication.palette()
        colour = tint_color(self._tint, palette)
        if mode is QIcon.Mode.Disabled:
            colour = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText)
        pixmap = QPixmap(_render_pixmap(self._name, colour.name(), width, height))
        pixmap.setDevicePixelRatio(scale)
        return pixmap
