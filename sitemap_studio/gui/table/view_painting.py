"""The cells that are in sight, painted all in one go, straight from the table.

A delegate is called once for each cell, and making what Qt tells it of that takes as long as the painting itself.
How one cell looks is the business of `painting`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QTableView

from sitemap_studio.gui.table.column_names import PROBLEMS
from sitemap_studio.gui.table.highlights import Highlights
from sitemap_studio.gui.table.model import EntryModel
from sitemap_studio.gui.table.painting import Cell, CellPainter, baseline
from sitemap_studio.gui.words.texts import cell_text


class _Column(NamedTuple):
    """A column in sight: its number in the model, its left edge and its width in pixels."""

    number: int
    left: int
    width: int


class _Row(NamedTuple):
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

    def _rows(self, area: QRect) -> list[_Row]:
        view, order = self._view, self._model.order
        first, last = view.rowAt(area.top()), view.rowAt(area.bottom())
        if first < 0:
            return []
        slots = order.shown[first : (last if last >= 0 else len(order) - 1) + 1].tolist()
        top, height = view.rowViewportPosition(first), view.rowHeight(first)
        return [_Row(first + place, slot, top + place * height) for place, slot in enumerate(slots)]

    def _columns(self, area: QRect) -> list[_Column]:
        header, found = self._view.horizontalHeader(), []
        for number in range(len(self._model.columns)):
            left, width = header.sectionViewportPosition(number), header.sectionSize(number)
            if width and left <= area.right() and left + width > area.left():
                found.append(_Column(number, left, width))
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

    def _paint_row(self, painter: QPainter, cell: Cell, row: _Row, columns: Iterable[_Column]) -> None:
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


def _lines(rows: list[_Row], columns: list[_Column], height: int) -> Iterator[QRect]:
    """The lines below the rows and to the right of the columns."""
    left, right = min(column.left for column in columns), max(column.left + column.width for column in columns)
    for row in rows:
        yield QRect(left, row.top + height - 1, right - left, 1)
    for column in columns:
        yield QRect(column.left + column.width - 1, rows[0].top, 1, len(rows) * height)
