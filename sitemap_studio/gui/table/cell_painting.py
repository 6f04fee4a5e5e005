"""Painting of the entries table: backgrounds, severity marks, search highlights, and frames of selected ranges.

All visible cells are painted in one pass, straight from the model: calling a delegate for each takes as long as the
painting itself. Colours come from the palette and the theme's tints.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QItemSelectionRange, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView

from sitemap_studio.document.page_texts import PAGE_TABLE_COLUMNS
from sitemap_studio.gui.formatting.display_text import cell_text
from sitemap_studio.gui.icons import severity_icon
from sitemap_studio.gui.table.entry_model import EntryModel
from sitemap_studio.gui.table.view_columns import PROBLEMS
from sitemap_studio.gui.theme import SELECTED_SHARE, SEVERITY_TINT, Tint, is_dark, mix_colors, tint_color, tint_ground
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.search.find_replace import SearchQuery, spans_of_all

MARGIN: Final = 6  # pixels between the edge of a cell and its text
_MARK_SIDE: Final = 14  # least side of a severity icon in a cell, in pixels
Spans = Sequence[tuple[int, int]]  # start and end of each match in a text
_RING_WIDTH: Final = 2
_CORNER_SIDE: Final = 6
_URLS: Final = ("loc", "image:loc", "target", "canonical")
_ELIDE_RIGHT: Final = Qt.TextElideMode.ElideRight
_SITE: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://[^/?#]*/?")
_MATCH_SHARE: Final = {False: 0.26, True: 0.42}
_MAX_CACHED_SPANS: Final = 20_000
_MAX_CACHED_TEXTS: Final = 4_096
_ELLIPSIS: Final = "\u2026"
_MAX_CHARACTERS: Final = 100_000  # matches are not highlighted in longer texts


def severity_icon_side(metrics: QFontMetrics) -> int:
    """Return the edge length of a severity icon in a cell, in pixels."""
    return max(_MARK_SIDE, metrics.height() - 4)


@dataclass(slots=True)
class PaintedCell:
    """Geometry and state of one cell to paint.

    Attributes:
        metrics: Metrics of the font of its text.
        has_focus: Whether the view has the focus.
    """

    rect: QRect
    metrics: QFontMetrics
    is_selected: bool
    is_current: bool
    has_focus: bool

    @classmethod
    def from_option(cls, option: QStyleOptionViewItem, *, is_current: bool) -> PaintedCell:
        """Return a cell with the rectangle, font, selection and focus of a style option."""
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        return cls(option.rect, option.fontMetrics, is_selected, is_current, has_focus)

    @property
    def icon_side(self) -> int:
        """Edge length of a severity icon in this cell, in pixels."""
        return severity_icon_side(self.metrics)


class CellPainter:
    """Painter of single cells in the colours of one palette; a new palette needs a new painter."""

    def __init__(self, palette: QPalette) -> None:
        """Create the painter, with all colours computed from a palette."""
        share = SELECTED_SHARE[is_dark(palette)]
        highlight = palette.color(QPalette.ColorRole.Highlight)
        self.backgrounds: dict[Severity | None, QColor] = {None: palette.color(QPalette.ColorRole.Base)}
        self.backgrounds |= {severity: tint_ground(SEVERITY_TINT[severity], palette) for severity in Severity}
        self.selected = {
            severity: mix_colors(colour, highlight, share) for severity, colour in self.backgrounds.items()
        }
        self.match = tint_ground(Tint.WARNING, palette, _MATCH_SHARE[is_dark(palette)])  # background of a search match
        self.underline = tint_color(Tint.WARNING, palette)  # line below a search match
        self.accent = palette.color(QPalette.ColorRole.Accent)
        self._text = palette.color(QPalette.ColorRole.Text)
        self._quiet_text = tint_color(Tint.QUIET, palette)  # of old facts about pages
        self._grid = palette.color(QPalette.ColorRole.Midlight)
        self._elided_texts: dict[tuple[str, int, bool], str] = {}  # by text, width, and whether it is a URL
        self._elided_metrics: QFontMetrics | None = None  # of the font of the elided texts
        self._icons: dict[tuple[Severity, int, float], QPixmap] = {}  # by severity, side and device pixel ratio
        self._changed = tint_color(Tint.CHANGED, palette)
        self._quiet_ring = tint_color(Tint.QUIET, palette)

    def paint_grid(self, painter: QPainter, lines: Iterable[QRect]) -> None:
        """Paint the grid lines, given as rectangles; call it before the cells."""
        for line in lines:
            painter.fillRect(line, self._grid)

    def paint(
        self,
        painter: QPainter,
        cell: PaintedCell,
        text: str,
        severity: Severity | None,
        *,
        is_url: bool,
        is_number: bool = False,
        matches: Spans = (),
        is_quiet: bool = False,
    ) -> None:
        """Paint a cell: background, severity icon, elided text, search matches, and a ring if it is current.

        Args:
            painter: The painter of the view.
            cell: Geometry and state of the cell.
            text: The text, as one line.
            severity: Worst severity of its problems, for icon and background; None without problems.
            is_url: Whether the text is a URL, whose host remains readable.
            is_number: Whether the text is aligned to the right.
            matches: Spans of search matches in the text.
            is_quiet: Whether the text is painted in grey, as old facts about pages are.
        """
        rect, metrics = cell.rect, cell.metrics
        if cell.is_selected or severity is not None:
            grounds = self.selected if cell.is_selected else self.backgrounds
            painter.fillRect(rect.adjusted(0, 0, -1, -1), grounds[severity])
        left, top, width, height = rect.left() + MARGIN, rect.top(), rect.width() - 2 * MARGIN, rect.height()
        if severity is not None:
            side = cell.icon_side
            self._paint_icon(painter, left + width - side, cell, severity)
            width -= side + MARGIN
        if text:
            painter.setPen(self._quiet_text if is_quiet else self._text)
            shown = self._elide(text, metrics, width, is_url=is_url)
            for start, end in map_spans_to_elided(text, shown, matches) if matches else ():
                indent = metrics.horizontalAdvance(shown[:start])
                length = max(2, metrics.horizontalAdvance(shown[:end]) - indent)
                match = QRect(left + indent, top + 2, length, height - 4)
                painter.fillRect(match, self.match)
                painter.fillRect(match.left(), match.bottom() - 1, length, 2, self.underline)
            # At a point: drawing within a rectangle takes twice as long.
            baseline = top + (height - metrics.height()) // 2 + metrics.ascent()
            if is_number:
                left += width - metrics.horizontalAdvance(shown)
            painter.drawText(left, baseline, shown)
        if cell.is_current:
            self._paint_ring(painter, cell)

    def paint_severity(self, painter: QPainter, cell: PaintedCell, severity: Severity | None) -> None:
        """Paint a cell of the column of problems: the icon of a severity in its centre, or none."""
        if cell.is_selected:
            painter.fillRect(cell.rect.adjusted(0, 0, -1, -1), self.selected[None])
        if severity is not None:
            self._paint_icon(painter, cell.rect.left() + (cell.rect.width() - cell.icon_side) // 2, cell, severity)
        if cell.is_current:
            self._paint_ring(painter, cell)

    def paint_changed(self, painter: QPainter, cell: PaintedCell) -> None:
        """Paint the mark of a changed value: a folded corner where its text begins."""
        side, top = max(_CORNER_SIDE, cell.metrics.height() // 3), cell.rect.top()
        outer = cell.rect.left()
        inner = outer + side
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._changed)
        painter.drawPolygon([QPoint(outer, top), QPoint(inner, top), QPoint(outer, top + side)])

    def paint_selection_borders(self, painter: QPainter, sides: Iterable[QRect], *, has_focus: bool) -> None:
        """Paint the borders of selected ranges, given as rectangles, for users who can't distinguish the colours."""
        for side in sides:
            painter.fillRect(side, self._ring_color(has_focus=has_focus))

    def _elide(self, text: str, metrics: QFontMetrics, width: int, *, is_url: bool) -> str:
        """Return a text elided to a width in pixels, as `elide_url` or at its end; cached while the font is the same."""
        if metrics != self._elided_metrics or len(self._elided_texts) > _MAX_CACHED_TEXTS:
            self._elided_texts.clear()
            # A copy: Qt deletes the metrics of an option with it.
            self._elided_metrics = QFontMetrics(metrics)
        key = text, width, is_url
        if key not in self._elided_texts:
            shown = elide_url(text, metrics, width) if is_url else metrics.elidedText(text, _ELIDE_RIGHT, width)
            self._elided_texts[key] = shown
        return self._elided_texts[key]

    def _ring_color(self, *, has_focus: bool) -> QColor:
        """Return the colour of the ring of the current cell and of the borders of selected ranges."""
        return self.accent if has_focus else self._quiet_ring

    def _paint_icon(self, painter: QPainter, left: int, cell: PaintedCell, severity: Severity) -> None:
        """Paint the icon of a severity at an x coordinate, vertically centred in a cell."""
        key = severity, cell.icon_side, painter.device().devicePixelRatioF()
        if key not in self._icons:
            _, side, ratio = key
            self._icons[key] = severity_icon(severity).pixmap(QSize(side, side), ratio)
        painter.drawPixmap(left, cell.rect.top() + (cell.rect.height() - cell.icon_side) // 2, self._icons[key])

    def _paint_ring(self, painter: QPainter, cell: PaintedCell) -> None:
        """Paint a frame within a cell, which marks the current cell."""
        pen = QPen(self._ring_color(has_focus=cell.has_focus), _RING_WIDTH)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(cell.rect.adjusted(1, 1, -1, -1))


def cell_borders(rect: QRect) -> tuple[QRect, QRect]:
    """Return the rectangles of the grid lines along the lower and the right border of a cell."""
    return QRect(rect.left(), rect.bottom(), rect.width(), 1), QRect(rect.right(), rect.top(), 1, rect.height())


_NEIGHBOURS: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))
"""Steps to the neighbours above, below, to the left and to the right of a cell."""


