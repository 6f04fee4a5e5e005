"""Selected ranges of the table: one frame around each contiguous range, and no lines within."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QPoint, QRect
from PySide6.QtGui import QImage, QPalette
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.table.cell_painting import selection_borders
from sitemap_studio.gui.table.entry_view import EntryView

FLAG = QItemSelectionModel.SelectionFlag
Cell = tuple[int, int]


def select(view: EntryView, *boxes: tuple[int, int, int, int]) -> None:
    """Select boxes of first row, first column, last row and last column; the current cell is outside of them."""
    selection = QItemSelection()
    for top, left, bottom, right in boxes:
        selection.merge(QItemSelection(view.entries.index(top, left), view.entries.index(bottom, right)), FLAG.Select)
    view.selectionModel().setCurrentIndex(view.entries.index(4, 2), FLAG.ClearAndSelect)
    view.selectionModel().select(selection, FLAG.ClearAndSelect)


def framed_sides(view: EntryView, image: QImage, rect: QRect) -> str:
    """Return the first letters of the sides along which a cell has a line in the accent colour."""
    x, y = rect.center().x(), rect.center().y()
    points = {
        "T": QPoint(x, rect.top()), "B": QPoint(x, rect.bottom()),
        "L": QPoint(rect.left(), y), "R": QPoint(rect.right(), y),
    }  # fmt: skip
    accent = view.palette().color(QPalette.ColorRole.Accent)
    return "".join(side for side, point in points.items() if image.pixelColor(point) == accent)


def frames(view: EntryView) -> dict[Cell, str]:
    """Return the framed sides of each cell that has any."""
    image = view.viewport().grab().toImage()
    cells = [(row, column) for row in range(view.entries.rowCount()) for column in range(view.entries.columnCount())]
    shown = [cell for cell in cells if not view.isColumnHidden(cell[1]) and cell != (4, 2)]
    sides = {cell: framed_sides(view, image, view.visualRect(view.entries.index(*cell))) for cell in shown}
    return {cell: found for cell, found in sides.items() if found}


@pytest.mark.parametrize(
    ("boxes", "expected_sides"),
    [
        pytest.param([(1, 0, 1, 0)], {(1, 0): "TBLR"}, id="cell"),
        pytest.param(
            [(0, 0, 2, 1)],
            {(0, 0): "TL", (0, 1): "TR", (1, 0): "L", (1, 1): "R", (2, 0): "BL", (2, 1): "BR"},
            id="range",
        ),
        pytest.param([(0, 0, 0, 0), (1, 0, 1, 0)], {(0, 0): "TLR", (1, 0): "BLR"}, id="adjacent cells"),
        pytest.param([(0, 0, 0, 0), (2, 0, 2, 0)], {(0, 0): "TBLR", (2, 0): "TBLR"}, id="separate cells"),
        pytest.param(
            [(0, 0, 1, 0), (1, 1, 1, 1)], {(0, 0): "TLR", (1, 0): "BL", (1, 1): "TBR"}, id="range with a corner"
        ),
    ],
)  # fmt: skip
def test_selected_ranges_are_framed_without_lines_within(view: EntryView, boxes, expected_sides):
    select(view, *boxes)
    assert frames(view) == expected_sides


def test_whole_rows_have_one_frame_across_hidden_columns(view: EntryView):
    last = view.entries.columnCount() - 1
    view.setColumnHidden(1, True)
    select(view, (1, 0, 2, last))
    sides = frames(view)
    assert sides[1, 0] == "TL"
    assert sides[2, last] == "BR"
    middle = {sides[row, column] for row in (1, 2) for column in range(2, last)}
    assert middle == {"T", "B"}


def test_selection_frame_is_updated_for_added_and_removed_cells(view: EntryView, qtbot: QtBot):
    select(view, (0, 0, 1, 0))
    view.grab()
    view.selectionModel().select(view.entries.index(2, 0), FLAG.Select)
    assert frames(view) == {(0, 0): "TLR", (1, 0): "LR", (2, 0): "BLR"}
    view.selectionModel().select(view.entries.index(1, 0), FLAG.Deselect)
    assert frames(view) == {(0, 0): "TBLR", (2, 0): "TBLR"}


def test_selection_change_repaints_neighbouring_cells(view: EntryView, qtbot: QtBot, monkeypatch):
    select(view, (0, 0, 1, 0))
    view.viewport().repaint()
    areas: list[QRect] = []
    paint = view.painter.paint

    def paint_and_note(area: QRect) -> None:
        areas.append(area)
        paint(area)

    monkeypatch.setattr(view.painter, "paint", paint_and_note)
    view.selectionModel().select(view.entries.index(2, 0), FLAG.Select)
    beside = view.visualRect(view.entries.index(1, 0))
    qtbot.waitUntil(lambda: any(area.contains(beside) for area in areas))


def test_selection_frame_is_open_where_range_continues_off_screen():
    is_selected = np.zeros((4, 3), np.bool_)
    is_selected[:, 1] = True
    sides = list(selection_borders(is_selected, [10], [50], top=0, height=20))
    assert sides == [QRect(10, 0, 2, 20), QRect(10, 20, 2, 20), QRect(58, 0, 2, 20), QRect(58, 20, 2, 20)]
