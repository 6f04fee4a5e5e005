"""How cells look: grounds, marks, texts and the ring around the current cell, painted straight from the table.

Colours come from the palette and from the theme's tints; a problem always shows a drawing of its severity's own shape
beside its colour. Decides nothing about which problem a cell has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import (
    SELECTED_SHARE,
    SEVERITY_ICON,
    SEVERITY_TINT,
    Tint,
    is_dark,
    mixed,
    tint_color,
    tint_ground,
)
from sitemap_studio.protocol.catalogue import Severity

MARGIN: Final = 6
"""Pixels between the edge of a cell and its text."""

MARK_SIDE: Final = 14
"""Side of a severity's drawing in a cell, in pixels."""

RING_WIDTH: Final = 2
"""Width of the ring around the current cell, in pixels."""

_FOUND_SHARE: Final = {False: 0.26, True: 0.42}
_ELLIPSIS: Final = "\u2026"
_SELECTED: Final = QStyle.StateFlag.State_Selected.value
_FOCUSED: Final = QStyle.StateFlag.State_HasFocus.value
_TO_THE_RIGHT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignRight
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


@dataclass(slots=True)
class Cell:
    """Where a cell is painted, and in what state.

    Attributes:
        rect: Its place.
        metrics: Of its letters.
        baseline: How far below the top of a cell its letters stand, in pixels.
        is_mirrored: Whether lines begin at the right.
        is_selected: Whether it is selected.
        is_current: Whether it gets the ring of the current cell.
        has_focus: Whether that is where the keyboard goes.
    """

    rect: QRect
    metrics: QFontMetrics
    baseline: int
    is_mirrored: bool
    is_selected: bool
    is_current: bool
    has_focus: bool

    @classmethod
    def of(cls, option: QStyleOptionViewItem, *, is_current: bool) -> Cell:
        """What Qt says of a cell."""
        state, metrics = option.state.value, option.fontMetrics
        return cls(
            rect=option.rect,
            metrics=metrics,
            baseline=baseline(metrics, option.rect.height()),
            is_mirrored=option.direction is Qt.LayoutDirection.RightToLeft,
            is_selected=bool(state & _SELECTED),
            is_current=is_current,
            has_focus=bool(state & _FOCUSED),
        )


def baseline(metrics: QFontMetrics, height: int) -> int:
    """How far below the top of a cell its letters stand, so that they are in its middle; in pixels."""
    return (height - metrics.height()) // 2 + metrics.ascent()