def selected_cells(view: QTableView, first: int, n_rows: int, columns: Sequence[int]) -> NDArray[np.bool_]:
    """Return a mask of the selected cells by row and column, with an unselected margin of one cell on each side.

    Args:
        view: The table.
        first: First view row.
        n_rows: Number of rows.
        columns: Numbers of the visible columns, ascending.
    """
    is_selected = np.zeros((n_rows + 2, len(columns) + 2), np.bool_)
    # The selection is a QList, which the stubs do not know.
    ranges: list[QItemSelectionRange] = list(view.selectionModel().selection())  # type: ignore[call-overload]
    for cells in ranges:
        top, bottom = max(cells.top() - first + 1, 0), cells.bottom() - first + 2
        if bottom > top:
            left, right = bisect_left(columns, cells.left()), bisect_right(columns, cells.right())
            is_selected[top:bottom, left + 1 : right + 1] = True
    return is_selected


def selection_borders(
    is_selected: NDArray[np.bool_], lefts: Sequence[int], widths: Sequence[int], *, top: int, height: int
) -> Iterator[QRect]:
    """Yield a rectangle along each side of a selected cell whose neighbour on that side is not selected.

    Args:
        is_selected: Whether each visible cell is selected, with one more row and column around them.
        lefts: Left edge of each visible column, in pixels.
        widths: Width of each visible column, in pixels.
        top: Upper edge of the first row, in pixels.
        height: Height of each row, in pixels.
    """
    inner = is_selected[1:-1, 1:-1]
    if not inner.any():
        return
    for down, right in _NEIGHBOURS:
        neighbours = np.roll(is_selected, (-down, -right), (0, 1))[1:-1, 1:-1]
        for row, column in np.argwhere(inner & ~neighbours).tolist():
            x, y, width = lefts[column], top + row * height, widths[column]
            if down:
                yield QRect(x, y + height - _RING_WIDTH if down > 0 else y, width, _RING_WIDTH)
            else:
                yield QRect(x + width - _RING_WIDTH if right > 0 else x, y, _RING_WIDTH, height)


