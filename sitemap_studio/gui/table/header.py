"""The headers of the table of entries: a click above a column sorts by it, Shift and a click by one more.

Above stands every column that the view is sorted by, and their order where there are several; beside the rows stand the
places of their entries in the set. Sorting is done by the model.
"""

from __future__ import annotations

import os
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader, QWidget

from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.table.model import EntryModel
from sitemap_studio.gui.table.view_sort import ColumnSort
from sitemap_studio.gui.theme import Tint, tint_color

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
