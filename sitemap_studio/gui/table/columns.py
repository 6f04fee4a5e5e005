"""How wide the columns of the table are: loc takes what is free, the others what their usual values need.

Until the user drags a border; from then on widths are the user's.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHeaderView, QTableView

from sitemap_studio.gui.table.model import PROBLEMS, SITEMAP, EntryModel
from sitemap_studio.gui.table.painting import MARGIN, MARK_SIDE

_SAMPLES: Final = {
    "lastmod": "2026-11-20T22:22:22+00:00",
    "changefreq": "changefreq",
    "priority": "priority",
    SITEMAP: "products-2026-11.xml.gz",
}
"""By column a text that should fit in."""

_SORT_ARROW: Final = 18
_LEAST_LOC: Final = 240
_LEAST: Final = 32


class ColumnFitter(QObject):
    """Fits the columns of a table of entries into its width."""

    def __init__(self, view: QTableView, model: EntryModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        self._is_fitting = False
        self._is_users = False
        header = view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setMinimumSectionSize(_LEAST)
        header.sectionResized.connect(self._note_resizing)

    def fit(self) -> None:
        """Give every column its width, unless the user did."""
        if self._is_users or not self._model.columns:
            return
        self._is_fitting = True
        widths = {column: self._width(column) for column in self._model.columns[1:]}
        header = self._view.horizontalHeader()
        free = self._view.viewport().width() - sum(widths.values())
        header.resizeSection(0, max(free, _LEAST_LOC))
        for place, column in enumerate(self._model.columns):
            if place:
                header.resizeSection(place, widths[column])
        self._is_fitting = False

    def _width(self, column: str) -> int:
        if column == PROBLEMS:
            return 2 * MARGIN + MARK_SIDE + _SORT_ARROW // 2
        wide = self._view.fontMetrics().horizontalAdvance(_SAMPLES[column])
        return wide + 2 * MARGIN + max(MARK_SIDE + MARGIN, _SORT_ARROW)

    def _note_resizing(self) -> None:
        # The header resizes by itself only while it gets its columns, and these are fitted right after.
        if not self._is_fitting and self._view.isVisible():
            self._is_users = True
