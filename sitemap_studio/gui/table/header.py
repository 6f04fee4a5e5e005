"""Headers of the entries table: sorting by several columns, entry numbers, and the widths of the columns.

loc takes the free width, the other columns what their values need, until the user drags a border. From then on the
widths are the user's, by the names of the columns.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader, QTableView, QWidget

from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.table.model import PROBLEMS, SITEMAP, ColumnSort, EntryModel
from sitemap_studio.gui.table.painting import MARGIN, MARK_SIDE
from sitemap_studio.gui.theme import Tint, scaled, tint_color
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


MAX_KEYS: Final = 4
"""By so many columns at most the view is sorted."""

_LEAST_NUMBER: Final = 10
"""For this at least there is room beside the rows."""

_ARROW_ROOM: Final = 17
_SMALL: Final = 0.78
"""Of the size of the letters."""


class PlaceHeader(QHeaderView):
    """The header beside the rows, as wide as the longest number of the set."""

    def __init__(self, model: EntryModel, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._model = model
        self.setSectionsClickable(True)

    def sizeHint(self) -> QSize:
        # Qt would ask for the texts, fonts and icons of two hundred rows, several times after each reset.
        longest = format_number(max(len(self._model.session.document.table), _LEAST_NUMBER))
        # Qt measures sections in bold letters.
        font = self.font()
        font.setBold(True)
        metrics = QFontMetrics(font)
        first = self._model.headerData(0, Qt.Orientation.Vertical) or ""
        around = self.sectionSizeFromContents(0).width() - metrics.horizontalAdvance(first)
        digits = "".join("8" if letter.isdigit() else letter for letter in longest)
        return QSize(metrics.horizontalAdvance(digits) + around, 0)


class EntryHeader(QHeaderView):
    """The header across."""

    def __init__(self, model: EntryModel, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._model = model
        self._pressed = -1
        self.setSectionsClickable(True)
        model.sort_changed.connect(self._follow)

    def add_key(self, section: int) -> None:
        """Sort by one more column, or turn the order of one that is a key already; a third time takes it away."""
        column, keys = self._model.columns[section], list(self._model.sort_keys)
        place = next((place for place, key in enumerate(keys) if key.column == column), None)
        if place is None:
            keys = [*keys[: MAX_KEYS - 1], ColumnSort(column)]
        elif keys[place].is_descending:
            del keys[place]
        else:
            keys[place] = ColumnSort(column, is_descending=True)
        self._model.sort_by(keys)

    def _follow(self) -> None:
        """Show what the model sorts by."""
        keys = self._model.sort_keys
        order = Qt.SortOrder.DescendingOrder if keys and keys[0].is_descending else Qt.SortOrder.AscendingOrder
        self.blockSignals(True)
        self.setSortIndicator(self._model.columns.index(keys[0].column) if keys else -1, order)
        self.blockSignals(False)
        self.viewport().update()

    def number_of(self, section: int) -> int | None:
        """Which of several keys a section is, from 1; None where there are not several, or it is none of them."""
        key = self._key_of(section) if len(self._model.sort_keys) > 1 else None
        return None if key is None else self._model.sort_keys.index(key) + 1

    def _key_of(self, section: int) -> ColumnSort | None:
        column = self._model.columns[section] if 0 <= section < len(self._model.columns) else None
        return next((key for key in self._model.sort_keys if key.column == column), None)

    # What Qt asks

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
        number = self.number_of(logicalIndex)
        if number is None:
            return
        painter.save()
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _SMALL)
        painter.setFont(font)
        painter.setPen(tint_color(Tint.QUIET, self.palette()))
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        # Above the arrow, where narrow columns have room, too.
        left = rect.left() if is_mirrored else rect.right() - _ARROW_ROOM
        place = QRect(left, rect.top() + 1, _ARROW_ROOM, rect.height() // 2)
        painter.drawText(place, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(number))
        painter.restore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._section_to_add(event)
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
        if self._section_to_add(event) < 0:
            super().mouseDoubleClickEvent(event)
        else:
            self.mousePressEvent(event)

    def _section_to_add(self, event: QMouseEvent) -> int:
        """The section that is clicked with Shift; -1 where something else is meant."""
        is_shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        resizes = self.cursor().shape() is Qt.CursorShape.SplitHCursor
        if event.button() is not Qt.MouseButton.LeftButton or not is_shifted or resizes:
            return -1
        return self.logicalIndexAt(event.position().toPoint())