class CellPainter:
    """Paints cells with one palette; a new palette needs a new one."""

    def __init__(self, palette: QPalette) -> None:
        share = SELECTED_SHARE[is_dark(palette)]
        highlight = palette.color(QPalette.ColorRole.Highlight)
        self._text = palette.color(QPalette.ColorRole.Text)
        self._ring = palette.color(QPalette.ColorRole.Accent)
        self._grid = palette.color(QPalette.ColorRole.Midlight)
        self._found = tint_ground(Tint.WARNING, palette, _FOUND_SHARE[is_dark(palette)])
        self._underline = tint_color(Tint.WARNING, palette)
        self._rule = self._ring
        self._quiet_ring = tint_color(Tint.QUIET, palette)
        grounds: dict[Severity | None, QColor] = {severity: problem_ground(severity, palette) for severity in Severity}
        self._grounds = dict(grounds)
        grounds[None] = palette.color(QPalette.ColorRole.Base)
        self._selected = {severity: mixed(ground, highlight, share) for severity, ground in grounds.items()}

    def begin(self, painter: QPainter, lines: Iterable[QRect]) -> None:
        """Paint what comes before cells: the lines between them, given as rectangles, as filling takes less time."""
        # Addresses, dates and numbers run from left to right in every language, from the side where lines begin.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        for line in lines:
            painter.fillRect(line, self._grid)

    def paint(
        self,
        painter: QPainter,
        cell: Cell,
        text: str,
        severity: Severity | None,
        *,
        is_url: bool,
        found: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Paint one cell, behind `begin`.

        Args:
            painter: Where to.
            cell: Its place and state.
            text: What it says, in one line.
            severity: Its worst problem.
            is_url: Whether to leave out the middle where the text is too long, rather than its end.
            found: Where in the text something stands that is looked for.
        """
        rect, metrics = cell.rect, cell.metrics
        if cell.is_selected:
            self._paint_selected(painter, rect, severity)
        elif severity is not None:
            painter.fillRect(_within_lines(rect), self._grounds[severity])
        inner = rect.adjusted(MARGIN, 0, -MARGIN, 0)
        if severity is not None:
            self._paint_mark(painter, cell, inner, severity)
        if text:
            painter.setPen(self._text)
            shown = elided(text, metrics, inner.width(), is_url=is_url)
            if cell.is_mirrored:
                painter.drawText(inner, _TO_THE_RIGHT, shown)
            else:
                if found:
                    self._paint_found(painter, metrics, inner, shown, in_shown(text, shown, found))
                # At a point, as within a rectangle it takes twice as long.
                painter.drawText(inner.left(), inner.top() + cell.baseline, shown)
        if cell.is_current:
            self._paint_ring(painter, cell)

    def _paint_selected(self, painter: QPainter, rect: QRect, severity: Severity | None) -> None:
        """Paint the ground of a selected cell, with a line below it for those who tell no colours apart."""
        painter.fillRect(_within_lines(rect), self._selected[severity])
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, self._rule)

    def _paint_found(
        self, painter: QPainter, metrics: QFontMetrics, inner: QRect, shown: str, found: Sequence[tuple[int, int]]
    ) -> None:
        """Paint a ground behind what is looked for, and a line below it."""
        for start, end in found:
            left = metrics.horizontalAdvance(shown[:start])
            width = max(2, metrics.horizontalAdvance(shown[:end]) - left)
            place = QRect(inner.left() + left, inner.top() + 2, width, inner.height() - 4)
            painter.fillRect(place, self._found)
            painter.fillRect(place.left(), place.bottom() - 1, width, 2, self._underline)

    def paint_mark(self, painter: QPainter, cell: Cell, severity: Severity | None) -> None:
        """Paint a cell of the column of marks, behind `begin`: the worst severity, in the middle."""
        rect = cell.rect
        if cell.is_selected:
            self._paint_selected(painter, rect, None)
        if severity is not None:
            side = mark_side(cell.metrics)
            self._draw_icon(painter, rect.left() + (rect.width() - side) // 2, rect, severity, side)
        if cell.is_current:
            self._paint_ring(painter, cell)

    def _paint_mark(self, painter: QPainter, cell: Cell, inner: QRect, severity: Severity) -> None:
        """Paint the mark at the end of a cell, and narrow what is left for its text."""
        side = mark_side(cell.metrics)
        if cell.is_mirrored:
            self._draw_icon(painter, inner.left(), inner, severity, side)
            inner.setLeft(inner.left() + side + MARGIN)
        else:
            self._draw_icon(painter, inner.right() - side + 1, inner, severity, side)
            inner.setRight(inner.right() - side - MARGIN)

    def _draw_icon(self, painter: QPainter, left: int, rect: QRect, severity: Severity, side: int) -> None:
        top = rect.top() + (rect.height() - side) // 2
        severity_icon(severity).paint(painter, QRect(left, top, side, side))

    def _paint_ring(self, painter: QPainter, cell: Cell) -> None:
        pen = QPen(self._ring if cell.has_focus else self._quiet_ring, RING_WIDTH)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(cell.rect.adjusted(1, 1, -1, -1))


def _within_lines(rect: QRect) -> QRect:
    return rect.adjusted(0, 0, -1, -1)


def edges(rect: QRect) -> tuple[QRect, QRect]:
    """The lines below a cell and to the right of it."""
    return (
        QRect(rect.left(), rect.bottom(), rect.width(), 1),
        QRect(rect.right(), rect.top(), 1, rect.height()),
    )


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
