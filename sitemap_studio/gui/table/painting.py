"""Painting of the entries table: backgrounds, severity marks, search highlights and the ring of the current cell.

All visible cells are painted in one pass, straight from the model: calling a delegate for each takes as long as the
painting itself. Colours come from the palette and the theme's tints.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QRect, Qt, Slot
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView

from sitemap_studio.gui.icons import severity_icon
from sitemap_studio.gui.table.model import PROBLEMS, EntryModel
from sitemap_studio.gui.theme import (
    SELECTED_SHARE,
    SEVERITY_TINT,
    Tint,
    is_dark,
    mixed,
    tint_color,
    tint_ground,
)
from sitemap_studio.gui.words.texts import cell_text
from sitemap_studio.protocol.catalogue import Severity
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.search.find_replace import SearchQuery, spans_of_all

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


def mark_side(metrics: QFontMetrics) -> int:
    """Side of a severity's drawing beside letters, in pixels; it grows with large ones."""
    return max(MARK_SIDE, metrics.height() - 4)


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
        grounds: dict[Severity | None, QColor] = {
            severity: tint_ground(SEVERITY_TINT[severity], palette) for severity in Severity
        }
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


Spans = list[tuple[int, int]]
"""First characters of matches in a text, and those behind their last."""

_MOST_REMEMBERED: Final = 20_000
_NOWHERE: Final[Spans] = []


class Highlights(QObject):
    """Knows where in a cell something stands that is looked for."""

    def __init__(self, view: QTableView, model: EntryModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        self._wanted: SearchQuery | None = None
        self._known: dict[str, Spans] = {}

    @Slot(object)
    def look_for(self, wanted: SearchQuery | None) -> None:
        """Mark this from now on; None marks nothing."""
        if wanted != self._wanted:
            self._wanted = wanted if wanted is not None and not wanted.is_nothing else None
            self._known = {}
            self._view.viewport().update()

    def spans(self, field: FieldName, text: str) -> Spans:
        """Where in a text of a field, as it is painted, something stands that is looked for."""
        wanted = self._wanted
        if wanted is None or not text or field not in wanted.fields:
            return _NOWHERE
        if text not in self._known:
            self._look(wanted, text)
        return self._known.get(text, _NOWHERE)

    def _look(self, wanted: SearchQuery, text: str) -> None:
        """Search the texts of all cells on screen, and this one."""
        if len(self._known) > _MOST_REMEMBERED:
            self._known = {}
        texts = [each for each in {text, *self._on_screen(wanted)} if each not in self._known]
        self._known.update(zip(texts, spans_of_all(wanted, texts), strict=True))

    def _on_screen(self, wanted: SearchQuery) -> list[str]:
        first, last = self._view.rowAt(0), self._view.rowAt(self._view.viewport().height() - 1)
        if first < 0:
            return []
        shown = self._model.order.shown[first : (last if last >= 0 else len(self._model.order) - 1) + 1]
        value = self._model.value
        return [text for slot in shown.tolist() for name in wanted.fields if (text := value(slot, name))]


class _VisibleColumn(NamedTuple):
    """A column in sight: its number in the model, its left edge and its width in pixels."""

    number: int
    left: int
    width: int


class _VisibleRow(NamedTuple):
    """A row in sight: its number, the entry that it shows, and its upper edge in pixels."""

    number: int
    slot: int
    top: int


class ViewPainter:
    """Paints the viewport of a view of entries; its rows have one height and no cell spans another.

    Attributes:
        highlights: What is looked for, and marked in the cells.
    """

    def __init__(self, view: QTableView, model: EntryModel) -> None:
        self._view, self._model = view, model
        self._cells = CellPainter(view.palette())
        self.highlights = Highlights(view, model)

    def use_palette(self, palette: QPalette) -> None:
        """Paint with another palette from now on."""
        self._cells = CellPainter(palette)

    def prepare(self) -> None:
        """Have Qt make now what it makes when something is painted for the first time; that takes half a frame."""
        painter = QPainter(pixmap := QPixmap(1, 1))
        try:
            self._cells.begin(painter, [pixmap.rect()])
        finally:
            painter.end()

    def paint(self, area: QRect) -> None:
        """Paint the cells that lie in a part of the viewport."""
        rows, columns = self._rows(area), self._columns(area)
        if not rows or not columns:
            return
        cell = self._cell(self._view.rowHeight(rows[0].number))
        painter = QPainter(self._view.viewport())
        try:
            self._cells.begin(painter, _lines(rows, columns, cell.rect.height()))
            for row in rows:
                self._paint_row(painter, cell, row, columns)
        finally:
            painter.end()

    def _rows(self, area: QRect) -> list[_VisibleRow]:
        view, order = self._view, self._model.order
        first, last = view.rowAt(area.top()), view.rowAt(area.bottom())
        if first < 0:
            return []
        slots = order.shown[first : (last if last >= 0 else len(order) - 1) + 1].tolist()
        top, height = view.rowViewportPosition(first), view.rowHeight(first)
        return [_VisibleRow(first + place, slot, top + place * height) for place, slot in enumerate(slots)]

    def _columns(self, area: QRect) -> list[_VisibleColumn]:
        header, found = self._view.horizontalHeader(), []
        for number in range(len(self._model.columns)):
            left, width = header.sectionViewportPosition(number), header.sectionSize(number)
            if width and left <= area.right() and left + width > area.left():
                found.append(_VisibleColumn(number, left, width))
        return found

    def _cell(self, height: int) -> Cell:
        """What all cells have in common."""
        view, metrics = self._view, self._view.fontMetrics()
        return Cell(
            rect=QRect(0, 0, 0, height),
            metrics=metrics,
            baseline=baseline(metrics, height),
            is_mirrored=view.isRightToLeft(),
            is_selected=False,
            is_current=False,
            has_focus=view.hasFocus(),
        )

    def _paint_row(self, painter: QPainter, cell: Cell, row: _VisibleRow, columns: Iterable[_VisibleColumn]) -> None:
        model, current, selection = self._model, self._view.currentIndex(), self._view.selectionModel()
        current_column = current.column() if current.row() == row.number else -1
        is_selected = selection.rowIntersectsSelection(row.number)
        is_marked = model.severity(row.slot, PROBLEMS) is not None
        for number, left, width in columns:
            cell.rect.setRect(left, row.top, width, cell.rect.height())
            cell.is_selected = is_selected and selection.isSelected(model.index(row.number, number))
            cell.is_current = number == current_column
            self._paint_cell(painter, cell, row.slot, number, is_marked=is_marked)

    def _paint_cell(self, painter: QPainter, cell: Cell, slot: int, column: int, *, is_marked: bool) -> None:
        model = self._model
        shows = model.columns[column]
        severity = model.severity(slot, shows) if is_marked else None
        if shows == PROBLEMS:
            self._cells.paint_mark(painter, cell, severity)
            return
        value = model.value(slot, shows)
        text = cell_text(value)
        field = model.field_at(column)
        found = self.highlights.spans(field, text) if field is not None and text == value else ()
        self._cells.paint(painter, cell, text, severity, is_url=column == 0, found=found)


def _lines(rows: list[_VisibleRow], columns: list[_VisibleColumn], height: int) -> Iterator[QRect]:
    """The lines below the rows and to the right of the columns."""
    left, right = min(column.left for column in columns), max(column.left + column.width for column in columns)
    for row in rows:
        yield QRect(left, row.top + height - 1, right - left, 1)
    for column in columns:
        yield QRect(column.left + column.width - 1, rows[0].top, 1, len(rows) * height)
