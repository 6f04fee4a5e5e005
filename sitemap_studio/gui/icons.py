"""Icons: the drawings of `resources/icons`, tinted from the palette when they are painted.

The drawings use `currentColor`: light, dark, disabled and selected need no drawings of their own, and a change of the
palette needs no new icons. A plain drawing stands for one that is missing or broken: nothing that is painted may fail.
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

_CLONES: Final[list[QIconEngine]] = []  # copies that Qt made when an icon is changed, a few of them

_STAND_IN: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" '
    'stroke-width="1.75" stroke-dasharray="3 3"><rect x="5" y="5" width="14" height="14" rx="3"/></svg>'
)
_log = logging.getLogger(__name__)


@cache
def icon(name: str, tint: Tint = Tint.TEXT) -> QIcon:
    """The icon of a drawing (file name without ending) in the colour of the text around it, or in a tint.

    Kept for good: Qt would delete an engine that is of no use any more while it paints, and does not have Python's lock
    then; PySide6 6.11 looks for the Python object among others that the thread of a job may be adding to.
    """
    return QIcon(_TintedIcon(name, tint))


def severity_icon(severity: Severity) -> QIcon:
    """Return the icon of a severity in its colour."""
    return icon(SEVERITY_ICON[severity], SEVERITY_TINT[severity])


def picture(name: str, colour: QColor, ratio: float) -> QPixmap:
    """A drawing in a colour of its own, of the usual size of icons, for a device pixel ratio."""
    size = icon_size() * ratio
    pixmap = QPixmap(_picture(name, colour.name(), size.width(), size.height()))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def program_icon() -> QIcon:
    """The program's own icon, in its own colours; none where the installation lacks it."""
    try:
        return QIcon(str(resource("icons/sitemap-studio.svg")))
    except FileNotFoundError as error:
        _log.warning("%s", error)
        return QIcon()


@lru_cache(maxsize=256)
def _drawing(name: str) -> str:
    try:
        drawing = resource(f"icons/{name}.svg").read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        _log.warning("A plain icon stands for “%s”: %s", name, error)
        return _STAND_IN
    if not QSvgRenderer(QByteArray(drawing.encode())).isValid():
        _log.warning("A plain icon stands for “%s”, which is no drawing.", name)
        return _STAND_IN
    return drawing


@lru_cache(maxsize=1024)
def _picture(name: str, colour: str, width: int, height: int) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(_drawing(name).replace("currentColor", colour).encode()))
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    side = min(width, height)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF((width - side) / 2, (height - side) / 2, side, side))
    painter.end()
    return pixmap


class _TintedIcon(QIconEngine):
    """Paints a drawing in the colour that its place asks for at that moment."""

    def __init__(self, name: str, tint: Tint) -> None:
        super().__init__()
        self._name, self._tint = name, tint

    def clone(self) -> QIconEngine:
        # Qt owns the copy, but PySide6 6.11 lets go of it with the last Python reference.
        copy = _TintedIcon(self._name, self._tint)
        _CLONES.append(copy)
        return copy

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(rect, self.scaledPixmap(rect.size(), mode, state, ratio))

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        # Qt 6.8 and later name the size as it is on screen, not in pixels of the device.
        width, height = max(1, round(size.width() * scale)), max(1, round(size.height() * scale))
        palette = QGuiApplication.palette()
        colour = tint_color(self._tint, palette)
        if mode is QIcon.Mode.Disabled:
            colour = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText)
        pixmap = QPixmap(_picture(self._name, colour.name(), width, height))
        pixmap.setDevicePixelRatio(scale)
        return pixmap
