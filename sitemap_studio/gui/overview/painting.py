"""Draws charts of the overview: on the screen, into pictures and on paper, all with the same strokes.

Where things lie is worked out once for a size, so that a mouse finds the bars where they were drawn.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPalette, QPen

from sitemap_studio.gui.i18n import by_itself
from sitemap_studio.gui.overview.charts import Chart, ChartBar
from sitemap_studio.gui.theme import Tint, mixed, tint_color

_GAP: Final = 6.0
_LABEL_SHARE: Final = 0.46
"""So much of a row labels may take."""

_ROW_PADDING: Final = 5.0
_BAR_SHARE: Final = 0.62
"""How high a bar is in its row, or how wide in its column."""

_RADIUS: Final = 2.5
_UPRIGHT_HEIGHT: Final = 150.0
_WIDEST_COLUMN: Final = 56.0
_APART_GAP: Final = 10.0
_CHOSEN_SHARE: Final = 0.14
_STRIP: Final = 3.0
_FEWEST_PIXELS: Final = 1.5
"""What is not nothing is seen."""

_MONTH: Final = re.compile("[0-9]{4}-[0-9]{2}")
_YEAR_LETTERS: Final = 4

_ALIGN: Final = Qt.AlignmentFlag
_VERTICAL: Final = _ALIGN.AlignVCenter
_NO_HEADING: Final = QRectF()


@dataclass(frozen=True)
class Look:
    """How a chart is drawn.

    Attributes:
        palette: Its colours.
        font: Its letters.
        is_mirrored: Whether it reads from right to left.
    """

    palette: QPalette
    font: QFont
    is_mirrored: bool = False

    @property
    def metrics(self) -> QFontMetricsF:
        """The size of its letters."""
        return QFontMetricsF(self.font)

    @property
    def row_height(self) -> float:
        """How high a row is."""
        return self.metrics.height() + _ROW_PADDING

    def colour(self, bar: ChartBar) -> QColor:
        """The colour of a bar."""
        if bar.tint is not None:
            return tint_color(bar.tint, self.palette)
        if bar.is_apart:
            return tint_color(Tint.QUIET, self.palette)
        return self.palette.color(QPalette.ColorRole.Accent)

    def faint(self, share: float) -> QColor:
        """The ground with a little of the text in it."""
        ground, ink = self.palette.color(QPalette.ColorRole.Base), self.palette.color(QPalette.ColorRole.Text)
        return mixed(ground, ink, share)


@dataclass(frozen=True)
class Place:
    """Where one bar lies.

    Attributes:
        area: All that belongs to it: where a click means it.
        track: Where it would be if it were as long as can be.
        bar: Where it is.
        label: Where its words are.
        figure: Where its number is; empty where there is no room.
        heading: Where the heading above it is, if it has one.
    """

    area: QRectF
    track: QRectF
    bar: QRectF
    label: QRectF
    figure: QRectF
    heading: QRectF = field(default_factory=lambda: QRectF(_NO_HEADING))


def height_of(chart: Chart, look: Look) -> float:
    """How high a chart wants to be, whatever its width."""
    note = look.row_height if chart.note else 0.0
    if chart.is_upright:
        return max(_UPRIGHT_HEIGHT, 7 * look.row_height) + note
    headings = sum(1 for bar in chart.bars if bar.heading)
    return (len(chart.bars) + 1.25 * headings) * look.row_height + note


def places_of(chart: Chart, rect: QRectF, look: Look) -> list[Place]:
    """Where the bars of a chart lie in a rectangle."""
    if not chart.bars:
        return []
    room = QRectF(rect)
    if chart.note:
        room.setBottom(room.bottom() - look.row_height)
    places = _columns(chart, room, look) if chart.is_upright else _rows(chart, room, look)
    return [_mirrored(place, rect) for place in places] if look.is_mirrored else places


def _rows(chart: Chart, rect: QRectF, look: Look) -> list[Place]:
    metrics, height = look.metrics, look.row_height
    wanted = max(metrics.horizontalAdvance(bar.label) for bar in chart.bars)
    label_wide = min(wanted + 1, rect.width() * _LABEL_SHARE)
    figure_wide = max(metrics.horizontalAdvance(bar.figure) for bar in chart.bars) + 1
    left = rect.left() + label_wide + _GAP
    wide = max(8.0, rect.right() - figure_wide - _GAP - left)
    thick = height * _BAR_SHARE
    places, top = [], rect.top()
    for bar in chart.bars:
        heading = QRectF()
        if bar.heading:
            heading = QRectF(rect.left(), top + 0.25 * height, rect.width(), height)
            top += 1.25 * height
        area = QRectF(rect.left(), top, rect.width(), height)
        track = QRectF(left, top + (height - thick) / 2, wide, thick)
        long = max(_FEWEST_PIXELS, wide * bar.length) if bar.length > 0 else 0.0
        places.append(
            Place(
                area, track, QRectF(left, track.top(), long, thick), QRectF(rect.left(), top, label_wide, height),
                QRectF(rect.right() - figure_wide, top, figure_wide, height), heading,
            )
        )  # fmt: skip
        top += height
    return places


def _columns(chart: Chart, rect: QRectF, look: Look) -> list[Place]:
    metrics, height = look.metrics, look.row_height
    apart = [metrics.horizontalAdvance(bar.label) + _GAP if bar.is_apart else 0.0 for bar in chart.bars]
    turns = sum(a.is_apart != b.is_apart for a, b in pairwise(chart.bars))
    n_plain = sum(not bar.is_apart for bar in chart.bars)
    left_over = rect.width() - sum(apart) - turns * _APART_GAP
    step = min(_WIDEST_COLUMN, left_over / n_plain) if n_plain else 0.0
    top, bottom = rect.top() + height, rect.bottom() - height
    places, left = [], rect.left()
    was_apart = chart.bars[0].is_apart
    figures = (metrics.horizontalAdvance(bar.figure) for bar in chart.bars if not bar.is_apart)
    have_figures = max(figures, default=0.0) <= step
    for bar, wide in zip(chart.bars, apart, strict=True):
        left += _APART_GAP if bar.is_apart != was_apart else 0.0
        was_apart = bar.is_apart
        slot = wide or max(step, 1.0)
        thick = min(slot * (0.8 if slot < 8 else _BAR_SHARE), 34.0)
        high = max(_FEWEST_PIXELS, (bottom - top) * bar.length) if bar.length > 0 else 0.0
        track = QRectF(left + (slot - thick) / 2, top, thick, bottom - top)
        is_told = have_figures or bar.is_apart
        over = QRectF(left - _GAP, bottom - high - height, slot + 2 * _GAP, height) if is_told else QRectF()
        places.append(
            Place(
                QRectF(left, rect.top(), slot, rect.height()), track,
                QRectF(track.left(), bottom - high, thick, high), QRectF(left, bottom, slot, height), over,
            )
        )  # fmt: skip
        left += slot
    return places


def _mirrored(place: Place, rect: QRectF) -> Place:
    def turn(one: QRectF) -> QRectF:
        if one.isEmpty():
            return one
        return QRectF(rect.left() + rect.right() - one.right(), one.top(), one.width(), one.height())

    return Place(
        turn(place.area), turn(place.track), turn(place.bar), turn(place.label), turn(place.figure), turn(place.heading)
    )


def draw_chart(
    painter: QPainter,
    chart: Chart,
    rect: QRectF,
    look: Look,
    *,
    current: int | None = None,
    hovered: int | None = None,
    chosen: Collection[int] = (),
) -> None:
    """Draw a chart.

    Args:
        painter: Onto what.
        chart: What is drawn.
        rect: Where.
        look: How.
        current: The bar that has the keyboard.
        hovered: The bar that the mouse is over.
        chosen: The bars whose entries the table shows.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(look.font)
    # Places are mirrored already; words run by themselves.
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    places = places_of(chart, rect, look)
    if chart.is_upright and places:
        _draw_floor(painter, places, look)
    for number, (bar, place) in enumerate(zip(chart.bars, places, strict=True)):
        if number in chosen:
            _draw_choice(painter, place, look)
        _draw_ground(painter, place, look, is_current=number == current, is_hovered=number == hovered)
        _draw_bar(painter, chart, bar, place, look)
    if chart.is_upright:
        _draw_labels_below(painter, chart, places, look)
    if chart.note:
        _draw_note(painter, chart.note, rect, look)
    painter.restore()


