"""Which columns the table shows, and how wide: loc takes what is free, the others what their values need.

Until the user drags a border; from then on the widths are the user's, by the names of the columns.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHeaderView, QTableView

from sitemap_studio.gui.table.column_names import PROBLEMS, SITEMAP
from sitemap_studio.gui.table.model import EntryModel
from sitemap_studio.gui.table.painting import MARGIN, MARK_SIDE
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.words.texts import cell_text
from sitemap_studio.protocol.fields import FIELD_NAMES

HIDEABLE: Final = (*(name for name in FIELD_NAMES if name != "loc"), SITEMAP, PROBLEMS)
"""The columns that can be hidden; an entry is known by its loc."""

_SAMPLES: Final = {
    "lastmod": "2026-11-20T22:22:22+00:00",
    "changefreq": "changefreq",
    "priority": "priority",
    SITEMAP: "products-2026-11.xml.gz",
}
"""By column the longest text that should fit in, where that is not its name; longer ones are cut."""

_SHORT: Final = {"lastmod": "2026-11-20 …", SITEMAP: "products.xml.gz"}
"""By column the text that must fit in still where loc has little room: a date without its time."""

_MEASURED: Final = 64
"""So many entries, spread over all that are shown, are asked how much of that room their values need."""

_USUAL_SHARE: Final = 0.9
"""So many of the values fit in whole."""

_SORT_ARROW: Final = 18
_LIKED_LOC: Final = (340, 520)
"""Where loc would have less, others give way to it: at least so much, and up to so much where its values need it."""

_LEAST_LOC: Final = 240
_LEAST: Final = 32
_MOST: Final = 10_000
_MOST_MEASURED: Final = 5_000
"""Longer texts are wider than any column, whatever their letters."""


class ColumnFitter(QObject):
    """Fits the columns of a table of entries into its width.

    Signals:
        changed: The user gave a column another width, or columns were hidden or shown.
    """

    changed = Signal()

    def __init__(self, view: QTableView, model: EntryModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        self._is_fitting = False
        self._widths: dict[str, int] = {}
        self._hidden: frozenset[str] = frozenset()
        self._usual: dict[str, str] = {}
        header = view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setMinimumSectionSize(_LEAST)
        header.sectionResized.connect(self._note_resizing)

    @property
    def hidden(self) -> frozenset[str]:
        """The columns that are not shown."""
        return self._hidden

    @property
    def widths(self) -> dict[str, int]:
        """The widths that the user chose, in pixels by column; empty while they are fitted."""
        return dict(self._widths)

    def use(self, widths: Mapping[str, int], hidden: Iterable[str]) -> None:
        """Take over what was chosen earlier; what makes no sense is left out.

        Args:
            widths: In pixels by column; empty to let them be fitted.
            hidden: The columns that are not to be shown.
        """
        self._widths = {name: min(max(width, _LEAST), _MOST) for name, width in widths.items()}
        self._hidden = frozenset(hidden) & frozenset(HIDEABLE)
        self.fit()

    def hide(self, column: str, *, is_hidden: bool) -> None:
        """Hide a column, or show it again."""
        self._hidden = self._hidden | {column} if is_hidden else self._hidden - {column}
        self._hidden &= frozenset(HIDEABLE)
        self.fit()
        self.changed.emit()

    def forget(self) -> None:
        """Show all columns, as wide as they need."""
        self.use({}, ())
        self.changed.emit()

    def measure(self) -> None:
        """Look how wide the values are that the columns show now; from some of them, spread over all."""
        shown, metrics = self._model.order.shown, self._view.fontMetrics()
        spread = shown[np.linspace(0, max(len(shown) - 1, 0), min(len(shown), _MEASURED), dtype=np.intp)]
        self._usual = {}
        for column in (_SAMPLES.keys() | {"loc"}) & set(self._model.columns):
            values = (cell_text(self._model.value(int(slot), column)) for slot in spread)
            texts = sorted((text[:_MOST_MEASURED] for text in values if text), key=metrics.horizontalAdvance)
            if texts:
                self._usual[column] = texts[int(_USUAL_SHARE * len(texts))]

    def fit(self) -> None:
        """Give every column its width, and hide those that are not wanted."""
        if not self._model.columns:
            return
        self._is_fitting = True
        header = self._view.horizontalHeader()
        widths = {column: self._widths.get(column) or self._width(column) for column in self._model.columns[1:]}
        free = self._give_way(widths)
        for place, column in enumerate(self._model.columns):
            header.setSectionHidden(place, column in self._hidden)
            if column not in self._hidden:
                header.resizeSection(
                    place, widths.get(column) or self._widths.get(column) or max(free, scaled(_LEAST_LOC))
                )
        self._is_fitting = False

    def _give_way(self, widths: dict[str, int]) -> int:
        """Take from columns whose values may be cut what loc would like to have; tell how much it gets.

        Args:
            widths: In pixels by column, without loc; those that the user chose stay.
        """
        shown = sum(width for column, width in widths.items() if column not in self._hidden)
        free = self._view.viewport().width() - shown
        least, most = (scaled(pixels) for pixels in _LIKED_LOC)
        liked = min(max(self._room(self._usual.get("loc", "")), least), most)
        for column in _SHORT:
            if column in widths and column not in self._hidden and not self._widths:
                less = max(widths[column] - self._room(_SHORT[column]), 0) if free < liked else 0
                widths[column] -= less
                free += less
        return free

    def needed(self, place: int) -> int:
        """How wide a column must be for the texts that are in sight, in pixels."""
        column, order = self._model.columns[place], self._model.order
        if column == PROBLEMS:
            return self._width(column)
        first, last = self._view.rowAt(0), self._view.rowAt(self._view.viewport().height() - 1)
        shown = order.shown[max(first, 0) : last + 1 if last >= 0 else None]
        texts = (cell_text(self._model.value(int(slot), column)) for slot in shown)
        metrics = self._view.fontMetrics()
        widest = max((metrics.horizontalAdvance(text[:_MOST_MEASURED]) for text in texts), default=0)
        return min(widest + 3 * MARGIN + MARK_SIDE, _MOST)

    def _width(self, column: str) -> int:
        if column == PROBLEMS:
            return 2 * MARGIN + MARK_SIDE + _SORT_ARROW // 2
        longest = _SAMPLES.get(column, column)
        usual = self._usual.get(column, longest)
        return min(max(self._room(usual), self._room(column)), self._room(longest))

    def _room(self, text: str) -> int:
        """The width of a column in which a text fits beside a mark."""
        return self._view.fontMetrics().horizontalAdvance(text) + 2 * MARGIN + max(MARK_SIDE + MARGIN, _SORT_ARROW)

    def _note_resizing(self) -> None:
        # The header resizes by itself only while it gets its columns, and these are fitted right after.
        if self._is_fitting or not self._view.isVisible():
            return
        header = self._view.horizontalHeader()
        shown = [(place, name) for place, name in enumerate(self._model.columns) if name not in self._hidden]
        self._widths |= {name: header.sectionSize(place) for place, name in shown}
        self.changed.emit()