def elide_url(url: str, metrics: QFontMetrics, width: int) -> str:
    """Return a URL elided to a width in pixels; scheme and host remain complete if enough width is left for its end."""
    host = _SITE.match(url)
    if host is None:
        return metrics.elidedText(url, Qt.TextElideMode.ElideMiddle, width)
    host_width = metrics.horizontalAdvance(host[0])
    left = width - host_width
    # Eliding takes most of the time of painting, and a host of more than half the width is never in the first half.
    if left < width // 4 or 2 * host_width < width:
        shown = metrics.elidedText(url, Qt.TextElideMode.ElideMiddle, width)
        if left < width // 4 or shown.startswith(host[0]):
            return shown
    return host[0] + metrics.elidedText(url[host.end() :], Qt.TextElideMode.ElideLeft, left)


def map_spans_to_elided(text: str, elided: str, spans: Spans) -> Spans:
    """Return the spans in the elided form of a text for spans in the text; hidden characters map to the ellipsis."""
    if text == elided or not spans:
        return spans
    dots = next((index for index, (one, other) in enumerate(zip(text, elided, strict=False)) if one != other), -1)
    if dots < 0 or elided[dots] != _ELLIPSIS:
        return []
    hidden_end = len(text) - (len(elided) - dots - 1)

    def map_index(index: int, *, is_end: bool) -> int:
        """Return the index in the elided text for an index in the full text."""
        if index <= dots:
            return index
        return index - len(text) + len(elided) if index >= hidden_end + is_end else dots + is_end

    return [(map_index(start, is_end=False), map_index(end, is_end=True)) for start, end in spans]