def _draw_note(painter: QPainter, note: str, rect: QRectF, look: Look) -> None:
    painter.setPen(tint_color(Tint.QUIET, look.palette))
    below = QRectF(rect.left(), rect.bottom() - look.row_height, rect.width(), look.row_height)
    side = _ALIGN.AlignRight if look.is_mirrored else _ALIGN.AlignLeft
    shown = look.metrics.elidedText(note, Qt.TextElideMode.ElideRight, below.width())
    painter.drawText(below, side | _ALIGN.AlignBottom, by_itself(shown))


def _draw_choice(painter: QPainter, place: Place, look: Look) -> None:
    """A tinted ground with a strip where the bar begins, so that colour does not speak alone."""
    accent = look.palette.color(QPalette.ColorRole.Accent)
    area = place.area.adjusted(-4, 0, 4, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mixed(look.palette.color(QPalette.ColorRole.Base), accent, _CHOSEN_SHARE))
    painter.drawRoundedRect(area, 3, 3)
    painter.setBrush(accent)
    strip = QRectF(area.left(), area.top(), _STRIP, area.height())
    if look.is_mirrored:
        strip.moveRight(area.right())
    painter.drawRect(strip)


def _draw_ground(painter: QPainter, place: Place, look: Look, *, is_current: bool, is_hovered: bool) -> None:
    if is_hovered or is_current:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.faint(0.07))
        painter.drawRoundedRect(place.area.adjusted(-3, 0, 3, 0), 3, 3)
    if is_current:
        painter.setPen(QPen(look.palette.color(QPalette.ColorRole.Accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place.area.adjusted(-2, 1, 2, -1), 3, 3)


def _draw_bar(painter: QPainter, chart: Chart, bar: ChartBar, place: Place, look: Look) -> None:
    colour = look.colour(bar)
    painter.setPen(Qt.PenStyle.NoPen)
    if not chart.is_upright:
        painter.setBrush(look.faint(0.06))
        painter.drawPath(_rounded(place.track))
    if not place.bar.isEmpty():
        painter.setBrush(
            colour if not bar.is_apart else mixed(look.palette.color(QPalette.ColorRole.Base), colour, 0.35)
        )
        painter.drawPath(_rounded(place.bar))
        if bar.is_apart:
            # A pattern besides the colour: these have no value.
            painter.setBrush(QBrush(colour, Qt.BrushStyle.BDiagPattern))
            painter.drawPath(_rounded(place.bar))
    _draw_words(painter, chart, bar, place, look)


def _draw_words(painter: QPainter, chart: Chart, bar: ChartBar, place: Place, look: Look) -> None:
    near = _ALIGN.AlignRight if look.is_mirrored else _ALIGN.AlignLeft
    far = _ALIGN.AlignLeft if look.is_mirrored else _ALIGN.AlignRight
    quiet, text = tint_color(Tint.QUIET, look.palette), look.palette.color(QPalette.ColorRole.Text)
    if bar.heading:
        painter.setPen(quiet)
        painter.drawText(place.heading, near | _VERTICAL, by_itself(bar.heading))
    if not place.figure.isEmpty():
        painter.setPen(text if bar.length else quiet)
        painter.drawText(place.figure, (_ALIGN.AlignHCenter if chart.is_upright else far) | _VERTICAL, bar.figure)
    if not chart.is_upright:
        painter.setPen(quiet if bar.is_apart else text)
        # Words are known by how they begin, names of files by their end, too.
        mode = Qt.TextElideMode.ElideRight if " " in bar.label else Qt.TextElideMode.ElideMiddle
        label = look.metrics.elidedText(bar.label, mode, place.label.width())
        painter.drawText(place.label, near | _VERTICAL | Qt.TextFlag.TextSingleLine, by_itself(label))


def _draw_floor(painter: QPainter, places: list[Place], look: Look) -> None:
    """The line that upright bars stand on, and fainter ones at half and full height."""
    track = places[0].track
    left = min(place.area.left() for place in places)
    right = max(place.area.right() for place in places)
    for height, share in ((track.top(), 0.1), (track.center().y(), 0.1), (track.bottom(), 0.3)):
        painter.setPen(QPen(look.faint(share), 1))
        painter.drawLine(QPointF(left, round(height) + 0.5), QPointF(right, round(height) + 0.5))


def _draw_labels_below(painter: QPainter, chart: Chart, places: list[Place], look: Look) -> None:
    """The words below upright bars: all that have room, the first of each year before others."""
    metrics, taken = look.metrics, list[QRectF]()
    quiet, text = tint_color(Tint.QUIET, look.palette), look.palette.color(QPalette.ColorRole.Text)
    numbered = sorted(enumerate(chart.bars), key=lambda each: (not each[1].is_apart, not _comes_first(each[1].label)))
    for number, bar in numbered:
        label = places[number].label
        words = _year(bar.label) or bar.label
        wide = metrics.horizontalAdvance(words) + 2
        room = QRectF(label.center().x() - wide / 2, label.top(), wide, label.height())
        room.moveLeft(max(room.left(), min(place.area.left() for place in places)))
        if bar.is_apart or not any(room.adjusted(-_GAP, 0, _GAP, 0).intersects(other) for other in taken):
            taken.append(room)
            painter.setPen(quiet if bar.is_apart else text)
            painter.drawText(room, _ALIGN.AlignHCenter | _VERTICAL | Qt.TextFlag.TextSingleLine, by_itself(words))


def _year(label: str) -> str:
    """The year alone where a bar is that of its first month; the others need not repeat it."""
    return label.removesuffix("-01") if _MONTH.fullmatch(label) and label.endswith("-01") else ""


def _comes_first(label: str) -> bool:
    """Whether the words of a bar are wanted most: where a year begins, or a decade or its half."""
    return bool(_year(label)) or (len(label) == _YEAR_LETTERS and label.endswith(("0", "5")))


def _rounded(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    radius = min(_RADIUS, rect.width() / 2, rect.height() / 2)
    path.addRoundedRect(rect, radius, radius)
    return path
