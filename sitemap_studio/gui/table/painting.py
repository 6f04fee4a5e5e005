"""How cells look: grounds, marks, texts and the ring around the current cell, painted straight from the table.

Colours come from the palette and from the theme's tints; a problem always shows a drawing of its severity's own shape
beside its colour. Decides nothing about which problem a cell has.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint, is_dark, mixed, tint_color, tint_ground
from sitemap_studio.protocol.catalogue import Severity

MARGIN: Final = 6
"""Pixels between the edge of a cell and its text."""

MARK_SIDE: Final = 14
"""Side of a severity's drawing in a cell, in pixels."""

RING_WIDTH: Final = 2
"""Width of the ring around the current cell, in pixels."""

_SELECTED_SHARE: Final = {False: 0.22, True: 0.38}
_FOUND_SHARE: Final = {False: 0.26, True: 0.42}
_ELLIPSIS: Final = "\u2026"
_SELECTED: Final = QStyle.StateFlag.State_Selected.value
"""A bit of the state. Python's flags make a new object at every question, which is asked of every cell painted."""

_FOCUSED: Final = QStyle.StateFlag.State_HasFocus.value
_ALIGNED: Final = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_TO_THE_LEFT: Final = _ALIGNED | Qt.AlignmentFlag.AlignLeft
_TO_THE_RIGHT: Final = _ALIGNED | Qt.AlignmentFlag.AlignRight
_MIDDLE: Final = Qt.TextElideMode.ElideMiddle
_END: Final = Qt.TextElideMode.ElideRight


@lru_cache(maxsize=8)
def severity_icon(severity: Severity) -> QIcon:
    """The drawing of a severity in its colour."""
    return icon(SEVERITY_ICON[severity], SEVERITY_TINT[severity])


def mark_side(metrics: QFontMetrics) -> int:
    """Side of a severity's drawing beside letters, in pixels; it grows with large ones."""
    return max(MARK_SIDE, metrics.height() - 4)


def problem_ground(severity: Severity, palette: QPalette) -> QColor:
    """The ground of a cell with a problem; text on it stays as readable as beside it."""
    return tint_ground(SEVERITY_TINT[severity], palette)


