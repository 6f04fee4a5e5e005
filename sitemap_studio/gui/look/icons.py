"""The one door for icons: drawings of `resources/icons`, tinted from the palette when they are painted.

The drawings use `currentColor`; light, dark, disabled and selected therefore need no drawings of their own, and a
change of the palette needs no new icons. Which icon stands for what is the business of whoever asks.
"""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QIconEngine, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sitemap_studio.core.resources import resource
from sitemap_studio.gui.look.sizes import icon_size
from sitemap_studio.gui.look.theme import Tint, tint_color

_CLONES: list[QIconEngine] = []
"""Copies of icons that Qt asked for: a few of them, made when an icon is changed."""

_GROUP = {
    QIcon.Mode.Disabled: (QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText),
}


@cache
def icon(name: str, tint: Tint = Tint.TEXT) -> QIcon:
    """An icon in the colour of the text around it, or of a severity; the same each time it is asked for.

    Kept for good: Qt would take an engine that is of no use any more apart while it paints, and does not have Python's
    lock then; PySide6 6.11 looks for the Python object among others that the thread of a job may be adding to.

    Args:
        name: The drawing's file name without its ending.
        tint: The colour that it takes while it is neither disabled nor selected.
    """
    return QIcon(_TintedIcon(name, tint))


def picture(name: str, colour: QColor, ratio: float) -> QPixmap:
    """A drawing in a colour of its own, as large as icons usually are.

    Args:
        name: The drawing's file name without its ending.
        colour: Of all its lines.
        ratio: How many pixels of the device there are for one of ours.
    """
    size = icon_size() * ratio
    pixmap = QPixmap(_picture(name, colour.name(), size.width(), size.height()))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def program_icon() -> QIcon:
    """The program's own icon, in its own colours."""
    return QIcon(str(resource("icons/sitemap-studio.svg")))


@lru_cache(maxsize=256)
def _drawing(name: str) -> str:
    return resource(f"icons/{name}.svg").read_text(encoding="utf-8")


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

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        # Qt 6.8 and later name the size as it is on screen, not in pixels of the device.
        width, height = max(1, round(size.width() * scale)), max(1, round(size.height() * scale))
        pixmap = QPixmap(_picture(self._name, self._colour(mode).name(), width, height))
        pixmap.setDevicePixelRatio(scale)
        return pixmap

    def actualSize(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QSize:
        return size

    def _colour(self, mode: QIcon.Mode) -> QColor:
        palette = QGuiApplication.palette()
        if mode in _GROUP:
            return palette.color(*_GROUP[mode])
        return tint_color(self._tint, palette)