class _Section(NamedTuple):
    """Visible column of a table.

    Attributes:
        number: Its number.
        left: Its left edge in the viewport, in pixels.
        width: Its width in pixels.
        column: Its name.
    """

    number: int
    left: int
    width: int
    column: str


class EntryPainter:
    """Painter of the visible cells of an entries table; all rows have one height, and no cell spans another."""

    def __init__(self, view: QTableView, model: EntryModel) -> None:
        """Create the painter of a table, in its current palette."""
        self._view, self._model = view, model
        self._cells = CellPainter(view.palette())
        self._query: SearchQuery | None = None
        self._spans: dict[str, list[tuple[int, int]]] = {}

    def use_palette(self, palette: QPalette) -> None:
        """Paint in the colours of a palette from now on."""
        self._cells = CellPainter(palette)

    def highlight(self, query: SearchQuery | None) -> None:
        """Highlight the matches of a search in visible cells; None or an empty search removes the highlights."""
        if query != self._query:
            self._query = query if query is not None and not query.is_empty else None
            self._spans = {}
            self._view.viewport().update()

    def paint_once(self) -> None:
        """Paint one pixel off screen, so that Qt loads its painting resources early, which takes half a frame."""
        painter = QPainter(pixmap := QPixmap(1, 1))
        try:
            self._cells.paint_grid(painter, [pixmap.rect()])
        finally:
            painter.end()

    def paint(self, area: QRect) -> None:
        """Paint the grid, the cells and the borders of the selection within a rectangle of the table's viewport."""
        view, header = self._view, self._view.horizontalHeader()
        first, slots = self._visible_slots(area.top(), area.bottom())
        sizes = [(number, header.sectionSize(number)) for number in range(len(self._model.columns))]
        sections = [
            _Section(number, header.sectionViewportPosition(number), size, self._model.columns[number])
            for number, size in sizes
            if size
        ]
        is_painted = [each.left <= area.right() and each.left + each.width > area.left() for each in sections]
        columns = list(compress(sections, is_painted))
        if not slots or not columns:
            return
        self._model.prefetch(slots)
        changes = self._model.changes_by_slot(np.array(slots, np.uint32))
        top, height = view.rowViewportPosition(first), view.rowHeight(first)
        left = min(each.left for each in columns)
        right = max(each.left + each.width for each in columns)
        lines = [QRect(left, top + (number + 1) * height - 1, right - left, 1) for number in range(len(slots))]
        lines += [QRect(each.left + each.width - 1, top, 1, len(slots) * height) for each in columns]
        is_selected = selected_cells(view, first, len(slots), [each.number for each in sections])
        selected = is_selected[1:-1, 1:-1][:, is_painted].tolist()
        current = view.currentIndex()
        cell = PaintedCell(QRect(), view.fontMetrics(), False, False, view.hasFocus())
        painter = QPainter(view.viewport())
        try:
            self._cells.paint_grid(painter, lines)
            for number, slot in enumerate(slots):
                cell.rect.setRect(0, top + number * height, 0, height)
                at = current.column() if current.row() == first + number else -1
                cells = list(zip(columns, selected[number], strict=True))
                self._paint_row(painter, cell, slot, cells, at, changes.get(slot, 0))
            _, lefts, widths, _ = zip(*sections, strict=True)
            sides = selection_borders(is_selected, lefts, widths, top=top, height=height)
            self._cells.paint_selection_borders(painter, sides, has_focus=cell.has_focus)
        finally:
            painter.end()

    def visible_rows(self) -> dict[int, int]:
        """Return the view row of each visible entry, by slot and in the order of the rows."""
        first, slots = self._visible_slots(0, self._view.viewport().height() - 1)
        return {slot: row for row, slot in enumerate(slots, first)}

    def _visible_slots(self, top: int, bottom: int) -> tuple[int, list[int]]:
        """Return the first view row between two y coordinates, and the slots of the rows there; (-1, []) if none."""
        first, last = self._view.rowAt(top), self._view.rowAt(bottom)
        shown = self._model.order.shown
        return first, shown[first : last + 1 if last >= 0 else None].tolist() if first >= 0 else []

    def _paint_row(
        self,
        painter: QPainter,
        cell: PaintedCell,
        slot: int,
        cells: Iterable[tuple[_Section, bool]],
        current_column: int,
        changes: int,
    ) -> None:
        """Paint the visible cells of one entry.

        Args:
            painter: The painter of the viewport.
            cell: Cell with the geometry of the row, which is reused for each column.
            slot: The entry.
            cells: Visible columns, each with whether its cell is selected.
            current_column: Number of the column of the current cell; -1 if it is in another row.
            changes: Changes of the entry since the last save, as bits.
        """
        model, top, height = self._model, cell.rect.top(), cell.rect.height()
        has_problems = model.severity(slot, PROBLEMS) is not None
        is_old = bool(model.page_columns) and model.pages.is_old(slot)
        for (number, left, width, column), is_selected in cells:
            cell.rect.setRect(left, top, width, height)
            cell.is_selected = is_selected
            cell.is_current = number == current_column
            severity = model.severity(slot, column) if has_problems else None
            if column == PROBLEMS:
                self._cells.paint_severity(painter, cell, severity)
                continue
            value = model.value(slot, column)
            text = cell_text(value)
            field = model.field_at(number) if self._query is not None and text == value else None
            matches = () if field is None else self._matches(field, text)
            is_quiet = is_old and column in PAGE_TABLE_COLUMNS
            self._cells.paint(painter, cell, text, severity, is_url=column in _URLS, matches=matches, is_quiet=is_quiet)
            if changes and model.is_changed(slot, column, changes):
                self._cells.paint_changed(painter, cell)

    def _matches(self, field: FieldName, text: str) -> Spans:
        """Return the spans of search matches in the text of a field; a miss in the cache searches all visible cells."""
        query = self._query
        if query is None or not text or field not in query.fields:
            return ()
        if text not in self._spans:
            if len(self._spans) > _MAX_CACHED_SPANS:
                self._spans = {}
            _, slots = self._visible_slots(0, self._view.viewport().height() - 1)
            values = (self._model.value(slot, name) for slot in slots for name in query.fields)
            texts = list({text, *filter(None, values)} - self._spans.keys())
            self._spans.update(zip(texts, spans_of_all(query, texts, max_characters=_MAX_CHARACTERS), strict=True))
        return self._spans.get(text, ())
