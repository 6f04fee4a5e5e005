"""Headers of the entries table: sorting by several columns, entry numbers, and the widths of the columns.

loc takes the free width, the other columns what their values need, until the user drags a border. From then on the
widths are the user's, by the names of the columns.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Final

import numpy as np
from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader, QTableView

from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.table.model import PROBLEMS, SITEMAP, ColumnSort, EntryModel
from sitemap_studio.gui.table.painting import MARGIN, MARK_SIDE
from sitemap_studio.gui.theme import Tint, scaled, tint_color
from sitemap_studio.gui.words.texts import cell_text
from sitemap_studio.protocol.fields import FIELD_NAMES

MAX_KEYS: Final = 4  # maximum number of columns that the view is sorted by
HIDEABLE: Final = (*(name for name in FIELD_NAMES if name != "loc"), SITEMAP, PROBLEMS)
"""Columns that can be hidden; an entry is known by its loc."""

_SAMPLES: Final = {
    "lastmod": "2026-11-20T22:22:22+00:00",
    "changefreq": "changefreq",
    "priority": "priority",
    SITEMAP: "products-2026-11.xml.gz",
}
"""Longest text that should fit by column, if other than its name; longer ones are elided."""

_SHORT_SAMPLES: Final = {"lastmod": "2026-11-20 …", SITEMAP: "products.xml.gz"}
"""Text that must fit by column even where loc has little room: a date without its time."""

_MEASURED_ENTRIES: Final = 64  # number of entries, spread over all visible ones, whose values are measured
_FITTING_SHARE: Final = 0.9  # share of the measured values that fit
_SORT_ARROW: Final = 18
_PREFERRED_LOC: Final = (340, 520)
"""If loc had less, other columns give way to it: minimum, and maximum for long values, in pixels."""

_MIN_LOC: Final = 240
_MIN_WIDTH: Final = 32
_MAX_WIDTH: Final = 10_000
_MAX_MEASURED: Final = 5_000  # longer texts are wider than any column, whatever their letters
_MIN_NUMBER: Final = 10  # the vertical header is wide enough at least for this number
_ARROW_WIDTH: Final = 17
_KEY_NUMBER_SIZE: Final = 0.78  # font size of the number of a sort key, relative to the header's


class NumberHeader(QHeaderView):
    """Vertical header with the positions of the entries in the set, as wide as the longest number."""

    def __init__(self, model: EntryModel, view: QTableView) -> None:
        super().__init__(Qt.Orientation.Vertical, view)
        self._model = model
        self.setSectionsClickable(True)

    def sizeHint(self) -> QSize:
        # Qt would ask for the texts, fonts and icons of two hundred rows, several times after each reset.
        longest = format_number(max(len(self._model.session.document.table), _MIN_NUMBER))
        # Qt measures sections in bold letters.
        font = self.font()
        font.setBold(True)
        metrics = QFontMetrics(font)
        first = self._model.headerData(0, Qt.Orientation.Vertical) or ""
        padding = self.sectionSizeFromContents(0).width() - metrics.horizontalAdvance(first)
        digits = "".join("8" if letter.isdigit() else letter for letter in longest)
        return QSize(metrics.horizontalAdvance(digits) + padding, 0)


class EntryHeader(QHeaderView):
    """Horizontal header: sorts by several columns, and fits the columns into the width of the table."""

    layout_changed = Signal()  # the user resized, hid or showed a column

    def __init__(self, model: EntryModel, view: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._model, self._view = model, view
        self._pressed = -1
        self._is_fitting = False
        self.widths: dict[str, int] = {}  # widths that the user chose, in pixels by column; empty while they are fitted
        self.hidden: frozenset[str] = frozenset()
        self._typical: dict[str, str] = {}
        self.setSectionsClickable(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.setMinimumSectionSize(_MIN_WIDTH)
        self.sectionResized.connect(self._keep_widths)
        model.sort_changed.connect(self._show_sort)

    # Sorting

    def add_key(self, section: int) -> None:
        """Sort by one more column, reverse the order of one that is a key, or remove a descending one."""
        column, keys, key = self._model.columns[section], self._model.sort_keys, self._key_of(section)
        if key is None:
            self._model.sort_by([*keys[: MAX_KEYS - 1], ColumnSort(column)])
        else:
            turned = [] if key.is_descending else [ColumnSort(column, is_descending=True)]
            place = keys.index(key)
            self._model.sort_by([*keys[:place], *turned, *keys[place + 1 :]])

    def _show_sort(self) -> None:
        keys = self._model.sort_keys
        order = Qt.SortOrder.DescendingOrder if keys and keys[0].is_descending else Qt.SortOrder.AscendingOrder
        self.blockSignals(True)
        self.setSortIndicator(self._model.columns.index(keys[0].column) if keys else -1, order)
        self.blockSignals(False)
        self.viewport().update()

    def key_number(self, section: int) -> int | None:
        """Return which of several sort keys a column is, from 1; None if it is none, or the only one."""
        keys, key = self._model.sort_keys, self._key_of(section)
        return None if key is None or len(keys) < 2 else keys.index(key) + 1

    def _key_of(self, section: int) -> ColumnSort | None:
        column = self._model.columns[section] if 0 <= section < len(self._model.columns) else None
        return next((key for key in self._model.sort_keys if key.column == column), None)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, logicalIndex: int) -> None:
        super().initStyleOptionForIndex(option, logicalIndex)
        key = self._key_of(logicalIndex)
        if key is not None:
            arrows = QStyleOptionHeader.SortIndicator
            # The arrow of an ascending sort points up, but on KDE, as Qt draws it everywhere.
            points_down = key.is_descending != ("KDE" in os.environ.get("XDG_CURRENT_DESKTOP", "").split(":"))
            option.sortIndicator = arrows.SortDown if points_down else arrows.SortUp

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        painter.save()
        super().paintSection(painter, rect, logicalIndex)
        painter.restore()
        number = self.key_number(logicalIndex)
        if number is None:
            return
        painter.save()
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _KEY_NUMBER_SIZE)
        painter.setFont(font)
        painter.setPen(tint_color(Tint.QUIET, self.palette()))
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        # Above the arrow, where narrow columns have room, too.
        left = rect.left() if is_mirrored else rect.right() - _ARROW_WIDTH
        area = QRect(left, rect.top() + 1, _ARROW_WIDTH, rect.height() // 2)
        painter.drawText(area, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(number))
        painter.restore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._shift_clicked(event)
        if self._pressed < 0:
            super().mousePressEvent(event)
        else:
            self.sectionPressed.emit(self._pressed)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, -1
        if pressed < 0:
            super().mouseReleaseEvent(event)
        elif self.logicalIndexAt(event.position().toPoint()) == pressed:
            self.add_key(pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        (self.mousePressEvent if self._shift_clicked(event) >= 0 else super().mouseDoubleClickEvent)(event)

    def _shift_clicked(self, event: QMouseEvent) -> int:
        """Return the section of a click with Shift, and not on a border; else -1."""
        is_shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        is_on_border = self.cursor().shape() is Qt.CursorShape.SplitHCursor
        if event.button() is not Qt.MouseButton.LeftButton or not is_shifted or is_on_border:
            return -1
        return self.logicalIndexAt(event.position().toPoint())

    # Widths and hidden columns

    def use_layout(self, widths: Mapping[str, int], hidden: Iterable[str]) -> None:
        """Restore widths in pixels by column, and hidden columns; without widths the columns are fitted."""
        self.widths = {name: min(max(width, _MIN_WIDTH), _MAX_WIDTH) for name, width in widths.items()}
        self.hidden = frozenset(hidden) & frozenset(HIDEABLE)
        self.fit()

    def hide_column(self, column: str, *, is_hidden: bool) -> None:
        self.use_layout(self.widths, self.hidden | {column} if is_hidden else self.hidden - {column})
        self.layout_changed.emit()

    def reset_layout(self) -> None:
        self.use_layout({}, ())
        self.layout_changed.emit()

    def measure(self) -> None:
        shown, metrics = self._model.order.shown, self._view.fontMetrics()
        n_measured = min(len(shown), _MEASURED_ENTRIES)
        sample = shown[np.linspace(0, max(len(shown) - 1, 0), n_measured, dtype=np.intp)]
        self._typical = {}
        for column in (_SAMPLES.keys() | {"loc"}) & set(self._model.columns):
            values = (cell_text(self._model.value(int(slot), column)) for slot in sample)
            texts = sorted((text[:_MAX_MEASURED] for text in values if text), key=metrics.horizontalAdvance)
            if texts:
                self._typical[column] = texts[int(_FITTING_SHARE * len(texts))]

    def fit(self) -> None:
        if not self._model.columns:
            return
        self._is_fitting = True
        widths = {column: self.widths.get(column) or self._fitted(column) for column in self._model.columns[1:]}
        widths["loc"] = self.widths.get("loc") or max(self._make_room(widths), scaled(_MIN_LOC))
        for section, column in enumerate(self._model.columns):
            self.setSectionHidden(section, column in self.hidden)
            if column not in self.hidden:
                self.resizeSection(section, widths[column])
        self._is_fitting = False

    def _make_room(self, widths: dict[str, int]) -> int:
        """Narrow columns whose values may be elided, if loc has little room, and return its width.

        `widths`, in pixels by column, are changed unless the user chose them.
        """
        free = self._view.viewport().width()
        free -= sum(width for column, width in widths.items() if column not in self.hidden)
        least, most = (scaled(pixels) for pixels in _PREFERRED_LOC)
        preferred = min(max(self._width_of(self._typical.get("loc", "")), least), most)
        for column in _SHORT_SAMPLES:
            if column in widths and column not in self.hidden and not self.widths:
                less = max(widths[column] - self._width_of(_SHORT_SAMPLES[column]), 0) if free < preferred else 0
                widths[column] -= less
                free += less
        return free

    def needed_width(self, section: int) -> int:
        """Return the width that the visible texts of a column need, in pixels."""
        column, view = self._model.columns[section], self._view
        if column == PROBLEMS:
            return self._fitted(column)
        first, last = view.rowAt(0), view.rowAt(view.viewport().height() - 1)
        shown = self._model.order.shown[max(first, 0) : last + 1 if last >= 0 else None]
        texts = (cell_text(self._model.value(int(slot), column)) for slot in shown)
        metrics = view.fontMetrics()
        widest = max((metrics.horizontalAdvance(text[:_MAX_MEASURED]) for text in texts), default=0)
        return min(widest + 3 * MARGIN + MARK_SIDE, _MAX_WIDTH)

    def _fitted(self, column: str) -> int:
        if column == PROBLEMS:
            return 2 * MARGIN + MARK_SIDE + _SORT_ARROW // 2
        longest = _SAMPLES.get(column, column)
        typical = self._typical.get(column, longest)
        return min(max(self._width_of(typical), self._width_of(column)), self._width_of(longest))

    def _width_of(self, text: str) -> int:
        """Return the width of a column in which a text fits beside a severity icon."""
        return self._view.fontMetrics().horizontalAdvance(text) + 2 * MARGIN + max(MARK_SIDE + MARGIN, _SORT_ARROW)

    def _keep_widths(self) -> None:
        # The header resizes sections by itself only while columns are inserted, and these are fitted right after.
        if self._is_fitting or not self._view.isVisible():
            return
        shown = [(section, name) for section, name in enumerate(self._model.columns) if name not in self.hidden]
        self.widths |= {name: self.sectionSize(section) for section, name in shown}
        self.layout_changed.emit()
