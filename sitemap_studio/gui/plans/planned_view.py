"""The list of what a plan would change, on screen: what differs stands in front, and Space ticks and unticks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from sitemap_studio.gui.plans.difference_delegate import DifferenceDelegate
from sitemap_studio.gui.plans.planned_list import Column, PlannedList
from sitemap_studio.gui.table.selection import Ranges
from sitemap_studio.gui.widgets.list_view import ListView

MOST_PIXELS: Final = 2**31 - 1
"""Qt counts the height of a list in a signed 32-bit number of pixels."""

_PIXELS: Final[dict[int, int]] = {Column.FIELD: 104, Column.ENTRY: 160}
_LEAST_PIXELS: Final = 80


class PlannedView(ListView):
    """The list; Space ticks and unticks all that is selected.

    Args:
        model: What is listed.
        last_pixels: Width of a column behind the usual ones; 0 where there is none.
        parent: Its owner.
    """

    def __init__(self, model: PlannedList, parent: QWidget | None = None, *, last_pixels: int = 0) -> None:
        pixels = dict(_PIXELS)
        if last_pixels:
            pixels[len(Column)] = last_pixels
        super().__init__(model, pixels, parent)
        self.setItemDelegate(DifferenceDelegate(Column.BEFORE, Column.AFTER, self))
        columns = self.horizontalHeader()
        columns.setStretchLastSection(False)
        columns.setMinimumSectionSize(_LEAST_PIXELS)
        for column in (Column.BEFORE, Column.AFTER):
            columns.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self._planned = model
        self._usual_height = self.verticalHeader().defaultSectionSize()
        self.setSelectionMode(ListView.SelectionMode.ExtendedSelection)
        self.setAccessibleName(self.tr("Values that would change"))
        self.say_when_empty(self.tr("Each value that would change is listed here, before and after."))
        model.modelReset.connect(self._fit)

    @Slot()
    def _fit(self) -> None:
        most = MOST_PIXELS // max(1, self._planned.rowCount())
        self.verticalHeader().setDefaultSectionSize(min(self._usual_height, most))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ranges = Ranges.of(self.selectionModel().selection(), self._planned.columnCount())
        if event.key() == Qt.Key.Key_Space and ranges.boxes:
            is_ticked = not self._planned.is_ticked(max(0, self.currentIndex().row()))
            for top, _, bottom, _ in ranges.boxes:
                self._planned.tick(top, bottom, is_ticked=is_ticked)
        else:
            super().keyPressEvent(event)