class CellPainter:
    """Paints cells with one palette; a new palette needs a new one."""

    def __init__(self, palette: QPalette) -> None:
        share = _SELECTED_SHARE[is_dark(palette)]
        highlight = palette.color(QPalette.ColorRole.Highlight)
        self._text = palette.color(QPalette.ColorRole.Text)
        self._ring = palette.color(QPalette.ColorRole.Accent)
        self._grid = palette.color(QPalette.ColorRole.Midlight)
        self._found = tint_ground(Tint.WARNING, palette, _FOUND_SHARE[is_dark(palette)])
        self._quiet_ring = tint_color(Tint.QUIET, palette)
        grounds: dict[Severity | None, QColor] = {severity: problem_ground(severity, palette) for severity in Severity}
        self._grounds = dict(grounds)
        grounds[None] = palette.color(QPalette.ColorRole.Base)
        self._selected = {severity: mixed(ground, highlight, share) for severity, ground in grounds.items()}

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        text: str,
        severity: Severity | None,
        *,
        is_url: bool,
        is_current: bool,
        found: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Paint one cell.

        Args:
            painter: Where to.
            option: Its rectangle, state, direction and font.
            text: What it says, in one line.
            severity: Its worst problem.
            is_url: Whether to leave out the middle where the text is too long, rather than its end.
            is_current: Whether it is the current cell.
            found: Where in the text something stands that is looked for.
        """
        rect = option.rect
        if option.state.value & _SELECTED:
            painter.fillRect(rect, self._selected[severity])
        elif severity is not None:
            painter.fillRect(rect, self._grounds[severity])
        self._paint_grid(painter, rect)
        inner = rect.adjusted(MARGIN, 0, -MARGIN, 0)
        if severity is not None:
            self._paint_mark(painter, option, inner, severity)
        if text:
            painter.setPen(self._text)
            shown = elided(text, option.fontMetrics, inner.width(), is_url=is_url)
            # Addresses, dates and numbers run from left to right in every language, from the side where lines begin.
            is_mirrored = option.direction is Qt.LayoutDirection.RightToLeft
            painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
            if found and not is_mirrored:
                self._paint_found(painter, option.fontMetrics, inner, shown, in_shown(text, shown, found))
            painter.drawText(inner, _TO_THE_RIGHT if is_mirrored else _TO_THE_LEFT, shown)
        if is_current:
            self._paint_ring(painter, option)

    def _paint_found(
        self, painter: QPainter, metrics: QFontMetrics, inner: QRect, shown: str, found: Sequence[tuple[int, int]]
    ) -> None:
        """Paint a ground below what is looked for."""
        for start, end in found:
            left = metrics.horizontalAdvance(shown[:start])
            width = max(2, metrics.horizontalAdvance(shown[:end]) - left)
            painter.fillRect(QRect(inner.left() + left, inner.top() + 2, width, inner.height() - 4), self._found)

    def paint_mark(
        self, painter: QPainter, option: QStyleOptionViewItem, severity: Severity | None, *, is_current: bool
    ) -> None:
        """Paint a cell of the column of marks: the worst severity, in the middle."""
        rect = option.rect
        if option.state.value & _SELECTED:
            painter.fillRect(rect, self._selected[None])
        self._paint_grid(painter, rect)
        if severity is not None:
            side = mark_side(option.fontMetrics)
            self._draw_icon(painter, rect.left() + (rect.width() - side) // 2, rect, severity, side)
        if is_current:
            self._paint_ring(painter, option)

    def _paint_mark(self, painter: QPainter, option: QStyleOptionViewItem, inner: QRect, severity: Severity) -> None:
        """Paint the mark at the end of a cell, and narrow what is left for its text."""
        side = mark_side(option.fontMetrics)
        if option.direction is Qt.LayoutDirection.RightToLeft:
            self._draw_icon(painter, inner.left(), inner, severity, side)
            inner.setLeft(inner.left() + side + MARGIN)
        else:
            self._draw_icon(painter, inner.right() - side + 1, inner, severity, side)
            inner.setRight(inner.right() - side - MARGIN)

    def _draw_icon(self, painter: QPainter, left: int, rect: QRect, severity: Severity, side: int) -> None:
        top = rect.top() + (rect.height() - side) // 2
        severity_icon(severity).paint(painter, QRect(left, top, side, side))

    def _paint_grid(self, painter: QPainter, rect: QRect) -> None:
        # Filled, not drawn: a line takes three times as long.
        right, bottom = rect.right(), rect.bottom()
        painter.fillRect(rect.left(), bottom, rect.width(), 1, self._grid)
        painter.fillRect(right, rect.top(), 1, rect.height(), self._grid)

    def _paint_ring(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        has_focus = bool(option.state.value & _FOCUSED)
        pen = QPen(self._ring if has_focus else self._quiet_ring, RING_WIDTH)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(option.rect.adjusted(1, 1, -1, -1))


def elided(text: str, metrics: QFontMetrics, width: int, *, is_url: bool) -> str:
    """A text cut to a width in pixels: in the middle if it is an address, where the two ends tell most."""
    return metrics.elidedText(text, _MIDDLE if is_url else _END, width)


def in_shown(text: str, shown: str, found: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Places in a text as places in what is shown of it; those that are left out stand where the dots are."""
    if text == shown:
        return list(found)
    dots = next((place for place, (one, other) in enumerate(zip(text, shown, strict=False)) if one != other), -1)
    if dots < 0 or shown[dots] != _ELLIPSIS:
        return []
    behind = len(shown) - dots - 1
    gone = len(text) - behind

    def moved(place: int, *, is_end: bool) -> int:
        if place <= dots:
            return place
        return place - len(text) + len(shown) if place >= gone + is_end else dots + is_end

    return [(moved(start, is_end=False), moved(end, is_end=True)) for start, end in found]
