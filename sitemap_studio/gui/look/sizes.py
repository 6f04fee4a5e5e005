"""Sizes in pixels that were meant for letters of the usual size, for letters of the size that is in use.

Icons, columns, panels and dialogs grow with the letters, so that a window reads at 200 % as it does at 100 %. The
resolution of the screen is no matter here: Qt's pixels are as large on every screen.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication, QWidget

_USUAL_PIXELS: Final = 13
"""Size of a font that is as large as usual, 9 or 10 points, in pixels."""

_STEPS: Final = 4
"""Sizes grow by steps of a quarter: desktops differ a little in what is usual."""

_FRAME: Final = QSize(16, 48)
"""What the frame of a window takes besides its content, at most; how much it is is not known before it is shown."""


class _Letters:
    """How large letters are, measured when the look of the program is applied."""

    ratio = 1.0


def measure_letters() -> None:
    """Take the measure of the program's font; sizes asked for from now on go by it."""
    # Its size, not the height of its lines: that differs by a third between fonts of one size.
    pixels = QFontInfo(QApplication.font()).pixelSize()
    _Letters.ratio = max(1.0, round(_STEPS * pixels / _USUAL_PIXELS) / _STEPS)


def scaled(pixels: int) -> int:
    """A length that fits the letters, for one that fits letters of the usual size."""
    return round(pixels * _Letters.ratio)


def icon_size(side: int = 16) -> QSize:
    """The size of an icon beside letters, by its side where they have the usual size."""
    return QSize(scaled(side), scaled(side))


def fixed_font() -> QFont:
    """The letters for markup and patterns, all of one width and as large as those around them."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(QApplication.font().pointSizeF())
    return font


def fitting(size: QSize, widget: QWidget) -> QSize:
    """The size of a window for letters of the usual size, made to fit the letters and, with its frame, the screen."""
    return (size * _Letters.ratio).boundedTo(widget.screen().availableSize() - _FRAME)
